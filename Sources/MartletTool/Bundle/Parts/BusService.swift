/// The file by which the session's bus starts an app: for a menu, for a file to open, or for a notification that the user
/// clicks after the app has ended.
struct BusService {
    let app: AppDescription
    /// The folder that the package is installed below. The bus takes absolute paths only.
    let prefix: String

    /// The file's path below the prefix. Its name is the service's, as the bus demands.
    var path: String { "share/dbus-1/services/\(app.identifier).service" }

    var text: String {
        """
        [D-BUS Service]
        Name=\(app.identifier)
        Exec=\(prefix)/bin/\(app.package) --gapplication-service

        """
    }
}
