import Foundation
import Testing

@testable import Martlet

@Suite("Fonts")
struct FontTests {
    @Test func stylesHaveThePublishedSizes() {
        let sizes = Font.TextStyle.allCases.map { $0.pointSize(at: .large) }
        #expect(sizes == [34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11])
        #expect(Font.body.resolved(at: .accessibility5).pointSize == 53)
        #expect(Font.caption2.resolved(at: .xSmall).pointSize == 11)
        #expect(Font.headline.resolved().weight == .semibold)
        #expect(Font.largeTitle.resolved().weight == .regular)
    }

    @Test func stylesNeverShrinkAsTheSizeGrows() {
        for style in Font.TextStyle.allCases {
            let sizes = DynamicTypeSize.allCases.map { style.pointSize(at: $0) }
            #expect(sizes == sizes.sorted())
        }
    }

    @Test func systemSizesStayAndCustomOnesScale() {
        #expect(Font.system(size: 20).resolved(at: .accessibility1).pointSize == 20)
        #expect(Font.custom("Serif", fixedSize: 20).resolved(at: .accessibility1).pointSize == 20)
        #expect(Font.custom("Serif", size: 17).resolved(at: .accessibility5).pointSize == 53)
        #expect(Font.custom("Serif", size: 34, relativeTo: .largeTitle).resolved(at: .xSmall).pointSize == 31)
        #expect(Font.custom("Serif", size: 17).resolved().family == "Serif")
    }

    @Test func modifiersApply() {
        let font = Font.system(.title, design: .serif, weight: .light).italic().monospacedDigit()
        let resolved = font.resolved()
        #expect(resolved.pointSize == 28)
        #expect(resolved.design == .serif)
        #expect(resolved.weight == .light)
        #expect(resolved.isItalic && resolved.hasMonospacedDigits)
        #expect(Font.body.bold().resolved().weight == .bold)
        #expect(Font.system(size: 9, weight: .black).bold().resolved().weight == .black)
        #expect(Font.body.bold().weight(.thin).resolved().weight == .thin)
        #expect(Font.body.monospaced().resolved().design == .monospaced)
        #expect(Font.body.smallCaps().resolved().hasUppercaseSmallCaps)
        #expect(Font.body.width(.condensed).leading(.tight).resolved().leading == .tight)
    }

    @Test func fontsAreEqualByValue() {
        #expect(Font.body == Font.system(.body))
        #expect(Font.body.bold() != Font.body)
        #expect(Font.custom("A", size: 1) == Font.custom("A", size: 1))
        #expect(
            Font.system(size: 12, weight: .bold, design: .default) == .system(size: 12, weight: .bold, design: .default)
        )
    }

    @Test func sizesAreOrdered() {
        #expect(DynamicTypeSize.small < .large)
        #expect(DynamicTypeSize.accessibility1.isAccessibilitySize)
        #expect(!DynamicTypeSize.xxxLarge.isAccessibilitySize)
        #expect(DynamicTypeSize.allCases.map(\.index) == Array(0..<12))
    }
}
