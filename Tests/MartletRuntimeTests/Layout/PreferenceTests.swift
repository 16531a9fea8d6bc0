import Foundation
import Testing
import Martlet
import MartletRuntime

private struct Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Widest: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

@MainActor private final class Log {
    var reported: [[String]] = []
    var widths: [CGFloat] = []
    var show: ((Bool) -> Void)?
    var rename: ((String) -> Void)?
    var runs = 0
}

@MainActor @Suite struct PreferenceTests {
    private struct Named: View {
        let name: String
        var body: some View { Text(name).preference(key: Names.self, value: [name]) }
    }

    private struct Changing: View {
        let log: Log
        @State private var name = "b"
        @State private var isShown = true
        var body: some View {
            let _ = log.show = { isShown = $0 }
            let _ = log.rename = { name = $0 }
            VStack {
                Named(name: "a")
                if isShown { Named(name: name) }
                Named(name: "c").padding()
            }
            .onPreferenceChange(Names.self) { log.reported.append($0) }
        }
    }

    @Test func valuesAreCombinedInOrder() {
        let log = Log()
        let laid = Laid { Changing(log: log) }
        #expect(log.reported == [["a", "b", "c"]])
        log.rename?("d")
        laid.update()
        #expect(log.reported.last == ["a", "d", "c"])
        log.rename?("d")
        laid.update()
        #expect(log.reported.count == 2)
    }

    @Test func whatARemovedViewHandedUpIsGone() {
        let log = Log()
        let laid = Laid { Changing(log: log) }
        log.show?(false)
        laid.update()
        #expect(log.reported.last == ["a", "c"])
        log.show?(true)
        laid.update()
        #expect(log.reported.last == ["a", "b", "c"])
    }

    @Test func outerValuesReplaceAndTransformsChange() {
        let log = Log()
        _ = Laid {
            VStack {
                Named(name: "a").preference(key: Names.self, value: ["outer"])
                Named(name: "b").transformPreference(Names.self) { $0.append("more") }
            }
            .onPreferenceChange(Names.self) { log.reported.append($0) }
        }
        #expect(log.reported == [["outer", "b", "more"]])
    }

    @Test func withoutValuesTheDefaultIsTold() {
        let log = Log()
        _ = Laid { Text("a").onPreferenceChange(Names.self) { log.reported.append($0) } }
        _ = Laid { Text("a").onPreferenceChange(Widest.self) { log.widths.append($0) } }
        #expect(log.widths == [0])
        #expect(log.reported == [[]])
    }

    @Test func layersSeeWhatIsHandedUp() {
        let log = Log()
        let laid = Laid(200, 100) {
            HStack(spacing: 0) {
                Named(name: "a")
                Named(name: "bc")
            }
            .overlayPreferenceValue(Names.self, alignment: .topLeading) { names in
                let _ = log.runs += 1
                Text(names.joined()).tagged("front")
            }
            .backgroundPreferenceValue(Names.self) { names in
                Color.red.frame(width: CGFloat(names.count) * 10, height: 5).tagged("back")
            }
        }
        #expect(laid["front"] == [88, 42, 24, 16])
        #expect(laid["back"] == [90, 47, 20, 5] || laid["back"] == [90, 48, 20, 5])
        #expect(log.runs == 1)
    }

    private struct Equal: View {
        let log: Log
        @State private var widest: CGFloat?
        @State private var text = "abc"
        var body: some View {
            let _ = log.rename = { text = $0 }
            VStack(alignment: .leading, spacing: 0) {
                ForEach([text, "d"], id: \.self) { string in
                    Text(string).fixedSize()
                        .background {
                            GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) }
                        }
                        .frame(width: widest)
                        .tagged(string)
                }
            }
            .onPreferenceChange(Widest.self) { widest = $0 }
        }
    }

    @Test func measuredWidthsCanBeHandedUp() {
        let log = Log()
        let laid = Laid { Equal(log: log) }
        #expect(laid["abc"][2] == 24)
        #expect(laid["d"][2] == 24)
        log.rename?("abcdefgh")
        laid.update()
        #expect(laid["d"][2] == 64)
        #expect(laid.scene.diagnostics.issues.isEmpty)
    }

    private struct Row: View {
        let index: Int
        let log: Log
        @State private var name: String
        init(index: Int, log: Log) {
            self.index = index
            self.log = log
            _name = State(initialValue: "\(index)")
        }
        var body: some View {
            let _ = index == 50 ? log.rename = { name = $0 } : ()
            Text("x").preference(key: Names.self, value: [name]).padding(1)
        }
    }

    @Test func onlyThePathOfAChangeIsCollectedAnew() {
        let log = Log()
        let laid = Laid {
            VStack(spacing: 0) { ForEach(0..<100) { Row(index: $0, log: log) } }
                .onPreferenceChange(Names.self) { log.reported.append($0) }
        }
        let before = laid.scene.preferenceCollections
        log.rename?("new")
        laid.update()
        #expect(log.reported.last?[50] == "new")
        #expect(laid.scene.preferenceCollections - before < 10)
        laid.scene.end()
        #expect(!laid.scene.collectsPreferences)
    }
}

private struct Selected: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

@MainActor @Suite struct AnchorTests {
    private struct Marked: View {
        let log: Log
        @State private var text = "ab"
        var body: some View {
            let _ = log.rename = { text = $0 }
            VStack(alignment: .leading, spacing: 0) {
                Text("first")
                Text(text).anchorPreference(key: Selected.self, value: .bounds) { $0 }
            }
            .overlayPreferenceValue(Selected.self) { anchor in
                GeometryReader { proxy in
                    if let anchor {
                        Color.red.frame(width: proxy[anchor].width, height: proxy[anchor].height)
                            .tagged("mark")
                            .offset(x: proxy[anchor].minX, y: proxy[anchor].minY)
                            .tagged("moved")
                    }
                }
            }
        }
    }

    @Test func anchorsAreReadInOtherCoordinates() {
        let log = Log()
        let laid = Laid(200, 100) { Marked(log: log) }
        #expect(laid["mark"] == [80, 50, 16, 16])
        log.rename?("abcd")
        laid.update()
        #expect(laid["mark"] == [80, 50, 32, 16])
    }
}
