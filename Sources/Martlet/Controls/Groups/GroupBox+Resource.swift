// What is named by a `LocalizedStringResource`. A literal is a key, though it could be a resource too: these are
// disfavoured.

extension GroupBox where Label == Text {
    /// A group with a title that is a resource.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }
}
