import AttributeGraph
// Made by script/lib/overloads.py of Toggle.swift. Don't edit it.
//
// A literal could be a resource as well as a key, and has to become a key.

extension Toggle where Label == Text {
    /// Creates a toggle with a verbatim title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(label: Text(title), isOn: isOn)
    }

    /// Creates a toggle with a title resource.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(label: Text(title), isOn: isOn)
    }
}
