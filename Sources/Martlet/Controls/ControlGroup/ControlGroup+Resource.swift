// What is named by a `LocalizedStringResource`. A literal is a key, though it could be a resource too: these are
// disfavoured.

extension ControlGroup {
    /// Controls that belong together, with a title that is a resource.
    @_disfavoredOverload
    public init<C: View>(_ title: LocalizedStringResource, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content(), Text(title))
    }

    /// Controls that belong together, with a title that is a resource and a symbol.
    @_disfavoredOverload
    public init<C: View>(_ title: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content(), Martlet.Label(title, systemImage: systemImage))
    }

    /// Controls that belong together, with a title that is a resource and an image of the app's.
    @_disfavoredOverload
    public init<C: View>(_ title: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content(), Martlet.Label(title: Text(title), icon: Image(image)))
    }
}
