/// A value whose initializer can be replaced.
struct Maker {
    var value: Int

    init(_ value: Int) { self.value = value }
}
