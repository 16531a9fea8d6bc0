import Foundation

/// Where a window opens, and how large.
///
/// The size is honoured, where the content can have it. Where a window stands is the affair of the desktop: desktops
/// place windows, and a position is not passed on to them.
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

    /// A place in points of the display, and a size; those that are nil are chosen as without a placement.
    public init(_ position: CGPoint? = nil, size: CGSize? = nil) {
        self.init(
            at: position.map { .point(x: $0.x, y: $0.y) }, width: size?.width, height: size?.height)
    }

    /// A place in points of the display, and a size, by their parts; those that are nil are chosen as without a
    /// placement.
    public init(x: CGFloat? = nil, y: CGFloat? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {
        self.init(at: x == nil && y == nil ? nil : .point(x: x, y: y), width: width, height: height)
    }

    /// A place relative to the display, and a size.
    public init(_ position: UnitPoint, size: CGSize? = nil) {
        self.init(at: .unit(position), width: size?.width, height: size?.height)
    }

    /// A place relative to the display, and a width and a height.
    public init(_ position: UnitPoint, width: CGFloat? = nil, height: CGFloat? = nil) {
        self.init(at: .unit(position), width: width, height: height)
    }
}

@available(*, unavailable)
extension WindowPlacement: Sendable {}

/// The content of a window that is about to open, which can be measured.
public struct WindowLayoutRoot {
    let scene: SceneGraph

    /// The size that the content chooses for a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        onMainActor((scene, proposal)) { scene, proposal in scene.contentSize(for: proposal) }
    }
}

@available(*, unavailable)
extension WindowLayoutRoot: Sendable {}

/// What is known of where a window is about to open.
public struct WindowPlacementContext {
    /// The display that windows open on.
    public let defaultDisplay: DisplayProxy
}

@available(*, unavailable)
extension WindowPlacementContext: Sendable {}

/// A display.
public struct DisplayProxy: Equatable {
    /// All of the display, in points.
    public let bounds: CGRect
    /// What is not to be used at the edges of the display.
    public let safeAreaInsets: EdgeInsets
    /// Where windows can be. All of the display where the desktop does not say what its panels take: with Wayland none
    /// does.
    public let visibleRect: CGRect

    package init(bounds: CGRect) {
        self.bounds = bounds
        safeAreaInsets = EdgeInsets()
        visibleRect = bounds
    }
}

@available(*, unavailable)
extension DisplayProxy: Sendable {}

/// A host that knows the display on which windows open. For any other, that is as large as the window.
@MainActor
package protocol DisplayHost: SceneHost {
    /// The display on which windows open.
    var defaultDisplay: DisplayProxy { get }
}

/// Chooses the size of windows of a scene. One is equal to itself: closures can't be compared.
final class WindowPlacer: Equatable {
    private let makePlacement: (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement

    init(_ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement) {
        self.makePlacement = makePlacement
    }

    static func == (one: WindowPlacer, other: WindowPlacer) -> Bool { one === other }

    /// The size for a window whose content has been made and updated; nil where the placement says none.
    ///
    /// - Parameter usual: The size that it would have without a placement, if the app says one.
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
            // One of the two is left to the app's size, or else to the content.
            let rest = usual ?? scene.contentSize(for: ProposedViewSize(width: width, height: height))
            return CGSize(width: width ?? rest.width, height: height ?? rest.height)
        }
    }

    /// A length that a window can have; nil where it is none.
    private static func length(_ length: CGFloat?) -> CGFloat? {
        guard let length, length.isFinite, length > 0 else { return nil }
        return min(length, 32_767)
    }
}

extension Scene {
    /// Chooses the size that a window of the scene opens with, by what its content needs and by the display.
    ///
    ///     Window("Status", id: "status") { Status() }
    ///         .defaultWindowPlacement { content, context in
    ///             let size = content.sizeThatFits(.unspecified)
    ///             return WindowPlacement(size: CGSize(width: size.width, height: context.defaultDisplay.bounds.height))
    ///         }
    ///
    /// The closure is called before the window is shown, when its content has been made. A size that the person has
    /// left the window with comes first. Where the window stands is the affair of the desktop: desktops place windows,
    /// so the placement's position is not passed on. In a terminal every window fills the screen.
    nonisolated public func defaultWindowPlacement(
        _ makePlacement: @escaping (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) -> WindowPlacement
    ) -> some Scene {
        TraitScene(content: self) { [placer = WindowPlacer(makePlacement)] in $0.placer = $0.placer ?? placer }
    }
}
