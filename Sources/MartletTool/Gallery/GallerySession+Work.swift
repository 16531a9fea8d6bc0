import Foundation
import MartletPreviewMessages

/// From a change of files to previews that show it.
extension GallerySession {
    /// Begins to prepare what the current files ask for, in place of earlier work.
    func prepare(rebuilds: Bool = false) {
        counts.work += 1
        let (work, earlier) = (counts.work, task)
        earlier?.cancel()
        task = Task {
            // A cancelled build must not write the same files.
            await earlier?.value
            // An editor may still be renaming.
            try? await Task.sleep(for: .milliseconds(10))
            guard !Task.isCancelled else { return }
            let preparation: Preparation
            do {
                preparation = try await prepareNow(rebuilds: rebuilds)
            } catch is CancellationError {
                return
            } catch let failure as CompileFailure {
                let notice = failure.notice
                preparation = .failure(GalleryNotice(title: notice.title, lines: notice.lines, isError: true))
            } catch {
                let lines = "\(error)".split(separator: "\n").prefix(5).map(String.init)
                preparation = .failure(
                    GalleryNotice(title: lines.first ?? "", lines: Array(lines.dropFirst()), isError: true))
            }
            guard !Task.isCancelled else { return }
            report.yield(.prepared(preparation, work: work))
        }
    }

    private func prepareNow(rebuilds: Bool) async throws -> Preparation {
        var new = currentSources()
        switch sources.difference(to: new) {
        case .nothing, .bodies: break
        // An editor may have written half of a file, or be about to put a file in the place of another.
        case .compile, .build, .resources:
            try await Task.sleep(for: .milliseconds(60))
            new = currentSources()
        }
        var runsSwiftPM = false
        switch sources.difference(to: new) {
        case .nothing where !rebuilds: return .nothing
        case .bodies(let changes) where !rebuilds:
            if let replacement = try await replace(changes, resources: [], in: new) { return replacement }
        case .resources(let files, let changes) where !rebuilds:
            let areKnown = files.allSatisfy { sources.others[$0] != nil && new.others[$0] != nil }
            if try await build.updateResources(files, areKnown: areKnown, of: program),
                let replacement = try await replace(changes, resources: files, in: new)
            {
                return replacement
            }
        case .build, .resources: runsSwiftPM = true
        case .nothing, .bodies, .compile: break
        }
        if notice?.isError != true { show(GalleryNotice(title: "Building …", isError: false)) }
        let built = try await build.build(runsSwiftPM: runsSwiftPM)
        let compiler = try await ReplacementCompiler(program: built, folder: build.folder, logs: build.logs)
        return .program(built, compiler, sources: new, previews: try await list(built))
    }

    /// Compiles replacements of bodies. Returns `nil` if they do not compile.
    private func replace(
        _ changes: [String: [Int]], resources: [String], in new: SourceState
    ) async throws -> Preparation? {
        counts.replacement += 1
        do {
            let parts = changes.keys.sorted().compactMap { path -> ReplacementCompiler.Part? in
                guard let file = new.versions[path]?.members, let members = changes[path],
                    let module = self.program.modules.first(where: { $0.sources.contains(path) })
                else { return nil }
                return .init(module: module.name, path: path, file: file, members: members)
            }
            let path = parts.isEmpty ? nil : try await compiler.compile(parts, number: counts.replacement)
            let lists = changes.contains { path, members in
                members.contains { new.versions[path]?.members?.members[$0].declaration.name == "previews" }
            }
            return .replacement(
                path: path, sources: new, changed: changes.values.reduce(0) { $0 + $1.count },
                resources: resources.count, lists: lists)
        } catch let failure as CompileFailure {
            try Task.checkCancellation()
            // Mostly an error of the developer's. The module tells whether it is one of the replacement.
            show(GalleryNotice(title: failure.notice.title, lines: failure.notice.lines, isError: true))
            return nil
        }
    }

    func apply(_ preparation: Preparation) async {
        switch preparation {
        case .nothing: show(nil)
        case .failure(let notice): show(notice)
        case .replacement(let path, let new, let count, let resources, let lists):
            changedAt = (
                ReloadSession.lastChange(from: sources, to: new),
                ReloadSession.count(members: count, resources: resources)
            )
            sources = new
            if let path { replacements.append(path) }
            show(nil)
            for process in processes.values {
                // For the case that the new code crashes.
                process.send(.save)
                process.send(.load(path: path, resources: resources > 0))
            }
            // A provider's views are found by running code that was replaced, and one that crashed may be mended.
            if lists || previews.contains(where: { $0.id == nil }) { listAgain() }
            // Those that have crashed may be mended.
            startShown()
        case .program(let new, let compiler, let newSources, let entries):
            changedAt = (ReloadSession.lastChange(from: sources, to: newSources), "built, and started again")
            (program, self.compiler, sources, replacements) = (new, compiler, newSources, [])
            previews = PreviewReport.Entry.keepingNames(in: entries, from: previews)
            // A list of the earlier program comes too late.
            counts.listing += 1
            isListing = false
            startWatching()
            await saveStates()
            for process in processes.values { process.end() }
            processes = [:]
            problems = [:]
            tell(.previews(previews.map(\.galleryPreview)))
            show(nil)
            restarted = []
            startShown()
        }
    }

    /// Starts processes for shown previews that have none.
    private func startShown() {
        for name in shown.keys.sorted() where processes[name] == nil {
            start(name)
            if let key = processes[name]?.key { restarted.insert(key) } else { tell(processEvent(of: name)) }
        }
    }

    /// Lists the previews of the program as it is after the replacements, in the background.
    private func listAgain() {
        counts.listing += 1
        isListing = true
        let (program, replacements, listing, report) = (program, replacements, counts.listing, report)
        Task { report.yield(.listed(try? await list(program, replacements: replacements), listing: listing)) }
    }

    /// Takes over a list of the same program, and starts the processes that have waited for it.
    func take(_ entries: [PreviewReport.Entry]?) {
        isListing = false
        let new = entries.map { PreviewReport.Entry.keepingNames(in: $0, from: previews) } ?? previews
        let isSame = new.map(\.galleryPreview) == previews.map(\.galleryPreview)
        if !isSame || new.map(\.id) != previews.map(\.id) {
            previews = new
            tell(.previews(new.map(\.galleryPreview)))
        }
        startShown()
    }

    /// Asks the processes for the state of their views, and waits for a while. The reader of
    /// the socket sets them, because the session takes no events meanwhile.
    private func saveStates() async {
        for name in processes.keys { states[name] = nil }
        for process in processes.values { process.send(.save) }
        let deadline = ContinuousClock.now + .milliseconds(500)
        while processes.keys.contains(where: { states[$0] == nil }), ContinuousClock.now < deadline {
            try? await Task.sleep(for: .milliseconds(5))
        }
    }
}
