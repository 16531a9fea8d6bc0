/// The built-in types: identifier, parents, extensions, MIME types and description. The first extension and MIME type
/// are preferred. `text/*` represents all MIME types of that category that no other entry has.
package enum TypeTable {
    package static let lines = """
        public.item||||item
        public.content||||content
        public.composite-content|public.content|||content of several kinds
        public.disk-image|public.archive|||disk image
        public.data|public.item||application/octet-stream|data
        public.directory|public.item||inode/directory|directory
        com.apple.resolvable||||link to a file
        public.symlink|public.item com.apple.resolvable||inode/symlink|symbolic link
        public.executable|public.item||application/x-executable|program
        com.apple.mount-point|public.item com.apple.resolvable||inode/mount-point|place of another volume
        com.apple.alias-file|public.data com.apple.resolvable|||alias
        com.apple.bookmark|public.data com.apple.resolvable|||bookmark of a file
        public.url|public.data||text/uri-list|address
        public.file-url|public.url|||address of a file
        public.text|public.data public.content||text/*|text
        public.plain-text|public.text|txt text|text/plain|plain text
        public.utf8-plain-text|public.plain-text||text/plain;charset=utf-8|text in UTF-8
        public.utf16-external-plain-text|public.plain-text||text/plain;charset=utf-16|text in UTF-16 with its byte order
        public.utf16-plain-text|public.plain-text|||text in UTF-16 of this machine
        public.delimited-values-text|public.text|||table in text
        public.comma-separated-values-text|public.delimited-values-text|csv|text/csv|table with commas
        public.tab-separated-values-text|public.delimited-values-text|tsv|text/tab-separated-values|table with tabs
        public.utf8-tab-separated-values-text|public.tab-separated-values-text public.utf8-plain-text|||table with tabs in UTF-8
        public.rtf|public.text|rtf|text/rtf application/rtf|rich text
        public.html|public.text|html htm|text/html|page of the web
        public.xml|public.text|xml|application/xml text/xml|XML
        public.yaml|public.text|yaml yml|application/yaml application/x-yaml text/yaml|YAML
        public.css|public.text|css|text/css|style sheet
        public.source-code|public.plain-text|||source code
        public.assembly-source|public.source-code|s|text/x-asm|source in assembly language
        public.c-source|public.source-code|c|text/x-csrc text/x-c|source in C
        public.objective-c-source|public.source-code|m|text/x-objcsrc|source in Objective-C
        public.swift-source|public.source-code|swift|text/x-swift|source in Swift
        public.c-plus-plus-source|public.source-code|cp cpp cc cxx c++|text/x-c++src|source in C++
        public.objective-c-plus-plus-source|public.source-code|mm|text/x-objc++src|source in Objective-C++
        public.c-header|public.source-code|h|text/x-chdr|header in C
        public.c-plus-plus-header|public.source-code|hpp h++ hxx hh|text/x-c++hdr|header in C++
        public.script|public.source-code|||script
        com.apple.applescript.text|public.script|applescript|text/x-applescript|script in AppleScript
        com.apple.applescript.script|public.data public.script|scpt||compiled script
        com.apple.applescript.script-bundle|com.apple.bundle com.apple.package public.script|scptd||package of a compiled script
        com.netscape.javascript-source|public.source-code public.executable|js javascript jscript mjs|text/javascript application/javascript|source in JavaScript
        public.shell-script|public.script|sh command|application/x-shellscript application/x-sh text/x-shellscript|script of a shell
        public.perl-script|public.shell-script|pl pm|application/x-perl text/x-perl-script|script in Perl
        public.python-script|public.shell-script|py|text/x-python text/x-python3 text/x-python-script|script in Python
        public.ruby-script|public.shell-script|rb rbw|application/x-ruby text/x-ruby-script|script in Ruby
        public.php-script|public.shell-script|php php3 php4 phtml|application/x-php text/php|script in PHP
        public.make-source|public.script|mk|text/x-makefile|rules of make
        public.json|public.text|json|application/json|JSON
        public.geojson|public.json|geojson|application/geo+json|JSON of places
        com.apple.property-list|public.data|plist|application/x-plist|property list
        com.apple.xml-property-list|com.apple.property-list public.xml|||property list in XML
        com.apple.binary-property-list|com.apple.property-list|||property list in binary
        com.adobe.pdf|public.data public.composite-content|pdf|application/pdf|PDF document
        com.apple.rtfd|com.apple.package public.composite-content|rtfd||rich text with attachments
        com.apple.flat-rtfd|public.data public.composite-content|||rich text with attachments in one file
        com.apple.webarchive|public.data public.composite-content|webarchive|application/x-webarchive|page of the web with what it shows
        public.image|public.data public.content||image/*|image
        public.jpeg|public.image|jpeg jpg jpe|image/jpeg image/jpg|JPEG image
        public.tiff|public.image|tiff tif|image/tiff|TIFF image
        com.compuserve.gif|public.image|gif|image/gif|GIF image
        public.png|public.image|png|image/png|PNG image
        com.apple.icns|public.image|icns|image/x-icns|icons
        com.microsoft.bmp|public.image|bmp dib|image/bmp image/x-bmp|BMP image
        com.microsoft.ico|public.image|ico|image/vnd.microsoft.icon image/x-icon|icon
        public.camera-raw-image|public.image|||image as a camera has it
        public.svg-image|public.image public.xml|svg svgz|image/svg+xml|drawing in SVG
        com.apple.live-photo||||image that moves
        public.heif|public.image|heif|image/heif|HEIF image
        public.heic|public.heif|heic|image/heic|HEIC image
        public.heics|public.heif|heics|image/heic-sequence|HEIC images
        org.webmproject.webp|public.image|webp|image/webp|WebP image
        com.ilm.openexr-image|public.image|exr|image/x-exr|OpenEXR image
        com.adobe.raw-image|public.camera-raw-image|dng|image/x-adobe-dng|DNG image
        public.jpeg-xl|public.image|jxl|image/jxl|JPEG XL image
        public.3d-content|public.content|||things in space
        com.pixar.universal-scene-description|public.3d-content public.data|usd usda usdc||scene in USD
        com.pixar.universal-scene-description-mobile|com.pixar.universal-scene-description|usdz|model/vnd.usdz+zip|scene in USDZ
        com.apple.reality|public.data public.3d-content|reality|model/vnd.reality|scene of Reality Composer
        com.apple.scenekit.scene|public.3d-content public.data|scn||scene of SceneKit
        com.apple.arobject|public.data|arobject||object to be recognised
        public.audiovisual-content|public.data public.content|||sound or film
        public.movie|public.audiovisual-content||video/*|film
        public.video|public.movie|||film without sound
        public.audio|public.audiovisual-content||audio/*|sound
        com.apple.quicktime-movie|public.movie|mov qt|video/quicktime|QuickTime film
        public.mpeg|public.movie|mpg mpeg mpe m75 m15|video/mpeg|MPEG film
        public.mpeg-2-video|public.video|m2v|video/mpeg2|MPEG-2 film
        public.mpeg-2-transport-stream|public.movie|ts mts m2ts|video/mp2t|MPEG-2 stream
        public.mp3|public.audio|mp3 mpga|audio/mpeg audio/mp3|MP3 sound
        public.mpeg-4|public.movie|mp4 mpg4|video/mp4|MPEG-4 film
        public.mpeg-4-audio|public.audio|mp4a m4a|audio/mp4 audio/x-m4a|MPEG-4 sound
        com.apple.protected-mpeg-4-audio|public.audio|m4p|audio/x-m4p|MPEG-4 sound, protected
        com.apple.protected-mpeg-4-video|com.apple.m4v-video|m4v|video/x-m4v|MPEG-4 film, protected
        public.avi|public.movie|avi vfw|video/x-msvideo video/avi|AVI film
        public.aiff-audio|public.audio|aiff aif aifc|audio/aiff audio/x-aiff|AIFF sound
        com.microsoft.waveform-audio|public.audio|wav wave|audio/vnd.wave audio/wav audio/x-wav|WAVE sound
        public.midi-audio|public.audio|midi mid smf|audio/midi|MIDI music
        public.playlist||||list of what is played
        public.m3u-playlist|public.text public.playlist|m3u m3u8|audio/x-mpegurl application/vnd.apple.mpegurl|list of what is played
        public.folder|public.directory|||folder
        public.volume|public.folder|||volume
        com.apple.package|public.directory|||folder that is shown as a file
        com.apple.bundle|public.directory|bundle||folder with resources of a program
        com.apple.plugin|com.apple.bundle|plugin||plug-in
        com.apple.metadata-importer|com.apple.plugin|mdimporter||plug-in that reads files for a search
        com.apple.quicklook-generator|com.apple.plugin|qlgenerator||plug-in that shows files
        com.apple.xpc-service|com.apple.bundle|xpc||service of an app
        com.apple.framework|com.apple.bundle|framework||framework
        com.apple.application|public.executable||application/x-desktop|app
        com.apple.application-bundle|com.apple.application com.apple.bundle com.apple.package|app||app in a folder
        com.apple.application-and-system-extension|com.apple.xpc-service|appex||extension of an app
        public.unix-executable|public.executable public.data|||program of Unix
        com.microsoft.windows-executable|public.executable public.data|exe|application/vnd.microsoft.portable-executable application/x-msdownload|program of Windows
        com.apple.systempreference.prefpane|com.apple.package com.apple.bundle|prefpane||page of settings
        public.archive|public.data|||archive
        org.gnu.gnu-zip-archive|public.archive|gz gzip|application/gzip application/x-gzip|archive of gzip
        public.bzip2-archive|public.archive|bz2 bzip2|application/x-bzip2 application/x-bzip|archive of bzip2
        public.zip-archive|public.archive|zip|application/zip|ZIP archive
        com.apple.archive|public.archive|aar||Apple archive
        public.tar-archive|public.archive|tar|application/x-tar|archive of tar
        public.spreadsheet|public.content|||table that computes
        public.presentation|public.composite-content|||slides
        public.database||||database
        public.message||||message
        public.contact||||contact
        public.vcard|public.text public.contact|vcf vcard|text/vcard text/x-vcard|card of a contact
        public.to-do-item||||thing to do
        public.calendar-event||||event of a calendar
        public.email-message|public.message|||mail
        com.apple.internet-location|public.data|||file with an address
        com.microsoft.internet-shortcut|com.apple.internet-location|url|application/x-mswinurl|file with an address
        public.font||||font
        public.bookmark||||bookmark
        com.rsa.pkcs-12|public.data|p12 pfx|application/x-pkcs12|certificate with its key
        public.x509-certificate|public.data|cer crt der|application/x-x509-ca-cert|certificate
        org.idpf.epub-container|public.data public.composite-content|epub|application/epub+zip|book
        public.log|public.text|log|text/x-log|log
        com.apple.haptics.ahap|public.json|ahap||pattern to be felt
        com.microsoft.word.doc|public.data public.composite-content|doc|application/msword|Word document
        org.openxmlformats.wordprocessingml.document|public.data public.composite-content|docx|application/vnd.openxmlformats-officedocument.wordprocessingml.document|Word document
        com.microsoft.excel.xls|public.data public.spreadsheet|xls|application/vnd.ms-excel|Excel table
        org.openxmlformats.spreadsheetml.sheet|public.data public.spreadsheet|xlsx|application/vnd.openxmlformats-officedocument.spreadsheetml.sheet|Excel table
        org.openxmlformats.presentationml.presentation|public.data public.presentation|pptx|application/vnd.openxmlformats-officedocument.presentationml.presentation|PowerPoint slides
        org.oasis-open.opendocument.text|public.data public.composite-content|odt|application/vnd.oasis.opendocument.text|OpenDocument text
        org.oasis-open.opendocument.spreadsheet|public.data public.spreadsheet|ods|application/vnd.oasis.opendocument.spreadsheet|OpenDocument table
        org.oasis-open.opendocument.presentation|public.data public.presentation|odp|application/vnd.oasis.opendocument.presentation|OpenDocument slides
        net.daringfireball.markdown|public.plain-text|md markdown mdown|text/markdown|Markdown
        public.ogg-audio|public.audio|ogg oga|audio/ogg|Ogg sound
        org.xiph.flac|public.audio|flac|audio/flac audio/x-flac|FLAC sound
        org.webmproject.webm|public.movie|webm|video/webm|WebM film
        org.matroska.mkv|public.movie|mkv|video/x-matroska video/matroska|Matroska film
        public.avif|public.image|avif|image/avif|AVIF image
        org.7-zip.7-zip-archive|public.archive|7z|application/x-7z-compressed|7-Zip archive
        org.tukaani.xz-archive|public.archive|xz|application/x-xz|archive of xz
        public.rust-source|public.source-code|rs|text/rust text/x-rust|source in Rust
        org.golang.go-script|public.source-code|go|text/x-go|source in Go
        com.sun.java-source|public.source-code|java|text/x-java|source in Java
        public.toml|public.text|toml|application/toml|TOML
        org.sqlite.sqlite3|public.data public.database|sqlite sqlite3 db|application/vnd.sqlite3 application/x-sqlite3|database of SQLite
        com.apple.m4v-video|public.movie|||MPEG-4 film
        public.truetype-ttf-font|public.data public.font|ttf|font/ttf application/x-font-ttf|TrueType font
        public.opentype-font|public.data public.font|otf|font/otf application/x-font-otf|OpenType font
        com.apple.ical.ics|public.data public.calendar-event public.text|ics|text/calendar|calendar
        com.apple.mail.email|public.email-message public.data|eml|message/rfc822|mail
        """
}
