# shellcheck shell=bash
# GTK, as far as it is there. Sourced after common.bash.

# True where the package trait GTK can be built.
has_gtk() { have pkg-config && pkg-config --atleast-version=4.8 gtk4 2>/dev/null; }

# True where a window could be opened.
has_display() { [ -n "${WAYLAND_DISPLAY:-}${DISPLAY:-}" ]; }

# A display without a screen, for tests and pictures. Usage: with_display COMMAND…
# Drawing is done by Cairo, which needs no graphics card, and assistive technology has a bus of its own.
with_display() {
    local bus=()
    if have dbus-run-session; then bus=(dbus-run-session --); fi
    GSK_RENDERER=cairo GDK_BACKEND=x11 NO_AT_BRIDGE='' \
        xvfb-run --auto-servernum --server-args="-screen 0 1280x900x24" "${bus[@]}" "$@"
}
