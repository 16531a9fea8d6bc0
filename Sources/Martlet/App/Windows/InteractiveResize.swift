import AttributeGraph
import Foundation

/// The observation of a window's size while the user resizes it.
///
/// Hosts learn of each new size, but not of the user's hold on the window's edge. Changes that follow each other closely
/// count as one resize, which ends some time after the last of them. A single change, such as that of maximizing, is
/// none.
final class InteractiveResize: SceneService {
    static let slot = ServiceSlot()
    /// The longest time between two changes of one resize. Terminal multiplexers pass on a size each quarter of a second.
    private static let pause = Duration.milliseconds(400)

    /// Whether the user resizes the window.
    let isOngoing: Attribute<Bool>
    // The scene owns its services.
    private unowned let scene: SceneGraph
    private var lastChange: Duration?
    private var alarm: SceneAlarm?

    init(scene: SceneGraph) {
        self.scene = scene
        isOngoing = scene.graph.makeInput(false, in: scene.scope)
    }

    /// Records a new size of the window.
    fileprivate func sizeChanged() {
        defer { lastChange = scene.time }
        guard let lastChange, scene.time - lastChange <= Self.pause else { return }
        scene.set(isOngoing, to: true)
        alarm = scene.wake(at: scene.time + Self.pause) { [unowned self] in scene.set(isOngoing, to: false) }
    }
}

extension SceneGraph {
    /// Gives the window another size because the desktop or the user has resized it.
    ///
    /// - Parameters:
    ///   - size: The size of the content, in points.
    ///   - now: The time on the host's clock.
    package func windowResized(to size: CGSize, at now: Duration) {
        guard size != self.size else { return }
        time = now
        existingService(InteractiveResize.self)?.sizeChanged()
        resize(to: size)
    }

    /// The scene of the window in which the scene's content is presented.
    fileprivate var windowScene: SceneGraph { presenting.presentation?.presentingScene?.windowScene ?? self }
}

private enum IsWindowResizedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the user resizes the window; set in views that observe it.
    fileprivate var isWindowResized: Bool {
        get { self[IsWindowResizedKey.self] }
        set { self[IsWindowResizedKey.self] = newValue }
    }
}

/// Lets a view read whether the user resizes its window.
private nonisolated struct InteractiveResizeReader: InputModifier {
    static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {
        let isOngoing = inputs.scene.windowScene.service(InteractiveResize.self).isOngoing
        inputs.setEnvironment { graph, values in values.isWindowResized = graph[isOngoing] }
    }
}

private nonisolated struct InteractiveResizeModifier: ViewModifier {
    let action: (Bool) -> Void
    @Environment(\.isWindowResized) private var isResized

    init(action: @escaping (Bool) -> Void) { self.action = action }

    @MainActor func body(content: Content) -> some View {
        content.onChange(of: isResized) { action(isResized) }
    }
}

extension View {
    /// Runs an action when the user begins to resize the window of the view, and when that ends.
    ///
    ///     MapView(detail: isResizing ? .low : .high)
    ///         .onInteractiveResizeChange { isResizing = $0 }
    ///
    /// Desktops report sizes, and not the user's hold on the edge of a window. A resize therefore begins with the second
    /// of two sizes in quick succession, and ends 0.4 seconds after the last one. In a terminal it is that of
    /// the terminal's window. In a test, two calls of `resize(to:)` without time between them begin a resize.
    ///
    /// - Parameter action: Called with whether the user resizes the window.
    nonisolated public func onInteractiveResizeChange(_ action: @escaping (Bool) -> Void) -> some View {
        modifier(InteractiveResizeModifier(action: action)).modifier(InteractiveResizeReader())
    }
}
