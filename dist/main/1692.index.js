export const id = 1692;
export const ids = [1692,7130,6273];
export const modules = {

/***/ 75485:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ isDigest),
/* harmony export */   Fo: () => (/* binding */ looksImmutable),
/* harmony export */   Lt: () => (/* binding */ withImpliedTag),
/* harmony export */   PA: () => (/* binding */ digestLead),
/* harmony export */   RW: () => (/* binding */ impliedTag),
/* harmony export */   aR: () => (/* binding */ repositoryName),
/* harmony export */   dz: () => (/* binding */ isTag),
/* harmony export */   kj: () => (/* binding */ isFullVersion),
/* harmony export */   tO: () => (/* binding */ imageName),
/* harmony export */   zZ: () => (/* binding */ parseImage)
/* harmony export */ });
/* harmony import */ var _registry_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65648);

const component = /^[a-z0-9]+(?:(?:\.|_{1,2}|-+)[a-z0-9]+)*$/;
const domain = /^(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?)*|\[[a-fA-F0-9:]+\])(?::[0-9]+)?$/;
const tagPattern = /^\w[\w.-]{0,127}$/;
const digestPattern = /^sha256:[a-f0-9]{64}$/;
const maxNameLength = 255;
const maxReferenceLength = maxNameLength + 1 + 128 + 1 + 71;
function isTag(text) {
    return tagPattern.test(text);
}
function isDigest(text) {
    return digestPattern.test(text);
}
function parseImage(raw) {
    if (raw === '')
        return invalid('the name is empty');
    if (raw.length > maxReferenceLength)
        return invalid(`the name is longer than ${maxReferenceLength} characters`);
    const at = raw.indexOf('@');
    const named = at < 0 ? raw : raw.slice(0, at);
    const digest = at < 0 ? undefined : raw.slice(at + 1);
    if (digest !== undefined && !isDigest(digest))
        return invalid('the digest is not `sha256:` followed by 64 hexadecimal digits');
    const colon = named.indexOf(':', named.lastIndexOf('/') + 1);
    const tag = colon < 0 ? undefined : named.slice(colon + 1);
    if (tag !== undefined && !tagPattern.test(tag))
        return invalid('the tag contains characters that are not allowed in a tag');
    const name = splitName(colon < 0 ? named : named.slice(0, colon));
    if (typeof name === 'string')
        return invalid(name);
    const { registry, repository } = name;
    return {
        kind: 'image',
        image: {
            registry,
            repository,
            ...(tag === undefined ? {} : { tag }),
            ...(digest === undefined ? {} : { digest }),
        },
    };
}
function invalid(why) {
    return { kind: 'invalid', why };
}
function splitName(name) {
    const slash = name.indexOf('/');
    const first = slash < 0 ? '' : name.slice(0, slash);
    const hasRegistry = /[.:A-Z[]/.test(first) || first === 'localhost';
    if (hasRegistry && !domain.test(first))
        return 'the registry is not a host name';
    const host = hasRegistry ? (0,_registry_host_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalRegistry */ .i)(first) : { registry: 'docker.io' };
    if ('issue' in host)
        return host.issue;
    const { registry } = host;
    const path = hasRegistry ? name.slice(slash + 1) : name;
    if (path.length > maxNameLength)
        return `the repository is longer than ${maxNameLength} characters`;
    if (!path.split('/').every((part) => component.test(part)))
        return 'the repository is not a lower-case path';
    const implied = registry === 'docker.io' && !path.includes('/');
    return { registry, repository: implied ? `library/${path}` : path };
}
function imageName({ registry, repository, tag }) {
    return `${registry}/${repository}${tag === undefined ? '' : `:${tag}`}`;
}
function repositoryName({ registry, repository, }) {
    return `${registry}/${repository}`;
}
const impliedTag = 'latest';
function withImpliedTag(image) {
    return image.tag === undefined && image.digest === undefined ? { ...image, tag: impliedTag } : image;
}
function digestLead(image) {
    return image.tag === withImpliedTag(image).tag ? '@' : `:${impliedTag}@`;
}
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

/***/ 97600:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BF: () => (/* binding */ maxCandidates),
/* harmony export */   Hk: () => (/* binding */ pullVerdict),
/* harmony export */   Ky: () => (/* binding */ answerAbout),
/* harmony export */   os: () => (/* binding */ denialsOf)
/* harmony export */ });
const maxCandidates = 15;
function answerAbout({ newest, others }, digest) {
    return [...newest, ...others].find((answer) => answer.digest === digest);
}
function pullVerdict({ results, unknown, isHarmless }) {
    if (denialsOf(results, 'enforced').length > 0)
        return 'denied';
    const isOpen = results.some(({ mode, result }) => mode === 'enforced' && result === 'error');
    return isOpen || (unknown !== undefined && isHarmless !== true) ? 'unknown' : 'allowed';
}
function denialsOf(results, mode) {
    return results.filter((one) => one.mode === mode && one.result === 'denied' && one.override === undefined);
}


/***/ }),

/***/ 14086:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ riskLevels),
/* harmony export */   j: () => (/* binding */ newestEvent)
/* harmony export */ });
function newestEvent(events) {
    return events.reduce((latest, event) => (timeOf(event) >= timeOf(latest) ? event : latest), undefined);
}
function timeOf(event) {
    const at = Date.parse(event?.at ?? '');
    return Number.isNaN(at) ? 0 : at;
}
const riskLevels = ['none', 'low', 'medium', 'high', 'critical'];


/***/ }),

/***/ 59551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $o: () => (/* binding */ hasSameImages),
/* harmony export */   JH: () => (/* binding */ signedBuild),
/* harmony export */   Vt: () => (/* binding */ isBound),
/* harmony export */   vC: () => (/* binding */ isByDigestAge),
/* harmony export */   yc: () => (/* binding */ missedMs)
/* harmony export */ });
function isBound(basis) {
    return basis === 'witness' || basis === 'first-seen';
}
const signedBuild = 'the signed build of its version';
function isByDigestAge({ basis, youngUntil, evidence }) {
    const judge = evidence?.find(({ silent }) => silent === undefined);
    return basis === 'timestamps' && youngUntil === undefined && judge?.source !== signedBuild;
}
function missedMs({ supersededAt, lagMs, compared }) {
    if (compared === undefined || compared.unread !== undefined)
        return lagMs;
    return compared.changedAt === undefined ? 0 : Math.max(0, lagMs - (compared.changedAt - supersededAt));
}
function hasSameImages(lag) {
    const { changedAt, unread, unsettled } = lag.compared ?? { changedAt: 0 };
    return changedAt === undefined && unread === undefined && unsettled === undefined;
}


/***/ }),

/***/ 40694:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Le: () => (/* binding */ parseRiskLevel),
/* harmony export */   du: () => (/* binding */ isAtLeast),
/* harmony export */   xJ: () => (/* binding */ severityOf)
/* harmony export */ });
/* harmony import */ var ae_cvss_calculator__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44353);
/* harmony import */ var _advisory_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14086);


const maxVectorLength = 300;
function severityOf(severities) {
    const ratings = severities.filter(({ score }) => score.trim() !== '').map(({ score }) => readScore(score));
    const worst = ratings.reduce((max, rating) => (rating !== undefined && isWorse(rating, max) ? rating : max), undefined);
    return worst !== undefined && ratings.includes(undefined) ? { ...worst, orWorse: true } : worst;
}
function parseRiskLevel(word) {
    const name = word.trim().toLowerCase();
    const synonyms = { negligible: 'low', moderate: 'medium' };
    return (_advisory_js__WEBPACK_IMPORTED_MODULE_1__/* .riskLevels */ .N.find((level) => level === name) ?? (Object.hasOwn(synonyms, name) ? synonyms[name] : undefined));
}
function isAtLeast(level, threshold) {
    return _advisory_js__WEBPACK_IMPORTED_MODULE_1__/* .riskLevels */ .N.indexOf(level) >= _advisory_js__WEBPACK_IMPORTED_MODULE_1__/* .riskLevels */ .N.indexOf(threshold);
}
function readScore(text) {
    if (text.length > maxVectorLength)
        return undefined;
    const named = parseRiskLevel(text);
    if (named !== undefined)
        return { level: named };
    const score = /^\d{1,2}(?:\.\d{1,3})?$/.test(text) ? Number(text) : baseScore(text);
    return score === undefined || score > 10 ? undefined : { level: levelOf(score), score };
}
const vectorShape = /^(?:CVSS:\d\.\d\/)?[A-Za-z]{1,5}:[A-Za-z]{1,5}(?:\/[A-Za-z]{1,5}:[A-Za-z]{1,5})*$/;
function baseScore(vector) {
    if (!vectorShape.test(vector))
        return undefined;
    const parsed = ae_cvss_calculator__WEBPACK_IMPORTED_MODULE_0__.fromVector(vector);
    const scores = parsed?.calculateScores();
    return scores?.base;
}
function levelOf(score) {
    if (score >= 9)
        return 'critical';
    if (score >= 7)
        return 'high';
    if (score >= 4)
        return 'medium';
    return score > 0 ? 'low' : 'none';
}
function isWorse(rating, than) {
    if (than === undefined)
        return true;
    const order = _advisory_js__WEBPACK_IMPORTED_MODULE_1__/* .riskLevels */ .N.indexOf(rating.level) - _advisory_js__WEBPACK_IMPORTED_MODULE_1__/* .riskLevels */ .N.indexOf(than.level);
    return order > 0 || (order === 0 && (rating.score ?? 0) > (than.score ?? 0));
}


/***/ }),

/***/ 30982:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vn: () => (/* binding */ projectUrl),
/* harmony export */   _h: () => (/* binding */ docsLink),
/* harmony export */   v1: () => (/* binding */ isAddressSet),
/* harmony export */   yz: () => (/* binding */ policySchemaLine)
/* harmony export */ });
/* unused harmony exports projectRepository, releasedAction, docsUrl, schemaUrl */
const projectRepository = 'OWNER/tagproof';
const isAddressSet = !projectRepository.startsWith('OWNER/');
const releaseCommit = '0'.repeat(40);
const releasedAction = (/* unused pure expression or super */ null && (isAddressSet ? `${projectRepository}@${releaseCommit}` : undefined));
const projectUrl = `https://github.com/${projectRepository}`;
function docsUrl(page) {
    return isAddressSet ? `${projectUrl}/blob/main/docs/${page}` : `docs/${page}`;
}
function docsLink(page) {
    return isAddressSet ? docsUrl(page) : undefined;
}
function schemaUrl(name) {
    return `https://raw.githubusercontent.com/${projectRepository}/main/schema/${name}.schema.json`;
}
const policySchemaLine = isAddressSet
    ? `# yaml-language-server: $schema=${schemaUrl('policy')}\n`
    : '';


/***/ }),

/***/ 51692:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   takeWithin: () => (/* binding */ takeWithin),
/* harmony export */   viewLimits: () => (/* binding */ viewLimits),
/* harmony export */   viewOf: () => (/* binding */ viewOf),
/* harmony export */   worstFirst: () => (/* binding */ worstFirst)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50412);
/* harmony import */ var _model_judgement_finding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82664);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38118);
/* harmony import */ var _report_coverage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7130);
/* harmony import */ var _report_images_group_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21778);
/* harmony import */ var _report_images_summaries_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10571);






const viewLimits = {
    annotations: 10,
    annotationErrors: 9,
    annotationBytes: 4096,
    summaryBytes: 60_000,
    commentBytes: 60_000,
    imageListBytes: 256 * 1024,
    sarifResults: 25_000,
    sarifGzipBytes: 10_000_000,
    terminalFindings: 1000,
    terminalImages: 40,
};
function viewOf(report) {
    const ordered = report.findings.toSorted(worstFirst);
    const findings = ordered.filter(({ waived }) => waived === undefined);
    const images = report.images ?? (0,_report_images_summaries_js__WEBPACK_IMPORTED_MODULE_2__/* .imageSummaries */ .EQ)(report);
    const flagged = images.filter((image) => image.findings > 0);
    const totals = report.totals ?? (0,_report_coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .totalsOf */ .vA)({ ...report, findings: ordered });
    return {
        images,
        flagged,
        clean: images.filter((image) => image.findings === 0),
        findings,
        otherCauses: byCause((0,_report_images_group_js__WEBPACK_IMPORTED_MODULE_1__/* .findingsOutside */ .u)(report.references, findings)),
        waived: ordered.filter(({ waived }) => waived !== undefined),
        pinned: report.edits.filter(({ before }) => before !== ''),
        recorded: report.edits.filter(({ before }) => before === ''),
        totals: { images: flagged.length, ...totals },
    };
}
function byCause(findings) {
    const groups = new Map();
    for (const [index, one] of findings.entries()) {
        const { check, severity, message, introduced, testData, origin, file, fix } = one;
        const own = file === undefined || fix !== undefined ? index : undefined;
        (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .addToGroup */ .Mr)(groups, JSON.stringify([check, severity, message, introduced, testData, origin, own]), one);
    }
    return [...groups.values()].flatMap(([first, second, ...more]) => {
        if (first === undefined || second === undefined)
            return first ?? [];
        const many = more.length === 0 ? '' : ` and ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(more.length, 'other place')}`;
        return { ...first, message: `${first.message} (also at ${second.file}:${second.line}${many})` };
    });
}
function takeWithin(items, maxBytes, render) {
    const shown = [];
    let left = maxBytes;
    for (const item of items) {
        const text = render(item);
        left -= Buffer.byteLength(text);
        if (left < 0)
            break;
        shown.push(text);
    }
    return { shown, total: items.length };
}
function worstFirst(a, b) {
    return (Number(a.introduced === false) - Number(b.introduced === false) ||
        _model_judgement_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .severities */ .g.indexOf(a.severity) - _model_judgement_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .severities */ .g.indexOf(b.severity) ||
        (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .compareText */ .n6)(a.origin ?? '', b.origin ?? '') ||
        Number(a.file === undefined) - Number(b.file === undefined) ||
        (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .compareText */ .n6)(a.file ?? '', b.file ?? '') ||
        (a.line ?? 0) - (b.line ?? 0) ||
        (a.column ?? 0) - (b.column ?? 0) ||
        (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .compareText */ .n6)(a.check, b.check));
}


/***/ }),

/***/ 7130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GC: () => (/* binding */ coverageIn),
/* harmony export */   PW: () => (/* binding */ questionsOf),
/* harmony export */   W8: () => (/* binding */ nothingCounted),
/* harmony export */   _5: () => (/* binding */ coverageOf),
/* harmony export */   hx: () => (/* binding */ sourcesLine),
/* harmony export */   js: () => (/* binding */ countByOutcome),
/* harmony export */   mQ: () => (/* binding */ countsOf),
/* harmony export */   n_: () => (/* binding */ isProved),
/* harmony export */   vA: () => (/* binding */ totalsOf)
/* harmony export */ });
/* unused harmony exports ofEachQuestion, disputingChecks */
/* harmony import */ var _model_judgement_fact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59551);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38118);


const maxSources = 8;
function sourcesUsed({ references }) {
    const counts = new Map();
    for (const { fact } of references) {
        if (fact === undefined || fact.status === 'unknown' || fact.basis === 'present')
            continue;
        const judge = fact.evidence?.find(({ silent }) => silent === undefined);
        if (judge !== undefined)
            counts.set(judge.source, (counts.get(judge.source) ?? 0) + 1);
    }
    const uses = [...counts].map(([source, number]) => ({ source, references: number }));
    uses.sort((a, b) => b.references - a.references);
    if (uses.length <= maxSources)
        return uses;
    const others = uses.slice(maxSources - 1);
    const rest = others.reduce((sum, one) => sum + one.references, 0);
    return [...uses.slice(0, maxSources - 1), { source: `${others.length} other sources`, references: rest }];
}
function sourcesLine(report) {
    const uses = sourcesUsed(report).map(({ source, references }, index) => {
        const noun = index > 0 ? '' : references === 1 ? ' reference' : ' references';
        return `${source} (${references}${noun})`;
    });
    const aged = report.references.filter(({ fact }) => fact !== undefined && (0,_model_judgement_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .isByDigestAge */ .vC)(fact)).length;
    const age = aged === 0 ? '' : `; ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(aged, 'digest')} counted by its own age (\`digest-age: accepted\`)`;
    return uses.length === 0 ? '' : `Tags were checked against ${uses.join(', ')}${age}`;
}
function coverageOf(references) {
    const tags = new Map();
    for (const { kind, registry, repository, tag, fact } of references) {
        if (kind !== 'image')
            continue;
        const name = `${registry}/${repository}:${tag ?? fact?.recoveredTag ?? ''}`;
        tags.set(name, tags.get(name) ?? historyCause(fact));
    }
    const answers = references.map(({ kind, fact }) => {
        if (kind !== 'image')
            return { unknown: kind };
        if (fact?.built !== undefined)
            return 'by build';
        const cause = causeOf(fact);
        return cause === undefined ? 'yes' : { unknown: cause };
    });
    return { references: counted(answers), histories: countByOutcome([...tags.values()]) };
}
function questionsOf(references, openOf) {
    const answers = references.flatMap((reference, index) => reference.kind === 'image' ? [answersAbout(reference, openOf(index))] : []);
    return ofEachQuestion((question) => counted(answers.map((one) => one[question])));
}
function ofEachQuestion(count) {
    return {
        proof: count('proof'),
        freshness: count('freshness'),
        endOfLife: count('endOfLife'),
        pullPolicy: count('pullPolicy'),
        advisories: count('advisories'),
        signature: count('signature'),
    };
}
const nothingCounted = { asked: 0, answered: 0, unknown: {} };
function answersAbout(reference, open) {
    const { digest, fact, pullPolicies, signatures } = reference;
    const unpinned = digest === undefined ? { notAsked: 'unpinned' } : undefined;
    const policies = [...(pullPolicies?.newest ?? []), ...(pullPolicies?.others ?? [])];
    const silent = policies.find(({ verdict }) => verdict === 'unknown');
    return {
        proof: unpinned ?? proofOf(fact),
        freshness: unpinned ?? freshnessOf(fact),
        endOfLife: fact?.deprecated === undefined ? (open.endOfLife ?? { unknown: endCause(fact) }) : 'yes',
        pullPolicy: silent === undefined ? (open.pullPolicy ?? 'yes') : { unknown: silent.unknown?.cause ?? 'pull-policy' },
        advisories: open.advisories ?? 'yes',
        signature: signatures === undefined ? (open.signature ?? { notAsked: 'not-configured' }) : signedBy(signatures),
    };
}
function proofOf(fact) {
    if (fact?.status === 'not-in-history')
        return 'no';
    if (fact?.built !== undefined)
        return 'by build';
    const cause = fact?.status === 'missing' ? 'missing' : causeOf(fact);
    return cause === undefined ? 'yes' : { unknown: cause };
}
const proved = new Set(['current', 'superseded', 'one-platform']);
function isProved(fact) {
    if (fact === undefined || fact.status === 'not-in-history')
        return false;
    return proved.has(fact.status) || fact.built !== undefined;
}
const disputingChecks = (/* unused pure expression or super */ null && ([
    'history-contradiction',
    'built-as-other-tag',
    'unsigned-image',
    'wrong-signer',
]));
function freshnessOf(fact) {
    switch (fact?.status) {
        case 'current':
            return fact.ageUnknown === undefined ? 'yes' : { unknown: 'no-history' };
        case 'superseded':
            return 'yes';
        case 'one-platform':
            return fact.indexDigest === fact.currentDigest || fact.lagSeconds !== undefined
                ? 'yes'
                : { unknown: 'no-history' };
        case 'not-current':
            return (fact.notSince ?? fact.currentSince) === undefined ? { unknown: 'not-current' } : 'yes';
        default:
            return { unknown: causeOf(fact) ?? fact?.status ?? 'no-result' };
    }
}
function endCause(fact) {
    if (fact?.endUnread !== undefined)
        return fact.endUnread;
    const cause = fact?.status === 'missing' ? 'missing' : causeOf(fact);
    return cause === undefined || ['no-history', 'not-current'].includes(cause) ? 'not-listed' : cause;
}
function signedBy({ signed, complete }) {
    return complete || signed.length > 0 ? 'yes' : { unknown: 'unverifiable-signature' };
}
function coverageIn({ coverage, references }) {
    return coverage ?? { ...coverageOf(references), artifacts: nothingCounted };
}
function countByOutcome(causes) {
    return counted(causes.map((cause) => (cause === undefined ? 'yes' : { unknown: cause })));
}
function counted(answers) {
    const [unknown, notAsked] = [new Map(), new Map()];
    const count = (counts, why) => counts.set(why, (counts.get(why) ?? 0) + 1);
    let [answered, built, disproved] = [0, 0, 0];
    for (const answer of answers) {
        if (typeof answer !== 'string') {
            if ('unknown' in answer)
                count(unknown, answer.unknown);
            else
                count(notAsked, answer.notAsked);
            continue;
        }
        answered += 1;
        if (answer === 'by build')
            built += 1;
        if (answer === 'no')
            disproved += 1;
    }
    const left = [...notAsked.values()].reduce((sum, number) => sum + number, 0);
    return {
        asked: answers.length - left,
        answered,
        ...(built === 0 ? {} : { built }),
        ...(disproved === 0 ? {} : { disproved }),
        unknown: Object.fromEntries(unknown),
        ...(left === 0 ? {} : { notAsked: Object.fromEntries(notAsked) }),
    };
}
function causeOf(fact) {
    if (fact?.status === 'not-current')
        return fact.status;
    return fact !== undefined && fact.status !== 'unknown' ? undefined : (fact?.cause ?? 'no-result');
}
function historyCause(fact) {
    if (fact?.basis === 'present')
        return 'no-history';
    return fact?.status === 'not-current' ? undefined : causeOf(fact);
}
function totalsOf({ findings, references, incomplete, edits, }) {
    const open = findings.filter(({ waived }) => waived === undefined);
    const pinned = edits.filter(({ before }) => before !== '').length;
    return {
        findings: open.length,
        waived: findings.length - open.length,
        references: references.length,
        files: new Set(references.map(({ file }) => file)).size,
        current: references.filter(({ fact }) => fact?.status === 'current').length,
        unknown: incomplete.length,
        local: references.filter(({ kind }) => kind === 'local').length,
        pinned,
        recorded: edits.length - pinned,
        bySeverity: countEach(open.map(({ severity }) => severity)),
        byCheck: countEach(open.map(({ check }) => check)),
    };
}
function countEach(keys) {
    const counts = new Map();
    for (const key of keys)
        counts.set(key, (counts.get(key) ?? 0) + 1);
    return Object.fromEntries(counts);
}
function countsOf(totals) {
    const { findings, bySeverity, waived, references, files, unknown: notVerified, pinned } = totals;
    const { error = 0, warning = 0, notice = 0 } = bySeverity;
    return { findings, error, warning, notice, waived, references, files, notVerified, pinned };
}


/***/ }),

/***/ 87234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SA: () => (/* binding */ describeBuilt),
/* harmony export */   uL: () => (/* binding */ describeFact)
/* harmony export */ });
/* unused harmony export parseFact */
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50412);
/* harmony import */ var _model_text_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26732);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35986);
/* harmony import */ var _time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9793);




function describeBuilt(fact, { digest }, signatures, asOf) {
    const isOpen = fact.status === 'not-current' || (fact.status === 'unknown' && fact.cause === 'no-history');
    if (!isOpen)
        return {};
    const { built } = signatures ?? {};
    if (digest === undefined || signatures?.digest !== digest || built?.provesTag !== true)
        return {};
    const { gitTag, at, build } = built;
    if (gitTag === undefined || at === undefined || at > asOf)
        return {};
    return { built: { gitTag, at: (0,_time_js__WEBPACK_IMPORTED_MODULE_1__/* .isoTime */ .Ly)(at), ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .oE)({ repository: build.repository }) } };
}
function describeFact(fact) {
    const { status } = fact;
    if (status === 'missing')
        return {
            status,
            what: fact.what,
            message: `the ${fact.what} does not exist`,
            ...describeSuccessor(fact.successor),
        };
    const { endOfLife, endUnread, currentDigest } = fact;
    const evidence = fact.evidence?.length ? fact.evidence.map(_history_js__WEBPACK_IMPORTED_MODULE_3__/* .describeSource */ .B6) : undefined;
    if (status === 'unknown')
        return {
            status,
            cause: fact.cause,
            message: fact.message,
            ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .oE)({ currentDigest, evidence, endUnread }),
            ...describeEnd(endOfLife),
        };
    const { currentSince, basis, recoveredTag, noTarget } = fact;
    return (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .oE)({
        status,
        currentDigest,
        currentSince: (0,_time_js__WEBPACK_IMPORTED_MODULE_1__/* .isoIfKnown */ .UN)(currentSince),
        pinnedSince: 'pinnedSince' in fact ? (0,_time_js__WEBPACK_IMPORTED_MODULE_1__/* .isoIfKnown */ .UN)(fact.pinnedSince) : undefined,
        basis,
        evidence,
        ...describeOwn(fact),
        recoveredTag,
        noTarget,
        endUnread,
        ...describeEnd(endOfLife),
    });
}
function describeOwn(fact) {
    switch (fact.status) {
        case 'superseded':
            return { ...describeLag(fact), ...describeVanishing(fact.vanishes) };
        case 'current':
            return {
                ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .oE)({ youngUntil: (0,_time_js__WEBPACK_IMPORTED_MODULE_1__/* .isoIfKnown */ .UN)(fact.youngUntil), ageUnknown: fact.ageUnknown }),
                ...describeVanishing(fact.vanishes),
            };
        case 'not-current':
            return (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .oE)({
                notSince: (0,_time_js__WEBPACK_IMPORTED_MODULE_1__/* .isoIfKnown */ .UN)(fact.notSince),
                otherTag: fact.otherTag,
                compared: fact.compared && describeCompared(fact.compared),
            });
        case 'not-in-history':
            return { records: fact.records, historySince: (0,_time_js__WEBPACK_IMPORTED_MODULE_1__/* .isoTime */ .Ly)(fact.historySince) };
        case 'one-platform':
            return { indexDigest: fact.indexDigest, ...(fact.lag && describeLag(fact.lag)) };
        case 'unpinned':
            return {};
    }
}
function describeLag({ supersededAt, supersededBy, behind, lagMs, compared }) {
    return {
        supersededAt: (0,_time_js__WEBPACK_IMPORTED_MODULE_1__/* .isoTime */ .Ly)(supersededAt),
        supersededBy,
        behind,
        lagSeconds: Math.floor(lagMs / 1000),
        ...(compared && { compared: describeCompared(compared) }),
    };
}
function describeCompared({ platforms, changedAt, ...why }) {
    return (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .oE)({ platforms: platforms && [...platforms], changedAt: (0,_time_js__WEBPACK_IMPORTED_MODULE_1__/* .isoIfKnown */ .UN)(changedAt), ...why });
}
function parseCompared(reported) {
    if (reported === undefined)
        return {};
    const { platforms, changedAt, ...why } = reported;
    return { compared: compact({ platforms, changedAt: instantIfKnown(changedAt), ...why }) };
}
function describeEnd(endOfLife) {
    if (endOfLife === undefined)
        return {};
    const { deprecated, successors } = endOfLife;
    const day = endOfLife.deprecated ? describeDate(endOfLife.date) : describeAnnounced(endOfLife.announced);
    const releases = endOfLife.releases && { releases: describeReleaseEnds(endOfLife.releases) };
    if (day === undefined && successors === undefined && releases === undefined)
        return { deprecated };
    return { deprecated, endOfLife: { ...day, ...successors, ...releases } };
}
function describeDate(date) {
    if (date === undefined)
        return undefined;
    return typeof date === 'string' ? { date } : { dateUnknown: date.unknown };
}
function describeAnnounced(announced) {
    if (announced === undefined)
        return undefined;
    const { date, grace } = announced;
    return (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .oE)({
        date: (0,_time_js__WEBPACK_IMPORTED_MODULE_1__/* .isoIfKnown */ .UN)(date)?.slice(0, 10),
        grace: grace && (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .oE)({ until: (0,_time_js__WEBPACK_IMPORTED_MODULE_1__/* .isoIfKnown */ .UN)(grace.until) }),
    });
}
function parseFact(reported, at) {
    const { status, cause, message = '', what } = reported;
    if (status === 'missing')
        return what === undefined ? undefined : { status, what, ...parseSuccessor(reported.successor) };
    const { currentDigest, currentSince, basis, recoveredTag, noTarget } = reported;
    const learned = compact({
        evidence: reported.evidence?.map(parseSource),
        endOfLife: parseEnd(reported),
        endUnread: reported.endUnread,
    });
    if (status === 'unknown')
        return cause === undefined
            ? undefined
            : { status, cause: cause, message, ...compact({ currentDigest }), ...learned };
    if (currentDigest === undefined)
        return undefined;
    const details = compact({ currentSince: instantIfKnown(currentSince), basis, recoveredTag, noTarget });
    return parseOwn(status, reported, { currentDigest, ...details, ...learned }, at);
}
function parseOwn(status, reported, known, at) {
    const { records, historySince, indexDigest } = reported;
    const pinned = compact({ pinnedSince: instantIfKnown(reported.pinnedSince) });
    const lag = parseLag(reported, at);
    switch (status) {
        case 'unpinned':
            return { status, ...known };
        case 'current':
            return {
                status,
                ...pinned,
                ...compact({
                    youngUntil: instantIfKnown(reported.youngUntil),
                    ageUnknown: reported.ageUnknown,
                }),
                ...parseVanishing(reported.vanishes),
                ...known,
            };
        case 'superseded':
            return pinned.pinnedSince !== undefined && lag !== undefined
                ? { status, pinnedSince: pinned.pinnedSince, ...parseVanishing(reported.vanishes), ...lag, ...known }
                : undefined;
        case 'not-current':
            return {
                status,
                ...compact({ notSince: instantIfKnown(reported.notSince), otherTag: reported.otherTag }),
                ...parseCompared(reported.compared),
                ...known,
            };
        case 'not-in-history':
            return records === undefined || historySince === undefined
                ? undefined
                : { status, records, historySince: Date.parse(historySince), ...known };
        case 'one-platform':
            return indexDigest === undefined
                ? undefined
                : { status, indexDigest, ...pinned, ...(lag && { lag }), ...known };
    }
}
function parseLag({ supersededAt, supersededBy, behind, lagSeconds, compared }, at) {
    if (supersededAt === undefined || supersededBy === undefined || behind === undefined)
        return undefined;
    const since = Date.parse(supersededAt);
    const whole = Math.max(0, at - since);
    const isWhole = lagSeconds === undefined || lagSeconds === Math.floor(whole / 1000);
    const lagMs = isWhole ? whole : lagSeconds * 1000;
    return { supersededAt: since, supersededBy, behind, lagMs, ...parseCompared(compared) };
}
function parseEnd({ deprecated, endOfLife }) {
    if (deprecated === undefined)
        return undefined;
    const { date, dateUnknown, nearest, newest, grace, releases } = endOfLife ?? {};
    const shared = {
        ...(nearest === undefined || newest === undefined ? {} : { successors: { nearest, newest } }),
        ...(releases && { releases: parseReleaseEnds(releases) }),
    };
    if (!deprecated) {
        if (date === undefined && grace === undefined)
            return { deprecated };
        const announced = compact({
            date: instantIfKnown(date),
            grace: grace && compact({ until: instantIfKnown(grace.until) }),
        });
        return { deprecated, announced, ...shared };
    }
    const day = date ?? (dateUnknown === undefined ? undefined : { unknown: dateUnknown });
    return { deprecated, ...shared, ...(day === undefined ? {} : { date: day }) };
}
function describeVanishing(vanishing) {
    if (vanishing === undefined)
        return {};
    const { keptMs, from, sibling, mirror } = vanishing;
    const known = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .oE)({ from: (0,_time_js__WEBPACK_IMPORTED_MODULE_1__/* .isoIfKnown */ .UN)(from), sibling, mirror });
    return { vanishes: { keptSeconds: Math.floor(keptMs / 1000), ...known } };
}
function parseVanishing(reported) {
    if (reported === undefined)
        return {};
    const { keptSeconds, from, sibling, mirror } = reported;
    const known = compact({ from: instantIfKnown(from), sibling, mirror });
    return { vanishes: { keptMs: keptSeconds * 1000, ...known } };
}
function describeSuccessor(successor) {
    if (successor === undefined)
        return {};
    return { successor: (0,_time_js__WEBPACK_IMPORTED_MODULE_1__/* .withIsoTimes */ .sD)(successor, 'since') };
}
function parseSuccessor(reported) {
    if (reported === undefined)
        return {};
    return { successor: withInstants(reported, 'since') };
}
function describeReleaseEnds({ ends, ...source }) {
    return {
        ...source,
        ends: ends.map(({ of, name, date, successors }) => ({
            of,
            name,
            ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .oE)({ date: date === undefined ? undefined : (0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDay */ .im)(date) }),
            ...successors,
        })),
    };
}
function parseReleaseEnds({ list, asOf, outdated, ends }) {
    return {
        list,
        asOf,
        ...compact({ outdated }),
        ends: ends.map(({ of, name, date, nearest, newest }) => ({
            of,
            name,
            ...compact({
                date: date === undefined ? undefined : Date.parse(date),
                successors: nearest === undefined || newest === undefined ? undefined : { nearest, newest },
            }),
        })),
    };
}


/***/ }),

/***/ 35986:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B6: () => (/* binding */ describeSource),
/* harmony export */   aq: () => (/* binding */ describeHistory)
/* harmony export */ });
/* unused harmony exports parseSource, parseRecordedHistory */
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50412);
/* harmony import */ var _time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9793);


function describeSource(source) {
    return (0,_time_js__WEBPACK_IMPORTED_MODULE_0__/* .withIsoTimes */ .sD)(source, 'since', 'readAt');
}
function parseSource({ silent, ...source }) {
    const why = silent && { ...silent, cause: silent.cause };
    return { ...withInstants(source, 'since', 'readAt'), ...compact({ silent: why }) };
}
const maxIntervals = 100;
function describeHistory(history) {
    const { registry, repository, tag, complete, known, evidence } = history;
    const left = countOf(history.intervals) - Math.min(history.intervals.length, maxIntervals);
    return {
        registry,
        repository,
        tag,
        complete,
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .compact */ .oE)({ evidence: evidence && describeSource(evidence) }),
        get reigns() {
            return history.intervals.slice(-maxIntervals).map(describeInterval);
        },
        ...(left > 0 ? { truncated: left } : {}),
        ...(known === undefined ? {} : { known: known.map(describeKnown) }),
    };
}
function describeInterval({ digest, since, until }) {
    return (0,_time_js__WEBPACK_IMPORTED_MODULE_0__/* .withIsoTimes */ .sD)({ digest, since, ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .compact */ .oE)({ until }) }, 'since', 'until');
}
function countOf(intervals) {
    return intervals.reduce((sum, { leftOut }) => sum + 1 + (leftOut?.intervals ?? 0), 0);
}
function describeKnown({ from, to }) {
    return (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .compact */ .oE)({
        from: Number.isFinite(from) ? (0,_time_js__WEBPACK_IMPORTED_MODULE_0__/* .isoTime */ .Ly)(from) : undefined,
        to: Number.isFinite(to) ? (0,_time_js__WEBPACK_IMPORTED_MODULE_0__/* .isoTime */ .Ly)(to) : undefined,
    });
}
function parseRecordedHistory({ reigns, known, truncated, evidence, ...tag }) {
    const intervals = reigns.map((one) => withInstants(one, 'since', 'until'));
    const oldest = truncated === undefined ? undefined : intervals[0]?.since;
    const always = [{ from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }];
    const recorded = known?.map(({ from, to }) => ({
        from: instantIfKnown(from) ?? Number.NEGATIVE_INFINITY,
        to: instantIfKnown(to) ?? Number.POSITIVE_INFINITY,
    }));
    const covered = (recorded ?? always).flatMap(({ from, to }) => oldest === undefined || from >= oldest ? [{ from, to }] : to > oldest ? [{ from: oldest, to }] : []);
    const isPart = recorded !== undefined || oldest !== undefined;
    return {
        ...tag,
        complete: tag.complete && !isPart,
        ...(isPart ? { known: covered } : {}),
        ...compact({ evidence: evidence && parseSource(evidence) }),
        intervals,
    };
}


/***/ }),

/***/ 21778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ imageGroups),
/* harmony export */   u: () => (/* binding */ findingsOutside)
/* harmony export */ });
/* harmony import */ var _model_images_image_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75485);
/* harmony import */ var _references_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40585);


function findingsOutside(references, findings) {
    const local = new Set(references.flatMap((one) => (one.kind === 'local' ? [(0,_references_js__WEBPACK_IMPORTED_MODULE_1__/* .reportedPlaceKey */ .YB)(one)] : [])));
    const isLocal = (one) => local.size > 0 && local.has((0,_references_js__WEBPACK_IMPORTED_MODULE_1__/* .reportedPlaceKey */ .YB)(one));
    return findings.filter((one) => one.image === undefined || isLocal(one));
}
function imageGroups({ references, findings }) {
    const groups = new Map();
    const groupOf = (registry, repository, tag) => {
        const name = `${registry}/${repository}${tag === undefined ? '' : `:${tag}`}`;
        const known = groups.get(name);
        if (known !== undefined)
            return known;
        const group = {
            name,
            registry,
            repository,
            ...(tag === undefined ? {} : { tag }),
            references: [],
            findings: [],
        };
        groups.set(name, group);
        return group;
    };
    const atPlace = new Map();
    for (const reference of references) {
        const { kind, registry, repository } = reference;
        if (kind === 'local')
            atPlace.set((0,_references_js__WEBPACK_IMPORTED_MODULE_1__/* .reportedPlaceKey */ .YB)(reference), 'local');
        if (kind !== 'image' || registry === undefined || repository === undefined)
            continue;
        const group = groupOf(registry, repository, meantTag(reference));
        group.references.push(reference);
        atPlace.set((0,_references_js__WEBPACK_IMPORTED_MODULE_1__/* .reportedPlaceKey */ .YB)(reference), group);
    }
    for (const finding of findings) {
        const { image } = finding;
        if (image === undefined)
            continue;
        const there = atPlace.get((0,_references_js__WEBPACK_IMPORTED_MODULE_1__/* .reportedPlaceKey */ .YB)(finding));
        if (there === 'local')
            continue;
        const isThere = there?.registry === image.registry && there.repository === image.repository;
        const group = isThere && image.tag === undefined ? there : groupOf(image.registry, image.repository, image.tag);
        group.findings.push(finding);
    }
    return [...groups.values()];
}
function meantTag({ tag, digest, assumedTag, fact }) {
    return tag ?? fact?.recoveredTag ?? assumedTag ?? (digest === undefined ? _model_images_image_js__WEBPACK_IMPORTED_MODULE_0__/* .impliedTag */ .RW : undefined);
}


/***/ }),

/***/ 84139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ harms),
/* harmony export */   z: () => (/* binding */ harmRank)
/* harmony export */ });
const harms = [
    'foreign-digest',
    'dead-tag',
    'fixable-advisory',
    'stale',
    'unpinned',
    'other',
    'none',
];
function harmRank(harm) {
    return harms.indexOf(harm);
}


/***/ }),

/***/ 5756:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CU: () => (/* binding */ checkUrl),
/* harmony export */   Hs: () => (/* binding */ aboutUrl),
/* harmony export */   Le: () => (/* binding */ advisoryUrl),
/* harmony export */   aH: () => (/* binding */ errorUrl),
/* harmony export */   vB: () => (/* binding */ placeLinks)
/* harmony export */ });
/* harmony import */ var _model_run_project_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30982);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38118);


function checkUrl(check) {
    return (0,_model_run_project_js__WEBPACK_IMPORTED_MODULE_0__/* .docsLink */ ._h)(`checks/${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .uriOf */ .S_)(check)}.md`);
}
function errorUrl(cause) {
    return (0,_model_run_project_js__WEBPACK_IMPORTED_MODULE_0__/* .docsLink */ ._h)(`errors/${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .uriOf */ .S_)(cause)}.md`);
}
function aboutUrl({ source }) {
    const page = 'failed-check.md';
    const { action, server } = source ?? {};
    if (action === undefined || server === undefined)
        return (0,_model_run_project_js__WEBPACK_IMPORTED_MODULE_0__/* .docsLink */ ._h)(page);
    const base = blobsOf({ server, ...action });
    return base === undefined ? undefined : `${base}/docs/${page}`;
}
const year = '\\d{4}';
const advisoryPages = [
    [new RegExp(`^CVE-${year}-\\d{4,19}$`), (id) => `https://www.cve.org/CVERecord?id=${id}`],
    [/^GHSA(?:-[a-z0-9]{4}){3}$/, (id) => `https://github.com/advisories/${id}`],
    [/^CGA(?:-[a-z0-9]{4}){3}$/, (id) => `https://images.chainguard.dev/security/${id}`],
    [new RegExp(`^GO-${year}-\\d{4,9}$`), (id) => `https://pkg.go.dev/vuln/${id}`],
    [new RegExp(`^RUSTSEC-${year}-\\d{4}$`), (id) => `https://rustsec.org/advisories/${id}.html`],
    [new RegExp(`^(?:PYSEC|MAL|OSV|HSEC)-${year}-\\d{1,9}$`), (id) => `https://osv.dev/vulnerability/${id}`],
    [/^D[SL]A-\d{1,6}-\d{1,3}$/, (id) => `https://security-tracker.debian.org/tracker/${id}`],
    [/^USN-\d{1,6}-\d{1,3}$/, (id) => `https://ubuntu.com/security/notices/${id}`],
    [new RegExp(`^RH[SBE]A-${year}:\\d{4,6}$`), (id) => `https://access.redhat.com/errata/${id}`],
];
function advisoryUrl(id, aliases = []) {
    for (const name of [id, ...aliases]) {
        const page = advisoryPages.find(([form]) => form.test(name));
        if (page !== undefined)
            return page[1](name);
    }
    return undefined;
}
function placeLinks({ source, repositories = [], }) {
    const own = source === undefined ? undefined : blobsOf(source);
    const bases = new Map(repositories.map(({ origin, server, sha }) => [
        origin,
        server === undefined || sha === undefined ? undefined : blobsOf({ server, repository: origin, sha }),
    ]));
    return ({ origin, file, line }) => {
        const base = origin === undefined ? own : bases.get(origin);
        if (base === undefined)
            return undefined;
        return `${base}/${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .uriOf */ .S_)(file)}${line === undefined ? '' : `#L${line}`}`;
    };
}
function blobsOf({ server, repository, sha }) {
    if (!/^https?:\/\/[\w.-]+(?::\d{1,5})?(?:\/[\w.-]+)*\/?$/.test(server) || !URL.canParse(server))
        return undefined;
    return `${server.replace(/\/$/, '')}/${[repository, 'blob', sha].map(_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .uriOf */ .S_).join('/')}`;
}


/***/ }),

/***/ 45081:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BI: () => (/* binding */ longestBehindFirst),
/* harmony export */   IY: () => (/* binding */ severityOrder),
/* harmony export */   Xf: () => (/* binding */ worstImageFirst),
/* harmony export */   "in": () => (/* binding */ checksRank),
/* harmony export */   vE: () => (/* binding */ harmOfFinding)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50412);
/* harmony import */ var _model_judgement_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82664);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38118);
/* harmony import */ var _harm_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84139);




const harmOfCheck = {
    'digest-not-in-history': 'foreign-digest',
    'missing-tag': 'dead-tag',
    'deprecated-tag': 'dead-tag',
    'stale-digest': 'stale',
    'not-current': 'stale',
    'digest-of-other-tag': 'stale',
    unpinned: 'unpinned',
};
function harmOfFinding({ check, testData, waived }, hasFix) {
    if (waived !== undefined)
        return 'none';
    if (testData !== undefined)
        return 'other';
    if (check === 'advisory' && hasFix)
        return 'fixable-advisory';
    return Object.hasOwn(harmOfCheck, check) ? (harmOfCheck[check] ?? 'other') : 'other';
}
function checksRank(checks) {
    const ranks = checks.map((check) => (0,_harm_js__WEBPACK_IMPORTED_MODULE_0__/* .harmRank */ .z)(check === 'advisory' ? 'fixable-advisory' : harmOfFinding({ check }, false)));
    return (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .smallest */ .o9)(ranks, (0,_harm_js__WEBPACK_IMPORTED_MODULE_0__/* .harmRank */ .z)('none'));
}
function severityOrder(severity) {
    return severity === undefined ? _model_judgement_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .severities */ .g.length : _model_judgement_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .severities */ .g.indexOf(severity);
}
function longestBehindFirst(a, b) {
    const [from, other] = [behindFrom(a), behindFrom(b)];
    if (from !== unknownStart || other !== unknownStart)
        return from - other;
    return (b.lagSeconds ?? 0) - (a.lagSeconds ?? 0);
}
const notBehind = Number.MAX_VALUE;
const unknownStart = Number.MAX_SAFE_INTEGER;
function behindFrom({ since, lagSeconds }) {
    if (lagSeconds === undefined)
        return notBehind;
    return since === undefined ? unknownStart : Date.parse(since);
}
function worstImageFirst(a, b) {
    return (Number(a.findings === 0) - Number(b.findings === 0) ||
        Number(a.introduced === false) - Number(b.introduced === false) ||
        (0,_harm_js__WEBPACK_IMPORTED_MODULE_0__/* .harmRank */ .z)(a.harm) - (0,_harm_js__WEBPACK_IMPORTED_MODULE_0__/* .harmRank */ .z)(b.harm) ||
        severityOrder(a.severity) - severityOrder(b.severity) ||
        longestBehindFirst(a, b) ||
        b.findings - a.findings ||
        (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .compareText */ .n6)(a.name, b.name));
}


/***/ }),

/***/ 10571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  EQ: () => (/* binding */ imageSummaries),
  Dx: () => (/* binding */ isEndedByPin),
  Gu: () => (/* binding */ isWaiting)
});

// UNUSED EXPORTS: pagesOf

// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
// EXTERNAL MODULE: ./lib/model/text/text.js
var text_text = __webpack_require__(38118);
// EXTERNAL MODULE: ./lib/model/judgement/advisory.js
var judgement_advisory = __webpack_require__(14086);
// EXTERNAL MODULE: ./lib/model/judgement/severity.js
var judgement_severity = __webpack_require__(40694);
// EXTERNAL MODULE: ./lib/report/images/links.js
var links = __webpack_require__(5756);
;// CONCATENATED MODULE: ./lib/report/images/advisories.js





function advisoryLookup({ advisories, references, record }) {
    const known = new Map();
    for (const { reference, id, aliases, severity, package: artifact, fixVersions, } of record?.vulnerabilities ?? []) {
        const image = references[reference];
        const level = (0,judgement_severity/* parseRiskLevel */.Le)(severity);
        known.set(keyOf(id, artifact?.name, image), describe(id, aliases, artifact?.name, level && { level }, fixVersions));
    }
    for (const advisory of advisories)
        known.set(keyOf(advisory.advisoryId, advisory.artifactName), inFeed(advisory));
    return (finding) => {
        const { advisory: id, artifact } = finding;
        if (id === undefined)
            return undefined;
        return (known.get(keyOf(id, artifact, finding.image)) ??
            known.get(keyOf(id, artifact)) ??
            describe(id, [], artifact, undefined, []));
    };
}
function inFeed(advisory) {
    const { advisoryId, artifactName, aliases = [], severities = [], events = [] } = advisory;
    const { fixedVersion, patchedVersions = [] } = (0,judgement_advisory/* newestEvent */.j)(events) ?? {};
    const fixedIn = fixedVersion === undefined ? patchedVersions : [fixedVersion];
    return describe(advisoryId, aliases, artifactName, (0,judgement_severity/* severityOf */.xJ)(severities), fixedIn);
}
function describe(id, aliases, artifact, rating, fixedIn) {
    const others = aliases.filter((alias) => alias !== id);
    return {
        id,
        ...(0,collections/* compact */.oE)({ url: (0,links/* advisoryUrl */.Le)(id, others), artifact, level: rating?.level, score: rating?.score }),
        ...(others.length === 0 ? {} : { aliases: others }),
        ...(fixedIn.length === 0 ? {} : { fixedIn: [...fixedIn] }),
    };
}
function keyOf(id, artifact, image) {
    return JSON.stringify([id, artifact, image?.registry, image?.repository]);
}
function hasFix({ fixedIn = [] }) {
    return fixedIn.length > 0;
}
const levels = ['none', 'low', 'medium', undefined, 'high', 'critical'];
function worstAdvisoryFirst(a, b) {
    return (Number(a.waived === true) - Number(b.waived === true) ||
        levels.indexOf(b.level) - levels.indexOf(a.level) ||
        (b.score ?? 0) - (a.score ?? 0) ||
        (0,text_text/* compareText */.n6)(a.id, b.id));
}

// EXTERNAL MODULE: ./lib/report/images/group.js
var group = __webpack_require__(21778);
// EXTERNAL MODULE: ./lib/report/images/harm.js
var harm = __webpack_require__(84139);
// EXTERNAL MODULE: ./lib/report/images/order.js
var order = __webpack_require__(45081);
// EXTERNAL MODULE: ./lib/report/references.js + 1 modules
var report_references = __webpack_require__(40585);
;// CONCATENATED MODULE: ./lib/report/images/places.js




function placesIn({ references, findings }, link) {
    const places = new Map();
    for (const reference of references) {
        const key = (0,report_references/* reportedPlaceKey */.YB)(reference);
        if (!places.has(key))
            places.set(key, placeAt(reference, link));
    }
    const found = new Map();
    for (const finding of findings) {
        const { file, line, column } = finding;
        if (file === undefined || line === undefined || column === undefined)
            continue;
        const key = (0,report_references/* reportedPlaceKey */.YB)(finding);
        if (!places.has(key))
            places.set(key, placeAt({ ...finding, file, line, column }, link));
        (0,collections/* addToGroup */.Mr)(found, key, finding);
    }
    return [...places]
        .map(([key, place]) => (0,collections/* withFields */.qO)(place, foundAt(found.get(key) ?? [])))
        .sort(worstPlaceFirst);
}
function placeAt({ origin, file, line, column, testData, ...rest }, link) {
    const url = link({ origin, file, line });
    const checks = [];
    return (0,collections/* compact */.oE)({ origin, file, line, column, digest: rest.digest, checks, testData, url });
}
function foundAt(findings) {
    const open = findings.filter((finding) => finding.waived === undefined);
    const waived = findings.filter((finding) => finding.waived !== undefined);
    return {
        checks: [...new Set(open.map(({ check }) => check))],
        ...(0,collections/* compact */.oE)({ severity: worstSeverity(open), introduced: introducedIn(open) }),
        ...(waived.length === 0 ? {} : { waived: [...new Set(waived.map(({ check }) => check))] }),
    };
}
function worstSeverity(findings) {
    return findings.reduce((worst, { severity }) => ((0,order/* severityOrder */.IY)(severity) < (0,order/* severityOrder */.IY)(worst) ? severity : worst), undefined);
}
function introducedIn(findings) {
    const compared = findings.flatMap(({ introduced }) => (introduced === undefined ? [] : [introduced]));
    if (compared.length < findings.length)
        return compared.length === 0 ? undefined : true;
    return compared.length === 0 ? undefined : compared.includes(true);
}
function worstPlaceFirst(a, b) {
    return (Number(a.checks.length === 0) - Number(b.checks.length === 0) ||
        Number(a.introduced === false) - Number(b.introduced === false) ||
        (0,order/* severityOrder */.IY)(a.severity) - (0,order/* severityOrder */.IY)(b.severity) ||
        (0,order/* checksRank */["in"])(a.checks) - (0,order/* checksRank */["in"])(b.checks) ||
        (0,text_text/* compareText */.n6)(a.origin ?? '', b.origin ?? '') ||
        (0,text_text/* compareText */.n6)(a.file, b.file) ||
        a.line - b.line ||
        a.column - b.column);
}
function pinsIn(references) {
    const pins = new Map();
    for (const reference of references) {
        const key = reference.digest ?? '';
        const known = pins.get(key);
        if (known !== undefined)
            known.references += 1;
        else
            pins.set(key, pinOf(reference));
    }
    return [...pins.values()].sort(mostUsedFirst);
}
function pinOf({ digest, fact }) {
    const { status = 'unknown', cause, pinnedSince, supersededAt, behind, lagSeconds, notSince, otherTag, noTarget, basis, evidence, built, } = fact ?? {};
    return (0,collections/* compact */.oE)({
        digest,
        status,
        cause,
        pinnedSince,
        supersededAt,
        behind,
        lagSeconds,
        notSince,
        otherTag,
        noTarget,
        basis,
        evidence,
        built,
        references: 1,
    });
}
function mostUsedFirst(a, b) {
    return b.references - a.references || (0,text_text/* compareText */.n6)(a.digest ?? '', b.digest ?? '');
}

;// CONCATENATED MODULE: ./lib/report/images/signatures.js

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
        ...(0,collections/* compact */.oE)({
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
    return (0,collections/* compact */.oE)({
        commit: isKnown && /^[0-9a-f]{40,64}$/.test(commit) ? `${repository}/commit/${commit}` : undefined,
        run: isRun ? run : undefined,
        log: isPublic && /^\d{1,20}$/.test(logIndex)
            ? `https://search.sigstore.dev/?logIndex=${logIndex}`
            : undefined,
    });
}

;// CONCATENATED MODULE: ./lib/report/images/summaries.js









const pinned = new Set([
    'stale-digest',
    'not-current',
    'digest-of-other-tag',
    'unpinned',
    'digest-of-one-platform',
    'conflicting-pins',
]);
const wrong = {
    investigate: new Set(['not-in-history']),
    pin: new Set(['superseded', 'not-current', 'one-platform']),
};
function actionFor(image, findings) {
    const open = image.checks.filter((one) => one.findings > 0).map(({ check }) => check);
    const [worst] = open;
    if (worst === undefined)
        return undefined;
    const act = actFor(worst, image);
    const from = image.pins.flatMap(({ digest, status }) => digest !== undefined && wrong[act]?.has(status) === true ? [digest] : []);
    const isAutomatic = act === 'pin' && isPinnable(findings);
    return {
        do: act,
        ...(from.length === 0 ? {} : { from }),
        ...(act === 'investigate' || act === 'pin' ? (0,collections/* compact */.oE)({ to: image.current?.currentDigest }) : {}),
        ...(act === 'switch' ? (0,collections/* compact */.oE)({ tag: image.endOfLife?.nearest }) : {}),
        ...(isAutomatic ? { automatic: true } : {}),
    };
}
function actFor(worst, { checks, current, harm, pins }) {
    if (worst === 'digest-not-in-history')
        return 'investigate';
    if (worst === 'missing-tag')
        return 'correct';
    if (worst === 'deprecated-tag')
        return 'switch';
    const isOutdated = checks.some(({ check, findings }) => findings > 0 && pinned.has(check));
    const isKnown = current?.currentDigest !== undefined && !pins.every(isWaiting);
    if (isKnown && (pinned.has(worst) || (worst === 'advisory' && isOutdated)))
        return 'pin';
    return harm === 'fixable-advisory' ? 'update' : 'review';
}
function isEndedByPin(check) {
    return pinned.has(check);
}
function isWaiting({ status, cause, noTarget, }) {
    return noTarget !== undefined || (status === 'unknown' && cause === 'no-history');
}
function isPinnable(findings) {
    const ended = findings.filter(({ check, testData }) => check !== 'conflicting-pins' && pinned.has(check) && testData === undefined);
    return ended.length > 0 && ended.every(({ fix }) => fix !== undefined);
}
const pagesAt = {
    'docker.io': dockerHub,
    'quay.io': ({ repository }) => bothOf(`https://quay.io/repository/${(0,text_text/* uriOf */.S_)(repository)}`, '?tab=info', '?tab=history'),
    'ghcr.io': ({ repository }) => ({ page: `https://ghcr.io/${(0,text_text/* uriOf */.S_)(repository)}` }),
    'cgr.dev': chainguard,
    'public.ecr.aws': ({ repository }) => ({ page: `https://gallery.ecr.aws/${(0,text_text/* uriOf */.S_)(repository)}` }),
    'mcr.microsoft.com': ({ repository }) => bothOf(`https://mcr.microsoft.com/en-us/artifact/mar/${(0,text_text/* uriOf */.S_)(repository)}`, '/about', '/tags'),
    'registry.k8s.io': ({ repository }) => ({
        page: `https://explore.ggcr.dev/?repo=${encodeURIComponent('registry.k8s.io/')}${encodeURIComponent(wellFormed(repository))}`,
    }),
};
function pagesOf({ registry, repository, tag }) {
    return Object.hasOwn(pagesAt, registry) ? (pagesAt[registry]?.({ repository, tag }) ?? {}) : {};
}
function dockerHub({ repository, tag }) {
    const [folder, ...name] = repository.split('/');
    const page = folder === 'library' && name.length === 1
        ? `https://hub.docker.com/_/${(0,text_text/* uriOf */.S_)(name.join('/'))}`
        : name.length === 1
            ? `https://hub.docker.com/r/${(0,text_text/* uriOf */.S_)(repository)}`
            : undefined;
    if (page === undefined)
        return {};
    const filter = tag === undefined ? '' : `?name=${encodeURIComponent(wellFormed(tag))}`;
    return bothOf(page, '', `/tags${filter}`);
}
function chainguard({ repository }) {
    const [organization, name, ...more] = repository.split('/');
    if (organization !== 'chainguard' || name === undefined || more.length > 0)
        return {};
    const page = `https://images.chainguard.dev/directory/image/${(0,text_text/* uriOf */.S_)(name)}`;
    return bothOf(page, '/overview', '/versions');
}
function bothOf(base, page, history) {
    return (0,collections/* compact */.oE)({ page: `${base}${page}`, history: `${base}${history}` });
}
function wellFormed(text) {
    return text.replace(/\p{Cs}/gu, '\uFFFD');
}
function imageSummaries(report) {
    const advisoryOf = advisoryLookup(report);
    const link = (0,links/* placeLinks */.vB)(report);
    const urls = new Map();
    const urlOf = (check) => {
        if (!urls.has(check))
            urls.set(check, (0,links/* checkUrl */.CU)(check));
        return urls.get(check);
    };
    const groups = (0,group/* imageGroups */.o)(report);
    const images = groups.map((group) => imageOf(group, advisoryOf, link, urlOf));
    return images.sort(order/* worstImageFirst */.Xf);
}
function imageOf(group, advisoryOf, link, urlOf) {
    const { name, registry, repository, tag, references, findings } = group;
    const rated = findings
        .map((finding) => ({ finding, harm: harmOf(finding, advisoryOf) }))
        .sort(worstFindingFirst);
    const open = rated.flatMap(({ finding }) => (finding.waived === undefined ? [finding] : []));
    const harm = rated[0]?.harm ?? 'none';
    const checks = checksOf(rated.map(({ finding }) => finding), urlOf);
    const pins = pinsIn(references);
    const known = { checks, pins, ...tagOf(references) };
    return {
        name,
        registry,
        repository,
        ...(0,collections/* compact */.oE)({ tag }),
        harm,
        ...(0,collections/* compact */.oE)({ severity: worstSeverity(open), introduced: introducedIn(open) }),
        findings: open.length,
        waived: findings.length - open.length,
        references: references.length,
        ...oldestLag(pins, known.current),
        ...known,
        ...(0,collections/* compact */.oE)({ action: actionFor({ harm, ...known }, open) }),
        places: placesIn(group, link),
        advisories: advisoriesOf(findings, advisoryOf),
        ...signaturesOfImage(references),
        links: pagesOf({ registry, repository, tag }),
    };
}
function harmOf(finding, advisoryOf) {
    return (0,order/* harmOfFinding */.vE)(finding, hasFix(advisoryOf(finding) ?? {}));
}
function worstFindingFirst(a, b) {
    return ((0,harm/* harmRank */.z)(a.harm) - (0,harm/* harmRank */.z)(b.harm) ||
        (0,order/* severityOrder */.IY)(a.finding.severity) - (0,order/* severityOrder */.IY)(b.finding.severity) ||
        Number(a.finding.introduced === false) - Number(b.finding.introduced === false));
}
function signaturesOfImage(references) {
    const signatures = signatureSummaries(references);
    return signatures.length === 0 ? {} : { signatures: [...signatures] };
}
function checksOf(findings, urlOf) {
    const checks = new Map();
    for (const { check, severity, message, waived } of findings) {
        const known = checks.get(check);
        const isOpen = waived === undefined;
        const isWorse = known === undefined || (isOpen && (0,order/* severityOrder */.IY)(severity) < (0,order/* severityOrder */.IY)(known.severity));
        checks.set(check, {
            check,
            severity: isWorse ? severity : known.severity,
            message: known?.message ?? message,
            ...(0,collections/* compact */.oE)({ url: known?.url ?? urlOf(check) }),
            findings: (known?.findings ?? 0) + Number(isOpen),
            waived: (known?.waived ?? 0) + Number(!isOpen),
        });
    }
    return [...checks.values()];
}
function tagOf(references) {
    const facts = references.flatMap(({ fact }) => (fact === undefined ? [] : [fact]));
    const { currentDigest, currentSince, basis, evidence } = facts.find((fact) => fact.currentDigest !== undefined) ?? {};
    const current = currentDigest === undefined ? undefined : (0,collections/* compact */.oE)({ currentDigest, currentSince, basis, evidence });
    const { deprecated, endOfLife } = facts.find((fact) => fact.deprecated !== undefined) ?? {};
    return (0,collections/* compact */.oE)({ current, deprecated, endOfLife });
}
function oldestLag(pins, current) {
    const [oldest] = pins
        .map(({ supersededAt, behind, lagSeconds }) => (0,collections/* compact */.oE)({ since: supersededAt, behind, lagSeconds }))
        .sort(order/* longestBehindFirst */.BI);
    if (oldest?.lagSeconds !== undefined)
        return oldest;
    const isUnpinned = pins.some(({ status }) => status === 'unpinned');
    return (0,collections/* compact */.oE)({ since: isUnpinned ? current?.currentSince : undefined });
}
function advisoriesOf(findings, advisoryOf) {
    const found = new Map();
    for (const finding of findings) {
        const advisory = advisoryOf(finding);
        if (advisory === undefined)
            continue;
        const key = JSON.stringify([advisory.id, advisory.artifact]);
        const isOpen = finding.waived === undefined || found.get(key)?.isOpen === true;
        found.set(key, { ...advisory, isOpen });
    }
    return [...found.values()]
        .map(({ isOpen, ...advisory }) => (isOpen ? advisory : { ...advisory, waived: true }))
        .sort(worstAdvisoryFirst);
}


/***/ }),

/***/ 40585:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Pi: () => (/* binding */ describeReferenceWithFact),
  YB: () => (/* binding */ reportedPlaceKey),
  ko: () => (/* binding */ withWaivedChecks)
});

// UNUSED EXPORTS: parsePolicies

// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
// EXTERNAL MODULE: ./lib/model/images/pull-policy.js
var pull_policy = __webpack_require__(97600);
// EXTERNAL MODULE: ./lib/report/fact.js
var report_fact = __webpack_require__(87234);
// EXTERNAL MODULE: ./lib/report/scanned.js
var scanned = __webpack_require__(32042);
// EXTERNAL MODULE: ./lib/report/time.js
var time = __webpack_require__(9793);
;// CONCATENATED MODULE: ./lib/report/signatures.js


function describeSignatures({ origin, ofCurrent, before, replaced, built, ...own }) {
    const { registry = '', repository = '', tag } = origin ?? {};
    return {
        ...describeDigest(own),
        ...(0,collections/* compact */.oE)({
            origin: origin && { registry, repository, ...(0,collections/* compact */.oE)({ tag }) },
            ofCurrent: ofCurrent && describeDigest(ofCurrent),
            before: before?.map(describeDigest),
            replaced: replaced && describeDigest(replaced),
            built: built && (0,time/* withIsoTimes */.sD)(built, 'at'),
        }),
    };
}
function describeDigest({ digest, signed, refused, complete }) {
    return { digest, signed: signed.map((one) => (0,time/* withIsoTimes */.sD)(one, 'at')), refused, complete };
}
function parseSignatures({ ofCurrent, before, replaced, built, ...own }) {
    return {
        ...parseDigest(own),
        ...compact({
            ofCurrent: ofCurrent && parseDigest(ofCurrent),
            before: before?.map(parseDigest),
            replaced: replaced && parseDigest(replaced),
            built: built && withInstants(built, 'at'),
        }),
    };
}
function parseDigest({ signed, ...rest }) {
    return { ...rest, signed: signed.map((one) => withInstants(one, 'at')) };
}

;// CONCATENATED MODULE: ./lib/report/references.js






function describePolicies({ newest, others }) {
    return { newest: newest.map(describeAnswer), others: others.map(describeAnswer) };
}
function describeAnswer(answer) {
    const { digest, results, unknown, isHarmless } = answer;
    return {
        digest,
        verdict: (0,pull_policy/* pullVerdict */.Hk)(answer),
        results: results.map(describeResult),
        ...(0,collections/* compact */.oE)({ unknown, isHarmless }),
    };
}
function describeResult({ allowedFrom, override, parameters, ...rest }) {
    const { at, builtAt } = allowedFrom ?? {};
    return {
        ...rest,
        parameters,
        ...(0,collections/* compact */.oE)({ override, allowedFrom: (0,time/* isoIfKnown */.UN)(at), builtAt: (0,time/* isoIfKnown */.UN)(builtAt) }),
    };
}
function parsePolicies({ newest, others }) {
    return { newest: newest.map(parseAnswer), others: others.map(parseAnswer) };
}
function parseAnswer({ verdict: _, unknown, ...answer }) {
    const why = unknown && { ...unknown, cause: unknown.cause };
    return { ...answer, results: answer.results.map(parseResult), ...compact({ unknown: why }) };
}
function parseResult({ allowedFrom, builtAt, ...rest }) {
    if (allowedFrom === undefined)
        return rest;
    const built = compact({ builtAt: instantIfKnown(builtAt) });
    return { ...rest, allowedFrom: { at: Date.parse(allowedFrom), ...built } };
}
function describeReferenceWithFact(occurrence, { facts, pullPolicies, signatures }, files, locate, asOf) {
    const span = { ...occurrence.at.span };
    const reference = (0,collections/* withFields */.qO)((0,scanned/* describeReference */.P5)(occurrence, files, locate), { span });
    if (occurrence.kind !== 'image')
        return reference;
    const fact = facts.get(occurrence);
    const policies = pullPolicies?.get(occurrence);
    const signed = signatures?.get(occurrence);
    const learned = {
        pin: describePin(occurrence, files, locate),
        pullPolicies: policies && describePolicies(policies),
        signatures: signed && describeSignatures(signed),
        fact: fact && (0,collections/* withFields */.qO)((0,report_fact/* describeFact */.uL)(fact), (0,report_fact/* describeBuilt */.SA)(fact, occurrence.image, signed, asOf)),
    };
    return (0,collections/* withFields */.qO)(reference, (0,collections/* compact */.oE)(learned));
}
function describePin({ at, pin }, files, locate) {
    if (pin.kind === 'refused')
        return undefined;
    const { kind, span, ...form } = pin;
    const around = { start: Math.min(at.span.start, span.start), end: Math.max(at.span.end, span.end) };
    const isWithin = around.start === at.span.start && around.end === at.span.end;
    const text = files.get(at.file)?.text.slice(around.start, around.end) ?? '';
    const place = isWithin ? undefined : locate({ file: at.file, span: around });
    return { span: { ...span }, ...form, ...(place === undefined ? {} : { around: { text, place } }) };
}
function reportedPlaceKey({ origin, file, line, column, }) {
    return `${line}:${column}:${file?.length}:${file}${origin === undefined ? '' : `:${origin}`}`;
}
function withWaivedChecks(references, findings) {
    const waived = new Map();
    for (const finding of findings) {
        if (finding.waived === undefined)
            continue;
        const key = reportedPlaceKey(finding);
        waived.set(key, (waived.get(key) ?? new Set()).add(finding.check));
    }
    return references.map((reference) => {
        const checks = waived.size === 0 ? undefined : waived.get(reportedPlaceKey(reference));
        if (checks === undefined && reference.waivedChecks === undefined)
            return reference;
        const { waivedChecks: _, ...rest } = reference;
        return (checks === undefined ? rest : { ...rest, waivedChecks: [...checks] });
    });
}


/***/ }),

/***/ 32042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P5: () => (/* binding */ describeReference),
/* harmony export */   z$: () => (/* binding */ referenceName)
/* harmony export */ });
/* unused harmony export describeProblem */
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50412);
/* harmony import */ var _model_images_image_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75485);


function describeReference(occurrence, files, locate) {
    const { at, raw, parts, uses, testData } = occurrence;
    const { file } = at;
    const text = files.get(file)?.text ?? '';
    const shared = {
        file,
        ...locate(at),
        raw,
        ...(parts === undefined
            ? {}
            : {
                parts: parts.map(({ part, span }) => ({
                    part,
                    raw: text.slice(span.start, span.end),
                    ...locate({ file, span }),
                })),
            }),
        ...(uses === undefined ? {} : { uses: uses.map((span) => locate({ file, span })) }),
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .compact */ .oE)({ testData }),
    };
    if (occurrence.kind === 'opaque')
        return { kind: 'opaque', ...shared, why: occurrence.why, detail: occurrence.detail };
    if (occurrence.kind === 'local')
        return { kind: 'local', ...shared, ...occurrence.image, builtBy: { ...occurrence.builtBy } };
    const noPlace = occurrence.pin.kind === 'refused' ? { noPlace: occurrence.pin.why } : {};
    const { image } = occurrence;
    const assumed = image.tag === undefined ? (0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_0__/* .withImpliedTag */ .Lt)(image).tag : undefined;
    const assumedTag = assumed === undefined ? {} : { assumedTag: assumed };
    return { kind: 'image', ...shared, ...image, ...assumedTag, ...noPlace };
}
function describeProblem({ file, message, span }, locate) {
    return { file, message, ...(span === undefined ? {} : locate({ file, span })) };
}
function referenceName({ kind, raw, registry, repository, tag }) {
    return kind === 'opaque' ? raw : `${registry}/${repository}${tag === undefined ? '' : `:${tag}`}`;
}


/***/ }),

/***/ 9793:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ly: () => (/* binding */ isoTime),
/* harmony export */   UN: () => (/* binding */ isoIfKnown),
/* harmony export */   sD: () => (/* binding */ withIsoTimes)
/* harmony export */ });
/* unused harmony exports instantIfKnown, withInstants */
function isoTime(instant) {
    return new Date(instant).toISOString();
}
function isoIfKnown(instant) {
    return instant === undefined ? undefined : isoTime(instant);
}
function instantIfKnown(text) {
    return text === undefined ? undefined : Date.parse(text);
}
function withIsoTimes(value, ...keys) {
    return withTimes(value, keys, isoTime);
}
function withInstants(value, ...keys) {
    return withTimes(value, keys, Date.parse);
}
function withTimes(value, keys, convert) {
    const copy = { ...value };
    for (const key of keys) {
        if (copy[key] !== undefined)
            copy[key] = convert(copy[key]);
    }
    return copy;
}


/***/ })

};
