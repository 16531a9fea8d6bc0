#if GTK
/// The names that icon themes have for symbols that have no drawing of ours.
///
/// Whatever has a drawing is drawn from `SymbolDrawing`, so that symbols are of one weight and filled where their names
/// say so: icons of themes are mostly filled, and each theme's are of its own weight.
enum SymbolIcons {
    /// The theme's name for a symbol; nil for a symbol without an icon.
    static func name(for symbol: String) -> String? { table[symbol].map { "\($0)-symbolic" } }

    private static let table = ["selection.pin.in.out": "edit-select"]
}
#endif
