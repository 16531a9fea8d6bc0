import Foundation
import MartletReloadMessages

/// Work in the background: from a change of files to a shared object or a program.
extension ReloadSession {
    /// Begins to prepare what the current files ask for, in place of earlier work.
    func prepare(rebuilds: Bool = false) {
        work += 1
        let (work, earlier) = (work, task)
        earlier?.cancel()
        task = Task {
            // A cancelled build must not write the same files.
            await earlier?.value
            // An editor may still be renaming.
            try? await Task.sleep(for: .milliseconds(10))
            guard !Task.isCancelled else { return }
            let preparation: Preparation?
            do {
                preparation = try await prepareNow(rebuilds: rebuilds, work: work)
            } catch let failure as CompileFailure {
                preparation = .failure(failure.notice)
            } catch is CancellationError {
                preparation = nil
            } catch {
                let lines = "\(error)".split(separator: "\n").prefix(5).map(String.init)
                preparation = .failure(
                    ReloadNotice(title: lines.first ?? "", lines: Array(lines.dropFirst()), isError: true))
            }
            guard let preparation, !Task.isCancelled else { return }
            report.yield(.prepared(preparation, work: work))
        }
    }

    private func prepareNow(rebuilds: Bool, work: Int) async throws -> Preparation {
        var new = currentSources()
        switch sources.difference(to: new) {
        case .nothing, .bodies: break
        // An editor may have written half of a file, or be about to put a file in the place of another.
        case .compile, .resources:
            try await Task.sleep(for: .milliseconds(60))
            new = currentSources()
        case .build:
            try await Task.sleep(for: .milliseconds(200))
            new = currentSources()
        }
        let beginning = ContinuousClock.now
        var reason: String
        var runsSwiftPM = false
        switch sources.difference(to: new) {
        case .nothing where !rebuilds: return .nothing
        case .nothing: reason = "the app has ended"
        case .compile(let text): reason = text
        case .build(let text): (reason, runsSwiftPM) = (text, true)
        case .bodies where rebuilds: reason = "the app has ended"
        case .resources where rebuilds: (reason, runsSwiftPM) = ("the app has ended", true)
        case .bodies(let changes):
            if let replacement = try await replace(changes, resources: [], in: new, since: beginning) {
                return replacement
            }
            reason = "a replacement did not compile"
        case .resources(let files, let changes):
            reason = "code is made of \(URL(fileURLWithPath: files[0]).lastPathComponent)"
            let areKnown = files.allSatisfy { sources.others[$0] != nil && new.others[$0] != nil }
            if try await build.updateResources(files, areKnown: areKnown, of: program) {
                if let replacement = try await replace(changes, resources: files, in: new, since: beginning) {
                    return replacement
                }
                reason = "a replacement did not compile"
            }
        }
        output.say("Building, because \(reason).")
        if shownNotice?.isError != true { show(ReloadNotice(title: "Building …", isError: false)) }
        let program = try await build.build(runsSwiftPM: runsSwiftPM)
        let compiler = try await ReplacementCompiler(program: program, folder: build.folder, logs: build.logs)
        return .program(
            program, compiler, sources: new, seconds: (ContinuousClock.now - beginning) / .seconds(1))
    }

    /// Compiles replacements of bodies. Returns `nil` if they do not compile.
    private func replace(
        _ changes: [String: [Int]], resources: [String], in new: SourceState, since beginning: ContinuousClock.Instant
    ) async throws -> Preparation? {
        replacement += 1
        let number = replacement
        do {
            let parts = changes.keys.sorted().compactMap { part(at: $0, changes, in: new) }
            let path = parts.isEmpty ? nil : try await compiler.compile(parts, number: number)
            return .replacement(
                path: path, number: number, sources: new, changed: changes.values.reduce(0) { $0 + $1.count },
                resources: resources.count, seconds: (ContinuousClock.now - beginning) / .seconds(1))
        } catch let failure as CompileFailure {
            try Task.checkCancellation()
            // Mostly an error of the developer's. The module tells whether it is one of the replacement.
            show(failure.notice)
            return nil
        }
    }

    private func part(
        at path: String, _ changes: [String: [Int]], in new: SourceState
    ) -> ReplacementCompiler.Part? {
        guard let file = new.versions[path]?.members, let members = changes[path],
            let module = program.modules.first(where: { $0.sources.contains(path) })
        else { return nil }
        return .init(module: module.name, path: path, file: file, members: members)
    }
}
