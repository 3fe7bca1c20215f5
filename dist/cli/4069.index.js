export const id = 4069;
export const ids = [4069];
export const modules = {

/***/ 92566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ findRepository)
/* harmony export */ });
/* harmony import */ var _collections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50412);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38118);



const maxNamed = 5;
const inSubgroup = 'This is a subgroup, in which the repositories of the organization are not listed. Set `group` (in a terminal `--group`) to the part before the first `/`, with an identity of the organization';
function notOneRepository(name, found, group) {
    const many = found.length === 0 ? 'no repository' : (0,_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(found.length, 'repository');
    const where = group === undefined ? '' : ` in group ${group}`;
    const seen = `The identity can see ${many} named ${name}${where}, so the end of life of its tags is not known`;
    if (found.length === 0)
        return group?.includes('/') === true ? `${seen}. ${inSubgroup}` : seen;
    const groups = found.slice(0, maxNamed).map(({ uid }) => uid.split('/')[0] ?? '');
    const more = found.length > maxNamed ? ` and ${found.length - maxNamed} more` : '';
    return `${seen}. Set \`group\` (in a terminal \`--group\`) to the organization that you mean: ${groups.join(' or ')}${more}`;
}
async function findRepository({ catalogue }, { publicOrganization, group }, path) {
    const [organization = '', ...rest] = path.split('/');
    const name = rest.join('/');
    const isPublic = organization === publicOrganization;
    if (catalogue === undefined)
        return undefined;
    try {
        const scope = isPublic ? {} : (0,_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .oE)({ group });
        const listed = await catalogue.listRepositories({ name, ...scope });
        const candidates = listed.filter((repository) => repository.name === name && (group === undefined || isInGroup(repository, group) !== isPublic));
        const [repository] = candidates;
        if (repository !== undefined && candidates.length === 1)
            return repository;
        if (isPublic && repository === undefined)
            return undefined;
        throw new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('contradiction', notOneRepository(name, candidates, scope.group));
    }
    catch (error) {
        return (0,_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .gapFrom */ .rK)(error, path);
    }
}
function isInGroup({ uid }, group) {
    return uid.startsWith(`${group}/`);
}


/***/ }),

/***/ 58047:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   El: () => (/* binding */ noHistoryFact),
/* harmony export */   Et: () => (/* binding */ withTargetReason),
/* harmony export */   YS: () => (/* binding */ latestOnlyFact),
/* harmony export */   Z4: () => (/* binding */ missingFact),
/* harmony export */   ZV: () => (/* binding */ unresolvedImage),
/* harmony export */   Zu: () => (/* binding */ isOpenPast),
/* harmony export */   _f: () => (/* binding */ withRecoveredTag),
/* harmony export */   bg: () => (/* binding */ withReleaseEnd),
/* harmony export */   er: () => (/* binding */ lagOf),
/* harmony export */   ij: () => (/* binding */ observedTagOf),
/* harmony export */   kk: () => (/* binding */ outagesOf),
/* harmony export */   lj: () => (/* binding */ withoutProof),
/* harmony export */   qp: () => (/* binding */ onePlatformFact),
/* harmony export */   z9: () => (/* binding */ unsettledFact)
/* harmony export */ });
/* harmony import */ var _history_prove_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44110);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50412);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38675);
/* harmony import */ var _model_images_image_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75485);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38118);
/* harmony import */ var _model_text_time_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26732);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33578);







function unresolvedImage(gap) {
    return { fact: { status: 'unknown', cause: gap.cause, message: gap.message }, gaps: [gap] };
}
function withoutProof({ fact, gaps }, gap) {
    const { cause, message } = gap;
    const isOpen = fact.status === 'unknown' && gaps.length === 0;
    return { fact: isOpen ? { ...fact, cause, message } : fact, gaps: [gap, ...gaps] };
}
function missingFact({ cause }) {
    if (cause === 'missing-tag')
        return { status: 'missing', what: 'tag' };
    return cause === 'missing-repository' ? { status: 'missing', what: 'repository' } : undefined;
}
function withRecoveredTag(resolution, tag) {
    const { fact } = resolution;
    if (fact.status === 'unknown' || fact.status === 'missing')
        return resolution;
    return { ...resolution, fact: { ...fact, recoveredTag: tag } };
}
async function withReleaseEnd(resolution, { registry, repository, tag, digest }, ask) {
    const { fact } = resolution;
    const recovered = 'recoveredTag' in fact ? fact.recoveredTag : undefined;
    const named = tag ?? recovered ?? (digest === undefined ? _model_images_image_js__WEBPACK_IMPORTED_MODULE_2__/* .impliedTag */ .RW : undefined);
    if (ask === undefined || named === undefined || fact.status === 'missing')
        return resolution;
    const endOfLife = await ask({ registry, repository, tag: named });
    return endOfLife === undefined ? resolution : { ...resolution, fact: { ...fact, endOfLife } };
}
function latestOnlyFact(tag, isPlatform, view) {
    const { image, current } = tag;
    const known = { currentDigest: current, basis: 'present' };
    if ((0,_history_prove_js__WEBPACK_IMPORTED_MODULE_0__/* .isAboutPast */ .yF)(view))
        return noHistoryFact(tag, _messages_js__WEBPACK_IMPORTED_MODULE_4__/* .unanswered */ .bj.asOf);
    const tooLittle = (view.minAgeMs ?? 0) > 0 ? (0,_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .noTagHistory */ .mV)(image.registry, tag.hasLedger, _messages_js__WEBPACK_IMPORTED_MODULE_4__/* .unanswered */ .bj.minAge) : undefined;
    if (isPlatform)
        return { status: 'one-platform', indexDigest: current, ...known, ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_5__/* .compact */ .oE)({ noTarget: tooLittle }) };
    if (image.digest === current)
        return { status: 'current', ...known, ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_5__/* .compact */ .oE)({ ageUnknown: tooLittle }) };
    if (image.digest !== undefined)
        return { status: 'not-current', ...known, ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_5__/* .compact */ .oE)({ noTarget: tooLittle }) };
    return tooLittle === undefined ? { status: 'unpinned', ...known } : noHistoryFact(tag, _messages_js__WEBPACK_IMPORTED_MODULE_4__/* .unanswered */ .bj.minAge);
}
function noHistoryFact({ image, current, hasLedger }, what) {
    return {
        status: 'unknown',
        cause: 'no-history',
        message: (0,_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .noTagHistory */ .mV)(image.registry, hasLedger, what),
        currentDigest: current,
    };
}
function isOpenPast(fact, view) {
    return (0,_history_prove_js__WEBPACK_IMPORTED_MODULE_0__/* .isAboutPast */ .yF)(view) && fact.status === 'unknown' && fact.cause === 'no-history';
}
function unsettledFact(tag, joint, open, view) {
    const { image, current } = tag;
    const evidence = joint.asked.flatMap((one) => (one.source.strength === 'observed' ? [] : [one.evidence]));
    const message = waitingText(image, joint, view) ?? whyOpen(tag, joint, whatIsOpen(image, current, open, view));
    if (image.digest === current && !(0,_history_prove_js__WEBPACK_IMPORTED_MODULE_0__/* .isAboutPast */ .yF)(view))
        return { status: 'current', currentDigest: current, basis: 'present', evidence, ageUnknown: message };
    const known = evidence.length === 0 ? {} : { evidence };
    return { status: 'unknown', cause: 'no-history', message, currentDigest: current, ...known };
}
function withTargetReason(fact, tag, joint) {
    if (!('noTarget' in fact) || fact.noTarget === undefined)
        return fact;
    return { ...fact, noTarget: whyOpen(tag, joint, _messages_js__WEBPACK_IMPORTED_MODULE_4__/* .unanswered */ .bj.minAge) };
}
function whyOpen({ image, current, hasLedger }, { asked }, what) {
    if (asked.every(({ source }) => source.strength === 'observed'))
        return (0,_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .noTagHistory */ .mV)(image.registry, hasLedger, what);
    const empty = asked.filter(isEmpty);
    const others = asked.filter((one) => !isEmpty(one)).map((one) => reasonOf(one, current));
    const titles = empty.map(({ source }) => source.title);
    const reasons = titles.length === 0 ? others : [_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .sourceReasons */ .TJ.empty(titles), ...others];
    return (0,_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .sourcesLeaveOpen */ .GA)(hasLedger ? reasons : [...reasons, _messages_js__WEBPACK_IMPORTED_MODULE_4__/* .sourceReasons */ .TJ.noLedger], what);
}
function waitingText({ digest }, { current, readings }, view) {
    const { minAgeMs = 0 } = view;
    const ledger = readings.find(({ source }) => source.strength === 'observed');
    const seen = ledger?.history?.intervals.at(-1);
    if (digest !== undefined || minAgeMs === 0 || (0,_history_prove_js__WEBPACK_IMPORTED_MODULE_0__/* .isAboutPast */ .yF)(view) || seen?.digest !== current)
        return undefined;
    const day = seen.since < view.now ? (0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDay */ .im)(seen.since) : undefined;
    return (0,_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .firstSeenLately */ .fH)((0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDay */ .im)(seen.since + minAgeMs), day);
}
const settling = ['complete', 'windowed', 'witness'];
function outagesOf(image, fact, { asked, readings, current }, { now, minAgeMs = 0 }) {
    const subject = (0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_2__/* .imageName */ .tO)(image);
    const { digest } = image;
    const behind = readings.flatMap(({ isBehind, answer, source, history, unconfirmed }) => {
        const isAhead = fact.status === 'unknown' && digest && unconfirmed?.index.lastOf(digest) !== undefined;
        if ((isBehind !== true && !isAhead) || answer.readAt < now)
            return [];
        const ends = (isAhead ? unconfirmed : history)?.intervals.at(-1)?.digest;
        return [
            { cause: 'bad-answer', subject, message: (0,_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .sourceIsBehind */ .qM)((0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .capitalized */ .l2)(source.title), current, ends) },
        ];
    });
    if (fact.status === 'missing' || fact.status === 'not-in-history')
        return behind;
    const basis = fact.status === 'unknown' ? 'present' : fact.basis;
    const isByMoves = basis === undefined || basis === 'windowed';
    if (isByMoves && !isPartlyOpen(fact, current))
        return behind;
    const silent = asked.flatMap(({ source, answer }) => {
        if (!settling.includes(source.strength) && minAgeMs === 0)
            return [];
        const unread = 'cause' in answer ? [answer] : (answer.gaps ?? []);
        return unread
            .filter(({ cause }) => (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .isOutage */ .uD)(cause))
            .map(({ cause, message }) => ({
            cause,
            subject,
            message: _messages_js__WEBPACK_IMPORTED_MODULE_4__/* .sourceReasons */ .TJ.silent((0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .capitalized */ .l2)(source.title), message),
        }));
    });
    return [...behind, ...silent];
}
function isPartlyOpen(fact, current) {
    if ('noTarget' in fact && fact.noTarget !== undefined)
        return true;
    return fact.status === 'one-platform' && fact.lag === undefined && fact.indexDigest !== current;
}
function whatIsOpen({ digest }, current, open, view) {
    if (open.cause !== 'no-history' && (digest === undefined || digest === current))
        return _messages_js__WEBPACK_IMPORTED_MODULE_4__/* .unanswered */ .bj.target(open.message);
    if ((0,_history_prove_js__WEBPACK_IMPORTED_MODULE_0__/* .isAboutPast */ .yF)(view))
        return _messages_js__WEBPACK_IMPORTED_MODULE_4__/* .unanswered */ .bj.asOf;
    return digest === undefined || digest === current ? _messages_js__WEBPACK_IMPORTED_MODULE_4__/* .unanswered */ .bj.minAge : _messages_js__WEBPACK_IMPORTED_MODULE_4__/* .unanswered */ .bj.pin;
}
function isEmpty({ source, answer, evidence }) {
    if ('cause' in answer || source.strength === 'observed')
        return false;
    return (answer.pushes ?? []).length === 0 && (answer.records.length === 0 || evidence.since === undefined);
}
function reasonOf({ source: { title, strength }, answer, evidence }, current) {
    if ('cause' in answer)
        return answer.cause === 'no-credential'
            ? _messages_js__WEBPACK_IMPORTED_MODULE_4__/* .sourceReasons */ .TJ.notAsked(title, answer.message)
            : _messages_js__WEBPACK_IMPORTED_MODULE_4__/* .sourceReasons */ .TJ.silent(title, answer.message);
    const pushes = answer.pushes?.filter(({ digest }) => digest === current) ?? [];
    if (strength === 'timestamps' && pushes.length > 0)
        return _messages_js__WEBPACK_IMPORTED_MODULE_4__/* .sourceReasons */ .TJ.timestamps(title, answer.readAt - (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_5__/* .smallest */ .o9)(pushes.map(({ at }) => at)));
    const { since } = evidence;
    return since === undefined ? _messages_js__WEBPACK_IMPORTED_MODULE_4__/* .sourceReasons */ .TJ.empty([title]) : _messages_js__WEBPACK_IMPORTED_MODULE_4__/* .sourceReasons */ .TJ.since(title, (0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDay */ .im)(since));
}
function observedTagOf({ registry, repository }, digest, firstSeen) {
    const prefix = `${registry}/${repository}:`;
    const tags = [...(firstSeen ?? [])]
        .filter(([name, records]) => name.startsWith(prefix) && records.some((record) => record.digest === digest))
        .map(([name]) => name.slice(prefix.length))
        .sort();
    return tags.includes('latest') ? 'latest' : tags[0];
}
const maxIndexes = 64;
const concurrency = 8;
async function onePlatformFact(fact, digest, known, view, children) {
    const pinChildren = await children(digest);
    if (pinChildren === undefined || pinChildren.length > 0)
        return fact;
    const indexes = [...new Set(known.intervals.toReversed().map((interval) => interval.digest))].slice(0, maxIndexes);
    for (let start = 0; start < indexes.length; start += concurrency) {
        const batch = indexes.slice(start, start + concurrency);
        const manifests = await Promise.all(batch.map(children));
        const indexDigest = batch.find((_, position) => manifests[position]?.includes(digest));
        if (indexDigest === undefined)
            continue;
        const { records: _records, historySince: _since, ...current } = fact;
        const interval = known.index.lastOf(indexDigest);
        const since = interval && { pinnedSince: interval.since };
        return { ...current, status: 'one-platform', indexDigest, ...since, ...lagOf(indexDigest, known, view) };
    }
    return fact;
}
function lagOf(indexDigest, known, view) {
    const fact = (0,_history_prove_js__WEBPACK_IMPORTED_MODULE_0__/* .proveDigest */ .vx)(indexDigest, known, view);
    if (fact.status !== 'superseded')
        return {};
    const { supersededAt, supersededBy, behind, lagMs } = fact;
    return { lag: { supersededAt, supersededBy, behind, lagMs } };
}


/***/ }),

/***/ 52956:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ createPolicyCache),
/* harmony export */   Q: () => (/* binding */ withLatestMoment)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50412);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _model_images_repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92566);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38118);
/* harmony import */ var _model_text_time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26732);
/* harmony import */ var _model_waiting_memoize_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76225);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33578);







function createPolicyCache(sources, scope) {
    const { pullPolicies: service } = sources;
    if (service === undefined)
        return { open: () => undefined, answer: async () => undefined };
    const bindings = (0,_model_waiting_memoize_js__WEBPACK_IMPORTED_MODULE_4__/* .memoizeAsync */ .T)(() => read(service.bindings, subjectOfAll));
    const check = checkOf(service);
    return {
        open: () => void bindings(),
        answer: (0,_model_waiting_memoize_js__WEBPACK_IMPORTED_MODULE_4__/* .memoizeAsync */ .T)(async (path, digest) => {
            const bound = await bindings();
            if (bound === undefined)
                return undefined;
            if ('cause' in bound)
                return unanswered(digest, bound, (0,_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .policiesUnread */ .yQ)(bound.message), isHarmless(bound, service));
            if (bound.length === 0)
                return undefined;
            const repository = await (0,_model_images_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .findRepository */ .W)(sources, scope, path);
            if (repository === undefined || 'cause' in repository)
                return undefined;
            const applying = bound.filter(({ uid }) => isAbove(uid, repository));
            return applying.length === 0 ? undefined : check(path, repository, digest, applying);
        }),
    };
}
function isHarmless({ cause }, { isApart = false }) {
    return cause === 'denied' || (isApart && (cause === 'unreachable' || cause === 'timeout'));
}
const subjectOfAll = 'pull policies';
function checkOf(service) {
    const overrides = (0,_model_waiting_memoize_js__WEBPACK_IMPORTED_MODULE_4__/* .memoizeAsync */ .T)(() => read(service.overrides, subjectOfAll));
    let refusal;
    return async (path, repository, digest, bindings) => {
        const subject = `${path}@${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .shortDigest */ .VK)(digest)}`;
        const [results, lifted] = await Promise.all([
            refusal ?? read(() => service.check(repository, digest), subject),
            overrides(),
        ]);
        if ('cause' in results) {
            const gap = results.cause === 'denied' ? { ...results, subject: subjectOfAll } : results;
            if (gap.cause === 'denied')
                refusal ??= gap;
            const isDryRun = bindings.every(({ mode }) => mode === 'dry-run');
            return unanswered(digest, gap, (0,_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .policyUnanswered */ .Dw)(gap.message), isDryRun);
        }
        if ('cause' in lifted) {
            const denial = results.find(({ mode, result }) => mode === 'enforced' && result === 'denied');
            if (denial !== undefined)
                return unanswered(digest, { ...lifted, subject }, (0,_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .overridesUnread */ .Tn)(denial.policy, lifted.message));
        }
        const known = 'cause' in lifted ? [] : lifted.filter((one) => one.digest === digest && isAbove(one.uid, repository));
        const completed = results.map((result) => completedDecision(result, bindings, known));
        const builtAt = (0,_model_waiting_memoize_js__WEBPACK_IMPORTED_MODULE_4__/* .memoizeAsync */ .T)(() => service.builtAt(repository, digest));
        return { digest, results: await Promise.all(completed.map((result) => withMoment(result, builtAt))) };
    };
}
async function read(request, subject) {
    try {
        return await request();
    }
    catch (error) {
        return (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .gapFrom */ .rK)(error, subject);
    }
}
function unanswered(digest, gap, message, failsNothing = false) {
    return { digest, results: [], unknown: { ...gap, message }, ...(failsNothing ? { isHarmless: true } : {}) };
}
function isAbove(uid, repository) {
    const parent = uid.slice(0, Math.max(0, uid.lastIndexOf('/')));
    return parent === '' || repository.uid === parent || repository.uid.startsWith(`${parent}/`);
}
function completedDecision({ policyUid, bindingUid, ...result }, bindings, overrides) {
    const ofBinding = bindings.find(({ uid }) => uid === bindingUid)?.parameters;
    const isStated = Object.keys(result.parameters).length > 0;
    const override = overrides.find((one) => one.policyUid === policyUid);
    return {
        ...result,
        parameters: isStated ? result.parameters : (ofBinding ?? {}),
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_6__/* .compact */ .oE)({ override: override && reasonOf(override) }),
    };
}
function reasonOf({ reason, createdBy, createdAt }) {
    return { reason, ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_6__/* .compact */ .oE)({ createdBy, createdAt }) };
}
const defaultDays = 7;
function coolDownOf({ policy, parameters }) {
    if (policy !== 'cooldown')
        return undefined;
    const days = parameters.days === undefined ? defaultDays : Number(parameters.days);
    return Number.isInteger(days) && days >= 1 && days <= 365 ? days * _model_text_time_js__WEBPACK_IMPORTED_MODULE_2__/* .dayMs */ .LP : undefined;
}
async function withMoment(result, builtAt) {
    const coolDown = result.result === 'denied' ? coolDownOf(result) : undefined;
    if (coolDown === undefined)
        return result;
    const built = await builtAt().catch((error) => {
        if (error instanceof _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR)
            return undefined;
        throw error;
    });
    return built === undefined ? result : { ...result, allowedFrom: { at: built + coolDown, builtAt: built } };
}
function withLatestMoment(answer, since) {
    if (since === undefined)
        return answer;
    const results = answer.results.map((result) => {
        const coolDown = result.result === 'denied' ? coolDownOf(result) : undefined;
        if (coolDown === undefined || result.allowedFrom !== undefined)
            return result;
        return { ...result, allowedFrom: { at: since + coolDown } };
    });
    return { ...answer, results };
}


/***/ }),

/***/ 60011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LQ: () => (/* binding */ allowedUpTo),
/* harmony export */   b8: () => (/* binding */ withPolicies),
/* harmony export */   gG: () => (/* binding */ policiesOfTag),
/* harmony export */   kW: () => (/* binding */ candidatesOf)
/* harmony export */ });
/* harmony import */ var _history_intervals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74682);
/* harmony import */ var _history_prove_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44110);
/* harmony import */ var _model_images_image_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75485);
/* harmony import */ var _model_images_pull_policy_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97600);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33578);
/* harmony import */ var _pull_policies_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52956);






async function policiesOfTag({ repository }, known, view, policies) {
    if ('cause' in known)
        return { answers: [], view };
    const candidates = candidatesOf(known, view);
    const answers = await answersBack(candidates, async ({ digest, since }) => {
        const answer = await policies.answer(repository, digest);
        return answer && (0,_pull_policies_js__WEBPACK_IMPORTED_MODULE_4__/* .withLatestMoment */ .Q)(answer, since);
    });
    const newest = allowedUpTo(candidates, answers);
    return { answers, view: newest === undefined ? view : { ...view, allowedUpTo: newest } };
}
async function withPolicies(resolution, image, known, newest, policies) {
    const { fact } = resolution;
    if (fact.status === 'missing')
        return resolution;
    const index = fact.status === 'one-platform' ? fact.indexDigest : undefined;
    const digests = [image.digest, index].filter((digest) => newest.every((answer) => answer.digest !== digest));
    const asked = [...new Set(digests)].map((digest) => policiesOfDigest(image, digest, known, policies));
    const others = (await Promise.all(asked)).flat();
    if (newest.length + others.length === 0)
        return resolution;
    const gaps = policyGaps(image, [...newest, ...others]);
    return { ...resolution, policies: { newest, others }, gaps: [...resolution.gaps, ...gaps] };
}
async function policiesOfDigest({ repository }, digest, known, policies) {
    const answer = digest === undefined ? undefined : await policies.answer(repository, digest);
    if (answer === undefined || digest === undefined)
        return [];
    const last = 'cause' in known ? undefined : known.index.lastOf(digest);
    return [(0,_pull_policies_js__WEBPACK_IMPORTED_MODULE_4__/* .withLatestMoment */ .Q)(answer, last?.since)];
}
function policyGaps(image, answers) {
    return answers.flatMap((answer) => {
        if ((0,_model_images_pull_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .pullVerdict */ .Hk)(answer) !== 'unknown')
            return [];
        if (answer.unknown !== undefined)
            return [answer.unknown];
        const failed = answer.results.filter(({ mode, result }) => mode === 'enforced' && result === 'error');
        const message = (0,_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .policyFailed */ .o)(answer.digest, failed);
        return [{ cause: 'pull-policy', subject: (0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_2__/* .imageName */ .tO)(image), message }];
    });
}
function candidatesOf(known, view) {
    const cutoff = (0,_history_prove_js__WEBPACK_IMPORTED_MODULE_1__/* .cutoffOf */ .Ru)(view);
    const proven = (0,_history_prove_js__WEBPACK_IMPORTED_MODULE_1__/* .provenPartAt */ .tA)(known, cutoff);
    if (proven === undefined)
        return [];
    const found = new Map();
    const { intervals } = proven.index;
    for (let index = (0,_history_intervals_js__WEBPACK_IMPORTED_MODULE_0__/* .countUpTo */ .MJ)(intervals, cutoff) - 1; index >= 0; index -= 1) {
        const { digest, since } = intervals[index] ?? {};
        if (digest === undefined || since === undefined)
            continue;
        if (found.size === _model_images_pull_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .maxCandidates */ .BF || !(0,_history_prove_js__WEBPACK_IMPORTED_MODULE_1__/* .isExact */ .u0)(proven, since))
            break;
        if (!found.has(digest))
            found.set(digest, { digest, since });
    }
    return [...found.values()];
}
async function answersBack(candidates, ask) {
    const answers = [];
    for (let size = 1; answers.length < candidates.length; size *= 2) {
        const round = candidates.slice(answers.length, answers.length + size);
        for (const answer of await Promise.all(round.map(ask))) {
            if (answer === undefined)
                return answers;
            answers.push(answer);
            if ((0,_model_images_pull_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .pullVerdict */ .Hk)(answer) !== 'denied')
                return answers;
        }
    }
    return answers;
}
function allowedUpTo(candidates, answers) {
    const known = new Map(answers.map((answer) => [answer.digest, answer]));
    const verdicts = candidates.map(({ digest }) => {
        const answer = known.get(digest);
        return answer === undefined ? 'unknown' : (0,_model_images_pull_policy_js__WEBPACK_IMPORTED_MODULE_5__/* .pullVerdict */ .Hk)(answer);
    });
    const index = verdicts.findIndex((verdict) => verdict !== 'denied');
    return index > 0 && verdicts[index] === 'allowed' ? candidates[index]?.since : undefined;
}


/***/ })

};
