/// The availability of a user's interaction with a window, such as closing it.
public struct WindowInteractionBehavior: Sendable, Hashable {
    private enum Kind { case automatic, enabled, disabled }

    private let kind: Kind

    /// The default of the scene.
    public static let automatic = WindowInteractionBehavior(kind: .automatic)
    /// Users can perform the interaction.
    public static let enabled = WindowInteractionBehavior(kind: .enabled)
    /// Users cannot perform the interaction. Code still can.
    public static let disabled = WindowInteractionBehavior(kind: .disabled)
}

/// The settings of a window's views for the interactions with the window.
package struct WindowInteractions: Hashable, Sendable {
    package var dismissal = WindowInteractionBehavior.automatic
    package var minimizing = WindowInteractionBehavior.automatic
    package var fullScreen = WindowInteractionBehavior.automatic
    package var resizing = WindowInteractionBehavior.automatic

    package init() {}
}

private enum WindowInteractionsKey: PreferenceKey {
    static var defaultValue: WindowInteractions { WindowInteractions() }

    static func reduce(value: inout WindowInteractions, nextValue: () -> WindowInteractions) {
        let next = nextValue()
        func join(_ part: WritableKeyPath<WindowInteractions, WindowInteractionBehavior>) {
            if value[keyPath: part] == .automatic { value[keyPath: part] = next[keyPath: part] }
        }
        join(\.dismissal)
        join(\.minimizing)
        join(\.fullScreen)
        join(\.resizing)
    }
}

/// Passes the settings of a window's views to a closure.
final class WindowInteractionsReader: PreferenceReader {
    private let set: (WindowInteractions) -> Void

    init(_ set: @escaping (WindowInteractions) -> Void) { self.set = set }

    func collect(from node: RenderNode) {
        set(node.preference(WindowInteractionsKey.self) ?? WindowInteractions())
    }
}

/// The settings of a scene's views for its window.
final class SceneWindowInteractions: SceneService {
    static let slot = ServiceSlot()

    var current = WindowInteractions()

    init(scene: SceneGraph) {}
}

extension SceneGraph {
    /// The settings of the scene's views for its window.
    package var windowInteractions: WindowInteractions {
        existingService(SceneWindowInteractions.self)?.current ?? WindowInteractions()
    }

    /// Observes the settings of the scene's views for its window.
    func followWindowInteractions() {
        let service = service(SceneWindowInteractions.self)
        root.addPreferenceReader(WindowInteractionsReader { [unowned service] in service.current = $0 })
    }
}

extension View {
    /// Sets whether users can close the view's window. Code can still close it, by `dismiss` or `dismissWindow`.
    nonisolated public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        windowInteraction(\.dismissal, behavior)
    }

    /// Sets whether users can minimize the view's window with the button in its bar.
    nonisolated public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        windowInteraction(\.minimizing, behavior)
    }

    /// Sets whether users can maximize the view's window with the button in its bar.
    nonisolated public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        windowInteraction(\.fullScreen, behavior)
    }

    /// Sets whether users can resize the view's window.
    nonisolated public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        windowInteraction(\.resizing, behavior)
    }

    nonisolated private func windowInteraction(
        _ part: WritableKeyPath<WindowInteractions, WindowInteractionBehavior> & Sendable,
        _ behavior: WindowInteractionBehavior
    ) -> some View {
        transformPreference(WindowInteractionsKey.self) {
            if behavior != .automatic { $0[keyPath: part] = behavior }
        }
    }
}
