import Foundation
import Martlet

/// The heights of a line of a font, in points.
private struct LineMetrics {
    var height: CGFloat
    var ascent: CGFloat

    /// Measures a line as the window in use shows it. Without a window, and on other threads than the main one, the
    /// heights are those of a usual font.
    init(_ font: _PlatformFont) {
        let size = font.pointSize
        (height, ascent) = (size * 1.2, size * 0.95)
        guard MainThread.isCurrent else { return }
        MainActor.assumeIsolated {
            guard let scene = CurrentScene.scene else { return }
            let style = TextStyle(font: font.font.resolved(), paint: .color(.opaqueBlack), hasColor: true)
            let line = scene.host.measure(
                TextContent(styled: StyledText("Hg", style: style), options: .standard), proposal: .unspecified)
            (height, ascent) = (line.size.height, line.firstBaseline)
        }
    }
}

extension _PlatformFont {
    /// The height of a line in the window in use, in points.
    public var lineHeight: CGFloat { LineMetrics(self).height }

    /// The distance from the baseline to the top of a line in the window in use, in points.
    public var ascender: CGFloat { LineMetrics(self).ascent }

    /// The distance from the baseline to the bottom of a line in the window in use, in points; negative, as below the
    /// baseline.
    public var descender: CGFloat {
        let metrics = LineMetrics(self)
        return metrics.ascent - metrics.height
    }

    /// The name that the font was made with; that of the system's font otherwise.
    public var fontName: String { familyName }
}
