import MartletTestSupport
import MartletTesting
import Testing

/// The presented state equals that of a computation from scratch.
@MainActor @Suite struct ScratchTests {
    private final class Hidden {
        var count = 0
    }

    /// A view that reads an object without change notifications.
    private struct Stale: View {
        let hidden: Hidden
        @State private var taps = 0
        var body: some View {
            Button("Tap") {
                taps += 1
                if taps == 3 { hidden.count += 1 }
            }
            Inner(hidden: hidden)
        }
    }

    private struct Inner: View {
        let hidden: Hidden
        var body: some View { Text("\(hidden.count)") }
    }

    @Test func whatNobodyFollowsIsFound() {
        let hidden = Hidden()
        let host = TestHost { Stale(hidden: hidden) }
        withKnownIssue {
            host.explore(seed: 1, steps: 100)
        } matching: {
            let text = "\($0)"
            return text.contains("What is shown is out of date.") && text.contains("- ") && text.contains("text \"1\"")
                && text.contains("of seed 1, after:")
        }
    }

    private struct Rich: View {
        @State private var names = ["a", "b"]
        @State private var added = 0
        @State private var isOn = false
        @State private var level = 0.5
        @State private var text = ""
        @State private var tab = 0
        @Namespace private var space
        var body: some View {
            TabView(selection: $tab) {
                NavigationStack {
                    List {
                        Section("Names") {
                            ForEach(names, id: \.self) { NavigationLink($0, value: $0) }
                                .onDelete { names.remove(atOffsets: $0) }
                        }
                        Toggle("Switch", isOn: $isOn.animation())
                        if isOn { Text("on").transition(.opacity).matchedGeometryEffect(id: 1, in: space) }
                    }
                    .navigationTitle("Names")
                    .navigationDestination(for: String.self) { Text("page \($0)") }
                    .toolbar {
                        Button("Add") {
                            added += 1
                            names.append("n\(added)")
                        }
                    }
                }
                .tabItem { Text("First") }.tag(0)
                VStack {
                    TextField("Text", text: $text)
                    Slider(value: $level)
                    GeometryReader { Text("\(Int($0.size.width))") }
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: 50))]) {
                        ForEach(0..<20, id: \.self) { Text("\($0)") }
                    }
                }
                .tabItem { Text("Second") }.tag(1)
            }
        }
    }

    @Test(arguments: 1...6 as ClosedRange<UInt64>)
    func richViewsStayTrue(seed: UInt64) {
        let host = TestHost { Rich() }
        #expect(host.explore(seed: seed, steps: 60).count == 60)
    }
}
