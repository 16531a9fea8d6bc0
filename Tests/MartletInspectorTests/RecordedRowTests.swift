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

    /// Rows of which each has a text and a button with the same name.
    struct Buttons: View {
        let names: [String]
        @State private var bought: [String] = []

        var body: some View {
            Text("Bought: \(bought.joined(separator: ", "))")
            List(names, id: \.self) { name in
                HStack {
                    Text(name)
                    Text(verbatim: "2 €")
                    Button("Buy") { bought.append(name) }
                }
            }
        }
    }

    @Test(
        "A button with a name is recorded by a text of its row",
        arguments: [
            (["Tea", "Milk"], #"host.find(.row, "Milk").find(.button).tap()"#),
            // A text that another row contains is compared as a whole.
            (["Rice milk", "Milk"], #"host.find(.row, "Milk").find(.button).tap()"#),
            (["2 €", "Milk"], #"host.find(.row, "Milk").find(.button).tap()"#),
        ])
    func named(names: [String], code: String) throws {
        let host = TestHost { Buttons(names: names) }
        let recording = TestRecording()
        recording.begin(in: [host.core.scene])
        try host.findAll(.button)[1].tap()
        #expect(host.texts.contains("Bought: Milk"))
        let source = try #require(recording.end())
        #expect(source.contains("try " + code), "\(source)")
        // In another order, the same product is bought.
        let other = TestHost { Buttons(names: names.reversed()) }
        try other.find(.row, "Milk").find(.button).tap()
        #expect(other.texts.contains("Bought: Milk"))
    }

    @Test("Rows without a text of their own are recorded by their order")
    func alike() throws {
        let host = TestHost {
            List(0..<3) { _ in
                HStack {
                    Text("Tea"); Button("Buy") {}
                }
            }
        }
        let recording = TestRecording()
        recording.begin(in: [host.core.scene])
        try host.findAll(.button)[2].tap()
        #expect(try #require(recording.end()).contains("try host.find(.button, at: 2).tap()"))
    }
}
