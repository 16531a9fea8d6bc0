#if GTK
import Foundation
import Martlet
import MartletGTK
import MartletTesting

/// Measures for a host as it draws.
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
    /// Mounts a view to be drawn: text is measured in the fonts of the machine, and controls as pictures have them. All else
    /// is as in every host: it can be operated, and its time moves on when it is told to.
    ///
    ///     let host = TestHost(drawnIn: Variation(colorScheme: .dark)) { Login() }
    ///     try host.find(.textField, "Name").type("Ada")
    ///     try host.assertImage(named: "a name")
    ///
    /// - Parameter variation: In which surroundings; as large as the view wants to be where that says no size, and no wider
    ///   than the window of the platform.
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

    /// What is shown now, drawn without a display: by Cairo, with the fonts of the machine, on a white or, in the dark, a
    /// dark grey window. What is presented lies above it.
    ///
    /// A host that was not made to be drawn has laid out its text in cells, which letters do not fill.
    /// - Complexity: Linear in the nodes of what is shown and in the pixels.
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
#endif
