import Foundation
import Testing

import Martlet
import MartletTesting

@MainActor
@Suite struct PlatformNameTests {
    @Test func aPlatformColorIsMadeOfAColor() throws {
        let made = UIColor(Color(red: 1, green: 0, blue: 0))
        #expect(made == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(Color(uiColor: UIColor(Color.blue)) == Color.blue)
    }

    @Test func aPictureIsMadeOfPixelsAndOfAResource() throws {
        let pixel =
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAAC0lEQVR4nGNgAAIAAAUAAXpeqz8AAAAASUVORK5CYII="
        let image = try #require(CGImage(data: Data(base64Encoded: pixel)!))
        #expect(UIImage(cgImage: image).size == CGSize(width: 1, height: 1))
        #expect(UIImage(resource: ImageResource(name: "no such", bundle: .main)).size == .zero)
    }
}
