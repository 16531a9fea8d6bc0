import Foundation

extension Text {
    /// The default alignment of the lines of texts.
    public struct AlignmentStrategy: Hashable, Sendable {
        let followsWriting: Bool

        /// The default, which is equivalent to ``layoutBased``.
        public static let `default` = AlignmentStrategy(followsWriting: false)
        /// The alignment follows the direction of the layout, regardless of the writing direction of the text.
        public static let layoutBased = AlignmentStrategy(followsWriting: false)
        /// The alignment follows the writing direction of the text.
        public static let writingDirectionBased = AlignmentStrategy(followsWriting: true)
    }

    /// The default writing direction of texts.
    public struct WritingDirectionStrategy: Hashable, Sendable {
        let followsLayout: Bool

        /// The default, which is equivalent to ``contentBased``.
        public static let `default` = WritingDirectionStrategy(followsLayout: false)
        /// The characters of the text determine the writing direction.
        public static let contentBased = WritingDirectionStrategy(followsLayout: false)
        /// The layout determines the writing direction.
        public static let layoutBased = WritingDirectionStrategy(followsLayout: true)
    }
}

private enum AlignmentStrategyKey: GatheredKey { static var defaultValue: Text.AlignmentStrategy { .default } }
private enum DirectionStrategyKey: GatheredKey { static var defaultValue: Text.WritingDirectionStrategy { .default } }

extension EnvironmentValues {
    var textAlignmentStrategy: Text.AlignmentStrategy {
        get { self[AlignmentStrategyKey.self] }
        set { self[AlignmentStrategyKey.self] = newValue }
    }

    var writingDirectionStrategy: Text.WritingDirectionStrategy {
        get { self[DirectionStrategyKey.self] }
        set { self[DirectionStrategyKey.self] = newValue }
    }
}

extension View {
    /// Sets the default alignment of the lines of texts in the view.
    nonisolated public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View {
        environment(\.textAlignmentStrategy, strategy)
    }

    /// Sets the default writing direction of texts in the view.
    nonisolated public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View {
        environment(\.writingDirectionStrategy, strategy)
    }
}

extension _TextLayoutOptions {
    /// Returns the options for a text whose leading side is the side at which its writing starts.
    func followingWriting(of string: String) -> _TextLayoutOptions {
        let direction = writingDirection ?? string.writingDirection ?? layoutDirection
        guard direction != layoutDirection else { return self }
        var options = self
        switch alignment {
        case .leading: options.alignment = .trailing
        case .trailing: options.alignment = .leading
        case .center: break
        }
        return options
    }
}

extension String {
    /// The direction of the first character with a direction; `nil` if there is none.
    fileprivate var writingDirection: LayoutDirection? {
        for scalar in unicodeScalars {
            switch scalar.value {
            case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF, 0x200F:
                return .rightToLeft
            default: if scalar.properties.isAlphabetic || scalar.value == 0x200E { return .leftToRight }
            }
        }
        return nil
    }
}
