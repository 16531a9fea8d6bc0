import Martlet
import MartletTesting
import Testing
import UIKit

// As apps write it.
extension UIColor {
    fileprivate convenience init(hex: UInt32) {
        self.init(
            red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255,
            alpha: 1)
    }

    fileprivate var luminance: CGFloat {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
}

@MainActor @Suite struct UIColorTests {
    @Test func anExtensionAddsAConvenienceInitializer() {
        #expect(UIColor(hex: 0xFFFFFF).luminance > 0.999)
        #expect(UIColor(hex: 0) == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
        #expect(abs(UIColor(hex: 0xFF0000).luminance - 0.2126) < 0.001)
    }

    @Test func colorsGoBothWays() {
        #expect(UIColor(Color.red) == UIColor.red)
        #expect(Color(UIColor.systemBlue) == Color.blue)
        #expect(Color(uiColor: UIColor(Color.primary)) == Color.primary)
    }

    @Test func aDynamicColorIsChosenWhereItIsShown() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : UIColor(hex: 0x102030) }
        var environment = EnvironmentValues()
        environment.colorScheme = .dark
        #expect(Color(color).resolve(in: environment).red == 1)
        environment.colorScheme = .light
        #expect(abs(Color(color).resolve(in: environment).blue - 48.0 / 255) < 0.001)
        #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).luminance > 0.999)
        #expect(color == color)
        #expect(color != UIColor { _ in .white })
    }

    @Test func anotherOpacityKeepsAColorDynamic() {
        var environment = EnvironmentValues()
        for scheme in [ColorScheme.light, .dark] {
            environment.colorScheme = scheme
            let plain = Color(.label).resolve(in: environment)
            let faded = Color(UIColor.label.withAlphaComponent(0.3)).resolve(in: environment)
            #expect(faded.red == plain.red && faded.green == plain.green)
            #expect(abs(faded.opacity - 0.3) < 0.001)
            // The opacity is replaced and not multiplied.
            let secondary = Color(UIColor.secondaryLabel.withAlphaComponent(0.9)).resolve(in: environment)
            #expect(abs(secondary.opacity - 0.9) < 0.001)
        }
        #expect(UIColor.red.withAlphaComponent(0.5) == UIColor.red.withAlphaComponent(0.5))
        #expect(abs(UIColor(hex: 0).withAlphaComponent(0.25).cgColor.alpha - 0.25) < 0.001)
    }

    @Test func hueSaturationAndBrightnessGoBothWays() {
        for hue in [0.0, 0.1, 0.4, 0.6, 0.95] {
            let color = UIColor(hue: hue, saturation: 0.5, brightness: 0.8, alpha: 0.7)
            var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            #expect(color.getHue(&h, saturation: &s, brightness: &b, alpha: &a))
            #expect(abs(h - hue) < 0.001 && abs(s - 0.5) < 0.001 && abs(b - 0.8) < 0.001 && abs(a - 0.7) < 0.001)
        }
        var white: CGFloat = -1
        #expect(!UIColor(hex: 0xFF0000).getWhite(&white, alpha: nil))
        #expect(white == -1)
        #expect(UIColor(white: 0.5, alpha: 1).getWhite(&white, alpha: nil))
        #expect(abs(white - 0.5) < 0.001)
    }
}
