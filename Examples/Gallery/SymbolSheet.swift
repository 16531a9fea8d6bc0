import SwiftUI

/// All symbols of a list with their names below them.
struct SymbolSheet: View {
    let names: [String]
    private let columns = 16

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            ForEach(0..<(names.count + columns - 1) / columns, id: \.self) { row in
                HStack(alignment: .top, spacing: 0) {
                    ForEach(names[(row * columns)..<min(names.count, (row + 1) * columns)], id: \.self) { name in
                        VStack(spacing: 4) {
                            Image(systemName: name).font(.system(size: 24)).frame(height: 30)
                            Text(name.replacing(".", with: ".\u{200B}"))
                                .font(.system(size: 7))
                                .multilineTextAlignment(.center)
                                .foregroundStyle(.secondary)
                        }
                        .frame(width: 80)
                    }
                }
            }
        }
        .padding(16)
        .background(.white)
    }

    /// Reads names that are parted by spaces and line ends, without those that stand for another, and writes a picture.
    @MainActor
    static func write(namesIn list: String, to file: String) {
        let text = (try? String(contentsOfFile: list, encoding: .utf8)) ?? ""
        let names = text.split(whereSeparator: \.isWhitespace).map(String.init).filter { !$0.contains("=") }
        let renderer = ImageRenderer(content: SymbolSheet(names: names))
        try? renderer.pngData?.write(to: URL(fileURLWithPath: file))
    }
}
