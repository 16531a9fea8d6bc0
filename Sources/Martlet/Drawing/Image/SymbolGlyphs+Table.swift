extension SymbolGlyphs {
    /// The table: each line has a character, followed by the symbols that it represents.
    ///
    /// All characters are one cell wide and have no color of their own, in a terminal as in a font.
    static let source = """
        + plus
        − minus
        ⊕ plus.circle plus.circle.fill
        ⊖ minus.circle minus.circle.fill
        ⊞ plus.square plus.square.fill
        ⊟ minus.square
        ± plusminus
        × multiply
        ÷ divide
        = equal
        # number
        % percent
        ∑ sum
        ƒ function
        ∞ infinity
        √ x.squareroot
        ✓ checkmark checkmark.circle checkmark.seal checkmark.shield
        ✔ checkmark.circle.fill checkmark.seal.fill
        ☑ checkmark.square checkmark.square.fill
        ✕ xmark
        ⊗ xmark.circle xmark.circle.fill xmark.octagon xmark.octagon.fill
        ☒ xmark.square xmark.square.fill
        ⊘ nosign slash.circle
        ○ circle
        ● circle.fill
        ◌ circle.dotted
        ◐ circle.lefthalf.filled
        ◑ circle.righthalf.filled
        ◉ circle.inset.filled smallcircle.filled.circle smallcircle.filled.circle.fill
        ◉ largecircle.fill.circle record.circle
        ◎ target
        □ square
        ■ square.fill
        ⬚ square.dashed
        ▭ rectangle
        ▬ rectangle.fill
        △ triangle
        ▲ triangle.fill
        ◇ diamond
        ◆ diamond.fill
        ⬡ hexagon
        ⬢ hexagon.fill
        ⬠ pentagon
        ⯃ octagon
        ⬭ capsule oval
        ☆ star
        ★ star.fill
        ✪ star.circle star.circle.fill
        ⯪ star.leadinghalf.filled
        ♡ heart heart.circle heart.slash
        ♥ heart.fill heart.circle.fill
        ⚐ flag
        ⚑ flag.fill
        ⌑ bookmark bookmark.fill
        ⌂ tag
        ↯ bolt bolt.fill
        ♨ flame flame.fill
        ✧ sparkles
        ✦ sparkle
        ♔ crown
        ♚ crown.fill
        ♕ trophy
        ♛ trophy.fill
        ❁ rosette
        ❒ gift gift.fill
        ⌫ trash trash.fill delete.left delete.left.fill eraser
        ✎ pencil pencil.circle pencil.circle.fill square.and.pencil pencil.line highlighter
        ✐ paintbrush paintbrush.fill eyedropper
        ✿ paintpalette
        ✂ scissors
        ⌦ delete.right
        ⧉ doc.on.doc doc.on.doc.fill square.on.square
        ⎘ doc.on.clipboard
        ⚯ paperclip
        ⚭ link
        ☰ slider.horizontal.3 line.3.horizontal list.bullet list.dash list.number
        ≡ line.3.horizontal.decrease text.alignleft text.aligncenter text.justify
        ⊜ line.3.horizontal.decrease.circle
        A textformat character
        B bold
        I italic
        U underline
        S strikethrough
        ▷ play play.circle video
        ▶ play.fill play.circle.fill video.fill
        ‖ pause pause.fill pause.circle pause.circle.fill
        ▸ playpause.fill
        □ stop stop.circle
        ■ stop.fill stop.circle.fill
        « backward backward.fill
        » forward forward.fill
        ⇤ backward.end.fill
        ⇥ forward.end.fill
        ⤨ shuffle
        ↻ repeat repeat.1
        ♪ speaker speaker.fill speaker.slash speaker.slash.fill music.note
        ♫ speaker.wave.2 speaker.wave.2.fill speaker.wave.3.fill music.note.list
        ψ mic mic.fill
        ∩ headphones
        ∿ waveform
        ◙ camera camera.fill
        ▨ photo photo.fill photo.on.rectangle
        ▤ film
        ⚙ gear gearshape gearshape.fill gearshape.2
        ⚒ wrench wrench.fill hammer hammer.fill wrench.and.screwdriver
        ⌕ magnifyingglass magnifyingglass.circle plus.magnifyingglass minus.magnifyingglass
        ◉ eye eye.fill
        ◌ eye.slash eye.slash.fill
        ⚿ lock lock.fill lock.open
        ⚷ key key.fill
        ⛨ shield shield.fill
        ⏻ power
        ❯ terminal
        ⁂ ladybug ant
        ⌗ cpu memorychip
        ⌨ keyboard
        ⌘ command network
        ⌥ option
        ⌃ control
        ⇧ shift
        ⎋ escape
        ⏎ return
        ▩ qrcode
        ▥ barcode
        ✧ wand.and.stars
        ¤ lightbulb lightbulb.fill
        ▮ battery.100
        ≋ wifi antenna.radiowaves.left.and.right
        ▤ server.rack externaldrive internaldrive
        ▣ desktopcomputer laptopcomputer tv
        ▯ iphone ipad
        ◫ applewatch
        ⎙ printer printer.fill
        ☺ person person.circle person.2 person.3 person.crop.circle person.badge.plus face.smiling
        ☻ person.fill person.circle.fill person.2.fill person.3.fill person.crop.circle.fill
        ☻ face.smiling.fill
        ♙ figure.walk figure.run
        ↑ hand.thumbsup hand.thumbsup.fill
        ↓ hand.thumbsdown hand.thumbsdown.fill
        Ψ hand.raised
        ⌂ house house.fill building building.2 building.columns
        ♪ bell bell.fill bell.badge bell.slash
        ✉ envelope envelope.fill envelope.open
        ➤ paperplane paperplane.fill
        ✆ phone phone.fill
        ❝ message message.fill bubble.left bubble.left.fill quote.bubble quote.opening text.bubble
        ❞ bubble.right bubble.right.fill quote.closing
        ▤ folder folder.fill folder.badge.plus archivebox archivebox.fill doc.text doc.text.fill
        ▤ doc.plaintext note.text newspaper magazine
        ⊔ tray tray.fill tray.full
        ▯ doc
        ▮ doc.fill
        ▥ book book.fill book.closed books.vertical books.vertical.fill rectangle.split.3x1
        ▦ calendar calendar.circle calendar.badge.plus square.grid.3x3 tablecells
        ◷ clock clock.fill alarm alarm.fill timer stopwatch
        ↺ clock.arrow.circlepath
        ⧖ hourglass
        ▁ chart.bar
        ▃ chart.bar.fill
        ↗ chart.line.uptrend.xyaxis
        ◔ chart.pie chart.pie.fill
        ⊞ square.grid.2x2 square.grid.2x2.fill rectangle.grid.2x2
        ❏ rectangle.stack square.stack square.stack.3d.up
        ◧ sidebar.left
        ◨ sidebar.right
        ◫ square.split.2x1
        ‹ chevron.left chevron.backward chevron.left.circle
        › chevron.right chevron.forward chevron.right.circle
        ⌃ chevron.up chevron.up.circle
        ⌄ chevron.down chevron.compact.down chevron.down.circle
        ⇕ chevron.up.chevron.down
        « chevron.left.2
        » chevron.right.2
        ← arrow.left arrow.backward arrow.left.circle
        → arrow.right arrow.forward arrow.right.circle arrow.right.circle.fill
        ↑ arrow.up arrow.up.circle arrow.up.circle.fill
        ↓ arrow.down arrow.down.circle arrow.down.circle.fill
        ⇅ arrow.up.arrow.down
        ⇄ arrow.left.arrow.right
        ↔ arrow.left.and.right
        ↕ arrow.up.and.down
        ↗ arrow.up.right arrow.up.right.square
        ↖ arrow.up.left
        ↘ arrow.down.right
        ↙ arrow.down.left
        ↻ arrow.clockwise arrow.clockwise.circle arrow.triangle.2.circlepath arrow.2.circlepath
        ↺ arrow.counterclockwise arrow.counterclockwise.circle
        ↶ arrow.uturn.left arrow.uturn.backward
        ↷ arrow.uturn.right arrow.uturn.forward
        ↳ arrow.turn.down.right
        ↰ arrow.turn.up.left
        ⤒ arrow.up.to.line
        ⤓ arrow.down.to.line square.and.arrow.down square.and.arrow.down.fill
        ⑂ arrow.triangle.branch arrow.triangle.merge
        ⇥ arrow.right.square rectangle.portrait.and.arrow.right
        ⇪ square.and.arrow.up square.and.arrow.up.fill
        ▲ arrowtriangle.up.fill
        ▼ arrowtriangle.down.fill
        ◀ arrowtriangle.left.fill
        ▶ arrowtriangle.right.fill
        ⤢ arrow.up.left.and.arrow.down.right
        ⤡ arrow.down.right.and.arrow.up.left
        ➢ location
        ➤ location.fill
        ⚲ mappin mappin.circle mappin.and.ellipse
        ▧ map map.fill
        ⊕ globe globe.americas globe.europe.africa
        … ellipsis ellipsis.circle ellipsis.circle.fill
        i info
        ⓘ info.circle info.circle.fill
        ? questionmark questionmark.circle questionmark.circle.fill
        ! exclamationmark exclamationmark.circle exclamationmark.circle.fill
        ! exclamationmark.octagon exclamationmark.bubble
        ⚠ exclamationmark.triangle exclamationmark.triangle.fill
        @ at
        ⊔ cart cart.fill cart.badge.plus bag bag.fill
        ▭ creditcard sportscourt
        ▬ creditcard.fill
        ¤ banknote
        $ dollarsign dollarsign.circle dollarsign.circle.fill
        € eurosign eurosign.circle
        £ sterlingsign
        ¥ yensign
        ₿ bitcoinsign
        ☼ sun.max sun.min
        ☀ sun.max.fill
        ☽ moon moon.stars
        ☾ moon.fill moon.stars.fill
        ☁ cloud cloud.fill cloud.sun cloud.sun.fill
        ☂ cloud.rain cloud.rain.fill umbrella umbrella.fill
        ↯ cloud.bolt
        ❄ cloud.snow snowflake
        ≋ wind dot.radiowaves.left.and.right
        ◊ drop
        ♦ drop.fill
        ⌇ thermometer
        ❧ leaf leaf.fill
        ♣ tree tree.fill
        ⁂ pawprint pawprint.fill hare tortoise
        ᵥ bird
        ✈ airplane
        ⊟ car car.fill bus tram
        ⚮ bicycle dumbbell
        ⊓ bed.double
        ψ fork.knife
        ◡ cup.and.saucer cup.and.saucer.fill
        ⊹ gamecontroller gamecontroller.fill
        ⚀ die.face.1
        ⚁ die.face.2
        ⚂ die.face.3
        ⚃ die.face.4
        ⚄ die.face.5 dice dice.fill
        ⚅ die.face.6
        ✜ puzzlepiece
        ▽ graduationcap
        ▤ briefcase
        ✚ cross cross.fill cross.case
        ✱ staroflife asterisk
        ⬭ pills
        □ app app.badge
        ■ app.fill
        ❒ cube cube.fill shippingbox shippingbox.fill
        ➶ swift
        ⚲ pin pin.fill pin.slash
        ⌖ scope
        ⊙ dot.circle
        ✹ seal seal.fill
        ⁘ aqi.medium
        ∿ scribble
        ⚖ scalemass
        ═ ruler level
        ▵ metronome
        ↯ bolt.horizontal
        ⚒ screwdriver
        ☺ faceid face.frowning figure.stand person.crop.square person.crop.rectangle theatermasks
        ◎ touchid opticaldisc smallcircle.circle
        ▮ battery.75 battery.50
        ▯ battery.25 battery.0 rectangle.portrait
        ♫ hifispeaker speaker.wave.1 speaker.wave.3 music.quarternote.3
        ∿ waveform.path.ecg
        ▸ playpause
        ⇤ backward.end backward.frame arrow.left.to.line decrease.indent
        ⇥ forward.end forward.frame arrow.right.to.line increase.indent
        ⏏ eject
        ▤ list.clipboard checklist text.alignright rectangle.grid.1x2 macwindow calendar.badge.clock
        ⊔ tray.and.arrow.down tray.2 basket
        ▥ text.book.closed pianokeys
        ▃ cellularbars
        ↘ chart.line.downtrend.xyaxis
        ✆ phone.down
        ❝ bubble.left.and.bubble.right
        ➤ cursorarrow location.north
        ▭ ticket
        ◌ circle.dashed
        ◐ circle.bottomhalf.filled
        ○ circlebadge
        ⁘ circle.grid.2x2 circle.grid.3x3 camera.macro
        ◧ square.lefthalf.filled
        ⌖ viewfinder safari
        ⌃ chevron.compact.up
        ‹ chevron.compact.left
        › chevron.compact.right
        ✥ arrow.up.and.down.and.arrow.left.and.right
        ↻ arrow.2.squarepath
        ↶ arrowshape.turn.up.left
        ↷ arrowshape.turn.up.right
        ↱ arrow.turn.up.right arrow.triangle.turn.up.right.diamond
        ↲ arrow.turn.down.left
        ⤢ arrow.up.right.and.arrow.down.left
        △ arrowtriangle.up
        ▷ arrowtriangle.right
        ▽ arrowtriangle.down
        ◁ arrowtriangle.left
        ☰ slider.vertical.3 switch.2
        ⊞ rectangle.3.group square.split.2x2
        ⊟ square.split.1x2
        ⌗ crop
        < lessthan
        > greaterthan
        ⇪ capslock
        A textformat.size
        { curlybraces
        ❮ chevron.left.forwardslash.chevron.right
        z zzz
        ☞ hand.point.right
        ☜ hand.point.left
        ⇧ hand.point.up
        ☟ hand.point.down
        ∞ brain eyeglasses
        ⌂ storefront
        ☼ sunrise
        ☁ cloud.fog cloud.moon icloud
        ↥ icloud.and.arrow.up
        ↧ icloud.and.arrow.down
        ≋ tornado
        ⋈ fish
        ✈ airplane.departure
        ⊟ fuelpump
        Y wineglass
        ♨ birthday.cake
        ▾ carrot
        ◍ soccerball football tennis.racket
        ⚕ stethoscope
        T tshirt
        ⚛ atom
        ☻ person.fill.checkmark face.smiling.inverse
        ① 1
        ② 2
        ③ 3
        ④ 4
        ⑤ 5
        """
}
