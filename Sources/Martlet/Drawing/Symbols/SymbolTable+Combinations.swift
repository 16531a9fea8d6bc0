extension SymbolTable {
    /// Signs and simple figures whose composition does not follow from their names.
    static let combinations = """
        multiply: s M28 28 L72 72 M72 28 L28 72
        exclamationmark.2: s M32 12 L32 62 M68 12 L68 62; f O32 84 7 O68 84 7
        exclamationmark.3: s M18 12 L18 62 M50 12 L50 62 M82 12 L82 62; f O18 84 7 O50 84 7 O82 84 7
        indianrupeesign: s M26 12 L78 12 M26 33 L78 33 M26 12 L40 12 C66 12 66 54 40 54 L28 54 66 90
        plus.forwardslash.minus: s M8 32 L42 32 M25 15 L25 49 M58 70 L92 70 M80 12 L22 88
        staroflife: b M39 8 L61 8 L61 31 L81 19 L92 39 L72 50 L92 61 L81 81 L61 69 L61 92 L39 92 L39 69 L19 81 L8 61 L28 50 L8 39 L19 19 L39 31 Z
        text.quote: s M12 14 L12 86 M30 22 L90 22 M30 50 L90 50 M30 78 L66 78
        abc textformat.abc: @a .4 -33 0; @b .4 1 0; @c .4 34 0
        textformat.123: @digit.1 .44 -32 0; @digit.2 .44 -2 0; @digit.3 .44 32 0
        bold.italic.underline: @bold .44 -33 0; @italic .44 0 0; @underline .44 33 0
        sos: @s .44 -33 0; @o .44 0 0; @s .44 33 0
        character.cursor.ibeam: @a .7 -18 0; s M84 14 L84 86 M74 8 L84 15 94 8 M74 92 L84 85 94 92
        text.append: s M10 20 L90 20 M10 44 L90 44 M10 68 L46 68 M72 58 L72 92 M55 75 L89 75
        text.insert: s M10 18 L90 18 M10 82 L90 82 M44 50 L90 50; f M8 34 L30 50 8 66 Z
        text.magnifyingglass: s O42 42 30 M64 64 L90 90 M28 35 L56 35 M28 50 L46 50
        paragraphsign: s M48 50 C18 50 18 14 48 14 L82 14 M50 14 L50 88 M68 14 L68 88
        smallcircle.filled.circle: b O50 50 41; h O50 50 15
        dot.square: b R11 11 78 78 14; h O50 50 11
        dot.scope: s O50 50 32 M50 6 L50 30 M50 70 L50 94 M6 50 L30 50 M70 50 L94 50; f O50 50 9
        circle.hexagongrid: b O50 50 10 O50 20 10 O50 80 10 O24 35 10 O76 35 10 O24 65 10 O76 65 10
        circle.grid.cross: b O50 19 13 O50 81 13 O19 50 13 O81 50 13
        capsule.portrait: b R28 4 44 92 22
        capsule.lefthalf.filled: s R4 28 92 44 22; f A26 50 22 90 270 L50 28 50 72 Z
        rhombus: b M50 20 L95 50 50 80 5 50 Z
        burst: b S50 50 9 45 25
        rectangle.dashed: s M5 40 L5 30 C5 22 9 18 17 18 L27 18 M43 18 L57 18 M73 18 L83 18 C91 18 95 22 95 30 L95 40 M95 60 L95 70 C95 78 91 82 83 82 L73 82 M57 82 L43 82 M27 82 L17 82 C9 82 5 78 5 70 L5 60
        square.righthalf.filled: s R11 11 78 78 14; f R50 11 39 78 12
        square.bottomhalf.filled: s R11 11 78 78 14; f R11 50 78 39 12
        square.tophalf.filled: s R11 11 78 78 14; f R11 11 78 39 12
        square.on.circle: s A38 38 30 95 355; b R38 38 54 54 9
        square.stack: b R18 36 64 56 10; s M24 24 L76 24 M32 12 L68 12
        square.grid.3x2: b R6 22 22 22 4 R39 22 22 22 4 R72 22 22 22 4 R6 56 22 22 4 R39 56 22 22 4 R72 56 22 22 4
        square.grid.4x3: b R6 18 15 15 2 R30 18 15 15 2 R54 18 15 15 2 R78 18 15 15 2 R6 42 15 15 2 R30 42 15 15 2 R54 42 15 15 2 R78 42 15 15 2 R6 66 15 15 2 R30 66 15 15 2 R54 66 15 15 2 R78 66 15 15 2
        rectangle.grid.2x2: b R5 20 40 26 5 R55 20 40 26 5 R5 55 40 26 5 R55 55 40 26 5
        rectangle.split.2x1: b R5 18 90 64 12; d M50 18 L50 82
        rectangle.split.1x2: b R5 18 90 64 12; d M5 50 L95 50
        rectangle.on.rectangle: b R6 36 64 48 8; s M26 24 C26 19 29 16 34 16 L86 16 C91 16 94 19 94 24 L94 58 C94 63 91 66 86 66 L80 66
        plus.rectangle.on.rectangle: b R6 36 64 48 8; d M38 48 L38 72 M26 60 L50 60; s M26 24 C26 19 29 16 34 16 L86 16 C91 16 94 19 94 24 L94 58 C94 63 91 66 86 66 L80 66
        plus.square.on.square: b R8 30 62 62 10; d M39 46 L39 76 M24 61 L54 61; s M30 16 C30 11 33 8 38 8 L84 8 C89 8 92 11 92 16 L92 62 C92 67 89 70 84 70
        star.square.on.square: b R8 30 62 62 10; h S39 63 5 20 9; s M30 16 C30 11 33 8 38 8 L84 8 C89 8 92 11 92 16 L92 62 C92 67 89 70 84 70
        square.and.arrow.up.on.square: @square.and.arrow.up .8 -8 -8; s M92 44 L92 80 C92 88 88 92 80 92 L34 92
        square.and.arrow.down.on.square: @square.and.arrow.down .8 -8 -8; s M92 44 L92 80 C92 88 88 92 80 92 L34 92
        rectangle.stack.person.crop: b R8 36 84 54 8; h O50 52 8 M30 82 C32 69 41 64 50 64 C59 64 68 69 70 82 Z; s M16 24 L84 24 M26 11 L74 11
        rectangle.compress.vertical: s M10 50 L90 50 M50 6 L50 34 M36 21 L50 35 64 21 M50 94 L50 66 M36 79 L50 65 64 79
        rectangle.expand.vertical: s M10 50 L90 50 M50 36 L50 8 M34 23 L50 7 66 23 M50 64 L50 92 M34 77 L50 93 66 77
        rectangle.inset.filled: s R5 18 90 64 12; f R20 32 60 36 4
        rectangle.lefthalf.inset.filled rectangle.leadinghalf.inset.filled: s R5 18 90 64 12; f R18 31 30 38 4
        rectangle.righthalf.inset.filled: s R5 18 90 64 12; f R52 31 30 38 4
        rectangle.and.pencil.and.ellipsis: s M56 22 L16 22 C9 22 6 26 6 32 L6 70 C6 76 9 80 16 80 L82 80 C89 80 92 76 92 70 L92 52; f O24 51 6 O42 51 6 M54 60 L58 46 83 20 94 31 68 56 Z
        rectangle.and.text.magnifyingglass: s M92 42 L92 30 C92 22 88 18 80 18 L16 18 C10 18 6 22 6 28 L6 68 C6 76 10 80 16 80 L38 80 M20 38 L56 38 M20 58 L36 58 O66 64 18 M79 77 L94 92
        questionmark.square.dashed: @square.dashed 1 0 0; @questionmark .5 0 0
        menubar.rectangle: b R6 14 88 72 8; d M6 32 L94 32
        dock.rectangle: b R6 14 88 72 8; h R24 64 52 12 4
        pip: s R5 16 90 68 10; f R52 48 32 26 4
        pip.enter: s R5 16 90 68 10 M20 32 L38 50 M40 34 L40 52 22 52; f R56 52 28 22 4
        pip.exit: s R5 16 90 68 10 M42 54 L22 34 M40 32 L20 32 20 52; f R56 52 28 22 4
        grid: s R10 10 80 80 10 M37 10 L37 90 M63 10 L63 90 M10 37 L90 37 M10 63 L90 63
        flowchart: b R34 8 32 22 4 R6 68 32 22 4 R62 68 32 22 4; s M50 30 L50 49 M22 68 L22 49 78 49 78 68
        shield.lefthalf.filled: s M50 8 L86 20 86 48 C86 70 70 84 50 92 C30 84 14 70 14 48 L14 20 Z; f M50 8 L14 20 14 48 C14 70 30 84 50 92 Z
        shield.checkered: s M50 8 L86 20 86 48 C86 70 70 84 50 92 C30 84 14 70 14 48 L14 20 Z; f M50 8 L14 20 14 50 50 50 Z M50 50 L86 50 C85 71 70 84 50 92 Z
        suit.club: b M50 8 C64 8 70 24 62 35 C78 30 92 42 88 58 C84 74 64 74 56 62 C56 76 60 84 66 92 L34 92 C40 84 44 76 44 62 C36 74 16 74 12 58 C8 42 22 30 38 35 C30 24 36 8 50 8 Z
        suit.spade: b M50 8 C62 28 90 40 90 60 C90 76 68 82 56 66 C56 78 60 86 66 92 L34 92 C40 86 44 78 44 66 C32 82 10 76 10 60 C10 40 38 28 50 8 Z
        suit.diamond: b M50 6 L82 50 50 94 18 50 Z
        heart.text.square: b R11 11 78 78 14; h M36 54 C24 44 20 38 20 32 C20 25 25 22 29 22 C32 22 35 24 36 27 C37 24 40 22 43 22 C47 22 52 25 52 32 C52 38 48 44 36 54 Z; d M62 30 L78 30 M62 44 L78 44 M26 70 L78 70
        bolt.heart: b M50 88 C20 66 8 50 8 34 C8 18 20 10 31 10 C40 10 46 15 50 23 C54 15 60 10 69 10 C80 10 92 18 92 34 C92 50 80 66 50 88 Z; h M55 26 L36 52 49 52 44 74 64 44 51 44 Z
        arrow.up.heart: b M50 88 C20 66 8 50 8 34 C8 18 20 10 31 10 C40 10 46 15 50 23 C54 15 60 10 69 10 C80 10 92 18 92 34 C92 50 80 66 50 88 Z; d M50 70 L50 36 M37 48 L50 35 63 48
        arrow.2.squarepath: s M18 40 L18 72 C18 78 22 82 28 82 L60 82 M4 55 L18 40 32 55 M82 60 L82 28 C82 22 78 18 72 18 L40 18 M68 45 L82 60 96 45
        arrow.uturn.up: =arrow.uturn.left r90
        arrow.uturn.down: =arrow.uturn.left r270
        arrow.down.to.line.compact: s M20 80 L80 80 M50 18 L50 60 M30 42 L50 61 70 42
        arrow.right.to.line.compact: =arrow.down.to.line.compact r270
        arrowshape.down: b M50 92 L92 48 68 48 68 8 32 8 32 48 8 48 Z
        arrowshape.up: =arrowshape.down r180
        arrowshape.left arrowshape.backward: =arrowshape.down r90
        arrowshape.right arrowshape.forward: =arrowshape.down r270
        arrowshape.turn.up.left.2: b M46 20 L16 50 46 80 46 62 C66 62 84 68 94 84 C92 56 72 40 46 38 Z; s M24 26 L4 50 24 74
        goforward: s A50 55 37 -62 268; f M48 2 L72 18 48 34 Z
        gobackward: =goforward flipx
        rotate.right: b R14 44 48 48 6; s M22 28 C34 4 80 6 82 48 M66 36 L82 50 96 34
        rotate.left: =rotate.right flipx
        line.diagonal: s M14 86 L86 14
        list.star: s M42 24 L90 24 M42 50 L90 50 M42 76 L90 76; f S15 24 5 14 6 S15 50 5 14 6 S15 76 5 14 6
        list.triangle: s M36 24 L90 24 M36 50 L90 50 M36 76 L90 76; f M4 12 L26 24 4 36 Z M4 38 L26 50 4 62 Z M4 64 L26 76 4 88 Z
        list.bullet.rectangle.portrait: b R18 6 64 88 10; h O33 28 5 O33 50 5 O33 72 5; d M48 28 L68 28 M48 50 L68 50 M48 72 L68 72
        list.bullet.indent: s M34 18 L90 18 M54 39 L90 39 M54 61 L90 61 M34 82 L90 82; f O14 18 7 O35 39 7 O35 61 7 O14 82 7
        list.bullet.below.rectangle: s R10 10 80 30 6 M34 62 L90 62 M34 84 L90 84; f O15 62 7 O15 84 7
        """
}
