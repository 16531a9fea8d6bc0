import Foundation

/// The functions of other libraries that Swift's libraries call: each library has a table of their addresses, which the
/// loader fills, and which can be written.
///
/// A program's own function precedes a library's of the same name, unless that has a version, as those of the C library
/// have: linkers then hide the program's function from libraries.
// Unsafe pointers: the loader's description of a library (`struct link_map`), and the parts of its file that are in
// memory, by the specification of the ELF format. Libraries that the program was started with stay loaded.
enum CalledFunctions {
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

    /// Kinds of entries: the end, the length of the table, names, symbols, the table.
    private enum Tag {
        static let end = 0
        static let length = 2
        static let names = 5
        static let symbols = 6
        static let table = 23
    }

    /// Replaces the functions that Swift's libraries call by a name.
    static func replace(_ functions: [String: UnsafeRawPointer]) {
        var next = dlopen(nil, RTLD_LAZY).map {
            UnsafePointer(UnsafeRawPointer($0).assumingMemoryBound(to: LinkMap.self))
        }
        while let library = next {
            next = library.pointee.next
            guard let name = library.pointee.name.map({ String(cString: $0) }), isOfSwift(name) else { continue }
            replace(functions, in: library.pointee)
        }
    }

    private static func isOfSwift(_ path: String) -> Bool {
        let name = path.split(separator: "/").last ?? ""
        return ["libFoundation", "libdispatch", "libswift"].contains { name.hasPrefix($0) }
    }

    private static func replace(_ functions: [String: UnsafeRawPointer], in library: LinkMap) {
        guard var entry = library.dynamic else { return }
        var values: [Int: UInt] = [:]
        while entry.pointee.tag != Tag.end {
            values[entry.pointee.tag] = entry.pointee.value
            entry += 1
        }
        guard let length = values[Tag.length],
            let names = values[Tag.names].flatMap(UnsafePointer<CChar>.init(bitPattern:)),
            let symbols = values[Tag.symbols].flatMap(UnsafePointer<Symbol>.init(bitPattern:)),
            let table = values[Tag.table].flatMap(UnsafePointer<Relocation>.init(bitPattern:))
        else {
            return
        }
        for index in 0..<Int(length) / MemoryLayout<Relocation>.stride {
            let relocation = table[index]
            let symbol = symbols[Int(relocation.info >> 32)]
            guard let function = functions[String(cString: names + Int(symbol.name))],
                let place = UnsafeMutablePointer<UnsafeRawPointer>(bitPattern: library.address + relocation.offset)
            else {
                continue
            }
            write(function, to: place)
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
