import AttributeGraph
import Foundation

/// Limits the content to the opaque parts of a mask.
nonisolated struct MaskModifier<Mask: View>: SecondaryContentModifier {
    let mask: Mask
    let alignment: Alignment

    static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let mask = modifier[\.mask]
        let outputs = _ViewOutputs.layered(
            .inFront,
            inputs: inputs,
            body: body,
            alignment: { modifier.pointer(in: $0).pointee.alignment },
            secondary: { Mask._makeViewList(view: mask, inputs: $0) }
        )
        outputs.node.setContent(.effect(.mask))
        outputs.node.children.last?.flags.insert(.aside)
        return outputs
    }
}

/// The color space of an offscreen image.
public enum ColorRenderingMode: Hashable, Sendable {
    /// In sRGB with its transfer curve.
    case nonLinear
    /// In sRGB without a transfer curve.
    case linear
    /// In linear sRGB, with values beyond 0 and 1.
    case extendedLinear
}

extension View {
    /// Masks the view with the alpha channel of another view.
    ///
    ///     LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    ///         .mask { Text("Colorful").font(.largeTitle) }
    ///
    /// The view is visible where the mask is opaque; the colors of the mask are ignored. A terminal cannot show partial
    /// opacity: it shows the characters of the mask in the colors of the view.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of the mask within the view.
    ///   - mask: Creates the mask.
    nonisolated public func mask<Mask: View>(
        alignment: Alignment = .center,
        @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        modifier(MaskModifier(mask: mask(), alignment: alignment))
    }

    /// Masks the view with the alpha channel of another view.
    nonisolated public func mask<Mask: View>(_ mask: Mask, _apart: _NoClosure = nil) -> some View {
        modifier(MaskModifier(mask: mask, alignment: .center))
    }

    /// Sets the operation that combines the view with its backdrop.
    ///
    /// In a terminal, the colors of whole cells are combined.
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(EffectModifier(effect: .blend(blendMode.operation)))
    }

    /// Draws the view into a separate group, so that effects around it apply to the whole group, and blend modes within
    /// it do not affect the backdrop.
    nonisolated public func compositingGroup() -> some View {
        modifier(EffectModifier(effect: .group(isOpaque: false)))
    }

    /// Draws the view into an offscreen image, which is then displayed.
    ///
    /// The image has the color space of the display, regardless of `colorMode`.
    ///
    /// - Parameters:
    ///   - opaque: Whether the image is opaque. If `true`, empty areas are black.
    ///   - colorMode: The color space of the image. Ignored.
    nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View
    {
        modifier(EffectModifier(effect: .group(isOpaque: opaque)))
    }
}
