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
    /// The attribute key of the priority of an announcement.
    public enum AnnouncementPriorityAttribute: CodableAttributedStringKey {
        /// The priority of an announcement relative to current speech.
        public enum AnnouncementPriority: String, Codable, Hashable, Sendable {
            /// The announcement is spoken at once, and less important announcements do not interrupt it.
            case high
            /// The announcement is spoken at once, and the next announcement may interrupt it.
            case `default`
            /// The announcement is spoken after current speech, or dropped.
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
