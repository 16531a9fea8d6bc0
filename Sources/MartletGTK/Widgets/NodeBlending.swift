#if GTK
import CGTK
import Foundation
import Martlet

/// Blends nodes that have a blend mode with the drawing behind them.
///
/// A widget draws itself without access to the drawing behind it. It therefore only marks its drawing, with a debug
/// node, which GTK draws like its child. After the recording, the enclosing compositing group, or the window's content,
/// searches for marks, and blends each marked node with the nodes before it.
enum NodeBlending {
    /// Consumes a node, and returns it with a mark for blending.
    static func mark(_ node: OpaquePointer, _ operation: CompositingOperation) -> OpaquePointer {
        defer { gsk_render_node_unref(node) }
        return gsk_debug_node_new(node, g_strdup(prefix + String(operation.rawValue)))
    }

    private static let prefix = "martlet-blend "

    /// The node with everything that is marked in it mixed. Takes the node, which the caller gives away.
    static func resolve(_ node: OpaquePointer) -> OpaquePointer {
        guard let parts = parts(of: node) else { return node }
        gsk_render_node_unref(node)
        return compose(parts)
    }

    private struct Part {
        var operation: CompositingOperation
        /// Owned.
        var node: OpaquePointer
    }

    /// Returns the parts of a node, in order; nil if it contains no mark.
    private static func parts(of node: OpaquePointer) -> [Part]? {
        switch gsk_render_node_get_node_type(node) {
        case GSK_CONTAINER_NODE: return containedParts(of: node)
        case GSK_DEBUG_NODE:
            guard let child = gsk_debug_node_get_child(node) else { return nil }
            if let message = gsk_debug_node_get_message(node).map({ String(cString: $0) }), message.hasPrefix(prefix),
                let number = Int32(message.dropFirst(prefix.count)),
                let operation = CompositingOperation(rawValue: number)
            {
                return [Part(operation: operation, node: resolve(gsk_render_node_ref(child)))]
            }
            return parts(of: child)
        case GSK_TRANSFORM_NODE:
            // GTK has nothing for the transform that changes nothing.
            guard let transform = gsk_transform_node_get_transform(node) else {
                return gsk_transform_node_get_child(node).flatMap { parts(of: $0) }
            }
            return wrapped(gsk_transform_node_get_child(node)) { gsk_transform_node_new($0, transform) }
        case GSK_CLIP_NODE:
            let clip = gsk_clip_node_get_clip(node)
            return wrapped(gsk_clip_node_get_child(node)) { gsk_clip_node_new($0, clip) }
        case GSK_ROUNDED_CLIP_NODE:
            let clip = gsk_rounded_clip_node_get_clip(node)
            return wrapped(gsk_rounded_clip_node_get_child(node)) { gsk_rounded_clip_node_new($0, clip) }
        case GSK_OPACITY_NODE:
            // Content with a common opacity is a group.
            guard let child = gsk_opacity_node_get_child(node), let inner = parts(of: child) else { return nil }
            let composed = compose(inner)
            defer { gsk_render_node_unref(composed) }
            return [Part(operation: .normal, node: gsk_opacity_node_new(composed, gsk_opacity_node_get_opacity(node)))]
        default: return nil
        }
    }

    private static func containedParts(of node: OpaquePointer) -> [Part]? {
        let count = gsk_container_node_get_n_children(node)
        var all: [[Part]?] = []
        for index in 0..<count { all.append(gsk_container_node_get_child(node, index).flatMap { parts(of: $0) }) }
        guard all.contains(where: { $0 != nil }) else { return nil }
        return (0..<count).flatMap { index in
            all[Int(index)] ?? gsk_container_node_get_child(node, index).map {
                [Part(operation: .normal, node: gsk_render_node_ref($0))]
            } ?? []
        }
    }

    private static func wrapped(_ child: OpaquePointer?, _ wrap: (OpaquePointer) -> OpaquePointer?) -> [Part]? {
        guard let child, let inner = parts(of: child) else { return nil }
        return inner.compactMap { part in
            defer { gsk_render_node_unref(part.node) }
            return wrap(part.node).map { Part(operation: part.operation, node: $0) }
        }
    }

    // MARK: - Putting together

    private static func compose(_ parts: [Part]) -> OpaquePointer {
        var nodes: [OpaquePointer?] = []
        for part in parts {
            guard part.operation != .normal else {
                nodes.append(part.node)
                continue
            }
            let backdrop = container(nodes)
            let mixed = mix(part.node, over: backdrop, part.operation)
            gsk_render_node_unref(backdrop)
            gsk_render_node_unref(part.node)
            nodes = [mixed]
        }
        return container(nodes)
    }

    /// Creates a container of several nodes, taking over the caller's references.
    private static func container(_ nodes: [OpaquePointer?]) -> OpaquePointer {
        var nodes = nodes
        defer { for case let node? in nodes { gsk_render_node_unref(node) } }
        if nodes.count == 1, let only = nodes[0] { return gsk_render_node_ref(only) }
        return gsk_container_node_new(&nodes, UInt32(nodes.count))
    }

    private static func mix(
        _ source: OpaquePointer, over backdrop: OpaquePointer, _ operation: CompositingOperation
    ) -> OpaquePointer {
        if let mode = operation.gskMode { return gsk_blend_node_new(backdrop, source, mode) }
        var (a, b) = (graphene_rect_t(), graphene_rect_t())
        gsk_render_node_get_bounds(source, &a)
        gsk_render_node_get_bounds(backdrop, &b)
        var bounds = graphene_rect_t()
        graphene_rect_union(&a, &b, &bounds)
        let node = gsk_cairo_node_new(&bounds)!
        guard let cairo = gsk_cairo_node_get_draw_context(node) else { return node }
        gsk_render_node_draw(backdrop, cairo)
        CairoCompositing.draw(in: cairo, operation) { gsk_render_node_draw(source, $0) }
        cairo_destroy(cairo)
        return node
    }
}

extension CompositingOperation {
    /// The blend mode of GTK that does the same.
    fileprivate var gskMode: GskBlendMode? {
        switch self {
        case .multiply: GSK_BLEND_MODE_MULTIPLY
        case .screen: GSK_BLEND_MODE_SCREEN
        case .overlay: GSK_BLEND_MODE_OVERLAY
        case .darken: GSK_BLEND_MODE_DARKEN
        case .lighten: GSK_BLEND_MODE_LIGHTEN
        case .colorDodge: GSK_BLEND_MODE_COLOR_DODGE
        case .colorBurn: GSK_BLEND_MODE_COLOR_BURN
        case .hardLight: GSK_BLEND_MODE_HARD_LIGHT
        case .softLight: GSK_BLEND_MODE_SOFT_LIGHT
        case .difference: GSK_BLEND_MODE_DIFFERENCE
        case .exclusion: GSK_BLEND_MODE_EXCLUSION
        case .color: GSK_BLEND_MODE_COLOR
        case .hue: GSK_BLEND_MODE_HUE
        case .saturation: GSK_BLEND_MODE_SATURATION
        case .luminosity: GSK_BLEND_MODE_LUMINOSITY
        default: nil
        }
    }
}
#endif
