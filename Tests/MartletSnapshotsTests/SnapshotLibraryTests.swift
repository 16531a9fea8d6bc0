#if GTK
import Foundation
import MartletSnapshots
import Testing

// The strategies of Documentation/testing-snapshots.md for the snapshot library that most packages use. That library is no
// dependency: the two initializers that strategies are made by are declared here as its documentation has them, so that
// the page's lines compile, and are run.

private struct Diffing<Value> {
    let toData: (Value) -> Data
    let fromData: (Data) -> Value
    let diff: (Value, Value) -> (String, [Attachment])?
}

private struct Attachment {
    let data: Data
    init(data: Data, uniformTypeIdentifier: String) { self.data = data }
}

private struct Snapshotting<Value, Format> {
    let pathExtension: String?
    let diffing: Diffing<Format>
    let snapshot: (Value) -> Format
    init(pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (Value) -> Format) {
        self.pathExtension = pathExtension
        self.diffing = diffing
        self.snapshot = snapshot
    }
}

private typealias XCTAttachment = Attachment

// <strategies>
extension Snapshotting where Value == TestHost, Format == Picture {
    fileprivate static func picture(tolerance: Double = Picture.tolerance) -> Snapshotting {
        Snapshotting(
            pathExtension: "png",
            diffing: Diffing(
                toData: { $0.pngData },
                fromData: { Picture(pngData: $0)! },
                diff: { old, new in
                    old.difference(to: new, tolerance: tolerance).map { difference in
                        let pictures = [old, new, difference.picture]
                        return (
                            difference.description,
                            pictures.map { XCTAttachment(data: $0.pngData, uniformTypeIdentifier: "public.png") }
                        )
                    }
                }),
            snapshot: { host in MainActor.assumeIsolated { host.picture() } })
    }
}
// </strategies>

@MainActor @Suite struct SnapshotLibraryTests {
    @Test func theStrategyTellsPicturesApart() throws {
        let strategy = Snapshotting<TestHost, Picture>.picture()
        let red = strategy.snapshot(TestHost(drawnIn: Variation()) { Color.red.frame(width: 8, height: 8) })
        let blue = strategy.snapshot(TestHost(drawnIn: Variation()) { Color.blue.frame(width: 8, height: 8) })
        #expect(strategy.pathExtension == "png")
        #expect(strategy.diffing.fromData(strategy.diffing.toData(red)) == red)
        #expect(strategy.diffing.diff(red, red) == nil)
        let (message, attachments) = try #require(strategy.diffing.diff(red, blue))
        #expect(message.contains("64 of 64 pixels look different"))
        #expect(attachments.count == 3)
    }
}
#endif
