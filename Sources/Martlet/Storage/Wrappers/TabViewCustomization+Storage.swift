import Foundation

extension AppStorage where Value == TabViewCustomization {
    /// Creates a storage for a tab customization.
    ///
    /// - Parameters:
    ///   - wrappedValue: The customization if none is stored.
    ///   - key: The key in the user defaults.
    ///   - store: The user defaults; `nil` for those of the environment.
    public init(
        wrappedValue: TabViewCustomization = TabViewCustomization(), _ key: String, store: UserDefaults? = nil
    ) {
        self.init(key, store: store, default: wrappedValue, coder: .json)
    }
}

extension SceneStorage where Value == TabViewCustomization {
    /// Creates a storage for a tab customization.
    ///
    /// - Parameters:
    ///   - wrappedValue: The customization if none is stored.
    ///   - key: The key in the scene's storage.
    public init(wrappedValue: TabViewCustomization = TabViewCustomization(), _ key: String) {
        self.init(key, default: wrappedValue, coder: .json)
    }
}
