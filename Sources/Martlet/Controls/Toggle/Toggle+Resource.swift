// What is named by a `LocalizedStringResource`. A literal is a key, though it could be a resource too: these are
// disfavoured.

extension Toggle where Label == Text {
    /// A toggle with a title that is a resource.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(label: Text(title), isOn: isOn)
    }
}
