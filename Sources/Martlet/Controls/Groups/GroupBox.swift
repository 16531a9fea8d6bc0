/// Content that belongs together, set off from what surrounds it, with a label.
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

    /// A group with a label of one's own.
    public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label,
        _apart: Void = ()
    ) {
        self.init(label: label(), content: content())
    }

    /// A group with a label; the form before `init(content:label:)`.
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.init(label: label, content: content())
    }

    /// Makes the one element that the view is, once for each identity.
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
    /// A group without a label.
    public init(@ViewBuilder content: () -> Content) { self.init(label: EmptyView(), content: content()) }
}

extension GroupBox where Label == Text {
    /// A group with a title that is localised.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }

    /// A group with a title that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// The group that a style was asked for, for the style to put into its body.
    public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(label: configuration.label, content: configuration.content)
    }
}

/// The key under which a group box finds its style.
enum GroupBoxStyleKey {}

/// How group boxes look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    /// The type of the body, inferred from its implementation.
    associatedtype Body: View

    /// The view of a group.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = GroupBoxStyleConfiguration
}

/// A group box, as a style sees it.
public struct GroupBoxStyleConfiguration {
    /// The label.
    nonisolated public struct Label: StyleContentView {
        init() {}
    }

    /// What stands in the group.
    nonisolated public struct Content: StyleContentView {
        init() {}
    }

    /// The label.
    public let label = Label()
    /// What stands in the group.
    public let content = Content()

    init() {}
}

/// The label above the content, on a surface with round corners.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// The label above the content.
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
    /// The label above the content, on a surface with round corners.
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
    /// Gives the group boxes of the view a look.
    nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        modifier(GroupBoxStyleModifier(style: style))
    }
}

extension ControlLabel {
    /// Content whose elements stand below each other, as one view.
    static func column<Content: View>(_ content: _GraphValue<Content>) -> ControlLabel {
        if Content._isUnary { return ControlLabel(content) }
        return ControlLabel(isUnary: true) { inputs in
            _ = _ViewOutputs.implicitContainer(inputs) { Content._makeViewList(view: content, inputs: $0) }
        }
    }
}
