import AttributeGraph
import Foundation

/// What the body of an app declares: windows and menus, in order.
final class AppDeclarations {
    private(set) var windows: [WindowDeclaration] = []
    /// What commands add to the menus.
    var commands: [CommandRecord] { allCommands.filter(\.isThere) }
    private var allCommands: [CommandRecord] = []
    /// Whether there are menus for commands to stand in.
    let takesCommands: Bool

    init(takesCommands: Bool = true) { self.takesCommands = takesCommands }

    /// Declares windows of one kind.
    ///
    /// - Parameters:
    ///   - name: What the scene says of id and title; asked when it may have changed.
    ///   - make: Makes the content of one window.
    @discardableResult
    func declareWindow(
        _ kind: WindowDeclaration.Kind,
        valueType: Any.Type? = nil,
        inputs: _SceneInputs,
        name: @escaping (Graph) -> (id: String?, title: Text?),
        make: @escaping (_ViewInputs) -> Void
    ) -> WindowDeclaration {
        let declaration = WindowDeclaration(
            kind, number: windows.count + 1, valueType: valueType, inputs: inputs, name: name, content: make)
        windows.append(declaration)
        let traits = inputs.traits
        inputs.view.follow { [unowned declaration] graph in
            (declaration.id, declaration.title) = name(graph)
            var values = WindowTraits()
            for change in traits { change(graph, &values) }
            declaration.traits = values
        }
        return declaration
    }

    func add(_ record: CommandRecord) {
        allCommands.removeAll { !$0.isThere }
        allCommands.append(record)
    }

    /// Forgets the commands that were added after the first `count`.
    func removeCommands(from count: Int) {
        let kept = commands
        allCommands = Array(kept.prefix(count))
    }

    /// The window that an app starts with: one that says so, or else the first that does not say otherwise, and settings
    /// only if there is nothing else.
    var firstWindow: WindowDeclaration? {
        windows.first { $0.traits.opensAtStart == true }
            ?? windows.first { $0.kind != .settings && $0.traits.opensAtStart != false } ?? windows.first
    }
}

/// Windows of one kind that an app declares.
final class WindowDeclaration {
    enum Kind: Hashable {
        /// Any number of windows.
        case group
        /// One window.
        case single
        /// The window with the app's settings.
        case settings
    }

    let kind: Kind
    /// The place among the windows that the app declares, from 1.
    let number: Int
    /// The type of the values that windows are opened for.
    let valueType: Any.Type?
    /// As the scene says them; known after the first update.
    var id: String?
    var title: Text?
    var traits = WindowTraits()
    /// What documents its windows show, if they do.
    var documents: DocumentKind?
    private let inputs: _SceneInputs
    private let name: (Graph) -> (id: String?, title: Text?)
    private let content: (_ViewInputs) -> Void

    init(
        _ kind: Kind,
        number: Int,
        valueType: Any.Type?,
        inputs: _SceneInputs,
        name: @escaping (Graph) -> (id: String?, title: Text?),
        content: @escaping (_ViewInputs) -> Void
    ) {
        self.kind = kind
        self.number = number
        self.valueType = valueType
        self.inputs = inputs
        self.name = name
        self.content = content
    }

    /// Makes the content of a window.
    func make(_ around: _ViewInputs) {
        let view = inputs.view
        var inner = around
        let scene = around.scene
        inner.follow { [name, number, unowned scene] graph in
            // The further windows of a group are not restored.
            guard scene.storedValues.windowName == nil else { return }
            scene.storedValues.windowName = SceneStoredValues.windowName(id: name(graph).id, number: number)
        }
        inner.instance = view.instance
        inner.attachments = view.attachments
        // What modifiers of the scene have set, in the surroundings of the window.
        inner.environment = view.environment.moved(from: view.scene.environment, onto: around.environment)
        let environment = inner.environment
        inner.follow { [name, unowned scene] graph in
            guard let title = name(graph).title else { return }
            scene.declaredTitle = title.resolve(in: graph[environment.textSurroundings].context).string
        }
        around.parent.addPreferenceReader(WindowTitleReader(environment: environment))
        content(inner)
    }
}

/// Gives a window the title of the page that it shows.
private final class WindowTitleReader: PreferenceReader {
    private let environment: EnvironmentScope

    init(environment: EnvironmentScope) { self.environment = environment }

    func collect(from node: RenderNode) {
        let scene = node.scene
        let own = node.preference(NavigationTitleKey.self) ?? nil
        let title = scene.windowNavigator?.bar.title ?? own
        let context = scene.graph.untracked { scene.graph[environment.textSurroundings].context }
        let text = title?.resolve(in: context).string
        if text != scene.pageTitle { scene.pageTitle = text }
    }
}

extension SceneGraph {
    /// Gives the window the title of the page that it shows, where no app does that: in tests of a view.
    package func takeTitleFromPages() { root.addPreferenceReader(WindowTitleReader(environment: environment)) }
}

/// What modifiers of a scene say of its windows.
struct WindowTraits: Equatable {
    /// In points.
    var defaultSize: CGSize?
    /// Chooses the size by the content and the display.
    var placer: WindowPlacer?
    var resizability = WindowResizability.automatic
    /// Whether windows show their title.
    var hasTitle = true
    /// Whether people move windows by what nothing else uses of their content.
    var isMovedByContent = false
    /// Whether a window opens when the app starts; nil for the first of all.
    var opensAtStart: Bool?
    /// Whether the menus offer the windows.
    var hasCommands = true
    /// Whether what `SceneStorage` keeps of the windows outlives the app.
    var isRestored = true
    /// The key that opens a window of the scene.
    var shortcut: KeyboardShortcut?
}
