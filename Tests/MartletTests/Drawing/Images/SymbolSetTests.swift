import Foundation
@testable import Martlet
import MartletTesting
import Testing

import MartletBase

/// Symbols of asset catalogues, in the form that Xcode takes.
@MainActor
@Suite struct SymbolSetTests {
    /// A square that is drawn in three weights, with a dot of a lower layer.
    static let template = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
        <svg version="1.1" xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
         <!--made by hand-->
         <style>
          .multicolor-0:systemRedColor {fill:#FF3B30;opacity:1.0}
          .multicolor-1:own {fill:#00FF00;opacity:0.5}
         </style>
         <g id="Guides">
          <line id="Baseline-S" x1="263" x2="3036" y1="696" y2="696"/>
          <line id="Capline-S" x1="263" x2="3036" y1="625.541" y2="625.541"/>
          <line id="left-margin-Ultralight-S" x1="500" x2="500" y1="600" y2="720"/>
          <line id="right-margin-Ultralight-S" x1="580" x2="580" y1="600" y2="720"/>
          <line id="left-margin-Regular-S" x1="1000" x2="1000" y1="600" y2="720"/>
          <line id="right-margin-Regular-S" x1="1100" x2="1100" y1="600" y2="720"/>
          <path id="left-margin-Black-S" d="M1500 600 L1500 720"/>
          <path id="right-margin-Black-S" d="M1640 600 L1640 720"/>
         </g>
         <g id="Symbols">
          <g id="Ultralight-S" transform="matrix(1 0 0 1 500 696)">
           <path class="monochrome-0 multicolor-0:systemRedColor hierarchical-0:primary" d="M0 0L80 0L80-70L0-70Z"/>
           <path class="monochrome-1 multicolor-1:own hierarchical-1:secondary" d="M30-50L50-50L50-30Z"/>
          </g>
          <g id="Regular-S" transform="matrix(1 0 0 1 1000 696)">
           <path class="monochrome-0 multicolor-0:systemRedColor hierarchical-0:primary" d="M0 0L100 0L100-70L0-70Z"/>
           <path class="monochrome-1 multicolor-1:own hierarchical-1:secondary" d="M40-50L60-50L60-30Z"/>
          </g>
          <g id="Black-S" transform="matrix(1 0 0 1 1500 696)">
           <path class="monochrome-0 multicolor-0:systemRedColor hierarchical-0:primary" d="M0 0L140 0L140-70L0-70Z"/>
           <path class="monochrome-1 multicolor-1:own hierarchical-1:secondary" d="M60-50L80-50L80-30Z"/>
          </g>
         </g>
        </svg>
        """

    private func source(_ look: SymbolTemplate.Look, _ template: String = Self.template) throws -> String {
        let picture = try #require(try SymbolTemplate(template).picture(look) { _ in nil })
        guard case .data(let data) = picture.source else { return "" }
        return String(decoding: data.bytes, as: UTF8.self)
    }

    private func look(
        _ pointSize: Double = 100, weight: Double = 400, scale: SymbolTemplate.Scale = .small,
        _ coloring: SymbolTemplate.Coloring = .monochrome
    ) -> SymbolTemplate.Look {
        SymbolTemplate.Look(pointSize: pointSize, weight: weight, scale: scale, coloring: coloring)
    }

    @Test func weightsAreDrawnOrBlended() throws {
        #expect(try source(look()).contains("d=\"M0 0L100 0L100-70L0-70Z\""))
        #expect(try source(look(weight: 900)).contains("width=\"140.0\""))
        // Between regular and black, in the measure of strokes: 0.4 of 0.62.
        let bold = try SymbolTemplate(Self.template).variant(weight: 700, scale: .small)
        #expect(abs(bold.right - bold.left - (100 + 40 * 0.4 / 0.62)) < 0.001)
        #expect(bold.drawing.children[0]["d"] == " M 0.0 0.0 L 125.8065 0.0 L 125.8065 -70.0 L 0.0 -70.0 Z")
        #expect(bold.drawing["transform"]?.hasPrefix(" matrix( 1.0 0.0 0.0 1.0 ") == true)
    }

    @Test func whatIsNotDrawnAlikeIsTheNearest() throws {
        let other = Self.template.replacing("L140-70L0-70Z", with: "C140-70,0-70,0-35Z")
        let bold = try SymbolTemplate(other).variant(weight: 700, scale: .small)
        #expect(bold.right - bold.left == 140)
        let medium = try SymbolTemplate(other).variant(weight: 500, scale: .small)
        #expect(medium.right - medium.left == 100)
    }

    @Test func otherScalesAreLarger() throws {
        let template = try SymbolTemplate(Self.template)
        let small = try #require(template.picture(look(scale: .small)) { _ in nil })
        let large = try #require(template.picture(look(scale: .large)) { _ in nil })
        #expect(small.size == CGSize(width: 100, height: 90))
        #expect(large.size == CGSize(width: (100 * 1.29 / 0.783).rounded(), height: (115 * 1.29).rounded()))
        #expect(large.baseline == CGFloat(111))
    }

    @Test func layersAreColored() throws {
        let shape = try source(look())
        #expect(shape.contains("fill=\"rgb(0,0,0)\" fill-opacity=\"1.0\"") && !shape.contains("class"))
        #expect(try source(look(100, .hierarchical)).contains("fill-opacity=\"0.5\""))
        let (red, blue) = (ResolvedColor(red: 1, green: 0, blue: 0), ResolvedColor(red: 0, green: 0, blue: 1))
        let palette = try source(look(100, .palette([red, blue])))
        #expect(palette.contains("fill=\"rgb(255,0,0)\"") && palette.contains("fill=\"rgb(0,0,255)\""))
        let own = try source(look(100, .multicolor(tint: blue, foreground: red)))
        #expect(own.contains("rgb(255,59,48)") && own.contains("fill=\"rgb(0,255,0)\" fill-opacity=\"0.5\""))
    }

    private func write(_ template: String, _ name: String = "leaf") throws -> ImageAssetTests.Resources {
        let resources = try ImageAssetTests.Resources()
        let set = "Assets.xcassets/\(name).symbolset"
        try resources.write(
            "{\"info\": {\"version\": 1}, \"symbols\": [{\"filename\": \"leaf.svg\", \"idiom\": \"universal\"}]}",
            to: "\(set)/Contents.json")
        try resources.write(template, to: "\(set)/leaf.svg")
        return resources
    }

    @Test func aSymbolHasTheSizeOfItsFont() throws {
        let resources = try write(Self.template)
        let host = TestHost {
            VStack {
                Image("leaf", bundle: resources.bundle).font(.system(size: 20)).accessibilityIdentifier("small")
                Image("leaf", bundle: resources.bundle).font(.system(size: 40)).accessibilityIdentifier("large")
                Image("leaf", bundle: resources.bundle).font(.system(size: 40)).imageScale(.small)
                    .accessibilityIdentifier("scaled")
                Image("leaf", bundle: resources.bundle).resizable().frame(width: 64, height: 80)
                    .accessibilityIdentifier("resized")
            }
        }
        #expect(try host.element(id: "small").frame.size == CGSize(width: 26, height: 23))
        #expect(try host.element(id: "large").frame.size == CGSize(width: 51, height: 46))
        #expect(try host.element(id: "scaled").frame.size == CGSize(width: 40, height: 36))
        #expect(try host.element(id: "resized").frame.size == CGSize(width: 64, height: 80))
    }

    @Test func aDamagedTemplateIsSaid() throws {
        let resources = try write("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\" height=\"1\"/>")
        let host = TestHost { Image("leaf", bundle: resources.bundle) }
        host.expectIssue(containing: "leaf.svg: it has no group with the id Symbols")
        let broken = try write("<svg><g id=\"Symbols\"><g id=\"Regular-M\"></svg>")
        let other = TestHost { Image("leaf", bundle: broken.bundle) }
        other.expectIssue(containing: "it is no SVG")
    }

    @Test func hostileMarkupEnds() {
        for text in ["", "<", "<svg", "<svg a", "<svg a=", "<svg a='", "</svg>", "<!--", "<![CDATA[", "<?", "<!D ["] {
            #expect(MarkupElement(document: text) == nil)
        }
        #expect(MarkupElement(document: String(repeating: "<a>", count: 100_000)) == nil)
        #expect(MarkupElement(document: "<a b='\"'>t<!--x--><c/></a>")?.source == "<a b=\"&quot;\"><c/></a>")
    }
}
