#if GTK
import CGTK
import Foundation
import Martlet
import MartletTestSupport
import Observation
import Testing

@testable import MartletGTK

extension Desktop {
    /// Content scrolled out of view has no widgets and costs nothing, without an observable difference.
    @MainActor
    @Suite struct SightTests {
        /// Rows of a plain stack, all of which are made and laid out.
        @MainActor @Observable
        final class Model {
            var rows: [Int]
            /// The texts that rows show instead of their numbers.
            var texts: [Int: String] = [:]
            var heights: [Int: CGFloat] = [:]
            /// The drawing offsets of rows.
            var offsets: [Int: CGFloat] = [:]
            var target: Int?

            init(_ count: Int) { rows = Array(0..<count) }
        }

        struct Row: View {
            let model: Model
            let number: Int

            var body: some View {
                HStack {
                    Text(model.texts[number] ?? "Row \(number)")
                    Color.blue.frame(width: 10, height: 10).offset(y: model.offsets[number] ?? 0)
                }
                .frame(height: model.heights[number] ?? 20)
            }
        }

        struct Page: View {
            let model: Model

            var body: some View {
                ScrollViewReader { reader in
                    ScrollView {
                        VStack(spacing: 0) {
                            ForEach(model.rows, id: \.self) { Row(model: model, number: $0) }
                        }
                        .frame(maxWidth: .infinity)
                    }
                    .onChange(of: model.target) { if let row = model.target { reader.scrollTo(row, anchor: .top) } }
                }
            }
        }

        // MARK: - Counts

        @Test func aStackOfManyHasAsManyWidgetsAsOneOfAHundred() throws {
            func count(_ rows: Int) -> Int {
                let fixture = WindowFixture(Page(model: Model(rows)))
                defer { fixture.close() }
                #expect(fixture.texts.count == rows)
                #expect(fixture.widgetless.isEmpty)
                return fixture.tree.count
            }
            let (few, many) = (count(100), count(4000))
            #expect(few == many)
            #expect(many < 300)
        }

        @Test func rowsThatComeLaterHaveWidgetsWhereTheyAreSeenOnly() throws {
            let model = Model(0)
            let fixture = WindowFixture(Page(model: model))
            defer { fixture.close() }
            fixture.tree.counts = WidgetTree.Counts()
            model.rows = Array(0..<2000)
            fixture.settle()
            #expect(fixture.tree.counts.created < 300)
            #expect(fixture.widgetless.isEmpty)
            model.rows.append(contentsOf: 2000..<3000)
            fixture.tree.counts = WidgetTree.Counts()
            fixture.settle()
            #expect(fixture.tree.counts.created == 0)
            model.rows = []
            fixture.settle()
            #expect(fixture.tree.count < 20)
            let nodes = fixture.window.scene.liveNodes
            #expect(nodes < 20, "what has left is not held")
        }

        @Test func aChangeOutOfSightTouchesNoWidgetAndDrawsNothing() throws {
            let model = Model(4000)
            let fixture = WindowFixture(Page(model: model))
            defer { fixture.close() }
            #expect(fixture.fallsAsleep())
            fixture.tree.counts = WidgetTree.Counts()
            let drawings = fixture.tree.drawings
            var frames = 0
            let clock = try #require(gtk_widget_get_frame_clock(fixture.window.window))
            let handler = connect(UnsafeMutableRawPointer(clock), "paint") { frames += 1 }
            defer { g_signal_handler_disconnect(UnsafeMutableRawPointer(clock), handler) }
            for number in 1000..<1100 { model.texts[number] = "changed" }
            model.offsets[3999] = 3
            fixture.settle()
            #expect(fixture.texts.filter { $0 == "changed" }.count == 100)
            #expect(fixture.tree.counts == WidgetTree.Counts())
            #expect(fixture.fallsAsleep())
            #expect(fixture.tree.drawings == drawings)
            #expect(frames == 0)
        }

        @Test func whatMovesOutOfSightIsNotDrawn() throws {
            let model = Model(1000)
            let fixture = WindowFixture(Page(model: model))
            defer { fixture.close() }
            #expect(fixture.fallsAsleep())
            let (drawings, updates) = (fixture.tree.drawings, fixture.window.scene.updateCount)
            withAnimation(.linear(duration: 0.05)) { model.offsets[900] = 30 }
            fixture.runFrames()
            #expect(!fixture.window.scene.needsFrame)
            #expect(fixture.window.scene.updateCount > updates + 1)
            #expect(fixture.tree.drawings == drawings)
        }

        @Test func oneRowIsDrawnAloneHoweverManyThereAre() throws {
            func drawings(_ rows: Int) -> Int {
                let model = Model(rows)
                let fixture = WindowFixture(Page(model: model))
                defer { fixture.close() }
                #expect(fixture.fallsAsleep())
                fixture.tree.counts = WidgetTree.Counts()
                let before = fixture.tree.drawings
                model.texts[3] = "Row X"
                fixture.settle()
                #expect(fixture.fallsAsleep())
                #expect(fixture.tree.counts.created == 0)
                #expect(fixture.tree.counts.updated <= 4)
                return fixture.tree.drawings - before
            }
            let (few, many) = (drawings(30), drawings(4000))
            #expect(few == many)
            // The row, its descendants and its containers.
            #expect((1...16).contains(many))
        }

        // MARK: - Scrolling

        private func scroll(_ fixture: WindowFixture, by distance: CGFloat) throws {
            let view = try #require(fixture.scrollView)
            fixture.window.scroll(view, by: CGSize(width: 0, height: -distance))
            fixture.settle()
        }

        @Test func aStepMakesWidgetsForWhatComesNear() throws {
            let fixture = WindowFixture(Page(model: Model(4000)))
            defer { fixture.close() }
            let count = fixture.tree.count
            for step in 0..<30 {
                fixture.tree.counts = WidgetTree.Counts()
                try scroll(fixture, by: 37)
                #expect(fixture.widgetless.isEmpty)
                // Two rows of five, or those of several steps at once.
                #expect(fixture.tree.counts.created <= 40, "step \(step)")
            }
            #expect(fixture.tree.count < 2 * count)
        }

        @Test func theEndIsShownAsItIs() throws {
            struct Coloured: View {
                var body: some View {
                    ScrollView {
                        VStack(spacing: 0) {
                            ForEach(0..<3000, id: \.self) { number in
                                (number == 2999 ? Color.red : number == 2998 ? Color.green : Color.white)
                                    .frame(height: 20)
                            }
                        }
                    }
                }
            }
            let fixture = WindowFixture(Coloured())
            defer { fixture.close() }
            try scroll(fixture, by: 1e9)
            #expect(fixture.fallsAsleep())
            #expect(fixture.widgetless.isEmpty)
            let (height, pixels) = (fixture.window.scene.size.height, PixelProbe(fixture))
            let (last, before) = (pixels[50, height - 10], pixels[50, height - 30])
            try #require(last.count == 4 && before.count == 4)
            #expect(last[0] > 200 && last[1] < 120)
            #expect(before[1] > 150 && before[0] < 120)
            // Widgets are at the positions of their nodes.
            let node = try #require(fixture.placedRows.last)
            let view = try #require(fixture.tree.view(of: node))
            var bounds = graphene_rect_t()
            #expect(gtk_widget_compute_bounds(view.widget, fixture.tree.rootView!.widget, &bounds) != 0)
            #expect(CGFloat(bounds.origin.y) == node.frameInWindow.minY)
        }

        @Test func aJumpShowsWhatIsThere() throws {
            let model = Model(4000)
            let fixture = WindowFixture(Page(model: model))
            defer { fixture.close() }
            model.target = 2500
            fixture.settle()
            #expect(fixture.widgetless.isEmpty)
            #expect(fixture.shownRow(at: 10) == "Row 2500")
            model.target = 10
            fixture.settle()
            #expect(fixture.widgetless.isEmpty)
            #expect(fixture.shownRow(at: 10) == "Row 10")
        }

        /// After any sequence of changes, the visible nodes have widgets, and the number of widgets is that of a few
        /// pages.
        @Test(arguments: [1, 2, 3] as [UInt64])
        func whatIsSeenHasWidgets(seed: UInt64) throws {
            var random = SplitMix(seed: seed)
            let model = Model(500)
            let fixture = WindowFixture(Page(model: model))
            defer { fixture.close() }
            var next = 500
            for step in 0..<80 {
                let number = model.rows.randomElement(using: &random) ?? 0
                switch Int.random(in: 0..<8, using: &random) {
                case 0, 1: try scroll(fixture, by: CGFloat.random(in: -900...900, using: &random))
                case 2: try scroll(fixture, by: Bool.random(using: &random) ? 1e6 : -1e6)
                case 3:
                    model.rows.insert(next, at: Int.random(in: 0...model.rows.count, using: &random))
                    next += 1
                case 4: model.rows.removeAll { $0 == number || $0 == number + 1 }
                case 5: model.heights[number] = CGFloat.random(in: 0...700, using: &random)
                case 6: model.offsets[number] = CGFloat.random(in: -3000...3000, using: &random)
                default: model.rows.shuffle(using: &random)
                }
                fixture.settle()
                #expect(fixture.widgetless.isEmpty, "step \(step)")
            }
            let places = fixture.tree.count
            fixture.tree.showsAll = true
            #expect(fixture.tree.count > 4 * model.rows.count)
            #expect(places < fixture.tree.count / 2)
        }

        @Test func whatDrawsBeyondItsRowIsSeenWithoutIt() throws {
            let model = Model(1000)
            model.offsets[900] = -900 * 20
            let fixture = WindowFixture(Page(model: model))
            defer { fixture.close() }
            #expect(fixture.widgetless.isEmpty)
            let far = try #require(fixture.placedRows.dropFirst(900).first)
            #expect(fixture.tree.view(of: far) != nil)
            // One that comes later, in a row that had no widgets.
            model.offsets[800] = -800 * 20
            fixture.settle()
            #expect(fixture.widgetless.isEmpty)
            let second = try #require(fixture.placedRows.dropFirst(800).first)
            #expect(fixture.tree.view(of: second) != nil)
        }

        @Test func whatMovesInItsRowLooksAtNoOtherRow() throws {
            let model = Model(2000)
            let fixture = WindowFixture(Page(model: model))
            defer { fixture.close() }
            let row = try #require(fixture.placedRows.first)
            let part = try #require(row.containerNode.flatMap { fixture.tree.view(of: $0) }?.shownPart)
            let looks = part.looks
            for offset in [3, 40, 400, 4000, -100] as [CGFloat] {
                for row in [3, 1500] { model.offsets[row] = offset }
                fixture.tree.counts = WidgetTree.Counts()
                fixture.settle()
                #expect(fixture.widgetless.isEmpty)
                #expect(fixture.tree.counts.created == 0)
            }
            #expect(part.looks == looks)
            model.rows.removeLast()
            model.heights[3] = 30
            fixture.settle()
            #expect(part.looks == looks + 1)
        }

        @Test func whatScrollsInWhatScrollsHasWidgetsForWhatIsSeen() throws {
            struct Nested: View {
                var body: some View {
                    ScrollView {
                        VStack {
                            ForEach(0..<100, id: \.self) { row in
                                ScrollView(.horizontal) {
                                    HStack { ForEach(0..<100, id: \.self) { Text("\(row).\($0)").frame(width: 80) } }
                                }
                                .frame(height: 40)
                            }
                        }
                    }
                }
            }
            let fixture = WindowFixture(Nested())
            defer { fixture.close() }
            #expect(fixture.widgetless.isEmpty)
            let count = fixture.tree.count
            #expect(count < 2000)
            for _ in 0..<10 {
                try scroll(fixture, by: 400)
                #expect(fixture.widgetless.isEmpty)
            }
            #expect(fixture.tree.count < 2 * count, "those that were passed have none any more")
            let inner = try #require(fixture.scrollViews.dropFirst(10).first)
            fixture.window.scroll(inner, by: CGSize(width: -3000, height: 0))
            fixture.settle()
            #expect(fixture.widgetless.isEmpty)
        }

        // MARK: - Text

        @Test func onlyTextsThatAreSeenKeepTheirLines() throws {
            let fixture = WindowFixture(Page(model: Model(2000)))
            defer { fixture.close() }
            func check() {
                for node in fixture.placedRows.flatMap(\.texts) {
                    guard case .text(let text) = node.content else { continue }
                    #expect(ShapedText.known(of: text)?.hasLines == (fixture.tree.view(of: node) != nil))
                }
            }
            check()
            try scroll(fixture, by: 9000)
            #expect(fixture.fallsAsleep())
            // New visible content was drawn after the update that releases the lines of invisible text.
            fixture.window.update()
            check()
        }

        /// Text that comes back into sight is drawn as if it had never left.
        @Test func textComesBackAsItWas() throws {
            struct Texts: View {
                var body: some View {
                    ScrollView {
                        VStack(alignment: .leading, spacing: 0) {
                            Text("A long text that is broken into several lines of a narrow column").frame(width: 120)
                            Text("Cut off at the end of its only line").lineLimit(1).frame(width: 120)
                            Text("Two\nparagraphs\nof three").lineLimit(2)
                            Text("Made smaller to fit").minimumScaleFactor(0.4).lineLimit(1).frame(width: 80)
                            ForEach(0..<900, id: \.self) { Text("Line \($0)") }
                        }
                    }
                }
            }
            let fixture = WindowFixture(Texts())
            defer { fixture.close() }
            #expect(fixture.fallsAsleep())
            let before = PixelProbe(fixture)
            try scroll(fixture, by: 5000)
            #expect(fixture.fallsAsleep())
            try scroll(fixture, by: -5000)
            #expect(fixture.fallsAsleep())
            let after = PixelProbe(fixture)
            var inked = 0
            for y in stride(from: CGFloat(0), to: 200, by: 1) {
                // The bar at the side fades.
                for x in stride(from: CGFloat(0), to: 500, by: 1) {
                    let pixel = before[x, y]
                    if pixel != before[0, 0] { inked += 1 }
                    #expect(pixel == after[x, y], "\(x), \(y)")
                }
            }
            #expect(inked > 500)
        }

        @Test func measuresDoNotHangOnLines() {
            let fonts = FontTable()
            let style = TextStyle(font: ResolvedFont(pointSize: 14))
            let words = "Some words, and more of them"
            var texts: [TextContent] = []
            for string in [words, "one", "two\nlines", "", "مرحبا"] {
                for limit in [nil, 1, 2] {
                    for scale in [1, 0.5] as [CGFloat] {
                        var options = TextLayoutOptions()
                        options.lineLimit = limit
                        options.minimumScaleFactor = scale
                        texts.append(TextContent(styled: StyledText(string, style: style), options: options))
                    }
                }
            }
            let proposals = [
                ProposedViewSize.unspecified, .zero, .infinity, ProposedViewSize(width: 0, height: nil),
                ProposedViewSize(width: 60, height: nil), ProposedViewSize(width: 60, height: 20),
                ProposedViewSize(width: 500, height: 5),
            ]
            for text in texts {
                for proposal in proposals {
                    text.hostStorage = nil
                    let wanted = ShapedText.of(text, fonts: fonts).arrange(proposal)
                    for other in proposals {
                        text.hostStorage = nil
                        let shaped = ShapedText.of(text, fonts: fonts)
                        _ = shaped.arrange(other)
                        shaped.releaseLinesIfHidden()
                        #expect(!shaped.hasLines)
                        #expect(shaped.arrange(proposal) == wanted, "\(text.styled.string) \(proposal) \(other)")
                        shaped.releaseLines()
                        #expect(shaped.arrange(proposal) == wanted)
                    }
                }
            }
        }

        @Test func theNarrowestIsMeasuredByLettersAsPangoWouldBreakIt() {
            let fonts = FontTable()
            let style = TextStyle(font: ResolvedFont(pointSize: 14))
            for string in ["101", "W", "Illinois", "Row 17", "日本語", "مرحبا", "a b c", "  x", " "] {
                let text = TextContent(styled: StyledText(string, style: style), options: TextLayoutOptions())
                let shaped = ShapedText.of(text, fonts: fonts)
                let narrow = shaped.arrange(ProposedViewSize(width: 0, height: nil))
                let natural = shaped.arrange(.unspecified)
                // A height is asked for as well, and the lines are really broken.
                let broken = shaped.arrange(ProposedViewSize(width: 0, height: 10_000))
                let line = natural.size.height
                #expect(abs(narrow.size.width - broken.size.width) <= 2, "\(string) \(narrow) \(broken)")
                #expect(abs(narrow.size.height - broken.size.height) <= line / 2, "\(string) \(narrow) \(broken)")
                #expect(narrow.firstBaseline == broken.firstBaseline, "\(string)")
                #expect(abs(narrow.lastBaseline - broken.lastBaseline) <= line / 2, "\(string)")
            }
        }

        @Test func aTextThatFitsIsShapedOnce() throws {
            let fonts = FontTable()
            let style = TextStyle(font: ResolvedFont(pointSize: 14))
            let text = TextContent(styled: StyledText("Row 17", style: style), options: TextLayoutOptions())
            let shaped = ShapedText.of(text, fonts: fonts)
            let serial = try #require(shaped.serialOfLines)
            let natural = shaped.arrange(.unspecified)
            for proposal in [
                ProposedViewSize(width: 0, height: nil), .infinity, ProposedViewSize(width: 200, height: 40),
                .unspecified,
                ProposedViewSize(width: natural.size.width, height: 5),
            ] {
                _ = shaped.arrange(proposal)
                #expect(shaped.serialOfLines == serial, "\(proposal)")
            }
            _ = shaped.arrange(ProposedViewSize(width: 20, height: nil))
            #expect(shaped.serialOfLines != serial)
        }

        // MARK: - Focus

        struct Form: View {
            @State private var name = ""

            var body: some View {
                ScrollView {
                    VStack {
                        TextField("Name", text: $name)
                        ForEach(0..<500, id: \.self) { Text("Line \($0)") }
                        Button("Send") {}
                    }
                }
            }
        }

        private func focused(_ fixture: WindowFixture) -> RenderNode? {
            gtk_window_get_focus(fixture.window.window.cast()).flatMap { fixture.tree.view(holding: $0)?.node }
        }

        @Test func tabReachesWhatIsOutOfSight() throws {
            let fixture = WindowFixture(Form())
            defer { fixture.close() }
            let nodes = fixture.window.scene.focusMoves.focusableNodes
            try #require(nodes.count == 2)
            fixture.window.scene.focusMoves.setFocus(nodes[0])
            fixture.window.update()
            fixture.settle()
            #expect(fixture.tree.view(of: nodes[1]) == nil)
            let root = try #require(fixture.tree.rootView?.widget)
            #expect(gtk_widget_child_focus(root, GTK_DIR_TAB_FORWARD) != 0)
            fixture.settle()
            #expect(fixture.window.scene.focus.focused === nodes[1])
            #expect(focused(fixture) === nodes[1])
            #expect(nodes[1].frameInWindow.maxY <= fixture.window.scene.size.height)
            #expect(fixture.widgetless.isEmpty)
            #expect(gtk_widget_child_focus(root, GTK_DIR_TAB_BACKWARD) != 0)
            fixture.settle()
            #expect(focused(fixture) === nodes[0])
            #expect(nodes[0].frameInWindow.minY >= 0)
            // Beyond the ends it leads out of the content.
            #expect(gtk_widget_child_focus(root, GTK_DIR_TAB_BACKWARD) == 0)
        }

        @Test func aFieldKeepsTheFocusAndItsTextOutOfSight() throws {
            let fixture = WindowFixture(Form())
            defer { fixture.close() }
            let field = try #require(fixture.window.scene.focusMoves.focusableNodes.first)
            fixture.window.scene.focusMoves.setFocus(field)
            fixture.window.update()
            fixture.settle()
            let view = try #require(fixture.tree.view(of: field))
            let entry = try #require(fixture.widgets("GtkText").first)
            var place: Int32 = 0
            gtk_editable_insert_text(entry.opaque, "abcdef", 6, &place)
            fixture.settle()
            gtk_editable_set_position(entry.opaque, 3)
            try scroll(fixture, by: 4000)
            #expect(fixture.tree.view(of: field) === view)
            #expect(focused(fixture) === field)
            try scroll(fixture, by: -1e6)
            #expect(focused(fixture) === field)
            #expect(fixture.widgets("GtkText").first == entry)
            #expect(gtk_editable_get_position(entry.opaque) == 3)
            #expect(String(borrowed: gtk_editable_get_text(entry.opaque)) == "abcdef")
        }

        // MARK: - Assistive technology

        @Test func whoListensFindsAll() throws {
            let fixture = WindowFixture(Page(model: Model(1000)))
            defer { fixture.close() }
            let count = fixture.tree.count
            fixture.tree.showsAll = true
            #expect(fixture.tree.count > 4000)
            #expect(fixture.placedRows.allSatisfy { fixture.tree.view(of: $0) != nil })
            try scroll(fixture, by: 5000)
            #expect(fixture.tree.count > 4000)
            fixture.tree.showsAll = false
            #expect(fixture.tree.count < 2 * count)
            #expect(fixture.widgetless.isEmpty)
        }
    }
}

extension RenderNode {
    /// The texts in the node.
    fileprivate var texts: [RenderNode] {
        if case .text = content { return [self] }
        return layoutChildren.flatMap(\.texts)
    }
}

extension WindowFixture {
    /// All views that scroll, the outer ones first.
    fileprivate var scrollViews: [NodeView] {
        widgets.compactMap { NodeWidget.owner(of: $0) as? NodeView }.filter(\.node.widget.isScrolling)
    }

    /// The children of the largest container, from back to front.
    fileprivate var placedRows: [RenderNode] {
        var best: [RenderNode] = []
        func visit(_ node: RenderNode) {
            if node.layoutChildren.count > best.count { best = Array(node.layoutChildren) }
            node.layoutChildren.forEach(visit)
        }
        visit(window.scene.root)
        return best
    }

    /// The text of the row at a height of the window.
    fileprivate func shownRow(at y: CGFloat) -> String? {
        placedRows.first { $0.frameInWindow.minY <= y && $0.frameInWindow.maxY > y }?.reading.texts.first
    }

    /// Nodes that are seen and have no widget, by their places.
    fileprivate var widgetless: [String] {
        var found: [String] = []
        func visit(_ node: RenderNode, in visible: CGRect) {
            var visible = visible
            let seen = node.frameInWindow.intersection(visible)
            if !seen.isNull, !seen.isEmpty, tree.view(of: node) == nil { found.append("\(node.kindName) at \(seen)") }
            if case .scroll(let scroll) = node.content, scroll.clips { visible = seen.isNull ? .zero : seen }
            node.forEachDrawnChild { if !$0.bar.isOfWindow { visit($0, in: visible) } }
        }
        visit(window.scene.root, in: CGRect(origin: .zero, size: window.scene.size))
        return found
    }
}
#endif
