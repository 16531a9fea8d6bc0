import AttributeGraph
import Foundation
// Made by script/lib/overloads.py of Link.swift. Don't edit it.
//
// A literal could be a resource as well as a key, and has to become a key.

extension Link where Label == Text {
    /// Creates a link with a verbatim title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(label: Text(title), destination: destination)
    }

    /// Creates a link with a title resource.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, destination: URL) {
        self.init(label: Text(title), destination: destination)
    }
}
