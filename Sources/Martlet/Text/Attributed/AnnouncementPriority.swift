import Foundation

/// The importance of a spoken announcement, by its short name.
package typealias AnnouncementPriority =
    AttributeScopes.AccessibilityAttributes.AnnouncementPriorityAttribute.AnnouncementPriority
