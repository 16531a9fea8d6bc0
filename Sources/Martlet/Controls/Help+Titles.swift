import AttributeGraph
// Made by script/lib/overloads.py of Help.swift. Don't edit it.

extension View {
    /// Sets a verbatim help text, which is shown while the pointer rests on the view and is read by assistive
    /// technology.
    ///
    ///     Button("Delete", systemImage: "trash", action: delete)
    ///         .help("Moves the selected notes to the trash")
    ///
    /// - Parameter title: The text.
    @_disfavoredOverload
    nonisolated public func help<S: StringProtocol>(_ title: S) -> some View { help(Text(title)) }
}
