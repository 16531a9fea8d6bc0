import Foundation

/// Where a view is on its way in or out.
public enum TransitionPhase: Hashable, Sendable {
    /// The view is about to come.
    case willAppear
    /// The view is there.
    case identity
    /// The view is about to go.
    case didDisappear

    /// Whether the view is there, and so looks like itself.
    public var isIdentity: Bool { self == .identity }

    /// How far the view is from being there: -1 before it comes, 0 while it is there, 1 when it has gone.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// What is known of a transition.
public struct TransitionProperties: Sendable {
    /// Whether things move in it. Such a transition is shown as a cross-fade to a person who has asked for less motion.
    public var hasMotion: Bool

    /// Makes properties.
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// How a view comes and goes when an animation shows or removes it.
///
///     struct Twirl: Transition {
///         func body(content: Content, phase: TransitionPhase) -> some View {
///             content
///                 .opacity(phase.isIdentity ? 1 : 0)
///                 .rotationEffect(.degrees(phase.value * 180))
///         }
///     }
///
/// The body is asked for each phase; what differs between them animates.
@MainActor @preconcurrency
public protocol Transition {
    /// The type of the body, inferred.
    associatedtype Body: View

    /// The view as it is shown in a phase. `content` stands for the view.
    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content, phase: TransitionPhase) -> Self.Body

    /// What is known of the transition.
    static var properties: TransitionProperties { get }

    /// What the transition is applied to.
    typealias Content = PlaceholderContentView<Self>
}

extension Transition {
    /// Something moves.
    public static var properties: TransitionProperties { TransitionProperties() }

    /// The content as the transition shows it in a phase: for transitions that are made from others.
    nonisolated public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        content.modifier(TransitionBody(transition: self, phase: phase))
    }

    /// Both transitions at once.
    nonisolated public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(first: self, second: other)
    }

    /// The transition with an animation of its own, whatever the transaction says.
    nonisolated public func animation(_ animation: Animation?) -> some Transition {
        AnimatedTransition(base: self, animation: animation)
    }
}

/// What stands for the content in the body of a transition.
nonisolated public struct PlaceholderContentView<Value>: PrimitiveView, Sendable {
    init() {}

    /// Makes the one element that the view is, once for each identity.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        inputs.makeContent(ofThe: "transition")
    }

    /// Makes the elements that the view contributes to its container.
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
