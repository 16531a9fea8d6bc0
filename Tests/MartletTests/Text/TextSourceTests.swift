import Foundation
import Martlet
import Testing

/// Values from which a text is created other than strings: the initializer for all of them, and their use in a key.
struct TextSourceTests {
    let dates = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 7200)
    var interval: DateInterval { DateInterval(start: dates.lowerBound, end: dates.upperBound) }

    @Test func anIntervalIsShownAsTheDatesFromOneToTheOther() {
        #expect(Text(interval) == Text(dates))
    }

    @Test func anIntervalInAKeyIsShownAsADateAndNotAsItDescribesItself() {
        let key: LocalizedStringKey = "Open \(interval)"
        let other: LocalizedStringKey = "Open \(dates)"
        #expect(key == other)
    }

    @Test func whatStandsInAKeyIsTheTextThatIsMadeOfIt() {
        let image = Image(systemName: "star")
        let images: LocalizedStringKey = "A \(image)"
        let texts: LocalizedStringKey = "A \(Text(image))"
        #expect(images == texts)
        let string: LocalizedStringKey = "A \(AttributedString("b"))"
        let text: LocalizedStringKey = "A \(Text(AttributedString("b")))"
        #expect(string == text)
    }

    @Test func aBranchOfTextsOrImagesIsOneOfThem() {
        let isShown = [true][0]
        let chosen: LocalizedStringKey = "A \(isShown ? Text("b") : Text("c"))"
        let one: LocalizedStringKey = "A \(Text("b"))"
        #expect(chosen == one)
        #expect(Text(isShown ? Image("b") : Image("c")) == Text(Image("b")))
    }
}
