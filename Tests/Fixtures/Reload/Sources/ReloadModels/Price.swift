/// A price, as a module without views has it.
public struct Price {
    public var cents: Int

    public init(cents: Int) { self.cents = cents }

    /// The price as text.
    public var text: String { "price \(cents)" }

    public subscript(count: Int) -> Int { cents * count }
}
