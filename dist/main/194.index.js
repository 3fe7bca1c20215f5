export const id = 194;
export const ids = [194];
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


/***/ })

};
