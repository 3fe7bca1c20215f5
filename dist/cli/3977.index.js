export const id = 3977;
export const ids = [3977];
export const modules = {

/***/ 97237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ originImage),
/* harmony export */   v: () => (/* binding */ mirrorsOfImage)
/* harmony export */ });
/* harmony import */ var _collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50412);
/* harmony import */ var _waiting_remembered_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42967);


const indexOf = (0,_waiting_remembered_js__WEBPACK_IMPORTED_MODULE_0__/* .rememberedFor */ .q)((mirrors) => {
    const byPrefix = new Map();
    const byOriginal = new Map();
    for (const [order, [prefix, original]] of Object.entries(mirrors).entries()) {
        const mirror = { prefix: withoutSlash(prefix), original: withoutSlash(original), order };
        if (mirror.prefix === '')
            continue;
        if (!byPrefix.has(mirror.prefix))
            byPrefix.set(mirror.prefix, mirror);
        (0,_collections_js__WEBPACK_IMPORTED_MODULE_1__/* .addToGroup */ .Mr)(byOriginal, mirror.original, mirror);
    }
    return { byPrefix, byOriginal };
});
function originImage(image, mirrors) {
    const { byPrefix } = indexOf(mirrors);
    if (byPrefix.size === 0)
        return image;
    const name = `${image.registry}/${image.repository}`;
    const mirror = partsOf(name)
        .flatMap((part) => byPrefix.get(part) ?? [])
        .at(-1);
    if (mirror === undefined)
        return image;
    const rest = name.slice(mirror.prefix.length + 1);
    const [registry = '', ...path] = [...mirror.original.split('/'), ...(rest === '' ? [] : [rest])];
    if (path.length === 0)
        return image;
    const implied = registry === 'docker.io' && path.length === 1 && !rest.includes('/') ? ['library'] : [];
    return { ...image, registry, repository: [...implied, ...path].join('/') };
}
function mirrorsOfImage(image, mirrors) {
    const { byOriginal } = indexOf(mirrors);
    const name = `${image.registry}/${image.repository}`;
    const candidates = partsOf(name).flatMap((part) => byOriginal.get(part) ?? []);
    return candidates
        .sort((a, b) => a.order - b.order)
        .flatMap(({ prefix, original }) => {
        const [registry = '', ...path] = `${prefix}${name.slice(original.length)}`.split('/');
        const mirror = { ...image, registry, repository: path.join('/') };
        const back = originImage(mirror, mirrors);
        return path.length > 0 && `${back.registry}/${back.repository}` === name ? [mirror] : [];
    });
}
function partsOf(name) {
    return [...[...name.matchAll(/\//g)].map(({ index }) => name.slice(0, index)), name];
}
function withoutSlash(prefix) {
    return prefix.replace(/\/$/, '');
}


/***/ }),

/***/ 96294:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ isUnpublishable)
/* harmony export */ });
const names = new Set(`adminer adoptopenjdk aerospike almalinux alpine alt amazoncorretto amazonlinux api-firewall arangodb archlinux
  artifactory azul-zulu backdrop bash bonita buildpack-deps busybox caddy cassandra celery centos chronograf cirros
  clearlinux clefos clickhouse clojure composer consul convertigo couchbase couchdb crate crux dart debian django docker
  dockerize docker-dev drupal eclipse-mosquitto eclipse-temurin eggdrop elasticsearch elixir emqx erlang espocrm
  express-gateway fedora flink fluentd friendica fsharp gazebo gcc geonetwork ghost glassfish golang gradle groovy
  haproxy haskell haxe hello-seattle hello-world hipache hitch hola-mundo httpd hylang ibm-semeru-runtimes ibmjava
  influxdb iojs irssi java jenkins jetty jobber joomla jruby julia kaazing-gateway kapacitor kibana known kong krakend
  lightstreamer liquibase logstash mageia mariadb matomo maven mediawiki memcached mongo mongo-express monica mono mysql
  nats nats-streaming neo4j neurodebian nextcloud nginx nim node notary nuxeo odoo open-liberty openjdk opensuse
  oraclelinux orientdb owncloud percona perl photon php php-zendserver phpmyadmin piwik plone postfixadmin postgres pypy
  python rabbitmq rails rakudo-star rapidoid r-base redis redmine registry rethinkdb rocket.chat rockylinux ros ruby rust
  sapmachine satosa scala scratch sentry silverpeas sl solr sonarqube sourcemage spark spiped storm swarm swift swipl
  teamspeak telegraf thrift tomcat tomee traefik ubuntu ubuntu-debootstrap ubuntu-upstart unit valkey varnish vault
  websphere-liberty wordpress xwiki yourls znc zookeeper`.split(/\s+/));
const folder = 'library/';
function isUnpublishable({ registry, repository }) {
    return (registry === 'docker.io' && repository.startsWith(folder) && !names.has(repository.slice(folder.length)));
}


/***/ }),

/***/ 36484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ withoutStacks)
/* harmony export */ });
function withoutStacks(work) {
    const limit = Error.stackTraceLimit;
    Error.stackTraceLimit = 0;
    try {
        return work();
    }
    finally {
        Error.stackTraceLimit = limit;
    }
}


/***/ }),

/***/ 33248:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ placeKey)
/* harmony export */ });
function placeKey({ file, span }) {
    return `${span.start}-${span.end} ${file}`;
}


/***/ }),

/***/ 69977:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RX: () => (/* binding */ terminalTable),
/* harmony export */   Y3: () => (/* binding */ TerminalRows),
/* harmony export */   ky: () => (/* binding */ wrapped)
/* harmony export */ });
/* harmony import */ var string_width__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94668);

const gap = 2;
const minColumn = 8;
const minName = 24;
const maxAligned = 200;
function terminalTable(rows, width = Number.POSITIVE_INFINITY, names = []) {
    const table = new TerminalRows();
    for (const row of rows)
        table.add(row);
    return [...table.lines(width, names)].join('\n');
}
class TerminalRows {
    rows = [];
    widths = [];
    isCut = false;
    add(texts) {
        const row = texts.map(cellOf);
        widen(this.widths, row);
        this.rows.push(row);
    }
    lines(width = Number.POSITIVE_INFINITY, names = []) {
        const shorten = fitter(this.rows, this.widths, width, names);
        const rows = [];
        const widths = [];
        for (const row of this.rows) {
            const shortened = shorten(row);
            widen(widths, shortened);
            rows.push(shortened);
        }
        return linesOf(rows, widths, width, () => {
            this.isCut = true;
        });
    }
}
function* linesOf(rows, wanted, width, onCut = () => { }) {
    const widths = width === Number.POSITIVE_INFINITY
        ? wanted.map((cells) => Math.min(cells, maxAligned))
        : narrowed(wanted, roomIn(width, wanted), minColumn);
    const isCut = width !== Number.POSITIVE_INFINITY;
    for (const row of rows)
        yield lineOf(row, widths, isCut ? onCut : undefined);
}
function roomIn(width, columns) {
    return width - gap * (columns.length - 1);
}
function lineOf(row, widths, onCut) {
    const texts = row.map(({ text, cells }, column) => {
        const columnWidth = widths[column] ?? 0;
        const isCut = cells > columnWidth && onCut !== undefined;
        if (isCut)
            onCut();
        const fitted = isCut ? cellOf(clipped(text, columnWidth)) : { text, cells };
        return fitted.text + ' '.repeat(Math.max(0, columnWidth - fitted.cells));
    });
    return texts.join(' '.repeat(gap)).trimEnd();
}
function cellOf(text) {
    return { text, cells: cellsOf(text) };
}
function widen(widths, row) {
    for (const [column, { cells }] of row.entries())
        widths[column] = Math.max(widths[column] ?? 0, cells);
}
function fitter(rows, wanted, width, names) {
    if (width === Number.POSITIVE_INFINITY)
        return (row) => row;
    const others = wanted.reduce((sum, cells, column) => sum + (names.includes(column) ? 0 : cells), 0);
    const nameWidths = narrowed(names.map((column) => wanted[column] ?? 0), roomIn(width, wanted) - others, minName);
    const roots = names.map((column, index) => {
        const cut = new Set();
        for (const row of rows) {
            const cell = row[column];
            if (cell !== undefined && cell.cells > (nameWidths[index] ?? 0))
                cut.add(rootOf(cell.text));
        }
        cut.delete('');
        return cut;
    });
    return (row) => row.map((cell, column) => {
        const name = names.indexOf(column);
        const nameWidth = nameWidths[name];
        if (nameWidth === undefined)
            return cell;
        if (cell.cells > nameWidth)
            return cellOf(endOf(cell.text, nameWidth));
        const root = rootOf(cell.text);
        return roots[name]?.has(root) === true ? cellOf(`…${cell.text.slice(root.length)}`) : cell;
    });
}
const ascii = /^[ -~]*$/;
let segmenter;
function cellsOf(text) {
    return ascii.test(text) ? text.length : (0,string_width__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(text);
}
function segmentsOf(text) {
    segmenter ??= new Intl.Segmenter();
    return [...segmenter.segment(text)].map(({ segment }) => segment);
}
function narrowed(wanted, room, min) {
    const widths = [...wanted];
    let excess = widths.reduce((sum, width) => sum + width, 0) - room;
    while (excess > 0) {
        const widest = Math.max(...widths);
        if (widest <= min)
            break;
        const next = Math.max(min, ...widths.filter((width) => width < widest));
        const column = widths.indexOf(widest);
        const step = widths.filter((width) => width === widest).length > 1 ? 1 : widest - next;
        const taken = Math.min(excess, Math.max(1, step));
        widths[column] = widest - taken;
        excess -= taken;
    }
    return widths;
}
function clipped(text, cells) {
    if (ascii.test(text))
        return `${text.slice(0, Math.max(cells - 1, 0))}…`;
    let shown = '';
    let used = 1;
    for (const segment of segmentsOf(text.slice(0, cells * 8))) {
        used += cellsOf(segment);
        if (used > cells)
            break;
        shown += segment;
    }
    return `${shown}…`;
}
function rootOf(text) {
    return text.slice(0, Math.max(0, text.indexOf('/')));
}
function endOf(text, cells) {
    const shown = ascii.test(text) ? text.slice(-Math.max(cells - 1, 1)) : lastSegments(text, cells - 1);
    const slash = shown.indexOf('/');
    return `…${slash > 0 ? shown.slice(slash) : shown}`;
}
function lastSegments(text, cells) {
    let shown = '';
    let used = 0;
    for (const segment of segmentsOf(text.slice(-cells * 8)).toReversed()) {
        used += cellsOf(segment);
        if (used > cells)
            break;
        shown = segment + shown;
    }
    return shown;
}
function wrapped(text, width) {
    if (width === Number.POSITIVE_INFINITY)
        return [text];
    const lines = [];
    let line = '';
    let used = 0;
    for (const word of text.split(' ')) {
        const cells = word.length > 2 * width ? word.length : cellsOf(word);
        if (line !== '' && used + 1 + cells > width) {
            lines.push(line);
            [line, used] = [word, cells];
        }
        else {
            [line, used] = line === '' ? [word, cells] : [`${line} ${word}`, used + 1 + cells];
        }
    }
    return [...lines, line];
}


/***/ }),

/***/ 27832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jj: () => (/* binding */ withoutCheckoutRoot),
/* harmony export */   MU: () => (/* binding */ shellMentions),
/* harmony export */   d_: () => (/* binding */ commandMentions),
/* harmony export */   hp: () => (/* binding */ commandBuilds)
/* harmony export */ });
/* harmony import */ var _checkout_mentions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27511);
/* harmony import */ var _languages_syntax_shell_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69151);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23948);
/* harmony import */ var _values_build_arguments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16077);




const programs = /^[@+-]*(?:docker|podman|nerdctl|buildah|docker-compose|podman-compose|docker-buildx)$/;
const clusterPrograms = /^[@+-]*(?:kubectl|oc)$/;
const words = /docker|podman|nerdctl|buildah|kubectl|\boc\b/;
const checkoutRoot = /^(?:\$\{\{\s*github\.workspace\s*\}\}|\$\{?(?:GITHUB_WORKSPACE|CI_PROJECT_DIR|PWD)\}?|\$\(pwd\))\//;
function shellMentions(text, folders) {
    return words.test(text) ? commandMentions((0,_languages_syntax_shell_js__WEBPACK_IMPORTED_MODULE_1__/* .commandsOf */ .K)(text), folders) : [];
}
function commandMentions(commands, folders) {
    return commands.flatMap((command) => {
        const program = command.findIndex(({ text }) => programs.test(text));
        if (program < 0)
            return manifestMentions(command, folders);
        const all = command.slice(program).map(({ text }) => text);
        return namedFilesOf(all).flatMap((name) => {
            const as = formatOf(all, name);
            return as === undefined ? [] : (0,_checkout_mentions_js__WEBPACK_IMPORTED_MODULE_0__/* .mentionsFrom */ .AK)(folders, withoutCheckoutRoot(name), as);
        });
    });
}
function manifestMentions(command, folders) {
    const program = command.findIndex(({ text }) => clusterPrograms.test(text));
    const all = program < 0 ? [] : command.slice(program).map(({ text }) => text);
    if (!all.some((word) => /^(?:apply|create|replace)$/.test(word)))
        return [];
    const named = namedFilesOf(all.map((word) => word.replace(/^--filename(?==|$)/, '--file')));
    return named
        .flatMap((names) => names.split(','))
        .flatMap((name) => (0,_checkout_mentions_js__WEBPACK_IMPORTED_MODULE_0__/* .mentionsFrom */ .AK)(folders, withoutCheckoutRoot(name), 'kubernetes'));
}
function buildCommand(command) {
    const program = command.findIndex(({ text }) => programs.test(text));
    const words = command.slice(Math.max(program, 0));
    const isBuild = program >= 0 &&
        formatOf(words.map(({ text }) => text), '') === 'dockerfile';
    return isBuild ? words : undefined;
}
function withoutCheckoutRoot(name) {
    return name.replace(checkoutRoot, '');
}
function formatOf([program = '', ...rest], file) {
    const verbs = rest.filter((word) => /^(?:build|buildx|b|bud|bake|image|builder|compose)$/.test(word));
    const [first, second] = verbs;
    if (/-compose$/.test(program) || first === 'compose')
        return 'compose';
    if (first === 'bake' || second === 'bake')
        return /\.json$/.test(file) ? 'bake-json' : /\.ya?ml$/.test(file) ? 'compose' : 'bake';
    const builds = ['build', 'bud', 'b'];
    const isBuild = first === 'buildx' || first === 'image' || first === 'builder'
        ? builds.includes(second ?? '')
        : first === 'build' || first === 'bud';
    return isBuild ? 'dockerfile' : undefined;
}
function namedFilesOf(all) {
    return all.flatMap((word, index) => {
        if (word === '-f' || word === '--file')
            return all[index + 1] ?? [];
        const joined = /^(?:--file=|-f=?(?=[\w./$"']))(?<name>.+)$/.exec(word)?.groups?.name;
        return joined === undefined ? [] : joined.replace(/^(["'])(.*)\1$/, '$2');
    });
}
function commandBuilds(commands, file, folders) {
    return commands.flatMap((command) => {
        const words = buildCommand(command);
        if (words === undefined)
            return [];
        const args = argumentsOf(words, file);
        if (args.length === 0)
            return [];
        const texts = words.map(({ text }) => text);
        const [named] = namedFilesOf(texts);
        const last = withoutCheckoutRoot(texts.filter((text) => !/^[-<>&|]/.test(text)).at(-1) ?? '.');
        const contexts = folders.map((folder) => (folder === undefined ? undefined : (0,_checkout_mentions_js__WEBPACK_IMPORTED_MODULE_0__/* .pathFrom */ .Iw)(folder, last)));
        const mentions = named === undefined
            ? (0,_checkout_mentions_js__WEBPACK_IMPORTED_MODULE_0__/* .mentionsFrom */ .AK)(contexts, 'Dockerfile', 'dockerfile')
            : (0,_checkout_mentions_js__WEBPACK_IMPORTED_MODULE_0__/* .mentionsFrom */ .AK)(folders, withoutCheckoutRoot(named), 'dockerfile');
        const builds = (0,_values_build_arguments_js__WEBPACK_IMPORTED_MODULE_3__/* .buildsOf */ .jV)(args);
        return mentions.flatMap(({ path }) => builds.map((build) => ({ path, args: build })));
    });
}
function argumentsOf(words, file) {
    const found = new Map();
    words.forEach(({ text }, index) => {
        const joined = /^--build-arg=(?<quote>["']?)/.exec(text)?.[0];
        const word = text === '--build-arg' ? words[index + 1] : words[index];
        if (word === undefined || (text !== '--build-arg' && joined === undefined))
            return;
        const start = word.span.start + (joined?.length ?? 0);
        const argument = argumentIn(word.text.slice(joined?.length ?? 0).replace(/["']$/, ''), start, file);
        if (argument !== undefined)
            found.set(argument.name, argument);
    });
    return [...found.values()];
}
function argumentIn(text, start, file) {
    const { name, quote = '' } = /^(?<name>\w+)(?:=(?<quote>["']?)|$)/.exec(text)?.groups ?? {};
    if (name === undefined)
        return undefined;
    const at = { span: { start, end: start + text.length } };
    if (text === name)
        return (0,_values_build_arguments_js__WEBPACK_IMPORTED_MODULE_3__/* .unknownArgument */ ._x)(name, file, at, _reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .unresolved */ .II.environmentArgument(name));
    const from = name.length + 1 + quote.length;
    const value = text.slice(from);
    const span = { start: start + from, end: start + text.length };
    if (/[$`]/.test(value))
        return (0,_values_build_arguments_js__WEBPACK_IMPORTED_MODULE_3__/* .unknownArgument */ ._x)(name, file, { span }, _reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .unresolved */ .II.shellVariable(value));
    return (0,_values_build_arguments_js__WEBPACK_IMPORTED_MODULE_3__/* .literalArgument */ .l9)(name, file, {
        value: value.replace(/["'\\]/g, ''),
        span,
        exact: !/["'\\]/.test(value),
    });
}


/***/ }),

/***/ 30961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ scanCheckout)
});

// UNUSED EXPORTS: selector

// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
// EXTERNAL MODULE: ./lib/model/globs/glob.js
var globs_glob = __webpack_require__(93635);
// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
// EXTERNAL MODULE: ./lib/model/text/text.js
var text_text = __webpack_require__(38118);
// EXTERNAL MODULE: ./lib/model/images/image.js
var images_image = __webpack_require__(75485);
// EXTERNAL MODULE: ./lib/model/images/mirror.js
var mirror = __webpack_require__(97237);
// EXTERNAL MODULE: ./lib/model/images/official-images.js
var official_images = __webpack_require__(96294);
;// CONCATENATED MODULE: ./lib/scan/between/local-images.js



const podmanLocal = 'localhost';
const maxBuildsPerName = 100;
function localizer(builds, mirrors = {}) {
    const byName = new Map();
    const pushed = new Set();
    for (const build of builds) {
        const image = namedImage(build.name);
        if (image === undefined)
            continue;
        const name = repositoryName(image);
        if (build.isPushed)
            pushed.add(name);
        const known = byName.get(name) ?? [];
        const { tag } = image;
        if (known.length < maxBuildsPerName)
            byName.set(name, [...known, tag === undefined ? { build } : { build, tag }]);
    }
    return (one) => {
        if (one.kind !== 'image' || !mayBeLocal(one.image) || (0,mirror/* originImage */.A)(one.image, mirrors) !== one.image)
            return one;
        const name = repositoryName(one.image);
        const found = pushed.has(name)
            ? undefined
            : byName.get(name)?.find(({ tag }) => tag === undefined || tag === one.image.tag);
        return found === undefined ? one : localOf(one, found.build);
    };
}
function mayBeLocal(image) {
    return image.digest === undefined && ((0,official_images/* isUnpublishable */.d)(image) || image.registry === podmanLocal);
}
function localOf({ pin: _, ...one }, { file, line }) {
    return { ...one, kind: 'local', builtBy: { file, line } };
}
function repositoryName({ registry, repository }) {
    return `${registry}/${repository}`;
}
function namedImage(name) {
    const colon = name.indexOf(':', name.lastIndexOf('/') + 1);
    const hasVariableTag = colon > 0 && /[$`{%]/.test(name.slice(colon));
    const parsed = (0,images_image/* parseImage */.zZ)(hasVariableTag ? name.slice(0, colon) : name);
    return parsed.kind === 'image' ? parsed.image : undefined;
}

// EXTERNAL MODULE: ./lib/scan/pin-place.js
var pin_place = __webpack_require__(13052);
// EXTERNAL MODULE: ./lib/scan/reasons.js
var reasons = __webpack_require__(23948);
;// CONCATENATED MODULE: ./lib/scan/between/kustomizations.js
const kustomizations = ['kustomization.yaml', 'kustomization.yml', 'Kustomization'];
function spreadFrom(from, byPath, left, isNew) {
    const reached = from.filter((path) => isNew(path));
    for (const path of reached) {
        for (const named of byPath.get(path)?.mentioned ?? []) {
            left.steps -= 1;
            if (left.steps < 0)
                return false;
            const folder = named === '.' ? '' : `${named.replace(/\/$/, '')}/`;
            for (const file of [named, ...kustomizations.map((name) => `${folder}${name}`)])
                if (isNew(file))
                    reached.push(file);
        }
    }
    return true;
}
function reachedFrom(from, byPath, left) {
    const reached = new Set();
    const isNew = (path) => !reached.has(path) && reached.add(path) !== undefined;
    return spreadFrom(from, byPath, left, isNew) ? reached : undefined;
}
const maxIncluded = 100_000;
const maxDeclared = 1_000_000;
class ImageFields {
    configurations = new Map();
    naming = new Map();
    given = new Map();
    isTooMuch = false;
    of(path) {
        return this.given.get(path) ?? [];
    }
    add(path, { imageFields, mentions }) {
        if (imageFields.length > 0)
            this.configurations.set(path, imageFields);
        if (mentions.length > 0)
            this.naming.set(path, { mentioned: mentions.map((one) => one.path) });
    }
    changed() {
        if (this.configurations.size === 0)
            return [];
        const reached = new Map();
        const left = { steps: maxIncluded };
        let declared = 0;
        this.isTooMuch = false;
        for (const [path, { mentioned }] of [...this.naming].sort(([a], [b]) => (a < b ? -1 : 1))) {
            const named = [...new Set(mentioned)];
            const fields = named.flatMap((one) => this.configurations.get(one) ?? []);
            if (fields.length === 0)
                continue;
            const files = reachedFrom([path], this.naming, left);
            declared += fields.length * (files?.size ?? 0);
            if (files === undefined || declared > maxDeclared) {
                this.isTooMuch = true;
                continue;
            }
            for (const file of files) {
                const own = reached.get(file) ?? new Set();
                reached.set(file, own);
                for (const field of fields)
                    own.add(field);
            }
        }
        const now = [...reached].map(([path, all]) => [path, [...all]]);
        const paths = now.filter(([path, all]) => JSON.stringify(all) !== JSON.stringify(this.of(path)));
        for (const [path, all] of paths)
            this.given.set(path, all);
        return paths.map(([path]) => path);
    }
}

;// CONCATENATED MODULE: ./lib/scan/between/renamed-images.js




const maxSteps = 500_000;
const pattern = /[^\w./:-]/;
class RenameScopes {
    scopes;
    byPath;
    exact = new Map();
    byPrefix = new Map();
    prefixLengths = new Set();
    reaches = new Map();
    left = { steps: maxSteps };
    constructor(scopes, byPath) {
        this.scopes = scopes;
        this.byPath = byPath;
        for (const [scope, { entries }] of scopes.entries())
            for (const [index, one] of entries.entries()) {
                const named = this.namedFor(one.name);
                if (!named.entries.has(scope))
                    named.entries.set(scope, { ...one, scope, index });
            }
    }
    namedFor(name) {
        const special = name.search(pattern);
        const prefix = special < 0 ? undefined : name.slice(0, Math.max(special - 1, 0));
        if (prefix !== undefined)
            this.prefixLengths.add(prefix.length);
        const all = prefix === undefined ? this.exact : this.byPrefix;
        const key = prefix ?? name;
        const named = all.get(key) ?? { entries: new Map() };
        all.set(key, named);
        return named;
    }
    find(file, names) {
        let first;
        for (const named of names.flatMap((name) => this.matching(name))) {
            named.reach ??= this.reachOf([...named.entries.keys()]);
            const one = named.entries.get(firstAt(named.reach, file));
            if (one !== undefined && (first === undefined || isBefore(one, first)))
                first = one;
        }
        const scope = first && this.scopes[first.scope];
        return first && scope && { path: scope.path, line: first.line };
    }
    matching(name) {
        const lengths = [...this.prefixLengths].filter((length) => length <= name.length);
        const prefixes = lengths.flatMap((length) => this.byPrefix.get(name.slice(0, length)) ?? []);
        const exact = this.exact.get(name);
        return exact === undefined ? prefixes : [...prefixes, exact];
    }
    reachOf(numbers) {
        const key = numbers.join(' ');
        const reach = this.reaches.get(key) ?? this.spread(numbers);
        this.reaches.set(key, reach);
        return reach;
    }
    spread(numbers) {
        const [byFile, byFolder] = [new Map(), new Map()];
        for (const number of numbers) {
            const { from = [], folder } = this.scopes[number] ?? {};
            if (folder !== undefined && !byFolder.has(folder))
                byFolder.set(folder, number);
            const isNew = (file) => !byFile.has(file) && byFile.set(file, number) !== undefined;
            if (!spreadFrom(from, this.byPath, this.left, isNew))
                return { byFile, byFolder, everywhere: number };
        }
        return { byFile, byFolder, everywhere: undefined };
    }
}
function isBefore(one, other) {
    return one.scope === other.scope ? one.index < other.index : one.scope < other.scope;
}
function firstAt({ byFile, byFolder, everywhere }, file) {
    const own = [byFile.get(file), everywhere, ...foldersOf(file).map((folder) => byFolder.get(folder))];
    return (0,collections/* smallest */.o9)(own.flatMap((one) => one ?? []));
}
function foldersOf(file) {
    return ['', ...[...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index + 1))];
}
function renameRefuser(clues) {
    const renaming = clues.filter(({ renames }) => renames.length > 0);
    if (renaming.length === 0)
        return (one) => one;
    const naming = namingOf(renaming, clues);
    const scopes = new RenameScopes(renaming.flatMap((one) => scopesIn(one, naming.get(one.path) ?? [])), new Map(clues.map((one) => [one.path, one])));
    return (one) => {
        if (one.kind !== 'image' || one.pin.kind === 'refused')
            return one;
        const names = [repositoryOf(one.raw), `${one.image.registry}/${one.image.repository}`];
        const by = scopes.find(one.at.file, names);
        return by === undefined ? one : { ...one, pin: (0,pin_place/* refused */.J)(reasons/* notPinnable */.bP.renamedBy(by.path, by.line)) };
    };
}
function namingOf(renaming, clues) {
    const transforming = renaming.filter(({ renames }) => renames.some(({ isTransformer }) => isTransformer));
    const naming = new Map(transforming.map(({ path }) => [path, new Set()]));
    for (const { path, mentioned } of clues)
        for (const named of mentioned)
            naming.get(named)?.add(path);
    return new Map([...naming].map(([path, paths]) => [path, [...paths]]));
}
function scopesIn({ path, renames }, naming) {
    const byFolder = new Map();
    for (const one of renames)
        if (one.folder !== undefined)
            (0,collections/* addToGroup */.Mr)(byFolder, one.folder, one);
    return [
        ...[...byFolder].map(([folder, entries]) => {
            const from = kustomizations.map((name) => `${folder}${name}`);
            return { path, entries, from, folder };
        }),
        { path, entries: renames.filter(({ isTransformer }) => isTransformer), from: naming },
        {
            path,
            entries: renames.filter(({ folder, isTransformer }) => folder === undefined && !isTransformer),
            from: [path],
        },
    ];
}
function repositoryOf(raw) {
    const name = raw.split('@')[0] ?? '';
    const colon = name.indexOf(':', name.lastIndexOf('/') + 1);
    return colon < 0 ? name : name.slice(0, colon);
}

;// CONCATENATED MODULE: ./lib/scan/between/replacement-index.js



const maxCompared = 2000;
const minWordLength = 3;
const maxStarts = 50;
function indexOf(replacements) {
    const byPath = new Map();
    const starts = [];
    const long = [];
    for (const [order, command] of replacements.entries()) {
        const { program, patterns, keys, paths } = command;
        const indexed = { command, order, words: patterns.map(literalWords) };
        const effect = JSON.stringify([program, patterns, keys]);
        for (const path of paths) {
            const same = byPath.get(path) ?? new Map();
            byPath.set(path, same);
            if (!same.has(effect))
                same.set(effect, indexed);
        }
        for (const pattern of patterns) {
            const found = startsOf(pattern);
            if (found === undefined)
                long.push({ text: pattern, indexed });
            else
                for (const at of found)
                    starts.push({ text: pattern.slice(at), indexed });
        }
    }
    const sorted = starts.toSorted((a, b) => (0,text_text/* compareText */.n6)(a.text, b.text));
    return {
        size: replacements.length,
        naming: (file) => namingIn(byPath, file),
        containing: (text) => (long.length > maxCompared ? undefined : containingIn(sorted, long, text)),
    };
}
function namingIn(byPath, file) {
    const found = new Set();
    for (let at = 0;;) {
        const same = byPath.get(file.slice(at));
        if (same !== undefined && found.size + same.size > maxCompared)
            return undefined;
        for (const one of same?.values() ?? [])
            found.add(one);
        const slash = file.indexOf('/', at);
        if (slash < 0)
            return [...found].sort((a, b) => a.order - b.order);
        at = slash + 1;
    }
}
function containingIn(sorted, long, text) {
    let [from, end] = [0, sorted.length];
    while (from < end) {
        const middle = (from + end) >>> 1;
        if ((sorted[middle]?.text ?? '') < text)
            from = middle + 1;
        else
            end = middle;
    }
    const found = [];
    for (let at = from; at < sorted.length; at += 1) {
        const start = sorted[at];
        if (start === undefined || !start.text.startsWith(text))
            break;
        if (found.length === maxCompared)
            return undefined;
        found.push(start);
    }
    for (const { text: pattern, indexed } of long)
        for (let at = pattern.indexOf(text); at >= 0; at = pattern.indexOf(text, at + text.length))
            if (isStart(pattern, at))
                found.push({ text: pattern.slice(at), indexed });
    return found;
}
function startsOf(pattern) {
    const starts = [];
    for (let at = 0; at <= pattern.length - minWordLength; at += 1) {
        if (!isStart(pattern, at))
            continue;
        if (starts.length === maxStarts)
            return undefined;
        starts.push(at);
    }
    return starts;
}
function isStart(pattern, at) {
    return !/[\w./-]/.test(pattern[at - 1] ?? '');
}
function literalWords(pattern) {
    return (pattern.match(/\$?\{?[\w./:-]+[*+?]?/g) ?? []).flatMap((word) => {
        const literal = /[*+?]$/.test(word) ? word.slice(0, -2) : word;
        return literal.startsWith('$') || literal.length < minWordLength ? [] : [literal];
    });
}
const maxLineLength = 2000;
function replacementRefuser(replacements, files) {
    const index = indexOf(replacements);
    const byName = new Map();
    let last;
    function namingOf(file) {
        if (last?.file !== file)
            last = { file, naming: index.naming(file) ?? 'too-many' };
        return last.naming;
    }
    function searchingFor(raw) {
        const searching = byName.get(raw) ?? searchedIn(raw);
        byName.set(raw, searching);
        return searching;
    }
    function searchedIn(raw) {
        const name = nameIn(raw);
        if (name.repository.length < minWordLength)
            return { anywhere: undefined, inKustomizations: undefined };
        const starts = index.containing(name.repository);
        if (starts === undefined)
            return 'too-many';
        const found = starts
            .filter(({ text }) => hasTag(text.slice(name.repository.length), name.rest))
            .map(({ indexed }) => indexed)
            .sort((a, b) => a.order - b.order);
        const isKustomize = ({ command }) => command.program === 'kustomize';
        return { anywhere: found.find((one) => !isKustomize(one)), inKustomizations: found.find(isKustomize) };
    }
    return (one) => {
        if (one.kind !== 'image' || one.pin.kind === 'refused' || index.size === 0)
            return one;
        const { file } = one.at;
        const [naming, searching] = [namingOf(file), searchingFor(one.raw)];
        const by = (naming === 'too-many' ? undefined : touching(naming, one, files)) ??
            (searching === 'too-many' ? undefined : editing(searching, file));
        if (by !== undefined)
            return { ...one, pin: (0,pin_place/* refused */.J)(reasons/* notPinnable */.bP.replacedBy(by.file, by.line)) };
        const isUnknown = naming === 'too-many' || searching === 'too-many';
        return isUnknown ? { ...one, pin: (0,pin_place/* refused */.J)(reasons/* notPinnable */.bP.tooManyReplacements(maxCompared)) } : one;
    };
}
function touching(naming, one, files) {
    if (naming.length === 0)
        return undefined;
    const lines = linesOf(one, files.get(one.at.file)?.text ?? '');
    return naming.find(({ command, words }) => command.keys.some((key) => new RegExp(`\\b${key}\\b`).test(lines)) ||
        words.some((all) => all.length > 0 && all.every((word) => lines.includes(word))))?.command;
}
function editing({ anywhere, inKustomizations }, file) {
    const isKustomization = /(?:^|\/)kustomization\.ya?ml$|(?:^|\/)Kustomization$/.test(file);
    return (anywhere ?? (isKustomization ? inKustomizations : undefined))?.command;
}
function nameIn(raw) {
    const name = raw.split('@')[0] ?? '';
    const colon = name.indexOf(':', name.lastIndexOf('/') + 1);
    const repository = colon < 0 ? name : name.slice(0, colon);
    return { repository, rest: name.slice(repository.length) };
}
function hasTag(following, rest) {
    const [tag = ''] = /^[\w.:-]*/.exec(following) ?? [];
    return rest.startsWith(tag.replace(/\.$/, ''));
}
function linesOf({ at, pin }, text) {
    const lineAt = (offset) => {
        const start = text.lastIndexOf('\n', offset - 1) + 1;
        const end = text.indexOf('\n', offset);
        return text.slice(start, Math.min(end < 0 ? text.length : end, start + maxLineLength));
    };
    return `${lineAt(at.span.start)}\n${pin.kind === 'place' ? lineAt(pin.span.start) : ''}`;
}

;// CONCATENATED MODULE: ./lib/scan/between/test-data.js
const folderName = /^(?:test[-_]?(?:data|files|cases)\d*|fixtures|__fixtures__|goldens?|__snapshots__|expected)$/;
const anyFolderName = /test[-_]?(?:data|files|cases)|fixtures|golden|__snapshots__|expected/g;
const words = ['fixtures', 'golden', '__snapshots__', 'expected'];
const ofTests = /test[-_]?(?:data|files|cases)/;
const ofPath = /[\w.@+/-]/;
const readWhole = /^(?:templates|crds|\..*)$/;
const maxSegments = 60;
const maxRounds = 20;
const endOfPath = /^[\s"'`;,|&()<>:#\]}]/;
const startsWithVariable = /[$})%]$|\$\{$|\$\($/;
const maxPathLength = 500;
const maxPaths = 5000;
function testDataFolder(path) {
    const folders = path.split('/').slice(0, -1);
    const at = folders.findIndex((name) => folderName.test(name));
    return at < 0 || folders.slice(0, at).some((name) => readWhole.test(name)) ? undefined : folders[at];
}
function testDataPaths(text) {
    if (!words.some((word) => text.includes(word)) && !ofTests.test(text))
        return [];
    const paths = new Set();
    let done = 0;
    for (const { index } of text.matchAll(anyFolderName)) {
        if (index < done)
            continue;
        const { start, end } = pathAround(text, index);
        done = end;
        const segments = text.slice(start, end).split('/');
        if (!segments.some((name) => folderName.test(name)))
            continue;
        const isExpanded = startsWithVariable.test(text.slice(Math.max(0, start - 2), start));
        const isWhole = end === text.length || endOfPath.test(text[end] ?? '');
        const named = segments
            .slice(isExpanded && segments.length > 1 ? 1 : 0, isWhole ? undefined : -1)
            .filter((name) => !/^\.{0,2}$/.test(name));
        if (named.length > 0)
            paths.add(named.join('/'));
        if (paths.size >= maxPaths)
            break;
    }
    return [...paths];
}
function pathAround(text, at) {
    let start = at;
    while (start > at - maxPathLength && ofPath.test(text[start - 1] ?? ''))
        start -= 1;
    let end = at;
    while (end < at + maxPathLength && ofPath.test(text[end] ?? ''))
        end += 1;
    return { start, end };
}
function testDataFinder(paths, clues) {
    const unused = new Map();
    for (const path of paths) {
        const folder = testDataFolder(path);
        if (folder !== undefined)
            unused.set(path, folder);
    }
    const uses = new Uses();
    let waiting = clues;
    for (let round = 0; unused.size > 0 && waiting.length > 0; round += 1) {
        if (round === maxRounds)
            return () => undefined;
        const known = new Set(unused.keys());
        const active = waiting.filter(({ path }) => !known.has(path));
        if (active.length === 0)
            break;
        for (const one of active) {
            uses.add(one);
        }
        for (const path of known) {
            if (uses.include(path))
                unused.delete(path);
        }
        waiting = waiting.filter(({ path }) => known.has(path));
    }
    return (path) => unused.get(path);
}
class Uses {
    files = new Set();
    paths = new Set();
    folders = new Set();
    isWhole = false;
    add({ mentioned, testData, deployed }) {
        for (const path of mentioned)
            this.files.add(path);
        for (const path of testData)
            this.paths.add(path);
        for (const folder of deployed)
            this.folders.add(folder);
        this.isWhole ||= deployed.includes('');
    }
    include(path) {
        const segments = path.split('/');
        if (this.isWhole || this.files.has(path) || segments.length > maxSegments)
            return true;
        return segments.some((_, start) => {
            let part = '';
            return segments.slice(start).some((name) => {
                part = part === '' ? name : `${part}/${name}`;
                return this.paths.has(part) || this.folders.has(part);
            });
        });
    }
}

// EXTERNAL MODULE: ./lib/scan/overlaps.js
var overlaps = __webpack_require__(76157);
// EXTERNAL MODULE: ./lib/scan/scanners.js + 66 modules
var scanners = __webpack_require__(16129);
;// CONCATENATED MODULE: ./lib/scan/readers.js


const matchers = scanners/* scanners */.U.map((scanner) => ({
    scanner,
    matches: (0,globs_glob/* pathMatcher */.kZ)(scanner.paths),
}));
const matchesAny = (0,globs_glob/* pathMatcher */.kZ)(scanners/* scanners */.U.flatMap(({ paths }) => paths));
const templateExtension = /\.(?:j2|jinja2?|tmpl|tpl|gotmpl|erb|template)$/;
function scannersOf(path) {
    const name = path.replace(templateExtension, '');
    if (!matchesAny(name))
        return [];
    return matchers.filter(({ matches }) => matches(name)).map(({ scanner }) => scanner);
}
function isKnownFormat(path, id) {
    const name = path.replace(templateExtension, '');
    if (id === undefined)
        return matchesAny(name);
    return matchers.some(({ scanner, matches }) => scanner.id === id && matches(name));
}
function isReadAlike(path, other) {
    const scannersOfOther = scannersOf(other);
    return scannersOf(path).every((scanner) => scannersOfOther.includes(scanner));
}
function companionsOf(path, siblings, checkout, mentionedAs = new Set()) {
    return readersOf(path, mentionedAs).flatMap((scanner) => scanner.companions?.(path, siblings(), checkout) ?? []);
}
function readersOf(path, mentionedAs) {
    const known = scannersOf(path);
    return mentionedAs.size === 0
        ? known
        : scanners/* scanners */.U.filter((scanner) => known.includes(scanner) || mentionedAs.has(scanner.id));
}

// EXTERNAL MODULE: ./lib/scan/checkout/mentions.js
var mentions = __webpack_require__(27511);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./lib/model/occurrence.js

function joinedScans(scans) {
    const all = {
        occurrences: [],
        problems: [],
        mentions: [],
        passes: [],
        builds: [],
        renames: [],
        charts: [],
        imageParameters: [],
        passedTo: [],
        imageFields: [],
    };
    for (const scan of scans)
        forEachKey(all, (key) => addItems(all, scan, key));
    return all;
}
function addItems(all, scan, key) {
    (0,collections/* append */.BC)(all[key], scan[key] ?? []);
}
function forEachKey(object, work) {
    for (const key in object)
        work(key);
}

// EXTERNAL MODULE: ./lib/scan/formats/helm/chart.js + 3 modules
var chart = __webpack_require__(80519);
;// CONCATENATED MODULE: ./lib/scan/checkout/companions.js




const maxLength = 16 * 1024 * 1024;
function recentTexts(read) {
    const known = new Map();
    let length = 0;
    const readOne = async (path) => {
        const answer = await read(path);
        if ('unreadable' in answer)
            return { path, why: answer };
        length += answer.text.length;
        if (length > maxLength) {
            known.clear();
            length = 0;
        }
        return { path, text: answer.text };
    };
    return (path) => {
        const file = known.get(path) ?? readOne(path);
        known.set(path, file);
        return file;
    };
}
function companionReader({ read, paths, isExcluded }) {
    const readOne = recentTexts(read);
    return async (path, mentionedAs, uses) => {
        const own = companionsOf(path, () => paths.inFolder((0,mentions/* folderOf */.yS)(path)), paths, mentionedAs);
        const ofCharts = uses.flatMap(({ folder }) => (0,chart/* chartFiles */.AQ)(`${folder}Chart.yaml`, paths));
        const names = [...own, ...ofCharts, ...uses.map(({ folder }) => `${folder}Chart.yaml`)].filter((name) => name !== path && paths.has(name) && !isExcluded(name));
        const answers = await Promise.all([...new Set(names)].map((name) => readOne(name)));
        return {
            companions: answers.flatMap((one) => ('text' in one ? [one] : [])),
            problems: answers.flatMap((one) => 'text' in one ? [] : [{ file: one.path, message: whyUnread(one.why) }]),
        };
    };
}
function whyUnread(answer) {
    return reasons/* unscanned */.Mq.file(answer.absent === true ? reasons/* unscanned */.Mq.sparse : answer.unreadable);
}

// EXTERNAL MODULE: ./lib/scan/values/build-arguments.js
var build_arguments = __webpack_require__(16077);
;// CONCATENATED MODULE: ./lib/scan/checkout/cross-references.js





const maxParameters = 10_000;
class PassedParameters {
    definedIn = new Map();
    callers = new Map();
    given = new Map();
    of(path) {
        return this.given.get(path) ?? [];
    }
    add(path, { imageParameters, passedTo }) {
        for (const { key, isPinnable } of imageParameters) {
            const files = this.definedIn.get(key) ?? new Map();
            if (files.size === 0 && this.definedIn.size >= maxParameters)
                continue;
            this.definedIn.set(key, files.set(path, isPinnable));
        }
        for (const key of passedTo)
            this.callers.set(key, (this.callers.get(key) ?? new Set()).add(path));
    }
    changed() {
        const now = new Map();
        for (const [key, files] of [...this.definedIn].sort(([a], [b]) => (a < b ? -1 : 1)))
            for (const path of this.callers.get(key) ?? []) {
                const elsewhere = [...files].filter(([file]) => file !== path).map(([, isPinnable]) => isPinnable);
                if (elsewhere.length === 0)
                    continue;
                const parameters = now.get(path) ?? [];
                now.set(path, parameters);
                parameters.push({ key, isPinnable: elsewhere.every(Boolean) });
            }
        const paths = [...now].filter(([path, all]) => JSON.stringify(all) !== JSON.stringify(this.of(path)));
        for (const [path, all] of paths)
            this.given.set(path, all);
        return paths.map(([path]) => path);
    }
}
const maxCharts = 50;
class ChartUses {
    all;
    byPath = new Map();
    constructor(all) {
        this.all = all;
    }
    of(path) {
        return [...(this.byPath.get(path)?.values() ?? [])];
    }
    add(use) {
        if (!this.all.has(`${use.folder}Chart.yaml`) || !this.all.has(use.path))
            return false;
        const known = this.byPath.get(use.path) ?? new Map();
        this.byPath.set(use.path, known);
        const key = `${use.readsFile} ${use.folder}`;
        if (known.has(key) || known.size >= maxCharts)
            return false;
        known.set(key, use);
        return true;
    }
}
const nothingSaid = {
    mentionedAs: new Set(),
    builds: [],
    imageParameters: [],
    imageFields: [],
};
const maxMentions = 10_000;
class CrossReferences {
    files;
    mentionedAs = new Map();
    builds = new build_arguments/* Builds */.MN();
    charts;
    parameters = new PassedParameters();
    fields = new ImageFields();
    globs;
    seen = new Set();
    mentions = 0;
    constructor(files) {
        this.files = files;
        this.charts = new ChartUses(files.paths.all);
        this.globs = new mentions/* MentionedGlobs */.D8(files.paths);
    }
    get scanned() {
        return this.seen.size;
    }
    turnOf(path) {
        return {
            path,
            uses: this.charts.of(path),
            said: {
                mentionedAs: this.mentionedAs.get(path) ?? new Set(),
                builds: this.builds.of(path),
                imageParameters: this.parameters.of(path),
                imageFields: this.fields.of(path),
            },
        };
    }
    add(path, found, toRead) {
        this.seen.add(path);
        this.addMentions(found, toRead);
        this.parameters.add(path, found);
        this.fields.add(path, found);
        for (const use of found.charts)
            if (this.charts.add(use) && this.files.isSelected(use.path))
                toRead.add(use.path);
        this.addBuilds(found, toRead);
    }
    endRound(toRead) {
        for (const glob of this.globs.waiting()) {
            const { as } = glob;
            for (const path of this.globs.matching(glob))
                this.addMention({ path, as }, toRead);
        }
        for (const path of [...this.parameters.changed(), ...this.fields.changed()])
            if (this.seen.has(path))
                toRead.add(path);
    }
    problems() {
        const isTooMuch = this.mentions > maxMentions || this.globs.isTooMuch;
        return [
            ...(isTooMuch ? [reasons/* unscanned */.Mq.tooManyMentions(maxMentions)] : []),
            ...(this.fields.isTooMuch ? [reasons/* unscanned */.Mq.tooManyIncluded(maxIncluded, maxDeclared)] : []),
        ].map((message) => ({ file: '.', message }));
    }
    addMentions({ mentions }, toRead) {
        for (const one of mentions) {
            if (one.isGlob === undefined)
                this.addMention(one, toRead);
            else
                this.globs.add(one);
        }
    }
    addMention({ path, as }, toRead) {
        const { files, mentionedAs } = this;
        const known = mentionedAs.get(path) ?? new Set();
        if (!files.paths.has(path) || known.has(as) || isKnownFormat(path, as) || !files.isSelected(path))
            return;
        this.mentions += 1;
        if (this.mentions > maxMentions)
            return;
        mentionedAs.set(path, new Set([...known, as]));
        toRead.add(path);
    }
    addBuilds({ passes }, toRead) {
        const { files } = this;
        for (const { path, args } of passes) {
            const isRead = isKnownFormat(path, 'dockerfile') || this.mentionedAs.get(path)?.has('dockerfile');
            if (isRead && files.paths.has(path) && files.isSelected(path) && this.builds.add(path, args))
                toRead.add(path);
        }
    }
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/model/text/position.js
var position = __webpack_require__(80642);
// EXTERNAL MODULE: ./lib/scan/languages/syntax/shell.js
var shell = __webpack_require__(69151);
;// CONCATENATED MODULE: ./lib/scan/between/replacements.js

const mayBeProgram = /(?:sed|perl|yq|kustomize)\s/;
const programs = /(?<![a-fh-zA-Z\d_])(?:sed|perl|yq|kustomize)\s/;
const replacements_maxLineLength = 2000;
const imageKeys = /\b(?:image|repository|registry|tag|digest|newTag|newName)\b/g;
const assignment = /(?:^|[^=!<>?])=(?!=)/;
function replacementsIn({ path, text }) {
    if (!mayBeProgram.test(text) || !programs.test(text))
        return [];
    const found = [];
    let start;
    let joined = '';
    for (const [index, line] of text.split('\n').entries()) {
        start ??= index + 1;
        if (joined.length < replacements_maxLineLength)
            joined += line.trim().replace(/\\$/, ' ').slice(0, replacements_maxLineLength);
        if (line.trimEnd().endsWith('\\'))
            continue;
        if (joined.length < replacements_maxLineLength && programs.test(joined))
            for (const one of replacementsOf(joined))
                found.push({ ...one, file: path, line: start });
        start = undefined;
        joined = '';
    }
    return found;
}
function replacementsOf(line) {
    return (0,shell/* commandsOf */.K)(line).flatMap((command) => {
        const words = command.map(({ text }) => text);
        const at = words.findIndex((word) => /^(?:.*\/)?(?:g?sed|perl|yq|kustomize)$/.test(word));
        const program = words[at]?.replace(/^.*\//, '');
        const rest = words.slice(at + 1);
        if (program === undefined)
            return [];
        if (program === 'kustomize') {
            if (rest.slice(0, 3).join(' ') !== 'edit set image')
                return [];
            const patterns = rest.slice(3).flatMap((word) => word.split('=')[0] ?? []);
            return [{ program, patterns, keys: [], paths: [] }];
        }
        const paths = rest.flatMap(pathOf);
        if (program === 'yq') {
            const keys = rest
                .filter((word) => assignment.test(word))
                .flatMap((word) => word.match(imageKeys) ?? []);
            return keys.length === 0 ? [] : [{ program, patterns: [], keys: [...new Set(keys)], paths }];
        }
        if (program === 'perl' && !rest.some((word) => /^-\w*p/.test(word)))
            return [];
        const patterns = rest.flatMap(searchedBy);
        return patterns.length === 0 ? [] : [{ program: 'sed', patterns, keys: [], paths }];
    });
}
function searchedBy(word) {
    const searches = /(?:^|[^\w.-])s([^\w\s\\])((?:\\.|(?!\1)[^\\])*)\1/g;
    return [...word.matchAll(searches)].map(([, , pattern = '']) => pattern.replaceAll(/\\([/.:-])/g, '$1'));
}
function pathOf(word) {
    const path = word.replace(/^\$\w+\/|^.*[}*)]\//, '').replace(/^[./]*\//, '');
    return path === '' || path.startsWith('-') || /[|*$]/.test(path) ? [] : [path];
}

// EXTERNAL MODULE: ./lib/scan/languages/yaml/parse.js + 9 modules
var parse = __webpack_require__(47925);
// EXTERNAL MODULE: ./lib/scan/languages/yaml/text.js
var yaml_text = __webpack_require__(31514);
// EXTERNAL MODULE: ./lib/scan/languages/yaml/tree.js
var tree = __webpack_require__(16929);
;// CONCATENATED MODULE: ./lib/scan/checkout/file-clues.js








const maxFolders = 1000;
const file_clues_maxLineLength = 5000;
const recursive = /\b(?:kubectl|oc|kapp)\b.*(?:\s-R\b|--recursive\b|\bkapp\s+deploy\b)/;
function deployedFolders(path, text) {
    const found = [
        ...pathsOfDeployments(text).flatMap((value) => folderIn('', value)),
        ...(/skaffold/.test(path) ? recursiveGlobs(text).flatMap((name) => folderIn((0,mentions/* folderOf */.yS)(path), name)) : []),
        ...(/kubectl|\boc\b|kapp/.test(text) ? commandFolders(text).flatMap((name) => folderIn('', name)) : []),
    ];
    return [...new Set(found.slice(0, maxFolders))];
}
const flux = /\bapiVersion["']?\s*:\s*["']?kustomize\.toolkit\.fluxcd\.io/;
const argo = /\bapiVersion["']?\s*:\s*["']?argoproj\.io/;
function pathsOfDeployments(text) {
    if (!text.includes('fluxcd') && !text.includes('argoproj'))
        return [];
    return text.split(/^---/m).flatMap((document) => {
        if (flux.test(document))
            return pathValues(document);
        if (!argo.test(document) || !/\brecurse\b|\bdirectories\b/.test(document))
            return [];
        return pathValues(document).filter((value) => !value.startsWith('/'));
    });
}
function pathValues(text) {
    const values = /\bpath["']?[ ]*:[ ]*(?:"([^"\n]*)"|'([^'\n]*)'|([^\s"',}#][^\s,}#]*))/g;
    return [...text.replaceAll(/^\s*#.*$/gm, '').matchAll(values)]
        .map(([, double, single, plain]) => double ?? single ?? plain ?? '')
        .filter((value) => !value.startsWith('{{'));
}
function recursiveGlobs(text) {
    return [...text.matchAll(/["'\s]((?:[\w.-]+\/)*)\*\*/g)].map(([, name = '']) => name);
}
function commandFolders(text) {
    return text
        .replaceAll(/\\\r?\n/g, ' ')
        .split('\n')
        .filter((line) => line.length < file_clues_maxLineLength && recursive.test(line))
        .flatMap((line) => line.split(/[\s"'=,]+/).filter((word) => /^[\w./-]*[\w./]$/.test(word)));
}
const escapedLetter = /\\[xuU]/;
const manifest = /\.(?:ya?ml|json)/i;
function mayBeFlux(text) {
    return text.includes('fluxcd') || (text.includes('\\') && escapedLetter.test(text));
}
function fluxFolders(file) {
    if (!manifest.test(file.path) || !mayBeFlux(file.text))
        return [];
    const folders = (0,parse/* parseManifests */.Ye)(file).documents.flatMap((document) => {
        const at = (node, key) => (0,yaml_text/* textOf */.b6)(document, (0,tree/* child */.jf)(document, node, key))?.value ?? '';
        const isFlux = at(document.root, 'apiVersion').startsWith('kustomize.toolkit.fluxcd.io/');
        if (!isFlux || at(document.root, 'kind') !== 'Kustomization')
            return [];
        return folderIn('', at((0,tree/* child */.jf)(document, document.root, 'spec'), 'path') || '.');
    });
    return [...new Set(folders.slice(0, maxFolders))];
}
function folderIn(base, name) {
    const fixed = /^[^*?[{$<]*/.exec(name)?.[0] ?? '';
    const folder = fixed === name ? name : fixed.slice(0, fixed.lastIndexOf('/') + 1);
    const inCheckout = (0,mentions/* pathFrom */.Iw)(base, folder.replace(/^\/+/, '') || '.');
    if (inCheckout === undefined)
        return [];
    return [inCheckout.replace(/^\.?\/?$|\/$/, '')];
}
const buildsOrDeploys = /(?:^|\/)(?:(?:Chart|requirements)\.yaml|[Tt]askfile(?:\.dist)?\.ya?ml|helmfile[\w.-]*\.ya?ml|package\.json|\.pre-commit-config\.yaml|\.goreleaser\.ya?ml)$/;
function folderOfPattern({ path, isGlob }) {
    const fixed = /^[^*{\\]*/.exec(path)?.[0] ?? '';
    return isGlob ? [fixed.slice(0, Math.max(fixed.lastIndexOf('/'), 0))] : [];
}
function cluesOf(file, { builds, mentions, renames }, isKnown) {
    if (!isKnown && !buildsOrDeploys.test(file.path))
        return undefined;
    const { path, text } = file;
    let positions;
    const lineOf = ({ at }) => {
        positions ??= (0,position/* positionsOf */.q$)(text);
        return positions(at.span).line;
    };
    const clues = {
        path,
        builds: builds.map((one) => ({ name: one.name, isPushed: one.isPushed, file: path, line: lineOf(one) })),
        mentioned: mentions.flatMap((one) => (one.isGlob ? [] : one.path)),
        testData: testDataPaths(text),
        deployed: [...deployedFolders(path, text), ...fluxFolders(file), ...mentions.flatMap(folderOfPattern)],
        replacements: replacementsIn(file),
        renames: renames.map((one) => ({
            name: one.name,
            line: lineOf(one),
            ...(0,collections/* compact */.oE)({ folder: one.folder, isTransformer: one.isTransformer }),
        })),
    };
    const { mentioned, testData, deployed, replacements } = clues;
    const all = [builds, mentioned, testData, deployed, replacements, renames];
    return all.every(({ length }) => length === 0) ? undefined : clues;
}

// EXTERNAL MODULE: ./lib/scan/formats/build/dockerfile.js
var dockerfile = __webpack_require__(27599);
// EXTERNAL MODULE: ./lib/scan/formats/build/shell.js + 1 modules
var build_shell = __webpack_require__(34380);
;// CONCATENATED MODULE: ./lib/scan/inline-waivers.js


const marker = 'tagproof: ignore[';
const inline_waivers_form = /tagproof: ignore\[(?<checks>[\w, -]{1,200})\](?<reason>[^\r\n]*)/;
function inlineWaivers(file, comment) {
    const { text, path } = file;
    const waivers = [];
    const problems = [];
    let next = { start: 0, end: 0 };
    for (let at = text.indexOf(marker); at >= 0;) {
        const line = { start: text.lastIndexOf('\n', at - 1) + 1, end: (0,position/* endOfLine */.vT)(text, at) };
        const opened = openedIn(text, line, at, comment);
        at = text.indexOf(marker, line.end);
        if (opened === undefined)
            continue;
        const { checks = '', reason = '' } = inline_waivers_form.exec(text.slice(opened.at, line.end))?.groups ?? {};
        const span = { start: opened.at, end: opened.at + text.slice(opened.at, line.end).trimEnd().length };
        if (checks.trim() === '' || reason.trim() === '') {
            problems.push({ file: path, message: reasons/* unscanned */.Mq.waiver, span });
            continue;
        }
        if (opened.alone && next.start <= line.end)
            next = nextLine(text, line.end, comment);
        const covers = { file: path, span: opened.alone ? next : line };
        for (const check of checks.split(','))
            waivers.push({ check: check.trim(), reason: reason.trim(), at: { file: path, span }, covers });
    }
    return { waivers, problems };
}
function openedIn(text, line, first, comment) {
    const quotes = { '"': 0, "'": 0 };
    let counted = line.start;
    for (let at = first; at >= 0 && at < line.end; at = text.indexOf(marker, at + 1)) {
        for (; counted < at; counted += 1) {
            const char = text[counted];
            if (char === '"' || char === "'")
                quotes[char] += 1;
        }
        const open = startOfComment(text, line.start, at, comment);
        if (open === undefined || quotes['"'] % 2 === 1 || quotes["'"] % 2 === 1)
            continue;
        return {
            at,
            alone: text
                .slice(line.start, open)
                .replace(/^\uFEFF/, '')
                .trim() === '',
        };
    }
    return undefined;
}
function startOfComment(text, from, at, comment) {
    let end = at;
    while (end > from && /\s/.test(text[end - 1] ?? ''))
        end -= 1;
    const start = end - comment.length;
    if (start < from || !text.startsWith(comment, start))
        return undefined;
    return start === from || /\s/.test(text[start - 1] ?? '') ? start : undefined;
}
function nextLine(text, end, comment) {
    let start = Math.min(end + 1, text.length);
    while (start < text.length && text.slice(start, (0,position/* endOfLine */.vT)(text, start)).trim().startsWith(comment))
        start = Math.min((0,position/* endOfLine */.vT)(text, start) + 1, text.length);
    return { start, end: (0,position/* endOfLine */.vT)(text, start) };
}

;// CONCATENATED MODULE: ./lib/scan/safety-net/names.js
const knownRegistries = [
    'docker.io',
    'index.docker.io',
    'registry-1.docker.io',
    'registry.hub.docker.com',
    'ghcr.io',
    'quay.io',
    'gcr.io',
    '*.gcr.io',
    '*.pkg.dev',
    'registry.k8s.io',
    'mcr.microsoft.com',
    '*.azurecr.io',
    '*.azurecr.cn',
    'public.ecr.aws',
    'cgr.dev',
    'registry.gitlab.com',
    'nvcr.io',
    'icr.io',
    '*.icr.io',
    'registry.redhat.io',
    'registry.access.redhat.com',
    'registry.connect.redhat.com',
    'docker.elastic.co',
    'lscr.io',
    'registry.opensource.zalan.do',
    'container-registry.oracle.com',
    '*.ocir.io',
    'registry.digitalocean.com',
    'registry.suse.com',
    'registry.opensuse.org',
    'registry.fedoraproject.org',
    'registry.gitea.com',
    'docker.n8n.io',
    'docker.pkg.github.com',
    'dhi.io',
    'ttl.sh',
    '*.jfrog.io',
    'xpkg.upbound.io',
];
const hosts = new Set(knownRegistries.filter((host) => !host.startsWith('*')));
const suffixes = new Set(knownRegistries.filter((host) => host.startsWith('*.')).map((host) => host.slice(1)));
const elasticRegistry = /^\d+\.dkr\.ecr(?:-fips)?\.[a-z0-9-]+\.amazonaws\.com(?:\.cn)?$/;
function isKnownRegistry(host) {
    const name = host.toLowerCase().replace(/\.$/, '');
    if (name.includes('amazonaws.'))
        return elasticRegistry.test(name);
    return hosts.has(name) || hasSuffix(name);
}
function hasSuffix(name) {
    for (let dot = name.indexOf('.'); dot >= 0; dot = name.indexOf('.', dot + 1))
        if (suffixes.has(name.slice(dot)))
            return true;
    return false;
}
const endOfHost = /\.(?:io|dev|aws|com|co|cn|sh|org|do)\.?(?::\d{1,5})?\//gi;
const behindHost = /[a-z0-9][a-z0-9._/-]{0,254}(?::\w[\w.-]{0,127})?(?:@[a-z0-9]{1,10}:[a-f0-9]{32,128})?/iy;
const hostCharacter = /[\w.-]/;
const maxHostLength = 255;
const underImage = /(?:(?:^|[\n{,])[ \t]{0,200}(?:-[ \t]{1,20}){0,9}["']?image["']?[ \t]{0,20}:[ \t]{0,20}["']?|(?:^|\n)[ \t]{0,20}FROM[ \t]{1,20}(?:--platform=\S{1,100}[ \t]{1,20})?)(?<name>[a-z0-9][a-z0-9._/-]{0,254}(?::\w[\w.-]{0,127})?(?:@sha256:[a-f0-9]{64})?)(?=["'\s,}]|$)/y;
const mark = /image(?=["']?[ \t]{0,20}:)|FROM(?=[ \t])/g;
const maxLead = 400;
function* evidentNames(text) {
    const ends = new RegExp(endOfHost);
    let end = 0;
    for (let match = ends.exec(text); match !== null; match = ends.exec(text)) {
        const slash = match.index + match[0].length;
        const start = startOfHost(text, match.index, end);
        const host = text.slice(start, slash - 1).replace(/:\d+$/, '');
        if (!isKnownRegistry(host) || !canBegin(text, start))
            continue;
        behindHost.lastIndex = slash;
        const rest = behindHost.exec(text)?.[0] ?? '';
        if (!/[:@]/.test(rest))
            continue;
        end = slash + rest.length;
        ends.lastIndex = end;
        yield { start, end };
    }
}
function* namesUnderImage(text) {
    const marks = new RegExp(mark);
    const value = new RegExp(underImage);
    let done = 0;
    for (let match = marks.exec(text); match !== null; match = marks.exec(text)) {
        value.lastIndex = startOfLead(text, match.index, done);
        const { 0: whole = '', groups } = value.exec(text) ?? {};
        if (groups === undefined)
            continue;
        const { name = '' } = groups;
        const end = value.lastIndex;
        done = end;
        marks.lastIndex = end;
        const isVersioned = /[:@]/.test(name) && (name.includes('/') || /FROM[^\n]*$/.test(whole));
        if (isVersioned)
            yield { start: end - name.length, end };
    }
}
function startOfLead(text, from, bound) {
    let start = from;
    if (text[start - 1] === '"' || text[start - 1] === "'")
        start -= 1;
    const first = Math.max(bound, from - maxLead);
    while (start > first && /[-\t ]/.test(text[start - 1] ?? ''))
        start -= 1;
    return start > bound && /[\n{,]/.test(text[start - 1] ?? '') ? start - 1 : start;
}
function startOfHost(text, from, bound) {
    const first = Math.max(bound, from - maxHostLength);
    let start = from;
    while (start > first && hostCharacter.test(text[start - 1] ?? ''))
        start -= 1;
    return start;
}
function canBegin(text, start) {
    const before = text.slice(Math.max(0, start - 20), start);
    if (/(?:docker|docker-image|oci):\/\/$/.test(before))
        return true;
    return !/[/@%]$|\w:$/.test(before);
}
const maxLookAround = 300;
const before = /(?:^|^[-?:]\s+|\s[-?]\s+|[^\\]:\s+|["']\s*:\s*|[[{,(]\s*)(?:[&!]\S{1,100}\s+)*["']?(?:(?:docker|docker-image|oci):\/\/)?$/;
const assigned = /=\s*["']?$/;
const after = /^["']?\s{0,100}?(?:$|\r?\n|[,\]})]|\s#)/;
const otherLanguage = /["'][[{].{0,300}$|\\["']$/;
function isWholeValue(text, { start, end }, assignment = false) {
    const newline = text.lastIndexOf('\n', start - 1) + 1;
    const line = text.slice(Math.max(newline, start - maxLookAround), start);
    if (otherLanguage.test(line) || !after.test(text.slice(end, end + maxLookAround)))
        return false;
    return before.test(line.trimStart()) || (assignment && assigned.test(line));
}
function isInComment(text, at, signs = /(?:^|\s)#/) {
    const line = text.lastIndexOf('\n', at - 1) + 1;
    const before = text.slice(line, at);
    return signs.test(before.slice(0, names_maxLineLength)) || signs.test(before.slice(-names_maxLineLength));
}
const names_maxLineLength = 2000;

;// CONCATENATED MODULE: ./lib/scan/safety-net/yaml-lines.js

const yaml_lines_maxLineLength = 2000;
const passedOverNames = 'description|documentation|doc|comment|summary|message|examples?|openAPIV3Schema|annotations|labels|status|args?|arguments|command|entrypoint|script|run|with|params|parameters|inputs|matrix|tags|outputs?|env|environment|variables';
const passedOver = new RegExp(`^(?:${passedOverNames})$`, 'i');
const passedOverInline = new RegExp(`[{,\\s](?:${passedOverNames})["']?\\s?:\\s?[[{][^\\]}]*$`, 'i');
const dataOfText = /^(?:data|binaryData|stringData)$/;
const imageKey = /image$/i;
const keyOfLine = /^(?<lead>[ ]*(?:-[ ]+)*)(?:[&!]\S+[ ]+)*(?:"(?<double>[^"\\]{1,200})"|'(?<single>[^']{1,200})'|(?<plain>(?!-\s)[^\s"'#&!*[\]{},|>][^:#"']{0,200}))[ ]*:(?=\s|$)/;
const keyInLine = /(?:^|[{,\s])["']?(?<key>[\w.-]{1,200})["']?[ ]?:[ ]{0,100}(?:[&!]\S{1,100}[ ])?["']?$/;
const explicitKey = /^[ ]*(?:-[ ]+)*\?[ ]+["']?(?<key>\w{1,200})/;
const blockHeader = /(?:^|[ ])(?:[&!]\S+[ ]+)*[|>][-+0-9]{0,2}[ \t]*(?:#.*)?\r?$/;
const otherLineEnds = /\r(?!\n)|[\x85\u2028\u2029]/g;
function* unexplainedInYaml(written, names) {
    const text = written.replace(otherLineEnds, '\n');
    const lines = new YamlLines();
    let at = 0;
    for (const span of names) {
        while (at < span.start) {
            const newline = text.indexOf('\n', at);
            const end = newline < 0 ? text.length : newline;
            if (end >= span.start)
                break;
            lines.read(text.slice(at, Math.min(end, at + yaml_lines_maxLineLength)));
            at = end + 1;
        }
        const { key, isText, isPassedOver } = lines.peek(text.slice(at, Math.min(span.start, at + yaml_lines_maxLineLength)));
        if (isText || isPassedOver || isInComment(text, span.start))
            continue;
        if (isWholeValue(text, span) && !isProduct(text, at, key))
            yield { span, key };
    }
}
const maxInline = 500;
class YamlLines {
    levels = [];
    block;
    key = '';
    read(line) {
        if (line.trim() === '')
            return;
        const indent = /^ */.exec(line)?.[0].length ?? 0;
        if (this.block !== undefined && indent > this.block.column)
            return;
        this.block = undefined;
        if (/^ *#/.test(line))
            return;
        if (/^(?:---|\.\.\.)(?:\s|$)/.test(line))
            this.levels = [];
        const { column, key } = this.enter(line);
        if (blockHeader.test(line))
            this.block = { column, key };
    }
    peek(line) {
        const indent = /^ */.exec(line)?.[0].length ?? 0;
        const inBlock = this.block !== undefined && (indent > this.block.column || line.trim() === '');
        if (inBlock && this.block !== undefined)
            return { key: this.block.key, isText: !imageKey.test(this.block.key), isPassedOver: this.isPassedOver };
        const { key: first, isPassedOver } = this.levelOf(line);
        const key = keyInLine.exec(line.slice(-maxInline))?.groups?.key ?? first;
        return {
            key,
            isText: false,
            isPassedOver: isPassedOver || passedOverInline.test(line.slice(-maxInline)),
        };
    }
    get isPassedOver() {
        return this.levels.at(-1)?.isPassedOver ?? false;
    }
    enter(line) {
        const { column, key, isKey, isPassedOver } = this.levelOf(line);
        while ((this.levels.at(-1)?.column ?? -1) >= column + (isKey ? 0 : 1))
            this.levels.pop();
        if (isKey)
            this.levels.push({ column, isPassedOver });
        this.key = key;
        return { column, key };
    }
    levelOf(line) {
        const { lead, double, single, plain } = keyOfLine.exec(line)?.groups ?? {};
        const key = (double ?? single ?? plain)?.trim();
        const column = lead?.length ?? /^[ ]*/.exec(line)?.[0].length ?? 0;
        const isItem = lead === undefined;
        let parent = this.levels.length - 1;
        while (parent >= 0 && (this.levels[parent]?.column ?? 0) >= column + (isItem ? 1 : 0))
            parent -= 1;
        const above = this.levels[parent]?.isPassedOver ?? false;
        const explicit = explicitKey.exec(line)?.groups?.key;
        if (key === undefined)
            return { column, key: explicit ?? this.key, isKey: false, isPassedOver: above };
        const isPassedOver = above || passedOver.test(key) || (column === 0 && dataOfText.test(key));
        return { column, key, isKey: true, isPassedOver };
    }
}
const maxSiblings = 200;
function isProduct(text, lineStart, key) {
    if (key !== 'image')
        return false;
    const column = columnOf(text, lineStart);
    const inLine = text.slice(lineStart, lineStart + yaml_lines_maxLineLength).split('\n')[0] ?? '';
    return (/[{,]\s*build["']?\s*:/.test(inLine) || [-1, 1].some((step) => hasBuild(text, lineStart, column, step)));
}
function hasBuild(text, from, column, step) {
    let at = from;
    for (let count = 0; count < maxSiblings; count += 1) {
        const isLast = step > 0 ? text.indexOf('\n', at) < 0 : at === 0;
        if (isLast)
            return false;
        at = (step > 0 ? text.indexOf('\n', at) : text.lastIndexOf('\n', at - 2)) + 1;
        const line = text.slice(at, at + yaml_lines_maxLineLength).split('\n')[0] ?? '';
        if (line.trim() === '' || /^\s*#/.test(line))
            continue;
        if (columnOf(text, at) < column)
            return false;
        if (columnOf(text, at) === column && /^[ -]*["']?build["']?[ ]*:/.test(line))
            return true;
    }
    return false;
}
function columnOf(text, lineStart) {
    return /^[ ]*(?:-[ ]+)*/.exec(text.slice(lineStart, lineStart + yaml_lines_maxLineLength))?.[0].length ?? 0;
}

;// CONCATENATED MODULE: ./lib/scan/safety-net/index.js



const maxLookBack = 2000;
const ledgerEntry = /^",\s?"seen":\s?"/;
function isUnexplainedInJson(text, span, hasConsumer) {
    if (text[span.start - 1] !== '"' && !/"(?:docker|docker-image|oci):\/\/$/.test(lookBack(text, span.start)))
        return false;
    if (text[span.start - 2] === '\\' || isInComment(text, span.start, /^\s*\/\//))
        return false;
    const key = /"(?<key>[^"\\]{1,200})"\s{0,100}:\s{0,100}"[a-z:/-]*$/.exec(lookBack(text, span.start))?.groups
        ?.key;
    if (!isWholeValue(text, span))
        return false;
    if (!hasConsumer && ledgerEntry.test(text.slice(span.end, span.end + 20)))
        return false;
    return hasConsumer
        ? !/^(?:description|examples?|default|tags?|imageID)$/i.test(key ?? '')
        : /image$/i.test(key ?? '');
}
function isUnexplainedInCode(text, span) {
    if (isInComment(text, span.start, /(?:^|\s)(?:#|\/\/)|\/\*/))
        return false;
    const line = lineBefore(text, span.start);
    if (/^output\s/.test(blockAround(text, span.start)))
        return false;
    if (/^\s*(?:description|tags?|default_tags|repo_tags)\b/i.test(line))
        return false;
    return /["']/.test(text[span.start - 1] ?? '') && isWholeValue(text, span, true);
}
function isUnexplainedInUnit(text, span) {
    return /(?:^|\n)[ \t]*Image[ \t]*=[ \t]*$/.test(lookBack(text, span.start));
}
const started = /(?:^|\n|[;&|(]|\b(?:sudo|exec|then|do|else))[ \t]*@?(?:docker|podman|nerdctl)[ \t]+(?:container[ \t]+|image[ \t]+)?(?:run|pull|create)(?:[ \t]+--?[\w-]+(?:=\S+)?)*[ \t]+["']?(?:docker:\/\/)?$/;
function isUnexplainedInShell(text, span) {
    const line = lookBack(text, span.start).slice(-500);
    return started.test(line) && !isInComment(text, span.start);
}
function blockAround(text, at) {
    const lines = lookBack(text, at).split('\n');
    const head = lines.findLastIndex((line) => /^\w/.test(line));
    return lines.slice(Math.max(head, 0)).join('\n');
}
function lineBefore(text, at) {
    return text.slice(Math.max(text.lastIndexOf('\n', at - 1) + 1, at - maxLookBack), at);
}
function lookBack(text, at) {
    return text.slice(Math.max(0, at - maxLookBack), at);
}
const pulls = /^[ \t]*(?:ONBUILD[ \t]+)?(?:FROM[ \t]+(?:--platform=\S+[ \t]+)?|(?:COPY|ADD|RUN)[ \t](?:.{0,300}[ ,=])?from=)["']?$/i;
const heredoc = /<<-?[ \t]{0,10}["']?(?<word>\w{1,50})["']?/g;
const safety_net_maxLineLength = 2000;
function unexplainedInDockerfile(text, names) {
    const lines = safety_net_linesOf(text);
    const last = new Map(lines.map(({ start, line }) => [line.trim(), start]));
    const found = [];
    let next = 0;
    let isContinued = false;
    let open = [];
    for (const { start, end, line } of lines) {
        const isText = isContinued || open.length > 0;
        for (let name = names[next]; name !== undefined && name.start < end; name = names[next]) {
            if (!isText && pulls.test(text.slice(Math.max(start, name.start - safety_net_maxLineLength), name.start)))
                found.push(name);
            next += 1;
        }
        if (open.length > 0) {
            if (line.trim() === open[0])
                open = open.slice(1);
            continue;
        }
        if (/^\s*#/.test(line))
            continue;
        isContinued = /[\\`][ \t]*\r?$/.test(line.slice(-100));
        open = heredocsOf(line).filter((word) => (last.get(word) ?? 0) > start);
    }
    return found;
}
function safety_net_linesOf(text) {
    let start = 0;
    return text.split('\n').map((line) => {
        const end = start + line.length + 1;
        const one = { start, end, line };
        start = end;
        return one;
    });
}
function heredocsOf(line) {
    return [...line.slice(0, safety_net_maxLineLength).matchAll(heredoc)].map(({ groups }) => groups?.word ?? '');
}
const maxNames = 10_000;
const units = /\.(?:container|image|volume|kube|build|pod)$/;
const scripts = /\.(?:sh|bash|zsh|mk)$|(?:^|\/)(?:GNUm|M|m)akefile(?:\.[^/]*)?$/;
const code = /\.(?:tf|tofu|hcl|nomad|bzl|bazel|jsonnet|libsonnet|[jJ]enkinsfile)$|(?:^|\/)(?:BUILD|WORKSPACE|MODULE|Jenkinsfile[^/]*)$/;
function unexplainedImages({ path: file, text }, path, occurrences, hasConsumer) {
    const missed = withoutFound(namesIn(text, hasConsumer), occurrences);
    if (missed.length === 0)
        return undefined;
    const [first, ...others] = [
        ...unexplained(text, path, missed.slice(0, maxNames), hasConsumer),
        ...missed.slice(maxNames),
    ];
    if (first === undefined)
        return undefined;
    const message = reasons/* unscanned */.Mq.unexplained(text.slice(first.start, first.end), others.length);
    return { file, message, span: first };
}
function namesIn(text, hasConsumer) {
    const names = [...evidentNames(text), ...(hasConsumer ? namesUnderImage(text) : [])];
    let end = 0;
    return names
        .sort((a, b) => a.start - b.start || b.end - a.end)
        .filter((name) => {
        const isNew = name.start >= end;
        if (isNew)
            end = name.end;
        return isNew;
    });
}
function withoutFound(names, occurrences) {
    if (names.length === 0)
        return names;
    const found = occurrences
        .flatMap(({ at, uses = [], parts = [] }) => [at.span, ...uses, ...parts.map(({ span }) => span)])
        .sort((a, b) => a.start - b.start);
    let next = 0;
    let end = 0;
    return names.filter((name) => {
        for (; (found[next]?.start ?? name.end) < name.end; next += 1)
            end = Math.max(end, found[next]?.end ?? 0);
        return end <= name.start;
    });
}
function unexplained(text, path, names, hasConsumer) {
    if (/\.ya?ml$|(?:^|\/)Kustomization$/i.test(path))
        return [...unexplainedInYaml(text, names)]
            .filter(({ key }) => hasConsumer || /image$/i.test(key))
            .map(({ span }) => span);
    if (path.endsWith('.json'))
        return names.filter((name) => isUnexplainedInJson(text, name, hasConsumer));
    if (units.test(path))
        return names.filter((name) => isUnexplainedInUnit(text, name));
    if (scripts.test(path))
        return names.filter((name) => isUnexplainedInShell(text, name));
    if (code.test(path))
        return names.filter((name) => isUnexplainedInCode(text, name));
    return unexplainedInDockerfile(text, names);
}

;// CONCATENATED MODULE: ./lib/scan/index.js











function scan_scanFile(file, { mentionedAs = new Set(), companions = [], ...context } = {}) {
    const responsible = readersOf(file.path, mentionedAs);
    const scans = responsible.flatMap((scanner) => scanner.scan(file, companions, context) ?? []);
    const all = joinedScans(scans);
    const comment = responsible.find((scanner) => scanner.comment !== undefined)?.comment;
    const own = comment === undefined || scans.length === 0
        ? { waivers: [], problems: [] }
        : inlineWaivers(file, comment);
    const inFile = all.occurrences.filter(({ at }) => at.file === file.path);
    const occurrences = (0,overlaps/* withoutOverlaps */.RR)((0,overlaps/* agreedOccurrences */.xk)(inFile));
    const elsewhere = (0,json/* distinctByJson */.S1)(all.occurrences.filter(({ at }) => at.file !== file.path));
    const read = [...all.problems, ...own.problems];
    const name = file.path.replace(templateExtension, '');
    const net = read.length > 0 ? undefined : unexplainedImages(file, name, occurrences, scans.length > 0);
    const invalid = read.length > 0 ? [] : invalidReferences(file, occurrences);
    const holding = new Set(elsewhere.map(({ at }) => at.file));
    const inCompanions = companions
        .filter(({ path }) => holding.has(path))
        .map((one) => inlineWaivers(one, '#'));
    const found = (0,collections/* withFields */.qO)(all, {
        mentions: (0,json/* distinctByJson */.S1)(all.mentions),
        charts: (0,json/* distinctByJson */.S1)(all.charts),
        occurrences: [...occurrences, ...elsewhere],
        problems: [
            ...(0,json/* distinctByJson */.S1)([...read, ...[net ?? []].flat(), ...invalid]),
            ...inCompanions.flatMap(({ problems }) => problems),
        ],
        waivers: [...own.waivers, ...inCompanions.flatMap(({ waivers }) => waivers)],
    });
    const isKnown = responsible.some((one) => one === build_shell/* shell */.v || (one !== dockerfile/* dockerfile */.T && scans.length > 0));
    return (0,collections/* withFields */.qO)(found, (0,collections/* compact */.oE)({ clues: cluesOf(file, found, isKnown) }));
}
const excessive = new Set([
    reasons/* unresolved */.II.tooManyValues,
    reasons/* unresolved */.II.tooManyVariables,
    reasons/* unresolved */.II.nestedVariables,
]);
function invalidReferences({ path }, all) {
    const opaque = all.filter((one) => one.kind === 'opaque');
    const problemOf = ([first, ...others], describe) => {
        if (first === undefined)
            return [];
        const message = describe(first.raw, first.detail, others.length);
        return [{ file: path, message, span: first.at.span }];
    };
    return [
        ...problemOf(opaque.filter(({ why }) => why === 'invalid'), reasons/* unscanned */.Mq.invalidReference),
        ...problemOf(opaque.filter(({ detail }) => excessive.has(detail)), reasons/* unscanned */.Mq.excessiveReference),
    ];
}

// EXTERNAL MODULE: ./lib/scan/languages/yaml/lacking.js
var lacking = __webpack_require__(12266);
;// CONCATENATED MODULE: ./lib/scan/checkout/thread-tasks.js


function textsOfJob({ file, companions, builds }) {
    const files = new Set([file, ...companions, ...builds.flat().map((one) => one.file)]);
    return [...files].map(({ text }) => text);
}
function lengthOf(job) {
    return textsOfJob(job).reduce((sum, text) => sum + text.length, 0);
}
function taskOf({ companions, builds, ...job }) {
    const shared = [...new Set([...companions, ...builds.flat().map(({ file }) => file)])];
    const input = { ...job, companions: companions.length, builds: builds.map(sender(shared)) };
    return { input, shared };
}
function performTask({ input, shared }) {
    const { companions, builds, ...job } = input;
    const own = [...shared, job.file];
    const found = scanFile(job.file, {
        ...job,
        companions: shared.slice(0, companions),
        builds: builds.map(receiver(own)),
    });
    const send = sender(own);
    return withFields(found, { passes: found.passes.map((one) => ({ ...one, args: send(one.args) })) });
}
function scanFrom({ file }, { shared }, result) {
    const found = result;
    const receive = receiver([...shared, file]);
    return (0,collections/* withFields */.qO)(found, { passes: found.passes.map((one) => ({ ...one, args: receive(one.args) })) });
}
function sender(files) {
    const indexes = new Map(files.map((file, index) => [file, index]));
    return (args) => args.map((one) => ({ ...one, file: indexes.get(one.file) ?? one.file }));
}
function receiver(files) {
    return (args) => args.map((one) => {
        const file = typeof one.file === 'number' ? files[one.file] : one.file;
        if (file === undefined)
            throw new Error('A thread and the scan disagree about the files of a task');
        return { ...one, file };
    });
}

;// CONCATENATED MODULE: ./lib/scan/checkout/job-scanner.js






const digests = new WeakMap();
function fileIdentity(file) {
    const digest = digests.get(file) ?? textDigest(file.text);
    digests.set(file, digest);
    return [file.path, digest];
}
const half = /[\ud800-\udfff]/;
function textDigest(text) {
    const encoding = half.test(text) ? 'utf16le' : 'utf8';
    return (0,external_node_crypto_.createHash)('sha256').update(`${encoding}\n`).update(text, encoding).digest('base64');
}
function withoutRepeats(scan, remembered) {
    return async (job) => {
        const key = keyOf(job);
        const known = remembered.get(key);
        if (known !== undefined)
            return (0,collections/* withFields */.qO)(known, { occurrences: known.occurrences.map((one) => ({ ...one })) });
        const found = await scan(job);
        if (!('failed' in found))
            remembered.set(key, withoutDocuments(found), lengthOf(job));
        return found;
    };
}
function withoutDocuments(found) {
    const copies = new Map();
    const copyOf = (file) => {
        const copy = copies.get(file) ?? { path: file.path, text: file.text };
        copies.set(file, copy);
        return copy;
    };
    const passes = found.passes.map(({ args, ...rest }) => ({
        ...rest,
        args: args.map((one) => ({ ...one, file: copyOf(one.file) })),
    }));
    return (0,collections/* withFields */.qO)(found, { passes });
}
function keyOf(job) {
    const { file, companions, builds, mentionedAs, charts, imageParameters, imageFields, mirrors, ...rest } = job;
    rest;
    const texts = {
        file: fileIdentity(file),
        companions: companions.map(fileIdentity),
        builds: builds.map((args) => args.map((one) => ({ ...one, file: fileIdentity(one.file) }))),
    };
    const context = { mentionedAs: [...mentionedAs].sort(), charts, imageParameters, imageFields, mirrors };
    return textDigest(JSON.stringify({ ...texts, ...context }));
}
const weights = [
    ['\n', 1],
    ['\\', 1],
    ['{', 1],
    ['[', 1],
    ['$', 2],
    ['*', 4],
];
const weightOf = new Uint8Array(128);
for (const [character, weight] of weights)
    weightOf[character.charCodeAt(0)] = weight;
const lineFeed = 10;
const longLine = 512;
const countedAsLine = 8;
function isWorkAbove(limit, texts) {
    let left = limit;
    for (const text of texts) {
        let next = longLine;
        for (let at = 0; at < text.length; at += 1) {
            const code = text.charCodeAt(at);
            left -= weightOf[code] ?? 0;
            if (code === lineFeed)
                next = at + 1 + longLine;
            else if (at === next) {
                left -= 1;
                next += countedAsLine;
            }
            if (left < 0)
                return true;
        }
    }
    return false;
}
const scannedHere = {
    maxLength: 32 * 1024,
    maxWork: 600,
    maxWorkMeanwhile: 200,
    maxSum: 128 * 1024 * 1024,
};
const maxJsonHere = 512 * 1024;
const maxWork = 700_000;
const maxWorkOfCharacter = 5;
const keysAtRoot = [['apiVersion', 'kind'], ['target']];
const wordsAnywhere = [
    ['containerDefinitions', 'image'],
    ['AWS::', 'Resources'],
];
function isPlainJson({ file }) {
    if (!/\.json$/.test(file.path))
        return false;
    return (keysAtRoot.every((keys) => (0,lacking/* lacksRootKeys */.DN)(file, keys)) &&
        wordsAnywhere.every((some) => (0,lacking/* lacksWords */.Me)(file, some)));
}
function jobScanner({ scans, ...machine }) {
    const scan = scannerOn(machine);
    return scans === undefined ? scan : withoutRepeats(scan, scans);
}
function scannerOn({ threads, here = scannedHere }) {
    let [sum, inThreads] = [0, 0];
    const isTooMuch = (job) => lengthOf(job) * maxWorkOfCharacter > maxWork &&
        isWorkAbove(maxWork, textsOfJob(job)) &&
        !isPlainJson(job);
    const isSmall = (job) => {
        const texts = textsOfJob(job);
        const length = lengthOf(job);
        if (sum + length > here.maxSum)
            return false;
        const most = inThreads > 0 ? here.maxWorkMeanwhile : here.maxWork;
        const isMuch = length > here.maxLength || isWorkAbove(most, texts);
        if (isMuch && (length > maxJsonHere || !isPlainJson(job)))
            return false;
        sum += length;
        return true;
    };
    return async (job) => {
        if (isTooMuch(job))
            return { failed: reasons/* unscanned */.Mq.tooMuchWork };
        if (threads === undefined || isSmall(job))
            return scan_scanFile(job.file, job);
        const task = taskOf(job);
        inThreads += 1;
        const answer = await threads.run(task).finally(() => {
            inThreads -= 1;
        });
        if ('result' in answer)
            return scanFrom(job, task, answer.result);
        if (answer.failed === 'unavailable')
            return scan_scanFile(job.file, job);
        if (answer.failed === 'defect')
            throw new Error(answer.message);
        return {
            failed: answer.failed === 'time' ? reasons/* unscanned */.Mq.tooSlow(answer.limitMs) : reasons/* unscanned */.Mq.tooMuchMemory,
        };
    };
}

;// CONCATENATED MODULE: ./lib/scan/checkout/rounds.js







const lanes = 16;
const longestMs = 100;
async function inLanes({ items, stop, work, take }) {
    const waiting = new Map();
    let [next, taken, isOver] = [0, 0, false];
    const takeOne = ({ result, item }) => {
        taken += 1;
        take(result, item);
    };
    const settle = (index, result, item) => {
        waiting.set(index, { result, item });
        for (let one = waiting.get(next); one !== undefined; one = waiting.get(next)) {
            waiting.delete(next);
            next += 1;
            takeOne(one);
        }
    };
    const entries = items.entries();
    let lastTurn = performance.now();
    const lane = async () => {
        for (const [index, item] of entries) {
            if (stop?.aborted || isOver)
                return;
            const result = await work(item, index);
            if (performance.now() - lastTurn > longestMs) {
                await (0,promises_.setImmediate)();
                lastTurn = performance.now();
            }
            if (isOver)
                return;
            settle(index, result, item);
        }
    };
    let abort = () => { };
    const aborted = new Promise((resolve) => {
        abort = resolve;
    });
    stop?.addEventListener('abort', abort);
    try {
        await Promise.race([aborted, Promise.all(Array.from({ length: lanes }, lane))]);
    }
    finally {
        isOver = true;
        stop?.removeEventListener('abort', abort);
    }
    for (const [, one] of [...waiting].sort(([a], [b]) => a - b))
        takeOne(one);
    return taken;
}
async function readCheckout(files, paths, machine = {}) {
    const results = new Map();
    const clues = new Map();
    const problems = [];
    const readCompanions = companionReader(files);
    const scanJob = jobScanner(machine);
    const others = new CrossReferences(files);
    let turns;
    for (let waiting = paths; waiting.length > 0;) {
        const mentioned = new Set();
        const take = ({ scan, sources }, path) => {
            if (scan.clues !== undefined)
                clues.set(path, scan.clues);
            if (isEmpty(scan))
                results.delete(path);
            else
                results.set(path, { sources, scan: (0,collections/* withFields */.qO)(scan, { passes: [] }) });
            others.add(path, scan, mentioned);
        };
        const work = (path, index) => scanTurn(files, turns?.[index] ?? { path, uses: [], said: nothingSaid }, readCompanions, scanJob);
        const taken = await inLanes({ items: waiting, stop: machine.stop, work, take });
        others.endRound(mentioned);
        if (taken < waiting.length) {
            const left = waiting.length - taken + mentioned.size;
            problems.push({ file: '.', message: reasons/* unscanned */.Mq.stopped(left) });
            break;
        }
        waiting = [...mentioned].sort();
        turns = waiting.map((path) => others.turnOf(path));
    }
    (0,collections/* append */.BC)(problems, others.problems());
    return { results: [...results.values()], problems, clues: [...clues.values()], scanned: others.scanned };
}
function isEmpty({ occurrences, problems, waivers }) {
    return occurrences.length + problems.length + waivers.length === 0;
}
async function scanTurn({ read, mirrors }, { path, uses, said }, readCompanions, scanJob) {
    const [answer, { companions, problems }] = await Promise.all([
        read(path),
        readCompanions(path, said.mentionedAs, uses),
    ]);
    if ('unreadable' in answer)
        return unread(path, whyUnread(answer));
    const file = { path, text: answer.text };
    const charts = uses.filter(({ readsFile }) => readsFile).map(({ folder }) => folder);
    const found = await scanJob({ ...said, file, companions, charts, mirrors });
    if ('failed' in found)
        return unread(path, found.failed);
    const scan = (0,collections/* withFields */.qO)(found, { problems: [...found.problems, ...problems] });
    if (isEmpty(scan))
        return { scan, sources: [] };
    const holding = new Set(scan.occurrences.map(({ at }) => at.file));
    const used = companions.filter((one) => holding.has(one.path));
    const passing = said.builds.flat().flatMap((one) => (holding.has(one.file.path) ? one.file : []));
    return { scan, sources: [file, ...used, ...new Set(passing)].map(copyOf) };
}
function copyOf({ path, text }) {
    return { path, text };
}
function unread(path, message) {
    const problems = [{ file: path, message }];
    return { sources: [], scan: (0,collections/* withFields */.qO)(joinedScans([{ problems }]), { waivers: [] }) };
}

;// CONCATENATED MODULE: ./lib/scan/checkout/index.js













function contextOf(holding, clues, { files, mirrors }) {
    const paths = new Set(holding);
    for (const { path } of clues)
        paths.add(path);
    const testDataOf = testDataFinder(paths, clues);
    const used = clues.filter(({ path }) => testDataOf(path) === undefined);
    const localizerOf = (some) => localizer(some.flatMap(({ builds }) => builds), mirrors);
    const localize = localizerOf(used);
    const localizeTestData = used.length === clues.length ? localize : localizerOf(clues);
    const refuseReplaced = replacementRefuser(used.flatMap(({ replacements }) => replacements), files);
    const refuseRenamed = renameRefuser(clues);
    const refuse = (one) => refuseRenamed(refuseReplaced(one));
    return (one) => {
        const testData = testDataOf(one.at.file);
        return testData === undefined ? refuse(localize(one)) : { ...refuse(localizeTestData(one)), testData };
    };
}
function joinResults({ results, clues, scanned }, problems, mirrors) {
    const files = new Map();
    const found = new Map();
    const [allProblems, waivers] = [[...problems], []];
    for (const { scan, sources } of results) {
        for (const file of sources)
            files.set(file.path, file);
        for (const one of scan.occurrences)
            (0,collections/* addToGroup */.Mr)(found, one.at.file, one);
        (0,collections/* append */.BC)(allProblems, scan.problems);
        (0,collections/* append */.BC)(waivers, scan.waivers);
    }
    const inContext = contextOf([...found.keys()], clues, { files, mirrors });
    const occurrences = [];
    for (const path of [...found.keys()].toSorted(text_text/* compareText */.n6)) {
        const distinct = (0,overlaps/* distinctOccurrences */.FQ)((0,overlaps/* agreedOccurrences */.xk)(found.get(path) ?? []));
        for (const one of [...distinct].sort((a, b) => a.at.span.start - b.at.span.start))
            occurrences.push(inContext(one));
    }
    return {
        files,
        occurrences,
        problems: (0,json/* distinctByJson */.S1)(allProblems),
        waivers: (0,json/* distinctByJson */.S1)(waivers),
        scanned,
    };
}
const vendored = ['**/node_modules/**', '**/vendor/**', '**/third_party/**'];
const maxFiles = 200_000;
function selector(selection) {
    const { isSelected } = selectorsOf(selection);
    return (path) => isKnownFormat(path) && isSelected(path);
}
function selectorsOf({ paths, exclude }) {
    const isWanted = paths.length === 0 ? () => true : (0,globs_glob/* pathMatcher */.kZ)(paths);
    const isExcluded = (0,globs_glob/* pathMatcher */.kZ)(paths.length === 0 ? [...exclude, ...vendored] : exclude);
    return { isExcluded, isWanted, isSelected: (path) => isWanted(path) && !isExcluded(path) };
}
function folderSelector(selection) {
    const { isExcluded, isWanted } = selectorsOf(selection);
    return (folder) => {
        const anyFile = `${folder}Dockerfile`;
        return (!isExcluded(anyFile) && (isWanted(anyFile) || selection.paths.some((glob) => glob.startsWith(folder))));
    };
}
async function scanCheckout(files, selection, machine) {
    const wanted = selector(selection);
    const mayBeSelected = folderSelector(selection);
    const all = new Set();
    const listed = await files.list((path) => {
        all.add(path);
        return wanted(path);
    }, isReadAlike);
    const known = listed.filter((path) => {
        all.add(path);
        return wanted(path);
    });
    const paths = known.slice(0, maxFiles);
    const problems = [];
    const { surface = 'workflow', registries: mirrors = {} } = selection;
    if (known.length > maxFiles)
        problems.push({ file: '.', message: reasons/* unscanned */.Mq.tooManyFiles(maxFiles, surface) });
    for (const glob of selection.paths)
        if (isEmptyLocation(glob, known))
            problems.push({ file: glob, message: reasons/* unscanned */.Mq.emptyGlob(surface) });
    for (const folder of listed.filter((path) => path === '' || path.endsWith('/'))) {
        if (folder !== '' && !mayBeSelected(folder))
            continue;
        const read = await files.read(folder);
        const why = 'unreadable' in read ? read.unreadable : reasons/* unscanned */.Mq.notListed;
        const message = folder === '' ? reasons/* unscanned */.Mq.root(why) : reasons/* unscanned */.Mq.folder(why, folder, surface);
        problems.push({ file: folder || '.', message });
    }
    const read = await readCheckout({ read: (path) => files.read(path), paths: (0,mentions/* orderedPaths */.sk)(all), mirrors, ...selectorsOf(selection) }, paths, machine);
    const found = joinResults(read, [...problems, ...read.problems], mirrors);
    const isEmpty = found.problems.length === 0 && !found.occurrences.some(isReference);
    if (!isEmpty || selection.exclude.length === 0)
        return found;
    const whole = await scanCheckout(files, { ...selection, exclude: [] }, machine);
    return { ...found, excluded: whole.occurrences.filter(isReference).length + whole.problems.length };
}
function isReference({ kind }) {
    return kind !== 'local';
}
function isEmptyLocation(glob, files) {
    return !glob.startsWith('**') && !files.some((0,globs_glob/* pathMatcher */.kZ)([glob]));
}


/***/ }),

/***/ 27511:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AK: () => (/* binding */ mentionsFrom),
/* harmony export */   D8: () => (/* binding */ MentionedGlobs),
/* harmony export */   Iw: () => (/* binding */ pathFrom),
/* harmony export */   eA: () => (/* binding */ buildMentions),
/* harmony export */   sk: () => (/* binding */ orderedPaths),
/* harmony export */   yS: () => (/* binding */ folderOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_collections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50412);
/* harmony import */ var _model_globs_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93635);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38118);




const maxPathLength = 1000;
const maxFolders = 200;
const notAPath = /[\0-\x1f:*?<>|$`\\]|\{\{|^\//;
function folderOf(file) {
    const folder = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(file);
    return folder === '.' ? '' : folder;
}
function pathFrom(folder, name) {
    if (name === '' || name.length > maxPathLength || notAPath.test(name))
        return undefined;
    const joined = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(folder, name);
    return joined === '..' || joined.startsWith('../') || joined.startsWith('/') ? undefined : joined;
}
function mentionsFrom(folders, name, as) {
    return folders.flatMap((folder) => {
        const found = folder === undefined || name === undefined ? undefined : pathFrom(folder, name);
        return found === undefined ? [] : [{ path: found, as }];
    });
}
function buildMentions({ path: file }, contexts, names) {
    const bases = [...new Set([folderOf(file), ''])];
    const folders = bases.flatMap((base) => [
        base,
        ...contexts.map((context) => pathFrom(base, context)),
    ]);
    const distinct = [...new Set(folders)].slice(0, maxFolders);
    return [...new Set(names)]
        .slice(0, maxFolders)
        .flatMap((name) => mentionsFrom(distinct, name, 'dockerfile'));
}
const maxGlobs = 200;
class MentionedGlobs {
    paths;
    isTooMuch = false;
    known = new Map();
    added = new Map();
    constructor(paths) {
        this.paths = paths;
    }
    add(mention) {
        this.added.set(`${mention.as} ${mention.path}`, mention);
    }
    waiting() {
        const mentions = [...this.added.values()];
        this.added = new Map();
        return mentions;
    }
    matching({ path: glob }) {
        const known = this.known.get(glob);
        if (known !== undefined)
            return known;
        this.isTooMuch ||= this.known.size >= maxGlobs;
        if (this.isTooMuch)
            return [];
        const folder = /^(?:[\w-][\w.-]*\/)*/.exec(glob)?.[0] ?? '';
        const found = this.paths.below(folder).filter((0,_model_globs_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .pathMatcher */ .kZ)([glob]));
        this.known.set(glob, found);
        return found;
    }
}
function orderedPaths(all) {
    const ordered = [...all].toSorted(_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n6);
    const folders = new Map();
    for (const path of ordered) {
        (0,_model_collections_js__WEBPACK_IMPORTED_MODULE_3__/* .addToGroup */ .Mr)(folders, folderOf(path), path);
    }
    return {
        all,
        has: (path) => all.has(path),
        below: (folder) => ordered.slice(firstFrom(ordered, folder), firstFrom(ordered, `${folder}\uFFFF`)),
        inFolder: (folder) => folders.get(folder) ?? [],
    };
}
function firstFrom(ordered, text) {
    let [low, high] = [0, ordered.length];
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n6)(ordered[middle] ?? '', text) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}


/***/ }),

/***/ 27599:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ dockerfile)
/* harmony export */ });
/* harmony import */ var _languages_dockerfile_dockerfile_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82337);

const template = /\.(?:j2|jinja2?|tmpl|tpl|gotmpl|erb|template)$|(?:^|\/)templates?\/|\{\{|\{%/;
const otherLanguage = /\.(?:md|mdx|rst|adoc|html?|go|java|kt|scala|py|rb|php|[cm]?[jt]sx?|rs|sh|json|ya?ml|dockerignore)$/i;
const dockerfile = {
    id: 'dockerfile',
    title: 'Dockerfile, Containerfile',
    paths: [
        '**/*Dockerfile*',
        '**/{dockerfile,containerfile}',
        '**/*.dockerfile',
        '**/Containerfile*',
        '**/*.Containerfile',
    ],
    comment: '#',
    scan(file, _, context) {
        const { passed, ...scan } = (0,_languages_dockerfile_dockerfile_js__WEBPACK_IMPORTED_MODULE_0__/* .scanDockerfile */ .Y)(file, (0,_languages_dockerfile_dockerfile_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeFile */ .A)(file), template.test(file.path), context);
        const all = [...scan.occurrences, ...passed.occurrences];
        if (!otherLanguage.test(file.path))
            return { occurrences: all, problems: [...scan.problems, ...passed.problems] };
        const valid = all.filter((one) => one.kind !== 'opaque' || one.why !== 'invalid');
        return { occurrences: valid, problems: passed.problems };
    },
};


/***/ }),

/***/ 34380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ shell_shell)
});

// EXTERNAL MODULE: ./lib/scan/between/shell-builds.js
var shell_builds = __webpack_require__(27832);
// EXTERNAL MODULE: ./lib/scan/checkout/mentions.js
var checkout_mentions = __webpack_require__(27511);
// EXTERNAL MODULE: ./lib/scan/languages/shell/assignments.js
var assignments = __webpack_require__(92670);
// EXTERNAL MODULE: ./lib/scan/languages/shell/image-uses.js
var image_uses = __webpack_require__(85282);
// EXTERNAL MODULE: ./lib/scan/languages/shell/read-image.js
var read_image = __webpack_require__(18322);
// EXTERNAL MODULE: ./lib/scan/languages/shell/uses.js + 1 modules
var uses = __webpack_require__(83865);
// EXTERNAL MODULE: ./lib/scan/languages/syntax/shell.js
var shell = __webpack_require__(69151);
// EXTERNAL MODULE: ./lib/scan/values/combinations.js
var combinations = __webpack_require__(87042);
// EXTERNAL MODULE: ./lib/scan/values/parameters.js
var parameters = __webpack_require__(96530);
;// CONCATENATED MODULE: ./lib/scan/values/make-variables.js


const makefile = /(?:^|\/)(?:GNU)?[Mm]akefile(?:\.[^/]*)?$|\.mk$/;
const reference = /\$\((?<name>[\w.-]+)\)/g;
const assignment = /^ *(?:[^\s:=#][^:=#\n]*: *)?(?:(?:export|override|private) +)*(?<name>[\w.-]+) *(?<sign>:{0,3}|\?|\+)= *(?<value>[^\n]*)$/gm;
const known = new WeakMap();
function makeImages(file, { text, span }) {
    if (!makefile.test(file.path) || !text.includes('$'))
        return undefined;
    return (0,parameters/* parameterImages */.k)(file, { value: inParentheses(text), span, exact: true }, reference, (0,combinations/* cartesian */.jf)(valuesIn(file)));
}
function makeNames(file, { text }) {
    if (!makefile.test(file.path))
        return undefined;
    const names = (0,combinations/* expandedTexts */.Cq)({ value: inParentheses(text) }, valuesIn(file), reference);
    return names.map(({ value }) => value).filter((value) => value !== '' && !value.includes('$'));
}
function valuesIn(file) {
    const found = known.get(file);
    if (found !== undefined)
        return found;
    const variables = assignedValues(file.text);
    const valuesOf = (0,combinations/* expandedValues */.sC)((name) => variables.get(name) ?? [], reference);
    known.set(file, valuesOf);
    return valuesOf;
}
function inParentheses(text) {
    return text.replaceAll(/\$\{([\w.-]+)\}/g, '$($1)');
}
function assignedValues(text) {
    const values = new Map();
    for (const { groups } of text.replaceAll('\r', ' ').matchAll(assignment)) {
        const { name = '', sign = '', value = '' } = groups ?? {};
        const list = values.get(name) ?? [];
        values.set(name, list);
        const isWhole = sign !== '+' && !value.endsWith('\\');
        const written = value.replace(/(?:^|\s)#.*$/, '').trim();
        list.push({ value: isWhole ? inParentheses(written) : '$(+)' });
    }
    return values;
}

;// CONCATENATED MODULE: ./lib/scan/formats/build/shell.js








const shell_shell = {
    id: 'shell',
    title: 'Shell scripts, Makefiles',
    paths: ['**/*.{sh,bash,zsh,mk}', '**/{Makefile,makefile,GNUmakefile}', '**/Makefile.*'],
    comment: '#',
    scan(file) {
        if (!uses/* evidence */.M.test(file.text))
            return undefined;
        const commands = (0,shell/* commandsOf */.K)(file.text);
        const { images = [], builds = [] } = (0,uses/* usesOfScripts */.K)([commands])[0] ?? {};
        const ofScript = (0,assignments/* assignedIn */.k)(commands, (word) => (0,read_image/* placedValue */.rN)(file, word));
        const context = { valuesOf: ofScript, wholeUses: (0,image_uses/* wholeUsesIn */.Hi)(images) };
        const used = images.flatMap((one) => {
            const ofMake = one.unknownOption === undefined ? makeImages(file, one.word) : undefined;
            return ofMake ?? (0,read_image/* readImageWord */.Q)(file, one, context);
        });
        const occurrences = [...(0,read_image/* pinnedWords */.mE)(file, commands, used), ...used];
        const folders = [...new Set([(0,checkout_mentions/* folderOf */.yS)(file.path), ''])];
        const mentions = (0,shell_builds/* commandMentions */.d_)(commands, folders);
        const passes = (0,shell_builds/* commandBuilds */.hp)(commands, file, folders);
        const built = (0,image_uses/* builtImages */.TH)(file, builds, (word) => makeNames(file, word) ?? (0,read_image/* namesOf */.eZ)(word, ofScript));
        return { occurrences, problems: [], mentions, builds: built, passes };
    },
};


/***/ }),

/***/ 80519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  AQ: () => (/* binding */ chartFiles),
  zi: () => (/* binding */ chartFolderFrom),
  op: () => (/* binding */ chartIn),
  a6: () => (/* binding */ chartOfValues),
  ET: () => (/* binding */ maxTemplates)
});

// UNUSED EXPORTS: isAbout

// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
// EXTERNAL MODULE: ./lib/scan/checkout/mentions.js
var mentions = __webpack_require__(27511);
// EXTERNAL MODULE: ./lib/scan/languages/yaml/parse.js + 9 modules
var parse = __webpack_require__(47925);
// EXTERNAL MODULE: ./lib/scan/languages/yaml/text.js
var yaml_text = __webpack_require__(31514);
// EXTERNAL MODULE: ./lib/scan/languages/yaml/tree.js
var tree = __webpack_require__(16929);
;// CONCATENATED MODULE: ./lib/scan/formats/helm/pipeline.js
const maxDepth = 50;
function pipelineOf(reader, depth = 0) {
    if (depth > maxDepth)
        return undefined;
    const commands = [[]];
    for (; reader.at < reader.words.length && reader.words[reader.at] !== ')'; reader.at += 1) {
        const word = reader.words[reader.at] ?? '';
        if (word.trim() === '')
            continue;
        if (word === '|')
            commands.push([]);
        else if (word === '(') {
            reader.at += 1;
            const pipeline = pipelineOf(reader, depth + 1);
            if (pipeline === undefined || reader.words[reader.at] !== ')')
                return undefined;
            const next = reader.words[reader.at + 1] ?? '';
            const fields = /^\.\w/.test(next) ? next.slice(1).split('.') : [];
            if (fields.length > 0)
                reader.at += 1;
            commands.at(-1)?.push({ kind: 'nested', pipeline, fields });
        }
        else
            commands.at(-1)?.push(operandOf(word));
    }
    return commands;
}
function operandOf(word) {
    if (/^["'`]/.test(word))
        return { kind: 'text', value: word.slice(1, -1) };
    if (!/^[$.]/.test(word))
        return { kind: 'word', name: word };
    const [root = '', ...fields] = word.split('.');
    return { kind: 'chain', root, fields: fields.filter((field) => field !== '') };
}
function isTagOrDigest({ path }) {
    return /^(?:tag|imageTag|digest|sha|hash|\*)$/.test(path.at(-1) ?? '');
}
function refsIn(value) {
    return value.flatMap((piece) => piece.kind === 'ref' ? [piece.ref] : piece.kind === 'choice' ? piece.options.flatMap(refsIn) : []);
}
function choiceOf(options, isFallback) {
    const some = options.filter((option) => option.length > 0);
    return some.length === 1 ? (some[0] ?? []) : [{ kind: 'choice', options: some, isFallback }];
}
function pieceCount(value) {
    let size = value.length;
    for (const piece of value)
        if (piece.kind === 'choice')
            for (const option of piece.options)
                size += pieceCount(option);
    return size;
}

;// CONCATENATED MODULE: ./lib/scan/formats/helm/judge.js

const maxAround = 40;
const sign = /(?:@sha256:|@|:)$/;
function judgeItems(items, report) {
    items.forEach((item, index) => {
        if (item.kind === 'mark' || !refsIn([item]).some(isTagOrDigest))
            return;
        const before = withoutOtherBranches(items.slice(Math.max(0, index - maxAround), index).reverse(), 'begin');
        const after = withoutOtherBranches(items.slice(index + 1, index + 1 + maxAround), 'end');
        judge(item, before, after, report);
    });
}
function withoutOtherBranches(items, close) {
    const pieces = [];
    let skipped = 0;
    for (const item of items) {
        if (item.kind !== 'mark') {
            if (skipped === 0)
                pieces.push(item);
        }
        else if (skipped > 0) {
            if (item.name === close)
                skipped -= 1;
            else if (item.name !== 'else')
                skipped += 1;
        }
        else if (item.name === 'else')
            skipped = 1;
    }
    return pieces;
}
function judge(piece, before, after, report) {
    if (piece.kind === 'ref' && isTagOrDigest(piece.ref))
        report(piece.ref, judgementOf(piece.ref, before, after));
    if (piece.kind !== 'choice')
        return;
    const [first = []] = piece.options.filter((option) => refsIn(option).length > 0);
    for (const option of piece.options) {
        const [only] = option;
        const isSecond = piece.isFallback && option !== first && option.length === 1;
        if (isSecond && only?.kind === 'ref' && refsIn(first).some((one) => isOtherTag(one, only.ref)))
            report(only.ref, { kind: 'fallback' });
        option.forEach((inner, index) => {
            judge(inner, [...option.slice(0, index).reverse(), ...before], [...option.slice(index + 1), ...after], report);
        });
    }
}
function isOtherTag(other, ref) {
    if (!/tag$/i.test(other.path.at(-1) ?? '') || other.path[0] === 'global')
        return false;
    return other.path.join('.') !== ref.path.join('.');
}
function judgementOf(ref, before, after) {
    const ending = endingOf(before);
    if (ending === undefined)
        return isBlank(before) && isBlank(after) ? { kind: 'whole' } : printed(before);
    if (ending.sign !== ':')
        return { kind: 'digest', isBare: ending.sign !== '@' };
    if (ending.name === 'literal')
        return { kind: 'other-name' };
    if (ending.name !== 'unknown' && !ending.name.some((one) => isSibling(one, ref)))
        return { kind: 'other-name' };
    return isEnd(after) ? { kind: 'tag' } : { kind: 'extended' };
}
function isBlank(value) {
    return value.every((piece) => piece.kind === 'text' && piece.value.trim() === '');
}
function printed(before) {
    const [last] = before;
    const text = last?.kind === 'text' ? last.value : '';
    return { kind: 'printed', line: text.slice(text.lastIndexOf('\n') + 1).trim() };
}
function endingOf([last, ...earlier]) {
    for (const text of textsOf(last)) {
        const found = sign.exec(text)?.[0];
        if (found === undefined)
            continue;
        const rest = text.slice(0, text.length - found.length);
        if (found !== ':')
            return { sign: found, name: 'unknown' };
        if (rest !== '') {
            if (/[\w}\]]$/.test(rest))
                return { sign: ':', name: 'literal' };
            continue;
        }
        const [before] = earlier;
        const refs = before === undefined ? [] : refsIn([before]).filter(({ isAbsolute }) => isAbsolute);
        if (before?.kind === 'text')
            return { sign: ':', name: 'literal' };
        return { sign: ':', name: refs.length === 0 ? 'unknown' : refs };
    }
    return undefined;
}
function textsOf(piece) {
    if (piece?.kind === 'text')
        return [piece.value];
    if (piece?.kind !== 'choice')
        return [];
    return piece.options.flatMap((option) => (option.length === 1 ? textsOf(option[0]) : []));
}
function isSibling(repository, tag) {
    if (!tag.isAbsolute)
        return true;
    return repository.path.slice(0, -1).join('.') === tag.path.slice(0, -1).join('.');
}
function isEnd([next]) {
    if (next === undefined)
        return true;
    if (next.kind === 'text')
        return next.value === '' || /^[\s"'`,;)\]}@\\]/.test(next.value);
    if (next.kind !== 'choice')
        return false;
    return next.options.every((option) => option.length === 0 || isEnd(option));
}
const unknown = [{ kind: 'unknown' }];
const transparent = new Set(['toString', 'quote', 'squote', 'trim', 'required', 'toYaml', 'int', 'html']);
const conditions = new Set(['not', 'empty', 'hasKey', 'kindIs', 'typeIs', 'kindOf', 'len', 'fail', 'lookup']);
const composing = new Set(['printf', 'print', 'cat', 'join', 'list']);
const maxPieces = 40;
const maxFields = 30;
function evaluate(pipeline, scope) {
    let value;
    for (const command of pipeline) {
        const [first, ...rest] = command;
        if (first === undefined)
            continue;
        if (first.kind === 'word') {
            const given = rest.map((operand) => operandValue(operand, scope));
            value = call(first.name, rest, value === undefined ? given : [...given, value], scope);
        }
        else
            value = operandValue(first, scope);
    }
    return bounded(value ?? [], scope);
}
function bounded(value, scope) {
    if (pieceCount(value) <= maxPieces)
        return value;
    consumeAll([value], { kind: 'changed', by: 'a long expression' }, scope);
    return unknown;
}
function operandValue(operand, scope) {
    if (operand.kind === 'text')
        return [operand];
    if (operand.kind === 'word')
        return /^(?:nil|true|false|[\d.+-]+)$/.test(operand.name) ? [] : call(operand.name, [], [], scope);
    if (operand.kind === 'nested') {
        const value = evaluate(operand.pipeline, scope);
        return operand.fields.length === 0 ? value : fieldsOf(value, operand.fields);
    }
    return valueOfChain(operand, scope);
}
function valueOfChain({ root, fields }, { dot, variables }) {
    const at = fields.indexOf('Values');
    if (at >= 0)
        return [{ kind: 'ref', ref: { path: fields.slice(at + 1), isAbsolute: true } }];
    if (['Chart', 'Release', 'Capabilities', 'Template', 'Files'].includes(fields[0] ?? ''))
        return unknown;
    const variable = root.length > 1 ? variables.get(root) : undefined;
    if (variable !== undefined)
        return fieldsOf(variable, fields);
    if (root === '' && dot !== undefined)
        return [{ kind: 'ref', ref: fieldOf(dot, fields) }];
    return fields.length === 0
        ? unknown
        : [{ kind: 'ref', ref: { path: fields.slice(-1), isAbsolute: false } }];
}
function fieldOf({ path, isAbsolute }, fields) {
    const whole = [...path, ...fields];
    return { path: whole.slice(-maxFields), isAbsolute: isAbsolute && whole.length <= maxFields };
}
function fieldsOf(value, fields) {
    if (fields.length === 0)
        return value;
    const refs = refsIn(value).map((ref) => [{ kind: 'ref', ref: { ...ref, path: [...ref.path, ...fields] } }]);
    if (refs.length > 0)
        return choiceOf(refs, false);
    return [{ kind: 'ref', ref: { path: fields.slice(-1), isAbsolute: false } }];
}
function call(name, operands, args, scope) {
    const last = args.at(-1) ?? [];
    if (name === 'printf')
        return formatted(args, scope);
    if (name === 'default' || name === 'dig')
        return choiceOf([last, ...args.slice(0, -1).reverse()], true);
    if (name === 'coalesce' || name === 'or')
        return choiceOf(args, true);
    if (name === 'and')
        return last;
    if (name === 'ternary')
        return choiceOf(args.slice(0, 2), false);
    if (name === 'tpl')
        return args[0] ?? [];
    if (name === 'include' || name === 'template')
        return includedBy(operands, args, scope);
    if (name === 'dict' || name === 'merge' || name === 'mergeOverwrite')
        return [{ kind: 'choice', options: args, isFallback: false }];
    if (name === 'index' || name === 'get')
        return indexed(args);
    if (conditions.has(name))
        return unknown;
    if (name === 'toYaml')
        consumeAll(args, { kind: 'handed', to: name }, scope);
    if (transparent.has(name))
        return last;
    if (composing.has(name))
        return args.flat();
    consumeAll(args, { kind: 'changed', by: name }, scope);
    return unknown;
}
function consumeAll(args, how, scope) {
    for (const ref of args.flatMap(refsIn))
        scope.consume(ref, how);
}
function includedBy(operands, args, scope) {
    const [name] = operands;
    const to = name?.kind === 'text' ? name.value : '';
    consumeAll(args.slice(1), { kind: 'handed', to }, scope);
    return scope.printedBy(to) ?? unknown;
}
function elementsOf(value) {
    return refsIn(value).length === 0 ? unknown : fieldsOf(value, ['*']);
}
function indexed([map = [], ...keys]) {
    const fields = keys.map(([key]) => (key?.kind === 'text' ? key.value : '*'));
    return fieldsOf(map, fields);
}
function formatted([format = [], ...args], scope) {
    const [text] = format;
    if (text?.kind !== 'text' || format.length > 1) {
        consumeAll([format, ...args], { kind: 'changed', by: 'printf' }, scope);
        return unknown;
    }
    const parts = text.value.split(/%[+#-]?[\d.]*[a-zA-Z]/);
    const pieces = parts.flatMap((part, index) => [
        ...(part === '' ? [] : [{ kind: 'text', value: part }]),
        ...(index < parts.length - 1 ? (args[index] ?? unknown) : []),
    ]);
    return [...pieces, ...args.slice(parts.length - 1).flat()];
}

;// CONCATENATED MODULE: ./lib/scan/formats/helm/uses.js



const token = /\s+|"(?:[^"\\\n]|\\.){0,2000}"|`[^`]{0,2000}`|'(?:[^'\\\n]|\\.){1,10}'|-?\}\}|:=|[|(),=]|(?:\$\w*)?(?:\.\w+)+|\$\w*|\.|[\w+-][\w.+-]*/y;
const comment = /\{\{-?\s*\/\*/y;
const keywords = /^(?:if|else|end|range|with|define|block|template|break|continue)$/;
const maxTokens = 2000;
function parseTemplate(text) {
    const nodes = [];
    let done = 0;
    let trims = false;
    const addText = (end, trimEnd) => {
        const whole = text.slice(done, end);
        const value = trimEnd ? whole.trimEnd() : whole;
        const trimmed = trims ? value.trimStart() : value;
        if (trimmed !== '')
            nodes.push({ kind: 'text', value: trimmed, offset: done });
    };
    for (let start = text.indexOf('{{'); start >= 0; start = text.indexOf('{{', done)) {
        addText(start, /^-\s/.test(text.slice(start + 2, start + 4)));
        const { node, end } = readAction(text, start);
        if (node !== undefined)
            nodes.push(node);
        trims = text.slice(end - 3, end) === '-}}';
        done = end;
    }
    addText(text.length, false);
    return nodes;
}
function readAction(text, start) {
    comment.lastIndex = start;
    if (comment.test(text))
        return { end: endBehind(text, '}}', text.indexOf('*/', start)) };
    const likely = text.slice(start, endBehind(text, '}}', start));
    const known = readBefore.get(likely);
    if (known !== undefined)
        return { node: { ...known, offset: start }, end: start + likely.length };
    const tokens = [];
    let at = start + (/^-\s/.test(text.slice(start + 2, start + 4)) ? 3 : 2);
    while (tokens.length < maxTokens) {
        token.lastIndex = at;
        const found = token.exec(text)?.[0];
        if (found === undefined)
            break;
        at += found.length;
        if (found.endsWith('}}')) {
            const node = actionOf(tokens, start);
            if (node !== undefined && at === start + likely.length)
                remember(likely, node);
            return { node: node ?? unreadable(text, start, at), end: at };
        }
        tokens.push(found);
    }
    const end = endBehind(text, '}}', start);
    return { node: unreadable(text, start, end), end };
}
const readBefore = new Map();
const maxRemembered = 5000;
const maxLength = 500;
function remember(text, action) {
    if (text.length > maxLength)
        return;
    if (readBefore.size >= maxRemembered)
        readBefore.clear();
    readBefore.set(text, action);
}
function unreadable(text, start, end) {
    return { kind: 'unreadable', value: text.slice(start, end), offset: start };
}
function endBehind(text, what, from) {
    const at = from < 0 ? -1 : text.indexOf(what, from);
    return at < 0 ? text.length : at + what.length;
}
function actionOf(tokens, offset) {
    const words = tokens.filter((one, index) => one.trim() !== '' || tokens[index - 1] === ')');
    const first = words[0] ?? '';
    const keyword = keywords.test(first) ? first : undefined;
    let rest = keyword === undefined ? words : words.slice(1);
    if (keyword === 'else' && keywords.test(rest[0] ?? ''))
        rest = rest.slice(1);
    const assigns = rest.findIndex((one) => one === ':=' || one === '=');
    const sets = assigns < 0 ? [] : rest.slice(0, assigns).filter((one) => one.startsWith('$'));
    const reader = { words: assigns < 0 ? rest : rest.slice(assigns + 1), at: 0 };
    const pipeline = pipelineOf(reader);
    if (pipeline === undefined || reader.at < reader.words.length)
        return undefined;
    return { kind: 'action', ...(keyword === undefined ? {} : { keyword }), sets, pipeline, offset };
}
const maxNesting = 8;
function readTemplates(files) {
    const defines = new Map();
    const bodies = files.flatMap((file) => bodiesOf(file, defines));
    const printed = new Map();
    let nesting = 0;
    const printedBy = (name) => {
        const body = defines.get(name);
        if (body === undefined || printed.has(name) || nesting >= maxNesting)
            return printed.get(name);
        printed.set(name, undefined);
        nesting += 1;
        printed.set(name, onlyValue(itemsOf(body.nodes, printedBy, () => { })));
        nesting -= 1;
        return printed.get(name);
    };
    const found = bodies.flatMap(({ file, nodes }) => {
        const uses = [];
        const items = itemsOf(nodes, printedBy, (ref, how) => {
            if (how.kind === 'handed' || isTagOrDigest(ref))
                uses.push({ ref, how, file });
        });
        if (!/(?:^|\/)NOTES\.txt$/.test(file))
            judgeItems(items, (ref, how) => uses.push({ ref, how, file }));
        return uses;
    });
    return { uses: found, defined: new Set(defines.keys()) };
}
function bodiesOf({ path, text }, defines) {
    const outside = [];
    const bodies = [{ file: path, nodes: outside }];
    let into = outside;
    let depth = 0;
    for (const node of parseTemplate(text)) {
        const keyword = node.kind === 'action' ? node.keyword : undefined;
        if (keyword === 'define' && depth === 0 && node.kind === 'action') {
            const name = node.pipeline[0]?.[0];
            into = [];
            const body = { file: path, nodes: into };
            bodies.push(body);
            if (name?.kind === 'text')
                defines.set(name.value, body);
            depth = 1;
            continue;
        }
        if (into !== outside && /^(?:if|range|with|block|define)$/.test(keyword ?? ''))
            depth += 1;
        if (into !== outside && keyword === 'end')
            depth -= 1;
        if (into !== outside && depth === 0)
            into = outside;
        else
            into.push(node);
    }
    return bodies;
}
function itemsOf(nodes, printedBy, consume) {
    const variables = new Map();
    const dots = [undefined];
    const items = [];
    for (const node of nodes) {
        if (node.kind === 'text')
            items.push(node);
        else if (node.kind === 'unreadable') {
            items.push({ kind: 'unknown' });
            for (const ref of refsOfText(node.value))
                consume(ref, { kind: 'changed', by: node.value });
        }
        else {
            const scope = { dot: dots.at(-1), variables, printedBy, consume };
            const value = evaluate(node.pipeline, scope);
            const { keyword } = node;
            const each = keyword === 'range' ? elementsOf(value) : value;
            for (const name of node.sets)
                variables.set(name, bounded(choiceOf([variables.get(name) ?? [], each], false), scope));
            if (keyword === 'end' && dots.length > 1)
                dots.pop();
            if (keyword === 'with')
                dots.push(onlyRef(value));
            if (keyword === 'if')
                dots.push(dots.at(-1));
            if (keyword === 'range')
                dots.push(onlyRef(each));
            if (keyword === 'block')
                dots.push(undefined);
            if (keyword === 'if' || keyword === 'range' || keyword === 'with' || keyword === 'block')
                items.push({ kind: 'mark', name: 'begin' });
            if (keyword === 'else' || keyword === 'end')
                items.push({ kind: 'mark', name: keyword });
            if ((keyword === undefined || keyword === 'template') && node.sets.length === 0)
                (0,collections/* append */.BC)(items, value);
        }
    }
    return items;
}
function refsOfText(text) {
    return [...text.matchAll(/(?:\.\w+)+/g)].map(([chain]) => {
        const fields = chain.slice(1).split('.');
        const at = fields.indexOf('Values');
        return at < 0
            ? { path: fields.slice(-1), isAbsolute: false }
            : { path: fields.slice(at + 1), isAbsolute: true };
    });
}
function onlyRef(value) {
    const refs = refsIn(value);
    return refs.length === 1 ? refs[0] : undefined;
}
function onlyValue(items) {
    const texts = items.filter((item) => item.kind === 'text');
    if (texts.some(({ value }) => value.trim() !== ''))
        return undefined;
    const values = items.flatMap((item) => item.kind === 'ref' || item.kind === 'choice' ? [[item]] : []);
    const others = items.some((item) => item.kind === 'unknown');
    const isOne = !others && values.length > 0;
    return isOne ? choiceOf(values, false) : undefined;
}

;// CONCATENATED MODULE: ./lib/scan/formats/helm/chart.js






const maxCharts = 100;
const chart_maxDepth = 8;
function chartTree(root, files) {
    const charts = [{ folder: root, below: [] }];
    const missing = [];
    const folders = new Set();
    for (const { folder, below } of charts)
        for (const { key, folder: other } of dependenciesOf(folder, files)) {
            const place = [...below, key];
            if (other !== undefined)
                folders.add(other);
            const isRead = other !== undefined && files.has(`${other}Chart.yaml`);
            const isVendored = [...files.keys()].some((path) => path.startsWith(`${folder}charts/${key}/templates/`));
            if (isRead && charts.length < maxCharts && below.length < chart_maxDepth)
                charts.push({ folder: other, below: place });
            else if (!isVendored)
                missing.push(place);
        }
    const parent = /^(.*\/|)charts\/([^/]+)\/$/.exec(root);
    const isOfParent = (path) => parent !== null && path.startsWith(`${parent[1] ?? ''}templates/`);
    return {
        isPart: (path) => isOfParent(path) || charts.some(({ folder }) => path.startsWith(folder)),
        placementsOf: (template) => [
            ...charts.flatMap(({ folder, below }) => {
                const inside = template.startsWith(folder) ? subcharts.exec(template.slice(folder.length)) : null;
                return inside === null ? [] : [{ below: [...below, ...keysOf(inside[1] ?? '')] }];
            }),
            ...(isOfParent(template) ? [{ parentOf: parent?.[2] ?? '' }] : []),
        ],
        missing,
        folders: [...folders],
    };
}
const subcharts = /^((?:charts\/[^/]+\/)*)templates\//;
function keysOf(folders) {
    return folders.split('/').filter((_, index) => index % 2 === 1);
}
function dependenciesOf(folder, files) {
    return ['Chart.yaml', 'requirements.yaml'].flatMap((name) => {
        const file = files.get(`${folder}${name}`);
        return file === undefined ? [] : dependenciesIn(file);
    });
}
function isAbout(ref, at, path) {
    if (!ref.isAbsolute)
        return endsWith(path, ref.path);
    const [first = ''] = ref.path;
    if (first === 'global')
        return isSame(ref.path, path);
    if ('below' in at)
        return isSame([...at.below, ...ref.path], path);
    return first === at.parentOf && isSame(ref.path.slice(1), path);
}
function isSame(used, path) {
    return used.length === path.length && used.every((key, index) => key === path[index] || key === '*');
}
function endsWith(path, end) {
    const isKnown = end.some((key) => key !== '*');
    return isKnown && end.length <= path.length && isSame(end, path.slice(-end.length));
}
const maxTemplates = 1000;
const templateFile = /(?:^|\/)templates\/.*\.(?:ya?ml|tpl|txt|json)$/;
function chartFiles(path, { has, below }) {
    const root = chartFolder(path, has);
    if (root === undefined)
        return [];
    const parent = /^(.*\/|)charts\/[^/]+\/$/.exec(root)?.[1];
    const parents = parent !== undefined && has(`${parent}Chart.yaml`) ? below(`${parent}templates/`) : [];
    const own = below(root).filter((one) => templateFile.test(one) || /(?:^|\/)(?:Chart\.yaml|requirements\.yaml|values\.schema\.json)$/.test(one));
    return [...own, ...parents].filter((one) => one !== path).slice(0, maxTemplates + 1);
}
function chartFolder(path, has) {
    if (/(?:^|\/)templates\//.test(path))
        return undefined;
    const folders = path.split('/').slice(0, -1);
    for (let depth = folders.length; depth >= 0; depth -= 1) {
        const folder = folders
            .slice(0, depth)
            .map((name) => `${name}/`)
            .join('');
        if (has(`${folder}Chart.yaml`))
            return folder;
    }
    return undefined;
}
const charts = new WeakMap();
function chartOfValues(path, companions, folders = []) {
    const known = new Set(companions.map((one) => one.path));
    const own = chartFolder(path, (one) => known.has(one));
    const all = [...new Set([...(own === undefined ? [] : [own]), ...folders])];
    return joinedCharts(all.flatMap((folder) => chartIn(folder, companions) ?? []));
}
function chartIn(folder, companions) {
    const chartFile = companions.find(({ path }) => path === `${folder}Chart.yaml`);
    if (chartFile === undefined)
        return undefined;
    const files = companions.map(({ path }) => path).join('\n');
    const read = charts.get(chartFile);
    const chart = read?.files === files
        ? read.chart
        : readChart(folder, new Map(companions.map((one) => [one.path, one])));
    charts.set(chartFile, { files, chart });
    return chart;
}
function readChart(root, files) {
    const tree = chartTree(root, files);
    const templates = [...files.values()].filter(({ path }) => templateFile.test(path) && tree.placementsOf(path).length > 0);
    const isComplete = [...files.keys()].filter(tree.isPart).length <= maxTemplates;
    const byKey = new Map();
    const { uses, defined } = readTemplates(isComplete ? templates : []);
    for (const use of uses)
        (0,collections/* addToGroup */.Mr)(byKey, use.ref.path.at(-1) ?? '', use);
    const placements = new Map(templates.map(({ path }) => [path, tree.placementsOf(path)]));
    const schema = files.get(`${root}values.schema.json`);
    const usesAt = (path) => [path.at(-1) ?? '', '*'].flatMap((key) => (byKey.get(key) ?? []).filter((use) => placements.get(use.file)?.some((at) => isAbout(use.ref, at, path))));
    const { missing, folders } = tree;
    return {
        isComplete,
        usesAt,
        handedAt: (path) => path.flatMap((_, length) => usesAt(path.slice(0, length)).flatMap(({ how }) => (how.kind === 'handed' ? [how.to] : []))),
        schemas: schema === undefined ? [] : [schema],
        isReadElsewhere: (path) => missing.some((keys) => keys.every((key, index) => key === path[index])) ||
            (path[0] === 'global' && missing.length > 0),
        isMissingTemplate: (name) => missing.length > 0 && name !== 'toYaml' && !defined.has(name),
        folders,
    };
}
function joinedCharts(all) {
    const [only] = all;
    if (only === undefined || all.length === 1)
        return only;
    return {
        isComplete: all.every((one) => one.isComplete),
        usesAt: (path) => all.flatMap((one) => one.usesAt(path)),
        handedAt: (path) => all.flatMap((one) => one.handedAt(path)),
        schemas: all.flatMap((one) => one.schemas),
        isReadElsewhere: (path) => all.some((one) => one.isReadElsewhere(path)),
        isMissingTemplate: (name) => all.some((one) => one.isMissingTemplate(name)),
        folders: all.flatMap((one) => one.folders),
    };
}
const scheme = 'file://';
function dependenciesIn(file) {
    return (0,parse/* parseYaml */.hN)(file).documents.flatMap((document) => (0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, document.root, 'dependencies')).flatMap((one) => {
        const text = (key) => (0,yaml_text/* textOf */.b6)(document, (0,tree/* child */.jf)(document, one, key))?.value;
        const key = text('alias') ?? text('name');
        const repository = text('repository') ?? '';
        const folder = repository.startsWith(scheme)
            ? chartFolderFrom((0,mentions/* folderOf */.yS)(file.path), repository.slice(scheme.length))
            : undefined;
        return key === undefined ? [] : [folder === undefined ? { key } : { key, folder }];
    }));
}
function chartFolderFrom(folder, name) {
    const found = (0,mentions/* pathFrom */.Iw)(folder, name);
    if (found === undefined)
        return undefined;
    return found === '.' || found === './' ? '' : `${found.replace(/\/$/, '')}/`;
}


/***/ }),

/***/ 82337:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y: () => (/* binding */ scanDockerfile),
  A: () => (/* binding */ wholeFile)
});

// EXTERNAL MODULE: ./lib/scan/reasons.js
var reasons = __webpack_require__(23948);
// EXTERNAL MODULE: ./lib/scan/languages/syntax/templates.js
var templates = __webpack_require__(13770);
// EXTERNAL MODULE: ./lib/model/images/image.js
var images_image = __webpack_require__(75485);
// EXTERNAL MODULE: ./lib/model/images/mirror.js
var mirror = __webpack_require__(97237);
;// CONCATENATED MODULE: ./lib/scan/languages/dockerfile/frontend.js



const frontends = /^docker\/dockerfile(?:-upstream)?$/;
const beforeHeredocs = /^(?:0|1\.[0-3])(?:$|\.|-(?!labs))/;
const syntaxArgument = 'BUILDKIT_SYNTAX';
function frontendIn(syntax, hasHeredocs, file, place, mirrors) {
    if (syntax === undefined)
        return { occurrences: [] };
    const { value, start, end } = syntax;
    const span = { start, end };
    const problem = { file: file.path, span: place.outer(span), message: reasons/* unscanned */.Mq.frontend(value) };
    const parsed = (0,images_image/* parseImage */.zZ)(value);
    if (parsed.kind === 'invalid')
        return { occurrences: end > start ? [place.opaque(span, 'invalid', parsed.why)] : [], problem };
    const occurrences = [place.written(span, value)];
    return isKnownFrontend(parsed.image, hasHeredocs, mirrors) ? { occurrences } : { occurrences, problem };
}
function isKnownFrontend(image, hasHeredocs, mirrors) {
    const { registry, repository, tag = '' } = (0,mirror/* originImage */.A)(image, mirrors);
    const isOwn = registry === 'docker.io' && frontends.test(repository);
    return isOwn && !(hasHeredocs && beforeHeredocs.test(tag));
}
const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g;
function syntaxInJson(text, start) {
    const json = text.slice(start);
    if (!/^[ \t\r\n]*\{/.test(json) || !isJson(json))
        return undefined;
    let depth = 0;
    let [isKey, isSyntax] = [true, false];
    let found;
    for (const { 0: one, index } of json.matchAll(token)) {
        if (one === '{' || one === '[')
            depth += 1;
        else if (one === '}' || one === ']')
            depth -= 1;
        else if (depth === 1 && (one === ',' || one === ':'))
            isKey = one === ',';
        else if (depth === 1 && isKey) {
            isSyntax = unescaped(one) === 'syntax';
            if (isSyntax)
                found = undefined;
        }
        else if (depth === 1 && isSyntax && one.startsWith('"')) {
            const from = start + index + 1;
            found = { start: from, end: from + one.length - 2, value: unescaped(one) };
        }
    }
    return found;
}
function isJson(text) {
    try {
        JSON.parse(text);
        return true;
    }
    catch {
        return false;
    }
}
function unescaped(literal) {
    const value = JSON.parse(literal);
    return typeof value === 'string' ? value : '';
}

// EXTERNAL MODULE: ./lib/model/text/position.js
var position = __webpack_require__(80642);
;// CONCATENATED MODULE: ./lib/scan/languages/dockerfile/lexer/characters.js
const space = /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/;
const separator = /[\t\v\f\r ]/;
function isSpace(char) {
    return char !== undefined && space.test(char);
}
function skipSpace(text, start, end) {
    let at = start;
    while (at < end && isSpace(text[at]))
        at += 1;
    return at;
}
function trimmedEnd(text, start, end) {
    let at = end;
    while (at > start && isSpace(text[at - 1]))
        at -= 1;
    return at;
}
function wordsIn(text, { start, end }) {
    const words = [];
    for (let at = start; at < end;) {
        const from = at;
        while (at < end && !separator.test(text[at] ?? ''))
            at += 1;
        words.push({ start: from, end: at });
        while (at < end && separator.test(text[at] ?? ''))
            at += 1;
    }
    return words;
}
function lower(text) {
    return text.replaceAll('İ', 'i').toLowerCase();
}
function isAs(text) {
    return /^a[sſ]$/i.test(text);
}

;// CONCATENATED MODULE: ./lib/scan/languages/dockerfile/lexer/directives.js



const known = new Set(['syntax', 'escape', 'check']);
const blank = /[\t\n\f\r ]/;
function directivesIn(text) {
    const start = text.startsWith('\uFEFF') ? 1 : 0;
    const { escape: token, refused } = parserDirectives(text, start);
    const syntax = syntaxIn(text, start);
    return {
        escape: token,
        ...(refused === undefined ? {} : { refused }),
        ...(syntax === undefined ? {} : { syntax }),
    };
}
function parserDirectives(text, start) {
    const seen = new Set();
    let token = '\\';
    for (const line of linesFrom(text, start)) {
        const end = withoutReturns(text, line);
        const directive = directiveAt(text, { start: skipSpace(text, line.start, end), end }, '#');
        if (directive === undefined)
            break;
        if (seen.has(directive.name))
            return { escape: token, refused: `the directive \`${directive.name}\` is given twice` };
        seen.add(directive.name);
        if (directive.name !== 'escape')
            continue;
        const value = text.slice(directive.start, directive.end);
        if (value !== '\\' && value !== '`')
            return { escape: token, refused: 'the directive `escape` is neither a backslash nor a backtick' };
        token = value;
    }
    return { escape: token };
}
function syntaxIn(text, start) {
    const from = text.startsWith('#!', start) ? (0,position/* endOfLine */.vT)(text, start) + 1 : start;
    return syntaxAfter(text, from, '#') ?? syntaxAfter(text, from, '//') ?? syntaxInJson(text, from);
}
function syntaxAfter(text, start, comment) {
    const seen = new Set();
    for (const { start: first, end: last } of linesFrom(text, start)) {
        const line = { start: first, end: text[last - 1] === '\r' && last > first ? last - 1 : last };
        const directive = directiveAt(text, line, comment);
        if (directive === undefined || seen.has(directive.name))
            return undefined;
        seen.add(directive.name);
        if (directive.name !== 'syntax')
            continue;
        const space = text.indexOf(' ', directive.start);
        const end = space < 0 ? directive.end : Math.min(space, directive.end);
        return { start: directive.start, end, value: text.slice(directive.start, end) };
    }
    return undefined;
}
function directiveAt(text, line, comment) {
    if (!text.startsWith(comment, line.start))
        return undefined;
    const start = skipSpace(text, line.start + comment.length, line.end);
    const assigned = /^([a-z][a-z0-9]*)[\t\n\f\r ]*=/i.exec(text.slice(start, line.end));
    const name = assigned?.[1]?.toLowerCase() ?? '';
    if (assigned === null || !known.has(name))
        return undefined;
    const equals = start + assigned[0].length;
    if (equals >= line.end)
        return undefined;
    let [from, to] = [equals, line.end];
    while (from < line.end - 1 && blank.test(text[from] ?? ''))
        from += 1;
    while (to > from + 1 && blank.test(text[to - 1] ?? ''))
        to -= 1;
    return { name, start: from, end: to };
}
function* linesFrom(text, start) {
    for (let at = start; at < text.length;) {
        const end = (0,position/* endOfLine */.vT)(text, at);
        yield { start: at, end };
        at = end + 1;
    }
}
function withoutReturns(text, { start, end }) {
    let last = end;
    while (last > start && text[last - 1] === '\r')
        last -= 1;
    return last;
}

// EXTERNAL MODULE: ./lib/scan/occurrence.js
var scan_occurrence = __webpack_require__(75096);
// EXTERNAL MODULE: ./lib/scan/pin-place.js
var pin_place = __webpack_require__(13052);
;// CONCATENATED MODULE: ./lib/scan/languages/dockerfile/lexer/lines.js

const maxLineBytes = 65_535;
class Lines {
    text;
    token;
    position;
    tooLong;
    constructor(text, token, position = text.startsWith('\uFEFF') ? 1 : 0) {
        this.text = text;
        this.token = token;
        this.position = position;
    }
    physical() {
        const { text, position: start } = this;
        if (start >= text.length)
            return undefined;
        const newline = text.indexOf('\n', start);
        let end = newline < 0 ? text.length : newline;
        this.position = end + 1;
        if (isTooLong(text, start, end))
            this.tooLong ??= start;
        while (end > start && text[end - 1] === '\r')
            end -= 1;
        return { start, end };
    }
    logical() {
        for (let first = this.physical(); first !== undefined; first = this.physical()) {
            const start = skipSpace(this.text, first.start, first.end);
            if (this.text[start] === '#' && start < first.end)
                continue;
            const end = this.continuedAt({ start, end: first.end });
            if (end !== undefined)
                return lineOf(this.text, this.joined({ start, end }));
            if (start < first.end)
                return lineOf(this.text, [{ start, end: first.end }]);
        }
        return undefined;
    }
    joined(first) {
        const pieces = [first];
        for (let more = this.physical(); more !== undefined; more = this.physical()) {
            const word = skipSpace(this.text, more.start, more.end);
            if (word === more.end || this.text[word] === '#')
                continue;
            const end = this.continuedAt(more);
            pieces.push({ start: more.start, end: end ?? more.end });
            if (end === undefined)
                break;
        }
        return pieces;
    }
    continuedAt({ start, end }) {
        let last = end - 1;
        while (last >= start && (this.text[last] === ' ' || this.text[last] === '\t'))
            last -= 1;
        if (last < start || this.text[last] !== this.token)
            return undefined;
        return last > start && this.text[last - 1] === this.token ? undefined : last;
    }
}
function isTooLong(text, start, end) {
    const isShort = (end - start) * 3 <= maxLineBytes;
    return !isShort && Buffer.byteLength(text.slice(start, end)) > maxLineBytes;
}
function lineOf(text, pieces) {
    const [only] = pieces;
    if (pieces.length === 1 && only !== undefined)
        return { text: text.slice(only.start, only.end), offset: (index) => only.start + index };
    const begins = [];
    let joined = '';
    for (const piece of pieces) {
        begins.push(joined.length);
        joined += text.slice(piece.start, piece.end);
    }
    return { text: joined, offset: (index) => offsetIn(pieces, begins, index) };
}
function offsetIn(pieces, begins, index) {
    let [low, high] = [0, begins.length - 1];
    while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((begins[middle] ?? 0) <= index)
            low = middle;
        else
            high = middle - 1;
    }
    return (pieces[low]?.start ?? 0) + index - (begins[low] ?? 0);
}

// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
;// CONCATENATED MODULE: ./lib/scan/languages/dockerfile/values/values.js

function tracedIn(line, text, start, end) {
    const at = [];
    for (let index = start; index < end; index += 1)
        at.push(line.offset(index));
    return { text: text.slice(start, end), at };
}
function unwritten(text) {
    return { text, at: Array.from(text, () => -1) };
}
function slice({ text, at }, start, end) {
    return { text: text.slice(start, end), at: at.slice(start, end) };
}
function joined(parts) {
    const at = [];
    let text = '';
    for (const part of parts) {
        text += part.text;
        for (const offset of part.at)
            at.push(offset);
    }
    return { text, at };
}
function combined(first, second) {
    return (0,collections/* compact */.oE)({
        automatic: first.automatic ?? second.automatic,
        parameter: first.parameter ?? second.parameter,
        branches: first.branches || second.branches ? true : undefined,
        passed: bothOf(first.passed, second.passed),
    });
}
function bothOf(first, second) {
    if (first === undefined || second === undefined)
        return first ?? second;
    return [...new Set([...first, ...second])];
}
function isContiguous({ at }) {
    const [first = -1] = at;
    return first >= 0 && at.every((offset, index) => offset === first + index);
}
function isSame(one, other) {
    return one.text === other.text && one.at.every((offset, index) => offset === other.at[index]);
}
function beginsIn({ at }, word) {
    const offset = at[0] ?? -1;
    return offset >= (word.at[0] ?? 0) && offset <= (word.at.at(-1) ?? -1);
}

;// CONCATENATED MODULE: ./lib/scan/languages/dockerfile/values/name-parts.js

function tagIn(name) {
    const { colon } = boundsOf(name);
    return colon < 0 ? undefined : slice(name, colon + 1);
}
function endStart(name) {
    return boundsOf(name).start;
}
function hasOwnEnd(word, name, source) {
    const [first = 0, last = -1] = [word.at[0], word.at.at(-1)];
    const { start, colon, end } = boundsOf(name);
    const isOwn = name.at.slice(start, end).every((offset) => offset >= first && offset <= last);
    const from = name.at[start];
    if (!isOwn || from === undefined)
        return false;
    const lastOfName = name.at[end - 1] ?? from;
    const within = source.slice(from, lastOfName + 1);
    const digest = name.at[end];
    if (source.slice(lastOfName + 1, last + 1).includes('$'))
        return false;
    if (digest !== undefined && source.slice(lastOfName + 1, digest).includes('}'))
        return false;
    const isNamedAlone = colon >= 0 || digest !== undefined || pathStart.test(source.slice(first, from));
    if (!/[${}]/.test(within))
        return isNamedAlone;
    const [ofColon, ofTag] = [name.at[colon], name.at[colon + 1]];
    if (colon < 0 || ofColon === undefined || ofTag === undefined)
        return false;
    const isPlain = !/[${}]/.test(source.slice(from, ofColon) + source.slice(ofTag, lastOfName + 1));
    return isPlain && tagDefault.test(source.slice(ofColon, ofTag));
}
function hasOwnPath(word, name, source) {
    const { start, colon, end } = boundsOf(name);
    const own = slice(name, start, colon < 0 ? end : colon);
    const [from, to] = [own.at[0], own.at.at(-1)];
    if (from === undefined || to === undefined || !beginsIn(own, word))
        return false;
    return to >= from && !/[${}]/.test(source.slice(from, to + 1));
}
const pathStart = /(?:^|\/)["']*(?:\$\{\w+:?[-+]["']*)*$/;
const tagDefault = /^:\$\{\w+:?-$/;
function boundsOf({ text }) {
    const at = text.indexOf('@');
    const end = at < 0 ? text.length : at;
    const start = text.lastIndexOf('/', end - 1) + 1;
    const colon = text.indexOf(':', start);
    return { start, colon: colon < end ? colon : -1, end };
}

;// CONCATENATED MODULE: ./lib/scan/languages/dockerfile/place.js






const digestLength = 'sha256:'.length + 64;
const minLong = Math.floor(maxLineBytes / 12);
class LineRoom {
    long = [];
    constructor(text) {
        for (let start = 0; start < text.length;) {
            const newline = text.indexOf('\n', start);
            const end = newline < 0 ? text.length : newline;
            if (end - start >= minLong)
                this.long.push({ start, end, bytes: Buffer.byteLength(text.slice(start, end)) });
            start = end + 1;
        }
    }
    take(offset, lead) {
        const line = this.lineAt(offset);
        if (line === undefined)
            return true;
        const length = lead.length + digestLength;
        if (line.bytes + length > maxLineBytes)
            return false;
        line.bytes += length;
        return true;
    }
    lineAt(offset) {
        let [low, high] = [0, this.long.length - 1];
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if ((this.long[middle]?.start ?? 0) <= offset)
                low = middle;
            else
                high = middle - 1;
        }
        const found = this.long[low];
        return found !== undefined && offset >= found.start && offset <= found.end ? found : undefined;
    }
}
const sameOffsets = { start: (index) => index, end: (index) => index };
const filler = /\uE000/;
class DockerfilePlace {
    file;
    text;
    offsets;
    isCovered;
    room;
    constructor(file, text, offsets, isCovered) {
        this.file = file;
        this.text = text;
        this.offsets = offsets;
        this.isCovered = isCovered;
        this.room = new LineRoom(text);
    }
    spanOf({ at }) {
        return { start: at[0] ?? 0, end: (at.at(-1) ?? -1) + 1 };
    }
    unquoted(word) {
        const { start, end } = this.spanOf(word);
        const quote = this.text[start];
        const isQuoted = end - start > 2 && (quote === '"' || quote === "'") && this.text[end - 1] === quote;
        return isQuoted ? { start: start + 1, end: end - 1 } : { start, end };
    }
    outer({ start, end }) {
        const from = this.offsets.start(start);
        return { start: from, end: end > start ? this.offsets.end(end) : from };
    }
    textOf({ start, end }) {
        return this.text.slice(start, end);
    }
    hasOwnEnd(word, name) {
        return hasOwnEnd(word, name, this.text);
    }
    hasOwnPath(word, name) {
        return hasOwnPath(word, name, this.text);
    }
    isTemplated(word, text) {
        return this.isCovered && (filler.test(text) || filler.test(this.textOf(this.spanOf(word))));
    }
    templated(span) {
        const { start, end } = this.outer(span);
        return this.opaque(span, 'template', reasons/* unresolved */.II.template(this.file.text.slice(start, end)));
    }
    opaque(span, why, detail) {
        return (0,scan_occurrence/* opaqueAt */.NV)(this.file, this.outer(span), why, detail);
    }
    image(span, name, pin) {
        const parsed = (0,images_image/* parseImage */.zZ)(name);
        if (parsed.kind === 'invalid')
            throw new RangeError(parsed.why);
        const at = { file: this.file.path, span: this.outer(span) };
        const raw = this.file.text.slice(at.span.start, at.span.end);
        return { kind: 'image', at, raw, image: parsed.image, pin: this.outerPin(pin) };
    }
    written(span, name) {
        const at = name.indexOf('@');
        const isPlain = this.text.slice(span.start, span.end) === name;
        const start = at < 0 ? span.end : span.start + at;
        const lead = at < 0 && !/:[^/]*$/.test(name) ? (0,images_image/* digestLead */.PA)({}) : '@';
        const pin = { kind: 'place', lead, span: { start, end: span.end } };
        return this.image(span, name, isPlain ? pin : (0,pin_place/* refused */.J)(reasons/* notPinnable */.bP.escapes));
    }
    outerPin(pin) {
        if (pin.kind === 'refused')
            return pin;
        const { start, end } = pin.span;
        if (start === end) {
            const at = this.offsets.end(end);
            return this.room.take(start, pin.lead)
                ? { ...pin, span: { start: at, end: at } }
                : (0,pin_place/* refused */.J)(reasons/* notPinnable */.bP.longLine);
        }
        const span = this.outer(pin.span);
        const isWritten = this.file.text.slice(span.start, span.end) === this.text.slice(start, end);
        return isWritten ? { ...pin, span } : (0,pin_place/* refused */.J)(reasons/* notPinnable */.bP.escapes);
    }
}

;// CONCATENATED MODULE: ./lib/scan/languages/dockerfile/flags.js

function commandIn(line, range, token) {
    const { text } = line;
    const start = skipSpace(text, range.start, range.end);
    const end = trimmedEnd(text, start, range.end);
    let at = start;
    while (at < end && !separates(text.charCodeAt(at)))
        at += 1;
    const keyword = lower(text.slice(start, at));
    while (at < end && separates(text.charCodeAt(at)))
        at += 1;
    if (!text.startsWith('--', at) || at >= end)
        return { keyword, flags: [], text, rest: { start: skipSpace(text, at, end), end } };
    const bytes = bytesOf(text, at, end);
    const { flags, rest } = flagsIn(bytes, token);
    const from = rest < bytes.text.length ? (bytes.at[rest] ?? end) : end;
    const isSplit = rest > 0 && rest < bytes.text.length && bytes.at[rest - 1] === from;
    const width = (text.codePointAt(from) ?? 0) > 0xffff ? 2 : 1;
    const kept = isSplit ? `${text.slice(0, from)}${'\uFFFD'.repeat(width)}${text.slice(from + width)}` : text;
    return { keyword, flags, text: kept, rest: { start: skipSpace(kept, from, end), end } };
}
function bytesOf(text, start, end) {
    const slice = text.slice(start, end);
    const at = [];
    for (let index = start; index < end; index += 1) {
        const code = text.codePointAt(index) ?? 0;
        const length = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
        for (let byte = 0; byte < length; byte += 1)
            at.push(index);
        if (length === 4)
            index += 1;
    }
    return { text: at.length === slice.length ? slice : Buffer.from(slice).toString('latin1'), at };
}
function flagsIn(bytes, token) {
    const { text, at } = bytes;
    const flags = [];
    let position = 0;
    for (;;) {
        while (position < text.length && isByteSpace(text.charCodeAt(position)))
            position += 1;
        if (!text.startsWith('--', position))
            return { flags, rest: position };
        const word = wordAt(text, position, token);
        position = word.end;
        if (word.text === '--')
            return { flags, rest: position };
        flags.push({ text: word.text, at: word.indexes.map((index) => at[index] ?? 0) });
    }
}
function wordAt(text, start, token) {
    const indexes = [];
    let [word, quote, at] = ['', '', start];
    for (; at < text.length; at += 1) {
        const char = text[at] ?? '';
        if (quote === '' && isByteSpace(text.charCodeAt(at)))
            break;
        if (char === quote)
            quote = '';
        else if (quote === '' && (char === '"' || char === "'"))
            quote = char;
        else {
            if (char === token)
                at += 1;
            if (at >= text.length)
                break;
            word += text[at];
            indexes.push(at);
        }
    }
    return { text: word, indexes, end: Math.min(at, text.length) };
}
function separates(code) {
    return code === 0x20 || (code >= 0x09 && code <= 0x0d && code !== 0x0a);
}
function isByteSpace(code) {
    return code === 0x20 || (code >= 0x09 && code <= 0x0d) || code === 0x85 || code === 0xa0;
}
function csvFields({ text, at }) {
    if (text === '')
        return undefined;
    const fields = [];
    for (let start = 0;;) {
        if (text[start] !== '"') {
            const comma = text.indexOf(',', start);
            const end = comma < 0 ? text.length : comma;
            const field = text.slice(start, end);
            if (field.includes('"'))
                return undefined;
            fields.push({ text: field, at: at.slice(start, end) });
            if (comma < 0)
                return fields;
            start = comma + 1;
            continue;
        }
        const quoted = quotedField(text, start + 1);
        if (quoted === undefined)
            return undefined;
        fields.push({ text: quoted.text, at: quoted.indexes.map((index) => at[index] ?? 0) });
        if (quoted.end === text.length)
            return fields;
        if (text[quoted.end] !== ',')
            return undefined;
        start = quoted.end + 1;
    }
}
function quotedField(text, start) {
    const indexes = [];
    let field = '';
    for (let index = start; index < text.length; index += 1) {
        if (text[index] === '"') {
            if (text[index + 1] !== '"')
                return { text: field, indexes, end: index + 1 };
            index += 1;
        }
        field += text[index];
        indexes.push(index);
    }
    return undefined;
}
function assigned({ text, at }) {
    const equals = text.indexOf('=');
    return equals < 0 ? undefined : { text: text.slice(equals + 1), at: at.slice(equals + 1) };
}
function mountSource(fields) {
    const isFrom = ({ text }) => /^from=/.test(text.slice(0, 5).toLowerCase());
    const last = fields.findLast(isFrom);
    return last === undefined ? undefined : assigned(last);
}

// EXTERNAL MODULE: ./lib/scan/languages/dockerfile/lexer/lexer-types.js
var lexer_types = __webpack_require__(14703);
;// CONCATENATED MODULE: ./lib/scan/languages/dockerfile/lexer/operators.js



function patternOf(text) {
    const segments = [[]];
    const chars = [...text.replace(/^\uFEFF/, '')];
    for (let at = 0; at < chars.length; at += 1) {
        const char = chars[at] ?? '';
        const next = chars[at + 1];
        if (char === '*')
            segments.push([]);
        else if (char === '?')
            segments.at(-1)?.push(null);
        else if (char !== '\\')
            segments.at(-1)?.push(char);
        else if (next === '*' || next === '?' || next === '\\') {
            segments.at(-1)?.push(next);
            at += 1;
        }
        else if (next !== '}' && next !== '/')
            return undefined;
    }
    return { segments };
}
function trimPrefix(value, pattern, greedy, pay) {
    const parsed = patternOf(pattern);
    if (parsed === undefined)
        return undefined;
    const chars = [...value.text];
    const end = endFrom(parsed, chars, 0, greedy, pay);
    return end === undefined ? value : slice(value, chars.slice(0, end).join('').length);
}
function withoutSuffix(value, pattern, greedy, pay) {
    const parsed = patternOf(reversed(pattern));
    if (parsed === undefined)
        return undefined;
    const chars = [...value.text].reverse();
    const end = endFrom(parsed, chars, 0, greedy, pay);
    return end === undefined ? value : slice(value, 0, value.text.length - chars.slice(0, end).join('').length);
}
function endFrom({ segments }, chars, start, greedy, pay) {
    const [first = [], ...more] = segments;
    if (!fits(first, chars, start, pay))
        return undefined;
    let at = start + first.length;
    const last = more.pop();
    for (const segment of more) {
        while (at + segment.length <= chars.length && !fits(segment, chars, at, pay))
            at += 1;
        if (at + segment.length > chars.length)
            return undefined;
        at += segment.length;
    }
    if (last === undefined)
        return at;
    const latest = chars.length - last.length;
    if (greedy) {
        for (let from = latest; from >= at; from -= 1)
            if (fits(last, chars, from, pay))
                return from + last.length;
        return undefined;
    }
    for (let from = at; from <= latest; from += 1)
        if (fits(last, chars, from, pay))
            return from + last.length;
    return undefined;
}
function fits(segment, chars, start, pay) {
    if (start + segment.length > chars.length)
        return false;
    for (let at = 0; at < segment.length; at += 1) {
        pay(1);
        const one = segment[at];
        if (one !== null && one !== chars[start + at])
            return false;
    }
    pay(1);
    return true;
}
function reversed(pattern) {
    const chars = [...pattern];
    const out = [];
    for (let at = 0; at < chars.length; at += 1) {
        const char = chars[at] ?? '';
        const isEscape = char === '\\' && at < chars.length - 1;
        out.push(isEscape ? `${char}${chars[at + 1]}` : char);
        if (isEscape)
            at += 1;
    }
    return out.reverse().join('');
}
function replaced(value, pattern, by, all, pay) {
    const parsed = patternOf(pattern);
    if (parsed === undefined)
        return undefined;
    const chars = [...value.text];
    const index = [0];
    for (const char of chars)
        index.push((index.at(-1) ?? 0) + char.length);
    const part = (start, end) => slice(value, index[start] ?? 0, index[end]);
    const parts = [];
    let done = 0;
    for (let from = 0; from <= chars.length;) {
        const match = firstMatch(parsed, chars, from, pay);
        if (match === undefined)
            break;
        parts.push(part(done, match.start));
        if (match.end > done || match.start === 0 || !all)
            parts.push(all ? filledIn(by, part(match.start, match.end)) : by);
        done = match.end;
        if (!all)
            break;
        from = Math.max(from + 1, match.end);
    }
    return joined([...parts, part(done, chars.length)]);
}
function firstMatch(pattern, chars, from, pay) {
    for (let start = from; start <= chars.length; start += 1) {
        const end = endFrom(pattern, chars, start, true, pay);
        if (end !== undefined)
            return { start, end };
        if (pattern.segments.length > 1 && pattern.segments[0]?.length === 0)
            return undefined;
    }
    return undefined;
}
function filledIn(by, match) {
    if (!by.text.includes('$'))
        return by;
    const parts = [];
    let done = 0;
    for (const { 0: all, index, groups } of by.text.matchAll(/\$(?:(?<dollar>\$)|\{(?<braced>[\p{L}\p{Nd}_]+)\}|(?<bare>[\p{L}\p{Nd}_]+))/gu)) {
        const name = groups?.braced ?? groups?.bare;
        parts.push(slice(by, done, index));
        parts.push(groups?.dollar !== undefined ? unwritten('$') : /^0+$/.test(name ?? '') ? match : unwritten(''));
        done = index + all.length;
    }
    return joined([...parts, slice(by, done)]);
}
const nothing = unwritten('');
function isOperator(operator) {
    return /^(?:[-+?#%]|:[^#%])$/.test(operator);
}
function takesPattern(operator) {
    return operator === '#' || operator === '%';
}
function branchesOn(operator, value) {
    return value.automatic !== undefined && (value.text === '' || !/[-?]/.test(operator));
}
function operated({ name, operator, value, word, isOpen }, pay) {
    const isUnset = value === undefined || (operator.length > 1 && value.text === '');
    if (operator.endsWith('-'))
        return isUnset ? word : value;
    if (operator.endsWith('+'))
        return isUnset ? nothing : word;
    if (takesPattern(operator))
        return trimmed(operator, value ?? nothing, word.text, pay);
    if (!operator.endsWith('?'))
        throw new lexer_types/* WordError */.N(`\`${operator}\` is not an operator of a variable`);
    if (isUnset)
        throw new lexer_types/* WordError */.N(reasons/* unresolved */.II.mustBeSet(name, word.text), isOpen);
    return value;
}
function trimmed(operator, value, pattern, pay) {
    const greedy = pattern.startsWith(operator);
    const trim = operator === '#' ? trimPrefix : withoutSuffix;
    return matched(trim(value, greedy ? pattern.slice(1) : pattern, greedy, pay), pay);
}
function replacing(value, pattern, by, all, pay) {
    return matched(replaced(value ?? nothing, pattern, by, all, pay), pay);
}
function matched(result, pay) {
    if (result === undefined)
        throw new lexer_types/* WordError */.N('a pattern has an invalid escape');
    pay(result.text.length);
    return result;
}

;// CONCATENATED MODULE: ./lib/scan/languages/dockerfile/lexer/quoting.js



class Words {
    unfinished;
    words = [];
    isIn = false;
    constructor(unfinished) {
        this.unfinished = unfinished;
        unfinished.text = '';
    }
    add(text) {
        if (!/\s|\u0085/.test(text)) {
            if (text !== '')
                this.addRaw(text);
            return;
        }
        for (const char of text) {
            if (!isSpace(char))
                this.addRaw(char);
            else if (this.isIn && this.unfinished.text !== '') {
                this.push();
                this.isIn = false;
            }
        }
    }
    addRaw(text) {
        this.unfinished.text += text;
        this.isIn = true;
    }
    end() {
        if (this.unfinished.text !== '')
            this.push();
        return this.words;
    }
    push() {
        this.words.push(this.unfinished.text);
        this.unfinished.text = '';
    }
}
class LexerCursor {
    word;
    position;
    constructor(word) {
        this.word = word;
        this.position = word.text.startsWith('\uFEFF') ? 1 : 0;
    }
    peek() {
        return this.word.text[this.position];
    }
    take(length) {
        const taken = slice(this.word, this.position, this.position + length);
        this.position += length;
        return taken;
    }
    run(pattern) {
        pattern.lastIndex = this.position;
        return this.take(pattern.exec(this.word.text)?.[0].length ?? 0);
    }
}
const maxDepth = 200;
const plain = { outside: /[^$<'"\\`}/]+/y, single: /[^']+/y, double: /[^$"\\`]+/y };
class QuotedText {
    rules;
    pay;
    cursor;
    depth = 0;
    isRaw;
    unfinished = { text: '' };
    constructor(word, rules, pay) {
        this.rules = rules;
        this.pay = pay;
        this.cursor = new LexerCursor(word);
        this.isRaw = rules.rawEscapes === true;
    }
    until(stop, isRaw) {
        this.depth += 1;
        if (this.depth > maxDepth)
            throw new lexer_types/* LimitError */.o('variables are nested too deeply');
        const outer = this.isRaw;
        this.isRaw = isRaw;
        const parts = [];
        const words = new Words(this.unfinished);
        for (let char = this.cursor.peek(); char !== undefined && char !== stop; char = this.cursor.peek())
            parts.push(this.part(char, words));
        if (stop !== undefined && this.cursor.peek() === undefined)
            throw new lexer_types/* WordError */.N(`a closing \`${stop}\` is missing`);
        this.cursor.take(1);
        this.isRaw = outer;
        this.depth -= 1;
        const value = joined(parts);
        this.pay(value.text.length);
        return { value, words: words.end() };
    }
    part(char, words) {
        if (char === '"' || char === "'" || char === '<') {
            const value = char === '<' ? this.angle() : char === '"' ? this.double() : this.single();
            words.addRaw(value.text);
            return value;
        }
        if (char === this.rules.escape)
            return this.escaped(words);
        const run = this.cursor.run(plain.outside);
        const value = char === '$' ? this.variable() : run.text === '' ? this.cursor.take(1) : run;
        words.add(value.text);
        return value;
    }
    escaped(words) {
        const parts = this.isRaw
            ? [this.cursor.take(1), this.cursor.take(1)]
            : [this.cursor.take(1), this.cursor.take(1)].slice(1);
        for (const { text } of parts)
            if (text !== '')
                words.addRaw(text);
        return joined(parts);
    }
    single() {
        return this.quoted("'", () => this.cursor.run(plain.single));
    }
    double() {
        return this.quoted('"', () => {
            if (this.cursor.peek() === '$')
                return this.variable();
            const run = this.cursor.run(plain.double);
            if (run.text !== '')
                return run;
            const one = this.cursor.take(1);
            if (one.text !== this.rules.escape)
                return one;
            const next = this.cursor.peek() ?? '';
            const shown = next === '"' || next === '$' || next === one.text ? this.cursor.take(1) : one;
            return this.isRaw ? joined([one, shown]) : shown;
        });
    }
    quoted(quote, read) {
        const parts = [this.cursor.take(1)];
        while (this.cursor.peek() !== quote) {
            if (this.cursor.peek() === undefined)
                throw new lexer_types/* WordError */.N(`a closing \`${quote}\` is missing`);
            parts.push(read());
        }
        parts.push(this.cursor.take(1));
        return joined(this.rules.rawQuotes ? parts : parts.slice(1, -1));
    }
    angle() {
        return this.cursor.run(/<<[\t\r ]*|</y);
    }
}

;// CONCATENATED MODULE: ./lib/scan/languages/dockerfile/lexer/lexer.js




const variableName = /\p{Nd}+|[@*#?\-$!]|[\p{L}\p{Nd}_]+/uy;
const lexer_nothing = unwritten('');
function lex(word, rules, lookup, pay) {
    return new Lexer(word, rules, lookup, pay).all();
}
class Lexer extends QuotedText {
    lookup;
    unsure = {};
    hasPatterns = false;
    constructor(word, rules, lookup, pay) {
        super(word, rules, pay);
        this.lookup = lookup;
    }
    all() {
        const { value, words } = this.until(undefined, this.rules.rawEscapes === true);
        return { ...value, ...this.unsure, words, hasPatterns: this.hasPatterns };
    }
    variable() {
        const dollar = this.cursor.take(1);
        if (this.cursor.peek() !== '{') {
            const name = this.cursor.run(variableName).text;
            return name === '' ? dollar : this.shown(this.lookedUp(name), `$${name}`);
        }
        this.cursor.take(1);
        if ('{}:'.includes(this.cursor.peek() ?? ''))
            throw new lexer_types/* WordError */.N('a variable has no name');
        const name = this.cursor.run(variableName).text;
        const value = this.lookedUp(name);
        const operator = this.cursor.take(1).text;
        if (operator === '')
            throw new lexer_types/* WordError */.N('a closing `}` is missing');
        if (operator === '}')
            return this.shown(value, `\${${name}}`);
        if (operator === '/')
            return this.replacement(name, value);
        return this.modified(name, operator === ':' ? `:${this.cursor.take(1).text}` : operator, value);
    }
    shown(value, written) {
        return value ?? (this.rules.keepsUnset ? unwritten(written) : lexer_nothing);
    }
    modified(name, operator, value) {
        if (!isOperator(operator))
            throw new lexer_types/* WordError */.N(`\`${operator}\` is not an operator of a variable`);
        const word = this.until('}', takesPattern(operator)).value;
        this.hasPatterns ||= takesPattern(operator);
        if (value === undefined && this.rules.keepsUnset)
            return unwritten(`\${${name}${operator}${word.text}}`);
        if (value !== undefined && branchesOn(operator, value))
            this.branch();
        const isOpen = this.lookup(name)?.parameter !== undefined;
        return operated({ name, operator, value, word, isOpen }, this.pay);
    }
    replacement(name, value) {
        const isAll = this.cursor.run(/\/?/y).text !== '';
        const pattern = this.until('/', true).value.text;
        const by = this.until('}', true).value;
        this.hasPatterns = true;
        if (value === undefined && this.rules.keepsUnset)
            return unwritten(`\${${name}/${pattern}/${by.text}}`);
        if (value?.automatic !== undefined)
            this.branch();
        return replacing(value, pattern, by, isAll, this.pay);
    }
    branch() {
        this.unsure = { ...this.unsure, branches: true };
    }
    lookedUp(name) {
        const value = this.lookup(name);
        if (value === undefined)
            return undefined;
        this.unsure = combined(this.unsure, value);
        this.pay(value.text.length);
        return value.unset ? undefined : value;
    }
}
const rules = { escape: '\\', keepsUnset: true };
const unset = () => undefined;
function heredocsOf(line, pay) {
    if (!line.includes('<<'))
        return [];
    return wordsOf(line, pay).flatMap((word) => heredocOf(word, pay) ?? []);
}
function isHeredoc(word, pay) {
    try {
        return heredocOf(word, pay) !== undefined;
    }
    catch (error) {
        if (error instanceof lexer_types/* WordError */.N)
            return false;
        throw error;
    }
}
function wordsOf(line, pay) {
    try {
        return lex({ text: line, at: [] }, { ...rules, rawQuotes: true, rawEscapes: true }, unset, pay).words;
    }
    catch (error) {
        if (error instanceof lexer_types/* WordError */.N)
            return [];
        throw error;
    }
}
function heredocOf(word, pay) {
    const { chomp, rest = '' } = /^[0-9]*<<(?<chomp>-?)[\t\n\f\r ]*(?<rest>[^<]*)$/.exec(word)?.groups ?? {};
    if (rest === '')
        return undefined;
    const { words } = lex({ text: rest, at: [] }, rules, unset, pay);
    const [name] = words;
    if (name === undefined || words.length > 1)
        return undefined;
    const raw = lex({ text: rest, at: [] }, { ...rules, rawQuotes: true }, unset, pay).words;
    if (raw.length !== 1)
        throw new lexer_types/* WordError */.N('the name of a heredoc is ambiguous');
    return { name, chomps: chomp === '-' };
}
function skipHeredoc(text, lines, { name, chomps }) {
    for (let line = lines.physical(); line !== undefined; line = lines.physical()) {
        let { start } = line;
        while (chomps && text[start] === '\t' && start < line.end)
            start += 1;
        if (line.end - start === name.length && text.startsWith(name, start))
            return true;
    }
    return false;
}

;// CONCATENATED MODULE: ./lib/scan/languages/dockerfile/values/arguments.js

function jsonList({ text, rest }) {
    const start = skipSpace(text, rest.start, rest.end);
    if (text[start] !== '[' || start === rest.end)
        return undefined;
    const list = parsed(text.slice(start, rest.end));
    if (!Array.isArray(list))
        return undefined;
    if (list.every((one) => typeof one === 'string'))
        return list;
    return hasInfinity(list) ? undefined : 'mixed';
}
function parsed(json) {
    try {
        return JSON.parse(json);
    }
    catch {
        return undefined;
    }
}
function hasInfinity(list) {
    const left = [...list];
    for (let one = left.pop(); left.length > 0 || one !== undefined; one = left.pop()) {
        if (one === Number.POSITIVE_INFINITY || one === Number.NEGATIVE_INFINITY)
            return true;
        if (typeof one === 'object' && one !== null)
            for (const inner of Object.values(one))
                left.push(inner);
    }
    return false;
}
function plainArguments({ text, rest }) {
    return wordsIn(text, rest);
}
function quotedArguments({ text, rest }, token) {
    const words = [];
    let start = -1;
    let quote = '';
    let end = rest.end;
    for (let at = rest.start; at < rest.end; at += 1) {
        const char = text[at] ?? '';
        if (quote === '' && isSpace(char)) {
            if (start >= 0)
                words.push({ start, end: at });
            start = -1;
            continue;
        }
        if (start < 0)
            start = at;
        if (quote === char)
            quote = '';
        else if (quote === '' && (char === '"' || char === "'"))
            quote = char;
        else if (char === token && quote !== "'") {
            at += 1;
            if (at === rest.end)
                end -= 1;
        }
    }
    if (start >= 0 && start < end)
        words.push({ start, end });
    return words;
}

;// CONCATENATED MODULE: ./lib/scan/languages/dockerfile/instruction-rules.js




const none = {};
const paths = { chown: 'text', chmod: 'text', link: 'boolean', exclude: 'texts' };
const flagsOf = {
    add: { ...paths, 'keep-git-dir': 'boolean', checksum: 'text', unpack: 'boolean' },
    copy: { ...paths, from: 'text', parents: 'boolean' },
    from: { platform: 'text' },
    run: { mount: 'texts', network: 'text', security: 'text', device: 'texts' },
    healthcheck: {
        interval: 'text',
        timeout: 'text',
        'start-period': 'text',
        'start-interval': 'text',
        retries: 'text',
    },
};
const unread = new Set(['arg', 'stopsignal']);
const choices = {
    network: ['default', 'none', 'host'],
    security: ['insecure', 'sandbox'],
};
function flagValue(command, name) {
    const flag = command.flags.find(({ text }) => text.startsWith(`--${name}=`));
    return flag === undefined ? undefined : assigned(flag);
}
function whyFlagsRefused({ keyword, flags }) {
    if (flags.length === 0 || unread.has(keyword))
        return undefined;
    const known = flagsOf[keyword] ?? none;
    const seen = new Set();
    for (const flag of flags) {
        const name = flag.text.slice(2).split('=', 1)[0] ?? '';
        const kind = Object.hasOwn(known, name) ? known[name] : undefined;
        const shown = `${keyword.toUpperCase()} --${name.slice(0, 40)}`;
        if (kind === undefined)
            return `${shown} is not a flag`;
        if (kind !== 'texts' && seen.has(name))
            return `${shown} is given twice`;
        seen.add(name);
        const value = assigned(flag);
        if (kind === 'boolean') {
            if (value !== undefined && !/^(?:true|false)$/i.test(value.text))
                return `${shown} is not true or false`;
            continue;
        }
        if (value === undefined)
            return `${shown} has no value`;
        const why = whyValueRefused(name, value);
        if (why !== undefined)
            return `${shown} ${why}`;
    }
    return undefined;
}
function whyValueRefused(name, value) {
    if (name === 'mount')
        return whyMountRefused(value);
    if (name === 'device')
        return csvFields(value) === undefined ? 'is not CSV' : whyDeviceRefused(value);
    const allowed = choices[name];
    return allowed === undefined || allowed.includes(value.text) ? undefined : `is not ${allowed.join(' or ')}`;
}
function whyMountRefused(value) {
    const fields = csvFields(value);
    if (fields === undefined)
        return 'is not CSV';
    for (const field of fields) {
        const from = mountSource([field])?.text ?? '';
        const dollar = from.indexOf('$');
        if (dollar >= 0 && dollar < from.length - 1)
            return 'has a variable in `from`, where BuildKit expands none';
    }
    return undefined;
}
function whyDeviceRefused(value) {
    let hasName = false;
    for (const { text } of csvFields(value) ?? []) {
        const [key = '', setTo] = [text.split('=', 1)[0]?.toLowerCase(), text.slice(text.indexOf('=') + 1)];
        const isPair = text.includes('=');
        if (key === 'required') {
            if (isPair && !/^(?:1|t|T|TRUE|true|True|0|f|F|FALSE|false|False)$/.test(setTo))
                return 'has `required` that is not true or false';
        }
        else if (hasName)
            return `has \`${text.slice(0, 40)}\` behind the name`;
        else
            hasName = (isPair && key === 'name' ? setTo : text) !== '';
    }
    return undefined;
}
const duration = /^[-+]?(?:0|(?:(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:ns|us|ms|s|m|h))+)$/;
const nanoseconds = {
    ns: 1,
    us: 1e3,
    ms: 1e6,
    s: 1e9,
    m: 60e9,
    h: 3600e9,
};
const maxNanoseconds = 2 ** 63;
function whyHealthRefused(command) {
    const { text, rest } = command;
    const words = /^(?<kind>[^\t-\r ]*)[\t-\r ]*/.exec(text.slice(rest.start, rest.end));
    const kind = words?.groups?.kind?.toUpperCase() ?? '';
    const inner = { ...command, rest: { ...rest, start: rest.start + (words?.[0].length ?? 0) } };
    const list = jsonList(inner);
    if (list === 'mixed')
        return 'HEALTHCHECK has a JSON list of something other than strings';
    const isEmpty = inner.rest.start === rest.end || list?.length === 0;
    if (kind === 'NONE')
        return isEmpty ? undefined : 'HEALTHCHECK NONE has arguments';
    if (kind !== 'CMD' || isEmpty)
        return 'HEALTHCHECK has no command';
    return whyFlagsRefused(command) ?? whyTimesRefused(command);
}
function whyTimesRefused(command) {
    for (const name of ['interval', 'timeout', 'start-period', 'start-interval']) {
        const value = flagValue(command, name);
        if (value !== undefined && !isInterval(value))
            return `HEALTHCHECK --${name} is not a length of time`;
    }
    const retries = flagValue(command, 'retries')?.text ?? '';
    const isCount = retries === '' || (/^[-+]?[0-9]+$/.test(retries) && isCountable(Number(retries)));
    return isCount ? undefined : 'HEALTHCHECK --retries is not a number of times';
}
function isCountable(count) {
    return count >= 0 && count < 2 ** 31;
}
function isInterval({ text }) {
    if (text === '')
        return true;
    if (!duration.test(text))
        return false;
    let total = 0;
    for (const { groups } of text.matchAll(/(?<amount>[0-9.]+)(?<unit>[a-z]+)/g))
        total += Math.trunc(Number(groups?.amount) * (nanoseconds[groups?.unit ?? ''] ?? 0));
    return total === 0 || (!text.startsWith('-') && total >= 1e6 && total < maxNanoseconds);
}
const jsonKeywords = new Set(['add', 'cmd', 'copy', 'entrypoint', 'run', 'shell', 'volume']);
const needsText = new Set(['expose', 'maintainer', 'stopsignal', 'user', 'workdir']);
const needsNothing = new Set(['cmd', 'entrypoint', 'run']);
const stageName = /^[a-z][a-z0-9-_.]*$|\uE000/;
function whyRefused(command, token, pay) {
    const { keyword, rest } = command;
    if (keyword === 'healthcheck')
        return whyHealthRefused(command);
    const shown = keyword.slice(0, 40).toUpperCase();
    const isEmpty = rest.start === rest.end;
    const list = jsonKeywords.has(keyword) ? jsonList(command) : undefined;
    if (list === 'mixed')
        return `${shown} has a JSON list of something other than strings`;
    const flags = whyFlagsRefused(command);
    if (flags !== undefined)
        return flags;
    if (keyword === 'from')
        return whyFromRefused(command);
    if (keyword === 'arg')
        return whyNamesRefused(command, token);
    if (keyword === 'onbuild')
        return whyTriggerRefused(command, token);
    if (keyword === 'env' || keyword === 'label')
        return whyPairsRefused(command, token, shown);
    if (needsText.has(keyword))
        return isEmpty ? `${shown} has no argument` : undefined;
    if (keyword === 'shell')
        return list === undefined || list.length === 0 ? 'SHELL has no JSON list of arguments' : undefined;
    if (keyword === 'volume')
        return whyVolumesRefused(command, list);
    if (keyword === 'add' || keyword === 'copy')
        return whyPathsRefused(command, list, shown, pay);
    return needsNothing.has(keyword) ? undefined : `\`${shown}\` is not an instruction`;
}
function whyFromRefused(command) {
    const words = plainArguments(command).map(({ start, end }) => command.text.slice(start, end));
    const [, as = '', name = ''] = words;
    if (words.length === 1)
        return undefined;
    if (words.length !== 3 || !isAs(as))
        return 'FROM needs an image, or an image, AS and a name';
    return stageName.test(lower(name)) ? undefined : `\`${name.slice(0, 40)}\` cannot be the name of a stage`;
}
function whyNamesRefused(command, token) {
    const words = quotedArguments(command, token);
    const isUnnamed = words.length === 0 || words.some(({ start }) => command.text[start] === '=');
    return isUnnamed ? 'ARG has no name' : undefined;
}
function whyTriggerRefused({ text, rest }, token) {
    const inner = commandIn({ text, offset: (index) => index }, rest, token);
    const shown = inner.keyword.slice(0, 40).toUpperCase();
    if (shown === '' || shown === 'ONBUILD' || shown === 'FROM' || shown === 'MAINTAINER')
        return shown === '' ? 'ONBUILD has no instruction' : `ONBUILD cannot have ${shown} as its instruction`;
    if (inner.keyword === 'env' || inner.keyword === 'label')
        return whyPairsRefused(inner, token, shown, true);
    const list = jsonKeywords.has(inner.keyword) ? jsonList(inner) : undefined;
    return list === 'mixed' ? `${shown} has a JSON list of something other than strings` : undefined;
}
function whyPairsRefused(command, token, shown, isTrigger = false) {
    const words = quotedArguments(command, token).map(({ start, end }) => command.text.slice(start, end));
    const [first] = words;
    if (first === undefined)
        return isTrigger ? undefined : `${shown} has no argument`;
    if (!first.includes('='))
        return plainArguments(command).length < 2 ? `${shown} ${first.slice(0, 40)} has no value` : undefined;
    const wrong = words.find((word) => !word.includes('=') || (!isTrigger && word.startsWith('=')));
    return wrong === undefined ? undefined : `${shown} has \`${wrong.slice(0, 40)}\` where it needs name=value`;
}
function whyVolumesRefused(command, list) {
    const { text } = command;
    const paths = list ?? plainArguments(command).map(({ start, end }) => text.slice(start, end));
    const isBlank = (one) => trimmedEnd(one, 0, one.length) === 0;
    return paths.length === 0 || paths.some(isBlank) ? 'VOLUME has no path' : undefined;
}
function whyPathsRefused(command, list, shown, pay) {
    const ranges = list === undefined ? plainArguments(command) : [];
    if ((list ?? ranges).length < 2)
        return `${shown} has no destination`;
    const last = ranges.at(-1);
    const destination = last === undefined ? (list?.at(-1) ?? '') : command.text.slice(last.start, last.end);
    return isHeredoc(destination, pay) ? `${shown} has a heredoc as its destination` : undefined;
}

;// CONCATENATED MODULE: ./lib/scan/languages/dockerfile/reader.js









const mention = /(?:\$\{?[!#]?(?:env:)?|%)([a-z_]\w*)/gi;
const harmless = new Set(['label', 'arg', 'from']);
class StageVariables {
    text;
    declared = new Set();
    used = new Set();
    begin;
    constructor(text) {
        this.text = text;
    }
    add(command, offset, token) {
        this.search(offset);
        const { keyword } = command;
        const inner = keyword === 'onbuild'
            ? commandIn({ text: command.text, offset: (index) => index }, command.rest, token)
            : command;
        if (inner.keyword === 'arg')
            for (const { start, end } of quotedArguments(inner, token)) {
                const [name = ''] = inner.text.slice(start, end).split('=', 1);
                this.declared.add(name);
            }
        this.begin = harmless.has(inner.keyword) ? undefined : offset;
    }
    end() {
        this.search(this.text.length);
    }
    search(end) {
        if (this.begin === undefined)
            return;
        for (const [, name = ''] of this.text.slice(this.begin, end).matchAll(mention))
            this.used.add(name);
        this.begin = undefined;
    }
}
function readingOf(text, token, pay) {
    return new Reader(text, token, pay).read();
}
class Reader {
    text;
    token;
    pay;
    globals = [];
    froms = [];
    sources = [];
    stageNames;
    hasHeredocs = false;
    refusal;
    open;
    constructor(text, token, pay) {
        this.text = text;
        this.token = token;
        this.pay = pay;
        this.stageNames = new StageVariables(text);
    }
    read() {
        const lines = new Lines(this.text, this.token);
        for (let line = lines.logical(); line !== undefined; line = lines.logical()) {
            const offset = line.offset(0);
            const command = commandIn(line, { start: 0, end: line.text.length }, this.token);
            try {
                this.refuse(whyRefused(command, this.token, this.pay) ?? this.misplaced(command), offset);
                if (this.froms.length > 0)
                    this.stageNames.add(command, offset, this.token);
                this.instruction(command, line);
                const open = this.skipHeredocs(command, line, lines);
                if (open !== undefined)
                    this.open = { message: reasons/* unscanned */.Mq.openHeredoc(open), offset };
            }
            catch (error) {
                if (!(error instanceof lexer_types/* WordError */.N || error instanceof lexer_types/* LimitError */.o))
                    throw error;
                if (error instanceof lexer_types/* LimitError */.o)
                    this.refusal ??= { message: reasons/* unscanned */.Mq.dockerfileLimit(error.message), offset };
                else
                    this.refuse(error.message, offset);
            }
        }
        if (lines.tooLong !== undefined)
            this.refuse('a line is longer than 65535 bytes', lines.tooLong);
        if (this.froms.length === 0)
            this.refuse('it has no FROM', undefined);
        const { globals, froms, sources, stageNames, hasHeredocs, refusal, open } = this;
        stageNames.end();
        return {
            ...{ globals, froms, sources, stageNames, hasHeredocs },
            ...(refusal === undefined ? {} : { refusal }),
            ...(open === undefined ? {} : { open }),
        };
    }
    refuse(why, offset) {
        if (why === undefined)
            return;
        this.refusal ??= { message: reasons/* unscanned */.Mq.dockerfile(why), ...(offset === undefined ? {} : { offset }) };
    }
    misplaced({ keyword }) {
        const isPlaced = this.froms.length > 0 || keyword === 'from' || keyword === 'arg';
        return isPlaced ? undefined : `${keyword.slice(0, 40).toUpperCase()} appears before the first FROM`;
    }
    instruction(command, line) {
        const { keyword, text } = command;
        if (keyword === 'from')
            this.from(command, line);
        else if (keyword === 'onbuild')
            this.trigger(command, line);
        else if (keyword === 'arg' && this.froms.length === 0)
            for (const word of quotedArguments(command, this.token))
                this.argument(line, text, word);
        else
            for (const one of sourcesOf(command, line, false))
                this.sources.push(one);
    }
    from(command, line) {
        const { text, flags } = command;
        const [image, as, name] = plainArguments(command);
        if (image === undefined)
            return;
        const isNamed = as !== undefined && isAs(text.slice(as.start, as.end));
        const stage = isNamed && name !== undefined ? lower(text.slice(name.start, name.end)) : undefined;
        const platform = valuesOf(flags, 'platform')[0];
        this.froms.push({
            image: tracedIn(line, text, image.start, image.end),
            ...(platform === undefined ? {} : { platform: inSource(platform, line) }),
            ...(stage === undefined ? {} : { stage }),
        });
    }
    argument(line, text, { start, end }) {
        const equals = text.indexOf('=', start);
        const hasValue = equals >= 0 && equals < end;
        const name = text.slice(start, hasValue ? equals : end);
        this.globals.push(hasValue ? { name, value: tracedIn(line, text, equals + 1, end) } : { name });
    }
    trigger({ text, rest }, line) {
        const inner = commandIn({ text, offset: line.offset }, rest, '\\');
        for (const one of sourcesOf(inner, line, true))
            this.sources.push(one);
    }
    skipHeredocs(command, line, lines) {
        if (!line.text.includes('<<'))
            return undefined;
        const inner = command.keyword === 'onbuild'
            ? commandIn({ ...line, text: command.text }, command.rest, this.token)
            : command;
        const isRead = ['add', 'copy', 'run'].includes(inner.keyword) && jsonList(inner) === undefined;
        for (const heredoc of isRead ? heredocsOf(line.text, this.pay) : []) {
            this.hasHeredocs = true;
            if (!skipHeredoc(this.text, lines, heredoc))
                return heredoc.name;
        }
        return undefined;
    }
}
function sourcesOf({ keyword, flags }, line, isTrigger) {
    const isCopy = keyword === 'copy' || keyword === 'add';
    if (!isCopy && keyword !== 'run')
        return [];
    const names = isCopy
        ? valuesOf(flags, 'from')
        : valuesOf(flags, 'mount').flatMap((mount) => mountSource(csvFields(mount) ?? []) ?? []);
    const kind = isCopy ? 'copy' : 'mount';
    return names.map((name) => ({ kind, name: inSource(name, line), isTrigger }));
}
function valuesOf(flags, name) {
    return flags.filter(({ text }) => text.startsWith(`--${name}=`)).flatMap((flag) => assigned(flag) ?? []);
}
function inSource({ text, at }, line) {
    return { text, at: at.map((index) => line.offset(index)) };
}

// EXTERNAL MODULE: ./lib/scan/languages/dockerfile/reading.js
var dockerfile_reading = __webpack_require__(44072);
;// CONCATENATED MODULE: ./lib/scan/languages/dockerfile/values/environment.js






const automatic = {
    BUILDPLATFORM: 'linux/amd64',
    BUILDOS: 'linux',
    BUILDOSVERSION: '',
    BUILDARCH: 'amd64',
    BUILDVARIANT: '',
    TARGETPLATFORM: 'linux/amd64',
    TARGETOS: 'linux',
    TARGETOSVERSION: '',
    TARGETARCH: 'amd64',
    TARGETVARIANT: '',
    TARGETSTAGE: 'default',
};
const automaticEntries = new Map(Object.entries(automatic).map(([name, text]) => {
    const branches = name === 'TARGETSTAGE' ? { branches: true } : {};
    return [name, { value: { ...unwritten(text), automatic: name, ...branches } }];
}));
class Environment {
    token;
    pay;
    passing;
    definitions = [];
    refused;
    entries = new Map(automaticEntries);
    constructor(globals, token, pay, passing = dockerfile_reading/* nothingPassed */.m) {
        this.token = token;
        this.pay = pay;
        this.passing = passing;
        for (const name of automaticEntries.keys())
            this.override(name);
        for (const argument of globals) {
            if (!this.override(argument.name))
                this.declare(argument);
            this.mark(argument.name);
        }
    }
    override(name) {
        const argument = this.passing.isUsed ? this.passing.args.get(name) : undefined;
        if (argument === undefined)
            return false;
        const passed = [argument];
        const { value } = argument;
        const unknown = { ...unwritten(''), unset: true, parameter: name, passed };
        this.entries.set(name, { value: 'why' in value ? unknown : { ...unwritten(value.text), passed } });
        return true;
    }
    mark(name) {
        const argument = this.passing.args.get(name);
        const entry = this.entries.get(name);
        if (argument === undefined || entry === undefined)
            return;
        const { value, definition } = entry;
        const passed = [...new Set([...(value.passed ?? []), argument])];
        this.entries.set(name, { value: { ...value, passed }, ...(0,collections/* compact */.oE)({ definition }) });
    }
    expand(word) {
        const used = new Set();
        const last = /^\$\{?([\p{L}\p{Nd}_]+)/u.exec(word.text.slice(word.text.lastIndexOf('$')))?.[1] ?? '';
        let [unsure, hasVariables] = [{}, false];
        let undeclared;
        const lookup = (name) => {
            hasVariables = true;
            const entry = this.entries.get(name);
            if (entry?.definition !== undefined)
                used.add(entry.definition);
            if (entry === undefined)
                undeclared ??= name;
            else
                unsure = combined(unsure, entry.value);
            return entry?.value;
        };
        try {
            const { text, at, ...rest } = lex(word, { escape: this.token }, lookup, this.pay);
            const { words: _, hasPatterns, ...inner } = rest;
            const value = { text, at, ...combined(inner, unsure) };
            return {
                value,
                used,
                last,
                hasVariables,
                hasPatterns,
                ...(undeclared === undefined ? {} : { undeclared }),
            };
        }
        catch (error) {
            const isLimit = error instanceof lexer_types/* LimitError */.o;
            if (!isLimit && !(error instanceof lexer_types/* WordError */.N))
                throw error;
            const isUnset = error instanceof lexer_types/* WordError */.N && error.isUnset;
            const value = { ...unwritten(''), ...unsure };
            return { value, why: error.message, isUnset, isLimit, used, last, hasVariables, hasPatterns: false };
        }
    }
    declare({ name, value }) {
        if (value === undefined) {
            if (!this.entries.has(name))
                this.entries.set(name, { value: { ...unwritten(''), unset: true, parameter: name } });
            return;
        }
        const expansion = this.expand(value);
        if (expansion.why !== undefined)
            this.fail(name, value.at[0], expansion, expansion.why);
        else
            this.define(name, value, expansion);
    }
    define(name, written, expansion) {
        const { value, used, last, hasVariables, hasPatterns } = expansion;
        for (const one of used) {
            if (hasPatterns || !isSame(one.value, value) || !one.names.has(last))
                one.isPart = true;
            if (hasPatterns)
                one.isMatched = true;
        }
        const alias = [...used].find((one) => one.isLiteral && one.names.has(last) && isSame(one.value, value));
        const definition = alias ?? {
            name,
            names: new Set(),
            value,
            written,
            isLiteral: !hasVariables,
            isPart: false,
            isMatched: false,
            users: 0,
        };
        definition.names.add(name);
        if (alias === undefined)
            this.definitions.push(definition);
        this.entries.set(name, { value, definition });
    }
    fail(name, offset, expansion, why) {
        const { value, isUnset, isLimit } = expansion;
        const isOpen = isUnset && value.parameter !== undefined;
        if (!isOpen)
            this.refused ??= {
                message: isLimit
                    ? reasons/* unscanned */.Mq.dockerfileLimit(why)
                    : reasons/* unscanned */.Mq.dockerfile(`ARG ${name.slice(0, 40)}: ${why}`),
                ...(0,collections/* compact */.oE)({ offset }),
            };
        this.entries.set(name, { value: { ...value, unset: true, parameter: value.parameter ?? name } });
    }
}

// EXTERNAL MODULE: ./lib/scan/values/build-arguments.js
var build_arguments = __webpack_require__(16077);
;// CONCATENATED MODULE: ./lib/scan/languages/dockerfile/values/passed.js







function imagesOfBuilds(file, builds, pay) {
    const tooMany = builds.length > build_arguments/* maxBuilds */.or;
    const found = builds.slice(0, build_arguments/* maxBuilds */.or).flatMap((build) => imagesOfBuild(file, build, pay));
    return {
        occurrences: found.flatMap(({ occurrence }) => occurrence),
        problems: [
            ...found.flatMap(({ problem }) => problem ?? []),
            ...(tooMany ? [{ file: file.path, message: reasons/* unscanned */.Mq.tooManyBuilds(build_arguments/* maxBuilds */.or) }] : []),
        ],
    };
}
function imagesOfBuild(file, build, pay) {
    const { globals, froms } = file.reading;
    const args = new Map(build.map((one) => [one.name, one]));
    const environment = new Environment(globals, file.token, pay, { args, isUsed: true });
    const stages = new Set();
    const bases = froms.flatMap(({ image, stage }) => {
        const expansion = environment.expand(image);
        const { text, branches } = expansion.value;
        const isStage = stages.has(text) || text === 'scratch';
        if (stage !== undefined)
            stages.add(stage);
        return isStage && !branches ? [] : baseOf(file, expansion);
    });
    const frontend = args.get(syntaxArgument);
    return [...bases, ...(frontend === undefined ? [] : [frontendOf(file, frontend)])];
}
function baseOf({ path }, expansion) {
    const { value, why, isUnset, isLimit } = expansion;
    const { passed = [] } = value;
    const [argument] = passed;
    if (argument === undefined)
        return [];
    for (const one of passed)
        if ('why' in one.value)
            return [{ occurrence: opaque(one, one.value.why) }];
    const isOpen = why === undefined || isUnset === true;
    if (isOpen && value.automatic !== undefined)
        return [{ occurrence: opaque(argument, reasons/* unresolved */.II.setByBuild(value.automatic)) }];
    const parsed = (0,images_image/* parseImage */.zZ)(value.text);
    if (isOpen && parsed.kind === 'image')
        return [{ occurrence: imageAt(argument, expansion, path) }];
    if (isOpen && value.parameter !== undefined)
        return [{ occurrence: opaque(argument, reasons/* unresolved */.II.noDefault(value.parameter)) }];
    const wrong = why ?? (parsed.kind === 'invalid' ? parsed.why : '');
    const { file, span, name } = argument;
    const message = isLimit
        ? reasons/* unscanned */.Mq.dockerfileLimit(wrong)
        : reasons/* unscanned */.Mq.passedRefused(name, path, value.text, wrong);
    return [
        {
            occurrence: (0,scan_occurrence/* opaqueAt */.NV)(file, span, isLimit ? 'variable' : 'invalid', wrong),
            problem: { file: file.path, span, message },
        },
    ];
}
function imageAt(argument, { value, hasPatterns }, path) {
    const { file, span, value: given } = argument;
    const isWhole = 'text' in given && given.text === value.text && value.at.every((offset) => offset < 0);
    if (!isWhole || hasPatterns || value.passed?.length !== 1)
        return (0,scan_occurrence/* resolvedAt */.MJ)(file, span, value.text, reasons/* notPinnable */.bP.passedInPart(path));
    return wholeAt(argument, value.text, given.noPlace);
}
function wholeAt({ file, span }, text, noPlace) {
    return noPlace === undefined ? (0,scan_occurrence/* occurrenceAt */.d_)(file, span, text) : (0,scan_occurrence/* resolvedAt */.MJ)(file, span, text, noPlace);
}
function opaque({ file, span }, why) {
    return (0,scan_occurrence/* opaqueAt */.NV)(file, span, 'variable', why);
}
function frontendOf({ reading, mirrors }, argument) {
    const { file, span, value } = argument;
    if ('why' in value)
        return { occurrence: opaque(argument, value.why) };
    const [name = ''] = value.text.trim().split(' ');
    const noPlace = name === value.text ? value.noPlace : reasons/* notPinnable */.bP.passedIndirectly(syntaxArgument);
    const occurrence = wholeAt(argument, name, noPlace);
    if (occurrence.kind === 'image' && isKnownFrontend(occurrence.image, reading.hasHeredocs, mirrors))
        return { occurrence };
    return { occurrence, problem: { file: file.path, span, message: reasons/* unscanned */.Mq.frontend(name) } };
}
function overridable(one, passed = []) {
    const [argument] = passed;
    if (argument === undefined || one.pin.kind === 'refused')
        return one;
    return { ...one, pin: (0,pin_place/* refused */.J)(reasons/* notPinnable */.bP.passed(argument.name, argument.file.path)) };
}

;// CONCATENATED MODULE: ./lib/scan/languages/dockerfile/values/pin-targets.js



class PinTargets {
    stageNames;
    definitions;
    starts;
    constructor(environment, stageNames) {
        this.stageNames = stageNames;
        const written = environment.definitions.filter((one) => one.written.text !== '');
        this.definitions = written.toSorted((a, b) => begin(a) - begin(b));
        this.starts = this.definitions.map(begin);
    }
    count({ value, used, last, hasPatterns }, isImage) {
        const users = new Set([...used, ...this.sourcesOf(value)]);
        for (const one of users) {
            one.users += 1;
            const isEnd = isImage && !hasPatterns && one.names.has(last);
            const role = isEnd ? roleOf(one, value) : undefined;
            if (role === undefined || (one.role ?? role) !== role)
                one.isPart = true;
            else
                one.role = role;
            if (hasPatterns)
                one.isMatched = true;
        }
    }
    homeOf(value) {
        const found = this.at(value.at[0] ?? -1);
        return found?.isLiteral && this.isHome(found, value, false) ? found : undefined;
    }
    endOf(value) {
        const whole = this.atEnd(value);
        if (whole !== undefined && this.isHome(whole, value, false))
            return whole;
        const tag = tagIn(value);
        const found = tag && this.at(tag.at[0] ?? -1);
        return tag && found?.isLiteral && this.isHome(found, tag, true) ? found : undefined;
    }
    usedByCommands(value) {
        const found = this.atEnd(value);
        if (found === undefined || found.isPart)
            return undefined;
        const isWhole = isSame(found.value, value);
        return this.isUsed(found, !isWhole) ? found.name : undefined;
    }
    digestOf(value) {
        const at = value.text.indexOf('@');
        if (at < 0)
            return undefined;
        const digest = slice(value, at);
        if (!isContiguous(digest))
            return { why: reasons/* notPinnable */.bP.digestFromVariable };
        const owner = this.at(digest.at[0] ?? -1);
        if (owner?.isMatched)
            return { why: reasons/* notPinnable */.bP.digestInPattern(owner.name) };
        if (owner === undefined || owner.users <= 1 || !owner.isPart)
            return digest;
        return { why: reasons/* notPinnable */.bP.digestShared(owner.name) };
    }
    atEnd(value) {
        return this.at(value.at[endStart(value)] ?? -1) ?? this.at(tagIn(value)?.at[0] ?? -1);
    }
    isHome(found, value, isTag) {
        return !found.isPart && isSame(found.value, value) && !this.isUsed(found, isTag);
    }
    isUsed({ names }, isTag) {
        const { declared, used } = this.stageNames;
        return [...names].some((name) => isTag ? declared.has(name) || used.has(name) : declared.has(name) && used.has(name));
    }
    sourcesOf({ at }) {
        const sources = new Set();
        let last = -2;
        for (const offset of at) {
            const source = offset < 0 || offset === last + 1 ? undefined : this.at(offset);
            if (source !== undefined)
                sources.add(source);
            last = offset;
        }
        return sources;
    }
    at(offset) {
        let [low, high] = [0, this.starts.length - 1];
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if ((this.starts[middle] ?? 0) <= offset)
                low = middle;
            else
                high = middle - 1;
        }
        const found = this.definitions[low];
        return found !== undefined && offset >= begin(found) && offset <= end(found) ? found : undefined;
    }
}
function roleOf({ value }, name) {
    if (isSame(value, name))
        return 'name';
    const tag = tagIn(name);
    if (tag === undefined || !isSame(value, tag))
        return undefined;
    return `tag of ${name.text.slice(0, name.text.length - tag.text.length)}`;
}
function begin({ written }) {
    return written.at[0] ?? 0;
}
function end({ written }) {
    return written.at.at(-1) ?? 0;
}

;// CONCATENATED MODULE: ./lib/scan/languages/dockerfile/references.js










function literalImage(place, homes, value) {
    const span = place.spanOf(value);
    return place.image(span, value.text, pinOf(place, homes, value, span.end));
}
function expandedPin(place, homes, { value, hasPatterns }, word) {
    const digest = homes.digestOf(value);
    if (digest !== undefined && 'why' in digest)
        return (0,pin_place/* refused */.J)(digest.why);
    if (digest !== undefined && !beginsIn(digest, word))
        return { kind: 'place', lead: '@', span: place.spanOf(digest) };
    const end = value.text.length - (digest?.text.length ?? 0);
    if (!hasPatterns && place.hasOwnEnd(word, value))
        return pinOf(place, homes, value, (value.at[end - 1] ?? -1) + 1);
    const home = digest === undefined && !hasPatterns ? homes.endOf(value) : undefined;
    const name = value.text.slice(0, end);
    if (home !== undefined && (place.hasOwnEnd(home.written, value) || place.hasOwnPath(word, value)))
        return pinOf(place, homes, value, (value.at[end - 1] ?? -1) + 1);
    const user = homes.usedByCommands(value);
    if (user !== undefined)
        return (0,pin_place/* refused */.J)(reasons/* notPinnable */.bP.usedByCommands(user, name));
    return (0,pin_place/* refused */.J)(reasons/* notPinnable */.bP.behindVariable(name, digest !== undefined));
}
function pinOf(place, homes, value, end) {
    const digest = homes.digestOf(value);
    if (digest === undefined) {
        const lead = tagIn(value) === undefined ? (0,images_image/* digestLead */.PA)({}) : '@';
        return { kind: 'place', lead, span: { start: end, end } };
    }
    if ('why' in digest)
        return { kind: 'refused', why: digest.why };
    return { kind: 'place', lead: '@', span: place.spanOf(digest) };
}
const singleWord = /^["']*[A-Z]*["']*$/;
class Refusals {
    place;
    first;
    constructor(place) {
        this.place = place;
    }
    add(message, { start }) {
        this.first ??= { message, offset: start };
    }
    invalid(span, why) {
        const occurrence = this.place.opaque(span, 'invalid', why);
        const { raw } = occurrence;
        if ((0,scan_occurrence/* isPlaceholder */.wK)(raw) && !singleWord.test(raw))
            return this.place.opaque(span, 'template', reasons/* unresolved */.II.placeholder(raw));
        this.add(reasons/* unscanned */.Mq.notAnImage(raw, why), span);
        return occurrence;
    }
}
function sourcesIn(sources, stages, stageCount, context) {
    return sources.flatMap((source) => {
        const { text } = source.name;
        const index = indexOf(text);
        const isStage = text === '' || stages.has(lower(text));
        if (index === undefined)
            return isStage ? [] : imageOf(source, context);
        if (index < 0 || (index >= stageCount && !source.isTrigger))
            context.refusals.add(reasons/* unscanned */.Mq.dockerfile(`there is no stage ${text.slice(0, 40)}`), spanOf(source, context));
        return [];
    });
}
function imageOf(source, context) {
    const { place, homes, refusals } = context;
    const { kind, name, isTrigger } = source;
    const { text } = name;
    const span = spanOf(source, context);
    if (place.isTemplated(name, text))
        return [place.templated(span)];
    if (text === 'scratch') {
        if (kind === 'copy')
            refusals.add(reasons/* unscanned */.Mq.dockerfile('`scratch` has no files to copy'), span);
        return [];
    }
    if (text.includes('$') || (kind === 'copy' && isExpanded(source, context))) {
        if (!isTrigger)
            refusals.add(reasons/* unscanned */.Mq.dockerfile(`\`${text.slice(0, 100)}\` is not expanded in \`from\``), span);
        return [place.opaque(span, 'variable', reasons/* unresolved */.II.notExpandedInFrom)];
    }
    const parsed = (0,images_image/* parseImage */.zZ)(text);
    return [parsed.kind === 'image' ? literalImage(place, homes, name) : refusals.invalid(span, parsed.why)];
}
function isExpanded({ name }, { environment }) {
    const { value, hasVariables } = environment.expand(name);
    return hasVariables || value.text !== name.text;
}
function spanOf({ name }, { place }) {
    return place.spanOf(name);
}
function indexOf(text) {
    if (!/^[-+]?[0-9]+$/.test(text))
        return undefined;
    const digits = text.replace(/^[-+]?0*/, '') || '0';
    if (digits.length > 19 || BigInt(digits) >= 2n ** 63n)
        return undefined;
    return text.startsWith('-') && digits !== '0' ? -1 : Number(digits);
}
function referencesIn(reading, token, place, pay, passable) {
    const environment = new Environment(reading.globals, token, pay, { args: passable, isUsed: false });
    const refusals = new Refusals(place);
    const homes = new PinTargets(environment, reading.stageNames);
    const bases = new Bases(environment, homes, place, refusals);
    const occurrences = [
        ...bases.read(reading.froms),
        ...sourcesIn(reading.sources, bases.stages, reading.froms.length, {
            environment,
            homes,
            place,
            refusals,
        }),
    ];
    const refused = environment.refused ?? refusals.first;
    return { occurrences, ...(refused === undefined ? {} : { refused }) };
}
class Bases {
    environment;
    homes;
    place;
    refusals;
    stages = new Set();
    constructor(environment, homes, place, refusals) {
        this.environment = environment;
        this.homes = homes;
        this.place = place;
        this.refusals = refusals;
    }
    read(froms) {
        const expanded = froms.map((from) => {
            const expansion = this.environment.expand(from.image);
            const isStage = this.stages.has(expansion.value.text) || expansion.value.text === 'scratch';
            if (from.stage !== undefined)
                this.stages.add(from.stage);
            const isImage = !isStage && expansion.why === undefined;
            this.homes.count(expansion, isImage);
            if (from.platform !== undefined)
                this.homes.count(this.environment.expand(from.platform), false);
            return { from, expansion, isStage };
        });
        return expanded.flatMap(({ from, expansion, isStage }) => this.base(from, expansion, isStage));
    }
    base({ image }, expansion, isStage) {
        const { value, why, isUnset, isLimit, undeclared } = expansion;
        const span = this.place.unquoted(image);
        if (this.place.isTemplated(image, value.text))
            return [this.place.templated(span)];
        if (isStage && !value.branches)
            return [];
        const isOpen = why === undefined || isUnset === true;
        if (isOpen && value.automatic !== undefined)
            return [this.place.opaque(span, 'variable', reasons/* unresolved */.II.setByBuild(value.automatic))];
        const parsed = (0,images_image/* parseImage */.zZ)(value.text);
        if (isOpen && parsed.kind === 'image')
            return [this.image(image, span, expansion)];
        if (isOpen && value.parameter !== undefined)
            return [this.place.opaque(span, 'variable', why ?? reasons/* unresolved */.II.noDefault(value.parameter))];
        if (isLimit)
            this.refusals.add(reasons/* unscanned */.Mq.dockerfileLimit(why ?? ''), span);
        if (isLimit)
            return [this.place.opaque(span, 'variable', why ?? '')];
        const wrong = why ?? (parsed.kind === 'invalid' ? parsed.why : '');
        const detail = undeclared === undefined ? wrong : reasons/* unresolved */.II.notDeclared(wrong, undeclared);
        return [this.refusals.invalid(span, detail)];
    }
    image(image, span, expansion) {
        const { value, hasVariables } = expansion;
        const home = this.homes.homeOf(value);
        if (home !== undefined)
            return { ...literalImage(this.place, this.homes, value), uses: [this.place.outer(span)] };
        if (!hasVariables)
            return literalImage(this.place, this.homes, value);
        const isInline = isVariable.test(this.place.textOf(span)) && isContiguous(value) && beginsIn(value, image);
        const at = isInline ? this.place.spanOf(value) : span;
        const found = this.place.image(at, value.text, expandedPin(this.place, this.homes, expansion, image));
        return overridable(found, value.passed);
    }
}
const isVariable = /^\$\{.*\}$/s;

;// CONCATENATED MODULE: ./lib/scan/languages/dockerfile/dockerfile.js









function scanDockerfile(file, embedded, isTemplate, context = {}) {
    const scan = read(file, embedded, embedded.isCovered === true, context);
    if (scan.problems.length === 0)
        return scan;
    const text = (0,templates/* coverTemplates */.Jf)(embedded.text);
    if (text === embedded.text)
        return scan;
    const covered = read(file, { ...embedded, text }, true, context);
    return isTemplate ? covered : { ...scan, occurrences: covered.occurrences };
}
function wholeFile({ text }) {
    return { text, offsets: sameOffsets };
}
function read(file, { text, offsets, pay = (0,dockerfile_reading/* workOf */.L)(text.length) }, isCovered, { builds = [], mirrors = {} }) {
    const place = new DockerfilePlace(file, text, offsets, isCovered);
    const directives = directivesIn(text);
    const { escape: token, syntax } = directives;
    const reading = readingOf(text, token, pay);
    const frontend = frontendIn(syntax, reading.hasHeredocs, file, place, mirrors);
    const passable = new Map(builds.flat().map((one) => [one.name, one]));
    const { occurrences, refused } = referencesIn(reading, token, place, pay, passable);
    const built = { path: file.path, reading, token, mirrors };
    const passed = imagesOfBuilds(built, builds, pay);
    const found = [...frontend.occurrences, ...dockerfile_joined(occurrences)];
    if (frontend.problem !== undefined)
        return { occurrences: found, problems: [frontend.problem], passed };
    const isDockerfile = reading.froms.length > 0 || found.length > 0;
    const first = directives.refused === undefined ? undefined : { message: reasons/* unscanned */.Mq.dockerfile(directives.refused) };
    const refusal = first ?? reading.open ?? reading.refusal ?? refused;
    const problems = refusal === undefined || !isDockerfile ? [] : [problemOf(file, refusal, place)];
    return { occurrences: found, problems, passed };
}
function problemOf(file, { message, offset }, place) {
    const span = offset === undefined ? {} : { span: place.outer({ start: offset, end: offset }) };
    return { file: file.path, message, ...span };
}
function dockerfile_joined(occurrences) {
    const byStart = new Map();
    for (const one of occurrences) {
        const known = byStart.get(one.at.span.start) ?? { one, uses: [] };
        for (const use of one.uses ?? [])
            known.uses.push(use);
        byStart.set(one.at.span.start, known);
    }
    return [...byStart.values()].map(({ one, uses }) => (uses.length === 0 ? one : { ...one, uses }));
}


/***/ }),

/***/ 14703:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ WordError),
/* harmony export */   o: () => (/* binding */ LimitError)
/* harmony export */ });
class WordError extends Error {
    isUnset;
    constructor(message, isUnset = false) {
        super(message);
        this.isUnset = isUnset;
    }
}
class LimitError extends Error {
}


/***/ }),

/***/ 44072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ workOf),
/* harmony export */   m: () => (/* binding */ nothingPassed)
/* harmony export */ });
/* harmony import */ var _lexer_lexer_types_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14703);

const nothingPassed = { args: new Map(), isUsed: false };
const maxWork = 40_000_000;
function workOf(length) {
    let left = Math.min(maxWork, 4_000_000 + 64 * length);
    const over = new _lexer_lexer_types_js__WEBPACK_IMPORTED_MODULE_0__/* .LimitError */ .o('its variables take too much work to expand');
    return (steps) => {
        left -= steps;
        if (left < 0)
            throw over;
    };
}


/***/ }),

/***/ 92670:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ assignedIn)
/* harmony export */ });
/* harmony import */ var _values_combinations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87042);
/* harmony import */ var _syntax_variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77696);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19858);



const keywords = /^(?:then|do|else|if|elif|while|until|!)$/;
const declarations = /^(?:export|local|readonly|declare|typeset)$/;
const assignment = /^(?<name>[A-Za-z_]\w*)(?<sign>\+?)=/;
const variable = /\$(?:\{(?=\w+\}))?(?<name>[A-Za-z_]\w*)\}?/g;
const maxValues = 65;
function assignedIn(commands, sourceOf) {
    const values = new Map();
    const add = (name, value) => {
        const known = values.get(name) ?? [];
        values.set(name, known);
        if (known.length < maxValues)
            known.push(value);
    };
    for (const command of commands) {
        const words = command.slice(command.findIndex(({ text }) => !keywords.test(text)));
        if (words[0]?.text === 'for' && words[2]?.text === 'in')
            for (const word of words.slice(3))
                add(words[1]?.text ?? '', sourceOf(word));
        for (const word of assignmentsOf(words)) {
            const { 0: lead, groups } = assignment.exec(word.text) ?? { 0: '', groups: {} };
            const { name = '', sign } = groups ?? {};
            add(name, sign === '' ? assigned((0,_options_js__WEBPACK_IMPORTED_MODULE_2__/* .partOf */ .BU)(word, lead.length), name, sourceOf) : { value: '$(+)' });
        }
    }
    return (0,_values_combinations_js__WEBPACK_IMPORTED_MODULE_0__/* .expandedValues */ .sC)((name) => values.get(name) ?? [], variable);
}
function assignmentsOf(words) {
    const isDeclaration = declarations.test(words[0]?.text ?? '');
    const assigned = words.filter(({ text }) => assignment.test(text));
    return isDeclaration || assigned.length === words.length ? assigned : [];
}
function assigned(word, name, sourceOf) {
    const whole = (0,_syntax_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeVariable */ .o)(word.text);
    if (whole?.name !== name || whole.fallback === undefined)
        return sourceOf(word);
    const { offset, text } = whole.fallback;
    const start = word.span.start + offset;
    return sourceOf({ text, span: { start, end: start + text.length } });
}


/***/ }),

/***/ 3674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Br: () => (/* binding */ argumentImage),
/* harmony export */   LN: () => (/* binding */ driverImages),
/* harmony export */   N: () => (/* binding */ dockerUses),
/* harmony export */   Xg: () => (/* binding */ generatorImage),
/* harmony export */   e6: () => (/* binding */ dockerPrograms),
/* harmony export */   xU: () => (/* binding */ contextImage)
/* harmony export */ });
/* harmony import */ var _looks_like_image_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95861);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23948);
/* harmony import */ var _image_uses_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85282);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19858);




const globalOptions = (0,_options_js__WEBPACK_IMPORTED_MODULE_3__/* .optionTable */ .sX)('D debug tls tlsverify v version r remote debug-full insecure-registry syslog', 'H c l a n host context config log-level connection url root runroot namespace address identity storage-driver storage-opt tlscacert tlscert tlskey cgroup-manager data-root snapshotter hosts-dir');
const runOptions = (0,_options_js__WEBPACK_IMPORTED_MODULE_3__/* .optionTable */ .sX)(`d i t P q rm detach interactive tty privileged init quiet read-only publish-all no-healthcheck oom-kill-disable
  sig-proxy disable-content-trust use-api-socket help
  replace rmi tls-verify no-hosts no-hostname http-proxy env-host passwd read-only-tmpfs rootfs unsetenv-all`, `a c e h l m p u v w add-host annotation attach blkio-weight blkio-weight-device cap-add cap-drop cgroup-parent
  cgroupns cidfile cpu-count cpu-percent cpu-period cpu-quota cpu-rt-period cpu-rt-runtime cpu-shares cpus cpuset-cpus
  cpuset-mems detach-keys device device-cgroup-rule device-read-bps device-read-iops device-write-bps device-write-iops
  dns dns-option dns-opt dns-search domainname entrypoint env env-file expose gpus group-add health-cmd health-interval
  health-retries health-start-interval health-start-period health-timeout hostname io-maxbandwidth io-maxiops ip ip6 ipc
  isolation kernel-memory label label-file link link-local-ip log-driver log-opt mac-address memory memory-reservation
  memory-swap memory-swappiness mount name net net-alias network network-alias oom-score-adj pid pids-limit platform
  publish pull restart runtime security-opt shm-size stop-signal stop-timeout storage-opt sysctl tmpfs ulimit user userns
  uts volume volume-driver volumes-from workdir
  arch authfile cert-dir cgroup-conf cgroups chrootdirs conmon-pidfile creds decryption-key env-merge gidmap group-entry
  hostuser image-volume init-ctr init-path os passwd-entry personality pidfile pod pod-id-file preserve-fd preserve-fds
  rdt-class requires retry retry-delay sdnotify seccomp-policy secret shm-size-systemd subgidname subuidname systemd
  timeout tz uidmap umask unsetenv variant
  snapshotter cosign-key verify ipfs-address label-file umask`);
const pullOptions = (0,_options_js__WEBPACK_IMPORTED_MODULE_3__/* .optionTable */ .sX)('a q all-tags quiet disable-content-trust tls-verify help unpack pull pull-always pull-never', 'name platform arch os variant authfile cert-dir creds decryption-key retry retry-delay policy snapshotter verify cosign-key policy-name');
const nameOptions = (0,_options_js__WEBPACK_IMPORTED_MODULE_3__/* .optionTable */ .sX)('a q p all-tags quiet disable-content-trust raw dry-run append prefer-index pause tls-verify remove-signatures help', 'm c f t o platform author message change format tag file annotation builder progress authfile cert-dir creds compression-format sign-by digestfile output metadata-file');
const kaniko = 'executor';
const dockerPrograms = new Set(['docker', 'podman', 'nerdctl', 'buildah', 'docker-buildx', kaniko]);
const nouns = new Set(['container', 'image', 'builder']);
const imageScheme = 'docker-image://';
function dockerUses({ program, args }) {
    const { operands } = (0,_options_js__WEBPACK_IMPORTED_MODULE_3__/* .operandsOf */ .ep)(args, globalOptions, true);
    const words = nouns.has(operands[0]?.text ?? '') ? operands.slice(1) : operands;
    const [verb, ...rest] = words;
    if (program === kaniko)
        return { builds: built((0,_options_js__WEBPACK_IMPORTED_MODULE_3__/* .optionValues */ .ib)(args, ['d', 'destination']), true) };
    if (program === 'docker-buildx')
        return buildxUses(words);
    switch (verb?.text) {
        case 'run':
        case 'create':
            return program === 'buildah' ? {} : (0,_image_uses_js__WEBPACK_IMPORTED_MODULE_2__/* .firstImage */ .o2)((0,_options_js__WEBPACK_IMPORTED_MODULE_3__/* .operandsOf */ .ep)(rest, runOptions, true));
        case 'pull':
            return pullUses(rest);
        case 'from':
            return program === 'buildah' ? (0,_image_uses_js__WEBPACK_IMPORTED_MODULE_2__/* .firstImage */ .o2)((0,_options_js__WEBPACK_IMPORTED_MODULE_3__/* .operandsOf */ .ep)(rest, pullOptions)) : {};
        case 'build':
        case 'bud':
            return buildUses(rest);
        case 'buildx':
            return buildxUses(rest);
        case 'tag':
        case 'commit':
        case 'import':
            return renamed((0,_options_js__WEBPACK_IMPORTED_MODULE_3__/* .operandsOf */ .ep)(rest, nameOptions).operands);
        case 'push':
            return { pushed: (0,_options_js__WEBPACK_IMPORTED_MODULE_3__/* .operandsOf */ .ep)(rest, nameOptions).operands };
        case 'inspect':
        case 'history':
        case 'save':
            return { looksFor: (0,_options_js__WEBPACK_IMPORTED_MODULE_3__/* .operandsOf */ .ep)(rest, nameOptions).operands };
        default:
            return {};
    }
}
function pullUses(words) {
    const { images: found = [] } = (0,_image_uses_js__WEBPACK_IMPORTED_MODULE_2__/* .firstImage */ .o2)((0,_options_js__WEBPACK_IMPORTED_MODULE_3__/* .operandsOf */ .ep)(words, pullOptions));
    const isWhole = words.some(({ text }) => /^(?:-q?aq?|--all-tags(?:=true)?)$/.test(text));
    return { images: isWhole ? found.map((one) => ({ ...one, noPin: _reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .notPinnable */ .bP.allTags })) : found };
}
function renamed([from, to]) {
    return to === undefined || from === undefined ? {} : { looksFor: [from], builds: built([to], false) };
}
function buildxUses([verb, ...rest]) {
    if (verb?.text === 'build' || verb?.text === 'b')
        return buildUses(rest);
    if (verb?.text === 'create')
        return { images: (0,_image_uses_js__WEBPACK_IMPORTED_MODULE_2__/* .images */ .zC)((0,_options_js__WEBPACK_IMPORTED_MODULE_3__/* .optionValues */ .ib)(rest, ['driver-opt']).flatMap(driverImages)) };
    return verb?.text === 'imagetools' ? imagetoolsUses(rest) : {};
}
function imagetoolsUses([verb, ...rest]) {
    const { operands } = (0,_options_js__WEBPACK_IMPORTED_MODULE_3__/* .operandsOf */ .ep)(rest, nameOptions);
    if (verb?.text === 'inspect')
        return { images: (0,_image_uses_js__WEBPACK_IMPORTED_MODULE_2__/* .images */ .zC)(operands.slice(0, 1), _reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .notPinnable */ .bP.asksForTag) };
    if (verb?.text !== 'create')
        return {};
    return {
        images: (0,_image_uses_js__WEBPACK_IMPORTED_MODULE_2__/* .images */ .zC)(operands, _reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .notPinnable */ .bP.copiesTag),
        builds: built((0,_options_js__WEBPACK_IMPORTED_MODULE_3__/* .optionValues */ .ib)(rest, ['t', 'tag']), true),
    };
}
function buildUses(words) {
    const isPushed = words.some(({ text }) => text === '--push' || text === '--push=true') ||
        (0,_options_js__WEBPACK_IMPORTED_MODULE_3__/* .optionValues */ .ib)(words, ['o', 'output']).some(({ text }) => /type=registry|push=true/.test(text));
    return {
        images: [
            ...(0,_options_js__WEBPACK_IMPORTED_MODULE_3__/* .optionValues */ .ib)(words, ['build-arg']).flatMap(argumentImage),
            ...(0,_options_js__WEBPACK_IMPORTED_MODULE_3__/* .optionValues */ .ib)(words, ['build-context']).flatMap(contextImage),
            ...(0,_options_js__WEBPACK_IMPORTED_MODULE_3__/* .optionValues */ .ib)(words, ['sbom', 'attest']).flatMap(generatorImage),
        ],
        builds: built((0,_options_js__WEBPACK_IMPORTED_MODULE_3__/* .optionValues */ .ib)(words, ['t', 'tag']), isPushed),
    };
}
function driverImages(word) {
    const found = /(?:^|,)"?image=(?<image>[^,"]*)/.exec(word.text);
    if (found === null)
        return [];
    const start = found.index + found[0].length - (found.groups?.image?.length ?? 0);
    const end = found.index + found[0].length;
    return [
        {
            text: word.text.slice(start, end),
            span: { start: word.span.start + start, end: word.span.start + end },
        },
    ];
}
function argumentImage(word) {
    const equals = word.text.indexOf('=');
    if (equals <= 0)
        return [];
    const value = (0,_options_js__WEBPACK_IMPORTED_MODULE_3__/* .partOf */ .BU)(word, equals + 1);
    return !value.text.includes('$') && (0,_looks_like_image_js__WEBPACK_IMPORTED_MODULE_0__/* .isImageArgument */ .r)(word.text.slice(0, equals), value.text)
        ? [{ word: value, noPin: _reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .notPinnable */ .bP.inDockerfile }]
        : [];
}
function contextImage(word) {
    const at = word.text.indexOf(`=${imageScheme}`);
    return at <= 0 ? [] : [{ word: (0,_options_js__WEBPACK_IMPORTED_MODULE_3__/* .partOf */ .BU)(word, at + 1 + imageScheme.length) }];
}
function generatorImage(word) {
    const lead = /^"?(?:[^,]*,)*?"?generator=/.exec(word.text)?.[0].length;
    if (lead === undefined)
        return [];
    const rest = (0,_options_js__WEBPACK_IMPORTED_MODULE_3__/* .partOf */ .BU)(word, lead);
    const length = /^[^,"]*/.exec(rest.text)?.[0].length ?? 0;
    const span = { start: rest.span.start, end: rest.span.start + length };
    return [{ word: { text: rest.text.slice(0, length), span } }];
}
function built(words, isPushed) {
    return words.map((word) => ({ word, isPushed }));
}


/***/ }),

/***/ 85282:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hi: () => (/* binding */ wholeUsesIn),
/* harmony export */   TH: () => (/* binding */ builtImages),
/* harmony export */   o2: () => (/* binding */ firstImage),
/* harmony export */   zC: () => (/* binding */ images)
/* harmony export */ });
/* harmony import */ var _model_images_image_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75485);
/* harmony import */ var _syntax_variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77696);


function firstImage({ operands, unknownOption, }) {
    const [word] = operands;
    if (word === undefined || isNoImage(word))
        return {};
    return { images: [unknownOption === undefined ? { word } : { word, unknownOption }] };
}
function images(words, noPin) {
    return words.flatMap((word) => {
        if (word === undefined || isNoImage(word))
            return [];
        return noPin === undefined ? [{ word }] : [{ word, noPin }];
    });
}
function isNoImage({ text }) {
    return /^\W*$|^[./~]|^(?!docker)[a-z-]+:\/\/|\.tar(?:\.gz)?$/.test(text);
}
function builtImages(file, builds, namesOf) {
    return builds.flatMap(({ word, isPushed }) => knownOrWritten(namesOf(word), word.text)
        .filter((name) => name.includes('$') || (0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_0__/* .parseImage */ .zZ)(name).kind === 'image')
        .map((name) => ({ name, at: { file: file.path, span: word.span }, isPushed })));
}
function wholeUsesIn(images) {
    const counts = new Map();
    for (const { word } of images) {
        const name = (0,_syntax_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeVariable */ .o)(word.text)?.name;
        if (name !== undefined)
            counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    return counts;
}
function knownOrWritten(names, written) {
    return names.length > 0 ? names : [written];
}


/***/ }),

/***/ 19858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BU: () => (/* binding */ partOf),
/* harmony export */   ep: () => (/* binding */ operandsOf),
/* harmony export */   ib: () => (/* binding */ optionValues),
/* harmony export */   sX: () => (/* binding */ optionTable)
/* harmony export */ });
const maxVariableLength = 200;
const expandedOptions = /^\$\{[^}]*(?::\+|\[@\])|^\$[({]?(?!\w*IM(?:AGE|G))\w*(?:OPT|ARG|FLAG|PARAM|TTY|MOUNT|NETWORK|VOLUME)\w*[)}]?$/i;
function optionTable(flags, valued) {
    return { flags: new Set(flags.split(/\s+/)), valued: new Set(valued.split(/\s+/)) };
}
function operandsOf(words, table, isLeading = false) {
    const operands = [];
    let unknownOption;
    let expanded;
    for (let index = 0; index < words.length; index += 1) {
        const word = words[index];
        if (word === undefined)
            continue;
        const { text } = word;
        if (text === '--')
            return finished([...operands, ...words.slice(index + 1)], unknownOption);
        if (text.length < maxVariableLength && expandedOptions.test(text)) {
            expanded = word;
            continue;
        }
        if (!text.startsWith('-') || text === '-') {
            if (isLeading)
                return finished(words.slice(index), unknownOption);
            operands.push(word);
            continue;
        }
        const takesNext = valueFollows(text, table);
        if (takesNext === undefined && operands.length === 0 && isValue(words[index + 1]))
            unknownOption ??= text;
        if (takesNext === true)
            index += 1;
    }
    if (operands.length === 0 && expanded !== undefined)
        operands.push(expanded);
    return finished(operands, unknownOption);
}
function optionValues(words, names) {
    return words.flatMap((word, index) => {
        for (const name of names) {
            const option = name.length === 1 ? `-${name}` : `--${name}`;
            if (word.text === option)
                return words[index + 1] ?? [];
            if (word.text.startsWith(`${option}=`))
                return partOf(word, option.length + 1);
            if (name.length === 1 && word.text.startsWith(option) && word.text.length > 2)
                return partOf(word, 2);
        }
        return [];
    });
}
function partOf({ text, span }, offset) {
    const part = text.slice(offset);
    const start = span.start + offset;
    const quote = part[0];
    const isQuoted = part.length > 1 && (quote === '"' || quote === "'") && part.indexOf(quote, 1) === part.length - 1;
    return isQuoted
        ? { text: part.slice(1, -1), span: { start: start + 1, end: span.end - 1 } }
        : { text: part, span: { start, end: span.end } };
}
function finished(operands, unknownOption) {
    return unknownOption === undefined ? { operands } : { operands, unknownOption };
}
function isValue(word) {
    return word !== undefined && !word.text.startsWith('-');
}
function valueFollows(text, { flags, valued }) {
    if (text.startsWith('--')) {
        const name = text.slice(2);
        if (name.includes('=') || flags.has(name))
            return false;
        return valued.has(name) ? true : undefined;
    }
    for (let at = 1; at < text.length; at += 1) {
        const letter = text[at] ?? '';
        if (valued.has(letter))
            return at === text.length - 1;
        if (!flags.has(letter))
            return text[at + 1] === '=' ? false : undefined;
    }
    return false;
}


/***/ }),

/***/ 18322:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ readImageWord),
/* harmony export */   cC: () => (/* binding */ variableUsesIn),
/* harmony export */   eZ: () => (/* binding */ namesOf),
/* harmony export */   fe: () => (/* binding */ withoutOtherUses),
/* harmony export */   mE: () => (/* binding */ pinnedWords),
/* harmony export */   rN: () => (/* binding */ placedValue)
/* harmony export */ });
/* harmony import */ var _looks_like_image_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95861);
/* harmony import */ var _occurrence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75096);
/* harmony import */ var _pin_place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13052);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23948);
/* harmony import */ var _values_possible_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80056);
/* harmony import */ var _syntax_templates_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13770);
/* harmony import */ var _syntax_variables_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77696);
/* harmony import */ var _yaml_scan_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(98428);








const scheme = 'docker://';
const expansion = /[$`*?]/;
const variables = /\$\{?(?<name>[A-Za-z_]\w*)/g;
function readImageWord(file, used, context) {
    const { noPin, word } = used;
    const read = wordsRead.get(context) ?? new Set();
    wordsRead.set(context, read);
    const key = `${noPin ?? ''}\n${word.text}`;
    if (read.has(key))
        return [];
    const found = occurrencesOf(file, used, context);
    if (found.every(({ at }) => at.span.start < word.span.start || at.span.start >= word.span.end))
        read.add(key);
    if (noPin === undefined)
        return found;
    return found.map((one) => (one.kind === 'image' ? withoutPin(one, noPin) : one));
}
const wordsRead = new WeakMap();
function occurrencesOf(file, used, context) {
    const { word, unknownOption } = used;
    const { text, span } = word;
    if (unknownOption !== undefined)
        return [(0,_occurrence_js__WEBPACK_IMPORTED_MODULE_1__/* .opaqueAt */ .NV)(file, span, 'variable', _reasons_js__WEBPACK_IMPORTED_MODULE_3__/* .unresolved */ .II.unknownOption(unknownOption))];
    if (expansion.test(text))
        return readExpansion(file, word, context);
    const lead = text.startsWith(scheme) ? scheme.length : 0;
    const value = literalValue(text.slice(lead));
    const isExact = isAsWritten(file, word) && value === text.slice(lead);
    return [(0,_occurrence_js__WEBPACK_IMPORTED_MODULE_1__/* .occurrenceAt */ .d_)(file, { start: span.start + lead, end: span.end }, value, isExact)];
}
function placedValue(file, word) {
    const value = literalValue(word.text);
    if (expansion.test(word.text) || value === '')
        return { value: word.text };
    return { value, source: { value, span: word.span, exact: isAsWritten(file, word) && value === word.text } };
}
function namesOf({ text }, valuesOf) {
    if (!expansion.test(text))
        return [literalValue(text)];
    const whole = (0,_syntax_variables_js__WEBPACK_IMPORTED_MODULE_6__/* .wholeVariable */ .o)(text);
    const names = whole === undefined ? [] : valuesOf(whole.name).map(({ value }) => value);
    const expanded = (0,_syntax_variables_js__WEBPACK_IMPORTED_MODULE_6__/* .expand */ .f)(text, (name) => valuesOf(name)[0]?.value);
    const all = new Set([...names, ...(expanded.kind === 'value' ? [expanded.value] : [])]);
    return [...all].filter((name) => name !== '' && !expansion.test(name));
}
function readExpansion(file, word, context) {
    const { text, span } = word;
    const raw = file.text.slice(span.start, span.end);
    if ((0,_syntax_templates_js__WEBPACK_IMPORTED_MODULE_5__/* .isTemplated */ .dw)(raw))
        return [(0,_occurrence_js__WEBPACK_IMPORTED_MODULE_1__/* .opaqueAt */ .NV)(file, span, 'template', _reasons_js__WEBPACK_IMPORTED_MODULE_3__/* .unresolved */ .II.template(raw))];
    const opaque = [(0,_occurrence_js__WEBPACK_IMPORTED_MODULE_1__/* .opaqueAt */ .NV)(file, span, 'variable', whyExpanded(text))];
    if (!isAsWritten(file, word) || /[`*?\\"']|\$\(|\$\$/.test(text))
        return opaque;
    const names = [...text.matchAll(variables)].map(({ groups }) => groups?.name ?? '');
    const values = names.map((name) => context.valuesOf(name));
    if (values.flat().some(({ value }) => value.includes('$')))
        return opaque;
    const isKnown = names.length > 0 && values.every(({ length }) => length > 0);
    const source = { value: text, span, exact: true };
    const found = isKnown
        ? (0,_values_possible_values_js__WEBPACK_IMPORTED_MODULE_4__/* .possibleImages */ .I)(file, source, context.valuesOf)
        : [(0,_yaml_scan_js__WEBPACK_IMPORTED_MODULE_7__/* .interpolated */ .cd)()(file, source)].filter(({ kind }) => kind === 'image');
    if (found.length === 0 || found.some((one) => one.kind === 'opaque'))
        return opaque;
    return found.map((one) => withoutUncertainPin(file, one, names, context.wholeUses));
}
function withoutUncertainPin(file, one, names, wholeUses) {
    if (one.kind !== 'image' || one.pin.kind === 'refused')
        return one;
    if (one.raw.includes('$'))
        return withoutPin(one, _reasons_js__WEBPACK_IMPORTED_MODULE_3__/* .notPinnable */ .bP.fromVariable);
    return withoutOtherUses(file, one, names, wholeUses);
}
function withoutOtherUses(file, one, names, wholeUses) {
    const other = names.find((name) => variableUsesIn(file, name) > (wholeUses.get(name) ?? 0));
    return other === undefined || one.kind !== 'image'
        ? one
        : withoutPin(one, _reasons_js__WEBPACK_IMPORTED_MODULE_3__/* .notPinnable */ .bP.usedOtherwise(other));
}
function withoutPin(one, why) {
    return one.image.digest === undefined ? { ...one, pin: (0,_pin_place_js__WEBPACK_IMPORTED_MODULE_2__/* .refused */ .J)(why) } : one;
}
const known = new WeakMap();
const use = /\$\{?(?<name>[A-Za-z_]\w*)|\benv\.(?<key>[\w-]+)/g;
const ownDefault = /(?<!\w)(?<name>[A-Za-z_]\w*)=["']?\$\{\k<name>:?-/g;
function variableUsesIn(file, name) {
    const counts = known.get(file) ?? countsOf(file.text);
    known.set(file, counts);
    return counts.get(name) ?? 0;
}
function countsOf(text) {
    const counts = new Map();
    const count = (name, by) => counts.set(name, (counts.get(name) ?? 0) + by);
    for (const { groups } of text.matchAll(use))
        count(groups?.name ?? groups?.key ?? '', 1);
    for (const { groups } of text.matchAll(ownDefault))
        count(groups?.name ?? '', -1);
    return counts;
}
function literalValue(text) {
    return text.replace(/\\(.)|["']/g, '$1');
}
function isAsWritten(file, { text, span }) {
    return file.text.slice(span.start, span.end) === text;
}
function whyExpanded(text) {
    if (/\$\w|\$\{|\$\([\w.]+\)/.test(text))
        return _reasons_js__WEBPACK_IMPORTED_MODULE_3__/* .unresolved */ .II.shellVariable(text);
    return /[$`]/.test(text) ? _reasons_js__WEBPACK_IMPORTED_MODULE_3__/* .unresolved */ .II.shellCommand(text) : _reasons_js__WEBPACK_IMPORTED_MODULE_3__/* .unresolved */ .II.shellWildcard(text);
}
const marker = '@sha256:';
const digestLength = 64;
function pinnedWords(file, commands, known) {
    const taken = new Set(known.map(({ at }) => at.span.start));
    return commands
        .flat()
        .flatMap((word) => pinnedWord(file, word))
        .filter(({ at }) => !taken.has(at.span.start));
}
function pinnedWord(file, { text, span }) {
    const at = text.indexOf(marker);
    if (at < 0 || file.text.slice(span.start, span.end) !== text)
        return [];
    let start = at;
    while (start > 0 && /[\w./:-]/.test(text[start - 1] ?? ''))
        start -= 1;
    const name = text.slice(start, at + marker.length + digestLength);
    if (!(0,_looks_like_image_js__WEBPACK_IMPORTED_MODULE_0__/* .looksLikeImage */ .N)(name))
        return [];
    return [(0,_occurrence_js__WEBPACK_IMPORTED_MODULE_1__/* .occurrenceAt */ .d_)(file, { start: span.start + start, end: span.start + start + name.length })];
}


/***/ }),

/***/ 83865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ evidence),
  K: () => (/* binding */ usesOfScripts)
});

// EXTERNAL MODULE: ./lib/scan/reasons.js
var reasons = __webpack_require__(23948);
// EXTERNAL MODULE: ./lib/scan/languages/shell/docker.js
var docker = __webpack_require__(3674);
// EXTERNAL MODULE: ./lib/scan/languages/shell/image-uses.js
var image_uses = __webpack_require__(85282);
// EXTERNAL MODULE: ./lib/scan/languages/shell/options.js
var options = __webpack_require__(19858);
;// CONCATENATED MODULE: ./lib/scan/languages/shell/program.js
const prefixes = /^[@+-]*(?:sudo|exec|time|env|command|shell|nohup|nice|timeout|retry|microk8s|k3s|\d+[smhd]?|then|do|else|if|elif|while|until|!|-[A-Za-z]+|\w+=.*)$/;
const starters = /^[@+-]*(?:sudo|doas|env|nice|ionice|time|timeout|nohup|stdbuf|setsid|flock|chroot|runuser|xargs|watch|winpty|ssh|lima|colima)$/;
const maxBehindStarter = 10;
const assignment = /^(?:[:?+!]|::)?=$/;
const inVariable = /^\$[({]?(?<name>[A-Za-z_]+)(?::?[-=](?<fallback>[\w./-]{1,100}))?[)}]?$/;
const engines = /^container_?(?:engine|tool|runtime|cli)/;
const redirection = /^(?:\d*|&)(?:<<-?|<<<|>>|>\||[<>])/;
function programCall(words, isKnown) {
    const all = assignment.test(words[1]?.text ?? '') ? words.slice(2) : words;
    let skippable = 0;
    for (const [index, { text }] of all.entries()) {
        const program = programOf(text);
        if (isKnown(program))
            return { program, args: withoutRedirections(all.slice(index + 1)) };
        if (starters.test(text))
            skippable = maxBehindStarter;
        else if (skippable > 0)
            skippable -= 1;
        else if (!prefixes.test(text))
            return undefined;
    }
    return undefined;
}
function programOf(text) {
    const bare = text.replace(/^[@+-]{1,3}/, '').replace(/["'\\]/g, '');
    const { name, fallback } = inVariable.exec(bare)?.groups ?? {};
    const written = name === undefined ? bare : fallback;
    if (written !== undefined || name === undefined)
        return written?.slice(written.lastIndexOf('/') + 1) ?? '';
    const lower = name.toLowerCase();
    return engines.test(lower) ? 'docker' : lower.replace(/_(?:cmd|bin|cli|exe)$/, '');
}
function withoutRedirections(words) {
    const kept = [];
    for (let index = 0; index < words.length; index += 1) {
        const word = words[index];
        if (word === undefined)
            continue;
        const sign = redirection.exec(word.text)?.[0];
        if (sign === undefined)
            kept.push(word);
        else if (sign.length === word.text.length)
            index += 1;
    }
    return kept;
}

;// CONCATENATED MODULE: ./lib/scan/languages/shell/uses.js





const scheme = 'docker://';
const crane = {
    options: (0,options/* optionTable */.sX)('v verbose insecure allow-nondistributable-artifacts cached full-ref tarball no-clobber a all-tags n', 'platform format c cache_path o output j jobs'),
    reads: /^(?:export|pull|validate)$/,
    asks: /^(?:digest|manifest|config)$/,
    copies: /^(?:cp|copy)$/,
};
const tools = {
    crane,
    gcrane: crane,
    regctl: {
        options: (0,options/* optionTable */.sX)('v force-recursive digest-tags include-external referrers fast list require-list', 'p platform format host logopt verbosity'),
        reads: /^image export$/,
        asks: /^(?:image (?:digest|manifest|inspect|config|check-base)|manifest (?:get|head|diff))$/,
        copies: /^image (?:copy|cp)$/,
    },
    oras: {
        options: (0,options/* optionTable */.sX)('d debug v verbose r recursive plain-http insecure k keep-old-files allow-path-traversal no-tty descriptor pretty include-subject', 'o output u username p password config registry-config platform concurrency format ca-file cert-file key-file oci-layout-path resolve media-type'),
        reads: /^pull$/,
        asks: /^(?:discover|manifest fetch|manifest fetch-config|resolve)$/,
        copies: /^(?:cp|copy)$/,
    },
    cosign: {
        options: (0,options/* optionTable */.sX)('check-claims insecure-ignore-tlog insecure-ignore-sct local-image offline private-infrastructure new-bundle-format allow-insecure-registry verbose d k8s-keychain', 'a o t annotations certificate certificate-chain certificate-github-workflow-name certificate-github-workflow-ref certificate-github-workflow-repository certificate-github-workflow-sha certificate-github-workflow-trigger certificate-identity certificate-identity-regexp certificate-oidc-issuer certificate-oidc-issuer-regexp key output output-file policy predicate-type platform registry-password registry-username rekor-url sct signature slot timeout timestamp-certificate-chain trusted-root type max-workers ca-roots ca-intermediates attachment'),
        reads: /^(?:verify|verify-attestation)$/,
        asks: /^(?:triangulate|tree|download (?:sbom|attestation|signature))$/,
    },
    ctr: {
        options: (0,options/* optionTable */.sX)('rm d t all-platforms k plain-http print-chainid skip-verify net-host tty detach privileged local', 'n namespace a address user u platform snapshotter hosts-dir env mount cwd runtime label gpus'),
        reads: /^(?:images? pull|i pull|run)$/,
    },
    crictl: { options: (0,options/* optionTable */.sX)('D debug', 'r c creds auth config runtime-endpoint'), reads: /^pull$/ },
    apptainer: { options: (0,options/* optionTable */.sX)('', ''), reads: /^$/ },
    singularity: { options: (0,options/* optionTable */.sX)('', ''), reads: /^$/ },
    skopeo: { options: (0,options/* optionTable */.sX)('', ''), reads: /^$/ },
};
const registryTools = new Set(Object.keys(tools));
function registryUses({ program, args }) {
    const tool = tools[program];
    if (tool === undefined)
        return {};
    if (program === 'skopeo')
        return skopeoUses(args);
    if (program === 'apptainer' || program === 'singularity')
        return { images: (0,image_uses/* images */.zC)(addresses(args).slice(0, 1)) };
    const { operands, unknownOption } = (0,options/* operandsOf */.ep)(args, tool.options);
    for (const length of [1, 2]) {
        const verb = operands
            .slice(0, length)
            .map(({ text }) => text)
            .join(' ');
        const rest = operands.slice(length);
        if (tool.reads.test(verb))
            return (0,image_uses/* firstImage */.o2)(unknownOption === undefined ? { operands: rest } : { operands: rest, unknownOption });
        if (tool.asks?.test(verb) === true)
            return { images: (0,image_uses/* images */.zC)(rest.slice(0, 1), reasons/* notPinnable */.bP.asksForTag) };
        if (tool.copies?.test(verb) === true)
            return copied(rest, reasons/* notPinnable */.bP.copiesTag);
    }
    return {};
}
function skopeoUses(args) {
    const verb = args.find(({ text }) => /^[a-z]+$/.test(text))?.text;
    const all = addresses(args);
    if (verb === 'inspect')
        return { images: (0,image_uses/* images */.zC)(all.slice(0, 1), reasons/* notPinnable */.bP.asksForTag) };
    if (verb !== 'copy')
        return {};
    const isUploaded = args.at(-1)?.text.startsWith(scheme) === true;
    if (!isUploaded)
        return { images: (0,image_uses/* images */.zC)(all.slice(0, 1), reasons/* notPinnable */.bP.tagWithDigest('skopeo')) };
    return copied(all.length < 2 ? [undefined, ...all] : all, reasons/* notPinnable */.bP.copiesTag);
}
function copied([from, to], noPin) {
    return { images: (0,image_uses/* images */.zC)([from], noPin), builds: to === undefined ? [] : [{ word: to, isPushed: true }] };
}
function addresses(args) {
    return args.flatMap((word) => (word.text.startsWith(scheme) ? (0,options/* partOf */.BU)(word, scheme.length) : []));
}
const clusterTools = new Set([
    ...['kubectl', 'oc', 'kind', 'k3d', 'minikube', 'gke-deploy'],
]);
const commands = {
    kubectl: [
        [/(?:^| )(?:run|debug) /, ['image']],
        [/(?:^| )create (?:deployment|deploy|job|cronjob|cj) /, ['image']],
    ],
    kind: [[/^create cluster /, ['image']]],
    k3d: [[/^(?:cluster create|node create|create) /, ['image', 'i']]],
    'gke-deploy': [[/^(?:prepare|run) /, ['image', 'i']]],
    minikube: [[/^start /, ['base-image']]],
};
const loads = /^(?:load docker-image|image import|images import|image load|cache add) /;
function clusterUses({ program, args }) {
    const end = args.findIndex(({ text }) => text === '--');
    const words = end < 0 ? args : args.slice(0, end);
    const plain = words.filter(({ text }) => !text.startsWith('-'));
    const spelled = `${plain.map(({ text }) => text).join(' ')} `;
    const isKubectl = program === 'kubectl' || program === 'oc';
    if (isKubectl && /(?:^| )set image /.test(spelled))
        return { images: (0,image_uses/* images */.zC)(setImages(plain)) };
    if (loads.test(spelled))
        return { looksFor: plain };
    const found = commands[isKubectl ? 'kubectl' : program]?.find(([command]) => command.test(spelled));
    return found === undefined ? {} : { images: (0,image_uses/* images */.zC)((0,options/* optionValues */.ib)(words, found[1])) };
}
function setImages(words) {
    const from = words.findIndex(({ text }, index) => text === 'image' && words[index - 1]?.text === 'set');
    return words.slice(from + 1).flatMap((word) => {
        const equals = word.text.indexOf('=');
        return equals <= 0 ? [] : [(0,options/* partOf */.BU)(word, equals + 1)];
    });
}
const readers = [
    { programs: docker/* dockerPrograms */.e6, read: docker/* dockerUses */.N },
    { programs: clusterTools, read: clusterUses },
    { programs: registryTools, read: registryUses },
];
const evidence = /docker|podman|nerdctl|buildah|kaniko|container|kubectl|\boc\b|kind|k3d|minikube|skopeo|crane|regctl|oras|cosign|\bctr\b|crictl|apptainer|singularity|@sha256:/i;
function usesOfScripts(scripts) {
    const found = scripts.map((commands) => commands.flatMap(usesOfCommand));
    const all = found.flat();
    const pushed = new Set(all.flatMap((one) => one.pushed ?? []).map(({ text }) => text));
    const named = new Set([
        ...pushed,
        ...all.flatMap(({ looksFor = [], builds = [] }) => [...looksFor, ...builds.map(({ word }) => word)].map(({ text }) => text)),
    ]);
    return found.map((uses) => ({
        images: withoutPullsByTag(uses.flatMap((one) => one.images ?? []), named),
        builds: uses.flatMap((one) => [
            ...(one.builds ?? []).map((build) => ({
                ...build,
                isPushed: build.isPushed || pushed.has(build.word.text),
            })),
            ...(one.pushed ?? []).map((word) => ({ word, isPushed: true })),
        ]),
    }));
}
function usesOfCommand(words) {
    const call = programCall(words, (program) => readers.some(({ programs }) => programs.has(program)));
    const reader = readers.find(({ programs }) => programs.has(call?.program ?? ''));
    return call === undefined || reader === undefined ? [] : [reader.read(call)];
}
function withoutPullsByTag(images, named) {
    return images.map((one) => one.noPin === undefined && named.has(one.word.text) ? { ...one, noPin: reasons/* notPinnable */.bP.alsoByTag } : one);
}


/***/ }),

/***/ 69151:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ commandsOf)
/* harmony export */ });
/* harmony import */ var _model_text_position_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80642);

function expansionsIn(text) {
    const ends = new Map();
    const open = { '(': [], '{': [] };
    for (const { 0: sign, index } of text.matchAll(/[(){}\n]/g)) {
        if (sign === '\n')
            [open['('], open['{']] = [[], []];
        else if (sign === '(' || sign === '{')
            open[sign].push(index);
        else {
            const start = open[sign === ')' ? '(' : '{'].pop();
            if (start !== undefined && text[start - 1] === '$')
                ends.set(start, index);
        }
    }
    return ends;
}
function substitutionsIn(text, { start, end }, expansions) {
    const found = [];
    let done = start;
    for (const { index } of text.slice(start, end).matchAll(/(?<!\\)\$\((?!\()/g)) {
        const inner = start + index + 2;
        const close = expansions.get(inner - 1);
        if (close === undefined || close >= end || inner < done)
            continue;
        found.push({ start: inner, end: close });
        done = close;
    }
    return [...found, ...betweenBackticks(text, { start, end }, found)];
}
function betweenBackticks(text, { start, end }, others) {
    const signs = [...text.slice(start, end).matchAll(/(?<!\\)`/g)]
        .map(({ index }) => start + index)
        .filter((at) => !others.some((one) => at >= one.start && at < one.end));
    return signs.flatMap((at, index) => {
        const close = signs[index + 1];
        return index % 2 === 1 || close === undefined ? [] : [{ start: at + 1, end: close }];
    });
}
const heredocSign = /^[\w./-]{0,60}<<-?(?!<)(?:[ \t]{0,20})(?:\\?(?<plain>[^\s<>|;&()'"\\$`]{1,60})|'(?<single>[^'\n]{1,60})'|"(?<double>[^"\n]{1,60})")/;
const openArithmetic = /\(\((?:(?!\)\)).)*$/;
const maxLookBack = 200;
function heredocIn(text, start, end) {
    if (!text.slice(start, end).includes('<<'))
        return undefined;
    const found = heredocSign.exec(text.slice(start, start + maxLookBack));
    const { plain, single, double } = found?.groups ?? {};
    const label = plain ?? single ?? double;
    if (found === null || label === undefined)
        return undefined;
    if (openArithmetic.test(text.slice(Math.max(0, start - maxLookBack), start)))
        return undefined;
    return { label, isQuoted: plain === undefined || found[0].includes('\\') };
}
function endOfHeredocs(text, start, heredocs) {
    let at = start;
    for (const { label } of heredocs) {
        for (let line = ''; at < text.length && line !== label;) {
            const end = (0,_model_text_position_js__WEBPACK_IMPORTED_MODULE_0__/* .endOfLine */ .vT)(text, at);
            line = text.slice(at, end).trim();
            at = Math.min(end + 1, text.length);
        }
    }
    return at;
}
const endsOfWord = new Set([';', '&', '|', '(', ')', '\n', '`', '{', '}']);
const maxDepth = 4;
const ansiQuote = "$'";
function commandsOf(text) {
    return commandsIn(text, { start: 0, end: text.length }, expansionsIn(text), 0);
}
function commandsIn(text, { start, end }, expansions, depth) {
    const commands = [];
    let words = [];
    let heredocs = [];
    const addInserted = (spans) => {
        for (const span of depth < maxDepth ? spans : [])
            for (const command of commandsIn(text, span, expansions, depth + 1))
                commands.push(command);
    };
    const addWord = (at) => {
        const word = wordAt(text, at, end, expansions);
        const heredoc = heredocIn(text, at, word.end);
        if (heredoc !== undefined)
            heredocs.push(heredoc);
        words.push(unquoted(text, at, word.end));
        addInserted(word.commands);
        return word.end;
    };
    for (let at = start; at < end;) {
        const char = text[at] ?? '';
        if (/^\\\r?\n/.test(text.slice(at, at + 3)))
            at = text.indexOf('\n', at) + 1;
        else if (char === '&' && text[at + 1] === '>')
            at = addWord(at);
        else if (char === '#')
            at = (0,_model_text_position_js__WEBPACK_IMPORTED_MODULE_0__/* .endOfLine */ .vT)(text, at);
        else if (char === '`' && text[at + 1] === '#')
            at = endOfComment(text, at);
        else if (endsOfWord.has(char)) {
            if (words.length > 0)
                commands.push(words);
            words = [];
            at += 1;
            if (char === '\n') {
                const body = { start: at, end: endOfHeredocs(text, at, heredocs) };
                if (heredocs.some(({ isQuoted }) => !isQuoted))
                    addInserted(substitutionsIn(text, body, expansions));
                heredocs = [];
                at = body.end;
            }
        }
        else if (/\s/.test(char))
            at += 1;
        else
            at = addWord(at);
    }
    if (words.length > 0)
        commands.push(words);
    return commands;
}
function endOfComment(text, at) {
    const line = (0,_model_text_position_js__WEBPACK_IMPORTED_MODULE_0__/* .endOfLine */ .vT)(text, at);
    const close = text.slice(at + 1, line).indexOf('`');
    return close < 0 ? line : at + 1 + close + 1;
}
function wordAt(text, start, limit, expansions) {
    const commands = [];
    let quote = '';
    for (let at = start; at < limit; at += 1) {
        const char = text[at] ?? '';
        const close = char === '$' && !quote.endsWith("'") ? expansionEnd(text, at, quote, expansions) : undefined;
        if (char === '\\' && quote !== "'") {
            if (quote === '' && (text[at + 1] === '\n' || text[at + 1] === '\r'))
                return { end: at, commands };
            at += 1;
        }
        else if (close !== undefined) {
            for (const span of substitutionsIn(text, { start: at, end: close + 1 }, expansions))
                commands.push(span);
            at = close;
        }
        else if (quote === '"' && char === '`') {
            const closing = text.indexOf('`', at + 1);
            if (closing > 0 && closing < limit) {
                commands.push({ start: at + 1, end: closing });
                at = closing;
            }
        }
        else if (quote !== '')
            quote = char === quote.at(-1) ? '' : quote;
        else if (char === '"' || char === "'")
            quote = char === "'" && text[at - 1] === '$' ? ansiQuote : char;
        else if (char === '$' && text[at + 1] === '(')
            return { end: at + 1, commands };
        else if (char === '$' && text[at + 1] === '{')
            at += 1;
        else if (/\s/.test(char) || (endsOfWord.has(char) && at > start && !isRedirected(text, at)))
            return { end: at, commands };
    }
    return { end: limit, commands };
}
function isRedirected(text, at) {
    const before = text[at - 1];
    return (text[at] === '&' && (before === '>' || before === '<')) || (text[at] === '|' && before === '>');
}
function expansionEnd(text, at, quote, expansions) {
    const first = expansions.get(at + 1);
    if (first === undefined || text[at + 1] !== '{')
        return first;
    const open = { '"': false, "'": false };
    for (let end = at; end < text.length && (end < first || text[end] !== '\n'); end += 1) {
        const char = text[end];
        if (char === '"' || char === "'")
            open[char] = !open[char];
        else if (char === '}' && end >= first && !open['"'] && (quote === '"' || !open["'"]))
            return end;
    }
    return first;
}
function unquoted(text, start, end) {
    const quote = text[start];
    const inner = text.slice(start + 1, end - 1);
    const whole = end - start > 2 && (quote === '"' || quote === "'") && text[end - 1] === quote && !inner.includes(quote);
    return whole
        ? { text: inner, span: { start: start + 1, end: end - 1 } }
        : { text: text.slice(start, end), span: { start, end } };
}


/***/ }),

/***/ 13770:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IH: () => (/* binding */ templateEngineOf),
/* harmony export */   Jf: () => (/* binding */ coverTemplates),
/* harmony export */   dw: () => (/* binding */ isTemplated),
/* harmony export */   gF: () => (/* binding */ coversLines)
/* harmony export */ });
/* unused harmony exports endOfGoAction, standsAlone */
const quoted = /"(?:[^"\\\r\n]|\\[^\r\n])*"|'(?:[^'\\\r\n]|\\[^\r\n])*'|`[^`\r\n]*`/y;
const plain = /(?:[^\x00-\x1f"'`{}:#\\;<>?@[\]^&%~\x7f]|[\t\r\n]|:=)+/y;
function endOfGoAction(text, start) {
    for (let at = start + 2; at < text.length;) {
        if (text.startsWith('}}', at))
            return at + 2;
        const next = endOfMatch(plain, text, at) ?? endOfMatch(quoted, text, at);
        if (next === undefined)
            return undefined;
        at = next;
    }
    return undefined;
}
function endOfMatch(pattern, text, at) {
    pattern.lastIndex = at;
    return pattern.test(text) ? pattern.lastIndex : undefined;
}
function standsAlone(text, start, end) {
    let [before, after] = [start - 1, end];
    while (before >= 0 && isBlank(text[before]))
        before -= 1;
    while (after < text.length && isBlank(text[after]))
        after += 1;
    return (before < 0 || text[before] === '\n') && (after === text.length || text[after] === '\n');
}
const maxKeyLength = 1000;
function producesBlock(text, start, end) {
    const before = text.slice(Math.max(0, start - maxKeyLength), start);
    const line = before.lastIndexOf('\n') + 1;
    if (line === 0 && start > maxKeyLength)
        return false;
    const indent = /^( *)(?:- +)*[^\s:#][^:#\n]*:[ \t]*$/.exec(before.slice(line))?.[1];
    const next = /^[ \t]*\r?\n(?:[ \t]*(?:#[^\n]*)?\n){0,100}( *)[^\s#]/.exec(text.slice(end, end + 10_000))?.[1];
    return indent !== undefined && next !== undefined && next.length > indent.length;
}
function isBlank(char) {
    return char !== undefined && char !== '\n' && /\s/.test(char);
}
const filler = '\uE000';
const closes = { '{{': '}}', '{%': '%}', '{#': '#}', '<%': '%>' };
const control = /^\{\{[-~]?\s*(?:if|else|end|range|with|define|block|break|continue|\$\w*\s*(?:,\s*\$\w+\s*)?:?=|\/\*|#|\/)|^\{[%#]|^<%(?!=)/;
const comment = /\{\{[-~]?[^\S\n]*\/\*|\{#/y;
const marks = /\{\{|\{%|<%|<<|\$\[\[|\[\[/;
const engines = [
    [/\.(?:j2|jinja2?)$/, 'jinja'],
    [/\.erb$/, 'erb'],
    [/\.(?:tmpl|tpl|gotmpl)$|(?:^|\/)templates\//, 'go'],
];
function templateEngineOf(path) {
    return engines.find(([pattern]) => pattern.test(path))?.[1];
}
const openings = {
    go: /\{\{/g,
    jinja: /\{\{|\{%|\{#/g,
    erb: /<%/g,
    any: /\{\{|\{%|\{#|<%/g,
};
function isTemplated(name) {
    return marks.test(name);
}
function coverTemplates(text, engine) {
    const pieces = [];
    let done = 0;
    for (const { start, end } of directives(text, engine)) {
        const directive = text.slice(start, end);
        if (standsAlone(text, start, end)) {
            pieces.push(withLineEnds(text.slice(done, start)), '\n'.repeat(end - start));
        }
        else {
            const blank = control.test(directive) || producesBlock(text, start, end);
            pieces.push(text.slice(done, start), (blank ? ' ' : filler).repeat(end - start));
        }
        done = end;
    }
    return done === 0 ? text : pieces.join('') + text.slice(done);
}
function coversLines(text, engine) {
    return directives(text, engine).some(({ start, end }) => text.slice(start, end).includes('\n'));
}
function withLineEnds(text) {
    let end = text.length;
    while (text[end - 1] === ' ')
        end -= 1;
    return text.slice(0, end).padEnd(text.length, '\n');
}
function directives(text, engine) {
    const ahead = forwardSearch(text);
    const found = [];
    const opening = new RegExp(openings[engine ?? 'any']);
    let isGo = engine === 'go';
    for (let match = opening.exec(text); match !== null; match = opening.exec(text)) {
        const start = match.index;
        const isPlain = text[start - 1] === '$';
        const mayBeAction = isGo && !isPlain && !isComment(text, start);
        const whole = mayBeAction ? endOfGoAction(text, start) : undefined;
        isGo = isGo && !(mayBeAction && whole === undefined);
        const end = isPlain ? undefined : (whole ?? endOf(text, start, closes[match[0]] ?? '', ahead));
        if (end !== undefined)
            found.push({ start, end });
        opening.lastIndex = end ?? start + match[0].length;
    }
    return found;
}
function isComment(text, start) {
    comment.lastIndex = start;
    return comment.test(text);
}
const lineEnds = ['\n', '\r', '\x85', '\u2028', '\u2029'];
function forwardSearch(text) {
    const known = new Map();
    return (what, from) => {
        const last = known.get(what) ?? -1;
        if (last >= from)
            return last;
        const at = text.indexOf(what, from);
        known.set(what, at < 0 ? text.length : at);
        return at < 0 ? text.length : at;
    };
}
function endOf(text, start, close, ahead) {
    const mayBeLong = isComment(text, start);
    const inner = mayBeLong && close === '}}' ? ahead('*/', start) : start + (mayBeLong ? 0 : 2);
    const end = ahead(close, inner);
    const last = mayBeLong ? text.length : Math.min(...lineEnds.map((lineEnd) => ahead(lineEnd, start)));
    return end < last ? end + close.length : undefined;
}


/***/ }),

/***/ 77696:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ expand),
/* harmony export */   o: () => (/* binding */ wholeVariable)
/* harmony export */ });
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23948);

const maxDepth = 8;
const maxSteps = 200;
const maxValueLength = 4096;
const variable = /^\$(?:(?<bare>[A-Za-z_]\w*)|\{(?<name>[A-Za-z_]\w*)(?<rest>[\s\S]*)\})$/;
function expand(text, lookup) {
    return expandAll(text, lookup, 0, { steps: maxSteps });
}
function expandAll(text, lookup, depth, left) {
    if (depth > maxDepth)
        return { kind: 'unknown', detail: _reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .unresolved */ .II.nestedVariables };
    let value = '';
    let rest = text;
    for (let dollar = rest.indexOf('$'); dollar >= 0; dollar = rest.indexOf('$')) {
        value += rest.slice(0, dollar);
        left.steps -= 1;
        if (left.steps < 0 || value.length > maxValueLength)
            return { kind: 'unknown', detail: _reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .unresolved */ .II.tooManyVariables };
        const end = endOfVariable(rest, dollar);
        if (end === undefined)
            return { kind: 'unknown', detail: _reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .unresolved */ .II.notAVariable(rest.slice(dollar)) };
        const inner = expandOne(rest.slice(dollar, end), lookup, depth, left);
        if (inner.kind === 'unknown')
            return inner;
        value += inner.value;
        rest = rest.slice(end);
    }
    return { kind: 'value', value: value + rest };
}
function wholeVariable(text) {
    if (!text.startsWith('$') || endOfVariable(text, 0) !== text.length)
        return undefined;
    const { bare, name = bare, rest = '' } = variable.exec(text)?.groups ?? {};
    if (name === undefined)
        return undefined;
    const dash = /^:?-/.exec(rest)?.[0];
    if (dash === undefined)
        return rest === '' ? { name } : undefined;
    const offset = `\${${name}${dash}`.length;
    return { name, fallback: { offset, text: rest.slice(dash.length) } };
}
function expandOne(text, lookup, depth, left) {
    const { bare, name = bare, rest = '' } = variable.exec(text)?.groups ?? {};
    if (name === undefined)
        return { kind: 'unknown', detail: _reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .unresolved */ .II.notAVariable(text) };
    const declared = lookup(name);
    const dash = /^:?-/.exec(rest)?.[0];
    if (rest !== '' && dash === undefined) {
        return { kind: 'unknown', detail: _reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .unresolved */ .II.dependsOnSet(text, name) };
    }
    if ((declared?.length ?? 0) > maxValueLength)
        return { kind: 'unknown', detail: _reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .unresolved */ .II.tooManyVariables };
    if (declared !== undefined && declared !== '')
        return expandAll(declared, lookup, depth + 1, left);
    if (dash !== undefined)
        return expandAll(rest.slice(dash.length), lookup, depth + 1, left);
    return { kind: 'unknown', detail: _reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .unresolved */ .II.noDefault(name) };
}
function endOfVariable(text, start) {
    if (text[start + 1] !== '{') {
        const name = /^[A-Za-z_]\w*/.exec(text.slice(start + 1))?.[0];
        return name === undefined ? undefined : start + 1 + name.length;
    }
    let open = 0;
    for (let index = start + 1; index < text.length; index += 1) {
        if (text[index] === '{')
            open += 1;
        if (text[index] === '}')
            open -= 1;
        if (open === 0)
            return index + 1;
    }
    return undefined;
}


/***/ }),

/***/ 24532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rb: () => (/* binding */ stepsFor),
/* harmony export */   lM: () => (/* binding */ documentOf),
/* harmony export */   zf: () => (/* binding */ TooManySteps)
/* harmony export */ });
/* unused harmony export SameKeys */
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23948);
/* harmony import */ var _nodes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2508);



class SameKeys {
    root;
    step;
    groups;
    merged = new Map();
    constructor(root, step) {
        this.root = root;
        this.step = step;
    }
    add([first, ...others]) {
        if (first === undefined)
            return;
        const known = this.merged.get(first) ?? new Set();
        this.merged.set(first, known);
        for (const other of others)
            if (other !== first)
                known.add(other);
    }
    of(node) {
        this.groups ??= groupsIn(this.root);
        const group = this.groups.get(node);
        if (!this.merged.has(node) && (group === undefined || this.merged.size === 0))
            return group ?? [node];
        const found = new Set(group ?? [node]);
        const done = new Set([group]);
        for (const one of found) {
            const same = this.groups.get(one);
            if (!done.has(same))
                for (const other of same ?? [])
                    found.add(other);
            done.add(same);
            const others = this.merged.get(one);
            this.step(1 + (others?.size ?? 0));
            for (const other of others ?? [])
                found.add(other);
        }
        return [...found];
    }
}
function groupsIn(root) {
    const found = new Map();
    const distinct = new Set();
    for (const node of (0,_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .nodesOf */ .Nh)(root)) {
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node) || node.items.length < 2)
            continue;
        distinct.clear();
        for (const pair of node.items)
            distinct.add((0,_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .keyTextOf */ .c8)(pair));
        if (distinct.size === node.items.length)
            continue;
        const keys = new Map();
        for (const pair of node.items) {
            if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(pair.value))
                continue;
            const known = keys.get((0,_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .keyTextOf */ .c8)(pair));
            if (known === undefined)
                keys.set((0,_nodes_js__WEBPACK_IMPORTED_MODULE_2__/* .keyTextOf */ .c8)(pair), [pair.value]);
            else
                known.push(pair.value);
        }
        for (const values of keys.values())
            if (values.length > 1)
                for (const value of values)
                    found.set(value, values);
    }
    return found;
}
class TooManySteps extends Error {
}
const minSteps = 1_000_000;
const stepsPerCharacter = 20;
const maxSteps = 10_000_000;
function stepsFor(text) {
    let left = Math.min(maxSteps, minSteps + stepsPerCharacter * text.length);
    return (count) => {
        left -= count;
        if (left < 0)
            throw new TooManySteps(_reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .unscanned */ .Mq.tooManyNodes);
    };
}
function documentOf(root, text, targets, usesOf, step) {
    const sameKeys = new SameKeys(root, step);
    return {
        root,
        text,
        step,
        sameKey: (node) => sameKeys.of(node),
        addSameKey: (nodes) => sameKeys.add(nodes),
        follow: (node) => ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(node) ? targets.get(node) : (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(node) ? node : undefined),
        usesOf,
    };
}


/***/ }),

/***/ 12266:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bn: () => (/* binding */ lacksNeedles),
/* harmony export */   DN: () => (/* binding */ lacksRootKeys),
/* harmony export */   Me: () => (/* binding */ lacksWords)
/* harmony export */ });
const roots = new WeakMap();
const escapes = /\\(?:u([\da-fA-F]{4})|\/)/g;
function lacksRootKeys(file, keys) {
    const root = knownRootOf(file);
    if (typeof root !== 'object' || root === null || Object.hasOwn(root, '<<'))
        return false;
    return Array.isArray(root) || keys.some((key) => !Object.hasOwn(root, key));
}
function lacksWords(file, words) {
    if (knownRootOf(file) === undefined)
        return false;
    const text = withoutEscapes(file.text);
    return !words.every((word) => text.includes(word));
}
function withoutEscapes(text) {
    return text.replace(escapes, (_, code) => code === undefined ? '/' : String.fromCharCode(Number.parseInt(code, 16)));
}
function knownRootOf(file) {
    if (!/^\s*(?:\{\s*["}]|\[\s*[[{"\]])/.test(file.text))
        return undefined;
    const root = roots.has(file) ? roots.get(file) : rootOf(file.text);
    roots.set(file, root);
    return root;
}
function rootOf(text) {
    try {
        const root = JSON.parse(text);
        if (typeof root !== 'object' || root === null || Array.isArray(root))
            return root === null ? undefined : [];
        return Object.fromEntries(Object.keys(root).map((key) => [key, true]));
    }
    catch {
        return undefined;
    }
}
const escapedSpellings = [
    ['\\', /\\[xuU\r\n\x85\u2028\u2029]/],
    ['!', /!(?:!binary|!\S{0,100}%|<)/],
    ['%TAG', /%TAG/],
];
function lacksNeedles(file, words) {
    return (!words.every((word) => file.text.includes(word)) &&
        (!isSpelledWithEscapes(file.text) || lacksWords(file, words)));
}
function isSpelledWithEscapes(text) {
    return escapedSpellings.some(([mark, spelling]) => text.includes(mark) && spelling.test(text));
}


/***/ }),

/***/ 2508:
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


/***/ }),

/***/ 47925:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ye: () => (/* binding */ parseManifests),
  hN: () => (/* binding */ parseYaml)
});

// UNUSED EXPORTS: isNestedDeeper

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./lib/model/stackless.js
var stackless = __webpack_require__(36484);
// EXTERNAL MODULE: ./lib/scan/reasons.js
var reasons = __webpack_require__(23948);
// EXTERNAL MODULE: ./lib/scan/languages/syntax/templates.js
var templates = __webpack_require__(13770);
// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
// EXTERNAL MODULE: ./lib/model/text/position.js
var position = __webpack_require__(80642);
;// CONCATENATED MODULE: ./lib/scan/languages/yaml/block-lines.js

const space = 0x20;
const tail = String.raw `(?: +#[^\n]*| *)(?:\n|$)`;
const word = String.raw `(?:"[^"\\\n]*"|'[^'\n]*'|[A-Za-z0-9_./][\w./-]*)`;
const blockHeader = new RegExp(`[|>][-+]?${tail}`, 'y');
const empty = new RegExp(String.raw `(?:\[ *\]|\{ *\})${tail}`, 'y');
const flowList = new RegExp(String.raw `\[ *(?:${word} *(?:, *(?!\])|(?=\])))+\]${tail}`, 'y');
const beginsPlain = /[^\s\-?:,[\]{}#&*!|>'"%@`]|[-:?](?=\S)/y;
const endsPlain = /:(?=\s|$)|\s#|\t/;
const restOfLine = new RegExp(tail, 'y');
const escaped = /[0abtnvfre "\\/]/;
function passValue(text, from, column) {
    const first = text[from];
    if (first === '|' || first === '>')
        return passBlock(text, from, column);
    if (first === '"' || first === "'")
        return passQuoted(text, from, first);
    if (first === '[' || first === '{')
        return endOf(empty, text, from) ?? endOf(flowList, text, from);
    return endOf(beginsPlain, text, from) === undefined ? undefined : passPlain(text, from, column);
}
function passIndent(text, from) {
    let at = from;
    while (text.charCodeAt(at) === space)
        at += 1;
    return at;
}
function endOf(pattern, text, from) {
    pattern.lastIndex = from;
    return pattern.test(text) ? pattern.lastIndex : undefined;
}
function passBlock(text, from, column) {
    let line = endOf(blockHeader, text, from);
    let indent;
    while (line !== undefined && line < text.length) {
        const at = passIndent(text, line);
        const end = (0,position/* endOfLine */.vT)(text, at);
        if (at === end && at > line && indent === undefined)
            return undefined;
        if (at < end) {
            if (at - line <= column)
                return line;
            if (indent === undefined && text[at] === '\t')
                return undefined;
            indent ??= at - line;
            if (at - line < indent)
                return undefined;
        }
        line = end + 1;
    }
    return line;
}
function passPlain(text, from, column) {
    for (let at = from;;) {
        const end = (0,position/* endOfLine */.vT)(text, at);
        const isCommented = endsPlain.test(text.slice(at, end));
        if (isCommented && !isComment(text.slice(at, end)))
            return undefined;
        const line = passEmptyLines(text, end + 1);
        at = passIndent(text, line);
        if (at >= text.length || at - line <= column)
            return line;
        if (isCommented || text[at] === '#' || text[at] === '\t')
            return undefined;
    }
}
function isComment(line) {
    const start = line.indexOf(' #');
    return start > 0 && !endsPlain.test(line.slice(0, start).trimEnd());
}
function passEmptyLines(text, from) {
    let line = from;
    while (line < text.length) {
        const at = passIndent(text, line);
        if (text[at] !== '\n')
            return line;
        line = at + 1;
    }
    return line;
}
function passQuoted(text, from, quote) {
    for (let at = from + 1; at < text.length; at += 1) {
        const char = text[at];
        if (char === '\\' && quote === '"') {
            at += 1;
            if (!escaped.test(text[at] ?? ''))
                return undefined;
        }
        else if (char !== quote)
            continue;
        else if (quote === "'" && text[at + 1] === quote)
            at += 1;
        else
            return endOf(restOfLine, text, at + 1);
    }
    return undefined;
}
const plainKey = /[\w$\ue000][\w.$/\ue000-]*:(?: +|(?=\n)|$)/y;
const quotedKey = /(?:"[\w.$/-]+"|'[\w.$/-]+'):(?: +|(?=\n)|$)/y;
const unusual = /[^\t\n\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd]/;
const [maxDepth, maxKeyLength] = [50, 200];
function areLinesAllowed(text, rules) {
    return !unusual.test(text) && new BlockLines(text, rules).areRead();
}
class BlockLines {
    text;
    rules;
    at = 0;
    levels = [];
    open;
    constructor(text, rules) {
        this.text = text;
        this.rules = rules;
    }
    areRead() {
        const { text } = this;
        while (this.at < text.length) {
            const from = passIndent(text, this.at);
            if (from === text.length || text[from] === '\n' || text[from] === '#')
                this.at = (0,position/* endOfLine */.vT)(text, from) + 1;
            else if (!this.isRead(this.at, from))
                return false;
        }
        return true;
    }
    isRead(line, from) {
        const { text } = this;
        let at = from;
        while (text[at] === '-' && text[at + 1] === ' ') {
            if (!this.enter(at - line, true, at === from))
                return false;
            at = passIndent(text, at + 1);
        }
        const isQuoted = text[at] === '"' || text[at] === "'";
        const keyOfLine = isQuoted ? quotedKey : plainKey;
        keyOfLine.lastIndex = at;
        if (!keyOfLine.test(text))
            return at !== from && this.isItemRead(at);
        const colon = text.indexOf(':', at);
        const name = isQuoted ? text.slice(at + 1, colon - 1) : text.slice(at, colon);
        return this.isKeyRead(line, at, name, keyOfLine.lastIndex, at === from);
    }
    isKeyRead(line, at, name, value, isFirst) {
        const { text } = this;
        const column = at - line;
        if (name.length > maxKeyLength || !this.enter(column, false, isFirst))
            return false;
        const isOpen = value === text.length || text[value] === '\n' || text[value] === '#';
        const isAtRoot = this.levels.length === 1;
        if (!this.rules.allowsKey(text, name, line, isOpen ? undefined : value, isAtRoot))
            return false;
        this.open = isOpen ? name : undefined;
        if (!isOpen)
            return this.pass(value, column);
        this.at = (0,position/* endOfLine */.vT)(text, value) + 1;
        return true;
    }
    isItemRead(at) {
        const list = this.levels.at(-1);
        return list !== undefined && this.rules.allowsItem(list.key) && this.pass(at, list.column);
    }
    enter(column, isList, isFirst) {
        const { levels, open } = this;
        this.open = undefined;
        const last = levels.at(-1);
        if (!isFirst)
            return this.begin({ column, isList, key: last?.key ?? '' });
        if (last === undefined)
            return column === 0 && !isList && this.begin({ column, isList, key: '' });
        const isBelow = isList ? column >= last.column : column > last.column;
        if (open !== undefined && isBelow)
            return this.begin({ column, isList, key: open });
        return this.leave(column, isList);
    }
    begin(level) {
        this.levels.push(level);
        return this.levels.length <= maxDepth;
    }
    leave(column, isList) {
        const { levels } = this;
        while ((levels.at(-1)?.column ?? 0) > column)
            levels.pop();
        if (!isList && levels.at(-1)?.isList)
            levels.pop();
        const last = levels.at(-1);
        return last?.column === column && last.isList === isList;
    }
    pass(from, column) {
        const next = passValue(this.text, from, column);
        this.at = next ?? this.at;
        return next !== undefined;
    }
}

;// CONCATENATED MODULE: ./lib/scan/languages/yaml/libyaml/characters.js
const tab = 0x09;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const characters_space = 0x20;
const usual = /^[\t\n\r\x20-\x7e]*$/;
const characters_unusual = /[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufefe\uff00-\ufffd]/;
const forbidden = /[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
const laterByteOrderMark = /(?<=[\n\r\x85\u2028\u2029\ufeff])\ufeff/;
function forbiddenAt(text) {
    if (usual.test(text) || !characters_unusual.test(text))
        return Number.POSITIVE_INFINITY;
    const found = [forbidden, laterByteOrderMark].map((pattern) => text.search(pattern));
    return Math.min(...found.filter((at) => at >= 0), Number.POSITIVE_INFINITY);
}
function isBreak(code) {
    if (code > carriageReturn && code < 0x85)
        return false;
    return code === lineFeed || code === carriageReturn || code === 0x85 || code === 0x2028 || code === 0x2029;
}
function isCrLf(first, second) {
    return first === carriageReturn && second === lineFeed;
}
function isBlank(code) {
    return code === characters_space || code === tab;
}
function isBreakOrEnd(code) {
    return code === 0 || isBreak(code);
}
function isBlankOrEnd(code) {
    return isBlank(code) || isBreakOrEnd(code);
}
function isWord(code) {
    return ((code >= 0x30 && code <= 0x39) ||
        (code >= 0x41 && code <= 0x5a) ||
        (code >= 0x61 && code <= 0x7a) ||
        code === 0x5f ||
        code === 0x2d);
}
function isDigit(code) {
    return code >= 0x30 && code <= 0x39;
}

;// CONCATENATED MODULE: ./lib/scan/languages/yaml/libyaml/cursor.js

class YamlSyntaxError extends Error {
    offset;
    constructor(message, offset) {
        super(message);
        this.offset = offset;
    }
}
const surrogate = /[\ud800-\udbff]/;
let lastText = '';
let lastHasPairs = false;
function hasPairs(text) {
    if (text !== lastText)
        [lastText, lastHasPairs] = [text, surrogate.test(text)];
    return lastHasPairs;
}
class Cursor {
    text;
    start;
    end;
    offset;
    line = 0;
    column = 0;
    pairs = 0;
    mayHavePairs;
    lastMark;
    constructor(text, start, end) {
        this.text = text;
        this.start = start;
        this.end = end;
        this.offset = start;
        this.mayHavePairs = hasPairs(text);
    }
    get mark() {
        const { offset, lastMark } = this;
        if (lastMark?.offset === offset)
            return lastMark;
        const mark = { offset, index: this.index, line: this.line, column: this.column };
        this.lastMark = mark;
        return mark;
    }
    get index() {
        return this.offset - this.start - this.pairs;
    }
    code(ahead = 0) {
        const at = this.offset + ahead;
        return at < this.end ? this.text.charCodeAt(at) : 0;
    }
    is(char, ahead = 0) {
        return this.code(ahead) === char.charCodeAt(0);
    }
    skip() {
        const code = this.code();
        const isPair = code >= 0xd800 && code < 0xdc00;
        this.offset += isPair ? 2 : 1;
        this.pairs += Number(isPair);
        this.column += 1;
    }
    skipTo(offset) {
        let pairs = 0;
        for (let at = this.mayHavePairs ? this.offset : offset; at < offset; at += 1) {
            const code = this.text.charCodeAt(at);
            if (code >= 0xd800 && code < 0xdc00)
                pairs += 1;
        }
        this.column += offset - this.offset - pairs;
        this.pairs += pairs;
        this.offset = offset;
    }
    endOfLine() {
        let at = this.offset;
        while (at < this.end && !isBreakOrEnd(this.text.charCodeAt(at)))
            at += 1;
        return at;
    }
    read() {
        const from = this.offset;
        this.skip();
        return this.text.slice(from, this.offset);
    }
    readLine() {
        const code = this.code();
        this.offset += isCrLf(code, this.code(1)) ? 2 : 1;
        this.column = 0;
        this.line += 1;
        return code === 0x2028 || code === 0x2029 ? String.fromCharCode(code) : '\n';
    }
    skipBlanks() {
        while (isBlank(this.code()))
            this.skip();
    }
    skipComment() {
        if (this.is('#'))
            this.skipTo(this.endOfLine());
    }
    atDocumentMarker() {
        if (this.column !== 0 || !isBlankOrEnd(this.code(3)))
            return false;
        if (!this.is('-') && !this.is('.'))
            return false;
        const three = this.text.slice(this.offset, Math.min(this.offset + 3, this.end));
        return three === '---' || three === '...';
    }
    readWhiteSpace(onBlankInIndent) {
        let blanks = '';
        let first;
        let more = '';
        while (isBlank(this.code()) || isBreak(this.code())) {
            if (isBreak(this.code())) {
                if (first === undefined)
                    first = this.readLine();
                else
                    more += this.readLine();
            }
            else if (first === undefined) {
                blanks += this.read();
            }
            else {
                onBlankInIndent();
                this.skip();
            }
        }
        if (first === undefined)
            return { text: blanks, hasBreak: false };
        return { text: folded(first, more), hasBreak: true };
    }
    fail(message, at = this.mark) {
        throw new YamlSyntaxError(message, at.offset);
    }
}
function folded(first, more) {
    if (first !== '\n')
        return first + more;
    return more === '' ? ' ' : more;
}

;// CONCATENATED MODULE: ./lib/scan/languages/yaml/libyaml/nodes.js

class ScalarNode {
    value;
    source;
    type;
    range;
    tag;
    anchor;
    constructor(value, source, type, range, tag, anchor) {
        this.value = value;
        this.source = source;
        this.type = type;
        this.range = range;
        this.tag = tag;
        this.anchor = anchor;
    }
}
class MapNode {
    items;
    range;
    tag;
    anchor;
    constructor(items, range, tag, anchor) {
        this.items = items;
        this.range = range;
        this.tag = tag;
        this.anchor = anchor;
    }
}
class SeqNode {
    items;
    range;
    tag;
    anchor;
    constructor(items, range, tag, anchor) {
        this.items = items;
        this.range = range;
        this.tag = tag;
        this.anchor = anchor;
    }
}
class PairNode {
    key;
    value;
    constructor(key, value) {
        this.key = key;
        this.value = value;
    }
}
function makeLike({ prototype }, sample) {
    for (const symbol of Object.getOwnPropertySymbols(sample))
        Object.defineProperty(prototype, symbol, { value: Reflect.get(sample, symbol) });
    Object.setPrototypeOf(prototype, Object.getPrototypeOf(sample));
}
makeLike(ScalarNode, new dist/* Scalar */.X5(null));
makeLike(MapNode, new dist/* YAMLMap */.CA());
makeLike(SeqNode, new dist/* YAMLSeq */.Rw());
makeLike(PairNode, new dist/* Pair */.Rm(null));
function scalarNode(value, source, type, [start, end], { tag, anchor }) {
    return new ScalarNode(value, source, type, [start, end, end], tag, anchor);
}
function mapNode(items, start, end, { tag, anchor }) {
    return new MapNode(items, [start, end, end], tag, anchor);
}
function seqNode(items, start, end, { tag, anchor }) {
    return new SeqNode(items, [start, end, end], tag, anchor);
}
function pairNode(key, value) {
    return new PairNode(key, value);
}
const types = {
    plain: 'PLAIN',
    'single-quoted': 'QUOTE_SINGLE',
    'double-quoted': 'QUOTE_DOUBLE',
    literal: 'BLOCK_LITERAL',
    folded: 'BLOCK_FOLDED',
};
const standard = 'tag:yaml.org,2002:';
const mayBeSpecial = /^[~nNtTfF\d+.-]/;
const number = /^[-+]?(?:\d[\d_]*(?:\.[\d_]*)?|\.[\d_]+)(?:[eE][-+]?\d+)?$/;
function scalarOf({ value: source = '', start, end, style = 'plain' }, properties) {
    const { tag } = properties;
    const value = readValue(source, style, tag);
    return scalarNode(value, source, types[style], [start.offset, end], properties);
}
function readValue(source, style, tag) {
    if (tag === `${standard}binary`)
        return Buffer.from(source, 'base64').toString('utf8');
    if (tag !== undefined || style !== 'plain')
        return source;
    if (source !== '' && !mayBeSpecial.test(source))
        return source;
    if (/^(?:|~|null|Null|NULL)$/.test(source))
        return null;
    if (/^(?:true|True|TRUE)$/.test(source))
        return true;
    if (/^(?:false|False|FALSE)$/.test(source))
        return false;
    if (/^0x[\da-fA-F]+$|^0o[0-7]+$/.test(source))
        return Number(source);
    return number.test(source) ? Number(source.replaceAll('_', '')) : source;
}

;// CONCATENATED MODULE: ./lib/scan/languages/yaml/libyaml/properties.js

const uriMarks = ";/?:@&=+$,.!~*'()[]%";
const maxVersionDigits = 2;
function scanAnchor(cursor) {
    const start = cursor.mark;
    const type = cursor.is('&') ? 'anchor' : 'alias';
    cursor.skip();
    const value = scanWord(cursor);
    const ends = isBlankOrEnd(cursor.code()) || '?:,]}%@`'.includes(String.fromCharCode(cursor.code()));
    if (value === '' || !ends)
        cursor.fail('the name of an anchor or alias contains an invalid character', start);
    return { type, start, end: cursor.offset, value };
}
function scanTag(cursor) {
    const start = cursor.mark;
    const { handle, suffix } = cursor.is('<', 1) ? scanVerbatim(cursor, start) : scanShorthand(cursor, start);
    if (!isBlankOrEnd(cursor.code()))
        cursor.fail('a tag contains an invalid character', start);
    return { type: 'tag', start, end: cursor.offset, value: handle, suffix };
}
function scanVerbatim(cursor, start) {
    cursor.skip();
    cursor.skip();
    const suffix = scanUri(cursor, '', start);
    if (!cursor.is('>'))
        cursor.fail('a tag in angle brackets is not closed', start);
    cursor.skip();
    return { handle: '', suffix };
}
function scanShorthand(cursor, start) {
    const handle = scanHandle(cursor, start, false);
    if (handle.length > 1 && handle.endsWith('!'))
        return { handle, suffix: scanUri(cursor, '', start) };
    const suffix = scanUri(cursor, handle, start);
    return suffix === '' ? { handle: '', suffix: '!' } : { handle: '!', suffix };
}
function scanHandle(cursor, start, inDirective) {
    if (!cursor.is('!'))
        cursor.fail('a tag does not begin with an exclamation mark', start);
    const handle = cursor.read() + scanWord(cursor);
    if (cursor.is('!'))
        return handle + cursor.read();
    if (inDirective && handle !== '!')
        cursor.fail('a tag handle does not end with an exclamation mark', start);
    return handle;
}
function scanUri(cursor, head, start) {
    let uri = head.slice(1);
    let isEmpty = head === '';
    while (isWord(cursor.code()) ||
        (cursor.code() !== 0 && uriMarks.includes(String.fromCharCode(cursor.code())))) {
        uri += cursor.is('%') ? scanUriEscape(cursor, start) : cursor.read();
        isEmpty = false;
    }
    if (isEmpty)
        cursor.fail('a tag is empty', start);
    return uri;
}
function scanUriEscape(cursor, start) {
    const escaped = /^(?:%[\da-fA-F]{2})+/.exec(cursor.text.slice(cursor.offset, cursor.offset + 12))?.[0] ?? '';
    const first = Number.parseInt(escaped.slice(1, 3), 16);
    const octets = first < 0x80 ? 1 : first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
    const text = escaped.slice(0, octets * 3);
    try {
        const char = decodeURIComponent(text);
        if (text === '' || text.length < octets * 3)
            throw new URIError('too short');
        for (let unit = 0; unit < text.length; unit += 1)
            cursor.skip();
        return char;
    }
    catch {
        return cursor.fail('a tag contains an escape that is not a character', start);
    }
}
function scanDirective(cursor) {
    const start = cursor.mark;
    cursor.skip();
    const name = scanWord(cursor);
    if (name === '' || !isBlankOrEnd(cursor.code()))
        cursor.fail('a directive has no name', start);
    cursor.skipBlanks();
    const token = name === 'YAML' ? scanVersion(cursor, start) : scanTagDirective(cursor, start, name);
    cursor.skipBlanks();
    cursor.skipComment();
    if (!isBreakOrEnd(cursor.code()))
        cursor.fail('a directive is followed by other text', start);
    if (isBreak(cursor.code()))
        cursor.readLine();
    return token;
}
function scanVersion(cursor, start) {
    const major = scanNumber(cursor, start);
    if (!cursor.is('.'))
        cursor.fail('the version in a %YAML directive has no dot', start);
    cursor.skip();
    const value = `${major}.${scanNumber(cursor, start)}`;
    return { type: 'version-directive', start, end: cursor.offset, value };
}
function scanNumber(cursor, start) {
    let digits = '';
    while (isDigit(cursor.code()))
        digits += cursor.read();
    if (digits === '' || digits.length > maxVersionDigits)
        cursor.fail('the version in a %YAML directive is not a number', start);
    return Number(digits);
}
function scanTagDirective(cursor, start, name) {
    if (name !== 'TAG')
        cursor.fail('a directive is unknown', start);
    const value = scanHandle(cursor, start, true);
    if (!isBlank(cursor.code()))
        cursor.fail('a tag handle is not followed by white space', start);
    cursor.skipBlanks();
    const suffix = scanUri(cursor, '', start);
    if (!isBlankOrEnd(cursor.code()))
        cursor.fail('a tag prefix is followed by other text', start);
    return { type: 'tag-directive', start, end: cursor.offset, value, suffix };
}
function scanWord(cursor) {
    const from = cursor.offset;
    while (isWord(cursor.code()))
        cursor.skip();
    return cursor.text.slice(from, cursor.offset);
}

;// CONCATENATED MODULE: ./lib/scan/languages/yaml/libyaml/scalars.js


const escapes = {
    '0': '\0',
    a: '\x07',
    b: '\b',
    t: '\t',
    '\t': '\t',
    n: '\n',
    v: '\v',
    f: '\f',
    r: '\r',
    e: '\x1b',
    ' ': ' ',
    '"': '"',
    "'": "'",
    '\\': '\\',
    '/': '/',
    N: '\x85',
    _: '\xa0',
    L: '\u2028',
    P: '\u2029',
};
const hexDigits = { x: 2, u: 4, U: 8 };
const singleQuote = 0x27;
const doubleQuote = 0x22;
const backslash = 0x5c;
function scanQuoted(cursor) {
    const start = cursor.mark;
    const isSingle = cursor.is("'");
    const quote = isSingle ? "'" : '"';
    cursor.skip();
    const value = [];
    for (;;) {
        if (cursor.atDocumentMarker())
            cursor.fail('a quoted scalar is still open at a document marker', start);
        if (cursor.code() === 0)
            cursor.fail('a quoted scalar is not closed', start);
        const brokeLine = isSingle ? scanSingle(cursor, value) : scanDouble(cursor, value, start);
        if (!brokeLine && cursor.is(quote))
            break;
        value.push(whiteSpace(cursor, brokeLine));
    }
    cursor.skip();
    const style = isSingle ? 'single-quoted' : 'double-quoted';
    return { type: 'scalar', start, end: cursor.offset, value: value.join(''), style };
}
function whiteSpace(cursor, brokeLine) {
    if (!brokeLine)
        return cursor.readWhiteSpace(() => undefined).text;
    let lines = '';
    for (;;) {
        cursor.skipBlanks();
        if (!isBreak(cursor.code()))
            return lines;
        lines += cursor.readLine();
    }
}
function scanSingle(cursor, value) {
    while (!isBlankOrEnd(cursor.code())) {
        if (cursor.is("'")) {
            if (!cursor.is("'", 1))
                return false;
            cursor.skip();
        }
        value.push(readRun(cursor, singleQuote));
    }
    return false;
}
function readRun(cursor, quote) {
    const { text, offset, end } = cursor;
    let at = offset + 1;
    for (; at < end; at += 1) {
        const code = text.charCodeAt(at);
        if (code === quote || code === backslash || isBlankOrEnd(code))
            break;
    }
    cursor.skipTo(at);
    return text.slice(offset, at);
}
function scanDouble(cursor, value, start) {
    while (!isBlankOrEnd(cursor.code()) && !cursor.is('"')) {
        if (!cursor.is('\\')) {
            value.push(readRun(cursor, doubleQuote));
        }
        else if (isBreak(cursor.code(1))) {
            cursor.skip();
            cursor.readLine();
            return true;
        }
        else {
            value.push(scanEscape(cursor, start));
        }
    }
    return false;
}
function scanEscape(cursor, start) {
    const name = String.fromCharCode(cursor.code(1));
    const length = hexDigits[name] ?? 0;
    const simple = escapes[name];
    if (cursor.code(1) === 0 || (simple === undefined && length === 0))
        return cursor.fail('a quoted scalar contains an unknown escape', start);
    cursor.skip();
    cursor.skip();
    if (simple !== undefined)
        return simple;
    const digits = cursor.text.slice(cursor.offset, Math.min(cursor.offset + length, cursor.end));
    const code = /^[\da-f]+$/i.test(digits) && digits.length === length ? Number.parseInt(digits, 16) : -1;
    if (code < 0 || (code >= 0xd800 && code <= 0xdfff) || code > 0x10ffff)
        return cursor.fail('a quoted scalar contains an escape that is not a character', start);
    for (let digit = 0; digit < length; digit += 1)
        cursor.skip();
    return String.fromCodePoint(code);
}
function scanPlain(cursor, indent, inFlow) {
    const start = cursor.mark;
    const value = [];
    let end = cursor.offset;
    let gap = '';
    let hasBreak = false;
    while (!cursor.atDocumentMarker() && !cursor.is('#')) {
        const from = cursor.offset;
        cursor.skipTo(endOfWords(cursor, inFlow));
        if (cursor.offset > from) {
            value.push(gap, cursor.text.slice(from, cursor.offset));
            end = cursor.offset;
            gap = '';
            hasBreak = false;
        }
        if (!isBlank(cursor.code()) && !isBreak(cursor.code()))
            break;
        const between = cursor.readWhiteSpace(() => {
            if (cursor.code() === tab && cursor.column < indent + 1)
                cursor.fail('a tab is used for indentation', start);
        });
        gap = between.text;
        hasBreak = between.hasBreak;
        if (!inFlow && cursor.column < indent + 1)
            break;
    }
    const token = { type: 'scalar', start, end, value: value.join(''), style: 'plain' };
    return { token, endsAtLineEnd: hasBreak };
}
const colon = 0x3a;
const hash = 0x23;
const flowIndicators = new Set([0x2c, 0x3f, 0x5b, 0x5d, 0x7b, 0x7d]);
function endOfWords({ text, offset, end }, inFlow) {
    let last = offset;
    for (let at = offset; at < end; at += 1) {
        const code = text.charCodeAt(at);
        if (isBlank(code))
            continue;
        if (isBreakOrEnd(code) || (inFlow && flowIndicators.has(code)))
            return last;
        if (code === colon && (at + 1 >= end || isBlankOrEnd(text.charCodeAt(at + 1))))
            return last;
        if (code === hash && last < at)
            return last;
        last = at + 1;
    }
    return last;
}
function scanBlock(cursor, parentIndent) {
    const start = cursor.mark;
    const isLiteral = cursor.is('|');
    cursor.skip();
    const { keep, increment } = scanHeader(cursor, start);
    const base = Math.max(parentIndent, 0);
    const known = increment === undefined ? undefined : base + increment;
    const lead = scanEmptyLines(cursor, known, parentIndent, start);
    const { indent } = lead;
    const value = [];
    let { lines: empty, end } = lead;
    let lineEnd = '';
    let wasBlank = false;
    while (cursor.column === indent && cursor.code() !== 0) {
        const startsBlank = isBlank(cursor.code());
        const folds = !isLiteral && !wasBlank && !startsBlank && lineEnd === '\n';
        value.push(folds ? folded(lineEnd, empty) : lineEnd + empty);
        wasBlank = startsBlank;
        const from = cursor.offset;
        cursor.skipTo(cursor.endOfLine());
        value.push(cursor.text.slice(from, cursor.offset));
        end = cursor.offset;
        lineEnd = isBreak(cursor.code()) ? cursor.readLine() : '';
        ({ lines: empty, end } = scanEmptyLines(cursor, indent, parentIndent, start));
    }
    if (keep !== '-')
        value.push(lineEnd);
    if (keep === '+')
        value.push(empty);
    return {
        type: 'scalar',
        start,
        end,
        value: value.join(''),
        style: isLiteral ? 'literal' : 'folded',
    };
}
function scanHeader(cursor, start) {
    let keep;
    let increment;
    for (let part = 0; part < 2; part += 1) {
        if (keep === undefined && (cursor.is('+') || cursor.is('-'))) {
            keep = cursor.is('+') ? '+' : '-';
            cursor.skip();
        }
        else if (increment === undefined && isDigit(cursor.code())) {
            increment = cursor.code() - 0x30;
            if (increment === 0)
                cursor.fail('the indentation indicator of a block scalar is 0', start);
            cursor.skip();
        }
    }
    cursor.skipBlanks();
    cursor.skipComment();
    if (!isBreakOrEnd(cursor.code()))
        cursor.fail('a block scalar begins on the line of its header', start);
    if (isBreak(cursor.code()))
        cursor.readLine();
    return { keep, increment };
}
function scanEmptyLines(cursor, indent, parentIndent, start) {
    let lines = '';
    let end = cursor.offset;
    let deepest = 0;
    const inIndent = () => indent === undefined || cursor.column < indent;
    for (;;) {
        while (inIndent() && cursor.code() === characters_space)
            cursor.skip();
        deepest = Math.max(deepest, cursor.column);
        if (inIndent() && cursor.code() === tab)
            cursor.fail('a tab is used to indent a block scalar', start);
        if (!isBreak(cursor.code()))
            break;
        lines += cursor.readLine();
        end = cursor.offset;
    }
    return { lines, indent: indent ?? Math.max(deepest, parentIndent + 1, 1), end };
}

;// CONCATENATED MODULE: ./lib/scan/languages/yaml/libyaml/scanner.js




const scanner_maxKeyLength = 1024;
const maxIndents = 10_000;
const byteOrderMark = 0xfeff;
const indicators = '-?:,[]{}#&*!|>\'"%@`';
class TokenScanner {
    cursor;
    queue = [];
    taken = 0;
    head = 0;
    indent = -1;
    indents = [];
    keys = [undefined];
    levels = new Map();
    isReady = false;
    mayBeginKey = true;
    isDone = false;
    constructor(text, start, end) {
        this.cursor = new Cursor(text, start, end);
        if (text.charCodeAt(start) === byteOrderMark)
            this.cursor.offset += 1;
    }
    peek() {
        while (!this.isReady && (this.head === this.queue.length || this.mayBecomeKey()))
            this.fetch();
        this.isReady = true;
        const token = this.queue[this.head];
        if (token === undefined)
            throw new Error('The scanner gave no token');
        return token;
    }
    take() {
        const token = this.peek();
        this.isReady = false;
        this.head += 1;
        this.taken += 1;
        if (this.head > scanner_maxKeyLength) {
            this.queue.splice(0, this.head);
            this.head = 0;
        }
        return token;
    }
    get inFlow() {
        return this.keys.length > 1;
    }
    mayBecomeKey() {
        if (this.isDone)
            return false;
        const isOutside = this.keys[0]?.tokenNumber === this.taken;
        const level = isOutside ? 0 : this.inFlow ? this.levels.get(this.taken) : undefined;
        return level !== undefined && this.isPossible(level);
    }
    isPossible(level) {
        const key = this.keys[level];
        if (key === undefined)
            return false;
        const { line, index } = this.cursor;
        if (key.mark.line === line && key.mark.index + scanner_maxKeyLength >= index)
            return true;
        if (key.isRequired)
            this.cursor.fail('a key is not followed by a colon', key.mark);
        this.forget(level);
        return false;
    }
    forget(level) {
        const key = this.keys[level];
        if (key !== undefined && level > 0)
            this.levels.delete(key.tokenNumber);
        this.keys[level] = undefined;
    }
    saveKey() {
        if (!this.mayBeginKey)
            return;
        const { mark } = this.cursor;
        const isRequired = !this.inFlow && this.indent === mark.column;
        this.dropKey();
        const tokenNumber = this.nextNumber();
        const level = this.keys.length - 1;
        this.keys[level] = { tokenNumber, mark, isRequired };
        if (level > 0)
            this.levels.set(tokenNumber, level);
    }
    dropKey() {
        const last = this.keys.length - 1;
        if (this.keys[last]?.isRequired)
            this.cursor.fail('a key is not followed by a colon', this.keys[last].mark);
        this.forget(last);
    }
    nextNumber() {
        return this.taken + this.queue.length - this.head;
    }
    push(token) {
        this.queue.push(token);
    }
    pushIndicator(type, length = 1) {
        const start = this.cursor.mark;
        for (let char = 0; char < length; char += 1)
            this.cursor.skip();
        this.push({ type, start, end: this.cursor.offset });
    }
    openBlock(type, mark, number) {
        if (this.inFlow || this.indent >= mark.column)
            return;
        if (this.indents.length >= maxIndents)
            this.cursor.fail('blocks are nested too deeply', mark);
        this.indents.push(this.indent);
        this.indent = mark.column;
        this.insert({ type, start: mark, end: mark.offset }, number);
    }
    insert(token, number = this.nextNumber()) {
        const at = this.head + number - this.taken;
        this.queue.push(token);
        this.queue.copyWithin(at + 1, at, this.queue.length - 1);
        this.queue[at] = token;
    }
    closeBlocks(column) {
        if (this.inFlow)
            return;
        while (this.indent > column) {
            const start = this.cursor.mark;
            this.push({ type: 'block-end', start, end: start.offset });
            this.indent = this.indents.pop() ?? -1;
        }
    }
    fetch() {
        const { cursor } = this;
        this.passWhiteSpace();
        this.closeBlocks(cursor.column);
        if (cursor.code() === 0)
            this.fetchEnd();
        else if (cursor.column === 0 && cursor.is('%'))
            this.fetchOutside(() => this.push(scanDirective(cursor)));
        else if (cursor.atDocumentMarker())
            this.fetchOutside(() => this.pushIndicator(cursor.is('-') ? 'document-start' : 'document-end', 3));
        else if (isWord(cursor.code()) && !cursor.is('-'))
            this.fetchPlain();
        else
            this.fetchInside(String.fromCharCode(cursor.code()));
    }
    passWhiteSpace() {
        const { cursor } = this;
        for (;;) {
            if (cursor.column === 0 && cursor.code() === byteOrderMark)
                cursor.skip();
            const tabsToo = this.inFlow || !this.mayBeginKey;
            while (cursor.code() === characters_space || (tabsToo && cursor.code() === tab))
                cursor.skip();
            cursor.skipComment();
            if (!isBreak(cursor.code()))
                return;
            cursor.readLine();
            if (!this.inFlow)
                this.mayBeginKey = true;
        }
    }
    fetchEnd() {
        this.closeBlocks(-1);
        this.dropKey();
        this.mayBeginKey = false;
        this.isDone = true;
        this.pushIndicator('stream-end', 0);
    }
    fetchOutside(push) {
        this.closeBlocks(-1);
        this.dropKey();
        this.mayBeginKey = false;
        push();
    }
    fetchInside(char) {
        const { cursor, inFlow } = this;
        const standsAlone = isBlankOrEnd(cursor.code(1));
        if (char === '[' || char === '{')
            this.fetchFlowStart(char);
        else if (char === ']' || char === '}')
            this.fetchFlowEnd(char);
        else if (char === ',')
            this.fetchEntry('flow-entry');
        else if (char === '-' && standsAlone)
            this.fetchBlockEntry();
        else if (char === '?' && (inFlow || standsAlone))
            this.fetchKey();
        else if (char === ':' && (inFlow || standsAlone))
            this.fetchValue();
        else if (char === '*' || char === '&')
            this.fetchPart(() => scanAnchor(cursor));
        else if (char === '!')
            this.fetchPart(() => scanTag(cursor));
        else if ((char === '|' || char === '>') && !inFlow)
            this.fetchBlockScalar();
        else if (char === "'" || char === '"')
            this.fetchPart(() => scanQuoted(cursor));
        else if (this.beginsPlain(char, standsAlone))
            this.fetchPlain();
        else
            cursor.fail(`${JSON.stringify(char)} cannot begin a value`);
    }
    beginsPlain(char, standsAlone) {
        const { cursor, inFlow } = this;
        if (char === '-')
            return !isBlank(cursor.code(1));
        if (!inFlow && (char === '?' || char === ':'))
            return !standsAlone;
        return !isBlankOrEnd(cursor.code()) && !indicators.includes(char);
    }
    fetchFlowStart(char) {
        this.saveKey();
        if (this.keys.length > maxIndents)
            this.cursor.fail('brackets are nested too deeply');
        this.keys.push(undefined);
        this.mayBeginKey = true;
        this.pushIndicator(char === '[' ? 'flow-sequence-start' : 'flow-mapping-start');
    }
    fetchFlowEnd(char) {
        this.dropKey();
        if (this.inFlow)
            this.keys.pop();
        this.mayBeginKey = false;
        this.pushIndicator(char === ']' ? 'flow-sequence-end' : 'flow-mapping-end');
    }
    fetchEntry(type) {
        this.dropKey();
        this.mayBeginKey = true;
        this.pushIndicator(type);
    }
    fetchBlockEntry() {
        if (!this.inFlow && !this.mayBeginKey)
            this.cursor.fail('a list item is not allowed here');
        this.openBlock('block-sequence-start', this.cursor.mark);
        this.fetchEntry('block-entry');
    }
    fetchKey() {
        if (!this.inFlow && !this.mayBeginKey)
            this.cursor.fail('a key is not allowed here');
        this.openBlock('block-mapping-start', this.cursor.mark);
        this.dropKey();
        this.mayBeginKey = !this.inFlow;
        this.pushIndicator('key');
    }
    fetchValue() {
        const level = this.keys.length - 1;
        const key = this.isPossible(level) ? this.keys[level] : undefined;
        if (key !== undefined) {
            this.insert({ type: 'key', start: key.mark, end: key.mark.offset }, key.tokenNumber);
            this.openBlock('block-mapping-start', key.mark, key.tokenNumber);
            this.forget(level);
            this.mayBeginKey = false;
        }
        else {
            if (!this.inFlow && !this.mayBeginKey)
                this.cursor.fail('a value is not allowed here');
            this.openBlock('block-mapping-start', this.cursor.mark);
            this.mayBeginKey = !this.inFlow;
        }
        this.pushIndicator('value');
    }
    fetchPart(scan) {
        this.saveKey();
        this.mayBeginKey = false;
        this.push(scan());
    }
    fetchBlockScalar() {
        this.dropKey();
        this.mayBeginKey = true;
        this.push(scanBlock(this.cursor, this.indent));
    }
    fetchPlain() {
        this.saveKey();
        this.mayBeginKey = false;
        const { token, endsAtLineEnd } = scanPlain(this.cursor, this.indent, this.inFlow);
        this.push(token);
        if (endsAtLineEnd)
            this.mayBeginKey = true;
    }
}

;// CONCATENATED MODULE: ./lib/scan/languages/yaml/libyaml/parser.js






const parser_maxDepth = 1000;
const bare = { anchor: undefined, tag: undefined };
function endsBlockItem(type) {
    return type === 'block-entry' || type === 'block-end';
}
function endsBlockValue(type) {
    return type === 'key' || type === 'value' || type === 'block-end';
}
function endsIndentlessItem(type) {
    return type === 'block-entry' || endsBlockValue(type);
}
function endsFlowItem(type) {
    return type === 'flow-entry' || type === 'flow-sequence-end';
}
function endsFlowValue(type) {
    return type === 'flow-entry' || type === 'flow-mapping-end';
}
const defaultHandles = [
    ['!', '!'],
    ['!!', 'tag:yaml.org,2002:'],
];
function parseStream(text, start = 0, end = text.length) {
    const forbidden = forbiddenAt(text.slice(start, end));
    const readable = Math.min(end, start + forbidden);
    const parser = new Parser(new TokenScanner(text, start, readable));
    const documents = [];
    try {
        (0,stackless/* withoutStacks */.G)(() => {
            for (let next = parser.document(); next !== undefined; next = parser.document())
                documents.push(next.root);
        });
    }
    catch (error) {
        if (!(error instanceof YamlSyntaxError))
            throw error;
        return { documents, error: { message: error.message, offset: error.offset } };
    }
    if (readable === end)
        return { documents };
    return {
        documents,
        error: { message: 'it has a control character or a byte order mark inside the text', offset: readable },
    };
}
class Parser {
    scanner;
    handles = new Map(defaultHandles);
    anchors = new Set();
    depth = 0;
    isFirst = true;
    constructor(scanner) {
        this.scanner = scanner;
    }
    document() {
        if (!this.isFirst)
            while (this.next() === 'document-end')
                this.scanner.take();
        const isImplicit = this.isFirst && !/directive$|^document-start$|^stream-end$/.test(this.next());
        this.isFirst = false;
        if (this.next() === 'stream-end')
            return undefined;
        this.anchors = new Set();
        this.handles = new Map(defaultHandles);
        if (!isImplicit) {
            this.directives();
            this.expect('document-start', 'a document does not begin with `---`');
        }
        const isEmpty = /directive$|^document-(?:start|end)$|^stream-end$/.test(this.next());
        const root = isEmpty && !isImplicit ? null : this.node(true, false);
        if (this.next() === 'document-end')
            this.scanner.take();
        return { root };
    }
    next() {
        return this.scanner.peek().type;
    }
    expect(type, message) {
        const token = this.scanner.peek();
        if (token.type !== type)
            throw new YamlSyntaxError(message, token.start.offset);
        return this.scanner.take();
    }
    directives() {
        const own = new Set();
        let hasVersion = false;
        for (;;) {
            const { type, value = '', suffix = '', start } = this.scanner.peek();
            if (type === 'version-directive') {
                if (hasVersion)
                    throw new YamlSyntaxError('the version is given twice', start.offset);
                if (value !== '1.1' && value !== '1.2')
                    throw new YamlSyntaxError(`version ${value} is unknown`, start.offset);
                hasVersion = true;
            }
            else if (type === 'tag-directive') {
                if (own.has(value))
                    throw new YamlSyntaxError('a tag handle is given twice', start.offset);
                own.add(value);
                this.handles.set(value, suffix);
            }
            else
                return;
            this.scanner.take();
        }
    }
    node(isBlock, mayBeIndentless) {
        if (this.next() === 'alias')
            return this.alias(this.scanner.take());
        const properties = this.properties();
        const token = this.scanner.peek();
        this.depth += 1;
        if (this.depth > parser_maxDepth)
            throw new YamlSyntaxError('it is nested too deeply', token.start.offset);
        const node = this.content(token, properties, isBlock, mayBeIndentless);
        this.depth -= 1;
        return node;
    }
    key(isBlock) {
        const { offset } = this.scanner.peek().start;
        const node = this.node(isBlock, isBlock);
        if ((0,dist/* isCollection */.P3)(node))
            throw new YamlSyntaxError('a key is a map or a list', offset);
        return node;
    }
    content(token, properties, isBlock, mayBeIndentless) {
        const { type, start } = token;
        if (mayBeIndentless && type === 'block-entry')
            return this.indentlessSequence(properties);
        if (type === 'scalar')
            return this.scalar(this.scanner.take(), properties);
        if (type === 'flow-sequence-start')
            return this.flowSequence(properties);
        if (type === 'flow-mapping-start')
            return this.flowMapping(properties);
        if (isBlock && type === 'block-sequence-start')
            return this.blockSequence(properties);
        if (isBlock && type === 'block-mapping-start')
            return this.blockMapping(properties);
        if (properties.anchor !== undefined || properties.tag !== undefined)
            return this.empty(start.offset, properties);
        throw new YamlSyntaxError('a value is missing', start.offset);
    }
    alias({ value = '', start, end }) {
        if (!this.anchors.has(value))
            throw new YamlSyntaxError(`the anchor ${value} is unknown`, start.offset);
        const alias = new dist/* Alias */.x1(value);
        alias.range = [start.offset, end, end];
        return alias;
    }
    properties() {
        const first = this.scanner.peek();
        if (first.type !== 'anchor' && first.type !== 'tag')
            return bare;
        let [anchor, tag] = [];
        for (;;) {
            const { type, value = '', suffix = '', start: at } = this.scanner.peek();
            if (type === 'anchor' && anchor === undefined)
                anchor = value;
            else if (type === 'tag' && tag === undefined)
                tag = this.resolvedTag(value, suffix, at.offset);
            else
                break;
            this.scanner.take();
        }
        if (anchor !== undefined)
            this.anchors.add(anchor);
        return { anchor, tag };
    }
    resolvedTag(handle, suffix, offset) {
        if (handle === '')
            return suffix;
        const prefix = this.handles.get(handle);
        if (prefix === undefined)
            throw new YamlSyntaxError(`the tag handle ${handle} is unknown`, offset);
        return prefix + suffix;
    }
    scalar(token, properties) {
        return scalarOf(token, properties);
    }
    empty(offset, properties = bare) {
        const mark = { offset, index: 0, line: 0, column: 0 };
        return this.scalar({ type: 'scalar', start: mark, end: offset, value: '', style: 'plain' }, properties);
    }
    blockSequence(properties) {
        const items = [];
        const { start } = this.scanner.take();
        for (;;) {
            if (this.next() !== 'block-entry')
                break;
            const { end } = this.scanner.take();
            const isEmpty = endsBlockItem(this.next());
            items.push(isEmpty ? this.empty(end) : this.node(true, false));
        }
        const { start: end } = this.expect('block-end', 'a list is followed by something that is no item of it');
        return seqNode(items, start.offset, end.offset, properties);
    }
    indentlessSequence(properties) {
        const items = [];
        const start = this.scanner.peek().start.offset;
        while (this.next() === 'block-entry') {
            const { end } = this.scanner.take();
            const isEmpty = endsIndentlessItem(this.next());
            items.push(isEmpty ? this.empty(end) : this.node(true, false));
        }
        return seqNode(items, start, this.scanner.peek().start.offset, properties);
    }
    blockMapping(properties) {
        const pairs = [];
        const { start } = this.scanner.take();
        while (this.next() === 'key') {
            const { end } = this.scanner.take();
            const key = endsBlockValue(this.next()) ? this.empty(end) : this.key(true);
            if (this.next() !== 'value') {
                pairs.push(pairNode(key, this.empty(this.scanner.peek().start.offset)));
                continue;
            }
            const colon = this.scanner.take();
            const value = endsBlockValue(this.next()) ? this.empty(colon.end) : this.node(true, true);
            pairs.push(pairNode(key, value));
        }
        const { start: end } = this.expect('block-end', 'a map is followed by something that is no key of it');
        return mapNode(pairs, start.offset, end.offset, properties);
    }
    flowSequence(properties) {
        const { start } = this.scanner.take();
        const items = [];
        while (this.next() !== 'flow-sequence-end') {
            if (items.length > 0)
                this.expect('flow-entry', 'a list in brackets lacks a comma or its end');
            if (this.next() === 'flow-sequence-end')
                break;
            items.push(this.next() === 'key' ? this.singlePair() : this.node(false, false));
        }
        return seqNode(items, start.offset, this.scanner.take().end, properties);
    }
    singlePair() {
        const start = this.scanner.take().start.offset;
        const isNothing = () => endsFlowItem(this.next());
        if (this.next() === 'value' || isNothing()) {
            const token = this.scanner.take();
            throw new YamlSyntaxError('an item of a list in brackets has an empty key', token.start.offset);
        }
        const key = this.key(false);
        const hasValue = this.next() === 'value';
        const colon = hasValue ? this.scanner.take() : undefined;
        const value = colon === undefined || isNothing()
            ? this.empty(this.scanner.peek().start.offset)
            : this.node(false, false);
        return mapNode([pairNode(key, value)], start, this.scanner.peek().start.offset, bare);
    }
    flowMapping(properties) {
        const { start } = this.scanner.take();
        const pairs = [];
        const isNothing = () => endsFlowValue(this.next());
        while (this.next() !== 'flow-mapping-end') {
            if (pairs.length > 0)
                this.expect('flow-entry', 'a map in braces lacks a comma or its end');
            if (this.next() === 'flow-mapping-end')
                break;
            const hasKey = this.next() === 'key';
            if (hasKey)
                this.scanner.take();
            const at = this.scanner.peek().start.offset;
            const key = hasKey && (this.next() === 'value' || isNothing()) ? this.empty(at) : this.key(false);
            const colon = hasKey && this.next() === 'value' ? this.scanner.take() : undefined;
            const value = colon === undefined || isNothing()
                ? this.empty(this.scanner.peek().start.offset)
                : this.node(false, false);
            pairs.push(pairNode(key, value));
        }
        return mapNode(pairs, start.offset, this.scanner.take().end, properties);
    }
}

;// CONCATENATED MODULE: ./lib/scan/languages/yaml/definitions.js





const harmlessKeys = new Set(`type description format default pattern title nullable minLength maxLength minItems maxItems minimum maximum
  exclusiveMinimum exclusiveMaximum minProperties maxProperties multipleOf uniqueItems additionalProperties
  preserveUnknownFields x-kubernetes-list-type x-kubernetes-map-type x-kubernetes-int-or-string
  x-kubernetes-preserve-unknown-fields x-kubernetes-embedded-resource message messageExpression rule reason fieldPath
  optionalOldSelf jsonPath JSONPath priority served storage deprecated deprecationWarning plural singular listKind
  group scope version storedVersions specReplicasPath statusReplicasPath labelSelectorPath status subresources
  conditions strategy lastTransitionTime observedGeneration creationTimestamp currentStatus from interval cpu
  memory api-approved.kubernetes.io name kind apiVersion`.split(/\s+/));
const harmlessLists = new Set([
    'required',
    'enum',
    'shortNames',
    'categories',
    'x-kubernetes-list-map-keys',
    'storedVersions',
    'conversionReviewVersions',
]);
const rootKeys = new Set(['apiVersion', 'kind', 'metadata', 'spec', 'status']);
const noText = /(?:true|false|null|-?\d{1,15}) *(?:\n|$)/y;
const kindLine = 'kind: CustomResourceDefinition\n';
const apiVersionLine = /apiVersion: apiextensions\.k8s\.io\/v1(?:beta1)?\n/y;
function mayDefine(text) {
    return text.includes(kindLine);
}
function definitionIn(document) {
    if (!document.startsWith(kindLine) && !document.includes(`\n${kindLine}`))
        return undefined;
    const rules = new DefinitionRules();
    return areLinesAllowed(document, rules) && rules.header.length === 2 ? rules.header : undefined;
}
class DefinitionRules {
    header = [];
    allowsKey(text, name, line, value, isAtRoot) {
        if (isAtRoot && !this.allowsRoot(text, name, line))
            return false;
        return value === undefined || isHarmless(text, name, value);
    }
    allowsItem(list) {
        return harmlessLists.has(list);
    }
    allowsRoot(text, name, line) {
        if (!rootKeys.has(name))
            return false;
        if (name !== 'kind' && name !== 'apiVersion')
            return true;
        apiVersionLine.lastIndex = line;
        const isExpected = name === 'kind' ? text.startsWith(kindLine, line) : apiVersionLine.test(text);
        this.header.push({ start: line, end: (0,position/* endOfLine */.vT)(text, line) });
        return isExpected;
    }
}
function isHarmless(text, name, value) {
    if (name === 'kind')
        return /[A-Za-z]/.test(text[value] ?? '')
            ? !text.startsWith('Docker', value)
            : text.startsWith('""\n', value);
    if (name === 'value')
        return text[value] === '/';
    if (harmlessKeys.has(name))
        return true;
    noText.lastIndex = value;
    if (noText.test(text))
        return true;
    return name.includes('/') && !/image/i.test(name);
}
const separator = /^---[^\n]*/gm;
const plainSeparator = /^---[ \t]*(?:#.*)?$/;
const betweenDocuments = /^(?:%|\.\.\.)/m;
function parseDocuments(text, start = 0, end = text.length) {
    const part = text.slice(start, end);
    return mayDefine(part) ? parseAround(text, part, start) : parseStream(text, start, end);
}
function parseAround(text, part, start) {
    const end = start + part.length;
    const separators = [...part.matchAll(separator)];
    if (separators.some(([line]) => !plainSeparator.test(line)) || betweenDocuments.test(part))
        return parseStream(text, start, end);
    const bodies = [0, ...separators.map(({ 0: line, index }) => index + line.length + 1)];
    const starts = [0, ...separators.map(({ index }) => index)];
    const found = [];
    let waiting = 0;
    for (const [index, body] of bodies.entries()) {
        const next = starts[index + 1] ?? part.length;
        const lines = definitionIn(part.slice(body, next));
        if (lines === undefined)
            continue;
        const before = parseStream(text, start + waiting, start + (starts[index] ?? 0));
        if (before.error !== undefined)
            return parseStream(text, start, end);
        (0,collections/* append */.BC)(found, before.documents);
        found.push(headerOf(text, start + body, lines));
        waiting = next;
    }
    const { documents, ...rest } = parseStream(text, start + waiting, end);
    return { documents: [...found, ...documents], ...rest };
}
function headerOf(text, offset, lines) {
    const [first, ...others] = lines.flatMap(({ start, end }) => parseStream(text, offset + start, offset + end).documents);
    if ((0,dist/* isMap */.jh)(first))
        (0,collections/* append */.BC)(first.items, others.flatMap((other) => ((0,dist/* isMap */.jh)(other) ? other.items : [])));
    return first ?? null;
}

// EXTERNAL MODULE: ./lib/scan/languages/yaml/document.js
var yaml_document = __webpack_require__(24532);
// EXTERNAL MODULE: ./lib/scan/languages/yaml/nodes.js
var nodes = __webpack_require__(2508);
;// CONCATENATED MODULE: ./lib/scan/languages/yaml/parse.js







function isNestedDeeper(text, most) {
    const columns = [];
    let brackets = 0;
    let column = 0;
    for (const token of new dist/* Lexer */.JG().lex(text)) {
        const type = dist/* CST */.DB.tokenType(token);
        if (type === 'flow-map-start' || type === 'flow-seq-start')
            brackets += 1;
        else if (type === 'flow-map-end' || type === 'flow-seq-end')
            brackets = Math.max(0, brackets - 1);
        else if (type === 'doc-start' || type === 'doc-end')
            columns.length = 0;
        if (brackets === 0 && type !== 'space' && type !== 'newline' && type !== 'comment') {
            while ((columns.at(-1) ?? -1) >= column)
                columns.pop();
            columns.push(column);
        }
        if (columns.length + brackets > most)
            return true;
        const lineEnd = token.lastIndexOf('\n');
        column = lineEnd < 0 ? column + token.length : token.length - lineEnd - 1;
    }
    return false;
}
const parsed = new WeakMap();
const parsedAsManifest = new WeakMap();
const notPlainYaml = new WeakSet();
const maxTolerantDepth = 200;
const mayBeAlias = /\*[\w-]/;
const alias = /(?:^|[\s\x85,[\]{}:?-])\*[\w-]/;
const manifestSeparator = /\n---[^\n]*/g;
function parseYaml(file) {
    const known = parsed.get(file) ?? wholeFileOf(file);
    parsed.set(file, known);
    return known;
}
function wholeFileOf(file) {
    const read = readStream(file);
    const { documents, problems } = fileOf(file, read);
    const engine = (0,templates/* templateEngineOf */.IH)(file.path);
    const hasTwoReadings = read.text !== file.text && !notPlainYaml.has(file) && (0,templates/* coversLines */.gF)(file.text, engine);
    const plain = hasTwoReadings
        ? fileOf(file, { text: file.text, stream: parseDocuments(file.text) })
        : undefined;
    return { documents: [...documents, ...(plain?.documents ?? [])], problems };
}
function parseManifests(file) {
    const known = parsedAsManifest.get(file) ?? manifestsOf(file);
    parsedAsManifest.set(file, known);
    return known;
}
function readStream(file) {
    const { path, text } = file;
    const engine = (0,templates/* templateEngineOf */.IH)(path);
    const plain = { text, stream: parseDocuments(text) };
    if (plain.stream.error !== undefined)
        notPlainYaml.add(file);
    if (engine === undefined && plain.stream.error === undefined)
        return plain;
    const covered = (0,templates/* coverTemplates */.Jf)(text, engine);
    if (covered === text)
        return plain;
    const filled = { text: covered, stream: parseDocuments(covered) };
    return filled.stream.error !== undefined && plain.stream.error === undefined ? plain : filled;
}
function manifestsOf(file) {
    const { text } = file;
    const separators = [...text.matchAll(manifestSeparator)];
    const whole = parseYaml(file);
    const differ = separators.some(([line]) => !/^\n---[ \t\r]*(?:#.*)?$/.test(line));
    if (separators.length === 0 || (!differ && !notPlainYaml.has(file)))
        return whole;
    const starts = [0, ...separators.map(({ 0: line, index }) => index + line.length)];
    const ends = [...separators.map(({ index }) => index), text.length];
    const streams = starts.map((start, part) => parseDocuments(text, start, ends[part] ?? text.length));
    const documents = streams.flatMap((stream) => stream.documents);
    const split = fileOf(file, { text, stream: { documents } });
    const isRead = streams.every(({ error }) => error === undefined);
    return { documents: [...whole.documents, ...split.documents], problems: isRead ? [] : whole.problems };
}
function fileOf(file, { text, stream: { documents: read, error } }) {
    const documents = error === undefined ? read : [...read, ...parseTolerantly(text)];
    const hasAliases = mayBeAlias.test(text) && alias.test(text);
    const targets = hasAliases ? (0,nodes/* targetsOf */.QR)(documents) : new Map();
    (0,nodes/* followKeys */.wr)(documents, targets);
    const problem = error && {
        file: file.path,
        message: reasons/* unscanned */.Mq.yaml(error.message),
        span: { start: error.offset, end: Math.min(error.offset + 1, text.length) },
    };
    let uses;
    const usesOf = (span) => {
        uses ??= (0,nodes/* usesIn */.cS)(targets);
        return uses(span);
    };
    const step = (0,yaml_document/* stepsFor */.Rb)(text);
    return {
        documents: documents.map((root) => (0,yaml_document/* documentOf */.lM)(root, text, targets, usesOf, step)),
        problems: problem === undefined ? [] : [problem],
    };
}
function parseTolerantly(text) {
    if (isNestedDeeper(text, maxTolerantDepth))
        return [];
    const options = { uniqueKeys: false, logLevel: 'silent', strict: false, prettyErrors: false };
    try {
        const documents = (0,stackless/* withoutStacks */.G)(() => (0,dist/* parseAllDocuments */.hR)(text, options));
        return Array.isArray(documents) ? documents.map(({ contents }) => contents) : [];
    }
    catch (error) {
        if (!(error instanceof RangeError))
            throw error;
        return [];
    }
}


/***/ }),

/***/ 98428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z7: () => (/* binding */ withoutPrefix),
/* harmony export */   bK: () => (/* binding */ literalText),
/* harmony export */   cd: () => (/* binding */ interpolated),
/* harmony export */   v: () => (/* binding */ scanYaml)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _occurrence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75096);
/* harmony import */ var _overlaps_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76157);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23948);
/* harmony import */ var _syntax_variables_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77696);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24532);
/* harmony import */ var _lacking_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(12266);
/* harmony import */ var _nodes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2508);
/* harmony import */ var _parse_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(47925);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(31514);










const stepsPerUse = 20;
function scanYaml(file, { needles, rootKeys = [], hasOwnTags = false, find, parse = _parse_js__WEBPACK_IMPORTED_MODULE_8__/* .parseYaml */ .hN, read = literalText }) {
    if ((0,_lacking_js__WEBPACK_IMPORTED_MODULE_6__/* .lacksNeedles */ .Bn)(file, needles))
        return undefined;
    if (rootKeys.length > 0 && (0,_lacking_js__WEBPACK_IMPORTED_MODULE_6__/* .lacksRootKeys */ .DN)(file, rootKeys))
        return undefined;
    const { documents, problems } = parse(file);
    const found = documents.map((document) => scanDocument(file, document, { find, read, hasOwnTags }));
    if (found.every((scan) => scan === undefined))
        return problems.length === 0 ? undefined : { occurrences: [], problems };
    const occurrences = found.flatMap((scan) => scan?.occurrences ?? []);
    const all = [...problems, ...found.flatMap((scan) => scan?.problems ?? [])];
    return {
        occurrences: (0,_overlaps_js__WEBPACK_IMPORTED_MODULE_2__/* .distinctOccurrences */ .FQ)(occurrences),
        problems: all,
    };
}
function scanDocument(file, document, { find, read, hasOwnTags }) {
    try {
        const candidates = find(document, file);
        if (candidates === undefined)
            return undefined;
        const found = withSameKeys(document, candidates).flatMap((candidate) => occurrencesOf(file, document, candidate, read));
        const occurrences = (0,_overlaps_js__WEBPACK_IMPORTED_MODULE_2__/* .distinctOccurrences */ .FQ)(found).map((one) => withUses(one, document));
        return { occurrences, problems: hasOwnTags ? [] : foreignTags(file, document) };
    }
    catch (error) {
        if (!(error instanceof _document_js__WEBPACK_IMPORTED_MODULE_5__/* .TooManySteps */ .zf))
            throw error;
        return { occurrences: [], problems: [{ file: file.path, message: _reasons_js__WEBPACK_IMPORTED_MODULE_3__/* .unscanned */ .Mq.yaml(error.message) }] };
    }
}
function foreignTags(file, { root }) {
    if (!file.text.includes('!'))
        return [];
    const tagged = (0,_nodes_js__WEBPACK_IMPORTED_MODULE_7__/* .nodesOf */ .Nh)(root).find((node) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node) && (0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .hasOwnTag */ .pF)(node));
    if (tagged?.tag === undefined || tagged.range == null)
        return [];
    const [start, end] = tagged.range;
    return [{ file: file.path, message: _reasons_js__WEBPACK_IMPORTED_MODULE_3__/* .unscanned */ .Mq.foreignTag(tagged.tag), span: { start, end } }];
}
function withSameKeys(document, candidates) {
    const seen = new Set();
    for (const candidate of candidates) {
        if (seen.has(candidate))
            continue;
        for (const one of (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(candidate) ? document.sameKey(candidate) : [candidate])
            seen.add(one);
    }
    return withoutRepeats([...seen]);
}
function withoutRepeats(candidates) {
    const lists = new Set();
    return candidates.filter((candidate) => {
        const { found } = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(candidate) ? {} : (candidate ?? {});
        if (found === undefined)
            return true;
        const isNew = !lists.has(found);
        lists.add(found);
        return isNew;
    });
}
function withUses(one, document) {
    const uses = document.usesOf(one.at.span);
    document.step(stepsPerUse * uses.length);
    return uses.length === 0 ? one : { ...one, uses };
}
function occurrencesOf(file, document, candidate, read) {
    const special = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isNode */ .Ll)(candidate) ? {} : (candidate ?? {});
    if (special.split !== undefined)
        return [(0,_occurrence_js__WEBPACK_IMPORTED_MODULE_1__/* .splitOccurrence */ .Ei)(file, special.split)];
    if (special.found !== undefined)
        return special.found;
    if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(candidate) && candidate.tag !== '!reset' && (0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .hasOwnTag */ .pF)(candidate))
        return candidate.value === '' ? [] : [taggedScalar(file, candidate)];
    const text = special.text ?? (0,_text_js__WEBPACK_IMPORTED_MODULE_9__/* .textOf */ .b6)(document, candidate);
    const one = text === undefined ? undefined : (special.read ?? read)(file, text, document);
    return one === undefined ? [] : [one].flat();
}
function taggedScalar(file, { range, tag = '' }) {
    const [start, end] = range ?? [0, 0];
    return (0,_occurrence_js__WEBPACK_IMPORTED_MODULE_1__/* .opaqueAt */ .NV)(file, { start, end }, 'template', _reasons_js__WEBPACK_IMPORTED_MODULE_3__/* .unresolved */ .II.yamlTag(tag));
}
function literalText(file, { span, value, exact }) {
    return (0,_occurrence_js__WEBPACK_IMPORTED_MODULE_1__/* .occurrenceAt */ .d_)(file, span, value, exact);
}
function withoutPrefix(prefix, text) {
    if (!text.value.startsWith(prefix))
        return undefined;
    if (text.value === prefix || !text.exact)
        return { ...text, value: text.value.slice(prefix.length) };
    const span = { start: text.span.start + prefix.length, end: text.span.end };
    return { ...text, value: text.value.slice(prefix.length), span };
}
function interpolated(lookup = () => undefined) {
    return (file, text) => {
        const { span, value, exact } = text;
        if (!value.includes('$'))
            return literalText(file, text);
        const expansion = (0,_syntax_variables_js__WEBPACK_IMPORTED_MODULE_4__/* .expand */ .f)(value, lookup);
        if (expansion.kind === 'unknown')
            return (0,_occurrence_js__WEBPACK_IMPORTED_MODULE_1__/* .opaqueAt */ .NV)(file, span, 'variable', expansion.detail);
        const inlineDefault = exact ? spanOfDefault(value, span, lookup) : undefined;
        if (inlineDefault !== undefined)
            return (0,_occurrence_js__WEBPACK_IMPORTED_MODULE_1__/* .occurrenceAt */ .d_)(file, inlineDefault);
        return (0,_occurrence_js__WEBPACK_IMPORTED_MODULE_1__/* .occurrenceAt */ .d_)(file, span, expansion.value, exact);
    };
}
function spanOfDefault(value, { start }, lookup) {
    const whole = (0,_syntax_variables_js__WEBPACK_IMPORTED_MODULE_4__/* .wholeVariable */ .o)(value);
    if (whole?.fallback === undefined || lookup(whole.name) !== undefined)
        return undefined;
    const { offset, text } = whole.fallback;
    const span = { start: start + offset, end: start + offset + text.length };
    return text.includes('$') ? spanOfDefault(text, span, lookup) : span;
}


/***/ }),

/***/ 31514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aG: () => (/* binding */ wordOf),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   dW: () => (/* binding */ digestKeyAt),
/* harmony export */   pF: () => (/* binding */ hasOwnTag),
/* harmony export */   uv: () => (/* binding */ splitOf),
/* harmony export */   vz: () => (/* binding */ sourceOf)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23948);


const isTrue = /^(?:y|yes|on|true)$/i;
const isFalse = /^(?:n|no|off|false)$/i;
const isWord = /^(?:[a-z]+|[A-Z]?[a-z]+|[A-Z]+)$/;
const sexagesimal = /^[-+]?\d[\d_]*(?::[0-5]?\d)+(?:\.[\d_]*)?$/;
const timestamp = /^\d{4}-\d{1,2}-\d{1,2}(?:[Tt \t].*)?$/;
const integer = /^(?<sign>[-+]?)(?<digits>0[xX][\da-fA-F]+|0[bB][01]+|0[oO]?[0-7]+|[1-9]\d*|0)$/;
const float = /^[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?$/;
function plainValue(text) {
    if (/^(?:|~|null|Null|NULL)$/.test(text))
        return { kind: 'null' };
    if (isWord.test(text) && isTrue.test(text))
        return printed(text, 'true');
    if (isWord.test(text) && isFalse.test(text))
        return printed(text, 'false');
    if (/^[-+]?\.(?:inf|Inf|INF)$|^\.(?:nan|NaN|NAN)$/.test(text))
        return { kind: 'unclear' };
    if (sexagesimal.test(text) || timestamp.test(text))
        return { kind: 'unclear', isTextInGo: true };
    const plain = text.replaceAll('_', '');
    const { sign = '', digits } = integer.exec(plain)?.groups ?? {};
    if (digits === undefined && !float.test(plain))
        return { kind: 'text' };
    const value = digits === undefined ? Number(plain) : Number(octal(digits)) * (sign === '-' ? -1 : 1);
    const hasExponent = value !== 0 && (Math.abs(value) >= 1e6 || Math.abs(value) < 1e-4);
    return hasExponent ? { kind: 'unclear' } : printed(text, String(value));
}
function octal(digits) {
    return /^0[0-7]+$/.test(digits) ? `0o${digits.slice(1)}` : digits;
}
function printed(text, value) {
    return text === value ? { kind: 'text' } : { kind: 'other', value };
}
function textOf(document, node) {
    const text = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node) && typeof node.value === 'string' ? writtenText(document, node) : undefined;
    return text?.value === '' ? undefined : text;
}
function wordOf(node) {
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node) || typeof node.value !== 'string' || node.range == null)
        return undefined;
    const word = node.value.trim();
    return word === '' ? undefined : word;
}
function sourceOf(document, node, reader = 'any') {
    const written = writtenText(document, node);
    if (written === undefined || !(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node) || node.type !== 'PLAIN' || written.value === '')
        return written;
    if (node.tag !== undefined && !coreTag.test(node.tag))
        return written;
    const meaning = plainValue(written.value);
    if (meaning.kind === 'text' || (meaning.kind === 'unclear' && meaning.isTextInGo && reader === 'go'))
        return written;
    if (meaning.kind === 'null')
        return { ...written, value: '', exact: false };
    if (meaning.kind === 'other' && reader === 'go' && node.tag === undefined)
        return { ...written, value: meaning.value, exact: false, isReread: true };
    return { ...written, exact: false, unclear: _reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .unresolved */ .II.yamlNumber(written.value) };
}
const coreTag = /^tag:yaml\.org,2002:(?:bool|int|float|null|timestamp)$/;
const charactersPerStep = 256;
function writtenText({ text, step }, node) {
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node) || node.range == null || hasOwnTag(node))
        return undefined;
    const value = (typeof node.value === 'string' ? node.value : (node.source ?? '')).trim();
    step(Math.floor(value.length / charactersPerStep));
    const [start, end] = innerRange(node, text, node.range);
    const offset = text.slice(start, end).lastIndexOf(value);
    const isUnclosed = start === node.range[0] && /^QUOTE/.test(node.type ?? '');
    if (offset < 0 || isUnclosed)
        return { value, span: { start, end }, exact: false };
    const at = value === '' ? start : start + offset;
    return { value, span: { start: at, end: at + value.length }, exact: true };
}
function hasOwnTag({ tag }) {
    return tag === '!reset' || tag === '!reference';
}
function innerRange({ type }, text, [start, end]) {
    const quoted = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE';
    return quoted && end - start > 1 && text[end - 1] === text[start] ? [start + 1, end - 1] : [start, end];
}
function splitOf(document, { digestKey, noPlace, ...name }) {
    const carrier = digestKey?.digest ?? name.tag;
    const isShared = carrier !== undefined && document.usesOf(carrier.span).length > 0;
    const why = isShared ? _reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .notPinnable */ .bP.sharedByAnchor : noPlace;
    return { ...name, ...digestKey, ...(why === undefined ? {} : { noPlace: why }) };
}
function digestKeyAt(document, map, name = 'digest') {
    const pair = map.items.findLast(({ key }) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) && key.value === name);
    const value = document.follow(pair?.value);
    const text = sourceOf(document, value);
    if (pair === undefined || text === undefined || !(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(value))
        return undefined;
    if (value.type !== 'PLAIN' || text.value !== '')
        return value.value === null ? undefined : { digest: text, digestForm: { lead: '' } };
    const unset = document.text.slice(text.span.start, text.span.end);
    if (unset !== '')
        return { digest: { ...text, exact: true }, digestForm: { lead: '', unset } };
    const key = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(pair.key) ? pair.key.range : undefined;
    const colon = document.text.indexOf(':', key?.[1] ?? text.span.start);
    const at = { start: colon + 1, end: colon + 1 };
    return { digest: { value: '', span: at, exact: true }, digestForm: { lead: ' ' } };
}


/***/ }),

/***/ 16929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P9: () => (/* binding */ pathsOfMaps),
/* harmony export */   Pw: () => (/* binding */ nodesAt),
/* harmony export */   Y_: () => (/* binding */ children),
/* harmony export */   jO: () => (/* binding */ entries),
/* harmony export */   jQ: () => (/* binding */ mapsOf),
/* harmony export */   jf: () => (/* binding */ child)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23948);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24532);
/* harmony import */ var _nodes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2508);




function nodesAt(document, node, path) {
    const [first = '', ...rest] = path.split('.');
    const step = (one, key) => key === '*' ? children(document, one) : [child(document, one, key) ?? []].flat();
    return rest.reduce((nodes, key) => nodes.flatMap((one) => step(one, key)), step(node, first));
}
const maxMergeDepth = 500;
const maxScanned = 16;
const indexes = new WeakMap();
function pairsWith(map, key) {
    const { items } = map;
    if (items.length > maxScanned)
        return indexOf(map).get(key) ?? none;
    let found;
    for (const pair of items)
        if ((0,_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .keyTextOf */ .c8)(pair) === key) {
            if (found === undefined)
                found = [pair];
            else
                found.push(pair);
        }
    return found ?? none;
}
const none = [];
function indexOf(map) {
    const known = indexes.get(map);
    if (known !== undefined)
        return known;
    const pairs = new Map();
    for (const pair of map.items) {
        const sameKey = pairs.get((0,_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .keyTextOf */ .c8)(pair));
        if (sameKey === undefined)
            pairs.set((0,_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .keyTextOf */ .c8)(pair), [pair]);
        else
            sameKey.push(pair);
    }
    indexes.set(map, pairs);
    return pairs;
}
function child(document, node, key, seen) {
    const map = document.follow(node);
    document.step(1);
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(map) || seen?.has(map) === true)
        return undefined;
    const pairs = pairsWith(map, key);
    const merges = pairsWith(map, '<<');
    if (merges.length === 0 && pairs.length < 2) {
        const [pair] = pairs;
        const value = pair && document.follow(pair.value);
        document.step(value === undefined ? 0 : 1);
        return value;
    }
    return firstOf(document, map, key, { pairs, merges }, seen ?? new Set());
}
function firstOf(document, map, key, { pairs, merges }, seen) {
    if (seen.size > maxMergeDepth)
        throw new _document_js__WEBPACK_IMPORTED_MODULE_2__/* .TooManySteps */ .zf(_reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .unscanned */ .Mq.tooManyMerges);
    seen.add(map);
    const found = [
        ...pairs.toReversed().map(({ value }) => document.follow(value)),
        ...merges.flatMap(({ value }) => sourcesOf(document, value).map((source) => child(document, source, key, seen))),
    ].filter((node) => node !== undefined);
    document.step(found.length);
    if (found.length > 1)
        document.addSameKey(found);
    return found[0];
}
function sourcesOf(document, value) {
    const merged = document.follow(value);
    return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(merged) ? merged.items : [merged];
}
function children(document, node) {
    const parent = document.follow(node);
    if (parent === undefined)
        return [];
    const values = document
        .sameKey(parent)
        .flatMap((one) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(one) ? pairsOf(document, one).map(({ value }) => value) : (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(one) ? one.items : []);
    document.step(values.length);
    return values.flatMap((value) => document.follow(value) ?? []);
}
function entries(document, node) {
    const map = document.follow(node);
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(map))
        return [];
    return pairsOf(document, map).flatMap((pair) => {
        const key = (0,_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .keyTextOf */ .c8)(pair);
        const value = document.follow(pair.value);
        return typeof key === 'string' && value !== undefined ? [[key, value]] : [];
    });
}
function pairsOf(document, map, seen = new Set()) {
    document.step(map.items.length);
    if (seen.has(map))
        return [];
    if (seen.size > maxMergeDepth)
        throw new _document_js__WEBPACK_IMPORTED_MODULE_2__/* .TooManySteps */ .zf(_reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .unscanned */ .Mq.tooManyMerges);
    seen.add(map);
    if (pairsWith(map, '<<').length === 0)
        return map.items;
    return map.items.flatMap((pair) => {
        if ((0,_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .keyTextOf */ .c8)(pair) !== '<<')
            return [pair];
        return sourcesOf(document, pair.value).flatMap((source) => {
            const merged = document.follow(source);
            return (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(merged) ? pairsOf(document, merged, seen) : [];
        });
    });
}
function mapsOf({ root }, below = root) {
    return (0,_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .nodesOf */ .Nh)(below).filter((node) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node));
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
                waiting.push([pair.value, [...path, String((0,_nodes_js__WEBPACK_IMPORTED_MODULE_3__/* .keyTextOf */ .c8)(pair))]]);
        }
        else if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node))
            for (const item of node.items)
                waiting.push([item, [...path, '*']]);
    }
    return paths;
}


/***/ }),

/***/ 95861:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ looksLikeImage),
/* harmony export */   r: () => (/* binding */ isImageArgument)
/* harmony export */ });
/* harmony import */ var _model_images_image_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75485);

function looksLikeImage(text) {
    const parsed = text.includes('://') ? undefined : (0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_0__/* .parseImage */ .zZ)(text);
    if (parsed?.kind !== 'image')
        return false;
    return parsed.image.digest !== undefined || (parsed.image.tag !== undefined && text.includes('/'));
}
function isImageArgument(name, value) {
    if (name === 'BUILDKIT_SYNTAX')
        return value !== '';
    if (!/(?:^|_)(?:BASE|FROM)(?:_|$)|(?:^|_)IMAGE$/i.test(name))
        return false;
    const filled = value.replace(/\$\{[^{}]*\}|\$\w+/g, 'x');
    if (looksLikeImage(filled))
        return true;
    const parsed = /(?:^|_)BASE_?IMAGE$/i.test(name) ? (0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_0__/* .parseImage */ .zZ)(filled) : undefined;
    return parsed?.kind === 'image' && parsed.image.tag !== undefined;
}


/***/ }),

/***/ 75096:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ei: () => (/* binding */ splitOccurrence),
/* harmony export */   MJ: () => (/* binding */ resolvedAt),
/* harmony export */   NV: () => (/* binding */ opaqueAt),
/* harmony export */   d_: () => (/* binding */ occurrenceAt),
/* harmony export */   db: () => (/* binding */ offsetBy),
/* harmony export */   wK: () => (/* binding */ isPlaceholder)
/* harmony export */ });
/* harmony import */ var _model_images_image_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75485);
/* harmony import */ var _languages_syntax_templates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13770);
/* harmony import */ var _pin_place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13052);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23948);




const maxDetailLength = 200;
function occurrenceAt(file, span, value, extendable = true) {
    const raw = file.text.slice(span.start, span.end);
    const name = value ?? raw;
    if ((0,_languages_syntax_templates_js__WEBPACK_IMPORTED_MODULE_1__/* .isTemplated */ .dw)(raw) || (0,_languages_syntax_templates_js__WEBPACK_IMPORTED_MODULE_1__/* .isTemplated */ .dw)(name))
        return opaqueAt(file, span, 'template', _reasons_js__WEBPACK_IMPORTED_MODULE_3__/* .unresolved */ .II.template(raw));
    const parsed = (0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_0__/* .parseImage */ .zZ)(name);
    if (parsed.kind === 'image' ? isPlaceholderName(name) : isPlaceholder(name))
        return opaqueAt(file, span, 'template', _reasons_js__WEBPACK_IMPORTED_MODULE_3__/* .unresolved */ .II.placeholder(name));
    if (parsed.kind === 'invalid')
        return opaqueAt(file, span, 'invalid', parsed.why);
    const pin = extendable ? (0,_pin_place_js__WEBPACK_IMPORTED_MODULE_2__/* .pinPlaceOf */ .W)(raw, span, name, parsed.image) : (0,_pin_place_js__WEBPACK_IMPORTED_MODULE_2__/* .refused */ .J)(_reasons_js__WEBPACK_IMPORTED_MODULE_3__/* .notPinnable */ .bP.escapes);
    return { kind: 'image', at: { file: file.path, span }, raw, image: parsed.image, pin };
}
function resolvedAt(file, span, name, why) {
    const parsed = (0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_0__/* .parseImage */ .zZ)(name);
    if (parsed.kind === 'invalid')
        return opaqueAt(file, span, 'invalid', parsed.why);
    const raw = file.text.slice(span.start, span.end);
    const at = { file: file.path, span: { ...span } };
    return { kind: 'image', at, raw, image: parsed.image, pin: (0,_pin_place_js__WEBPACK_IMPORTED_MODULE_2__/* .refused */ .J)(why) };
}
function opaqueAt(file, span, why, detail) {
    return {
        kind: 'opaque',
        at: { file: file.path, span },
        raw: file.text.slice(span.start, span.end),
        why,
        detail: detail.length > maxDetailLength ? `${detail.slice(0, maxDetailLength)}…` : detail,
    };
}
function splitOccurrence(file, split) {
    const { span } = split.repository;
    const parts = partsOf(split);
    const spans = parts.map((one) => ({ part: one.part, span: one.span }));
    const opaque = (why, detail) => ({
        ...opaqueAt(file, span, why, detail),
        ...(parts.length > 1 ? { parts: spans } : {}),
    });
    const templated = parts.map((part) => file.text.slice(part.span.start, part.span.end)).find(_languages_syntax_templates_js__WEBPACK_IMPORTED_MODULE_1__/* .isTemplated */ .dw);
    if (templated !== undefined)
        return opaque('template', _reasons_js__WEBPACK_IMPORTED_MODULE_3__/* .unresolved */ .II.template(templated));
    const unclear = parts.find((part) => part.unclear !== undefined)?.unclear;
    if (unclear !== undefined)
        return opaque('template', unclear);
    const name = nameOf(split);
    if (name.includes('$'))
        return opaque('variable', _reasons_js__WEBPACK_IMPORTED_MODULE_3__/* .unresolved */ .II.variable(name));
    const parsed = (0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_0__/* .parseImage */ .zZ)(name);
    if (parsed.kind === 'image' ? isPlaceholderName(name) : isPlaceholder(name))
        return opaque('template', _reasons_js__WEBPACK_IMPORTED_MODULE_3__/* .unresolved */ .II.placeholder(name));
    if (parsed.kind === 'invalid')
        return opaque('invalid', parsed.why);
    if (parsed.image.tag === undefined && parsed.image.digest === undefined)
        return opaque('variable', split.tagElsewhere);
    const inexact = parts.some(({ isReread }) => isReread) ? _reasons_js__WEBPACK_IMPORTED_MODULE_3__/* .notPinnable */ .bP.number : _reasons_js__WEBPACK_IMPORTED_MODULE_3__/* .notPinnable */ .bP.escapes;
    const isWritable = parts.every((one) => one.exact || (one.isReread && split.digest !== undefined));
    const pin = isWritable ? splitPinPlace(split) : (0,_pin_place_js__WEBPACK_IMPORTED_MODULE_2__/* .refused */ .J)(split.noPlace ?? inexact);
    const at = { file: file.path, span };
    const raw = file.text.slice(span.start, span.end);
    return { kind: 'image', at, raw, image: parsed.image, pin, parts: spans };
}
function offsetBy(one, by) {
    const move = ({ start, end }) => ({ start: start + by, end: end + by });
    const at = { ...one.at, span: move(one.at.span) };
    const uses = one.uses === undefined ? {} : { uses: one.uses.map(move) };
    if (one.kind !== 'image')
        return { ...one, ...uses, at };
    const pin = one.pin.kind === 'refused' ? one.pin : { ...one.pin, span: move(one.pin.span) };
    return { ...one, ...uses, at, pin };
}
function splitPinPlace({ digest, digestForm = { lead: '' }, repository, tag, noPlace, }) {
    if (noPlace !== undefined)
        return (0,_pin_place_js__WEBPACK_IMPORTED_MODULE_2__/* .refused */ .J)(noPlace);
    const pinned = [tag, repository].find((text) => text?.value.includes('@'));
    if (digest !== undefined && (pinned === undefined || digest.value !== ''))
        return { kind: 'place', span: digest.span, ...digestForm };
    const carrier = pinned ?? tag;
    if (carrier === undefined || carrier.value === '')
        return (0,_pin_place_js__WEBPACK_IMPORTED_MODULE_2__/* .refused */ .J)(_reasons_js__WEBPACK_IMPORTED_MODULE_3__/* .notPinnable */ .bP.noTag);
    const at = carrier.value.indexOf('@');
    const start = at < 0 ? carrier.span.end : carrier.span.start + at;
    return { kind: 'place', span: { start, end: carrier.span.end }, lead: '@' };
}
function partsOf(split) {
    const names = ['registry', 'repository', 'tag', 'digest'];
    return names.flatMap((part) => {
        const text = split[part];
        return text === undefined || text.value === '' ? [] : [{ part, ...text }];
    });
}
function nameOf({ registry, repository, tag, digest, digestForm }) {
    const behind = (sign, text) => (text?.value ? sign + text.value : '');
    const host = registry?.value ? `${registry.value}/` : '';
    return `${host}${repository.value}${behind(':', tag)}${behind(digestForm?.isBare ? '@sha256:' : '@', digest)}`;
}
const marked = /<[^<>]*>|\{[^{}]*\}|@\w+@|%\w+%|^ko:\/\//;
const shouted = /^(?:[^@]*[/:])?[A-Z][A-Z0-9]*(?:[_-][A-Z0-9]+)+(?:[/:][^@]*)?$|^(?:IMAGE|PLACEHOLDER|TODO|CHANGEME|REPLACEME|X{3,})$/;
const word = /^(?:auto|placeholder|(?:image[-_]?)?(?:replace|change)[-_]?me|to-be-replaced|your[-_]?image(?:[-_]?name)?|image[-_]?name)(?::[\w.-]*)?$/;
const maxLength = 1000;
function isPlaceholder(text) {
    const searched = text.slice(0, maxLength);
    if (searched.includes('$'))
        return false;
    return /^["']*$/.test(searched) || marked.test(searched) || shouted.test(searched);
}
function isPlaceholderName(name) {
    return word.test(name.slice(0, maxLength));
}


/***/ }),

/***/ 76157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FQ: () => (/* binding */ distinctOccurrences),
/* harmony export */   RR: () => (/* binding */ withoutOverlaps),
/* harmony export */   xk: () => (/* binding */ agreedOccurrences)
/* harmony export */ });
/* harmony import */ var _model_images_image_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75485);
/* harmony import */ var _model_text_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33248);


function withoutOverlaps(occurrences) {
    const sorted = [...occurrences].sort((a, b) => a.at.span.start - b.at.span.start);
    const kept = [];
    for (const one of sorted) {
        const last = kept.at(-1);
        if (last === undefined || one.at.span.start >= last.at.span.end)
            kept.push(one);
        else if ((0,_model_text_source_js__WEBPACK_IMPORTED_MODULE_1__/* .placeKey */ .r)(last.at) !== (0,_model_text_source_js__WEBPACK_IMPORTED_MODULE_1__/* .placeKey */ .r)(one.at))
            continue;
        else if (isAlternative(last, one))
            kept.push(one);
        else if (isUnpinnable(one) && last.kind === 'opaque' && last.why !== 'invalid')
            kept.splice(-1, 1, one);
    }
    return distinctOccurrences(kept);
}
function distinctOccurrences(occurrences) {
    const distinct = new Map();
    for (const one of occurrences) {
        const key = `${(0,_model_text_source_js__WEBPACK_IMPORTED_MODULE_1__/* .placeKey */ .r)(one.at)}\0${imageOf(one)}`;
        if (!distinct.has(key))
            distinct.set(key, one);
    }
    return [...distinct.values()];
}
function agreedOccurrences(occurrences) {
    const refusedAt = new Map();
    for (const one of occurrences)
        if (one.kind === 'image' && one.pin.kind === 'refused')
            refusedAt.set((0,_model_text_source_js__WEBPACK_IMPORTED_MODULE_1__/* .placeKey */ .r)(one.at), one.pin);
    return occurrences.map((one) => {
        const pin = refusedAt.get((0,_model_text_source_js__WEBPACK_IMPORTED_MODULE_1__/* .placeKey */ .r)(one.at));
        return one.kind !== 'image' || pin === undefined ? one : { ...one, pin };
    });
}
function isAlternative(last, one) {
    return isUnpinnable(last) && isUnpinnable(one) && imageOf(last) !== imageOf(one);
}
function isUnpinnable(one) {
    return one.kind === 'image' && one.pin.kind === 'refused';
}
function imageOf(one) {
    return one.kind === 'image' ? `${(0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_0__/* .imageName */ .tO)(one.image)}@${one.image.digest ?? ''}` : '';
}


/***/ }),

/***/ 13052:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ refused),
/* harmony export */   W: () => (/* binding */ pinPlaceOf)
/* harmony export */ });
/* harmony import */ var _model_images_image_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75485);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23948);


function refused(why) {
    return { kind: 'refused', why };
}
function pinPlaceOf(raw, span, value, image) {
    const at = raw.indexOf('@');
    const [rawName, name] = [withoutDigest(raw), withoutDigest(value)];
    const inDefault = defaultTag.exec(raw)?.groups;
    if (inDefault !== undefined && name.endsWith(`${inDefault.path}:${inDefault.tag}`)) {
        const end = span.end - 1;
        const start = end - (inDefault.digest ?? '').length;
        return { kind: 'place', span: { start, end }, lead: '@' };
    }
    const literal = at >= 0 && raw.slice(at) === value.slice(value.indexOf('@'));
    if (!literal && value.includes('@'))
        return refused(_reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .notPinnable */ .bP.digestFromVariable);
    const lead = (0,_model_images_image_js__WEBPACK_IMPORTED_MODULE_0__/* .digestLead */ .PA)(image);
    if (lead !== '@' && lastPart(raw) !== lastPart(value))
        return refused(_reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .notPinnable */ .bP.tagFromVariable);
    if (!hasLiteralEnd(rawName, name))
        return refused(_reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .notPinnable */ .bP.afterVariable(name, literal));
    return { kind: 'place', span: { start: literal ? span.start + at : span.end, end: span.end }, lead };
}
const defaultTag = /(?<path>(?:^|[/}])[\w.-]+):\$\{\w+:?-(?<tag>\w[\w.-]*)(?<digest>@sha256:[0-9a-f]{64})?\}$/;
const variableEnd = /\$[A-Za-z_]\w*|[})\]]/g;
function hasLiteralEnd(raw, name) {
    if (raw === name)
        return true;
    const ends = [...raw.matchAll(variableEnd)].map((found) => found.index + found[0].length);
    return raw.slice(ends.at(-1) ?? 0).endsWith(lastPart(name));
}
function withoutDigest(text) {
    const at = text.indexOf('@');
    return at < 0 ? text : text.slice(0, at);
}
function lastPart(name) {
    return name.slice(name.lastIndexOf('/') + 1);
}


/***/ }),

/***/ 23948:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   II: () => (/* binding */ unresolved),
/* harmony export */   Mq: () => (/* binding */ unscanned),
/* harmony export */   bP: () => (/* binding */ notPinnable)
/* harmony export */ });
/* harmony import */ var _model_run_surface_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64384);
/* harmony import */ var _model_text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38118);
/* harmony import */ var _model_text_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26732);



const maxSearched = 1000;
const maxQuoted = 100;
const unresolved = {
    template: contains({
        what: 'a template expression',
        pattern: /\$?\{\{.*?\}\}|\{%.*?%\}|<%.*?%>|<<.*?>>|\$?\[\[.*?\]\]/s,
    }),
    variable: contains({ what: 'a variable', pattern: /\$\{[^{}]*\}|\$\([^()]*\)|\$\w+/ }),
    hclExpression: contains({ what: 'an expression', pattern: /\$\{[^{}]*\}/ }),
    pipelineParameter: contains({ what: 'a pipeline parameter', pattern: /\$\([^()]*\)/ }),
    pipelineContainer: (name) => `\`${name}\` may be a container resource of the pipeline that uses this template`,
    pipelineVariable: contains({
        what: 'a pipeline variable',
        pattern: /\$\{\{.*?\}\}|\$\[.*\]|\$\([^()]*\)|\$\{[^{}]*\}/s,
    }),
    workflowExpression: contains({ what: 'a workflow expression', pattern: /\$\{\{.*?\}\}/s }),
    serviceVariable: contains({ what: 'a variable of the service', pattern: /\$\{[^{}]*\}|\$\w+/ }),
    editorVariable: contains({ what: 'an editor variable', pattern: /\$\{[^{}]*\}/ }),
    shellVariable: contains({ what: 'a shell variable', pattern: /\$\{[^{}]*\}|\$\([\w.]+\)|\$\w+/ }),
    shellCommand: contains({ what: 'the output of a shell command', pattern: /\$\(.*\)|`[^`]*`/s }),
    shellWildcard: contains({ what: 'a shell wildcard', pattern: /[*?]/ }),
    unknownOption: (option) => `follows the option ${quoted(option)}, and it is not known whether this is the value of the option: write \`${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .onOneLine */ .GJ)(option, maxQuoted).replaceAll('`', "'")}=…\``,
    systemdSpecifier: contains({ what: 'a systemd specifier', pattern: /%[A-Za-z%]/ }),
    noDefault: (variable) => `variable ${quoted(variable)} has no default value`,
    placeholder: (text) => /^["']*$/.test(text) ? 'the name is empty' : `${quoted(text)} is a placeholder`,
    notDefinedHere: (name) => `depends on ${quoted(name)}, which is not defined in this file`,
    dependsOnSet: (text, variable) => `${quoted(text)} depends on whether variable ${quoted(variable)} is set`,
    notAVariable: (text) => `${quoted(text)} is not a valid variable reference`,
    setByBuild: (variable) => `variable ${quoted(variable)} is set by the build`,
    environmentArgument: (name) => `argument ${quoted(name)} takes its value from the environment of the build`,
    argumentValue: (name) => `the value of argument ${quoted(name)} cannot be read`,
    namedContext: (name) => `the file does not say whether the context ${quoted(name)} is an image`,
    argumentsExpression: 'the arguments of the build are set by an expression',
    expression: 'its value is an expression',
    path: (path, why) => `it depends on the file at ${quoted(path)}, and ${why}`,
    mustBeSet: (variable, message) => `variable ${quoted(variable)} must be set${message === '' ? '' : `: ${quoted(message)}`}`,
    notDeclared: (why, variable) => `${why}; no ARG before the first FROM declares ${quoted(variable)}`,
    notExpandedInFrom: 'variables are not expanded in --from',
    nestedVariables: 'its variables are nested too deeply',
    tooManyValues: 'its variables have too many possible values',
    tooManyVariables: 'its variables expand to more text than an image name can have',
    yamlTag: (tag) => `its YAML tag ${quoted(tag)} may change the value`,
    yamlNumber: (text) => `YAML may read ${quoted(text)} as a number, a boolean or a date: put it in quotes`,
    tagFromChart: 'the tag is not set here; the chart provides it',
    versionRange: (range) => `Flux chooses the tag by the version range ${quoted(range)}`,
    replacement: 'Kustomize replaces the image, or a part of it, with a value from elsewhere',
    repositoryElsewhere: 'the repository is not set here; the chart or another file provides it',
    tagSuffix: 'Kustomize adds a suffix to the tag of each resource, and removes its digest',
    pulledOrBuilt: 'Compose pulls this image if its registry has it, and builds it otherwise. Add `pull_policy: build` to always build it, or remove `build` to always pull it',
    pulledBySwarm: (policy) => `Compose does not pull this image (${quoted(`pull_policy: ${policy}`)}), but \`docker stack deploy\` would`,
    resetBuild: 'the service is not built, and its image is set in another file',
    tagFromResources: 'the tag is not set here; each resource keeps its own',
    starlark: 'an argument is neither a string nor a constant that this file sets once',
    intrinsicFunction: (text) => `depends on the function ${quoted(text)} of CloudFormation`,
    partOfExpression: 'it is a part of a larger expression',
    newestVersion: 'without a tag, the tool uses the newest version in the repository',
    registryOfAccount: 'the registry is that of a cloud account, which is not named here',
    tagOfOperator: 'an operator appends this tag to the names of its own images',
    noTagOrDigest: 'neither a tag nor a digest is set here',
};
const notPinnable = {
    escapes: 'the value is written with escapes or folded lines',
    tagFromVariable: 'it has no tag, and a variable at its end may add one',
    digestFromVariable: 'its digest comes from a variable',
    digestShared: (variable) => `its digest comes from ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .onOneLine */ .GJ)(variable, maxQuoted)}, which other references share`,
    digestInPattern: (variable) => `its digest comes from ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .onOneLine */ .GJ)(variable, maxQuoted)}, which a pattern is applied to`,
    passed: (name, file) => `${quoted(file)} passes another value for ${quoted(name)}, so several images are possible here`,
    passedInPart: (dockerfile) => `only a part of it is written here, the rest is in ${quoted(dockerfile)}`,
    passedIndirectly: (name) => `the value of ${quoted(name)} is not written here exactly as it is passed on`,
    behindVariable: (image, isPinned) => `${isPinned ? 'its digest makes builds ignore' : 'a digest here would make builds ignore'} the values of its arguments. ${ownArgument(image)}`,
    afterVariable: (image, isPinned) => `${isPinned ? 'its digest stays' : 'a digest here would stay'} the same whatever the values of its variables are. Write the whole reference, ${quoted(image)}, as the value or the default of one variable, followed by the digest`,
    usedByCommands: (variable, image) => `a stage uses ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .onOneLine */ .GJ)(variable, maxQuoted)} too, so its commands would see the digest. ${ownArgument(image)}`,
    longLine: 'its line would be longer than BuildKit accepts',
    number: 'YAML reads a part of it as a number or a boolean: put that part in quotes',
    allTags: 'the command pulls all tags of the repository, and accepts neither a tag nor a digest',
    asksForTag: 'the command asks what the tag refers to',
    copiesTag: 'the command copies what the tag refers to at the time',
    tagWithDigest: (program) => `${program} does not accept a tag together with a digest: write the digest instead of the tag`,
    alsoByTag: 'another command uses the image by this name, but an image that is pulled by digest is not stored under it',
    inDockerfile: 'the Dockerfile may use the build argument as a part of a longer name',
    fromVariable: 'a variable is a part of its name',
    usedOtherwise: (variable) => `${quoted(variable)} is also used for something that is not an image`,
    unknownInput: (input) => `it is not known whether ${quoted(input)} accepts a digest`,
    unusedVariable: (variable) => `nothing in this file uses ${quoted(variable)} as an image`,
    fromParameter: 'a part of it comes from a parameter',
    usedInParts: 'its parameter is also a part of other names',
    severalValues: 'several images are possible here',
    otherFile: (file) => `a part of it is set in ${quoted(file)}`,
    partElsewhere: (name) => `${quoted(name)} is also a part of other names`,
    noTag: 'its tag is not set here',
    sharedByAnchor: 'other places use this value through its YAML anchor',
    nomad: "Nomad's Docker driver fails on some names with a tag and a digest: replace the tag with the digest",
    aws: 'AWS documents a tag or a digest, not both: replace the tag with the digest',
    fly: 'Fly.io deploys the tag and ignores the digest after it: replace the tag with the digest',
    earthlyPull: 'Earthly names the pulled image by its tag: write the digest in a `FROM`',
    concourse: 'Concourse takes the digest from `version`: add `version: {digest: ""}` next to `source`',
    jsonnet: 'Jsonnet may use the text as a part of other texts',
    notDocumented: (program) => `${program} is not documented to accept a tag with a digest`,
    unknownPlugin: (name) => `it is not known whether the plugin ${quoted(name)} accepts a digest`,
    unknownKind: (kind) => `it is not known whether the resource ${quoted(kind)} accepts a digest here`,
    patchedKind: 'it is not known whether the patched resource accepts a digest here',
    digestOfArtifact: 'Flux reads the digest from a separate key: add the line `digest: ""` under `ref`',
    chartTooLarge: (maxTemplates) => `its chart has more than ${maxTemplates} files, so it is not known how the chart uses the tag`,
    digestForm: (key) => `it is not known whether the chart expects the digest in ${quoted(key)} with or without \`sha256:\`: write the first digest by hand`,
    digestOmitted: (key, file) => `${quoted(file)} builds an image name from the tag without ${quoted(key)}, so the cluster would pull the tag: use the digest in that template too`,
    tagChanged: (by, file) => `its tag is also passed to ${quoted(by)} in ${quoted(file)}, which expects a tag without a digest`,
    tagHanded: (name) => `its chart passes it to the template ${quoted(name)}, which may use the tag for something else`,
    tagPrinted: (line, file) => line === ''
        ? `its tag is also used on its own in ${quoted(file)}, where a digest would be invalid`
        : `its tag is also written to ${quoted(line)} in ${quoted(file)}, where a digest would be invalid`,
    tagExtended: (file) => `${quoted(file)} adds text after its tag, so a digest cannot follow the tag`,
    tagOfOtherName: (file) => `its tag is also the tag of another image name in ${quoted(file)}`,
    tagIsFallback: (file) => `its tag is also the default tag of another image in ${quoted(file)}`,
    tagUnused: (path) => `no template of its chart was found to use ${quoted(path)} in an image name`,
    schema: (key, file) => `${quoted(file)} restricts the values of ${quoted(key)}`,
    replacedBy: (file, line) => `${quoted(`${file}:${line}`)} replaces this text with another, and a digest would break that or be lost`,
    tooManyReplacements: (most) => `more than ${most} commands of this repository replace text in this file or look for this name, too many to compare with each reference`,
    renamedBy: (file, line) => `${quoted(`${file}:${line}`)} replaces its name and would keep this digest, which belongs to another image. Write the tag and the digest there, as \`newTag\` and \`digest\``,
    bazelArgument: 'Bazel takes the digest as a separate argument: add `digest = ""`',
};
const remedy = 'Correct it, or exclude the file';
const unscanned = {
    yaml: (why) => `The YAML cannot be read: ${why}. ${remedy}`,
    json: (why) => `The JSON cannot be read: ${why}. ${remedy}`,
    dockerfile: (why) => `BuildKit refuses this Dockerfile: ${why}. ${remedy}`,
    dockerfileLimit: (why) => `The Dockerfile was not scanned completely: ${why}. Simplify it, or exclude the file`,
    notAnImage: (text, why) => `${quoted(text)} cannot be read as an image: ${why}. ${remedy}`,
    openHeredoc: (name) => `The heredoc ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .onOneLine */ .GJ)(name, maxQuoted)} is not closed, so the text after it was not read. Close it, or exclude the file`,
    frontend: (name) => `The frontend ${quoted(name)} builds this file, and it may use images that BuildKit's own frontend does not. If it is a copy of \`docker/dockerfile\`, declare its registry as a mirror under \`registries\` in the policy; otherwise exclude the file`,
    passedRefused: (name, dockerfile, image, why) => `With this value of ${quoted(name)}, BuildKit refuses ${quoted(image)} in ${quoted(dockerfile)}: ${why}. ${remedy}`,
    inlineTemplate: 'A template of Bake writes instructions of this Dockerfile, so they cannot be read. Write them out, or exclude the file',
    tooManyInherited: 'The targets inherit or pass too many arguments in all, so not all of their builds were read. Split the file, or exclude it',
    tooManyBuilds: (maxBuilds) => `Only the first ${maxBuilds} builds that pass arguments to this Dockerfile were read`,
    includeSetting: (key) => `${quoted(key)} changes the values or the paths in the included files, and Tagproof does not follow it. Put the included files and their \`.env\` into a folder of their own, or exclude the file`,
    koSettings: 'ko reads this file, but Tagproof only reads its settings from YAML and JSON. Move them to `.ko.yaml`',
    misspelledField: (key, field) => `Kustomize reads ${quoted(key)} as ${quoted(field)}, and Tagproof does not. Write ${quoted(field)}, or exclude the file`,
    inlineTransformer: 'A transformer inside this kustomization renames images, which is only read from a file of its own. Move it to one, or exclude the file',
    foreignTag: (tag) => `The YAML tag ${quoted(tag)} has no meaning in this format: the value is used as if the tag were not there. Remove the tag, or exclude the file`,
    tooDeep: 'it is nested too deeply',
    tooManyNodes: 'its aliases and merge keys repeat too many nodes',
    tooManyValues: 'its parameters have too many values',
    tooManyMerges: 'its merge keys (`<<`) are nested too deeply',
    notLiteralBlock: 'A patch, Dockerfile or other file within this file is only read from a literal block (`|`). Write it as one, or exclude the file',
    nestedManifest: 'A manifest in a manifest that a template of Argo creates is not read. Move it to a template of its own, or exclude the file',
    waiver: 'An inline waiver needs a check and a reason: `tagproof: ignore[check-id] reason`',
    tooManyFiles: (maxFiles, surface) => `Only the first ${maxFiles} files were scanned: narrow ${(0,_model_run_surface_js__WEBPACK_IMPORTED_MODULE_2__/* .settingName */ .Q)(surface, 'paths')} or extend ${(0,_model_run_surface_js__WEBPACK_IMPORTED_MODULE_2__/* .settingName */ .Q)(surface, 'exclude')}`,
    tooManyMentions: (maxMentions) => `Only the first ${maxMentions} files that other files name were read`,
    tooManyIncluded: (maxIncluded, maxDeclared) => `Kustomizations whose configurations declare fields as images include more than ${maxIncluded} files in all, or declare more than ${maxDeclared} fields in these files, so not all of these fields were read. Exclude some of the kustomizations`,
    emptyGlob: (surface) => `This glob of ${(0,_model_run_surface_js__WEBPACK_IMPORTED_MODULE_2__/* .settingName */ .Q)(surface, 'paths')} matches no file of a known format`,
    folder: (why, folder, surface) => `The folder was not scanned: ${why}. If none of its images are used, add \`${folder}**\` to ${(0,_model_run_surface_js__WEBPACK_IMPORTED_MODULE_2__/* .settingName */ .Q)(surface, 'exclude')}`,
    root: (why) => `It is not known which files there are: ${why}`,
    notListed: 'it cannot be listed',
    sparse: 'git tracks it, but a sparse checkout left it out',
    file: (why) => `The file was not scanned: ${why}`,
    tooSlow: (limitMs) => `The file was not scanned: that was not done after ${(0,_model_text_time_js__WEBPACK_IMPORTED_MODULE_0__/* .durationText */ .S5)(limitMs)}, and takes seconds, so the machine may be overloaded. Re-run; if it happens again, exclude the file and report it`,
    tooMuchWork: 'The file was not scanned: it has too many lines, brackets, variables or aliases, or too long lines. Split it into smaller files, or exclude it',
    tooMuchMemory: 'The file was not scanned: that needed too much memory. Split it into smaller files, or exclude it',
    stopped: (files) => `${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(files, 'file')} had not been scanned when the run was stopped`,
    invalidReference: (raw, detail, others) => `${quoted(raw)} is not a valid image reference${others === 0 ? '' : ` (and ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(others, 'other reference')} in the file)`}: ${detail}. ${remedy}`,
    excessiveReference: (raw, detail, others) => `The images of ${quoted(raw)}${others === 0 ? '' : ` (and of ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(others, 'other reference')} in the file)`} were not read: ${detail}. Write fewer values, or exclude the file`,
    unexplained: (name, others) => `${quoted(name)} ${others === 0 ? 'looks like an image' : `and ${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(others, 'other name')} in the file look like images`}, but no scanner reads images at this place. Move ${others === 0 ? 'it' : 'them'} to a place that is scanned, or exclude the file`,
};
function contains({ what, pattern }) {
    return (text) => {
        const found = pattern.exec(text.slice(0, maxSearched))?.[0];
        return found === undefined ? `contains ${what}` : `contains ${what} (${quoted(found)})`;
    };
}
function ownArgument(image) {
    const path = image.replace(/:[^/]*$/, '');
    const base = path.slice(path.lastIndexOf('/') + 1).replace(/[^a-z0-9]+/gi, '_');
    const name = `${base.toUpperCase()}_IMAGE`;
    return `Declare the whole reference in an argument of its own, ${quoted(`ARG ${name}=${image}`)} before the first FROM, and use ${quoted(`FROM \${${name}}`)}`;
}
function quoted(text) {
    return `\`${(0,_model_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .onOneLine */ .GJ)(text, maxQuoted).replaceAll('`', "'")}\``;
}


/***/ }),

/***/ 16129:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: () => (/* binding */ scanners)
});

// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
// EXTERNAL MODULE: ./lib/scan/pin-place.js
var pin_place = __webpack_require__(13052);
// EXTERNAL MODULE: ./lib/scan/reasons.js
var reasons = __webpack_require__(23948);
// EXTERNAL MODULE: ./lib/scan/languages/dockerfile/dockerfile.js + 18 modules
var dockerfile = __webpack_require__(82337);
// EXTERNAL MODULE: ./lib/scan/languages/dockerfile/lexer/lexer-types.js
var lexer_types = __webpack_require__(14703);
;// CONCATENATED MODULE: ./lib/scan/languages/dockerfile/inline.js




const escapes = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };
const escapeSequence = /\\(?:u(?<short>[0-9a-fA-F]{4})|U(?<long>[0-9a-fA-F]{8})|(?<char>[^uU]))/gs;
const sign = /[$%]/g;
const filler = '\uE000';
class Characters {
    text = '';
    starts = [];
    ends = [];
    escaped = new Set();
    addWritten(text, start) {
        for (let at = 0; at < text.length; at += 1)
            this.add(text[at] ?? '', start + at, start + at + 1);
    }
    addFor(text, { start, end }) {
        for (let at = 0; at < text.length; at += 1)
            this.add(text[at] ?? '', start, end);
    }
    addFrom(other, from, to) {
        for (let at = from; at < to; at += 1)
            this.add(other.text[at] ?? '', other.starts[at] ?? 0, other.ends[at] ?? 0);
    }
    add(char, start, end) {
        this.text += char;
        this.starts.push(start);
        this.ends.push(end);
    }
}
function decoded(text, { span, kind }) {
    const all = new Characters();
    const written = text.slice(span.start, span.end);
    let done = 0;
    for (const match of kind === 'heredoc' ? [] : written.matchAll(escapeSequence)) {
        all.addWritten(written.slice(done, match.index), span.start + done);
        done = match.index + match[0].length;
        if (kind === 'string')
            all.escaped.add(all.text.length);
        all.addFor(meaningOf(match), { start: span.start + match.index, end: span.start + done });
    }
    all.addWritten(written.slice(done), span.start + done);
    return all;
}
function meaningOf({ groups }) {
    const code = groups?.short ?? groups?.long;
    if (code !== undefined)
        return String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff));
    const char = groups?.char;
    return char === undefined ? '' : (escapes[char] ?? char);
}
function expanded(written, resolve) {
    const { text, escaped } = written;
    const all = new Characters();
    const inserted = [];
    let done = 0;
    for (const { 0: char, index } of text.matchAll(sign)) {
        const isSign = index >= done && !escaped.has(index);
        if (!isSign)
            continue;
        if (text.startsWith(`${char}${char}{`, index)) {
            all.addFrom(written, done, index);
            all.addFrom(written, index + 1, index + 3);
            done = index + 3;
        }
        else if (text[index + 1] === '{' && !escaped.has(index + 1)) {
            const end = endOfTemplate(text, index + 2);
            const span = { start: written.starts[index] ?? 0, end: written.ends[end - 1] ?? 0 };
            const value = char === '$' ? resolve(text.slice(index + 2, end - 1).trim()) : undefined;
            all.addFrom(written, done, index);
            all.addFor(value ?? filler, span);
            inserted.push(span);
            done = end;
        }
    }
    all.addFrom(written, done, text.length);
    return { all, inserted };
}
function endOfTemplate(text, start) {
    let [depth, isString] = [1, false];
    for (let at = start; at < text.length; at += 1) {
        const char = text[at];
        if (isString && char === '\\')
            at += 1;
        else if (char === '"')
            isString = !isString;
        else if (!isString && char === '{')
            depth += 1;
        else if (!isString && char === '}')
            depth -= 1;
        if (depth === 0)
            return at + 1;
    }
    return text.length;
}
const stepsPerInserted = 32;
function inlineDockerfile(file, text, resolve, { pay, ...context }) {
    try {
        const paid = (expression) => {
            const value = resolve(expression);
            pay(stepsPerInserted * (value?.length ?? 1));
            return value;
        };
        return readInline(file, text, expanded(decoded(file.text, text), paid), { ...context, pay });
    }
    catch (error) {
        if (!(error instanceof lexer_types/* LimitError */.o))
            throw error;
        const problem = { file: file.path, message: reasons/* unscanned */.Mq.dockerfileLimit(error.message), span: text.span };
        return { occurrences: [], problems: [problem], passed: { occurrences: [], problems: [] } };
    }
}
function readInline(file, text, { all, inserted }, { pay, ...context }) {
    const { end, start } = text.span;
    const offsets = {
        start: (index) => all.starts[index] ?? end,
        end: (index) => all.ends[index - 1] ?? start,
    };
    const isCovered = all.text.includes(filler);
    const scan = (0,dockerfile/* scanDockerfile */.Y)(file, { text: all.text, offsets, isCovered, pay }, false, context);
    return {
        ...scan,
        occurrences: scan.occurrences.map((one) => withoutPlace(one, inserted)),
        problems: scan.problems.map((one) => one.message.includes(filler) ? { ...one, message: reasons/* unscanned */.Mq.inlineTemplate } : one),
    };
}
function withoutPlace(one, inserted) {
    if (one.kind !== 'image')
        return one;
    const { start, end } = one.at.span;
    const isExpanded = inserted.some((span) => span.start < end && span.end > start);
    return isExpanded ? { ...one, pin: (0,pin_place/* refused */.J)(reasons/* notPinnable */.bP.fromParameter) } : one;
}

// EXTERNAL MODULE: ./lib/scan/languages/dockerfile/reading.js
var reading = __webpack_require__(44072);
// EXTERNAL MODULE: ./lib/scan/occurrence.js
var occurrence = __webpack_require__(75096);
// EXTERNAL MODULE: ./lib/scan/languages/syntax/variables.js
var variables = __webpack_require__(77696);
;// CONCATENATED MODULE: ./lib/scan/languages/syntax/hcl.js



const word = /[\p{L}_][\p{L}\p{N}_.-]*/uy;
const hcl_sign = /==|!=|>=|<=|&&|\|\||=>|[^\s]/y;
function hclTokens(text) {
    const tokens = [];
    const push = (kind, start, end) => tokens.push({ kind, text: kind === 'newline' ? '\n' : text.slice(start, end), span: { start, end } });
    for (let at = 0; at < text.length;) {
        const char = text[at] ?? '';
        const two = text.slice(at, at + 2);
        if (char === '\n') {
            push('newline', at, at + 1);
            at += 1;
        }
        else if (char === '#' || two === '//')
            at = indexOrEnd(text, '\n', at);
        else if (two === '/*')
            at = indexOrEnd(text, '*/', at + 2) + 2;
        else if (char === '"') {
            const end = endOfString(text, at + 1);
            push('string', at + 1, end);
            at = text[end] === '"' ? end + 1 : end;
        }
        else if (two === '<<')
            at = readHeredoc(text, at, push);
        else if (/\s/.test(char))
            at += 1;
        else {
            word.lastIndex = at;
            hcl_sign.lastIndex = at;
            const found = word.exec(text)?.[0];
            const end = at + (found ?? hcl_sign.exec(text)?.[0] ?? ' ').length;
            push(found === undefined ? 'sign' : 'word', at, end);
            at = end;
        }
    }
    return tokens;
}
function endOfString(text, start) {
    const open = ['"'];
    for (let at = start; at < text.length; at += 1) {
        const char = text[at];
        if (char === '\n')
            return at;
        if (open.at(-1) === '"') {
            if (char === '\\' && text[at + 1] !== '\n')
                at += 1;
            else if (char === '"')
                open.pop();
            else if ((char === '$' || char === '%') && text[at + 1] === '{') {
                open.push('{');
                at += 1;
            }
        }
        else if (char === '"' || char === '{')
            open.push(char);
        else if (char === '}')
            open.pop();
        if (open.length === 0)
            return at;
    }
    return text.length;
}
function readHeredoc(text, at, push) {
    const open = /^<<[-~]?(?<label>\w+)[ \t]*\r?\n/.exec(text.slice(at, at + 200));
    const label = open?.groups?.label;
    if (open === null || label === undefined) {
        push('sign', at, at + 2);
        return at + 2;
    }
    const start = at + open[0].length;
    for (let line = start; line < text.length; line = indexOrEnd(text, '\n', line) + 1) {
        const end = indexOrEnd(text, '\n', line);
        if (text.slice(line, end).trim() !== label)
            continue;
        push('heredoc', start, line);
        return end;
    }
    push('heredoc', start, text.length);
    return text.length;
}
function indexOrEnd(text, what, from) {
    const at = text.indexOf(what, from);
    return at < 0 ? text.length : at;
}
const maxDepth = 16;
const maxNameLength = 1000;
function hclValues(text) {
    return readHcl(text).values;
}
function readHcl(text) {
    const tokens = hclTokens(text);
    const nesting = new Nesting();
    const values = [];
    const keys = [];
    tokens.forEach((token, index) => {
        const [before, next] = [tokens[index - 1], tokens[index + 1]];
        const isIndex = isSign(before, '[') && endsOperand(tokens[index - 2]);
        if (token.kind === 'sign' || token.kind === 'newline')
            nesting.readSign(token);
        else if (nesting.holdsKeys && isKey(token, before, next)) {
            nesting.startAttribute(token.text);
            keys.push({ path: nesting.path ?? [], span: token.span });
        }
        else if (nesting.path === undefined)
            nesting.addToHeader(token.text);
        else if (nesting.holdsKeys && startsBlock(token, before, next))
            nesting.startBlock(token.text);
        else if (!isIndex && isValue(token, before, next))
            values.push(literalOf(token, nesting.path));
    });
    return { values, keys };
}
class Nesting {
    open = [];
    names = [];
    header = [];
    key;
    get holdsKeys() {
        return (this.open.at(-1)?.bracket ?? '{') === '{';
    }
    get path() {
        return this.key === undefined ? undefined : [...this.names.slice(-maxDepth), this.key];
    }
    readSign({ text }) {
        if (text === '{')
            this.openBrace();
        else if (text === '[' || text === '(')
            this.open.push({ bracket: text, key: this.key });
        else if (text === '}')
            this.closeBrace();
        else if (text === ']' || text === ')') {
            const opening = text === ']' ? '[' : '(';
            if (this.open.at(-1)?.bracket === opening)
                this.key = this.open.pop()?.key;
        }
        else if (!this.holdsKeys)
            return;
        else if (text === '\n' || text === ',')
            this.key = undefined;
        else if (text === '=' || text === '=>')
            this.key ??= '';
        else
            return;
        this.header = [];
    }
    startAttribute(key) {
        this.header = [];
        this.key = key.slice(0, maxNameLength);
    }
    startBlock(type) {
        this.header = [type];
        this.key = undefined;
    }
    addToHeader(text) {
        this.header.push(text);
    }
    openBrace() {
        this.names.push(this.header.join(' ').slice(0, maxNameLength) || (this.key ?? ''));
        this.open.push({ bracket: '{', key: this.key });
        this.key = undefined;
    }
    closeBrace() {
        while (!this.holdsKeys)
            this.open.pop();
        this.names.pop();
        this.key = this.open.pop()?.key;
    }
}
function literalOf({ kind, text, span }, path) {
    const exact = kind !== 'string' || !text.includes('\\');
    return { kind: kind === 'string' || kind === 'heredoc' ? kind : 'name', path, text, span, exact };
}
function isKey({ kind }, before, next) {
    if (kind === 'heredoc')
        return false;
    const isFirst = before === undefined || before.kind === 'newline' || isSign(before, '{', ',');
    return (isFirst && isSign(next, '=', ':')) || (endsOperand(before) && isSign(next, '='));
}
function startsBlock({ kind }, before, next) {
    return kind === 'word' && endsOperand(before) && (isSign(next, '{') || next?.kind === 'string');
}
function isValue({ kind }, before, next) {
    if (kind === 'word')
        return (isSign(before, '=', ':') &&
            (next === undefined || next.kind === 'newline' || isSign(next, '}', ',', '[')));
    return !isSign(before, '==', '!=') && !isSign(next, '==', '!=');
}
function endsOperand(token) {
    return (token !== undefined && (token.kind === 'sign' ? isSign(token, '}', ']', ')') : token.kind !== 'newline'));
}
function isSign(token, ...signs) {
    return token?.kind === 'sign' && signs.includes(token.text);
}
function hclDefaults(values) {
    return new Map(values.flatMap((value) => {
        const [block, key, ...more] = value.path;
        if (value.kind !== 'string' || more.length > 0 || key === undefined)
            return [];
        const name = /^variable (?<name>[\w-]+)$/.exec(block ?? '')?.groups?.name;
        if (name !== undefined && key === 'default')
            return [[name, value]];
        return block === 'locals' ? [[`local.${key}`, value]] : [];
    }));
}
function hclOccurrence(file, value, defaults) {
    const { span, exact } = value;
    const text = value.kind === 'name' ? `\${${value.text}}` : value.text;
    const whole = /^\$\{(?:var\.)?(?<name>(?:local\.)?[\w-]+)\}$/.exec(text)?.groups?.name;
    const declared = whole === undefined ? undefined : defaults.get(whole);
    if (declared !== undefined && declared.text !== '' && !declared.text.includes('$'))
        return { ...(0,occurrence/* occurrenceAt */.d_)(file, declared.span, declared.text, declared.exact), uses: [span] };
    if (!text.includes('${'))
        return (0,occurrence/* occurrenceAt */.d_)(file, span, text, exact);
    const shell = shellText(text);
    const expansion = (0,variables/* expand */.f)(shell, (name) => defaults.get(name)?.text);
    if (expansion.kind === 'unknown') {
        const name = /\$\{(?<name>[^{}]*[.[(?][^{}]*)\}/.exec(shell)?.groups?.name;
        const detail = name === undefined ? expansion.detail : reasons/* unresolved */.II.notDefinedHere(name);
        return (0,occurrence/* opaqueAt */.NV)(file, span, 'variable', detail);
    }
    return (0,occurrence/* occurrenceAt */.d_)(file, span, expansion.value, exact);
}
function hclTextOf(value, defaults) {
    const text = value.kind === 'name' ? `\${${value.text}}` : value.text;
    const expansion = (0,variables/* expand */.f)(shellText(text), (name) => defaults.get(name)?.text);
    return expansion.kind === 'value' ? expansion.value : undefined;
}
function shellText(text) {
    return text.replace(/\$\{var\.(\w+)\}/g, '$${$1}');
}
function hclWithoutPrefix(value, length) {
    return {
        ...value,
        text: value.text.slice(length),
        span: { start: value.span.start + length, end: value.span.end },
    };
}

// EXTERNAL MODULE: ./lib/scan/looks-like-image.js
var looks_like_image = __webpack_require__(95861);
// EXTERNAL MODULE: ./lib/scan/values/build-arguments.js
var build_arguments = __webpack_require__(16077);
// EXTERNAL MODULE: ./lib/scan/languages/yaml/text.js
var yaml_text = __webpack_require__(31514);
// EXTERNAL MODULE: ./lib/scan/languages/yaml/tree.js
var tree = __webpack_require__(16929);
;// CONCATENATED MODULE: ./lib/scan/formats/bake/names.js




const pushes = /\btype=registry\b|\bpush=true\b/;
const scheme = 'target:';
function hclBuiltNames(file, values, defaults) {
    const isPushed = values.some(({ text }) => pushes.test(text));
    return values.flatMap((value) => {
        const [block, key, context] = value.path;
        if (block?.startsWith('target') !== true)
            return [];
        const at = { file: file.path, span: value.span };
        if (key === 'contexts')
            return value.text.startsWith(scheme) && context !== undefined
                ? [{ name: context, at, isPushed: false }]
                : [];
        return key === 'tags' ? [{ name: hclTextOf(value, defaults) ?? value.text, at, isPushed }] : [];
    });
}
function jsonBuiltNames(document, file) {
    const isPushed = pushes.test(document.text);
    return (0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, document.root, 'target')).flatMap((target) => {
        const tags = (0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, target, 'tags')).flatMap((node) => {
            const text = (0,yaml_text/* textOf */.b6)(document, node);
            if (text === undefined)
                return [];
            const expansion = (0,variables/* expand */.f)(text.value, () => undefined);
            const name = expansion.kind === 'value' ? expansion.value : text.value;
            return [{ name, at: { file: file.path, span: text.span }, isPushed }];
        });
        const contexts = (0,tree/* entries */.jO)(document, (0,tree/* child */.jf)(document, target, 'contexts')).flatMap(([name, node]) => {
            const text = (0,yaml_text/* textOf */.b6)(document, node);
            return text?.value.startsWith(scheme) === true
                ? [{ name, at: { file: file.path, span: text.span }, isPushed: false }]
                : [];
        });
        return [...tags, ...contexts];
    });
}

// EXTERNAL MODULE: ./lib/scan/checkout/mentions.js
var checkout_mentions = __webpack_require__(27511);
;// CONCATENATED MODULE: ./lib/scan/formats/bake/targets.js




const targets_maxDepth = 100;
const maxArguments = 300_000;
function bakeBuilds(file, targets) {
    const inheritance = new Inheritance(targets);
    const known = new build_arguments/* Builds */.MN();
    const knownInline = new build_arguments/* Builds */.MN();
    const inline = new Map();
    const mentions = [];
    const passes = [];
    for (const name of new Set(targets.map((one) => one.name))) {
        const settings = inheritance.of(name);
        const builds = inheritance.buildsWith(settings);
        if (settings.inline === undefined) {
            const paths = dockerfilesOf(file, settings);
            (0,collections/* append */.BC)(mentions, paths);
            for (const { path } of paths)
                for (const args of builds)
                    if (known.add(path, args))
                        passes.push({ path, args });
        }
        else {
            const place = String(settings.inline);
            addTo(inline, settings.inline, builds.filter((args) => knownInline.add(place, args)));
        }
    }
    const problems = inheritance.isTooMuch ? [{ file: file.path, message: reasons/* unscanned */.Mq.tooManyInherited }] : [];
    return { mentions, passes, inline, problems };
}
function dockerfilesOf({ path }, { context, dockerfile }) {
    const folder = context === undefined ? '.' : context.text;
    const name = dockerfile === undefined ? 'Dockerfile' : dockerfile.text;
    if (folder === undefined)
        return [];
    const folders = [(0,checkout_mentions/* folderOf */.yS)(path), ''].map((base) => (0,checkout_mentions/* pathFrom */.Iw)(base, folder));
    return (0,checkout_mentions/* mentionsFrom */.AK)([...new Set(folders)], name, 'dockerfile');
}
class Inheritance {
    isTooMuch = false;
    known = new Map();
    byName = new Map();
    left = maxArguments;
    constructor(targets) {
        for (const target of targets)
            addTo(this.byName, target.name, [target]);
    }
    of(name, depth = 0) {
        const known = this.known.get(name);
        if (known !== undefined)
            return known;
        let settings = { args: new Map() };
        this.known.set(name, settings);
        if (depth > targets_maxDepth)
            this.isTooMuch = true;
        else
            for (const target of this.byName.get(name) ?? []) {
                for (const base of target.inherits)
                    settings = this.merged(settings, this.of(base, depth + 1));
                settings = this.merged(settings, target.settings);
            }
        this.known.set(name, settings);
        return settings;
    }
    buildsWith({ args }) {
        if (this.left < 0)
            return [];
        const builds = (0,build_arguments/* buildsOf */.jV)([...args.values()].flat());
        this.left -= builds.reduce((sum, { length }) => sum + length, 0);
        if (this.left >= 0)
            return builds;
        this.isTooMuch = true;
        return [];
    }
    merged(base, over) {
        this.left -= base.args.size + over.args.size;
        if (this.left < 0)
            this.isTooMuch = true;
        const args = this.left < 0 ? base.args : new Map([...base.args, ...over.args]);
        return { ...base, ...over, args };
    }
}
function addTo(map, key, more) {
    const known = map.get(key);
    if (known === undefined)
        map.set(key, [...more]);
    else
        (0,collections/* append */.BC)(known, more);
}

;// CONCATENATED MODULE: ./lib/scan/formats/bake/bake.js










const bake_scheme = 'docker-image://';
const bake = {
    id: 'bake',
    title: 'Docker Bake',
    paths: ['**/*docker-bake*.hcl'],
    comment: '#',
    scan(file, _, context) {
        const { values, keys } = readHcl(file.text);
        const defaults = hclDefaults(values);
        const { targets, unknown } = hclTargets({ file, values, keys, defaults });
        const { mentions, passes, inline, problems } = bakeBuilds(file, targets);
        const refusals = [...problems];
        const pay = (0,reading/* workOf */.L)(file.text.length);
        const resolve = (name) => expressionOf(name, defaults);
        const found = values.flatMap((value) => {
            const [block, key] = value.path;
            if (block?.startsWith('target') !== true)
                return [];
            if (key === 'dockerfile-inline') {
                const { kind, span } = value;
                if (kind === 'name')
                    return [inlineVariable(file, value)];
                const builds = inline.get(span.start) ?? [];
                const scan = inlineDockerfile(file, { kind, span }, resolve, { ...context, builds, pay });
                (0,collections/* append */.BC)(refusals, scan.problems, scan.passed.problems);
                return [...scan.occurrences, ...scan.passed.occurrences];
            }
            if (key === 'contexts')
                return contextOf(file, value, defaults);
            const image = imageOf(value, key);
            return image === undefined || image.text === '' ? [] : [hclOccurrence(file, image, defaults)];
        });
        const builds = hclBuiltNames(file, values, defaults);
        return { occurrences: [...found, ...unknown], problems: refusals, mentions, passes, builds };
    },
};
function expressionOf(name, defaults) {
    const value = defaults.get(name.replace(/^var\./, ''));
    return value === undefined || !value.exact || /[$%]\{/.test(value.text) ? undefined : value.text;
}
function inlineVariable(file, { span, text }) {
    return (0,occurrence/* opaqueAt */.NV)(file, span, 'variable', reasons/* unresolved */.II.hclExpression(`\${${text}}`));
}
function contextOf(file, value, defaults) {
    if (value.kind === 'string' && value.text.startsWith(bake_scheme)) {
        const image = hclWithoutPrefix(value, bake_scheme.length);
        return image.text === '' ? [] : [hclOccurrence(file, image, defaults)];
    }
    if (value.kind === 'string' && !value.text.startsWith('${'))
        return [];
    const text = hclTextOf(value, defaults);
    if (text === undefined)
        return [(0,occurrence/* opaqueAt */.NV)(file, value.span, 'variable', reasons/* unresolved */.II.namedContext(value.path.at(-1) ?? ''))];
    return text.startsWith(bake_scheme)
        ? [(0,occurrence/* resolvedAt */.MJ)(file, value.span, text.slice(bake_scheme.length), reasons/* notPinnable */.bP.fromParameter)]
        : [];
}
function imageOf(value, key) {
    if (key === 'attest') {
        const generator = /^(?:[^,]*,)*?generator=/.exec(value.text)?.[0];
        return generator === undefined ? undefined : hclWithoutPrefix(value, generator.length);
    }
    if (key === 'args')
        return (0,looks_like_image/* isImageArgument */.r)(value.path.at(-1) ?? '', value.text) ? value : undefined;
    if (key !== 'cache-from')
        return undefined;
    const ref = /^type=registry,(?:[^,]*,)*?ref=/.exec(value.text)?.[0];
    if (ref !== undefined)
        return hclWithoutPrefix(value, ref.length);
    const isObject = value.path.at(-1) === 'ref';
    return isObject || !/^\w+=|^(?:gha|registry|local|inline)$/.test(value.text) ? value : undefined;
}
function hclTargets(hcl) {
    const byPath = new Map();
    for (const value of hcl.values)
        (0,collections/* addToGroup */.Mr)(byPath, JSON.stringify(value.path), value);
    const reader = new TargetReader(hcl, byPath);
    const blocks = new Map();
    for (const key of hcl.keys) {
        const [block = ''] = key.path;
        if (block.startsWith('target '))
            (0,collections/* addToGroup */.Mr)(blocks, block, key);
    }
    const targets = [...blocks].map(([block, keys]) => reader.target(block.slice('target '.length), keys));
    return { targets, unknown: reader.unknown };
}
class TargetReader {
    hcl;
    byPath;
    unknown = [];
    parts;
    unset;
    constructor(hcl, byPath) {
        this.hcl = hcl;
        this.byPath = byPath;
        this.unset = new Set(hcl.values.flatMap(({ kind, text, path: [block = '', key] }) => kind === 'name' && text === 'null' && key === 'default' && block.startsWith('variable ')
            ? [block.slice('variable '.length)]
            : []));
        const uses = hcl.file.text.matchAll(/([^"]?)\$\{\s*(?:var\.)?([\w.-]{1,200})\s*\}([^"]?)/g);
        this.parts = new Set([...uses].flatMap(([, before, name = '', after]) => (before || after ? [name] : [])));
    }
    target(name, keys) {
        const args = new Map();
        let settings = {};
        let inherits = [];
        for (const key of keys) {
            const [, attribute = '', argument] = key.path;
            if (key.path.length === 3 && attribute === 'args' && argument !== undefined) {
                const values = this.argument(argument, key);
                if (values.length > 0)
                    args.set(argument, values);
            }
            else if (key.path.length !== 2)
                continue;
            else if (attribute === 'context')
                settings = { ...settings, context: this.path(key) };
            else if (attribute === 'dockerfile')
                settings = { ...settings, dockerfile: this.path(key) };
            else if (attribute === 'dockerfile-inline')
                settings = { ...settings, ...this.inline(key) };
            else if (attribute === 'inherits')
                inherits = this.valuesAt(key).flatMap((one) => this.textOf(one) ?? []);
            else if (attribute === 'args' && !/^"?\s*[=:]\s*\{/.test(this.behind(key)))
                this.tell(key, reasons/* unresolved */.II.argumentsExpression);
        }
        return { name, inherits, settings: { ...settings, args } };
    }
    argument(name, key) {
        const { file } = this.hcl;
        const number = /^"?\s*[=:]\s*(-?\d+(?:\.\d+)?)\s*(?:[,}\r\n#]|\/[/*]|$)/.exec(this.behind(key))?.[1];
        if (number !== undefined) {
            const start = file.text.indexOf(number, key.span.end);
            const span = { start, end: start + number.length };
            return [(0,build_arguments/* literalArgument */.l9)(name, file, { value: String(Number(number)), span, exact: false })];
        }
        const value = this.onlyValue(key);
        if (value?.kind === 'name' && (value.text === 'null' || this.unset.has(value.text)))
            return [];
        const found = value === undefined ? undefined : this.valued(name, value);
        const why = value === undefined ? reasons/* unresolved */.II.argumentValue(name) : whyUnknown(value);
        return [found ?? (0,build_arguments/* unknownArgument */._x)(name, file, value ?? key, why)];
    }
    valued(name, value) {
        const { file, defaults } = this.hcl;
        if (value.kind === 'name' && /^(?:true|false)$/.test(value.text))
            return (0,build_arguments/* literalArgument */.l9)(name, file, { value: value.text, span: value.span, exact: false });
        const whole = value.kind === 'name' ? value.text : /^\$\{(?:var\.)?([\w.-]+)\}$/.exec(value.text)?.[1];
        const declared = whole === undefined ? undefined : defaults.get(whole);
        if (declared !== undefined && declared.text !== '' && !/[$%]\{/.test(declared.text)) {
            const found = (0,build_arguments/* literalArgument */.l9)(name, file, { ...declared, value: declared.text });
            if (!this.parts.has(whole ?? '') || 'why' in found.value)
                return found;
            return { ...found, value: { ...found.value, noPlace: reasons/* notPinnable */.bP.partElsewhere(whole ?? '') } };
        }
        if (value.kind === 'string' && !/[$%]\{/.test(value.text))
            return (0,build_arguments/* literalArgument */.l9)(name, file, { ...value, value: value.text });
        const text = this.textOf(value);
        return text === undefined
            ? undefined
            : (0,build_arguments/* literalArgument */.l9)(name, file, { value: text, span: value.span, exact: false });
    }
    path(key) {
        const value = this.onlyValue(key);
        const text = value === undefined ? undefined : this.textOf(value);
        if (text !== undefined)
            return { text };
        const written = this.hcl.file.text.slice((value ?? key).span.start, (value ?? key).span.end);
        const why = value === undefined ? reasons/* unresolved */.II.expression : whyUnknown(value);
        this.tell(value ?? key, reasons/* unresolved */.II.path(written, why));
        return {};
    }
    inline(key) {
        const [value] = this.valuesAt(key);
        return value === undefined ? {} : { inline: value.span.start };
    }
    tell({ span }, detail) {
        this.unknown.push((0,occurrence/* opaqueAt */.NV)(this.hcl.file, span, 'variable', detail));
    }
    textOf(value) {
        return value.kind === 'heredoc' || value.text.includes('%{')
            ? undefined
            : hclTextOf(value, this.hcl.defaults);
    }
    valuesAt({ path }) {
        return this.byPath.get(JSON.stringify(path)) ?? [];
    }
    onlyValue(key) {
        const { text } = this.hcl.file;
        const [value, ...more] = this.valuesAt(key);
        if (value === undefined || more.length > 0)
            return undefined;
        const between = text.slice(key.span.end, value.span.start);
        const after = text.slice(value.span.end, value.span.end + maxBlank);
        const isAlone = /^"?\s*[=:]\s*"?$/.test(between.slice(0, maxBlank)) && between.length < maxBlank;
        return isAlone && /^"?[ \t]*(?:[,}\r\n#]|\/[/*]|$)/.test(after) ? value : undefined;
    }
    behind({ span }) {
        return this.hcl.file.text.slice(span.end, span.end + maxBlank);
    }
}
function whyUnknown({ kind, text }) {
    return kind === 'name' ? reasons/* unresolved */.II.noDefault(text) : reasons/* unresolved */.II.hclExpression(text);
}
const maxBlank = 200;

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./lib/scan/languages/yaml/scan.js
var yaml_scan = __webpack_require__(98428);
;// CONCATENATED MODULE: ./lib/scan/formats/bake/bake-json.js














const readInterpolated = (0,yaml_scan/* interpolated */.cd)();
const bakeJson = {
    id: 'bake-json',
    title: 'Docker Bake, JSON',
    paths: ['**/*docker-bake*.json'],
    scan(file, _, context = {}) {
        const mentions = [];
        const passes = [];
        const names = [];
        const problems = [];
        const pay = (0,reading/* workOf */.L)(file.text.length);
        const scan = (0,yaml_scan/* scanYaml */.v)(file, {
            needles: [],
            find(document) {
                const defaults = jsonDefaults(document);
                const { targets, unknown } = jsonTargets(document, file, defaults);
                const builds = bakeBuilds(file, targets);
                (0,collections/* append */.BC)(mentions, builds.mentions);
                (0,collections/* append */.BC)(passes, builds.passes);
                (0,collections/* append */.BC)(problems, builds.problems);
                (0,collections/* append */.BC)(names, jsonBuiltNames(document, file));
                const inline = { file, problems, context, defaults, builds: builds.inline, pay };
                return [...findImages(document, inline), { found: unknown }];
            },
            read: readContextOrCache,
        });
        if (scan === undefined)
            return undefined;
        return { ...scan, problems: [...scan.problems, ...problems], mentions, passes, builds: names };
    },
};
function findImages(document, inline) {
    return (0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, document.root, 'target')).flatMap((target) => [
        ...(0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, target, 'contexts')),
        ...(0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, target, 'cache-from')),
        ...(0,tree/* entries */.jO)(document, (0,tree/* child */.jf)(document, target, 'args')).flatMap(([name, value]) => {
            const text = (0,yaml_text/* textOf */.b6)(document, value);
            return text !== undefined && (0,looks_like_image/* isImageArgument */.r)(name, text.value)
                ? [{ text, read: readInterpolated }]
                : [];
        }),
        ...imagesOfInline(document, (0,tree/* child */.jf)(document, target, 'dockerfile-inline'), inline),
    ]);
}
function imagesOfInline(document, node, { file, problems, context, defaults, builds, pay }) {
    const span = (0,yaml_text/* textOf */.b6)(document, node)?.span;
    if (span === undefined)
        return [];
    const built = { ...context, builds: builds.get(span.start) ?? [], pay };
    const scan = inlineDockerfile(file, { span, kind: 'json' }, (name) => defaults.get(name)?.value, built);
    (0,collections/* append */.BC)(problems, scan.problems, scan.passed.problems);
    return [{ found: [...scan.occurrences, ...scan.passed.occurrences] }];
}
function readContextOrCache(file, text) {
    const prefix = /^docker-image:\/\/|^type=registry,(?:[^,]*,)*?ref=/.exec(text.value)?.[0];
    const inner = prefix === undefined ? undefined : (0,yaml_scan/* withoutPrefix */.Z7)(prefix, text);
    return inner === undefined ? undefined : readInterpolated(file, inner);
}
function jsonDefaults(document) {
    const variables = (0,tree/* entries */.jO)(document, (0,tree/* child */.jf)(document, document.root, 'variable'));
    return new Map(variables.flatMap(([name, variable]) => {
        const text = (0,yaml_text/* sourceOf */.vz)(document, (0,tree/* child */.jf)(document, variable, 'default'), 'go');
        return text === undefined || text.unclear !== undefined || text.value.includes('$')
            ? []
            : [[name, text]];
    }));
}
function jsonTargets(document, file, defaults) {
    const unknown = [];
    const path = (node) => {
        const text = (0,yaml_text/* sourceOf */.vz)(document, node);
        if (text === undefined)
            return {};
        const expansion = (0,variables/* expand */.f)(text.value, (name) => defaults.get(name)?.value);
        if (expansion.kind === 'value')
            return { text: expansion.value };
        unknown.push((0,occurrence/* opaqueAt */.NV)(file, text.span, 'variable', reasons/* unresolved */.II.path(text.value, expansion.detail)));
        return {};
    };
    const targets = (0,tree/* entries */.jO)(document, (0,tree/* child */.jf)(document, document.root, 'target')).map(([name, target]) => {
        const at = (key) => (0,tree/* child */.jf)(document, target, key);
        const [context, dockerfile] = [at('context'), at('dockerfile')];
        const inline = (0,yaml_text/* sourceOf */.vz)(document, at('dockerfile-inline'))?.span.start;
        const bases = (0,tree/* children */.Y_)(document, at('inherits'));
        return {
            name,
            inherits: bases.flatMap((one) => (0,yaml_text/* sourceOf */.vz)(document, one)?.value ?? []),
            settings: {
                ...(context === undefined ? {} : { context: path(context) }),
                ...(dockerfile === undefined ? {} : { dockerfile: path(dockerfile) }),
                ...(inline === undefined ? {} : { inline }),
                args: argumentsOf(document, file, at('args'), defaults),
            },
        };
    });
    return { targets, unknown };
}
function argumentsOf(document, file, args, defaults) {
    const valuesOf = (name) => [defaults.get(name) ?? []].flat();
    const found = new Map();
    for (const [name, value] of (0,tree/* entries */.jO)(document, args)) {
        if ((0,dist/* isScalar */.jn)(value) && value.value === null)
            continue;
        const text = (0,yaml_text/* sourceOf */.vz)(document, value, 'go');
        const read = text && (0,build_arguments/* interpolatedArguments */.wJ)(name, file, text, valuesOf);
        const [start = 0, end = start] = value.range ?? [];
        const unread = (0,build_arguments/* unknownArgument */._x)(name, file, { span: { start, end } }, reasons/* unresolved */.II.argumentValue(name));
        found.set(name, [...(found.get(name) ?? []), ...(read ?? [unread])]);
    }
    return found;
}

;// CONCATENATED MODULE: ./lib/scan/formats/build/apko.js




const apko = {
    id: 'apko',
    title: 'apko',
    paths: ['**/*apko*.{yml,yaml}'],
    comment: '#',
    scan: (file) => (0,yaml_scan/* scanYaml */.v)(file, { needles: ['contents'], find: apko_findImages }),
};
function apko_findImages(document) {
    if ((0,tree/* child */.jf)(document, document.root, 'contents') === undefined)
        return undefined;
    return (0,tree/* nodesAt */.Pw)(document, document.root, 'contents.baseimage.image').filter((image) => (0,looks_like_image/* looksLikeImage */.N)((0,yaml_text/* textOf */.b6)(document, image)?.value ?? ''));
}

;// CONCATENATED MODULE: ./lib/scan/formats/build/bazel.js


const rules = new Set(['oci.pull', 'oci_pull', 'container_pull']);
const bazel = {
    id: 'bazel',
    title: 'Bazel',
    paths: ['**/{MODULE.bazel,WORKSPACE,WORKSPACE.bazel,WORKSPACE.bzlmod}', '**/*.{MODULE.bazel,bzl}'],
    comment: '#',
    scan(file) {
        if (!/pull/.test(file.text))
            return undefined;
        const occurrences = callsOf(file.text, rules).flatMap((args) => {
            const repository = args.get('image') ?? args.get('repository');
            if (repository === undefined || repository.value === '')
                return [];
            return [
                (0,occurrence/* splitOccurrence */.Ei)(file, {
                    registry: args.has('image') ? undefined : args.get('registry'),
                    repository,
                    tag: args.get('tag'),
                    digest: args.get('digest'),
                    ...(args.has('digest') ? {} : { noPlace: reasons/* notPinnable */.bP.bazelArgument }),
                    tagElsewhere: reasons/* unresolved */.II.noTagOrDigest,
                }),
            ];
        });
        return { occurrences, problems: [] };
    },
};
const token = /#[^\n]*|"""[\s\S]*?(?:"""|$)|'''[\s\S]*?(?:'''|$)|"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?|[A-Za-z_][\w.]*|[^\s]/g;
const constant = /^(?<name>[A-Za-z_]\w*)[ \t]*=[ \t]*(?<string>[^\n#]*[^\s#])/gm;
const maxLength = 4096;
const plain = /^(?:"[^"]*"|'[^']*')$/;
function callsOf(text, functions) {
    const tokens = [...text.matchAll(token)].filter(([found]) => !found.startsWith('#'));
    const constants = constantsOf(text);
    const calls = [];
    const around = [];
    tokens.forEach(([found], index) => {
        if (/^[([{]$/.test(found)) {
            const call = found === '(' && functions.has(tokens[index - 1]?.[0] ?? '') ? new Map() : undefined;
            if (call !== undefined)
                calls.push(call);
            around.push(call);
        }
        else if (/^[)\]}]$/.test(found))
            around.pop();
        else {
            const value = around.at(-1) === undefined ? undefined : valueOfArgument(tokens, index, constants);
            if (value !== undefined)
                around.at(-1)?.set(found, value);
        }
    });
    return calls;
}
function constantsOf(text) {
    const constants = new Map();
    for (const { groups } of text.matchAll(constant)) {
        const { name = '', string = '' } = groups ?? {};
        const value = plain.test(string) && !string.includes('\\') ? string.slice(1, -1) : undefined;
        constants.set(name, constants.has(name) && constants.get(name) !== value ? undefined : value);
    }
    return constants;
}
function valueOfArgument(tokens, name, constants) {
    const [sign, string, behind] = [tokens[name + 1]?.[0], tokens[name + 2], tokens[name + 3]?.[0] ?? ')'];
    if (sign !== '=' || string === undefined || string[0] === 'None')
        return undefined;
    const span = { start: string.index, end: string.index + string[0].length };
    if (!/^[,)]$/.test(behind) || !plain.test(string[0])) {
        const known = /^[,)]$/.test(behind) ? constants.get(string[0]) : undefined;
        if (known === undefined)
            return { value: string[0], span, exact: false, unclear: reasons/* unresolved */.II.starlark };
        return known.length > maxLength
            ? { value: string[0], span, exact: false, unclear: reasons/* unresolved */.II.tooManyVariables }
            : { value: known, span, exact: false, isReread: true };
    }
    const value = string[0].slice(1, -1);
    const start = string.index + 1;
    return { value, span: { start, end: start + value.length }, exact: !value.includes('\\') };
}

// EXTERNAL MODULE: ./node_modules/jsonc-parser/lib/umd/main.js
var main = __webpack_require__(99547);
;// CONCATENATED MODULE: ./lib/scan/formats/build/devcontainer.js





const devcontainer = {
    id: 'devcontainer',
    title: 'Development containers',
    paths: ['**/.devcontainer/**/devcontainer.json', '**/.devcontainer.json', '**/devcontainer.json'],
    comment: '//',
    scan(file) {
        const errors = [];
        const root = treeOf(file.text.replace(/^\uFEFF/, ' '), errors);
        if (root === 'too deep') {
            const message = reasons/* unscanned */.Mq.json(reasons/* unscanned */.Mq.tooDeep);
            return { occurrences: [], problems: [{ file: file.path, message }] };
        }
        const at = (...path) => nodesAt(root, path);
        const nodes = [
            ...at('image'),
            ...at('build', 'args').flatMap(imageArguments),
            ...at('build', 'cacheFrom').flatMap(itemsOf),
        ];
        const folder = [(0,checkout_mentions/* folderOf */.yS)(file.path)];
        const mentioned = (nodes, as) => nodes.flatMap(({ value }) => (typeof value === 'string' ? (0,checkout_mentions/* mentionsFrom */.AK)(folder, value, as) : []));
        const mentions = [
            ...mentioned([...at('build', 'dockerfile'), ...at('dockerFile')], 'dockerfile'),
            ...mentioned(at('dockerComposeFile').flatMap(itemsOf), 'compose'),
        ];
        return {
            mentions,
            occurrences: nodes.flatMap((node) => readImage(file, node)),
            problems: errors.slice(0, 1).map(({ error, offset, length }) => ({
                file: file.path,
                message: reasons/* unscanned */.Mq.json((0,main.printParseErrorCode)(error)),
                span: { start: offset, end: offset + length },
            })),
        };
    },
};
function treeOf(text, errors) {
    try {
        return (0,main.parseTree)(text, errors, { allowTrailingComma: true });
    }
    catch (error) {
        if (error instanceof RangeError)
            return 'too deep';
        throw error;
    }
}
function nodesAt(root, path) {
    return path.reduce((nodes, key) => nodes.flatMap((node) => (node.type === 'object' ? (node.children ?? []) : []).flatMap(({ children: [name, value] = [] }) => name?.value === key && value !== undefined ? [value] : [])), root === undefined ? [] : [root]);
}
function itemsOf(node) {
    return node.type === 'array' ? (node.children ?? []) : [node];
}
function imageArguments(args) {
    return (args?.children ?? []).flatMap(({ children: [name, value] = [] }) => value?.type === 'string' && (0,looks_like_image/* isImageArgument */.r)(String(name?.value), String(value.value)) ? [value] : []);
}
function readImage(file, node) {
    if (node?.type !== 'string' || typeof node.value !== 'string' || /^$|^type=/.test(node.value))
        return [];
    const whole = { start: node.offset, end: node.offset + node.length };
    const closed = node.length > 2 && file.text[whole.end - 1] === '"';
    const span = closed ? { start: whole.start + 1, end: whole.end - 1 } : whole;
    if (node.value.includes('${'))
        return [(0,occurrence/* opaqueAt */.NV)(file, span, 'variable', reasons/* unresolved */.II.editorVariable(node.value))];
    return [(0,occurrence/* occurrenceAt */.d_)(file, span, node.value, file.text.slice(span.start, span.end) === node.value)];
}

// EXTERNAL MODULE: ./lib/scan/formats/build/dockerfile.js
var build_dockerfile = __webpack_require__(27599);
;// CONCATENATED MODULE: ./lib/scan/undocumented-digests.js

function withoutNewDigest(one, why) {
    if (one.kind !== 'image' || one.image.digest !== undefined || one.pin.kind === 'refused')
        return one;
    return { ...one, pin: (0,pin_place/* refused */.J)(why) };
}

;// CONCATENATED MODULE: ./lib/scan/formats/build/earthfile.js






const flagsWithValue = new Set([
    ...['platform', 'build-arg', 'f', 'target', 'pull', 'load', 'compose', 'service', 'cache-id', 'cache-from'],
]);
const earthfile = {
    id: 'earthfile',
    title: 'Earthfile',
    paths: ['**/Earthfile'],
    comment: '#',
    scan(file) {
        const builds = [];
        const mentions = [];
        const values = new Map();
        const occurrences = earthfileCommands(file.text).flatMap((command) => {
            const [name, more] = command.words;
            if (name?.text === 'ARG')
                setArgument(values, command);
            if (name?.text === 'SAVE' && more?.text === 'IMAGE')
                (0,collections/* append */.BC)(builds, savedImages(file, command));
            const lookup = (variable) => values.get(`${command.target}\0${variable}`) ?? values.get(`\0${variable}`);
            if (name?.text === 'WITH' && more?.text === 'DOCKER')
                return readFlags(command.words.slice(2))
                    .flags.filter(({ flag }) => flag === 'pull')
                    .flatMap(({ value }) => imageAt(file, value, lookup) ?? [])
                    .map((one) => withoutNewDigest(one, reasons/* notPinnable */.bP.earthlyPull));
            if (name?.text !== 'FROM')
                return [];
            const { flags, rest } = readFlags(command.words.slice(more?.text === 'DOCKERFILE' ? 2 : 1));
            const [image] = rest;
            if (more?.text === 'DOCKERFILE') {
                const names = flags.flatMap(({ flag, value }) => (flag === 'f' ? [value.text] : []));
                (0,collections/* append */.BC)(mentions, (0,checkout_mentions/* buildMentions */.eA)(file, image === undefined ? [] : [image.text], names));
                return [];
            }
            return image === undefined ? [] : (imageAt(file, image, lookup) ?? []);
        });
        return { occurrences, problems: [], builds, mentions };
    },
};
function readFlags(words) {
    const flags = [];
    const rest = [];
    for (let at = 0; at < words.length; at += 1) {
        const one = words[at];
        if (one === undefined)
            break;
        const [lead, flag = '', joined] = /^--?(?<flag>[a-z-]+)(?:=(?<joined>.*))?$/.exec(one.text) ?? [];
        if (lead === undefined)
            rest.push(one);
        else if (joined !== undefined)
            flags.push({ flag, value: behind(one, joined) });
        else if (flagsWithValue.has(flag) && words[at + 1] !== undefined) {
            at += 1;
            flags.push({ flag, value: words[at] ?? one });
        }
    }
    return { flags, rest };
}
function behind({ span }, value) {
    const quoted = /^(["']).*\1$/.test(value) && value.length > 1 ? 1 : 0;
    const text = value.slice(quoted, value.length - quoted);
    const end = span.end - quoted;
    return { text, span: { start: end - text.length, end } };
}
function setArgument(values, { target, words }) {
    const { rest } = readFlags(words.slice(1));
    const assignment = rest.map(({ text }) => text).join(' ');
    const { name, value } = /^(?<name>\w+)\s*=\s*(?<value>.*)$/.exec(assignment)?.groups ?? {};
    if (name === undefined || value === undefined)
        return;
    values.set(`${target}\0${name}`, value.replace(/^(["'])(.*)\1$/, '$2'));
}
function imageAt(file, { text, span }, lookup) {
    if (!text.includes('$'))
        return text.includes('+') || text === 'scratch' ? undefined : (0,occurrence/* occurrenceAt */.d_)(file, span, text);
    const expansion = (0,variables/* expand */.f)(text, lookup);
    if (expansion.kind === 'unknown')
        return (0,occurrence/* opaqueAt */.NV)(file, span, 'variable', expansion.detail);
    return expansion.value.includes('+') || expansion.value === 'scratch'
        ? undefined
        : (0,occurrence/* resolvedAt */.MJ)(file, span, expansion.value, reasons/* notPinnable */.bP.fromParameter);
}
function savedImages(file, { words }) {
    const { rest } = readFlags(words.slice(2));
    const isPushed = words.some(({ text }) => text === '--push');
    return rest.flatMap(({ text: name, span }) => name.includes('$') ? [] : [{ name, at: { file: file.path, span }, isPushed }]);
}
const earthfile_word = /"[^"\n]*"|'[^'\n]*'|[^\s"']+(?:"[^"\n]*"|'[^'\n]*'|[^\s"'])*/g;
function earthfileCommands(text) {
    const commands = [];
    let target = '';
    let words = [];
    let isContinued = false;
    for (const { 0: line, index } of text.matchAll(/[^\n]+/g)) {
        if (/^\s*(?:#|$)/.test(line))
            continue;
        const label = isContinued ? undefined : /^(?<name>[A-Za-z][\w.-]*):\s*(?:#.*)?$/.exec(line)?.groups?.name;
        if (label !== undefined) {
            target = label;
            continue;
        }
        const end = endOfLine(line);
        isContinued = end < line.trimEnd().length;
        (0,collections/* append */.BC)(words, wordsOf(line.slice(0, end), index));
        if (isContinued)
            continue;
        if (words.length > 0)
            commands.push({ target, words });
        words = [];
    }
    return words.length > 0 ? [...commands, { target, words }] : commands;
}
function endOfLine(line) {
    const trimmed = line.trimEnd();
    return trimmed.endsWith('\\') ? trimmed.length - 1 : trimmed.length;
}
function wordsOf(line, offset) {
    const words = [];
    for (const { 0: found, index } of line.matchAll(earthfile_word)) {
        if (found.startsWith('#'))
            break;
        const quoted = /^(["']).*\1$/.test(found) && found.length > 1 ? 1 : 0;
        const start = offset + index + quoted;
        const text = found.slice(quoted, found.length - quoted);
        words.push({ text, span: { start, end: start + text.length } });
    }
    return words;
}

;// CONCATENATED MODULE: ./lib/scan/formats/build/ko.js



const ko = {
    id: 'ko',
    title: 'ko',
    paths: ['**/.ko.{yml,yaml,json,toml}'],
    comment: '#',
    scan: (file) => file.path.endsWith('.toml')
        ? { occurrences: [], problems: [{ file: file.path, message: reasons/* unscanned */.Mq.koSettings }] }
        : (0,yaml_scan/* scanYaml */.v)(file, { needles: [], find: ko_findImages }),
};
function ko_findImages(document) {
    const named = (name) => (0,tree/* entries */.jO)(document, document.root).flatMap(([key, value]) => (key.toLowerCase() === name ? [value] : []));
    const read = new Set();
    const overrides = named('baseimageoverrides').flatMap((images) => {
        if (read.has(images))
            return [];
        for (const one of document.sameKey(images))
            read.add(one);
        return (0,tree/* children */.Y_)(document, images);
    });
    return [...named('defaultbaseimage'), ...overrides];
}

// EXTERNAL MODULE: ./lib/scan/formats/build/shell.js + 1 modules
var shell = __webpack_require__(34380);
;// CONCATENATED MODULE: ./lib/scan/languages/yaml/frames.js



function framesOf(document) {
    const found = [];
    const waiting = [];
    const add = (node, key, outer, depth) => {
        const followed = document.follow(node);
        if ((0,dist/* isMap */.jh)(followed) || (0,dist/* isSeq */.oP)(followed))
            waiting.push({ node: followed, key, outer, depth });
    };
    add(document.root, '', undefined, 0);
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const { node, key, outer, depth } = next;
        document.step(1 + depth);
        if (isInside(outer, node))
            continue;
        if ((0,dist/* isSeq */.oP)(node))
            for (const item of node.items.toReversed())
                add(item, key, outer, depth + 1);
        if (!(0,dist/* isMap */.jh)(node))
            continue;
        const frame = { document, map: node, key, outer };
        found.push(frame);
        for (const [name, value] of (0,tree/* entries */.jO)(document, node).toReversed())
            add(value, name, frame, depth + 1);
    }
    return found;
}
function isInside(outer, node) {
    for (let frame = outer; frame !== undefined; frame = frame.outer)
        if (frame.map === node)
            return true;
    return false;
}
function nearestFrame(frame, isIt) {
    let found = frame;
    while (found !== undefined && !isIt(found))
        found = found.outer;
    return found;
}
function rootOf(frame) {
    return nearestFrame(frame, ({ outer }) => outer === undefined) ?? frame;
}
function nodeIn({ document, map }, ...path) {
    return path.reduce((node, key) => (0,tree/* child */.jf)(document, node, key), map);
}
function textIn(frame, ...path) {
    return (0,yaml_text/* wordOf */.aG)(nodeIn(frame, ...path));
}

;// CONCATENATED MODULE: ./lib/scan/languages/yaml/nested-file.js


const scans = new WeakMap();
function scanNestedFile(file, node, scanner) {
    return sharedScan(node, scanner, () => scanned(file, node, scanner));
}
function scanPossibleFile(file, node, scanner) {
    return sharedScan(node, scanner, () => {
        if (!(0,dist/* isScalar */.jn)(node) || typeof node.value !== 'string')
            return nothing;
        const { occurrences, problems } = node.type === 'BLOCK_LITERAL'
            ? nothing
            : (scanner.scan({ path: file.path, text: node.value }) ?? nothing);
        const mayHoldImages = node.type === 'BLOCK_LITERAL' || occurrences.length + problems.length > 0;
        return mayHoldImages ? scanned(file, node, scanner) : nothing;
    });
}
const nothing = { occurrences: [], problems: [] };
function sharedScan(node, { scan }, work) {
    if (!(0,dist/* isScalar */.jn)(node))
        return nothing;
    const byScanner = scans.get(node) ?? new Map();
    scans.set(node, byScanner);
    const known = byScanner.get(scan);
    if (known !== undefined)
        return { occurrences: known.occurrences, problems: [] };
    const result = work();
    byScanner.set(scan, result);
    return result;
}
function scanned(file, node, scanner) {
    if (!(0,dist/* isScalar */.jn)(node) || typeof node.value !== 'string' || node.range == null)
        return nothing;
    const [start, end] = node.range;
    if (node.type !== 'BLOCK_LITERAL' || node.value.trim() === '') {
        const problem = { file: file.path, message: reasons/* unscanned */.Mq.notLiteralBlock, span: { start, end } };
        return { occurrences: [], problems: node.value.trim() === '' ? [] : [problem] };
    }
    const { text, offsets } = unindented(file.text, start, end);
    const scan = scanner.scan({ path: file.path, text });
    const toOuter = (span) => {
        const from = offsets[span.start] ?? end;
        return { start: from, end: span.end === span.start ? from : (offsets[span.end - 1] ?? end) + 1 };
    };
    return {
        occurrences: (scan?.occurrences ?? []).map((one) => placedIn(one, toOuter, file.text)),
        problems: (scan?.problems ?? []).map(({ span, ...problem }) => span === undefined ? problem : { ...problem, span: toOuter(span) }),
    };
}
function unindented(text, start, end) {
    const header = text.indexOf('\n', start);
    const offsets = [];
    let inner = '';
    let indent;
    for (let line = header + 1; header >= 0 && line < end;) {
        const newline = text.indexOf('\n', line);
        const next = newline < 0 || newline >= end ? end : newline + 1;
        const blanks = /^ */.exec(text.slice(line, next))?.[0].length ?? 0;
        if (text.slice(line, next).trim() !== '')
            indent ??= blanks;
        for (let at = line + Math.min(blanks, indent ?? blanks); at < next; at += 1) {
            inner += text[at];
            offsets.push(at);
        }
        line = next;
    }
    return { text: inner, offsets };
}
function placedIn(one, toOuter, text) {
    const uses = one.uses === undefined ? {} : { uses: one.uses.map(toOuter) };
    const at = { file: one.at.file, span: toOuter(one.at.span) };
    const raw = text.slice(at.span.start, at.span.end);
    if (one.kind !== 'image')
        return { ...one, ...uses, at, raw };
    return { ...one, ...uses, at, raw, pin: pinPlacedIn(one.pin, one.at.span, at.span, toOuter) };
}
function pinPlacedIn(pin, inner, place, toOuter) {
    if (pin.kind === 'refused')
        return pin;
    const behind = pin.span.start === inner.end && pin.span.end === inner.end;
    return { ...pin, span: behind ? { start: place.end, end: place.end } : toOuter(pin.span) };
}

// EXTERNAL MODULE: ./lib/scan/languages/yaml/parse.js + 9 modules
var parse = __webpack_require__(47925);
// EXTERNAL MODULE: ./lib/scan/overlaps.js
var overlaps = __webpack_require__(76157);
// EXTERNAL MODULE: ./lib/scan/languages/yaml/nodes.js
var nodes = __webpack_require__(2508);
// EXTERNAL MODULE: ./lib/scan/formats/helm/chart.js + 3 modules
var helm_chart = __webpack_require__(80519);
;// CONCATENATED MODULE: ./lib/scan/formats/helm/local-charts.js



const maxValuesFiles = 1000;
class LocalCharts {
    path;
    companions;
    uses = [];
    mentions = [];
    constructor(path, companions) {
        this.path = path;
        this.companions = companions;
    }
    at(folder) {
        if (folder === undefined)
            return undefined;
        this.uses.push({ path: this.path, folder, readsFile: false });
        const chart = (0,helm_chart/* chartIn */.op)(folder, this.companions);
        for (const other of chart?.folders ?? [])
            this.uses.push({ path: this.path, folder: other, readsFile: false });
        return chart;
    }
    give(from, name, folder) {
        const mentions = (0,checkout_mentions/* mentionsFrom */.AK)([from], name, 'helm-values');
        if (this.mentions.length >= maxValuesFiles)
            return;
        (0,collections/* append */.BC)(this.mentions, mentions);
        if (folder !== undefined)
            for (const { path } of mentions)
                this.uses.push({ path, folder, readsFile: true });
    }
}

// EXTERNAL MODULE: ./lib/model/images/image.js
var images_image = __webpack_require__(75485);
;// CONCATENATED MODULE: ./lib/scan/formats/kustomize/json-patch.js









const containerLists = 'containers|initContainers|ephemeralContainers';
const listOfContainers = new RegExp(`/(?:${containerLists})$`);
const oneContainer = new RegExp(`/(?:${containerLists})/[^/]+$`);
const imageOfContainer = new RegExp(`/(?:${containerLists})/[^/]+/image$`);
const imageAtEnd = /image$/i;
const anAlias = /\*[\w-]/;
const lists = new RegExp(`^(?:${containerLists})$`);
function imagesOfOperations(document) {
    if (!(0,dist/* isSeq */.oP)(document.root))
        return undefined;
    const found = (0,tree/* children */.Y_)(document, document.root).flatMap((operation) => {
        const words = (key) => {
            const node = (0,tree/* child */.jf)(document, operation, key);
            return node === undefined ? [''] : document.sameKey(node).map((one) => (0,yaml_text/* wordOf */.aG)(one) ?? '');
        };
        const value = (0,tree/* child */.jf)(document, operation, 'value');
        const [ops, paths] = [words('op'), words('path')];
        if (ops.some((op) => op === 'copy' || op === 'move'))
            return paths.flatMap((path) => copiedImage(document, operation, path, words('from')));
        if (ops.every((op) => op === 'test') || value === undefined)
            return [];
        return paths.flatMap((path) => imagesOfValue(document, path, value));
    });
    const elsewhere = anAlias.test(document.text) ? (0,tree/* mapsOf */.jQ)(document) : [];
    return [...found, ...elsewhere.flatMap((map) => imagesOfMap(document, map))];
}
function copiedImage(document, operation, path, sources) {
    const places = [imageAtEnd, oneContainer, listOfContainers];
    const place = places.find((one) => one.test(path));
    if (place === undefined || sources.every((from) => place.test(from)))
        return [];
    const text = (0,yaml_text/* textOf */.b6)(document, (0,tree/* child */.jf)(document, operation, 'path'));
    const read = (file, { span }) => (0,occurrence/* opaqueAt */.NV)(file, span, 'variable', reasons/* unresolved */.II.replacement);
    return [text === undefined ? undefined : { text, read }];
}
function imagesOfValue(document, path, value) {
    if (imageOfContainer.test(path))
        return [value];
    const text = (0,yaml_text/* textOf */.b6)(document, value);
    if ((0,dist/* isScalar */.jn)(value))
        return text !== undefined && namesImage(path, text.value) ? [listed(text)] : [];
    const containers = (0,dist/* isSeq */.oP)(value) && listOfContainers.test(path) ? (0,tree/* children */.Y_)(document, value) : [];
    const own = oneContainer.test(path) ? [(0,tree/* child */.jf)(document, value, 'image')] : [];
    return [
        ...containers.map((one) => (0,tree/* child */.jf)(document, one, 'image')),
        ...own,
        ...(0,tree/* mapsOf */.jQ)(document, value).flatMap((map) => imagesOfMap(document, map)),
    ];
}
function namesImage(path, text) {
    if (!/\/image$/.test(path))
        return /image$/i.test(path) && (0,looks_like_image/* looksLikeImage */.N)(text);
    const parsed = (0,images_image/* parseImage */.zZ)(text);
    return parsed.kind === 'image' && (parsed.image.tag !== undefined || parsed.image.digest !== undefined);
}
function imagesOfMap(document, map) {
    return (0,tree/* entries */.jO)(document, map).flatMap(([key, value]) => {
        if (lists.test(key) && (0,dist/* isSeq */.oP)(value))
            return (0,tree/* children */.Y_)(document, value).flatMap((one) => ((0,dist/* isMap */.jh)(one) ? [(0,tree/* child */.jf)(document, one, 'image')] : []));
        const text = (0,yaml_text/* textOf */.b6)(document, value);
        return /image$/i.test(key) && text !== undefined && (0,looks_like_image/* looksLikeImage */.N)(text.value) ? [listed(text)] : [];
    });
}
function listed(text) {
    const read = (file, one) => withoutNewDigest((0,yaml_scan/* literalText */.bK)(file, one), reasons/* notPinnable */.bP.patchedKind);
    return { text, read };
}

;// CONCATENATED MODULE: ./lib/scan/formats/helm/place.js



const digestKeys = ['digest', 'sha', 'hash'];
const knownImage = 'common.images.image';
const harmless = /^common\.(?:images\.(?:pullSecrets|renderPullSecrets)|warnings\.\w+|errors\.\w+)$/;
function digestPlace(chart, path, tagKey, candidates) {
    if (chart?.isComplete === false)
        return { kind: 'tag', why: reasons/* notPinnable */.bP.chartTooLarge(helm_chart/* maxTemplates */.ET) };
    for (const candidate of candidates) {
        const place = keyPlace(chart, [...path, candidate.key], candidate);
        if (place === undefined)
            continue;
        const omittedIn = digestOmission(chart, path, candidate.key, tagKey);
        if (omittedIn)
            return { ...place, why: reasons/* notPinnable */.bP.digestOmitted(candidate.key, omittedIn) };
        return allowedBySchema(chart, path, place, tagKey);
    }
    const why = chart === undefined ? undefined : tagRefusal(chart, [...path, tagKey]);
    return allowedBySchema(chart, path, { kind: 'tag', ...(why === undefined ? {} : { why }) }, tagKey);
}
function digestOmission(chart, path, key, tagKey) {
    const digest = [...path, key];
    if (chart?.isComplete !== true ||
        isReadByOthers(chart, digest) ||
        chart.handedAt(digest).includes('toYaml'))
        return undefined;
    const uses = chart.usesAt(digest).filter(({ how }) => how.kind !== 'printed');
    if (uses.length === 0)
        return '';
    const files = new Set(uses.map(({ file }) => file));
    return certainUses(chart, [...path, tagKey]).find(({ how, file }) => how.kind === 'tag' && !files.has(file))
        ?.file;
}
function keyPlace(chart, path, { key, value }) {
    if (value !== '')
        return { kind: 'key', key, isBare: /^[0-9a-f]{64}$/i.test(value) };
    const uses = chart === undefined ? [] : certainUses(chart, path);
    const forms = new Set(uses.flatMap(({ how }) => (how.kind === 'digest' ? [how.isBare] : [])));
    const [isBare] = forms;
    if (forms.size === 1 && isBare !== undefined)
        return { kind: 'key', key, isBare };
    const isUsual = key === 'digest' && forms.size === 0;
    if (isUsual && (chart === undefined || isReadByOthers(chart, path)))
        return { kind: 'key', key, isBare: false };
    if (forms.size === 0 && chart !== undefined && !isReadByOthers(chart, path))
        return undefined;
    return { kind: 'key', key, isBare: false, why: reasons/* notPinnable */.bP.digestForm(key) };
}
function isReadByOthers(chart, path) {
    return (chart.isReadElsewhere(path) ||
        chart.handedAt(path).some((name) => name === knownImage || chart.isMissingTemplate(name)));
}
function certainUses(chart, path) {
    const isHanded = chart.handedAt(path).some((name) => name !== 'toYaml');
    return chart.usesAt(path).filter(({ ref }) => ref.isAbsolute || isHanded);
}
function tagRefusal(chart, path) {
    const uses = chart.usesAt(path);
    for (const use of uses) {
        const why = refusalOf(use);
        if (why !== undefined)
            return why;
    }
    const unread = chart
        .handedAt(path)
        .find((name) => name !== knownImage && !harmless.test(name) && chart.isMissingTemplate(name));
    if (unread !== undefined)
        return reasons/* notPinnable */.bP.tagHanded(unread);
    const isInName = certainUses(chart, path).some(({ how }) => how.kind === 'tag');
    if (isInName || isReadByOthers(chart, path))
        return undefined;
    return reasons/* notPinnable */.bP.tagUnused(path.join('.'));
}
function refusalOf({ how, file }) {
    switch (how.kind) {
        case 'handed':
            return how.to === 'toYaml' ? undefined : reasons/* notPinnable */.bP.tagHanded(how.to);
        case 'changed':
            return reasons/* notPinnable */.bP.tagChanged(how.by, file);
        case 'printed':
            return reasons/* notPinnable */.bP.tagPrinted(how.line, file);
        case 'extended':
            return reasons/* notPinnable */.bP.tagExtended(file);
        case 'other-name':
            return reasons/* notPinnable */.bP.tagOfOtherName(file);
        case 'fallback':
            return reasons/* notPinnable */.bP.tagIsFallback(file);
        default:
            return undefined;
    }
}
function allowedBySchema(chart, path, place, tagKey) {
    if (chart === undefined || place.why !== undefined)
        return place;
    const key = place.kind === 'key' ? place.key : tagKey;
    const form = place.kind === 'tag' ? 'behind-tag' : place.isBare ? 'bare-digest' : 'digest';
    const forbidding = chart.schemas.find((schema) => !schemaAllows(schema, [...path, key], form));
    return forbidding === undefined ? place : { ...place, why: reasons/* notPinnable */.bP.schema(key, forbidding.path) };
}
const maxSteps = 1000;
const schemas = new WeakMap();
function schemaAllows(file, path, form) {
    const root = schemas.has(file) ? schemas.get(file) : parsed(file.text);
    schemas.set(file, root);
    let steps = 0;
    const all = (schema) => {
        steps += 1;
        if (steps > maxSteps || !isObject(schema))
            return [];
        const { $ref } = schema;
        const referred = typeof $ref === 'string' && $ref.startsWith('#/') ? at(root, $ref.slice(2).split('/')) : undefined;
        const others = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => {
            const list = schema[key];
            return Array.isArray(list) ? list.flatMap(all) : [];
        });
        return [schema, ...(referred === undefined ? [] : all(referred)), ...others];
    };
    const applying = path.reduce((schemasHere, key) => schemasHere.flatMap((one) => all(key === '*' ? one.items : child(one.properties, key))), all(root));
    return steps <= maxSteps && applying.every((one) => allows(one, form));
}
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return (0,main.parse)(text);
    }
}
function allows(schema, form) {
    if (['enum', 'const', 'format', 'maxLength'].some((key) => key in schema))
        return false;
    const { pattern } = schema;
    if (pattern === undefined)
        return true;
    const hexadecimal = typeof pattern === 'string' && pattern.includes('{64}');
    const names = typeof pattern === 'string' && pattern.includes('sha256:');
    return form === 'digest' ? hexadecimal && names : form === 'bare-digest' && hexadecimal && !names;
}
function at(node, path) {
    return path.reduce((one, key) => child(one, key.replaceAll('~1', '/').replaceAll('~0', '~')), node);
}
function child(node, key) {
    return isObject(node) && Object.hasOwn(node, key) ? node[key] : undefined;
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function chosenDigest(chart, path, tag, candidates) {
    const found = candidates.filter(({ key, value }) => {
        return key === 'digest' || value === '' || /^(?:sha256:)?[0-9a-f]{64}$/i.test(value);
    });
    const used = found.find(({ value }) => value !== '');
    const omittedIn = used && digestOmission(chart, path, used.key, tag.key);
    if (used !== undefined && omittedIn === '') {
        const { why } = digestPlace(chart, path, tag.key, []);
        return { digestKey: undefined, noPlace: why };
    }
    if (used !== undefined && omittedIn !== undefined)
        return { digestKey: undefined, noPlace: reasons/* notPinnable */.bP.digestOmitted(used.key, omittedIn) };
    if (tag.value.includes('@') && used === undefined)
        return { digestKey: undefined };
    const place = digestPlace(chart, path, tag.key, used === undefined ? found : [used]);
    const one = place.kind === 'key' ? found.find(({ key }) => key === place.key) : undefined;
    if (one === undefined || place.kind === 'tag')
        return { digestKey: undefined, noPlace: place.why };
    const { digest, digestForm } = one;
    return {
        digestKey: { digest, digestForm: { ...digestForm, ...(place.isBare ? { isBare: true } : {}) } },
        noPlace: place.why,
    };
}

;// CONCATENATED MODULE: ./lib/scan/formats/helm/values-images.js









const versionKeys = ['tag', 'imageTag', 'digest'];
const nameKeys = ['repository', 'image', 'imageRepository', 'name', 'repo'];
function partOfImage(document, map) {
    if (!(0,dist/* isMap */.jh)(map))
        return undefined;
    const at = (key) => (0,yaml_text/* sourceOf */.vz)(document, (0,tree/* child */.jf)(document, map, key), 'go');
    if (nameKeys.some((key) => (at(key)?.value ?? '') !== ''))
        return undefined;
    const version = versionKeys.map(at).find((text) => text !== undefined && text.value !== '');
    const text = version ?? keyOfDigest(map);
    return text === undefined ? undefined : { text, read: readPart };
}
function keyOfDigest(map) {
    const key = (0,dist/* isMap */.jh)(map)
        ? map.items.find((one) => (0,dist/* isScalar */.jn)(one.key) && one.key.value === 'digest')?.key
        : undefined;
    if (!(0,dist/* isScalar */.jn)(key) || key.range == null)
        return undefined;
    const [start, end] = key.range;
    return { value: 'digest', span: { start, end }, exact: false };
}
function readPart(file, { span }) {
    return (0,occurrence/* opaqueAt */.NV)(file, span, 'variable', reasons/* unresolved */.II.repositoryElsewhere);
}
function valuesOf(chart) {
    const find = (document) => valuesImages(document, chart);
    return {
        scan: (file) => (0,yaml_scan/* scanYaml */.v)(file, { needles: ['mage'], find }) ?? (0,yaml_scan/* scanYaml */.v)(file, { needles: ['repository'], find }),
    };
}
function valuesImages(document, chart) {
    if (!(0,dist/* isMap */.jh)(document.root) || (0,tree/* child */.jf)(document, document.root, 'apiVersion') !== undefined)
        return undefined;
    return imagesOfValues(document, document.root, chart);
}
function imagesOfValues(document, root, chart = () => undefined) {
    const sources = new Set(sourceMaps(document, root));
    let paths;
    const values = {
        document,
        chart,
        pathOf(map) {
            paths ??= (0,tree/* pathsOfMaps */.P9)(document, root);
            return paths.get(map) ?? [];
        },
    };
    return (0,tree/* mapsOf */.jQ)(document, root).flatMap((map) => {
        const split = sources.has(map) ? undefined : splitImage(values, map);
        return [...(split === undefined ? [] : [{ split }]), ...namedImages(values, map, split !== undefined)];
    });
}
const notImages = /^(?:git|github|gitlab|source|chart|helm)s?$/i;
function sourceMaps(document, root) {
    return (0,tree/* mapsOf */.jQ)(document, root).flatMap((map) => (0,tree/* entries */.jO)(document, map).flatMap(([key, value]) => (notImages.test(key) ? [value] : [])));
}
function namedImages(values, map, isSplit) {
    const { document } = values;
    return (0,tree/* entries */.jO)(document, map).flatMap(([key, value]) => {
        const text = (0,yaml_text/* textOf */.b6)(document, value)?.value;
        if (key === 'image' && text !== undefined)
            return isSplit ? [] : [{ text: (0,yaml_text/* textOf */.b6)(document, value), read: readWholeName }];
        if (/images$/i.test(key))
            return listedImages(document, value);
        if (/^image(?!Repository|Tag)[A-Z]/.test(key))
            return (0,looks_like_image/* looksLikeImage */.N)(text ?? '') ? [value] : [];
        if (!/image$/i.test(key))
            return [];
        if (text !== undefined)
            return isVersioned(text) ? [value] : [];
        const split = (0,dist/* isMap */.jh)(value) ? splitImage(values, value, true) : undefined;
        return split === undefined ? [partOfImage(document, value)] : [{ split }];
    });
}
function listedImages(document, value) {
    if (!(0,dist/* isMap */.jh)(value) && !(0,dist/* isSeq */.oP)(value))
        return [];
    return [...(0,tree/* children */.Y_)(document, value), ...(0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, value, 'tags'))].filter((one) => (0,dist/* isScalar */.jn)(one) && (0,looks_like_image/* looksLikeImage */.N)((0,yaml_text/* textOf */.b6)(document, one)?.value ?? ''));
}
function isVersioned(text) {
    const parsed = (0,images_image/* parseImage */.zZ)(text);
    return parsed.kind === 'image' && (parsed.image.tag !== undefined || parsed.image.digest !== undefined);
}
function readWholeName(file, text) {
    if (/:\/\/|\.(?:png|svg|jpe?g|gif|webp|ico)$/i.test(text.value))
        return undefined;
    const found = (0,yaml_scan/* literalText */.bK)(file, text);
    const isIncomplete = found.kind === 'image' && found.image.tag === undefined && found.image.digest === undefined;
    return isIncomplete ? (0,occurrence/* opaqueAt */.NV)(file, text.span, 'variable', reasons/* unresolved */.II.tagFromChart) : found;
}
function splitImage(values, map, tagFromChart = false) {
    const { document } = values;
    const at = (key) => (0,yaml_text/* sourceOf */.vz)(document, (0,tree/* child */.jf)(document, map, key), 'go');
    const registry = at('registry') ?? (at('repository') === undefined ? at('hub') : undefined);
    const name = tagFromChart ? (at('name') ?? at('repo')) : registry === undefined ? undefined : at('name');
    const unprefixed = at('repository') ?? at('image') ?? name;
    const repository = unprefixed ?? at('imageRepository');
    const tagKey = unprefixed !== undefined && at('tag') !== undefined ? 'tag' : 'imageTag';
    const tag = at(tagKey);
    if (repository === undefined || repository.value === '' || repository.value.includes('://'))
        return undefined;
    if (!tagFromChart && tag === undefined && (0,yaml_text/* digestKeyAt */.dW)(document, map) === undefined)
        return undefined;
    const candidates = digestKeys.flatMap((key) => {
        const one = (0,yaml_text/* digestKeyAt */.dW)(document, map, key);
        return one === undefined ? [] : [{ ...one, key, value: one.digest.value }];
    });
    return (0,yaml_text/* splitOf */.uv)(document, {
        registry,
        repository,
        tag,
        ...chosenDigest(values.chart(), values.pathOf(map), { key: tagKey, value: tag?.value ?? '' }, candidates),
        tagElsewhere: reasons/* unresolved */.II.tagFromChart,
    });
}

;// CONCATENATED MODULE: ./lib/scan/formats/helm/helm-values.js


const helmValues = {
    id: 'helm-values',
    title: 'Helm values',
    paths: ['**/*values*.{yml,yaml}', '**/values/**/*.{yml,yaml}'],
    comment: '#',
    companions: (path, _siblings, checkout) => (0,helm_chart/* chartFiles */.AQ)(path, checkout),
    scan(file, companions = [], { charts: folders = [] } = {}) {
        let read;
        const scan = valuesOf(() => {
            read ??= { chart: (0,helm_chart/* chartOfValues */.a6)(file.path, companions, folders) };
            return read.chart;
        }).scan(file);
        const below = read?.chart?.folders ?? [];
        const charts = below.map((folder) => ({ path: file.path, folder, readsFile: false }));
        return scan && { ...scan, charts };
    },
};

;// CONCATENATED MODULE: ./lib/scan/formats/kustomize/image.js






function imageOfEntry(document, entry) {
    if (!(0,dist/* isMap */.jh)(entry))
        return undefined;
    const at = (key) => (0,yaml_text/* sourceOf */.vz)(document, (0,tree/* child */.jf)(document, entry, key));
    const [newName, tag] = [at('newName'), at('newTag')];
    const repository = newName ?? at('name');
    if (repository === undefined || repository.value === '')
        return undefined;
    const digestKey = (0,yaml_text/* digestKeyAt */.dW)(document, entry);
    const isSuffixed = (at('tagSuffix')?.value ?? '') !== '';
    if (newName === undefined && tag === undefined && digestKey === undefined && !isSuffixed)
        return undefined;
    const tagElsewhere = isSuffixed ? reasons/* unresolved */.II.tagSuffix : reasons/* unresolved */.II.tagFromResources;
    return { split: (0,yaml_text/* splitOf */.uv)(document, { repository, tag, digestKey, tagElsewhere }) };
}
function renamedImages(document, { path }, entries, folder) {
    return entries.flatMap((entry) => {
        const at = (key) => (0,yaml_text/* sourceOf */.vz)(document, (0,tree/* child */.jf)(document, entry, key));
        const [name, newName] = [at('name'), at('newName')];
        const isKept = (at('newTag')?.value ?? '') === '' && (at('digest')?.value ?? '') === '';
        if (name === undefined || !newName?.value || newName.value === name.value || !isKept)
            return [];
        return [{ name: name.value, at: { file: path, span: newName.span }, ...(0,collections/* compact */.oE)({ folder }) }];
    });
}
function renamedShort({ path }, { value, span }, folder) {
    const [name = '', newName = ''] = value.split('=');
    const parsed = (0,images_image/* parseImage */.zZ)(newName);
    const isKept = parsed.kind === 'image' && parsed.image.tag === undefined && parsed.image.digest === undefined;
    if (name === '' || name === newName || !isKept)
        return [];
    return [{ name, at: { file: path, span }, ...(0,collections/* compact */.oE)({ folder }) }];
}

;// CONCATENATED MODULE: ./lib/scan/formats/kubernetes/chart-values.js














function imagesOfParameters(document, list, chart) {
    const values = new Map();
    for (const parameter of (0,tree/* children */.Y_)(document, list)) {
        const name = (0,yaml_text/* wordOf */.aG)((0,tree/* child */.jf)(document, parameter, 'name'));
        const value = (0,yaml_text/* sourceOf */.vz)(document, (0,tree/* child */.jf)(document, parameter, 'value'), 'go');
        if (name !== undefined && value !== undefined)
            values.set(name, value);
    }
    return [...values].flatMap(([name, value]) => {
        if (/(?:^|\.)image$/i.test(name) && chart_values_isVersioned(value.value))
            return [{ text: value }];
        if (!/(?:^|\.)repository$/.test(name) || value.value === '')
            return [];
        const at = (key) => values.get(name.slice(0, -'repository'.length) + key);
        const [registry, tag, digest] = [at('registry'), at('tag'), at('digest')];
        if (tag === undefined && digest === undefined)
            return [];
        const path = name.split('.').slice(0, -1);
        const key = digest && { digest, digestForm: { lead: '' }, key: 'digest', value: digest.value };
        const chosen = chosenDigest(chart(), path, { key: 'tag', value: tag?.value ?? '' }, key ? [key] : []);
        const split = { registry, repository: value, tag, ...chosen, tagElsewhere: reasons/* unresolved */.II.tagFromChart };
        return [{ split: (0,yaml_text/* splitOf */.uv)(document, split) }];
    });
}
function partsOfParameters(document, list, file) {
    const parameters = (0,tree/* children */.Y_)(document, list);
    const nameOf = (one) => (0,yaml_text/* wordOf */.aG)((0,tree/* child */.jf)(document, one, 'name')) ?? '';
    const names = new Set(parameters.map(nameOf));
    return parameters.flatMap((one) => {
        const prefix = /^(.*image\.)(?:tag|digest)$/i.exec(nameOf(one))?.[1];
        const value = (0,yaml_text/* sourceOf */.vz)(document, (0,tree/* child */.jf)(document, one, 'value'), 'go');
        if (prefix === undefined || value === undefined || names.has(`${prefix}repository`))
            return [];
        return [{ found: [(0,occurrence/* opaqueAt */.NV)(file, value.span, 'variable', reasons/* unresolved */.II.repositoryElsewhere)] }];
    });
}
function chart_values_isVersioned(text) {
    const parsed = (0,images_image/* parseImage */.zZ)(text);
    return parsed.kind === 'image' && (parsed.image.tag ?? parsed.image.digest) !== undefined;
}
const application = (spec) => ({
    sources: [`${spec}.source`, `${spec}.sources.*`],
    chart: 'path',
    target: 'path',
    files: 'helm.valueFiles.*',
    map: 'helm.valuesObject',
    text: 'helm.values',
    short: 'kustomize.images.*',
    patches: 'kustomize.patches.*.patch',
    parameters: 'helm.parameters',
});
const releasePlaces = {
    'helm.toolkit.fluxcd.io/HelmRelease': {
        chart: 'spec.chart.spec.chart',
        files: 'spec.chart.spec.valuesFiles.*',
        map: 'spec.values',
        images: 'spec.postRenderers.*.kustomize.images.*',
        patches: 'spec.postRenderers.*.kustomize.patches.*.patch',
    },
    'kustomize.toolkit.fluxcd.io/Kustomization': {
        target: 'spec.path',
        images: 'spec.images.*',
        patches: 'spec.patches.*.patch',
    },
    'argoproj.io/Application': application('spec'),
    'argoproj.io/ApplicationSet': application('spec.template.spec'),
    'helm.cattle.io/HelmChart': { text: 'spec.valuesContent' },
    'helm.cattle.io/HelmChartConfig': { text: 'spec.valuesContent' },
};
function artifactOf(document, resource) {
    const spec = (0,tree/* child */.jf)(document, resource, 'spec');
    const url = (0,yaml_text/* textOf */.b6)(document, (0,tree/* child */.jf)(document, spec, 'url'));
    const repository = url === undefined ? undefined : (0,yaml_scan/* withoutPrefix */.Z7)('oci://', url);
    if (repository === undefined)
        return undefined;
    const ref = (0,tree/* child */.jf)(document, spec, 'ref');
    const at = (key) => (0,yaml_text/* sourceOf */.vz)(document, (0,tree/* child */.jf)(document, ref, key), 'go');
    const digestKey = (0,dist/* isMap */.jh)(ref) ? (0,yaml_text/* digestKeyAt */.dW)(document, ref) : undefined;
    const isPinned = (digestKey?.digest.value ?? '') !== '';
    const range = at('semver');
    const isRange = range !== undefined && range.value !== '' && !isPinned;
    return (0,yaml_text/* splitOf */.uv)(document, {
        repository,
        tag: isRange ? undefined : at('tag'),
        digestKey,
        noPlace: digestKey === undefined ? reasons/* notPinnable */.bP.digestOfArtifact : undefined,
        tagElsewhere: isRange ? reasons/* unresolved */.II.versionRange(range.value) : reasons/* unresolved */.II.noTagOrDigest,
    });
}
function chart_values_valuesImages(document, resource, reading, patches) {
    const text = (key) => (0,yaml_text/* wordOf */.aG)((0,tree/* child */.jf)(document, resource, key)) ?? '';
    const type = `${text('apiVersion').split('/')[0]}/${text('kind')}`;
    if (type === 'source.toolkit.fluxcd.io/OCIRepository')
        return [artifact(document, resource)];
    const places = Object.hasOwn(releasePlaces, type) ? releasePlaces[type] : undefined;
    if (places === undefined)
        return [];
    const sources = places.sources?.flatMap((path) => (0,tree/* nodesAt */.Pw)(document, resource, path)) ?? [resource];
    return sources.flatMap((source) => imagesOfSource(document, source, places, reading, patches));
}
function imagesOfSource(document, source, places, { file, problems, charts, renames }, patches) {
    const at = (path) => (path === undefined ? [] : (0,tree/* nodesAt */.Pw)(document, source, path));
    const scanned = ({ occurrences, problems: found }) => {
        (0,collections/* append */.BC)(problems, found);
        return [{ found: occurrences }];
    };
    const folder = chartFolder(document, source, places);
    const target = targetFolder(document, source, places);
    const short = at(places.short).flatMap((node) => (0,yaml_text/* textOf */.b6)(document, node) ?? []);
    (0,collections/* append */.BC)(renames, renamedImages(document, file, at(places.images), target), short.flatMap((text) => renamedShort(file, text, target)));
    giveValuesFiles(document, at(places.files), folder, places.chart === 'path', charts);
    let chart;
    const chartOf = () => {
        chart ??= { read: charts.at(folder) };
        return chart.read;
    };
    return [
        ...at(places.patches).flatMap((node) => scanned(scanPossibleFile(file, node, patches))),
        ...at(places.parameters).flatMap((list) => [
            ...partsOfParameters(document, list, file),
            ...imagesOfParameters(document, list, chartOf),
        ]),
        ...at(places.map).flatMap((map) => ((0,dist/* isMap */.jh)(map) ? imagesOfValues(document, map, chartOf) : [])),
        ...at(places.images).map((entry) => imageOfEntry(document, entry)),
        ...at(places.text).flatMap((node) => scanned(scanNestedFile(file, node, readerOf(chartOf())))),
        ...short.flatMap((whole) => {
            const image = (0,yaml_scan/* withoutPrefix */.Z7)(/^[^=]*=/.exec(whole.value)?.[0] ?? '', whole);
            return image === undefined ? [] : [{ text: image }];
        }),
    ];
}
const readers = new WeakMap();
function readerOf(chart) {
    if (chart === undefined)
        return helmValues;
    const reader = readers.get(chart) ?? valuesOf(() => chart);
    readers.set(chart, reader);
    return reader;
}
function chartFolder(document, source, { chart }) {
    const text = (path) => (0,tree/* nodesAt */.Pw)(document, source, path).flatMap((node) => (0,yaml_text/* textOf */.b6)(document, node)?.value ?? [])[0];
    const name = chart === undefined ? undefined : text(chart);
    const kind = text('spec.chart.spec.sourceRef.kind') ?? 'GitRepository';
    return name === undefined || kind !== 'GitRepository' ? undefined : (0,helm_chart/* chartFolderFrom */.zi)('', name);
}
function targetFolder(document, source, { target }) {
    if (target === undefined)
        return undefined;
    const name = (0,tree/* nodesAt */.Pw)(document, source, target).flatMap((node) => (0,yaml_text/* textOf */.b6)(document, node)?.value ?? [])[0];
    return (0,helm_chart/* chartFolderFrom */.zi)('', name?.replace(/^\/+/, '') || '.');
}
function giveValuesFiles(document, nodes, folder, isFromChart, charts) {
    for (const node of nodes) {
        const name = (0,yaml_text/* textOf */.b6)(document, node)?.value ?? '';
        const fromRoot = /^(?:\$\w[\w-]*)?\/+/.exec(name)?.[0];
        if (fromRoot !== undefined)
            charts.give('', name.slice(fromRoot.length), folder);
        else if (!isFromChart)
            charts.give('', name, folder);
        else if (folder !== undefined)
            charts.give(folder, name, folder);
    }
}
function artifact(document, resource) {
    const split = artifactOf(document, resource);
    return split === undefined ? undefined : { split };
}

;// CONCATENATED MODULE: ./lib/scan/formats/kubernetes/kinds.js
const imagesInKinds = {
    'monitoring.coreos.com/Prometheus': ['spec.image', 'spec.thanos.image'],
    'monitoring.coreos.com/PrometheusAgent': ['spec.image'],
    'monitoring.coreos.com/Alertmanager': ['spec.image'],
    'monitoring.coreos.com/ThanosRuler': ['spec.image'],
    'opentelemetry.io/OpenTelemetryCollector': ['spec.image', 'spec.targetAllocator.image'],
    'opentelemetry.io/Instrumentation': [
        'spec.java.image',
        'spec.nodejs.image',
        'spec.python.image',
        'spec.dotnet.image',
        'spec.go.image',
        'spec.apacheHttpd.image',
        'spec.nginx.image',
    ],
    'postgresql.cnpg.io/Cluster': ['spec.imageName'],
    'postgresql.cnpg.io/ImageCatalog': ['spec.images.*.image'],
    'postgresql.cnpg.io/ClusterImageCatalog': ['spec.images.*.image'],
    'acid.zalan.do/postgresql': [
        'spec.dockerImage',
        'spec.connectionPooler.dockerImage',
        'spec.sidecars.*.image',
    ],
    'postgres-operator.crunchydata.com/PostgresCluster': [
        'spec.image',
        'spec.backups.pgbackrest.image',
        'spec.proxy.pgBouncer.image',
        'spec.userInterface.pgAdmin.image',
        'spec.monitoring.pgmonitor.exporter.image',
    ],
    'elasticsearch.k8s.elastic.co/Elasticsearch': ['spec.image'],
    'kibana.k8s.elastic.co/Kibana': ['spec.image'],
    'beat.k8s.elastic.co/Beat': ['spec.image'],
    'logstash.k8s.elastic.co/Logstash': ['spec.image'],
    'kafka.strimzi.io/Kafka': [
        'spec.kafka.image',
        'spec.zookeeper.image',
        'spec.entityOperator.topicOperator.image',
        'spec.entityOperator.userOperator.image',
        'spec.cruiseControl.image',
        'spec.kafkaExporter.image',
    ],
    'kafka.strimzi.io/KafkaConnect': ['spec.image'],
    'rabbitmq.com/RabbitmqCluster': ['spec.image'],
    'redis.redis.opstreelabs.in/Redis': ['spec.kubernetesConfig.image', 'spec.redisExporter.image'],
    'k8s.mariadb.com/MariaDB': ['spec.image'],
    'camel.apache.org/Integration': ['spec.traits.container.image'],
    'sparkoperator.k8s.io/SparkApplication': ['spec.image', 'spec.driver.image', 'spec.executor.image'],
    'flink.apache.org/FlinkDeployment': ['spec.image'],
    'k6.io/TestRun': ['spec.runner.image', 'spec.starter.image', 'spec.initializer.image'],
    'pkg.crossplane.io/Provider': ['spec.package'],
    'pkg.crossplane.io/Function': ['spec.package'],
    'pkg.crossplane.io/Configuration': ['spec.package'],
    'operators.coreos.com/CatalogSource': ['spec.image'],
    'operators.coreos.com/ClusterServiceVersion': ['spec.relatedImages.*.image'],
    'kind.x-k8s.io/Cluster': ['nodes.*.image'],
    'helm.cattle.io/HelmChart': ['spec.jobImage'],
    'ceph.rook.io/CephCluster': ['spec.cephVersion.image'],
    'jaegertracing.io/Jaeger': [
        'spec.allInOne.image',
        'spec.agent.image',
        'spec.collector.image',
        'spec.ingester.image',
        'spec.query.image',
    ],
    'psmdb.percona.com/PerconaServerMongoDB': ['spec.image', 'spec.backup.image', 'spec.pmm.image'],
    'pxc.percona.com/PerconaXtraDBCluster': [
        'spec.pxc.image',
        'spec.haproxy.image',
        'spec.proxysql.image',
        'spec.logcollector.image',
        'spec.backup.image',
        'spec.pmm.image',
    ],
    'longhorn.io/EngineImage': ['spec.image'],
    'nifi.konpyutaika.com/NifiCluster': ['spec.clusterImage', 'spec.initContainerImage'],
    'opentelemetry.io/TargetAllocator': ['spec.image'],
    'opentelemetry.io/OpAMPBridge': ['spec.image'],
    'postgres-operator.crunchydata.com/PGAdmin': ['spec.image'],
    'postgres-operator.crunchydata.com/PGUpgrade': ['spec.image'],
    'acid.zalan.do/OperatorConfiguration': [
        'configuration.docker_image',
        'configuration.connection_pooler.connection_pooler_image',
        'configuration.logical_backup.logical_backup_docker_image',
    ],
    'pgv2.percona.com/PerconaPGCluster': [
        'spec.image',
        'spec.proxy.pgBouncer.image',
        'spec.backups.pgbackrest.image',
        'spec.pmm.image',
    ],
    'ps.percona.com/PerconaServerMySQL': [
        'spec.mysql.image',
        'spec.proxy.haproxy.image',
        'spec.proxy.router.image',
        'spec.orchestrator.image',
        'spec.backup.image',
        'spec.toolkit.image',
        'spec.pmm.image',
    ],
    'apm.k8s.elastic.co/ApmServer': ['spec.image'],
    'agent.k8s.elastic.co/Agent': ['spec.image'],
    'enterprisesearch.k8s.elastic.co/EnterpriseSearch': ['spec.image'],
    'maps.k8s.elastic.co/ElasticMapsServer': ['spec.image'],
    'kafka.strimzi.io/KafkaBridge': ['spec.image'],
    'kafka.strimzi.io/KafkaMirrorMaker': ['spec.image'],
    'kafka.strimzi.io/KafkaMirrorMaker2': ['spec.image'],
    'redis.redis.opstreelabs.in/RedisCluster': ['spec.kubernetesConfig.image', 'spec.redisExporter.image'],
    'redis.redis.opstreelabs.in/RedisReplication': ['spec.kubernetesConfig.image', 'spec.redisExporter.image'],
    'redis.redis.opstreelabs.in/RedisSentinel': ['spec.kubernetesConfig.image', 'spec.redisExporter.image'],
    'databases.spotahome.com/RedisFailover': [
        'spec.redis.image',
        'spec.redis.exporter.image',
        'spec.sentinel.image',
        'spec.sentinel.exporter.image',
    ],
    'dragonflydb.io/Dragonfly': ['spec.image'],
    'minio.min.io/Tenant': ['spec.image', 'spec.kes.image'],
    'k8s.keycloak.org/Keycloak': ['spec.image'],
    'vault.banzaicloud.com/Vault': [
        'spec.image',
        'spec.bankVaultsImage',
        'spec.statsdImage',
        'spec.fluentdImage',
    ],
    'fluentbit.fluent.io/FluentBit': ['spec.image'],
    'fluentd.fluent.io/Fluentd': ['spec.image'],
    'sparkoperator.k8s.io/ScheduledSparkApplication': [
        'spec.template.image',
        'spec.template.driver.image',
        'spec.template.executor.image',
    ],
    'pkg.crossplane.io/ProviderRevision': ['spec.image'],
    'pkg.crossplane.io/FunctionRevision': ['spec.image'],
    'pkg.crossplane.io/ConfigurationRevision': ['spec.image'],
    'operator.knative.dev/KnativeServing': ['spec.registry.override.*'],
    'operator.knative.dev/KnativeEventing': ['spec.registry.override.*'],
    'gateway.envoyproxy.io/EnvoyProxy': [
        'spec.provider.kubernetes.envoyDeployment.container.image',
        'spec.provider.kubernetes.envoyDaemonSet.container.image',
    ],
    'apps.kruise.io/ImagePullJob': ['spec.image'],
    'apps.kruise.io/ImageListPullJob': ['spec.images.*'],
    'actions.summerwind.dev/Runner': ['spec.image', 'spec.dockerdContainerImage'],
    'actions.summerwind.dev/RunnerDeployment': ['spec.template.spec.image'],
    'kpack.io/ClusterStack': ['spec.buildImage.image', 'spec.runImage.image'],
    'kpack.io/ClusterStore': ['spec.sources.*.image'],
    'kpack.io/ClusterBuildpack': ['spec.image'],
    'kpack.io/Buildpack': ['spec.image'],
};

;// CONCATENATED MODULE: ./lib/scan/formats/kubernetes/custom-resources.js











function imagesOfCustomResources(document, resource) {
    return nodesOfKind(document, resource, imagesInKinds);
}
function nodesOfKind(document, resource, places) {
    const text = (key) => (0,yaml_text/* wordOf */.aG)((0,tree/* child */.jf)(document, resource, key)) ?? '';
    const paths = places[`${text('apiVersion').split('/')[0]}/${text('kind')}`] ?? [];
    return paths.flatMap((path) => (0,tree/* nodesAt */.Pw)(document, resource, path));
}
const tagsOfOperators = {
    'install.istio.io/IstioOperator': ['spec.tag', 'spec.values.global.tag'],
    'sailoperator.io/Istio': ['spec.values.global.tag'],
    'kubevirt.io/KubeVirt': ['spec.imageTag'],
    'controlplane.cluster.x-k8s.io/KubeadmControlPlane': [
        'spec.kubeadmConfigSpec.clusterConfiguration.dns.imageTag',
        'spec.kubeadmConfigSpec.clusterConfiguration.etcd.local.imageTag',
    ],
};
function tagsWithoutNames(document, resource, file) {
    return nodesOfKind(document, resource, tagsOfOperators).flatMap((node) => {
        const tag = (0,yaml_text/* sourceOf */.vz)(document, node);
        if (tag === undefined || tag.value === '')
            return [];
        return [(0,occurrence/* opaqueAt */.NV)(file, tag.span, 'variable', reasons/* unresolved */.II.tagOfOperator)];
    });
}
function fromImage(document, map) {
    const from = (0,tree/* child */.jf)(document, map, 'from');
    const kind = (0,yaml_text/* wordOf */.aG)((0,tree/* child */.jf)(document, from, 'kind'));
    return kind === 'DockerImage' ? (0,tree/* child */.jf)(document, from, 'name') : undefined;
}
const otherGroups = [
    'tekton.dev',
    'argoproj.io',
    'shipwright.io',
    'serving.knative.dev',
    'kubevirt.io',
    'numaflow.numaproj.io',
    'numaplane.numaproj.io',
    'openfaas.com',
];
const groupsWithValues = ['helm.toolkit.fluxcd.io', 'kustomize.toolkit.fluxcd.io', 'helm.cattle.io'];
const knownGroups = new Set([
    ...Object.keys(imagesInKinds).map((kind) => kind.slice(0, kind.indexOf('/'))),
    ...otherGroups,
    ...groupsWithValues,
]);
const wholeNamesOnly = new Set([...groupsWithValues, 'argoproj.io', 'tekton.dev']);
const custom_resources_notImages = /^(?:git|github|gitlab|source|chart|helm)s?$/i;
function candidateImages(document, resources, ignored) {
    return placesIn(document, resources).flatMap(({ map, kind, isSource }) => ignored.has(map) ? [] : custom_resources_imagesOfMap(document, map, kind, !isSource && !wholeNamesOnly.has(kind.group)));
}
function placesIn(document, resources) {
    const found = [];
    const waiting = [
        { node: document.root, kind: undefined, key: '' },
    ];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const { node, key } = next;
        if ((0,dist/* isSeq */.oP)(node))
            for (const item of node.items)
                waiting.push({ node: item, kind: next.kind, key: '' });
        if (!(0,dist/* isMap */.jh)(node))
            continue;
        const isResource = resources.has(node);
        const kind = isResource ? customKind(document, node) : next.kind;
        if (kind !== undefined && key !== 'output')
            found.push({ map: node, kind, isSource: custom_resources_notImages.test(key) });
        for (const pair of node.items) {
            const name = (0,nodes/* keyTextOf */.c8)(pair);
            if (isResource && name === 'status')
                continue;
            waiting.push({ node: pair.value, kind, key: typeof name === 'string' ? name : '' });
        }
    }
    return found;
}
function customKind(document, resource) {
    const text = (key) => (0,yaml_text/* wordOf */.aG)((0,tree/* child */.jf)(document, resource, key)) ?? '';
    const version = text('apiVersion');
    const group = version.includes('/') ? version.slice(0, version.indexOf('/')) : '';
    if (!group.includes('.') || /(?:^|\.)k8s\.io$/.test(group))
        return undefined;
    return { group, name: `${group}/${text('kind')}` };
}
function custom_resources_imagesOfMap(document, map, { group, name }, canBeSplit) {
    const why = reasons/* notPinnable */.bP.unknownKind(name);
    const isKnown = knownGroups.has(group);
    const readListed = (file, text) => withoutNewDigest((0,yaml_scan/* literalText */.bK)(file, text), why);
    const found = (0,tree/* entries */.jO)(document, map).flatMap(([key, value]) => {
        const text = (0,yaml_text/* textOf */.b6)(document, value);
        const disk = key === 'url' && text !== undefined ? (0,yaml_scan/* withoutPrefix */.Z7)('docker://', text) : undefined;
        if (disk !== undefined)
            return [{ text: disk, read: readListed }];
        if (!/image$/i.test(key))
            return [];
        if (text !== undefined)
            return (0,looks_like_image/* looksLikeImage */.N)(text.value) ? [isKnown ? value : { text, read: readListed }] : [];
        const split = canBeSplit && (0,dist/* isMap */.jh)(value) ? custom_resources_splitImage(document, value, why) : undefined;
        return split === undefined ? [] : [{ split }];
    });
    const own = canBeSplit ? custom_resources_splitImage(document, map, why) : undefined;
    return own !== undefined && (0,looks_like_image/* looksLikeImage */.N)(`${own.repository.value}:${own.tag?.value ?? ''}`)
        ? [...found, { split: own }]
        : found;
}
function custom_resources_splitImage(document, map, noPlace) {
    const at = (key) => (0,yaml_text/* sourceOf */.vz)(document, (0,tree/* child */.jf)(document, map, key), 'go');
    const [registry, tag] = [at('registry'), at('tag')];
    const repository = at('repository') ?? at('image');
    if (repository === undefined || repository.value === '' || tag === undefined || tag.value === '')
        return undefined;
    if (repository.value.includes('://'))
        return undefined;
    return { registry, repository, tag, noPlace, tagElsewhere: reasons/* unresolved */.II.noTagOrDigest };
}
function declaredFields(document) {
    return (0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, document.root, 'images')).flatMap((entry) => {
        const text = (key) => (0,yaml_text/* textOf */.b6)(document, (0,tree/* child */.jf)(document, entry, key))?.value;
        const path = text('path')
            ?.replace(/^\/|\[\]/g, '')
            .split('/')
            .filter(Boolean) ?? [];
        return path.length === 0 ? [] : [{ path, ...(0,collections/* compact */.oE)({ kind: text('kind'), group: text('group') }) }];
    });
}
function configuredImages(document, resource, fields, found) {
    const text = (key) => (0,yaml_text/* textOf */.b6)(document, (0,tree/* child */.jf)(document, resource, key))?.value ?? '';
    const [kind, version] = [text('kind'), text('apiVersion')];
    const group = version.includes('/') ? version.slice(0, version.indexOf('/')) : '';
    const why = reasons/* notPinnable */.bP.unknownKind(group === '' ? kind : `${group}/${kind}`);
    const read = (file, name) => withoutNewDigest((0,yaml_scan/* literalText */.bK)(file, name), why);
    return fields
        .filter((field) => (field.kind ?? kind) === kind && (field.group ?? group) === group)
        .flatMap(({ path }) => nodesBelow(document, resource, path))
        .filter((node) => (0,dist/* isScalar */.jn)(node) && !found.has(node))
        .flatMap((node) => {
        const name = (0,yaml_text/* textOf */.b6)(document, node);
        return name === undefined || name.value === '' ? [] : [{ text: name, read }];
    });
}
function nodesBelow(document, resource, path) {
    const items = (node) => ((0,dist/* isSeq */.oP)(node) ? (0,tree/* children */.Y_)(document, node) : [node]);
    return path.reduce((nodes, key) => nodes.flatMap((node) => {
        const value = (0,tree/* child */.jf)(document, node, key);
        return value === undefined ? [] : document.sameKey(value).flatMap(items);
    }), [resource]);
}

;// CONCATENATED MODULE: ./lib/scan/formats/kubernetes/kubernetes.js













const kubernetes_containerLists = ['containers', 'initContainers', 'ephemeralContainers'];
const textKinds = new Set(['ConfigMap', 'Secret']);
const textKeys = ['data', 'stringData', 'binaryData'];
const schemaKinds = new Set(['CustomResourceDefinition', 'CompositeResourceDefinition']);
const policies = /^(?:policies\.)?kyverno\.io\//;
const kubernetes = {
    id: 'kubernetes',
    title: 'Kubernetes manifests',
    paths: ['**/*.{yml,yaml}', '**/*.json'],
    comment: '#',
    scan(file, companions = [], { imageFields: fields = [] } = {}) {
        const problems = [];
        const charts = new LocalCharts(file.path, companions);
        const renames = [];
        const reading = { file, problems, charts, renames, fields };
        const find = (document) => kubernetes_findImages(document, reading);
        const scan = (0,yaml_scan/* scanYaml */.v)(file, {
            needles: ['apiVersion', 'kind'],
            rootKeys: ['apiVersion', 'kind'],
            parse: parse/* parseManifests */.Ye,
            find,
        });
        if (scan === undefined)
            return undefined;
        const { uses, mentions } = charts;
        return { ...scan, problems: [...scan.problems, ...problems], charts: uses, mentions, renames };
    },
};
function kubernetes_findImages(document, reading) {
    return isManifest(document, document.root) ? imagesOfManifest(document, reading) : undefined;
}
function imagesOfManifest(document, reading) {
    const { file, problems } = reading;
    const ignored = mapsWithoutImages(document);
    const maps = (0,tree/* mapsOf */.jQ)(document).filter((map) => !ignored.has(map));
    const resources = new Set(maps.filter((map) => isManifest(document, map)));
    const metadata = new Set([(0,tree/* child */.jf)(document, document.root, 'metadata'), ...maps]);
    const found = [
        ...[...metadata].flatMap((map) => imagesOfFunctions(document, map, file, problems)),
        ...maps.flatMap((map) => [
            ...containersOf(document, map).flatMap((container) => [
                (0,tree/* child */.jf)(document, container, 'image'),
                ...imagesOfEnvAndArgs(document, container),
            ]),
            ...(0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, map, 'volumes')).flatMap((volume) => [
                (0,tree/* child */.jf)(document, (0,tree/* child */.jf)(document, volume, 'image'), 'reference'),
                (0,tree/* child */.jf)(document, (0,tree/* child */.jf)(document, volume, 'containerDisk'), 'image'),
            ]),
            ...annotatedImages(document, map),
            fromImage(document, map),
            ...(resources.has(map)
                ? [
                    ...imagesOfCustomResources(document, map),
                    { found: tagsWithoutNames(document, map, file) },
                    ...chart_values_valuesImages(document, map, reading, resourcePatches),
                ]
                : []),
        ]),
        ...candidateImages(document, resources, ignored),
    ];
    const known = new Set(found);
    const { fields } = reading;
    const configured = [...resources].flatMap((one) => configuredImages(document, one, fields, known));
    return [...found, ...configured];
}
const resourcePatches = {
    scan: (file) => kubernetes.scan(file) ??
        (0,yaml_scan/* scanYaml */.v)(file, {
            needles: [],
            find: (document) => imagesOfOperations(document) ??
                ((0,dist/* isMap */.jh)(document.root) ? imagesOfManifest(document, withoutCharts(file)) : undefined),
        }),
};
function withoutCharts(file) {
    return { file, problems: [], charts: new LocalCharts(file.path, []), renames: [], fields: [] };
}
function containersOf(document, map) {
    return kubernetes_containerLists.flatMap((key) => (0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, map, key)).filter((one) => (0,dist/* isMap */.jh)(one)));
}
function isManifest(document, node) {
    return ['apiVersion', 'kind'].every((key) => {
        const value = (0,tree/* child */.jf)(document, node, key);
        return value !== undefined && document.sameKey(value).some((one) => (0,yaml_text/* wordOf */.aG)(one) !== undefined);
    });
}
function mapsWithoutImages(document) {
    const ignored = new Set();
    const held = new Set();
    let items;
    for (const map of (0,tree/* mapsOf */.jQ)(document)) {
        if (ignored.has(map) || (0,tree/* child */.jf)(document, map, 'items') !== undefined)
            continue;
        const isText = hasOnly(document, map, 'kind', (kind) => textKinds.has(kind));
        const isPattern = hasOnly(document, map, 'kind', (kind) => schemaKinds.has(kind)) ||
            hasOnly(document, map, 'apiVersion', (version) => policies.test(version));
        if (isPattern)
            items ??= new Set([document.root, ...kubernetes_itemsOf(document)]);
        const keys = isText ? textKeys : isPattern && items?.has(map) === true ? ['spec'] : [];
        for (const key of keys) {
            const holder = (0,tree/* child */.jf)(document, map, key);
            if (holder === undefined || held.has(holder))
                continue;
            held.add(holder);
            for (const below of (0,tree/* mapsOf */.jQ)(document, holder))
                ignored.add(below);
        }
    }
    return ignored;
}
function hasOnly(document, map, key, isIt) {
    const value = (0,tree/* child */.jf)(document, map, key);
    return value !== undefined && document.sameKey(value).every((one) => isIt((0,yaml_text/* wordOf */.aG)(one) ?? ''));
}
function kubernetes_itemsOf(document) {
    return (0,nodes/* nodesOf */.Nh)(document.root).flatMap((node) => ((0,dist/* isSeq */.oP)(node) ? node.items : []));
}
function imagesOfEnvAndArgs(document, container) {
    return [...imagesInEnvironment(document, container), ...imagesInArguments(document, container)];
}
function annotatedImages(document, map) {
    return (0,tree/* entries */.jO)(document, (0,tree/* child */.jf)(document, map, 'annotations')).flatMap(([key, value]) => /image/i.test(key) && (0,looks_like_image/* looksLikeImage */.N)((0,yaml_text/* wordOf */.aG)(value) ?? '') ? [value] : []);
}
function imagesInEnvironment(document, container) {
    return (0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, container, 'env')).flatMap((entry) => {
        const name = (0,yaml_text/* wordOf */.aG)((0,tree/* child */.jf)(document, entry, 'name')) ?? '';
        const value = (0,tree/* child */.jf)(document, entry, 'value');
        const text = (0,yaml_text/* textOf */.b6)(document, value);
        return /(?:^|_)IMAGE(?:_|$)/i.test(name) && text !== undefined && (0,looks_like_image/* looksLikeImage */.N)(text.value)
            ? [value]
            : [];
    });
}
function imagesInArguments(document, container) {
    return ['args', 'command'].flatMap((key) => (0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, container, key)).flatMap((argument, index, all) => {
        const text = (0,yaml_text/* textOf */.b6)(document, argument);
        const before = (0,yaml_text/* wordOf */.aG)(all[index - 1]) ?? '';
        if (/^--?[\w.-]*image[\w.-]*$/i.test(before) && (0,looks_like_image/* looksLikeImage */.N)(text?.value ?? ''))
            return [argument];
        const flag = /^--?(?:[\w.-]*image[\w.-]*|prometheus-config-reloader)=/i.exec(text?.value ?? '')?.[0];
        if (text === undefined ||
            flag === undefined ||
            !text.exact ||
            !(0,looks_like_image/* looksLikeImage */.N)(text.value.slice(flag.length)))
            return [];
        return [{ text: withoutFlag(text, flag.length) }];
    }));
}
function withoutFlag({ value, span }, length) {
    return { value: value.slice(length), span: { start: span.start + length, end: span.end }, exact: true };
}
const annotations = ['config.kubernetes.io/function', 'config.k8s.io/function'];
const functionConfig = {
    scan: (file) => (0,yaml_scan/* scanYaml */.v)(file, {
        needles: [],
        find: (document) => [(0,tree/* child */.jf)(document, (0,tree/* child */.jf)(document, document.root, 'container'), 'image')],
    }),
};
function imagesOfFunctions(document, map, file, problems) {
    return annotations.flatMap((name) => {
        const text = (0,tree/* child */.jf)(document, (0,tree/* child */.jf)(document, map, 'annotations'), name);
        if (text === undefined)
            return [];
        const scan = scanPossibleFile(file, text, functionConfig);
        (0,collections/* append */.BC)(problems, scan.problems);
        return [{ found: scan.occurrences }];
    });
}

// EXTERNAL MODULE: ./lib/scan/languages/yaml/document.js
var yaml_document = __webpack_require__(24532);
// EXTERNAL MODULE: ./lib/scan/values/combinations.js
var values_combinations = __webpack_require__(87042);
// EXTERNAL MODULE: ./lib/scan/values/parameters.js
var values_parameters = __webpack_require__(96530);
;// CONCATENATED MODULE: ./lib/scan/formats/kubernetes/parameter-values.js





const expressions = /\$\(|\{\{/;
function parameterValues({ pattern, declarationOf, count }) {
    const parameters = new Map();
    const parameterOf = (reference, frame) => {
        const declaration = declarationOf(reference, frame);
        if (declaration === undefined)
            return undefined;
        const { holder } = declaration;
        const ofHolder = parameters.get(holder) ?? new Map();
        parameters.set(holder, ofHolder);
        const known = ofHolder.get(reference) ?? { bindings: declaration.bindings() };
        ofHolder.set(reference, known);
        return known;
    };
    const sourcesOf = (parameter) => {
        const reached = new Set([parameter]);
        const values = new Map();
        for (const { bindings } of reached) {
            count(1 + bindings.length);
            for (const binding of bindings) {
                const whole = wholeReference(binding);
                const inner = whole === undefined ? undefined : parameterOf(whole, binding.frame);
                if (inner !== undefined && inner.bindings.length > 0)
                    reached.add(inner);
                else
                    for (const one of valuesOf(binding))
                        values.set(`${one.source?.span.start ?? ''} ${one.value}`, one);
            }
        }
        return [...values.values()];
    };
    const wholeReference = ({ node, frame }) => {
        const text = (0,yaml_text/* sourceOf */.vz)(frame.document, node)?.value ?? '';
        const [use] = text.matchAll(pattern);
        return use !== undefined && use[0].length === text.length ? use.groups?.name : undefined;
    };
    const valuesOf = ({ node, frame }) => {
        const source = (0,dist/* isScalar */.jn)(node) ? (0,yaml_text/* sourceOf */.vz)(frame.document, node) : undefined;
        if (source === undefined || source.value === '')
            return [];
        const one = { value: source.value, source };
        const names = [...new Set([...source.value.matchAll(pattern)].map(({ groups }) => groups?.name ?? ''))];
        const combinations = (0,values_combinations/* cartesian */.jf)((name) => valuesIn(name, frame))(names);
        if (names.length === 0 || combinations === 'too many' || combinations.length === 0)
            return [one];
        return combinations.map((values) => values.some(({ value }) => expressions.test(value))
            ? one
            : { value: (0,values_parameters/* withValues */.t)(source.value, pattern, names, values) });
    };
    const valuesIn = (reference, frame) => {
        const parameter = parameterOf(reference, frame);
        if (parameter === undefined || parameter.isBeingRead === true)
            return [];
        parameter.isBeingRead = true;
        parameter.values ??= sourcesOf(parameter);
        delete parameter.isBeingRead;
        return parameter.values;
    };
    return valuesIn;
}
function parameterKey(kind, resource, parameter) {
    return `${kind} ${resource} ${parameter}`;
}
function readCalls(file, frames, uses, { pattern, rules, known }) {
    const passed = frames.flatMap((frame) => rules.passedIn(frame));
    const byKey = new Map();
    for (const one of passed)
        for (const key of one.keys)
            (0,collections/* addToGroup */.Mr)(byKey, key, one);
    const own = new Set();
    const otherUses = new Map();
    const count = (reference, by) => {
        const name = parameterOf(reference);
        otherUses.set(name, (otherUses.get(name) ?? 0) + by);
    };
    for (const { groups } of file.text.matchAll(pattern))
        count(groups?.name ?? '', 1);
    const keysOf = ({ node, frame }) => {
        const text = (0,yaml_text/* sourceOf */.vz)(frame.document, node)?.value ?? '';
        const [found] = text.matchAll(pattern);
        if (found === undefined || found[0].length < text.length)
            return [];
        const reference = found.groups?.name ?? '';
        count(reference, -1);
        const keys = rules.keysOf(reference, frame);
        for (const key of keys)
            own.add(key);
        return keys;
    };
    const waiting = [...known.map(({ key }) => key), ...uses.flatMap(keysOf)];
    const reached = new Set();
    for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
        if (reached.has(key))
            continue;
        reached.add(key);
        for (const value of byKey.get(key) ?? [])
            (0,collections/* append */.BC)(waiting, keysOf(value));
    }
    const isPinnable = (key) => (otherUses.get(key.slice(key.lastIndexOf(' ') + 1)) ?? 0) <= 0;
    return { imageParameters: [...own].map((key) => ({ key, isPinnable: isPinnable(key) })), passed };
}
function parameterOf(reference) {
    return /[\w-]+(?=\W*$)/.exec(reference)?.[0] ?? reference;
}

;// CONCATENATED MODULE: ./lib/scan/formats/kubernetes/parameter-images.js








const maxValues = 50_000;
function resourceImages(file, format, known = []) {
    let answer;
    return {
        find(document) {
            if (!format.isResource(document))
                return undefined;
            answer ??= attempt(() => new Reading(file, format.parse(file).documents, format, known));
            if ('error' in answer)
                throw answer.error;
            return answer.read.candidatesOf(document);
        },
        shared: () => answer !== undefined && 'read' in answer ? answer.read.shared : { imageParameters: [], passedTo: [] },
    };
}
function attempt(read) {
    try {
        return { read: read() };
    }
    catch (error) {
        return { error };
    }
}
class Reading {
    file;
    format;
    #uses = new Map();
    #embedded = new Map();
    #openIn = new Map();
    #valuesIn;
    #parts = new Set();
    shared;
    #passed = new Map();
    #left = maxValues;
    #count = (count) => {
        this.#left -= count;
        if (this.#left < 0)
            throw new yaml_document/* TooManySteps */.zf(reasons/* unscanned */.Mq.tooManyValues);
    };
    constructor(file, documents, format, known) {
        this.file = file;
        this.format = format;
        const frames = documents.filter((one) => format.isResource(one)).flatMap(framesOf);
        this.#valuesIn = format.valuesIn(frames, this.#count);
        for (const frame of frames) {
            const { document } = frame;
            const embedded = this.#newIn(format.embeddedIn?.(frame) ?? [], document);
            add(this.#embedded, document, embedded.map((one) => [one, frame]));
            const uses = format.usesIn(frame).map((node) => ({ node, frame }));
            add(this.#uses, document, uses);
        }
        const uses = [...this.#uses.values()].flat();
        for (const use of uses)
            this.#notePart(use);
        const { pattern, calls: rules } = format;
        const { imageParameters, passed } = readCalls(file, frames, uses, { pattern, rules, known });
        this.shared = { imageParameters, passedTo: [...new Set(passed.flatMap(({ keys }) => keys))] };
        const own = new Set(imageParameters.map(({ key }) => key));
        const elsewhere = new Map(known.map((one) => [one.key, one]));
        for (const { keys, node, frame } of passed) {
            const given = keys.flatMap((key) => (own.has(key) ? [] : (elsewhere.get(key) ?? [])));
            const other = given.find(({ isPinnable }) => !isPinnable);
            const noPin = other && reasons/* notPinnable */.bP.usedOtherwise(other.key.slice(other.key.lastIndexOf(' ') + 1));
            if (given.length > 0)
                add(this.#passed, frame.document, [{ node, frame, noPin }]);
        }
    }
    candidatesOf(document) {
        const own = (this.#uses.get(document) ?? []).flatMap(({ node, frame }) => {
            const texts = textsOf(frame, node);
            if (!texts.some(({ value }) => value.search(this.format.pattern) >= 0))
                return [node];
            return [{ found: texts.flatMap((text) => this.#imagesOf(text, frame)) }];
        });
        const embedded = this.#embedded.get(document) ?? [];
        const passed = (this.#passed.get(document) ?? []).map((one) => ({ found: this.#passedImages(one) }));
        return [
            ...own,
            ...passed,
            ...embedded.map(([one, frame]) => ({ found: this.#embeddedImages(one, frame) })),
        ];
    }
    #embeddedImages(one, frame) {
        const text = { value: one.raw, span: one.at.span, exact: true };
        return this.#hasParameters(one) ? this.#imagesOf(text, frame) : [one];
    }
    #passedImages({ node, frame, noPin }) {
        const found = textsOf(frame, node).flatMap((text) => {
            if (text.value === '')
                return [];
            const hasParameters = text.value.search(this.format.pattern) >= 0;
            const images = hasParameters ? this.#imagesOf(text, frame) : [this.format.unresolved(this.file, text)];
            return hasParameters ? images.filter(({ kind }) => kind === 'image') : images;
        });
        return found.map((one) => noPin === undefined || one.kind !== 'image' || one.image.digest !== undefined
            ? one
            : { ...one, pin: (0,pin_place/* refused */.J)(noPin) });
    }
    #newIn(embedded, document) {
        const open = this.#openIn.get(embedded);
        if (open === undefined) {
            this.#openIn.set(embedded, embedded.filter((one) => this.#hasParameters(one)));
            return embedded;
        }
        document.step(open.length);
        return open;
    }
    #hasParameters(one) {
        return one.kind === 'opaque' && one.raw.search(this.format.pattern) >= 0;
    }
    #imagesOf(text, frame) {
        const { pattern } = this.format;
        const valuesOf = (name) => this.#valuesIn(name, frame);
        const found = (0,values_parameters/* parameterImages */.k)(this.file, text, pattern, (0,values_combinations/* combinationsIn */.av)(text, pattern, valuesOf));
        const images = found ?? [this.format.unresolved(this.file, text)];
        this.#count(images.length);
        return images.map((one) => one.kind === 'image' && this.#parts.has(one.at.span.start)
            ? { ...one, pin: (0,pin_place/* refused */.J)(reasons/* notPinnable */.bP.usedInParts) }
            : one);
    }
    #notePart({ node, frame }) {
        for (const { value } of textsOf(frame, node))
            for (const { 0: whole, groups } of value.matchAll(this.format.pattern))
                if (whole.length < value.length)
                    for (const { source } of this.#valuesIn(groups?.name ?? '', frame))
                        if (source !== undefined)
                            this.#parts.add(source.span.start);
    }
}
function add(to, document, values) {
    const known = to.get(document);
    if (known === undefined)
        to.set(document, [...values]);
    else
        for (const value of values)
            known.push(value);
}
function textsOf({ document }, node) {
    const followed = document.follow(node);
    return followed === undefined
        ? []
        : document.sameKey(followed).flatMap((one) => (0,yaml_text/* textOf */.b6)(document, one) ?? []);
}

;// CONCATENATED MODULE: ./lib/scan/formats/ci/argo.js













const argo = {
    id: 'argo',
    title: 'Argo Workflows',
    paths: ['**/*.{yml,yaml}', '**/*.json'],
    comment: '#',
    scan: (file, _companions = [], { imageParameters = [] } = {}) => scanResources(file, manifestImages, imageParameters),
};
function scanResources(file, embedded, known = []) {
    const problems = [];
    const format = {
        pattern: argoParameter,
        parse: parse/* parseManifests */.Ye,
        isResource,
        valuesIn: argoParameters,
        usesIn: imageNodes,
        calls: argoCalls,
        embeddedIn: (frame) => embedded(frame, file, problems),
        unresolved: yaml_scan/* literalText */.bK,
    };
    const resources = resourceImages(file, format, known);
    const { find } = resources;
    const scan = (0,yaml_scan/* scanYaml */.v)(file, { needles: ['apiVersion', 'argoproj.io/'], parse: parse/* parseManifests */.Ye, find });
    return scan && { ...scan, ...resources.shared(), problems: [...scan.problems, ...problems] };
}
const createdManifest = {
    scan(file) {
        const scans = [kubernetes.scan(file), scanResources(file, unreadManifest)].flatMap((one) => one ?? []);
        if (scans.length === 0)
            return undefined;
        const problems = scans.flatMap((one) => one.problems);
        return { occurrences: (0,overlaps/* distinctOccurrences */.FQ)(scans.flatMap((one) => one.occurrences)), problems };
    },
};
function isResource(document) {
    return (0,tree/* mapsOf */.jQ)(document).some((map) => (0,yaml_text/* wordOf */.aG)((0,tree/* child */.jf)(document, map, 'apiVersion'))?.startsWith('argoproj.io/') === true);
}
function imageNodes(frame) {
    const { document } = frame;
    const lists = [
        nodeIn(frame, 'sidecars'),
        nodeIn(frame, 'initContainers'),
        nodeIn(frame, 'containerSet', 'containers'),
    ];
    return [
        nodeIn(frame, 'container', 'image'),
        nodeIn(frame, 'script', 'image'),
        ...lists
            .flatMap((list) => (0,tree/* children */.Y_)(document, list))
            .map((container) => (0,tree/* child */.jf)(document, container, 'image')),
    ].filter((node) => node !== undefined);
}
function unreadManifest(frame, file, problems) {
    const node = nodeIn(frame, 'resource', 'manifest');
    if (!(0,dist/* isScalar */.jn)(node) || typeof node.value !== 'string' || node.range == null)
        return [];
    const span = { start: node.range[0], end: node.range[1] };
    if (/image/i.test(node.value))
        problems.push({ file: file.path, message: reasons/* unscanned */.Mq.nestedManifest, span });
    return [];
}
function manifestImages(frame, file, problems) {
    const node = nodeIn(frame, 'resource', 'manifest');
    if (!(0,dist/* isScalar */.jn)(node) || typeof node.value !== 'string')
        return [];
    const scan = scanPossibleFile(file, node, createdManifest);
    (0,collections/* append */.BC)(problems, scan.problems);
    return scan.occurrences;
}
const reference = /^(?<of>inputs|workflow)\.parameters\.(?<name>[\w-]+)$/;
const argoCalls = {
    keysOf(text, frame) {
        const { of, name } = reference.exec(text)?.groups ?? {};
        const root = rootOf(frame);
        const resource = textIn(root, 'metadata', 'name');
        const isShared = /^(?:Cluster)?WorkflowTemplate$/.test(textIn(root, 'kind') ?? '');
        if (name === undefined || resource === undefined || !isShared)
            return [];
        if (of === 'workflow')
            return [parameterKey('WorkflowTemplate', resource, name)];
        const template = nearestFrame(frame, (one) => one.key === 'templates');
        const own = template === undefined ? undefined : textIn(template, 'name');
        if (template === undefined || own === undefined)
            return [];
        const isStarted = textIn(root, 'spec', 'entrypoint') === own;
        return [
            parameterKey('Template', `${resource}/${own}`, name),
            ...(isStarted ? [parameterKey('WorkflowTemplate', resource, name)] : []),
        ];
    },
    passedIn(frame) {
        const [resource, template] = [
            textIn(frame, 'templateRef', 'name'),
            textIn(frame, 'templateRef', 'template'),
        ];
        const workflow = textIn(frame, 'workflowTemplateRef', 'name');
        return [
            ...(resource === undefined ? [] : passedBy(frame, 'Template', `${resource}/${template ?? ''}`)),
            ...(workflow === undefined ? [] : passedBy(frame, 'WorkflowTemplate', workflow)),
        ];
    },
};
function passedBy(frame, kind, name) {
    const { document } = frame;
    return (0,tree/* children */.Y_)(document, nodeIn(frame, 'arguments', 'parameters')).flatMap((entry) => {
        const parameter = (0,yaml_text/* textOf */.b6)(document, (0,tree/* child */.jf)(document, entry, 'name'))?.value;
        const node = (0,tree/* child */.jf)(document, entry, 'value');
        if (parameter === undefined || node === undefined)
            return [];
        return [{ keys: [parameterKey(kind, name, parameter)], node, frame }];
    });
}
const argoParameter = /\{\{\s*(?<name>(?:inputs|workflow)\.parameters\.[\w-]+|item(?:\.[\w-]+)?)\s*\}\}/g;
function argoParameters(frames, count) {
    const callers = callersIn(frames);
    return parameterValues({
        count,
        pattern: argoParameter,
        declarationOf(reference, frame) {
            const name = reference.slice(reference.lastIndexOf('.') + 1);
            if (reference.startsWith('item'))
                return ofItem(frame, reference === 'item' ? '' : name);
            if (reference.startsWith('inputs.'))
                return ofInputs(frame, name, callers);
            return ofWorkflow(frame, name, callers);
        },
    });
}
function ofInputs(frame, name, callers) {
    const holder = nearestFrame(frame, (one) => nodeIn(one, 'inputs') !== undefined) ??
        nearestFrame(frame, (one) => one.key === 'templates');
    if (holder === undefined)
        return undefined;
    return {
        holder,
        bindings() {
            const passed = callersOf(holder, callers).flatMap((one) => parametersAt(one, ['arguments'], name));
            const own = [...parametersAt(holder, ['inputs'], name), ...passed];
            return [...own, ...argumentsOfWorkflow(holder, name, callers, own.length === 0)];
        },
    };
}
function callersOf(template, { ofTemplate }) {
    if (template.key === 'inline')
        return template.outer === undefined ? [] : [template.outer];
    const [own, workflow] = [textIn(template, 'name') ?? '', workflowOf(template)];
    const resource = textIn(rootOf(template), 'metadata', 'name') ?? '';
    const called = ofTemplate.get(own) ?? [];
    return [
        ...called.filter((one) => workflowOf(one)?.map === workflow?.map),
        ...(ofTemplate.get(`${resource}/${own}`) ?? []),
    ];
}
function argumentsOfWorkflow(template, name, callers, mayBeAny) {
    const workflow = workflowOf(template);
    if (workflow === undefined)
        return [];
    const own = textIn(template, 'name');
    const runs = [workflow, ...runsOf(workflow, callers)];
    const isStarted = runs.some((run) => ['entrypoint', 'onExit'].some((key) => textIn(run, key) === own));
    return isStarted || mayBeAny ? runs.flatMap((run) => parametersAt(run, ['arguments'], name)) : [];
}
function ofWorkflow(frame, name, callers) {
    const workflow = workflowOf(frame);
    if (workflow === undefined)
        return undefined;
    const runs = () => [workflow, ...runsOf(workflow, callers)];
    return {
        holder: workflow,
        bindings: () => runs().flatMap((run) => parametersAt(run, ['arguments'], name)),
    };
}
function runsOf(workflow, { ofWorkflow: byName }) {
    const reached = new Set([workflow]);
    for (const one of reached) {
        one.document.step(1);
        const name = textIn(rootOf(one), 'metadata', 'name') ?? '';
        for (const run of byName.get(name) ?? [])
            reached.add(workflowOf(run) ?? run);
    }
    return [...reached].slice(1);
}
function ofItem(frame, key) {
    const lists = ['withItems', 'withParam', 'withSequence'];
    const holder = nearestFrame(frame, (one) => lists.some((list) => nodeIn(one, list) !== undefined));
    if (holder === undefined)
        return undefined;
    const { document } = holder;
    const nodes = (0,tree/* children */.Y_)(document, nodeIn(holder, 'withItems')).flatMap((item) => {
        const node = (0,dist/* isMap */.jh)(item) && key !== '' ? (0,tree/* child */.jf)(document, item, key) : item;
        return node === undefined ? [] : document.sameKey(node);
    });
    return { holder, bindings: () => nodes.map((node) => ({ node, frame: holder.outer ?? holder })) };
}
function parametersAt(frame, path, name) {
    const { document } = frame;
    const named = (0,tree/* children */.Y_)(document, nodeIn(frame, ...path, 'parameters')).filter((entry) => (0,yaml_text/* wordOf */.aG)((0,tree/* child */.jf)(document, entry, 'name')) === name);
    return named
        .flatMap((entry) => [
        (0,tree/* child */.jf)(document, entry, 'value'),
        (0,tree/* child */.jf)(document, entry, 'default'),
        (0,tree/* child */.jf)(document, (0,tree/* child */.jf)(document, entry, 'valueFrom'), 'default'),
        ...(0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, entry, 'enum')),
    ])
        .flatMap((node) => (node === undefined ? [] : document.sameKey(node)))
        .map((node) => ({ node, frame }));
}
function workflowOf(frame) {
    return nearestFrame(frame, (one) => ['templates', 'workflowTemplateRef'].some((key) => nodeIn(one, key) !== undefined));
}
function callersIn(frames) {
    const ofTemplate = new Map();
    const byName = new Map();
    for (const frame of frames) {
        const [template, of] = [textIn(frame, 'template'), textIn(frame, 'templateRef', 'name')];
        if (template !== undefined)
            (0,collections/* addToGroup */.Mr)(ofTemplate, template, frame);
        if (of !== undefined)
            (0,collections/* addToGroup */.Mr)(ofTemplate, `${of}/${textIn(frame, 'templateRef', 'template') ?? ''}`, frame);
        const run = textIn(frame, 'workflowTemplateRef', 'name') ?? of;
        if (run !== undefined)
            (0,collections/* addToGroup */.Mr)(byName, run, frame);
    }
    return { ofTemplate, ofWorkflow: byName };
}

// EXTERNAL MODULE: ./lib/scan/languages/syntax/shell.js
var syntax_shell = __webpack_require__(69151);
;// CONCATENATED MODULE: ./lib/scan/languages/yaml/scalar-places.js


const scalar_places_escapes = {
    ...{ '0': '\0', a: '\x07', b: '\b', t: '\t', n: '\n', v: '\v', f: '\f', r: '\r', e: '\x1b' },
    ...{ N: '\x85', _: '\xa0', L: '\u2028', P: '\u2029' },
};
const byNumber = /(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8})/y;
const maxCodePoint = 0x10ffff;
const stepsPerCharacter = 4;
function placedText(document, source, node) {
    if (!(0,dist/* isScalar */.jn)(node) || typeof node.value !== 'string' || node.range == null || (0,yaml_text/* hasOwnTag */.pF)(node))
        return undefined;
    const [start, end] = node.range;
    document.step(stepsPerCharacter * (end - start));
    const builder = new Builder(source);
    if (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED')
        addBlock(builder, source, { start, end }, node.type === 'BLOCK_FOLDED');
    else
        addFlow(builder, source, innerSpan(node, source, { start, end }), node.type);
    return builder.placed(end);
}
class Builder {
    source;
    parts = [];
    starts = [];
    ends = [];
    constructor(source) {
        this.source = source;
    }
    add(chars, from, to = from + 1) {
        this.parts.push(chars);
        for (let index = 0; index < chars.length; index += 1) {
            this.starts.push(from);
            this.ends.push(to);
        }
    }
    addRange(from, to) {
        for (let at = from; at < to; at += 1)
            this.add(this.source[at] ?? '', at);
    }
    placed(end) {
        const { starts, ends } = this;
        return {
            text: this.parts.join(''),
            place(span) {
                const start = starts[span.start] ?? end;
                return { start, end: span.end === span.start ? start : (ends[span.end - 1] ?? end) };
            },
        };
    }
}
function innerSpan({ type }, source, { start, end }) {
    const isQuoted = (type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE') && source[end - 1] === source[start];
    return isQuoted && end - start > 1 ? { start: start + 1, end: end - 1 } : { start, end };
}
function addBlock(builder, source, { start, end }, isFolded) {
    const header = source.indexOf('\n', start);
    let indent;
    for (let line = header + 1; header >= 0 && line < end;) {
        const newline = source.indexOf('\n', line);
        const lineEnd = newline < 0 || newline >= end ? end : newline;
        const blanks = blanksAt(source, line, lineEnd);
        const isEmpty = line + blanks >= lineEnd;
        if (!isEmpty)
            indent ??= blanks;
        builder.addRange(line + Math.min(blanks, indent ?? blanks), lineEnd);
        const next = lineEnd + 1;
        const isKept = isEmpty || isMoreIndented(source, line, indent) || isMoreIndented(source, next, indent);
        if (lineEnd < end)
            builder.add(isFolded && !isKept ? ' ' : '\n', lineEnd);
        line = next;
    }
}
function isMoreIndented(source, line, indent) {
    const char = source[line + (indent ?? 0)];
    return char === ' ' || char === '\t';
}
function blanksAt(source, from, end) {
    let at = from;
    while (at < end && source[at] === ' ')
        at += 1;
    return at - from;
}
function addFlow(builder, source, { start, end }, type) {
    for (let at = start; at < end; at += 1) {
        const char = source[at] ?? '';
        if (char === '\n') {
            let next = at + 1;
            let isEmptyLine = false;
            while (next < end && /\s/.test(source[next] ?? '')) {
                isEmptyLine ||= source[next] === '\n';
                next += 1;
            }
            builder.add(isEmptyLine ? '\n' : ' ', at);
            at = next - 1;
        }
        else if (char === '\\' && type === 'QUOTE_DOUBLE')
            at = addEscape(builder, source, at) - 1;
        else {
            const isDoubled = char === "'" && type === 'QUOTE_SINGLE' && source[at + 1] === "'";
            builder.add(char, at, at + (isDoubled ? 2 : 1));
            if (isDoubled)
                at += 1;
        }
    }
}
function addEscape(builder, source, at) {
    const escaped = source[at + 1] ?? '';
    let end = at + 2;
    if (escaped === '\n' || escaped === '\r') {
        while (end < source.length && /[ \t\n]/.test(source[end] ?? ''))
            end += 1;
        return end;
    }
    byNumber.lastIndex = at + 1;
    const digits = byNumber.exec(source)?.[0].slice(1);
    if (digits !== undefined)
        end += digits.length;
    const code = Number.parseInt(digits ?? '', 16);
    const named = scalar_places_escapes[escaped] ?? (/["\\/ \t]/.test(escaped) ? escaped : `\\${escaped}`);
    const isCharacter = digits !== undefined && code <= maxCodePoint;
    builder.add(isCharacter ? String.fromCodePoint(code) : named, at, end);
    return end;
}

// EXTERNAL MODULE: ./lib/scan/languages/shell/assignments.js
var assignments = __webpack_require__(92670);
// EXTERNAL MODULE: ./lib/scan/languages/shell/image-uses.js
var image_uses = __webpack_require__(85282);
// EXTERNAL MODULE: ./lib/scan/languages/shell/read-image.js
var read_image = __webpack_require__(18322);
// EXTERNAL MODULE: ./lib/scan/languages/shell/uses.js + 1 modules
var shell_uses = __webpack_require__(83865);
;// CONCATENATED MODULE: ./lib/scan/languages/shell/yaml-scripts.js








const parameter = /<<(\s{0,20}(?:pipeline\.)?parameters\.[\w.-]{1,200}\s{0,20})>>/g;
function scanWithScripts(file, grammar, scriptsOf, programsOf = () => []) {
    const builds = [];
    const find = (document) => {
        const found = grammar.find(document, file);
        if (found === undefined)
            return undefined;
        const scripts = [
            ...scriptsOf(document).map((nodes) => imagesOf(file, commandsIn(file, document, nodes))),
            imagesOf(file, programCommands(file, document, programsOf(document))),
        ];
        for (const one of scripts)
            (0,collections/* append */.BC)(builds, one.builds);
        return [...found, ...scripts.map(({ occurrences }) => ({ found: occurrences }))];
    };
    const scan = (0,yaml_scan/* scanYaml */.v)(file, { ...grammar, find });
    return scan && { ...scan, builds };
}
function commandsIn(file, document, nodes) {
    const texts = nodes.flatMap((node) => placedText(document, file.text, node) ?? []);
    if (!texts.some(({ text }) => shell_uses/* evidence */.M.test(text)))
        return [];
    return texts.flatMap((placed) => (0,syntax_shell/* commandsOf */.K)(placed.text.replace(parameter, (_, name) => `\${${name} }`)).map((command) => command.map(({ text, span }) => ({ text, span: placed.place(span) }))));
}
function programCommands(file, document, programs) {
    return programs.map(({ program, args }) => {
        const words = args.flatMap((node) => {
            const placed = placedText(document, file.text, node);
            if (placed === undefined)
                return [];
            return [{ text: placed.text, span: placed.place({ start: 0, end: placed.text.length }) }];
        });
        return [{ text: program, span: { start: 0, end: 0 } }, ...words];
    });
}
function imagesOf(file, commands) {
    const { images = [], builds = [] } = (0,shell_uses/* usesOfScripts */.K)([commands])[0] ?? {};
    const valuesOf = (0,assignments/* assignedIn */.k)(commands, (word) => (0,read_image/* placedValue */.rN)(file, word));
    const context = { valuesOf, wholeUses: (0,image_uses/* wholeUsesIn */.Hi)(images) };
    return {
        occurrences: images.flatMap((used) => (0,read_image/* readImageWord */.Q)(file, used, context)),
        builds: (0,image_uses/* builtImages */.TH)(file, builds, (word) => (0,read_image/* namesOf */.eZ)(word, valuesOf)),
    };
}

;// CONCATENATED MODULE: ./lib/scan/formats/ci/azure-pipelines.js







const azurePipelines = {
    id: 'azure-pipelines',
    title: 'Azure Pipelines',
    paths: [
        '**/*azure-pipelines*.{yml,yaml}',
        '**/{.azure-pipelines,azure-pipelines,.azuredevops}/**/*.{yml,yaml}',
    ],
    comment: '#',
    scan: (file) => scanWithScripts(file, {
        needles: [],
        find: azure_pipelines_findImages,
        read: (source, text, document) => azure_pipelines_readImage(source, text, isTemplate(document)),
    }, (document) => (0,tree/* mapsOf */.jQ)(document).map((map) => [(0,tree/* child */.jf)(document, map, 'script') ?? (0,tree/* child */.jf)(document, map, 'bash')])),
};
function isTemplate(document) {
    const has = (key) => (0,tree/* child */.jf)(document, document.root, key) !== undefined;
    return has('parameters') && !has('resources') && !has('trigger');
}
function azure_pipelines_findImages(document) {
    const resources = (0,tree/* nodesAt */.Pw)(document, document.root, 'resources.containers.*');
    const names = new Set(resources.map((one) => (0,yaml_text/* textOf */.b6)(document, (0,tree/* child */.jf)(document, one, 'container'))?.value));
    const isResource = (node) => names.has((0,yaml_text/* textOf */.b6)(document, node)?.value ?? '');
    const jobs = (0,tree/* mapsOf */.jQ)(document).filter((map) => !resources.some((resource) => resource === map));
    return [
        ...resources.map((one) => (0,tree/* child */.jf)(document, one, 'image')),
        ...jobs.flatMap((job) => {
            const container = (0,tree/* child */.jf)(document, job, 'container');
            const services = (0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, job, 'services')).filter(dist/* isScalar */.jn);
            const image = (0,dist/* isScalar */.jn)(container) ? container : (0,tree/* child */.jf)(document, container, 'image');
            return [image, ...services].filter((node) => !isResource(node));
        }),
    ];
}
function azure_pipelines_readImage(file, text, inTemplate) {
    if (inTemplate && /^[\w-]+$/.test(text.value))
        return (0,occurrence/* opaqueAt */.NV)(file, text.span, 'variable', reasons/* unresolved */.II.pipelineContainer(text.value));
    return /\$[([{]/.test(text.value)
        ? (0,occurrence/* opaqueAt */.NV)(file, text.span, 'variable', reasons/* unresolved */.II.pipelineVariable(text.value))
        : (0,yaml_scan/* literalText */.bK)(file, text);
}

;// CONCATENATED MODULE: ./lib/scan/formats/ci/bitbucket-pipelines.js





const bitbucket_pipelines_scheme = 'docker://';
const bitbucketPipelines = {
    id: 'bitbucket-pipelines',
    title: 'Bitbucket Pipelines',
    paths: ['**/bitbucket-pipelines.{yml,yaml}'],
    comment: '#',
    scan: (file) => scanWithScripts(file, { needles: ['pipelines'], find: bitbucket_pipelines_findImages, read: bitbucket_pipelines_readImage }, (document) => (0,tree/* mapsOf */.jQ)(document).flatMap((map) => ['script', 'after-script'].map((key) => (0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, map, key))))),
};
function bitbucket_pipelines_findImages(document) {
    const { root } = document;
    const services = (0,tree/* nodesAt */.Pw)(document, root, 'definitions.services.*');
    const maps = (0,tree/* mapsOf */.jQ)(document);
    const steps = maps.map((map) => (0,tree/* child */.jf)(document, map, 'step'));
    const pipes = maps.map((map) => (0,tree/* child */.jf)(document, map, 'pipe'));
    return [
        ...[root, ...services, ...steps].map((holder) => {
            const image = (0,tree/* child */.jf)(document, holder, 'image');
            return (0,dist/* isScalar */.jn)(image) ? image : (0,tree/* child */.jf)(document, image, 'name');
        }),
        ...pipes.filter((pipe) => (0,yaml_text/* textOf */.b6)(document, pipe)?.value.startsWith(bitbucket_pipelines_scheme)),
    ];
}
function bitbucket_pipelines_readImage(file, text) {
    return (0,yaml_scan/* interpolated */.cd)()(file, (0,yaml_scan/* withoutPrefix */.Z7)(bitbucket_pipelines_scheme, text) ?? text);
}

;// CONCATENATED MODULE: ./lib/scan/formats/ci/buildkite.js







const dockerPlugin = /(?:^|\/)docker(?:-buildkite-plugin(?:\.git)?)?(?:#|$)/;
const kubernetesPlugin = /(?:^|\/)kubernetes(?:-buildkite-plugin(?:\.git)?)?(?:#|$)/;
const buildkite_containerLists = ['containers', 'initContainers', 'ephemeralContainers', 'sidecars'];
const buildkite_expanded = (0,yaml_scan/* interpolated */.cd)();
const buildkite = {
    id: 'buildkite',
    title: 'Buildkite',
    paths: ['**/.buildkite/**/*.{yml,yaml,json}', '**/*buildkite*.{yml,yaml,json}'],
    comment: '#',
    scan: (file) => (0,yaml_scan/* scanYaml */.v)(file, { needles: ['steps'], find: buildkite_findImages, read }),
};
function read(file, text) {
    const found = buildkite_expanded(file, text);
    return text.value.includes('$') ? withoutNewDigest(found, reasons/* notPinnable */.bP.fromParameter) : found;
}
function buildkite_findImages(document) {
    const steps = (0,tree/* child */.jf)(document, document.root, 'steps');
    if (!(0,dist/* isSeq */.oP)(steps) || (0,tree/* child */.jf)(document, document.root, 'apiVersion') !== undefined)
        return undefined;
    const outer = (0,tree/* children */.Y_)(document, steps);
    const all = [...outer, ...outer.flatMap((group) => (0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, group, 'steps')))];
    return [document.root, ...all].flatMap((step) => [
        (0,tree/* child */.jf)(document, step, 'image'),
        agentImage(document, step),
        ...pluginsOf(document, step).flatMap(([name, settings]) => imagesOfPlugin(document, name, settings)),
    ]);
}
function agentImage(document, step) {
    const agents = (0,tree/* child */.jf)(document, step, 'agents');
    const image = (0,yaml_text/* textOf */.b6)(document, (0,tree/* child */.jf)(document, agents, 'image'));
    if (image === undefined || (0,tree/* child */.jf)(document, agents, 'provider') !== undefined)
        return undefined;
    return (0,looks_like_image/* looksLikeImage */.N)(image.value) || /^[\w-]+(?:\.[\w-]+)+(?::\d+)?\//.test(image.value)
        ? buildkite_listed(image, reasons/* notPinnable */.bP.notDocumented('the controller of the agents'))
        : undefined;
}
function pluginsOf(document, step) {
    const plugins = (0,tree/* child */.jf)(document, step, 'plugins');
    return (0,dist/* isMap */.jh)(plugins)
        ? (0,tree/* entries */.jO)(document, plugins)
        : (0,tree/* children */.Y_)(document, plugins).flatMap((plugin) => (0,tree/* entries */.jO)(document, plugin));
}
function imagesOfPlugin(document, name, settings) {
    const image = (0,tree/* child */.jf)(document, settings, 'image');
    if (dockerPlugin.test(name))
        return [image];
    if (kubernetesPlugin.test(name) && (0,dist/* isMap */.jh)(settings))
        return (0,tree/* mapsOf */.jQ)(document, settings).flatMap((map) => buildkite_containerLists.flatMap((key) => (0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, map, key)).map((container) => (0,tree/* child */.jf)(document, container, 'image'))));
    const text = (0,dist/* isScalar */.jn)(image) ? (0,yaml_text/* textOf */.b6)(document, image) : undefined;
    return text !== undefined && (0,looks_like_image/* looksLikeImage */.N)(text.value)
        ? [buildkite_listed(text, reasons/* notPinnable */.bP.unknownPlugin(name))]
        : [];
}
function buildkite_listed(text, why) {
    const readListed = (file, one) => withoutNewDigest(read(file, one), why);
    return { text, read: readListed };
}

;// CONCATENATED MODULE: ./lib/scan/formats/ci/circleci.js







const circleci = {
    id: 'circleci',
    title: 'CircleCI',
    paths: ['**/.circleci/**/*.{yml,yaml}'],
    comment: '#',
    scan: (file) => scanWithScripts(file, { needles: ['docker'], find: circleci_findImages }, (document) => (0,tree/* mapsOf */.jQ)(document).map((map) => {
        const run = (0,tree/* child */.jf)(document, map, 'run');
        return [(0,dist/* isScalar */.jn)(run) ? run : (0,tree/* child */.jf)(document, run, 'command')];
    })),
};
const circleci_parameter = /<<\s*(?<name>(?:pipeline\.)?parameters\.[\w-]+)\s*>>/g;
const wholeParameter = /^<<\s*(?<of>pipeline\.)?parameters\.(?<name>[\w-]+)\s*>>$/;
function circleci_findImages(document, file) {
    const maps = (0,tree/* mapsOf */.jQ)(document);
    const images = maps.flatMap((map) => ['jobs', 'executors'].flatMap((kind) => (0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, map, kind)).flatMap((holder) => (0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, holder, 'docker')).map((entry) => ({
        holder,
        image: (0,tree/* child */.jf)(document, entry, 'image'),
    })))));
    const names = images.flatMap(({ image }) => {
        const whole = wholeParameter.exec((0,yaml_text/* textOf */.b6)(document, image)?.value ?? '')?.groups;
        return whole?.name === undefined || whole.of !== undefined ? [] : [whole.name];
    });
    const passed = passedValues(document, maps);
    return [
        ...images.flatMap(({ holder, image }) => {
            const text = (0,yaml_text/* textOf */.b6)(document, image);
            const isPart = text !== undefined && !wholeParameter.test(text.value);
            const found = isPart
                ? (0,values_parameters/* parameterImages */.k)(file, text, circleci_parameter, (0,values_combinations/* cartesian */.jf)((name) => circleci_valuesOf(document, holder, name, passed)))
                : undefined;
            return found === undefined ? imagesOrDefaults(document, holder, image) : [{ found }];
        }),
        ...maps.flatMap((map) => circleci_parameterValues(document, map, new Set(names))),
    ];
}
function circleci_parameterValues(document, map, names) {
    const listed = (0,tree/* child */.jf)(document, map, 'jobs');
    const jobs = (0,dist/* isSeq */.oP)(listed) ? (0,tree/* children */.Y_)(document, listed).flatMap((entry) => (0,tree/* children */.Y_)(document, entry)) : [];
    return [(0,tree/* child */.jf)(document, map, 'executor'), ...jobs]
        .flatMap((holder) => (0,tree/* entries */.jO)(document, holder).flatMap(([key, value]) => names.has(key) && (0,dist/* isScalar */.jn)(value) ? imagesOrDefaults(document, map, value) : []))
        .concat(jobs.flatMap((job) => matrixValues(document, job).flatMap(([key, values]) => (names.has(key) ? values : []))));
}
function imagesOrDefaults(document, holder, node) {
    const whole = wholeParameter.exec((0,yaml_text/* textOf */.b6)(document, node)?.value ?? '')?.groups;
    if (whole?.name === undefined)
        return [node];
    const declared = (0,tree/* child */.jf)(document, whole.of === undefined ? holder : document.root, 'parameters');
    const { fallback, choices } = declaredValues(document, (0,tree/* child */.jf)(document, declared, whole.name));
    return [fallback ?? node, ...choices];
}
function declaredValues(document, declared) {
    const fallback = (0,tree/* child */.jf)(document, declared, 'default');
    return { fallback, choices: (0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, declared, 'enum')) };
}
function passedValues(document, maps) {
    const passed = new Map();
    for (const map of maps) {
        const listed = (0,tree/* child */.jf)(document, map, 'jobs');
        const jobs = (0,dist/* isSeq */.oP)(listed)
            ? (0,tree/* children */.Y_)(document, listed).flatMap((entry) => (0,tree/* children */.Y_)(document, entry))
            : [];
        for (const holder of [(0,tree/* child */.jf)(document, map, 'executor'), ...jobs]) {
            for (const [name, value] of (0,tree/* entries */.jO)(document, holder))
                if ((0,dist/* isScalar */.jn)(value))
                    (0,collections/* addToGroup */.Mr)(passed, name, value);
            for (const [name, values] of matrixValues(document, holder))
                for (const value of values)
                    (0,collections/* addToGroup */.Mr)(passed, name, value);
        }
    }
    return passed;
}
function circleci_valuesOf(document, holder, reference, passed) {
    const isPipeline = reference.startsWith('pipeline.');
    const name = reference.slice(reference.lastIndexOf('.') + 1);
    const parameters = (0,tree/* child */.jf)(document, isPipeline ? document.root : holder, 'parameters');
    const { fallback, choices } = declaredValues(document, (0,tree/* child */.jf)(document, parameters, name));
    const given = isPipeline ? [] : (passed.get(name) ?? []);
    return [fallback, ...choices, ...given].flatMap((node) => {
        const source = (0,yaml_text/* sourceOf */.vz)(document, node);
        return source === undefined ? [] : [{ value: source.value, source }];
    });
}
const maxCombinations = 1000;
function matrixValues(document, job) {
    const matrix = (0,tree/* child */.jf)(document, job, 'matrix');
    const all = (0,tree/* entries */.jO)(document, (0,tree/* child */.jf)(document, matrix, 'parameters')).map(([name, values]) => [name, (0,tree/* children */.Y_)(document, values)]);
    const excluded = (0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, matrix, 'exclude')).map((one) => (0,tree/* entries */.jO)(document, one));
    const size = all.reduce((product, [, values]) => product * values.length, excluded.length);
    if (excluded.length === 0 || size > maxCombinations)
        return all;
    let kept = [new Map()];
    for (const [name, values] of all)
        kept = kept.flatMap((one) => values.map((value) => new Map([...one, [name, value]])));
    kept = kept.filter((one) => !excluded.some((entry) => isExcluded(document, one, entry)));
    return all.map(([name, values]) => {
        const used = new Set(kept.map((one) => one.get(name)));
        return [name, values.filter((value) => used.has(value))];
    });
}
function isExcluded(document, combination, entry) {
    const text = (node) => (0,yaml_text/* sourceOf */.vz)(document, node)?.value;
    return (entry.length === combination.size &&
        new Set(entry.map(([name]) => name)).size === entry.length &&
        entry.every(([name, value]) => text(value) !== undefined && text(value) === text(combination.get(name))));
}

// EXTERNAL MODULE: ./lib/scan/values/possible-values.js
var possible_values = __webpack_require__(80056);
;// CONCATENATED MODULE: ./lib/scan/formats/ci/cloud-build.js








const cloudBuild = {
    id: 'cloud-build',
    title: 'Google Cloud Build',
    paths: ['**/*cloudbuild*.{yml,yaml,json}'],
    comment: '#',
    scan: (file) => scanWithScripts(file, {
        needles: ['steps'],
        find: (document) => stepsOf(document).map((step) => (0,tree/* child */.jf)(document, step, 'name')),
        read: readName,
    }, (document) => stepsOf(document).map((step) => [(0,tree/* child */.jf)(document, step, 'script'), commandOf(document, step)]), (document) => stepsOf(document).map((step) => programOf(document, step))),
};
function commandOf(document, step) {
    const args = (0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, step, 'args'));
    const option = args.findIndex((one) => /^-[a-z]*c$/.test((0,yaml_text/* textOf */.b6)(document, one)?.value ?? ''));
    return option < 0 ? undefined : args[option + 1];
}
function programOf(document, step) {
    const text = (key) => (0,yaml_text/* textOf */.b6)(document, (0,tree/* child */.jf)(document, step, key))?.value;
    const builder = /(?:^|\/)(?<program>[^/:@]*)(?:[:@][^/]*)?$/.exec(text('name') ?? '')?.groups?.program ?? '';
    return { program: text('entrypoint') ?? builder, args: (0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, step, 'args')) };
}
function stepsOf(document) {
    return (0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, document.root, 'steps'));
}
function readName(file, text, document) {
    const valuesOf = substitutionsOf(document);
    const whole = (0,variables/* wholeVariable */.o)(text.value);
    const isSet = [...text.value.matchAll(/\$\{?(\w+)/g)].some(([, name = '']) => valuesOf(name).length > 0);
    if (!isSet)
        return [(0,yaml_scan/* interpolated */.cd)()(file, text)];
    const found = (0,possible_values/* possibleImages */.I)(file, text, valuesOf);
    if (whole === undefined)
        return found;
    return found.map((one) => (0,read_image/* withoutOtherUses */.fe)(file, one, [whole.name], wholeNamesIn(document)));
}
const wholeNames = new WeakMap();
function wholeNamesIn(document) {
    const known = wholeNames.get(document);
    if (known !== undefined)
        return known;
    const names = stepsOf(document).flatMap((step) => (0,yaml_text/* textOf */.b6)(document, (0,tree/* child */.jf)(document, step, 'name')) ?? []);
    const counts = (0,image_uses/* wholeUsesIn */.Hi)(names.map(({ value, span }) => ({ word: { text: value, span } })));
    wholeNames.set(document, counts);
    return counts;
}
function substitutionsOf(document) {
    const substitutions = (0,tree/* child */.jf)(document, document.root, 'substitutions');
    return (name) => {
        const source = (0,yaml_text/* sourceOf */.vz)(document, (0,tree/* child */.jf)(document, substitutions, name));
        return source === undefined ? [] : [{ value: source.value, source }];
    };
}

;// CONCATENATED MODULE: ./lib/scan/formats/ci/concourse.js







const types = new Set(['registry-image', 'docker-image']);
const variable = /\(\(.*\)\)/;
const concourse = {
    id: 'concourse',
    title: 'Concourse',
    paths: ['**/*.{yml,yaml}'],
    comment: '#',
    scan(file) {
        if (![...types].some((type) => file.text.includes(type)))
            return undefined;
        const builds = [];
        const scan = (0,yaml_scan/* scanYaml */.v)(file, {
            needles: ['source', 'repository'],
            find: (document) => concourse_findImages(document, file, builds),
        });
        return scan && { ...scan, builds };
    },
};
function concourse_findImages(document, file, builds) {
    const maps = (0,tree/* mapsOf */.jQ)(document);
    const resources = maps.filter((map) => isImageResource(document, map));
    if (resources.length === 0)
        return undefined;
    const named = (step) => new Set(maps.flatMap((map) => {
        const name = (0,yaml_text/* wordOf */.aG)((0,tree/* child */.jf)(document, map, step));
        return name === undefined ? [] : [(0,yaml_text/* wordOf */.aG)((0,tree/* child */.jf)(document, map, 'resource')) ?? name];
    }));
    const [put, got] = [named('put'), named('get')];
    return resources.map((resource) => {
        const name = (0,yaml_text/* wordOf */.aG)((0,tree/* child */.jf)(document, resource, 'name')) ?? '';
        const found = concourse_imageOf(document, resource, file);
        if (found === undefined || !put.has(name))
            return { found: found === undefined ? [] : [found] };
        if (found.kind === 'image')
            builds.push({ name: nameOf(document, resource), at: found.at, isPushed: true });
        return { found: got.has(name) ? [found] : [] };
    });
}
function isImageResource(document, map) {
    const source = (0,tree/* child */.jf)(document, map, 'source');
    return types.has((0,yaml_text/* wordOf */.aG)((0,tree/* child */.jf)(document, map, 'type')) ?? '') && (0,dist/* isMap */.jh)(source);
}
function concourse_imageOf(document, resource, file) {
    const source = (0,tree/* child */.jf)(document, resource, 'source');
    const at = (key) => (0,yaml_text/* sourceOf */.vz)(document, (0,tree/* child */.jf)(document, source, key), 'go');
    const [repository, tag] = [at('repository'), at('tag')];
    if (repository === undefined || repository.value === '')
        return undefined;
    const expression = [repository.value, tag?.value ?? ''].find((text) => variable.test(text));
    if (expression !== undefined)
        return (0,occurrence/* opaqueAt */.NV)(file, repository.span, 'variable', reasons/* unresolved */.II.pipelineVariable(expression));
    if (at('aws_region') !== undefined && !repository.value.includes('/'))
        return (0,occurrence/* opaqueAt */.NV)(file, repository.span, 'variable', reasons/* unresolved */.II.registryOfAccount);
    const digest = (0,yaml_text/* sourceOf */.vz)(document, (0,tree/* child */.jf)(document, (0,tree/* child */.jf)(document, resource, 'version'), 'digest'));
    if (tag === undefined && (digest === undefined || digest.value === ''))
        return (0,yaml_text/* wordOf */.aG)((0,tree/* child */.jf)(document, resource, 'type')) === 'registry-image'
            ? (0,occurrence/* opaqueAt */.NV)(file, repository.span, 'variable', reasons/* unresolved */.II.newestVersion)
            : withoutNewDigest((0,occurrence/* occurrenceAt */.d_)(file, repository.span, repository.value, repository.exact), reasons/* notPinnable */.bP.concourse);
    return (0,occurrence/* splitOccurrence */.Ei)(file, {
        repository,
        tag,
        digest,
        ...(digest === undefined ? { noPlace: reasons/* notPinnable */.bP.concourse } : {}),
        tagElsewhere: reasons/* unresolved */.II.noTagOrDigest,
    });
}
function nameOf(document, resource) {
    const source = (0,tree/* child */.jf)(document, resource, 'source');
    const [repository, tag] = ['repository', 'tag'].map((key) => (0,yaml_text/* sourceOf */.vz)(document, (0,tree/* child */.jf)(document, source, key))?.value);
    return tag === undefined ? (repository ?? '') : `${repository}:${tag}`;
}

;// CONCATENATED MODULE: ./lib/scan/formats/ci/drone.js



const drone = {
    id: 'drone',
    title: 'Drone, Woodpecker',
    paths: ['**/.drone.{yml,yaml}', '**/.woodpecker.{yml,yaml}', '**/.woodpecker/**/*.{yml,yaml}'],
    comment: '#',
    scan: (file) => scanWithScripts(file, {
        needles: ['image'],
        find: (document) => drone_stepsOf(document).map((step) => (0,tree/* child */.jf)(document, step, 'image')),
        read: (0,yaml_scan/* interpolated */.cd)(),
    }, (document) => drone_stepsOf(document).map((step) => (0,tree/* nodesAt */.Pw)(document, step, 'commands.*'))),
};
function drone_stepsOf(document) {
    return ['steps.*', 'services.*', 'pipeline.*', 'clone.*'].flatMap((path) => (0,tree/* nodesAt */.Pw)(document, document.root, path));
}

;// CONCATENATED MODULE: ./lib/scan/languages/syntax/literals.js
const groovy = /\/\/[^\n]*|#!.*|\/\*[\s\S]*?(?:\*\/|$)|'''(?:[^\\]|\\[\s\S])*?(?:'''|$)|"""(?:[^\\]|\\[\s\S])*?(?:"""|$)|'(?:[^'\\\n]|\\.)*'?|"(?:[^"\\\n]|\\.)*"?|[A-Za-z_$][\w.$]*|\S/g;
const jsonnet = /\/\/[^\n]*|#[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|\|\|\|-?\n[\s\S]*?(?:\n[ \t]*\|\|\||$)|@'(?:[^']|'')*'?|@"(?:[^"]|"")*"?|'(?:[^'\\]|\\[\s\S])*'?|"(?:[^"\\]|\\[\s\S])*"?|[A-Za-z_$][\w.$]*|\S/g;
function groovyTokens(text) {
    return tokensOf(text, groovy);
}
function jsonnetTokens(text) {
    return tokensOf(text, jsonnet);
}
function tokensOf(text, pattern) {
    const tokens = [];
    for (const { 0: found, index } of text.matchAll(pattern)) {
        if (/^(?:\/\/|\/\*|#)/.test(found))
            continue;
        const quotes = /^(?:'''|"""|\|\|\||@?["'])/.exec(found)?.[0] ?? '';
        const kind = quotes !== '' ? 'text' : /^[\w$]/.test(found) ? 'word' : 'sign';
        const closing = quotes.replace('@', '');
        const isClosed = found.length >= quotes.length + closing.length && found.endsWith(closing);
        const start = index + quotes.length;
        const end = index + found.length - (isClosed ? closing.length : 0);
        const inner = text.slice(start, end);
        const exact = isClosed && !inner.includes('\\');
        tokens.push({ kind, text: kind === 'text' ? inner : found, span: { start, end }, quotes, exact });
    }
    return tokens;
}

;// CONCATENATED MODULE: ./lib/scan/formats/ci/jenkinsfile.js







const jenkinsfile = {
    id: 'jenkinsfile',
    title: 'Jenkins',
    paths: ['**/Jenkinsfile*', '**/*.{jenkinsfile,Jenkinsfile,groovy}'],
    comment: '//',
    scan(file) {
        const isNamed = !file.path.endsWith('.groovy');
        if (!isNamed && !pipelineWord.test(file.text))
            return undefined;
        const tokens = groovyTokens(file.text);
        if (!isNamed && !isPipeline(tokens))
            return undefined;
        const problems = [];
        const builds = [];
        const occurrences = tokens.flatMap((token, index) => {
            if (token.kind !== 'text')
                return [];
            const before = wordsBefore(tokens, index);
            if (/^(?:yaml|yaml:)$/.test(before) && token.quotes.length === 3)
                return podImages(file, token, problems);
            if (before === 'docker.build(' && !token.text.includes('$'))
                builds.push({ name: token.text, at: { file: file.path, span: token.span }, isPushed: false });
            return isImage(before, token.text) ? [jenkinsfile_imageAt(file, token)] : [];
        });
        return { occurrences, problems, builds };
    },
};
const pipelineWord = /pipeline|podTemplate|containerTemplate|docker\.image/;
const pipelineStarts = /^(?:pipeline\{|(?:podTemplate|containerTemplate)\(|(?:\w+\.)?docker\.image\()$/;
function isPipeline(tokens) {
    return tokens.some(({ kind, text }, index) => kind === 'word' && pipelineStarts.test(text + (tokens[index + 1]?.text ?? '')));
}
function wordsBefore(tokens, index) {
    const [before, sign] = [tokens[index - 2], tokens[index - 1]];
    if (sign?.kind === 'word')
        return sign.text;
    return before?.kind === 'word' && sign?.kind === 'sign' ? before.text + sign.text : '';
}
function isImage(before, text) {
    if (text.trim() === '')
        return false;
    if (/^(?:\w+\.)*docker\.image\($/.test(before) || before === 'docker')
        return true;
    if (/^image[:(]?$/.test(before))
        return text.includes('$') || (0,images_image/* parseImage */.zZ)(text).kind === 'image';
    return /image\w*[:=]$/i.test(before) && (0,looks_like_image/* looksLikeImage */.N)(text);
}
function jenkinsfile_imageAt(file, { text, span, exact, quotes }) {
    if (quotes.startsWith('"') && text.includes('$'))
        return (0,occurrence/* opaqueAt */.NV)(file, span, 'variable', reasons/* unresolved */.II.variable(text));
    return withoutNewDigest((0,occurrence/* occurrenceAt */.d_)(file, span, text, exact), reasons/* notPinnable */.bP.notDocumented('Jenkins'));
}
function podImages(file, { text, span, quotes }, problems) {
    const scan = resourcePatches.scan({ path: file.path, text });
    for (const { message } of scan?.problems ?? [])
        problems.push({ file: file.path, message, span });
    return (scan?.occurrences ?? [])
        .map((one) => (0,occurrence/* offsetBy */.db)(one, span.start))
        .map((one) => quotes.startsWith('"') && one.raw.includes('$')
        ? (0,occurrence/* opaqueAt */.NV)(file, one.at.span, 'variable', reasons/* unresolved */.II.variable(one.raw))
        : one);
}

;// CONCATENATED MODULE: ./lib/scan/formats/ci/tekton.js













const version = /^(?:[\w-]+\.)*tekton\.dev\//;
const tekton = {
    id: 'tekton',
    title: 'Tekton',
    paths: ['**/*.{yml,yaml}', '**/*.json'],
    comment: '#',
    scan(file, _companions = [], { imageParameters = [] } = {}) {
        const needles = ['apiVersion', 'tekton.dev/'];
        const format = {
            pattern: tektonParameter,
            parse: parse/* parseManifests */.Ye,
            isResource: tekton_isResource,
            valuesIn: tektonParameters,
            usesIn: tekton_imageNodes,
            calls: tektonCalls,
            unresolved: tekton_readImage,
        };
        const resources = resourceImages(file, format, imageParameters);
        const problems = [];
        const scan = (0,yaml_scan/* scanYaml */.v)(file, {
            needles,
            parse: parse/* parseManifests */.Ye,
            find(document) {
                const found = resources.find(document);
                return found && [...found, ...manifestsIn(document, file, problems)];
            },
            read: tekton_readImage,
        });
        return scan && { ...scan, ...resources.shared(), problems: [...scan.problems, ...problems] };
    },
};
function tekton_isResource(document) {
    return (0,tree/* mapsOf */.jQ)(document).some((map) => version.test((0,yaml_text/* wordOf */.aG)((0,tree/* child */.jf)(document, map, 'apiVersion')) ?? ''));
}
function manifestsIn(document, file, problems) {
    return (0,tree/* mapsOf */.jQ)(document)
        .flatMap((map) => (0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, map, 'params')))
        .map((one) => (0,tree/* child */.jf)(document, one, 'value'))
        .filter((value) => (0,dist/* isScalar */.jn)(value) && value.type === 'BLOCK_LITERAL' && tekton_isManifest(String(value.value)))
        .map((value) => {
        const scan = scanPossibleFile(file, value, kubernetes);
        (0,collections/* append */.BC)(problems, scan.problems);
        return { found: scan.occurrences };
    });
}
function tekton_isManifest(text) {
    const first = text.split('\n').find((line) => !/^\s*(?:#|---|$)/.test(line)) ?? '';
    return /^["'{]?\s*["']?(?:apiVersion|kind|metadata|spec|items)\b/.test(first);
}
function tekton_imageNodes(frame) {
    const { document } = frame;
    return [
        ...['steps', 'sidecars'].flatMap((key) => (0,tree/* children */.Y_)(document, nodeIn(frame, key)).map((step) => (0,tree/* child */.jf)(document, step, 'image'))),
        nodeIn(frame, 'stepTemplate', 'image'),
        ...(isSpecOf(frame, 'StepAction') ? [nodeIn(frame, 'image')] : []),
        ...(isSpecOf(frame, 'Condition') ? [nodeIn(frame, 'check', 'image')] : []),
        nodeIn(frame, 'bundle'),
        ...bundlesOf(frame),
    ].filter((node) => node !== undefined);
}
function isSpecOf({ key, outer }, kind) {
    return key === 'spec' && outer !== undefined && textIn(outer, 'kind') === kind;
}
function bundlesOf(frame) {
    const { document } = frame;
    if (textIn(frame, 'resolver') !== 'bundles')
        return [];
    return (0,tree/* children */.Y_)(document, nodeIn(frame, 'params'))
        .filter((one) => (0,yaml_text/* wordOf */.aG)((0,tree/* child */.jf)(document, one, 'name')) === 'bundle')
        .map((one) => (0,tree/* child */.jf)(document, one, 'value'));
}
function tekton_readImage(file, text) {
    if (!text.value.includes('$('))
        return (0,yaml_scan/* literalText */.bK)(file, text);
    return (0,occurrence/* opaqueAt */.NV)(file, text.span, 'variable', reasons/* unresolved */.II.pipelineParameter(text.value));
}
const tektonParameter = /\$\((?<name>(?:(?:inputs|tt)\.)?params(?:\.[\w-]+|\[(?:'[^'\]]*'|"[^"\]]*")\])(?:\.[\w-]+|\[(?:\d+|\*)\])?)\)/g;
const tekton_reference = /^(?<trigger>tt\.)?(?:inputs\.)?params(?:\.(?<dotted>[\w-]+)|\[["'](?<quoted>[^"']*)["']\])(?:\.(?<key>[\w-]+)|\[(?<index>[\d*]+)\])?$/;
function tektonParameters(frames, count) {
    const calledBy = tekton_callersIn(frames);
    const triggerBindings = triggerBindingsIn(frames);
    return parameterValues({
        count,
        pattern: tektonParameter,
        declarationOf(text, frame) {
            const { trigger, dotted, quoted = '', key, index = '' } = tekton_reference.exec(text)?.groups ?? {};
            const wanted = { name: dotted ?? quoted, part: key ?? index };
            if (trigger !== undefined)
                return ofTrigger(wanted, frame, calledBy, triggerBindings);
            const holder = nearestFrame(frame, (one) => isSetIn(one, wanted)) ?? resourceOf(frame);
            return { holder, bindings: () => bindingsOf(holder, wanted, calledBy) };
        },
    });
}
function bindingsOf(holder, wanted, calledBy) {
    const frame = holder.outer ?? holder;
    const nodes = namedIn(holder, nodeIn(holder, 'params'), wanted.name).flatMap((entry) => ['default', 'value', 'enum'].flatMap((key) => partsOf(holder, (0,tree/* child */.jf)(holder.document, entry, key), wanted.part)));
    return [
        ...[...nodes, ...matrixNodes(holder, wanted)].map((node) => ({ node, frame })),
        ...tekton_callersOf(holder, calledBy).flatMap((caller) => tekton_passedBy(caller, wanted)),
    ];
}
function tekton_callersOf(holder, calledBy) {
    const { key, outer } = holder;
    if ((key === 'taskSpec' || key === 'pipelineSpec') && outer !== undefined)
        return [outer];
    const resource = resourceOf(holder);
    const isResource = holder === resource || (key === 'spec' && outer === resource);
    return isResource ? calledBy((textIn(resource, 'kind') ?? '').replace(/^Cluster/, ''), holder) : [];
}
function tekton_passedBy(caller, wanted) {
    const frame = caller.outer ?? caller;
    const nodes = namedIn(caller, nodeIn(caller, 'params'), wanted.name).flatMap((entry) => partsOf(caller, (0,tree/* child */.jf)(caller.document, entry, 'value'), wanted.part));
    return [...nodes, ...matrixNodes(caller, wanted)].map((node) => ({ node, frame }));
}
function isSetIn(frame, wanted) {
    return (namedIn(frame, nodeIn(frame, 'params'), wanted.name).length > 0 || matrixNodes(frame, wanted).length > 0);
}
function matrixNodes(frame, { name }) {
    const { document } = frame;
    const matrix = nodeIn(frame, 'matrix');
    if (matrix === undefined)
        return [];
    return [matrix, ...(0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, matrix, 'include'))]
        .flatMap((one) => namedIn(frame, (0,tree/* child */.jf)(document, one, 'params'), name))
        .flatMap((entry) => partsOf(frame, (0,tree/* child */.jf)(document, entry, 'value'), ''));
}
function ofTrigger(wanted, frame, calledBy, triggerBindings) {
    const holder = nearestFrame(frame, (one) => nodeIn(one, 'resourcetemplates') !== undefined);
    if (holder === undefined)
        return undefined;
    const inline = holder.outer?.key === 'template' ? holder.outer.outer : undefined;
    const triggers = inline === undefined ? calledBy('TriggerTemplate', holder) : [inline];
    const boundBy = (trigger) => {
        const { document } = trigger;
        const bindings = (0,tree/* children */.Y_)(document, nodeIn(trigger, 'bindings'));
        const resources = bindings
            .flatMap((one) => (0,yaml_text/* wordOf */.aG)((0,tree/* child */.jf)(document, one, 'ref')) ?? [])
            .flatMap((name) => triggerBindings.get(name) ?? []);
        const given = [
            { list: nodeIn(trigger, 'bindings'), frame: trigger },
            ...resources.map((one) => ({ list: nodeIn(one, 'spec', 'params'), frame: one })),
        ];
        return given.flatMap(({ list, frame: of }) => namedIn(of, list, wanted.name)
            .flatMap((entry) => partsOf(of, (0,tree/* child */.jf)(of.document, entry, 'value'), ''))
            .map((node) => ({ node, frame: of })));
    };
    return {
        holder,
        bindings: () => [...bindingsOf(holder, wanted, () => []), ...triggers.flatMap(boundBy)],
    };
}
function partsOf({ document }, node, part) {
    if (node === undefined)
        return [];
    if ((0,dist/* isSeq */.oP)(node) && /^\d+$/.test(part))
        return (0,tree/* children */.Y_)(document, node).slice(Number(part), Number(part) + 1);
    const value = (0,dist/* isMap */.jh)(node) && part !== '' ? (0,tree/* child */.jf)(document, node, part) : node;
    if (value === undefined)
        return [];
    return (0,dist/* isSeq */.oP)(value) || (0,dist/* isMap */.jh)(value) ? (0,tree/* children */.Y_)(document, value) : document.sameKey(value);
}
const called = [
    ['taskRef', 'Task'],
    ['pipelineRef', 'Pipeline'],
    ['ref', 'StepAction'],
];
const kinds = /^(?:Cluster)?(?<kind>Task|Pipeline|StepAction)$/;
const tekton_plain = /^(?:inputs\.)?params(?:\.(?<dotted>[\w-]+)|\[["'](?<quoted>[\w-]+)["']\])$/;
const tektonCalls = {
    keysOf(reference, frame) {
        const { dotted, quoted } = tekton_plain.exec(reference)?.groups ?? {};
        const name = dotted ?? quoted;
        if (name === undefined)
            return [];
        const declares = (one) => namedIn(one, nodeIn(one, 'params'), name).length > 0;
        const holder = nearestFrame(frame, declares) ?? resourceOf(frame);
        const resource = resourceOf(holder);
        const isOfResource = holder === resource || (holder.key === 'spec' && holder.outer === resource);
        const { kind } = kinds.exec(textIn(resource, 'kind') ?? '')?.groups ?? {};
        const own = textIn(resource, 'metadata', 'name');
        return isOfResource && kind !== undefined && own !== undefined ? [parameterKey(kind, own, name)] : [];
    },
    passedIn(frame) {
        const { document } = frame;
        return called.flatMap(([key, kind]) => {
            const name = nameIn(frame, key);
            if (name === undefined)
                return [];
            return (0,tree/* children */.Y_)(document, nodeIn(frame, 'params')).flatMap((entry) => {
                const parameter = (0,yaml_text/* textOf */.b6)(document, (0,tree/* child */.jf)(document, entry, 'name'))?.value;
                const node = (0,tree/* child */.jf)(document, entry, 'value');
                if (parameter === undefined || node === undefined)
                    return [];
                return [{ keys: [parameterKey(kind, name, parameter)], node, frame: frame.outer ?? frame }];
            });
        });
    },
};
function resourceOf(frame) {
    const isResource = (one) => ['kind', 'spec'].every((key) => nodeIn(one, key) !== undefined);
    return nearestFrame(frame, (one) => one.outer === undefined || isResource(one)) ?? frame;
}
function namedIn({ document }, list, name) {
    return (0,tree/* children */.Y_)(document, list).filter((one) => (0,yaml_text/* wordOf */.aG)((0,tree/* child */.jf)(document, one, 'name')) === name);
}
function tekton_callersIn(frames) {
    const callers = new Map();
    const add = (kind, frame, name) => {
        if (name !== undefined)
            (0,collections/* addToGroup */.Mr)(callers, `${kind} ${name}`, frame);
    };
    for (const frame of frames) {
        add('Task', frame, nameIn(frame, 'taskRef'));
        add('Pipeline', frame, nameIn(frame, 'pipelineRef'));
        add('StepAction', frame, nameIn(frame, 'ref'));
        add('TriggerTemplate', frame, textIn(frame, 'template', 'ref') ?? textIn(frame, 'template', 'name'));
    }
    return (kind, frame) => callers.get(`${kind} ${textIn(resourceOf(frame), 'metadata', 'name') ?? ''}`) ?? [];
}
function nameIn(frame, key) {
    const { document } = frame;
    const [resolved] = namedIn(frame, nodeIn(frame, key, 'params'), 'name');
    return textIn(frame, key, 'name') ?? (0,yaml_text/* wordOf */.aG)((0,tree/* child */.jf)(document, resolved, 'value'));
}
function triggerBindingsIn(frames) {
    const bindings = new Map();
    for (const frame of frames) {
        if (!/^(?:Cluster)?TriggerBinding$/.test(textIn(frame, 'kind') ?? ''))
            continue;
        (0,collections/* addToGroup */.Mr)(bindings, textIn(frame, 'metadata', 'name') ?? '', frame);
    }
    return bindings;
}

// EXTERNAL MODULE: ./lib/model/globs/glob.js
var glob = __webpack_require__(93635);
// EXTERNAL MODULE: ./lib/model/images/official-images.js
var official_images = __webpack_require__(96294);
;// CONCATENATED MODULE: ./lib/scan/languages/syntax/dotenv.js
const dotenv_name = /(?:export[ \t]+)?(?<name>[A-Za-z_][\w.-]*)[ \t]*[=:][ \t]*/y;
const blanks = /\s*/y;
const lineRest = /[^\r\n]*/y;
function dotenvValues(file) {
    const values = new Map();
    const { text } = file;
    for (let at = endOf(blanks, text, 0); at < text.length; at = endOf(blanks, text, at)) {
        const key = matchAt(dotenv_name, text, at)?.groups?.name;
        if (key === undefined) {
            at = endOf(lineRest, text, at);
            continue;
        }
        const start = endOf(dotenv_name, text, at);
        const { value, end } = valueAt(text, start);
        at = end;
        values.set(key, { ...value, file });
    }
    return values;
}
function valueAt(text, start) {
    const close = closingQuote(text, start);
    if (close !== undefined) {
        const value = text.slice(start + 1, close);
        const span = { start: start + 1, end: close };
        return { value: { value, source: { value, span, exact: !value.includes('\\') } }, end: close + 1 };
    }
    const rest = matchAt(lineRest, text, start)?.[0] ?? '';
    const value = withoutComment(rest).trimEnd();
    const exact = !value.includes('\\') && !/^["']/.test(rest);
    const source = { value, span: { start, end: start + value.length }, exact };
    return { value: { value, source }, end: start + rest.length };
}
function withoutComment(rest) {
    let at = rest.indexOf('#');
    while (at > 0 && !/[ \t]/.test(rest[at - 1] ?? ''))
        at = rest.indexOf('#', at + 1);
    return at < 0 ? rest : rest.slice(0, at);
}
function closingQuote(text, start) {
    const quote = text[start];
    if (quote !== '"' && quote !== "'")
        return undefined;
    let at = text.indexOf(quote, start + 1);
    while (at > 0 && text[at - 1] === '\\')
        at = text.indexOf(quote, at + 1);
    return at < 0 ? undefined : at;
}
function matchAt(pattern, text, at) {
    pattern.lastIndex = at;
    return pattern.exec(text);
}
function endOf(pattern, text, at) {
    return at + (matchAt(pattern, text, at)?.[0].length ?? 0);
}

;// CONCATENATED MODULE: ./lib/scan/formats/compose/layers.js










const layers_maxDepth = 8;
const baseName = /(?:^|\/)(?:docker-)?compose\.ya?ml$/;
function isBaseFile(path) {
    return baseName.test(path);
}
function buildLayers(document, file, service, bases) {
    const own = layersIn(document, file, service, 0);
    if (own.length === 0)
        return [];
    const overridden = bases.flatMap((base) => (0,parse/* parseYaml */.hN)(base).documents.flatMap((one) => layersIn(one, base, service, 0)));
    return [...own, ...overridden];
}
function layersIn(document, file, name, depth) {
    const service = (0,tree/* child */.jf)(document, (0,tree/* child */.jf)(document, document.root, 'services'), name);
    const build = (0,tree/* child */.jf)(document, service, 'build');
    if (depth > layers_maxDepth || (!(0,dist/* isMap */.jh)(build) && !(0,dist/* isScalar */.jn)(build)))
        return [];
    const extended = (0,tree/* child */.jf)(document, service, 'extends');
    const isElsewhere = (0,tree/* child */.jf)(document, extended, 'file') !== undefined;
    const other = (0,yaml_text/* textOf */.b6)(document, (0,dist/* isScalar */.jn)(extended) ? extended : (0,tree/* child */.jf)(document, extended, 'service'))?.value;
    const below = other === undefined || isElsewhere || other === name ? [] : layersIn(document, file, other, depth + 1);
    return [{ document, file, build }, ...below];
}
const layers_readInterpolated = (0,yaml_scan/* interpolated */.cd)();
function referenceReader(companions) {
    const valuesOf = projectValues(companions);
    const others = companions.filter(({ path }) => !isDotenv(path));
    return (file, text) => {
        const image = imageText(text);
        if (image === undefined)
            return undefined;
        const isKnown = [...image.value.matchAll(/\$\{?(\w+)/g)].some(([, name = '']) => valuesOf(name).length > 0);
        return isKnown ? (0,possible_values/* possibleImages */.I)(file, image, valuesOf, others) : [layers_readInterpolated(file, image)];
    };
}
function projectValues(companions) {
    const values = companions.filter(({ path }) => isDotenv(path)).map(dotenvValues);
    return (name) => values.flatMap((one) => one.get(name) ?? []);
}
function isDotenv(path) {
    return /(?:^|\/)\.env$/.test(path);
}
function imageText(text) {
    const prefix = /^(?:[^=,]*=)?docker-image:\/\/|^(?:[^,]*,)*ref=/.exec(text.value)?.[0];
    if (prefix === undefined)
        return /^type=/.test(text.value) ? undefined : text;
    if (prefix.endsWith('ref=') && !/(?:^|,)type=registry(?:,|$)/.test(text.value))
        return undefined;
    const inner = (0,yaml_scan/* withoutPrefix */.Z7)(prefix, text);
    const comma = inner?.value.indexOf(',') ?? -1;
    if (inner === undefined || comma < 0)
        return inner;
    const span = { start: inner.span.start, end: inner.exact ? inner.span.start + comma : inner.span.end };
    return { ...inner, value: inner.value.slice(0, comma), span };
}
function composeArguments(document, file, build, valuesOf) {
    const args = (0,tree/* child */.jf)(document, build, 'args');
    if (args === undefined)
        return [];
    const read = { document, file, valuesOf };
    return document
        .sameKey(args)
        .flatMap((one) => ((0,dist/* isSeq */.oP)(one) ? layers_listed(read, one.items) : (0,dist/* isMap */.jh)(one) ? mapped(read, one) : []));
}
function mapped(read, map) {
    const { document, file } = read;
    return (0,tree/* entries */.jO)(document, map).flatMap(([name, value]) => {
        if ((0,dist/* isScalar */.jn)(value) && value.value === null)
            return inherited(read, name, keyOf(document, map, name));
        const text = (0,yaml_text/* sourceOf */.vz)(document, value, 'go');
        if (text !== undefined)
            return valued(read, name, text);
        const at = keyOf(document, map, name);
        return at === undefined ? [] : [(0,build_arguments/* unknownArgument */._x)(name, file, at, reasons/* unresolved */.II.argumentValue(name))];
    });
}
function layers_listed(read, items) {
    return items.flatMap((item) => {
        const text = (0,yaml_text/* sourceOf */.vz)(read.document, read.document.follow(item), 'go');
        const name = /^[^=]+/.exec(text?.value ?? '')?.[0];
        if (text === undefined || name === undefined)
            return [];
        const value = (0,yaml_scan/* withoutPrefix */.Z7)(`${name}=`, text);
        return value === undefined ? inherited(read, name, text) : valued(read, name, value);
    });
}
function valued({ file, valuesOf }, name, text) {
    return (0,build_arguments/* interpolatedArguments */.wJ)(name, file, text, valuesOf);
}
function inherited({ file, valuesOf }, name, at) {
    const values = valuesOf(name);
    if (at === undefined)
        return [];
    if (values.length === 0)
        return [(0,build_arguments/* unknownArgument */._x)(name, file, at, reasons/* unresolved */.II.environmentArgument(name))];
    const isUsedElsewhere = file.text.includes(`$${name}`) || file.text.includes(`\${${name}`);
    return values.map(({ value, source, file: other }) => {
        if (source === undefined || other === undefined || isUsedElsewhere)
            return (0,build_arguments/* literalArgument */.l9)(name, file, { ...at, value, exact: false });
        return (0,build_arguments/* literalArgument */.l9)(name, other, source);
    });
}
function keyOf(document, map, name) {
    if (!(0,dist/* isMap */.jh)(map))
        return undefined;
    const pair = map.items.find((one) => (0,nodes/* keyTextOf */.c8)(one) === name) ?? map.items[0];
    return (0,yaml_text/* sourceOf */.vz)(document, pair?.key);
}

;// CONCATENATED MODULE: ./lib/scan/formats/compose/mentions.js











function composeMentions(document, file, companions) {
    const bases = companions.filter(({ path }) => isBaseFile(path));
    const names = new Names(document, file, projectValues(companions), bases).all();
    const ofProject = companions.filter(({ path }) => isDotenv(path)).flatMap((dotenv) => projectFiles(dotenv));
    return { ...names, mentions: [...names.mentions, ...ofProject], problems: changedIncludes(document, file) };
}
function projectFiles(dotenv) {
    const values = dotenvValues(dotenv);
    const separator = values.get('COMPOSE_PATH_SEPARATOR')?.value || ':';
    const names = values.get('COMPOSE_FILE')?.value.split(separator) ?? [];
    return names.flatMap((name) => (0,checkout_mentions/* mentionsFrom */.AK)([(0,checkout_mentions/* folderOf */.yS)(dotenv.path)], name, 'compose'));
}
function changedIncludes(document, { path }) {
    return (0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, document.root, 'include')).flatMap((entry) => ['env_file', 'project_directory'].flatMap((key) => {
        const value = (0,tree/* child */.jf)(document, entry, key);
        if (value?.range == null)
            return [];
        const [start, end] = value.range;
        return [{ file: path, message: reasons/* unscanned */.Mq.includeSetting(key), span: { start, end } }];
    }));
}
const unknownPath = Symbol('unknown path');
class Names {
    document;
    file;
    valuesOf;
    bases;
    folder;
    mentions = [];
    passes = [];
    unknown = [];
    constructor(document, file, valuesOf, bases) {
        this.document = document;
        this.file = file;
        this.valuesOf = valuesOf;
        this.bases = bases;
        this.folder = (0,checkout_mentions/* folderOf */.yS)(file.path);
    }
    all() {
        const { document } = this;
        const services = (0,tree/* child */.jf)(document, document.root, 'services');
        const names = new Set((0,tree/* entries */.jO)(document, services).map(([name]) => name));
        for (const name of names)
            this.build(name);
        for (const service of (0,tree/* children */.Y_)(document, services)) {
            this.compose((0,tree/* child */.jf)(document, (0,tree/* child */.jf)(document, service, 'extends'), 'file'));
        }
        for (const name of this.included())
            this.compose(name);
        const { mentions, passes, unknown } = this;
        return { mentions, passes, unknown };
    }
    build(service) {
        const layers = buildLayers(this.document, this.file, service, this.bases);
        const [own] = layers;
        if (own === undefined || (0,tree/* child */.jf)(own.document, own.build, 'dockerfile_inline') !== undefined)
            return;
        const context = this.setting(layers, 'context') ?? '.';
        const name = this.setting(layers, 'dockerfile') ?? 'Dockerfile';
        if (context === unknownPath || name === unknownPath)
            return;
        const dockerfiles = (0,checkout_mentions/* mentionsFrom */.AK)([(0,checkout_mentions/* pathFrom */.Iw)(this.folder, context)], name, 'dockerfile');
        const builds = (0,build_arguments/* buildsOf */.jV)(this.argumentsOf(layers));
        (0,collections/* append */.BC)(this.mentions, dockerfiles);
        for (const { path } of dockerfiles)
            (0,collections/* append */.BC)(this.passes, builds.map((args) => ({ path, args })));
    }
    setting(layers, key) {
        for (const { document, file, build } of layers) {
            const isContext = (0,dist/* isScalar */.jn)(build) && key === 'context';
            const text = (0,yaml_text/* textOf */.b6)(document, isContext ? build : (0,tree/* child */.jf)(document, build, key));
            if (text !== undefined)
                return this.expanded(text, file) ?? unknownPath;
        }
        return undefined;
    }
    argumentsOf(layers) {
        const known = new Set();
        return layers.flatMap(({ document, file, build }) => {
            const args = composeArguments(document, file, build, this.valuesOf).filter(({ name }) => !known.has(name));
            for (const { name } of args)
                known.add(name);
            return args;
        });
    }
    compose(node) {
        const text = (0,yaml_text/* textOf */.b6)(this.document, node);
        const name = text === undefined ? undefined : this.expanded(text, this.file);
        (0,collections/* append */.BC)(this.mentions, (0,checkout_mentions/* mentionsFrom */.AK)([this.folder], name, 'compose'));
    }
    included() {
        const { document } = this;
        return (0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, document.root, 'include')).flatMap((entry) => {
            const paths = (0,dist/* isScalar */.jn)(entry) ? entry : (0,tree/* child */.jf)(document, entry, 'path');
            return (0,dist/* isSeq */.oP)(paths) ? (0,tree/* children */.Y_)(document, paths) : [paths];
        });
    }
    expanded(text, file) {
        const expansion = (0,variables/* expand */.f)(text.value, (name) => this.valuesOf(name).at(-1)?.value);
        if (expansion.kind === 'value')
            return expansion.value;
        const detail = reasons/* unresolved */.II.path(text.value, expansion.detail);
        if (file === this.file)
            this.unknown.push((0,occurrence/* opaqueAt */.NV)(file, text.span, 'variable', detail));
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/scan/formats/compose/compose.js


















const compose_reset = '!reset';
const paths = [
    '**/*compose*.{yml,yaml}',
    '**/{stack,docker-stack,docker-swarm}*.{yml,yaml}',
    '**/*[.-]stack.{yml,yaml}',
];
const isCompose = (0,glob/* pathMatcher */.kZ)(paths);
const compose = {
    id: 'compose',
    title: 'Compose',
    paths,
    comment: '#',
    companions(path, siblings) {
        const dotenv = siblings.filter((one) => isDotenv(one));
        const others = siblings.filter((one) => one !== path && (dotenv.length > 0 ? isCompose(one) : isBaseFile(one)));
        return [...dotenv, ...others];
    },
    scan(file, companions = [], context = {}) {
        const problems = [];
        const mentions = [];
        const passes = [];
        const builds = [];
        const valuesOf = projectValues(companions);
        const pay = (0,reading/* workOf */.L)(file.text.length);
        const scan = (0,yaml_scan/* scanYaml */.v)(file, {
            needles: [],
            hasOwnTags: true,
            find(document) {
                const named = composeMentions(document, file, companions);
                (0,collections/* append */.BC)(mentions, named.mentions);
                (0,collections/* append */.BC)(problems, named.problems);
                (0,collections/* append */.BC)(passes, named.passes);
                (0,collections/* append */.BC)(builds, builtServices(document, file));
                const found = compose_findImages(document, { file, problems, valuesOf, context, pay });
                return found && [...found, { found: named.unknown }];
            },
            read: referenceReader(companions),
        });
        if (scan === undefined)
            return undefined;
        return { ...scan, problems: [...scan.problems, ...problems], mentions, passes, builds };
    },
};
function builtServices(document, file) {
    return (0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, document.root, 'services')).flatMap((service) => {
        const name = (0,yaml_text/* textOf */.b6)(document, (0,tree/* child */.jf)(document, service, 'image'));
        if (name === undefined || isEmpty((0,tree/* child */.jf)(document, service, 'build')) || isPulled(document, service))
            return [];
        const expansion = (0,variables/* expand */.f)(name.value, () => undefined);
        const at = { file: file.path, span: name.span };
        return [{ name: expansion.kind === 'value' ? expansion.value : name.value, at, isPushed: false }];
    });
}
function compose_findImages(document, reading) {
    const services = (0,tree/* child */.jf)(document, document.root, 'services');
    if (!(0,dist/* isMap */.jh)(services))
        return (0,tree/* child */.jf)(document, document.root, 'include') === undefined ? undefined : [];
    return (0,tree/* children */.Y_)(document, services).flatMap((service) => {
        const build = (0,tree/* child */.jf)(document, service, 'build');
        const volumes = (0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, service, 'volumes')).filter((volume) => textAt(document, volume, 'type') === 'image');
        return [
            ...(isEmpty(build)
                ? imagesWithoutBuild(document, service, reading.file)
                : imagesOfBuild(document, build, reading)),
            ...(isEmpty(build) ? [] : imagesBesideBuild(document, service)),
            ...volumes.map((volume) => (0,tree/* child */.jf)(document, volume, 'source')),
        ];
    });
}
function imagesWithoutBuild(document, service, file) {
    const image = (0,tree/* child */.jf)(document, service, 'image');
    const build = (0,tree/* child */.jf)(document, service, 'build');
    if (image !== undefined || build?.tag !== compose_reset || build.range == null)
        return [image];
    const [start, end] = build.range;
    return [{ found: [(0,occurrence/* opaqueAt */.NV)(file, { start, end }, 'variable', reasons/* unresolved */.II.resetBuild)] }];
}
function imagesBesideBuild(document, service) {
    const image = (0,tree/* child */.jf)(document, service, 'image');
    if (isPulled(document, service))
        return [image];
    const text = (0,yaml_text/* textOf */.b6)(document, image);
    if (text === undefined || isBuiltOnly(text.value))
        return [];
    const policy = textAt(document, service, 'pull_policy');
    const isKept = policy === 'build' || policy === 'never';
    const why = isKept ? reasons/* unresolved */.II.pulledBySwarm(policy) : reasons/* unresolved */.II.pulledOrBuilt;
    return [{ text, read: (file) => (0,occurrence/* opaqueAt */.NV)(file, text.span, 'variable', why) }];
}
function isBuiltOnly(name) {
    const parsed = (0,images_image/* parseImage */.zZ)(name);
    return parsed.kind === 'image' && ((0,official_images/* isUnpublishable */.d)(parsed.image) || parsed.image.registry === 'localhost');
}
function imagesOfBuild(document, build, reading) {
    const inline = (0,tree/* child */.jf)(document, build, 'dockerfile_inline');
    return [
        ...(inline === undefined
            ? compose_imageArguments(document, (0,tree/* child */.jf)(document, build, 'args'))
            : [{ found: compose_imagesOfInline(document, build, inline, reading) }]),
        ...imagesBesideDockerfile(document, build, reading.valuesOf),
    ];
}
const inlineImages = new WeakMap();
const compose_stepsPerCharacter = 4;
function compose_imagesOfInline(document, build, inline, { file, problems, valuesOf, context, pay }) {
    const builds = (0,build_arguments/* buildsOf */.jV)(composeArguments(document, file, build, valuesOf));
    if (!(0,dist/* isScalar */.jn)(inline))
        return [];
    const byArguments = inlineImages.get(inline) ?? new Map();
    inlineImages.set(inline, byArguments);
    const key = JSON.stringify(builds, (name, value) => (name === 'file' ? value.path : value));
    const known = byArguments.get(key);
    if (known !== undefined)
        return known;
    document.step(compose_stepsPerCharacter * String(inline.value).length);
    const passed = [];
    const scan = scanNestedFile(file, inline, {
        scan(inner) {
            const found = (0,dockerfile/* scanDockerfile */.Y)(inner, { ...(0,dockerfile/* wholeFile */.A)(inner), pay }, false, { ...context, builds });
            passed.push(found.passed);
            return found;
        },
    });
    (0,collections/* append */.BC)(problems, scan.problems, passed.flatMap((one) => one.problems));
    const found = [...scan.occurrences, ...passed.flatMap((one) => one.occurrences)];
    byArguments.set(key, found);
    return found;
}
function compose_imageArguments(document, args) {
    if (!(0,dist/* isSeq */.oP)(args))
        return (0,tree/* entries */.jO)(document, args).flatMap(([name, value]) => (0,looks_like_image/* isImageArgument */.r)(name, (0,yaml_text/* textOf */.b6)(document, value)?.value ?? '') ? [value] : []);
    return (0,tree/* children */.Y_)(document, args).flatMap((entry) => {
        const text = (0,yaml_text/* textOf */.b6)(document, entry);
        const name = /^[^=]*=/.exec(text?.value ?? '')?.[0] ?? '=';
        const value = text && (0,yaml_scan/* withoutPrefix */.Z7)(name, text);
        return value !== undefined && (0,looks_like_image/* isImageArgument */.r)(name.slice(0, -1), value.value) ? [{ text: value }] : [];
    });
}
function isPulled(document, service) {
    const policy = (0,yaml_text/* textOf */.b6)(document, (0,tree/* child */.jf)(document, service, 'pull_policy'))?.value ?? '';
    return /^(?:always|missing|if_not_present|daily|weekly|every_.*)$/.test(policy);
}
function isEmpty(node) {
    return node === undefined || node.tag === compose_reset || ((0,dist/* isScalar */.jn)(node) && node.value === null);
}
function textAt(document, node, key) {
    const value = (0,tree/* child */.jf)(document, node, key);
    return (0,dist/* isScalar */.jn)(value) ? value.value : undefined;
}
const compose_scheme = 'docker-image://';
const generator = /^(?:[^,]*,)*?generator=/;
function imagesBesideDockerfile(document, build, valuesOf) {
    const bake = (0,tree/* child */.jf)(document, build, 'x-bake');
    return [
        ...contextImages(document, (0,tree/* child */.jf)(document, build, 'additional_contexts'), valuesOf),
        ...contextImages(document, (0,tree/* child */.jf)(document, bake, 'contexts'), valuesOf),
        ...(0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, build, 'cache_from')),
        ...(0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, bake, 'cache-from')),
        ...generatorImage(document, (0,tree/* child */.jf)(document, build, 'sbom')),
    ];
}
function contextImages(document, contexts, valuesOf) {
    const values = (0,dist/* isSeq */.oP)(contexts)
        ? (0,tree/* children */.Y_)(document, contexts)
        : (0,tree/* entries */.jO)(document, contexts).map(([, value]) => value);
    return values.flatMap((node) => {
        if (!(0,dist/* isScalar */.jn)(node))
            return [];
        if (String(node.value).includes(compose_scheme))
            return [node];
        const text = (0,yaml_text/* textOf */.b6)(document, node);
        if (text?.value.includes('$') !== true)
            return [];
        const expansion = (0,variables/* expand */.f)(text.value, (name) => valuesOf(name).at(-1)?.value);
        if (expansion.kind !== 'value' || !expansion.value.includes(compose_scheme))
            return [];
        return [{ text: { ...text, value: expansion.value, exact: false } }];
    });
}
function generatorImage(document, sbom) {
    const text = (0,yaml_text/* textOf */.b6)(document, sbom);
    const prefix = generator.exec(text?.value ?? '')?.[0];
    const image = prefix === undefined || text === undefined ? undefined : (0,yaml_scan/* withoutPrefix */.Z7)(prefix, text);
    return image === undefined ? [] : [{ text: image }];
}

;// CONCATENATED MODULE: ./lib/scan/formats/deploy/ansible.js








const runs = /^(?:community\.docker\.|containers\.podman\.)?(?:docker_container|docker_swarm_service|podman_container)$/;
const pulls = /^(?:community\.docker\.|containers\.podman\.)?(?:docker_image|docker_image_pull|podman_image)$/;
const ansible_variables = /(?:^|\/)(?:roles\/[^/]+\/(?:defaults|vars)|group_vars|host_vars)\//;
const ansible = {
    id: 'ansible',
    title: 'Ansible',
    paths: ['**/{tasks,handlers,playbooks,roles}/**/*.{yml,yaml}', '**/{playbook,playbooks,site}*.{yml,yaml}'],
    comment: '#',
    scan(file) {
        const isVariables = ansible_variables.test(file.path);
        if (!isVariables && !/(?:docker|podman)_(?:container|image|swarm_service)/.test(file.text))
            return undefined;
        const builds = [];
        const scan = (0,yaml_scan/* scanYaml */.v)(file, {
            needles: isVariables ? ['image'] : [],
            find: (document) => isVariables ? imagesOfVariables(document, file) : ansible_findImages(document, file, builds),
        });
        return scan && { ...scan, builds };
    },
};
function ansible_findImages(document, file, builds) {
    const modules = (0,tree/* mapsOf */.jQ)(document).flatMap((map) => (0,tree/* entries */.jO)(document, map).flatMap(([name, settings]) => ((0,dist/* isMap */.jh)(settings) ? [{ name, settings }] : [])));
    const known = modules.filter(({ name }) => runs.test(name) || pulls.test(name));
    if (known.length === 0)
        return undefined;
    return known.map(({ name, settings }) => {
        const found = runs.test(name)
            ? wholeName(document, file, settings, 'image')
            : nameWithTag(document, file, settings, builds);
        return { found: found.map((one) => withoutNewDigest(one, reasons/* notPinnable */.bP.notDocumented('Ansible'))) };
    });
}
function imagesOfVariables(document, file) {
    const pairs = (0,tree/* mapsOf */.jQ)(document).flatMap((map) => (0,tree/* entries */.jO)(document, map));
    const found = pairs.flatMap(([key, value]) => {
        const text = /image$/i.test(key) ? (0,yaml_text/* textOf */.b6)(document, value) : undefined;
        if (text === undefined || !(0,looks_like_image/* looksLikeImage */.N)(text.value))
            return [];
        const one = (0,occurrence/* occurrenceAt */.d_)(file, text.span, text.value, text.exact);
        return [withoutNewDigest(one, reasons/* notPinnable */.bP.notDocumented('Ansible'))];
    });
    return found.length === 0 ? undefined : [{ found }];
}
function wholeName(document, file, settings, key) {
    const text = (0,yaml_text/* textOf */.b6)(document, (0,tree/* child */.jf)(document, settings, key));
    return text === undefined ? [] : [(0,occurrence/* occurrenceAt */.d_)(file, text.span, text.value, text.exact)];
}
function nameWithTag(document, file, settings, builds) {
    const at = (key) => (0,yaml_text/* sourceOf */.vz)(document, (0,tree/* child */.jf)(document, settings, key));
    const [repository, tag] = [at('name'), at('tag')];
    if (repository === undefined || repository.value === '')
        return [];
    const source = at('source')?.value;
    const state = at('state')?.value;
    if (source === 'build') {
        const isPushed = /^(?:yes|true|on)$/i.test(at('push')?.value ?? '');
        const name = tag === undefined ? repository.value : `${repository.value}:${tag.value}`;
        builds.push({ name, at: { file: file.path, span: repository.span }, isPushed });
    }
    if (state === 'absent' || (source !== undefined && source !== 'pull'))
        return [];
    if (tag === undefined)
        return wholeName(document, file, settings, 'name');
    return [(0,occurrence/* splitOccurrence */.Ei)(file, { repository, tag, tagElsewhere: reasons/* unresolved */.II.noTagOrDigest })];
}

;// CONCATENATED MODULE: ./lib/scan/formats/deploy/cloudformation.js








const known = {
    'AWS::ECS::TaskDefinition': ['ContainerDefinitions.*.Image'],
    'AWS::ECS::ExpressGatewayService': ['PrimaryContainer.Image'],
    'AWS::Lambda::Function': ['Code.ImageUri'],
    'AWS::Serverless::Function': ['ImageUri'],
    'AWS::Batch::JobDefinition': [
        'ContainerProperties.Image',
        'NodeProperties.NodeRangeProperties.*.Container.Image',
        'NodeProperties.NodeRangeProperties.*.EcsProperties.TaskProperties.*.Containers.*.Image',
        'EcsProperties.TaskProperties.*.Containers.*.Image',
        'EksProperties.PodProperties.Containers.*.Image',
        'EksProperties.PodProperties.InitContainers.*.Image',
    ],
    'AWS::CodeBuild::Project': ['Environment.Image'],
    'AWS::AppRunner::Service': ['SourceConfiguration.ImageRepository.ImageIdentifier'],
    'AWS::Lightsail::Container': ['ContainerServiceDeployment.Containers.*.Image'],
    'AWS::SageMaker::Model': ['PrimaryContainer.Image', 'Containers.*.Image'],
};
const provided = /^aws\/codebuild\//;
const cloudformation = {
    id: 'cloudformation',
    title: 'AWS CloudFormation, SAM',
    paths: ['**/*.{yml,yaml,json}'],
    comment: '#',
    scan: (file) => (0,yaml_scan/* scanYaml */.v)(file, { needles: ['AWS::', 'Resources'], find: (document) => cloudformation_findImages(document, file) }),
};
function cloudformation_findImages(document, file) {
    const resources = (0,tree/* child */.jf)(document, document.root, 'Resources');
    if (!(0,dist/* isMap */.jh)(resources))
        return undefined;
    const found = (0,tree/* children */.Y_)(document, resources).flatMap((resource) => {
        const type = (0,yaml_text/* textOf */.b6)(document, (0,tree/* child */.jf)(document, resource, 'Type'))?.value ?? '';
        return type.startsWith('AWS::') ? [{ type, properties: (0,tree/* child */.jf)(document, resource, 'Properties') }] : [];
    });
    if (found.length === 0)
        return undefined;
    const images = found.flatMap(({ type, properties }) => (known[type] ?? []).flatMap((path) => (0,tree/* nodesAt */.Pw)(document, properties, path)));
    return images.map((image) => ({
        found: cloudformation_imagesOfValue(document, file, image).filter(({ raw }) => !provided.test(raw)),
    }));
}
const cloudformation_maxDepth = 8;
function cloudformation_imagesOfValue(document, file, node, depth = 0) {
    if (node === undefined || depth > cloudformation_maxDepth)
        return [];
    const { name, argument } = functionOf(document, node);
    const text = (0,yaml_text/* textOf */.b6)(document, argument);
    if (name === undefined)
        return text === undefined ? [] : [literal(file, text)];
    if (name === 'Ref')
        return text === undefined ? [] : [ofParameter(document, file, text)];
    if (name === 'If')
        return (0,tree/* children */.Y_)(document, argument)
            .slice(1)
            .flatMap((branch) => cloudformation_imagesOfValue(document, file, branch, depth + 1));
    const template = name === 'Sub' ? (text ?? (0,yaml_text/* textOf */.b6)(document, (0,tree/* children */.Y_)(document, argument)[0])) : undefined;
    if (template !== undefined)
        return [substituted(document, file, template)];
    const at = (0,dist/* isMap */.jh)(node) ? node.items[0]?.key : node;
    const [start = 0, end = start] = ((0,dist/* isScalar */.jn)(at) ? at : node).range ?? [];
    return [(0,occurrence/* opaqueAt */.NV)(file, { start, end }, 'variable', reasons/* unresolved */.II.intrinsicFunction(name))];
}
function functionOf(document, node) {
    const tag = /^!(?<name>[A-Z]\w*)$/.exec(node.tag ?? '')?.groups?.name;
    if (tag !== undefined)
        return { name: tag, argument: node };
    const [only, ...others] = (0,dist/* isMap */.jh)(node) ? (0,tree/* entries */.jO)(document, node) : [];
    const name = /^(?:Fn::(?<name>\w+)|(?<ref>Ref))$/.exec(only?.[0] ?? '')?.groups;
    const found = name?.name ?? name?.ref;
    return only === undefined || others.length > 0 || found === undefined
        ? { argument: node }
        : { name: found, argument: only[1] };
}
function literal(file, { span, value, exact }) {
    return withoutNewDigest((0,occurrence/* occurrenceAt */.d_)(file, span, value, exact), reasons/* notPinnable */.bP.aws);
}
function ofParameter(document, file, name) {
    const value = defaultOf(document, name.value);
    if (value === undefined || value.value === '')
        return (0,occurrence/* opaqueAt */.NV)(file, name.span, 'variable', reasons/* unresolved */.II.noDefault(name.value));
    return { ...literal(file, value), uses: [name.span] };
}
function substituted(document, file, template) {
    if (!template.value.includes('${'))
        return literal(file, template);
    const whole = /^\$\{(?<name>\w+)\}$/.exec(template.value)?.groups?.name;
    if (whole !== undefined)
        return ofParameter(document, file, { ...template, value: whole });
    const pseudo = /\$\{(?<name>[^{}]*[:.!][^{}]*)\}/.exec(template.value)?.groups?.name;
    if (pseudo !== undefined)
        return (0,occurrence/* opaqueAt */.NV)(file, template.span, 'variable', reasons/* unresolved */.II.notDefinedHere(pseudo));
    const expansion = (0,variables/* expand */.f)(template.value, (name) => defaultOf(document, name)?.value);
    return expansion.kind === 'unknown'
        ? (0,occurrence/* opaqueAt */.NV)(file, template.span, 'variable', expansion.detail)
        : (0,occurrence/* resolvedAt */.MJ)(file, template.span, expansion.value, reasons/* notPinnable */.bP.fromParameter);
}
function defaultOf(document, name) {
    const parameter = (0,tree/* child */.jf)(document, (0,tree/* child */.jf)(document, document.root, 'Parameters'), name);
    const value = (0,tree/* child */.jf)(document, parameter, 'Default');
    return (0,dist/* isScalar */.jn)(value) ? (0,yaml_text/* sourceOf */.vz)(document, value) : undefined;
}

;// CONCATENATED MODULE: ./lib/scan/formats/deploy/ecs.js





const jobImages = [
    'containerProperties.image',
    'ecsProperties.taskProperties.*.containers.*.image',
    'eksProperties.podProperties.containers.*.image',
    'eksProperties.podProperties.initContainers.*.image',
    'nodeProperties.nodeRangeProperties.*.container.image',
    'nodeProperties.nodeRangeProperties.*.ecsProperties.taskProperties.*.containers.*.image',
    'nodeProperties.nodeRangeProperties.*.eksProperties.podProperties.containers.*.image',
    'nodeProperties.nodeRangeProperties.*.eksProperties.podProperties.initContainers.*.image',
];
const ecs = {
    id: 'ecs',
    title: 'Amazon ECS, AWS Batch',
    paths: ['**/*.{yml,yaml,json}'],
    comment: '#',
    scan: (file) => (0,yaml_scan/* scanYaml */.v)(file, { needles: ['containerDefinitions', 'image'], find: taskDefinitions, read: ecs_readImage }) ??
        (0,yaml_scan/* scanYaml */.v)(file, { needles: ['jobDefinitionName', 'image'], find: jobDefinitions, read: ecs_readImage }),
};
function taskDefinitions(document) {
    const { root } = document;
    const lists = ['containerDefinitions', 'taskDefinition.containerDefinitions'].flatMap((path) => (0,tree/* nodesAt */.Pw)(document, root, path));
    return lists.length === 0 ? undefined : lists.flatMap((list) => (0,tree/* nodesAt */.Pw)(document, list, '*.image'));
}
function jobDefinitions(document) {
    const { root } = document;
    const all = [root, ...(0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, root, 'jobDefinitions'))];
    const jobs = all.filter((one) => (0,tree/* child */.jf)(document, one, 'jobDefinitionName') !== undefined);
    if (jobs.length === 0)
        return undefined;
    return jobs.flatMap((job) => jobImages.flatMap((path) => (0,tree/* nodesAt */.Pw)(document, job, path)));
}
function ecs_readImage(file, { span, value, exact }) {
    if (value.includes('$'))
        return (0,occurrence/* opaqueAt */.NV)(file, span, 'variable', reasons/* unresolved */.II.variable(value));
    return withoutNewDigest((0,occurrence/* occurrenceAt */.d_)(file, span, value, exact), reasons/* notPinnable */.bP.aws);
}

;// CONCATENATED MODULE: ./lib/scan/formats/deploy/fly.js





const fly = {
    id: 'fly',
    title: 'Fly.io',
    paths: ['**/fly.toml', '**/fly.*.toml', '**/*.fly.toml'],
    comment: '#',
    scan(file) {
        const texts = tomlTexts(file.text);
        const at = (...path) => texts.filter((one) => one.value !== '' && one.path.join('\0') === path.join('\0'));
        const read = ({ span, value, exact }) => (0,occurrence/* occurrenceAt */.d_)(file, span, value, exact);
        const listed = (one, why) => withoutNewDigest(read(one), why);
        const occurrences = [
            ...at('build', 'image').map((one) => listed(one, reasons/* notPinnable */.bP.fly)),
            ...at('build', 'builder').map((one) => listed(one, reasons/* notPinnable */.bP.notDocumented('Fly.io'))),
            ...texts.filter(isArgument).map(read),
        ];
        const mentions = (0,checkout_mentions/* buildMentions */.eA)(file, [], at('build', 'dockerfile').map(({ value }) => value));
        return { occurrences, problems: [], mentions };
    },
};
function isArgument({ path, value }) {
    return (path.length === 3 && path[0] === 'build' && path[1] === 'args' && (0,looks_like_image/* isImageArgument */.r)(path[2] ?? '', value));
}
const fly_token = /#[^\n]*|"""[\s\S]*?(?:"{3,5}|$)|'''[\s\S]*?(?:'{3,5}|$)|"(?:[^"\\\n]|\\.)*"?|'[^'\n]*'?|[\w+:.-]+|[^\S\n]+|[\s\S]/g;
const fly_maxDepth = 16;
function tomlTexts(text) {
    const found = [];
    let table = [];
    let reading = { kind: 'key', keys: [] };
    const open = [];
    const around = () => [...table, ...open.flatMap((keys) => keys ?? [])];
    for (const { 0: one, index } of text.matchAll(fly_token)) {
        if (/^(?:#|[^\S\n])/.test(one))
            continue;
        if (reading.kind === 'value') {
            if (one === '[')
                open.push(undefined);
            else if (one === '{') {
                open.push(reading.keys.slice(0, fly_maxDepth));
                reading = { kind: 'key', keys: [] };
            }
            else if (one === ']' && open.at(-1) === undefined)
                open.pop();
            else if (one === '}')
                reading = { kind: 'value', keys: open.pop() ?? [] };
            else if (/^["']/.test(one))
                found.push({ ...fly_literal(one, index), path: [...around(), ...reading.keys] });
            else if (one === '\n' ? open.length === 0 : one === ',' && open.at(-1) !== undefined)
                reading = { kind: 'key', keys: [] };
        }
        else if (one === '\n') {
            if (reading.kind === 'header')
                table = reading.keys;
            if (open.length === 0)
                reading = { kind: 'key', keys: [] };
        }
        else if (one === '[')
            reading = { kind: 'header', keys: [] };
        else if (one === '=')
            reading = { ...reading, kind: 'value' };
        else if (one === '}')
            reading = { kind: 'value', keys: open.pop() ?? [] };
        else if (one !== ']' && one !== '.')
            reading = { ...reading, keys: [...reading.keys, ...keysOf(one)].slice(0, fly_maxDepth) };
    }
    return found;
}
function keysOf(written) {
    if (/^["']/.test(written))
        return [fly_literal(written, 0).value];
    return written.split('.').filter((name) => name !== '');
}
function fly_literal(written, index) {
    const quotes = /^(?:"""|'''|"|')/.exec(written)?.[0] ?? '"';
    const isClosed = written.length >= 2 * quotes.length && written.endsWith(quotes);
    const inner = written.slice(quotes.length, isClosed ? written.length - quotes.length : undefined);
    const start = index + quotes.length;
    const value = quotes.startsWith('"') ? inner.replace(escapedCharacter, unescaped) : inner;
    const exact = isClosed && quotes.length === 1 && value === inner;
    return { value, span: { start, end: start + inner.length }, exact };
}
const escapedCharacter = /\\(?:u(?<short>[0-9a-fA-F]{4})|U(?<long>[0-9a-fA-F]{8}))/g;
function unescaped(written, short, long) {
    const code = Number.parseInt(short ?? long ?? '', 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : written;
}

;// CONCATENATED MODULE: ./lib/scan/formats/deploy/jsonnet.js






const jsonnet_jsonnet = {
    id: 'jsonnet',
    title: 'Jsonnet',
    paths: ['**/*.{jsonnet,libsonnet}'],
    comment: '//',
    scan(file) {
        if (!/image|container/i.test(file.text))
            return undefined;
        const tokens = jsonnetTokens(file.text);
        const occurrences = imagesAmong(tokens).map(({ token, isPart, lacksTag }) => {
            const why = isPart ? reasons/* unresolved */.II.partOfExpression : lacksTag && reasons/* unresolved */.II.noTagOrDigest;
            return why === undefined
                ? withoutNewDigest((0,occurrence/* occurrenceAt */.d_)(file, token.span, token.text, token.exact), reasons/* notPinnable */.bP.jsonnet)
                : (0,occurrence/* opaqueAt */.NV)(file, token.span, 'variable', why);
        });
        return { occurrences, problems: [] };
    },
};
function imagesAmong(tokens) {
    const found = [];
    const fields = [];
    let field = '';
    tokens.forEach((token, index) => {
        const [before, next] = [tokens[index - 1], tokens[index + 1]];
        if (token.kind === 'sign') {
            if (/[{[(]/.test(token.text)) {
                fields.push(field);
                field = '';
            }
            else if (/[}\])]/.test(token.text))
                field = fields.pop() ?? '';
            else if (/[,;]/.test(token.text))
                field = '';
            return;
        }
        if (isField(next, tokens[index + 2]))
            field = token.text;
        else if (token.kind === 'text' && isStart(before)) {
            const isNamed = jsonnet_isImage(token.text, field, fields) ||
                isContainer(tokens.slice(index - 4, index)) ||
                (before?.text === '(' && setsImage(tokens[index - 2]) && (0,looks_like_image/* looksLikeImage */.N)(token.text));
            if (isEnd(next) && isNamed)
                found.push({ token, isPart: false });
            else if (isEnd(next) && isUntagged(token.text, field))
                found.push({ token, isPart: false, lacksTag: true });
            else if (isAddedTo(next) && jsonnet_namesImage(field, fields) && nameStart.test(token.text))
                found.push({ token, isPart: true });
        }
    });
    return found;
}
function isField(next, second) {
    if (next?.kind !== 'sign')
        return false;
    return /^[:=]$/.test(next.text) || (next.text === '+' && second?.text === ':');
}
function isContainer([callee, bracket, name, comma]) {
    return (/(?:^|\.)container\.new$/.test(callee?.text ?? '') &&
        bracket?.text === '(' &&
        name?.kind === 'text' &&
        comma?.text === ',');
}
function setsImage(callee) {
    return callee?.kind === 'word' && /image$/i.test(callee.text);
}
const nameStart = /^[a-z0-9][\w.-]*(?::\d+)?\/[\w./%-]*:?[\w.%-]*$/;
function isUntagged(text, field) {
    return /^image$/i.test(field) && /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?\/[a-z0-9._/-]+$/.test(text);
}
function isStart(before) {
    return before?.kind === 'sign' && /^[:=,([]$/.test(before.text);
}
function isEnd(next) {
    return next === undefined || (next.kind === 'sign' && /^[,;}\])]$/.test(next.text));
}
function isAddedTo(next) {
    return next?.kind === 'sign' && /^[+%]$/.test(next.text);
}
function jsonnet_isImage(text, field, fields) {
    if (/^image$/i.test(field)) {
        const parsed = (0,images_image/* parseImage */.zZ)(text);
        return parsed.kind === 'image' && (parsed.image.tag !== undefined || parsed.image.digest !== undefined);
    }
    return jsonnet_namesImage(field, fields) && (0,looks_like_image/* looksLikeImage */.N)(text);
}
function jsonnet_namesImage(field, fields) {
    return [field, ...fields].some((name) => /image/i.test(name));
}

;// CONCATENATED MODULE: ./lib/scan/formats/deploy/kamal.js










const kamal = {
    id: 'kamal',
    title: 'Kamal',
    paths: ['**/config/deploy.{yml,yaml}', '**/config/deploy[._-]*.{yml,yaml}'],
    comment: '#',
    scan(file) {
        if (!/(?:service|servers|accessories)["']?\s*:/.test(file.text))
            return undefined;
        const builds = [];
        const mentions = [];
        const scan = (0,yaml_scan/* scanYaml */.v)(file, {
            needles: [],
            find(document) {
                if (!isDeployment(document))
                    return undefined;
                (0,collections/* append */.BC)(builds, builtImages(document, file));
                (0,collections/* append */.BC)(mentions, dockerfiles(document, file));
                return kamal_findImages(document);
            },
        });
        return scan && { ...scan, builds, mentions };
    },
};
function isDeployment(document) {
    const { root } = document;
    if (!(0,dist/* isMap */.jh)(root) || (0,tree/* child */.jf)(document, root, 'apiVersion') !== undefined)
        return false;
    return ['service', 'servers', 'accessories'].some((key) => (0,tree/* child */.jf)(document, root, key) !== undefined);
}
function kamal_findImages(document) {
    const { root } = document;
    const builder = (0,tree/* child */.jf)(document, root, 'builder');
    return [
        ...(0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, root, 'accessories')).map((accessory) => accessoryImage(document, accessory)),
        kamal_listed((0,yaml_text/* textOf */.b6)(document, (0,tree/* child */.jf)(document, (0,tree/* child */.jf)(document, builder, 'pack'), 'builder'))),
        ...(0,tree/* entries */.jO)(document, (0,tree/* child */.jf)(document, builder, 'args')).flatMap(([name, value]) => (0,looks_like_image/* isImageArgument */.r)(name, (0,yaml_text/* textOf */.b6)(document, value)?.value ?? '') ? [value] : []),
    ];
}
function accessoryImage(document, accessory) {
    const image = (0,tree/* child */.jf)(document, accessory, 'image');
    const server = serverOf(document, accessory);
    if (server === undefined)
        return image;
    const read = (file, { span, value, exact }) => (0,occurrence/* occurrenceAt */.d_)(file, span, `${server}/${value}`, exact);
    return { text: (0,yaml_text/* textOf */.b6)(document, image), read };
}
function kamal_listed(text) {
    const read = (file, one) => withoutNewDigest((0,yaml_scan/* literalText */.bK)(file, one), reasons/* notPinnable */.bP.notDocumented('Kamal'));
    return text === undefined ? undefined : { text, read };
}
function builtImages(document, file) {
    const image = (0,yaml_text/* textOf */.b6)(document, (0,tree/* child */.jf)(document, document.root, 'image'));
    if (image === undefined)
        return [];
    const server = serverOf(document, document.root);
    const name = server === undefined ? image.value : `${server}/${image.value}`;
    return [{ name, at: { file: file.path, span: image.span }, isPushed: true }];
}
function serverOf(document, holder) {
    return (0,yaml_text/* textOf */.b6)(document, (0,tree/* child */.jf)(document, (0,tree/* child */.jf)(document, holder, 'registry'), 'server'))?.value;
}
function dockerfiles(document, file) {
    const builder = (0,tree/* child */.jf)(document, document.root, 'builder');
    const texts = (key) => (0,yaml_text/* textOf */.b6)(document, (0,tree/* child */.jf)(document, builder, key))?.value ?? [];
    return (0,checkout_mentions/* buildMentions */.eA)(file, [texts('context')].flat(), [texts('dockerfile')].flat());
}

;// CONCATENATED MODULE: ./lib/scan/formats/deploy/nomad.js



const otherDrivers = new Set([
    'exec',
    'exec2',
    'raw_exec',
    'java',
    'qemu',
    'nspawn',
    'virt',
]);
const nomad = {
    id: 'nomad',
    title: 'Nomad',
    paths: ['**/*.{nomad,nomad.hcl}', '**/{nomad,nomad-jobs,jobs}/**/*.hcl'],
    comment: '#',
    scan(file) {
        if (!/\bjob\b/.test(file.text))
            return undefined;
        const values = hclValues(file.text);
        const jobs = values.filter(({ path: [block] }) => block?.startsWith('job ') === true);
        if (jobs.length === 0)
            return undefined;
        const defaults = hclDefaults(values);
        const drivers = new Map(jobs.flatMap(({ path, text }) => (path.at(-1) === 'driver' ? [[nomad_keyOf(path.slice(0, -1)), text]] : [])));
        const occurrences = jobs
            .filter(({ path, text }) => nomad_isImage(path) && text !== '' && !otherDrivers.has(drivers.get(nomad_keyOf(path.slice(0, -2))) ?? ''))
            .map((value) => withoutNewDigest(hclOccurrence(file, value, defaults), reasons/* notPinnable */.bP.nomad));
        return { occurrences, problems: [] };
    },
};
function nomad_isImage(path) {
    const [task = '', config, key] = path.slice(-3);
    return key === 'image' && config === 'config' && /^(?:task |sidecar_task$)/.test(task);
}
function nomad_keyOf(path) {
    return path.join('\0');
}

;// CONCATENATED MODULE: ./lib/scan/formats/deploy/packer.js



const source = /^source (?:(?:docker|podman) |source\.(?:docker|podman)\.)/;
const packer = {
    id: 'packer',
    title: 'Packer',
    paths: ['**/*.pkr.hcl'],
    comment: '#',
    scan(file) {
        const values = hclValues(file.text);
        const defaults = hclDefaults(values);
        const images = values.filter(({ path, text }) => text !== '' && path.at(-1) === 'image' && source.test(path.at(-2) ?? ''));
        const occurrences = images.map((value) => {
            const found = hclOccurrence(file, value, defaults);
            return found.uses === undefined && !found.raw.includes('${')
                ? found
                : withoutNewDigest(found, reasons/* notPinnable */.bP.fromParameter);
        });
        return { occurrences, problems: [] };
    },
};

;// CONCATENATED MODULE: ./lib/scan/formats/deploy/quadlet.js



const isMount = /^\s*Mount/;
const keys = /^\s*Image[ \t]*=[ \t]*|^\s*Mount[ \t]*=[ \t]*(?=(?:[^,]*,)*?type=image(?:,|$))(?:[^,]*,)*?\s*(?:source|src)=/;
const sections = new Set(['[Container]', '[Image]', '[Volume]']);
const continuation = /\\\r?\n(?:[ \t]*[#;][^\n]*\n)*/g;
function joinedLines(text) {
    return text.replace(continuation, (found) => ' '.repeat(found.length));
}
const localTransport = /^(?:dir|docker-archive|docker-daemon|oci|oci-archive|containers-storage|ostree|sif|tarball):/;
function quadlet_imageAt(file, span) {
    const value = file.text.slice(span.start, span.end);
    if (localTransport.test(value))
        return [];
    const prefix = /^docker:\/\//.exec(value)?.[0].length ?? 0;
    const name = { start: span.start + prefix, end: span.end };
    if (value.includes('%'))
        return [(0,occurrence/* opaqueAt */.NV)(file, name, 'template', reasons/* unresolved */.II.systemdSpecifier(value))];
    return [
        value.includes('$')
            ? (0,occurrence/* opaqueAt */.NV)(file, name, 'variable', reasons/* unresolved */.II.serviceVariable(value))
            : (0,occurrence/* occurrenceAt */.d_)(file, name),
    ];
}
const quadlet = {
    id: 'quadlet',
    title: 'Podman Quadlets',
    paths: ['**/*.{container,image,volume}'],
    comment: '#',
    scan(file) {
        if (!/image/i.test(file.text))
            return undefined;
        const occurrences = [];
        let section = '';
        for (const { 0: line, index } of joinedLines(file.text).matchAll(/[^\r\n]+/g)) {
            const text = line.replace(/^\uFEFF/, '').trim();
            if (text.startsWith('['))
                section = text;
            const key = keys.exec(line)?.[0];
            const rest = key === undefined ? '' : line.slice(key.length);
            const value = (isMount.test(key ?? '') ? rest.replace(/,.*/, '') : rest).trimEnd();
            if (key === undefined || value === '' || !sections.has(section) || /\.(?:image|build)$/.test(value))
                continue;
            const start = index + key.length;
            (0,collections/* append */.BC)(occurrences, quadlet_imageAt(file, { start, end: start + value.length }));
        }
        return { occurrences, problems: [] };
    },
};

;// CONCATENATED MODULE: ./lib/scan/formats/deploy/skaffold.js










const skaffold = {
    id: 'skaffold',
    title: 'Skaffold',
    paths: ['**/*skaffold*.{yml,yaml}'],
    comment: '#',
    scan(file) {
        const mentions = [];
        const passes = [];
        const names = [];
        const scan = (0,yaml_scan/* scanYaml */.v)(file, {
            needles: ['skaffold/'],
            find(document) {
                const found = skaffold_findImages(document);
                if (found === undefined)
                    return undefined;
                const builds = buildsIn(document, file);
                (0,collections/* append */.BC)(mentions, mentionsOf(document, file));
                (0,collections/* append */.BC)(passes, builds.passes);
                (0,collections/* append */.BC)(names, artifactsOf(document, file));
                return [...found, { found: builds.unknown }];
            },
        });
        return scan === undefined ? undefined : { ...scan, mentions, passes, builds: names };
    },
};
function artifactsOf(document, file) {
    return (0,tree/* mapsOf */.jQ)(document).flatMap((map) => (0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, map, 'artifacts')).flatMap((artifact) => {
        const name = (0,yaml_text/* textOf */.b6)(document, (0,tree/* child */.jf)(document, artifact, 'image'));
        return name === undefined
            ? []
            : [{ name: name.value, at: { file: file.path, span: name.span }, isPushed: false }];
    }));
}
function mentionsOf(document, file) {
    return (0,tree/* mapsOf */.jQ)(document).flatMap((map) => {
        const text = (node) => (0,yaml_text/* textOf */.b6)(document, node)?.value;
        const names = [
            ...['docker', 'kaniko'].map((builder) => (0,tree/* child */.jf)(document, (0,tree/* child */.jf)(document, map, builder), 'dockerfile')),
            (0,tree/* child */.jf)(document, (0,tree/* child */.jf)(document, (0,tree/* child */.jf)(document, (0,tree/* child */.jf)(document, map, 'custom'), 'dependencies'), 'dockerfile'), 'path'),
        ];
        const manifests = ['rawYaml', 'manifests'].flatMap((key) => (0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, map, key)));
        const context = text((0,tree/* child */.jf)(document, map, 'context'));
        return [
            ...(0,checkout_mentions/* buildMentions */.eA)(file, context === undefined ? [] : [context], names.flatMap((name) => text(name) ?? [])),
            ...manifests.flatMap((name) => (0,checkout_mentions/* mentionsFrom */.AK)([(0,checkout_mentions/* folderOf */.yS)(file.path)], text(name), 'kubernetes')),
        ];
    });
}
function buildsIn(document, file) {
    const passes = [];
    const unknown = [];
    for (const map of (0,tree/* mapsOf */.jQ)(document))
        for (const builder of ['docker', 'kaniko'].map((key) => (0,tree/* child */.jf)(document, map, key))) {
            if (!(0,dist/* isMap */.jh)(builder))
                continue;
            const [context, name] = [(0,tree/* child */.jf)(document, map, 'context'), (0,tree/* child */.jf)(document, builder, 'dockerfile')].map((node) => (0,yaml_text/* textOf */.b6)(document, node));
            const template = [context, name].find((text) => text?.value.includes('{{'));
            if (template !== undefined) {
                const detail = reasons/* unresolved */.II.path(template.value, reasons/* unresolved */.II.template(template.value));
                unknown.push((0,occurrence/* opaqueAt */.NV)(file, template.span, 'template', detail));
                continue;
            }
            const folders = [(0,checkout_mentions/* folderOf */.yS)(file.path), ''].map((base) => (0,checkout_mentions/* pathFrom */.Iw)(base, context?.value ?? '.'));
            const paths = (0,checkout_mentions/* mentionsFrom */.AK)([...new Set(folders)], name?.value ?? 'Dockerfile', 'dockerfile');
            const builds = (0,build_arguments/* buildsOf */.jV)(skaffold_argumentsOf(document, file, (0,tree/* child */.jf)(document, builder, 'buildArgs')));
            for (const { path } of paths)
                for (const args of builds)
                    passes.push({ path, args });
        }
    return { passes, unknown };
}
function skaffold_argumentsOf(document, file, args) {
    return (0,tree/* entries */.jO)(document, args).flatMap(([name, value]) => {
        const text = (0,yaml_text/* sourceOf */.vz)(document, value, 'go');
        const [start = 0, end = start] = value.range ?? [];
        if (text === undefined)
            return [(0,build_arguments/* unknownArgument */._x)(name, file, { span: { start, end } }, reasons/* unresolved */.II.argumentValue(name))];
        if ((0,dist/* isScalar */.jn)(value) && value.value === null)
            return [(0,build_arguments/* unknownArgument */._x)(name, file, text, reasons/* unresolved */.II.environmentArgument(name))];
        if (text.value.includes('{{'))
            return [(0,build_arguments/* unknownArgument */._x)(name, file, text, reasons/* unresolved */.II.template(text.value))];
        return [(0,build_arguments/* literalArgument */.l9)(name, file, text)];
    });
}
const skaffold_images = [
    ...['buildpacks.builder', 'buildpacks.runImage', 'kaniko.image', 'kaniko.initImage', 'jib.fromImage'],
    ...['ko.fromImage', 'container.image', 'containers.*.image', 'platformEmulatorInstallStep.image'],
    'docker.cacheFrom.*',
    ...['dockerImage', 'kanikoImage', 'mavenImage', 'gradleImage', 'packImage', 'koImage'].map((key) => `googleCloudBuild.${key}`),
];
function skaffold_findImages(document) {
    const version = (0,yaml_text/* textOf */.b6)(document, (0,tree/* child */.jf)(document, document.root, 'apiVersion'))?.value;
    if (version?.startsWith('skaffold/') !== true)
        return undefined;
    return (0,tree/* mapsOf */.jQ)(document).flatMap((map) => [
        ...skaffold_images.flatMap((path) => (0,tree/* nodesAt */.Pw)(document, map, path)),
        ...(0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, map, 'patches')).map((patch) => patchedImage(document, patch)),
        ...(0,tree/* entries */.jO)(document, (0,tree/* child */.jf)(document, map, 'buildArgs')).flatMap(([name, value]) => (0,looks_like_image/* isImageArgument */.r)(name, (0,yaml_text/* textOf */.b6)(document, value)?.value ?? '') ? [value] : []),
    ]);
}
function patchedImage(document, patch) {
    const text = (key) => (0,yaml_text/* textOf */.b6)(document, (0,tree/* child */.jf)(document, patch, key))?.value ?? '';
    const isImage = /(?:\/builder|image)$/i.test(text('path')) && !/\/artifacts\/[^/]+\/image$/.test(text('path'));
    return isImage && /^(?:add|replace|)$/.test(text('op')) ? (0,tree/* child */.jf)(document, patch, 'value') : undefined;
}

;// CONCATENATED MODULE: ./lib/scan/formats/deploy/terraform.js













const moduleFile = /\.(?:tf|tofu|tfvars)(?:\.json)?$/;
const runsContainers = /^(?:resource|data) (?:kubernetes_|docker_(?:container|service)|google_cloud_run|azurerm_container_|aws_(?:ecs_task|apprunner|batch_job|codebuild_project))/;
const holdsManifest = /^resource (?:kubectl_manifest|kubernetes_manifest) /;
const terraform_namesImage = /^(?:resource docker_image|data docker_registry_image(?:_manifests)?|resource docker_registry_image) /;
const otherReference = /^(?:docker_(?:registry_)?image|data\.docker|null|true|false)\b/;
const terraform = {
    id: 'terraform',
    title: 'Terraform, OpenTofu',
    paths: ['**/*.{tf,tofu,tf.json,tofu.json}'],
    comment: '#',
    companions: (_, siblings) => siblings.filter((path) => moduleFile.test(path)),
    scan(file, companions = []) {
        const { values, problems: unread } = terraformValues(file);
        const defaults = hclDefaults(values);
        const problems = [...unread];
        const setElsewhere = moduleValues(file, companions);
        const built = builtBlocks(values);
        const found = values.flatMap((value) => {
            if (value.kind === 'heredoc')
                return imagesInHeredoc(file, value, problems);
            if (namesBuild(value, built))
                return [];
            return terraform_isImage(value) ? terraformImages([file, ...companions], value, defaults, setElsewhere) : [];
        });
        const builds = values.flatMap((value) => namesBuild(value, built) && value.kind === 'string'
            ? [{ name: value.text, at: { file: file.path, span: value.span }, isPushed: isPush(value) }]
            : []);
        return { occurrences: found, problems, builds };
    },
};
function builtBlocks(values) {
    return new Set(values.flatMap(({ path: [block = '', inner] }) => terraform_namesImage.test(block) && block.startsWith('resource ') && inner === 'build' ? [block] : []));
}
function namesBuild({ path }, built) {
    return path.length === 2 && path[1] === 'name' && built.has(path[0] ?? '');
}
function isPush({ path: [block = ''] }) {
    return block.startsWith('resource docker_registry_image ');
}
function terraform_isImage({ kind, path, text }) {
    const [block = ''] = path;
    const key = path.at(-1) ?? '';
    if (text === '')
        return false;
    if (terraform_namesImage.test(block))
        return key === 'name' && path.length === 2 && !/^docker_image\./.test(text);
    if ((kind === 'name' && otherReference.test(text)) || text.startsWith('aws/codebuild/'))
        return false;
    if (key === 'image' && runsContainers.test(block))
        return !/\.(?:image_id|name|latest|repo_digest)\b/.test(text);
    if (key === 'image_uri' && block.startsWith('resource aws_lambda_function'))
        return true;
    if (kind === 'name')
        return false;
    if (block.startsWith('resource helm_release '))
        return (path.includes('set') || key === 'image') && (0,looks_like_image/* looksLikeImage */.N)(text);
    const names = /^(?:variable|locals)\b/.test(block) ? path : [key];
    return names.some((name) => /image/i.test(name)) && (0,looks_like_image/* looksLikeImage */.N)(text);
}
function imagesInHeredoc(file, { path, text, span }, problems) {
    const [block = '', key] = path;
    const isValues = block.startsWith('resource helm_release ') && key === 'values';
    if (isValues || holdsManifest.test(block)) {
        const scan = (isValues ? helmValues : kubernetes).scan({ path: file.path, text });
        for (const { message } of scan?.problems ?? [])
            problems.push({ file: file.path, message, span });
        return (scan?.occurrences ?? [])
            .map((one) => (0,occurrence/* offsetBy */.db)(one, span.start))
            .map((one) => one.raw.includes('${')
            ? (0,occurrence/* opaqueAt */.NV)(file, one.at.span, 'variable', reasons/* unresolved */.II.hclExpression(one.raw))
            : one);
    }
    if (key !== 'container_definitions' && key !== 'container_properties')
        return [];
    return [...text.matchAll(/"image"\s*:\s*"(?<image>[^"\\\n]+)"/g)].map(({ 0: whole, index, groups }) => {
        const image = groups?.image ?? '';
        const end = span.start + index + whole.length - 1;
        const at = { start: end - image.length, end };
        return image.includes('${')
            ? (0,occurrence/* opaqueAt */.NV)(file, at, 'variable', reasons/* unresolved */.II.hclExpression(image))
            : (0,occurrence/* occurrenceAt */.d_)(file, at);
    });
}
const terraform_reference = /\$\{\s*(?<name>(?:var|local)\.[\w-]+)\s*\}/g;
function moduleValues(file, companions) {
    const valuesOf = (name) => [file, ...companions].flatMap((one) => {
        const value = settingsOf(one).get(name);
        if (value === undefined || value.text === '')
            return [];
        const source = { value: value.text, span: value.span, exact: value.exact };
        return [{ value: value.text, source, ...(one === file ? {} : { file: one }) }];
    });
    return (0,values_combinations/* expandedValues */.sC)(valuesOf, terraform_reference);
}
const settings = new WeakMap();
function settingsOf(file) {
    const known = settings.get(file) ?? readSettings(file);
    settings.set(file, known);
    return known;
}
function readSettings(file) {
    const { values } = terraformValues(file);
    if (/\.tfvars(?:\.json)?$/.test(file.path))
        return new Map(values.flatMap((value) => value.path.length === 1 && value.kind === 'string' ? [[`var.${value.path[0]}`, value]] : []));
    return new Map([...hclDefaults(values)].map(([name, value]) => [
        name.startsWith('local.') ? name : `var.${name}`,
        value,
    ]));
}
function terraformImages([file, ...others], value, defaults, valuesOf) {
    const text = value.kind === 'name' ? `\${${value.text}}` : value.text;
    const names = [...text.matchAll(terraform_reference)].map(({ groups }) => groups?.name ?? '');
    const isOwn = names.every((name) => {
        const [one, ...more] = valuesOf(name);
        return more.length === 0 && one?.file === undefined && (one === undefined || one.source !== undefined);
    });
    const source = { value: text, span: value.span, exact: value.exact };
    const found = isOwn ? undefined : (0,values_parameters/* parameterImages */.k)(file, source, terraform_reference, (0,values_combinations/* cartesian */.jf)(valuesOf), others);
    return found ?? [hclOccurrence(file, value, defaults)];
}
const terraform_known = new WeakMap();
const labels = {
    resource: 2,
    data: 2,
    variable: 1,
    module: 1,
    provider: 1,
    output: 1,
};
const terraform_maxDepth = 100;
function terraformValues(file) {
    const values = terraform_known.get(file) ??
        (/\.json(?:\.\w+)?$/.test(file.path) ? jsonValues(file) : { values: hclValues(file.text), problems: [] });
    terraform_known.set(file, values);
    return values;
}
function jsonValues(file) {
    const { documents, problems } = (0,parse/* parseYaml */.hN)(file);
    try {
        const values = documents.flatMap((document) => valuesBelow(document, document.root, []));
        return { values, problems };
    }
    catch (error) {
        if (!(error instanceof yaml_document/* TooManySteps */.zf))
            throw error;
        return { values: [], problems };
    }
}
function valuesBelow(document, node, path) {
    if (path.length > terraform_maxDepth)
        return [];
    if ((0,dist/* isScalar */.jn)(node))
        return literalAt(document, node, path);
    if ((0,dist/* isSeq */.oP)(node))
        return node.items.flatMap((item) => valuesBelow(document, item, path));
    if (!(0,dist/* isMap */.jh)(node))
        return [];
    return node.items.flatMap((pair) => valuesBelow(document, pair.value, [...path, String((0,nodes/* keyTextOf */.c8)(pair) ?? '')]));
}
function literalAt(document, node, path) {
    const text = (0,dist/* isScalar */.jn)(node) && typeof node.value === 'string' ? (0,yaml_text/* sourceOf */.vz)(document, node) : undefined;
    if (text === undefined)
        return [];
    const { value, span, exact } = text;
    return [{ kind: 'string', path: blockPath(path), text: value, span, exact }];
}
function blockPath(path) {
    const [type = '', ...rest] = path;
    const count = labels[type] ?? 0;
    return [[type, ...rest.slice(0, count)].join(' '), ...rest.slice(count)];
}

;// CONCATENATED MODULE: ./lib/scan/formats/gitlab/inheritance.js











function inherits(document, chain, of, name) {
    const nearest = chain.map((one) => (0,tree/* child */.jf)(document, (0,tree/* child */.jf)(document, one, 'inherit'), of));
    const set = nearest.find((node) => node !== undefined);
    if (set === undefined)
        return true;
    return document.sameKey(set).some((node) => inheritance_allows(document, node, name));
}
function inheritance_allows(document, node, name) {
    if ((0,dist/* isSeq */.oP)(node))
        return (0,tree/* children */.Y_)(document, node).some((one) => (0,yaml_text/* textOf */.b6)(document, one)?.value === name);
    return !('value' in node && node.value === false);
}
function referenced(document, node, depth = 0) {
    if (!(0,dist/* isSeq */.oP)(node) || node.tag !== '!reference')
        return node;
    const keys = (0,tree/* children */.Y_)(document, node).flatMap((one) => (0,yaml_text/* textOf */.b6)(document, one)?.value ?? []);
    const found = keys.reduce((inner, key) => (inner === undefined ? undefined : (0,tree/* child */.jf)(document, inner, key)), document.root ?? undefined);
    const isKnown = found !== undefined && found !== document.root && depth < maxReferences;
    return isKnown ? referenced(document, found, depth + 1) : undefined;
}
const maxReferences = 10;
const maxExtends = 11;
function chainOfExtends(document, job, byName) {
    const chain = [];
    const add = (node, depth) => {
        if (node === undefined || chain.includes(node) || depth > maxExtends || chain.length > maxExtends)
            return;
        chain.push(node);
        for (const name of [...extendedBy(document, node)].reverse())
            add(byName.get(name), depth + 1);
    };
    add(job, 0);
    return chain;
}
function extendedBy(document, job) {
    const names = (0,tree/* child */.jf)(document, job, 'extends');
    const nodes = (0,dist/* isSeq */.oP)(names) ? (0,tree/* children */.Y_)(document, names) : [names];
    return nodes.flatMap((node) => (0,yaml_text/* textOf */.b6)(document, node)?.value ?? []);
}
function usersOfTemplates(document, jobs, byName) {
    const users = new Map();
    for (const [, job] of jobs)
        for (const template of chainOfExtends(document, job, byName).slice(1))
            (0,collections/* addToGroup */.Mr)(users, template, job);
    return users;
}
function includesIn(document) {
    const { root } = document;
    const triggers = (0,tree/* children */.Y_)(document, root).map((job) => (0,tree/* child */.jf)(document, job, 'trigger'));
    return [root, ...triggers].flatMap((holder) => {
        const include = (0,tree/* child */.jf)(document, holder, 'include');
        if (include === undefined)
            return [];
        return document.sameKey(include).flatMap((one) => ((0,dist/* isSeq */.oP)(one) ? (0,tree/* children */.Y_)(document, one) : [one]));
    });
}
function gitlabMentions(document) {
    return includesIn(document).flatMap((include) => {
        const node = (0,dist/* isScalar */.jn)(include) ? include : (0,dist/* isMap */.jh)(include) ? (0,tree/* child */.jf)(document, include, 'local') : undefined;
        const name = (0,yaml_text/* textOf */.b6)(document, node)?.value.replace(/^\/+/, '');
        if (name?.includes('*'))
            return { path: patternOf(name), as: 'gitlab-ci', isGlob: true };
        return (0,checkout_mentions/* mentionsFrom */.AK)([''], name, 'gitlab-ci');
    });
}
const maxPartsOfAnyDepth = 4;
function patternOf(name) {
    const parts = name.replace(/[\\[\]{}?!+@()]/g, '\\$&').split('/');
    const isAnyDepth = (part) => part !== '**' && part.includes('**');
    if (parts.filter(isAnyDepth).length > maxPartsOfAnyDepth)
        return '**/*.{yml,yaml}';
    return parts.map((part) => (isAnyDepth(part) ? ofAnyDepth(part) : part)).join('/');
}
function ofAnyDepth(part) {
    const at = part.indexOf('**');
    const [before, after] = [part.slice(0, at), part.slice(at).replace(/^\*+/, '').replace(/\*+/g, '*')];
    return `{${before}*${after},${before}*/**/*${after}}`;
}
const expression = /\$(?<name>\[\[[^[\]]*\]\]|\{[A-Za-z_]\w*\}|[A-Za-z_]\w*)/g;
const input = /^\[\[\s*inputs\.(?<name>[\w-]+)\s*(?:\|\s*expand_vars\s*)*\]\]$/;
function inputValues(file) {
    const headers = (0,parse/* parseYaml */.hN)(file).documents.flatMap((document) => {
        const inputs = (0,tree/* child */.jf)(document, (0,tree/* child */.jf)(document, document.root, 'spec'), 'inputs');
        return inputs === undefined ? [] : [{ document, inputs }];
    });
    if (headers.length === 0)
        return undefined;
    return (name) => headers.flatMap(({ document, inputs }) => {
        const declared = (0,tree/* child */.jf)(document, inputs, name);
        const nodes = [
            (0,tree/* child */.jf)(document, declared, 'default'),
            ...(0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, declared, 'options')),
        ];
        return nodes.flatMap((node) => {
            const source = (0,dist/* isScalar */.jn)(node) ? (0,yaml_text/* sourceOf */.vz)(document, node) : undefined;
            return source === undefined || source.value === '' ? [] : [{ value: source.value, source }];
        });
    });
}
function imagesOfInputs(file, text, valuesOf) {
    const valuesOfInput = inputValues(file);
    if (valuesOfInput === undefined)
        return undefined;
    let hasInputs = text.value.includes('$[[');
    const valuesIn = (name) => {
        if (name.startsWith('[['))
            return valuesOfInput(input.exec(name)?.groups?.name ?? '');
        const values = valuesOf(name.replace(/^\{|\}$/g, ''));
        hasInputs ||= values.some(({ value }) => value.includes('$[['));
        return values;
    };
    const combinationsOf = (0,values_combinations/* combinationsIn */.av)(text, expression, (0,values_combinations/* expandedValues */.sC)(valuesIn, expression));
    const found = (0,values_parameters/* parameterImages */.k)(file, text, expression, combinationsOf);
    if (!hasInputs)
        return undefined;
    return found ?? [(0,occurrence/* opaqueAt */.NV)(file, text.span, 'template', reasons/* unresolved */.II.template(text.value))];
}
function passedImages(document) {
    return includesIn(document).flatMap((include) => (0,tree/* entries */.jO)(document, (0,tree/* child */.jf)(document, include, 'inputs')).flatMap(([name, value]) => {
        const text = (0,yaml_text/* textOf */.b6)(document, value)?.value ?? '';
        const isImage = (0,looks_like_image/* looksLikeImage */.N)(text) || (0,looks_like_image/* isImageArgument */.r)(name.replaceAll('-', '_'), text);
        return isImage || (/(?:^|[-_])image$/i.test(name) && text !== '') ? [value] : [];
    }));
}

// EXTERNAL MODULE: ./lib/scan/between/shell-builds.js
var shell_builds = __webpack_require__(27832);
;// CONCATENATED MODULE: ./lib/scan/formats/gitlab/scripts.js










const scripts_keys = ['before_script', 'script', 'after_script', 'pre_get_sources_script'];
const scripts_maxDepth = 10;
function jobScript(file, document, holder, ofJob) {
    const hooks = (0,tree/* child */.jf)(document, holder, 'hooks');
    const nodes = [holder, ...(hooks === undefined ? [] : [hooks])]
        .flatMap((one) => scripts_keys.flatMap((key) => (0,tree/* child */.jf)(document, one, key) ?? []))
        .flatMap((script) => document.sameKey(script))
        .flatMap((script) => commandsAt(document, script, 0));
    const commands = commandsIn(file, document, nodes);
    const assigned = (0,assignments/* assignedIn */.k)(commands, (word) => (0,read_image/* placedValue */.rN)(file, word));
    const valuesOf = (name) => {
        const values = assigned(name);
        return values.length > 0 ? values : ofJob(name);
    };
    return { commands, uses: (0,shell_uses/* usesOfScripts */.K)([commands])[0] ?? { images: [], builds: [] }, valuesOf };
}
function scanScript(file, { commands, uses, valuesOf }, wholeUses) {
    const images = uses.images.flatMap((used) => (0,read_image/* readImageWord */.Q)(file, used, { valuesOf, wholeUses }));
    const folders = [...new Set([(0,checkout_mentions/* folderOf */.yS)(file.path), ''])];
    return {
        occurrences: [...(0,read_image/* pinnedWords */.mE)(file, commands, images), ...images],
        problems: [],
        mentions: (0,shell_builds/* commandMentions */.d_)(commands, folders),
        passes: (0,shell_builds/* commandBuilds */.hp)(commands, file, folders),
        builds: (0,image_uses/* builtImages */.TH)(file, uses.builds, (word) => (0,read_image/* namesOf */.eZ)(word, valuesOf)),
    };
}
function commandsAt(document, node, depth) {
    if (!(0,dist/* isSeq */.oP)(node))
        return [node];
    if (depth >= scripts_maxDepth || referenced(document, node) !== node)
        return [];
    return (0,tree/* children */.Y_)(document, node).flatMap((one) => commandsAt(document, one, depth + 1));
}

;// CONCATENATED MODULE: ./lib/scan/formats/gitlab/variables.js







function gitlabVariables(document, jobs) {
    const byName = new Map(jobs);
    const users = usersOfTemplates(document, jobs, byName);
    const { root } = document;
    const defaults = (0,tree/* child */.jf)(document, root, 'default');
    const ofFile = valuesOfFile(document);
    const chainOf = (job) => chainOfExtends(document, job, byName);
    return (holder, key) => {
        const isFile = holder === root || holder === defaults;
        const takesDefault = (job) => {
            const chain = chainOf(job);
            const hasOwn = chain.some((one) => (0,tree/* child */.jf)(document, one, key) !== undefined);
            return !hasOwn && inherits(document, chain, 'default', key);
        };
        const owners = isFile
            ? jobs.map(([, job]) => job).filter(takesDefault)
            : [holder, ...(users.get(holder) ?? [])];
        return (name) => {
            const values = owners.flatMap((job) => jobValues(document, chainOf(job), name));
            const needed = owners.map(chainOf).filter((chain) => !isSet(document, chain, name));
            const isInherited = needed.some((chain) => inherits(document, chain, 'variables', name));
            const shared = ofFile(name, isFile || needed.length > 0, isFile || isInherited);
            return values.length === 0 ? shared : distinct([...values, ...shared]);
        };
    };
}
function valuesOfFile(document) {
    const known = new Map();
    return (name, hasRules, hasVariables) => {
        const key = `${hasRules} ${hasVariables} ${name}`;
        const values = known.get(key) ??
            distinct([
                ...(hasRules ? workflowValues(document, name) : []),
                ...(hasVariables ? variableValues(document, document.root, name) : []),
            ]);
        known.set(key, values);
        return values;
    };
}
function jobValues(document, chain, name) {
    const ofRules = chain.flatMap((one) => ruleValues(document, (0,tree/* child */.jf)(document, one, 'rules'), name));
    const ofMatrix = chain.flatMap((one) => variables_matrixValues(document, one, name));
    const own = chain.map((one) => variableValues(document, one, name)).find((values) => values.length > 0);
    return [...ofRules, ...(ofMatrix.length > 0 ? ofMatrix : (own ?? []))];
}
function isSet(document, chain, name) {
    return chain.some((one) => variableValues(document, one, name).length > 0 || variables_matrixValues(document, one, name).length > 0);
}
function workflowValues(document, name) {
    return ruleValues(document, (0,tree/* child */.jf)(document, (0,tree/* child */.jf)(document, document.root, 'workflow'), 'rules'), name);
}
function ruleValues(document, rules, name) {
    return (0,tree/* children */.Y_)(document, rules).flatMap((rule) => variableValues(document, rule, name));
}
function variableValues(document, holder, name) {
    const all = (0,tree/* child */.jf)(document, holder, 'variables');
    const set = (0,tree/* child */.jf)(document, all && referenced(document, all), name);
    if (set === undefined)
        return [];
    return document
        .sameKey(set)
        .flatMap((node) => referenced(document, node) ?? [])
        .flatMap((node) => (0,dist/* isMap */.jh)(node)
        ? [(0,tree/* child */.jf)(document, node, 'value'), ...(0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, node, 'options'))]
        : [node])
        .flatMap((node) => variables_valueAt(document, node));
}
function variables_matrixValues(document, job, name) {
    const matrix = (0,tree/* child */.jf)(document, (0,tree/* child */.jf)(document, job, 'parallel'), 'matrix');
    return (0,tree/* children */.Y_)(document, matrix).flatMap((combination) => {
        const values = (0,tree/* child */.jf)(document, combination, name);
        const nodes = (0,dist/* isSeq */.oP)(values) ? (0,tree/* children */.Y_)(document, values) : [values];
        return nodes.flatMap((node) => variables_valueAt(document, node));
    });
}
function variables_valueAt(document, node) {
    const source = (0,dist/* isScalar */.jn)(node) ? (0,yaml_text/* sourceOf */.vz)(document, node) : undefined;
    return source === undefined ? [] : [{ value: source.value, source }];
}
function distinct(values) {
    return [...new Map(values.map((one) => [one.source?.span.start, one])).values()];
}
const variables_variable = /\$\{?(\w+)/g;
function unusedVariables(document, file, images) {
    const found = images.flatMap((one) => one?.found ?? []);
    const used = new Set(found.map(({ at }) => at.span.start));
    const names = new Set(found.flatMap(({ raw }) => [...raw.matchAll(variables_variable)].map(([, name]) => name)));
    return variablesForIncludes(document)
        .filter(([name, { span }]) => !used.has(span.start) && !names.has(name))
        .map(([name, { span, value }]) => value.includes('$')
        ? (0,occurrence/* opaqueAt */.NV)(file, span, 'variable', reasons/* unresolved */.II.variable(value))
        : (0,occurrence/* resolvedAt */.MJ)(file, span, value, reasons/* notPinnable */.bP.unusedVariable(name)));
}
function variablesForIncludes(document) {
    if (includesIn(document).length === 0)
        return [];
    const { root } = document;
    return [root, ...(0,tree/* children */.Y_)(document, root)].flatMap((holder) => (0,tree/* entries */.jO)(document, (0,tree/* child */.jf)(document, holder, 'variables')).flatMap(([name, node]) => {
        const text = (0,yaml_text/* textOf */.b6)(document, (0,dist/* isMap */.jh)(node) ? (0,tree/* child */.jf)(document, node, 'value') : node);
        const isImage = text !== undefined && ((0,looks_like_image/* looksLikeImage */.N)(text.value) || (0,looks_like_image/* isImageArgument */.r)(name, text.value));
        return isImage ? [[name, text]] : [];
    }));
}

;// CONCATENATED MODULE: ./lib/scan/formats/gitlab/gitlab-ci.js















const notJobs = new Set([
    ...['variables', 'include', 'stages', 'workflow', 'spec', 'cache', 'image', 'services', 'default'],
]);
const gitlabCi = {
    id: 'gitlab-ci',
    title: 'GitLab CI',
    paths: [
        '**/.gitlab-ci.{yml,yaml}',
        '**/*.gitlab-ci.{yml,yaml}',
        '**/.gitlab/**/*.{yml,yaml}',
        '**/.gitlab-ci/**/*.{yml,yaml}',
    ],
    comment: '#',
    scan(file) {
        const scans = [];
        const find = (document) => {
            if (!(0,dist/* isMap */.jh)(document.root))
                return undefined;
            const valuesIn = gitlabVariables(document, jobsIn(document));
            const scripts = holdersIn(document).map((holder) => jobScript(file, document, holder, valuesIn(holder, 'before_script')));
            const images = imagesIn(document, holdersIn(document));
            const wholeUses = wholeUsesOf(document, images, scripts);
            const found = scripts.map((script) => scanScript(file, script, wholeUses));
            (0,collections/* append */.BC)(scans, found);
            scans.push({ occurrences: [], problems: [], mentions: gitlabMentions(document) });
            const reading = { file, document, wholeUses };
            const all = [
                ...images.flatMap(({ node, holder, key }) => resolveImage(reading, node, valuesIn(holder, key))),
                ...passedImages(document).flatMap((node) => resolveImage(reading, node, () => [])),
                ...found.map(({ occurrences }) => ({ found: occurrences })),
            ];
            return [...all, { found: unusedVariables(document, file, all) }];
        };
        const scan = (0,yaml_scan/* scanYaml */.v)(file, { needles: [], hasOwnTags: true, find });
        return (scan && {
            ...scan,
            mentions: scans.flatMap(({ mentions = [] }) => mentions),
            passes: scans.flatMap(({ passes = [] }) => passes),
            builds: scans.flatMap(({ builds = [] }) => builds),
        });
    },
};
function jobsIn(document) {
    return (0,tree/* entries */.jO)(document, document.root).filter(([key, value]) => !notJobs.has(key) && (0,dist/* isMap */.jh)(value));
}
function holdersIn(document) {
    const { root } = document;
    const defaults = (0,tree/* child */.jf)(document, root, 'default');
    const shared = defaults === undefined ? [] : document.sameKey(defaults);
    return [root, ...shared, ...jobsIn(document).map(([, job]) => job)];
}
function imagesIn(document, holders) {
    return holders.flatMap((holder) => [
        ...valuesAt(document, (0,tree/* child */.jf)(document, holder, 'image')).map((node) => ({
            node,
            holder,
            key: 'image',
        })),
        ...valuesAt(document, (0,tree/* child */.jf)(document, holder, 'services'))
            .flatMap((list) => servicesIn(document, list))
            .map((node) => ({ node, holder, key: 'services' })),
    ]);
}
function wholeUsesOf(document, images, scripts) {
    const words = images.flatMap(({ node }) => {
        const holder = referenced(document, node);
        return gitlab_ci_textsOf(document, holder).map(({ value, span }) => ({ word: { text: value, span } }));
    });
    const distinct = new Map([...words, ...scripts.flatMap(({ uses }) => uses.images)].map((one) => [one.word.span.start, one]));
    return (0,image_uses/* wholeUsesIn */.Hi)([...distinct.values()]);
}
function gitlab_ci_textsOf(document, holder) {
    const node = (0,dist/* isScalar */.jn)(holder) ? holder : (0,tree/* child */.jf)(document, holder, 'name');
    if (node === undefined)
        return [];
    return document.sameKey(node).flatMap((one) => (0,yaml_text/* textOf */.b6)(document, one) ?? []);
}
function valuesAt(document, node) {
    return node === undefined ? [] : document.sameKey(node);
}
function servicesIn(document, list) {
    const known = referenced(document, list);
    if (known === undefined)
        return [list];
    return (0,tree/* children */.Y_)(document, known).flatMap((one) => {
        const service = referenced(document, one);
        return (0,dist/* isSeq */.oP)(service) ? (0,tree/* children */.Y_)(document, service) : [service ?? one];
    });
}
function resolveImage({ file, document, wholeUses }, written, valuesOf) {
    const holder = referenced(document, written);
    if (holder === undefined)
        return [{ found: [referenceElsewhere(file, document, written)] }];
    const texts = gitlab_ci_textsOf(document, holder);
    if (!texts.some(({ value }) => value.includes('$')))
        return [(0,dist/* isScalar */.jn)(holder) ? holder : (0,tree/* child */.jf)(document, holder, 'name')];
    const images = (one) => {
        const found = imagesOfInputs(file, one, valuesOf) ?? (0,possible_values/* possibleImages */.I)(file, one, valuesOf);
        const name = (0,variables/* wholeVariable */.o)(one.value)?.name;
        const own = name === undefined ? found : found.map((image) => (0,read_image/* withoutOtherUses */.fe)(file, image, [name], wholeUses));
        return holder === written ? own : own.map((image) => sharedWith(image, one));
    };
    return [{ found: texts.flatMap(images) }];
}
function sharedWith(one, { span }) {
    const isThere = one.kind === 'image' && one.at.span.start === span.start;
    return isThere ? { ...one, pin: (0,pin_place/* refused */.J)(reasons/* notPinnable */.bP.severalValues) } : one;
}
function referenceElsewhere(file, document, { range }) {
    const [start, end] = range ?? [0, 0];
    const text = document.text.slice(start, end).replace(/^!reference\s*/, '');
    return (0,occurrence/* opaqueAt */.NV)(file, { start, end }, 'variable', reasons/* unresolved */.II.notDefinedHere(text));
}

;// CONCATENATED MODULE: ./lib/scan/formats/kustomize/spelling.js



const fieldsOf = {
    '': [
        ...[
            'resources',
            'components',
            'bases',
            'crds',
            'configurations',
            'generators',
            'transformers',
            'validators',
        ],
        ...[
            'images',
            'imageTags',
            'imageTag',
            'patches',
            'patchesStrategicMerge',
            'patchesJson6902',
            'replacements',
        ],
        ...[
            'helmCharts',
            'helmGlobals',
            'helmChartInflationGenerator',
            'vars',
            'patch',
            'path',
            'paths',
            'jsonOp',
        ],
        ...['valuesFile', 'valuesInline', 'additionalValuesFiles', 'openapi', 'kind', 'apiVersion'],
    ],
    images: ['name', 'newName', 'newTag', 'tagSuffix', 'digest', 'path', 'kind', 'group'],
    imageTags: ['name', 'newName', 'newTag', 'tagSuffix', 'digest'],
    imageTag: ['name', 'newName', 'newTag', 'tagSuffix', 'digest'],
    patches: ['path', 'patch', 'target', 'options'],
    patchesJson6902: ['path', 'patch', 'target', 'options'],
    replacements: ['path', 'source', 'sourceValue', 'targets'],
    targets: ['select', 'reject', 'fieldPaths', 'options'],
    source: ['kind', 'name', 'fieldPath', 'options'],
    helmCharts: [
        'name',
        'repo',
        'version',
        'valuesFile',
        'additionalValuesFiles',
        'valuesInline',
        'valuesMerge',
    ],
    helmGlobals: ['chartHome', 'configHome'],
};
function misspelledFields(document, { path }) {
    const found = [];
    const reported = new Set();
    const check = (node, name) => {
        const fields = new Map((fieldsOf[name] ?? []).map((field) => [folded(field), field]));
        for (const [key, value] of (0,tree/* entries */.jO)(document, node)) {
            const field = fields.get(folded(key));
            if (field === undefined)
                continue;
            if (field !== key && !reported.has(key)) {
                reported.add(key);
                const [start = 0, end = 0] = value.range ?? [];
                found.push({ file: path, message: reasons/* unscanned */.Mq.misspelledField(key, field), span: { start, end } });
            }
            if (fieldsOf[field] === undefined)
                continue;
            if ((0,dist/* isMap */.jh)(value))
                check(value, field);
            else if ((0,dist/* isSeq */.oP)(value))
                for (const item of value.items)
                    check(item, field);
        }
    };
    check(document.root, '');
    return found;
}
function folded(name) {
    return name.toUpperCase().toLowerCase();
}

;// CONCATENATED MODULE: ./lib/scan/formats/kustomize/kustomize.js


















const kustomize = {
    id: 'kustomize',
    title: 'Kustomize',
    paths: ['**/kustomization.{yml,yaml}', '**/Kustomization'],
    comment: '#',
    scan: (file, companions = [], { imageFields = [] } = {}) => isKustomization(file.path)
        ? scanKustomization(file, companions, imageFields)
        : scanMentioned(file, companions, imageFields),
};
const isKustomization = (path) => /(?:^|\/)kustomization(?:\.ya?ml)?(?:\.\w+)?$/i.test(path);
function scanKustomization(file, companions, fields) {
    const problems = [];
    const charts = new LocalCharts(file.path, companions);
    const mentions = [];
    const renames = [];
    const scan = (0,yaml_scan/* scanYaml */.v)(file, {
        needles: [],
        find(document) {
            (0,collections/* append */.BC)(renames, renamedImages(document, file, imageEntries(document)));
            (0,collections/* append */.BC)(problems, misspelledFields(document, file));
            (0,collections/* append */.BC)(mentions, kustomizeMentions(document, file));
            return kustomize_findImages(document, { file, problems, charts, renames, fields });
        },
    });
    const all = [...(scan?.problems ?? []), ...problems];
    return (scan && {
        ...scan,
        problems: all,
        mentions: [...mentions, ...charts.mentions],
        renames,
        charts: charts.uses,
    });
}
function scanMentioned(file, companions, fields) {
    const problems = [];
    const charts = new LocalCharts(file.path, companions);
    const renames = [];
    const reading = { file, problems, charts, renames, fields };
    const imageFields = [];
    const named = [];
    const scan = (0,yaml_scan/* scanYaml */.v)(file, {
        needles: [],
        parse: parse/* parseManifests */.Ye,
        find(document) {
            (0,collections/* append */.BC)(imageFields, declaredFields(document));
            if (isConfiguration(document)) {
                (0,collections/* append */.BC)(problems, misspelledFields(document, file));
                (0,collections/* append */.BC)(named, transformerMentions(document, file));
            }
            return (imagesOfOperations(document) ?? [
                ...imagesOfManifest(document, reading),
                ...kustomize_findImages(document, reading),
                ...transformedImage(document, reading),
            ]);
        },
    });
    const { uses, mentions } = charts;
    return (scan && {
        ...scan,
        problems: [...scan.problems, ...problems],
        charts: uses,
        mentions: [...mentions, ...named],
        renames,
        imageFields,
    });
}
function isConfiguration(document) {
    const kind = (0,tree/* child */.jf)(document, document.root, 'kind');
    return kind === undefined || (0,yaml_text/* wordOf */.aG)((0,tree/* child */.jf)(document, document.root, 'apiVersion')) === 'builtin';
}
function imageEntries(document) {
    return ['images', 'imageTags'].flatMap((key) => (0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, document.root, key)));
}
function transformedImage(document, { file, renames }) {
    const entry = (0,tree/* child */.jf)(document, document.root, 'imageTag');
    const found = renamedImages(document, file, [entry]);
    (0,collections/* append */.BC)(renames, found.map((one) => ({ ...one, isTransformer: true })));
    return [imageOfEntry(document, entry)];
}
function kustomize_findImages(document, { file, problems, charts }) {
    const { root } = document;
    return [
        ...imageEntries(document).map((entry) => imageOfEntry(document, entry)),
        ...replacedImages(document, file),
        ...chartImages(document, file, charts),
        ...inlinePatches(document).map((patch) => {
            const scan = scanPossibleFile(file, patch, resourcePatches);
            (0,collections/* append */.BC)(problems, scan.problems);
            return { found: scan.occurrences };
        }),
        ...inlineConfigurations(document, root).map((text) => {
            const scan = scanPossibleFile(file, text, inlineConfiguration);
            (0,collections/* append */.BC)(problems, scan.problems);
            return { found: scan.occurrences };
        }),
    ];
}
function inlineConfigurations(document, root) {
    return ['transformers', 'generators', 'validators'].flatMap((key) => (0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, root, key)).filter((one) => (0,dist/* isScalar */.jn)(one) && typeof one.value === 'string' && one.value.includes('\n')));
}
const inlineConfiguration = {
    scan(file) {
        const scan = scanMentioned(file, [], []);
        if (scan?.renames === undefined || scan.renames.length === 0)
            return scan;
        const problem = { file: file.path, message: reasons/* unscanned */.Mq.inlineTransformer };
        return { ...scan, problems: [...scan.problems, problem] };
    },
};
function inlinePatches(document) {
    const { root } = document;
    const entries = ['patches', 'patchesJson6902'].flatMap((key) => (0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, root, key)));
    const texts = [
        ...['patch', 'jsonOp'].map((key) => (0,tree/* child */.jf)(document, root, key)),
        ...[(0,tree/* child */.jf)(document, root, 'patches')].filter((patches) => (0,dist/* isScalar */.jn)(patches)),
        ...entries.map((entry) => (0,tree/* child */.jf)(document, entry, 'patch')),
        ...(0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, root, 'patchesStrategicMerge')),
    ];
    return texts.filter((text) => (0,dist/* isScalar */.jn)(text));
}
function chartImages(document, { path }, charts) {
    const { root } = document;
    const text = (node) => (0,yaml_text/* textOf */.b6)(document, node)?.value;
    const home = text((0,tree/* child */.jf)(document, (0,tree/* child */.jf)(document, root, 'helmGlobals'), 'chartHome')) ?? 'charts';
    const isGenerator = (0,yaml_text/* wordOf */.aG)((0,tree/* child */.jf)(document, root, 'kind')) === 'HelmChartInflationGenerator';
    const all = [...(isGenerator ? [root] : []), ...(0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, root, 'helmCharts'))];
    return all.flatMap((chart) => {
        const name = text((0,tree/* child */.jf)(document, chart, 'name'));
        const folder = name === undefined ? undefined : (0,helm_chart/* chartFolderFrom */.zi)((0,checkout_mentions/* folderOf */.yS)(path), `${home}/${name}`);
        const files = [
            (0,tree/* child */.jf)(document, chart, 'valuesFile'),
            ...(0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, chart, 'additionalValuesFiles')),
        ];
        for (const file of files)
            charts.give((0,checkout_mentions/* folderOf */.yS)(path), text(file) ?? '', folder);
        const values = (0,tree/* child */.jf)(document, chart, 'valuesInline');
        return (0,dist/* isMap */.jh)(values) ? imagesOfValues(document, values, () => charts.at(folder)) : [];
    });
}
const kustomize_lists = [
    'resources',
    'components',
    'bases',
    'crds',
    'patchesStrategicMerge',
    'transformers',
    'generators',
    'validators',
    'configurations',
];
const listsOfPaths = ['patches', 'patchesJson6902', 'replacements'];
function kustomizeMentions(document, { path }) {
    const { root } = document;
    const itemsOf = (key) => (0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, root, key));
    const nodes = [
        ...kustomize_lists.flatMap(itemsOf),
        ...listsOfPaths.flatMap(itemsOf).map((entry) => (0,tree/* child */.jf)(document, entry, 'path')),
    ];
    return namedBy(nodes, path);
}
function transformerMentions(document, { path }) {
    const { root } = document;
    const paths = (0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, root, 'paths'));
    const ofReplacements = (0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, root, 'replacements'));
    const nodes = [root, ...ofReplacements].map((one) => (0,tree/* child */.jf)(document, one, 'path'));
    return namedBy([...paths, ...nodes], path);
}
function namedBy(nodes, path) {
    return nodes
        .filter((node) => (0,dist/* isScalar */.jn)(node))
        .flatMap((node) => (0,checkout_mentions/* mentionsFrom */.AK)([(0,checkout_mentions/* folderOf */.yS)(path)], (0,yaml_text/* wordOf */.aG)(node), 'kustomize'));
}
const imageField = /(?:^|[.\]])image$/i;
const container = String.raw `(?:init|ephemeral)?containers(?:\.(?:\[[^\]]*\]|[^.[\]]+))?`;
const imageHolder = new RegExp(String.raw `(?:^|[.\]])(?:${container}|spec|template|jobTemplate)$`, 'i');
function replacedImages(document, file) {
    const { root } = document;
    return [root, ...(0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, root, 'replacements'))].flatMap((one) => {
        const source = fieldPath(document, (0,tree/* child */.jf)(document, one, 'source'));
        const isCopy = imageField.test(source);
        return (0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, one, 'targets')).flatMap((target) => {
            const isPart = (0,tree/* child */.jf)(document, (0,tree/* child */.jf)(document, target, 'options'), 'delimiter') !== undefined;
            if (isCopy && !isPart)
                return [];
            return (0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, target, 'fieldPaths')).flatMap((node) => {
                const text = (0,yaml_text/* textOf */.b6)(document, node);
                if (text === undefined)
                    return [];
                const isHolder = imageHolder.test(text.value) && !imageHolder.test(source);
                if (!isHolder && !imageField.test(text.value))
                    return [];
                return [{ found: [(0,occurrence/* opaqueAt */.NV)(file, text.span, 'variable', reasons/* unresolved */.II.replacement)] }];
            });
        });
    });
}
function fieldPath(document, source) {
    return (0,yaml_text/* wordOf */.aG)((0,tree/* child */.jf)(document, source, 'fieldPath')) ?? '';
}

// EXTERNAL MODULE: ./lib/scan/languages/shell/docker.js
var docker = __webpack_require__(3674);
// EXTERNAL MODULE: ./lib/scan/languages/shell/options.js
var options = __webpack_require__(19858);
;// CONCATENATED MODULE: ./lib/scan/formats/workflow/values.js




const values_maxCombinations = 256;
function matrixCombinations(document, job) {
    const matrix = (0,tree/* child */.jf)(document, (0,tree/* child */.jf)(document, job, 'strategy'), 'matrix');
    const keys = (0,tree/* entries */.jO)(document, matrix).filter(([key]) => key !== 'include' && key !== 'exclude');
    const lists = ['include', 'exclude'].map((key) => (0,tree/* child */.jf)(document, matrix, key));
    if (keys.some(([, values]) => !(0,dist/* isSeq */.oP)(values)) || lists.some((list) => list !== undefined && !(0,dist/* isSeq */.oP)(list)))
        return undefined;
    let all = keys.length === 0 ? [] : [new Map()];
    for (const [key, values] of keys) {
        const nodes = (0,tree/* children */.Y_)(document, values);
        if (all.length * nodes.length > values_maxCombinations)
            return undefined;
        all = all.flatMap((one) => nodes.map((node) => new Map([...one, [key, node]])));
    }
    const [include = [], exclude = []] = lists.map((list) => (0,tree/* children */.Y_)(document, list).map((entry) => new Map((0,tree/* entries */.jO)(document, entry))));
    const kept = all.filter((one) => !exclude.some((entry) => values_isExcluded(document, one, entry)));
    return withIncluded(document, kept, include.slice(0, values_maxCombinations));
}
function values_isExcluded(document, one, entry) {
    return [...entry].every(([key, value]) => isSame(document, one.get(key), value));
}
function withIncluded(document, base, include) {
    let extended = [...base];
    const added = [];
    for (const entry of include) {
        const fits = base.map((one) => [...entry].every(([key, value]) => !one.has(key) || isSame(document, one.get(key), value)));
        if (fits.includes(true))
            extended = extended.map((one, index) => (fits[index] ? new Map([...one, ...entry]) : one));
        else
            added.push(entry);
    }
    return [...extended, ...added];
}
function isSame(document, a, b) {
    const [left, right] = [(0,yaml_text/* sourceOf */.vz)(document, a), (0,yaml_text/* sourceOf */.vz)(document, b)];
    return left === undefined || right === undefined ? a === b : left.value === right.value;
}
function valueNodes(scope, name) {
    const { document, job } = scope;
    const [context, ...path] = name.split('.');
    if (context === 'env')
        return environmentNodes(scope, path.join('.'));
    const values = context === 'matrix' ? values_matrixValues(document, job, path) : values_inputValues(document, context, path);
    return [...new Set(values)].map((value) => ((0,dist/* isMap */.jh)(value) ? (0,tree/* child */.jf)(document, value, 'image') : value));
}
function combinationsOf(scope, names) {
    const { document, job } = scope;
    const inputs = names.filter((name) => !name.startsWith('matrix.'));
    const ofInputs = (0,values_combinations/* cartesian */.jf)((name) => valueNodes(scope, name).flatMap((node) => values_valueAt(document, node)))(inputs);
    const combinations = inputs.length === names.length ? [new Map()] : matrixCombinations(document, job);
    if (ofInputs === 'too many')
        return ofInputs;
    return (combinations ?? []).flatMap((combination) => ofInputs.flatMap((given) => {
        const values = names.map((name) => {
            if (!name.startsWith('matrix.'))
                return given[inputs.indexOf(name)];
            const [, first = '', ...rest] = name.split('.');
            return values_valueAt(document, values_at(document, combination.get(first), rest))[0];
        });
        const known = values.filter((value) => value !== undefined);
        return known.length === names.length ? [known] : [];
    }));
}
function values_matrixValues(document, job, [first = '', ...rest]) {
    const matrix = values_at(document, job, ['strategy', 'matrix']);
    const combinations = matrixCombinations(document, job);
    const used = combinations && new Set(combinations.map((one) => one.get(first)));
    const listed = (0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, matrix, first));
    const included = (0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, matrix, 'include'));
    return [
        ...listed.filter((node) => used?.has(node) !== false),
        ...included.map((one) => (0,tree/* child */.jf)(document, one, first)),
    ]
        .map((node) => values_at(document, node, rest))
        .filter((node) => node !== undefined);
}
function environmentNodes({ document, job, step }, name) {
    if (step === undefined)
        return [];
    const set = [step, job, document.root].map((holder) => (0,tree/* child */.jf)(document, (0,tree/* child */.jf)(document, holder, 'env'), name));
    const node = set.find((one) => one !== undefined);
    return node === undefined ? [] : [node];
}
function values_inputValues(document, context, path) {
    if (context !== 'inputs')
        return [];
    const on = (0,tree/* child */.jf)(document, document.root, 'on');
    const ofEvents = ['workflow_call', 'workflow_dispatch'].map((event) => (0,tree/* child */.jf)(document, on, event));
    return [...ofEvents, document.root].flatMap((holder) => {
        const input = values_at(document, holder, ['inputs', ...path]);
        return [
            (0,tree/* child */.jf)(document, input, 'default') ?? [],
            (0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, input, 'options')),
        ].flat();
    });
}
function values_valueAt(document, node) {
    const source = (0,yaml_text/* sourceOf */.vz)(document, node);
    return source === undefined ? [] : [{ value: source.value, source }];
}
function values_at(document, node, keys) {
    return keys.reduce((inner, key) => (0,tree/* child */.jf)(document, inner, key), node);
}

;// CONCATENATED MODULE: ./lib/scan/formats/workflow/expressions.js









const dockerScheme = 'docker://';
const expressions_parameter = /\$\{\{\s*(?<name>(?:matrix|inputs|env)(?:\.[\w-]+)+)\s*\}\}/g;
const wholeOfEnvironment = /^\$\{\{\s*env\.(?<name>[\w-]+)\s*\}\}$/;
function environmentName(text) {
    return wholeOfEnvironment.exec(text)?.groups?.name;
}
function resolveExpression(file, scope, text) {
    if (!text.exact || !text.value.includes('${{'))
        return undefined;
    const alternatives = alternativesIn(text);
    const found = alternatives.flatMap((one) => {
        if (!('name' in one))
            return [{ found: [(0,yaml_scan/* literalText */.bK)(file, one)] }];
        const nodes = valueNodes(scope, one.name);
        if (nodes.length > 0 || alternatives.length === 1)
            return nodes;
        const detail = reasons/* unresolved */.II.workflowExpression(`\${{ ${one.name} }}`);
        return [{ found: [(0,occurrence/* opaqueAt */.NV)(file, one.span, 'template', detail)] }];
    });
    if (found.length > 0)
        return found;
    const isPart = text.value.replace(expressions_parameter, '') !== '' && alternatives.length === 0;
    const images = isPart
        ? (0,values_parameters/* parameterImages */.k)(file, text, expressions_parameter, (names) => combinationsOf(scope, names))
        : undefined;
    return images === undefined ? undefined : [{ found: images }];
}
function readText(file, scope, text, wholeUses) {
    const found = resolveExpression(file, scope, text) ?? [];
    const occurrences = found.flatMap((one) => occurrencesOf(file, scope.document, one));
    if (occurrences.length === 0)
        return [expressions_readImage(file, text)];
    const name = environmentName(text.value);
    if (name === undefined || (0,read_image/* variableUsesIn */.cC)(file, name) <= (wholeUses.get(name) ?? 0))
        return occurrences;
    return occurrences.map((one) => withoutPin(one, reasons/* notPinnable */.bP.usedOtherwise(name)));
}
function withoutPin(one, why) {
    return one.kind !== 'image' || one.image.digest !== undefined ? one : { ...one, pin: (0,pin_place/* refused */.J)(why) };
}
function occurrencesOf(file, document, one) {
    if (!(0,dist/* isNode */.Ll)(one))
        return one.found;
    return document.sameKey(one).flatMap((node) => {
        const text = (0,yaml_text/* textOf */.b6)(document, node);
        return text === undefined ? [] : [expressions_readImage(file, text)];
    });
}
function expressions_readImage(file, text) {
    if (text.value.includes('${{'))
        return (0,occurrence/* opaqueAt */.NV)(file, text.span, 'template', reasons/* unresolved */.II.workflowExpression(text.value));
    return (0,yaml_scan/* literalText */.bK)(file, (0,yaml_scan/* withoutPrefix */.Z7)(dockerScheme, text) ?? text);
}
const expressions_token = /'(?:[^']|'')*'|\|\||&&|==|!=|[<>]=?|[(),![\]]|[^\s'|&=!<>(),[\]]+/g;
const before = new Set([undefined, '||', '&&', '(']);
const after = new Set([undefined, '||', ')']);
function alternativesIn(text) {
    const inner = /^\$\{\{(?<expression>[\s\S]*)\}\}$/.exec(text.value)?.groups?.expression;
    if (inner === undefined || inner.includes('${{'))
        return [];
    const tokens = [...inner.matchAll(expressions_token)];
    const isCall = (index) => /^[\w.-]+$/.test(tokens[index - 1]?.[0] ?? '') && tokens[index]?.[0] === '(';
    if (tokens.some((_, index) => isCall(index)))
        return [];
    return tokens.flatMap((match, index) => {
        const [found] = match;
        const isResult = before.has(tokens[index - 1]?.[0]) && after.has(tokens[index + 1]?.[0]);
        if (!isResult)
            return [];
        const offset = text.span.start + '${{'.length + match.index;
        if (/^[\w-]+(?:\.[\w-]+)+$/.test(found))
            return [{ name: found, span: { start: offset, end: offset + found.length } }];
        if (!found.startsWith("'") || found === "''" || found.slice(1, -1).includes("'"))
            return [];
        const value = found.slice(1, -1);
        return [{ value, span: { start: offset + 1, end: offset + 1 + value.length }, exact: true }];
    });
}

;// CONCATENATED MODULE: ./lib/scan/formats/workflow/actions.js








const whole = (line) => [{ word: line }];
const driver = (line) => (0,docker/* driverImages */.LN)(line).map((word) => ({ word }));
const override = (line) => {
    const lead = /^[^=]*?\.args\./.exec(line.text)?.[0].length;
    return lead === undefined ? (0,docker/* contextImage */.xU)(line) : (0,docker/* argumentImage */.Br)((0,options/* partOf */.BU)(line, lead));
};
const build = {
    'build-args': docker/* argumentImage */.Br,
    'build-contexts': docker/* contextImage */.xU,
    sbom: docker/* generatorImage */.Xg,
    attests: docker/* generatorImage */.Xg,
};
const actions = {
    'docker/setup-qemu-action': { image: whole },
    'docker/setup-buildx-action': { 'driver-opts': driver },
    'docker/build-push-action': build,
    'docker/bake-action': { set: override },
    'addnab/docker-run-action': { image: whole },
    'helm/kind-action': { node_image: whole },
    'container-tools/kind-action': { node_image: whole },
    'engineerd/setup-kind': { image: whole },
    'aquasecurity/trivy-action': { 'image-ref': whole },
    'anchore/sbom-action': { image: whole },
    'anchore/scan-action': { image: whole },
    'snyk/actions/docker': { image: whole },
    'goodwithtech/dockle-action': { image: whole },
    'crazy-max/ghaction-container-scan': { image: whole },
    'google-github-actions/deploy-cloudrun': { image: whole },
    'azure/aci-deploy': { image: whole },
    'azure/container-apps-deploy-action': { imagetodeploy: whole },
    'azure/webapps-deploy': { images: whole },
    'azure/k8s-deploy': { images: whole },
    'aws-actions/amazon-ecs-render-task-definition': { image: whole },
};
function inputImages(source, scope, holder) {
    const { document } = scope;
    const uses = (0,yaml_text/* textOf */.b6)(document, (0,tree/* child */.jf)(document, holder, 'uses'))?.value ?? '';
    if (uses.startsWith(dockerScheme))
        return [];
    const known = actions[(uses.split('@')[0] ?? '').toLowerCase()] ?? {};
    return (0,tree/* entries */.jO)(document, (0,tree/* child */.jf)(document, holder, 'with')).flatMap(([name, node]) => {
        const read = known[name.toLowerCase()];
        const lines = inputLines(document, source, node);
        return read === undefined ? evidentImages(name, lines) : lines.flatMap(read);
    });
}
function inputLines(document, source, node) {
    const placed = placedText(document, source, node);
    if (placed === undefined)
        return [];
    return [...placed.text.matchAll(/[^\n]+/g)].flatMap(({ 0: line, index }) => {
        const text = line.trim();
        const start = index + line.indexOf(text);
        if (text === '' || text.startsWith('#'))
            return [];
        const word = (0,options/* partOf */.BU)({ text, span: { start, end: start + text.length } }, 0);
        return [{ text: word.text, span: placed.place(word.span) }];
    });
}
function evidentImages(name, lines) {
    return lines.flatMap((word) => {
        if (word.text.startsWith(dockerScheme))
            return [{ word }];
        const isImage = /image(?:[-_]ref)?$/i.test(name) && lines.length === 1 && (0,looks_like_image/* looksLikeImage */.N)(word.text);
        return isImage ? [{ word, noPin: reasons/* notPinnable */.bP.unknownInput(name) }] : [];
    });
}
function renovateImage(document, step) {
    const uses = (0,yaml_text/* textOf */.b6)(document, (0,tree/* child */.jf)(document, step, 'uses'))?.value ?? '';
    if (!/^renovatebot\/github-action@/i.test(uses))
        return [];
    const inputs = (0,tree/* child */.jf)(document, step, 'with');
    const repository = (0,yaml_text/* textOf */.b6)(document, (0,tree/* child */.jf)(document, inputs, 'renovate-image'));
    const tag = (0,yaml_text/* sourceOf */.vz)(document, (0,tree/* child */.jf)(document, inputs, 'renovate-version'));
    if (repository === undefined || tag === undefined)
        return [];
    return [{ split: { repository, tag, tagElsewhere: reasons/* unresolved */.II.noTagOrDigest } }];
}

;// CONCATENATED MODULE: ./lib/scan/formats/workflow/builds.js









const buildAction = /^docker\/build-push-action@/;
const builds_parameter = /\$\{\{\s*(?<name>(?:matrix|inputs)(?:\.[\w-]+)+)\s*\}\}/g;
const knownName = /(?:^|\/)(?:Dockerfile|Containerfile)[\w.-]*$/;
const builds_nothing = { mentions: [], passes: [], unknown: [] };
function workflowBuilds(document, file) {
    const { root } = document;
    const jobs = [...(0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, root, 'jobs')), (0,tree/* child */.jf)(document, root, 'runs')];
    const builds = jobs.flatMap((job) => (0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, job, 'steps')).map((step) => new StepReader(document, file, job, step).build()));
    return {
        mentions: builds.flatMap(({ mentions }) => mentions),
        passes: builds.flatMap(({ passes }) => passes),
        unknown: builds.flatMap(({ unknown }) => unknown),
    };
}
class StepReader {
    document;
    file;
    job;
    step;
    constructor(document, file, job, step) {
        this.document = document;
        this.file = file;
        this.job = job;
        this.step = step;
    }
    build() {
        const { document, step, file } = this;
        const uses = (0,yaml_text/* textOf */.b6)(document, (0,tree/* child */.jf)(document, step, 'uses'))?.value ?? '';
        if (!buildAction.test(uses))
            return builds_nothing;
        const inputs = (0,tree/* child */.jf)(document, step, 'with');
        const args = linesOf(document, file, (0,tree/* child */.jf)(document, inputs, 'build-args')).flatMap((line) => this.argument(line));
        const [name, context] = ['file', 'context'].map((key) => (0,yaml_text/* textOf */.b6)(document, (0,tree/* child */.jf)(document, inputs, key)));
        const written = name ?? context;
        const texts = written === undefined ? ['.'] : this.texts(written);
        if (written !== undefined && texts === undefined) {
            const isRead = (name === undefined || knownName.test(name.value)) && args.length === 0;
            const detail = reasons/* unresolved */.II.path(written.value, reasons/* unresolved */.II.workflowExpression(written.value));
            return { ...builds_nothing, unknown: isRead ? [] : [(0,occurrence/* opaqueAt */.NV)(file, written.span, 'template', detail)] };
        }
        const mentions = (texts ?? []).flatMap((one) => name === undefined
            ? (0,checkout_mentions/* mentionsFrom */.AK)([(0,checkout_mentions/* pathFrom */.Iw)('', one)], 'Dockerfile', 'dockerfile')
            : (0,checkout_mentions/* mentionsFrom */.AK)([''], one, 'dockerfile'));
        const builds = (0,build_arguments/* buildsOf */.jV)(args);
        const passes = mentions.flatMap(({ path }) => builds.map((build) => ({ path, args: build })));
        return { mentions, passes, unknown: [] };
    }
    argument(line) {
        const { file } = this;
        const equals = line.value.indexOf('=');
        const name = equals < 0 ? line.value : line.value.slice(0, equals);
        if (equals < 0)
            return [(0,build_arguments/* unknownArgument */._x)(name, file, line, reasons/* unresolved */.II.environmentArgument(name))];
        const text = line.value.slice(equals + 1);
        const start = line.span.start + equals + 1;
        const value = line.exact
            ? { ...line, value: text, span: { start, end: line.span.end } }
            : { ...line, value: text };
        if (!text.includes('${{'))
            return [(0,build_arguments/* literalArgument */.l9)(name, file, value)];
        const texts = this.texts(value);
        if (texts === undefined)
            return [(0,build_arguments/* unknownArgument */._x)(name, file, value, reasons/* unresolved */.II.workflowExpression(text))];
        return texts.map((one) => (0,build_arguments/* literalArgument */.l9)(name, file, { ...value, value: one, exact: false }));
    }
    texts({ value }) {
        const withEnvironment = (0,shell_builds/* withoutCheckoutRoot */.Jj)(value).replace(/\$\{\{\s*env\.(\w+)\s*\}\}/g, (whole, name) => this.environment(name) ?? whole);
        const names = [
            ...new Set([...withEnvironment.matchAll(builds_parameter)].map(({ groups }) => groups?.name ?? '')),
        ];
        const combinations = names.length === 0
            ? [[]]
            : combinationsOf({ document: this.document, job: this.job, step: this.step }, names);
        if (combinations === 'too many' || combinations.length === 0)
            return undefined;
        const texts = combinations.map((combination) => withEnvironment.replace(builds_parameter, (...match) => {
            const { name } = match.at(-1);
            return combination[names.indexOf(name)]?.value ?? '';
        }));
        return texts.some((one) => one.includes('${{')) ? undefined : [...new Set(texts)];
    }
    environment(name) {
        const { document, step, job } = this;
        const holders = [step, job, document.root].map((holder) => (0,tree/* child */.jf)(document, (0,tree/* child */.jf)(document, holder, 'env'), name));
        return (0,yaml_text/* textOf */.b6)(document, holders.find((node) => node !== undefined))?.value;
    }
}
function linesOf(document, file, node) {
    const text = (0,yaml_text/* textOf */.b6)(document, node);
    if (text === undefined || !(0,dist/* isScalar */.jn)(node) || node.range == null)
        return [];
    if (node.type !== 'BLOCK_LITERAL')
        return text.value
            .split('\n')
            .map((line) => ({ ...text, value: line.trim(), exact: text.exact && text.value === line.trim() }))
            .filter(({ value }) => value !== '');
    const [start, end] = node.range;
    const first = file.text.indexOf('\n', start) + 1;
    const lines = [];
    for (const match of file.text.slice(first, end).matchAll(/[^\s][^\r\n]*/g)) {
        const value = match[0].trimEnd();
        const from = first + match.index;
        lines.push({ value, span: { start: from, end: from + value.length }, exact: true });
    }
    return lines;
}

;// CONCATENATED MODULE: ./lib/scan/formats/workflow/steps.js













const shells = /^(?:ba|z|da)?sh(?:\s|$)/;
const steps_expression = /\$\{\{\s*env\.([\w-]+)\s*\}\}/g;
function scriptsOf(file, document, job, steps) {
    const scripts = steps.flatMap((step) => readScript(file, { document, job, step }) ?? []);
    const uses = (0,shell_uses/* usesOfScripts */.K)(scripts.map(({ commands }) => commands));
    return {
        images: scripts.flatMap(({ scope, valuesOf }, index) => (uses[index]?.images ?? []).map((used) => ({ scope, used, valuesOf }))),
        builds: scripts.flatMap(({ scope, valuesOf }, index) => (0,image_uses/* builtImages */.TH)(file, uses[index]?.builds ?? [], (word) => scriptNames(scope, word, valuesOf))),
    };
}
function scriptNames(scope, word, valuesOf) {
    const text = word.text.replace(steps_expression, (whole, name) => {
        const values = environmentValues(scope, name);
        return values.length === 1 ? (values[0]?.value ?? whole) : whole;
    });
    return text.includes('${{') ? [] : (0,read_image/* namesOf */.eZ)({ ...word, text }, valuesOf);
}
function readScript(file, scope) {
    const { document, job, step } = scope;
    const placed = placedText(document, file.text, (0,tree/* child */.jf)(document, step, 'run'));
    if (placed === undefined || !shell_uses/* evidence */.M.test(placed.text))
        return undefined;
    const shell = [step, job, document.root]
        .map((holder, index) => (index === 0 ? holder : steps_at(document, holder, ['defaults', 'run'])))
        .map((holder) => (0,yaml_text/* textOf */.b6)(document, (0,tree/* child */.jf)(document, holder, 'shell'))?.value)
        .find((name) => name !== undefined);
    const runsOn = (0,yaml_text/* textOf */.b6)(document, (0,tree/* child */.jf)(document, job, 'runs-on'))?.value ?? '';
    if (shell === undefined ? /^windows/.test(runsOn) : !shells.test(shell))
        return undefined;
    const commands = (0,syntax_shell/* commandsOf */.K)(placed.text).map((command) => command.map(({ text, span }) => ({ text, span: placed.place(span) })));
    const ofScript = (0,assignments/* assignedIn */.k)(commands, (word) => (0,read_image/* placedValue */.rN)(file, word));
    const valuesOf = (name) => {
        const assigned = ofScript(name);
        return assigned.length > 0 ? assigned : environmentValues(scope, name);
    };
    return { scope, commands, valuesOf };
}
function environmentValues(scope, name) {
    return environmentNodes(scope, name).flatMap((node) => {
        const source = (0,yaml_text/* sourceOf */.vz)(scope.document, node);
        if (source === undefined)
            return [];
        const named = alternativesIn(source).flatMap((one) => ('name' in one ? [one.name] : []));
        const values = named
            .filter((one) => !one.startsWith('env.'))
            .flatMap((one) => valueNodes(scope, one))
            .flatMap((one) => (0,yaml_text/* sourceOf */.vz)(scope.document, one) ?? []);
        return (values.length > 0 ? values : [source]).map((one) => ({ value: one.value, source: one }));
    });
}
function steps_at(document, node, keys) {
    return keys.reduce((inner, key) => (0,tree/* child */.jf)(document, inner, key), node);
}
function stepImages(file, document, jobs) {
    const scripts = jobs.map(({ job, steps }) => scriptsOf(file, document, job, steps));
    const holders = jobs.flatMap(({ job, steps }) => [
        { scope: { document, job }, holder: job },
        ...steps.map((step) => ({ scope: { document, job, step }, holder: step })),
    ]);
    const inputs = holders.flatMap(({ scope, holder }) => inputImages(file.text, scope, holder).map((used) => ({ scope, used })));
    const all = [...scripts.flatMap(({ images }) => images), ...inputs];
    const wholeUses = steps_wholeUsesOf(all.map(({ used }) => used));
    return {
        occurrences: all.flatMap((one) => steps_occurrencesOf(file, one, wholeUses)),
        builds: [
            ...scripts.flatMap(({ builds }) => builds),
            ...holders.flatMap(({ scope, holder }) => builtByAction(file, scope, holder)),
        ],
    };
}
function steps_wholeUsesOf(images) {
    const counts = new Map((0,image_uses/* wholeUsesIn */.Hi)(images));
    for (const { word } of images) {
        const name = environmentName(word.text);
        if (name !== undefined)
            counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    return counts;
}
function steps_occurrencesOf(file, { scope, used, valuesOf }, wholeUses) {
    const { word, noPin } = used;
    const isExpression = word.text.includes('${{');
    if (valuesOf !== undefined && !isExpression)
        return (0,read_image/* readImageWord */.Q)(file, used, { valuesOf, wholeUses });
    const exact = file.text.slice(word.span.start, word.span.end) === word.text;
    if (isExpression && /\$(?!\{\{)|[`\\"']/.test(word.text))
        return [(0,occurrence/* opaqueAt */.NV)(file, word.span, 'template', reasons/* unresolved */.II.workflowExpression(word.text))];
    const found = readText(file, scope, { value: word.text, span: word.span, exact }, wholeUses);
    return noPin === undefined ? found : found.map((one) => withoutPin(one, noPin));
}
function builtByAction(file, scope, step) {
    const { document } = scope;
    if (!/^docker\/build-push-action@/i.test((0,yaml_text/* textOf */.b6)(document, (0,tree/* child */.jf)(document, step, 'uses'))?.value ?? ''))
        return [];
    const inputs = (0,tree/* child */.jf)(document, step, 'with');
    const input = (name) => (0,yaml_text/* textOf */.b6)(document, (0,tree/* child */.jf)(document, inputs, name))?.value ?? '';
    const push = (0,yaml_text/* sourceOf */.vz)(document, (0,tree/* child */.jf)(document, inputs, 'push'))?.value ?? '';
    const isPushed = /type=registry|push=true/.test(input('outputs')) || !/^(?:false)?$/.test(push);
    const names = inputLines(document, file.text, (0,tree/* child */.jf)(document, inputs, 'tags'))
        .flatMap(({ text, span }) => text.split(',').map((name) => ({ text: name.trim(), span })))
        .map((word) => ({ word, isPushed }));
    return (0,image_uses/* builtImages */.TH)(file, names, (word) => scriptNames(scope, word, () => []));
}

;// CONCATENATED MODULE: ./lib/scan/formats/workflow/workflow.js














const workflow = {
    id: 'workflow',
    title: 'GitHub workflows and actions',
    paths: ['**/.github/workflows/*.{yml,yaml}', '**/action.{yml,yaml}'],
    comment: '#',
    scan(file) {
        const mentions = [];
        const builds = [];
        const passes = [];
        const scan = (0,yaml_scan/* scanYaml */.v)(file, {
            needles: [],
            find(document) {
                const found = workflow_findImages(document, file, builds);
                if (found === undefined)
                    return undefined;
                const passing = workflowBuilds(document, file);
                (0,collections/* append */.BC)(mentions, workflowMentions(document, file), passing.mentions);
                (0,collections/* append */.BC)(passes, passing.passes);
                return [...found, { found: passing.unknown }];
            },
            read: expressions_readImage,
        });
        return scan === undefined ? undefined : { ...scan, mentions, builds, passes };
    },
};
function workflow_findImages(document, file, builds) {
    const { root } = document;
    const jobs = (0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, root, 'jobs'));
    const runs = (0,tree/* child */.jf)(document, root, 'runs');
    if (jobs.length === 0 && runs === undefined)
        return undefined;
    const holders = [...jobs, ...(runs === undefined ? [] : [runs])].map((job) => ({
        job,
        steps: (0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, job, 'steps')),
    }));
    const steps = holders.flatMap((holder) => holder.steps);
    const ofSteps = stepImages(file, document, holders);
    for (const one of ofSteps.builds)
        builds.push(one);
    return [
        ...jobs.flatMap((job) => workflow_containersOf(document, job).flatMap((container) => resolved(file, document, job, container))),
        ...steps.map((step) => (0,tree/* child */.jf)(document, step, 'uses')).filter(hasScheme),
        ...[(0,tree/* child */.jf)(document, runs, 'image')].filter(hasScheme),
        ...steps.flatMap((step) => renovateImage(document, step)),
        { found: ofSteps.occurrences },
        { found: environmentImages(file, document, [root, ...jobs, ...steps]) },
    ];
}
function workflow_containersOf(document, job) {
    const all = [(0,tree/* child */.jf)(document, job, 'container'), ...(0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, job, 'services'))];
    return all.map((container) => ((0,dist/* isScalar */.jn)(container) ? container : (0,tree/* child */.jf)(document, container, 'image')));
}
function resolved(file, document, job, node) {
    const text = (0,yaml_text/* textOf */.b6)(document, node);
    return (text && resolveExpression(file, { document, job }, text)) ?? [node];
}
function hasScheme(node) {
    return (0,dist/* isScalar */.jn)(node) && typeof node.value === 'string' && node.value.startsWith(dockerScheme);
}
const withRegistry = /^[\w-]+(?:\.[\w-]+)+(?::\d+)?\//;
function environmentImages(file, document, holders) {
    return holders.flatMap((holder) => (0,tree/* entries */.jO)(document, (0,tree/* child */.jf)(document, holder, 'env')).flatMap(([name, node]) => {
        const text = (0,yaml_text/* textOf */.b6)(document, node);
        if (text === undefined || !workflow_isImage(name, text.value))
            return [];
        return [withoutPin((0,yaml_scan/* literalText */.bK)(file, text), reasons/* notPinnable */.bP.unusedVariable(name))];
    }));
}
function workflow_isImage(name, value) {
    if (/[$\s]/.test(value))
        return false;
    if ((0,looks_like_image/* looksLikeImage */.N)(value))
        return withRegistry.test(value) || /(?:^|[_-])image(?:$|[_-])/i.test(name);
    const parsed = /(?:^|[_-])image$/i.test(name) ? (0,images_image/* parseImage */.zZ)(value) : undefined;
    return parsed?.kind === 'image' && parsed.image.tag !== undefined;
}
const workflow_buildAction = /^docker\/build-push-action@/;
const bakeAction = /^docker\/bake-action@/;
function workflowMentions(document, file) {
    const { root } = document;
    const runs = (0,tree/* child */.jf)(document, root, 'runs');
    const jobs = [...(0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, root, 'jobs')), runs];
    const text = (node, key) => (0,yaml_text/* textOf */.b6)(document, (0,tree/* child */.jf)(document, node, key))?.value;
    const folderIn = (holder) => text((0,tree/* child */.jf)(document, (0,tree/* child */.jf)(document, holder, 'defaults'), 'run'), 'working-directory');
    const dockerAction = (0,checkout_mentions/* mentionsFrom */.AK)([(0,checkout_mentions/* folderOf */.yS)(file.path)], text(runs, 'image'), 'dockerfile');
    return [
        ...dockerAction,
        ...jobs.flatMap((job) => {
            const steps = (0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, job, 'steps'));
            const checkouts = steps.flatMap((step) => text((0,tree/* child */.jf)(document, step, 'with'), 'path') ?? []);
            return steps.flatMap((step) => {
                const named = [folderIn(root), folderIn(job), text(step, 'working-directory')];
                const folders = ['', ...named.map((name) => folderAt('', name))];
                return [
                    ...(0,shell_builds/* shellMentions */.MU)(text(step, 'run') ?? '', folders).flatMap((one) => inCheckouts(one, checkouts)),
                    ...builtBy(document, step).flatMap((one) => inCheckouts(one, checkouts)),
                ];
            });
        }),
    ];
}
function builtBy(document, step) {
    const text = (node, key) => (0,yaml_text/* textOf */.b6)(document, (0,tree/* child */.jf)(document, node, key))?.value;
    const uses = text(step, 'uses') ?? '';
    const inputs = (0,tree/* child */.jf)(document, step, 'with');
    if (bakeAction.test(uses))
        return bakeFiles(text(inputs, 'files') ?? '', text(inputs, 'source'));
    if (!workflow_buildAction.test(uses))
        return [];
    const name = (0,shell_builds/* withoutCheckoutRoot */.Jj)(text(inputs, 'file') ?? '');
    return (0,checkout_mentions/* mentionsFrom */.AK)(['', folderAt('', text(inputs, 'context'))], name, 'dockerfile');
}
function bakeFiles(names, source) {
    return names.split(/[\s,]+/).flatMap((name) => {
        const as = /\.json$/.test(name) ? 'bake-json' : /\.ya?ml$/.test(name) ? 'compose' : 'bake';
        return (0,checkout_mentions/* mentionsFrom */.AK)(['', folderAt('', source)], (0,shell_builds/* withoutCheckoutRoot */.Jj)(name), as);
    });
}
function inCheckouts(mention, checkouts) {
    const inside = checkouts.flatMap((folder) => {
        const prefix = `${folder.replace(/^\.\/|\/$/g, '')}/`;
        return mention.path.startsWith(prefix) ? [{ ...mention, path: mention.path.slice(prefix.length) }] : [];
    });
    return [mention, ...inside];
}
function folderAt(folder, name) {
    return name === undefined ? undefined : (0,checkout_mentions/* pathFrom */.Iw)(folder, (0,shell_builds/* withoutCheckoutRoot */.Jj)(name));
}

;// CONCATENATED MODULE: ./lib/scan/scanners.js




































const scanners = [
    build_dockerfile/* dockerfile */.T,
    compose,
    kubernetes,
    workflow,
    helmValues,
    kustomize,
    gitlabCi,
    circleci,
    tekton,
    azurePipelines,
    bitbucketPipelines,
    drone,
    cloudBuild,
    buildkite,
    concourse,
    jenkinsfile,
    argo,
    devcontainer,
    bake,
    bakeJson,
    terraform,
    packer,
    nomad,
    ecs,
    cloudformation,
    kamal,
    fly,
    ansible,
    skaffold,
    ko,
    quadlet,
    apko,
    bazel,
    earthfile,
    jsonnet_jsonnet,
    shell/* shell */.v,
];


/***/ }),

/***/ 16077:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MN: () => (/* binding */ Builds),
/* harmony export */   _x: () => (/* binding */ unknownArgument),
/* harmony export */   jV: () => (/* binding */ buildsOf),
/* harmony export */   l9: () => (/* binding */ literalArgument),
/* harmony export */   or: () => (/* binding */ maxBuilds),
/* harmony export */   wJ: () => (/* binding */ interpolatedArguments)
/* harmony export */ });
/* harmony import */ var _languages_syntax_variables_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77696);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23948);


const maxBuilds = 200;
const maxValueLength = 4096;
function literalArgument(name, file, text) {
    const { value, span, exact, unclear } = text;
    if (unclear !== undefined)
        return unknownArgument(name, file, text, unclear);
    if (value.length > maxValueLength)
        return unknownArgument(name, file, text, _reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .unresolved */ .II.tooManyVariables);
    const noPlace = exact ? {} : { noPlace: _reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .notPinnable */ .bP.passedIndirectly(name) };
    return { name, file, span, value: { text: value, ...noPlace } };
}
function unknownArgument(name, file, { span }, why) {
    return { name, file, span, value: { why } };
}
function interpolatedArguments(name, file, text, valuesOf) {
    const { value, exact } = text;
    if (!value.includes('$') || text.unclear !== undefined)
        return [literalArgument(name, file, text)];
    const lookup = (variable) => valuesOf(variable).at(-1)?.value;
    const expansion = (0,_languages_syntax_variables_js__WEBPACK_IMPORTED_MODULE_0__/* .expand */ .f)(value, lookup);
    if (expansion.kind === 'unknown')
        return [unknownArgument(name, file, text, expansion.detail)];
    const resolved = literalArgument(name, file, { ...text, value: expansion.value, exact: false });
    const whole = exact ? (0,_languages_syntax_variables_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeVariable */ .o)(value) : undefined;
    const fallback = whole?.fallback;
    if (fallback === undefined || fallback.text.includes('$'))
        return [resolved];
    const start = text.span.start + fallback.offset;
    const span = { start, end: start + fallback.text.length };
    const byDefault = literalArgument(name, file, { value: fallback.text, span, exact: true });
    return lookup(whole?.name ?? '') ? [resolved, byDefault] : [byDefault];
}
function buildsOf(args) {
    const byName = new Map();
    for (const one of args) {
        const known = byName.get(one.name);
        if (known === undefined)
            byName.set(one.name, [one]);
        else
            known.push(one);
    }
    const values = [...byName.values()];
    const most = values.reduce((count, { length }) => Math.max(count, length), 0);
    return Array.from({ length: Math.min(most, maxBuilds + 1) }, (_, index) => values.flatMap((one) => one[index] ?? one[0] ?? []));
}
class Builds {
    byPath = new Map();
    of(path) {
        return [...(this.byPath.get(path)?.values() ?? [])];
    }
    add(path, args) {
        const known = this.byPath.get(path) ?? new Map();
        this.byPath.set(path, known);
        const key = buildKey(args);
        if (known.has(key))
            return false;
        known.set(key, args);
        return true;
    }
}
function buildKey(build) {
    const parts = build.map(({ name, file, span, value }) => [name, file.path, span.start, span.end, value]);
    return JSON.stringify(parts);
}


/***/ }),

/***/ 87042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cq: () => (/* binding */ expandedTexts),
/* harmony export */   V$: () => (/* binding */ distinctValues),
/* harmony export */   av: () => (/* binding */ combinationsIn),
/* harmony export */   jf: () => (/* binding */ cartesian),
/* harmony export */   sC: () => (/* binding */ expandedValues)
/* harmony export */ });
const maxDepth = 4;
function expandedValues(valuesOf, pattern) {
    const known = new Map();
    const expanded = (name, depth) => {
        const key = `${depth} ${name}`;
        const values = known.get(key) ?? expandedAt(name, depth);
        known.set(key, values);
        return values;
    };
    const expandedAt = (name, depth) => valuesOf(name).flatMap((one) => depth < maxDepth ? expandedTexts(one, (inner) => expanded(inner, depth + 1), pattern) : [one]);
    return (name) => expanded(name, 0);
}
function expandedTexts(one, valuesOf, pattern) {
    const names = [...one.value.matchAll(pattern)].map(({ groups }) => groups?.name ?? '');
    if (names.length === 0)
        return [one];
    const combinations = cartesian(valuesOf)(names);
    if (combinations === 'too many' || combinations.length === 0)
        return [one];
    return combinations.map((values) => {
        let index = 0;
        return { value: one.value.replace(pattern, () => values[index++]?.value ?? '') };
    });
}
const maxCombinations = 64;
const maxNames = 64;
function cartesian(valuesOf) {
    return (names) => {
        if (names.length > maxNames)
            return 'too many';
        let all = [[]];
        for (const name of names) {
            const values = distinctValues(valuesOf(name));
            if (all.length * values.length > maxCombinations)
                return 'too many';
            all = all.flatMap((before) => values.map((value) => [...before, value]));
        }
        return all;
    };
}
function combinationsIn(text, pattern, valuesOf) {
    const isWhole = text.value.replace(pattern, '') === '';
    return (names) => isWhole && names.length === 1 ? valuesOf(names[0] ?? '').map((one) => [one]) : cartesian(valuesOf)(names);
}
const distinct = new WeakMap();
function distinctValues(values) {
    const known = distinct.get(values) ?? [...new Map(values.map((one) => [one.value, one])).values()];
    distinct.set(values, known);
    return known;
}


/***/ }),

/***/ 96530:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ parameterImages),
/* harmony export */   t: () => (/* binding */ withValues)
/* harmony export */ });
/* harmony import */ var _languages_syntax_templates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13770);
/* harmony import */ var _occurrence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75096);
/* harmony import */ var _pin_place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13052);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23948);
/* harmony import */ var _combinations_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87042);





const maxRead = 1000;
function parameterImages(file, text, pattern, combinationsOf, others = []) {
    const uses = [...text.value.matchAll(pattern)];
    if (uses.length === 0)
        return undefined;
    const names = [...new Set(uses.map(({ groups }) => groups?.name ?? ''))];
    const combinations = combinationsOf(names);
    if (combinations === 'too many')
        return [(0,_occurrence_js__WEBPACK_IMPORTED_MODULE_1__/* .opaqueAt */ .NV)(file, text.span, 'variable', _reasons_js__WEBPACK_IMPORTED_MODULE_3__/* .unresolved */ .II.tooManyValues)];
    const values = (0,_combinations_js__WEBPACK_IMPORTED_MODULE_4__/* .distinctValues */ .V$)(combinations.flat());
    const unread = values.filter(isUnread);
    const known = combinations.filter((all) => !all.some(isUnread));
    const unclear = unread.find(({ value }) => !isOpen(value))?.source?.unclear;
    if (values.length === 0 || unread.some(({ source }) => source === undefined))
        return undefined;
    if (known.length === 0)
        return unclear === undefined ? undefined : [(0,_occurrence_js__WEBPACK_IMPORTED_MODULE_1__/* .opaqueAt */ .NV)(file, text.span, 'template', unclear)];
    const isWhole = uses[0]?.[0].length === text.value.length;
    const isPart = isWhole && [file, ...others].some((one) => isPartOfNames(one, pattern, names[0] ?? ''));
    const placed = isWhole ? known.flat().filter(({ source }) => source !== undefined) : [];
    const resolved = known
        .filter((combination) => !combination.some((one) => isWhole && one.source !== undefined))
        .map((combination) => withValues(text.value, pattern, names, combination));
    if (resolved.some(isOpen))
        return undefined;
    return [
        ...placed.flatMap((one) => occurrenceOfValue(file, one, isPart)),
        ...imagesAt(file, text, resolved),
        ...unread.map((one) => opaqueValue(file, text, one)),
    ];
}
function withValues(text, pattern, names, values) {
    return text.replace(pattern, (...match) => {
        const { name } = match.at(-1);
        return values[names.indexOf(name)]?.value.slice(0, maxRead) ?? '';
    });
}
function isUnread({ value, source }) {
    return isOpen(value) || source?.unclear !== undefined;
}
function opaqueValue(file, text, { value, source, file: other }) {
    const span = source?.span ?? text.span;
    if (!isOpen(value))
        return (0,_occurrence_js__WEBPACK_IMPORTED_MODULE_1__/* .opaqueAt */ .NV)(other ?? file, span, 'template', source?.unclear ?? '');
    return (0,_languages_syntax_templates_js__WEBPACK_IMPORTED_MODULE_0__/* .isTemplated */ .dw)(value)
        ? (0,_occurrence_js__WEBPACK_IMPORTED_MODULE_1__/* .opaqueAt */ .NV)(other ?? file, span, 'template', _reasons_js__WEBPACK_IMPORTED_MODULE_3__/* .unresolved */ .II.template(value))
        : (0,_occurrence_js__WEBPACK_IMPORTED_MODULE_1__/* .opaqueAt */ .NV)(other ?? file, span, 'variable', _reasons_js__WEBPACK_IMPORTED_MODULE_3__/* .unresolved */ .II.pipelineParameter(value));
}
function isOpen(text) {
    const read = text.slice(0, maxRead);
    return (0,_languages_syntax_templates_js__WEBPACK_IMPORTED_MODULE_0__/* .isTemplated */ .dw)(read) || /\$[({\w]/.test(read);
}
function imagesAt(file, { span }, names) {
    const distinct = [...new Set(names)].filter((name) => name !== '').sort();
    const why = distinct.length > 1 ? _reasons_js__WEBPACK_IMPORTED_MODULE_3__/* .notPinnable */ .bP.severalValues : _reasons_js__WEBPACK_IMPORTED_MODULE_3__/* .notPinnable */ .bP.fromParameter;
    const images = distinct.map((name) => (0,_occurrence_js__WEBPACK_IMPORTED_MODULE_1__/* .resolvedAt */ .MJ)(file, span, name, why));
    const invalid = images.find(({ kind }) => kind === 'opaque');
    return invalid === undefined ? images : [invalid];
}
function occurrenceOfValue(file, { value, source, file: other }, isPart) {
    if (source === undefined || value === '')
        return [];
    const found = (0,_occurrence_js__WEBPACK_IMPORTED_MODULE_1__/* .occurrenceAt */ .d_)(other ?? file, source.span, value, source.exact);
    return [isPart && found.kind === 'image' ? { ...found, pin: (0,_pin_place_js__WEBPACK_IMPORTED_MODULE_2__/* .refused */ .J)(_reasons_js__WEBPACK_IMPORTED_MODULE_3__/* .notPinnable */ .bP.usedInParts) } : found];
}
const partsOfNames = new WeakMap();
function isPartOfNames(file, pattern, name) {
    const byPattern = partsOfNames.get(file) ?? new Map();
    partsOfNames.set(file, byPattern);
    const { text } = file;
    const names = byPattern.get(pattern.source) ??
        new Set([...text.matchAll(pattern)].flatMap(({ 0: whole, index, groups }) => {
            const [before = '', after = ''] = [text[index - 1], text[index + whole.length]];
            return /[\w./:@-]/.test(before) || /[\w./:@-]/.test(after) ? [groups?.name ?? ''] : [];
        }));
    byPattern.set(pattern.source, names);
    return names.has(name);
}


/***/ }),

/***/ 80056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ possibleImages)
/* harmony export */ });
/* harmony import */ var _languages_syntax_variables_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77696);
/* harmony import */ var _occurrence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75096);
/* harmony import */ var _pin_place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13052);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23948);




const maxCombinations = 64;
function possibleImages(file, text, valuesOf, others = []) {
    const { span, value } = text;
    const whole = text.exact ? (0,_languages_syntax_variables_js__WEBPACK_IMPORTED_MODULE_0__/* .wholeVariable */ .o)(value) : undefined;
    const values = whole === undefined ? [] : valuesOf(whole.name);
    if (values.length > maxCombinations)
        return [(0,_occurrence_js__WEBPACK_IMPORTED_MODULE_1__/* .opaqueAt */ .NV)(file, span, 'variable', _reasons_js__WEBPACK_IMPORTED_MODULE_3__/* .unresolved */ .II.tooManyValues)];
    if (whole !== undefined && values.length > 0 && values.every(isPlaced)) {
        const own = values.map((one) => occurrenceOfValue([file, ...others], whole.name, span, one));
        return [...own, ...occurrenceOfDefault(file, span, whole.fallback)];
    }
    const { names, images, unknown } = expansions(value, valuesOf);
    const unclear = names.flatMap(valuesOf).find(({ source }) => source?.unclear !== undefined)
        ?.source?.unclear;
    if (unclear !== undefined)
        return [(0,_occurrence_js__WEBPACK_IMPORTED_MODULE_1__/* .opaqueAt */ .NV)(file, span, 'template', unclear)];
    if (images.length === 0 || unknown === 'too many')
        return [(0,_occurrence_js__WEBPACK_IMPORTED_MODULE_1__/* .opaqueAt */ .NV)(file, span, 'variable', unknown === 'too many' ? _reasons_js__WEBPACK_IMPORTED_MODULE_3__/* .unresolved */ .II.tooManyValues : unknown)];
    const origin = names.flatMap(valuesOf).find((one) => one.file !== undefined)?.file?.path;
    const why = images.length > 1 ? _reasons_js__WEBPACK_IMPORTED_MODULE_3__/* .notPinnable */ .bP.severalValues : origin && _reasons_js__WEBPACK_IMPORTED_MODULE_3__/* .notPinnable */ .bP.otherFile(origin);
    return images.map((image) => unpinnable((0,_occurrence_js__WEBPACK_IMPORTED_MODULE_1__/* .occurrenceAt */ .d_)(file, { ...span }, image, text.exact), why));
}
function isPlaced({ source, value }) {
    return source !== undefined && source.unclear === undefined && value !== '' && !value.includes('$');
}
function occurrenceOfValue([file, ...others], name, use, { source, value, file: other }) {
    if (source === undefined)
        return (0,_occurrence_js__WEBPACK_IMPORTED_MODULE_1__/* .occurrenceAt */ .d_)(file, use, value, false);
    const found = (0,_occurrence_js__WEBPACK_IMPORTED_MODULE_1__/* .occurrenceAt */ .d_)(other ?? file, source.span, value, source.exact);
    const isPart = [file, ...others].some((one) => isPartOfNames(one, name))
        ? _reasons_js__WEBPACK_IMPORTED_MODULE_3__/* .notPinnable */ .bP.partElsewhere(name)
        : undefined;
    return { ...unpinnable(found, isPart), ...(other === undefined ? { uses: [use] } : {}) };
}
function occurrenceOfDefault(file, { start }, fallback) {
    if (fallback === undefined || fallback.text === '' || fallback.text.includes('$'))
        return [];
    const at = start + fallback.offset;
    return [(0,_occurrence_js__WEBPACK_IMPORTED_MODULE_1__/* .occurrenceAt */ .d_)(file, { start: at, end: at + fallback.text.length })];
}
const partsOfNames = new WeakMap();
function isPartOfNames(file, name) {
    const known = partsOfNames.get(file) ?? namesInNames(file.text);
    partsOfNames.set(file, known);
    return known.has(name);
}
function namesInNames(text) {
    const names = new Set();
    for (const { 0: whole, 1: braced, 2: bare, index } of text.matchAll(/\$(?:\{(\w+)[^{}\n]*\}|(\w+))/g)) {
        const [before = '', after = ''] = [text[index - 1], text[index + whole.length]];
        if (/[\w./@}-]/.test(before) || /[\w.:/@$-]/.test(after))
            names.add(braced ?? bare ?? '');
    }
    return names;
}
function expansions(text, valuesOf) {
    const images = new Set();
    const names = new Set();
    let unknown = '';
    const waiting = [new Map()];
    for (let done = 0; waiting.length > 0; done += 1) {
        if (done > maxCombinations)
            return { names: [...names], images: [...images], unknown: 'too many' };
        const chosen = waiting.pop() ?? new Map();
        let open;
        const expansion = (0,_languages_syntax_variables_js__WEBPACK_IMPORTED_MODULE_0__/* .expand */ .f)(text, (name) => {
            if (!chosen.has(name) && valuesOf(name).length > 0)
                open ??= name;
            return chosen.get(name);
        });
        if (open !== undefined) {
            names.add(open);
            const name = open;
            const isDefaulted = new RegExp(`\\{${name}:?-`).test(text);
            const values = new Set(valuesOf(name).map(({ value }) => value));
            if (values.size > maxCombinations)
                return { names: [...names], images: [], unknown: 'too many' };
            for (const value of [...values, ...(isDefaulted ? [undefined] : [])])
                waiting.push(new Map([...chosen, [name, value]]));
        }
        else if (expansion.kind === 'value')
            images.add(expansion.value);
        else
            unknown = expansion.detail;
    }
    return { names: [...names], images: [...images].sort(), unknown };
}
function unpinnable(one, why) {
    return one.kind !== 'image' || why === undefined ? one : { ...one, pin: (0,_pin_place_js__WEBPACK_IMPORTED_MODULE_2__/* .refused */ .J)(why) };
}


/***/ })

};
