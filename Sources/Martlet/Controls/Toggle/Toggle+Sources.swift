extension Toggle {
    /// A toggle of the same property of several values: on where it is true of all of them. Switching sets all.
    ///
    ///     Toggle("Alarms", sources: $alarms, isOn: \.isEnabled)
    public init<C: RandomAccessCollection>(
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), isOn: .all(sources, isOn))
    }
}

extension Toggle where Label == Text {
    /// A toggle of the same property of several values, with a title that is localised.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey,
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(label: Text(titleKey), isOn: .all(sources, isOn))
    }

    /// A toggle of the same property of several values, with a title that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S,
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(label: Text(title), isOn: .all(sources, isOn))
    }
}

extension Binding where Value == Bool {
    /// Whether something is true of all, which writing sets in all.
    fileprivate static func all<C: RandomAccessCollection>(
        _ sources: C,
        _ isOn: KeyPath<C.Element, Binding<Bool>>
    ) -> Binding<Bool> {
        Binding(
            get: { sources.allSatisfy { $0[keyPath: isOn].wrappedValue } },
            set: { value in for source in sources { source[keyPath: isOn].wrappedValue = value } })
    }
}
