// Made by script/lib/overloads.py of AlertScene+Message.swift. Don't edit it.

extension AlertScene {
    /// Creates an alert with a verbatim title and a message that is shown while a binding is true.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) {
        self.init(Text(title), isPresented: isPresented, actions: actions, message: message)
    }

    /// Creates an alert with a verbatim title and a message that is shown while a binding is true and there are data.
    @_disfavoredOverload
    public init<S: StringProtocol, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> Actions, @ViewBuilder message: (T) -> Message
    ) {
        self.init(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    /// Creates an alert with a verbatim title and a message that is shown while a binding has an item.
    @_disfavoredOverload
    public init<S: StringProtocol, T>(
        _ title: S, item data: Binding<T?>, @ViewBuilder actions: (T) -> Actions,
        @ViewBuilder message: (T) -> Message
    ) {
        self.init(Text(title), item: data, actions: actions, message: message)
    }
}
