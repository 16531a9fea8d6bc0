import AttributeGraph

/// Creates the nodes of pickers: the label, and the options or a button that shows the chosen one.
enum PickerMaker {
    /// - Parameters:
    ///   - following: Reads the picker's configuration and its selection, in a rule.
    static func make(
        _ context: PickerContext,
        inputs: _ViewInputs,
        label: ControlLabel,
        currentValue: (isThere: (Graph) -> Bool, make: (_ViewInputs) -> Void),
        options: (_ViewInputs) -> Void,
        following: @escaping (Graph) -> Void
    ) -> RenderNode {
        let isMenu = context.look.isMenu
        var inputs = inputs
        inputs.leaveLabeledValue()
        let isInRow = inputs.parent.lazy.enclosingRow != nil
        // A toolbar has no room for the titles of pickers, as on macOS.
        let isInBar = inputs.toolbarEntry(of: inputs.parent) != nil
        let node = RenderNode.make(
            .control(ControlContent(PickerControl(isMenu: isMenu))),
            layout: PickerLayout(isMenu: isMenu, fillsWidth: isInRow),
            inputs: inputs)
        node.setAttachment(context)
        node.input.isFocusable = isMenu
        let inner = inputs.inside(node)
        context.label = label.makeNode(inner)
        if context.look == .wheel { context.wheel = PickerWheel(inputs: inner) }
        let around = context.wheel.map { inner.inside($0.scroll) } ?? inner
        let holder = RenderNode.make(layout: layout(of: context.look), inputs: around)
        context.options = holder
        var inside = inner.inside(holder)
        inside.attach(SectionGroupsKey.self, SectionGroupsKey.kept)
        if isMenu {
            holder.input.allowsHitTesting = false
            // Created before the options, whose rules depend on it.
            inputs.follow { graph in
                // A current-value label never changes to `nil` or back, so it is created once.
                guard context.currentValue == nil, currentValue.isThere(graph) else { return }
                context.currentValue = makeCurrentValue(currentValue.make, inputs: inner)
            }
        }
        inside.wrappers = ElementWrapper(inputs: inside) { [unowned node] around, content in
            PickerOption.make(context, inputs: around, picker: node, content: content)
        }
        options(inside)
        let environment = inputs.environment
        inputs.followObserving(.controls) { [unowned node] graph in
            following(graph)
            let values = EnvironmentValues(scope: environment)
            context.label.setHidden(isInBar || values.labelsAreHidden)
            if context.look == .radioGroup {
                setLayout(of: holder, isHorizontal: values.radioGroupsAreHorizontal)
            }
            node.updateControl { content in
                content.state.take(values)
                content.state.hasChrome = isMenu
                if isMenu { content.actions.press = { [weak node] in node?.menu.open() } }
            }
            let isRow = isMenu && isInRow && values.isInForm && node.scene.profile.list.box != nil
            if node.control(as: PickerControl.self)?.isRow != isRow {
                node.updateControl(PickerControl.self) { $0.isRow = isRow }
                node.invalidateSize()
            }
            context.checkSoon(node)
        }
        return node
    }

    private static func layout(of look: PickerLook) -> any NodeLayout {
        switch look {
        case .segmented: SegmentsLayout()
        case .radioGroup, .wheel: StackLayout.vertical(.leading, nil)
        case .automatic, .menu: ChosenLayout()
        }
    }

    private static func setLayout(of holder: RenderNode, isHorizontal: Bool) {
        let axis: Axis = isHorizontal ? .horizontal : .vertical
        guard holder.layout.stackAxis != axis else { return }
        holder.takeLayout(isHorizontal ? StackLayout.horizontal(.center, nil) : StackLayout.vertical(.leading, nil))
    }

    /// Creates the node of the current-value label in the button.
    private static func makeCurrentValue(_ make: (_ViewInputs) -> Void, inputs: _ViewInputs) -> RenderNode {
        let node = RenderNode.make(layout: StackLayout.label, inputs: inputs)
        node.input.allowsHitTesting = false
        make(inputs.inside(node))
        return node
    }
}
