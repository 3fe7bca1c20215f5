export const id = 9908;
export const ids = [9908];
export const modules = {

/***/ 59487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  explain: () => (/* binding */ explain)
});

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./lib/check/index.js + 18 modules
var lib_check = __webpack_require__(81823);
// EXTERNAL MODULE: ./lib/model/error-text.js
var error_text = __webpack_require__(72359);
// EXTERNAL MODULE: ./lib/model/nearest.js
var nearest = __webpack_require__(36047);
// EXTERNAL MODULE: ./lib/report/check-page.js
var check_page = __webpack_require__(684);
// EXTERNAL MODULE: ./lib/report/columns.js + 7 modules
var columns = __webpack_require__(37427);
;// CONCATENATED MODULE: ./lib/report/error-page.js
/** A page of docs/errors. The texts are trusted Markdown; paths of documents become links. */
function errorMarkdown(code, { means, causes, cure }) {
    const linked = cure.replace(/\bdocs\/([\w-]+\.md)/g, '[docs/$1](../$1)');
    const list = causes.map((cause) => `- ${cause}`).join('\n');
    return `# ${code}\n\n${means}.\n\n## Where it comes from\n\n${list}\n\n## What to do\n\n${linked}\n`;
}
/** The same for `tagproof explain`; `strong` marks headings. */
function errorTextPage(code, { means, causes, cure }, strong) {
    const list = causes.map((cause) => `  - ${cause}`).join('\n');
    return `${strong(code)}  error code\n${means}.\n\n${strong('Where it comes from')}\n${list}\n\n${strong('What to do')}\n${cure}`;
}
/** docs/errors/README.md: every code with its page. */
function errorsIndex(texts) {
    const rows = Object.entries(texts).map(([code, { means }]) => `| [\`${code}\`](${code}.md) | ${means} |`);
    return `# Error codes

A message that a person reads ends in its code, such as \`[sign-in]\`; the JSON report has it as \`cause\`. \`tagproof explain CODE\`
prints the page.

| Code | Means |
| --- | --- |
${rows.join('\n')}
`;
}

// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(72527);
// EXTERNAL MODULE: ./lib/cli/context.js
var cli_context = __webpack_require__(34641);
;// CONCATENATED MODULE: ./lib/cli/explain.js
// `explain`: what a check or an error code means, why it matters, how to fix and how to waive it.









/** Prints the page of a check or an error code, or the list of all; exit code 2 for what is neither. */
async function explain(context) {
    const { invocation, out, width } = context;
    const [asked] = invocation.operands;
    if (asked === undefined) {
        out(invocation.json ? JSON.stringify(lib_check/* checks */.AV.map(documentOf), null, 2) : overview(width));
        return 0;
    }
    const check = lib_check/* checks */.AV.find(({ id }) => id === asked);
    const code = error_text/* errorCodes */.f.find((one) => one === asked);
    if (check === undefined && code === undefined) {
        const ids = lib_check/* checks */.AV.map(({ id }) => id);
        return (0,cli_context/* mistaken */.R3)(context, 'usage', [
            `\`${(0,report_escape/* plain */.pj)(asked)}\` is neither a check nor an error code.${(0,nearest/* suggestion */.h)(asked, [...ids, ...error_text/* errorCodes */.f])} The checks are: ${ids.join(', ')}.`,
        ]);
    }
    const document = check === undefined ? code && { code, ...error_text/* errorTexts */.t[code] } : documentOf(check);
    out(invocation.json ? JSON.stringify(document, null, 2) : pages(context, check, code));
    return 0;
}
function overview(width) {
    const rows = lib_check/* checks */.AV.map(({ id, severity, summary }) => [id, severity, summary]);
    return `${(0,columns/* table */.t)(rows, width)}\n\nMore on one of them, or on an error code: tagproof explain NAME\nThe error codes: ${error_text/* errorCodes */.f.join(', ')}`;
}
/** `missing-tag` is a check and a code; both are shown. */
function pages({ colour, width }, check, code) {
    const strong = (text) => (colour ? (0,external_node_util_.styleText)('bold', text, { validateStream: false }) : text);
    const fit = (line) => (width === undefined || line.startsWith(' ') ? [line] : (0,columns/* wrapped */.k)(line, width));
    const texts = [
        ...(check === undefined ? [] : [(0,check_page/* checkTextPage */.bW)(check, strong)]),
        ...(code === undefined ? [] : [errorTextPage(code, error_text/* errorTexts */.t[code], strong)]),
    ];
    return texts.join('\n\n').split('\n').flatMap(fit).join('\n');
}
function documentOf({ id, summary, severity, example, why, fix, waive }) {
    return { id, summary, severity, example, why, fix, waive };
}


/***/ }),

/***/ 72359:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ errorCodes),
/* harmony export */   t: () => (/* binding */ errorTexts)
/* harmony export */ });
const errorTexts = {
    'sign-in': {
        means: 'The run could not sign in to the platform, so nothing of it was asked',
        causes: [
            "The identity's `claimMatch` is not exactly the issuer and subject of the workflow's token",
            '`identity` is not the uid of an identity, or `oidc-audience` is not what it expects',
            'There is no CI here, and no `token` is given',
        ],
        cure: 'The message says which. `tagproof doctor` asks step by step, `tagproof identity explain` shows token and identity side by side, `tagproof identity create` makes one that fits. docs/getting-started.md has every failure with its cure.',
    },
    'no-permission': {
        means: 'The job may not ask for an OIDC token, so nobody is signed in',
        causes: [
            'The job, or the workflow, has no `id-token: write` under `permissions:`',
            'It is a reusable workflow, and the workflow that calls it does not give the permission',
        ],
        cure: 'Add `permissions: {contents: read, id-token: write}` to the job, and to the job that calls it.',
    },
    fork: {
        means: 'A pull request from a fork gets no OIDC token, so nobody is signed in',
        causes: ['The head of the pull request is in another repository'],
        cure: 'Nothing can be changed in the workflow: what needs no sign-in is verified. Verify the rest on `merge_group` or after the merge, and set `on-incomplete: warn` for pull requests if they shall land until then.',
    },
    dependabot: {
        means: 'A run that Dependabot set off may not ask for an OIDC token by default, so nobody is signed in',
        causes: ['The job gives no `permissions:` of its own, so the token is read-only as for forks'],
        cure: 'Add `id-token: write` under `permissions:` of the job, which holds for such runs too, or verify on `merge_group`.',
    },
    denied: {
        means: 'A service refuses what it was asked (HTTP 401 or 403)',
        causes: [
            'Nobody is signed in, and the image is not public',
            'The identity has no role that allows it: `viewer` lists, `registry.pull` pulls',
            'The identity belongs to a subgroup, which does not see the registry of the organization',
            'A ready-made token was made for another audience, or has expired',
        ],
        cure: 'Give `identity` where there is none. Else bind the role that the message names (`tagproof identity create` binds both), at the root organization. `tagproof doctor` says which request is refused.',
    },
    'no-credential': {
        means: 'Something needs a credential, and there is none that may be used',
        causes: [
            'Neither `identity` nor `token` is given, and the image is not public',
            '`docker login` was not run for that registry, or its credential helper failed',
            'The base commit is not in the checkout, and there is no token to ask for it',
        ],
        cure: 'Give `identity` (or tokens), log in to the registry in a step before, or give `github-token`. docs/registries.md says where credentials are looked for.',
    },
    'no-platform': {
        means: 'The image belongs to a platform that is not configured, so its history was not asked',
        causes: ['Neither `platform` nor `base-url` and `registry-url` are given'],
        cure: 'Give `platform`, or the two addresses. `tagproof init` proposes them from the images that it finds.',
    },
    'no-history': {
        means: 'The registry does not say what a tag was in the past, so an older pin can be neither proved nor refuted',
        causes: ["The image is of a registry other than the platform's, and its pin is not what the tag is now"],
        cure: 'Nothing is wrong with the run. Pin the current digest, or keep a first-seen ledger (`ledger: true` in `pin`), which makes a history over time. docs/registries.md.',
    },
    clock: {
        means: "This machine's clock is far from what the services say, so no age and no expiry can be trusted",
        causes: ['A runner or a virtual machine without time synchronisation', 'A clock that was set by hand'],
        cure: 'Set the clock (`timedatectl set-ntp true`) and run again. `tagproof doctor` shows the difference. Nothing is written meanwhile.',
    },
    stopped: {
        means: 'The run was stopped before it knew everything, and reported what it had',
        causes: ['The job was cancelled or ran into its time limit', 'Somebody pressed Ctrl+C'],
        cure: 'Run it again, with a longer `timeout-minutes` if the limit was the reason.',
    },
    'no-tag': {
        means: 'The reference has a digest but no tag, and none could be found that it belonged to',
        causes: [
            'It is written as `image@sha256:…`',
            'The digest is older than the histories that were searched',
        ],
        cure: 'Write the tag before the digest: `image:tag@sha256:…`. A tag is what a history is kept of.',
    },
    'not-found': {
        means: 'A service does not have what was asked for (HTTP 404)',
        causes: ['A uid, branch or repository is misspelt', 'It was deleted', 'The token may not see it'],
        cure: 'Compare the name in the message with the service. For identities and groups: `tagproof doctor`.',
    },
    'missing-repository': {
        means: 'The registry has no such repository',
        causes: ['The image name is misspelt', 'The repository is in another organization or was deleted'],
        cure: 'Correct the image name; `tagproof scan` shows how it was read.',
    },
    'missing-tag': {
        means: 'The registry has the repository, but not the tag or digest',
        causes: ['The tag is misspelt or was deleted', 'The digest was removed by a clean-up of the registry'],
        cure: 'Correct the tag, or pin a digest that is there (`tagproof pin`).',
    },
    unreachable: {
        means: 'No connection to a service came about',
        causes: [
            'The address is wrong',
            'There is no network, or a proxy or firewall is between',
            'The certificate is not trusted',
        ],
        cure: 'Check the address in the message. Proxies are taken from `HTTPS_PROXY` and `NO_PROXY`, private certificate authorities from `NODE_EXTRA_CA_CERTS`. Then run again.',
    },
    timeout: {
        means: 'A service was reached, but gave no whole answer in time',
        causes: ['It is overloaded', 'A proxy holds the connection'],
        cure: 'Run again. If it stays so, ask who runs the service; nothing is accused or passed meanwhile.',
    },
    'rate-limited': {
        means: 'A service takes no more requests for now (HTTP 429)',
        causes: ['Many jobs share one address or one account', 'A registry limits anonymous pulls'],
        cure: 'Run again later, or log in to that registry: limits for accounts are higher.',
    },
    'server-error': {
        means: 'A service answered with an error of its own (HTTP 5xx)',
        causes: ['An outage or a deployment'],
        cure: 'Run again. An outage is neither a finding nor a pass.',
    },
    'bad-answer': {
        means: 'An answer came, but is not what the interface promises',
        causes: [
            'The address is that of another service, a login page or a proxy',
            'The request itself is refused as wrong (HTTP 4xx)',
            'A list changed while it was read',
        ],
        cure: 'Check the addresses (`tagproof doctor`), then run again. If it stays so, report it with the message.',
    },
    'history-incomplete': {
        means: 'The history of a tag could not be read whole, and the question needs all of it',
        causes: ['A request failed on the way', 'More than 999 records share one millisecond'],
        cure: 'Run again. "Never was this tag" is only said of a whole history.',
    },
    contradiction: {
        means: 'Two answers do not fit together, so neither is believed',
        causes: [
            'A tag moved while it was asked',
            'A service or a proxy answers from an old copy',
            'A name stands for two things',
        ],
        cure: 'Run again. If it stays so, somebody should look at the service: its answers cannot both be true.',
    },
    'digest-mismatch': {
        means: 'The bytes that a registry sent are not those of their digest',
        causes: ['A broken or dishonest registry, mirror or proxy'],
        cure: 'Do not use what it sent. Ask who runs the registry.',
    },
    'policy-unread': {
        means: 'A part of the policy could not be fetched, and it may hold the waiver or the rule that matters',
        causes: [
            'The repository of `extends` is private or unreachable',
            'The base commit could not be read',
            'The checkout of a pull request is the base branch, as `pull_request_target` leaves it',
        ],
        cure: 'Give `github-token` a token that may read that repository, or fetch the base commit (`fetch-depth: 2`).',
    },
    'unreadable-file': {
        means: 'A file could not be read or understood, so what it holds is not known',
        causes: [
            'It is broken, larger than the limit, not UTF-8, or a link',
            'It is an SBOM or a ledger in no known form',
            'It is a glob of `paths` that gives no file: a folder is `deploy/**`',
        ],
        cure: 'Mend the file, or leave it out with `exclude`. Correct the glob; one that begins with `**` may match nothing.',
    },
    'no-sbom': {
        means: 'Packages were asked for, but there is no SBOM that lists them',
        causes: ['A glob of `sbom` matches no file', 'The image, or one of its platforms, has no SBOM attached'],
        cure: 'Correct the glob, attach an SBOM when the image is built, or switch `sbom-from-registry` off. docs/advisories.md.',
    },
    'not-written': {
        means: 'Something was to be written and was not',
        causes: [
            'The file changed since it was read, is outside the checkout, or cannot be written',
            'It is there already and is not overwritten',
        ],
        cure: 'The message says why. No file is ever half written; run again when the reason is gone.',
    },
    'no-report': {
        means: 'A repository was to be audited, and no report of it was given',
        causes: [
            'The job of its shard died, was cancelled, or ran out of time',
            "The shard's report was not uploaded, or not given to `merge`",
        ],
        cure: 'Run the failed jobs again and merge again: what is there already stays. Where a shard runs out of time, plan more shards. docs/organization.md.',
    },
    usage: {
        means: 'The command line was not understood, so nothing was done',
        causes: ['A command, flag or operand is misspelt, missing or too many'],
        cure: 'All mistakes are listed at once, with the nearest right spelling. `tagproof COMMAND --help` shows what a command takes.',
    },
    configuration: {
        means: 'An input or the policy file is wrong, so nothing was done',
        causes: ['A value cannot be read, or two contradict each other', 'A key of the policy is unknown'],
        cure: 'All mistakes are listed at once, those of a policy with line and column. docs/policy.md and docs/reference.md list what there is.',
    },
    defect: {
        means: 'Tagproof stopped at a mistake of its own',
        causes: ['A case that nobody thought of'],
        cure: 'Report it with the message and the command. The verdict is `incomplete`, never a pass.',
    },
};
/** Every code, in the order of the documentation. */
const errorCodes = Object.keys(errorTexts);


/***/ }),

/***/ 71976:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ isDigest),
/* harmony export */   tO: () => (/* binding */ imageName),
/* harmony export */   zZ: () => (/* binding */ parseImage)
/* harmony export */ });
// Image names: the grammar of distribution/reference, normalised the way Docker does it.
// https://github.com/distribution/reference/blob/main/reference.go
const component = /^[a-z0-9]+(?:(?:\.|_{1,2}|-+)[a-z0-9]+)*$/;
const domain = /^(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?)*|\[[a-fA-F0-9:]+\])(?::[0-9]+)?$/;
const tagPattern = /^\w[\w.-]{0,127}$/;
const digestPattern = /^sha256:[a-f0-9]{64}$/;
const longestName = 255;
const longestReference = longestName + 1 + 128 + 1 + 71;
/** True for `sha256:` and 64 lower-case hex digits, the one algorithm that tag histories use. */
function isDigest(text) {
    return digestPattern.test(text);
}
/**
 * Parses an image name as written, without surrounding white space.
 * Never throws; an invalid name comes back with the reason.
 */
function parseImage(raw) {
    if (raw === '')
        return invalid('the name is empty');
    if (raw.length > longestReference)
        return invalid(`the name is longer than ${longestReference} characters`);
    const at = raw.indexOf('@');
    const named = at < 0 ? raw : raw.slice(0, at);
    const digest = at < 0 ? undefined : raw.slice(at + 1);
    if (digest !== undefined && !isDigest(digest))
        return invalid('the digest is not sha256 and 64 hex digits');
    const colon = named.indexOf(':', named.lastIndexOf('/') + 1);
    const tag = colon < 0 ? undefined : named.slice(colon + 1);
    if (tag !== undefined && !tagPattern.test(tag))
        return invalid('the tag has characters that a tag cannot have');
    const name = splitName(colon < 0 ? named : named.slice(0, colon));
    if (typeof name === 'string')
        return invalid(name);
    return {
        kind: 'image',
        image: { ...name, ...(tag === undefined ? {} : { tag }), ...(digest === undefined ? {} : { digest }) },
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
    const registry = hasRegistry ? registryName(first) : 'docker.io';
    const path = hasRegistry ? name.slice(slash + 1) : name;
    if (path.length > longestName)
        return `the repository is longer than ${longestName} characters`;
    if (!path.split('/').every((part) => component.test(part)))
        return 'the repository is not a lower-case path';
    const implied = registry === 'docker.io' && !path.includes('/');
    return { registry, repository: implied ? `library/${path}` : path };
}
/** Host names know no case. A single upper-case word is a registry too, but in lower case it would be an organization. */
function registryName(host) {
    const lower = /[.:]/.test(host) ? host.toLowerCase() : host;
    return /^(?:index|registry-1)\.docker\.io$/.test(lower) ? 'docker.io' : lower;
}
/** `registry/repository:tag` in its normalised spelling, without the digest: the key of a tag's history. */
function imageName(image) {
    return `${image.registry}/${image.repository}${image.tag === undefined ? '' : `:${image.tag}`}`;
}


/***/ }),

/***/ 39711:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ noPolicy)
/* harmony export */ });
/** The policy of a repository without one. */
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
    origins: [],
    unread: [],
};


/***/ }),

/***/ 684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WT: () => (/* binding */ checkMarkdown),
/* harmony export */   bW: () => (/* binding */ checkTextPage)
/* harmony export */ });
/* unused harmony export checksIndex */
/** A page of docs/checks, or the help of a SARIF rule when `title` is false. The texts are trusted Markdown. */
function checkMarkdown(check, title = true) {
    const sections = sectionsOf(check).map(({ heading, text, sample }) => {
        const block = sample === undefined ? '' : `\n\n\`\`\`${sample.language}\n${sample.lines.join('\n')}\n\`\`\``;
        return `## ${heading}\n\n${text}${block}\n`;
    });
    const head = title ? `# ${check.id}\n\n` : '';
    return `${head}${check.summary}. Severity: ${check.severity}.\n\n${sections.join('\n')}`;
}
/** The same for `tagproof explain`: no markup but the backticks that the texts have; `strong` marks headings. */
function checkTextPage(check, strong) {
    const sections = sectionsOf(check).map(({ heading, text, sample }) => {
        const block = sample === undefined ? [] : ['', ...sample.lines.map((line) => `    ${line}`.trimEnd())];
        return [strong(heading), text, ...block].join('\n');
    });
    return [`${strong(check.id)}  ${check.severity}\n${check.summary}.`, ...sections].join('\n\n');
}
/** docs/checks/README.md: every check with its page. */
function checksIndex(checks) {
    const rows = checks.map(({ id, severity, summary }) => `| [\`${id}\`](${id}.md) | ${severity} | ${summary} |`);
    const head = ['| Check | Severity | Says |', '| --- | --- | --- |'];
    return `# Checks

Each page says what a check means, why it matters, how to fix and how to waive it. \`tagproof explain CHECK\` prints the same.

${[...head, ...rows].join('\n')}
`;
}
function sectionsOf(check) {
    const { bad, good } = check.example;
    return [
        { heading: 'Why it matters', text: check.why },
        {
            heading: 'Example',
            text: 'Found, and as it should be:',
            sample: {
                language: 'diff',
                lines: [
                    ...bad.split('\n').map((line) => `- ${line}`),
                    ...good.split('\n').map((line) => `+ ${line}`),
                ],
            },
        },
        { heading: 'How to fix it', text: check.fix },
        waiving(check),
    ];
}
/** The way to waive, from the check's own words and the syntax that all checks share. */
function waiving({ id, waive: { when, where, selector } }) {
    const heading = 'How to waive it';
    if (where === 'nowhere')
        return { heading, text: when };
    const comment = [`# tagproof: ignore[${id}] why it is accepted here`, ''];
    const about = where === 'line'
        ? [`    ${selector ?? 'image: registry.example.com/acme/node'}`]
        : [
            '    artifact: openssl',
            '    advisory: CVE-2026-0001',
            '    acknowledged: 2026-11-01T12:00:00Z # its updateTime',
        ];
    const policy = [
        '# .github/tagproof.yml',
        'waivers:',
        `  - check: ${id}`,
        ...about,
        '    reason: why it is accepted',
        '    expires: 2030-01-31 # the last day, in UTC',
    ];
    const places = where === 'line'
        ? 'A comment at the line or above it does that, or an entry in the policy file.'
        : 'An entry in the policy file does that.';
    const lines = where === 'line' ? [...comment, ...policy] : policy;
    return { heading, text: `${when} ${places} A reason is required.`, sample: { language: 'yaml', lines } };
}


/***/ })

};
