/// The context of a state change, which is passed on to all of its effects (laws C5, I4).
///
///     var transaction = Transaction()
///     transaction.disablesAnimations = true
///     withTransaction(transaction) { isShown.toggle() }
public struct Transaction {
    private final class Storage {
        var values: [ObjectIdentifier: Any]
        init(_ values: [ObjectIdentifier: Any]) { self.values = values }
    }

    private var storage: Storage?

    /// Creates a transaction without values of its own.
    public init() {}

    /// The value for a key; its default where none is set.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get {
            // Most transactions have none: then nothing is cast.
            guard let storage, let value = storage.values[ObjectIdentifier(key)] else { return K.defaultValue }
            return value as? K.Value ?? K.defaultValue
        }
        set {
            var values = storage?.values ?? [:]
            values[ObjectIdentifier(key)] = newValue
            storage = Storage(values)
        }
    }

    /// Whether nothing has been set.
    var isEmpty: Bool { storage == nil }

    /// Whether two transactions are one: made by the same call, or both empty.
    func isSame(as other: Transaction) -> Bool { storage === other.storage }

    /// Returns the values of this transaction, with those of another as defaults.
    private func merged(over other: Transaction) -> Transaction {
        guard let storage else { return other }
        guard let below = other.storage, below !== storage else { return self }
        var result = Transaction()
        result.storage = Storage(below.values.merging(storage.values) { _, mine in mine })
        let waiting = other.completions
        if !waiting.isEmpty { result.completions = completions + waiting }
        return result
    }

    /// Returns the transaction of a write: that of the thread, overridden by that of the binding.
    static func merging(_ own: Transaction) -> Transaction {
        own.merged(over: Current.transaction)
    }

    /// The transaction of the code that runs on this thread; without values outside of transactions.
    package static var current: Transaction { Current.transaction }

    /// The transaction that writes on this thread belong to.
    enum Current {
        private final class Box {
            let transaction: Transaction
            init(_ transaction: Transaction) { self.transaction = transaction }
        }

        static var transaction: Transaction {
            guard let pointer = martlet_get_current_transaction() else { return Transaction() }
            return Borrowed<Box>(address: pointer).object.transaction
        }

        static func with<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
            let outer = martlet_get_current_transaction()
            let box = Box(transaction.merged(over: Self.transaction))
            martlet_set_current_transaction(Borrowed(box).address)
            defer { martlet_set_current_transaction(outer) }
            return try withExtendedLifetime(box) { try body() }
        }
    }
}

/// A key for a value of one's own in transactions.
public protocol TransactionKey {
    /// The type of the value.
    associatedtype Value
    /// The value for transactions that set none.
    static var defaultValue: Value { get }
}

private enum DisablesAnimationsKey: TransactionKey {
    static let defaultValue = false
}

private enum ScrollTargetAnchorKey: TransactionKey {
    static var defaultValue: UnitPoint? { nil }
}

private enum OffsetAdjustmentKey: TransactionKey {
    static var defaultValue: ScrollContentOffsetAdjustmentBehavior { .automatic }
}

private enum IsContinuousKey: TransactionKey {
    static let defaultValue = false
}

private enum TracksVelocityKey: TransactionKey {
    static let defaultValue = false
}

extension Transaction {
    /// Whether views drop the animations that are set on them for changes that follow from this transaction.
    public var disablesAnimations: Bool {
        get { self[DisablesAnimationsKey.self] }
        set { self[DisablesAnimationsKey.self] = newValue }
    }

    /// The anchor at which a scroll view aligns the element that the change scrolls to; nil for the scroll view's own
    /// anchor.
    ///
    ///     withTransaction(\.scrollTargetAnchor, .bottom) { topmost = messages.last?.id }
    public var scrollTargetAnchor: UnitPoint? {
        get { self[ScrollTargetAnchorKey.self] }
        set { self[ScrollTargetAnchorKey.self] = newValue }
    }

    /// The adjustment of the offset of scroll views to changes of their content that follow from this transaction.
    ///
    ///     withTransaction(\.scrollContentOffsetAdjustmentBehavior, .disabled) { messages.insert(new, at: 0) }
    public var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior {
        get { self[OffsetAdjustmentKey.self] }
        set { self[OffsetAdjustmentKey.self] = newValue }
    }

    /// Whether the change is one of many that follow each other closely, as while a slider is dragged.
    public var isContinuous: Bool {
        get { self[IsContinuousKey.self] }
        set { self[IsContinuousKey.self] = newValue }
    }

    /// Whether changes without an animation record their velocity, so that a later spring starts with it.
    ///
    ///     DragGesture().onChanged { drag in
    ///         withTransaction(\.tracksVelocity, true) { offset = drag.translation }
    ///     }
    ///     .onEnded { _ in withAnimation(.spring) { offset = .zero } }
    public var tracksVelocity: Bool {
        get { self[TracksVelocityKey.self] }
        set { self[TracksVelocityKey.self] = newValue }
    }
}

/// An adjustment of the offset of scroll views to changes of their content.
public struct ScrollContentOffsetAdjustmentBehavior: Equatable, Sendable {
    private enum Kind { case automatic, disabled }

    private let kind: Kind

    /// The visible content keeps its place: that at an anchor of `defaultScrollAnchor(_:for:)`, and in lazy containers the
    /// rows in sight.
    public static let automatic = Self(kind: .automatic)
    /// The offset remains, as far as the content is long enough.
    public static let disabled = Self(kind: .disabled)
}

/// Runs `body`; the writes that it makes on this thread carry the transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try Transaction.Current.with(transaction, body)
}

/// Runs `body`; the writes that it makes on this thread carry a transaction with one value set.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>,
    _ value: V,
    _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction()
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}
