import MartletPreviewMessages
import Testing

@testable import MartletTool

@Suite struct PreviewVariantTests {
    @Test func wordsAreCombined() throws {
        let variant = try PreviewVariant(parsing: "dark+phone+rtl+locale=ar+text=xxxLarge+contrast")
        #expect(variant.isDark && variant.isRightToLeft && variant.isHighContrast)
        #expect(variant.device == .phone)
        #expect(variant.locale == "ar")
        #expect(variant.textSize == "xxxLarge")
        #expect(variant.size == nil)
    }

    @Test func aSizeIsTwoNumbers() throws {
        #expect(try PreviewVariant(parsing: "300x200.5").size == [300, 200.5])
    }

    @Test(arguments: [
        "", "dark+", "darkk", "text=huge", "locale", "locale=", "0x10", "10x", "x", "10x10x10", "-5x5", "nanx5",
        "infx5", "9000x10",
    ])
    func otherTextsAreRefused(_ text: String) {
        #expect(throws: PreviewVariant.Problem.self) { try PreviewVariant(parsing: text) }
    }

    @Test func fileNamesHaveNoFolders() throws {
        #expect(try PreviewVariant(parsing: "locale=../de").fileName == "locale-..-de")
    }
}
