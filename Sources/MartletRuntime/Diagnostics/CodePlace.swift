import MartletABI

/// The debug information for an address in the program's code.
package struct CodePlace: Sendable {
    /// The mangled name of the function.
    package let symbol: String
    /// The offset of the address in its function, in bytes; 0 if unknown.
    package let offset: UInt64
    /// The source file; nil if the compiler has recorded no line.
    package let path: String?
    /// The line in the file, counted from 1.
    package let line: Int?

    /// The demangled name of the function, with its module and types.
    package var name: String { ABI.demangled(symbol) }

    /// The name of the file, without its folders.
    package var file: String? { path?.split(separator: "/").last.map(String.init) }
}

/// A reader of the program's debug information.
package protocol CodePlaces: Sendable {
    /// The preferred largest number of addresses per request.
    var atATime: Int { get }

    /// Returns for each address its function, preceded by the functions inlined there, innermost first; nil if the
    /// debug information can't be read.
    ///
    /// The first call may take some tenths of a second.
    func places(of addresses: [UInt64]) -> [[CodePlace]]?
}

extension CodePlaces {
    /// The distances before a call at which a line is searched for, in bytes of code, the nearest first.
    private var distances: [UInt64] { Array(stride(from: 6, through: 96, by: 6)) + [128, 160, 192, 256] }

    /// Returns the source location of code shortly before an address, in the same function.
    ///
    /// The compiler records no line for the call of the setter in `count += 1`, but for the code before it.
    func place(before address: UInt64, in function: CodePlace) -> CodePlace? {
        let addresses = distances.filter { $0 <= function.offset }.map { address - $0 }
        for some in addresses.chunks(of: atATime) {
            for places in self.places(of: some) ?? [] {
                if let place = places.first(where: { $0.symbol == function.symbol && $0.line != nil }) { return place }
            }
        }
        return nil
    }
}

extension Array {
    /// The elements in runs of a length; the last may be shorter.
    func chunks(of count: Int) -> [[Element]] {
        stride(from: 0, to: self.count, by: count).map { Array(self[$0..<Swift.min($0 + count, self.count)]) }
    }
}
