/// The kind of an element from the user's point of view, independent of its look and of the control type behind it.
package enum ElementKind: Hashable, Sendable {
    case button, toggle, textField, secureField, slider, stepper, picker, link, menu, tab, row, progress, alert, sheet
    case table, columnHeader, cell
    /// An element that is none of the others.
    case other
}
