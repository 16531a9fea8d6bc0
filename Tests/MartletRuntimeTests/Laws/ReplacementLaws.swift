import Martlet
import MartletTesting
import Testing

/// H5, H6 · The order of appearances when views are replaced, and of change callbacks.
@MainActor @Suite struct ReplacementLaws {
    private struct Noted: View {
        let name: String
        let probe: Probe

        var body: some View {
            Text(name)
                .onAppear { probe.note("+\(name)") }
                .onDisappear { probe.note("-\(name)") }
        }
    }

    // MARK: H5

    private enum Way: CaseIterable { case id, branch, cases, optional, rows, tabs, anyView }

    private struct Replaced: View {
        let way: Way
        let probe: Probe
        @State private var number = 0

        var body: some View {
            let _ = probe.offer("next") { number += 1 }
            switch way {
            case .id: VStack { Noted(name: "\(number)", probe: probe).id(number) }
            case .branch:
                if number == 0 { Noted(name: "0", probe: probe) } else { Noted(name: "1", probe: probe) }
            case .cases:
                VStack {
                    switch number {
                    case 0: Noted(name: "0", probe: probe)
                    default: Noted(name: "1", probe: probe)
                    }
                }
            case .optional:
                VStack {
                    if number == 0 { Noted(name: "0", probe: probe) }
                    if number == 1 { Noted(name: "1", probe: probe) }
                }
            case .rows: VStack { ForEach([number], id: \.self) { Noted(name: "\($0)", probe: probe) } }
            case .tabs:
                TabView(selection: $number) {
                    Noted(name: "0", probe: probe).tag(0)
                    Noted(name: "1", probe: probe).tag(1)
                }
            case .anyView:
                number == 0
                    ? AnyView(Noted(name: "0", probe: probe)) : AnyView(Noted(name: "1", probe: probe).padding())
            }
        }
    }

    @Test(arguments: Way.allCases) private func H5_theNewAppearsBeforeTheOldDisappears(_ way: Way) {
        let probe = Probe()
        let host = TestHost { Replaced(way: way, probe: probe) }
        #expect(probe.takeLog() == ["+0"])
        host.run("next", of: probe)
        #expect(probe.takeLog() == ["+1", "-0"])
    }

    private struct Pages: View {
        let probe: Probe
        @State private var path: [Int] = []

        var body: some View {
            let _ = probe.offer("push") { path.append(1) }
            let _ = probe.offer("pop") { path.removeLast() }
            NavigationStack(path: $path) {
                Noted(name: "root", probe: probe)
                    .navigationDestination(for: Int.self) { Noted(name: "page \($0)", probe: probe) }
            }
        }
    }

    @Test func H5_pagesTakeTurnsInTheSameOrder() {
        let probe = Probe()
        let host = TestHost { Pages(probe: probe) }
        #expect(probe.takeLog() == ["+root"])
        host.run("push", of: probe)
        host.advance(by: .seconds(1))
        #expect(probe.takeLog() == ["+page 1", "-root"])
        host.run("pop", of: probe)
        host.advance(by: .seconds(1))
        #expect(probe.takeLog() == ["+root", "-page 1"])
    }

    private struct Identical: View {
        let probe: Probe
        let isAnimated: Bool
        @State private var number = 0

        var body: some View {
            let _ = probe.offer("next") { if isAnimated { withAnimation { number += 1 } } else { number += 1 } }
            VStack {
                if number == 0 {
                    Noted(name: "0", probe: probe).transition(.identity)
                } else {
                    Noted(name: "1", probe: probe).transition(.identity)
                }
            }
        }
    }

    @Test(arguments: [false, true]) func H5_underTheIdentityTheOldDisappearsFirst(isAnimated: Bool) {
        let probe = Probe()
        let host = TestHost { Identical(probe: probe, isAnimated: isAnimated) }
        #expect(probe.takeLog() == ["+0"])
        host.run("next", of: probe)
        #expect(probe.takeLog() == ["-0", "+1"])
    }

    private struct AroundAnID: View {
        let probe: Probe
        @State private var id = 0

        var body: some View {
            let _ = probe.offer("next") { id += 1 }
            Color.red
                .onAppear { probe.note("inside") }
                .id(id)
                .onAppear { probe.note("outside") }
                .onDisappear { probe.note("outside ends") }
        }
    }

    @Test func H5_onAppearOutsideOfAnIDIsNotRepeated() {
        let probe = Probe()
        let host = TestHost { AroundAnID(probe: probe) }
        #expect(probe.takeLog() == ["inside", "outside"])
        host.run("next", of: probe)
        #expect(probe.takeLog() == ["inside"])
    }

    @Test func H5_anEmptyRootAppears() {
        let probe = Probe()
        let nothing: [Int] = []
        _ = [
            TestHost { EmptyView().onAppear { probe.note("empty") } },
            TestHost { Group {}.onAppear { probe.note("group") } },
            TestHost { ForEach(nothing, id: \.self) { Text("\($0)") }.onAppear { probe.note("rows") } },
            TestHost { AnyView(EmptyView()).onAppear { probe.note("any") } },
            TestHost { Group { if !nothing.isEmpty { Text("x") } }.onAppear { probe.note("branch") } },
        ]
        #expect(probe.takeLog() == ["empty", "group", "rows", "any", "branch"])
    }

    private struct Nested: View {
        let probe: Probe
        @State private var isShown = true
        @State private var value = 0

        var body: some View {
            let _ = probe.offer("hide") { isShown = false }
            VStack {
                if isShown {
                    VStack { Noted(name: "child", probe: probe) }
                        .onAppear { probe.note("+parent") }
                        .onDisappear { probe.note("-parent") }
                        .onChange(of: value, initial: true) { probe.note("value \(value)") }
                }
            }
        }
    }

    @Test func H5_childrenBeforeTheirParents() {
        let probe = Probe()
        let host = TestHost { Nested(probe: probe) }
        #expect(probe.takeLog() == ["+child", "+parent", "value 0"])
        host.run("hide", of: probe)
        #expect(probe.takeLog() == ["-parent", "-child"])
    }

    private struct Hint: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    private struct Everything: View {
        let probe: Probe
        @State private var number = 0

        var body: some View {
            let _ = probe.offer("next") { number += 1 }
            VStack {
                VStack { Noted(name: "child \(number)", probe: probe).preference(key: Hint.self, value: number) }
                    .onAppear { probe.note("+parent \(number)") }
                    .onDisappear { probe.note("-parent") }
                    .id(number)
                ForEach(0..<2, id: \.self) { Noted(name: "row \($0)", probe: probe) }
            }
            .onChange(of: number) { probe.note("changed") }
            .onPreferenceChange(Hint.self) { probe.note("preferred \($0)") }
            .onAppear { probe.note("+all") }
        }
    }

    @Test func H5_changesThenAppearancesThenDisappearances() {
        let probe = Probe()
        let host = TestHost { Everything(probe: probe) }
        #expect(probe.takeLog() == ["preferred 0", "+child 0", "+parent 0", "+row 0", "+row 1", "+all"])
        host.run("next", of: probe)
        #expect(probe.takeLog() == ["changed", "preferred 1", "+child 1", "+parent 1", "-parent", "-child 0"])
    }

    // MARK: H6

    private struct TwoTransactions: View {
        let probe: Probe
        @State private var value = 0

        var body: some View {
            Text("\(value)")
                .onAppear {
                    value = 1
                    value = 2
                    withAnimation {
                        value = 3
                        value = 4
                    }
                }
                .onChange(of: value) { old, new in probe.note("\(old)->\(new)") }
        }
    }

    @Test func H6_aChangeForEachTransaction() {
        let probe = Probe()
        let host = TestHost { TwoTransactions(probe: probe) }
        #expect(probe.takeLog() == ["0->2", "2->4"])
        #expect(host.texts == ["4"])
    }

    private struct ThereAndBack: View {
        let probe: Probe
        @State private var value = 0
        @State private var other = 0

        var body: some View {
            let _ = probe.offer("there and back") {
                value = 1
                withAnimation { value = 0 }
            }
            let _ = probe.offer("other") {
                value = 5
                withAnimation { other += 1 }
            }
            Text("\(value) \(other)").onChange(of: value) { old, new in probe.note("\(old)->\(new)") }
        }
    }

    @Test func H6_whatIsTakenBackInAnotherTransactionIsTwoChanges() {
        let probe = Probe()
        let host = TestHost { ThereAndBack(probe: probe) }
        host.run("there and back", of: probe)
        #expect(probe.takeLog() == ["0->1", "1->0"])
        host.run("other", of: probe)
        #expect(probe.takeLog() == ["0->5"])
    }
}
