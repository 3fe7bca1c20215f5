export const id = 8544;
export const ids = [8544];
export const modules = {

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

/***/ 41422:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fO: () => (/* binding */ advisoriesOf),
/* harmony export */   pA: () => (/* binding */ severityText),
/* harmony export */   qs: () => (/* binding */ severityRank)
/* harmony export */ });
/* harmony import */ var _model_advisory_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20186);
/* harmony import */ var _model_groups_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34457);
/* harmony import */ var _model_severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89506);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57798);
/* harmony import */ var _texts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45349);





function advisoriesOf({ advisories, findings }) {
    const about = new Map();
    for (const finding of findings) {
        if (finding.advisory === undefined)
            continue;
        const key = keyOf(finding.advisory, finding.artifact);
        (0,_model_groups_js__WEBPACK_IMPORTED_MODULE_2__/* .addToGroup */ .M)(about, key, finding);
    }
    return advisories
        .map((one) => rowOf(one, about.get(keyOf(one.advisoryId, one.artifactName)) ?? []))
        .sort((a, b) => Number(b.open) - Number(a.open) || severityRank(b) - severityRank(a) || (0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .compareText */ .n6)(a.id, b.id));
}
function keyOf(advisory, artifact) {
    return JSON.stringify([advisory, artifact]);
}
function rowOf(advisory, found) {
    const { advisoryId, uid, aliases = [], artifactName, severities = [], events = [], updateTime } = advisory;
    const risk = (0,_model_severity_js__WEBPACK_IMPORTED_MODULE_0__.severityOf)(severities);
    const newest = (0,_model_advisory_js__WEBPACK_IMPORTED_MODULE_4__/* .newestEvent */ .j)(events);
    const { status = 'unknown', fixedVersion, patchedVersions = [] } = newest ?? {};
    return {
        id: advisoryId === '' ? uid : advisoryId,
        aliases: aliases.filter((alias) => alias !== advisoryId),
        artifact: artifactName,
        ...(risk === undefined ? {} : { risk }),
        status: Object.hasOwn(_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .advisoryStatuses */ .cV, status) ? (_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .advisoryStatuses */ .cV[status] ?? status) : status,
        fixedIn: fixedVersion === undefined ? patchedVersions : [fixedVersion],
        updated: updateTime,
        ...outcomeOf(found),
    };
}
function outcomeOf(found) {
    const waived = found.filter((one) => one.waived !== undefined).length;
    const open = found.length - waived;
    const counts = [open === 0 ? '' : (0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(open, 'finding'), waived === 0 ? '' : `${waived} waived`];
    const outcome = counts.filter((count) => count !== '').join(', ');
    return { open: open > 0, outcome: outcome === '' ? 'no finding' : outcome };
}
function severityText(risk) {
    if (risk === undefined)
        return 'unknown';
    const score = risk.score === undefined ? '' : ` (CVSS ${risk.score})`;
    return `${risk.level}${score}${risk.orWorse ? ' or worse' : ''}`;
}
const order = ['none', 'low', 'medium', 'unknown', 'high', 'critical'];
function severityRank({ risk }) {
    return order.indexOf(risk?.level ?? 'unknown') * 100 + (risk?.score ?? 0);
}


/***/ }),

/***/ 46198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P3: () => (/* binding */ riskText),
/* harmony export */   _g: () => (/* binding */ openChecks),
/* harmony export */   aH: () => (/* binding */ wrongTexts),
/* harmony export */   aX: () => (/* binding */ actionPhrase),
/* harmony export */   lT: () => (/* binding */ countText),
/* harmony export */   r9: () => (/* binding */ stateText),
/* harmony export */   wr: () => (/* binding */ adviceOf)
/* harmony export */ });
/* harmony import */ var _model_compact_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6472);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57798);
/* harmony import */ var _advisories_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41422);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5446);
/* harmony import */ var _texts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45349);





function openChecks({ checks }) {
    return checks.filter(({ findings }) => findings > 0);
}
function countText({ check, findings }, { pins }) {
    if (check === 'conflicting-pins') {
        const digests = digestsOf(pins);
        return digests < 2 ? '' : ` (${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(digests, 'digest')})`;
    }
    return findings === 1 ? '' : ` × ${findings}`;
}
function wrongTexts(image) {
    const [worst] = openChecks(image);
    if (worst === undefined)
        return [];
    const lag = lagText(image);
    const isBehind = lag !== '' && openChecks(image).some(({ check }) => check === 'stale-digest');
    if (worst.check === 'stale-digest' && isBehind)
        return [lag];
    if (worst.check === 'unpinned' && image.since === undefined)
        return isBehind ? [lag] : [];
    const own = worst.check === 'advisory' ? advisoryText(image) : ownText(worst, image);
    return isBehind ? [own, lag] : [own];
}
function lagText({ lagSeconds, behind = 0, since, pins }) {
    if (lagSeconds === undefined)
        return '';
    const lagging = pins.filter((pin) => pin.lagSeconds !== undefined);
    const upTo = lagging.length > 1 ? 'Up to ' : '';
    const [first] = lagging;
    const behindSince = (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .behindText */ .Sd)({ ...first, ...(0,_model_compact_js__WEBPACK_IMPORTED_MODULE_4__/* .compact */ .o)({ behind, supersededAt: since }) });
    return `${upTo}${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)((0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeDays */ .n8)(lagSeconds), 'day')} and ${behindSince}`;
}
function ownText({ check, message }, { name, current, since, pins }) {
    if (check === 'unpinned' && since !== undefined)
        return _texts_js__WEBPACK_IMPORTED_MODULE_2__/* .cardTexts */ .DP.unpinned((0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .dayText */ .Ew)(since, current?.basis), (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .sourceText */ .rI)(current ?? {}));
    if (check === 'conflicting-pins')
        return _texts_js__WEBPACK_IMPORTED_MODULE_2__/* .cardTexts */ .DP.conflicting(digestsOf(pins));
    const rest = message.startsWith(`${name} `) ? message.slice(name.length + 1) : message;
    const [first = ''] = rest
        .replace(/^\(no tag is written: [^)]{1,200}\) /, '')
        .split(/(?<=\w|\))\. (?=[A-Z])/, 1);
    return `${first.slice(0, 1).toUpperCase()}${first.slice(1)}`;
}
function digestsOf(pins) {
    return pins.filter(({ digest }) => digest !== undefined).length;
}
function advisoryText({ advisories, checks }) {
    const open = advisories.filter(({ waived }) => waived === undefined);
    const [worst, ...others] = open;
    if (worst === undefined)
        return checks[0]?.message ?? '';
    const more = others.length === 0 ? '' : `, and ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(others.length, 'more advisory')}`;
    return `${advisoryLine(worst)}${more}`;
}
function advisoryLine(advisory) {
    const { id, artifact } = advisory;
    return `${artifact === undefined ? '' : `${artifact}: `}${id}, ${riskText(advisory)}`;
}
function riskText({ level, score, fixedIn = [] }) {
    const rating = level === undefined ? undefined : { level, ...(score === undefined ? {} : { score }) };
    const fix = fixedIn.length === 0 ? 'no fix is known' : `fixed in ${fixedIn.join(', ')}`;
    return `severity ${(0,_advisories_js__WEBPACK_IMPORTED_MODULE_0__/* .severityText */ .pA)(rating)}, ${fix}`;
}
function stateText({ pins, current, deprecated, endOfLife }, { mode, asOf }) {
    const textOf = mode === 'audit' ? _format_js__WEBPACK_IMPORTED_MODULE_1__/* .auditText */ .$u : _format_js__WEBPACK_IMPORTED_MODULE_1__/* .referenceText */ .n5;
    const texts = pins.map((pin) => textOf({ kind: 'image', fact: { ...pin, ...current, deprecated, endOfLife } }, asOf));
    return [...new Set(texts)].join('; ');
}
function actionPhrase(image, checks) {
    const { action } = image;
    switch (action?.do) {
        case undefined:
            return [];
        case 'pin':
            return ['Pin ', { code: action.to ?? '' }, action.automatic === true ? '' : _texts_js__WEBPACK_IMPORTED_MODULE_2__/* .cardTexts */ .DP.byHand];
        case 'switch':
            return switchPhrase(image);
        case 'update':
            return updatePhrase(image);
        default:
            return [openAdvice(image, checks)];
    }
}
function openAdvice(image, checks) {
    const check = openChecks(image)[0]?.check ?? '';
    return check === 'unpinned' && image.current === undefined ? _texts_js__WEBPACK_IMPORTED_MODULE_2__/* .stepTexts */ .B0.blocked : adviceOf(check, checks);
}
function switchPhrase({ action, endOfLife }) {
    const { tag } = action ?? {};
    const [ended] = endOfLife?.releases?.ends ?? [];
    if (ended?.nearest !== undefined)
        return ['Switch from ', ended.name, ' to ', { code: ended.nearest }, ' or newer'];
    if (ended !== undefined)
        return [_texts_js__WEBPACK_IMPORTED_MODULE_2__/* .cardTexts */ .DP.noRelease(ended.name)];
    if (tag === undefined)
        return [_texts_js__WEBPACK_IMPORTED_MODULE_2__/* .cardTexts */ .DP.noSuccessor];
    const newest = endOfLife?.newest ?? tag;
    const far = newest === tag ? [] : [', or to the newest tag, ', { code: `:${newest}` }];
    return ['Switch to ', { code: `:${tag}` }, ...far];
}
function updatePhrase({ advisories }) {
    const fixed = advisories.find(({ fixedIn, waived }) => fixedIn !== undefined && waived === undefined);
    const { artifact, fixedIn = [] } = fixed ?? {};
    const [version] = fixedIn;
    if (artifact === undefined || version === undefined)
        return [_texts_js__WEBPACK_IMPORTED_MODULE_2__/* .cardTexts */ .DP.updateImage];
    return ['Use an image that has ', { code: `${artifact} ${version}` }];
}
function adviceOf(check, checks) {
    return checks.find(({ id }) => id === check)?.fix.split(/(?<=\.) /)[0] ?? '';
}


/***/ }),

/***/ 56685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ changeOf),
/* harmony export */   fs: () => (/* binding */ changesOf),
/* harmony export */   tO: () => (/* binding */ withoutIndent)
/* harmony export */ });
/* harmony import */ var _model_extremes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33196);

function changeOf({ origin, file, line, fix }) {
    if (fix === undefined || file === undefined || line === undefined)
        return undefined;
    const { before, after } = fix.lines ?? { before: fix.expect, after: fix.replacement };
    const [old, fresh] = [linesOf(before), linesOf(after)];
    const max = Math.min(old.length, fresh.length);
    let head = 0;
    while (head < max && old[head] === fresh[head])
        head += 1;
    let tail = 0;
    while (tail < max - head && old.at(-1 - tail) === fresh.at(-1 - tail))
        tail += 1;
    const changed = {
        before: old.slice(head, old.length - tail),
        after: fresh.slice(head, fresh.length - tail),
    };
    if (changed.before.length + changed.after.length === 0)
        return undefined;
    const at = { file, line: (fix.place?.line ?? line) + head };
    return { ...(origin === undefined ? {} : { origin }), ...at, ...changed };
}
function changesOf(findings) {
    const changes = findings.flatMap((finding) => changeOf(finding) ?? []);
    return [
        ...new Map(changes.map((change) => [`${change.line} ${change.origin} ${change.file}`, change])).values(),
    ];
}
function withoutIndent({ before, after, }) {
    const indents = [...before, ...after].filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
    const least = (0,_model_extremes_js__WEBPACK_IMPORTED_MODULE_0__/* .smallest */ .o)(indents, Number.MAX_SAFE_INTEGER);
    const cut = (line) => line.slice(least).trimEnd();
    return { before: before.map(cut), after: after.map(cut) };
}
function linesOf(text) {
    return text.split(/\r\n|\n|\r/);
}


/***/ }),

/***/ 51336:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ comparisonNotes),
/* harmony export */   T: () => (/* binding */ changesText)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57798);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5446);


const maxNamed = 3;
function changesText({ changes }) {
    if (changes === undefined)
        return '';
    const { counts, newlyForeign, newlyStale, since } = changes;
    const numbers = `Since ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatReportDay */ .On)(since)}: ${counts.new} new, ${counts.fixed} fixed, ${counts.still} unchanged`;
    return [
        numbers,
        named(newlyForeign, 'with a foreign digest'),
        named(newlyStale, 'stale'),
        ...comparisonNotes(counts),
    ]
        .filter((part) => part !== '')
        .join('. ');
}
function named(images, how) {
    if (images.length === 0)
        return '';
    const more = images.length > maxNamed ? `, and ${images.length - maxNamed} more` : '';
    const names = images.slice(0, maxNamed).map(({ image }) => image);
    return `Newly ${how}: ${names.join(', ')}${more}`;
}
function comparisonNotes({ first, unverified, uncompared, waived, }) {
    const says = [
        [waived, 'now accepted by a waiver'],
        [first, 'in repositories that were not audited before'],
        [
            unverified,
            'gone from repositories that could not be verified this time, so they do not count as fixed',
        ],
        [uncompared, 'beyond what the earlier report lists, so they are neither new nor unchanged'],
    ];
    return says
        .filter(([number]) => number > 0)
        .map(([number, text]) => `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(number, 'finding')} ${text}`);
}


/***/ }),

/***/ 15476:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nf: () => (/* binding */ forecastFacts),
/* harmony export */   Wp: () => (/* binding */ cutRows),
/* harmony export */   bS: () => (/* binding */ inGradeOrder),
/* harmony export */   e6: () => (/* binding */ gradeMeanings),
/* harmony export */   ed: () => (/* binding */ gradeIcons),
/* harmony export */   hm: () => (/* binding */ forecastRows),
/* harmony export */   i_: () => (/* binding */ forecastCounts),
/* harmony export */   zt: () => (/* binding */ openForecastRows)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57798);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5446);


const openForecastRows = 20;
const gradeIcons = {
    breaking: '🔴',
    notable: '🟡',
    quiet: '🟢',
    unknown: '❔',
};
const gradeMeanings = {
    breaking: 'something that users of the image may rely on is gone or different',
    notable: 'worth a look',
    quiet: 'patch versions only, nothing removed',
    unknown: 'nothing known is breaking, but not everything could be compared',
};
const gradeOrder = ['breaking', 'unknown', 'notable', 'quiet'];
function inGradeOrder(forecasts) {
    return [...forecasts].sort((a, b) => gradeOrder.indexOf(a.grade) - gradeOrder.indexOf(b.grade));
}
function forecastCounts({ totals, advisories, rebuildOnly, platforms }) {
    const changed = [
        ...(totals.packages > 0 ? [(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(totals.packages, 'package')] : []),
        ...(totals.configuration > 0 ? [(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(totals.configuration, 'setting')] : []),
    ];
    return [
        ...(platforms.lost.length > 0 ? [`${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(platforms.lost.length, 'platform')} lost`] : []),
        changed.length === 0 ? 'no known change' : `${changed.join(' and ')} changed`,
        ...(advisories === undefined
            ? []
            : [`${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(totals.fixed, 'advisory')} fixed`, `${totals.introduced} introduced`]),
        ...(rebuildOnly === true ? ['same commit'] : []),
    ].join(', ');
}
const fieldLabels = {
    user: 'user',
    entrypoint: 'entrypoint',
    cmd: 'default command',
    env: 'variable',
    port: 'port',
    volume: 'volume',
    label: 'label',
    workdir: 'working directory',
    'stop-signal': 'stop signal',
    created: 'created',
};
function forecastRows({ configuration, packages, platforms }) {
    const where = (own) => (own.length === platforms.compared.length ? '' : own.join(', '));
    return [
        ...configuration.map((one) => ({
            change: one.change,
            what: one.name === undefined ? fieldLabels[one.field] : `${fieldLabels[one.field]} ${one.name}`,
            ...{ from: one.from ?? '', to: one.to ?? '', platforms: where(one.platforms) },
        })),
        ...packages.map((one) => ({
            change: one.change,
            what: one.type === undefined ? one.name : `${one.name} (${one.type})`,
            ...{ from: one.from ?? '', to: one.to ?? '', platforms: where(one.platforms) },
        })),
    ];
}
function cutRows({ totals, packages, configuration }) {
    return totals.packages + totals.configuration - packages.length - configuration.length;
}
function forecastFacts(forecast) {
    const { held, reasons, platforms, advisories, totals, source, rebuildOnly, skipped, sizes, unknown } = forecast;
    const { lost, won, same, compared } = platforms;
    const builds = skipped?.builds.map(({ digest, since }) => `${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatReportDay */ .On)(since)} ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortDigest */ .VK)(digest)}`) ?? [];
    return [
        ...(held === undefined ? [] : [{ label: 'Held back', text: heldText(held) }]),
        ...reasons.map(({ grade, text }) => ({ label: grade === 'breaking' ? 'Breaking' : 'Notable', text })),
        ...fact('Platforms lost', lost.join(', ')),
        ...fact('Platforms won', won.join(', ')),
        ...fact('Platforms compared', compared.join(', ')),
        ...fact('Same image', same.join(', ')),
        ...(advisories === undefined
            ? []
            : [
                { label: 'Advisories fixed', text: advisoryList(advisories.fixed, totals.fixed) },
                { label: 'Advisories introduced', text: advisoryList(advisories.introduced, totals.introduced) },
            ]),
        ...(source === undefined ? [] : [sourceFact(source, rebuildOnly)]),
        ...(skipped === undefined
            ? []
            : [
                {
                    label: 'Builds skipped',
                    text: `${skipped.count}${builds.length === 0 ? '' : ` (${builds.join(', ')})`}`,
                },
            ]),
        ...sizes.map(({ platform, from, to, layers }) => ({
            label: 'Size',
            text: `${platform}: ${megabytes(from)} → ${megabytes(to)}, ${layers.shared} of ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(layers.to, 'layer')} shared`,
        })),
        ...unknown.map((one) => ({ label: 'Not known', text: unknownText(one) })),
    ];
}
function fact(label, text) {
    return text === '' ? [] : [{ label, text }];
}
const maxAdvisories = 10;
function advisoryList(advisories, total) {
    if (total === 0)
        return 'none';
    const shown = advisories
        .slice(0, maxAdvisories)
        .map(({ id, package: name, severity }) => `${id} (${name}, ${severity ?? 'severity unknown'})`);
    return `${total}: ${shown.join(', ')}${total > shown.length ? ', …' : ''}`;
}
function sourceFact({ repository, from, to, compare }, rebuildOnly) {
    const commits = `${from?.slice(0, 12) ?? 'unknown'} → ${to?.slice(0, 12) ?? 'unknown'}`;
    const what = rebuildOnly === true ? `rebuilt from the same commit ${to?.slice(0, 12) ?? ''}` : commits;
    const text = repository === undefined ? what : `${what} of ${repository}`;
    return { label: 'Source', text, ...(compare === undefined ? {} : { link: compare }) };
}
function heldText({ newest, reasons, examined, offered }) {
    const instead = offered === undefined
        ? `no older build is offered (${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(examined, 'build')} examined)`
        : `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortDigest */ .VK)(offered)} is pinned instead`;
    return `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortDigest */ .VK)(newest)} is not pinned, because ${reasons.join('; and ')}; ${instead}`;
}
function unknownText({ about, of, platforms = [], message, cause }) {
    const side = of === undefined ? '' : ` of the ${of} digest`;
    const where = platforms.length === 0 ? '' : ` (${platforms.join(', ')})`;
    return `${about}${side}${where}: ${message} [${cause}]`;
}
function megabytes(bytes) {
    return `${(bytes / 1_000_000).toFixed(1)} MB`;
}


/***/ }),

/***/ 70906:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ attentionText),
/* harmony export */   j: () => (/* binding */ moodOf)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57798);
/* harmony import */ var _texts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45349);


function moodOf({ verdict }, { totals }) {
    if (verdict !== 'pass' || totals.findings === 0)
        return verdict;
    const { error = 0, warning = 0 } = totals.bySeverity;
    return error + warning > 0 ? 'attention' : 'notice';
}
function attentionText(report, view) {
    const { totals } = view;
    if (totals.findings === 0)
        return report.verdict === 'incomplete' ? _texts_js__WEBPACK_IMPORTED_MODULE_0__/* .moodTexts */ .o.unverified : _texts_js__WEBPACK_IMPORTED_MODULE_0__/* .moodTexts */ .o.allWell;
    const counted = countedTexts(view);
    const one = counted.length === 1 && (totals.images || totals.findings) === 1;
    return `${counted.join(' and ')} ${one ? 'needs' : 'need'} attention${blockingText(report)}`;
}
function countedTexts({ totals, findings, others }) {
    if (totals.images === 0)
        return [(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(totals.findings, 'finding')];
    const images = (0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(totals.images, 'image');
    const isCut = findings.length < totals.findings;
    const besides = isCut ? 0 : others.length;
    const about = totals.findings - besides;
    const counted = about === totals.images ? '' : ` (${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(about, 'finding')}${isCut ? ' in all' : ''})`;
    return [`${images}${counted}`, ...(besides === 0 ? [] : [(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(besides, 'other finding')])];
}
function blockingText({ verdict, findings, settings }) {
    if (verdict !== 'pass')
        return '';
    const failOn = settings.find(({ name }) => name === 'fail-on')?.value ?? '';
    const rule = /^[a-z][a-z, -]*$/.test(failOn) ? `\`fail-on: ${failOn}\`` : '';
    const isCompared = findings.some(({ introduced }) => introduced === false);
    const rules = [isCompared ? '`new-only`' : '', rule].filter((text) => text !== '');
    return ` (nothing blocks${rules.length === 0 ? '' : `: ${rules.join(', ')}`})`;
}


/***/ }),

/***/ 20134:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xd: () => (/* binding */ signatureRowsOf),
/* harmony export */   gs: () => (/* binding */ signatureText),
/* harmony export */   ie: () => (/* binding */ signatureRows)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57798);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5446);


function signatureRows({ images = [] }) {
    return images.flatMap(signatureRowsOf);
}
function signatureRowsOf({ name, signatures = [] }) {
    return signatures.map((card) => ({
        image: name,
        digest: `${roles[card.role]}${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortDigest */ .VK)(card.digest)}`,
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
    const by = issuer === undefined ? `the key ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortDigest */ .VK)(signer)}` : `${signer} (${issuer})`;
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

/***/ 95566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ sizeOf),
/* harmony export */   B: () => (/* binding */ stepsOf)
/* harmony export */ });
/* harmony import */ var _model_extremes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33196);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65268);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57798);
/* harmony import */ var _report_references_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6030);
/* harmony import */ var _cards_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46198);
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56685);
/* harmony import */ var _texts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45349);







const urgency = [
    'digest-not-in-history',
    'pin',
    'missing-tag',
    'denied-by-policy',
    'deprecated-tag',
    'advisory',
];
const blocked = 'blocked';
function* stepsOf(report, { findings }, checks) {
    const groups = yield* groupFindings(report, findings.filter(needsWork));
    const rank = (group) => (urgency.includes(group) ? urgency.indexOf(group) : urgency.length);
    const worst = (found) => (0,_model_extremes_js__WEBPACK_IMPORTED_MODULE_3__/* .smallest */ .o)(found.map(({ severity }) => _model_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .severities */ .g.indexOf(severity)));
    const ordered = [...groups]
        .map(([group, found]) => ({ group, found, worst: worst(found), rank: rank(group) }))
        .sort((a, b) => a.worst - b.worst || a.rank - b.rank || Number(a.group === blocked) - Number(b.group === blocked));
    const steps = [];
    for (const { group, found } of ordered)
        steps.push(yield* stepFor(group, found, checks));
    if (report.incomplete.length === 0)
        return steps;
    const firstBlocked = ordered.findIndex(({ group }) => group === blocked);
    const index = report.verdict === 'incomplete' ? 0 : firstBlocked < 0 ? steps.length : firstBlocked;
    return steps.toSpliced(index, 0, investigateStep(report.incomplete));
}
function needsWork({ check, testData }) {
    return testData === undefined && check !== 'built-here';
}
function* groupFindings({ references }, findings) {
    const unknown = new Set();
    for (const one of references) {
        if (one.fact?.status === 'unknown')
            unknown.add((0,_report_references_js__WEBPACK_IMPORTED_MODULE_0__/* .reportedPlaceKey */ .YB)(one));
        yield;
    }
    const groupOf = (finding) => {
        if ((0,_change_js__WEBPACK_IMPORTED_MODULE_5__/* .changeOf */ .C2)(finding) !== undefined)
            return 'pin';
        return finding.check === 'unpinned' && unknown.has((0,_report_references_js__WEBPACK_IMPORTED_MODULE_0__/* .reportedPlaceKey */ .YB)(finding)) ? blocked : finding.check;
    };
    const groups = new Map();
    for (const finding of findings) {
        const group = groupOf(finding);
        const found = groups.get(group);
        if (found === undefined)
            groups.set(group, [finding]);
        else
            found.push(finding);
        yield;
    }
    return groups;
}
function* stepFor(group, findings, checks) {
    if (group === 'pin')
        return pinStep(findings);
    const check = group === blocked ? 'unpinned' : group;
    const advice = group === blocked ? _texts_js__WEBPACK_IMPORTED_MODULE_2__/* .stepTexts */ .B0.blocked : (0,_cards_js__WEBPACK_IMPORTED_MODULE_1__/* .adviceOf */ .wr)(check, checks);
    const images = yield* countImages(findings);
    return { kind: 'fix', count: findings.length, check, advice, findings, images };
}
function* countImages(findings) {
    const names = new Set();
    for (const { image } of findings) {
        if (image !== undefined)
            names.add(`${image.registry}/${image.repository}:${image.tag ?? ''}`);
        yield;
    }
    return names.size;
}
function pinStep(findings) {
    const changes = (0,_change_js__WEBPACK_IMPORTED_MODULE_5__/* .changesOf */ .fs)(findings);
    const checks = [...new Set(findings.map(({ check }) => check))];
    return { kind: 'pin', count: changes.length, checks, changes };
}
const temporary = new Set([
    'unreachable',
    'timeout',
    'rate-limited',
    'server-error',
    'stopped',
]);
function investigateStep(incomplete) {
    const byCause = new Map();
    for (const { cause, message } of incomplete) {
        const known = byCause.get(cause);
        if (known === undefined)
            byCause.set(cause, { cause, count: 1, first: message });
        else
            known.count += 1;
    }
    const causes = [...byCause.values()].sort((a, b) => Number(temporary.has(a.cause)) - Number(temporary.has(b.cause)) || b.count - a.count);
    const { length: count } = incomplete;
    const passing = causes.filter(({ cause }) => temporary.has(cause)).length;
    const advice = passing === causes.length
        ? _texts_js__WEBPACK_IMPORTED_MODULE_2__/* .stepTexts */ .B0.temporary(count)
        : passing === 0
            ? _texts_js__WEBPACK_IMPORTED_MODULE_2__/* .stepTexts */ .B0.permanent
            : _texts_js__WEBPACK_IMPORTED_MODULE_2__/* .stepTexts */ .B0.mixed;
    return { kind: 'investigate', count, causes, advice };
}
function sizeOf(step) {
    if (step.kind !== 'fix')
        return (0,_model_text_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)(step.count, { pin: 'line', investigate: 'item' }[step.kind]);
    return step.images === 0 ? (0,_model_text_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)(step.count, 'place') : (0,_model_text_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)(step.images, 'image');
}


/***/ }),

/***/ 9837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ forecastSummary),
/* harmony export */   x: () => (/* binding */ forecastText)
/* harmony export */ });
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57798);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50709);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57282);
/* harmony import */ var _forecast_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15476);
/* harmony import */ var _columns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69977);
/* harmony import */ var _paint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34602);





const gradeStyles = { breaking: 'red', notable: 'yellow', quiet: 'green', unknown: 'yellow' };
const maxTextBytes = 2000;
function forecastText(forecast, look, maxRows) {
    const paint = (0,_paint_js__WEBPACK_IMPORTED_MODULE_2__/* .painter */ .C)(look);
    const { image, from, to, grade } = forecast;
    const shown = (text) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .p)((0,_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .cut */ .Jj)(text, maxTextBytes));
    const head = `${paint(gradeStyles[grade], grade)}  ${paint('bold', shown(image))}  ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_5__/* .shortDigest */ .VK)(from)} → ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_5__/* .shortDigest */ .VK)(to)}`;
    const facts = (0,_forecast_js__WEBPACK_IMPORTED_MODULE_0__/* .forecastFacts */ .Nf)(forecast).flatMap(({ label, text, link }) => (0,_columns_js__WEBPACK_IMPORTED_MODULE_1__.wrapped)(`${label}: ${shown(text)}${link === undefined ? '' : ` ${shown(link)}`}`, (look.width ?? Number.POSITIVE_INFINITY) - 4).map((line) => `    ${line}`));
    const rows = (0,_forecast_js__WEBPACK_IMPORTED_MODULE_0__/* .forecastRows */ .hm)(forecast);
    const cells = rows
        .slice(0, maxRows)
        .map(({ change, what, from: old, to: next, platforms }) => [
        `    ${change}`,
        shown(what),
        shown(old),
        shown(next),
        shown(platforms),
    ]);
    const left = rows.length - cells.length + (0,_forecast_js__WEBPACK_IMPORTED_MODULE_0__/* .cutRows */ .Wp)(forecast);
    return [
        head,
        `    ${(0,_forecast_js__WEBPACK_IMPORTED_MODULE_0__/* .forecastCounts */ .i_)(forecast)}; ${_forecast_js__WEBPACK_IMPORTED_MODULE_0__/* .gradeMeanings */ .e6[grade]}`,
        ...facts,
        ...(cells.length === 0 ? [] : [(0,_columns_js__WEBPACK_IMPORTED_MODULE_1__.terminalTable)(cells, look.width)]),
        ...(left === 0 ? [] : [`    ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(left, 'more change')}`]),
    ].join('\n');
}
const maxShort = 20;
const shortLabels = ['Held back', 'Breaking'];
function forecastSummary(forecasts, look) {
    const paint = (0,_paint_js__WEBPACK_IMPORTED_MODULE_2__/* .painter */ .C)(look);
    const blocks = (0,_forecast_js__WEBPACK_IMPORTED_MODULE_0__/* .inGradeOrder */ .bS)(forecasts)
        .slice(0, maxShort)
        .map((one) => {
        const name = (0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .p)((0,_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .cut */ .Jj)(one.image, maxTextBytes));
        const head = `${paint(gradeStyles[one.grade], one.grade)}  ${name}  ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_5__/* .shortDigest */ .VK)(one.from)} → ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_5__/* .shortDigest */ .VK)(one.to)}`;
        const reasons = (0,_forecast_js__WEBPACK_IMPORTED_MODULE_0__/* .forecastFacts */ .Nf)(one)
            .filter(({ label }) => shortLabels.includes(label))
            .map(({ label, text }) => `${label}: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .p)((0,_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .cut */ .Jj)(text, maxTextBytes))}`);
        const lines = [(0,_forecast_js__WEBPACK_IMPORTED_MODULE_0__/* .forecastCounts */ .i_)(one), ...reasons].flatMap((line) => (0,_columns_js__WEBPACK_IMPORTED_MODULE_1__.wrapped)(line, (look.width ?? Number.POSITIVE_INFINITY) - 4));
        return [head, ...lines.map((line) => `    ${line}`)].join('\n');
    });
    const left = forecasts.length - blocks.length;
    return [...blocks, ...(left > 0 ? [(0,_model_text_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(left, 'more forecast')] : [])].join('\n');
}


/***/ }),

/***/ 36570:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w: () => (/* binding */ terminalSteps),
  e: () => (/* binding */ terminalText)
});

// EXTERNAL MODULE: ./lib/model/steps.js
var model_steps = __webpack_require__(54566);
// EXTERNAL MODULE: ./lib/report/coverage.js
var report_coverage = __webpack_require__(7130);
// EXTERNAL MODULE: ./lib/report/sources-used.js
var sources_used = __webpack_require__(44736);
// EXTERNAL MODULE: ./lib/output/advisories.js
var advisories = __webpack_require__(41422);
// EXTERNAL MODULE: ./lib/output/cards.js
var cards = __webpack_require__(46198);
// EXTERNAL MODULE: ./lib/output/changes.js
var changes = __webpack_require__(51336);
// EXTERNAL MODULE: ./lib/model/plain.js
var plain = __webpack_require__(50709);
// EXTERNAL MODULE: ./lib/output/escape.js
var output_escape = __webpack_require__(57282);
// EXTERNAL MODULE: ./lib/output/format.js
var format = __webpack_require__(5446);
// EXTERNAL MODULE: ./lib/output/mood.js
var mood = __webpack_require__(70906);
// EXTERNAL MODULE: ./lib/output/steps.js
var output_steps = __webpack_require__(95566);
// EXTERNAL MODULE: ./lib/output/texts.js
var texts = __webpack_require__(45349);
// EXTERNAL MODULE: ./lib/output/view.js
var output_view = __webpack_require__(51692);
// EXTERNAL MODULE: ./lib/output/waivers.js
var output_waivers = __webpack_require__(49424);
// EXTERNAL MODULE: ./lib/output/change.js
var output_change = __webpack_require__(56685);
// EXTERNAL MODULE: ./lib/output/terminal/columns.js
var columns = __webpack_require__(69977);
// EXTERNAL MODULE: ./lib/output/terminal/paint.js
var terminal_paint = __webpack_require__(34602);
;// CONCATENATED MODULE: ./lib/output/terminal/blocks.js








function blockRenderer(look, paint) {
    const indented = (text) => (0,columns.wrapped)((0,plain/* plain */.p)((0,output_escape/* cut */.Jj)(text, output_view/* viewLimits */.c5.annotationBytes)), (look.width ?? Number.POSITIVE_INFINITY) - 4)
        .map((line) => `    ${line}`)
        .join('\n');
    const place = ({ origin, file, line, column }) => file === undefined || origin !== undefined
        ? (0,plain/* plain */.p)((0,format/* formatPlace */.dE)({ origin, file, line }))
        : linked(look, file, `${(0,plain/* plain */.p)(file)}:${line}${column === undefined ? '' : `:${column}`}`);
    const diff = (before, after) => {
        const lines = (0,output_change/* withoutIndent */.tO)({ before, after });
        return [
            ...lines.before.map((line) => paint('red', `    - ${(0,plain/* plain */.p)(line)}`)),
            ...lines.after.map((line) => paint('green', `    + ${(0,plain/* plain */.p)(line)}`)),
        ].join('\n');
    };
    const head = (...parts) => parts.filter((part) => part !== '').join('  ');
    return {
        finding(finding) {
            const { severity, check, message } = finding;
            const change = (0,output_change/* changeOf */.C2)(finding);
            const label = paint('dim', (0,texts/* existingLabel */.kg)(finding));
            const lines = [
                head(paint(terminal_paint/* styles */.R[severity], severity), paint('bold', (0,plain/* plain */.p)(check)), place(finding), label),
                indented(message),
                ...(change === undefined ? [] : [diff(change.before, change.after)]),
            ];
            const elsewhere = change !== undefined && change.line !== finding.line;
            if (elsewhere)
                lines.splice(2, 0, `    fix at ${place({ ...change, column: undefined })}`);
            return lines.join('\n');
        },
        waived({ check, waived, ...at }) {
            const { reason = '', expires } = waived ?? {};
            const until = expires === undefined ? '' : paint('dim', `until ${(0,plain/* plain */.p)((0,format/* formatReportDay */.On)(expires))}`);
            return `${head(paint('dim', 'waived'), (0,plain/* plain */.p)(check), place(at), until)}\n${indented(reason)}`;
        },
        waiver(waiver) {
            const { state, notice = '', file, line, column } = waiver;
            const title = paint(state === 'expired' || state === 'lapsed' ? 'red' : 'yellow', 'waiver');
            const about = head(title, texts/* waiverStates */.RT[state], (0,plain/* plain */.p)((0,output_escape/* cut */.Jj)((0,output_waivers/* waiverScope */.rY)(waiver), output_view/* viewLimits */.c5.annotationBytes)));
            return `${head(about, place({ file, line, column }))}\n${indented(notice)}`;
        },
        gap(gap) {
            const code = paint('dim', `[${(0,plain/* plain */.p)(gap.cause)}]`);
            const title = head(paint('yellow', 'not verified'), (0,plain/* plain */.p)((0,output_escape/* shortDigests */.sY)((0,format/* subjectOf */.et)(gap))), code);
            return `${title}\n${indented((0,output_escape/* shortDigests */.sY)(gap.message))}`;
        },
        edit({ file, line, before, after }) {
            const [title, old] = before === '' ? ['added to ledger', []] : ['pinned', [before]];
            return `${head(paint('green', title), place({ file, line }))}\n${diff(old, [after])}`;
        },
    };
}
function linked({ link }, file, text) {
    return link === undefined ? text : `\u001b]8;;${(0,plain/* plain */.p)(link(file))}\u001b\\${text}\u001b]8;;\u001b\\`;
}

;// CONCATENATED MODULE: ./lib/output/terminal/cards.js







const indent = '    ';
const maxPlaces = 6;
const separator = ', ';
const maxAdvisories = 3;
function cardRenderer(report, look, paint, checks) {
    const lines = (text) => (0,columns.wrapped)((0,plain/* plain */.p)((0,output_escape/* cut */.Jj)(text, output_view/* viewLimits */.c5.annotationBytes)), (look.width ?? Number.POSITIVE_INFINITY) - indent.length);
    return (image) => {
        const { severity = 'notice', name, waived } = image;
        const counts = (0,cards/* openChecks */._g)(image).map((one) => {
            const own = one.severity === severity ? '' : `${one.severity} `;
            return `${own}${one.check}${(0,cards/* countText */.lT)(one, image)}`;
        });
        const accepted = waived === 0 ? [] : [`${waived} waived`];
        const title = [
            paint(terminal_paint/* styles */.R[severity], severity),
            paint('bold', (0,plain/* plain */.p)((0,output_escape/* shortDigests */.sY)((0,output_escape/* cut */.Jj)(name, 400)))),
            paint('dim', (0,texts/* existingLabel */.kg)(image)),
        ];
        const text = [
            [...counts, ...accepted].join(', '),
            ...knownTexts(image, report).map(output_escape/* shortDigests */.sY),
            ...advisoryLines(image),
        ].flatMap(lines);
        const action = todoTexts(image, checks)
            .flatMap(lines)
            .map((line) => paint('cyan', line));
        const places = placeLines(image, look);
        return [
            title.filter((part) => part !== '').join('  '),
            ...[...text, ...action].map((line) => indent + line),
            ...places,
        ].join('\n');
    };
}
function todoTexts(image, checks) {
    const todo = (0,cards/* actionPhrase */.aX)(image, checks)
        .map((part) => (typeof part === 'string' ? part : part.code))
        .join('');
    const { do: act, to, automatic } = image.action ?? {};
    if (act === 'pin' && to !== undefined && automatic !== true)
        return [`→ ${texts/* cardTexts */.DP.pinByHand}`, to];
    return todo === '' ? [] : [`→ ${(0,output_escape/* shortDigests */.sY)(todo)}`];
}
function knownTexts(image, report) {
    const wrong = (0,cards/* wrongTexts */.aH)(image);
    if (report.mode !== 'audit')
        return wrong;
    const state = (0,cards/* stateText */.r9)(image, report);
    return state === '' ? wrong : [...wrong.filter((text) => !state.includes(text)), state];
}
function advisoryLines({ advisories }) {
    return advisories.flatMap(({ url }) => (url === undefined ? [] : [url])).slice(0, maxAdvisories);
}
function placeLines({ places, placesTotal = places.length }, look) {
    const shown = places.slice(0, maxPlaces);
    const left = placesTotal - shown.length;
    const more = left === 0 ? [] : [texts/* cardTexts */.DP.morePlaces(left)];
    const cells = [
        ...shown.map((place) => ({ text: linkedPlace(place, look), length: placeText(place).length })),
        ...more.map((text) => ({ text, length: text.length })),
    ];
    const width = look.width ?? 100;
    const lines = [];
    let room = 0;
    for (const { text, length } of cells) {
        room -= length + separator.length;
        if (room < 0 || lines.length === 0) {
            lines.push(`${indent}${text}`);
            room = width - indent.length - length;
        }
        else
            lines.push(`${lines.pop() ?? ''}${separator}${text}`);
    }
    return lines;
}
function placeText({ origin, file, line, column }) {
    return origin === undefined
        ? `${(0,plain/* plain */.p)(file)}:${line}:${column}`
        : (0,plain/* plain */.p)((0,format/* formatPlace */.dE)({ origin, file, line }));
}
function linkedPlace(place, { link }) {
    const { origin, file, url } = place;
    const text = placeText(place);
    const target = origin === undefined ? link?.(file) : link === undefined ? undefined : url;
    return target === undefined ? text : `\u001b]8;;${(0,plain/* plain */.p)(target)}\u001b\\${text}\u001b]8;;\u001b\\`;
}

// EXTERNAL MODULE: ./lib/model/groups.js
var groups = __webpack_require__(34457);
;// CONCATENATED MODULE: ./lib/output/terminal/folds.js


const findingFolds = { maxUnfolded: 5, noun: '' };
const maxBlocksPerKind = 3;
const maxRows = 40;
const maxRowsPerStatus = 8;
function foldedRows(images, row) {
    if (images.length <= maxRows)
        return images.map(row);
    const counts = new Map();
    const shown = images.filter((image) => {
        const status = statusText(image);
        const count = (counts.get(status) ?? 0) + 1;
        counts.set(status, count);
        return count <= maxRowsPerStatus;
    });
    const left = [...counts].filter(([, count]) => count > maxRowsPerStatus);
    return [
        ...shown.map(row),
        ...left.map(([status, count]) => [
            `… and ${count - maxRowsPerStatus} more`,
            '',
            `${status} (the report lists all)`,
        ]),
    ];
}
function statusText({ pins: [pin] }) {
    const { status = 'unknown', cause, built } = pin ?? {};
    const label = texts/* statusLabels */.Uj[status].toLowerCase();
    if (built !== undefined)
        return 'verified by its build';
    return status === 'unknown' ? `${label} (${cause ?? 'not checked'})` : label;
}
const cardFolds = { maxUnfolded: 5, noun: ' images' };
function* foldedBlocks(items, kindOf, render, { maxUnfolded, noun } = findingFolds) {
    if (items.length <= maxUnfolded)
        return items.map(render);
    const kinds = new Map();
    for (const item of items) {
        (0,groups/* addToGroup */.M)(kinds, kindOf(item), item);
        yield;
    }
    const lines = new Map();
    for (const [kind, similar] of kinds) {
        const shown = similar.length <= maxBlocksPerKind + 1 ? similar : similar.slice(0, maxBlocksPerKind);
        for (const one of shown)
            lines.set(one, render(one));
        const last = shown.at(-1);
        const left = similar.length - shown.length;
        if (last !== undefined && left > 0)
            lines.set(last, `${lines.get(last)}\n    … and ${left} more${noun} like these (${kind}); the JSON and HTML reports list all`);
    }
    return items.flatMap((item) => lines.get(item) ?? []);
}

// EXTERNAL MODULE: ./lib/output/terminal/forecast.js
var forecast = __webpack_require__(9837);
// EXTERNAL MODULE: ./lib/output/signatures.js
var signatures = __webpack_require__(20134);
;// CONCATENATED MODULE: ./lib/output/terminal/signatures.js





const maxTextBytes = 400;
function signatureTable(report, { width }) {
    const rows = (0,signatures/* signatureRows */.ie)(report);
    const shown = rows.slice(0, output_view/* viewLimits */.c5.terminalFindings);
    if (shown.length === 0)
        return '';
    const cell = (text) => (0,plain/* plain */.p)((0,output_escape/* cut */.Jj)(text, maxTextBytes));
    const table = (0,columns.terminalTable)([
        ['SIGNATURES', 'DIGEST', ''],
        ...shown.map(({ image, digest, text }) => [cell(image), cell(digest), cell(text)]),
    ], width);
    const left = (0,texts/* shownText */.f$)({ shown, total: rows.length });
    return left === '' ? table : `${table}\n\n${left}`;
}

// EXTERNAL MODULE: ./lib/model/text.js
var model_text = __webpack_require__(57798);
;// CONCATENATED MODULE: ./lib/output/terminal/steps.js






const maxSteps = 3;
const steps_maxPlaces = 2;
const maxCauses = 3;
function firstSteps(steps, { width }, paint) {
    if (steps.length === 0)
        return '';
    const room = (width ?? Number.POSITIVE_INFINITY) - 5;
    const lines = steps.slice(0, maxSteps).flatMap((step, index) => {
        const [head, ...more] = linesOf(step).map(plain/* plain */.p);
        const [first = '', ...rest] = (0,columns.wrapped)(head ?? '', room);
        const indented = [...rest, ...more.flatMap((line) => (0,columns.wrapped)(line, room))];
        return [`  ${index + 1}. ${first}`, ...indented.map((line) => `     ${line}`)];
    });
    const left = steps.length - maxSteps;
    const others = left > 0 ? [`  … and ${(0,model_text/* plural */.LS)(left, 'more step')}. All findings are listed below.`] : [];
    return [paint('bold', 'What to do first'), ...lines, ...others].join('\n');
}
function linesOf(step) {
    switch (step.kind) {
        case 'pin':
            return [`Pin ${(0,output_steps/* sizeOf */.$)(step)} (${step.checks.join(', ')}): ${texts/* stepTexts */.B0.pin(step.count)}`];
        case 'fix': {
            const places = step.findings
                .slice(0, steps_maxPlaces)
                .map(format/* formatPlace */.dE)
                .filter((place) => place !== '');
            const more = step.count - places.length;
            const where = [...places, ...(more > 0 && places.length > 0 ? [`${more} more`] : [])].join(', ');
            return [`${step.check}, ${(0,output_steps/* sizeOf */.$)(step)}${where === '' ? '' : ` (${where})`}: ${step.advice}`];
        }
        case 'investigate': {
            const causes = step.causes.slice(0, maxCauses).map(({ cause, count, first }) => {
                const many = step.causes.length > 1 ? `, ${count} of ${step.count}` : '';
                return `${(0,output_escape/* shortDigests */.sY)(first)} [${cause}]${many}`;
            });
            return [`${texts/* stepTexts */.B0.unverified((0,output_steps/* sizeOf */.$)(step))} ${step.advice}`, ...causes];
        }
    }
}

;// CONCATENATED MODULE: ./lib/output/terminal/index.js





















function terminalText(report, view, look, checks = []) {
    return (0,model_steps/* atOnce */.zd)(terminalSteps(report, view, look, checks));
}
function* terminalSteps(report, view, look, checks) {
    const paint = (0,terminal_paint/* painter */.C)(look);
    const render = blockRenderer(look, paint);
    const card = cardRenderer(report, look, paint, checks);
    const { others, totals } = view;
    const images = view.images.filter(({ findings }) => findings > 0);
    const isAudit = report.mode === 'audit';
    const listed = isAudit ? images.slice(0, output_view/* viewLimits */.c5.terminalImages) : images;
    const cards = isAudit ? listed.map(card) : yield* foldedBlocks(images, kindOf, card, cardFolds);
    const waivers = (0,output_waivers/* notableWaivers */.$_)(report).slice(0, output_view/* viewLimits */.c5.terminalFindings);
    const gaps = report.incomplete;
    const edits = [...view.pinned, ...view.recorded];
    const folded = {
        others: yield* foldedBlocks(others, ({ check }) => (0,plain/* plain */.p)(check), render.finding),
        waived: yield* foldedBlocks(view.waived, ({ check }) => `${(0,plain/* plain */.p)(check)}, waived`, render.waived),
        gaps: yield* foldedBlocks(gaps, ({ cause }) => (0,plain/* plain */.p)(cause), render.gap),
        edits: yield* foldedBlocks(edits, writtenWhere, render.edit),
    };
    const steps = yield* (0,output_steps/* stepsOf */.B)(report, view, checks);
    const coverage = [(0,report_coverage/* coverageLine */.vn)(report), (0,sources_used/* sourcesLine */.h)(report)].filter((line) => line !== '');
    const fitted = (text) => (0,columns.wrapped)(text, look.width ?? Number.POSITIVE_INFINITY).join('\n');
    const style = terminal_paint/* styles */.R[(0,mood/* moodOf */.j)(report, view)];
    const parts = yield* (0,model_steps/* mapped */.CV)([
        () => firstSteps(steps, look, paint),
        () => cards.join('\n'),
        () => rest(listed, images.length, 'images that need attention'),
        () => folded.others.join('\n'),
        () => cleanTable(report, view, look),
        () => folded.waived.join('\n'),
        () => rest(view.waived, totals.waived, 'waived findings'),
        () => advisoryTable(report, look),
        () => signatureTable(report, look),
        () => waivers.map(render.waiver).join('\n'),
        () => folded.gaps.join('\n'),
        () => rest(gaps, totals.unknown, 'items that are not verified'),
        () => folded.edits.join('\n'),
        () => (0,forecast/* forecastSummary */.C)(report.forecasts ?? [], look),
        () => coverage.length === 0 ? '' : paint('dim', coverage.map((line) => fitted((0,plain/* plain */.p)(line))).join('\n')),
        () => (report.references.length === 0 && report.verdict === 'pass' ? (0,format/* verdictMeaning */.Ll)(report) : ''),
        () => (0,plain/* plain */.p)((0,changes/* changesText */.T)(report)),
        () => (totals.findings === 0 ? '' : paint(['bold', style], fitted((0,mood/* attentionText */.C)(report, view)))),
        () => paint(['bold', style], (0,plain/* plain */.p)((0,format/* headline */.Pl)(report, view))),
    ], (write) => write());
    return parts.filter((part) => part !== '').join('\n\n');
}
function writtenWhere({ before }) {
    return before === '' ? 'added to ledger' : 'pinned';
}
function kindOf(image) {
    return (0,cards/* openChecks */._g)(image)
        .map(({ check }) => (0,plain/* plain */.p)(check))
        .join(', ');
}
function rest(shown, total, noun) {
    const text = (0,texts/* shownText */.f$)({ shown, total });
    return text === '' ? '' : text.replace(String(total), `${total} ${noun}`);
}
function cleanTable(report, { images }, look) {
    const clean = images.filter(({ findings }) => findings === 0);
    const row = (image) => [placesOf(image), image.name, (0,cards/* stateText */.r9)(image, report)].map(terminal_short);
    const others = report.mode === 'audit' ? report.references.filter(({ kind }) => kind !== 'image') : [];
    const rows = others
        .slice(0, output_view/* viewLimits */.c5.terminalImages)
        .map((one) => [(0,format/* formatPlace */.dE)(one), (0,format/* referenceName */.z$)(one), (0,format/* historyText */.u_)(one)].map(terminal_short));
    const table = (0,columns.terminalTable)([...foldedRows(clean, row), ...rows], look.width, [0, 1]);
    const left = rest(rows, others.length, 'references that are not verified');
    return left === '' ? table : `${table}\n\n${left}`;
}
function placesOf({ places: [first], references }) {
    if (first === undefined)
        return '';
    const place = [first.origin, `${first.file}:${first.line}`].filter((part) => part !== undefined).join(' ');
    return references > 1 ? `${place} +${references - 1}` : place;
}
function advisoryTable(report, look) {
    const rows = (0,advisories/* advisoriesOf */.fO)(report);
    const shown = rows.slice(0, output_view/* viewLimits */.c5.terminalFindings);
    if (shown.length === 0)
        return '';
    const text = (0,columns.terminalTable)([
        ['ADVISORY', 'SEVERITY', 'PACKAGE', 'STATUS', 'UPDATED', 'FINDINGS'],
        ...shown.map(({ id, aliases, risk, artifact, status, fixedIn, updated, outcome }) => [
            terminal_short([id, ...aliases].join(' = ')),
            (0,advisories/* severityText */.pA)(risk),
            terminal_short(artifact),
            terminal_short(fixedIn.length === 0 ? status : `${status} in ${fixedIn.join(', ')}`),
            terminal_short((0,format/* formatReportDay */.On)(updated)),
            outcome,
        ]),
    ], look.width);
    const left = rest(shown, rows.length, 'advisories');
    return left === '' ? text : `${text}\n\n${left}`;
}
function terminal_short(text) {
    return (0,plain/* plain */.p)((0,output_escape/* cut */.Jj)(text, 400));
}


/***/ }),

/***/ 34602:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ painter),
/* harmony export */   R: () => (/* binding */ styles)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);

const styles = {
    error: 'red',
    warning: 'yellow',
    notice: 'cyan',
    pass: 'green',
    fail: 'red',
    incomplete: 'yellow',
    attention: 'yellow',
};
function painter({ colour }) {
    return (style, text) => (colour && text !== '' ? (0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(style, text, { validateStream: false }) : text);
}


/***/ }),

/***/ 49424:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $_: () => (/* binding */ notableWaivers),
/* harmony export */   Wx: () => (/* binding */ urgentFirst),
/* harmony export */   rY: () => (/* binding */ waiverScope)
/* harmony export */ });
const order = [
    'pending',
    'lapsed',
    'expired',
    'removed',
    'unknown',
    'unused',
    'active',
];
function notableWaivers({ waivers }) {
    return waivers.filter(({ notice }) => notice !== undefined).sort(urgentFirst);
}
function urgentFirst(a, b) {
    return order.indexOf(a.state) - order.indexOf(b.state) || expiryOf(a) - expiryOf(b);
}
function expiryOf({ expires }) {
    const expiry = Date.parse(expires ?? '');
    return Number.isNaN(expiry) ? Number.POSITIVE_INFINITY : expiry;
}
function waiverScope({ check, image, tag, paths, artifact, advisory }) {
    const parts = [check, image, tag, paths?.join(' or '), artifact, advisory];
    return parts.filter((part) => part !== undefined).join(' ');
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

/***/ 44736:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ sourcesLine)
/* harmony export */ });
/* unused harmony export sourcesUsed */
const maxSources = 8;
function sourcesUsed({ references }) {
    const counts = new Map();
    for (const { fact } of references) {
        if (fact === undefined || fact.status === 'unknown')
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
    return uses.length === 0 ? '' : `Tags were checked against ${uses.join(', ')}`;
}


/***/ })

};
