// Overloads that take a `LocalizedStringResource`. They are disfavored, because a string literal could be a resource as
// well as a key, and has to become a key.

extension ColorPicker where Label == Text {
    /// Creates a color picker with a title resource.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(label: Text(title), selection: selection, supportsOpacity: supportsOpacity)
    }
}
