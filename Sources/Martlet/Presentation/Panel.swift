import Foundation

/// Creates the panel around the content of a presentation.
enum Panel {
    static func make(_ presentation: Presentation, inputs: _ViewInputs, content: (_ViewInputs) -> Void) {
        var control = ControlContent(SheetControl())
        control.state.hasChrome = presentation.kind != .cover
        let node = RenderNode.make(.control(control), layout: PanelLayout(), inputs: inputs)
        node.addPreferenceReader(PresentationSettingsReader(presentation))
        makeBackground(in: node, inputs: inputs)
        content(inputs.inside(node))
    }

    /// Creates the background, which a preference of the content sets.
    private static func makeBackground(in node: RenderNode, inputs: _ViewInputs) {
        let none = AnyView(EmptyView())
        let value = inputs.graph.makeInput(none, in: inputs.scope) { _, _ in false }
        let group = RenderNode.makeGroup(inputs: inputs.inside(node))
        AnyView._makeViewList(
            view: _GraphValue(value, isCompared: true), inputs: inputs.through(group, scope: inputs.scope))
        node.addPreferenceReader(
            BackgroundReader { [unowned scene = inputs.scene] in scene.set(value, to: $0 ?? none) })
    }
}

private final class BackgroundReader: PreferenceReader {
    private let set: (AnyView?) -> Void
    private var isSet = false

    init(_ set: @escaping (AnyView?) -> Void) { self.set = set }

    func collect(from node: RenderNode) {
        let background = node.preference(PresentationBackgroundKey.self) ?? nil
        if background == nil, !isSet { return }
        isSet = background != nil
        set(background)
    }
}

/// The layout of a presentation's panel, which fills the proposal and reports the ideal size of its content.
protocol PresentedLayout: NodeLayout {
    /// Returns the ideal size of the content for a proposal, in points.
    func wantedSize(for proposal: ProposedViewSize, node: RenderNode) -> CGSize
}

extension PresentedLayout {
    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        let wanted = wantedSize(for: proposal, node: node)
        return CGSize(width: proposal.width ?? wanted.width, height: proposal.height ?? wanted.height)
    }
}

/// The layout of a sheet's panel, which centers its content.
struct PanelLayout: PresentedLayout {
    var name: String? { "Sheet" }

    func wantedSize(for proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        let insets = node.panel.insets
        let content = node.layoutChildren.last?.size(for: proposal.reduced(by: insets)) ?? .zero
        return CGSize(
            width: content.width + insets.leading + insets.trailing,
            height: content.height + insets.top + insets.bottom)
    }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        let insets = node.panel.insets
        let area = CGSize(
            width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom))
        for background in node.layoutChildren.dropLast() {
            background.place(
                at: CGPoint(x: insets.leading, y: insets.top), proposal: ProposedViewSize(area))
        }
        for child in node.layoutChildren.suffix(1) {
            let offered = ProposedViewSize(area)
            let chosen = child.size(for: offered)
            child.place(
                at: CGPoint(
                    x: insets.leading + (area.width - chosen.width) / 2,
                    y: insets.top + (area.height - chosen.height) / 2),
                proposal: offered)
        }
    }
}

extension PanelNode {
    /// The insets of the host's look around the content of a presentation.
    var insets: EdgeInsets {
        guard let control = node.controlContent, control.hasChrome else { return EdgeInsets() }
        return node.scene.host.chrome(of: control).insets
    }
}

extension ProposedViewSize {
    func reduced(by insets: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(
            width: width.map { max(0, $0 - insets.leading - insets.trailing) },
            height: height.map { max(0, $0 - insets.top - insets.bottom) })
    }
}

extension ScenePresenting {
    /// Returns the ideal size of the presented content for a proposal, in points.
    @MainActor
    func presentedSize(for proposal: ProposedViewSize) -> CGSize {
        guard let panel = scene.root.layoutChildren.first, let layout = panel.layout as? any PresentedLayout else {
            return scene.contentSize(for: proposal)
        }
        return layout.wantedSize(for: proposal, node: panel)
    }
}
