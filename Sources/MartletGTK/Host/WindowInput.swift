#if GTK
import CGTK
import Foundation
import Martlet

/// The pointer, the wheel and the keys over a window's content, as far as GTK's controls leave them to us.
final class WindowInput {
    unowned let window: GTKWindow
    private let root: Widget
    /// The point of the current press, unless a widget of GTK handles it.
    private(set) var press: CGPoint?
    private var pointer = CGPoint.zero
    /// Whether the last event was a press, so that a change of the focus is caused by the pointer.
    private(set) var isPressing = false
    /// Whether the last key that was pressed is Tab.
    private(set) var isTabbing = false
    /// The keys that are held down.
    private var held: Set<UInt32> = []
    /// The gesture that last followed the pressed pointer.
    private(set) var lastDrag: OpaquePointer?
    /// Whether the press means nothing to the content, and a movement moves the window.
    private var movesWindow = false
    /// The keys held with the pointer's last event.
    private var modifiers: EventModifiers = []
    /// The kind of input of the last event.
    private var inputKind = GestureInputKinds.pointer
    /// The time of that press.
    private var time: Duration?
    /// The time of the last event; later events never have an earlier time.
    private var lastTime = Duration.zero
    /// The largest offset between the times of GTK's events and the window's clock.
    private var lead: Duration?
    private(set) var pinch: WindowPinch?
    private var drop: WindowDrop?
    /// The selection of text.
    let selector: TextSelector

    init(_ window: GTKWindow, root: Widget) {
        self.window = window
        self.root = root
        selector = TextSelector(window)
        watchPresses()
        addDrag()
        addDragOverControls()
        addMotion()
        pinch = WindowPinch(window, root: root)
        drop = WindowDrop(window, root: root)
        scroll = WindowScroll(window, root: root, pointer: { [unowned self] in pointer }) { [unowned self] in
            scrolled(by: $0)
        }
        addKeys()
        addMenus()
    }

    // MARK: - Pointer

    /// Observes all events first, including those that controls take.
    private func watchPresses() {
        let all = gtk_event_controller_legacy_new()!
        gtk_event_controller_set_propagation_phase(all, GTK_PHASE_CAPTURE)
        connectEvents(all) { [unowned self] in see($0) }
        gtk_widget_add_controller(window.window, all)
    }

    func see(_ type: GdkEventType) {
        if type == GDK_BUTTON_PRESS || type == GDK_TOUCH_BEGIN || type == GDK_KEY_PRESS {
            window.focusState.isLost = false
        }
        switch type {
        case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN: isPressing = true
        case GDK_BUTTON_RELEASE, GDK_TOUCH_END, GDK_TOUCH_CANCEL, GDK_KEY_PRESS: isPressing = false
        default: break
        }
    }

    private func addDrag() {
        addDrag(GTK_PHASE_BUBBLE) { [unowned self] point, drag in
            if press(at: point) { gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_CLAIMED) }
        }
    }

    /// Adds the gesture that takes a press before one of GTK's controls, if a gesture of the scene requires that.
    private func addDragOverControls() {
        addDrag(GTK_PHASE_CAPTURE) { [unowned self] point, drag in
            let isTaken =
                !window.isBelowPopover && isControl(at: point)
                && onMain((window.scene, point)) { $0.sharesPress(at: $1) }
            guard isTaken else { return _ = gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_DENIED) }
            gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_CLAIMED)
            press = point
            send(.down, at: point)
        }
    }

    private func addDrag(_ phase: GtkPropagationPhase, began: @escaping (CGPoint, OpaquePointer) -> Void) {
        let drag = gtk_gesture_drag_new()!
        gtk_event_controller_set_propagation_phase(drag, phase)
        gtk_gesture_single_set_button(drag, UInt32(GDK_BUTTON_PRIMARY))
        connectPair(drag, "drag-begin") { [unowned self] x, y in
            record(drag)
            lastDrag = drag
            began(CGPoint(x: x, y: y), drag)
            return false
        }
        connectPair(drag, "drag-update") { [unowned self] x, y in
            record(drag)
            if let press { self.drag(to: CGPoint(x: press.x + x, y: press.y + y)) }
            return false
        }
        connectPair(drag, "drag-end") { [unowned self] x, y in
            record(drag)
            if let press { release(at: CGPoint(x: press.x + x, y: press.y + y)) }
            return false
        }
        connectPointer(UnsafeMutableRawPointer(drag), "cancel") { [unowned self] in
            guard let press else { return }
            self.press = nil
            send(.cancelled, at: press)
        }
        gtk_widget_add_controller(root, drag)
    }

    /// Keeps the modifier keys of a controller's event, and when it happened: that may be some time ago.
    private func record(_ controller: OpaquePointer) {
        modifiers = EventModifiers(gtk_event_controller_get_current_event_state(controller))
        if let kind = GestureInputKinds(pressing: controller) { inputKind = kind }
        let stamp = Duration.milliseconds(Int64(gtk_event_controller_get_current_event_time(controller)))
        guard stamp > .zero else { return }
        let now = window.now
        // The event timestamps wrap after some weeks.
        if let lead, abs((now - stamp - lead) / .seconds(1)) > 60 { self.lead = nil }
        let least = min(lead ?? now - stamp, now - stamp)
        lead = least
        time = stamp + least
    }

    /// Whether one of GTK's controls is at a point.
    private func isControl(at point: CGPoint) -> Bool {
        window.tree.isNative(gtk_widget_pick(root, point.x, point.y, GTK_PICK_DEFAULT))
    }

    /// Handles a press at a point of the content. Returns true if a view reacts to it.
    func press(at point: CGPoint) -> Bool {
        press = nil
        onMain((window.scene, point)) { scene, point in
            scene.scrolling.stopDrift(at: point)
            scene.lists.closeSwipe(unlessAt: point)
        }
        guard !window.isBelowPopover, !isControl(at: point) else { return false }
        press = point
        let selects = selector.press(
            at: point, time: max(time ?? window.now, lastTime), extends: modifiers.contains(.shift))
        let isUsed = send(.down, at: point) || selects
        movesWindow = !isUsed && window.appWindow.map { onMain($0) { $0.isMovedByContent } } == true
        return isUsed
    }

    /// Follows the pointer, which moves while it is down.
    func drag(to point: CGPoint) {
        guard let press else { return }
        if movesWindow {
            guard abs(point.x - press.x) + abs(point.y - press.y) > 4 else { return }
            movesWindow = false
            return moveWindow()
        }
        selector.drag(to: point)
        send(.moved, at: point)
    }

    /// Ends the current press.
    func release(at point: CGPoint) {
        guard press != nil else { return }
        press = nil
        selector.release()
        send(.up, at: point)
    }

    private func addMotion() {
        let motion = gtk_event_controller_motion_new()!
        connectPair(motion, "motion") { [unowned self] x, y in
            record(motion)
            move(to: CGPoint(x: x, y: y))
            return false
        }
        connectPair(motion, "enter") { [unowned self] x, y in
            move(to: CGPoint(x: x, y: y))
            return false
        }
        connect(UnsafeMutableRawPointer(motion), "leave") { [unowned self] in
            if press == nil { send(.exited, at: pointer) }
        }
        gtk_widget_add_controller(root, motion)
    }

    /// Follows the pointer to a point of the content.
    func point(at point: CGPoint) { move(to: point) }

    /// The pointer is moved; while it is pressed, the press follows.
    private func move(to point: CGPoint) {
        pointer = point
        if window.isBelowPopover { return }
        guard press == nil else { return }
        selector.point(at: point, in: root)
        send(.hovered, at: point)
    }

    @discardableResult
    private func send(_ phase: PointerEvent.Phase, at point: CGPoint) -> Bool {
        let event = PointerEvent(
            phase: phase, location: point, modifiers: modifiers, time: max(time ?? window.now, lastTime),
            inputKind: inputKind)
        lastTime = event.time
        time = nil
        let wasUsed = onMain((window.scene, event)) { $0.send(.pointer($1)) }
        window.updateSoonIfNeeded()
        return wasUsed
    }

    // MARK: - Menus

    private func addMenus() {
        // GTK's fields have menus of their own, and take the press before it comes here.
        let press = gtk_gesture_drag_new()!
        gtk_gesture_single_set_button(press, UInt32(GDK_BUTTON_SECONDARY))
        var place = CGPoint.zero
        connectPair(press, "drag-begin") { [unowned self] x, y in
            place = CGPoint(x: x, y: y)
            let hasMenu = onMain((window.scene, place)) { !$0.contextMenu(at: $1).isEmpty }
            gtk_gesture_set_state(press, hasMenu ? GTK_EVENT_SEQUENCE_CLAIMED : GTK_EVENT_SEQUENCE_DENIED)
            return false
        }
        // The menu opens on release: a release that goes to the menu would confuse GTK's gesture.
        connectPair(press, "drag-end") { [unowned self] _, _ in window.openContextMenu(at: place) }
        gtk_widget_add_controller(root, press)
        let touch = gtk_gesture_long_press_new()!
        gtk_gesture_single_set_touch_only(touch, 1)
        connectPair(touch, "pressed") { [unowned self] x, y in
            guard window.openContextMenu(at: CGPoint(x: x, y: y)) else { return false }
            gtk_gesture_set_state(touch, GTK_EVENT_SEQUENCE_CLAIMED)
            return false
        }
        gtk_widget_add_controller(root, touch)
    }

    // MARK: - Wheel

    private(set) var scroll: WindowScroll?

    /// Scrolls the content below the pointer. Returns false if nothing there scrolls.
    func scrolled(by delta: CGSize) -> Bool {
        if window.isBelowPopover { return false }
        let wasUsed = onMain((window.scene, pointer, delta)) { $0.send(.scroll(location: $1, delta: $2)) }
        window.updateSoonIfNeeded()
        return wasUsed
    }

    // MARK: - Keys

    private func addKeys() {
        let keys = gtk_event_controller_key_new()!
        connectKeys(keys, "key-pressed") { [unowned self] key, state in
            recordModifiers(key, state, isDown: true)
            // A key that neither the content nor the header bar has used may be a menu shortcut.
            return pressed(key, state) || performMenuShortcut(key, state) || showsShortcuts(key, state) || isKept(key)
        }
        connectKeys(keys, "key-released") { [unowned self] key, state in
            recordModifiers(key, state, isDown: false)
            return released(key, state)
        }
        // The window receives keys even without a focus, since the focused node may have been disabled.
        gtk_widget_add_controller(window.window, keys)
    }

    /// Whether a key that nothing has used is not for the window around: in a popover.
    private func isKept(_ keyval: UInt32) -> Bool {
        guard window.isPopover else { return false }
        return ![GDK_KEY_Tab, GDK_KEY_ISO_Left_Tab, GDK_KEY_Escape].contains(Int32(keyval))
    }

    private func performMenuShortcut(_ keyval: UInt32, _ state: GdkModifierType) -> Bool {
        guard let app = window.appWindow, let key = KeyInput(keyval: keyval, state: state) else { return false }
        return onMain((app, key)) { $0.performMenuShortcut($1) }
    }

    /// The desktop's keys for the list of an app's keys.
    func showsShortcuts(_ keyval: UInt32, _ state: GdkModifierType) -> Bool {
        guard EventModifiers(state).subtracting([.shift, .capsLock]) == .command else { return false }
        return [GDK_KEY_question, GDK_KEY_F1].contains(Int32(keyval)) && window.showShortcuts()
    }

    /// Whether GTK's focus is in a menu.
    private var hasOpenMenu: Bool {
        guard let focus = window.focusWidget else { return false }
        return gtk_widget_get_ancestor(focus, gtk_popover_menu_get_type()) != nil
    }

    func pressed(_ keyval: UInt32, _ state: GdkModifierType) -> Bool {
        guard window.isOpen else { return false }
        // An open menu receives all keys, and unused ones are dropped.
        if hasOpenMenu { return false }
        let isMenuKey =
            switch Int32(keyval) {
            case GDK_KEY_Menu: true
            case GDK_KEY_F10: EventModifiers(state) == .shift
            default: false
            }
        if isMenuKey, window.openContextMenuOfFocus() { return true }
        guard var key = KeyInput(keyval: keyval, state: state) else { return false }
        if !held.insert(keyval).inserted { key.phase = .repeated }
        isTabbing = key.key == .tab
        if isTabbing { return leaveRows(by: key.modifiers.contains(.shift) ? -1 : 1) }
        // Typing the name of a row measures the time between keys, and the last update may be long ago.
        onMain((window.scene, window.now)) { $0.time = $1 }
        let wasUsed = onMain((window.scene, key)) { $0.send(.key($1)) }
        window.updateSoonIfNeeded()
        return wasUsed || selector.use(key)
    }

    /// Tab is GTK's: it also leads to the header bar, and the scene's focus follows. But the rows of a list are one stop.
    ///
    /// - Returns: Whether the focus has moved.
    private func leaveRows(by step: Int) -> Bool {
        // From the header bar on, GTK handles Tab, whatever row had the focus in the content.
        if let focus = window.focusWidget, window.tree.view(holding: focus)?.tree !== window.tree { return false }
        // Tab visits the rest of the content before the header bar.
        let stops = window.scene.focusMoves.focusableNodes.filter { !window.isInHeader($0) }
        switch onMain((window.scene, step, stops), { $0.focusMoves.tabOutOfRows(by: $1, among: $2) }) {
        case .others: return window.resumesFocus(by: step)
        case .moved:
            window.updateSoonIfNeeded()
            window.updateSoon()
            return true
        case .leaves(let last):
            // GTK moves the focus on from the last row.
            if let view = window.tree.view(of: last) { window.grab(view.focusTarget) }
            return false
        }
    }

    func released(_ keyval: UInt32, _ state: GdkModifierType) -> Bool {
        guard window.isOpen else { return false }
        // If Shift is released first, the key is released under another name.
        held.remove(keyval)
        held.remove(gdk_keyval_to_upper(keyval))
        held.remove(gdk_keyval_to_lower(keyval))
        guard var key = KeyInput(keyval: keyval, state: state), key.key != .tab, !hasOpenMenu else {
            return false
        }
        key.phase = .up
        let wasUsed = onMain((window.scene, key)) { $0.send(.key($1)) }
        window.updateSoonIfNeeded()
        return wasUsed
    }
}
#endif
