# Uncounted references, for script/lint: `Unmanaged`, `_withUnsafeGuaranteedRef`, `unowned(unsafe)`, `unsafeBitCast` and
# `unsafeDowncast` are only in the files that script/lib/fence.txt lists, except for the modules that it frees.
#
# Reads the list first, then the sources.

BEGIN {
    idioms = "Unmanaged|_withUnsafeGuaranteedRef|unowned\\(unsafe\\)|unsafeBitCast|unsafeDowncast"
    # Members by which a reference becomes one without the type being named, and back.
    idioms = idioms "|\\.pass(Unr|R)etained\\(|\\.take(Unr|R)etainedValue\\("
}

FNR == 1 { isList = FILENAME ~ /fence\.txt$/ }

isList {
    sub(/#.*/, "")
    gsub(/^ +| +$/, "")
    if (sub(/^Free: */, "")) {
        count = split($0, names, " ")
        for (k = 1; k <= count; k++) isFree[names[k]] = 1
    } else if ($0 != "") {
        lineOf[$0] = FNR
        order[++listed] = $0
    }
    next
}

FNR == 1 {
    split(FILENAME, folders, "/")
    isChecked = FILENAME ~ /^Sources\// && !(folders[2] in isFree)
    if (FILENAME in lineOf) isThere[FILENAME] = 1
}

isChecked {
    text = $0
    gsub(/"([^"\\]|\\.)*"/, "\"\"", text)
    sub(/\/\/.*/, "", text)
    if (text !~ idioms) next
    if (FILENAME in lineOf) hasMeans[FILENAME] = 1
    else print FILENAME ":" FNR ": an uncounted reference outside of script/lib/fence.txt: use Borrowed"
}

END {
    for (k = 1; k <= listed; k++)
        if (order[k] in isThere && !(order[k] in hasMeans))
            print "script/lib/fence.txt:" lineOf[order[k]] ": " order[k] " needs no line any more"
}
