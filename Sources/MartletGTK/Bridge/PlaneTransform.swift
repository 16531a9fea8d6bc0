#if GTK
import CGTK
import Foundation
import Martlet

/// GTK's representation of affine transforms.
///
/// An affine transform is composed of steps that GTK knows to be affine. For a general matrix GTK assumes the worst,
/// and its renderer without a graphics card draws 3D content pink.
enum PlaneTransform {
    /// Creates the transform for a widget.
    ///
    /// - Parameters:
    ///   - matrix: The transform.
    ///   - center: The point at which a picture without perspective should be right.
    ///   - widget: The transformed widget; its window's renderer decides about perspective.
    static func make(_ matrix: ProjectionTransform, about center: CGPoint, of widget: Widget) -> OpaquePointer? {
        if matrix.isAffine { return affine(matrix) }
        if !canShowPerspective(widget) { return affine(matrix.withoutPerspective(about: center)) }
        let m = matrix
        var result = graphene_matrix_t()
        let values: [Float] = [
            Float(m.m11), Float(m.m12), 0, Float(m.m13), Float(m.m21), Float(m.m22), 0, Float(m.m23),
            0, 0, 1, 0, Float(m.m31), Float(m.m32), 0, Float(m.m33),
        ]
        graphene_matrix_init_from_float(&result, values)
        return gsk_transform_matrix(nil, &result)
    }

    /// A scale, then a skew, then a turn, then a translation.
    private static func affine(_ m: ProjectionTransform) -> OpaquePointer? {
        var origin = graphene_point_t(x: Float(m.m31), y: Float(m.m32))
        var result = gsk_transform_translate(nil, &origin)
        let width = hypot(m.m11, m.m12)
        guard width > 0 else { return gsk_transform_scale(result, 0, Float(m.m22)) }
        let height = (m.m11 * m.m22 - m.m12 * m.m21) / width
        let skew = (m.m11 * m.m21 + m.m12 * m.m22) / width
        let degrees = 180 / CGFloat.pi
        let angle = atan2(m.m12, m.m11) * degrees
        if angle != 0 { result = gsk_transform_rotate(result, Float(angle)) }
        if abs(skew) > 1e-9, height != 0 {
            result = gsk_transform_skew(result, Float(atan(skew / height) * degrees), 0)
        }
        return gsk_transform_scale(result, Float(width), Float(height))
    }

    private static func canShowPerspective(_ widget: Widget) -> Bool {
        guard let native = gtk_widget_get_native(widget), let renderer = gtk_native_get_renderer(native) else {
            return true
        }
        let type = UnsafeMutableRawPointer(renderer).assumingMemoryBound(to: GTypeInstance.self)
        return g_type_name_from_instance(type).map { String(cString: $0) } != "GskCairoRenderer"
    }
}
#endif
