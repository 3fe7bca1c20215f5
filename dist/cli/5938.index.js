export const id = 5938;
export const ids = [5938,7119];
export const modules = {

/***/ 15938:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  discoverPolicy: () => (/* binding */ discoverPolicy)
});

// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
// EXTERNAL MODULE: ./lib/model/globs/glob-matcher.js
var glob_matcher = __webpack_require__(50984);
// EXTERNAL MODULE: ./lib/model/globs/glob-pattern.js
var glob_pattern = __webpack_require__(18024);
;// CONCATENATED MODULE: ./lib/model/globs/glob-below.js


function globsBelow(globs, folder) {
    const names = folder === '' ? [] : folder.split('/');
    if (names.length === 0)
        return globs;
    const rest = globs.flatMap((glob) => ((0,glob_pattern/* parseGlob */.q)(glob) ?? []).flatMap((one) => remainders(one, names)));
    return [...new Set(rest)];
}
function remainders(segments, names) {
    let positions = new Set([0]);
    for (const name of names) {
        const next = new Set();
        for (const position of positions) {
            for (let at = position; at < segments.length; at += 1) {
                const segment = segments[at];
                if (segment === '**')
                    next.add(at);
                else {
                    if (segment !== undefined && (0,glob_matcher/* globMatcher */.f)(segment)(name))
                        next.add(at + 1);
                    break;
                }
            }
        }
        positions = next;
    }
    const rest = [...positions].map((at) => segments.slice(at));
    return rest.filter((one) => one.length > 0 && !one.some(isEmpty)).map(textOf);
}
function isEmpty(segment) {
    return segment.length === 0;
}
function textOf(segments) {
    return segments.map((one) => (one === '**' ? one : one.map(tokenText).join(''))).join('/');
}
function tokenText(token) {
    if (typeof token === 'string')
        return token;
    if ('inside' in token)
        return `[${token.inside}]`;
    return /[\\*?[\]{},!+@()]/.test(token.is) ? `\\${token.is}` : token.is;
}

// EXTERNAL MODULE: ./lib/model/inputs/special-types.js
var special_types = __webpack_require__(9004);
// EXTERNAL MODULE: ./lib/model/judgement/policy.js
var judgement_policy = __webpack_require__(29251);
// EXTERNAL MODULE: ./lib/config/policy/extends.js + 1 modules
var policy_extends = __webpack_require__(27119);
// EXTERNAL MODULE: ./lib/config/policy/folders.js
var folders = __webpack_require__(1052);
// EXTERNAL MODULE: ./lib/config/policy/merge.js
var merge = __webpack_require__(95545);
;// CONCATENATED MODULE: ./lib/config/policy/discover.js







const settingsWithGlobs = new Set(['paths', 'exclude', 'sbom']);
function policyBelow(policy, folder) {
    if (folder === '')
        return policy;
    const inside = (entries) => entries.flatMap((entry) => {
        if (entry.paths === undefined)
            return [entry];
        const paths = globsBelow(entry.paths, folder);
        return paths.length === 0 ? [] : [{ ...entry, paths }];
    });
    return {
        ...policy,
        settings: new Map([...policy.settings].flatMap((setting) => settingBelow(setting, folder))),
        overrides: inside(policy.overrides),
        waivers: inside(policy.waivers).map((waiver) => ({ inheritedAt: waiver.at, ...waiver })),
    };
}
function settingBelow([name, setting], folder) {
    if (settingsWithGlobs.has(name)) {
        const globs = globsBelow(setting.text.split('\n'), folder);
        return globs.length === 0 ? [] : [[name, { ...setting, text: globs.join('\n') }]];
    }
    if (name !== 'ledger' || !setting.text.endsWith('.json'))
        return [[name, setting]];
    const start = `${folder}/`;
    return setting.text.startsWith(start)
        ? [[name, { ...setting, text: setting.text.slice(start.length) }]]
        : [];
}
async function discoverPolicy({ folder, label, read, ...request }) {
    const issues = [];
    let policy = judgement_policy/* noPolicy */.W;
    for (const [above, holder] of (0,folders/* holdersOf */.pW)(folder).entries()) {
        const shown = (path) => `${'../'.repeat(above)}${path}`;
        const loaded = await (0,policy_extends.loadPolicy)({
            ...request,
            path: special_types/* defaultPolicyPath */.r2,
            required: false,
            read: (path) => read((0,folders/* inFolder */._z)(holder, path)),
            label: (path) => label?.(shown(path)) ?? shown(path),
        });
        if ('issues' in loaded)
            (0,collections/* append */.BC)(issues, loaded.issues);
        else
            policy = (0,merge/* mergePolicies */.$p)(policyBelow(loaded.policy, relativeTo(holder, folder)), policy);
        if ('policy' in loaded && loaded.isRoot === true)
            break;
    }
    return issues.length > 0 ? { issues } : { policy };
}
function relativeTo(holder, folder) {
    return holder === '' ? folder : folder.slice(holder.length + 1);
}


/***/ }),

/***/ 27119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  loadPolicy: () => (/* binding */ loadPolicy),
  parseTarget: () => (/* binding */ parseTarget),
  targetName: () => (/* binding */ targetName)
});

// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
// EXTERNAL MODULE: ./lib/model/judgement/policy.js
var judgement_policy = __webpack_require__(29251);
// EXTERNAL MODULE: ./lib/config/policy/issue.js
var issue = __webpack_require__(40886);
// EXTERNAL MODULE: ./lib/config/policy/merge.js
var merge = __webpack_require__(95545);
// EXTERNAL MODULE: ./lib/config/policy/read.js + 2 modules
var policy_read = __webpack_require__(4682);
// EXTERNAL MODULE: ./lib/model/judgement/signature.js
var signature = __webpack_require__(23295);
;// CONCATENATED MODULE: ./lib/config/policy/signatures.js


async function loadSignatures(written, read, wrong) {
    const keys = new Map();
    const roots = new Map();
    async function keyOf(path, at) {
        const isInline = path.startsWith('-----BEGIN');
        const text = isInline ? path : await read(path, at);
        if (text === undefined)
            return [];
        const key = (0,signature/* publicKeyName */.yc)(text);
        if ('wrong' in key) {
            wrong(`\`${isInline ? 'key' : path}\` ${key.wrong}.`, at);
            return [];
        }
        keys.set(key.name, text);
        return [{ kind: 'key', key: key.name, ...(isInline ? {} : { file: path }) }];
    }
    async function rootOf(path, at) {
        if (path === undefined)
            return signature/* publicRoot */.KE;
        const text = await read(path, at);
        if (text === undefined)
            return undefined;
        const name = (0,signature/* trustedRootName */.JB)(text);
        roots.set(name, text);
        return name;
    }
    async function signersOf(entry, at) {
        if (entry.key !== undefined)
            return (await Promise.all(many(entry.key).map((path) => keyOf(path, at)))).flat();
        if (entry.preset !== undefined)
            return (signature/* signerPresets */.Bo[entry.preset] ?? []).map(({ issuer, identity }) => ({
                kind: 'identity',
                issuer,
                identity,
                root: signature/* publicRoot */.KE,
            }));
        const file = entry['trusted-root'];
        const root = await rootOf(file, at);
        const { issuer } = entry;
        if (root === undefined || issuer === undefined)
            return [];
        return many(entry.identity).map((identity) => ({
            kind: 'identity',
            issuer,
            identity,
            root,
            ...(0,collections/* compact */.oE)({ file }),
        }));
    }
    const rules = await Promise.all(written.map(async ({ entry, at }) => {
        const { images, except, any: several = [entry], 'source-tag': sourceTag } = entry;
        return {
            at,
            ...(0,collections/* compact */.oE)({ sourceTag }),
            images: many(images),
            anyOf: (await Promise.all(several.map((one) => signersOf(one, at)))).flat(),
            ...(0,collections/* compact */.oE)({ except: except === undefined ? undefined : many(except) }),
        };
    }));
    return { rules, files: { keys, roots } };
}
function many(value) {
    return value === undefined ? [] : [value].flat();
}

;// CONCATENATED MODULE: ./lib/config/policy/extends.js






const remote = /^([\w.-]{1,100})\/([\w.-]{1,100})\/([^@]{1,1024})@([\w][\w./-]{0,254})$/;
function parseTarget(text, from) {
    const [, owner = '', repository = '', inside = '', ref = ''] = remote.exec(text) ?? [];
    if (text.includes('@') &&
        (ref === '' || ref.includes('..') || /^\.+$/.test(owner) || /^\.+$/.test(repository)))
        return { issue: 'must be `OWNER/REPO/PATH@REF`, or a path in the repository' };
    const path = (ref === '' ? text : inside).replace(/^(?:\.\/)+/, '');
    const parts = path.split('/');
    if (path.length > 1024 ||
        path.includes('\\') ||
        parts.some((part) => part === '' || /^\.{1,2}$/.test(part)))
        return { issue: 'its path must be relative to the root of the repository, without `..`' };
    if (ref !== '')
        return { kind: 'remote', owner, repository, path, ref };
    return from.kind === 'remote' ? { ...from, path } : { kind: 'local', path };
}
function targetName(target) {
    if (target.kind === 'local')
        return target.path;
    return `${target.owner}/${target.repository}/${target.path}@${target.ref}`;
}
const maxFiles = 20;
const maxDepth = 5;
async function loadPolicy(request) {
    const loader = new Loader(request);
    const root = { kind: 'local', path: request.path };
    const policy = await loader.load(root, [], undefined);
    return loader.issues.length > 0 ? { issues: loader.issues } : { policy, isRoot: loader.isRoot };
}
class Loader {
    request;
    issues = [];
    isRoot = false;
    loaded = new Set();
    constructor(request) {
        this.request = request;
    }
    async load(target, above, extension) {
        const name = targetName(target);
        if (above.includes(name))
            return this.wrong(extension, `\`${name}\` extends itself.`);
        if (this.loaded.has(name))
            return judgement_policy/* noPolicy */.W;
        if (above.length > maxDepth)
            return this.wrong(extension, `\`extends\` is nested more than ${maxDepth} levels deep.`);
        if (this.loaded.size >= maxFiles)
            return this.wrong(extension, `A policy can extend at most ${maxFiles} files.`);
        this.loaded.add(name);
        const answer = target.kind === 'local' ? await this.request.read(target.path) : await this.request.remote(target);
        if ('unknown' in answer)
            return { ...judgement_policy/* noPolicy */.W, unread: [answer.unknown] };
        if ('missing' in answer)
            return this.missing(target, extension);
        if ('unreadable' in answer)
            return this.wrong(extension, `\`${name}\` cannot be read: ${answer.unreadable}.`);
        const label = target.kind === 'local' ? (this.request.label?.(target.path) ?? target.path) : name;
        const source = { path: label, text: answer.text };
        const read = (0,policy_read/* readPolicy */.T)(source, this.request.names);
        if ('issues' in read) {
            (0,collections/* append */.BC)(this.issues, read.issues);
            return judgement_policy/* noPolicy */.W;
        }
        if (extension === undefined)
            this.isRoot = read.file.isRoot;
        const signed = await this.withSignatures(read.file, source, target);
        return this.withBases(signed, source, target, [...above, name], extension);
    }
    async withSignatures(file, source, target) {
        if (file.signatures.length === 0)
            return file;
        const unread = [];
        const wrong = (message, { span }) => void this.issues.push((0,issue/* issueAt */.N)(source, span, message));
        const { rules, files } = await loadSignatures(file.signatures, async (path, at) => {
            const named = parseTarget(path, target);
            if ('issue' in named)
                return void wrong(`\`${path}\` ${named.issue}.`, at);
            const answer = named.kind === 'local' ? await this.request.read(named.path) : await this.request.remote(named);
            if ('text' in answer)
                return answer.text;
            if ('unknown' in answer)
                return void unread.push(answer.unknown);
            const why = 'missing' in answer ? 'does not exist' : `cannot be read: ${answer.unreadable}`;
            return void wrong(`\`${targetName(named)}\` ${why}.`, at);
        }, wrong);
        return { ...file, policy: { ...file.policy, signatures: rules, signatureFiles: files, unread } };
    }
    async withBases({ policy, extended }, source, target, above, extension) {
        let merged = judgement_policy/* noPolicy */.W;
        for (const { target: text, at } of extended) {
            const parsed = parseTarget(text, target);
            const inheritedAt = target.kind === 'local' || extension === undefined ? at : extension.inheritedAt;
            const next = { by: source, at, inheritedAt };
            if ('issue' in parsed)
                this.wrong(next, `\`extends\` is \`${text.slice(0, 100)}\`, but ${parsed.issue}.`);
            else
                merged = (0,merge/* mergePolicies */.$p)(merged, await this.load(parsed, above, next));
        }
        if (target.kind === 'local' || extension === undefined)
            return (0,merge/* mergePolicies */.$p)(merged, policy);
        const { inheritedAt } = extension;
        const waivers = policy.waivers.map((waiver) => ({ ...waiver, inheritedAt }));
        return (0,merge/* mergePolicies */.$p)(merged, { ...policy, waivers });
    }
    missing(target, extension) {
        if (extension === undefined && !this.request.required)
            return judgement_policy/* noPolicy */.W;
        const hint = extension === undefined || target.kind === 'remote'
            ? ''
            : ' To name a file of another repository, use `OWNER/REPO/PATH@REF`.';
        return this.wrong(extension, `\`${targetName(target)}\` does not exist.${hint}`);
    }
    wrong(extension, message) {
        const file = extension?.by ?? { path: this.request.path, text: '' };
        this.issues.push((0,issue/* issueAt */.N)(file, extension?.at.span ?? { start: 0, end: 0 }, message));
        return judgement_policy/* noPolicy */.W;
    }
}


/***/ }),

/***/ 23295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bo: () => (/* binding */ signerPresets),
/* harmony export */   JB: () => (/* binding */ trustedRootName),
/* harmony export */   KE: () => (/* binding */ publicRoot),
/* harmony export */   QU: () => (/* binding */ formOf),
/* harmony export */   yc: () => (/* binding */ publicKeyName)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

const publicRoot = 'sigstore';
function publicKeyName(text) {
    if (!/-----BEGIN (?:RSA )?PUBLIC KEY-----/.test(text))
        return { wrong: 'is not a public key in PEM' };
    let key;
    try {
        key = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createPublicKey)(text);
    }
    catch {
        return { wrong: 'is not a public key that can be read' };
    }
    const { asymmetricKeyType: type = '', asymmetricKeyDetails: details } = key;
    if (!['ec', 'ed25519', 'rsa'].includes(type))
        return { wrong: `is a key of the type ${type}, not ECDSA, Ed25519 or RSA` };
    if (type === 'rsa' && (details?.modulusLength ?? 0) < 2048)
        return { wrong: 'is an RSA key of fewer than 2048 bits' };
    return { name: sha256(key.export({ format: 'der', type: 'spki' })) };
}
function trustedRootName(text) {
    return sha256(text);
}
function sha256(data) {
    return `sha256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(data).digest('hex')}`;
}
const signPredicate = 'https://sigstore.dev/cosign/sign/v1';
const provenance = /^https:\/\/slsa\.dev\/provenance\/v\d{1,3}(?:\.\d{1,3})?$/;
function formOf(predicateType) {
    if (predicateType === signPredicate)
        return 'signature';
    return provenance.test(predicateType) ? 'provenance' : undefined;
}
const signerPresets = {
    chainguard: [
        {
            issuer: 'https://token.actions.githubusercontent.com',
            identity: 'https://github.com/chainguard-images/images/.github/workflows/release.yaml@refs/heads/main',
            source: 'https://edu.chainguard.dev/chainguard/chainguard-images/how-to-use/verifying-chainguard-images-and-metadata-signatures-with-cosign/',
        },
    ],
    distroless: [
        {
            issuer: 'https://accounts.google.com',
            identity: 'keyless@distroless.iam.gserviceaccount.com',
            source: 'https://github.com/GoogleContainerTools/distroless#how-do-i-verify-distroless-images',
        },
    ],
    kubernetes: [
        {
            issuer: 'https://accounts.google.com',
            identity: 'krel-trust@k8s-releng-prod.iam.gserviceaccount.com',
            source: 'https://kubernetes.io/docs/tasks/administer-cluster/verify-signed-artifacts/',
        },
    ],
};


/***/ })

};
