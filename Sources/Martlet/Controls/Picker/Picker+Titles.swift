// Made by script/lib/overloads.py of Picker+Init.swift. Don't edit it.
//
// A literal could be a resource as well as a key, and has to become a key.

extension Picker where Label == Text {
    /// Creates a picker with a verbatim title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(label: Text(title), selection: .one(selection), content: content())
    }

    /// Creates a picker with a verbatim title and a label that replaces the chosen option in the picker's button.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            label: Text(title), selection: .one(selection), content: content(),
            currentValue: AnyView(currentValueLabel()))
    }

    /// Creates a picker with a title resource.
    @_disfavoredOverload
    public init<R: _ResourceTitle & _OverloadFilter>(
        _ title: R,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(label: title._titleText, selection: .one(selection), content: content())
    }

    /// Creates a picker with a title resource and a label that replaces the chosen option in the picker's button.
    @_disfavoredOverload
    public init<R: _ResourceTitle & _OverloadFilter>(
        _ title: R,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            label: title._titleText, selection: .one(selection), content: content(),
            currentValue: AnyView(currentValueLabel()))
    }
}

extension Picker where Label == Martlet.Label<Text, Image> {
    /// Creates a picker with a verbatim title and a system symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            label: Martlet.Label(title, systemImage: systemImage), selection: .one(selection), content: content())
    }

    /// Creates a picker with a verbatim title, a system symbol and a current-value label.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            label: Martlet.Label(title, systemImage: systemImage), selection: .one(selection), content: content(),
            currentValue: AnyView(currentValueLabel()))
    }

    /// Creates a picker with a verbatim title and an image resource.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        image: ImageResource,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            label: Martlet.Label(title: Text(title), icon: Image(image)), selection: .one(selection),
            content: content())
    }

    /// Creates a picker with a verbatim title, an image resource and a current-value label.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        image: ImageResource,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            label: Martlet.Label(title: Text(title), icon: Image(image)), selection: .one(selection),
            content: content(),
            currentValue: AnyView(currentValueLabel()))
    }

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

    /// Creates a picker with a title resource, a system symbol and a current-value label.
    @_disfavoredOverload
    public init<R: _ResourceTitle & _OverloadFilter>(
        _ title: R,
        systemImage: String,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            label: Martlet.Label(title: title._titleText, icon: Image(systemName: systemImage)),
            selection: .one(selection), content: content(),
            currentValue: AnyView(currentValueLabel()))
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
            content: content())
    }

    /// Creates a picker with a title resource, an image resource and a current-value label.
    @_disfavoredOverload
    public init<R: _ResourceTitle & _OverloadFilter>(
        _ title: R,
        image: ImageResource,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            label: Martlet.Label(title: title._titleText, icon: Image(image)), selection: .one(selection),
            content: content(),
            currentValue: AnyView(currentValueLabel()))
    }
}
