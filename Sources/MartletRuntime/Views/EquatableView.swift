/// A view that is compared with its own `==` before its body runs (law B5).
nonisolated public struct EquatableView<Content: View & Equatable>: View, Equatable {
    /// The view that is compared.
    public var content: Content

    @inlinable
    /// Creates a view that is compared with `==` before its body runs.
    public init(content: Content) { self.content = content }

    /// The view that is compared.
    public var body: some View { content }

    /// Whether the views are equal by their own `==`.
    nonisolated public static func == (a: Self, b: Self) -> Bool { a.content == b.content }
}

/// A view that is compared with its own `==`, independent of its fields.
protocol ComparedByEquality {}

extension EquatableView: ComparedByEquality {}

extension View where Self: Equatable {
    /// Keeps the body from running while the view equals its last value by `==`.
    nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
