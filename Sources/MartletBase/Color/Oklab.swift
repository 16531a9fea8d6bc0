import Foundation

/// A color in Björn Ottosson's perceptual color space Oklab (2020), in which equal distances look equal.
package struct Oklab {
    /// The components: lightness, green to red, blue to yellow.
    package var values: SIMD3<Float>

    package init(values: SIMD3<Float>) {
        self.values = values
    }

    package init(_ color: ResolvedColor) {
        let (r, g, b) = (color.linearRed, color.linearGreen, color.linearBlue)
        let l = cbrtf(0.412_221_47 * r + 0.536_332_54 * g + 0.051_445_995 * b)
        let m = cbrtf(0.211_903_5 * r + 0.680_699_5 * g + 0.107_396_96 * b)
        let s = cbrtf(0.088_302_46 * r + 0.281_718_85 * g + 0.629_978_7 * b)
        values = SIMD3(
            0.210_454_26 * l + 0.793_617_8 * m - 0.004_072_047 * s,
            1.977_998_5 * l - 2.428_592_2 * m + 0.450_593_7 * s,
            0.025_904_037 * l + 0.782_771_77 * m - 0.808_675_77 * s)
    }

    package func resolved(opacity: Float) -> ResolvedColor {
        func cube(_ x: Float) -> Float { x * x * x }
        let l = cube(values.x + 0.396_337_78 * values.y + 0.215_803_76 * values.z)
        let m = cube(values.x - 0.105_561_346 * values.y - 0.063_854_17 * values.z)
        let s = cube(values.x - 0.089_484_18 * values.y - 1.291_485_5 * values.z)
        return ResolvedColor(
            linearRed: 4.076_741_7 * l - 3.307_711_6 * m + 0.230_969_94 * s,
            linearGreen: -1.268_438 * l + 2.609_757_4 * m - 0.341_319_4 * s,
            linearBlue: -0.004_196_086_3 * l - 0.703_418_6 * m + 1.707_614_7 * s,
            opacity: opacity)
    }
}
