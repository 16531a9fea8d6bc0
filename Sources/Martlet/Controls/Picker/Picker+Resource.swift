// What is named by a `LocalizedStringResource`. A literal is a key, though it could be a resource too: for one, these
// are not even tried (see `_ToldApart`).

extension Picker where Label == Text {
    /// A picker with a title that is a resource.
    @_disfavoredOverload
    public init<R: _ResourceTitle & _ToldApart>(
        _ title: R,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(label: title._titleText, selection: .one(selection), content: content())
    }
}

extension Picker where Label == Martlet.Label<Text, Image> {
    /// A picker with a title that is a resource and a symbol.
    @_disfavoredOverload
    public init<R: _ResourceTitle & _ToldApart>(
        _ title: R,
        systemImage: String,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            label: Martlet.Label(title: title._titleText, icon: Image(systemName: systemImage)),
            selection: .one(selection), content: content())
    }

    /// A picker with a title that is a resource and a picture.
    @_disfavoredOverload
    public init<R: _ResourceTitle & _ToldApart>(
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
