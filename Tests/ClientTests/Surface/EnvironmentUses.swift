import SwiftUI

// Environment values, with their types.

private struct EnvironmentUses: View {
    @Environment(\.colorSchemeContrast) private var contrast: ColorSchemeContrast
    @Environment(\.legibilityWeight) private var legibilityWeight: LegibilityWeight?
    @Environment(\.sizeCategory) private var sizeCategory: ContentSizeCategory
    @Environment(\.controlSize) private var controlSize: ControlSize
    @Environment(\.refresh) private var refresh: RefreshAction?
    @Environment(\.dismissSearch) private var dismissSearch: DismissSearchAction
    @Environment(\.rename) private var rename: RenameAction?
    @Environment(\.undoManager) private var undoManager
    @Environment(\.symbolVariants) private var variants: SymbolVariants
    @Environment(\.symbolRenderingMode) private var rendering: SymbolRenderingMode?
    @Environment(\.controlActiveState) private var activity
    @Environment(\.menuOrder) private var order: MenuOrder
    @Environment(\.isScrollEnabled) private var isScrollEnabled: Bool
    @Environment(\.horizontalScrollIndicatorVisibility) private var horizontal: ScrollIndicatorVisibility
    @Environment(\.verticalScrollIndicatorVisibility) private var vertical: ScrollIndicatorVisibility
    @Environment(\.menuIndicatorVisibility) private var indicator: Visibility
    @Environment(\.isFocusEffectEnabled) private var showsFocus: Bool
    @Environment(\.tabViewBottomAccessoryPlacement) private var accessory: TabViewBottomAccessoryPlacement?
    @Environment(\.backgroundProminence) private var prominence: BackgroundProminence
    @Environment(\.presentationMode) private var mode: Binding<PresentationMode>
    @Environment(\.headerProminence) private var header: Prominence
    @Environment(\.multilineTextAlignment) private var alignment: TextAlignment
    @Environment(\.resetFocus) private var resetFocus: ResetFocusAction

    var body: some View {
        Text(contrast == .increased ? "a" : "b")
            .task { await refresh?() }
            .onAppear {
                dismissSearch()
                rename?()
                undoManager?.undo()
                mode.wrappedValue.dismiss()
            }
            .menuOrder(.fixed)
            .menuIndicator(.hidden)
            .headerProminence(.increased)
            .controlSize(.mini)
            .symbolVariant(SymbolVariants.fill.circle)
            .environment(\.symbolRenderingMode, .multicolor)
    }
}

private struct FocusUses: View {
    @FocusState private var field: Int?
    @Namespace private var form
    @State private var text = ""

    var body: some View {
        TextField("a", text: $text)
            .focused($field, equals: 1)
            .focusable(true, interactions: FocusInteractions.edit)
            .defaultFocus($field, 1, priority: DefaultFocusEvaluationPriority.userInitiated)
            .prefersDefaultFocus(in: form)
            .focusScope(form)
            .submitLabel(SubmitLabel.next)
            .onSubmit(of: SubmitTriggers.text) {}
            .submitScope()
            .textInputAutocapitalization(TextInputAutocapitalization.words)
            .textFieldStyle(DefaultTextFieldStyle())
            .textFieldStyle(PlainTextFieldStyle())
            .textFieldStyle(RoundedBorderTextFieldStyle())
        TextEditor(text: $text).textEditorStyle(.automatic)
        styled(.plain)
    }

    private func styled(_ style: some TextEditorStyle) -> some View { TextEditor(text: $text).textEditorStyle(style) }
}

private struct SpokenUses: View {
    @Namespace private var namespace

    var body: some View {
        VStack {
            Text("a")
                .accessibilityAddTraits(AccessibilityTraits.isHeader)
                .accessibilityAction(AccessibilityActionKind.magicTap) {}
                .accessibilityAdjustableAction { (direction: AccessibilityAdjustmentDirection) in print(direction) }
                .accessibilityElement(children: AccessibilityChildBehavior.contain)
                .accessibilityHeading(AccessibilityHeadingLevel.h2)
                .accessibilityTextContentType(AccessibilityTextContentType.sourceCode)
                .accessibilityCustomContent(AccessibilityCustomContentKey("a"), Text("b"), importance: .high)
                .accessibilityRotorEntry(id: 1, in: namespace)
                .speechAdjustedPitch(0.5)
                .speechAlwaysIncludesPunctuation()
                .speechAnnouncementsQueued()
        }
        .accessibilityRotor(AccessibilitySystemRotor.headings) { entries }
        .accessibility(identifier: "a")
    }

    @AccessibilityRotorContentBuilder private var entries: some AccessibilityRotorContent {
        AccessibilityRotorEntry("a", id: 1, in: namespace)
    }

    @AccessibilityFocusState(for: AccessibilityTechnologies.voiceOver) private var isRead: Bool
}

private struct PreviewUses: PreviewProvider {
    static var previews: some View { Text("a").previewLayout(PreviewLayout.sizeThatFits) }
}

@MainActor private func traits(_ trait: PreviewTrait<Preview.ViewTraits> = .sizeThatFitsLayout) {}
