#if GTK
import Foundation
import Martlet
import MartletGTK
import MartletTesting
import Testing

/// The measurements of a host that draws pictures.
final class PictureDrawer: HostDrawer {
    let drawing: SceneDrawing
    let bodySize: CGFloat

    @MainActor
    init(scale: CGFloat) {
        drawing = SceneDrawing(scale: scale)
        bodySize = drawing.bodySize
    }

    func measure(_ text: TextContent, proposal: ProposedViewSize) -> TextMetrics {
        onMainActor((drawing, text, proposal)) { $0.0.measure($0.1, proposal: $0.2) }
    }

    func measure(_ image: ImageContent) -> TextMetrics { onMainActor((drawing, image)) { $0.0.measure($0.1) } }

    func chrome(of control: ControlContent) -> ControlChrome {
        onMainActor((drawing, control)) { $0.0.chrome(of: $0.1) }
    }
}

extension TestHost {
    /// Creates a host that can be drawn: text is measured in the fonts of the machine, and controls have the size of
    /// their pictures. In all other respects it is an ordinary test host, with events and virtual time.
    ///
    ///     let host = TestHost(drawnIn: Variation(colorScheme: .dark)) { Login() }
    ///     try host.find(.textField, "Name").type("Ada")
    ///     try host.assertImage(named: "a name")
    ///
    /// - Parameter variation: The environment of the view. Without a size, the view has its ideal size, at most as
    ///   wide as the platform's window.
    // Disfavored, so that `TestHost { … }` is a host without a drawing in files that import this module, too.
    @_disfavoredOverload
    public convenience init(
        drawnIn variation: Variation = Variation(),
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, @ViewBuilder _ view: () -> some View
    ) {
        let window = variation.windowSize
        self.init(
            size: window, sceneFolder: nil, variation: variation,
            drawer: PictureDrawer(scale: variation.pixelsPerPoint), fileID: fileID, filePath: filePath, line: line,
            column: column, view)
        guard variation.size == nil else { return }
        let wanted = scene.contentSize(for: ProposedViewSize(width: window.width, height: nil))
        resize(to: CGSize(width: min(wanted.width, window.width).rounded(.up), height: wanted.height.rounded(.up)))
    }

    /// Returns a picture of the current contents. Cairo draws it without a display, in the fonts of the machine, on a
    /// white or (in dark mode) dark gray window. Presented views are above.
    ///
    /// The text of a host that was not created for drawing is laid out in cells, which its glyphs do not fill.
    /// - Complexity: Linear in the visible nodes and in the pixels.
    public func picture() -> Picture {
        update()
        let isDark = scene.root.layoutChildren.first?.environmentValue(\.colorScheme) == .dark
        let grey: Float = isDark ? 0.14 : 1
        let drawing = (drawer as? PictureDrawer)?.drawing ?? SceneDrawing(scale: scene.profile.displayScale)
        let pixels = drawing.draw(
            shownScenes, size: scene.size,
            background: Color.Resolved(red: grey, green: grey, blue: grey, opacity: 1), isDark: isDark)
        return Picture(pixels ?? PixelPicture(width: 0, height: 0, bytes: []))
    }
}

extension Trait where Self == HostAttachmentTrait {
    /// Attaches the trees of hosts, the last body runs with their causes, and a picture of each host to the failures of a
    /// test.
    public static var attachesPictures: Self { Self { $0.picture().pngData } }
}
#endif
