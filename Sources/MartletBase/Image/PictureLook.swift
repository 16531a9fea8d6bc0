import Foundation

/// The resizing, interpolation and coloring of a picture.
public struct _PictureLook: Equatable, Sendable {
    /// The way in which a resized picture fills its area.
    public enum ResizingMode: Hashable, Sendable {
        /// The picture is repeated at its own size.
        case tile
        /// The picture is scaled to the size.
        case stretch
    }

    /// The use of a picture's colors.
    public enum RenderingMode: Hashable, Sendable {
        /// Only the picture's shape is shown, in the foreground style.
        case template
        /// The picture is shown in its own colors.
        case original
    }

    /// The quality with which a scaled picture is interpolated.
    public enum Interpolation: Hashable, Sendable {
        /// No interpolation: pixels have sharp edges.
        case none
        /// Low quality.
        case low
        /// Medium quality.
        case medium
        /// High quality.
        case high
    }

    /// The way in which an image uses a proposed size.
    package struct Resizing: Equatable, Sendable {
        package var capInsets: EdgeInsets
        package var mode: ResizingMode

        package init(capInsets: EdgeInsets, mode: ResizingMode) {
            self.capInsets = capInsets
            self.mode = mode
        }
    }

    /// The resizing; `nil` if the image keeps its own size.
    package var resizing: Resizing?
    package var renderingMode: RenderingMode?
    package var interpolation: Interpolation = .medium
    package var isAntialiased = true

    package init() {}

    /// Whether the whole picture is stretched, without cap insets or tiles.
    package var isPlain: Bool { resizing.map { $0.mode == .stretch && $0.capInsets == EdgeInsets() } ?? true }
}

/// The name used inside this package. Apps use the name that SwiftUI gives to the type.
package typealias PictureLook = _PictureLook
