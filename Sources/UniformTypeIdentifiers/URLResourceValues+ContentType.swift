import Foundation

extension URLResourceKey {
    /// The key of a file's content type.
    ///
    ///     let type = try url.resourceValues(forKeys: [.contentTypeKey]).contentType
    ///     if type?.conforms(to: .image) == true { show(url) }
    ///
    /// Foundation knows no types here: the key requests the path, from which ``Foundation/URLResourceValues/contentType``
    /// finds the type. It is equal to `pathKey`.
    public static let contentTypeKey = URLResourceKey.pathKey
}

extension URLResourceValues {
    /// The content type of the file, from the extension of its name and the kind of the file. Nil if
    /// ``Foundation/URLResourceKey/contentTypeKey`` was not requested.
    ///
    /// The file is looked up in the file system when the property is read.
    public var contentType: UTType? {
        guard let path = allValues[.pathKey] as? String else { return nil }
        return UTType.ofFile(at: path)
    }
}

extension UTType {
    /// Returns the type of the file at a path. A folder has the type of its extension if that is a package's.
    fileprivate static func ofFile(at path: String) -> UTType {
        let files = FileManager.default
        // Of the link itself: a symbolic link is not followed.
        let kind = (try? files.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
        if kind == .typeSymbolicLink { return .symbolicLink }
        let fileExtension = URL(fileURLWithPath: path).pathExtension
        if kind == .typeDirectory {
            guard !fileExtension.isEmpty,
                let package = UTType(filenameExtension: fileExtension, conformingTo: .package), !package.isDynamic
            else { return .folder }
            return package
        }
        if !fileExtension.isEmpty, let type = UTType(filenameExtension: fileExtension) { return type }
        return kind == .typeRegular && files.isExecutableFile(atPath: path) ? .unixExecutable : .data
    }
}
