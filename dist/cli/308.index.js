export const id = 308;
export const ids = [308,1365];
export const modules = {

/***/ 55157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ withTimeLimit),
/* harmony export */   lJ: () => (/* binding */ stopGap),
/* harmony export */   zr: () => (/* binding */ withAbort)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38675);
/* harmony import */ var _model_surface_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59918);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80588);



function withTimeLimit(host, { timeoutMs, surface }) {
    const over = host.clock.after?.(timeoutMs);
    if (over === undefined)
        return host;
    const limit = new AbortController();
    const message = `The run was not complete after ${(0,_model_time_js__WEBPACK_IMPORTED_MODULE_1__/* .durationText */ .S5)(timeoutMs)}, its time limit. Raise ${(0,_model_surface_js__WEBPACK_IMPORTED_MODULE_2__/* .settingName */ .Q)(surface, 'timeout')}, or scan less with ${(0,_model_surface_js__WEBPACK_IMPORTED_MODULE_2__/* .settingName */ .Q)(surface, 'paths')}`;
    over.addEventListener('abort', () => limit.abort(new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('stopped', message)), { once: true });
    return { ...host, stop: AbortSignal.any([...(host.stop === undefined ? [] : [host.stop]), limit.signal]) };
}
function stopGap(stop) {
    return stop?.aborted === true ? (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .gapFrom */ .rK)(failureOf(stop), 'run') : undefined;
}
function failureOf({ reason }) {
    if (reason instanceof _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR)
        return reason;
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('stopped', 'The run was stopped before everything was verified. Re-run it');
}
function withAbort(host) {
    const { stop } = host;
    if (stop === undefined)
        return host;
    const untilStop = stoppable(stop);
    const fail = async () => {
        throw failureOf(stop);
    };
    const wake = async () => undefined;
    return {
        ...host,
        send: (request) => untilStop(() => host.send(request), fail),
        clock: { ...host.clock, sleep: (ms) => untilStop(() => host.clock.sleep(ms), wake) },
        workflow: {
            ...host.workflow,
            idToken: (audience, place) => untilStop(() => host.workflow.idToken(audience, place), fail),
        },
    };
}
function stoppable(stop) {
    const pending = new Set();
    const endAll = () => {
        for (const end of pending)
            end();
    };
    return (begin, stopped) => {
        if (stop.aborted)
            return stopped();
        return new Promise((resolve, reject) => {
            const end = () => resolve(stopped());
            if (pending.size === 0)
                stop.addEventListener('abort', endAll, { once: true });
            pending.add(end);
            const release = () => {
                pending.delete(end);
                if (pending.size === 0)
                    stop.removeEventListener('abort', endAll);
            };
            begin().finally(release).then(resolve, reject);
        });
    };
}


/***/ }),

/***/ 27925:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ append)
/* harmony export */ });
function append(target, ...lists) {
    for (const list of lists)
        for (const one of list)
            target.push(one);
}


/***/ }),

/***/ 71976:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ isDigest),
/* harmony export */   Lt: () => (/* binding */ withImpliedTag),
/* harmony export */   PA: () => (/* binding */ digestLead),
/* harmony export */   RW: () => (/* binding */ impliedTag),
/* harmony export */   tO: () => (/* binding */ imageName),
/* harmony export */   zZ: () => (/* binding */ parseImage)
/* harmony export */ });
/* harmony import */ var _registry_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43277);

const component = /^[a-z0-9]+(?:(?:\.|_{1,2}|-+)[a-z0-9]+)*$/;
const domain = /^(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?)*|\[[a-fA-F0-9:]+\])(?::[0-9]+)?$/;
const tagPattern = /^\w[\w.-]{0,127}$/;
const digestPattern = /^sha256:[a-f0-9]{64}$/;
const maxNameLength = 255;
const maxReferenceLength = maxNameLength + 1 + 128 + 1 + 71;
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
function imageName(image) {
    return `${image.registry}/${image.repository}${image.tag === undefined ? '' : `:${image.tag}`}`;
}
const impliedTag = 'latest';
function withImpliedTag(image) {
    return image.tag === undefined && image.digest === undefined ? { ...image, tag: impliedTag } : image;
}
function digestLead(image) {
    return image.tag === withImpliedTag(image).tag ? '@' : `:${impliedTag}@`;
}


/***/ }),

/***/ 7687:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pf: () => (/* binding */ fieldsOf),
/* harmony export */   S1: () => (/* binding */ distinctByJson),
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function fieldsOf(value) {
    return typeof value === 'object' && value !== null ? value : {};
}
function distinctByJson(values) {
    return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}


/***/ }),

/***/ 6841:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ memoizeAsync)
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


/***/ }),

/***/ 59918:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ settingName)
/* harmony export */ });
function settingName(surface, name) {
    return surface === 'terminal' ? `\`--${name}\`` : `\`${name}:\``;
}


/***/ })

};
