import AttributeGraph

/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
    /// The type of the body, inferred from its implementation.
    associatedtype Body: View

    /// The view of a label.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = LabelStyleConfiguration
}

/// A label, as a style sees it.
public struct LabelStyleConfiguration {
    /// The title of the label.
    nonisolated public struct Title: StyleContentView {
        init() {}
    }

    /// The icon of the label.
    nonisolated public struct Icon: StyleContentView {
        init() {}
    }

    /// The title of the label.
    public var title: Title { Title() }
    /// The icon of the label.
    public var icon: Icon { Icon() }

    init() {}
}

/// The key under which a label finds its style.
enum LabelStyleKey {}

nonisolated struct LabelStyleModifier<S: LabelStyle>: InputModifier {
    let style: S

    static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {
        let maker = BodyStyleMaker<S, Void, S.Body>(
            key: LabelStyleKey.self,
            style: modifier[\.style],
            inputs: inputs
        ) { style, _ in
            onMainActor(style) { $0.makeBody(configuration: LabelStyleConfiguration()) }
        }
        inputs.attach(LabelStyleKey.self, maker)
    }
}

extension View {
    /// Gives the labels of the view a look.
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        modifier(LabelStyleModifier(style: style))
    }
}

/// The look that suits the place: title and icon.
public struct DefaultLabelStyle: LabelStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Title and icon.
    public func makeBody(configuration: Configuration) -> some View { TitleAndIcon() }
}

/// Title and icon.
public struct TitleAndIconLabelStyle: LabelStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Title and icon.
    public func makeBody(configuration: Configuration) -> some View { TitleAndIcon() }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// The title.
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone; the title is read by assistive technology.
public struct IconOnlyLabelStyle: LabelStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// The icon, named by the title.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.icon.modifier(NameModifier(name: configuration.title))
    }
}

/// Names the content by a view that is not shown.
nonisolated struct NameModifier<Name: View>: PrimitiveModifier {
    let name: Name

    static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = RenderNode.make(layout: PassingLayout(), inputs: inputs)
        let inner = inputs.inside(node)
        _ = body(inner)
        let name = ControlLabel(modifier[\.name]).makeNode(inner)
        name.setHidden(true)
        // The icon is told of by the title, wherever it is: not by what the symbol is called.
        var properties = AccessibilityProperties()
        properties.children = .ignore
        properties.addedTraits = .isImage
        properties.offeredLabel = { [weak name] in name?.nameAsLabel }
        AccessibilityLayer(of: node).set(properties)
        return _ViewOutputs(node: node)
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The look that suits the place: title and icon.
    nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// Title and icon.
    nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title alone.
    nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The icon alone; the title is read by assistive technology.
    nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
