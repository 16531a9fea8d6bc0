import Foundation

private enum SymbolAppearanceKey: EnvironmentKey { static var defaultValue: [_SymbolLook] { [] } }

extension EnvironmentValues {
    /// The looks that enclosing symbol effects apply to symbols, the outermost first.
    var symbolLooks: [_SymbolLook] {
        get { self[SymbolAppearanceKey.self] }
        set { self[SymbolAppearanceKey.self] = newValue }
    }
}

/// Marks views in which symbols may move, so that others need not ask at each frame.
private final class SymbolMark {}

/// Applies the look of an effect to the symbols in the content, but not to the text beside them.
nonisolated struct SymbolLookModifier: InputModifier {
    let look: _SymbolLook

    static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {
        if inputs.attachment(SymbolMark.self, as: SymbolMark.self) == nil {
            inputs.attach(SymbolMark.self, SymbolMark())
        }
        inputs.setEnvironment { graph, values in values.symbolLooks.append(modifier.read(in: graph).look) }
    }
}

extension _ViewInputs {
    /// Whether effects of symbols are set around.
    package var hasSymbolEffects: Bool { attachment(SymbolMark.self, as: SymbolMark.self) != nil }
}

/// A symbol with the looks of the enclosing effects.
package nonisolated struct SymbolInEffects<Symbol: View>: View {
    let symbol: Symbol
    let isSymbol: Bool
    @Environment(\.symbolLooks) private var looks

    package init(_ symbol: Symbol, isSymbol: Bool) {
        self.symbol = symbol
        self.isSymbol = isSymbol
    }

    @MainActor package var body: some View {
        let look = isSymbol ? looks.reduce(_SymbolLook()) { $0.followed(by: $1) } : _SymbolLook()
        symbol.modifier(WithoutSymbolEffects()).scaleEffect(look.scale).rotationEffect(look.angle).offset(look.offset)
            .opacity(look.opacity)
    }
}

/// Removes enclosing symbol effects from the content.
private nonisolated struct WithoutSymbolEffects: InputModifier {
    static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {
        inputs.attach(SymbolMark.self, nil)
    }
}

extension _SymbolLook {
    /// Returns the combination of this look with that of an inner effect.
    fileprivate func followed(by inner: _SymbolLook) -> _SymbolLook {
        _SymbolLook(
            scale: scale * inner.scale, opacity: opacity * inner.opacity, angle: angle + inner.angle,
            offset: CGSize(width: offset.width + inner.offset.width, height: offset.height + inner.offset.height))
    }
}
