import CMartletSupport
import Synchronization

#if canImport(Runtime)
import Runtime
#endif

/// The calls that led to a write, from which its place in the source is found when somebody asks.
///
/// Taking it costs a fifth of a millisecond, and so it is taken only while writes are traced.
final class WriteCapture: Sendable {
    /// Calls from the innermost outwards that are looked through for one of the user's.
    private static let depth = 48

    #if canImport(Runtime)
    private let backtrace: Backtrace?
    #endif
    private let found = Mutex<WriteSite??>(nil)

    init() {
        #if canImport(Runtime)
        backtrace = try? Backtrace.capture(limit: Self.depth)
        #endif
    }

    /// A capture, if writes are traced.
    @inline(__always)
    static func ifTracing() -> WriteCapture? {
        martlet_traces_writes() ? WriteCapture() : nil
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
    private func findSite() -> WriteSite? {
        guard let frames = backtrace?.symbolicated(options: [.showInlineFrames])?.frames else { return nil }
        for frame in frames {
            guard let symbol = frame.symbol, Self.isUsers(symbol.rawName) else { continue }
            let name = WriteSite.functionName(symbol.name)
            guard let location = symbol.sourceLocation, location.line > 0 else {
                return WriteSite(function: name, file: nil, line: nil)
            }
            let file = location.path.split(separator: "/").last.map(String.init) ?? location.path
            return WriteSite(function: name, file: file, line: location.line)
        }
        return nil
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
        "Martlet", "MartletTesting", "MartletTerminal", "MartletGTK", "SwiftUI", "Combine", "AttributeGraph",
        "Foundation", "FoundationEssentials", "Observation", "Dispatch", "Synchronization", "Testing", "XCTest",
        "Runtime",
    ]
}
