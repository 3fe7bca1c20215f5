export const id = 81;
export const ids = [81];
export const modules = {

/***/ 13081:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  listCheckout: () => (/* binding */ listCheckout)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/host/links.js
var host_links = __webpack_require__(35079);
// EXTERNAL MODULE: ./lib/host/run-git.js
var run_git = __webpack_require__(22150);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
;// CONCATENATED MODULE: ./lib/host/walk-files.js


const neverEntered = new Set(['.git', 'node_modules']);
async function walkFiles(root, wanted, maxFiles) {
    const files = [];
    const links = [];
    const folders = [''];
    for (let below = folders.pop(); below !== undefined; below = folders.pop()) {
        const entries = await entriesOf(external_node_path_.join(root, below));
        if (entries === undefined) {
            files.push(below);
            continue;
        }
        for (const entry of entries) {
            const name = `${below}${entry.name}`;
            if (entry.isDirectory() && !neverEntered.has(entry.name))
                folders.push(`${name}/`);
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
async function entriesOf(folder) {
    try {
        return await (0,promises_.readdir)(folder, { withFileTypes: true });
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/host/list-files.js





const maxListingBytes = 256 * 1024 * 1024;
async function listCheckout(root, selection, maxFiles) {
    const names = await listRepository(root, selection, maxFiles);
    return [...names].sort().slice(0, maxFiles + 1);
}
async function listRepository(root, selection, maxFiles) {
    const listed = await listByGit(root);
    if (listed === undefined)
        return listByWalking(root, selection, maxFiles);
    const { files, submodules, nested } = listed;
    const { wanted, isReadAlike } = selection;
    const selected = files.filter(({ name }) => wanted(name));
    const found = [...readable(root, selected, isReadAlike), ...submodules];
    for (const folder of nested) {
        const below = await listRepository(external_node_path_.join(root, folder), {
            wanted: (name) => wanted(`${folder}${name}`),
            isReadAlike: (link, target) => isReadAlike(`${folder}${link}`, `${folder}${target}`),
        }, maxFiles);
        for (const name of below)
            found.push(`${folder}${name}`);
        if (found.length > maxFiles)
            break;
    }
    return found;
}
async function listByWalking(root, selection, maxFiles) {
    const { files, links } = await walkFiles(root, selection.wanted, maxFiles);
    const known = new Set(files);
    const found = [...files];
    for (const link of links)
        if ((0,host_links/* hidesItsTarget */.Hv)(root, link, known, selection.isReadAlike))
            found.push(link);
    return found;
}
async function listByGit(root) {
    const list = async (...args) => {
        const output = await (0,run_git/* runGit */.E)(root, ['ls-files', '-z', ...args], maxListingBytes);
        return output
            ?.toString('utf8')
            .split('\0')
            .filter((line) => line !== '');
    };
    const [tracked, untracked] = await Promise.all([
        list('--cached', '--stage', '-t'),
        list('--others', '--exclude-standard'),
    ]);
    if (tracked === undefined || untracked === undefined)
        return undefined;
    if (tracked.length + untracked.length === 0) {
        const ignored = await list('--others', '--directory', '--no-empty-directory');
        return ignored?.length === 0 ? { files: [], submodules: [], nested: [] } : undefined;
    }
    const files = new Map();
    const submodules = new Set();
    for (const line of tracked) {
        const [, tag, mode, name = ''] = /^(\S) (\d{6}) [0-9a-f]+ \d\t([\s\S]+)$/.exec(line) ?? [];
        if (mode === '160000')
            submodules.add(`${name}/`);
        else
            files.set(name, tag === 'S');
    }
    for (const name of untracked)
        if (!name.endsWith('/'))
            files.set(name, false);
    return {
        files: [...files].map(([name, isSparse]) => ({ name, isSparse })),
        submodules: [...submodules],
        nested: untracked.filter((name) => name.endsWith('/')),
    };
}
function readable(root, files, isReadAlike) {
    const listed = new Set(files.map(({ name }) => name));
    const isReadable = ({ name, isSparse }) => {
        try {
            const stats = (0,external_node_fs_.lstatSync)(external_node_path_.join(root, name));
            return stats.isFile() || (stats.isSymbolicLink() && (0,host_links/* hidesItsTarget */.Hv)(root, name, listed, isReadAlike));
        }
        catch (error) {
            const { code = '' } = error;
            return isSparse || !['ENOENT', 'ENOTDIR'].includes(code) || name.includes('\uFFFD');
        }
    };
    return files.filter(isReadable).map(({ name }) => name);
}


/***/ })

};
