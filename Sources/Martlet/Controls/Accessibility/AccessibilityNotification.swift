import Foundation

/// Events for assistive technology that belong to no particular view.
///
///     AccessibilityNotification.Announcement("Saved").post()
public enum AccessibilityNotification {
    /// A text for the screen reader to speak now.
    public struct Announcement: Sendable {
        private let text: String
        private var priority = AnnouncementPriority.default

        /// Creates an announcement that is spoken verbatim.
        public init(_ announcement: String) { text = announcement }

        /// Creates an announcement in the app's language.
        public init(_ announcement: LocalizedStringResource) { text = String(localized: announcement) }

        /// Creates an announcement of the text's characters.
        ///
        /// The text's `accessibilitySpeechAnnouncementPriority` decides whether it interrupts the current announcement:
        /// a less important one never interrupts a more important one.
        ///
        ///     var text = AttributedString("Camera opened")
        ///     text.accessibilitySpeechAnnouncementPriority = .high
        ///     AccessibilityNotification.Announcement(text).post()
        public init(_ announcement: AttributedString) {
            text = String(announcement.characters)
            priority = announcement.runs.lazy.compactMap(\.accessibilitySpeechAnnouncementPriority).first ?? .default
        }

        /// Speaks the text, in the key window. Can be called on any thread.
        public func post() { Announcer.post(text, priority) }
    }

    /// An announcement that content has scrolled by a page.
    public struct PageScrolled: Sendable {
        private let text: String

        /// Creates an announcement of the new position, such as "Page 3 of 9".
        public init(_ announcement: String) { text = announcement }

        /// Creates an announcement of the new position in the app's language.
        public init(_ announcement: LocalizedStringResource) { text = String(localized: announcement) }

        /// Creates an announcement of the new position from the characters of a text.
        public init(_ announcement: AttributedString) { text = String(announcement.characters) }

        /// Speaks the text, in the key window. Can be called on any thread.
        public func post() { Announcer.post(text, .default) }
    }

    /// A notification that most of the window has changed.
    public struct ScreenChanged {
        private let text: String?

        /// - Parameter element: A string to speak. Any other value is ignored: the screen reader itself chooses the
        ///   element to move to.
        public init(_ element: Any? = nil) { text = element as? String }

        /// Speaks the text, if there is one, in the key window. Can be called on any thread.
        public func post() { if let text { Announcer.post(text, .default) } }
    }

    /// A notification that part of the window has changed.
    public struct LayoutChanged {
        private let text: String?

        /// - Parameter element: A string to speak. Any other value is ignored: the screen reader itself chooses the
        ///   element to move to.
        public init(_ element: Any? = nil) { text = element as? String }

        /// Speaks the text, if there is one, in the key window. Can be called on any thread.
        public func post() { if let text { Announcer.post(text, .default) } }
    }
}

/// Delivers announcements to the hosts.
package enum Announcer {
    /// The installed hosts' functions that speak a text.
    @MainActor private static var listeners: [@MainActor (String, AnnouncementPriority) -> Void] = []

    /// Registers a host's function, which receives all later announcements.
    @MainActor package static func install(_ listener: @escaping @MainActor (String, AnnouncementPriority) -> Void) {
        listeners.append(listener)
    }

    static func post(_ text: String, _ priority: AnnouncementPriority) {
        if text.isEmpty { return }
        if MainThread.isCurrent {
            onMainActor((text, priority)) { notify($0, $1) }
        } else {
            MainThread.later { notify(text, priority) }
        }
    }

    @MainActor private static func notify(_ text: String, _ priority: AnnouncementPriority) {
        for listener in listeners { listener(text, priority) }
    }
}
