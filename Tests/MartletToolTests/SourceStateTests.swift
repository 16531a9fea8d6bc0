import Foundation
import Testing

@testable import MartletTool

/// Changes of files, as the tool finds them.
@Suite struct SourceStateTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("martlet-sources-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try write("A.swift", "struct A { var a: Int { 1 } }")
        try write("words.strings", "a")
    }

    private func write(_ name: String, _ text: String) throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }

    private func current(known: SourceState? = nil) -> SourceState {
        SourceState(stamps: SourceWatch.look(at: [folder], except: "").stamps, known: known)
    }

    private func text(of difference: SourceState.Difference) -> String {
        switch difference {
        case .nothing: "nothing"
        case .bodies(let bodies): "bodies \(bodies.values.flatMap(\.self))"
        case .resources(let paths, let bodies):
            "resources \(paths.map { URL(fileURLWithPath: $0).lastPathComponent }) bodies \(bodies.values.flatMap(\.self))"
        case .compile(let reason): "compile: \(reason)"
        case .build(let reason): "build: \(reason)"
        }
    }

    private func expect(_ expected: String, from old: SourceState) {
        #expect(text(of: old.difference(to: current(known: old))) == expected)
    }

    @Test func differences() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let old = current()
        expect("nothing", from: old)
        try write("A.swift", "struct A { var a: Int { 2 } }")
        expect("bodies [0]", from: old)
        try write("A.swift", "struct A { var a: Int { 1 }; var b = 1 }")
        expect("compile: A.swift has changed outside of bodies", from: old)
        try write("A.swift", "struct A {")
        expect("compile: A.swift can't be split into members", from: old)
        try write("B.swift", "")
        expect("build: B.swift is new", from: old)
        try FileManager.default.removeItem(at: folder.appendingPathComponent("A.swift"))
        expect("build: A.swift was removed", from: old)
    }

    @Test func resourcesAndTemporaryFiles() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let old = current()
        // Names that editors use while they write a file.
        for name in [
            "4913", "A.swift.tmp.12", "A.swift~", ".A.swift.swp", "#A.swift#", "sedAbCd", "A.swift___jb_tmp___",
        ] {
            try write(name, "x")
        }
        expect("nothing", from: old)
        try write("words.strings", "another")
        expect("resources [\"words.strings\"] bodies []", from: old)
        try write("added.png", "a")
        try write("A.swift", "struct A { var a: Int { 2 } }")
        expect("resources [\"added.png\", \"words.strings\"] bodies [0]", from: old)
        try write("A.swift", "struct A { var a: Int { 1 }; var b = 1 }")
        expect("build: A.swift has changed outside of bodies", from: old)
        try write("code.h", "int a;")
        expect("build: code.h has changed", from: old)
    }
}
