import Foundation

/// A value in a range, drawn by the views inside the control.
package struct GaugeControl: Control {
    /// The value from 0 to 1; `nil` for an indeterminate value.
    package internal(set) var fraction: Double?

    package typealias Measured = NothingMeasured
    package var role: ControlRole { .progress }
    package var value: ControlValue { fraction.map { .number($0) } ?? .none }
    package var canHideLabel: Bool { true }

    package func name(of node: RenderNode) -> String? { node.gaugeTexts(.label).joined(separator: ", ") }

    package func valueText(of node: RenderNode) -> String? { ownWords(of: node) ?? percentage(fraction) }

    /// Returns the text of the current value label; `nil` without such a label.
    package func ownWords(of node: RenderNode) -> String? {
        let texts = node.gaugeTexts(.value)
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }

    package func replacesContent(of node: RenderNode, _ state: ControlState) -> Bool { true }
}

/// The bar of a gauge, which is not an accessibility element itself.
package struct GaugeBarControl: Control {
    /// From 0 to 1.
    package internal(set) var fraction = 0.0

    package typealias Measured = NothingMeasured
    package var role: ControlRole { .gaugeBar }
    package var value: ControlValue { .number(fraction) }

    package func standardChrome(_ state: ControlState) -> ControlChrome { .standardBar }
    package func valueText(of node: RenderNode) -> String? { percentage(fraction) }
    package func replacesContent(of node: RenderNode, _ state: ControlState) -> Bool { !node.reading.hasControlInside }
}

extension ControlRole {
    package static let gaugeBar = ControlRole("progress", as: nil)
}

extension RenderNode {
    /// Returns the texts of the first node in the gauge that carries a mark.
    fileprivate func gaugeTexts(_ mark: GaugeMark) -> [String] {
        for child in children {
            if child.attachment(GaugeMark.self) === mark { return child.reading.writtenTexts }
            let texts = child.gaugeTexts(mark)
            if !texts.isEmpty { return texts }
        }
        return []
    }
}
