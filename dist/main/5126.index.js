export const id = 5126;
export const ids = [5126];
export const modules = {

/***/ 75126:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pullRequestScope: () => (/* binding */ pullRequestScope),
  writePullRequests: () => (/* binding */ writePullRequests)
});

// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./lib/pin/skips.js
var pin_skips = __webpack_require__(20595);
// EXTERNAL MODULE: ./lib/ci/connect.js + 1 modules
var connect = __webpack_require__(58208);
// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
// EXTERNAL MODULE: ./lib/model/images/image.js
var images_image = __webpack_require__(75485);
// EXTERNAL MODULE: ./lib/model/text/time.js
var time = __webpack_require__(26732);
// EXTERNAL MODULE: ./lib/ci/pull-requests/groups.js
var pull_requests_groups = __webpack_require__(11559);
// EXTERNAL MODULE: ./lib/ci/pull-requests/texts.js
var texts = __webpack_require__(39891);
;// CONCATENATED MODULE: ./lib/ci/pull-requests/bundles.js






async function bundlesOf(context) {
    const { earlier, config, settings, found, now, plan } = context;
    const { branch } = settings;
    const rules = config.policy.pullRequests;
    const images = imagesByKey(found.evidence);
    const pulls = [...earlier.pulls.values()];
    const released = new Set(pulls.flatMap((pull) => [...pull.released]));
    const asked = pulls.flatMap((pull) => pull.asked.flatMap((request) => askedSkip(request, pull, images) ?? []));
    const inPolicy = config.policy.skips.filter((skip) => !released.has((0,pull_requests_groups/* keyOfSkip */.EO)(skip)));
    const inBranches = pulls.flatMap(({ skips }) => skips);
    const skips = [...inPolicy, ...inBranches, ...asked.map(({ skip }) => skip)];
    const findings = (0,pin_skips/* withoutSkipped */.hM)(found.findings, skips, now);
    const sorted = (0,pull_requests_groups/* byBranch */.w1)(findings, branch, rules);
    const all = (0,pull_requests_groups/* byBranch */.w1)(found.findings, branch, rules);
    const branchOf = (0,pull_requests_groups/* branchFinder */.dw)(branch, rules);
    const askedOn = grouped(asked, ({ image }) => branchOf(image));
    const list = [];
    for (const [name, own] of sorted) {
        const seen = earlier.pulls.get(name);
        const added = distinct([...(seen?.skips ?? []), ...(askedOn.get(name) ?? []).map(({ skip }) => skip)]);
        const ended = seen?.released ?? new Set();
        list.push({
            branch: name,
            findings: own,
            ...(sorted.size === 1 ? {} : { files: await plan(own) }),
            ...(0,collections/* compact */.oE)({ seen }),
            added,
            released: ended,
            held: [
                ...heldOf(all.get(name) ?? [], skips, added, now),
                ...config.policy.skips.filter((skip) => ended.has((0,pull_requests_groups/* keyOfSkip */.EO)(skip))).map(releasedImage),
            ],
        });
    }
    const notices = asked.map(({ image, skip: { owner = '', until } }) => texts/* pullRequestTexts */.r.held((0,images_image/* imageName */.tO)(image), owner, until === undefined ? undefined : (0,time/* formatDay */.im)(until)));
    return { findings, list, notices: [...earlier.notices, ...notices] };
}
function grouped(items, keyOf) {
    const groups = new Map();
    for (const item of items)
        (0,collections/* addToGroup */.Mr)(groups, keyOf(item), item);
    return groups;
}
function releasedImage(skip) {
    const name = skip.tag === undefined ? skip.image : `${skip.image}:${skip.tag}`;
    return { key: (0,pull_requests_groups/* keyOfSkip */.EO)(skip), name, reason: skip.reason, isOwnEntry: true, isReleased: true };
}
function imagesByKey({ occurrences }) {
    return new Map(occurrences.flatMap((one) => (one.kind === 'image' ? [[(0,pull_requests_groups/* keyOfImage */.I2)(one.image), one.image]] : [])));
}
function askedSkip({ key, until, login, day }, { number }, images) {
    const image = images.get(key);
    if (image === undefined)
        return undefined;
    const skip = {
        at: { file: '', span: { start: 0, end: 0 } },
        image: `${image.registry}/${image.repository}`,
        ...(0,collections/* compact */.oE)({ tag: image.tag, until: until === undefined ? undefined : (0,time/* parseInstant */.nV)(until) }),
        reason: texts/* pullRequestTexts */.r.heldBy(number, login, day),
        owner: login,
    };
    return { image, skip };
}
function distinct(skips) {
    return [...new Map([...skips].reverse().map((skip) => [(0,pull_requests_groups/* keyOfSkip */.EO)(skip), skip])).values()].reverse();
}
function heldOf(findings, skips, added, now) {
    const held = new Map();
    const skipOf = (0,pin_skips/* skipFinder */.WZ)(skips, now);
    for (const { about, fix } of findings) {
        const skip = fix === undefined ? undefined : skipOf(about?.image);
        if (skip === undefined || about?.image === undefined)
            continue;
        const key = (0,pull_requests_groups/* keyOfImage */.I2)(about.image);
        const isOwnEntry = (0,pull_requests_groups/* keyOfSkip */.EO)(skip) === key;
        held.set(key, { key, name: (0,images_image/* imageName */.tO)(about.image), ...shown(skip), isOwnEntry });
    }
    for (const skip of added.filter((one) => (0,pin_skips/* isInForce */.fx)(one, now))) {
        const key = (0,pull_requests_groups/* keyOfSkip */.EO)(skip);
        const name = skip.tag === undefined ? skip.image : `${skip.image}:${skip.tag}`;
        if (!held.has(key))
            held.set(key, { key, name, ...shown(skip), isOwnEntry: true });
    }
    return [...held.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}
function shown({ reason, until }) {
    return { reason, ...(0,collections/* compact */.oE)({ until: until === undefined ? undefined : (0,time/* formatDay */.im)(until) }) };
}

// EXTERNAL MODULE: ./lib/clients/github/files.js
var github_files = __webpack_require__(85133);
// EXTERNAL MODULE: ./lib/clients/github/pulls/authorship.js
var authorship = __webpack_require__(99752);
// EXTERNAL MODULE: ./lib/clients/github/pulls/pin-branch.js
var pin_branch = __webpack_require__(61255);
// EXTERNAL MODULE: ./lib/clients/github/pulls/pulls.js
var pulls = __webpack_require__(23909);
// EXTERNAL MODULE: ./lib/config/policy/edits/updates.js
var updates = __webpack_require__(60981);
// EXTERNAL MODULE: ./lib/output/markdown/pull-request/boxes.js
var pull_request_boxes = __webpack_require__(22086);
;// CONCATENATED MODULE: ./lib/ci/pull-requests/requests.js




function isAsked({ kind, ticked }) {
    return kind === 'held' ? !ticked : ticked;
}
async function readRequests(api, repository, { number, body }) {
    const boxes = (0,pull_request_boxes/* readBoxes */.a5)(body).filter(isAsked);
    if (boxes.length === 0)
        return { asked: [], released: new Set(), rebase: false, notices: [] };
    const [own, revisions] = await Promise.all([(0,authorship/* viewerLogin */.wz)(api), (0,authorship/* readRevisions */.p2)(api, repository, number)]);
    const asked = [];
    const released = new Set();
    let rebase = false;
    const notices = new Set();
    const hasSame = boxSearch();
    for (const box of boxes) {
        const by = authorOf(box, revisions, { ownLogin: own, hasSame });
        const refused = await whyRefused(api, repository, by);
        if (refused !== undefined || by?.login === undefined) {
            notices.add(texts/* pullRequestTexts */.r.tickRefused(number, refused ?? texts/* pullRequestTexts */.r.unknownEditor));
            continue;
        }
        const { key, until } = box;
        if (box.kind === 'rebase')
            rebase = true;
        if (box.kind === 'held')
            released.add(key);
        if (box.kind === 'hold' ||
            (box.kind === 'skip' && until !== undefined && (0,time/* parseInstant */.nV)(until) !== undefined))
            asked.push({
                key,
                login: by.login,
                day: by.at.slice(0, 10),
                ...(box.kind === 'skip' && until !== undefined ? { until } : {}),
            });
    }
    return { asked, released, rebase, notices: [...notices] };
}
const loginPattern = /^[\w-]{1,100}$/;
async function whyRefused(api, repository, by) {
    if (by?.login === undefined || !loginPattern.test(by.login))
        return texts/* pullRequestTexts */.r.unknownEditor;
    if (!by.isPerson)
        return texts/* pullRequestTexts */.r.app(by.login);
    return (await (0,authorship/* mayWrite */.J)(api, repository, by.login)) ? undefined : texts/* pullRequestTexts */.r.mayNotWrite(by.login);
}
function authorOf(box, newestFirst, known) {
    const { ownLogin, hasSame } = known;
    const since = newestFirst.findIndex((one) => one.text === undefined || !hasSame(box, one.text));
    if (since < 1 || newestFirst[since]?.text === undefined)
        return undefined;
    const [author, replaced, earlier] = newestFirst.slice(since - 1);
    if (author === undefined || !isOwn(author, ownLogin))
        return author;
    const isCarried = replaced !== undefined &&
        earlier?.text !== undefined &&
        isOwn(replaced, ownLogin) &&
        Date.parse(author.at) - Date.parse(replaced.at) < maxCarryMs &&
        hasSame(box, earlier.text);
    return isCarried ? authorOf(box, newestFirst.slice(since + 1), known) : author;
}
const maxCarryMs = 10 * 60_000;
function boxSearch() {
    const keyOf = (box) => `${box.ticked} ${(0,pull_request_boxes/* idOf */.TH)(box)}`;
    const known = new Map();
    return (box, text) => {
        const boxes = known.get(text) ?? new Set((0,pull_request_boxes/* readBoxes */.a5)(text).map(keyOf));
        known.set(text, boxes);
        return boxes.has(keyOf(box));
    };
}
function isOwn({ login, isPerson }, ownLogin) {
    return !isPerson && login === ownLogin.replace(/\[bot\]$/, '');
}

;// CONCATENATED MODULE: ./lib/ci/pull-requests/own-pull-requests.js










const maxBranches = 60;
async function readOwnPullRequests(context) {
    const { target, settings, config } = context;
    const { api, run } = target;
    const heads = await (0,pin_branch/* branchesFrom */.xY)(api, run.repository, settings.branch);
    const groups = (config.policy.pullRequests.groups ?? []).map(({ name }) => (0,pull_requests_groups/* groupBranch */.oD)(settings.branch, name));
    const own = [...heads.keys()].filter((name) => name === settings.branch || isOfGroup(name, settings.branch));
    if (own.length > maxBranches)
        throw new failure/* Failure */.HR('bad-answer', `More than ${maxBranches} branches begin with ${settings.branch}`);
    const notices = [];
    const pulls = new Map();
    const base = own.length === 0 ? undefined : await baseHead(context);
    for (const branch of own) {
        const head = heads.get(branch) ?? '';
        const seen = await readPull(context, { branch, head, base: base ?? '' });
        if (seen === undefined)
            continue;
        (0,collections/* append */.BC)(notices, seen.notices);
        pulls.set(branch, seen.pull);
    }
    const abandoned = own.filter((name) => name !== settings.branch && !groups.includes(name));
    return { pulls, abandoned, notices };
}
function isOfGroup(name, branch) {
    return name.startsWith((0,pull_requests_groups/* groupBranch */.oD)(branch, '')) && !name.endsWith('-next');
}
async function baseHead({ target: { api, run }, settings }) {
    const base = settings.base ?? (await (0,github_files.describeRepository)(api, run.repository)).default_branch;
    const head = await (0,pin_branch/* branchHead */.P)(api, run.repository, base);
    if (head === undefined)
        throw new failure/* Failure */.HR('not-found', `The base branch ${base} does not exist`);
    return head;
}
async function readPull(context, { branch, head, base }) {
    const { api, run } = context.target;
    const { repository } = run;
    const [login, found] = await Promise.all([(0,authorship/* viewerLogin */.wz)(api), (0,pulls/* findPulls */.s4)(api, repository, branch)]);
    const open = found.find(({ state }) => state === 'open');
    if (open === undefined || open.author !== login)
        return undefined;
    const state = await (0,pin_branch/* branchState */.al)(api, repository, { base, branch: head }, login);
    if (!state.own)
        return undefined;
    const { asked, released, rebase, notices } = await readRequests(api, repository, open);
    const skips = await skipsOfBranch(context, branch, head);
    return {
        notices,
        pull: {
            branch,
            number: open.number,
            text: open.body,
            rebase,
            asked,
            released,
            skips: skips.filter((skip) => !released.has((0,pull_requests_groups/* keyOfSkip */.EO)(skip)) && (0,pin_skips/* isInForce */.fx)(skip, context.now)),
        },
    };
}
async function skipsOfBranch({ target: { api, run }, settings, config, files }, branch, head) {
    const read = await (0,github_files.filesOf)(api, run.repository, head, files).read(settings.policyFile);
    const text = textOf(read, settings.policyFile, branch);
    if (text === undefined)
        return [];
    const parsed = (0,updates/* readSkips */.r0)({ path: settings.policyFile, text });
    if ('issue' in parsed)
        throw new failure/* Failure */.HR('policy-unread', `${settings.policyFile} on ${branch}: ${parsed.issue}`);
    const own = new Set(config.policy.skips.map(pull_requests_groups/* contentOfSkip */.QL));
    return parsed.skips.filter((skip) => !own.has((0,pull_requests_groups/* contentOfSkip */.QL)(skip)));
}
function textOf(read, path, branch) {
    if ('text' in read)
        return read.text;
    if (read.absent)
        return undefined;
    throw new failure/* Failure */.HR('policy-unread', `${path} on ${branch} cannot be read: ${read.unreadable}`);
}

// EXTERNAL MODULE: ./lib/clients/github/pulls/pin-pull-request.js
var pin_pull_request = __webpack_require__(24704);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./lib/config/policy/edits/append.js

function appendWaiver(text, waiver) {
    return appendEntry(text, 'waivers', waiver);
}
function appendEntry(text, section, added) {
    for (const style of ['PLAIN', 'QUOTE_DOUBLE']) {
        const result = inserted(text, section, entryText(added, style), added);
        if (result !== undefined && holds(result, text, section, added))
            return { text: result };
    }
    return {
        refused: `the form of its \`${section}\` cannot be extended automatically; add the entry by hand`,
    };
}
function inserted(text, section, entry, waiver) {
    const document = (0,dist/* parseDocument */.Tp)(text, { prettyErrors: false, uniqueKeys: false, logLevel: 'silent' });
    const insertion = insertionFor(text, section, document.contents, entry, waiver);
    if (insertion === undefined)
        return undefined;
    const lineEnd = /\r\n/.test(text) ? '\r\n' : '\n';
    const { offset } = insertion;
    return text.slice(0, offset) + insertion.text.replaceAll('\n', lineEnd) + text.slice(offset);
}
function entryText(waiver, style) {
    const look = { lineWidth: 0, indentSeq: true, defaultStringType: style, defaultKeyType: 'PLAIN' };
    return (0,dist/* stringify */.As)(waiver, look).trimEnd();
}
function insertionFor(text, section, root, entry, waiver) {
    if (root === null || ((0,dist/* isScalar */.jn)(root) && root.value === null))
        return atEnd(text, section, 0, entry);
    if (!(0,dist/* isMap */.jh)(root) || root.range == null)
        return undefined;
    const pair = root.items.find(({ key }) => (0,dist/* isScalar */.jn)(key) && key.value === section);
    if (pair === undefined)
        return root.flow ? undefined : atEnd(text, section, columnOf(text, root.range[0]), entry);
    const { key, value } = pair;
    if ((0,dist/* isSeq */.oP)(value))
        return value.flow ? inFlow(value, waiver) : afterLast(text, value, entry);
    if (!(0,dist/* isScalar */.jn)(value) || value.value !== null || !(0,dist/* isScalar */.jn)(key) || key.range == null)
        return undefined;
    const column = columnOf(text, key.range[0]);
    return onLineAfter(text, Math.max(key.range[1], value.range?.[1] ?? 0), item(entry, column + 2));
}
function atEnd(text, section, column, entry) {
    const before = text === '' || text === '\uFEFF' || /[\r\n]$/.test(text) ? '' : '\n';
    const added = `${before}${' '.repeat(column)}${section}:\n${item(entry, column + 2)}`;
    return { offset: text.length, text: added };
}
function afterLast(text, sequence, entry) {
    const last = sequence.items.at(-1);
    if (last?.range == null || sequence.range == null)
        return undefined;
    return onLineAfter(text, last.range[1], item(entry, columnOf(text, sequence.range[0])));
}
function inFlow(sequence, waiver) {
    if (sequence.range == null)
        return undefined;
    const entry = JSON.stringify(waiver);
    const last = sequence.items.at(-1);
    if (last === undefined)
        return { offset: sequence.range[1] - 1, text: entry };
    return last.range == null ? undefined : { offset: last.range[1], text: `, ${entry}` };
}
function onLineAfter(text, offset, added) {
    if (/[\r\n]/.test(text[offset - 1] ?? ''))
        return { offset, text: added };
    const end = /\r\n|\n|\r/.exec(text.slice(offset));
    if (end === null)
        return { offset: text.length, text: `\n${added.replace(/\n$/, '')}` };
    return { offset: offset + end.index + end[0].length, text: added };
}
function item(entry, column) {
    const indent = ' '.repeat(column);
    const lines = entry.split('\n');
    return lines.map((line, index) => `${indent}${index === 0 ? '- ' : '  '}${line}\n`).join('');
}
function columnOf(text, offset) {
    const before = text.slice(0, offset).replace(/^\uFEFF/, '');
    return before.length - Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) - 1;
}
function holds(text, before, section, added) {
    const after = (0,dist/* parseDocument */.Tp)(text, { prettyErrors: false, logLevel: 'silent' });
    if (after.errors.length > 0 || !(0,dist/* isMap */.jh)(after.contents))
        return false;
    const old = ((0,dist/* parseDocument */.Tp)(before, { logLevel: 'silent' }).toJS() ?? {});
    const wanted = { ...old, [section]: [...(old[section] ?? []), added] };
    return sorted(after.toJS()) === sorted(wanted);
}
function sorted(data) {
    return JSON.stringify(Object.entries(data).sort(([a], [b]) => (a < b ? -1 : 1)));
}

;// CONCATENATED MODULE: ./lib/config/policy/edits/remove-entry.js

const refused = {
    refused: 'the form of its `skips` cannot be changed automatically; remove the entry by hand',
};
function removeSkips(text, indexes) {
    if (indexes.size === 0)
        return { text };
    const document = (0,dist/* parseDocument */.Tp)(text, { prettyErrors: false, uniqueKeys: false, logLevel: 'silent' });
    const root = document.contents;
    const pair = (0,dist/* isMap */.jh)(root) ? root.items.find(({ key }) => (0,dist/* isScalar */.jn)(key) && key.value === 'skips') : undefined;
    if (pair === undefined || !(0,dist/* isSeq */.oP)(pair.value) || pair.value.flow)
        return refused;
    let result = text;
    for (const index of [...indexes].sort((a, b) => b - a)) {
        const range = pair.value.items[index]?.range;
        if (range == null)
            return refused;
        const start = text.lastIndexOf('\n', range[0] - 1) + 1;
        if (!/^[ \t]*-[ \t]+$/.test(text.slice(start, range[0])))
            return refused;
        const end = lineAfter(text, range[1]);
        result = result.slice(0, start) + result.slice(end);
    }
    return isWithout(result, text, indexes) ? { text: result } : refused;
}
function lineAfter(text, offset) {
    if (text[offset - 1] === '\n')
        return offset;
    const lineEnd = text.indexOf('\n', offset);
    return lineEnd < 0 ? text.length : lineEnd + 1;
}
function isWithout(text, before, indexes) {
    const after = (0,dist/* parseDocument */.Tp)(text, { prettyErrors: false, logLevel: 'silent' });
    if (after.errors.length > 0)
        return false;
    const old = (0,dist/* parseDocument */.Tp)(before, { logLevel: 'silent' }).toJS();
    const skips = old.skips.filter((_, index) => !indexes.has(index));
    const wanted = { ...old, skips: skips.length === 0 ? null : skips };
    try {
        return JSON.stringify(after.toJS()) === JSON.stringify(wanted);
    }
    catch (error) {
        if (!(error instanceof ReferenceError))
            throw error;
        return false;
    }
}

// EXTERNAL MODULE: ./lib/model/run/project.js
var project = __webpack_require__(30982);
// EXTERNAL MODULE: ./lib/output/markdown/pull-request/controls.js
var controls = __webpack_require__(65317);
// EXTERNAL MODULE: ./lib/output/markdown/pull-request/delivery.js
var delivery = __webpack_require__(76487);
// EXTERNAL MODULE: ./lib/pin/changes.js
var pin_changes = __webpack_require__(1490);
// EXTERNAL MODULE: ./lib/report/texts.js
var report_texts = __webpack_require__(84282);
;// CONCATENATED MODULE: ./lib/ci/pull-requests/write.js














async function policyChange(file, added, released, files) {
    if (added.length === 0 && released.size === 0)
        return {};
    const read = await files.read(file);
    if ('unreadable' in read && !read.absent)
        return { refused: read.unreadable };
    const before = 'text' in read ? read.text : '';
    const parsed = (0,updates/* readSkips */.r0)({ path: file, text: before });
    if ('issue' in parsed)
        return { refused: parsed.issue };
    const ended = parsed.skips.flatMap((skip, index) => (released.has((0,pull_requests_groups/* keyOfSkip */.EO)(skip)) ? [index] : []));
    const removed = removeSkips(before, new Set(ended));
    if ('refused' in removed)
        return removed;
    let text = before === '' && added.length > 0 ? project/* policySchemaLine */.yz : removed.text;
    for (const skip of added) {
        const appended = appendEntry(text, 'skips', entryOf(skip));
        if ('refused' in appended)
            return appended;
        text = appended.text;
    }
    return text === before ? {} : { change: { path: file, before, after: text, lines: [] } };
}
function entryOf({ image, tag, until, reason, owner }) {
    return {
        image,
        ...(tag === undefined ? {} : { tag }),
        ...(until === undefined ? {} : { until: (0,time/* formatDay */.im)(until) }),
        reason,
        ...(owner === undefined ? {} : { owner }),
    };
}
function isQuietPullRequest({ complete, changesPolicy }, images, report) {
    return complete && !changesPolicy && areQuiet(images, report);
}
function areQuiet(images, { forecasts = [] }) {
    const isQuiet = new Map();
    for (const { image, from, to, grade } of forecasts) {
        const key = JSON.stringify([image, from, to]);
        isQuiet.set(key, isQuiet.get(key) !== false && grade === 'quiet');
    }
    return (images.length > 0 &&
        images.every(({ name, from, to }) => isQuiet.get(JSON.stringify([name, from, to])) === true));
}
async function writeBundle(context, bundle) {
    const { target, settings, config, files, report, evidence, sources, complete } = context;
    const changes = changesOf(bundle, context.changes, settings);
    const images = (0,pin_changes/* pinChanges */.j)(bundle.findings, evidence, changes);
    const kept = await policyChange(settings.policyFile, bundle.added, bundle.released, files);
    const { automergeLabel, checkboxes = true } = config.policy.pullRequests;
    const changesPolicy = kept.change !== undefined;
    const isQuiet = isQuietPullRequest({ complete, changesPolicy }, images, report);
    const footFor = (written) => checkboxes ? footOf(context, bundle, images, written) : '';
    const foot = footFor(new Set([settings.policyFile]));
    const plan = {
        ...settings,
        branch: bundle.branch,
        repository: target.run.repository,
        title: images.length === 0 && kept.change !== undefined ? holdTitle(bundle) : (0,delivery/* pinTitle */.Wz)(images, report),
        body: (0,delivery/* pinBody */.wV)(images, (0,report_texts/* locator */.fl)(sources), withOwn(report, images), maxTextLength - foot.length),
        files: [...changes, ...(kept.change === undefined ? [] : [kept.change])],
        complete,
        rebase: bundle.seen?.rebase === true,
        keepTicks: (latest, next) => (0,pull_request_boxes/* keepTicked */.g1)(bundle.seen?.text ?? '', latest, next),
        foot: footFor,
        ...(0,collections/* compact */.oE)({
            automerge: automergeLabel === undefined ? undefined : { label: automergeLabel, isQuiet },
        }),
    };
    const { notices, ...written } = await (0,pin_pull_request/* writePinPullRequest */.j)(target.api, plan);
    const refused = kept.refused === undefined ? [] : [texts/* pullRequestTexts */.r.notKept(settings.policyFile, kept.refused)];
    return { ...written, notices: [...refused, ...notices] };
}
const maxTextLength = 58_000;
function withOwn(report, images) {
    if (report.forecasts === undefined)
        return report;
    const names = new Set(images.map(({ name }) => name));
    return { ...report, forecasts: report.forecasts.filter(({ image }) => names.has(image)) };
}
function changesOf({ branch, files }, changes, settings) {
    if (files === undefined)
        return changes;
    const written = new Set(changes.map(({ path }) => path));
    const own = files.filter(({ path }) => written.has(path));
    const recorded = changes.filter(({ lines }) => lines.some(({ before }) => before === ''));
    return branch === settings.branch ? [...own, ...recorded] : own;
}
function holdTitle({ held }) {
    return held.length === 1 ? 'Hold 1 image' : `Hold ${held.length} images`;
}
function footOf({ settings, now }, { branch, held, added }, images, written) {
    const isKept = added.length === 0 || written.has(settings.policyFile);
    const unkept = isKept ? [] : added.map(tickedOffer);
    const names = new Set(unkept.map(({ key }) => key));
    const offered = [...new Set(images.map(({ name }) => name))].map((name) => ({ key: (0,pull_requests_groups/* boxKey */.bV)(name), name }));
    return (0,controls/* controlsText */.C)({
        key: (0,pull_requests_groups/* boxKey */.bV)(branch),
        offered: [...unkept, ...offered.filter(({ key }) => !names.has(key))],
        held: held.filter(({ key }) => !names.has(key)),
        skipUntil: endOfMonth(now + minSkipDays * time/* dayMs */.LP),
    });
}
function tickedOffer(skip) {
    const { image, tag, until } = skip;
    return {
        key: (0,pull_requests_groups/* keyOfSkip */.EO)(skip),
        name: tag === undefined ? image : `${image}:${tag}`,
        ...(until === undefined ? { hold: true } : { skipUntil: (0,time/* formatDay */.im)(until) }),
    };
}
const minSkipDays = 14;
function endOfMonth(instant) {
    const day = new Date(instant);
    return (0,time/* formatDay */.im)(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0));
}

;// CONCATENATED MODULE: ./lib/ci/pull-requests/index.js






async function pullRequestScope(host, config, ci, settings, input) {
    const { found, now } = input;
    try {
        const context = { config, settings, files: host.files, now };
        const earlier = await readOwnPullRequests({ ...context, target: (0,connect.ciTargetOf)(ci) });
        const { findings, ...bundles } = await bundlesOf({ ...input, earlier, config, settings });
        return { findings, found, now, pullRequests: { ...earlier, ...bundles } };
    }
    catch (error) {
        const findings = (0,pin_skips/* withoutSkipped */.hM)(found.findings, config.policy.skips, now);
        return { findings, found, now, pullRequests: { gap: (0,failure/* gapFrom */.rK)(error, 'pull request') } };
    }
}
async function writePullRequests(context, bundles, attempt) {
    const only = [{ branch: context.settings.branch, ...nothing }];
    const wanted = bundles ?? { list: only, abandoned: [], notices: [] };
    const { list, abandoned, notices } = wanted;
    const urls = [];
    const left = abandoned.map((branch) => ({ branch, ...nothing }));
    for (const bundle of [...list, ...left]) {
        const subject = bundle.branch === context.settings.branch ? 'pull request' : `pull request of ${bundle.branch}`;
        urls.push(await attempt(subject, () => writeBundle(context, bundle)));
    }
    const url = urls.at(list.length - 1) ?? urls.find((one) => one !== undefined);
    return { notices, ...(url === undefined ? {} : { url }) };
}
const nothing = { findings: [], files: [], added: [], released: new Set(), held: [] };


/***/ }),

/***/ 24704:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ usableFiles),
/* harmony export */   j: () => (/* binding */ writePinPullRequest)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(50412);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(38118);
/* harmony import */ var _ci_host_marks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84920);
/* harmony import */ var _ci_host_pinned_content_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42002);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85133);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55024);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64322);
/* harmony import */ var _authorship_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(99752);
/* harmony import */ var _labels_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(34118);
/* harmony import */ var _pin_branch_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(61255);
/* harmony import */ var _pin_push_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(95571);
/* harmony import */ var _pulls_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(23909);













const maxBytes = 20 * 1024 * 1024;
async function usableFiles(api, { repository, files }, { login, base, baseHead }) {
    if (files.length === 0)
        return { files: [], outdated: false, notices: [] };
    const tree = await (0,_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .readTree */ .Z)(api, repository, baseHead);
    const usable = [];
    const moved = [];
    const executable = [];
    const workflows = [];
    const tooMany = [];
    let room = maxBytes;
    for (const file of [...files].sort((a, b) => (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .compareText */ .n6)(a.path, b.path))) {
        const { path, before, after } = file;
        const there = tree.get(path);
        if (there !== undefined && there.blob === (0,_ci_host_pinned_content_js__WEBPACK_IMPORTED_MODULE_2__/* .blobName */ .PF)(after, there.blob))
            continue;
        room -= Buffer.byteLength(after);
        const isMoved = there === undefined ? before !== '' : there.blob !== (0,_ci_host_pinned_content_js__WEBPACK_IMPORTED_MODULE_2__/* .blobName */ .PF)(before, there.blob);
        if (isMoved)
            moved.push(path);
        else if (there?.executable)
            executable.push(path);
        else if (login === _authorship_js__WEBPACK_IMPORTED_MODULE_6__/* .jobTokenLogin */ .Ec && path.startsWith('.github/workflows/'))
            workflows.push(path);
        else if (usable.length >= _pin_branch_js__WEBPACK_IMPORTED_MODULE_8__/* .maxBranchFiles */ .aM || room < 0)
            tooMany.push(path);
        else
            usable.push(file);
    }
    const notices = [
        ...(0,_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .leftOut */ .ig)(moved, _messages_js__WEBPACK_IMPORTED_MODULE_4__/* .leftOutReasons */ .HZ.moved(base)),
        ...(0,_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .leftOut */ .ig)(executable, _messages_js__WEBPACK_IMPORTED_MODULE_4__/* .leftOutReasons */ .HZ.executable),
        ...(0,_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .leftOut */ .ig)(workflows, _messages_js__WEBPACK_IMPORTED_MODULE_4__/* .leftOutReasons */ .HZ.workflows),
        ...(0,_messages_js__WEBPACK_IMPORTED_MODULE_4__/* .leftOut */ .ig)(tooMany, _messages_js__WEBPACK_IMPORTED_MODULE_4__/* .leftOutReasons */ .HZ.tooMany),
    ];
    return { files: usable, outdated: moved.length > 0, notices };
}
async function writePinPullRequest(api, plan) {
    const now = await readSituation(api, plan);
    const { automerge, repository } = plan;
    if (automerge?.isQuiet === false && now.open?.author === now.login)
        await (0,_labels_js__WEBPACK_IMPORTED_MODULE_7__/* .removeLabel */ .tA)(api, repository, now.open, automerge.label);
    const usable = await usableFiles(api, plan, now);
    const wanted = (0,_ci_host_pinned_content_js__WEBPACK_IMPORTED_MODULE_2__/* .pinnedContentOf */ .D9)(usable.files, now.baseHead);
    const url = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_12__/* .compact */ .oE)({ url: now.open?.url });
    const hold = reasonToHold(plan, now, usable, wanted);
    if (hold !== undefined)
        return { ...url, notices: [...usable.notices, ...hold] };
    if (usable.files.length === 0)
        return { notices: [...usable.notices, ...(await close(api, plan, now))] };
    const mark = (0,_ci_host_pinned_content_js__WEBPACK_IMPORTED_MODULE_2__/* .fingerprint */ .Rj)(wanted);
    const foot = plan.foot?.(new Set(wanted.keys())) ?? '';
    const text = {
        ...plan,
        foot,
        keepTicks: plan.keepTicks ?? keepNew,
        login: now.login,
        base: now.base,
        mark,
    };
    if (plan.rebase || now.state === undefined || (0,_ci_host_pinned_content_js__WEBPACK_IMPORTED_MODULE_2__/* .fingerprint */ .Rj)(now.state.content) !== mark) {
        await (0,_pin_push_js__WEBPACK_IMPORTED_MODULE_9__/* .pushPins */ .L7)(api, {
            ...plan,
            repositoryId: now.repositoryId,
            base: now.baseHead,
            ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_12__/* .compact */ .oE)({ head: now.head }),
            headline: plan.title,
            files: usable.files,
        });
    }
    const written = now.open === undefined ? await (0,_pulls_js__WEBPACK_IMPORTED_MODULE_10__/* .openPull */ .Q_)(api, text) : await (0,_pulls_js__WEBPACK_IMPORTED_MODULE_10__/* .updatePull */ .pZ)(api, text, now.open);
    return { ...written, notices: [...usable.notices, ...written.notices] };
}
const keepNew = (_latest, next) => next;
async function readSituation(api, plan) {
    const { repository, branch } = plan;
    const [login, described] = await Promise.all([(0,_authorship_js__WEBPACK_IMPORTED_MODULE_6__/* .viewerLogin */ .wz)(api), (0,_files_js__WEBPACK_IMPORTED_MODULE_3__.describeRepository)(api, repository)]);
    const base = plan.base ?? described.default_branch;
    if (base === branch)
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', `\`pull-request-branch\` must not be the base branch ${branch}`);
    const [baseHead, head, pulls] = await Promise.all([
        (0,_pin_branch_js__WEBPACK_IMPORTED_MODULE_8__/* .branchHead */ .P)(api, repository, base),
        (0,_pin_branch_js__WEBPACK_IMPORTED_MODULE_8__/* .branchHead */ .P)(api, repository, branch),
        (0,_pulls_js__WEBPACK_IMPORTED_MODULE_10__/* .findPulls */ .s4)(api, repository, branch),
    ]);
    if (baseHead === undefined)
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('not-found', `The base branch ${base} does not exist`);
    const open = pulls.find(({ state }) => state === 'open');
    const closed = pulls.find(({ state }) => state === 'closed');
    return {
        login,
        repositoryId: described.node_id,
        base,
        baseHead,
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_12__/* .compact */ .oE)({ open, closed }),
        ...(head === undefined
            ? {}
            : { head, state: await (0,_pin_branch_js__WEBPACK_IMPORTED_MODULE_8__/* .branchState */ .al)(api, repository, { base: baseHead, branch: head }, login) }),
    };
}
function reasonToHold(plan, { login, state, open, closed }, usable, wanted) {
    if (state?.own === false)
        return [_ci_host_marks_js__WEBPACK_IMPORTED_MODULE_1__/* .pullNotices */ .Q8.otherCommits(plan.branch)];
    if (open !== undefined && open.author !== login)
        return [_ci_host_marks_js__WEBPACK_IMPORTED_MODULE_1__/* .pullNotices */ .Q8.otherAuthor(open.number)];
    const shrinks = [...(state?.content.keys() ?? [])].some((path) => !wanted.has(path));
    const known = plan.complete && !usable.outdated;
    if ((shrinks || usable.files.length === 0) && !known)
        return state === undefined ? [] : [_ci_host_marks_js__WEBPACK_IMPORTED_MODULE_1__/* .pullNotices */ .Q8.unverified(plan.branch)];
    const mark = (0,_ci_host_pinned_content_js__WEBPACK_IMPORTED_MODULE_2__/* .fingerprint */ .Rj)(wanted);
    if (open === undefined && closed?.mark === mark && !closed.merged && closed.author === login)
        return [_ci_host_marks_js__WEBPACK_IMPORTED_MODULE_1__/* .pullNotices */ .Q8.closedByUser(closed.number)];
    return undefined;
}
async function close(api, plan, { repositoryId, head, open }) {
    if (open !== undefined)
        await (0,_pulls_js__WEBPACK_IMPORTED_MODULE_10__/* .closePull */ .IB)(api, plan, open);
    if (head !== undefined)
        await (0,_pin_push_js__WEBPACK_IMPORTED_MODULE_9__/* .deleteBranch */ .SN)(api, repositoryId, plan.branch, head);
    return open === undefined ? [] : [_ci_host_marks_js__WEBPACK_IMPORTED_MODULE_1__/* .pullNotices */ .Q8.closed(open.number)];
}


/***/ }),

/***/ 95571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L7: () => (/* binding */ pushPins),
/* harmony export */   Oy: () => (/* binding */ commitPins),
/* harmony export */   SN: () => (/* binding */ deleteBranch)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92857);
/* harmony import */ var _ci_host_pinned_content_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42002);
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32370);
/* harmony import */ var _graphql_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91699);
/* harmony import */ var _pin_branch_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61255);





const needs = 'contents: write';
const noCommit = '0'.repeat(40);
const createCommit = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;
const createCommitAnswer = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    createCommitOnBranch: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ commit: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ oid: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() }) }),
});
async function commitPins(api, { repository, branch, head, message, files }) {
    const input = {
        branch: { repositoryNameWithOwner: `${repository.owner}/${repository.name}`, branchName: branch },
        expectedHeadOid: head,
        message,
        fileChanges: {
            additions: files.map(({ path, after }) => ({
                path,
                contents: Buffer.from(after, 'utf8').toString('base64'),
            })),
        },
    };
    const query = { operation: 'Commit the pins', document: createCommit, variables: { input }, needs };
    return (await (0,_graphql_js__WEBPACK_IMPORTED_MODULE_2__/* .requestGraphql */ .r)(api, query, createCommitAnswer)).createCommitOnBranch.commit.oid;
}
async function pushPins(api, push) {
    const { repository, repositoryId, branch, base, head, headline, files } = push;
    const mark = (0,_ci_host_pinned_content_js__WEBPACK_IMPORTED_MODULE_0__/* .fingerprint */ .Rj)((0,_ci_host_pinned_content_js__WEBPACK_IMPORTED_MODULE_0__/* .pinnedContentOf */ .D9)(files, base));
    const staging = `${branch}-next`;
    await startBranch(api, repository, repositoryId, staging, base);
    try {
        const message = { headline, body: `${_ci_host_pinned_content_js__WEBPACK_IMPORTED_MODULE_0__/* .trailer */ .s9}: ${mark}` };
        const oid = await commitPins(api, { repository, branch: staging, head: base, message, files });
        await moveBranches(api, repositoryId, 'Move the branch', [
            { branch, from: head ?? noCommit, to: oid },
            { branch: staging, from: oid, to: noCommit },
        ]);
    }
    catch (error) {
        await removeBranch(api, repository, repositoryId, staging).catch(() => undefined);
        throw error;
    }
}
async function removeBranch(api, repository, repositoryId, branch) {
    const head = await (0,_pin_branch_js__WEBPACK_IMPORTED_MODULE_3__/* .branchHead */ .P)(api, repository, branch);
    if (head !== undefined)
        await deleteBranch(api, repositoryId, branch, head);
}
async function deleteBranch(api, repositoryId, branch, head) {
    await moveBranches(api, repositoryId, 'Delete the branch', [{ branch, from: head, to: noCommit }]);
}
async function startBranch(api, repository, repositoryId, branch, commit) {
    const left = await (0,_pin_branch_js__WEBPACK_IMPORTED_MODULE_3__/* .branchHead */ .P)(api, repository, branch);
    if (left !== undefined)
        return moveBranches(api, repositoryId, 'Reset the branch', [{ branch, from: left, to: commit }]);
    const path = `${(0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryPath */ .SH)(repository)}/git/refs`;
    const body = { ref: `refs/heads/${branch}`, sha: commit };
    await (0,_api_js__WEBPACK_IMPORTED_MODULE_1__/* .callGitHub */ .ur)(api, { operation: `Create branch ${branch}`, method: 'POST', path, body, needs });
}
const updateRefs = `mutation ($input: UpdateRefsInput!) { updateRefs(input: $input) { clientMutationId } }`;
async function moveBranches(api, repositoryId, operation, moves) {
    const refUpdates = moves.map(({ branch, from, to }) => ({
        name: `refs/heads/${branch}`,
        beforeOid: from,
        afterOid: to,
        force: true,
    }));
    const variables = { input: { repositoryId, refUpdates } };
    await (0,_graphql_js__WEBPACK_IMPORTED_MODULE_2__/* .requestGraphql */ .r)(api, { operation, document: updateRefs, variables, needs }, zod__WEBPACK_IMPORTED_MODULE_4__/* .unknown */ .L5J());
}


/***/ }),

/***/ 50216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JJ: () => (/* binding */ shownValue),
/* harmony export */   _d: () => (/* binding */ many),
/* harmony export */   bv: () => (/* binding */ parsePolicyYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _model_stackless_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36484);
/* harmony import */ var _issue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40886);



const maxBytes = 1024 * 1024;
const maxAliases = 100;
const maxDepth = 20;
const maxIndicatorsInLine = 100;
function parsePolicyYaml(source) {
    const { text } = source;
    const wrong = (message, span = { start: 0, end: 0 }) => (0,_issue_js__WEBPACK_IMPORTED_MODULE_1__/* .issueAt */ .N)(source, span, message);
    if (Buffer.byteLength(text) > maxBytes)
        return { issues: [wrong(`The file is larger than ${maxBytes} bytes.`)] };
    const tooDeep = 'The YAML is nested too deeply.';
    const lines = text.split(/\r\n|\n|\r/);
    if (lines.some((line) => (line.match(/[?-][ \t]/g) ?? []).length > maxIndicatorsInLine) ||
        bracketDepth(text) > maxIndicatorsInLine)
        return { issues: [wrong(tooDeep)] };
    const document = parsed(text);
    if (document === undefined)
        return { issues: [wrong(tooDeep)] };
    const syntax = [...document.errors, ...document.warnings].map(({ message, pos: [start, end] }) => wrong(`The YAML cannot be read: ${message.split('\n')[0]}.`, spanFrom(start, end)));
    if (syntax.length > 0)
        return { issues: syntax };
    const follow = (node) => ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(node) ? node.resolve(document) : node);
    const structure = structureOf(document.contents, text);
    if (structure.length > 0)
        return { issues: structure.map(({ span, message }) => wrong(message, span)) };
    let data;
    try {
        data = document.toJS({ maxAliasCount: maxAliases });
    }
    catch (error) {
        if (!(error instanceof ReferenceError))
            throw error;
        return { issues: [wrong(`The aliases cannot be followed: ${error.message.split('\n')[0]}.`)] };
    }
    return { data, ...placesIn(document.contents, follow, text) };
}
function bracketDepth(text) {
    let depth = 0;
    let maxDepth = 0;
    for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
        depth = Math.max(0, depth + ('[{'.includes(bracket) ? 1 : -1));
        maxDepth = Math.max(maxDepth, depth);
    }
    return maxDepth;
}
function parsed(text) {
    try {
        return (0,_model_stackless_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutStacks */ .G)(() => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, {
            customTags: withoutNumbers,
            prettyErrors: false,
            uniqueKeys: false,
            logLevel: 'error',
        }));
    }
    catch (error) {
        if (error instanceof RangeError)
            return undefined;
        throw error;
    }
}
function withoutNumbers(tags) {
    return tags.filter((tag) => typeof tag === 'string' || !/:(?:int|float)$/.test(tag.tag));
}
function structureOf(root, text) {
    const found = [];
    const waiting = [{ node: root, depth: 0 }];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const { node, depth } = next;
        if (depth > maxDepth) {
            return [{ span: spanOf(node, text), message: 'The YAML is nested too deeply.' }];
        }
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node))
            for (const item of node.items)
                waiting.push({ node: item, depth: depth + 1 });
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node))
            continue;
        const seen = new Set();
        for (const { key, value } of node.items) {
            const name = keyText(key);
            const span = spanOf(key, text);
            if (name === undefined)
                found.push({ span, message: 'A key must be a string.' });
            else if (name === '__proto__')
                found.push({ span, message: '`__proto__` is not a key of the policy.' });
            else if (seen.has(name))
                found.push({ span, message: `\`${shownValue(name)}\` is defined twice in one map.` });
            seen.add(name);
            waiting.push({ node: value, depth: depth + 1 });
        }
    }
    return found.sort((a, b) => a.span.start - b.span.start);
}
function placesIn(root, follow, text) {
    const indexes = new WeakMap();
    const pairs = (node) => {
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node))
            return undefined;
        const index = indexes.get(node) ?? new Map(node.items.map((pair) => [keyText(pair.key), pair]));
        indexes.set(node, index);
        return index;
    };
    const walk = (path) => {
        let node = follow(root);
        let pair;
        for (const part of path) {
            pair = pairs(node)?.get(part);
            const child = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node) ? follow(node.items[Number(part)]) : follow(pair?.value);
            if (child === undefined || child === null)
                return { node: pair?.key ?? node, ...(pair && { pair }) };
            node = child;
        }
        return { node, ...(pair && { pair }) };
    };
    return {
        place: (path) => spanOf(walk(path).node, text),
        key: (path) => {
            const { node, pair } = walk(path);
            return spanOf(pair?.key ?? node, text);
        },
    };
}
function keyText(key) {
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) && typeof key.value === 'string' ? key.value : undefined;
}
function spanOf(node, text) {
    const range = node?.range;
    return range == null ? spanFrom(0, 0) : spanFrom(range[0], Math.min(range[1], text.length));
}
function spanFrom(start, end) {
    return { start, end: Math.max(start, end) };
}
function shownValue(text) {
    const line = text.replace(/\s+/g, ' ');
    return line.length > 100 ? `${line.slice(0, 100)}…` : line;
}
function many(value) {
    return value === undefined ? [] : [value].flat();
}


/***/ }),

/***/ 60981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   en: () => (/* binding */ skipsOf),
/* harmony export */   r0: () => (/* binding */ readSkips),
/* harmony export */   vi: () => (/* binding */ updateOrigins),
/* harmony export */   yP: () => (/* binding */ pullRequestRules)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50412);
/* harmony import */ var _model_text_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26732);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50216);
/* harmony import */ var _schema_update_schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17190);




function skipsOf({ skips }, at) {
    return (skips ?? []).map(({ image, tag, until, reason, owner }, index) => ({
        at: at('skips', index),
        image,
        reason: reason.trim().replace(/[\t\r\n ]+/g, ' '),
        ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .compact */ .oE)({ tag, owner, until: until === undefined ? undefined : (0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_0__/* .parseInstant */ .nV)(until) }),
    }));
}
function pullRequestRules({ 'pull-requests': rules }) {
    const { groups, automerge, checkboxes, dashboard } = rules ?? {};
    return (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .compact */ .oE)({ groups, automergeLabel: automerge?.label, checkboxes, dashboard });
}
function updateOrigins({ 'pull-requests': rules }, at) {
    return Object.entries(rules ?? {}).map(([key, value]) => ({
        name: `pull-requests.${key}`,
        value: JSON.stringify(value),
        from: at('pull-requests', key),
    }));
}
function readSkips(source) {
    const yaml = (0,_document_js__WEBPACK_IMPORTED_MODULE_1__/* .parsePolicyYaml */ .bv)(source);
    if ('issues' in yaml)
        return { issue: yaml.issues[0]?.message ?? 'The YAML cannot be read.' };
    const parsed = _schema_update_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .skipsSchema */ .E.safeParse(yaml.data ?? {});
    if (!parsed.success)
        return { issue: 'Its `skips` are invalid.' };
    const at = (...path) => ({ file: source.path, span: yaml.place(path) });
    return { skips: skipsOf(parsed.data, at) };
}


/***/ }),

/***/ 40949:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BH: () => (/* binding */ globsSchema),
/* harmony export */   H$: () => (/* binding */ settingNames),
/* harmony export */   Hk: () => (/* binding */ inputOnlyNames),
/* harmony export */   Pl: () => (/* binding */ oneOrMany),
/* harmony export */   Rc: () => (/* binding */ level),
/* harmony export */   TV: () => (/* binding */ settingSchemas),
/* harmony export */   Tj: () => (/* binding */ map),
/* harmony export */   UU: () => (/* binding */ name),
/* harmony export */   Vm: () => (/* binding */ word),
/* harmony export */   W8: () => (/* binding */ flagSchema),
/* harmony export */   Zu: () => (/* binding */ textSchema),
/* harmony export */   gJ: () => (/* binding */ prefix),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   sK: () => (/* binding */ durationSchema),
/* harmony export */   u_: () => (/* binding */ imageGlob),
/* harmony export */   xe: () => (/* binding */ asNonEmpty),
/* harmony export */   yo: () => (/* binding */ timestampSchema),
/* harmony export */   yw: () => (/* binding */ nonEmptyLines)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92857);
/* harmony import */ var _model_globs_name_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13693);
/* harmony import */ var _model_inputs_basic_types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69677);
/* harmony import */ var _model_inputs_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77541);




function textSchema(expected, test = _model_inputs_basic_types_js__WEBPACK_IMPORTED_MODULE_1__/* .isSingleLine */ .v_) {
    return zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP({ error: expected }).refine(test, { error: expected }).describe(expected);
}
function word(...words) {
    const quoted = words.map((one) => `\`${one}\``).join(', ');
    return zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(words, { error: words.length === 1 ? quoted : `one of ${quoted}` });
}
function oneOrMany(item, expected) {
    return zod__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([item, zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(item, { error: expected }).max(maxItems, { error: fewer })]);
}
function list(item, expected) {
    return zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(item, { error: expected }).max(maxItems, { error: fewer });
}
function map(shape, expected) {
    return zod__WEBPACK_IMPORTED_MODULE_3__/* .strictObject */ .rej(shape, { error: expected });
}
const flagSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY({ error: _model_inputs_basic_types_js__WEBPACK_IMPORTED_MODULE_1__/* .flagExpected */ .lV });
const maxItems = 10_000;
const fewer = `a list of at most ${maxItems}`;
function nonEmptyLines(candidate) {
    return (0,_model_inputs_basic_types_js__WEBPACK_IMPORTED_MODULE_1__/* .isSingleLine */ .v_)(candidate.replace(/[\t\r\n]+/g, ' '));
}
function asNonEmpty(words) {
    return words;
}
const noNames = { checks: [], presets: [] };
const globsSchema = schemaOf(_model_inputs_basic_types_js__WEBPACK_IMPORTED_MODULE_1__/* .globs */ .gV.yaml(noNames));
const durationSchema = schemaOf(_model_inputs_basic_types_js__WEBPACK_IMPORTED_MODULE_1__/* .duration */ .p0.yaml(noNames));
const timestampSchema = schemaOf(_model_inputs_basic_types_js__WEBPACK_IMPORTED_MODULE_1__/* .timestamp */ .vE.yaml(noNames));
const imageGlob = textSchema('a glob over image names without tag, such as `registry.example.com/acme/*`', _model_globs_name_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .isNameGlob */ .kh);
const prefix = textSchema('a registry such as `registry.example.com`, or a prefix such as `docker.io/acme`', (value) => /^[a-z0-9][a-z0-9.-]{0,254}(?::\d{1,5})?(?:\/[a-z0-9._-]{1,128}){0,16}$/.test(value));
const name = textSchema('a single line of text');
const level = word('error', 'warning', 'notice', 'off');
const policyInputs = _model_inputs_table_js__WEBPACK_IMPORTED_MODULE_2__/* .inputTable */ .Fu.filter(({ inPolicy }) => inPolicy !== false);
const settingNames = policyInputs.map((input) => input.name);
const inputOnlyNames = _model_inputs_table_js__WEBPACK_IMPORTED_MODULE_2__/* .inputTable */ .Fu
    .map((input) => input.name)
    .filter((input) => !settingNames.includes(input));
function settingSchemas(names) {
    return Object.fromEntries(policyInputs.map((input) => [input.name, schemaOf(input.type.yaml(names)).describe(input.text)]));
}
function schemaOf(type) {
    return anySchemaOf(type);
}
function anySchemaOf(type) {
    switch (type.is) {
        case 'word':
            return word(...asNonEmpty(type.words));
        case 'boolean':
            return flagSchema;
        case 'text':
            return textSchema(type.expected, type.accepts);
        case 'list':
            return list(anySchemaOf(type.of), type.expected);
        case 'either':
            return zod__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ(type.types.map(anySchemaOf));
    }
}


/***/ }),

/***/ 17190:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ skipsSchema),
/* harmony export */   i: () => (/* binding */ updateSections)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92857);
/* harmony import */ var _model_globs_name_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13693);
/* harmony import */ var _setting_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40949);



const groupName = (0,_setting_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .textSchema */ .Zu)('a name of at most 40 lower-case letters, digits and single hyphens, which does not end in `-next` and is not `lock`', (text) => /^(?!lock$)[a-z0-9]+(?:-[a-z0-9]+)*(?<!-next)$/.test(text) && text.length <= 40);
const label = (0,_setting_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .textSchema */ .Zu)('a label of at most 50 characters', (text) => /^[^\p{Cc},]{1,50}$/u.test(text));
const group = (0,_setting_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .map */ .Tj)({
    name: groupName.describe('Ends the name of the branch'),
    images: (0,_setting_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)(_setting_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .imageGlob */ .u_, 'a list of globs over image names').min(1, { error: 'at least one glob' }),
}, 'a map with `name` and `images`');
const skip = (0,_setting_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .map */ .Tj)({
    image: _setting_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .imageGlob */ .u_.describe('As in `waivers`'),
    tag: (0,_setting_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .textSchema */ .Zu)('a glob over tags, such as `20*`', _model_globs_name_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .isNameGlob */ .kh).optional(),
    until: _setting_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .timestampSchema */ .yo
        .optional()
        .describe('A day counts until its end, UTC; without it, until the entry is removed'),
    reason: (0,_setting_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .textSchema */ .Zu)('text that explains why the image is not updated', _setting_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .nonEmptyLines */ .yw).describe('Why the image is not updated'),
    owner: _setting_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .name */ .UU.optional(),
}, 'a map with `image` and `reason`');
const maxGroups = 20;
const updateSections = {
    'pull-requests': (0,_setting_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .map */ .Tj)({
        groups: (0,_setting_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)(group, 'a list of groups')
            .max(maxGroups, { error: `a list of at most ${maxGroups} groups` })
            .refine((groups) => new Set(groups.map((one) => one?.name)).size === groups.length, {
            error: 'a list of groups with different names',
        })
            .optional()
            .describe('Each group has a pull request of its own; an image belongs to the first group that matches'),
        automerge: (0,_setting_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .map */ .Tj)({ label: label.describe('Added while every update of the pull request is known to be quiet') }, 'a map with `label`').optional(),
        checkboxes: _setting_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .flagSchema */ .W8
            .optional()
            .describe('False: no checkboxes in the text of the pull request (default: true)'),
        dashboard: _setting_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .flagSchema */ .W8
            .optional()
            .describe('True: the tracking issue of `audit` lists the pull requests of pins and the skips (default: false)'),
    }, 'a map with `groups`, `automerge`, `checkboxes` or `dashboard`').nullish(),
    skips: (0,_setting_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)(skip, 'a list of skips').nullish().describe('Images that `pin` leaves as they are'),
};
const skipsSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ skips: updateSections.skips });


/***/ })

};
