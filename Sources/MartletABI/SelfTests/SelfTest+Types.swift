extension SelfTest {
    private final class Object {}

    private enum Choice {
        case one, two(Int)
    }

    private struct Sample {
        var byte: Int8 = 1
        var text = "text"
        var number: Double?
        var object: Object? = Object()
        var action: () -> Void = {}
        var anything: any Sendable = 1
        var last = true
    }

    private struct Held<Value> {
        var flag = true
        weak var weak: Object?
        var value: Value
    }

    private class Base {
        var flag = true
    }

    private final class Derived<Value>: Base {
        var value: Value
        init(_ value: Value) { self.value = value }
    }

    static func typeKinds() -> [String] {
        var findings = Findings()
        let expected: [(Any.Type, TypeKind)] = [
            (Int.self, .structure), (String.self, .structure), (Sample.self, .structure), (Held<Int>.self, .structure),
            ([Int].self, .structure), ((Int, String).self, .tuple), ((() -> Void).self, .function),
            ((@MainActor (Int) async throws -> String).self, .function), (Object.self, .other),
            ((any Sendable).self, .other), ((any Error).self, .other), (Int.Type.self, .other),
        ]
        for (type, kind) in expected {
            findings.expect(TypeKind.byMetadata(type) == kind, "\(type) is \(TypeKind.byMetadata(type)), not \(kind)")
        }
        return findings.reasons
    }

    static func enumPayloads() -> [String] {
        enum Sample<Value: Equatable>: Equatable {
            case none
            case text(String)
            case value(Value)
            case pair(first: Int8, second: String)
            indirect case boxed(Int)
        }
        var findings = Findings()
        func check<Payload>(_ value: Sample<Double>, _ new: Payload, _ expected: Sample<Double>) {
            var value = value
            let isChanged = EnumPayload.byWitnesses(of: &value) { address, type in
                findings.expect(type == Payload.self, "the payload is a \(type), not a \(Payload.self)")
                if type == Payload.self { address.assumingMemoryBound(to: Payload.self).pointee = new }
            }
            findings.expect(isChanged && value == expected, "\(value) instead of \(expected)")
        }
        check(.text("a text that is on the heap"), "other", .text("other"))
        check(.value(1), 2.5, .value(2.5))
        check(.pair(first: 1, second: "one"), (first: Int8(2), second: "two"), .pair(first: 2, second: "two"))
        findings.expect(EnumPayload.byRecords(of: Sample<Double>.none) == nil, "a case without a payload")
        findings.expect(EnumPayload.byRecords(of: Sample<Double>.boxed(1)) == nil, "a payload in an object")
        findings.expect(
            EnumPayload.byRecords(of: 1) == nil && EnumPayload.byRecords(of: Int?.some(1)) == nil, "no enum")
        return findings.reasons
    }

    static func fieldEnumeration() -> [String] {
        var findings = Findings()
        let fields = TypeField.byEnumeration(of: Sample.self)
        func check<Field>(_ name: String, _ path: KeyPath<Sample, Field>) {
            guard let field = fields.first(where: { $0.name == name }) else {
                return findings.expect(false, "a field was not found")
            }
            // `MemoryLayout.offset(of:)` does not support closures.
            findings.expect(
                field.offset == MemoryLayout<Sample>.offset(of: path) ?? field.offset, "the offset of \(name)")
            findings.expect(field.type == Field.self, "the type of \(name)")
        }
        check("byte", \.byte)
        check("text", \.text)
        check("number", \.number)
        check("object", \.object)
        check("action", \.action)
        check("anything", \.anything)
        check("last", \.last)
        findings.expect(fields.count == 7, "the number of fields")
        let tuple = TypeField.byEnumeration(of: (Int8, name: String).self)
        findings.expect(tuple.map(\.offset) == [0, MemoryLayout<UInt>.size], "the elements of a tuple")
        findings.expect(TypeField.byEnumeration(of: Choice.self).isEmpty, "the fields of an enum")
        let object = TypeField.byEnumeration(ofObjectsOf: Derived<Int8>.self)
        // Fields follow the class and the reference counts.
        let start = 2 * MemoryLayout<UInt>.size
        findings.expect(object.map(\.name) == ["flag", "value"], "the fields of objects")
        findings.expect(object.map(\.offset) == [start, start + 1], "the offsets in objects")
        return findings.reasons
    }

    static func weakFlags() -> [String] {
        var findings = Findings()
        findings.expect(TypeField.holdsWeakByFlags(Held<Int>.self), "a struct with a weak reference")
        findings.expect(TypeField.holdsWeakByFlags(Held<Int>?.self), "an optional of such a struct")
        let others: [Any.Type] = [
            Int.self, Sample.self, String.self, Object.self, Object?.self, (() -> Void).self, (Int, String).self,
        ]
        for type in others { findings.expect(!TypeField.holdsWeakByFlags(type), "\(type)") }
        return findings.reasons.map { "the flags are wrong for \($0)" }
    }
}
