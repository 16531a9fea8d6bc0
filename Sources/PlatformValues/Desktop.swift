import Foundation
import Martlet

/// The desktop, the clipboard and the window in use, for names that code uses outside of views.
@MainActor
package enum Desktop {
    /// The rectangle of the screen; that of the window where the host knows no screen.
    package static var screen: CGRect {
        guard let scene = CurrentScene.scene else { return .zero }
        return (scene.host as? any DisplayHost)?.defaultDisplay.bounds ?? CGRect(origin: .zero, size: scene.size)
    }

    /// The size of the content of the window in use, in points.
    package static var windowSize: CGSize { CurrentScene.scene?.size ?? .zero }

    /// A value of the window in use; that of an empty environment before there is one.
    package static func value<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
        (CurrentScene.scene.map { EnvironmentValues(scope: $0.environment) } ?? EnvironmentValues())[keyPath: keyPath]
    }

    /// The preferred size of text of the window in use. Other threads than the main one get the default size.
    package nonisolated static var textSize: DynamicTypeSize {
        guard MainThread.isCurrent else { return .large }
        return MainActor.assumeIsolated { value(\.dynamicTypeSize) }
    }

    /// Has the desktop open an address.
    package static func open(_ url: URL) -> Bool { OpenURLAction.openBySystem(url) }

    /// The text on the clipboard, if the host has it immediately: a text that this program copied, or any text of a
    /// terminal's.
    ///
    /// On a desktop, the text of another program arrives later; that is for `PasteButton`.
    package static var text: String? {
        get {
            guard let scene = CurrentScene.scene else { return nil }
            var text: String?
            Clipboard.paste(in: scene) { items in text = items.lazy.compactMap(\.text).first }
            return text
        }
        set {
            guard let scene = CurrentScene.scene else { return }
            Clipboard.copy(newValue ?? "", in: scene)
        }
    }

    /// The picture on the clipboard, if this program copied it.
    ///
    /// On a desktop, the picture of another program arrives later; that is for `PasteButton`.
    package static var image: _PlatformImage? {
        guard let scene = CurrentScene.scene else { return nil }
        var image: _PlatformImage?
        Clipboard.paste(in: scene) { items in
            image = items.lazy.flatMap(\.values).compactMap { $0 as? _PlatformImage }.first
        }
        return image
    }

    /// Copies a picture to the clipboard.
    ///
    /// - Parameter png: The picture as a file for other programs; `nil` to copy it for this program alone.
    package static func copy(_ image: _PlatformImage, png: Data?) {
        guard let scene = CurrentScene.scene else { return }
        Clipboard.copy([TransferItem(image, png: png)], in: scene)
    }

    /// Reports once that something can't be done on a desktop.
    package static func report(_ message: String) { CurrentScene.scene?.diagnostics.report(message) }

    /// Plays feedback in the window in use.
    package static func play(_ feedback: SensoryFeedback) { CurrentScene.scene?.host.play(feedback) }
}

/// Posts notifications of an app's life, once code asks for their names.
package enum LifeNotifications {
    /// Has notifications posted for each change of the app's phase.
    ///
    /// - Parameter names: The names of the notifications for an event, in the order in which they are posted.
    package static func post(_ names: @escaping @MainActor @Sendable (CurrentScene.Event) -> [Notification.Name]) {
        CurrentScene.observe { event in
            for name in names(event) { NotificationCenter.default.post(name: name, object: nil) }
        }
    }
}

extension TransferItem {
    /// Creates an item with a picture.
    ///
    /// - Parameter png: The picture as a file for other programs; `nil` for this program alone.
    package init(_ image: _PlatformImage, png: Data?) {
        let forms = png.map { png in [Form(.png, load: .now { .data(png) })] } ?? []
        self.init(values: [image], forms: forms)
    }
}
