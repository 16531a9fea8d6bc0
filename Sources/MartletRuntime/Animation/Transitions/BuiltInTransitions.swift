import Foundation

/// Fades the view in and out.
nonisolated public struct OpacityTransition: Transition {
    /// Creates the transition.
    public init() {}

    /// Returns the content, transparent but in the identity phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }

    /// Properties without motion.
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// Shows and removes the view at once.
nonisolated public struct IdentityTransition: Transition {
    /// Creates the transition.
    public init() {}

    /// Returns the content unchanged.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }

    /// Properties without motion.
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// Grows the view from a smaller size, and shrinks it back.
nonisolated public struct ScaleTransition: Transition {
    /// The size at the ends, as a part of the view's.
    public var scale: Double
    /// The fixed point of the scaling.
    public var anchor: UnitPoint

    /// Creates a transition that scales from a fraction of the size, about a point.
    public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    /// Returns the content, scaled but in the identity phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
    }
}

/// Moves the view in from a distance, and out again.
nonisolated public struct OffsetTransition: Transition {
    /// The distance, in points.
    public var offset: CGSize

    /// Creates a transition from an offset, in points.
    public init(_ offset: CGSize) { self.offset = offset }

    /// Returns the content, moved but in the identity phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

/// Moves the view in from an edge, by its own size, and out there again.
nonisolated public struct MoveTransition: Transition {
    /// The edge.
    public var edge: Edge

    /// Creates a transition from an edge.
    public init(edge: Edge) { self.edge = edge }

    /// Returns the content, outside of the edge but in the identity phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(EdgeMove(edge: edge, amount: phase.isIdentity ? 0 : 1))
    }
}

/// Moves the view in from the leading edge, and out at the trailing edge.
nonisolated public struct SlideTransition: Transition {
    /// Creates the transition.
    public init() {}

    /// Returns the content outside the leading edge before, and outside the trailing edge after.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(EdgeMove(edge: .trailing, amount: phase.value))
    }
}

/// Moves the view in from an edge and out at the opposite one, and fades it.
nonisolated public struct PushTransition: Transition {
    /// The edge from which the view is inserted.
    public var edge: Edge

    /// Creates a transition from an edge.
    public init(edge: Edge) { self.edge = edge }

    /// Returns the content outside the edge before, outside the opposite edge after, and transparent in both cases.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .modifier(EdgeMove(edge: edge, amount: -phase.value))
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

/// Fades and blurs the view in and out.
nonisolated public struct BlurReplaceTransition: Transition {
    /// The direction in which the size changes.
    public struct Configuration: Equatable, Sendable {
        let leavingScale: Double

        /// The old view shrinks, the new one grows.
        public static let downUp = Configuration(leavingScale: 0.85)
        /// Both grow.
        public static let upUp = Configuration(leavingScale: 1.15)
    }

    /// The direction in which the size changes.
    public var configuration: Configuration

    /// Creates a transition that resizes the view along a direction.
    public init(configuration: Configuration) { self.configuration = configuration }

    /// Returns the content, blurred, scaled and transparent but in the identity phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .blur(radius: phase.isIdentity ? 0 : 8)
            .scaleEffect(phase.isIdentity ? 1 : phase == .willAppear ? 0.85 : configuration.leavingScale)
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

/// A transition with different insertion and removal.
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    /// The way in.
    public var insertion: Insertion
    /// The way out.
    public var removal: Removal

    /// Creates a transition from an insertion and a removal transition.
    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    /// Returns the content with the insertion transition before, and the removal transition after.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        removal.apply(
            content: insertion.apply(content: content, phase: phase == .willAppear ? phase : .identity),
            phase: phase == .didDisappear ? phase : .identity
        )
    }

    /// Has motion if the insertion or the removal does.
    public static var properties: TransitionProperties {
        TransitionProperties(
            hasMotion: onMainActor(()) { Insertion.properties.hasMotion || Removal.properties.hasMotion }
        )
    }
}

/// Two transitions at once.
nonisolated struct CombinedTransition<First: Transition, Second: Transition>: Transition {
    let first: First
    let second: Second

    func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }

    static var properties: TransitionProperties {
        TransitionProperties(
            hasMotion: onMainActor(()) { First.properties.hasMotion || Second.properties.hasMotion }
        )
    }
}

/// A transition with an animation of its own.
nonisolated struct AnimatedTransition<Base: Transition>: Transition {
    let base: Base
    let animation: Animation?

    func body(content: Content, phase: TransitionPhase) -> some View { base.apply(content: content, phase: phase) }

    static var properties: TransitionProperties { onMainActor(()) { Base.properties } }
}

/// A transition with one modifier before and after, and another while the view is present.
nonisolated struct ModifierTransition<Modifier: ViewModifier>: Transition {
    let active: Modifier
    let identity: Modifier

    func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(phase.isIdentity ? identity : active)
    }
}

/// Shows the content moved towards an edge, by its own size.
nonisolated struct EdgeMove: GeometryEffect {
    let edge: Edge
    /// 1 for the whole size towards the edge; negative for the other way.
    var amount: Double

    nonisolated var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }

    nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
        let move =
            switch edge {
            case .top: CGSize(width: 0, height: -size.height)
            case .bottom: CGSize(width: 0, height: size.height)
            case .leading: CGSize(width: -size.width, height: 0)
            case .trailing: CGSize(width: size.width, height: 0)
            }
        return ProjectionTransform(CGAffineTransform(translationX: move.width * amount, y: move.height * amount))
    }
}

extension Transition where Self == OpacityTransition {
    /// Fades the view in and out.
    nonisolated public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == IdentityTransition {
    /// Shows and removes the view at once.
    nonisolated public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == ScaleTransition {
    /// Grows the view from nothing, and shrinks it to nothing.
    nonisolated public static var scale: ScaleTransition { ScaleTransition(0) }

    /// Grows the view from a part of its size, and shrinks it back.
    nonisolated public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
        ScaleTransition(scale, anchor: anchor)
    }
}

extension Transition where Self == SlideTransition {
    /// Moves the view in from the leading edge, and out at the trailing edge.
    nonisolated public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == MoveTransition {
    /// Moves the view in from an edge, by its own size, and out there again.
    nonisolated public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
    /// Moves the view in from an edge and out at the opposite one, and fades it.
    nonisolated public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Transition where Self == OffsetTransition {
    /// Moves the view in from a distance in points, and out again.
    nonisolated public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }

    /// Moves the view in from a distance in points, and out again.
    nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
        OffsetTransition(CGSize(width: x, height: y))
    }
}

extension Transition where Self == BlurReplaceTransition {
    /// Fades and blurs the view in and out.
    nonisolated public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }

    /// Fades and blurs the view in and out.
    nonisolated public static func blurReplace(
        _ config: BlurReplaceTransition.Configuration = .downUp
    ) -> BlurReplaceTransition {
        BlurReplaceTransition(configuration: config)
    }
}
