export const id = 3673;
export const ids = [3673,9506];
export const modules = {

/***/ 55157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ withTimeLimit),
/* harmony export */   lJ: () => (/* binding */ stopGap),
/* harmony export */   zr: () => (/* binding */ withAbort)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _model_surface_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59918);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80588);



function withTimeLimit(host, { timeoutMs, surface }) {
    const over = host.clock.after?.(timeoutMs);
    if (over === undefined)
        return host;
    const limit = new AbortController();
    const message = `The run was not complete after ${(0,_model_time_js__WEBPACK_IMPORTED_MODULE_1__/* .durationText */ .S5)(timeoutMs)}, its time limit. Raise ${(0,_model_surface_js__WEBPACK_IMPORTED_MODULE_2__/* .settingName */ .Q)(surface, 'timeout')}, or scan less with ${(0,_model_surface_js__WEBPACK_IMPORTED_MODULE_2__/* .settingName */ .Q)(surface, 'paths')}`;
    over.addEventListener('abort', () => limit.abort(new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('stopped', message)), { once: true });
    return { ...host, stop: AbortSignal.any([...(host.stop === undefined ? [] : [host.stop]), limit.signal]) };
}
function stopGap(stop) {
    return stop?.aborted === true ? (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .gapFrom */ .rK)(failureOf(stop), 'run') : undefined;
}
function failureOf({ reason }) {
    if (reason instanceof _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR)
        return reason;
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('stopped', 'The run was stopped before everything was verified. Re-run it');
}
function withAbort(host) {
    const { stop } = host;
    if (stop === undefined)
        return host;
    const untilStop = stoppable(stop);
    const fail = async () => {
        throw failureOf(stop);
    };
    const wake = async () => undefined;
    return {
        ...host,
        send: (request) => untilStop(() => host.send(request), fail),
        clock: { ...host.clock, sleep: (ms) => untilStop(() => host.clock.sleep(ms), wake) },
        workflow: {
            ...host.workflow,
            idToken: (audience, place) => untilStop(() => host.workflow.idToken(audience, place), fail),
        },
    };
}
function stoppable(stop) {
    const pending = new Set();
    const endAll = () => {
        for (const end of pending)
            end();
    };
    return (begin, stopped) => {
        if (stop.aborted)
            return stopped();
        return new Promise((resolve, reject) => {
            const end = () => resolve(stopped());
            if (pending.size === 0)
                stop.addEventListener('abort', endAll, { once: true });
            pending.add(end);
            const release = () => {
                pending.delete(end);
                if (pending.size === 0)
                    stop.removeEventListener('abort', endAll);
            };
            begin().finally(release).then(resolve, reject);
        });
    };
}


/***/ }),

/***/ 20186:
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

/***/ 33196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ largest),
/* harmony export */   o: () => (/* binding */ smallest)
/* harmony export */ });
function smallest(values, limit = Number.POSITIVE_INFINITY) {
    let found = limit;
    for (const value of values)
        found = Math.min(found, value);
    return found;
}
function largest(values, limit = Number.NEGATIVE_INFINITY) {
    let found = limit;
    for (const value of values)
        found = Math.max(found, value);
    return found;
}


/***/ }),

/***/ 71976:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ isDigest),
/* harmony export */   Lt: () => (/* binding */ withImpliedTag),
/* harmony export */   PA: () => (/* binding */ digestLead),
/* harmony export */   RW: () => (/* binding */ impliedTag),
/* harmony export */   tO: () => (/* binding */ imageName),
/* harmony export */   zZ: () => (/* binding */ parseImage)
/* harmony export */ });
/* harmony import */ var _registry_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43277);

const component = /^[a-z0-9]+(?:(?:\.|_{1,2}|-+)[a-z0-9]+)*$/;
const domain = /^(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?)*|\[[a-fA-F0-9:]+\])(?::[0-9]+)?$/;
const tagPattern = /^\w[\w.-]{0,127}$/;
const digestPattern = /^sha256:[a-f0-9]{64}$/;
const maxNameLength = 255;
const maxReferenceLength = maxNameLength + 1 + 128 + 1 + 71;
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
function imageName(image) {
    return `${image.registry}/${image.repository}${image.tag === undefined ? '' : `:${image.tag}`}`;
}
const impliedTag = 'latest';
function withImpliedTag(image) {
    return image.tag === undefined && image.digest === undefined ? { ...image, tag: impliedTag } : image;
}
function digestLead(image) {
    return image.tag === withImpliedTag(image).tag ? '@' : `:${impliedTag}@`;
}


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

/***/ 82229:
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

/***/ 89506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   isAtLeast: () => (/* binding */ isAtLeast),
/* harmony export */   parseRiskLevel: () => (/* binding */ parseRiskLevel),
/* harmony export */   severityOf: () => (/* binding */ severityOf)
/* harmony export */ });
/* harmony import */ var ae_cvss_calculator__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44353);
/* harmony import */ var _advisory_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20186);


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

/***/ 8480:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ placeKey)
/* harmony export */ });
function placeKey({ file, span }) {
    return `${span.start}-${span.end} ${file}`;
}


/***/ }),

/***/ 59918:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ settingName)
/* harmony export */ });
function settingName(surface, name) {
    return surface === 'terminal' ? `\`--${name}\`` : `\`${name}:\``;
}


/***/ }),

/***/ 49859:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ withFields)
/* harmony export */ });
function withFields(object, fields) {
    const copied = Object.assign({}, object, fields);
    return copied;
}


/***/ }),

/***/ 7130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fl: () => (/* binding */ builtLabel),
/* harmony export */   GC: () => (/* binding */ coverageIn),
/* harmony export */   _5: () => (/* binding */ coverageOf),
/* harmony export */   at: () => (/* binding */ coverageKinds),
/* harmony export */   cS: () => (/* binding */ coverageSteps),
/* harmony export */   js: () => (/* binding */ countByOutcome),
/* harmony export */   n6: () => (/* binding */ causeName),
/* harmony export */   vn: () => (/* binding */ coverageLine)
/* harmony export */ });
/* harmony import */ var _model_steps_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54566);

function coverageOf(references) {
    return (0,_model_steps_js__WEBPACK_IMPORTED_MODULE_0__/* .atOnce */ .zd)(coverageSteps(references));
}
function* coverageSteps(references) {
    const tags = new Map();
    for (const { kind, registry, repository, tag, fact } of references) {
        if (kind !== 'image')
            continue;
        const name = `${registry}/${repository}:${tag ?? fact?.recoveredTag ?? ''}`;
        tags.set(name, tags.get(name) ?? historyCause(fact));
        yield;
    }
    let built = 0;
    const causes = yield* (0,_model_steps_js__WEBPACK_IMPORTED_MODULE_0__/* .mapped */ .CV)(references, ({ kind, fact }) => {
        if (fact?.built !== undefined)
            built += 1;
        return kind === 'image' ? causeOfReference(fact) : kind;
    });
    const counted = countByOutcome(causes);
    yield;
    return {
        references: built === 0 ? counted : { ...counted, built },
        histories: countByOutcome([...tags.values()]),
    };
}
function coverageIn({ coverage, references }) {
    return coverage ?? { ...coverageOf(references), artifacts: { asked: 0, answered: 0, unknown: {} } };
}
function countByOutcome(causes) {
    const unknown = {};
    let answered = 0;
    for (const cause of causes) {
        if (cause === undefined)
            answered += 1;
        else
            unknown[cause] = (Object.hasOwn(unknown, cause) ? (unknown[cause] ?? 0) : 0) + 1;
    }
    return { asked: causes.length, answered, unknown };
}
function causeOfReference(fact) {
    return fact?.built === undefined ? causeOf(fact) : undefined;
}
function causeOf(fact) {
    return fact !== undefined && fact.status !== 'unknown' ? undefined : (fact?.cause ?? 'not asked');
}
function historyCause(fact) {
    return fact?.basis === 'present' ? 'no-history' : causeOf(fact);
}
const coverageKinds = ['references', 'histories', 'artifacts'];
const builtLabel = 'verified by their build';
const nouns = {
    references: 'references',
    histories: 'tag histories',
    artifacts: 'advisory lookups',
};
function coverageLine(report) {
    const coverage = coverageIn(report);
    const parts = coverageKinds.flatMap((kind) => {
        const { asked, answered, built = 0, unknown } = coverage[kind];
        const byBuild = built === 0 ? [] : [`${builtLabel}: ${built}`];
        const causes = Object.entries(unknown).map(([cause, number]) => `${causeName(cause)}: ${number}`);
        const notes = [...byBuild, ...causes];
        const why = notes.length === 0 ? '' : ` (${notes.join(', ')})`;
        return asked === 0 ? [] : [`${answered} of ${asked} ${nouns[kind]}${why}`];
    });
    const causes = new Set(coverageKinds.flatMap((kind) => Object.keys(coverage[kind].unknown)));
    const isExplained = report.incomplete.some(({ cause }) => causes.has(cause));
    const where = isExplained ? '. What is missing is listed under "not verified"' : '';
    return parts.length === 0 ? '' : `verified: ${parts.join(', ')}${where}`;
}
function causeName(cause) {
    if (cause === 'opaque')
        return 'not resolved';
    return cause === 'local' ? 'built here' : cause;
}


/***/ }),

/***/ 75093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B6: () => (/* binding */ describeSource),
/* harmony export */   PJ: () => (/* binding */ parseSource),
/* harmony export */   av: () => (/* binding */ describeSources)
/* harmony export */ });
/* harmony import */ var _model_compact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6472);
/* harmony import */ var _time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9793);


function describeSources(evidence) {
    return evidence === undefined || evidence.length === 0 ? {} : { evidence: evidence.map(describeSource) };
}
function describeSource({ source, strength, since, readAt, silent }) {
    return {
        source,
        strength,
        ...(since === undefined ? {} : { since: (0,_time_js__WEBPACK_IMPORTED_MODULE_0__/* .isoTime */ .L)(since) }),
        readAt: (0,_time_js__WEBPACK_IMPORTED_MODULE_0__/* .isoTime */ .L)(readAt),
        ...(silent === undefined ? {} : { silent: { ...silent } }),
    };
}
function parseSource({ source, strength, since, readAt, silent }) {
    return {
        source,
        strength,
        readAt: Date.parse(readAt),
        ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_1__/* .compact */ .o)({
            since: since === undefined ? undefined : Date.parse(since),
            silent: silent && { cause: silent.cause, message: silent.message },
        }),
    };
}


/***/ }),

/***/ 9793:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ isoTime)
/* harmony export */ });
function isoTime(instant) {
    return new Date(instant).toISOString();
}


/***/ }),

/***/ 64377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p6: () => (/* binding */ date),
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDate */ .db(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODate */ .Brp, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
