import AttributeGraph
import Foundation
import Martlet
import MartletReloadMessages
import MartletRuntime

#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Serves the tool's requests in the app.
@MainActor
final class Reloader {
    static let shared = Reloader()

    private let notices = ReloadNotices()
    private var link: LineSocket?

    /// Announces the process, and begins to serve requests. Called before the app has been created.
    func start(_ link: LineSocket) {
        self.link = link
        AppWindow.decorate = { [notices] in AnyView($0.modifier(ReloadBanner(notices: notices))) }
        link.send(ReloadEvent.started(process: ProcessInfo.processInfo.processIdentifier))
        let thread = Thread {
            link.forEach(ReloadRequest.self) { request in
                let received = ContinuousClock.now
                Task { @MainActor in await Reloader.shared.serve(request, received: received) }
            }
        }
        thread.start()
        Task { @MainActor in await Reloader.shared.waitForFirstFrame() }
    }

    private func waitForFirstFrame() async {
        var timeLeft = Duration.seconds(2)
        while true {
            if let window = CurrentScene.app?.windows.first, let scene = window.scene, scene.updateCount > 0 {
                // A window behind others may never be drawn.
                if !window.awaitsFirstFrame || timeLeft <= .zero {
                    // Windows round to pixels, terminals to cells.
                    link?.send(ReloadEvent.appeared(inTerminal: scene.profile.pixelSize.height > 4))
                    return
                }
                timeLeft -= .milliseconds(5)
            }
            try? await Task.sleep(for: .milliseconds(5))
        }
    }

    private func serve(_ request: ReloadRequest, received: ContinuousClock.Instant) async {
        switch request {
        case .load(let path, let resources, let number):
            if resources { ReloadedResources.forget() }
            if let path { guard load(path, number) else { return } }
            await redraw(number, received)
        case .show(let notice): notices.notice = notice
        case .save:
            CurrentScene.app?.saveSceneValues()
            let states = CurrentScene.app?.scene.inspection.keptState() ?? []
            link?.send(
                ReloadEvent.saved(
                    states.map {
                        SavedState(view: $0.view, property: $0.property, json: $0.json, object: $0.object)
                    }))
        case .restore(let states): await restore(states)
        case .operate(let operation, let number):
            let answer: AppAnswer
            do {
                answer = AppAnswer(try await AppOperator { await self.update() }.perform(operation))
            } catch {
                answer = AppAnswer(error.description, isError: true)
            }
            link?.send(ReloadEvent.operated(answer, number: number))
        case .quit: CurrentScene.app?.quit()
        }
    }

    /// Loads a shared object. Returns whether that was possible.
    private func load(_ path: String, _ number: Int) -> Bool {
        // Never closed: the code stays in use.
        guard dlopen(path, RTLD_NOW | RTLD_LOCAL) != nil else {
            let reason = dlerror().map { String(cString: $0) } ?? "no reason was given"
            link?.send(ReloadEvent.refused(number: number, reason: reason))
            return false
        }
        return true
    }

    /// Runs all rules again, and reports the update.
    private func redraw(_ number: Int, _ received: ContinuousClock.Instant) async {
        guard let app = CurrentScene.app else { return }
        app.scene.graph.invalidateAllRules()
        await update()
        let time = (ContinuousClock.now - received) / .seconds(1)
        link?.send(ReloadEvent.redrawn(number: number, seconds: time))
    }

    /// Requests an update, and returns after it, or after a second if the host shows no frames.
    private func update() async {
        guard let app = CurrentScene.app else { return }
        let scenes = app.scene.inspection.scenesOfApp
        let counts = scenes.map(\.updateCount)
        for scene in scenes { scene.requestUpdate() }
        for _ in 0..<1000 {
            try? await Task.sleep(for: .milliseconds(1))
            if zip(scenes, counts).contains(where: { $0.updateCount != $1 }) { return }
        }
    }

    /// Sets the state of views that are there, and of those that appear because of it.
    private func restore(_ states: [SavedState]) async {
        var rest = states.map {
            KeptState(view: $0.view, property: $0.property, json: $0.json, object: $0.object)
        }
        let objects = RestoredObjects()
        for _ in 0..<20 {
            guard let scene = CurrentScene.app?.scene, !rest.isEmpty else { return }
            let left = scene.inspection.restore(rest, objects: objects)
            guard left.count < rest.count else { return }
            rest = left
            await update()
        }
    }
}
