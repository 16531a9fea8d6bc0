import MartletTesting
import Testing

/// The transforms of elements, and their drawing order.
@MainActor @Suite struct TransformTests {
    @Test func rotationAndScale() throws {
        let host = TestHost {
            VStack {
                Text("plain")
                Text("turned").rotationEffect(.degrees(90))
                Text("left").rotationEffect(.degrees(-45)).scaleEffect(2)
                Text("mirrored").scaleEffect(x: -1)
                Text("upside").scaleEffect(x: 1, y: -1)
                VStack { Text("inner").rotationEffect(.degrees(30)) }.rotationEffect(.degrees(30))
            }
        }
        func rotation(_ text: String) throws -> Double { try host.find(text: text).rotation.degrees.rounded() }
        func scale(_ text: String) throws -> CGSize {
            let scale = try host.find(text: text).scale
            return CGSize(width: (scale.width * 100).rounded() / 100, height: (scale.height * 100).rounded() / 100)
        }
        #expect(try rotation("plain") == 0)
        #expect(try scale("plain") == CGSize(width: 1, height: 1))
        #expect(try rotation("turned") == 90)
        #expect(try scale("turned") == CGSize(width: 1, height: 1))
        #expect(try rotation("left") == -45)
        #expect(try scale("left") == CGSize(width: 2, height: 2))
        #expect(try scale("mirrored") == CGSize(width: -1, height: 1))
        #expect(try rotation("mirrored") == 0)
        #expect(try scale("upside") == CGSize(width: 1, height: -1))
        #expect(try rotation("upside") == 0)
        #expect(try rotation("inner") == 60)
    }

    @Test func theTransformLeadsToTheWindow() throws {
        let host = TestHost {
            ScrollView {
                Text("far").frame(height: 900, alignment: .top)
                Text("moved").offset(x: 7, y: 3).rotationEffect(.degrees(180)).padding(5)
                Text("end").frame(height: 900, alignment: .bottom)
            }
        }
        try host.find(text: "moved").scrollIntoView()
        for text in ["far", "moved"] {
            let element = try host.find(text: text)
            let size = CGSize(width: 8 * text.count, height: 16)
            let corners = [CGPoint.zero, CGPoint(x: size.width, y: size.height)].map {
                $0.applying(element.transform)
            }
            #expect(abs(min(corners[0].x, corners[1].x) - element.frame.minX) < 0.01, "\(text)")
            #expect(abs(min(corners[0].y, corners[1].y) - element.frame.minY) < 0.01, "\(text)")
        }
    }

    @Test func theDumpSaysTransforms() {
        let host = TestHost {
            Text("a").rotationEffect(.degrees(45)).scaleEffect(x: 2, y: 3)
            Text("b").scaleEffect(2)
        }
        #expect(host.tree.contains("effect rotation 45°"))
        #expect(host.tree.contains("effect scale 2 × 3"))
        #expect(host.tree.contains("effect scale 2 ("))
    }

    @Test func theOrderInWhichThingsAreDrawn() throws {
        struct Layers: View {
            @State private var isShown = false
            var body: some View {
                Button("Sheet") { isShown = true }
                ZStack {
                    Text("low")
                    Text("high").zIndex(2)
                    Text("middle").zIndex(1)
                    Text("last").background { Text("behind") }.overlay { Text("over") }
                }
                .sheet(isPresented: $isShown) { Text("sheet") }
            }
        }
        let host = TestHost { Layers() }
        func isInFront(_ a: String, of b: String) throws -> Bool {
            try host.find(text: a).isInFront(of: host.find(text: b))
        }
        #expect(try isInFront("high", of: "low"))
        #expect(try !isInFront("low", of: "high"))
        #expect(try isInFront("high", of: "middle"))
        #expect(try isInFront("middle", of: "last"))
        #expect(try isInFront("last", of: "low"))
        #expect(try isInFront("last", of: "behind"))
        #expect(try isInFront("over", of: "last"))
        #expect(try !isInFront("low", of: "low"))
        try host.find(.button, "Sheet").tap()
        #expect(try isInFront("sheet", of: "high"))
        #expect(try !isInFront("high", of: "sheet"))
    }

    @Test func zIndexThroughOtherModifiers() throws {
        let host = TestHost {
            ZStack {
                Text("a").zIndex(3)
                Text("b").padding().background(.red).zIndex(5)
            }
        }
        #expect(try host.find(text: "b").isInFront(of: host.find(text: "a")))
        #expect(try host.find(text: "a").zIndex == 3)
    }
}
