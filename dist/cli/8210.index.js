export const id = 8210;
export const ids = [8210];
export const modules = {

/***/ 80315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ appendEntry),
/* harmony export */   d: () => (/* binding */ appendWaiver)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);

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
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, { prettyErrors: false, uniqueKeys: false, logLevel: 'silent' });
    const insertion = insertionFor(text, section, document.contents, entry, waiver);
    if (insertion === undefined)
        return undefined;
    const lineEnd = /\r\n/.test(text) ? '\r\n' : '\n';
    const { offset } = insertion;
    return text.slice(0, offset) + insertion.text.replaceAll('\n', lineEnd) + text.slice(offset);
}
function entryText(waiver, style) {
    const look = { lineWidth: 0, indentSeq: true, defaultStringType: style, defaultKeyType: 'PLAIN' };
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .stringify */ .As)(waiver, look).trimEnd();
}
function insertionFor(text, section, root, entry, waiver) {
    if (root === null || ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(root) && root.value === null))
        return atEnd(text, section, 0, entry);
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(root) || root.range == null)
        return undefined;
    const pair = root.items.find(({ key }) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) && key.value === section);
    if (pair === undefined)
        return root.flow ? undefined : atEnd(text, section, columnOf(text, root.range[0]), entry);
    const { key, value } = pair;
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(value))
        return value.flow ? inFlow(value, waiver) : afterLast(text, value, entry);
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(value) || value.value !== null || !(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) || key.range == null)
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
    const after = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, { prettyErrors: false, logLevel: 'silent' });
    if (after.errors.length > 0 || !(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(after.contents))
        return false;
    const old = ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(before, { logLevel: 'silent' }).toJS() ?? {});
    const wanted = { ...old, [section]: [...(old[section] ?? []), added] };
    return sorted(after.toJS()) === sorted(wanted);
}
function sorted(data) {
    return JSON.stringify(Object.entries(data).sort(([a], [b]) => (a < b ? -1 : 1)));
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

/***/ 66939:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ subjectFlags),
/* harmony export */   z: () => (/* binding */ wrongIdentityFlags)
/* harmony export */ });
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50412);
/* harmony import */ var _model_run_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76911);
/* harmony import */ var _output_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38118);



function wrongIdentityFlags(flags) {
    const rules = {
        name: [/^[a-z0-9][a-z0-9 ._-]{0,254}$/, 'lower-case letters, digits, spaces and `._-`'],
        ref: [
            /^(?!.*(?:\.\.|\/\/|@\{))[^\s~^:?*[\\\p{Cc}/][^\s~^:?*[\\\p{Cc}]*(?<![/.])$/u,
            'a branch, or a full ref such as refs/tags/v1',
        ],
        environment: [/^[^\p{Cc}]{1,255}$/u, 'the name of an environment'],
    };
    const wrong = Object.entries(rules).flatMap(([name, [accepted, wanted]]) => {
        const value = flags.get(name);
        if (value === undefined || accepted.test(value))
            return [];
        return [`\`--${name}\` is \`${(0,_output_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)(value)}\`, but must be ${wanted}.`];
    });
    const issuer = flags.get('issuer');
    const address = issuer === undefined ? {} : (0,_model_run_address_js__WEBPACK_IMPORTED_MODULE_1__/* .parseAddress */ .or)(issuer);
    return 'issue' in address
        ? [...wrong, `\`--issuer\` is \`${(0,_output_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)(issuer ?? '')}\`, but ${address.issue}.`]
        : wrong;
}
function subjectFlags({ invocation }) {
    const { flags, switches } = invocation;
    const issues = [];
    const repository = flags.get('repository');
    if (repository !== undefined && !/^[\w.-]+\/[\w.-]+$/.test(repository))
        issues.push('`--repository` must be OWNER/REPO.');
    (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .append */ .BC)(issues, wrongIdentityFlags(flags));
    const scopes = [];
    const ref = flags.get('ref');
    const environment = flags.get('environment');
    if (ref !== undefined)
        scopes.push({ kind: 'ref', ref: ref.startsWith('refs/') ? ref : `refs/heads/${ref}` });
    if (environment !== undefined)
        scopes.push({ kind: 'environment', environment });
    if (switches.has('pull-request'))
        scopes.push({ kind: 'pull-request' });
    const [scope, ...more] = scopes;
    if (more.length > 0)
        issues.push('Only one of `--ref`, `--environment` and `--pull-request` can be set.');
    const [owner, number] = [flags.get('owner-id'), flags.get('repository-id')];
    if ((owner === undefined) !== (number === undefined))
        issues.push('`--owner-id` and `--repository-id` must be set together.');
    const ids = owner === undefined || number === undefined ? undefined : { owner, repository: number };
    return { ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .oE)({ repository, scope, ids }), issues };
}


/***/ }),

/***/ 38210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  setup: () => (/* binding */ setup)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/clients/index.js + 4 modules
var clients = __webpack_require__(18378);
// EXTERNAL MODULE: ./lib/clients/platform/client.js + 3 modules
var client = __webpack_require__(92838);
// EXTERNAL MODULE: ./lib/command/context.js
var command_context = __webpack_require__(5062);
// EXTERNAL MODULE: ./lib/config/read.js + 1 modules
var config_read = __webpack_require__(13520);
// EXTERNAL MODULE: ./lib/host/local.js
var local = __webpack_require__(94921);
// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./lib/model/images/image.js
var images_image = __webpack_require__(75485);
// EXTERNAL MODULE: ./lib/model/images/presets.js
var presets = __webpack_require__(13204);
// EXTERNAL MODULE: ./lib/model/inputs/special-types.js
var special_types = __webpack_require__(9004);
// EXTERNAL MODULE: ./lib/model/text/text.js
var text_text = __webpack_require__(38118);
// EXTERNAL MODULE: ./lib/output/terminal/columns.js
var columns = __webpack_require__(69977);
// EXTERNAL MODULE: ./lib/onboarding/identity/client.js
var identity_client = __webpack_require__(78305);
// EXTERNAL MODULE: ./lib/onboarding/init/options.js
var init_options = __webpack_require__(10014);
// EXTERNAL MODULE: ./lib/onboarding/init/survey.js
var init_survey = __webpack_require__(44764);
// EXTERNAL MODULE: ./lib/onboarding/init/workflow-text.js
var workflow_text = __webpack_require__(45567);
;// CONCATENATED MODULE: ./lib/onboarding/setup/answers.js

const attempts = 3;
function answersOf({ invocation, ask }) {
    const issues = [];
    const canAsk = ask !== undefined && !invocation.switches.has('yes');
    return {
        issues,
        async get({ flag, text, found, accepts, expected, missing }) {
            const given = invocation.flags.get(flag) ?? found;
            if (given !== undefined && accepts.test(given))
                return given;
            if (given !== undefined) {
                issues.push(`\`--${flag}\` is \`${(0,text_text/* plain */.pj)(given)}\`, but must be ${expected}.`);
                return '';
            }
            for (let attempt = 0; canAsk && attempt < attempts; attempt += 1) {
                const answer = (await ask(`${text} (${expected}): `)).trim();
                if (accepts.test(answer))
                    return answer;
            }
            issues.push(`${missing} The flag \`--${flag}\` sets it: ${expected}.`);
            return '';
        },
    };
}
async function isConfirmed({ invocation, ask }, question) {
    if (invocation.switches.has('yes'))
        return true;
    return /^y(?:es)?$/i.test((await ask?.(`${question} [y/N] `))?.trim() ?? '');
}

// EXTERNAL MODULE: ./lib/clients/http/api-error.js
var api_error = __webpack_require__(48270);
;// CONCATENATED MODULE: ./lib/onboarding/setup/identity.js





const requiredRoles = ['viewer', 'registry.pull'];
const checkingRole = {
    name: 'tagproof.check-policies',
    capabilities: ['CAP_REPO_CHECK_POLICIES'],
};
async function identityIn(iam, group, { name, claimMatch }) {
    const listed = await iam.listIdentities({ 'uidp.children_of': group }).all();
    const matching = listed.filter((one) => isSameMatch(one.claimMatch, claimMatch));
    const [found, ...others] = matching.filter((one) => one.name === name);
    if (others.length > 0)
        throw new failure/* Failure */.HR('bad-answer', `${others.length + 1} identities of the group have the name ${(0,text_text/* plain */.pj)(name)} and the subject ${(0,client/* expectedSubject */.LU)(claimMatch)}, so it is not certain which one to use. Delete all but one with: tagproof identity delete --identity UID`);
    if (found !== undefined)
        return { name, claimMatch, uid: found.uid };
    const sameName = listed.find((one) => one.name === name);
    if (sameName !== undefined)
        throw new failure/* Failure */.HR('bad-answer', `The group has an identity named ${(0,text_text/* plain */.pj)(name)} (${sameName.uid}), which expects other tokens: issuer "${(0,text_text/* plain */.pj)(sameName.claimMatch.issuer ?? 'by pattern')}", subject "${(0,text_text/* plain */.pj)(sameName.claimMatch.subject ?? 'by pattern')}", while the jobs of this repository have issuer "${claimMatch.issuer}", subject "${(0,client/* expectedSubject */.LU)(claimMatch)}". Choose another name with \`--name\`, or delete that identity with: tagproof identity delete --identity ${sameName.uid}`);
    const [sameClaims] = matching;
    return sameClaims === undefined
        ? { name, claimMatch }
        : { name: sameClaims.name, claimMatch, uid: sameClaims.uid };
}
async function identityNamed(iam, group, { name, claimMatch }) {
    const listed = await iam.listIdentities({ 'uidp.children_of': group }).all();
    return listed.find((one) => one.name === name && isSameMatch(one.claimMatch, claimMatch))?.uid;
}
function isSameMatch(listed, wanted) {
    const { issuer, subject = '', subjectPattern = '', ...conditions } = listed;
    const isSet = (value) => typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);
    const isSubject = subject === (wanted.subject ?? '') && subjectPattern === (wanted.subjectPattern ?? '');
    return issuer === wanted.issuer && isSubject && !Object.values(conditions).some(isSet);
}
async function rolesFor(iam, group, identity) {
    const [listed, bindings, isEnforced] = await Promise.all([
        iam.listRoles().all(),
        identity === undefined ? [] : bindingsOf(iam, group, identity),
        hasEnforcedPolicies(iam),
    ]);
    const bound = new Set(bindings.map(({ roleUid }) => roleUid));
    const wanted = requiredRoles.map((name) => {
        const role = (0,identity_client/* roleNamed */.ud)(listed, name);
        if ('missing' in role)
            throw new failure/* Failure */.HR('not-found', role.missing);
        return role;
    });
    const named = ({ uid, name }) => ({ uid, name, isBound: bound.has(uid) });
    const roles = wanted.map(named);
    if (!isEnforced)
        return roles;
    const checking = listed.find(mayOnlyCheck);
    return [...roles, checking === undefined ? { name: checkingRole.name, isBound: false } : named(checking)];
}
async function bindingsOf(iam, group, identity) {
    const bindings = await iam.listRoleBindings({ 'uidp.descendants_of': group }).all();
    return bindings.filter(({ uid, identityUid }) => identityUid === identity && uid.split('/').slice(0, -1).join('/') === group);
}
function mayOnlyCheck({ capabilities }) {
    const [only = '', ...others] = capabilities;
    return others.length === 0 && [checkingRole.capabilities[0], 'repo.check_policies'].includes(only);
}
async function hasEnforcedPolicies(iam) {
    try {
        const bindings = await iam.listPolicyBindings().all();
        return bindings.some(({ mode }) => mode === 'enforced');
    }
    catch (error) {
        if ((0,api_error/* isUnsupported */.w3)(error))
            return false;
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/onboarding/setup/apply.js


async function applyAccess(iam, group, identity, roles, journal) {
    const uid = identity.uid ?? (await createIdentity(iam, group, identity, journal));
    const missing = [];
    for (const role of roles.filter(({ isBound }) => !isBound))
        missing.push(role.uid ?? (await createRole(iam, group, journal)));
    const known = new Set((await bindingsOf(iam, group, uid)).map((one) => one.uid));
    journal.before('new role bindings', async () => {
        for (const binding of await bindingsOf(iam, group, uid))
            if (!known.has(binding.uid))
                await iam.deleteRoleBinding(binding.uid);
    });
    for (const roleUid of missing)
        await iam.createRoleBinding(group, { identityUid: uid, roleUid });
    return uid;
}
async function createIdentity(iam, group, { name, claimMatch }, journal) {
    journal.before(`the identity ${name}`, async () => {
        const listed = await iam.listIdentities({ 'uidp.children_of': group }).all();
        for (const one of listed)
            if (one.name === name && isSameMatch(one.claimMatch, claimMatch))
                await iam.deleteIdentity(one.uid);
    });
    return (await iam.createIdentity(group, { name, claimMatch })).uid;
}
async function createRole(iam, group, journal) {
    journal.before(`the role ${checkingRole.name}`, () => deleteCheckingRole(iam, group));
    return (await iam.createRole(group, checkingRole)).uid;
}
async function removeAccess(iam, group, uid) {
    for (const binding of await bindingsOf(iam, group, uid))
        await iam.deleteRoleBinding(binding.uid);
    await iam.deleteIdentity(uid);
    await deleteCheckingRole(iam, group);
}
async function deleteCheckingRole(iam, group) {
    const roles = await iam.listRoles({ name: checkingRole.name }).all();
    const own = roles.find(({ uid, name }) => name === checkingRole.name && uid.startsWith(`${group}/`));
    if (own === undefined)
        return;
    const bindings = await iam.listRoleBindings({ 'uidp.descendants_of': group }).all();
    if (!bindings.some(({ roleUid }) => roleUid === own.uid))
        await iam.deleteRole(own.uid);
}
async function allOrNothing(stop, steps) {
    const done = [];
    try {
        return await steps({
            before(what, undo) {
                if (stop.aborted)
                    throw new failure/* Failure */.HR('stopped', 'Setup was interrupted');
                done.push({ what, undo });
            },
        });
    }
    catch (error) {
        if (!(error instanceof failure/* Failure */.HR))
            throw error;
        const left = [];
        for (const { what, undo } of done.reverse()) {
            try {
                await undo();
            }
            catch (cause) {
                left.push(`${what} (${(0,failure/* gapFrom */.rK)(cause, '').message})`);
            }
        }
        const result = left.length === 0
            ? `Nothing was set up: what this run had begun was taken back${done.length === 0 ? '' : ` (${done.map(({ what }) => what).join(', ')})`}`
            : `Undone, except for: ${left.join('; ')}. Run \`tagproof setup --undo\` when the cause is fixed`;
        throw new failure/* Failure */.HR(error.reason, `${error.message}. ${result}`, { cause: error });
    }
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./lib/config/policy/edits/append.js
var append = __webpack_require__(80315);
// EXTERNAL MODULE: ./lib/onboarding/program.js
var onboarding_program = __webpack_require__(98533);
;// CONCATENATED MODULE: ./lib/onboarding/setup/files.js









async function filesFor(files, proposed, options) {
    return Promise.all(proposed.map(async ({ path: file, text }) => {
        const read = await files.read(file);
        if (!('text' in read)) {
            if (read.absent === true)
                return { path: file, text, state: 'new' };
            throw new failure/* Failure */.HR('not-written', `${file} cannot be read (${read.unreadable}), so it is not known what writing it would overwrite`);
        }
        const before = read.text;
        if (before === text)
            return { path: file, text, state: 'same', before };
        if (file === init_options/* gitlabPipelinePath */.zy && !(0,init_options/* isAsWritten */.wB)(before))
            return extended(before);
        const isReady = file === special_types/* defaultPolicyPath */.r2 ? hasSettings(before, options) : runsTagproof(before, options);
        if (isReady)
            return { path: file, text: before, state: 'ready', before };
        if ((0,init_options/* isAsWritten */.wB)(before))
            return { path: file, text, state: 'outdated', before };
        throw new failure/* Failure */.HR('not-written', `${file} exists with other content, and is not overwritten. Move it away, run setup again, and copy what you need from it into the new file`);
    }));
}
const include = { local: `/${init_options/* workflowPaths */.wP.gitlab}` };
function extended(before) {
    const path = init_options/* gitlabPipelinePath */.zy;
    if (before.includes(include.local.slice(1)))
        return { path, text: before, state: 'ready', before };
    const added = (0,append/* appendEntry */.D)(before, 'include', include);
    if ('refused' in added)
        throw new failure/* Failure */.HR('not-written', `${path} is not changed: ${added.refused}. It has to include ${include.local} by \`local\``);
    return { path, text: added.text, state: 'extended', before };
}
async function stageIn(files) {
    const read = await files.read(init_options/* gitlabPipelinePath */.zy);
    const stages = 'text' in read ? settingIn(read.text, 'stages') : undefined;
    const names = (0,dist/* isSeq */.oP)(stages) ? stages.items.map((item) => ((0,dist/* isScalar */.jn)(item) ? item.value : undefined)) : [];
    const [first] = names;
    return typeof first === 'string' && !names.includes('test') ? first : undefined;
}
function withoutInclude(text) {
    const line = String.raw `[ ]*- local: ${include.local.replaceAll('.', String.raw `\.`)}(?:\r?\n|$)`;
    const whole = new RegExp(`^include:\\r?\\n${line}`, 'm');
    return [whole, new RegExp(`^${line}`, 'm')]
        .map((pattern) => text.replace(pattern, ''))
        .find((before) => before !== text && extended(before).text === text);
}
async function writeFiles(root, files, wanted, journal) {
    for (const { path: file, text, state, before } of wanted) {
        if (state === 'same' || state === 'ready')
            continue;
        journal.before(file, async () => {
            const now = await files.read(file);
            if (!('text' in now) || now.text !== text)
                return;
            if (before === undefined)
                await (0,promises_.rm)(external_node_path_.join(root, file));
            else
                await files.replace(file, text, before);
        });
        const { refused } = await files.replace(file, before, text);
        if (refused !== undefined)
            throw new failure/* Failure */.HR('not-written', `${file} could not be written: ${refused}`);
    }
}
async function writtenFiles(files, paths) {
    const found = await Promise.all(paths.map(async (file) => {
        const read = await files.read(file);
        return 'text' in read && (0,init_options/* isAsWritten */.wB)(read.text) ? [file] : [];
    }));
    return found.flat();
}
async function platformIn(files) {
    const read = await files.read(special_types/* defaultPolicyPath */.r2);
    const platform = 'text' in read ? settingIn(read.text, 'platform') : undefined;
    return typeof platform === 'string' && Object.hasOwn(presets/* presets */.v, platform) ? platform : undefined;
}
function settingIn(text, name) {
    const document = (0,dist/* parseDocument */.Tp)(text, { logLevel: 'silent' });
    return document.errors.length > 0 || !(0,dist/* isMap */.jh)(document.contents) ? undefined : document.contents.get(name);
}
function hasSettings(text, { platform, identity, addresses = [] }) {
    if (addresses.length > 0)
        return true;
    return settingIn(text, 'platform') === platform && settingIn(text, 'identity') === identity;
}
function runsTagproof(text, { program, ci, addresses = [], identity }) {
    if (addresses.length > 0 && (identity === undefined || !text.includes(identity)))
        return false;
    if (ci !== 'github')
        return (/(?:\btagproof\S*|\/dist\/cli\/index\.js"?) verify\b/.test(text) &&
            (ci !== 'gitlab' || /\bTAGPROOF_ID_TOKEN\b/.test(text)));
    return program.isGiven === true
        ? text.includes(`uses: ${(0,onboarding_program/* actionOf */.qj)(program)}`)
        : /^[ \t]*(?:- )?uses: *\S+\/tagproof@/m.test(text);
}

// EXTERNAL MODULE: ./lib/model/text/did-you-mean.js
var did_you_mean = __webpack_require__(54890);
;// CONCATENATED MODULE: ./lib/onboarding/setup/group.js




const maxShown = 20;
async function organizationOf(context, iam) {
    const listed = await iam.listGroups({ 'uidp.in_root': 'true' }).all();
    const roots = listed.filter(({ uid }) => !uid.includes('/'));
    const shown = roots.slice(0, maxShown).map(({ uid, name }) => `${(0,text_text/* plain */.pj)(name)} (${uid})`);
    const [only, ...others] = roots;
    if (only === undefined)
        throw new failure/* Failure */.HR('denied', 'The token sees no organization, so no identity can be created. Sign in as a member of one who may manage identities, such as an owner');
    const named = (text) => roots.find(({ uid, name }) => uid === text || name === text);
    const given = context.invocation.flags.get('group');
    const found = given === undefined ? undefined : named(given);
    if (given !== undefined && found === undefined)
        return {
            issues: [
                `\`--group\` is \`${(0,text_text/* plain */.pj)(given)}\`, which is no organization that the token may use.${(0,did_you_mean/* suggestion */.h)(given, roots.map(({ name }) => name))} Set \`--group\` to one of these: ${shown.join(', ')}.`,
            ],
        };
    if (found !== undefined || others.length === 0)
        return found ?? only;
    const answers = answersOf(context);
    const answer = await answers.get({
        flag: 'group',
        text: `Organization: ${shown.join(', ')}`,
        accepts: /\S/,
        expected: 'the name or uid of one',
        missing: `The token may use ${roots.length} organizations: ${shown.join(', ')}.`,
    });
    const chosen = named(answer);
    if (chosen !== undefined)
        return chosen;
    return {
        issues: answers.issues.length > 0 ? answers.issues : [`${(0,text_text/* plain */.pj)(answer)} is not one of ${shown.join(', ')}.`],
    };
}

// EXTERNAL MODULE: ./node_modules/jose/dist/webapi/util/decode_jwt.js
var decode_jwt = __webpack_require__(77961);
// EXTERNAL MODULE: ./lib/clients/platform/claims.js
var claims = __webpack_require__(21341);
// EXTERNAL MODULE: ./lib/clients/platform/workflow-token.js
var workflow_token = __webpack_require__(6109);
// EXTERNAL MODULE: ./lib/command/flag-texts.js
var flag_texts = __webpack_require__(54678);
// EXTERNAL MODULE: ./lib/model/run/secret.js
var secret = __webpack_require__(74795);
// EXTERNAL MODULE: ./lib/onboarding/identity/flag-values.js
var flag_values = __webpack_require__(66939);
// EXTERNAL MODULE: ./lib/onboarding/init/job-texts.js
var job_texts = __webpack_require__(93670);
;// CONCATENATED MODULE: ./lib/onboarding/setup/request.js

















const ciHosts = Object.keys(init_options/* workflowPaths */.wP);
const withStoredTokens = Object.keys(job_texts/* jobTexts */.M);
function claimsOfJob({ ci, server, repository, ids }) {
    if (ci === 'gitlab')
        return {
            issuer: server,
            subjectPattern: `^project_path:${repository.replaceAll('.', '\\.')}:ref_type:branch:ref:.+$`,
        };
    const scope = { kind: 'environment', environment: init_options/* jobEnvironment */.tw };
    return {
        issuer: githubIssuerOf(server),
        subject: (0,claims/* subjectText */.yq)({ repository, scope, ...(ids === undefined ? {} : { ids }) }),
    };
}
function githubIssuerOf(server) {
    const { host } = new URL(server);
    if (host === 'github.com')
        return 'https://token.actions.githubusercontent.com';
    return host.endsWith('.ghe.com') ? `https://token.actions.${host}` : `https://${host}/_services/token`;
}
function identityNameOf(repository) {
    return `tagproof ${repository}`.toLowerCase().replace(/[^a-z0-9 ._-]/g, ' ');
}
async function jobOf(answers, { place, branch, unusable }) {
    const unknown = unusable !== undefined
        ? `The remote \`origin\` (${(0,text_text/* plain */.pj)(withoutUser(unusable))}) does not name a repository on a CI host.`
        : branch === undefined
            ? 'This folder is not a git repository, so its name on the CI host is not known. Run setup in a clone of the repository.'
            : 'This repository has no remote `origin`, so its name on the CI host is not known. Add it with `git remote add origin URL`.';
    const repository = await answers.get({
        flag: 'repository',
        text: 'Name of the repository on its CI host',
        found: place?.name,
        accepts: /^[\w.-]+(?:\/[\w.-]+)+$/,
        expected: 'OWNER/REPO',
        missing: unknown,
    });
    const ci = await answers.get({
        flag: 'ci',
        text: 'CI host',
        found: place?.ci,
        accepts: new RegExp(`^(?:${ciHosts.join('|')})$`),
        expected: `one of ${ciHosts.join(', ')}`,
        missing: 'The CI host of the repository is not known.',
    });
    const server = await answers.get({
        flag: 'server',
        text: 'Address of the CI host',
        found: place?.server ?? `https://${ci || 'github'}.com`,
        accepts: /^https:\/\/[\w.-]+(?::\d+)?$/,
        expected: 'an https address without a path',
        missing: 'The address of the CI host is not known.',
    });
    const named = await answers.get({
        flag: 'branch',
        text: 'Default branch',
        found: branch,
        accepts: /^(?!-)[\w./-]+$/,
        expected: 'the name of the default branch',
        missing: 'The default branch is not known.',
    });
    return { ci: ci, server, repository, branch: named };
}
function withoutUser(address) {
    return address.replace(/\/\/[^/@]*@/, '//');
}
async function storedToken(baseUrl, environment, now) {
    const folder = cacheFolder(environment);
    const audience = new URL(baseUrl).origin.replaceAll('/', '-');
    const name = process.platform === 'win32' ? audience.replaceAll(':', '-') : audience;
    const file = external_node_path_.join(folder, 'chainguard', name, 'oidc-token');
    try {
        const text = (await (0,promises_.readFile)(file, 'utf8')).trim();
        const { exp = 0 } = (0,decode_jwt/* decodeJwt */.i)(text);
        if (exp * 1000 > now)
            return { token: new secret/* Secret */.z(text), from: file, variables: () => ({ TAGPROOF_TOKEN: text }) };
        return {
            missing: `The token in ${file} has expired. Run \`chainctl auth login\`, or set TAGPROOF_TOKEN`,
        };
    }
    catch {
        return {
            missing: `No token: TAGPROOF_TOKEN is not set, and ${file} has none. Run \`chainctl auth login\`, or set TAGPROOF_TOKEN to a token for ${new URL(baseUrl).origin}`,
        };
    }
}
function cacheFolder({ HOME = '', XDG_CACHE_HOME, LOCALAPPDATA = '' }) {
    if (process.platform === 'win32')
        return LOCALAPPDATA;
    if (process.platform === 'darwin')
        return external_node_path_.join(HOME, 'Library', 'Caches');
    return XDG_CACHE_HOME || external_node_path_.join(HOME, '.cache');
}
async function setupRequest(context, facts, derived) {
    const { flags } = context.invocation;
    const answers = answersOf(context);
    const place = await jobOf(answers, facts);
    const ids = idsIn(context);
    const preset = flags.get('platform') ?? (flags.has('base-url') ? undefined : derived);
    const access = withStoredTokens.includes(place.ci) ? undefined : await accessOf(context, preset);
    const program = await (0,onboarding_program/* programSource */.ax)(context);
    const wrong = [ids, access ?? {}, program].flatMap((part) => ('issues' in part ? part.issues : []));
    const named = (0,flag_values/* wrongIdentityFlags */.z)(flags);
    const issues = [...belowIssues(facts), ...answers.issues, ...named, ...wrong, ...unasked(context)];
    const isUnusable = 'issues' in ids || 'issues' in program || (access !== undefined && 'issues' in access);
    if (issues.length > 0 || isUnusable)
        return { issues };
    const job = { ...place, ...(0,collections/* compact */.oE)({ ids: ids.ids }) };
    const claims = claimsOfJob(job);
    const addresses = preset === undefined ? addressesIn(flags) : [];
    return {
        job,
        name: flags.get('name') ?? identityNameOf(job.repository),
        claimMatch: { ...claims, issuer: flags.get('issuer') ?? claims.issuer },
        ...(0,collections/* compact */.oE)({ access }),
        proposal: {
            ci: job.ci,
            program,
            branch: job.branch,
            ...(0,collections/* compact */.oE)({
                platform: preset,
                audience: access && (0,workflow_token/* workflowAudience */.ih)(access.platform),
                addresses: addresses.length === 0 ? undefined : addresses,
            }),
        },
    };
}
function idsIn({ invocation: { flags } }) {
    const [owner, repository] = [flags.get('owner-id'), flags.get('repository-id')];
    if (owner === undefined && repository === undefined)
        return {};
    const isComplete = /^\d+$/.test(owner ?? '') && /^\d+$/.test(repository ?? '');
    if (!isComplete || owner === undefined || repository === undefined)
        return { issues: ['`--owner-id` and `--repository-id` must be set together, each to a number.'] };
    return { ids: { owner, repository } };
}
function belowIssues({ below }) {
    if (below === undefined)
        return [];
    return [
        `This folder is \`${(0,text_text/* plain */.pj)(below)}\` in its repository. Run setup in the root folder of the repository.`,
    ];
}
function unasked({ invocation: { switches }, ask }) {
    if (ask !== undefined || switches.has('yes') || switches.has('dry-run'))
        return [];
    return [
        'There is no terminal to ask for a confirmation. Add `--yes`, or `--dry-run` to see what would be done.',
    ];
}
function addressesIn(flags) {
    return (0,flag_texts/* namesIn */.wX)('platform').flatMap((name) => {
        const value = flags.get(name);
        return value === undefined ? [] : [[name, value]];
    });
}
async function accessOf(context, preset) {
    const used = ['token', ...(0,flag_texts/* namesIn */.wX)('platform')];
    const get = (name) => {
        if (name === 'platform')
            return preset;
        return used.includes(name) &&
            (name !== 'token' || preset !== undefined || context.invocation.flags.has('base-url'))
            ? (0,command_context/* inputOf */.wg)(context, name)
            : undefined;
    };
    const read = (0,config_read/* readConfig */.X)(get, { presets: presets/* presets */.v, checks: [] });
    if ('issues' in read)
        return read;
    const { config } = read;
    const { platform, token } = config;
    if (platform === undefined)
        return undefined;
    const found = token === undefined
        ? await storedToken(platform.baseUrl, context.environment, Date.now())
        : { token, from: context.invocation.flags.has('token') ? '--token' : 'TAGPROOF_TOKEN' };
    return 'missing' in found ? { issues: [`${found.missing}.`] } : { config, platform, ...found };
}

// EXTERNAL MODULE: ./lib/command/gate.js + 2 modules
var gate = __webpack_require__(9639);
// EXTERNAL MODULE: ./lib/host/exit.js
var exit = __webpack_require__(14076);
// EXTERNAL MODULE: ./lib/onboarding/doctor/index.js + 7 modules
var doctor = __webpack_require__(14109);
// EXTERNAL MODULE: ./lib/onboarding/init/proposal.js
var init_proposal = __webpack_require__(17188);
// EXTERNAL MODULE: ./lib/onboarding/init/text.js
var init_text = __webpack_require__(74849);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./lib/model/run/project.js
var project = __webpack_require__(30982);
;// CONCATENATED MODULE: ./lib/onboarding/setup/text.js







const fileStates = {
    new: 'is created',
    same: 'exists, unchanged',
    ready: 'exists, and has what is needed',
    outdated: 'was written by tagproof, and is updated',
    extended: 'exists, and gets a line that includes the job',
};
const noPlatform = 'none: no image of a known platform was found, and --platform is not set';
function setupText({ request, access, files }, format) {
    const { job, claimMatch } = request;
    const isDryRun = format.invocation.switches.has('dry-run');
    const rows = [
        ['  repository', `${job.repository} on ${new URL(job.server).host}, default branch ${job.branch}`],
        ...(access === undefined
            ? [['  platform', request.proposal.platform ?? noPlatform]]
            : [
                ['  token', request.access?.from ?? ''],
                ['  organization', `${access.organization.name} (${access.organization.uid})`],
                ['  identity', identityText(access.identity)],
                ['  issuer', claimMatch.issuer],
                ['  subject', (0,client/* expectedSubject */.LU)(claimMatch)],
                ...access.roles.map((role) => ['  role', `${role.name} ${roleText(role)}`]),
            ]),
        ...files.map(({ path, state }) => ['  file', `${path} ${fileStates[state]}`]),
    ].map((row) => row.map(text_text/* plain */.pj));
    const isBound = access?.identity.uid !== undefined && access.roles.every((role) => role.isBound);
    const isReady = files.every(({ state }) => state === 'same' || state === 'ready') &&
        (isBound || (access === undefined && request.proposal.platform !== undefined));
    const title = isReady
        ? 'Everything is set up already'
        : isDryRun
            ? 'Setup would do this; nothing is changed'
            : 'Setup';
    const texts = isDryRun ? files.filter(({ state }) => state === 'new' || state === 'outdated') : [];
    return [
        [bold(format, title), (0,columns/* terminalTable */.RX)(rows)].join('\n'),
        ...texts.map(({ path, text }) => `${bold(format, path)}\n${indented(text)}`),
    ].join('\n\n');
}
function identityText({ name, uid }) {
    return uid === undefined ? `${name} is created` : `${name} (${uid}) exists and is used`;
}
function roleText({ uid, isBound }) {
    if (isBound)
        return 'is bound already';
    return uid === undefined
        ? 'is created and bound, because the organization enforces pull policies'
        : 'is bound';
}
const tokens = `the tokens TAGPROOF_TOKEN and TAGPROOF_REGISTRY_TOKEN, if images of a platform are used (${(0,project/* docsUrl */.fs)('other-ci.md')})`;
const hostSteps = {
    gitlab: [
        'For notes on merge requests, store a project access token (role Reporter, scope api) as the masked variable TAGPROOF_GITLAB_TOKEN',
    ],
    azure: [
        `Create a pipeline from ${init_options/* workflowPaths */.wP.azure}, give it ${tokens}, and require it in a branch policy`,
    ],
    bitbucket: [`Enable Pipelines, and store ${tokens}, as secured repository variables`],
    jenkins: [
        `Create a multibranch pipeline with the script path ${init_options/* workflowPaths */.wP.jenkins}, and store ${tokens}, as secret texts`,
    ],
    buildkite: [
        `Add the step \`buildkite-agent pipeline upload ${init_options/* workflowPaths */.wP.buildkite}\` to a pipeline, and store ${tokens}, as secrets`,
    ],
};
function stepsLeft({ request, files }) {
    const { addresses = [] } = request.proposal;
    const exports = addresses.map(([name, value]) => `${(0,command_context/* variableOf */.Qn)(name)}=${value}`).join(' ');
    return [
        ...(exports === '' ? [] : [`export ${exports}   gives your terminal the settings that the workflow has`]),
        ...(files[0]?.text.includes('unpinned: warning') === true
            ? ['tagproof pin   writes the missing digests']
            : []),
        `Commit and push ${files.map(({ path }) => path).join(' and ')}`,
        ...(hostSteps[request.job.ci] ?? []),
    ];
}
function setupDocument(plan, done = {}) {
    const { request, access, files } = plan;
    const { uid, name } = access?.identity ?? {};
    return JSON.stringify({
        dryRun: done.exitCode === undefined,
        repository: request.job,
        organization: access?.organization,
        identity: access && {
            uid: done.identity ?? uid,
            name,
            claimMatch: request.claimMatch,
            state: uid === undefined ? 'new' : 'same',
        },
        roles: access?.roles.map(({ name: role, isBound }) => ({
            name: role,
            state: isBound ? 'same' : 'new',
        })),
        files: files.map(({ path, text, state }) => ({ path, text, state })),
        next: stepsLeft(plan),
        doctor: done.doctor,
        report: done.report,
        exitCode: done.exitCode,
    }, null, 2);
}
function bold({ colour }, text) {
    return colour ? (0,external_node_util_.styleText)('bold', text, { validateStream: false }) : text;
}
function indented(text) {
    return text
        .trimEnd()
        .split('\n')
        .map((line) => `  ${(0,text_text/* plain */.pj)(line)}`)
        .join('\n');
}

;// CONCATENATED MODULE: ./lib/onboarding/setup/steps.js














async function checkSetup(context, plan, identity) {
    const { invocation, out } = context;
    const { json } = invocation;
    if (!json && identity !== undefined)
        out(`\n${bold(context, 'Done')}\n  identity  ${identity}`);
    if (!json)
        out(`\n${bold(context, 'Doctor')}`);
    const doctored = await runOn(plan, identity, context, 'doctor', doctor.doctor);
    const found = doctored.code === 3 ? 0 : doctored.code;
    if (!json && invocation.switches.has('try'))
        out(`\n${bold(context, 'Verify')}`);
    const tried = invocation.switches.has('try')
        ? await runOn(plan, identity, context, 'verify', gate.gate)
        : { code: 0, document: undefined };
    const exitCode = found === 0 ? tried.code : found;
    out(json
        ? setupDocument(plan, {
            ...(identity === undefined ? {} : { identity }),
            doctor: doctored.document,
            report: tried.document,
            exitCode,
        })
        : `\n${(0,init_text/* stepsText */.bS)(stepsLeft(plan), context)}`);
    return exitCode;
}
async function runOn({ request: { access, proposal } }, identity, context, name, command) {
    const { invocation, environment } = context;
    const { addresses = [] } = proposal;
    const flags = new Map(addresses);
    const token = invocation.flags.get('token');
    if (token !== undefined && access !== undefined)
        flags.set('token', token);
    if (addresses.length > 0 && identity !== undefined)
        flags.set('identity', identity);
    const printed = [];
    const code = await command({
        ...context,
        ...(invocation.json ? { out: (text) => void printed.push(text) } : {}),
        invocation: { ...invocation, command: name, flags, switches: new Set() },
        environment: access === undefined && proposal.platform === undefined
            ? withoutTokens(environment)
            : { ...environment, ...access?.variables?.() },
    });
    return { code, document: invocation.json ? JSON.parse(printed.join('\n')) : undefined };
}
function withoutTokens(environment) {
    const { TAGPROOF_TOKEN: _, TAGPROOF_REGISTRY_TOKEN: __, ...others } = environment;
    return others;
}
async function setUpAll(context, request, folder) {
    const { invocation, out } = context;
    const organization = await lookUpOrganization(context, request);
    if (organization !== undefined && 'issues' in organization)
        return (0,command_context/* usageErrors */.jY)(context, 'usage', organization.issues);
    const plan = await planFor(context, request, folder, organization);
    const isDryRun = invocation.switches.has('dry-run');
    if (isDryRun || !invocation.json)
        out(isDryRun && invocation.json ? setupDocument(plan) : setupText(plan, context));
    if (isDryRun)
        return 0;
    if (!(await isConfirmed(context, 'Set this up?'))) {
        out('Nothing was changed.');
        return 0;
    }
    const uid = await allOrNothing(context.stop ?? (0,exit/* stopSignal */.Zm)(), async (journal) => {
        const made = plan.access === undefined ? undefined : await makeAccess(context, request, plan.access, journal);
        const files = await filesOf(request, folder, made);
        await writeFiles(folder.root, folder.files, files, journal);
        return made;
    });
    return checkSetup(context, plan, uid);
}
async function lookUpOrganization(context, { access }) {
    if (access === undefined)
        return undefined;
    return organizationOf(context, (0,identity_client/* iamOf */.f4)(context, access.config, access.platform, access.token));
}
async function planFor(context, request, folder, organization) {
    const { access: given } = request;
    if (given === undefined || organization === undefined)
        return { request, files: await filesOf(request, folder, undefined) };
    const iam = (0,identity_client/* iamOf */.f4)(context, given.config, given.platform, given.token);
    const identity = await identityIn(iam, organization.uid, request);
    const roles = await rolesFor(iam, organization.uid, identity.uid);
    const files = await filesOf(request, folder, identity.uid ?? `${organization.uid}/NEW`);
    return { request, access: { organization, identity, roles }, files };
}
function filesOf({ proposal }, { files, survey }, identity) {
    const options = { ...proposal, ...(0,collections/* compact */.oE)({ identity }) };
    return filesFor(files, (0,init_proposal/* proposalFor */.y)(survey, options), options);
}
function makeAccess(context, { access }, { organization, identity, roles }, journal) {
    if (access === undefined)
        return Promise.resolve(undefined);
    const iam = (0,identity_client/* iamOf */.f4)(context, access.config, access.platform, access.token);
    return applyAccess(iam, organization.uid, identity, roles, journal);
}

// EXTERNAL MODULE: ./lib/onboarding/setup/where.js
var where = __webpack_require__(448);
;// CONCATENATED MODULE: ./lib/onboarding/setup/index.js



























async function undoSetup(context, request, folder) {
    const { invocation, out } = context;
    const found = await undoable(context, request, folder);
    if ('issues' in found)
        return (0,command_context/* usageErrors */.jY)(context, 'usage', found.issues);
    const isDryRun = invocation.switches.has('dry-run');
    if (!invocation.json)
        out(undoText(context, request, found, isDryRun));
    if (!isDryRun) {
        if (!(await isConfirmed(context, 'Delete this?'))) {
            out('Nothing was changed.');
            return 0;
        }
        await undo(context, request, folder, found);
    }
    if (invocation.json)
        out(JSON.stringify({ dryRun: isDryRun, ...found }, null, 2));
    else if (!isDryRun)
        out('\nUndone.');
    return 0;
}
async function undoable(context, request, { files }) {
    const { ci } = request.job;
    const pipeline = ci === 'gitlab' ? await files.read(init_options/* gitlabPipelinePath */.zy) : undefined;
    const included = pipeline !== undefined && 'text' in pipeline ? pipeline.text : undefined;
    const isOurs = included === undefined || (0,init_options/* isAsWritten */.wB)(included);
    const restored = isOurs ? undefined : withoutInclude(included);
    const isNeeded = !isOurs && restored === undefined && included.includes(init_options/* workflowPaths */.wP.gitlab);
    const paths = [
        special_types/* defaultPolicyPath */.r2,
        ...(isNeeded ? [] : [init_options/* workflowPaths */.wP[ci]]),
        ...(ci === 'gitlab' ? [init_options/* gitlabPipelinePath */.zy] : []),
    ];
    const written = await writtenFiles(files, paths);
    const present = await Promise.all(paths.map(async (file) => ('text' in (await files.read(file)) && !written.includes(file) ? [file] : [])));
    const kept = present.flat().filter((file) => file !== init_options/* gitlabPipelinePath */.zy || restored === undefined);
    const pipelineEdit = included === undefined || restored === undefined ? undefined : { before: included, after: restored };
    const own = { files: written, kept, ...(0,collections/* compact */.oE)({ pipeline: pipelineEdit }) };
    const { access } = request;
    if (access === undefined)
        return { ...own, roles: [] };
    const iam = (0,identity_client/* iamOf */.f4)(context, access.config, access.platform, access.token);
    const organization = await organizationOf(context, iam);
    if ('issues' in organization)
        return organization;
    const { uid } = organization;
    const identity = await identityNamed(iam, uid, request);
    if (identity === undefined)
        return { ...own, organization: uid, roles: [] };
    const roles = (await bindingsOf(iam, uid, identity)).map(({ roleName }) => roleName).sort();
    return { ...own, organization: uid, identity, roles };
}
async function undo(context, { access }, { root, files: own }, { organization, identity, files, pipeline }) {
    if (access !== undefined && organization !== undefined && identity !== undefined)
        await removeAccess((0,identity_client/* iamOf */.f4)(context, access.config, access.platform, access.token), organization, identity);
    if (pipeline !== undefined) {
        const { refused } = await own.replace(init_options/* gitlabPipelinePath */.zy, pipeline.before, pipeline.after);
        if (refused !== undefined)
            throw new failure/* Failure */.HR('not-written', `${init_options/* gitlabPipelinePath */.zy} could not be written: ${refused}`);
    }
    for (const file of files)
        await (0,promises_.rm)(external_node_path_.join(root, file), { force: true });
}
function undoText(context, { name, claimMatch, access }, { identity, roles, files, kept, pipeline }, isDryRun) {
    const none = `none of the name ${name} with the subject ${(0,client/* expectedSubject */.LU)(claimMatch)}`;
    const rows = [
        ...(access === undefined
            ? []
            : [['  identity', identity === undefined ? none : `${name} (${identity})`]]),
        ...(identity === undefined ? [] : [['  roles', roles.join(', ') || 'none']]),
        ...files.map((file) => ['  file', file]),
        ...(pipeline === undefined ? [] : [['  line', `${init_options/* gitlabPipelinePath */.zy}: the include of the job`]]),
        ...kept.map((file) => ['  kept', `${file} has been edited; delete it yourself if it is not needed`]),
    ].map((row) => row.map(text_text/* plain */.pj));
    const title = isDryRun ? 'Setup would delete this; nothing is changed' : 'To delete';
    return `${bold(context, title)}\n${(0,columns/* terminalTable */.RX)(rows)}`;
}
async function setup(context) {
    const { invocation, environment, err } = context;
    const root = invocation.operands[0] ?? '.';
    const { files, threads } = (0,local/* localHost */.O)({ root, environment, ...(0,command_context/* printOptionsOf */.x9)(context), print: err });
    const [facts, survey] = await Promise.all([(0,where/* repositoryFacts */.O)(root), (0,init_survey/* surveyOf */.y)(files, threads)]);
    const derived = survey.platform ?? (await platformIn(files));
    const asked = await setupRequest(context, facts, derived);
    if ('issues' in asked)
        return (0,command_context/* usageErrors */.jY)(context, 'usage', asked.issues);
    const folder = { root, files, survey };
    return (0,identity_client/* reporting */.vR)(context, async () => {
        if (invocation.switches.has('undo'))
            return undoSetup(context, asked, folder);
        const image = await pinnedJobImage(context, asked.job.ci, files, root);
        const stage = asked.job.ci === 'gitlab' ? await stageIn(files) : undefined;
        const request = { ...asked, proposal: { ...asked.proposal, ...(0,collections/* compact */.oE)({ image, stage }) } };
        return setUpAll(context, request, folder);
    });
}
async function pinnedJobImage(context, ci, files, root) {
    if (!init_options/* hostsWithImages */.Sf.includes(ci))
        return undefined;
    const read = await files.read(init_options/* workflowPaths */.wP[ci]);
    const [kept] = ('text' in read && read.text.match(new RegExp(`${workflow_text/* jobImage */.zl}@sha256:[0-9a-f]{64}`))) || [];
    if (kept !== undefined)
        return kept;
    const parsed = (0,images_image/* parseImage */.zZ)(workflow_text/* jobImage */.zl);
    const settings = (0,config_read/* readConfig */.X)(() => undefined, { presets: presets/* presets */.v, checks: [] });
    if (!('image' in parsed) || 'issues' in settings)
        return undefined;
    const { image } = parsed;
    const host = (0,local/* localHost */.O)({ root, environment: context.environment, ...(0,command_context/* printOptionsOf */.x9)(context) });
    try {
        const { registries } = await (0,clients/* connect */.Ng)(host, settings.config);
        return `${workflow_text/* jobImage */.zl}@${await registries.digestOf(image, image.tag ?? '')}`;
    }
    catch (error) {
        if (error instanceof failure/* Failure */.HR)
            return undefined;
        throw error;
    }
}


/***/ })

};
