import Foundation
import MartletStore

/// A change of an object, by the names that the models had when it was saved.
struct RecordedChange {
    enum Kind {
        case insert
        /// The names of the changed properties.
        case update([String])
        /// The preserved values, by the names of their properties.
        case delete([(name: String, value: SQLValue)])
    }

    let entity: String
    let key: Int64
    let kind: Kind
}

/// The changes of a save, packed into one value of a store.
///
/// The form is: a version; the names, each once; then for each change a number for kind and entity, the difference of its
/// key to the one before, and the names and values that belong to it. Numbers take one byte for each seven bits, so that
/// inserting an object that follows another takes two bytes.
struct PackedChanges {
    private static let version: UInt8 = 1

    private var body: [UInt8] = []
    private var names: [String] = []
    private var indices: [String: UInt64] = [:]
    private var lastKey: Int64 = 0
    /// The entity of the last change, since many changes of one entity follow each other.
    private var lastEntity: (name: String, index: UInt64)?

    var isEmpty: Bool { body.isEmpty }

    mutating func reserve(_ changes: Int) { body.reserveCapacity(changes * 3) }

    mutating func insert(_ entity: String, _ key: Int64) { begin(0, entity, key) }

    mutating func update(_ entity: String, _ key: Int64, _ properties: [String]) {
        begin(1, entity, key)
        append(UInt64(properties.count))
        for name in properties { append(index(of: name)) }
    }

    mutating func delete(_ entity: String, _ key: Int64, _ values: [(name: String, value: SQLValue)]) {
        begin(2, entity, key)
        append(UInt64(values.count))
        for (name, value) in values {
            append(index(of: name))
            append(value)
        }
    }

    /// The packed changes.
    var data: Data {
        var head = PackedChanges()
        head.body.append(Self.version)
        head.append(UInt64(names.count))
        for name in names { head.append(text: name) }
        return Data(head.body + body)
    }

    private mutating func begin(_ kind: UInt64, _ entity: String, _ key: Int64) {
        if lastEntity?.name != entity { lastEntity = (entity, index(of: entity)) }
        append((lastEntity?.index ?? 0) << 2 | kind)
        let difference = key &- lastKey
        lastKey = key
        append(UInt64(bitPattern: difference << 1 ^ difference >> 63))
    }

    private mutating func index(of name: String) -> UInt64 {
        if let known = indices[name] { return known }
        let index = UInt64(names.count)
        names.append(name)
        indices[name] = index
        return index
    }

    private mutating func append(_ number: UInt64) {
        var rest = number
        while rest >= 0x80 {
            body.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        body.append(UInt8(rest))
    }

    private mutating func append(text: String) {
        append(UInt64(text.utf8.count))
        body.append(contentsOf: text.utf8)
    }

    private mutating func append(_ value: SQLValue) {
        switch value {
        case .null: body.append(0)
        case .integer(let number):
            body.append(1)
            append(UInt64(bitPattern: number))
        case .real(let number):
            body.append(2)
            append(number.bitPattern)
        case .text(let text):
            body.append(3)
            append(text: text)
        case .blob(let data):
            body.append(4)
            append(UInt64(data.count))
            body.append(contentsOf: data)
        }
    }
}

/// Reads packed changes.
struct PackedChangesReader {
    /// The error of a value that is damaged, or of a form that only a later version of this library knows.
    struct Damaged: Error {}

    private var rest: ArraySlice<UInt8>

    private init(_ data: Data) { rest = Array(data)[...] }

    static func changes(of data: Data) throws -> [RecordedChange] {
        var reader = PackedChangesReader(data)
        guard try reader.byte() == 1 else { throw Damaged() }
        let names = try (0..<reader.count()).map { _ in try reader.text() }
        func name(_ index: UInt64) throws -> String {
            guard index < names.count else { throw Damaged() }
            return names[Int(index)]
        }
        var changes: [RecordedChange] = []
        var key: Int64 = 0
        while !reader.rest.isEmpty {
            let head = try reader.number()
            let difference = try reader.number()
            key &+= Int64(bitPattern: difference >> 1) ^ -Int64(bitPattern: difference & 1)
            let kind: RecordedChange.Kind
            switch head & 3 {
            case 0: kind = .insert
            case 1: kind = .update(try (0..<reader.count()).map { _ in try name(reader.number()) })
            case 2:
                kind = .delete(try (0..<reader.count()).map { _ in (try name(reader.number()), try reader.value()) })
            default: throw Damaged()
            }
            changes.append(RecordedChange(entity: try name(head >> 2), key: key, kind: kind))
        }
        return changes
    }

    private mutating func byte() throws -> UInt8 {
        guard let byte = rest.popFirst() else { throw Damaged() }
        return byte
    }

    private mutating func number() throws -> UInt64 {
        var result: UInt64 = 0
        for shift in stride(from: UInt64(0), to: 70, by: 7) {
            let byte = try byte()
            result |= UInt64(byte & 0x7f) << shift
            if byte < 0x80 { return result }
        }
        throw Damaged()
    }

    /// A number of things that follow, each of which takes a byte at least.
    private mutating func count() throws -> Int {
        guard let count = Int(exactly: try number()), count <= rest.count else { throw Damaged() }
        return count
    }

    private mutating func bytes() throws -> ArraySlice<UInt8> {
        let count = try count()
        defer { rest = rest.dropFirst(count) }
        return rest.prefix(count)
    }

    private mutating func text() throws -> String { String(decoding: try bytes(), as: UTF8.self) }

    private mutating func value() throws -> SQLValue {
        switch try byte() {
        case 0: .null
        case 1: .integer(Int64(bitPattern: try number()))
        case 2: .real(Double(bitPattern: try number()))
        case 3: .text(try text())
        case 4: .blob(Data(try bytes()))
        default: throw Damaged()
        }
    }
}
