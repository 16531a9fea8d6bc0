import Foundation

/// How far something has come, or that it goes on.
package struct ProgressControl: Control {
    /// Which of a host's looks progress has.
    package enum Look: Hashable, Sendable {
        /// What suits the host and the place.
        case automatic
        case linear, circular
    }

    /// From 0 to 1; nil while nobody knows.
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

    /// Whether it is shown by something that turns, and not by a bar.
    package var isSpinning: Bool { look == .circular || look == .automatic && fraction == nil }

    package func standardChrome(_ state: ControlState) -> ControlChrome {
        isSpinning ? .standardSpinner : .standardBar
    }

    /// The label, which says what goes on.
    package func name(of node: RenderNode) -> String? {
        node.progressParts.filter { !$0.isProgressValue }.flatMap(\.writtenTexts).joined(separator: ", ")
    }

    package func valueText(of node: RenderNode) -> String? { ownWords(of: node) ?? percentage(fraction) }

    /// What the view says of how far it has come, in words of its own.
    package func ownWords(of node: RenderNode) -> String? {
        let texts = node.progressParts.filter(\.isProgressValue).flatMap(\.writtenTexts)
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }

    package func standsForContent(of node: RenderNode, _ state: ControlState) -> Bool { !node.hasControlInside }
}

extension ControlRole {
    package static let progress = ControlRole("progress", as: .progress)
}

extension ControlChrome {
    /// The room for a bar, for hosts without a look of their own.
    static let standardBar = ControlChrome(
        minimumSize: CGSize(width: 32, height: 24), idealWidth: 160, fillsWidth: true)

    /// The room for something that turns.
    static let standardSpinner = ControlChrome(minimumSize: CGSize(width: 20, height: 20))
}

/// A fraction as a percentage; nil for none.
func percentage(_ fraction: Double?) -> String? { fraction.map { "\(Int(saturating: ($0 * 100).rounded()))%" } }

/// Marks the group of nodes in a progress view that say how far it has come.
final class ProgressValueMark: NodeAttachment {}

extension RenderNode {
    fileprivate var progressParts: ContiguousArray<RenderNode> { layoutChildren.first?.children ?? [] }

    fileprivate var isProgressValue: Bool { hasAttachment(ProgressValueMark.self) }
}
