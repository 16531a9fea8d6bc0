import AttributeGraph
import Foundation

extension AppRuntime {
    /// Has the user share items that code outside of views offers, in an alert with the ways to share of `ShareLink`.
    ///
    /// - Parameter done: Called with whether the user has chosen a way.
    package func share(_ items: [TransferItem], done: @escaping @MainActor (Bool) -> Void) {
        let alert = sharing ?? SharingAlert(in: self)
        sharing = alert
        alert.show(items, from: (keyWindow ?? windows.last)?.scene, done)
    }
}

/// The alert in which the user shares items.
@MainActor
final class SharingAlert {
    private typealias Shown = AlertScene<ShareActions, EmptyView>

    private unowned let app: AppRuntime
    private let input: Attribute<Shown>
    private var isShown = false

    /// Adds the alert to the windows that an app declares.
    init(in app: AppRuntime) {
        self.app = app
        let scene = app.scene
        let hidden = Shown(isPresented: .constant(false), parts: nil)
        let input = scene.graph.makeInput(hidden, in: scene.scope) { _, _ in false }
        self.input = input
        let inputs = _ViewInputs(
            scene: scene, scope: scene.scope, environment: scene.environment, parent: scene.root)
        scene.asEvaluation {
            Shown._makeScene(
                scene: _GraphValue(input, isCompared: true),
                inputs: _SceneInputs(view: inputs, declarations: app.declarations))
        }
    }

    /// Shows the alert for items, which are copied in a window's scene.
    func show(_ items: [TransferItem], from scene: SceneGraph?, _ done: @escaping @MainActor (Bool) -> Void) {
        let actions = ShareActions(
            copy: { [weak scene] in if let scene { Clipboard.copy(items, in: scene) } },
            mail: SharedMail.address(of: items, subject: nil, message: nil), done: done)
        isShown = true
        let isPresented = Binding(get: { [weak self] in self?.isShown == true }, set: { [weak self] in self?.set($0) })
        app.scene.set(
            input,
            to: Shown(
                isPresented: isPresented,
                parts: AlertParts(title: Text("Share"), actions: actions, message: EmptyView())))
    }

    private func set(_ isShown: Bool) {
        guard self.isShown, !isShown else { return }
        self.isShown = false
        app.scene.set(input, to: Shown(isPresented: .constant(false), parts: nil))
    }
}

/// The ways to share, as buttons of an alert.
struct ShareActions: View {
    let copy: @MainActor () -> Void
    let mail: URL?
    let done: @MainActor (Bool) -> Void
    @Environment(\.openURL) private var openURL

    var body: some View {
        Button("Copy") {
            copy()
            done(true)
        }
        if let mail {
            Button("Mail") {
                openURL(mail)
                done(true)
            }
        }
        Button("Cancel", role: .cancel) { done(false) }
    }
}
