/// Window groups whose windows are opened for values, such as a document or a message.
///
///     WindowGroup(for: Message.ID.self) { $id in MessageView(id: id) }
///     // elsewhere
///     @Environment(\.openWindow) private var openWindow
///     Button("Open") { openWindow(value: message.id) }
///
/// If a window already shows a value, it is brought to the front instead of opening a second one. The binding belongs
/// to the window, which may change to another value. In a window that was not opened for a value, it is `nil`.
extension WindowGroup {
    /// Creates a window group for values.
    nonisolated public init<D, C>(
        for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            content: PresentedWindowContent(content: content),
            title: nil, id: nil, valueType: D.self)
    }

    /// Creates a window group for values, with a title.
    nonisolated public init<D, C>(
        _ title: Text, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            content: PresentedWindowContent(content: content),
            title: title, id: nil, valueType: D.self)
    }

    /// Creates a window group for values, with a localized title.
    nonisolated public init<D, C>(
        _ titleKey: LocalizedStringKey, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            content: PresentedWindowContent(content: content),
            title: Text(titleKey), id: nil, valueType: D.self)
    }

    /// Creates a window group for values, with an id.
    nonisolated public init<D, C>(
        id: String, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            content: PresentedWindowContent(content: content),
            title: nil, id: id, valueType: D.self)
    }

    /// Creates a window group for values, with a title and an id.
    nonisolated public init<D, C>(
        _ title: Text, id: String, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            content: PresentedWindowContent(content: content),
            title: title, id: id, valueType: D.self)
    }

    /// Creates a window group for values, with a localized title and an id.
    nonisolated public init<D, C>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            content: PresentedWindowContent(content: content),
            title: Text(titleKey), id: id, valueType: D.self)
    }

    /// Creates a window group for values. A window without a value shows `defaultValue`.
    nonisolated public init<D, C>(
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            content: PresentedWindowContent(content: content, defaultValue: defaultValue),
            title: nil, id: nil, valueType: D.self)
    }

    /// Creates a window group for values, with a title. A window without a value shows `defaultValue`.
    nonisolated public init<D, C>(
        _ title: Text, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            content: PresentedWindowContent(content: content, defaultValue: defaultValue),
            title: title, id: nil, valueType: D.self)
    }

    /// Creates a window group for values, with a localized title. A window without a value shows `defaultValue`.
    nonisolated public init<D, C>(
        _ titleKey: LocalizedStringKey, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            content: PresentedWindowContent(content: content, defaultValue: defaultValue),
            title: Text(titleKey), id: nil, valueType: D.self)
    }

    /// Creates a window group for values, with an id. A window without a value shows `defaultValue`.
    nonisolated public init<D, C>(
        id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            content: PresentedWindowContent(content: content, defaultValue: defaultValue),
            title: nil, id: id, valueType: D.self)
    }

    /// Creates a window group for values, with a title and an id. A window without a value shows `defaultValue`.
    nonisolated public init<D, C>(
        _ title: Text, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            content: PresentedWindowContent(content: content, defaultValue: defaultValue),
            title: title, id: id, valueType: D.self)
    }

    /// Creates a window group for values, with a localized title and an id. A window without a value shows
    /// `defaultValue`.
    nonisolated public init<D, C>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            content: PresentedWindowContent(content: content, defaultValue: defaultValue),
            title: Text(titleKey), id: id, valueType: D.self)
    }
}
