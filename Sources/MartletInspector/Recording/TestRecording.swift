import Foundation
import Martlet
import MartletRuntime

/// Records the user's actions in the app as the code of a test that repeats them.
@MainActor
final class TestRecording {
    private var scenes: [SceneReference] = []
    private var steps: [String] = []
    /// The texts of the fields when they were first seen or last recorded.
    private var fields: [FieldKey: String] = [:]
    private var textsAtStart: Set<String> = []
    private var hasBegun = false

    /// The identity of a field. Node numbers are not reused, unlike addresses.
    private struct FieldKey: Hashable {
        let scene: ObjectIdentifier
        let node: UInt64

        init(_ field: RenderNode) {
            scene = ObjectIdentifier(field.scene)
            node = field.id
        }
    }

    /// The largest number of texts expected at the end.
    private static let expectationLimit = 12

    nonisolated init() {}

    /// Starts recording the actions in scenes and in the scenes that they present.
    func begin(in scenes: [SceneGraph]) {
        self.scenes = scenes.map { SceneReference(scene: $0) }
        steps = []
        textsAtStart = Set(texts)
        fields = [:]
        for field in allFields { fields[FieldKey(field)] = field.fieldText ?? "" }
        hasBegun = true
        for scene in scenes {
            scene.service(FieldWatch.self).look = { [unowned self] in recordNewFields() }
            scene.observeOperations { [unowned self] node, operation, source in
                onMainActor((node, operation, source)) { note($0.0, $0.1, $0.2) }
            }
        }
    }

    /// Stops recording.
    /// - Returns: The test; `nil` if nothing was being recorded.
    @discardableResult
    func end() -> String? {
        guard hasBegun else { return nil }
        hasBegun = false
        recordTyping()
        for reference in scenes {
            reference.scene?.observeOperations(nil)
            reference.scene?.existingService(FieldWatch.self)?.look = nil
        }
        return source
    }

    // MARK: - Steps

    private func note(_ node: RenderNode, _ operation: ControlOperation, _ source: OperationSource) {
        recordTyping()
        switch operation {
        case .press, .select: step("try \(find(node)).tap()")
        case .increment: step("try \(find(node)).perform(\"increment\")")
        case .decrement: step("try \(find(node)).perform(\"decrement\")")
        case .setNumber(let number): step("try \(find(node)).set(\(number))")
        case .setDate(let date):
            step("try \(find(node)).set(Date(timeIntervalSinceReferenceDate: \(date.timeIntervalSinceReferenceDate)))")
        case .delete: step("try \(find(node)).delete()")
        case .commit: step("try \(find(node)).press(.return)")
        // Typed text is recorded when typing has finished.
        case .setText, .editText, .recordCopied, .selectScalars, .selectText, .openMenu, .focus, .edit: break
        case .setColor, .setDay, .move: step("// Not recorded: \(operation) of \(find(node))")
        }
    }

    /// Adds a step. A step that sets the same value again replaces the previous step.
    private func step(_ line: String) {
        if let end = line.range(of: ".set(")?.upperBound, steps.last?.hasPrefix(line[..<end]) == true {
            steps.removeLast()
        }
        steps.append(line)
    }

    /// Stores the texts of new fields, because these texts were not typed by the user.
    private func recordNewFields() {
        for field in allFields where fields[FieldKey(field)] == nil { fields[FieldKey(field)] = field.fieldText ?? "" }
    }

    /// Records the text typed since the last step.
    private func recordTyping() {
        for field in allFields {
            let text = field.fieldText ?? ""
            let id = FieldKey(field)
            guard let known = fields[id] else {
                fields[id] = text
                continue
            }
            guard known != text else { continue }
            if !known.isEmpty { steps.append("try \(find(field)).clearText()") }
            if !text.isEmpty { steps.append("try \(find(field)).type(\(text.debugDescription))") }
            fields[id] = text
        }
    }

    /// Returns the code with which a test finds a node: by role and name, and by index if the name is ambiguous.
    private func find(_ node: RenderNode) -> String {
        let role = node.control?.role.element.map { "\($0)" } ?? "other"
        let label = node.accessibilityLabel
        let alike = allNodes.filter { other in
            other.control?.role.element == node.control?.role.element && other.control != nil && other.isShown
        }
        if !label.isEmpty, alike.filter({ $0.accessibilityLabel == label }).count < 2 {
            return "host.find(.\(role), \(label.debugDescription))"
        }
        let index = alike.firstIndex { $0 === node } ?? 0
        return index == 0 ? "host.find(.\(role))" : "host.find(.\(role), at: \(index))"
    }

    // MARK: - What there is

    private var allNodes: [RenderNode] {
        var found: [RenderNode] = []
        func collect(_ node: RenderNode) {
            found.append(node)
            for child in node.children { collect(child) }
        }
        for reference in scenes { if let root = reference.scene?.root { collect(root) } }
        return found
    }

    private var allFields: [RenderNode] { allNodes.filter { $0.fieldText != nil } }

    private var texts: [String] { scenes.flatMap { $0.scene?.root.shownTexts ?? [] } }

    // MARK: - The test

    private var source: String {
        let new = texts.filter { !textsAtStart.contains($0) }
        var seen: Set<String> = []
        let expected = new.filter { seen.insert($0).inserted }.prefix(Self.expectationLimit)
        let lines =
            steps + ["await host.settle()"]
            + expected.map { "#expect(host.texts.contains(\($0.debugDescription)))" }
        return """
            import MartletTesting
            import Testing

            // Add `@testable import` of the module that declares what is shown.

            @MainActor
            @Test func recorded() async throws {
                let host = \(host)
            \(lines.map { "    " + $0 }.joined(separator: "\n"))
            }

            """
    }

    /// Returns the code that creates the host, with the app or the outermost view declared by the developer.
    private var host: String {
        let types = (scenes.first?.scene?.inspectedViews() ?? []).map(\.type.type)
        if let app = types.first(where: { $0 is any App.Type }) { return "TestHost(app: \(app)())" }
        let own = types.first { ViewTypeEntry(number: 0, type: $0).isOwn }
        return own.map { "TestHost { \($0)() }" } ?? "TestHost { ContentView() }"
    }
}
