export const id = 9496;
export const ids = [9496];
export const modules = {

/***/ 19496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  keepScans: () => (/* binding */ keepScans)
});

// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
// EXTERNAL MODULE: ./lib/model/sort.js
var sort = __webpack_require__(88489);
// EXTERNAL MODULE: ./lib/model/text.js
var model_text = __webpack_require__(57798);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
// EXTERNAL MODULE: ./lib/model/image.js
var model_image = __webpack_require__(71976);
;// CONCATENATED MODULE: ./lib/scan/findings-schema.js


const offset = schemas/* int */.Whr().nonnegative();
const span = schemas/* strictObject */.rej({ start: offset, end: offset });
const place = schemas/* strictObject */.rej({ file: schemas/* string */.YjP(), span });
const texts = schemas/* array */.YOg(schemas/* string */.YjP());
const isTrue = schemas/* literal */.euz(true).exactOptional();
const findings_schema_image = schemas/* strictObject */.rej({
    registry: schemas/* string */.YjP(),
    repository: schemas/* string */.YjP(),
    tag: schemas/* string */.YjP().exactOptional(),
    digest: schemas/* string */.YjP().refine(model_image/* isDigest */.Bc).exactOptional(),
});
const found = {
    at: place,
    raw: schemas/* string */.YjP(),
    parts: schemas/* array */.YOg(schemas/* strictObject */.rej({ part: schemas/* enum */.k5n(['registry', 'repository', 'tag', 'digest']), span }))
        .exactOptional(),
    uses: schemas/* array */.YOg(span).exactOptional(),
    testData: schemas/* string */.YjP().exactOptional(),
};
const pin = schemas/* discriminatedUnion */.gMt('kind', [
    schemas/* strictObject */.rej({
        kind: schemas/* literal */.euz('place'),
        span,
        lead: schemas/* string */.YjP(),
        unset: schemas/* string */.YjP().exactOptional(),
        isBare: isTrue,
    }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('refused'), why: schemas/* string */.YjP() }),
]);
const line = schemas/* int */.Whr().positive();
const occurrence = schemas/* discriminatedUnion */.gMt('kind', [
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('image'), ...found, image: findings_schema_image, pin }),
    schemas/* strictObject */.rej({
        kind: schemas/* literal */.euz('opaque'),
        ...found,
        why: schemas/* enum */.k5n(['variable', 'template', 'invalid']),
        detail: schemas/* string */.YjP(),
    }),
    schemas/* strictObject */.rej({
        kind: schemas/* literal */.euz('local'),
        ...found,
        image: findings_schema_image,
        builtBy: schemas/* strictObject */.rej({ file: schemas/* string */.YjP(), line }),
    }),
]);
const argument = schemas/* strictObject */.rej({
    name: schemas/* string */.YjP(),
    file: schemas/* tuple */.PVZ([schemas/* string */.YjP(), schemas/* string */.YjP()]),
    span,
    value: schemas/* union */.KCZ([
        schemas/* strictObject */.rej({ text: schemas/* string */.YjP(), noPlace: schemas/* string */.YjP().exactOptional() }),
        schemas/* strictObject */.rej({ why: schemas/* string */.YjP() }),
    ]),
});
const replacement = schemas/* strictObject */.rej({
    file: schemas/* string */.YjP(),
    line,
    program: schemas/* enum */.k5n(['sed', 'yq', 'kustomize']),
    patterns: texts,
    keys: texts,
    paths: texts,
});
const clues = schemas/* strictObject */.rej({
    path: schemas/* string */.YjP(),
    mentioned: texts,
    testData: texts,
    deployed: texts,
    builds: schemas/* array */.YOg(schemas/* strictObject */.rej({ name: schemas/* string */.YjP(), isPushed: schemas/* boolean */.zMY(), file: schemas/* string */.YjP(), line })),
    replacements: schemas/* array */.YOg(replacement),
    renames: schemas/* array */.YOg(schemas/* strictObject */.rej({
        name: schemas/* string */.YjP(),
        line,
        folder: schemas/* string */.YjP().exactOptional(),
        isTransformer: isTrue,
    })),
});
const waiver = schemas/* strictObject */.rej({
    check: schemas/* string */.YjP(),
    reason: schemas/* string */.YjP(),
    at: place,
    covers: place,
    pending: isTrue,
});
const findingsSchema = schemas/* strictObject */.rej({
    occurrences: schemas/* array */.YOg(occurrence),
    problems: schemas/* array */.YOg(schemas/* strictObject */.rej({ file: schemas/* string */.YjP(), message: schemas/* string */.YjP(), span: span.exactOptional() })),
    waivers: schemas/* array */.YOg(waiver),
    mentions: schemas/* array */.YOg(schemas/* strictObject */.rej({ path: schemas/* string */.YjP(), as: schemas/* string */.YjP(), isGlob: isTrue })),
    passes: schemas/* array */.YOg(schemas/* strictObject */.rej({ path: schemas/* string */.YjP(), args: schemas/* array */.YOg(argument) })),
    charts: schemas/* array */.YOg(schemas/* strictObject */.rej({ path: schemas/* string */.YjP(), folder: schemas/* string */.YjP(), readsFile: schemas/* boolean */.zMY() })),
    imageParameters: schemas/* array */.YOg(schemas/* strictObject */.rej({ key: schemas/* string */.YjP(), isPinnable: schemas/* boolean */.zMY() })),
    passedTo: texts,
    imageFields: schemas/* array */.YOg(schemas/* strictObject */.rej({
        path: texts,
        kind: schemas/* string */.YjP().exactOptional(),
        group: schemas/* string */.YjP().exactOptional(),
    })),
    clues: clues.exactOptional(),
});

// EXTERNAL MODULE: ./lib/scan/remembered-findings.js
var remembered_findings = __webpack_require__(10770);
;// CONCATENATED MODULE: ./lib/scan/stored-scans.js





const maxLength = 8 * 1024 * 1024;
const leastScanned = 64 * 1024;
const keyLength = 44;
const headOf = (code) => `scans 1 ${code}`;
function keepScans(options) {
    const { shared, code, stored = '', mostLength = maxLength, least = leastScanned } = options;
    const head = headOf(code);
    const known = stored.length <= 2 * mostLength ? linesOf(stored, head) : noLines;
    const used = new Map();
    let [length, all] = [0, 0];
    const use = (key, line, scanned) => {
        if (length > mostLength)
            return;
        all += used.has(key) ? 0 : scanned;
        length += line.length - (used.get(key)?.length ?? -(keyLength + 2));
        used.set(key, line);
        if (length > mostLength)
            used.clear();
    };
    return {
        scans: {
            get(key, scanned) {
                const remembered = shared.get(key, scanned);
                const line = remembered === undefined ? known.get(key) : (used.get(key) ?? lineOf(remembered));
                const found = remembered ?? storedFindings(line);
                if (line !== undefined && found !== undefined)
                    use(key, line, scanned);
                return found;
            },
            set(key, result, size, scanned) {
                shared.set(key, result, size, scanned);
                use(key, lineOf(result), scanned);
            },
        },
        async text() {
            if (used.size === 0 || all < least)
                return undefined;
            const lines = [...used].map(([key, line]) => `${key} ${line}`);
            return [head, ...(await (0,sort/* sortInSteps */.V)(lines, model_text/* compareText */.n6))].join('\n');
        },
    };
}
const [nothing, nothingLine] = [JSON.stringify(remembered_findings/* nothingFound */.Sb), '-'];
function lineOf(found) {
    const text = JSON.stringify(found);
    return text === nothing ? nothingLine : text;
}
function storedFindings(line) {
    if (line === undefined)
        return undefined;
    return line === nothingLine ? remembered_findings/* nothingFound */.Sb : findingsSchema.safeParse((0,json/* parseJson */.qF)(line)).data;
}
const noLines = new Map();
function linesOf(text, head) {
    if (!text.startsWith(`${head}\n`))
        return noLines;
    const lines = text.slice(head.length + 1).split('\n');
    return new Map(lines.map((line) => [line.slice(0, keyLength), line.slice(keyLength + 1)]));
}


/***/ })

};
