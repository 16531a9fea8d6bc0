import Foundation
import MartletPreviewMessages

/// Lists and draws the previews of a program, each in a process of its own.
struct PreviewRunner: Sendable {
    let program: PreviewProgram
    let process: PreviewProcess

    init(program: PreviewProgram, logs: URL, timeout: Duration) {
        self.program = program
        process = PreviewProcess(program: program.path, logs: logs, timeout: timeout)
    }

    /// Finds all previews. A type that ends the program becomes an entry with a problem, and the search continues
    /// without it.
    func list() async throws -> [PreviewReport.Entry] {
        var skipped: [Int] = []
        var found: [(type: (number: Int, name: String), preview: PreviewDescription)] = []
        var broken: [PreviewReport.Entry] = []
        while true {
            let outcome = try await process.run(
                .list(skippedTypes: skipped, replacements: program.replacements), name: "list")
            var last: (number: Int, name: String)?
            var seen: [Int] = []
            for event in outcome.events {
                switch event {
                case .searching(let type, let name):
                    last = (type, name)
                    seen.append(type)
                case .found(let preview): found.append((last ?? (0, ""), preview))
                default: break
                }
            }
            guard let failure = outcome.failure else { break }
            guard let last else { throw CommandError("The program with the previews does not start. \(failure)") }
            found.removeAll { $0.type.number == last.number }
            skipped += seen
            broken.append(Self.entry(named: last.name, problem: failure))
        }
        let own = found.filter { program.modules.contains($0.preview.module) }
        var entries = PreviewReport.Entry.entries(
            for: own.map(\.preview), sources: PreviewSources(files: program.sources))
        for (index, preview) in own.enumerated() { entries[index].type = preview.type.name }
        return entries + broken
    }

    private static func entry(named name: String, problem: String) -> PreviewReport.Entry {
        let module = name.split { $0 == "." || $0 == "/" }.first.map(String.init) ?? ""
        return PreviewReport.Entry(
            name: name, title: name, module: module, kind: name.contains("/") ? .macro : .provider,
            problems: [problem], type: name)
    }

    /// Draws previews in variants, two at a time where there are as many processors.
    func draw(
        _ entries: [PreviewReport.Entry], variants: [PreviewVariant], into folder: URL
    ) async throws -> [PreviewReport.Entry] {
        var results = entries
        let limit = max(1, ProcessInfo.processInfo.activeProcessorCount)
        try await withThrowingTaskGroup(of: (Int, PreviewReport.Entry).self) { group in
            var next = 0
            func start() {
                while next < entries.count, entries[next].id == nil { next += 1 }
                guard next < entries.count else { return }
                let number = next
                next += 1
                group.addTask {
                    (number, try await drawOne(entries[number], number: number, variants: variants, into: folder))
                }
            }
            for _ in 0..<limit { start() }
            while let (number, entry) = try await group.next() {
                results[number] = entry
                start()
            }
        }
        return results
    }

    private func drawOne(
        _ entry: PreviewReport.Entry, number: Int, variants: [PreviewVariant], into folder: URL
    ) async throws -> PreviewReport.Entry {
        var entry = entry
        guard let id = entry.id else { return entry }
        let files = variants.map { "\(entry.fileName).\($0.fileName).png" }
        var first = 0
        // A variant that ends the process is left out, and the others follow in a new one.
        while first < variants.count {
            let outcome = try await process.run(
                .draw(
                    id: id, variants: Array(variants[first...]),
                    files: files[first...].map { folder.appendingPathComponent($0).path }), name: "draw-\(number)")
            var begun = 0
            for event in outcome.events {
                switch event {
                case .drawing(let variant): begun = variant
                case .drawn(let variant, let width, let height, let preparation, let seconds):
                    entry.pictures.append(
                        PreviewPicture(
                            variant: variants[first + variant].name, file: files[first + variant], width: width,
                            height: height, preparation: Self.milliseconds(preparation),
                            milliseconds: Self.milliseconds(seconds)))
                case .issue(let variant, let message):
                    entry.addProblem(message, variant: variants[first + variant].name)
                case .refused(let reason): throw CommandError(reason)
                default: break
                }
            }
            guard let failure = outcome.failure else { break }
            entry.addProblem(failure, variant: variants[first + begun].name)
            first += begun + 1
            // A preview that never ends in one variant does not end in others either.
            if failure.hasPrefix("It did not end") { break }
        }
        return entry
    }

    private static func milliseconds(_ seconds: Double) -> Double { (seconds * 10_000).rounded() / 10 }

    /// Compares pictures with those of the same name in another folder.
    func compare(_ folder: URL, with earlier: URL) async throws -> PreviewComparison {
        let files = FileManager.default
        func pictures(in folder: URL) throws -> Set<String> {
            Set(try files.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".png") })
        }
        let (new, old) = (try pictures(in: folder), try pictures(in: earlier))
        var result = PreviewComparison(added: new.subtracting(old).sorted(), removed: old.subtracting(new).sorted())
        let both = new.intersection(old).sorted()
        let differences = folder.appendingPathComponent("differences")
        try? files.removeItem(at: differences)
        try files.createDirectory(at: differences, withIntermediateDirectories: true)
        let pairs = both.map {
            PicturePair(
                before: earlier.appendingPathComponent($0).path, after: folder.appendingPathComponent($0).path,
                difference: differences.appendingPathComponent($0).path)
        }
        let longer = PreviewProcess(program: process.program, logs: process.logs, timeout: .seconds(600))
        let outcome = try await longer.run(.compare(pairs), name: "compare")
        if let failure = outcome.failure { throw CommandError("The pictures can't be compared. \(failure)") }
        for event in outcome.events {
            switch event {
            case .compared(_, nil): result.unchanged += 1
            case .compared(let pair, let text?):
                let marked = files.fileExists(atPath: pairs[pair].difference) ? "differences/\(both[pair])" : nil
                if marked != nil {
                    try files.copyItem(
                        atPath: pairs[pair].before,
                        toPath: differences.appendingPathComponent("before-\(both[pair])").path)
                }
                result.different.append(.init(file: both[pair], description: text, marked: marked))
            case .refused(let reason): throw CommandError(reason)
            default: break
            }
        }
        return result
    }
}

extension PreviewReport.Entry {
    fileprivate mutating func addProblem(_ problem: String, variant: String) {
        // Most problems do not depend on the variant.
        guard !problems.contains(where: { $0.hasSuffix(problem) }) else { return }
        problems.append("\(variant): \(problem)")
    }
}

extension PreviewVariant {
    /// The name as part of a file name.
    var fileName: String {
        String(name.map { $0.isLetter || $0.isNumber || "+-_.".contains($0) ? $0 : "-" })
    }
}
