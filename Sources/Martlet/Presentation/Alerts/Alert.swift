/// What an alert says and offers, as its older form describes it; see ``View/alert(_:isPresented:actions:)-(Text,_,_)``
/// for the current one.
public struct Alert {
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// An alert with one button, which dismisses it; OK where none is given.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        buttons = [dismissButton].compactMap { $0 }
    }

    /// An alert with two buttons.
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

        /// A button for what a person most likely wants.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label, role: nil, action: action)
        }

        /// A button that leaves without doing anything.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label, role: .cancel, action: action)
        }

        /// A button that says Cancel, and leaves without doing anything.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button {
            Button(Text(LocalizedStringKey("Cancel")), role: .cancel, action: action)
        }

        /// A button for what can't be undone.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label, role: .destructive, action: action)
        }
    }
}

/// A choice of what to do, as its older form describes it; see
/// ``View/confirmationDialog(_:isPresented:titleVisibility:actions:)-(Text,_,_,_)`` for the current one.
public struct ActionSheet {
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// A choice between buttons. Where none of them cancels, there is one that says Cancel.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }

    /// A button of an action sheet.
    public typealias Button = Alert.Button
}

/// The buttons of the older forms.
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
    /// Presents an alert while a binding is true; the older form of ``View/alert(_:isPresented:actions:)-(Text,_,_)``.
    nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        presentPanel(AsAlert.self, isPresented, isPresented.wrappedValue ? content().parts : nil)
    }

    /// Presents an alert while there is an item to tell of; an item with another identity replaces it.
    nonisolated public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
        let current = item.wrappedValue
        return modifier(
            PresentationModifier(
                target: AlertTarget<AsAlert, _, _>(
                    isPresented: Binding(presence: item), parts: current.map { content($0).parts },
                    id: current.map { AnyHashable($0.id) } ?? AnyHashable(true))))
    }

    /// Presents a choice of what to do while a binding is true; the older form of
    /// ``View/confirmationDialog(_:isPresented:titleVisibility:actions:)-(Text,_,_,_)``.
    nonisolated public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        presentPanel(AsDialog.self, isPresented, isPresented.wrappedValue ? content().parts : nil)
    }

    /// Presents a choice of what to do while there is an item; an item with another identity replaces it.
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
    /// Whether there is an item; false takes it away.
    fileprivate init<Item>(presence item: Binding<Item?>) {
        self.init(
            get: { item.wrappedValue != nil },
            set: { isPresented in if !isPresented { item.wrappedValue = nil } })
    }
}
