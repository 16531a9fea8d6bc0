import Foundation
import MartletRuntime

/// Paths are kept when `martlet run` starts an app again.
extension NavigationPath: KeptAsJSON {
    package var keptJSON: String? {
        guard let codable, let data = try? JSONEncoder().encode([codable]) else { return nil }
        return String(decoding: data, as: UTF8.self)
    }

    package init?(keptJSON: String) {
        let data = Data(keptJSON.utf8)
        guard let codable = try? JSONDecoder().decode([CodableRepresentation].self, from: data).first else {
            return nil
        }
        self.init(codable)
    }
}
