#if GTK
import CGTK
import Foundation
import Martlet

/// Two fingers on a touchpad or a screen, over a window's content.
final class WindowPinch {
    private unowned let window: GTKWindow
    /// The sources of the gesture. GTK reports magnification and rotation separately; here they are one gesture.
    private var sources: Set<OpaquePointer> = []
    private var location = CGPoint.zero
    private var inputKind = GestureInputKinds.indirectTouch
    private var magnification: CGFloat = 1
    private var rotation = Angle.zero

    init(_ window: GTKWindow, root: Widget) {
        self.window = window
        let zoom = gtk_gesture_zoom_new()!
        let rotate = gtk_gesture_rotate_new()!
        // Neither takes the fingers from the other.
        gtk_gesture_group(rotate, zoom)
        connectNumber(zoom, "scale-changed") { [unowned self] scale in
            change(magnification: CGFloat(scale), rotation: rotation)
        }
        connectPair(rotate, "angle-changed") { [unowned self] _, delta in
            change(magnification: magnification, rotation: .radians(delta))
            return false
        }
        for gesture in [zoom, rotate] {
            connectPointer(UnsafeMutableRawPointer(gesture), "begin") { [unowned self] in begin(gesture) }
            connectPointer(UnsafeMutableRawPointer(gesture), "end") { [unowned self] in end(gesture, .ended) }
            connectPointer(UnsafeMutableRawPointer(gesture), "cancel") { [unowned self] in end(gesture, .cancelled) }
            gtk_widget_add_controller(root, gesture)
        }
    }

    private func begin(_ gesture: OpaquePointer) {
        guard sources.insert(gesture).inserted, sources.count == 1 else { return }
        var x = 0.0
        var y = 0.0
        gtk_gesture_get_bounding_box_center(gesture, &x, &y)
        // Two fingers on a touchpad are no press of a button.
        let kind = GestureInputKinds(pressing: gesture)
        inputKind = kind == .directTouch ? .directTouch : .indirectTouch
        begin(at: CGPoint(x: x, y: y))
    }

    /// Two fingers begin to move around a point.
    func begin(at point: CGPoint) {
        location = point
        magnification = 1
        rotation = .zero
        send(.began)
    }

    func change(magnification: CGFloat, rotation: Angle) {
        self.magnification = magnification
        self.rotation = rotation
        send(.changed)
    }

    private func end(_ gesture: OpaquePointer, _ phase: PinchEvent.Phase) {
        guard sources.remove(gesture) != nil, sources.isEmpty else { return }
        end(phase)
    }

    func end(_ phase: PinchEvent.Phase) { send(phase) }

    private func send(_ phase: PinchEvent.Phase) {
        let event = PinchEvent(
            phase: phase, location: location, magnification: magnification, rotation: rotation, time: window.now,
            inputKind: inputKind)
        _ = onMain((window.scene, event)) { $0.send(.pinch($1)) }
        window.updateSoonIfNeeded()
    }
}
#endif
