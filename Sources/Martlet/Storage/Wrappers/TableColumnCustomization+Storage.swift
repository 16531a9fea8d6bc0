import Foundation

extension SceneStorage {
    /// Creates a storage for the user's customization of a table's columns.
    ///
    /// - Parameters:
    ///   - wrappedValue: The customization if none is stored.
    ///   - key: The key in the scene's storage.
    public init<RowValue: Identifiable>(
        wrappedValue: Value = TableColumnCustomization<RowValue>(),
        _ key: String
    ) where Value == TableColumnCustomization<RowValue> {
        self.init(key, default: wrappedValue, coder: .json)
    }
}

extension AppStorage {
    /// Creates a storage for the user's customization of a table's columns.
    ///
    /// - Parameters:
    ///   - wrappedValue: The customization if none is stored.
    ///   - key: The key in the user defaults.
    ///   - store: The user defaults; `nil` for those of the environment.
    public init<RowValue: Identifiable>(
        wrappedValue: Value = TableColumnCustomization<RowValue>(),
        _ key: String,
        store: UserDefaults? = nil
    ) where Value == TableColumnCustomization<RowValue> {
        self.init(key, store: store, default: wrappedValue, coder: .json)
    }
}

extension StoredCoder where Value: Codable {
    /// A coder that stores a value as JSON data.
    static var json: StoredCoder {
        StoredCoder(
            decode: { stored in
                Data.decode(stored).flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
            },
            encode: { (try? JSONEncoder().encode($0))?.stored }
        )
    }
}
