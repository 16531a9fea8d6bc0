import Foundation

/// The progress of a task, determinate or indeterminate.
package struct ProgressControl: Control {
    /// The built-in looks of a progress view.
    package enum Look: Hashable, Sendable {
        /// The look that the host chooses for the surroundings, such as a list row or a toolbar.
        case automatic
        case linear, circular
    }

    /// The completed fraction, from 0 to 1; `nil` for indeterminate progress.
    package internal(set) var fraction: Double?
    package internal(set) var look = Look.automatic

    package struct Measured: Equatable {
        let look: Look
        let isKnown: Bool
    }

    package var measured: Measured { Measured(look: look, isKnown: fraction != nil) }
    package var role: ControlRole { .progress }
    package var value: ControlValue { fraction.map { .number($0) } ?? .none }
    package var canHideLabel: Bool { true }

    /// Whether a spinner shows the progress, instead of a bar.
    package var isSpinning: Bool { look == .circular || look == .automatic && fraction == nil }

    package func standardChrome(_ state: ControlState) -> ControlChrome {
        isSpinning ? .standardSpinner : .standardBar
    }

    /// The text of the label, which names the task.
    package func name(of node: RenderNode) -> String? {
        node.parts.progressParts.filter { !$0.parts.isProgressValue }.flatMap(\.reading.writtenTexts).joined(
            separator: ", ")
    }

    package func valueText(of node: RenderNode) -> String? { ownWords(of: node) ?? percentage(fraction) }

    /// Returns the text of the current-value label; `nil` without such a label.
    package func ownWords(of node: RenderNode) -> String? {
        let texts = node.parts.progressParts.filter(\.parts.isProgressValue).flatMap(\.reading.writtenTexts)
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }

    package func replacesContent(of node: RenderNode, _ state: ControlState) -> Bool { !node.reading.hasControlInside }
}

extension ControlRole {
    package static let progress = ControlRole("progress", as: .progress)
}

extension ControlChrome {
    /// The size of a bar, for hosts without a look of their own.
    static let standardBar = ControlChrome(
        minimumSize: CGSize(width: 32, height: 24), idealWidth: 160, fillsWidth: true)

    /// The size of a spinner, for hosts without a look of their own.
    static let standardSpinner = ControlChrome(minimumSize: CGSize(width: 20, height: 20))
}

/// Returns a fraction as a percentage; `nil` for no fraction.
func percentage(_ fraction: Double?) -> String? { fraction.map { "\(Int(saturating: ($0 * 100).rounded()))%" } }

/// Marks the group node of a progress view's current-value label.
final class ProgressValueMark: NodeAttachment {}

extension PartsNode {
    fileprivate var progressParts: ContiguousArray<RenderNode> { node.layoutChildren.first?.children ?? [] }

    fileprivate var isProgressValue: Bool { node.hasAttachment(ProgressValueMark.self) }
}
