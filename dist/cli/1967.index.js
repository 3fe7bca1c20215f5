export const id = 1967;
export const ids = [1967];
export const modules = {

/***/ 2314:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  completion: () => (/* binding */ completion)
});

// EXTERNAL MODULE: ./lib/check/index.js + 18 modules
var check = __webpack_require__(81823);
// EXTERNAL MODULE: ./lib/model/error-text.js
var error_text = __webpack_require__(72359);
// EXTERNAL MODULE: ./lib/model/finding.js
var finding = __webpack_require__(65268);
// EXTERNAL MODULE: ./lib/model/nearest.js
var nearest = __webpack_require__(36047);
// EXTERNAL MODULE: ./lib/platform/presets.js
var presets = __webpack_require__(97391);
// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(72527);
;// CONCATENATED MODULE: ./lib/cli/completion-shells.js
// The scripts of bash, zsh and fish. All three look at the words before the cursor; commands may be two words.
const shells = { bash, zsh, fish };
const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;
const flagged = (name) => `--${name}`;
/** The longest names first, so that `identity create` is met before any `identity`. */
function byLength({ commands }) {
    return [...commands].sort((a, b) => b.name.length - a.name.length);
}
/** `identity` → `create`, `explain`, …; the first words of all commands stand at the empty text. */
function words({ commands }) {
    const found = new Map();
    for (const { name } of commands) {
        const [first = '', second] = name.split(' ');
        found.set('', (found.get('') ?? new Set()).add(first));
        if (second !== undefined)
            found.set(first, (found.get(first) ?? new Set()).add(second));
    }
    return new Map([...found].map(([key, set]) => [key, [...set]]));
}
/** https://www.gnu.org/software/bash/manual/html_node/Programmable-Completion.html */
function bash(completion) {
    const begun = [...words(completion)].map(([first, next]) => `    ${quoted(first === '' ? '' : `${first} `)}) offer=${quoted(next.join(' '))} ;;`);
    const commands = byLength(completion).map(({ name, flags, operands }) => {
        const flagsText = quoted(flags.map((flag) => flagged(flag.name)).join(' '));
        return `    ${quoted(`${name} `)}*) flags=${flagsText}; offer=${quoted(operands.join(' '))} ;;`;
    });
    const values = Object.entries(completion.values).map(([flag, list]) => `    ${flagged(flag)}) offer=${quoted(list.join(' '))}; flags= ;;`);
    return `# bash completion of tagproof: source it, or save it as /etc/bash_completion.d/tagproof
_tagproof() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} offer= flags=
  local line="\${COMP_WORDS[*]:1:COMP_CWORD-1}"
  case "\${line:+$line }" in
${[...begun, ...commands].join('\n')}
  esac
  case $before in
${values.join('\n')}
  esac
  if [[ $word == -* ]]; then offer=$flags; fi
  COMPREPLY=($(compgen -W "$offer" -- "$word"))
}
complete -o default -F _tagproof tagproof`;
}
/** https://zsh.sourceforge.io/Doc/Release/Completion-System.html */
function zsh(completion) {
    const described = ([name, text]) => quoted(`${name}:${text}`);
    const begun = [...words(completion)].map(([first, next]) => {
        const summaries = next.map((word) => {
            const name = `${first} ${word}`.trim();
            const command = completion.commands.find((one) => one.name === name);
            const summary = command?.summary ?? words(completion).get(name)?.join(', ') ?? '';
            return described([word, summary]);
        });
        return `    ${quoted(first === '' ? '' : `${first} `)}) offer=(${summaries.join(' ')}) ;;`;
    });
    const commands = byLength(completion).map(({ name, flags, operands }) => {
        const described_ = flags.map((flag) => described([flagged(flag.name), flag.text]));
        return `    ${quoted(`${name} `)}*) flags=(${described_.join(' ')}); offer=(${operands.map(quoted).join(' ')}) ;;`;
    });
    const values = Object.entries(completion.values).map(([flag, list]) => `    ${flagged(flag)}) offer=(${list.map(quoted).join(' ')}); flags=() ;;`);
    return `#compdef tagproof
# zsh completion of tagproof: save it as _tagproof in a folder of $fpath, or source it after compinit
_tagproof() {
  local -a offer flags
  local line="\${(j: :)words[2,CURRENT-1]}"
  case "\${line:+$line }" in
${[...begun, ...commands].join('\n')}
  esac
  case $words[CURRENT-1] in
${values.join('\n')}
  esac
  if [[ $words[CURRENT] == -* ]]; then
    _describe -o flag flags
  elif (( \${#offer} )); then
    _describe word offer
  else
    _files
  fi
}
if [[ $funcstack[1] == _tagproof ]]; then _tagproof "$@"; else compdef _tagproof tagproof; fi`;
}
/** https://fishshell.com/docs/current/completions.html */
function fish(completion) {
    const fishQuoted = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
    const begun = [...words(completion)].flatMap(([first, next]) => next.map((word) => {
        const name = `${first} ${word}`.trim();
        const summary = completion.commands.find((command) => command.name === name)?.summary;
        const text = summary === undefined ? '' : ` -d ${fishQuoted(summary)}`;
        return `complete -c tagproof -f -n ${fishQuoted(`__tagproof_is ${first}`.trim())} -a ${word}${text}`;
    }));
    const flags = completion.commands.flatMap(({ name, flags: own, operands }) => {
        const condition = `-n ${fishQuoted(`__tagproof_begins ${name}`)}`;
        const lines = own.map((flag) => {
            const list = completion.values[flag.name];
            const value = flag.takesValue
                ? list === undefined
                    ? ' -r'
                    : ` -x -a ${fishQuoted(list.join(' '))}`
                : '';
            return `complete -c tagproof ${condition} -l ${flag.name}${value} -d ${fishQuoted(flag.text)}`;
        });
        const offered = operands.length === 0
            ? []
            : [`complete -c tagproof -f ${condition} -a ${fishQuoted(operands.join(' '))}`];
        return [...lines, ...offered];
    });
    return `# fish completion of tagproof: save it as ~/.config/fish/completions/tagproof.fish
function __tagproof_is
  set -l line (commandline -opc)
  test "$line[2..-1]" = "$argv"
end
function __tagproof_begins
  set -l line (commandline -opc)
  string match -q -- "$argv *" "$line[2..-1] "
end
${[...begun, ...flags].join('\n')}`;
}

// EXTERNAL MODULE: ./lib/cli/context.js
var cli_context = __webpack_require__(34641);
// EXTERNAL MODULE: ./lib/cli/flag-texts.js
var flag_texts = __webpack_require__(31943);
;// CONCATENATED MODULE: ./lib/cli/completion.js
// `completion`: what a shell needs to complete commands, flags and their values, drawn from the table of commands.









const yesNo = ['true', 'false'];
const ids = check/* checks */.AV.map(({ id }) => id);
/** Values of flags that take one of a few; of all others a file is the best guess. */
const flagValues = {
    platform: Object.keys(presets/* presets */.v),
    'fail-on': [...finding/* severities */.g, 'none', ...ids],
    'on-incomplete': ['fail', 'warn'],
    'policy-from': ['base', 'head'],
    comment: ['never', 'on-findings', 'always'],
    check: ids,
    'sbom-from-registry': yesNo,
    'vulnerability-reports': yesNo,
    'new-only': yesNo,
    'pull-request': yesNo,
    issue: yesNo,
};
const operands = {
    explain: [...new Set([...ids, ...error_text/* errorCodes */.f])],
    completion: Object.keys(shells),
};
/** Prints the script for a shell; exit code 2 for one that is not known. */
function completion(context, commands) {
    const [shell = ''] = context.invocation.operands;
    const draw = shells[shell];
    if (draw === undefined) {
        const names = Object.keys(shells);
        return (0,cli_context/* mistaken */.R3)(context, 'usage', [
            `\`${(0,report_escape/* plain */.pj)(shell)}\` is not a shell that completions are made for.${(0,nearest/* suggestion */.h)(shell, names)} There are: ${names.join(', ')}.`,
        ]);
    }
    const script = draw(completionOf(commands));
    context.out(context.invocation.json ? JSON.stringify({ shell, script }) : script);
    return 0;
}
function completionOf(commands) {
    return {
        commands: commands.map(({ name, summary, flags, switches = [] }) => ({
            name,
            summary,
            flags: [...flags, ...switches, 'json', 'no-color', 'help'].map((flag) => ({
                name: flag,
                text: (0,flag_texts/* flagText */.u)(name, flag),
                takesValue: flags.includes(flag),
            })),
            operands: operands[name] ?? [],
        })),
        values: flagValues,
    };
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

/***/ 65268:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ severities)
/* harmony export */ });
const severities = ['error', 'warning', 'notice'];


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

/***/ 97391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ presets)
/* harmony export */ });
const presets = {
    chainguard: {
        baseUrl: 'https://console-api.enforce.dev',
        issuerUrl: 'https://issuer.enforce.dev',
        registryUrl: 'https://cgr.dev',
        historyService: '_chainguard',
        publicOrganization: 'chainguard',
        // Without these the service's List of tags leaves out epoch tags, date tags and referrers.
        tagQuery: { includeEpochs: 'true', includeDates: 'true', includeReferrers: 'true' },
    },
};


/***/ })

};
