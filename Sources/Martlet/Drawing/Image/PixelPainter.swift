import Foundation

/// Draws pictures and canvases into pixels, for hosts that have none of their own.
package protocol PixelPainter: Sendable {
    /// Draws a picture.
    ///
    /// - Parameters:
    ///   - image: An image with a picture.
    ///   - size: The size that the picture is shown in, in points.
    ///   - width: The width in pixels.
    ///   - height: The height in pixels. A point may be higher than wide.
    /// - Returns: nil if the data is no picture.
    func bitmap(of image: ImageContent, size: CGSize, width: Int, height: Int) -> Bitmap?

    /// Draws the canvas of a node.
    ///
    /// - Parameters:
    ///   - node: A node whose content is a drawing.
    ///   - width: The width in pixels.
    ///   - height: The height in pixels.
    ///   - isDark: Whether text without a color is light.
    func bitmap(ofDrawing node: RenderNode, width: Int, height: Int, isDark: Bool) -> Bitmap?
}
