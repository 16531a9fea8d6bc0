// What is named by a `LocalizedStringResource`. A literal is a key, though it could be a resource too: these are
// disfavoured.

extension Picker where Label == Text {
    /// A picker with a title that is a resource.
    @_disfavoredOverload
    public init(
        _ title: LocalizedStringResource,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(label: Text(title), selection: .one(selection), content: content())
    }
}

extension Picker where Label == Martlet.Label<Text, Image> {
    /// A picker with a title that is a resource and a symbol.
    @_disfavoredOverload
    public init(
        _ title: LocalizedStringResource,
        systemImage: String,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            label: Martlet.Label(title, systemImage: systemImage), selection: .one(selection), content: content())
    }

    /// A picker with a title that is a resource and a picture.
    @_disfavoredOverload
    public init(
        _ title: LocalizedStringResource,
        image: ImageResource,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            label: Martlet.Label(title: Text(title), icon: Image(image)), selection: .one(selection), content: content()
        )
    }
}
