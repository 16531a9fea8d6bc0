import Foundation

/// What assistive technology is told of when it happens, by no view in particular.
///
///     AccessibilityNotification.Announcement("Saved").post()
public enum AccessibilityNotification {
    /// A text that is to be spoken now.
    public struct Announcement: Sendable {
        private let text: String

        /// Announces a text as it is.
        public init(_ announcement: String) { text = announcement }

        /// Announces a text in the language of the program.
        public init(_ announcement: LocalizedStringResource) { text = String(localized: announcement) }

        /// Announces the characters of a text.
        public init(_ announcement: AttributedString) { text = String(announcement.characters) }

        /// Has the text spoken, in the window that has the keys. May be called on any thread.
        public func post() { Announcer.post(text) }
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
        public func post() { Announcer.post(text) }
    }
}

/// Takes what is to be spoken to the hosts.
package enum Announcer {
    /// What hosts do with a text.
    @MainActor private static var listeners: [@MainActor (String) -> Void] = []

    /// Has a kind of host told of what is to be spoken, from here on.
    @MainActor package static func install(_ listener: @escaping @MainActor (String) -> Void) {
        listeners.append(listener)
    }

    static func post(_ text: String) {
        if text.isEmpty { return }
        if MainThread.isCurrent {
            onMainActor(text) { tell($0) }
        } else {
            MainThread.later { tell(text) }
        }
    }

    @MainActor private static func tell(_ text: String) { for listener in listeners { listener(text) } }
}
