import Foundation
import MartletCheck
import Testing

@Suite struct ModuleTableTests {
    private let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test func thePageIsThatOfTheTable() throws {
        let page = try String(contentsOf: root.appending(path: "Documentation/modules.md"), encoding: .utf8)
        #expect(page == ModulesPage(.current).markdown, "swift run martlet check --modules >Documentation/modules.md")
    }

    @Test func productsOfTheTableAreProductsOfThePackage() throws {
        let manifest = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
        let products = Set(ModuleTable.current.modules.map(\.product)).subtracting([""])
        #expect(products.count >= 8)
        for product in products { #expect(manifest.contains(".library(name: \"\(product)\""), "\(product)") }
        // A module of Apple's that the package has is not said to be absent.
        for module in ModuleTable.current.modules where module.state == .none {
            #expect(!manifest.contains(".library(name: \"\(module.name)\""), "\(module.name)")
        }
    }

    @Test func everyLineOfTheTableIsRead() throws {
        let file = root.appending(path: "Sources/MartletCheck/Data/modules.tsv")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
        let table = ModuleTable.current
        #expect(lines.count == table.modules.count + table.names.count)
        #expect(Set(table.modules.map(\.name)).count == table.modules.count)
        #expect(Set(table.names.map(\.name)).count == table.names.count)
        for module in table.modules where module.state == .product { #expect(!module.product.isEmpty) }
    }
}
