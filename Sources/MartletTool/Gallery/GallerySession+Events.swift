import Foundation
import MartletPreviewMessages

/// Reacting to front ends and to the processes of previews.
extension GallerySession {
    func handle(_ request: GalleryRequest, from viewer: Int) async {
        switch request {
        case .show(let name, let texts, let scale):
            guard previews.contains(where: { $0.name == name }), texts.count <= 32 else { return }
            let variants = texts.compactMap { try? PreviewVariant(parsing: $0) }
            var entry = shown[name] ?? Shown(variants: [], scale: 1, viewers: [])
            (entry.variants, entry.scale) = (variants, min(max(scale, 1), 4))
            entry.viewers.insert(viewer)
            entry.lastUse = .now
            shown[name] = entry
            if let process = processes[name] {
                process.send(.show(variants: variants, scale: entry.scale))
                // The front end may not have had the frames of views that do not change.
                sendFrames(of: name, to: viewer)
            } else {
                start(name)
            }
        case .hide(let name): hide(name, from: viewer)
        case .input(let name, let variant, let input):
            shown[name]?.lastUse = .now
            processes[name]?.send(.input(variant: variant, input))
        case .restart(let name):
            states[name] = nil
            processes.removeValue(forKey: name)?.end()
            frames[name] = nil
            start(name)
        case .inspect(let name): await inspect(name, for: viewer)
        }
    }

    func remove(_ viewer: Int) {
        viewers.removeValue(forKey: viewer)?.finish()
        for name in shown.keys { hide(name, from: viewer) }
    }

    private func hide(_ name: String, from viewer: Int) {
        guard shown[name]?.viewers.remove(viewer) != nil, shown[name]?.viewers.isEmpty == true else { return }
        shown[name] = nil
        frames[name] = nil
        states[name] = nil
        processes.removeValue(forKey: name)?.end()
        tell(processEvent(of: name))
    }

    private func sendFrames(of name: String, to viewer: Int) {
        for (number, frame) in (frames[name] ?? [:]).values {
            viewers[viewer]?.yield(.frame(preview: name, number: number, frame: frame))
        }
    }

    private func inspect(_ name: String, for viewer: Int) async {
        guard let process = processes[name] else { return }
        if let known = inspectors[name], known.key == process.key {
            viewers[viewer]?.yield(.inspector(preview: name, address: known.address))
            return
        }
        guard let socket = process.inspectorSocket(of: program.path),
            let server = try? PageServer(finder: AppFinder(socket: socket), recording: nil, log: log),
            let address = try? await server.start()
        else { return log.write("the inspector of \(name) can't be opened") }
        inspectors[name] = (process.key, address)
        viewers[viewer]?.yield(.inspector(preview: name, address: address))
        log.write("the inspector of \(name): \(address)")
    }

    // MARK: - Processes

    func handle(_ event: LivePreviewEvent, key: String) {
        guard let process = processes.values.first(where: { $0.key == key }) else { return }
        process.touch()
        let name = process.preview
        switch event {
        case .started, .responds, .saved: break
        case .frame(let frame): take(frame, from: process)
        case .issue(let variant, let message):
            let text = variant.isEmpty ? message : "\(variant): \(message)"
            // Most problems do not depend on the variant.
            guard problems[name]?.contains(where: { $0.hasSuffix(message) }) != true else { return }
            problems[name, default: []].append(text)
            tell(processEvent(of: name))
        case .loaded(nil): sendReloaded()
        case .loaded(let problem?):
            log.write("a replacement can't be loaded: \(problem)")
            prepare(rebuilds: true)
        }
    }

    private func take(_ frame: PreviewFrame, from process: GalleryProcess) {
        let name = process.preview
        counts.frame += 1
        let number = counts.frame
        if let file = frame.file {
            pictures[number] = file
            // Front ends fetch a picture as soon as they hear of it.
            pictures[number - 500] = nil
        }
        frames[name, default: [:]][frame.variant] = (number, frame)
        tell(.frame(preview: name, number: number, frame: frame))
        if changedAt != nil, restarted.remove(process.key) != nil { sendReloaded() }
    }

    func sendReloaded() {
        guard let change = changedAt else { return }
        changedAt = nil
        let milliseconds = Int(Date().timeIntervalSince(change.date) * 1000)
        log.write("Shown \(milliseconds) ms after saving (\(change.description)).")
        tell(.reloaded(milliseconds: milliseconds, description: change.description))
    }

    func handleEnd(of key: String, _ reason: String) {
        guard let process = processes.values.first(where: { $0.key == key }) else { return }
        let name = process.preview
        processes[name] = nil
        frames[name] = nil
        if problems[name]?.contains(reason) != true { problems[name, default: []].append(reason) }
        tell(processEvent(of: name))
    }
}
