#if canImport(Runtime)
import Foundation
import Runtime

/// The library that captures backtraces, which reads debug information wherever the program runs.
package struct RuntimeCodePlaces: CodePlaces {
    /// A few: each costs some milliseconds or, in a large program, more, and the user's call is most often among the
    /// first.
    package let atATime = 4
    let architecture: String

    /// - Parameter architecture: The processor's, as backtraces call it.
    package init(architecture: String) { self.architecture = architecture }

    package func places(of addresses: [UInt64]) -> [[CodePlace]]? {
        let options: Backtrace.SymbolicationOptions = [.showInlineFrames, .showSourceLocations, .useSymbolCache]
        guard let backtrace = Backtrace.of(addresses, architecture: architecture),
            let frames = backtrace.symbolicated(with: .ofProgram, options: options)?.frames
        else { return nil }
        var places: [[CodePlace]] = []
        var inner: [CodePlace] = []
        for frame in frames {
            if let symbol = frame.symbol { inner.append(CodePlace(symbol)) }
            if frame.inlined { continue }
            places.append(inner)
            inner = []
        }
        return places.count == addresses.count ? places : nil
    }
}

extension CodePlace {
    fileprivate init(_ symbol: SymbolicatedBacktrace.Symbol) {
        let location = symbol.sourceLocation.flatMap { $0.line > 0 ? $0 : nil }
        self.init(
            symbol: symbol.rawName, offset: UInt64(exactly: symbol.offset) ?? 0,
            path: location?.path, line: location?.line)
    }
}

extension ImageMap {
    /// The files of the program. Read only once, because that takes longer than capturing a backtrace.
    package static let ofProgram = capture()
}

extension Backtrace {
    /// Creates a backtrace from addresses.
    ///
    /// The library only symbolicates backtraces that it has captured, so the addresses are passed in its documented
    /// compact encoding. If that fails, there is no line information.
    fileprivate static func of(_ addresses: [UInt64], architecture: String) -> Backtrace? {
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
