// What is named by a `LocalizedStringResource`. A literal is a key, though it could be a resource too: for one, these
// are not even tried (see `_ToldApart`).

extension DisclosureGroup where Label == Text {
    /// A group with a title that is a resource.
    @_disfavoredOverload
    nonisolated public init<R: _ResourceTitle & _ToldApart>(_ label: R, @ViewBuilder content: @escaping () -> Content) {
        self.init(label: label._titleText, isExpanded: nil, content: content)
    }

    /// A group with a title that is a resource, which is open while a binding is true.
    @_disfavoredOverload
    nonisolated public init<R: _ResourceTitle & _ToldApart>(
        _ label: R,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(label: label._titleText, isExpanded: isExpanded, content: content)
    }
}
