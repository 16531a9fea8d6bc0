import Foundation

/// The initial position and size of a window.
///
/// The size applies, within the limits of the content. The position is ignored, since desktops place windows
/// themselves.
public struct WindowPlacement: Equatable {
    enum Position: Equatable {
        case point(x: CGFloat?, y: CGFloat?)
        case unit(UnitPoint)
    }

    let position: Position?
    let width: CGFloat?
    let height: CGFloat?

    private init(at position: Position?, width: CGFloat?, height: CGFloat?) {
        self.position = position
        self.width = width
        self.height = height
    }

    /// Creates a placement from a position on the display and a size, in points. A `nil` value keeps the default.
    public init(_ position: CGPoint? = nil, size: CGSize? = nil) {
        self.init(
            at: position.map { .point(x: $0.x, y: $0.y) }, width: size?.width, height: size?.height)
    }

    /// Creates a placement from the components of a position and a size, in points. A `nil` value keeps the default.
    public init(x: CGFloat? = nil, y: CGFloat? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {
        self.init(at: x == nil && y == nil ? nil : .point(x: x, y: y), width: width, height: height)
    }

    /// Creates a placement from a position relative to the display, and a size.
    public init(_ position: UnitPoint, size: CGSize? = nil) {
        self.init(at: .unit(position), width: size?.width, height: size?.height)
    }

    /// Creates a placement from a position relative to the display, and a width and height.
    public init(_ position: UnitPoint, width: CGFloat? = nil, height: CGFloat? = nil) {
        self.init(at: .unit(position), width: width, height: height)
    }
}

@available(*, unavailable)
extension WindowPlacement: Sendable {}

/// The content of a window that is about to open, for measuring it.
public struct WindowLayoutRoot {
    let scene: SceneGraph

    /// Returns the size that the content chooses for a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        onMainActor((scene, proposal)) { scene, proposal in scene.contentSize(for: proposal) }
    }
}

@available(*, unavailable)
extension WindowLayoutRoot: Sendable {}

/// The context of a window's placement.
public struct WindowPlacementContext {
    /// The display on which windows open.
    public let defaultDisplay: DisplayProxy
}

@available(*, unavailable)
extension WindowPlacementContext: Sendable {}

/// The geometry of the display on which a window opens.
public struct DisplayProxy: Equatable {
    /// The frame of the display, in points.
    public let bounds: CGRect
    /// The insets of the display's safe area.
    public let safeAreaInsets: EdgeInsets
    /// The frame that is available to windows. It is the whole display if the desktop does not report the size of its
    /// panels, which is always the case with Wayland.
    public let visibleRect: CGRect

    package init(bounds: CGRect) {
        self.bounds = bounds
        safeAreaInsets = EdgeInsets()
        visibleRect = bounds
    }
}

@available(*, unavailable)
extension DisplayProxy: Sendable {}

/// A host that knows the display on which windows open. For other hosts, the display is as large as the window.
@MainActor
package protocol DisplayHost: SceneHost {
    /// The display on which windows open.
    var defaultDisplay: DisplayProxy { get }
}

/// Computes the initial size of a scene's windows. Compared by identity, since closures cannot be compared.
final class WindowPlacer: Equatable {
    private let makePlacement: (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement

    init(_ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement) {
        self.makePlacement = makePlacement
    }

    static func == (one: WindowPlacer, other: WindowPlacer) -> Bool { one === other }

    /// Returns the initial size of a window whose content has been updated; `nil` if the placement sets none.
    ///
    /// - Parameter usual: The size without a placement, if the app sets one.
    @MainActor
    func size(for scene: SceneGraph, usual: CGSize?) -> CGSize? {
        let display =
            (scene.host as? any DisplayHost)?.defaultDisplay
            ?? DisplayProxy(bounds: CGRect(origin: .zero, size: scene.size))
        let placement = makePlacement(
            WindowLayoutRoot(scene: scene), WindowPlacementContext(defaultDisplay: display))
        let (width, height) = (Self.length(placement.width), Self.length(placement.height))
        switch (width, height) {
        case (nil, nil): return nil
        case (let width?, let height?): return CGSize(width: width, height: height)
        default:
            // The missing length comes from the app's default size, or else from the content.
            let rest = usual ?? scene.contentSize(for: ProposedViewSize(width: width, height: height))
            return CGSize(width: width ?? rest.width, height: height ?? rest.height)
        }
    }

    /// Returns a valid length of a window; `nil` if the length is invalid.
    private static func length(_ length: CGFloat?) -> CGFloat? {
        guard let length, length.isFinite, length > 0 else { return nil }
        return min(length, 32_767)
    }
}

extension Scene {
    /// Sets the initial size of the scene's windows, computed from the content and the display.
    ///
    ///     Window("Status", id: "status") { Status() }
    ///         .defaultWindowPlacement { content, context in
    ///             let width = content.sizeThatFits(.unspecified).width
    ///             let height = context.defaultDisplay.bounds.height
    ///             return WindowPlacement(size: CGSize(width: width, height: height))
    ///         }
    ///
    /// The closure is called before the window is shown, when its content exists. A stored size, with which the user
    /// left the window, takes precedence. The placement's position is ignored, since desktops place windows themselves.
    /// In a terminal, every window fills the screen.
    nonisolated public func defaultWindowPlacement(
        _ makePlacement: @escaping (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) -> WindowPlacement
    ) -> some Scene {
        TraitScene(content: self) { [placer = WindowPlacer(makePlacement)] in $0.placer = $0.placer ?? placer }
    }
}
