export const id = 1390;
export const ids = [1390,2384];
export const modules = {

/***/ 71390:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   listCheckout: () => (/* binding */ listCheckout)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50412);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38118);
/* harmony import */ var _git_git_listing_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42384);
/* harmony import */ var _links_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99011);






const isNotInstalled = (folder) => !/(?:^|\/)node_modules\/$/.test(folder);
function walkFiles(root, wanted, maxFiles, isEntered = isNotInstalled) {
    const files = [];
    const links = [];
    const folders = [''];
    for (let below = folders.pop(); below !== undefined; below = folders.pop()) {
        const entries = entriesOf(node_path__WEBPACK_IMPORTED_MODULE_1__.join(root, below));
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
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true });
    }
    catch {
        return undefined;
    }
}
async function listCheckout(root, selection, maxFiles, byGit = () => (0,_git_git_listing_js__WEBPACK_IMPORTED_MODULE_2__.listByGit)(root)) {
    const refused = new Map();
    const refuse = (below, why) => refused.set(below, why);
    const found = await listRepository(root, selection, maxFiles, refuse, byGit);
    const sorted = [...refused.keys(), ...found].sort(_model_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .compareText */ .n6);
    const names = sorted.filter((name, index) => name !== sorted[index - 1]).slice(0, maxFiles + 1);
    return { names, refused };
}
async function listRepository(root, selection, maxFiles, refuse, byGit = () => (0,_git_git_listing_js__WEBPACK_IMPORTED_MODULE_2__.listByGit)(root)) {
    const listed = await byGit();
    if (listed !== undefined && 'refused' in listed)
        refuse('', listed.refused);
    if (listed === undefined || 'refused' in listed)
        return listByWalking(root, selection, maxFiles);
    const { sparse, submodules, nested } = listed;
    const { wanted, isReadAlike } = selection;
    const names = [...listed.names];
    (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_5__/* .append */ .BC)(names, leftOut(root, listed, maxFiles));
    const selected = names.filter(wanted);
    const readable = isReadable(root, { names: selected, sparse }, isReadAlike);
    const found = selected.filter(readable);
    (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_5__/* .append */ .BC)(found, submodules);
    for (const folder of nested) {
        const below = await listRepository(node_path__WEBPACK_IMPORTED_MODULE_1__.join(root, folder), {
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
        if ((0,_links_js__WEBPACK_IMPORTED_MODULE_3__/* .hidesItsTarget */ .Hv)(root, link, known, selection.isReadAlike))
            found.push(link);
    return found;
}
function isReadable(root, { names, sparse }, isReadAlike) {
    let listed;
    const hidesTarget = (link) => {
        listed ??= new Set(names);
        return (0,_links_js__WEBPACK_IMPORTED_MODULE_3__/* .hidesItsTarget */ .Hv)(root, link, listed, isReadAlike);
    };
    return (name) => {
        try {
            const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(root, name));
            return stats.isFile() || (stats.isSymbolicLink() && hidesTarget(name));
        }
        catch (error) {
            const { code = '' } = error;
            return sparse.has(name) || !['ENOENT', 'ENOTDIR'].includes(code) || name.includes('\uFFFD');
        }
    };
}


/***/ }),

/***/ 42384:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   listByGit: () => (/* binding */ listByGit)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10900);
/* harmony import */ var _run_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(569);



const maxListingBytes = 256 * 1024 * 1024;
const tabulator = 0x09;
const headOfTracked = /^(\S) (\d{6}) [0-9a-f]+ \d$/;
const untrackedTag = '? ';
const modeOfSubmodule = '160000';
async function listByGit(root) {
    const git = await (0,_run_git_js__WEBPACK_IMPORTED_MODULE_2__/* .openGit */ .zY)(root);
    if (git === undefined || 'refused' in git)
        return git;
    const [known, ignored] = [new ListedFiles(), new UntrackedFiles()];
    const list = (files, args, from = git) => (0,_run_git_js__WEBPACK_IMPORTED_MODULE_2__/* .runGitRecords */ .ET)(from, ['--literal-pathspecs', 'ls-files', '-z', ...args], maxListingBytes, (record) => files.take(record));
    const folder = node_path__WEBPACK_IMPORTED_MODULE_0__.relative(git.top, git.root).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/');
    const areListed = await Promise.all([
        list(known, ['--cached', '--stage', '-t', '--others', '--exclude-standard']),
        list(ignored, ['--others', '--exclude-standard', '--ignored', '--directory', '--', folder || '.'], {
            ...git,
            root: git.top,
        }),
    ]);
    const { tracked, untracked } = known;
    if (!areListed.every(Boolean) || !tracked.isRead)
        return { refused: _messages_js__WEBPACK_IMPORTED_MODULE_1__/* .gitProblems */ .Bb.failed };
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
class ListedFiles {
    tracked = new TrackedFiles();
    untracked = new UntrackedFiles();
    take(record) {
        const isUntracked = record.toString('latin1', 0, untrackedTag.length) === untrackedTag;
        if (isUntracked)
            this.untracked.take(record.subarray(untrackedTag.length));
        else
            this.tracked.take(record);
    }
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


/***/ })

};
