import Foundation
import Testing

import Martlet
import MartletTesting

private struct Pages<Behavior: ScrollTargetBehavior>: View {
    let behavior: Behavior
    @State private var offset: CGFloat = 0
    @State private var phases: [String] = []
    var body: some View {
        ScrollView {
            VStack(spacing: 0) { ForEach(0..<20, id: \.self) { Text("page \($0)").frame(height: 40) } }
                .scrollTargetLayout()
        }
        .frame(height: 100)
        .scrollTargetBehavior(behavior)
        .onScrollGeometryChange(for: CGFloat.self) {
            $0.contentOffset.y
        } action: {
            offset = $1
        }
        .onScrollPhaseChange { phases.append("\($1)") }
        Text(verbatim: "\(Int(offset.rounded()))")
        Text(verbatim: phases.joined(separator: " "))
    }
}

private struct Half: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        target.rect.origin.y = context.containerSize.height / 2
    }
}

@MainActor @Suite struct ScrollBehaviorTests {
    private func rest(_ behavior: some ScrollTargetBehavior, _ distances: CGFloat...) throws -> [String] {
        let host = TestHost { Pages(behavior: behavior) }
        for distance in distances {
            try host.find(.text, "page 1").scroll(by: CGSize(width: 0, height: distance))
            host.advance(by: .seconds(1))
        }
        return Array(host.texts.suffix(2))
    }

    @Test func pagesAreAsLargeAsTheScrollView() throws {
        #expect(try rest(.paging, 30) == ["100", "idle interacting decelerating idle"])
        let host = TestHost { Pages(behavior: .paging) }
        for (distance, page) in [(30.0, "page 1"), (30, "page 4"), (-40, "page 6")] {
            try host.find(.text, page).scroll(by: CGSize(width: 0, height: distance))
            host.advance(by: .seconds(1))
        }
        #expect(host.texts.contains("100"), "on, on, and back")
    }

    @Test func elementsBeginAtTheStart() throws {
        #expect(try rest(.viewAligned, 50) == ["80", "idle interacting decelerating idle"])
        #expect(try rest(.viewAligned(limitBehavior: .always), 70) == ["40", "idle interacting decelerating idle"])
    }

    @Test func aBehaviourOfOnesOwn() throws {
        #expect(try rest(Half(), 10) == ["50", "idle interacting decelerating idle"])
    }

    @Test func theWheelGoesOnUntilItRests() throws {
        let host = TestHost { Pages(behavior: .paging) }
        for _ in 0..<4 {
            try host.find(.text, "page 1").scroll(by: CGSize(width: 0, height: 15))
            host.advance(by: .milliseconds(50))
        }
        #expect(host.texts.contains("60"), "it is not taken from under the wheel")
        #expect(host.texts.last == "idle interacting")
        host.advance(by: .seconds(1))
        #expect(host.texts.contains("100"))
    }
}
