export const id = 5118;
export const ids = [5118];
export const modules = {

/***/ 95118:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  diagnosisText: () => (/* binding */ diagnosisText),
  doctor: () => (/* binding */ doctor)
});

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./lib/configure.js + 1 modules
var configure = __webpack_require__(32918);
// EXTERNAL MODULE: ./lib/host/local.js
var local = __webpack_require__(94921);
// EXTERNAL MODULE: ./lib/model/secret.js
var secret = __webpack_require__(91817);
// EXTERNAL MODULE: ./lib/policy-files.js
var policy_files = __webpack_require__(38455);
// EXTERNAL MODULE: ./lib/report/columns.js + 7 modules
var columns = __webpack_require__(37427);
// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(72527);
// EXTERNAL MODULE: ./lib/report/words.js
var words = __webpack_require__(58191);
// EXTERNAL MODULE: ./lib/cli/context.js
var cli_context = __webpack_require__(34641);
// EXTERNAL MODULE: ./lib/connect.js + 1 modules
var connect = __webpack_require__(24132);
// EXTERNAL MODULE: ./lib/http/limit.js
var limit = __webpack_require__(50827);
// EXTERNAL MODULE: ./lib/http/retry.js
var retry = __webpack_require__(28394);
// EXTERNAL MODULE: ./lib/platform/client.js + 9 modules
var client = __webpack_require__(50727);
// EXTERNAL MODULE: ./lib/platform/exchange.js
var exchange = __webpack_require__(97650);
// EXTERNAL MODULE: ./lib/registry/client.js + 1 modules
var registry_client = __webpack_require__(9620);
// EXTERNAL MODULE: ./lib/scan/walk.js
var walk = __webpack_require__(49488);
// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
;// CONCATENATED MODULE: ./lib/cli/diagnosis.js

/** What another try may answer: it says nothing about how things are set up. */
const passing = new Set(['timeout', 'rate-limited', 'server-error']);
const ok = (subject, says) => ({ subject, standing: 'ok', says });
/** Not looked at, because something before it failed. */
const notAsked = (subject, why) => ({
    subject,
    standing: 'unknown',
    says: `not asked: ${why}`,
});
/** A failure as a line: an outage leaves it unknown, a refusal is not ok, and no role mends an address. A defect is thrown on. */
function failed(subject, error, cure, unreached = 'First the address: see its line above.') {
    if (!(error instanceof failure/* Failure */.HR))
        throw error;
    const { reason, message } = error;
    if (passing.has(reason))
        return {
            subject,
            standing: 'unknown',
            says: message,
            code: reason,
            cure: 'Run `tagproof doctor` again.',
        };
    const remedy = reason === 'unreachable' ? unreached : cure;
    return { subject, standing: 'not ok', says: message, code: reason, cure: remedy };
}
/** 0 all is well, 1 something is not, 3 something is not known. */
function exitCodeOf(diagnoses) {
    if (diagnoses.some(({ standing }) => standing === 'not ok'))
        return 1;
    return diagnoses.some(({ standing }) => standing === 'unknown') ? 3 : 0;
}

;// CONCATENATED MODULE: ./lib/platform/probes.js
/**
 * Ping answers anybody (platform-facts: Platform API v2); `/v2/` answers 200 or asks for a token (OCI distribution,
 * end-1); the issuer publishes its keys (OpenID Connect Discovery, section 4), which not every exchange does.
 */
function probesOf({ baseUrl, issuerUrl, registryUrl }) {
    return [
        { input: 'base-url', url: `${baseUrl}/ping/v2/ping`, expected: [200] },
        { input: 'issuer-url', url: `${issuerUrl}/.well-known/openid-configuration`, expected: [] },
        { input: 'registry-url', url: `${registryUrl}/v2/`, expected: [200, 401] },
    ];
}

;// CONCATENATED MODULE: ./lib/cli/doctor-addresses.js


/** Tokens are refused by services whose clocks differ by more than they forgive; a minute is usual. */
const toleranceMs = 60_000;
/** The header has whole seconds. */
const resolutionMs = 1000;
/** One line for each address and one for the clock. */
async function addressLines(platform, send, clock) {
    const probed = await Promise.all(probesOf(platform).map((probe) => probeOne(probe, send, clock)));
    return [...probed.map(({ diagnosis }) => diagnosis), clockLine(probed)];
}
async function probeOne({ input, url, expected }, send, clock) {
    const host = new URL(url).host;
    try {
        const before = clock.now();
        const { status, headers } = await send({ method: 'GET', url, headers: { accept: 'application/json' } });
        const aheadMs = aheadOf(headers.date, before, clock.now());
        return {
            diagnosis: standingOf({ input, host, status, expected }),
            ...(aheadMs === undefined ? {} : { aheadMs }),
        };
    }
    catch (error) {
        const cure = `Check \`${input}\`, the network, and the proxy (\`HTTPS_PROXY\`, \`NO_PROXY\`).`;
        return { diagnosis: failed(input, error, cure, cure) };
    }
}
function standingOf(answer) {
    const { input, host, status, expected } = answer;
    if (status >= 500 || status === 429) {
        const says = `${host} answers with HTTP ${status}`;
        return { subject: input, standing: 'unknown', says, code: 'server-error', cure: 'Run again later.' };
    }
    if (expected.length > 0 && !expected.includes(status)) {
        const says = `${host} is there, but HTTP ${status} is not how this service answers`;
        const cure = `Check \`${input}\`: it is the address of something else, or a proxy answers for it.`;
        return { subject: input, standing: 'not ok', says, code: 'bad-answer', cure };
    }
    return ok(input, `${host} answers`);
}
function aheadOf(date, before, after) {
    const theirs = Date.parse(date ?? '');
    if (Number.isNaN(theirs))
        return undefined;
    return Math.max(0, before - (theirs + resolutionMs)) || Math.min(0, after - theirs);
}
function clockLine(probed) {
    const skews = probed.flatMap(({ aheadMs }) => aheadMs ?? []);
    const [most] = [...skews].sort((a, b) => Math.abs(b) - Math.abs(a));
    if (most === undefined)
        return notAsked('clock', 'no service said what time it is');
    if (Math.abs(most) <= toleranceMs)
        return ok('clock', 'This machine and the services agree on the time');
    return {
        subject: 'clock',
        standing: 'not ok',
        says: `This machine is ${Math.round(Math.abs(most) / 1000)} seconds ${most > 0 ? 'ahead of' : 'behind'} a service`,
        cure: 'Set the clock (NTP): tokens are valid only between two instants, and ages of pins are counted from now.',
    };
}

// EXTERNAL MODULE: ./lib/ci.js + 1 modules
var ci = __webpack_require__(1856);
// EXTERNAL MODULE: ./lib/github/files.js
var files = __webpack_require__(87660);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
;// CONCATENATED MODULE: ./lib/cli/workflow-permissions.js
// The permissions that a workflow's job needs for what its Tagproof step is asked to do, and those that it has.


const level = schemas/* enum */.k5n(['none', 'read', 'write']);
const permissions = schemas/* union */.KCZ([schemas/* enum */.k5n(['read-all', 'write-all']), schemas/* record */.g1P(schemas/* string */.YjP(), level)]);
const step = schemas/* looseObject */._H3({
    uses: schemas/* string */.YjP().optional(),
    with: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).optional(),
});
const workflow = schemas/* looseObject */._H3({
    permissions: permissions.nullish(),
    jobs: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* looseObject */._H3({ permissions: permissions.nullish(), steps: schemas/* array */.YOg(step).optional() })),
});
const mostBytes = 512 * 1024;
const levels = ['none', 'read', 'write'];
/** What each job with a Tagproof step lacks; `undefined` when the text is no workflow. */
function jobNeedsOf(text, config) {
    if (text.length > mostBytes)
        return undefined;
    const document = (0,dist/* parseDocument */.Tp)(text, { logLevel: 'silent' });
    const read = document.errors.length > 0 ? undefined : workflow.safeParse(document.toJS({ maxAliasCount: 100 }));
    if (read?.success !== true)
        return undefined;
    return Object.entries(read.data.jobs).flatMap(([job, { steps = [], permissions: own }]) => steps
        .filter(({ uses = '' }) => /(?:^|\/)tagproof@/.test(uses))
        .map(({ uses = '', with: inputs = {} }) => {
        const needed = Object.entries(neededBy(inputs, config));
        const given = own ?? read.data.permissions ?? undefined;
        const names = (some) => some.map(([name, wanted]) => `${name}: ${wanted}`);
        // Without a word about permissions, a token may be read or write, but never asks for an OIDC token.
        if (given === undefined)
            return {
                job,
                uses,
                missing: names(needed.filter(([name]) => name === 'id-token')),
                open: names(needed.filter(([name]) => name !== 'id-token')),
            };
        return { job, uses, missing: names(needed.filter((one) => !isGiven(given, one))), open: [] };
    }));
}
function isGiven(given, [name, wanted]) {
    const has = typeof given === 'string' ? (given === 'write-all' ? 'write' : 'read') : (given[name] ?? 'none');
    return levels.indexOf(has) >= levels.indexOf(wanted);
}
/** docs/ci-host.md: what Tagproof asks of the CI host. */
function neededBy(inputs, config) {
    const { delivery } = config;
    const on = (name, policy) => inputs[name] === undefined ? policy : String(inputs[name]) === 'true';
    const comment = String(inputs.comment ?? delivery.comment) !== 'never';
    const pullRequest = on('pull-request', delivery.pullRequest !== undefined);
    const issue = on('issue', delivery.issue);
    const identity = inputs.identity !== undefined || config.identity !== undefined;
    return {
        contents: pullRequest ? 'write' : 'read',
        ...(identity ? { 'id-token': 'write' } : {}),
        ...(comment || pullRequest ? { 'pull-requests': 'write' } : {}),
        ...(issue ? { issues: 'write' } : {}),
    };
}

;// CONCATENATED MODULE: ./lib/cli/doctor-ci.js
// `doctor`: the permissions of the workflows here, and the job's token for the API of the CI host.





const subject = 'workflow permissions';
const isWorkflow = (path) => /^\.github\/workflows\/[^/]+\.ya?ml$/.test(path);
/** One line for each job that runs Tagproof, or one that says there is none. */
async function workflowLines({ files }, config) {
    const paths = (await files.list(isWorkflow)).filter(isWorkflow);
    const lines = await Promise.all(paths.map(async (path) => {
        const read = await files.read(path);
        const needs = 'text' in read ? jobNeedsOf(read.text, config) : undefined;
        if (needs === undefined) {
            const says = `${path} cannot be read as a workflow`;
            return [{ subject, standing: 'unknown', says, code: 'unreadable-file', cure: `Mend ${path}.` }];
        }
        return needs.map(({ job, missing, open }) => {
            const where = `Job \`${job}\` of ${path}`;
            const list = (names) => names.map((name) => `\`${name}\``).join(', ');
            if (missing.length > 0) {
                const cure = `Add ${list(missing)} under \`permissions:\` of the job.`;
                return { subject, standing: 'not ok', says: `${where} lacks ${list(missing)}`, cure };
            }
            if (open.length > 0) {
                const says = `${where} states no permissions; the repository's settings decide about ${list(open)}`;
                return { subject, standing: 'unknown', says, cure: `Write ${list(open)} under \`permissions:\`.` };
            }
            return ok(subject, `${where} has all that its inputs need`);
        });
    }));
    const all = lines.flat();
    if (all.length > 0)
        return all;
    return [ok(subject, 'No workflow here uses Tagproof; `tagproof init` proposes one')];
}
/** In CI: whether the job's token reads this repository. Elsewhere nothing. */
async function tokenLines(host, config) {
    if (host.ci === undefined)
        return [];
    const { comment, issue, pullRequest } = config.delivery;
    const needed = comment !== 'never' || issue || pullRequest !== undefined;
    const cure = 'Give `github-token`, and the permissions of docs/ci-host.md.';
    try {
        const { run, api } = await (0,ci.connectCi)(host, config);
        if (run === undefined || api === undefined)
            return [];
        if (config.githubToken === undefined) {
            if (!needed)
                return [ok('github-token', 'None is given, and nothing that is asked for needs it')];
            throw new failure/* Failure */.HR('no-credential', 'There is no token for the API of the CI host');
        }
        await (0,files.describeRepository)(api, run.repository);
        return [ok('github-token', `It reads ${run.repository.owner}/${run.repository.name}`)];
    }
    catch (error) {
        return [failed('github-token', error, cure)];
    }
}

// EXTERNAL MODULE: ./lib/http/api-error.js
var api_error = __webpack_require__(55271);
;// CONCATENATED MODULE: ./lib/cli/doctor-roles.js
// `doctor`: what the identity may list, and whether a history can be read.



const viewer = 'Bind the role `viewer` to the identity, at the root organization.';
/** What helps when the registry refuses, by who asked. */
const pullCures = {
    'signed in': 'Bind the role `registry.pull` to the identity, at the root organization. Or check `history-service` and `public-organization`.',
    'sign-in failed': 'First the sign-in: see its line above.',
    anonymous: 'Give `identity` or `registry-token`: this image is not public.',
};
const dayMs = 86_400_000;
/** One line for each list that a run asks for. */
async function roleLines(client, config) {
    const [repositories, advisories] = await Promise.all([
        repositoryLines(client, config),
        line('list advisories', viewer, async () => {
            await client.listAdvisories({ artifactNames: [config.artifacts[0] ?? 'openssl'] }).total();
            return 'The identity may list advisories';
        }),
    ]);
    return { ...repositories, lines: [...repositories.lines, advisories] };
}
async function repositoryLines(client, { group, platform }) {
    const subject = 'list repositories';
    try {
        const scope = group === undefined ? {} : { 'uidp.descendants_of': group };
        const found = await client.listRepositories(scope).all();
        const [first] = found;
        if (first === undefined)
            throw new failure/* Failure */.HR('denied', 'The identity sees no repository, as one of a subgroup would');
        const listed = ok(subject, `The identity sees repositories (${found.length})`);
        const query = { ...platform?.tagQuery, 'uidp.children_of': first.uid };
        let tag;
        const tags = await line('list tags', viewer, async () => {
            const all = await client.listTags(query).all();
            tag = all[0]?.name;
            return `The identity may list tags (${all.length} of ${first.name})`;
        });
        const organization = group === undefined ? undefined : await nameOf(client, group);
        const known = tag !== undefined && organization !== undefined;
        return {
            lines: [listed, tags],
            ...(known ? { sample: { path: `${organization}/${first.name}`, tag: tag ?? '' } } : {}),
        };
    }
    catch (error) {
        return { lines: [failed(subject, error, viewer), notAsked('list tags', 'no repository is seen')] };
    }
}
/** The organization's name, which image names begin with; unknown where the group may not be seen. */
async function nameOf(client, group) {
    try {
        return (await client.getGroup([group])).name;
    }
    catch (error) {
        if (error instanceof failure/* Failure */.HR)
            return undefined;
        throw error;
    }
}
/** The registry's token and the history of one tag: the last two requests of a proof. */
async function registryLines(registry, sample, clock, asked) {
    const [token, history] = ['registry token', 'tag history'];
    if (sample === undefined) {
        const why = 'neither the files nor the lists name an image of the platform';
        return [notAsked(token, why), notAsked(history, why)];
    }
    const { path, tag } = sample;
    try {
        await registry.history(path, tag, { start: clock.now() - dayMs });
        return [
            ok(token, `The registry gives a token for ${path}`),
            ok(history, `The history of ${path}:${tag} can be read`),
        ];
    }
    catch (error) {
        const atToken = error instanceof api_error/* ApiError */.hD && error.operation.startsWith('Registry token');
        const cure = pullCures[asked];
        if (atToken)
            return [failed(token, error, cure), notAsked(history, 'there is no registry token')];
        const given = error instanceof api_error/* ApiError */.hD
            ? ok(token, `The registry gives a token for ${path}`)
            : notAsked(token, 'the registry gave no usable answer');
        return [given, failed(history, error, cure)];
    }
}
async function line(subject, cure, ask) {
    try {
        return ok(subject, await ask());
    }
    catch (error) {
        return failed(subject, error, cure);
    }
}

// EXTERNAL MODULE: ./lib/auth/index.js
var auth = __webpack_require__(16090);
// EXTERNAL MODULE: ./lib/platform/claims.js + 1 modules
var platform_claims = __webpack_require__(80828);
;// CONCATENATED MODULE: ./lib/cli/doctor-sign-in.js
// `doctor`: the workflow's token, its audience, and what the identity gives for it.




const identityCure = 'Compare with `tagproof identity explain`; `tagproof identity create` makes an identity that fits.';
/** Signs in as a run would, one line a step. Every secret is masked before it is used. */
async function signInLines(options) {
    const { config, mask } = options;
    for (const secret of [config.token, config.registryToken])
        if (secret !== undefined)
            mask(secret);
    const given = {
        ...(config.token === undefined ? {} : { platformToken: config.token }),
        ...(config.registryToken === undefined ? {} : { registryToken: config.registryToken }),
    };
    if (config.token !== undefined && config.registryToken !== undefined)
        return { ...given, lines: [ok('sign-in', 'Both tokens are given, so nothing is exchanged')] };
    const { identity } = config;
    if (identity === undefined) {
        const says = 'No `identity` is given: without a token, only public images can be asked about';
        return { ...given, lines: [ok('sign-in', says)] };
    }
    const workflow = await workflowToken(options);
    if (workflow.token === undefined)
        return { ...given, lines: [...workflow.lines, notAsked('identity', 'there is no workflow token')] };
    const { token } = workflow;
    const exchange = async (subject, audience) => {
        try {
            const secrets = await options.exchange(audience, token, identity);
            secrets.forEach(mask);
            return { token: secrets[0], line: ok(subject, `The identity gives a token for ${audience}`) };
        }
        catch (error) {
            return { line: failed(subject, error, identityCure) };
        }
    };
    const [platform, registry] = await Promise.all([
        config.token ?? exchange('identity', new URL(options.platform.baseUrl).origin),
        config.registryToken ?? exchange('registry sign-in', new URL(options.platform.registryUrl).host),
    ]);
    const platformToken = 'line' in platform ? platform.token : platform;
    const registryToken = 'line' in registry ? registry.token : registry;
    return {
        lines: [...workflow.lines, ...[platform, registry].flatMap((one) => ('line' in one ? [one.line] : []))],
        ...(platformToken === undefined ? {} : { platformToken }),
        ...(registryToken === undefined ? {} : { registryToken }),
    };
}
async function workflowToken({ config, platform, workflow, mask, }) {
    const subject = 'workflow token';
    const refusal = await workflow.refusal();
    if (refusal === 'not-in-ci') {
        const says = 'There is no CI here, so there is no workflow token to try';
        const cure = 'Run `doctor` in a workflow, or give `TAGPROOF_TOKEN` and `TAGPROOF_REGISTRY_TOKEN`.';
        return { lines: [{ subject, standing: 'unknown', says, code: 'sign-in', cure }] };
    }
    if (refusal !== undefined)
        return { lines: [failed(subject, new failure/* Failure */.HR(...auth/* refusals */.Ke[refusal]), '')] };
    const audience = config.oidcAudience ?? new URL(platform.issuerUrl).host;
    try {
        const token = await workflow.idToken(audience);
        mask(token);
        const claims = (0,platform_claims/* claimsOf */.d)(token);
        if (claims === undefined)
            throw new failure/* Failure */.HR('bad-answer', 'What the CI gave is not a JSON Web Token');
        const carries = ok(subject, `It carries issuer "${claims.issuer}" and subject "${claims.subject}"`);
        return { token, lines: [carries, audienceLine(claims.audience, audience)] };
    }
    catch (error) {
        return { lines: [failed(subject, error, 'Run the job again.')] };
    }
}
function audienceLine(carried, wanted) {
    if (carried.split(' ').includes(wanted))
        return ok('audience', `The token is made for ${wanted}`);
    return {
        subject: 'audience',
        standing: 'not ok',
        says: `The token is made for "${carried}", and ${wanted} was asked for`,
        code: 'sign-in',
        cure: "Set `oidc-audience` to what the identity's claimMatch names, or leave it out.",
    };
}

;// CONCATENATED MODULE: ./lib/cli/diagnose.js
// All that `doctor` looks at, in the order in which a run depends on it.












/** Every line of the examination. Nothing is written anywhere; it throws only on a defect. */
async function diagnose(host, config) {
    const send = (0,limit/* withLimit */.K)((0,retry/* withRetries */.L)(host.send, host.clock, { total: 0, retried: 0 }), connect/* requestsAtOnce */.tH, () => undefined);
    const { platform } = config;
    const [about, workflows, token] = await Promise.all([
        platform === undefined ? [noPlatform] : platformLines(host, config, platform, send),
        workflowLines(host, config),
        tokenLines(host, config),
    ]);
    return [...about, ...workflows, ...token];
}
const noPlatform = {
    subject: 'platform',
    standing: 'unknown',
    says: 'No platform is configured, so nothing can be proved',
    code: 'no-platform',
    cure: 'Give `platform`, or `base-url` and `registry-url`.',
};
async function platformLines(host, config, platform, send) {
    const mask = host.sink.mask.bind(host.sink);
    const [addresses, signedIn, here] = await Promise.all([
        addressLines(platform, send, host.clock),
        signInLines({
            platform,
            config,
            workflow: host.workflow,
            mask,
            exchange: (audience, idToken, identity) => (0,exchange/* exchangeToken */.r)(send, { issuerUrl: platform.issuerUrl, audience, idToken, identity }),
        }),
        sampleOf(host, config),
    ]);
    const { platformToken, registryToken } = signedIn;
    const anonymous = config.identity === undefined && platformToken === undefined;
    const roles = platformToken === undefined
        ? { lines: anonymous ? [] : [notAsked('roles', 'there is no platform token')] }
        : await roleLines((0,client/* platformClient */.J)({ baseUrl: platform.baseUrl, send, token: platformToken }), config);
    const registry = (0,registry_client/* registryClient */.R)({
        ...platform,
        send,
        onToken: mask,
        ...(registryToken === undefined ? {} : { credential: registryToken }),
    });
    const asked = registryToken !== undefined ? 'signed in' : anonymous ? 'anonymous' : 'sign-in failed';
    const histories = await registryLines(registry, here ?? roles.sample, host.clock, asked);
    return [...addresses, ...signedIn.lines, ...roles.lines, ...histories];
}
/** The first image of the platform that the files name. */
async function sampleOf({ files }, config) {
    const { registry } = (0,connect/* registryHost */.U$)(config.platform);
    const { occurrences } = await (0,walk/* scanCheckout */.W)(files, config);
    for (const one of occurrences) {
        if (one.kind !== 'image' || one.image.registry !== registry || one.image.tag === undefined)
            continue;
        return { path: one.image.repository, tag: one.image.tag };
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/cli/doctor.js
// `doctor`: whether everything that a run depends on is as it should be, line by line, with the cure for what is not.











/** Exit code 0 when all is well, 1 when something is not, 3 when something could not be found out. */
async function doctor(context) {
    const { invocation, environment, out, err } = context;
    const token = (0,cli_context/* inputOf */.wg)(context, 'github-token');
    const host = (0,local/* localHost */.O)({
        root: invocation.operands[0] ?? '.',
        environment,
        ...(0,cli_context/* lookOf */.Li)(context),
        print: err,
    });
    const read = await (0,configure/* configure */.j)({
        get: (name) => (0,cli_context/* inputOf */.wg)(context, name),
        ...(0,policy_files/* policySources */.T)(host, token === undefined ? undefined : new secret/* Secret */.z(token)),
    });
    if ('mistakes' in read)
        return (0,cli_context/* mistaken */.R3)({ err }, 'configuration', read.mistakes);
    const diagnoses = await diagnose(host, read.config);
    const exitCode = exitCodeOf(diagnoses);
    out(invocation.json ? JSON.stringify({ exitCode, diagnoses }, null, 2) : diagnosisText(diagnoses, context));
    return exitCode;
}
const signs = { ok: '✓', 'not ok': '✗', unknown: '?' };
const styles = { ok: 'green', 'not ok': 'red', unknown: 'yellow' };
/** The lines as a person reads them: sign, subject, what is so, and below it the cure. */
function diagnosisText(diagnoses, { colour, width = Number.POSITIVE_INFINITY }) {
    const paint = (style, text) => colour ? (0,external_node_util_.styleText)(style, text, { validateStream: false }) : text;
    const column = Math.max(...diagnoses.map(({ subject }) => subject.length)) + 13;
    const indented = (text) => (0,columns/* wrapped */.k)((0,report_escape/* plain */.pj)(text), Math.max(40, width - column)).join(`\n${' '.repeat(column)}`);
    const lines = diagnoses.map(({ subject, standing, says, code, cure }) => {
        const head = paint(styles[standing], `${signs[standing]} ${standing.padEnd(7)}`);
        const coded = code === undefined ? says : `${says} [${code}]`;
        const remedy = standing === 'ok' || !cure ? '' : `\n${' '.repeat(column)}${paint('bold', indented(cure))}`;
        return `${head}  ${subject.padEnd(column - 11)}${indented(coded)}${remedy}`;
    });
    const count = (wanted) => diagnoses.filter(({ standing }) => standing === wanted).length;
    const total = `${(0,words/* plural */.LS)(diagnoses.length, 'line')}: ${count('ok')} ok, ${count('not ok')} not ok, ${count('unknown')} unknown`;
    return [...lines, '', paint('bold', total)].join('\n');
}


/***/ }),

/***/ 32918:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ configure),
  a: () => (/* binding */ words)
});

;// CONCATENATED MODULE: ./lib/check/ids.js
// The ids of all checks, in the order of the documentation: for those that name checks without running them.
const checkIds = [
    'unpinned',
    'digest-not-in-history',
    'digest-of-one-platform',
    'stale-digest',
    'cooling-down',
    'deprecated-tag',
    'missing-tag',
    'conflicting-pins',
    'advisory',
    'opaque-reference',
    'expired-waiver',
    'unused-waiver',
];

// EXTERNAL MODULE: ./lib/inputs/index.js + 3 modules
var inputs = __webpack_require__(46098);
// EXTERNAL MODULE: ./lib/inputs/policy-inputs.js
var policy_inputs = __webpack_require__(98957);
// EXTERNAL MODULE: ./lib/model/policy.js
var policy = __webpack_require__(39711);
// EXTERNAL MODULE: ./lib/platform/presets.js
var presets = __webpack_require__(97391);
// EXTERNAL MODULE: ./lib/policy/merge.js
var merge = __webpack_require__(59014);
// EXTERNAL MODULE: ./lib/policy/mistake.js
var mistake = __webpack_require__(9202);
// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(72527);
;// CONCATENATED MODULE: ./lib/configure.js
// Inputs and policy → Config: the one place where the two meet.








/** What checks and presets are called, for everything that reads their names. */
const words = { checks: checkIds, presets: Object.keys(presets/* presets */.v) };
/** Reads the policy and the inputs; every mistake in both comes back at once, in words that are safe to show. */
async function configure({ get, head, base, remote, notFromPolicy = [], }) {
    const known = { presets: presets/* presets */.v, checks: words.checks };
    const where = (0,policy_inputs/* readPolicyInputs */.k)(get);
    if ('mistakes' in where) {
        const others = (0,inputs/* readConfig */.X)(get, known, 'wrong');
        return { mistakes: [...where.mistakes, ...('mistakes' in others ? others.mistakes : [])].map(report_escape/* plain */.pj) };
    }
    const { config, policyFrom } = where.inputs;
    const fromBase = policyFrom === 'base' ? base : undefined;
    const [own, counting] = await policiesOf(config, { head, remote, ...(fromBase && { base: fromBase }) });
    const wrong = [own, counting].flatMap((one) => (one && 'mistakes' in one ? one.mistakes : []));
    const policy = wrong.length > 0 ? 'wrong' : without(policyInForce(own, counting), notFromPolicy);
    const read = (0,inputs/* readConfig */.X)(get, known, policy);
    const mistakes = [...wrong.map(mistake/* mistakeText */.M), ...('mistakes' in read ? read.mistakes : [])];
    if ('mistakes' in read || mistakes.length > 0)
        return { mistakes: mistakes.map(report_escape/* plain */.pj) };
    return { config: read.config };
}
function without(policy, names) {
    const settings = [...policy.settings].filter(([name]) => !names.includes(name));
    return { ...policy, settings: new Map(settings) };
}
/** The checkout's policy and the base's. What reads policies is loaded only where there may be one. */
async function policiesOf(given, { head, base, remote }) {
    const path = given ?? policy_inputs/* defaultPolicyPath */.r;
    if (given === undefined && base === undefined && 'missing' in (await head(path)))
        return [{ policy: policy/* noPolicy */.W }, undefined];
    const { loadPolicy } = await Promise.all(/* import() */[__webpack_require__.e(4073), __webpack_require__.e(1779)]).then(__webpack_require__.bind(__webpack_require__, 81779));
    const request = { path, remote, words };
    return Promise.all([
        loadPolicy({ ...request, read: head, required: given !== undefined }),
        base && loadPolicy({ ...request, read: base, required: false, label: (file) => `${file}@base` }),
    ]);
}
function policyInForce(own, counting) {
    if ('mistakes' in own || (counting !== undefined && 'mistakes' in counting))
        return policy/* noPolicy */.W;
    return counting === undefined ? own.policy : (0,merge/* asBase */.q)(counting.policy, own.policy);
}


/***/ }),

/***/ 24132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ng: () => (/* binding */ connect),
  kw: () => (/* binding */ historyLimit),
  U$: () => (/* binding */ registryHost),
  tH: () => (/* binding */ requestsAtOnce)
});

;// CONCATENATED MODULE: ./lib/http/clock-check.js
const toleratedMs = 3_600_000;
/**
 * Looks at every answer on its way. `Date` is when the answer was made, and `Age` how long a cache held it since:
 * https://www.rfc-editor.org/rfc/rfc9110#name-date, https://www.rfc-editor.org/rfc/rfc9111#name-age
 */
function checkingClock(send, clock) {
    let wrong;
    return {
        wrong: () => wrong,
        async send(request) {
            const response = await send(request);
            const { date = '', age = '' } = response.headers;
            const at = Date.parse(date) + (/^\d{1,9}$/.test(age) ? Number(age) * 1000 : 0);
            if (wrong === undefined && Math.abs(at - clock.now()) > toleratedMs)
                wrong = differ(new URL(request.url).host, at, clock.now());
            return response;
        },
    };
}
function differ(host, theirs, ours) {
    const shown = (at) => `${new Date(at).toISOString().slice(0, 16)}Z`;
    const message = `This machine's clock says ${shown(ours)}, and ${host} says ${shown(theirs)}: how old a pin is cannot be told. Set the clock, and run again`;
    return { cause: 'clock', subject: 'clock', message };
}

// EXTERNAL MODULE: ./lib/http/limit.js
var limit = __webpack_require__(50827);
// EXTERNAL MODULE: ./lib/http/retry.js
var retry = __webpack_require__(28394);
// EXTERNAL MODULE: ./lib/registries.js + 9 modules
var registries = __webpack_require__(3906);
;// CONCATENATED MODULE: ./lib/connect.js
// Signs in and builds the clients of a run: the one place where stages meet the platform and the registries.




/** Records that one answer of the history endpoint holds at most (platform-api: Tag history endpoint, rule 4). */
const historyLimit = 1000;
/** Requests under way at once, to all services together. */
const requestsAtOnce = 64;
/** Signs in. What fails is an Unknown of the connection. */
async function connect(host, config) {
    const requests = { total: 0, retried: 0 };
    const send = (0,limit/* withLimit */.K)((0,retry/* withRetries */.L)(host.send, host.clock, requests), requestsAtOnce, () => host.sink.progress(`${requests.total} requests`));
    const others = (0,registries/* registriesOf */._)(host, send);
    const clock = checkingClock(send, host.clock);
    const connected = await connectPlatform(host, config, clock.send);
    return { ...connected, others, requests, clock: clock.wrong };
}
const noPlatform = {
    cause: 'no-platform',
    subject: 'platform',
    message: 'No platform is configured, so nothing can be proved. Give `platform`, or `base-url` and `registry-url`',
};
async function connectPlatform(host, config, send) {
    const { platform } = config;
    if (platform === undefined)
        return { sources: noPlatform, advice: noPlatform, incomplete: [] };
    const { signedIn } = await Promise.all(/* import() */[__webpack_require__.e(727), __webpack_require__.e(9394), __webpack_require__.e(5324)]).then(__webpack_require__.bind(__webpack_require__, 25324));
    return signedIn(host, config, platform, send);
}
/** Host of the platform's registry as it stands in image names, with its port if any. */
function registryHost(platform) {
    return platform === undefined ? {} : { registry: new URL(platform.registryUrl).host };
}


/***/ }),

/***/ 98957:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ readPolicyInputs),
/* harmony export */   r: () => (/* binding */ defaultPolicyPath)
/* harmony export */ });
/* harmony import */ var _model_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39711);
/* harmony import */ var _reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70178);
// The two inputs that say which policy holds: they are read before all others.


const defaultPolicyPath = '.github/tagproof.yml';
/** A path below the checkout: no drive, no root, no `..`. */
const relativePath = /^(?![/\\]|[A-Za-z]:)(?!(?:[^/\\]*[/\\])*\.\.(?:[/\\]|$))[^\0]{1,1024}$/;
/** Reads `config` and `policy-from`. */
function readPolicyInputs(get) {
    const reader = new _reader_js__WEBPACK_IMPORTED_MODULE_1__/* .Reader */ .m(get, _model_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .noPolicy */ .W);
    const policyFrom = reader.oneOf('policy-from', ['base', 'head']) ?? 'base';
    const config = reader.matching('config', relativePath, 'the path of a file relative to the checkout');
    if (reader.mistakes.length > 0)
        return { mistakes: reader.mistakes };
    return { inputs: { policyFrom, ...(config === undefined ? {} : { config }) } };
}


/***/ }),

/***/ 38455:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ policySources),
/* harmony export */   p: () => (/* binding */ checkoutPolicy)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);

/** Files of a checkout as policy texts. */
function checkoutPolicy(files) {
    return async (path) => policyText(await files.read(path));
}
/**
 * The sources of a run. On pull requests and in merge queues there is a base. What cannot be had of it or of another
 * repository is `unknown`, which no verdict passes over. The client of the CI host is loaded when it is asked.
 */
function policySources(host, githubToken) {
    const event = host.ci?.variable('GITHUB_EVENT_NAME');
    const hasBase = event?.startsWith('pull_request') === true || event === 'merge_group';
    return {
        head: checkoutPolicy(host.files),
        ...(hasBase ? { base: basePolicy(host, githubToken) } : {}),
        remote: remotePolicy(host, githubToken),
    };
}
async function connected(host, githubToken) {
    const { connectCi } = await Promise.all(/* import() */[__webpack_require__.e(1856), __webpack_require__.e(19)]).then(__webpack_require__.bind(__webpack_require__, 1856));
    return connectCi(host, githubToken === undefined ? {} : { githubToken });
}
function basePolicy(host, githubToken) {
    let base;
    return (path) => attempt(`${path} of the base commit`, async () => {
        base ??= Promise.all(/* import() */[__webpack_require__.e(1856), __webpack_require__.e(19)]).then(__webpack_require__.bind(__webpack_require__, 1856)).then(async (ci) => ci.openBase(host, await connected(host, githubToken)));
        const opened = await base;
        if (opened === undefined)
            throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', 'The event names no base commit');
        return policyText(await opened.files.read(path));
    });
}
function remotePolicy(host, githubToken) {
    return ({ owner, repository: name, path, ref }) => attempt(`${owner}/${name}/${path}@${ref}`, async () => {
        const [{ apiAt }, { readAddresses }, { filesOf, resolveCommit }] = await Promise.all([
            Promise.all(/* import() */[__webpack_require__.e(1856), __webpack_require__.e(19)]).then(__webpack_require__.bind(__webpack_require__, 1856)),
            __webpack_require__.e(/* import() */ 9607).then(__webpack_require__.bind(__webpack_require__, 19607)),
            __webpack_require__.e(/* import() */ 7660).then(__webpack_require__.bind(__webpack_require__, 87660)),
        ]);
        const { run } = await connected(host, githubToken);
        const addresses = run?.addresses ?? readAddresses((variable) => host.ci?.variable(variable));
        const api = apiAt(host, addresses, githubToken);
        const repository = { owner, name };
        return policyText(await filesOf(api, repository, await resolveCommit(api, repository, ref)).read(path));
    });
}
function policyText(read) {
    return 'unreadable' in read && read.absent === true ? { missing: true } : read;
}
async function attempt(subject, read) {
    try {
        return await read();
    }
    catch (error) {
        const { message } = (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .unknownFrom */ .NI)(error, subject);
        return { unknown: { cause: 'policy-unread', subject, message: `The policy cannot be read: ${message}` } };
    }
}


/***/ }),

/***/ 59014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ mergePolicies),
/* harmony export */   q: () => (/* binding */ asBase)
/* harmony export */ });
/**
 * The base with the file on top. Settings and severities: the later wins, one by one, and a list replaces a list.
 * Registries: the same, prefix by prefix. Overrides and waivers: those of the base, then those of the file.
 */
function mergePolicies(base, file) {
    const named = (all) => [
        ...new Map(all.map((one) => [one.name, one])).values(),
    ];
    const said = file.origins.map(({ name }) => name);
    return {
        sources: [...base.sources, ...file.sources],
        settings: new Map([...base.settings, ...file.settings]),
        checks: new Map([...base.checks, ...file.checks]),
        overrides: [...base.overrides, ...file.overrides],
        waivers: [...base.waivers, ...file.waivers],
        removed: [...base.removed, ...file.removed],
        pending: [...base.pending, ...file.pending],
        registries: new Map([...base.registries, ...file.registries]),
        advisories: {
            ...base.advisories,
            ...file.advisories,
            ignoreStatus: said.includes('advisories.ignore-status')
                ? file.advisories.ignoreStatus
                : base.advisories.ignoreStatus,
        },
        origins: named([...base.origins, ...file.origins]),
        unread: [...base.unread, ...file.unread],
    };
}
/**
 * The policy of a pull request's base, seen with the pull request's own. Only the base's counts. Waivers in both
 * stand at their place in the pull request; those that it takes away are `removed`, those that it adds `pending`.
 */
function asBase(base, head) {
    const own = new Map(head.waivers.map((waiver) => [identity(waiver), waiver]));
    const counting = new Set(base.waivers.map(identity));
    return {
        ...base,
        ofBase: true,
        sources: [...base.sources, ...head.sources],
        waivers: base.waivers.flatMap((waiver) => own.get(identity(waiver)) ?? []),
        removed: base.waivers.filter((waiver) => !own.has(identity(waiver))),
        pending: head.waivers.filter((waiver) => !counting.has(identity(waiver))),
        unread: [...base.unread, ...head.unread],
    };
}
/** What a waiver says, wherever it stands. */
function identity({ at: _at, inheritedAt, ...says }) {
    const sorted = Object.entries(says).sort(([a], [b]) => (a < b ? -1 : 1));
    return JSON.stringify([inheritedAt !== undefined, sorted]);
}


/***/ }),

/***/ 9202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ mistakeText),
/* harmony export */   s: () => (/* binding */ mistakeAt)
/* harmony export */ });
/* harmony import */ var _model_position_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5218);
// Something wrong in a policy file, with its line and column.

const lookups = new WeakMap();
/** A mistake at a span of the file. */
function mistakeAt(source, span, message) {
    const positions = lookups.get(source) ?? (0,_model_position_js__WEBPACK_IMPORTED_MODULE_0__/* .positionsOf */ .q)(source.text);
    lookups.set(source, positions);
    const clamp = (offset) => Math.min(Math.max(offset, 0), source.text.length);
    const { line, column } = positions({ start: clamp(span.start), end: clamp(span.end) });
    return { file: source.path, line, column: Math.max(column, 1), message };
}
/** `file:line:column: message`. */
function mistakeText({ file, line, column, message }) {
    return `${file}:${line}:${column}: ${message}`;
}


/***/ })

};
