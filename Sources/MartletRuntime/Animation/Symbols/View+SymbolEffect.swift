import Foundation

extension View {
    /// Runs an effect of the symbols in the view whenever a value changes.
    ///
    /// - Parameters:
    ///   - effect: The effect.
    ///   - options: The number of runs and the speed.
    ///   - value: The value whose changes start the effect.
    nonisolated public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
        _ effect: T,
        options: SymbolEffectOptions = .default,
        value: U
    ) -> some View {
        symbolEffectRuns(effect, options: options, value: value)
    }

    /// Runs an effect of the symbols in the view while it is active.
    ///
    /// - Parameters:
    ///   - effect: The effect.
    ///   - options: The number of runs and the speed.
    ///   - isActive: Whether the effect is active.
    nonisolated public func symbolEffect<T: IndefiniteSymbolEffect>(
        _ effect: T,
        options: SymbolEffectOptions = .default,
        isActive: Bool = true
    ) -> some View {
        modifier(LastingSymbolEffect(effect: effect, options: options, isActive: isActive))
    }

    /// Runs of an effect, begun when a value changes.
    nonisolated fileprivate func symbolEffectRuns<T: SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions, value: U
    ) -> some View {
        keyframeAnimator(initialValue: -1.0, trigger: value) { content, time in
            content.symbolLook(time < 0 ? _SymbolLook() : effect._look(at: options.progress(at: time)))
        } keyframes: { _ in
            KeyframeTrack {
                MoveKeyframe(0.0)
                LinearKeyframe(options.period * options.discreteRuns, duration: options.period * options.discreteRuns)
                // Back to the initial look.
                MoveKeyframe(-1.0)
            }
        }
    }

    nonisolated fileprivate func symbolLook(_ look: _SymbolLook) -> some View {
        modifier(SymbolLookModifier(look: look))
    }

    /// Removes enclosing symbol effects from the symbols in the view.
    nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        transformEnvironment(\.symbolLooks) { if isEnabled { $0 = [] } }
    }
}

/// An indefinite effect, or one with a number of runs from its activation on.
private struct LastingSymbolEffect<Effect: SymbolEffect>: ViewModifier {
    let effect: Effect
    let options: SymbolEffectOptions
    let isActive: Bool
    @State private var started = 0

    func body(content: Content) -> some View {
        if case .times = options.runs, !effect.isStill {
            content
                .symbolEffectRuns(effect, options: options, value: started)
                .onChange(of: isActive, initial: true) { if isActive { started += 1 } }
        } else {
            TimelineView(.animation(paused: !isActive || effect.isStill)) { context in
                let time = context.date.timeIntervalSinceReferenceDate
                content.symbolLook(isActive ? effect._look(at: options.progress(at: time)) : _SymbolLook())
            }
        }
    }
}
