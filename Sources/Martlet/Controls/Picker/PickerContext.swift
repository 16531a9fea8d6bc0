import AttributeGraph

/// The state that a picker shares with its options, with a type-erased selection.
final class PickerContext: NodeAttachment {
    let look: PickerLook
    let inMenu: PickerLook.InMenu
    /// Whether the app may set a palette selection effect.
    let isPalette: Bool
    /// Whether the options are tabs to assistive technology.
    let isTabs: Bool
    /// Returns whether the option with a tag is chosen; `nil` if the tag's type does not fit the selection. Registers a
    /// dependency on the selection.
    let isChosen: (Graph, PickerTag) -> Bool?
    let choose: (Graph, PickerTag) -> Void
    /// Returns the selection and its type for messages; `nil` without a common selection.
    let selection: (Graph) -> (value: String, type: String)?
    /// The node of the label.
    // Nodes of the picker, which live as long as the rules and options that hold this context.
    unowned var label: RenderNode!
    /// The node that contains the options.
    unowned var options: RenderNode!
    /// The node of the picker's current-value label.
    unowned var currentValue: RenderNode?
    /// The scrolling wheel around the options.
    var wheel: PickerWheel?
    /// The node that shows the value: the current-value label, the wheel, or the options.
    var value: RenderNode { currentValue ?? wheel?.outer ?? options }
    /// Whether a check of the options' tags is scheduled.
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
        isTabs = style?.isTabs ?? false
        self.isChosen = isChosen
        self.choose = choose
        self.selection = selection
    }

    /// The options, in order. O(views in the picker).
    var all: [PickerOption] { options.picker.optionsInside }

    /// The chosen option.
    var chosen: PickerOption? { all.first { $0.isChosen } }

    /// Schedules a check, after the update, that an option has the selected tag. Logs a message if none has.
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
        // Options that do not exist yet cannot have the tag, so an empty picker is not reported.
        guard !options.isEmpty, !options.contains(where: \.isChosen) else { return }
        let graph = picker.scene.graph
        guard let selection = graph.untracked({ selection(graph) }) else { return }
        let name = picker.reading.label
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

extension PickerNode {
    /// The picker state of the node.
    var context: PickerContext? { node.attachment(PickerContext.self) }

    /// The options in the subtree, in order.
    fileprivate var optionsInside: [PickerOption] {
        node.children.flatMap { child in
            if let option = child.picker.option { return option.isOption ? [option] : [] }
            return child.picker.optionsInside
        }
    }
}
