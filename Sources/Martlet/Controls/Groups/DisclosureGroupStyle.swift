import AttributeGraph

/// The key of the disclosure group style among the attachments of the inputs.
enum DisclosureGroupStyleKey {}

/// A custom look and interaction for disclosure groups.
///
///     struct Plain: DisclosureGroupStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             Button(configuration.isExpanded ? "Less" : "More") { configuration.isExpanded.toggle() }
///             if configuration.isExpanded { configuration.content }
///         }
///     }
///
/// Dynamic properties of the style, such as `@State`, are stored once for each group (law A9). Content that the style
/// does not show is not created.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    /// The type of the view that `makeBody(configuration:)` returns, inferred from its implementation.
    associatedtype Body: View

    /// Returns the view of a disclosure group. It changes the configuration's `isExpanded`.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = DisclosureGroupStyleConfiguration

    /// Whether the style is the default one.
    nonisolated static var _isAutomatic: Bool { get }
}

extension DisclosureGroupStyle {
    /// `false` for custom styles.
    nonisolated public static var _isAutomatic: Bool { false }
}

/// The properties of a disclosure group, for the body of a style.
public struct DisclosureGroupStyleConfiguration {
    /// The type of the group's label.
    nonisolated public struct Label: StyleContentView {
        init() {}
    }

    /// The type of the group's content.
    nonisolated public struct Content: StyleContentView {
        init() {}
    }

    /// The label of the group.
    public let label = Label()
    /// The content of the group.
    public let content = Content()
    /// Whether the group is expanded.
    @Binding public var isExpanded: Bool

    init(isExpanded: Binding<Bool>) { _isExpanded = isExpanded }
}

nonisolated struct DisclosureGroupStyleModifier<S: DisclosureGroupStyle>: InputModifier {
    let style: S

    static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {
        if S._isAutomatic {
            inputs.attach(DisclosureGroupStyleKey.self, nil)
            return
        }
        let maker = BodyStyleMaker<S, Binding<Bool>, S.Body>(
            key: DisclosureGroupStyleKey.self, style: modifier[\.style], inputs: inputs
        ) { style, isExpanded in
            onMainActor((style, DisclosureGroupStyleConfiguration(isExpanded: isExpanded))) {
                $0.makeBody(configuration: $1)
            }
        }
        inputs.attach(DisclosureGroupStyleKey.self, maker as StyleMaker<Binding<Bool>>)
    }
}

extension View {
    /// Sets the style of the disclosure groups in the view.
    nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        modifier(DisclosureGroupStyleModifier(style: style))
    }
}

/// The label with a disclosure indicator, and the content below it.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    /// `true` for the default style.
    nonisolated public static var _isAutomatic: Bool { true }

    /// Creates the style.
    nonisolated public init() {}

    /// Returns a disclosure group with the default look.
    public func makeBody(configuration: Configuration) -> some View {
        DisclosureGroup(isExpanded: configuration.$isExpanded) {
            configuration.content
        } label: {
            configuration.label
        }
        .disclosureGroupStyle(self)
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The label with a disclosure indicator, and the content below it.
    nonisolated public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// A disclosure group in the custom style that is in effect, or else as rows in the default look.
nonisolated struct StyledDisclosure<Rows: View, Label: View, Content: View>: PrimitiveView {
    let rows: Rows
    let label: Label
    let content: Content
    let isExpanded: Binding<Bool>

    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        makeStyled(view, inputs) ?? Rows._makeView(view: view[\.rows], inputs: inputs)
    }

    static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) {
        if inputs.attachment(DisclosureGroupStyleKey.self, as: StyleMaker<Binding<Bool>>.self) == nil {
            Rows._makeViewList(view: view[\.rows], inputs: inputs)
        } else {
            inputs.addElement { _makeView(view: view, inputs: $0) }
        }
    }

    static var _isUnary: Bool { false }

    private static func makeStyled(_ view: _GraphValue<Self>, _ inputs: _ViewInputs) -> _ViewOutputs? {
        guard let maker = inputs.attachment(DisclosureGroupStyleKey.self, as: StyleMaker<Binding<Bool>>.self) else {
            return nil
        }
        let label = view[\.label]
        let content = view[\.content]
        var inner = inputs
        inner.attach(
            DisclosureGroupStyleConfiguration.Label.self, StyleContent(ControlLabel(label), inputs: inputs))
        inner.attach(
            DisclosureGroupStyleConfiguration.Content.self, StyleContent(ControlLabel(content), inputs: inputs))
        return maker.make(inputs: inner) { view.pointer(in: $0).pointee.isExpanded }
    }
}
