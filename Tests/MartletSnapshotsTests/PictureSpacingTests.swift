#if GTK
import Foundation
import MartletGTK
import MartletSnapshots
import Testing

/// Distances in pictures, in snapshots and in tests of a desktop are those of a window.
@MainActor
@Suite struct PictureSpacingTests {
    private struct Sample: View {
        let index: Int

        @ViewBuilder var body: some View {
            switch index {
            case 0:
                VStack {
                    Text("one")
                    Text("two").font(.title)
                    Text("three").font(.caption)
                }
            case 1:
                Grid {
                    GridRow {
                        Text("a")
                        Text("b")
                    }
                    GridRow {
                        Text("c")
                        Color.red.frame(width: 20, height: 20)
                    }
                }
            case 2:
                VStack {
                    Text("above")
                    Color.red.frame(width: 20, height: 20)
                    Text("below").padding()
                    Divider()
                }
                .frame(width: 120)
            case 3:
                HStack {
                    VStack {
                        Label("Mail", systemImage: "envelope"); Text("two")
                    }
                }
            default:
                VStack(alignment: .leading) {
                    Text("Title").font(.headline)
                    HStack {
                        Text("left")
                        Spacer(minLength: 10)
                        Text("right")
                    }
                    ZStack { Text("front") }
                }
            }
        }
    }

    @Test(arguments: 0..<5)
    func aPictureIsAsLargeAsItsSnapshot(_ index: Int) throws {
        let renderer = ImageRenderer(content: Sample(index: index))
        let picture = try #require(renderer.cgImage)
        let drawn = TestHost(drawnIn: Variation()) { Sample(index: index) }
        let size = drawn.scene.contentSize(for: .unspecified)
        #expect(CGFloat(picture.width) == size.width.rounded(.up))
        #expect(CGFloat(picture.height) == size.height.rounded(.up))
    }

    @Test func linesOfTextFollowEachOtherInEveryHost() throws {
        let drawn = TestHost(drawnIn: Variation()) { Sample(index: 0) }
        for host in [
            drawn, TestHost { Sample(index: 0) }, TestHost(in: Variation(platform: .phone)) { Sample(index: 0) },
        ] {
            let frames = try ["one", "two", "three"].map { try host.find(text: $0).frame }
            #expect(abs(frames[0].maxY - frames[1].minY) < 0.5)
            #expect(abs(frames[1].maxY - frames[2].minY) < 0.5)
        }
    }
}
#endif
