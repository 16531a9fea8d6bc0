import Martlet

/// The kind of an element as the user sees it, independent of its appearance.
public enum Role: Hashable, Sendable, CaseIterable {
    /// Controls, as their names say. An element with the button trait is a button too, beside what it is by itself.
    case button, toggle, textField, secureField, slider, stepper, picker, link, menu
    /// Elements as their names say; a row is that of a list or a table.
    case tab, row, image, text, progress, alert, sheet
    /// A table, the title of one of its columns, and one of its cells.
    case table, columnHeader, cell
    /// An element that is none of the others: one that has a name or an identifier.
    case other
    /// Kinds of text fields: one for several lines, and one for a search.
    case textEditor, searchField
    /// Pickers of a kind, which are pickers too.
    case datePicker, colorPicker
    /// A button that shows and hides the content below it; it is a button too. Its value is `expanded` or `collapsed`.
    case disclosure
    /// A container of rows; it has no name.
    case list
    /// The title of a section, or an element with the header trait; it is a text too.
    case header
    /// Bars, which are others too: at the top of a page, with buttons of a page, and with tabs.
    case navigationBar, toolbar, tabBar
    /// A control in a bar of a page, which also has its own role, such as a button.
    case toolbarItem
    /// An item of a menu: of the app's menus, of an element that opens a menu, or of the context menu of the element
    /// that is searched. It is displayed only while the menu is open, but can be found and chosen without that.
    case menuItem
    /// A chart, one of its marks, and its legend, which are others too. See ``Element/chartDescriptor``.
    case chart, mark, legend
}

extension Role {
    /// Whether a node is of the role. Some roles are kinds of others.
    @MainActor
    func matches(_ node: RenderNode) -> Bool {
        switch self {
        case .button:
            Role(of: node) == .button
                || node.control == nil && Role(of: node) != nil && node.reading.traits.contains(.isButton)
        case .textEditor: node.extras?.input?.editor?.isMultiline == true
        case .searchField: node.control?.as(FieldControl.self)?.look == .search
        case .datePicker: node.control?.role == .datePicker
        case .colorPicker: node.control?.role == .colorPicker
        case .disclosure:
            node.control?.role == .button && ["expanded", "collapsed"].contains(node.reading.ownValue)
        case .list: node.list.isListColumn
        case .header: Role(of: node) != nil && node.reading.traits.contains(.isHeader)
        case .navigationBar: node.control?.role == .navigationBar
        case .toolbar: node.control?.role == .toolbar
        case .tabBar: node.control?.role == .tabBar
        case .toolbarItem: node.isInBar
        case .menuItem: false
        case .chart: node.chartElement?.kind == .chart
        case .mark: node.chartElement?.kind == .mark
        case .legend: node.chartElement?.kind == .legend
        default: Role(of: node) == self
        }
    }

    /// Returns the role of a node; nil for a node that is no element by itself.
    init?(of node: RenderNode) {
        if let control = node.control {
            guard let kind = control.role.element else { return nil }
            self.init(kind)
            return
        }
        switch node.content {
        case .text: self = .text
        case .image: self = .image
        default:
            guard node.reading.isNamed else { return nil }
            self = .other
        }
    }

    private init(_ kind: ElementKind) {
        switch kind {
        case .button: self = .button
        case .toggle: self = .toggle
        case .textField: self = .textField
        case .secureField: self = .secureField
        case .slider: self = .slider
        case .stepper: self = .stepper
        case .picker: self = .picker
        case .link: self = .link
        case .menu: self = .menu
        case .tab: self = .tab
        case .row: self = .row
        case .progress: self = .progress
        case .alert: self = .alert
        case .sheet: self = .sheet
        case .table: self = .table
        case .columnHeader: self = .columnHeader
        case .cell: self = .cell
        case .other: self = .other
        }
    }
}

extension RenderNode {
    /// Whether the node is a control in a bar of a page, and in no other control there.
    fileprivate var isInBar: Bool {
        guard let control, control.role != .toolbar, control.role != .navigationBar, Role(of: self) != nil else {
            return false
        }
        var around = containerNode
        while let current = around {
            if let role = current.control?.role { return role == .toolbar || role == .navigationBar }
            around = current.containerNode
        }
        return false
    }
}
