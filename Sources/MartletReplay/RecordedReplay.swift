import ConformingTypes
import Foundation
import MartletPreviewMessages
import MartletTesting

/// Performs the steps of a recorded test in another host, and checks its expectations, without compiling it.
@MainActor
struct RecordedReplay {
    /// A statement of the test. A list of texts is joined to one line.
    struct Statement {
        /// The number of its first line in the test, counted from 1.
        var line: Int
        var code: String
    }

    let source: String
    /// The statements between the creation of the host and the end.
    let statements: [Statement]
    /// The code that creates the host.
    private let hostCode: String?

    init(source: String) {
        self.source = source
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        let start = lines.firstIndex { $0.hasPrefix("let host = ") }
        hostCode = start.map { String(lines[$0].dropFirst("let host = ".count)) }
        statements = Self.statements(in: lines, from: start.map { $0 + 1 } ?? 0)
    }

    private static func statements(in lines: [String], from start: Int) -> [Statement] {
        var statements: [Statement] = []
        var list: Statement?
        for (index, line) in lines.enumerated().dropFirst(start) where line != "}" && !line.isEmpty {
            guard var begun = list else {
                let statement = Statement(line: index + 1, code: line)
                if line == "#expect(" { list = statement } else { statements.append(statement) }
                continue
            }
            begun.code += line
            list = begun
            if line.hasSuffix("])") || line == ")" {
                statements.append(begun)
                list = nil
            }
        }
        return statements
    }

    /// The number of steps of the user.
    var stepCount: Int {
        statements.count {
            $0.code.hasPrefix("try ") || $0.code.hasPrefix("host.") && !$0.code.hasPrefix("host.advance")
        }
    }

    var expectationCount: Int { statements.count { $0.code.hasPrefix("#expect") } }

    // MARK: - Running

    /// Creates the host that the test names, with an app of this program.
    /// - Throws: ``ReplayFailure`` if the program has no such app.
    func makeHost() throws -> TestHost {
        guard let hostCode else { throw ReplayFailure(seen: "This is no recorded test: it creates no host.") }
        var code = CodeReader(hostCode)
        var size: CGSize?
        try code.expect("TestHost")
        if code.skips("(size: CGSize(width: ") {
            let width = try code.number()
            try code.expect(", height: ")
            size = CGSize(width: width, height: try code.number())
            try code.expect(")")
            _ = code.skips(", ")
        } else {
            _ = code.skips("(")
        }
        guard code.skips("app: ") else {
            throw ReplayFailure(
                seen: "The test shows a view and not the app. Only an app can be created by its name.")
        }
        let name = code.word()
        guard let app = Self.app(named: name) else {
            throw ReplayFailure(seen: "The program has no app that is called \(name).")
        }
        return Self.host(of: app, size: size)
    }

    /// Returns the app of this program with a name as code writes it.
    private static func app(named name: String) -> (any App.Type)? {
        ConformingTypes.all(of: "App").lazy.compactMap { $0 as? any App.Type }.first { "\($0)" == name }
    }

    private static func host<A: App>(of app: A.Type, size: CGSize?) -> TestHost {
        size.map { TestHost(size: $0, app: app.init()) } ?? TestHost(app: app.init())
    }

    /// Performs all statements. A step that is impossible is the last one.
    ///
    /// - Parameter begins: Called before each statement with the number of its line.
    /// - Returns: The differences; none if the test passes.
    func run(in host: TestHost, begins: (Int) -> Void = { _ in }) async -> [ReplayDifference] {
        var differences: [ReplayDifference] = []
        for statement in statements {
            begins(statement.line)
            do {
                try await perform(statement.code, in: host)
            } catch {
                let failure = error as? ReplayFailure
                differences.append(
                    ReplayDifference(
                        line: statement.line, code: statement.code, expected: failure?.expected,
                        seen: failure?.seen ?? "\(error)"))
                if failure?.expected == nil { break }
            }
        }
        return differences
    }

    private func perform(_ line: String, in host: TestHost) async throws {
        var code = CodeReader(line)
        if code.skips("await host.settle()") {
            await host.settle()
        } else if code.skips("host.advance(by: .milliseconds(") {
            host.advance(by: .milliseconds(Int(try code.number())))
        } else if code.skips("#expect(") {
            try RecordedExpectationCheck(host: host).check(&code)
        } else if code.skips("// Not recorded: ") {
            throw ReplayFailure(seen: "This step was not recorded: the test has to be completed by hand.")
        } else {
            _ = code.skips("try ")
            guard code.rest.hasPrefix("host.") else { throw ReplayFailure(seen: "This is no code of a recorded test.") }
            try operate(try code.window(of: host), &code)
        }
    }

    /// Performs a step in a window.
    private func operate(_ window: TestHost, _ code: inout CodeReader) throws {
        if code.skips(".press(") {
            let (key, modifiers) = try code.key()
            try code.expect(")")
            window.press(key, modifiers: modifiers)
        } else if code.skips(".chooseMenuItem(") {
            try window.chooseMenuItem(code.texts())
            try code.expect(")")
        } else if code.skips(".close()") {
            window.close()
        } else if code.skips(".activate()") {
            window.activate()
        } else {
            let element = try code.element(in: window)
            try code.expect(".")
            try act(on: element, &code)
        }
    }

    private func act(on element: Element, _ code: inout CodeReader) throws {
        let action = code.word()
        try code.expect("(")
        switch action {
        case "tap": try element.tap()
        case "scrollIntoView": try element.scrollIntoView()
        case "clearText": try element.clearText()
        case "type": try element.type(code.text())
        case "select": try element.select(code.text())
        case "chooseContextMenuItem": try element.chooseContextMenuItem(code.texts())
        case "perform": try element.perform(code.text())
        case "delete": try element.delete()
        case "press":
            try code.expect(".return, warns: false")
            try element.press(.return, warns: false)
        case "move":
            try code.expect("by: ")
            try element.move(by: Int(code.number()))
        case "set" where code.skips("Date(timeIntervalSinceReferenceDate: "):
            try element.set(Date(timeIntervalSinceReferenceDate: code.number()))
            try code.expect(")")
        case "set": try element.set(code.number())
        default: throw ReplayFailure(seen: "No action is called \(action).")
        }
        try code.expect(")")
    }
}
