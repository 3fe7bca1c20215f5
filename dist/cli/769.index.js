export const id = 769;
export const ids = [769];
export const modules = {

/***/ 3150:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mapsOf: () => (/* binding */ mapsOf),
/* harmony export */   pathsOfMaps: () => (/* binding */ pathsOfMaps)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _nodes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82900);


const maps = new WeakMap();
function mapsOf({ root }, below = root) {
    const known = below === root && below !== null ? maps.get(below) : undefined;
    if (known !== undefined)
        return known;
    const found = [];
    for (const node of (0,_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .nodesOf */ .Nh)(below))
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node))
            found.push(node);
    if (below === root && below !== null)
        maps.set(below, found);
    return found;
}
function pathsOfMaps(document, below) {
    const paths = new Map();
    const waiting = [[below, []]];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const [node, path] = next;
        document.step(1 + path.length);
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node)) {
            paths.set(node, path);
            for (const pair of node.items)
                waiting.push([pair.value, [...path, String((0,_nodes_js__WEBPACK_IMPORTED_MODULE_1__/* .keyTextOf */ .c8)(pair))]]);
        }
        else if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node))
            for (const item of node.items)
                waiting.push([item, [...path, '*']]);
    }
    return paths;
}


/***/ }),

/***/ 82900:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nh: () => (/* binding */ nodesOf),
/* harmony export */   QR: () => (/* binding */ targetsOf),
/* harmony export */   c8: () => (/* binding */ keyTextOf),
/* harmony export */   cS: () => (/* binding */ usesIn),
/* harmony export */   wr: () => (/* binding */ followKeys)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);

function targetsOf(roots) {
    const anchors = new Map();
    const targets = new Map();
    for (const node of roots.flatMap((root) => nodesOf(root))) {
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(node)) {
            const target = anchors.get(node.source);
            if (target !== undefined)
                targets.set(node, target);
        }
        else if ('anchor' in node && typeof node.anchor === 'string')
            anchors.set(node.anchor, node);
    }
    return targets;
}
function followKeys(roots, targets) {
    if (targets.size === 0)
        return;
    for (const node of roots.flatMap((root) => nodesOf(root))) {
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node))
            continue;
        for (const pair of node.items) {
            const target = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(pair.key) ? targets.get(pair.key) : undefined;
            if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(target))
                pair.key = target;
        }
    }
}
function nodesOf(root) {
    const found = [];
    const waiting = [root];
    while (waiting.length > 0) {
        const node = waiting.pop();
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(node))
            continue;
        found.push(node);
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node))
            for (let last = node.items.length - 1; last >= 0; last -= 1)
                waiting.push(node.items[last]?.value, node.items[last]?.key);
        else if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node))
            for (let last = node.items.length - 1; last >= 0; last -= 1)
                waiting.push(node.items[last]);
    }
    return found;
}
function keyTextOf({ key }) {
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) ? key.value : undefined;
}
function usesIn(targets) {
    const anchored = anchoredIn(targets);
    const known = new Map();
    return ({ start, end }) => {
        let inner = lastFrom(anchored, start);
        while (inner !== undefined && end > inner.end)
            inner = inner.outer;
        if (inner === undefined)
            return [];
        const uses = known.get(inner) ?? usesAround(inner);
        known.set(inner, uses);
        return uses;
    };
}
function usesAround(inner) {
    const found = [];
    for (let one = inner; one !== undefined; one = one.outer)
        for (const alias of one.aliases)
            found.push(alias);
    return found.sort((a, b) => a.start - b.start);
}
function anchoredIn(targets) {
    const byNode = new Map();
    for (const [alias, node] of targets) {
        if (node.range == null || alias.range == null)
            continue;
        const [start, end] = node.range;
        const known = byNode.get(node) ?? { start, end, aliases: [], outer: undefined };
        known.aliases.push({ start: alias.range[0], end: alias.range[1] });
        byNode.set(node, known);
    }
    const sorted = [...byNode.values()].sort((a, b) => a.start - b.start || b.end - a.end);
    const around = [];
    for (const one of sorted) {
        while (around.length > 0 && (around.at(-1)?.end ?? 0) < one.end)
            around.pop();
        one.outer = around.at(-1);
        around.push(one);
    }
    return sorted;
}
function lastFrom(sorted, offset) {
    let [low, high] = [0, sorted.length];
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((sorted[middle]?.start ?? 0) <= offset)
            low = middle + 1;
        else
            high = middle;
    }
    return sorted[low - 1];
}


/***/ })

};
