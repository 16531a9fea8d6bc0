import Foundation
import Testing

@testable import Martlet
@testable import MartletTesting

@MainActor private final class Presses { var log: [String] = [] }

private struct Zoom: View {
    let presses: Presses
    var isDisabled = false
    @State private var isBold = false
    var body: some View {
        ControlGroup("Zoom") {
            Button("Smaller") { presses.log.append("smaller") }
            if !isDisabled { Button("Reset") { presses.log.append("reset") } }
            Button("Larger") { presses.log.append("larger") }
        }
        .disabled(isDisabled)
    }
}

private struct Column: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
            configuration.label
            configuration.content
        }
    }
}

private struct Framed: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration).padding(10) }
}

@MainActor @Suite struct ControlGroupTests {
    @Test func controlsTouchAndTheLabelIsReadOnly() throws {
        let presses = Presses()
        let host = TestHost { Zoom(presses: presses) }
        #expect(host.texts == ["Smaller", "Reset", "Larger"])
        let frames = host.findAll(.button).map(\.frame)
        #expect(frames[0].maxX == frames[1].minX && frames[1].maxX == frames[2].minX)
        #expect(frames[0].minY == frames[2].minY)
        #expect(try host.find(.other, "Zoom").frame == frames.reduce(frames[0]) { $0.union($1) })
        for name in ["Larger", "Smaller"] { try host.find(.button, name).tap() }
        #expect(presses.log == ["larger", "smaller"])
    }

    @Test func aDisabledGroup() throws {
        let presses = Presses()
        let host = TestHost { Zoom(presses: presses, isDisabled: true) }
        #expect(host.findAll(.button).map(\.isEnabled) == [false, false])
        #expect(throws: ElementNotOperable.self) { try host.find(.button, "Larger").tap() }
        #expect(presses.log == [])
    }

    @Test func keysGoFromOneToTheNext() throws {
        let presses = Presses()
        let screen = Screen { Zoom(presses: presses) }
        screen.key(.tab)
        screen.key(.rightArrow)
        screen.key(.return)
        screen.key(.tab)
        screen.key(.space)
        #expect(presses.log == ["reset", "larger"])
    }

    @Test func inAMenuTheyAreItsItems() throws {
        let presses = Presses()
        let host = TestHost {
            Menu("View") {
                Button("First") {}
                Zoom(presses: presses)
                ControlGroup {
                    Button("Cut") {}
                    Button("Copy") {}
                }
                ControlGroup("More") { Button("Deep") { presses.log.append("deep") } }.controlGroupStyle(.menu)
            }
        }
        let menu = try host.find(.menu, "View")
        #expect(menu.menu == "First\n--- Zoom\nSmaller\nReset\nLarger\n---\nCut\nCopy\n---\nMore\n  Deep")
        try menu.select("Reset")
        #expect(presses.log == ["reset"])
    }

    @Test func aGroupThatIsAMenu() throws {
        let presses = Presses()
        for style in [true, false] {
            let host = TestHost {
                if style {
                    Zoom(presses: presses).controlGroupStyle(.menu)
                } else {
                    Zoom(presses: presses).controlGroupStyle(.compactMenu)
                }
            }
            #expect(host.texts == ["Zoom"])
            try host.find(.menu, "Zoom").select("Larger")
        }
        #expect(presses.log == ["larger", "larger"])
    }

    @Test func stylesOfOnesOwn() throws {
        let host = TestHost { Zoom(presses: Presses()).controlGroupStyle(Column()) }
        #expect(host.texts == ["Zoom", "Smaller", "Reset", "Larger"])
        let frames = host.findAll(.button).map(\.frame)
        #expect(frames[0].maxY == frames[1].minY && frames[1].maxY == frames[2].minY)
        let framed = TestHost { Zoom(presses: Presses()).controlGroupStyle(Framed()) }
        #expect(framed.texts == ["Smaller", "Reset", "Larger"])
        #expect(try framed.find(.other, "Zoom").frame.height == framed.findAll(.button)[0].frame.height)
    }
}
