export const id = 6306;
export const ids = [6306];
export const modules = {

/***/ 46306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  exposure: () => (/* binding */ exposure)
});

// EXTERNAL MODULE: ./lib/ci/connect.js + 1 modules
var connect = __webpack_require__(58208);
// EXTERNAL MODULE: ./lib/clients/github/files.js
var files = __webpack_require__(85133);
// EXTERNAL MODULE: ./lib/clients/github/runner.js
var runner = __webpack_require__(61522);
// EXTERNAL MODULE: ./lib/clients/http/index.js + 6 modules
var http = __webpack_require__(11252);
// EXTERNAL MODULE: ./lib/command/context.js
var command_context = __webpack_require__(5062);
// EXTERNAL MODULE: ./lib/command/gate.js + 2 modules
var gate = __webpack_require__(9639);
// EXTERNAL MODULE: ./lib/host/git/run-git.js
var run_git = __webpack_require__(569);
;// CONCATENATED MODULE: ./lib/host/git/window.js

const maxBytes = 64 * 1024 * 1024;
const maxCommits = '200000';
const format = '--format=%H%x09%ct%x09%S';
async function commitWindow(root, from, to) {
    const opened = await (0,run_git/* openGit */.zY)(root);
    if (opened === undefined || 'refused' in opened)
        return undefined;
    const git = async (...args) => (await (0,run_git/* runGit */.EO)(opened, args, maxBytes))?.toString('utf8').trim();
    const main = (await git('symbolic-ref', 'refs/remotes/origin/HEAD')) ?? (await git('symbolic-ref', 'HEAD')) ?? 'HEAD';
    const limits = [`--max-count=${maxCommits}`, format];
    const [line, others, shallow] = await Promise.all([
        git('log', '--first-parent', '--source', ...limits, main, '--'),
        git('log', '--source', ...limits, '--branches', '--remotes=origin', '--not', main, '--'),
        git('rev-parse', '--is-shallow-repository'),
    ]);
    if (line === undefined || others === undefined)
        return undefined;
    const commits = [...datedIn(line), ...datedIn(others)];
    const before = new Map();
    for (const one of commits)
        if (one.at < from && one.at > (before.get(one.branch)?.at ?? Number.NEGATIVE_INFINITY))
            before.set(one.branch, one);
    return {
        defaultBranch: branchOf(main),
        before: [...before.values()],
        within: commits.filter(({ at }) => at >= from && at < to),
        isShallow: shallow !== 'false',
    };
}
function datedIn(text) {
    return text.split('\n').flatMap((line) => {
        const [commit = '', seconds = '', ref = ''] = line.split('\t');
        return commit === '' ? [] : [{ commit, at: Number(seconds) * 1000, branch: branchOf(ref) }];
    });
}
function branchOf(ref) {
    return ref.replace(/^refs\/(?:heads|remotes\/origin)\//, '');
}

// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(88532);
// EXTERNAL MODULE: ./lib/model/images/image.js
var images_image = __webpack_require__(75485);
// EXTERNAL MODULE: ./lib/model/text/time.js
var time = __webpack_require__(26732);
;// CONCATENATED MODULE: ./lib/exposure/incident.js




const maxIncidentBytes = 256 * 1024;
const most = 1000;
const incident_image = schemas/* string */.YjP().transform((raw, context) => {
    const parsed = (0,images_image/* parseImage */.zZ)(raw);
    if (parsed.kind === 'image' && parsed.image.tag === undefined && parsed.image.digest === undefined)
        return (0,images_image/* imageName */.tO)(parsed.image);
    const why = parsed.kind === 'invalid' ? parsed.why : 'tags and digests have lists of their own';
    context.addIssue({ code: 'custom', message: `must be the name of an image: ${why}` });
    return core/* NEVER */.tm;
});
const tag = schemas/* string */.YjP().refine(images_image/* isTag */.dz, 'must be a tag');
const digest = schemas/* custom */.IeY((value) => typeof value === 'string' && (0,images_image/* isDigest */.Bc)(value), 'must be `sha256:` followed by 64 lower-case hexadecimal digits');
const instant = (isEnd) => schemas/* string */.YjP().transform((text, context) => {
    const at = (0,time/* parseInstant */.nV)((0,time/* isDay */.N)(text) ? `${text}T00:00:00Z` : text);
    if (at !== undefined)
        return (0,time/* isDay */.N)(text) && isEnd ? at + 86_400_000 : at;
    context.addIssue({
        code: 'custom',
        message: 'must be a time with its zone, such as 2026-03-19T18:22:00Z',
    });
    return core/* NEVER */.tm;
});
const windowSchema = schemas/* strictObject */.rej({
    images: schemas/* array */.YOg(incident_image).min(1).max(most),
    tags: schemas/* array */.YOg(tag).max(most).default([]),
    from: instant(false),
    to: instant(true),
    digests: schemas/* array */.YOg(digest).max(most).default([]),
    good: schemas/* array */.YOg(digest).max(most).default([]),
})
    .superRefine(({ from, to, digests, good }, context) => {
    if (from >= to)
        context.addIssue({ code: 'custom', path: ['to'], message: 'must be later than `from`' });
    for (const one of digests)
        if (good.includes(one))
            context.addIssue({ code: 'custom', path: ['good'], message: `${one} is in \`digests\`, too` });
});
const incidentSchema = schemas/* strictObject */.rej({
    id: schemas/* string */.YjP().min(1).max(200),
    aliases: schemas/* array */.YOg(schemas/* string */.YjP().max(200)).max(100).default([]),
    sources: schemas/* array */.YOg(schemas/* string */.YjP().max(2000)).max(100).default([]),
    windows: schemas/* array */.YOg(windowSchema).min(1).max(100),
});
function parseIncident(name, text) {
    const document = (0,dist/* parseDocument */.Tp)(text, { uniqueKeys: true, schema: 'core' });
    const wrong = document.errors.map(({ message }) => `${name}: ${message.split('\n', 1)[0]}`);
    if (wrong.length > 0)
        return { issues: wrong };
    let value;
    try {
        value = document.toJS({ maxAliasCount: 100 });
    }
    catch (error) {
        return { issues: [`${name}: ${error instanceof Error ? error.message : String(error)}`] };
    }
    return checked(value, (path) => `${name}: ${path === '' ? 'the document' : `\`${path}\``} `);
}
function incidentOfFlags({ image: images, tag: tags, digest: digests, from, to, }) {
    const missing = Object.entries({ image: images[0], from, to }).filter(([, value]) => value === undefined);
    if (missing.length > 0) {
        const names = missing.map(([name]) => `\`--${name}\``).join(', ');
        return {
            issues: [
                `${names} ${missing.length === 1 ? 'is' : 'are'} missing: name an incident file, or set --image, --from and --to.`,
            ],
        };
    }
    const flagOf = { images: 'image', tags: 'tag', digests: 'digest' };
    return checked({ id: 'unnamed', windows: [{ images, tags, digests, from, to }] }, (path) => {
        const [, , field = ''] = path.split('.');
        return `\`--${flagOf[field] ?? field}\` `;
    });
}
function checked(value, where) {
    const parsed = incidentSchema.safeParse(value);
    if (parsed.success)
        return { incident: parsed.data };
    return { issues: parsed.error.issues.map(({ path, message }) => `${where(path.join('.'))}${message}.`) };
}

// EXTERNAL MODULE: ./lib/exposure/investigate.js + 5 modules
var investigate = __webpack_require__(15393);
// EXTERNAL MODULE: ./lib/exposure/markdown.js
var markdown = __webpack_require__(61264);
// EXTERNAL MODULE: ./lib/exposure/report.js
var exposure_report = __webpack_require__(8675);
;// CONCATENATED MODULE: ./lib/exposure/index.js












const defaultRequests = 4500;
async function exposure(context) {
    const { environment, invocation } = context;
    const [read, repository] = [await incidentOf(context), repositoryOf(context)];
    const most = invocation.flags.get('max-requests') ?? String(defaultRequests);
    const issues = [
        ...('issues' in read ? read.issues : []),
        ...('issue' in repository ? [repository.issue] : []),
        ...(/^[1-9]\d{0,6}$/.test(most) ? [] : ['`--max-requests` must be a whole number from 1.']),
    ];
    if ('issues' in read || 'issue' in repository || issues.length > 0)
        return (0,command_context/* usageErrors */.jY)(context, 'usage', issues);
    const token = (0,command_context/* githubTokenOf */.A2)(context);
    if (token === undefined) {
        const message = 'Logs are only read with a token: set --github-token or GITHUB_TOKEN';
        return (0,command_context/* printFailure */.eV)(context, { cause: 'no-credential', subject: 'GitHub', message });
    }
    const { host } = (0,http/* guardHost */.aK)((0,gate.folderHost)({ ...context, invocation: { ...invocation, operands: [] } }));
    try {
        const addresses = (0,runner.readAddresses)((variable) => environment[variable] || undefined);
        const api = (0,connect.apiAt)(host, addresses, token);
        const { incident } = read;
        const { from, to } = (0,investigate/* periodOf */.j)(incident);
        const commits = await ofRepository(api, repository, await commitWindow('.', from, to));
        const maxRequests = Number(most);
        const report = await (0,investigate/* investigate */.a)({ incident, repository, api, host, commits, maxRequests });
        const html = invocation.flags.get('html');
        if (html !== undefined)
            await host.files.save(html, 'exposure.html', (await Promise.all(/* import() */[__webpack_require__.e(5213), __webpack_require__.e(238)]).then(__webpack_require__.bind(__webpack_require__, 70238))).exposurePage(report));
        if (invocation.json)
            await (0,command_context/* printJson */.Q2)(context, report);
        else
            context.out((0,markdown/* exposureMarkdown */.rZ)(report));
        return (0,exposure_report/* exposureExitCode */.fF)(report);
    }
    catch (error) {
        return (0,command_context/* printFailure */.eV)(context, (0,failure/* gapFrom */.rK)(error, `${repository.owner}/${repository.name}`));
    }
}
async function incidentOf(context) {
    const { invocation } = context;
    const file = invocation.operands[0];
    const flags = {
        image: (0,command_context/* linesOf */.Dx)(invocation, 'image'),
        tag: (0,command_context/* linesOf */.Dx)(invocation, 'tag'),
        digest: (0,command_context/* linesOf */.Dx)(invocation, 'digest'),
        from: invocation.flags.get('from'),
        to: invocation.flags.get('to'),
    };
    if (file === undefined)
        return incidentOfFlags(flags);
    const both = ['image', 'tag', 'digest', 'from', 'to'].filter((name) => invocation.flags.has(name));
    if (both.length > 0)
        return {
            issues: [
                `Name either an incident file or ${both.map((name) => `\`--${name}\``).join(', ')}, not both.`,
            ],
        };
    const read = await (0,command_context/* readUserFile */.E1)(file, maxIncidentBytes);
    return 'text' in read ? parseIncident(file, read.text) : { issues: [`${file}: ${read.unreadable}.`] };
}
function repositoryOf({ invocation, environment }) {
    const named = invocation.flags.get('repository') ?? environment.GITHUB_REPOSITORY ?? '';
    const [, owner, name] = /^([\w.-]+)\/([\w.-]+)$/.exec(named) ?? [];
    if (owner !== undefined && name !== undefined)
        return { owner, name };
    return {
        issue: named === '' ? 'Set `--repository` to OWNER/REPO.' : '`--repository` must be one OWNER/REPO.',
    };
}
async function ofRepository(api, repository, commits) {
    const one = commits?.before.find(({ branch }) => branch === commits.defaultBranch) ?? commits?.within.at(-1);
    if (one === undefined)
        return undefined;
    try {
        return (await (0,files.resolveCommit)(api, repository, one.commit)) === one.commit ? commits : undefined;
    }
    catch (error) {
        if (error instanceof failure/* Failure */.HR && error.reason !== 'stopped')
            return undefined;
        throw error;
    }
}


/***/ })

};
