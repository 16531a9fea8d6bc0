# shellcheck shell=bash
# GTK, as far as it is there. Sourced after common.bash.

# True where the package trait GTK can be built.
has_gtk() { have pkg-config && pkg-config --atleast-version=4.8 gtk4 2>/dev/null; }

# True where a window could be opened.
has_display() { [ -n "${WAYLAND_DISPLAY:-}${DISPLAY:-}" ]; }

# A display without a screen, for tests and pictures. Usage: with_display COMMAND…
# Drawing is done by Cairo, which needs no graphics card, and assistive technology has a bus of its own.
with_display() {
    local bus=() number server status=0
    if have dbus-run-session; then bus=(dbus-run-session --); fi
    # The server looks for a free display itself, so that several can start at once.
    # Without -noreset it starts over when its last client leaves, and turns away who comes meanwhile.
    number=$(mktemp)
    Xvfb -displayfd 3 -noreset -nolisten tcp -screen 0 1280x900x24 3>"$number" 2>/dev/null &
    server=$!
    while [ ! -s "$number" ] && kill -0 "$server" 2>/dev/null; do sleep 0.1; done
    # What is seen must not hang on what else the machine has: GNOME's look is tested where it is asked for. Nor is what
    # is set on this display, such as that a screen reader is there, to stay in the settings of who runs it.
    GSETTINGS_BACKEND=memory DISPLAY=":$(cat "$number")" MARTLET_ADWAITA="${MARTLET_ADWAITA:-off}" GSK_RENDERER=cairo GDK_BACKEND=x11 NO_AT_BRIDGE='' "${bus[@]}" "$@" || status=$?
    kill "$server" 2>/dev/null
    wait "$server" 2>/dev/null
    rm -f "$number"
    return "$status"
}
