# Assignments of values while a lock is held. The value that is replaced ends there, and the end of a user's value may run
# any code: it may wait for another thread, or read what is being assigned. Swap the values under the lock, so that the old
# one is released when the lock has been.
#
# And functions that a lock holds bare. Each access passes the function as a generic value, back and forth, and each time it
# is wrapped in two more functions: the calls get slower and slower. A struct around it is not wrapped.
#
# It reads lines, not syntax: a block begins at `withLock {` and ends with its brace. Names say what is a value. A plain
# comment above, `// Of the library: …`, is the reason where the value is none of a user's.

function braces(text, opened, closed) {
    opened = gsub(/\{/, "{", text)
    closed = gsub(/\}/, "}", text)
    return opened - closed
}

FNR == 1 { depth = 0; excused = 0 }

{
    line = $0
    gsub(/"([^"\\]|\\.)*"/, "\"\"", line)
    if (line ~ /^ *\/\/ Of the library: /) excused = FNR
    sub(/\/\/.*/, "", line)
    if (line ~ /Mutex<\(?(@|\()[^\[]*->/)
        print FILENAME ":" FNR ": a lock holds a bare function, which each access wraps once more: put it into a struct"
    block = line
    if (depth == 0) {
        if (!match(line, /withLock *(\([^)]*\) *)?\{/)) next
        block = substr(line, RSTART)
    }
    if (block ~ /(^|[{;] *|^ +)(self\.)?(value|last|seen|stored|latest|element)(\.value)? = / && FNR > excused + 2)
        print FILENAME ":" FNR ": a value is replaced while a lock is held: swap it, and release it after"
    depth += braces(block)
    if (depth < 0) depth = 0
}
