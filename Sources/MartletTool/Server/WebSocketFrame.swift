import Foundation

/// A part of a message on a WebSocket (RFC 6455).
struct WebSocketFrame: Equatable, Sendable {
    /// The kind of a frame.
    enum Kind: UInt8, Sendable {
        case continuation = 0
        case text = 1
        case binary = 2
        case close = 8
        case ping = 9
        case pong = 10

        /// Whether frames of the kind are about the connection, and no part of a message.
        var isControl: Bool { rawValue >= 8 }
    }

    /// The reason for the end of a connection.
    enum ClosingCode: UInt16, Sendable {
        case normal = 1000
        case leaving = 1001
        case violation = 1002
        case unsupported = 1003
        case tooLong = 1009
    }

    let kind: Kind
    /// Whether the message ends with the frame.
    let isLast: Bool
    let payload: Data

    init(_ kind: Kind, _ payload: Data, isLast: Bool = true) {
        (self.kind, self.payload, self.isLast) = (kind, payload, isLast)
    }

    /// Creates the last frame of a connection.
    static func close(_ code: ClosingCode, _ reason: String = "") -> WebSocketFrame {
        let bytes = [UInt8(code.rawValue >> 8), UInt8(code.rawValue & 0xFF)]
        return WebSocketFrame(.close, Data(bytes + reason.utf8))
    }

    /// The bytes of the frame as a server sends it.
    var bytes: Data {
        var bytes = Data([(isLast ? 0x80 : 0) | kind.rawValue])
        switch payload.count {
        case ...125: bytes.append(UInt8(payload.count))
        case ...0xFFFF: bytes.append(contentsOf: [126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)])
        default:
            bytes.append(contentsOf: [127] + (0..<8).map { UInt8(truncatingIfNeeded: payload.count >> (56 - $0 * 8)) })
        }
        return bytes + payload
    }
}

extension WebSocketFrame {
    /// The beginning of a frame that a client sends: all but its payload.
    struct Head: Equatable, Sendable {
        let kind: Kind
        let isLast: Bool
        let length: Int
        let mask: [UInt8]

        /// The error of a head that a client may not send.
        struct Violation: Error {}

        /// Returns the number of bytes of a head that begins with two bytes.
        static func size(_ first: UInt8, _ second: UInt8) -> Int {
            // A client's frame always has a mask of four bytes.
            switch second & 0x7F {
            case 126: 8
            case 127: 14
            default: 6
            }
        }

        /// Reads a head of the size that ``size(_:_:)`` returns.
        init(_ bytes: [UInt8]) throws {
            guard bytes[0] & 0x70 == 0, bytes[1] & 0x80 != 0, let kind = Kind(rawValue: bytes[0] & 0x0F) else {
                throw Violation()
            }
            self.kind = kind
            isLast = bytes[0] & 0x80 != 0
            let long = bytes.count == 6 ? bytes[1] & 0x7F : 0
            let length = bytes[2..<bytes.count - 4].reduce(UInt64(long)) { $0 << 8 | UInt64($1) }
            guard let length = Int(exactly: length), !kind.isControl || isLast && length <= 125 else {
                throw Violation()
            }
            self.length = length
            mask = bytes.suffix(4)
        }

        /// Returns the frame with a payload as it was sent.
        func frame(masked payload: [UInt8]) -> WebSocketFrame {
            let plain = payload.enumerated().map { $0.element ^ mask[$0.offset & 3] }
            return WebSocketFrame(kind, Data(plain), isLast: isLast)
        }
    }
}
