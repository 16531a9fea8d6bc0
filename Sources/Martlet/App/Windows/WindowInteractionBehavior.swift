/// Whether people can do something with a window, such as closing it.
public struct WindowInteractionBehavior: Sendable, Hashable {
    private enum Kind { case automatic, enabled, disabled }

    private let kind: Kind

    /// As is usual for windows of the scene.
    public static let automatic = WindowInteractionBehavior(kind: .automatic)
    /// People can do it.
    public static let enabled = WindowInteractionBehavior(kind: .enabled)
    /// People can't do it. Code still can.
    public static let disabled = WindowInteractionBehavior(kind: .disabled)
}

/// What people can do with the window that views stand in, as the views say.
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

/// Keeps what the views of a window say of it.
final class WindowInteractionsReader: PreferenceReader {
    private let set: (WindowInteractions) -> Void

    init(_ set: @escaping (WindowInteractions) -> Void) { self.set = set }

    func collect(from node: RenderNode) {
        set(node.preference(WindowInteractionsKey.self) ?? WindowInteractions())
    }
}

/// What the views of a scene say of its window.
final class SceneWindowInteractions: SceneService {
    static let slot = ServiceSlot()

    var current = WindowInteractions()

    init(scene: SceneGraph) {}
}

extension SceneGraph {
    /// What people can do with the scene's window, as its views say.
    package var windowInteractions: WindowInteractions {
        existingService(SceneWindowInteractions.self)?.current ?? WindowInteractions()
    }

    /// Has the scene keep what its views say of the window.
    func followWindowInteractions() {
        let service = service(SceneWindowInteractions.self)
        root.addPreferenceReader(WindowInteractionsReader { [unowned service] in service.current = $0 })
    }
}

extension View {
    /// Says whether people can close the window that the view stands in. Code still can, by `dismiss` or `dismissWindow`.
    nonisolated public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        windowInteraction(\.dismissal, behavior)
    }

    /// Says whether people can minimize the window that the view stands in, by the button in its bar.
    nonisolated public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        windowInteraction(\.minimizing, behavior)
    }

    /// Says whether people can have the window that the view stands in fill the screen, by the button in its bar.
    nonisolated public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        windowInteraction(\.fullScreen, behavior)
    }

    /// Says whether people can change the size of the window that the view stands in.
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
