#if GTK
import CGTK
@preconcurrency import Combine
import Foundation
import Martlet

/// A widget of GTK that shows a view, in a program that has its own windows and is no `App`.
///
///     import CGTK
///
///     let window = gtk_application_window_new(application)!
///     let hosting = GTKHostingWidget(rootView: SettingsForm())
///     gtk_window_set_child(UnsafeMutablePointer(OpaquePointer(window)), hosting.widget)
///
/// The widget is measured and laid out by the container that it is put into: its minimum width is the smallest that the
/// view accepts, its natural width the view's ideal one, and its height follows from the width. A view that grows, such
/// as a list, gets the room that the program grants by `gtk_widget_set_hexpand` and `gtk_widget_set_vexpand`.
///
/// The view lives until the widget is disposed of, which is when neither a container nor this object holds it. Keep
/// this object for as long as the program sets ``rootView``.
@MainActor @preconcurrency
public final class GTKHostingWidget<Content: View> {
    /// The widget, which belongs to this object and to the container that it is put into.
    public let widget: UnsafeMutablePointer<GtkWidget>
    private let root: HostedRoot<Content>
    private weak var frame: HostingFrame?

    /// Creates a widget that shows a view. GTK must be initialized.
    ///
    /// - Parameter rootView: The view.
    public init(rootView: Content) {
        HostingProgram.prepare()
        let root = HostedRoot(rootView)
        self.root = root
        let made = HostingFrame.make { host in
            onMain((root, host)) { GTKApp.makeScene(HostedView(root: $0), host: $1) }
        }
        (widget, frame) = (made.widget, made.frame)
    }

    /// The view. A new value keeps the state of the old one, as that of a view that is updated.
    public var rootView: Content {
        get { root.view }
        set { root.view = newValue }
    }

    isolated deinit { g_object_unref(widget) }

    /// The scene, for tests.
    var surface: GTKWindow? { frame?.surface }
}

/// A program around the views that is no `App`.
enum HostingProgram {
    /// Whether there is one: GTK and its look belong to it.
    // nonisolated(unsafe): used from the main thread only, as GTK is.
    nonisolated(unsafe) static var isThere = false
    /// Whether the process is prepared for widgets.
    nonisolated(unsafe) static var isPrepared = false

    /// Prepares the process for the first widget. Does nothing the second time, and in an app.
    @MainActor static func prepare() {
        guard !isPrepared, !GTKApp.isRunning else { return }
        isPrepared = true
        isThere = true
        MainLoop.prepare()
        Notifications.install()
        IdleInhibition.install()
        AssistiveTechnology.watch()
    }
}

/// The view that a program has set.
@MainActor
private final class HostedRoot<Content: View>: ObservableObject {
    @Published var view: Content

    init(_ view: Content) { self.view = view }
}

/// Shows the view that a program has set.
private struct HostedView<Content: View>: View {
    @ObservedObject var root: HostedRoot<Content>

    var body: some View { root.view }
}
#endif
