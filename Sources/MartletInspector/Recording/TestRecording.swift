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
    /// The fields that a widget of the host has changed since the last step.
    private var edited: Set<FieldKey> = []
    /// The chosen options of the pickers.
    private var choices: [FieldKey: String] = [:]
    /// The number of presentations above the windows.
    private var presentedCount = 0
    /// Whether an operation has been recorded since the last update, so that the update shows what it did.
    private var isOperated = false
    private var start = RecordedScreen()
    /// The screen at the end of the last recording, and the code that creates its host.
    private var ended: (screen: RecordedScreen, host: String)?
    private var hasBegun = false

    /// The identity of a field or picker. Node numbers are not reused, unlike addresses.
    private struct FieldKey: Hashable {
        let scene: ObjectIdentifier
        let node: UInt64

        init(_ field: RenderNode) {
            scene = ObjectIdentifier(field.scene)
            node = field.id
        }
    }

    nonisolated init() {}

    /// Starts recording the actions in scenes and in the scenes that they present.
    func begin(in scenes: [SceneGraph]) {
        self.scenes = scenes.map { SceneReference(scene: $0) }
        steps = []
        fields = [:]
        choices = [:]
        ended = nil
        isOperated = false
        presentedCount = allPresentedCount
        start = screen
        for field in allFields { fields[FieldKey(field)] = field.fieldText ?? "" }
        for picker in allPickers { choices[FieldKey(picker)] = picker.accessibilityValue ?? "" }
        hasBegun = true
        for scene in scenes {
            scene.service(FieldWatch.self).look = { [unowned self] in lookAtUpdate() }
            scene.observeOperations { [unowned self] node, operation, source in
                onMainActor((node, operation, source)) { note($0.0, $0.1, $0.2) }
            }
        }
    }

    /// Stops recording.
    ///
    /// - Parameter kinds: The expectations of the test. Called again with others, the function returns the last
    ///   recording with these.
    /// - Returns: The test; `nil` if nothing was recorded.
    @discardableResult
    func end(expecting kinds: Set<RecordedExpectation> = RecordedExpectation.usual) -> String? {
        if hasBegun {
            hasBegun = false
            recordTyping()
            for reference in scenes {
                reference.scene?.observeOperations(nil)
                reference.scene?.existingService(FieldWatch.self)?.look = nil
            }
            ended = (screen, host)
        }
        return ended.map { source(expecting: kinds, $0.screen, $0.host) }
    }

    // MARK: - Steps

    private func note(_ node: RenderNode, _ operation: ControlOperation, _ source: OperationSource) {
        recordTyping()
        switch operation {
        case .setText, .editText: edited.insert(FieldKey(node))
        default: isOperated = true
        }
        switch operation {
        // The item, when it is chosen, is the step.
        case .press where opensMenu(node): isOperated = false
        case .press where source == .menu: step(choice(of: node))
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
        case .move(let places): step("try \(find(node)).move(by: \(places))")
        case .setColor, .setDay: step("// Not recorded: \(operation) of \(find(node))")
        }
    }

    /// Adds a step. A step that sets the same value again replaces the previous step.
    private func step(_ line: String) {
        if let end = line.range(of: ".set(")?.upperBound, steps.last?.hasPrefix(line[..<end]) == true {
            steps.removeLast()
        }
        steps.append(line)
    }

    /// Looks at an update. Texts and choices that it changed are the user's, unless an operation has just been recorded,
    /// whose effect they are, or the field is not the one that is typed into.
    private func lookAtUpdate() {
        for field in allFields {
            let (key, text) = (FieldKey(field), field.fieldText ?? "")
            guard let known = fields[key] else {
                fields[key] = text
                continue
            }
            let isTyped = !isOperated && (edited.contains(key) || field.scene.focus.focused === field)
            if known != text, !isTyped { fields[key] = text }
        }
        for picker in allPickers {
            let (key, choice) = (FieldKey(picker), picker.accessibilityValue ?? "")
            guard let known = choices.updateValue(choice, forKey: key), known != choice, !isOperated else { continue }
            recordTyping()
            step("try \(find(picker)).select(\(choice.debugDescription))")
        }
        let count = allPresentedCount
        if count < presentedCount, !isOperated {
            recordTyping()
            step("host.press(.escape)")
        }
        presentedCount = count
        isOperated = false
    }

    /// Whether a press of the node shows a menu.
    private func opensMenu(_ node: RenderNode) -> Bool {
        switch node.control?.role.element {
        case .menu: true
        // Other pickers show their options, which are controls.
        case .picker: !node.children.contains { isPressed($0) }
        default: false
        }
    }

    private func isPressed(_ node: RenderNode) -> Bool {
        node.control?.offers.contains(.press) == true || node.children.contains { isPressed($0) }
    }

    /// Returns the step that chooses an item of a menu, which is a hidden control.
    private func choice(of item: RenderNode) -> String {
        let label = item.accessibilityLabel.debugDescription
        var around = item.parent
        while let node = around {
            if node.control?.role.element == .menu { return "try \(find(node)).select(\(label))" }
            around = node.parent
        }
        return "// Not recorded: \(label) was chosen in a context menu"
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
        edited = []
    }

    private func find(_ node: RenderNode) -> String { ElementNames(allNodes).code(for: node) }

    // MARK: - What there is

    private var allScenes: [SceneGraph] {
        var found: [SceneGraph] = []
        for scene in scenes.compactMap(\.scene).flatMap(\.scenesOfApp) where !found.contains(where: { $0 === scene }) {
            found.append(scene)
        }
        return found
    }

    private var allNodes: [RenderNode] {
        var found: [RenderNode] = []
        func collect(_ node: RenderNode) {
            found.append(node)
            for child in node.children { collect(child) }
        }
        for scene in allScenes { collect(scene.root) }
        return found
    }

    private var allPresentedCount: Int { scenes.reduce(0) { $0 + ($1.scene?.presentedChain.count ?? 0) } }

    private var allPickers: [RenderNode] { allNodes.filter { $0.control?.role.element == .picker } }

    private var allFields: [RenderNode] { allNodes.filter { $0.fieldText != nil } }

    private var screen: RecordedScreen {
        RecordedScreen(texts: allScenes.flatMap(\.root.shownTexts), nodes: allNodes)
    }

    // MARK: - The test

    private func source(expecting kinds: Set<RecordedExpectation>, _ end: RecordedScreen, _ host: String) -> String {
        let lines = steps + ["await host.settle()"] + end.expectations(kinds, since: start)
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
        let size = scenes.first?.scene?.size ?? Self.usualSize
        let code = "CGSize(width: \(Int(size.width)), height: \(Int(size.height)))"
        let isUsual = size == Self.usualSize
        if let app = types.first(where: { $0 is any App.Type }) {
            return "TestHost(\(isUsual ? "" : "size: \(code), ")app: \(app)())"
        }
        let own = types.first { ViewTypeEntry(number: 0, type: $0).isOwn }
        return "TestHost\(isUsual ? "" : "(size: \(code))") { \(own.map { "\($0)" } ?? "ContentView")() }"
    }

    /// The size of a test host's content.
    private static let usualSize = CGSize(width: 400, height: 600)
}
