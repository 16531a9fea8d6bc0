import Foundation

/// A reference to an image in a bundle's resources.
///
///     extension ImageResource {
///         static let logo = ImageResource(name: "Logo", bundle: .module)
///     }
///
///     Image(.logo)
public struct ImageResource: Hashable, Sendable {
    let name: String
    let bundlePath: String

    /// Creates a reference to an image by its name.
    public init(name: String, bundle: Bundle) {
        self.name = name
        bundlePath = bundle.bundlePath
    }
}

/// A reference to a color in a bundle's resources.
public struct ColorResource: Hashable, Sendable {
    let name: String
    let bundlePath: String

    /// Creates a reference to a color by its name.
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
