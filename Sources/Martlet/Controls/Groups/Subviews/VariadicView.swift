/// The older names of views that are built from the subviews of a content; see ``Group/init(subviews:transform:)``.
///
///     struct Divided<Content: View>: View {
///         @ViewBuilder var content: Content
///         var body: some View { _VariadicView.Tree(DividedRoot()) { content } }
///     }
public enum _VariadicView {
    /// Builds a view from subviews.
    public typealias Root = _VariadicView_Root
    /// Builds exactly one view from subviews.
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    /// Builds any number of views from subviews.
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot
    /// The subviews of a content.
    public typealias Children = _VariadicView_Children

    /// A content, with the root that builds a view from its subviews.
    nonisolated public struct Tree<Root: _VariadicView_Root, Content> {
        /// The root that builds the view.
        public var root: Root
        /// The content that provides the subviews.
        public var content: Content

        /// Creates the view that a root builds from the subviews of a content.
        public init(_ root: Root, @ViewBuilder content: () -> Content) {
            self.root = root
            self.content = content()
        }
    }
}

/// A type that builds a view from subviews.
public protocol _VariadicView_Root {}

/// A type that builds a view from subviews in a `body` function.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    /// The type of the view that `body(children:)` returns.
    associatedtype Body: View

    /// Returns the view for the subviews of a content.
    @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// A root that builds exactly one view.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root that builds any number of views.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
    /// The view that the root builds.
    @MainActor @preconcurrency public var body: some View {
        Group(subviews: content) { root.body(children: _VariadicView.Children(subviews: $0)) }
    }
}

/// The subviews of a content, in order. As a view, the collection shows all of them.
nonisolated public struct _VariadicView_Children: RandomAccessCollection, View {
    let subviews: SubviewsCollection

    /// A subview of a content.
    nonisolated public struct Element: View, Identifiable {
        let subview: Subview

        /// The identity of the subview.
        public var id: AnyHashable { AnyHashable(subview.id) }

        /// Returns the identity of the subview, if it has a type.
        public func id<ID: Hashable>(as _: ID.Type = ID.self) -> ID? { id.base as? ID }

        /// The value that the subview passes to its container for a key.
        public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value { subview.containerValues[trait: key] }

        /// The subview itself.
        @MainActor @preconcurrency public var body: some View { subview }
    }

    /// The position of the first view.
    public var startIndex: Int { subviews.startIndex }
    /// The position after the last view.
    public var endIndex: Int { subviews.endIndex }

    /// The view at a position.
    public subscript(index: Int) -> Element { Element(subview: subviews[index]) }

    /// All subviews in order.
    @MainActor @preconcurrency public var body: some View { subviews }
}

/// A key for a value that a view passes to its container. The older form of ``ContainerValueKey``.
public protocol _ViewTraitKey {
    /// The type of the value.
    associatedtype Value
    /// The value of views that set none.
    static var defaultValue: Value { get }
}

/// Passes a value to the container of the content, by a key of the older kind.
private nonisolated struct ViewTraitModifier<Trait: _ViewTraitKey>: InputModifier, SubviewTraitModifier {
    let value: Trait.Value

    static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) { passOn(modifier, in: &inputs) }

    static func addTrait(of modifier: _GraphValue<Self>, to traits: SubviewTraits) {
        traits.add { graph, values in values[trait: Trait.self] = modifier.pointer(in: graph).pointee.value }
    }
}

extension View {
    /// Passes a value to the view's container, such as a ``_VariadicView``.
    nonisolated public func _trait<Trait: _ViewTraitKey>(_ key: Trait.Type, _ value: Trait.Value) -> some View {
        modifier(ViewTraitModifier<Trait>(value: value))
    }
}
