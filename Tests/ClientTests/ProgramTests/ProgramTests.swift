import MartletTesting
import SwiftUI
import Testing

/// Small programs in the style of tutorials: their content, its positions, and its behavior.
@MainActor @Suite struct ProgramTests {
    static let size = CGSize(width: 400, height: 600)

    @Test func aCounterCountsAndStandsInTheMiddle() throws {
        let host = TestHost(size: Self.size) { TallyCounter() }
        #expect(host.texts == ["0", "even", "Reset", "Step: 1"])
        #expect(try host.find(.button, "Reset").isEnabled == false)
        try host.find(.stepper, "Step: 1").set(3)
        try host.find(.button, "Increase").tap()
        #expect(host.texts.prefix(2) == ["3", "odd"])
        try host.find(.button, "Decrease").tap()
        try host.find(.button, "Decrease").tap()
        #expect(host.texts.first == "-3")
        let (less, reset, more) = try (
            host.find(.button, "Decrease").frame, host.find(.button, "Reset").frame,
            host.find(.button, "Increase").frame
        )
        #expect(less.maxX + 16 == reset.minX && reset.maxX + 16 == more.minX)
        #expect(abs(less.minX + more.maxX - 400) <= 1, "in the middle")
        #expect(less.midY == reset.midY && reset.midY == more.midY)
        let count = try host.element(id: "count").frame
        #expect(abs(count.midX - 200) <= 1 && count.maxY < less.minY)
        try host.find(.button, "Reset").tap()
        #expect(host.texts.first == "0")
    }

    @Test func choresAreAddedTickedAndRemoved() throws {
        let host = TestHost(size: Self.size) { ChoreList() }
        #expect(host.findAll(.row).count == 2)
        #expect(try host.find(.button, "Add").isEnabled == false)
        let field = try host.find(.textField, "What is to be done?")
        try field.type("Bake")
        try field.press(.return)
        host.update()
        #expect(host.findAll(.row).count == 3)
        #expect(host.texts.contains("Bake") && host.texts.contains("2 left"))
        try host.findAll(.button).first { $0.label == "Open" }?.tap()
        #expect(host.texts.contains("1 left"))
        try host.findAll(.row)[1].delete()
        host.update()
        #expect(host.findAll(.row).count == 2 && !host.texts.contains("Call Ada"))
        // The field fills the width beside the button, the list fills the height, and the bar is at the bottom.
        let (text, add) = try (field.frame, host.find(.button, "Add").frame)
        #expect(text.minX < 30 && text.maxX < add.minX && add.minX - text.maxX < 20 && add.maxX > 370)
        let rows = host.findAll(.row).map(\.frame)
        #expect(rows.allSatisfy { $0.width >= 360 })
        #expect(zip(rows, rows.dropFirst()).allSatisfy { abs($0.maxY - $1.minY) <= 1 })
        #expect(try host.element(id: "left").frame.maxY == 600)
    }

    @Test func aFormTellsWhenItIsComplete() throws {
        let host = TestHost(size: CGSize(width: 400, height: 900)) { OrderForm() }
        for text in ["Order", "Cake", "Address", "We deliver in town only.", "Extras"] {
            #expect(host.texts.contains(text), "\(text)")
        }
        let order = try host.find(.button, "Place order")
        #expect(!order.isEnabled)
        try host.find(.textField, "Name").type("Ada")
        try host.find(.textField, "Street").type("Lane 1")
        #expect(order.isEnabled)
        try host.find(.picker, "Size").select("Large")
        try host.find(.stepper, "Amount: 1").set(3)
        try host.find(.toggle, "It is a gift").tap()
        host.advance(by: .seconds(1))
        let message = try host.find(.textField, "Message").frame
        #expect(message.minY > (try host.find(.toggle, "It is a gift").frame.maxY) - 1)
        try order.tap()
        host.update()
        let alert = try #require(host.findAll(.alert).first)
        #expect(alert.label.contains("Thank you, Ada!"))
        #expect(host.texts.contains("3 large on the way."))
        try host.find(.button, "OK").tap()
        host.advance(by: .seconds(1))
        #expect(host.findAll(.alert).isEmpty)
    }

    @Test func settingsLeadToPagesAndBack() throws {
        let host = TestHost(size: Self.size) { Preferences() }
        #expect(host.texts.contains("50%"))
        try host.find(.slider, "Volume").set(0.8)
        #expect(host.texts.contains("80%"))
        let slider = try host.find(.slider, "Volume").frame
        #expect(slider.width > 200, "it takes what the symbols leave")
        let swatch = try host.element(id: "swatch").frame
        #expect(swatch.width == 12 && swatch.height == 12)
        try host.find(.link, "Tint").tap()
        host.advance(by: .seconds(1))
        #expect(host.findAll(.row).count == 3)
        try host.find(.button, "Pink").tap()
        host.advance(by: .seconds(1))
        #expect(host.texts.contains("Settings") && host.texts.contains("Pink") && !host.texts.contains("Green"))
        #expect(!host.texts.contains("Version"))
        try host.find(.button, "About").tap()
        host.advance(by: .seconds(1))
        #expect(host.texts.contains("Version") && host.texts.contains("42"))
        try host.find(.toggle, "Dark mode").tap()
        #expect(try host.find(.toggle, "Dark mode").isOn == true)
    }

    @Test func threeInALineWin() throws {
        let host = TestHost(size: Self.size) { NoughtsAndCrosses() }
        for field in [1, 4, 2, 5] { try host.find(.button, "Field \(field)").tap() }
        #expect(host.texts.first == "X is next")
        try host.find(.button, "Field 3").tap()
        #expect(host.texts.first == "X wins")
        #expect(try host.find(.button, "Field 9").isEnabled == false)
        #expect(host.texts.filter { $0 == "X" }.count == 3 && host.texts.filter { $0 == "O" }.count == 2)
        let frames = try (0..<9).map { try host.element(id: "field \($0)").frame }
        for (index, frame) in frames.enumerated() {
            #expect(frame.size == CGSize(width: 80, height: 80))
            #expect(frame.minX == frames[0].minX + CGFloat(index % 3) * 88)
            #expect(frame.minY == frames[0].minY + CGFloat(index / 3) * 88)
        }
        #expect(frames[0].minX + frames[2].maxX == 400)
        try host.find(.button, "New game").tap()
        #expect(host.texts == ["X is next"] + Array(repeating: "", count: 0) + ["New game"])
    }

    @Test func cardsAreTurnedInPairs() throws {
        let host = TestHost(size: Self.size) { PairsGame() }
        func tap(_ card: Int) throws {
            try host.element(id: "card \(card)").tap()
            host.advance(by: .seconds(1))
        }
        func label(_ card: Int) throws -> String { try host.element(id: "card \(card)").label }
        try tap(0)
        try tap(1)
        #expect(host.texts.contains("Moves: 1") && host.texts.contains("Found: 0"))
        #expect(try label(0) == "🐦" && label(1) == "🌊")
        try tap(2)
        #expect(try label(0) == "Card" && label(1) == "Card" && label(2) == "🍋")
        try tap(8)
        #expect(host.texts.contains("Moves: 2") && host.texts.contains("Found: 1"))
        try tap(3)
        try tap(4)
        try tap(5)
        #expect(try label(2) == "🍋" && label(8) == "🍋" && label(3) == "Card", "what is found stays")
        let frames = try (0..<12).map { try host.element(id: "card \($0)").frame }
        let columns = Set(frames.map(\.minX)).count
        #expect(columns == 4, "as many as there is room for: 368 points, 70 each and 10 between")
        #expect(frames.allSatisfy { abs($0.height - $0.width * 4 / 3) <= 1 })
        #expect(frames[4].minY - frames[0].maxY == 10)
    }

    @Test func cardsOfADashboardAreAlike() throws {
        let host = TestHost(size: Self.size) { FitnessDashboard() }
        let cards = try ["Steps", "Energy", "Sleep", "Water"].map { try host.element(id: $0).frame }
        #expect(Set(cards.map(\.width)).count == 1 && Set(cards.map(\.height)).count == 1)
        #expect(cards[1].minX - cards[0].maxX == 16 && cards[0].minY == cards[1].minY)
        #expect(cards[2].minY - cards[0].maxY == 16 && cards[2].minX == cards[0].minX)
        #expect(cards[0].minX == 16 && cards[1].maxX == 384)
        let bars = try (0..<7).map { try host.element(id: "bar \($0)").frame }
        #expect(Set(bars.map(\.maxY)).count == 1, "they stand on one line")
        #expect(abs(bars[3].height - 80) <= 1 && abs(bars[4].height - 16) <= 1)
        #expect(Set(bars.map { $0.width.rounded() }).count <= 2, "they share the width")
        host.resize(to: CGSize(width: 800, height: 600))
        let wide = try ["Steps", "Water"].map { try host.element(id: $0).frame }
        #expect(wide[0].minY == wide[1].minY, "four columns where there is room")
    }

    @Test func columnsStandBesideEachOther() throws {
        let host = TestHost(size: CGSize(width: 1000, height: 600)) { MailBrowser() }
        for text in ["Inbox", "Welcome", "Invoice", "No letter is chosen"] {
            #expect(host.texts.contains(text), "\(text)")
        }
        let box = try host.find(.row, host.findAll(.row).first { $0.label.contains("Inbox") }?.label ?? "").frame
        let letter = try #require(host.findAll(.row).first { $0.label.contains("Welcome") })
        #expect(box.maxX <= letter.frame.minX, "the second column begins where the first ends")
        #expect(abs(box.minY - letter.frame.minY) < 40)
        try letter.tap()
        host.update()
        #expect(!host.texts.contains("No letter is chosen"))
        let page = try host.element(id: "letter").frame
        #expect(page.minX >= letter.frame.maxX && page.maxX > 990 && page.height > 400)
        try #require(host.findAll(.row).first { $0.label.contains("Sent") }).tap()
        host.update()
        #expect(host.texts.contains("Holidays") && !host.texts.contains("Invoice"))
        #expect(host.texts.contains("No letter is chosen"))
    }

    @Test func sheetsStandAboveSheets() throws {
        let host = TestHost(size: Self.size) { SheetTower() }
        try host.find(.button, "Build").tap()
        host.advance(by: .seconds(1))
        for floor in 1...3 {
            #expect(host.texts.contains("Floor \(floor)"))
            #expect(host.findAll(.sheet).count == floor)
            try #require(host.findAll(.button).last { $0.label == "One more" }).tap()
            host.advance(by: .seconds(1))
        }
        #expect(host.allTexts.contains("The tower has been 4 high"))
        for floor in stride(from: 4, through: 1, by: -1) {
            try host.find(.button, "Leave \(floor)").tap()
            host.advance(by: .seconds(1))
            #expect(host.findAll(.sheet).count == floor - 1)
        }
        #expect(!host.texts.contains("Floor 1"))
    }

    @Test func aCardIsDrawnOnceWhenItHasMoved() throws {
        let host = TestHost(size: Self.size) { CardHero() }
        func cards(_ name: String) -> [Element] { host.findAll(.text).filter { $0.label == name } }
        let small = try host.element(id: "card Desert").frame
        #expect(small.height == 80 && small.width == 180)
        try host.element(id: "card Desert").tap()
        host.advance(by: .milliseconds(200))
        let places = cards("Desert").map(\.frame)
        #expect(Set(places.map { "\($0)" }).count == 1, "both stand in one place on the way: \(places)")
        let between = try host.element(id: "card Desert").frame
        #expect(between.height > 80 && between.height < 568 && between.width > 180 && between.width < 368)
        host.advance(by: .seconds(1))
        #expect(cards("Desert").count == 1)
        #expect(try host.element(id: "card Desert").frame == CGRect(x: 16, y: 16, width: 368, height: 568))
        #expect(cards("Coast").count == 1)
        try host.element(id: "card Desert").tap()
        host.advance(by: .seconds(2))
        #expect(cards("Desert").count == 1)
        #expect(try host.element(id: "card Desert").frame == small)
    }
}
