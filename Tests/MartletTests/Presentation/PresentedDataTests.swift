import Foundation
import Martlet
import MartletTestSupport
import MartletTesting
import Testing

/// Alerts and dialogs that are made of data: documented is that later changes of the data are ignored.
@MainActor @Suite struct PresentedDataTests {
    private struct Asking: View {
        let isDialog: Bool
        let probe: Probe
        @State private var isPresented = true
        @State private var name: String? = "one"
        @State private var count = 0

        var body: some View {
            let _ = probe.offer("rename") { name = "two" }
            let _ = probe.offer("remove") { name = nil }
            let _ = probe.offer("count") { count += 1 }
            let _ = probe.offer("ask") { isPresented = true }
            if isDialog {
                Text("base")
                    .confirmationDialog("Delete?", isPresented: $isPresented, presenting: name) { name in
                        Button("Delete \(name)") { probe.note("delete \(name)") }
                    } message: { name in
                        Text("\(name), \(count)")
                    }
            } else {
                Text("base")
                    .alert("Delete?", isPresented: $isPresented, presenting: name) { name in
                        Button("Delete \(name)") { probe.note("delete \(name)") }
                    } message: { name in
                        Text("\(name), \(count)")
                    }
            }
        }
    }

    @Test(arguments: [false, true])
    func changesOfTheDataAreIgnoredWhileItIsShown(isDialog: Bool) throws {
        let probe = Probe()
        let host = TestHost { Asking(isDialog: isDialog, probe: probe) }
        #expect(host.allTexts.contains("one, 0"))
        host.run("count", of: probe)
        #expect(host.allTexts.contains("one, 1"), "other state is followed")
        host.run("rename", of: probe)
        #expect(host.allTexts.contains("one, 1"))
        host.run("remove", of: probe)
        #expect(host.allTexts.contains("one, 1"))
        try host.find(.button, "Delete one").tap()
        #expect(probe.takeLog() == ["delete one"])
        #expect(host.allTexts == ["base"])
        host.run("ask", of: probe)
        #expect(host.allTexts == ["base"], "there is nothing to tell of")
        host.run("rename", of: probe)
        #expect(host.allTexts.contains("two, 1"))
    }

    /// Not `Equatable`: nothing proves that two values are the same.
    private enum Failure: LocalizedError {
        case taken(String)

        var errorDescription: String? { if case .taken(let name) = self { "\(name) is taken" } else { nil } }
        var recoverySuggestion: String? { "Choose another" }
    }

    private struct Failing: View {
        let probe: Probe
        @State private var error: Failure?

        var body: some View {
            let _ = probe.offer("fail") { error = .taken("ada") }
            Text("base")
                .alert(
                    isPresented: Binding {
                        error != nil
                    } set: {
                        if !$0 { error = nil }
                    }, error: error
                ) { _ in
                    Button("OK") { probe.note("ok") }
                } message: {
                    Text($0.recoverySuggestion ?? "")
                }
        }
    }

    @Test func dataThatCannotBeComparedIsPresented() throws {
        let probe = Probe()
        let host = TestHost { Failing(probe: probe) }
        host.run("fail", of: probe)
        #expect(host.allTexts.contains("ada is taken"))
        #expect(host.allTexts.contains("Choose another"))
        try host.find(.button, "OK").tap()
        #expect(probe.takeLog() == ["ok"])
        #expect(host.allTexts == ["base"])
    }
}
