extension AlertScene {
    /// Creates an alert with a message that is shown while a binding is true.
    ///
    /// - Parameters:
    ///   - title: The title of the alert.
    ///   - isPresented: A binding to whether the alert is shown.
    ///   - actions: A builder of the buttons.
    ///   - message: A builder of the message below the title.
    @_disfavoredOverload  // Ranked below the one for literals.
    public init<Title: _TextTitle & _OverloadFilter>(
        _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) {
        self.init(
            isPresented: isPresented,
            parts: AlertParts(title: title._titleText, actions: actions(), message: message()))
    }

    /// Creates an alert with a localized title and a message that is shown while a binding is true.
    public init(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) {
        self.init(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
    }

    /// Creates an alert with a message that is shown while a binding is true and there are data. The builders receive
    /// the data.
    @_disfavoredOverload  // Ranked below the one for literals.
    public init<Title: _TextTitle & _OverloadFilter, T>(
        _ title: Title, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> Actions,
        @ViewBuilder message: (T) -> Message
    ) {
        self.init(
            isPresented: isPresented,
            parts: data.map { AlertParts(title: title._titleText, actions: actions($0), message: message($0)) },
            data: PresentedData(data))
    }

    /// Creates an alert with a localized title and a message that is shown while a binding is true and there are data.
    public init<T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> Actions, @ViewBuilder message: (T) -> Message
    ) {
        self.init(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    /// Creates an alert with a message that is shown while a binding has an item. The builders receive the item.
    @_disfavoredOverload  // Ranked below the one for literals.
    public init<Title: _TextTitle & _OverloadFilter, T>(
        _ title: Title, item data: Binding<T?>, @ViewBuilder actions: (T) -> Actions,
        @ViewBuilder message: (T) -> Message
    ) {
        self.init(item: data) {
            AlertParts(title: title._titleText, actions: actions($0), message: message($0))
        }
    }

    /// Creates an alert with a localized title and a message that is shown while a binding has an item.
    public init<T>(
        _ titleKey: LocalizedStringKey, item data: Binding<T?>, @ViewBuilder actions: (T) -> Actions,
        @ViewBuilder message: (T) -> Message
    ) {
        self.init(Text(titleKey), item: data, actions: actions, message: message)
    }
}
