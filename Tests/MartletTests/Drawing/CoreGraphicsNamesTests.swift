import Foundation
import Testing

import Martlet

/// Colors and paths by the names that Core Graphics has for them elsewhere.
@MainActor @Suite struct CoreGraphicsNamesTests {
    @Test func coloursKeepTheirComponents() throws {
        let color = CGColor(red: 1, green: 0.5, blue: 0.25, alpha: 0.5)
        let components = try #require(color.components)
        #expect(components.count == 4)
        for (found, expected) in zip(components, [1, 0.5, 0.25, 0.5]) { #expect(abs(found - expected) < 0.001) }
        #expect(color.alpha == 0.5)
        #expect(color.copy(alpha: 1)?.alpha == 1)
        #expect(CGColor(gray: 1, alpha: 1).components == [1, 1])
        #expect(Color(cgColor: color) == Color(color))
        #expect(Color(cgColor: color).cgColor == color)
        #expect(UIColor(cgColor: .black).cgColor.components?.prefix(3) == [0, 0, 0])
    }

    @Test func pathsAreThoseOfSwiftUI() throws {
        let drawn = CGMutablePath()
        drawn.move(to: CGPoint(x: 1, y: 2))
        drawn.addLine(to: CGPoint(x: 11, y: 2))
        drawn.addQuadCurve(to: CGPoint(x: 11, y: 12), control: CGPoint(x: 20, y: 7))
        drawn.closeSubpath()
        let path = Path { path in
            path.move(to: CGPoint(x: 1, y: 2))
            path.addLine(to: CGPoint(x: 11, y: 2))
            path.addQuadCurve(to: CGPoint(x: 11, y: 12), control: CGPoint(x: 20, y: 7))
            path.closeSubpath()
        }
        #expect(Path(drawn) == path)
        #expect(path.cgPath == drawn)
        #expect(drawn.boundingBoxOfPath == path.boundingRect)
        let copy = try #require(drawn.copy())
        drawn.addRect(CGRect(x: 100, y: 100, width: 1, height: 1))
        #expect(Path(copy) == path)
        #expect(Path(drawn) != path)
    }

    @Test func transformsAreAppliedAsTheyAreGiven() {
        var transform = CGAffineTransform(translationX: 10, y: 0)
        let rect = CGRect(x: 0, y: 0, width: 4, height: 4)
        #expect(CGPath(rect: rect, transform: &transform).boundingBox.minX == 10)
        #expect(CGPath(rect: rect, transform: nil).boundingBox == rect)
        let path = CGPath(ellipseIn: rect, transform: nil)
        #expect(path.contains(CGPoint(x: 2, y: 2)))
        #expect(!path.contains(CGPoint(x: 0.1, y: 0.1), using: .evenOdd))
        #expect(path.contains(CGPoint(x: 12, y: 2), transform: transform))
    }

    @Test func anEmptyPictureShowsNothing() {
        #expect(UIImage().size == .zero)
        #expect(NSImage() == UIImage())
    }
}
