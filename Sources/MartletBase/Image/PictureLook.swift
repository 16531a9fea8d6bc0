import Foundation

/// How a picture is drawn: in which size, how smoothly, and in which colours.
public struct _PictureLook: Equatable, Sendable {
    /// How a picture fills a size that is not its own.
    public enum ResizingMode: Hashable, Sendable {
        /// It is repeated at its own size.
        case tile
        /// It is scaled to the size.
        case stretch
    }

    /// Whether a picture's colours are shown.
    public enum RenderingMode: Hashable, Sendable {
        /// Only its shape is shown, in the foreground style.
        case template
        /// It is shown as it is.
        case original
    }

    /// How smoothly a picture is scaled.
    public enum Interpolation: Hashable, Sendable {
        /// Pixels stay sharp.
        case none
        /// The least smooth.
        case low
        /// In between.
        case medium
        /// The smoothest.
        case high
    }

    /// How an image takes the size it is offered.
    package struct Resizing: Equatable, Sendable {
        package var capInsets: EdgeInsets
        package var mode: ResizingMode

        package init(capInsets: EdgeInsets, mode: ResizingMode) {
            self.capInsets = capInsets
            self.mode = mode
        }
    }

    /// `nil` as long as the image keeps its own size.
    package var resizing: Resizing?
    package var renderingMode: RenderingMode?
    package var interpolation: Interpolation = .medium
    package var isAntialiased = true

    package init() {}

    /// Whether the whole picture is stretched to what is asked for.
    package var isPlain: Bool { resizing.map { $0.mode == .stretch && $0.capInsets == EdgeInsets() } ?? true }
}

/// What the package calls it: apps know it by the name that SwiftUI gives to it.
package typealias PictureLook = _PictureLook
