import AttributeGraph

/// A view that a container has found in its content.
nonisolated public struct Subview: PrimitiveView, Identifiable {
    /// What tells a subview apart from others.
    public struct ID: Hashable {
        fileprivate let recipe: ObjectIdentifier
    }

    let recipe: SubviewRecipe
    /// What the subview says to its container.
    public var containerValues: ContainerValues

    init(recipe: SubviewRecipe, containerValues: ContainerValues) {
        self.recipe = recipe
        self.containerValues = containerValues
    }

    /// What tells the subview apart from others, for as long as it is in the content.
    public var id: ID { ID(recipe: ObjectIdentifier(recipe)) }

    /// Makes the one element that the view is, once for each identity.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let node = RenderNode.make(layout: PassingLayout(), inputs: inputs)
        let holder = SubviewHolder(node: node, inputs: inputs)
        node.setAttachment(holder)
        node.attach(holder)
        inputs.follow { [unowned holder] graph in holder.show(view.read(in: graph).recipe) }
        return _ViewOutputs(node: node)
    }
}

/// The views that a container has found in its content, in order. As a view, all of them.
nonisolated public struct SubviewsCollection: RandomAccessCollection, View {
    let subviews: [Subview]

    /// The position of the first subview.
    public var startIndex: Int { 0 }
    /// The position after the last subview.
    public var endIndex: Int { subviews.count }

    /// The subview at a position.
    public subscript(index: Int) -> Subview { subviews[index] }

    /// The subviews at some positions.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }

    /// The subviews, one after the other.
    @MainActor @preconcurrency public var body: some View { ForEach(subviews) { $0 } }
}

/// Some of the views that a container has found in its content. As a view, all of them.
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection, View {
    let subviews: ArraySlice<Subview>

    /// The position of the first subview.
    public var startIndex: Int { subviews.startIndex }
    /// The position after the last subview.
    public var endIndex: Int { subviews.endIndex }

    /// The subview at a position.
    public subscript(index: Int) -> Subview { subviews[index] }

    /// The subviews at some positions.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }

    /// The subviews, one after the other.
    @MainActor @preconcurrency public var body: some View { ForEach(Array(subviews)) { $0 } }
}

/// What a container makes of the views of its content.
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: PrimitiveView {
    let subviews: Subviews
    let content: (SubviewsCollection) -> Content

    init(subviews: Subviews, content: @escaping (SubviewsCollection) -> Content) {
        self.subviews = subviews
        self.content = content
    }

    /// Makes a container of the elements, where the view must be one.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .implicitContainer(inputs) { _makeViewList(view: view, inputs: $0) }
    }

    /// Makes the elements that the view contributes to its container.
    public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) {
        let list = SubviewList.make(view[\.subviews], inputs: inputs)
        let made = BodyRule.make(view, inputs: inputs) { [unowned graph = inputs.graph] view in
            view.content(list.subviews(in: graph))
        }
        Content._makeViewList(view: made.body, inputs: made.inputs)
    }

    /// It may be any number of elements.
    public static var _isUnary: Bool { false }
}

extension Group {
    /// A view that is made of the views of another one.
    ///
    ///     struct Cards<Content: View>: View {
    ///         @ViewBuilder var content: Content
    ///         var body: some View {
    ///             Group(subviews: content) { subviews in
    ///                 if let first = subviews.first { Card(isLarge: true) { first } }
    ///                 ForEach(subviews.dropFirst()) { Card(isLarge: false) { $0 } }
    ///             }
    ///         }
    ///     }
    ///
    /// The views are found in builders, groups, conditions and `ForEach`; each is made where it is shown.
    nonisolated public init<Base: View, Result: View>(
        subviews view: Base,
        @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self.init { GroupElementsOfContent(subviews: view, content: transform) }
    }
}

extension ForEach where Content: View {
    /// A view for each of the views of another one.
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
