import Foundation
import Testing

import UniformTypeIdentifiers

@Suite struct TypeTests {
    @Test func extensionsAndMIMETypesNameTypes() {
        #expect(UTType(filenameExtension: "PNG") == .png)
        #expect(UTType(filenameExtension: "jpg") == .jpeg)
        #expect(UTType(mimeType: "text/plain") == .plainText)
        #expect(UTType(mimeType: "text/plain;charset=utf-8") == .utf8PlainText)
        #expect(UTType(mimeType: "application/json") == .json)
        #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
        #expect(UTType.svg.preferredMIMEType == "image/svg+xml")
        #expect(UTType.image.preferredMIMEType == nil)
        #expect(UTType.png.tags[.filenameExtension] == ["png"])
        #expect(UTType("public.jpeg") == .jpeg)
        #expect(UTType("com.example.unknown") == nil)
    }

    @Test func filesHaveTypes() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func type(_ name: String) throws -> UTType? {
            try folder.appendingPathComponent(name).resourceValues(forKeys: [.contentTypeKey, .isDirectoryKey])
                .contentType
        }
        for name in ["a.png", "b", "c.unheard", "d.PNG"] {
            try Data().write(to: folder.appendingPathComponent(name))
        }
        try FileManager.default.createSymbolicLink(
            at: folder.appendingPathComponent("e.png"), withDestinationURL: folder.appendingPathComponent("a.png"))
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("f.png"), withIntermediateDirectories: false)
        #expect(try type("a.png") == .png)
        #expect(try type("b") == .data)
        #expect(try type("c.unheard")?.isDynamic == true)
        #expect(try type("d.PNG") == .png)
        #expect(try type("e.png") == .symbolicLink)
        #expect(try type("f.png") == .folder)
        #expect(try folder.resourceValues(forKeys: [.contentTypeKey]).contentType == .folder)
        #expect(try folder.resourceValues(forKeys: [.isDirectoryKey]).contentType == nil)
    }

    @Test func typesConformToMoreGeneralOnes() {
        #expect(UTType.png.conforms(to: .image))
        #expect(UTType.png.conforms(to: .png))
        #expect(!UTType.png.isSubtype(of: .png))
        #expect(UTType.image.isSupertype(of: .heic))
        #expect(UTType.swiftSource.conforms(to: .text))
        #expect(!UTType.swiftSource.conforms(to: .image))
        #expect(UTType.geoJSON.supertypes.isSuperset(of: [.json, .text, .data, .content, .item]))
        #expect(UTType(filenameExtension: "png", conformingTo: .image) == .png)
        #expect(UTType(filenameExtension: "png", conformingTo: .audio)?.isDynamic == true)
    }

    @Test func everyTypeOfTheTableIsWhole() {
        for line in TypeTable.lines.split(separator: "\n") {
            let parts = line.split(separator: "|", omittingEmptySubsequences: false)
            #expect(parts.count == 5, "\(line)")
            for parent in parts[1].split(separator: " ") {
                #expect(UTType(String(parent)) != nil, "\(parent) of \(line)")
            }
            #expect(UTType(String(parts[0]))?.localizedDescription?.isEmpty == false, "\(line)")
        }
    }

    @Test func whatNothingDeclaresStandsForItself() throws {
        let type = try #require(UTType(filenameExtension: "martletnote"))
        #expect(type.isDynamic && !type.isDeclared)
        #expect(type.preferredFilenameExtension == "martletnote")
        #expect(type.conforms(to: .data))
        #expect(type == UTType(filenameExtension: "MartletNote"))
        #expect(UTType(type.identifier) == type)
        #expect(UTType(filenameExtension: "") == nil)
        let read = try JSONDecoder().decode([UTType].self, from: JSONEncoder().encode([type, .png]))
        #expect(read == [type, .png])
    }

    @Test func appsDeclareTypes() throws {
        let note = UTType(exportedAs: "com.example.martlet.leaf", conformingTo: .json)
        #expect(note.conforms(to: .text) && note.isDeclared && !note.isPublic)
        #expect(note.preferredFilenameExtension == "leaf")
        #expect(UTType("com.example.martlet.leaf") == note)
        #expect(UTType(filenameExtension: "leaf") == note)
        let list: [String: Any] = [
            "UTExportedTypeDeclarations": [
                [
                    "UTTypeIdentifier": "com.example.sheet", "UTTypeConformsTo": ["public.data"],
                    "UTTypeDescription": "Sheet",
                    "UTTypeTagSpecification": ["public.filename-extension": ["sht"], "public.mime-type": "a/b"],
                ]
            ]
        ]
        let bytes = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
        let declared = DeclaredTypes.types(in: bytes)
        #expect(declared.map(\.0) == ["com.example.sheet"])
        #expect(declared.first?.1.extensions == ["sht"])
        #expect(declared.first?.1.mimeTypes == ["a/b"])
    }

    @Test func namesOfFilesGetExtensions() {
        let folder = URL(fileURLWithPath: "/tmp")
        #expect(folder.appendingPathComponent("a", conformingTo: .png).lastPathComponent == "a.png")
        #expect(folder.appendingPathComponent("a.jpg", conformingTo: .jpeg).lastPathComponent == "a.jpg")
        #expect(folder.appendingPathComponent("a.txt", conformingTo: .png).lastPathComponent == "a.txt.png")
    }
}
