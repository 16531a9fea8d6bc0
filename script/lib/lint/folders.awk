# Layers of folders for script/lint: a folder must not name the types of a higher layer in its module. Reads folders.txt,
# then the sources twice, as pass=1 and pass=2. It goes by the names of types that are declared at the top of a file;
# where folders become modules, the compiler sees the rest too.

FNR == 1 {
    isTable = (FILENAME ~ /folders\.txt$/)
    split(FILENAME, parts, "/")
    module = parts[2]
    folder = parts[3] ~ /\.swift$/ ? "" : parts[3]
    layer = layerOf(module, folder)
}

# Folders that have no layer are above all others.
function layerOf(module, folder) { return ((module, folder) in layers) ? layers[module, folder] : 1000 }

isTable {
    if ($0 ~ /^#/ || $0 == "") next
    if ($0 ~ / <- /) {
        known[$0] = 1
        next
    }
    split($0, sides, ":")
    layered[sides[1]] = 1
    count = split(sides[2], levels, "<")
    for (i = 1; i <= count; i++) {
        folderCount = split(levels[i], names, " ")
        for (j = 1; j <= folderCount; j++) layers[sides[1], names[j]] = i
    }
    next
}

!(module in layered) { next }

pass == 1 {
    # An extension of a type that others have declares nothing, and what is private is not seen.
    if ($0 ~ /^(private|fileprivate) /) next
    if (match($0, /^(@[^ ]+ )*([a-z]+(\([a-z]+\))? )*(struct|class|enum|protocol|actor|typealias) [A-Za-z_0-9]+/)) {
        declared = substr($0, RSTART, RLENGTH)
        sub(/.* /, "", declared)
        # A name that several layers declare is taken for the lowest one.
        if (!((module, declared) in home) || layer < layerOf(module, home[module, declared]))
            home[module, declared] = folder
    }
    next
}

layer < 1000 {
    code = $0
    gsub(/"([^"\\]|\\.)*"/, "\"\"", code)
    sub(/\/\/.*/, "", code)
    while (match(code, /[A-Za-z_][A-Za-z_0-9]*/)) {
        word = substr(code, RSTART, RLENGTH)
        before = substr(code, 1, RSTART - 1)
        code = substr(code, RSTART + RLENGTH)
        if (!((module, word) in home) || before ~ /\.$/) continue
        if (layerOf(module, home[module, word]) <= layer) continue
        if ((word " <- " module "/" folder) in known) continue
        print FILENAME ":" FNR ": " folder " may not know " home[module, word] ", which has " word
    }
}
