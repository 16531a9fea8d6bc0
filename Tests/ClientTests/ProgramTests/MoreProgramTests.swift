import MartletTesting
import SwiftUI
import Testing

/// The other half of the small programs.
@MainActor @Suite struct MoreProgramTests {
    static let size = CGSize(width: 400, height: 600)

    @Test func aCalculatorCalculates() throws {
        let host = TestHost(size: Self.size) { PocketCalculator() }
        func press(_ keys: String) throws {
            for key in keys { try host.find(.button, String(key)).tap() }
        }
        func display() throws -> String { try host.element(id: "display").label }
        try press("12+30=")
        #expect(try display() == "42")
        try press("÷8=")
        #expect(try display() == "5.25")
        try press("C7±")
        #expect(try display() == "-7")
        let keys = try ["7", "8", "9", "×", "4", "0", ".", "="].map { try host.find(.button, $0).frame }
        #expect(Set(keys[0..<4].map(\.minY)).count == 1 && keys[4].minY - keys[0].maxY == 8)
        #expect(keys[1].minX - keys[0].maxX == 8 && abs(keys[0].width - keys[3].width) <= 1)
        #expect(abs(keys[5].width - (keys[0].width + 8 + keys[1].width)) <= 1, "the key for 0 takes two columns")
        #expect(keys[6].minX == keys[2].minX && keys[7].minX == keys[3].minX)
        #expect(keys[0].minX == 16 && keys[3].maxX == 384)
        #expect(abs(keys[7].maxY - 584) <= 1, "the keys are at the foot")
        #expect(try host.element(id: "display").frame.maxX == 384)
    }

    @Test func aQuizGoesToItsEnd() throws {
        let host = TestHost(size: Self.size) { CapitalQuiz() }
        #expect(host.findAll(.progress).first?.value == "0%")
        let answers = try ["Porto", "Lisbon", "Faro"].map { try host.find(.button, $0).frame }
        #expect(answers.allSatisfy { $0.minX == 16 && $0.maxX == 384 }, "answers take the whole width")
        #expect(zip(answers, answers.dropFirst()).allSatisfy { abs($1.minY - $0.maxY - 16) <= 1 })
        #expect(try host.find(.button, "Next").opacity == 0)
        try host.find(.button, "Lisbon").tap()
        #expect(try host.find(.button, "Faro").isEnabled == false)
        try host.find(.button, "Next").tap()
        #expect(host.findAll(.progress).first?.value == "50%")
        try host.find(.button, "Bergen").tap()
        try host.find(.button, "Next").tap()
        #expect(host.texts == ["1 of 2", "Again"])
        try host.find(.button, "Again").tap()
        #expect(host.texts.contains("Capital of Portugal?"))
    }

    @Test func aTimerStartsPausesAndResets() async throws {
        let host = TestHost(size: Self.size) { EggTimer() }
        let ring = try host.element(id: "ring").frame
        #expect(ring == CGRect(x: 120, y: ring.minY, width: 160, height: 160))
        #expect(try host.find(.button, "Reset").isEnabled == false)
        try host.find(.button, "Start").tap()
        #expect(throws: Never.self) { try host.find(.button, "Pause") }
        try host.find(.button, "Pause").tap()
        await host.settle()
        #expect(throws: Never.self) { try host.find(.button, "Start") }
    }

    @Test func aToolbarHasAPlusThatWorks() throws {
        let host = TestHost(size: Self.size) { FruitShop() }
        let plus = try host.find(.button, "Add fruit")
        #expect(plus.isEnabled && plus.frame.width > 0 && plus.frame.maxY < 80 && plus.frame.midX > 200)
        try plus.tap()
        host.update()
        #expect(host.findAll(.row).count == 4 && host.texts.contains("Fruit 4"))
        try host.find(.button, "Buy Pear").tap()
        try host.find(.button, "Buy Pear").tap()
        try host.find(.button, "Buy Plum").tap()
        let cart = try host.find(.button, "Cart (3)")
        #expect(cart.frame.minY > 500)
        try cart.tap()
        host.advance(by: .seconds(1))
        #expect(host.texts.contains("2 × Pear") && host.texts.contains("1 × Plum"))
        try host.find(.button, "Less Plum").tap()
        #expect(!host.texts.contains("1 × Plum"))
        try host.find(.button, "Close").tap()
        host.advance(by: .seconds(1))
        #expect(host.findAll(.sheet).isEmpty)
        #expect(throws: Never.self) { try host.find(.button, "Cart (2)") }
        // A button with a background of its own consists of that background only.
        let buy = try host.find(.button, "Buy Pear").frame
        let text = try #require(host.findAll(.text).first { $0.label == "Buy" }).frame
        #expect(buy.size == text.size, "without chrome")
        #expect(host.findAll(.row).allSatisfy { $0.frame.width >= 360 })
    }

    @Test func photosAreSquaresInThreeColumns() throws {
        let host = TestHost(size: Self.size) { PhotoWall() }
        let photos = try (0..<9).map { try host.element(id: "photo \($0)").frame }
        #expect(photos.allSatisfy { abs($0.width - 132) <= 1 && abs($0.width - $0.height) <= 1 }, "\(photos)")
        #expect(photos[0].minX == 0 && abs(photos[2].maxX - 400) <= 1)
        #expect(abs(photos[1].minX - photos[0].maxX - 2) <= 1 && abs(photos[3].minY - photos[0].maxY - 2) <= 1)
        try host.element(id: "photo 4").tap()
        host.advance(by: .seconds(1))
        try host.find(.button, "Done").tap()
        host.advance(by: .seconds(1))
        #expect(throws: ElementNotFound.self) { try host.find(.button, "Done") }
    }

    @Test func bubblesStandAtTheirSides() throws {
        let host = TestHost(size: Self.size) { ChatRoom() }
        host.advance(by: .seconds(1))
        let (theirs, mine) = try (host.element(id: "bubble 10").frame, host.element(id: "bubble 11").frame)
        #expect(theirs.minX == 16 && mine.maxX == 384)
        #expect(mine.maxY <= 600 && mine.minY > 300, "the last one is in sight")
        let long = try host.element(id: "bubble 9").frame
        #expect(long.width <= 368 - 40 && long.height > mine.height)
        try host.find(.textField, "Message").type("Hello there")
        try host.find(.button, "Send").tap()
        host.advance(by: .seconds(1))
        let last = try host.element(id: "bubble 12").frame
        let field = try host.find(.textField, "Message").frame
        #expect(last.maxX == 384 && last.maxY <= field.minY)
        #expect(last.width < 200, "a bubble hugs its text")
        #expect(try host.find(.button, "Send").isEnabled == false)
    }

    @Test func theWeatherFillsTheWindow() throws {
        let host = TestHost(size: Self.size) { WeatherReport() }
        #expect(host.texts.prefix(2) == ["Lisbon", "24°"])
        #expect(try host.element(id: "sky").frame.size.height <= 120)
        let night = try host.find(.button, "Night").frame
        #expect(abs(night.midX - 200) <= 1)
        let bars = host.findAll(.progress).map(\.frame)
        #expect(bars.count == 3 && bars.allSatisfy { $0.width > 150 })
        #expect(Set(bars.map(\.minX)).count == 1, "the days are one width")
        try host.find(.button, "Night").tap()
        #expect(throws: Never.self) { try host.find(.button, "Day") }
    }

    @Test func aPlayerPlaysAndSkips() throws {
        let host = TestHost(size: Self.size) { SongPlayer() }
        #expect(host.findAll(.tab).map(\.label) == ["Playing", "Songs"])
        #expect(host.texts.contains("1:00") && host.texts.contains("-3:00"))
        let cover = try host.element(id: "cover").frame
        #expect(abs(cover.width - cover.height) <= 1)
        try host.find(.button, "Play").tap()
        host.advance(by: .seconds(2))
        #expect(throws: Never.self) { try host.find(.button, "Pause") }
        try host.find(.button, "Back").tap()
        #expect(host.texts.contains("Low Tide") && host.texts.contains("0:00"))
        try host.find(.slider, "Position").set(0.5)
        #expect(host.texts.contains("2:00"))
        try host.find(.tab, "Songs").tap()
        host.advance(by: .seconds(1))
        #expect(host.findAll(.row).count == 3)
        try host.find(.button, "Harbour Lights").tap()
        host.advance(by: .seconds(1))
        #expect(host.texts.contains("Harbour Lights") && host.texts.contains("2:00"))
    }

    @Test func notesAreFoundAndEdited() throws {
        let host = TestHost(size: Self.size) { NoteKeeper() }
        #expect(host.findAll(.row).count == 3)
        let search = try #require(host.findAll(.textField).first)
        try search.type("gar")
        host.update()
        #expect(host.findAll(.row).count == 1 && host.texts.contains("Garden"))
        try search.type("x")
        host.update()
        #expect(host.findAll(.row).isEmpty && host.texts.contains { $0.contains("garx") })
        try search.clearText()
        host.update()
        try host.find(.button, "Add").tap()
        host.advance(by: .seconds(1))
        let title = try host.find(.textField, "Title")
        try title.clearText()
        try title.type("Plans")
        host.update()
        #expect(host.texts.contains("Plans"), "the title of the page follows")
        try host.find(.button, "Back").tap()
        host.advance(by: .seconds(1))
        #expect(host.findAll(.row).count == 4 && host.texts.contains("Plans"))
    }

    @Test func recipesAreFormattedAndTheirIngredientsMarked() throws {
        // Wide enough for the row of buttons, whose words stay whole.
        let host = TestHost(size: CGSize(width: 640, height: 600)) { RecipeEditor() }
        let editor = try host.find(.textEditor)
        try editor.selectText("eggs")
        try host.find(.button, "Ingredient").tap()
        #expect(host.texts.contains("eggs") && host.texts.contains("1 selected"))
        let bold = try host.find(.toggle, "Bold")
        #expect(bold.isOn == false)
        try bold.tap()
        #expect(bold.isOn == true)
        try host.find(.button, "Pinch").tap()
        #expect(editor.value == "Whisk the a pinch of salt, then fold in sugar and flour.")
        #expect(host.texts.contains("0 selected"))
        #expect(bold.isOn == true, "what takes the place of bold text is bold")
    }

    @Test func welcomePagesLeadHome() throws {
        let host = TestHost(size: Self.size) { WelcomePages() }
        let dots = try (0..<3).map { try host.element(id: "dot \($0)").frame }
        #expect(dots.allSatisfy { $0.size == CGSize(width: 8, height: 8) })
        #expect(dots[1].minX - dots[0].maxX == dots[2].minX - dots[1].maxX)
        let next = try host.find(.button, "Next").frame
        #expect(next.minX <= 16 && next.maxX >= 384, "the button takes the width")
        for _ in 0..<2 {
            try host.find(.button, "Next").tap()
            host.advance(by: .seconds(1))
        }
        try host.find(.button, "Begin").tap()
        host.advance(by: .seconds(1))
        #expect(host.texts == ["Home", "Once more"])
        try host.find(.button, "Once more").tap()
        host.advance(by: .seconds(1))
        #expect(host.texts.contains("Hello") && !host.texts.contains("Home"))
    }
}
