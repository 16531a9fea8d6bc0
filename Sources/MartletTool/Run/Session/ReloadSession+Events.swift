import Foundation
import MartletReloadMessages

#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Applying what was prepared, and reacting to the app.
extension ReloadSession {
    func apply(_ preparation: Preparation) async throws {
        switch preparation {
        case .nothing: show(nil)
        case .failure(let notice):
            output.say(([notice.title + ":"] + notice.lines).joined(separator: "\n    "))
            show(notice)
        case .replacement(let path, let number, let new, let count, let resources, let seconds):
            let changed = Self.lastChange(from: sources, to: new)
            sources = new
            guard let app, !app.hasEnded else { return prepare(rebuilds: true) }
            sent = (number, changed, seconds, count, resources)
            lastReload = .now
            app.send(.load(path: path, resources: resources > 0, number: number))
            show(nil)
        case .program(let program, let compiler, let new, let seconds):
            adopt(program, compiler, new)
            output.say(String(format: "Built in %.1f s; the app starts again.", seconds))
            show(nil)
            try await restart()
        }
    }

    /// Says how many members and resources were replaced.
    static func count(members: Int, resources: Int) -> String {
        let files = resources == 1 ? "1 resource" : "\(resources) resources"
        return resources == 0 ? "\(members) replaced" : members == 0 ? files : "\(members) replaced, \(files)"
    }

    /// The latest date of a file that differs.
    static func lastChange(from old: SourceState, to new: SourceState) -> Date {
        let sources = new.versions.filter { old.versions[$0]?.text != $1.text }.keys
        let resources = new.others.filter { old.others[$0] != $1 }.keys
        let dates = (Array(sources) + resources).compactMap { path in
            SourceWatch.stamp(of: path).map {
                Date(timeIntervalSince1970: Double($0.stamp.seconds) + Double($0.stamp.nanoseconds) / 1e9)
            }
        }
        return dates.max() ?? Date()
    }

    /// Starts the new program. In a window, the old one stays until the new one has drawn; a terminal shows one at a time.
    private func restart() async throws {
        sent = nil
        guard let app, !app.hasEnded else {
            self.app = try start()
            return
        }
        hasSaved = false
        app.send(.save)
        // An app that does not answer is not waited for.
        let deadline = ContinuousClock.now + .seconds(2)
        while !hasSaved, ContinuousClock.now < deadline, !app.hasEnded {
            try? await Task.sleep(for: .milliseconds(5))
        }
        if isInTerminal {
            self.app = nil
            await app.end()
            self.app = try start()
        } else {
            successor = try start()
        }
    }

    func handle(_ event: ReloadEvent, from process: Int32) async throws {
        switch event {
        case .started: break
        case .appeared(let inTerminal):
            isShown = true
            isInTerminal = inTerminal
            output.appUsesTerminal = inTerminal
            guard let shown = [app, successor].compactMap({ $0 }).first(where: { $0.number == process }) else { return }
            if !savedStates.isEmpty { shown.send(.restore(savedStates)) }
            if let shownNotice { shown.send(.show(shownNotice)) }
            guard shown === successor else { return }
            let old = app
            (app, successor) = (shown, nil)
            await old?.end()
        case .saved, .operated: break
        case .redrawn(let number, let seconds):
            guard let sent, sent.number == number, process == app?.number else { return }
            self.sent = nil
            let milliseconds = Int(Date().timeIntervalSince(sent.changedAt) * 1000)
            output.say(
                "Shown \(milliseconds) ms after saving (\(Self.count(members: sent.members, resources: sent.resources)); "
                    + "\(sent.members > 0 ? "compiled" : "copied") in \(Int(sent.preparation * 1000)) ms, "
                    + "drawn in \(Int(seconds * 1000)) ms).")
            // For the case that the new code crashes later.
            app?.send(.save)
        case .refused(let number, let reason):
            guard sent?.number == number else { return }
            sent = nil
            output.say("A replacement can't be loaded: \(reason)")
            prepare(rebuilds: true)
        }
    }

    /// Reacts to the end of a process. Returns the status with which the tool ends, if it does.
    func handleEnd(of generation: Int, _ status: Int32) async throws -> Int32? {
        if successor?.generation == generation {
            successor = nil
            output.say("The new program has ended before it was shown; the old one goes on.")
            return nil
        }
        guard app?.generation == generation else { return nil }
        // It has ended by itself, or a signal has ended it.
        if status < 128 || [SIGHUP, SIGINT, SIGKILL, SIGTERM].contains(status - 128) {
            guard let next = successor else { return status }
            (app, successor) = (next, nil)
            return nil
        }
        app = nil
        isShown = false
        output.restoreTerminal()
        if let lastReload, ContinuousClock.now - lastReload < .seconds(10) {
            self.lastReload = nil
            output.say("The app crashed after a change (signal \(status - 128)). It is built and started again.")
            prepare(rebuilds: true)
        } else {
            output.say("The app crashed (signal \(status - 128)). It starts again after the next change.")
        }
        return nil
    }
}
