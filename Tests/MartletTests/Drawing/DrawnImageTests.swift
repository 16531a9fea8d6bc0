import Foundation
import Testing

import Martlet
import MartletRuntime
import MartletTesting

/// Images drawn by code, and content on glass.
@MainActor @Suite struct DrawnImageTests {
    private func dot(_ label: Text? = nil) -> Image {
        Image(size: CGSize(width: 40, height: 16), label: label) { context in
            context.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 16)), with: .color(.red))
        }
    }

    private func drawing(_ host: TestHost) throws -> RenderNode {
        var found: RenderNode?
        host.scene.root.forEachInSubtree { if case .drawing = $0.content { found = $0 } }
        return try #require(found)
    }

    @Test func anImageHasTheSizeThatItIsDrawnIn() throws {
        let host = TestHost { dot(Text("Dot")) }
        #expect(try drawing(host).frame.size == CGSize(width: 40, height: 16))
        #expect(try host.find(.other, "Dot").traits.contains(.isImage))
    }

    @Test func oneWithoutALabelOnlyDecorates() throws {
        let host = TestHost { dot() }
        let images = host.findAll { $0.traits.contains(.isImage) && !$0.isAccessibilityHidden }
        #expect(images.isEmpty)
    }

    @Test func oneThatCanBeResizedTakesWhatItIsOffered() throws {
        let host = TestHost { dot().resizable().frame(width: 80, height: 48) }
        #expect(try drawing(host).frame.size == CGSize(width: 80, height: 48))
        let fitted = TestHost { dot().resizable().scaledToFit().frame(width: 80, height: 80) }
        #expect(try drawing(fitted).frame.size == CGSize(width: 80, height: 32))
    }

    private struct Glass: View {
        @Environment(\.backgroundMaterial) private var material

        var body: some View { Text(material == nil ? "plain" : "glass") }
    }

    @Test func viewsAreToldOfTheGlassBehindThem() {
        #expect(TestHost { Glass().background(.thinMaterial) }.texts == ["glass"])
        #expect(TestHost { Glass().background(.regularMaterial, in: .capsule) }.texts == ["glass"])
        #expect(TestHost { Glass().background(.red) }.texts == ["plain"])
        #expect(TestHost { Glass().overlay(.thinMaterial) }.texts == ["plain"])
    }
}
