// The predefined types; the table has their declarations. This file has files, text and images.

extension UTType {
    /// An item: `public.item`.
    public static var item: UTType { UTType(known: "public.item") }
    /// User-viewable content: `public.content`.
    public static var content: UTType { UTType(known: "public.content") }
    /// Content with mixed kinds of data: `public.composite-content`.
    public static var compositeContent: UTType { UTType(known: "public.composite-content") }
    /// A disk image: `public.disk-image`.
    public static var diskImage: UTType { UTType(known: "public.disk-image") }
    /// Data: `public.data`.
    public static var data: UTType { UTType(known: "public.data") }
    /// A directory: `public.directory`.
    public static var directory: UTType { UTType(known: "public.directory") }
    /// A resolvable reference to a file: `com.apple.resolvable`.
    public static var resolvable: UTType { UTType(known: "com.apple.resolvable") }
    /// A symbolic link: `public.symlink`.
    public static var symbolicLink: UTType { UTType(known: "public.symlink") }
    /// An executable: `public.executable`.
    public static var executable: UTType { UTType(known: "public.executable") }
    /// A mount point of a volume: `com.apple.mount-point`.
    public static var mountPoint: UTType { UTType(known: "com.apple.mount-point") }
    /// An alias: `com.apple.alias-file`.
    public static var aliasFile: UTType { UTType(known: "com.apple.alias-file") }
    /// A bookmark of a file: `com.apple.bookmark`.
    public static var urlBookmarkData: UTType { UTType(known: "com.apple.bookmark") }
    /// A URL: `public.url`.
    public static var url: UTType { UTType(known: "public.url") }
    /// A file URL: `public.file-url`.
    public static var fileURL: UTType { UTType(known: "public.file-url") }
    /// Text: `public.text`.
    public static var text: UTType { UTType(known: "public.text") }
    /// Plain text: `public.plain-text`.
    public static var plainText: UTType { UTType(known: "public.plain-text") }
    /// Text in UTF-8: `public.utf8-plain-text`.
    public static var utf8PlainText: UTType { UTType(known: "public.utf8-plain-text") }
    /// Text in UTF-16 with its byte order: `public.utf16-external-plain-text`.
    public static var utf16ExternalPlainText: UTType { UTType(known: "public.utf16-external-plain-text") }
    /// Text in UTF-16 in native byte order: `public.utf16-plain-text`.
    public static var utf16PlainText: UTType { UTType(known: "public.utf16-plain-text") }
    /// Delimited text: `public.delimited-values-text`.
    public static var delimitedText: UTType { UTType(known: "public.delimited-values-text") }
    /// Comma-separated values: `public.comma-separated-values-text`.
    public static var commaSeparatedText: UTType { UTType(known: "public.comma-separated-values-text") }
    /// Tab-separated values: `public.tab-separated-values-text`.
    public static var tabSeparatedText: UTType { UTType(known: "public.tab-separated-values-text") }
    /// Tab-separated values in UTF-8: `public.utf8-tab-separated-values-text`.
    public static var utf8TabSeparatedText: UTType { UTType(known: "public.utf8-tab-separated-values-text") }
    /// Rich text: `public.rtf`.
    public static var rtf: UTType { UTType(known: "public.rtf") }
    /// HTML: `public.html`.
    public static var html: UTType { UTType(known: "public.html") }
    /// XML: `public.xml`.
    public static var xml: UTType { UTType(known: "public.xml") }
    /// YAML: `public.yaml`.
    public static var yaml: UTType { UTType(known: "public.yaml") }
    /// A style sheet: `public.css`.
    public static var css: UTType { UTType(known: "public.css") }
    /// Source code: `public.source-code`.
    public static var sourceCode: UTType { UTType(known: "public.source-code") }
    /// Source in assembly language: `public.assembly-source`.
    public static var assemblyLanguageSource: UTType { UTType(known: "public.assembly-source") }
    /// Source in C: `public.c-source`.
    public static var cSource: UTType { UTType(known: "public.c-source") }
    /// Source in Objective-C: `public.objective-c-source`.
    public static var objectiveCSource: UTType { UTType(known: "public.objective-c-source") }
    /// Source in Swift: `public.swift-source`.
    public static var swiftSource: UTType { UTType(known: "public.swift-source") }
    /// Source in C++: `public.c-plus-plus-source`.
    public static var cPlusPlusSource: UTType { UTType(known: "public.c-plus-plus-source") }
    /// Source in Objective-C++: `public.objective-c-plus-plus-source`.
    public static var objectiveCPlusPlusSource: UTType { UTType(known: "public.objective-c-plus-plus-source") }
    /// A header in C: `public.c-header`.
    public static var cHeader: UTType { UTType(known: "public.c-header") }
    /// A header in C++: `public.c-plus-plus-header`.
    public static var cPlusPlusHeader: UTType { UTType(known: "public.c-plus-plus-header") }
    /// A script: `public.script`.
    public static var script: UTType { UTType(known: "public.script") }
    /// A script in AppleScript: `com.apple.applescript.text`.
    public static var appleScript: UTType { UTType(known: "com.apple.applescript.text") }
    /// A compiled script: `com.apple.applescript.script`.
    public static var osaScript: UTType { UTType(known: "com.apple.applescript.script") }
    /// A package of a compiled script: `com.apple.applescript.script-bundle`.
    public static var osaScriptBundle: UTType { UTType(known: "com.apple.applescript.script-bundle") }
    /// Source in JavaScript: `com.netscape.javascript-source`.
    public static var javaScript: UTType { UTType(known: "com.netscape.javascript-source") }
    /// A shell script: `public.shell-script`.
    public static var shellScript: UTType { UTType(known: "public.shell-script") }
    /// A script in Perl: `public.perl-script`.
    public static var perlScript: UTType { UTType(known: "public.perl-script") }
    /// A script in Python: `public.python-script`.
    public static var pythonScript: UTType { UTType(known: "public.python-script") }
    /// A script in Ruby: `public.ruby-script`.
    public static var rubyScript: UTType { UTType(known: "public.ruby-script") }
    /// A script in PHP: `public.php-script`.
    public static var phpScript: UTType { UTType(known: "public.php-script") }
    /// A makefile: `public.make-source`.
    public static var makefile: UTType { UTType(known: "public.make-source") }
    /// JSON: `public.json`.
    public static var json: UTType { UTType(known: "public.json") }
    /// GeoJSON: `public.geojson`.
    public static var geoJSON: UTType { UTType(known: "public.geojson") }
    /// A property list: `com.apple.property-list`.
    public static var propertyList: UTType { UTType(known: "com.apple.property-list") }
    /// A property list in XML: `com.apple.xml-property-list`.
    public static var xmlPropertyList: UTType { UTType(known: "com.apple.xml-property-list") }
    /// A binary property list: `com.apple.binary-property-list`.
    public static var binaryPropertyList: UTType { UTType(known: "com.apple.binary-property-list") }
    /// A PDF document: `com.adobe.pdf`.
    public static var pdf: UTType { UTType(known: "com.adobe.pdf") }
    /// Rich text with attachments: `com.apple.rtfd`.
    public static var rtfd: UTType { UTType(known: "com.apple.rtfd") }
    /// Rich text with attachments in one file: `com.apple.flat-rtfd`.
    public static var flatRTFD: UTType { UTType(known: "com.apple.flat-rtfd") }
    /// A web archive: `com.apple.webarchive`.
    public static var webArchive: UTType { UTType(known: "com.apple.webarchive") }
    /// An image: `public.image`.
    public static var image: UTType { UTType(known: "public.image") }
    /// A JPEG image: `public.jpeg`.
    public static var jpeg: UTType { UTType(known: "public.jpeg") }
    /// A TIFF image: `public.tiff`.
    public static var tiff: UTType { UTType(known: "public.tiff") }
    /// A GIF image: `com.compuserve.gif`.
    public static var gif: UTType { UTType(known: "com.compuserve.gif") }
    /// A PNG image: `public.png`.
    public static var png: UTType { UTType(known: "public.png") }
    /// Apple icon images: `com.apple.icns`.
    public static var icns: UTType { UTType(known: "com.apple.icns") }
    /// A BMP image: `com.microsoft.bmp`.
    public static var bmp: UTType { UTType(known: "com.microsoft.bmp") }
    /// A Windows icon: `com.microsoft.ico`.
    public static var ico: UTType { UTType(known: "com.microsoft.ico") }
    /// A raw camera image: `public.camera-raw-image`.
    public static var rawImage: UTType { UTType(known: "public.camera-raw-image") }
    /// An SVG image: `public.svg-image`.
    public static var svg: UTType { UTType(known: "public.svg-image") }
    /// A live photo: `com.apple.live-photo`.
    public static var livePhoto: UTType { UTType(known: "com.apple.live-photo") }
    /// A HEIF image: `public.heif`.
    public static var heif: UTType { UTType(known: "public.heif") }
}
