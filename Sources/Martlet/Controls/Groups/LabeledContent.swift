import Foundation

/// A value with a label: a row of a form that says something, or a control that has no label of its own.
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

    /// Content with a label of one's own.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, _apart: Void = ()) {
        self.init(label: label(), content: content())
    }

    /// Makes the one element that the view is, once for each identity.
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
    /// Content with a title that is localised.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }

    /// Content with a title that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// A text with a title that is localised.
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S, _apart: _NoClosure = nil) {
        self.init(label: Text(titleKey), content: Text(value))
    }

    /// A text with a title that is shown as it is.
    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2, _apart: _NoClosure = nil) {
        self.init(label: Text(title), content: Text(value))
    }

    /// A value that a format writes, with a title that is localised.
    public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(titleKey), content: Text(value, format: format))
    }

    /// A value that a format writes, with a title that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(title), content: Text(value, format: format))
    }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// The labeled content that a style was asked for, for the style to put into its body.
    public init(_ configuration: LabeledContentStyleConfiguration) {
        self.init(label: configuration.label, content: configuration.content)
    }
}

/// The key under which labeled content finds its style.
enum LabeledContentStyleKey {}

/// How values with labels look.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    /// The type of the body, inferred from its implementation.
    associatedtype Body: View

    /// The view of a value with its label.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = LabeledContentStyleConfiguration
}

/// A value with a label, as a style sees it.
public struct LabeledContentStyleConfiguration {
    /// The label.
    nonisolated public struct Label: StyleContentView {
        init() {}
    }

    /// What has the label.
    nonisolated public struct Content: StyleContentView {
        init() {}
    }

    /// The label.
    public let label = Label()
    /// What has the label.
    public let content = Content()

    init() {}
}

/// The label, then the value: at the edges of a row of a form or a list, side by side elsewhere.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// The label, then the content.
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
    /// The label at the leading edge, the value at the trailing one.
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
    /// Gives the labeled content of the view a look.
    nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        modifier(LabeledContentStyleModifier(style: style))
    }
}
