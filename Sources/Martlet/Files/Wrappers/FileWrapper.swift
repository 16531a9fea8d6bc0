import Foundation

/// The contents of a file, folder or symbolic link in memory, from which documents are read and as which they are
/// written.
///
///     FileWrapper(regularFileWithContents: Data(text.utf8))
// @unchecked Sendable: as in Foundation, a wrapper has one owner at a time and is never used concurrently.
open class FileWrapper: @unchecked Sendable {
    /// Options for reading.
    public struct ReadingOptions: OptionSet, Sendable {
        /// The set's elements, one bit for each.
        public let rawValue: UInt

        /// Creates a set from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Reads all contents immediately. No effect: they are always read immediately.
        public static let immediate = ReadingOptions(rawValue: 1)
        /// Reads without memory mapping. No effect: files are never mapped.
        public static let withoutMapping = ReadingOptions(rawValue: 2)
    }

    /// Options for writing.
    public struct WritingOptions: OptionSet, Sendable {
        /// The set's elements, one bit for each.
        public let rawValue: UInt

        /// Creates a set from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Writes a file completely or not at all.
        public static let atomic = WritingOptions(rawValue: 1)
        /// Sets the names of the wrappers to those of the files.
        public static let withNameUpdating = WritingOptions(rawValue: 2)
    }

    private enum Content {
        case file(Data)
        case folder([String: FileWrapper])
        case link(URL)
    }

    private var content: Content
    /// The name of the file; `nil` until it is written.
    open var filename: String?
    /// The preferred name of the file.
    open var preferredFilename: String?
    /// The attributes of the file.
    open var fileAttributes: [String: Any] = [:]

    /// Creates a file with data.
    public init(regularFileWithContents contents: Data) { content = .file(contents) }

    /// Creates a folder with files, by their preferred names.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        content = .folder(childrenByPreferredName)
        for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
            child.preferredFilename = name
        }
    }

    /// Creates a symbolic link to a URL.
    public init(symbolicLinkWithDestinationURL url: URL) { content = .link(url) }

    /// Reads a file, a folder with all of its contents, or a symbolic link.
    ///
    /// - Throws: The error of reading.
    public init(url: URL, options: ReadingOptions = []) throws {
        let manager = FileManager.default
        let attributes = try manager.attributesOfItem(atPath: url.path)
        switch attributes[.type] as? FileAttributeType {
        case .typeSymbolicLink?:
            content = .link(URL(fileURLWithPath: try manager.destinationOfSymbolicLink(atPath: url.path)))
        case .typeDirectory?:
            var children: [String: FileWrapper] = [:]
            for name in try manager.contentsOfDirectory(atPath: url.path) {
                children[name] = try FileWrapper(url: url.appendingPathComponent(name), options: options)
            }
            content = .folder(children)
        default: content = .file(try Data(contentsOf: url))
        }
        filename = url.lastPathComponent
        preferredFilename = url.lastPathComponent
        for (key, value) in attributes { fileAttributes[key.rawValue] = value }
    }

    // MARK: - Kind and contents

    /// Whether the wrapper is a folder.
    open var isDirectory: Bool {
        if case .folder = content { return true }
        return false
    }

    /// Whether the wrapper is a regular file.
    open var isRegularFile: Bool {
        if case .file = content { return true }
        return false
    }

    /// Whether the wrapper is a symbolic link.
    open var isSymbolicLink: Bool {
        if case .link = content { return true }
        return false
    }

    /// The data of a regular file; `nil` for folders and links.
    open var regularFileContents: Data? {
        if case .file(let data) = content { return data }
        return nil
    }

    /// The destination of a symbolic link; `nil` for files and folders.
    open var symbolicLinkDestinationURL: URL? {
        if case .link(let url) = content { return url }
        return nil
    }

    /// The files of a folder, by their names; `nil` for files and links.
    open var fileWrappers: [String: FileWrapper]? {
        if case .folder(let children) = content { return children }
        return nil
    }

    // MARK: - Folders

    /// Adds a file to a folder.
    ///
    /// - Returns: The file's name in the folder: its preferred name, or the name with a number if it is taken.
    @discardableResult
    open func addFileWrapper(_ child: FileWrapper) -> String {
        guard case .folder(var children) = content else { return "" }
        let wanted = child.preferredFilename ?? child.filename ?? "Untitled"
        var name = wanted
        var number = 2
        while children[name] != nil {
            name = "\(number)__#$!@%!#__\(wanted)"
            number += 1
        }
        children[name] = child
        content = .folder(children)
        return name
    }

    /// Adds a file with data to a folder.
    ///
    /// - Returns: The file's name in the folder.
    @discardableResult
    open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let file = FileWrapper(regularFileWithContents: data)
        file.preferredFilename = fileName
        return addFileWrapper(file)
    }

    /// Removes a file from a folder.
    open func removeFileWrapper(_ child: FileWrapper) {
        guard case .folder(var children) = content, let key = keyForChildFileWrapper(child) else { return }
        children[key] = nil
        content = .folder(children)
    }

    /// Returns the name of a file in the folder; `nil` if the folder does not contain it.
    open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
        fileWrappers?.first { $0.value === child }?.key
    }

    // MARK: - Files

    /// Returns whether a file has the same size and modification date as the one that the wrapper was read from.
    open func matchesContents(of url: URL) -> Bool {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: url.path) else { return false }
        let date = fileAttributes[FileAttributeKey.modificationDate.rawValue] as? Date
        let size = fileAttributes[FileAttributeKey.size.rawValue] as? NSNumber
        return date == attributes[.modificationDate] as? Date && size == attributes[.size] as? NSNumber
    }

    /// Reads the contents again from a URL.
    ///
    /// - Throws: The error of reading.
    open func read(from url: URL, options: ReadingOptions = []) throws {
        let new = try FileWrapper(url: url, options: options)
        content = new.content
        filename = new.filename
        fileAttributes = new.fileAttributes
    }

    /// Writes the contents to a URL, replacing an existing file.
    ///
    /// - Parameters:
    ///   - url: The URL to write to.
    ///   - options: The options for writing.
    ///   - originalContentsURL: The previous URL of the file.
    /// - Throws: The error of writing.
    open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
        let manager = FileManager.default
        switch content {
        case .file(let data): try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
        case .link(let destination):
            try? manager.removeItem(at: url)
            try manager.createSymbolicLink(atPath: url.path, withDestinationPath: destination.path)
        case .folder(let children):
            // Written next to the old folder first, so that the new one is there completely or not at all.
            let place = url.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)")
            try manager.createDirectory(at: place, withIntermediateDirectories: true)
            do {
                for (name, child) in children {
                    try child.write(to: place.appendingPathComponent(name), originalContentsURL: nil)
                }
                if manager.fileExists(atPath: url.path) { try manager.removeItem(at: url) }
                try manager.moveItem(at: place, to: url)
            } catch {
                try? manager.removeItem(at: place)
                throw error
            }
        }
        if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
    }
}
