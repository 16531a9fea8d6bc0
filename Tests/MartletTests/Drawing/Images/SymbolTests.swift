import Foundation
import Martlet
import MartletTesting
import Testing

/// Symbols by name, and their forms.
@Suite struct SymbolTests {
    @Test func theUsedNamesAreDrawnAndHaveACharacter() {
        let names = Self.used.split { $0 == " " || $0 == "\n" }.map(String.init)
        #expect(names.count >= 400)
        #expect(names.filter { SymbolDrawing.named($0) == nil } == [])
        #expect(names.filter { SymbolGlyphs.glyph(for: $0) == SymbolGlyphs.fallback } == [])
    }

    @Test func everyLineOfTheTableIsDrawn() {
        for name in Self.used.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
            let drawing = SymbolDrawing.named(String(name))
            #expect(drawing?.layers.isEmpty == false)
            #expect(drawing?.layers.allSatisfy { !$0.path.isEmpty } == true, "\(name)")
            let bounds = drawing?.layers.reduce(CGRect.null) { $0.union($1.path.boundingRect) } ?? .null
            #expect(CGRect(x: -6, y: -6, width: 112, height: 112).contains(bounds), "\(name) \(bounds)")
        }
    }

    @Test func namesArePutTogether() {
        #expect(SymbolDrawing.named("heart.circle.fill")?.layers.contains(where: \.isCut) == true)
        #expect(SymbolDrawing.named("heart.slash")?.layers.contains(where: \.isCut) == true)
        #expect(SymbolDrawing.named("42.circle") != nil)
        #expect(SymbolDrawing.named("q.square.fill") != nil)
        // What is only said more exactly is drawn as what it is.
        #expect(SymbolDrawing.named("chart.bar.xaxis") == SymbolDrawing.named("chart.bar"))
        #expect(SymbolDrawing.named("no.such.thing") == nil)
        #expect(SymbolDrawing.named("") == nil)
    }

    @Test func variantsAddUp() {
        #expect(SymbolVariants.fill.applied(to: "heart") == "heart.fill")
        #expect(SymbolVariants.fill.applied(to: "heart.fill") == "heart.fill")
        #expect(SymbolVariants.circle.fill.applied(to: "heart") == "heart.circle.fill")
        #expect(SymbolVariants.circle.applied(to: "heart.fill") == "heart.circle.fill")
        #expect(SymbolVariants.slash.fill.applied(to: "mic") == "mic.slash.fill")
        #expect(SymbolVariants.none.applied(to: "mic") == "mic")
        #expect(SymbolVariants.circle.fill.contains(.fill))
        #expect(!SymbolVariants.fill.contains(.circle))
    }

    @MainActor
    @Test func variantsOfOuterViewsApplyToo() throws {
        let host = TestHost {
            VStack {
                Image(systemName: "bell").symbolVariant(.slash)
                Image(systemName: "bell").symbolVariant(.none)
            }
            .symbolVariant(.fill)
        }
        var names: [String] = []
        func visit(_ node: RenderNode) {
            if case .image(let image) = node.content, let symbol = image.symbol { names.append(symbol.name) }
            for child in node.readingChildren { visit(child) }
        }
        visit(host.scene.root)
        #expect(names == ["bell.slash.fill", "bell"])
    }

    static let used = """
        1.circle 12.circle.fill a.square airplane airplane.departure alarm antenna.radiowaves.left.and.right app
        applewatch archivebox arrow.2.squarepath arrow.clockwise arrow.counterclockwise arrow.down arrow.down.left
        arrow.down.right arrow.down.right.and.arrow.up.left arrow.down.to.line arrow.left arrow.left.and.right
        arrow.left.arrow.right arrow.left.to.line arrow.right arrow.right.circle.fill arrow.right.to.line
        arrow.triangle.2.circlepath arrow.triangle.branch arrow.triangle.merge arrow.triangle.turn.up.right.diamond
        arrow.turn.down.left arrow.turn.down.right arrow.turn.up.left arrow.turn.up.right arrow.up arrow.up.and.down
        arrow.up.and.down.and.arrow.left.and.right arrow.up.arrow.down arrow.up.left
        arrow.up.left.and.arrow.down.right arrow.up.right arrow.up.right.and.arrow.down.left arrow.up.square
        arrow.up.to.line arrow.uturn.left arrow.uturn.right arrowshape.turn.up.left arrowshape.turn.up.right
        arrowtriangle.down arrowtriangle.left arrowtriangle.right arrowtriangle.up asterisk at atom backward
        backward.end backward.frame bag banknote barcode basket battery.0 battery.100 battery.25 battery.50
        battery.75 bed.double bell bell.badge bell.fill bell.slash.fill bicycle bird birthday.cake bitcoinsign bold
        bolt bolt.horizontal book book.closed book.fill bookmark bookmark.circle books.vertical brain briefcase
        bubble.left bubble.left.and.bubble.right bubble.right building building.2 building.columns bus calendar
        calendar.badge.clock camera camera.fill camera.macro capslock capsule car carrot cart cart.badge.plus
        cellularbars chart.bar chart.bar.fill chart.line.downtrend.xyaxis chart.line.uptrend.xyaxis chart.pie
        checklist checkmark checkmark.circle.fill checkmark.icloud checkmark.seal.fill chevron.compact.down
        chevron.compact.left chevron.compact.right chevron.compact.up chevron.down chevron.left chevron.left.2
        chevron.left.forwardslash.chevron.right chevron.right chevron.right.2 chevron.up chevron.up.chevron.down
        circle circle.bottomhalf.filled circle.dashed circle.dotted circle.grid.2x2 circle.grid.3x3
        circle.inset.filled circle.lefthalf.filled circle.righthalf.filled circlebadge clock clock.arrow.circlepath
        clock.badge.checkmark clock.fill cloud cloud.bolt cloud.fog cloud.moon cloud.rain cloud.rain.fill cloud.snow
        cloud.sun cloud.sun.fill command control cpu creditcard crop cross cross.case crown cup.and.saucer
        curlybraces cursorarrow decrease.indent delete.left delete.right desktopcomputer diamond die.face.1
        die.face.2 die.face.3 die.face.4 die.face.5 die.face.6 divide doc doc.on.clipboard doc.on.doc doc.text
        doc.text.fill dollarsign drop dumbbell eject ellipsis envelope envelope.fill envelope.open equal eraser
        escape eurosign exclamationmark exclamationmark.bubble.fill exclamationmark.triangle
        exclamationmark.triangle.fill externaldrive eye eye.slash eyedropper eyeglasses face.frowning face.smiling
        face.smiling.inverse faceid figure.run figure.stand figure.walk film fish flag flame folder
        folder.badge.plus folder.fill football fork.knife forward forward.end forward.frame fuelpump function
        gamecontroller gearshape gearshape.2 gearshape.fill gift graduationcap greaterthan hammer hand.point.down
        hand.point.left hand.point.right hand.point.up hand.raised hand.raised.fill hand.thumbsdown hand.thumbsup
        hand.thumbsup.fill hare headphones heart heart.fill hexagon hifispeaker hourglass house house.circle.fill
        house.fill icloud.and.arrow.down icloud.and.arrow.up increase.indent infinity info info.circle
        info.circle.fill ipad iphone italic key key.fill keyboard ladybug laptopcomputer leaf lessthan lightbulb
        line.3.horizontal line.3.horizontal.decrease link list.bullet list.bullet.rectangle list.clipboard list.dash
        list.number location location.north lock lock.fill lock.open lock.shield macwindow magnifyingglass
        magnifyingglass.circle.fill map mappin mappin.and.ellipse mappin.circle.fill message mic mic.slash.fill
        minus minus.magnifyingglass moon moon.stars moon.stars.fill music.note music.note.list music.quarternote.3
        network newspaper nosign note.text number octagon opticaldisc option oval paintbrush paintpalette paperclip
        paperplane pause pause.circle pawprint pencil pentagon percent person person.2 person.2.fill person.3
        person.badge.plus person.circle.fill person.crop.circle person.crop.circle.fill person.crop.rectangle
        person.crop.square person.fill person.fill.checkmark phone phone.down photo photo.fill photo.on.rectangle
        pianokeys pills pin play play.circle.fill play.rectangle.fill playpause plus plus.circle plus.circle.fill
        plus.magnifyingglass plusminus power printer puzzlepiece qrcode questionmark questionmark.circle.fill
        quote.closing quote.opening record.circle rectangle rectangle.3.group rectangle.grid.1x2 rectangle.portrait
        rectangle.portrait.and.arrow.right rectangle.split.3x1 rectangle.stack repeat repeat.1 return rosette ruler
        safari scissors scope screwdriver scribble seal server.rack shield shift shippingbox shuffle sidebar.left
        sidebar.right slider.horizontal.3 slider.vertical.3 smallcircle.circle snowflake soccerball sparkle sparkles
        speaker speaker.slash.fill speaker.wave.1 speaker.wave.2 speaker.wave.3 sportscourt square
        square.and.arrow.down square.and.arrow.up square.and.arrow.up.fill square.and.pencil square.dashed
        square.grid.2x2 square.grid.3x3 square.lefthalf.filled square.on.square square.split.1x2 square.split.2x1
        square.split.2x2 square.stack.3d.up star star.fill star.leadinghalf.filled sterlingsign stethoscope stop
        stopwatch storefront strikethrough sum sun.max sun.max.fill sun.min sunrise switch.2 tablecells tag tag.fill
        target tennis.racket terminal text.aligncenter text.alignleft text.alignright text.book.closed text.bubble
        text.justify textformat textformat.size theatermasks thermometer ticket timer tornado tortoise touchid trash
        trash.circle.fill trash.fill tray tray.2 tray.and.arrow.down tree triangle trophy tshirt umbrella underline
        video video.slash viewfinder wand.and.stars waveform waveform.path.ecg wifi wind wineglass wrench
        wrench.and.screwdriver x.squareroot xmark xmark.circle.fill yensign zzz
        """
}
