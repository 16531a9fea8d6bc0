extension DropOperation {
    /// A set of drop operations.
    public struct Set: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: Int

        /// The set with given bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The drag was canceled.
        public static let cancel = Set(rawValue: 1 << 0)
        /// The drop is not allowed.
        public static let forbidden = Set(rawValue: 1 << 1)
        /// The item is copied.
        public static let copy = Set(rawValue: 1 << 2)
        /// The item is moved.
        public static let move = Set(rawValue: 1 << 3)
        /// The item is referenced.
        public static let alias = Set(rawValue: 1 << 4)
        /// The item is deleted at its source.
        public static let delete = Set(rawValue: 1 << 5)

        /// Creates a set of one operation.
        package init(_ operation: DropOperation) {
            self =
                switch operation {
                case .cancel: .cancel
                case .forbidden: .forbidden
                case .copy: .copy
                case .move: .move
                case .alias: .alias
                case .delete: .delete
                }
        }

        /// The default operation of the set: copy, move, alias or delete, in this order.
        var usual: DropOperation {
            let all: [DropOperation] = [.copy, .move, .alias, .delete]
            return all.first { contains(Set($0)) } ?? .forbidden
        }
    }

    /// Whether the operation does something with the item.
    package var isDone: Bool { self != .cancel && self != .forbidden }
}
