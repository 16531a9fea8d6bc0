import Foundation

extension SceneStorage {
    /// Keeps what people have changed of a table's columns.
    ///
    /// - Parameters:
    ///   - wrappedValue: What stands in where nothing is stored.
    ///   - key: The key among the scene's values.
    public init<RowValue: Identifiable>(
        wrappedValue: Value = TableColumnCustomization<RowValue>(),
        _ key: String
    ) where Value == TableColumnCustomization<RowValue> {
        self.init(key, default: wrappedValue, coder: .json)
    }
}

extension AppStorage {
    /// Keeps what people have changed of a table's columns.
    ///
    /// - Parameters:
    ///   - wrappedValue: What stands in where nothing is stored.
    ///   - key: The key among the stored values.
    ///   - store: Where it is kept; nil for where the surroundings say.
    public init<RowValue: Identifiable>(
        wrappedValue: Value = TableColumnCustomization<RowValue>(),
        _ key: String,
        store: UserDefaults? = nil
    ) where Value == TableColumnCustomization<RowValue> {
        self.init(key, store: store, default: wrappedValue, coder: .json)
    }
}

extension StoredCoder where Value: Codable {
    /// A value that is kept as the data of its parts.
    static var json: StoredCoder {
        StoredCoder(
            decode: { stored in
                Data.decode(stored).flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
            },
            encode: { (try? JSONEncoder().encode($0))?.stored }
        )
    }
}
