export const id = 7130;
export const ids = [7130];
export const modules = {

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


/***/ })

};
