export const id = 5120;
export const ids = [5120];
export const modules = {

/***/ 59431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KY: () => (/* binding */ aboutImages),
/* harmony export */   Q$: () => (/* binding */ hostOfImages),
/* harmony export */   Tu: () => (/* binding */ readOnly),
/* harmony export */   rT: () => (/* binding */ imagesFile)
/* harmony export */ });
function readOnly(files, texts = new Map()) {
    const written = new Map(texts);
    return {
        ...files,
        async read(path, maxBytes) {
            const text = written.get(path);
            return text === undefined ? files.read(path, maxBytes) : { text };
        },
        async replace(path, _, after) {
            written.set(path, after);
            return {};
        },
        save: async () => undefined,
    };
}
const imagesFile = '.tagproof/compose.yaml';
function hostOfImages(host, images) {
    const { threads: _, ...rest } = host;
    const services = images.map((image, index) => `  image${index}:\n    image: '${image}'\n`);
    const text = `services:\n${services.join('')}`;
    const files = readOnly(host.files, new Map([[imagesFile, text]]));
    return { ...rest, files: { ...files, list: async (wanted = () => true) => [imagesFile].filter(wanted) } };
}
const aboutImages = { notFromPolicy: ['paths', 'exclude', 'new-only', 'pin-form', 'limit'] };


/***/ }),

/***/ 16907:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ formIssues),
  u: () => (/* binding */ printListing)
});

// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
// EXTERNAL MODULE: ./lib/model/text/text.js
var text_text = __webpack_require__(38118);
;// CONCATENATED MODULE: ./lib/output/html/page/csv.js
const byteOrderMark = '\uFEFF';
const startsFormula = /^[\t\r\n]|^[\s\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u;
function csvOf(rows) {
    return `${byteOrderMark}${csvLines(rows)}`;
}
function csvLines(rows) {
    return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
function cell(text) {
    const value = startsFormula.test(text) ? `'${text}` : text;
    return `"${value.replaceAll('"', '""')}"`;
}

// EXTERNAL MODULE: ./lib/output/terminal/columns.js
var terminal_columns = __webpack_require__(69977);
// EXTERNAL MODULE: ./lib/command/context.js
var command_context = __webpack_require__(5062);
;// CONCATENATED MODULE: ./lib/command/printing/listing.js






function formIssues({ json, switches }) {
    return json && switches.has('csv') ? ['`--json` and `--csv` cannot be set together.'] : [];
}
async function printListing(context, { key, noun, columns, facts = {} }, items) {
    const { invocation, out, width } = context;
    const fieldsOf = (item) => columns.map(({ name, value }) => [name, value(item)]);
    if (invocation.json)
        return (0,command_context/* printJson */.Q2)(context, {
            ...facts,
            [key]: items.map((item) => (0,collections/* compact */.oE)(Object.fromEntries(fieldsOf(item)))),
        });
    if (invocation.switches.has('csv')) {
        const rows = items.map((item) => fieldsOf(item).map(([, value]) => cellText(value)));
        return (0,command_context/* printParts */._h)(context, [csvLines([columns.map(({ name }) => name), ...rows]).trimEnd()]);
    }
    const shown = columns.flatMap(({ name, title = titleOf(name), shown: text, keepsEnd = false }) => text === undefined ? [] : [{ title, text, keepsEnd }]);
    const names = shown.flatMap(({ keepsEnd }, at) => (keepsEnd ? [at] : []));
    const titles = shown.map(({ title }) => title);
    const rows = items.map((item) => shown.map(({ text }) => (0,text_text/* plain */.pj)(text(item)) || '-'));
    out((0,terminal_columns/* terminalTable */.RX)([titles, ...rows], width, names));
    out((0,text_text/* plural */.LS)(items.length, noun));
}
function titleOf(name) {
    return name.replace(/([A-Z])/g, ' $1').toUpperCase();
}
function cellText(value) {
    if (Array.isArray(value))
        return value.map(cellText).join('\n');
    if (typeof value === 'object' && value !== null)
        return (0,text_text/* plain */.pj)(Object.values(value).join(':'));
    return value === undefined ? '' : (0,text_text/* plain */.pj)(String(value));
}


/***/ }),

/***/ 85090:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $h: () => (/* binding */ readReportFile),
/* harmony export */   C$: () => (/* binding */ fileMistakes),
/* harmony export */   LZ: () => (/* binding */ whyNoText),
/* harmony export */   Wi: () => (/* binding */ withoutOwnFiles)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _output_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38118);
/* harmony import */ var _report_schema_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35746);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5062);




const maxBytes = 64 * 1024 * 1024;
const maxIssues = 20;
function fileMistakes(context, issues) {
    const shown = issues.slice(0, maxIssues).map(_output_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj);
    const more = issues.length - shown.length;
    return (0,_context_js__WEBPACK_IMPORTED_MODULE_2__/* .usageErrors */ .jY)(context, 'usage', [...shown, ...(more > 0 ? [`and ${more} more.`] : [])]);
}
function whyNoText({ absent, unreadable, }) {
    return absent === true ? 'it does not exist' : unreadable;
}
async function readReportFile(file) {
    const read = await (0,_context_js__WEBPACK_IMPORTED_MODULE_2__/* .readUserFile */ .E1)(file, maxBytes);
    if ('unreadable' in read) {
        return { issues: [`${file} cannot be read: ${whyNoText(read)}.`] };
    }
    let data;
    try {
        data = JSON.parse(read.text);
    }
    catch {
        return { issues: [`${file} is not JSON.`] };
    }
    const parsed = _report_schema_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .reportSchema */ .Q.safeParse(data);
    if (parsed.success)
        return { report: parsed.data };
    return {
        issues: parsed.error.issues.map(({ path: at, message }) => `${file} is not a Tagproof report: \`${at.join('.')}\`: ${message}.`),
    };
}
function withoutOwnFiles(report, files) {
    const isOwn = (place) => files.some((file) => node_path__WEBPACK_IMPORTED_MODULE_0__.relative(file, place) === '');
    return { ...report, references: report.references.filter(({ file }) => !isOwn(file)) };
}


/***/ }),

/***/ 35120:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runningCommand: () => (/* binding */ runningCommand)
});

// EXTERNAL MODULE: ./lib/command/context.js
var command_context = __webpack_require__(5062);
// EXTERNAL MODULE: ./lib/command/gate.js + 2 modules
var gate = __webpack_require__(9639);
// EXTERNAL MODULE: ./lib/command/listed-images.js
var listed_images = __webpack_require__(59431);
// EXTERNAL MODULE: ./lib/command/printing/listing.js + 1 modules
var listing = __webpack_require__(16907);
// EXTERNAL MODULE: ./lib/command/report-file.js
var report_file = __webpack_require__(85090);
// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
// EXTERNAL MODULE: ./lib/model/text/text.js
var text_text = __webpack_require__(38118);
// EXTERNAL MODULE: ./lib/model/text/time.js
var time = __webpack_require__(26732);
// EXTERNAL MODULE: ./lib/model/images/image.js
var images_image = __webpack_require__(75485);
;// CONCATENATED MODULE: ./lib/running/compare.js




const runningStates = [
    'never-the-tag',
    'other-digest',
    'by-tag',
    'unknown',
    'as-pinned',
    'not-started',
    'other-tag',
    'not-running',
    'not-in-report',
];
function runningKey(image) {
    return `${(0,images_image/* imageName */.tO)(image)}@${image.digest ?? ''}`;
}
function runningSubjects(containers, references) {
    const written = writtenImages(references);
    const groups = new Map();
    for (const container of containers) {
        const { where: _, ...same } = container;
        (0,collections/* addToGroup */.Mr)(groups, JSON.stringify(same), container);
    }
    return { written, subjects: [...groups.values()].map((group) => subjectOf(group, written)) };
}
function unprovedImages({ subjects }) {
    const open = subjects.flatMap(({ candidates, state }) => (state === undefined ? candidates : []));
    return [...new Map(open.map((image) => [runningKey(image), image])).values()];
}
function judgeRunning({ written, subjects }, proofs) {
    const judged = subjects.map((subject) => judgedSubject(subject, proofs));
    const rank = ({ state }) => runningStates.indexOf(state);
    return [...judged, ...notRunning(written, subjects)].sort((a, b) => rank(a) - rank(b) || (0,text_text/* compareText */.n6)(a.image, b.image));
}
function writtenImages(references) {
    const byName = new Map();
    const byRepository = new Map();
    const byDigest = new Map();
    for (const one of references) {
        const { kind, registry, repository, digest, fact, testData } = one;
        if (kind !== 'image' || registry === undefined || repository === undefined || testData !== undefined)
            continue;
        const tag = one.tag ?? fact?.recoveredTag;
        const { digest: _, ...image } = (0,images_image/* withImpliedTag */.Lt)({ registry, repository, ...(0,collections/* compact */.oE)({ tag, digest }) });
        const name = (0,images_image/* imageName */.tO)(image);
        const known = byName.get(name) ?? { image, references: [] };
        if (known.references.length === 0)
            (0,collections/* addToGroup */.Mr)(byRepository, (0,images_image/* repositoryName */.aR)(image), known);
        known.references.push(one);
        byName.set(name, known);
        if (digest !== undefined)
            byDigest.set(runningKey({ registry, repository, digest }), known);
    }
    return { byName, byRepository, byDigest };
}
function subjectOf(group, written) {
    const [first] = group;
    const where = group.map((one) => one.where);
    const { image } = first;
    const match = image === undefined ? undefined : matchOf(image, written);
    const pins = pinsOf(match?.references ?? []);
    const named = match?.image.tag === undefined && image !== undefined ? (0,images_image/* withImpliedTag */.Lt)(image) : match?.image;
    const digests = digestsOf(first, pins);
    const candidates = match === undefined || named === undefined ? [] : digests.map((digest) => ({ ...named, digest }));
    const name = match && (0,images_image/* imageName */.tO)(match.image);
    const isOtherTag = match === undefined && image !== undefined && written.byRepository.has((0,images_image/* repositoryName */.aR)(image));
    const state = isOtherTag ? otherTag : withoutProof({ ...first, digests }, match, pins);
    return { first, where, pins, candidates, ...(0,collections/* compact */.oE)({ name, state }) };
}
function pinsOf(references) {
    const pins = new Map();
    for (const { digest, fact } of references)
        if (digest !== undefined && pins.get(digest)?.status !== 'not-in-history')
            pins.set(digest, fact);
    return pins;
}
function digestsOf({ image, digests }, pins) {
    return image?.digest === undefined || pins.has(image.digest) ? digests : [image.digest];
}
function matchOf(image, { byName, byRepository, byDigest }) {
    const { tag } = (0,images_image/* withImpliedTag */.Lt)(image);
    const repository = (0,images_image/* repositoryName */.aR)(image);
    if (tag !== undefined)
        return byName.get((0,images_image/* imageName */.tO)({ ...image, tag })) ?? byName.get(repository);
    const own = byDigest.get(runningKey({ ...image, digest: image.digest }));
    const all = byRepository.get(repository) ?? [];
    if (own !== undefined || all.length < 2)
        return own ?? all[0];
    const { registry, repository: path } = image;
    return { image: { registry, repository: path }, references: all.flatMap(({ references }) => references) };
}
const otherTag = { state: 'other-tag', message: 'The report has the repository by other tags only' };
function withoutProof({ image, digests, why, isWaiting, isForeign, asked }, match, pins) {
    if (image === undefined)
        return { state: 'unknown', message: `It was started by \`${asked}\`, which names no repository` };
    if (match === undefined)
        return { state: 'not-in-report', message: 'The report has no reference to it' };
    if (isWaiting === true)
        return { state: 'not-started', message: 'It has not started' };
    const digest = digests.find((one) => pins.has(one));
    if (digest !== undefined)
        return pins.get(digest)?.status === 'not-in-history' ? never(digest) : ranAsPinned(image, digest);
    const unread = isForeign === true && image.digest === undefined ? foreign : why;
    if (isForeign === true && image.digest !== undefined && pins.has(image.digest))
        return { state: 'unknown', message: `It was started by the pin, but ${foreign}` };
    if (unread === undefined)
        return undefined;
    if (image.digest === undefined)
        return { state: 'by-tag', message: `It was started by its tag, and its digest is not known: ${unread}` };
    return { state: 'unknown', message: `Its digest is not known: ${unread}` };
}
const foreign = 'its runtime names an image of another repository';
function never(digest) {
    const message = 'The complete history of the tag does not have the digest that runs';
    return { state: 'never-the-tag', digest, message };
}
function ranAsPinned(asked, digest, how = '') {
    if (asked.digest !== undefined)
        return { state: 'as-pinned', digest, message: `It runs as pinned${how}` };
    const message = `It has the pinned digest now${how}, but it was started by its tag, which may move`;
    return { state: 'by-tag', digest, message };
}
const order = ['as-pinned', 'by-tag', 'other-digest', 'unknown', 'never-the-tag'];
function judgedSubject(subject, proofs) {
    const { first, name, where, pins, candidates, state } = subject;
    const shared = { image: name ?? first.asked, pinned: [...pins.keys()], where };
    if (state !== undefined)
        return { ...shared, ...state };
    const [best] = candidates
        .map((one) => byProof(one.digest, first.image ?? one, pins, proofs.get(runningKey(one))))
        .sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state) || compareSince(b, a));
    return { ...shared, ...(best ?? { state: 'unknown', message: 'Its digest is not known' }) };
}
function compareSince(a, b) {
    return Date.parse(a.since ?? '1970') - Date.parse(b.since ?? '1970');
}
function byProof(digest, asked, pins, fact) {
    const unknown = (message) => asked.digest === undefined
        ? { state: 'by-tag', digest, message: `It was started by its tag. ${message}` }
        : { state: 'unknown', digest, message };
    if (fact?.status === 'not-in-history')
        return never(digest);
    const index = fact?.indexDigest;
    if (fact?.status === 'one-platform' && index !== undefined && pins.has(index))
        return ranAsPinned(asked, digest, ', by one of its platforms');
    if (asked.digest !== undefined && pins.has(asked.digest))
        return unknown('It was started by the pin, but its runtime names another digest');
    if ([...pins.values()].some((pin) => pin?.indexDigest === digest))
        return unknown('The index runs of which the pin is one platform: it is not known which platform runs');
    const isKnown = fact?.status === 'current' || fact?.status === 'superseded' || fact?.status === 'one-platform';
    if (fact === undefined || !isKnown)
        return unknown(`Nothing proves that the tag ever had the digest that runs${whyOf(fact)}`);
    const since = fact.pinnedSince ?? currentSince([...pins.values()], digest);
    const held = heldText(fact, since);
    const known = { digest, ...(0,collections/* compact */.oE)({ since, until: fact.supersededAt }) };
    const [pin] = pins.keys();
    if (pin === undefined)
        return { ...known, state: 'by-tag', message: `The repository does not pin it; ${held}` };
    const relation = relationTo([...pins.values()], fact);
    const message = `The repository pins ${(0,text_text/* shortDigest */.VK)(pin)}; ${held}`;
    return { ...known, ...(0,collections/* compact */.oE)({ relation }), state: 'other-digest', message };
}
function whyOf(fact) {
    return fact?.message === undefined ? '' : `: ${fact.message}`;
}
function heldText({ supersededAt, status }, since) {
    const from = since === undefined ? '' : ` since ${(0,time/* formatDay */.im)(Date.parse(since))}`;
    if (status === 'one-platform')
        return 'what runs is one platform of another digest of the tag';
    if (supersededAt === undefined)
        return `the tag has had the digest that runs${from}`;
    return `the tag had the digest that runs until ${(0,time/* formatDay */.im)(Date.parse(supersededAt))}`;
}
function currentSince(pins, digest) {
    return pins.find((pin) => pin?.currentDigest === digest)?.currentSince;
}
function relationTo(pins, fact) {
    const [pin] = pins;
    if (pin === undefined || pins.length !== 1)
        return undefined;
    if (fact.status === 'current')
        return pin.status === 'superseded' ? 'ahead' : undefined;
    if (pin.status === 'current')
        return fact.status === 'superseded' ? 'behind' : undefined;
    if (pin.pinnedSince === undefined || fact.pinnedSince === undefined)
        return undefined;
    if (pin.pinnedSince === fact.pinnedSince)
        return undefined;
    return Date.parse(fact.pinnedSince) > Date.parse(pin.pinnedSince) ? 'ahead' : 'behind';
}
function notRunning({ byName }, subjects) {
    const running = new Set(subjects.map(({ name }) => name));
    return [...byName].flatMap(([image, { references }]) => {
        const pinned = references.filter(({ digest }) => digest !== undefined);
        if (pinned.length === 0 || running.has(image))
            return [];
        const digests = [...new Set(pinned.flatMap(({ digest }) => digest ?? []))];
        const where = pinned.map(({ file, line }) => `${file}:${line}`);
        return [
            { state: 'not-running', image, pinned: digests, message: 'No container of the file runs it', where },
        ];
    });
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
;// CONCATENATED MODULE: ./lib/running/containers.js



const maxItems = 100_000;
const maxText = 4096;
const containers_text = schemas/* string */.YjP().max(maxText);
const named = schemas/* object */.Ikc({ name: containers_text, image: containers_text });
const containers_status = named.extend({
    imageID: containers_text.default(''),
    state: schemas/* object */.Ikc({ waiting: schemas/* unknown */.L5J(), running: schemas/* unknown */.L5J() }).partial().optional(),
});
const kinds = ['containers', 'initContainers', 'ephemeralContainers'];
const statusKinds = ['containerStatuses', 'initContainerStatuses', 'ephemeralContainerStatuses'];
const list = (item) => schemas/* array */.YOg(item).max(maxItems).nullish();
const pod = schemas/* object */.Ikc({
    metadata: schemas/* object */.Ikc({ name: containers_text, namespace: containers_text.optional() }),
    spec: schemas/* object */.Ikc({
        containers: list(named),
        initContainers: list(named),
        ephemeralContainers: list(named),
        volumes: list(schemas/* object */.Ikc({ name: containers_text, image: schemas/* object */.Ikc({ reference: containers_text.optional() }).nullish() })),
    }),
    status: schemas/* object */.Ikc({
        phase: containers_text.optional(),
        containerStatuses: list(containers_status),
        initContainerStatuses: list(containers_status),
        ephemeralContainerStatuses: list(containers_status),
    })
        .optional(),
});
const podList = schemas/* object */.Ikc({
    items: schemas/* array */.YOg(pod).max(maxItems),
    metadata: schemas/* object */.Ikc({ continue: containers_text.optional() }).optional(),
});
const engineContainer = schemas/* object */.Ikc({
    Name: containers_text,
    Image: containers_text,
    ImageName: containers_text.optional().describe('Podman'),
    ImageDigest: containers_text.optional().describe('Podman'),
    Config: schemas/* object */.Ikc({ Image: containers_text }),
    ImageManifestDescriptor: schemas/* object */.Ikc({ digest: containers_text }).optional(),
});
const engineImage = schemas/* object */.Ikc({ Id: containers_text, RepoDigests: schemas/* array */.YOg(containers_text).max(1000).nullable() });
const inspected = schemas/* array */.YOg(schemas/* union */.KCZ([engineContainer, engineImage])).max(maxItems);
function containersIn(text) {
    let data;
    try {
        data = JSON.parse(text);
    }
    catch {
        return { issue: 'it is not JSON' };
    }
    const read = Array.isArray(data) ? inspected.safeParse(data) : podsOf(data);
    if (!read.success) {
        const [first] = read.error.issues;
        const at = (0,text_text/* plain */.pj)((first?.path ?? []).join('.'));
        return {
            issue: `it is no answer of \`kubectl get pods -o json\` or \`docker inspect\`: \`${at}\`: ${first?.message}`,
        };
    }
    if (!('items' in read.data))
        return { containers: ofEngine(read.data), isCut: false };
    const { items, metadata } = read.data;
    return { containers: items.flatMap(ofPod), isCut: (metadata?.continue ?? '') !== '' };
}
function podsOf(data) {
    const one = pod.safeParse(data);
    return podList.safeParse(one.success ? { items: [one.data] } : data);
}
function ofPod({ metadata, spec, status: states = {} }) {
    const { namespace = 'default', name } = metadata;
    const containers = kinds.flatMap((kind, index) => {
        const known = states[statusKinds[index] ?? 'containerStatuses'] ?? [];
        return (spec[kind] ?? []).map((container) => {
            const from = askedFor(`${namespace}/${name}/${container.name}`, container.image);
            const said = known.find((one) => one.name === container.name);
            if (isWaiting(said, states.phase))
                return { ...from, digests: [], isWaiting: true };
            return { ...from, ...digestOfId(said?.imageID, from.image) };
        });
    });
    return [...containers, ...volumesOf(`${namespace}/${name}`, spec.volumes ?? [])];
}
function isWaiting(said, phase) {
    if (said === undefined)
        return phase === 'Pending';
    const { waiting, running } = said.state ?? {};
    return said.imageID === '' && isSet(waiting) && !isSet(running);
}
function isSet(value) {
    return value !== undefined && value !== null;
}
function volumesOf(pod, volumes) {
    return volumes.flatMap(({ name, image }) => {
        if (image?.reference === undefined)
            return [];
        const from = askedFor(`${pod}/${name}`, image.reference);
        const digests = from.image?.digest === undefined ? [] : [from.image.digest];
        return [
            {
                ...from,
                digests,
                ...(digests.length === 0 ? { why: 'the status of a pod does not have its volumes' } : {}),
            },
        ];
    });
}
function digestOfId(id, asked) {
    if (id === undefined)
        return { digests: [], why: 'the status of its pod does not have the container' };
    const name = id.replace(/^docker-pullable:\/\//, '');
    const parsed = name.includes('@') ? (0,images_image/* parseImage */.zZ)(name) : undefined;
    if (parsed?.kind === 'image' && parsed.image.digest !== undefined) {
        const { registry, repository, digest } = parsed.image;
        const isOwn = registry === asked?.registry && repository === asked.repository;
        return { digests: [digest], ...(isOwn ? {} : { isForeign: true }) };
    }
    if ((0,images_image/* isDigest */.Bc)(id) || id.startsWith('docker://'))
        return { digests: [], why: 'its runtime names the configuration of the image, not its digest' };
    return { digests: [], why: 'its runtime does not say which image it is' };
}
function askedFor(where, asked) {
    const parsed = isImageId(asked) ? undefined : (0,images_image/* parseImage */.zZ)(asked);
    return { where, asked, ...(parsed?.kind === 'image' ? { image: parsed.image } : {}) };
}
function isImageId(text) {
    return (0,images_image/* isDigest */.Bc)(text) || /^(?:sha256:)?[a-f0-9]{12,64}$/.test(text);
}
function ofEngine(found) {
    const images = new Map(found.flatMap((one) => ('Config' in one ? [] : [[one.Id, one.RepoDigests ?? []]])));
    return found.flatMap((one) => {
        if (!('Config' in one))
            return [];
        const from = askedFor(one.Name.replace(/^\//, ''), one.ImageName ?? one.Config.Image);
        const own = [one.ImageDigest, one.ImageManifestDescriptor?.digest].filter((text) => text !== undefined);
        const digests = [...own.filter(images_image/* isDigest */.Bc), ...repoDigests(images.get(one.Image) ?? [], from.image)];
        if (digests.length > 0)
            return [{ ...from, digests: [...new Set(digests)] }];
        const why = images.has(one.Image)
            ? 'the engine knows no digest of the image in its repository'
            : 'the file does not have its image: inspect the images, too';
        return [{ ...from, digests: [], why }];
    });
}
function repoDigests(names, asked) {
    return names.flatMap((name) => {
        const parsed = (0,images_image/* parseImage */.zZ)(name);
        if (parsed.kind === 'invalid' || parsed.image.digest === undefined)
            return [];
        const { registry, repository, digest } = parsed.image;
        return registry === asked?.registry && repository === asked.repository ? [digest] : [];
    });
}

;// CONCATENATED MODULE: ./lib/running/index.js











const maxBytes = 256 * 1024 * 1024;
async function runningCommand(context) {
    const { invocation } = context;
    const [file = ''] = invocation.operands;
    const from = (0,command_context/* linesOf */.Dx)(invocation, 'from');
    const [report, ...answers] = await Promise.all([(0,report_file/* readReportFile */.$h)(file), ...from.map(readContainers)]);
    const issues = [
        ...('issues' in report ? report.issues : []),
        ...(from.length === 0 ? [noFile] : []),
        ...answers.flatMap((one) => ('issue' in one ? [one.issue] : [])),
        ...(0,listing/* formIssues */.N)(invocation),
    ];
    if ('issues' in report || issues.length > 0)
        return (0,report_file/* fileMistakes */.C$)(context, issues);
    const read = answers.flatMap((one) => ('issue' in one ? [] : one));
    const containers = read.flatMap((one) => one.containers);
    const { references, incomplete } = (0,report_file/* withoutOwnFiles */.Wi)(report.report, [file, ...from]);
    const subjects = runningSubjects(containers, references);
    const proofs = await proofsOf(context, unprovedImages(subjects));
    if ('issues' in proofs)
        return (0,report_file/* fileMistakes */.C$)(context, proofs.issues);
    const images = judgeRunning(subjects, proofs);
    await printImages(context, images);
    const missing = [
        ...read.flatMap(({ isCut }) => isCut ? ['A list of pods is only its first page: ask for all of them.'] : []),
        ...(images.some(({ state }) => compared.includes(state))
            ? []
            : ['Nothing that runs is in the report, so nothing was compared.']),
    ];
    const notes = incomplete.length === 0
        ? []
        : [`The report lacks ${(0,text_text/* plural */.LS)(incomplete.length, 'item')} that could not be verified.`];
    context.err([summary(images, containers.length), ...missing, ...notes].join('\n'));
    const count = (states) => images.filter(({ state }) => states.includes(state)).length;
    if (count(failing) > 0)
        return 1;
    return count(['unknown']) + missing.length > 0 ? 3 : 0;
}
const noFile = '`running` requires `--from FILE`, such as the output of `kubectl get pods --all-namespaces --output json`.';
async function readContainers(file) {
    const read = await (0,command_context/* readUserFile */.E1)(file, maxBytes);
    if ('unreadable' in read)
        return { issue: `${file} cannot be read: ${(0,report_file/* whyNoText */.LZ)(read)}.` };
    const found = containersIn(read.text);
    if ('issue' in found)
        return { issue: `${file} cannot be used: ${found.issue}.` };
    if (found.containers.length > 0)
        return found;
    return {
        issue: `${file} has no container. Of an engine, inspect the containers together with their images.`,
    };
}
async function proofsOf(context, images) {
    if (images.length === 0)
        return new Map();
    const host = (0,listed_images/* hostOfImages */.Q$)((0,gate.silentHost)((0,gate.folderHost)(context, '.')), images.map(runningKey));
    const ran = await (0,gate.runOn)(context, host, 'verify', { ...listed_images/* aboutImages */.KY, isPreview: true });
    if (ran.issues !== undefined)
        return { issues: ran.issues };
    return new Map(ran.report.references.flatMap(({ file, registry, repository, tag, digest, fact }) => file !== listed_images/* imagesFile */.rT || fact === undefined || registry === undefined || repository === undefined
        ? []
        : [[runningKey({ registry, repository, ...(0,collections/* compact */.oE)({ tag, digest }) }), fact]]));
}
const titles = {
    'never-the-tag': 'never the tag',
    'other-digest': 'other digest',
    'by-tag': 'by its tag',
    unknown: 'not known',
    'as-pinned': 'as pinned',
    'not-started': 'not started',
    'other-tag': 'other tag',
    'not-running': 'not running',
    'not-in-report': 'not in the report',
};
const failing = ['never-the-tag', 'other-digest', 'by-tag'];
const compared = [...failing, 'unknown', 'as-pinned'];
const shownPlaces = 2;
const columns = [
    { name: 'state', value: ({ state }) => state, shown: ({ state }) => titles[state] },
    { name: 'image', keepsEnd: true, value: ({ image }) => image, shown: ({ image }) => image },
    {
        name: 'digest',
        title: 'RUNS',
        value: ({ digest }) => digest,
        shown: ({ digest }) => (digest === undefined ? '' : (0,text_text/* shortDigest */.VK)(digest)),
    },
    {
        name: 'pinned',
        value: ({ pinned }) => pinned,
        shown: ({ pinned: [first, ...more] }) => first === undefined
            ? ''
            : `${(0,text_text/* shortDigest */.VK)(first)}${more.length === 0 ? '' : ` and ${more.length} more`}`,
    },
    {
        name: 'since',
        value: ({ since }) => since,
        shown: ({ since, relation }) => since === undefined ? '' : [(0,time/* formatDay */.im)(Date.parse(since)), relation ?? []].flat().join(', '),
    },
    { name: 'until', value: ({ until }) => until },
    { name: 'relation', value: ({ relation }) => relation },
    { name: 'message', value: ({ message }) => message },
    {
        name: 'where',
        keepsEnd: true,
        value: ({ where }) => where,
        shown: ({ where }) => {
            const more = where.length - shownPlaces;
            return `${where.slice(0, shownPlaces).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
        },
    },
];
async function printImages(context, images) {
    const { invocation } = context;
    const isWhole = invocation.json || invocation.switches.has('csv');
    const listed = images.filter(({ state }) => isWhole || state !== 'not-in-report');
    await (0,listing/* printListing */.u)(context, { key: 'images', noun: 'image', columns }, listed);
    if (!isWhole)
        for (const text of reasons(images))
            context.out(text);
}
function summary(images, containers) {
    const count = (state) => images.filter((one) => one.state === state).length;
    const said = runningStates.flatMap((state) => count(state) === 0 ? [] : [`${count(state)} ${titles[state]}`]);
    return `${(0,text_text/* plural */.LS)(containers, 'container')}: ${said.join(', ')}`;
}
const maxReasons = 20;
function reasons(images) {
    const wrong = images.filter(({ state }) => failing.includes(state) || state === 'unknown');
    const more = wrong.length - maxReasons;
    return [
        ...wrong.slice(0, maxReasons).map(({ image, message }) => (0,text_text/* plain */.pj)(`${image}: ${message}.`)),
        ...(more > 0 ? [`and ${(0,text_text/* plural */.LS)(more, 'image')} more; --json has all of them.`] : []),
    ];
}


/***/ })

};
