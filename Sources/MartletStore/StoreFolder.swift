import Foundation

/// The folder for the stores of apps.
package enum StoreFolder {
    /// The folder of the app's data, or of the data of a group of apps: in `XDG_DATA_HOME`, or `~/.local/share`.
    package static func url(group: String? = nil) -> URL {
        let environment = ProcessInfo.processInfo.environment
        let home = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
        let data = home ?? URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent(".local/share")
        return data.appendingPathComponent(group ?? ProcessInfo.processInfo.processName)
    }
}
