import Foundation
import PlatformValues

/// The kind of device, as UIKit calls it.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// None is known.
    case unspecified = -1
    /// A phone.
    case phone = 0
    /// A tablet.
    case pad = 1
    /// A television set.
    case tv = 2
    /// A car.
    case carPlay = 3
    /// A computer with a desktop: the kind that this machine is.
    case mac = 5
    /// A headset.
    case vision = 6
}

/// The orientation of a device, as UIKit calls it.
public enum UIDeviceOrientation: Int, Sendable {
    /// None is known.
    case unknown
    /// Upright.
    case portrait
    /// Upside down; never on a desktop.
    case portraitUpsideDown
    /// Wider than high.
    case landscapeLeft
    /// Wider than high, turned to the other side; never on a desktop.
    case landscapeRight
    /// Lying with the screen up; never on a desktop.
    case faceUp
    /// Lying with the screen down; never on a desktop.
    case faceDown

    /// Whether it is higher than wide.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether it is wider than high.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device lies.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether the orientation can be that of an interface.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// This machine, as UIKit calls it.
@MainActor
public final class UIDevice {
    /// The state of the battery.
    public enum BatteryState: Int, Sendable {
        /// None is known.
        case unknown
        /// The battery is used.
        case unplugged
        /// The battery is being charged.
        case charging
        /// The battery is full.
        case full
    }

    /// This machine.
    public static let current = UIDevice()

    private let supplies: URL

    init(supplies: URL = URL(fileURLWithPath: "/sys/class/power_supply")) { self.supplies = supplies }

    /// The name of the machine in the network.
    public var name: String { ProcessInfo.processInfo.hostName }
    /// The name of the system: `Linux`.
    public var systemName: String { "Linux" }
    /// The version of the system's kernel.
    public var systemVersion: String {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
    }
    /// The kind of machine: `Linux`.
    public var model: String { "Linux" }
    /// The kind of machine in the user's language: `Linux`.
    public var localizedModel: String { model }
    /// The kind of device: a computer with a desktop.
    public nonisolated var userInterfaceIdiom: UIUserInterfaceIdiom { .mac }

    /// The orientation of the window in use: that of its content. A desktop's screen is not turned.
    public var orientation: UIDeviceOrientation {
        let size = Desktop.windowSize
        return if size == .zero { .unknown } else if size.width > size.height { .landscapeLeft } else { .portrait }
    }

    /// Does nothing: windows tell their sizes to views.
    public func beginGeneratingDeviceOrientationNotifications() {}
    /// Does nothing.
    public func endGeneratingDeviceOrientationNotifications() {}

    /// Posted when a device is turned; never on a desktop.
    public nonisolated static let orientationDidChangeNotification =
        Notification.Name("UIDeviceOrientationDidChangeNotification")

    /// A number of this app on this machine, for this user: it is made when it is first read, and kept in the app's user
    /// defaults.
    public var identifierForVendor: UUID? {
        let key = "UIDeviceIdentifierForVendor"
        if let text = UserDefaults.standard.string(forKey: key), let known = UUID(uuidString: text) { return known }
        let made = UUID()
        UserDefaults.standard.set(made.uuidString, forKey: key)
        return made
    }

    /// Whether the battery is read.
    public var isBatteryMonitoringEnabled = false

    /// The charge of the first battery, from 0 to 1; -1 without one, or if it is not monitored.
    public var batteryLevel: Float {
        guard isBatteryMonitoringEnabled, let battery, let level = Float(battery("capacity")) else { return -1 }
        return level / 100
    }

    /// The state of the first battery; unknown without one, or if it is not monitored.
    public var batteryState: BatteryState {
        guard isBatteryMonitoringEnabled, let battery else { return .unknown }
        return switch battery("status") {
        case "Charging": .charging
        case "Discharging", "Not charging": .unplugged
        case "Full": .full
        default: .unknown
        }
    }

    /// Reads a file of the first battery of the kernel's list.
    private var battery: ((String) -> String)? {
        let folders =
            (try? FileManager.default.contentsOfDirectory(at: supplies, includingPropertiesForKeys: nil)) ?? []
        let battery = folders.sorted { $0.path < $1.path }.first { $0.line(of: "type") == "Battery" }
        return battery.map { folder in { name in folder.line(of: name) ?? "" } }
    }
}

extension URL {
    /// Returns the text of a file in the folder without white space around it, as the kernel's files have one line.
    func line(of name: String) -> String? {
        let text = try? String(contentsOf: appending(path: name), encoding: .utf8)
        return text?.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
