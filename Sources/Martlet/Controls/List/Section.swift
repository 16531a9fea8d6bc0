import AttributeGraph

/// A group of views with a header and a footer: of rows in a list, a form or a lazy stack.
///
///     List {
///         Section("Fruit") {
///             Text("Apple")
///             Text("Pear")
///         }
///         Section {
///             Toggle("Notify me", isOn: .constant(true))
///         } footer: {
///             Text("Once a day.")
///         }
///     }
///
/// In other containers its parts are elements like any others.
nonisolated public struct Section<Parent, Content, Footer> {
    let content: Content
    let header: Parent
    let footer: Footer
    let isExpanded: Binding<Bool>?

    init(content: Content, header: Parent, footer: Footer, isExpanded: Binding<Bool>? = nil) {
        self.content = content
        self.header = header
        self.footer = footer
        self.isExpanded = isExpanded
    }
}

extension Section: IdentifiedParts {
    package nonisolated func hasPart(withID id: AnyHashable) -> Bool {
        MartletRuntime.hasPart(header, withID: id) || MartletRuntime.hasPart(content, withID: id)
            || MartletRuntime.hasPart(footer, withID: id)
    }
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
    /// Makes a container of the elements, where the view must be one.
    nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .implicitContainer(inputs) { _makeViewList(view: view, inputs: $0) }
    }

    /// Makes the elements that the view contributes to its container.
    nonisolated public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) {
        let header = view[\.header]
        let footer = view[\.footer]
        let isFound = inputs.attachment(SubviewSectionsKey.self, as: SubviewSectionsKey.self) != nil
        let isKept = inputs.attachment(SectionGroupsKey.self, as: SectionGroupsKey.self) != nil
        guard inputs.isLazy || isKept || isFound else {
            Parent._makeViewList(view: header, inputs: inputs)
            makeContent(view, inputs: inputs)
            Footer._makeViewList(view: footer, inputs: inputs)
            return
        }
        let group = RenderNode.makeGroup(inputs: inputs)
        let margins = inputs.listSectionMargins
        if let margins, let list = inputs.parent.container.attachment(ListContext.self) {
            // Before the rows, which look for them.
            group.setAttachment(margins)
            list.hasSectionMargins = true
        }
        var inner = inputs.through(group, scope: inputs.scope)
        // In a row of a `ForEach` too, the elements of a section are made as they come into sight.
        if inner.isLazy { inner.laziness = .elements }
        let headerGroup = makeMargin(header, style: .header, inputs: inner)
        makeContent(view, inputs: inner)
        let footerGroup = makeMargin(footer, style: .footer, inputs: inner)
        if isFound {
            group.setAttachment(SubviewSection(header: headerGroup, footer: footerGroup))
        } else {
            let section = LazySection(header: headerGroup, footer: footerGroup)
            if let margins, group.hasAttachment(ListSectionMargins.self) {
                section.margins = { (margins[.top] ?? 0, margins[.bottom]) }
            }
            group.setAttachment(section)
        }
    }

    /// A group for the header or footer, whose text looks as such in a list.
    nonisolated private static func makeMargin<V: View>(
        _ view: _GraphValue<V>,
        style: SectionMargin.Style,
        inputs: _ViewInputs
    ) -> RenderNode {
        let group = RenderNode.makeGroup(inputs: inputs)
        group.setAttachment(SectionMargin())
        var inner = inputs.through(group, scope: inputs.scope)
        if V.self != EmptyView.self, inputs.parent.container.list.isListColumn {
            inner.setEnvironment { _, values in
                let header: Font = values.headerProminence == .increased ? .title3.bold() : .headline
                values.font = style == .header ? header : .footnote
                // What is said below a box is not as loud as what stands in it.
                guard style == .footer else { return }
                let secondary = AnyShapeStyle(HierarchicalShapeStyle.secondary)
                values.foregroundStyles = [secondary.within(values.foregroundStyles)]
            }
        }
        V._makeViewList(view: view, inputs: inner)
        return group
    }

    /// The content, as long as the section is not collapsed. Collapsing ends its lifetime.
    nonisolated private static func makeContent(_ view: _GraphValue<Self>, inputs: _ViewInputs) {
        let group = RenderNode.makeGroup(inputs: inputs)
        let inner = inputs.through(group, scope: inputs.scope)
        var branches: BranchSwitch?
        var isPlain = false
        inputs.followObserving(.containers) { graph in
            let section = view.pointer(in: graph)
            guard let isExpanded = section.pointee.isExpanded else {
                // Whether a section can be collapsed stays the same for its lifetime.
                guard !isPlain, branches == nil else { return }
                isPlain = true
                Content._makeViewList(view: view[\.content], inputs: inner)
                return
            }
            let made = branches ?? BranchSwitch(inputs: inner)
            branches = made
            if isExpanded.wrappedValue {
                made.show(section.pointee.content, branch: 0)
            } else {
                made.showNothing()
            }
        }
    }

    /// It may be any number of elements.
    nonisolated public static var _isUnary: Bool { false }
}

extension Section where Parent: View, Content: View, Footer: View {
    /// Creates a section with a header and a footer.
    nonisolated public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer
    ) {
        self.init(content: content(), header: header(), footer: footer())
    }

    /// Creates a section with a header and a footer; the form before `init(content:header:footer:)`.
    nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(content: content(), header: header, footer: footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Creates a section with a footer.
    nonisolated public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder footer: () -> Footer,
        _apart: Void = ()
    ) {
        self.init(content: content(), header: EmptyView(), footer: footer())
    }

    /// Creates a section with a footer; the form before `init(content:footer:)`.
    nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(content: content(), header: EmptyView(), footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Creates a section with a header.
    nonisolated public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Parent,
        _apart: Void = ()
    ) {
        self.init(content: content(), header: header(), footer: EmptyView())
    }

    /// Creates a section with a header; the form before `init(content:header:)`.
    nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(content: content(), header: header, footer: EmptyView())
    }

    /// Creates a section with a header, whose content is there while `isExpanded` is true.
    nonisolated public init(
        isExpanded: Binding<Bool>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Parent
    ) {
        self.init(content: content(), header: header(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// Creates a section without header and footer.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(content: content(), header: EmptyView(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section with a localized title.
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content(), header: Text(titleKey), footer: EmptyView())
    }

    /// Creates a section with a localized title, whose content is there while `isExpanded` is true.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content(), header: Text(titleKey), footer: EmptyView(), isExpanded: isExpanded)
    }
}
