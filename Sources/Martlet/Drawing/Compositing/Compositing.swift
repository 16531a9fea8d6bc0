import AttributeGraph
import Foundation

/// Shows of the content what another view covers.
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

/// How the colours of what is drawn into an offscreen image are kept.
public enum ColorRenderingMode: Hashable, Sendable {
    /// In sRGB with its transfer curve.
    case nonLinear
    /// In sRGB without a transfer curve.
    case linear
    /// In linear sRGB, with values beyond 0 and 1.
    case extendedLinear
}

extension View {
    /// Shows of the view what another view covers, as far as that is opaque. Its colours do not matter.
    ///
    /// A terminal, whose cells are covered or not, shows characters of the mask in the colours of the view.
    ///
    /// - Parameters:
    ///   - alignment: Where the mask stands if it has another size.
    ///   - mask: What is to be seen through.
    nonisolated public func mask<Mask: View>(
        alignment: Alignment = .center,
        @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        modifier(MaskModifier(mask: mask(), alignment: alignment))
    }

    /// Shows of the view what another view covers, as far as that is opaque. Its colours do not matter.
    nonisolated public func mask<Mask: View>(_ mask: Mask, _apart: _NoClosure = nil) -> some View {
        modifier(MaskModifier(mask: mask, alignment: .center))
    }

    /// Mixes the view with what lies behind it.
    ///
    /// A terminal mixes the colours of cells.
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(EffectModifier(effect: .blend(blendMode.operation)))
    }

    /// Draws the view by itself before effects around it are applied, so that they apply to it as a whole, and blend
    /// modes inside of it see nothing but the view.
    nonisolated public func compositingGroup() -> some View {
        modifier(EffectModifier(effect: .group(isOpaque: false)))
    }

    /// Draws the view into an offscreen image, and then that.
    ///
    /// The image has the display's colours whatever the mode says.
    ///
    /// - Parameters:
    ///   - opaque: Whether the image has no transparent parts: what the view leaves open is black.
    ///   - colorMode: How colours are kept.
    nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View
    {
        modifier(EffectModifier(effect: .group(isOpaque: opaque)))
    }
}
