import AttributeGraph

/// A root and the pages above it, of which the topmost is shown.
///
///     NavigationStack {
///         List(parks) { park in NavigationLink(park.name, value: park) }
///             .navigationDestination(for: Park.self) { ParkDetails(park: $0) }
///     }
///
/// What is pushed lives until it is popped; what it covers lives on (law A13).
nonisolated public struct NavigationStack<Data, Root: View>: PrimitiveView {
    let root: Root
    let path: NavigationPathBinding?

    /// A stack that keeps its path itself.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        path = nil
    }

    /// A stack whose path holds values of any types.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        self.path = NavigationPathBinding(path)
    }

    /// A stack whose path holds values of one type.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        self.root = root()
        self.path = NavigationPathBinding(path)
    }

    /// Creates the view's node, once for each identity.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        NavigationMaker.make(root: view[\.root], inputs: inputs) {
            view.pointer(in: $0).pointee.path
        }
    }
}

/// A stack of pages, by its older name; of several views, columns beside each other.
nonisolated public struct NavigationView<Content: View>: PrimitiveView {
    let content: Content
    let columns: NavigationColumns<Content>

    /// A stack that keeps its path itself, or columns.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
        columns = NavigationColumns(content: self.content)
    }

    /// Creates the view's node, once for each identity.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        if !Content._isUnary { return NavigationColumns._makeView(view: view[\.columns], inputs: inputs) }
        return NavigationMaker.make(root: view[\.content], inputs: inputs) { _ in nil }
    }
}

/// What several views of a `NavigationView` are: two or three columns.
nonisolated struct NavigationColumns<Content: View>: View {
    let content: Content

    @MainActor var body: some View {
        Group(subviews: content) { columns in
            if columns.count > 2 {
                NavigationSplitView {
                    columns[0]
                } content: {
                    columns[1]
                } detail: {
                    columns[2]
                }
            } else if columns.count == 2 {
                NavigationSplitView {
                    columns[0]
                } detail: {
                    columns[1]
                }
            } else {
                NavigationStack { columns }
            }
        }
    }
}

private enum NavigationMaker {
    static func make<Root: View>(
        root: _GraphValue<Root>,
        inputs: _ViewInputs,
        path: @escaping (Graph) -> NavigationPathBinding?
    ) -> _ViewOutputs {
        let node = RenderNode.make(layout: BarsLayout(name: "NavigationStack"), inputs: inputs)
        node.stopPagePreferences()
        let controller = NavigationController(node: node, inputs: inputs)
        controller.start(root: { $0.makePageContent(root) }, path: path)
        return _ViewOutputs(node: node)
    }
}

extension RenderNode {
    /// Keeps what pages say of their bars from a stack around: it is for the one that the node is.
    func stopPagePreferences() {
        setPreference(NavigationTitleKey.self, .value(nil))
        setPreference(NavigationSubtitleKey.self, .value(nil))
        setPreference(NavigationBarWishesKey.self, .value(NavigationBarWishes()))
        setPreference(ToolbarKey.self, .value([]))
    }
}
