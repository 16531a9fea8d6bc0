import AttributeGraph

/// What modifiers say of the tab of a page, found before the page is made: the innermost last.
final class TabTraits {
    private let outer: TabTraits?
    private(set) var ownLabel: TabLabel?
    private var readTag: ((Graph) -> AnyHashable?)?
    private var readBadge: ((Graph) -> Text?)?
    private var readIsHidden: ((Graph) -> Bool)?

    init(outer: TabTraits?) { self.outer = outer }

    /// How the label is made; nil for a tab that has none.
    var label: TabLabel? { ownLabel ?? outer?.label }

    func tag(in graph: Graph) -> AnyHashable? { readTag?(graph) ?? outer?.tag(in: graph) }

    func badge(in graph: Graph) -> Text? { readBadge?(graph) ?? outer?.badge(in: graph) }

    func isHidden(in graph: Graph) -> Bool {
        isTakenOut(in: graph) || isCustomizedAway(in: graph)
    }

    private func isTakenOut(in graph: Graph) -> Bool {
        readIsHidden?(graph) == true || outer?.isTakenOut(in: graph) == true
    }

    private var readID: ((Graph) -> String?)?
    private var readIsShown: ((Graph) -> Bool?)?
    private var readCustomization: ((Graph) -> TabViewCustomization?)?

    /// Whether a customization hides the tab, or, where none speaks of it, the app does by default.
    private func isCustomizedAway(in graph: Graph) -> Bool {
        if let id = id(in: graph), let customization = customization(in: graph) {
            switch customization[tab: id].tabBarVisibility {
            case .visible: return false
            case .hidden: return true
            case .automatic: break
            }
        }
        return isShownByDefault(in: graph) == false
    }

    private func id(in graph: Graph) -> String? { readID?(graph) ?? outer?.id(in: graph) }

    private func isShownByDefault(in graph: Graph) -> Bool? {
        readIsShown?(graph) ?? outer?.isShownByDefault(in: graph)
    }

    private func customization(in graph: Graph) -> TabViewCustomization? {
        readCustomization?(graph) ?? outer?.customization(in: graph)
    }

    /// Whether something says what the tab shows, or what it is selected by.
    var saysWhichTab: Bool { ownLabel != nil || readTag != nil || outer?.saysWhichTab == true }

    // What is said first, from outside, stands.
    func setLabel(_ label: TabLabel) { ownLabel = ownLabel ?? label }
    func setTag(_ read: @escaping (Graph) -> AnyHashable?) { readTag = readTag ?? read }
    func setBadge(_ read: @escaping (Graph) -> Text?) { readBadge = readBadge ?? read }
    func setCustomization(
        id: @escaping (Graph) -> String?, isShown: @escaping (Graph) -> Bool?,
        customization: @escaping (Graph) -> TabViewCustomization?
    ) {
        readID = readID ?? id
        readIsShown = readIsShown ?? isShown
        readCustomization = readCustomization ?? customization
    }
    func setHidden(_ read: @escaping (Graph) -> Bool) { readIsHidden = readIsHidden ?? read }

    /// Tells assistive technology something of a tab.
    typealias Description = (TextContext, inout AccessibilityProperties) -> Void
    private var readDescription: ((Graph) -> Description)?

    func setDescription(_ read: @escaping (Graph) -> Description) { readDescription = read }

    /// Whether something is told of the tab.
    var hasDescriptions: Bool { readDescription != nil || outer?.hasDescriptions == true }

    /// What is told of the tab: what is said outside goes before what is said inside.
    func descriptions(in graph: Graph) -> [Description] {
        (readDescription.map { [$0(graph)] } ?? []) + (outer?.descriptions(in: graph) ?? [])
    }
}

/// The label of a tab, and what it is made with.
final class TabLabel {
    let label: ControlLabel
    let inputs: _ViewInputs

    init(_ label: ControlLabel, inputs: _ViewInputs) {
        self.label = label
        self.inputs = inputs
    }
}

/// Takes the pages of a tab view, as they are found in its content.
final class TabCollector: ModifierCollector {
    /// What has been said around the page that is being found.
    private(set) var traits: TabTraits?
    weak var controller: TabsController?

    /// The modifiers of a page say what its tab is like, before the page is made.
    func collect<Content: View, Modifier: ViewModifier>(
        _ view: _GraphValue<ModifiedContent<Content, Modifier>>, inputs: _ViewInputs, make: () -> Void
    ) {
        with {
            ModifiedContent<Content, Modifier>.addTraits(of: view, inputs: inputs, to: $0)
        } find: {
            make()
        }
    }

    /// Finds pages in something of whose tabs a modifier says more.
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
    /// What collects the pages of the tab view around, where this is the content of one.
    var tabCollector: TabCollector? { modifierCollector as? TabCollector }
}

/// A view with modifiers, which are looked through before the view is made.
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

/// A modifier that says something of the tab of a page.
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

/// Says what the tab of a page shows.
nonisolated struct TabItemModifier<Label: View>: PrimitiveModifier, TabTraitModifier {
    let label: Label

    static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outputs = body(inputs)
        // Of a page that had to be made for its tab to be known.
        outputs.node.setTrait(TabLabel.self, makeLabel(modifier, inputs))
        return outputs
    }

    static func _makeViewList(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> Void
    ) {
        // Whatever stands on the page, it is one.
        inputs.addElement { inputs in
            _makeView(modifier: modifier, inputs: inputs) { _ViewOutputs.implicitContainer($0, content: body) }
        }
    }

    static func addTraits(of modifier: _GraphValue<Self>, inputs: _ViewInputs, to traits: TabTraits) {
        traits.setLabel(makeLabel(modifier, inputs))
    }

    private static func makeLabel(_ modifier: _GraphValue<Self>, _ inputs: _ViewInputs) -> TabLabel {
        TabLabel(ControlLabel(modifier[\.label]), inputs: inputs)
    }
}

extension View {
    /// Says what the tab of the view shows, in the tab view around: a ``Label``, or a ``Text`` with an ``Image``.
    nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        modifier(TabItemModifier(label: label()))
    }
}
