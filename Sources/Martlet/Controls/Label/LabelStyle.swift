import AttributeGraph

/// A custom look for labels.
@MainActor @preconcurrency
public protocol LabelStyle {
    /// The type of the view that `makeBody(configuration:)` returns, inferred from its implementation.
    associatedtype Body: View

    /// Returns the view of a label.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = LabelStyleConfiguration
}

/// The properties of a label, for the body of a style.
public struct LabelStyleConfiguration {
    /// The type of the label's title.
    nonisolated public struct Title: StyleContentView {
        init() {}
    }

    /// The type of the label's icon.
    nonisolated public struct Icon: StyleContentView {
        init() {}
    }

    /// The title of the label.
    public var title: Title { Title() }
    /// The icon of the label.
    public var icon: Icon { Icon() }

    init() {}
}

/// The key of the label style among the attachments of the inputs.
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
    /// Sets the style of the labels in the view.
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        modifier(LabelStyleModifier(style: style))
    }
}

/// The default style, which shows title and icon.
public struct DefaultLabelStyle: LabelStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// Returns the icon followed by the title.
    public func makeBody(configuration: Configuration) -> some View { TitleAndIcon() }
}

/// A style that shows title and icon.
public struct TitleAndIconLabelStyle: LabelStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// Returns the icon followed by the title.
    public func makeBody(configuration: Configuration) -> some View { TitleAndIcon() }
}

/// A style that shows only the title.
public struct TitleOnlyLabelStyle: LabelStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// Returns the title.
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// A style that shows only the icon. Assistive technology reads the title.
public struct IconOnlyLabelStyle: LabelStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// Returns the icon, named by the title.
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
        // The title names the icon for assistive technology, rather than the symbol's name.
        var properties = AccessibilityProperties()
        properties.children = .ignore
        properties.addedTraits = .isImage
        properties.offeredLabel = { [weak name] in name?.reading.nameAsLabel }
        AccessibilityLayer(of: node).set(properties)
        return _ViewOutputs(node: node)
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The default style, which shows title and icon.
    nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// A style that shows title and icon.
    nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// A style that shows only the title.
    nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// A style that shows only the icon. Assistive technology reads the title.
    nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
