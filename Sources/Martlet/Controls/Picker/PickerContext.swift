import AttributeGraph

/// What a picker and its options share: the selection without its type.
final class PickerContext: NodeAttachment {
    let look: PickerLook
    let inMenu: PickerLook.InMenu
    /// Whether the app may say how what is chosen stands out.
    let isPalette: Bool
    /// Whether the option with a tag is chosen; nil if the tag is none of the selection's. Depends on the selection.
    let isChosen: (Graph, PickerTag) -> Bool?
    let choose: (Graph, PickerTag) -> Void
    /// The selection and its type as messages name them; nil where it is none.
    let selection: (Graph) -> (value: String, type: String)?
    /// The node in which the label stands.
    // unowned(unsafe): nodes of the picker, which live as long as what its rules and options hold.
    unowned(unsafe) var label: RenderNode!
    /// The node in which the options stand.
    unowned(unsafe) var options: RenderNode!
    /// What the picker says itself in place of the chosen option.
    unowned(unsafe) var currentValue: RenderNode?
    /// What scrolls the options of a wheel.
    var wheel: PickerWheel?
    /// What stands for the value.
    var value: RenderNode { currentValue ?? wheel?.outer ?? options }
    /// Whether it is looked soon whether an option is chosen.
    private var isCheckWaiting = false

    init(
        style: _PickerLook?,
        isChosen: @escaping (Graph, PickerTag) -> Bool?,
        choose: @escaping (Graph, PickerTag) -> Void,
        selection: @escaping (Graph) -> (value: String, type: String)?
    ) {
        look = style?.look ?? .automatic
        inMenu = style?.inMenu ?? .automatic
        isPalette = style?.isPalette ?? false
        self.isChosen = isChosen
        self.choose = choose
        self.selection = selection
    }

    /// The options, in order. O(views in the picker).
    var all: [PickerOption] { options.optionsInside }

    /// The option that is chosen.
    var chosen: PickerOption? { all.first { $0.isChosen } }

    /// Looks after the update whether an option has the tag that is selected, and reports it if not.
    func checkSoon(_ picker: RenderNode) {
        guard !isCheckWaiting else { return }
        isCheckWaiting = true
        picker.scene.actions.append { [weak self, weak picker] in
            guard let self else { return }
            isCheckWaiting = false
            guard let picker, picker.isAttached else { return }
            check(picker)
            wheel?.show(chosen?.node)
        }
    }

    private func check(_ picker: RenderNode) {
        let options = all
        // What is still to come can't have the tag yet.
        guard !options.isEmpty, !options.contains(where: \.isChosen) else { return }
        let graph = picker.scene.graph
        guard let selection = graph.untracked({ selection(graph) }) else { return }
        let name = picker.accessibilityLabel
        var message =
            "Picker\(name.isEmpty ? "" : " \"\(name)\"") in \(picker.path): no option has the tag of the selection "
            + "\(selection.value), so that none is shown as chosen."
        let others = Set(options.compactMap { $0.strangeTagType(in: graph) }).sorted()
        if others.isEmpty {
            message += " Give an option that tag, or change the selection."
        } else {
            message +=
                " The selection is of type \(selection.type), but there are tags of type "
                + "\(others.joined(separator: ", ")): give the options tags of the selection's type."
        }
        picker.scene.diagnostics.report(RuntimeIssue(message: message, viewPath: picker.path))
    }
}

extension RenderNode {
    /// What the node keeps as a picker.
    var pickerContext: PickerContext? { attachment(PickerContext.self) }

    /// The options in the node, in order.
    fileprivate var optionsInside: [PickerOption] {
        children.flatMap { child in
            if let option = child.pickerOption { return option.isOption ? [option] : [] }
            return child.optionsInside
        }
    }
}
