import Foundation
import Testing

import Martlet
import MartletTesting

@MainActor @Suite struct DrawingNamesTests {
    @Test func smallerTextBesideOther() {
        func height(_ scale: Text.Scale, isEnabled: Bool = true) -> CGFloat {
            TextProbe.pointSize(of: Text("a").textScale(scale, isEnabled: isEnabled))
        }
        #expect(height(.secondary) < height(.default))
        #expect(height(.secondary, isEnabled: false) == height(.default))
        let whole = TextProbe.pointSize(of: Text("a"), around: .secondary)
        #expect(whole == height(.secondary))
    }

    @Test func glassIsBehind() {
        let tree = TestHost { Text("a").glassEffect() }.tree
        #expect(tree.contains("shape"))
        let host = TestHost {
            GlassEffectContainer(spacing: 20) {
                Text("a").glassEffect(.regular.tint(.red).interactive(), in: .rect(cornerRadius: 4))
                Text("b").glassEffect(.identity)
                Button("c") {}.buttonStyle(.glass)
                Button("d") {}.buttonStyle(.glassProminent)
            }
        }
        #expect(host.texts == ["a", "b", "c", "d"])
    }

    @Test func aPageIsFilled() throws {
        let host = TestHost(size: CGSize(width: 200, height: 100)) {
            Text("a").containerBackground(.red, for: .navigation).accessibilityIdentifier("page")
        }
        #expect(try host.element(id: "page").frame.size == CGSize(width: 200, height: 100))
    }

    @Test func transformsOfSpace() {
        let turned = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        let plane = ProjectionTransform(turned)
        #expect(abs(plane.m12 - 1) < 1e-12)
        #expect(abs(plane.m11) < 1e-12)
        let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 1), 3, 4, 0)
        #expect(moved.m41 == 6)
        #expect(ProjectionTransform(moved).m32 == 8)
        #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
        #expect(ProjectionTransform(CATransform3DIdentity).isIdentity)
        let plain = CGAffineTransform(translationX: 5, y: 6)
        #expect(ProjectionTransform(CATransform3DMakeAffineTransform(plain)) == ProjectionTransform(plain))
    }

    @Test func picturesInMemory() throws {
        // A picture of one dot.
        let png =
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="
        let data = try #require(Data(base64Encoded: png))
        let picture = try #require(UIImage(data: data))
        #expect(picture.size == CGSize(width: 1, height: 1))
        let pixels = try #require(picture.cgImage)
        #expect(pixels.width == 1)
        #expect(UIImage(data: Data([1, 2, 3])) == nil)
        #expect(NSImage(named: "nothing of that name") == nil)
        let host = TestHost {
            HStack(spacing: 0) {
                Image(uiImage: picture).accessibilityIdentifier("a")
                Image(decorative: pixels, scale: 0.5).accessibilityIdentifier("b")
                Image(pixels, scale: 0.25, label: Text("Dot")).accessibilityIdentifier("c")
            }
        }
        #expect(try host.element(id: "a").frame.width == 1)
        #expect(try host.element(id: "b").frame.width == 2)
        #expect(try host.element(id: "c").frame.width == 4)
        #expect(try host.element(id: "c").label == "Dot")
    }

    @Test func scrollAnchorsByRole() throws {
        func top(_ view: some View) throws -> CGFloat {
            let host = TestHost(size: CGSize(width: 100, height: 100)) { view }
            return try host.element(id: "a").frame.minY
        }
        let small = ScrollView { Color.red.frame(height: 20).accessibilityIdentifier("a") }
        #expect(try top(small.defaultScrollAnchor(.bottom, for: .initialOffset)) == 0)
        #expect(try top(small.defaultScrollAnchor(.bottom, for: .alignment)) == 80)
        let large = ScrollView { Color.red.frame(height: 200).accessibilityIdentifier("a") }
        #expect(try top(large.defaultScrollAnchor(.bottom, for: .initialOffset)) == -100)
        #expect(try top(large.defaultScrollAnchor(.bottom, for: .alignment)) == 0)
        #expect(try top(large.defaultScrollAnchor(.bottom).defaultScrollAnchor(nil, for: .initialOffset)) == -100)
    }
}

/// The size of the font that a text is shown in.
@MainActor enum TextProbe {
    static func pointSize(of text: Text, around scale: Text.Scale = .default) -> CGFloat {
        var size: CGFloat = 0
        let screen = Screen { text.textScale(scale) }
        // Nodes may not be used after the end of their scene.
        withExtendedLifetime(screen) {
            screen.scene.root.forEachInSubtree { node in
                if case .text(let content) = node.content { size = content.styled.style.font.pointSize }
            }
        }
        return size
    }
}
