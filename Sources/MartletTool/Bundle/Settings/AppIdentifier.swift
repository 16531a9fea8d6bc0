/// An app's name in the form of a reversed domain, as the desktop knows apps by: `com.example.Counter`.
struct AppIdentifier: Equatable, CustomStringConvertible {
    let description: String

    /// Throws an error that says what to do where the desktop can't use the text.
    init(_ text: String) throws {
        let isValid =
            text.utf8.count <= 255
            && text.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_\-]*(\.[A-Za-z_][A-Za-z0-9_\-]*)+/) != nil
        guard isValid else {
            throw CommandError(
                "“\(text)” can't be an app's identifier. Write it as com.example.Counter: at least two parts of letters, "
                    + "digits, _ and -, none of which begins with a digit.")
        }
        description = text
    }

    /// Creates the identifier of an app that has none of its own, the one that a program's notifications use.
    init(ofProgram name: String) {
        let letters = name.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
        description = "app.martlet." + (letters.first?.isLetter == true ? letters : "App" + letters)
    }
}

/// A version that packages of all formats can have.
struct AppVersion: Equatable, CustomStringConvertible {
    let description: String

    init(_ text: String) throws {
        guard text.utf8.count <= 64, text.wholeMatch(of: /[0-9][A-Za-z0-9.+~]*/) != nil else {
            throw CommandError("“\(text)” can't be a version. Write it as 1.2.3, or 1.2.3~beta1 for one before it.")
        }
        description = text
    }
}

/// The name of a package and of its command, made from a product's: lower case letters, digits, `+`, `-` and dots.
struct PackageName: Equatable, CustomStringConvertible {
    let description: String

    init(of product: String) throws {
        var name = ""
        for character in product.lowercased() {
            let isKept = character.isASCII && (character.isLetter || character.isNumber || "+.".contains(character))
            if isKept {
                name.append(character)
            } else if !name.isEmpty, name.last != "-" {
                name.append("-")
            }
        }
        while let last = name.last, "-.+".contains(last) { name.removeLast() }
        while let first = name.first, "-.+".contains(first) { name.removeFirst() }
        guard (2...100).contains(name.count) else {
            throw CommandError(
                "The product “\(product)” can't name a package: that takes 2 to 100 letters, digits, +, - and dots.")
        }
        description = name
    }
}
