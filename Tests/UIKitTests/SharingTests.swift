import Foundation
import Martlet
import MartletTesting
import Testing
import UIKit

private struct Page: View {
    @State private var result = "not yet"

    var body: some View {
        Text(result)
        Button("Share") {
            let activity = UIActivityViewController(
                activityItems: ["A robin", URL(string: "https://example.org")!], applicationActivities: nil)
            activity.completionWithItemsHandler = { _, isShared, _, _ in result = isShared ? "shared" : "not shared" }
            let content = UIApplication.shared.windows.first { $0.isKeyWindow }?.rootViewController
            content?.present(activity, animated: true, completion: nil)
        }
    }
}

private struct PageApp: App {
    var body: some Scene { WindowGroup { Page() } }
}

// Serialized: the app in use is that of the process.
@MainActor @Suite(.serialized) struct SharingTests {
    @Test func itemsAreSharedInAnAlert() throws {
        let host = TestHost(app: PageApp())
        func choose(_ title: String) throws {
            try host.find(.button, "Share").tap()
            let alert = try #require(host.windows.last)
            #expect(alert.allTexts == ["Share", "Copy", "Mail", "Cancel"])
            try alert.find(.button, title).tap()
            #expect(host.windows.count == 1)
        }
        try choose("Copy")
        #expect(host.clipboard == "A robin\nhttps://example.org")
        #expect(host.texts.contains("shared"))
        try choose("Cancel")
        #expect(host.texts.contains("not shared"))
        try choose("Mail")
        #expect(host.openedURLs.last?.absoluteString == "mailto:?body=A%20robin%0Ahttps://example.org")
        #expect(host.texts.contains("shared"))
    }

    @Test func whatCantBeSharedIsSaid() throws {
        let host = TestHost(app: PageApp())
        host.expectIssue(containing: "a value of Int can't be shared")
        _ = UIActivityViewController(activityItems: [1], applicationActivities: nil)
    }
}
