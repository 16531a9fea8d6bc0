import Foundation
import Martlet
import MartletTesting
import Testing

/// Symbols by name, and their forms.
@Suite struct SymbolTests {
    @Test func theUsedNamesAreDrawnAndHaveACharacter() {
        let names = Self.used
        #expect(names.count >= 1400)
        #expect(names.filter { SymbolDrawing.named($0) == nil } == [])
        #expect(names.filter { SymbolGlyphs.glyph(for: $0) == SymbolGlyphs.fallback } == [])
    }

    @Test func everyLineOfTheTableIsDrawn() {
        for name in Self.used {
            let drawing = SymbolDrawing.named(name)
            #expect(drawing?.layers.isEmpty == false)
            #expect(drawing?.layers.allSatisfy { !$0.path.isEmpty } == true, "\(name)")
            let bounds = drawing?.layers.reduce(CGRect.null) { $0.union($1.path.boundingRect) } ?? .null
            #expect(CGRect(x: -6, y: -6, width: 112, height: 112).contains(bounds), "\(name) \(bounds)")
        }
    }

    @Test func namesArePutTogether() {
        #expect(SymbolDrawing.named("heart.circle.fill")?.layers.contains(where: \.isCut) == true)
        #expect(SymbolDrawing.named("heart.slash")?.layers.contains(where: \.isCut) == true)
        #expect(SymbolDrawing.named("42.circle") != nil)
        #expect(SymbolDrawing.named("q.square.fill") != nil)
        #expect(SymbolDrawing.named("goforward.15") != SymbolDrawing.named("goforward"))
        #expect(SymbolDrawing.named("text.viewfinder") != SymbolDrawing.named("text"))
        // A more specific name is drawn as the general symbol.
        #expect(SymbolDrawing.named("chart.bar.horizontal.page") == SymbolDrawing.named("chart.bar"))
        #expect(SymbolDrawing.named("no.such.thing") == nil)
        #expect(SymbolDrawing.named("") == nil)
    }

    @Test func variantsAddUp() {
        #expect(SymbolVariants.fill.applied(to: "heart") == "heart.fill")
        #expect(SymbolVariants.fill.applied(to: "heart.fill") == "heart.fill")
        #expect(SymbolVariants.circle.fill.applied(to: "heart") == "heart.circle.fill")
        #expect(SymbolVariants.circle.applied(to: "heart.fill") == "heart.circle.fill")
        #expect(SymbolVariants.slash.fill.applied(to: "mic") == "mic.slash.fill")
        #expect(SymbolVariants.none.applied(to: "mic") == "mic")
        #expect(SymbolVariants.circle.fill.contains(.fill))
        #expect(!SymbolVariants.fill.contains(.circle))
    }

    @MainActor
    @Test func variantsOfOuterViewsApplyToo() throws {
        let host = TestHost {
            VStack {
                Image(systemName: "bell").symbolVariant(.slash)
                Image(systemName: "bell").symbolVariant(.none)
            }
            .symbolVariant(.fill)
        }
        var names: [String] = []
        func visit(_ node: RenderNode) {
            if case .image(let image) = node.content, let symbol = image.symbol { names.append(symbol.name) }
            for child in node.reading.children { visit(child) }
        }
        visit(host.scene.root)
        #expect(names == ["bell.slash.fill", "bell"])
    }

    /// The most frequent names in real code, including aliases of the same picture.
    static let used: [String] = {
        var folder = URL(filePath: #filePath)
        for _ in 0..<5 { folder.deleteLastPathComponent() }
        let list = (try? String(contentsOf: folder.appending(path: "Documentation/symbols.txt"), encoding: .utf8)) ?? ""
        return list.split(whereSeparator: \.isWhitespace).map { String($0.prefix { $0 != "=" }) }
    }()
}
