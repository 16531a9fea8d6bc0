import Foundation
import Martlet
import PlatformValues

/// Items that the user is asked to share, as UIKit has it.
///
///     let activity = UIActivityViewController(activityItems: [url], applicationActivities: nil)
///     UIApplication.shared.windows.first?.rootViewController?.present(activity, animated: true)
///
/// An alert of the app offers the ways to share that `ShareLink` has: copying, and a mail with the texts.
@MainActor
public final class UIActivityViewController {
    /// Called when the user has shared the items, or not.
    ///
    /// The first value and the last two are `nil`, the second is whether the user has chosen a way to share.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    /// Called when the user has shared the items, or not.
    public var completionWithItemsHandler: CompletionWithItemsHandler?
    /// Ways to share that are not offered. No effect on copying and mails, which are the only ones.
    public var excludedActivityTypes: [UIActivity.ActivityType]?

    let items: [TransferItem]

    /// Creates the request to share items.
    ///
    /// - Parameters:
    ///   - activityItems: Texts, URLs, pictures and data; an issue says which others can't be shared.
    ///   - applicationActivities: Other ways to share; without effect.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems.compactMap { item in
            switch item {
            case let text as String: return TransferItem(text)
            case let url as URL: return TransferItem(url)
            case let data as Data: return TransferItem(data)
            case let image as UIImage: return TransferItem(image, png: image.pngData())
            default:
                Desktop.report("UIActivityViewController: a value of \(type(of: item)) can't be shared.")
                return nil
            }
        }
    }

    /// Shows the request in the running app.
    func present() {
        guard let app = CurrentScene.app else {
            return Desktop.report("UIActivityViewController: items are shared by a running app.")
        }
        app.share(items) { [self] isShared in completionWithItemsHandler?(nil, isShared, nil, nil) }
    }
}

/// A way to share, as UIKit has it. Apps offer none of their own here.
public enum UIActivity {
    /// The name of a way to share.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A mail.
        public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
        /// A message.
        public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message")
        /// Copying.
        public static let copyToPasteboard = ActivityType(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
        /// A printer.
        public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
        /// A device nearby.
        public static let airDrop = ActivityType(rawValue: "com.apple.UIKit.activity.AirDrop")
        /// A contact's picture.
        public static let assignToContact = ActivityType(rawValue: "com.apple.UIKit.activity.AssignToContact")
        /// The user's pictures.
        public static let saveToCameraRoll = ActivityType(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
        /// The reading list.
        public static let addToReadingList = ActivityType(rawValue: "com.apple.UIKit.activity.AddToReadingList")
    }
}

/// The content of a window, as far as it presents a request to share. There are no controllers of views.
@MainActor
public struct _WindowContent {
    /// The content above this one: none that code can reach.
    public var presentedViewController: _WindowContent? { nil }

    /// Asks the user to share items.
    ///
    /// - Parameters:
    ///   - viewControllerToPresent: The items.
    ///   - flag: Without effect.
    ///   - completion: Called once the alert has been asked for.
    public func present(
        _ viewControllerToPresent: UIActivityViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        viewControllerToPresent.present()
        completion?()
    }
}

extension UIWindow {
    /// The content of the window, which presents a `UIActivityViewController`. There are no controllers of views.
    public var rootViewController: _WindowContent? { _WindowContent() }
}
