import Foundation

/// An effect of a symbol: to draw attention, to appear or disappear, or to change into another symbol.
///
/// A symbol is animated as a whole here, because hosts show it as one character or image. Effects by layer apply to the
/// whole symbol.
public protocol SymbolEffect: Sendable {
    /// Returns the look of the symbol at a progress of one run, from 0 to 1. Only the library's effects implement this.
    func _look(at progress: Double) -> _SymbolLook
}

/// An effect that runs once for a change.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// An effect that runs while it is active.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// An effect for the insertion and removal of symbol images.
public protocol TransitionSymbolEffect: SymbolEffect {}

/// An effect by which one symbol becomes another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// The changes of a symbol's drawing by an effect.
public struct _SymbolLook: Equatable, Sendable {
    package var scale = 1.0
    package var opacity = 1.0
    package var angle = Angle.zero
    package var offset = CGSize.zero
}

/// A wave from 0 to 1 and back.
func symbolWave(_ progress: Double) -> Double { (1 - cos(progress * 2 * .pi)) / 2 }

extension SymbolEffect {
    /// Whether the symbol's look is constant while the effect is active.
    var isStill: Bool {
        self is ScaleSymbolEffect || self is DisappearSymbolEffect || self is AppearSymbolEffect
            || self is DrawOnSymbolEffect || self is DrawOffSymbolEffect
    }
}
