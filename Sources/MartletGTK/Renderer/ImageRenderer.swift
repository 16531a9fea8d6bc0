#if GTK
import CGTK
import Foundation
import Martlet
@preconcurrency import Combine

/// Renders a view into a picture: in tests, on servers, without a display or a window.
///
///     let renderer = ImageRenderer(content: BadgeView(name: "Ada"))
///     renderer.scale = 2
///     try renderer.pngData?.write(to: URL(fileURLWithPath: "badge.png"))
///
/// The view is laid out in ``proposedSize`` and drawn by Cairo, with text by Pango in the fonts of the machine. Symbols
/// are Martlet's own drawings, and controls have a plain look, because there is no theme. `onAppear` actions run; tasks
/// begin, and their results appear in a later picture.
///
/// As ``cgImage``, ``uiImage`` and ``nsImage``, the picture can be shown in an app. ``pngData``, which is an addition
/// of Martlet, can be written to a file.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
    /// Sends before the picture changes: when a property of the renderer is set, or state in the content is written.
    // Subjects can be used from any thread; the module does not say so.
    nonisolated(unsafe) public let objectWillChange = PassthroughSubject<Void, Never>()

    /// The view that is drawn.
    public var content: Content {
        willSet { objectWillChange.send() }
        didSet { drawing = nil }
    }

    /// The size that the view is offered, in points; `ProposedViewSize.unspecified` lets it choose its own.
    public var proposedSize = ProposedViewSize.unspecified {
        willSet { objectWillChange.send() }
    }

    /// The number of pixels per point in the picture.
    public var scale: CGFloat = 1 {
        willSet { objectWillChange.send() }
        didSet { drawing = nil }
    }

    /// Whether the picture is opaque, with a black background.
    public var isOpaque = false {
        willSet { objectWillChange.send() }
    }

    /// The greatest dynamic range of the picture; nil for that of the content. No effect: pictures have the standard
    /// range.
    public var allowedDynamicRange: Image.DynamicRange? {
        willSet { objectWillChange.send() }
    }

    private var drawing: PictureScene?

    /// Creates a renderer of a view.
    public init(content view: Content) { content = view }

    /// The picture as PNG; nil if the view has no size, or more than 32,767 pixels in a direction.
    ///
    /// An addition of Martlet. The picture is drawn at each access.
    ///
    /// - Complexity: Linear in the number of nodes and of pixels.
    public var pngData: Data? {
        let scene = drawing ?? PictureScene(content, scale: scale > 0 ? scale : 1)
        if drawing == nil {
            drawing = scene
            scene.onWrite { [weak self] in self?.objectWillChange.send() }
        }
        return scene.png(proposal: proposedSize, isOpaque: isOpaque)
    }

    /// The picture in pixels; nil where ``pngData`` is.
    ///
    /// - Complexity: Linear in the nodes of the view and in the pixels.
    public var cgImage: CGImage? { pngData.flatMap { CGImage(data: $0) } }

    /// The picture, as UIKit calls it; nil where ``pngData`` is.
    ///
    /// - Complexity: Linear in the nodes of the view and in the pixels.
    public var uiImage: UIImage? { image }

    /// The picture, as AppKit calls it; nil where ``pngData`` is.
    ///
    /// - Complexity: Linear in the nodes of the view and in the pixels.
    public var nsImage: NSImage? { image }

    /// Draws into a context of Core Graphics, which only pictures of UIKit and AppKit have here.
    @available(
        *, unavailable, message: "A CGContext here comes from UIGraphicsImageRenderer alone. Use cgImage or pngData."
    )
    public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (Any) -> Void) -> Void) {}

    private var image: _PlatformImage? { pngData.flatMap { _PlatformImage(data: $0, scale: scale > 0 ? scale : 1) } }
}
#endif
