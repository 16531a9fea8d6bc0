/// How forms look.
///
///     struct Stacked: FormStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             VStack(alignment: .leading) { configuration.content }
///         }
///     }
@MainActor @preconcurrency
public protocol FormStyle {
    /// The type of the body, inferred from its implementation.
    associatedtype Body: View

    /// The view of a form.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

    /// What the style is to the runtime; nil for a style of one's own, whose body is asked for.
    nonisolated static var _look: _ListLook? { get }

    typealias Configuration = FormStyleConfiguration
}

extension FormStyle {
    /// None: the body says how the form looks.
    nonisolated public static var _look: _ListLook? { nil }
}

/// A form, as a style sees it.
public struct FormStyleConfiguration {
    /// The rows and sections of the form.
    nonisolated public struct Content: StyleContentView {
        init() {}

        /// Whether the content is always one element: it may be several rows.
        public static var _isUnary: Bool { false }

        /// Makes the rows in the container that the style puts them into.
        public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) {
            inputs.attachment(Self.self, as: StyleContent.self)?.makeList(inputs)
        }
    }

    /// The rows and sections of the form.
    public let content = Content()

    init() {}
}

extension Form where Content == FormStyleConfiguration.Content {
    /// The form that a style was asked for, for the style to put into its body.
    nonisolated public init(_ configuration: FormStyleConfiguration) { self.init { configuration.content } }
}

/// The key under which a form finds its style.
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
    /// Sets the look of the forms in the view.
    nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
        modifier(FormStyleModifier(style: style))
            .transformEnvironment(\.formLook) { if let look = S._look { $0 = look } }
    }
}

/// The style that suits the host.
nonisolated public struct AutomaticFormStyle: FormStyle, Sendable {
    /// Makes the style.
    public init() {}
    /// What the style is to the runtime.
    public static var _look: _ListLook? { look }

    static let look = _ListLook(isGrouped: true, isBoxed: true)

    /// The form itself, with this look.
    @MainActor public func makeBody(configuration: Configuration) -> some View { Form(configuration).formStyle(self) }
}

/// Sections with a gap between them, rows with lines between them.
nonisolated public struct GroupedFormStyle: FormStyle, Sendable {
    /// Makes the style.
    public init() {}
    /// What the style is to the runtime.
    public static var _look: _ListLook? { look }

    static let look = _ListLook(isGrouped: true, isBoxed: true)

    /// The form itself, with this look.
    @MainActor public func makeBody(configuration: Configuration) -> some View { Form(configuration).formStyle(self) }
}

/// Rows without lines and insets: labels and fields in columns.
nonisolated public struct ColumnsFormStyle: FormStyle, Sendable {
    /// Makes the style.
    public init() {}
    /// What the style is to the runtime.
    public static var _look: _ListLook? { look }

    static let look = _ListLook(hasSeparators: false, hasRowInsets: false)

    /// The form itself, with this look.
    @MainActor public func makeBody(configuration: Configuration) -> some View { Form(configuration).formStyle(self) }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The style that suits the host.
    nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
    /// Sections with a gap between them, rows with lines between them.
    nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
    /// Rows without lines and insets: labels and fields in columns.
    nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
