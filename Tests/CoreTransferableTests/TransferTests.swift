import CoreTransferable
import Foundation
import Testing

extension UTType {
    fileprivate static let song = UTType(exportedAs: "com.example.martlet.song")
}

private struct Song: Codable, Transferable, Equatable {
    var title: String

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .song)
        DataRepresentation(contentType: .xml) { song in
            Data("<song>\(song.title)</song>".utf8)
        } importing: { data in
            Song(title: String(decoding: data.dropFirst(6).dropLast(7), as: UTF8.self))
        }
        FileRepresentation(exportedContentType: .log) { song in
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(song.title).log")
            try Data("log of \(song.title)".utf8).write(to: file)
            return SentTransferredFile(file)
        }
        ProxyRepresentation(exporting: \.title)
    }
}

private struct Secret: Codable, Transferable {
    var word: String

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json).visibility(.ownProcess)
        ProxyRepresentation(exporting: \.word).exportingCondition { !$0.word.isEmpty }.suggestedFileName("word.txt")
    }
}

@Suite struct TransferTests {
    @Test func aValueGoesInAllOfItsForms() async throws {
        let song = Song(title: "Blue")
        let item = TransferItem(song)
        #expect(item.contentTypes == [.song, .xml, .log, .utf8PlainText])
        #expect(item.text == "Blue")
        #expect(try await song.exported(as: .xml) == Data("<song>Blue</song>".utf8))
        #expect(try await song.exported(as: .log) == Data("log of Blue".utf8))
        #expect(try await JSONDecoder().decode(Song.self, from: song.exported()) == song)
        await #expect(throws: CocoaError.self) { try await song.exported(as: .png) }
    }

    @Test func aValueComesFromBytesOfItsKinds() async throws {
        #expect(try await Song(importing: Data("<song>Red</song>".utf8), contentType: .xml) == Song(title: "Red"))
        #expect(Song.importedContentTypes() == [.song, .xml])
        // In this program the value itself goes.
        guard case .now(let same)? = Transfer.load(Song.self, from: TransferItem(Song(title: "Blue"))) else {
            return #expect(Bool(false))
        }
        #expect(same == Song(title: "Blue"))
        let bytes = TransferItem(forms: [.init(.xml, load: .now { .data(Data("<song>Red</song>".utf8)) })])
        guard case .later(let load)? = Transfer.load(Song.self, from: bytes) else { return #expect(Bool(false)) }
        #expect(try await load() == Song(title: "Red"))
        #expect(!Transfer.accepts(Song.self, TransferItem("text")))
        #expect(Transfer.accepts(String.self, TransferItem(Song(title: ""))))
        #expect(Transfer.accepts(Data.self, bytes))
    }

    @Test func formsHaveConditionsAndNames() {
        let item = TransferItem(Secret(word: "x"))
        #expect(item.forms.map(\.visibility) == [.ownProcess, .all])
        #expect(item.suggestedName == "word.txt")
        #expect(TransferItem(Secret(word: "")).contentTypes == [.json])
    }

    @Test func addressesGoAsLists() throws {
        let item = TransferItem(URL(fileURLWithPath: "/tmp/a b"))
        #expect(item.contentTypes == [.fileURL, .url, .utf8PlainText])
        guard case .now(let load)? = item.form(conformingTo: .fileURL)?.load else { return #expect(Bool(false)) }
        #expect(try load(()).data() == Data("file:///tmp/a%20b\r\n".utf8))
        #expect(TransferItem(URL(string: "https://example.com")!).contentTypes == [.url, .utf8PlainText])
    }

    @Test func providersHandOnWhatTheyHave() async throws {
        let text = NSItemProvider(object: NSString(string: "note"))
        #expect(text.hasItemConformingToTypeIdentifier(UTType.plainText.identifier))
        #expect(text.canLoadObject(ofClass: String.self) && !text.canLoadObject(ofClass: URL.self))
        let read = await withCheckedContinuation { done in
            _ = text.loadObject(ofClass: String.self) { text, _ in done.resume(returning: text) }
        }
        #expect(read == "note")
        let old = try await text.loadItem(forTypeIdentifier: "public.text")
        #expect(old as? Data == Data("note".utf8))

        let bytes = NSItemProvider()
        bytes.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) { done in
            done(Data([1, 2]), nil)
            return nil
        }
        #expect(bytes.registeredTypeIdentifiers == ["public.png"])
        let loaded = await withCheckedContinuation { done in
            bytes.loadDataRepresentation(for: .image) { data, _ in done.resume(returning: data) }
        }
        #expect(loaded == Data([1, 2]))
        let asData = await withCheckedContinuation { done in
            bytes.loadTransferable(type: Data.self) { done.resume(returning: try? $0.get()) }
        }
        #expect(asData == Data([1, 2]))
        let none = await withCheckedContinuation { done in
            bytes.loadDataRepresentation(for: .json) { data, error in done.resume(returning: error != nil) }
        }
        #expect(none)
    }

    @Test func providersHaveFiles() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("provided.json")
        try Data("{}".utf8).write(to: file)
        let provider = try #require(NSItemProvider(contentsOf: file))
        #expect(provider.suggestedName == "provided.json")
        #expect(provider.registeredContentTypes(conformingTo: .json) == [.json])
        let url = await withCheckedContinuation { done in
            _ = provider.loadObject(ofClass: URL.self) { url, _ in done.resume(returning: url) }
        }
        #expect(url == file)
        #expect(NSItemProvider(contentsOf: URL(fileURLWithPath: "/nowhere")) == nil)
    }
}
