import SwiftUI
import UniformTypeIdentifiers

// Custom containers, layouts, scrolling, lists, bars and presentations.

private struct MarkKey: ContainerValueKey { static let defaultValue = 0 }

private struct SubviewUses<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        Group(subviews: content) { (subviews: SubviewsCollection) in
            let rest: SubviewsCollectionSlice = subviews.dropFirst()
            ForEach(rest) { (subview: Subview) in subview.opacity(Double(subview.containerValues[MarkKey.self])) }
        }
        Group(sections: content) { (sections: SectionCollection) in
            ForEach(sections) { (section: SectionConfiguration) in section.header }
        }
        EquatableView(content: Same(number: 1))
        Same(number: 1).equatable()
        rows(ForEach(0..<3) { Text("\($0)") })
    }

    private func rows(_ content: some DynamicViewContent) -> some View { content.onDelete { print($0) } }

    private func named<A: View, B: View>(_: GroupElementsOfContent<A, B>, _: GroupSectionsOfContent<A, B>) {}
}

private struct Same: View, Equatable {
    let number: Int
    nonisolated static func == (a: Same, b: Same) -> Bool { a.number == b.number }
    var body: some View { Text("\(number)") }
}

private struct OwnRows: Layout {
    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize {
        subviews.map { (subview: LayoutSubview) in subview.sizeThatFits(proposal) }.first ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) {}

    func spacing(subviews: LayoutSubviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }
}

private struct LayoutTypeUses: View {
    var body: some View {
        AnyLayout(GridLayout(alignment: .leading)) { Text("a").gridCellAnchor(UnitPoint.center) }
        GeometryReader { (geometry: GeometryProxy) in
            Text("\(geometry.frame(in: CoordinateSpace.global).minX)").alignmentGuide(.top) { $0[.bottom] }
        }
        .coordinateSpace(NamedCoordinateSpace.named("a"))
        .frame(alignment: Alignment(horizontal: .leading, vertical: .top))
        .containerShape(RoundedRectangle(cornerRadius: 3))
        .scenePadding(.horizontal)
        .contentMargins(Axis.horizontal == .horizontal ? .leading : .top, 3, for: ContentMarginPlacement.automatic)
        LazyVStack(pinnedViews: PinnedScrollableViews.sectionFooters) { Text("a") }
        Text("\(space(.local).hashValue) \(space(.global).hashValue)")
        OwnRows { Text("a") }
    }

    private func space(_ space: some CoordinateSpaceProtocol) -> CoordinateSpace { space.coordinateSpace }

    private func spaces(_ local: LocalCoordinateSpace, _ global: GlobalCoordinateSpace) {}
}

private struct ScrollTypeUses: View {
    var body: some View {
        ScrollViewReader { (proxy: ScrollViewProxy) in
            ScrollView {
                Text("a").scrollTransition(ScrollTransitionConfiguration.interactive) { content, phase in
                    content.opacity(phase == ScrollTransitionPhase.identity ? 1 : 0)
                }
            }
            .onAppear { proxy.scrollTo(1) }
            .scrollBounceBehavior(ScrollBounceBehavior.always, axes: .horizontal)
            .scrollDismissesKeyboard(ScrollDismissesKeyboardMode.never)
            .scrollIndicators(ScrollIndicatorVisibility.never, axes: .vertical)
            .scrollTargetBehavior(PagingScrollTargetBehavior())
            .scrollTargetBehavior(ViewAlignedScrollTargetBehavior(limitBehavior: .always))
            .onScrollGeometryChange(for: CGFloat.self) { (geometry: ScrollGeometry) in
                geometry.contentSize.height - geometry.visibleRect.maxY
            } action: { _, _ in
            }
            .onScrollPhaseChange { (_: ScrollPhase, new: ScrollPhase, context: ScrollPhaseChangeContext) in
                if new.isScrolling { print(context.geometry) }
            }
            .defaultScrollAnchor(.bottom, for: ScrollAnchorRole.initialOffset)
            .scrollEdgeEffectStyle(.soft, for: .top)
            .scrollEdgeEffectHidden(true, for: .bottom)
        }
    }
}

private struct ListTypeUses: View {
    @State private var dates: Set<DateComponents> = []
    @State private var items = ["a"]
    private let actions: EditActions<[String]> = .all

    var body: some View {
        list(DefaultListStyle())
        list(GroupedListStyle())
        list(SidebarListStyle())
        list(InsetGroupedListStyle())
        list(InsetListStyle())
        form(AutomaticFormStyle())
        form(GroupedFormStyle())
        form(ColumnsFormStyle())
        List {
            Text("a")
                .listItemTint(ListItemTint.fixed(.red))
                .listRowSeparatorTint(.red)
                .badgeProminence(BadgeProminence.increased)
            ForEach(items, id: \.self) { Text($0) }.itemProvider { NSItemProvider() }
        }
        .headerProminence(Prominence.standard)
        .listSectionSpacing(ListSectionSpacing.compact)
        .alternatingRowBackgrounds()
        Table(items.map(Named.init)) { TableColumn("a", value: \.id) }
            .tableStyle(.inset)
        LabeledContent("a", value: "b").labeledContentStyle(.automatic)
        DisclosureGroup("a") { Text("b") }.disclosureGroupStyle(.automatic)
        GroupBox("a") { Text("b") }.groupBoxStyle(.automatic)
        MultiDatePicker("a", selection: $dates)
        MultiDatePicker("a", selection: $dates, in: Date.now..<Date.now.addingTimeInterval(86400))
    }

    private func list(_ style: some ListStyle) -> some View { List { Text("a") }.listStyle(style) }

    private func form(_ style: some FormStyle) -> some View { Form { Text("a") }.formStyle(style) }
}

private struct Named: Identifiable {
    let id: String
}

private struct BarUses: View {
    @State private var text = ""
    @State private var tab = 1
    @Namespace private var namespace

    var body: some View {
        NavigationStack {
            Text("a")
                .toolbar { ToolbarItem(placement: ToolbarItemPlacement.primaryAction) { Text("a") } }
                .toolbar(id: "editing") {
                    ToolbarItem(id: "undo") { Button("Undo") {} }
                    ToolbarItem(id: "redo", placement: .primaryAction, showsByDefault: true) { Button("Redo") {} }
                }
                .toolbar(removing: ToolbarDefaultItemKind.title)
                .toolbar(.hidden, for: ToolbarPlacement.navigationBar)
                .toolbarRole(ToolbarRole.browser)
                .toolbarTitleDisplayMode(ToolbarTitleDisplayMode.inlineLarge)
                .toolbar { ToolbarTitleMenu { Button("a") {} } }
                .windowToolbarFullScreenVisibility(.onHover)
                .searchable(text: $text, placement: SearchFieldPlacement.toolbar)
                .searchScopes($tab, activation: SearchScopeActivation.onSearchPresentation) { Text("a").tag(1) }
                .searchToolbarBehavior(SearchToolbarBehavior.minimize)
                .navigationTransition(.zoom(sourceID: 1, in: namespace))
                .navigationBarItems(trailing: Button("a") {})
        }
        TabView(selection: $tab) { tabs }
            .tabViewStyle(.automatic)
            .tabBarMinimizeBehavior(TabBarMinimizeBehavior.never)
            .tabViewBottomAccessory { Text("a") }
            .indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .interactive))
        moving(.automatic)
        columns(.prominentDetail)
        pages(.page)
    }

    @TabContentBuilder<Int> private var tabs: some TabContent<Int> {
        Tab("a", systemImage: "star", value: 1) { Text("a") }
        Tab("b", systemImage: "magnifyingglass", value: 2, role: TabRole.search) { Text("b") }
    }

    private func moving(_ transition: some NavigationTransition) -> some View {
        Text("a").navigationTransition(transition)
    }

    private func columns(_ style: some NavigationSplitViewStyle) -> some View {
        NavigationSplitView {
            Text("a")
        } detail: {
            Text("b")
        }.navigationSplitViewStyle(style)
    }

    private func pages(_ style: some TabViewStyle) -> some View { TabView { Text("a") }.tabViewStyle(style) }

    private func stacks(_ style: some NavigationViewStyle) -> some View { Text("a").navigationViewStyle(style) }
}

private struct PresentedUses: View {
    @State private var isShown = false

    var body: some View {
        Text("a")
            .popover(isPresented: $isShown, attachmentAnchor: PopoverAttachmentAnchor.rect(.bounds)) {
                Text("a")
                    .presentationCompactAdaptation(PresentationAdaptation.sheet)
                    .presentationBackgroundInteraction(PresentationBackgroundInteraction.disabled)
                    .presentationContentInteraction(PresentationContentInteraction.resizes)
            }
            .sheet(isPresented: $isShown) { Text("a").presentationSizing(.form) }
            .dialogSeverity(DialogSeverity.critical)
            .fileMover(isPresented: $isShown, file: URL(fileURLWithPath: "a")) { result in print(result) }
            .fileDialogMessage("a")
            .fileDialogConfirmationLabel("a")
            .fileDialogDefaultDirectory(URL(fileURLWithPath: "a"))
            .fileDialogCustomizationID("a")
            .fileDialogBrowserOptions([.includeHiddenFiles])
            .fileExporterFilenameLabel("a")
    }

    private func sized(_ sizing: some PresentationSizing) -> some View { Text("a").presentationSizing(sizing) }
}

private struct BorderUses: View {
    var body: some View {
        List { Text("a") }.listStyle(BorderedListStyle())
        table(.automatic)
    }

    private func table(_ style: some TableStyle) -> some View {
        Table([Named(id: "a")]) { TableColumn("a", value: \.id) }.tableStyle(style)
    }
}
