import Foundation
import Testing

import Martlet
@testable import MartletTesting

/// Forms in styles of one's own.
@MainActor @Suite struct FormStyleTests {
    private struct Framed: FormStyle {
        @Environment(\.isEnabled) private var isEnabled

        func makeBody(configuration: Configuration) -> some View {
            VStack(alignment: .leading) {
                Text(isEnabled ? "Begin" : "Closed")
                configuration.content
                Text("End")
            }
        }
    }

    private struct InnerForm: FormStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text("Around")
                Form(configuration)
            }
        }
    }

    private struct Questions: View {
        @State private var name = "Ann"
        @State private var count = 0
        var body: some View {
            Form {
                Text("Name \(name)")
                Section("More") { Button("Count \(count)") { count += 1 } }
                if count > 0 { Text("Counted") }
            }
        }
    }

    @Test func theBodyOfAStyleHasTheRowsOfTheForm() throws {
        let host = TestHost { Questions().formStyle(Framed()) }
        #expect(host.texts.first == "Begin")
        #expect(host.texts.last == "End")
        #expect(host.texts.contains("Name Ann"))
        #expect(host.findAll(.row).isEmpty)
        let rows = try host.find(text: "Name Ann").frame.minY
        #expect(try host.find(text: "Begin").frame.maxY <= rows)
        #expect(try host.find(text: "End").frame.minY >= rows)
        try host.find(.button, "Count 0").tap()
        #expect(host.texts.contains("Count 1"))
        #expect(host.texts.contains("Counted"))
    }

    @Test func theStyleReadsItsSurroundings() {
        let host = TestHost { Questions().formStyle(Framed()).disabled(true) }
        #expect(host.texts.first == "Closed")
    }

    @Test func theFormInAStyleHasTheStyleFromAround() {
        let host = TestHost { Questions().formStyle(InnerForm()).formStyle(.columns) }
        #expect(host.texts.first == "Around")
        #expect(host.texts.contains("Name Ann"))
        let plain = TestHost { Questions().formStyle(.grouped).formStyle(Framed()) }
        #expect(!plain.texts.contains("Begin"))
    }

    @Test func aFooterStandsOutLessThanRows() throws {
        let host = TestHost {
            Form {
                Section {
                    Text("row")
                    Text("less").foregroundStyle(.secondary)
                } footer: {
                    Text("below")
                    Text("loud").foregroundStyle(.red)
                }
            }
        }
        let below = try host.find(text: "below").color
        #expect(try below != host.find(text: "row").color)
        #expect(try below == host.find(text: "less").color)
        #expect(try host.find(text: "loud").color == Color.red.resolve(in: EnvironmentValues()))
    }
}
