// Made by script/lib/overloads.py of WindowGroup+Values.swift. Don't edit it.

extension WindowGroup {
    /// Creates a window group for values, with a verbatim title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, D, C>(
        _ title: S, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            content: PresentedWindowContent(content: content),
            title: Text(title), id: nil, valueType: D.self)
    }

    /// Creates a window group for values, with a verbatim title and an id.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, D, C>(
        _ title: S, id: String, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            content: PresentedWindowContent(content: content),
            title: Text(title), id: id, valueType: D.self)
    }

    /// Creates a window group for values, with a verbatim title. A window without a value shows `defaultValue`.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, D, C>(
        _ title: S, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            content: PresentedWindowContent(content: content, defaultValue: defaultValue),
            title: Text(title), id: nil, valueType: D.self)
    }

    /// Creates a window group for values, with a verbatim title and an id. A window without a value shows
    /// `defaultValue`.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, D, C>(
        _ title: S, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            content: PresentedWindowContent(content: content, defaultValue: defaultValue),
            title: Text(title), id: id, valueType: D.self)
    }
}
