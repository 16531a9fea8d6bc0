import SwiftSyntax
import SwiftSyntaxBuilder

/// The part that a `@Model` class has in a hierarchy of classes.
///
/// The first class of a hierarchy has the object with the values. A subclass has a view of it, with the same accessors, and
/// overrides the members that depend on the class.
struct ModelInheritance {
    private let model: ClassDeclSyntax
    /// Whether the superclass is a model.
    let isSubclass: Bool
    let isFinal: Bool

    /// - Parameter protocols: The conformances that the class lacks: a subclass has them already.
    init(_ model: ClassDeclSyntax, conformingTo protocols: [TypeSyntax]) {
        self.model = model
        let inherited = model.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
        func names(_ type: String) -> Bool { type == "PersistentModel" || type.hasSuffix(".PersistentModel") }
        isSubclass =
            !inherited.isEmpty && !inherited.contains(where: names)
            && !protocols.contains { names($0.trimmedDescription) }
        isFinal = model.modifiers.contains { $0.name.tokenKind == .keyword(.final) }
    }

    private var name: TokenSyntax { model.name.trimmed }
    private var access: String {
        model.modifiers.contains { ["public", "open"].contains($0.name.text) } ? "public " : ""
    }

    /// The access of members that subclasses override, in other modules too if the class is open.
    var overridable: String {
        model.modifiers.contains { $0.name.tokenKind == .keyword(.open) } && !isFinal ? "open " : access
    }

    /// The key paths in the uses of `#Unique` or `#Index` in the class.
    private func constraints(_ macro: String) -> String {
        let lists = model.memberBlock.members.compactMap { member -> String? in
            guard let use = member.decl.as(MacroExpansionDeclSyntax.self), use.macroName.text == macro else {
                return nil
            }
            return try? keyPaths(of: use, named: "#\(macro)")
        }
        return lists.isEmpty ? "[]" : lists.joined(separator: " + ")
    }

    /// The members of a class without a superclass that concern its subclasses.
    func rootMembers(_ members: [PersistedMember]) -> [DeclSyntax] {
        let typeMember = isFinal ? "static" : "class"
        var all: [DeclSyntax] = [
            """
            \(raw: overridable)\(raw: typeMember) var _uniqueKeyPaths: [[Swift.AnyKeyPath]] { \(raw: constraints("Unique")) }
            """,
            """
            \(raw: overridable)\(raw: typeMember) var _indexedKeyPaths: [[Swift.AnyKeyPath]] { \(raw: constraints("Index")) }
            """,
        ]
        if isFinal { return all }
        all += ["\(raw: access)typealias _ModelRoot = \(name)"] + keyPathMembers(members)
        return all
    }

    /// The key paths of all properties, of this class and of those that inherit from it: a key path of a subclass is equal
    /// to no key path of its superclass.
    private func keyPathMembers(_ members: [PersistedMember]) -> [DeclSyntax] {
        let own = members.map { "\\_$Model.\($0.name)" }.joined(separator: ", ")
        let inherited = isSubclass ? "super._keyPaths(of: _$Model.self) + " : ""
        return [
            """
            \(raw: overridable)\(raw: isSubclass ? "override " : "")class var _keyPaths: [Swift.AnyKeyPath] {
                _keyPaths(of: \(name).self)
            }
            """,
            """
            \(raw: overridable)class func _keyPaths<_$Model: \(name)>(of _: _$Model.Type) -> [Swift.AnyKeyPath] {
                \(raw: inherited)([\(raw: own)] as [Swift.AnyKeyPath])
            }
            """,
        ]
    }

    /// The members of a subclass.
    func members(metadata: String, markers: [String], _ members: [PersistedMember]) -> [DeclSyntax] {
        [
            """
            @SwiftData.Transient
            private var _$backingData = SwiftData._ModelPart<\(name)>.made()
            """,
            """
            \(raw: overridable)override var _record: SwiftData._ModelRecord {
                if _$backingData.isJoined { return _$backingData.record }
                let record = _$backingData.joining(super._record)
                super._adopt(record)
                _$backingData = SwiftData._ModelPart<\(name)>.of(record)
                return record
            }
            """,
            """
            \(raw: overridable)override func _adopt(_ record: SwiftData._ModelRecord) {
                super._adopt(record)
                _$backingData = SwiftData._ModelPart<\(name)>.of(record)
            }
            """,
            """
            \(raw: overridable)override class var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
                [
                    \(raw: metadata)
                ]
            }
            """,
            """
            \(raw: overridable)override class var _uniqueKeyPaths: [[Swift.AnyKeyPath]] { \(raw: constraints("Unique")) }
            """,
            """
            \(raw: overridable)override class var _indexedKeyPaths: [[Swift.AnyKeyPath]] { \(raw: constraints("Index")) }
            """,
            """
            \(raw: access)required init(backingData: any SwiftData.BackingData<_ModelRoot>) {
                \(raw: markers.joined(separator: "\n"))
                _$backingData = SwiftData._ModelPart<\(name)>.of(backingData)
                super.init(backingData: backingData)
            }
            """,
        ] + keyPathMembers(members)
    }
}
