import AttributeGraph
import MartletABI
import Testing

@testable import Martlet
import MartletRuntime

@Suite("Parts of view values")
@MainActor
struct ValueParts {
    /// Returns the field offsets from reflection, as the runtime records them.
    private func fields(of type: Any.Type) -> [String: Int] {
        TypeField.fields(of: type).reduce(into: [:]) { $0[$1.name] = $1.offset }
    }

    private struct Small: View {
        let flag: Bool
        var body: some View { EmptyView() }
    }

    private struct Wide: View {
        let a: String
        let b: UInt8
        var body: some View { EmptyView() }
    }

    private struct Mark: ViewModifier {
        let byte: UInt8
        let number: Double
        func body(content: Content) -> some View { content }
    }

    private func root<Value>(of type: Value.Type) -> _GraphValue<Value> {
        let graph = Graph()
        let scope = graph.rootScope
        return _GraphValue(attribute: graph.makeInput(0, in: scope).identifier, offset: 16)
    }

    private func expectFields<C, M>(of type: ModifiedContent<C, M>.Type) {
        let value = root(of: type)
        let known = fields(of: type)
        #expect(value[\.content].offset == 16 + known["content"]!)
        #expect(value[\.modifier].offset == 16 + known["modifier"]!)
        #expect(value.part(\.modifier, after: C.self).offset == value[\.modifier].offset)
        #expect(ModifiedContent<C, M>.modifierOffset == known["modifier"])
    }

    /// The computed offset of a declared field equals that of the compiler, for all sizes and alignments of the fields.
    @Test func declaredFieldsLieWhereReflectionSaysSo() {
        expectFields(of: ModifiedContent<EmptyView, Mark>.self)
        expectFields(of: ModifiedContent<Small, Mark>.self)
        expectFields(of: ModifiedContent<Wide, Mark>.self)
        expectFields(of: ModifiedContent<ModifiedContent<Wide, Mark>, Mark>.self)
        expectFields(of: ModifiedContent<Optional<Wide>, Mark>.self)
        expectFields(of: ModifiedContent<TupleView<(Small, Wide)>, Mark>.self)
        #expect(fields(of: HStack<Small>.self)["layout"] == HStack<Small>.layoutOffset)
        #expect(fields(of: VStack<Wide>.self)["layout"] == VStack<Wide>.layoutOffset)
        #expect(fields(of: ZStack<Wide>.self)["layout"] == ZStack<Wide>.layoutOffset)
        #expect(fields(of: State<Bool>.self)["location"] == State<Bool>._referenceOffset)
        #expect(fields(of: State<Wide>.self)["location"] == State<Wide>._referenceOffset)
        #expect(fields(of: State<String?>.self)["location"] == State<String?>._referenceOffset)
    }

    @Test func partsReachedByKeyPathLieWhereReflectionSaysSo() {
        let section = root(of: Section<Small, Wide, Small>.self)
        let known = fields(of: Section<Small, Wide, Small>.self)
        #expect(section[\.content].offset == 16 + known["content"]!)
        #expect(section[\.header].offset == 16 + known["header"]!)
        #expect(section[\.footer].offset == 16 + known["footer"]!)
        #expect(root(of: Wide.self)[\.b].offset == 32)
        #expect(root(of: ModifiedContent<Small, Wide>.self)[\.modifier.b].offset == 16 + 8 + 16)
    }

    /// The check that debug builds assert: a wrong offset of a field is detected.
    @Test func aFieldDeclaredElsewhereIsFoundOut() {
        #expect(FieldPlaces.holds(\ModifiedContent<Small, Mark>.modifier, at: 8))
        #expect(!FieldPlaces.holds(\ModifiedContent<Small, Mark>.modifier, at: 1))
        #expect(!FieldPlaces.holds(\Wide.b, at: 0))
        // A computed property has no offset.
        #expect(!FieldPlaces.holds(\Wide.a.count, at: 0))
    }

    @Test func elementsOfATupleLieOneAfterTheOther() {
        var elements = TupleParts(of: root(of: (Bool, UInt8, Double, String).self))
        #expect((elements.next() as _GraphValue<Bool>).offset == 16)
        #expect((elements.next() as _GraphValue<UInt8>).offset == 17)
        #expect((elements.next() as _GraphValue<Double>).offset == 24)
        #expect((elements.next() as _GraphValue<String>).offset == 32)
    }

    /// Only a part that is the whole is let through by comparison as the whole is.
    @Test func aPartIsComparedOnlyIfItIsTheWhole() {
        let graph = Graph()
        let attribute = graph.makeInput(0, in: graph.rootScope).identifier
        let group = _GraphValue<Group<Wide>>(attribute: attribute, offset: 0, isCompared: true)
        #expect(group[\.content].isCompared)
        let wide = _GraphValue<Wide>(attribute: attribute, offset: 0, isCompared: true)
        #expect(!wide[\.a].isCompared)
        #expect(!wide[\.b].isCompared)
        #expect(wide.cast(to: Wide.self).isCompared)
    }
}
