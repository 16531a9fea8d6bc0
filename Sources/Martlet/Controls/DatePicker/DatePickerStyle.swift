import AttributeGraph
import Foundation

private enum DatePickerLookKey: EnvironmentKey { static var defaultValue: DateControl.Look { .automatic } }

extension EnvironmentValues {
    /// Which of the built-in looks date pickers have.
    var datePickerLook: DateControl.Look {
        get { self[DatePickerLookKey.self] }
        set { self[DatePickerLookKey.self] = newValue }
    }
}

/// The key under which a date picker finds a style of one's own.
enum DatePickerStyleKey {}

/// How date pickers look and what operates them.
///
/// What a style declares, `@State` for instance, is kept once for each date picker (law A9).
@MainActor @preconcurrency
public protocol DatePickerStyle {
    /// The type of the body, inferred from its implementation.
    associatedtype Body: View

    /// The view of a date picker, which changes the configuration's `selection`.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = DatePickerStyleConfiguration

    /// The look that a built-in style stands for; nil for a style with a body.
    nonisolated static var _look: _ControlLook? { get }
}

extension DatePickerStyle {
    /// None: a style with a body draws by itself.
    nonisolated public static var _look: _ControlLook? { nil }
}

/// A date picker, as a style sees it.
public struct DatePickerStyleConfiguration {
    /// The label of the date picker.
    nonisolated public struct Label: StyleContentView {
        init() {}
    }

    /// The label of the date picker.
    public let label: Label
    /// The selected date.
    @Binding public var selection: Date
    /// The earliest date that can be chosen; nil if there is none.
    public let minimumDate: Date?
    /// The latest date that can be chosen; nil if there is none.
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
    /// Gives the date pickers of the view a look.
    nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        modifier(DatePickerStyleModifier(style: style))
    }
}
