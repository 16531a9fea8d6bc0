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

    @Test func shapesHaveOutlines() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 20)
        #expect(!TextInputBorderShape.capsule.path(in: rect).contains(CGPoint(x: 2, y: 2)))
        #expect(TextInputBorderShape.roundedRectangle.path(in: rect).contains(CGPoint(x: 3, y: 3)))
        #expect(TextInputBorderShape.capsule.inset(by: 4).path(in: rect).boundingRect.minX == 4)
    }
}
