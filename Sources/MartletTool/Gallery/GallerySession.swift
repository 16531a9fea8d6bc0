import Foundation
import MartletPreviewMessages
import MartletReloadMessages

/// Shows live previews to front ends, each preview in a process of its own, and brings them up to date whenever a file of the
/// package changes.
actor GallerySession {
    /// An event that the session reacts to.
    enum Event: Sendable {
        case filesChanged
        case process(LivePreviewEvent, key: String)
        case ended(key: String, reason: String)
        case prepared(Preparation, work: Int)
        /// A list of the previews with replaced code, or nil if they could not be listed.
        case listed([PreviewReport.Entry]?, listing: Int)
        case request(GalleryRequest, from: Int)
        case left(Int)
        case second
        case interrupted
    }

    /// The result of work in the background.
    enum Preparation: Sendable {
        /// The program is up to date.
        case nothing
        /// A shared object with replacements, if there is one, the state of the sources that it leads to, and whether
        /// there may be other previews.
        case replacement(path: String?, sources: SourceState, changed: Int, resources: Int, lists: Bool)
        /// A program that was built from a state of the sources.
        case program(ReloadProgram, ReplacementCompiler, sources: SourceState, previews: [PreviewReport.Entry])
        /// The code does not compile, or something else has gone wrong.
        case failure(GalleryNotice)
    }

    /// A preview that front ends show.
    struct Shown {
        var variants: [PreviewVariant]
        var scale: Double
        /// The numbers of the front ends.
        var viewers: Set<Int>
        /// The time of the last request. The oldest is ended when too many run.
        var lastUse = ContinuousClock.now
    }

    /// The processes that run at a time.
    static let processLimit = 16

    let build: ReloadBuild
    let filter: String?
    let timeout: Duration
    let log: Log
    /// The modules whose previews are listed.
    let targets: [String]
    let events: AsyncStream<Event>
    nonisolated let report: AsyncStream<Event>.Continuation

    var program: ReloadProgram
    var compiler: ReplacementCompiler
    /// The sources that the program has.
    var sources: SourceState
    var previews: [PreviewReport.Entry] = []
    /// The shared objects since the program was built.
    var replacements: [String] = []
    /// The processes by the names of their previews.
    var processes: [String: GalleryProcess] = [:]
    var shown: [String: Shown] = [:]
    var problems: [String: [String]] = [:]
    /// The last frame of each preview and variant.
    var frames: [String: [String: (number: Int, frame: PreviewFrame)]] = [:]
    /// The values of state that a preview's process has sent last. A process that takes its place gets them.
    var states: [String: [PreviewState]] = [:]
    var notice: GalleryNotice?
    var pictures: [Int: String] = [:]
    var viewers: [Int: AsyncStream<GalleryEvent>.Continuation] = [:]
    var inspectors: [String: (key: String, address: String)] = [:]
    /// The numbers of processes, frames, front ends, replacements, works and lists so far.
    var counts = (process: 0, frame: 0, viewer: 0, replacement: 0, work: 0, listing: 0)
    /// Whether the previews are being listed after their code was replaced. No process starts meanwhile: the identifier of
    /// a provider's view is its index, and the replaced provider may have another view there.
    var isListing = false
    var task: Task<Void, Never>?
    /// The time of the change that is being shown.
    var changedAt: (date: Date, description: String)?
    /// The keys of processes whose first frame shows that change.
    var restarted: Set<String> = []
    private let socketPath: String
    private var watch: SourceWatch?
    private var watched: [URL] = []
    private var listener: LineSocket?

    init(
        build: ReloadBuild, targets: [String], filter: String?, timeout: Duration, log: Log, program: ReloadProgram,
        compiler: ReplacementCompiler
    ) {
        (self.build, self.targets, self.filter, self.timeout, self.log) = (build, targets, filter, timeout, log)
        (self.program, self.compiler) = (program, compiler)
        socketPath = build.logs.appendingPathComponent("p").path
        (events, report) = AsyncStream.makeStream(of: Event.self)
        sources = ReloadSession.currentSources(of: program, in: build.package, known: nil)
    }

    /// Lists the previews, and begins to watch. Called once, before the session runs.
    func prepareFirst() async throws {
        guard let listener = LineSocket(listeningAt: socketPath) else {
            throw CommandError("The socket \(socketPath) can't be made.")
        }
        self.listener = listener
        accept(listener)
        previews = try await list(program)
        startWatching()
    }

    /// Serves front ends until it is interrupted.
    func run() async {
        let report = self.report
        let clock = Task {
            while !Task.isCancelled {
                try? await Task.sleep(for: .seconds(1))
                report.yield(.second)
            }
        }
        for await event in events {
            switch event {
            case .filesChanged: prepare()
            case .process(let event, let key): handle(event, key: key)
            case .ended(let key, let reason): handleEnd(of: key, reason)
            case .prepared(let preparation, let number) where number == counts.work: await apply(preparation)
            case .prepared: break
            case .listed(let entries, let number): if number == counts.listing { take(entries) }
            case .request(let request, let viewer): await handle(request, from: viewer)
            case .left(let viewer): remove(viewer)
            case .second: for process in processes.values { process.endIfStuck(after: timeout) }
            case .interrupted: report.finish()
            }
        }
        clock.cancel()
        task?.cancel()
        watch?.end()
        for process in processes.values { process.end() }
        for viewer in viewers.values { viewer.finish() }
    }

    // MARK: - Front ends

    /// Adds a front end. Its stream begins with the current state.
    func addViewer() -> (number: Int, events: AsyncStream<GalleryEvent>) {
        counts.viewer += 1
        let (stream, viewer) = AsyncStream.makeStream(of: GalleryEvent.self, bufferingPolicy: .bufferingNewest(2000))
        viewers[counts.viewer] = viewer
        viewer.yield(.previews(previews.map(\.galleryPreview)))
        viewer.yield(.notice(notice))
        for preview in previews.map(\.name) {
            if problems[preview] != nil { viewer.yield(processEvent(of: preview)) }
        }
        return (counts.viewer, stream)
    }

    /// The contents of a picture; `nil` for one that was replaced by later ones.
    func picture(_ number: Int) -> Data? {
        pictures[number].flatMap { FileManager.default.contents(atPath: $0) }
    }

    func tell(_ event: GalleryEvent) { for viewer in viewers.values { viewer.yield(event) } }

    func show(_ new: GalleryNotice?) {
        guard new != notice else { return }
        notice = new
        tell(.notice(new))
    }

    // MARK: - Parts

    private nonisolated func accept(_ listener: LineSocket) {
        let report = self.report
        let thread = Thread { [self] in
            while let socket = listener.accepted() {
                let reader = Thread {
                    // The first message says which process it is.
                    var key = ""
                    socket.forEach(LivePreviewEvent.self) { event in
                        if case .started(let sent) = event {
                            key = sent
                            let (done, known) = (DispatchSemaphore(value: 0), key)
                            Task {
                                await self.connected(socket, key: known)
                                done.signal()
                            }
                            done.wait()
                        }
                        // While the session waits for it, it takes no events.
                        if case .saved(let states) = event {
                            let known = key
                            Task { await self.saved(states, key: known) }
                        }
                        report.yield(.process(event, key: key))
                    }
                }
                reader.start()
            }
        }
        thread.start()
    }

    private func connected(_ socket: LineSocket, key: String) {
        processes.values.first { $0.key == key }?.connect(socket)
    }

    private func saved(_ values: [PreviewState], key: String) {
        guard let name = processes.values.first(where: { $0.key == key })?.preview else { return }
        states[name] = values
    }

    /// Starts the process of a preview that is shown.
    func start(_ name: String) {
        guard !isListing, let wanted = shown[name], processes[name] == nil,
            let id = previews.first(where: { $0.name == name })?.id
        else { return }
        endOldest()
        counts.process += 1
        let key = "process\(counts.process)"
        let report = self.report
        let start = LivePreviewStart(
            id: id, key: key, socket: socketPath, folder: build.logs.appendingPathComponent(key).path,
            replacements: replacements)
        problems[name] = []
        do {
            let process = try GalleryProcess(
                program: program.path, start: start, preview: name, logs: build.logs, timeout: timeout
            ) { report.yield(.ended(key: key, reason: $0)) }
            processes[name] = process
            process.send(.show(variants: wanted.variants, scale: wanted.scale))
            if let states = states[name] { process.send(.restore(states)) }
        } catch {
            problems[name] = ["\(error)"]
        }
        tell(processEvent(of: name))
    }

    /// The state of a preview's process.
    func processEvent(of name: String) -> GalleryEvent {
        .process(preview: name, isRunning: processes[name] != nil, problems: problems[name] ?? [])
    }

    private func endOldest() {
        while processes.count >= Self.processLimit {
            let oldest = processes.keys.min { a, b in
                (shown[a]?.lastUse ?? .now) < (shown[b]?.lastUse ?? .now)
            }
            guard let oldest else { return }
            processes.removeValue(forKey: oldest)?.end()
            shown[oldest] = nil
            tell(processEvent(of: oldest))
        }
    }

    func startWatching() {
        let roots = ReloadSession.roots(of: program, in: build.package)
        guard roots != watched else { return }
        watched = roots
        watch?.end()
        let report = self.report
        watch = SourceWatch(roots: roots, excluded: build.package.scratch) { report.yield(.filesChanged) }
    }

    func currentSources() -> SourceState {
        ReloadSession.currentSources(of: program, in: build.package, known: sources)
    }

    /// Lists the previews of a program with replacements, those that the filter selects.
    func list(_ program: ReloadProgram, replacements: [String] = []) async throws -> [PreviewReport.Entry] {
        let found = PreviewProgram(
            path: program.path, modules: targets, sources: program.modules.flatMap(\.sources),
            replacements: replacements)
        let all = try await PreviewRunner(program: found, logs: build.logs, timeout: timeout).list()
        guard let filter else { return all }
        return all.filter { $0.name.localizedCaseInsensitiveContains(filter) }
    }
}

extension PreviewReport.Entry {
    /// The entry of the gallery's list.
    var galleryPreview: GalleryPreview {
        let base = file.map { URL(fileURLWithPath: $0).lastPathComponent } ?? module
        return GalleryPreview(
            name: name, title: title, group: "\(module)/\(base)", file: file, line: line, problems: problems)
    }
}
