/// The colors that a terminal can show.
package enum ColorDepth: Int, Hashable, Sendable, CaseIterable, Comparable {
    /// None: attributes only.
    case none
    /// The 8 basic colors and their bright forms.
    case basic
    /// The palette of 256.
    case palette
    /// 24 bits.
    case full

    package static func < (left: ColorDepth, right: ColorDepth) -> Bool {
        left.rawValue < right.rawValue
    }

    /// The nearest color that this depth has.
    ///
    /// 24-bit colors go to the cube or the grays of the palette, and palette colors
    /// to the nearest basic one as xterm shows them.
    package func adapt(_ color: CellColor) -> CellColor {
        switch color.kind {
        case .default: return color
        case .indexed(let index):
            switch self {
            case .none: return .default
            case .basic where index >= 16:
                return .indexed(Palette.nearestBasic(to: Palette.components(of: index)))
            default: return color
            }
        case .rgb(let red, let green, let blue):
            let components = SIMD3(Int32(red), Int32(green), Int32(blue))
            switch self {
            case .none: return .default
            case .basic: return .indexed(Palette.nearestBasic(to: components))
            case .palette: return .indexed(Palette.nearest(to: components))
            case .full: return color
            }
        }
    }

    /// Returns the components from 0 to 255 with which a terminal of this depth shows a color; nil for its own colors.
    package func components(of color: CellColor) -> SIMD3<Float>? {
        switch adapt(color).kind {
        case .default: nil
        case .indexed(let index): SIMD3<Float>(Palette.components(of: index))
        case .rgb(let red, let green, let blue): SIMD3(Float(red), Float(green), Float(blue))
        }
    }

    /// A style with both colors adapted.
    ///
    /// Consoles with few colors show bold letters in the bright variant of their color. That of black is a dark gray, which
    /// is hard to read on a fill: there, black letters are not bold.
    package func adapt(_ style: CellStyle) -> CellStyle {
        let foreground = adapt(style.foreground)
        let isGray = self == .basic && foreground == .black
        return CellStyle(
            foreground: foreground,
            background: adapt(style.background),
            attributes: isGray ? style.attributes.subtracting(.bold) : style.attributes
        )
    }
}

/// The palette of 256 colors as xterm defines it: red, green and blue from 0 to 255.
private enum Palette {
    private static let levels: [Int32] = [0, 95, 135, 175, 215, 255]

    private static let basic: [SIMD3<Int32>] = [
        SIMD3(0, 0, 0), SIMD3(205, 0, 0), SIMD3(0, 205, 0), SIMD3(205, 205, 0),
        SIMD3(0, 0, 238), SIMD3(205, 0, 205), SIMD3(0, 205, 205), SIMD3(229, 229, 229),
        SIMD3(127, 127, 127), SIMD3(255, 0, 0), SIMD3(0, 255, 0), SIMD3(255, 255, 0),
        SIMD3(92, 92, 255), SIMD3(255, 0, 255), SIMD3(0, 255, 255), SIMD3(255, 255, 255),
    ]

    static func components(of index: UInt8) -> SIMD3<Int32> {
        let index = Int(index)
        if index < 16 { return basic[index] }
        if index >= 232 { return SIMD3(repeating: Int32(8 + 10 * (index - 232))) }
        let cube = index - 16
        return SIMD3(levels[cube / 36], levels[cube / 6 % 6], levels[cube % 6])
    }

    static func nearestBasic(to color: SIMD3<Int32>) -> UInt8 {
        var best = 0
        var bestDistance = Int32.max
        for (index, candidate) in basic.enumerated() {
            let distance = distance(color, candidate)
            if distance < bestDistance { (best, bestDistance) = (index, distance) }
        }
        return UInt8(best)
    }

    static func nearest(to color: SIMD3<Int32>) -> UInt8 {
        let steps = SIMD3(step(color.x), step(color.y), step(color.z))
        let cube = UInt8(16 + 36 * steps.x + 6 * steps.y + steps.z)
        let average = Int(color.wrappedSum()) / 3
        let grey = UInt8(232 + max(0, min(23, (average - 3) / 10)))
        let cubeDistance = distance(color, components(of: cube))
        return distance(color, components(of: grey)) < cubeDistance ? grey : cube
    }

    /// The level of the cube nearest to a component.
    private static func step(_ component: Int32) -> Int {
        if component < 48 { return 0 }
        if component < 115 { return 1 }
        return Int(component - 35) / 40
    }

    private static func distance(_ left: SIMD3<Int32>, _ right: SIMD3<Int32>) -> Int32 {
        let difference = left &- right
        return (difference &* difference).wrappedSum()
    }
}
