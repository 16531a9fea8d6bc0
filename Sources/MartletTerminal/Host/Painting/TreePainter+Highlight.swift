import Foundation
import Martlet

extension TreePainter {
    /// Draws the highlight of an inspector: a rectangle, in points of the screen, with foreground and background colors
    /// swapped.
    package func highlight(_ frame: CGRect) {
        invalidate()
        grid.restyle(CellRect(covering: frame)) { $0.attributes.formSymmetricDifference(.reverse) }
    }
}

extension TreePainter {
    /// Marks the views whose bodies have just run by the background of their frames.
    package func mark(_ runs: [RunMark]) {
        invalidate()
        for run in runs {
            // Of the palette, so that they are also there with few colors. Light text can't be read on this background.
            grid.restyle(CellRect(covering: run.frame)) {
                $0.background = .indexed(3)
                $0.foreground = .indexed(0)
            }
        }
    }
}
