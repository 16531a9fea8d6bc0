import AttributeGraph

/// An option of a picker, attached to the option's node.
final class PickerOption: NodeAttachment {
    // The node owns the option, and the content is the node's child.
    unowned let node: RenderNode
    unowned fileprivate(set) var content: RenderNode!
    private let context: PickerContext
    /// Whether it can be chosen. Dividers and buttons among the options cannot.
    fileprivate(set) var isOption = true
    /// Whether the option is currently chosen.
    fileprivate(set) var isChosen = false
    fileprivate(set) var isEnabled = true
    private var implicitTag: PickerTag?
    /// Updates the option after its tag has changed.
    fileprivate(set) var refresh: () -> Void = {}

    fileprivate init(node: RenderNode, context: PickerContext) {
        self.node = node
        self.context = context
    }

    /// Returns the value by which the option is chosen: its tag, or else the id of its element.
    private func tag(in graph: Graph) -> PickerTag? {
        if let base = content.trait(TagTrait.self, as: AnyHashable.self) {
            let includesOptional = content.trait(OptionalTagTrait.self, as: Bool.self) ?? true
            return PickerTag(base: base, includesOptional: includesOptional)
        }
        if let implicitTag { return implicitTag }
        // Cached, because a row has the same id as long as it exists.
        implicitTag = node.picker.elementIDs.lazy.map { PickerTag(base: $0) }.first {
            self.context.isChosen(graph, $0) != nil
        }
        return implicitTag
    }

    /// Returns whether the option is chosen; `nil` if it cannot be. Registers a dependency on the selection.
    func isChosen(in graph: Graph) -> Bool? { tag(in: graph).flatMap { context.isChosen(graph, $0) } }

    /// Selects the option's tag.
    func choose() {
        let graph = node.scene.graph
        guard node.isAttached, isEnabled, let tag = graph.untracked({ tag(in: graph) }) else { return }
        context.choose(graph, tag)
    }

    /// Whether the user can choose the option.
    var canBeChosen: Bool {
        let graph = node.scene.graph
        return isEnabled && graph.untracked { isChosen(in: graph) } != nil
    }

    /// The name of the option.
    var name: String { content.reading.nameAsLabel }

    /// Returns the type of the option's tag, if it does not fit the selection; otherwise `nil`.
    func strangeTagType(in graph: Graph) -> String? {
        graph.untracked { tag(in: graph).flatMap { context.isChosen(graph, $0) == nil ? $0.typeName : nil } }
    }
}

extension PickerNode {
    /// The picker option attached to the node.
    var option: PickerOption? { node.attachment(PickerOption.self) }

    /// The picker option that contains the node.
    var enclosingOption: PickerOption? {
        var node: RenderNode? = self.node
        while let current = node {
            if let option = current.picker.option { return option }
            node = current.parent
        }
        return nil
    }

    /// The ids of the `ForEach` elements that contain the node, the innermost first.
    fileprivate var elementIDs: [AnyHashable] {
        var ids: [AnyHashable] = []
        var node = self.node.outermost
        while let parent = node.parent, parent.flags.contains(.transparent) {
            if let id = parent.attachment(IdentifiedRows.self)?.id(node) { ids.append(id) }
            node = parent
        }
        return ids
    }

    /// Whether the node is a divider or a control, possibly inside modifiers, and so no option.
    fileprivate var isNoOption: Bool {
        switch node.content {
        case .divider, .control: true
        case .layout, .effect:
            node.layout.isTransparentToTraits && node.children.count == 1 && node.children[0].picker.isNoOption
        default: false
        }
    }
}

extension PickerOption {
    /// Creates an option around a view of a picker's content.
    static func make(
        _ context: PickerContext,
        inputs: _ViewInputs,
        picker: RenderNode,
        content: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let isTitle = inputs.parent.list.isInSectionMargin
        let node = RenderNode.make(layout: PassingLayout(), inputs: inputs)
        let option = PickerOption(node: node, context: context)
        node.setAttachment(option)
        var inner = inputs.inside(node)
        let lend = context.isPalette ? option.lendSelectionEffect(to: &inner) : nil
        option.content = content(inner).node
        lend?()
        let isHidden = context.look.isMenu
        if isTitle || option.content.picker.isNoOption {
            option.isOption = false
            if isHidden || isTitle && context.look == .segmented { node.setHidden(true) }
            return _ViewOutputs(node: node)
        }
        if !isHidden {
            let look: OptionControl.Look = context.look == .segmented ? .segmented : .radio
            node.setContent(.control(ControlContent(OptionControl(look: look, isTab: context.isTabs))))
            node.takeLayout(ControlLayout())
            node.input.isFocusable = true
        }
        let environment = inputs.environment
        let rule = inputs.graph.makeRule(
            ObservingFollower(kind: .controls) { [unowned option, unowned picker] graph in
                let values = EnvironmentValues(scope: environment)
                let isChosen = option.isChosen(in: graph)
                option.isEnabled = values.isEnabled
                if option.isChosen != (isChosen ?? false) {
                    option.isChosen = isChosen ?? false
                    context.checkSoon(picker)
                    picker.didChange()
                }
                if isHidden {
                    option.node.setHidden(!option.isChosen || context.currentValue != nil)
                } else {
                    option.update(values, canBeChosen: isChosen != nil)
                }
            },
            in: inputs.scope,
            isEager: true
        )
        let graph = inputs.graph
        option.refresh = { [unowned graph] in if graph.isAlive(rule) { graph.invalidate(rule.identifier) } }
        return _ViewOutputs(node: node)
    }

    /// Updates the control of an option that is shown directly.
    private func update(_ values: EnvironmentValues, canBeChosen: Bool) {
        guard var control = node.control(as: OptionControl.self) else { return }
        control.isOn = isChosen
        control.showsChoice = !context.isPalette || values.paletteSelectionEffect == .automatic
        node.updateControl { content in
            content.control = control
            content.state.take(values)
            content.state.isEnabled = values.isEnabled && canBeChosen
            content.actions.press = { [weak node] in node?.picker.option?.choose() }
        }
    }
}

// MARK: - Keys

extension SceneGraph {
    /// Chooses the option before or after the focused one, and moves the focus to it.
    ///
    /// - Returns: Whether there is such an option.
    @MainActor
    func moveChoice(_ key: KeyEquivalent) -> Bool {
        guard let option = focus.focused?.picker.option, let options = option.siblings else { return false }
        let isAcross = options.isHorizontal
        let step: Int
        switch key {
        case .leftArrow where isAcross: step = -1
        case .rightArrow where isAcross: step = 1
        case .upArrow where !isAcross: step = -1
        case .downArrow where !isAcross: step = 1
        default: return false
        }
        var rest = options.all.drop { $0 !== option }.dropFirst()
        if step < 0 { rest = options.all.reversed().drop { $0 !== option }.dropFirst() }
        guard let next = rest.first(where: { $0.node.focus.canBeFocused }) else { return false }
        next.node.operate(.focus, by: .key)
        return next.node.operate(.press, by: .key)
    }
}

extension PickerOption {
    /// All options of the picker, and whether they are in a row.
    fileprivate var siblings: (all: [PickerOption], isHorizontal: Bool)? {
        (context.all, context.look == .segmented || context.options.layout.stackAxis == .horizontal)
    }
}
