import Foundation
import Martlet
import MartletTesting
import Testing

@testable import UIKit

private struct Page: View {
    @State private var text = "Note"

    var body: some View {
        NavigationStack {
            List {
                Text("Row")
                TextEditor(text: $text)
            }
            .navigationTitle("Page")
        }
    }
}

private struct FilledPage: View {
    var body: some View {
        NavigationStack {
            Text("Text").navigationTitle("Page").toolbarBackground(
                Color(red: 0, green: 1, blue: 0), for: .navigationBar)
        }
    }
}

// Serialized: the look is that of the process.
@MainActor @Suite(.serialized) struct AppearanceTests {
    private func fill(of host: TestHost) throws -> BarFill {
        try withExtendedLifetime(host) {
            try #require(CurrentScene.scene?.root.first { $0.control(as: NavigationBarControl.self)?.fill })
        }
    }

    @Test func barsHaveTheColorsOfTheAppearance() throws {
        #expect(try fill(of: TestHost { Page() }) == BarFill())
        let look = UINavigationBarAppearance()
        look.configureWithOpaqueBackground()
        look.backgroundColor = UIColor {
            $0.userInterfaceStyle == .dark ? .white : UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        }
        look.titleTextAttributes = [.foregroundColor: UIColor(red: 0, green: 0, blue: 1, alpha: 1)]
        UINavigationBar.appearance().standardAppearance = look
        defer { UINavigationBar.appearance().standardAppearance = UINavigationBarAppearance() }
        let host = TestHost { Page() }
        #expect(try fill(of: host).color?.red == 1 && fill(of: host).color?.green == 0)
        #expect(try fill(of: host).foreground?.blue == 1)
        host.setEnvironment(\.colorScheme, .dark)
        host.update()
        #expect(try fill(of: host).color?.green == 1, "a color that depends on the scheme follows it")
        let own = TestHost { FilledPage() }
        #expect(try fill(of: own).color?.green == 1, "a page's own fill takes precedence")
        UINavigationBar.appearance().standardAppearance = UINavigationBarAppearance()
        #expect(try fill(of: TestHost { Page() }) == BarFill())
    }

    @Test func listsLoseTheirLinesAndEditorsTheirBackground() throws {
        func editorIsClear() -> Bool? {
            CurrentScene.scene?.root.first { $0.control(as: FieldControl.self)?.isClear }
        }
        func lineCount() -> Int { CurrentScene.scene?.root.count(where: \.isDivider) ?? -1 }
        let usual = TestHost { Page() }
        let height = try usual.find(text: "Row").frame.height
        #expect(editorIsClear() == false)
        let lines = lineCount()
        UITableView.appearance().separatorStyle = .none
        UITextView.appearance().backgroundColor = .clear
        defer {
            UITableView.appearance().separatorStyle = .singleLine
            UITextView.appearance().backgroundColor = nil
        }
        let plain = TestHost { Page() }
        #expect(editorIsClear() == true)
        #expect(lines > 0 && lineCount() == 0)
        #expect(try plain.find(text: "Row").frame.height == height)
    }
}

extension RenderNode {
    fileprivate var isDivider: Bool { if case .divider = content { true } else { false } }

    fileprivate func first<Value>(_ find: (RenderNode) -> Value?) -> Value? {
        if let found = find(self) { return found }
        for child in children { if let found = child.first(find) { return found } }
        return nil
    }

    fileprivate func count(where isCounted: (RenderNode) -> Bool) -> Int {
        children.reduce(isCounted(self) ? 1 : 0) { $0 + $1.count(where: isCounted) }
    }
}
