import Foundation
import Testing

import CoreDataModelCode

@Suite struct ModelToolTests {
    private func read(_ entities: String) throws -> [ReadEntity] {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("model-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("<?xml version=\"1.0\"?>\n<model>\n\(entities)\n</model>".utf8).write(to: file)
        return try ModelReader.read(file)
    }

    @Test(arguments: [
        ("<entity name=\"A\" parentEntity=\"B\"/>", 3, "parent entity"),
        ("<entity name=\"A\" parentEntity=\"B\"/>\n<entity name=\"B\" parentEntity=\"A\"/>", 3, "parent entity"),
        ("<entity name=\"A\">\n<attribute name=\"x\" attributeType=\"Composite\"/>\n</entity>", 4, "Composite"),
        (
            "<entity name=\"A\">\n<attribute name=\"x\" attributeType=\"String\" derived=\"YES\"/>\n</entity>", 4,
            "derived"
        ),
        ("<fetchRequest name=\"All\"/>", 3, "All"),
        ("<entity name=\"A\">\n\n</model>", 6, "damaged"),
    ])
    func whatCantBeMadeIsSaidWithItsLine(_ entities: String, _ line: Int, _ words: String) {
        let error = #expect(throws: ModelError.self) { try read(entities) }
        #expect(error?.line == line)
        #expect(error?.message.contains(words) == true)
    }

    @Test func classesThatAreWrittenByHandAreNotMade() throws {
        let entities = try read(
            "<entity name=\"A\" representedClassName=\"A\"/>"
                + "<entity name=\"B\" representedClassName=\"B\" codeGenerationType=\"category\"/>"
                + "<entity name=\"C\"/>")
        let code = ClassWriter(entities: entities).code()
        #expect(!code.contains("class A") && !code.contains("extension A"))
        #expect(!code.contains("class B") && code.contains("extension B {"))
        #expect(!code.contains("C"[...] + " {"))
    }

    @Test func refusedAttributesAreSaidWithTheirLine() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("source-\(UUID().uuidString).swift")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(
            """
            import CoreData

            @objc(Item)
            public class Item: NSManagedObject {}
            #if canImport(ObjectiveC)
                @objc(Other)
            #endif
            public class Other: NSManagedObject {}
            @objc(Unrelated) class Unrelated {}
            """.utf8
        ).write(to: file)
        let warnings = SourceChecks.warnings(in: file.path, classes: ["Item", "Other"])
        #expect(warnings.count == 1)
        #expect(warnings.first?.hasPrefix("\(file.path):3:1: warning: ") == true)
    }
}

/// Names as the compiler gives them, for a module and a class of these names.
@Suite struct SymbolNameTests {
    @Test(arguments: [
        ("timestamp", "Date?", "$s10TestModule4ItemC9timestamp20FoundationEssentials4DateVSgvg"),
        ("createdDate", "Date?", "$s10TestModule4ItemC11createdDate20FoundationEssentials0E0VSgvg"),
        ("itemAuthor", "Author?", "$s10TestModule4ItemC10itemAuthorAA0E0CSgvg"),
        ("parent", "Item?", "$s10TestModule4ItemC6parentACSgvg"),
        ("dateItems", "Set<DateItem>", "$s10TestModule4ItemC9dateItemsShyAA04DateC0CGvg"),
        ("snake_case_name", "String?", "$s10TestModule4ItemC15snake_case_nameSSSgvg"),
        ("n16", "Int16", "$s10TestModule4ItemC3n16s5Int16Vvg"),
        ("dec", "NSDecimalNumber?", "$s10TestModule4ItemC3dec10Foundation15NSDecimalNumberCSgvg"),
    ])
    func namesAreThoseOfTheCompiler(_ property: String, _ type: String, _ name: String) throws {
        let type = try #require(SwiftType(type, classes: ["Item", "Author", "DateItem"]))
        #expect(SymbolName.getter(property, type, of: "Item", in: "TestModule") == name)
    }
}
