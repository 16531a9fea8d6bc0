import AttributeGraph

/// The way in which a palette picker shows the chosen option.
public struct PaletteSelectionEffect: Sendable, Equatable {
    fileprivate enum Kind: Equatable { case automatic, variant(SymbolVariants), custom }

    fileprivate let kind: Kind

    /// The host's way: the chosen option is drawn pressed.
    public static var automatic: PaletteSelectionEffect { PaletteSelectionEffect(kind: .automatic) }

    /// Returns the effect of a symbol variant, such as `.fill`, for the chosen option's symbols.
    public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
        PaletteSelectionEffect(kind: .variant(variant))
    }

    /// No effect, for options whose content shows the choice.
    public static var custom: PaletteSelectionEffect { PaletteSelectionEffect(kind: .custom) }
}

private enum PaletteSelectionEffectKey: EnvironmentKey {
    static var defaultValue: PaletteSelectionEffect { .automatic }
}

extension EnvironmentValues {
    var paletteSelectionEffect: PaletteSelectionEffect {
        get { self[PaletteSelectionEffectKey.self] }
        set { self[PaletteSelectionEffectKey.self] = newValue }
    }
}

extension View {
    /// Sets how pickers with the style `.palette` show the chosen option.
    ///
    ///     Picker("Rating", selection: $rating) { ForEach(1..<6) { Text("\($0)") } }
    ///         .pickerStyle(.palette)
    ///         .paletteSelectionEffect(.symbolVariant(.fill))
    nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
        environment(\.paletteSelectionEffect, effect)
    }
}

extension PickerOption {
    /// Applies the symbol variant of the palette's effect to the option's inputs while the option is chosen.
    ///
    /// - Returns: A closure to call once the option's content exists, since its tag decides whether the option is
    ///   chosen.
    func lendSelectionEffect(to inputs: inout _ViewInputs) -> () -> Void {
        let chosen = inputs.graph.makeRule(in: inputs.scope) { [unowned self] graph in
            content != nil && isChosen(in: graph) == true
        }
        inputs.setEnvironment { graph, values in
            guard case .variant(let variant) = values.paletteSelectionEffect.kind, graph[chosen] else { return }
            values.symbolVariants = values.symbolVariants.adding(variant)
        }
        let graph = inputs.graph
        return { graph.invalidate(chosen.identifier) }
    }
}
