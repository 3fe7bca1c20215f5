export const id = 6061;
export const ids = [6061];
export const modules = {

/***/ 96061:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openCacheFolder: () => (/* binding */ openCacheFolder)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _model_steps_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54566);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40226);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(10900);







const maxBytes = 256 * 1024 * 1024;
const smallBytes = 64 * 1024;
const usedAgainMs = 3_600_000;
function openCacheFolder(folder, checkout) {
    const top = node_path__WEBPACK_IMPORTED_MODULE_3__.resolve(folder);
    if ((0,_files_js__WEBPACK_IMPORTED_MODULE_5__/* .isInside */ .FK)(node_path__WEBPACK_IMPORTED_MODULE_3__.resolve(checkout), top))
        return { refused: (0,_messages_js__WEBPACK_IMPORTED_MODULE_6__/* .cacheInCheckout */ .mx)(folder) };
    return {
        async read(name) {
            const file = node_path__WEBPACK_IMPORTED_MODULE_3__.join(top, name);
            try {
                const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(file, { throwIfNoEntry: false });
                if (found === undefined || !found.isFile() || found.size > maxBytes)
                    return undefined;
                const bytes = found.size > smallBytes ? await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)(file) : (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file);
                if (Date.now() - found.mtimeMs > usedAgainMs)
                    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.utimes)(file, new Date(), new Date());
                return bytes;
            }
            catch {
                return undefined;
            }
        },
        write: (name, bytes) => writeWhole(node_path__WEBPACK_IMPORTED_MODULE_3__.join(top, name), bytes),
        remove: (name) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(node_path__WEBPACK_IMPORTED_MODULE_3__.join(top, name), { force: true }).catch(() => undefined),
        list: () => filesBelow(top),
    };
}
async function writeWhole(file, bytes) {
    const temporary = `${file}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex')}.tmp`;
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(node_path__WEBPACK_IMPORTED_MODULE_3__.dirname(file), { recursive: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.writeFile)(temporary, bytes, { flag: 'wx' });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(temporary, file);
        return true;
    }
    catch {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(temporary, { force: true }).catch(() => undefined);
        return false;
    }
}
async function filesBelow(top) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readdir)(top, { recursive: true, withFileTypes: true }).catch(() => []);
    const found = [];
    for (const entry of entries) {
        if (!entry.isFile())
            continue;
        if ((0,_model_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .isPauseDue */ .t2)())
            await (0,_model_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .pause */ .v7)();
        const file = node_path__WEBPACK_IMPORTED_MODULE_3__.join(entry.parentPath, entry.name);
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(file, { throwIfNoEntry: false });
        if (stats === undefined)
            continue;
        const name = node_path__WEBPACK_IMPORTED_MODULE_3__.relative(top, file).split(node_path__WEBPACK_IMPORTED_MODULE_3__.sep).join('/');
        found.push({ name, bytes: stats.size, usedAt: stats.mtimeMs });
    }
    return found;
}


/***/ })

};
