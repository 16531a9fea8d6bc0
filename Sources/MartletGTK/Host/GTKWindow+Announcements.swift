#if GTK
import CGTK
import Foundation
import Martlet

/// Accessibility announcements in windows.
///
/// GTK has a function for announcements since 4.14. With an older GTK, a changed description of the focused widget is
/// read aloud, so the announcement is set as that description until the focus moves.
enum Announcements {
    // nonisolated(unsafe): used from the main thread only, as GTK is.
    nonisolated(unsafe) private static var windows: [Weak<GTKWindow>] = []
    nonisolated(unsafe) private static var isInstalled = false

    /// Makes a window speak announcements while it has the key focus.
    static func serve(_ window: GTKWindow) {
        windows.removeAll { $0.object == nil }
        windows.append(Weak(window))
        guard !isInstalled else { return }
        isInstalled = true
        onMain(windows) { _ in Announcer.install { speak($0, $1) } }
    }

    private static func speak(_ text: String, _ priority: AnnouncementPriority) {
        let open = windows.compactMap(\.object).filter { $0.isOpen && !$0.isPopover }
        let active = open.last(where: \.isActive)
        (active ?? open.last)?.announce(text, priority)
    }

    private typealias Call = @convention(c) (UnsafeMutableRawPointer, UnsafePointer<CChar>, UInt32) -> Void

    /// GTK's own function, if this version has it.
    // nonisolated(unsafe): used from the main thread only, as GTK is.
    nonisolated(unsafe) static let call: ((Widget, String, AnnouncementPriority) -> Void)? = {
        guard let symbol = dlsym(nil, "gtk_accessible_announce") else { return nil }
        // The C signature of the function: an accessible, a text and an enumeration.
        let call = unsafeBitCast(symbol, to: Call.self)
        return { call(UnsafeMutableRawPointer($0), $1, $2.number) }
    }()
}

extension AnnouncementPriority {
    /// GTK's number for the priority, which grows with how important the announcement is.
    fileprivate var number: UInt32 {
        switch self {
        case .low: 0
        case .default: 1
        case .high: 2
        }
    }
}

extension GTKWindow {
    /// The time for which an announcement is not interrupted by one of lower priority.
    private static let timeToSpeak = Duration.seconds(2)

    /// Announces a text.
    func announce(_ text: String, _ priority: AnnouncementPriority = .default) {
        let text = text.withoutNull
        if let call = Announcements.call { return call(window, text, priority) }
        if let last = announcement, last.priority.number > priority.number, now - last.time < Self.timeToSpeak {
            return
        }
        let focus = focusWidget
        let view = focus.flatMap { tree.view(holding: $0) }
        let target = view.map { $0.part?.accessible ?? $0.widget } ?? window
        // Setting the same text again would be no change.
        if announcement?.target == target, announcement?.text == text {
            Accessibility.set(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, to: "", of: target)
        } else {
            takeBackAnnouncement()
        }
        Accessibility.set(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, to: text, of: target)
        announcement = Announcement(text: text, priority: priority, time: now, focus: focus, target: target, view: view)
    }

    /// Removes the announcement from the description of its widget, because the focus moves or the window closes.
    func takeBackAnnouncement() {
        guard let announcement else { return }
        self.announcement = nil
        if announcement.target != window, announcement.view == nil { return }
        Accessibility.set(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, to: "", of: announcement.target)
        if let view = announcement.view { Accessibility.update(view) }
    }

    /// The last announcement, set as the description of a widget.
    struct Announcement {
        let text: String
        let priority: AnnouncementPriority
        let time: Duration
        /// The widget with the key focus.
        let focus: Widget?
        /// The widget, which is there as long as its view is.
        let target: Widget
        weak var view: NodeView?

        init(
            text: String, priority: AnnouncementPriority, time: Duration, focus: Widget?, target: Widget,
            view: NodeView?
        ) {
            self.text = text
            self.priority = priority
            self.time = time
            self.focus = focus
            self.target = target
            self.view = view
        }
    }
}
#endif
