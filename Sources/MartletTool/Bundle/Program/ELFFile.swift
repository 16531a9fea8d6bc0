import Foundation

/// A program or library of Linux, of 64 bits with the low byte first: the libraries that it needs, and where it looks for
/// them.
struct ELFFile {
    private(set) var bytes: [UInt8]
    /// The names of the libraries that the file is linked with.
    private(set) var needed: [String] = []
    /// Folders in which the libraries are looked for first, separated by colons; `nil` if there are none.
    private(set) var searchPath: String?
    /// The machine's name as Debian spells it.
    private(set) var architecture = ""
    private var searchPathOffset: Int?

    /// Reads a file; `nil` for one of another kind.
    init?(_ bytes: [UInt8]) {
        self.bytes = bytes
        guard bytes.count > 64, bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) else { return nil }
        switch number(at: 18, size: 2) {
        case 62: architecture = "amd64"
        case 183: architecture = "arm64"
        case 243: architecture = "riscv64"
        default: return nil
        }
        let first = number(at: 32, size: 8) ?? 0
        let size = number(at: 54, size: 2) ?? 0
        let count = number(at: 56, size: 2) ?? 0
        var segments: [(type: Int, offset: Int, address: Int, size: Int)] = []
        for index in 0..<count {
            let start = first + index * size
            guard let type = number(at: start, size: 4), let offset = number(at: start + 8, size: 8),
                let address = number(at: start + 16, size: 8), let size = number(at: start + 32, size: 8)
            else { return nil }
            segments.append((type, offset, address, size))
        }
        guard let dynamic = segments.first(where: { $0.type == 2 }) else { return }
        var entries: [(tag: Int, value: Int)] = []
        for start in stride(from: dynamic.offset, to: dynamic.offset + dynamic.size, by: 16) {
            guard let tag = number(at: start, size: 8), let value = number(at: start + 8, size: 8) else { return nil }
            if tag == 0 { break }
            entries.append((tag, value))
        }
        guard let address = entries.first(where: { $0.tag == 5 })?.value,
            let segment = segments.first(where: {
                $0.type == 1 && $0.address <= address && address < $0.address + $0.size
            })
        else { return }
        let strings = segment.offset + address - segment.address
        needed = entries.filter { $0.tag == 1 }.compactMap { text(at: strings + $0.value) }
        // DT_RUNPATH, and the older DT_RPATH.
        if let path = entries.first(where: { $0.tag == 29 || $0.tag == 15 }) {
            searchPathOffset = strings + path.value
            searchPath = text(at: strings + path.value)
        }
    }

    /// Reads a file at a path; `nil` if it can't be read, or is of another kind.
    init?(at url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(Array(data))
    }

    /// Replaces the search path by one that is not longer, in its place.
    ///
    /// - Returns: False if there is no search path, or the new one is longer.
    mutating func setSearchPath(_ path: String) -> Bool {
        let new = Array(path.utf8)
        guard let offset = searchPathOffset, let old = searchPath?.utf8.count, new.count <= old else { return false }
        bytes.replaceSubrange(offset..<offset + old, with: new + [UInt8](repeating: 0, count: old - new.count))
        searchPath = path
        return true
    }

    /// Overwrites the contents of sections with zeros. Of a note, the header stays.
    ///
    /// A section is not taken out: `strip` then loses the segment that the loader makes unwritable after linking.
    mutating func clear(sections names: Set<String>) {
        guard let first = number(at: 40, size: 8), let size = number(at: 58, size: 2),
            let count = number(at: 60, size: 2), let index = number(at: 62, size: 2),
            let strings = number(at: first + index * size + 24, size: 8)
        else { return }
        let (note, withoutContents, noteHeader) = (7, 8, 16)
        for start in (0..<count).map({ first + $0 * size }) {
            guard let place = number(at: start, size: 4), let name = text(at: strings + place), names.contains(name),
                let type = number(at: start + 4, size: 4), type != withoutContents,
                let offset = number(at: start + 24, size: 8), let length = number(at: start + 32, size: 8),
                offset >= 0, length >= 0, offset <= bytes.count, length <= bytes.count - offset
            else { continue }
            for position in offset + min(type == note ? noteHeader : 0, length)..<offset + length {
                bytes[position] = 0
            }
        }
    }

    private func number(at offset: Int, size: Int) -> Int? {
        guard offset >= 0, offset <= bytes.count - size else { return nil }
        let value = bytes[offset..<offset + size].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return Int(exactly: value)
    }

    private func text(at offset: Int) -> String? {
        guard bytes.indices.contains(offset), let end = bytes[offset...].firstIndex(of: 0) else { return nil }
        return String(bytes: bytes[offset..<end], encoding: .utf8)
    }
}
