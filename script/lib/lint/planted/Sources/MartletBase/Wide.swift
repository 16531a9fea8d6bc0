/// A type that takes a number, which no hostile call is made of yet.
public struct Wide {
    /// Takes a length.
    public init(length: Double) {}
}
