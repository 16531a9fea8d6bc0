/// Where the runtime takes fields to lie, which tests compare with where reflection finds them.
extension ModifiedContent {
    /// Where the modifier lies behind the content, in bytes.
    package static var modifierOffset: Int { fieldOffset(of: \Self.modifier, after: Content.self) }
}

extension HStack {
    /// Where the layout lies behind the content, in bytes.
    package static var layoutOffset: Int { fieldOffset(of: \Self.layout, after: Content.self) }
}

extension VStack {
    /// Where the layout lies behind the content, in bytes.
    package static var layoutOffset: Int { fieldOffset(of: \Self.layout, after: Content.self) }
}

extension ZStack {
    /// Where the layout lies behind the content, in bytes.
    package static var layoutOffset: Int { fieldOffset(of: \Self.layout, after: Content.self) }
}
