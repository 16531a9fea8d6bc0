// What is named by a `LocalizedStringResource`. A literal is a key, though it could be a resource too: these are
// disfavoured.

extension DisclosureGroup where Label == Text {
    /// A group with a title that is a resource.
    @_disfavoredOverload
    nonisolated public init(_ label: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
        self.init(label: Text(label), isExpanded: nil, content: content)
    }

    /// A group with a title that is a resource, which is open while a binding is true.
    @_disfavoredOverload
    nonisolated public init(
        _ label: LocalizedStringResource,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(label: Text(label), isExpanded: isExpanded, content: content)
    }
}
