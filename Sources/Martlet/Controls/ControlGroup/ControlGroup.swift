import AttributeGraph

/// Controls that belong together.
///
///     ControlGroup("Zoom") {
///         Button("Smaller", systemImage: "minus.magnifyingglass", action: zoomOut)
///         Button("Larger", systemImage: "plus.magnifyingglass", action: zoomIn)
///     }
///
/// They stand beside each other and touch, or are the items of a menu, as the style says. In a menu they are items of
/// that, below the group's label. Elsewhere the label is read and not shown.
nonisolated public struct ControlGroup<Content: View>: PrimitiveView {
    let content: Content
    let label: AnyView

    init(content: Content, label: some View) {
        self.content = content
        self.label = AnyView(label)
    }

    /// Controls that belong together, without a label.
    public init(@ViewBuilder content: () -> Content) { self.init(content: content(), label: EmptyView()) }

    /// Makes the one element that the view is, once for each identity.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let style = inputs.attachment(ControlGroupStyleKey.self, as: ControlGroupStyleAttachment.self)
        let label = ControlLabel(view[\.label])
        let content = ControlLabel(view[\.content])
        if let maker = style?.maker {
            var inner = inputs
            inner.attach(ControlGroupStyleConfiguration.Label.self, StyleContent(label, inputs: inputs))
            inner.attach(ControlGroupStyleConfiguration.Content.self, StyleContent(content, inputs: inputs))
            return maker.make(inputs: inner) { _ in }
        }
        if style?.look == .menu {
            return MenuMaker.make(label: label, items: content, look: nil, inputs: inputs) { _ in MenuParts() }
        }
        if inputs.attachment(SectionGroupsKey.self, as: SectionGroupsKey.self) != nil {
            return makeSection(view, inputs: inputs)
        }
        let row = ControlLabel(isUnary: true) { inputs in
            let row = StackLayout(axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: 0)
            content.make(inputs.inside(RenderNode.make(layout: row, inputs: inputs)))
        }
        let node = ControlMaker.make(
            ControlGroupControl(), inputs: inputs, isFocusable: false, layout: ControlGroupLayout(), label: label,
            showsLabel: false, accessories: [row]
        ) { _, _, _ in }
        return _ViewOutputs(node: node)
    }

    /// A section of the menu around.
    private static func makeSection(_ view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let section = inputs.graph.makeRule(in: inputs.scope) { graph in
            let group = view.read(in: graph)
            return Section(content: group.content, header: group.label, footer: EmptyView())
        }
        return .implicitContainer(inputs) { inner in
            Section._makeViewList(view: _GraphValue(section, isCompared: false), inputs: inner)
        }
    }
}
