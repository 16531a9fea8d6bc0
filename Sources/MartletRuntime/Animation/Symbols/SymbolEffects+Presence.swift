import Foundation

// Effects by which a symbol is larger or smaller, comes, goes, or becomes another.

/// Makes a symbol larger or smaller while it is active.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, Hashable {
    var factor = 1.2

    /// Larger, for as long as the effect is active.
    public var up: ScaleSymbolEffect { ScaleSymbolEffect(factor: 1.2) }
    /// Smaller, for as long as the effect is active.
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

    /// The symbol as it is.
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

    /// Not yet drawn, for as long as the effect is active.
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

    /// Gone, for as long as the effect is active.
    public func _look(at progress: Double) -> _SymbolLook { _SymbolLook(opacity: 0) }
}

/// The usual way for symbols to come and go, and to become others.
public struct AutomaticSymbolEffect: TransitionSymbolEffect, ContentTransitionSymbolEffect, Hashable {
    /// The symbol as it is.
    public func _look(at progress: Double) -> _SymbolLook { _SymbolLook() }
}

/// Replaces a symbol by another, with a cross-fade.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, Hashable {
    /// Keeps the parts that the old and the new symbol share. Symbols are whole pictures here, so the fallback always
    /// applies.
    public struct MagicReplace: ContentTransitionSymbolEffect, Hashable {
        let fallback: ReplaceSymbolEffect

        /// The symbol as it is.
        public func _look(at progress: Double) -> _SymbolLook { fallback._look(at: progress) }
    }

    /// The old one shrinks, and the new one grows: they fade over here.
    public var downUp: ReplaceSymbolEffect { self }
    /// The old one grows, and the new one grows: they fade over here.
    public var upUp: ReplaceSymbolEffect { self }
    /// The old one goes at once, and the new one grows: they fade over here.
    public var offUp: ReplaceSymbolEffect { self }
    /// Returns the effect unchanged: symbols have a single layer here.
    public var byLayer: ReplaceSymbolEffect { self }
    /// The whole symbol at once.
    public var wholeSymbol: ReplaceSymbolEffect { self }

    /// Keeps the parts that both symbols share, if possible, and otherwise uses another effect. The other effect always
    /// applies here.
    public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace(fallback: fallback) }

    /// The symbol as it is.
    public func _look(at progress: Double) -> _SymbolLook { _SymbolLook() }
}

extension ReplaceSymbolEffect {
    /// The old symbol shrinks, and the new one grows: they fade over here.
    public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
    /// The old symbol grows, and the new one grows: they fade over here.
    public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
    /// The old symbol goes at once, and the new one grows: they fade over here.
    public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// Makes a symbol larger or smaller while it is active.
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
    /// The usual way for symbols to come and go, and to become others.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// Replaces a symbol by another.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// Access to a transition effect's changes of a symbol, independent of its type.
extension TransitionSymbolEffect {
    /// The size that the symbol comes from or goes to, as a factor.
    package var presenceFactor: Double {
        (self as? AppearSymbolEffect)?.factor ?? (self as? DisappearSymbolEffect)?.factor ?? 0.4
    }
}
