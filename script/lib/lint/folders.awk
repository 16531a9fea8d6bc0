# What script/lint says of folders: lower ones must not name the types of the others in their module. Reads folders.txt,
# then the sources twice, as pass=1 and pass=2. It goes by the names of types that are declared at the top of a file;
# where folders become modules, the compiler sees the rest too.

FNR == 1 {
    isTable = (FILENAME ~ /folders\.txt$/)
    split(FILENAME, parts, "/")
    module = parts[2]
    folder = parts[3] ~ /\.swift$/ ? "" : parts[3]
    isLower = ((module, folder) in lower)
}

isTable {
    if ($0 ~ /^#/ || $0 == "") next
    if ($0 ~ / <- /) {
        known[$0] = 1
        next
    }
    split($0, sides, ":")
    layered[sides[1]] = 1
    count = split(sides[2], names, " ")
    for (i = 1; i <= count; i++) lower[sides[1], names[i]] = 1
    next
}

!(module in layered) { next }

pass == 1 {
    # An extension of a type that others have declares nothing, and what is private is not seen.
    if (isLower || $0 ~ /^(private|fileprivate) /) next
    if (match($0, /^(@[^ ]+ )*([a-z]+(\([a-z]+\))? )*(struct|class|enum|protocol|actor|typealias) [A-Za-z_0-9]+/)) {
        declared = substr($0, RSTART, RLENGTH)
        sub(/.* /, "", declared)
        upper[module, declared] = folder
    }
    next
}

isLower {
    code = $0
    gsub(/"([^"\\]|\\.)*"/, "\"\"", code)
    sub(/\/\/.*/, "", code)
    while (match(code, /[A-Za-z_][A-Za-z_0-9]*/)) {
        word = substr(code, RSTART, RLENGTH)
        before = substr(code, 1, RSTART - 1)
        code = substr(code, RSTART + RLENGTH)
        if (!((module, word) in upper) || before ~ /\.$/) continue
        if ((word " <- " module "/" folder) in known) continue
        print FILENAME ":" FNR ": " folder " may not know " upper[module, word] ", which has " word
    }
}
