// The predefined types; the table has their declarations. This file has video, audio, folders, programs and archives.

extension UTType {
    /// A HEIC image: `public.heic`.
    public static var heic: UTType { UTType(known: "public.heic") }
    /// A sequence of HEIC images: `public.heics`.
    public static var heics: UTType { UTType(known: "public.heics") }
    /// A WebP image: `org.webmproject.webp`.
    public static var webP: UTType { UTType(known: "org.webmproject.webp") }
    /// An OpenEXR image: `com.ilm.openexr-image`.
    public static var exr: UTType { UTType(known: "com.ilm.openexr-image") }
    /// A DNG image: `com.adobe.raw-image`.
    public static var dng: UTType { UTType(known: "com.adobe.raw-image") }
    /// A JPEG XL image: `public.jpeg-xl`.
    public static var jpegxl: UTType { UTType(known: "public.jpeg-xl") }
    /// Three-dimensional content: `public.3d-content`.
    public static var threeDContent: UTType { UTType(known: "public.3d-content") }
    /// A scene in USD: `com.pixar.universal-scene-description`.
    public static var usd: UTType { UTType(known: "com.pixar.universal-scene-description") }
    /// A scene in USDZ: `com.pixar.universal-scene-description-mobile`.
    public static var usdz: UTType { UTType(known: "com.pixar.universal-scene-description-mobile") }
    /// A scene of Reality Composer: `com.apple.reality`.
    public static var realityFile: UTType { UTType(known: "com.apple.reality") }
    /// A scene of SceneKit: `com.apple.scenekit.scene`.
    public static var sceneKitScene: UTType { UTType(known: "com.apple.scenekit.scene") }
    /// An augmented reality object: `com.apple.arobject`.
    public static var arReferenceObject: UTType { UTType(known: "com.apple.arobject") }
    /// Audio or video: `public.audiovisual-content`.
    public static var audiovisualContent: UTType { UTType(known: "public.audiovisual-content") }
    /// A movie: `public.movie`.
    public static var movie: UTType { UTType(known: "public.movie") }
    /// Video without audio: `public.video`.
    public static var video: UTType { UTType(known: "public.video") }
    /// Audio: `public.audio`.
    public static var audio: UTType { UTType(known: "public.audio") }
    /// A QuickTime movie: `com.apple.quicktime-movie`.
    public static var quickTimeMovie: UTType { UTType(known: "com.apple.quicktime-movie") }
    /// An MPEG movie: `public.mpeg`.
    public static var mpeg: UTType { UTType(known: "public.mpeg") }
    /// An MPEG-2 video: `public.mpeg-2-video`.
    public static var mpeg2Video: UTType { UTType(known: "public.mpeg-2-video") }
    /// An MPEG-2 transport stream: `public.mpeg-2-transport-stream`.
    public static var mpeg2TransportStream: UTType { UTType(known: "public.mpeg-2-transport-stream") }
    /// MP3 audio: `public.mp3`.
    public static var mp3: UTType { UTType(known: "public.mp3") }
    /// An MPEG-4 movie: `public.mpeg-4`.
    public static var mpeg4Movie: UTType { UTType(known: "public.mpeg-4") }
    /// MPEG-4 audio: `public.mpeg-4-audio`.
    public static var mpeg4Audio: UTType { UTType(known: "public.mpeg-4-audio") }
    /// Protected MPEG-4 audio: `com.apple.protected-mpeg-4-audio`.
    public static var appleProtectedMPEG4Audio: UTType { UTType(known: "com.apple.protected-mpeg-4-audio") }
    /// Protected MPEG-4 video: `com.apple.protected-mpeg-4-video`.
    public static var appleProtectedMPEG4Video: UTType { UTType(known: "com.apple.protected-mpeg-4-video") }
    /// An AVI movie: `public.avi`.
    public static var avi: UTType { UTType(known: "public.avi") }
    /// AIFF audio: `public.aiff-audio`.
    public static var aiff: UTType { UTType(known: "public.aiff-audio") }
    /// WAVE audio: `com.microsoft.waveform-audio`.
    public static var wav: UTType { UTType(known: "com.microsoft.waveform-audio") }
    /// MIDI music: `public.midi-audio`.
    public static var midi: UTType { UTType(known: "public.midi-audio") }
    /// A playlist: `public.playlist`.
    public static var playlist: UTType { UTType(known: "public.playlist") }
    /// An M3U playlist: `public.m3u-playlist`.
    public static var m3uPlaylist: UTType { UTType(known: "public.m3u-playlist") }
    /// A folder: `public.folder`.
    public static var folder: UTType { UTType(known: "public.folder") }
    /// A volume: `public.volume`.
    public static var volume: UTType { UTType(known: "public.volume") }
    /// A package: a folder that is shown as a file: `com.apple.package`.
    public static var package: UTType { UTType(known: "com.apple.package") }
    /// A bundle: `com.apple.bundle`.
    public static var bundle: UTType { UTType(known: "com.apple.bundle") }
    /// A plug-in: `com.apple.plugin`.
    public static var pluginBundle: UTType { UTType(known: "com.apple.plugin") }
    /// A Spotlight importer: `com.apple.metadata-importer`.
    public static var spotlightImporter: UTType { UTType(known: "com.apple.metadata-importer") }
    /// A Quick Look generator: `com.apple.quicklook-generator`.
    public static var quickLookGenerator: UTType { UTType(known: "com.apple.quicklook-generator") }
    /// An XPC service: `com.apple.xpc-service`.
    public static var xpcService: UTType { UTType(known: "com.apple.xpc-service") }
    /// A framework: `com.apple.framework`.
    public static var framework: UTType { UTType(known: "com.apple.framework") }
    /// An app: `com.apple.application`.
    public static var application: UTType { UTType(known: "com.apple.application") }
    /// An app bundle: `com.apple.application-bundle`.
    public static var applicationBundle: UTType { UTType(known: "com.apple.application-bundle") }
    /// An app extension: `com.apple.application-and-system-extension`.
    public static var applicationExtension: UTType { UTType(known: "com.apple.application-and-system-extension") }
    /// A Unix executable: `public.unix-executable`.
    public static var unixExecutable: UTType { UTType(known: "public.unix-executable") }
    /// A Windows executable: `com.microsoft.windows-executable`.
    public static var exe: UTType { UTType(known: "com.microsoft.windows-executable") }
    /// A preference pane: `com.apple.systempreference.prefpane`.
    public static var systemPreferencesPane: UTType { UTType(known: "com.apple.systempreference.prefpane") }
    /// An archive: `public.archive`.
    public static var archive: UTType { UTType(known: "public.archive") }
    /// A gzip archive: `org.gnu.gnu-zip-archive`.
    public static var gzip: UTType { UTType(known: "org.gnu.gnu-zip-archive") }
    /// A bzip2 archive: `public.bzip2-archive`.
    public static var bz2: UTType { UTType(known: "public.bzip2-archive") }
    /// A ZIP archive: `public.zip-archive`.
    public static var zip: UTType { UTType(known: "public.zip-archive") }
    /// An Apple archive: `com.apple.archive`.
    public static var appleArchive: UTType { UTType(known: "com.apple.archive") }
    /// A tar archive: `public.tar-archive`.
    public static var tarArchive: UTType { UTType(known: "public.tar-archive") }
    /// A spreadsheet: `public.spreadsheet`.
    public static var spreadsheet: UTType { UTType(known: "public.spreadsheet") }
    /// A presentation: `public.presentation`.
    public static var presentation: UTType { UTType(known: "public.presentation") }
    /// A database: `public.database`.
    public static var database: UTType { UTType(known: "public.database") }
    /// A message: `public.message`.
    public static var message: UTType { UTType(known: "public.message") }
    /// A contact: `public.contact`.
    public static var contact: UTType { UTType(known: "public.contact") }
    /// A vCard: `public.vcard`.
    public static var vCard: UTType { UTType(known: "public.vcard") }
    /// A to-do item: `public.to-do-item`.
    public static var toDoItem: UTType { UTType(known: "public.to-do-item") }
    /// A calendar event: `public.calendar-event`.
    public static var calendarEvent: UTType { UTType(known: "public.calendar-event") }
    /// An email message: `public.email-message`.
    public static var emailMessage: UTType { UTType(known: "public.email-message") }
    /// A file with an internet address: `com.apple.internet-location`.
    public static var internetLocation: UTType { UTType(known: "com.apple.internet-location") }
    /// A Windows internet shortcut: `com.microsoft.internet-shortcut`.
    public static var internetShortcut: UTType { UTType(known: "com.microsoft.internet-shortcut") }
    /// A font: `public.font`.
    public static var font: UTType { UTType(known: "public.font") }
    /// A bookmark: `public.bookmark`.
    public static var bookmark: UTType { UTType(known: "public.bookmark") }
    /// A PKCS #12 certificate with its key: `com.rsa.pkcs-12`.
    public static var pkcs12: UTType { UTType(known: "com.rsa.pkcs-12") }
    /// An X.509 certificate: `public.x509-certificate`.
    public static var x509Certificate: UTType { UTType(known: "public.x509-certificate") }
    /// An EPUB book: `org.idpf.epub-container`.
    public static var epub: UTType { UTType(known: "org.idpf.epub-container") }
    /// A log: `public.log`.
    public static var log: UTType { UTType(known: "public.log") }
    /// A haptic pattern: `com.apple.haptics.ahap`.
    public static var ahap: UTType { UTType(known: "com.apple.haptics.ahap") }
}
