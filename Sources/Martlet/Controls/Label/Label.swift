import AttributeGraph
import Foundation

/// A title with an icon.
///
///     Label("Favorites", systemImage: "star")
///
/// ``View/labelStyle(_:)`` can hide the title or the icon. A hidden title still names the label for assistive
/// technology.
nonisolated public struct Label<Title: View, Icon: View>: PrimitiveView {
    let title: Title
    let icon: Icon

    /// Creates a label with a title and an icon from builders.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.init(title: title(), icon: icon())
    }

    init(title: Title, icon: Icon) {
        self.title = title
        self.icon = icon
    }

    /// Creates the view's node, once for each identity.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let title = ControlLabel(view[\.title])
        let icon = ControlLabel(view[\.icon])
        var inner = inputs
        inner.attach(LabelStyleConfiguration.Title.self, StyleContent(title, inputs: inputs))
        inner.attach(LabelStyleConfiguration.Icon.self, StyleContent(icon, inputs: inputs))
        if let maker = inputs.attachment(LabelStyleKey.self, as: StyleMaker<Void>.self) {
            return maker.make(inputs: inner) { _ in }
        }
        return makeTitleAndIcon(inner)
    }

    /// Creates a label in the default look. It bypasses the machinery of styles, because labels are numerous.
    private static func makeTitleAndIcon(_ inputs: _ViewInputs) -> _ViewOutputs {
        let value = inputs.graph.makeInput(TitleAndIcon(), in: inputs.scope) { _, _ in true }
        return TitleAndIcon._makeView(view: _GraphValue(value, isCompared: true), inputs: inputs)
    }
}

/// An icon followed by a title.
nonisolated struct TitleAndIcon: PrimitiveView {
    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let node = RenderNode.make(layout: StackLayout.label, inputs: inputs)
        let inner = inputs.inside(node)
        var place = inner.forIconOfLabel
        var around = node
        let metrics = inputs.attachment(LabelMetrics.self, as: LabelMetrics.self)
        if let metrics, metrics.spacing != nil || metrics.isStacked != nil {
            inputs.follow { [unowned node] graph in
                node.layout = StackLayout.label(
                    isStacked: metrics.isStacked?(graph) ?? false, spacing: metrics.spacing?(graph))
                node.invalidateSize()
            }
        }
        if let iconWidth = metrics?.iconWidth {
            around = RenderNode.make(layout: RowIconLayout(width: 0), inputs: place)
            place = place.inside(around)
            inputs.follow { [unowned around] graph in
                around.layout = RowIconLayout(width: iconWidth(graph))
                around.invalidateSize()
            }
        } else if let width = inputs.scene.profile.list.box?.iconWidth, width > 0,
            inputs.parent.lazy.enclosingRow != nil
        {
            around = RenderNode.make(layout: RowIconLayout(width: width), inputs: place)
            place = place.inside(around)
        }
        inner.attachment(LabelStyleConfiguration.Icon.self, as: StyleContent.self)?.makeList(place)
        // The icon is hidden from assistive technology, since the title says enough.
        for icon in around.children { icon.reading.passOver() }
        inner.attachment(LabelStyleConfiguration.Title.self, as: StyleContent.self)?.makeList(inner)
        return _ViewOutputs(node: node)
    }
}

/// Centers an icon in a fixed width, so that the titles of successive rows are aligned.
struct RowIconLayout: NodeLayout {
    let width: CGFloat

    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        let size = node.layoutChildren.first?.size(for: proposal) ?? .zero
        return CGSize(width: max(size.width, size == .zero ? 0 : width), height: size.height)
    }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        for icon in node.layoutChildren {
            let chosen = icon.size(for: proposal)
            icon.place(
                at: CGPoint(x: (size.width - chosen.width) / 2, y: (size.height - chosen.height) / 2),
                proposal: proposal)
        }
    }

    func explicitAlignment(
        _ key: AlignmentKey, of node: RenderNode, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        guard key.axis == .vertical else { return nil }
        return node.layoutChildren.first?.dimensions(for: proposal)[explicit: key]
    }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a localized title and a system symbol.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title in the localization tables.
    ///   - name: The name of the system symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: Text(titleKey), icon: Image(systemName: name))
    }

    /// Creates a label with a localized title and an image of the main bundle.
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: Text(titleKey), icon: Image(name))
    }

    /// Creates a label with a localized title and an image resource.
    public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init(title: Text(titleKey), icon: Image(resource))
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// Creates the label that a style styles, for use in the style's body.
    public init(_ configuration: LabelStyleConfiguration) {
        self.init(title: configuration.title, icon: configuration.icon)
    }
}
