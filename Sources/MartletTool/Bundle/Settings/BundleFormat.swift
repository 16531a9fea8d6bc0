import ArgumentParser

/// The formats that an app can be bundled in.
enum BundleFormat: String, CaseIterable, ExpressibleByArgument {
    /// A folder with `bin`, `lib` and `share`.
    case tree
    /// The folder as an archive.
    case tar
    case deb
    case rpm
    /// A manifest from which `flatpak-builder` builds the app without a network.
    case flatpak
    case appimage
}
