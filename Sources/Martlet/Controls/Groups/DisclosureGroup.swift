import Foundation

/// A group whose label expands and collapses its content.
///
///     DisclosureGroup("Details", isExpanded: $showsDetails) {
///         Text(item.details)
///     }
///
/// In a list, the content forms rows of its own. Collapsed content is removed, so that its state starts over when the
/// group expands again.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
    private let label: Label
    private let content: () -> Content
    private let isExpanded: Binding<Bool>?

    nonisolated init(label: Label, isExpanded: Binding<Bool>?, content: @escaping () -> Content) {
        self.label = label
        self.content = content
        self.isExpanded = isExpanded
    }

    /// Creates a group with a label from a builder. The group keeps its expansion in its own state.
    nonisolated public init(
        @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label,
        _apart: Void = ()
    ) {
        self.init(label: label(), isExpanded: nil, content: content)
    }

    /// Creates a group with a label from a builder and a binding to its expansion.
    nonisolated public init(
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), isExpanded: isExpanded, content: content)
    }

    /// The label with a disclosure indicator, followed by the content of an expanded group.
    @MainActor @preconcurrency public var body: some View {
        DisclosureRows(label: label, content: content, isExpanded: isExpanded)
    }
}

/// A disclosure group with its expansion state, which is used if there is no binding.
private struct DisclosureRows<Label: View, Content: View>: View {
    let label: Label
    let content: () -> Content
    let isExpanded: Binding<Bool>?
    @State private var isOpen = false

    var body: some View {
        let isExpanded = isExpanded ?? $isOpen
        StyledDisclosure(
            rows: RowsOrColumn {
                DisclosureLabel(label: label, isExpanded: isExpanded)
                if isExpanded.wrappedValue {
                    DisclosedContent(content: content).modifier(DisclosedIndent())
                }
            },
            label: label, content: DisclosedContent(content: content), isExpanded: isExpanded)
    }
}

/// The content of an expanded group. The closure is called only when the group is expanded.
private struct DisclosedContent<Content: View>: View {
    let content: () -> Content

    var body: some View { content() }
}

extension DisclosureGroup where Label == Text {
    /// Creates a group with a localized title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(label: Text(titleKey), isExpanded: nil, content: content)
    }

    /// Creates a group with a localized title and a binding to its expansion.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(label: Text(titleKey), isExpanded: isExpanded, content: content)
    }
}

/// The position of the disclosure indicator.
private enum DisclosurePlace {
    /// The width of the indicator before the label.
    static let width: CGFloat = 22

    /// Whether the indicator is before the label, as on desktops, instead of at the end of the row.
    @MainActor
    static func isLeading(_ reference: SceneReference?) -> Bool { reference?.scene?.profile.list.box != nil }
}

/// Indents the content of a group relative to its label.
private struct DisclosedIndent: ViewModifier {
    @Environment(\.sceneReference) private var reference

    func body(content: Content) -> some View {
        let isLeading = DisclosurePlace.isLeading(reference)
        content.padding(.leading, isLeading ? DisclosurePlace.width : nil)
    }
}

/// The button that expands and collapses a group.
private struct DisclosureLabel<Label: View>: View {
    let label: Label
    let isExpanded: Binding<Bool>
    @Environment(\.sceneReference) private var reference

    var body: some View {
        let isLeading = DisclosurePlace.isLeading(reference)
        Button {
            withAnimation { isExpanded.wrappedValue.toggle() }
        } label: {
            HStack(spacing: isLeading ? 0 : nil) {
                if isLeading { turningSign.frame(width: DisclosurePlace.width, alignment: .leading) }
                label
                Spacer(minLength: 0)
                if !isLeading { sign(isExpanded.wrappedValue ? "chevron.down" : "chevron.right") }
            }
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityValue(isExpanded.wrappedValue ? "expanded" : "collapsed")
    }

    private var turningSign: some View {
        sign("chevron.right").rotationEffect(.degrees(isExpanded.wrappedValue ? 90 : 0))
    }

    /// Returns the disclosure indicator. At the end of a row it is one of two symbols: some hosts cannot rotate one.
    private func sign(_ name: String) -> some View {
        Image(systemName: name).foregroundStyle(.secondary).accessibilityHidden(true)
    }
}

/// Views that form separate rows in a list, and a column elsewhere.
nonisolated struct RowsOrColumn<Content: View>: PrimitiveView {
    let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let layout = StackLayout(axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: nil)
        let node = RenderNode.make(layout: layout, inputs: inputs)
        Content._makeViewList(view: view[\.content], inputs: inputs.inside(node))
        return _ViewOutputs(node: node)
    }

    static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) {
        if inputs.isLazy {
            Content._makeViewList(view: view[\.content], inputs: inputs)
        } else {
            inputs.addElement { _makeView(view: view, inputs: $0) }
        }
    }

    static var _isUnary: Bool { false }
}
