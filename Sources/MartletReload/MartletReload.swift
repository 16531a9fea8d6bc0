import CMartletReload
import Foundation
import MartletReloadMessages

/// The program whose objects `martlet run` links an app with. Nothing runs it by itself.
@main
struct MartletReload {
    static func main() {
        FileHandle.standardError.write(Data("This program is a part of apps that martlet run starts.\n".utf8))
        exit(64)
    }
}

/// Connects to the tool, if it started this process. Called before the app's main function.
@_cdecl("martlet_reload_start")
public func martletReloadStart() {
    let variable = "MARTLET_RELOAD"
    guard let path = ProcessInfo.processInfo.environment[variable], !path.isEmpty else { return }
    // Programs that the app starts are none of the tool's.
    unsetenv(variable)
    guard let link = LineSocket(connectingTo: path) else { return }
    MainActor.assumeIsolated { Reloader.shared.start(link) }
}
