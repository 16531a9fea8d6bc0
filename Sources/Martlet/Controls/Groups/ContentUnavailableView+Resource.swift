// What is named by a `LocalizedStringResource`. A literal is a key, though it could be a resource too: these are
// disfavoured.

extension ContentUnavailableView where Label == Martlet.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// A view with a title that is a resource, a symbol and a description.
    @_disfavoredOverload
    nonisolated public init(_ title: LocalizedStringResource, systemImage name: String, description: Text? = nil) {
        self.init(
            label: Martlet.Label(title, systemImage: name), description: description, actions: EmptyView())
    }

    /// A view with a title that is a resource, a picture and a description.
    @_disfavoredOverload
    nonisolated public init(_ title: LocalizedStringResource, image name: String, description: Text? = nil) {
        self.init(label: Martlet.Label(title, image: name), description: description, actions: EmptyView())
    }
}
