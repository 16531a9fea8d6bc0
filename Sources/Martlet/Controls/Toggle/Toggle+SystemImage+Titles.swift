// Made by script/lib/overloads.py of Toggle+SystemImage.swift. Don't edit it.
//
// A literal could be a resource as well as a key, and has to become a key.

extension Toggle where Label == Martlet.Label<Text, Image> {
    /// Creates a toggle with a verbatim title and a system symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(label: Martlet.Label(title, systemImage: systemImage), isOn: isOn)
    }

    /// Creates a toggle with a title resource and a system symbol.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
        self.init(label: Martlet.Label(title, systemImage: systemImage), isOn: isOn)
    }
}
