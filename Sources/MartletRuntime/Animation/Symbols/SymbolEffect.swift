import Foundation

/// Something that a symbol can do to draw attention.
///
/// A symbol moves as a whole here: hosts show it as one character or image.
public protocol SymbolEffect: Sendable {
    /// What the effect looks like at a part of one run, from 0 to 1. The effects of the library implement it.
    func _look(at progress: Double) -> _SymbolLook
}

/// An effect that runs once for a change.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// An effect that lasts for as long as it is active.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// How a symbol is shown in an effect.
public struct _SymbolLook: Sendable {
    var scale = 1.0
    var opacity = 1.0
    var angle = Angle.zero
    var offset = CGSize.zero
}

/// A wave from 0 to 1 and back.
private func wave(_ progress: Double) -> Double { (1 - cos(progress * 2 * .pi)) / 2 }

/// Makes a symbol jump.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    var direction = 1.0

    /// Larger, and back.
    public var up: BounceSymbolEffect { BounceSymbolEffect(direction: 1) }
    /// Smaller, and back.
    public var down: BounceSymbolEffect { BounceSymbolEffect(direction: -1) }

    /// What the symbol looks like at a part of one run, from 0 to 1.
    public func _look(at progress: Double) -> _SymbolLook { _SymbolLook(scale: 1 + 0.25 * direction * wave(progress)) }
}

/// Makes a symbol fade and return.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// What the symbol looks like at a part of one run, from 0 to 1.
    public func _look(at progress: Double) -> _SymbolLook { _SymbolLook(opacity: 1 - 0.6 * wave(progress)) }
}

/// Makes a symbol grow and fade a little, and return.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// What the symbol looks like at a part of one run, from 0 to 1.
    public func _look(at progress: Double) -> _SymbolLook {
        _SymbolLook(scale: 1 + 0.12 * wave(progress), opacity: 1 - 0.3 * wave(progress))
    }
}

/// Turns a symbol round.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    var direction = 1.0

    /// With the clock.
    public var clockwise: RotateSymbolEffect { RotateSymbolEffect(direction: 1) }
    /// Against the clock.
    public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(direction: -1) }

    /// What the symbol looks like at a part of one run, from 0 to 1.
    public func _look(at progress: Double) -> _SymbolLook { _SymbolLook(angle: .degrees(360 * direction * progress)) }
}

/// Shakes a symbol.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// What the symbol looks like at a part of one run, from 0 to 1.
    public func _look(at progress: Double) -> _SymbolLook {
        _SymbolLook(offset: CGSize(width: 2 * sin(progress * 6 * .pi) * (1 - progress), height: 0))
    }
}

/// Makes a symbol larger or smaller while it is active.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
    var factor = 1.2

    /// Larger, for as long as the effect is active.
    public var up: ScaleSymbolEffect { ScaleSymbolEffect(factor: 1.2) }
    /// Smaller, for as long as the effect is active.
    public var down: ScaleSymbolEffect { ScaleSymbolEffect(factor: 0.8) }

    /// What the symbol looks like at a part of one run, from 0 to 1.
    public func _look(at progress: Double) -> _SymbolLook { _SymbolLook(scale: factor) }
}

/// Hides a symbol while it is active.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect {
    /// What the symbol looks like at a part of one run, from 0 to 1.
    public func _look(at progress: Double) -> _SymbolLook { _SymbolLook(opacity: 0) }
}

extension SymbolEffect {
    /// Whether the symbol looks the same for as long as the effect is active.
    fileprivate var isStill: Bool { self is ScaleSymbolEffect || self is DisappearSymbolEffect }
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

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// Makes a symbol larger or smaller while it is active.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// Hides a symbol while it is active.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// How often and how fast an effect runs.
public struct SymbolEffectOptions: Sendable {
    var speed = 1.0
    var count = 1

    /// Once, at the usual speed; an effect that lasts goes on.
    public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }

    /// A number of times.
    public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions(count: max(1, count)) }

    /// Faster, by a factor.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(speed: max(0.01, speed)) }

    /// The same a number of times.
    public func `repeat`(_ count: Int) -> SymbolEffectOptions {
        SymbolEffectOptions(speed: speed, count: max(1, count))
    }

    /// The same, faster by a factor.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        SymbolEffectOptions(speed: max(0.01, speed), count: count)
    }

    /// How long one run takes, in seconds.
    var duration: Double { 0.8 / speed }
}

extension View {
    /// Has the symbols in the view do something whenever a value changes.
    ///
    /// - Parameters:
    ///   - effect: What they do.
    ///   - options: How often and how fast.
    ///   - value: What must change.
    nonisolated public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
        _ effect: T,
        options: SymbolEffectOptions = .default,
        value: U
    ) -> some View {
        keyframeAnimator(initialValue: 0.0, trigger: value) { content, progress in
            content.symbolLook(effect._look(at: progress - progress.rounded(.down)))
        } keyframes: { _ in
            KeyframeTrack {
                MoveKeyframe(0.0)
                LinearKeyframe(Double(options.count), duration: options.duration * Double(options.count))
            }
        }
    }

    /// Has the symbols in the view do something for as long as it is active.
    ///
    /// - Parameters:
    ///   - effect: What they do.
    ///   - options: How fast.
    ///   - isActive: Whether they do it.
    nonisolated public func symbolEffect<T: IndefiniteSymbolEffect>(
        _ effect: T,
        options: SymbolEffectOptions = .default,
        isActive: Bool = true
    ) -> some View {
        modifier(
            PlacedContent {
                TimelineView(.animation(paused: !isActive || effect.isStill)) { context in
                    let time = context.date.timeIntervalSinceReferenceDate / options.duration
                    PlaceholderContentView<Self>()
                        .symbolLook(isActive ? effect._look(at: time - time.rounded(.down)) : _SymbolLook())
                }
            }
        )
    }

    nonisolated fileprivate func symbolLook(_ look: _SymbolLook) -> some View {
        scaleEffect(look.scale).rotationEffect(look.angle).offset(look.offset).opacity(look.opacity)
    }
}
