export const id = 790;
export const ids = [790,5485];
export const modules = {

/***/ 62878:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   explain: () => (/* binding */ explain)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _checks_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6226);
/* harmony import */ var _command_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5062);
/* harmony import */ var _model_error_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57553);
/* harmony import */ var _model_inputs_table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15997);
/* harmony import */ var _model_text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(54890);
/* harmony import */ var _output_docs_check_page_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23201);
/* harmony import */ var _output_escape_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(38118);
/* harmony import */ var _output_terminal_columns_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(69977);









async function explain(context) {
    const { invocation, out, width } = context;
    const [name] = invocation.operands;
    if (name === undefined) {
        out(invocation.json ? JSON.stringify(_checks_index_js__WEBPACK_IMPORTED_MODULE_1__.checks.map(documentOf), null, 2) : overview(width));
        return 0;
    }
    const check = _checks_index_js__WEBPACK_IMPORTED_MODULE_1__.checks.find(({ id }) => id === name);
    const code = _model_error_text_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCodes */ .f.find((one) => one === name);
    if (check === undefined && code === undefined) {
        const ids = _checks_index_js__WEBPACK_IMPORTED_MODULE_1__.checks.map(({ id }) => id);
        return (0,_command_context_js__WEBPACK_IMPORTED_MODULE_2__/* .usageErrors */ .jY)(context, 'usage', [
            `\`${(0,_output_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .plain */ .pj)(name)}\` is neither a check nor an error code.${(0,_model_text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_8__/* .suggestion */ .h)(name, [...ids, ..._model_error_text_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCodes */ .f])} To list all of them, run: tagproof explain`,
        ]);
    }
    const document = check === undefined ? code && (0,_output_docs_check_page_js__WEBPACK_IMPORTED_MODULE_5__/* .errorDocument */ .Uh)(code, _model_error_text_js__WEBPACK_IMPORTED_MODULE_3__/* .errorTexts */ .t[code]) : documentOf(check);
    out(invocation.json ? JSON.stringify(document, null, 2) : pages(context, check, code));
    return 0;
}
function overview(width) {
    const rows = _checks_index_js__WEBPACK_IMPORTED_MODULE_1__.checks.map(({ id, severity, summary }) => [id, severity, summary]);
    return [
        'Checks',
        (0,_output_terminal_columns_js__WEBPACK_IMPORTED_MODULE_6__/* .terminalTable */ .RX)(rows, width),
        '',
        'Error codes',
        (0,_output_terminal_columns_js__WEBPACK_IMPORTED_MODULE_6__/* .terminalTable */ .RX)(_model_error_text_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCodes */ .f.map((code) => [code, _model_error_text_js__WEBPACK_IMPORTED_MODULE_3__/* .errorTexts */ .t[code].means]), width),
        '',
        'For details about one of them, run: tagproof explain NAME',
    ].join('\n');
}
function pages({ colour, width }, check, code) {
    const bold = (text) => (colour ? (0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)('bold', text, { validateStream: false }) : text);
    const texts = [
        ...(check === undefined ? [] : [(0,_output_docs_check_page_js__WEBPACK_IMPORTED_MODULE_5__/* .checkTextPage */ .bW)(check, bold)]),
        ...(code === undefined ? [] : [(0,_output_docs_check_page_js__WEBPACK_IMPORTED_MODULE_5__/* .errorTextPage */ .nf)(code, _model_error_text_js__WEBPACK_IMPORTED_MODULE_3__/* .errorTexts */ .t[code], bold)]),
    ];
    return [...texts, ...settingsNote(texts.join('\n'))]
        .join('\n\n')
        .split('\n')
        .flatMap((line) => wrapLine(line, width))
        .join('\n');
}
function settingsNote(text) {
    const setting = _model_inputs_table_js__WEBPACK_IMPORTED_MODULE_4__/* .inputTable */ .Fu.find(({ name }) => name !== 'mode' && text.includes(`\`${name}\``))?.name;
    if (setting === undefined)
        return [];
    return [
        `Settings are named as inputs of the action; in a terminal, \`${setting}\` is the flag \`--${setting}\`.`,
    ];
}
function wrapLine(line, width) {
    return width === undefined || line.startsWith(' ') ? [line] : (0,_output_terminal_columns_js__WEBPACK_IMPORTED_MODULE_6__/* .wrapped */ .ky)(line, width);
}
function documentOf({ id, summary, severity, example, why, fix, waive }) {
    return { id, summary, severity, example, why, fix, waive };
}


/***/ }),

/***/ 57553:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ errorCodes),
  t: () => (/* binding */ errorTexts)
});

// EXTERNAL MODULE: ./lib/model/run/project.js
var project = __webpack_require__(30982);
;// CONCATENATED MODULE: ./lib/model/error-texts/access.js

const accessErrors = {
    'sign-in': {
        means: 'The run could not sign in to the platform, so it could not query it',
        causes: [
            "The identity's `claimMatch` does not exactly match the issuer and subject of the workflow's token",
            '`identity` is not the uid of an identity, or `oidc-audience` is not the audience that it expects',
            'The run is not in a supported CI, and no `token` is set',
            'The OIDC token is issued for another host than the one that a policy would have it sent to',
        ],
        fix: `The message says which of these applies. \`tagproof doctor\` tests the sign-in step by step, \`tagproof identity explain\` compares the token with the identity, and \`tagproof identity create\` creates an identity that matches. Every failure and its fix: ${(0,project/* docsUrl */.fs)('getting-started.md')}`,
    },
    'no-permission': {
        means: 'The job is not allowed to request an OIDC token, so the run is not signed in',
        causes: [
            'The job or the workflow does not grant `id-token: write` under `permissions:`',
            'It is a reusable workflow, and the calling workflow does not grant the permission',
        ],
        fix: 'Add `permissions: {contents: read, id-token: write}` to the job, and to the job that calls it.',
    },
    fork: {
        means: 'Pull requests from forks cannot get an OIDC token, so the run is not signed in',
        causes: ['The head of the pull request is in another repository'],
        fix: 'No change to the workflow can help; everything that works without signing in is verified. Verify the rest on `merge_group` or after the merge, and set `on-incomplete: warn` on pull requests to let them merge in the meantime.',
    },
    dependabot: {
        means: 'By default, runs triggered by Dependabot cannot request an OIDC token, so the run is not signed in',
        causes: ['The job has no `permissions:` of its own, so its token is read-only, as for forks'],
        fix: 'Add `id-token: write` under `permissions:` of the job; this also applies to runs triggered by Dependabot. Alternatively, verify on `merge_group`.',
    },
    denied: {
        means: 'A service refused the request (HTTP 401 or 403)',
        causes: [
            'The run is not signed in, and the image is not public',
            'The identity lacks a role: `viewer` is needed to list, `registry.pull` to pull',
            'The organization enforces pull policies, and the identity lacks the capability `CAP_REPO_CHECK_POLICIES`, or a pull policy denies the image',
            'The identity belongs to a subgroup, which cannot see the registry of the organization',
            'An existing token that was passed in is for another audience, or has expired',
        ],
        fix: 'If no `identity` is set, set one. Otherwise bind the role that the message names at the root organization; `tagproof identity create` binds both roles. `tagproof doctor` shows which request is refused.',
    },
    'no-credential': {
        means: 'A credential is required, and none is available',
        causes: [
            'Neither `identity` nor `token` is set, and the image is not public, or the end of life of its tag is only known to the platform',
            'There was no `docker login` for the registry, or its credential helper failed',
            'The base commit is not in the checkout, and there is no token to fetch it',
        ],
        fix: `Set \`identity\` (or tokens), log in to the registry in an earlier step, or set \`github-token\`. If ends of life do not matter to you, set \`deprecated-tag: off\` under \`checks\` in the policy. Where credentials are looked up: ${(0,project/* docsUrl */.fs)('registries.md')}`,
    },
};

;// CONCATENATED MODULE: ./lib/model/error-texts/images.js

const imageErrors = {
    'no-platform': {
        means: 'The image belongs to a platform that is not configured, so its tag history was not checked',
        causes: ['Neither `platform` nor `base-url` and `registry-url` are set'],
        fix: 'Set `platform`, or the two URLs. `tagproof init` suggests them based on the images that it finds. Until then, `pin` writes the digest that the registry returns, which no history proves.',
    },
    'no-history': {
        means: 'No source of tag histories answers the question: what the tag pointed to at another time (`as-of`), or since when it points to its current digest (`min-age`)',
        causes: [
            'The registry keeps no tag history, or only the times of pushes',
            'The question is about a time before what the sources know',
            'A source could not be asked, because it needs a credential: the message names it',
        ],
        fix: `Nothing is wrong with the run, and a re-run cannot find out more. \`tagproof history IMAGE:TAG\` shows what each source knows. A ledger of observed digests (\`ledger: true\` with \`pin\`) builds up a history over time: ${(0,project/* docsUrl */.fs)('registries.md')}`,
    },
    'history-incomplete': {
        means: 'A tag history could not be read completely, and the result depends on all of it',
        causes: [
            'A request failed part-way',
            'More than 999 records have the same millisecond timestamp',
            "The tag moved twice in the same millisecond, and the platform's list of tags does not say to which digest last",
        ],
        fix: 'Re-run. Only a complete history can show that a tag never pointed to a digest.',
    },
    contradiction: {
        means: 'Two responses contradict each other, so neither is used',
        causes: [
            'A tag moved during the run',
            'A service or a proxy returned a stale cached copy',
            'One name refers to two different things',
        ],
        fix: 'Re-run. If it keeps happening, have the operator investigate the service: its responses cannot both be correct.',
    },
    'digest-mismatch': {
        means: 'The content that a registry sent does not match its digest',
        causes: ['A broken or malicious registry, mirror or proxy'],
        fix: 'Do not use the content. Contact the operator of the registry.',
    },
    'no-tag': {
        means: 'The reference has a digest but no tag, and no tag could be found that the digest belongs to',
        causes: [
            'It is written as `image@sha256:…`',
            'The digest is older than the histories that were searched',
        ],
        fix: 'Write the tag before the digest: `image:tag@sha256:…`. Histories are kept per tag.',
    },
    'missing-repository': {
        means: 'The registry has no such repository',
        causes: ['The image name is misspelled', 'The repository is in another organization or was deleted'],
        fix: 'Correct the image name; `tagproof scan` shows how it was parsed.',
    },
    'missing-tag': {
        means: 'The repository exists, but not the tag or digest',
        causes: ['The tag is misspelled or was deleted', 'The registry deleted the digest in a cleanup'],
        fix: 'Correct the tag, or pin a digest that exists (`tagproof pin`).',
    },
    'pull-policy': {
        means: 'A pull policy of the organization could not be evaluated, so it is not known whether it allows the pull',
        causes: [
            'The expression of a custom policy has an error',
            'The platform lacks data about the image that the policy needs',
        ],
        fix: 'Have the administrator of the organization fix the policy, or put it into dry run until it is fixed. Until then, the result is neither a finding nor a pass.',
    },
    'unverifiable-signature': {
        means: 'The policy requires a signature, and one that is there, or the list of them, could not be read or verified',
        causes: [
            'The registry lists a signature and does not return it',
            'More signatures are attached to the image than are read',
            'A trusted root that the policy names cannot be used',
        ],
        fix: `Re-run. If it keeps happening, \`tagproof signatures IMAGE\` shows what is attached to the image and why it does not count: ${(0,project/* docsUrl */.fs)('signatures.md')}`,
    },
    'no-sbom': {
        means: 'Advisories were requested for the packages of an SBOM, but no SBOM was found',
        causes: ['A glob of `sbom` matches no file', 'The image, or one of its platforms, has no SBOM attached'],
        fix: `Correct the glob, attach an SBOM when the image is built, or turn off \`sbom-from-registry\`: ${(0,project/* docsUrl */.fs)('advisories.md')}`,
    },
};

;// CONCATENATED MODULE: ./lib/model/error-texts/run.js

const runErrors = {
    'policy-unread': {
        means: 'Part of the policy could not be read, and it may contain the relevant waiver or rule',
        causes: [
            'The repository named in `extends` is private or unreachable',
            'The base commit could not be read',
            'The checkout of a pull request is the base branch, as under `pull_request_target`',
            'Its waivers have so many globs that not all findings could be compared with them',
        ],
        fix: 'Set `github-token` to a token that can read that repository, or fetch the base commit (`fetch-depth: 2`).',
    },
    'no-base': {
        means: 'It is not known what the run judges, or the commit that it is to be judged against cannot be read',
        causes: [
            'The clone does not have the target branch, because it is shallow or has one branch only',
            'The CI system does not say whether the job is about a change',
            'The token of the job may not fetch the target branch',
        ],
        fix: `Follow the message: it names what puts the base into the clone on this CI system. Or set \`base\`. See ${(0,project/* docsUrl */.fs)('trust.md')}`,
    },
    'unreadable-file': {
        means: 'A file could not be read or parsed, so its content is unknown',
        causes: [
            'It is malformed, larger than the limit, not UTF-8, or a symbolic link',
            'It contains an image reference that is not valid, or an image name in a place that no scanner reads',
            'It is an SBOM or a ledger in an unsupported format',
            'It takes too much work to scan: generated files have many lines, brackets, variables or aliases, or very long lines',
            'A glob in `paths` matches no file: to match a folder, write `deploy/**`',
            'Git is older than 2.30, or cannot read the repository, so it is not known which files there are',
        ],
        fix: 'Fix the file, or skip it with `exclude`. Correct the glob; only globs that start with `**` may match nothing. Install a newer git, or clone the repository again.',
    },
    'nothing-verified': {
        means: 'The run found no image to verify, although there are references that it could not resolve or did not read',
        causes: [
            'All references come from variables or templates',
            '`exclude` leaves out all files with image references',
            'Image names are only in text that no scanner reads, such as source code',
        ],
        fix: 'Verify the rendered output of templates, give variables default values, or waive `opaque-reference` where the images are verified elsewhere. Shorten `exclude`; exclude files whose image names nothing uses; to verify a part of the repository, name that part in `paths`.',
    },
    'not-written': {
        means: 'Something should have been written, but was not',
        causes: [
            'The file changed after it was read, is outside the checkout, or is not writable',
            'The file already exists and is not overwritten',
            'The disk of the runner is full',
        ],
        fix: 'The message gives the reason. Files are never partially written; fix the reason and re-run.',
    },
    'no-report': {
        means: 'A repository was due to be audited, but there is no report for it',
        causes: [
            'The job of its shard crashed, was cancelled or timed out',
            "The shard's report was not uploaded, or not passed to `merge`",
        ],
        fix: `Re-run the failed jobs and merge again; existing results are kept. If a shard times out, plan more shards: ${(0,project/* docsUrl */.fs)('organization.md')}`,
    },
    stopped: {
        means: 'The run was stopped before it finished, and reported what it had',
        causes: ['The job was cancelled or reached its time limit', 'Ctrl+C was pressed'],
        fix: 'Re-run, with a longer `timeout-minutes` if the job timed out.',
    },
    usage: {
        means: 'The command line is invalid, so nothing was done',
        causes: ['A command, flag or operand is misspelled, missing or unexpected'],
        fix: 'All errors are listed at once, each with the closest valid spelling. `tagproof COMMAND --help` shows what a command accepts.',
    },
    configuration: {
        means: 'An input or the policy file is invalid, so nothing was done',
        causes: [
            'A value cannot be parsed, or two values contradict each other',
            'A key of the policy is unknown',
        ],
        fix: `All errors are listed at once; those of a policy have line and column. Valid settings: ${(0,project/* docsUrl */.fs)('policy.md')} and ${(0,project/* docsUrl */.fs)('reference.md')}`,
    },
    defect: {
        means: 'Internal error in Tagproof (this is a bug)',
        causes: ['A case that the code does not handle'],
        fix: 'Report it with the message and the command. The verdict is `incomplete`, never `pass`.',
    },
};

;// CONCATENATED MODULE: ./lib/model/error-texts/services.js
const serviceErrors = {
    unreachable: {
        means: 'The connection to a service failed',
        causes: [
            'The URL is wrong',
            'There is no network, or a proxy or firewall blocks the connection',
            'The certificate is not trusted',
        ],
        fix: 'Check the URL in the message. Proxies are read from `HTTPS_PROXY` and `NO_PROXY`, private certificate authorities from `NODE_EXTRA_CA_CERTS`. Then re-run.',
    },
    timeout: {
        means: 'A service did not respond completely within the time limit',
        causes: ['The service is overloaded', 'A proxy delays the connection'],
        fix: 'Re-run. If it keeps happening, contact the operator of the service. Until then the result is neither a finding nor a pass.',
    },
    'rate-limited': {
        means: 'A service rejects further requests for now (HTTP 429)',
        causes: ['Many jobs share one IP address or one account', 'A registry limits anonymous pulls'],
        fix: 'Re-run later, or log in to that registry: accounts have higher limits.',
    },
    'server-error': {
        means: 'A service returned a server error (HTTP 5xx)',
        causes: ['An outage or a deployment'],
        fix: 'Re-run. An outage is neither a finding nor a pass.',
    },
    'bad-answer': {
        means: 'Unexpected response from a service',
        causes: [
            'The URL belongs to another service, a login page or a proxy',
            'The service rejected the request as invalid (HTTP 4xx)',
            'A list changed while it was being read',
            'A source of tag histories is behind the registry, because the tag has just moved',
        ],
        fix: 'Check the URLs (`tagproof doctor`), then re-run. If it keeps happening, report it with the message.',
    },
    'not-found': {
        means: 'A service does not have the requested object (HTTP 404)',
        causes: [
            'A uid, branch or repository is misspelled',
            'It was deleted',
            'The token is not allowed to see it',
        ],
        fix: 'Check that the name in the message exists at the service. For identities and groups, run `tagproof doctor`.',
    },
    clock: {
        means: "This machine's clock differs too much from the time that the services report, so ages and expiry dates cannot be trusted",
        causes: ['A runner or virtual machine without time synchronization', 'A clock that was set manually'],
        fix: 'Set the clock (`timedatectl set-ntp true`) and re-run. `tagproof doctor` shows the difference. Until then nothing is written.',
    },
};

;// CONCATENATED MODULE: ./lib/model/error-text.js




const errorTexts = {
    ...accessErrors,
    ...imageErrors,
    ...serviceErrors,
    ...runErrors,
};
const errorCodes = Object.keys(errorTexts);


/***/ }),

/***/ 13693:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ag: () => (/* binding */ globsAfter),
/* harmony export */   B_: () => (/* binding */ imageSpellings),
/* harmony export */   MH: () => (/* binding */ nameMatcher),
/* harmony export */   _Z: () => (/* binding */ withCanonicalRegistry),
/* harmony export */   kD: () => (/* binding */ imageMatcher),
/* harmony export */   kh: () => (/* binding */ isNameGlob),
/* harmony export */   u$: () => (/* binding */ withRegistry)
/* harmony export */ });
/* harmony import */ var _images_registry_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65648);
/* harmony import */ var _glob_matcher_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50984);


function isNameGlob(glob) {
    return /^[\w.:/*?-]{1,255}$/.test(glob);
}
function nameMatcher(glob, work) {
    const parts = /[*?]/.test(glob) ? (glob.match(/\*\*+|./gsu) ?? []) : [glob];
    return (0,_glob_matcher_js__WEBPACK_IMPORTED_MODULE_1__/* .globMatcher */ .f)(parts.map(tokenOf), work);
}
function tokenOf(text) {
    if (text.startsWith('**'))
        return '**';
    return text === '*' || text === '?' ? text : { is: text };
}
function imageMatcher(globs, work) {
    const matchers = globs.map((glob) => nameMatcher(withCanonicalRegistry(glob), work));
    return (image) => {
        const names = image === undefined ? [] : imageSpellings(image);
        return matchers.some((matches) => names.some(matches));
    };
}
function withCanonicalRegistry(glob) {
    return glob.includes('/') ? (0,_images_registry_host_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalPrefix */ .l)(glob) : glob;
}
function withRegistry(glob) {
    const canonical = withCanonicalRegistry(glob);
    const [first = ''] = canonical.split('/');
    if (/[.:]/.test(first) && first !== canonical)
        return canonical;
    if (first === canonical)
        return glob.startsWith('**') ? glob : `docker.io/library/${glob}`;
    return /[*?]/.test(first) || first === 'localhost' ? canonical : `docker.io/${canonical}`;
}
function globsAfter(glob, text) {
    const parts = glob.match(/\*\*+|./gsu) ?? [];
    const isStar = (at) => parts[at]?.startsWith('*') === true;
    const withNext = (at) => (isStar(at) ? [at, at + 1] : [at]);
    let reached = new Set(withNext(0));
    for (const character of text)
        reached = new Set([...reached].flatMap((at) => {
            const part = parts[at];
            if (part === character)
                return withNext(at + 1);
            if (part?.startsWith('**') || (part === '*' && character !== '/'))
                return withNext(at);
            return part === '?' && character !== '/' ? withNext(at + 1) : [];
        }));
    const first = [...reached].filter((at) => !(isStar(at - 1) && reached.has(at - 1)));
    return first.map((at) => parts.slice(at).join('')).filter((rest) => rest !== '');
}
function imageSpellings({ registry, repository }) {
    const short = registry === 'docker.io' ? [repository, repository.replace(/^library\//, '')] : [];
    return [`${registry}/${repository}`, ...short];
}


/***/ }),

/***/ 75485:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ isDigest),
/* harmony export */   Lt: () => (/* binding */ withImpliedTag),
/* harmony export */   PA: () => (/* binding */ digestLead),
/* harmony export */   RW: () => (/* binding */ impliedTag),
/* harmony export */   aR: () => (/* binding */ repositoryName),
/* harmony export */   dz: () => (/* binding */ isTag),
/* harmony export */   tO: () => (/* binding */ imageName),
/* harmony export */   zZ: () => (/* binding */ parseImage)
/* harmony export */ });
/* harmony import */ var _registry_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65648);

const component = /^[a-z0-9]+(?:(?:\.|_{1,2}|-+)[a-z0-9]+)*$/;
const domain = /^(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?)*|\[[a-fA-F0-9:]+\])(?::[0-9]+)?$/;
const tagPattern = /^\w[\w.-]{0,127}$/;
const digestPattern = /^sha256:[a-f0-9]{64}$/;
const maxNameLength = 255;
const maxReferenceLength = maxNameLength + 1 + 128 + 1 + 71;
function isTag(text) {
    return tagPattern.test(text);
}
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
function imageName({ registry, repository, tag }) {
    return `${registry}/${repository}${tag === undefined ? '' : `:${tag}`}`;
}
function repositoryName({ registry, repository, }) {
    return `${registry}/${repository}`;
}
const impliedTag = 'latest';
function withImpliedTag(image) {
    return image.tag === undefined && image.digest === undefined ? { ...image, tag: impliedTag } : image;
}
function digestLead(image) {
    return image.tag === withImpliedTag(image).tag ? '@' : `:${impliedTag}@`;
}


/***/ }),

/***/ 29251:
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
    proof: [],
    platforms: [],
    origins: [],
    unread: [],
};


/***/ }),

/***/ 30982:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MH: () => (/* binding */ releasedAction),
/* harmony export */   Vn: () => (/* binding */ projectUrl),
/* harmony export */   _h: () => (/* binding */ docsLink),
/* harmony export */   fs: () => (/* binding */ docsUrl),
/* harmony export */   v1: () => (/* binding */ isAddressSet),
/* harmony export */   yz: () => (/* binding */ policySchemaLine)
/* harmony export */ });
/* unused harmony exports projectRepository, schemaUrl */
const projectRepository = 'OWNER/tagproof';
const isAddressSet = !projectRepository.startsWith('OWNER/');
const releaseCommit = '0'.repeat(40);
const releasedAction = isAddressSet ? `${projectRepository}@${releaseCommit}` : undefined;
const projectUrl = `https://github.com/${projectRepository}`;
function docsUrl(page) {
    return isAddressSet ? `${projectUrl}/blob/main/docs/${page}` : `docs/${page}`;
}
function docsLink(page) {
    return isAddressSet ? docsUrl(page) : undefined;
}
function schemaUrl(name) {
    return `https://raw.githubusercontent.com/${projectRepository}/main/schema/${name}.schema.json`;
}
const policySchemaLine = isAddressSet
    ? `# yaml-language-server: $schema=${schemaUrl('policy')}\n`
    : '';


/***/ }),

/***/ 23201:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uh: () => (/* binding */ errorDocument),
/* harmony export */   WT: () => (/* binding */ checkMarkdown),
/* harmony export */   bW: () => (/* binding */ checkTextPage),
/* harmony export */   nf: () => (/* binding */ errorTextPage)
/* harmony export */ });
/* unused harmony export errorMarkdown */
/* harmony import */ var _model_run_project_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30982);

function checkMarkdown(check, title = true) {
    const sections = sectionsOf(check).map(({ heading, text, sample }) => {
        const block = sample === undefined ? '' : `\n\n\`\`\`${sample.language}\n${sample.lines.join('\n')}\n\`\`\``;
        return `## ${heading}\n\n${text}${block}\n`;
    });
    const head = title ? `# ${check.id}\n\n` : '';
    return `${head}${check.summary}. Severity: ${check.severity}.\n\n${sections.join('\n')}`;
}
function checkTextPage(check, strong) {
    const sections = sectionsOf(check).map(({ heading, text, sample }) => {
        const block = sample === undefined ? [] : ['', ...sample.lines.map((line) => `    ${line}`.trimEnd())];
        return [strong(heading), text, ...block].join('\n');
    });
    return [`${strong(check.id)}  ${check.severity}\n${check.summary}.`, ...sections].join('\n\n');
}
function sectionsOf(check) {
    const { bad, good } = check.example;
    return [
        { heading: 'Why it matters', text: check.why },
        {
            heading: 'Example',
            text: 'Before (`-`) and after (`+`) the fix:',
            sample: {
                language: 'diff',
                lines: [
                    ...bad.split('\n').map((line) => `- ${line}`),
                    ...good.split('\n').map((line) => `+ ${line}`),
                ],
            },
        },
        { heading: 'How to fix it', text: check.fix },
        waiverSection(check),
    ];
}
function waiverSection({ id, waive: { when, where, selector } }) {
    const heading = 'How to waive it';
    if (where === 'nowhere')
        return { heading, text: when };
    const comment = [`# tagproof: ignore[${id}] the reason why it is accepted`, ''];
    const about = where === 'line'
        ? [`    ${selector ?? 'image: registry.example.com/acme/node'}`]
        : [
            '    artifact: openssl',
            '    advisory: CVE-2026-0001',
            "    acknowledged: 2026-11-01T12:00:00Z # the advisory's updateTime",
        ];
    const policy = [
        '# .github/tagproof.yml',
        'waivers:',
        `  - check: ${id}`,
        ...about,
        '    reason: the reason why it is accepted',
        '    expires: 2030-01-31 # last day, in UTC',
    ];
    const places = where === 'line'
        ? 'Add a comment on the line or above it, or an entry in the policy file.'
        : 'Add an entry to the policy file.';
    const lines = where === 'line' ? [...comment, ...policy] : policy;
    return { heading, text: `${when} ${places} A reason is required.`, sample: { language: 'yaml', lines } };
}
const headings = { causes: 'Possible causes', fix: 'What to do' };
function errorMarkdown(code, { means, causes, fix }) {
    const linked = fix
        .split(docsUrl(''))
        .join('docs/')
        .replace(/\bdocs\/([\w-]+\.md)/g, '[docs/$1](../$1)');
    const list = causes.map((cause) => `- ${cause}`).join('\n');
    return `# ${code}\n\n${means}.\n\n## ${headings.causes}\n\n${list}\n\n## ${headings.fix}\n\n${linked}\n`;
}
function errorTextPage(code, { means, causes, fix }, strong) {
    const list = causes.map((cause) => `  - ${cause}`).join('\n');
    return `${strong(code)}  error code\n${means}.\n\n${strong(headings.causes)}\n${list}\n\n${strong(headings.fix)}\n${fix}`;
}
function errorDocument(code, { means, causes, fix }) {
    return { code, means, causes, cure: fix };
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

/***/ 94668:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ stringWidth)
});

;// CONCATENATED MODULE: ./node_modules/ansi-regex/index.js
// Valid string terminator sequences are ESC\ and 0x9c; OSC also accepts BEL.
const ST = String.raw`(?:\u001B\u005C|\u009C)`;

// OSC sequences only: ESC ] ... BEL/ST (or the C1 introducer 0x9d ... BEL/ST).
// Payloads stop at terminators, cancellations, and C1 controls. An unterminated string cannot swallow the next sequence or repeatedly scan its payload from later introducers. Terminals likewise abort a control string on an unexpected ESC.
const stringControls = String.raw`\u0018\u001A\u001B\u0080-\u009F`;
const osc = String.raw`(?:\u001B\]|\u009D)[^\u0007${stringControls}]*(?:\u0007|${ST})`;

// DCS, SOS, PM, APC, and screen window titles have opaque payloads terminated by ST. Nested ESC payloads, such as tmux passthrough, require a parser.
const controlString = String.raw`(?:\u001B[PX^_k]|[\u0090\u0098\u009E\u009F])[^${stringControls}]*${ST}`;

// Linux console palette controls have fixed lengths and no string terminator; iTerm2 terminates its palette assignments. Consume an immediately adjacent OSC terminator, but match these controls before OSC so a later BEL cannot consume visible text.
const linuxPalette = String.raw`\u001B\](?:P[\dA-Fa-f]{7}|R)(?:\u0007|${ST})?`;

// CSI: ESC [ or C1 CSI, parameter bytes (0x30–0x3f), intermediate bytes (0x20–0x2f), then a final byte (0x40–0x7e).
// `= < >` are final bytes in two-byte VT52 escapes (`ESC >`) but parameter bytes in a CSI (`ESC [ > 0 ; 276 ; 0 c`, the device attributes reply). Match CSI first to consume the whole sequence, where its introducer makes the two unambiguous.
const csi = String.raw`(?:\u001B\[|\u009B)[\u0030-\u003F]*[\u0020-\u002F]*[\u0040-\u007E]`;

// Related escapes: ESC, intermediate bytes (0x20–0x2f), then a final byte (0x30–0x7e), or a supported two-byte escape.
// The two-byte final class stays narrow so that ESC followed by an arbitrary character is not read as a sequence. CSI parameters belong only to the CSI form, preventing partial matches and avoiding a second scan with nested repetition.
// Escapes whose final byte is a digit include `ESC 7` and `ESC 8` (save and restore cursor), `ESC ( 0` (line drawing character set), and `ESC # 8` (screen alignment).
// A digit is never a CSI final byte. These escapes end immediately at their final byte, so `ESC 7 l` is read as the escape followed by text rather than a sequence with parameter 7 and final byte `l`.
const ansi_regex_escape = String.raw`\u001B(?:[\u0020-\u002F]+[\u0030-\u007E]|[\dA-PR-TZcf-oq-uy=><~|}])`;

const pattern = `${linuxPalette}|${osc}|${controlString}|${csi}|${ansi_regex_escape}`;

function ansiRegex({onlyFirst = false} = {}) {
	return new RegExp(pattern, onlyFirst ? undefined : 'g');
}

;// CONCATENATED MODULE: ./node_modules/strip-ansi/index.js


const regex = ansiRegex();

function stripAnsi(string) {
	if (typeof string !== 'string') {
		throw new TypeError(`Expected a \`string\`, got \`${typeof string}\``);
	}

	// Fast path: ANSI codes require ESC (7-bit) or CSI (8-bit) introducer
	if (!string.includes('\u001B') && !string.includes('\u009B')) {
		return string;
	}

	// Even though the regex is global, we don't need to reset the `.lastIndex`
	// because unlike `.exec()` and `.test()`, `.replace()` does it automatically
	// and doing it manually has a performance penalty.
	return string.replace(regex, '');
}

;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/lookup-data.js
// Generated by scripts/build.js

const ambiguousMinimalCodePoint = 161;
const ambiguousMaximumCodePoint = 1114109;
const ambiguousRanges = [161, 161, 164, 164, 167, 168, 170, 170, 173, 174, 176, 180, 182, 186, 188, 191, 198, 198, 208, 208, 215, 216, 222, 225, 230, 230, 232, 234, 236, 237, 240, 240, 242, 243, 247, 250, 252, 252, 254, 254, 257, 257, 273, 273, 275, 275, 283, 283, 294, 295, 299, 299, 305, 307, 312, 312, 319, 322, 324, 324, 328, 331, 333, 333, 338, 339, 358, 359, 363, 363, 462, 462, 464, 464, 466, 466, 468, 468, 470, 470, 472, 472, 474, 474, 476, 476, 593, 593, 609, 609, 708, 708, 711, 711, 713, 715, 717, 717, 720, 720, 728, 731, 733, 733, 735, 735, 768, 879, 913, 929, 931, 937, 945, 961, 963, 969, 1025, 1025, 1040, 1103, 1105, 1105, 8208, 8208, 8211, 8214, 8216, 8217, 8220, 8221, 8224, 8226, 8228, 8231, 8240, 8240, 8242, 8243, 8245, 8245, 8251, 8251, 8254, 8254, 8308, 8308, 8319, 8319, 8321, 8324, 8364, 8364, 8451, 8451, 8453, 8453, 8457, 8457, 8467, 8467, 8470, 8470, 8481, 8482, 8486, 8486, 8491, 8491, 8531, 8532, 8539, 8542, 8544, 8555, 8560, 8569, 8585, 8585, 8592, 8601, 8632, 8633, 8658, 8658, 8660, 8660, 8679, 8679, 8704, 8704, 8706, 8707, 8711, 8712, 8715, 8715, 8719, 8719, 8721, 8721, 8725, 8725, 8730, 8730, 8733, 8736, 8739, 8739, 8741, 8741, 8743, 8748, 8750, 8750, 8756, 8759, 8764, 8765, 8776, 8776, 8780, 8780, 8786, 8786, 8800, 8801, 8804, 8807, 8810, 8811, 8814, 8815, 8834, 8835, 8838, 8839, 8853, 8853, 8857, 8857, 8869, 8869, 8895, 8895, 8978, 8978, 9312, 9449, 9451, 9547, 9552, 9587, 9600, 9615, 9618, 9621, 9632, 9633, 9635, 9641, 9650, 9651, 9654, 9655, 9660, 9661, 9664, 9665, 9670, 9672, 9675, 9675, 9678, 9681, 9698, 9701, 9711, 9711, 9733, 9734, 9737, 9737, 9742, 9743, 9756, 9756, 9758, 9758, 9792, 9792, 9794, 9794, 9824, 9825, 9827, 9829, 9831, 9834, 9836, 9837, 9839, 9839, 9886, 9887, 9919, 9919, 9926, 9933, 9935, 9939, 9941, 9953, 9955, 9955, 9960, 9961, 9963, 9969, 9972, 9972, 9974, 9977, 9979, 9980, 9982, 9983, 10045, 10045, 10102, 10111, 11094, 11097, 12872, 12879, 57344, 63743, 65024, 65039, 65533, 65533, 127232, 127242, 127248, 127277, 127280, 127337, 127344, 127373, 127375, 127376, 127387, 127404, 917760, 917999, 983040, 1048573, 1048576, 1114109];

const fullwidthMinimalCodePoint = 12288;
const fullwidthMaximumCodePoint = 65510;
const fullwidthRanges = [12288, 12288, 65281, 65376, 65504, 65510];

const lookup_data_halfwidthMinimalCodePoint = 8361;
const lookup_data_halfwidthMaximumCodePoint = 65518;
const lookup_data_halfwidthRanges = (/* unused pure expression or super */ null && ([8361, 8361, 65377, 65470, 65474, 65479, 65482, 65487, 65490, 65495, 65498, 65500, 65512, 65518]));

const lookup_data_narrowMinimalCodePoint = 32;
const lookup_data_narrowMaximumCodePoint = 10630;
const lookup_data_narrowRanges = (/* unused pure expression or super */ null && ([32, 126, 162, 163, 165, 166, 172, 172, 175, 175, 10214, 10221, 10629, 10630]));

const wideMinimalCodePoint = 4352;
const wideMaximumCodePoint = 262141;
const wideRanges = [4352, 4447, 8986, 8987, 9001, 9002, 9193, 9196, 9200, 9200, 9203, 9203, 9725, 9726, 9748, 9749, 9776, 9783, 9800, 9811, 9855, 9855, 9866, 9871, 9875, 9875, 9889, 9889, 9898, 9899, 9917, 9918, 9924, 9925, 9934, 9934, 9940, 9940, 9962, 9962, 9970, 9971, 9973, 9973, 9978, 9978, 9981, 9981, 9989, 9989, 9994, 9995, 10024, 10024, 10060, 10060, 10062, 10062, 10067, 10069, 10071, 10071, 10133, 10135, 10160, 10160, 10175, 10175, 11035, 11036, 11088, 11088, 11093, 11093, 11904, 11929, 11931, 12019, 12032, 12245, 12272, 12287, 12289, 12350, 12353, 12438, 12441, 12543, 12549, 12591, 12593, 12686, 12688, 12773, 12783, 12830, 12832, 12871, 12880, 42124, 42128, 42182, 43360, 43388, 44032, 55203, 63744, 64255, 65040, 65049, 65072, 65106, 65108, 65126, 65128, 65131, 94176, 94180, 94192, 94198, 94208, 101594, 101631, 101664, 101760, 101874, 101888, 102801, 102816, 102866, 110576, 110579, 110581, 110587, 110589, 110590, 110592, 110888, 110898, 110898, 110928, 110930, 110933, 110933, 110948, 110952, 110960, 111355, 119552, 119638, 119648, 119670, 126980, 126980, 127183, 127183, 127374, 127374, 127377, 127386, 127406, 127406, 127488, 127490, 127504, 127547, 127552, 127560, 127568, 127569, 127584, 127589, 127744, 127776, 127789, 127797, 127799, 127868, 127870, 127891, 127904, 127946, 127951, 127955, 127968, 127984, 127988, 127988, 127992, 128062, 128064, 128064, 128066, 128252, 128255, 128317, 128331, 128334, 128336, 128359, 128378, 128378, 128405, 128406, 128420, 128420, 128507, 128591, 128640, 128709, 128716, 128716, 128720, 128722, 128725, 128729, 128732, 128735, 128747, 128748, 128756, 128764, 128986, 128986, 128992, 129003, 129008, 129008, 129292, 129338, 129340, 129349, 129351, 129535, 129648, 129660, 129664, 129734, 129736, 129736, 129740, 129757, 129759, 129771, 129775, 129786, 131072, 196605, 196608, 262141];

;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/utilities.js
/**
Binary search on a sorted flat array of [start, end] pairs.

@param {number[]} ranges - Flat array of inclusive [start, end] range pairs, e.g. [0, 5, 10, 20].
@param {number} codePoint - The value to search for.
@returns {boolean} Whether the value falls within any of the ranges.
*/
const utilities_isInRange = (ranges, codePoint) => {
	let low = 0;
	let high = Math.floor(ranges.length / 2) - 1;
	while (low <= high) {
		const mid = Math.floor((low + high) / 2);
		const i = mid * 2;
		if (codePoint < ranges[i]) {
			high = mid - 1;
		} else if (codePoint > ranges[i + 1]) {
			low = mid + 1;
		} else {
			return true;
		}
	}

	return false;
};

;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/lookup.js



const commonCjkCodePoint = 0x4E_00;
const [wideFastPathStart, wideFastPathEnd] = /* #__PURE__ */ findWideFastPathRange(wideRanges);

// Use a hot-path range so common `isWide` calls can skip binary search.
// The range containing U+4E00 covers common CJK ideographs;
// fallback to the largest range for resilience to Unicode table changes.
function findWideFastPathRange(ranges) {
	let fastPathStart = ranges[0];
	let fastPathEnd = ranges[1];

	for (let index = 0; index < ranges.length; index += 2) {
		const start = ranges[index];
		const end = ranges[index + 1];

		if (
			commonCjkCodePoint >= start
			&& commonCjkCodePoint <= end
		) {
			return [start, end];
		}

		if ((end - start) > (fastPathEnd - fastPathStart)) {
			fastPathStart = start;
			fastPathEnd = end;
		}
	}

	return [fastPathStart, fastPathEnd];
}

const isAmbiguous = codePoint => {
	if (
		codePoint < ambiguousMinimalCodePoint
		|| codePoint > ambiguousMaximumCodePoint
	) {
		return false;
	}

	return utilities_isInRange(ambiguousRanges, codePoint);
};

const isFullwidth = codePoint => {
	if (
		codePoint < fullwidthMinimalCodePoint
		|| codePoint > fullwidthMaximumCodePoint
	) {
		return false;
	}

	return utilities_isInRange(fullwidthRanges, codePoint);
};

const isHalfwidth = codePoint => {
	if (
		codePoint < halfwidthMinimalCodePoint
		|| codePoint > halfwidthMaximumCodePoint
	) {
		return false;
	}

	return isInRange(halfwidthRanges, codePoint);
};

const isNarrow = codePoint => {
	if (
		codePoint < narrowMinimalCodePoint
		|| codePoint > narrowMaximumCodePoint
	) {
		return false;
	}

	return isInRange(narrowRanges, codePoint);
};

const isWide = codePoint => {
	if (
		codePoint >= wideFastPathStart
		&& codePoint <= wideFastPathEnd
	) {
		return true;
	}

	if (
		codePoint < wideMinimalCodePoint
		|| codePoint > wideMaximumCodePoint
	) {
		return false;
	}

	return utilities_isInRange(wideRanges, codePoint);
};

function lookup_getCategory(codePoint) {
	if (isAmbiguous(codePoint)) {
		return 'ambiguous';
	}

	if (isFullwidth(codePoint)) {
		return 'fullwidth';
	}

	if (isHalfwidth(codePoint)) {
		return 'halfwidth';
	}

	if (isNarrow(codePoint)) {
		return 'narrow';
	}

	if (isWide(codePoint)) {
		return 'wide';
	}

	return 'neutral';
}

;// CONCATENATED MODULE: ./node_modules/get-east-asian-width/index.js


function validate(codePoint) {
	if (!Number.isSafeInteger(codePoint)) {
		throw new TypeError(`Expected a code point, got \`${typeof codePoint}\`.`);
	}
}

function eastAsianWidthType(codePoint) {
	validate(codePoint);

	return getCategory(codePoint);
}

function eastAsianWidth(codePoint, {ambiguousAsWide = false} = {}) {
	validate(codePoint);

	if (
		isFullwidth(codePoint)
		|| isWide(codePoint)
		|| (ambiguousAsWide && isAmbiguous(codePoint))
	) {
		return 2;
	}

	return 1;
}

// Private exports for https://github.com/sindresorhus/is-fullwidth-code-point


;// CONCATENATED MODULE: ./node_modules/string-width/index.js



/**
Logic:
- Segment graphemes to match how terminals render clusters.
- Width rules:
	1. Skip non-printing clusters (Default_Ignorable, Control, pure nonspacing/enclosing Mark, lone Surrogates). Tabs are ignored by design.
	2. RGI emoji clusters (\p{RGI_Emoji}) are double-width.
	3. Minimally-qualified/unqualified emoji clusters (ZWJ sequences with 2+ Extended_Pictographic, or keycap sequences) are double-width.
	4. Hangul jamo collapse each standard modern Hangul L+V or L+V+T syllable piece to width 2.
	   Unmatched repeated leading/vowel/trailing jamo stay additive because that matches how the terminals we target render them.
	5. Otherwise use East Asian Width of the cluster's first visible code point, and add widths for trailing spacing marks and Halfwidth/Fullwidth Forms within the same cluster (e.g., dakuten/handakuten/prolonged sound mark).
*/

const segmenter = new Intl.Segmenter();

// Matches a visible (printing) character. Used to find the base scalar of a cluster (skipping leading Prepend/Format/Marks) and to detect whole-cluster zero-width.
// Intentionally a single negated class without a quantifier: a repeated pattern like `^(?:…|…)+$` backtracks exponentially on overlapping properties, and even `^[…]+$` overflows V8's backtrack stack (RangeError) on clusters with millions of marks.
const visibleCharacterRegex = /[^\p{Default_Ignorable_Code_Point}\p{Control}\p{Format}\p{Nonspacing_Mark}\p{Enclosing_Mark}\p{Surrogate}]/v;
const spacingMarkRegex = /\p{Spacing_Mark}/v;

// RGI emoji sequences
const rgiEmojiRegex = /^\p{RGI_Emoji}$/v;

// Detect minimally-qualified/unqualified emoji sequences (missing VS16 but still render as double-width)
const unqualifiedKeycapRegex = /^[\d#*]\u20E3$/;
const extendedPictographicRegex = /\p{Extended_Pictographic}/gu;

function isDoubleWidthNonRgiEmojiSequence(segment) {
	// Real emoji clusters are < 30 chars; guard against pathological input
	if (segment.length > 50) {
		return false;
	}

	if (unqualifiedKeycapRegex.test(segment)) {
		return true;
	}

	// ZWJ sequences with 2+ Extended_Pictographic
	if (segment.includes('\u200D')) {
		const pictographics = segment.match(extendedPictographicRegex);
		return pictographics !== null && pictographics.length >= 2;
	}

	return false;
}

// Returns the cluster starting at its first visible character, or `undefined` if the whole cluster is zero-width.
function baseVisible(segment) {
	const index = segment.search(visibleCharacterRegex);
	return index === -1 ? undefined : segment.slice(index);
}

function isHangulLeadingJamo(codePoint) {
	return (codePoint >= 0x11_00 && codePoint <= 0x11_5F)
		|| (codePoint >= 0xA9_60 && codePoint <= 0xA9_7C);
}

function isHangulVowelJamo(codePoint) {
	return (codePoint >= 0x11_60 && codePoint <= 0x11_A7)
		|| (codePoint >= 0xD7_B0 && codePoint <= 0xD7_C6);
}

function isHangulTrailingJamo(codePoint) {
	return (codePoint >= 0x11_A8 && codePoint <= 0x11_FF)
		|| (codePoint >= 0xD7_CB && codePoint <= 0xD7_FB);
}

function isHangulJamo(codePoint) {
	return isHangulLeadingJamo(codePoint)
		|| isHangulVowelJamo(codePoint)
		|| isHangulTrailingJamo(codePoint);
}

function hangulClusterWidth(visibleSegment, eastAsianWidthOptions) {
	const codePoints = [];

	for (const character of visibleSegment) {
		if (!visibleCharacterRegex.test(character)) {
			continue;
		}

		codePoints.push(character.codePointAt(0));
	}

	if (codePoints.length === 0) {
		return undefined;
	}

	let width = 0;

	for (let index = 0; index < codePoints.length; index++) {
		const codePoint = codePoints[index];
		if (!isHangulJamo(codePoint)) {
			if (width === 0) {
				return undefined;
			}

			// Mixed cluster (e.g., L + precomposed syllable): use EAW for non-jamo remainder
			for (let remaining = index; remaining < codePoints.length; remaining++) {
				width += eastAsianWidth(codePoints[remaining], eastAsianWidthOptions);
			}

			return width;
		}

		// Modern Hangul L+V(+T) shapes as one syllable block. Unmatched jamo stay additive:
		// U+1100 U+1100 U+1161 => U+1100 + (U+1100 U+1161) => 2 + 2.
		if (
			isHangulLeadingJamo(codePoint)
			&& isHangulVowelJamo(codePoints[index + 1])
		) {
			width += 2;
			index += isHangulTrailingJamo(codePoints[index + 2]) ? 2 : 1;
			continue;
		}

		width += eastAsianWidth(codePoint, eastAsianWidthOptions);
	}

	return width;
}

function trailingWidth(visibleSegment, eastAsianWidthOptions) {
	let extra = 0;
	let first = true;

	for (const character of visibleSegment) {
		if (first) {
			first = false;
			continue;
		}

		if (
			spacingMarkRegex.test(character)
			|| (character >= '\uFF00' && character <= '\uFFEF')
		) {
			extra += eastAsianWidth(character.codePointAt(0), eastAsianWidthOptions);
		}
	}

	return extra;
}

function stringWidth(input, options = {}) {
	if (typeof input !== 'string' || input.length === 0) {
		return 0;
	}

	const {
		ambiguousIsNarrow = true,
		countAnsiEscapeCodes = false,
	} = options;

	let string = input;

	// Avoid calling stripAnsi when there are no ANSI escape sequences (ESC = 0x1B, CSI = 0x9B)
	if (!countAnsiEscapeCodes && (string.includes('\u001B') || string.includes('\u009B'))) {
		string = stripAnsi(string);
	}

	if (string.length === 0) {
		return 0;
	}

	// Fast path: printable ASCII (0x20–0x7E) needs no segmenter, regex, or EAW lookup — width equals length.
	if (/^[\u0020-\u007E]*$/.test(string)) {
		return string.length;
	}

	let width = 0;
	const eastAsianWidthOptions = {ambiguousAsWide: !ambiguousIsNarrow};

	for (const {segment} of segmenter.segment(string)) {
		// Zero-width / non-printing clusters
		const visibleSegment = baseVisible(segment);
		if (visibleSegment === undefined) {
			continue;
		}

		// Emoji width logic
		if (rgiEmojiRegex.test(segment) || isDoubleWidthNonRgiEmojiSequence(segment)) {
			width += 2;
			continue;
		}

		const hangulWidth = hangulClusterWidth(visibleSegment, eastAsianWidthOptions);
		if (hangulWidth !== undefined) {
			width += hangulWidth;
			continue;
		}

		// Everything else: EAW of the cluster’s first visible scalar
		const codePoint = visibleSegment.codePointAt(0);
		width += eastAsianWidth(codePoint, eastAsianWidthOptions);

		// Add width for trailing spacing marks and Halfwidth/Fullwidth Forms (e.g., ﾞ, ﾟ, ｰ)
		width += trailingWidth(visibleSegment, eastAsianWidthOptions);
	}

	return width;
}


/***/ })

};
