/// The description of an alert in the older form. See `alert(_:isPresented:actions:)` for the current
/// form.
///
///     struct DeleteButton: View {
///         @State private var asks = false
///         var body: some View {
///             Button("Delete") { asks = true }
///                 .alert(isPresented: $asks) {
///                     Alert(
///                         title: Text("Delete the note?"), message: Text("This can't be undone."),
///                         primaryButton: .destructive(Text("Delete")), secondaryButton: .cancel())
///                 }
///         }
///     }
///
/// An alert has one or two buttons, and any of them closes it. In the current form an alert may have more buttons, and
/// fields for text.
public struct Alert {
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Creates an alert with one button, which dismisses the alert. The default is an OK button.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        buttons = [dismissButton].compactMap { $0 }
    }

    /// Creates an alert with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }

    /// A button of an alert.
    public struct Button {
        let label: Text
        let role: ButtonRole?
        let action: () -> Void

        private init(_ label: Text, role: ButtonRole?, action: (() -> Void)?) {
            self.label = label
            self.role = role
            self.action = action ?? {}
        }

        /// Creates the button of the default action.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label, role: nil, action: action)
        }

        /// Creates a button that dismisses the alert without an action.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label, role: .cancel, action: action)
        }

        /// Creates a button with the title "Cancel" that dismisses the alert without an action.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button {
            Button(Text(LocalizedStringKey("Cancel")), role: .cancel, action: action)
        }

        /// Creates a button of a destructive action.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label, role: .destructive, action: action)
        }
    }
}

/// The description of a confirmation dialog in the older form. See
/// `confirmationDialog(_:isPresented:titleVisibility:actions:)` for the current form.
public struct ActionSheet {
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Creates a dialog with a choice of buttons. If none of them cancels, a Cancel button is added.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }

    /// A button of an action sheet.
    public typealias Button = Alert.Button
}

/// The buttons of alerts and dialogs in the older form.
nonisolated struct AlertButtonList: View {
    let buttons: [Alert.Button]

    var body: some View {
        ForEach(buttons.indices, id: \.self) { index in
            let button = buttons[index]
            Button(role: button.role, action: isolated(button.action)) { button.label }
        }
    }
}

extension View {
    /// Presents an alert while a binding is true. The older form of `alert(_:isPresented:actions:)`.
    nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        presentPanel(AsAlert.self, isPresented, isPresented.wrappedValue ? content().parts : nil)
    }

    /// Presents an alert while a binding has an item. An item with another identity replaces the alert.
    nonisolated public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
        let current = item.wrappedValue
        return modifier(
            PresentationModifier(
                target: AlertTarget<AsAlert, _, _>(
                    isPresented: Binding(presence: item), parts: current.map { content($0).parts },
                    id: current.map { AnyHashable($0.id) } ?? AnyHashable(true))))
    }

    /// Presents a confirmation dialog while a binding is true. The older form of
    /// `confirmationDialog(_:isPresented:titleVisibility:actions:)`.
    nonisolated public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        presentPanel(AsDialog.self, isPresented, isPresented.wrappedValue ? content().parts : nil)
    }

    /// Presents a confirmation dialog while a binding has an item. An item with another identity replaces the dialog.
    nonisolated public func actionSheet<Item: Identifiable>(
        item: Binding<Item?>, content: (Item) -> ActionSheet
    ) -> some View {
        let current = item.wrappedValue
        return modifier(
            PresentationModifier(
                target: AlertTarget<AsDialog, _, _>(
                    isPresented: Binding(presence: item), parts: current.map { content($0).parts },
                    id: current.map { AnyHashable($0.id) } ?? AnyHashable(true))))
    }
}

extension Alert {
    fileprivate var parts: AlertParts<AlertButtonList, Text?> {
        AlertParts(title: title, actions: AlertButtonList(buttons: buttons), message: message)
    }
}

extension ActionSheet {
    fileprivate var parts: AlertParts<AlertButtonList, Text?> {
        AlertParts(title: title, actions: AlertButtonList(buttons: buttons), message: message)
    }
}

extension Binding where Value == Bool {
    /// Creates a binding to whether there is an item. Writing `false` removes the item.
    init<Item>(presence item: Binding<Item?>) {
        self.init(
            get: { item.wrappedValue != nil },
            set: { isPresented in if !isPresented { item.wrappedValue = nil } })
    }
}
