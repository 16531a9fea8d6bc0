#if GTK
import Foundation
import Testing

import Martlet
@testable import MartletGTK

extension Desktop {
    /// Symbols in their own colors.
    @MainActor
    @Suite struct SymbolColors {
        /// The pixel in the middle of a symbol.
        private func middle(of image: some View) -> [Int] {
            let fixture = WindowFixture(
                image.font(.system(size: 80)).foregroundStyle(.black).frame(width: 120, height: 120).background(.white)
                    .environment(\.colorScheme, .light))
            defer { fixture.close() }
            let center = fixture.window.scene.size
            return PixelProbe(fixture)[center.width / 2, center.height / 2]
        }

        /// The pixels of a color.
        private func bytes(_ color: Color) -> [Int] {
            let bytes = color.resolved(dark: false).bytes
            return [Int(bytes.red), Int(bytes.green), Int(bytes.blue), 255]
        }

        @Test func manyColoursAreThoseOfTheSymbol() {
            let sun = Image(systemName: "sun.max.fill")
            #expect(middle(of: sun) == [0, 0, 0, 255])
            #expect(middle(of: sun.symbolRenderingMode(.multicolor)) == bytes(.yellow))
            #expect(middle(of: sun.renderingMode(.original)) == bytes(.yellow))
            #expect(middle(of: sun.renderingMode(.original).symbolRenderingMode(.monochrome)) == [0, 0, 0, 255])
            #expect(middle(of: Image(systemName: "heart.fill").symbolRenderingMode(.multicolor)) == bytes(.red))
        }

        @Test func aSymbolWithoutColoursHasTheForeground() {
            #expect(middle(of: Image(systemName: "square.fill").symbolRenderingMode(.multicolor)) == [0, 0, 0, 255])
        }

        @Test func partsHaveColoursOfTheirOwn() throws {
            func hues(_ name: String) throws -> Set<SymbolHue?> {
                Set(try #require(SymbolDrawing.named(name)).layers.filter { !$0.isCut }.map(\.hue))
            }
            #expect(try hues("cloud.sun.fill") == [.yellow, .cloud])
            #expect(try hues("cloud.sun.rain.fill") == [.yellow, .cloud, .blue])
            #expect(try hues("cloud.bolt.rain") == [.cloud, .yellow, .blue])
            #expect(try hues("folder.badge.plus") == [.blue, .green])
            #expect(try hues("bell.badge") == [nil, .red])
            #expect(try hues("person.fill.xmark") == [nil, .red])
            #expect(try hues("exclamationmark.triangle.fill") == [.yellow])
            #expect(try hues("battery.50") == [nil, .green])
            #expect(try hues("rainbow") == [.red, .yellow, .green])
            #expect(try hues("gear") == [nil])
        }
    }
}
#endif
