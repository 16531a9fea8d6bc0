// What is named by a `LocalizedStringResource`. A literal is a key, though it could be a resource too: these are
// disfavoured.

extension ColorPicker where Label == Text {
    /// A picker with a title that is a resource.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(label: Text(title), selection: selection, supportsOpacity: supportsOpacity)
    }
}
