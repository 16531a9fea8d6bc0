/// A function, computed property, subscript or initializer whose body can be replaced while the program runs.
struct SourceMember: Equatable {
    /// The kind of a member.
    enum Kind: Equatable {
        case function, property, subscripting, initializer
    }

    /// The extension that the replacement is declared in; nil for a declaration of the file itself.
    struct Surroundings: Equatable {
        /// The name of the type: `Outer.Inner`.
        var type: String
        /// The conditions of the extension: `where Element: View`; empty for none.
        var conditions = ""
        /// The attributes of the extension, such as `@MainActor`.
        var attributes = ""
    }

    var kind: Kind
    /// The name as `@_dynamicReplacement` refers to it: `row(at:)`.
    var reference: String
    var surroundings: Surroundings?
    /// The conditions of the `#if` blocks around it.
    var compilationConditions: [String]
    /// The declaration without modifiers of access.
    var declaration: Declaration
    /// The tokens of the body, with their line breaks and spaces.
    var body: [String]

    /// The text of a declaration, in parts.
    struct Declaration: Equatable {
        /// Attributes and modifiers that a replacement needs: `@ViewBuilder mutating`.
        var prefix: String
        /// `func`, `var`, `subscript`, `init`, with the mark of an initializer that may fail.
        var introducer: String
        /// The name; for subscripts and initializers, the name of the first parameter.
        var name: String
        /// All that follows the name, with the body.
        var rest: String
        /// The line of the rest.
        var line: Int
    }
}

/// A source file as members that can be replaced, and the rest.
struct SourceMembers: Equatable {
    /// All other tokens, with a mark in place of each body. If it changes, the module has to be compiled again.
    var skeleton: [String] = []
    /// The members in the order of the file.
    var members: [SourceMember] = []
    /// The imports, with the conditions around them.
    var imports: [String] = []
}

extension SourceMembers {
    /// The mark of a body in the skeleton.
    static let bodyMark = "\u{0}body"

    /// The change from one version of a file to another.
    enum Change: Equatable {
        /// No token has changed.
        case nothing
        /// Bodies of the members with these numbers have changed.
        case bodies([Int])
        /// Something else has changed, in this line of the later version if it is known.
        case more
    }

    /// Returns the change that leads to a later version.
    func change(to later: SourceMembers) -> Change {
        guard skeleton == later.skeleton, members.count == later.members.count else { return .more }
        let changed = members.indices.filter { members[$0].body != later.members[$0].body }
        return changed.isEmpty ? .nothing : .bodies(changed)
    }
}
