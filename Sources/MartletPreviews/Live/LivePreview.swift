import Foundation
import Martlet
import MartletPreviewMessages
import MartletReloadMessages

#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A preview that runs in this process until the tool closes the socket: it follows the real time, takes input, and sends a
/// picture whenever it looks different.
@MainActor
final class LivePreview {
    private let preview: ShownPreview
    private let link: LineSocket
    private let folder: URL
    private var shown: [LiveVariant] = []
    /// The time of the last change or input. Soon after it, frames are as frequent as in an app.
    private var lastChange = ContinuousClock.now
    private var lastTurn = ContinuousClock.now
    private var lastResponse = ContinuousClock.now

    private init(preview: ShownPreview, link: LineSocket, folder: URL) {
        (self.preview, self.link, self.folder) = (preview, link, folder)
    }

    /// Shows a preview. Returns only if it can't be shown.
    static func run(_ start: LivePreviewStart, events: EventLog<PreviewEvent>) async {
        for path in start.replacements { _ = ReplacedCode.load(path) }
        guard let link = LineSocket(connectingTo: start.socket) else {
            return events.write(.refused(reason: "The tool has ended."))
        }
        link.send(LivePreviewEvent.started(key: start.key))
        guard let preview = ShownPreview(id: start.id) else {
            link.send(LivePreviewEvent.issue(variant: "", message: "The program has no preview \(start.id)."))
            return
        }
        let live = LivePreview(preview: preview, link: link, folder: URL(fileURLWithPath: start.folder))
        let (requests, incoming) = AsyncStream.makeStream(of: LivePreviewRequest.self)
        let reader = Thread {
            link.forEach(LivePreviewRequest.self) { incoming.yield($0) }
            // Views' destructors are no part of a preview.
            _exit(0)
        }
        reader.start()
        let turning = Task { await live.turn() }
        for await request in requests { await live.serve(request) }
        turning.cancel()
    }

    // MARK: - Requests

    private func serve(_ request: LivePreviewRequest) async {
        lastChange = .now
        switch request {
        case .show(let variants, let scale): await show(variants, scale: scale)
        case .input(let name, let input):
            guard let variant = shown.first(where: { $0.variant.name == name }) else { return }
            variant.send(input)
            send(variant)
        case .load(let path, let resources):
            if resources { ReloadedResources.forget() }
            let problem = path.flatMap { ReplacedCode.load($0) }
            if problem == nil {
                for variant in shown {
                    variant.redraw()
                    send(variant)
                }
            }
            link.send(LivePreviewEvent.loaded(problem: problem))
        case .save: link.send(LivePreviewEvent.saved(shown.flatMap(\.states)))
        case .restore(let states):
            for variant in shown {
                variant.restore(states)
                send(variant)
            }
        }
    }

    private func show(_ variants: [PreviewVariant], scale: Double) async {
        var old = shown
        shown = []
        for variant in variants {
            if let known = old.firstIndex(where: { $0.variant == variant && $0.scale == scale }) {
                shown.append(old.remove(at: known))
                continue
            }
            do {
                let view = try await preview.view()
                let made = try LiveVariant(variant, settings: preview.settings, scale: scale, folder: folder) { view }
                shown.append(made)
                send(made)
            } catch {
                link.send(LivePreviewEvent.issue(variant: variant.name, message: "\(error)"))
            }
        }
        for variant in old { variant.end() }
    }

    // MARK: - Time

    private func turn() async {
        while !Task.isCancelled {
            let now = ContinuousClock.now
            // After a long pause, such as that of a debugger, time goes on where it was.
            let elapsed = min(now - lastTurn, .milliseconds(250))
            lastTurn = now
            var isMoving = false
            for variant in shown {
                variant.advance(by: elapsed)
                if send(variant) || variant.isMoving { isMoving = true }
            }
            if isMoving { lastChange = now }
            if now - lastResponse > .seconds(1) {
                lastResponse = now
                link.send(LivePreviewEvent.responds)
            }
            let isQuiet = now - lastChange > .seconds(1)
            try? await Task.sleep(for: .milliseconds(isQuiet ? 100 : 16))
        }
    }

    /// Sends the picture and the issues of a variant, as far as they are new.
    /// - Returns: Whether there was a new picture.
    @discardableResult
    private func send(_ variant: LiveVariant) -> Bool {
        for message in variant.takeIssues() {
            link.send(LivePreviewEvent.issue(variant: variant.variant.name, message: message))
        }
        guard let frame = variant.takeFrame() else { return false }
        link.send(LivePreviewEvent.frame(frame))
        return true
    }
}
