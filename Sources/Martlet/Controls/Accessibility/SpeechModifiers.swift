// How text is spoken is the affair of the person's screen reader here: Documentation/no-effect.md lists these.

extension View {
    /// Says how high text in the view is spoken.
    nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { self }

    /// Says whether text in the view is spoken letter by letter.
    nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

    /// Says whether the signs in text of the view are spoken.
    nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

    /// Says whether what the view announces waits for what is being spoken.
    nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}

extension Text {
    /// Says how high the text is spoken.
    public func speechAdjustedPitch(_ value: Double) -> Text { self }

    /// Says whether the text is spoken letter by letter.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

    /// Says whether the signs in the text are spoken.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

    /// Says whether what the text announces waits for what is being spoken.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}
