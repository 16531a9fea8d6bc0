// Overloads that take a `LocalizedStringResource`. They are disfavored, because a string literal could be a resource as
// well as a key, and has to become a key.

extension Toggle where Label == Text {
    /// Creates a toggle with a title resource.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(label: Text(title), isOn: isOn)
    }
}
