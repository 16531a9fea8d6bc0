import MartletTesting
import Testing
import Martlet

/// Text in the render tree is resolved: a host reads no environment, and a change of color causes no measurement.
@MainActor @Suite struct ResolvedTextTests {
    private func texts(_ host: TestHost) -> [TextContent] {
        var found: [TextContent] = []
        host.scene.root.forEachInSubtree { if case .text(let text) = $0.content { found.append(text) } }
        return found
    }

    private func style(_ host: TestHost) throws -> TextStyle { try #require(texts(host).first).styled.style }

    @Test func theColourSchemeHandsHostsNewPaintsWithoutMeasuring() throws {
        let host = TestHost { Text("plain \(Text("red").foregroundStyle(.red)) and [linked](https://swift.org)") }
        let before = try #require(texts(host).first)
        let measured = host.measuredCount
        host.setEnvironment(\.colorScheme, .dark)
        host.update()
        let after = try #require(texts(host).first)
        #expect(after !== before)
        #expect(host.measuredCount == measured)
        #expect(after.styled.mixedRuns.count == before.styled.mixedRuns.count && !after.styled.isUniform)
        for (old, new) in zip(before.styled.mixedRuns, after.styled.mixedRuns) {
            #expect(old.style.paint != new.style.paint)
        }
        #expect(after.styled.style.color == Color.primary.resolved(dark: true))
    }

    private struct Tinted: View {
        let probe: Probe
        @State private var color = Color.red
        var body: some View {
            let _ = probe.offer("blue") { color = .blue }
            Text("text").foregroundStyle(.secondary).background(.yellow).foregroundStyle(color).tint(color)
            Text("[link](https://swift.org)").tint(color)
        }
    }

    @Test func foregroundAndTintChangeColoursAlone() throws {
        let probe = Probe()
        let host = TestHost { Tinted(probe: probe) }
        let (before, measured) = (texts(host), host.measuredCount)
        probe.run("blue")
        host.update()
        #expect(host.measuredCount == measured)
        #expect(try style(host).color == Color.blue.resolved(dark: false).opacity(0.5))
        for (old, new) in zip(before, texts(host)) {
            #expect(old.styled.style.hasColor && new.styled.style.hasColor)
            #expect(old.styled.style.color != new.styled.style.color)
        }
    }

    /// A style that reads a key which nothing else of text depends on.
    private struct Enabled: ShapeStyle, Equatable {
        func resolve(in environment: EnvironmentValues) -> Color { environment.isEnabled ? .green : .gray }
    }

    @Test func aStyleOfOnesOwnFollowsWhatItReads() throws {
        let host = TestHost { Text("text").foregroundStyle(Enabled(), .red) }
        let green = Color.green.resolved(dark: false)
        #expect(try style(host).color == green)
        let measured = host.measuredCount
        host.setEnvironment(\.isEnabled, false)
        host.update()
        #expect(try style(host).color == Color.gray.resolved(dark: false))
        #expect(host.measuredCount == measured)
    }

    private struct Passing: View {
        let probe: Probe
        @State private var isShown = true
        var body: some View {
            let _ = probe.offer("hide") { isShown = false }
            VStack {
                Text("rest")
                if isShown {
                    VStack {
                        Text("going").underline(color: .pink).environment(\.colorScheme, .dark)
                        Image(systemName: "star").symbolRenderingMode(.hierarchical)
                    }
                    .foregroundStyle(Enabled())
                }
            }
        }
    }

    @Test func aNodeKeepsWhatItShowsWhenItsEnvironmentHasEnded() throws {
        let probe = Probe()
        let host = TestHost { Passing(probe: probe) }
        let going = try #require(texts(host).first { $0.string == "going" })
        var images: [ImageContent] = []
        host.scene.root.forEachInSubtree { if case .image(let image) = $0.content { images.append(image) } }
        let star = try #require(images.first)
        probe.run("hide")
        host.update()
        host.unmount()
        let green = Color.green.resolved(dark: true)
        #expect(going.styled.style.color == green)
        #expect(going.styled.style.underline?.color == Color.pink.resolved(dark: true))
        #expect(star.color == Color.green.resolved(dark: false))
        #expect(star.symbol?.surroundingColor == star.color.opacity(0.4))
        #expect(star.spokenLabel == "Favorite")
    }

    @Test func aCanvasPaintsTextWithItsShading() throws {
        let host = TestHost(size: CGSize(width: 100, height: 60)) {
            Canvas { context, _ in
                var text = context.resolve(Text("a").foregroundStyle(.secondary) + Text("b"))
                text.shading = .color(.red)
                context.draw(text, in: CGRect(x: 0, y: 0, width: 100, height: 60))
            }
        }
        var found: TextContent?
        host.scene.root.forEachInSubtree { node in
            guard case .drawing(let drawing) = node.content,
                case .text(let text, _)? = drawing.list.commands.first?.item
            else { return }
            found = text
        }
        let red = Color.red.resolved(dark: false)
        #expect(try #require(found).styled.mixedRuns.map(\.style.color) == [red.opacity(0.5), red])
    }
}
