import Foundation
import Martlet
import MartletTesting
import Testing

/// Rectangles with corners concentric to those of their container.
@MainActor @Suite struct ConcentricRectangleTests {
    /// The outline of the only shape of a view that is 100 points wide and 60 high.
    private func outline(_ size: CGSize, _ view: some View) throws -> Path {
        let host = TestHost(size: CGSize(width: 100, height: 60)) { view }
        var path: Path?
        host.scene.root.forEachInSubtree {
            if case .shape(let shape) = $0.content { path = shape.outline.path(in: size) }
        }
        return try #require(path)
    }

    private func rounded(_ size: CGSize, _ radii: RectangleCornerRadii) -> Path {
        UnevenRoundedRectangle(cornerRadii: radii).path(in: CGRect(origin: .zero, size: size))
    }

    @Test func cornersAreSmallerByWhatTheyStandInside() throws {
        let size = CGSize(width: 84, height: 44)
        let shape = ConcentricRectangle().fill(.red).padding(8)
        let path = try outline(size, shape.containerShape(.rect(cornerRadius: 24)))
        #expect(path == rounded(size, .init(topLeading: 16, bottomLeading: 16, bottomTrailing: 16, topTrailing: 16)))
        let square = try outline(size, shape.containerShape(.rect(cornerRadius: 6)))
        #expect(square == rounded(size, .init()))
        #expect(try outline(size, shape) == rounded(size, .init()), "without a container's shape")
    }

    @Test func eachCornerFollowsItsOwn() throws {
        let size = CGSize(width: 50, height: 56)
        let place = EdgeInsets(top: 4, leading: 10, bottom: 0, trailing: 40)
        let container = UnevenRoundedRectangle(topLeadingRadius: 30, bottomLeadingRadius: 20)
        func path(_ shape: ConcentricRectangle) throws -> Path {
            try outline(size, shape.fill(.red).padding(place).containerShape(container))
        }
        #expect(try path(ConcentricRectangle()) == rounded(size, .init(topLeading: 20, bottomLeading: 10)))
        #expect(
            try path(ConcentricRectangle(corners: .concentric(minimum: 5)))
                == rounded(size, .init(topLeading: 20, bottomLeading: 10, bottomTrailing: 5, topTrailing: 5)))
        #expect(
            try path(ConcentricRectangle(corners: .concentric, isUniform: true))
                == rounded(size, .init(topLeading: 20, bottomLeading: 20, bottomTrailing: 20, topTrailing: 20)))
        #expect(
            try path(ConcentricRectangle(uniformLeadingCorners: .concentric, uniformTrailingCorners: .fixed(3)))
                == rounded(size, .init(topLeading: 20, bottomLeading: 20, bottomTrailing: 3, topTrailing: 3)))
        #expect(
            try path(ConcentricRectangle(topLeadingCorner: 1, bottomLeadingCorner: 2.5))
                == rounded(size, .init(topLeading: 1, bottomLeading: 2.5)))
    }

    @Test func shapesTellTheirCorners() {
        let size = CGSize(width: 30, height: 20)
        #expect(Rectangle().corners(in: size) == .fixed(0))
        #expect(RoundedRectangle(cornerRadius: 4).corners(in: size) == .fixed(4))
        #expect(RoundedRectangle(cornerRadius: 40).corners(in: size) == .fixed(10))
        #expect(Capsule().corners(in: size) == .fixed(10))
        #expect(Capsule().corners(in: nil) == nil)
        #expect(
            UnevenRoundedRectangle(topLeadingRadius: 3).corners(in: nil) == .init(topLeading: 3))
        #expect(ConcentricRectangle().corners(in: size) == .concentric)
    }
}
