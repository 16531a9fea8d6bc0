/// A transition of a symbol image that scales and fades the symbol.
public struct SymbolEffectTransition: Transition {
    /// The scale of the symbol when it is not present.
    private let factor: Double

    /// Creates the default transition.
    nonisolated public init() { factor = 0.4 }

    /// Creates a transition from a symbol effect.
    ///
    /// - Parameters:
    ///   - effect: The effect.
    ///   - options: The options, which are ignored: the duration is that of the animation.
    nonisolated public init<T: TransitionSymbolEffect>(effect: T, options: SymbolEffectOptions = .default) {
        factor = effect.presenceFactor
    }

    /// Returns the image, scaled and faded for a phase of the transition.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .scaleEffect(phase.isIdentity ? 1 : factor)
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

extension Transition where Self == SymbolEffectTransition {
    /// A transition in which the symbol grows and fades.
    nonisolated public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition() }

    /// Returns a transition with a symbol effect.
    ///
    /// - Parameters:
    ///   - effect: The effect by which the symbol appears and disappears.
    ///   - options: The options, which are ignored: the duration is that of the animation.
    nonisolated public static func symbolEffect<T: TransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition {
        SymbolEffectTransition(effect: effect, options: options)
    }
}

extension AnyTransition {
    /// A transition in which the symbol grows and fades.
    nonisolated public static var symbolEffect: AnyTransition { AnyTransition(SymbolEffectTransition()) }

    /// Returns a transition with a symbol effect.
    ///
    /// - Parameters:
    ///   - effect: The effect by which the symbol appears and disappears.
    ///   - options: The options, which are ignored: the duration is that of the animation.
    nonisolated public static func symbolEffect<T: TransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> AnyTransition {
        AnyTransition(SymbolEffectTransition(effect: effect, options: options))
    }
}
