import Foundation
import Martlet
import PlatformValues

/// A source of feedback to the user. Desktops have nothing that could be felt: warnings and errors ring.
@MainActor
open class UIFeedbackGenerator {
    /// Creates a generator.
    public init() {}

    /// Prepares for feedback that follows soon; desktops need no time for it.
    public func prepare() {}
}

/// Feedback about the end of a task.
@MainActor
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The end of a task.
    public enum FeedbackType: Int, Sendable {
        /// The task is done.
        case success
        /// The task has a warning; the desktop rings.
        case warning
        /// The task has failed; the desktop rings.
        case error
    }

    /// Gives feedback about the end of a task.
    public func notificationOccurred(_ notificationType: FeedbackType) {
        switch notificationType {
        case .success: Desktop.play(.success)
        case .warning: Desktop.play(.warning)
        case .error: Desktop.play(.error)
        }
    }
}

/// Feedback about a change of the selection.
@MainActor
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Gives feedback about a change of the selection.
    public func selectionChanged() { Desktop.play(.selection) }
}

/// Feedback about an impact.
@MainActor
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The kind of the objects that collide.
    public enum FeedbackStyle: Int, Sendable {
        /// Small objects.
        case light
        /// Objects of middle size.
        case medium
        /// Large objects.
        case heavy
        /// Soft objects.
        case soft
        /// Rigid objects.
        case rigid
    }

    private let style: FeedbackStyle

    /// Creates a generator for a kind of objects.
    public init(style: FeedbackStyle = .medium) { self.style = style }

    /// Gives feedback about an impact.
    public func impactOccurred() { impactOccurred(intensity: 1) }

    /// Gives feedback about an impact of an intensity from 0 to 1.
    public func impactOccurred(intensity: CGFloat) {
        let feedback: SensoryFeedback =
            switch style {
            case .light: .impact(weight: .light, intensity: intensity)
            case .medium: .impact(weight: .medium, intensity: intensity)
            case .heavy: .impact(weight: .heavy, intensity: intensity)
            case .soft: .impact(flexibility: .soft, intensity: intensity)
            case .rigid: .impact(flexibility: .rigid, intensity: intensity)
            }
        Desktop.play(feedback)
    }
}
