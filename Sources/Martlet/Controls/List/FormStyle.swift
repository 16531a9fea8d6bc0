/// A custom look for forms.
///
///     struct Stacked: FormStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             VStack(alignment: .leading) { configuration.content }
///         }
///     }
@MainActor @preconcurrency
public protocol FormStyle {
    /// The type of the view that `makeBody(configuration:)` returns, inferred from its implementation.
    associatedtype Body: View

    /// Returns the view of a form.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

    /// The look that the runtime applies for a built-in style; `nil` for a custom style, which draws through its body.
    nonisolated static var _look: _ListLook? { get }

    typealias Configuration = FormStyleConfiguration
}

extension FormStyle {
    /// `nil`, the default: a custom style draws through its body.
    nonisolated public static var _look: _ListLook? { nil }
}

/// The properties of a form, for the body of a style.
public struct FormStyleConfiguration {
    /// The type of the form's rows and sections.
    nonisolated public struct Content: StyleContentView {
        init() {}

        /// `false`: the content may be any number of rows.
        public static var _isUnary: Bool { false }

        /// Adds the rows to the list of the container in the style's body.
        public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) {
            inputs.attachment(Self.self, as: StyleContent.self)?.makeList(inputs)
        }
    }

    /// The rows and sections of the form.
    public let content = Content()

    init() {}
}

extension Form where Content == FormStyleConfiguration.Content {
    /// Creates the form that a style styles, for use in the style's body.
    nonisolated public init(_ configuration: FormStyleConfiguration) { self.init { configuration.content } }
}

/// The key of the custom form style among the attachments of the inputs.
enum FormStyleKey {}

nonisolated private struct FormStyleModifier<S: FormStyle>: InputModifier {
    let style: S

    static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {
        if S._look != nil {
            inputs.attach(FormStyleKey.self, nil)
            return
        }
        let maker = BodyStyleMaker<S, Void, S.Body>(
            key: FormStyleKey.self, style: modifier[\.style], inputs: inputs
        ) { style, _ in
            onMainActor(style) { $0.makeBody(configuration: FormStyleConfiguration()) }
        }
        inputs.attach(FormStyleKey.self, maker)
    }
}

extension View {
    /// Sets the style of the forms in the view.
    nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
        modifier(FormStyleModifier(style: style))
            .transformEnvironment(\.formLook) { if let look = S._look { $0 = look } }
    }
}

/// The style that the host chooses.
nonisolated public struct AutomaticFormStyle: FormStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The built-in look that the runtime applies for this style.
    public static var _look: _ListLook? { look }

    static let look = _ListLook(isGrouped: true, isBoxed: true)

    /// Returns a form that has this style, so that the built-in look is drawn.
    @MainActor public func makeBody(configuration: Configuration) -> some View { Form(configuration).formStyle(self) }
}

/// Sections with space between them, and rows separated by lines.
nonisolated public struct GroupedFormStyle: FormStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The built-in look that the runtime applies for this style.
    public static var _look: _ListLook? { look }

    static let look = _ListLook(isGrouped: true, isBoxed: true)

    /// Returns a form that has this style, so that the built-in look is drawn.
    @MainActor public func makeBody(configuration: Configuration) -> some View { Form(configuration).formStyle(self) }
}

/// Rows without separators and insets, with labels and fields in columns.
nonisolated public struct ColumnsFormStyle: FormStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The built-in look that the runtime applies for this style.
    public static var _look: _ListLook? { look }

    static let look = _ListLook(hasSeparators: false, hasRowInsets: false)

    /// Returns a form that has this style, so that the built-in look is drawn.
    @MainActor public func makeBody(configuration: Configuration) -> some View { Form(configuration).formStyle(self) }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The style that the host chooses.
    nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
    /// Sections with space between them, and rows separated by lines.
    nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
    /// Rows without separators and insets, with labels and fields in columns.
    nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
