import Foundation

/// A value or a control with a label, such as a row of a form.
///
///     LabeledContent("Version", value: "1.2")
///     LabeledContent("Colour") { ColorWell() }
nonisolated public struct LabeledContent<Label: View, Content: View>: PrimitiveView {
    let label: Label
    let content: Content

    init(label: Label, content: Content) {
        self.label = label
        self.content = content
    }

    /// Creates labeled content with a label from a builder.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, _apart: Void = ()) {
        self.init(label: label(), content: content())
    }

    /// Creates the view's node, once for each identity.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let label = ControlLabel.titles(view[\.label])
        let content = ControlLabel(view[\.content])
        var inner = inputs
        inner.attach(LabeledContentStyleConfiguration.Label.self, StyleContent(label, inputs: inputs))
        inner.attach(
            LabeledContentStyleConfiguration.Content.self, StyleContent(content, inputs: inputs.markedAsLabeledValue))
        return inner.makeStyled(LabeledContentStyleKey.self, default: AutomaticLabeledContentStyle.Look())
    }
}

extension LabeledContent where Label == Text {
    /// Creates labeled content with a localized title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Creates a labeled text with a localized title.
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S, _apart: _NoClosure = nil) {
        self.init(label: Text(titleKey), content: Text(value))
    }

    /// Creates a labeled, formatted value with a localized title.
    public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(titleKey), content: Text(value, format: format))
    }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// Creates the labeled content that a style styles, for use in the style's body.
    public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(label: configuration.label, content: configuration.content)
    }
}

/// The key of the labeled content style among the attachments of the inputs.
enum LabeledContentStyleKey {}

/// A custom look for labeled content.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    /// The type of the view that `makeBody(configuration:)` returns, inferred from its implementation.
    associatedtype Body: View

    /// Returns the view of labeled content.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = LabeledContentStyleConfiguration
}

/// The properties of labeled content, for the body of a style.
public struct LabeledContentStyleConfiguration {
    /// The type of the label.
    nonisolated public struct Label: StyleContentView {
        init() {}
    }

    /// The type of the labeled content.
    nonisolated public struct Content: StyleContentView {
        init() {}
    }

    /// The label of the content.
    public let label = Label()
    /// The labeled content.
    public let content = Content()

    init() {}
}

/// The label followed by the value. In a row of a form or list they are at opposite edges; elsewhere they are adjacent.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// Returns the label followed by the content.
    public func makeBody(configuration: Configuration) -> some View { Look() }

    struct Look: View {
        @Environment(\.isInRows) private var isInRows

        var body: some View {
            LabeledRow {
                LabeledContentStyleConfiguration.Label()
                if isInRows { Spacer() }
                LabeledContentStyleConfiguration.Content().modifier(LabeledValueStyle())
            }
            .accessibilityElement(children: .combine)
        }
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The label at the leading edge, the value at the trailing edge.
    nonisolated public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

nonisolated struct LabeledContentStyleModifier<S: LabeledContentStyle>: InputModifier {
    let style: S

    static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {
        let maker = BodyStyleMaker<S, Void, S.Body>(
            key: LabeledContentStyleKey.self, style: modifier[\.style], inputs: inputs
        ) { style, _ in
            onMainActor(style) { $0.makeBody(configuration: LabeledContentStyleConfiguration()) }
        }
        inputs.attach(LabeledContentStyleKey.self, maker)
    }
}

extension View {
    /// Sets the style of the labeled content in the view.
    nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        modifier(LabeledContentStyleModifier(style: style))
    }
}
