/// What an element is to a person, whatever it looks like and whichever control it is.
package enum ElementKind: Hashable, Sendable {
    case button, toggle, textField, secureField, slider, stepper, picker, link, menu, tab, row, progress, alert, sheet
    case table, columnHeader, cell
    /// An element that is none of the others.
    case other
}
