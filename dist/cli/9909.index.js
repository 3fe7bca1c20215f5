export const id = 9909;
export const ids = [9909];
export const modules = {

/***/ 5218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ie: () => (/* binding */ whereIs),
/* harmony export */   q$: () => (/* binding */ positionsOf),
/* harmony export */   vT: () => (/* binding */ endOfLine)
/* harmony export */ });
function positionsOf(text) {
    const starts = [text.startsWith('\uFEFF') ? 1 : 0];
    for (const end of text.matchAll(/\r\n|\n|\r/g))
        starts.push(end.index + end[0].length);
    const at = (offset) => {
        const line = lastAtOrBefore(starts, offset);
        return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
    };
    return ({ start, end }) => {
        const from = at(start);
        const to = at(end);
        return { line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
    };
}
function lastAtOrBefore(starts, offset) {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((starts[middle] ?? 0) <= offset)
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}
function whereIs({ file, span }, sources) {
    const source = sources.find(({ path }) => path === file);
    if (source === undefined)
        return file;
    const { line, column } = positionsOf(source.text)(span);
    return `${file}:${line}:${column}`;
}
function endOfLine(text, from) {
    const end = text.indexOf('\n', from);
    return end < 0 ? text.length : end;
}


/***/ }),

/***/ 75096:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ei: () => (/* binding */ splitOccurrence),
/* harmony export */   MJ: () => (/* binding */ resolvedAt),
/* harmony export */   NV: () => (/* binding */ opaqueAt),
/* harmony export */   d_: () => (/* binding */ occurrenceAt),
/* harmony export */   db: () => (/* binding */ offsetBy)
/* harmony export */ });
/* harmony import */ var _model_image_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71976);
/* harmony import */ var _pin_place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13052);
/* harmony import */ var _placeholders_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74099);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23948);
/* harmony import */ var _syntax_templates_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25157);





const maxDetailLength = 200;
function occurrenceAt(file, span, value, extendable = true) {
    const raw = file.text.slice(span.start, span.end);
    const name = value ?? raw;
    if ((0,_syntax_templates_js__WEBPACK_IMPORTED_MODULE_3__/* .isTemplated */ .dw)(raw) || (0,_syntax_templates_js__WEBPACK_IMPORTED_MODULE_3__/* .isTemplated */ .dw)(name))
        return opaqueAt(file, span, 'template', _reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .unresolved */ .II.template(raw));
    const parsed = (0,_model_image_js__WEBPACK_IMPORTED_MODULE_0__/* .parseImage */ .zZ)(name);
    if (parsed.kind === 'image' ? (0,_placeholders_js__WEBPACK_IMPORTED_MODULE_4__/* .isPlaceholderName */ .X)(name) : (0,_placeholders_js__WEBPACK_IMPORTED_MODULE_4__/* .isPlaceholder */ .w)(name))
        return opaqueAt(file, span, 'template', _reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .unresolved */ .II.placeholder(name));
    if (parsed.kind === 'invalid')
        return opaqueAt(file, span, 'invalid', parsed.why);
    const pin = extendable ? (0,_pin_place_js__WEBPACK_IMPORTED_MODULE_1__/* .pinPlaceOf */ .W)(raw, span, name, parsed.image) : (0,_pin_place_js__WEBPACK_IMPORTED_MODULE_1__/* .refused */ .J)(_reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .notPinnable */ .bP.escapes);
    return { kind: 'image', at: { file: file.path, span }, raw, image: parsed.image, pin };
}
function resolvedAt(file, span, name, why) {
    const parsed = (0,_model_image_js__WEBPACK_IMPORTED_MODULE_0__/* .parseImage */ .zZ)(name);
    if (parsed.kind === 'invalid')
        return opaqueAt(file, span, 'invalid', parsed.why);
    const raw = file.text.slice(span.start, span.end);
    const at = { file: file.path, span: { ...span } };
    return { kind: 'image', at, raw, image: parsed.image, pin: (0,_pin_place_js__WEBPACK_IMPORTED_MODULE_1__/* .refused */ .J)(why) };
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
    const templated = parts.map((part) => file.text.slice(part.span.start, part.span.end)).find(_syntax_templates_js__WEBPACK_IMPORTED_MODULE_3__/* .isTemplated */ .dw);
    if (templated !== undefined)
        return opaque('template', _reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .unresolved */ .II.template(templated));
    const unclear = parts.find((part) => part.unclear !== undefined)?.unclear;
    if (unclear !== undefined)
        return opaque('template', unclear);
    const name = nameOf(split);
    if (name.includes('$'))
        return opaque('variable', _reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .unresolved */ .II.variable(name));
    const parsed = (0,_model_image_js__WEBPACK_IMPORTED_MODULE_0__/* .parseImage */ .zZ)(name);
    if (parsed.kind === 'image' ? (0,_placeholders_js__WEBPACK_IMPORTED_MODULE_4__/* .isPlaceholderName */ .X)(name) : (0,_placeholders_js__WEBPACK_IMPORTED_MODULE_4__/* .isPlaceholder */ .w)(name))
        return opaque('template', _reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .unresolved */ .II.placeholder(name));
    if (parsed.kind === 'invalid')
        return opaque('invalid', parsed.why);
    if (parsed.image.tag === undefined && parsed.image.digest === undefined)
        return opaque('variable', split.tagElsewhere);
    const inexact = parts.some(({ isReread }) => isReread) ? _reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .notPinnable */ .bP.number : _reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .notPinnable */ .bP.escapes;
    const isWritable = parts.every((one) => one.exact || (one.isReread && split.digest !== undefined));
    const pin = isWritable ? splitPinPlace(split) : (0,_pin_place_js__WEBPACK_IMPORTED_MODULE_1__/* .refused */ .J)(split.noPlace ?? inexact);
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
        return (0,_pin_place_js__WEBPACK_IMPORTED_MODULE_1__/* .refused */ .J)(noPlace);
    const pinned = [tag, repository].find((text) => text?.value.includes('@'));
    if (digest !== undefined && (pinned === undefined || digest.value !== ''))
        return { kind: 'place', span: digest.span, ...digestForm };
    const carrier = pinned ?? tag;
    if (carrier === undefined || carrier.value === '')
        return (0,_pin_place_js__WEBPACK_IMPORTED_MODULE_1__/* .refused */ .J)(_reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .notPinnable */ .bP.noTag);
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


/***/ }),

/***/ 13052:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ refused),
/* harmony export */   W: () => (/* binding */ pinPlaceOf)
/* harmony export */ });
/* harmony import */ var _model_image_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71976);
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
    const lead = (0,_model_image_js__WEBPACK_IMPORTED_MODULE_0__/* .digestLead */ .PA)(image);
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

/***/ 74099:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ isPlaceholderName),
/* harmony export */   w: () => (/* binding */ isPlaceholder)
/* harmony export */ });
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

/***/ 23948:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   II: () => (/* binding */ unresolved),
/* harmony export */   Mq: () => (/* binding */ unscanned),
/* harmony export */   bP: () => (/* binding */ notPinnable)
/* harmony export */ });
/* harmony import */ var _model_surface_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59918);
/* harmony import */ var _model_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57798);
/* harmony import */ var _model_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80588);



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
    unknownOption: (option) => `follows the option ${quoted(option)}, and it is not known whether this is the value of the option: write \`${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .onOneLine */ .GJ)(option, maxQuoted).replaceAll('`', "'")}=…\``,
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
    digestShared: (variable) => `its digest comes from ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .onOneLine */ .GJ)(variable, maxQuoted)}, which other references share`,
    digestInPattern: (variable) => `its digest comes from ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .onOneLine */ .GJ)(variable, maxQuoted)}, which a pattern is applied to`,
    passed: (name, file) => `${quoted(file)} passes another value for ${quoted(name)}, so several images are possible here`,
    passedInPart: (dockerfile) => `only a part of it is written here, the rest is in ${quoted(dockerfile)}`,
    passedIndirectly: (name) => `the value of ${quoted(name)} is not written here exactly as it is passed on`,
    behindVariable: (image, isPinned) => `${isPinned ? 'its digest makes builds ignore' : 'a digest here would make builds ignore'} the values of its arguments. ${ownArgument(image)}`,
    afterVariable: (image, isPinned) => `${isPinned ? 'its digest stays' : 'a digest here would stay'} the same whatever the values of its variables are. Write the whole reference, ${quoted(image)}, as the value or the default of one variable, followed by the digest`,
    usedByCommands: (variable, image) => `a stage uses ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .onOneLine */ .GJ)(variable, maxQuoted)} too, so its commands would see the digest. ${ownArgument(image)}`,
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
    openHeredoc: (name) => `The heredoc ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .onOneLine */ .GJ)(name, maxQuoted)} is not closed, so the text after it was not read. Close it, or exclude the file`,
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
    tooManyFiles: (maxFiles, surface) => `Only the first ${maxFiles} files were scanned: narrow ${(0,_model_surface_js__WEBPACK_IMPORTED_MODULE_2__/* .settingName */ .Q)(surface, 'paths')} or extend ${(0,_model_surface_js__WEBPACK_IMPORTED_MODULE_2__/* .settingName */ .Q)(surface, 'exclude')}`,
    tooManyMentions: (maxMentions) => `Only the first ${maxMentions} files that other files name were read`,
    tooManyIncluded: (maxIncluded, maxDeclared) => `Kustomizations whose configurations declare fields as images include more than ${maxIncluded} files in all, or declare more than ${maxDeclared} fields in these files, so not all of these fields were read. Exclude some of the kustomizations`,
    emptyGlob: (surface) => `This glob of ${(0,_model_surface_js__WEBPACK_IMPORTED_MODULE_2__/* .settingName */ .Q)(surface, 'paths')} matches no file of a known format`,
    folder: (why, folder, surface) => `The folder was not scanned: ${why}. If none of its images are used, add \`${folder}**\` to ${(0,_model_surface_js__WEBPACK_IMPORTED_MODULE_2__/* .settingName */ .Q)(surface, 'exclude')}`,
    root: (why) => `It is not known which files there are: ${why}`,
    notListed: 'it cannot be listed',
    sparse: 'git tracks it, but a sparse checkout left it out',
    file: (why) => `The file was not scanned: ${why}`,
    tooSlow: (limitMs) => `The file was not scanned: that was not done after ${(0,_model_time_js__WEBPACK_IMPORTED_MODULE_0__/* .durationText */ .S5)(limitMs)}, and takes seconds, so the machine may be overloaded. Re-run; if it happens again, exclude the file and report it`,
    tooMuchWork: 'The file was not scanned: it has too many lines, brackets, variables or aliases, or too long lines. Split it into smaller files, or exclude it',
    tooMuchMemory: 'The file was not scanned: that needed too much memory. Split it into smaller files, or exclude it',
    stopped: (files) => `${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(files, 'file')} had not been scanned when the run was stopped`,
    invalidReference: (raw, detail, others) => `${quoted(raw)} is not a valid image reference${others === 0 ? '' : ` (and ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(others, 'other reference')} in the file)`}: ${detail}. ${remedy}`,
    excessiveReference: (raw, detail, others) => `The images of ${quoted(raw)}${others === 0 ? '' : ` (and of ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(others, 'other reference')} in the file)`} were not read: ${detail}. Write fewer values, or exclude the file`,
    unexplained: (name, others) => `${quoted(name)} ${others === 0 ? 'looks like an image' : `and ${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(others, 'other name')} in the file look like images`}, but no scanner reads images at this place. Move ${others === 0 ? 'it' : 'them'} to a place that is scanned, or exclude the file`,
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
    return `\`${(0,_model_text_js__WEBPACK_IMPORTED_MODULE_1__/* .onOneLine */ .GJ)(text, maxQuoted).replaceAll('`', "'")}\``;
}


/***/ }),

/***/ 25157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Jf: () => (/* binding */ coverTemplates),
  gF: () => (/* binding */ coversLines),
  dw: () => (/* binding */ isTemplated),
  IH: () => (/* binding */ templateEngineOf)
});

;// CONCATENATED MODULE: ./lib/scan/syntax/directive-lines.js
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

;// CONCATENATED MODULE: ./lib/scan/syntax/go-action.js
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

;// CONCATENATED MODULE: ./lib/scan/syntax/templates.js


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


/***/ })

};
