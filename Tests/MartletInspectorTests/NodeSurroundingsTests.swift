import Foundation
import MartletTestSupport
import Testing

@testable import MartletInspector
@testable import MartletTesting

/// The modifiers, the environment and the place of nodes.
@MainActor
@Suite(.serialized)
struct NodeSurroundingsTests {
    struct Page: View {
        var body: some View {
            VStack(alignment: .leading, spacing: 12) {
                Text("plain")
                Text("styled")
                    .lineLimit(2)
                    .font(.title)
                    .padding(10)
                    .background(.red)
                    .opacity(0.5)
                    .environment(\.layoutDirection, .leftToRight)
                Text("last").disabled(true)
            }
            .tint(.green)
        }
    }

    private func layout(of text: String, in host: TestHost) throws -> LayoutAnswer {
        let inspector = Inspector.shared
        let nodes = inspector.nodes(Request(id: 0, ask: "nodes")).nodes
        let node = try #require(nodes.first { $0.text == text && $0.name == "text" })
        return try inspector.layout(Request(id: 0, ask: "layout", node: node.node))
    }

    private func withHost(_ body: (TestHost) throws -> Void) rethrows {
        let inspector = Inspector.shared
        inspector.start()
        defer { inspector.stop() }
        let host = TestHost { Page() }
        try body(host)
        withExtendedLifetime(host) {}
    }

    struct PageApp: App {
        var body: some Scene {
            WindowGroup { Text("in the window") }
                .commands { CommandMenu("Visits") { Button("Visit") {} } }
        }
    }

    @Test("A node is that of its scene, also if another scene of the app has as many")
    func nodesOfAnApp() throws {
        let inspector = Inspector.shared
        inspector.start()
        defer { inspector.stop() }
        let host = TestHost(app: PageApp())
        let nodes = inspector.nodes(Request(id: 0, ask: "nodes")).nodes
        #expect(nodes.contains { $0.text == "Visit" }, "the scene of the commands has nodes")
        #expect(Set(nodes.map(\.node)).count == nodes.count)
        let step = try #require(try layout(of: "in the window", in: host).steps.first)
        #expect(step.size == [400, 600])
        withExtendedLifetime(host) {}
    }

    @Test("Modifiers between a node and its container are listed, the innermost first")
    func modifiers() throws {
        try withHost { host in
            let names = try layout(of: "styled", in: host).modifiers.map(\.name)
            #expect(names == ["padding", "background", "opacity"])
            #expect(try layout(of: "plain", in: host).modifiers.isEmpty)
        }
    }

    @Test("A host without a screen refuses a picture, as does a node that is not shown")
    func pictures() throws {
        try withHost { _ in
            let inspector = Inspector.shared
            let node = try #require(inspector.nodes(Request(id: 0, ask: "nodes")).nodes.first?.node)
            @MainActor func refusal(_ node: UInt64?) -> String? {
                do throws(Refusal) { _ = try inspector.picture(Request(id: 0, ask: "picture", node: node)) } catch {
                    return error.error
                }
                return nil
            }
            #expect(refusal(node) == "the app's host draws no pictures")
            #expect(refusal(99_999_999) == "the node 99999999 is not shown")
            #expect(refusal(nil) == "'picture' needs a node")
        }
    }

    @Test("The environment has the values that differ from the container's, with the modifiers that set them")
    func environment() throws {
        try withHost { host in
            let values = try layout(of: "styled", in: host).environment
            func modifier(_ name: String) -> String? { values.first { $0.name == name }?.modifier }
            #expect(modifier("font") == ".font", "\(values)")
            #expect(modifier("lineLimit") == ".lineLimit", "\(values)")
            #expect(values.first { $0.name == "lineLimit" }?.value == "2")
            // It is set, and no other than that of the container.
            #expect(!values.contains { $0.name == "layoutDirection" })
            // It belongs to the container.
            #expect(!values.contains { $0.name == "tint" })
            #expect(try layout(of: "plain", in: host).environment.isEmpty)
            let last = try layout(of: "last", in: host).environment
            #expect(last.first { $0.modifier == ".disabled" }?.value == "false", "\(last)")
        }
    }

    @Test("The place has the container's alignment and spacing, and the distances to edges and siblings")
    func place() throws {
        try withHost { host in
            let place = try #require(try layout(of: "styled", in: host).place)
            #expect(place.container == "VStack")
            #expect(place.parameters.contains { $0.name == "alignment" && $0.value == "leading" }, "\(place)")
            #expect(place.parameters.contains { $0.name == "spacing" && $0.value == "12.0" }, "\(place)")
            #expect(place.before == 12)
            #expect(place.after == 12)
            #expect(place.edges.first == 0)
            #expect(try layout(of: "plain", in: host).place?.before == nil)
        }
    }
}
