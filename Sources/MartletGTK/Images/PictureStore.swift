#if GTK
import CGTK
import Foundation
import Martlet

/// A cache of decoded pictures, by their source. It needs no display.
final class PictureStore {
    /// The pictures that shapes are painted with.
    // nonisolated(unsafe): shapes are painted on the main thread.
    nonisolated(unsafe) static let tiles = PictureStore()

    private struct Key: Hashable {
        let source: Picture.Source
        /// The size in pixels of a drawing, which is decoded for the size that it is shown in; zero for others.
        let width: Int32
        let height: Int32
    }

    private var pixbufs: [Key: OpaquePointer?] = [:]
    /// The keys in the order of their first use. When there are many, the oldest are removed.
    private var order: [Key] = []
    private var textures: [Key: OpaquePointer] = [:]
    private static let limit = 256

    deinit {
        for case let pixbuf? in pixbufs.values { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        for texture in textures.values { g_object_unref(UnsafeMutableRawPointer(texture)) }
    }

    /// The pixels of a picture for a size in pixels; nil if they can't be decoded.
    func pixbuf(of picture: Picture, shown: CGSize) -> OpaquePointer? {
        let key = key(of: picture, shown: shown)
        if let known = pixbufs[key] { return known }
        let made = Self.decode(picture, width: key.width, height: key.height)
        pixbufs[key] = made
        order.append(key)
        if order.count > Self.limit { forget(order.removeFirst()) }
        return made
    }

    /// Returns the picture as a texture, which GTK draws fastest.
    func texture(of picture: Picture, shown: CGSize) -> OpaquePointer? {
        let key = key(of: picture, shown: shown)
        if let known = textures[key] { return known }
        guard let pixbuf = pixbuf(of: picture, shown: shown) else { return nil }
        let made = gdk_texture_new_for_pixbuf(pixbuf)
        textures[key] = made
        return made
    }

    private func key(of picture: Picture, shown: CGSize) -> Key {
        guard picture.isDrawing else { return Key(source: picture.source, width: 0, height: 0) }
        let (width, height) = (
            min(max(1, shown.width.rounded(.up)), 8192), min(max(1, shown.height.rounded(.up)), 8192)
        )
        return Key(source: picture.source, width: Int32(saturating: width), height: Int32(saturating: height))
    }

    private func forget(_ key: Key) {
        if case let pixbuf?? = pixbufs.removeValue(forKey: key) { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        if let texture = textures.removeValue(forKey: key) { g_object_unref(UnsafeMutableRawPointer(texture)) }
    }

    private static func decode(_ picture: Picture, width: Int32, height: Int32) -> OpaquePointer? {
        let pixbuf: OpaquePointer?
        switch picture.source {
        case .file(let path):
            pixbuf =
                width > 0
                ? gdk_pixbuf_new_from_file_at_scale(path, width, height, 0, nil)
                : gdk_pixbuf_new_from_file(path, nil)
        case .data(let data): pixbuf = decode(data.bytes, width: width, height: height)
        }
        guard let pixbuf else { return nil }
        // Photographs say by a tag which side is up.
        let upright = gdk_pixbuf_apply_embedded_orientation(pixbuf)
        g_object_unref(UnsafeMutableRawPointer(pixbuf))
        return upright
    }

    private static func decode(_ bytes: Data, width: Int32, height: Int32) -> OpaquePointer? {
        guard let loader = gdk_pixbuf_loader_new() else { return nil }
        defer { g_object_unref(loader) }
        if width > 0 { gdk_pixbuf_loader_set_size(loader, width, height) }
        let isWritten = bytes.withUnsafeBytes { buffer in
            gdk_pixbuf_loader_write(loader, buffer.bindMemory(to: UInt8.self).baseAddress, gsize(buffer.count), nil)
                != 0
        }
        // The loader must be closed even after an error.
        let isComplete = gdk_pixbuf_loader_close(loader, nil) != 0
        guard isWritten, isComplete, let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) else { return nil }
        g_object_ref(UnsafeMutableRawPointer(pixbuf))
        return pixbuf
    }
}
#endif
