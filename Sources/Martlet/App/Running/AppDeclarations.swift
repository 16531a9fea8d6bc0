import AttributeGraph
import Foundation

/// The windows and menus that an app's body declares, in order.
final class AppDeclarations {
    private(set) var windows: [WindowDeclaration] = []
    /// The commands for the menus.
    var commands: [CommandRecord] { allCommands.filter(\.isThere) }
    private var allCommands: [CommandRecord] = []
    /// Whether the app has menus for commands.
    let takesCommands: Bool
    /// Called when an alert of its own is to be shown or no longer.
    var alertChanged: (WindowDeclaration) -> Void = { _ in }

    /// Called when the windows have other items in the menus.
    var menusChanged: () -> Void = {}

    init(takesCommands: Bool = true) { self.takesCommands = takesCommands }

    /// Declares a kind of window.
    ///
    /// - Parameters:
    ///   - name: Returns the scene's id and title. Called when they may have changed.
    ///   - make: Creates the content of a window.
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
        let scene = inputs.view.scene
        inputs.view.follow { [weak self, unowned declaration, unowned scene] graph in
            (declaration.id, declaration.title) = name(graph)
            var values = WindowTraits()
            for change in traits { change(graph, &values) }
            if values.toolbarLabels != declaration.traits.toolbarLabels {
                scene.actions.append { [weak self] in self?.menusChanged() }
            }
            declaration.traits = values
        }
        return declaration
    }

    func add(_ record: CommandRecord) {
        allCommands.removeAll { !$0.isThere }
        allCommands.append(record)
    }

    /// Removes the commands that were added after the first `count`.
    func removeCommands(from count: Int) {
        let kept = commands
        allCommands = Array(kept.prefix(count))
    }

    /// The window that opens at launch: one with the launch behavior `presented`, or else the first that is not
    /// suppressed. Settings, and windows that are suppressed, open only if there is nothing else to show.
    var firstWindow: WindowDeclaration? {
        let windows = self.windows.filter { $0.kind != .alert }
        if let first = windows.first(where: { $0.traits.opensAtStart == true }) { return first }
        if let first = windows.first(where: { $0.kind != .settings && $0.traits.opensAtStart != false }) {
            return first
        }
        return self.windows.contains(where: \.isPresented) ? nil : windows.first
    }
}

/// A declaration of windows of one kind.
final class WindowDeclaration {
    enum Kind: Hashable {
        /// Any number of windows.
        case group
        /// A single window.
        case single
        /// The settings window.
        case settings
        /// A window that hosts don't show, to which an alert belongs.
        case alert
    }

    let kind: Kind
    /// The position among the declared windows, from 1.
    let number: Int
    /// The type of the values for which windows are opened.
    let valueType: Any.Type?
    /// The scene's id and title, which are known after the first update.
    var id: String?
    var title: Text?
    var traits = WindowTraits()
    /// The kind of documents that its windows show; `nil` for other windows.
    var documents: DocumentKind?
    /// Whether an alert of its own is to be shown.
    var isPresented = false
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

    /// Creates the content of a window.
    func make(_ around: _ViewInputs) {
        let view = inputs.view
        var inner = around
        let scene = around.scene
        inner.follow { [name, number, unowned scene] graph in
            // Only the first window of a group is restored.
            guard scene.storedValues.windowName == nil else { return }
            scene.storedValues.windowName = SceneStoredValues.windowName(id: name(graph).id, number: number)
        }
        inner.instance = view.instance
        inner.attachments = view.attachments
        // The environment values that modifiers of the scene have set, applied to the window's environment.
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

/// Sets the title of a window to that of its page.
private final class WindowTitleReader: PreferenceReader {
    private let environment: EnvironmentScope

    init(environment: EnvironmentScope) { self.environment = environment }

    func collect(from node: RenderNode) {
        let scene = node.scene
        let own = node.preference(NavigationTitleKey.self) ?? nil
        let title = scene.bars.windowNavigator?.bar.title ?? own
        let context = scene.graph.untracked { scene.graph[environment.textSurroundings].context }
        let text = title?.resolve(in: context).string
        if text != scene.pageTitle { scene.pageTitle = text }
    }
}

extension SceneGraph {
    /// Sets the window's title to that of its page, without an app, for tests of a view.
    package func takeTitleFromPages() { root.addPreferenceReader(WindowTitleReader(environment: environment)) }
}

/// The settings of a scene's modifiers for its windows.
struct WindowTraits: Equatable {
    /// The initial size, in points.
    var defaultSize: CGSize?
    /// Computes the initial size from the content and the display.
    var placer: WindowPlacer?
    var resizability = WindowResizability.automatic
    /// Whether windows show their title.
    var hasTitle = true
    /// Whether users can move windows by dragging unused parts of the content.
    var isMovedByContent = false
    /// Whether a window opens at launch; `nil` for the default, which is the first window.
    var opensAtStart: Bool?
    /// Whether the menus have items for the windows.
    var hasCommands = true
    /// Whether the `SceneStorage` values of the windows are stored between launches.
    var isRestored = true
    /// The user's choice of the labels in toolbars; `nil` if there is none.
    var toolbarLabels: ToolbarLabelChoice?
    /// The keyboard shortcut that opens a window of the scene.
    var shortcut: KeyboardShortcut?
    var terminalPresentation = TerminalPresentation.automatic
    var terminalTheme = TerminalTheme.automatic
}
