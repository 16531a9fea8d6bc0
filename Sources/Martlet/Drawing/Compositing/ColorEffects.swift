import AttributeGraph
import Foundation

/// Changes the colors of the content by an animatable amount.
nonisolated struct ColorEffectModifier: PrimitiveModifier {
    enum Kind: Sendable { case brightness, contrast, saturation, grayscale, hueRotation }

    let kind: Kind
    let amount: Double

    static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let kind = KindBox()
        return .animatedEffect(inputs: inputs, body: body, isMovement: false) { graph, _ in
            let modifier = modifier.pointer(in: graph)
            kind.value = modifier.pointee.kind
            return modifier.pointee.amount.finite(or: kind.value.neutral)
        } effect: {
            .color(kind.value.transform($0))
        }
    }

    private final class KindBox {
        var value = Kind.brightness
    }
}

extension ColorEffectModifier.Kind {
    /// The amount that has no effect.
    fileprivate var neutral: Double { self == .contrast || self == .saturation ? 1 : 0 }

    func transform(_ amount: Double) -> ColorTransform {
        switch self {
        case .brightness: .brightness(amount)
        case .contrast: .contrast(amount)
        case .saturation: .saturation(amount)
        case .grayscale: .grayscale(amount)
        case .hueRotation: .hueRotation(radians: amount)
        }
    }
}

/// Multiplies the colors of the content by a color.
nonisolated struct ColorMultiplyModifier: PrimitiveModifier {
    let color: Color

    static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .painted(
            inputs: inputs,
            body: body,
            paint: { modifier.pointer(in: $0).pointee.color._paint(in: $1) },
            content: { .effect(.color(.multiply($2.representativeColor))) }
        )
    }
}

extension View {
    /// Adds an amount to the red, green and blue of all colors in the view.
    ///
    /// - Parameter amount: The amount: 0 changes nothing, 1 makes everything white.
    nonisolated public func brightness(_ amount: Double) -> some View {
        modifier(ColorEffectModifier(kind: .brightness, amount: amount))
    }

    /// Changes the contrast of the view.
    ///
    /// - Parameter amount: The contrast: 1 changes nothing, 0 makes everything gray; negative values also invert.
    nonisolated public func contrast(_ amount: Double) -> some View {
        modifier(ColorEffectModifier(kind: .contrast, amount: amount))
    }

    /// Changes the saturation of the view.
    ///
    /// - Parameter amount: The saturation: 1 changes nothing, 0 leaves gray, greater values increase the saturation.
    nonisolated public func saturation(_ amount: Double) -> some View {
        modifier(ColorEffectModifier(kind: .saturation, amount: amount))
    }

    /// Removes saturation from the view.
    ///
    /// - Parameter amount: The removed fraction: 0 changes nothing, 1 leaves gray.
    nonisolated public func grayscale(_ amount: Double) -> some View {
        modifier(ColorEffectModifier(kind: .grayscale, amount: amount))
    }

    /// Rotates the hue of all colors in the view around the color wheel.
    ///
    ///     Color.red.hueRotation(.degrees(120))    // nearly green
    ///
    /// The colors change when the view is drawn; layout and input stay the same. White, gray and black have no hue, and
    /// stay as they are.
    ///
    /// - Parameter angle: The angle on the color wheel.
    nonisolated public func hueRotation(_ angle: Angle) -> some View {
        modifier(ColorEffectModifier(kind: .hueRotation, amount: angle.radians))
    }

    /// Inverts the colors in the view.
    nonisolated public func colorInvert() -> some View {
        modifier(EffectModifier(effect: .color(.invert())))
    }

    /// Multiplies the colors in the view by a color. White changes nothing.
    nonisolated public func colorMultiply(_ color: Color) -> some View {
        modifier(ColorMultiplyModifier(color: color))
    }

    /// Makes the view black, with its brightness as opacity. Used for masks.
    nonisolated public func luminanceToAlpha() -> some View {
        modifier(EffectModifier(effect: .color(.luminanceToAlpha)))
    }
}
