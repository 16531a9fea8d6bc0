/// Windows that are opened for values: a document, a message.
///
///     WindowGroup(for: Message.ID.self) { $id in MessageView(id: id) }
///     // elsewhere
///     @Environment(\.openWindow) private var openWindow
///     Button("Open") { openWindow(value: message.id) }
///
/// A window that shows a value already is brought forward instead of a second one being opened for it. The binding is
/// the window's own: the window may go on to show another value. It is nil in a window that was opened for no value.
extension WindowGroup {
    /// Windows that are opened for values.
    nonisolated public init<D, C>(
        for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            content: PresentedWindowContent(content: content),
            title: nil, id: nil)
    }

    /// Windows with a title that are opened for values.
    nonisolated public init<D, C>(
        _ title: Text, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            content: PresentedWindowContent(content: content),
            title: title, id: nil)
    }

    /// Windows with a localised title that are opened for values.
    nonisolated public init<D, C>(
        _ titleKey: LocalizedStringKey, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            content: PresentedWindowContent(content: content),
            title: Text(titleKey), id: nil)
    }

    /// Windows with a title that is shown as it is that are opened for values.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, D, C>(
        _ title: S, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            content: PresentedWindowContent(content: content),
            title: Text(title), id: nil)
    }

    /// Windows that are opened for values, and by an id.
    nonisolated public init<D, C>(
        id: String, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            content: PresentedWindowContent(content: content),
            title: nil, id: id)
    }

    /// Windows with a title that are opened for values, and by an id.
    nonisolated public init<D, C>(
        _ title: Text, id: String, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            content: PresentedWindowContent(content: content),
            title: title, id: id)
    }

    /// Windows with a localised title that are opened for values, and by an id.
    nonisolated public init<D, C>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            content: PresentedWindowContent(content: content),
            title: Text(titleKey), id: id)
    }

    /// Windows with a title that is shown as it is that are opened for values, and by an id.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, D, C>(
        _ title: S, id: String, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            content: PresentedWindowContent(content: content),
            title: Text(title), id: id)
    }

    /// Windows that are opened for values; for no value, they show the one that `defaultValue` makes.
    nonisolated public init<D, C>(
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            content: PresentedWindowContent(content: content, defaultValue: defaultValue),
            title: nil, id: nil)
    }

    /// Windows with a title that are opened for values; for no value, they show the one that `defaultValue` makes.
    nonisolated public init<D, C>(
        _ title: Text, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            content: PresentedWindowContent(content: content, defaultValue: defaultValue),
            title: title, id: nil)
    }

    /// Windows with a localised title that are opened for values;
    /// for no value, they show the one that `defaultValue` makes.
    nonisolated public init<D, C>(
        _ titleKey: LocalizedStringKey, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            content: PresentedWindowContent(content: content, defaultValue: defaultValue),
            title: Text(titleKey), id: nil)
    }

    /// Windows with a title that is shown as it is that are opened for values;
    /// for no value, they show the one that `defaultValue` makes.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, D, C>(
        _ title: S, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            content: PresentedWindowContent(content: content, defaultValue: defaultValue),
            title: Text(title), id: nil)
    }

    /// Windows that are opened for values, and by an id; for no value, they show the one that `defaultValue` makes.
    nonisolated public init<D, C>(
        id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            content: PresentedWindowContent(content: content, defaultValue: defaultValue),
            title: nil, id: id)
    }

    /// Windows with a title that are opened for values, and by an id;
    /// for no value, they show the one that `defaultValue` makes.
    nonisolated public init<D, C>(
        _ title: Text, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            content: PresentedWindowContent(content: content, defaultValue: defaultValue),
            title: title, id: id)
    }

    /// Windows with a localised title that are opened for values, and by an id;
    /// for no value, they show the one that `defaultValue` makes.
    nonisolated public init<D, C>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            content: PresentedWindowContent(content: content, defaultValue: defaultValue),
            title: Text(titleKey), id: id)
    }

    /// Windows with a title that is shown as it is that are opened for values, and by an id;
    /// for no value, they show the one that `defaultValue` makes.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, D, C>(
        _ title: S, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            content: PresentedWindowContent(content: content, defaultValue: defaultValue),
            title: Text(title), id: id)
    }
}
