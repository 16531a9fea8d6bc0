import Foundation

/// A control for selecting a number from a range, along a track.
package struct SliderControl: Control {
    package internal(set) var number = 0.0
    /// The range of the number.
    package internal(set) var range = 0.0...1
    /// The amount by which a step changes the number.
    package internal(set) var step = 0.05
    /// The amount by which Page Up and Page Down change the number.
    package internal(set) var pageStep = 0.2
    /// The part of the range that the user can choose from.
    package internal(set) var enabled = 0.0...1
    /// The value from which the track is filled; `nil` for the lower bound.
    package internal(set) var neutral: Double?
    /// The values of the ticks, in ascending order.
    package internal(set) var ticks: [Double] = []
    /// Whether the thumb is hidden.
    package internal(set) var hidesThumb = false

    /// Whether the slider has ticks, which affect its size.
    package var measured: Bool { !ticks.isEmpty }
    package var role: ControlRole { .slider }
    package var value: ControlValue { .number(number) }
    package var canHideLabel: Bool { true }
    package var pointing: ControlPointing { .track }

    /// The position of the number in its range, from 0 to 1.
    package var fraction: Double {
        let length = range.upperBound - range.lowerBound
        return length > 0 ? min(1, max(0, (number - range.lowerBound) / length)) : 0
    }

    /// Returns the position of a value in the range, from 0 to 1.
    package func part(of value: Double) -> Double { range.part(of: value) ?? 0 }

    /// The filled part of the track.
    package var filled: ClosedRange<Double> {
        let start = neutral.map { part(of: $0) } ?? 0
        return min(start, fraction)...max(start, fraction)
    }

    package func standardChrome(_ state: ControlState) -> ControlChrome {
        ControlChrome(
            insets: EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 4),
            minimumSize: CGSize(width: 32, height: 24), idealWidth: 160, fillsWidth: true)
    }

    package func grip(of node: RenderNode) -> CGRect { node.parts.trackFrame }

    package func operation(at point: CGPoint, in node: RenderNode, _ modifiers: EventModifiers) -> ControlOperation? {
        // The center of the thumb stays between the ends of the track.
        guard let content = node.controlContent else { return nil }
        let insets = node.scene.host.chrome(of: content).insets
        let track = node.parts.trackFrame
        let length = track.width - insets.leading - insets.trailing
        guard length > 0 else { return nil }
        var way = point.x - track.minX - insets.leading
        if node.layoutDirection == .rightToLeft { way = length - way }
        let part = Double(min(1, max(0, way / length)))
        return .setNumber(range.lowerBound + part * (range.upperBound - range.lowerBound))
    }

    @MainActor
    package func use(_ key: KeyInput, at node: RenderNode) -> ControlKeyUse {
        switch key.key {
        // At a bound of its range, the slider still consumes the arrow key, so that the focus does not move.
        case .rightArrow: .keeps(.increment)
        case .leftArrow: .keeps(.decrement)
        case .home: .operates(.setNumber(enabled.lowerBound))
        case .end: .operates(.setNumber(enabled.upperBound))
        case .pageUp: .operates(.setNumber(number + pageStep))
        case .pageDown: .operates(.setNumber(number - pageStep))
        default: .unused
        }
    }

    package func name(of node: RenderNode) -> String? { node.reading.leadingName }

    package func replacesContent(of node: RenderNode, _ state: ControlState) -> Bool { !node.reading.hasControlInside }
}

extension ControlRole {
    package static let slider = ControlRole("slider", as: .slider)
}
