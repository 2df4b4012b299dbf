"""The parts screens are made of: functions that draw on a sheet and add nodes to its tree."""

from heroes_desktop.games.shared.wording import chance_text, decimal

from .banner import banner
from .buttons import Face, action_button, button, icon_button
from .controls import choice, explained_choice, explained_height, slider, tabs, tabs_height, toggle
from .meters import gauge, odds_bar, odds_chart
from .nothing import nothing_here
from .panels import heading, leather, paper, pill, pill_width, ribbon, ribbon_width
from .pieces import card, counter, dice_tray
from .rows import Stack
from .scroll import Scroll, paragraph, scroll_area

__all__ = [
    "Face",
    "Scroll",
    "Stack",
    "action_button",
    "banner",
    "button",
    "card",
    "chance_text",
    "choice",
    "counter",
    "decimal",
    "dice_tray",
    "explained_choice",
    "explained_height",
    "gauge",
    "heading",
    "icon_button",
    "leather",
    "nothing_here",
    "odds_bar",
    "odds_chart",
    "paper",
    "paragraph",
    "pill",
    "pill_width",
    "ribbon",
    "ribbon_width",
    "scroll_area",
    "slider",
    "tabs",
    "tabs_height",
    "toggle",
]
