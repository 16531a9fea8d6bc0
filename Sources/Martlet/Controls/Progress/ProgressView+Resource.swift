// What is named by a `LocalizedStringResource`. A literal is a key, though it could be a resource too: these are
// disfavoured.

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Something that goes on, with a title that is a resource.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource) where Label == Text {
        self.init(label: Text(title), currentValueLabel: EmptyView(), fraction: nil)
    }

    /// How much of a total is done, with a title that is a resource.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(_ title: LocalizedStringResource, value: V?, total: V = 1.0)
    where Label == Text {
        self.init(
            label: Text(title), currentValueLabel: EmptyView(), fraction: Self.fraction(of: value, total: total))
    }
}
