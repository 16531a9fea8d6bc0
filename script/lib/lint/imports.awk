# What script/lint says of imports. Reads rooms.txt first, then Swift sources below Sources/.

FNR == 1 { isTable = (FILENAME ~ /rooms\.txt$/) }

isTable {
    table = FILENAME
    if ($0 ~ /^#/ || $0 == "") next
    split($0, sides, ":")
    room = sides[1]
    if (room in place) print FILENAME ":" FNR ": " room " has two lines"
    place[room] = FNR
    count = split(sides[2], names, " ")
    for (i = 1; i <= count; i++) {
        may[room, names[i]] = 1
        wanted[FNR, names[i]] = room
    }
    next
}

!isChecked {
    # The table itself does not lead upwards.
    for (pair in wanted) {
        split(pair, parts, SUBSEP)
        if (parts[2] in place && place[parts[2]] >= parts[1] + 0)
            print table ":" parts[1] ": " wanted[pair] " is not above " parts[2]
    }
    isChecked = 1
}

FNR == 1 {
    split(FILENAME, folders, "/")
    module = folders[2]
    if (!(module in place)) print FILENAME ":1: " module " has no line in rooms.txt"
}

/^(@[^ ]+ +)*((public|package|internal|fileprivate|private) +)?import / {
    imported = $0
    sub(/^.*import +/, "", imported)
    sub(/^(typealias|struct|class|enum|protocol|let|var|func) +/, "", imported)
    sub(/[^A-Za-z0-9_].*/, "", imported)
    if (imported ~ /^(Swift|Glibc|Musl|Darwin)$/) next
    if (!((module, imported) in may)) print FILENAME ":" FNR ": " module " may not import " imported
}
