import Foundation
import Testing

import Martlet
import MartletTesting

private struct Leaf: Codable, Transferable, Equatable {
    var name: String

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: UTType(exportedAs: "com.example.martlet.droppedleaf"))
    }
}

private struct Recorder: DropDelegate {
    let log: Binding<[String]>

    func validateDrop(info: DropInfo) -> Bool { !info.hasItemsConforming(to: [.url]) }
    func dropEntered(info: DropInfo) { log.wrappedValue.append("entered") }
    func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
    func dropExited(info: DropInfo) { log.wrappedValue.append("exited") }
    func performDrop(info: DropInfo) -> Bool {
        log.wrappedValue.append("dropped \(info.itemProviders(for: [.plainText]).count)")
        return true
    }
}

private struct Places: View {
    @State var log: [String] = []
    @State var isTargeted = false

    var body: some View {
        VStack(spacing: 20) {
            Text("dragged").onDrag { NSItemProvider(object: NSString(string: "word")) }
                .accessibilityIdentifier("dragged")
            Text("leaf").draggable(Leaf(name: "oak")).accessibilityIdentifier("leaf")
            Text("delegate").onDrop(of: [.plainText, .url], delegate: Recorder(log: $log))
                .accessibilityIdentifier("delegate")
            Text("closure").onDrop(of: [.text], isTargeted: $isTargeted) { providers, location in
                for provider in providers {
                    _ = provider.loadObject(ofClass: String.self) { text, _ in
                        MainActor.assumeIsolated { log.append(text ?? "nothing") }
                    }
                }
                return true
            }
            .accessibilityIdentifier("closure")
            Text("leaves").dropDestination(for: Leaf.self) { leaves, _ in
                log += leaves.map(\.name)
                return true
            }
            .accessibilityIdentifier("leaves")
            Text("files").dropDestination(for: URL.self) { files, _ in
                log += files.map(\.lastPathComponent)
                return true
            }
            .accessibilityIdentifier("files")
            // Never empty, so that the view below the pointer does not move.
            Text(verbatim: "log: " + log.joined(separator: " ")).accessibilityIdentifier("log")
        }
    }
}

private struct TwoWindows: App {
    var body: some Scene {
        WindowGroup { Places() }
    }
}

@MainActor @Suite struct DropTests {
    private func log(_ host: TestHost) throws -> String {
        String(try host.element(id: "log").label.dropFirst(5))
    }

    @Test func providersAreDragged() throws {
        let host = TestHost { Places() }
        try host.element(id: "dragged").drag(onto: host.element(id: "closure"))
        let found = try log(host)
        #expect(found == "entered exited word")
        #expect(throws: ElementNotOperable.self) {
            try host.element(id: "leaf").drag(onto: host.element(id: "closure"))
        }
        #expect(try log(host).hasPrefix("entered exited word") && !log(host).hasSuffix("oak"))
        try host.element(id: "leaf").drag(onto: host.element(id: "leaves"))
        #expect(try log(host).hasSuffix("oak"))
    }

    @Test func delegatesDecide() throws {
        let host = TestHost { Places() }
        try host.element(id: "dragged").drag(onto: host.element(id: "delegate"))
        let found = try log(host)
        #expect(found == "entered dropped 1")
        #expect(try !host.element(id: "delegate").drop(URL(string: "https://example.com")!, warns: false))
        #expect(try log(host) == "entered dropped 1")
    }

    @Test func otherProgramsDropFilesAndText() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("dropped.txt")
        try Data("in the file".utf8).write(to: file)
        let host = TestHost { Places() }
        #expect(try host.element(id: "files").drop(files: file))
        #expect(try log(host) == "dropped.txt")
        #expect(try host.element(id: "closure").drop("spoken"))
        #expect(try log(host) == "dropped.txt spoken")
        #expect(try !host.element(id: "leaves").drop("spoken", warns: false))
    }

    @Test func valuesGoFromOneWindowToAnother() throws {
        let host = TestHost(size: CGSize(width: 300, height: 400), app: TwoWindows())
        try host.chooseMenuItem("File", "New Window")
        let other = host.windows[1]
        try host.element(id: "leaf").drag(to: CGPoint(x: 900, y: 10))
        #expect(try other.element(id: "leaves").dropCarried())
        #expect(try log(other) == "oak")
        #expect(try log(host) == "")
        #expect(try !other.element(id: "leaves").dropCarried(warns: false))
    }

    @Test func providersAreCopiedAndPasted() throws {
        struct Copying: View {
            @State var log: [String] = []
            var body: some View {
                Text("here").focusable().accessibilityIdentifier("here")
                    .onCopyCommand { [NSItemProvider(object: NSString(string: "copied"))] }
                    .onCutCommand {
                        log.append("cut"); return [NSItemProvider(object: NSString(string: "gone"))]
                    }
                    .onPasteCommand(of: [.plainText]) { providers in
                        for provider in providers {
                            provider.loadTransferable(type: String.self) { result in
                                MainActor.assumeIsolated { log.append((try? result.get()) ?? "nothing") }
                            }
                        }
                    }
                PasteButton(supportedContentTypes: [.url]) { log.append("\($0.count)") }
                Text(verbatim: "log: " + log.joined(separator: " ")).accessibilityIdentifier("log")
            }
        }
        let host = TestHost { Copying() }
        let here = try host.element(id: "here")
        try here.press("c", modifiers: .command)
        #expect(host.clipboard == "copied")
        try here.press("v", modifiers: .command)
        #expect(try log(host) == "copied")
        try here.press("x", modifiers: .command)
        #expect(host.clipboard == "gone")
        try host.find(.button, "Paste").tap()
        #expect(try log(host) == "copied cut")
    }
}
