#if GTK
import CGTK
import Foundation
import Martlet

/// A view that is any widget of GTK: a web view, a video, a map, a widget of one's own.
///
///     import CGTK
///
///     struct Calendar: GTKViewRepresentable {
///         func makeWidget(context: Context) -> UnsafeMutablePointer<GtkWidget> { gtk_calendar_new() }
///         func updateWidget(_ widget: UnsafeMutablePointer<GtkWidget>, context: Context) {}
///     }
///
/// The widget is made before the view is measured for the first time, and lives as long as the view. It is updated at
/// once after that, and whenever the value of the view, or a value of the environment that ``updateWidget(_:context:)``
/// reads, has changed. Other hosts than windows show nothing in its place.
@MainActor @preconcurrency
public protocol GTKViewRepresentable: View {
    /// The object that signals of the widget are connected to.
    associatedtype Coordinator = Void

    /// The state around the widget.
    typealias Context = GTKViewRepresentableContext<Self>

    /// Makes the widget. The view owns it: do not release it.
    func makeWidget(context: Context) -> UnsafeMutablePointer<GtkWidget>

    /// Updates the widget to the value of the view.
    func updateWidget(_ widget: UnsafeMutablePointer<GtkWidget>, context: Context)

    /// Makes the coordinator, before the widget. The widget's signals may point to it: it lives as long as the view.
    func makeCoordinator() -> Coordinator

    /// Called before the widget is released, to disconnect signals.
    static func dismantleWidget(_ widget: UnsafeMutablePointer<GtkWidget>, coordinator: Coordinator)

    /// Returns the size of the view for a proposal, in points; `nil` for that of the widget: its natural size, and the
    /// proposed one along the axes along which the widget expands (`gtk_widget_set_hexpand`, `gtk_widget_set_vexpand`).
    func sizeThatFits(
        _ proposal: ProposedViewSize, widget: UnsafeMutablePointer<GtkWidget>, context: Context
    ) -> CGSize?
}

extension GTKViewRepresentable {
    /// The view of the widget.
    public var body: RepresentedWidget<Self> { RepresentedWidget(view: self) }

    /// Does nothing.
    public static func dismantleWidget(_ widget: UnsafeMutablePointer<GtkWidget>, coordinator: Coordinator) {}

    /// Returns `nil`: the widget's own size.
    public func sizeThatFits(
        _ proposal: ProposedViewSize, widget: UnsafeMutablePointer<GtkWidget>, context: Context
    ) -> CGSize? { nil }
}

extension GTKViewRepresentable where Coordinator == Void {
    /// No coordinator.
    public func makeCoordinator() {}
}

/// The state around the widget of a view.
@MainActor @preconcurrency
public struct GTKViewRepresentableContext<Content: GTKViewRepresentable> {
    /// The object that signals of the widget are connected to.
    public let coordinator: Content.Coordinator
    /// The transaction of the update.
    public let transaction: Transaction
    /// The environment of the view. An update that reads a value is repeated when that changes.
    public let environment: EnvironmentValues
}
#endif
