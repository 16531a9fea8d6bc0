/// The packages of a distribution without which a part of an app has no effect, though the app starts.
///
/// Programs find these at run time, so that no tool sees them in the libraries that a program is linked with.
enum Recommendations {
    /// Debian's names of the packages, by the target of Martlet that uses them.
    private static let debian = [
        "AVFoundation": ["libgtk-4-media-gstreamer", "gstreamer1.0-plugins-good", "speech-dispatcher"]
    ]
    /// Fedora's names. Its GTK has the media backend.
    private static let fedora = ["AVFoundation": ["gstreamer1-plugins-good", "speech-dispatcher"]]

    /// Returns the names for Debian and Ubuntu.
    static func debian(for targets: Set<String>) -> [String] { names(debian, targets) }

    /// Returns the names for distributions with packages for RPM.
    static func fedora(for targets: Set<String>) -> [String] { names(fedora, targets) }

    private static func names(_ table: [String: [String]], _ targets: Set<String>) -> [String] {
        targets.sorted().flatMap { table[$0] ?? [] }
    }
}
