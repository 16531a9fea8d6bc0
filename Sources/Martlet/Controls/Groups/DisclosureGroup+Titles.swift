import Foundation
// Made by script/lib/overloads.py of DisclosureGroup.swift. Don't edit it.
//
// A literal could be a resource as well as a key, and has to become a key.

extension DisclosureGroup where Label == Text {
    /// Creates a group with a verbatim title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(label: Text(title), isExpanded: nil, content: content)
    }

    /// Creates a group with a verbatim title and a binding to its expansion.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(label: Text(title), isExpanded: isExpanded, content: content)
    }

    /// Creates a group with a title resource.
    @_disfavoredOverload
    nonisolated public init<R: _ResourceTitle & _OverloadFilter>(
        _ title: R, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(label: title._titleText, isExpanded: nil, content: content)
    }

    /// Creates a group with a title resource and a binding to its expansion.
    @_disfavoredOverload
    nonisolated public init<R: _ResourceTitle & _OverloadFilter>(
        _ title: R,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(label: title._titleText, isExpanded: isExpanded, content: content)
    }
}
