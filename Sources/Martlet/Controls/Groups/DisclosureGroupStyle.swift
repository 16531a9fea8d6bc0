import AttributeGraph

/// The key under which a disclosure group finds its style.
enum DisclosureGroupStyleKey {}

/// How disclosure groups look and what opens them.
///
///     struct Plain: DisclosureGroupStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             Button(configuration.isExpanded ? "Less" : "More") { configuration.isExpanded.toggle() }
///             if configuration.isExpanded { configuration.content }
///         }
///     }
///
/// What a style declares, `@State` for instance, is kept once for each group (law A9). Content that the style does not
/// show has no lifetime.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    /// The type of the body, inferred from its implementation.
    associatedtype Body: View

    /// The view of a disclosure group, which changes the configuration's `isExpanded`.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = DisclosureGroupStyleConfiguration

    /// Whether the style is the one that groups have of themselves.
    nonisolated static var _isAutomatic: Bool { get }
}

extension DisclosureGroupStyle {
    /// It is not.
    nonisolated public static var _isAutomatic: Bool { false }
}

/// A disclosure group, as a style sees it.
public struct DisclosureGroupStyleConfiguration {
    /// The label of the group.
    nonisolated public struct Label: StyleContentView {
        init() {}
    }

    /// What the group shows when it is open.
    nonisolated public struct Content: StyleContentView {
        init() {}
    }

    /// The label of the group.
    public let label = Label()
    /// What the group shows when it is open.
    public let content = Content()
    /// Whether the group is open.
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
    /// Gives the disclosure groups of the view a look.
    nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        modifier(DisclosureGroupStyleModifier(style: style))
    }
}

/// The label with a sign of whether the group is open, and the content below it.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    /// It is.
    nonisolated public static var _isAutomatic: Bool { true }

    /// Makes the style.
    nonisolated public init() {}

    /// The disclosure group itself.
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
    /// The label with a sign of whether the group is open, and the content below it.
    nonisolated public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// A disclosure group by the style that stands around it, if there is one, or else by rows that are its own.
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
