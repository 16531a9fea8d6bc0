/// A push-pull engine with everything left out that can be: values are integers, the
/// dependencies of a rule are fixed when it is made, nothing is ever checked.
final class Engine {
    /// Computes a value from the records, given what the rule's own record says of `a` and `b`.
    typealias Rule = @convention(c) (_ records: UnsafeRawPointer, _ a: Int, _ b: Int) -> Int

    enum Mark: UInt8 {
        case clean
        /// Something further up changed; perhaps none of the own operands.
        case pending
        /// An operand changed.
        case dirty
    }

    struct Record {
        var value: Int
        var rule: Rule?
        /// First operand, or the start of a range of records.
        var a: Int
        /// Second operand, the end of a range, or a constant.
        var b: Int
        var firstOperand: Int32
        var operandCount: Int32
        var firstReader: Int32
        var mark: Mark
    }

    private struct Reader {
        var record: Int32
        var next: Int32
    }

    private let records: UnsafeMutablePointer<Record>
    private let operands: UnsafeMutablePointer<Int32>
    private let readers: UnsafeMutablePointer<Reader>
    private let stack: UnsafeMutablePointer<Int32>
    private var recordCount = 0
    private var edgeCount = 0

    init(records recordCapacity: Int, edges edgeCapacity: Int) {
        records = .allocate(capacity: recordCapacity)
        operands = .allocate(capacity: edgeCapacity)
        readers = .allocate(capacity: edgeCapacity)
        stack = .allocate(capacity: recordCapacity)
    }

    deinit {
        records.deallocate()
        operands.deallocate()
        readers.deallocate()
        stack.deallocate()
    }

    func source(_ value: Int) -> Int {
        append(Record(value: value, rule: nil, a: 0, b: 0, operands: edgeCount, mark: .clean))
    }

    /// A rule of one operand, `a`.
    func unary(_ rule: @escaping Rule, _ a: Int, constant: Int = 0) -> Int {
        let index = append(Record(value: .min, rule: rule, a: a, b: constant, operands: edgeCount, mark: .dirty))
        connect(a, to: index)
        return index
    }

    /// A rule of two operands.
    func binary(_ rule: @escaping Rule, _ a: Int, _ b: Int) -> Int {
        let index = append(Record(value: .min, rule: rule, a: a, b: b, operands: edgeCount, mark: .dirty))
        connect(a, to: index)
        connect(b, to: index)
        return index
    }

    /// A rule over a range of records.
    func over(_ rule: @escaping Rule, _ range: Range<Int>) -> Int {
        let index = append(
            Record(value: .min, rule: rule, a: range.lowerBound, b: range.upperBound, operands: edgeCount, mark: .dirty)
        )
        for operand in range { connect(operand, to: index) }
        return index
    }

    @inline(never)
    func set(_ source: Int, _ value: Int) {
        if records[source].value == value { return }
        records[source].value = value

        var depth = 0
        var edge = records[source].firstReader
        while edge >= 0 {
            let reader = readers[Int(edge)]
            if records[Int(reader.record)].mark == .clean {
                stack[depth] = reader.record
                depth += 1
            }
            records[Int(reader.record)].mark = .dirty
            edge = reader.next
        }
        while depth > 0 {
            depth -= 1
            var edge = records[Int(stack[depth])].firstReader
            while edge >= 0 {
                let reader = readers[Int(edge)]
                if records[Int(reader.record)].mark == .clean {
                    records[Int(reader.record)].mark = .pending
                    stack[depth] = reader.record
                    depth += 1
                }
                edge = reader.next
            }
        }
    }

    @inline(__always)
    func get(_ index: Int) -> Int {
        if records[index].mark != .clean { bringUpToDate(index) }
        return records[index].value
    }

    @inline(never)
    private func bringUpToDate(_ index: Int) {
        let own = records + index
        let first = operands + Int(own.pointee.firstOperand)
        let count = Int(own.pointee.operandCount)

        var position = 0
        while position < count {
            let operand = Int(first[position])
            if records[operand].mark != .clean { bringUpToDate(operand) }
            position += 1
        }
        if own.pointee.mark == .dirty {
            let value = own.pointee.rule.unsafelyUnwrapped(records, own.pointee.a, own.pointee.b)
            if value != own.pointee.value {
                own.pointee.value = value
                var edge = own.pointee.firstReader
                while edge >= 0 {
                    records[Int(readers[Int(edge)].record)].mark = .dirty
                    edge = readers[Int(edge)].next
                }
            }
        }
        own.pointee.mark = .clean
    }

    @inline(__always)
    private func append(_ record: Record) -> Int {
        (records + recordCount).initialize(to: record)
        recordCount += 1
        return recordCount - 1
    }

    @inline(__always)
    private func connect(_ operand: Int, to reader: Int) {
        operands[edgeCount] = Int32(operand)
        readers[edgeCount] = Reader(record: Int32(reader), next: records[operand].firstReader)
        records[operand].firstReader = Int32(edgeCount)
        records[reader].operandCount += 1
        edgeCount += 1
    }
}

extension Engine.Record {
    init(value: Int, rule: Engine.Rule?, a: Int, b: Int, operands: Int, mark: Engine.Mark) {
        self.init(
            value: value, rule: rule, a: a, b: b, firstOperand: Int32(operands), operandCount: 0, firstReader: -1,
            mark: mark)
    }
}
