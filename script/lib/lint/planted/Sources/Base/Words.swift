import Foundation

// The same as another.
private let first = 0

// What is counted.
private let second = 0

// Whether it is three.
private func third() -> Int { 3 }

// The number stands in a file that nobody reads.
private let fourth = 4

// Made anew.
private let fifth = 5

// Made anew, once more.
private let sixth = 6
