import Foundation

private struct StylesAroundLabeledValueKey: EnvironmentKey {
    static var defaultValue: [AnyShapeStyle]? { nil }
}

extension EnvironmentValues {
    /// The foreground styles outside the labeled content whose value is drawn in the secondary style.
    fileprivate var stylesAroundLabeledValue: [AnyShapeStyle]? {
        get { self[StylesAroundLabeledValueKey.self] }
        set { self[StylesAroundLabeledValueKey.self] = newValue }
    }
}

/// Draws text in the value of labeled content in the secondary style, while controls in the value keep the outer style.
nonisolated struct LabeledValueStyle: InputModifier {
    static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {
        inputs.setEnvironment { _, values in
            let around = values.foregroundStyles
            values.stylesAroundLabeledValue = around
            values.foregroundStyles = [AnyShapeStyle(HierarchicalShapeStyle.secondary).within(around)]
        }
    }
}

/// Marks the inputs of a view in the value of labeled content, as long as no modifier has set a foreground style.
private final class LabeledValueMark: Sendable {
    static let shared = LabeledValueMark()
}

extension _ViewInputs {
    private var isInLabeledValue: Bool {
        attachment(LabeledValueMark.self, as: LabeledValueMark.self) != nil
    }

    /// A copy of the inputs for views in the value of labeled content.
    var markedAsLabeledValue: _ViewInputs {
        var inner = self
        inner.attach(LabeledValueMark.self, LabeledValueMark.shared)
        return inner
    }

    /// Removes the mark after a modifier in the value has set a foreground style, so that controls also keep that
    /// style.
    mutating func keepForegroundInLabeledValue() {
        if isInLabeledValue { attach(LabeledValueMark.self, nil) }
    }

    /// Restores the foreground styles outside the labeled content, for a control in its value.
    mutating func leaveLabeledValue() {
        guard isInLabeledValue else { return }
        attach(LabeledValueMark.self, nil)
        setEnvironment { _, values in
            if let styles = values.stylesAroundLabeledValue { values.foregroundStyles = styles }
        }
    }
}
