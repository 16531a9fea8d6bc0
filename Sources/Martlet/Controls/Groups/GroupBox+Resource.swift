// What is named by a `LocalizedStringResource`. A literal is a key, though it could be a resource too: for one, these
// are not even tried (see `_ToldApart`).

extension GroupBox where Label == Text {
    /// A group with a title that is a resource.
    @_disfavoredOverload
    public init<R: _ResourceTitle & _ToldApart>(_ title: R, @ViewBuilder content: () -> Content) {
        self.init(label: title._titleText, content: content())
    }
}
