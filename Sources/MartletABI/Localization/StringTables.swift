/// The tables of texts that Foundation's bundles have read.
public enum StringTables {
    /// Has bundles read their tables again when a text is looked up next, as `NSLocalizedString` does.
    ///
    /// Foundation reads a table once. This is for tools that change one while the program runs. May be called on any thread.
    /// Does nothing in programs that the standard library is linked into.
    public static func forget() { martlet_forget_string_tables() }
}
