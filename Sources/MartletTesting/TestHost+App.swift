import Foundation
import Martlet

/// Tests of apps: several windows, and menus.
///
///     let host = TestHost(app: MailApp())
///     try host.find(.button, "Compose").tap()
///     try host.windows[1].find(.button, "Send").tap()
///     try host.chooseMenuItem("File", "New Window")
extension TestHost {
    /// Runs an app, and opens its first window.
    ///
    /// The host represents that window; ``windows`` are all open windows. They share one clock, and an update updates
    /// all of them.
    ///
    /// - Parameters:
    ///   - size: The size of the content of windows without a default size, in points.
    ///   - app: Creates the app.
    public convenience init<A: App>(
        size: CGSize = CGSize(width: 400, height: 600),
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column,
        app: A
    ) {
        self.init(
            size: size, sceneFolder: SceneFolder(), fileID: fileID, filePath: filePath, line: line, column: column,
            app: app)
    }

    /// Runs an app in an environment of its own, and opens its first window.
    ///
    ///     let host = TestHost(in: Variation(platform: .phone, colorScheme: .dark), app: NotesApp())
    ///
    /// - Parameters:
    ///   - variation: The environment. All windows have its size, or that of its platform; on the desktop, windows with
    ///     a default size have that one, unless the variation sets a size too.
    ///   - app: Creates the app.
    public convenience init<A: App>(
        in variation: Variation,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column,
        app: A
    ) {
        self.init(
            size: variation.windowSize, variation: variation, sceneFolder: SceneFolder(), fileID: fileID,
            filePath: filePath, line: line, column: column, app: app)
    }

    /// Runs an app whose `SceneStorage` values are kept in files of a folder.
    package convenience init<A: App>(
        size: CGSize = CGSize(width: 400, height: 600),
        sceneFolder: String,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column,
        app: A
    ) {
        self.init(
            size: size, sceneFolder: SceneFolder(path: sceneFolder), fileID: fileID, filePath: filePath, line: line,
            column: column, app: app)
    }

    private convenience init<A: App>(
        size: CGSize, variation: Variation = Variation(), sceneFolder: SceneFolder?, fileID: StaticString,
        filePath: StaticString, line: UInt, column: UInt,
        app: A
    ) {
        Self.prepareProcess()
        let origin = HostCore.Origin(fileID: fileID, filePath: filePath, line: line, column: column)
        let running = TestApp(app, size: size, variation: variation, sceneFolder: sceneFolder, origin: origin)
        guard let first = running.windows.first else { preconditionFailure("\(A.self) declares no window.") }
        self.init(core: first, isOwner: true)
    }

    /// The windows that are open, in the order in which they were opened. Only the host itself where no app runs.
    public var windows: [TestHost] {
        guard let app = core.app else { return core.isMounted ? [self] : [] }
        return app.windows.map { TestHost(core: $0, isOwner: false) }
    }

    /// Returns the first open window with a title.
    ///
    ///     try host.window("Inspector").find(.toggle, "Grid").tap()
    ///
    /// - Throws: ``ElementNotFound`` if there is none.
    public func window(_ title: String) throws -> TestHost {
        let windows = windows
        guard let window = windows.first(where: { $0.title == title }) else {
            throw Self.noWindow("called \(title.debugDescription)", in: windows)
        }
        return window
    }

    /// Returns an open window by its place in the order in which they were opened, from 0.
    ///
    /// - Throws: ``ElementNotFound`` if there are fewer windows. An index of ``windows`` would end the program instead.
    public func window(at index: Int) throws -> TestHost {
        let windows = windows
        guard windows.indices.contains(index) else { throw Self.noWindow("at \(index)", in: windows) }
        return windows[index]
    }

    private static func noWindow(_ wanted: String, in windows: [TestHost]) -> ElementNotFound {
        let open = windows.map(\.title.debugDescription).joined(separator: ", ")
        return ElementNotFound(
            description:
                "There is no window \(wanted). \(open.isEmpty ? "No window is open." : "Open windows: \(open).")")
    }

    /// The text in the title bar of the window.
    public var title: String { core.scene.title }

    /// Closes the window as the user does. Its lifetimes end, and so does the app with the last window.
    public func close() {
        guard let window = core.window, let app = core.app else { return core.unmount() }
        core.perform { app.runtime.close(window) }
        core.update()
    }

    /// Makes the window key, as a click on it does.
    public func activate() {
        guard let window = core.window, let app = core.app else { return }
        core.perform { app.bringForward(window) }
        core.update()
    }

    /// The scene phase of the window, as views read it by `\.scenePhase`: active, visible but not active, or in the
    /// background. The user changes it by choosing another window or app; a test sets it.
    public var scenePhase: ScenePhase {
        get { core.window?.phase ?? core.scene.root.layoutChildren.first?.environmentValue(\.scenePhase) ?? .active }
        set {
            core.perform {
                if let window = core.window { window.phase = newValue } else { setEnvironment(\.scenePhase, newValue) }
            }
            core.update()
        }
    }

    /// Ends the app and starts it again, as a user who quits it and opens it later: only the stored values of
    /// `AppStorage` and `SceneStorage` remain. The clock starts from the beginning; the host itself has ended.
    ///
    ///     let again = host.relaunch(NotesApp())
    ///
    /// - Parameter app: The app as the program would create it. Models that are stored in memory end with their
    ///   container: pass the same one to both.
    /// - Returns: A host for the first window that it opens.
    public func relaunch<A: App>(
        _ app: A,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> TestHost {
        let (size, folder) = (core.scene.size, core.app?.sceneFolder)
        let variation = core.app?.variation ?? Variation(platform: core.host.platform)
        unmount()
        return sharing {
            TestHost(
                size: size, variation: variation, sceneFolder: folder, fileID: fileID, filePath: filePath, line: line,
                column: column, app: app)
        }
    }

    /// The menus of the app as they are now, as text: a line for each item, indented by its depth.
    public var menus: String {
        core.app?.runtime.menus.map { $0.description(indent: "") }.joined(separator: "\n") ?? ""
    }

    /// Chooses a menu item: the titles of the menus on the way to it, and its own.
    /// - Throws: ``ElementNotFound`` if there is none, ``ElementNotOperable`` if it is disabled.
    public func chooseMenuItem(_ titles: String...) throws { try chooseMenuItem(titles) }

    package func chooseMenuItem(_ titles: [String]) throws {
        var items = core.app?.runtime.menus ?? []
        var found: MenuItem?
        for title in titles {
            found = items.first { $0.title == title }
            items = found?.items ?? []
            if found == nil { break }
        }
        let name = titles.joined(separator: " > ")
        guard let item = found else {
            throw ElementNotFound(description: "There is no menu item \(name). The menus are:\n\(menus)")
        }
        guard item.isEnabled else {
            throw ElementNotOperable(description: "Can't choose the menu item \(name): it is disabled.")
        }
        core.perform { item.perform() }
        core.update()
    }

    /// Presses a key with modifier keys, in this window: the focused view receives it first, then shortcuts of the
    /// window, then those of the menus.
    ///
    /// - Parameter warns: Whether a key that nothing takes is a warning of the test: it is no fault, but hardly meant.
    /// - Returns: Whether anything used it.
    @discardableResult
    public func press(
        _ key: KeyEquivalent, modifiers: EventModifiers = [], warns: Bool = true,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> Bool {
        core.updateIfNeeded()
        let isText = modifiers.isDisjoint(with: [.command, .control, .option])
        let input = KeyInput(key: key, characters: isText ? String(key.character) : "", modifiers: modifiers)
        let front = core.front
        hold(modifiers, in: front)
        defer { hold([], in: front) }
        let wasUsed =
            front.performClipboardKey(input)
            || core.perform {
                // A presentation keeps the keys to itself.
                front.scene.send(.key(input)) || front === core && core.app?.runtime.performShortcut(input) ?? false
            }
        core.update()
        if warns, !wasUsed {
            core.warnOfUnusedKey(
                KeyEquivalent.name(of: key, modifiers), in: "window", IssuePlace(fileID, filePath, line, column))
        }
        return wasUsed
    }

    /// The modifier keys that the user holds in this window, as `onModifierKeysChanged` reports them. Pressing a key
    /// with modifiers holds them during the press.
    public var heldModifierKeys: EventModifiers {
        get { core.front.scene.heldModifierKeys }
        set { hold(newValue, in: core.front) }
    }

    private func hold(_ keys: EventModifiers, in front: HostCore) {
        core.perform { front.scene.heldModifierKeys = keys }
        core.update()
    }

    /// The scene of the app outside of its windows, for tests of this package.
    package var appScene: SceneGraph? { core.app?.runtime.scene }
}

extension MenuItem {
    /// The item and those in it, a line for each.
    func description(indent: String) -> String {
        var line = indent
        switch kind {
        case .separator: line += title.isEmpty ? "---" : "--- \(title)"
        case .choice(let isOn): line += (isOn ? "(x) " : "( ) ") + title
        case .toggle(let isOn): line += (isOn ? "[x] " : "[ ] ") + title
        case .command, .submenu: line += title
        }
        if let shortcut { line += " (\(shortcut.keys))" }
        if !isEnabled { line += " disabled" }
        return ([line] + items.map { $0.description(indent: indent + "  ") }).joined(separator: "\n")
    }
}

/// The folder for the values of `SceneStorage`. A folder that no test has named is removed with the last host that uses
/// it; it is created when a value is stored.
final class SceneFolder: Sendable {
    let path: String
    private let isOwn: Bool

    init() {
        path = NSTemporaryDirectory() + "martlet-scenes-\(UUID().uuidString)"
        isOwn = true
    }

    init(path: String) {
        self.path = path
        isOwn = false
    }

    deinit { if isOwn { try? FileManager.default.removeItem(atPath: path) } }
}
