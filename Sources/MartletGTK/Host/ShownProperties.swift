#if GTK
import Martlet

/// The properties that a window shows, which are set only where they differ.
struct ShownProperties {
    var title: String?
    /// The accessible name of a presented window.
    var name: String?
    /// The color scheme that views in the window requested in the last update.
    var colorScheme: ColorScheme?
    /// The interactions that the window currently allows.
    var interactions = WindowInteractions()
}
#endif
