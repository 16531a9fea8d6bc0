/// A box that sets related content off from its surroundings, with an optional label.
///
///     GroupBox("Address") {
///         Text(person.street)
///         Text(person.city)
///     }
nonisolated public struct GroupBox<Label: View, Content: View>: PrimitiveView {
    let label: Label
    let content: Content

    init(label: Label, content: Content) {
        self.label = label
        self.content = content
    }

    /// Creates a group with a label from a builder.
    public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label,
        _apart: Void = ()
    ) {
        self.init(label: label(), content: content())
    }

    /// Creates a group with a label that is a view value. The older form of `init(content:label:)`.
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.init(label: label, content: content())
    }

    /// Creates the view's node, once for each identity.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let label = ControlLabel(view[\.label])
        let content = ControlLabel.column(view[\.content])
        var inner = inputs
        inner.attach(GroupBoxStyleConfiguration.Label.self, StyleContent(label, inputs: inputs))
        inner.attach(GroupBoxStyleConfiguration.Content.self, StyleContent(content, inputs: inputs))
        return inner.makeStyled(
            GroupBoxStyleKey.self, default: DefaultGroupBoxStyle.Look(hasLabel: Label.self != EmptyView.self))
    }
}

extension GroupBox where Label == EmptyView {
    /// Creates a group without a label.
    public init(@ViewBuilder content: () -> Content) { self.init(label: EmptyView(), content: content()) }
}

extension GroupBox where Label == Text {
    /// Creates a group with a localized title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// Creates the group that a style styles, for use in the style's body.
    public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(label: configuration.label, content: configuration.content)
    }
}

/// The key of the group box style among the attachments of the inputs.
enum GroupBoxStyleKey {}

/// A custom look for group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    /// The type of the view that `makeBody(configuration:)` returns, inferred from its implementation.
    associatedtype Body: View

    /// Returns the view of a group box.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = GroupBoxStyleConfiguration
}

/// The properties of a group box, for the body of a style.
public struct GroupBoxStyleConfiguration {
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

    init() {}
}

/// The label above the content, on a rounded surface.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// Returns the label above the content, on a rounded surface.
    public func makeBody(configuration: Configuration) -> some View { Look(hasLabel: true) }

    struct Look: View {
        let hasLabel: Bool

        var body: some View {
            VStack(alignment: .leading) {
                if hasLabel { GroupBoxStyleConfiguration.Label().font(.headline) }
                GroupBoxStyleConfiguration.Content()
            }
            .padding()
            .background(.quinary, in: RoundedRectangle(cornerRadius: 8))
            .accessibilityElement(children: .contain)
        }
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The label above the content, on a rounded surface.
    nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

nonisolated struct GroupBoxStyleModifier<S: GroupBoxStyle>: InputModifier {
    let style: S

    static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {
        let maker = BodyStyleMaker<S, Void, S.Body>(
            key: GroupBoxStyleKey.self, style: modifier[\.style], inputs: inputs
        ) { style, _ in
            onMainActor(style) { $0.makeBody(configuration: GroupBoxStyleConfiguration()) }
        }
        inputs.attach(GroupBoxStyleKey.self, maker)
    }
}

extension View {
    /// Sets the style of the group boxes in the view.
    nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        modifier(GroupBoxStyleModifier(style: style))
    }
}

extension ControlLabel {
    /// Returns content as one view, whose nodes form a column.
    static func column<Content: View>(_ content: _GraphValue<Content>) -> ControlLabel {
        if Content._isUnary { return ControlLabel(content) }
        return ControlLabel(isUnary: true) { inputs in
            _ = _ViewOutputs.implicitContainer(inputs) { Content._makeViewList(view: content, inputs: $0) }
        }
    }
}
