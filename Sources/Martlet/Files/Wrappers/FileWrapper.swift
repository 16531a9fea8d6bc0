import Foundation

/// A file in memory, a folder with files in memory, or a link: what documents are read from and written as.
///
///     FileWrapper(regularFileWithContents: Data(text.utf8))
// @unchecked Sendable: like Foundation's own, it is handed from one owner to the next, and not used by two at once.
open class FileWrapper: @unchecked Sendable {
    /// How files are read.
    public struct ReadingOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Options by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Reads everything at once. What is in files is read at once in any case.
        public static let immediate = ReadingOptions(rawValue: 1)
        /// Reads without taking the file into memory twice. Foundation does so where it can.
        public static let withoutMapping = ReadingOptions(rawValue: 2)
    }

    /// How files are written.
    public struct WritingOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Options by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A file is there in full or not at all.
        public static let atomic = WritingOptions(rawValue: 1)
        /// The names of the wrappers become those of the files.
        public static let withNameUpdating = WritingOptions(rawValue: 2)
    }

    private enum Content {
        case file(Data)
        case folder([String: FileWrapper])
        case link(URL)
    }

    private var content: Content
    /// What the file is called; nil where it has not been written yet.
    open var filename: String?
    /// What the file is to be called.
    open var preferredFilename: String?
    /// What else is known of the file.
    open var fileAttributes: [String: Any] = [:]

    /// A file with bytes.
    public init(regularFileWithContents contents: Data) { content = .file(contents) }

    /// A folder with files, by their names.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        content = .folder(childrenByPreferredName)
        for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
            child.preferredFilename = name
        }
    }

    /// A link to another place.
    public init(symbolicLinkWithDestinationURL url: URL) { content = .link(url) }

    /// What is in a place: a file, a folder with all that is in it, or a link.
    ///
    /// - Throws: What reading throws.
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

    // MARK: - What it is

    /// Whether it is a folder.
    open var isDirectory: Bool {
        if case .folder = content { return true }
        return false
    }

    /// Whether it is a file.
    open var isRegularFile: Bool {
        if case .file = content { return true }
        return false
    }

    /// Whether it is a link.
    open var isSymbolicLink: Bool {
        if case .link = content { return true }
        return false
    }

    /// The bytes of a file; nil for anything else.
    open var regularFileContents: Data? {
        if case .file(let data) = content { return data }
        return nil
    }

    /// Where a link leads; nil for anything else.
    open var symbolicLinkDestinationURL: URL? {
        if case .link(let url) = content { return url }
        return nil
    }

    /// The files of a folder, by their names; nil for anything else.
    open var fileWrappers: [String: FileWrapper]? {
        if case .folder(let children) = content { return children }
        return nil
    }

    // MARK: - Folders

    /// Adds a file to a folder.
    ///
    /// - Returns: The name by which the folder has it: the one that it prefers, or that with a number where it is taken.
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

    /// Adds a file with bytes to a folder.
    ///
    /// - Returns: The name by which the folder has it.
    @discardableResult
    open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let file = FileWrapper(regularFileWithContents: data)
        file.preferredFilename = fileName
        return addFileWrapper(file)
    }

    /// Takes a file out of a folder.
    open func removeFileWrapper(_ child: FileWrapper) {
        guard case .folder(var children) = content, let key = keyForChildFileWrapper(child) else { return }
        children[key] = nil
        content = .folder(children)
    }

    /// The name by which a folder has a file; nil where it is not in it.
    open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
        fileWrappers?.first { $0.value === child }?.key
    }

    // MARK: - Files

    /// Whether a place has what the wrapper was read from: the same size, and the same time of the last change.
    open func matchesContents(of url: URL) -> Bool {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: url.path) else { return false }
        let date = fileAttributes[FileAttributeKey.modificationDate.rawValue] as? Date
        let size = fileAttributes[FileAttributeKey.size.rawValue] as? NSNumber
        return date == attributes[.modificationDate] as? Date && size == attributes[.size] as? NSNumber
    }

    /// Reads anew what is in a place.
    ///
    /// - Throws: What reading throws.
    open func read(from url: URL, options: ReadingOptions = []) throws {
        let new = try FileWrapper(url: url, options: options)
        content = new.content
        filename = new.filename
        fileAttributes = new.fileAttributes
    }

    /// Writes it to a place, in place of what is there.
    ///
    /// - Parameters:
    ///   - url: The place.
    ///   - options: How.
    ///   - originalContentsURL: Where it was before.
    /// - Throws: What writing throws.
    open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
        let manager = FileManager.default
        switch content {
        case .file(let data): try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
        case .link(let destination):
            try? manager.removeItem(at: url)
            try manager.createSymbolicLink(atPath: url.path, withDestinationPath: destination.path)
        case .folder(let children):
            // Beside the old one first, so that it is there in full or not at all.
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
