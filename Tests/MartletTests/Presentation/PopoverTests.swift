import MartletTesting
import Testing

/// Popovers, and what content says of how it is presented.
@MainActor @Suite struct PopoverTests {
    private struct Page: View {
        var edge: Edge?
        var anchor = PopoverAttachmentAnchor.rect(.bounds)
        @State private var isPresented = false

        var body: some View {
            Button("Show") { isPresented = true }
                .frame(width: 80, height: 24)
                .popover(isPresented: $isPresented, attachmentAnchor: anchor, arrowEdge: edge) {
                    Button("Close") { isPresented = false }.frame(width: 100, height: 40)
                }
        }
    }

    private func frame(_ page: Page) throws -> CGRect {
        let host = TestHost { page }
        try host.find(.button, "Show").tap()
        return try #require(host.findAll(.sheet).first).frame
    }

    // The button is at (160, 288), 80 × 24.
    @Test func aPopoverStandsAtAnEdgeOfItsView() throws {
        #expect(try frame(Page()) == CGRect(x: 150, y: 312, width: 100, height: 40))
        #expect(try frame(Page(edge: .top)) == CGRect(x: 150, y: 248, width: 100, height: 40))
        #expect(try frame(Page(edge: .trailing)) == CGRect(x: 240, y: 280, width: 100, height: 40))
        #expect(try frame(Page(edge: .leading)) == CGRect(x: 60, y: 280, width: 100, height: 40))
        #expect(try frame(Page(anchor: .point(.bottomTrailing))).minY == 313)
    }

    @Test func itIsDismissed() throws {
        let host = TestHost { Page() }
        try host.find(.button, "Show").tap()
        #expect(throws: ElementNotOperable.self) { try host.find(.button, "Show").tap() }
        try host.find(.button, "Close").tap()
        #expect(host.findAll(.sheet).isEmpty)
        try host.find(.button, "Show").tap()
        #expect(host.press(.escape))
        #expect(host.findAll(.sheet).isEmpty)
    }

    private struct Named: Identifiable { let id: String }

    private struct Items: View {
        @State private var item: Named?

        var body: some View {
            Button("Show") { item = Named(id: "a") }
                .popover(item: $item) { item in Button("\(item.id), next") { self.item = Named(id: item.id + "b") } }
        }
    }

    @Test func aPopoverForAnItem() throws {
        let host = TestHost { Items() }
        try host.find(.button, "Show").tap()
        try host.find(.button, "a, next").tap()
        #expect(host.texts == ["Show", "ab, next"])
        host.press(.escape)
        #expect(host.texts == ["Show"])
    }

    private struct Sheet<Content: View>: View {
        @State private var isPresented = true
        @ViewBuilder let content: () -> Content

        var body: some View { Text("page").sheet(isPresented: $isPresented, content: content) }
    }

    private func size(@ViewBuilder _ content: @escaping () -> some View) throws -> CGSize {
        let host = TestHost(size: CGSize(width: 800, height: 1000)) { Sheet(content: content) }
        return try #require(host.findAll(.sheet).first).frame.size
    }

    @Test func sizesOfSheets() throws {
        // Content of a size has that, and content of any size the standard one: here the window's.
        #expect(try size { Text("four").frame(width: 100) } == CGSize(width: 100, height: 16))
        #expect(try size { Color.red } == CGSize(width: 800, height: 1000))
        #expect(try size { Color.red.frame(height: 50) } == CGSize(width: 800, height: 50))
        #expect(try size { Color.red.presentationSizing(.form) } == CGSize(width: 540, height: 620))
        #expect(try size { Color.red.presentationSizing(.page) } == CGSize(width: 720, height: 920))
        #expect(
            try size { Color.red.frame(idealWidth: 30, idealHeight: 20).presentationSizing(.fitted) }
                == CGSize(width: 30, height: 20))
        #expect(
            try size {
                Text("four").frame(maxWidth: .infinity).presentationSizing(
                    .form.fitted(horizontal: false, vertical: true))
            } == CGSize(width: 540, height: 16))
    }

    @Test func detentsAreHeights() throws {
        #expect(try size { Text("a").presentationDetents([.medium, .large]) }.height == 500)
        #expect(try size { Text("a").presentationDetents([.height(120)]) }.height == 120)
        #expect(try size { Text("a").presentationDetents([.fraction(0.25)]) }.height == 250)
        #expect(
            try size { Text("a").presentationDetents([.medium, .large], selection: .constant(.large)) }.height == 1000)
        #expect(try size { Text("a").presentationDetents([.custom(Third.self)]) }.height == 300)
        // Content with a larger minimum height is shown whole, if there is space.
        #expect(try size { Color.red.frame(height: 700).presentationDetents([.medium]) }.height == 700)
        #expect(try size { Color.red.frame(height: 1700).presentationDetents([.medium]) }.height == 1000)
    }

    private struct ByTextSize: CustomPresentationDetent {
        static func height(in context: Context) -> CGFloat? { context.dynamicTypeSize == .xLarge ? 420 : 210 }
    }

    @Test func detentsKnowTheSurroundings() throws {
        #expect(try size { Text("a").presentationDetents([.custom(ByTextSize.self)]) }.height == 210)
    }

    private struct Growing: View {
        let isSticky: Bool
        @State private var isLong = true

        var body: some View {
            VStack(spacing: 0) {
                Text("a").frame(width: 80, height: isLong ? 200 : 40)
                Button("Shrink") { isLong = false }
            }
            .presentationSizing(.fitted.sticky(vertical: isSticky))
        }
    }

    @Test(arguments: [false, true])
    func whatSticksDoesNotGetSmaller(_ isSticky: Bool) throws {
        let host = TestHost(size: CGSize(width: 1000, height: 1000)) { Sheet { Growing(isSticky: isSticky) } }
        let before = try host.find(.sheet).frame.height
        try host.find(.button, "Shrink").tap()
        #expect(try host.find(.sheet).frame.height == (isSticky ? before : before - 160))
    }

    private struct Third: CustomPresentationDetent {
        static func height(in context: Context) -> CGFloat? { context.maxDetentValue * 0.3 }
    }

    @Test func theBackgroundFillsTheSheet() throws {
        let host = TestHost {
            Sheet {
                Text("four").frame(width: 100, height: 50)
                    .presentationBackground(.red)
                    .presentationCornerRadius(12)
                    .presentationDragIndicator(.visible)
                    .presentationBackgroundInteraction(.enabled(upThrough: .medium))
                    .presentationContentInteraction(.scrolls)
                    .presentationCompactAdaptation(.popover)
            }
        }
        let tree = host.tree
        #expect(tree.contains("(150, 275, 100 × 50)"))
        #expect(
            tree.components(separatedBy: "\n").contains { $0.contains("shape") && $0.contains("100 × 50") }, "\(tree)")
    }
}
