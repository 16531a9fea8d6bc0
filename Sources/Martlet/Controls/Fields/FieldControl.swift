import Foundation

/// A control that edits a text.
package struct FieldControl: Control {
    /// Which of a host's looks a field has.
    package enum Look: Hashable, Sendable {
        /// What suits the host and the place.
        case automatic
        case plain, roundedBorder, search
    }

    /// Whether what is typed is not shown.
    package let isSecure: Bool
    package internal(set) var look = Look.automatic
    /// What was typed, or bullets in its place.
    package internal(set) var shown = ""
    /// What it says while it is empty.
    package internal(set) var prompt = ""
    /// The text that is drawn: what is shown, or the prompt.
    package internal(set) var text: TextContent?
    /// Whether that is the prompt, which stands out less.
    package internal(set) var showsPrompt = false
    /// The characters that are selected; empty and at the cursor if none are. Nil without a cursor.
    package internal(set) var selection: Range<Int>?
    /// Where the cursor stands, as a number of characters before it.
    package internal(set) var cursor: Int?
    /// The same places as bytes of what is shown, so that nobody has to count the characters of a long text.
    package internal(set) var selectionOffsets: Range<Int>?
    package internal(set) var cursorOffset: Int?
    /// Whether somebody wants to know what is selected.
    package internal(set) var tellsSelection = false
    /// Whether parts of the text differ in how they look, and who copies them wants to keep that.
    package internal(set) var isAttributed = false
    /// Changes with each text that a host's own widget has to take over.
    package internal(set) var textVersion = 0
    /// Grows with each selection that the app has made, which a host's own widget has to take over.
    package internal(set) var selectionRequest = 0
    /// What the app has selected last, in characters.
    package internal(set) var requestedSelection = 0..<0
    /// The same in scalars, by which some hosts count.
    package internal(set) var requestedScalars = 0..<0
    /// What it says of the text that is typed in it.
    package internal(set) var inputTraits = TextInputTraits()
    /// Whether it takes all the height that it is offered.
    package internal(set) var fillsHeight = false
    /// Whether it is all that a row of a form is, which has its title.
    package internal(set) var isRow = false
    /// The title that hosts without boxes around rows show beside a field of a form; empty for none.
    package internal(set) var rowTitle = ""
    /// Whether what stands behind a text of several lines shows through.
    package internal(set) var isClear = false
    /// Whether it stands in front of a filled background of its own.
    package internal(set) var hasBackground = false

    init(isSecure: Bool) { self.isSecure = isSecure }

    package struct Measured: Equatable {
        let look: Look
        let text: TextContent?
        let fillsHeight: Bool
        let isRow: Bool
        let rowTitle: String
    }

    package var measured: Measured {
        Measured(look: look, text: text, fillsHeight: fillsHeight, isRow: isRow, rowTitle: rowTitle)
    }
    package var role: ControlRole { isSecure ? .secureField : .textField }
    package var value: ControlValue { .text(shown) }
    package var filling: Axis.Set { fillsHeight ? .vertical : [] }
    package var fallbackName: String { prompt }

    package func adjust(_ chrome: inout ControlChrome) {
        chrome.fillsWidth = true
        chrome.idealWidth = chrome.idealWidth ?? 200
    }

    package func standardChrome(_ state: ControlState) -> ControlChrome {
        ControlChrome(
            insets: EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8),
            minimumSize: CGSize(width: 32, height: 24), idealWidth: 160, fillsWidth: true)
    }

    package func names(inRow name: String, of node: RenderNode) -> [String] {
        isSecure ? [name] : [name, node.fieldText ?? ""]
    }
}

extension ControlRole {
    package static let textField = ControlRole("textField", as: .textField)
    package static let secureField = ControlRole("secureField", as: .secureField)
}
