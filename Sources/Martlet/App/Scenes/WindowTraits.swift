import AttributeGraph
import Foundation

/// The range in which users can resize a window.
public struct WindowResizability: Sendable, Equatable {
    enum Kind { case automatic, contentSize, contentMinSize }

    let kind: Kind

    /// As ``contentSize`` for settings, and as ``contentMinSize`` for all other windows.
    public static let automatic = WindowResizability(kind: .automatic)
    /// Between the smallest and the largest size of the content.
    public static let contentSize = WindowResizability(kind: .contentSize)
    /// From the smallest size of the content on.
    public static let contentMinSize = WindowResizability(kind: .contentMinSize)
}

/// Applies a setting to the windows of a scene.
nonisolated struct TraitScene<Content: Scene>: PrimitiveScene {
    let content: Content
    let change: (inout WindowTraits) -> Void

    static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) {
        var inner = inputs
        inner.traits.append { graph, traits in scene.pointer(in: graph).pointee.change(&traits) }
        Content._makeScene(scene: scene[\.content], inputs: inner)
    }
}

extension Scene {
    /// Sets the initial size of the scene's windows, in points. It applies within the limits of the display and the
    /// content. In a terminal, every window fills the screen.
    nonisolated public func defaultSize(_ size: CGSize) -> some Scene {
        TraitScene(content: self) { $0.defaultSize = $0.defaultSize ?? size }
    }

    /// Sets the initial size of the scene's windows. It applies within the limits of the display and the content.
    ///
    ///     WindowGroup { ContentView() }
    ///         .defaultSize(width: 800, height: 600)
    ///
    /// - Parameters:
    ///   - width: The width, in points.
    ///   - height: The height, in points.
    nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        defaultSize(CGSize(width: width, height: height))
    }

    /// Sets the range in which users can resize the scene's windows.
    ///
    ///     WindowGroup { ContentView() }
    ///         .windowResizability(.contentSize)
    ///
    /// - Parameter resizability: The range, which depends on the sizes of the content.
    nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
        TraitScene(content: self) { $0.resizability = resizability }
    }
}
