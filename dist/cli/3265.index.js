export const id = 3265;
export const ids = [3265];
export const modules = {

/***/ 93265:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ claimLines),
/* harmony export */   readAttached: () => (/* binding */ readAttached),
/* harmony export */   signedLines: () => (/* binding */ signedLines)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50412);
/* harmony import */ var _output_escape_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38118);
/* harmony import */ var _output_words_signatures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90988);
/* harmony import */ var _report_images_signatures_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88822);
/* harmony import */ var _report_signatures_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91175);
/* harmony import */ var _signatures_built_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9011);
/* harmony import */ var _signatures_read_digest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60340);







async function readAttached({ source, files, now }, image, mirrored, digest) {
    const read = (0,_signatures_read_digest_js__WEBPACK_IMPORTED_MODULE_2__/* .digestReader */ .M)({ source, files, now, isWhole: true });
    const [{ found, gaps, staleRoot }, claims] = await Promise.all([
        read({ image, mirrored, own: [ruleAbout(image)] }, digest),
        source.claims(image, mirrored, digest),
    ]);
    return { image, digest, found, claims, gaps: [...gaps, ...[staleRoot ?? []].flat()] };
}
function ruleAbout({ registry, repository }) {
    const [owner = ''] = repository.split('/');
    const anyOf = registry === 'ghcr.io'
        ? [{ kind: 'identity', issuer: '', identity: `https://github.com/${owner}/*/`, root: '' }]
        : [];
    return { at: { file: '', span: { start: 0, end: 0 } }, images: [], anyOf };
}
function signedLines({ image, found }) {
    return found.signed.flatMap((one) => {
        const own = { ...found, signed: [one], refused: [] };
        const signed = (0,_report_signatures_js__WEBPACK_IMPORTED_MODULE_3__/* .describeSignatures */ .p)({ ...own, ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_4__/* .compact */ .oE)({ built: (0,_signatures_built_js__WEBPACK_IMPORTED_MODULE_1__/* .builtOf */ .QC)(image, own, []) }) });
        return (0,_report_images_signatures_js__WEBPACK_IMPORTED_MODULE_5__/* .signatureSummaries */ .X)([{ signatures: signed }]).map((card) => `${one.form}: ${(0,_output_escape_js__WEBPACK_IMPORTED_MODULE_6__/* .plain */ .pj)((0,_output_words_signatures_js__WEBPACK_IMPORTED_MODULE_0__/* .signatureText */ .gs)(card))}`);
    });
}
function claimLines({ claims: { types, names } }) {
    const builtAs = names.length === 0 ? [] : [`claimed, not signed: built as ${(0,_output_escape_js__WEBPACK_IMPORTED_MODULE_6__/* .plain */ .pj)(names.join(', '))}`];
    return [...types.map((type) => `claimed, not signed: ${(0,_output_escape_js__WEBPACK_IMPORTED_MODULE_6__/* .plain */ .pj)(type)}`), ...builtAs];
}


/***/ }),

/***/ 13693:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ag: () => (/* binding */ globsAfter),
/* harmony export */   B_: () => (/* binding */ imageSpellings),
/* harmony export */   MH: () => (/* binding */ nameMatcher),
/* harmony export */   _Z: () => (/* binding */ withCanonicalRegistry),
/* harmony export */   kD: () => (/* binding */ imageMatcher),
/* harmony export */   kh: () => (/* binding */ isNameGlob),
/* harmony export */   u$: () => (/* binding */ withRegistry)
/* harmony export */ });
/* harmony import */ var _images_registry_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65648);
/* harmony import */ var _glob_matcher_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50984);


function isNameGlob(glob) {
    return /^[\w.:/*?-]{1,255}$/.test(glob);
}
function nameMatcher(glob, work) {
    const parts = /[*?]/.test(glob) ? (glob.match(/\*\*+|./gsu) ?? []) : [glob];
    return (0,_glob_matcher_js__WEBPACK_IMPORTED_MODULE_1__/* .globMatcher */ .f)(parts.map(tokenOf), work);
}
function tokenOf(text) {
    if (text.startsWith('**'))
        return '**';
    return text === '*' || text === '?' ? text : { is: text };
}
function imageMatcher(globs, work) {
    const matchers = globs.map((glob) => nameMatcher(withCanonicalRegistry(glob), work));
    return (image) => {
        const names = image === undefined ? [] : imageSpellings(image);
        return matchers.some((matches) => names.some(matches));
    };
}
function withCanonicalRegistry(glob) {
    return glob.includes('/') ? (0,_images_registry_host_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalPrefix */ .l)(glob) : glob;
}
function withRegistry(glob) {
    const canonical = withCanonicalRegistry(glob);
    const [first = ''] = canonical.split('/');
    if (/[.:]/.test(first) && first !== canonical)
        return canonical;
    if (first === canonical)
        return glob.startsWith('**') ? glob : `docker.io/library/${glob}`;
    return /[*?]/.test(first) || first === 'localhost' ? canonical : `docker.io/${canonical}`;
}
function globsAfter(glob, text) {
    const parts = glob.match(/\*\*+|./gsu) ?? [];
    const isStar = (at) => parts[at]?.startsWith('*') === true;
    const withNext = (at) => (isStar(at) ? [at, at + 1] : [at]);
    let reached = new Set(withNext(0));
    for (const character of text)
        reached = new Set([...reached].flatMap((at) => {
            const part = parts[at];
            if (part === character)
                return withNext(at + 1);
            if (part?.startsWith('**') || (part === '*' && character !== '/'))
                return withNext(at);
            return part === '?' && character !== '/' ? withNext(at + 1) : [];
        }));
    const first = [...reached].filter((at) => !(isStar(at - 1) && reached.has(at - 1)));
    return first.map((at) => parts.slice(at).join('')).filter((rest) => rest !== '');
}
function imageSpellings({ registry, repository }) {
    const short = registry === 'docker.io' ? [repository, repository.replace(/^library\//, '')] : [];
    return [`${registry}/${repository}`, ...short];
}


/***/ }),

/***/ 44553:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ looksImmutable),
/* harmony export */   k: () => (/* binding */ isFullVersion)
/* harmony export */ });
const fullVersion = /^v?\d{1,9}\.\d{1,9}\.\d{1,9}(?:[-_+.][\w.-]*)?$/;
const date = /^(?:.*[-_.])?20\d{2}[-_.]?(?:0[1-9]|1[0-2])[-_.]?(?:0[1-9]|[12]\d|3[01])(?:[-_.T].*)?$/;
const commit = /^(?:.*[-_.])?(?:sha-?)?(?=[a-f]*\d)(?=\d*[a-f])[a-f0-9]{7,64}$/;
function isFullVersion(tag) {
    return tag.length <= 128 && fullVersion.test(tag);
}
function looksImmutable(tag) {
    return isFullVersion(tag) || (tag.length <= 128 && (date.test(tag) || commit.test(tag)));
}


/***/ }),

/***/ 90988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xd: () => (/* binding */ signatureRowsOf),
/* harmony export */   gs: () => (/* binding */ signatureText),
/* harmony export */   ie: () => (/* binding */ signatureRows)
/* harmony export */ });
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38118);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64148);


function signatureRows({ images = [] }) {
    return images.flatMap(signatureRowsOf);
}
function signatureRowsOf({ name, signatures = [] }) {
    return signatures.map((card) => ({
        image: name,
        digest: `${roles[card.role]}${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortDigest */ .VK)(card.digest)}`,
        text: signatureText(card),
        links: [
            ...link('commit', card.links.commit),
            ...link('run', card.links.run),
            ...link('log entry', card.links.log),
        ],
        card,
    }));
}
const roles = { pinned: '', current: 'new: ', replaced: 'old: ' };
function link(label, url) {
    return url === undefined ? [] : [{ label, url }];
}
function signatureText(card) {
    const { state, signer = '', issuer, at, refused = 0 } = card;
    const invalid = refused === 0 ? '' : `, and ${refused} that ${refused === 1 ? 'does' : 'do'} not count`;
    if (state === 'unknown')
        return `not known whether it is signed${invalid}`;
    if (state === 'not-signed')
        return refused === 0 ? 'not signed' : `no valid signature${invalid}`;
    const by = issuer === undefined ? `the key ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortDigest */ .VK)(signer)}` : `${signer} (${issuer})`;
    const when = at === undefined ? '' : ` on ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatReportDay */ .On)(at)}`;
    const built = builtText(card);
    return `signed by ${by}${when}${built === '' ? '' : `; ${built}`}`;
}
function builtText({ gitTag, relation, repository, commit, accepted }) {
    const of = repository === undefined ? '' : ` of ${repository}`;
    const at = commit === undefined ? '' : ` from commit ${commit.slice(0, 12)}`;
    if (gitTag === undefined)
        return of === '' ? '' : `built${at}${of}`;
    const proof = accepted && (relation === 'same' || relation === 'line') ? ', proved by its signature' : '';
    const line = relation === 'line' ? ', a version of this tag' : relation === 'other' ? ', another version' : '';
    return `built as ${gitTag}${of}${at}${line}${proof}`;
}


/***/ }),

/***/ 88822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ signatureSummaries)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50412);

function signatureSummaries(references) {
    const summaries = new Map();
    const add = (role, found, built) => {
        if (found === undefined || summaries.get(found.digest)?.role === 'pinned')
            return;
        summaries.set(found.digest, summaryOfDigest(role, found, built));
    };
    for (const { signatures } of references) {
        if (signatures === undefined)
            continue;
        add('replaced', signatures.replaced);
        add('pinned', signatures, signatures.built);
        add('current', signatures.ofCurrent);
    }
    return [...summaries.values()];
}
function summaryOfDigest(role, { digest: signed, signed: all, refused, complete }, built) {
    const best = all.find(({ build }) => build !== undefined) ?? all[0];
    const signer = best?.signer;
    const build = built?.build ?? best?.build;
    const state = best !== undefined ? 'signed' : complete ? 'not-signed' : 'unknown';
    return {
        digest: signed,
        role,
        state,
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_0__/* .compact */ .oE)({
            signer: signer?.kind === 'key' ? signer.key : signer?.identity,
            issuer: signer?.kind === 'identity' ? signer.issuer : undefined,
            at: best?.at,
            accepted: built?.isRequired === true ? true : undefined,
            gitTag: built?.gitTag,
            relation: built?.relation,
            repository: build?.repository,
            commit: build?.commit,
            refused: refused.length === 0 ? undefined : refused.length,
        }),
        links: linksOf(best, build),
    };
}
const repositoryAddress = /^https:\/\/(?:github|gitlab)\.com\/[\w.-]{1,100}(?:\/[\w.-]{1,100}){1,8}$/;
function linksOf(signature, { repository = '', commit = '', run = '' } = {}) {
    const isKnown = repositoryAddress.test(repository);
    const isRun = isKnown && run.startsWith(`${repository}/`) && /^[\w./:-]{1,300}$/.test(run);
    const isPublic = signature?.signer.kind === 'identity' && signature.signer.root === 'sigstore';
    const { logIndex = '' } = signature ?? {};
    return (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_0__/* .compact */ .oE)({
        commit: isKnown && /^[0-9a-f]{40,64}$/.test(commit) ? `${repository}/commit/${commit}` : undefined,
        run: isRun ? run : undefined,
        log: isPublic && /^\d{1,20}$/.test(logIndex)
            ? `https://search.sigstore.dev/?logIndex=${logIndex}`
            : undefined,
    });
}


/***/ }),

/***/ 91175:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ parseSignatures),
/* harmony export */   p: () => (/* binding */ describeSignatures)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50412);
/* harmony import */ var _time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9793);


function describeSignatures({ origin, ofCurrent, before, replaced, built, ...own }) {
    const { registry = '', repository = '', tag } = origin ?? {};
    return {
        ...describeDigest(own),
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_0__/* .compact */ .oE)({
            origin: origin && { registry, repository, ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_0__/* .compact */ .oE)({ tag }) },
            ofCurrent: ofCurrent && describeDigest(ofCurrent),
            before: before?.map(describeDigest),
            replaced: replaced && describeDigest(replaced),
            built: built && (0,_time_js__WEBPACK_IMPORTED_MODULE_1__/* .withIsoTimes */ .sD)(built, 'at'),
        }),
    };
}
function describeDigest({ digest, signed, refused, complete }) {
    return { digest, signed: signed.map((one) => (0,_time_js__WEBPACK_IMPORTED_MODULE_1__/* .withIsoTimes */ .sD)(one, 'at')), refused, complete };
}
function parseSignatures({ ofCurrent, before, replaced, built, ...own }) {
    return {
        ...parseDigest(own),
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_0__/* .compact */ .oE)({
            ofCurrent: ofCurrent && parseDigest(ofCurrent),
            before: before?.map(parseDigest),
            replaced: replaced && parseDigest(replaced),
            built: built && (0,_time_js__WEBPACK_IMPORTED_MODULE_1__/* .withInstants */ .fO)(built, 'at'),
        }),
    };
}
function parseDigest({ signed, ...rest }) {
    return { ...rest, signed: signed.map((one) => (0,_time_js__WEBPACK_IMPORTED_MODULE_1__/* .withInstants */ .fO)(one, 'at')) };
}


/***/ }),

/***/ 9011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QC: () => (/* binding */ builtOf)
/* harmony export */ });
/* unused harmony exports provesTag, relationOf */
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50412);
/* harmony import */ var _model_images_version_tag_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44553);
/* harmony import */ var _match_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13326);



function provesTag({ build, signer, at }, image, rules) {
    const { repository, ref = '' } = build ?? {};
    if (at === undefined || repository === undefined || !ref.startsWith('refs/tags/'))
        return false;
    if (rules.some(({ sourceTag }) => sourceTag === 'any'))
        return false;
    if (!isSpelledAs(ref.slice('refs/tags/'.length), image.tag ?? ''))
        return false;
    return rules.some(({ anyOf }) => anyOf.some((required) => required.kind === 'identity' &&
        (0,_match_js__WEBPACK_IMPORTED_MODULE_0__/* .isSigner */ .Jz)(required, signer) &&
        !/[*?]/.test(required.issuer) &&
        namesSource(required.identity, repository, image.repository)));
}
const variant = /^[-_](?!r\d)[a-z]/i;
function isSpelledAs(gitTag, tag) {
    if (!(0,_model_images_version_tag_js__WEBPACK_IMPORTED_MODULE_1__/* .isFullVersion */ .k)(gitTag) || !(0,_model_images_version_tag_js__WEBPACK_IMPORTED_MODULE_1__/* .isFullVersion */ .k)(tag))
        return false;
    const [built, claimed] = [gitTag.replace(/^v/, ''), tag.replace(/^v/, '')];
    return claimed === built || (claimed.startsWith(built) && variant.test(claimed.slice(built.length)));
}
const sourceAddress = /^(https:\/\/[^/]+\/)([^/]+)\/([^/]+)$/;
function namesSource(identity, repository, imageRepository) {
    const literal = identity.split(/[*?]/, 1)[0] ?? '';
    if (literal.startsWith(`${repository}/`))
        return true;
    const [, host = '', owner = '', name = ''] = sourceAddress.exec(repository) ?? [];
    if (name === '' || imageRepository === undefined || !literal.startsWith(`${host}${owner}/`))
        return false;
    const path = `${owner}/${name}`.toLowerCase();
    return imageRepository === path || imageRepository.startsWith(`${path}/`);
}
function builtOf(image, found, rules) {
    const { tag } = image;
    const accepted = found.signed.filter((signature) => rules.every((rule) => (0,_match_js__WEBPACK_IMPORTED_MODULE_0__/* .acceptedBy */ .lA)(rule, { signed: [signature] }) !== undefined));
    const builds = accepted.flatMap((signature) => {
        const { build } = signature;
        if (build === undefined)
            return [];
        const gitTag = build.ref?.startsWith('refs/tags/') ? build.ref.slice('refs/tags/'.length) : undefined;
        const relation = gitTag === undefined || tag === undefined ? undefined : relationOf(gitTag, tag);
        const { form, at } = signature;
        const proves = relation === 'same' && provesTag(signature, image, rules) ? true : undefined;
        return [
            { build, form, isRequired: rules.length > 0, ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .oE)({ gitTag, relation, provesTag: proves, at }) },
        ];
    });
    const order = ['same', 'line', 'other', undefined];
    const rank = ({ relation, form, provesTag: proves }) => order.indexOf(relation) * 4 + (proves ? 0 : 2) + (form === 'provenance' ? 0 : 1);
    return builds.sort((a, b) => rank(a) - rank(b))[0];
}
const numbers = String.raw `(\d{1,5}(?:\.\d{1,9}){0,3})`;
const imageTag = new RegExp(`^v?${numbers}(?:[-_.+](.*))?$`);
const gitVersion = new RegExp(`^(?:[A-Za-z][A-Za-z0-9_/-]*[-_/])?(v)?${numbers}(?:[-_+](.*))?$`);
const preRelease = /^(?:a|alpha|b|beta|c|rc|pre|preview|dev|snapshot|nightly|canary)(?![a-z])/i;
function relationOf(gitTag, tag) {
    const built = versionIn(gitVersion.exec(gitTag)?.slice(1));
    const [, claimedNumbers = '', claimedRest = ''] = imageTag.exec(tag) ?? [];
    if (built === undefined || claimedNumbers === '')
        return undefined;
    const claimed = { numbers: claimedNumbers.split('.').map(Number), rest: claimedRest };
    const shared = Math.min(built.numbers.length, claimed.numbers.length);
    const isPrefix = built.numbers.slice(0, shared).every((number, index) => number === claimed.numbers[index]);
    if (!isPrefix)
        return 'other';
    if (claimed.numbers.length < built.numbers.length)
        return 'line';
    if (claimed.numbers.slice(shared).some((number) => number !== 0))
        return undefined;
    return sameRelease(built.rest, claimed.rest) ? 'same' : 'other';
}
function versionIn([v, written = '', rest = ''] = []) {
    if (written === '' || (v === undefined && !written.includes('.')))
        return undefined;
    return { numbers: written.split('.').map(Number), rest };
}
function sameRelease(built, claimed) {
    if (preRelease.test(built)) {
        const next = claimed[built.length];
        return claimed.startsWith(built) && (next === undefined || /[-_.+]/.test(next));
    }
    return !preRelease.test(claimed);
}


/***/ }),

/***/ 13326:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jz: () => (/* binding */ isSigner),
/* harmony export */   Rr: () => (/* binding */ signaturesOf),
/* harmony export */   Rx: () => (/* binding */ signatureRulesFor),
/* harmony export */   YQ: () => (/* binding */ signerKey),
/* harmony export */   ib: () => (/* binding */ satisfies),
/* harmony export */   lA: () => (/* binding */ acceptedBy)
/* harmony export */ });
/* harmony import */ var _model_globs_name_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13693);

function signatureRulesFor(rules, image, origin) {
    const names = [image, ...(origin === undefined ? [] : [origin])];
    return rules.filter((rule) => names.some(matcherOf(rule)));
}
const matchers = new WeakMap();
function matcherOf(rule) {
    const known = matchers.get(rule);
    if (known !== undefined)
        return known;
    const [isNamed, isExcepted] = [(0,_model_globs_name_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .imageMatcher */ .kD)(rule.images), (0,_model_globs_name_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .imageMatcher */ .kD)(rule.except ?? [])];
    const matches = (image) => isNamed(image) && !isExcepted(image);
    matchers.set(rule, matches);
    return matches;
}
function acceptedBy({ anyOf }, { signed }) {
    return signed.find(({ signer }) => anyOf.some((required) => isSigner(required, signer)));
}
function satisfies(rules, found) {
    return rules.length > 0 && rules.every((rule) => acceptedBy(rule, found) !== undefined);
}
function isSigner(required, signer) {
    if (required.kind === 'key')
        return signer.kind === 'key' && signer.key === required.key;
    return (signer.kind === 'identity' &&
        signer.root === required.root &&
        (0,_model_globs_name_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .nameMatcher */ .MH)(required.issuer)(signer.issuer) &&
        (0,_model_globs_name_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .nameMatcher */ .MH)(required.identity)(signer.identity));
}
function signaturesOf(found, digest) {
    if (found.digest === digest)
        return found;
    return found.ofCurrent?.digest === digest ? found.ofCurrent : undefined;
}
function signerKey(signer) {
    return JSON.stringify(signer.kind === 'key' ? [signer.key] : [signer.root, signer.issuer, withoutRef(signer.identity)]);
}
function withoutRef(identity) {
    return identity.replace(/@refs\/.*$/, '');
}


/***/ }),

/***/ 8487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cs: () => (/* binding */ freshRootUnusable),
/* harmony export */   Ke: () => (/* binding */ refusals),
/* harmony export */   M8: () => (/* binding */ staleRoot),
/* harmony export */   vm: () => (/* binding */ unverifiable),
/* harmony export */   wV: () => (/* binding */ badRoot)
/* harmony export */ });
/* harmony import */ var _model_text_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26732);

function shown(text) {
    const line = text.replace(/[^\x20-\x7e]+/g, ' ');
    return line.length > 200 ? `${line.slice(0, 200)}…` : line;
}
function minute(at) {
    const text = new Date(at).toISOString();
    return `${text.slice(0, 10)} ${text.slice(11, 16)} UTC`;
}
const refusals = {
    noPayload: 'its payload is not a container image signature of cosign',
    noStatement: 'its content is not an in-toto statement',
    otherPredicate: (type) => `it is an attestation of another kind (${shown(type)}), which does not say that the signer vouches for the image`,
    otherDigest: (subjects, digest) => `it is about ${subjects.length === 0 ? 'no sha256 digest' : subjects.slice(0, 3).join(', ')}, not about ${digest}`,
    notJson: 'the bundle is not JSON, or it is truncated',
    notBundle: (what) => `the bundle cannot be read: ${shown(what)}`,
    tooMany: (what, max) => `the bundle has more than ${max} ${what}`,
    checkpointName: 'the checkpoint names its signer with characters that no log uses',
    otherType: (type) => `the envelope holds ${shown(type)}, which is not an in-toto statement`,
    messageSignature: 'it signs bytes without saying which image they belong to',
    noSignature: 'the annotation with the signature is missing',
    noCertificate: 'it has no certificate, and the policy names no key that made it',
    badCertificate: 'its certificate cannot be read',
    badLog: 'the annotation with the log entry cannot be read',
    wrongKey: 'none of the keys in the policy made it',
    otherCertificate: 'its log entry is about another certificate than the one that it has',
    future: (at) => `it is dated ${(0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(at)}, which is in the future`,
    noIdentity: 'its certificate names no identity, or more than one',
    noIssuer: 'its certificate does not name the issuer of the identity',
    usage: 'its certificate is not for signing code',
    outside: (at, { from, to }) => `its certificate was valid from ${minute(from)} to ${minute(to)}, and the log has the signature from ${minute(at)}`,
    verification: (code, message) => `${codes[code] ?? 'it could not be verified'} (${shown(message)})`,
    malformed: 'it could not be verified, because a part of it is missing or cannot be read',
};
const codes = {
    TLOG_ERROR: 'it lacks an entry in a transparency log that is trusted',
    TLOG_INCLUSION_PROOF_ERROR: 'the proof that the log contains its entry is not valid',
    TLOG_INCLUSION_PROMISE_ERROR: 'the promise of the log to contain its entry is not signed by a trusted log',
    TLOG_MISSING_INCLUSION_ERROR: 'nothing shows that the log contains its entry',
    TLOG_BODY_ERROR: 'its log entry is about another signature',
    CERTIFICATE_ERROR: 'its certificate is not trusted',
    PUBLIC_KEY_ERROR: 'none of the keys in the policy made it',
    SIGNATURE_ERROR: 'the signature does not match the content',
    TIMESTAMP_ERROR: 'nothing that is trusted says when it was made',
};
function unverifiable(subject, why) {
    return `It is not known whether ${subject} is signed as the policy requires: ${why}`;
}
function staleRoot(date, why) {
    return `The trusted root of Sigstore was not refreshed, so signatures were verified under the root of this release, of ${date}. It may lack newer keys, and still trust keys that Sigstore has withdrawn. Run again, or set \`sigstore-root: package\`. Reason: ${why}`;
}
const freshRootUnusable = 'what the update repository has is not a trusted root that can be used';
function badRoot(file) {
    const message = 'The trusted root cannot be read, so no signature counts under it: it must be a `trusted_root.json`, or one such document per line, and each authority and log in it needs a start of its validity (`validFor.start`)';
    return { cause: 'unverifiable-signature', subject: file, message };
}


/***/ }),

/***/ 60340:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ digestReader)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50412);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _model_waiting_memoize_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76225);
/* harmony import */ var _match_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13326);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8487);





function digestReader({ source, files, now, isWhole }) {
    let loaded;
    async function load() {
        const { signatureVerifier } = await Promise.all(/* import() */[__webpack_require__.e(4187), __webpack_require__.e(4384)]).then(__webpack_require__.bind(__webpack_require__, 34384));
        if (source.freshRoot === undefined)
            return signatureVerifier(files, now);
        const { readFreshRoot } = await Promise.all(/* import() */[__webpack_require__.e(4187), __webpack_require__.e(6417)]).then(__webpack_require__.bind(__webpack_require__, 86417));
        const { fresh, stale } = await readFreshRoot(source.freshRoot);
        return { ...signatureVerifier(files, now, fresh), ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .compact */ .oE)({ staleRoot: stale }) };
    }
    async function readDigest({ image, mirrored, own }, digest) {
        const subject = `${image.registry}/${image.repository}@${digest}`;
        loaded ??= load();
        const { verify, badRoots, staleRoot } = await loaded;
        const isStale = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .compact */ .oE)({ staleRoot });
        const signed = [];
        const refused = [];
        const required = own.flatMap(({ anyOf }) => anyOf);
        const gaps = required.flatMap((one) => one.kind === 'identity' && badRoots.includes(one.root) ? [(0,_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .badRoot */ .wV)(one.file ?? one.root)] : []);
        for (const place of source.places(image, mirrored, digest, required)) {
            try {
                for (const attached of await place()) {
                    const result = verify(attached, digest);
                    if ('signed' in result)
                        signed.push(result.signed);
                    else
                        refused.push(result.refused);
                }
            }
            catch (error) {
                gaps.push((0,_model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .gapFrom */ .rK)(error, subject));
            }
            if (isWhole === undefined && isEnough(own, signed))
                return { found: { digest, signed, refused, complete: false }, gaps: [], ...isStale };
        }
        (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .append */ .BC)(gaps, unreadable(subject, refused));
        return { found: { digest, signed, refused, complete: gaps.length === 0 }, gaps, ...isStale };
    }
    return (0,_model_waiting_memoize_js__WEBPACK_IMPORTED_MODULE_4__/* .memoizeAsync */ .T)(readDigest, ({ image, own }, digest) => JSON.stringify([image.registry, image.repository, digest, own.length > 0]));
}
function isEnough(own, signed) {
    return own.length === 0 ? signed.length > 0 : (0,_match_js__WEBPACK_IMPORTED_MODULE_1__/* .satisfies */ .ib)(own, { signed });
}
function unreadable(subject, refused) {
    const first = refused.find(({ kind }) => kind === 'unreadable');
    if (first === undefined)
        return [];
    return [{ cause: 'unverifiable-signature', subject, message: (0,_messages_js__WEBPACK_IMPORTED_MODULE_2__/* .unverifiable */ .vm)(subject, first.why) }];
}


/***/ })

};
