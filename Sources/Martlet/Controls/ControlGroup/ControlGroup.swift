import AttributeGraph

/// A group of related controls.
///
///     ControlGroup("Zoom") {
///         Button("Smaller", systemImage: "minus.magnifyingglass", action: zoomOut)
///         Button("Larger", systemImage: "plus.magnifyingglass", action: zoomIn)
///     }
///
/// Depending on the style, the controls are adjacent in a row without gaps, or are the items of a menu. Inside a menu,
/// the controls form a section under the group's label. In a row, the label is read by assistive technology and not
/// shown.
nonisolated public struct ControlGroup<Content: View>: PrimitiveView {
    let content: Content
    let label: AnyView

    init(content: Content, label: some View) {
        self.content = content
        self.label = AnyView(label)
    }

    /// Creates a control group without a label.
    public init(@ViewBuilder content: () -> Content) { self.init(content: content(), label: EmptyView()) }

    /// Creates the view's node, once for each identity.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let inputs = inputs.insideControlGroup
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

    /// Creates the group as a section of the surrounding menu.
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
