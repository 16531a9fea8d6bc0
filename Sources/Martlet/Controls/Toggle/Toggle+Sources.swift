extension Toggle {
    /// Creates a toggle for one property of several values, with a label from a builder.
    ///
    /// The toggle is on if the property is true for all values, and mixed if it is true for some. Switching sets the
    /// property of all values.
    ///
    ///     Toggle("Alarms", sources: $alarms, isOn: \.isEnabled)
    public init<C: RandomAccessCollection>(
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), isOn: .all(sources, isOn), isMixed: .mixed(sources, isOn))
    }
}

extension Toggle where Label == Text {
    /// Creates a toggle for one property of several values, with a localized title.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey,
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(label: Text(titleKey), isOn: .all(sources, isOn), isMixed: .mixed(sources, isOn))
    }
}

extension Toggle where Label == Martlet.Label<Text, Image> {
    /// Creates a toggle for one property of several values, with a localized title and a system symbol.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(
            label: Martlet.Label(titleKey, systemImage: systemImage), isOn: .all(sources, isOn),
            isMixed: .mixed(sources, isOn))
    }
}

extension Binding where Value == Bool {
    /// Returns a binding that is true if the property is true for all values. Writing it sets all values.
    static func all<C: RandomAccessCollection>(
        _ sources: C,
        _ isOn: KeyPath<C.Element, Binding<Bool>>
    ) -> Binding<Bool> {
        Binding(
            get: { sources.allSatisfy { $0[keyPath: isOn].wrappedValue } },
            set: { value in for source in sources { source[keyPath: isOn].wrappedValue = value } })
    }

    /// Returns a binding that is true if the property is true for some values but not for all. Writes are ignored.
    static func mixed<C: RandomAccessCollection>(
        _ sources: C,
        _ isOn: KeyPath<C.Element, Binding<Bool>>
    ) -> Binding<Bool> {
        Binding(
            get: {
                guard let first = sources.first?[keyPath: isOn].wrappedValue else { return false }
                return sources.contains { $0[keyPath: isOn].wrappedValue != first }
            },
            set: { _ in })
    }
}
