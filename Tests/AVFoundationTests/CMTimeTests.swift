import AVFoundation
import Testing

@Suite struct CMTimeTests {
    private func time(_ value: Int64, _ scale: Int32) -> CMTime { CMTime(value: value, timescale: scale) }

    @Test func equalFractionsAreEqual() {
        #expect(time(1, 2) == time(300, 600))
        #expect(Set([time(1, 2), time(300, 600), time(2, 3)]).count == 2)
        #expect(time(1, 3) < time(1, 2) && time(-1, 2) < .zero)
        // Products of these do not fit 64 bits.
        #expect(time(.max, 7) > time(.max - 1, 7) && time(.max, 8) < time(.max, 7))
    }

    @Test func timesWithoutANumberHaveAPlace() {
        #expect(CMTime.negativeInfinity < .zero && .zero < CMTime.indefinite && CMTime.indefinite < .positiveInfinity)
        #expect(CMTime.invalid < .negativeInfinity && CMTime.invalid == CMTime())
        #expect(CMTime.indefinite.seconds.isNaN && CMTime.positiveInfinity.seconds == .infinity)
        #expect(!CMTime.indefinite.isNumeric && CMTime.zero.isNumeric && !CMTime(value: 1, timescale: 0).isValid)
    }

    @Test func sumsAreExactInACommonScale() {
        let sum = time(1, 2) + time(1, 3)
        #expect(sum == time(5, 6) && sum.timescale == 6 && !sum.hasBeenRounded)
        #expect(time(1, 2) - time(1, 3) == time(1, 6))
        var total = CMTime.zero
        for _ in 0..<10 { total += time(1, 10) }
        #expect(total == time(1, 1))
    }

    @Test func sumsThatDoNotFitAreRounded() {
        let sum = time(1, 2_147_483_647) + time(1, 2_147_483_646)
        #expect(sum.hasBeenRounded && sum.timescale == 2_147_483_647)
        #expect((time(.max, 1) + time(.max, 1)).seconds > Double(Int64.max))
    }

    @Test func sumsWithoutANumberFollowTheOperands() {
        #expect(!(CMTime.invalid + .zero).isValid)
        #expect((CMTime.indefinite + .positiveInfinity).isIndefinite)
        #expect((CMTime.positiveInfinity + time(1, 1)).isPositiveInfinity)
        #expect((time(1, 1) - .positiveInfinity).isNegativeInfinity)
        #expect(!(CMTime.positiveInfinity - .positiveInfinity).isValid)
        // Valid by its flags, and without a scale.
        let broken = CMTime(value: 1, timescale: 0, flags: .valid, epoch: 0)
        #expect(!(broken + .zero).isValid && !broken.isNumeric && broken < .zero && broken.seconds.isNaN)
    }

    @Test func secondsAreRoundedToTheScale() {
        #expect(CMTime(seconds: 1.5, preferredTimescale: 600) == time(900, 600))
        let third = CMTime(seconds: 1.0 / 3, preferredTimescale: 100)
        #expect(third.value == 33 && third.hasBeenRounded)
        #expect(!CMTime(seconds: .nan, preferredTimescale: 1).isValid)
        #expect(CMTime(seconds: -.infinity, preferredTimescale: 1).isNegativeInfinity)
        #expect(CMTimeGetSeconds(CMTimeMakeWithSeconds(0.25, preferredTimescale: 4)) == 0.25)
    }

    @Test func scalesAreConvertedByAMethod() {
        #expect(time(1, 2).convertScale(600, method: .default).value == 300)
        #expect(time(5, 2).convertScale(1, method: .roundHalfAwayFromZero).value == 3)
        #expect(time(-5, 2).convertScale(1, method: .roundHalfAwayFromZero).value == -3)
        #expect(time(5, 2).convertScale(1, method: .roundTowardZero).value == 2)
        #expect(time(-5, 2).convertScale(1, method: .roundTowardNegativeInfinity).value == -3)
        #expect(time(-5, 2).convertScale(1, method: .roundTowardPositiveInfinity).value == -2)
        #expect(time(7, 3).convertScale(1, method: .roundAwayFromZero).value == 3)
        #expect(time(.max, 1).convertScale(2, method: .default).isPositiveInfinity)
        #expect(time(.min, 1).convertScale(.max, method: .default).isNegativeInfinity)
        #expect(time(.max - 1, 1).convertScale(1, method: .default) == time(.max - 1, 1))
    }
}
