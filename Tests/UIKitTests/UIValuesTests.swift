import Foundation
import Martlet
import MartletTesting
import Testing

@testable import UIKit

@MainActor @Suite struct UIValuesTests {
    @Test func fontsBecomeFontsOfViews() {
        #expect(Font(UIFont.systemFont(ofSize: 20)) == Font.system(size: 20, weight: .regular))
        #expect(Font(UIFont.boldSystemFont(ofSize: 12)) == Font.system(size: 12, weight: .bold))
        #expect(Font(UIFont.systemFont(ofSize: 12, weight: .semibold)) == Font.system(size: 12, weight: .semibold))
        #expect(Font(UIFont.preferredFont(forTextStyle: .title1)) == Font.title)
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
        #expect(UIFont.systemFont(ofSize: 20).withSize(8).pointSize == 8)
        #expect(UIFont(name: "Avenir", size: 10)?.familyName == "Avenir")
        #expect(UIFont.systemFont(ofSize: 0).pointSize == UIFont.systemFontSize)
        #expect(UIFont.systemFont(ofSize: .nan).pointSize == UIFont.systemFontSize)
    }

    @Test func roundedCornersAreThoseThatAreNamed() {
        let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 10, height: 10))
        #expect(path.bounds == rect)
        for (point, isInside) in [
            (CGPoint(x: 1, y: 1), false), (CGPoint(x: 39, y: 1), true), (CGPoint(x: 1, y: 39), true),
            (CGPoint(x: 39, y: 39), false), (CGPoint(x: 20, y: 20), true),
        ] {
            #expect(path.contains(point) == isInside, "\(point)")
            #expect(Path(path.cgPath).contains(point) == isInside, "\(point)")
        }
    }

    @Test func arcsGoClockwiseAsSeen() {
        let arc = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        // A quarter below the x axis, since y grows downwards.
        #expect(abs(arc.bounds.width - 10) < 0.01 && abs(arc.bounds.height - 10) < 0.01)
        #expect(arc.bounds.minX > -0.01 && arc.bounds.minY > -0.01)
        let other = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(other.bounds.width > 19.9 && other.bounds.height > 19.9)
    }

    @Test func fillRulesDecideTheInside() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
        #expect(path.contains(CGPoint(x: 15, y: 15)))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(CGPoint(x: 15, y: 15)))
        path.removeAllPoints()
        #expect(path.isEmpty && path.bounds == .zero)
    }

    @Test func aPictureIsTheFileThatItWasMadeFrom() throws {
        let pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAAC0lEQVR4nGNgAAIAAAUAAXpeqz8AAAAASUVORK5CYII="
        let data = try #require(Data(base64Encoded: pixel))
        let image = try #require(UIImage(data: data))
        #expect(image.pngData() == data)
        #if !GTK
        #expect(image.jpegData(compressionQuality: 0.8) == nil)
        #endif
        #expect(UIImage(systemName: "star")?.pngData() == nil)
    }

    @Test func aLocaleNamesLanguages() {
        let locale = NSLocale(localeIdentifier: "de_DE")
        #expect(locale.localizedString(forLanguageCode: "fr") == "Französisch")
        #expect(locale.localizedString(forCountryCode: "IT") == "Italien")
        #expect(locale.localizedString(forCurrencyCode: "EUR") == "Euro")
    }

    @Test func insetsGoBothWays() {
        let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(EdgeInsets(insets) == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(NSDirectionalEdgeInsets(EdgeInsets(insets)) == insets)
        let rect = CGRect(x: 0, y: 0, width: 10, height: 20).inset(
            by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(rect == CGRect(x: 2, y: 1, width: 4, height: 16))
    }

    @Test func theBatteryIsThatOfTheKernel() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "supplies-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, files) in [
            "AC": ["type": "Mains\n"], "BAT0": ["type": "Battery\n", "capacity": "42\n", "status": "Discharging\n"],
        ] {
            try FileManager.default.createDirectory(
                at: folder.appending(path: name), withIntermediateDirectories: true)
            for (file, text) in files {
                try text.write(
                    to: folder.appending(path: name).appending(path: file), atomically: true, encoding: .utf8)
            }
        }
        let device = UIDevice(supplies: folder)
        #expect(device.batteryLevel == -1 && device.batteryState == .unknown)
        device.isBatteryMonitoringEnabled = true
        #expect(abs(device.batteryLevel - 0.42) < 0.001 && device.batteryState == .unplugged)
        let none = UIDevice(supplies: folder.appending(path: "none"))
        none.isBatteryMonitoringEnabled = true
        #expect(none.batteryLevel == -1)
    }
}
