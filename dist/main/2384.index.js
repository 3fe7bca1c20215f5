export const id = 2384;
export const ids = [2384];
export const modules = {

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
