#if GTK
import Foundation
import Martlet
import MartletBase
import MartletGTK

extension _PlatformImage {
    /// Draws the picture in the current context, stretched into a rectangle; without effect if there is none.
    public func draw(in rect: CGRect) { DrawingContexts.current?.draw(content, in: rect, isUpright: true) }

    /// Draws the picture in the current context, with an operation and an opacity from 0 to 1.
    package func draw(in rect: CGRect, _ operation: CompositingOperation, opacity: CGFloat) {
        guard let context = DrawingContexts.current else { return }
        let old = context.attributes
        context.attributes.drawing.operation = operation
        context.setAlpha(opacity)
        draw(in: rect)
        context.attributes = old
    }

    /// Returns the picture as a file of a format, from data of the same format as it is; `nil` for a symbol, and if the data
    /// can't be decoded.
    package func file(_ format: ListRenderer.Format) -> Data? {
        if case .png = format, let data = fileData, data.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return data }
        guard size.width > 0, size.height > 0 else { return nil }
        let context = CGContext(bounds: CGRect(origin: .zero, size: size), scale: scale, isOpaque: false)
        context.draw(content, in: CGRect(origin: .zero, size: size), isUpright: true)
        return context.file(format)
    }
}
#endif
