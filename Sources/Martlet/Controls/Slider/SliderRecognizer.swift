import Foundation

/// A slider whose track the pointer presses: the value follows the pointer until it is let go, wherever that is.
final class SliderRecognizer: ControlRecognizer {
    private var isEditing = false

    override func step(_ event: GestureEvent) {
        location = event.location
        switch event.kind {
        case .down: if isOnTrack { set(.active, ()) } else { fail() }
        case .moved where status == .active: set(.active, ())
        case .up where status == .active: set(.ended, ())
        default: break
        }
    }

    /// Whether the pointer is where the track is, as high as the slider is.
    private var isOnTrack: Bool {
        guard let node, isEnabled, let local = node.localPoint(fromWindow: location) else { return false }
        let track = node.trackFrame
        return local.x >= track.minX && local.x < track.maxX
    }

    override func commit() {
        guard let node, node.isAttached else { return }
        let isDown = status == .active
        setHeld(isDown && isEnabled)
        guard let control = node.controlContent, control.isEnabled else { return end(node) }
        guard status == .active || status == .ended else { return end(node) }
        if !isEditing {
            isEditing = true
            node.scene.focus.move(to: node, in: node.scene, isByPointer: true)
            control.actions.edit?(true)
        }
        if let number = node.sliderNumber(at: location) { control.actions.setValue?(number) }
        if !isDown { end(node) }
    }

    private func end(_ node: RenderNode) {
        guard isEditing else { return }
        isEditing = false
        node.controlContent?.actions.edit?(false)
    }
}

extension RenderNode {
    /// What a slider is set to by a pointer at a point of the window.
    fileprivate func sliderNumber(at point: CGPoint) -> Double? {
        guard let control = controlContent, let range = control.range, let local = localPoint(fromWindow: point) else {
            return nil
        }
        // The knob stays between the ends of the track.
        let insets = scene.host.chrome(of: control).insets
        let track = trackFrame
        let length = track.width - insets.leading - insets.trailing
        guard length > 0 else { return nil }
        var way = local.x - track.minX - insets.leading
        if layoutDirection == .rightToLeft { way = length - way }
        let part = Double(min(1, max(0, way / length)))
        return range.lowerBound + part * (range.upperBound - range.lowerBound)
    }
}
