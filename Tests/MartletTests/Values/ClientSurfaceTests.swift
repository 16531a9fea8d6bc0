import Foundation
import Martlet
import Testing

/// Sources as an app writes them, against the public surface only.
@Suite("Public surface")
struct ClientSurfaceTests {
    enum Third: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
    }

    @Test(arguments: [true, false])
    func appsCompile(isPlaying: Bool) {
        let (count, price, name) = (3, 2.5, "Ann")
        let texts: [Text] = [
            Text("Hello, \(name)! You have \(count) items for \(price, specifier: "%.2f")"),
            Text(name), Text(verbatim: "a"), Text("a", comment: "note"), Text(name.dropLast()),
            Text(price, format: .currency(code: "EUR")), Text(Date(), style: .relative),
            Text(Date.now, format: .dateTime.day().month()),
            Text(Image(systemName: "star")) + Text(" x").bold() + Text("y").underline(),
            Text("\(Date(), style: .time) \(count, format: .number)"),
            Text("z").font(.system(size: 12, weight: .bold, design: .rounded)).fontWeight(.medium),
            Text("z").foregroundStyle(isPlaying ? .primary : .secondary).foregroundColor(.red),
            Text("z").font(.system(.body, design: .monospaced)).italic(isPlaying).kerning(1),
        ]
        #expect(Set([0, texts.count]).count == 2)
        let guide = HorizontalAlignment(Third.self)
        #expect(Alignment(horizontal: guide, vertical: .top).horizontal == guide)
        let colors: [Color] = [.red, .primary, .accentColor, Color(white: 0.5), .black.opacity(0.2)]
        #expect(Gradient(colors: colors).stops.count == 5)
        let styles: [AnyShapeStyle] = [
            AnyShapeStyle(.red), AnyShapeStyle(.tint), AnyShapeStyle(Color.blue.gradient),
            AnyShapeStyle(.secondary), AnyShapeStyle(.red.opacity(0.3)),
        ]
        #expect(styles.count == 5)
        var string = AttributedString("a")
        string.foregroundColor = .red
        string.font = .title.bold()
        string.underlineStyle = .single
        #expect(Text(string) == Text(string))
    }
}
