/// What a view makes of the views of its content, by the names that code used before ``Group/init(subviews:transform:)``.
///
///     struct Divided<Content: View>: View {
///         @ViewBuilder var content: Content
///         var body: some View { _VariadicView.Tree(DividedRoot()) { content } }
///     }
public enum _VariadicView {
    /// Makes a view of the views of a content.
    public typealias Root = _VariadicView_Root
    /// Makes one view of the views of a content.
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    /// Makes any number of views of the views of a content.
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot
    /// The views of a content.
    public typealias Children = _VariadicView_Children

    /// A content, and what is made of its views.
    nonisolated public struct Tree<Root: _VariadicView_Root, Content> {
        /// What makes something of the views.
        public var root: Root
        /// Where the views come from.
        public var content: Content

        /// What a root makes of the views of a content.
        public init(_ root: Root, @ViewBuilder content: () -> Content) {
            self.root = root
            self.content = content()
        }
    }
}

/// Makes a view of the views of a content.
public protocol _VariadicView_Root {}

/// Makes a view of the views of a content.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    /// The type of what is made.
    associatedtype Body: View

    /// Makes a view of the views of a content.
    @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// Makes one view of the views of a content.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// Makes any number of views of the views of a content.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
    /// What the root makes of the views.
    @MainActor @preconcurrency public var body: some View {
        Group(subviews: content) { root.body(children: _VariadicView.Children(subviews: $0)) }
    }
}

/// The views of a content, in order. As a view, all of them.
nonisolated public struct _VariadicView_Children: RandomAccessCollection, View {
    let subviews: SubviewsCollection

    /// One view of a content.
    nonisolated public struct Element: View, Identifiable {
        let subview: Subview

        /// What tells the view apart from the others.
        public var id: AnyHashable { AnyHashable(subview.id) }

        /// What tells the view apart from the others, where that is of a type.
        public func id<ID: Hashable>(as _: ID.Type = ID.self) -> ID? { id.base as? ID }

        /// What the view says of itself by a key.
        public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value { subview.containerValues[trait: key] }

        /// The view.
        @MainActor @preconcurrency public var body: some View { subview }
    }

    /// The position of the first view.
    public var startIndex: Int { subviews.startIndex }
    /// The position after the last view.
    public var endIndex: Int { subviews.endIndex }

    /// The view at a position.
    public subscript(index: Int) -> Element { Element(subview: subviews[index]) }

    /// The views, one after the other.
    @MainActor @preconcurrency public var body: some View { subviews }
}

/// A key for what a view says of itself to whoever makes something of it.
public protocol _ViewTraitKey {
    /// The type of the value.
    associatedtype Value
    /// The value where a view says nothing.
    static var defaultValue: Value { get }
}

/// Says something of the content to whoever makes something of it.
private nonisolated struct ViewTraitModifier<Trait: _ViewTraitKey>: InputModifier, SubviewTraitModifier {
    let value: Trait.Value

    static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {}

    static func addTrait(of modifier: _GraphValue<Self>, to traits: SubviewTraits) {
        traits.add { graph, values in values[trait: Trait.self] = modifier.pointer(in: graph).pointee.value }
    }
}

extension View {
    /// Says something of the view to whoever makes something of it, such as a ``_VariadicView``.
    nonisolated public func _trait<Trait: _ViewTraitKey>(_ key: Trait.Type, _ value: Trait.Value) -> some View {
        modifier(ViewTraitModifier<Trait>(value: value))
    }
}
