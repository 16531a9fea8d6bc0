import Foundation
import Testing

import Martlet
import MartletTesting

/// Links inside of texts.
@MainActor
@Suite struct TextLinkTests {
    final class Opened { var urls: [String] = [] }

    struct Page<Content: View>: View {
        let opened: Opened
        @ViewBuilder let content: Content

        var body: some View {
            content.environment(
                \.openURL,
                OpenURLAction { url in
                    opened.urls.append(url.absoluteString)
                    return .handled
                })
        }
    }

    @Test func aTapOnTheWordsOpensTheAddress() throws {
        let opened = Opened()
        let host = TestHost {
            Page(opened: opened) { Text("See [the docs](https://a.org) and **[more](https://b.org)**.") }
        }
        #expect(host.texts == ["See the docs and more."])
        #expect(host.findAll(.link).map(\.label) == ["the docs", "more"])
        try host.find(.link, "the docs").tap()
        #expect(opened.urls == ["https://a.org"])
        try host.find(.link, "more").tap()
        #expect(opened.urls == ["https://a.org", "https://b.org"])
        #expect(try host.find(.link, "more").traits.contains(.isLink))
    }

    @Test func onlyTheWordsAreHit() throws {
        let opened = Opened()
        let host = TestHost { Page(opened: opened) { Text("See [docs](https://a.org) there") } }
        let text = try host.find(.text, "See docs there").frame
        let link = try host.find(.link, "docs").frame
        #expect(link.minX > text.minX && link.maxX < text.maxX)
        #expect(abs(link.minY - text.minY) < 1 && abs(link.height - text.height) < 1)
        for x in [text.minX + 1, text.maxX - 1, link.minX - 2, link.maxX + 2] {
            press(CGPoint(x: x, y: text.midY), in: host)
        }
        #expect(opened.urls.isEmpty)
        press(CGPoint(x: link.maxX - 1, y: text.midY), in: host)
        #expect(opened.urls == ["https://a.org"])
    }

    private func press(_ point: CGPoint, in host: TestHost) {
        host.scene.send(.pointer(PointerEvent(phase: .down, location: point)))
        host.scene.send(.pointer(PointerEvent(phase: .up, location: point)))
        host.update()
    }

    @Test func aLinkOfSeveralLinesIsOneLink() throws {
        let opened = Opened()
        let host = TestHost {
            Page(opened: opened) {
                Text("a [long link that goes over several lines of the text](https://a.org) b").frame(width: 100)
            }
        }
        #expect(host.findAll(.link).count == 1)
        let text = host.findAll(.text)[0].frame
        #expect(text.height > 2 * host.findAll(.link)[0].frame.height)
        // Each of the lines in between is part of it from end to end.
        press(CGPoint(x: text.minX + 10, y: text.midY), in: host)
        #expect(opened.urls == ["https://a.org"])
        press(CGPoint(x: text.minX + 2, y: text.minY + 4), in: host)
        #expect(opened.urls.count == 1)
        try host.find(.link).tap()
        #expect(opened.urls.count == 2)
    }

    @Test func keysOperateALink() throws {
        let opened = Opened()
        let host = TestHost { Page(opened: opened) { Text("[one](https://1.org) [two](https://2.org)") } }
        host.press(.tab)
        #expect(host.findAll(.link).map(\.isFocused) == [true, false])
        host.press(.return)
        host.press(.tab)
        host.press(.return)
        #expect(opened.urls == ["https://1.org", "https://2.org"])
    }

    @Test func anAttributedStringLeadsOnToo() throws {
        let opened = Opened()
        var string = AttributedString("Terms apply")
        string[string.range(of: "Terms")!].link = URL(string: "https://terms.org")
        let host = TestHost { Page(opened: opened) { Text(string) + Text(" to all") } }
        try host.find(.link, "Terms").tap()
        #expect(opened.urls == ["https://terms.org"])
    }

    struct Changing: View {
        @State private var count = 0
        var body: some View {
            VStack {
                if count < 3 { Text(count == 1 ? "none" : "to [page \(count)](https://\(count).org)") }
                Button("Next") { count += 1 }
            }
        }
    }

    @Test func linksFollowTheText() throws {
        let opened = Opened()
        let host = TestHost { Page(opened: opened) { Changing() } }
        try host.find(.link, "page 0").tap()
        try host.find(.button, "Next").tap()
        #expect(host.findAll(.link).isEmpty)
        try host.find(.button, "Next").tap()
        try host.find(.link, "page 2").tap()
        #expect(opened.urls == ["https://0.org", "https://2.org"])
        try host.find(.button, "Next").tap()
        #expect(host.findAll(.link).isEmpty)
    }

    @Test func inARowALinkIsPressedAndTheRowIsSelectedBesideIt() throws {
        let opened = Opened()
        var selected: Int?
        let selection = Binding {
            selected
        } set: {
            selected = $0
        }
        let host = TestHost {
            Page(opened: opened) {
                List(selection: selection) { Text("a [link](https://a.org) in a row").tag(1) }
            }
        }
        #expect(host.findAll(.row).map(\.label) == ["a link in a row"])
        try host.find(.link, "link").tap()
        #expect(opened.urls == ["https://a.org"])
        #expect(selected == nil)
        try host.find(.text, "a link in a row").tap()
        #expect(selected == 1)
    }

    @Test func aLinkInTheLabelOfAButtonIsPartOfTheButton() throws {
        let opened = Opened()
        var presses = 0
        let host = TestHost {
            Page(opened: opened) { Button("press [this](https://a.org)") { presses += 1 } }
        }
        #expect(host.findAll(.link).isEmpty)
        try host.find(.button, "press this").tap()
        #expect(presses == 1)
        #expect(opened.urls.isEmpty)
    }

    @Test func aDisabledTextLeadsNowhere() throws {
        let opened = Opened()
        let host = TestHost { Page(opened: opened) { Text("[x](https://a.org)").disabled(true) } }
        let frame = try host.find(.link, "x").frame
        press(CGPoint(x: frame.midX, y: frame.midY), in: host)
        #expect(opened.urls.isEmpty)
    }
}
