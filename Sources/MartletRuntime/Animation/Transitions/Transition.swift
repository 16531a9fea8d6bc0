import Foundation

/// The phase of a view's insertion or removal.
public enum TransitionPhase: Hashable, Sendable {
    /// The view is about to be inserted.
    case willAppear
    /// The view is there.
    case identity
    /// The view is about to be removed.
    case didDisappear

    /// Whether the view is present, and has its own appearance.
    public var isIdentity: Bool { self == .identity }

    /// The phase as a number: -1 before the insertion, 0 while the view is present, 1 after the removal.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// The properties of a transition.
public struct TransitionProperties: Sendable {
    /// Whether the transition moves content. With reduced motion, such a transition is replaced by a cross-fade.
    public var hasMotion: Bool

    /// Makes properties.
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// The visual effect of inserting or removing a view in an animation.
///
///     struct Twirl: Transition {
///         func body(content: Content, phase: TransitionPhase) -> some View {
///             content
///                 .opacity(phase.isIdentity ? 1 : 0)
///                 .rotationEffect(.degrees(phase.value * 180))
///         }
///     }
///
/// The body is evaluated for each phase, and the differences between phases are animated.
@MainActor @preconcurrency
public protocol Transition {
    /// The type of the body, inferred.
    associatedtype Body: View

    /// Returns the view as shown in a phase. `content` is a placeholder for the view.
    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content, phase: TransitionPhase) -> Self.Body

    /// The properties of the transition.
    static var properties: TransitionProperties { get }

    /// The placeholder for the view that the transition is applied to.
    typealias Content = PlaceholderContentView<Self>
}

extension Transition {
    /// Properties with motion.
    public static var properties: TransitionProperties { TransitionProperties() }

    /// Returns the content as the transition shows it in a phase, for transitions composed of others.
    nonisolated public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        content.modifier(TransitionBody(transition: self, phase: phase))
    }

    /// Both transitions at once.
    nonisolated public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(first: self, second: other)
    }

    /// Returns the transition with an animation that overrides the transaction's.
    nonisolated public func animation(_ animation: Animation?) -> some Transition {
        AnimatedTransition(base: self, animation: animation)
    }
}

/// The placeholder for the content in the body of a transition, or of a modifier that a closure composes.
nonisolated public struct PlaceholderContentView<Value>: PrimitiveView, Sendable {
    package init() {}

    /// Creates the single element of the view, once for each identity.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.makeContent(ofThe: "transition")
    }

    /// Creates the elements that the view contributes to its container.
    public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.makeContentList(ofThe: "transition")
    }
}

/// A transition in a phase, as a modifier.
// @unchecked Sendable: a view value: it is made once and then only read.
nonisolated struct TransitionBody<T: Transition>: ViewModifier, @unchecked Sendable {
    let transition: T
    let phase: TransitionPhase

    @MainActor func body(content: Content) -> some View {
        transition.body(content: PlaceholderContentView(), phase: phase)
    }
}
