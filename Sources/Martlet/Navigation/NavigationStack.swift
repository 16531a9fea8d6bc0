import AttributeGraph

/// A container with a root page and a stack of pages above it, of which the top one is visible.
///
///     NavigationStack {
///         List(parks) { park in NavigationLink(park.name, value: park) }
///             .navigationDestination(for: Park.self) { ParkDetails(park: $0) }
///     }
///
/// A pushed page keeps its state until it is popped, also while other pages cover it (law A13).
nonisolated public struct NavigationStack<Data, Root: View>: PrimitiveView {
    let root: Root
    let path: NavigationPathBinding?

    /// Creates a stack that manages its own path.
    ///
    /// - Parameter root: A builder of the root page.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        path = nil
    }

    /// Creates a stack with a binding to a path of values of any type.
    ///
    /// - Parameters:
    ///   - path: A binding to the path. Writing it pushes and pops pages.
    ///   - root: A builder of the root page.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        self.path = NavigationPathBinding(path)
    }

    /// Creates a stack with a binding to a path of values of one type.
    ///
    /// - Parameters:
    ///   - path: A binding to a collection of the pages' values. Writing it pushes and pops pages.
    ///   - root: A builder of the root page.
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

/// The older form of a navigation stack. With several views in its builder, it shows them as columns.
///
///     NavigationView {
///         List { NavigationLink("Details") { Text("All details") } }
///             .navigationTitle("Overview")
///     }
///
/// New code uses ``NavigationStack`` or ``NavigationSplitView``.
nonisolated public struct NavigationView<Content: View>: PrimitiveView {
    let content: Content
    let columns: NavigationColumns<Content>

    /// Creates a stack that manages its own path, or columns.
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

/// The two or three columns of a `NavigationView` with several views.
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
    /// Stops the pages' preferences for their bar from propagating to an enclosing stack.
    func stopPagePreferences() {
        setPreference(NavigationTitleKey.self, .value(nil))
        setPreference(NavigationSubtitleKey.self, .value(nil))
        setPreference(NavigationBarSettingsKey.self, .value(NavigationBarSettings()))
        setPreference(ToolbarKey.self, .value([]))
    }
}
