#if GTK
import CGTK
import Foundation
import Martlet

/// The pictures behind images: symbols from the icon theme, and files from bundles.
final class ImageStore {
    private let fonts: FontTable
    private var textures: [String: OpaquePointer?] = [:]
    private var hasIcon: [String: Bool] = [:]

    init(fonts: FontTable) { self.fonts = fonts }

    deinit {
        for case let texture? in textures.values { g_object_unref(UnsafeMutableRawPointer(texture)) }
    }

    // MARK: - Sizes

    func measure(_ image: ImageContent) -> TextMetrics {
        switch image.image.source {
        case .symbol(let name):
            guard iconName(for: name) != nil else {
                return ShapedText.of(image.glyph, fonts: fonts).arrange(.unspecified)
            }
            let side = symbolSide(image)
            // A symbol stands on the baseline of the text beside it, a little below it.
            let baseline = (side * 0.82).rounded()
            return TextMetrics(
                size: CGSize(width: side, height: side), firstBaseline: baseline, lastBaseline: baseline)
        case .named(let name, let bundlePath):
            guard let texture = texture(name, bundlePath: bundlePath) else {
                return ShapedText.of(image.glyph, fonts: fonts).arrange(.unspecified)
            }
            let size = CGSize(
                width: CGFloat(gdk_texture_get_width(texture)), height: CGFloat(gdk_texture_get_height(texture)))
            return TextMetrics(size: size, firstBaseline: size.height, lastBaseline: size.height)
        }
    }

    /// How large a symbol is beside text of its font, in points.
    private func symbolSide(_ image: ImageContent) -> CGFloat { (image.font.pointSize * 1.15).rounded() }

    // MARK: - Drawing

    func draw(_ image: ImageContent, in bounds: CGRect, view: NodeView, snapshot: OpaquePointer) {
        switch image.image.source {
        case .symbol(let name):
            let color = image.glyph.hasColor(image.glyph.styled.style) ? GdkRGBA(image.color) : view.inheritedColor
            guard let icon = iconName(for: name) else {
                ShapedText.of(image.glyph, fonts: fonts).draw(
                    in: bounds, proposal: .unspecified, inherited: color, snapshot: snapshot)
                return
            }
            drawSymbol(icon, color: color, in: bounds, view: view, snapshot: snapshot)
        case .named(let name, let bundlePath):
            guard let texture = texture(name, bundlePath: bundlePath) else {
                ShapedText.of(image.glyph, fonts: fonts).draw(
                    in: bounds, proposal: .unspecified, inherited: view.inheritedColor, snapshot: snapshot)
                return
            }
            var rect = graphene_rect_t(bounds)
            gtk_snapshot_append_texture(snapshot, texture, &rect)
        }
    }

    private func drawSymbol(
        _ name: String, color: GdkRGBA, in bounds: CGRect, view: NodeView, snapshot: OpaquePointer
    ) {
        let side = min(bounds.width, bounds.height)
        guard side > 0, let theme = gtk_icon_theme_get_for_display(gtk_widget_get_display(view.widget)) else { return }
        let icon = gtk_icon_theme_lookup_icon(
            theme, name, nil, Int32(side.rounded()), gtk_widget_get_scale_factor(view.widget), GTK_TEXT_DIR_NONE,
            GTK_ICON_LOOKUP_FORCE_SYMBOLIC)
        guard let icon else { return }
        var point = graphene_point_t(
            x: Float((bounds.midX - side / 2).rounded()), y: Float((bounds.midY - side / 2).rounded()))
        let colors = [color, color, color, color]
        gtk_snapshot_save(snapshot)
        gtk_snapshot_translate(snapshot, &point)
        gtk_symbolic_paintable_snapshot_symbolic(icon, snapshot, Double(side), Double(side), colors, 4)
        gtk_snapshot_restore(snapshot)
        g_object_unref(UnsafeMutableRawPointer(icon))
    }

    // MARK: - Where pictures come from

    /// The theme's icon for a symbol; nil if it has none.
    private func iconName(for symbol: String) -> String? {
        guard let name = SymbolIcons.name(for: symbol) else { return nil }
        if let known = hasIcon[name] { return known ? name : nil }
        let theme = gdk_display_get_default().flatMap { gtk_icon_theme_get_for_display($0) }
        let isThere = theme.map { gtk_icon_theme_has_icon($0, name) != 0 } ?? false
        hasIcon[name] = isThere
        return isThere ? name : nil
    }

    private func texture(_ name: String, bundlePath: String?) -> OpaquePointer? {
        let key = "\(bundlePath ?? "")/\(name)"
        if let known = textures[key] { return known }
        let texture = Self.file(name, bundlePath: bundlePath).flatMap { gdk_texture_new_from_filename($0, nil) }
        textures[key] = texture
        return texture
    }

    private static func file(_ name: String, bundlePath: String?) -> String? {
        let bundle = bundlePath.flatMap { Bundle(path: $0) } ?? .main
        for kind in ["", "png", "svg", "jpg", "jpeg", "webp", "gif"] {
            if let path = bundle.path(forResource: name, ofType: kind.isEmpty ? nil : kind) { return path }
        }
        return nil
    }
}
#endif
