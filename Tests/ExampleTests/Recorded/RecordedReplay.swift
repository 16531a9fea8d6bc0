import Foundation
import MartletTesting

/// Takes the steps of a recorded test in another host, and checks its expectations, without compiling it.
@MainActor
struct RecordedReplay {
    let source: String

    /// The lines between the creation of the host and the end. A list is one line.
    private var lines: [String] {
        var lines: [String] = []
        var list: String?
        let all = source.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        let start = all.firstIndex { $0.hasPrefix("let host") }.map { $0 + 1 } ?? 0
        for line in all[start...] where line != "}" {
            if line == "#expect(" {
                list = line
            } else if let begun = list {
                list = line == ")" ? nil : begun + line
                if line.hasPrefix("])") || line == ")" {
                    lines.append(begun + line)
                    list = nil
                }
            } else {
                lines.append(line)
            }
        }
        return lines
    }

    /// The number of steps of the user.
    var stepCount: Int { lines.count { $0.hasPrefix("try ") || $0.hasPrefix("host.press") } }

    var expectationCount: Int { lines.count { $0.hasPrefix("#expect") } }

    func run(in host: TestHost) async throws {
        for line in lines {
            do { try await perform(line, in: host) } catch {
                throw ReplayFailure(description: "\(line)\n\(error)")
            }
        }
    }

    private func perform(_ line: String, in host: TestHost) async throws {
        var code = CodeReader(line)
        if code.skips("await host.settle()") {
            await host.settle()
        } else if code.skips("host.advance(by: .milliseconds(") {
            host.advance(by: .milliseconds(Int(try code.number())))
        } else if code.skips("host.press(") {
            try press(&code, in: host)
        } else if code.skips("try ") {
            let element = try code.element(in: host)
            try code.expect(".")
            try act(on: element, &code)
        } else if code.skips("#expect(") {
            try check(&code, in: host)
        } else {
            throw ReplayFailure(description: "not understood")
        }
    }

    private func press(_ code: inout CodeReader, in host: TestHost) throws {
        let keys: [String: KeyEquivalent] = [
            "escape": .escape, "return": .return, "space": .space, "tab": .tab, "delete": .delete, "upArrow": .upArrow,
            "downArrow": .downArrow, "leftArrow": .leftArrow, "rightArrow": .rightArrow,
        ]
        try code.expect(".")
        let name = code.word()
        guard let key = keys[name] else { throw ReplayFailure(description: "there is no key '\(name)'") }
        try code.expect(")")
        host.press(key)
    }

    private func act(on element: Element, _ code: inout CodeReader) throws {
        let action = code.word()
        try code.expect("(")
        switch action {
        case "tap": try element.tap()
        case "clearText": try element.clearText()
        case "type": try element.type(code.text())
        case "select": try element.select(code.text())
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
        case "set" where code.skips("Color(.sRGBLinear, red: "):
            let red = try code.number()
            try code.expect(", green: ")
            let green = try code.number()
            try code.expect(", blue: ")
            let blue = try code.number()
            try code.expect(", opacity: ")
            try element.set(Color(.sRGBLinear, red: red, green: green, blue: blue, opacity: code.number()))
            try code.expect(")")
        case "set": try element.set(code.number())
        default: throw ReplayFailure(description: "no action is called '\(action)'")
        }
        try code.expect(")")
    }

    private func check(_ code: inout CodeReader, in host: TestHost) throws {
        var isMet: Bool
        let isNegated = code.skips("!")
        if code.skips("host.allTexts.contains(") {
            isMet = try host.allTexts.contains(code.text())
        } else if code.skips("host.findAll(.") {
            let role = code.word()
            try code.expect(").contains { $0.label == ")
            let label = try code.text()
            isMet = host.findAll { $0.role.map { "\($0)" } == role }.contains { $0.label == label }
        } else if code.skips("host.allTexts == [") {
            var texts: [String] = []
            while !code.skips("]") {
                texts.append(try code.text())
                _ = code.skips(",")
            }
            isMet = host.allTexts == texts
        } else {
            try code.expect("try ")
            let element = try code.element(in: host)
            if code.skips(".isOn == ") {
                isMet = element.isOn == (code.word() == "true")
            } else {
                try code.expect(".value == ")
                isMet = try element.value == code.text()
            }
        }
        if isNegated { isMet.toggle() }
        guard isMet else { throw ReplayFailure(description: "is not so; shown is \(host.allTexts)") }
    }
}
