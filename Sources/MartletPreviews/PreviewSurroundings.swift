import Foundation
import Martlet
import MartletTesting
import MartletPreviewMessages

extension Variation {
    /// The surroundings of a preview in a variant.
    ///
    /// A size in the variant has precedence over everything. A layout that the preview sets has precedence over the
    /// variant's device, which in turn has precedence over the preview's own.
    init(of settings: PreviewSettings, in variant: PreviewVariant) {
        self.init(
            colorScheme: variant.isDark ? .dark : .light,
            locale: variant.locale.map { Locale(identifier: $0) },
            layoutDirection: variant.isRightToLeft ? .rightToLeft : nil,
            dynamicTypeSize: variant.textSize.flatMap(DynamicTypeSize.init(named:)),
            contrast: variant.isHighContrast ? .increased : nil,
            displayScale: 2)
        var screen = variant.device.map(PreviewScreen.init) ?? PreviewScreen(named: settings.device?.rawValue)
        if let orientation = settings.orientation {
            if screen.device == .desktop { screen = PreviewScreen(.phone) }
            screen.turn(to: orientation)
        }
        platform = screen.device == .desktop ? .desktop : .phone
        switch settings.layout {
        case .fixed(let width, let height):
            (platform, size) = (.desktop, CGSize(width: width, height: height).limited)
        case .sizeThatFits: (platform, size) = (.desktop, nil)
        case .device, nil: size = screen.size
        }
        if let wanted = variant.size { size = CGSize(width: wanted[0], height: wanted[1]).limited }
    }
}

/// The screen of a device.
private struct PreviewScreen {
    let device: PreviewVariant.Device
    var size: CGSize

    init(_ device: PreviewVariant.Device) {
        self.device = device
        size =
            switch device {
            case .phone: CGSize(width: 390, height: 844)
            case .tablet: CGSize(width: 820, height: 1180)
            case .desktop: CGSize(width: 800, height: 600)
            }
    }

    /// The screen of a device that Xcode knows by a name, such as "iPhone 15".
    init(named name: String?) {
        let name = name?.lowercased() ?? ""
        if name.contains("ipad") {
            self.init(.tablet)
        } else if name.contains("watch") {
            self.init(.phone)
            size = CGSize(width: 198, height: 242)
        } else if name.contains("iphone se") {
            self.init(.phone)
            size = CGSize(width: 375, height: 667)
        } else if name.contains("iphone") || name.contains("ipod") {
            self.init(.phone)
        } else {
            self.init(.desktop)
        }
    }

    mutating func turn(to orientation: InterfaceOrientation) {
        let isWide = orientation == .landscapeLeft || orientation == .landscapeRight
        if isWide != (size.width > size.height) { size = CGSize(width: size.height, height: size.width) }
    }
}

extension CGSize {
    /// The size with sides from one point to 8,192.
    fileprivate var limited: CGSize {
        func limit(_ length: CGFloat) -> CGFloat { length.isNaN ? 1 : min(max(length, 1), 8192) }
        return CGSize(width: limit(width), height: limit(height))
    }
}

extension DynamicTypeSize {
    /// The size with the name of its case.
    fileprivate init?(named name: String) {
        guard let index = PreviewVariant.textSizes.firstIndex(of: name), index < Self.allCases.count else { return nil }
        self = Self.allCases[index]
    }
}
