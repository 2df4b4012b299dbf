"""A screen in public: what the kiosk knows and decides, without a window.

Options and their file, hours, idle times, waiting matches, figures for whoever runs it, and the small process
that starts the window again when it has crashed or hangs. `desktop/scenes/kiosk` shows it.
"""
