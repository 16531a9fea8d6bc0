import Foundation
import Martlet
import MartletRuntime

/// Records the user's actions in the app as the code of a test that repeats them.
@MainActor
final class TestRecording {
    private var windows = RecordedWindows()
    private var steps: [String] = []
    /// The texts of the fields at the last update.
    private var fields: [RecordedNode: String] = [:]
    /// The text that the user types into a field, until another operation.
    private var typing: Typing?
    /// The time that passes between the steps, as far as it changes what is shown.
    private var waiting = RecordedWaiting()
    private var scrolling = RecordedScrolling()
    /// The chosen options of the pickers.
    private var choices: [RecordedNode: String] = [:]
    /// The controls that the user has operated.
    private var operated: Set<RecordedNode> = []
    /// The number of presentations above each window.
    private var presentedCounts: [Int: Int] = [:]
    /// Whether an operation has been recorded since the last update, so that the update shows what it did.
    private var isOperated = false
    private var start = RecordedScreen()
    /// The screen at the end of the last recording, and the code that creates its host.
    private var ended: (screen: RecordedScreen, host: String)?
    private var hasBegun = false

    private struct Typing {
        let key: RecordedNode
        /// The code that found the field when the typing began.
        let find: String
        var old: String
        var text: String
    }

    nonisolated init() {}

    /// Starts recording the actions in scenes and in the scenes that they present.
    ///
    /// - Parameter isLive: Whether the scenes are those of a running app, whose time stands still between two updates.
    func begin(in scenes: [SceneGraph], isLive: Bool = false) {
        windows = RecordedWindows(of: scenes)
        observe(true)
        steps = []
        fields = [:]
        typing = nil
        choices = [:]
        operated = []
        ended = nil
        isOperated = false
        let all = windows.all
        presentedCounts = presented(in: all)
        start = RecordedScreen(all)
        waiting.begin(at: isLive ? nil : time, showing: shown(allNodes))
        scrolling.begin(allNodes, showing: start.texts)
        if isLive { scenes.first?.requestUpdate() }
        for field in allFields { fields[RecordedNode(field)] = field.fieldText ?? "" }
        for picker in allPickers { choices[RecordedNode(picker)] = picker.reading.value ?? "" }
        hasBegun = true
    }

    /// Starts or ends the observation of the scenes, and of those that they present or that are opened later.
    private func observe(_ isOn: Bool) {
        for scene in windows.givenScenes { watch(isOn, scene) }
        for scene in windows.givenScenes.flatMap(\.inspection.scenesOfApp) { observe(isOn, scene) }
        guard let app = windows.app else { return }
        guard isOn else { return app.operationObserver = nil }
        app.operationObserver = AppOperationObserver(
            menuItemChosen: { [unowned self] titles in recordMenuItem(titles) },
            windowClosing: { [unowned self] window in recordClosing(window) },
            windowsChanged: { [unowned self] in followWindows() })
    }

    private func watch(_ isOn: Bool, _ scene: SceneGraph) {
        if isOn { scene.service(FieldWatch.self).look = { [unowned self] in lookAtUpdate() } }
        if !isOn { scene.existingService(FieldWatch.self)?.look = nil }
    }

    private func observe(_ isOn: Bool, _ scene: SceneGraph) {
        scene.picking.observeOperations(
            isOn
                ? { [unowned self] node, operation, source in
                    onMainActor((node, operation, source)) { record($0.0, $0.1, $0.2) }
                } : nil)
        scene.picking.observeKeys(
            isOn ? { [unowned self] node, key in onMainActor((node, key)) { record($1, at: $0) } } : nil)
    }

    /// Observes windows that have been opened. What is presented in one has the observers of the window.
    private func followWindows() {
        windows.update()
        for window in windows.all { for scene in window.scenes { watch(true, scene) } }
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
            recordWaiting()
            observe(false)
            for window in windows.all { for scene in window.scenes { watch(false, scene) } }
            ended = (RecordedScreen(windows.all, operated: operated), RecordedHost.code(for: windows.givenScenes))
        }
        return ended.map { screen, host in
            RecordedTest.source(
                host: host, steps: steps, expectations: screen.expectations(kinds, since: start, besides: scrolling))
        }
    }

    /// The texts that the first window showed when the recording began.
    var startTexts: [String] { start.firstTexts }

    // MARK: - Steps

    private func record(_ node: RenderNode, _ operation: ControlOperation, _ source: OperationSource) {
        switch operation {
        case .setText(let text): return type(text, into: node)
        // Items of the app's menus are recorded as such.
        case .press where node.scene === CurrentScene.app?.scene: return
        // The editor reports the text that it has afterwards, and fields are focused and selected in by other steps.
        case .editText, .recordCopied, .selectScalars, .selectText, .focus, .edit: return
        default: break
        }
        recordTyping()
        recordWaiting()
        recordActivation(in: node.scene)
        operated.insert(RecordedNode(node))
        // A press of a field only moves the focus.
        isOperated = node.fieldText == nil || source != .pointer
        switch operation {
        // The item, when it is chosen, is the step.
        case .press where RecordedMenus.opensMenu(node): isOperated = false
        case .press where source == .menu: step(RecordedMenus.choice(of: node, by: names(around: node)))
        case .press, .select: step("try \(find(node)).tap()")
        case .increment: step("try \(find(node)).perform(\"increment\")")
        case .decrement: step("try \(find(node)).perform(\"decrement\")")
        case .setNumber(let number): step("try \(find(node)).set(\(number))")
        case .setDate(let date):
            step("try \(find(node)).set(Date(timeIntervalSinceReferenceDate: \(date.timeIntervalSinceReferenceDate)))")
        case .delete: step("try \(find(node)).delete()")
        case .commit: step("try \(find(node)).press(.return, warns: false)")
        case .setText, .editText, .recordCopied, .selectScalars, .selectText, .openMenu, .focus, .edit: break
        case .move(let places): step("try \(find(node)).move(by: \(places))")
        case .setColor, .setDay: step("// Not recorded: \(operation) of \(find(node))")
        }
    }

    /// Records the choice of an item of the app's menus, by the titles on the way to it.
    private func recordMenuItem(_ titles: [String]) {
        recordTyping()
        recordWaiting()
        recordActivation(in: nil)
        isOperated = true
        step("try host.chooseMenuItem(\(RecordedMenus.list(titles)))")
    }

    /// Records a key that a handler has used: what it does is not known.
    private func record(_ key: KeyInput, at node: RenderNode) {
        guard key.phase == .down, let code = RecordedKey.code(for: key) else { return }
        recordTyping()
        recordWaiting()
        recordActivation(in: node.scene)
        isOperated = true
        step("\(windows.window(of: node.scene)?.expression ?? "host").press(\(code))")
    }

    /// Records that the user closes a window.
    private func recordClosing(_ window: AppWindow) {
        guard let scene = window.scene else { return }
        recordTyping()
        recordWaiting()
        isOperated = true
        step("\(windows.window(of: scene)?.expression ?? "host").close()")
    }

    /// Records that the user has made another window active before operating.
    ///
    /// - Parameter scene: The scene of the operation; `nil` for one that concerns the active window.
    private func recordActivation(in scene: SceneGraph?) {
        if let line = windows.activation(of: scene) { step(line) }
    }

    /// Adds a step. A step that sets the same value again replaces the previous step.
    private func step(_ line: String) {
        if let end = line.range(of: ".set(")?.upperBound, steps.last?.hasPrefix(line[..<end]) == true {
            steps.removeLast()
        }
        steps.append(line)
    }

    /// Looks at an update. Choices that it changed are the user's, unless an operation has just been recorded, whose
    /// effect they are.
    private func lookAtUpdate() {
        let nodes = allNodes
        for node in nodes { if let text = node.fieldText { fields[RecordedNode(node)] = text } }
        let isScrolled = scrolling.update(nodes, showing: shownTexts, isOperated: isOperated)
        waiting.update(at: time, showing: shown(nodes), isOperated: isOperated || isScrolled)
        for picker in nodes where picker.control?.role.element == .picker {
            let (key, choice) = (RecordedNode(picker), picker.reading.value ?? "")
            guard let known = choices.updateValue(choice, forKey: key), known != choice, !isOperated else { continue }
            recordTyping()
            recordWaiting()
            operated.insert(key)
            step("try \(find(picker)).select(\(choice.debugDescription))")
        }
        let all = windows.all
        let counts = presented(in: all)
        for window in all where !isOperated {
            guard let known = presentedCounts[window.number], counts[window.number, default: 0] < known else {
                continue
            }
            recordTyping()
            recordWaiting()
            step("\(window.expression).press(.escape)")
        }
        presentedCounts = counts
        isOperated = false
    }

    /// Notes a text that the user has typed, which is recorded when typing has ended.
    private func type(_ text: String, into field: RenderNode) {
        let key = RecordedNode(field)
        isOperated = true
        operated.insert(key)
        if typing?.key != key || waiting.hasChanged {
            recordTyping()
            recordWaiting()
            typing = Typing(key: key, find: find(field), old: fields[key] ?? "", text: fields[key] ?? "")
        }
        // Another text after none was typed into an empty field.
        if typing?.text.isEmpty == true, typing?.old.isEmpty == false {
            recordTyping()
            typing = Typing(key: key, find: find(field), old: "", text: "")
        }
        typing?.text = text
        waiting.edited(at: time)
    }

    /// Records the text typed since the last step.
    private func recordTyping() {
        guard let typing else { return }
        self.typing = nil
        guard typing.text != typing.old else { return }
        // Scalars: an appended one may continue the last character.
        var added = Substring(typing.text).unicodeScalars
        if typing.text.unicodeScalars.starts(with: typing.old.unicodeScalars) {
            added = added.dropFirst(typing.old.unicodeScalars.count)
        } else {
            steps.append("try \(typing.find).clearText()")
        }
        if !added.isEmpty { steps.append("try \(typing.find).type(\(String(added).debugDescription))") }
    }

    /// Records the time since the last step, if the screen has changed by itself meanwhile.
    private func recordWaiting() {
        if let wait = waiting.end(at: time) { steps.append(wait) }
    }

    private var time: Duration { windows.givenScenes.first?.time ?? .zero }

    /// Returns the texts that nodes show, and the values and places of controls. A control that has faded out can't be
    /// operated yet, or any more, and one that moves may be covered by another.
    private func shown(_ nodes: [RenderNode]) -> [String] {
        let values =
            nodes.compactMap { node in
                guard node.control != nil, node.isShown else { return nil }
                let (value, place) = (node.reading.value ?? "", node.frameInWindow.integral)
                return "\(value) \(node.presentedOpacity > 0 ? "at \(place)" : "transparent")"
            } as [String]
        return shownTexts + values
    }

    private var shownTexts: [String] { windows.all.flatMap(\.texts) }

    /// Returns the code that finds a node, and scrolls to it first if it is in a scroll view that the user has moved.
    private func find(_ node: RenderNode) -> String {
        let isScrolled = scrolling.isScrolled(around: node)
        let window = windows.window(of: node.scene)
        let code = names(around: node).code(for: node, scrolling: isScrolled)
        let isReached =
            code.hasPrefix("\(window?.code ?? "host").scroll(") || steps.last == "try \(code).scrollIntoView()"
        if isScrolled, !isReached { steps.append("try \(code).scrollIntoView()") }
        return code
    }

    // MARK: - What there is

    private func names(around node: RenderNode) -> ElementNames {
        windows.window(of: node.scene)?.names ?? ElementNames([], in: "host")
    }

    private var allNodes: [RenderNode] { windows.all.flatMap(\.nodes) }

    private func presented(in all: [RecordedWindow]) -> [Int: Int] {
        Dictionary(all.map { ($0.number, $0.presentedCount) }) { first, _ in first }
    }

    private var allPickers: [RenderNode] { allNodes.filter { $0.control?.role.element == .picker } }

    private var allFields: [RenderNode] { allNodes.filter { $0.fieldText != nil } }
}
