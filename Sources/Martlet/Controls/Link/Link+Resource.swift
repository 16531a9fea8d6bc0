import Foundation

// What is named by a `LocalizedStringResource`. A literal is a key, though it could be a resource too: these are
// disfavoured.

extension Link where Label == Text {
    /// A link with a title that is a resource.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, destination: URL) {
        self.init(label: Text(title), destination: destination)
    }
}
