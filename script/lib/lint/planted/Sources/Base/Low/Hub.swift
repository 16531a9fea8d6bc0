/// A type that many features work with.
struct Hub {
    let one = 1
    let two = 2
}

extension Hub {
    var three: Int { 3 }
    func four() -> Int { 4 }
}
