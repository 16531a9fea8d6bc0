"""All that an app tells assistive technology, asked for in one call, as it is now."""

from collections import namedtuple

from gi.repository import Atspi, Gio, GLib

Item = namedtuple("Item", "path parent index interfaces name role description states")
ATSPI = "org.a11y.atspi."
WINDOW_COORDINATES = 1


class Bus:
    """The accessibility bus, and one app on it."""

    def __init__(self, process):
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        address = self.call(session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus.GetAddress")
        kind = Gio.DBusConnectionFlags
        flags = kind.AUTHENTICATION_CLIENT | kind.MESSAGE_BUS_CONNECTION
        self.connection = Gio.DBusConnection.new_for_address_sync(address, flags, None, None)
        names = (name for name in self.bus("ListNames") if name.startswith(":"))
        self.app = next(name for name in names if self.process(name) == process)

    def call(self, connection, name, path, method, *arguments):
        interface, member = method.rsplit(".", 1)
        signature = "(" + "".join("u" if isinstance(a, int) else "s" for a in arguments) + ")"
        parameters = GLib.Variant(signature, arguments) if arguments else None
        reply = connection.call_sync(name, path, interface, member, parameters, None, 0, 20000, None)
        return reply.unpack()[0]

    def bus(self, member, *arguments):
        name = "org.freedesktop.DBus"
        return self.call(self.connection, name, "/org/freedesktop/DBus", f"{name}.{member}", *arguments)

    def process(self, name):
        return self.bus("GetConnectionUnixProcessID", name)

    def ask(self, path, method, *arguments):
        return self.call(self.connection, self.app, path, ATSPI + method, *arguments)

    def items(self):
        """Everything, by what holds it, in order.

        GTK tells only of what somebody has come across, so that what is new is gone through first.
        """
        asked = set()
        while True:
            held, counts = self.known()
            missing = [path for path, count in counts.items() if count > len(held.get(path, ())) and path not in asked]
            if not missing:
                return held
            while missing:
                path = missing.pop()
                asked.add(path)
                missing += [child for _, child in self.ask(path, "Accessible.GetChildren") if child not in counts]

    def known(self):
        held, counts = {}, {}
        for (_, path), _, (_, parent), index, count, interfaces, name, role, description, states in self.ask(
            "/org/a11y/atspi/cache", "Cache.GetItems"
        ):
            bits = {bit for bit in range(64) if states[bit // 32] >> bit % 32 & 1}
            interfaces = {interface.removeprefix(ATSPI) for interface in interfaces}
            role = Atspi.role_get_name(Atspi.Role(role))
            counts[path] = count
            held.setdefault(parent, []).append(Item(path, parent, index, interfaces, name, role, description, bits))
        return {parent: sorted(children, key=lambda item: item.index) for parent, children in held.items()}, counts

    def below(self, path, items=None, depth=0):
        """All items in a node with their depth."""
        items = items if items is not None else self.items()
        for item in items.get(path, ()):
            yield item, depth
            yield from self.below(item.path, items, depth + 1)

    def extents(self, item):
        return self.ask(item.path, "Component.GetExtents", WINDOW_COORDINATES)

    def value(self, item):
        get = "org.freedesktop.DBus.Properties.Get"
        names = ("CurrentValue", "MinimumValue", "MaximumValue")
        return [self.call(self.connection, self.app, item.path, get, ATSPI + "Value", name) for name in names]

    def text(self, item):
        """The text of a field, which has an interface that takes integers only."""
        get = "org.freedesktop.DBus.Properties.Get"
        count = self.call(self.connection, self.app, item.path, get, ATSPI + "Text", "CharacterCount")
        parameters = GLib.Variant("(ii)", (0, count))
        reply = self.connection.call_sync(
            self.app, item.path, ATSPI + "Text", "GetText", parameters, None, 0, 20000, None
        )
        return reply.unpack()[0]
