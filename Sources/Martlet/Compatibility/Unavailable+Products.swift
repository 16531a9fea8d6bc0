// Names of UIKit and AppKit that are in products of their own. Without these, the compiler searches for a body that could
// hold an unknown name, for half a minute in large bodies, before it says that it does not know it; and it does not say
// what to do. In a file that imports UIKit or AppKit, the available type of the same name is found instead.

/// A type in the product UIKit.
@available(
    *, unavailable, message: "It is in Martlet's product UIKit: add that to the target and import UIKit, or use Font."
)
public struct UIFont {}

/// A type in the product UIKit.
@available(
    *, unavailable, message: "It is in Martlet's product UIKit: add that to the target and import UIKit, or use Path."
)
public struct UIBezierPath {}

/// A type in the product UIKit.
@available(
    *, unavailable,
    message: "It is in Martlet's product UIKit: add that to the target and import UIKit, or use UnevenRoundedRectangle."
)
public struct UIRectCorner {}

/// A type in the product UIKit.
@available(
    *, unavailable,
    message: "It is in Martlet's product UIKit: add that to the target and import UIKit, or use EdgeInsets."
)
public struct UIEdgeInsets {}

/// A type in the product UIKit.
@available(
    *, unavailable,
    message:
        "It is in Martlet's product UIKit: add that to the target and import UIKit, or use GeometryReader or containerRelativeFrame."
)
public struct UIScreen {}

/// A type in the product UIKit.
@available(
    *, unavailable,
    message:
        "It is in Martlet's product UIKit: add that to the target and import UIKit, or use openURL and scenePhase of the environment."
)
public struct UIApplication {}

/// A type in the product UIKit.
@available(
    *, unavailable,
    message: "It is in Martlet's product UIKit: add that to the target and import UIKit, or use ProcessInfo."
)
public struct UIDevice {}

/// A type in the product UIKit.
@available(
    *, unavailable,
    message:
        "It is in Martlet's product UIKit: add that to the target and import UIKit, or use PasteButton and copyable."
)
public struct UIPasteboard {}

/// A type in the product UIKit.
@available(
    *, unavailable,
    message: "It is in Martlet's product UIKit: add that to the target and import UIKit, or use sensoryFeedback."
)
public struct UIImpactFeedbackGenerator {}

/// A type in the product UIKit.
@available(
    *, unavailable,
    message: "It is in Martlet's product UIKit: add that to the target and import UIKit, or use sensoryFeedback."
)
public struct UINotificationFeedbackGenerator {}

/// A type in the product UIKit.
@available(
    *, unavailable,
    message: "It is in Martlet's product UIKit: add that to the target and import UIKit, or use sensoryFeedback."
)
public struct UISelectionFeedbackGenerator {}

/// A type in the product UIKit.
@available(
    *, unavailable,
    message:
        "It is in Martlet's product UIKit: add that to the target and import UIKit, or use the accessibility values of the environment."
)
public struct UIAccessibility {}

/// A type in the product AppKit.
@available(
    *, unavailable, message: "It is in Martlet's product AppKit: add that to the target and import AppKit, or use Font."
)
public struct NSFont {}

/// A type in the product AppKit.
@available(
    *, unavailable, message: "It is in Martlet's product AppKit: add that to the target and import AppKit, or use Path."
)
public struct NSBezierPath {}

/// A type in the product AppKit.
@available(
    *, unavailable,
    message: "It is in Martlet's product AppKit: add that to the target and import AppKit, or use GeometryReader."
)
public struct NSScreen {}

/// A type in the product AppKit.
@available(
    *, unavailable,
    message:
        "It is in Martlet's product AppKit: add that to the target and import AppKit, or use openURL of the environment."
)
public struct NSWorkspace {}

/// A type in the product AppKit.
@available(
    *, unavailable,
    message:
        "It is in Martlet's product AppKit: add that to the target and import AppKit, or use the actions of the environment."
)
public struct NSApplication {}

/// A type in the product AppKit.
@available(
    *, unavailable,
    message:
        "It is in Martlet's product AppKit: add that to the target and import AppKit, or use PasteButton and copyable."
)
public struct NSPasteboard {}

/// A type in the product UIKit.
@available(
    *, unavailable,
    message: "It is in Martlet's product UIKit: add that to the target and import UIKit, or use GeometryReader."
)
public struct UIWindow {}

/// A type in the product UIKit.
@available(
    *, unavailable,
    message:
        "It is in Martlet's product UIKit: add that to the target and import UIKit, or use scenePhase of the environment."
)
public struct UIWindowScene {}
