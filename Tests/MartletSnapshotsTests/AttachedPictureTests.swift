#if GTK
import Foundation
import MartletSnapshots
import Synchronization
import Testing

/// Attachments that are kept here in place of the test's result.
private enum Kept {
    static let all = Mutex<[String: [UInt8]]>([:])

    static let keep: HostAttachmentTrait.Recording = { bytes, name, _ in all.withLock { $0[name] = bytes } }
}

/// The picture that is attached to a failure.
@MainActor @Suite(HostAttachmentTrait(picture: { $0.picture().pngData }, record: Kept.keep))
struct AttachedPictureTests {
    @Test func aFailureHasAPictureOfTheHost() throws {
        let host = TestHost(size: CGSize(width: 60, height: 40)) { Color.red }
        withKnownIssue { #expect(host.texts == ["green"]) }
        let attached = Kept.all.withLock { $0 }
        #expect(attached.keys.sorted() == ["failure 1, host 1.png", "failure 1, host 1.txt"])
        let picture = try #require(Picture(pngData: Data(attached["failure 1, host 1.png"] ?? [])))
        #expect(picture.difference(to: host.picture()) == nil)
    }
}
#endif
