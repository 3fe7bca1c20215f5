export const id = 2575;
export const ids = [2575];
export const modules = {

/***/ 44543:
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

/***/ 39608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ Builds)
/* harmony export */ });
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

/***/ 66053:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V$: () => (/* binding */ distinctValues),
/* harmony export */   av: () => (/* binding */ combinationsIn),
/* harmony export */   jf: () => (/* binding */ cartesian)
/* harmony export */ });
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

/***/ 69957:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ shell_shell)
});

// EXTERNAL MODULE: ./lib/scan/combinations.js
var combinations = __webpack_require__(66053);
// EXTERNAL MODULE: ./lib/scan/nested-values.js
var nested_values = __webpack_require__(1177);
// EXTERNAL MODULE: ./lib/scan/parameters.js
var parameters = __webpack_require__(44725);
;// CONCATENATED MODULE: ./lib/scan/make-variables.js



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
    const names = (0,nested_values/* expandedTexts */.C)({ value: inParentheses(text) }, valuesIn(file), reference);
    return names.map(({ value }) => value).filter((value) => value !== '' && !value.includes('$'));
}
function valuesIn(file) {
    const found = known.get(file);
    if (found !== undefined)
        return found;
    const variables = assignedValues(file.text);
    const valuesOf = (0,nested_values/* expandedValues */.s)((name) => variables.get(name) ?? [], reference);
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

// EXTERNAL MODULE: ./lib/scan/mentions.js
var scan_mentions = __webpack_require__(21870);
// EXTERNAL MODULE: ./lib/scan/shell/assignments.js
var assignments = __webpack_require__(28630);
// EXTERNAL MODULE: ./lib/scan/shell/builds.js
var shell_builds = __webpack_require__(38867);
// EXTERNAL MODULE: ./lib/scan/shell/pinned-words.js
var pinned_words = __webpack_require__(98540);
// EXTERNAL MODULE: ./lib/scan/shell/read-image.js
var read_image = __webpack_require__(96074);
// EXTERNAL MODULE: ./lib/scan/shell/uses.js + 3 modules
var uses = __webpack_require__(70243);
// EXTERNAL MODULE: ./lib/scan/shell-builds.js
var scan_shell_builds = __webpack_require__(14921);
// EXTERNAL MODULE: ./lib/scan/shell-mentions.js
var shell_mentions = __webpack_require__(38103);
// EXTERNAL MODULE: ./lib/scan/syntax/shell.js + 2 modules
var shell = __webpack_require__(98556);
;// CONCATENATED MODULE: ./lib/scan/formats/shell.js










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
        const context = { valuesOf: ofScript, wholeUses: (0,shell_builds/* wholeUsesIn */.H)(images) };
        const used = images.flatMap((one) => {
            const ofMake = one.unknownOption === undefined ? makeImages(file, one.word) : undefined;
            return ofMake ?? (0,read_image/* readImageWord */.Q)(file, one, context);
        });
        const occurrences = [...(0,pinned_words/* pinnedWords */.m)(file, commands, used), ...used];
        const folders = [...new Set([(0,scan_mentions/* folderOf */.yS)(file.path), ''])];
        const mentions = (0,shell_mentions/* commandMentions */.d_)(commands, folders);
        const passes = (0,scan_shell_builds/* commandBuilds */.h)(commands, file, folders);
        const built = (0,shell_builds/* builtImages */.T)(file, builds, (word) => makeNames(file, word) ?? (0,read_image/* namesOf */.eZ)(word, ofScript));
        return { occurrences, problems: [], mentions, builds: built, passes };
    },
};


/***/ }),

/***/ 9264:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  AQ: () => (/* binding */ chartFiles),
  op: () => (/* binding */ chartIn),
  a6: () => (/* binding */ chartOfValues),
  ET: () => (/* binding */ maxTemplates)
});

// EXTERNAL MODULE: ./lib/scan/helm/dependencies.js
var dependencies = __webpack_require__(84177);
;// CONCATENATED MODULE: ./lib/scan/helm/placement.js

const maxCharts = 100;
const maxDepth = 8;
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
            if (isRead && charts.length < maxCharts && below.length < maxDepth)
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
        return file === undefined ? [] : (0,dependencies/* dependenciesIn */.T)(file);
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

// EXTERNAL MODULE: ./lib/model/append.js
var append = __webpack_require__(27925);
;// CONCATENATED MODULE: ./lib/scan/helm/pipeline.js
const pipeline_maxDepth = 50;
function pipelineOf(reader, depth = 0) {
    if (depth > pipeline_maxDepth)
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

;// CONCATENATED MODULE: ./lib/scan/helm/actions.js

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

;// CONCATENATED MODULE: ./lib/scan/helm/printed.js
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

;// CONCATENATED MODULE: ./lib/scan/helm/evaluate.js

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

;// CONCATENATED MODULE: ./lib/scan/helm/judge.js

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

;// CONCATENATED MODULE: ./lib/scan/helm/uses.js





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
                (0,append/* append */.B)(items, value);
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

;// CONCATENATED MODULE: ./lib/scan/helm/chart.js


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
    for (const use of uses) {
        const key = use.ref.path.at(-1) ?? '';
        const same = byKey.get(key) ?? [];
        byKey.set(key, same);
        same.push(use);
    }
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


/***/ }),

/***/ 84177:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ dependenciesIn),
/* harmony export */   z: () => (/* binding */ chartFolderFrom)
/* harmony export */ });
/* harmony import */ var _mentions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21870);
/* harmony import */ var _yaml_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48902);
/* harmony import */ var _yaml_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34540);
/* harmony import */ var _yaml_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61209);




const scheme = 'file://';
function dependenciesIn(file) {
    return (0,_yaml_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .parseYaml */ .hN)(file).documents.flatMap((document) => (0,_yaml_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .children */ .Y_)(document, (0,_yaml_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .jf)(document, document.root, 'dependencies')).flatMap((one) => {
        const text = (key) => (0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(document, (0,_yaml_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .child */ .jf)(document, one, key))?.value;
        const key = text('alias') ?? text('name');
        const repository = text('repository') ?? '';
        const folder = repository.startsWith(scheme)
            ? chartFolderFrom((0,_mentions_js__WEBPACK_IMPORTED_MODULE_0__/* .folderOf */ .yS)(file.path), repository.slice(scheme.length))
            : undefined;
        return key === undefined ? [] : [folder === undefined ? { key } : { key, folder }];
    }));
}
function chartFolderFrom(folder, name) {
    const found = (0,_mentions_js__WEBPACK_IMPORTED_MODULE_0__/* .pathFrom */ .Iw)(folder, name);
    if (found === undefined)
        return undefined;
    return found === '.' || found === './' ? '' : `${found.replace(/\/$/, '')}/`;
}


/***/ }),

/***/ 21870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AK: () => (/* binding */ mentionsFrom),
/* harmony export */   D8: () => (/* binding */ MentionedGlobs),
/* harmony export */   Iw: () => (/* binding */ pathFrom),
/* harmony export */   eA: () => (/* binding */ buildMentions),
/* harmony export */   yS: () => (/* binding */ folderOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53523);
/* harmony import */ var _model_steps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54566);



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
    async matching({ path: glob }) {
        const known = this.known.get(glob);
        if (known !== undefined)
            return known;
        this.isTooMuch ||= this.known.size >= maxGlobs;
        if (this.isTooMuch)
            return [];
        const folder = /^(?:[\w-][\w.-]*\/)*/.exec(glob)?.[0] ?? '';
        const found = await (0,_model_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .filterInSteps */ .pj)(this.paths.below(folder), (0,_model_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .pathMatcher */ .kZ)([glob]));
        this.known.set(glob, found);
        return found;
    }
}


/***/ }),

/***/ 1177:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ expandedTexts),
/* harmony export */   s: () => (/* binding */ expandedValues)
/* harmony export */ });
/* harmony import */ var _combinations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66053);

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
    const combinations = (0,_combinations_js__WEBPACK_IMPORTED_MODULE_0__/* .cartesian */ .jf)(valuesOf)(names);
    if (combinations === 'too many' || combinations.length === 0)
        return [one];
    return combinations.map((values) => {
        let index = 0;
        return { value: one.value.replace(pattern, () => values[index++]?.value ?? '') };
    });
}


/***/ }),

/***/ 44725:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ parameterImages),
/* harmony export */   t: () => (/* binding */ withValues)
/* harmony export */ });
/* harmony import */ var _combinations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66053);
/* harmony import */ var _occurrence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75096);
/* harmony import */ var _pin_place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13052);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23948);
/* harmony import */ var _syntax_templates_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25157);





const maxRead = 1000;
function parameterImages(file, text, pattern, combinationsOf, others = []) {
    const uses = [...text.value.matchAll(pattern)];
    if (uses.length === 0)
        return undefined;
    const names = [...new Set(uses.map(({ groups }) => groups?.name ?? ''))];
    const combinations = combinationsOf(names);
    if (combinations === 'too many')
        return [(0,_occurrence_js__WEBPACK_IMPORTED_MODULE_1__/* .opaqueAt */ .NV)(file, text.span, 'variable', _reasons_js__WEBPACK_IMPORTED_MODULE_3__/* .unresolved */ .II.tooManyValues)];
    const values = (0,_combinations_js__WEBPACK_IMPORTED_MODULE_0__/* .distinctValues */ .V$)(combinations.flat());
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
    return (0,_syntax_templates_js__WEBPACK_IMPORTED_MODULE_4__/* .isTemplated */ .dw)(value)
        ? (0,_occurrence_js__WEBPACK_IMPORTED_MODULE_1__/* .opaqueAt */ .NV)(other ?? file, span, 'template', _reasons_js__WEBPACK_IMPORTED_MODULE_3__/* .unresolved */ .II.template(value))
        : (0,_occurrence_js__WEBPACK_IMPORTED_MODULE_1__/* .opaqueAt */ .NV)(other ?? file, span, 'variable', _reasons_js__WEBPACK_IMPORTED_MODULE_3__/* .unresolved */ .II.pipelineParameter(value));
}
function isOpen(text) {
    const read = text.slice(0, maxRead);
    return (0,_syntax_templates_js__WEBPACK_IMPORTED_MODULE_4__/* .isTemplated */ .dw)(read) || /\$[({\w]/.test(read);
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

/***/ 29741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ possibleImages)
/* harmony export */ });
/* harmony import */ var _occurrence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75096);
/* harmony import */ var _pin_place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13052);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23948);
/* harmony import */ var _syntax_variables_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83976);




const maxCombinations = 64;
function possibleImages(file, text, valuesOf, others = []) {
    const { span, value } = text;
    const whole = text.exact ? (0,_syntax_variables_js__WEBPACK_IMPORTED_MODULE_3__/* .wholeVariable */ .o)(value) : undefined;
    const values = whole === undefined ? [] : valuesOf(whole.name);
    if (values.length > maxCombinations)
        return [(0,_occurrence_js__WEBPACK_IMPORTED_MODULE_0__/* .opaqueAt */ .NV)(file, span, 'variable', _reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .unresolved */ .II.tooManyValues)];
    if (whole !== undefined && values.length > 0 && values.every(isPlaced)) {
        const own = values.map((one) => occurrenceOfValue([file, ...others], whole.name, span, one));
        return [...own, ...occurrenceOfDefault(file, span, whole.fallback)];
    }
    const { names, images, unknown } = expansions(value, valuesOf);
    const unclear = names.flatMap(valuesOf).find(({ source }) => source?.unclear !== undefined)
        ?.source?.unclear;
    if (unclear !== undefined)
        return [(0,_occurrence_js__WEBPACK_IMPORTED_MODULE_0__/* .opaqueAt */ .NV)(file, span, 'template', unclear)];
    if (images.length === 0 || unknown === 'too many')
        return [(0,_occurrence_js__WEBPACK_IMPORTED_MODULE_0__/* .opaqueAt */ .NV)(file, span, 'variable', unknown === 'too many' ? _reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .unresolved */ .II.tooManyValues : unknown)];
    const origin = names.flatMap(valuesOf).find((one) => one.file !== undefined)?.file?.path;
    const why = images.length > 1 ? _reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .notPinnable */ .bP.severalValues : origin && _reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .notPinnable */ .bP.otherFile(origin);
    return images.map((image) => unpinnable((0,_occurrence_js__WEBPACK_IMPORTED_MODULE_0__/* .occurrenceAt */ .d_)(file, { ...span }, image, text.exact), why));
}
function isPlaced({ source, value }) {
    return source !== undefined && source.unclear === undefined && value !== '' && !value.includes('$');
}
function occurrenceOfValue([file, ...others], name, use, { source, value, file: other }) {
    if (source === undefined)
        return (0,_occurrence_js__WEBPACK_IMPORTED_MODULE_0__/* .occurrenceAt */ .d_)(file, use, value, false);
    const found = (0,_occurrence_js__WEBPACK_IMPORTED_MODULE_0__/* .occurrenceAt */ .d_)(other ?? file, source.span, value, source.exact);
    const isPart = [file, ...others].some((one) => isPartOfNames(one, name))
        ? _reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .notPinnable */ .bP.partElsewhere(name)
        : undefined;
    return { ...unpinnable(found, isPart), ...(other === undefined ? { uses: [use] } : {}) };
}
function occurrenceOfDefault(file, { start }, fallback) {
    if (fallback === undefined || fallback.text === '' || fallback.text.includes('$'))
        return [];
    const at = start + fallback.offset;
    return [(0,_occurrence_js__WEBPACK_IMPORTED_MODULE_0__/* .occurrenceAt */ .d_)(file, { start: at, end: at + fallback.text.length })];
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
        const expansion = (0,_syntax_variables_js__WEBPACK_IMPORTED_MODULE_3__/* .expand */ .f)(text, (name) => {
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
    return one.kind !== 'image' || why === undefined ? one : { ...one, pin: (0,_pin_place_js__WEBPACK_IMPORTED_MODULE_1__/* .refused */ .J)(why) };
}


/***/ }),

/***/ 42575:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  scanners: () => (/* binding */ scanners)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./lib/scan/looks-like-image.js
var looks_like_image = __webpack_require__(95861);
// EXTERNAL MODULE: ./lib/scan/occurrence.js
var occurrence = __webpack_require__(75096);
// EXTERNAL MODULE: ./lib/scan/reasons.js
var reasons = __webpack_require__(23948);
// EXTERNAL MODULE: ./lib/scan/undocumented-digests.js
var undocumented_digests = __webpack_require__(62710);
// EXTERNAL MODULE: ./lib/scan/yaml/maps.js
var yaml_maps = __webpack_require__(3150);
// EXTERNAL MODULE: ./lib/scan/yaml/scan.js
var yaml_scan = __webpack_require__(45764);
// EXTERNAL MODULE: ./lib/scan/yaml/text.js + 1 modules
var yaml_text = __webpack_require__(34540);
// EXTERNAL MODULE: ./lib/scan/yaml/tree.js
var tree = __webpack_require__(61209);
;// CONCATENATED MODULE: ./lib/scan/formats/ansible.js









const runs = /^(?:community\.docker\.|containers\.podman\.)?(?:docker_container|docker_swarm_service|podman_container)$/;
const pulls = /^(?:community\.docker\.|containers\.podman\.)?(?:docker_image|docker_image_pull|podman_image)$/;
const variables = /(?:^|\/)(?:roles\/[^/]+\/(?:defaults|vars)|group_vars|host_vars)\//;
const ansible = {
    id: 'ansible',
    title: 'Ansible',
    paths: ['**/{tasks,handlers,playbooks,roles}/**/*.{yml,yaml}', '**/{playbook,playbooks,site}*.{yml,yaml}'],
    comment: '#',
    scan(file) {
        const isVariables = variables.test(file.path);
        if (!isVariables && !/(?:docker|podman)_(?:container|image|swarm_service)/.test(file.text))
            return undefined;
        const builds = [];
        const scan = (0,yaml_scan/* scanYaml */.v)(file, {
            needles: isVariables ? ['image'] : [],
            find: (document) => isVariables ? imagesOfVariables(document, file) : findImages(document, file, builds),
        });
        return scan && { ...scan, builds };
    },
};
function findImages(document, file, builds) {
    const modules = (0,yaml_maps.mapsOf)(document).flatMap((map) => (0,tree/* entries */.jO)(document, map).flatMap(([name, settings]) => ((0,dist/* isMap */.jh)(settings) ? [{ name, settings }] : [])));
    const known = modules.filter(({ name }) => runs.test(name) || pulls.test(name));
    if (known.length === 0)
        return undefined;
    return known.map(({ name, settings }) => {
        const found = runs.test(name)
            ? wholeName(document, file, settings, 'image')
            : nameWithTag(document, file, settings, builds);
        return { found: found.map((one) => (0,undocumented_digests/* withoutNewDigest */.n)(one, reasons/* notPinnable */.bP.notDocumented('Ansible'))) };
    });
}
function imagesOfVariables(document, file) {
    const pairs = (0,yaml_maps.mapsOf)(document).flatMap((map) => (0,tree/* entries */.jO)(document, map));
    const found = pairs.flatMap(([key, value]) => {
        const text = /image$/i.test(key) ? (0,yaml_text/* textOf */.b6)(document, value) : undefined;
        if (text === undefined || !(0,looks_like_image/* looksLikeImage */.N)(text.value))
            return [];
        const one = (0,occurrence/* occurrenceAt */.d_)(file, text.span, text.value, text.exact);
        return [(0,undocumented_digests/* withoutNewDigest */.n)(one, reasons/* notPinnable */.bP.notDocumented('Ansible'))];
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

;// CONCATENATED MODULE: ./lib/scan/formats/apko.js




const apko = {
    id: 'apko',
    title: 'apko',
    paths: ['**/*apko*.{yml,yaml}'],
    comment: '#',
    scan: (file) => (0,yaml_scan/* scanYaml */.v)(file, { needles: ['contents'], find: apko_findImages }),
};
function apko_findImages(document) {
    const contents = (0,tree/* child */.jf)(document, document.root, 'contents');
    if (contents === undefined)
        return undefined;
    const image = (0,tree/* child */.jf)(document, (0,tree/* child */.jf)(document, contents, 'baseimage'), 'image');
    return (0,looks_like_image/* looksLikeImage */.N)((0,yaml_text/* textOf */.b6)(document, image)?.value ?? '') ? [image] : [];
}

// EXTERNAL MODULE: ./lib/model/append.js
var append = __webpack_require__(27925);
;// CONCATENATED MODULE: ./lib/scan/kubernetes/parameter-calls.js


function parameterKey(kind, resource, parameter) {
    return `${kind} ${resource} ${parameter}`;
}
function readCalls(file, frames, uses, { pattern, rules, known }) {
    const passed = frames.flatMap((frame) => rules.passedIn(frame));
    const byKey = new Map();
    for (const one of passed)
        for (const key of one.keys) {
            const same = byKey.get(key) ?? [];
            byKey.set(key, same);
            same.push(one);
        }
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
            (0,append/* append */.B)(waiting, keysOf(value));
    }
    const isPinnable = (key) => (otherUses.get(key.slice(key.lastIndexOf(' ') + 1)) ?? 0) <= 0;
    return { imageParameters: [...own].map((key) => ({ key, isPinnable: isPinnable(key) })), passed };
}
function parameterOf(reference) {
    return /[\w-]+(?=\W*$)/.exec(reference)?.[0] ?? reference;
}

;// CONCATENATED MODULE: ./lib/scan/yaml/frames.js



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

;// CONCATENATED MODULE: ./lib/scan/argo/calls.js




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

// EXTERNAL MODULE: ./lib/scan/combinations.js
var scan_combinations = __webpack_require__(66053);
// EXTERNAL MODULE: ./lib/scan/parameters.js
var scan_parameters = __webpack_require__(44725);
;// CONCATENATED MODULE: ./lib/scan/kubernetes/parameter-values.js




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
        const combinations = (0,scan_combinations/* cartesian */.jf)((name) => valuesIn(name, frame))(names);
        if (names.length === 0 || combinations === 'too many' || combinations.length === 0)
            return [one];
        return combinations.map((values) => values.some(({ value }) => expressions.test(value))
            ? one
            : { value: (0,scan_parameters/* withValues */.t)(source.value, pattern, names, values) });
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

;// CONCATENATED MODULE: ./lib/scan/argo/parameters.js





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
    const add = (to, name, frame) => {
        const known = to.get(name);
        if (known === undefined)
            to.set(name, [frame]);
        else
            known.push(frame);
    };
    for (const frame of frames) {
        const [template, of] = [textIn(frame, 'template'), textIn(frame, 'templateRef', 'name')];
        if (template !== undefined)
            add(ofTemplate, template, frame);
        if (of !== undefined)
            add(ofTemplate, `${of}/${textIn(frame, 'templateRef', 'template') ?? ''}`, frame);
        const run = textIn(frame, 'workflowTemplateRef', 'name') ?? of;
        if (run !== undefined)
            add(byName, run, frame);
    }
    return { ofTemplate, ofWorkflow: byName };
}

// EXTERNAL MODULE: ./lib/scan/pin-place.js
var pin_place = __webpack_require__(13052);
// EXTERNAL MODULE: ./lib/scan/yaml/document.js + 1 modules
var yaml_document = __webpack_require__(2628);
;// CONCATENATED MODULE: ./lib/scan/kubernetes/parameter-images.js








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
        const found = (0,scan_parameters/* parameterImages */.k)(this.file, text, pattern, (0,scan_combinations/* combinationsIn */.av)(text, pattern, valuesOf));
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

// EXTERNAL MODULE: ./lib/scan/overlaps.js
var overlaps = __webpack_require__(76157);
// EXTERNAL MODULE: ./lib/scan/yaml/keys.js
var keys = __webpack_require__(345);
;// CONCATENATED MODULE: ./lib/scan/yaml/nested-file.js


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

// EXTERNAL MODULE: ./lib/scan/yaml/parse.js + 16 modules
var parse = __webpack_require__(48902);
// EXTERNAL MODULE: ./lib/scan/mentions.js
var scan_mentions = __webpack_require__(21870);
// EXTERNAL MODULE: ./lib/scan/helm/chart.js + 7 modules
var helm_chart = __webpack_require__(9264);
;// CONCATENATED MODULE: ./lib/scan/helm/local-charts.js



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
        const mentions = (0,scan_mentions/* mentionsFrom */.AK)([from], name, 'helm-values');
        if (this.mentions.length >= maxValuesFiles)
            return;
        (0,append/* append */.B)(this.mentions, mentions);
        if (folder !== undefined)
            for (const { path } of mentions)
                this.uses.push({ path, folder, readsFile: true });
    }
}

// EXTERNAL MODULE: ./lib/scan/kubernetes/candidates.js
var candidates = __webpack_require__(87602);
// EXTERNAL MODULE: ./lib/model/image.js
var model_image = __webpack_require__(71976);
;// CONCATENATED MODULE: ./lib/scan/yaml/split.js



function splitOf(document, { digestKey, noPlace, ...name }) {
    const carrier = digestKey?.digest ?? name.tag;
    const isShared = carrier !== undefined && document.usesOf(carrier.span).length > 0;
    const why = isShared ? reasons/* notPinnable */.bP.sharedByAnchor : noPlace;
    return { ...name, ...digestKey, ...(why === undefined ? {} : { noPlace: why }) };
}
function digestKeyAt(document, map, name = 'digest') {
    const pair = map.items.findLast(({ key }) => (0,dist/* isScalar */.jn)(key) && key.value === name);
    const value = document.follow(pair?.value);
    const text = (0,yaml_text/* sourceOf */.vz)(document, value);
    if (pair === undefined || text === undefined || !(0,dist/* isScalar */.jn)(value))
        return undefined;
    if (value.type !== 'PLAIN' || text.value !== '')
        return value.value === null ? undefined : { digest: text, digestForm: { lead: '' } };
    const unset = document.text.slice(text.span.start, text.span.end);
    if (unset !== '')
        return { digest: { ...text, exact: true }, digestForm: { lead: '', unset } };
    const key = (0,dist/* isScalar */.jn)(pair.key) ? pair.key.range : undefined;
    const colon = document.text.indexOf(':', key?.[1] ?? text.span.start);
    const at = { start: colon + 1, end: colon + 1 };
    return { digest: { value: '', span: at, exact: true }, digestForm: { lead: ' ' } };
}

// EXTERNAL MODULE: ./node_modules/jsonc-parser/lib/umd/main.js
var main = __webpack_require__(99547);
;// CONCATENATED MODULE: ./lib/scan/helm/schema.js

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

;// CONCATENATED MODULE: ./lib/scan/helm/place.js



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

;// CONCATENATED MODULE: ./lib/scan/helm/digest-key.js


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

;// CONCATENATED MODULE: ./lib/scan/helm/partial.js





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

;// CONCATENATED MODULE: ./lib/scan/helm/values-images.js














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
            paths ??= (0,yaml_maps.pathsOfMaps)(document, root);
            return paths.get(map) ?? [];
        },
    };
    return (0,keys/* mapsWith */.e)(document, mayNameImage, root).flatMap((map) => {
        const split = sources.has(map) ? undefined : splitImage(values, map);
        return [...(split === undefined ? [] : [{ split }]), ...namedImages(values, map, split !== undefined)];
    });
}
function mayNameImage(key) {
    return key === 'repository' || key === 'registry' || key === 'hub' || /image/i.test(key);
}
const notImages = /^(?:git|github|gitlab|source|chart|helm)s?$/i;
function sourceMaps(document, root) {
    return (0,keys/* mapsWith */.e)(document, (key) => notImages.test(key), root).flatMap((map) => (0,tree/* entries */.jO)(document, map).flatMap(([key, value]) => (notImages.test(key) ? [value] : [])));
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
    const parsed = (0,model_image/* parseImage */.zZ)(text);
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
    if (!tagFromChart && tag === undefined && digestKeyAt(document, map) === undefined)
        return undefined;
    const candidates = digestKeys.flatMap((key) => {
        const one = digestKeyAt(document, map, key);
        return one === undefined ? [] : [{ ...one, key, value: one.digest.value }];
    });
    return splitOf(document, {
        registry,
        repository,
        tag,
        ...chosenDigest(values.chart(), values.pathOf(map), { key: tagKey, value: tag?.value ?? '' }, candidates),
        tagElsewhere: reasons/* unresolved */.II.tagFromChart,
    });
}

;// CONCATENATED MODULE: ./lib/scan/formats/helm-values.js


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

// EXTERNAL MODULE: ./lib/scan/helm/dependencies.js
var dependencies = __webpack_require__(84177);
;// CONCATENATED MODULE: ./lib/scan/yaml/paths.js

function nodesAt(document, node, path) {
    const [first = '', ...rest] = path.split('.');
    const step = (one, key) => key === '*' ? (0,tree/* children */.Y_)(document, one) : [(0,tree/* child */.jf)(document, one, key) ?? []].flat();
    return rest.reduce((nodes, key) => nodes.flatMap((one) => step(one, key)), step(node, first));
}

;// CONCATENATED MODULE: ./lib/scan/kubernetes/helm-parameters.js







function imagesOfParameters(document, list, chart) {
    const values = new Map();
    for (const parameter of (0,tree/* children */.Y_)(document, list)) {
        const name = (0,yaml_text/* wordOf */.aG)((0,tree/* child */.jf)(document, parameter, 'name'));
        const value = (0,yaml_text/* sourceOf */.vz)(document, (0,tree/* child */.jf)(document, parameter, 'value'), 'go');
        if (name !== undefined && value !== undefined)
            values.set(name, value);
    }
    return [...values].flatMap(([name, value]) => {
        if (/(?:^|\.)image$/i.test(name) && helm_parameters_isVersioned(value.value))
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
        return [{ split: splitOf(document, split) }];
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
function helm_parameters_isVersioned(text) {
    const parsed = (0,model_image/* parseImage */.zZ)(text);
    return parsed.kind === 'image' && (parsed.image.tag ?? parsed.image.digest) !== undefined;
}

// EXTERNAL MODULE: ./lib/model/compact.js
var compact = __webpack_require__(6472);
;// CONCATENATED MODULE: ./lib/scan/kubernetes/kustomize-image.js







function imageOfEntry(document, entry) {
    if (!(0,dist/* isMap */.jh)(entry))
        return undefined;
    const at = (key) => (0,yaml_text/* sourceOf */.vz)(document, (0,tree/* child */.jf)(document, entry, key));
    const [newName, tag] = [at('newName'), at('newTag')];
    const repository = newName ?? at('name');
    if (repository === undefined || repository.value === '')
        return undefined;
    const digestKey = digestKeyAt(document, entry);
    const isSuffixed = (at('tagSuffix')?.value ?? '') !== '';
    if (newName === undefined && tag === undefined && digestKey === undefined && !isSuffixed)
        return undefined;
    const tagElsewhere = isSuffixed ? reasons/* unresolved */.II.tagSuffix : reasons/* unresolved */.II.tagFromResources;
    return { split: splitOf(document, { repository, tag, digestKey, tagElsewhere }) };
}
function renamedImages(document, { path }, entries, folder) {
    return entries.flatMap((entry) => {
        const at = (key) => (0,yaml_text/* sourceOf */.vz)(document, (0,tree/* child */.jf)(document, entry, key));
        const [name, newName] = [at('name'), at('newName')];
        const isKept = (at('newTag')?.value ?? '') === '' && (at('digest')?.value ?? '') === '';
        if (name === undefined || !newName?.value || newName.value === name.value || !isKept)
            return [];
        return [{ name: name.value, at: { file: path, span: newName.span }, ...(0,compact/* compact */.o)({ folder }) }];
    });
}
function renamedShort({ path }, { value, span }, folder) {
    const [name = '', newName = ''] = value.split('=');
    const parsed = (0,model_image/* parseImage */.zZ)(newName);
    const isKept = parsed.kind === 'image' && parsed.image.tag === undefined && parsed.image.digest === undefined;
    if (name === '' || name === newName || !isKept)
        return [];
    return [{ name, at: { file: path, span }, ...(0,compact/* compact */.o)({ folder }) }];
}

;// CONCATENATED MODULE: ./lib/scan/kubernetes/oci-repository.js






function artifactOf(document, resource) {
    const spec = (0,tree/* child */.jf)(document, resource, 'spec');
    const url = (0,yaml_text/* textOf */.b6)(document, (0,tree/* child */.jf)(document, spec, 'url'));
    const repository = url === undefined ? undefined : (0,yaml_scan/* withoutPrefix */.Z7)('oci://', url);
    if (repository === undefined)
        return undefined;
    const ref = (0,tree/* child */.jf)(document, spec, 'ref');
    const at = (key) => (0,yaml_text/* sourceOf */.vz)(document, (0,tree/* child */.jf)(document, ref, key), 'go');
    const digestKey = (0,dist/* isMap */.jh)(ref) ? digestKeyAt(document, ref) : undefined;
    const isPinned = (digestKey?.digest.value ?? '') !== '';
    const range = at('semver');
    const isRange = range !== undefined && range.value !== '' && !isPinned;
    return splitOf(document, {
        repository,
        tag: isRange ? undefined : at('tag'),
        digestKey,
        noPlace: digestKey === undefined ? reasons/* notPinnable */.bP.digestOfArtifact : undefined,
        tagElsewhere: isRange ? reasons/* unresolved */.II.versionRange(range.value) : reasons/* unresolved */.II.noTagOrDigest,
    });
}

;// CONCATENATED MODULE: ./lib/scan/kubernetes/release-places.js
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

;// CONCATENATED MODULE: ./lib/scan/kubernetes/chart-values.js














function chart_values_valuesImages(document, resource, reading, patches) {
    const text = (key) => (0,yaml_text/* wordOf */.aG)((0,tree/* child */.jf)(document, resource, key)) ?? '';
    const type = `${text('apiVersion').split('/')[0]}/${text('kind')}`;
    if (type === 'source.toolkit.fluxcd.io/OCIRepository')
        return [artifact(document, resource)];
    const places = Object.hasOwn(releasePlaces, type) ? releasePlaces[type] : undefined;
    if (places === undefined)
        return [];
    const sources = places.sources?.flatMap((path) => nodesAt(document, resource, path)) ?? [resource];
    return sources.flatMap((source) => imagesOfSource(document, source, places, reading, patches));
}
function imagesOfSource(document, source, places, { file, problems, charts, renames }, patches) {
    const at = (path) => (path === undefined ? [] : nodesAt(document, source, path));
    const scanned = ({ occurrences, problems: found }) => {
        (0,append/* append */.B)(problems, found);
        return [{ found: occurrences }];
    };
    const folder = chartFolder(document, source, places);
    const target = targetFolder(document, source, places);
    const short = at(places.short).flatMap((node) => (0,yaml_text/* textOf */.b6)(document, node) ?? []);
    (0,append/* append */.B)(renames, renamedImages(document, file, at(places.images), target), short.flatMap((text) => renamedShort(file, text, target)));
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
    const text = (path) => nodesAt(document, source, path).flatMap((node) => (0,yaml_text/* textOf */.b6)(document, node)?.value ?? [])[0];
    const name = chart === undefined ? undefined : text(chart);
    const kind = text('spec.chart.spec.sourceRef.kind') ?? 'GitRepository';
    return name === undefined || kind !== 'GitRepository' ? undefined : (0,dependencies/* chartFolderFrom */.z)('', name);
}
function targetFolder(document, source, { target }) {
    if (target === undefined)
        return undefined;
    const name = nodesAt(document, source, target).flatMap((node) => (0,yaml_text/* textOf */.b6)(document, node)?.value ?? [])[0];
    return (0,dependencies/* chartFolderFrom */.z)('', name?.replace(/^\/+/, '') || '.');
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

;// CONCATENATED MODULE: ./lib/scan/kubernetes/configured-images.js







function declaredFields(document) {
    return (0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, document.root, 'images')).flatMap((entry) => {
        const text = (key) => (0,yaml_text/* textOf */.b6)(document, (0,tree/* child */.jf)(document, entry, key))?.value;
        const path = text('path')
            ?.replace(/^\/|\[\]/g, '')
            .split('/')
            .filter(Boolean) ?? [];
        return path.length === 0 ? [] : [{ path, ...(0,compact/* compact */.o)({ kind: text('kind'), group: text('group') }) }];
    });
}
function configuredImages(document, resource, fields, found) {
    const text = (key) => (0,yaml_text/* textOf */.b6)(document, (0,tree/* child */.jf)(document, resource, key))?.value ?? '';
    const [kind, version] = [text('kind'), text('apiVersion')];
    const group = version.includes('/') ? version.slice(0, version.indexOf('/')) : '';
    const why = reasons/* notPinnable */.bP.unknownKind(group === '' ? kind : `${group}/${kind}`);
    const read = (file, name) => (0,undocumented_digests/* withoutNewDigest */.n)((0,yaml_scan/* literalText */.bK)(file, name), why);
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

// EXTERNAL MODULE: ./lib/scan/kubernetes/kinds.js
var kinds = __webpack_require__(69461);
;// CONCATENATED MODULE: ./lib/scan/kubernetes/crds.js






function imagesOfCustomResources(document, resource) {
    return nodesOfKind(document, resource, kinds/* imagesInKinds */.b);
}
function nodesOfKind(document, resource, places) {
    const text = (key) => (0,yaml_text/* wordOf */.aG)((0,tree/* child */.jf)(document, resource, key)) ?? '';
    const paths = places[`${text('apiVersion').split('/')[0]}/${text('kind')}`] ?? [];
    return paths.flatMap((path) => nodesAt(document, resource, path));
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

;// CONCATENATED MODULE: ./lib/scan/kubernetes/env-and-args.js



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

;// CONCATENATED MODULE: ./lib/scan/kubernetes/json-patch.js










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
    const elsewhere = anAlias.test(document.text) ? (0,yaml_maps.mapsOf)(document) : [];
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
        ...(0,yaml_maps.mapsOf)(document, value).flatMap((map) => imagesOfMap(document, map)),
    ];
}
function namesImage(path, text) {
    if (!/\/image$/.test(path))
        return /image$/i.test(path) && (0,looks_like_image/* looksLikeImage */.N)(text);
    const parsed = (0,model_image/* parseImage */.zZ)(text);
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
    const read = (file, one) => (0,undocumented_digests/* withoutNewDigest */.n)((0,yaml_scan/* literalText */.bK)(file, one), reasons/* notPinnable */.bP.patchedKind);
    return { text, read };
}

;// CONCATENATED MODULE: ./lib/scan/kubernetes/krm-functions.js




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
        (0,append/* append */.B)(problems, scan.problems);
        return [{ found: scan.occurrences }];
    });
}

// EXTERNAL MODULE: ./lib/scan/yaml/nodes.js
var nodes = __webpack_require__(82900);
;// CONCATENATED MODULE: ./lib/scan/formats/kubernetes.js
















const kubernetes_containerLists = ['containers', 'initContainers', 'ephemeralContainers'];
const imageHolders = new Set([...kubernetes_containerLists, 'volumes', 'annotations', 'from']);
const textKinds = new Set(['ConfigMap', 'Secret']);
const textKeys = ['data', 'stringData', 'binaryData'];
const schemaKinds = new Set([
    ...['CustomResourceDefinition', 'CompositeResourceDefinition'],
]);
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
            parse: fields.length > 0 ? parse/* parseWholeManifests */.df : parse/* parseManifests */.Ye,
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
    const resources = new Set((0,keys/* mapsWith */.e)(document, (key) => key === 'kind').filter((map) => !ignored.has(map) && isManifest(document, map)));
    const holders = new Set((0,keys/* mapsWith */.e)(document, (key) => imageHolders.has(key)));
    const maps = (0,yaml_maps.mapsOf)(document).filter((map) => !ignored.has(map) && (holders.has(map) || resources.has(map)));
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
        ...(0,candidates.candidateImages)(document, resources, ignored),
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
    for (const map of (0,keys/* mapsWith */.e)(document, (key) => key === 'kind' || key === 'apiVersion')) {
        if (ignored.has(map) || (0,tree/* child */.jf)(document, map, 'items') !== undefined)
            continue;
        const isText = hasOnly(document, map, 'kind', (kind) => textKinds.has(kind));
        const isPattern = hasOnly(document, map, 'kind', (kind) => schemaKinds.has(kind)) ||
            hasOnly(document, map, 'apiVersion', (version) => policies.test(version));
        if (isPattern)
            items ??= new Set([document.root, ...itemsOf(document)]);
        const keys = isText ? textKeys : isPattern && items?.has(map) === true ? ['spec'] : [];
        for (const key of keys) {
            const holder = (0,tree/* child */.jf)(document, map, key);
            if (holder === undefined || held.has(holder))
                continue;
            held.add(holder);
            for (const below of (0,yaml_maps.mapsOf)(document, holder))
                ignored.add(below);
        }
    }
    return ignored;
}
function hasOnly(document, map, key, isIt) {
    const value = (0,tree/* child */.jf)(document, map, key);
    return value !== undefined && document.sameKey(value).every((one) => isIt((0,yaml_text/* wordOf */.aG)(one) ?? ''));
}
function itemsOf(document) {
    return (0,nodes/* nodesOf */.Nh)(document.root).flatMap((node) => ((0,dist/* isSeq */.oP)(node) ? node.items : []));
}

;// CONCATENATED MODULE: ./lib/scan/formats/argo.js















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
    return (0,keys/* mapsWith */.e)(document, (key) => key === 'apiVersion').some((map) => (0,yaml_text/* wordOf */.aG)((0,tree/* child */.jf)(document, map, 'apiVersion'))?.startsWith('argoproj.io/') === true);
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
    (0,append/* append */.B)(problems, scan.problems);
    return scan.occurrences;
}

// EXTERNAL MODULE: ./lib/scan/syntax/shell.js + 2 modules
var syntax_shell = __webpack_require__(98556);
;// CONCATENATED MODULE: ./lib/scan/yaml/scalar-places.js


const escapes = {
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
    const named = escapes[escaped] ?? (/["\\/ \t]/.test(escaped) ? escaped : `\\${escaped}`);
    const isCharacter = digits !== undefined && code <= maxCodePoint;
    builder.add(isCharacter ? String.fromCodePoint(code) : named, at, end);
    return end;
}

// EXTERNAL MODULE: ./lib/scan/shell/assignments.js
var assignments = __webpack_require__(28630);
// EXTERNAL MODULE: ./lib/scan/shell/builds.js
var shell_builds = __webpack_require__(38867);
// EXTERNAL MODULE: ./lib/scan/shell/read-image.js
var read_image = __webpack_require__(96074);
// EXTERNAL MODULE: ./lib/scan/shell/uses.js + 3 modules
var shell_uses = __webpack_require__(70243);
;// CONCATENATED MODULE: ./lib/scan/shell/yaml-scripts.js








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
            (0,append/* append */.B)(builds, one.builds);
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
    const context = { valuesOf, wholeUses: (0,shell_builds/* wholeUsesIn */.H)(images) };
    return {
        occurrences: images.flatMap((used) => (0,read_image/* readImageWord */.Q)(file, used, context)),
        builds: (0,shell_builds/* builtImages */.T)(file, builds, (word) => (0,read_image/* namesOf */.eZ)(word, valuesOf)),
    };
}

;// CONCATENATED MODULE: ./lib/scan/formats/azure-pipelines.js








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
        read: (source, text, document) => readImage(source, text, isTemplate(document)),
    }, (document) => (0,yaml_maps.mapsOf)(document).map((map) => [(0,tree/* child */.jf)(document, map, 'script') ?? (0,tree/* child */.jf)(document, map, 'bash')])),
};
function isTemplate(document) {
    const has = (key) => (0,tree/* child */.jf)(document, document.root, key) !== undefined;
    return has('parameters') && !has('resources') && !has('trigger');
}
function azure_pipelines_findImages(document) {
    const resources = (0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, (0,tree/* child */.jf)(document, document.root, 'resources'), 'containers'));
    const names = new Set(resources.map((one) => (0,yaml_text/* textOf */.b6)(document, (0,tree/* child */.jf)(document, one, 'container'))?.value));
    const isResource = (node) => names.has((0,yaml_text/* textOf */.b6)(document, node)?.value ?? '');
    const jobs = (0,yaml_maps.mapsOf)(document).filter((map) => !resources.some((resource) => resource === map));
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
function readImage(file, text, inTemplate) {
    if (inTemplate && /^[\w-]+$/.test(text.value))
        return (0,occurrence/* opaqueAt */.NV)(file, text.span, 'variable', reasons/* unresolved */.II.pipelineContainer(text.value));
    return /\$[([{]/.test(text.value)
        ? (0,occurrence/* opaqueAt */.NV)(file, text.span, 'variable', reasons/* unresolved */.II.pipelineVariable(text.value))
        : (0,yaml_scan/* literalText */.bK)(file, text);
}

// EXTERNAL MODULE: ./lib/scan/build-arguments.js
var build_arguments = __webpack_require__(82692);
// EXTERNAL MODULE: ./lib/scan/syntax/variables.js
var syntax_variables = __webpack_require__(83976);
;// CONCATENATED MODULE: ./lib/scan/syntax/hcl-reference.js



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
    const expansion = (0,syntax_variables/* expand */.f)(shell, (name) => defaults.get(name)?.text);
    if (expansion.kind === 'unknown') {
        const name = /\$\{(?<name>[^{}]*[.[(?][^{}]*)\}/.exec(shell)?.groups?.name;
        const detail = name === undefined ? expansion.detail : reasons/* unresolved */.II.notDefinedHere(name);
        return (0,occurrence/* opaqueAt */.NV)(file, span, 'variable', detail);
    }
    return (0,occurrence/* occurrenceAt */.d_)(file, span, expansion.value, exact);
}
function hclTextOf(value, defaults) {
    const text = value.kind === 'name' ? `\${${value.text}}` : value.text;
    const expansion = (0,syntax_variables/* expand */.f)(shellText(text), (name) => defaults.get(name)?.text);
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

;// CONCATENATED MODULE: ./lib/scan/bake/hcl-targets.js




function hclTargets(hcl) {
    const byPath = new Map();
    for (const value of hcl.values) {
        const key = JSON.stringify(value.path);
        const known = byPath.get(key);
        if (known === undefined)
            byPath.set(key, [value]);
        else
            known.push(value);
    }
    const reader = new TargetReader(hcl, byPath);
    const blocks = new Map();
    for (const key of hcl.keys) {
        const [block = ''] = key.path;
        if (!block.startsWith('target '))
            continue;
        const known = blocks.get(block);
        if (known === undefined)
            blocks.set(block, [key]);
        else
            known.push(key);
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

;// CONCATENATED MODULE: ./lib/scan/bake/names.js




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
            const expansion = (0,syntax_variables/* expand */.f)(text.value, () => undefined);
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

// EXTERNAL MODULE: ./lib/scan/builds.js
var builds = __webpack_require__(39608);
;// CONCATENATED MODULE: ./lib/scan/bake/targets.js





const maxDepth = 100;
const maxArguments = 300_000;
function bakeBuilds(file, targets) {
    const inheritance = new Inheritance(targets);
    const known = new builds/* Builds */.M();
    const knownInline = new builds/* Builds */.M();
    const inline = new Map();
    const mentions = [];
    const passes = [];
    for (const name of new Set(targets.map((one) => one.name))) {
        const settings = inheritance.of(name);
        const builds = inheritance.buildsWith(settings);
        if (settings.inline === undefined) {
            const paths = dockerfilesOf(file, settings);
            (0,append/* append */.B)(mentions, paths);
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
    const folders = [(0,scan_mentions/* folderOf */.yS)(path), ''].map((base) => (0,scan_mentions/* pathFrom */.Iw)(base, folder));
    return (0,scan_mentions/* mentionsFrom */.AK)([...new Set(folders)], name, 'dockerfile');
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
        if (depth > maxDepth)
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
        (0,append/* append */.B)(known, more);
}

// EXTERNAL MODULE: ./lib/scan/dockerfile/dockerfile.js + 34 modules
var dockerfile = __webpack_require__(39276);
;// CONCATENATED MODULE: ./lib/scan/dockerfile/inline-text.js
const inline_text_escapes = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };
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
    return char === undefined ? '' : (inline_text_escapes[char] ?? char);
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

// EXTERNAL MODULE: ./lib/scan/dockerfile/lexer-types.js
var lexer_types = __webpack_require__(49966);
;// CONCATENATED MODULE: ./lib/scan/dockerfile/inline.js





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

// EXTERNAL MODULE: ./lib/scan/dockerfile/work.js
var work = __webpack_require__(23479);
;// CONCATENATED MODULE: ./lib/scan/syntax/hcl-tokens.js
const word = /[\p{L}_][\p{L}\p{N}_.-]*/uy;
const hcl_tokens_sign = /==|!=|>=|<=|&&|\|\||=>|[^\s]/y;
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
            hcl_tokens_sign.lastIndex = at;
            const found = word.exec(text)?.[0];
            const end = at + (found ?? hcl_tokens_sign.exec(text)?.[0] ?? ' ').length;
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

;// CONCATENATED MODULE: ./lib/scan/syntax/hcl.js

const hcl_maxDepth = 16;
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
        return this.key === undefined ? undefined : [...this.names.slice(-hcl_maxDepth), this.key];
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

;// CONCATENATED MODULE: ./lib/scan/formats/bake.js











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
        const pay = (0,work/* workOf */.L)(file.text.length);
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
                (0,append/* append */.B)(refusals, scan.problems, scan.passed.problems);
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

;// CONCATENATED MODULE: ./lib/scan/bake/json-targets.js







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
        const expansion = (0,syntax_variables/* expand */.f)(text.value, (name) => defaults.get(name)?.value);
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

// EXTERNAL MODULE: ./lib/scan/yaml/interpolated.js
var interpolated = __webpack_require__(79716);
;// CONCATENATED MODULE: ./lib/scan/formats/bake-json.js











const readInterpolated = (0,interpolated/* interpolated */.c)();
const bakeJson = {
    id: 'bake-json',
    title: 'Docker Bake, JSON',
    paths: ['**/*docker-bake*.json'],
    scan(file, _, context = {}) {
        const mentions = [];
        const passes = [];
        const names = [];
        const problems = [];
        const pay = (0,work/* workOf */.L)(file.text.length);
        const scan = (0,yaml_scan/* scanYaml */.v)(file, {
            needles: [],
            find(document) {
                const defaults = jsonDefaults(document);
                const { targets, unknown } = jsonTargets(document, file, defaults);
                const builds = bakeBuilds(file, targets);
                (0,append/* append */.B)(mentions, builds.mentions);
                (0,append/* append */.B)(passes, builds.passes);
                (0,append/* append */.B)(problems, builds.problems);
                (0,append/* append */.B)(names, jsonBuiltNames(document, file));
                const inline = { file, problems, context, defaults, builds: builds.inline, pay };
                return [...bake_json_findImages(document, inline), { found: unknown }];
            },
            read: readContextOrCache,
        });
        if (scan === undefined)
            return undefined;
        return { ...scan, problems: [...scan.problems, ...problems], mentions, passes, builds: names };
    },
};
function bake_json_findImages(document, inline) {
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
    (0,append/* append */.B)(problems, scan.problems, scan.passed.problems);
    return [{ found: [...scan.occurrences, ...scan.passed.occurrences] }];
}
function readContextOrCache(file, text) {
    const prefix = /^docker-image:\/\/|^type=registry,(?:[^,]*,)*?ref=/.exec(text.value)?.[0];
    const inner = prefix === undefined ? undefined : (0,yaml_scan/* withoutPrefix */.Z7)(prefix, text);
    return inner === undefined ? undefined : readInterpolated(file, inner);
}

;// CONCATENATED MODULE: ./lib/scan/syntax/starlark.js

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

;// CONCATENATED MODULE: ./lib/scan/formats/bazel.js



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

;// CONCATENATED MODULE: ./lib/scan/formats/bitbucket-pipelines.js







const bitbucket_pipelines_scheme = 'docker://';
const bitbucketPipelines = {
    id: 'bitbucket-pipelines',
    title: 'Bitbucket Pipelines',
    paths: ['**/bitbucket-pipelines.{yml,yaml}'],
    comment: '#',
    scan: (file) => scanWithScripts(file, { needles: ['pipelines'], find: bitbucket_pipelines_findImages, read: bitbucket_pipelines_readImage }, (document) => (0,yaml_maps.mapsOf)(document).flatMap((map) => ['script', 'after-script'].map((key) => (0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, map, key))))),
};
function bitbucket_pipelines_findImages(document) {
    const { root } = document;
    const services = (0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, (0,tree/* child */.jf)(document, root, 'definitions'), 'services'));
    const maps = (0,yaml_maps.mapsOf)(document);
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
    return (0,interpolated/* interpolated */.c)()(file, (0,yaml_scan/* withoutPrefix */.Z7)(bitbucket_pipelines_scheme, text) ?? text);
}

;// CONCATENATED MODULE: ./lib/scan/formats/buildkite.js









const dockerPlugin = /(?:^|\/)docker(?:-buildkite-plugin(?:\.git)?)?(?:#|$)/;
const kubernetesPlugin = /(?:^|\/)kubernetes(?:-buildkite-plugin(?:\.git)?)?(?:#|$)/;
const buildkite_containerLists = ['containers', 'initContainers', 'ephemeralContainers', 'sidecars'];
const buildkite_expanded = (0,interpolated/* interpolated */.c)();
const buildkite = {
    id: 'buildkite',
    title: 'Buildkite',
    paths: ['**/.buildkite/**/*.{yml,yaml,json}', '**/*buildkite*.{yml,yaml,json}'],
    comment: '#',
    scan: (file) => (0,yaml_scan/* scanYaml */.v)(file, { needles: ['steps'], find: buildkite_findImages, read }),
};
function read(file, text) {
    const found = buildkite_expanded(file, text);
    return text.value.includes('$') ? (0,undocumented_digests/* withoutNewDigest */.n)(found, reasons/* notPinnable */.bP.fromParameter) : found;
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
        return (0,yaml_maps.mapsOf)(document, settings).flatMap((map) => buildkite_containerLists.flatMap((key) => (0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, map, key)).map((container) => (0,tree/* child */.jf)(document, container, 'image'))));
    const text = (0,dist/* isScalar */.jn)(image) ? (0,yaml_text/* textOf */.b6)(document, image) : undefined;
    return text !== undefined && (0,looks_like_image/* looksLikeImage */.N)(text.value)
        ? [buildkite_listed(text, reasons/* notPinnable */.bP.unknownPlugin(name))]
        : [];
}
function buildkite_listed(text, why) {
    const readListed = (file, one) => (0,undocumented_digests/* withoutNewDigest */.n)(read(file, one), why);
    return { text, read: readListed };
}

;// CONCATENATED MODULE: ./lib/scan/circleci/matrix.js


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

;// CONCATENATED MODULE: ./lib/scan/formats/circleci.js








const circleci = {
    id: 'circleci',
    title: 'CircleCI',
    paths: ['**/.circleci/**/*.{yml,yaml}'],
    comment: '#',
    scan: (file) => scanWithScripts(file, { needles: ['docker'], find: circleci_findImages }, (document) => (0,yaml_maps.mapsOf)(document).map((map) => {
        const run = (0,tree/* child */.jf)(document, map, 'run');
        return [(0,dist/* isScalar */.jn)(run) ? run : (0,tree/* child */.jf)(document, run, 'command')];
    })),
};
const circleci_parameter = /<<\s*(?<name>(?:pipeline\.)?parameters\.[\w-]+)\s*>>/g;
const wholeParameter = /^<<\s*(?<of>pipeline\.)?parameters\.(?<name>[\w-]+)\s*>>$/;
function circleci_findImages(document, file) {
    const maps = (0,yaml_maps.mapsOf)(document);
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
                ? (0,scan_parameters/* parameterImages */.k)(file, text, circleci_parameter, (0,scan_combinations/* cartesian */.jf)((name) => circleci_valuesOf(document, holder, name, passed)))
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
    const add = (name, nodes) => {
        const known = passed.get(name);
        if (known === undefined)
            passed.set(name, [...nodes]);
        else
            for (const node of nodes)
                known.push(node);
    };
    for (const map of maps) {
        const listed = (0,tree/* child */.jf)(document, map, 'jobs');
        const jobs = (0,dist/* isSeq */.oP)(listed)
            ? (0,tree/* children */.Y_)(document, listed).flatMap((entry) => (0,tree/* children */.Y_)(document, entry))
            : [];
        for (const holder of [(0,tree/* child */.jf)(document, map, 'executor'), ...jobs]) {
            for (const [name, value] of (0,tree/* entries */.jO)(document, holder))
                if ((0,dist/* isScalar */.jn)(value))
                    add(name, [value]);
            for (const [name, values] of matrixValues(document, holder))
                add(name, values);
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

// EXTERNAL MODULE: ./lib/scan/possible-values.js
var possible_values = __webpack_require__(29741);
;// CONCATENATED MODULE: ./lib/scan/formats/cloud-build.js








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
    const whole = (0,syntax_variables/* wholeVariable */.o)(text.value);
    const isSet = [...text.value.matchAll(/\$\{?(\w+)/g)].some(([, name = '']) => valuesOf(name).length > 0);
    if (!isSet)
        return [(0,interpolated/* interpolated */.c)()(file, text)];
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
    const counts = (0,shell_builds/* wholeUsesIn */.H)(names.map(({ value, span }) => ({ word: { text: value, span } })));
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

;// CONCATENATED MODULE: ./lib/scan/cloudformation/values.js







const values_maxDepth = 8;
function values_imagesOfValue(document, file, node, depth = 0) {
    if (node === undefined || depth > values_maxDepth)
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
            .flatMap((branch) => values_imagesOfValue(document, file, branch, depth + 1));
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
    return (0,undocumented_digests/* withoutNewDigest */.n)((0,occurrence/* occurrenceAt */.d_)(file, span, value, exact), reasons/* notPinnable */.bP.aws);
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
    const expansion = (0,syntax_variables/* expand */.f)(template.value, (name) => defaultOf(document, name)?.value);
    return expansion.kind === 'unknown'
        ? (0,occurrence/* opaqueAt */.NV)(file, template.span, 'variable', expansion.detail)
        : (0,occurrence/* resolvedAt */.MJ)(file, template.span, expansion.value, reasons/* notPinnable */.bP.fromParameter);
}
function defaultOf(document, name) {
    const parameter = (0,tree/* child */.jf)(document, (0,tree/* child */.jf)(document, document.root, 'Parameters'), name);
    const value = (0,tree/* child */.jf)(document, parameter, 'Default');
    return (0,dist/* isScalar */.jn)(value) ? (0,yaml_text/* sourceOf */.vz)(document, value) : undefined;
}

;// CONCATENATED MODULE: ./lib/scan/formats/cloudformation.js






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
    const images = found.flatMap(({ type, properties }) => (known[type] ?? []).flatMap((path) => nodesAt(document, properties, path)));
    return images.map((image) => ({
        found: values_imagesOfValue(document, file, image).filter(({ raw }) => !provided.test(raw)),
    }));
}

// EXTERNAL MODULE: ./lib/model/glob.js
var glob = __webpack_require__(53523);
// EXTERNAL MODULE: ./lib/model/official-images.js
var official_images = __webpack_require__(44543);
;// CONCATENATED MODULE: ./lib/scan/compose/arguments.js







function composeArguments(document, file, build, valuesOf) {
    const args = (0,tree/* child */.jf)(document, build, 'args');
    if (args === undefined)
        return [];
    const read = { document, file, valuesOf };
    return document
        .sameKey(args)
        .flatMap((one) => ((0,dist/* isSeq */.oP)(one) ? arguments_listed(read, one.items) : (0,dist/* isMap */.jh)(one) ? mapped(read, one) : []));
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
function arguments_listed(read, items) {
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

;// CONCATENATED MODULE: ./lib/scan/compose/build-images.js





const build_images_scheme = 'docker-image://';
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
        if (String(node.value).includes(build_images_scheme))
            return [node];
        const text = (0,yaml_text/* textOf */.b6)(document, node);
        if (text?.value.includes('$') !== true)
            return [];
        const expansion = (0,syntax_variables/* expand */.f)(text.value, (name) => valuesOf(name).at(-1)?.value);
        if (expansion.kind !== 'value' || !expansion.value.includes(build_images_scheme))
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

;// CONCATENATED MODULE: ./lib/scan/compose/layers.js




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

;// CONCATENATED MODULE: ./lib/scan/syntax/dotenv.js
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

;// CONCATENATED MODULE: ./lib/scan/compose/references.js




const references_readInterpolated = (0,interpolated/* interpolated */.c)();
function referenceReader(companions) {
    const valuesOf = projectValues(companions);
    const others = companions.filter(({ path }) => !isDotenv(path));
    return (file, text) => {
        const image = imageText(text);
        if (image === undefined)
            return undefined;
        const isKnown = [...image.value.matchAll(/\$\{?(\w+)/g)].some(([, name = '']) => valuesOf(name).length > 0);
        return isKnown ? (0,possible_values/* possibleImages */.I)(file, image, valuesOf, others) : [references_readInterpolated(file, image)];
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

;// CONCATENATED MODULE: ./lib/scan/compose/mentions.js













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
    return names.flatMap((name) => (0,scan_mentions/* mentionsFrom */.AK)([(0,scan_mentions/* folderOf */.yS)(dotenv.path)], name, 'compose'));
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
        this.folder = (0,scan_mentions/* folderOf */.yS)(file.path);
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
        const dockerfiles = (0,scan_mentions/* mentionsFrom */.AK)([(0,scan_mentions/* pathFrom */.Iw)(this.folder, context)], name, 'dockerfile');
        const builds = (0,build_arguments/* buildsOf */.jV)(this.argumentsOf(layers));
        (0,append/* append */.B)(this.mentions, dockerfiles);
        for (const { path } of dockerfiles)
            (0,append/* append */.B)(this.passes, builds.map((args) => ({ path, args })));
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
        (0,append/* append */.B)(this.mentions, (0,scan_mentions/* mentionsFrom */.AK)([this.folder], name, 'compose'));
    }
    included() {
        const { document } = this;
        return (0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, document.root, 'include')).flatMap((entry) => {
            const paths = (0,dist/* isScalar */.jn)(entry) ? entry : (0,tree/* child */.jf)(document, entry, 'path');
            return (0,dist/* isSeq */.oP)(paths) ? (0,tree/* children */.Y_)(document, paths) : [paths];
        });
    }
    expanded(text, file) {
        const expansion = (0,syntax_variables/* expand */.f)(text.value, (name) => this.valuesOf(name).at(-1)?.value);
        if (expansion.kind === 'value')
            return expansion.value;
        const detail = reasons/* unresolved */.II.path(text.value, expansion.detail);
        if (file === this.file)
            this.unknown.push((0,occurrence/* opaqueAt */.NV)(file, text.span, 'variable', detail));
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/scan/formats/compose.js





















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
        const pay = (0,work/* workOf */.L)(file.text.length);
        const scan = (0,yaml_scan/* scanYaml */.v)(file, {
            needles: [],
            hasOwnTags: true,
            find(document) {
                const named = composeMentions(document, file, companions);
                (0,append/* append */.B)(mentions, named.mentions);
                (0,append/* append */.B)(problems, named.problems);
                (0,append/* append */.B)(passes, named.passes);
                (0,append/* append */.B)(builds, builtServices(document, file));
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
        const expansion = (0,syntax_variables/* expand */.f)(name.value, () => undefined);
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
    const parsed = (0,model_image/* parseImage */.zZ)(name);
    return parsed.kind === 'image' && ((0,official_images/* isUnpublishable */.d)(parsed.image) || parsed.image.registry === 'localhost');
}
function imagesOfBuild(document, build, reading) {
    const inline = (0,tree/* child */.jf)(document, build, 'dockerfile_inline');
    return [
        ...(inline === undefined
            ? imageArguments(document, (0,tree/* child */.jf)(document, build, 'args'))
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
    (0,append/* append */.B)(problems, scan.problems, passed.flatMap((one) => one.problems));
    const found = [...scan.occurrences, ...passed.flatMap((one) => one.occurrences)];
    byArguments.set(key, found);
    return found;
}
function imageArguments(document, args) {
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

;// CONCATENATED MODULE: ./lib/scan/formats/concourse.js








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
    const maps = (0,yaml_maps.mapsOf)(document);
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
            : (0,undocumented_digests/* withoutNewDigest */.n)((0,occurrence/* occurrenceAt */.d_)(file, repository.span, repository.value, repository.exact), reasons/* notPinnable */.bP.concourse);
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

;// CONCATENATED MODULE: ./lib/scan/formats/devcontainer.js





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
        const at = (...path) => devcontainer_nodesAt(root, path);
        const nodes = [
            ...at('image'),
            ...at('build', 'args').flatMap(devcontainer_imageArguments),
            ...at('build', 'cacheFrom').flatMap(devcontainer_itemsOf),
        ];
        const folder = [(0,scan_mentions/* folderOf */.yS)(file.path)];
        const mentioned = (nodes, as) => nodes.flatMap(({ value }) => (typeof value === 'string' ? (0,scan_mentions/* mentionsFrom */.AK)(folder, value, as) : []));
        const mentions = [
            ...mentioned([...at('build', 'dockerfile'), ...at('dockerFile')], 'dockerfile'),
            ...mentioned(at('dockerComposeFile').flatMap(devcontainer_itemsOf), 'compose'),
        ];
        return {
            mentions,
            occurrences: nodes.flatMap((node) => devcontainer_readImage(file, node)),
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
function devcontainer_nodesAt(root, path) {
    return path.reduce((nodes, key) => nodes.flatMap((node) => (node.type === 'object' ? (node.children ?? []) : []).flatMap(({ children: [name, value] = [] }) => name?.value === key && value !== undefined ? [value] : [])), root === undefined ? [] : [root]);
}
function devcontainer_itemsOf(node) {
    return node.type === 'array' ? (node.children ?? []) : [node];
}
function devcontainer_imageArguments(args) {
    return (args?.children ?? []).flatMap(({ children: [name, value] = [] }) => value?.type === 'string' && (0,looks_like_image/* isImageArgument */.r)(String(name?.value), String(value.value)) ? [value] : []);
}
function devcontainer_readImage(file, node) {
    if (node?.type !== 'string' || typeof node.value !== 'string' || /^$|^type=/.test(node.value))
        return [];
    const whole = { start: node.offset, end: node.offset + node.length };
    const closed = node.length > 2 && file.text[whole.end - 1] === '"';
    const span = closed ? { start: whole.start + 1, end: whole.end - 1 } : whole;
    if (node.value.includes('${'))
        return [(0,occurrence/* opaqueAt */.NV)(file, span, 'variable', reasons/* unresolved */.II.editorVariable(node.value))];
    return [(0,occurrence/* occurrenceAt */.d_)(file, span, node.value, file.text.slice(span.start, span.end) === node.value)];
}

// EXTERNAL MODULE: ./lib/scan/formats/dockerfile.js
var formats_dockerfile = __webpack_require__(36638);
;// CONCATENATED MODULE: ./lib/scan/formats/drone.js



const drone = {
    id: 'drone',
    title: 'Drone, Woodpecker',
    paths: ['**/.drone.{yml,yaml}', '**/.woodpecker.{yml,yaml}', '**/.woodpecker/**/*.{yml,yaml}'],
    comment: '#',
    scan: (file) => scanWithScripts(file, { needles: ['image'], find: drone_findImages, read: (0,interpolated/* interpolated */.c)() }, (document) => drone_stepsOf(document).map((step) => (0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, step, 'commands')))),
};
function drone_findImages(document) {
    return drone_stepsOf(document).map((step) => (0,tree/* child */.jf)(document, step, 'image'));
}
function drone_stepsOf(document) {
    return ['steps', 'services', 'pipeline', 'clone'].flatMap((key) => (0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, document.root, key)));
}

;// CONCATENATED MODULE: ./lib/scan/earthfile/lines.js

const lines_word = /"[^"\n]*"|'[^'\n]*'|[^\s"']+(?:"[^"\n]*"|'[^'\n]*'|[^\s"'])*/g;
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
        (0,append/* append */.B)(words, wordsOf(line.slice(0, end), index));
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
    for (const { 0: found, index } of line.matchAll(lines_word)) {
        if (found.startsWith('#'))
            break;
        const quoted = /^(["']).*\1$/.test(found) && found.length > 1 ? 1 : 0;
        const start = offset + index + quoted;
        const text = found.slice(quoted, found.length - quoted);
        words.push({ text, span: { start, end: start + text.length } });
    }
    return words;
}

;// CONCATENATED MODULE: ./lib/scan/formats/earthfile.js







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
                (0,append/* append */.B)(builds, savedImages(file, command));
            const lookup = (variable) => values.get(`${command.target}\0${variable}`) ?? values.get(`\0${variable}`);
            if (name?.text === 'WITH' && more?.text === 'DOCKER')
                return readFlags(command.words.slice(2))
                    .flags.filter(({ flag }) => flag === 'pull')
                    .flatMap(({ value }) => imageAt(file, value, lookup) ?? [])
                    .map((one) => (0,undocumented_digests/* withoutNewDigest */.n)(one, reasons/* notPinnable */.bP.earthlyPull));
            if (name?.text !== 'FROM')
                return [];
            const { flags, rest } = readFlags(command.words.slice(more?.text === 'DOCKERFILE' ? 2 : 1));
            const [image] = rest;
            if (more?.text === 'DOCKERFILE') {
                const names = flags.flatMap(({ flag, value }) => (flag === 'f' ? [value.text] : []));
                (0,append/* append */.B)(mentions, (0,scan_mentions/* buildMentions */.eA)(file, image === undefined ? [] : [image.text], names));
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
    const expansion = (0,syntax_variables/* expand */.f)(text, lookup);
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

;// CONCATENATED MODULE: ./lib/scan/formats/ecs.js






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
    const lists = [root, (0,tree/* child */.jf)(document, root, 'taskDefinition')].flatMap((holder) => (0,tree/* child */.jf)(document, holder, 'containerDefinitions') ?? []);
    if (lists.length === 0)
        return undefined;
    return lists.flatMap((list) => (0,tree/* children */.Y_)(document, list)).map((one) => (0,tree/* child */.jf)(document, one, 'image'));
}
function jobDefinitions(document) {
    const { root } = document;
    const all = [root, ...(0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, root, 'jobDefinitions'))];
    const jobs = all.filter((one) => (0,tree/* child */.jf)(document, one, 'jobDefinitionName') !== undefined);
    if (jobs.length === 0)
        return undefined;
    return jobs.flatMap((job) => jobImages.flatMap((path) => nodesAt(document, job, path)));
}
function ecs_readImage(file, { span, value, exact }) {
    if (value.includes('$'))
        return (0,occurrence/* opaqueAt */.NV)(file, span, 'variable', reasons/* unresolved */.II.variable(value));
    return (0,undocumented_digests/* withoutNewDigest */.n)((0,occurrence/* occurrenceAt */.d_)(file, span, value, exact), reasons/* notPinnable */.bP.aws);
}

;// CONCATENATED MODULE: ./lib/scan/syntax/toml.js
const toml_token = /#[^\n]*|"""[\s\S]*?(?:"{3,5}|$)|'''[\s\S]*?(?:'{3,5}|$)|"(?:[^"\\\n]|\\.)*"?|'[^'\n]*'?|[\w+:.-]+|[^\S\n]+|[\s\S]/g;
const toml_maxDepth = 16;
function tomlTexts(text) {
    const found = [];
    let table = [];
    let reading = { kind: 'key', keys: [] };
    const open = [];
    const around = () => [...table, ...open.flatMap((keys) => keys ?? [])];
    for (const { 0: one, index } of text.matchAll(toml_token)) {
        if (/^(?:#|[^\S\n])/.test(one))
            continue;
        if (reading.kind === 'value') {
            if (one === '[')
                open.push(undefined);
            else if (one === '{') {
                open.push(reading.keys.slice(0, toml_maxDepth));
                reading = { kind: 'key', keys: [] };
            }
            else if (one === ']' && open.at(-1) === undefined)
                open.pop();
            else if (one === '}')
                reading = { kind: 'value', keys: open.pop() ?? [] };
            else if (/^["']/.test(one))
                found.push({ ...toml_literal(one, index), path: [...around(), ...reading.keys] });
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
            reading = { ...reading, keys: [...reading.keys, ...keysOf(one)].slice(0, toml_maxDepth) };
    }
    return found;
}
function keysOf(written) {
    if (/^["']/.test(written))
        return [toml_literal(written, 0).value];
    return written.split('.').filter((name) => name !== '');
}
function toml_literal(written, index) {
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

;// CONCATENATED MODULE: ./lib/scan/formats/fly.js






const fly = {
    id: 'fly',
    title: 'Fly.io',
    paths: ['**/fly.toml', '**/fly.*.toml', '**/*.fly.toml'],
    comment: '#',
    scan(file) {
        const texts = tomlTexts(file.text);
        const at = (...path) => texts.filter((one) => one.value !== '' && one.path.join('\0') === path.join('\0'));
        const read = ({ span, value, exact }) => (0,occurrence/* occurrenceAt */.d_)(file, span, value, exact);
        const listed = (one, why) => (0,undocumented_digests/* withoutNewDigest */.n)(read(one), why);
        const occurrences = [
            ...at('build', 'image').map((one) => listed(one, reasons/* notPinnable */.bP.fly)),
            ...at('build', 'builder').map((one) => listed(one, reasons/* notPinnable */.bP.notDocumented('Fly.io'))),
            ...texts.filter(isArgument).map(read),
        ];
        const mentions = (0,scan_mentions/* buildMentions */.eA)(file, [], at('build', 'dockerfile').map(({ value }) => value));
        return { occurrences, problems: [], mentions };
    },
};
function isArgument({ path, value }) {
    return (path.length === 3 && path[0] === 'build' && path[1] === 'args' && (0,looks_like_image/* isImageArgument */.r)(path[2] ?? '', value));
}

;// CONCATENATED MODULE: ./lib/scan/gitlab/inheritance.js



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
        for (const template of chainOfExtends(document, job, byName).slice(1)) {
            const known = users.get(template);
            if (known === undefined)
                users.set(template, [job]);
            else
                known.push(job);
        }
    return users;
}

// EXTERNAL MODULE: ./lib/scan/nested-values.js
var nested_values = __webpack_require__(1177);
;// CONCATENATED MODULE: ./lib/scan/gitlab/includes.js




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
        return (0,scan_mentions/* mentionsFrom */.AK)([''], name, 'gitlab-ci');
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

;// CONCATENATED MODULE: ./lib/scan/gitlab/inputs.js











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
    const combinationsOf = (0,scan_combinations/* combinationsIn */.av)(text, expression, (0,nested_values/* expandedValues */.s)(valuesIn, expression));
    const found = (0,scan_parameters/* parameterImages */.k)(file, text, expression, combinationsOf);
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

;// CONCATENATED MODULE: ./lib/scan/gitlab/images.js












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
        return images_textsOf(document, holder).map(({ value, span }) => ({ word: { text: value, span } }));
    });
    const distinct = new Map([...words, ...scripts.flatMap(({ uses }) => uses.images)].map((one) => [one.word.span.start, one]));
    return (0,shell_builds/* wholeUsesIn */.H)([...distinct.values()]);
}
function images_textsOf(document, holder) {
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
    const texts = images_textsOf(document, holder);
    if (!texts.some(({ value }) => value.includes('$')))
        return [(0,dist/* isScalar */.jn)(holder) ? holder : (0,tree/* child */.jf)(document, holder, 'name')];
    const images = (one) => {
        const found = imagesOfInputs(file, one, valuesOf) ?? (0,possible_values/* possibleImages */.I)(file, one, valuesOf);
        const name = (0,syntax_variables/* wholeVariable */.o)(one.value)?.name;
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

// EXTERNAL MODULE: ./lib/scan/shell/pinned-words.js
var pinned_words = __webpack_require__(98540);
// EXTERNAL MODULE: ./lib/scan/shell-builds.js
var scan_shell_builds = __webpack_require__(14921);
// EXTERNAL MODULE: ./lib/scan/shell-mentions.js
var shell_mentions = __webpack_require__(38103);
;// CONCATENATED MODULE: ./lib/scan/gitlab/scripts.js












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
    const folders = [...new Set([(0,scan_mentions/* folderOf */.yS)(file.path), ''])];
    return {
        occurrences: [...(0,pinned_words/* pinnedWords */.m)(file, commands, images), ...images],
        problems: [],
        mentions: (0,shell_mentions/* commandMentions */.d_)(commands, folders),
        passes: (0,scan_shell_builds/* commandBuilds */.h)(commands, file, folders),
        builds: (0,shell_builds/* builtImages */.T)(file, uses.builds, (word) => (0,read_image/* namesOf */.eZ)(word, valuesOf)),
    };
}
function commandsAt(document, node, depth) {
    if (!(0,dist/* isSeq */.oP)(node))
        return [node];
    if (depth >= scripts_maxDepth || referenced(document, node) !== node)
        return [];
    return (0,tree/* children */.Y_)(document, node).flatMap((one) => commandsAt(document, one, depth + 1));
}

;// CONCATENATED MODULE: ./lib/scan/gitlab/unused-variables.js







const unused_variables_variable = /\$\{?(\w+)/g;
function unusedVariables(document, file, images) {
    const found = images.flatMap((one) => one?.found ?? []);
    const used = new Set(found.map(({ at }) => at.span.start));
    const names = new Set(found.flatMap(({ raw }) => [...raw.matchAll(unused_variables_variable)].map(([, name]) => name)));
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

;// CONCATENATED MODULE: ./lib/scan/gitlab/variables.js




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

;// CONCATENATED MODULE: ./lib/scan/formats/gitlab-ci.js










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
            (0,append/* append */.B)(scans, found);
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

;// CONCATENATED MODULE: ./lib/scan/syntax/literals.js
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

;// CONCATENATED MODULE: ./lib/scan/formats/jenkinsfile.js







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
        return text.includes('$') || (0,model_image/* parseImage */.zZ)(text).kind === 'image';
    return /image\w*[:=]$/i.test(before) && (0,looks_like_image/* looksLikeImage */.N)(text);
}
function jenkinsfile_imageAt(file, { text, span, exact, quotes }) {
    if (quotes.startsWith('"') && text.includes('$'))
        return (0,occurrence/* opaqueAt */.NV)(file, span, 'variable', reasons/* unresolved */.II.variable(text));
    return (0,undocumented_digests/* withoutNewDigest */.n)((0,occurrence/* occurrenceAt */.d_)(file, span, text, exact), reasons/* notPinnable */.bP.notDocumented('Jenkins'));
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

;// CONCATENATED MODULE: ./lib/scan/formats/jsonnet.js






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
                ? (0,undocumented_digests/* withoutNewDigest */.n)((0,occurrence/* occurrenceAt */.d_)(file, token.span, token.text, token.exact), reasons/* notPinnable */.bP.jsonnet)
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
        const parsed = (0,model_image/* parseImage */.zZ)(text);
        return parsed.kind === 'image' && (parsed.image.tag !== undefined || parsed.image.digest !== undefined);
    }
    return jsonnet_namesImage(field, fields) && (0,looks_like_image/* looksLikeImage */.N)(text);
}
function jsonnet_namesImage(field, fields) {
    return [field, ...fields].some((name) => /image/i.test(name));
}

;// CONCATENATED MODULE: ./lib/scan/formats/kamal.js










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
                (0,append/* append */.B)(builds, builtImages(document, file));
                (0,append/* append */.B)(mentions, dockerfiles(document, file));
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
    const read = (file, one) => (0,undocumented_digests/* withoutNewDigest */.n)((0,yaml_scan/* literalText */.bK)(file, one), reasons/* notPinnable */.bP.notDocumented('Kamal'));
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
    return (0,scan_mentions/* buildMentions */.eA)(file, [texts('context')].flat(), [texts('dockerfile')].flat());
}

;// CONCATENATED MODULE: ./lib/scan/formats/ko.js



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

;// CONCATENATED MODULE: ./lib/scan/kubernetes/kustomize-charts.js






function chartImages(document, { path }, charts) {
    const { root } = document;
    const text = (node) => (0,yaml_text/* textOf */.b6)(document, node)?.value;
    const home = text((0,tree/* child */.jf)(document, (0,tree/* child */.jf)(document, root, 'helmGlobals'), 'chartHome')) ?? 'charts';
    const isGenerator = (0,yaml_text/* wordOf */.aG)((0,tree/* child */.jf)(document, root, 'kind')) === 'HelmChartInflationGenerator';
    const all = [...(isGenerator ? [root] : []), ...(0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, root, 'helmCharts'))];
    return all.flatMap((chart) => {
        const name = text((0,tree/* child */.jf)(document, chart, 'name'));
        const folder = name === undefined ? undefined : (0,dependencies/* chartFolderFrom */.z)((0,scan_mentions/* folderOf */.yS)(path), `${home}/${name}`);
        const files = [
            (0,tree/* child */.jf)(document, chart, 'valuesFile'),
            ...(0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, chart, 'additionalValuesFiles')),
        ];
        for (const file of files)
            charts.give((0,scan_mentions/* folderOf */.yS)(path), text(file) ?? '', folder);
        const values = (0,tree/* child */.jf)(document, chart, 'valuesInline');
        return (0,dist/* isMap */.jh)(values) ? imagesOfValues(document, values, () => charts.at(folder)) : [];
    });
}

;// CONCATENATED MODULE: ./lib/scan/kubernetes/kustomize-mentions.js




const kustomize_mentions_lists = [
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
        ...kustomize_mentions_lists.flatMap(itemsOf),
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
        .flatMap((node) => (0,scan_mentions/* mentionsFrom */.AK)([(0,scan_mentions/* folderOf */.yS)(path)], (0,yaml_text/* wordOf */.aG)(node), 'kustomize'));
}

;// CONCATENATED MODULE: ./lib/scan/kubernetes/kustomize-replacements.js




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

;// CONCATENATED MODULE: ./lib/scan/kubernetes/kustomize-spelling.js



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

;// CONCATENATED MODULE: ./lib/scan/formats/kustomize.js

















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
            (0,append/* append */.B)(renames, renamedImages(document, file, imageEntries(document)));
            (0,append/* append */.B)(problems, misspelledFields(document, file));
            (0,append/* append */.B)(mentions, kustomizeMentions(document, file));
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
        parse: fields.length > 0 ? parse/* parseWholeManifests */.df : parse/* parseManifests */.Ye,
        find(document) {
            (0,append/* append */.B)(imageFields, declaredFields(document));
            if (isConfiguration(document)) {
                (0,append/* append */.B)(problems, misspelledFields(document, file));
                (0,append/* append */.B)(named, transformerMentions(document, file));
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
    (0,append/* append */.B)(renames, found.map((one) => ({ ...one, isTransformer: true })));
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
            (0,append/* append */.B)(problems, scan.problems);
            return { found: scan.occurrences };
        }),
        ...inlineConfigurations(document, root).map((text) => {
            const scan = scanPossibleFile(file, text, inlineConfiguration);
            (0,append/* append */.B)(problems, scan.problems);
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

;// CONCATENATED MODULE: ./lib/scan/formats/nomad.js




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
            .map((value) => (0,undocumented_digests/* withoutNewDigest */.n)(hclOccurrence(file, value, defaults), reasons/* notPinnable */.bP.nomad));
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

;// CONCATENATED MODULE: ./lib/scan/formats/packer.js




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
                : (0,undocumented_digests/* withoutNewDigest */.n)(found, reasons/* notPinnable */.bP.fromParameter);
        });
        return { occurrences, problems: [] };
    },
};

;// CONCATENATED MODULE: ./lib/scan/formats/quadlet.js



const isMount = /^\s*Mount/;
const quadlet_keys = /^\s*Image[ \t]*=[ \t]*|^\s*Mount[ \t]*=[ \t]*(?=(?:[^,]*,)*?type=image(?:,|$))(?:[^,]*,)*?\s*(?:source|src)=/;
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
            const key = quadlet_keys.exec(line)?.[0];
            const rest = key === undefined ? '' : line.slice(key.length);
            const value = (isMount.test(key ?? '') ? rest.replace(/,.*/, '') : rest).trimEnd();
            if (key === undefined || value === '' || !sections.has(section) || /\.(?:image|build)$/.test(value))
                continue;
            const start = index + key.length;
            (0,append/* append */.B)(occurrences, quadlet_imageAt(file, { start, end: start + value.length }));
        }
        return { occurrences, problems: [] };
    },
};

// EXTERNAL MODULE: ./lib/scan/formats/shell.js + 1 modules
var shell = __webpack_require__(69957);
;// CONCATENATED MODULE: ./lib/scan/formats/skaffold.js











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
                (0,append/* append */.B)(mentions, mentionsOf(document, file));
                (0,append/* append */.B)(passes, builds.passes);
                (0,append/* append */.B)(names, artifactsOf(document, file));
                return [...found, { found: builds.unknown }];
            },
        });
        return scan === undefined ? undefined : { ...scan, mentions, passes, builds: names };
    },
};
function artifactsOf(document, file) {
    return (0,yaml_maps.mapsOf)(document).flatMap((map) => (0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, map, 'artifacts')).flatMap((artifact) => {
        const name = (0,yaml_text/* textOf */.b6)(document, (0,tree/* child */.jf)(document, artifact, 'image'));
        return name === undefined
            ? []
            : [{ name: name.value, at: { file: file.path, span: name.span }, isPushed: false }];
    }));
}
function mentionsOf(document, file) {
    return (0,yaml_maps.mapsOf)(document).flatMap((map) => {
        const text = (node) => (0,yaml_text/* textOf */.b6)(document, node)?.value;
        const names = [
            ...['docker', 'kaniko'].map((builder) => (0,tree/* child */.jf)(document, (0,tree/* child */.jf)(document, map, builder), 'dockerfile')),
            (0,tree/* child */.jf)(document, (0,tree/* child */.jf)(document, (0,tree/* child */.jf)(document, (0,tree/* child */.jf)(document, map, 'custom'), 'dependencies'), 'dockerfile'), 'path'),
        ];
        const manifests = ['rawYaml', 'manifests'].flatMap((key) => (0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, map, key)));
        const context = text((0,tree/* child */.jf)(document, map, 'context'));
        return [
            ...(0,scan_mentions/* buildMentions */.eA)(file, context === undefined ? [] : [context], names.flatMap((name) => text(name) ?? [])),
            ...manifests.flatMap((name) => (0,scan_mentions/* mentionsFrom */.AK)([(0,scan_mentions/* folderOf */.yS)(file.path)], text(name), 'kubernetes')),
        ];
    });
}
function buildsIn(document, file) {
    const passes = [];
    const unknown = [];
    for (const map of (0,yaml_maps.mapsOf)(document))
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
            const folders = [(0,scan_mentions/* folderOf */.yS)(file.path), ''].map((base) => (0,scan_mentions/* pathFrom */.Iw)(base, context?.value ?? '.'));
            const paths = (0,scan_mentions/* mentionsFrom */.AK)([...new Set(folders)], name?.value ?? 'Dockerfile', 'dockerfile');
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
const googleCloudBuild = ['dockerImage', 'kanikoImage', 'mavenImage', 'gradleImage', 'packImage', 'koImage'];
function skaffold_findImages(document) {
    const version = (0,yaml_text/* textOf */.b6)(document, (0,tree/* child */.jf)(document, document.root, 'apiVersion'))?.value;
    if (version?.startsWith('skaffold/') !== true)
        return undefined;
    return (0,yaml_maps.mapsOf)(document).flatMap((map) => [
        (0,tree/* child */.jf)(document, (0,tree/* child */.jf)(document, map, 'buildpacks'), 'builder'),
        (0,tree/* child */.jf)(document, (0,tree/* child */.jf)(document, map, 'buildpacks'), 'runImage'),
        (0,tree/* child */.jf)(document, (0,tree/* child */.jf)(document, map, 'kaniko'), 'image'),
        (0,tree/* child */.jf)(document, (0,tree/* child */.jf)(document, map, 'kaniko'), 'initImage'),
        (0,tree/* child */.jf)(document, (0,tree/* child */.jf)(document, map, 'jib'), 'fromImage'),
        (0,tree/* child */.jf)(document, (0,tree/* child */.jf)(document, map, 'ko'), 'fromImage'),
        (0,tree/* child */.jf)(document, (0,tree/* child */.jf)(document, map, 'container'), 'image'),
        ...(0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, map, 'containers')).map((one) => (0,tree/* child */.jf)(document, one, 'image')),
        ...googleCloudBuild.map((key) => (0,tree/* child */.jf)(document, (0,tree/* child */.jf)(document, map, 'googleCloudBuild'), key)),
        (0,tree/* child */.jf)(document, (0,tree/* child */.jf)(document, map, 'platformEmulatorInstallStep'), 'image'),
        ...(0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, (0,tree/* child */.jf)(document, map, 'docker'), 'cacheFrom')),
        ...(0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, map, 'patches')).map((patch) => patchedImage(document, patch)),
        ...(0,tree/* entries */.jO)(document, (0,tree/* child */.jf)(document, map, 'buildArgs')).flatMap(([name, value]) => (0,looks_like_image/* isImageArgument */.r)(name, (0,yaml_text/* textOf */.b6)(document, value)?.value ?? '') ? [value] : []),
    ]);
}
function patchedImage(document, patch) {
    const text = (key) => (0,yaml_text/* textOf */.b6)(document, (0,tree/* child */.jf)(document, patch, key))?.value ?? '';
    const isImage = /(?:\/builder|image)$/i.test(text('path')) && !/\/artifacts\/[^/]+\/image$/.test(text('path'));
    return isImage && /^(?:add|replace|)$/.test(text('op')) ? (0,tree/* child */.jf)(document, patch, 'value') : undefined;
}

// EXTERNAL MODULE: ./lib/model/groups.js
var groups = __webpack_require__(34457);
;// CONCATENATED MODULE: ./lib/scan/tekton/callers.js




function resourceOf(frame) {
    const isResource = (one) => ['kind', 'spec'].every((key) => nodeIn(one, key) !== undefined);
    return nearestFrame(frame, (one) => one.outer === undefined || isResource(one)) ?? frame;
}
function namedIn({ document }, list, name) {
    return (0,tree/* children */.Y_)(document, list).filter((one) => (0,yaml_text/* wordOf */.aG)((0,tree/* child */.jf)(document, one, 'name')) === name);
}
function callers_callersIn(frames) {
    const callers = new Map();
    const add = (kind, frame, name) => {
        if (name === undefined)
            return;
        const known = callers.get(`${kind} ${name}`);
        if (known === undefined)
            callers.set(`${kind} ${name}`, [frame]);
        else
            known.push(frame);
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
        (0,groups/* addToGroup */.M)(bindings, textIn(frame, 'metadata', 'name') ?? '', frame);
    }
    return bindings;
}

;// CONCATENATED MODULE: ./lib/scan/tekton/calls.js





const called = [
    ['taskRef', 'Task'],
    ['pipelineRef', 'Pipeline'],
    ['ref', 'StepAction'],
];
const calls_kinds = /^(?:Cluster)?(?<kind>Task|Pipeline|StepAction)$/;
const calls_plain = /^(?:inputs\.)?params(?:\.(?<dotted>[\w-]+)|\[["'](?<quoted>[\w-]+)["']\])$/;
const tektonCalls = {
    keysOf(reference, frame) {
        const { dotted, quoted } = calls_plain.exec(reference)?.groups ?? {};
        const name = dotted ?? quoted;
        if (name === undefined)
            return [];
        const declares = (one) => namedIn(one, nodeIn(one, 'params'), name).length > 0;
        const holder = nearestFrame(frame, declares) ?? resourceOf(frame);
        const resource = resourceOf(holder);
        const isOfResource = holder === resource || (holder.key === 'spec' && holder.outer === resource);
        const { kind } = calls_kinds.exec(textIn(resource, 'kind') ?? '')?.groups ?? {};
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

;// CONCATENATED MODULE: ./lib/scan/tekton/parameters.js






const tektonParameter = /\$\((?<name>(?:(?:inputs|tt)\.)?params(?:\.[\w-]+|\[(?:'[^'\]]*'|"[^"\]]*")\])(?:\.[\w-]+|\[(?:\d+|\*)\])?)\)/g;
const parameters_reference = /^(?<trigger>tt\.)?(?:inputs\.)?params(?:\.(?<dotted>[\w-]+)|\[["'](?<quoted>[^"']*)["']\])(?:\.(?<key>[\w-]+)|\[(?<index>[\d*]+)\])?$/;
function tektonParameters(frames, count) {
    const calledBy = callers_callersIn(frames);
    const triggerBindings = triggerBindingsIn(frames);
    return parameterValues({
        count,
        pattern: tektonParameter,
        declarationOf(text, frame) {
            const { trigger, dotted, quoted = '', key, index = '' } = parameters_reference.exec(text)?.groups ?? {};
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
        ...parameters_callersOf(holder, calledBy).flatMap((caller) => parameters_passedBy(caller, wanted)),
    ];
}
function parameters_callersOf(holder, calledBy) {
    const { key, outer } = holder;
    if ((key === 'taskSpec' || key === 'pipelineSpec') && outer !== undefined)
        return [outer];
    const resource = resourceOf(holder);
    const isResource = holder === resource || (key === 'spec' && outer === resource);
    return isResource ? calledBy((textIn(resource, 'kind') ?? '').replace(/^Cluster/, ''), holder) : [];
}
function parameters_passedBy(caller, wanted) {
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

;// CONCATENATED MODULE: ./lib/scan/formats/tekton.js















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
    return (0,keys/* mapsWith */.e)(document, (key) => key === 'apiVersion').some((map) => version.test((0,yaml_text/* wordOf */.aG)((0,tree/* child */.jf)(document, map, 'apiVersion')) ?? ''));
}
function manifestsIn(document, file, problems) {
    return (0,keys/* mapsWith */.e)(document, (key) => key === 'params')
        .flatMap((map) => (0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, map, 'params')))
        .map((one) => (0,tree/* child */.jf)(document, one, 'value'))
        .filter((value) => (0,dist/* isScalar */.jn)(value) && value.type === 'BLOCK_LITERAL' && tekton_isManifest(String(value.value)))
        .map((value) => {
        const scan = scanPossibleFile(file, value, kubernetes);
        (0,append/* append */.B)(problems, scan.problems);
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

;// CONCATENATED MODULE: ./lib/scan/terraform/values.js






const values_known = new WeakMap();
const labels = {
    resource: 2,
    data: 2,
    variable: 1,
    module: 1,
    provider: 1,
    output: 1,
};
const terraform_values_maxDepth = 100;
function terraformValues(file) {
    const values = values_known.get(file) ??
        (/\.json(?:\.\w+)?$/.test(file.path) ? jsonValues(file) : { values: hclValues(file.text), problems: [] });
    values_known.set(file, values);
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
    if (path.length > terraform_values_maxDepth)
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

;// CONCATENATED MODULE: ./lib/scan/terraform/images.js





const images_reference = /\$\{\s*(?<name>(?:var|local)\.[\w-]+)\s*\}/g;
function moduleValues(file, companions) {
    const valuesOf = (name) => [file, ...companions].flatMap((one) => {
        const value = settingsOf(one).get(name);
        if (value === undefined || value.text === '')
            return [];
        const source = { value: value.text, span: value.span, exact: value.exact };
        return [{ value: value.text, source, ...(one === file ? {} : { file: one }) }];
    });
    return (0,nested_values/* expandedValues */.s)(valuesOf, images_reference);
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
    const names = [...text.matchAll(images_reference)].map(({ groups }) => groups?.name ?? '');
    const isOwn = names.every((name) => {
        const [one, ...more] = valuesOf(name);
        return more.length === 0 && one?.file === undefined && (one === undefined || one.source !== undefined);
    });
    const source = { value: text, span: value.span, exact: value.exact };
    const found = isOwn ? undefined : (0,scan_parameters/* parameterImages */.k)(file, source, images_reference, (0,scan_combinations/* cartesian */.jf)(valuesOf), others);
    return found ?? [hclOccurrence(file, value, defaults)];
}

;// CONCATENATED MODULE: ./lib/scan/formats/terraform.js








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

// EXTERNAL MODULE: ./lib/scan/shell/docker.js + 1 modules
var docker = __webpack_require__(69780);
// EXTERNAL MODULE: ./lib/scan/shell/options.js
var options = __webpack_require__(27178);
;// CONCATENATED MODULE: ./lib/scan/syntax/workflow-expression.js
const workflow_expression_token = /'(?:[^']|'')*'|\|\||&&|==|!=|[<>]=?|[(),![\]]|[^\s'|&=!<>(),[\]]+/g;
const before = new Set([undefined, '||', '&&', '(']);
const after = new Set([undefined, '||', ')']);
function alternativesIn(text) {
    const inner = /^\$\{\{(?<expression>[\s\S]*)\}\}$/.exec(text.value)?.groups?.expression;
    if (inner === undefined || inner.includes('${{'))
        return [];
    const tokens = [...inner.matchAll(workflow_expression_token)];
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

;// CONCATENATED MODULE: ./lib/scan/workflow/matrix.js



const matrix_maxCombinations = 256;
function matrixCombinations(document, job) {
    const matrix = (0,tree/* child */.jf)(document, (0,tree/* child */.jf)(document, job, 'strategy'), 'matrix');
    const keys = (0,tree/* entries */.jO)(document, matrix).filter(([key]) => key !== 'include' && key !== 'exclude');
    const lists = ['include', 'exclude'].map((key) => (0,tree/* child */.jf)(document, matrix, key));
    if (keys.some(([, values]) => !(0,dist/* isSeq */.oP)(values)) || lists.some((list) => list !== undefined && !(0,dist/* isSeq */.oP)(list)))
        return undefined;
    let all = keys.length === 0 ? [] : [new Map()];
    for (const [key, values] of keys) {
        const nodes = (0,tree/* children */.Y_)(document, values);
        if (all.length * nodes.length > matrix_maxCombinations)
            return undefined;
        all = all.flatMap((one) => nodes.map((node) => new Map([...one, [key, node]])));
    }
    const [include = [], exclude = []] = lists.map((list) => (0,tree/* children */.Y_)(document, list).map((entry) => new Map((0,tree/* entries */.jO)(document, entry))));
    const kept = all.filter((one) => !exclude.some((entry) => matrix_isExcluded(document, one, entry)));
    return withIncluded(document, kept, include.slice(0, matrix_maxCombinations));
}
function matrix_isExcluded(document, one, entry) {
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

;// CONCATENATED MODULE: ./lib/scan/workflow/values.js





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
    const ofInputs = (0,scan_combinations/* cartesian */.jf)((name) => valueNodes(scope, name).flatMap((node) => values_valueAt(document, node)))(inputs);
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

;// CONCATENATED MODULE: ./lib/scan/workflow/expressions.js










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
        ? (0,scan_parameters/* parameterImages */.k)(file, text, expressions_parameter, (names) => combinationsOf(scope, names))
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

;// CONCATENATED MODULE: ./lib/scan/workflow/actions.js








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

;// CONCATENATED MODULE: ./lib/scan/workflow/builds.js









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
            ? (0,scan_mentions/* mentionsFrom */.AK)([(0,scan_mentions/* pathFrom */.Iw)('', one)], 'Dockerfile', 'dockerfile')
            : (0,scan_mentions/* mentionsFrom */.AK)([''], one, 'dockerfile'));
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
        const withEnvironment = (0,shell_mentions/* withoutCheckoutRoot */.Jj)(value).replace(/\$\{\{\s*env\.(\w+)\s*\}\}/g, (whole, name) => this.environment(name) ?? whole);
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

;// CONCATENATED MODULE: ./lib/scan/workflow/environment.js







const withRegistry = /^[\w-]+(?:\.[\w-]+)+(?::\d+)?\//;
function environmentImages(file, document, holders) {
    return holders.flatMap((holder) => (0,tree/* entries */.jO)(document, (0,tree/* child */.jf)(document, holder, 'env')).flatMap(([name, node]) => {
        const text = (0,yaml_text/* textOf */.b6)(document, node);
        if (text === undefined || !environment_isImage(name, text.value))
            return [];
        return [withoutPin((0,yaml_scan/* literalText */.bK)(file, text), reasons/* notPinnable */.bP.unusedVariable(name))];
    }));
}
function environment_isImage(name, value) {
    if (/[$\s]/.test(value))
        return false;
    if ((0,looks_like_image/* looksLikeImage */.N)(value))
        return withRegistry.test(value) || /(?:^|[_-])image(?:$|[_-])/i.test(name);
    const parsed = /(?:^|[_-])image$/i.test(name) ? (0,model_image/* parseImage */.zZ)(value) : undefined;
    return parsed?.kind === 'image' && parsed.image.tag !== undefined;
}

;// CONCATENATED MODULE: ./lib/scan/workflow/mentions.js




const mentions_buildAction = /^docker\/build-push-action@/;
const bakeAction = /^docker\/bake-action@/;
function workflowMentions(document, file) {
    const { root } = document;
    const runs = (0,tree/* child */.jf)(document, root, 'runs');
    const jobs = [...(0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, root, 'jobs')), runs];
    const text = (node, key) => (0,yaml_text/* textOf */.b6)(document, (0,tree/* child */.jf)(document, node, key))?.value;
    const folderIn = (holder) => text((0,tree/* child */.jf)(document, (0,tree/* child */.jf)(document, holder, 'defaults'), 'run'), 'working-directory');
    const dockerAction = (0,scan_mentions/* mentionsFrom */.AK)([(0,scan_mentions/* folderOf */.yS)(file.path)], text(runs, 'image'), 'dockerfile');
    return [
        ...dockerAction,
        ...jobs.flatMap((job) => {
            const steps = (0,tree/* children */.Y_)(document, (0,tree/* child */.jf)(document, job, 'steps'));
            const checkouts = steps.flatMap((step) => text((0,tree/* child */.jf)(document, step, 'with'), 'path') ?? []);
            return steps.flatMap((step) => {
                const named = [folderIn(root), folderIn(job), text(step, 'working-directory')];
                const folders = ['', ...named.map((name) => folderAt('', name))];
                return [
                    ...(0,shell_mentions/* shellMentions */.MU)(text(step, 'run') ?? '', folders).flatMap((one) => inCheckouts(one, checkouts)),
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
    if (!mentions_buildAction.test(uses))
        return [];
    const name = (0,shell_mentions/* withoutCheckoutRoot */.Jj)(text(inputs, 'file') ?? '');
    return (0,scan_mentions/* mentionsFrom */.AK)(['', folderAt('', text(inputs, 'context'))], name, 'dockerfile');
}
function bakeFiles(names, source) {
    return names.split(/[\s,]+/).flatMap((name) => {
        const as = /\.json$/.test(name) ? 'bake-json' : /\.ya?ml$/.test(name) ? 'compose' : 'bake';
        return (0,scan_mentions/* mentionsFrom */.AK)(['', folderAt('', source)], (0,shell_mentions/* withoutCheckoutRoot */.Jj)(name), as);
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
    return name === undefined ? undefined : (0,scan_mentions/* pathFrom */.Iw)(folder, (0,shell_mentions/* withoutCheckoutRoot */.Jj)(name));
}

;// CONCATENATED MODULE: ./lib/scan/workflow/scripts.js










const shells = /^(?:ba|z|da)?sh(?:\s|$)/;
const scripts_expression = /\$\{\{\s*env\.([\w-]+)\s*\}\}/g;
function scriptsOf(file, document, job, steps) {
    const scripts = steps.flatMap((step) => readScript(file, { document, job, step }) ?? []);
    const uses = (0,shell_uses/* usesOfScripts */.K)(scripts.map(({ commands }) => commands));
    return {
        images: scripts.flatMap(({ scope, valuesOf }, index) => (uses[index]?.images ?? []).map((used) => ({ scope, used, valuesOf }))),
        builds: scripts.flatMap(({ scope, valuesOf }, index) => (0,shell_builds/* builtImages */.T)(file, uses[index]?.builds ?? [], (word) => scriptNames(scope, word, valuesOf))),
    };
}
function scriptNames(scope, word, valuesOf) {
    const text = word.text.replace(scripts_expression, (whole, name) => {
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
        .map((holder, index) => (index === 0 ? holder : scripts_at(document, holder, ['defaults', 'run'])))
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
function scripts_at(document, node, keys) {
    return keys.reduce((inner, key) => (0,tree/* child */.jf)(document, inner, key), node);
}

;// CONCATENATED MODULE: ./lib/scan/workflow/steps.js









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
    const counts = new Map((0,shell_builds/* wholeUsesIn */.H)(images));
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
    return (0,shell_builds/* builtImages */.T)(file, names, (word) => scriptNames(scope, word, () => []));
}

;// CONCATENATED MODULE: ./lib/scan/formats/workflow.js











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
                (0,append/* append */.B)(mentions, workflowMentions(document, file), passing.mentions);
                (0,append/* append */.B)(passes, passing.passes);
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

;// CONCATENATED MODULE: ./lib/scan/scanners.js




































const scanners = [
    formats_dockerfile.dockerfile,
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

/***/ 14921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ commandBuilds)
/* harmony export */ });
/* harmony import */ var _build_arguments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82692);
/* harmony import */ var _mentions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21870);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23948);
/* harmony import */ var _shell_mentions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38103);




function commandBuilds(commands, file, folders) {
    return commands.flatMap((command) => {
        const words = (0,_shell_mentions_js__WEBPACK_IMPORTED_MODULE_3__/* .buildCommand */ .Oe)(command);
        if (words === undefined)
            return [];
        const args = argumentsOf(words, file);
        if (args.length === 0)
            return [];
        const texts = words.map(({ text }) => text);
        const [named] = (0,_shell_mentions_js__WEBPACK_IMPORTED_MODULE_3__/* .namedFilesOf */ .i6)(texts);
        const last = (0,_shell_mentions_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutCheckoutRoot */ .Jj)(texts.filter((text) => !/^[-<>&|]/.test(text)).at(-1) ?? '.');
        const contexts = folders.map((folder) => (folder === undefined ? undefined : (0,_mentions_js__WEBPACK_IMPORTED_MODULE_1__/* .pathFrom */ .Iw)(folder, last)));
        const mentions = named === undefined
            ? (0,_mentions_js__WEBPACK_IMPORTED_MODULE_1__/* .mentionsFrom */ .AK)(contexts, 'Dockerfile', 'dockerfile')
            : (0,_mentions_js__WEBPACK_IMPORTED_MODULE_1__/* .mentionsFrom */ .AK)(folders, (0,_shell_mentions_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutCheckoutRoot */ .Jj)(named), 'dockerfile');
        const builds = (0,_build_arguments_js__WEBPACK_IMPORTED_MODULE_0__/* .buildsOf */ .jV)(args);
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
        return (0,_build_arguments_js__WEBPACK_IMPORTED_MODULE_0__/* .unknownArgument */ ._x)(name, file, at, _reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .unresolved */ .II.environmentArgument(name));
    const from = name.length + 1 + quote.length;
    const value = text.slice(from);
    const span = { start: start + from, end: start + text.length };
    if (/[$`]/.test(value))
        return (0,_build_arguments_js__WEBPACK_IMPORTED_MODULE_0__/* .unknownArgument */ ._x)(name, file, { span }, _reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .unresolved */ .II.shellVariable(value));
    return (0,_build_arguments_js__WEBPACK_IMPORTED_MODULE_0__/* .literalArgument */ .l9)(name, file, {
        value: value.replace(/["'\\]/g, ''),
        span,
        exact: !/["'\\]/.test(value),
    });
}


/***/ }),

/***/ 38103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jj: () => (/* binding */ withoutCheckoutRoot),
/* harmony export */   MU: () => (/* binding */ shellMentions),
/* harmony export */   Oe: () => (/* binding */ buildCommand),
/* harmony export */   d_: () => (/* binding */ commandMentions),
/* harmony export */   i6: () => (/* binding */ namedFilesOf)
/* harmony export */ });
/* harmony import */ var _mentions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21870);
/* harmony import */ var _syntax_shell_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98556);


const programs = /^[@+-]*(?:docker|podman|nerdctl|buildah|docker-compose|podman-compose|docker-buildx)$/;
const clusterPrograms = /^[@+-]*(?:kubectl|oc)$/;
const words = /docker|podman|nerdctl|buildah|kubectl|\boc\b/;
const checkoutRoot = /^(?:\$\{\{\s*github\.workspace\s*\}\}|\$\{?(?:GITHUB_WORKSPACE|CI_PROJECT_DIR|PWD)\}?|\$\(pwd\))\//;
function shellMentions(text, folders) {
    return words.test(text) ? commandMentions((0,_syntax_shell_js__WEBPACK_IMPORTED_MODULE_1__/* .commandsOf */ .K)(text), folders) : [];
}
function commandMentions(commands, folders) {
    return commands.flatMap((command) => {
        const program = command.findIndex(({ text }) => programs.test(text));
        if (program < 0)
            return manifestMentions(command, folders);
        const all = command.slice(program).map(({ text }) => text);
        return namedFilesOf(all).flatMap((name) => {
            const as = formatOf(all, name);
            return as === undefined ? [] : (0,_mentions_js__WEBPACK_IMPORTED_MODULE_0__/* .mentionsFrom */ .AK)(folders, withoutCheckoutRoot(name), as);
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
        .flatMap((name) => (0,_mentions_js__WEBPACK_IMPORTED_MODULE_0__/* .mentionsFrom */ .AK)(folders, withoutCheckoutRoot(name), 'kubernetes'));
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


/***/ }),

/***/ 28630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ assignedIn)
/* harmony export */ });
/* harmony import */ var _nested_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1177);
/* harmony import */ var _syntax_variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83976);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27178);



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
    return (0,_nested_values_js__WEBPACK_IMPORTED_MODULE_0__/* .expandedValues */ .s)((name) => values.get(name) ?? [], variable);
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

/***/ 38867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ wholeUsesIn),
/* harmony export */   T: () => (/* binding */ builtImages)
/* harmony export */ });
/* harmony import */ var _model_image_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71976);
/* harmony import */ var _syntax_variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83976);


function builtImages(file, builds, namesOf) {
    return builds.flatMap(({ word, isPushed }) => knownOrWritten(namesOf(word), word.text)
        .filter((name) => name.includes('$') || (0,_model_image_js__WEBPACK_IMPORTED_MODULE_0__/* .parseImage */ .zZ)(name).kind === 'image')
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

/***/ 69780:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Br: () => (/* binding */ argumentImage),
  xU: () => (/* binding */ contextImage),
  e6: () => (/* binding */ dockerPrograms),
  N: () => (/* binding */ dockerUses),
  LN: () => (/* binding */ driverImages),
  Xg: () => (/* binding */ generatorImage)
});

// EXTERNAL MODULE: ./lib/scan/looks-like-image.js
var looks_like_image = __webpack_require__(95861);
// EXTERNAL MODULE: ./lib/scan/reasons.js
var reasons = __webpack_require__(23948);
// EXTERNAL MODULE: ./lib/scan/shell/options.js
var options = __webpack_require__(27178);
;// CONCATENATED MODULE: ./lib/scan/shell/docker-options.js

const globalOptions = (0,options/* optionTable */.sX)('D debug tls tlsverify v version r remote debug-full insecure-registry syslog', 'H c l a n host context config log-level connection url root runroot namespace address identity storage-driver storage-opt tlscacert tlscert tlskey cgroup-manager data-root snapshotter hosts-dir');
const runOptions = (0,options/* optionTable */.sX)(`d i t P q rm detach interactive tty privileged init quiet read-only publish-all no-healthcheck oom-kill-disable
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
const pullOptions = (0,options/* optionTable */.sX)('a q all-tags quiet disable-content-trust tls-verify help unpack pull pull-always pull-never', 'name platform arch os variant authfile cert-dir creds decryption-key retry retry-delay policy snapshotter verify cosign-key policy-name');
const nameOptions = (0,options/* optionTable */.sX)('a q p all-tags quiet disable-content-trust raw dry-run append prefer-index pause tls-verify remove-signatures help', 'm c f t o platform author message change format tag file annotation builder progress authfile cert-dir creds compression-format sign-by digestfile output metadata-file');

// EXTERNAL MODULE: ./lib/scan/shell/image-uses.js
var image_uses = __webpack_require__(99514);
;// CONCATENATED MODULE: ./lib/scan/shell/docker.js





const kaniko = 'executor';
const dockerPrograms = new Set(['docker', 'podman', 'nerdctl', 'buildah', 'docker-buildx', kaniko]);
const nouns = new Set(['container', 'image', 'builder']);
const imageScheme = 'docker-image://';
function dockerUses({ program, args }) {
    const { operands } = (0,options/* operandsOf */.ep)(args, globalOptions, true);
    const words = nouns.has(operands[0]?.text ?? '') ? operands.slice(1) : operands;
    const [verb, ...rest] = words;
    if (program === kaniko)
        return { builds: built((0,options/* optionValues */.ib)(args, ['d', 'destination']), true) };
    if (program === 'docker-buildx')
        return buildxUses(words);
    switch (verb?.text) {
        case 'run':
        case 'create':
            return program === 'buildah' ? {} : (0,image_uses/* firstImage */.o)((0,options/* operandsOf */.ep)(rest, runOptions, true));
        case 'pull':
            return pullUses(rest);
        case 'from':
            return program === 'buildah' ? (0,image_uses/* firstImage */.o)((0,options/* operandsOf */.ep)(rest, pullOptions)) : {};
        case 'build':
        case 'bud':
            return buildUses(rest);
        case 'buildx':
            return buildxUses(rest);
        case 'tag':
        case 'commit':
        case 'import':
            return renamed((0,options/* operandsOf */.ep)(rest, nameOptions).operands);
        case 'push':
            return { pushed: (0,options/* operandsOf */.ep)(rest, nameOptions).operands };
        case 'inspect':
        case 'history':
        case 'save':
            return { looksFor: (0,options/* operandsOf */.ep)(rest, nameOptions).operands };
        default:
            return {};
    }
}
function pullUses(words) {
    const { images: found = [] } = (0,image_uses/* firstImage */.o)((0,options/* operandsOf */.ep)(words, pullOptions));
    const isWhole = words.some(({ text }) => /^(?:-q?aq?|--all-tags(?:=true)?)$/.test(text));
    return { images: isWhole ? found.map((one) => ({ ...one, noPin: reasons/* notPinnable */.bP.allTags })) : found };
}
function renamed([from, to]) {
    return to === undefined || from === undefined ? {} : { looksFor: [from], builds: built([to], false) };
}
function buildxUses([verb, ...rest]) {
    if (verb?.text === 'build' || verb?.text === 'b')
        return buildUses(rest);
    if (verb?.text === 'create')
        return { images: (0,image_uses/* images */.z)((0,options/* optionValues */.ib)(rest, ['driver-opt']).flatMap(driverImages)) };
    return verb?.text === 'imagetools' ? imagetoolsUses(rest) : {};
}
function imagetoolsUses([verb, ...rest]) {
    const { operands } = (0,options/* operandsOf */.ep)(rest, nameOptions);
    if (verb?.text === 'inspect')
        return { images: (0,image_uses/* images */.z)(operands.slice(0, 1), reasons/* notPinnable */.bP.asksForTag) };
    if (verb?.text !== 'create')
        return {};
    return {
        images: (0,image_uses/* images */.z)(operands, reasons/* notPinnable */.bP.copiesTag),
        builds: built((0,options/* optionValues */.ib)(rest, ['t', 'tag']), true),
    };
}
function buildUses(words) {
    const isPushed = words.some(({ text }) => text === '--push' || text === '--push=true') ||
        (0,options/* optionValues */.ib)(words, ['o', 'output']).some(({ text }) => /type=registry|push=true/.test(text));
    return {
        images: [
            ...(0,options/* optionValues */.ib)(words, ['build-arg']).flatMap(argumentImage),
            ...(0,options/* optionValues */.ib)(words, ['build-context']).flatMap(contextImage),
            ...(0,options/* optionValues */.ib)(words, ['sbom', 'attest']).flatMap(generatorImage),
        ],
        builds: built((0,options/* optionValues */.ib)(words, ['t', 'tag']), isPushed),
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
    const value = (0,options/* partOf */.BU)(word, equals + 1);
    return !value.text.includes('$') && (0,looks_like_image/* isImageArgument */.r)(word.text.slice(0, equals), value.text)
        ? [{ word: value, noPin: reasons/* notPinnable */.bP.inDockerfile }]
        : [];
}
function contextImage(word) {
    const at = word.text.indexOf(`=${imageScheme}`);
    return at <= 0 ? [] : [{ word: (0,options/* partOf */.BU)(word, at + 1 + imageScheme.length) }];
}
function generatorImage(word) {
    const lead = /^"?(?:[^,]*,)*?"?generator=/.exec(word.text)?.[0].length;
    if (lead === undefined)
        return [];
    const rest = (0,options/* partOf */.BU)(word, lead);
    const length = /^[^,"]*/.exec(rest.text)?.[0].length ?? 0;
    const span = { start: rest.span.start, end: rest.span.start + length };
    return [{ word: { text: rest.text.slice(0, length), span } }];
}
function built(words, isPushed) {
    return words.map((word) => ({ word, isPushed }));
}


/***/ }),

/***/ 99514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ firstImage),
/* harmony export */   z: () => (/* binding */ images)
/* harmony export */ });
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


/***/ }),

/***/ 27178:
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

/***/ 98540:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ pinnedWords)
/* harmony export */ });
/* harmony import */ var _looks_like_image_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95861);
/* harmony import */ var _occurrence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75096);


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

/***/ 96074:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ readImageWord),
/* harmony export */   cC: () => (/* binding */ variableUsesIn),
/* harmony export */   eZ: () => (/* binding */ namesOf),
/* harmony export */   fe: () => (/* binding */ withoutOtherUses),
/* harmony export */   rN: () => (/* binding */ placedValue)
/* harmony export */ });
/* harmony import */ var _occurrence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75096);
/* harmony import */ var _pin_place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13052);
/* harmony import */ var _possible_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29741);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23948);
/* harmony import */ var _syntax_templates_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25157);
/* harmony import */ var _syntax_variables_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83976);
/* harmony import */ var _yaml_interpolated_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79716);







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
        return [(0,_occurrence_js__WEBPACK_IMPORTED_MODULE_0__/* .opaqueAt */ .NV)(file, span, 'variable', _reasons_js__WEBPACK_IMPORTED_MODULE_3__/* .unresolved */ .II.unknownOption(unknownOption))];
    if (expansion.test(text))
        return readExpansion(file, word, context);
    const lead = text.startsWith(scheme) ? scheme.length : 0;
    const value = literalValue(text.slice(lead));
    const isExact = isAsWritten(file, word) && value === text.slice(lead);
    return [(0,_occurrence_js__WEBPACK_IMPORTED_MODULE_0__/* .occurrenceAt */ .d_)(file, { start: span.start + lead, end: span.end }, value, isExact)];
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
    const whole = (0,_syntax_variables_js__WEBPACK_IMPORTED_MODULE_5__/* .wholeVariable */ .o)(text);
    const names = whole === undefined ? [] : valuesOf(whole.name).map(({ value }) => value);
    const expanded = (0,_syntax_variables_js__WEBPACK_IMPORTED_MODULE_5__/* .expand */ .f)(text, (name) => valuesOf(name)[0]?.value);
    const all = new Set([...names, ...(expanded.kind === 'value' ? [expanded.value] : [])]);
    return [...all].filter((name) => name !== '' && !expansion.test(name));
}
function readExpansion(file, word, context) {
    const { text, span } = word;
    const raw = file.text.slice(span.start, span.end);
    if ((0,_syntax_templates_js__WEBPACK_IMPORTED_MODULE_4__/* .isTemplated */ .dw)(raw))
        return [(0,_occurrence_js__WEBPACK_IMPORTED_MODULE_0__/* .opaqueAt */ .NV)(file, span, 'template', _reasons_js__WEBPACK_IMPORTED_MODULE_3__/* .unresolved */ .II.template(raw))];
    const opaque = [(0,_occurrence_js__WEBPACK_IMPORTED_MODULE_0__/* .opaqueAt */ .NV)(file, span, 'variable', whyExpanded(text))];
    if (!isAsWritten(file, word) || /[`*?\\"']|\$\(|\$\$/.test(text))
        return opaque;
    const names = [...text.matchAll(variables)].map(({ groups }) => groups?.name ?? '');
    const values = names.map((name) => context.valuesOf(name));
    if (values.flat().some(({ value }) => value.includes('$')))
        return opaque;
    const isKnown = names.length > 0 && values.every(({ length }) => length > 0);
    const source = { value: text, span, exact: true };
    const found = isKnown
        ? (0,_possible_values_js__WEBPACK_IMPORTED_MODULE_2__/* .possibleImages */ .I)(file, source, context.valuesOf)
        : [(0,_yaml_interpolated_js__WEBPACK_IMPORTED_MODULE_6__/* .interpolated */ .c)()(file, source)].filter(({ kind }) => kind === 'image');
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
    return one.image.digest === undefined ? { ...one, pin: (0,_pin_place_js__WEBPACK_IMPORTED_MODULE_1__/* .refused */ .J)(why) } : one;
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


/***/ }),

/***/ 70243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ evidence),
  K: () => (/* binding */ usesOfScripts)
});

// EXTERNAL MODULE: ./lib/scan/reasons.js
var reasons = __webpack_require__(23948);
// EXTERNAL MODULE: ./lib/scan/shell/image-uses.js
var image_uses = __webpack_require__(99514);
// EXTERNAL MODULE: ./lib/scan/shell/options.js
var options = __webpack_require__(27178);
;// CONCATENATED MODULE: ./lib/scan/shell/cluster-tools.js


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
        return { images: (0,image_uses/* images */.z)(setImages(plain)) };
    if (loads.test(spelled))
        return { looksFor: plain };
    const found = commands[isKubectl ? 'kubectl' : program]?.find(([command]) => command.test(spelled));
    return found === undefined ? {} : { images: (0,image_uses/* images */.z)((0,options/* optionValues */.ib)(words, found[1])) };
}
function setImages(words) {
    const from = words.findIndex(({ text }, index) => text === 'image' && words[index - 1]?.text === 'set');
    return words.slice(from + 1).flatMap((word) => {
        const equals = word.text.indexOf('=');
        return equals <= 0 ? [] : [(0,options/* partOf */.BU)(word, equals + 1)];
    });
}

// EXTERNAL MODULE: ./lib/scan/shell/docker.js + 1 modules
var docker = __webpack_require__(69780);
;// CONCATENATED MODULE: ./lib/scan/shell/program.js
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

;// CONCATENATED MODULE: ./lib/scan/shell/registry-tools.js



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
        return { images: (0,image_uses/* images */.z)(addresses(args).slice(0, 1)) };
    const { operands, unknownOption } = (0,options/* operandsOf */.ep)(args, tool.options);
    for (const length of [1, 2]) {
        const verb = operands
            .slice(0, length)
            .map(({ text }) => text)
            .join(' ');
        const rest = operands.slice(length);
        if (tool.reads.test(verb))
            return (0,image_uses/* firstImage */.o)(unknownOption === undefined ? { operands: rest } : { operands: rest, unknownOption });
        if (tool.asks?.test(verb) === true)
            return { images: (0,image_uses/* images */.z)(rest.slice(0, 1), reasons/* notPinnable */.bP.asksForTag) };
        if (tool.copies?.test(verb) === true)
            return copied(rest, reasons/* notPinnable */.bP.copiesTag);
    }
    return {};
}
function skopeoUses(args) {
    const verb = args.find(({ text }) => /^[a-z]+$/.test(text))?.text;
    const all = addresses(args);
    if (verb === 'inspect')
        return { images: (0,image_uses/* images */.z)(all.slice(0, 1), reasons/* notPinnable */.bP.asksForTag) };
    if (verb !== 'copy')
        return {};
    const isUploaded = args.at(-1)?.text.startsWith(scheme) === true;
    if (!isUploaded)
        return { images: (0,image_uses/* images */.z)(all.slice(0, 1), reasons/* notPinnable */.bP.tagWithDigest('skopeo')) };
    return copied(all.length < 2 ? [undefined, ...all] : all, reasons/* notPinnable */.bP.copiesTag);
}
function copied([from, to], noPin) {
    return { images: (0,image_uses/* images */.z)([from], noPin), builds: to === undefined ? [] : [{ word: to, isPushed: true }] };
}
function addresses(args) {
    return args.flatMap((word) => (word.text.startsWith(scheme) ? (0,options/* partOf */.BU)(word, scheme.length) : []));
}

;// CONCATENATED MODULE: ./lib/scan/shell/uses.js





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

/***/ 98556:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ commandsOf)
});

// EXTERNAL MODULE: ./lib/model/position.js
var position = __webpack_require__(5218);
;// CONCATENATED MODULE: ./lib/scan/syntax/shell-expansions.js
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

;// CONCATENATED MODULE: ./lib/scan/syntax/shell-heredocs.js

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
            const end = (0,position/* endOfLine */.vT)(text, at);
            line = text.slice(at, end).trim();
            at = Math.min(end + 1, text.length);
        }
    }
    return at;
}

;// CONCATENATED MODULE: ./lib/scan/syntax/shell.js



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
            at = (0,position/* endOfLine */.vT)(text, at);
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
    const line = (0,position/* endOfLine */.vT)(text, at);
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

/***/ 79716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ interpolated)
/* harmony export */ });
/* harmony import */ var _occurrence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75096);
/* harmony import */ var _syntax_variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83976);
/* harmony import */ var _scan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45764);



function interpolated(lookup = () => undefined) {
    return (file, text) => {
        const { span, value, exact } = text;
        if (!value.includes('$'))
            return (0,_scan_js__WEBPACK_IMPORTED_MODULE_2__/* .literalText */ .bK)(file, text);
        const expansion = (0,_syntax_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .expand */ .f)(value, lookup);
        if (expansion.kind === 'unknown')
            return (0,_occurrence_js__WEBPACK_IMPORTED_MODULE_0__/* .opaqueAt */ .NV)(file, span, 'variable', expansion.detail);
        const inlineDefault = exact ? spanOfDefault(value, span, lookup) : undefined;
        if (inlineDefault !== undefined)
            return (0,_occurrence_js__WEBPACK_IMPORTED_MODULE_0__/* .occurrenceAt */ .d_)(file, inlineDefault);
        return (0,_occurrence_js__WEBPACK_IMPORTED_MODULE_0__/* .occurrenceAt */ .d_)(file, span, expansion.value, exact);
    };
}
function spanOfDefault(value, { start }, lookup) {
    const whole = (0,_syntax_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .wholeVariable */ .o)(value);
    if (whole?.fallback === undefined || lookup(whole.name) !== undefined)
        return undefined;
    const { offset, text } = whole.fallback;
    const span = { start: start + offset, end: start + offset + text.length };
    return text.includes('$') ? spanOfDefault(text, span, lookup) : span;
}


/***/ })

};
