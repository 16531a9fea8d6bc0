// What is named by a `LocalizedStringResource`. A literal is a key, though it could be a resource too: for one, these
// are not even tried (see `_ToldApart`).

extension ControlGroup {
    /// Controls that belong together, with a title that is a resource.
    @_disfavoredOverload
    public init<R: _ResourceTitle & _ToldApart, C: View>(_ title: R, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content(), title._titleText)
    }

    /// Controls that belong together, with a title that is a resource and a symbol.
    @_disfavoredOverload
    public init<R: _ResourceTitle & _ToldApart, C: View>(_ title: R, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content(), Martlet.Label(title: title._titleText, icon: Image(systemName: systemImage)))
    }

    /// Controls that belong together, with a title that is a resource and an image of the app's.
    @_disfavoredOverload
    public init<R: _ResourceTitle & _ToldApart, C: View>(
        _ title: R, image: ImageResource, @ViewBuilder content: () -> C
    )
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content(), Martlet.Label(title: title._titleText, icon: Image(image)))
    }
}
