extension DropOperation {
    /// Several of the things that can be done with what is dropped.
    public struct Set: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: Int

        /// The set with given bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Nothing is done, and the drag is over.
        public static let cancel = Set(rawValue: 1 << 0)
        /// Nothing is done: it can't be dropped there.
        public static let forbidden = Set(rawValue: 1 << 1)
        /// It can be copied.
        public static let copy = Set(rawValue: 1 << 2)
        /// It can be moved.
        public static let move = Set(rawValue: 1 << 3)
        /// It can be referred to.
        public static let alias = Set(rawValue: 1 << 4)
        /// It can be deleted where it comes from.
        public static let delete = Set(rawValue: 1 << 5)

        /// The set of one operation.
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

        /// What is done where nothing says otherwise.
        var usual: DropOperation {
            let all: [DropOperation] = [.copy, .move, .alias, .delete]
            return all.first { contains(Set($0)) } ?? .forbidden
        }
    }

    /// Whether something is done with what is dropped.
    package var isDone: Bool { self != .cancel && self != .forbidden }
}
