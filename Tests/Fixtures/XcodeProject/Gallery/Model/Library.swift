import Foundation

/// On Apple's systems Foundation brings what this file uses.
class Library: ObservableObject {
    @Published var titles = Library.bundled

    /// A file that Xcode copies into the app as it is.
    private static var bundled: [String] {
        guard let url = Bundle.main.url(forResource: "titles", withExtension: "json") else { return [] }
        return (try? JSONDecoder().decode([String].self, from: Data(contentsOf: url))) ?? []
    }

    func load(_ url: URL) async throws -> Data {
        try await URLSession.shared.data(from: url).0
    }
}

@Observable final class Settings {
    var isLarge = false
}
