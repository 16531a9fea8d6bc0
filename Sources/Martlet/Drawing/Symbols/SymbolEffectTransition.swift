/// How an image of a symbol comes and goes: it grows and fades.
public struct SymbolEffectTransition: Transition {
    /// Makes the transition.
    nonisolated public init() {}

    /// The image on its way.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .scaleEffect(phase.isIdentity ? 1 : 0.4)
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

extension Transition where Self == SymbolEffectTransition {
    /// The image of a symbol grows and fades.
    nonisolated public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition() }
}

extension AnyTransition {
    /// The image of a symbol grows and fades.
    nonisolated public static var symbolEffect: AnyTransition { .scale(scale: 0.4).combined(with: .opacity) }
}
