import Foundation

/// A picture among the resources of a bundle, as a value.
///
///     extension ImageResource {
///         static let logo = ImageResource(name: "Logo", bundle: .module)
///     }
///
///     Image(.logo)
public struct ImageResource: Hashable, Sendable {
    let name: String
    let bundlePath: String

    /// A picture with a name among the resources of a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        bundlePath = bundle.bundlePath
    }
}

/// A colour among the resources of a bundle, as a value.
public struct ColorResource: Hashable, Sendable {
    let name: String
    let bundlePath: String

    /// A colour with a name among the resources of a bundle.
    public init(name: String, bundle: Bundle) {
        self.name = name
        bundlePath = bundle.bundlePath
    }
}

extension Image {
    /// Creates the image of a resource.
    public init(_ resource: ImageResource) { self.init(resource.name, bundle: Bundle(path: resource.bundlePath)) }
}

extension Color {
    /// Creates the color of a resource.
    public init(_ resource: ColorResource) { self.init(resource.name, bundle: Bundle(path: resource.bundlePath)) }
}
