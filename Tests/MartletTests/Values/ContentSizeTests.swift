import Testing

import Martlet

/// The sizes of text by their three names.
@Suite struct ContentSizeTests {
    @Test func sizesOfUIKitHaveEquivalents() {
        #expect(DynamicTypeSize(UIContentSizeCategory.large) == .large)
        #expect(DynamicTypeSize(UIContentSizeCategory.accessibilityExtraExtraExtraLarge) == .accessibility5)
        #expect(ContentSizeCategory(UIContentSizeCategory.extraExtraLarge) == .extraExtraLarge)
        for size in DynamicTypeSize.allCases { #expect(DynamicTypeSize(UIContentSizeCategory(size)) == size) }
        for size in ContentSizeCategory.allCases { #expect(ContentSizeCategory(UIContentSizeCategory(size)) == size) }
    }

    @Test func whatIsNoSizeHasNone() {
        #expect(DynamicTypeSize(.unspecified) == nil)
        #expect(ContentSizeCategory(.unspecified) == nil)
        #expect(DynamicTypeSize(UIContentSizeCategory(rawValue: "enormous")) == nil)
        #expect(UIContentSizeCategory(nil as DynamicTypeSize?) == .unspecified)
    }

    @Test func sizesAreCompared() {
        #expect(UIContentSizeCategory.unspecified < .extraSmall)
        #expect(UIContentSizeCategory.extraSmall < .small)
        #expect(UIContentSizeCategory.extraExtraExtraLarge < .accessibilityMedium)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
    }
}
