/// The importance of a toolbar item where a bar has not room for all: items with a lower priority go into the menu at
/// the end of the bar first, and of equal ones the last.
///
///     .toolbar {
///         ToolbarItem { Button("Archive", action: archive) }.visibilityPriority(.low)
///         ToolbarItem { Button("Share", action: share) }.visibilityPriority(.high)
///     }
public struct ToolbarItemVisibilityPriority: Hashable, Comparable, Sendable {
    /// -1, 0 and 1 for the priorities of the system.
    let value: Double

    private init(value: Double) { self.value = value }

    /// The default.
    public static let automatic = ToolbarItemVisibilityPriority(value: 0)
    /// For items that leave the bar before all others.
    public static let low = ToolbarItemVisibilityPriority(value: -1)
    /// For items that stay in the bar longer than others.
    public static let high = ToolbarItemVisibilityPriority(value: 1)

    /// Creates a priority between another one and the next lower one of the system.
    public init(lowerThan other: ToolbarItemVisibilityPriority) {
        let next = (other.value.rounded(.up) - 1).clamped(to: -2...0)
        value = other.value - (other.value - next) / 4
    }

    /// Creates a priority between another one and the next higher one of the system.
    public init(higherThan other: ToolbarItemVisibilityPriority) {
        let next = (other.value.rounded(.down) + 1).clamped(to: 0...2)
        value = other.value + (next - other.value) / 4
    }

    /// Whether an item with the first priority leaves a bar before one with the second.
    public static func < (a: Self, b: Self) -> Bool { a.value < b.value }
}

extension Double {
    fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}

/// The priority that a modifier sets for the items in it.
typealias ToolbarPriority = ToolbarSetting<ToolbarItemVisibilityPriority>

extension ToolbarContent {
    /// Sets the importance of the items where a bar has not room for all.
    ///
    /// In a window and in a terminal, items that the bar has no room for are in a menu at its end. Tests show all items.
    @MainActor @preconcurrency
    public func visibilityPriority(_ priority: ToolbarItemVisibilityPriority) -> some ToolbarContent {
        SettingToolbarContent(content: self, setting: priority)
    }
}

/// The importance of an item, stored with its node.
final class BarItem: NodeAttachment {
    /// Whether the item leaves the bar only after all others: one that is pinned, or the menu.
    var isPinned = false
    var priority = ToolbarItemVisibilityPriority.automatic

    var rank: Double { isPinned ? .infinity : priority.value }
}

extension BarNode {
    /// The importance of the toolbar item in which the node is; 0 by default.
    package var rank: Double {
        for node in self.node.transfer.selfAndAround {
            if let item = node.attachment(BarItem.self) { return item.rank }
        }
        return 0
    }
}
