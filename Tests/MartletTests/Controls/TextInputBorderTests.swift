import Foundation
import Testing

import Martlet
@testable import MartletTesting

/// The style of fields with a border, and the border's shape.
@MainActor @Suite struct TextInputBorderTests {
    private func control(_ field: some View) throws -> FieldControl {
        let host = TestHost { field }
        return try #require(host.find(.textField, "Name").node.control(as: FieldControl.self))
    }

    @Test func theShapeReachesTheFieldsInside() throws {
        let field = TextField("Name", text: .constant("")).textFieldStyle(.bordered)
        #expect(try !control(field).borderShape.isCapsule)
        let capsule = try control(VStack { field }.textInputBorderShape(.capsule))
        #expect(capsule.borderShape == .capsule)
        #expect(capsule.look == .roundedBorder)
    }

    /// By the documentation of `Shape.textInputBorder`, which "defers to the environment".
    @Test func theShapeOfTheEnvironmentIsDrawn() throws {
        let size = CGSize(width: 100, height: 20)
        let rect = CGRect(origin: .zero, size: size)
        func outline(_ view: some View) throws -> Path {
            let host = TestHost(size: size) { view }
            var path: Path?
            host.scene.root.forEachInSubtree {
                if case .shape(let shape) = $0.content { path = shape.outline.path(in: size) }
            }
            return try #require(path)
        }
        let filled = Color.clear.background(.red, in: .textInputBorder)
        #expect(try outline(filled) == TextInputBorderShape.automatic.path(in: rect))
        #expect(try outline(filled.textInputBorderShape(.capsule)) == TextInputBorderShape.capsule.path(in: rect))
        let inset = TextInputBorderShape.textInputBorder.inset(by: 2).fill(.red).textInputBorderShape(.capsule)
        #expect(try outline(inset) == Capsule().path(in: rect.insetBy(dx: 2, dy: 2)))
    }

    @Test func shapesHaveOutlines() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 20)
        #expect(!TextInputBorderShape.capsule.path(in: rect).contains(CGPoint(x: 2, y: 2)))
        #expect(TextInputBorderShape.roundedRectangle.path(in: rect).contains(CGPoint(x: 3, y: 3)))
        #expect(TextInputBorderShape.capsule.inset(by: 4).path(in: rect).boundingRect.minX == 4)
    }
}
