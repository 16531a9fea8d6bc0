import Foundation
import Testing
import Martlet
import MartletTesting

/// Elements that are used after what they were in has gone.
@MainActor @Suite struct GoneElementTests {
    private struct Pages: View {
        var body: some View {
            NavigationStack {
                List(0..<5, id: \.self) { index in NavigationLink("row \(index)", value: index) }
                    .navigationDestination(for: Int.self) { Page(number: $0) }
                    .navigationTitle("Root")
            }
        }
    }

    private struct Page: View {
        let number: Int
        @Environment(\.dismiss) private var dismiss
        var body: some View {
            VStack {
                Text("page \(number)").accessibilityIdentifier("text")
                HStack { Button("done") { dismiss() }.accessibilityIdentifier("done") }
            }
        }
    }

    private func useUp(_ element: Element) {
        _ = (element.label, element.value, element.frame, element.isEnabled, element.opacity, element.kind)
        _ = (element.parent, element.children, element.siblings, element.role, "\(element)")
        _ = (element.isHittable, element.isVisible, element.accessibilityActions)
        let error = #expect(throws: ElementNotOperable.self) { try element.tap() }
        #expect(error?.description.contains("no longer there") == true)
        #expect(throws: (any Error).self) { try element.doubleTap() }
        #expect(throws: (any Error).self) { try element.longPress() }
        #expect(throws: (any Error).self) { try element.hover() }
        #expect(throws: (any Error).self) { try element.drag(by: CGSize(width: 5, height: 5)) }
        #expect(throws: (any Error).self) { try element.type("x") }
        #expect(throws: (any Error).self) { try element.scroll(by: CGSize(width: 0, height: 5)) }
        #expect(throws: (any Error).self) { try element.ancestor(.list) }
    }

    @Test func elementsOfAPoppedPage() throws {
        let host = TestHost { Pages() }
        for index in 0..<3 {
            try host.find(.link, "row \(index)").tap()
            host.advance(by: .seconds(1))
            let elements = [try host.element(id: "text"), try host.element(id: "done")]
            let row = try? host.find(.button, "Back")
            try host.find(.button, "done").tap()
            host.advance(by: .seconds(1))
            for element in elements { useUp(element) }
            if let row { _ = (row.label, row.frame) }
        }
    }

    @Test func aSecondTapAfterTheFirstHasPopped() throws {
        let host = TestHost { Pages() }
        try host.find(.link, "row 1").tap()
        host.advance(by: .seconds(1))
        let back = try host.find(.button, "Back")
        #expect(throws: ElementNotOperable.self) { try back.doubleTap() }
        host.advance(by: .seconds(1))
        #expect(host.texts.contains("row 1"))
    }

    private struct Rows: View {
        @State private var rows = Array(0..<6)
        var body: some View {
            List {
                ForEach(rows, id: \.self) { row in
                    HStack {
                        Text("row \(row)")
                        VStack { Button("delete \(row)") { rows.removeAll { $0 == row } } }
                    }
                }
            }
        }
    }

    @Test func aRowsOwnDeleteButton() throws {
        let host = TestHost { Rows() }
        for row in 0..<4 {
            let button = try host.find(.button, "delete \(row)")
            try button.tap()
            host.advance(by: .seconds(1))
            useUp(button)
        }
    }

    @Test func anElementOutlivesItsHost() throws {
        var host: TestHost? = TestHost { VStack { HStack { Button("b") {} } } }
        let button = try #require(try host?.find(.button, "b"))
        host = nil
        _ = (button.label, button.frame, button.parent, button.children, "\(button)")
        #expect(throws: (any Error).self) { try button.tap() }
    }

    @Test(arguments: 0..<8)
    func exploringAStackWithAList(seed: UInt64) {
        let host = TestHost { Pages() }
        host.explore(seed: seed, steps: 60)
    }
}
