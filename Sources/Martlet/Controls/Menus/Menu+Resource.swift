// Overloads that take a `LocalizedStringResource`. A string literal could be a resource as well as a key, and has to
// become a key: `_OverloadFilter` keeps the type checker from trying these overloads for a literal.

extension Menu where Label == Text {
    /// Creates a menu with a title resource.
    @_disfavoredOverload
    public init<R: _ResourceTitle & _OverloadFilter>(
        _ title: R,
        @ViewBuilder content: () -> Content
    ) {
        self.init(label: title._titleText, content: content(), primaryAction: nil)
    }

    /// Creates a menu with a title resource and a primary action.
    @_disfavoredOverload
    public init<R: _ResourceTitle & _OverloadFilter>(
        _ title: R,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(label: title._titleText, content: content(), primaryAction: primaryAction)
    }
}

extension Menu where Label == Martlet.Label<Text, Image> {
    /// Creates a menu with a title resource and a system symbol.
    @_disfavoredOverload
    public init<R: _ResourceTitle & _OverloadFilter>(
        _ title: R,
        systemImage: String,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            label: Martlet.Label(title: title._titleText, icon: Image(systemName: systemImage)), content: content(),
            primaryAction: nil)
    }

    /// Creates a menu with a title resource, a system symbol and a primary action.
    @_disfavoredOverload
    public init<R: _ResourceTitle & _OverloadFilter>(
        _ title: R,
        systemImage: String,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            label: Martlet.Label(title: title._titleText, icon: Image(systemName: systemImage)), content: content(),
            primaryAction: primaryAction)
    }

    /// Creates a menu with a title resource and an image resource.
    @_disfavoredOverload
    public init<R: _ResourceTitle & _OverloadFilter>(
        _ title: R,
        image: ImageResource,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            label: Martlet.Label(title: title._titleText, icon: Image(image)), content: content(), primaryAction: nil)
    }
}
