/// The margins of toolbar items.
struct ToolbarMargins {
    let areRemoved: Bool
}

extension ToolbarContent {
    /// Removes the margins around the content of the items, for content that reaches to the edges of its item.
    ///
    ///     ToolbarItem {
    ///         Button(action: showAccount) { Image("portrait").resizable().frame(width: 28, height: 28) }
    ///     }
    ///     .contentMarginsRemoved()
    ///
    /// The margins of a toolbar's buttons and menus are their frame, in a terminal their brackets. Without margins they
    /// show their label alone. A `buttonStyle` in an item overrides this.
    ///
    /// - Parameter removed: Whether the margins are removed.
    nonisolated public func contentMarginsRemoved(_ removed: Bool = true) -> some ToolbarContent {
        SettingToolbarContent(content: self, setting: ToolbarMargins(areRemoved: removed))
    }
}

extension CustomizableToolbarContent {
    /// Removes the margins around the content of the items, for content that reaches to the edges of its item.
    nonisolated public func contentMarginsRemoved(_ removed: Bool = true) -> some CustomizableToolbarContent {
        SettingToolbarContent(content: self, setting: ToolbarMargins(areRemoved: removed))
    }
}
