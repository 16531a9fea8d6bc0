extension Toggle {
    /// A toggle of the same property of several values: on where it is true of all of them, mixed where it is true of
    /// some. Switching sets all.
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
    /// A toggle of the same property of several values, with a title that is localised.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey,
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(label: Text(titleKey), isOn: .all(sources, isOn), isMixed: .mixed(sources, isOn))
    }

    /// A toggle of the same property of several values, with a title that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S,
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(label: Text(title), isOn: .all(sources, isOn), isMixed: .mixed(sources, isOn))
    }
}

extension Toggle where Label == Martlet.Label<Text, Image> {
    /// A toggle of the same property of several values, with a title that is localised and a symbol.
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

    /// A toggle of the same property of several values, with a title that is shown as it is and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S,
        systemImage: String,
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(
            label: Martlet.Label(title, systemImage: systemImage), isOn: .all(sources, isOn),
            isMixed: .mixed(sources, isOn))
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

    /// Whether something is true of some, but not of all.
    fileprivate static func mixed<C: RandomAccessCollection>(
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
