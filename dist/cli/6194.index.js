export const id = 6194;
export const ids = [6194];
export const modules = {

/***/ 16194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  listCheckout: () => (/* binding */ listCheckout)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
// EXTERNAL MODULE: ./lib/model/text/text.js
var text_text = __webpack_require__(38118);
// EXTERNAL MODULE: ./lib/host/messages.js
var messages = __webpack_require__(10900);
// EXTERNAL MODULE: ./lib/host/git/run-git.js
var run_git = __webpack_require__(569);
;// CONCATENATED MODULE: ./lib/host/git/git-listing.js



const maxListingBytes = 256 * 1024 * 1024;
const tabulator = 0x09;
const headOfTracked = /^(\S) (\d{6}) [0-9a-f]+ \d$/;
const modeOfSubmodule = '160000';
async function listByGit(root) {
    const git = await (0,run_git/* openGit */.zY)(root);
    if (git === undefined || 'refused' in git)
        return git;
    const [tracked, untracked, ignored] = [new TrackedFiles(), new UntrackedFiles(), new UntrackedFiles()];
    const list = (files, args, from = git) => (0,run_git/* runGitRecords */.ET)(from, ['--literal-pathspecs', 'ls-files', '-z', ...args], maxListingBytes, (record) => files.take(record));
    const folder = external_node_path_.relative(git.top, git.root).split(external_node_path_.sep).join('/');
    const areListed = await Promise.all([
        list(tracked, ['--cached', '--stage', '-t']),
        list(untracked, ['--others', '--exclude-standard']),
        list(ignored, ['--others', '--exclude-standard', '--ignored', '--directory', '--', folder || '.'], {
            ...git,
            root: git.top,
        }),
    ]);
    if (!areListed.every(Boolean) || !tracked.isRead)
        return { refused: messages/* gitProblems */.Bb.failed };
    const { names, submodules, sparse } = tracked;
    const { nested } = untracked;
    const above = folder === '' ? 0 : folder.length + 1;
    const all = new Set([...ignored.names, ...ignored.nested].map((name) => name.slice(above)));
    if (names.length + submodules.size + untracked.names.length + nested.length === 0 && all.size > 0)
        return undefined;
    for (const name of untracked.names)
        names.push(name);
    return { names, sparse, submodules: [...submodules], nested, ignored: all };
}
class TrackedFiles {
    names = [];
    submodules = new Set();
    sparse = new Set();
    isRead = true;
    take(record) {
        const tab = Math.max(record.indexOf(tabulator), 0);
        const head = headOfTracked.exec(record.toString('latin1', 0, tab));
        const name = record.toString('utf8', tab + 1);
        this.isRead &&= head !== null && name !== '';
        if (head?.[2] === modeOfSubmodule)
            this.submodules.add(name === './' ? '' : `${name}/`);
        else if (this.names.at(-1) !== name)
            this.names.push(name);
        if (head?.[1] === 'S')
            this.sparse.add(name);
    }
}
class UntrackedFiles {
    names = [];
    nested = [];
    take(record) {
        const name = record.toString('utf8');
        (name.endsWith('/') ? this.nested : this.names).push(name);
    }
}

// EXTERNAL MODULE: ./lib/host/files/links.js
var files_links = __webpack_require__(99011);
;// CONCATENATED MODULE: ./lib/host/files/list-files.js






const isNotInstalled = (folder) => !/(?:^|\/)node_modules\/$/.test(folder);
function walkFiles(root, wanted, maxFiles, isEntered = isNotInstalled) {
    const files = [];
    const links = [];
    const folders = [''];
    for (let below = folders.pop(); below !== undefined; below = folders.pop()) {
        const entries = entriesOf(external_node_path_.join(root, below));
        if (entries === undefined) {
            files.push(below);
            continue;
        }
        for (const entry of entries) {
            const name = `${below}${entry.name}`;
            if (entry.name === '.git')
                continue;
            if (entry.isDirectory()) {
                if (isEntered(`${name}/`))
                    folders.push(`${name}/`);
            }
            else if (entry.isFile() && wanted(name))
                files.push(name);
            else if (entry.isSymbolicLink() && wanted(name))
                links.push(name);
        }
        if (files.length + links.length > maxFiles)
            break;
    }
    return { files, links };
}
function entriesOf(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true });
    }
    catch {
        return undefined;
    }
}
async function listCheckout(root, selection, maxFiles) {
    const refused = new Map();
    const found = await listRepository(root, selection, maxFiles, (below, why) => refused.set(below, why));
    const sorted = [...refused.keys(), ...found].sort(text_text/* compareText */.n6);
    const names = sorted.filter((name, index) => name !== sorted[index - 1]).slice(0, maxFiles + 1);
    return { names, refused };
}
async function listRepository(root, selection, maxFiles, refuse) {
    const listed = await listByGit(root);
    if (listed !== undefined && 'refused' in listed)
        refuse('', listed.refused);
    if (listed === undefined || 'refused' in listed)
        return listByWalking(root, selection, maxFiles);
    const { sparse, submodules, nested } = listed;
    const { wanted, isReadAlike } = selection;
    const names = [...listed.names];
    (0,collections/* append */.BC)(names, leftOut(root, listed, maxFiles));
    const selected = names.filter(wanted);
    const readable = isReadable(root, { names: selected, sparse }, isReadAlike);
    const found = selected.filter(readable);
    (0,collections/* append */.BC)(found, submodules);
    for (const folder of nested) {
        const below = await listRepository(external_node_path_.join(root, folder), {
            wanted: (name) => wanted(`${folder}${name}`),
            isReadAlike: (link, target) => isReadAlike(`${folder}${link}`, `${folder}${target}`),
        }, maxFiles, (deeper, why) => refuse(`${folder}${deeper}`, why));
        for (const name of below)
            found.push(`${folder}${name}`);
        if (found.length > maxFiles)
            break;
    }
    return found;
}
function leftOut(root, { names, submodules, nested, ignored }, maxFiles) {
    if (ignored.has(''))
        return [];
    const [known, others] = [new Set(names), new Set([...submodules, ...nested])];
    const isKnown = (name) => known.has(name) || known.has(name.normalize()) || ignored.has(name);
    const { files, links } = walkFiles(root, (name) => !isKnown(name), maxFiles, (folder) => !others.has(folder) && !ignored.has(folder));
    return [...files, ...links];
}
function listByWalking(root, selection, maxFiles) {
    const { files, links } = walkFiles(root, selection.wanted, maxFiles);
    const known = new Set(files);
    const found = [...files];
    for (const link of links)
        if ((0,files_links/* hidesItsTarget */.Hv)(root, link, known, selection.isReadAlike))
            found.push(link);
    return found;
}
function isReadable(root, { names, sparse }, isReadAlike) {
    let listed;
    const hidesTarget = (link) => {
        listed ??= new Set(names);
        return (0,files_links/* hidesItsTarget */.Hv)(root, link, listed, isReadAlike);
    };
    return (name) => {
        try {
            const stats = (0,external_node_fs_.lstatSync)(external_node_path_.join(root, name));
            return stats.isFile() || (stats.isSymbolicLink() && hidesTarget(name));
        }
        catch (error) {
            const { code = '' } = error;
            return sparse.has(name) || !['ENOENT', 'ENOTDIR'].includes(code) || name.includes('\uFFFD');
        }
    };
}


/***/ }),

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

/***/ 76225:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ memoizeAsync),
/* harmony export */   q: () => (/* binding */ rememberedFor)
/* harmony export */ });
function memoizeAsync(load, keyOf = (...key) => JSON.stringify(key)) {
    const results = new Map();
    return (...key) => {
        const name = keyOf(...key);
        const result = results.get(name) ?? load(...key);
        results.set(name, result);
        return result;
    };
}
function rememberedFor(compute) {
    const results = new WeakMap();
    return (key) => {
        const known = results.get(key) ?? { value: compute(key) };
        results.set(key, known);
        return known.value;
    };
}


/***/ })

};
