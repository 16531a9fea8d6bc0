#if GTK
import CGTK
import Foundation
import Martlet

/// The app as services of the desktop know it: by an identifier on the session's bus.
///
/// An installed app has its identifier in the `Info.plist` beside the program, and owns that name on the bus. Menus, files and
/// notifications reach it there (the interface `org.freedesktop.Application`), and the bus starts it if it does not run. A
/// program without such a file owns no name, so that several can run at once.
@MainActor
enum DesktopApplication {
    /// A message to the app.
    enum Request: Sendable {
        case activate
        /// Files and other URLs, as text.
        case open([String])
        /// A notification that the user opened, as ``DesktopNotification/record``.
        case notification(String)
    }

    /// The argument by which the bus starts an app that is to wait for its first request.
    static let serviceArgument = "--gapplication-service"
    /// Receives requests. Set before the main loop runs, which they come from.
    static var onRequest: (Request) -> Void = { _ in }

    private static var object: UnsafeMutablePointer<GtkApplication>?

    /// The identifier, which is also the name of the desktop entry.
    nonisolated static var identifier: String { installedIdentifier ?? identifier(ofProgram: programName) }

    nonisolated private static var programName: String { ProcessInfo.processInfo.processName }

    /// The identifier in the program's `Info.plist`. Programs beside the app's own have none.
    nonisolated private static var installedIdentifier: String? {
        guard let identifier = Bundle.main.bundleIdentifier, g_application_id_is_valid(identifier) != 0,
            Bundle.main.object(forInfoDictionaryKey: "CFBundleExecutable") as? String == programName
        else { return nil }
        return identifier
    }

    nonisolated private static func identifier(ofProgram name: String) -> String {
        if g_application_id_is_valid(name) != 0 { return name }
        let letters = name.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
        return "app.martlet.\(letters.first?.isLetter == true ? letters : "App" + letters)"
    }

    /// Takes the name of an installed app.
    ///
    /// - Returns: False if another process has it. That process has been asked to show what the arguments name.
    static func takeName(arguments: some Sequence<String>) -> Bool {
        guard installedIdentifier != nil else { return true }
        guard let made = register(G_APPLICATION_HANDLES_OPEN).map(base) else { return true }
        guard g_application_get_is_remote(made) != 0 else { return true }
        // The bus starts no second process for a name that is taken.
        if !arguments.contains(serviceArgument) { pass(arguments, to: made) }
        return false
    }

    /// The registered object, for services that need one. Nil if the bus refuses it.
    static func gtkApplication() -> UnsafeMutablePointer<GtkApplication>? {
        object ?? register(G_APPLICATION_NON_UNIQUE)
    }

    /// The registered object as its superclass.
    static func registered() -> UnsafeMutablePointer<GApplication>? { gtkApplication().map(base) }

    private static func base(of object: UnsafeMutablePointer<GtkApplication>) -> UnsafeMutablePointer<GApplication> {
        UnsafeMutableRawPointer(object).assumingMemoryBound(to: GApplication.self)
    }

    private static func register(_ flags: GApplicationFlags) -> UnsafeMutablePointer<GtkApplication>? {
        guard let made = gtk_application_new(identifier, flags) else { return nil }
        let base = base(of: made)
        receiveRequests(of: base)
        guard g_application_register(base, nil, nil) != 0 else {
            g_object_unref(UnsafeMutableRawPointer(made))
            return nil
        }
        object = made
        return made
    }

    private static func receiveRequests(of application: UnsafeMutablePointer<GApplication>) {
        let object = UnsafeMutableRawPointer(application)
        connect(object, "activate") { receive(.activate) }
        connectFiles(object, "open") { receive(.open($0)) }
        let type = g_variant_type_new("s")
        defer { g_variant_type_free(type) }
        guard let action = g_simple_action_new(notificationAction, type) else { return }
        connectText(UnsafeMutableRawPointer(action), "activate") { receive(.notification($0)) }
        g_action_map_add_action(OpaquePointer(application), action)
        g_object_unref(UnsafeMutableRawPointer(action))
    }

    /// Signals come from the main loop.
    nonisolated private static func receive(_ request: Request) { onMainActor(request) { onRequest($0) } }

    /// The name of the action that opens a notification.
    nonisolated static let notificationAction = "notification"

    /// Asks the process that owns the name to open the files and URLs among the arguments.
    private static func pass(_ arguments: some Sequence<String>, to application: UnsafeMutablePointer<GApplication>) {
        var files = arguments.filter { !$0.hasPrefix("-") }.map { g_file_new_for_commandline_arg($0) }
        if files.isEmpty {
            g_application_activate(application)
        } else {
            g_application_open(application, &files, Int32(files.count), "")
        }
        for file in files { g_object_unref(UnsafeMutableRawPointer(file)) }
        // The process ends before its main loop could send the message.
        if let bus = g_application_get_dbus_connection(application) { g_dbus_connection_flush_sync(bus, nil, nil) }
    }
}
#endif
