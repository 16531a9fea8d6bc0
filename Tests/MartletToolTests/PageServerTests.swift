import Foundation
import Testing

@testable import MartletTool

@Suite struct PageServerTests {
    private func request(_ text: String) -> HTTPRequest? { HTTPRequest(head: Array(text.utf8)) }

    @Test func aHeadHasAPathAndHeaders() throws {
        let text = "GET /a%20b/c?d=/e HTTP/1.1\r\nhost: one\r\nHost:  two \r\nConnection: keep-alive, Upgrade\r\nX:"
        let head = try #require(request(text))
        #expect(head.method == "GET")
        #expect(head.path == "/a%20b/c")
        #expect(head.values(for: "HOST") == ["one", "two"])
        #expect(head.values(for: "x") == [""])
        #expect(head.values(for: "y") == [])
        #expect(head.lists("upgrade", in: "Connection"))
        #expect(!head.lists("up", in: "Connection"))
    }

    @Test(arguments: [
        "", "GET", "GET / HTTP/2", "GET  / HTTP/1.1", "get / HTTP/1.1", "GET http://x/ HTTP/1.1", "GET /\u{7} HTTP/1.1",
        "GET / HTTP/1.1\r\nno colon", "GET / HTTP/1.1\r\n folded: line", "GET / HTTP/1.1\r\na b: c",
        "GET / HTTP/1.1\r\na: b\u{0}", "GET / HTTP/1.1\r\n: b", "GET / HTTP/1.1 x",
    ])
    func bytesThatAreNoHeadAreRefused(text: String) {
        #expect(request(text) == nil)
    }

    @Test func headsAreUTF8() {
        #expect(HTTPRequest(head: Array("GET / HTTP/1.1\na: ".utf8) + [0xFF]) == nil)
    }

    @Test(arguments: [
        ("", "da39a3ee5e6b4b0d3255bfef95601890afd80709"), ("abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),
        ("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "84983e441c3bd26ebaae4aa1f95129e5e54670f1"),
        (String(repeating: "a", count: 1_000), "291e9a6c66994949b57ba5e650361e98fc36b1ba"),
    ])
    func checksumsAreThoseOfTheStandard(text: String, checksum: String) {
        let bytes = SHA1.checksum(of: Array(text.utf8))
        #expect(bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined() == checksum)
    }

    private struct Nothing: WebSocketHandler {
        func serve(_ socket: WebSocket) async {}
    }

    @Test func aWebSocketIsProven() throws {
        // The example of RFC 6455.
        let head = "GET / HTTP/1.1\r\nUpgrade: WebSocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        let asked = try #require(request(head + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="))
        let answer = HTTPResponse.webSocket(for: asked, Nothing())
        #expect(answer.status == .switching)
        #expect(answer.headers.contains { $0 == ("Sec-WebSocket-Accept", "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=") })
        for key in [
            "", "Sec-WebSocket-Key: short",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nUpgrade2: x\r\nSec-WebSocket-Key: a",
        ] {
            let asked = try #require(request(head + (key.isEmpty ? "A: b" : key)))
            #expect(HTTPResponse.webSocket(for: asked, Nothing()).status == .malformed)
        }
    }

    @Test(arguments: [0, 125, 126, 0xFFFF, 0x10000])
    func framesOfEveryLengthAreSentAndRead(count: Int) throws {
        let payload = Data((0..<count).map { UInt8(truncatingIfNeeded: $0) })
        let sent = [UInt8](WebSocketFrame(.text, payload).bytes)
        #expect(sent[0] == 0x81)
        // As a client sends it: with a mask.
        let size = WebSocketFrame.Head.size(sent[0], sent[1])
        let mask: [UInt8] = [1, 2, 3, 0xFF]
        let head = try WebSocketFrame.Head([sent[0], sent[1] | 0x80] + sent[2..<size - 4] + mask)
        #expect(head.length == count)
        let masked = payload.enumerated().map { $0.element ^ mask[$0.offset % 4] }
        #expect(head.frame(masked: masked) == WebSocketFrame(.text, payload))
        #expect(sent.count == size - 4 + count)
    }

    @Test(arguments: [
        // Without a mask, with reserved bits, of an unknown kind, a long or divided control frame, a negative length.
        [0x81, 0x01, 0, 0, 0, 0], [0xC1, 0x81, 0, 0, 0, 0], [0x83, 0x81, 0, 0, 0, 0], [0x09, 0x81, 0, 0, 0, 0],
        [0x89, 0xFE, 0, 126, 0, 0, 0, 0], [0x81, 0xFF, 0xFF, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    ])
    func framesThatAClientMayNotSendAreRefused(bytes: [UInt8]) {
        #expect(throws: WebSocketFrame.Head.Violation.self) { try WebSocketFrame.Head(bytes) }
    }
}
