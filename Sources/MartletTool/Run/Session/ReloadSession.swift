import Foundation
import MartletReloadMessages

/// Shows an app, and brings it up to date whenever a file of its package changes.
actor ReloadSession {
    /// An event that the session reacts to.
    enum Event: Sendable {
        case filesChanged
        case app(ReloadEvent, process: Int32)
        case ended(generation: Int, status: Int32)
        case prepared(Preparation, work: Int)
        case interrupted
    }

    /// The result of work in the background.
    enum Preparation: Sendable {
        /// The program is up to date.
        case nothing
        /// A shared object with replacements, if there is one, and the state of the sources that it leads to.
        case replacement(
            path: String?, number: Int, sources: SourceState, changed: Int, resources: Int, seconds: Double)
        /// A program that was built from a state of the sources.
        case program(ReloadProgram, ReplacementCompiler, sources: SourceState, seconds: Double)
        /// The code does not compile, or something else has gone wrong.
        case failure(ReloadNotice)
    }

    let build: ReloadBuild
    let arguments: [String]
    let output: ReloadOutput
    /// A file for the output of apps; `nil` for that of the tool.
    let appOutput: String?
    let socketPath: String
    let events: AsyncStream<Event>
    nonisolated let report: AsyncStream<Event>.Continuation

    var program: ReloadProgram
    var compiler: ReplacementCompiler
    /// The sources that the program has.
    var sources: SourceState
    /// The current app, and one that was started to take its place.
    var app: AppProcess?
    var successor: AppProcess?
    /// The values of state that the app has sent last, and whether it has since it was asked.
    var savedStates: [SavedState] = []
    var hasSaved = false
    /// The number of processes, of replacements, and of works so far.
    var generation = 0
    var replacement = 0
    var work = 0
    var task: Task<Void, Never>?
    /// The replacement that was sent last, and not yet drawn.
    var sent: (number: Int, changedAt: Date, preparation: Double, members: Int, resources: Int)?
    var shownNotice: ReloadNotice?
    var isInTerminal = false
    /// The time of the last replacement, to tell a crash because of it.
    var lastReload: ContinuousClock.Instant?
    /// The operations that the app has not yet answered, by number.
    var operations: [Int: CheckedContinuation<AppAnswer, Never>] = [:]
    var operation = 0
    /// Whether the current app has drawn its first frame.
    var isShown = false
    private var watch: SourceWatch?
    private var watched: [URL] = []
    private var listener: LineSocket?

    init(
        build: ReloadBuild, arguments: [String], output: ReloadOutput, program: ReloadProgram,
        compiler: ReplacementCompiler, appOutput: String? = nil
    ) {
        self.appOutput = appOutput
        self.build = build
        self.arguments = arguments
        self.output = output
        self.program = program
        self.compiler = compiler
        socketPath = build.logs.appendingPathComponent("s").path
        (events, report) = AsyncStream.makeStream(of: Event.self)
        sources = Self.currentSources(of: program, in: build.package, known: nil)
    }

    /// Shows the app until it ends. Returns its status.
    func run() async throws -> Int32 {
        guard let listener = LineSocket(listeningAt: socketPath) else {
            throw CommandError("The socket \(socketPath) can't be made.")
        }
        self.listener = listener
        accept(listener)
        startWatching()
        defer { watch?.end() }
        app = try start()
        output.say("\(build.product) is running. Each saved change of its sources is shown at once.")
        for await event in events {
            switch event {
            case .filesChanged: prepare()
            case .app(let event, let process): try await handle(event, from: process)
            case .prepared(let preparation, let number) where number == work: try await apply(preparation)
            case .prepared: break
            case .ended(let generation, let status):
                if let status = try await handleEnd(of: generation, status) { return status }
            case .interrupted:
                task?.cancel()
                await app?.end()
                return 130
            }
        }
        return 0
    }

    // MARK: - Parts

    private nonisolated func accept(_ listener: LineSocket) {
        let report = self.report
        let thread = Thread { [self] in
            while let socket = listener.accepted() {
                let reader = Thread {
                    // The first message says which process it is.
                    var process: Int32 = 0
                    socket.forEach(ReloadEvent.self) { event in
                        if case .started(let number) = event {
                            process = number
                            let (done, known) = (DispatchSemaphore(value: 0), process)
                            Task {
                                await self.connected(socket, process: known)
                                done.signal()
                            }
                            done.wait()
                        }
                        // While the session waits for it, it takes no events.
                        if case .saved(let states) = event {
                            let known = process
                            Task { await self.saved(states, by: known) }
                        }
                        if case .operated(let answer, let number) = event {
                            Task { await self.answered(answer, number) }
                        }
                        report.yield(.app(event, process: process))
                    }
                }
                reader.start()
            }
        }
        thread.start()
    }

    private func connected(_ socket: LineSocket, process: Int32) {
        for app in [app, successor] where app?.number == process { app?.connect(socket) }
    }

    private func saved(_ states: [SavedState], by process: Int32) {
        guard process == app?.number else { return }
        savedStates = states
        hasSaved = true
    }

    /// The path of the inspector's socket of the process that was started last. Only apps of an assistant have one.
    var inspectorPath: String? {
        appOutput == nil ? nil : build.logs.appendingPathComponent("i\(generation)").path
    }

    /// Starts a process of the app.
    func start() throws -> AppProcess {
        generation += 1
        let (generation, report) = (generation, report)
        return try AppProcess(
            program: program.path, arguments: arguments, generation: generation, socket: socketPath,
            output: appOutput, inspector: inspectorPath
        ) { status in report.yield(.ended(generation: generation, status: status)) }
    }

    private func startWatching() {
        let roots = Self.roots(of: program, in: build.package)
        guard roots != watched else { return }
        watched = roots
        watch?.end()
        let report = self.report
        watch = SourceWatch(roots: roots, excluded: build.package.scratch) { report.yield(.filesChanged) }
    }

    /// The folders of the program's modules, and the manifest.
    static func roots(of program: ReloadProgram, in package: PackageBuild) -> [URL] {
        var roots: Set<String> = []
        for module in program.modules {
            let own = module.sources.filter {
                $0.hasPrefix(package.folder.path + "/") && !$0.hasPrefix(package.scratch.path + "/")
            }
            guard var common = own.first.map({ URL(fileURLWithPath: $0).deletingLastPathComponent() }) else { continue }
            while !own.allSatisfy({ $0.hasPrefix(common.path + "/") }) { common.deleteLastPathComponent() }
            roots.insert(common.path)
        }
        let outer = roots.filter { root in !roots.contains { root.hasPrefix($0 + "/") } }
        return (outer + [package.folder.appendingPathComponent("Package.swift").path]).sorted()
            .map { URL(fileURLWithPath: $0) }
    }

    static func currentSources(of program: ReloadProgram, in package: PackageBuild, known: SourceState?) -> SourceState
    {
        let stamps = SourceWatch.look(
            at: roots(of: program, in: package), except: package.scratch.path
        ).stamps
        return SourceState(stamps: stamps, known: known)
    }

    func currentSources() -> SourceState { Self.currentSources(of: program, in: build.package, known: sources) }

    /// Shows a notice over the app, or removes it.
    func show(_ notice: ReloadNotice?) {
        guard notice != shownNotice else { return }
        shownNotice = notice
        app?.send(.show(notice))
    }

    /// Takes over a new program.
    func adopt(_ program: ReloadProgram, _ compiler: ReplacementCompiler, _ sources: SourceState) {
        self.program = program
        self.compiler = compiler
        self.sources = sources
        startWatching()
    }
}
