// No effect here: the user's screen reader decides on the speech. Documentation/no-effect.md lists these modifiers.

extension View {
    /// Raises or lowers the pitch of spoken text. No effect here.
    nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { self }

    /// Spells text out, letter by letter, when it is spoken. No effect here.
    nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

    /// Includes punctuation in spoken text. No effect here.
    nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

    /// Queues announcements behind the current speech instead of interrupting it. No effect here.
    nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}

extension Text {
    /// Raises or lowers the pitch of the spoken text. No effect here.
    public func speechAdjustedPitch(_ value: Double) -> Text { self }

    /// Spells the text out, letter by letter, when it is spoken. No effect here.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

    /// Includes punctuation in the spoken text. No effect here.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

    /// Queues the text's announcement behind the current speech instead of interrupting it. No effect here.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}
