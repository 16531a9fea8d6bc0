import Foundation

/// The common part of `UIApplicationDelegate` and `NSApplicationDelegate`, to which the delegates of apps conform.
@MainActor
public protocol _ApplicationDelegate: AnyObject {
    /// Calls the method that the delegate has for an event. Implemented by the protocols that inherit from this one.
    ///
    /// - Returns: The delegate's answer to an event that is a question.
    func _receive(_ event: _ApplicationEvent) -> Bool
}

/// An event in the life of an app, for its delegate.
public struct _ApplicationEvent: Sendable {
    /// The kind of event.
    package enum Kind: Sendable {
        /// The app has started, and shows no window yet.
        case launch
        /// The app's phase changes.
        case phase(from: ScenePhase, to: ScenePhase)
        /// The app is asked to open addresses that no view opens. The answer is whether the delegate does.
        case open([URL])
        /// The user asks the app to end. The answer is whether it may.
        case mayEnd
        /// The app ends.
        case end
    }

    package let kind: Kind

    package init(_ kind: Kind) { self.kind = kind }
}
