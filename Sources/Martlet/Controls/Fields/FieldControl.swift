import Foundation

/// A text field or text editor.
package struct FieldControl: Control {
    /// The built-in looks of a field.
    package enum Look: Hashable, Sendable {
        /// The look that the host chooses for the surroundings, such as a list row or a toolbar.
        case automatic
        case plain, roundedBorder, search
    }

    /// Whether the field shows bullets instead of its text.
    package let isSecure: Bool
    package internal(set) var look = Look.automatic
    /// The shape of the border.
    package internal(set) var borderShape = TextInputBorderShape.automatic
    /// The text, or bullets in a secure field.
    package internal(set) var shown = ""
    /// The prompt, which is shown while the field is empty.
    package internal(set) var prompt = ""
    /// The drawn text: `shown` or the prompt.
    package internal(set) var text: TextContent?
    /// Whether `text` is the prompt, which is drawn less prominently.
    package internal(set) var showsPrompt = false
    /// The selected characters, or an empty range at the cursor; `nil` without a cursor.
    package internal(set) var selection: Range<Int>?
    /// The position of the cursor, in characters; `nil` without a cursor.
    package internal(set) var cursor: Int?
    /// The selection in UTF-8 offsets of `shown`, so that hosts need not count the characters of a long text.
    package internal(set) var selectionOffsets: Range<Int>?
    package internal(set) var cursorOffset: Int?
    /// Whether the selection is bound, so that hosts have to report its changes.
    package internal(set) var reportsSelection = false
    /// Whether the text is attributed, so that copying it has to keep its attributes.
    package internal(set) var isAttributed = false
    /// A number that changes with each text that a host's native widget has to adopt.
    package internal(set) var textVersion = 0
    /// A number that increases with each selection that the app sets and that a host's native widget has to adopt.
    package internal(set) var selectionRequest = 0
    /// The selection that the app set last, in characters.
    package internal(set) var requestedSelection = 0..<0
    /// The selection that the app set last, in Unicode scalars, for hosts that count those.
    package internal(set) var requestedScalars = 0..<0
    /// The traits of the text for input methods and on-screen keyboards.
    package internal(set) var inputTraits = TextInputTraits()
    /// Whether the field fills the height that it is proposed.
    package internal(set) var fillsHeight = false
    /// Whether the field is the whole content of a form's row, which shows its title.
    package internal(set) var isRow = false
    /// The title beside a field in a form, for hosts that draw no boxes around rows; empty for none.
    package internal(set) var rowTitle = ""
    /// Whether an editor of several lines has a transparent background.
    package internal(set) var isClear = false
    /// Whether the field is in front of a filled background of its own.
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
