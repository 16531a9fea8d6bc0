import AttributeGraph

/// One of the options of a picker, and what its node keeps.
final class PickerOption: NodeAttachment {
    // unowned(unsafe): the node holds the option, and the content is its child.
    unowned(unsafe) let node: RenderNode
    unowned(unsafe) fileprivate(set) var content: RenderNode!
    private let context: PickerContext
    /// Whether it can be chosen: a line or a button between the options can't.
    fileprivate(set) var isOption = true
    /// Whether it is chosen now.
    fileprivate(set) var isChosen = false
    fileprivate(set) var isEnabled = true
    private var implicitTag: PickerTag?
    /// Brings the option into line again: its tag has changed.
    fileprivate(set) var refresh: () -> Void = {}

    fileprivate init(node: RenderNode, context: PickerContext) {
        self.node = node
        self.context = context
    }

    /// By what it is chosen: its tag, or else the id of its element.
    private func tag(in graph: Graph) -> PickerTag? {
        if let base = content.trait(TagTrait.self, as: AnyHashable.self) {
            let includesOptional = content.trait(OptionalTagTrait.self, as: Bool.self) ?? true
            return PickerTag(base: base, includesOptional: includesOptional)
        }
        if let implicitTag { return implicitTag }
        // The id of a row lasts as long as the row.
        implicitTag = node.elementIDs.lazy.map { PickerTag(base: $0) }.first { self.context.isChosen(graph, $0) != nil }
        return implicitTag
    }

    /// Whether the option is chosen; nil if it can't be. Depends on the selection.
    func isChosen(in graph: Graph) -> Bool? { tag(in: graph).flatMap { context.isChosen(graph, $0) } }

    /// Selects the option's tag.
    func choose() {
        let graph = node.scene.graph
        guard node.isAttached, isEnabled, let tag = graph.untracked({ tag(in: graph) }) else { return }
        context.choose(graph, tag)
    }

    /// Whether a person can choose it.
    var canBeChosen: Bool {
        let graph = node.scene.graph
        return isEnabled && graph.untracked { isChosen(in: graph) } != nil
    }

    /// What the option is called.
    var name: String { content.nameAsLabel }

    /// The type of a tag that the selection can't have; nil if it can, or there is no tag.
    func strangeTagType(in graph: Graph) -> String? {
        graph.untracked { tag(in: graph).flatMap { context.isChosen(graph, $0) == nil ? $0.typeName : nil } }
    }
}

extension RenderNode {
    /// What the node keeps as the option of a picker.
    var pickerOption: PickerOption? { attachment(PickerOption.self) }

    /// The option around a part of it.
    var enclosingOption: PickerOption? {
        var node: RenderNode? = self
        while let current = node {
            if let option = current.pickerOption { return option }
            node = current.parent
        }
        return nil
    }

    /// The ids of the `ForEach` elements that the node stands for, the innermost first.
    fileprivate var elementIDs: [AnyHashable] {
        var ids: [AnyHashable] = []
        var node = self
        while let parent = node.parent, parent.flags.contains(.transparent) {
            if let id = parent.attachment(IdentifiedRows.self)?.id(node) { ids.append(id) }
            node = parent
        }
        return ids
    }

    /// Whether the node shows a line, or is a control, around all that may stand in it.
    fileprivate var isNoOption: Bool {
        switch content {
        case .divider, .control: true
        case .layout, .effect: layout.isTransparentToTraits && children.count == 1 && children[0].isNoOption
        default: false
        }
    }
}

extension PickerOption {
    /// Makes an option around an element of a picker's content.
    static func make(
        _ context: PickerContext,
        inputs: _ViewInputs,
        picker: RenderNode,
        content: (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let isTitle = inputs.parent.isInSectionMargin
        let node = RenderNode.make(layout: PassingLayout(), inputs: inputs)
        let option = PickerOption(node: node, context: context)
        node.setAttachment(option)
        var inner = inputs.inside(node)
        let lend = context.isPalette ? option.lendSelectionEffect(to: &inner) : nil
        option.content = content(inner).node
        lend?()
        let isHidden = context.look.isMenu
        if isTitle || option.content.isNoOption {
            option.isOption = false
            if isHidden || isTitle && context.look == .segmented { node.setHidden(true) }
            return _ViewOutputs(node: node)
        }
        if !isHidden {
            let look: OptionControl.Look = context.look == .segmented ? .segmented : .radio
            node.setContent(.control(ControlContent(OptionControl(look: look))))
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

    /// Brings the control of an option that is shown into line.
    private func update(_ values: EnvironmentValues, canBeChosen: Bool) {
        guard var control = node.control(as: OptionControl.self) else { return }
        control.isOn = isChosen
        control.showsChoice = !context.isPalette || values.paletteSelectionEffect == .automatic
        node.updateControl { content in
            content.control = control
            content.state.take(values)
            content.state.isEnabled = values.isEnabled && canBeChosen
            content.actions.press = { [weak node] in node?.pickerOption?.choose() }
        }
    }
}

// MARK: - Keys

extension SceneGraph {
    /// Chooses the option before or after the focused one, and moves the focus there.
    ///
    /// - Returns: Whether there is one.
    @MainActor
    func moveChoice(_ key: KeyEquivalent) -> Bool {
        guard let option = focus.focused?.pickerOption, let options = option.siblings else { return false }
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
        guard let next = rest.first(where: { $0.node.canBeFocused }) else { return false }
        next.node.operate(.focus, by: .key)
        return next.node.operate(.press, by: .key)
    }
}

extension PickerOption {
    /// All options of the picker, and whether they stand beside each other.
    fileprivate var siblings: (all: [PickerOption], isHorizontal: Bool)? {
        (context.all, context.look == .segmented || context.options.layout.stackAxis == .horizontal)
    }
}
