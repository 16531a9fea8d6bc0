import Foundation

/// On Apple's systems Foundation brings what this file uses.
class Library: ObservableObject {
    @Published var titles = ["Dunes", "Harbour"]

    func load(_ url: URL) async throws -> Data {
        try await URLSession.shared.data(from: url).0
    }
}

@Observable final class Settings {
    var isLarge = false
}
