import AttributeGraph
import Foundation
// Made by script/lib/overloads.py of Label.swift. Don't edit it.
//
// A literal could be a resource as well as a key, and has to become a key.

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a verbatim title and a system symbol.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - name: The name of the system symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: Text(title), icon: Image(systemName: name))
    }

    /// Creates a label with a verbatim title and an image of the main bundle.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: Text(title), icon: Image(name))
    }

    /// Creates a label with a verbatim title and an image resource.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init(title: Text(title), icon: Image(resource))
    }

    /// Creates a label with a title resource and a system symbol.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - name: The name of the system symbol.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, systemImage name: String) {
        self.init(title: Text(title), icon: Image(systemName: name))
    }

    /// Creates a label with a title resource and an image of the main bundle.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, image name: String) {
        self.init(title: Text(title), icon: Image(name))
    }

    /// Creates a label with a title resource and an image resource.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, image resource: ImageResource) {
        self.init(title: Text(title), icon: Image(resource))
    }
}
