/// A position in the history of a container's stores.
///
///     let data = try JSONEncoder().encode(transactions.last?.token)
///
/// A token is the position in the store of its transaction, and in the other stores of the container at that time. So the
/// token of the last processed transaction is enough to fetch the later ones of all stores.
public struct DefaultHistoryToken: HistoryToken {
    /// The number of the last transaction of each store, by the store's identifier.
    public typealias TokenType = [String: Int64]

    private let store: String
    private let positions: [String: Int64]

    init(store: String, positions: [String: Int64]) {
        self.store = store
        self.positions = positions
    }

    /// The number of the last transaction of each store, by the store's identifier.
    public var tokenValue: TokenType? { positions }
    /// The store of the transaction that the token belongs to.
    public var storeIdentifier: String { store }
    /// The number of the transaction in its store.
    public var id: Int { Int(number) }

    /// The number of the transaction in its store.
    var number: Int64 { position(in: store) }

    /// The number of the last transaction of a store; 0 before the first.
    func position(in store: String) -> Int64 { positions[store] ?? 0 }

    /// Whether both are of one transaction.
    public static func == (a: Self, b: Self) -> Bool { a.store == b.store && a.number == b.number }
    /// Takes the transaction into a hash.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(store)
        hasher.combine(number)
    }
    /// Whether the transaction of the second token comes after the position of the first.
    public static func < (a: Self, b: Self) -> Bool { b.number > a.position(in: b.store) }
}
