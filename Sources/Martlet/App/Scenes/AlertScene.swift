import AttributeGraph
import Foundation

/// A scene that is an alert of its own, without a window.
///
///     struct MailApp: App {
///         @State private var needsLogin = true
///
///         var body: some Scene {
///             WindowGroup { Inbox() }
///
///             AlertScene("Login Required", isPresented: $needsLogin) {
///                 Button("Log In") { logIn() }
///                 Button("Later", role: .cancel) {}
///             }
///         }
///     }
///
/// The alert belongs to no window, and the other windows of the app can't be used while it is shown. In a terminal it
/// fills the screen. Every button dismisses it, as in an alert of a view: see the modifier
/// `alert(_:isPresented:actions:)`.
/// An app whose only scene on the screen is an alert ends with it, unless an action opens a window.
nonisolated public struct AlertScene<Actions: View, Message: View>: PrimitiveScene {
    /// The content of the window to which the alert belongs, which hosts don't show.
    private let content: ModifiedContent<Color, PresentationModifier<AlertTarget<AsAlert, Actions, Message>>>

    init(isPresented: Binding<Bool>, parts: AlertParts<Actions, Message>?, data: PresentedData? = nil) {
        let target = AlertTarget<AsAlert, Actions, Message>(isPresented: isPresented, parts: parts, data: data)
        content = ModifiedContent(content: Color.clear, modifier: PresentationModifier(target: target))
    }

    init<T>(item: Binding<T?>, parts: (T) -> AlertParts<Actions, Message>) {
        let value = item.wrappedValue
        self.init(isPresented: Binding(presence: item), parts: value.map(parts), data: PresentedData(value))
    }

    /// Registers the scene's windows with the host.
    public static func _makeScene(scene value: _GraphValue<Self>, inputs: _SceneInputs) {
        let declarations = inputs.declarations
        let declaration = declarations.declareWindow(.alert, inputs: inputs) { graph in
            (nil, value.read(in: graph).content.modifier.target.parts?.title)
        } make: {
            type(of: value.read(in: $0.graph).content)._makeViewList(view: value[\.content], inputs: $0)
        }
        let scene = inputs.view.scene
        inputs.view.followObserving(.containers) { [weak declarations, weak declaration, unowned scene] graph in
            let isPresented = value.read(in: graph).content.modifier.target.identity != nil
            guard declaration?.isPresented != isPresented else { return }
            declaration?.isPresented = isPresented
            scene.actions.append {
                guard let declaration else { return }
                declarations?.alertChanged(declaration)
            }
        }
    }
}

extension AlertScene where Message == EmptyView {
    /// Creates an alert that is shown while a binding is true.
    ///
    /// - Parameters:
    ///   - title: The title of the alert.
    ///   - isPresented: A binding to whether the alert is shown.
    ///   - actions: A builder of the buttons.
    @_disfavoredOverload  // Ranked below the one for literals.
    public init<Title: _TextTitle & _OverloadFilter>(
        _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
    ) {
        self.init(
            isPresented: isPresented,
            parts: AlertParts(title: title._titleText, actions: actions(), message: EmptyView()))
    }

    /// Creates an alert with a localized title that is shown while a binding is true.
    public init(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
    ) {
        self.init(Text(titleKey), isPresented: isPresented, actions: actions)
    }

    /// Creates an alert that is shown while a binding is true and there are data. The builder receives the data.
    @_disfavoredOverload  // Ranked below the one for literals.
    public init<Title: _TextTitle & _OverloadFilter, T>(
        _ title: Title, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> Actions
    ) {
        self.init(
            isPresented: isPresented,
            parts: data.map { AlertParts(title: title._titleText, actions: actions($0), message: EmptyView()) },
            data: PresentedData(data))
    }

    /// Creates an alert with a localized title that is shown while a binding is true and there are data.
    public init<T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> Actions
    ) {
        self.init(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
    }

    /// Creates an alert that is shown while a binding has an item. The builder receives the item.
    @_disfavoredOverload  // Ranked below the one for literals.
    public init<Title: _TextTitle & _OverloadFilter, T>(
        _ title: Title, item data: Binding<T?>, @ViewBuilder actions: (T) -> Actions
    ) {
        self.init(item: data) {
            AlertParts(title: title._titleText, actions: actions($0), message: EmptyView())
        }
    }

    /// Creates an alert with a localized title that is shown while a binding has an item.
    public init<T>(_ titleKey: LocalizedStringKey, item data: Binding<T?>, @ViewBuilder actions: (T) -> Actions) {
        self.init(Text(titleKey), item: data, actions: actions)
    }
}
