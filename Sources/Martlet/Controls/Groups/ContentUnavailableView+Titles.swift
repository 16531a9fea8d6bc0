// Made by script/lib/overloads.py of ContentUnavailableView.swift. Don't edit it.
//
// A literal could be a resource as well as a key, and has to become a key.

extension ContentUnavailableView where Label == Martlet.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Creates a view with a verbatim title, a system symbol and an optional description.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(
            label: Martlet.Label(title, systemImage: name), description: description, actions: EmptyView())
    }

    /// Creates a view with a verbatim title, an image of the main bundle and an optional description.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init(label: Martlet.Label(title, image: name), description: description, actions: EmptyView())
    }

    /// Creates a view with a title resource, a system symbol and an optional description.
    @_disfavoredOverload
    nonisolated public init(_ title: LocalizedStringResource, systemImage name: String, description: Text? = nil) {
        self.init(
            label: Martlet.Label(title, systemImage: name), description: description, actions: EmptyView())
    }

    /// Creates a view with a title resource, an image of the main bundle and an optional description.
    @_disfavoredOverload
    nonisolated public init(_ title: LocalizedStringResource, image name: String, description: Text? = nil) {
        self.init(label: Martlet.Label(title, image: name), description: description, actions: EmptyView())
    }
}
