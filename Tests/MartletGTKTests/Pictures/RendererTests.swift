#if GTK
import CGTK
import Foundation
import Martlet
import Testing

import MartletGTK

/// Pictures of views, made without a display.
@MainActor
@Suite struct RendererTests {
    @Test func aPictureHasTheSizeOfTheView() throws {
        let pixels = try Pixels { Color.red.frame(width: 30, height: 20) }
        #expect(pixels.width == 30 && pixels.height == 20)
        let double = try Pixels(scale: 2) { Color.red.frame(width: 30, height: 20) }
        #expect(double.width == 60 && double.height == 40)
    }

    @Test func theViewTakesTheProposedSize() throws {
        let pixels = try Pixels(size: ProposedViewSize(width: 50, height: 40)) {
            Color(red: 0, green: 0, blue: 1)
        }
        #expect(pixels.width == 50 && pixels.height == 40)
        #expect(pixels[49, 39].isNear(0, 0, 255))
    }

    @Test func nothingGivesNoPicture() {
        #expect(ImageRenderer(content: EmptyView()).pngData == nil)
    }

    @Test func aPictureCanBeShownAgain() throws {
        let renderer = ImageRenderer(content: Color(red: 0, green: 0, blue: 1).frame(width: 30, height: 20))
        renderer.scale = 2
        let picture = try #require(renderer.cgImage)
        #expect(picture.width == 60 && picture.height == 40)
        #expect(renderer.uiImage?.size == CGSize(width: 30, height: 20))
        let pixels = try Pixels { Image(decorative: picture, scale: 2) }
        #expect(pixels.width == 30 && pixels.height == 20 && pixels[15, 10].isNear(0, 0, 255))
        #expect(ImageRenderer(content: EmptyView()).cgImage == nil)
    }

    @Test func whatIsNotDrawnOnIsClearOrBlack() throws {
        let renderer = ImageRenderer(content: Color.clear.frame(width: 4, height: 4))
        #expect(try Pixels(#require(renderer.pngData))[1, 1].alpha == 0)
        renderer.isOpaque = true
        #expect(try Pixels(#require(renderer.pngData))[1, 1].isNear(0, 0, 0, 255))
    }

    @Test func shapesAndGradients() throws {
        let pixels = try Pixels {
            HStack(spacing: 0) {
                Circle().fill(Color(red: 1, green: 0, blue: 0)).frame(width: 20, height: 20)
                LinearGradient(
                    colors: [Color(red: 0, green: 0, blue: 0), Color(red: 1, green: 1, blue: 1)],
                    startPoint: .leading, endPoint: .trailing
                )
                .frame(width: 20, height: 20)
            }
        }
        #expect(pixels[10, 10].isNear(255, 0, 0))
        #expect(pixels[0, 0].alpha == 0)
        #expect(pixels[21, 10].red < 40 && pixels[38, 10].red > 215)
        #expect(pixels[30, 10].isNear(128, 128, 128, 255, by: 20))
    }

    @Test func effects() throws {
        let pixels = try Pixels {
            Color(red: 0, green: 1, blue: 0).frame(width: 20, height: 20).opacity(0.5)
                .offset(x: 20).frame(width: 40, height: 20, alignment: .leading)
        }
        #expect(pixels[30, 10].isNear(0, 255, 0, 128))
        #expect(pixels[10, 10].alpha == 0)
        let turned = try Pixels {
            Color(red: 0, green: 0, blue: 1).frame(width: 40, height: 4).rotationEffect(.degrees(90))
                .frame(width: 40, height: 40)
        }
        #expect(turned[20, 2].alpha > 200 && turned[2, 20].alpha == 0)
        let clipped = try Pixels { Color.red.frame(width: 20, height: 20).clipShape(Circle()) }
        #expect(clipped[0, 0].alpha == 0 && clipped[10, 10].alpha == 255)
    }

    @Test func shadowsAndBlur() throws {
        let shadow = try Pixels {
            Color.white.frame(width: 20, height: 20).shadow(color: .black, radius: 3, x: 6, y: 0).padding(20)
        }
        #expect(shadow[43, 30].alpha > 60, "the shadow falls to the right")
        #expect(shadow[14, 30].alpha < 20)
        let blurred = try Pixels { Color.black.frame(width: 20, height: 20).blur(radius: 6).padding(20) }
        let edge = blurred[20, 30].alpha
        #expect(edge > 60 && edge < 200)
        #expect(blurred[30, 30].alpha > 180)
    }

    @Test func masksBlendsAndColors() throws {
        let masked = try Pixels { Color.red.frame(width: 20, height: 20).mask { Circle() } }
        #expect(masked[0, 0].alpha == 0 && masked[10, 10].alpha == 255)
        let mixed = try Pixels {
            ZStack {
                Color(red: 1, green: 1, blue: 0)
                Color(red: 0, green: 1, blue: 1).blendMode(.multiply)
            }
            .frame(width: 20, height: 20)
        }
        #expect(mixed[10, 10].isNear(0, 255, 0))
        let inverted = try Pixels { Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 20).colorInvert() }
        #expect(inverted[10, 10].isNear(0, 255, 255))
    }

    @Test func canvases() throws {
        let pixels = try Pixels {
            Canvas { context, size in
                context.fill(
                    Path(CGRect(x: 0, y: 0, width: 10, height: size.height)),
                    with: .color(.init(red: 0, green: 0, blue: 1)))
                context.opacity = 0.5
                context.fill(
                    Path(CGRect(x: 10, y: 0, width: 10, height: 20)), with: .color(.init(red: 1, green: 0, blue: 0)))
            }
            .frame(width: 20, height: 20)
        }
        #expect(pixels[5, 10].isNear(0, 0, 255) && pixels[15, 10].isNear(255, 0, 0, 128))
    }

    struct Counter: View {
        @State private var width: CGFloat = 10

        var body: some View {
            Color.red.frame(width: width, height: 10).onAppear { width = 25 }
        }
    }

    @Test func whatOnAppearWritesIsSeen() throws {
        let pixels = try Pixels { Counter() }
        #expect(pixels.width == 25)
    }

    @Test func aChangeOfThePropertiesIsPublished() throws {
        let renderer = ImageRenderer(content: Text("One"))
        var count = 0
        let subscription = renderer.objectWillChange.sink { count += 1 }
        renderer.content = Text("Another")
        renderer.scale = 2
        renderer.proposedSize = ProposedViewSize(width: 100, height: nil)
        renderer.isOpaque = true
        #expect(count == 4)
        subscription.cancel()
    }

    @Test func controlsHaveAPlainLook() throws {
        let pixels = try Pixels(size: ProposedViewSize(width: 260, height: nil)) {
            VStack(alignment: .leading) {
                Button("Save") {}.buttonStyle(.borderedProminent)
                Toggle("Sound", isOn: .constant(true))
                TextField("Name", text: .constant("Ada"))
                Stepper("Count", value: .constant(3))
                ProgressView(value: 0.5)
            }
        }
        // The accent of the button, the switch and the bar.
        #expect(pixels.count { $0.isNear(54, 133, 227) } > 300)
    }

    @Test func noDisplayIsAskedFor() throws {
        guard !Display.isThere else { return }
        _ = try Pixels { Label("Home", systemImage: "house") }
        #expect(gdk_display_get_default() == nil)
    }
}
#endif
