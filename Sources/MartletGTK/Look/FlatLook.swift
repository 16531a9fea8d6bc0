#if GTK
/// Controls without bevels, like those of GNOME's apps, for GTK's default theme. Another theme chosen by the user and
/// high contrast disable this look.
enum FlatLook {
    static let rules = """
        button:not(.flat):not(.suggested-action):not(.destructive-action) { background-image: none; box-shadow: none;
            background-color: alpha(@theme_fg_color, 0.09); border-color: transparent; }
        button:not(.flat):not(.suggested-action):not(.destructive-action):hover {
            background-color: alpha(@theme_fg_color, 0.14); }
        button:not(.flat):not(.suggested-action):not(.destructive-action):active {
            background-color: alpha(@theme_fg_color, 0.28); }
        button:not(.flat):not(.suggested-action):not(.destructive-action):checked {
            background-color: alpha(@theme_fg_color, 0.24); }
        button:not(.flat):not(.suggested-action):not(.destructive-action):disabled {
            background-color: alpha(@theme_fg_color, 0.05); }
        button.suggested-action { background-image: none; background-color: @martlet_accent; border-color: transparent;
            box-shadow: none; color: white; text-shadow: none; }
        button.suggested-action:hover { background-color: shade(@martlet_accent, 1.1); }
        button.suggested-action:active { background-color: shade(@martlet_accent, 0.85); }
        button.destructive-action { background-image: none; background-color: #e01b24; border-color: transparent;
            box-shadow: none; color: white; text-shadow: none; }
        button.destructive-action:hover { background-color: shade(#e01b24, 1.1); }
        button.destructive-action:active { background-color: shade(#e01b24, 0.85); }
        button.suggested-action:disabled, button.destructive-action:disabled { opacity: 0.5; }
        spinbutton button:not(.flat):not(.suggested-action):not(.destructive-action) { background-color: transparent; }
        entry, spinbutton { background-image: none; background-color: alpha(@theme_fg_color, 0.07);
            border-color: transparent; box-shadow: none; }
        /* What lies behind an editor is not seen through its own background. */
        .martlet-area { background-image: none; background-color: mix(@theme_bg_color, @theme_fg_color, 0.07);
            border-color: transparent; box-shadow: none; }
        entry:focus-within, spinbutton:focus-within { outline: 2px solid @martlet_focus; outline-offset: -2px; }
        switch:not(:checked) { background-image: none; background-color: alpha(@theme_fg_color, 0.18);
            border-color: transparent; }
        switch:checked { border-color: transparent; }
        switch:checked:disabled { background-image: none; background-color: alpha(@martlet_accent, 0.45); }
        switch > slider { background-image: none; background-color: white; border-color: transparent;
            box-shadow: 0 1px 3px alpha(black, 0.3); }

        """
}
#endif
