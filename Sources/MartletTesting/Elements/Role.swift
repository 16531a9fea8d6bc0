import Martlet

/// What an element is to a person, whatever it looks like.
public enum Role: Hashable, Sendable, CaseIterable {
    /// What the names say.
    case button, toggle, textField, secureField, slider, stepper, picker, link, menu
    /// What the names say; a row is that of a list or a table.
    case tab, row, image, text, progress, alert, sheet
    /// A table, the title of one of its columns, and one of its cells.
    case table, columnHeader, cell
    /// An element that is none of the others: one that has a name or an identifier.
    case other
}

extension Role {
    /// The role of a node; nil for what is no element by itself.
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
            guard node.isNamed else { return nil }
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
