import Foundation
import Martlet
import MartletTesting
import Testing

/// Images that are loaded from URLs. No test asks the network.
@MainActor
@Suite struct AsyncImageTests {
    private func url(_ data: Data) -> URL { URL(string: "data:image/png;base64,\(data.base64EncodedString())")! }

    @Observable final class Model {
        var url: URL?

        init(_ url: URL?) { self.url = url }
    }

    struct Gallery: View {
        let model: Model

        var body: some View {
            AsyncImage(url: model.url) { phase in
                if let image = phase.image {
                    image.accessibilityIdentifier("image")
                } else if phase.error != nil {
                    Text("Failed")
                } else {
                    Text("Loading")
                }
            }
        }
    }

    /// Waits for loading, which goes on beside the main actor.
    private func wait(_ host: TestHost, until isDone: () -> Bool) async {
        let end = ContinuousClock.now + .seconds(60)
        while !isDone(), .now < end { await host.settle() }
    }

    @Test func anImageIsLoadedAndShown() async throws {
        let host = TestHost { Gallery(model: Model(url(ImageAssetTests.png(12, 8)))) }
        #expect(host.texts == ["Loading"])
        await wait(host) { host.texts.isEmpty }
        #expect(try host.element(id: "image").frame.size == CGSize(width: 12, height: 8))
    }

    @Test func aFileIsRead() async throws {
        let resources = try ImageAssetTests.Resources()
        try resources.write(ImageAssetTests.png(6, 6), to: "a.png")
        let host = TestHost { Gallery(model: Model(resources.folder.appendingPathComponent("a.png"))) }
        await wait(host) { host.texts.isEmpty }
        #expect(try host.element(id: "image").frame.size == CGSize(width: 6, height: 6))
    }

    @Test func whatIsNotThereFails() async {
        let host = TestHost { Gallery(model: Model(URL(fileURLWithPath: "/nowhere/at/all.png"))) }
        await wait(host) { host.texts == ["Failed"] }
        #expect(host.texts == ["Failed"])
    }

    @Test func whatIsNoPictureFails() async {
        let host = TestHost { Gallery(model: Model(url(Data("hello".utf8)))) }
        await wait(host) { host.texts == ["Failed"] }
        #expect(host.texts == ["Failed"])
    }

    @Test func anotherURLLoadsAnotherImage() async throws {
        let model = Model(nil)
        let host = TestHost { Gallery(model: model) }
        await host.settle()
        #expect(host.texts == ["Loading"])
        model.url = url(ImageAssetTests.png(4, 4))
        await wait(host) { host.texts.isEmpty }
        #expect(try host.element(id: "image").frame.size.width == 4)
        model.url = url(ImageAssetTests.png(9, 9))
        await wait(host) { (try? host.element(id: "image"))?.frame.size.width == 9 }
        #expect(try host.element(id: "image").frame.size.width == 9)
    }

    @Test func thePlaceholderStandsUntilTheImageIsThere() async throws {
        let source = url(ImageAssetTests.png(5, 5))
        let host = TestHost {
            AsyncImage(url: source, scale: 1) {
                $0.resizable().frame(width: 50, height: 50)
            } placeholder: {
                Text("Wait")
            }
        }
        #expect(host.texts == ["Wait"])
        await wait(host) { host.texts.isEmpty }
        #expect(host.findAll(.image).first?.frame.size == CGSize(width: 50, height: 50))
    }

    @Test func withoutContentTheImageHasItsSize() async throws {
        let source = url(ImageAssetTests.png(20, 10))
        let host = TestHost { AsyncImage(url: source, scale: 2) }
        await wait(host) { host.findAll(.image).first?.frame.size.width == 10 }
        #expect(host.findAll(.image).first?.frame.size == CGSize(width: 10, height: 5))
    }
}
