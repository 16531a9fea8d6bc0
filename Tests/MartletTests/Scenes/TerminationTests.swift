import Foundation
import MartletTesting
import Testing

/// Presentations that keep an app from quitting, by their defaults and by modifiers.
@MainActor @Suite struct TerminationTests {
    /// The contents of the dialog or sheet that the app shows.
    enum Content: CaseIterable {
        case ok, single, destructive, two, field, critical, allowed, prevented
        case sheet, sheetWithCancel, sheetWithTwo, sheetAllowed, sheetPrevented, popover
    }

    private struct Page: View {
        let content: Content
        @State private var isShown = true

        var body: some View {
            switch content {
            case .ok: Text("page").alert("Wait", isPresented: $isShown) {}
            case .single: Text("page").alert("Wait", isPresented: $isShown) { Button("Fine") {} }
            case .destructive:
                Text("page").alert("Wait", isPresented: $isShown) { Button("Erase", role: .destructive) {} }
            case .two:
                Text("page").alert("Wait", isPresented: $isShown) {
                    Button("Yes") {}
                    Button("No") {}
                }
            case .field:
                Text("page").alert("Wait", isPresented: $isShown) {
                    TextField("Name", text: .constant(""))
                    Button("Fine") {}
                }
            case .critical: Text("page").alert("Wait", isPresented: $isShown) {}.dialogSeverity(.critical)
            case .allowed:
                Text("page").confirmationDialog("Log out?", isPresented: $isShown) { Button("Log Out") {} }
                    .dialogPreventsAppTermination(false)
            case .prevented:
                Text("page").alert("Wait", isPresented: $isShown) {}.dialogPreventsAppTermination(true)
            case .sheet: Text("page").sheet(isPresented: $isShown) { Text("sheet") }
            case .sheetWithCancel:
                Text("page").sheet(isPresented: $isShown) {
                    Text("sheet").toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} } }
                }
            case .sheetWithTwo:
                Text("page").sheet(isPresented: $isShown) {
                    NavigationStack {
                        Text("sheet").toolbar {
                            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                            ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
                        }
                    }
                }
            case .sheetAllowed:
                Text("page").sheet(isPresented: $isShown) {
                    Text("sheet").presentationPreventsAppTermination(false).presentationPreventsAppTermination(nil)
                }
            case .sheetPrevented:
                Text("page").sheet(isPresented: $isShown) {
                    VStack {
                        Text("sheet").presentationPreventsAppTermination(false)
                        Text("sheet").presentationPreventsAppTermination(true)
                    }
                    .toolbar { ToolbarItem(placement: .confirmationAction) { Button("Done") {} } }
                }
            case .popover: Text("page").popover(isPresented: $isShown) { Text("popover") }
            }
        }
    }

    private struct PageApp: App {
        let content: Content

        init() { content = .ok }

        init(_ content: Content) { self.content = content }

        var body: some Scene { WindowGroup { Page(content: content) } }
    }

    /// The cases are those of the documentation of `dialogPreventsAppTermination(_:)` and
    /// `presentationPreventsAppTermination(_:)`.
    @Test(arguments: Content.allCases) func thePresentationSaysWhetherTheAppQuits(_ content: Content) throws {
        let quits: Set<Content> = [.ok, .single, .allowed, .sheetWithCancel, .sheetAllowed, .popover]
        let host = TestHost(app: PageApp(content))
        #expect(host.windows.count == 1)
        try host.chooseMenuItem(ProcessInfo.processInfo.processName, "Quit")
        #expect(host.windows.isEmpty == quits.contains(content))
    }
}
