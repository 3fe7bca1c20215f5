export const id = 7171;
export const ids = [7171,1611];
export const modules = {

/***/ 70233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  clusterPolicy: () => (/* binding */ clusterPolicy)
});

// EXTERNAL MODULE: ./lib/config/index.js
var config = __webpack_require__(42714);
// EXTERNAL MODULE: ./lib/host/files.js + 1 modules
var host_files = __webpack_require__(40226);
// EXTERNAL MODULE: ./lib/model/plain.js
var plain = __webpack_require__(50709);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
// EXTERNAL MODULE: ./lib/model/append.js
var append = __webpack_require__(27925);
;// CONCATENATED MODULE: ./lib/signatures/cluster/patterns.js
const hub = 'docker.io/';
function imageFromCluster(glob) {
    const whole = glob === '*' ? `${hub}library/*` : glob === '*/*' ? `${hub}*/*` : glob;
    const named = whole.replace(/^index\.docker\.io\//, hub);
    const slash = named.lastIndexOf('/');
    const end = named.slice(slash + 1).search(/[:@]/);
    const name = end < 0 ? named : named.slice(0, slash + 1 + end);
    const tag = end < 0 ? '' : named.slice(slash + 1 + end);
    const isExact = tag === ':**' || tag === '@**' || tag === ':*' || tag === '@*' || (tag === '' && /\*$/.test(name));
    const note = `\`${glob}\`: here it applies to every tag of these images, which is stricter`;
    return { texts: [name], notes: isExact ? [] : [note] };
}
function imageToCluster(glob) {
    if (glob.includes('?'))
        return { texts: [], notes: [`\`${glob}\` is left out: policy-controller has no pattern for \`?\``] };
    const named = glob.includes('/') ? glob : `${hub}library/${glob}`;
    const full = named.replace(/^docker\.io\//, 'index.docker.io/');
    return { texts: full.endsWith('*') ? [full] : [`${full}:**`, `${full}@**`], notes: [] };
}
function expressionOf(glob) {
    const parts = glob.match(/\*\*+|./gs) ?? [];
    const written = parts.map((part) => {
        if (part.startsWith('**'))
            return '.*';
        if (part === '*')
            return '[^/]*';
        return part === '?'
            ? '[^/]'
            : part.replace(/[\\^$.*+?()[\]{}|/-]/, (mark) => (/[-/]/.test(mark) ? mark : `\\${mark}`));
    });
    return `^${written.join('')}$`;
}
function isLiteral(text) {
    return !/[*?]/.test(text);
}
const token = /\\([^A-Za-z0-9])|\[\^\/\]([*+]?)|\.([*+]?)|([^\\^$.|?*+()[\]{}])/y;
function globOf(expression) {
    const isStart = expression.startsWith('^');
    const isEnd = /(?:^|[^\\])\$$/.test(expression);
    const body = expression.slice(isStart ? 1 : 0, isEnd ? -1 : undefined);
    const notes = new Set();
    let glob = isStart ? '' : '**';
    token.lastIndex = 0;
    while (token.lastIndex < body.length) {
        const found = token.exec(body);
        if (found === null)
            return undefined;
        const [whole, escaped, notSlash, any, plain] = found;
        const literal = escaped ?? plain;
        if (literal !== undefined) {
            if (/[*?]/.test(literal))
                return undefined;
            glob += literal;
        }
        else if (whole.startsWith('[')) {
            glob += notSlash === '*' ? '*' : notSlash === '+' ? '?*' : '?';
        }
        else if (any === '') {
            glob += '.';
            notes.add(`\`${expression}\`: a \`.\` that is not escaped is read as a dot, which is stricter`);
        }
        else {
            glob += any === '*' ? '**' : '?**';
            if (any === '+')
                notes.add(`\`${expression}\`: \`.+\` must not begin with a slash here, which is stricter`);
        }
    }
    const ended = isEnd ? glob : `${glob}**`;
    return { glob: ended.replace(/\*{3,}/g, '**'), notes: [...notes] };
}

;// CONCATENATED MODULE: ./lib/signatures/cluster/read.js




const maxBytes = 1024 * 1024;
const maxDocuments = 200;
const read_text = schemas/* string */.YjP().max(20_000);
const identity = schemas/* strictObject */.rej({
    issuer: read_text.optional(),
    subject: read_text.optional(),
    issuerRegExp: read_text.optional(),
    subjectRegExp: read_text.optional(),
});
const authority = schemas/* looseObject */._H3({
    name: read_text.optional(),
    key: schemas/* looseObject */._H3({ data: read_text.optional(), hashAlgorithm: read_text.optional() }).optional(),
    keyless: schemas/* looseObject */._H3({ url: read_text.optional(), identities: schemas/* array */.YOg(identity).default([]) }).optional(),
    ctlog: schemas/* looseObject */._H3({ url: read_text.optional() }).optional(),
    signatureFormat: read_text.optional(),
});
const cluster = schemas/* object */.Ikc({
    kind: schemas/* literal */.euz('ClusterImagePolicy'),
    metadata: schemas/* object */.Ikc({ name: read_text }).optional(),
    spec: schemas/* looseObject */._H3({
        images: schemas/* array */.YOg(schemas/* looseObject */._H3({ glob: read_text })).min(1),
        authorities: schemas/* array */.YOg(authority).default([]),
        mode: schemas/* enum */.k5n(['enforce', 'warn']).default('enforce'),
    }),
});
function readClusterPolicies(source) {
    if (Buffer.byteLength(source) > maxBytes)
        throw new Error(`The file is larger than ${maxBytes} bytes.`);
    const documents = (0,dist/* parseAllDocuments */.hR)(source, { prettyErrors: false, logLevel: 'error' });
    if (!Array.isArray(documents) || documents.length > maxDocuments)
        throw new Error('The file holds no document, or too many.');
    const notes = [];
    const entries = [];
    const warned = [];
    for (const [position, document] of documents.entries()) {
        const [wrong] = document.errors;
        if (wrong !== undefined)
            throw new Error(`Document ${position + 1} is not YAML: ${wrong.message}.`);
        const parsed = cluster.safeParse(document.toJS({ maxAliasCount: 100 }));
        if (!parsed.success) {
            const [issue] = parsed.error.issues;
            notes.push(`Document ${position + 1} is left out: ${issue?.path.join('.')}: ${issue?.message}`);
            continue;
        }
        const read = entryOf(parsed.data);
        (0,append/* append */.B)(notes, read.notes.map((note) => `${parsed.data.metadata?.name ?? position + 1}: ${note}`));
        if (read.entry === undefined)
            continue;
        entries.push(read.entry);
        if (parsed.data.spec.mode === 'warn')
            (0,append/* append */.B)(warned, read.entry.images);
    }
    const levels = { 'unsigned-image': 'warning', 'wrong-signer': 'warning' };
    const policy = {
        signatures: entries,
        ...(warned.length === 0 ? {} : { overrides: [{ images: warned, checks: levels }] }),
    };
    return { text: (0,dist/* stringify */.As)(policy, { lineWidth: 0 }), notes };
}
function entryOf({ spec }) {
    const images = spec.images.map(({ glob }) => imageFromCluster(glob));
    const signers = spec.authorities.map(signersOf);
    const all = signers.flatMap(({ own }) => own);
    const notes = [
        ...images.flatMap((one) => one.notes),
        ...unknownKeys(spec, ['images', 'authorities', 'mode']),
        ...signers.flatMap((one) => one.notes),
    ];
    if (all.length === 0)
        return { notes: [...notes, 'left out: none of its authorities can be expressed here'] };
    const [only] = all;
    const names = [...new Set(images.flatMap(({ texts }) => texts))];
    return { entry: { images: names, ...(all.length === 1 ? only : { any: all }) }, notes };
}
function signersOf(one, position) {
    const name = one.name ?? `authority ${position}`;
    const { key, keyless } = one;
    const notes = unknownKeys(one, ['name', 'key', 'keyless', 'ctlog', 'signatureFormat']);
    const own = [];
    if (one.signatureFormat !== undefined)
        notes.push('`signatureFormat`: both formats are read here');
    if (key !== undefined && one.ctlog !== undefined)
        notes.push('`ctlog`: a signature by a key needs no log here, which is less strict');
    if (one.ctlog?.url !== undefined && !/^https:\/\/rekor\.sigstore\.dev\/?$/.test(one.ctlog.url))
        notes.push('`ctlog`: only the logs of the trusted root count here');
    if (key?.data !== undefined) {
        if ((key.hashAlgorithm ?? 'sha256') === 'sha256')
            own.push({ key: `${key.data.trim()}\n` });
        else
            notes.push('the key is left out: only SHA-256 is supported');
    }
    else if (key !== undefined)
        notes.push('the key is left out: only `data` can be expressed');
    if (keyless !== undefined) {
        const others = unknownKeys(keyless, ['url', 'identities']);
        const isPublic = /^https:\/\/fulcio\.sigstore\.dev\/?$/.test(keyless.url ?? 'https://fulcio.sigstore.dev');
        if (others.length > 0 || !isPublic)
            (0,append/* append */.B)(notes, others, [
                'its identities are left out: set `trusted-root` to the trusted root of that instance',
            ]);
        else
            for (const identity of keyless.identities) {
                const read = identityOf(identity);
                if ('signer' in read)
                    own.push(read.signer);
                (0,append/* append */.B)(notes, read.notes);
            }
    }
    return { own, notes: notes.map((note) => `${name}: ${note}`) };
}
function identityOf({ issuer, issuerRegExp, subject, subjectRegExp }) {
    const parts = [
        { label: 'issuer', exact: issuer, expression: issuerRegExp },
        { label: 'subject', exact: subject, expression: subjectRegExp },
    ].map(({ label, exact, expression }) => {
        if (exact !== undefined && exact !== '')
            return isLiteral(exact)
                ? { glob: exact, notes: [] }
                : { why: `the ${label} \`${exact}\` would be a glob here` };
        if (expression === undefined)
            return { why: `an identity without ${label} is left out` };
        return (globOf(expression) ?? {
            why: `\`${expression}\` cannot be written as a glob, so the identity is left out`,
        });
    });
    const [first, second] = parts;
    if (first === undefined || second === undefined || 'why' in first || 'why' in second)
        return { notes: parts.flatMap((part) => ('why' in part ? [part.why] : [])) };
    return { signer: { issuer: first.glob, identity: second.glob }, notes: [...first.notes, ...second.notes] };
}
function unknownKeys(value, known) {
    const others = Object.keys(value).filter((key) => !known.includes(key));
    return others.map((key) => `\`${key.slice(0, 100)}\` cannot be expressed here and is left out`);
}

// EXTERNAL MODULE: ./lib/model/signature.js
var signature = __webpack_require__(4891);
;// CONCATENATED MODULE: ./lib/signatures/cluster/write.js



function writeClusterPolicies(rules, keys) {
    const notes = [];
    const documents = rules.flatMap((rule, position) => {
        const say = (note) => void notes.push(`signatures[${position}]: ${note}`);
        const images = rule.images.map(imageToCluster);
        for (const note of images.flatMap((one) => one.notes))
            say(note);
        if (rule.except !== undefined)
            say('`except` cannot be expressed, so the document applies to these images too');
        if (rule.sourceTag !== undefined)
            say('`source-tag` has no meaning there');
        const globs = images.flatMap(({ texts }) => texts);
        const authorities = rule.anyOf.flatMap((signer) => authorityOf(signer, keys, say) ?? []);
        if (globs.length === 0 || authorities.length === 0) {
            say('left out: nothing of it can be expressed');
            return [];
        }
        return [
            {
                apiVersion: 'policy.sigstore.dev/v1beta1',
                kind: 'ClusterImagePolicy',
                metadata: { name: `tagproof-${position}` },
                spec: { images: globs.map((glob) => ({ glob })), authorities },
            },
        ];
    });
    return { text: documents.map((one) => (0,dist/* stringify */.As)(one, { lineWidth: 0 })).join('---\n'), notes };
}
function authorityOf(signer, keys, say) {
    if (signer.kind === 'key') {
        const data = keys.get(signer.key);
        if (data === undefined)
            return void say('a key is left out: it could not be read');
        return { key: { data, hashAlgorithm: 'sha256' } };
    }
    const { issuer, identity, root, file } = signer;
    if (root !== signature/* publicRoot */.K)
        return void say(`an identity is left out: the trusted root \`${file ?? root}\` needs a TrustRoot document`);
    return {
        keyless: {
            url: 'https://fulcio.sigstore.dev',
            identities: [
                {
                    ...(isLiteral(issuer) ? { issuer } : { issuerRegExp: expressionOf(issuer) }),
                    ...(isLiteral(identity) ? { subject: identity } : { subjectRegExp: expressionOf(identity) }),
                },
            ],
        },
    };
}

// EXTERNAL MODULE: ./lib/cli/context.js
var cli_context = __webpack_require__(34641);
;// CONCATENATED MODULE: ./lib/cli/cluster-policy.js






const cluster_policy_maxBytes = 1024 * 1024;
async function clusterPolicy(context) {
    const [file] = context.invocation.operands;
    return file === undefined ? exported(context) : imported(context, file);
}
async function imported(context, file) {
    const read = await (0,cli_context/* readUserFile */.E1)(file, cluster_policy_maxBytes);
    if (!('text' in read))
        return (0,cli_context/* usageErrors */.jY)(context, 'usage', [`\`${(0,plain/* plain */.p)(file)}\` cannot be read.`]);
    try {
        return printed(context, readClusterPolicies(read.text));
    }
    catch (error) {
        return (0,cli_context/* usageErrors */.jY)(context, 'usage', [(0,plain/* plain */.p)(error instanceof Error ? error.message : String(error))]);
    }
}
async function exported(context) {
    const files = (0,host_files/* diskFiles */.Ts)('.', undefined);
    const head = async (path) => {
        const found = await files.read(path, cluster_policy_maxBytes);
        if ('text' in found)
            return { text: found.text };
        return 'absent' in found ? { missing: true } : { unreadable: found.unreadable };
    };
    const read = await (0,config.configure)({
        get: (name) => (0,cli_context/* inputOf */.wg)(context, name),
        checks: async () => (await Promise.all(/* import() */[__webpack_require__.e(4353), __webpack_require__.e(2088), __webpack_require__.e(4995), __webpack_require__.e(691)]).then(__webpack_require__.bind(__webpack_require__, 54995))).checkIds,
        head,
        remote: async () => ({ unreadable: 'this command reads only files of the checkout' }),
    });
    if ('issues' in read)
        return (0,cli_context/* usageErrors */.jY)(context, 'configuration', read.issues);
    const { signatures, signatureFiles } = read.config.policy;
    if (signatures.length === 0)
        return (0,cli_context/* usageErrors */.jY)(context, 'usage', [
            'The policy has no section `signatures`, so there is nothing to write.',
        ]);
    return printed(context, writeClusterPolicies(signatures, signatureFiles.keys));
}
function printed({ invocation, out, err }, { text, notes }) {
    if (invocation.json)
        out(JSON.stringify({ text, notes }, null, 2));
    else {
        out(text.trimEnd());
        for (const note of notes)
            err(`note: ${(0,plain/* plain */.p)(note)}`);
    }
    return notes.length === 0 ? 0 : 3;
}


/***/ }),

/***/ 27925:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ append)
/* harmony export */ });
function append(target, ...lists) {
    for (const list of lists)
        for (const one of list)
            target.push(one);
}


/***/ }),

/***/ 39711:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ noPolicy)
/* harmony export */ });
const noPolicy = {
    sources: [],
    settings: new Map(),
    checks: new Map(),
    overrides: [],
    waivers: [],
    removed: [],
    pending: [],
    registries: new Map(),
    advisories: { ignoreStatus: [] },
    skips: [],
    pullRequests: {},
    signatures: [],
    signatureFiles: { keys: new Map(), roots: new Map() },
    origins: [],
    unread: [],
};


/***/ }),

/***/ 5218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ie: () => (/* binding */ whereIs),
/* harmony export */   q$: () => (/* binding */ positionsOf),
/* harmony export */   vT: () => (/* binding */ endOfLine)
/* harmony export */ });
function positionsOf(text) {
    const starts = [text.startsWith('\uFEFF') ? 1 : 0];
    for (const end of text.matchAll(/\r\n|\n|\r/g))
        starts.push(end.index + end[0].length);
    const at = (offset) => {
        const line = lastAtOrBefore(starts, offset);
        return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
    };
    return ({ start, end }) => {
        const from = at(start);
        const to = at(end);
        return { line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
    };
}
function lastAtOrBefore(starts, offset) {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((starts[middle] ?? 0) <= offset)
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}
function whereIs({ file, span }, sources) {
    const source = sources.find(({ path }) => path === file);
    if (source === undefined)
        return file;
    const { line, column } = positionsOf(source.text)(span);
    return `${file}:${line}:${column}`;
}
function endOfLine(text, from) {
    const end = text.indexOf('\n', from);
    return end < 0 ? text.length : end;
}


/***/ }),

/***/ 13293:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ presets)
/* harmony export */ });
const presets = {
    chainguard: {
        baseUrl: 'https://console-api.enforce.dev',
        issuerUrl: 'https://issuer.enforce.dev',
        registryUrl: 'https://cgr.dev',
        historyService: '_chainguard',
        publicOrganization: 'chainguard',
        tagQuery: { includeEpochs: 'true', includeDates: 'true', includeReferrers: 'true' },
    },
};


/***/ }),

/***/ 4891:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ publicRoot)
/* harmony export */ });
const publicRoot = 'sigstore';


/***/ }),

/***/ 59918:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ settingName)
/* harmony export */ });
function settingName(surface, name) {
    return surface === 'terminal' ? `\`--${name}\`` : `\`${name}:\``;
}


/***/ })

};
