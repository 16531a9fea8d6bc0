// Overloads that take a `LocalizedStringResource`. A string literal could be a resource as well as a key, and has to
// become a key: `_OverloadFilter` keeps the type checker from trying these overloads for a literal.

extension DisclosureGroup where Label == Text {
    /// Creates a group with a title resource.
    @_disfavoredOverload
    nonisolated public init<R: _ResourceTitle & _OverloadFilter>(
        _ label: R, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(label: label._titleText, isExpanded: nil, content: content)
    }

    /// Creates a group with a title resource and a binding to its expansion.
    @_disfavoredOverload
    nonisolated public init<R: _ResourceTitle & _OverloadFilter>(
        _ label: R,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(label: label._titleText, isExpanded: isExpanded, content: content)
    }
}
