import Testing

import Martlet
import MartletTesting

/// A button that looks like a link.
@MainActor @Suite struct LinkStyleTests {
    @Test func aLinkIsItsLabelInTheColourOfLinks() throws {
        var presses = 0
        let host = TestHost {
            Button("More") { presses += 1 }.buttonStyle(.link)
            Text("as a link").foregroundStyle(.link)
            Text("plain")
        }
        let button = try host.find(.button, "More")
        #expect(button.frame.height == 16, "no chrome")
        #expect(try host.find(text: "More").color == host.find(text: "as a link").color)
        #expect(try host.find(text: "More").color != host.find(text: "plain").color)
        try button.tap()
        #expect(presses == 1)
    }
}
