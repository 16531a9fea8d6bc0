import Synchronization

#if canImport(Runtime)
import Runtime
#endif

/// The calls that led to a write, from which its place in the source is found when somebody asks.
///
/// Taking it costs some microseconds, and so it is taken only while writes are traced. Finding the place reads the
/// debug information of the program, which may take some tenths of a second the first time for a place.
final class WriteCapture: Sendable {
    /// Calls from the innermost outwards that are looked through for one of the user's.
    private static let depth = 40
    private static let callsAtATime = 4

    #if canImport(Runtime)
    private let backtrace: Backtrace?
    #endif
    private let found = Mutex<WriteSite??>(nil)

    init() {
        #if canImport(Runtime)
        backtrace = try? Backtrace.capture(algorithm: .fast, limit: Self.depth, top: 0, images: Self.images)
        #endif
    }

    /// The innermost call that is not the runtime's own; nil if the program does not tell.
    var site: WriteSite? {
        found.withLock { found in
            if let found { return found }
            let site = findSite()
            found = .some(site)
            return site
        }
    }

    #if canImport(Runtime)
    /// What the program consists of. Looked at once: that takes longer than everything else.
    private static let images = ImageMap.capture()

    /// Places that were found, by the addresses of the calls from the write to the one that counts.
    private static let known = Mutex<[[Backtrace.Address]: WriteSite]>([:])

    private func findSite() -> WriteSite? {
        guard let backtrace else { return nil }
        let addresses = backtrace.frames.map(\.originalProgramCounter)
        if let known = Self.knownSite(of: addresses) { return known }
        var passed: [Backtrace.Address] = []
        // A few at a time: each costs some milliseconds, and the user's call is most often among the first.
        for calls in addresses.chunks(of: Self.callsAtATime) {
            for frame in backtrace.symbolicatedCalls(calls, images: Self.images) {
                if !frame.inlined, passed.count < addresses.count { passed.append(addresses[passed.count]) }
                guard let symbol = frame.symbol, Self.isUsers(symbol.rawName) else { continue }
                let name = WriteSite.functionName(symbol.name)
                let location = symbol.knownLocation ?? backtrace.location(before: frame, images: Self.images)
                let file = location?.path.split(separator: "/").last.map(String.init)
                let site = WriteSite(function: name, file: file, line: location?.line)
                Self.known.withLock { $0[passed] = site }
                return site
            }
        }
        return nil
    }

    private static func knownSite(of addresses: [Backtrace.Address]) -> WriteSite? {
        known.withLock { known in
            for count in 0...addresses.count {
                if let site = known[Array(addresses.prefix(count))] { return site }
            }
            return nil
        }
    }
    #else
    private func findSite() -> WriteSite? { nil }
    #endif

    /// Whether a symbol is the user's: of a Swift module that is neither the language's nor one of Martlet's.
    static func isUsers(_ symbol: String) -> Bool {
        guard symbol.hasPrefix("$s") else { return false }
        // A thunk has no line of its own; the function that it stands before does.
        if symbol.hasSuffix("TA") || symbol.hasSuffix("TR") { return false }
        let rest = symbol.dropFirst(2)
        let digits = rest.prefix { $0.isNumber }
        guard let count = Int(digits) else { return false }
        let module = rest.dropFirst(digits.count).prefix(count)
        return !ownModules.contains(String(module)) && !module.hasPrefix("OpenCombine") && !module.hasPrefix("_")
    }

    private static let ownModules: Set<String> = [
        "Martlet", "MartletRuntime", "MartletBase", "MartletABI", "MartletTesting", "MartletTerminal", "MartletGTK",
        "SwiftUI", "Combine", "AttributeGraph",
        "Foundation", "FoundationEssentials", "Observation", "Dispatch", "Synchronization", "Testing", "XCTest",
        "Runtime",
    ]
}

extension WriteCapture {
    /// A capture, if writes are traced.
    @inline(__always)
    static func ifTracing() -> WriteCapture? {
        martlet_traces_writes() ? WriteCapture() : nil
    }
}
