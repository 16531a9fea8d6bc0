extension SymbolTable {
    /// Tools, papers and devices beside those of the desk.
    static let devices = """
        pencil.line: @pencil .9 -3 -5; s M48 92 L92 92
        pencil.tip: b M50 8 L76 62 76 92 24 92 24 62 Z; h M50 8 L60 32 40 32 Z
        highlighter: b M62 8 L92 38 58 70 30 42 Z; f M22 50 L50 78 40 84 12 88 Z
        paintbrush.pointed: b M92 8 L56 60 42 46 Z; b M38 52 L50 64 C50 84 34 92 8 90 C22 82 18 58 38 52 Z
        gear: s G50 50 12 44 36 O50 50 22 M50 28 L50 50 31 61 M50 50 L69 61
        lock.rotation: s A50 50 42 -50 240 M66 2 L76 18 58 24; @lock .48 0 2
        key.horizontal: b O24 46 18; h O24 46 5; s M42 46 L94 46 M76 46 L76 64 M92 46 L92 64
        memorychip: b R8 26 84 48 6; h R19 38 14 24 2 R43 38 14 24 2 R67 38 14 24 2; s M22 74 L22 86 M41 74 L41 86 M59 74 L59 86 M78 74 L78 86 M22 26 L22 14 M41 26 L41 14 M59 26 L59 14 M78 26 L78 14
        ant: b O50 20 11 E40 33 20 24 E33 60 34 34; s M42 42 L22 30 M58 42 L78 30 M41 48 L16 52 M59 48 L84 52 M38 66 L18 82 M62 66 L82 82 M44 12 L34 4 M56 12 L66 4
        keyboard.chevron.compact.down: b R4 10 92 48 8; d M18 24 L20 24 M34 24 L36 24 M50 24 L52 24 M66 24 L68 24 M80 24 L82 24 M30 43 L70 43; s M32 74 L50 90 68 74
        wand.and.rays: s M10 90 L54 46 M66 6 L66 24 M94 34 L76 34 M88 12 L76 24 M44 12 L54 24 M88 56 L76 46
        sparkle.magnifyingglass: s O42 42 32 M66 66 L90 90; f M42 20 C44 36 48 40 64 42 C48 44 44 48 42 64 C40 48 36 44 20 42 C36 40 40 36 42 20 Z
        waveform.and.magnifyingglass: s O42 42 32 M66 66 L90 90 M28 36 L28 48 M42 26 L42 58 M56 36 L56 48
        doc.text.magnifyingglass: b M24 8 L56 8 82 34 82 86 C82 90 80 92 76 92 L24 92 C20 92 18 90 18 86 L18 14 C18 10 20 8 24 8 Z; d M33 38 L50 38 M33 54 L40 54; k O62 62 22; s O62 62 17 M75 75 L92 92
        lightbulb.max: @lightbulb .68 0 10; s M50 -2 L50 6 M14 16 L21 23 M86 16 L79 23 M4 50 L12 50 M96 50 L88 50
        battery.100.bolt: s R4 30 82 40 10; f R12 38 66 24 4 R91 42 5 16 2; k M52 16 L28 54 44 54 38 84 62 44 48 44 Z; f M52 16 L28 54 44 54 38 84 62 44 48 44 Z
        dot.radiowaves.left.and.right: f O50 50 8; v A50 50 22 -45 45 A50 50 22 135 225; v A50 50 40 -45 45 A50 50 40 135 225
        dot.radiowaves.right: f O16 50 9; v A16 50 28 -45 45; v A16 50 50 -45 45; v A16 50 72 -45 45
        globe: s O50 50 41 M9 50 L91 50 E32 9 36 82 M17 28 L83 28 M17 72 L83 72
        globe.americas: b O50 50 41; h M36 14 C22 20 14 34 18 46 C26 44 30 56 38 54 C46 50 40 40 50 36 C56 28 46 18 36 14 Z M48 60 C58 56 72 62 70 70 C66 80 56 84 52 88 C50 78 44 72 44 64 Z
        globe.europe.africa: b O50 50 41; h M44 12 C54 18 62 12 72 20 C68 30 58 26 56 32 C48 30 46 36 38 34 C36 26 38 18 44 12 Z M36 44 C50 38 66 42 74 54 C66 58 66 72 56 84 C48 80 52 66 42 64 C30 62 28 50 36 44 Z
        globe.asia.australia: b O50 50 41; h M28 20 C44 10 68 12 82 32 C74 36 78 46 68 52 C60 46 58 56 50 54 C44 44 34 48 26 38 C22 32 24 26 28 20 Z M56 68 C64 60 78 62 80 70 C72 82 60 84 54 76 Z
        point.3.connected.trianglepath.dotted: f O50 17 12 O17 78 12 O83 78 12; s M42 34 L27 62 M58 34 L73 62 M36 78 L64 78
        internaldrive: b R8 22 84 56 8; d M8 54 L92 54; h O76 66 4.5
        display: b R6 12 88 58 7; s M50 70 L50 86 M30 88 L70 88
        tv: b R6 14 88 60 7; s M24 88 L76 88
        pc: b R28 6 44 88 6; d M40 22 L60 22 M40 36 L60 36; h O50 74 6
        iphone.gen1: b R28 6 44 88 10; h O50 82 5; d M28 72 L72 72
        candybarphone: b R30 6 40 88 8; h R39 18 22 26 2; d M40 58 L41 58 M50 58 L51 58 M60 58 L61 58 M40 74 L41 74 M50 74 L51 74 M60 74 L61 74
        iphone.radiowaves.left.and.right: b R34 10 32 80 8; s M20 30 C10 42 10 58 20 70 M80 30 C90 42 90 58 80 70
        laptopcomputer.and.iphone: b R12 20 60 42 5; s M4 76 L56 76; k R66 36 26 50 6; b R68 38 24 48 6
        ipad.and.iphone: b R8 8 54 80 8; k R54 38 38 56 6; b R58 42 32 50 7
        ipad.landscape: b R6 16 88 68 10; d M42 74 L58 74
        visionpro: b M8 38 C8 26 30 22 50 22 C70 22 92 26 92 38 L92 58 C92 72 80 78 70 76 C60 74 58 62 50 62 C42 62 40 74 30 76 C20 78 8 72 8 58 Z
        airpods: b M24 10 C36 10 40 22 38 34 L36 86 C36 92 26 92 26 86 L26 42 C10 40 10 10 24 10 Z M76 10 C64 10 60 22 62 34 L64 86 C64 92 74 92 74 86 L74 42 C90 40 90 10 76 10 Z
        homepod: b R16 10 68 80 30; d M36 26 C44 34 56 34 64 26
        scanner: b R6 54 88 30 7; s M14 44 L84 16; h O80 69 4.5
        computermouse: b R26 8 48 84 24; d M50 8 L50 38
        apps.iphone: b R26 6 48 88 10; h R36 20 11 11 2 R53 20 11 11 2 R36 42 11 11 2 R53 42 11 11 2 R36 64 11 11 2 R53 64 11 11 2
        airplayvideo: s M22 72 L14 72 C9 72 6 69 6 64 L6 24 C6 19 9 16 14 16 L86 16 C91 16 94 19 94 24 L94 64 C94 69 91 72 86 72 L78 72; f M50 56 L76 90 24 90 Z
        airplayaudio: s A50 48 40 140 400 A50 48 24 140 400; f M50 60 L74 92 26 92 Z
        bluetooth: s M26 30 L72 68 50 90 50 10 72 32 26 70
        simcard: b M18 8 L56 8 82 34 82 92 18 92 Z; d R34 48 32 28 4
        sdcard: b M18 8 L56 8 82 34 82 92 18 92 Z; d M34 22 L34 38 M48 22 L48 38 M62 34 L62 44
        music.mic: b O66 32 23; f M44 36 L62 54 20 90 10 80 Z
        megaphone: b M8 42 L22 38 80 14 88 14 88 80 80 80 22 58 8 56 Z; s M28 62 L34 86 48 86 44 68
        guitars: b M18 58 C18 48 28 46 34 50 C42 44 54 54 48 64 C52 72 46 82 38 82 C36 92 20 96 12 86 C4 76 8 62 18 58 Z; s M46 56 L88 12 M78 8 L92 22; h O30 68 6
        metronome: b M36 8 L64 8 82 92 18 92 Z; d M48 70 L76 22 M26 70 L74 70
        tuningfork: s M32 8 L32 40 C32 60 68 60 68 40 L68 8 M50 56 L50 92
        amplifier: b R10 12 80 76 8; d M10 34 L90 34 O50 60 15; h O23 23 4 O38 23 4
        forward.end.alt: b M6 22 L42 50 6 78 Z M46 22 L82 50 46 78 Z; s M92 20 L92 80
        backward.end.alt: =forward.end.alt flipx
        forward.frame: b M40 20 L84 50 40 80 Z; s M20 20 L20 80
        backward.frame: =forward.frame flipx
        recordingtape: s O25 48 18 O75 48 18 M25 66 L75 66
        camera.rotate: b M10 32 C10 27 13 24 18 24 L30 24 38 14 62 14 70 24 82 24 C87 24 90 27 90 32 L90 76 C90 81 87 84 82 84 L18 84 C13 84 10 81 10 76 Z; d A50 53 17 150 400 M72 46 L63 64 50 50
        camera.aperture: s O50 50 41 M91 50 L54 66 M70 86 L38 62 M30 86 L34 46 M9 50 L46 34 M29 14 L62 38 M70 14 L66 54
        camera.filters: s O50 34 25 O33 64 25 O67 64 25
        photo.artframe: s R6 12 88 76 4; b R24 30 52 40 2; h O38 42 4.5; d M26 66 L44 52 54 60 62 52 74 64
        photo.stack: b R12 38 76 52 8; h O32 54 5.5; d M14 84 L36 64 50 76 62 62 86 82; s M20 26 L80 26 M30 13 L70 13
        photo.on.rectangle.angled: b M8 42 L66 30 76 78 18 90 Z; h O32 52 5.5; d M16 82 L36 62 48 72 58 56 74 70; s M34 22 C34 16 37 12 42 12 L84 12 C90 12 93 16 93 22 L93 60
        popcorn: b M14 40 L86 40 74 92 26 92 Z; d M40 42 L44 90 M60 42 L56 90; f O28 27 13 O50 20 15 O72 27 13
        livephoto: @circle.dotted 1 0 0; s O50 50 25; f O50 50 9
        doc.plaintext: b R18 8 64 84 10; d M32 28 L68 28 M32 43 L68 43 M32 58 L68 58 M32 73 L52 73
        doc.richtext: b R18 8 64 84 10; h R32 22 36 24 3; d M32 60 L68 60 M32 76 L56 76
        list.bullet.clipboard: b R16 14 68 78 8; k R36 6 28 16 5; f R36 6 28 16 5; h O33 42 5.5 O33 59 5.5 O33 76 5.5; d M48 42 L70 42 M48 59 L70 59 M48 76 L70 76
        clipboard: b R16 14 68 78 8; k R36 6 28 16 5; f R36 6 28 16 5
        note.text: b R12 12 76 76 10; d M28 34 L72 34 M28 50 L72 50 M28 66 L54 66
        magazine: b R14 8 72 84 6; d M30 8 L30 92; h R43 22 30 24 3
        tray.full: b M8 56 L22 18 78 18 92 56 92 84 8 84 Z; d M8 56 L32 56 C34 70 66 70 68 56 L92 56 M34 32 L66 32 M30 44 L70 44
        tray.and.arrow.up: b M22 30 L8 58 8 86 92 86 92 58 78 30; d M8 58 L32 58 C34 70 66 70 68 58 L92 58; k M50 8 L50 48; s M50 48 L50 8 M36 21 L50 7 64 21
        character.book.closed: b R20 8 62 84 8; d M22 76 L82 76 M38 62 L51 22 64 62 M43 50 L59 50
        hourglass.tophalf.filled: s M22 8 L78 8 M22 92 L78 92 M28 8 C28 36 46 40 46 50 C46 60 28 64 28 92 M72 8 C72 36 54 40 54 50 C54 60 72 64 72 92; f M28 8 L72 8 C72 34 56 38 50 48 C44 38 28 34 28 8 Z
        hourglass.bottomhalf.filled: =hourglass.tophalf.filled flipy
        chart.bar.xaxis: b R12 52 16 28 3 R42 32 16 48 3 R72 10 16 70 3; s M4 92 L96 92
        chart.line.flattrend.xyaxis: s M10 10 L10 90 90 90 M24 56 L44 38 62 62 88 42
        chart.dots.scatter: s M10 10 L10 90 90 90; f O30 68 7.5 O46 42 7.5 O64 60 7.5 O80 26 7.5
        gauge: s A50 58 41 160 380 M50 58 L68 34; f O50 58 9
        gauge.with.dots.needle.bottom.50percent: f O15 76 4.5 O10 56 4.5 O15 36 4.5 O30 21 4.5 O50 16 4.5 O70 21 4.5 O85 36 4.5 O90 56 4.5 O85 76 4.5 O50 64 9; s M50 62 L50 34
        speedometer: b O50 50 41; h O50 58 8; d M50 58 L68 34 M20 58 L26 58 M50 20 L50 25 M28 32 L32 36 M80 58 L74 58
        phone.arrow.up.right: @phone .9 -6 6; s M62 38 L88 12 M66 10 L90 10 90 34
        bubble.middle.bottom: b M20 14 L80 14 C87 14 92 19 92 26 L92 58 C92 65 87 70 80 70 L64 70 50 90 36 70 20 70 C13 70 8 65 8 58 L8 26 C8 19 13 14 20 14 Z
        captions.bubble: b M20 14 L80 14 C87 14 92 19 92 26 L92 62 C92 69 87 74 80 74 L42 74 22 92 22 74 20 74 C13 74 8 69 8 62 L8 26 C8 19 13 14 20 14 Z; d M24 54 L44 54 M58 54 L76 54 M24 36 L54 36 M68 36 L76 36
        bell.and.waves.left.and.right: @bell .82 0 0; s M12 20 C4 30 2 44 6 56 M88 20 C96 30 98 44 94 56
        handbag: b M8 48 L92 48 84 90 16 90 Z; s M26 48 C26 4 74 4 74 48
        cube cube.box: b M50 8 L87 28 87 72 50 92 13 72 13 28 Z; d M13 28 L50 48 87 28 M50 48 L50 92
        cube.transparent: s M50 8 L87 28 87 72 50 92 13 72 13 28 Z; t M13 28 L87 72 M87 28 L13 72 M50 8 L50 92
        cylinder: b M16 24 C16 6 84 6 84 24 L84 76 C84 94 16 94 16 76 Z; d M16 26 C16 44 84 44 84 26
        cone: b M50 8 L84 74 C84 94 16 94 16 74 Z
        pyramid: b M50 10 L94 74 50 92 6 74 Z; d M50 10 L50 92
        suitcase: b R8 28 84 58 8; s M34 28 L34 12 66 12 66 28; d M28 28 L28 86 M72 28 L72 86
        case: b R6 30 88 54 10; s M34 30 L34 16 66 16 66 30
        backpack: b M20 42 C20 16 80 16 80 42 L84 84 C84 90 82 92 76 92 L24 92 C18 92 16 90 16 84 Z; d R32 58 36 20 4 M36 40 L64 40; s M38 22 C38 4 62 4 62 22
        wallet.pass: b R8 18 84 68 10; d M8 40 L34 40 C38 56 62 56 66 40 L92 40
        cursorarrow.rays: @cursorarrow .74 14 14; s M34 4 L35 16 M8 32 L20 34 M12 10 L22 20 M56 10 L48 20 M10 54 L21 48
        level: b R6 32 88 36 10; d M34 32 L34 68 M66 32 L66 68; h O50 50 9
        signature: s M8 58 C22 6 42 12 30 44 C24 62 32 66 42 50 C50 40 52 62 62 52 C70 44 72 58 92 50; t M8 86 L92 86
        flag.2.crossed: b M64 10 L94 20 80 48 52 36 Z M36 10 L6 20 20 48 48 36 Z; s M62 18 L22 92 M38 18 L78 92
        flag.checkered: s M16 8 L16 92 M16 12 L88 12 88 60 16 60; f R16 12 18 12 0 R52 12 18 12 0 R34 24 18 12 0 R70 24 18 12 0 R16 36 18 12 0 R52 36 18 12 0 R34 48 18 12 0 R70 48 18 12 0
        xmark.bin: b M20 28 L80 28 74 92 26 92 Z; s M10 16 L90 16; d M40 48 L60 72 M60 48 L40 72
        flashlight.off: b M26 26 L74 26 62 46 62 94 38 94 38 46 Z; h O50 62 5.5
        flashlight.on: b M26 26 L74 26 62 46 62 94 38 94 38 46 Z; h O50 62 5.5; s M50 2 L50 12 M26 4 L31 12 M74 4 L69 12
        scalemass: b M26 40 L74 40 90 92 10 92 Z; s O50 24 15
        binoculars: b O26 66 20 O74 66 20; s M10 56 L24 18 38 18 44 60 M90 56 L76 18 62 18 56 60 M42 38 L58 38
        comb: b R8 18 84 20 5; s M14 40 L14 82 M28 40 L28 82 M43 40 L43 82 M57 40 L57 82 M72 40 L72 82 M86 40 L86 82
        translate: s M4 62 L22 14 40 62 M11 46 L33 46; b R46 34 50 54 8; d M58 50 L84 50 M71 42 L71 50 M60 78 C72 72 78 62 80 50 M62 60 C66 70 74 76 82 78
        """
}
