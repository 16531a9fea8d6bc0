import Foundation
import Testing

import Martlet

private struct Entry: View {
    let n: Int
    @State var count = 0
    var body: some View { Text(verbatim: "row \(n)") }
}

extension Window {
    /// The rows of lists that live, with their controls.
    fileprivate var rows: [(node: RenderNode, control: ControlContent)] {
        var result: [(node: RenderNode, control: ControlContent)] = []
        func walk(_ node: RenderNode) {
            if case .control(let control) = node.content, control.role == .row { result.append((node, control)) }
            for child in node.visibleChildren { walk(child) }
        }
        walk(scene.root)
        return result
    }

    fileprivate func row(_ text: String) -> ControlContent? {
        rows.first { row in
            var found = false
            row.node.forEachInSubtree {
                if case .text(let content) = $0.content, content.string == text { found = true }
            }
            return found
        }?.control
    }
}

private let tight = HostProfile(
    defaultSpacing: .zero,
    list: ListMetrics(rowInsets: EdgeInsets(), minimumRowHeight: 16, separatorThickness: 0, sectionSpacing: 16)
)

@MainActor @Suite struct ListTests {
    @Test func rowsAreControlsAsWideAsTheList() {
        let window = Window { List(0..<3) { Entry(n: $0) } }
        #expect(window.rows.count == 3)
        #expect(window.rows[0].node.frame == CGRect(x: 0, y: 0, width: 200, height: 29))
        #expect(window.rows[1].node.frame.minY == 29)
        #expect(window.inSight.map(\.y) == [6, 35, 64])
        var dividers: [CGRect] = []
        window.scene.root.forEachInSubtree { if case .divider = $0.content { dividers.append($0.frame) } }
        #expect(dividers == Array(repeating: CGRect(x: 16, y: 28, width: 184, height: 1), count: 3))
    }

    @Test func aListOf100_000RowsOpensAtOnce() {
        var window: Window!
        let time = ContinuousClock().measure { window = Window { List(0..<100_000) { Entry(n: $0) } } }
        print("list of 100,000 opened in \(time), nodes: \(window.scene.liveNodes)")
        #expect(window.rows.count < 20)
        #expect(window.scene.liveNodes < 80)
    }

    @Test func selectingOneRow() {
        let remote = Remote<Int?>()
        let window = Window {
            Controlled(remote, nil) { $selection in List(0..<100, selection: $selection) { Entry(n: $0) } }
        }
        #expect(window.rows.allSatisfy { $0.control.value == .isOn(false) })
        let runs = window.scene.bodyRuns(of: Entry.self)
        window.row("row 2")?.actions.press?()
        window.update()
        #expect(remote.value == 2)
        #expect(window.rows.map(\.control.value).prefix(4) == [.isOn(false), .isOn(false), .isOn(true), .isOn(false)])
        remote.value = 1
        window.update()
        #expect(window.row("row 1")?.value == .isOn(true))
        #expect(window.row("row 2")?.value == .isOn(false))
        #expect(window.scene.bodyRuns(of: Entry.self) == runs)
    }

    @Test func selectingManyRowsByTag() {
        let remote = Remote<Set<String>>()
        let window = Window {
            Controlled(remote, []) { $selection in
                List(selection: $selection) {
                    Text("A").tag("a")
                    Text("B").tag("b")
                    Text("none")
                }
            }
        }
        window.row("A")?.actions.press?()
        window.row("B")?.actions.press?()
        window.update()
        #expect(remote.value == ["a", "b"])
        window.row("A")?.actions.press?()
        window.update()
        #expect(remote.value == ["b"])
        #expect(window.row("A")?.value == .isOn(false))
        #expect(window.row("B")?.value == .isOn(true))
        #expect(window.row("none")?.value == ControlValue.none)
        #expect(window.row("none")?.actions.press == nil)
    }

    @Test func sectionsOfAListWithoutAStyleStandApartWhereTheHostSaysSo() {
        var grouped = tight
        grouped.list.groupsSections = true
        for (profile, second) in [(tight, 32.0), (grouped, 48.0)] {
            let window = Window(profile: profile) {
                List {
                    Section("A") { Entry(n: 0) }
                    Section("B") { Entry(n: 1) }
                }
            }
            #expect(window.inSight.contains { $0.y == second })
            let plain = Window(profile: profile) {
                List {
                    Section("A") { Entry(n: 0) }
                    Section("B") { Entry(n: 1) }
                }
                .listStyle(.plain)
            }
            #expect(plain.inSight.contains { $0.y == 32 })
        }
    }

    @Test func deletingAndMovingRows() {
        let remote = Remote<[Int]>()
        let window = Window(profile: tight) {
            Controlled(remote, Array(0..<100)) { $items in
                List {
                    Text("first")
                    ForEach(items, id: \.self) { n in
                        Entry(n: n).deleteDisabled(n == 3).moveDisabled(n == 4)
                    }
                    .onDelete { items.remove(atOffsets: $0) }
                    .onMove { items.move(fromOffsets: $0, toOffset: $1) }
                }
            }
        }
        #expect(window.row("first")?.actions.delete == nil)
        #expect(window.row("row 3")?.actions.delete == nil)
        #expect(window.row("row 4")?.actions.move == nil)
        window.row("row 2")?.actions.delete?()
        window.update()
        #expect(remote.value.prefix(4) == [0, 1, 3, 4])
        window.row("row 1")?.actions.move?(1)
        window.update()
        #expect(remote.value.prefix(4) == [0, 3, 1, 4])
        window.row("row 1")?.actions.move?(-2)
        window.update()
        #expect(remote.value.prefix(4) == [1, 0, 3, 4])
        #expect(window.texts.prefix(4) == ["first", "row 1", "row 0", "row 3"])
        window.scrollDown(800)
        let index = remote.value.firstIndex(of: 52)!
        window.row("row 52")?.actions.delete?()
        window.update()
        #expect(!remote.value.contains(52))
        #expect(remote.value[index] == 53)
    }

    @Test func rowsAreOperatedByPointerKeysAndWheel() {
        let remote = Remote<[Int]>()
        let chosen = Remote<Int?>()
        let window = Window(profile: tight) {
            Controlled(remote, Array(0..<100)) { $items in
                Controlled(chosen, nil) { $selection in
                    List(selection: $selection) {
                        ForEach(items, id: \.self) { Entry(n: $0) }.onDelete { items.remove(atOffsets: $0) }
                    }
                }
            }
        }
        window.scene.send(.scroll(location: CGPoint(x: 5, y: 5), delta: CGSize(width: 0, height: -32)))
        window.update()
        #expect(window.texts.first == "row 2")
        for phase in [PointerEvent.Phase.down, .up] {
            window.scene.send(.pointer(PointerEvent(phase: phase, location: CGPoint(x: 150, y: 20))))
        }
        window.update()
        #expect(chosen.value == 3)
        let row = window.rows[1].node
        _ = window.scene.focus.move(to: row, in: window.scene)
        for _ in 0..<20 { window.scene.send(.key(KeyInput(key: .downArrow))) }
        window.update()
        #expect(window.texts.contains("row 23"))
        window.scene.send(.key(KeyInput(key: .delete)))
        window.update()
        #expect(!remote.value.contains(23))
        #expect(remote.value.count == 99)
    }

    @Test func sections() {
        let window = Window(profile: tight) {
            List {
                Section {
                    ForEach(0..<2) { Entry(n: $0) }
                } header: {
                    Text("One")
                } footer: {
                    Text("end")
                }
                Section {
                    Entry(n: 7)
                } header: {
                    Text("Two")
                }
            }
            .listStyle(.grouped)
        }
        #expect(window.texts == ["One", "row 0", "row 1", "end", "Two", "row 7"])
        #expect(window.inSight.map(\.y) == [0, 16, 32, 48, 80, 96])
        #expect(window.rows.count == 3)
    }

    @Test func sectionsOfDataAreLazy() {
        let window = Window(profile: tight) {
            List {
                ForEach(0..<1000, id: \.self) { section in
                    Section {
                        ForEach(0..<1000, id: \.self) { Text(verbatim: "\(section).\($0)") }
                    } header: {
                        Text(verbatim: "S\(section)")
                    }
                }
            }
        }
        #expect(window.texts.first == "S0")
        #expect(window.scene.liveNodes < 150)
        window.scrollDown(16_016)
        #expect(window.texts.prefix(2) == ["S1", "1.0"])
    }

    @Test func collapsingASection() {
        let remote = Remote<Bool>()
        let window = Window(profile: tight) {
            Controlled(remote, true) { $isExpanded in
                List {
                    Section("One", isExpanded: $isExpanded) { ForEach(0..<2) { Entry(n: $0) } }
                    Text("after")
                }
            }
        }
        #expect(window.texts == ["One", "row 0", "row 1", "after"])
        remote.value = false
        window.update()
        #expect(window.texts == ["One", "after"])
        remote.value = true
        window.update()
        #expect(window.texts == ["One", "row 0", "row 1", "after"])
    }

    @Test func pinnedHeadersStayInSight() {
        let window = Window {
            ScrollView {
                LazyVStack(pinnedViews: [.sectionHeaders]) {
                    ForEach(0..<10, id: \.self) { section in
                        Section {
                            ForEach(0..<20, id: \.self) { Text(verbatim: "\(section).\($0)") }
                        } header: {
                            Text(verbatim: "S\(section)")
                        }
                    }
                }
            }
        }
        window.scrollDown(100)
        #expect(window.inSight.first { $0.text == "S0" }?.y == 0)
        window.scrollDown(228)
        #expect(window.inSight.first { $0.text == "S0" }?.y == -8)
        window.scrollDown(20)
        #expect(window.inSight.first { $0.text == "S1" }?.y == 0)
    }

    @Test func bindingsToElements() {
        let remote = Remote<[Item]>()
        let window = Window(profile: tight) {
            Controlled(remote, [Item(id: 1), Item(id: 2)]) { $items in
                List($items) { $item in
                    Text(verbatim: "\(item.id): \(Int(item.height))")
                        .onAppear { if item.id == 2 { item.height = 50 } }
                }
            }
        }
        #expect(window.texts == ["1: 16", "2: 50"])
    }

    @Test func insetsSeparatorsAndBackgrounds() {
        let window = Window {
            List {
                Text("A").listRowInsets(EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0))
                Text("B").listRowSeparator(.hidden)
                Text("C").listRowBackground(Color.red)
            }
            .listStyle(.plain)
        }
        #expect(window.rows[0].node.children[0].frame.minX == 40)
        #expect(window.rows[1].node.frame.height == 28)
        #expect(window.rows[2].node.children[0].frame == CGRect(x: 0, y: 0, width: 200, height: 28))
    }

    @Test func formsAndStylesCompile() {
        let window = Window {
            Form {
                Section("Name") { Text("A") }
                Text("B")
            }
            .formStyle(.columns)
            .listStyle(.insetGrouped)
        }
        #expect(window.texts == ["Name", "A", "B"])
        #expect(window.rows[0].node.frame.height == 16)
    }

    @Test func disappearingListsFreeTheirRows() {
        let remote = Remote<Bool>()
        let window = Window {
            Controlled(remote, true) { $isShown in
                if isShown { List(0..<1000) { Entry(n: $0) } } else { Text("gone") }
            }
        }
        for _ in 0..<10 { window.scrollDown(400) }
        remote.value = false
        window.update()
        #expect(window.texts == ["gone"])
        #expect(window.scene.liveNodes < 8)
    }
}
