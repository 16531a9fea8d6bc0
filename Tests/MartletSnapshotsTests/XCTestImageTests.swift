#if GTK
import Foundation
import MartletSnapshots
import XCTest

/// Picture assertions under XCTest.
final class XCTestImageTests: XCTestCase {
    private struct Bar: View {
        var color = Color.green
        var body: some View { Rectangle().fill(color).frame(width: 30, height: 10) }
    }

    // nonisolated(unsafe): a test case runs a single test, sequentially.
    nonisolated(unsafe) private var expected: [String]?

    override func recordFailure(
        withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected isExpected: Bool
    ) {
        if expected != nil {
            expected?.append(description)
        } else {
            super.recordFailure(
                withDescription: description, inFile: filePath, atLine: lineNumber, expected: isExpected)
        }
    }

    @MainActor
    private static func compare(_ color: Color) throws { try assertImage(of: Bar(color: color), named: "bar") }

    func testAPictureThatIsKept() async throws {
        try await Self.compare(.green)
    }

    func testAPictureThatLooksDifferent() async throws {
        expected = []
        try await Self.compare(.red)
        let failures = expected ?? []
        expected = nil
        XCTAssertEqual(failures.count, 1)
        XCTAssertTrue(failures.first?.contains("300 of 300 pixels look different") == true, "\(failures)")
    }
}
#endif
