import Foundation

// Overloads that take a `LocalizedStringResource`. They are disfavored, because a string literal could be a resource as
// well as a key, and has to become a key.

extension Link where Label == Text {
    /// Creates a link with a title resource.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, destination: URL) {
        self.init(label: Text(title), destination: destination)
    }
}
