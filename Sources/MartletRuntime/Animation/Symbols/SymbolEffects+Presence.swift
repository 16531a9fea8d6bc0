import Foundation

// Effects that scale, show, hide or replace a symbol.

/// Scales a symbol up or down while it is active.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, Hashable {
    var factor = 1.2

    /// Scales the symbol up while the effect is active.
    public var up: ScaleSymbolEffect { ScaleSymbolEffect(factor: 1.2) }
    /// Scales the symbol down while the effect is active.
    public var down: ScaleSymbolEffect { ScaleSymbolEffect(factor: 0.8) }
    /// Returns the effect unchanged: symbols have a single layer here.
    public var byLayer: ScaleSymbolEffect { self }
    /// The whole symbol at once.
    public var wholeSymbol: ScaleSymbolEffect { self }

    /// Returns the look of the symbol at a progress of one run, from 0 to 1.
    public func _look(at progress: Double) -> _SymbolLook { _SymbolLook(scale: factor) }
}

/// Shows a symbol, which grows from small or shrinks from large.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    var factor = 0.4

    /// From small.
    public var up: AppearSymbolEffect { AppearSymbolEffect(factor: 0.4) }
    /// From large.
    public var down: AppearSymbolEffect { AppearSymbolEffect(factor: 1.4) }
    /// Returns the effect unchanged: symbols have a single layer here.
    public var byLayer: AppearSymbolEffect { self }
    /// The whole symbol at once.
    public var wholeSymbol: AppearSymbolEffect { self }

    /// Returns the unchanged look of the symbol.
    public func _look(at progress: Double) -> _SymbolLook { _SymbolLook() }
}

/// Hides a symbol while it is active.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    var factor = 0.4

    /// To large.
    public var up: DisappearSymbolEffect { DisappearSymbolEffect(factor: 1.4) }
    /// To small.
    public var down: DisappearSymbolEffect { DisappearSymbolEffect(factor: 0.4) }
    /// Returns the effect unchanged: symbols have a single layer here.
    public var byLayer: DisappearSymbolEffect { self }
    /// The whole symbol at once.
    public var wholeSymbol: DisappearSymbolEffect { self }

    /// Returns the look of the symbol at a progress of one run, from 0 to 1.
    public func _look(at progress: Double) -> _SymbolLook { _SymbolLook(opacity: 0) }
}

/// Draws the lines of a symbol. Symbols here are shown at once, with a fade.
public struct DrawOnSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    /// Returns the effect unchanged: symbols have a single layer here.
    public var byLayer: DrawOnSymbolEffect { self }
    /// The whole symbol at once.
    public var wholeSymbol: DrawOnSymbolEffect { self }
    /// Draws one layer after the other; symbols have a single layer here.
    public var individually: DrawOnSymbolEffect { self }

    /// Returns an invisible look: while the effect is active, the symbol is not drawn yet.
    public func _look(at progress: Double) -> _SymbolLook { _SymbolLook(opacity: 0) }
}

/// Erases the lines of a symbol. Symbols fade out as a whole here.
public struct DrawOffSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    /// Returns the effect unchanged: symbols have a single layer here.
    public var byLayer: DrawOffSymbolEffect { self }
    /// The whole symbol at once.
    public var wholeSymbol: DrawOffSymbolEffect { self }
    /// Erases one layer after the other; symbols have a single layer here.
    public var individually: DrawOffSymbolEffect { self }
    /// From its end: a symbol here is one piece.
    public var reversed: DrawOffSymbolEffect { self }
    /// From its start: a symbol here is one piece.
    public var nonReversed: DrawOffSymbolEffect { self }

    /// Returns an invisible look: while the effect is active, the symbol is erased.
    public func _look(at progress: Double) -> _SymbolLook { _SymbolLook(opacity: 0) }
}

/// The default effect for the insertion, removal and replacement of symbols.
public struct AutomaticSymbolEffect: TransitionSymbolEffect, ContentTransitionSymbolEffect, Hashable {
    /// Returns the unchanged look of the symbol.
    public func _look(at progress: Double) -> _SymbolLook { _SymbolLook() }
}

/// Replaces a symbol by another, with a cross-fade.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, Hashable {
    /// Keeps the parts that the old and the new symbol share. Symbols are whole pictures here, so the fallback always
    /// applies.
    public struct MagicReplace: ContentTransitionSymbolEffect, Hashable {
        let fallback: ReplaceSymbolEffect

        /// Returns the unchanged look of the symbol.
        public func _look(at progress: Double) -> _SymbolLook { fallback._look(at: progress) }
    }

    /// Shrinks the old symbol and grows the new one; here, they cross-fade.
    public var downUp: ReplaceSymbolEffect { self }
    /// Grows both the old and the new symbol; here, they cross-fade.
    public var upUp: ReplaceSymbolEffect { self }
    /// Removes the old symbol immediately and grows the new one; here, they cross-fade.
    public var offUp: ReplaceSymbolEffect { self }
    /// Returns the effect unchanged: symbols have a single layer here.
    public var byLayer: ReplaceSymbolEffect { self }
    /// The whole symbol at once.
    public var wholeSymbol: ReplaceSymbolEffect { self }

    /// Keeps the parts that both symbols share, if possible, and otherwise uses another effect. The other effect always
    /// applies here.
    public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace(fallback: fallback) }

    /// Returns the unchanged look of the symbol.
    public func _look(at progress: Double) -> _SymbolLook { _SymbolLook() }
}

extension ReplaceSymbolEffect {
    /// Shrinks the old symbol and grows the new one; here, they cross-fade.
    public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
    /// Grows both the old and the new symbol; here, they cross-fade.
    public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
    /// Removes the old symbol immediately and grows the new one; here, they cross-fade.
    public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// Scales a symbol up or down while it is active.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// Shows a symbol.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// Hides a symbol while it is active.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
    /// Draws the lines of a symbol.
    public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
    /// Erases the lines of a symbol.
    public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The default effect for the insertion, removal and replacement of symbols.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// Replaces a symbol by another.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// Access to a transition effect's changes of a symbol, independent of its type.
extension TransitionSymbolEffect {
    /// The scale of the symbol before its insertion or after its removal.
    package var presenceFactor: Double {
        (self as? AppearSymbolEffect)?.factor ?? (self as? DisappearSymbolEffect)?.factor ?? 0.4
    }
}
