import AttributeGraph
import Foundation

/// The properties that modifiers set for the tab of a page. They are collected before the page is created; the chain
/// leads from the innermost modifier outwards.
final class TabTraits {
    private let outer: TabTraits?
    private(set) var ownLabel: TabLabel?
    private var readTag: ((Graph) -> AnyHashable?)?
    private var readBadge: ((Graph) -> Text?)?
    private var readIsHidden: ((Graph) -> Bool)?
    private var readIsDisabled: ((Graph) -> Bool)?
    private var readPlacement: ((Graph) -> TabPlacement)?
    private var readActions: ((Graph) -> AnyView)?
    private var ownSection: TabSectionMark?

    init(outer: TabTraits?) { self.outer = outer }

    /// The label of the tab; `nil` if it has none.
    var label: TabLabel? { ownLabel ?? outer?.label }

    func tag(in graph: Graph) -> AnyHashable? { readTag?(graph) ?? outer?.tag(in: graph) }

    func badge(in graph: Graph) -> Text? { readBadge?(graph) ?? outer?.badge(in: graph) }

    /// The innermost section that contains the tab.
    var section: TabSectionMark? { ownSection ?? outer?.section }

    func isDisabled(in graph: Graph) -> Bool {
        readIsDisabled?(graph) == true || outer?.isDisabled(in: graph) == true
    }

    func placement(in graph: Graph) -> TabPlacement {
        readPlacement?(graph) ?? outer?.placement(in: graph) ?? .automatic
    }

    /// Returns the actions of the section that has these properties, the innermost modifier's first.
    func actions(in graph: Graph) -> [AnyView] {
        (readActions.map { [$0(graph)] } ?? []) + (outer?.actions(in: graph) ?? [])
    }

    /// Returns the pages of the section that has these properties in the order of the customization, if it sets one.
    /// Pages that the customization does not name follow in the app's order.
    func ordered(_ pages: [TabPage], in graph: Graph) -> [TabPage] {
        guard let id = id(in: graph), let order = customization(in: graph)?.value[section: id].tabOrder else {
            return pages
        }
        let named = order.compactMap { id in pages.first { $0.traits?.id(in: graph) == id } }
        return named + pages.filter { page in !named.contains { $0 === page } }
    }

    /// Whether users can move the tab among those of its section in the sidebar.
    func isMovable(in graph: Graph) -> Bool { id(in: graph) != nil && behavior(in: graph, for: .sidebar) != .disabled }

    /// Returns the action for a movement of tabs in the section that has these properties; `nil` if users cannot move
    /// them.
    ///
    /// - Parameters:
    ///   - pages: All pages of the section, in order.
    ///   - shown: Those that have a row.
    func mover(of pages: [TabPage], shown: [TabPage], in graph: Graph) -> ((IndexSet, Int) -> Void)? {
        guard let id = id(in: graph), let source = customization(in: graph) else { return nil }
        let names = Dictionary(
            pages.map { (ObjectIdentifier($0), $0.traits?.id(in: graph)) }, uniquingKeysWith: { first, _ in first })
        return { offsets, offset in
            var moved = shown
            moved.move(fromOffsets: offsets, toOffset: offset)
            var next = moved.makeIterator()
            // Pages without a row keep their places among the others.
            let order = pages.map { page in shown.contains { $0 === page } ? next.next() ?? page : page }
            source.binding.wrappedValue[section: id].tabOrder = order.compactMap { names[ObjectIdentifier($0)] ?? nil }
        }
    }

    func isHidden(in graph: Graph, for place: AdaptableTabBarPlacement) -> Bool {
        isTakenOut(in: graph) || isCustomizedAway(in: graph, for: place)
    }

    private func isTakenOut(in graph: Graph) -> Bool {
        readIsHidden?(graph) == true || outer?.isTakenOut(in: graph) == true
    }

    private var readID: ((Graph) -> String?)?
    private var readIsShown: ((Graph, AdaptableTabBarPlacement) -> Bool?)?
    private var readCustomization: ((Graph) -> TabCustomizationSource?)?
    private var readBehavior: ((Graph, AdaptableTabBarPlacement) -> TabCustomizationBehavior?)?

    /// Whether a customization hides the tab or, if none applies, whether the app hides it by default.
    private func isCustomizedAway(in graph: Graph, for place: AdaptableTabBarPlacement) -> Bool {
        if let id = id(in: graph), let customization = customization(in: graph) {
            let tab = customization.value[tab: id]
            switch place == .sidebar ? tab.sidebarVisibility : tab.tabBarVisibility {
            case .visible: return false
            case .hidden: return true
            case .automatic: break
            }
        }
        return isShownByDefault(in: graph, for: place) == false
    }

    private func id(in graph: Graph) -> String? { readID?(graph) ?? outer?.id(in: graph) }

    private func isShownByDefault(in graph: Graph, for place: AdaptableTabBarPlacement) -> Bool? {
        readIsShown?(graph, place) ?? outer?.isShownByDefault(in: graph, for: place)
    }

    private func behavior(in graph: Graph, for place: AdaptableTabBarPlacement) -> TabCustomizationBehavior? {
        readBehavior?(graph, place) ?? outer?.behavior(in: graph, for: place)
    }

    private func customization(in graph: Graph) -> TabCustomizationSource? {
        readCustomization?(graph) ?? outer?.customization(in: graph)
    }

    /// Whether a modifier determines the tab's label or value.
    var saysWhichTab: Bool { ownLabel != nil || readTag != nil || outer?.saysWhichTab == true }

    // The outer modifiers are applied first and take precedence.
    func setLabel(_ label: TabLabel) { ownLabel = ownLabel ?? label }
    func setTag(_ read: @escaping (Graph) -> AnyHashable?) { readTag = readTag ?? read }
    func setBadge(_ read: @escaping (Graph) -> Text?) { readBadge = readBadge ?? read }
    func setCustomization(
        id: @escaping (Graph) -> String?, isShown: @escaping (Graph, AdaptableTabBarPlacement) -> Bool?,
        customization: @escaping (Graph) -> TabCustomizationSource?
    ) {
        readID = readID ?? id
        readIsShown = readIsShown ?? isShown
        readCustomization = readCustomization ?? customization
    }
    func setBehavior(_ read: @escaping (Graph, AdaptableTabBarPlacement) -> TabCustomizationBehavior?) {
        readBehavior = readBehavior ?? read
    }
    func setHidden(_ read: @escaping (Graph) -> Bool) { readIsHidden = readIsHidden ?? read }
    func setDisabled(_ read: @escaping (Graph) -> Bool) { readIsDisabled = readIsDisabled ?? read }
    func setPlacement(_ read: @escaping (Graph) -> TabPlacement) { readPlacement = readPlacement ?? read }
    func setActions(_ read: @escaping (Graph) -> AnyView) { readActions = read }
    func setSection(_ section: TabSectionMark?) { ownSection = section }

    /// Changes the accessibility properties of a tab.
    typealias Description = (TextContext, inout AccessibilityProperties) -> Void
    private var readDescription: ((Graph) -> Description)?

    func setDescription(_ read: @escaping (Graph) -> Description) { readDescription = read }

    /// Whether there are accessibility properties for the tab.
    var hasDescriptions: Bool { readDescription != nil || outer?.hasDescriptions == true }

    /// Returns the changes of the tab's accessibility properties. Outer modifiers are last and take precedence.
    func descriptions(in graph: Graph) -> [Description] {
        (readDescription.map { [$0(graph)] } ?? []) + (outer?.descriptions(in: graph) ?? [])
    }
}

/// The label of a tab, with the inputs for creating it.
final class TabLabel {
    let label: ControlLabel
    let inputs: _ViewInputs
    /// Returns the view of the label, for a second place that shows it.
    let view: (Graph) -> AnyView

    init<Label: View>(_ label: _GraphValue<Label>, inputs: _ViewInputs) {
        self.label = ControlLabel(label)
        self.inputs = inputs
        view = { AnyView(label.read(in: $0)) }
    }
}

/// Collects the pages in the content of a tab view.
final class TabCollector: ModifierCollector {
    /// The properties of the modifiers around the page that is being collected.
    private(set) var traits: TabTraits?
    weak var controller: TabsController?

    /// Collects the properties that a modifier sets for a tab, before the page is created.
    func collect<Content: View, Modifier: ViewModifier>(
        _ view: _GraphValue<ModifiedContent<Content, Modifier>>, inputs: _ViewInputs, make: () -> Void
    ) {
        with {
            ModifiedContent<Content, Modifier>.addTraits(of: view, inputs: inputs, to: $0)
        } find: {
            make()
        }
    }

    /// Collects the pages inside a modifier that sets properties of their tabs.
    func with(_ add: (TabTraits) -> Void, find: () -> Void) {
        let outer = traits
        let own = TabTraits(outer: outer)
        add(own)
        traits = own
        find()
        traits = outer
    }
}

extension _ViewInputs {
    /// The collector of the enclosing tab view's pages, in the content of a tab view.
    var tabCollector: TabCollector? { modifierCollector as? TabCollector }

    /// Makes the tabs inside a modifier that sets properties of them, which only the content of a tab view has.
    func makeTabs(setting add: (TabTraits) -> Void, make: () -> Void) {
        if let collector = tabCollector { collector.with(add, find: make) } else { make() }
    }
}

/// A view with modifiers that are inspected before the view is created.
protocol TabTraitChain {
    nonisolated static func addTraits(of view: _GraphValue<Self>, inputs: _ViewInputs, to traits: TabTraits)
}

extension ModifiedContent: TabTraitChain where Content: View, Modifier: ViewModifier {
    nonisolated static func addTraits(of view: _GraphValue<Self>, inputs: _ViewInputs, to traits: TabTraits) {
        var inner = inputs
        func addOwn<M: TabTraitModifier>(_: M.Type) {
            M.addTraits(of: view[\.modifier].cast(to: M.self), inputs: inputs, to: traits)
        }
        func enter<M: InputModifier>(_: M.Type) {
            M.makeInputs(modifier: view[\.modifier].cast(to: M.self), inputs: &inner)
        }
        func addContent<C: TabTraitChain>(_: C.Type) {
            C.addTraits(of: view[\.content].cast(to: C.self), inputs: inner, to: traits)
        }
        if let own = Modifier.self as? any TabTraitModifier.Type { addOwn(own) }
        guard let content = Content.self as? any TabTraitChain.Type else { return }
        if let input = Modifier.self as? any InputModifier.Type { enter(input) }
        addContent(content)
    }
}

/// A modifier that sets a property of a page's tab.
protocol TabTraitModifier {
    nonisolated static func addTraits(of modifier: _GraphValue<Self>, inputs: _ViewInputs, to traits: TabTraits)
}

extension TagModifier: TabTraitModifier {
    static func addTraits(of modifier: _GraphValue<Self>, inputs: _ViewInputs, to traits: TabTraits) {
        traits.setTag { modifier.pointer(in: $0).pointee.tag }
    }
}

extension BadgeModifier: TabTraitModifier {
    static func addTraits(of modifier: _GraphValue<Self>, inputs: _ViewInputs, to traits: TabTraits) {
        traits.setBadge { modifier.pointer(in: $0).pointee.label.text }
    }
}

/// Sets the label of a page's tab.
nonisolated struct TabItemModifier<Label: View>: PrimitiveModifier, TabTraitModifier {
    let label: Label

    static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outputs = body(inputs)
        // For a page that has to be created before its tab is known.
        outputs.node.setTrait(TabLabel.self, makeLabel(modifier, inputs))
        return outputs
    }

    static func _makeViewList(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> Void
    ) {
        // The content is always one page, whatever the number of its views.
        inputs.addElement { inputs in
            _makeView(modifier: modifier, inputs: inputs) { _ViewOutputs.implicitContainer($0, content: body) }
        }
    }

    static func addTraits(of modifier: _GraphValue<Self>, inputs: _ViewInputs, to traits: TabTraits) {
        traits.setLabel(makeLabel(modifier, inputs))
    }

    private static func makeLabel(_ modifier: _GraphValue<Self>, _ inputs: _ViewInputs) -> TabLabel {
        TabLabel(modifier[\.label], inputs: inputs)
    }
}

extension View {
    /// Sets the label of the view's tab in the enclosing tab view.
    ///
    ///     TabView {
    ///         Inbox().tabItem { Label("Inbox", systemImage: "tray") }
    ///         Archive().tabItem { Label("Archive", systemImage: "archivebox") }
    ///     }
    ///
    /// The label is shown in the bar of tabs, not on the page. A tab is selected by the
    /// ``View/tag(_:includeOptional:)`` of its page.
    ///
    /// - Parameter label: Creates the label: a ``Label``, or a ``Text`` with an ``Image``.
    nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        modifier(TabItemModifier(label: label()))
    }
}
