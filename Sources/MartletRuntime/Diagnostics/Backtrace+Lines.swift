#if canImport(Runtime)
import Foundation
import Runtime

extension SymbolicatedBacktrace.Symbol {
    /// Where the call stands, if the compiler says.
    var knownLocation: SymbolicatedBacktrace.SourceLocation? {
        sourceLocation.flatMap { $0.line > 0 ? $0 : nil }
    }
}

extension Array {
    /// The elements in runs of a length; the last may be shorter.
    func chunks(of count: Int) -> [[Element]] {
        stride(from: 0, to: self.count, by: count).map { Array(self[$0..<Swift.min($0 + count, self.count)]) }
    }
}

extension Backtrace {
    /// How far before a call a line is looked for, in bytes of code, nearest first.
    private static let distances: [UInt64] = Array(stride(from: 6, through: 96, by: 6)) + [128, 160, 192, 256]

    /// The line of the code shortly before a call, in the same function.
    ///
    /// The call of the setter in `count += 1` belongs to no line, as the compiler has it; what comes before it does.
    /// The library symbolicates only what it has captured, so the addresses are handed to it in the compact form in
    /// which it encodes backtraces, which is documented. Where that should ever fail, there is no line.
    func location(
        before frame: SymbolicatedBacktrace.Frame,
        images: ImageMap
    ) -> SymbolicatedBacktrace.SourceLocation? {
        guard let address = UInt64(frame.captured.originalProgramCounter), let symbol = frame.symbol,
            let start = UInt64(exactly: symbol.offset)
        else { return nil }
        let addresses = Self.distances.filter { $0 <= start }.map { address - $0 }
        for some in addresses.chunks(of: 4) {
            let frames =
                Self.of(some, architecture: architecture)?
                .symbolicated(with: images, options: [.showSourceLocations, .useSymbolCache])?.frames ?? []
            for case let found? in frames.map(\.symbol) where found.rawName == symbol.rawName {
                if let location = found.knownLocation { return location }
            }
        }
        return nil
    }

    /// What is known of some of the calls, by their return addresses, with the functions that are inlined in them.
    func symbolicatedCalls(_ calls: [Address], images: ImageMap) -> [SymbolicatedBacktrace.Frame] {
        // The call stands before the address to which it returns.
        let addresses = calls.compactMap { UInt64($0) }.map { $0 &- 1 }
        let options: SymbolicationOptions = [.showInlineFrames, .showSourceLocations, .useSymbolCache]
        return Self.of(addresses, architecture: architecture)?.symbolicated(with: images, options: options)?.frames
            ?? []
    }

    /// A backtrace of addresses.
    private static func of(_ addresses: [UInt64], architecture: String) -> Backtrace? {
        // Version 0 with addresses of 64 bits; then absolute program counters of eight bytes; then the end.
        var bytes: [UInt8] = [0b10]
        for address in addresses {
            bytes.append(0b0001_1111)
            for shift in stride(from: 56, through: 0, by: -8) {
                bytes.append(UInt8(truncatingIfNeeded: address >> shift))
            }
        }
        bytes.append(0)
        let form = ["architecture": architecture, "backtrace": Data(bytes).base64EncodedString()]
        guard let data = try? JSONEncoder().encode(form) else { return nil }
        return try? JSONDecoder().decode(Backtrace.self, from: data)
    }
}
#endif
