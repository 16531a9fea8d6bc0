/// One thing that happened in a graph or around it: fixed in size, so that keeping it allocates nothing.
package struct TraceRecord: Sendable {
    /// What happened. What a client of the graph records has numbers from ``client`` on.
    package struct Kind: RawRepresentable, Equatable, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// A rule has run; `detail` names its descriptor.
        package static let rule = Kind(rawValue: 0)
        /// A rule was checked and did not have to run.
        package static let skipped = Kind(rawValue: 1)
        /// One more input for which the next run of `subject` is made, beside the one that its record names.
        package static let cause = Kind(rawValue: 2)
        /// An input has another value; `detail` is the number of the write, or 0.
        package static let inputChanged = Kind(rawValue: 3)
        /// A watched attribute has ended.
        package static let ended = Kind(rawValue: 4)
        /// The first number of those that belong to a client.
        package static let client: UInt8 = 16
    }

    package var kind: Kind
    /// Whether the value changed, of a rule that ran.
    package var isChanged = false
    /// Whether it was the first run of the rule.
    package var isFirst = false
    /// The number of the update, as the client has set it.
    package var update: UInt32 = 0
    /// What it happened to; its index is 0 where it is no attribute.
    package var subject = AnyAttribute.nothing
    /// What it came of; its index is 0 where nothing is known.
    package var cause = AnyAttribute.nothing
    /// Depends on the kind.
    package var detail: UInt64 = 0
    /// When it began and ended, in the ring's ticks.
    package var start: UInt64 = 0
    package var end: UInt64 = 0

    package init(kind: Kind) { self.kind = kind }

    init(
        kind: Kind, isChanged: Bool = false, isFirst: Bool = false, update: UInt32, subject: AnyAttribute,
        cause: AnyAttribute, detail: UInt64, start: UInt64, end: UInt64
    ) {
        self.kind = kind
        self.isChanged = isChanged
        self.isFirst = isFirst
        self.update = update
        self.subject = subject
        self.cause = cause
        self.detail = detail
        self.start = start
        self.end = end
    }
}
