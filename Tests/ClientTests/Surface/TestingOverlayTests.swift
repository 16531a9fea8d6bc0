import CoreGraphics
import Testing

/// A test file of an app may import both: the compiler then imports the overlay of the two as well.
@Suite struct TestingOverlayTests {
    @Test func coreGraphicsBesideTesting() {
        #expect(CGSize(width: 2, height: 3).width == CGFloat(2))
    }
}
