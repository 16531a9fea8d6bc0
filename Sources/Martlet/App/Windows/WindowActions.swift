/// The functions of a running app behind the environment's window actions.
@MainActor
protocol WindowOpening: AnyObject {
    func open(id: String?, value: AnyHashable?, type: Any.Type?, style: PresentedWindowStyle)
    func openSettings()
    func dismiss(id: String?, value: AnyHashable?, type: Any.Type?)
}

/// An action that opens a declared window, or brings the window that shows the same value to the front.
///
///     @Environment(\.openWindow) private var openWindow
///     Button("Activity") { openWindow(id: "activity") }
@MainActor @preconcurrency
public struct OpenWindowAction {
    // nonisolated(unsafe): created outside any actor, as part of the environment, and called only on the main actor, to
    // which the type is isolated.
    nonisolated(unsafe) weak var app: (any WindowOpening)?
    /// The frame style of the windows that the action opens.
    nonisolated var style = PresentedWindowStyle()

    nonisolated init(_ app: (any WindowOpening)? = nil) { self.app = app }

    /// Opens a window of the `WindowGroup` for the type of the value.
    public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) {
        open(id: nil, value: AnyHashable(value), type: D.self)
    }

    /// Opens a window of the scene with an id: a new one of a group, or the only one of a `Window`.
    public func callAsFunction(id: String) { open(id: id, value: nil, type: nil) }

    /// Opens a window of the group with an id, for a value.
    public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) {
        open(id: id, value: AnyHashable(value), type: D.self)
    }

    private func open(id: String?, value: AnyHashable?, type: Any.Type?) {
        guard let app else {
            return Diagnostics.reportDetached(RuntimeIssue(message: "openWindow was called where no app runs."))
        }
        app.open(id: id, value: value, type: type, style: style)
    }
}

/// An action that closes windows of the app.
///
///     @Environment(\.dismissWindow) private var dismissWindow
///     Button("Done") { dismissWindow(id: "activity") }
@MainActor @preconcurrency
public struct DismissWindowAction {
    nonisolated(unsafe) weak var app: (any WindowOpening)?
    /// Closes the view's own window.
    nonisolated(unsafe) let closeOwn: (() -> Void)?

    nonisolated init(_ app: (any WindowOpening)? = nil, closeOwn: (() -> Void)? = nil) {
        self.app = app
        self.closeOwn = closeOwn
    }

    /// Closes the view's own window.
    public func callAsFunction() { closeOwn?() }

    /// Closes the windows of the scene with an id. Of a group, it closes all windows.
    public func callAsFunction(id: String) { app?.dismiss(id: id, value: nil, type: nil) }

    /// Closes the window that shows a value.
    public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) {
        app?.dismiss(id: nil, value: AnyHashable(value), type: D.self)
    }

    /// Closes the window of the group with an id that shows a value.
    public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) {
        app?.dismiss(id: id, value: AnyHashable(value), type: D.self)
    }
}

/// An action that opens the app's settings window.
@MainActor @preconcurrency
public struct OpenSettingsAction {
    nonisolated(unsafe) weak var app: (any WindowOpening)?

    nonisolated init(_ app: (any WindowOpening)? = nil) { self.app = app }

    /// Opens the settings window, or brings it to the front.
    public func callAsFunction() { app?.openSettings() }
}

private enum OpenWindowKey: EnvironmentKey {
    static var defaultValue: OpenWindowAction { OpenWindowAction() }
}
private enum DismissWindowKey: EnvironmentKey {
    static var defaultValue: DismissWindowAction { DismissWindowAction() }
}
private enum OpenSettingsKey: EnvironmentKey {
    static var defaultValue: OpenSettingsAction { OpenSettingsAction() }
}
private enum SupportsMultipleWindowsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// The action that opens windows of the app.
    public internal(set) var openWindow: OpenWindowAction {
        get { self[OpenWindowKey.self] }
        set { self[OpenWindowKey.self] = newValue }
    }

    /// The action that closes windows of the app.
    public internal(set) var dismissWindow: DismissWindowAction {
        get { self[DismissWindowKey.self] }
        set { self[DismissWindowKey.self] = newValue }
    }

    /// The action that opens the app's settings window.
    public internal(set) var openSettings: OpenSettingsAction {
        get { self[OpenSettingsKey.self] }
        set { self[OpenSettingsKey.self] = newValue }
    }

    /// Whether the app can have several windows.
    public internal(set) var supportsMultipleWindows: Bool {
        get { self[SupportsMultipleWindowsKey.self] }
        set { self[SupportsMultipleWindowsKey.self] = newValue }
    }
}
