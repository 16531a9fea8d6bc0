import AttributeGraph

/// A view in the content of a container.
nonisolated public struct Subview: PrimitiveView, Identifiable {
    /// The identity of a subview.
    public struct ID: Hashable {
        fileprivate let recipe: ObjectIdentifier
    }

    let recipe: SubviewRecipe
    /// The values that the subview passes to its container.
    public var containerValues: ContainerValues

    init(recipe: SubviewRecipe, containerValues: ContainerValues) {
        self.recipe = recipe
        self.containerValues = containerValues
    }

    /// The identity of the subview, stable while the subview is in the content.
    public var id: ID { ID(recipe: ObjectIdentifier(recipe)) }

    /// Creates the view's node, once for each identity.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let node = RenderNode.make(layout: PassingLayout(), inputs: inputs)
        let holder = SubviewHolder(node: node, inputs: inputs)
        node.setAttachment(holder)
        node.lifetime.attach(holder)
        inputs.follow { [unowned holder] graph in holder.show(view.read(in: graph).recipe) }
        return _ViewOutputs(node: node)
    }
}

/// The views in the content of a container, in order. As a view, the collection shows all of them.
nonisolated public struct SubviewsCollection: RandomAccessCollection, View {
    let subviews: [Subview]

    /// The position of the first subview.
    public var startIndex: Int { 0 }
    /// The position after the last subview.
    public var endIndex: Int { subviews.count }

    /// The subview at a position.
    public subscript(index: Int) -> Subview { subviews[index] }

    /// A slice of the subviews in a range of positions.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }

    /// All subviews in order.
    @MainActor @preconcurrency public var body: some View { ForEach(subviews) { $0 } }
}

/// A slice of the views in the content of a container. As a view, the slice shows all of them.
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection, View {
    let subviews: ArraySlice<Subview>

    /// The position of the first subview.
    public var startIndex: Int { subviews.startIndex }
    /// The position after the last subview.
    public var endIndex: Int { subviews.endIndex }

    /// The subview at a position.
    public subscript(index: Int) -> Subview { subviews[index] }

    /// A slice of the subviews in a range of positions.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }

    /// All subviews in order.
    @MainActor @preconcurrency public var body: some View { ForEach(Array(subviews)) { $0 } }
}

/// The view that a closure builds from the subviews of its content.
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: PrimitiveView {
    let subviews: Subviews
    let content: (SubviewsCollection) -> Content

    init(subviews: Subviews, content: @escaping (SubviewsCollection) -> Content) {
        self.subviews = subviews
        self.content = content
    }

    /// Wraps the nodes in a container, for a place that requires exactly one node.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .implicitContainer(inputs) { _makeViewList(view: view, inputs: $0) }
    }

    /// Adds the view's nodes to the list of its container.
    public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) {
        let list = SubviewList.make(view[\.subviews], inputs: inputs)
        let made = BodyRule.make(view, inputs: inputs) { [unowned graph = inputs.graph] view in
            view.content(list.subviews(in: graph))
        }
        Content._makeViewList(view: made.body, inputs: made.inputs)
    }

    /// `false`: the view may produce any number of nodes.
    public static var _isUnary: Bool { false }
}

extension Group {
    /// Creates a view that is built from the subviews of another view.
    ///
    ///     struct Cards<Content: View>: View {
    ///         @ViewBuilder var content: Content
    ///         var body: some View {
    ///             Group(subviews: content) { subviews in
    ///                 if let first = subviews.first { Card(isLarge: true) { first } }
    ///                 ForEach(subviews.dropFirst()) { subview in Card(isLarge: false) { subview } }
    ///             }
    ///         }
    ///     }
    ///
    /// Subviews are collected through builders, groups, conditions and `ForEach`. Each is created where it is shown.
    nonisolated public init<Base: View, Result: View>(
        subviews view: Base,
        @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self.init { GroupElementsOfContent(subviews: view, content: transform) }
    }
}

extension ForEach where Content: View {
    /// Creates a view for each subview of another view.
    ///
    ///     VStack { ForEach(subviews: content) { subview in subview.padding().background(.thinMaterial) } }
    nonisolated public init<V: View, R: View>(
        subviews view: V,
        @ViewBuilder content: @escaping (Subview) -> R,
        file: StaticString = #fileID,
        line: UInt = #line
    )
    where
        Data == CollectionOfOne<Int>, ID == Int,
        Content == GroupElementsOfContent<V, ForEach<SubviewsCollection, Subview.ID, R>>
    {
        let group = GroupElementsOfContent(subviews: view) {
            ForEach<SubviewsCollection, Subview.ID, R>($0, content: content)
        }
        self.init(CollectionOfOne(0), id: \.self, content: { _ in group }, file: file, line: line)
    }
}
