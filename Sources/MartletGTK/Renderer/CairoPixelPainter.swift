#if GTK
import CGTK
import Foundation
import Martlet

/// Draws pictures and canvases by Cairo, without a display, for terminals that show pictures.
package struct CairoPixelPainter: PixelPainter {
    package init() {}

    package func bitmap(of image: ImageContent, size: CGSize, width: Int, height: Int) -> Bitmap? {
        draw(size, width, height, isDark: false) {
            $0.draw(image, in: CGRect(origin: .zero, size: size), of: nil)
        }
    }

    package func bitmap(ofDrawing node: RenderNode, width: Int, height: Int, isDark: Bool) -> Bitmap? {
        guard case .drawing(var drawing) = node.content else { return nil }
        let size = node.frame.size
        let (fonts, pictures) = onMainActor(()) { (PictureScene.fonts, PictureScene.pictures) }
        drawing.list.makeRoomForText(measuredBy: PictureHost(fonts: fonts, pictures: pictures, scale: 1))
        return draw(size, width, height, isDark: isDark) {
            $0.draw(drawing, of: node, in: CGRect(origin: .zero, size: size))
        }
    }

    private func draw(
        _ size: CGSize, _ width: Int, _ height: Int, isDark: Bool, _ body: (CairoPainter) -> Void
    ) -> Bitmap? {
        guard size.width > 0, size.height > 0, width > 0, height > 0 else { return nil }
        let (x, y) = (CGFloat(width) / size.width, CGFloat(height) / size.height)
        let (fonts, pictures) = onMainActor(()) { (PictureScene.fonts, PictureScene.pictures) }
        return PictureSurface.draw(size: CGSize(width: width, height: height), scale: 1) { cairo in
            cairo_scale(cairo, Double(x), Double(y))
            body(
                CairoPainter(
                    ink: CairoInk(cairo: cairo), fonts: fonts, pictures: pictures, scale: max(x, y), isDark: isDark))
        } reading: {
            Bitmap(PixelPicture($0))
        }
    }
}

extension DisplayList {
    /// Widens the places of texts, which the terminal has measured in cells. A font may need more room; the middle of a text
    /// stays where it is.
    fileprivate mutating func makeRoomForText(measuredBy host: PictureHost) {
        for index in commands.indices {
            switch commands[index].item {
            case .text(let text, let rect):
                let size = host.measure(text, proposal: .unspecified).size
                // A text of several lines was broken on purpose.
                guard rect.height <= 16, size.width > rect.width else { continue }
                let wider = rect.insetBy(dx: (rect.width - size.width.rounded(.up)) / 2, dy: 0)
                commands[index].item = .text(text, wider)
            case .layer(var list):
                list.makeRoomForText(measuredBy: host)
                commands[index].item = .layer(list)
            default: break
            }
        }
    }
}

extension Bitmap {
    /// Converts pixels of Cairo, whose colors are multiplied by the opacity, and come from blue to red.
    fileprivate init(_ picture: PixelPicture) {
        var pixels = [UInt8](repeating: 0, count: picture.bytes.count)
        for place in stride(from: 0, to: pixels.count, by: 4) {
            let alpha = Int(picture.bytes[place + 3])
            guard alpha > 0 else { continue }
            for channel in 0..<3 {
                pixels[place + channel] = UInt8(min(255, Int(picture.bytes[place + 2 - channel]) * 255 / alpha))
            }
            pixels[place + 3] = UInt8(alpha)
        }
        self.init(width: picture.width, height: picture.height, pixels: pixels)
    }
}
#endif
