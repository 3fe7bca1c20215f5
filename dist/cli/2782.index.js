export const id = 2782;
export const ids = [2782];
export const modules = {

/***/ 39288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  listIdentities: () => (/* reexport */ listIdentities),
  listImages: () => (/* reexport */ listImages),
  showTag: () => (/* reexport */ showTag)
});

// EXTERNAL MODULE: ./lib/clients/end-of-life.js
var end_of_life = __webpack_require__(47578);
// EXTERNAL MODULE: ./lib/command/context.js
var command_context = __webpack_require__(5062);
// EXTERNAL MODULE: ./lib/command/printing/listing.js + 1 modules
var listing = __webpack_require__(16907);
// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
// EXTERNAL MODULE: ./lib/onboarding/identity/client.js
var client = __webpack_require__(78305);
;// CONCATENATED MODULE: ./lib/onboarding/identity/list.js





async function listIdentities(context) {
    const shared = (0,client/* identitySetting */.H7)(context, ['group']);
    const issues = [...('issues' in shared ? shared.issues : []), ...(0,listing/* formIssues */.N)(context.invocation)];
    if ('issues' in shared || issues.length > 0)
        return (0,command_context/* usageErrors */.jY)(context, 'usage', issues);
    const { iam, config } = shared.setting;
    return (0,client/* reporting */.vR)(context, async () => {
        const below = { 'uidp.descendants_of': config.group };
        const [identities, bindings] = await Promise.all([
            iam.listIdentities({ ...below, order_by: 'name' }).all(),
            iam.listRoleBindings(below).all(),
        ]);
        const roles = new Map();
        for (const { uid, identityUid, roleName } of bindings) {
            const group = (0,end_of_life/* parentUid */.Lp)(uid);
            (0,collections/* addToGroup */.Mr)(roles, identityUid, group === (0,end_of_life/* parentUid */.Lp)(identityUid) ? roleName : `${roleName} in ${group}`);
        }
        const rows = identities.map((one) => ({ ...one, roles: (roles.get(one.uid) ?? []).sort() }));
        await (0,listing/* printListing */.u)(context, { key: 'identities', noun: 'identity', columns }, rows);
        return 0;
    });
}
const columns = [
    { name: 'name', value: ({ name }) => name, shown: ({ name }) => name },
    { name: 'issuer', value: (one) => expected(one, 'issuer') },
    {
        name: 'subject',
        value: (one) => expected(one, 'subject'),
        shown: (one) => expected(one, 'subject'),
    },
    { name: 'audience', value: (one) => expected(one, 'audience') },
    { name: 'roles', value: ({ roles }) => roles, shown: ({ roles }) => roles.join(', ') },
    { name: 'created', value: ({ createTime }) => createTime },
    {
        name: 'lastSeen',
        value: ({ lastSeenTime }) => lastSeenTime,
        shown: ({ lastSeenTime = '' }) => lastSeenTime.slice(0, 10),
    },
    { name: 'uid', keepsEnd: true, value: ({ uid }) => uid, shown: ({ uid }) => uid },
];
function expected({ claimMatch }, claim) {
    const [exact, pattern] = [claimMatch[claim], claimMatch[`${claim}Pattern`]];
    if (typeof pattern === 'string')
        return `/${pattern}/`;
    return typeof exact === 'string' ? exact : '';
}

// EXTERNAL MODULE: ./lib/model/globs/glob.js
var glob = __webpack_require__(93635);
// EXTERNAL MODULE: ./lib/model/text/text.js
var text_text = __webpack_require__(38118);
// EXTERNAL MODULE: ./lib/model/text/time.js
var time = __webpack_require__(26732);
// EXTERNAL MODULE: ./lib/organization/merge/read.js
var read = __webpack_require__(7074);
// EXTERNAL MODULE: ./lib/report/time.js
var report_time = __webpack_require__(9793);
// EXTERNAL MODULE: ./lib/clients/http/api-error.js
var api_error = __webpack_require__(48270);
// EXTERNAL MODULE: ./lib/clients/index.js + 4 modules
var clients = __webpack_require__(18378);
// EXTERNAL MODULE: ./lib/resolve/successor.js
var successor = __webpack_require__(79794);
;// CONCATENATED MODULE: ./lib/cli/platform/catalogue.js






async function readCatalogue(client, platform, group, order) {
    const below = { 'uidp.descendants_of': group };
    const [root, repositories, tags, ends] = await Promise.all([
        client.getGroup([group.split('/')[0] ?? group]),
        client.listRepositories(below).all(),
        client.listTags({ ...platform.tagQuery, ...below, order_by: order }).all(),
        ifKnown(client.listEndOfLifeTags(below).all(), (listed) => listed, []),
    ]);
    const { registry = '' } = (0,clients/* registryHost */.U$)(platform);
    const names = new Map(repositories.map(({ uid, name }) => [uid, name]));
    const endsIn = (0,end_of_life/* endsByRepository */.Sj)(ends);
    const own = new Map();
    for (const tag of tags)
        (0,collections/* addToGroup */.Mr)(own, (0,end_of_life/* parentUid */.Lp)(tag.uid), tag);
    const successorsIn = new Map([...own].map(([uid, some]) => [uid, (0,successor/* successorFinder */.DJ)(some)]));
    const listed = tags.map((one) => {
        const repositoryUid = (0,end_of_life/* parentUid */.Lp)(one.uid);
        const name = names.get(repositoryUid) ?? repositoryUid;
        const known = endsIn.get(repositoryUid);
        const end = known === 'contradictory' ? undefined : known?.get(one.name);
        const isEnding = one.deprecated || end?.date !== undefined || end?.grace !== undefined;
        return {
            uid: one.uid,
            repositoryUid,
            name,
            image: `${registry}/${root.name}/${name}`,
            tag: one.name,
            deprecated: one.deprecated,
            ...(0,collections/* compact */.oE)({
                digest: one.digest,
                created: instantIn(one.createTime),
                moved: instantIn(one.updateTime),
                endOfLife: end?.date,
                graceUntil: end?.grace?.until === undefined ? undefined : (0,time/* formatDay */.im)(end.grace.until),
                isContradictory: known === 'contradictory' ? true : undefined,
                successors: isEnding ? successorsIn.get(repositoryUid)?.(one.name) : undefined,
            }),
        };
    });
    const byImage = listed.toSorted((a, b) => byVersion.compare(`${a.name}:${a.tag}`, `${b.name}:${b.tag}`));
    return { registry, organization: root.name, tags: order === undefined ? byImage : listed };
}
const byVersion = new Intl.Collator('en', { numeric: true });
function endText({ deprecated, endOfLife, graceUntil, isContradictory }) {
    if (isContradictory === true)
        return 'contradictory';
    const day = endOfLife?.slice(0, 10) ?? '';
    if (deprecated)
        return `ended ${day}`.trim();
    return graceUntil === undefined ? day : `${day} grace until ${graceUntil}`.trim();
}
function successorText({ successors }) {
    if (successors === undefined)
        return '';
    const { nearest, newest } = successors;
    return nearest === newest ? nearest : `${nearest} or ${newest}`;
}
async function ifKnown(answer, read, otherwise) {
    try {
        return read(await answer);
    }
    catch (error) {
        if ((0,api_error/* isUnsupported */.w3)(error))
            return otherwise;
        throw error;
    }
}
function instantIn(text = '') {
    const at = Date.parse(text);
    return Number.isNaN(at) ? undefined : at;
}

// EXTERNAL MODULE: ./lib/host/files/files.js
var files_files = __webpack_require__(3557);
// EXTERNAL MODULE: ./lib/host/files/jsonl.js
var jsonl = __webpack_require__(62668);
// EXTERNAL MODULE: ./lib/host/scan-threads.js
var scan_threads = __webpack_require__(29997);
// EXTERNAL MODULE: ./lib/model/images/image.js
var images_image = __webpack_require__(75485);
// EXTERNAL MODULE: ./lib/model/images/mirror.js
var mirror = __webpack_require__(97237);
// EXTERNAL MODULE: ./lib/report/scanned.js
var report_scanned = __webpack_require__(32042);
// EXTERNAL MODULE: ./lib/report/texts.js
var texts = __webpack_require__(84282);
// EXTERNAL MODULE: ./lib/scan/checkout/index.js + 38 modules
var checkout = __webpack_require__(96666);
// EXTERNAL MODULE: ./lib/cli/commands/scan.js + 1 modules
var scan = __webpack_require__(99183);
;// CONCATENATED MODULE: ./lib/cli/platform/uses.js













const maxRowBytes = 256 * 1024 * 1024;
async function findUses(context, tags) {
    const folder = context.invocation.operands[0] ?? '.';
    const files = (0,files_files/* diskFiles */.Ts)(folder, undefined);
    const rules = await (0,scan.offlineRules)(context, files);
    if ('issues' in rules)
        return rules;
    const { registries } = rules.config;
    const byImage = new Map();
    const gaps = [];
    let unresolved = 0;
    const add = (reference, repository) => {
        const { kind, registry, repository: path, tag, digest, file, line } = reference;
        if (kind === 'opaque')
            unresolved += 1;
        if (kind !== 'image' || registry === undefined || path === undefined)
            return;
        const origin = (0,mirror/* originImage */.A)({ registry, repository: path }, registries);
        const named = tag ?? (digest === undefined ? images_image/* impliedTag */.RW : undefined);
        const use = { ...(0,collections/* compact */.oE)({ repository }), file, line };
        (0,collections/* addToGroup */.Mr)(byImage, `${origin.registry}/${origin.repository}`, { use, tag: named, digest });
    };
    const selection = { paths: [], exclude: [], registries };
    const scanned = await (0,checkout/* scanCheckout */.W)(files, selection, { threads: (0,scan_threads/* machineThreads */.x)() });
    const locate = (0,texts/* locator */.fl)(scanned.files);
    for (const one of scanned.occurrences)
        add((0,report_scanned/* describeReference */.P)(one, scanned.files, locate));
    const count = scanned.problems.length;
    if (count > 0)
        gaps.push(`${(0,text_text/* plural */.LS)(count, 'place')} in ${folder} could not be read; \`tagproof scan\` lists them`);
    for (const name of (0,command_context/* linesOf */.Dx)(context.invocation, 'used-in'))
        for (const file of await (0,jsonl/* lineFilesAt */.vk)(name)) {
            const { head, rows } = await (0,read/* openShard */.fe)(file, (0,jsonl/* readLines */.Se)(file, maxRowBytes));
            const missing = new Set(head.expected.flatMap(({ repositories }) => repositories));
            for await (const { repository, report } of rows) {
                for (const reference of report?.references ?? [])
                    add(reference, repository);
                const isWhole = report?.incomplete.every(({ cause }) => cause !== 'unreadable-file') === true;
                if (isWhole)
                    missing.delete(repository);
                else
                    missing.add(repository);
            }
            const some = [...missing].slice(0, 5).join(', ') + (missing.size > 5 ? ', …' : '');
            if (missing.size > 0)
                gaps.push(`${file} has no complete audit of ${(0,text_text/* plural */.LS)(missing.size, 'repository')}: ${some}`);
        }
    const current = new Map();
    for (const { image, digest } of tags) {
        const digests = current.get(image) ?? new Set();
        current.set(image, digest === undefined ? digests : digests.add(digest));
    }
    return {
        unresolved,
        gaps,
        of({ image, tag, digest }) {
            const isUse = (one) => one.tag === undefined
                ? one.digest === digest || current.get(image)?.has(one.digest ?? '') !== true
                : one.tag === tag;
            return (byImage.get(image) ?? []).filter(isUse).map(({ use }) => use);
        },
    };
}
function usesText(uses) {
    const [first, ...others] = uses;
    if (first === undefined)
        return '';
    const place = Object.values(first).join(':');
    return others.length === 0 ? place : `${place} and ${others.length} more`;
}

;// CONCATENATED MODULE: ./lib/cli/platform/images.js











const orders = {
    name: 'name',
    created: 'createTime',
    moved: 'updateTime',
    ended: 'deprecated',
};
async function listImages(context) {
    const { flags, switches } = context.invocation;
    const shared = (0,client/* identitySetting */.H7)(context, ['group']);
    const order = orderIn(flags.get('order'));
    const wrong = { issues: (0,listing/* formIssues */.N)(context.invocation) };
    const issues = [shared, order, wrong].flatMap((part) => ('issues' in part ? part.issues : []));
    if ('issues' in shared || 'issues' in order || issues.length > 0)
        return (0,command_context/* usageErrors */.jY)(context, 'usage', issues);
    const { iam, platform, config } = shared.setting;
    return (0,client/* reporting */.vR)(context, async () => {
        const { tags, ...facts } = await readCatalogue(iam, platform, config.group ?? '', order.by);
        const uses = await findUses(context, tags).catch(mistaken);
        if ('issues' in uses)
            return (0,command_context/* usageErrors */.jY)(context, 'configuration', uses.issues);
        const isWanted = (0,glob/* pathMatcher */.kZ)(flags.get('image')?.split('\n') ?? ['**']);
        const rows = tags
            .filter(({ name }) => isWanted(name))
            .map((tag) => ({ ...tag, uses: uses.of(tag) }))
            .filter(({ uses: places }) => !switches.has('unused') || places.length === 0);
        const list = { key: 'tags', noun: 'tag', facts: { ...facts, unresolved: uses.unresolved } };
        await (0,listing/* printListing */.u)(context, { ...list, columns: columnsAt(Date.now()) }, rows);
        return warn(context, uses, rows);
    });
}
function orderIn(text) {
    if (text === undefined)
        return {};
    const [, name = '', direction = ''] = /^(\w+)( desc)?$/.exec(text) ?? [];
    if (Object.hasOwn(orders, name))
        return { by: `${orders[name]}${direction}` };
    const names = Object.keys(orders).join(', ');
    return {
        issues: [
            `\`--order\` is \`${(0,text_text/* plain */.pj)(text)}\`, but must be one of ${names}, with or without \`desc\` after it.`,
        ],
    };
}
function mistaken(error) {
    if (error instanceof read/* ShardError */.Zj)
        return { issues: [`\`--used-in\`: ${(0,text_text/* plain */.pj)(error.message)}.`] };
    throw error;
}
function columnsAt(now) {
    const days = (at) => at === undefined ? '' : `${Math.max(0, Math.floor((now - at) / time/* dayMs */.LP))}d`;
    return [
        {
            name: 'image',
            keepsEnd: true,
            value: ({ image, tag }) => `${image}:${tag}`,
            shown: ({ name, tag }) => `${name}:${tag}`,
        },
        { name: 'uid', value: ({ uid }) => uid },
        { name: 'digest', value: ({ digest }) => digest },
        {
            name: 'created',
            title: 'AGE',
            value: ({ created }) => (0,report_time/* isoIfKnown */.UN)(created),
            shown: ({ created }) => days(created),
        },
        { name: 'moved', value: ({ moved }) => (0,report_time/* isoIfKnown */.UN)(moved), shown: ({ moved }) => days(moved) },
        { name: 'deprecated', value: ({ deprecated }) => deprecated },
        { name: 'endOfLife', value: endText, shown: endText },
        { name: 'successor', value: successorText, shown: successorText },
        { name: 'usedBy', value: ({ uses }) => uses, shown: ({ uses }) => usesText(uses) },
    ];
}
function warn({ err }, { gaps, unresolved }, rows) {
    const unused = rows.filter(({ uses }) => uses.length === 0).length;
    if (unused > 0 && unresolved > 0)
        err(`No use was found of ${(0,text_text/* plural */.LS)(unused, 'tag')}, but ${(0,text_text/* plural */.LS)(unresolved, 'reference')} could not be resolved and may be one: \`tagproof scan\` lists them.`);
    for (const gap of gaps)
        err((0,command_context/* failureText */.kY)({ cause: 'unreadable-file', message: (0,text_text/* plain */.pj)(gap) }));
    return gaps.length === 0 ? 0 : 3;
}

// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./lib/output/terminal/columns.js
var terminal_columns = __webpack_require__(69977);
;// CONCATENATED MODULE: ./lib/cli/platform/tag.js









const countedDays = 90;
const maxLines = 12;
const labelWidth = 17;
async function showTag(context) {
    const shared = (0,client/* identitySetting */.H7)(context, ['group']);
    if ('issues' in shared)
        return (0,command_context/* usageErrors */.jY)(context, 'usage', shared.issues);
    const { iam, platform, config } = shared.setting;
    return (0,client/* reporting */.vR)(context, async () => {
        const { tags } = await readCatalogue(iam, platform, config.group ?? '');
        const found = tagNamed(tags, context.invocation.operands[0] ?? '');
        const isAlike = ({ image, digest }) => image === found.image && digest === found.digest;
        const sameDigest = tags.filter((one) => one !== found && isAlike(one)).map(({ tag }) => tag);
        const known = { ...found, sameDigest, ...(await detailsOf(iam, found)) };
        const [created, moved] = [(0,report_time/* isoIfKnown */.UN)(found.created), (0,report_time/* isoIfKnown */.UN)(found.moved)];
        if (context.invocation.json)
            await (0,command_context/* printJson */.Q2)(context, { ...known, ...(0,collections/* compact */.oE)({ created, moved }) });
        else
            context.out(textOf(known, context.width));
        return 0;
    });
}
function tagNamed(tags, text) {
    const found = tags.filter(({ name, image, tag }) => [`${name}:${tag}`, `${image}:${tag}`].includes(text));
    const [only] = found;
    if (only !== undefined && found.length === 1)
        return only;
    const many = found.length === 0 ? 'no tag' : `${found.length} tags`;
    const next = 'Give it as NAME:TAG; `tagproof images` lists all of them';
    throw new failure/* Failure */.HR('not-found', `The organization has ${many} ${(0,text_text/* plain */.pj)(text)}. ${next}`);
}
async function detailsOf(client, { repositoryUid, digest, tag }) {
    const from = new Date(Date.now() - countedDays * time/* dayMs */.LP).toISOString();
    const place = [repositoryUid, digest ?? ''];
    const [architectures, readme, counted] = await Promise.all([
        digest === undefined ? [] : ifKnown(client.getArchitectures(place), (known) => known.architectures, []),
        ifKnown(client.getReadme([repositoryUid]), ({ content }) => content, ''),
        ifKnown(client.listVulnerabilityCounts([], { repo: repositoryUid, tag, from }), ({ items }) => items, []),
    ]);
    const sizes = architectures.map(async (architecture) => {
        const bytes = await ifKnown(client.getSize(place, { architecture }), ({ size }) => size, 0);
        return { architecture, ...(0,collections/* compact */.oE)({ size: bytes || undefined }) };
    });
    const vulnerabilities = counted.map(({ date, vulnCounts }) => ({
        date,
        bySeverity: Object.fromEntries(vulnCounts.map(({ severity, count }) => [severity, count])),
    }));
    vulnerabilities.sort((a, b) => Date.parse(a.date) - Date.parse(b.date));
    return { platforms: await Promise.all(sizes), vulnerabilities, readme };
}
function textOf(known, width = 100) {
    const { image, tag, digest, created, moved, platforms, vulnerabilities, readme, sameDigest } = known;
    const rows = [
        ['image', `${image}:${tag}`],
        ['digest', digest ?? ''],
        ['created', created === undefined ? '' : (0,time/* formatDay */.im)(created)],
        ['last move', moved === undefined ? '' : (0,time/* formatDay */.im)(moved)],
        ['end of life', endText(known)],
        ['move to', successorText(known)],
        ['same digest', sameDigest.join(', ')],
        ['platforms', platforms.map(sizeText).join(', ')],
        ...vulnerabilities.map((one, at) => [at === 0 ? 'vulnerabilities' : '', countText(one)]),
    ].filter(([, value]) => value !== '');
    const about = readme
        .trim()
        .split('\n')
        .flatMap((line) => (0,terminal_columns/* wrapped */.ky)((0,text_text/* plain */.pj)(line), width));
    return [
        ...rows.flatMap(([label = '', value = '']) => (0,terminal_columns/* wrapped */.ky)((0,text_text/* plain */.pj)(value), width - labelWidth).map((line, at) => `${(at === 0 ? label : '').padEnd(labelWidth)}${line}`)),
        ...(readme.trim() === '' ? [] : ['', ...about.slice(0, maxLines)]),
        ...(about.length > maxLines ? ['… (`--json` has all of it)'] : []),
        `\nNext: \`tagproof history ${(0,text_text/* plain */.pj)(image)}:${(0,text_text/* plain */.pj)(tag)}\` shows every digest that it had.`,
    ].join('\n');
}
function sizeText({ architecture, size }) {
    if (size === undefined)
        return architecture;
    return `${architecture} ${size < 1e6 ? `${Math.ceil(size / 1e3)} kB` : `${(size / 1e6).toFixed(1)} MB`}`;
}
function countText({ date, bySeverity }) {
    const counts = Object.entries(bySeverity).filter(([, count]) => count > 0);
    const all = counts.reduce((sum, [, count]) => sum + count, 0);
    const parts = counts.map(([severity, count]) => `${count} ${severity}`).join(', ');
    return `${date.slice(0, 10)}: ${all}${parts === '' ? '' : ` (${parts})`}`;
}

;// CONCATENATED MODULE: ./lib/cli/platform/index.js





/***/ }),

/***/ 47578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B1: () => (/* binding */ repositoryTag),
/* harmony export */   Lp: () => (/* binding */ parentUid),
/* harmony export */   Sj: () => (/* binding */ endsByRepository),
/* harmony export */   Vn: () => (/* binding */ endOfLifeLookup),
/* harmony export */   hl: () => (/* binding */ organizationTags)
/* harmony export */ });
/* unused harmony export organizationEnds */
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50412);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38675);
/* harmony import */ var _model_waiting_memoize_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76225);
/* harmony import */ var _http_api_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48270);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38106);






const namesPerPage = 4;
const pageSize = 200;
async function organizationEnds(client, below, inUse) {
    const { names, count } = await inUse();
    const isWorth = (tags) => names.size <= namesPerPage * Math.ceil(tags / pageSize);
    const isByName = isWorth(count) || isWorth(Number(await client.listTags(below).total()));
    const queries = isByName ? [...names.keys()].map((name) => ({ ...below, name })) : [below];
    const lists = await Promise.allSettled(queries.map((query) => client.listEndOfLifeTags(query).all()));
    const errors = lists.flatMap((list) => (list.status === 'rejected' ? [list.reason] : []));
    const isLacking = errors.length > 0 && errors.length === lists.length && errors.every(_http_api_error_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnsupported */ .w3);
    if (isLacking)
        return { listed: [], isAsked: () => true };
    if (errors.length > 0)
        throw errors.find((error) => !(0,_http_api_error_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnsupported */ .w3)(error)) ?? errors[0];
    const listed = lists.flatMap((list) => (list.status === 'fulfilled' ? list.value : []));
    return { listed, isAsked: (name) => !isByName || names.has(name) };
}
async function organizationTags(client, { tagQuery }, group, inUse) {
    const below = { 'uidp.descendants_of': group };
    const [repositories, tags, ends] = await Promise.all([
        client.listRepositories(below).all(),
        client.listTags({ ...tagQuery, ...below }).all(),
        organizationEnds(client, below, inUse),
    ]);
    const tagsOf = new Map();
    for (const tag of tags) {
        (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .addToGroup */ .Mr)(tagsOf, parentUid(tag.uid), repositoryTag(tag));
    }
    const endsIn = endsByRepository(ends.listed);
    const names = new Map();
    for (const { name } of repositories)
        names.set(name, (names.get(name) ?? 0) + 1);
    const images = new Map();
    for (const { name, uid } of repositories) {
        const known = endsIn.get(uid) ?? new Map();
        if (names.get(name) !== 1 || !uid.startsWith(`${group}/`) || known === 'contradictory')
            continue;
        const own = tagsOf.get(uid) ?? [];
        const asked = own.filter((tag) => ends.isAsked(tag.name));
        images.set(name, { tags: own, ends: new Map(asked.map((tag) => [tag.name, known.get(tag.name) ?? {}])) });
    }
    return images;
}
function endsByRepository(listed) {
    const found = new Map();
    const contradictory = new Set();
    for (const end of listed) {
        const parent = parentUid(end.id);
        const known = found.get(parent) ?? new Map();
        const [other, one] = [known.get(end.name), announcedEnd(end)];
        if (other !== undefined && JSON.stringify(other) !== JSON.stringify(one))
            contradictory.add(parent);
        found.set(parent, known.set(end.name, one));
    }
    return new Map([...found].map(([uid, ends]) => [uid, contradictory.has(uid) ? 'contradictory' : ends]));
}
function parentUid(uid) {
    return uid.slice(0, Math.max(0, uid.lastIndexOf('/')));
}
function repositoryTag({ name, deprecated, digest, updateTime = '' }) {
    const updatedAt = Date.parse(updateTime);
    return { name, deprecated, digest, ...(Number.isNaN(updatedAt) ? {} : { updatedAt }) };
}
function endOfLifeLookup(client) {
    let isSupported = true;
    const expected = new Map();
    async function read(answer) {
        try {
            return isSupported ? await answer() : undefined;
        }
        catch (error) {
            if (!(0,_http_api_error_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnsupported */ .w3)(error))
                throw error;
            isSupported = false;
            return undefined;
        }
    }
    const wholeList = (0,_model_waiting_memoize_js__WEBPACK_IMPORTED_MODULE_4__/* .memoizeAsync */ .T)(async (repository) => {
        const list = client.listEndOfLifeTags({ 'uidp.children_of': repository });
        const page = await read(() => list.firstPage());
        return page?.nextPageToken === '' ? page.items : undefined;
    });
    return (0,_model_waiting_memoize_js__WEBPACK_IMPORTED_MODULE_4__/* .memoizeAsync */ .T)(async (repository, tag) => {
        const tags = expected.get(repository) ?? new Set();
        expected.set(repository, tags.add(tag));
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
        const whole = tags.size > 1 ? await wholeList(repository) : undefined;
        const listed = whole ??
            (await read(() => client.listEndOfLifeTags({ 'uidp.children_of': repository, name: tag }).all()));
        return endIn(listed ?? [], tag);
    });
}
function endIn(listed, tag) {
    const ends = listed.flatMap((one) => (one.name === tag ? [announcedEnd(one)] : []));
    const [end, ...others] = new Map(ends.map((one) => [JSON.stringify(one), one])).values();
    if (others.length > 0)
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('contradiction', (0,_messages_js__WEBPACK_IMPORTED_MODULE_5__/* .severalEndsOfLife */ .U8)(tag));
    return end;
}
function announcedEnd({ tagStatus, mainPackageVersion, gracePeriodExpiryDate, }) {
    const until = Date.parse(gracePeriodExpiryDate ?? '');
    const grace = tagStatus === 'TAG_IN_GRACE' ? (Number.isNaN(until) ? {} : { until }) : undefined;
    return (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .compact */ .oE)({ date: mainPackageVersion?.eolDate || undefined, grace });
}


/***/ }),

/***/ 16907:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ formIssues),
  u: () => (/* binding */ printListing)
});

// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
// EXTERNAL MODULE: ./lib/model/text/text.js
var text_text = __webpack_require__(38118);
;// CONCATENATED MODULE: ./lib/output/html/page/csv.js
const byteOrderMark = '\uFEFF';
const startsFormula = /^[\t\r\n]|^[\s\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u;
function csvOf(rows) {
    return `${byteOrderMark}${csvLines(rows)}`;
}
function csvLines(rows) {
    return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
function cell(text) {
    const value = startsFormula.test(text) ? `'${text}` : text;
    return `"${value.replaceAll('"', '""')}"`;
}

// EXTERNAL MODULE: ./lib/output/terminal/columns.js
var terminal_columns = __webpack_require__(69977);
// EXTERNAL MODULE: ./lib/command/context.js
var command_context = __webpack_require__(5062);
;// CONCATENATED MODULE: ./lib/command/printing/listing.js






function formIssues({ json, switches }) {
    return json && switches.has('csv') ? ['`--json` and `--csv` cannot be set together.'] : [];
}
async function printListing(context, { key, noun, columns, facts = {} }, items) {
    const { invocation, out, width } = context;
    const fieldsOf = (item) => columns.map(({ name, value }) => [name, value(item)]);
    if (invocation.json)
        return (0,command_context/* printJson */.Q2)(context, {
            ...facts,
            [key]: items.map((item) => (0,collections/* compact */.oE)(Object.fromEntries(fieldsOf(item)))),
        });
    if (invocation.switches.has('csv')) {
        const rows = items.map((item) => fieldsOf(item).map(([, value]) => cellText(value)));
        return (0,command_context/* printParts */._h)(context, [csvLines([columns.map(({ name }) => name), ...rows]).trimEnd()]);
    }
    const shown = columns.flatMap(({ name, title = titleOf(name), shown: text, keepsEnd = false }) => text === undefined ? [] : [{ title, text, keepsEnd }]);
    const names = shown.flatMap(({ keepsEnd }, at) => (keepsEnd ? [at] : []));
    const titles = shown.map(({ title }) => title);
    const rows = items.map((item) => shown.map(({ text }) => (0,text_text/* plain */.pj)(text(item)) || '-'));
    out((0,terminal_columns/* terminalTable */.RX)([titles, ...rows], width, names));
    out((0,text_text/* plural */.LS)(items.length, noun));
}
function titleOf(name) {
    return name.replace(/([A-Z])/g, ' $1').toUpperCase();
}
function cellText(value) {
    if (Array.isArray(value))
        return value.map(cellText).join('\n');
    if (typeof value === 'object' && value !== null)
        return (0,text_text/* plain */.pj)(Object.values(value).join(':'));
    return value === undefined ? '' : (0,text_text/* plain */.pj)(String(value));
}


/***/ }),

/***/ 62668:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dl: () => (/* binding */ isSameFile),
/* harmony export */   Se: () => (/* binding */ readLines),
/* harmony export */   Si: () => (/* binding */ startOfFile),
/* harmony export */   vk: () => (/* binding */ lineFilesAt),
/* harmony export */   x1: () => (/* binding */ writeLines)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3557);




async function* readLines(file, maxBytes) {
    let pieces = [];
    let size = 0;
    const take = () => {
        const text = Buffer.concat(pieces).toString('utf8');
        pieces = [];
        size = 0;
        return text;
    };
    const add = (piece) => {
        size += piece.length;
        if (size > maxBytes)
            throw new RangeError(`a line is longer than ${maxBytes} bytes`);
        pieces.push(piece);
    };
    for await (const chunk of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(file)) {
        let start = 0;
        for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
            add(chunk.subarray(start, end));
            yield { text: take(), whole: true };
            start = end + 1;
        }
        if (start < chunk.length)
            add(chunk.subarray(start));
    }
    if (size > 0)
        yield { text: take(), whole: false };
}
async function lineFilesAt(name) {
    try {
        const inside = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(name);
        const files = inside.filter((file) => file.endsWith('.jsonl')).sort();
        return files.map((file) => node_path__WEBPACK_IMPORTED_MODULE_2__.join(name, file));
    }
    catch (error) {
        const { code } = error;
        if (code === 'ENOTDIR' || code === 'ENOENT')
            return [name];
        throw error;
    }
}
function isSameFile(one, other) {
    const [a, b] = [identityOf(one), identityOf(other)];
    return a !== undefined && a === b;
}
function identityOf(file) {
    try {
        const { dev, ino } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file);
        return `${dev} ${ino}`;
    }
    catch {
        return undefined;
    }
}
const atOnce = 256 * 1024;
async function writeLines(file, isWhole = false) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(file)), { recursive: true });
    const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(file, 'w', 0o644);
    let waiting = '';
    const written = (0,_files_js__WEBPACK_IMPORTED_MODULE_3__/* .oneAhead */ .w5)((text) => handle.appendFile(text));
    const flush = async () => {
        const text = waiting;
        waiting = '';
        if (text !== '')
            await written.write(text);
        if (!isWhole)
            await written.end();
    };
    return {
        async write(line) {
            for (const part of typeof line === 'string' ? [line] : line) {
                waiting += part;
                if (waiting.length >= atOnce)
                    await flush();
            }
            waiting += '\n';
            if (!isWhole)
                await flush();
        },
        async close() {
            try {
                await flush();
                await written.end();
            }
            finally {
                await handle.close();
            }
        },
    };
}
async function startOfFile(name, bytes) {
    try {
        const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(name, 'r');
        try {
            const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, 0);
            return buffer.toString('utf8', 0, bytesRead);
        }
        finally {
            await file.close();
        }
    }
    catch {
        return '';
    }
}


/***/ }),

/***/ 90187:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Af: () => (/* binding */ networkOf),
/* harmony export */   b_: () => (/* binding */ lookupFrom),
/* harmony export */   ln: () => (/* binding */ refuseAddress),
/* harmony export */   w4: () => (/* binding */ hostOf)
/* harmony export */ });
/* harmony import */ var node_dns__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40610);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77030);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38675);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10900);




const ofMachine = blockListOf('0.0.0.0/8 127.0.0.0/8 169.254.0.0/16 168.63.129.16/32', '::/127 fe80::/10 fd00:ec2::254/128');
const ofPrivate = blockListOf('10.0.0.0/8 100.64.0.0/10 172.16.0.0/12 192.0.0.0/24 192.168.0.0/16 198.18.0.0/15 224.0.0.0/3', '::/96 64:ff9b:1::/48 2001::/32 2002::/16 fc00::/7 fec0::/10 ff00::/8');
function blockListOf(ipv4, ipv6) {
    const list = new node_net__WEBPACK_IMPORTED_MODULE_1__.BlockList();
    for (const [address = '', bits] of ipv4.split(' ').map((subnet) => subnet.split('/'))) {
        list.addSubnet(address, Number(bits), 'ipv4');
        list.addSubnet(`64:ff9b::${address}`, 96 + Number(bits), 'ipv6');
    }
    for (const [address = '', bits] of ipv6.split(' ').map((subnet) => subnet.split('/')))
        list.addSubnet(address, Number(bits), 'ipv6');
    return list;
}
function networkOf(address = '') {
    if (address === '')
        return 'public';
    const family = (0,node_net__WEBPACK_IMPORTED_MODULE_1__.isIPv6)(address) ? 'ipv6' : 'ipv4';
    const [plain = ''] = address.split('%');
    if (ofMachine.check(plain, family))
        return 'loopback';
    return ofPrivate.check(plain, family) ? 'private' : 'public';
}
function lookupFrom(from, resolve = node_dns__WEBPACK_IMPORTED_MODULE_0__.lookup) {
    return (hostname, options, callback) => resolve(hostname, options, (error, found, family) => {
        const addresses = error === null ? [found].flat() : [];
        const isRefused = addresses.some((one) => !mayLead(from, networkOf(typeof one === 'string' ? one : one.address)));
        callback(isRefused ? refusal(hostname) : error, found, family);
    });
}
function refuseAddress(url, from) {
    const host = hostOf(url);
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_1__.isIP)(host) !== 0 && !mayLead(from, networkOf(host)))
        throw refusal(host);
}
function hostOf({ hostname }) {
    return hostname.replace(/^\[|\]$/g, '');
}
function mayLead(from, to) {
    return to === 'public' || to === from;
}
function refusal(host) {
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .Failure */ .HR('bad-answer', (0,_messages_js__WEBPACK_IMPORTED_MODULE_3__/* .leadsAway */ .Au)(host));
}


/***/ }),

/***/ 87267:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fh: () => (/* binding */ responseTooLarge),
/* harmony export */   MK: () => (/* binding */ defaultLimits),
/* harmony export */   NE: () => (/* binding */ withDeadline),
/* harmony export */   bJ: () => (/* binding */ runnerFileFailure),
/* harmony export */   pB: () => (/* binding */ refuseProxy),
/* harmony export */   rC: () => (/* binding */ withoutHttp2)
/* harmony export */ });
/* unused harmony export networkFailure */
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10900);


const defaultLimits = {
    silenceMs: 30_000,
    totalMs: 60_000,
    bodyBytes: 16 * 1024 * 1024,
};
function networkFailure(host, cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    if (/timeout/i.test(message))
        return new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('timeout', (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .hostTimedOut */ .MG)(host), { cause });
    const proxyStatus = /tunneling socket.*statusCode=(?<status>\d{3})/.exec(message)?.groups?.status;
    const code = proxyStatus === undefined ? (codeOf(cause) ?? message) : (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .proxyRefused */ .rZ)(proxyStatus);
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('unreachable', (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .hostUnreachable */ .P6)(host, code), { cause });
}
function refuseProxy(host, proxy) {
    const { protocol } = new URL(proxy || 'http://none');
    if (protocol !== 'http:' && protocol !== 'https:')
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('unreachable', (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .unknownProxy */ .TW)(host, protocol));
}
function runnerFileFailure(describe, cause) {
    const reason = codeOf(cause) ?? (cause instanceof Error ? cause.message : String(cause));
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('not-written', describe(reason), { cause });
}
function responseTooLarge(maxBytes) {
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', `The response is larger than ${maxBytes} bytes`);
}
function withoutHttp2() {
    return new Error('it does not offer HTTP/2');
}
function codeOf(cause) {
    return cause instanceof Error ? cause.code : undefined;
}
async function withDeadline(host, totalMs, work) {
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), totalMs);
    const expired = new Promise((_, reject) => {
        deadline.signal.addEventListener('abort', () => reject(deadline.signal.reason), { once: true });
    });
    try {
        return await Promise.race([work(deadline.signal), expired]);
    }
    catch (error) {
        if (deadline.signal.aborted)
            throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('timeout', (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .noCompleteResponse */ .CJ)(host, totalMs));
        throw error instanceof _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR ? error : networkFailure(host, error);
    }
    finally {
        clearTimeout(timer);
    }
}


/***/ }),

/***/ 52422:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e4: () => (/* binding */ machineNetwork)
/* harmony export */ });
/* unused harmony exports networkBytes, networkTransport */
/* harmony import */ var _actions_http_client__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22779);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50412);
/* harmony import */ var _addresses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90187);
/* harmony import */ var _deadline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87267);




function machineNetwork(userAgent) {
    return { send: networkTransport(userAgent), sendBytes: networkBytes(userAgent) };
}
function networkBytes(userAgent) {
    let loaded;
    return async (request) => {
        loaded ??= __webpack_require__.e(/* import() */ 5381).then(__webpack_require__.bind(__webpack_require__, 95381)).then(({ http2Transport }) => http2Transport(userAgent));
        return (await loaded)(request);
    };
}
function networkTransport(userAgent, limits = _deadline_js__WEBPACK_IMPORTED_MODULE_2__/* .defaultLimits */ .MK, resolve) {
    const direct = transportBy(userAgent, limits, resolve);
    const led = new Map();
    return async (request) => {
        const { ledFrom } = request;
        if (ledFrom === undefined)
            return direct(request);
        (0,_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .refuseAddress */ .ln)(new URL(request.url), ledFrom);
        const send = led.get(ledFrom) ?? transportBy(userAgent, limits, (0,_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .lookupFrom */ .b_)(ledFrom, resolve));
        led.set(ledFrom, send);
        return send(request);
    };
}
function transportBy(userAgent, limits, lookup) {
    const clients = new Map();
    return (request) => {
        const url = new URL(request.url);
        return (0,_deadline_js__WEBPACK_IMPORTED_MODULE_2__/* .withDeadline */ .NE)(url.host, limits.totalMs, async (signal) => {
            const client = clients.get(url.protocol) ?? clientWith(userAgent, limits);
            clients.set(url.protocol, client);
            const proxy = (0,_actions_http_client__WEBPACK_IMPORTED_MODULE_0__/* .getProxyUrl */ .s_)(request.url);
            (0,_deadline_js__WEBPACK_IMPORTED_MODULE_2__/* .refuseProxy */ .pB)(url.host, proxy);
            const isDirect = proxy === '';
            const response = await open(client, request, {
                signal,
                timeout: limits.silenceMs,
                ...(isDirect && { host: (0,_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .hostOf */ .w4)(url), ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .compact */ .oE)({ lookup }) }),
            });
            return readResponse(response, request, request.maxBytes ?? limits.bodyBytes, isDirect);
        });
    };
}
let opening;
function clientWith(userAgent, { silenceMs }) {
    return new _actions_http_client__WEBPACK_IMPORTED_MODULE_0__/* .HttpClient */ .Qq(userAgent, [underCircumstances], {
        allowRedirects: false,
        allowRetries: false,
        keepAlive: true,
        socketTimeout: silenceMs,
    });
}
const underCircumstances = {
    prepareRequest(options) {
        if (opening === undefined)
            throw new Error('The client prepares a request after it has been asked for it');
        Object.assign(options, opening);
    },
    canHandleAuthentication: () => false,
    handleAuthentication: () => Promise.reject(new Error('No credential is sent without being asked for')),
};
function open(client, request, circumstances) {
    const { authorization } = request;
    const credential = authorization && `${authorization.scheme} ${authorization.credential.expose()}`;
    const headers = { ...request.headers, ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .compact */ .oE)({ authorization: credential }) };
    opening = circumstances;
    try {
        return client.request(request.method, request.url, request.body ?? null, headers);
    }
    finally {
        opening = undefined;
    }
}
async function readResponse({ message }, { stream }, maxBytes, isDirect) {
    const network = isDirect ? (0,_addresses_js__WEBPACK_IMPORTED_MODULE_1__/* .networkOf */ .Af)(message.socket.remoteAddress) : 'public';
    const chunks = [];
    const take = message.statusCode === 200 ? stream?.() : undefined;
    let size = 0;
    for await (const chunk of message) {
        size += chunk.length;
        if (size > maxBytes)
            throw (0,_deadline_js__WEBPACK_IMPORTED_MODULE_2__/* .responseTooLarge */ .Fh)(maxBytes);
        if (take === undefined)
            chunks.push(chunk);
        else
            take(chunk);
    }
    if (!message.complete)
        throw new Error('the connection ended before the response was complete');
    const headers = Object.entries(message.headers).map(([name, value]) => [name, [value].flat().join(', ')]);
    return {
        status: message.statusCode ?? 0,
        headers: Object.fromEntries(headers),
        network,
        body: Buffer.concat(chunks).toString('utf8'),
    };
}


/***/ }),

/***/ 78305:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H7: () => (/* binding */ identitySetting),
/* harmony export */   f4: () => (/* binding */ iamOf),
/* harmony export */   ud: () => (/* binding */ roleNamed),
/* harmony export */   vR: () => (/* binding */ reporting)
/* harmony export */ });
/* harmony import */ var _clients_http_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11252);
/* harmony import */ var _clients_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18378);
/* harmony import */ var _clients_platform_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92838);
/* harmony import */ var _command_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5062);
/* harmony import */ var _command_flag_texts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54678);
/* harmony import */ var _config_read_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13520);
/* harmony import */ var _host_exit_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14076);
/* harmony import */ var _host_network_transport_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(52422);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(38675);
/* harmony import */ var _model_images_presets_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(13204);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(38118);











const usedInputs = [...(0,_command_flag_texts_js__WEBPACK_IMPORTED_MODULE_4__/* .namesIn */ .wX)('platform'), 'identity', 'group', 'oidc-audience', 'token'];
function identitySetting(context, required) {
    const read = (0,_config_read_js__WEBPACK_IMPORTED_MODULE_5__/* .readConfig */ .X)((name) => (usedInputs.includes(name) ? (0,_command_context_js__WEBPACK_IMPORTED_MODULE_3__/* .inputOf */ .wg)(context, name) : undefined), {
        presets: _model_images_presets_js__WEBPACK_IMPORTED_MODULE_9__/* .presets */ .v,
        checks: [],
    });
    const missing = [...required, 'token'].flatMap((name) => (0,_command_context_js__WEBPACK_IMPORTED_MODULE_3__/* .inputOf */ .wg)(context, name) === undefined
        ? [`\`--${name}\` is missing.${name === 'token' ? ' Set it, or TAGPROOF_TOKEN.' : ''}`]
        : []);
    const group = (0,_command_context_js__WEBPACK_IMPORTED_MODULE_3__/* .inputOf */ .wg)(context, 'group') ?? '';
    const isUid = !required.includes('group') || /^[0-9a-f/]*$/.test(group);
    const wrong = isUid
        ? []
        : [`\`--group\` is \`${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_10__/* .plain */ .pj)(group)}\`, but must be the uid of a group, and not its name.`];
    const issues = [...('issues' in read ? read.issues : []), ...missing, ...wrong];
    if ('issues' in read || issues.length > 0)
        return { issues };
    const { platform, token } = read.config;
    if (platform === undefined || token === undefined)
        return { issues: ['No platform is configured. Set `--platform`, or `--base-url` and `--registry-url`.'] };
    return { setting: { config: read.config, platform, iam: iamOf(context, read.config, platform, token) } };
}
function iamOf(context, config, { baseUrl }, token) {
    const network = context.network ?? (0,_host_network_transport_js__WEBPACK_IMPORTED_MODULE_7__/* .machineNetwork */ .e4)('tagproof');
    const send = (0,_clients_http_index_js__WEBPACK_IMPORTED_MODULE_0__/* .retryingTransport */ .kR)((0,_clients_index_js__WEBPACK_IMPORTED_MODULE_1__/* .withPlatformTransport */ .Nx)(network, config).send, _host_exit_js__WEBPACK_IMPORTED_MODULE_6__/* .systemClock */ .ml);
    return (0,_clients_platform_client_js__WEBPACK_IMPORTED_MODULE_2__/* .platformClient */ .JW)({ send, baseUrl, token, surface: 'terminal' });
}
async function reporting(context, work) {
    try {
        return await work();
    }
    catch (error) {
        return (0,_command_context_js__WEBPACK_IMPORTED_MODULE_3__/* .printFailure */ .eV)(context, (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_8__/* .gapFrom */ .rK)(error, 'platform'));
    }
}
const maxShown = 12;
function roleNamed(roles, name) {
    const [role, ...others] = roles.filter((one) => one.name === name);
    if (role !== undefined && others.length === 0)
        return role;
    const names = [...new Set(roles.map((one) => one.name))].sort();
    const shown = names.slice(0, maxShown).map(_model_text_text_js__WEBPACK_IMPORTED_MODULE_10__/* .plain */ .pj).join(', ') || 'none';
    const more = names.length > maxShown ? `, and ${names.length - maxShown} more` : '';
    const count = role === undefined ? 'no role' : `${others.length + 1} roles`;
    return {
        missing: `The platform has ${count} named ${name}, so it cannot be bound. The roles that the token can list are: ${shown}${more}. Check the address of the platform, or sign in with a token that can list the roles of the organization`,
    };
}


/***/ }),

/***/ 77741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kq: () => (/* binding */ repositoryKey),
/* harmony export */   MQ: () => (/* binding */ readName),
/* harmony export */   nG: () => (/* binding */ byName)
/* harmony export */ });
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38118);

const named = /^([\w.-]{1,100})\/([\w.-]{1,100})(?:@([^\s~^:?*[\\]{1,250}))?$/;
function readName(text) {
    const [, owner = '', name = '', ref] = named.exec(text) ?? [];
    if (owner === '' || /^\.{1,2}$/.test(owner) || /^\.{1,2}$/.test(name))
        return undefined;
    return { owner, name, ...(ref === undefined ? {} : { ref }) };
}
function repositoryKey(repository) {
    return repository.toLowerCase();
}
function byName(a, b) {
    return (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n6)(repositoryKey(a), repositoryKey(b)) || (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n6)(a, b);
}


/***/ }),

/***/ 7074:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zj: () => (/* binding */ ShardError),
/* harmony export */   cA: () => (/* binding */ lineOf),
/* harmony export */   fe: () => (/* binding */ openShard)
/* harmony export */ });
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7687);
/* harmony import */ var _name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77741);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75645);



class ShardError extends Error {
    name = 'ShardError';
}
const texts = new WeakMap();
function lineOf(row) {
    return texts.get(row) ?? JSON.stringify(row);
}
async function openShard(file, lines, planned = false) {
    const cursor = lines[Symbol.asyncIterator]();
    const first = await next(file, cursor);
    if (planned && first?.whole !== true)
        return { head: (0,_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .shardHeadOf */ .Al)([]), rows: rowsOf(file, cursor) };
    const head = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .headSchema */ .ac.safeParse(first === undefined ? undefined : (0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(first.text));
    if (!head.success)
        throw new ShardError(`${file}:1: is not the first line of a shard's report (\`tagproof audit --shard\`)`);
    return { head: head.data, rows: rowsOf(file, cursor) };
}
async function* rowsOf(file, cursor) {
    let before = '';
    for (let number = 2;; number += 1) {
        const line = await next(file, cursor);
        if (line === undefined)
            return;
        const row = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .rowSchema */ .M1.safeParse((0,_model_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(line.text));
        if (!row.success && !line.whole)
            return;
        if (!row.success) {
            const [issue] = row.error.issues;
            const where = issue === undefined || issue.path.length === 0 ? '' : ` at ${issue.path.join('.')}`;
            throw new ShardError(`${file}:${number}: is not a line of a shard's report${where}`);
        }
        const key = (0,_name_js__WEBPACK_IMPORTED_MODULE_2__/* .repositoryKey */ .Kq)(row.data.repository);
        if (key <= before)
            throw new ShardError(`${file}:${number}: ${row.data.repository} is out of order or duplicated`);
        before = key;
        texts.set(row.data, line.text);
        yield row.data;
    }
}
async function next(file, cursor) {
    try {
        const { done, value } = await cursor.next();
        return done === true ? undefined : value;
    }
    catch (error) {
        const { code, message } = error;
        const why = code === 'ENOENT' ? 'does not exist' : `cannot be read (${code ?? message})`;
        throw new ShardError(`${file}: ${why}`, { cause: error });
    }
}


/***/ }),

/***/ 75645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Al: () => (/* binding */ shardHeadOf),
/* harmony export */   M1: () => (/* binding */ rowSchema),
/* harmony export */   ac: () => (/* binding */ headSchema),
/* harmony export */   m3: () => (/* binding */ readPlan)
/* harmony export */ });
/* unused harmony exports planSchema, shardLineSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42047);
/* harmony import */ var _model_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7687);
/* harmony import */ var _report_schema_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35746);
/* harmony import */ var _report_schema_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67554);
/* harmony import */ var _plan_kept_tags_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79473);
/* harmony import */ var _plan_reuse_conditions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12550);
/* harmony import */ var _name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77741);







const repository = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
    .regex(/^[\w.-]{1,100}\/[\w.-]{1,100}$/)
    .describe('`owner/name`');
const shardName = zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().regex(/^\d{1,3}\/\d{1,3}$/);
const planSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    include: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        shard: shardName.describe('`3/8`'),
        repositories: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().describe('`owner/name`, one per line'),
    }))
        .max(256),
    carried: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(repository)
        .optional()
        .describe('Repositories whose audit of an earlier night still holds, in the file that `plan --output` wrote'),
    plannedAt: _report_schema_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .instantSchema */ .p8
        .optional()
        .describe('When `plan --since` started: `merge` leaves out what its shards audited before'),
});
const headSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(1),
    document: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('shard'),
    expected: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ shard: shardName.optional(), repositories: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(repository) }))
        .describe('Repositories for which a line should follow; those without one were not verified'),
});
const rowSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    repository,
    report: _report_schema_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .reportSchema */ .Q
        .omit({ histories: true, record: true })
        .optional()
        .describe('The report of the repository, without tag histories and the record for replay'),
    inputs: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional().describe('A fingerprint of the settings that the repository does not choose'),
    carry: _plan_reuse_conditions_js__WEBPACK_IMPORTED_MODULE_3__/* .reuseSchema */ .aQ
        .optional()
        .describe('What the report rests on; absent if it must be made again each time'),
    kept: _plan_kept_tags_js__WEBPACK_IMPORTED_MODULE_2__/* .keptTagsSchema */ .D
        .optional()
        .describe('The tags whose histories were read whole, and the digest of these histories in the cache'),
    carried: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY()
        .optional()
        .describe('The report is from an earlier night: nothing that it rests on has changed since'),
    failed: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ cause: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), subject: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), message: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() })
        .optional()
        .describe('Why there is no report'),
    ownersUnknown: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional().describe('Why the owners of its files are not known'),
});
const shardLineSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([headSchema, rowSchema]);
function shardHeadOf(expected) {
    return {
        schemaVersion: 1,
        document: 'shard',
        expected: expected.map(({ repositories, ...rest }) => ({ ...rest, repositories: [...repositories] })),
    };
}
function readPlan(text) {
    const parsed = planSchema.safeParse((0,_model_json_js__WEBPACK_IMPORTED_MODULE_5__/* .parseJson */ .qF)(text));
    if (!parsed.success)
        return { issue: 'is not the output of `tagproof plan`' };
    const expected = parsed.data.include.map(({ shard, repositories }) => ({
        shard,
        repositories: repositories.split('\n').filter((line) => line !== ''),
    }));
    const wrong = expected.flatMap(({ repositories }) => repositories).find((name) => !(0,_name_js__WEBPACK_IMPORTED_MODULE_6__/* .readName */ .MQ)(name));
    if (wrong !== undefined)
        return { issue: `names \`${wrong.slice(0, 100)}\`, which is not OWNER/REPO` };
    const { carried = [], plannedAt } = parsed.data;
    const head = shardHeadOf(carried.length === 0 ? expected : [...expected, { repositories: carried }]);
    return { head, plannedAt };
}


/***/ }),

/***/ 79473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ entryDigestSchema),
/* harmony export */   D: () => (/* binding */ keptTagsSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42047);

const entryDigestSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/);
const keptTagsSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    histories: entryDigestSchema,
    tags: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ tag: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('`<org>/<image>:<tag>`'), digest: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })),
});


/***/ }),

/***/ 12550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vc: () => (/* binding */ inputsOf),
/* harmony export */   aQ: () => (/* binding */ reuseSchema),
/* harmony export */   qu: () => (/* binding */ reuseConditionsOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42047);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50412);
/* harmony import */ var _report_schema_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67554);
/* harmony import */ var _report_version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38882);





const digest = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^sha256:[0-9a-f]{64}$/);
const reuseSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    until: _report_schema_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .instantSchema */ .p8.optional().describe('When a pin will have been behind for longer than is accepted'),
    platform: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional().describe("Host of the platform's registry"),
    images: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        registry: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        repository: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        tag: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        digest: digest.describe('What the tag pointed to'),
        deprecated: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().optional(),
    }))
        .describe('Every tag that the report rests on'),
});
function reuseConditionsOf(report, { policy, maxAgeMs, endOfLife }, platform) {
    const { verdict, incomplete, source, references, advisories, coverage } = report;
    const asked = coverage?.artifacts.asked ?? 0;
    const isWhole = verdict !== 'incomplete' && incomplete.length === 0 && source !== undefined;
    if (!isWhole || asked > 0 || advisories.length > 0)
        return undefined;
    if (policy.sources.some(({ path }) => path.includes('@')))
        return undefined;
    const ages = [maxAgeMs, ...policy.overrides.map((override) => override.maxAgeMs)];
    const mayLagMs = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .smallest */ .o9)(ages.flatMap((ms) => ms ?? []));
    const images = new Map();
    const reported = stalePlaces(report);
    let until = Number.POSITIVE_INFINITY;
    for (const reference of references) {
        if (reference.kind !== 'image')
            continue;
        const image = imageOf(reference, platform);
        if (image === undefined)
            return undefined;
        if (endOfLife === 'online' && image.registry !== platform)
            return undefined;
        const { supersededAt } = reference.fact ?? {};
        if (supersededAt !== undefined && !reported.has(placeKey(reference)))
            until = Math.min(until, Date.parse(supersededAt) + mayLagMs);
        images.set(JSON.stringify([image.registry, image.repository, image.tag]), image);
    }
    if (datesAfter(report))
        return undefined;
    const limit = until === Number.POSITIVE_INFINITY ? undefined : new Date(until).toISOString();
    return { ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .compact */ .oE)({ until: limit, platform }), images: [...images.values()] };
}
function imageOf(reference, platform) {
    const { fact, registry, repository, pullPolicies, signatures } = reference;
    const tag = reference.tag ?? fact?.recoveredTag ?? reference.assumedTag;
    if (fact?.currentDigest === undefined || registry === undefined || repository === undefined)
        return undefined;
    if (tag === undefined || pullPolicies !== undefined || signatures !== undefined)
        return undefined;
    const rests = registry === platform ? fact.basis === undefined : fact.basis === 'present';
    const isStable = ['current', 'unpinned', 'not-in-history', 'superseded'].includes(fact.status);
    if (!rests || fact.endOfLife !== undefined || !isStable)
        return undefined;
    const { currentDigest, deprecated } = fact;
    return { registry, repository, tag, digest: currentDigest, ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .compact */ .oE)({ deprecated }) };
}
function stalePlaces({ findings }) {
    const stale = findings.filter(({ check }) => check === 'stale-digest');
    return new Set(stale.map(placeKey));
}
function placeKey({ file, line, column }) {
    return JSON.stringify([file, line, column]);
}
const date = /\b\d{4}-\d{2}-\d{2}(?:T[\d:.]{1,20}Z)?/g;
function datesAfter({ references, findings, waivers, settings, startedAt }) {
    const text = JSON.stringify([references, findings, waivers, settings]);
    const day = startedAt.slice(0, 10);
    for (const [found] of text.matchAll(date)) {
        if (found.length === 10 ? found >= day : found > startedAt)
            return true;
    }
    return false;
}
function inputsOf({ settings }) {
    const own = settings
        .filter(({ from, name }) => from === 'input' && name !== 'cache')
        .map(({ name, value }) => [name, value]);
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
        .update(JSON.stringify([_report_version_js__WEBPACK_IMPORTED_MODULE_4__/* .version */ .r, own]))
        .digest('hex')
        .slice(0, 16);
}


/***/ }),

/***/ 69977:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ painter),
/* harmony export */   R7: () => (/* binding */ styles),
/* harmony export */   RX: () => (/* binding */ terminalTable),
/* harmony export */   ky: () => (/* binding */ wrapped)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var string_width__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94668);


const gap = 2;
const minColumn = 8;
const minName = 24;
const maxAligned = 200;
function terminalTable(rows, width = Number.POSITIVE_INFINITY, names = []) {
    const all = rows.map((texts) => texts.map(cellOf));
    const shorten = fitter(all, widthsOf(all), width, names);
    const shortened = all.map(shorten);
    return [...linesOf(shortened, widthsOf(shortened), width)].join('\n');
}
function* linesOf(rows, wanted, width) {
    const widths = width === Number.POSITIVE_INFINITY
        ? wanted.map((cells) => Math.min(cells, maxAligned))
        : narrowed(wanted, roomIn(width, wanted), minColumn);
    const isCut = width !== Number.POSITIVE_INFINITY;
    for (const row of rows)
        yield lineOf(row, widths, isCut);
}
function roomIn(width, columns) {
    return width - gap * (columns.length - 1);
}
function lineOf(row, widths, isCut) {
    const texts = row.map(({ text, cells }, column) => {
        const columnWidth = widths[column] ?? 0;
        const fitted = isCut && cells > columnWidth ? cellOf(clipped(text, columnWidth)) : { text, cells };
        return fitted.text + ' '.repeat(Math.max(0, columnWidth - fitted.cells));
    });
    return texts.join(' '.repeat(gap)).trimEnd();
}
function cellOf(text) {
    return { text, cells: cellsOf(text) };
}
function widthsOf(rows) {
    const widths = [];
    for (const row of rows)
        for (const [column, { cells }] of row.entries())
            widths[column] = Math.max(widths[column] ?? 0, cells);
    return widths;
}
function fitter(rows, wanted, width, names) {
    if (width === Number.POSITIVE_INFINITY)
        return (row) => row;
    const others = wanted.reduce((sum, cells, column) => sum + (names.includes(column) ? 0 : cells), 0);
    const nameWidths = narrowed(names.map((column) => wanted[column] ?? 0), roomIn(width, wanted) - others, minName);
    const roots = names.map((column, index) => {
        const cut = new Set();
        for (const row of rows) {
            const cell = row[column];
            if (cell !== undefined && cell.cells > (nameWidths[index] ?? 0))
                cut.add(rootOf(cell.text));
        }
        cut.delete('');
        return cut;
    });
    return (row) => row.map((cell, column) => {
        const name = names.indexOf(column);
        const nameWidth = nameWidths[name];
        if (nameWidth === undefined)
            return cell;
        if (cell.cells > nameWidth)
            return cellOf(endOf(cell.text, nameWidth));
        const root = rootOf(cell.text);
        return roots[name]?.has(root) === true ? cellOf(`…${cell.text.slice(root.length)}`) : cell;
    });
}
const ascii = /^[ -~]*$/;
let segmenter;
function cellsOf(text) {
    return ascii.test(text) ? text.length : (0,string_width__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A)(text);
}
function segmentsOf(text) {
    segmenter ??= new Intl.Segmenter();
    return [...segmenter.segment(text)].map(({ segment }) => segment);
}
function narrowed(wanted, room, min) {
    const widths = [...wanted];
    let excess = widths.reduce((sum, width) => sum + width, 0) - room;
    while (excess > 0) {
        const widest = Math.max(...widths);
        if (widest <= min)
            break;
        const next = Math.max(min, ...widths.filter((width) => width < widest));
        const column = widths.indexOf(widest);
        const step = widths.filter((width) => width === widest).length > 1 ? 1 : widest - next;
        const taken = Math.min(excess, Math.max(1, step));
        widths[column] = widest - taken;
        excess -= taken;
    }
    return widths;
}
function clipped(text, cells) {
    if (ascii.test(text))
        return `${text.slice(0, Math.max(cells - 1, 0))}…`;
    let shown = '';
    let used = 1;
    for (const segment of segmentsOf(text.slice(0, cells * 8))) {
        used += cellsOf(segment);
        if (used > cells)
            break;
        shown += segment;
    }
    return `${shown}…`;
}
function rootOf(text) {
    return text.slice(0, Math.max(0, text.indexOf('/')));
}
function endOf(text, cells) {
    const shown = ascii.test(text) ? text.slice(-Math.max(cells - 1, 1)) : lastSegments(text, cells - 1);
    const slash = shown.indexOf('/');
    return `…${slash > 0 ? shown.slice(slash) : shown}`;
}
function lastSegments(text, cells) {
    let shown = '';
    let used = 0;
    for (const segment of segmentsOf(text.slice(-cells * 8)).toReversed()) {
        used += cellsOf(segment);
        if (used > cells)
            break;
        shown = segment + shown;
    }
    return shown;
}
function wrapped(text, width) {
    if (width === Number.POSITIVE_INFINITY)
        return [text];
    const lines = [];
    let line = '';
    let used = 0;
    for (const word of text.split(' ')) {
        const cells = word.length > 2 * width ? word.length : cellsOf(word);
        if (line !== '' && used + 1 + cells > width) {
            lines.push(line);
            [line, used] = [word, cells];
        }
        else {
            [line, used] = line === '' ? [word, cells] : [`${line} ${word}`, used + 1 + cells];
        }
    }
    return [...lines, line];
}
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

/***/ 9793:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ly: () => (/* binding */ isoTime),
/* harmony export */   UN: () => (/* binding */ isoIfKnown),
/* harmony export */   fO: () => (/* binding */ withInstants),
/* harmony export */   sD: () => (/* binding */ withIsoTimes),
/* harmony export */   yA: () => (/* binding */ instantIfKnown)
/* harmony export */ });
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


/***/ }),

/***/ 79794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DJ: () => (/* binding */ successorFinder),
/* harmony export */   E4: () => (/* binding */ versionOf),
/* harmony export */   bb: () => (/* binding */ compareTags)
/* harmony export */ });
/* harmony import */ var semver__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62088);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50412);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38118);



const tagPattern = new RegExp([
    /^(?<prefix>(?:[a-z]+-)*)(?<v>v?)(?<numbers>\d{1,9}(?:\.\d{1,9}){0,2})/,
    /(?:[-_.]?(?<stage>alpha|beta|rc|cr|preview|pre|milestone|nightly|snapshot|canary|ea|[abm](?=\d))(?![a-z])[-_.]?(?<step>\d{0,9}))?/,
    /(?:(?:-r|\.)(?<revision>\d{1,9}))?(?<suffix>(?:-[a-z][\w.-]*)?)$/,
]
    .map(({ source }) => source)
    .join(''), 'i');
const stageAliases = { a: 'alpha', b: 'beta', cr: 'rc', m: 'milestone' };
const dateVersion = /^\d{8}$/;
function successorFinder(tags) {
    let lists;
    return (tag) => {
        const from = versionOf(tag);
        if (from === undefined)
            return undefined;
        lists ??= sortOnce(tags);
        return successorsIn(lists, from);
    };
}
function successorsIn(lists, from) {
    const asPrecise = newerThan(from, lists(from, from.precision));
    const candidates = asPrecise.length > 0 ? asPrecise : newerThan(from, lists(from, undefined));
    const [next] = candidates;
    const newest = candidates.at(-1);
    if (next === undefined || newest === undefined)
        return undefined;
    const line = (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .countWhile */ .PR)(candidates, (other) => isSameReleaseLine(other, next, from));
    return { nearest: candidates[line - 1]?.name ?? next.name, newest: newest.name };
}
function sortOnce(tags) {
    const byVariant = new Map();
    for (const { name, deprecated } of tags) {
        const tag = deprecated ? undefined : versionOf(name);
        if (tag !== undefined)
            (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .addToGroup */ .Mr)(byVariant, tag.variant, tag);
    }
    const sorted = new Map();
    return (from, precision) => {
        const { variant, spelledWithV, version } = from;
        const isFinal = version.prerelease.length === 0;
        const key = JSON.stringify([variant, spelledWithV, isFinal, precision]);
        const list = sorted.get(key) ??
            (byVariant.get(variant) ?? [])
                .filter((one) => !isFinal || one.version.prerelease.length === 0)
                .filter((one) => precision === undefined || one.precision === precision)
                .sort((a, b) => compareTags(a, b) || compareSpelling(a, b, from));
        sorted.set(key, list);
        return list;
    };
}
function newerThan(from, sorted) {
    return sorted.slice((0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .countWhile */ .PR)(sorted, (other) => compareTags(other, from) <= 0));
}
function versionOf(name) {
    const groups = tagPattern.exec(name)?.groups;
    if (groups === undefined)
        return undefined;
    const { prefix = '', v = '', numbers = '', stage, step, revision, suffix = '' } = groups;
    const [major = 0, minor = 0, patch = 0] = numbers.split('.').map(Number);
    const stageName = stage?.toLowerCase();
    const prerelease = stageName === undefined ? '' : `-${stageAliases[stageName] ?? stageName}.${Number(step)}`;
    return {
        name,
        version: new semver__WEBPACK_IMPORTED_MODULE_0__.SemVer(`${major}.${minor}.${patch}${prerelease}`),
        revision: Number(revision ?? -1),
        variant: `${prefix}${dateVersion.test(numbers) ? 'date' : ''}${suffix}`,
        precision: numbers.split('.').length + (revision === undefined ? 0 : 1),
        spelledWithV: v !== '',
    };
}
function compareTags(a, b) {
    return semver__WEBPACK_IMPORTED_MODULE_0__.compare(a.version, b.version) || a.revision - b.revision;
}
function compareSpelling(a, b, from) {
    const isAlike = (tag) => Number(tag.spelledWithV === from.spelledWithV);
    return isAlike(a) - isAlike(b) || (0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n6)(b.name, a.name);
}
function isSameReleaseLine(a, b, from) {
    return a.version.major === b.version.major && (from.precision === 1 || a.version.minor === b.version.minor);
}


/***/ })

};
