import Foundation

// On Apple's systems the resources of an app are in its main bundle. SwiftPM puts those of each target into a folder of its
// own beside the program. The functions below look there too where the main bundle is asked.
//
// They are called in place of Foundation's, which have the same names, since these take optional names: a name that is not
// optional suits ours better.

extension Bundle {
    /// The address of a resource: of the main bundle, also of one that is in the folder of a target's resources.
    ///
    ///     let url = Bundle.main.url(forResource: "parks", withExtension: "json")
    ///
    /// - Parameters:
    ///   - name: The name of the file, with its extension where none is given.
    ///   - ext: The extension of the file.
    public func url(forResource name: String, withExtension ext: String?) -> URL? {
        found { $0.url(forResource: Optional(name), withExtension: ext) }
    }

    /// The address of a resource in a folder of the bundle. See ``Foundation/Bundle/url(forResource:withExtension:)``.
    public func url(forResource name: String, withExtension ext: String?, subdirectory subpath: String?) -> URL? {
        found { $0.url(forResource: Optional(name), withExtension: ext, subdirectory: subpath) }
    }

    /// The path of a resource. See ``Foundation/Bundle/url(forResource:withExtension:)``.
    public func path(forResource name: String, ofType ext: String?) -> String? {
        found { $0.path(forResource: Optional(name), ofType: ext) }
    }

    /// The path of a resource in a folder of the bundle. See ``Foundation/Bundle/url(forResource:withExtension:)``.
    public func path(forResource name: String, ofType ext: String?, inDirectory subpath: String?) -> String? {
        found { $0.path(forResource: Optional(name), ofType: ext, inDirectory: subpath) }
    }

    /// Returns the result of `search` in the bundle or, for the main bundle, in the first resource folder that has one.
    private func found<Found>(_ search: (Bundle) -> Found?) -> Found? {
        if let found = search(self) { return found }
        guard self === Bundle.main else { return nil }
        return ResourceFolders.first(in: ResourceFolders.ofTargets, search)
    }
}
