// Overloads that take a `LocalizedStringResource`. A string literal could be a resource as well as a key, and has to
// become a key: `_OverloadFilter` keeps the type checker from trying these overloads for a literal.

extension Picker where Label == Text {
    /// Creates a picker with a title resource.
    @_disfavoredOverload
    public init<R: _ResourceTitle & _OverloadFilter>(
        _ title: R,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(label: title._titleText, selection: .one(selection), content: content())
    }
}

extension Picker where Label == Martlet.Label<Text, Image> {
    /// Creates a picker with a title resource and a system symbol.
    @_disfavoredOverload
    public init<R: _ResourceTitle & _OverloadFilter>(
        _ title: R,
        systemImage: String,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            label: Martlet.Label(title: title._titleText, icon: Image(systemName: systemImage)),
            selection: .one(selection), content: content())
    }

    /// Creates a picker with a title resource and an image resource.
    @_disfavoredOverload
    public init<R: _ResourceTitle & _OverloadFilter>(
        _ title: R,
        image: ImageResource,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            label: Martlet.Label(title: title._titleText, icon: Image(image)), selection: .one(selection),
            content: content()
        )
    }
}
