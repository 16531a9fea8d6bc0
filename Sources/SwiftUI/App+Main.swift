import Foundation
import Martlet
import MartletInspector
import MartletTerminal

#if GTK
import MartletGTK
#endif

extension App {
    /// Starts the app: makes it, and shows its scenes until it ends.
    ///
    /// The attribute `@main` on the app calls this. With the package trait `GTK`, the app is a window where there is a
    /// display, and else a screen in the terminal that it was started from. `MARTLET_HOST` says otherwise: `gtk`,
    /// `terminal`, `inline` for some lines below those of the shell, `text` for one frame that is printed, `accessible` for
    /// lines that are read and operated by numbers, or `json` for the accessibility elements of the first frame. Without
    /// the variable, the program's first argument can choose: `--inline`, `--plain` for `text`, `--accessible` or `--json`.
    /// Where the output is no terminal, a frame is printed too, and the program ends.
    @MainActor
    public static func main() {
        // Before the app is made, which may use them.
        TerminalApp.keepStoredValues()
        // Foundation makes a dictionary of it each time.
        let environment = ProcessInfo.processInfo.environment
        #if GTK
        switch HostChoice.name(environment: environment) {
        case "gtk":
            guard GTKApp.isAvailable() else { HostMessage.fail("there is no display that a window could open on") }
            Inspector.startIfAsked(host: .window, environment: environment)
            GTKApp.run(Self())
        case "":
            if HostMessage.hasDisplay(environment), GTKApp.isAvailable() {
                Inspector.startIfAsked(host: .window, environment: environment)
                GTKApp.run(Self())
            }
            HostMessage.report("there is no display, so the app is shown in the terminal")
        default: break
        }
        #endif
        #if GTK
        PictureCache.painter = CairoPixelPainter()
        #endif
        Inspector.startIfAsked(host: .terminal, environment: environment)
        TerminalApp.run(Self(), environment: environment)
    }
}

#if GTK
/// The messages about the choice between hosts.
private enum HostMessage {
    static func hasDisplay(_ environment: [String: String]) -> Bool {
        ["WAYLAND_DISPLAY", "DISPLAY"].contains { environment[$0]?.isEmpty == false }
    }

    static func report(_ message: String) {
        FileHandle.standardError.write(Data("MARTLET_HOST is not set: \(message).\n".utf8))
    }

    static func fail(_ message: String) -> Never {
        FileHandle.standardError.write(Data("The app cannot be shown: \(message).\n".utf8))
        exit(1)
    }
}
#endif
