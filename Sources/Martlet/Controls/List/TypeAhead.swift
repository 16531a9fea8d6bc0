import Foundation

/// The beginning of a name that the user types to find it among others: the rows of a list, or the items of a menu.
package struct TypeAhead {
    /// The time after which a character begins another name.
    private static let timeout = Duration.seconds(1)

    /// The typed characters.
    package private(set) var text = ""
    private var lastTime = Duration.zero

    package init() {}

    /// Returns whether a character at a time continues the name.
    package func isActive(at time: Duration) -> Bool { !text.isEmpty && time - lastTime < Self.timeout }

    /// Appends characters, or begins another name with them.
    package mutating func type(_ characters: String, at time: Duration) {
        text = isActive(at: time) ? text + characters : characters
        lastTime = time
    }

    /// Forgets the typed characters, after a key that moves the selection.
    package mutating func end() { text = "" }

    /// Returns the index of the name that is found.
    ///
    /// The first character finds the next name that begins with it, further characters stay at a name that still
    /// matches, and one character typed repeatedly goes on to the next name. Case and accents do not matter.
    ///
    /// - Parameters:
    ///   - names: The names; `nil` for one that cannot be chosen.
    ///   - current: The index of the selected name.
    /// - Returns: `nil` if there is no such name.
    package func match(in names: some RandomAccessCollection<String?>, from current: Int?) -> Int? {
        guard let first = text.first else { return nil }
        let isOne = text.count == 1
        if let found = Self.next(text, in: names, after: (current ?? -1) - (isOne ? 0 : 1)) { return found }
        guard !isOne, text.allSatisfy({ $0 == first }) else { return nil }
        return Self.next(String(first), in: names, after: current ?? -1)
    }

    private static func next(
        _ start: String, in names: some RandomAccessCollection<String?>, after index: Int
    ) -> Int? {
        let first = min(max(0, index + 1), names.count)
        return (Array(first..<names.count) + Array(0..<first)).first { place in
            names[names.index(names.startIndex, offsetBy: place)]?
                .range(of: start, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil
        }
    }
}
