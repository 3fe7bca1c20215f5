export const id = 4965;
export const ids = [4965];
export const modules = {

/***/ 64965:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ scanCheckout)
});

// UNUSED EXPORTS: selector

// EXTERNAL MODULE: ./lib/model/glob.js
var model_glob = __webpack_require__(53523);
// EXTERNAL MODULE: ./lib/model/steps.js
var steps = __webpack_require__(54566);
// EXTERNAL MODULE: ./lib/model/sort.js
var sort = __webpack_require__(88489);
// EXTERNAL MODULE: ./lib/model/text.js
var model_text = __webpack_require__(57798);
// EXTERNAL MODULE: ./lib/scan/mentions.js
var mentions = __webpack_require__(21870);
;// CONCATENATED MODULE: ./lib/scan/checkout-paths.js




async function orderedPaths(all) {
    const ordered = await (0,sort/* sortInSteps */.V)([...all], model_text/* compareText */.n6);
    const folders = new Map();
    for (const path of ordered) {
        const folder = (0,mentions/* folderOf */.yS)(path);
        const known = folders.get(folder);
        if (known === undefined)
            folders.set(folder, [path]);
        else
            known.push(path);
        if ((0,steps/* isPauseDue */.t2)())
            await (0,steps/* pause */.v7)();
    }
    return {
        all,
        has: (path) => all.has(path),
        below: (folder) => ordered.slice(firstFrom(ordered, folder), firstFrom(ordered, `${folder}\uFFFF`)),
        inFolder: (folder) => folders.get(folder) ?? [],
    };
}
function firstFrom(ordered, text) {
    let [low, high] = [0, ordered.length];
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((0,model_text/* compareText */.n6)(ordered[middle] ?? '', text) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

// EXTERNAL MODULE: ./lib/model/append.js
var append = __webpack_require__(27925);
// EXTERNAL MODULE: ./lib/model/image.js
var model_image = __webpack_require__(71976);
// EXTERNAL MODULE: ./lib/model/mirror.js
var mirror = __webpack_require__(47770);
// EXTERNAL MODULE: ./lib/model/official-images.js
var official_images = __webpack_require__(44543);
;// CONCATENATED MODULE: ./lib/scan/local-images.js




const podmanLocal = 'localhost';
const maxBuildsPerName = 100;
async function localizer(builds, mirrors = {}) {
    const byName = new Map();
    const pushed = new Set();
    for (const build of builds) {
        if ((0,steps/* isPauseDue */.t2)())
            await (0,steps/* pause */.v7)();
        const image = namedImage(build.name);
        if (image === undefined)
            continue;
        const name = repositoryName(image);
        if (build.isPushed)
            pushed.add(name);
        const known = byName.get(name) ?? [];
        const { tag } = image;
        if (known.length < maxBuildsPerName)
            byName.set(name, [...known, tag === undefined ? { build } : { build, tag }]);
    }
    return (one) => {
        if (one.kind !== 'image' || !mayBeLocal(one.image) || (0,mirror/* mirroredImage */.o)(one.image, mirrors) !== one.image)
            return one;
        const name = repositoryName(one.image);
        const found = pushed.has(name)
            ? undefined
            : byName.get(name)?.find(({ tag }) => tag === undefined || tag === one.image.tag);
        return found === undefined ? one : localOf(one, found.build);
    };
}
function mayBeLocal(image) {
    return image.digest === undefined && ((0,official_images/* isUnpublishable */.d)(image) || image.registry === podmanLocal);
}
function localOf({ pin: _, ...one }, { file, line }) {
    return { ...one, kind: 'local', builtBy: { file, line } };
}
function repositoryName({ registry, repository }) {
    return `${registry}/${repository}`;
}
function namedImage(name) {
    const colon = name.indexOf(':', name.lastIndexOf('/') + 1);
    const hasVariableTag = colon > 0 && /[$`{%]/.test(name.slice(colon));
    const parsed = (0,model_image/* parseImage */.zZ)(hasVariableTag ? name.slice(0, colon) : name);
    return parsed.kind === 'image' ? parsed.image : undefined;
}

// EXTERNAL MODULE: ./lib/model/groups.js
var groups = __webpack_require__(34457);
// EXTERNAL MODULE: ./lib/scan/pin-place.js
var pin_place = __webpack_require__(13052);
;// CONCATENATED MODULE: ./lib/scan/reached-files.js
const kustomizations = ['kustomization.yaml', 'kustomization.yml', 'Kustomization'];
function spreadFrom(from, byPath, left, isNew) {
    const reached = from.filter((path) => isNew(path));
    for (const path of reached) {
        for (const named of byPath.get(path)?.mentioned ?? []) {
            left.steps -= 1;
            if (left.steps < 0)
                return false;
            const folder = named === '.' ? '' : `${named.replace(/\/$/, '')}/`;
            for (const file of [named, ...kustomizations.map((name) => `${folder}${name}`)])
                if (isNew(file))
                    reached.push(file);
        }
    }
    return true;
}
function reachedFrom(from, byPath, left) {
    const reached = new Set();
    const isNew = (path) => !reached.has(path) && reached.add(path) !== undefined;
    return spreadFrom(from, byPath, left, isNew) ? reached : undefined;
}

// EXTERNAL MODULE: ./lib/scan/reasons.js
var reasons = __webpack_require__(23948);
// EXTERNAL MODULE: ./lib/model/extremes.js
var extremes = __webpack_require__(33196);
;// CONCATENATED MODULE: ./lib/scan/rename-scopes.js


const maxSteps = 500_000;
const pattern = /[^\w./:-]/;
class RenameScopes {
    scopes;
    byPath;
    exact = new Map();
    byPrefix = new Map();
    prefixLengths = new Set();
    reaches = new Map();
    left = { steps: maxSteps };
    constructor(scopes, byPath) {
        this.scopes = scopes;
        this.byPath = byPath;
        for (const [scope, { entries }] of scopes.entries())
            for (const [index, one] of entries.entries()) {
                const named = this.namedFor(one.name);
                if (!named.entries.has(scope))
                    named.entries.set(scope, { ...one, scope, index });
            }
    }
    namedFor(name) {
        const special = name.search(pattern);
        const prefix = special < 0 ? undefined : name.slice(0, Math.max(special - 1, 0));
        if (prefix !== undefined)
            this.prefixLengths.add(prefix.length);
        const all = prefix === undefined ? this.exact : this.byPrefix;
        const key = prefix ?? name;
        const named = all.get(key) ?? { entries: new Map() };
        all.set(key, named);
        return named;
    }
    find(file, names) {
        let first;
        for (const named of names.flatMap((name) => this.matching(name))) {
            named.reach ??= this.reachOf([...named.entries.keys()]);
            const one = named.entries.get(firstAt(named.reach, file));
            if (one !== undefined && (first === undefined || isBefore(one, first)))
                first = one;
        }
        const scope = first && this.scopes[first.scope];
        return first && scope && { path: scope.path, line: first.line };
    }
    matching(name) {
        const lengths = [...this.prefixLengths].filter((length) => length <= name.length);
        const prefixes = lengths.flatMap((length) => this.byPrefix.get(name.slice(0, length)) ?? []);
        const exact = this.exact.get(name);
        return exact === undefined ? prefixes : [...prefixes, exact];
    }
    reachOf(numbers) {
        const key = numbers.join(' ');
        const reach = this.reaches.get(key) ?? this.spread(numbers);
        this.reaches.set(key, reach);
        return reach;
    }
    spread(numbers) {
        const [byFile, byFolder] = [new Map(), new Map()];
        for (const number of numbers) {
            const { from = [], folder } = this.scopes[number] ?? {};
            if (folder !== undefined && !byFolder.has(folder))
                byFolder.set(folder, number);
            const isNew = (file) => !byFile.has(file) && byFile.set(file, number) !== undefined;
            if (!spreadFrom(from, this.byPath, this.left, isNew))
                return { byFile, byFolder, everywhere: number };
        }
        return { byFile, byFolder, everywhere: undefined };
    }
}
function isBefore(one, other) {
    return one.scope === other.scope ? one.index < other.index : one.scope < other.scope;
}
function firstAt({ byFile, byFolder, everywhere }, file) {
    const own = [byFile.get(file), everywhere, ...foldersOf(file).map((folder) => byFolder.get(folder))];
    return (0,extremes/* smallest */.o)(own.flatMap((one) => one ?? []));
}
function foldersOf(file) {
    return ['', ...[...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index + 1))];
}

;// CONCATENATED MODULE: ./lib/scan/renamed-images.js





function renameRefuser(clues) {
    const renaming = clues.filter(({ renames }) => renames.length > 0);
    if (renaming.length === 0)
        return (one) => one;
    const naming = namingOf(renaming, clues);
    const scopes = new RenameScopes(renaming.flatMap((one) => scopesIn(one, naming.get(one.path) ?? [])), new Map(clues.map((one) => [one.path, one])));
    return (one) => {
        if (one.kind !== 'image' || one.pin.kind === 'refused')
            return one;
        const names = [repositoryOf(one.raw), `${one.image.registry}/${one.image.repository}`];
        const by = scopes.find(one.at.file, names);
        return by === undefined ? one : { ...one, pin: (0,pin_place/* refused */.J)(reasons/* notPinnable */.bP.renamedBy(by.path, by.line)) };
    };
}
function namingOf(renaming, clues) {
    const transforming = renaming.filter(({ renames }) => renames.some(({ isTransformer }) => isTransformer));
    const naming = new Map(transforming.map(({ path }) => [path, new Set()]));
    for (const { path, mentioned } of clues)
        for (const named of mentioned)
            naming.get(named)?.add(path);
    return new Map([...naming].map(([path, paths]) => [path, [...paths]]));
}
function scopesIn({ path, renames }, naming) {
    const byFolder = new Map();
    for (const one of renames)
        if (one.folder !== undefined)
            (0,groups/* addToGroup */.M)(byFolder, one.folder, one);
    return [
        ...[...byFolder].map(([folder, entries]) => {
            const from = kustomizations.map((name) => `${folder}${name}`);
            return { path, entries, from, folder };
        }),
        { path, entries: renames.filter(({ isTransformer }) => isTransformer), from: naming },
        {
            path,
            entries: renames.filter(({ folder, isTransformer }) => folder === undefined && !isTransformer),
            from: [path],
        },
    ];
}
function repositoryOf(raw) {
    const name = raw.split('@')[0] ?? '';
    const colon = name.indexOf(':', name.lastIndexOf('/') + 1);
    return colon < 0 ? name : name.slice(0, colon);
}

;// CONCATENATED MODULE: ./lib/scan/replacement-index.js



const maxCompared = 2000;
const minWordLength = 3;
const maxStarts = 50;
async function indexOf(replacements) {
    const byPath = new Map();
    const starts = [];
    const long = [];
    for (const [order, command] of replacements.entries()) {
        const { program, patterns, keys, paths } = command;
        const indexed = { command, order, words: patterns.map(literalWords) };
        const effect = JSON.stringify([program, patterns, keys]);
        for (const path of paths) {
            const same = byPath.get(path) ?? new Map();
            byPath.set(path, same);
            if (!same.has(effect))
                same.set(effect, indexed);
        }
        for (const pattern of patterns) {
            const found = startsOf(pattern);
            if (found === undefined)
                long.push({ text: pattern, indexed });
            else
                for (const at of found)
                    starts.push({ text: pattern.slice(at), indexed });
        }
        if ((0,steps/* isPauseDue */.t2)())
            await (0,steps/* pause */.v7)();
    }
    const sorted = await (0,sort/* sortInSteps */.V)(starts, (a, b) => (0,model_text/* compareText */.n6)(a.text, b.text));
    return {
        size: replacements.length,
        naming: (file) => namingIn(byPath, file),
        containing: (text) => (long.length > maxCompared ? undefined : containingIn(sorted, long, text)),
    };
}
function namingIn(byPath, file) {
    const found = new Set();
    for (let at = 0;;) {
        const same = byPath.get(file.slice(at));
        if (same !== undefined && found.size + same.size > maxCompared)
            return undefined;
        for (const one of same?.values() ?? [])
            found.add(one);
        const slash = file.indexOf('/', at);
        if (slash < 0)
            return [...found].sort((a, b) => a.order - b.order);
        at = slash + 1;
    }
}
function containingIn(sorted, long, text) {
    let [from, end] = [0, sorted.length];
    while (from < end) {
        const middle = (from + end) >>> 1;
        if ((sorted[middle]?.text ?? '') < text)
            from = middle + 1;
        else
            end = middle;
    }
    const found = [];
    for (let at = from; at < sorted.length; at += 1) {
        const start = sorted[at];
        if (start === undefined || !start.text.startsWith(text))
            break;
        if (found.length === maxCompared)
            return undefined;
        found.push(start);
    }
    for (const { text: pattern, indexed } of long)
        for (let at = pattern.indexOf(text); at >= 0; at = pattern.indexOf(text, at + text.length))
            if (isStart(pattern, at))
                found.push({ text: pattern.slice(at), indexed });
    return found;
}
function startsOf(pattern) {
    const starts = [];
    for (let at = 0; at <= pattern.length - minWordLength; at += 1) {
        if (!isStart(pattern, at))
            continue;
        if (starts.length === maxStarts)
            return undefined;
        starts.push(at);
    }
    return starts;
}
function isStart(pattern, at) {
    return !/[\w./-]/.test(pattern[at - 1] ?? '');
}
function literalWords(pattern) {
    return (pattern.match(/\$?\{?[\w./:-]+[*+?]?/g) ?? []).flatMap((word) => {
        const literal = /[*+?]$/.test(word) ? word.slice(0, -2) : word;
        return literal.startsWith('$') || literal.length < minWordLength ? [] : [literal];
    });
}

;// CONCATENATED MODULE: ./lib/scan/replaced-text.js



const maxLineLength = 2000;
async function replacementRefuser(replacements, files) {
    const index = await indexOf(replacements);
    const byName = new Map();
    let last;
    function namingOf(file) {
        if (last?.file !== file)
            last = { file, naming: index.naming(file) ?? 'too-many' };
        return last.naming;
    }
    function searchingFor(raw) {
        const searching = byName.get(raw) ?? searchedIn(raw);
        byName.set(raw, searching);
        return searching;
    }
    function searchedIn(raw) {
        const name = nameIn(raw);
        if (name.repository.length < minWordLength)
            return { anywhere: undefined, inKustomizations: undefined };
        const starts = index.containing(name.repository);
        if (starts === undefined)
            return 'too-many';
        const found = starts
            .filter(({ text }) => hasTag(text.slice(name.repository.length), name.rest))
            .map(({ indexed }) => indexed)
            .sort((a, b) => a.order - b.order);
        const isKustomize = ({ command }) => command.program === 'kustomize';
        return { anywhere: found.find((one) => !isKustomize(one)), inKustomizations: found.find(isKustomize) };
    }
    return (one) => {
        if (one.kind !== 'image' || one.pin.kind === 'refused' || index.size === 0)
            return one;
        const { file } = one.at;
        const [naming, searching] = [namingOf(file), searchingFor(one.raw)];
        const by = (naming === 'too-many' ? undefined : touching(naming, one, files)) ??
            (searching === 'too-many' ? undefined : editing(searching, file));
        if (by !== undefined)
            return { ...one, pin: (0,pin_place/* refused */.J)(reasons/* notPinnable */.bP.replacedBy(by.file, by.line)) };
        const isUnknown = naming === 'too-many' || searching === 'too-many';
        return isUnknown ? { ...one, pin: (0,pin_place/* refused */.J)(reasons/* notPinnable */.bP.tooManyReplacements(maxCompared)) } : one;
    };
}
function touching(naming, one, files) {
    if (naming.length === 0)
        return undefined;
    const lines = linesOf(one, files.get(one.at.file)?.text ?? '');
    return naming.find(({ command, words }) => command.keys.some((key) => new RegExp(`\\b${key}\\b`).test(lines)) ||
        words.some((all) => all.length > 0 && all.every((word) => lines.includes(word))))?.command;
}
function editing({ anywhere, inKustomizations }, file) {
    const isKustomization = /(?:^|\/)kustomization\.ya?ml$|(?:^|\/)Kustomization$/.test(file);
    return (anywhere ?? (isKustomization ? inKustomizations : undefined))?.command;
}
function nameIn(raw) {
    const name = raw.split('@')[0] ?? '';
    const colon = name.indexOf(':', name.lastIndexOf('/') + 1);
    const repository = colon < 0 ? name : name.slice(0, colon);
    return { repository, rest: name.slice(repository.length) };
}
function hasTag(following, rest) {
    const [tag = ''] = /^[\w.:-]*/.exec(following) ?? [];
    return rest.startsWith(tag.replace(/\.$/, ''));
}
function linesOf({ at, pin }, text) {
    const lineAt = (offset) => {
        const start = text.lastIndexOf('\n', offset - 1) + 1;
        const end = text.indexOf('\n', offset);
        return text.slice(start, Math.min(end < 0 ? text.length : end, start + maxLineLength));
    };
    return `${lineAt(at.span.start)}\n${pin.kind === 'place' ? lineAt(pin.span.start) : ''}`;
}

;// CONCATENATED MODULE: ./lib/scan/test-data.js

const folderName = /^(?:test[-_]?(?:data|files|cases)\d*|fixtures|__fixtures__|goldens?|__snapshots__|expected)$/;
const anyFolderName = /test[-_]?(?:data|files|cases)|fixtures|golden|__snapshots__|expected/g;
const words = ['fixtures', 'golden', '__snapshots__', 'expected'];
const ofTests = /test[-_]?(?:data|files|cases)/;
const ofPath = /[\w.@+/-]/;
const readWhole = /^(?:templates|crds|\..*)$/;
const maxSegments = 60;
const maxRounds = 20;
const endOfPath = /^[\s"'`;,|&()<>:#\]}]/;
const startsWithVariable = /[$})%]$|\$\{$|\$\($/;
const maxPathLength = 500;
const maxPaths = 5000;
function testDataFolder(path) {
    const folders = path.split('/').slice(0, -1);
    const at = folders.findIndex((name) => folderName.test(name));
    return at < 0 || folders.slice(0, at).some((name) => readWhole.test(name)) ? undefined : folders[at];
}
function testDataPaths(text) {
    if (!words.some((word) => text.includes(word)) && !ofTests.test(text))
        return [];
    const paths = new Set();
    let done = 0;
    for (const { index } of text.matchAll(anyFolderName)) {
        if (index < done)
            continue;
        const { start, end } = pathAround(text, index);
        done = end;
        const segments = text.slice(start, end).split('/');
        if (!segments.some((name) => folderName.test(name)))
            continue;
        const isExpanded = startsWithVariable.test(text.slice(Math.max(0, start - 2), start));
        const isWhole = end === text.length || endOfPath.test(text[end] ?? '');
        const named = segments
            .slice(isExpanded && segments.length > 1 ? 1 : 0, isWhole ? undefined : -1)
            .filter((name) => !/^\.{0,2}$/.test(name));
        if (named.length > 0)
            paths.add(named.join('/'));
        if (paths.size >= maxPaths)
            break;
    }
    return [...paths];
}
function pathAround(text, at) {
    let start = at;
    while (start > at - maxPathLength && ofPath.test(text[start - 1] ?? ''))
        start -= 1;
    let end = at;
    while (end < at + maxPathLength && ofPath.test(text[end] ?? ''))
        end += 1;
    return { start, end };
}
async function testDataFinder(paths, clues) {
    const unused = new Map();
    for (const path of paths) {
        const folder = testDataFolder(path);
        if (folder !== undefined)
            unused.set(path, folder);
        if ((0,steps/* isPauseDue */.t2)())
            await (0,steps/* pause */.v7)();
    }
    const uses = new Uses();
    let waiting = clues;
    for (let round = 0; unused.size > 0 && waiting.length > 0; round += 1) {
        if (round === maxRounds)
            return () => undefined;
        const known = new Set(unused.keys());
        const active = waiting.filter(({ path }) => !known.has(path));
        if (active.length === 0)
            break;
        for (const one of active) {
            uses.add(one);
            if ((0,steps/* isPauseDue */.t2)())
                await (0,steps/* pause */.v7)();
        }
        for (const path of known) {
            if (uses.include(path))
                unused.delete(path);
            if ((0,steps/* isPauseDue */.t2)())
                await (0,steps/* pause */.v7)();
        }
        waiting = waiting.filter(({ path }) => known.has(path));
    }
    return (path) => unused.get(path);
}
class Uses {
    files = new Set();
    paths = new Set();
    folders = new Set();
    isWhole = false;
    add({ mentioned, testData, deployed }) {
        for (const path of mentioned)
            this.files.add(path);
        for (const path of testData)
            this.paths.add(path);
        for (const folder of deployed)
            this.folders.add(folder);
        this.isWhole ||= deployed.includes('');
    }
    include(path) {
        const segments = path.split('/');
        if (this.isWhole || this.files.has(path) || segments.length > maxSegments)
            return true;
        return segments.some((_, start) => {
            let part = '';
            return segments.slice(start).some((name) => {
                part = part === '' ? name : `${part}/${name}`;
                return this.paths.has(part) || this.folders.has(part);
            });
        });
    }
}

;// CONCATENATED MODULE: ./lib/scan/in-context.js





async function contextOf(holding, clues, { files, mirrors }) {
    const paths = new Set(holding);
    for (const { path } of clues)
        paths.add(path);
    const testDataOf = await testDataFinder(paths, clues);
    const used = await (0,steps/* filterInSteps */.pj)(clues, ({ path }) => testDataOf(path) === undefined);
    const localizerOf = (some) => localizer(some.flatMap(({ builds }) => builds), mirrors);
    const localize = await localizerOf(used);
    const localizeTestData = used.length === clues.length ? localize : await localizerOf(clues);
    const refuseReplaced = await replacementRefuser(used.flatMap(({ replacements }) => replacements), files);
    if ((0,steps/* isPauseDue */.t2)())
        await (0,steps/* pause */.v7)();
    const refuseRenamed = renameRefuser(clues);
    const refuse = (one) => refuseRenamed(refuseReplaced(one));
    return (one) => {
        const testData = testDataOf(one.at.file);
        return testData === undefined ? refuse(localize(one)) : { ...refuse(localizeTestData(one)), testData };
    };
}

// EXTERNAL MODULE: ./lib/scan/overlaps.js
var overlaps = __webpack_require__(76157);
;// CONCATENATED MODULE: ./lib/scan/join-results.js






async function joinResults({ results, clues }, problems, mirrors) {
    const files = new Map();
    const found = new Map();
    const [allProblems, waivers] = [[...problems], []];
    for (const result of results) {
        for (const file of result.sources)
            files.set(file.path, file);
        addByFile(result, found);
        (0,append/* append */.B)(allProblems, result.problems);
        (0,append/* append */.B)(waivers, result.waivers);
        if ((0,steps/* isPauseDue */.t2)())
            await (0,steps/* pause */.v7)();
    }
    const inContext = await contextOf([...found.keys()], clues, { files, mirrors });
    const occurrences = [];
    for (const path of await (0,sort/* sortInSteps */.V)([...found.keys()], model_text/* compareText */.n6)) {
        const distinct = (0,overlaps/* distinctOccurrences */.FQ)((0,overlaps/* agreedOccurrences */.xk)(found.get(path) ?? []));
        for (const one of [...distinct].sort((a, b) => a.at.span.start - b.at.span.start))
            occurrences.push(inContext(one));
        if ((0,steps/* isPauseDue */.t2)())
            await (0,steps/* pause */.v7)();
    }
    return {
        files,
        occurrences,
        problems: await distinctInSteps(allProblems),
        waivers: await distinctInSteps(waivers),
    };
}
function addByFile({ occurrences }, found) {
    for (const one of occurrences) {
        const known = found.get(one.at.file);
        if (known === undefined)
            found.set(one.at.file, [one]);
        else
            known.push(one);
    }
}
async function distinctInSteps(values) {
    const distinct = new Map();
    for (const value of values) {
        const key = JSON.stringify(value);
        if (!distinct.has(key))
            distinct.set(key, value);
        if ((0,steps/* isPauseDue */.t2)())
            await (0,steps/* pause */.v7)();
    }
    return [...distinct.values()];
}

// EXTERNAL MODULE: ./lib/scan/scanners.js + 108 modules
var scanners = __webpack_require__(42575);
;// CONCATENATED MODULE: ./lib/scan/readers.js


const matchers = scanners.scanners.map((scanner) => ({
    scanner,
    matches: (0,model_glob/* pathMatcher */.kZ)(scanner.paths),
}));
const matchesAny = (0,model_glob/* pathMatcher */.kZ)(scanners.scanners.flatMap(({ paths }) => paths));
const templateExtension = /\.(?:j2|jinja2?|tmpl|tpl|gotmpl|erb|template)$/;
const maxRemembered = 1000;
const remembered = new Map();
function scannersOf(path) {
    const known = remembered.get(path);
    if (known !== undefined)
        return known;
    const name = path.replace(templateExtension, '');
    const found = !matchesAny(name)
        ? []
        : matchers.filter(({ matches }) => matches(name)).map(({ scanner }) => scanner);
    if (remembered.size >= maxRemembered)
        remembered.clear();
    remembered.set(path, found);
    return found;
}
function isKnownFormat(path, id) {
    const name = path.replace(templateExtension, '');
    if (id === undefined)
        return matchesAny(name);
    return matchers.some(({ scanner, matches }) => scanner.id === id && matches(name));
}
function isReadAlike(path, other) {
    const scannersOfOther = scannersOf(other);
    return scannersOf(path).every((scanner) => scannersOfOther.includes(scanner));
}
function companionsOf(path, siblings, checkout, mentionedAs = new Set()) {
    return readersOf(path, mentionedAs).flatMap((scanner) => scanner.companions?.(path, siblings(), checkout) ?? []);
}
function readersOf(path, mentionedAs) {
    const known = scannersOf(path);
    return mentionedAs.size === 0
        ? known
        : scanners.scanners.filter((scanner) => known.includes(scanner) || mentionedAs.has(scanner.id));
}

// EXTERNAL MODULE: ./lib/scan/helm/chart.js + 7 modules
var chart = __webpack_require__(9264);
;// CONCATENATED MODULE: ./lib/scan/recent-texts.js
const maxLength = 16 * 1024 * 1024;
function recentTexts(read) {
    const entries = new Map();
    let length = 0;
    const remember = (path, entry, added) => {
        if (entries.get(path) !== entry)
            return;
        entry.length = added;
        length += added;
        for (const [oldest, { length: freed }] of entries) {
            if (length <= maxLength || oldest === path)
                break;
            entries.delete(oldest);
            length -= freed;
        }
    };
    return (path) => {
        const known = entries.get(path);
        if (known !== undefined) {
            entries.delete(path);
            entries.set(path, known);
            return known.file;
        }
        const file = read(path).then((answer) => ('unreadable' in answer ? { path, why: answer } : { path, text: answer.text }));
        const entry = { file, length: 0 };
        entries.set(path, entry);
        void file.then((one) => remember(path, entry, 'text' in one ? one.text.length : 0), () => undefined);
        return file;
    };
}

;// CONCATENATED MODULE: ./lib/scan/companions.js





function companionReader({ read, paths, isExcluded }) {
    const readOne = recentTexts(read);
    return async (path, mentionedAs, uses) => {
        const own = companionsOf(path, () => paths.inFolder((0,mentions/* folderOf */.yS)(path)), paths, mentionedAs);
        const ofCharts = uses.flatMap(({ folder }) => (0,chart/* chartFiles */.AQ)(`${folder}Chart.yaml`, paths));
        const names = [...own, ...ofCharts, ...uses.map(({ folder }) => `${folder}Chart.yaml`)].filter((name) => name !== path && paths.has(name) && !isExcluded(name));
        const answers = await Promise.all([...new Set(names)].map((name) => readOne(name)));
        return {
            companions: answers.flatMap((one) => ('text' in one ? [one] : [])),
            problems: answers.flatMap((one) => 'text' in one ? [] : [{ file: one.path, message: whyUnread(one.why) }]),
        };
    };
}
function whyUnread(answer) {
    return reasons/* unscanned */.Mq.file(answer.absent === true ? reasons/* unscanned */.Mq.sparse : answer.unreadable);
}

// EXTERNAL MODULE: ./lib/scan/builds.js
var builds = __webpack_require__(39608);
;// CONCATENATED MODULE: ./lib/scan/chart-uses.js
const maxCharts = 50;
class ChartUses {
    all;
    byPath = new Map();
    constructor(all) {
        this.all = all;
    }
    of(path) {
        return [...(this.byPath.get(path)?.values() ?? [])];
    }
    add(use) {
        if (!this.all.has(`${use.folder}Chart.yaml`) || !this.all.has(use.path))
            return false;
        const known = this.byPath.get(use.path) ?? new Map();
        this.byPath.set(use.path, known);
        const key = `${use.readsFile} ${use.folder}`;
        if (known.has(key) || known.size >= maxCharts)
            return false;
        known.set(key, use);
        return true;
    }
}

;// CONCATENATED MODULE: ./lib/scan/image-fields.js

const maxIncluded = 100_000;
const maxDeclared = 1_000_000;
class ImageFields {
    configurations = new Map();
    naming = new Map();
    given = new Map();
    isTooMuch = false;
    of(path) {
        return this.given.get(path) ?? [];
    }
    add(path, { imageFields, mentions }) {
        if (imageFields.length > 0)
            this.configurations.set(path, imageFields);
        if (mentions.length > 0)
            this.naming.set(path, { mentioned: mentions.map((one) => one.path) });
    }
    changed() {
        if (this.configurations.size === 0)
            return [];
        const reached = new Map();
        const left = { steps: maxIncluded };
        let declared = 0;
        this.isTooMuch = false;
        for (const [path, { mentioned }] of [...this.naming].sort(([a], [b]) => (a < b ? -1 : 1))) {
            const named = [...new Set(mentioned)];
            const fields = named.flatMap((one) => this.configurations.get(one) ?? []);
            if (fields.length === 0)
                continue;
            const files = reachedFrom([path], this.naming, left);
            declared += fields.length * (files?.size ?? 0);
            if (files === undefined || declared > maxDeclared) {
                this.isTooMuch = true;
                continue;
            }
            for (const file of files) {
                const own = reached.get(file) ?? new Set();
                reached.set(file, own);
                for (const field of fields)
                    own.add(field);
            }
        }
        const now = [...reached].map(([path, all]) => [path, [...all]]);
        const paths = now.filter(([path, all]) => JSON.stringify(all) !== JSON.stringify(this.of(path)));
        for (const [path, all] of paths)
            this.given.set(path, all);
        return paths.map(([path]) => path);
    }
}

;// CONCATENATED MODULE: ./lib/scan/passed-parameters.js
const maxParameters = 10_000;
class PassedParameters {
    definedIn = new Map();
    callers = new Map();
    given = new Map();
    of(path) {
        return this.given.get(path) ?? [];
    }
    add(path, { imageParameters, passedTo }) {
        for (const { key, isPinnable } of imageParameters) {
            const files = this.definedIn.get(key) ?? new Map();
            if (files.size === 0 && this.definedIn.size >= maxParameters)
                continue;
            this.definedIn.set(key, files.set(path, isPinnable));
        }
        for (const key of passedTo)
            this.callers.set(key, (this.callers.get(key) ?? new Set()).add(path));
    }
    changed() {
        const now = new Map();
        for (const [key, files] of [...this.definedIn].sort(([a], [b]) => (a < b ? -1 : 1)))
            for (const path of this.callers.get(key) ?? []) {
                const elsewhere = [...files].filter(([file]) => file !== path).map(([, isPinnable]) => isPinnable);
                if (elsewhere.length === 0)
                    continue;
                const parameters = now.get(path) ?? [];
                now.set(path, parameters);
                parameters.push({ key, isPinnable: elsewhere.every(Boolean) });
            }
        const paths = [...now].filter(([path, all]) => JSON.stringify(all) !== JSON.stringify(this.of(path)));
        for (const [path, all] of paths)
            this.given.set(path, all);
        return paths.map(([path]) => path);
    }
}

;// CONCATENATED MODULE: ./lib/scan/cross-references.js







const maxMentions = 10_000;
class CrossReferences {
    files;
    mentionedAs = new Map();
    builds = new builds/* Builds */.M();
    charts;
    parameters = new PassedParameters();
    fields = new ImageFields();
    globs;
    seen = new Set();
    mentions = 0;
    constructor(files) {
        this.files = files;
        this.charts = new ChartUses(files.paths.all);
        this.globs = new mentions/* MentionedGlobs */.D8(files.paths);
    }
    get scanned() {
        return this.seen.size;
    }
    turnOf(path) {
        return {
            path,
            mentionedAs: this.mentionedAs.get(path) ?? new Set(),
            builds: this.builds.of(path),
            uses: this.charts.of(path),
            imageParameters: this.parameters.of(path),
            imageFields: this.fields.of(path),
        };
    }
    add(path, found, toRead) {
        this.seen.add(path);
        this.addMentions(found, toRead);
        this.parameters.add(path, found);
        this.fields.add(path, found);
        for (const use of found.charts)
            if (this.charts.add(use) && this.files.isSelected(use.path))
                toRead.add(use.path);
        this.addBuilds(found, toRead);
    }
    async endRound(toRead) {
        for (const glob of this.globs.waiting()) {
            const { as } = glob;
            for (const path of await this.globs.matching(glob))
                this.addMention({ path, as }, toRead);
        }
        for (const path of [...this.parameters.changed(), ...this.fields.changed()])
            if (this.seen.has(path))
                toRead.add(path);
    }
    problems() {
        const isTooMuch = this.mentions > maxMentions || this.globs.isTooMuch;
        return [
            ...(isTooMuch ? [reasons/* unscanned */.Mq.tooManyMentions(maxMentions)] : []),
            ...(this.fields.isTooMuch ? [reasons/* unscanned */.Mq.tooManyIncluded(maxIncluded, maxDeclared)] : []),
        ].map((message) => ({ file: '.', message }));
    }
    addMentions({ mentions }, toRead) {
        for (const one of mentions) {
            if (one.isGlob === undefined)
                this.addMention(one, toRead);
            else
                this.globs.add(one);
        }
    }
    addMention({ path, as }, toRead) {
        const { files, mentionedAs } = this;
        const known = mentionedAs.get(path) ?? new Set();
        if (!files.paths.has(path) || known.has(as) || isKnownFormat(path, as) || !files.isSelected(path))
            return;
        this.mentions += 1;
        if (this.mentions > maxMentions)
            return;
        mentionedAs.set(path, new Set([...known, as]));
        toRead.add(path);
    }
    addBuilds({ passes }, toRead) {
        const { files } = this;
        for (const { path, args } of passes) {
            const isRead = isKnownFormat(path, 'dockerfile') || this.mentionedAs.get(path)?.has('dockerfile');
            if (isRead && files.paths.has(path) && files.isSelected(path) && this.builds.add(path, args))
                toRead.add(path);
        }
    }
}

// EXTERNAL MODULE: ./lib/model/compact.js
var compact = __webpack_require__(6472);
// EXTERNAL MODULE: ./lib/model/position.js
var position = __webpack_require__(5218);
// EXTERNAL MODULE: ./lib/scan/yaml/parse.js + 16 modules
var parse = __webpack_require__(48902);
// EXTERNAL MODULE: ./lib/scan/yaml/text.js + 1 modules
var yaml_text = __webpack_require__(34540);
// EXTERNAL MODULE: ./lib/scan/yaml/tree.js
var tree = __webpack_require__(61209);
;// CONCATENATED MODULE: ./lib/scan/deployed-folders.js




const maxFolders = 1000;
const deployed_folders_maxLineLength = 5000;
const recursive = /\b(?:kubectl|oc|kapp)\b.*(?:\s-R\b|--recursive\b|\bkapp\s+deploy\b)/;
function deployedFolders(path, text) {
    const found = [
        ...pathsOfDeployments(text).flatMap((value) => folderIn('', value)),
        ...(/skaffold/.test(path) ? recursiveGlobs(text).flatMap((name) => folderIn((0,mentions/* folderOf */.yS)(path), name)) : []),
        ...(/kubectl|\boc\b|kapp/.test(text) ? commandFolders(text).flatMap((name) => folderIn('', name)) : []),
    ];
    return [...new Set(found.slice(0, maxFolders))];
}
const flux = /\bapiVersion["']?\s*:\s*["']?kustomize\.toolkit\.fluxcd\.io/;
const argo = /\bapiVersion["']?\s*:\s*["']?argoproj\.io/;
function pathsOfDeployments(text) {
    if (!text.includes('fluxcd') && !text.includes('argoproj'))
        return [];
    return text.split(/^---/m).flatMap((document) => {
        if (flux.test(document))
            return pathValues(document);
        if (!argo.test(document) || !/\brecurse\b|\bdirectories\b/.test(document))
            return [];
        return pathValues(document).filter((value) => !value.startsWith('/'));
    });
}
function pathValues(text) {
    const values = /\bpath["']?[ ]*:[ ]*(?:"([^"\n]*)"|'([^'\n]*)'|([^\s"',}#][^\s,}#]*))/g;
    return [...text.replaceAll(/^\s*#.*$/gm, '').matchAll(values)]
        .map(([, double, single, plain]) => double ?? single ?? plain ?? '')
        .filter((value) => !value.startsWith('{{'));
}
function recursiveGlobs(text) {
    return [...text.matchAll(/["'\s]((?:[\w.-]+\/)*)\*\*/g)].map(([, name = '']) => name);
}
function commandFolders(text) {
    return text
        .replaceAll(/\\\r?\n/g, ' ')
        .split('\n')
        .filter((line) => line.length < deployed_folders_maxLineLength && recursive.test(line))
        .flatMap((line) => line.split(/[\s"'=,]+/).filter((word) => /^[\w./-]*[\w./]$/.test(word)));
}
const escapedLetter = /\\[xuU]/;
const manifest = /\.(?:ya?ml|json)/i;
function mayBeFlux(text) {
    return text.includes('fluxcd') || (text.includes('\\') && escapedLetter.test(text));
}
function fluxFolders(file) {
    if (!manifest.test(file.path) || !mayBeFlux(file.text))
        return [];
    const folders = (0,parse/* parseManifests */.Ye)(file).documents.flatMap((document) => {
        const at = (node, key) => (0,yaml_text/* textOf */.b6)(document, (0,tree/* child */.jf)(document, node, key))?.value ?? '';
        const isFlux = at(document.root, 'apiVersion').startsWith('kustomize.toolkit.fluxcd.io/');
        if (!isFlux || at(document.root, 'kind') !== 'Kustomization')
            return [];
        return folderIn('', at((0,tree/* child */.jf)(document, document.root, 'spec'), 'path') || '.');
    });
    return [...new Set(folders.slice(0, maxFolders))];
}
function folderIn(base, name) {
    const fixed = /^[^*?[{$<]*/.exec(name)?.[0] ?? '';
    const folder = fixed === name ? name : fixed.slice(0, fixed.lastIndexOf('/') + 1);
    const inCheckout = (0,mentions/* pathFrom */.Iw)(base, folder.replace(/^\/+/, '') || '.');
    if (inCheckout === undefined)
        return [];
    return [inCheckout.replace(/^\.?\/?$|\/$/, '')];
}

// EXTERNAL MODULE: ./lib/scan/syntax/shell.js + 2 modules
var shell = __webpack_require__(98556);
;// CONCATENATED MODULE: ./lib/scan/replacements.js

const mayBeProgram = /(?:sed|perl|yq|kustomize)\s/;
const programs = /(?<![a-fh-zA-Z\d_])(?:sed|perl|yq|kustomize)\s/;
const replacements_maxLineLength = 2000;
const imageKeys = /\b(?:image|repository|registry|tag|digest|newTag|newName)\b/g;
const assignment = /(?:^|[^=!<>?])=(?!=)/;
function replacementsIn({ path, text }) {
    if (!mayBeProgram.test(text) || !programs.test(text))
        return [];
    const found = [];
    let start;
    let joined = '';
    for (const [index, line] of text.split('\n').entries()) {
        start ??= index + 1;
        if (joined.length < replacements_maxLineLength)
            joined += line.trim().replace(/\\$/, ' ').slice(0, replacements_maxLineLength);
        if (line.trimEnd().endsWith('\\'))
            continue;
        if (joined.length < replacements_maxLineLength && programs.test(joined))
            for (const one of replacementsOf(joined))
                found.push({ ...one, file: path, line: start });
        start = undefined;
        joined = '';
    }
    return found;
}
function replacementsOf(line) {
    return (0,shell/* commandsOf */.K)(line).flatMap((command) => {
        const words = command.map(({ text }) => text);
        const at = words.findIndex((word) => /^(?:.*\/)?(?:g?sed|perl|yq|kustomize)$/.test(word));
        const program = words[at]?.replace(/^.*\//, '');
        const rest = words.slice(at + 1);
        if (program === undefined)
            return [];
        if (program === 'kustomize') {
            if (rest.slice(0, 3).join(' ') !== 'edit set image')
                return [];
            const patterns = rest.slice(3).flatMap((word) => word.split('=')[0] ?? []);
            return [{ program, patterns, keys: [], paths: [] }];
        }
        const paths = rest.flatMap(pathOf);
        if (program === 'yq') {
            const keys = rest
                .filter((word) => assignment.test(word))
                .flatMap((word) => word.match(imageKeys) ?? []);
            return keys.length === 0 ? [] : [{ program, patterns: [], keys: [...new Set(keys)], paths }];
        }
        if (program === 'perl' && !rest.some((word) => /^-\w*p/.test(word)))
            return [];
        const patterns = rest.flatMap(searchedBy);
        return patterns.length === 0 ? [] : [{ program: 'sed', patterns, keys: [], paths }];
    });
}
function searchedBy(word) {
    const searches = /(?:^|[^\w.-])s([^\w\s\\])((?:\\.|(?!\1)[^\\])*)\1/g;
    return [...word.matchAll(searches)].map(([, , pattern = '']) => pattern.replaceAll(/\\([/.:-])/g, '$1'));
}
function pathOf(word) {
    const path = word.replace(/^\$\w+\/|^.*[}*)]\//, '').replace(/^[./]*\//, '');
    return path === '' || path.startsWith('-') || /[|*$]/.test(path) ? [] : [path];
}

;// CONCATENATED MODULE: ./lib/scan/clues.js





const buildsOrDeploys = /(?:^|\/)(?:(?:Chart|requirements)\.yaml|[Tt]askfile(?:\.dist)?\.ya?ml|helmfile[\w.-]*\.ya?ml|package\.json|\.pre-commit-config\.yaml|\.goreleaser\.ya?ml)$/;
function folderOfPattern({ path, isGlob }) {
    const fixed = /^[^*{\\]*/.exec(path)?.[0] ?? '';
    return isGlob ? [fixed.slice(0, Math.max(fixed.lastIndexOf('/'), 0))] : [];
}
function cluesOf(file, { builds, mentions, renames, isKnown }) {
    if (!isKnown && !buildsOrDeploys.test(file.path))
        return undefined;
    const { path, text } = file;
    let positions;
    const lineOf = ({ at }) => {
        positions ??= (0,position/* positionsOf */.q$)(text);
        return positions(at.span).line;
    };
    const clues = {
        path,
        builds: builds.map((one) => ({ name: one.name, isPushed: one.isPushed, file: path, line: lineOf(one) })),
        mentioned: mentions.flatMap((one) => (one.isGlob ? [] : one.path)),
        testData: testDataPaths(text),
        deployed: [...deployedFolders(path, text), ...fluxFolders(file), ...mentions.flatMap(folderOfPattern)],
        replacements: replacementsIn(file),
        renames: renames.map((one) => ({
            name: one.name,
            line: lineOf(one),
            ...(0,compact/* compact */.o)({ folder: one.folder, isTransformer: one.isTransformer }),
        })),
    };
    const { mentioned, testData, deployed, replacements } = clues;
    const all = [builds, mentioned, testData, deployed, replacements, renames];
    return all.every(({ length }) => length === 0) ? undefined : clues;
}

// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
// EXTERNAL MODULE: ./lib/scan/formats/dockerfile.js
var dockerfile = __webpack_require__(36638);
// EXTERNAL MODULE: ./lib/scan/formats/shell.js + 1 modules
var formats_shell = __webpack_require__(69957);
;// CONCATENATED MODULE: ./lib/scan/inline-waivers.js


const marker = 'tagproof: ignore[';
const inline_waivers_form = /tagproof: ignore\[(?<checks>[\w, -]{1,200})\](?<reason>[^\r\n]*)/;
function inlineWaivers(file, comment) {
    const { text, path } = file;
    const waivers = [];
    const problems = [];
    let next = { start: 0, end: 0 };
    for (let at = text.indexOf(marker); at >= 0;) {
        const line = { start: text.lastIndexOf('\n', at - 1) + 1, end: (0,position/* endOfLine */.vT)(text, at) };
        const opened = openedIn(text, line, at, comment);
        at = text.indexOf(marker, line.end);
        if (opened === undefined)
            continue;
        const { checks = '', reason = '' } = inline_waivers_form.exec(text.slice(opened.at, line.end))?.groups ?? {};
        const span = { start: opened.at, end: opened.at + text.slice(opened.at, line.end).trimEnd().length };
        if (checks.trim() === '' || reason.trim() === '') {
            problems.push({ file: path, message: reasons/* unscanned */.Mq.waiver, span });
            continue;
        }
        if (opened.alone && next.start <= line.end)
            next = nextLine(text, line.end, comment);
        const covers = { file: path, span: opened.alone ? next : line };
        for (const check of checks.split(','))
            waivers.push({ check: check.trim(), reason: reason.trim(), at: { file: path, span }, covers });
    }
    return { waivers, problems };
}
function openedIn(text, line, first, comment) {
    const quotes = { '"': 0, "'": 0 };
    let counted = line.start;
    for (let at = first; at >= 0 && at < line.end; at = text.indexOf(marker, at + 1)) {
        for (; counted < at; counted += 1) {
            const char = text[counted];
            if (char === '"' || char === "'")
                quotes[char] += 1;
        }
        const open = startOfComment(text, line.start, at, comment);
        if (open === undefined || quotes['"'] % 2 === 1 || quotes["'"] % 2 === 1)
            continue;
        return {
            at,
            alone: text
                .slice(line.start, open)
                .replace(/^\uFEFF/, '')
                .trim() === '',
        };
    }
    return undefined;
}
function startOfComment(text, from, at, comment) {
    let end = at;
    while (end > from && /\s/.test(text[end - 1] ?? ''))
        end -= 1;
    const start = end - comment.length;
    if (start < from || !text.startsWith(comment, start))
        return undefined;
    return start === from || /\s/.test(text[start - 1] ?? '') ? start : undefined;
}
function nextLine(text, end, comment) {
    let start = Math.min(end + 1, text.length);
    while (start < text.length && text.slice(start, (0,position/* endOfLine */.vT)(text, start)).trim().startsWith(comment))
        start = Math.min((0,position/* endOfLine */.vT)(text, start) + 1, text.length);
    return { start, end: (0,position/* endOfLine */.vT)(text, start) };
}

;// CONCATENATED MODULE: ./lib/scan/invalid-references.js

const excessive = new Set([
    reasons/* unresolved */.II.tooManyValues,
    reasons/* unresolved */.II.tooManyVariables,
    reasons/* unresolved */.II.nestedVariables,
]);
function invalidReferences({ path }, all) {
    const opaque = all.filter((one) => one.kind === 'opaque');
    const problemOf = (found, describe) => {
        const [first] = found;
        if (first === undefined)
            return [];
        return [
            {
                file: path,
                message: describe(first.raw, first.detail, found.length - 1),
                span: first.at.span,
            },
        ];
    };
    return [
        ...problemOf(opaque.filter(({ why }) => why === 'invalid'), reasons/* unscanned */.Mq.invalidReference),
        ...problemOf(opaque.filter(({ detail }) => excessive.has(detail)), reasons/* unscanned */.Mq.excessiveReference),
    ];
}

;// CONCATENATED MODULE: ./lib/scan/safety-net/dockerfile-lines.js
const pulls = /^[ \t]*(?:ONBUILD[ \t]+)?(?:FROM[ \t]+(?:--platform=\S+[ \t]+)?|(?:COPY|ADD|RUN)[ \t](?:.{0,300}[ ,=])?from=)["']?$/i;
const heredoc = /<<-?[ \t]{0,10}["']?(?<word>\w{1,50})["']?/g;
const dockerfile_lines_maxLineLength = 2000;
function unexplainedInDockerfile(text, names) {
    const lines = dockerfile_lines_linesOf(text);
    const last = new Map(lines.map(({ start, line }) => [line.trim(), start]));
    const found = [];
    let next = 0;
    let isContinued = false;
    let open = [];
    for (const { start, end, line } of lines) {
        const isText = isContinued || open.length > 0;
        for (let name = names[next]; name !== undefined && name.start < end; name = names[next]) {
            if (!isText && pulls.test(text.slice(Math.max(start, name.start - dockerfile_lines_maxLineLength), name.start)))
                found.push(name);
            next += 1;
        }
        if (open.length > 0) {
            if (line.trim() === open[0])
                open = open.slice(1);
            continue;
        }
        if (/^\s*#/.test(line))
            continue;
        isContinued = /[\\`][ \t]*\r?$/.test(line.slice(-100));
        open = heredocsOf(line).filter((word) => (last.get(word) ?? 0) > start);
    }
    return found;
}
function dockerfile_lines_linesOf(text) {
    let start = 0;
    return text.split('\n').map((line) => {
        const end = start + line.length + 1;
        const one = { start, end, line };
        start = end;
        return one;
    });
}
function heredocsOf(line) {
    return [...line.slice(0, dockerfile_lines_maxLineLength).matchAll(heredoc)].map(({ groups }) => groups?.word ?? '');
}

;// CONCATENATED MODULE: ./lib/scan/safety-net/registries.js
const knownRegistries = [
    'docker.io',
    'index.docker.io',
    'registry-1.docker.io',
    'registry.hub.docker.com',
    'ghcr.io',
    'quay.io',
    'gcr.io',
    '*.gcr.io',
    '*.pkg.dev',
    'registry.k8s.io',
    'mcr.microsoft.com',
    '*.azurecr.io',
    '*.azurecr.cn',
    'public.ecr.aws',
    'cgr.dev',
    'registry.gitlab.com',
    'nvcr.io',
    'icr.io',
    '*.icr.io',
    'registry.redhat.io',
    'registry.access.redhat.com',
    'registry.connect.redhat.com',
    'docker.elastic.co',
    'lscr.io',
    'registry.opensource.zalan.do',
    'container-registry.oracle.com',
    '*.ocir.io',
    'registry.digitalocean.com',
    'registry.suse.com',
    'registry.opensuse.org',
    'registry.fedoraproject.org',
    'registry.gitea.com',
    'docker.n8n.io',
    'docker.pkg.github.com',
    'dhi.io',
    'ttl.sh',
    '*.jfrog.io',
    'xpkg.upbound.io',
];
const hosts = new Set(knownRegistries.filter((host) => !host.startsWith('*')));
const suffixes = new Set(knownRegistries.filter((host) => host.startsWith('*.')).map((host) => host.slice(1)));
const elasticRegistry = /^\d+\.dkr\.ecr(?:-fips)?\.[a-z0-9-]+\.amazonaws\.com(?:\.cn)?$/;
function isKnownRegistry(host) {
    const name = host.toLowerCase().replace(/\.$/, '');
    if (name.includes('amazonaws.'))
        return elasticRegistry.test(name);
    return hosts.has(name) || hasSuffix(name);
}
function hasSuffix(name) {
    for (let dot = name.indexOf('.'); dot >= 0; dot = name.indexOf('.', dot + 1))
        if (suffixes.has(name.slice(dot)))
            return true;
    return false;
}

;// CONCATENATED MODULE: ./lib/scan/safety-net/names.js

const endOfHost = /\.(?:io|dev|aws|com|co|cn|sh|org|do)\.?(?::\d{1,5})?\//gi;
const behindHost = /[a-z0-9][a-z0-9._/-]{0,254}(?::\w[\w.-]{0,127})?(?:@[a-z0-9]{1,10}:[a-f0-9]{32,128})?/iy;
const hostCharacter = /[\w.-]/;
const maxHostLength = 255;
const underImage = /(?:(?:^|[\n{,])[ \t]{0,200}(?:-[ \t]{1,20}){0,9}["']?image["']?[ \t]{0,20}:[ \t]{0,20}["']?|(?:^|\n)[ \t]{0,20}FROM[ \t]{1,20}(?:--platform=\S{1,100}[ \t]{1,20})?)(?<name>[a-z0-9][a-z0-9._/-]{0,254}(?::\w[\w.-]{0,127})?(?:@sha256:[a-f0-9]{64})?)(?=["'\s,}]|$)/y;
const mark = /image(?=["']?[ \t]{0,20}:)|FROM(?=[ \t])/g;
const maxLead = 400;
function* evidentNames(text) {
    const ends = new RegExp(endOfHost);
    let end = 0;
    for (let match = ends.exec(text); match !== null; match = ends.exec(text)) {
        const slash = match.index + match[0].length;
        const start = startOfHost(text, match.index, end);
        const host = text.slice(start, slash - 1).replace(/:\d+$/, '');
        if (!isKnownRegistry(host) || !canBegin(text, start))
            continue;
        behindHost.lastIndex = slash;
        const rest = behindHost.exec(text)?.[0] ?? '';
        if (!/[:@]/.test(rest))
            continue;
        end = slash + rest.length;
        ends.lastIndex = end;
        yield { start, end };
    }
}
function* namesUnderImage(text) {
    const marks = new RegExp(mark);
    const value = new RegExp(underImage);
    let done = 0;
    for (let match = marks.exec(text); match !== null; match = marks.exec(text)) {
        value.lastIndex = startOfLead(text, match.index, done);
        const { 0: whole = '', groups } = value.exec(text) ?? {};
        if (groups === undefined)
            continue;
        const { name = '' } = groups;
        const end = value.lastIndex;
        done = end;
        marks.lastIndex = end;
        const isVersioned = /[:@]/.test(name) && (name.includes('/') || /FROM[^\n]*$/.test(whole));
        if (isVersioned)
            yield { start: end - name.length, end };
    }
}
function startOfLead(text, from, bound) {
    let start = from;
    if (text[start - 1] === '"' || text[start - 1] === "'")
        start -= 1;
    const first = Math.max(bound, from - maxLead);
    while (start > first && /[-\t ]/.test(text[start - 1] ?? ''))
        start -= 1;
    return start > bound && /[\n{,]/.test(text[start - 1] ?? '') ? start - 1 : start;
}
function startOfHost(text, from, bound) {
    const first = Math.max(bound, from - maxHostLength);
    let start = from;
    while (start > first && hostCharacter.test(text[start - 1] ?? ''))
        start -= 1;
    return start;
}
function canBegin(text, start) {
    const before = text.slice(Math.max(0, start - 20), start);
    if (/(?:docker|docker-image|oci):\/\/$/.test(before))
        return true;
    return !/[/@%]$|\w:$/.test(before);
}

;// CONCATENATED MODULE: ./lib/scan/safety-net/words.js
const maxLookAround = 300;
const before = /(?:^|^[-?:]\s+|\s[-?]\s+|[^\\]:\s+|["']\s*:\s*|[[{,(]\s*)(?:[&!]\S{1,100}\s+)*["']?(?:(?:docker|docker-image|oci):\/\/)?$/;
const assigned = /=\s*["']?$/;
const after = /^["']?\s{0,100}?(?:$|\r?\n|[,\]})]|\s#)/;
const otherLanguage = /["'][[{].{0,300}$|\\["']$/;
function isWholeValue(text, { start, end }, assignment = false) {
    const newline = text.lastIndexOf('\n', start - 1) + 1;
    const line = text.slice(Math.max(newline, start - maxLookAround), start);
    if (otherLanguage.test(line) || !after.test(text.slice(end, end + maxLookAround)))
        return false;
    return before.test(line.trimStart()) || (assignment && assigned.test(line));
}
function isInComment(text, at, signs = /(?:^|\s)#/) {
    const line = text.lastIndexOf('\n', at - 1) + 1;
    const before = text.slice(line, at);
    return signs.test(before.slice(0, words_maxLineLength)) || signs.test(before.slice(-words_maxLineLength));
}
const words_maxLineLength = 2000;

;// CONCATENATED MODULE: ./lib/scan/safety-net/other-syntaxes.js

const maxLookBack = 2000;
const ledgerEntry = /^",\s?"seen":\s?"/;
function isUnexplainedInJson(text, span, hasConsumer) {
    if (text[span.start - 1] !== '"' && !/"(?:docker|docker-image|oci):\/\/$/.test(lookBack(text, span.start)))
        return false;
    if (text[span.start - 2] === '\\' || isInComment(text, span.start, /^\s*\/\//))
        return false;
    const key = /"(?<key>[^"\\]{1,200})"\s{0,100}:\s{0,100}"[a-z:/-]*$/.exec(lookBack(text, span.start))?.groups
        ?.key;
    if (!isWholeValue(text, span))
        return false;
    if (!hasConsumer && ledgerEntry.test(text.slice(span.end, span.end + 20)))
        return false;
    return hasConsumer
        ? !/^(?:description|examples?|default|tags?|imageID)$/i.test(key ?? '')
        : /image$/i.test(key ?? '');
}
function isUnexplainedInCode(text, span) {
    if (isInComment(text, span.start, /(?:^|\s)(?:#|\/\/)|\/\*/))
        return false;
    const line = lineBefore(text, span.start);
    if (/^output\s/.test(blockAround(text, span.start)))
        return false;
    if (/^\s*(?:description|tags?|default_tags|repo_tags)\b/i.test(line))
        return false;
    return /["']/.test(text[span.start - 1] ?? '') && isWholeValue(text, span, true);
}
function isUnexplainedInUnit(text, span) {
    return /(?:^|\n)[ \t]*Image[ \t]*=[ \t]*$/.test(lookBack(text, span.start));
}
const started = /(?:^|\n|[;&|(]|\b(?:sudo|exec|then|do|else))[ \t]*@?(?:docker|podman|nerdctl)[ \t]+(?:container[ \t]+|image[ \t]+)?(?:run|pull|create)(?:[ \t]+--?[\w-]+(?:=\S+)?)*[ \t]+["']?(?:docker:\/\/)?$/;
function isUnexplainedInShell(text, span) {
    const line = lookBack(text, span.start).slice(-500);
    return started.test(line) && !isInComment(text, span.start);
}
function blockAround(text, at) {
    const lines = lookBack(text, at).split('\n');
    const head = lines.findLastIndex((line) => /^\w/.test(line));
    return lines.slice(Math.max(head, 0)).join('\n');
}
function lineBefore(text, at) {
    return text.slice(Math.max(text.lastIndexOf('\n', at - 1) + 1, at - maxLookBack), at);
}
function lookBack(text, at) {
    return text.slice(Math.max(0, at - maxLookBack), at);
}

;// CONCATENATED MODULE: ./lib/scan/safety-net/products.js
const products_maxLineLength = 2000;
const maxSiblings = 200;
function isProduct(text, lineStart, key) {
    if (key !== 'image')
        return false;
    const column = columnOf(text, lineStart);
    const inLine = text.slice(lineStart, lineStart + products_maxLineLength).split('\n')[0] ?? '';
    return (/[{,]\s*build["']?\s*:/.test(inLine) || [-1, 1].some((step) => hasBuild(text, lineStart, column, step)));
}
function hasBuild(text, from, column, step) {
    let at = from;
    for (let count = 0; count < maxSiblings; count += 1) {
        const isLast = step > 0 ? text.indexOf('\n', at) < 0 : at === 0;
        if (isLast)
            return false;
        at = (step > 0 ? text.indexOf('\n', at) : text.lastIndexOf('\n', at - 2)) + 1;
        const line = text.slice(at, at + products_maxLineLength).split('\n')[0] ?? '';
        if (line.trim() === '' || /^\s*#/.test(line))
            continue;
        if (columnOf(text, at) < column)
            return false;
        if (columnOf(text, at) === column && /^[ -]*["']?build["']?[ ]*:/.test(line))
            return true;
    }
    return false;
}
function columnOf(text, lineStart) {
    return /^[ ]*(?:-[ ]+)*/.exec(text.slice(lineStart, lineStart + products_maxLineLength))?.[0].length ?? 0;
}

;// CONCATENATED MODULE: ./lib/scan/safety-net/yaml-lines.js


const passedOverNames = 'description|documentation|doc|comment|summary|message|examples?|openAPIV3Schema|annotations|labels|status|args?|arguments|command|entrypoint|script|run|with|params|parameters|inputs|matrix|tags|outputs?|env|environment|variables';
const passedOver = new RegExp(`^(?:${passedOverNames})$`, 'i');
const passedOverInline = new RegExp(`[{,\\s](?:${passedOverNames})["']?\\s?:\\s?[[{][^\\]}]*$`, 'i');
const dataOfText = /^(?:data|binaryData|stringData)$/;
const imageKey = /image$/i;
const keyOfLine = /^(?<lead>[ ]*(?:-[ ]+)*)(?:[&!]\S+[ ]+)*(?:"(?<double>[^"\\]{1,200})"|'(?<single>[^']{1,200})'|(?<plain>(?!-\s)[^\s"'#&!*[\]{},|>][^:#"']{0,200}))[ ]*:(?=\s|$)/;
const keyInLine = /(?:^|[{,\s])["']?(?<key>[\w.-]{1,200})["']?[ ]?:[ ]{0,100}(?:[&!]\S{1,100}[ ])?["']?$/;
const explicitKey = /^[ ]*(?:-[ ]+)*\?[ ]+["']?(?<key>\w{1,200})/;
const blockHeader = /(?:^|[ ])(?:[&!]\S+[ ]+)*[|>][-+0-9]{0,2}[ \t]*(?:#.*)?\r?$/;
const otherLineEnds = /\r(?!\n)|[\x85\u2028\u2029]/g;
function* unexplainedInYaml(written, names) {
    const text = written.replace(otherLineEnds, '\n');
    const lines = new YamlLines();
    let at = 0;
    for (const span of names) {
        while (at < span.start) {
            const newline = text.indexOf('\n', at);
            const end = newline < 0 ? text.length : newline;
            if (end >= span.start)
                break;
            lines.read(text.slice(at, Math.min(end, at + yaml_lines_maxLineLength)));
            at = end + 1;
        }
        const { key, isText, isPassedOver } = lines.peek(text.slice(at, Math.min(span.start, at + yaml_lines_maxLineLength)));
        if (isText || isPassedOver || isInComment(text, span.start))
            continue;
        if (isWholeValue(text, span) && !isProduct(text, at, key))
            yield { span, key };
    }
}
const yaml_lines_maxLineLength = 2000;
const maxInline = 500;
class YamlLines {
    levels = [];
    block;
    key = '';
    read(line) {
        if (line.trim() === '')
            return;
        const indent = /^ */.exec(line)?.[0].length ?? 0;
        if (this.block !== undefined && indent > this.block.column)
            return;
        this.block = undefined;
        if (/^ *#/.test(line))
            return;
        if (/^(?:---|\.\.\.)(?:\s|$)/.test(line))
            this.levels = [];
        const { column, key } = this.enter(line);
        if (blockHeader.test(line))
            this.block = { column, key };
    }
    peek(line) {
        const indent = /^ */.exec(line)?.[0].length ?? 0;
        const inBlock = this.block !== undefined && (indent > this.block.column || line.trim() === '');
        if (inBlock && this.block !== undefined)
            return { key: this.block.key, isText: !imageKey.test(this.block.key), isPassedOver: this.isPassedOver };
        const { key: first, isPassedOver } = this.levelOf(line);
        const key = keyInLine.exec(line.slice(-maxInline))?.groups?.key ?? first;
        return {
            key,
            isText: false,
            isPassedOver: isPassedOver || passedOverInline.test(line.slice(-maxInline)),
        };
    }
    get isPassedOver() {
        return this.levels.at(-1)?.isPassedOver ?? false;
    }
    enter(line) {
        const { column, key, isKey, isPassedOver } = this.levelOf(line);
        while ((this.levels.at(-1)?.column ?? -1) >= column + (isKey ? 0 : 1))
            this.levels.pop();
        if (isKey)
            this.levels.push({ column, isPassedOver });
        this.key = key;
        return { column, key };
    }
    levelOf(line) {
        const { lead, double, single, plain } = keyOfLine.exec(line)?.groups ?? {};
        const key = (double ?? single ?? plain)?.trim();
        const column = lead?.length ?? /^[ ]*/.exec(line)?.[0].length ?? 0;
        const isItem = lead === undefined;
        let parent = this.levels.length - 1;
        while (parent >= 0 && (this.levels[parent]?.column ?? 0) >= column + (isItem ? 1 : 0))
            parent -= 1;
        const above = this.levels[parent]?.isPassedOver ?? false;
        const explicit = explicitKey.exec(line)?.groups?.key;
        if (key === undefined)
            return { column, key: explicit ?? this.key, isKey: false, isPassedOver: above };
        const isPassedOver = above || passedOver.test(key) || (column === 0 && dataOfText.test(key));
        return { column, key, isKey: true, isPassedOver };
    }
}

;// CONCATENATED MODULE: ./lib/scan/safety-net/index.js





const maxNames = 10_000;
const units = /\.(?:container|image|volume|kube|build|pod)$/;
const scripts = /\.(?:sh|bash|zsh|mk)$|(?:^|\/)(?:GNUm|M|m)akefile(?:\.[^/]*)?$/;
const code = /\.(?:tf|tofu|hcl|nomad|bzl|bazel|jsonnet|libsonnet|[jJ]enkinsfile)$|(?:^|\/)(?:BUILD|WORKSPACE|MODULE|Jenkinsfile[^/]*)$/;
function unexplainedImages({ path: file, text }, path, occurrences, hasConsumer) {
    const missed = withoutFound(namesIn(text, hasConsumer), occurrences);
    if (missed.length === 0)
        return undefined;
    const [first, ...others] = [
        ...unexplained(text, path, missed.slice(0, maxNames), hasConsumer),
        ...missed.slice(maxNames),
    ];
    if (first === undefined)
        return undefined;
    const message = reasons/* unscanned */.Mq.unexplained(text.slice(first.start, first.end), others.length);
    return { file, message, span: first };
}
function namesIn(text, hasConsumer) {
    const names = [...evidentNames(text), ...(hasConsumer ? namesUnderImage(text) : [])];
    let end = 0;
    return names
        .sort((a, b) => a.start - b.start || b.end - a.end)
        .filter((name) => {
        const isNew = name.start >= end;
        if (isNew)
            end = name.end;
        return isNew;
    });
}
function withoutFound(names, occurrences) {
    if (names.length === 0)
        return names;
    const found = occurrences
        .flatMap(({ at, uses = [], parts = [] }) => [at.span, ...uses, ...parts.map(({ span }) => span)])
        .sort((a, b) => a.start - b.start);
    let next = 0;
    let end = 0;
    return names.filter((name) => {
        for (; (found[next]?.start ?? name.end) < name.end; next += 1)
            end = Math.max(end, found[next]?.end ?? 0);
        return end <= name.start;
    });
}
function unexplained(text, path, names, hasConsumer) {
    if (/\.ya?ml$|(?:^|\/)Kustomization$/i.test(path))
        return [...unexplainedInYaml(text, names)]
            .filter(({ key }) => hasConsumer || /image$/i.test(key))
            .map(({ span }) => span);
    if (path.endsWith('.json'))
        return names.filter((name) => isUnexplainedInJson(text, name, hasConsumer));
    if (units.test(path))
        return names.filter((name) => isUnexplainedInUnit(text, name));
    if (scripts.test(path))
        return names.filter((name) => isUnexplainedInShell(text, name));
    if (code.test(path))
        return names.filter((name) => isUnexplainedInCode(text, name));
    return unexplainedInDockerfile(text, names);
}

;// CONCATENATED MODULE: ./lib/scan/index.js








function scanFile(file, { mentionedAs = new Set(), companions = [], ...context } = {}) {
    const responsible = readersOf(file.path, mentionedAs);
    const scans = responsible.flatMap((scanner) => scanner.scan(file, companions, context) ?? []);
    const comment = responsible.find((scanner) => scanner.comment !== undefined)?.comment;
    const { waivers, problems } = comment === undefined || scans.length === 0
        ? { waivers: [], problems: [] }
        : inlineWaivers(file, comment);
    const found = scans.flatMap((scan) => scan.occurrences);
    const occurrences = (0,overlaps/* withoutOverlaps */.RR)((0,overlaps/* agreedOccurrences */.xk)(found.filter(({ at }) => at.file === file.path)));
    const elsewhere = (0,json/* distinctByJson */.S1)(found.filter(({ at }) => at.file !== file.path));
    const read = [...scans.flatMap((scan) => scan.problems), ...problems];
    const name = file.path.replace(templateExtension, '');
    const net = read.length > 0 ? undefined : unexplainedImages(file, name, occurrences, scans.length > 0);
    const invalid = read.length > 0 ? [] : invalidReferences(file, occurrences);
    return {
        occurrences: [...occurrences, ...elsewhere],
        problems: (0,json/* distinctByJson */.S1)([...read, ...[net ?? []].flat(), ...invalid]),
        waivers,
        mentions: (0,json/* distinctByJson */.S1)(scans.flatMap(({ mentions = [] }) => mentions)),
        builds: scans.flatMap(({ builds = [] }) => builds),
        renames: scans.flatMap(({ renames = [] }) => renames),
        isKnown: responsible.some((one) => one === formats_shell/* shell */.v || (one !== dockerfile.dockerfile && scans.length > 0)),
        passes: scans.flatMap(({ passes = [] }) => passes),
        imageParameters: scans.flatMap(({ imageParameters = [] }) => imageParameters),
        passedTo: scans.flatMap(({ passedTo = [] }) => passedTo),
        imageFields: scans.flatMap(({ imageFields = [] }) => imageFields),
        charts: (0,json/* distinctByJson */.S1)(scans.flatMap(({ charts = [] }) => charts)),
    };
}

;// CONCATENATED MODULE: ./lib/scan/file-findings.js




function findingsIn({ file, companions, ...context }) {
    const found = scanFile(file, { ...context, companions });
    const holding = new Set(found.occurrences.map(({ at }) => at.file));
    const inCompanions = companions
        .filter(({ path }) => holding.has(path))
        .map((one) => inlineWaivers(one, '#'));
    const clues = cluesOf(file, found);
    return {
        occurrences: found.occurrences,
        problems: [...found.problems, ...inCompanions.flatMap((one) => one.problems)],
        waivers: [...found.waivers, ...inCompanions.flatMap((one) => one.waivers)],
        mentions: found.mentions,
        passes: found.passes,
        charts: found.charts,
        imageParameters: found.imageParameters,
        passedTo: found.passedTo,
        imageFields: found.imageFields,
        ...(0,compact/* compact */.o)({ clues }),
    };
}
function textsOfJob({ file, companions, builds }) {
    const files = new Set([file, ...companions, ...builds.flat().map((one) => one.file)]);
    return [...files].map(({ text }) => text);
}
function lengthOf(job) {
    return textsOfJob(job).reduce((sum, text) => sum + text.length, 0);
}
function taskOf({ companions, builds, ...job }) {
    const shared = [...new Set([...companions, ...builds.flat().map(({ file }) => file)])];
    const input = { ...job, companions: companions.length, builds: builds.map(sender(shared)) };
    return { input, shared };
}
function performTask({ input, shared }) {
    const { companions, builds, ...job } = input;
    const own = [...shared, job.file];
    const found = findingsIn({
        ...job,
        companions: shared.slice(0, companions),
        builds: builds.map(receiver(own)),
    });
    const send = sender(own);
    return { ...found, passes: found.passes.map((one) => ({ ...one, args: send(one.args) })) };
}
function findingsFrom({ file }, { shared }, result) {
    const found = result;
    const receive = receiver([...shared, file]);
    return { ...found, passes: found.passes.map((one) => ({ ...one, args: receive(one.args) })) };
}
function sender(files) {
    const indexes = new Map(files.map((file, index) => [file, index]));
    return (args) => args.map((one) => ({ ...one, file: indexes.get(one.file) ?? one.file }));
}
function receiver(files) {
    return (args) => args.map((one) => {
        const file = typeof one.file === 'number' ? files[one.file] : one.file;
        if (file === undefined)
            throw new Error('A thread and the scan disagree about the files of a task');
        return { ...one, file };
    });
}

// EXTERNAL MODULE: ./lib/scan/file-identity.js
var file_identity = __webpack_require__(37062);
// EXTERNAL MODULE: ./lib/scan/remembered-findings.js
var remembered_findings = __webpack_require__(10770);
;// CONCATENATED MODULE: ./lib/scan/same-scans.js



function withoutRepeats(scan, remembered) {
    return async (job) => {
        const [key, scanned] = [keyOf(job), job.file.text.length];
        const known = remembered.get(key, scanned);
        const same = known && (0,remembered_findings/* findingsFor */.I6)(job, known);
        if (same !== undefined)
            return same;
        const found = await scan(job);
        if (!('failed' in found))
            remembered.set(key, (0,remembered_findings/* rememberedFindings */.Tz)(found), isNothing(found) ? 0 : lengthOf(job), scanned);
        return found;
    };
}
function keyOf(job) {
    const { file, companions, builds, mentionedAs, charts, imageParameters, imageFields, mirrors, ...rest } = job;
    rest;
    const texts = {
        file: (0,file_identity/* fileIdentity */.l)(file),
        companions: companions.map(file_identity/* fileIdentity */.l),
        builds: builds.map((args) => args.map((one) => ({ ...one, file: (0,file_identity/* fileIdentity */.l)(one.file) }))),
    };
    const context = { mentionedAs: [...mentionedAs].sort(), charts, imageParameters, imageFields, mirrors };
    return (0,file_identity/* textDigest */.o)(JSON.stringify({ ...texts, ...context }));
}
function isNothing({ occurrences, problems, waivers, mentions, clues }) {
    const lists = [occurrences, problems, waivers, mentions];
    return clues === undefined && lists.every(({ length }) => length === 0);
}

;// CONCATENATED MODULE: ./lib/scan/work.js
const weights = [
    ['\n', 1],
    ['\\', 1],
    ['{', 1],
    ['[', 1],
    ['$', 2],
    ['*', 4],
];
const weightOf = new Uint8Array(128);
for (const [character, weight] of weights)
    weightOf[character.charCodeAt(0)] = weight;
const lineFeed = 10;
const longLine = 512;
const countedAsLine = 8;
function isWorkAbove(limit, texts) {
    let left = limit;
    for (const text of texts) {
        let next = longLine;
        for (let at = 0; at < text.length; at += 1) {
            const code = text.charCodeAt(at);
            left -= weightOf[code] ?? 0;
            if (code === lineFeed)
                next = at + 1 + longLine;
            else if (at === next) {
                left -= 1;
                next += countedAsLine;
            }
            if (left < 0)
                return true;
        }
    }
    return false;
}

// EXTERNAL MODULE: ./lib/scan/yaml/lacking.js
var lacking = __webpack_require__(39794);
;// CONCATENATED MODULE: ./lib/scan/job-scanner.js






const scannedHere = {
    maxLength: 32 * 1024,
    maxWork: 600,
    maxWorkMeanwhile: 200,
    maxSum: 128 * 1024 * 1024,
};
const maxJsonHere = 512 * 1024;
const maxWork = 700_000;
const maxWorkOfCharacter = 5;
const keysAtRoot = [['apiVersion', 'kind'], ['target']];
const wordsAnywhere = [
    ['containerDefinitions', 'image'],
    ['AWS::', 'Resources'],
];
function isPlainJson({ file }) {
    if (!/\.json$/.test(file.path))
        return false;
    return (keysAtRoot.every((keys) => (0,lacking/* lacksRootKeys */.DN)(file, keys)) &&
        wordsAnywhere.every((some) => (0,lacking/* lacksWords */.Me)(file, some)));
}
function jobScanner({ scans, ...machine }) {
    const scan = scannerOn(machine);
    return scans === undefined ? scan : withoutRepeats(scan, scans);
}
function scannerOn({ threads, here = scannedHere }) {
    let [sum, inThreads] = [0, 0];
    const isTooMuch = (job) => lengthOf(job) * maxWorkOfCharacter > maxWork &&
        isWorkAbove(maxWork, textsOfJob(job)) &&
        !isPlainJson(job);
    const isSmall = (job) => {
        const texts = textsOfJob(job);
        const length = lengthOf(job);
        if (sum + length > here.maxSum)
            return false;
        const most = inThreads > 0 ? here.maxWorkMeanwhile : here.maxWork;
        const isMuch = length > here.maxLength || isWorkAbove(most, texts);
        if (isMuch && (length > maxJsonHere || !isPlainJson(job)))
            return false;
        sum += length;
        return true;
    };
    return async (job) => {
        if ((0,steps/* isPauseDue */.t2)())
            await (0,steps/* pause */.v7)();
        if (isTooMuch(job))
            return { failed: reasons/* unscanned */.Mq.tooMuchWork };
        if (threads === undefined || isSmall(job))
            return findingsIn(job);
        const task = taskOf(job);
        inThreads += 1;
        const answer = await threads.run(task).finally(() => {
            inThreads -= 1;
        });
        if ('result' in answer)
            return findingsFrom(job, task, answer.result);
        if (answer.failed === 'unavailable')
            return findingsIn(job);
        if (answer.failed === 'defect')
            throw new Error(answer.message);
        return {
            failed: answer.failed === 'time' ? reasons/* unscanned */.Mq.tooSlow(answer.limitMs) : reasons/* unscanned */.Mq.tooMuchMemory,
        };
    };
}

;// CONCATENATED MODULE: ./lib/scan/lanes.js

const lanes = 16;
async function inLanes({ items, stop, work, take }) {
    const waiting = new Map();
    let [next, taken, isOver] = [0, 0, false];
    const takeOne = ({ result, item }) => {
        taken += 1;
        take(result, item);
    };
    const settle = (index, result, item) => {
        waiting.set(index, { result, item });
        for (let one = waiting.get(next); one !== undefined; one = waiting.get(next)) {
            waiting.delete(next);
            next += 1;
            takeOne(one);
        }
    };
    const entries = items.entries();
    const lane = async () => {
        for (const [index, item] of entries) {
            if (stop?.aborted || isOver)
                return;
            const result = await work(item, index);
            if (isOver)
                return;
            settle(index, result, item);
            if ((0,steps/* isPauseDue */.t2)())
                await (0,steps/* pause */.v7)();
        }
    };
    let abort = () => { };
    const aborted = new Promise((resolve) => {
        abort = resolve;
    });
    stop?.addEventListener('abort', abort);
    try {
        await Promise.race([aborted, Promise.all(Array.from({ length: lanes }, lane))]);
    }
    finally {
        isOver = true;
        stop?.removeEventListener('abort', abort);
    }
    for (const [, one] of [...waiting].sort(([a], [b]) => a - b))
        takeOne(one);
    return taken;
}

// EXTERNAL MODULE: ./lib/model/with-fields.js
var with_fields = __webpack_require__(49859);
;// CONCATENATED MODULE: ./lib/scan/turn.js


function firstTurn(path) {
    return { path, ...nothingSaid };
}
const nothingSaid = {
    mentionedAs: new Set(),
    builds: [],
    uses: [],
    imageParameters: [],
    imageFields: [],
};
async function resultOf({ read, mirrors }, { path, mentionedAs, builds, uses, imageParameters, imageFields }, readCompanions, scan) {
    const [answer, companions] = await Promise.all([read(path), readCompanions(path, mentionedAs, uses)]);
    if ('unreadable' in answer)
        return unread(path, whyUnread(answer));
    const file = { path, text: answer.text };
    const charts = uses.filter(({ readsFile }) => readsFile).map(({ folder }) => folder);
    const found = await scan({
        file,
        companions: companions.companions,
        mentionedAs,
        builds,
        charts,
        imageParameters,
        imageFields,
        mirrors,
    });
    if ('failed' in found)
        return unread(path, found.failed);
    const problems = [...found.problems, ...companions.problems];
    const isEmpty = found.occurrences.length + problems.length + found.waivers.length === 0;
    if (isEmpty)
        return (0,with_fields/* withFields */.q)(found, { problems, sources: [], isEmpty });
    const holding = new Set(found.occurrences.map(({ at }) => at.file));
    const used = companions.companions.filter((one) => holding.has(one.path));
    const passing = builds.flat().flatMap((one) => (holding.has(one.file.path) ? one.file : []));
    const sources = [file, ...used, ...new Set(passing)].map(copyOf);
    return (0,with_fields/* withFields */.q)(found, { problems, sources, isEmpty });
}
function copyOf({ path, text }) {
    return { path, text };
}
function unread(path, message) {
    const problems = [{ file: path, message }];
    const nothing = { sources: [], occurrences: [], waivers: [], mentions: [], passes: [], charts: [] };
    return { ...nothing, imageParameters: [], passedTo: [], imageFields: [], problems, isEmpty: false };
}

;// CONCATENATED MODULE: ./lib/scan/reading.js








async function readCheckout(files, paths, machine = {}) {
    const results = new Map();
    const clues = new Map();
    const problems = [];
    const readCompanions = companionReader(files);
    const scan = jobScanner(machine);
    const others = new CrossReferences(files);
    let turns;
    for (let waiting = paths; waiting.length > 0;) {
        const mentioned = new Set();
        const take = (result, path) => {
            if (result.clues !== undefined)
                clues.set(path, result.clues);
            if (result.isEmpty)
                results.delete(path);
            else
                results.set(path, keptOf(result));
            others.add(path, result, mentioned);
        };
        const work = (path, index) => resultOf(files, turns?.[index] ?? firstTurn(path), readCompanions, scan);
        const taken = await inLanes({ items: waiting, stop: machine.stop, work, take });
        await others.endRound(mentioned);
        if (taken < waiting.length) {
            const left = waiting.length - taken + mentioned.size;
            problems.push({ file: '.', message: reasons/* unscanned */.Mq.stopped(left) });
            break;
        }
        waiting = [...mentioned].sort();
        turns = await turnsOf(waiting, others);
    }
    (0,append/* append */.B)(problems, others.problems());
    return { results: [...results.values()], problems, clues: [...clues.values()], scanned: others.scanned };
}
function keptOf({ sources, occurrences, problems, waivers }) {
    return { sources, occurrences, problems, waivers };
}
async function turnsOf(paths, others) {
    const turns = [];
    for (const path of paths) {
        turns.push(others.turnOf(path));
        if ((0,steps/* isPauseDue */.t2)())
            await (0,steps/* pause */.v7)();
    }
    return turns;
}

;// CONCATENATED MODULE: ./lib/scan/checkout.js







const vendored = ['**/node_modules/**', '**/vendor/**', '**/third_party/**'];
const maxFiles = 200_000;
function selector(selection) {
    const { isSelected } = selectorsOf(selection);
    return (path) => isKnownFormat(path) && isSelected(path);
}
function selectorsOf({ paths, exclude }) {
    const isWanted = paths.length === 0 ? () => true : (0,model_glob/* pathMatcher */.kZ)(paths);
    const isExcluded = (0,model_glob/* pathMatcher */.kZ)(paths.length === 0 ? [...exclude, ...vendored] : exclude);
    return { isExcluded, isWanted, isSelected: (path) => isWanted(path) && !isExcluded(path) };
}
function folderSelector(selection) {
    const { isExcluded, isWanted } = selectorsOf(selection);
    return (folder) => {
        const anyFile = `${folder}Dockerfile`;
        return (!isExcluded(anyFile) && (isWanted(anyFile) || selection.paths.some((glob) => glob.startsWith(folder))));
    };
}
async function scanCheckout(files, selection, machine) {
    const wanted = selector(selection);
    const mayBeSelected = folderSelector(selection);
    const all = new Set();
    const listed = await files.list((path) => {
        all.add(path);
        return wanted(path);
    }, isReadAlike);
    const known = await (0,steps/* filterInSteps */.pj)(listed, (path) => {
        all.add(path);
        return wanted(path);
    });
    const paths = known.slice(0, maxFiles);
    const problems = [];
    const { surface = 'workflow', registries: mirrors = {} } = selection;
    if (known.length > maxFiles)
        problems.push({ file: '.', message: reasons/* unscanned */.Mq.tooManyFiles(maxFiles, surface) });
    for (const glob of selection.paths)
        if (await isEmptyLocation(glob, known))
            problems.push({ file: glob, message: reasons/* unscanned */.Mq.emptyGlob(surface) });
    for (const folder of await (0,steps/* filterInSteps */.pj)(listed, (path) => path === '' || path.endsWith('/'))) {
        if (folder !== '' && !mayBeSelected(folder))
            continue;
        const read = await files.read(folder);
        const why = 'unreadable' in read ? read.unreadable : reasons/* unscanned */.Mq.notListed;
        const message = folder === '' ? reasons/* unscanned */.Mq.root(why) : reasons/* unscanned */.Mq.folder(why, folder, surface);
        problems.push({ file: folder || '.', message });
    }
    const read = await readCheckout({ read: (path) => files.read(path), paths: await orderedPaths(all), mirrors, ...selectorsOf(selection) }, paths, machine);
    const joined = await joinResults(read, [...problems, ...read.problems], mirrors);
    return { ...joined, scanned: read.scanned };
}
async function isEmptyLocation(glob, files) {
    if (glob.startsWith('**'))
        return false;
    const matches = (0,model_glob/* pathMatcher */.kZ)([glob]);
    for (const file of files) {
        if (matches(file))
            return false;
        if ((0,steps/* isPauseDue */.t2)())
            await (0,steps/* pause */.v7)();
    }
    return true;
}


/***/ }),

/***/ 37062:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ fileIdentity),
/* harmony export */   o: () => (/* binding */ textDigest)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

const digests = new WeakMap();
function fileIdentity(file) {
    const digest = digests.get(file) ?? textDigest(file.text);
    digests.set(file, digest);
    return [file.path, digest];
}
const half = /[\ud800-\udfff]/;
function textDigest(text) {
    const encoding = half.test(text) ? 'utf16le' : 'utf8';
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(`${encoding}\n`).update(text, encoding).digest('base64');
}


/***/ }),

/***/ 10770:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I6: () => (/* binding */ findingsFor),
/* harmony export */   Sb: () => (/* binding */ nothingFound),
/* harmony export */   Tz: () => (/* binding */ rememberedFindings)
/* harmony export */ });
/* harmony import */ var _model_with_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49859);
/* harmony import */ var _file_identity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37062);


const nothingFound = {
    occurrences: [],
    problems: [],
    waivers: [],
    mentions: [],
    passes: [],
    charts: [],
    imageParameters: [],
    passedTo: [],
    imageFields: [],
};
function rememberedFindings(found) {
    if (Object.values(found).every((list) => Array.isArray(list) && list.length === 0))
        return nothingFound;
    const passes = found.passes.map(({ args, ...rest }) => ({
        ...rest,
        args: args.map((one) => ({ ...one, file: (0,_file_identity_js__WEBPACK_IMPORTED_MODULE_0__/* .fileIdentity */ .l)(one.file) })),
    }));
    return (0,_model_with_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .withFields */ .q)(found, { passes });
}
function findingsFor(job, remembered) {
    const passes = remembered.passes.length === 0 ? [] : passesFor(job, remembered.passes);
    if (passes === undefined)
        return undefined;
    const occurrences = remembered.occurrences.map((one) => ({ ...one }));
    return { ...remembered, occurrences, passes };
}
function passesFor(job, remembered) {
    const files = new Map(filesOf(job).map((file) => [(0,_file_identity_js__WEBPACK_IMPORTED_MODULE_0__/* .fileIdentity */ .l)(file).join(' '), file]));
    const passes = [];
    for (const { args, ...rest } of remembered) {
        const own = args.flatMap((one) => {
            const file = files.get(one.file.join(' '));
            return file === undefined ? [] : [{ ...one, file }];
        });
        if (own.length < args.length)
            return undefined;
        passes.push({ ...rest, args: own });
    }
    return passes;
}
function filesOf({ file, companions, builds }) {
    return [...builds.flat().map((one) => one.file), ...companions, file];
}


/***/ })

};
