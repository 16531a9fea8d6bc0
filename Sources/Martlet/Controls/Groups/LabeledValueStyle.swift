import Foundation

private struct StylesAroundLabeledValueKey: EnvironmentKey {
    static var defaultValue: [AnyShapeStyle]? { nil }
}

extension EnvironmentValues {
    /// The foreground styles around labeled content whose value is secondary.
    fileprivate var stylesAroundLabeledValue: [AnyShapeStyle]? {
        get { self[StylesAroundLabeledValueKey.self] }
        set { self[StylesAroundLabeledValueKey.self] = newValue }
    }
}

/// Makes text in the value of labeled content secondary, and leaves the controls in it as they are elsewhere.
nonisolated struct LabeledValueStyle: InputModifier {
    static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {
        inputs.setEnvironment { _, values in
            let around = values.foregroundStyles
            values.stylesAroundLabeledValue = around
            values.foregroundStyles = [AnyShapeStyle(HierarchicalShapeStyle.secondary).within(around)]
        }
    }
}

/// Marks the inputs of views in the value of labeled content that have set no foreground style of their own.
private final class LabeledValueMark: Sendable {
    static let shared = LabeledValueMark()
}

extension _ViewInputs {
    private var isInLabeledValue: Bool {
        attachment(LabeledValueMark.self, as: LabeledValueMark.self) != nil
    }

    /// The inputs for views in the value of labeled content.
    var markedAsLabeledValue: _ViewInputs {
        var inner = self
        inner.attach(LabeledValueMark.self, LabeledValueMark.shared)
        return inner
    }

    /// Keeps the foreground style that a view in a labeled value sets, for the controls in it too.
    mutating func keepForegroundInLabeledValue() {
        if isInLabeledValue { attach(LabeledValueMark.self, nil) }
    }

    /// Returns to the foreground styles around a labeled value, for a control in it.
    mutating func leaveLabeledValue() {
        guard isInLabeledValue else { return }
        attach(LabeledValueMark.self, nil)
        setEnvironment { _, values in
            if let styles = values.stylesAroundLabeledValue { values.foregroundStyles = styles }
        }
    }
}
