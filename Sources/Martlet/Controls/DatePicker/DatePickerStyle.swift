import AttributeGraph
import Foundation

private enum DatePickerLookKey: EnvironmentKey { static var defaultValue: DateControl.Look { .automatic } }

extension EnvironmentValues {
    /// The built-in look of date pickers.
    var datePickerLook: DateControl.Look {
        get { self[DatePickerLookKey.self] }
        set { self[DatePickerLookKey.self] = newValue }
    }
}

/// The key of the custom date picker style among the attachments of the inputs.
enum DatePickerStyleKey {}

/// A custom look and interaction for date pickers.
///
/// Dynamic properties of the style, such as `@State`, are stored once for each date picker (law A9).
@MainActor @preconcurrency
public protocol DatePickerStyle {
    /// The type of the view that `makeBody(configuration:)` returns, inferred from its implementation.
    associatedtype Body: View

    /// Returns the view of a date picker. It changes the date through the configuration's `selection`.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = DatePickerStyleConfiguration

    /// The look that hosts draw for a built-in style; `nil` for a custom style, which draws through its body.
    nonisolated static var _look: _ControlLook? { get }
}

extension DatePickerStyle {
    /// `nil`, the default: a custom style draws through its body.
    nonisolated public static var _look: _ControlLook? { nil }
}

/// The properties of a date picker, for the body of a style.
public struct DatePickerStyleConfiguration {
    /// The type of the picker's label.
    nonisolated public struct Label: StyleContentView {
        init() {}
    }

    /// The label of the date picker.
    public let label: Label
    /// The selected date.
    @Binding public var selection: Date
    /// The earliest date that can be selected; `nil` if there is no limit.
    public let minimumDate: Date?
    /// The latest date that can be selected; `nil` if there is no limit.
    public let maximumDate: Date?
    /// The parts of the date that are shown.
    public let displayedComponents: DatePickerComponents

    init(_ source: DateSource) {
        label = Label()
        _selection = source.selection
        minimumDate = source.limits.minimum
        maximumDate = source.limits.maximum
        displayedComponents = source.components
    }
}

nonisolated struct DatePickerStyleModifier<S: DatePickerStyle>: InputModifier {
    let style: S

    static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {
        if let look = S._look {
            inputs.attach(DatePickerStyleKey.self, nil)
            inputs.setEnvironment { _, values in values.datePickerLook = look.as(DateControl.Look.self) }
            return
        }
        let maker = BodyStyleMaker<S, DateSource, S.Body>(
            key: DatePickerStyleKey.self,
            style: modifier[\.style],
            inputs: inputs
        ) { style, source in
            onMainActor((style, DatePickerStyleConfiguration(source))) { $0.makeBody(configuration: $1) }
        }
        inputs.attach(DatePickerStyleKey.self, maker as StyleMaker<DateSource>)
    }
}

extension View {
    /// Sets the style of the date pickers in the view.
    nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        modifier(DatePickerStyleModifier(style: style))
    }
}
