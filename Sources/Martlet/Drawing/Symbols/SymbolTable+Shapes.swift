extension SymbolTable {
    /// Plain figures, arrows, lists and layouts.
    static let shapes = """
        circle: b O50 50 41
        circle.dashed: s A50 50 41 -10 20 A50 50 41 35 65 A50 50 41 80 110 A50 50 41 125 155 A50 50 41 170 200 A50 50 41 215 245 A50 50 41 260 290 A50 50 41 305 335
        circle.dotted: f O91 50 4 O79 79 4 O50 91 4 O21 79 4 O9 50 4 O21 21 4 O50 9 4 O79 21 4
        circle.lefthalf.filled circle.lefthalf.fill: s O50 50 41; f A50 50 41 90 270 Z
        circle.righthalf.filled circle.righthalf.fill: s O50 50 41; f A50 50 41 -90 90 Z
        circle.bottomhalf.filled: s O50 50 41; f A50 50 41 0 180 Z
        circle.tophalf.filled: s O50 50 41; f A50 50 41 180 360 Z
        circle.inset.filled largecircle.fill.circle: s O50 50 41; f O50 50 28
        record.circle: b O50 50 41; h O50 50 22
        smallcircle.circle dot.circle: b O50 50 41; h O50 50 11
        circlebadge: b O50 50 22
        target: s O50 50 41 O50 50 24; f O50 50 8
        scope: s O50 50 32 M50 6 L50 34 M50 66 L50 94 M6 50 L34 50 M66 50 L94 50
        circle.grid.2x2: b O27 27 18 O73 27 18 O27 73 18 O73 73 18
        circle.grid.3x3: b O18 18 10 O50 18 10 O82 18 10 O18 50 10 O50 50 10 O82 50 10 O18 82 10 O50 82 10 O82 82 10
        square: b R11 11 78 78 14
        square.dashed: s M11 32 L11 22 C11 15 15 11 22 11 L32 11 M44 11 L56 11 M68 11 L78 11 C85 11 89 15 89 22 L89 32 M89 44 L89 56 M89 68 L89 78 C89 85 85 89 78 89 L68 89 M56 89 L44 89 M32 89 L22 89 C15 89 11 85 11 78 L11 68 M11 56 L11 44
        square.lefthalf.filled: s R11 11 78 78 14; f R11 11 39 78 12
        rectangle: b R5 18 90 64 12
        rectangle.portrait: b R20 6 60 88 12
        capsule: b R4 28 92 44 22
        oval ellipse: b E6 24 88 52
        triangle: b M50 14 L90 84 10 84 Z
        diamond: b M50 8 L92 50 50 92 8 50 Z
        pentagon: b P50 52 5 42
        hexagon: b P50 50 6 43
        octagon: b M33 9 L67 9 91 33 91 67 67 91 33 91 9 67 9 33 Z
        seal: b S50 50 12 43 37
        shield: b M50 8 L86 20 86 48 C86 70 70 84 50 92 C30 84 14 70 14 48 L14 20 Z
        app: b R8 8 84 84 22
        star: b S50 54 5 44 19
        star.leadinghalf.filled star.lefthalf.fill: s S50 54 5 44 19; f M50 10 L38.8 38.6 8.2 40.4 31.9 59.9 24.1 89.6 50 73 Z
        heart suit.heart: b M50 88 C20 66 8 50 8 34 C8 18 20 10 31 10 C40 10 46 15 50 23 C54 15 60 10 69 10 C80 10 92 18 92 34 C92 50 80 66 50 88 Z
        slash.circle: b O50 50 41; d M24 76 L76 24
        lasso: s E10 12 80 52 M34 62 C22 66 22 82 36 82 C48 82 46 66 34 64 M34 82 C34 90 28 94 20 94
        rotate.3d: s E8 34 84 32 E34 8 32 84; f M58 56 L82 66 58 78 Z
        placeholdertext: b R8 22 84 56 10; d M22 42 L78 42 M22 58 L58 58
        bubbles.and.sparkles: b M14 14 L58 14 C64 14 66 18 66 22 L66 46 C66 52 62 54 58 54 L34 54 22 66 22 54 14 54 C10 54 6 52 6 46 L6 22 C6 18 8 14 14 14 Z; f S74 72 4 22 8
        shareplay: f O50 42 13 M28 84 C28 70 36 62 50 62 C64 62 72 70 72 84 Z; s A50 46 38 150 215 A50 46 38 -35 30
        viewfinder: s M10 32 L10 18 C10 12 12 10 18 10 L32 10 M68 10 L82 10 C88 10 90 12 90 18 L90 32 M90 68 L90 82 C90 88 88 90 82 90 L68 90 M32 90 L18 90 C12 90 10 88 10 82 L10 68
        chevron.left chevron.backward: s M64 14 L32 50 64 86
        chevron.right chevron.forward: =chevron.left flipx
        chevron.up: s M14 66 L50 34 86 66
        chevron.down: =chevron.up flipy
        chevron.compact.down: s M10 42 L50 58 90 42
        chevron.compact.up: =chevron.compact.down flipy
        chevron.compact.left: s M58 10 L42 50 58 90
        chevron.compact.right: =chevron.compact.left flipx
        chevron.up.chevron.down: s M26 36 L50 12 74 36 M26 64 L50 88 74 64
        chevron.left.2 chevron.backward.2: s M50 16 L20 50 50 84 M84 16 L54 50 84 84
        chevron.right.2 chevron.forward.2: =chevron.left.2 flipx
        arrow.up: s M50 90 L50 12 M20 42 L50 12 80 42
        arrow.right arrow.forward: =arrow.up r90
        arrow.down: =arrow.up r180
        arrow.left arrow.backward: =arrow.up r270
        arrow.up.right arrow.up.forward: s M20 80 L80 20 M34 20 L80 20 80 66
        arrow.up.left arrow.up.backward: =arrow.up.right r270
        arrow.down.right arrow.down.forward: =arrow.up.right r90
        arrow.down.left arrow.down.backward: =arrow.up.right r180
        arrow.up.arrow.down: s M30 86 L30 14 M10 36 L30 14 50 36 M70 14 L70 86 M50 64 L70 86 90 64
        arrow.left.arrow.right: =arrow.up.arrow.down r270
        arrow.up.and.down: s M50 8 L50 92 M26 32 L50 8 74 32 M26 68 L50 92 74 68
        arrow.left.and.right: =arrow.up.and.down r90
        arrow.up.and.down.and.arrow.left.and.right move.3d: s M50 6 L50 94 M38 18 L50 6 62 18 M38 82 L50 94 62 82 M6 50 L94 50 M18 38 L6 50 18 62 M82 38 L94 50 82 62
        arrow.clockwise: s A50 54 36 -10 303 M70 4 L70 24 50 24
        arrow.counterclockwise: =arrow.clockwise flipx
        arrow.triangle.2.circlepath arrow.2.circlepath arrow.trianglehead.2.clockwise: s A50 50 36 195 335 M86 16 L83 35 64 34 A50 50 36 15 155 M14 84 L17 65 36 66
        arrow.uturn.left arrow.uturn.backward: s M34 16 L12 38 34 60 M12 38 L62 38 C78 38 88 48 88 62 C88 76 78 86 62 86 L44 86
        arrow.uturn.right arrow.uturn.forward: =arrow.uturn.left flipx
        arrowshape.turn.up.left: b M42 18 L8 48 42 78 42 60 C66 60 80 66 92 84 C90 54 72 38 42 36 Z
        arrowshape.turn.up.right arrowshape.turn.up.forward: =arrowshape.turn.up.left flipx
        arrow.turn.down.right: s M20 12 L20 46 C20 58 26 62 36 62 L84 62 M64 42 L86 62 64 82
        arrow.turn.up.left: =arrow.turn.down.right r180
        arrow.turn.up.right: =arrow.turn.down.right flipy
        arrow.turn.down.left: =arrow.turn.down.right flipx
        arrow.up.to.line: s M16 12 L84 12 M50 92 L50 28 M24 54 L50 28 76 54
        arrow.down.to.line: =arrow.up.to.line r180
        arrow.right.to.line: =arrow.up.to.line r90
        arrow.left.to.line: =arrow.up.to.line r270
        arrow.triangle.branch arrow.branch: s M50 92 L50 60 C50 44 24 44 24 24 L24 12 M12 26 L24 10 36 26 M50 60 C50 44 76 44 76 24 L76 12 M64 26 L76 10 88 26
        arrow.triangle.merge arrow.merge: =arrow.triangle.branch flipy
        arrow.triangle.turn.up.right.diamond: b M50 6 L94 50 50 94 6 50 Z; d M36 66 L36 50 62 50 M54 40 L64 50 54 60
        arrow.up.left.and.arrow.down.right arrow.up.backward.and.arrow.down.forward: s M12 44 L12 12 44 12 M12 12 L42 42 M88 56 L88 88 56 88 M88 88 L58 58
        arrow.down.right.and.arrow.up.left arrow.down.forward.and.arrow.up.backward: s M42 12 L42 42 12 42 M42 42 L12 12 M58 88 L58 58 88 58 M58 58 L88 88
        arrow.up.right.and.arrow.down.left: =arrow.up.left.and.arrow.down.right flipx
        arrowtriangle.up: b M50 20 L88 78 12 78 Z
        arrowtriangle.right arrowtriangle.forward: =arrowtriangle.up r90
        arrowtriangle.down: =arrowtriangle.up r180
        arrowtriangle.left arrowtriangle.backward: =arrowtriangle.up r270
        square.and.arrow.up: b M34 36 L22 36 C17 36 14 39 14 44 L14 84 C14 89 17 92 22 92 L78 92 C83 92 86 89 86 84 L86 44 C86 39 83 36 78 36 L66 36; k M50 62 L50 10; s M50 62 L50 8 M30 26 L50 8 70 26
        square.and.arrow.down: b M34 36 L22 36 C17 36 14 39 14 44 L14 84 C14 89 17 92 22 92 L78 92 C83 92 86 89 86 84 L86 44 C86 39 83 36 78 36 L66 36; k M50 10 L50 64 M30 46 L50 64 70 46; s M50 8 L50 64 M30 46 L50 64 70 46
        rectangle.portrait.and.arrow.right rectangle.portrait.and.arrow.forward iphone.and.arrow.forward arrow.right.square.portrait: b R10 8 52 84 10; k M40 50 L94 50; s M42 50 L92 50 M74 32 L92 50 74 68
        line.3.horizontal line.horizontal.3: s M12 26 L88 26 M12 50 L88 50 M12 74 L88 74
        line.3.horizontal.decrease line.horizontal.3.decrease: s M10 28 L90 28 M24 50 L76 50 M38 72 L62 72
        list.bullet: s M36 24 L90 24 M36 50 L90 50 M36 76 L90 76; f O14 24 8 O14 50 8 O14 76 8
        list.dash: s M44 24 L92 24 M44 50 L92 50 M44 76 L92 76 M8 24 L26 24 M8 50 L26 50 M8 76 L26 76
        list.number: s M34 24 L90 24 M34 50 L90 50 M34 76 L90 76; t M11 17 L16 14 16 34 M9 44 C9 38 20 38 20 45 C20 50 9 54 9 60 L20 60 M9 70 L20 70 13 77 C22 77 22 88 9 87
        checklist list.bullet.clipboard.check: s M42 26 L90 26 M42 74 L90 74 M10 26 L18 34 30 16 M10 74 L18 82 30 64
        text.alignleft text.justify.left text text.justifyleft: s M10 20 L90 20 M10 40 L62 40 M10 60 L90 60 M10 80 L62 80
        text.aligncenter: s M10 20 L90 20 M24 40 L76 40 M10 60 L90 60 M24 80 L76 80
        text.alignright: =text.alignleft flipx
        text.justify: s M10 20 L90 20 M10 40 L90 40 M10 60 L90 60 M10 80 L90 80
        increase.indent: s M10 18 L90 18 M44 40 L90 40 M44 60 L90 60 M10 82 L90 82 M10 38 L28 50 10 62
        decrease.indent: s M10 18 L90 18 M44 40 L90 40 M44 60 L90 60 M10 82 L90 82 M28 38 L10 50 28 62
        slider.horizontal.3 slider.horizontal.2.square: s M10 24 L56 24 M78 24 L90 24 M10 50 L22 50 M44 50 L90 50 M10 76 L56 76 M78 76 L90 76 O67 24 10 O33 50 10 O67 76 10
        slider.vertical.3: =slider.horizontal.3 r270
        switch.2: b R6 12 88 32 16 R6 56 88 32 16; h O76 28 8 O24 72 8
        square.grid.2x2: b R10 10 34 34 6 R56 10 34 34 6 R10 56 34 34 6 R56 56 34 34 6
        square.grid.3x3: b R8 8 22 22 4 R39 8 22 22 4 R70 8 22 22 4 R8 39 22 22 4 R39 39 22 22 4 R70 39 22 22 4 R8 70 22 22 4 R39 70 22 22 4 R70 70 22 22 4
        rectangle.grid.1x2: b R10 12 80 32 7 R10 56 80 32 7
        rectangle.3.group rectangle.3.offgrid: b R8 14 36 72 6 R54 14 38 30 6 R54 56 38 30 6
        square.split.2x1: b R11 11 78 78 14; d M50 11 L50 89
        square.split.1x2: b R11 11 78 78 14; d M11 50 L89 50
        square.split.2x2: b R11 11 78 78 14; d M50 11 L50 89 M11 50 L89 50
        rectangle.split.3x1: b R6 16 88 68 8; d M35 16 L35 84 M65 16 L65 84
        tablecells table: b R8 16 84 68 8; d M8 38 L92 38 M8 61 L92 61 M36 16 L36 84
        rectangle.stack: b R8 40 84 48 8; s M16 26 L84 26 M26 12 L74 12
        square.stack.3d.up square.3.layers.3d: b M50 10 L92 32 50 54 8 32 Z; s M8 50 L50 72 92 50 M8 68 L50 90 92 68
        square.on.square square.fill.on.square: b R8 30 62 62 10; s M30 16 C30 11 33 8 38 8 L84 8 C89 8 92 11 92 16 L92 62 C92 67 89 70 84 70
        sidebar.left sidebar.leading: b R6 16 88 68 10; d M36 16 L36 84 M16 30 L25 30 M16 42 L25 42 M16 54 L25 54
        sidebar.right sidebar.trailing: =sidebar.left flipx
        macwindow: b R6 14 88 72 8; d M6 34 L94 34; h O17 24 3 O27 24 3 O37 24 3
        crop: s M28 6 L28 72 94 72 M6 28 L72 28 72 94
        """
}
