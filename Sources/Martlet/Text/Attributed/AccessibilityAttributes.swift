import Foundation

extension AttributeScopes {
    /// The attributes for assistive technology.
    public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }

    /// The attributes for assistive technology.
    public struct AccessibilityAttributes: AttributeScope {
        /// The priority of an announcement.
        public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute
        /// The attributes of Foundation, such as `link`.
        public let foundation: FoundationAttributes
    }
}

extension AttributeScopes.AccessibilityAttributes {
    /// The key of how important an announcement is.
    public enum AnnouncementPriorityAttribute: CodableAttributedStringKey {
        /// The priority of an announcement relative to current speech.
        public enum AnnouncementPriority: String, Codable, Hashable, Sendable {
            /// Spoken at once, and not interrupted by less important announcements.
            case high
            /// It is spoken at once, and may be cut off by the next.
            case `default`
            /// Spoken after current speech, or dropped.
            case low
        }

        /// The type of the attribute's value.
        public typealias Value = AnnouncementPriority
        /// The name of the attribute.
        public static let name = "AXAnnouncementPriority"
    }
}

extension AttributeDynamicLookup {
    /// Makes the attributes available as properties of attributed strings.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
    ) -> T {
        self[T.self]
    }
}
