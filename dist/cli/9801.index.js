export const id = 9801;
export const ids = [9801];
export const modules = {

/***/ 69959:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ applyPolicy)
});

// EXTERNAL MODULE: ./lib/check/index.js + 18 modules
var check = __webpack_require__(81823);
// EXTERNAL MODULE: ./lib/check/overrides.js
var overrides = __webpack_require__(71509);
// EXTERNAL MODULE: ./lib/check/rules/expired-waiver.js
var expired_waiver = __webpack_require__(60266);
// EXTERNAL MODULE: ./lib/check/rules/unused-waiver.js
var unused_waiver = __webpack_require__(85865);
// EXTERNAL MODULE: ./lib/check/selectors.js
var selectors = __webpack_require__(32246);
// EXTERNAL MODULE: ./lib/check/words.js
var words = __webpack_require__(66709);
;// CONCATENATED MODULE: ./lib/check/waiver-entry.js


/** A waiver of the policy. It counts up to and including the instant `expires`. */
class PolicyWaiver {
    waiver;
    matched = 0;
    lapsed;
    expiredAt;
    matches;
    constructor(waiver, now) {
        this.waiver = waiver;
        const { expires } = waiver;
        this.expiredAt = expires !== undefined && now > expires ? expires : undefined;
        this.matches = (0,selectors/* selectorMatcher */.kS)(waiver);
    }
    decide(finding) {
        const { acknowledged } = this.waiver;
        if (!this.matches(finding))
            return undefined;
        if (acknowledged !== undefined && finding.about?.advisory === undefined)
            return undefined;
        this.matched += 1;
        if (this.expiredAt !== undefined)
            return { lapsed: `A waiver of it expired on ${(0,words/* day */.vd)(this.expiredAt)}` };
        const changed = changedSince(acknowledged, finding);
        if (changed === undefined)
            return { waived: waivedBy(this.waiver) };
        this.lapsed = changed;
        return { lapsed: changed };
    }
}
/** A waiver beside the reference: it accepts its check where the finding begins within what it covers. */
class WaiverBeside {
    waiver;
    matched = 0;
    lapsed = undefined;
    expiredAt = undefined;
    constructor(waiver) {
        this.waiver = waiver;
    }
    decide({ check, at }) {
        const { file, span } = this.waiver.covers;
        if (check !== this.waiver.check || at?.file !== file)
            return undefined;
        if (at.span.start < span.start || at.span.start >= span.end)
            return undefined;
        this.matched += 1;
        const { reason, pending } = this.waiver;
        if (pending)
            return { lapsed: 'The change adds the waiver beside it, which counts once it is merged' };
        return { waived: { at: this.waiver.at, reason } };
    }
}
function changedSince(acknowledged, { about }) {
    if (acknowledged === undefined)
        return undefined;
    const updatedAt = about?.advisory?.updatedAt;
    const seen = new Date(acknowledged).toISOString();
    if (updatedAt === undefined)
        return `Its waiver does not hold: it acknowledges the state of ${seen}, and the platform does not say when the advisory changed`;
    if (updatedAt <= acknowledged)
        return undefined;
    return `Its waiver has lapsed: the advisory changed on ${new Date(updatedAt).toISOString()}, after the state of ${seen} that the waiver acknowledges`;
}
function waivedBy({ at, reason, owner, expires }) {
    return {
        at,
        reason,
        ...(owner === undefined ? {} : { owner }),
        ...(expires === undefined ? {} : { expires }),
    };
}

;// CONCATENATED MODULE: ./lib/check/apply-policy.js
// Findings and policy → what counts: severities, waivers, and what is to say about the waivers themselves.






const dayMs = 86_400_000;
const soonMs = 14 * dayMs;
/** Applies a policy to the findings of the evidence. Waivers never waive what is said about waivers. */
function applyPolicy(findings, policy, { now, complete, inline = [] }) {
    const levelled = (0,overrides/* withSeverities */.s)(findings, policy);
    const own = policy.waivers.map((waiver) => new PolicyWaiver(waiver, now));
    const removed = policy.removed.map((waiver) => new PolicyWaiver(waiver, now));
    const beside = inline.map((waiver) => new WaiverBeside(waiver));
    const counting = [...own, ...removed, ...beside];
    const judged = levelled.map((finding) => judgedBy(counting, finding));
    const about = [
        ...own.flatMap((entry) => aboutPolicyWaiver(entry, complete)),
        ...beside.flatMap((entry) => (entry.waiver.pending ? [] : aboutUnused(entry, complete))),
    ];
    return {
        findings: [...judged, ...(0,overrides/* withSeverities */.s)(about, policy)].sort(check/* byPlace */.hz),
        waiverStates: [
            ...[...own, ...beside].map((entry) => stateOf(entry, now, complete)),
            ...removed.map(removedState),
            ...policy.pending.map((waiver) => pendingState(new PolicyWaiver(waiver, now), levelled)),
        ],
    };
}
/** The first waiver that holds waives the finding; one that no longer holds leaves a sentence. */
function judgedBy(entries, finding) {
    const decisions = entries.flatMap((entry) => entry.decide(finding) ?? []);
    const waived = decisions.find((decision) => 'waived' in decision);
    if (waived !== undefined)
        return { ...finding, ...waived };
    const lapsed = decisions.find((decision) => 'lapsed' in decision);
    return lapsed === undefined ? finding : { ...finding, message: `${finding.message}. ${lapsed.lapsed}` };
}
/** What another repository's policy waives is nobody's here to tidy, unless it is missed. */
function aboutPolicyWaiver(entry, complete) {
    const { waiver, matched, expiredAt } = entry;
    if (waiver.inheritedAt !== undefined && (expiredAt === undefined || matched === 0))
        return [];
    if (expiredAt === undefined)
        return aboutUnused(entry, complete);
    return [finding(expired_waiver/* expiredWaiver */.a, (0,expired_waiver/* expiredDraft */.n)(waiver, expiredAt, matched))];
}
function aboutUnused({ waiver, matched }, complete) {
    return matched > 0 || !complete ? [] : [finding(unused_waiver/* unusedWaiver */.L, (0,unused_waiver/* unusedDraft */.a)(waiver))];
}
function finding({ id, severity }, draft) {
    return { check: id, severity, ...draft };
}
function stateOf(entry, now, complete) {
    const { waiver, matched, lapsed, expiredAt } = entry;
    if ('pending' in waiver)
        return waiting(entry);
    if (expiredAt !== undefined)
        return said(entry, 'expired', `It expired on ${(0,words/* day */.vd)(expiredAt)}`);
    if (lapsed !== undefined)
        return said(entry, 'lapsed', lapsed);
    const soon = 'expires' in waiver ? expiringSoon(waiver.expires, now) : undefined;
    return said(entry, matched > 0 ? 'active' : complete ? 'unused' : 'unknown', soon);
}
function removedState(entry) {
    const until = entry.expiredAt === undefined ? '; until it is merged, it counts' : '';
    return said(entry, 'removed', `The pull request takes it away${until}`);
}
function pendingState(entry, findings) {
    for (const one of findings)
        entry.decide(one);
    return waiting(entry);
}
function waiting(entry) {
    const findings = entry.matched > 0 ? `, for ${(0,words/* plural */.LS)(entry.matched, 'finding')}` : '';
    return said(entry, 'pending', `The pull request adds this waiver: it counts once it is merged${findings}`);
}
function said({ waiver, matched }, state, notice) {
    return { waiver, state, matched, ...(notice === undefined ? {} : { notice }) };
}
function expiringSoon(expires, now) {
    if (expires === undefined || expires - now > soonMs)
        return undefined;
    const days = Math.floor((expires - now) / dayMs);
    return `It expires on ${(0,words/* day */.vd)(expires)}, ${days === 0 ? 'within a day' : `in ${(0,words/* plural */.LS)(days, 'day')}`}`;
}


/***/ }),

/***/ 15486:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ Counts)
/* harmony export */ });
// A multiset of keys.
class Counts {
    #counts = new Map();
    add(key) {
        this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    }
    /** Takes one out; false: there was none. */
    take(key) {
        const count = this.#counts.get(key) ?? 0;
        if (count > 0)
            this.#counts.set(key, count - 1);
        return count > 0;
    }
}


/***/ }),

/***/ 71509:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ agesOf),
/* harmony export */   s: () => (/* binding */ withSeverities)
/* harmony export */ });
/* harmony import */ var _model_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30941);
/* harmony import */ var _selectors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32246);


/** The findings with the policy's severities; those of a check that is `off` are gone. */
function withSeverities(findings, { checks, overrides }) {
    const levels = overrides.map((override) => ({ override, matches: overrideMatcher(override) }));
    return findings.flatMap((finding) => {
        const level = levels.reduce((before, { override, matches }) => {
            const own = override.checks.get(finding.check);
            return own !== undefined && matches(finding) ? own : before;
        }, checks.get(finding.check) ?? finding.severity);
        return level === 'off' ? [] : [{ ...finding, severity: level }];
    });
}
function overrideMatcher({ paths, images }) {
    const inFiles = paths === undefined ? () => true : (0,_selectors_js__WEBPACK_IMPORTED_MODULE_0__/* .inPaths */ .k6)(paths);
    return (finding) => inFiles(finding) && (images === undefined || (0,_selectors_js__WEBPACK_IMPORTED_MODULE_0__/* .imageMatches */ .d1)(images, finding.about?.image));
}
/** `max-age` and `min-age` of every place: the settings, but where an override gives another. */
function agesOf(overrides, { maxAgeMs, minAgeMs }) {
    const given = overrides
        .filter((override) => override.maxAgeMs !== undefined || override.minAgeMs !== undefined)
        .map((override) => ({ override, inFiles: override.paths && (0,_model_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .pathMatcher */ .kZ)(override.paths) }));
    return ({ at, image }) => given.reduce((ages, { override, inFiles }) => {
        const { images } = override;
        const means = inFiles?.(at.file) !== false && (images === undefined || (0,_selectors_js__WEBPACK_IMPORTED_MODULE_0__/* .imageMatches */ .d1)(images, image));
        return means
            ? {
                maxAgeMs: override.maxAgeMs ?? ages.maxAgeMs,
                minAgeMs: override.minAgeMs ?? ages.minAgeMs,
            }
            : ages;
    }, { maxAgeMs, minAgeMs });
}


/***/ }),

/***/ 32246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d1: () => (/* binding */ imageMatches),
/* harmony export */   k6: () => (/* binding */ inPaths),
/* harmony export */   kS: () => (/* binding */ selectorMatcher)
/* harmony export */ });
/* harmony import */ var _model_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30941);

/** Tells of findings whether all selectors match. A selector of what a finding is not about does not match it. */
function selectorMatcher({ check, image, tag, paths, artifact, advisory }) {
    const tests = [
        check === undefined ? undefined : (finding) => finding.check === check,
        image === undefined ? undefined : ({ about }) => imageMatches([image], about?.image),
        tag === undefined ? undefined : ({ about }) => tagMatches(tag, about?.image),
        paths === undefined ? undefined : inPaths(paths),
        artifact === undefined ? undefined : ({ about }) => about?.artifact === artifact,
        advisory === undefined ? undefined : ({ about }) => advisoryMatches(advisory, about?.advisory),
    ];
    const given = tests.filter((test) => test !== undefined);
    return (finding) => given.length > 0 && given.every((test) => test(finding));
}
/** Tells of findings whether they stand in a file that one of the globs matches. */
function inPaths(globs) {
    const matches = (0,_model_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .pathMatcher */ .kZ)(globs);
    return ({ at }) => at !== undefined && matches(at.file);
}
/** True when one of the globs is the image's `registry/repository` or its short spelling. Host names know no case. */
function imageMatches(globs, image) {
    return (image !== undefined &&
        globs.map(withPlainHost).some((glob) => spellings(image).some((name) => (0,_model_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesName */ .Hj)(glob, name))));
}
function withPlainHost(glob) {
    const [host = '', ...path] = glob.split('/');
    return path.length > 0 && /[.:]/.test(host) ? [host.toLowerCase(), ...path].join('/') : glob;
}
function tagMatches(glob, image) {
    return image?.tag !== undefined && (0,_model_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesName */ .Hj)(glob, image.tag);
}
/** Docker Hub's images are also known without the registry, and its own without `library/`. */
function spellings({ registry, repository }) {
    const short = registry === 'docker.io' ? [repository, repository.replace(/^library\//, '')] : [];
    return [`${registry}/${repository}`, ...short];
}
function advisoryMatches(wanted, advisory) {
    if (advisory === undefined)
        return false;
    const same = (id) => id.toLowerCase() === wanted.toLowerCase();
    return same(advisory.id) || advisory.aliases.some(same);
}


/***/ }),

/***/ 95105:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ judge)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65268);


/**
 * A failing finding fails the gate even when more is unknown, a waived one does not. Exceptions: a run
 * that was stopped ends with exit code 3; after a failed sign-in nothing was verified, which is `incomplete` under
 * `on-incomplete: fail`; and findings accuse nobody while a part of the policy, which might accept them, is not known,
 * or the clock is wrong. What is unknown is never `pass`.
 */
function judge(findings, incomplete, { failOn, onIncomplete }) {
    const failing = findings.filter((finding) => fails(finding, failOn));
    const has = (cause) => incomplete.some((unknown) => unknown.cause === cause);
    if (has('stopped'))
        return { verdict: 'incomplete', exitCode: 3, failing };
    const signInFailed = incomplete.some(({ cause }) => (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .isSignIn */ .h3)(cause));
    const judged = !has('policy-unread') && !has('clock');
    if (failing.length > 0 && judged && !(signInFailed && onIncomplete === 'fail'))
        return { verdict: 'fail', exitCode: 1, failing };
    if (incomplete.length === 0)
        return { verdict: 'pass', exitCode: 0, failing };
    return { verdict: 'incomplete', exitCode: onIncomplete === 'fail' ? 3 : 0, failing };
}
function fails({ check, severity, waived, introduced = true }, failOn) {
    if (failOn === 'none' || waived !== undefined || introduced !== true)
        return false;
    if (typeof failOn !== 'string')
        return failOn.includes(check);
    return _model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .severities */ .g.indexOf(severity) <= _model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .severities */ .g.indexOf(failOn);
}


/***/ }),

/***/ 87234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ly: () => (/* binding */ isoTime),
/* harmony export */   ni: () => (/* binding */ readFact),
/* harmony export */   uL: () => (/* binding */ describeFact)
/* harmony export */ });
/** RFC 3339 in UTC with milliseconds. */
function isoTime(instant) {
    return new Date(instant).toISOString();
}
function describeFact(fact) {
    if (fact.status === 'missing')
        return { status: 'missing', what: fact.what, message: `the ${fact.what} does not exist` };
    const { status, endOfLife, currentDigest } = fact;
    const current = currentDigest === undefined ? {} : { currentDigest };
    if (status === 'unknown') {
        const { cause, message } = fact;
        return { status, cause, message, ...current, ...describeEnd(endOfLife) };
    }
    const pinnedSince = 'pinnedSince' in fact ? fact.pinnedSince : undefined;
    return {
        status,
        ...current,
        ...(fact.currentSince === undefined ? {} : { currentSince: isoTime(fact.currentSince) }),
        ...(pinnedSince === undefined ? {} : { pinnedSince: isoTime(pinnedSince) }),
        ...(fact.basis === undefined ? {} : { basis: fact.basis }),
        ...describeOwn(fact),
        ...(fact.recoveredTag === undefined ? {} : { recoveredTag: fact.recoveredTag }),
        ...describeEnd(endOfLife),
    };
}
function describeOwn(fact) {
    switch (fact.status) {
        case 'superseded':
            return describeLag(fact);
        case 'current':
            return fact.youngUntil === undefined ? {} : { youngUntil: isoTime(fact.youngUntil) };
        case 'not-in-history':
            return { records: fact.records, historySince: isoTime(fact.historySince) };
        case 'one-platform':
            return { indexDigest: fact.indexDigest, ...(fact.lag && describeLag(fact.lag)) };
        case 'unpinned':
            return {};
    }
}
function describeLag({ supersededAt, supersededBy, behind, lagMs }) {
    return { supersededAt: isoTime(supersededAt), supersededBy, behind, lagSeconds: Math.floor(lagMs / 1000) };
}
function describeEnd(endOfLife) {
    if (endOfLife?.deprecated !== true)
        return endOfLife === undefined ? {} : { deprecated: false };
    const { date, successors } = endOfLife;
    const day = typeof date === 'string' ? { date } : date === undefined ? {} : { dateUnknown: date.unknown };
    if (date === undefined && successors === undefined)
        return { deprecated: true };
    return { deprecated: true, endOfLife: { ...day, ...successors } };
}
/** The fact of a report that was looked at from `at`; `undefined` when it lacks what its status has by definition. */
function readFact(reported, at) {
    const { status, cause, message = '', what } = reported;
    if (status === 'missing')
        return what === undefined ? undefined : { status, what };
    const { currentDigest, currentSince, basis, recoveredTag } = reported;
    const current = currentDigest === undefined ? undefined : { currentDigest: currentDigest };
    const endOfLife = readEnd(reported);
    const end = endOfLife === undefined ? {} : { endOfLife };
    if (status === 'unknown')
        return cause === undefined ? undefined : { status, cause: cause, message, ...current, ...end };
    if (current === undefined)
        return undefined;
    const known = {
        ...current,
        ...(currentSince === undefined ? {} : { currentSince: Date.parse(currentSince) }),
        ...(basis === undefined ? {} : { basis }),
        ...(recoveredTag === undefined ? {} : { recoveredTag }),
        ...end,
    };
    return readOwn(status, reported, known, at);
}
function readOwn(status, reported, known, at) {
    const { pinnedSince, youngUntil } = reported;
    const { records, historySince, indexDigest } = reported;
    const pinned = pinnedSince === undefined ? {} : { pinnedSince: Date.parse(pinnedSince) };
    const lag = readLag(reported, at);
    switch (status) {
        case 'unpinned':
            return { status, ...known };
        case 'current':
            return {
                status,
                ...pinned,
                ...(youngUntil === undefined ? {} : { youngUntil: Date.parse(youngUntil) }),
                ...known,
            };
        case 'superseded':
            return 'pinnedSince' in pinned && lag !== undefined
                ? { status, pinnedSince: pinned.pinnedSince, ...lag, ...known }
                : undefined;
        case 'not-in-history':
            return records === undefined || historySince === undefined
                ? undefined
                : { status, records, historySince: Date.parse(historySince), ...known };
        case 'one-platform':
            return indexDigest === undefined
                ? undefined
                : { status, indexDigest: indexDigest, ...pinned, ...(lag && { lag }), ...known };
    }
}
function readLag({ supersededAt, supersededBy, behind }, at) {
    if (supersededAt === undefined || supersededBy === undefined || behind === undefined)
        return undefined;
    const since = Date.parse(supersededAt);
    return {
        supersededAt: since,
        supersededBy: supersededBy,
        behind,
        lagMs: Math.max(0, at - since),
    };
}
function readEnd({ deprecated, endOfLife = {} }) {
    if (deprecated === undefined)
        return undefined;
    if (!deprecated)
        return { deprecated };
    const { date, dateUnknown, nearest, newest } = endOfLife;
    const day = date ?? (dateUnknown === undefined ? undefined : { unknown: dateUnknown });
    return {
        deprecated,
        ...(nearest === undefined || newest === undefined ? {} : { successors: { nearest, newest } }),
        ...(day === undefined ? {} : { date: day }),
    };
}


/***/ }),

/***/ 57357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ describeFix),
/* harmony export */   u: () => (/* binding */ describeChange)
/* harmony export */ });
/** The edit widened to the finding's place, and the same change as whole lines. */
function describeFix(at, edit, text, locate) {
    const { start, end } = widened(at.span, edit.span);
    const fix = describeChange(at, edit, text.slice(start, end), () => locate({ file: at.file, span: { start, end } }));
    const lines = linesAround(text, { start, end });
    const before = text.slice(lines.start, lines.end);
    const after = text.slice(lines.start, start) + fix.replacement + text.slice(end, lines.end);
    return before.length > longestLines ? fix : { ...fix, lines: { before, after } };
}
/** `around` is the text from the place to the edit; where it stands is told when that is not the place itself. */
function describeChange(at, edit, around, locate) {
    const { start, end } = widened(at.span, edit.span);
    const elsewhere = start !== at.span.start || end !== at.span.end;
    const before = around.slice(0, edit.span.start - start);
    return {
        expect: around,
        replacement: before + edit.replacement + around.slice(edit.span.end - start),
        ...(elsewhere ? { place: locate() } : {}),
    };
}
function widened(at, edit) {
    return { start: Math.min(at.start, edit.start), end: Math.max(at.end, edit.end) };
}
/** Longer lines are no help to a reader, and would fill the report. */
const longestLines = 2000;
function linesAround(text, { start, end }) {
    const from = Math.max(text.lastIndexOf('\n', start - 1), text.lastIndexOf('\r', start - 1)) + 1;
    const after = text.slice(end).search(/[\r\n]/);
    const mark = text.startsWith('\uFEFF') ? 1 : 0;
    return { start: Math.max(start === 0 ? 0 : from, mark), end: after < 0 ? text.length : end + after };
}


/***/ }),

/***/ 58233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ describeReplay),
  E: () => (/* binding */ reportOf)
});

// EXTERNAL MODULE: ./lib/model/position.js
var position = __webpack_require__(5218);
// EXTERNAL MODULE: ./lib/report/audit.js
var audit = __webpack_require__(21489);
// EXTERNAL MODULE: ./lib/report/coverage.js
var coverage = __webpack_require__(7130);
// EXTERNAL MODULE: ./lib/report/fact.js
var report_fact = __webpack_require__(87234);
;// CONCATENATED MODULE: ./lib/report/policy.js

/** The waiver of a finding, as a part of the finding. */
function describeWaived(waived, locate) {
    if (waived === undefined)
        return {};
    const { at, reason, owner, expires } = waived;
    return {
        waived: {
            reason,
            ...(owner === undefined ? {} : { owner }),
            ...(expires === undefined ? {} : { expires: (0,report_fact/* isoTime */.Ly)(expires) }),
            file: at.file,
            line: locate(at).line,
        },
    };
}
function describeWaiver({ waiver, state, matched, notice }, locate) {
    const standing = { state, matched, ...(notice === undefined ? {} : { notice }) };
    const place = { file: waiver.at.file, ...locate(waiver.at) };
    if ('covers' in waiver)
        return { ...place, ...standing, check: waiver.check, reason: waiver.reason };
    const { at: _at, inheritedAt: _inheritedAt, expires, acknowledged, paths, ...says } = waiver;
    return {
        ...place,
        ...standing,
        ...says,
        ...(paths === undefined ? {} : { paths: [...paths] }),
        ...(expires === undefined ? {} : { expires: (0,report_fact/* isoTime */.Ly)(expires) }),
        ...(acknowledged === undefined ? {} : { acknowledged: (0,report_fact/* isoTime */.Ly)(acknowledged) }),
    };
}

;// CONCATENATED MODULE: ./lib/report/evidence.js


/** A finding with its place; the fix is given for the whole reference, or with a place of its own in another key. */
function describeFinding({ check, severity, at, message, about, fix, waived, introduced }, { locate, isMarked, fix: described }) {
    return {
        check,
        severity,
        ...(at === undefined ? {} : { file: at.file, ...locate(at) }),
        ...(at === undefined || isMarked(at.file)
            ? {}
            : { charOffset: at.span.start, charLength: at.span.end - at.span.start }),
        message,
        ...describeSubject(about),
        ...(typeof introduced === 'boolean' ? { introduced } : {}),
        ...describeWaived(waived, locate),
        ...(fix === undefined || at === undefined ? {} : { fix: described(at, fix) }),
    };
}
/** An advisory with all that the platform said of it. */
function describeAdvisory(advisory) {
    const { aliases, severities, events, ...rest } = advisory;
    return {
        ...rest,
        ...(aliases === undefined ? {} : { aliases: [...aliases] }),
        ...(severities === undefined ? {} : { severities: severities.map((one) => ({ ...one })) }),
        ...(events === undefined
            ? {}
            : {
                events: events.map(({ patchedVersions, ...event }) => ({
                    ...event,
                    ...(patchedVersions === undefined ? {} : { patchedVersions: [...patchedVersions] }),
                })),
            }),
    };
}
function describeSubject({ image, artifact, advisory } = {}) {
    const { registry, repository, tag } = image ?? {};
    return {
        ...(registry === undefined || repository === undefined
            ? {}
            : { image: { registry, repository, ...(tag === undefined ? {} : { tag }) } }),
        ...(artifact === undefined ? {} : { artifact }),
        ...(advisory === undefined ? {} : { advisory: advisory.id }),
    };
}
const mostReigns = 100;
/** A tag's history as the report shows it: its newest 100 reigns, and how many older ones there are. */
function describeHistory({ reigns, known, ...tag }) {
    const left = reigns.length - mostReigns;
    return {
        ...tag,
        reigns: reigns.slice(-mostReigns).map(({ digest, since, until }) => ({
            digest,
            since: (0,report_fact/* isoTime */.Ly)(since),
            ...(until === undefined ? {} : { until: (0,report_fact/* isoTime */.Ly)(until) }),
        })),
        ...(left > 0 ? { truncated: left } : {}),
        ...(known === undefined ? {} : { known: known.map(describeStretch) }),
    };
}
function describeStretch({ from, to }) {
    return {
        ...(Number.isFinite(from) ? { from: (0,report_fact/* isoTime */.Ly)(from) } : {}),
        ...(Number.isFinite(to) ? { to: (0,report_fact/* isoTime */.Ly)(to) } : {}),
    };
}

// EXTERNAL MODULE: ./lib/report/record.js
var report_record = __webpack_require__(42153);
// EXTERNAL MODULE: ./lib/report/references.js
var report_references = __webpack_require__(6030);
// EXTERNAL MODULE: ./lib/report/texts.js
var report_texts = __webpack_require__(84282);
// EXTERNAL MODULE: ./lib/report/version.js
var version = __webpack_require__(38882);
;// CONCATENATED MODULE: ./lib/report/index.js










/** The report of a finished run (design: JSON report). */
function reportOf(run) {
    const { policy, settings } = run.config;
    const files = new Map([...run.files, ...policy.sources.map((source) => [source.path, source])]);
    const texts = (0,report_texts/* textsOf */.C)(files);
    const { locate } = texts;
    const { occurrences, facts, advisories, histories } = run.evidence;
    const findings = run.findings.map((finding) => describeFinding(finding, texts));
    const references = (0,audit/* withWaived */.z0)(occurrences.map((one) => (0,report_references/* describeReferenceWithFact */.Pi)(one, facts, files, locate)), findings);
    return {
        schemaVersion: 1,
        tool: { name: 'tagproof', version: version/* version */.r },
        mode: run.config.mode,
        verdict: run.verdict,
        startedAt: (0,report_fact/* isoTime */.Ly)(run.startedAt),
        asOf: (0,report_fact/* isoTime */.Ly)(run.config.asOf ?? run.startedAt),
        ...(run.source === undefined ? {} : { source: run.source }),
        references,
        findings,
        advisories: advisories.map(describeAdvisory),
        histories: histories.map(describeHistory),
        coverage: { ...(0,coverage/* coverageOf */._5)(references), artifacts: run.artifacts },
        incomplete: run.incomplete.map((unknown) => ({ ...unknown })),
        settings: settings.map(({ name, value, from }) => ({
            name,
            value,
            from: typeof from === 'string' ? from : (0,position/* whereIs */.i)(from, policy.sources),
        })),
        waivers: run.waiverStates.map((state) => describeWaiver(state, locate)),
        requests: { ...run.requests },
        edits: [...run.edits],
        record: (0,report_record/* recordOf */.zv)({ ...run, policy, mirrors: run.config.registries }, files, locate),
    };
}
/** The report of a replay: the recorded one with the new decisions. */
function describeReplay(report, { record, texts: held }, run) {
    const { policy, evidence } = run;
    const written = (0,report_texts/* textsOf */.C)(new Map(policy.sources.map((source) => [source.path, source])));
    const isNew = ({ file }) => policy.sources.some(({ path }) => path === file);
    const locate = (place) => (isNew(place) ? written : held).locate(place);
    const isMarked = (file) => held.isMarked(file) || written.isMarked(file);
    const texts = { ...held, locate, isMarked };
    const findings = run.findings.map((finding) => describeFinding(finding, texts));
    const looked = report.references.map((reference, index) => {
        const occurrence = evidence.occurrences[index];
        const fact = occurrence?.kind === 'image' ? evidence.facts.get(occurrence) : undefined;
        return fact === undefined ? reference : { ...reference, fact: (0,report_fact/* describeFact */.uL)(fact) };
    });
    const references = (0,audit/* withWaived */.z0)(looked, findings);
    return {
        ...report,
        tool: { name: 'tagproof', version: version/* version */.r },
        verdict: run.verdict,
        asOf: (0,report_fact/* isoTime */.Ly)(run.asOf),
        references,
        findings,
        incomplete: run.incomplete.map((unknown) => ({ ...unknown })),
        settings: [...run.settings],
        waivers: run.waiverStates.map((state) => describeWaiver(state, locate)),
        coverage: { ...(0,coverage/* coverageOf */._5)(references), artifacts: (0,coverage/* coverageIn */.GC)(report).artifacts },
        record: (0,report_record/* recordAnew */.ZB)(record, run, locate),
    };
}


/***/ }),

/***/ 42153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZB: () => (/* binding */ recordAnew),
/* harmony export */   r4: () => (/* binding */ placeKey),
/* harmony export */   zv: () => (/* binding */ recordOf)
/* harmony export */ });
/* harmony import */ var _fact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87234);

/** `files` hold the text of every place. Packages that no advisory names are left out: they can give no finding. */
function recordOf({ evidence, policy, inline, examined, mirrors, base }, files, locate) {
    const { occurrences, advisories, packages, vulnerabilities = [] } = evidence;
    const references = new Map(occurrences.map(({ at }, index) => [at, index]));
    const named = new Set(advisories.map(({ artifactName }) => artifactName));
    const uses = packages?.filter(({ name, origins }) => [name, ...origins].some((one) => named.has(one)));
    const places = [
        ...(uses ?? []).flatMap(({ at, image }) => (at === undefined || image !== undefined ? [] : [at])),
        ...inline.map(({ at }) => at),
        ...placesIn(policy),
    ];
    return {
        places: locatedPlaces(places, locate),
        marked: [...files.values()].filter(({ text }) => text.startsWith('\uFEFF')).map(({ path }) => path),
        examined,
        mirrors: { ...mirrors },
        ...(uses === undefined ? {} : { packages: uses.map((use) => recordUse(use, references)) }),
        vulnerabilities: vulnerabilities.map(({ at, image: _, ...match }) => ({
            ...match,
            reference: references.get(at) ?? 0,
            aliases: [...match.aliases],
            fixVersions: [...match.fixVersions],
        })),
        inline: [...inline],
        policy: recordPolicy(policy),
        ...(base === undefined ? {} : { base }),
    };
}
/** The record of a replay under this policy. */
function recordAnew(record, { policy, examined }, locate) {
    const added = locatedPlaces(placesIn(policy), locate);
    const keys = new Set(added.map(recordedKey));
    const places = [...record.places.filter((place) => !keys.has(recordedKey(place))), ...added];
    return { ...record, places, examined, policy: recordPolicy(policy) };
}
function placesIn({ waivers, removed, pending }) {
    return [...waivers, ...removed, ...pending].flatMap(({ at, inheritedAt }) => inheritedAt === undefined ? [at] : [at, inheritedAt]);
}
function locatedPlaces(places, locate) {
    const distinct = new Map(places.map((place) => [placeKey(place), place]));
    return [...distinct.values()].map((place) => ({ file: place.file, ...place.span, ...locate(place) }));
}
function recordedKey({ file, start, end }) {
    return placeKey({ file, span: { start, end } });
}
function placeKey({ file, span }) {
    return `${span.start}-${span.end} ${file}`;
}
function recordUse({ name, version, type, origins, at, platforms }, references) {
    const reference = at === undefined ? undefined : references.get(at);
    return {
        ...(reference === undefined ? (at === undefined ? {} : { at }) : { reference }),
        name,
        ...(version === undefined ? {} : { version }),
        ...(type === undefined ? {} : { type }),
        origins: [...origins],
        ...(platforms === undefined ? {} : { platforms: [...platforms] }),
    };
}
function recordPolicy(policy) {
    const { severity, ignoreStatus } = policy.advisories;
    return {
        checks: Object.fromEntries(policy.checks),
        overrides: policy.overrides.map(recordOverride),
        waivers: policy.waivers.map(recordWaiver),
        removed: policy.removed.map(recordWaiver),
        pending: policy.pending.map(recordWaiver),
        advisories: { ...(severity === undefined ? {} : { severity }), ignoreStatus: [...ignoreStatus] },
    };
}
function recordOverride({ checks, paths, images, ...rest }) {
    return {
        ...rest,
        ...(paths === undefined ? {} : { paths: [...paths] }),
        ...(images === undefined ? {} : { images: [...images] }),
        checks: Object.fromEntries(checks),
    };
}
function recordWaiver({ paths, expires, acknowledged, ...says }) {
    return {
        ...says,
        ...(paths === undefined ? {} : { paths: [...paths] }),
        ...(expires === undefined ? {} : { expires: (0,_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .isoTime */ .Ly)(expires) }),
        ...(acknowledged === undefined ? {} : { acknowledged: (0,_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .isoTime */ .Ly)(acknowledged) }),
    };
}


/***/ }),

/***/ 6030:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BJ: () => (/* binding */ describeProblem),
/* harmony export */   P5: () => (/* binding */ describeReference),
/* harmony export */   Pi: () => (/* binding */ describeReferenceWithFact)
/* harmony export */ });
/* harmony import */ var _fact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87234);

/** An occurrence as the report and `scan --json` show it, without its fact. */
function describeReference(occurrence, files, locate) {
    const { at, raw, parts, uses } = occurrence;
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
    };
    if (occurrence.kind === 'opaque')
        return { kind: 'opaque', ...shared, why: occurrence.why, detail: occurrence.detail };
    const noPlace = occurrence.pin.kind === 'refused' ? { noPlace: occurrence.pin.why } : {};
    return { kind: 'image', ...shared, ...occurrence.image, ...noPlace };
}
/** Problems as `scan --json` shows them. */
function describeProblem({ file, message, span }, locate) {
    return { file, message, ...(span === undefined ? {} : locate({ file, span })) };
}
/** The same with what the platform said of it, and with the offsets that a replay needs. */
function describeReferenceWithFact(occurrence, facts, files, locate) {
    const reference = { ...describeReference(occurrence, files, locate), span: { ...occurrence.at.span } };
    if (occurrence.kind === 'opaque')
        return reference;
    const fact = facts.get(occurrence);
    return {
        ...reference,
        ...describePin(occurrence, files, locate),
        ...(fact === undefined ? {} : { fact: (0,_fact_js__WEBPACK_IMPORTED_MODULE_0__/* .describeFact */ .uL)(fact) }),
    };
}
function describePin({ at, pin }, files, locate) {
    if (pin.kind === 'refused')
        return {};
    const { lead, span } = pin;
    const around = { start: Math.min(at.span.start, span.start), end: Math.max(at.span.end, span.end) };
    const isWithin = around.start === at.span.start && around.end === at.span.end;
    const text = files.get(at.file)?.text.slice(around.start, around.end) ?? '';
    const place = isWithin ? undefined : locate({ file: at.file, span: around });
    return { pin: { span: { ...span }, lead, ...(place === undefined ? {} : { around: { text, place } }) } };
}


/***/ }),

/***/ 84282:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ textsOf),
/* harmony export */   f: () => (/* binding */ locator)
/* harmony export */ });
/* harmony import */ var _model_position_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5218);
/* harmony import */ var _fix_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57357);


/** Finds lines and columns in the scanned files. A place in a file that was not scanned is a defect and throws. */
function locator(files) {
    const known = new Map();
    return ({ file, span }) => {
        const source = files.get(file);
        if (source === undefined)
            throw new Error(`no text of ${file}`);
        const positions = known.get(file) ?? (0,_model_position_js__WEBPACK_IMPORTED_MODULE_0__/* .positionsOf */ .q)(source.text);
        known.set(file, positions);
        return positions(span);
    };
}
/** Texts of files at hand. */
function textsOf(files) {
    const locate = locator(files);
    const textOf = (file) => files.get(file)?.text ?? '';
    return {
        locate,
        isMarked: (file) => textOf(file).startsWith('\uFEFF'),
        fix: (at, edit) => (0,_fix_js__WEBPACK_IMPORTED_MODULE_1__/* .describeFix */ .D)(at, edit, textOf(at.file), locate),
    };
}


/***/ }),

/***/ 56228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $m: () => (/* binding */ stretchAt),
/* harmony export */   An: () => (/* binding */ timeUpTo),
/* harmony export */   Rw: () => (/* binding */ allTime),
/* harmony export */   dc: () => (/* binding */ gapsOf),
/* harmony export */   ew: () => (/* binding */ covering)
/* harmony export */ });
const allTime = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };
/** All of time up to and including an instant. */
function timeUpTo(instant) {
    return { from: allTime.from, to: instant + 1 };
}
/** The coverage with one more stretch known. */
function covering(coverage, { from, to }) {
    if (from >= to)
        return coverage;
    const before = coverage.filter((known) => known.to < from);
    const after = coverage.filter((known) => known.from > to);
    const touching = coverage.slice(before.length, coverage.length - after.length);
    const joined = {
        from: Math.min(from, touching[0]?.from ?? from),
        to: Math.max(to, touching.at(-1)?.to ?? to),
    };
    return [...before, joined, ...after];
}
/** What the coverage lacks of a stretch, in order; empty when all of it is known. */
function gapsOf(coverage, within = allTime) {
    const gaps = [];
    let from = within.from;
    for (const known of coverage) {
        const to = Math.min(known.from, within.to);
        if (to > from)
            gaps.push({ from, to });
        from = Math.max(from, known.to);
    }
    if (from < within.to)
        gaps.push({ from, to: within.to });
    return gaps;
}
/** The known stretch that an instant lies in; for the end of time, the one that has no end. */
function stretchAt(coverage, instant) {
    return coverage.find(({ from, to }) => from <= instant && (instant < to || to === allTime.to));
}


/***/ }),

/***/ 50329:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ mirroredImage)
/* harmony export */ });
/**
 * The image that a mirror's image is a copy of, by the longest prefix that ends at a slash; an image of no mirror is
 * itself. Docker Hub's `library/` may be left out at the mirror as it may elsewhere. Prefixes are `host` or `host/path`; what stands behind the prefix stays. Applied once: a mirror of a mirror
 * names its origin itself.
 */
function mirroredImage(image, registries) {
    const name = `${image.registry}/${image.repository}/`;
    const prefixes = Object.keys(registries).map(trimmed);
    const matching = prefixes.filter((prefix) => prefix !== '' && name.startsWith(`${prefix}/`));
    const longest = matching.reduce((best, prefix) => (prefix.length > best.length ? prefix : best), '');
    const [, origin] = Object.entries(registries).find(([prefix]) => trimmed(prefix) === longest) ?? [];
    if (longest === '' || origin === undefined)
        return image;
    const rest = name.slice(longest.length + 1, -1);
    const [registry = '', ...path] = [...trimmed(origin).split('/'), ...(rest === '' ? [] : [rest])];
    if (path.length === 0)
        return image;
    const implied = registry === 'docker.io' && path.length === 1 && !rest.includes('/') ? ['library'] : [];
    return { ...image, registry, repository: [...implied, ...path].join('/') };
}
function trimmed(prefix) {
    return prefix.replace(/\/$/, '');
}


/***/ }),

/***/ 60778:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ lagOf),
/* harmony export */   q: () => (/* binding */ onePlatformFact)
/* harmony export */ });
/* harmony import */ var _prove_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86186);
/* harmony import */ var _timeline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80501);


const mostIndexes = 64;
const atOnce = 8;
/**
 * Looks the pin up under the indexes of the history, newest first, where the registry serves manifests
 * (platform-facts: Registry). Gives the fact back unchanged when the pin is under none of the newest 64.
 * @throws Failure when the registry serves manifests but fails to answer
 */
async function onePlatformFact(fact, digest, known, view, children) {
    const own = await children(digest);
    if (own === undefined || own.length > 0)
        return fact;
    const { timeline } = known;
    const indexes = [...new Set(timeline.toReversed().map((reign) => reign.digest))].slice(0, mostIndexes);
    for (let next = 0; next < indexes.length; next += atOnce) {
        const batch = indexes.slice(next, next + atOnce);
        const found = await Promise.all(batch.map(children));
        const indexDigest = batch.find((_, position) => found[position]?.includes(digest));
        if (indexDigest === undefined)
            continue;
        const { records: _records, historySince: _since, ...current } = fact;
        const reign = timeline[(0,_timeline_js__WEBPACK_IMPORTED_MODULE_1__/* .lastReignOf */ .$_)(timeline, indexDigest)];
        const since = reign && { pinnedSince: reign.since };
        return { ...current, status: 'one-platform', indexDigest, ...since, ...lagOf(indexDigest, known, view) };
    }
    return fact;
}
/** How the index lies behind the tag: pinning a part of it makes it no younger. */
function lagOf(indexDigest, known, view) {
    const fact = (0,_prove_js__WEBPACK_IMPORTED_MODULE_0__/* .factOf */ .y)(indexDigest, known, undefined, view);
    if (fact.status !== 'superseded')
        return {};
    const { supersededAt, supersededBy, behind, lagMs } = fact;
    return { lag: { supersededAt, supersededBy, behind, lagMs } };
}


/***/ }),

/***/ 65879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CZ: () => (/* binding */ presentFact),
/* harmony export */   Gf: () => (/* binding */ noHistory),
/* harmony export */   Mt: () => (/* binding */ unseenPin),
/* harmony export */   eN: () => (/* binding */ seenHistory)
/* harmony export */ });
/* harmony import */ var _coverage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56228);
/* harmony import */ var _timeline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80501);
/* harmony import */ var _timeline_records_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31574);



/**
 * The fact that the registry's word on the present gives by itself. Nothing is said of the past: not since when the
 * tag is its digest, and never that a pin was not the tag. `isPlatform`: the pin is a manifest of the present index.
 */
function presentFact(present, isPlatform, view) {
    const { image, current } = present;
    const known = { currentDigest: current, basis: 'present' };
    if (view.asOf !== undefined && view.asOf < view.now)
        return noHistory(present, 'what it was at `as-of`');
    if (isPlatform)
        return { status: 'one-platform', indexDigest: current, ...known };
    if (image.digest === current)
        return { status: 'current', ...known };
    if (image.digest !== undefined)
        return unseenPin(present);
    if ((view.minAgeMs ?? 0) > 0)
        return noHistory(present, 'how old its digest is (`min-age`)');
    return { status: 'unpinned', ...known };
}
/** A pin that exists, is not the tag's present digest, and was not seen before. That is no accusation. */
function unseenPin(present) {
    const what = 'whether it ever was the pinned digest, which exists but is not what it is now, and how far behind that is';
    return noHistory(present, what);
}
/** Unknown for want of a history: no other run would find it out either, so it is no gap in this one. */
function noHistory({ image, current, hasLedger }, what) {
    const who = hasLedger
        ? `${image.registry} keeps no history of the tag, and this repository has not seen enough of it`
        : `${image.registry} keeps no history of the tag, and this repository keeps no ledger`;
    return {
        status: 'unknown',
        cause: 'no-history',
        message: `${who}, so it is not known ${what}`,
        currentDigest: current,
    };
}
/** What was seen of a tag as its whole history, ending in what it is now. Records dated after `now` are left out. */
function seenHistory(seen, current, now) {
    const past = (0,_timeline_records_js__WEBPACK_IMPORTED_MODULE_2__/* .orderRecords */ .t7)(seen.filter(({ at }) => at <= now));
    const history = past.at(-1)?.digest === current ? past : (0,_timeline_records_js__WEBPACK_IMPORTED_MODULE_2__/* .orderRecords */ .t7)([...past, { at: now, digest: current }]);
    return {
        timeline: (0,_timeline_js__WEBPACK_IMPORTED_MODULE_1__/* .timelineOf */ .hf)(history),
        records: history.length,
        history,
        coverage: [_coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw],
        gaps: [],
    };
}


/***/ }),

/***/ 86186:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ factOf),
  Z: () => (/* binding */ goalFor)
});

// EXTERNAL MODULE: ./lib/resolve/coverage.js
var resolve_coverage = __webpack_require__(56228);
// EXTERNAL MODULE: ./lib/resolve/timeline.js
var resolve_timeline = __webpack_require__(80501);
;// CONCATENATED MODULE: ./lib/resolve/timeline-standing.js

/** How the digest stands at the end of the timeline; its last reign decides. */
function standingOf(timeline, digest) {
    const reign = timeline[(0,resolve_timeline/* lastReignOf */.$_)(timeline, digest)];
    if (reign === undefined)
        return { status: 'never' };
    const { since, until, tied } = reign;
    if (until === undefined)
        return { status: 'current', since, tied };
    const newer = timeline.slice(timeline.findIndex((other) => other.since === until));
    const by = newer.filter((other) => other.since === until).map((other) => other.digest);
    return { status: 'superseded', since, tied, at: until, by, behind: newer.length };
}
/**
 * The newest reign that is old enough, without its end: the tag as it stood `minAgeMs` before `asOf`. Empty when
 * none is, several where they are tied. A digest that returns is as young as its return.
 */
function currentAt(timeline, view) {
    const horizon = timeline_standing_horizonOf(view);
    return (0,resolve_timeline/* reignsAt */.CF)((0,resolve_timeline/* upTo */.jB)(timeline, horizon), horizon);
}
/** The newest instant at which a reign may have begun for its digest to count as current. */
function timeline_standing_horizonOf({ now, asOf, minAgeMs = 0 }) {
    return minAgeMs === 0 ? (asOf ?? Number.POSITIVE_INFINITY) : (asOf ?? now) - minAgeMs;
}

// EXTERNAL MODULE: ./lib/resolve/timeline-records.js
var timeline_records = __webpack_require__(31574);
;// CONCATENATED MODULE: ./lib/resolve/walk-answer.js




/** The reigns that count as current (see `currentAt`): none when no digest is old enough or the history is empty. */
function currentIn(known, view) {
    const horizon = timeline_standing_horizonOf(view);
    const proved = provedAt(known, horizon);
    if (proved === undefined)
        return missingUpTo(known, horizon);
    const reigns = currentAt(proved.timeline, view);
    return isExact(proved, reigns[0]?.since) ? { status: 'known', reigns } : missingUpTo(known, horizon);
}
/** How the digest stands as of the view's instant. `never` is said only when everything up to it is known. */
function standingIn(known, digest, view) {
    const asOf = view.asOf ?? resolve_coverage/* allTime */.Rw.to;
    const proved = provedAt(known, asOf);
    if (proved === undefined)
        return missingUpTo(known, asOf);
    const standing = standingOf((0,resolve_timeline/* upTo */.jB)(proved.timeline, asOf), digest);
    const since = standing.status === 'never' ? undefined : standing.since;
    return isExact(proved, since) ? standing : missingUpTo(known, asOf);
}
/** What must be read to say which digest is current, and how each of these digests stands. */
function goalOf(digests, view) {
    return {
        about: { from: horizonOf(view), to: (view.asOf ?? allTime.to) + 1 },
        enough: (known) => currentIn(known, view).status === 'known' &&
            digests.every((digest) => standingIn(known, digest, view).status !== 'unknown'),
    };
}
function provedAt({ coverage, history }, instant) {
    const stretch = (0,resolve_coverage/* stretchAt */.$m)(coverage, instant);
    if (stretch === undefined)
        return undefined;
    return { timeline: (0,resolve_timeline/* timelineOf */.hf)((0,timeline_records/* recordsIn */.Q0)(history, stretch)), from: stretch.from };
}
/** A known stretch's first reign may have begun before it: of what is older than the second, nothing is sure. */
function isExact({ timeline, from }, since) {
    return from === resolve_coverage/* allTime */.Rw.from || (since !== undefined && since !== timeline[0]?.since);
}
function missingUpTo({ coverage }, instant) {
    return { status: 'unknown', missing: (0,resolve_coverage/* gapsOf */.dc)(coverage, (0,resolve_coverage/* timeUpTo */.An)(instant)) };
}

;// CONCATENATED MODULE: ./lib/resolve/prove.js



/** What must be read to say which digest is current, and what each of these digests is to the tag. */
function goalFor(digests, view) {
    return {
        about: { from: Math.min(timeline_standing_horizonOf(view), view.now), to: resolve_coverage/* allTime */.Rw.to },
        enough: (known) => currentIn(known, view).status === 'known' &&
            digests.every((digest) => placeOf(known, digest, view).status !== 'unknown'),
    };
}
/**
 * Where a pin stands in the view. A digest whose last reign began after the view's horizon is judged by the whole
 * history, so that neither `as-of` nor `min-age` calls a newer pin foreign or stale.
 */
function placeOf(known, digest, view) {
    const horizon = timeline_standing_horizonOf(view);
    const overall = standingIn(known, digest, { now: view.now });
    if ('since' in overall && overall.since > horizon)
        return { ...overall, status: 'current' };
    const then = standingIn(known, digest, { now: view.now, asOf: horizon });
    return then.status === 'never' ? overall : then;
}
/** What a reference's digest is to its tag. `digest` is absent for an unpinned reference. */
function factOf(digest, known, endOfLife, view) {
    const more = endOfLife === undefined ? {} : { endOfLife };
    const unknown = (message) => ({
        status: 'unknown',
        cause: 'history-incomplete',
        message,
        ...more,
    });
    const newest = currentIn(known, view);
    if (newest.status === 'unknown')
        return unknown(missingStretch(newest));
    const place = digest === undefined ? undefined : placeOf(known, digest, view);
    if (place?.status === 'unknown')
        return unknown(missingStretch(place));
    const young = place?.status === 'current' ? youngUntil(place.since, view) : {};
    const [reign] = newest.reigns;
    if (reign === undefined) {
        if (digest === undefined || place?.status !== 'current')
            return unknown(noCurrent(known, view));
        return {
            status: 'current',
            pinnedSince: place.since,
            currentDigest: digest,
            currentSince: place.since,
            ...young,
            ...more,
        };
    }
    const current = { currentDigest: reign.digest, currentSince: reign.since, ...more };
    const tied = newest.reigns.length > 1;
    if (place === undefined)
        return tied ? unknown(tiedAt(reign.since)) : { status: 'unpinned', ...current };
    switch (place.status) {
        case 'current':
            return { status: 'current', pinnedSince: place.since, ...current, ...young };
        case 'never':
            return { status: 'not-in-history', records: known.records, historySince: oldest(known), ...current };
        case 'superseded':
            if (tied)
                return unknown(tiedAt(reign.since));
            return {
                status: 'superseded',
                pinnedSince: place.since,
                supersededAt: place.at,
                supersededBy: place.by[0] ?? reign.digest,
                behind: place.behind,
                lagMs: Math.max(0, (view.asOf ?? view.now) - place.at),
                ...current,
            };
    }
}
function youngUntil(since, { now, asOf, minAgeMs = 0 }) {
    return minAgeMs > 0 && since + minAgeMs > (asOf ?? now) ? { youngUntil: since + minAgeMs } : {};
}
function oldest({ timeline }) {
    return timeline[0]?.since ?? Number.NaN;
}
function noCurrent({ records }, view) {
    if (records === 0)
        return 'The tag has no history';
    return `No digest of the tag was there by ${new Date(timeline_standing_horizonOf(view)).toISOString()} (\`as-of\`, \`min-age\`)`;
}
function missingStretch({ missing }) {
    return `The history cannot be read whole, records are missing ${missing.map(stretchText).join(', and ')}`;
}
function stretchText({ from, to }) {
    const since = Number.isFinite(from) ? `from ${new Date(from).toISOString()}` : 'from the beginning';
    return Number.isFinite(to) ? `${since} to ${new Date(to).toISOString()}` : since;
}
function tiedAt(instant) {
    return `The tag moved twice at ${new Date(instant).toISOString()}, so which digest is current is not known`;
}


/***/ }),

/***/ 31574:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q0: () => (/* binding */ recordsIn),
/* harmony export */   lm: () => (/* binding */ withRecords),
/* harmony export */   t7: () => (/* binding */ orderRecords)
/* harmony export */ });
/* harmony import */ var _coverage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56228);

/** Orders records of any origin and drops those that repeat another (platform-facts: Registry). */
function orderRecords(records) {
    const sorted = [...records].sort((a, b) => a.at - b.at || compareText(a.digest, b.digest));
    return sorted.filter(({ at, digest }, index) => {
        const before = sorted[index - 1];
        return before?.at !== at || before.digest !== digest;
    });
}
function compareText(a, b) {
    return a < b ? -1 : Number(a > b);
}
/** The records with more of them: only where the new ones lie is anything sorted. */
function withRecords(records, more) {
    const added = orderRecords(more);
    const start = countBefore(records, added[0]?.at ?? _coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.to);
    const end = countBefore(records, (added.at(-1)?.at ?? _coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.to) + 1);
    const among = start === end ? added : orderRecords([...records.slice(start, end), ...added]);
    return records.slice(0, start).concat(among, records.slice(end));
}
/** The records of a stretch of time. */
function recordsIn(records, { from, to }) {
    return records.slice(countBefore(records, from), countBefore(records, to));
}
/** How many of an ordered list lie before an instant. */
function countBefore(records, instant) {
    let low = 0;
    let high = records.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((records[middle]?.at ?? _coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .allTime */ .Rw.to) < instant)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}


/***/ }),

/***/ 80501:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $_: () => (/* binding */ lastReignOf),
/* harmony export */   CF: () => (/* binding */ reignsAt),
/* harmony export */   hf: () => (/* binding */ timelineOf),
/* harmony export */   jB: () => (/* binding */ upTo)
/* harmony export */ });
/* unused harmony export reignsOf */
/* harmony import */ var _timeline_records_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31574);

/**
 * Orders records by time and joins those that repeat a digest. Records may come in any order and more than once
 * (platform-facts: Registry). Where several digests carry one time stamp, each has a tied reign of its own, never
 * joined to its neighbours: whether it came first or last in that millisecond is not known.
 */
function timelineOf(records) {
    const reigns = [];
    let newest = [];
    for (const [at, digests] of momentsOf((0,_timeline_records_js__WEBPACK_IMPORTED_MODULE_0__/* .orderRecords */ .t7)(records))) {
        const tied = digests.length > 1;
        if (!tied && newest.length === 1 && newest[0]?.digest === digests[0])
            continue;
        for (const reign of newest)
            reign.until = at;
        newest = digests.map((digest) => ({ digest, since: at, tied }));
        for (const reign of newest)
            reigns.push(reign);
    }
    return reigns;
}
/** Each time stamp once, in order, with its digests. */
function* momentsOf(records) {
    let digests = [];
    for (const [index, { at, digest }] of records.entries()) {
        digests.push(digest);
        if (records[index + 1]?.at === at)
            continue;
        yield [at, digests];
        digests = [];
    }
}
/** Every reign of the digest, from oldest to newest. */
function reignsOf(timeline, digest) {
    return timeline.filter((reign) => reign.digest === digest);
}
/** The index of the digest's newest reign, or -1. */
function lastReignOf(timeline, digest) {
    return timeline.findLastIndex((reign) => reign.digest === digest);
}
/** What the tag was at an instant: nothing before its first record, several reigns where they are tied. */
function reignsAt(timeline, instant) {
    const end = countUpTo(timeline, instant);
    const since = timeline[end - 1]?.since;
    let start = end;
    while (start > 0 && timeline[start - 1]?.since === since)
        start -= 1;
    return timeline.slice(start, end);
}
/** The timeline as it stood at an instant: what came later has not happened yet. */
function upTo(timeline, instant) {
    return timeline.slice(0, countUpTo(timeline, instant)).map((reign) => {
        if (reign.until === undefined || reign.until <= instant)
            return reign;
        const { until: _later, ...open } = reign;
        return open;
    });
}
/** How many reigns began at or before an instant. */
function countUpTo(timeline, instant) {
    let low = 0;
    let high = timeline.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((timeline[middle]?.since ?? Number.POSITIVE_INFINITY) <= instant)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}


/***/ }),

/***/ 33252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ weigh),
  D: () => (/* binding */ weighedAgainst)
});

// EXTERNAL MODULE: ./lib/model/image.js
var model_image = __webpack_require__(71976);
// EXTERNAL MODULE: ./lib/check/counts.js
var counts = __webpack_require__(15486);
;// CONCATENATED MODULE: ./lib/check/introduced.js


/** It judges the tag alone: a new digest of the same tag introduces nothing that it finds. */
const aboutTheTag = 'deprecated-tag';
/**
 * The findings that the change introduces. A reference is the same one when file, name, tag and digest are; as many
 * equal ones as the base has are old, the further ones are new, so moving a line introduces nothing. What stood in a
 * file that is gone may stand in any other: renaming introduces nothing either. A finding about no file is not the
 * change's doing.
 */
function introducedFindings(change, base) {
    const occurrences = new Map(change.occurrences.map((one) => [placeKey(one.at.file, one.at.span), one]));
    const introduced = new Set();
    const atOccurrence = new Map();
    for (const finding of change.findings) {
        const { at, check } = finding;
        const occurrence = at && occurrences.get(placeKey(at.file, at.span));
        if (occurrence !== undefined) {
            const ofCheck = atOccurrence.get(check) ?? new Map();
            atOccurrence.set(check, ofCheck.set(occurrence, [...(ofCheck.get(occurrence) ?? []), finding]));
        }
        else if (at !== undefined && !base.unchanged(at.file)) {
            introduced.add(finding);
        }
    }
    for (const [check, found] of atOccurrence) {
        const left = new counts/* Counts */.V();
        const moved = new counts/* Counts */.V();
        for (const old of base.occurrences) {
            const subject = subjectOf(old, check);
            if (change.files.has(old.at.file))
                left.add(`${old.at.file}\0${subject}`);
            else
                moved.add(subject);
        }
        for (const [occurrence, findings] of found) {
            const subject = subjectOf(occurrence, check);
            if (left.take(`${occurrence.at.file}\0${subject}`) || moved.take(subject))
                continue;
            for (const finding of findings)
                introduced.add(finding);
        }
    }
    return introduced;
}
/** What a reference is, wherever it stands. */
function subjectOf(occurrence, check) {
    if (occurrence.kind === 'opaque')
        return `opaque ${occurrence.raw}`;
    const { image } = occurrence;
    return `${(0,model_image/* imageName */.tO)(image)}@${check === aboutTheTag && image.tag !== undefined ? '' : (image.digest ?? '')}`;
}
function placeKey(file, { start, end }) {
    return `${start}-${end} ${file}`;
}

// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./lib/scan/walk.js
var walk = __webpack_require__(49488);
;// CONCATENATED MODULE: ./lib/weigh.js
// `new-only`: which findings the change introduces, by what the base commit holds.




/**
 * Says of each finding whether the change introduces it. On events without a base everything counts. A base that
 * cannot be read is an Unknown, and no finding is accused.
 */
async function weigh(host, config, ci, { findings, occurrences, }) {
    if (!config.newOnly || findings.length === 0)
        return { findings, incomplete: [] };
    try {
        if ('cause' in ci)
            return unweighed(findings, ci);
        const { openBase } = await Promise.all(/* import() */[__webpack_require__.e(1856), __webpack_require__.e(19)]).then(__webpack_require__.bind(__webpack_require__, 1856));
        const base = await openBase(host, ci);
        if (base === undefined)
            return { findings, incomplete: [], base: 'none' };
        const [scanned, files] = await Promise.all([(0,walk/* scanCheckout */.W)(base.files, config), host.files.list()]);
        const unchanged = await unchangedFiles(findings, occurrences, base.files, host);
        const held = heldIn(scanned.occurrences, occurrences, new Set(files));
        return { ...weighedAgainst(held, unchanged, { findings, occurrences }), incomplete: [] };
    }
    catch (error) {
        return unweighed(findings, (0,failure/* unknownFrom */.NI)(error, 'base commit'));
    }
}
function unweighed(findings, { cause, message }) {
    const sentence = `What the change introduces is not known: ${message}`;
    return {
        findings: findings.map((finding) => ({ ...finding, introduced: 'unknown' })),
        incomplete: [{ cause, subject: 'base commit', message: sentence }],
        base: 'unknown',
    };
}
/** Says of each finding whether it is introduced; about a file that was not compared, nobody knows. */
function weighedAgainst(references, unchanged, { findings, occurrences }) {
    const base = references.map(({ file, ...held }) => held.kind === 'opaque'
        ? { ...held, at: { file } }
        : { kind: held.kind, gone: held.gone, at: { file }, image: imageOf(held) });
    const introduced = introducedFindings({
        findings,
        occurrences,
        files: new Set(base.flatMap(({ at, gone }) => (gone ? [] : [at.file]))),
    }, { occurrences: base, unchanged: (file) => unchanged[file] === true });
    const compared = new Set([...occurrences.map(({ at }) => at.file), ...Object.keys(unchanged)]);
    const isKnown = ({ at }) => at === undefined || compared.has(at.file);
    return {
        findings: findings.map((finding) => ({
            ...finding,
            introduced: isKnown(finding) ? introduced.has(finding) : 'unknown',
        })),
        base: { references, unchanged },
    };
}
function imageOf({ registry, repository, tag, digest, }) {
    return {
        registry,
        repository,
        ...(tag === undefined ? {} : { tag }),
        ...(digest === undefined ? {} : { digest: digest }),
    };
}
/** Of the base's references, those to what the change refers to as well; no other can make a finding an old one. */
function heldIn(base, change, files) {
    const nameOf = (one) => (one.kind === 'opaque' ? `opaque ${one.raw}` : (0,model_image/* imageName */.tO)(one.image));
    const names = new Set(change.map(nameOf));
    return base
        .filter((one) => names.has(nameOf(one)))
        .map((one) => {
        const { file } = one.at;
        const gone = !files.has(file);
        return one.kind === 'opaque'
            ? { kind: one.kind, file, gone, raw: one.raw }
            : { kind: one.kind, file, gone, ...one.image };
    });
}
/** Of the files with findings but without references, those that the base holds unchanged. */
async function unchangedFiles(findings, occurrences, base, host) {
    const scanned = new Set(occurrences.map(({ at }) => at.file));
    const files = new Set(findings.flatMap(({ at }) => (at === undefined || scanned.has(at.file) ? [] : [at.file])));
    const unchanged = [];
    for (const file of files) {
        const [now, before] = await Promise.all([host.files.read(file), base.read(file)]);
        unchanged.push([file, 'text' in now && 'text' in before && now.text === before.text]);
    }
    return Object.fromEntries(unchanged);
}


/***/ })

};
