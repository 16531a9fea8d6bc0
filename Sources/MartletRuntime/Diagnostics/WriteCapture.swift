import MartletABI
import Synchronization

#if canImport(Runtime)
import Runtime
#endif

/// The call stack of a write, from which its source location can be computed on request.
///
/// Capturing takes some microseconds, so it is only done while writes are traced. Computing the location reads the
/// program's debug information, which may take some tenths of a second the first time.
package final class WriteCapture: Sendable {
    /// Calls from the innermost outwards that are looked through for one of the user's.
    private static let depth = 40

    #if canImport(Runtime)
    /// The addresses of the calls, from the innermost outwards.
    private let calls: [UInt]
    #endif
    private let found = Mutex<Found?>(nil)
    private let change = Mutex<ValueChange?>(nil)
    private let label = Mutex<String?>(nil)
    // nonisolated(unsafe): guarded by the lock of `label`; held from the announcement of a write until it is made.
    private nonisolated(unsafe) var snapshot: ObjectSnapshot?
    // nonisolated(unsafe): guarded by the lock of `label`.
    private nonisolated(unsafe) var changedPath: AnyKeyPath?
    /// The observed property that the write has changed, if known.
    var keyPath: AnyKeyPath? { label.withLock { _ in changedPath } }
    /// The time of the write, in ticks.
    let ticks = martlet_ticks()
    /// The number of the writing thread; 0 for the main thread.
    let thread = MainThread.isCurrent ? 0 : martlet_thread_number()
    /// Whether a collector holds the capture.
    let isCollected: Bool
    /// The name of the written property, for a collected capture of a write to state.
    private let nameOfLocation = Mutex<String?>(nil)

    /// The results of symbolicating the calls.
    private struct Found {
        /// The innermost call that is the user's.
        var site: WriteSite?
        /// The observed property whose accessor was called: `Store.notes`.
        var property: String?
    }

    package init(keyPath: AnyKeyPath? = nil) {
        changedPath = keyPath
        #if canImport(Runtime)
        calls = ABI.calls(limit: Self.depth) ?? Self.callsByLibrary()
        #endif
        Self.made.wrappingAdd(1, ordering: .relaxed)
        if let collector = Self.collector {
            isCollected = true
            collector.add(self)
        } else {
            isCollected = false
        }
    }

    /// The source location of the innermost call outside the runtime; nil without debug information.
    package var site: WriteSite? { lookUp().site }

    /// The observed property that was written, by the name of its accessor; nil for other writes, or without debug
    /// information.
    var property: String? { lookUp().property }

    private func lookUp() -> Found {
        found.withLock { found in
            if let found { return found }
            let new = find()
            found = new
            return new
        }
    }

    /// The name of the written property, from its accessor or its key path.
    package var propertyName: String? { writtenProperty ?? property ?? propertyOfKeyPath }

    /// The name of the property that was found to be changed: `Store.notes`.
    package var writtenProperty: String? { label.withLock { $0 } }

    /// The name of the property without access to debug information; that of its key path if its change was not found.
    var knownName: String? { writtenProperty ?? propertyOfKeyPath }

    private var propertyOfKeyPath: String? { keyPath.map { typeName(type(of: $0).rootType) + $0.partLabel } }

    // MARK: - What was changed

    /// The part of the value that the write has changed, if known.
    var valueChange: ValueChange? { change.withLock { $0 } }

    func record(_ new: ValueChange) { change.withLock { $0 = new } }

    /// The name of the written property, for a collected capture of a write to state.
    var locationName: String? { nameOfLocation.withLock { $0 } }

    /// Keeps the values of objects before the write, until it is made.
    func begin(_ new: ObjectSnapshot) { label.withLock { _ in snapshot = new } }

    /// Takes over the property that another observer of the write names.
    func learn(_ keyPath: AnyKeyPath?) { label.withLock { _ in changedPath = changedPath ?? keyPath } }

    /// Whether the write has been announced, and no update has applied it yet.
    var isOpen: Bool { label.withLock { _ in snapshot != nil } }

    /// Whether the objects differ from what they were before the write.
    var isSnapshotOutdated: Bool { label.withLock { _ in snapshot }?.changes().isEmpty == false }

    /// Finds the written property and its values, by comparing the objects with what they were before.
    func complete() {
        let taken = label.withLock { _ in
            defer { snapshot = nil }
            return snapshot
        }
        guard let changes = taken?.changes(), let first = changes.first else { return }
        label.withLock { $0 = changes.map(\.name).joined(separator: ", ") }
        record(changes.count == 1 ? first.change : ValueChange(of: changes.map(\.change)))
    }

    func recordLocation(_ name: String) { nameOfLocation.withLock { $0 = name } }

    // MARK: - Collecting

    private static let made = Atomic<Int>(0)

    /// The number of captures that were made in the program.
    static var count: Int { made.load(ordering: .relaxed) }

    /// Receives the captures that are made in the current task.
    @TaskLocal static var collector: WriteCollector?

    #if canImport(Runtime)
    /// A cache of locations, by the addresses of the calls from the write to the relevant one.
    private static let known = Mutex<[[UInt]: Found]>([:])

    /// Returns the call stack from the runtime's library.
    private static func callsByLibrary() -> [UInt] {
        let backtrace = try? Backtrace.capture(algorithm: .fast, limit: depth, top: 0, images: .ofProgram)
        return backtrace?.frames.compactMap { UInt($0.originalProgramCounter) } ?? []
    }

    private func find() -> Found {
        if let known = Self.known(of: calls) { return known }
        let symbolizer = SymbolizerProcess.shared.flatMap { Self.find(among: calls, by: $0) }
        return symbolizer
            ?? Self.find(among: calls, by: RuntimeCodePlaces(architecture: Self.architecture)) ?? Found()
    }

    /// The innermost call that is the user's; nil if the debug information can't be read.
    private static func find(among calls: [UInt], by reader: some CodePlaces) -> Found? {
        var found = Found()
        var withoutLine: WriteSite?
        for some in calls.indices.map(\.self).chunks(of: reader.atATime) {
            // The call is before its return address.
            guard let places = reader.places(of: some.map { UInt64(calls[$0]) &- 1 }) else { return nil }
            for (index, places) in zip(some, places) {
                for function in places where isUsers(function.symbol) {
                    let name = WriteSite.functionName(function.name)
                    let place =
                        function.line != nil ? function : reader.place(before: UInt64(calls[index]) &- 1, in: function)
                    if place?.file?.hasPrefix(macroFile) == true {
                        // Code from a macro belongs to the app, but was not written by its author.
                        found.property = name
                        continue
                    }
                    let site = WriteSite(function: name, path: place?.path, line: place?.line)
                    // Code that the compiler generates, such as the setter of a wrapped property, has no line.
                    if site.line == nil {
                        withoutLine = withoutLine ?? site
                        continue
                    }
                    found.site = site
                    known.withLock { [found] in $0[Array(calls[...index])] = found }
                    return found
                }
            }
        }
        found.site = withoutLine
        known.withLock { [found] in $0[calls] = found }
        return found
    }

    /// The architecture for which the program is compiled.
    private static let architecture = (try? Backtrace.capture(limit: 1))?.architecture ?? ""

    /// The prefix of the file names of macro expansions.
    private static let macroFile = "@__swiftmacro"

    private static func known(of calls: [UInt]) -> Found? {
        known.withLock { known in
            for count in 0...calls.count {
                if let found = known[Array(calls.prefix(count))] { return found }
            }
            return nil
        }
    }
    #else
    private func find() -> Found { Found() }
    #endif

    /// Whether a symbol is the user's: of a Swift module that is neither the language's nor one of Martlet's.
    package static func isUsers(_ symbol: String) -> Bool {
        guard symbol.hasPrefix("$s") else { return false }
        // A thunk has no line of its own, unlike the function that it wraps. The same holds for functions called by a
        // key path, and for the start function of an app.
        if ["TA", "TR", "TK", "Tk", "TKTm", "TkTm", "5$mainyyFZ"].contains(where: symbol.hasSuffix) { return false }
        let rest = symbol.dropFirst(2)
        let digits = rest.prefix { $0.isNumber }
        guard let count = Int(digits) else { return false }
        let module = rest.dropFirst(digits.count).prefix(count)
        return !LibraryModules.contain(String(module))
    }
}

extension WriteCapture {
    /// A capture, if writes are traced.
    @inline(__always)
    static func ifTracing(keyPath: @autoclosure () -> AnyKeyPath? = nil) -> WriteCapture? {
        martlet_traces_writes() && takeFromBudget() ? WriteCapture(keyPath: keyPath()) : nil
    }

    /// The number of writes that may be captured before the next update. Unlimited unless updates are recorded
    /// continuously.
    private static let budget = Atomic<Int>(.max)
    /// The limit while updates are recorded continuously.
    private static let budgetOfUpdate = 200

    private static func takeFromBudget() -> Bool {
        budget.wrappingSubtract(1, ordering: .relaxed).newValue >= 0
    }

    /// Whether writes since the last update were not captured because there were too many.
    static var isBudgetSpent: Bool { budget.load(ordering: .relaxed) < 0 }

    /// Allows a limited number of captures before the next update.
    static func renewBudget() { budget.store(budgetOfUpdate, ordering: .relaxed) }

    /// Allows an unlimited number of captures.
    static func liftBudget() { budget.store(.max, ordering: .relaxed) }
}
