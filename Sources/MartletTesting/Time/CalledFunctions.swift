import Foundation

/// The functions of other libraries that a library calls: each has tables of their addresses, which the loader fills, and
/// which can be written.
///
/// A program's own function precedes a library's of the same name, unless that has a version, as those of the C library
/// have: linkers then hide the program's function from libraries. A dynamic library's own function precedes those of the
/// libraries that the loader has found after it.
// Unsafe pointers: the loader's description of a library (`struct link_map`), and the parts of its file that are in
// memory, by the specification of the ELF format. Libraries that the program was started with stay loaded.
enum CalledFunctions {
    /// The libraries whose calls are replaced. The program is one of them, without a name.
    enum Callers {
        case ofSwift
        /// The program, and the dynamic library with this module.
        case underTest
        case all

        fileprivate func contain(_ path: String) -> Bool {
            switch self {
            case .ofSwift:
                let name = path.split(separator: "/").last ?? ""
                return ["libFoundation", "libdispatch", "libswift"].contains { name.hasPrefix($0) }
            case .underTest: return path.isEmpty || path == SystemFunctions.ownPath
            // The kernel's library has no path. Its description is not to be read as the others'.
            case .all: return path.isEmpty || path.contains("/")
            }
        }
    }

    /// The beginning of the loader's description of a library.
    private struct LinkMap {
        let address: UInt
        let name: UnsafePointer<CChar>?
        let dynamic: UnsafePointer<Entry>?
        let next: UnsafePointer<LinkMap>?
    }

    /// An entry of a library's dynamic section: a kind, and a number or an address.
    private struct Entry {
        let tag: Int
        let value: UInt
    }

    /// An entry of the table, and the symbol whose address it holds.
    private struct Relocation {
        let offset: UInt
        let info: UInt
        let addend: Int
    }

    private struct Symbol {
        let name: UInt32
        let info: UInt8
        let other: UInt8
        let section: UInt16
        let value: UInt
        let size: UInt
    }

    /// Kinds of entries: the end, names, symbols, and two tables with their lengths: of calls, and of other addresses.
    private enum Tag {
        static let end = 0
        static let names = 5
        static let symbols = 6
        static let tables = [(start: 23, length: 2), (start: 7, length: 8)]
    }

    /// Replaces the functions that libraries call by a name.
    static func replace(_ functions: [String: UnsafeRawPointer], in callers: Callers) {
        var next = dlopen(nil, RTLD_LAZY).map {
            UnsafePointer(UnsafeRawPointer($0).assumingMemoryBound(to: LinkMap.self))
        }
        while let library = next {
            next = library.pointee.next
            guard let name = library.pointee.name.map({ String(cString: $0) }), callers.contain(name) else { continue }
            replace(functions, in: library.pointee)
        }
    }

    private static func replace(_ functions: [String: UnsafeRawPointer], in library: LinkMap) {
        guard var entry = library.dynamic else { return }
        var values: [Int: UInt] = [:]
        while entry.pointee.tag != Tag.end {
            values[entry.pointee.tag] = entry.pointee.value
            entry += 1
        }
        guard let names = values[Tag.names].flatMap(UnsafePointer<CChar>.init(bitPattern:)),
            let symbols = values[Tag.symbols].flatMap(UnsafePointer<Symbol>.init(bitPattern:))
        else {
            return
        }
        for tags in Tag.tables {
            guard let length = values[tags.length],
                let table = values[tags.start].flatMap(UnsafePointer<Relocation>.init(bitPattern:))
            else {
                continue
            }
            for relocation in UnsafeBufferPointer(start: table, count: Int(length) / MemoryLayout<Relocation>.stride) {
                // Most of the other addresses are the library's own, and have no symbol.
                let number = Int(relocation.info >> 32)
                guard number != 0, let function = functions[String(cString: names + Int(symbols[number].name))],
                    let place = UnsafeMutablePointer<UnsafeRawPointer>(bitPattern: library.address + relocation.offset)
                else {
                    continue
                }
                write(function, to: place)
            }
        }
    }

    /// Writes an entry, also where the loader has closed the table after it had filled it.
    private static func write(_ function: UnsafeRawPointer, to place: UnsafeMutablePointer<UnsafeRawPointer>) {
        let page = UInt(sysconf(Int32(_SC_PAGESIZE)))
        let start = UnsafeMutableRawPointer(bitPattern: UInt(bitPattern: place) & ~(page - 1))
        guard mprotect(start, Int(page), PROT_READ | PROT_WRITE) == 0 else { return }
        place.pointee = function
    }
}
