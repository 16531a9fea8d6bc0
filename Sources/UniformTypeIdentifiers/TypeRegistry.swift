import Foundation
import Synchronization

/// The declaration of a type.
package struct TypeRecord {
    var parents: [String] = []
    /// The file name extensions, the preferred one first.
    package var extensions: [String] = []
    package var mimeTypes: [String] = []
    var words: String?
}

/// The registry of known types: the built-in table, types declared by the program, and the desktop's database.
final class TypeRegistry: Sendable {
    static let shared = TypeRegistry()

    private struct State {
        var records: [String: TypeRecord] = [:]
        var byExtension: [String: [String]] = [:]
        var byMIMEType: [String: [String]] = [:]

        mutating func add(_ identifier: String, _ record: TypeRecord, isFirst: Bool = false) {
            records[identifier] = record
            for name in record.extensions { byExtension[name, default: []].add(identifier, isFirst: isFirst) }
            for name in record.mimeTypes { byMIMEType[name, default: []].add(identifier, isFirst: isFirst) }
        }
    }

    private let state: Mutex<State>
    /// Loaded when an extension or a MIME type is not in the built-in table.
    private let desktop = DesktopTypes()

    private init() {
        var state = State()
        for line in TypeTable.lines.split(separator: "\n") {
            let parts = line.split(separator: "|", omittingEmptySubsequences: false)
            func words(_ index: Int) -> [String] { parts[index].split(separator: " ").map(String.init) }
            state.add(
                String(parts[0]),
                TypeRecord(
                    parents: words(1), extensions: words(2), mimeTypes: words(3), words: String(parts[4])))
        }
        for (identifier, record) in DeclaredTypes.ofProgram {
            // A declaration takes precedence over the table for an extension.
            state.add(identifier, record, isFirst: true)
        }
        self.state = Mutex(state)
    }

    func isKnown(_ identifier: String) -> Bool {
        DynamicType(identifier: identifier) != nil || state.withLock { $0.records[identifier] != nil }
    }

    /// Returns the declaration of a type; an empty record for an undeclared type.
    func record(of identifier: String) -> TypeRecord {
        if let dynamic = DynamicType(identifier: identifier) { return record(of: dynamic) }
        return state.withLock { $0.records[identifier] } ?? TypeRecord()
    }

    /// Registers a type declared in code. An existing declaration gains a parent, and keeps everything else.
    func declare(_ identifier: String, conformingTo parent: UTType?) {
        state.withLock { state in
            if var known = state.records[identifier] {
                guard let parent, !known.parents.contains(parent.identifier), parent.identifier != identifier else {
                    return
                }
                // The earlier declaration only said that the type is data.
                if known.parents == ["public.data"] { known.parents = [] }
                known.parents.append(parent.identifier)
                return state.records[identifier] = known
            }
            var record = TypeRecord(parents: [parent?.identifier ?? "public.data"])
            if let last = identifier.split(separator: ".").last { record.extensions = [last.lowercased()] }
            // A MIME type, so that other processes accept the type through the clipboard.
            record.mimeTypes = ["application/x-\(identifier.lowercased())"]
            state.add(identifier, record)
        }
    }

    /// Returns the types that a type conforms to, without the type itself.
    func ancestors(of identifier: String) -> Set<String> {
        var found: Set<String> = []
        var next = record(of: identifier).parents
        while let parent = next.popLast() {
            if parent != identifier, found.insert(parent).inserted { next += record(of: parent).parents }
        }
        return found
    }

    // MARK: - By extension and MIME type

    func types(tag: String, tagClass: UTTagClass, conformingTo supertype: String?) -> [String] {
        let tag = tag.lowercased()
        var found: [String]
        switch tagClass {
        case .filenameExtension:
            found = state.withLock { $0.byExtension[tag] } ?? []
            if found.isEmpty, let mimeType = desktop.mimeType(ofExtension: tag) { found = types(mimeType: mimeType) }
        case .mimeType: found = types(mimeType: tag)
        default: return []
        }
        if let supertype {
            found = found.filter { $0 == supertype || ancestors(of: $0).contains(supertype) }
        }
        if found.isEmpty { found = [DynamicType(tag: tag, tagClass: tagClass, parent: supertype).identifier] }
        return found
    }

    private func types(mimeType: String) -> [String] {
        let mimeType = desktop.realName(of: mimeType)
        let bare = mimeType.split(separator: ";").first.map(String.init) ?? mimeType
        return state.withLock { $0.byMIMEType[mimeType] ?? $0.byMIMEType[bare] } ?? []
    }

    /// Returns the declaration for an extension or a MIME type.
    private func record(of dynamic: DynamicType) -> TypeRecord {
        var record = TypeRecord()
        if let parent = dynamic.parent { record.parents = [parent] }
        var mimeType: String?
        if dynamic.tagClass == .filenameExtension {
            record.extensions = [dynamic.tag]
            mimeType = desktop.mimeType(ofExtension: dynamic.tag)
        } else {
            mimeType = dynamic.tag
            record.extensions = desktop.extensions(of: dynamic.tag)
        }
        guard let mimeType else { return record }
        record.mimeTypes = [mimeType]
        // The parents in the desktop's database, and the general type of the MIME category.
        let general = mimeType.split(separator: "/").first.map { "\($0)/*" }
        for name in desktop.parents(of: mimeType) + [general].compactMap({ $0 }) {
            record.parents += state.withLock { $0.byMIMEType[name] } ?? []
        }
        return record
    }
}

extension [String] {
    fileprivate mutating func add(_ element: String, isFirst: Bool) {
        guard !contains(element) else { return }
        if isFirst { insert(element, at: 0) } else { append(element) }
    }
}

/// A type that is not declared, described completely by its identifier.
struct DynamicType {
    let tag: String
    let tagClass: UTTagClass
    let parent: String?

    private static let prefix = "dyn."

    init(tag: String, tagClass: UTTagClass, parent: String?) {
        self.tag = tag
        self.tagClass = tagClass
        self.parent = parent
    }

    init?(identifier: String) {
        guard identifier.hasPrefix(Self.prefix) else { return nil }
        let parts = identifier.dropFirst(Self.prefix.count).split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, let tag = Self.text(parts[1]), let parent = Self.text(parts[2]) else { return nil }
        self.tag = tag
        tagClass = parts[0] == "e" ? .filenameExtension : .mimeType
        self.parent = parent.isEmpty ? nil : parent
    }

    var identifier: String {
        let kind = tagClass == .filenameExtension ? "e" : "m"
        return "\(Self.prefix)\(kind).\(Self.code(tag)).\(Self.code(parent ?? ""))"
    }

    /// Encodes the bytes of a text in letters and digits.
    private static func code(_ text: String) -> String {
        text.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    private static func text(_ code: Substring) -> String? {
        let digits = Array(code.utf8)
        guard digits.count.isMultiple(of: 2) else { return nil }
        var bytes: [UInt8] = []
        for index in stride(from: 0, to: digits.count, by: 2) {
            let pair = String(decoding: digits[index..<index + 2], as: UTF8.self)
            guard let byte = UInt8(pair, radix: 16) else { return nil }
            bytes.append(byte)
        }
        return String(validating: bytes, as: UTF8.self)
    }
}
