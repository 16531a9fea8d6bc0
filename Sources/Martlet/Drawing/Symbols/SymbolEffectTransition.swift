/// A transition of a symbol image that scales and fades the symbol.
public struct SymbolEffectTransition: Transition {
    /// The scale of the symbol before and after the transition.
    private let factor: Double

    /// Makes the usual transition.
    nonisolated public init() { factor = 0.4 }

    /// Creates a transition from a symbol effect.
    ///
    /// - Parameters:
    ///   - effect: The effect.
    ///   - options: The options, which are ignored: the duration is that of the animation.
    nonisolated public init<T: TransitionSymbolEffect>(effect: T, options: SymbolEffectOptions = .default) {
        factor = effect.presenceFactor
    }

    /// The image on its way.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .scaleEffect(phase.isIdentity ? 1 : factor)
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

extension Transition where Self == SymbolEffectTransition {
    /// The image of a symbol grows and fades.
    nonisolated public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition() }

    /// The image of a symbol comes and goes by an effect.
    ///
    /// - Parameters:
    ///   - effect: How it comes and goes.
    ///   - options: How fast.
    nonisolated public static func symbolEffect<T: TransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition {
        SymbolEffectTransition(effect: effect, options: options)
    }
}

extension AnyTransition {
    /// The image of a symbol grows and fades.
    nonisolated public static var symbolEffect: AnyTransition { AnyTransition(SymbolEffectTransition()) }

    /// The image of a symbol comes and goes by an effect.
    ///
    /// - Parameters:
    ///   - effect: How it comes and goes.
    ///   - options: How fast.
    nonisolated public static func symbolEffect<T: TransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> AnyTransition {
        AnyTransition(SymbolEffectTransition(effect: effect, options: options))
    }
}
