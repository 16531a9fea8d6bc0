#if GTK
import CGTK
import Foundation

/// Knows how the words of a language are spelled.
protocol SpellingDictionary: AnyObject {
    /// Whether a word is spelled right.
    func knows(_ word: String) -> Bool
    /// Returns suggestions for a misspelled word, the most likely first.
    func suggestions(for word: String) -> [String]
    /// Adds a word to the user's dictionary, for all apps.
    func learn(_ word: String)
}

/// The dictionary that words are looked up in.
enum Spelling {
    /// The system's dictionary in the user's language; nil if there is none, or spelling is not checked.
    // nonisolated(unsafe): used from the main thread only, as GTK is.
    nonisolated(unsafe) static var dictionary: (any SpellingDictionary)? = Enchant()
}

/// The dictionaries of the system, by the library that GNOME's apps look words up with.
///
/// The library is opened while the program runs, as libadwaita is: programs are built and start without it.
// Unsafe pointers: the functions of a library that stays open, and its one broker and dictionary, which it keeps.
private final class Enchant: SpellingDictionary {
    private let library: UnsafeMutableRawPointer
    private let dictionary: UnsafeMutableRawPointer

    private typealias Check = @convention(c) (UnsafeMutableRawPointer, UnsafePointer<CChar>, Int) -> Int32
    private typealias Words = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    private typealias Suggest =
        @convention(c) (
            UnsafeMutableRawPointer, UnsafePointer<CChar>, Int, UnsafeMutablePointer<Int>
        ) -> Words?
    private typealias Free = @convention(c) (UnsafeMutableRawPointer, Words) -> Void
    private typealias Learn = @convention(c) (UnsafeMutableRawPointer, UnsafePointer<CChar>, Int) -> Void
    private typealias Open = @convention(c) (UnsafeMutableRawPointer, UnsafePointer<CChar>) -> UnsafeMutableRawPointer?
    private typealias Exists = @convention(c) (UnsafeMutableRawPointer, UnsafePointer<CChar>) -> Int32
    private typealias Begin = @convention(c) () -> UnsafeMutableRawPointer?

    private let check: Check
    private let suggest: Suggest
    private let free: Free
    private let add: Learn

    init?() {
        func function<F>(_ name: String, _ type: F.Type, in library: UnsafeMutableRawPointer) -> F? {
            dlsym(library, name).map { unsafeBitCast($0, to: F.self) }
        }
        guard let library = dlopen("libenchant-2.so.2", RTLD_NOW | RTLD_LOCAL) else { return nil }
        guard let begin = function("enchant_broker_init", Begin.self, in: library),
            let exists = function("enchant_broker_dict_exists", Exists.self, in: library),
            let open = function("enchant_broker_request_dict", Open.self, in: library),
            let check = function("enchant_dict_check", Check.self, in: library),
            let suggest = function("enchant_dict_suggest", Suggest.self, in: library),
            let free = function("enchant_dict_free_string_list", Free.self, in: library),
            let add = function("enchant_dict_add", Learn.self, in: library),
            let broker = begin(),
            let language = Self.languages.first(where: { exists(broker, $0) != 0 }),
            let dictionary = open(broker, language)
        else {
            dlclose(library)
            return nil
        }
        self.library = library
        self.dictionary = dictionary
        self.check = check
        self.suggest = suggest
        self.free = free
        self.add = add
    }

    /// The user's languages as names of dictionaries: with the country and without.
    private static var languages: [String] {
        var languages: [String] = []
        var name = g_get_language_names()
        while let current = name?.pointee {
            let language = String(cString: current)
            if language != "C", !language.contains("."), !language.contains("@") { languages.append(language) }
            name = name?.advanced(by: 1)
        }
        return languages
    }

    func knows(_ word: String) -> Bool { check(dictionary, word, word.utf8.count) <= 0 }

    func suggestions(for word: String) -> [String] {
        var count = 0
        guard let words = suggest(dictionary, word, word.utf8.count, &count) else { return [] }
        defer { free(dictionary, words) }
        return (0..<count).compactMap { words[$0].map { String(cString: $0) } }
    }

    func learn(_ word: String) { add(dictionary, word, word.utf8.count) }
}
#endif
