import Foundation

/// Memory of this process from the kernel's summary, in bytes: the lines that begin with a word.
func memoryBytes(_ word: String) -> Int {
    let text = (try? String(contentsOfFile: "/proc/self/smaps_rollup", encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { $0.hasPrefix(word) }
        .compactMap { Int($0.split(separator: " ")[1]) }.reduce(0, +) * 1024
}
