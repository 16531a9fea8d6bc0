import Foundation

extension AppStorage where Value == ToolbarLabelStyle {
    /// Creates a storage for the label style of toolbars.
    ///
    /// - Parameters:
    ///   - wrappedValue: The style if none is stored.
    ///   - key: The key in the user defaults.
    ///   - store: The user defaults; `nil` for those of the environment.
    public init(wrappedValue: ToolbarLabelStyle = .automatic, _ key: String, store: UserDefaults? = nil) {
        self.init(
            key, store: store, default: wrappedValue,
            coder: StoredCoder(
                decode: { StoredCoder<ToolbarLabelStyle.Kind>.raw.decode($0).map(ToolbarLabelStyle.init) },
                encode: { StoredCoder<ToolbarLabelStyle.Kind>.raw.encode($0.kind) }))
    }
}
