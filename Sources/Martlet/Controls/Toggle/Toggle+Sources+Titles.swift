// Made by script/lib/overloads.py of Toggle+Sources.swift. Don't edit it.
//
// A literal could be a resource as well as a key, and has to become a key.

extension Toggle where Label == Text {
    /// Creates a toggle for one property of several values, with a verbatim title.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S,
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(label: Text(title), isOn: .all(sources, isOn), isMixed: .mixed(sources, isOn))
    }

    /// Creates a toggle for one property of several values, with a title resource.
    @_disfavoredOverload
    public init<C: RandomAccessCollection>(
        _ title: LocalizedStringResource,
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(label: Text(title), isOn: .all(sources, isOn), isMixed: .mixed(sources, isOn))
    }
}

extension Toggle where Label == Martlet.Label<Text, Image> {
    /// Creates a toggle for one property of several values, with a verbatim title and a system symbol.
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

    /// Creates a toggle for one property of several values, with a title resource and a system symbol.
    @_disfavoredOverload
    public init<C: RandomAccessCollection>(
        _ title: LocalizedStringResource,
        systemImage: String,
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(
            label: Martlet.Label(title, systemImage: systemImage), isOn: .all(sources, isOn),
            isMixed: .mixed(sources, isOn))
    }
}
