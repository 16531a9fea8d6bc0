extension SymbolGlyphs {
    /// Further lines of the table, in the same format as ``source``: characters for household objects, vehicles, and
    /// the body.
    static let things = """
        ₹ indianrupeesign indianrupeesign.circle
        ❝ text.quote captions.bubble bubble.middle.bottom bubble
        ≡ text.append text.insert text.badge.plus text.badge.checkmark text.badge.xmark text.viewfinder line.horizontal.3
        ≡ line.horizontal.3.decrease
        ⌕ text.magnifyingglass binoculars compass.drawing
        ¶ paragraphsign
        ⊡ dot.square
        ⌖ dot.scope
        ◇ rhombus suit.diamond
        ◆ suit.diamond.fill
        ♡ suit.heart lungs
        ♥ suit.heart.fill lungs.fill
        ♧ suit.club
        ♣ suit.club.fill
        ♤ suit.spade
        ♠ suit.spade.fill
        ⤴ arrow.uturn.up
        ⤵ arrow.uturn.down
        ↻ arrow.trianglehead.2.clockwise goforward rotate.right rotate.3d
        ↺ gobackward rotate.left hurricane
        ⇨ arrowshape.right
        ⇦ arrowshape.left
        ⇩ arrowshape.down
        ╱ line.diagonal
        ☰ list.star list.triangle
        ◧ sidebar.leading
        ◨ sidebar.trailing
        ▤ menubar.rectangle document doc.richtext clipboard note backpack suitcase case refrigerator
        ▭ dock.rectangle display pip recordingtape wallet.pass
        ◠ lasso shoe mustache
        ⌗ grid
        ✧ wand.and.rays wand.and.sparkles
        ▮ battery.100percent battery.75percent battery.50percent
        ▯ battery.25percent battery.0percent candybarphone apps.iphone
        ≋ dot.radiowaves.right water.waves
        ∴ point.3.connected.trianglepath.dotted flowchart
        ▣ pc amplifier macbook scanner microwave oven washer
        ∞ visionpro eyeglasses sunglasses eyes
        ∩ airpods homepod
        ◫ computermouse simcard sdcard
        ▵ airplayaudio airplayvideo tent mountain.2 cone pyramid
        ᛒ bluetooth
        ψ music.mic tuningfork
        ◁ megaphone
        ♫ guitars
        ◉ livephoto lifepreserver steeringwheel
        ▿ popcorn
        ↗ chart.line.flattrend.xyaxis chart.xyaxis.line
        ⁘ chart.dots.scatter dpad
        ◔ gauge speedometer
        ⊔ handbag mug bathtub toilet flask testtube.2 takeoutbag.and.cup.and.straw
        ▯ cylinder waterbottle door.left.hand.open door.left.hand.closed
        ∿ signature
        ♙ figure accessibility
        Ψ hand.tap hand.draw hand.wave hands.clap
        ◖ ear
        ◡ mouth facemask rainbow frying.pan
        ⊓ sofa chair
        ⌐ lamp.desk lamp.floor lamp.table
        ✢ fan
        ⊞ window.vertical.closed
        ∵ shower
        ➤ signpost.right
        ◄ signpost.left
        ☂ beach.umbrella
        ☼ sun.haze sunset sun.horizon rays
        ♦ humidity
        ⁂ dog cat teddybear
        ❧ laurel.leading laurel.trailing
        ⊟ train.side.front.car cablecar truck.box ev.charger
        △ ferry sailboat
        ⚮ scooter
        ║ road.lanes
        ♙ arcade.stick
        ✪ medal
        ◍ basketball baseball tennisball volleyball
        ✹ party.popper burst
        ⚲ balloon balloon.2
        ⬭ pill bandage
        ⚷ syringe
        △ hanger
        ▥ comb
        ☮ peacesign
        ¤ flashlight.on flashlight.off
        A translate
        ✱ sos
        ◎ shareplay
        A abc
        """
}
