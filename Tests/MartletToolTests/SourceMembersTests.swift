import Testing

@testable import MartletTool

/// Splitting source into members, and what has changed in it.
@Suite struct SourceMembersTests {
    private func members(_ text: String) throws -> SourceMembers { try MemberParser.members(of: text) }

    private func references(_ text: String) throws -> [String] { try members(text).members.map(\.reference) }

    @Test func kindsOfMembers() throws {
        let source = """
            import SwiftUI
            struct Row<Value: View>: View {
                @State private var count = 0
                let value: Value
                var name: String { didSet { print(name) } }
                lazy var slow: Int = { 1 }()
                var body: some View { Text("\\(count) { \\(name("}"))") }
                init(_ value: Value, name: String) { self.value = value; self.name = name }
                subscript(index: Int, at place: Int) -> Int { get { index } set {} }
                @Builder<Int, [Int]> private var built: Int { 1 }
                @ViewBuilder private func part(at index: Int, _ pair: Dictionary<Int, Int>) -> some View { EmptyView() }
                mutating func change() async throws -> Int { 1 }
                static func == (a: Row, b: Row) -> Bool { true }
                deinit { }
            }
            extension Array where Element: View { func first(_ x: Int) -> Int { 1 } }
            func top() {}
            var one: Int { 1 }
            """
        let found = try members(source)
        #expect(
            found.members.map(\.reference) == [
                "body", "init(_:name:)", "subscript(_:at:)", "built", "part(at:_:)", "change()", "first(_:)", "top()",
                "one",
            ])
        #expect(found.imports == ["import SwiftUI"])
        #expect(found.members[0].surroundings == .init(type: "Row"))
        #expect(found.members[3].declaration.prefix == "@Builder<Int, [Int]>")
        #expect(found.members[5].declaration.prefix == "mutating")
        #expect(found.members[6].surroundings == .init(type: "Array", conditions: "where Element: View"))
        #expect(found.members[7].surroundings == nil)
    }

    @Test func membersThatCannotBeReplaced() throws {
        // Opaque results other than views, operators, copies in callers, designated initializers, requirements.
        let sources = [
            "struct A: App { var body: some Scene { WindowGroup { } } }",
            "struct A { func f() -> (some View)? { nil } }",
            "struct A { var x: [some View] { [] } }",
            "struct A { prefix static func - (a: A) -> A { a } }",
            "struct A { @inlinable func f() {} }",
            "class A { init(x: Int) {} }",
            "protocol P { var x: Int { get }\n func f() }",
            "struct A { var x: Int { willSet { } } }",
            "struct A { var x: Int { _read { yield y } } }",
            "extension A where T: P { struct B { func f() {} } }",
            "#if DEBUG\nfunc f() {}\n#else\nfunc g() {}\n#endif",
            "enum E { case a(x: Int = { 1 }()), b }",
        ]
        for source in sources {
            #expect(try references(source).filter { $0 != "f()" || !source.contains("#else") } == [], "\(source)")
        }
    }

    @Test func conditionsAroundMembers() throws {
        let found = try members("#if os(Linux) && DEBUG\nextension A { func f() {} }\n#endif\nfunc g() {}")
        #expect(found.members.map(\.compilationConditions) == [["os(Linux) && DEBUG"], []])
        #expect(found.imports == ["#if os(Linux) && DEBUG", "#endif"])
    }

    @Test func literalsAndComments() throws {
        let source = ##"""
            struct A {
                // } func no() {
                /* /* { */ } */
                var a: String { #"\( "}" ) \#("{".count + { 1 }())"# }
                var b: String { """
                    } \(c("{"))
                    """ }
                var d: Int { let r = /[}]\/"/; return x / 2 / y }
                var e: Int { #/ } /#.hashValue }
                let f = "\(a/b)/c", g = 1
                var `default`: Int { 1 }
            }
            """##
        #expect(try references(source) == ["a", "b", "d", "e", "`default`"])
    }

    @Test func unbalancedSourceIsRefused() {
        for source in [
            "struct A {", "}", "struct A { func f() { ( } }", "func f() { \"abc }", "/* ", "print(1)", "#if A\n",
        ] {
            #expect(throws: NotUnderstood.self, "\(source)") { try members(source) }
        }
    }

    @Test func changes() throws {
        func change(_ old: String, _ new: String) throws -> SourceMembers.Change {
            try members(old).change(to: members(new))
        }
        let old = "struct A { var a: Int { 1 }\n var b: Int { 2 }\n var c = 3 }\n#Preview { A() }"
        #expect(try change(old, old.replacing("2", with: "4")) == .bodies([1]))
        #expect(try change(old, old.replacing("#Preview { A() }", with: "#Preview(\"x\") { A().bold() }")) == .nothing)
        #expect(try change(old, old.replacing("c = 3", with: "c = 4")) == .more)
        #expect(try change(old, old.replacing("b: Int", with: "b: UInt")) == .more)
        #expect(try change(old, old.replacing("{ 1 }", with: "{   1 /* one */ }")) == .nothing)
        // Spaces and line breaks can change the meaning of a body.
        #expect(try change("func f() { a\n-b }", "func f() { a - b }") == .bodies([0]))
    }

    @Test func textOfAReplacement() throws {
        let file = try members(
            "import SwiftUI\n\nprivate struct A {\n  init(_ x: Int) {}\n  override public func f(a b: Int) -> Int { b }\n  subscript(i: Int) -> Int { i } }"
        )
        let text = ReplacementSource.text(replacing: [0, 1, 2], of: file, path: "/x/A.swift", module: "M", number: 4)
        for line in [
            "import SwiftUI", "@_private(sourceFile: \"A.swift\") import M",
            "@_dynamicReplacement(for: init(_:))  fileprivate init(martlet4_0 x: Int) {}",
            "#sourceLocation(file: \"/x/A.swift\", line: 5)",
            "@_dynamicReplacement(for: f(a:))  fileprivate func martlet4_1_f(a b: Int) -> Int { b }",
            "@_dynamicReplacement(for: subscript(_:))  fileprivate subscript(martlet4_2 i: Int) -> Int { i }",
        ] { #expect(text.split(separator: "\n").contains { $0 == line }, "\(line) in \(text)") }
    }

    @Test func wordsOfACommand() {
        #expect(
            ReplacementCompiler.words(of: #"/a\ b -c 'd "e' "f\"g" h\&i ''"#) == [
                "/a b", "-c", "d \"e", "f\"g", "h&i", "",
            ])
    }

    @Test func messagesOfTheCompiler() {
        let failure = CompileFailure(
            output:
                "[1/2] Compiling\n/p/A B.swift:3:7: error: no 'x'\n 1 | x\n/p/A B.swift:3:7: error: no 'x'\nerror: failed"
        )
        #expect(failure.messages == [.init(file: "/p/A B.swift", line: 3, text: "no 'x'")])
        #expect(failure.notice.lines == ["A B.swift:3: no 'x'"])
    }

    /// Random files of known members, edited at random: the change that is found is the one that was made.
    @Test(arguments: 0..<300) func randomEdits(seed: Int) throws {
        var random = SplitMix(state: UInt64(seed))
        var file = RandomFile(using: &random)
        for _ in 0..<4 {
            let before = try members(file.text(using: &random))
            let expected = file.edit(using: &random)
            let text = file.text(using: &random)
            let change = try before.change(to: members(text))
            #expect(change == expected, "\(text)")
        }
    }
}

/// A source of random numbers that a seed determines.
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// A source file whose members are known.
private struct RandomFile {
    enum Part {
        case member(signature: String, body: String)
        case other(String)
    }

    var types: [(head: String, parts: [Part])]
    private var names = 0

    init(using random: inout SplitMix) {
        types = []
        let heads = [
            "struct A: View", "private final class B<T: Equatable>", "extension C where T: View", "enum D: Int", "",
        ]
        for head in heads.shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random)) {
            types.append((head, []))
            for _ in 0..<Int.random(in: 0...5, using: &random) {
                types[types.count - 1].parts.append(part(using: &random))
            }
        }
    }

    private static let bodies = [
        "Text(\"}\\(a[\"{\"])\")", "VStack {\n if x { /* } */ a() } else { b }\n}", "return { $0 + 1 }(2)",
        "let r = /[{]/\n return r", "x / y",
        "switch self { case .a: 1\n default: 2 }", "#\"\"\"\n } \" \\#(1)\n\"\"\"#",
        "struct Local { var a: Int { 1 } }\n return Local()", "",
    ]

    private mutating func part(using random: inout SplitMix) -> Part {
        names += 1
        let body = Self.bodies.randomElement(using: &random)!
        let signatures = [
            "var v\(names): some View",
            "@ViewBuilder private func f\(names)(_ a: Int = 1, b c: [String: Int] = [:]) -> some View",
            "static func g\(names)<S>(x: S) async throws where S: Sendable", "subscript(a\(names): Int) -> Int",
            "@MainActor public var w\(names): Dictionary<Int, [Int]>", "convenience init(x\(names): Int)",
        ]
        let others = [
            "@State private var s\(names) = 0", "let l\(names): () -> Void = { print(\"}\") }",
            "var o\(names): Int = 0 { didSet { f() } }", "typealias T\(names) = (Int) -> Void",
            "struct Inner\(names) { let a = 1 }", "@Entry var e\(names): Int = [1, 2]\n .count", "deinit { x() }",
        ]
        return Bool.random(using: &random)
            ? .member(signature: signatures.randomElement(using: &random)!, body: body)
            : .other(others.randomElement(using: &random)!)
    }

    /// Changes the file, and returns the change.
    mutating func edit(using random: inout SplitMix) -> SourceMembers.Change {
        switch Int.random(in: 0...5, using: &random) {
        case 0: return .nothing
        case 1:
            types[Int.random(in: 0..<types.count, using: &random)].parts.append(part(using: &random))
            return .more
        default:
            var changed: [Int] = []
            var number = 0
            for type in types.indices {
                for index in types[type].parts.indices {
                    guard case .member(let signature, let body) = types[type].parts[index] else { continue }
                    if Int.random(in: 0...2, using: &random) == 0 {
                        names += 1
                        types[type].parts[index] = .member(signature: signature, body: "print(\(names))\n" + body)
                        changed.append(number)
                    }
                    number += 1
                }
            }
            return changed.isEmpty ? .nothing : .bodies(changed)
        }
    }

    /// The text, with comments and blank lines that mean nothing.
    func text(using random: inout SplitMix) -> String {
        func gap() -> String { ["", "\n", "// } {\n", "/* ( */\n"].randomElement(using: &random)! }
        var text = "import SwiftUI\n"
        for (head, parts) in types {
            text += gap() + (head.isEmpty ? "" : head + " {\n")
            for part in parts {
                text += gap()
                switch part {
                case .member(let signature, let body): text += "\(signature) {\n\(body)\n}\n"
                case .other(let other): text += other + "\n"
                }
            }
            text += head.isEmpty ? "" : "}\n"
        }
        return text + "#Preview { \(gap())A() }\n"
    }
}
