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

    @Test func linksOfAllKindsHaveTheColorThatTheDesktopGivesThem() throws {
        let color = Color.Resolved(red: 0.1, green: 0.4, blue: 0.8, opacity: 1)
        let host = TestHost {
            Text("[inside](https://example.org)")
            Text("[tinted](https://example.org)").tint(.red)
            Text("styled").foregroundStyle(.link)
        }
        let before = try host.find(text: "inside").color
        host.setEnvironment(\.linkColor, color)
        host.update()
        #expect(try host.find(text: "inside").color == color)
        #expect(try host.find(text: "inside").color != before)
        #expect(try host.find(text: "styled").color == color)
        #expect(try host.find(text: "tinted").color == Color.red.resolve(in: EnvironmentValues()))
    }
}
