import MartletTestSupport
import Testing

@testable import MartletInspector
@testable import MartletTesting

/// Rows with a text and a control, which recorded tests find by the names of their rows.
@MainActor
@Suite(.serialized)
struct RecordedRowTests {
    /// The control of a row, beside its text.
    enum Part: String, CaseIterable {
        case nameless, shape, twoNameless
    }

    struct Rows: View {
        let part: Part
        @State private var taps: [String: Int] = [:]

        var body: some View {
            List(["Tea", "Milk"], id: \.self) { name in
                HStack {
                    Text(name)
                    switch part {
                    case .nameless: Button("") { taps[name, default: 0] += 1 }
                    case .shape:
                        Button {
                            taps[name, default: 0] += 1
                        } label: {
                            Circle().frame(width: 20, height: 20)
                        }
                    case .twoNameless:
                        Button {
                            taps[name, default: 0] += 1
                        } label: {
                            Circle().frame(width: 20, height: 20)
                        }
                        Button {
                            taps[name, default: 0] -= 1
                        } label: {
                            Circle().frame(width: 20, height: 20)
                        }
                    }
                    Text(verbatim: "×\(taps[name, default: 0])")
                }
            }
        }
    }

    @Test("A row with texts and a button without a name has the name of its texts", arguments: Part.allCases)
    func labels(part: Part) {
        let host = TestHost { Rows(part: part) }
        #expect(host.findAll(.row).map(\.label) == ["Tea, ×0", "Milk, ×0"])
        withExtendedLifetime(host) {}
    }

    @Test("A button without a name is recorded by its row")
    func recorded() throws {
        let host = TestHost { Rows(part: .shape) }
        let recording = TestRecording()
        recording.begin(in: [host.core.scene])
        try host.findAll(.button)[1].tap()
        let source = try #require(recording.end())
        #expect(source.contains(#"host.find(.row, "Milk, ×0").find(.button).tap()"#), "\(source)")
        #expect(!source.contains("at: 1"), "\(source)")
        withExtendedLifetime(host) {}
    }
}
