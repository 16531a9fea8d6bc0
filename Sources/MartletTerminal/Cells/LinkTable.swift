import Foundation
import Synchronization

/// Numbers for the addresses of displayed links.
///
/// There is one table per process, so that the cells of two grids compare as memory. The table is bounded; the text of
/// further links is shown, and their controls work, but the terminal does not know their addresses.
package final class LinkTable: Sendable {
    package static let shared = LinkTable()

    private static let capacity = 1 << 16
    /// The longest address that terminals take.
    private static let longest = 2_083

    private struct State {
        var numbers: [String: UInt32] = [:]
        var addresses: [String] = []
    }

    private let state = Mutex(State())

    /// Returns the number of a link's address, given out at its first use; 0 for an address that can't be written into a
    /// terminal's control sequence, and where the table is full.
    package func number(for url: URL) -> UInt32 {
        let address = url.absoluteString
        guard url.scheme != nil, address.utf8.count <= Self.longest, address.utf8.allSatisfy({ 0x21...0x7E ~= $0 })
        else { return 0 }
        return state.withLock { state in
            if let number = state.numbers[address] { return number }
            guard state.addresses.count < Self.capacity else { return 0 }
            state.addresses.append(address)
            let number = UInt32(state.addresses.count)
            state.numbers[address] = number
            return number
        }
    }

    /// The address of a link that has a number.
    func address(_ number: UInt32) -> String { state.withLock { $0.addresses[Int(number) - 1] } }
}
