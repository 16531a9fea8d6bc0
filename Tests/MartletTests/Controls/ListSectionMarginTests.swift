import Foundation
import Testing

import Martlet
import MartletTesting

/// Margins of the sections of lists.
@MainActor
@Suite struct ListSectionMarginTests {
    private struct Page: View {
        @State var isWide = false
        var top: CGFloat? = nil
        var bottom: CGFloat? = nil

        var body: some View {
            List {
                Section("First") { Text("a") }
                    .listSectionMargins(.horizontal, isWide ? nil : 40)
                    .listSectionMargins(.top, top)
                    .listSectionMargins(.bottom, bottom)
                Section("Second") { Text("b") }
                Toggle("Wide", isOn: $isWide)
            }
        }
    }

    @Test func rowsAndHeadersKeepThem() throws {
        let host = TestHost { Page() }
        let own = try host.find(text: "b").frame.minX
        #expect(try host.find(text: "a").frame.minX > own)
        let header = try host.find(text: "First").frame.minX - host.find(text: "Second").frame.minX
        #expect(try header == host.find(text: "a").frame.minX - own)
        try host.find(.toggle, "Wide").tap()
        #expect(try host.find(text: "a").frame.minX == own)
        #expect(try host.find(text: "First").frame.minX == host.find(text: "Second").frame.minX)
    }

    @Test func aboveAndBelow() throws {
        func places(_ host: TestHost) throws -> [CGFloat] {
            try [host.find(text: "First").frame.minY, host.find(text: "Second").frame.minY]
        }
        let plain = try places(TestHost { Page() })
        let above = try places(TestHost { Page(top: 24) })
        #expect(above == plain.map { $0 + 24 })
        let closer = try places(TestHost { Page(bottom: 0) })
        #expect(closer[0] == plain[0])
        let further = try places(TestHost { Page(bottom: 50) })
        #expect(further[1] == closer[1] + 50)
        #expect(further[0] == plain[0])
    }

    @Test func ofAllSections() throws {
        let host = TestHost {
            List {
                Section { Text("a") }
                Section { Text("b") }.listSectionMargins(.leading, 60)
            }
            .listSectionMargins(.leading, 30)
        }
        #expect(try host.find(text: "b").frame.minX == host.find(text: "a").frame.minX + 30)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -1e300, 1e300, -40])
    func noNumberEndsTheProgram(_ length: CGFloat) throws {
        let host = TestHost {
            List {
                Section { Text("a") }.listSectionMargins(.all, length)
                Section { Text("b") }
            }
        }
        // Rows that a margin moves out of sight are not made.
        let texts = ["a", "b"].compactMap { try? host.find(text: $0) }
        #expect(texts.allSatisfy { $0.frame.minX.isFinite && $0.frame.minY.isFinite })
        if !length.isFinite { #expect(texts.count == 2) }
    }
}
