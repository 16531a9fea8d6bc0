extension SymbolTable {
    /// People, places, weather, nature, food and play.
    static let world = """
        person: b O50 30 19 M14 88 C14 68 30 58 50 58 C70 58 86 68 86 88 Z
        person.2: b O66 34 15 M42 84 C42 66 52 57 66 57 C80 57 92 66 92 84 Z O30 36 12 M7 82 C7 65 17 57 30 57 C36 57 40 58 44 61 C38 66 35 74 34 82 Z
        person.3: b O50 32 14 M28 80 C28 64 38 56 50 56 C62 56 72 64 72 80 Z O18 38 10 M2 78 C2 64 9 58 18 58 C22 58 25 59 28 61 C23 66 21 72 20 78 Z O82 38 10 M98 78 C98 64 91 58 82 58 C78 58 75 59 72 61 C77 66 79 72 80 78 Z
        person.crop.circle person.circle: b O50 50 41; h O50 40 14 M22 74 C28 62 38 58 50 58 C62 58 72 62 78 74 C70 84 60 88 50 88 C40 88 30 84 22 74 Z
        person.crop.square person.square: b R11 11 78 78 14; h O50 40 14 M22 84 C24 66 36 60 50 60 C64 60 76 66 78 84 Z
        person.crop.rectangle person.text.rectangle person.crop.artframe: b R5 18 90 64 12; h O50 42 10 M30 78 C30 64 38 57 50 57 C62 57 70 64 70 78 Z
        figure.stand figure: f O50 14 9; s M26 40 L50 30 74 40 M50 30 L50 58 38 92 M50 58 L62 92
        figure.walk: f O54 13 8; s M52 30 L46 56 58 70 56 92 M46 56 L34 90 M52 30 L34 42 32 56 M52 30 L64 44 76 48
        figure.run: f O64 13 8; s M56 30 L44 56 62 66 58 92 M44 56 L32 74 12 74 M56 30 L36 30 26 44 M56 30 L68 46 86 42
        face.smiling face: b O50 50 41; h O36 40 5 O64 40 5; d M30 58 C36 76 64 76 70 58
        face.frowning: b O50 50 41; h O36 40 5 O64 40 5; d M32 70 C38 56 62 56 68 70
        hand.thumbsup: b M10 44 L26 44 26 88 10 88 Z M36 46 L52 12 C62 10 64 20 62 28 L58 40 84 40 C90 40 92 46 90 50 L80 82 C78 86 74 88 70 88 L46 88 36 82 Z
        hand.thumbsdown: =hand.thumbsup flipy
        hand.raised hand hands.clap: b M26 60 L26 26 C26 18 36 18 36 26 L36 16 C36 8 47 8 47 16 L47 12 C47 5 58 5 58 12 L58 18 C58 11 69 11 69 19 L69 56 76 46 C80 40 90 44 86 52 L72 80 C68 88 62 93 52 93 C36 93 26 82 26 68 Z; d M36 28 L36 46 M47 22 L47 46 M58 22 L58 46
        hand.point.right: b M8 40 L30 34 84 34 C92 34 92 46 84 46 L56 46 60 52 C64 58 62 64 58 66 L54 78 C50 84 44 84 36 84 L8 78 Z
        hand.point.left: =hand.point.right flipx
        hand.point.up hand.point.up.left hand.tap: =hand.point.right r270
        hand.point.down: =hand.point.right r90
        brain brain.head.profile: b M50 14 C40 4 20 10 20 26 C6 30 4 50 14 58 C10 74 24 86 36 84 C42 92 48 88 50 82 C52 88 58 92 64 84 C76 86 90 74 86 58 C96 50 94 30 80 26 C80 10 60 4 50 14 Z; d M50 16 L50 80 M30 40 C36 40 38 46 36 52 M70 40 C64 40 62 46 64 52
        eyeglasses sunglasses: b O26 58 17 O74 58 17; s M43 54 C46 49 54 49 57 54 M9 54 L18 28 M91 54 L82 28
        house home: b M16 46 L50 14 84 46 84 90 16 90 Z; s M6 52 L50 10 94 52; d M50 90 L50 64
        building: b R24 8 52 84 4; h R36 22 8 8 1 R56 22 8 8 1 R36 40 8 8 1 R56 40 8 8 1 R36 58 8 8 1 R56 58 8 8 1
        building.2: b R10 30 38 60 3 R54 10 36 80 3; h R20 42 8 8 1 R20 60 8 8 1 R66 24 10 8 1 R66 42 10 8 1 R66 60 10 8 1
        building.columns: b M50 8 L92 30 8 30 Z R8 80 84 10 2; s M22 40 L22 72 M41 40 L41 72 M59 40 L59 72 M78 40 L78 72
        storefront: b M14 12 L86 12 94 40 6 40 Z; s M14 42 L14 88 86 88 86 42; d M36 12 L34 40 M64 12 L66 40; s R40 58 22 30 2
        bed.double bed: b M8 56 L92 56 92 76 8 76 Z; s M10 76 L10 88 M90 76 L90 88 M16 54 L16 24 84 24 84 54 R26 40 20 14 4 R54 40 20 14 4
        location: b M90 10 L8 46 46 54 54 92 Z
        location.north: b M50 8 L84 90 50 70 16 90 Z
        safari compass.drawing: b O50 50 41; h M72 28 L57 57 28 72 43 43 Z
        mappin: b O50 26 18; s M50 44 L50 92
        mappin.and.ellipse: b O50 24 16; s M50 40 L50 80 M34 72 C4 76 4 92 50 92 C96 92 96 76 66 72
        map: b M8 22 L36 10 64 22 92 10 92 78 64 90 36 78 8 90 Z; d M36 12 L36 78 M64 22 L64 88
        sun.max sun: b O50 50 19; s M50 8 L50 18 M50 82 L50 92 M8 50 L18 50 M82 50 L92 50 M20 20 L27 27 M73 73 L80 80 M80 20 L73 27 M27 73 L20 80
        sun.min: b O50 50 17; s M50 20 L50 21 M50 79 L50 80 M20 50 L21 50 M79 50 L80 50 M29 29 L30 30 M70 70 L71 71 M71 29 L70 30 M30 70 L29 71
        sunrise sunset sun.horizon: b A50 66 22 180 360 Z; s M6 82 L94 82 M50 24 L50 34 M18 36 L25 43 M82 36 L75 43 M8 64 L16 64 M84 64 L92 64
        moon: b M40 10 C30 40 54 74 90 62 C82 80 66 92 48 92 C26 92 8 74 8 52 C8 32 22 16 40 10 Z
        moon.stars: b M40 10 C30 40 54 74 90 62 C82 80 66 92 48 92 C26 92 8 74 8 52 C8 32 22 16 40 10 Z; f M70 8 C72 20 74 22 86 24 C74 26 72 28 70 40 C68 28 66 26 54 24 C66 22 68 20 70 8 Z
        cloud icloud: b M28 80 C14 80 6 70 6 59 C6 48 14 40 24 39 C28 24 40 16 53 16 C69 16 80 28 81 42 C90 44 95 52 95 61 C95 72 87 80 76 80 Z
        cloud.rain cloud.heavyrain cloud.drizzle: @cloud .82 0 -14; s M32 76 L26 92 M52 76 L46 92 M72 76 L66 92
        cloud.snow cloud.sleet cloud.hail: @cloud .82 0 -14; f O30 80 5 O50 86 5 O70 80 5
        cloud.bolt cloud.bolt.rain: @cloud .82 0 -14; f M56 64 L38 82 49 82 44 96 62 76 51 76 Z
        cloud.fog smoke: @cloud .8 0 -14; s M16 78 L84 78 M26 92 L74 92
        cloud.sun: s A64 34 16 190 380 M64 6 L64 10 M90 12 L87 15 M96 38 L92 38 M40 12 L43 15; @cloud .8 -8 12
        cloud.moon: @moon .42 24 -26; @cloud .8 -8 12
        icloud.and.arrow.up: @cloud 1 0 -4; k M50 94 L50 50; s M50 92 L50 52 M36 66 L50 52 64 66
        icloud.and.arrow.down: @cloud 1 0 -4; k M50 94 L50 50; s M50 52 L50 92 M36 78 L50 92 64 78
        umbrella: b M8 50 C8 26 28 12 50 12 C72 12 92 26 92 50 Z; s M50 6 L50 80 C50 94 32 94 32 80
        snowflake: s M50 8 L50 92 M14 29 L86 71 M86 29 L14 71 M40 16 L50 26 60 16 M40 84 L50 74 60 84 M16 44 L30 38 28 23 M84 56 L70 62 72 77 M84 44 L70 38 72 23 M16 56 L30 62 28 77
        wind: s M8 36 L58 36 C72 36 72 14 58 16 C53 16 50 20 50 24 M8 54 L76 54 C92 54 92 32 76 34 M8 72 L56 72 C70 72 70 92 56 90
        tornado: s M10 16 L90 16 M20 34 L80 34 M32 52 L72 52 M42 70 L66 70 M48 86 L58 86
        drop humidity: b M50 8 C66 32 80 46 80 64 C80 82 66 92 50 92 C34 92 20 82 20 64 C20 46 34 32 50 8 Z
        thermometer: s M40 56 L40 20 C40 6 60 6 60 20 L60 56 C70 62 72 72 68 80 C60 96 40 96 32 80 C28 72 30 62 40 56 Z M50 66 L50 36; f O50 73 9
        flame: b M50 6 C54 24 82 36 82 62 C82 80 68 93 50 93 C32 93 18 80 18 62 C18 46 28 38 32 26 C38 34 42 38 44 44 C48 34 48 18 50 6 Z
        leaf: b M12 82 C4 30 40 12 90 12 C92 62 66 92 26 82 Z; d M10 92 L58 44; s M10 92 L22 80
        tree: b M50 6 L82 46 66 46 88 76 12 76 34 46 18 46 Z; s M50 76 L50 94
        camera.macro: b O50 30 10 O34 24 10 O66 24 10 O40 42 10 O60 42 10; s M50 50 L50 92 M50 80 C36 80 28 72 26 62 M50 80 C64 80 72 72 74 62
        pawprint: b E28 48 44 42 E6 34 20 26 E29 8 18 28 E53 8 18 28 E74 34 20 26
        fish: b M6 50 C20 26 48 22 70 46 L92 28 92 72 70 54 C48 78 20 74 6 50 Z; h O26 46 4
        tortoise: b A48 62 30 180 360 Z; b E78 46 18 16; s M26 64 L22 78 M64 64 L68 78 M14 62 L84 62
        hare: b M30 86 C12 82 12 58 32 52 C44 46 58 48 64 52 L50 16 C60 12 68 28 70 44 L66 12 C76 12 80 30 78 46 C92 50 92 64 82 66 L76 68 C76 76 74 84 70 86 Z; h O78 55 3.5
        bird: b M8 40 L24 30 C34 18 52 22 54 40 L92 64 C76 84 44 84 32 70 C24 62 24 50 22 44 Z; h O38 36 4
        airplane: =airplane.up r90
        airplane.up: b M50 6 C56 6 58 14 58 22 L58 38 94 62 94 70 58 60 57 78 68 88 68 93 50 89 32 93 32 88 43 78 42 60 6 70 6 62 42 38 42 22 C42 14 44 6 50 6 Z
        airplane.departure airplane.arrival: =airplane.up r60
        car: b M8 56 L18 30 C20 24 24 22 30 22 L70 22 C76 22 80 24 82 30 L92 56 92 80 8 80 Z; d M17 48 L83 48; h O24 63 6 O76 63 6; f R12 80 16 12 3 R72 80 16 12 3
        bus tram train.side.front.car lightrail: b R16 10 68 76 10; d M16 54 L84 54; h O32 70 5 O68 70 5; s M28 86 L24 94 M72 86 L76 94
        bicycle: s O24 66 18 O76 66 18 M24 66 L40 36 68 36 76 66 M40 36 L52 66 24 66 M52 66 L68 36 M34 26 L46 26 M68 36 L64 22 76 22
        fuelpump: b R16 10 46 80 6; d R27 22 24 18 2; s M62 52 C78 52 68 82 80 82 C92 82 86 54 86 36 L74 22
        fork.knife: s M20 10 L20 34 C20 46 46 46 46 34 L46 10 M33 10 L33 90 M70 90 L70 10 C86 20 86 44 84 56 L70 56
        cup.and.saucer mug: b M12 22 L76 22 72 58 C70 70 62 74 44 74 C26 74 18 70 16 58 Z; s M76 30 C98 28 96 58 73 54 M8 88 L80 88
        wineglass: b M28 8 L72 8 C76 40 68 54 50 54 C32 54 24 40 28 8 Z; s M50 54 L50 90 M30 92 L70 92
        birthday.cake: b R12 52 76 36 5; s M30 50 L30 36 M50 50 L50 36 M70 50 L70 36; f O30 26 5 O50 26 5 O70 26 5; d M12 68 C24 78 28 60 50 68 C68 76 76 62 88 68
        carrot: b M14 90 L34 40 C46 24 68 38 60 58 Z; s M58 38 L70 14 M62 42 L90 34 M60 40 L84 18
        gamecontroller: b M28 26 L72 26 C90 26 96 52 94 72 C92 84 80 82 74 74 L68 66 32 66 26 74 C20 82 8 84 6 72 C4 52 10 26 28 26 Z; d M24 46 L40 46 M32 38 L32 54; h O63 52 5 O74 42 5
        die.face.1: b R10 10 80 80 14; h O50 50 8
        die.face.2: b R10 10 80 80 14; h O32 68 8 O68 32 8
        die.face.3: b R10 10 80 80 14; h O28 72 8 O50 50 8 O72 28 8
        die.face.4: b R10 10 80 80 14; h O31 31 8 O69 31 8 O31 69 8 O69 69 8
        die.face.5 dice: b R10 10 80 80 14; h O30 30 8 O70 30 8 O50 50 8 O30 70 8 O70 70 8
        die.face.6: b R10 10 80 80 14; h O32 27 8 O68 27 8 O32 50 8 O68 50 8 O32 73 8 O68 73 8
        trophy: b M28 10 L72 10 70 40 C69 54 60 60 50 60 C40 60 31 54 30 40 Z R30 78 40 12 4; s M28 18 L10 18 C10 36 18 44 31 44 M72 18 L90 18 C90 36 82 44 69 44 M50 60 L50 78
        rosette medal: b O50 36 27; s M34 60 L28 92 50 80 72 92 66 60
        crown: b M12 30 L32 48 50 18 68 48 88 30 80 78 20 78 Z
        graduationcap: b M50 16 L96 38 50 60 4 38 Z; s M22 52 L22 72 C36 86 64 86 78 72 L78 52 M90 42 L90 70
        dumbbell: b R6 34 9 32 3 R18 22 14 56 4 R68 22 14 56 4 R85 34 9 32 3; s M34 50 L66 50
        sportscourt: b R6 20 88 60 6; d M50 20 L50 80 O50 50 12
        soccerball basketball volleyball baseball: b O50 50 41; d P50 50 5 15 M50 35 L50 10 M64 45 L88 38 M59 62 L74 82 M41 62 L26 82 M36 45 L12 38
        football: b M10 50 C26 18 74 18 90 50 C74 82 26 82 10 50 Z; d M34 50 L66 50 M42 43 L42 57 M50 43 L50 57 M58 43 L58 57
        tennis.racket tennisball: b O50 50 41; d M20 24 C40 40 40 60 20 76 M80 24 C60 40 60 60 80 76
        cross: b M36 10 L64 10 64 36 90 36 90 64 64 64 64 90 36 90 36 64 10 64 10 36 36 36 Z
        cross.case: b R8 28 84 58 8; s M36 28 L36 14 64 14 64 28; d M50 44 L50 72 M36 58 L64 58
        pills pill capsule.lefthalf.filled: b M16 56 L50 22 C60 12 78 22 74 38 C73 42 72 44 70 46 L36 80 C26 90 8 82 10 66 C11 62 13 59 16 56 Z; d M34 40 L52 62
        stethoscope: s M20 12 L20 40 C20 66 56 66 56 40 L56 12 M38 60 L38 70 C38 94 80 94 80 70 L80 62 O80 52 9
        tshirt: b M34 12 C40 22 60 22 66 12 L94 28 84 48 74 42 74 88 26 88 26 42 16 48 6 28 Z
        theatermasks: b M10 14 L58 14 58 46 C58 64 44 72 34 72 C24 72 10 64 10 46 Z; h O24 34 4 O44 34 4; d M24 52 C30 60 38 60 44 52; s M68 32 L92 32 92 60 C92 78 78 88 68 88 C58 88 50 84 46 78
        atom: s E10 36 80 28 M30 85 C54 90 94 26 70 15 C46 10 6 74 30 85 Z M70 85 C46 90 6 26 30 15 C54 10 94 74 70 85 Z; f O50 50 7
        """
}
