export const id = 5262;
export const ids = [5262];
export const modules = {

/***/ 1537:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ workTreeOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _files_links_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99011);



const maxDepth = 64;
const maxPointerBytes = 4096;
function workTreeOf(root) {
    try {
        const start = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(root);
        let top = start;
        for (let depth = 0; (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(gitIn(top), { throwIfNoEntry: false }) === undefined; depth += 1) {
            const above = node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(top);
            if (above === top || depth === maxDepth)
                return undefined;
            top = above;
        }
        const git = gitFolders(top);
        return { root: start, top, ...(git === undefined ? {} : { git }) };
    }
    catch {
        return undefined;
    }
}
function gitIn(top) {
    return node_path__WEBPACK_IMPORTED_MODULE_1__.join(top, '.git');
}
function gitFolders(top) {
    try {
        const entry = gitIn(top);
        const own = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(entry).isDirectory()
            ? node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(entry)
            : pointedTo(entry, /^gitdir: (.+)/, top);
        const pointer = node_path__WEBPACK_IMPORTED_MODULE_1__.join(own, 'commondir');
        const common = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(pointer) ? pointedTo(pointer, /^(.+)/, own) : own;
        const isWhole = ['objects', 'refs'].every((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(common, name)).isDirectory());
        return isWhole && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(own, 'HEAD')) && [own, common].every(isGits(top))
            ? { own, common }
            : undefined;
    }
    catch {
        return undefined;
    }
}
function pointedTo(file, line, base) {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file);
    const isPointer = stats.isFile() && stats.size <= maxPointerBytes;
    const [, target = ''] = (isPointer ? line.exec((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8')) : null) ?? [];
    if (target === '' || /^[\\/]{2}/.test(target))
        throw new Error(`${file} does not name a folder`);
    return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(base, target));
}
function isGits(top) {
    return (folder) => !(0,_files_links_js__WEBPACK_IMPORTED_MODULE_2__/* .isBelow */ .Yw)(top, folder) || (0,_files_links_js__WEBPACK_IMPORTED_MODULE_2__/* .isBelow */ .Yw)(gitIn(top), folder);
}


/***/ }),

/***/ 88356:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ findProgram)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _files_links_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99011);
/* harmony import */ var _git_folders_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1537);




const windowsEndings = ['.exe', '.com'];
function findProgram(name, environment = process.env, folder = process.cwd(), platform = process.platform) {
    const isWindows = platform === 'win32';
    const separator = isWindows ? ';' : ':';
    const isPath = (key) => (isWindows ? key.toUpperCase() : key) === 'PATH';
    const entries = Object.entries(environment).find(([key]) => isPath(key))?.[1] ?? '';
    const checkout = checkoutAround(folder);
    const folders = entries
        .split(separator)
        .map((entry) => (isWindows ? entry.replaceAll('"', '') : entry))
        .filter((entry) => isOutside(entry, checkout));
    const others = Object.entries(environment).filter(([key]) => !isPath(key));
    for (const inPath of folders)
        for (const ending of isWindows ? windowsEndings : ['']) {
            const file = node_path__WEBPACK_IMPORTED_MODULE_1__.join(inPath, `${name}${ending}`);
            if (!isProgram(file))
                continue;
            const env = { PATH: folders.join(separator), NoDefaultCurrentDirectoryInExePath: '1' };
            return { file, env: { ...Object.fromEntries(others), ...env } };
        }
    return undefined;
}
function checkoutAround(folder) {
    const top = (0,_git_folders_js__WEBPACK_IMPORTED_MODULE_3__/* .workTreeOf */ .F)(folder)?.top ?? realPath(folder);
    return top === undefined || node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(top) === top ? undefined : top;
}
function isOutside(entry, checkout) {
    if (!node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(entry))
        return false;
    const real = realPath(entry);
    if (real === undefined)
        return false;
    return checkout === undefined || !((0,_files_links_js__WEBPACK_IMPORTED_MODULE_2__/* .isBelow */ .Yw)(checkout, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(entry)) || (0,_files_links_js__WEBPACK_IMPORTED_MODULE_2__/* .isBelow */ .Yw)(checkout, real));
}
function realPath(folder) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(folder);
    }
    catch {
        return undefined;
    }
}
function isProgram(file) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file).isFile();
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 569:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EO: () => (/* binding */ runGit),
/* harmony export */   ET: () => (/* binding */ runGitRecords),
/* harmony export */   zY: () => (/* binding */ openGit)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _model_waiting_memoize_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(76225);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10900);
/* harmony import */ var _git_folders_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1537);
/* harmony import */ var _programs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88356);








const maxMs = 60_000;
const maxConfigBytes = 16 * 1024 * 1024;
const oldest = [2, 30];
const keptKeys = /^(?:core\.(?:repositoryformatversion|ignorecase|precomposeunicode)|extensions\.(?!partialclone$|worktreeconfig$)[a-z0-9-]+)$/;
const settings = [
    'safe.directory=*',
    'safe.bareRepository=explicit',
    'protocol.allow=never',
    'core.fsmonitor=false',
    'core.hooksPath=/dev/null',
    'core.longPaths=true',
].flatMap((setting) => ['-c', setting]);
const environment = {
    GIT_ALLOW_PROTOCOL: 'none',
    GIT_ATTR_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_NO_LAZY_FETCH: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_OPTIONAL_LOCKS: '0',
    LC_ALL: 'C',
};
async function openGit(root) {
    const found = (0,_git_folders_js__WEBPACK_IMPORTED_MODULE_5__/* .workTreeOf */ .F)(root);
    const program = found?.git && (0,_programs_js__WEBPACK_IMPORTED_MODULE_6__/* .findProgram */ .K)('git', { PATH: process.env.PATH }, found.top);
    if (found?.git === undefined || program === undefined)
        return undefined;
    const opened = { program, root: found.root, top: found.top, folders: found.git, config: '' };
    const file = node_path__WEBPACK_IMPORTED_MODULE_3__.join(found.git.common, 'config');
    const list = ['config', '--file', file, '--no-includes', '--null', '--list'];
    const [version, listed] = await Promise.all([
        versionOf(program),
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(file) ? runGit(opened, list, maxConfigBytes) : Buffer.alloc(0),
    ]);
    if (!isSupported(version))
        return { refused: _messages_js__WEBPACK_IMPORTED_MODULE_4__/* .gitProblems */ .Bb.tooOld(version, oldest.join('.')) };
    if (listed === undefined)
        return { refused: _messages_js__WEBPACK_IMPORTED_MODULE_4__/* .gitProblems */ .Bb.failed };
    return { ...opened, config: keptConfig(listed.toString('utf8')) };
}
async function runGit(git, args, maxBytes, input = '') {
    const chunks = [];
    const isDone = await streamGit(git, args, { maxBytes, input, take: (chunk) => chunks.push(chunk) });
    return isDone ? Buffer.concat(chunks) : undefined;
}
async function runGitRecords(git, args, maxBytes, take) {
    let rest = Buffer.alloc(0);
    const takeChunk = (chunk) => {
        const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
        let start = 0;
        for (let end = bytes.indexOf(0); end >= 0; end = bytes.indexOf(0, start)) {
            take(bytes.subarray(start, end));
            start = end + 1;
        }
        rest = bytes.subarray(start);
    };
    const isDone = await streamGit(git, args, { maxBytes, input: '', take: takeChunk });
    return isDone && rest.length === 0;
}
async function streamGit(git, args, streaming) {
    const { program, root, top, folders } = git;
    let common;
    try {
        common = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdtempSync)(node_path__WEBPACK_IMPORTED_MODULE_3__.join((0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), 'tagproof-git-'));
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(node_path__WEBPACK_IMPORTED_MODULE_3__.join(common, 'refs'));
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(node_path__WEBPACK_IMPORTED_MODULE_3__.join(common, 'config'), git.config);
        const shallow = node_path__WEBPACK_IMPORTED_MODULE_3__.join(folders.common, 'shallow');
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(shallow))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.copyFileSync)(shallow, node_path__WEBPACK_IMPORTED_MODULE_3__.join(common, 'shallow'));
        const env = { GIT_COMMON_DIR: common, GIT_OBJECT_DIRECTORY: node_path__WEBPACK_IMPORTED_MODULE_3__.join(folders.common, 'objects') };
        const where = [...settings, `--git-dir=${folders.own}`, `--work-tree=${top}`, ...excludes(folders)];
        return await start(program, [...where, ...args], { cwd: root, env }, streaming);
    }
    catch {
        return false;
    }
    finally {
        if (common !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(common, { recursive: true, force: true });
    }
}
function excludes({ common }) {
    return ['-c', `core.excludesFile=${node_path__WEBPACK_IMPORTED_MODULE_3__.join(common, 'info', 'exclude')}`];
}
function keptConfig(listed) {
    let kept = '';
    for (const entry of listed.split('\0')) {
        const [key = '', ...lines] = entry.split('\n');
        if (!keptKeys.test(key))
            continue;
        const [section = '', name = ''] = key.split('.');
        kept += `[${section}]\n${name} = ${JSON.stringify(lines.length === 0 ? 'true' : lines.join('\n'))}\n`;
    }
    return kept;
}
const versionOf = (0,_model_waiting_memoize_js__WEBPACK_IMPORTED_MODULE_7__/* .memoizeAsync */ .T)(askVersion, ({ file }) => file);
async function askVersion(program) {
    const chunks = [];
    const streaming = { maxBytes: 1024, input: '', take: (chunk) => void chunks.push(chunk) };
    const isDone = await start(program, ['--version'], { cwd: (0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), env: {} }, streaming);
    const text = isDone ? Buffer.concat(chunks).toString('utf8') : '';
    return /^git version (\d+\.\d+\S*)/.exec(text)?.[1] ?? '';
}
function isSupported(version) {
    const [major = 0, minor = 0] = version.split('.').map(Number);
    return major > oldest[0] || (major === oldest[0] && minor >= oldest[1]);
}
function start(program, args, { cwd, env }, { maxBytes, input, take }) {
    return new Promise((resolve) => {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program.file, args, {
            cwd,
            env: { ...program.env, ...environment, ...env },
            stdio: ['pipe', 'pipe', 'ignore'],
            timeout: maxMs,
            killSignal: 'SIGKILL',
            windowsHide: true,
        });
        let size = 0;
        child.stdout.on('data', (chunk) => {
            size += chunk.length;
            if (size > maxBytes)
                child.kill('SIGKILL');
            else
                take(chunk);
        });
        child.stdin.on('error', () => undefined);
        child.once('error', () => resolve(false));
        child.once('close', (code) => resolve(code === 0 && size <= maxBytes));
        child.stdin.end(input);
    });
}


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
const release = { commit: '0'.repeat(40), tag: 'vX.Y.Z' };
const releasedAction = isAddressSet ? `${projectRepository}@${release.commit}` : undefined;
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

/***/ 25262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createIdentity: () => (/* binding */ createIdentity)
/* harmony export */ });
/* harmony import */ var _clients_platform_claims_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21341);
/* harmony import */ var _command_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5062);
/* harmony import */ var _command_flag_texts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54678);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(50412);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38675);
/* harmony import */ var _init_workflow_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45567);
/* harmony import */ var _program_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98533);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(78305);
/* harmony import */ var _roles_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(46449);
/* harmony import */ var _subject_flags_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(16706);










const githubIssuer = 'https://token.actions.githubusercontent.com';
async function createIdentity(context) {
    const { invocation, out } = context;
    const shared = (0,_client_js__WEBPACK_IMPORTED_MODULE_6__/* .identitySetting */ .H7)(context, ['group']);
    const plan = planFrom(context);
    const issues = [shared, plan].flatMap((part) => ('issues' in part ? part.issues : []));
    if ('issues' in shared || 'issues' in plan)
        return (0,_command_context_js__WEBPACK_IMPORTED_MODULE_1__/* .usageErrors */ .jY)(context, 'usage', issues);
    const { iam, platform } = shared.setting;
    return (0,_client_js__WEBPACK_IMPORTED_MODULE_6__/* .reporting */ .vR)(context, async () => {
        const listed = await iam.listRoles().all();
        const found = plan.roles.map((name) => (0,_roles_js__WEBPACK_IMPORTED_MODULE_7__/* .roleNamed */ .u)(listed, name));
        const unknown = found.flatMap((role) => ('missing' in role ? [`${role.missing}.`] : []));
        if (unknown.length > 0)
            return (0,_command_context_js__WEBPACK_IMPORTED_MODULE_1__/* .usageErrors */ .jY)(context, 'usage', unknown);
        const roles = found.flatMap((role) => ('missing' in role ? [] : [role]));
        if (invocation.switches.has('dry-run')) {
            out(invocation.json ? JSON.stringify({ dryRun: true, ...plan }) : planText(plan));
            return 0;
        }
        const uid = await createWithBindings(iam, plan, roles);
        const addresses = platformInputs(context, platform.baseUrl);
        const program = await (0,_program_js__WEBPACK_IMPORTED_MODULE_5__/* .programSource */ .ax)(context);
        const action = 'issues' in program ? unknownAction : (0,_program_js__WEBPACK_IMPORTED_MODULE_5__/* .actionOf */ .qj)(program);
        out(invocation.json
            ? JSON.stringify({ identity: uid, ...plan })
            : `${planText(plan)}\nuid      ${uid}\n\n${workflowText(uid, action, addresses, invocation.flags.get('environment'))}`);
        return 0;
    });
}
function planFrom(context) {
    const { flags } = context.invocation;
    const { issues: wrong, repository, scope, ids } = (0,_subject_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .subjectFlags */ .O)(context);
    const issues = [
        ...(repository === undefined ? ['`--repository` is required and must be OWNER/REPO.'] : []),
        ...wrong,
    ];
    if (repository === undefined || issues.length > 0)
        return { issues };
    return {
        group: (0,_command_context_js__WEBPACK_IMPORTED_MODULE_1__/* .inputOf */ .wg)(context, 'group') ?? '',
        name: flags.get('name') ?? `tagproof ${repository}`.toLowerCase().replace(/[^a-z0-9 ._-]/g, ' '),
        claimMatch: {
            issuer: flags.get('issuer') ?? githubIssuer,
            subject: (0,_clients_platform_claims_js__WEBPACK_IMPORTED_MODULE_0__/* .subjectText */ .yq)({
                repository,
                scope: scope ?? { kind: 'ref', ref: 'refs/heads/main' },
                ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_9__/* .compact */ .oE)({ ids }),
            }),
        },
        roles: flags.get('role')?.split('\n') ?? ['viewer', 'registry.pull'],
    };
}
async function createWithBindings(iam, { group, name, claimMatch }, roles) {
    const { uid } = await iam.createIdentity(group, { name, claimMatch });
    try {
        for (const role of roles)
            await iam.createRoleBinding(group, { identityUid: uid, roleUid: role.uid });
        return uid;
    }
    catch (error) {
        await rollBack(iam, group, uid, error);
        throw error;
    }
}
async function rollBack(iam, group, uid, cause) {
    try {
        const bindings = await iam.listRoleBindings({ 'uidp.descendants_of': group }).all();
        for (const binding of bindings.filter(({ identityUid }) => identityUid === uid))
            await iam.deleteRoleBinding(binding.uid);
        await iam.deleteIdentity(uid);
    }
    catch (undo) {
        if (!(cause instanceof _model_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .Failure */ .HR) || !(undo instanceof _model_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .Failure */ .HR))
            throw undo;
        const next = `Delete it with: tagproof identity delete --identity ${uid}`;
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .Failure */ .HR(cause.reason, `${cause.message}. The identity could not be deleted again (${undo.message}). ${next}`, { cause });
    }
}
function planText({ group, name, claimMatch, roles }) {
    return [
        `name     ${name}`,
        `group    ${group}`,
        `issuer   ${claimMatch.issuer}`,
        `subject  ${claimMatch.subject}`,
        `roles    ${roles.join(', ')}`,
    ].join('\n');
}
const unknownAction = '# add --action OWNER/REPO@SHA: the action and the full commit SHA of a release';
function platformInputs({ invocation: { flags } }, baseUrl) {
    const preset = flags.get('platform');
    if (preset !== undefined)
        return `          platform: ${preset}`;
    const given = new Map([['base-url', baseUrl], ...flags]);
    const lines = (0,_command_flag_texts_js__WEBPACK_IMPORTED_MODULE_2__/* .namesIn */ .wX)('platform').flatMap((name) => {
        const value = given.get(name);
        return value === undefined ? [] : [`          ${name}: ${value}`];
    });
    return lines.join('\n');
}
function workflowText(uid, action, addresses, environment) {
    const named = environment === undefined ? '' : `\n    environment: ${JSON.stringify(environment)}`;
    return `permissions:
  contents: read
  id-token: write
jobs:
  tagproof:
    runs-on: ubuntu-latest${named}
    steps:
      - uses: ${_init_workflow_text_js__WEBPACK_IMPORTED_MODULE_4__/* .checkoutAction */ .n2}
      - uses: ${action}
        with:
${addresses}
          identity: ${uid}`;
}


/***/ }),

/***/ 46449:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ roleNamed)
/* harmony export */ });
/* harmony import */ var _model_text_plain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32181);

const maxShown = 12;
function roleNamed(roles, name) {
    const [role, ...others] = roles.filter((one) => one.name === name);
    if (role !== undefined && others.length === 0)
        return role;
    const names = [...new Set(roles.map((one) => one.name))].sort();
    const shown = names.slice(0, maxShown).map(_model_text_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .p).join(', ') || 'none';
    const more = names.length > maxShown ? `, and ${names.length - maxShown} more` : '';
    const count = role === undefined ? 'no role' : `${others.length + 1} roles`;
    return {
        missing: `The platform has ${count} named ${name}, so it cannot be bound. The roles that the token can list are: ${shown}${more}. Check the address of the platform, or sign in with a token that can list the roles of the organization`,
    };
}


/***/ }),

/***/ 42387:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pS: () => (/* binding */ yamlText),
/* harmony export */   s$: () => (/* binding */ proposedText),
/* harmony export */   wB: () => (/* binding */ isAsWritten)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50412);


const maxColumn = 46;
const mark = /^(?:# yaml-language-server:[^\n]*\n)?(?:#|\/\/) Written by tagproof \(([0-9a-f]{16})\)[^\n]*\n/;
function proposedText(lines, head = '', comment = '#') {
    const column = Math.min(maxColumn, (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .largest */ .nQ)(lines.map(([text]) => text.length)));
    const body = lines
        .map(([text, reason]) => `${reason === undefined ? text : `${text.padEnd(column)} ${comment} ${reason}`}\n`)
        .join('');
    return `${head}${comment} Written by tagproof (${digestOf(body)}). Until it is edited, tagproof setup may update or remove it.\n${body}`;
}
function isAsWritten(text) {
    const [first, digest] = mark.exec(text) ?? [];
    return first !== undefined && digestOf(text.slice(first.length)) === digest;
}
function yamlText(text) {
    return /^[\w][\w./@-]*$/.test(text) ? text : JSON.stringify(text);
}
function digestOf(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex').slice(0, 16);
}


/***/ }),

/***/ 10014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sf: () => (/* binding */ hostsWithImages),
/* harmony export */   tw: () => (/* binding */ jobEnvironment),
/* harmony export */   wP: () => (/* binding */ workflowPaths),
/* harmony export */   zy: () => (/* binding */ gitlabPipelinePath)
/* harmony export */ });
const jobEnvironment = 'tagproof';
const workflowPaths = {
    github: '.github/workflows/tagproof.yml',
    gitlab: '.gitlab/tagproof.yml',
    azure: '.azure-pipelines/tagproof.yml',
    bitbucket: 'bitbucket-pipelines.yml',
    jenkins: '.jenkins/Jenkinsfile.tagproof',
    buildkite: '.buildkite/tagproof.yml',
};
const hostsWithImages = ['gitlab', 'bitbucket', 'jenkins'];
const gitlabPipelinePath = '.gitlab-ci.yml';


/***/ }),

/***/ 45567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zo: () => (/* binding */ flagsOf),
/* harmony export */   dT: () => (/* binding */ imageOf),
/* harmony export */   eH: () => (/* binding */ imageReason),
/* harmony export */   f5: () => (/* binding */ githubText),
/* harmony export */   fD: () => (/* binding */ gitlabText),
/* harmony export */   go: () => (/* binding */ signsIn),
/* harmony export */   n2: () => (/* binding */ checkoutAction),
/* harmony export */   zl: () => (/* binding */ jobImage)
/* harmony export */ });
/* harmony import */ var _model_images_presets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13204);
/* harmony import */ var _program_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98533);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42387);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10014);




const checkoutAction = 'actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0';
function gitlabText(survey, options) {
    const platform = options.platform ?? survey.platform;
    const reports = '--code-quality gl-code-quality-report.json --junit tagproof-junit.xml';
    const token = [
        ['  id_tokens:', 'to sign in without a stored secret'],
        [`    TAGPROOF_ID_TOKEN: {aud: ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .yamlText */ .pS)(audienceOf(platform, options))}}`],
    ];
    const { lines, command } = (0,_program_js__WEBPACK_IMPORTED_MODULE_1__/* .fetchedBy */ .tD)(options.program);
    return (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .proposedText */ .s$)([
        ['images:'],
        ...(options.stage === undefined
            ? []
            : [[`  stage: ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .yamlText */ .pS)(options.stage)}`, 'the pipeline has no stage named test']]),
        [`  image: ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .yamlText */ .pS)(imageOf(options))}`, imageReason(options)],
        ['  rules:'],
        ['    - if: $CI_PIPELINE_SOURCE == "merge_request_event"', 'only what a change introduces fails it'],
        ['    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH', 'everything counts once it is merged'],
        ...(signsIn(platform, options) ? token : []),
        ['  script:'],
        ...lines.map((line) => [`    - ${line}`]),
        [
            `    - ${command} verify . \${TAGPROOF_GITLAB_TOKEN:+--comment on-findings} ${reports}${flagsOf(options)}`,
        ],
        ['  artifacts:'],
        ['    when: always'],
        ['    reports: {codequality: gl-code-quality-report.json, junit: tagproof-junit.xml}'],
    ]);
}
const jobImage = 'node:24';
function githubText(survey, options) {
    const inputs = inWorkflow(options);
    const isSigningIn = signsIn(options.platform ?? survey.platform, options);
    const token = ['  id-token: write', 'to sign in without a stored secret'];
    const environment = [
        `    environment: ${_options_js__WEBPACK_IMPORTED_MODULE_3__/* .jobEnvironment */ .tw}`,
        'gives pushes and pull requests the same OIDC subject',
    ];
    return (0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .proposedText */ .s$)([
        ['name: images'],
        ['on:'],
        ['  pull_request:', 'only what a change introduces fails it'],
        ['  push:', 'everything counts once it is merged'],
        [
            `    branches: [${(0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .yamlText */ .pS)(options.branch ?? 'main')}]`,
            'only your default branch: a push is judged by its own policy',
        ],
        ['  schedule:'],
        ['    - cron: "23 5 * * 1"', 'tags change and reach end-of-life between pushes'],
        ['permissions:'],
        ['  contents: read', 'no other access to the repository is needed'],
        ...(isSigningIn ? [token] : []),
        ['jobs:'],
        ['  tagproof:'],
        ['    runs-on: ubuntu-latest'],
        ...(isSigningIn ? [environment] : []),
        ['    steps:'],
        [`      - uses: ${checkoutAction}`],
        ['        with:'],
        ['          persist-credentials: false', 'keep the token out of the checkout'],
        [`      - uses: ${(0,_program_js__WEBPACK_IMPORTED_MODULE_1__/* .actionOf */ .qj)(options.program)}`, 'Tagproof, by its full commit SHA'],
        ...(inputs.length === 0 ? [] : [['        with:']]),
        ...inputs.map(([name, value]) => [`          ${name}: ${(0,_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .yamlText */ .pS)(value)}`]),
    ]);
}
function imageOf({ image = jobImage }) {
    return image;
}
function imageReason(options) {
    return imageOf(options).includes('@') ? 'Node and git, by digest' : 'tagproof pin adds its digest';
}
function flagsOf(options) {
    return inWorkflow(options)
        .map(([name, value]) => ` --${name} ${value}`)
        .join('');
}
function signsIn(platform, { identity, addresses = [] }) {
    return platform !== undefined || identity !== undefined || addresses.length > 0;
}
function inWorkflow({ addresses = [], identity }) {
    if (addresses.length === 0)
        return [];
    return identity === undefined ? addresses : [...addresses, ['identity', identity]];
}
function audienceOf(platform, { audience }) {
    const preset = platform === undefined ? undefined : _model_images_presets_js__WEBPACK_IMPORTED_MODULE_0__/* .presets */ .v[platform];
    return audience ?? (preset === undefined ? 'AUDIENCE' : new URL(preset.issuerUrl).host);
}


/***/ }),

/***/ 98533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ax: () => (/* binding */ programSource),
/* harmony export */   qj: () => (/* binding */ actionOf),
/* harmony export */   tD: () => (/* binding */ fetchedBy)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _host_git_run_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(569);
/* harmony import */ var _model_run_project_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30982);
/* harmony import */ var _setup_where_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(448);





const actionPattern = /^([\w.-]+\/[\w.-]+(?:\/[\w./-]+)?)@([0-9a-f]{40})$/;
async function programSource(context) {
    const given = context.invocation.flags.get('action');
    const named = sourceOf(given ?? '');
    if (given !== undefined && named === undefined)
        return {
            issues: [
                '`--action` must be OWNER/REPO@SHA with the full commit SHA of 40 digits, because a tag can be moved.',
            ],
        };
    if (named !== undefined)
        return { ...named, isGiven: true };
    const found = (await cloneOf(context.program)) ?? sourceOf(_model_run_project_js__WEBPACK_IMPORTED_MODULE_3__/* .releasedAction */ .MH ?? '');
    return (found ?? {
        issues: [
            'Where workflows get Tagproof from is not known, because it does not run from a clone with a remote. Add `--action OWNER/REPO@SHA`.',
        ],
    });
}
function sourceOf(action) {
    const [, name, commit] = actionPattern.exec(action) ?? [];
    return name === undefined || commit === undefined
        ? undefined
        : { server: 'https://github.com', name, commit };
}
async function cloneOf(program) {
    if (program === undefined)
        return undefined;
    const folder = node_path__WEBPACK_IMPORTED_MODULE_1__.dirname((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(program));
    const git = await (0,_host_git_run_git_js__WEBPACK_IMPORTED_MODULE_2__/* .openGit */ .zY)(folder);
    if (git === undefined || 'refused' in git)
        return undefined;
    const { place } = await (0,_setup_where_js__WEBPACK_IMPORTED_MODULE_4__/* .repositoryFacts */ .O)(folder);
    const head = (await (0,_host_git_run_git_js__WEBPACK_IMPORTED_MODULE_2__/* .runGit */ .EO)(git, ['rev-parse', 'HEAD'], 1024))?.toString('utf8').trim() ?? '';
    return place === undefined || !/^[0-9a-f]{40}$/.test(head)
        ? undefined
        : { server: place.server, name: place.name, commit: head };
}
function actionOf({ name, commit }) {
    return `${name}@${commit}`;
}
function fetchedBy({ server, name, commit }, folder = '/tmp/tagproof-cli') {
    const repository = server === 'https://github.com' ? name.split('/').slice(0, 2).join('/') : name;
    return {
        lines: [
            `git clone --quiet ${server}/${repository} ${folder}`,
            `git -C ${folder} checkout --quiet ${commit}`,
        ],
        command: `node ${folder}/dist/cli/index.js`,
    };
}


/***/ }),

/***/ 448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ repositoryFacts)
/* harmony export */ });
/* unused harmony export placeOf */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _host_git_run_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(569);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50412);



async function repositoryFacts(root) {
    const git = await (0,_host_git_run_git_js__WEBPACK_IMPORTED_MODULE_1__/* .openGit */ .zY)(root);
    if (git === undefined || 'refused' in git)
        return {};
    const file = node_path__WEBPACK_IMPORTED_MODULE_0__.join(git.folders.common, 'config');
    const [origin, remoteHead, current, prefix] = await Promise.all([
        printed(git, ['config', '--file', file, '--no-includes', '--get', 'remote.origin.url']),
        printed(git, ['symbolic-ref', '--short', 'refs/remotes/origin/HEAD']),
        printed(git, ['symbolic-ref', '--short', 'HEAD']),
        printed(git, ['rev-parse', '--show-prefix']),
    ]);
    const place = origin === undefined ? undefined : placeOf(origin);
    const branch = remoteHead?.replace(/^origin\//, '') ?? current;
    const unusable = place === undefined ? origin : undefined;
    return (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .oE)({ place, branch, unusable, below: prefix });
}
function placeOf(origin) {
    const scp = /^(?:[\w.-]+@)?([\w.-]+):(?!\/\/)\/?([\w./-]+?)(?:\.git)?\/?$/.exec(origin);
    const url = /^(?:https?|ssh|git):\/\/(?:[^@/]+@)?([\w.-]+)(?::\d+)?\/([\w./-]+?)(?:\.git)?\/?$/.exec(origin);
    const [, host = '', name = ''] = scp ?? url ?? [];
    const parts = name.split('/');
    if (host === '' || parts.length < 2 || parts.some((part) => /^\.{0,2}$/.test(part)))
        return undefined;
    const ci = ciHostOf(host);
    if (ci === 'github' && parts.length !== 2)
        return undefined;
    return { ...(0,_model_collections_js__WEBPACK_IMPORTED_MODULE_2__/* .compact */ .oE)({ ci }), server: `https://${host}`, name };
}
function ciHostOf(host) {
    if (/gitlab/i.test(host))
        return 'gitlab';
    if (/(?:^|\.)(?:dev\.azure|visualstudio)\.com$/i.test(host))
        return 'azure';
    if (/^bitbucket\.org$/i.test(host))
        return 'bitbucket';
    return /github|\.ghe\.com$/i.test(host) ? 'github' : undefined;
}
async function printed(git, args) {
    return (await (0,_host_git_run_git_js__WEBPACK_IMPORTED_MODULE_1__/* .runGit */ .EO)(git, args, 64 * 1024))?.toString('utf8').trim() || undefined;
}


/***/ })

};
