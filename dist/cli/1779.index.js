export const id = 1779;
export const ids = [1779];
export const modules = {

/***/ 81779:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  loadPolicy: () => (/* binding */ loadPolicy)
});

// EXTERNAL MODULE: ./lib/model/policy.js
var model_policy = __webpack_require__(39711);
// EXTERNAL MODULE: ./lib/policy/merge.js
var merge = __webpack_require__(59014);
// EXTERNAL MODULE: ./lib/policy/mistake.js
var mistake = __webpack_require__(9202);
// EXTERNAL MODULE: ./lib/policy/read.js + 5 modules
var policy_read = __webpack_require__(44073);
;// CONCATENATED MODULE: ./lib/policy/target.js
// What `extends` names: a file of the same checkout, or one of another repository at a ref.
const remote = /^([\w.-]{1,100})\/([\w.-]{1,100})\/([^@]{1,1024})@([\w][\w./-]{0,254})$/;
/**
 * Reads `OWNER/REPO/PATH@REF`, or a path from the root of the repository that `from` stands in: a path in a file of
 * another repository is that repository's, at the same ref.
 */
function parseTarget(text, from) {
    const [, owner = '', repository = '', inside = '', ref = ''] = remote.exec(text) ?? [];
    if (text.includes('@') &&
        (ref === '' || ref.includes('..') || /^\.+$/.test(owner) || /^\.+$/.test(repository)))
        return { mistake: 'must be `OWNER/REPO/PATH@REF`, or a path in the repository' };
    const path = (ref === '' ? text : inside).replace(/^(?:\.\/)+/, '');
    const parts = path.split('/');
    if (path.length > 1024 ||
        path.includes('\\') ||
        parts.some((part) => part === '' || /^\.{1,2}$/.test(part)))
        return { mistake: 'its path must be relative to the root of the repository, without `..`' };
    if (ref !== '')
        return { kind: 'remote', owner, repository, path, ref };
    return from.kind === 'remote' ? { ...from, path } : { kind: 'local', path };
}
/** As places and messages name the file. */
function targetName(target) {
    if (target.kind === 'local')
        return target.path;
    return `${target.owner}/${target.repository}/${target.path}@${target.ref}`;
}

;// CONCATENATED MODULE: ./lib/policy/extends.js





const mostFiles = 20;
const mostDepth = 5;
/**
 * Loads a policy with its bases, each file once. A base that cannot be asked for is in `unread` of the policy;
 * a base that does not exist, a circle, and everything wrong in any file are mistakes, all of them at once.
 */
async function loadPolicy(request) {
    const loader = new Loader(request);
    const root = { kind: 'local', path: request.path };
    const policy = await loader.load(root, [], undefined);
    return loader.mistakes.length > 0 ? { mistakes: loader.mistakes } : { policy };
}
class Loader {
    request;
    mistakes = [];
    loaded = new Set();
    constructor(request) {
        this.request = request;
    }
    async load(target, above, asked) {
        const name = targetName(target);
        if (above.includes(name))
            return this.wrong(asked, `\`${name}\` extends itself.`);
        if (this.loaded.has(name))
            return model_policy/* noPolicy */.W;
        if (above.length > mostDepth)
            return this.wrong(asked, `Policies extend more than ${mostDepth} deep.`);
        if (this.loaded.size >= mostFiles)
            return this.wrong(asked, `More than ${mostFiles} files are extended.`);
        this.loaded.add(name);
        const answer = target.kind === 'local' ? await this.request.read(target.path) : await this.request.remote(target);
        if ('unknown' in answer)
            return { ...model_policy/* noPolicy */.W, unread: [answer.unknown] };
        if ('missing' in answer)
            return this.missing(target, asked);
        if ('unreadable' in answer)
            return this.wrong(asked, `\`${name}\` cannot be read: ${answer.unreadable}.`);
        const label = target.kind === 'local' ? (this.request.label?.(target.path) ?? target.path) : name;
        const source = { path: label, text: answer.text };
        const read = (0,policy_read/* readPolicy */.T)(source, this.request.words);
        if ('mistakes' in read) {
            this.mistakes.push(...read.mistakes);
            return model_policy/* noPolicy */.W;
        }
        return this.withBases(read.file, source, target, [...above, name], asked);
    }
    async withBases({ policy, extended }, source, target, above, asked) {
        let merged = model_policy/* noPolicy */.W;
        for (const { target: text, at } of extended) {
            const parsed = parseTarget(text, target);
            const inheritedAt = target.kind === 'local' || asked === undefined ? at : asked.inheritedAt;
            const next = { by: source, at, inheritedAt };
            if ('mistake' in parsed)
                this.wrong(next, `\`extends\` is \`${text.slice(0, 100)}\`, but ${parsed.mistake}.`);
            else
                merged = (0,merge/* mergePolicies */.$)(merged, await this.load(parsed, above, next));
        }
        if (target.kind === 'local' || asked === undefined)
            return (0,merge/* mergePolicies */.$)(merged, policy);
        const { inheritedAt } = asked;
        const waivers = policy.waivers.map((waiver) => ({ ...waiver, inheritedAt }));
        return (0,merge/* mergePolicies */.$)(merged, { ...policy, waivers });
    }
    missing(target, asked) {
        if (asked === undefined && !this.request.required)
            return model_policy/* noPolicy */.W;
        const hint = asked === undefined || target.kind === 'remote'
            ? ''
            : ' A file of another repository is written `OWNER/REPO/PATH@REF`.';
        return this.wrong(asked, `\`${targetName(target)}\` does not exist.${hint}`);
    }
    wrong(asked, message) {
        const file = asked?.by ?? { path: this.request.path, text: '' };
        this.mistakes.push((0,mistake/* mistakeAt */.s)(file, asked?.at.span ?? { start: 0, end: 0 }, message));
        return model_policy/* noPolicy */.W;
    }
}


/***/ })

};
