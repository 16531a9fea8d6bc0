import Foundation

// Effects that draw attention to a symbol.

/// Makes a symbol jump.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    var direction = 1.0

    /// Larger, and back.
    public var up: BounceSymbolEffect { BounceSymbolEffect(direction: 1) }
    /// Smaller, and back.
    public var down: BounceSymbolEffect { BounceSymbolEffect(direction: -1) }
    /// Returns the effect unchanged: symbols have a single layer here.
    public var byLayer: BounceSymbolEffect { self }
    /// The whole symbol at once.
    public var wholeSymbol: BounceSymbolEffect { self }

    /// Returns the look of the symbol at a progress of one run, from 0 to 1.
    public func _look(at progress: Double) -> _SymbolLook {
        _SymbolLook(scale: 1 + 0.25 * direction * symbolWave(progress))
    }
}

/// Makes a symbol fade and return.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    /// Returns the effect unchanged: symbols have a single layer here.
    public var byLayer: PulseSymbolEffect { self }
    /// The whole symbol at once.
    public var wholeSymbol: PulseSymbolEffect { self }

    /// Returns the look of the symbol at a progress of one run, from 0 to 1.
    public func _look(at progress: Double) -> _SymbolLook { _SymbolLook(opacity: 1 - 0.6 * symbolWave(progress)) }
}

/// Makes a symbol grow and fade a little, and return.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    var fades = true

    /// In size alone.
    public var plain: BreatheSymbolEffect { BreatheSymbolEffect(fades: false) }
    /// In size and opacity.
    public var pulse: BreatheSymbolEffect { BreatheSymbolEffect(fades: true) }
    /// Returns the effect unchanged: symbols have a single layer here.
    public var byLayer: BreatheSymbolEffect { self }
    /// The whole symbol at once.
    public var wholeSymbol: BreatheSymbolEffect { self }

    /// Returns the look of the symbol at a progress of one run, from 0 to 1.
    public func _look(at progress: Double) -> _SymbolLook {
        _SymbolLook(scale: 1 + 0.12 * symbolWave(progress), opacity: fades ? 1 - 0.3 * symbolWave(progress) : 1)
    }
}

/// Turns a symbol round.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    var direction = 1.0

    /// With the clock.
    public var clockwise: RotateSymbolEffect { RotateSymbolEffect(direction: 1) }
    /// Against the clock.
    public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(direction: -1) }
    /// Returns the effect unchanged: symbols have a single layer here.
    public var byLayer: RotateSymbolEffect { self }
    /// The whole symbol at once.
    public var wholeSymbol: RotateSymbolEffect { self }

    /// Returns the look of the symbol at a progress of one run, from 0 to 1.
    public func _look(at progress: Double) -> _SymbolLook { _SymbolLook(angle: .degrees(360 * direction * progress)) }
}

/// Shakes a symbol, to and fro along a line, or round its middle.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    /// The initial direction; nil for a rotation.
    var direction: Angle? = .zero
    /// The angle of the rotation.
    var turn = Angle.zero

    /// Returns the effect that turns the symbol to and fro, first clockwise.
    public var clockwise: WiggleSymbolEffect { WiggleSymbolEffect(direction: nil, turn: .degrees(15)) }
    /// Returns the effect that turns the symbol to and fro, first counterclockwise.
    public var counterClockwise: WiggleSymbolEffect { WiggleSymbolEffect(direction: nil, turn: .degrees(-15)) }
    /// Moves to the left first.
    public var left: WiggleSymbolEffect { WiggleSymbolEffect(direction: .degrees(180)) }
    /// To the right first.
    public var right: WiggleSymbolEffect { WiggleSymbolEffect(direction: .zero) }
    /// Upwards first.
    public var up: WiggleSymbolEffect { WiggleSymbolEffect(direction: .degrees(270)) }
    /// Downwards first.
    public var down: WiggleSymbolEffect { WiggleSymbolEffect(direction: .degrees(90)) }
    /// In the direction of reading first, which here is to the right.
    public var forward: WiggleSymbolEffect { right }
    /// Moves against the reading direction first, which is to the left here.
    public var backward: WiggleSymbolEffect { left }

    /// In the direction of an angle first, which is counted clockwise from the right.
    public func custom(angle: Angle) -> WiggleSymbolEffect { WiggleSymbolEffect(direction: angle) }
    /// In the direction of an angle first, in degrees clockwise from the right.
    public func custom(angle: Double) -> WiggleSymbolEffect { custom(angle: .degrees(angle)) }

    /// Returns the effect unchanged: symbols have a single layer here.
    public var byLayer: WiggleSymbolEffect { self }
    /// The whole symbol at once.
    public var wholeSymbol: WiggleSymbolEffect { self }

    /// Returns the look of the symbol at a progress of one run, from 0 to 1.
    public func _look(at progress: Double) -> _SymbolLook {
        let swing = sin(progress * 6 * .pi) * (1 - progress)
        guard let direction else { return _SymbolLook(angle: turn * swing) }
        // An angle that is no number has no direction.
        guard direction.radians.isFinite else { return _SymbolLook() }
        return _SymbolLook(
            offset: CGSize(width: 2 * swing * cos(direction.radians), height: 2 * swing * sin(direction.radians)))
    }
}

/// Lights up the parts of a symbol one after the other. Symbols have one part here, which acts as the first part when
/// lighting up, and as the last when going dark.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    var leastOpacity = 0.35
    var isCumulative = false
    var reverses = false

    /// Lights up one part at a time.
    public var iterative: VariableColorSymbolEffect { with { $0.isCumulative = false } }
    /// Keeps the previous parts lit.
    public var cumulative: VariableColorSymbolEffect { with { $0.isCumulative = true } }
    /// Forwards, and then backwards.
    public var reversing: VariableColorSymbolEffect { with { $0.reverses = true } }
    /// From the start again.
    public var nonReversing: VariableColorSymbolEffect { with { $0.reverses = false } }
    /// Parts that are not lit are hidden.
    public var hideInactiveLayers: VariableColorSymbolEffect { with { $0.leastOpacity = 0 } }
    /// Parts that are not lit are dimmed.
    public var dimInactiveLayers: VariableColorSymbolEffect { with { $0.leastOpacity = 0.35 } }

    private func with(_ change: (inout VariableColorSymbolEffect) -> Void) -> VariableColorSymbolEffect {
        var copy = self
        change(&copy)
        return copy
    }

    /// Returns the look of the symbol at a progress of one run, from 0 to 1.
    public func _look(at progress: Double) -> _SymbolLook {
        // Iterative: lit at once, dark at the end. Cumulative: gradually lit, and gradually dark if it reverses.
        let lit: Double
        switch (isCumulative, reverses) {
        case (_, true): lit = symbolWave(progress)
        case (true, false): lit = min(1, progress * 1.5)
        case (false, false): lit = 1 - abs(progress - 0.3) / 0.7
        }
        return _SymbolLook(opacity: leastOpacity + (1 - leastOpacity) * min(1, max(0, lit)))
    }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// Makes a symbol jump.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// Makes a symbol fade and return.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// Makes a symbol grow and fade a little, and return.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// Turns a symbol round.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// Shakes a symbol.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// Lights up the parts of a symbol one after the other.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
