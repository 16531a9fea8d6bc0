import Foundation
import Martlet

/// Runs an app in a terminal.
public enum TerminalApp {
    /// Shows the windows of an app until the last is closed, and ends the process.
    ///
    /// A window fills the screen, and covers the windows that were opened before. An inline app has some lines below the
    /// shell's instead: one that declares ``TerminalPresentation/inline``, or any with `MARTLET_HOST=inline`.
    ///
    /// If standard input and output are a terminal, the app takes control of its screen until Ctrl-C. Otherwise, or if
    /// the terminal only prints lines, one frame is printed as plain text, in a width of `COLUMNS` or 80 columns, and
    /// the process ends. A `CLICOLOR_FORCE` other than 0 adds the colors. `MARTLET_HOST=terminal` requires the screen, with an error if there is none;
    /// `MARTLET_HOST=text` selects plain text.
    ///
    /// `MARTLET_THEME` chooses a ``TerminalTheme`` by its name, in place of the one that the app declares.
    ///
    /// `MARTLET_HOST=accessible` reads the app in lines of words, without a screen, and operates it by the numbers that are
    /// typed. `MARTLET_HOST=json` prints the accessibility elements of the first frame as JSON, and ends the process.
    ///
    /// Without the variable, `--accessible`, `--json`, `--plain` and `--inline` choose the same if one of them is the
    /// program's first argument. The app still finds it in `CommandLine.arguments`.
    @MainActor
    public static func run<A: App>(_ app: A) -> Never { run(app, environment: ProcessInfo.processInfo.environment) }

    @MainActor
    package static func run<A: App>(_ app: A, environment: [String: String]) -> Never {
        let wish = HostChoice.name(environment: environment)
        guard ["", "terminal", "inline", "text", "accessible", "json"].contains(wish) else {
            fail(
                "MARTLET_HOST is \(wish), but there are only terminal, inline, text, accessible and json, and gtk with the "
                    + "package trait GTK")
        }
        if wish == "accessible" { read(app, environment: environment) }
        if wish == "json" { printElements(app, environment: environment) }
        if wish != "text" {
            do {
                try showOnScreen(app, isInline: wish == "inline", environment: environment)
            } catch {
                // Unless the user has requested the terminal, the frame is printed if the output is no screen.
                if wish == "terminal" || wish == "inline" { fail("\(error)") }
            }
        }
        printFrame(app, environment: environment)
    }

    /// Connects `UserDefaults.standard` to views, and stores its values even if the process is killed.
    public static func keepStoredValues() { DefaultsStores.install() }

    @MainActor
    private static func showOnScreen<A: App>(
        _ app: A, isInline: Bool, environment: [String: String]
    ) throws -> Never {
        var options = TerminalDevice.Options()
        options.drawsByStandardError = isInline
        let device = try TerminalDevice(options: options)
        let host = makeHost(colorDepth: device.capabilities.colorDepth, environment: environment)
        let session = TerminalSession(app, host: host, device: device) { scene in
            setSurroundings(of: scene, host: host, environment: environment)
        }
        session.runtime.sceneFolder = DefaultsStores.sceneFolder
        try session.run(isInline: isInline)
    }

    /// Creates a host with the theme that the user has chosen.
    private static func makeHost(colorDepth: ColorDepth, environment: [String: String]) -> TerminalHost {
        var appearance = TerminalAppearance(colorDepth: colorDepth, environment: environment)
        // A printed frame has the terminal's lines around it.
        appearance.showsThemeGround = false
        guard let name = environment["MARTLET_THEME"], !name.isEmpty else {
            return TerminalHost(appearance: appearance)
        }
        guard appearance.chooseTheme(named: name) else {
            fail(
                "MARTLET_THEME is \(name), but there are only \(TerminalTheme.named.keys.sorted().joined(separator: ", ")), "
                    + "and all but automatic with -dark or -light")
        }
        return TerminalHost(appearance: appearance, hasChosenTheme: true)
    }

    @MainActor
    private static func printFrame<A: App>(_ app: A, environment: [String: String]) -> Never {
        let depth =
            TerminalCapabilities.forcesColors(environment)
            ? TerminalCapabilities(environment: environment).colorDepth : .none
        let host = makeHost(colorDepth: depth, environment: environment)
        let width = environment["COLUMNS"].flatMap { Int($0) }.map { min(max($0, 1), 10_000) } ?? 80
        let size = CellSize(width: width, height: PlainFrame.heightLimit)
        let scene = makeScene(app, host: host, size: size, environment: environment)
        let rows = environment["LINES"].flatMap { Int($0) }.map { min(max($0, 1), PlainFrame.heightLimit) }
        let frame = PlainFrame(
            host: host, scene: scene, width: width, screenHeight: rows ?? PlainFrame.defaultScreenHeight)
        Task {
            await frame.settle()
            print(frame.lines().joined(separator: "\n"))
            scene.end()
            exit(0)
        }
        RunLoop.main.serve()
    }

    @MainActor
    private static func printElements<A: App>(_ app: A, environment: [String: String]) -> Never {
        let (scene, frame) = makeFrame(app, environment: environment)
        Task {
            await frame.settle()
            print(ReadElement.json(ReadElement.elements(in: scene.presenting.frontmost.root)))
            scene.end()
            exit(0)
        }
        RunLoop.main.serve()
    }

    @MainActor
    private static func read<A: App>(_ app: A, environment: [String: String]) -> Never {
        let (scene, frame) = makeFrame(app, environment: environment)
        let page = ReadPage(scene)
        Task {
            await frame.settle()
            say(page.lines())
            while let line = readLine() {
                let command = line.trimmingCharacters(in: .whitespaces)
                if command.isEmpty {
                    await frame.settle()
                    say(page.lines())
                } else if let problem = page.perform(command) {
                    say([problem])
                } else {
                    await frame.settle()
                    say(page.changedLines())
                }
            }
            scene.end()
            exit(0)
        }
        RunLoop.main.serve()
    }

    /// Prints lines at once: output to a pipe would otherwise be kept back until the end.
    private static func say(_ lines: [String]) {
        let text = lines.map { $0 + "\n" }.joined()
        try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    }

    /// Creates a scene without a screen.
    @MainActor
    private static func makeFrame<A: App>(
        _ app: A, environment: [String: String]
    ) -> (scene: SceneGraph, frame: PlainFrame) {
        let host = TerminalHost(appearance: TerminalAppearance(colorDepth: .none, environment: environment))
        let size = CellSize(width: 80, height: PlainFrame.heightLimit)
        let scene = makeScene(app, host: host, size: size, environment: environment)
        scene.setEnvironment(\.accessibilityVoiceOverEnabled, true)
        return (scene, PlainFrame(host: host, scene: scene, width: size.width))
    }

    @MainActor
    private static func makeScene<A: App>(
        _ app: A, host: TerminalHost, size: CellSize, environment: [String: String]
    ) -> SceneGraph {
        let scene = SceneGraph(host: host, size: size.points, _AppRoot(app: app))
        scene.keepSceneValues(in: DefaultsStores.sceneFolder)
        setSurroundings(of: scene, host: host, environment: environment)
        scene.setEnvironment(\.scenePhase, .active)
        return scene
    }

    /// Sets the environment of a scene from the terminal and the process: locale, time zone and appearance.
    @MainActor
    private static func setSurroundings(of scene: SceneGraph, host: TerminalHost, environment: [String: String]) {
        scene.setLocale(Locale(environment: environment))
        scene.setEnvironment(\.colorScheme, host.appearance.colorScheme)
        if host.appearance.colorDepth == .none {
            scene.setEnvironment(\.accessibilityDifferentiateWithoutColor, true)
        }
    }

    private static func fail(_ message: String) -> Never {
        try? FileHandle.standardError.write(contentsOf: Data("The app cannot be shown: \(message.printable).\n".utf8))
        exit(1)
    }
}
