// Made by script/lib/overloads.py of ControlGroup+Init.swift. Don't edit it.
//
// A literal could be a resource as well as a key, and has to become a key.

extension ControlGroup {
    /// Creates a control group with a verbatim title.
    @_disfavoredOverload
    public init<S: StringProtocol, C: View>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content(), Text(title))
    }

    /// Creates a control group with a verbatim title and a system symbol.
    @_disfavoredOverload
    public init<S: StringProtocol, C: View>(_ title: S, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content(), Martlet.Label(title, systemImage: systemImage))
    }

    /// Creates a control group with a verbatim title and an image resource.
    @_disfavoredOverload
    public init<S: StringProtocol, C: View>(_ title: S, image: ImageResource, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content(), Martlet.Label(title: Text(title), icon: Image(image)))
    }

    /// Creates a control group with a title resource.
    @_disfavoredOverload
    public init<R: _ResourceTitle & _OverloadFilter, C: View>(_ title: R, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content(), title._titleText)
    }

    /// Creates a control group with a title resource and a system symbol.
    @_disfavoredOverload
    public init<R: _ResourceTitle & _OverloadFilter, C: View>(
        _ title: R, systemImage: String, @ViewBuilder content: () -> C
    )
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content(), Martlet.Label(title: title._titleText, icon: Image(systemName: systemImage)))
    }

    /// Creates a control group with a title resource and an image resource.
    @_disfavoredOverload
    public init<R: _ResourceTitle & _OverloadFilter, C: View>(
        _ title: R, image: ImageResource, @ViewBuilder content: () -> C
    )
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content(), Martlet.Label(title: title._titleText, icon: Image(image)))
    }
}
