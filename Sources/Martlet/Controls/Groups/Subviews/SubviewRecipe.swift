import AttributeGraph

/// A view in the content of a container, not yet created. The container may show it in any number of places, and each
/// creates the view once.
final class SubviewRecipe: NodeAttachment, LifecycleRecord {
    /// The node at the view's position in the content, which is removed with the view.
    private unowned let place: RenderNode
    /// The scope of the view in the content.
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

    /// Returns the values that the view's modifiers pass to the container. Reading them in a rule registers a
    /// dependency.
    func values(in graph: Graph) -> ContainerValues {
        var values = ContainerValues()
        if !isOver { traits?.write(to: &values, in: graph) }
        return values
    }

    /// Creates the view at a place where it is shown.
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

/// The collected views in the content of a container, in order.
final class SubviewList: PreferenceReader {
    private let group: RenderNode
    private var found: [SubviewRecipe] = []
    private let items: Attribute<[SubviewRecipe]>

    /// - Parameter group: The node that contains the positions of the views.
    init(group: RenderNode, inputs: _ViewInputs) {
        self.group = group
        items = inputs.graph.makeInput([], in: inputs.scope) { _, _ in false }
    }

    /// Creates the position nodes of the views in a content, without creating the views.
    ///
    /// - Parameter keepsSections: Whether the sections of the content are distinguished.
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
        inner.attach(SubviewTraits.self, nil)
        if keepsSections { inner.attach(SubviewSectionsKey.self, SubviewSectionsKey.kept) }
        inner.wrappers = ElementWrapper(inputs: inner) { around, content in
            let place = RenderNode.makeGroup(inputs: around)
            let recipe = SubviewRecipe(
                place: place, scope: around.scope, traits: collector.traits, content: content)
            place.setAttachment(recipe)
            place.lifetime.attach(recipe)
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

    /// Returns the collected views. Reading them in a rule registers a dependency.
    func subviews(in graph: Graph) -> SubviewsCollection {
        collection(of: graph[items], in: graph)
    }

    private func collection(of recipes: [SubviewRecipe], in graph: Graph) -> SubviewsCollection {
        SubviewsCollection(subviews: recipes.map { Subview(recipe: $0, containerValues: $0.values(in: graph)) })
    }

    /// Returns the collected sections. Reading them in a rule registers a dependency.
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

/// Keeps the list of a group alive as long as the group's node.
private final class SubviewListHolder: NodeAttachment {
    let list: SubviewList

    init(list: SubviewList) { self.list = list }
}

/// A preference that changes when position nodes of subviews are added or removed.
private enum SubviewPlacesKey: PreferenceKey {
    static var defaultValue: Int { 0 }

    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

extension RenderNode {
    /// The subviews whose position nodes are in the group, in order.
    fileprivate var subviewRecipes: [SubviewRecipe] {
        var recipes: [SubviewRecipe] = []
        appendSubviewRecipes(to: &recipes)
        return recipes
    }

    /// The sections of the subviews. Subviews outside of sections form a section without a header.
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

/// The collected subviews of one section.
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

    /// Replaces the shown subview. Called in a rule.
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

    /// Removes the shown subview.
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
        // The nodes inside were removed together with this one.
        guard node.flags.contains(.detached), let scope else { return }
        self.scope = nil
        recipe = nil
        scene.graph.end(scope)
    }
}
