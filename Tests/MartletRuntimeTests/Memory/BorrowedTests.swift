import MartletRuntime
import Testing

@Suite("References without counting")
struct BorrowedTests {
    private final class Owner {
        var number = 3
    }

    private struct Reader {
        @Borrowed var owner: Owner
    }

    @Test func readsTheObjectOfAnotherOwner() {
        let owner = Owner()
        let reader = Reader(owner: Borrowed(owner))
        owner.number = 4
        #expect(reader.owner.number == 4)
        #expect(Borrowed(owner).with { $0.number } == 4)
        #expect(Borrowed(owner).object === owner)
    }

    @Test func retainsNothing() {
        weak var ended: Owner?
        var owner: Owner? = Owner()
        ended = owner
        let borrowed = owner.map { Borrowed($0) }
        owner = nil
        withExtendedLifetime(borrowed) { #expect(ended == nil) }
    }

    @Test func isAsLargeAsAReference() {
        #expect(MemoryLayout<Borrowed<Owner>>.size == MemoryLayout<Owner>.size)
        #expect(MemoryLayout<Borrowed<Owner>?>.size == MemoryLayout<Owner>.size)
    }

    #if DEBUG
    @Test func stopsTheProgramAtAUseAfterTheEnd() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let borrowed = Borrowed(Owner())
            borrowed.with { $0.number = 5 }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("Attempted to read an unowned reference"), "\(message)")
    }
    #endif
}
