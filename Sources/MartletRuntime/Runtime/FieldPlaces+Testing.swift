/// The computed byte offsets of fields, for tests that compare them with reflection.
extension ModifiedContent {
    /// The byte offset of the modifier, which follows the content.
    package static var modifierOffset: Int { fieldOffset(of: \Self.modifier, after: Content.self) }
}

extension HStack {
    /// The byte offset of the layout, which follows the content.
    package static var layoutOffset: Int { fieldOffset(of: \Self.layout, after: Content.self) }
}

extension VStack {
    /// The byte offset of the layout, which follows the content.
    package static var layoutOffset: Int { fieldOffset(of: \Self.layout, after: Content.self) }
}

extension ZStack {
    /// The byte offset of the layout, which follows the content.
    package static var layoutOffset: Int { fieldOffset(of: \Self.layout, after: Content.self) }
}
