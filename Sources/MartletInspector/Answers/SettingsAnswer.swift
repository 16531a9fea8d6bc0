import Foundation
import Martlet
import MartletRuntime

/// The settings that a client has made in the app, by name; those that are missing are the system's.
struct SettingsAnswer: Encodable {
    var values: [String: String]
}

extension Inspector {
    /// Sets the environment of the app's windows in place of the system's, and returns what is set.
    ///
    /// Settings that the request does not name are reset to the system's, so that an empty request resets all of them.
    /// Without values, nothing is changed.
    func settings(_ request: Request) throws(Refusal) -> SettingsAnswer {
        guard let values = request.values else { return SettingsAnswer(values: madeSettings) }
        let new = try InspectedSettings(values)
        for (_, scene) in livingScenes { new.apply(to: scene) }
        madeSettings = values
        return SettingsAnswer(values: values)
    }

    /// Resets all settings to the system's.
    func resetSettings() {
        guard !madeSettings.isEmpty else { return }
        _ = try? settings(Request(id: 0, ask: "settings", values: [:]))
    }
}

/// The values that a client can set for all windows of an app.
private struct InspectedSettings {
    var colorScheme: ColorScheme?
    var dynamicTypeSize: DynamicTypeSize?
    var locale: Locale?
    var layoutDirection: LayoutDirection?
    var contrast: ColorSchemeContrast?
    var slowness = 1.0

    init(_ values: [String: String]) throws(Refusal) {
        func value<Value>(_ name: String, _ choices: [(String, Value)]) throws(Refusal) -> Value? {
            guard let text = values[name] else { return nil }
            if let choice = choices.first(where: { $0.0 == text }) { return choice.1 }
            throw Refusal("'\(text)' is no \(name): it is one of \(choices.map(\.0).joined(separator: ", "))")
        }
        let known: Set = ["colorScheme", "dynamicTypeSize", "locale", "layoutDirection", "contrast", "slowness"]
        if let other = values.keys.filter({ !known.contains($0) }).min() {
            throw Refusal("there is no setting '\(other)': there are \(known.sorted().joined(separator: ", "))")
        }
        colorScheme = try value("colorScheme", [("light", .light), ("dark", .dark)])
        dynamicTypeSize = try value("dynamicTypeSize", DynamicTypeSize.allCases.map { ("\($0)", $0) })
        layoutDirection = try value(
            "layoutDirection", [("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft)])
        contrast = try value("contrast", [("standard", .standard), ("increased", .increased)])
        if let identifier = values["locale"] {
            let locale = Locale(identifier: identifier)
            guard locale.language.languageCode?.isISOLanguage == true else {
                throw Refusal("'\(identifier)' is no locale, such as de_CH")
            }
            self.locale = locale
        }
        if let text = values["slowness"] {
            guard let factor = Double(text), (0.1...100).contains(factor) else {
                throw Refusal("'\(text)' is no slowness: it is a factor from 0.1 to 100")
            }
            slowness = factor
        }
    }

    @MainActor
    func apply(to scene: SceneGraph) {
        let overrides = scene.overrides
        overrides.setColorScheme(colorScheme)
        overrides.set(\.dynamicTypeSize, to: dynamicTypeSize)
        overrides.set(\.locale, to: locale)
        overrides.set(
            \.calendar,
            to: locale.map { locale in
                var calendar = EnvironmentValues(scope: scene.environment).calendar
                calendar.locale = locale
                return calendar
            })
        // As in a system with this language, unless the direction is set as well.
        let isRightToLeft = locale.map { $0.language.characterDirection == .rightToLeft }
        overrides.set(
            \.layoutDirection, to: layoutDirection ?? isRightToLeft.map { $0 ? .rightToLeft : .leftToRight })
        overrides.set(\.colorSchemeContrast, to: contrast)
        if overrides.animationFactor != slowness { overrides.slowAnimations(by: slowness) }
        scene.writes.requestUpdate()
    }
}
