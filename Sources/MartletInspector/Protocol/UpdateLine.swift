import Foundation

/// The line of an `update` event. It is written without an encoder, which took longer than a whole update of a thousand
/// views.
struct UpdateLine {
    let data: Data

    init(_ past: UpdateModel.Past) {
        var writer = UpdateWriter(past)
        writer.write(past)
        data = writer.buffer.data()
    }
}

private struct UpdateWriter {
    var buffer: LineBuffer

    init(_ past: UpdateModel.Past) {
        buffer = LineBuffer(capacity: 1_024 + 40 * (past.runs.count + past.skips.count))
    }

    mutating func write(_ past: UpdateModel.Past) {
        let head = past.head
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
        views(past.lists ?? .init())
        literal(",\"more\":")
        number(head.more)
        literal("}\n")
    }

    /// Writes the views that ran and were skipped, of which there may be thousands.
    private mutating func views(_ lists: UpdateModel.Lists) {
        // Most views have one of a few sets of writes. Their texts are in one array: one for each set would be retained for
        // each view.
        var texts: [UInt8] = []
        let ends = lists.sets.sets.map { set in
            texts += "[\(set.map { "\($0)" }.joined(separator: ","))]]".utf8
            return texts.count
        }
        texts += [UInt8](repeating: 0, count: LineBuffer.shortLimit)
        let room = 5 * LineBuffer.digitLimit + 16 + LineBuffer.shortLimit
        literal(",\"ran\":[")
        // Unsafe pointers: the texts are copied at once.
        texts.withUnsafeBufferPointer { texts in
            for (index, run) in lists.runs.enumerated() {
                buffer.reserve(room)
                if index > 0 { buffer.put(UInt8(ascii: ",")) }
                put(run.view, run.count)
                buffer.put(UInt8(ascii: ","))
                // A length is never negative: a run ends after it began.
                buffer.putDigits(of: UInt(max(0, run.length)))
                buffer.put(UInt8(ascii: ","))
                let set = Int(run.writes)
                let start = set == 0 ? 0 : ends[set - 1]
                let text = texts.baseAddress.unsafelyUnwrapped + start
                if ends[set] - start <= LineBuffer.shortLimit {
                    buffer.putShort(text, count: ends[set] - start)
                } else {
                    buffer.append(UnsafeBufferPointer(start: text, count: ends[set] - start))
                }
            }
        }
        literal("],\"skipped\":[")
        for (index, skip) in lists.skips.enumerated() {
            buffer.reserve(room)
            if index > 0 { buffer.put(UInt8(ascii: ",")) }
            put(skip.view, skip.count)
            buffer.put(UInt8(ascii: "]"))
        }
        literal("]")
    }

    /// Begins the entry of a view, for which there is room.
    @inline(__always)
    private mutating func put(_ view: ViewKey, _ count: Int) {
        buffer.put(UInt8(ascii: "["))
        buffer.put(UInt8(ascii: "\""))
        // As the description of a view.
        if view.graph != 0 {
            buffer.putDigits(of: UInt(view.graph))
            buffer.put(UInt8(ascii: ":"))
        }
        buffer.putDigits(of: UInt(view.attribute.index))
        buffer.put(UInt8(ascii: "."))
        buffer.putDigits(of: UInt(view.attribute.generation))
        buffer.put(UInt8(ascii: "\""))
        buffer.put(UInt8(ascii: ","))
        buffer.putDigits(of: UInt(count))
    }

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

    private mutating func literal(_ text: StaticString) { buffer.append(text) }

    private mutating func number(_ number: Int) {
        if number < 0 { buffer.append(UInt8(ascii: "-")) }
        buffer.append(digitsOf: number.magnitude)
    }

    private mutating func list<Elements: Collection>(
        _ start: StaticString, _ elements: Elements, _ write: (inout Self, Elements.Element) -> Void
    ) {
        literal(start)
        buffer.append(UInt8(ascii: "["))
        var isFirst = true
        for element in elements {
            if !isFirst { buffer.append(UInt8(ascii: ",")) }
            isFirst = false
            write(&self, element)
        }
        buffer.append(UInt8(ascii: "]"))
    }

    private mutating func text(_ text: String) {
        buffer.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""): literal("\\\"")
            case UInt8(ascii: "\\"): literal("\\\\")
            case 0..<0x20:
                literal("\\u00")
                for digit in [byte >> 4, byte & 15] {
                    buffer.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
                }
            default: buffer.append(byte)
            }
        }
        buffer.append(UInt8(ascii: "\""))
    }
}
