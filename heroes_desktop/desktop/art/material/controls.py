"""Faces of buttons and all other small controls; labels and icons come on top."""

# ruff: noqa: ARG001 - all builders share one signature

from __future__ import annotations

from PIL import ImageDraw

from heroes_desktop.desktop.art.core import palette, specs
from heroes_desktop.desktop.art.core.geometry import bare_box, stroke, units
from heroes_desktop.desktop.art.core.lettering import icon
from heroes_desktop.desktop.art.core.noise import Picture, clouds, gradient, relief, scaled, soften
from heroes_desktop.desktop.art.core.palette import Colour, dark, lit, mix, rgb
from heroes_desktop.desktop.art.core.solid import (
    bevel,
    centred,
    cut,
    disc,
    empty,
    flat,
    halo,
    outline,
    place,
    rounded,
)
from heroes_desktop.desktop.art.material import textures
from heroes_desktop.desktop.art.material.panels import recess


def build_button_face(spec: specs.ButtonFace, factor: float) -> Picture:
    """A cushion with a bright upper half, a fine grain and a brass line."""
    top, bottom = (rgb(colour) for colour in palette.BUTTONS[spec.kind])
    if spec.press == "off":
        top, bottom = mix(top, rgb("#4A4038"), 0.75), mix(bottom, rgb("#2E2824"), 0.75)
    elif spec.press == "hover":
        top, bottom = lit(top, 0.10), lit(bottom, 0.10)
    elif spec.press == "down":
        top, bottom = dark(bottom, 0.12), dark(top, 0.10)
    w, h = spec.w, spec.h
    mask = rounded(w, h, units(spec.radius, factor))
    middle = (mix(top, bottom, 0.35), mix(top, bottom, 0.5))
    body = gradient(w, h, ((0, lit(top, 0.08)), (0.48, middle[0]), (0.52, middle[1]), (1, bottom)))
    body = soften(body, relief(clouds(w, h, 4 * factor, "button", octaves=3, stretch=(3, 1)), 0.6), 0.18)
    high, low = (40, 150) if spec.press == "off" else (30, 60) if spec.press == "down" else (150, 150)
    result = cut(bevel(body, mask, stroke(2.4, factor), high, low), mask)
    ring = textures.metal_ring(w, h, units(spec.radius, factor), stroke(2, factor))
    if spec.press == "off":
        ring.putalpha(scaled(ring.getchannel("A"), 0.35))
    place(result, ring, 0, 0)
    return result


def build_pill_face(spec: specs.PillFace, factor: float) -> Picture:
    """A small cushion with round ends."""
    return _cushion(spec.w, spec.h, rgb(palette.PILLS[spec.kind]), factor)


def _cushion(w: int, h: int, colour: Colour, factor: float) -> Picture:
    mask = rounded(w, h, h / 2)
    body = gradient(w, h, ((0, lit(colour, 0.18)), (1, dark(colour, 0.22))))
    result = cut(bevel(body, mask, stroke(1.5, factor), 120, 120), mask)
    place(result, outline(w, h, 0, h / 2, 1, dark(colour, 0.6), 255), 0, 0)
    return result


def build_chip_face(spec: specs.ChipFace, factor: float) -> Picture:
    """A player's chip: faintly in the player's colour; ringed in gold and glowing when it is their turn."""
    w, h = spec.w, spec.h
    colour = rgb(spec.colour)
    share = (0.35, 0.30) if spec.active else (0.12, 0.05)
    mask = rounded(w, h, h / 2)
    body = gradient(
        w, h, ((0, mix(rgb("#3A2A1F"), colour, share[0])), (1, mix(rgb("#1E1510"), colour, share[1])))
    )
    chip = cut(bevel(body, mask, stroke(2, factor), 90, 130), mask)
    run = textures.BRASS_RUN if spec.active else textures.DULL_RUN
    place(chip, textures.metal_ring(w, h, h / 2, max(2, stroke(3 if spec.active else 2, factor)), run), 0, 0)
    if not spec.active:
        return chip
    glow, margin = halo(mask, 6 * factor, rgb(palette.LEGAL), 190, 1)
    whole = bare_box(spec, factor)
    result = empty(whole.width, whole.height)
    place(result, glow, whole.left - margin, whole.top - margin)
    place(result, chip, whole.left, whole.top)
    return result


def build_key_hint(spec: specs.KeyHint, factor: float) -> Picture:
    """A dark recess for one letter."""
    return recess(spec.w, spec.h, units(5, factor), (10, 7, 5), 0.6, factor)


def build_gauge(spec: specs.Gauge, factor: float) -> Picture:
    """A groove with its filling."""
    result = _groove(spec.w, spec.h, factor)
    inset = stroke(2, factor)
    length = round((spec.w - 2 * inset) * spec.filled / 1000)
    if length > 0:
        place(
            result,
            _filling(max(length, spec.h - 2 * inset), spec.h - 2 * inset, rgb(spec.colour), factor),
            inset,
            inset,
        )
    return result


def build_hold_bar(spec: specs.HoldBar, factor: float) -> Picture:
    """A thin bar on a primary button."""
    result = flat(rounded(spec.w, spec.h, spec.h / 2), (90, 50, 14))
    length = round(spec.w * spec.filled / 1000)
    if length > 0:
        place(result, flat(rounded(max(length, spec.h), spec.h, spec.h / 2), (255, 248, 220)), 0, 0)
    return result


def _groove(w: int, h: int, factor: float) -> Picture:
    return recess(w, h, h / 2, (12, 8, 6), 0.85, factor)


def build_groove(spec: specs.Groove, factor: float) -> Picture:
    """The bed of a slider or scroll bar."""
    return recess(spec.w, spec.h, min(spec.w, spec.h) / 2, (12, 8, 6), 0.75, factor)


def _filling(w: int, h: int, colour: Colour, factor: float) -> Picture:
    mask = rounded(w, h, h / 2)
    body = gradient(w, h, ((0, lit(colour, 0.35)), (0.5, colour), (1, dark(colour, 0.3))))
    return cut(bevel(body, mask, stroke(1.2, factor), 120, 110), mask)


def _stripes(picture: Picture, step: int, line: int) -> None:
    """Dark slanting stripes, the second sign of what is lost, in place on an RGB picture."""
    draw = ImageDraw.Draw(picture, "RGBA")
    w, h = picture.size
    for x in range(-h, w + h, step):
        draw.line((x, h, x + h, 0), fill=(0, 0, 0, 80), width=line)


def build_odds_bar(spec: specs.OddsBar, factor: float) -> Picture:
    """Win, draw and the striped rest, in one groove."""
    w, h = spec.w, spec.h
    inset = stroke(2, factor)
    inner_w, inner_h = w - 2 * inset, h - 2 * inset
    bar = gradient(inner_w, inner_h, _run(palette.LOSE))
    _stripes(bar, max(6, units(9, factor)), stroke(2.5, factor))
    reach = round(inner_w * (spec.win + spec.draw) / 1000)
    if spec.draw and reach:
        bar.paste(gradient(reach, inner_h, _run(palette.DRAW)), (0, 0))
    won = round(inner_w * spec.win / 1000)
    if won:
        bar.paste(gradient(won, inner_h, _run(palette.WIN)), (0, 0))
    draw = ImageDraw.Draw(bar, "RGBA")
    for x in {won, reach} - {0, inner_w}:
        draw.line((x, 0, x, inner_h), fill=(20, 12, 8, 200), width=stroke(1.5, factor))
    radius = min(units(5, factor), h // 2)
    result = flat(rounded(w, h, radius), (16, 10, 7))
    mask = rounded(inner_w, inner_h, max(1, radius - inset))
    place(result, cut(bevel(bar, mask, stroke(1, factor), 90, 90), mask), inset, inset)
    return result


def _run(colour: str) -> tuple[tuple[float, Colour], ...]:
    return (0, lit(rgb(colour), 0.22)), (0.5, rgb(colour)), (1, dark(rgb(colour), 0.25))


def build_column(spec: specs.Column, factor: float) -> Picture:
    """A bar of a chart, striped when it is not enough."""
    w, h = spec.w, spec.h
    top, bottom = ("#6DBB57", "#4E9A4A") if spec.enough else ("#B0573A", "#8A3A26")
    mask = rounded(w, h, min(units(6, factor), w / 2, h / 2))
    body = gradient(w, h, ((0, lit(rgb(top), 0.25)), (1, dark(rgb(bottom), 0.35))))
    if not spec.enough:
        _stripes(body, max(6, units(10, factor)), stroke(3, factor))
    return cut(bevel(body, mask, stroke(2, factor), 120, 120), mask)


def build_checkbox(spec: specs.Checkbox, factor: float) -> Picture:
    """A recess with a brass line, and a golden tick."""
    result = recess(spec.size, spec.size, spec.size * 0.22, (14, 9, 6), 0.85, factor)
    place(result, textures.metal_ring(spec.size, spec.size, spec.size * 0.22, stroke(2, factor)), 0, 0)
    if spec.on:
        centred(
            result,
            icon("mdi:check-bold", round(spec.size * 0.66), rgb(palette.LEGAL)),
            spec.size / 2,
            spec.size / 2,
        )
    return result


def build_knob(spec: specs.Knob, factor: float) -> Picture:
    """A domed brass knob."""
    n = spec.size
    outer = disc(n)
    result = cut(bevel(textures.metal(n, n), outer, n * 0.05, 160, 170), outer)
    edge = round(n * 0.16)
    inner = disc(n - 2 * edge)
    dome = gradient(n - 2 * edge, n - 2 * edge, ((0, rgb(palette.GOLD_HIGH)), (1, rgb(palette.GOLD_LOW))))
    place(result, cut(bevel(dome, inner, n * 0.04, 140, 140), inner), edge, edge)
    return result
