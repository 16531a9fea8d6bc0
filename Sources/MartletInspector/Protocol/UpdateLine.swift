import Foundation

/// The line of an `update` event. It is written without an encoder, which took longer than a whole update of a thousand
/// views.
struct UpdateLine {
    private(set) var bytes: [UInt8] = []

    init(_ past: UpdateModel.Past) {
        let head = past.head
        bytes.reserveCapacity(1_024 + 32 * (past.runs.count + past.skips.count))
        literal("{\"event\":\"update\",\"number\":")
        number(head.number)
        literal(",\"start\":")
        number(head.start)
        literal(",\"length\":")
        number(head.length)
        list(",\"phases\":", head.phases) { line, phase in
            line.literal("[")
            line.text(phase.name)
            line.literal(",")
            line.number(phase.length)
            line.literal("]")
        }
        counts(head.counts)
        list(",\"writes\":", head.writes) { $0.write($1) }
        list(",\"ran\":", past.runs) { line, run in
            line.literal("[\"")
            line.view(run.view)
            line.literal("\",")
            line.number(run.count)
            line.literal(",")
            line.number(run.length)
            line.list(",", past.sets[run.writes]) { $0.number($1) }
            line.literal("]")
        }
        list(",\"skipped\":", past.skips) { line, skip in
            line.literal("[\"")
            line.view(skip.view)
            line.literal("\",")
            line.number(skip.count)
            line.literal("]")
        }
        literal(",\"more\":")
        number(head.more)
        literal("}")
    }

    var data: Data { Data(bytes) }

    private mutating func counts(_ counts: UpdateReport.Counts) {
        let all: [(StaticString, Int)] = [
            ("rules", counts.rules), ("checked", counts.checked), ("bodies", counts.bodies), ("rows", counts.rows),
            ("made", counts.made), ("ended", counts.ended), ("measured", counts.measured), ("placed", counts.placed),
            ("changed", counts.changed),
        ]
        literal(",\"counts\":{")
        for (index, (name, count)) in all.enumerated() {
            literal(index == 0 ? "\"" : ",\"")
            literal(name)
            literal("\":")
            number(count)
        }
        literal("}")
    }

    private mutating func write(_ write: UpdateReport.Write) {
        literal("{\"id\":")
        number(write.id)
        literal(",\"name\":")
        text(write.name)
        if let old = write.old {
            literal(",\"old\":")
            text(old)
        }
        if let new = write.new {
            literal(",\"new\":")
            text(new)
        }
        literal(",\"thread\":")
        text(write.thread)
        literal(",\"time\":")
        number(write.time)
        literal(write.dropped ? ",\"dropped\":true" : ",\"dropped\":false")
        literal(write.animated ? ",\"animated\":true" : ",\"animated\":false")
        literal(",\"times\":")
        number(write.times)
        literal("}")
    }

    // MARK: - Parts

    private mutating func literal(_ text: StaticString) {
        // Unsafe pointers: the text of the program.
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    private mutating func number(_ number: Int) {
        if number < 0 { bytes.append(UInt8(ascii: "-")) }
        digits(number.magnitude)
    }

    private mutating func digits(_ number: UInt) {
        if number > 9 { digits(number / 10) }
        bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
    }

    /// Writes a view as its description does.
    private mutating func view(_ view: ViewKey) {
        if view.graph != 0 {
            number(view.graph)
            bytes.append(UInt8(ascii: ":"))
        }
        digits(UInt(view.attribute.index))
        bytes.append(UInt8(ascii: "."))
        digits(UInt(view.attribute.generation))
    }

    private mutating func list<Elements: Collection>(
        _ start: StaticString, _ elements: Elements, _ write: (inout Self, Elements.Element) -> Void
    ) {
        literal(start)
        bytes.append(UInt8(ascii: "["))
        var isFirst = true
        for element in elements {
            if !isFirst { bytes.append(UInt8(ascii: ",")) }
            isFirst = false
            write(&self, element)
        }
        bytes.append(UInt8(ascii: "]"))
    }

    private mutating func text(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""): literal("\\\"")
            case UInt8(ascii: "\\"): literal("\\\\")
            case 0..<0x20:
                literal("\\u00")
                for digit in [byte >> 4, byte & 15] {
                    bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
                }
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
