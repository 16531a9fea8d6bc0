import AttributeGraph
import Dispatch
import Foundation
import MartletRuntime

/// The part of the inspector that runs off the main thread: creates and sends reports, and reads requests.
// @unchecked Sendable: all mutable state is confined to the queue.
final class InspectorWorker: @unchecked Sendable {
    let queue = DispatchQueue(label: "martlet.inspector", qos: .utility)
    /// The queue for the slow lookup of source locations.
    private let siteQueue = DispatchQueue(label: "martlet.inspector.sites", qos: .background)
    private let model = UpdateModel()
    private let feed: ReportFeed
    private let incoming = IncomingBatches()
    /// The graphs whose apps have ended: their waiting updates would bring views back.
    private var ended: Set<Int> = []
    private var socket: InspectorSocket?
    private var connections: [ObjectIdentifier: Connection] = [:]
    private var hello: Data?
    /// The number of outgoing bytes at which updates are dropped, for new connections.
    var outgoingLimit = 8 << 20
    private let encoder = JSONEncoder()
    private var issues: [Event.Issue] = []
    private var waitingSites = 0

    /// The largest number of simultaneous connections.
    private static let connectionLimit = 4
    /// The largest number of source locations looked up together. Further writes get no location.
    private static let siteLimit = 200
    private static let issueLimit = 200

    init(feed: ReportFeed) {
        self.feed = feed
        encoder.outputFormatting = .withoutEscapingSlashes
    }

    /// Returns a result computed from the model with all updates so far, from another thread.
    func read<Result>(_ body: (UpdateModel) -> Result) -> Result {
        queue.sync {
            takeIncoming()
            return body(model)
        }
    }

    /// The reported issues.
    var reportedIssues: [String] { queue.sync { issues.map(\.message) } }

    /// The number of updates dropped by connections since they could last accept one.
    var lostUpdates: Int { queue.sync { connections.values.reduce(0) { $0 + $1.lostUpdates } } }

    var hasClient: Bool { queue.sync { !connections.isEmpty } }

    /// Processes all updates so far, from another thread.
    func settle() { queue.sync { takeIncoming() } }

    // MARK: - Updates

    /// Adds an update, which is processed soon, together with others.
    func take(_ batch: UpdateBatch) {
        switch incoming.add(batch) {
        case .waits: break
        case .needsDeadline:
            queue.asyncAfter(deadline: .now() + IncomingBatches.delay) { [self] in
                incoming.deadlinePassed()
                takeIncoming()
            }
        case .isUrgent: queue.async { [self] in takeIncoming() }
        }
    }

    /// Processes the waiting updates. Everything else on the queue that depends on them comes after it.
    private func takeIncoming() {
        let batches = incoming.take()
        if batches.isEmpty { return }
        for connection in connections.values { connection.hold() }
        var writes: [(write: RecordedWrite, update: Int)] = []
        for batch in batches where !ended.contains(batch.graph) {
            let number = process(batch)
            writes += batch.update.writes.map { ($0, number) }
        }
        for connection in connections.values { connection.flush() }
        findSites(of: writes)
    }

    /// Processes an update, and returns its number.
    private func process(_ batch: UpdateBatch) -> Int {
        let isListed = feed.hasReaders || connections.values.contains { $0.isSubscribed }
        let (past, change) = model.take(batch, listing: isListed)
        if feed.hasReaders { feed.notify(past.report) }
        if !change.begun.isEmpty || !change.ended.isEmpty { sendTree(change) }
        sendToSubscribers(isUpdate: true) { UpdateLine(past).data }
        if batch.isTorn { Task { @MainActor [self] in Inspector.shared.sendViews(of: batch.graph, to: self) } }
        return past.number
    }

    /// Replaces the views of a graph by the current ones, and notifies all subscribers.
    func replaceViews(of graph: Int, by living: LivingViews) {
        queue.async { [self] in
            takeIncoming()
            model.replaceViews(of: graph, by: living.views)
            for connection in connections.values where connection.isSubscribed { sendWholeTree(to: connection) }
        }
    }

    /// Removes a graph whose app has ended, with all its views.
    func forget(graph: Int) {
        queue.async { [self] in
            takeIncoming()
            ended.insert(graph)
            let views = model.forget(graph: graph)
            if !views.isEmpty { sendTree(.init(begun: [], ended: views)) }
        }
    }

    /// Looks the source locations of writes up, all on one other thread: to wake it for each took more time than that.
    private func findSites(of writes: [(write: RecordedWrite, update: Int)]) {
        let taken = writes.prefix(Self.siteLimit - waitingSites)
        if taken.isEmpty { return }
        waitingSites += taken.count
        siteQueue.async { [self] in
            let sites = taken.map { $0.write.site.map(UpdateReport.Site.init) }
            queue.async { [self] in
                waitingSites -= taken.count
                for ((write, update), site) in zip(taken, sites) {
                    guard let site else { continue }
                    model.record(site, of: Int(write.number), in: update)
                    sendToSubscribers(
                        Event.Site(
                            write: Int(write.number), file: site.file, line: site.line, function: site.function))
                }
            }
        }
    }

    func record(_ issue: String, at time: Int) {
        queue.async { [self] in
            takeIncoming()
            let event = Event.Issue(time: time, message: issue)
            if issues.count < Self.issueLimit { issues.append(event) }
            sendToSubscribers(event)
        }
    }

    // MARK: - Connections

    /// Opens the socket.
    func listen(at path: String, hello: Event.Hello) throws(SocketError) {
        self.hello = try? encoder.encode(hello)
        do {
            try queue.sync {
                socket = try InspectorSocket(at: path, queue: queue) { [unowned self] in connect($0) }
            }
        } catch let error as SocketError { throw error } catch { throw SocketError("\(error)") }
        LastUpdates.sendAtExit(by: self)
    }

    /// Closes the socket, and ends all connections.
    func stopListening() {
        queue.sync {
            socket = nil
            for connection in connections.values { connection.close() }
        }
    }

    private func connect(_ descriptor: Int32) {
        weak var made: Connection?
        let connection = Connection(
            descriptor, queue: queue, outgoingLimit: outgoingLimit,
            events: .init(
                line: { [unowned self] in if let made { take($0, from: made) } },
                closed: { [unowned self] in
                    if let made { connections[ObjectIdentifier(made)] = nil }
                    if connections.isEmpty { Task { @MainActor in Inspector.shared.lastConnectionClosed() } }
                }))
        made = connection
        guard connections.count < Self.connectionLimit else {
            send(Event.Failure(error: "\(Self.connectionLimit) are connected already"), to: connection)
            return connection.close()
        }
        connections[ObjectIdentifier(connection)] = connection
        if let hello { connection.send(hello) }
        Task { @MainActor in Inspector.shared.resumeRecording() }
    }

    private func take(_ line: Data, from connection: Connection) {
        guard let request = try? JSONDecoder().decode(Request.self, from: line) else {
            return send(
                Event.Failure(error: "a line is no request: it needs the number 'id' and the text 'ask'"),
                to: connection)
        }
        switch request.ask {
        case "subscribe":
            // Through the main actor, so that recording has resumed and the tree is that of now.
            let token = ObjectIdentifier(connection)
            Task { @MainActor [self] in
                Inspector.shared.resumeRecording()
                queue.async { [self] in
                    if let connection = connections[token] { subscribe(connection, request.id) }
                }
            }
        case "unsubscribe":
            // Not before a subscription that was requested earlier.
            let token = ObjectIdentifier(connection)
            Task { @MainActor [self] in
                queue.async { [self] in
                    takeIncoming()
                    guard let connection = connections[token] else { return }
                    connection.isSubscribed = false
                    send(Answer(re: request.id, content: Done()), to: connection)
                }
            }
        case "settle":
            // The message takes the way through the main actor, so that ends that occurred there before are already in
            // the queue.
            let token = ObjectIdentifier(connection)
            Task { @MainActor [self] in
                queue.async { [self] in
                    takeIncoming()
                    if let connection = connections[token] {
                        send(Answer(re: request.id, content: Done()), to: connection)
                    }
                }
            }
        default:
            let token = ObjectIdentifier(connection)
            Task { @MainActor [self] in
                let answer = Answer(re: request.id, content: Inspector.shared.answer(request))
                guard let line = try? JSONEncoder().encode(answer) else { return }
                queue.async { [self] in connections[token]?.send(line) }
            }
        }
    }

    private func subscribe(_ connection: Connection, _ request: Int) {
        takeIncoming()
        send(Answer(re: request, content: Done()), to: connection)
        connection.isSubscribed = true
        sendWholeTree(to: connection)
        for issue in issues { send(issue, to: connection) }
    }

    /// Sends an event to all subscribers.
    func notify(_ event: some Encodable & Sendable) {
        queue.async { [self] in
            takeIncoming()
            sendToSubscribers(event)
        }
    }

    private func sendToSubscribers(_ event: some Encodable) {
        sendToSubscribers(isUpdate: false) { try? encoder.encode(event) }
    }

    private func sendToSubscribers(isUpdate: Bool, _ event: () -> Data?) {
        let subscribers = connections.values.filter(\.isSubscribed)
        guard !subscribers.isEmpty, let line = event() else { return }
        for connection in subscribers {
            if connection.isFull || connection.lostUpdates > 0 && !connection.isEmpty {
                if isUpdate { connection.lostUpdates += 1 }
                continue
            }
            if connection.lostUpdates > 0 {
                send(Event.Lost(updates: connection.lostUpdates), to: connection)
                connection.lostUpdates = 0
                sendWholeTree(to: connection)
            }
            connection.send(line)
        }
    }

    private func send(_ message: some Encodable, to connection: Connection) {
        if let line = try? encoder.encode(message) { connection.send(line) }
    }

    // MARK: - The tree

    private func sendWholeTree(to connection: Connection) {
        let begun = model.tree.map { view, parent, type in
            let known = model.view(view)
            return Event.Begun(
                view: view.description, parent: parent?.description, type: type, runs: known?.runs, skips: known?.skips)
        }
        let types = newTypes(for: connection)
        send(Event.Views(whole: true, begun: begun, ended: [], types: types), to: connection)
    }

    private func sendTree(_ change: UpdateModel.TreeChange) {
        let begun = change.begun.map {
            Event.Begun(view: $0.view.description, parent: $0.parent?.description, type: $0.type)
        }
        let ended = change.ended.map(\.description)
        for connection in connections.values where connection.isSubscribed && connection.lostUpdates == 0 {
            guard !connection.isFull else { continue }
            send(Event.Views(begun: begun, ended: ended, types: newTypes(for: connection)), to: connection)
        }
    }

    /// Returns the types that a connection does not know yet, and marks them as known.
    private func newTypes(for connection: Connection) -> [Event.TypeName] {
        let types = model.types[connection.knownTypes...].map(Event.TypeName.init)
        connection.knownTypes = model.types.count
        return types
    }
}

/// The live views of a graph.
// @unchecked Sendable: view types live as long as the process, and are immutable.
struct LivingViews: @unchecked Sendable {
    let views: [(view: AnyAttribute, parent: AnyAttribute?, type: ViewType)]
}
