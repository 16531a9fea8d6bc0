/// Links that the terminal itself knows (OSC 8): it shows where they lead, and opens or copies their addresses.
extension ScreenWriter {
    /// Whether the terminal makes written cells a part of the link already.
    @inline(__always)
    func isCurrent(link number: UInt32) -> Bool { number == link || !capabilities.showsLinks }

    /// Makes the cells that are written next a part of a link; of none for 0.
    mutating func change(toLink number: UInt32) {
        if isCurrent(link: number) { return }
        link = number
        output.append("\u{1B}]8;")
        if number == 0 {
            output.append(0x3B)
        } else {
            // The words of a link in several lines, or of one that is drawn in parts, are one link to the terminal.
            output.append("id=")
            output.append(decimal: Int(number))
            output.append(0x3B)
            output.append(LinkTable.shared.address(number))
        }
        output.append("\u{1B}\\")
    }
}
