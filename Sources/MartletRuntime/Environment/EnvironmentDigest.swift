import AttributeGraph

/// A key whose value goes into the digests of an environment.
///
/// A view that depends on many keys, as each text does, so depends on one attribute, which all views in the same
/// surroundings share.
package protocol GatheredKey: EnvironmentKey {}

extension GatheredKey {
    /// Marks the key as gathered, for code that has only the metatype of a key.
    public static var _isGathered: Bool { true }
}

/// What is made of the values of all gathered keys, as one value.
///
/// It is made anew when a gathered key that it has read changes, or is set in another place. An equal one wakes nobody.
package protocol EnvironmentDigest: AnyObject, Equatable, Sendable {
    /// Reads what it needs. Called in a rule, which comes to depend on that.
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

/// Makes a digest; a scope that sets no gathered key shares that of the scope around it.
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
    /// What a digest comes to in this environment.
    package func digest<Digest: EnvironmentDigest>(_ kind: Digest.Type) -> Attribute<Digest> {
        let identifier = ObjectIdentifier(kind)
        if let known = digests.attribute(of: identifier), graph.isAlive(known) { return Attribute(unchecked: known) }
        let made = graph.makeRule(DigestRule<Digest>(environment: self), in: lifetime)
        digests.set(identifier, made.identifier)
        return made
    }

    /// Where a digest lies that somebody has asked for here before. Makes a dependency of the rule that is being evaluated.
    ///
    /// For who asks for each view: knows nothing of the type, and need not be compiled for it.
    // Unsafe pointers: the address is valid while the digest's rule is; the scope that owns both ends them together.
    package func placeOfDigest(_ kind: ObjectIdentifier) -> UnsafeRawPointer? {
        digests.attribute(of: kind).flatMap { graph.unsafePointer(ifAlive: $0) }
    }
}
