import Foundation

// On Apple's platforms, the main bundle contains the resources of an app. SwiftPM puts the resources of each target
// into a folder beside the executable. These functions search for resources of the main bundle in those folders too.
//
// They take precedence over Foundation's functions of equal names, because those have an optional parameter, and the
// compiler prefers the function without a conversion.

extension Bundle {
    /// Returns the URL of a resource. For the main bundle, the resource folders of targets are searched as well.
    ///
    ///     let url = Bundle.main.url(forResource: "parks", withExtension: "json")
    ///
    /// - Parameters:
    ///   - name: The name of the file; includes the extension if `ext` is `nil`.
    ///   - ext: The extension of the file.
    /// - Returns: `nil` if there is no such resource.
    public func url(forResource name: String, withExtension ext: String?) -> URL? {
        found { $0.url(forResource: Optional(name), withExtension: ext) }
    }

    /// Returns the URL of a resource in a subfolder. See ``Foundation/Bundle/url(forResource:withExtension:)``.
    public func url(forResource name: String, withExtension ext: String?, subdirectory subpath: String?) -> URL? {
        found { $0.url(forResource: Optional(name), withExtension: ext, subdirectory: subpath) }
    }

    /// Returns the path of a resource. See ``Foundation/Bundle/url(forResource:withExtension:)``.
    public func path(forResource name: String, ofType ext: String?) -> String? {
        found { $0.path(forResource: Optional(name), ofType: ext) }
    }

    /// Returns the path of a resource in a subfolder. See ``Foundation/Bundle/url(forResource:withExtension:)``.
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
