import Foundation

/// What assistive technology is told of when it happens, by no view in particular.
///
///     AccessibilityNotification.Announcement("Saved").post()
public enum AccessibilityNotification {
    /// A text that is to be spoken now.
    public struct Announcement: Sendable {
        private let text: String
        private var priority = AnnouncementPriority.default

        /// Announces a text as it is.
        public init(_ announcement: String) { text = announcement }

        /// Announces a text in the language of the program.
        public init(_ announcement: LocalizedStringResource) { text = String(localized: announcement) }

        /// Announces the characters of a text, as important as they say: what is less important does not cut off what is
        /// more.
        ///
        ///     var text = AttributedString("Camera opened")
        ///     text.accessibilitySpeechAnnouncementPriority = .high
        ///     AccessibilityNotification.Announcement(text).post()
        public init(_ announcement: AttributedString) {
            text = String(announcement.characters)
            priority = announcement.runs.lazy.compactMap(\.accessibilitySpeechAnnouncementPriority).first ?? .default
        }

        /// Has the text spoken, in the window that has the keys. May be called on any thread.
        public func post() { Announcer.post(text, priority) }
    }

    /// Something has been scrolled by a page.
    public struct PageScrolled: Sendable {
        private let text: String

        /// Announces where that has led to: "Page 3 of 9".
        public init(_ announcement: String) { text = announcement }

        /// Announces where that has led to, in the language of the program.
        public init(_ announcement: LocalizedStringResource) { text = String(localized: announcement) }

        /// Announces where that has led to, by the characters of a text.
        public init(_ announcement: AttributedString) { text = String(announcement.characters) }

        /// Has the text spoken, in the window that has the keys. May be called on any thread.
        public func post() { Announcer.post(text, .default) }
    }

    /// Much of the window is other than it was.
    public struct ScreenChanged {
        private let text: String?

        /// - Parameter element: A text that is to be spoken. Elements to go to are the affair of the screen reader here.
        public init(_ element: Any? = nil) { text = element as? String }

        /// Has the text spoken, if there is one, in the window that has the keys. May be called on any thread.
        public func post() { if let text { Announcer.post(text, .default) } }
    }

    /// Some of the window is other than it was.
    public struct LayoutChanged {
        private let text: String?

        /// - Parameter element: A text that is to be spoken. Elements to go to are the affair of the screen reader here.
        public init(_ element: Any? = nil) { text = element as? String }

        /// Has the text spoken, if there is one, in the window that has the keys. May be called on any thread.
        public func post() { if let text { Announcer.post(text, .default) } }
    }
}

/// Takes what is to be spoken to the hosts.
package enum Announcer {
    /// What hosts do with a text.
    @MainActor private static var listeners: [@MainActor (String, AnnouncementPriority) -> Void] = []

    /// Has a kind of host told of what is to be spoken, from here on.
    @MainActor package static func install(_ listener: @escaping @MainActor (String, AnnouncementPriority) -> Void) {
        listeners.append(listener)
    }

    static func post(_ text: String, _ priority: AnnouncementPriority) {
        if text.isEmpty { return }
        if MainThread.isCurrent {
            onMainActor((text, priority)) { tell($0, $1) }
        } else {
            MainThread.later { tell(text, priority) }
        }
    }

    @MainActor private static func tell(_ text: String, _ priority: AnnouncementPriority) {
        for listener in listeners { listener(text, priority) }
    }
}
