import Foundation

extension AttributeScopes.SwiftUIAttributes {
    /// The attribute key of the font.
    public enum FontAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = Font
        /// The name of the attribute.
        public static let name = "SwiftUI.Font"
    }

    /// The attribute key of the text color.
    public enum ForegroundColorAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = Color
        /// The name of the attribute.
        public static let name = "SwiftUI.ForegroundColor"
    }

    /// The attribute key of the background color.
    public enum BackgroundColorAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = Color
        /// The name of the attribute.
        public static let name = "SwiftUI.BackgroundColor"
    }

    /// The attribute key of the line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = Text.LineStyle
        /// The name of the attribute.
        public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The attribute key of the line under the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = Text.LineStyle
        /// The name of the attribute.
        public static let name = "SwiftUI.UnderlineStyle"
    }

    /// The attribute key of the kerning.
    public enum KerningAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = CGFloat
        /// The name of the attribute.
        public static let name = "SwiftUI.Kerning"
    }

    /// The attribute key of the tracking.
    public enum TrackingAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = CGFloat
        /// The name of the attribute.
        public static let name = "SwiftUI.Tracking"
    }

    /// The attribute key of the baseline offset.
    public enum BaselineOffsetAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = CGFloat
        /// The name of the attribute.
        public static let name = "SwiftUI.BaselineOffset"
    }

    /// The attribute key of an inline picture that adapts to the text size.
    public enum AdaptiveImageGlyphAttribute: AttributedStringKey {
        /// The type of the attribute's value.
        public typealias Value = AttributedString.AdaptiveImageGlyph
        /// The name of the attribute.
        public static let name = "SwiftUI.AdaptiveImageGlyph"
    }
}

extension AttributedString {
    /// An inline picture that adapts to the text size. Such pictures come from the keyboards of Apple's devices, so
    /// that no text has one on Linux. The type exists so that scopes can name it.
    public struct AdaptiveImageGlyph: Hashable, Sendable {
        init() {}
    }
}
