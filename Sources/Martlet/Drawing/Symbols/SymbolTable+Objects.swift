extension SymbolTable {
    /// Things of the desk and the desktop: documents, tools, devices, media.
    static let objects = """
        flag: b M20 14 C36 6 46 24 60 18 C70 14 78 14 84 16 L84 54 C70 50 64 56 54 58 C42 60 34 48 20 54 Z; s M20 10 L20 92
        bookmark: b M26 10 L74 10 74 90 50 70 26 90 Z
        tag: b M10 14 L46 10 90 54 56 90 10 46 Z; h O28 29 6
        bolt: b M58 6 L20 56 48 56 40 94 80 40 52 40 Z
        bolt.horizontal: =bolt r90
        trash: s M10 22 L90 22 M36 22 C36 8 64 8 64 22; b M20 22 L26 88 C26 91 28 93 31 93 L69 93 C72 93 74 91 74 88 L80 22 Z; d M38 37 L40 78 M50 37 L50 78 M62 37 L60 78
        pencil: b M12 88 L18 66 70 14 C74 10 80 10 84 14 L86 16 C90 20 90 26 86 30 L34 82 Z; d M62 22 L78 38
        square.and.pencil: s M54 14 L26 14 C18 14 12 20 12 28 L12 76 C12 84 18 90 26 90 L72 90 C80 90 86 84 86 76 L86 48; f M40 64 L44 50 80 12 C83 9 88 9 91 12 C94 15 94 20 91 23 L54 60 Z
        eraser: b M34 86 L8 60 56 12 90 46 50 86 Z; d M32 36 L66 70
        paintbrush: b R20 8 60 34 4; b M20 42 L80 42 80 54 C80 60 76 62 70 62 L60 62 62 84 C62 94 38 94 38 84 L40 62 30 62 C24 62 20 60 20 54 Z; d M36 10 L36 24 M50 10 L50 26 M64 10 L64 22
        eyedropper: f M58 22 L64 28 76 14 C84 6 94 16 86 24 L72 36 78 42 70 50 50 30 Z; s M56 38 L24 70 14 88 30 76 62 44
        paintpalette: b M50 10 C26 10 8 28 8 50 C8 74 28 90 48 90 C58 90 58 82 54 76 C50 68 56 62 64 62 L76 62 C88 62 92 54 92 46 C92 26 74 10 50 10 Z; h O30 36 6 O52 26 6 O72 38 6 O24 58 6
        scissors: s O24 26 13 O24 74 13 M34 34 L88 76 M34 66 L88 24
        link: s M42 58 C34 50 34 40 42 32 L56 18 C64 10 76 10 83 17 C90 24 90 36 82 44 L74 52 M58 42 C66 50 66 60 58 68 L44 82 C36 90 24 90 17 83 C10 76 10 64 18 56 L26 48
        paperclip: s M78 46 L46 78 C36 88 22 86 15 78 C8 70 9 58 18 50 L54 14 C61 8 70 8 76 14 C82 20 81 29 75 35 L42 68 C38 72 33 72 30 69 C27 66 27 61 31 57 L60 28
        gearshape: b G50 50 8 43 33; d O50 50 14
        gearshape.2: b G38 38 8 32 24; d O38 38 9; b G74 74 8 22 15; d O74 74 5
        wrench wrench.adjustable: b M88 26 L74 40 60 26 74 12 C62 6 46 16 48 32 L14 66 C6 76 22 94 34 86 L68 52 C84 54 94 38 88 26 Z
        hammer: b M12 30 C24 10 44 6 64 14 L72 30 60 42 46 34 C34 32 26 34 20 40 Z; b M46 44 L56 38 90 78 78 90 Z
        wrench.and.screwdriver: @wrench .95 0 0; s M12 14 L44 46 M60 62 L88 90
        screwdriver: b M90 10 L72 20 36 60 44 68 82 30 Z; b M34 62 L44 72 26 92 10 76 Z
        magnifyingglass: s O42 42 30 M64 64 L90 90
        plus.magnifyingglass: s O42 42 30 M64 64 L90 90 M42 29 L42 55 M29 42 L55 42
        minus.magnifyingglass: s O42 42 30 M64 64 L90 90 M29 42 L55 42
        eye: b M6 50 C22 26 36 18 50 18 C64 18 78 26 94 50 C78 74 64 82 50 82 C36 82 22 74 6 50 Z; d O50 50 14
        lock: b R18 44 64 46 10; s M32 44 L32 30 C32 6 68 6 68 30 L68 44
        lock.open: b R18 44 64 46 10; s M68 44 L68 26 C68 4 34 4 32 24
        key: b O30 32 21; h O25 27 5; s M45 47 L88 90 M70 72 L81 61
        terminal apple.terminal: b R6 14 88 72 10; d M22 34 L38 50 22 66 M48 66 L70 66
        ladybug: b E24 26 52 62; d M50 34 L50 86; h O38 52 5 O62 52 5 O38 70 5 O62 70 5; s M36 20 L30 10 M64 20 L70 10 M24 46 L10 40 M22 60 L8 60 M26 74 L12 82 M76 46 L90 40 M78 60 L92 60 M74 74 L88 82
        cpu: b R24 24 52 52 8; d R39 39 22 22 3; s M36 24 L36 10 M50 24 L50 10 M64 24 L64 10 M36 76 L36 90 M50 76 L50 90 M64 76 L64 90 M24 36 L10 36 M24 50 L10 50 M24 64 L10 64 M76 36 L90 36 M76 50 L90 50 M76 64 L90 64
        keyboard: b R4 24 92 52 8; d M18 40 L20 40 M34 40 L36 40 M50 40 L52 40 M66 40 L68 40 M80 40 L82 40 M30 60 L70 60
        delete.left delete.backward: b M34 20 L88 20 C91 20 94 23 94 26 L94 74 C94 77 91 80 88 80 L34 80 6 50 Z; d M50 38 L74 62 M74 38 L50 62
        delete.right delete.forward: =delete.left flipx
        qrcode: s R10 10 30 30 4 R60 10 30 30 4 R10 60 30 30 4; f R20 20 10 10 1 R70 20 10 10 1 R20 70 10 10 1 R58 58 13 13 1 R79 79 13 13 1 R79 58 13 8 1 R58 82 10 10 1
        barcode: s M10 16 L10 84 M24 16 L24 84 M46 16 L46 84 M60 16 L60 84 M90 16 L90 84; f R31 12 8 76 0 R70 12 11 76 0
        faceid: @viewfinder 1 0 0; s M34 36 L34 44 M66 36 L66 44 M50 36 L50 54 44 54 M34 66 C42 74 58 74 66 66
        touchid: s A50 52 40 190 350 A50 54 26 170 370 M30 84 C24 70 24 62 24 54 M76 54 C76 70 74 78 72 84 M50 54 C50 70 48 80 44 90 M50 40 C60 40 63 48 62 56
        wand.and.stars wand.and.sparkles: s M10 90 L58 42 M66 34 L72 28; f M74 46 C75 56 77 58 87 59 C77 60 75 62 74 72 C73 62 71 60 61 59 C71 58 73 56 74 46 Z M38 6 C39 16 41 18 51 19 C41 20 39 22 38 32 C37 22 35 20 25 19 C35 18 37 16 38 6 Z M84 6 C85 14 86 15 94 16 C86 17 85 18 84 26 C83 18 82 17 74 16 C82 15 83 14 84 6 Z
        sparkle: b M50 8 C54 38 62 46 92 50 C62 54 54 62 50 92 C46 62 38 54 8 50 C38 46 46 38 50 8 Z
        sparkles: f M42 24 C45 50 50 54 76 58 C50 62 45 66 42 92 C39 66 34 62 8 58 C34 54 39 50 42 24 Z M76 6 C77.5 20 80 22 94 24 C80 26 77.5 28 76 42 C74.5 28 72 26 58 24 C72 22 74.5 20 76 6 Z
        lightbulb: b M50 8 C32 8 20 22 20 38 C20 52 32 58 34 70 L66 70 C68 58 80 52 80 38 C80 22 68 8 50 8 Z; s M36 80 L64 80 M42 91 L58 91
        battery.100 battery.100percent: s R4 30 82 40 10; f R12 38 66 24 4 R91 42 5 16 2
        battery.75 battery.75percent: s R4 30 82 40 10; f R12 38 49 24 4 R91 42 5 16 2
        battery.50 battery.50percent: s R4 30 82 40 10; f R12 38 33 24 4 R91 42 5 16 2
        battery.25 battery.25percent: s R4 30 82 40 10; f R12 38 17 24 4 R91 42 5 16 2
        battery.0 battery.0percent: s R4 30 82 40 10; f R91 42 5 16 2
        wifi: f O50 80 7; v A50 80 22 225 315; v A50 80 42 225 315; v A50 80 62 225 315
        antenna.radiowaves.left.and.right: f O50 36 8; s M50 44 L50 92; v A50 36 22 -45 45 A50 36 22 135 225; v A50 36 40 -45 45 A50 36 40 135 225
        network: s O50 50 41 O50 50 19 M50 9 L50 91 M9 50 L91 50
        server.rack: b R12 12 76 20 5 R12 40 76 20 5 R12 68 76 20 5; h O76 22 3.5 O76 50 3.5 O76 78 3.5
        externaldrive: b R8 32 84 36 10; h O76 50 4
        opticaldisc: b O50 50 41; d O50 50 12
        desktopcomputer: b R6 10 88 62 7; d M6 56 L94 56; s M50 72 L50 88 M30 90 L70 90
        laptopcomputer macbook: b R16 18 68 48 6; s M4 80 L96 80
        iphone smartphone: b R28 6 44 88 10; d M44 15 L56 15
        ipad: b R16 6 68 88 10; d M42 84 L58 84
        applewatch: b R26 26 48 48 12; s M34 26 L38 8 62 8 66 26 M34 74 L38 92 62 92 66 74
        printer: b R8 34 84 36 8; s M26 34 L26 12 74 12 74 34 M26 70 L26 90 74 90 74 70; d M26 56 L74 56
        headphones: s M14 62 L14 54 C14 30 30 14 50 14 C70 14 86 30 86 54 L86 62; b R10 58 18 30 8 R72 58 18 30 8
        hifispeaker speaker.box: b R24 8 52 84 8; d O50 62 15; h O50 28 6
        speaker: b M18 38 L34 38 58 16 58 84 34 62 18 62 Z
        speaker.wave.1: b M12 38 L28 38 52 16 52 84 28 62 12 62 Z; v A52 50 20 -40 40
        speaker.wave.2: b M8 38 L24 38 46 16 46 84 24 62 8 62 Z; v A46 50 18 -40 40; v A46 50 34 -40 40
        speaker.wave.3: b M4 38 L18 38 38 18 38 82 18 62 4 62 Z; v A38 50 18 -40 40; v A38 50 34 -40 40; v A38 50 50 -40 40
        mic: b R36 8 28 52 14; s M20 44 C20 64 32 74 50 74 C68 74 80 64 80 44 M50 74 L50 92 M34 92 L66 92
        waveform: s M10 42 L10 58 M26 28 L26 72 M42 14 L42 86 M58 32 L58 68 M74 20 L74 80 M90 42 L90 58
        waveform.path.ecg waveform.path: s M6 52 L26 52 38 18 54 84 64 40 70 52 94 52
        music.note: f E20 66 30 22; s M47 77 L47 14 79 8 79 26 47 32
        music.note.list: s M8 22 L46 22 M8 44 L46 44 M8 66 L30 66; f E42 70 26 20; s M65 80 L65 26 92 20 92 36 65 42
        music.quarternote.3: f E6 70 24 18 E58 62 24 18; s M28 78 L28 22 80 12 80 70 M28 38 L80 28
        play: b M24 12 L86 50 24 88 Z
        pause: b R22 14 18 72 4 R60 14 18 72 4
        playpause: b M8 22 L50 50 8 78 Z R60 22 10 56 3 R80 22 10 56 3
        stop: b R18 18 64 64 8
        backward: b M50 20 L50 80 8 50 Z M92 20 L92 80 50 50 Z
        forward: =backward flipx
        backward.end: b M84 18 L84 82 28 50 Z; s M16 18 L16 82
        forward.end: =backward.end flipx
        eject: b M50 16 L88 58 12 58 Z R12 72 76 14 4
        shuffle: s M8 28 L22 28 C40 28 52 72 70 72 L88 72 M8 72 L22 72 C40 72 52 28 70 28 L88 28 M76 16 L90 28 76 40 M76 60 L90 72 76 84
        repeat: s M12 48 C12 34 20 28 32 28 L86 28 M72 14 L87 28 72 42 M88 52 C88 66 80 72 68 72 L14 72 M28 58 L13 72 28 86
        repeat.1: @repeat 1 0 0; k M50 38 L50 62; s M46 44 L52 40 52 60
        camera: b M10 32 C10 27 13 24 18 24 L30 24 38 14 62 14 70 24 82 24 C87 24 90 27 90 32 L90 76 C90 81 87 84 82 84 L18 84 C13 84 10 81 10 76 Z; d O50 52 17
        video facetime: b R6 24 58 52 10 M72 44 L92 30 92 70 72 56 Z
        photo: b R6 16 88 68 10; h O29 37 7; d M8 76 L34 54 50 67 70 46 92 68
        photo.on.rectangle: b R6 30 74 56 8; h O25 47 5; d M8 78 L30 62 44 72 60 56 80 74; s M22 22 C22 17 25 14 30 14 L86 14 C91 14 94 17 94 22 L94 64 C94 69 92 72 88 72
        film: b R8 14 84 72 8; d M28 14 L28 86 M72 14 L72 86 M28 50 L72 50 M8 32 L28 32 M8 50 L28 50 M8 68 L28 68 M72 32 L92 32 M72 50 L92 50 M72 68 L92 68
        folder: b M6 24 C6 20 9 17 13 17 L36 17 46 28 87 28 C91 28 94 31 94 35 L94 76 C94 80 91 83 87 83 L13 83 C9 83 6 80 6 76 Z; d M6 42 L94 42
        archivebox: b R6 14 88 20 4 M12 34 L88 34 88 86 12 86 Z; d M38 50 L62 50
        doc document: b M24 8 L56 8 82 34 82 86 C82 90 80 92 76 92 L24 92 C20 92 18 90 18 86 L18 14 C18 10 20 8 24 8 Z; d M56 8 L56 34 82 34
        doc.text: b M24 8 L56 8 82 34 82 86 C82 90 80 92 76 92 L24 92 C20 92 18 90 18 86 L18 14 C18 10 20 8 24 8 Z; d M56 8 L56 34 82 34 M33 52 L67 52 M33 70 L67 70
        doc.on.doc document.on.document: b R8 26 54 66 8; s M34 16 C34 11 37 8 42 8 L84 8 C89 8 92 11 92 16 L92 66 C92 71 89 74 84 74 L74 74
        doc.on.clipboard: b R8 14 60 68 8; k R25 6 26 15 4; f R25 6 26 15 4; k R48 42 42 50 6; b R50 44 40 48 5
        list.clipboard: b R16 14 68 78 8; k R36 6 28 16 5; f R36 6 28 16 5; d M32 42 L68 42 M32 58 L68 58 M32 74 L68 74
        note: b M12 20 C12 14 14 12 20 12 L80 12 C86 12 88 14 88 20 L88 62 62 88 20 88 C14 88 12 86 12 80 Z; d M88 62 L62 62 62 88
        newspaper: b R8 14 84 72 6; h R20 28 26 20 2; d M56 30 L80 30 M56 46 L80 46 M20 60 L80 60 M20 74 L80 74
        tray: b M8 56 L22 18 78 18 92 56 92 84 8 84 Z; d M8 56 L32 56 C34 70 66 70 68 56 L92 56
        tray.and.arrow.down: b M22 30 L8 58 8 86 92 86 92 58 78 30; d M8 58 L32 58 C34 70 66 70 68 58 L92 58; k M50 8 L50 48; s M50 8 L50 48 M36 36 L50 48 64 36
        tray.2: b M10 34 L22 10 78 10 90 34 90 48 10 48 Z; b M10 64 L34 64 C36 74 64 74 66 64 L90 64 90 90 10 90 Z; d M10 34 L34 34 C36 42 64 42 66 34 L90 34
        book: b M50 22 C40 12 22 12 8 16 L8 82 C22 78 40 78 50 88 C60 78 78 78 92 82 L92 16 C78 12 60 12 50 22 Z; d M50 24 L50 86
        book.closed: b R20 8 62 84 8; d M22 76 L82 76
        text.book.closed: b R20 8 62 84 8; d M22 76 L82 76 M36 28 L66 28 M36 44 L58 44
        books.vertical: b R12 12 18 76 3 R34 12 18 76 3 M58 18 L72 14 90 84 76 88 Z
        calendar: b R10 16 80 74 10; d M10 38 L90 38; s M30 8 L30 22 M70 8 L70 22; h O32 54 4.5 O50 54 4.5 O68 54 4.5 O32 72 4.5 O50 72 4.5
        clock: b O50 50 41; d M50 24 L50 52 66 62
        clock.arrow.circlepath: s A52 50 38 -160 140 M6 34 L17 42 26 30 M52 28 L52 52 66 60
        alarm: b O50 54 34; d M50 34 L50 56 62 64; s M8 28 L28 12 M92 28 L72 12
        timer: s A50 52 38 -60 240 M50 14 L50 30; f M26 28 L60 48 C64 60 52 66 44 58 Z
        stopwatch: b O50 56 34; d M50 36 L50 58; s M40 8 L60 8 M50 8 L50 22 M82 24 L76 30
        hourglass: s M22 8 L78 8 M22 92 L78 92 M28 8 C28 36 46 40 46 50 C46 60 28 64 28 92 M72 8 C72 36 54 40 54 50 C54 60 72 64 72 92; f M40 34 L60 34 50 48 Z M36 86 L64 86 50 66 Z
        chart.bar: b R10 54 18 36 3 R41 30 18 60 3 R72 10 18 80 3
        cellularbars: y R8 66 15 24 3; y R31 48 15 42 3; y R54 30 15 60 3; y R77 10 15 80 3
        chart.line.uptrend.xyaxis chart.xyaxis.line: s M10 10 L10 90 90 90 M22 70 L42 46 58 60 88 24
        chart.line.downtrend.xyaxis: s M10 10 L10 90 90 90 M22 24 L42 50 58 38 88 74
        chart.pie: b A46 54 37 0 270 L46 54 Z A56 44 37 -90 0 L56 44 Z
        envelope: b R6 18 88 64 10; d M12 26 L50 56 88 26
        envelope.open: b M8 40 L50 10 92 40 92 86 8 86 Z; d M10 46 L50 68 90 46
        paperplane: b M92 8 L6 44 40 58 56 92 Z; d M88 12 L42 58
        phone: b M26 10 C20 12 8 22 12 36 C20 64 38 82 64 88 C78 92 88 80 90 74 C91 71 90 68 87 66 L72 58 C69 56 66 57 64 59 L58 66 C50 62 40 52 34 42 L41 36 C43 34 44 31 42 28 L34 13 C32 10 29 9 26 10 Z
        phone.down: =phone r135
        message: b M50 14 C24 14 8 30 8 48 C8 58 13 67 22 73 C22 80 19 86 14 90 C24 90 33 86 38 80 C42 81 46 82 50 82 C76 82 92 66 92 48 C92 30 76 14 50 14 Z
        bubble.left bubble: b M20 14 L80 14 C87 14 92 19 92 26 L92 62 C92 69 87 74 80 74 L42 74 22 92 22 74 20 74 C13 74 8 69 8 62 L8 26 C8 19 13 14 20 14 Z
        bubble.right: =bubble.left flipx
        bubble.left.and.bubble.right: @bubble.left .62 -18 -16; @bubble.right .62 18 12
        bell: b M50 10 C32 10 24 24 24 40 C24 60 18 66 12 74 L88 74 C82 66 76 60 76 40 C76 24 68 10 50 10 Z; f A50 81 11 0 180 Z
        creditcard: b R6 18 88 64 10; d M6 38 L94 38 M18 64 L34 64
        banknote: b R4 22 92 56 6; d O50 50 13
        cart: b M20 24 L92 24 82 62 28 62 Z; s M6 12 L16 12 30 74 80 74; f O36 87 7 O74 87 7
        bag: b M16 32 L84 32 88 92 12 92 Z; s M34 32 C34 6 66 6 66 32
        basket: b M8 44 L92 44 82 86 18 86 Z; s M28 42 L42 14 M72 42 L58 14
        gift: b R10 30 80 18 4 M16 48 L84 48 84 90 16 90 Z; d M50 30 L50 90; s M50 30 C28 30 26 10 38 10 C46 10 50 22 50 30 C50 22 54 10 62 10 C74 10 72 30 50 30
        shippingbox: b M50 8 L87 28 87 72 50 92 13 72 13 28 Z; d M13 28 L50 48 87 28 M50 48 L50 92 M30 18 L68 38 68 54
        briefcase: b R6 28 88 56 8; s M34 28 L34 14 66 14 66 28; d M6 54 L94 54
        puzzlepiece puzzlepiece.extension: b M12 30 L36 30 C30 8 60 8 54 30 L78 30 78 52 C96 46 96 76 78 70 L78 90 12 90 Z
        pin: b M36 8 L64 8 60 38 78 56 22 56 40 38 Z; s M50 56 L50 94
        cursorarrow: b M26 10 L78 58 54 60 66 86 54 92 42 64 26 82 Z
        ruler: b R6 34 88 34 5; d M22 34 L22 48 M36 34 L36 44 M50 34 L50 48 M64 34 L64 44 M78 34 L78 48
        scribble: s M8 60 C30 4 44 20 34 50 C24 84 40 84 52 54 C60 34 70 40 64 60 C60 76 76 76 92 52
        ticket: b M6 26 L94 26 94 42 C84 42 84 58 94 58 L94 74 6 74 6 58 C16 58 16 42 6 42 Z; d M62 34 L62 66
        pianokeys: b R8 18 84 64 6; d M36 18 L36 82 M64 18 L64 82
        """
}
