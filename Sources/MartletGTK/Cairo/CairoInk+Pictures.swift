#if GTK
import CGTK
import Foundation
import Martlet

extension CairoInk {
    /// Draws a picture into a frame, resized as its look says.
    ///
    /// - Parameters:
    ///   - size: The size of the picture in points.
    ///   - tint: The color that its shape is drawn in; nil for its own colors.
    func draw(_ pixbuf: OpaquePointer, as look: PictureLook, size: CGSize, in frame: CGRect, tint: Color.Resolved?) {
        guard size.width > 0, size.height > 0, frame.width > 0, frame.height > 0 else { return }
        saved {
            guard let tint else {
                resize(pixbuf, as: look, size: size, in: frame)
                return
            }
            cairo_push_group(cairo)
            resize(pixbuf, as: look, size: size, in: frame)
            let shape = cairo_pop_group(cairo)
            setColor(tint)
            cairo_mask(cairo, shape)
            cairo_pattern_destroy(shape)
        }
    }

    private func resize(_ pixbuf: OpaquePointer, as look: PictureLook, size: CGSize, in frame: CGRect) {
        let whole = CGRect(origin: .zero, size: size)
        guard let resizing = look.resizing else {
            paint(pixbuf, look, size, from: whole, to: frame)
            return
        }
        let insets = resizing.capInsets
        let isTiled = resizing.mode == .tile
        if insets == EdgeInsets() {
            if isTiled {
                tile(pixbuf, look, size, from: whole, to: frame)
            } else {
                paint(pixbuf, look, size, from: whole, to: frame)
            }
            return
        }
        // Nine parts: the corners keep their size, the edges are stretched or repeated one way, the middle both.
        let columns = Self.cuts(size.width, frame.minX, frame.width, insets.leading, insets.trailing)
        let rows = Self.cuts(size.height, frame.minY, frame.height, insets.top, insets.bottom)
        for row in rows {
            for column in columns {
                let source = CGRect(x: column.from, y: row.from, width: column.length, height: row.length)
                let target = CGRect(x: column.to, y: row.to, width: column.shown, height: row.shown)
                guard source.width > 0, source.height > 0, target.width > 0, target.height > 0 else { continue }
                if isTiled {
                    tile(pixbuf, look, size, from: source, to: target)
                } else {
                    paint(pixbuf, look, size, from: source, to: target)
                }
            }
        }
    }

    private struct Cut {
        var from: CGFloat
        var length: CGFloat
        var to: CGFloat
        var shown: CGFloat
    }

    private static func cuts(
        _ length: CGFloat, _ origin: CGFloat, _ shown: CGFloat, _ first: CGFloat, _ last: CGFloat
    ) -> [Cut] {
        // If both caps do not fit, they share the available length.
        let shrink = min(1, shown / max(first + last, 0.001))
        let (start, end) = (first * shrink, last * shrink)
        return [
            Cut(from: 0, length: first, to: origin, shown: start),
            Cut(from: first, length: length - first - last, to: origin + start, shown: shown - start - end),
            Cut(from: length - last, length: last, to: origin + shown - end, shown: end),
        ]
    }

    /// Draws a part of the picture into a frame, stretched.
    private func paint(
        _ pixbuf: OpaquePointer, _ look: PictureLook, _ size: CGSize, from source: CGRect, to target: CGRect
    ) {
        saved {
            cairo_rectangle(cairo, target.minX, target.minY, target.width, target.height)
            // A clip along pixels has sharp edges.
            cairo_set_antialias(cairo, look.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
            cairo_clip(cairo)
            cairo_translate(cairo, target.minX, target.minY)
            cairo_scale(cairo, target.width / source.width, target.height / source.height)
            cairo_translate(cairo, -source.minX, -source.minY)
            setSource(pixbuf, look, size)
            cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
            cairo_paint(cairo)
        }
    }

    /// Repeats a part of the picture over a frame, from its upper leading corner.
    private func tile(
        _ pixbuf: OpaquePointer, _ look: PictureLook, _ size: CGSize, from source: CGRect, to target: CGRect
    ) {
        saved {
            cairo_rectangle(cairo, target.minX, target.minY, target.width, target.height)
            cairo_clip(cairo)
            var y = target.minY
            while y < target.maxY {
                var x = target.minX
                while x < target.maxX {
                    let part = CGRect(x: x, y: y, width: source.width, height: source.height)
                    paint(pixbuf, look, size, from: source, to: part)
                    x += source.width
                }
                y += source.height
            }
        }
    }

    /// Sets the picture, at a size in points, as Cairo's source.
    private func setSource(_ pixbuf: OpaquePointer, _ look: PictureLook, _ size: CGSize) {
        let width = CGFloat(gdk_pixbuf_get_width(pixbuf))
        let height = CGFloat(gdk_pixbuf_get_height(pixbuf))
        cairo_scale(cairo, size.width / width, size.height / height)
        gdk_cairo_set_source_pixbuf(cairo, pixbuf, 0, 0)
        let filter =
            switch look.interpolation {
            case .none: CAIRO_FILTER_NEAREST
            case .low: CAIRO_FILTER_BILINEAR
            case .medium: CAIRO_FILTER_GOOD
            case .high: CAIRO_FILTER_BEST
            }
        cairo_pattern_set_filter(cairo_get_source(cairo), filter)
    }
}
#endif
