import CoreTransferable
import Foundation

// API without effect here, since desktops have no such feature. Documentation/no-effect.md gives the reasons.

/// The offer of dictation in a search field.
public struct TextInputDictationBehavior: Hashable, Sendable {
    private let number: Int

    /// The system's default.
    public static let automatic = TextInputDictationBehavior(number: 0)
    /// No dictation.
    public static let preventDictation = TextInputDictationBehavior(number: 1)
    /// Dictation by a button in the field.
    public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
        TextInputDictationBehavior(number: 2)
    }
}

/// The activation of dictation.
public struct TextInputDictationActivation: Hashable, Sendable {
    private let number: Int

    /// By selecting the button.
    public static let onSelect = TextInputDictationActivation(number: 0)
    /// By looking at the button.
    public static let onLook = TextInputDictationActivation(number: 1)
}

/// The extent of the system's writing tools for a text.
public struct WritingToolsBehavior: Hashable, Sendable {
    private let number: Int

    /// The system's default.
    public static let automatic = WritingToolsBehavior(number: 0)
    /// All writing tools.
    public static let complete = WritingToolsBehavior(number: 1)
    /// The writing tools that show their result next to the text.
    public static let limited = WritingToolsBehavior(number: 2)
    /// No writing tools.
    public static let disabled = WritingToolsBehavior(number: 3)
}

/// The behavior of a view while a drag hovers over it: opening, or nothing.
public struct SpringLoadingBehavior: Hashable, Sendable {
    private let number: Int

    /// The default of the view.
    public static let automatic = SpringLoadingBehavior(number: 0)
    /// The view opens.
    public static let enabled = SpringLoadingBehavior(number: 1)
    /// The view does not open.
    public static let disabled = SpringLoadingBehavior(number: 2)
}

/// The system's controls for formatting text.
public struct TextInputFormattingControlPlacement: Sendable {
    /// A set of the system's controls for formatting text.
    public struct Set: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Controls in the context menu.
        public static let contextMenu = Set(rawValue: 1 << 0)
        /// Controls beside an on-screen keyboard.
        public static let inputAssistant = Set(rawValue: 1 << 1)
        /// Controls below the toolbar of a window.
        public static let accessoryBar = Set(rawValue: 1 << 2)
        /// The window with fonts.
        public static let fontPanel = Set(rawValue: 1 << 3)
        /// All controls.
        public static let all: Set = [.contextMenu, .inputAssistant, .accessoryBar, .fontPanel]
        /// The system's default.
        public static let `default`: Set = [.contextMenu, .inputAssistant, .fontPanel]
    }
}

extension View {
    /// Shows or hides the system's controls for formatting the text of editors in the view. No effect here.
    nonisolated public func textInputFormattingControlVisibility(
        _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
    ) -> some View { self }

    /// Sets the offer of dictation in the view's search field. No effect here.
    nonisolated public func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View {
        self
    }

    /// Sets the extent of the system's writing tools for texts in the view. No effect here.
    nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }

    /// Sets whether the view opens while a drag hovers over it. No effect here.
    nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }

    /// Shows or hides the section index of lists in the view. No effect here.
    nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }

    /// Limits the dynamic range of images in the view. No effect here.
    nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
}

extension Image {
    /// The dynamic range of an image's colors.
    public struct DynamicRange: Hashable, Sendable {
        private let number: Int

        /// Not brighter than white.
        public static let standard = DynamicRange(number: 0)
        /// Moderately brighter than white.
        public static let constrainedHigh = DynamicRange(number: 1)
        /// As bright as the image specifies.
        public static let high = DynamicRange(number: 2)
    }

    /// Limits the dynamic range of the image. No effect here.
    public func allowedDynamicRange(_ range: Image.DynamicRange?) -> Image { self }
}

/// The role of a view in a pair of a label and its content.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
    /// The label of the other view.
    case label
    /// The content that the other view labels.
    case content
}

/// The behavior of a menu when the user chooses an item: closing, or staying open.
public struct MenuActionDismissBehavior: Equatable, Sendable {
    private let number: Int

    /// The default of the menu.
    public static let automatic = MenuActionDismissBehavior(number: 0)
    /// The menu closes.
    public static let enabled = MenuActionDismissBehavior(number: 1)
    /// The menu stays open.
    public static let disabled = MenuActionDismissBehavior(number: 2)
}

extension View {
    /// Pairs a label and its content by an id. No effect here.
    nonisolated public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View { self }

    /// Links the view with others that have the same id, for navigation with a screen reader. No effect here.
    nonisolated public func accessibilityLinkedGroup<ID: Hashable>(
        id: ID, in namespace: Namespace.ID
    ) -> some View { self }

    /// Sets whether the view responds to user interaction. No effect here.
    nonisolated public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> some View { self }

    /// Sets whether menus in the view close when the user chooses an item. No effect here.
    nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }

    /// Sets the document of the page, for an icon in the bar. No effect here.
    nonisolated public func navigationDocument(_ url: URL) -> some View { self }

    /// Sets the document of the page, for sharing in the bar. No effect here.
    nonisolated public func navigationDocument<D: Transferable>(_ document: D) -> some View { self }

    /// Sets the document of the page with a preview, for sharing in the bar. No effect here.
    nonisolated public func navigationDocument<D: Transferable>(
        _ document: D, preview: SharePreview<Never, Never>
    ) -> some View { self }

    /// Sets the label of the section in its list's section index. No effect here.
    nonisolated public func sectionIndexLabel(_ label: Text?) -> some View { self }

    /// Sets the label of the section in its list's section index. No effect here.
    nonisolated public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View { self }

    /// Sets which external URLs the view's window prefers and accepts. No effect here.
    nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
}

extension Scene {
    /// Sets which external URLs open a window of the scene. No effect here.
    nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}
