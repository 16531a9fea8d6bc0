import AttributeGraph

/// How the options of a palette show which of them is chosen.
public struct PaletteSelectionEffect: Sendable, Equatable {
    fileprivate enum Kind: Equatable { case automatic, variant(SymbolVariants), custom }

    fileprivate let kind: Kind

    /// As the host does: the chosen one is held down.
    public static var automatic: PaletteSelectionEffect { PaletteSelectionEffect(kind: .automatic) }

    /// By a form of its symbols, such as `.fill`.
    public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
        PaletteSelectionEffect(kind: .variant(variant))
    }

    /// Not at all: what the options show says it.
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
    /// Says how pickers in the view whose style is `.palette` show what is chosen.
    ///
    ///     Picker("Rating", selection: $rating) { … }
    ///         .pickerStyle(.palette)
    ///         .paletteSelectionEffect(.symbolVariant(.fill))
    nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
        environment(\.paletteSelectionEffect, effect)
    }
}

extension PickerOption {
    /// Has the symbols of the option in another form while it is chosen, where that is the effect.
    ///
    /// - Returns: What has to be called once the option has its content, whose tag says whether it is chosen.
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
