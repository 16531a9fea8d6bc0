import Foundation
import Testing
import Martlet

/// Content behind and in front of other content.
@MainActor @Suite struct LayerTests {
    @Test func layersNeverChangeTheSize() {
        let laid = Laid {
            Color.red.frame(width: 40, height: 20).tagged("primary")
                .background { Color.blue.frame(width: 100, height: 100).tagged("large") }
                .overlay(alignment: .topTrailing) { Color.blue.frame(width: 10, height: 10).tagged("badge") }
                .tagged("all")
        }
        #expect(laid["all"] == [180, 140, 40, 20])
        #expect(laid["primary"] == [180, 140, 40, 20])
        #expect(laid["large"] == [150, 100, 100, 100])
        #expect(laid["badge"] == [210, 140, 10, 10])
    }

    @Test func secondaryContentIsOfferedTheSizeOfThePrimary() {
        let laid = Laid {
            Text("abcd").background { Color.blue.tagged("fill") }.overlay { Text("xy zw").tagged("text") }
        }
        #expect(laid["fill"] == [184, 142, 32, 16])
        #expect(laid["text"] == [188, 142, 24, 16])
    }

    @Test func severalViewsAreLaidOverEachOther() {
        let laid = Laid {
            Color.red.frame(width: 100, height: 100).overlay(alignment: .bottomLeading) {
                Color.blue.frame(width: 50, height: 50).tagged("a")
                Color.green.frame(width: 20, height: 20).tagged("b")
            }
        }
        #expect(laid["a"] == [150, 150, 50, 50])
        #expect(laid["b"] == [150, 180, 20, 20])
    }

    @Test func backgroundsAreDrawnFirst() {
        let laid = Laid {
            Text("a").background { Text("b") }.overlay { Text("c") }
        }
        var order: [String] = []
        func visit(_ node: RenderNode) {
            if case .text(let text) = node.content { order.append(text.string) }
            node.visibleChildren.forEach(visit)
        }
        visit(laid.scene.root)
        #expect(order == ["b", "a", "c"])
    }

    @Test func stylesFillTheAreaOfTheView() throws {
        let laid = Laid { Text("ab").background(.red).tagged("x").border(.blue, width: 2).tagged("y") }
        let node = try #require(laid.node("x"))
        guard case .fill = node.content else { Issue.record("no fill"); return }
        #expect(node.frame.size == CGSize(width: 16, height: 16))
        guard case .border(let border) = try #require(laid.node("y")).content else { Issue.record("no border"); return }
        #expect(border.width == 2)
        let front = Laid { Text("ab").overlay(Color.red.opacity(0.5)) }
        #expect(front.text("ab") == [192, 142, 16, 16])
    }

    @Test func hiddenContentKeepsItsPlaceAndIsNotShown() throws {
        let laid = Laid {
            VStack(spacing: 0) {
                Color.red.frame(width: 10, height: 10).hidden().tagged("hidden")
                Color.red.frame(width: 10, height: 10).tagged("after")
            }
        }
        #expect(laid["after"] == [195, 150, 10, 10])
        let hidden = try #require(laid.node("hidden"))
        #expect(!hidden.containerNode!.visibleChildren.contains { $0 === hidden })
    }

    @Test func effectsKeepTheLayout() throws {
        let laid = Laid { Text("ab").opacity(0.5).tagged("x").clipped().tagged("y") }
        guard case .effect(.opacity(0.5)) = try #require(laid.node("x")).content else { Issue.record("x"); return }
        guard case .effect(.clip) = try #require(laid.node("y")).content else { Issue.record("y"); return }
        #expect(laid["y"] == [192, 142, 16, 16])
    }

    @Test func modifiersOfGroupsApplyToEachMember() {
        let laid = Laid {
            VStack(spacing: 0) {
                Group {
                    Text("a")
                    Text("b")
                }
                .padding(4)
            }
        }
        #expect(laid.text("a") == [196, 130, 8, 16])
        #expect(laid.text("b") == [196, 154, 8, 16])
    }

    @Test func dividersLieAcrossTheStack() {
        let laid = Laid {
            VStack(spacing: 0) {
                Divider().tagged("flat")
                HStack(spacing: 0) {
                    Text("a")
                    Divider().padding(.horizontal, 2).tagged("upright")
                }
                .frame(height: 40)
            }
            .frame(width: 100)
        }
        #expect(laid["flat"] == [150, 129, 100, 1] || laid["flat"] == [150, 130, 100, 1])
        #expect(laid["upright"][2] == 5)
        #expect(laid["upright"][3] == 40)
    }
}
