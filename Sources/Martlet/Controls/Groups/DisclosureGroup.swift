import Foundation

/// Content that is shown and hidden by the label above it.
///
///     DisclosureGroup("Details", isExpanded: $showsDetails) {
///         Text(item.details)
///     }
///
/// In a list the content is rows of its own. What is hidden has no lifetime: its state begins anew when it is shown.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
    private let label: Label
    private let content: () -> Content
    private let isExpanded: Binding<Bool>?

    nonisolated init(label: Label, isExpanded: Binding<Bool>?, content: @escaping () -> Content) {
        self.label = label
        self.content = content
        self.isExpanded = isExpanded
    }

    /// A group with a label of one's own that keeps by itself whether it is open.
    nonisolated public init(
        @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label,
        _apart: Void = ()
    ) {
        self.init(label: label(), isExpanded: nil, content: content)
    }

    /// A group with a label of one's own that is open while a binding is true.
    nonisolated public init(
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), isExpanded: isExpanded, content: content)
    }

    /// The label with a sign of whether the group is open, and the content if it is.
    @MainActor @preconcurrency public var body: some View {
        DisclosureRows(label: label, content: content, isExpanded: isExpanded)
    }
}

/// A disclosure group, and whether it is open where nobody else says so.
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

/// What a disclosure group shows when it is open, evaluated only then.
private struct DisclosedContent<Content: View>: View {
    let content: () -> Content

    var body: some View { content() }
}

extension DisclosureGroup where Label == Text {
    /// A group with a title that is localised.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(label: Text(titleKey), isExpanded: nil, content: content)
    }

    /// A group with a title that is shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(label: Text(label), isExpanded: nil, content: content)
    }

    /// A group with a title that is localised, which is open while a binding is true.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(label: Text(titleKey), isExpanded: isExpanded, content: content)
    }

    /// A group with a title that is shown as it is, which is open while a binding is true.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ label: S,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(label: Text(label), isExpanded: isExpanded, content: content)
    }
}

/// Where a host shows what opens a group.
private enum DisclosurePlace {
    /// The room that the sign takes before the label.
    static let width: CGFloat = 22

    /// Whether the sign stands before the label, as on desktops, and not at the end of the row.
    @MainActor
    static func isLeading(_ reference: SceneReference?) -> Bool { reference?.scene?.profile.list.box != nil }
}

/// Content stands further in than the label of its group.
private struct DisclosedIndent: ViewModifier {
    @Environment(\.sceneReference) private var reference

    func body(content: Content) -> some View {
        let isLeading = DisclosurePlace.isLeading(reference)
        content.padding(.leading, isLeading ? DisclosurePlace.width : nil)
    }
}

/// The button that shows and hides the content of a group.
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

    /// At the end of a row it is another sign, for hosts that can't turn one.
    private func sign(_ name: String) -> some View {
        Image(systemName: name).foregroundStyle(.secondary).accessibilityHidden(true)
    }
}

/// Views that are rows of their own in a list, and stand below each other everywhere else.
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
