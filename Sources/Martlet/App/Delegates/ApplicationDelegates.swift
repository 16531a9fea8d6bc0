import Combine
import Foundation
import MartletABI
import Observation

/// The delegates of a running app.
@MainActor
package final class ApplicationDelegates {
    private var boxes: [any DelegateBox] = []
    private var hasLaunched = false
    private var isEndApproved = false

    /// The scene of an app that is shown as one frame, without windows.
    private weak var scene: SceneGraph?

    nonisolated init() {}

    /// Creates the delegates of an app that is shown as one frame in a scene: they are launched as soon as they are made.
    init(showing scene: SceneGraph) { self.scene = scene }

    /// The first delegate of the app.
    package var first: (any _ApplicationDelegate)? { boxes.first?.delegate }

    func add(_ box: any DelegateBox) {
        guard !boxes.contains(where: { $0 === box }) else { return }
        boxes.append(box)
        guard let scene else { return }
        _ = box.delegate._receive(_ApplicationEvent(.launch))
        scene.setEnvironment { box.provide(in: &$0) }
    }

    /// Provides the delegates that are observable objects to all views of the app.
    func provide(in scene: SceneGraph) {
        for box in boxes { scene.setEnvironment { box.provide(in: &$0) } }
    }

    func receive(_ event: CurrentScene.Event) {
        switch event {
        case .launch: send(.launch)
        case .phase(let old, let new):
            // A launched app comes from where it is not in use yet, and not from the background.
            send(.phase(from: hasLaunched ? old : .inactive, to: new))
            hasLaunched = true
        case .end: send(.end)
        }
    }

    /// Has the delegates open an address, until one does.
    func open(_ url: URL) { _ = boxes.contains { $0.delegate._receive(_ApplicationEvent(.open([url]))) } }

    /// Asks whether the app may end, unless a delegate has approved it by ``replyToEnding(_:)``.
    func mayEnd() -> Bool {
        isEndApproved || boxes.allSatisfy { $0.delegate._receive(_ApplicationEvent(.mayEnd)) }
    }

    /// Ends the app if a delegate approves it, after it was asked.
    package func replyToEnding(_ isApproved: Bool) {
        isEndApproved = isApproved
        if isApproved { CurrentScene.app?.quit() }
    }

    private func send(_ kind: _ApplicationEvent.Kind) {
        for box in boxes { _ = box.delegate._receive(_ApplicationEvent(kind)) }
    }
}

/// A delegate and the way in which views get it.
@MainActor
protocol DelegateBox: AnyObject, Sendable {
    var delegate: any _ApplicationDelegate { get }
    func provide(in values: inout EnvironmentValues)
}

/// A delegate that an adaptor has made.
@MainActor
final class MadeDelegate<Delegate: NSObject & _ApplicationDelegate>: DelegateBox {
    let object: Delegate
    private let provision: @MainActor @Sendable (Delegate, inout EnvironmentValues) -> Void

    var delegate: any _ApplicationDelegate { object }

    init(
        _ type: Delegate.Type, adaptor: String,
        provision: @escaping @MainActor @Sendable (Delegate, inout EnvironmentValues) -> Void = { _, _ in }
    ) {
        guard let object = ObjectInitializer.make(type) else {
            fatalError(
                "\(adaptor): an object of \(type) can't be made, as MARTLET_ABI leaves off \"object-initializers\".")
        }
        self.object = object
        self.provision = provision
    }

    func provide(in values: inout EnvironmentValues) { provision(object, &values) }
}

extension MadeDelegate where Delegate: ObservableObject {
    /// Makes a delegate that views get by `@EnvironmentObject`.
    convenience init(observed type: Delegate.Type, adaptor: String) {
        self.init(type, adaptor: adaptor) { object, values in
            values[EnvironmentObjectKey<Delegate>.self] = ObjectReference(object: object)
        }
    }
}

extension MadeDelegate where Delegate: Observable {
    /// Makes a delegate that views get by `@Environment`.
    convenience init(observed type: Delegate.Type, adaptor: String) {
        self.init(type, adaptor: adaptor) { object, values in values[Delegate.self] = object }
    }
}

private enum ApplicationDelegatesKey: EnvironmentKey {
    static var defaultValue: ApplicationDelegates? { nil }
}

extension EnvironmentValues {
    /// The delegates of the running app, to which adaptors add theirs.
    var applicationDelegates: ApplicationDelegates? {
        get { self[ApplicationDelegatesKey.self] }
        set { self[ApplicationDelegatesKey.self] = newValue }
    }
}
