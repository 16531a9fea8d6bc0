import CoreTransferable
import Foundation

// What code asks of systems that the desktop has no part like; Documentation/no-effect.md has the reasons.

/// How dictation is offered in a search field.
public struct TextInputDictationBehavior: Hashable, Sendable {
    private let number: Int

    /// As suits the system.
    public static let automatic = TextInputDictationBehavior(number: 0)
    /// Not at all.
    public static let preventDictation = TextInputDictationBehavior(number: 1)
    /// By a button in the field.
    public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
        TextInputDictationBehavior(number: 2)
    }
}

/// When dictation begins.
public struct TextInputDictationActivation: Hashable, Sendable {
    private let number: Int

    /// When a person selects the button.
    public static let onSelect = TextInputDictationActivation(number: 0)
    /// When a person looks at the button.
    public static let onLook = TextInputDictationActivation(number: 1)
}

/// How much of the system's writing tools a text offers.
public struct WritingToolsBehavior: Hashable, Sendable {
    private let number: Int

    /// As suits the system.
    public static let automatic = WritingToolsBehavior(number: 0)
    /// All of them.
    public static let complete = WritingToolsBehavior(number: 1)
    /// Those that show their result beside the text.
    public static let limited = WritingToolsBehavior(number: 2)
    /// None.
    public static let disabled = WritingToolsBehavior(number: 3)
}

/// Whether a view opens under what is dragged over it.
public struct SpringLoadingBehavior: Hashable, Sendable {
    private let number: Int

    /// As suits the view.
    public static let automatic = SpringLoadingBehavior(number: 0)
    /// It does.
    public static let enabled = SpringLoadingBehavior(number: 1)
    /// It does not.
    public static let disabled = SpringLoadingBehavior(number: 2)
}

extension View {
    /// Says how dictation is offered in the search field of the view.
    nonisolated public func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View {
        self
    }

    /// Says how much of the system's writing tools the texts of the view offer.
    nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }

    /// Says whether the view opens under what is dragged over it.
    nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }

    /// Shows or hides the index at the side of the lists in the view.
    nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }

    /// Puts a view above the tabs of a sidebar.
    nonisolated public func tabViewSidebarHeader<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View { self }

    /// Puts a view below the tabs of a sidebar.
    nonisolated public func tabViewSidebarFooter<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View { self }

    /// Puts a view at the lower edge of a sidebar of tabs.
    nonisolated public func tabViewSidebarBottomBar<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View { self }

    /// Shows the colours of the images in the view in a range.
    nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
}

extension Image {
    /// How much brighter than white the colours of an image may be.
    public struct DynamicRange: Hashable, Sendable {
        private let number: Int

        /// No brighter.
        public static let standard = DynamicRange(number: 0)
        /// A little brighter.
        public static let constrainedHigh = DynamicRange(number: 1)
        /// As bright as the image says.
        public static let high = DynamicRange(number: 2)
    }

    /// Shows the colours of the image in a range.
    public func allowedDynamicRange(_ range: Image.DynamicRange?) -> Image { self }
}

/// What two views are to each other of which one labels the other.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
    /// It says what the other one is.
    case label
    /// It is what the other one says.
    case content
}

/// Whether a menu closes when something in it is chosen.
public struct MenuActionDismissBehavior: Equatable, Sendable {
    private let number: Int

    /// As suits the menu.
    public static let automatic = MenuActionDismissBehavior(number: 0)
    /// It closes.
    public static let enabled = MenuActionDismissBehavior(number: 1)
    /// It stays open.
    public static let disabled = MenuActionDismissBehavior(number: 2)
}

extension View {
    /// Pairs the view with another one in a namespace, of which one labels the other.
    nonisolated public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View { self }

    /// Links the view with others in a namespace, for screen readers that lead from one to the next.
    nonisolated public func accessibilityLinkedGroup<ID: Hashable>(
        id: ID, in namespace: Namespace.ID
    ) -> some View { self }

    /// Says whether a person can do something with the view.
    nonisolated public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> some View { self }

    /// Says whether the menus of the view close when something in them is chosen.
    nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }

    /// Says which document the page is of, for the icon of it that a bar may have.
    nonisolated public func navigationDocument(_ url: URL) -> some View { self }

    /// Says which document the page is of, for what a bar may offer to do with it.
    nonisolated public func navigationDocument<D: Transferable>(_ document: D) -> some View { self }

    /// Says which document the page is of, for what a bar may offer to do with it.
    nonisolated public func navigationDocument<D: Transferable>(
        _ document: D, preview: SharePreview<Never, Never>
    ) -> some View { self }

    /// Names the section for the index at the side of its list.
    nonisolated public func sectionIndexLabel(_ label: Text?) -> some View { self }

    /// Names the section for the index at the side of its list.
    nonisolated public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View { self }

    /// Says which addresses from outside the view would rather open than other windows, and which it opens at all.
    nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
}

extension Scene {
    /// Says which addresses from outside open a window of the scene.
    nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}
