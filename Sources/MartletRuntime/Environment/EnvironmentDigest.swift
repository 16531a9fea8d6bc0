import AttributeGraph

/// A key whose value is an input of the environment's digests.
///
/// A view that depends on many keys, such as text, thus depends on one attribute, which all views in the same
/// environment share.
package protocol GatheredKey: EnvironmentKey {}

extension GatheredKey {
    /// Marks the key as gathered, for code that has only the metatype of a key.
    public static var _isGathered: Bool { true }
}

/// A value computed from all gathered environment keys.
///
/// It is computed again when a gathered key that it has read changes, or is set in another scope. If the new value is
/// equal, its readers stay valid.
package protocol EnvironmentDigest: AnyObject, Equatable, Sendable {
    /// Computes the digest from environment values. Called in a rule, which records the reads as dependencies.
    init(_ values: EnvironmentValues)
}

/// The digests that are known of a scope. There is hardly ever more than one kind, which takes no allocation.
struct EnvironmentDigests {
    private struct Entry {
        let kind: ObjectIdentifier
        let attribute: AnyAttribute
    }

    private var first: Entry?
    private var others: [Entry] = []

    fileprivate func attribute(of kind: ObjectIdentifier) -> AnyAttribute? {
        if let first, first.kind == kind { return first.attribute }
        for entry in others where entry.kind == kind { return entry.attribute }
        return nil
    }

    fileprivate mutating func set(_ kind: ObjectIdentifier, _ attribute: AnyAttribute) {
        let entry = Entry(kind: kind, attribute: attribute)
        if first == nil || first?.kind == kind {
            first = entry
        } else {
            others.removeAll { $0.kind == kind }
            others.append(entry)
        }
    }
}

/// The rule that computes a digest. A scope that sets no gathered key shares the digest of its parent.
private struct DigestRule<Digest: EnvironmentDigest>: Rule {
    let environment: EnvironmentScope

    mutating func value(in graph: Graph) -> Digest {
        environment.dependOnShape()
        if let parent = environment.parent, !environment.setsGatheredKeys {
            return graph[parent.digest(Digest.self)]
        }
        return Digest(EnvironmentValues(scope: environment))
    }
}

extension EnvironmentScope {
    /// Returns the attribute of a digest in this environment.
    package func digest<Digest: EnvironmentDigest>(_ kind: Digest.Type) -> Attribute<Digest> {
        let identifier = ObjectIdentifier(kind)
        if let known = digests.attribute(of: identifier), graph.isAlive(known) { return Attribute(unchecked: known) }
        let made = graph.makeRule(DigestRule<Digest>(environment: self), in: lifetime)
        digests.set(identifier, made.identifier)
        return made
    }

    /// Returns the address of a digest that was requested here before, and records a dependency of the rule that is
    /// evaluated.
    ///
    /// For callers that ask once per view: the method is not generic, so it needs no specialization.
    // Unsafe pointers: the address is valid while the digest's rule is; the scope that owns both ends them together.
    package func placeOfDigest(_ kind: ObjectIdentifier) -> UnsafeRawPointer? {
        digests.attribute(of: kind).flatMap { graph.unsafePointer(ifAlive: $0) }
    }
}
