import MartletTesting
import Testing

/// Failures of `assertNoLeaks` name what holds an object.
@MainActor @Suite struct HolderTests {
    private final class Owner {
        var child: Child?
        var children: [String: Child] = [:]
        var action: (() -> Void)?
    }

    private final class Child {
        var owner: Owner?
    }

    private func leak(_ make: (LeakTracker) -> Void, says text: String) async {
        await withKnownIssue {
            await assertNoLeaks { leaks in make(leaks) }
        } matching: {
            "\($0)".contains(text)
        }
    }

    @Test func aCircleIsNamed() async {
        await leak(
            { leaks in
                let child = leaks.track(Child())
                let owner = Owner()
                owner.children["a"] = child
                child.owner = owner
            }, says: "Child is held by Child.owner.children[0].value, unless that is weak.")
    }

    @Test func anotherObjectIsNamed() async {
        await leak(
            { leaks in
                let (owner, child) = (leaks.track(Owner(), "the owner"), leaks.track(Child(), "the child"))
                owner.child = child
                child.owner = owner
            }, says: "the child is held by the owner.child, unless that is weak.")
    }

    @Test func aClosureIsSuspected() async {
        await leak(
            { leaks in
                let owner = leaks.track(Owner())
                owner.action = { _ = owner.child }
            }, says: "Owner.action may have captured it")
    }
}
