import AttributeGraph

/// A view that a container has found in its content. It is made where, and as often as, the container shows it.
final class SubviewRecipe: NodeAttachment, LifecycleRecord {
    /// The place in the content, which ends with the view.
    private unowned let place: RenderNode
    /// The lifetime of the view in the content.
    let scope: Scope
    private let content: (_ViewInputs) -> _ViewOutputs
    private let traits: SubviewTraits?
    private var shown: [Weak<SubviewHolder>] = []
    private(set) var isOver = false

    init(
        place: RenderNode, scope: Scope, traits: SubviewTraits?, content: @escaping (_ViewInputs) -> _ViewOutputs
    ) {
        self.place = place
        self.scope = scope
        self.traits = traits
        self.content = content
    }

    /// What the view's modifiers say to the container. Read in a rule, it makes a dependency.
    func values(in graph: Graph) -> ContainerValues {
        var values = ContainerValues()
        if !isOver { traits?.write(to: &values, in: graph) }
        return values
    }

    /// Makes the view where it is shown.
    func make(_ inputs: _ViewInputs, for holder: SubviewHolder) {
        shown.removeAll { $0.object == nil }
        shown.append(Weak(holder))
        _ = content(inputs)
    }

    func appear(in scene: SceneGraph) {}
    func cover(in scene: SceneGraph) {}

    func end(in scene: SceneGraph) {
        guard place.flags.contains(.detached), !isOver else { return }
        isOver = true
        for holder in shown { holder.object?.clear() }
    }
}

/// The views that a container has found in its content, in order.
final class SubviewList: PreferenceReader {
    private let group: RenderNode
    private var found: [SubviewRecipe] = []
    private let items: Attribute<[SubviewRecipe]>

    /// - Parameter group: Holds the places of the views.
    init(group: RenderNode, inputs: _ViewInputs) {
        self.group = group
        items = inputs.graph.makeInput([], in: inputs.scope) { _, _ in false }
    }

    /// Makes the places of the views of a content: none of the views is made.
    ///
    /// - Parameter keepsSections: Whether sections are told apart.
    static func make<Base: View>(
        _ base: _GraphValue<Base>, inputs: _ViewInputs, keepsSections: Bool = false
    ) -> SubviewList {
        let group = RenderNode.makeGroup(inputs: inputs)
        let list = SubviewList(group: group, inputs: inputs)
        let collector = SubviewCollector()
        var inner = inputs.through(group, scope: inputs.scope)
        inner.isLazy = false
        inner.wrappers = nil
        inner.modifierCollector = collector
        if keepsSections { inner.attach(SubviewSectionsKey.self, SubviewSectionsKey.kept) }
        inner.wrappers = ElementWrapper(inputs: inner) { around, content in
            let place = RenderNode.makeGroup(inputs: around)
            let recipe = SubviewRecipe(
                place: place, scope: around.scope, traits: collector.traits, content: content)
            place.setAttachment(recipe)
            place.attach(recipe)
            place.setPreference(SubviewPlacesKey.self, .value(1))
            return _ViewOutputs(node: place)
        }
        group.setAttachment(SubviewListHolder(list: list))
        Base._makeViewList(view: base, inputs: inner)
        list.found = group.subviewRecipes
        inputs.graph.set(list.items, to: list.found)
        group.addPreferenceReader(list)
        return list
    }

    /// The views as the container is given them. Read in a rule, it makes a dependency.
    func subviews(in graph: Graph) -> SubviewsCollection {
        collection(of: graph[items], in: graph)
    }

    private func collection(of recipes: [SubviewRecipe], in graph: Graph) -> SubviewsCollection {
        SubviewsCollection(subviews: recipes.map { Subview(recipe: $0, containerValues: $0.values(in: graph)) })
    }

    /// The sections as the container is given them. Read in a rule, it makes a dependency.
    func sections(in graph: Graph) -> SectionCollection {
        _ = graph[items]
        return SectionCollection(
            sections: group.subviewSections.map { found in
                SectionConfiguration(
                    id: SectionConfiguration.ID(place: ObjectIdentifier(found.place)),
                    header: collection(of: found.header, in: graph), content: collection(of: found.content, in: graph),
                    footer: collection(of: found.footer, in: graph))
            })
    }

    func collect(from node: RenderNode) {
        _ = node.preference(SubviewPlacesKey.self)
        let new = node.subviewRecipes
        guard !new.elementsEqual(found, by: ===) else { return }
        found = new
        node.scene.set(items, to: new)
    }
}

/// Keeps the list of a group for as long as the group.
private final class SubviewListHolder: NodeAttachment {
    let list: SubviewList

    init(list: SubviewList) { self.list = list }
}

/// Tells that places of subviews have come or gone.
private enum SubviewPlacesKey: PreferenceKey {
    static var defaultValue: Int { 0 }

    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

extension RenderNode {
    /// The subviews whose places stand in the group, in order.
    fileprivate var subviewRecipes: [SubviewRecipe] {
        var recipes: [SubviewRecipe] = []
        appendSubviewRecipes(to: &recipes)
        return recipes
    }

    /// What sections the subviews are in: those beside sections make one without a header.
    fileprivate var subviewSections: [FoundSection] {
        var sections: [FoundSection] = []
        var isOpen = false
        appendSections(to: &sections, isOpen: &isOpen)
        return sections
    }

    private func appendSections(to sections: inout [FoundSection], isOpen: inout Bool) {
        for child in children where child.flags.contains(.transparent) {
            if let section = child.attachment(SubviewSection.self) {
                let margins = [section.header, section.footer]
                var content: [SubviewRecipe] = []
                for part in child.children where !margins.contains(where: { $0 === part }) {
                    if let recipe = part.attachment(SubviewRecipe.self) {
                        content.append(recipe)
                    } else {
                        part.appendSubviewRecipes(to: &content)
                    }
                }
                sections.append(
                    FoundSection(
                        place: child, header: section.header.subviewRecipes, content: content,
                        footer: section.footer.subviewRecipes))
                isOpen = false
            } else if let recipe = child.attachment(SubviewRecipe.self) {
                if !isOpen { sections.append(FoundSection(place: child)) }
                isOpen = true
                sections[sections.count - 1].content.append(recipe)
            } else {
                child.appendSections(to: &sections, isOpen: &isOpen)
            }
        }
    }

    private func appendSubviewRecipes(to recipes: inout [SubviewRecipe]) {
        for child in children where child.flags.contains(.transparent) {
            if let recipe = child.attachment(SubviewRecipe.self) {
                recipes.append(recipe)
            } else {
                child.appendSubviewRecipes(to: &recipes)
            }
        }
    }
}

/// The subviews of one section.
private struct FoundSection {
    let place: RenderNode
    var header: [SubviewRecipe] = []
    var content: [SubviewRecipe] = []
    var footer: [SubviewRecipe] = []
}

/// The node in which a container shows a subview.
final class SubviewHolder: NodeAttachment, LifecycleRecord {
    private unowned let node: RenderNode
    private let inputs: _ViewInputs
    private var recipe: SubviewRecipe?
    private var scope: Scope?

    init(node: RenderNode, inputs: _ViewInputs) {
        self.node = node
        self.inputs = inputs
    }

    /// Shows a subview in place of what is shown. Called in a rule.
    func show(_ new: SubviewRecipe) {
        guard new !== recipe else { return }
        clear()
        recipe = new
        guard !new.isOver else { return }
        let own = inputs.graph.makeScope(in: new.scope)
        scope = own
        var inner = inputs.inside(node)
        inner.scope = own
        new.make(inner, for: self)
    }

    /// Ends what is shown.
    func clear() {
        recipe = nil
        guard let scope else { return }
        self.scope = nil
        let scene = inputs.scene
        let nodes = node.children
        for child in nodes { child.removeFromParent() }
        scene.end(scope, removing: nodes)
    }

    func appear(in scene: SceneGraph) {}
    func cover(in scene: SceneGraph) {}

    func end(in scene: SceneGraph) {
        // What stood in the node has ended with it.
        guard node.flags.contains(.detached), let scope else { return }
        self.scope = nil
        recipe = nil
        scene.graph.end(scope)
    }
}
