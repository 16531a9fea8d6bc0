# What script/lint says of Swift sources: declarations without a doc comment, and unsafe means without a reason.
#
# Operations of the modules in `measured` also say what they cost.
#
# It reads lines, not syntax: the formatter sees to it that a declaration's modifiers stand in one line, that members are
# indented by four, and that a closing brace stands under what it closes. Works in any awk.

function complain(message) { print FILENAME ":" FNR ": " message }

function indent(text) {
    match(text, /^ */)
    return RLENGTH
}

# The line without what stands in string literals and without its comment, which is left in `comment`.
function codeOf(text) {
    gsub(/"([^"\\]|\\.)*"/, "\"\"", text)
    comment = ""
    if (match(text, /\/\//)) {
        comment = substr(text, RSTART)
        text = substr(text, 1, RSTART - 1)
    }
    return text
}

# How many more brackets a text opens than it closes.
function openBrackets(text, opened, closed) {
    opened = gsub(/\(/, "(", text)
    closed = gsub(/\)/, ")", text)
    return opened - closed
}

BEGIN {
    keyword = "(func|var|let|init|struct|class|enum|protocol|typealias|subscript|actor|macro|associatedtype)[^A-Za-z0-9_]"
    operation = "(func|init|subscript)[^A-Za-z0-9_]|(^| )var [^=]*\\{"
    modifiers = "([a-z]+(\\([a-z]+\\))? +)*"
    publicDeclaration = "(^| )(public|open) +" modifiers keyword
    requirement = "^(@[^ ]+ +)*" modifiers "(func|var|init|subscript|associatedtype)[^A-Za-z0-9_]"

    kinds = 5
    pattern[1] = "@unchecked Sendable"; name[1] = "@unchecked Sendable"
    pattern[2] = "unowned\\(unsafe\\)"; name[2] = "unowned(unsafe)"
    pattern[3] = "nonisolated\\(unsafe\\)"; name[3] = "nonisolated(unsafe)"
    pattern[4] = "@exclusivity\\(unchecked\\)"; name[4] = "@exclusivity(unchecked)"
    pattern[5] = "Unsafe(Mutable)?(Raw)?(Buffer)?Pointer|withUnsafe|unsafeBitCast|unsafeDowncast"
    name[5] = "Unsafe pointers"
}

FNR == 1 {
    hasDoc = 0
    attributeDepth = 0
    inString = 0
    protocolIndent = -1
    enumCount = 0
    plainComment = -100
    for (k = 1; k <= kinds; k++) isNamed[k] = 0
    split(FILENAME, folders, "/")
    if (index(" " covered " ", " " folders[2] " ")) isNamed[5] = 1
    isMeasured = index(" " measured " ", " " folders[2] " ")
}

{
    delimiters = gsub(/"""/, "\"\"\"")
    if (inString) {
        if (delimiters % 2 == 1) inString = 0
        hasDoc = 0
        next
    }
    code = codeOf($0)
    if (delimiters % 2 == 1) inString = 1
    text = code
    gsub(/^ +| +$/, "", text)
    depth = indent($0)

    # Reasons: a comment in the line, a plain one at most six lines above, or one above in the file that names the kind.
    if (comment != "") {
        namesAny = 0
        for (k = 1; k <= kinds; k++) if (index(comment, name[k] ":")) namesAny = isNamed[k] = 1
        if (text == "" && !namesAny && comment !~ /^\/\/(\/| MARK)/) plainComment = FNR
    }
    if (text != "") {
        for (k = 1; k <= kinds; k++)
            if (text ~ pattern[k] && !isNamed[k] && comment == "" && FNR - plainComment > 6)
                complain("no reason for " (k == 5 ? "an unsafe pointer" : name[k]) "; say \"// " name[k] ": …\"")
    }

    # Doc comments.
    if (text == "") {
        if (comment ~ /^\/\/\//) hasDoc = 1
        else if (comment == "") hasDoc = 0
        if (!hasDoc) saysCost = 0
        else if (comment ~ /Complexity:/) saysCost = 1
        next
    }
    if (protocolIndent >= 0 && depth == protocolIndent && text ~ /^}/) protocolIndent = -1
    while (enumCount > 0 && depth == enumIndent[enumCount] && text ~ /^}/) enumCount--
    if (text ~ /^#/) next
    if (attributeDepth > 0) {
        attributeDepth += openBrackets(text)
        next
    }

    isDeclared = 0
    padded = text " "
    if (padded ~ publicDeclaration) isDeclared = 1
    else if (protocolIndent >= 0 && depth == protocolIndent + 4 && padded ~ requirement) isDeclared = 1
    else if (enumCount > 0 && depth == enumIndent[enumCount] + 4 && text ~ /^(indirect )?case /) isDeclared = 1
    if (isDeclared && !hasDoc) complain("no doc comment: " text)
    else if (isDeclared && isMeasured && !saysCost && padded ~ publicDeclaration && padded ~ operation)
        complain("no complexity: " text)

    if (text ~ /\{$/) {
        if (padded ~ /(^| )(public|open) +([a-z]+ +)*protocol /) protocolIndent = depth
        if (padded ~ /(^| )(public|open) +([a-z]+ +)*enum /) enumIndent[++enumCount] = depth
    }
    if (!isDeclared && text ~ /^@/) attributeDepth = openBrackets(text)
    else hasDoc = saysCost = 0
}
