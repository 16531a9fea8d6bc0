"""How the compiler takes bodies with one error each: what script/errors runs.

Tests/Bodies has views as apps have them, and below each the errors to make in it, as `// error: this => that`, or as
`// error: this => that !! text`: then the compiler has to say the text of the line that has the error. Not
seconds are compared, which hang on what else the machine does, but the scopes that the constraint solver opens, which
are the same each time: about 150,000 of them are a second. The errors in known.txt take it more than LIMIT, for reasons
that stand there; they are made with --known alone, and listed.
"""
import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
BODIES = ROOT / "Tests" / "Bodies"

# Scopes of a body with an error: some three seconds.
LIMIT = 450_000
# Scopes of a body without one.
SOUND_LIMIT = 15_000
# A body that holds another three times over may cost this much more than three of it.
SUM_SLACK = 1.25


def bodies():
    """The views: name, source, and the errors: what stands there, what is put in its place, what is said of it."""
    for file in sorted(BODIES.glob("*.swift")):
        source, *errors = file.read_text().split("\n// error: ")
        made = []
        for error in errors:
            change, _, said = error.strip().partition(" !! ")
            there, instead = change.split(" => ")
            assert source.count(there) >= 1, f"{file.name}: {there} is not in the body"
            assert there != instead, f"{file.name}: {there} is no change"
            made.append((there, instead, said))
        yield file.stem, source + "\n", made


def thrice(source):
    """The view with its body three times over."""
    head, rest = source.split("    var body: some View {\n", 1)
    body, tail = rest.split("\n    }\n", 1)
    return f"{head}    var body: some View {{\n VStack {{\n{body}\n{body}\n{body}\n }}\n    }}\n{tail}"


def check(name, source, arguments):
    """Scopes that the solver opened, and the errors with their lines."""
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / f"{name}.swift"
        file.write_text(source)
        command = ["swiftc", "-typecheck", "-swift-version", "6", "-diagnostic-style", "llvm", "-stats-output-dir", folder]
        command += ["-Xfrontend", f"-solver-scope-threshold={LIMIT}", *arguments, str(file)]
        result = subprocess.run(command, capture_output=True, text=True)
        scopes = 0
        for stats in pathlib.Path(folder).glob("stats-*swift-frontend*.json"):
            # The frontend writes numbers that are none, such as `nan`, now and then; what is asked for is whole.
            found = re.search(r'NumConstraintScopes": (\d+)', stats.read_text())
            if found:
                scopes += int(found.group(1))
    return scopes, [(int(line), text) for line, text in re.findall(r":(\d+):\d+: error: (.*)", result.stderr)]


def faults(scopes, errors, wanted):
    """What is wrong with the answer of the compiler; `wanted` is the line of the error and what is said of it."""
    if wanted and not errors:
        yield "no error"
    if not wanted and errors:
        yield f"an error: {errors[0]}"
    if wanted and wanted[1] and not any(line == wanted[0] and wanted[1] in text for line, text in errors):
        yield f"not said of line {wanted[0]}: {wanted[1]}, but {errors}"
    if any("reasonable time" in text for _, text in errors):
        yield "the compiler gave up"
    limit = LIMIT if wanted else SOUND_LIMIT
    if scopes > limit:
        yield f"{scopes} scopes, of which {limit} are allowed"


def answers(pool, jobs, arguments):
    """What the compiler says of each of the jobs, which are names and sources."""
    return pool.map(lambda job: check(*job, arguments), jobs)


def main(arguments, says_all, takes_known):
    known = {line for line in (BODIES / "known.txt").read_text().splitlines() if line and line[0] != "#"}
    labels, jobs = [], []
    for name, source, made in bodies():
        labels.append((name, None))
        jobs.append((name, source))
        for there, instead, said in made:
            label = f"{name}: {instead}"
            if label in known and not takes_known:
                continue
            labels.append((label, (source[: source.index(there)].count("\n") + 1, said)))
            jobs.append((name, source.replace(there, instead, 1)))
    failed, most, once = False, 0, {}
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for (label, wanted), (scopes, errors) in zip(labels, answers(pool, jobs, arguments)):
            if not wanted:
                once[label] = scopes
            wrong = "; ".join(faults(scopes, errors, wanted))
            if wrong and label not in known:
                failed = True
                print(f"FAILED {label}: {wrong}")
            elif wrong:
                print(f"known  {label}: {wrong}")
            else:
                most = max(most, scopes)
                if says_all:
                    print(f"passed {label}: {scopes} scopes, {len(errors)} errors {errors[:1]}")
        triples = [(name, thrice(source)) for name, source, _ in bodies()]
        for (name, _), (scopes, errors) in zip(triples, answers(pool, triples, arguments)):
            if errors or scopes > 3 * once[name] * SUM_SLACK:
                failed = True
                print(f"FAILED {name} three times over: {scopes} scopes, once {once[name]} {errors[:1]}")
    print(f"{len(jobs)} bodies, {len(jobs) - len(once)} of them with an error; the most scopes of those that pass: {most}")
    return failed


if __name__ == "__main__":
    options = {"-v", "--known"}
    given = sys.argv[1:]
    sys.exit(main([argument for argument in given if argument not in options], "-v" in given, "--known" in given))
