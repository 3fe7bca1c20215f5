export const id = 1251;
export const ids = [1251,5485];
export const modules = {

/***/ 2218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  enforce: () => (/* binding */ enforce)
});

// EXTERNAL MODULE: ./node_modules/diff/libesm/patch/create.js + 2 modules
var create = __webpack_require__(37291);
// EXTERNAL MODULE: ./lib/command/context.js
var command_context = __webpack_require__(5062);
// EXTERNAL MODULE: ./lib/command/report-file.js
var report_file = __webpack_require__(85090);
// EXTERNAL MODULE: ./lib/model/text/text.js
var text_text = __webpack_require__(38118);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
// EXTERNAL MODULE: ./lib/model/images/image.js
var images_image = __webpack_require__(75485);
;// CONCATENATED MODULE: ./lib/enforcement/admission.js




const maxBytes = 1024 * 1024;
const admission_name = 'tagproof-images';
const namespace = 'kube-system';
const admission = {
    id: 'admission',
    title: "Kubernetes' ValidatingAdmissionPolicy",
    comment: '#',
    write({ images }) {
        const data = dataOf(images);
        const bytes = Object.entries(data).reduce((sum, [key, value]) => sum + key.length + value.length, 0);
        if (bytes > maxBytes)
            return {
                refused: `The digests need ${(0,text_text/* numberText */.$4)(bytes)} bytes, and a ConfigMap can have ${(0,text_text/* numberText */.$4)(maxBytes)}. Write one policy for each repository from its own report`,
            };
        const map = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: admission_name, namespace }, data };
        const documents = [map, policy, binding];
        return { text: documents.map((one) => (0,dist/* stringify */.As)(one, { lineWidth: 0 })).join('---\n'), notes: [] };
    },
};
function dataOf(images) {
    const names = new Map();
    for (const { repository, tag, digest } of images) {
        const [registry = '', ...path] = repository.split('/');
        (0,collections/* addToGroup */.Mr)(names, digest.slice('sha256:'.length), (0,images_image/* imageName */.tO)({ registry, repository: path.join('/'), tag }));
    }
    return Object.fromEntries([...names].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, all]) => [key, all.join(' ')]));
}
const specOf = (object) => `${object}.kind == "Pod" ? ${object}.spec : ${object}.kind == "CronJob" ? ${object}.spec.jobTemplate.spec.template.spec : ${object}.spec.template.spec`;
const namesIn = (list, where, name) => `(has(${list}) ? ${list}${where}.map(c, has(c.${name}) ? c.${name} : "") : [])`;
const imagesOf = (spec) => [
    ...['containers', 'initContainers', 'ephemeralContainers'].map((list) => namesIn(`${spec}.${list}`, '', 'image')),
    namesIn(`${spec}.volumes`, '.filter(v, has(v.image))', 'image.reference'),
].join(' + ');
const isProved = (image) => `(${image}.split("@sha256:").size() == 2 && ${image}.split("@sha256:")[1] in params.data)`;
const policy = {
    apiVersion: 'admissionregistration.k8s.io/v1',
    kind: 'ValidatingAdmissionPolicy',
    metadata: { name: admission_name },
    spec: {
        failurePolicy: 'Fail',
        paramKind: { apiVersion: 'v1', kind: 'ConfigMap' },
        matchConstraints: {
            resourceRules: [
                rulesFor('', 'v1', ['pods', 'pods/ephemeralcontainers', 'replicationcontrollers']),
                rulesFor('apps', 'v1', ['deployments', 'replicasets', 'statefulsets', 'daemonsets']),
                rulesFor('batch', 'v1', ['jobs', 'cronjobs']),
            ],
        },
        variables: [
            { name: 'spec', expression: specOf('object') },
            { name: 'oldSpec', expression: specOf('oldObject') },
            { name: 'images', expression: imagesOf('variables.spec') },
            { name: 'before', expression: `request.operation == "UPDATE" ? ${imagesOf('variables.oldSpec')} : []` },
            {
                name: 'wrong',
                expression: `variables.images.filter(i, !(i in variables.before || ${isProved('i')}))`,
            },
        ],
        validations: [
            {
                expression: 'has(params.data) && variables.wrong.size() == 0',
                messageExpression: '"not among the proved images: " + variables.wrong.join(", ")',
            },
        ],
    },
};
const binding = {
    apiVersion: 'admissionregistration.k8s.io/v1',
    kind: 'ValidatingAdmissionPolicyBinding',
    metadata: { name: admission_name },
    spec: {
        policyName: admission_name,
        paramRef: { name: admission_name, namespace, parameterNotFoundAction: 'Deny' },
        validationActions: ['Warn', 'Audit'],
        matchResources: {
            namespaceSelector: {
                matchExpressions: [{ key: 'kubernetes.io/metadata.name', operator: 'NotIn', values: [namespace] }],
            },
        },
    },
};
function rulesFor(group, version, resources) {
    return { apiGroups: [group], apiVersions: [version], operations: ['CREATE', 'UPDATE'], resources };
}

;// CONCATENATED MODULE: ./lib/enforcement/buildkit.js

const buildkit = {
    id: 'buildkit',
    title: "BuildKit's source policy",
    write({ images }) {
        const allowed = new Set(images.flatMap(namesOf));
        const { converted, notes } = conversions(images);
        const rules = [
            { action: 'DENY', selector: { identifier: `${scheme}*`, matchType: 'WILDCARD' } },
            ...[...allowed].map((identifier) => ({
                action: 'ALLOW',
                selector: { identifier, matchType: 'EXACT' },
            })),
            ...[...converted].map(([from, to]) => ({
                action: 'CONVERT',
                selector: { identifier: from, matchType: 'EXACT' },
                updates: { identifier: to },
            })),
        ];
        return { text: `${JSON.stringify({ version: 1, rules }, null, 2)}\n`, notes };
    },
};
const scheme = 'docker-image://';
function namesOf({ repository, tag, digest }) {
    const bare = `${scheme}${repository}@${digest}`;
    return tag === undefined ? [bare] : [bare, `${scheme}${repository}:${tag}@${digest}`];
}
function conversions(images) {
    const byTag = new Map();
    for (const image of images)
        if (image.tag !== undefined)
            (0,collections/* addToGroup */.Mr)(byTag, `${image.repository}:${image.tag}`, image);
    const converted = new Map();
    const notes = [];
    for (const [name, all] of byTag) {
        const whole = all.filter(({ isPart }) => isPart !== true);
        const newest = whole.find((one) => whole.every((other) => other === one || isLater(one, other)));
        if (newest !== undefined)
            converted.set(`${scheme}${name}`, `${scheme}${name}@${newest.digest}`);
        else if (whole.length === 0)
            notes.push(`${name} is denied without a digest: it is pinned to one platform`);
        else
            notes.push(`${name} is denied without a digest: it is not known which of its pins is newer`);
    }
    return { converted, notes };
}
function isLater({ since: one }, { since: other }) {
    if (one === 'now')
        return other !== 'now';
    return one !== undefined && other !== undefined && other !== 'now' && one > other;
}

;// CONCATENATED MODULE: ./lib/enforcement/buildx.js

const buildx = {
    id: 'buildx',
    title: "buildx's policy",
    comment: '#',
    write({ images }) {
        const digests = new Map();
        for (const { repository, digest } of images)
            (0,collections/* addToGroup */.Mr)(digests, repository, digest);
        const allowed = Object.fromEntries([...digests].map(([name, all]) => [name, [...new Set(all)].sort()]));
        return { text: `${head}\nallowed := ${JSON.stringify(allowed, null, 2)}\n\n${rule}`, notes: [] };
    },
};
const head = 'package docker\n';
const rule = `default allow := false

allow if not input.image

allow if input.image.checksum in allowed[input.image.fullRepo]

deny_msg contains msg if {
  not allow
  msg := sprintf("%s is not among the proved images", [input.image.ref])
}

decision := {"allow": allow, "deny_msg": [msg | some msg in deny_msg]}
`;

// EXTERNAL MODULE: ./lib/model/globs/name-glob.js
var name_glob = __webpack_require__(13693);
// EXTERNAL MODULE: ./lib/model/judgement/signature.js
var signature = __webpack_require__(23295);
// EXTERNAL MODULE: ./lib/signatures/cluster/patterns.js
var patterns = __webpack_require__(85831);
// EXTERNAL MODULE: ./lib/signatures/cluster/write.js
var write = __webpack_require__(55009);
;// CONCATENATED MODULE: ./lib/enforcement/kyverno.js





const kyverno = {
    id: 'kyverno',
    title: "Kyverno's ImageValidatingPolicy",
    comment: '#',
    isBySigner: true,
    write({ rules, keys }) {
        const notes = [];
        const documents = rules.flatMap(({ images, except = [], anyOf, sourceTag }, position) => {
            const say = (note) => void notes.push(`signatures[${position}]: ${note}`);
            if (sourceTag !== undefined)
                say('`source-tag` has no meaning there');
            for (const glob of [...images, ...except])
                if (/^[^/]*[*?]/.test((0,name_glob/* withRegistry */.u$)(glob)))
                    say(`\`${glob}\` is compared with names as they are written: not with short ones of Docker Hub`);
            const attestors = anyOf.flatMap((signer, index) => attestorOf(signer, `signer${index}`, keys, say) ?? []);
            if (attestors.length > 0)
                return [policyOf(position, images, except, attestors)];
            say('left out: none of its signers can be expressed');
            return [];
        });
        return { text: documents.map((one) => (0,dist/* stringify */.As)(one, { lineWidth: 0 })).join('---\n'), notes };
    },
};
function policyOf(position, images, except, attestors) {
    const signers = attestors.map(({ name }) => `attestors.${name}`).join(', ');
    return {
        apiVersion: 'policies.kyverno.io/v1',
        kind: 'ImageValidatingPolicy',
        metadata: { name: `tagproof-${position}` },
        spec: {
            failurePolicy: 'Fail',
            validationActions: ['Warn', 'Audit'],
            matchConstraints: {
                resourceRules: [
                    { apiGroups: [''], apiVersions: ['v1'], operations: ['CREATE', 'UPDATE'], resources: ['pods'] },
                ],
            },
            matchImageReferences: images.map((glob) => ({
                expression: [named(glob), ...except.map((one) => `!${named(one)}`)].join(' && '),
            })),
            validationConfigurations: { mutateDigest: false, verifyDigest: false, required: true },
            attestors,
            validations: ['containers', 'initContainers', 'ephemeralContainers'].map((list) => ({
                expression: `images.${list}.map(image, verifyImageSignatures(image, [${signers}])).all(count, count > 0)`,
                message: 'not signed as the policy requires',
            })),
        },
    };
}
const hub = 'docker.io/';
const hasRegistry = 'ref.matches("^(?:[^/]*[.:][^/]*|localhost)/")';
function named(glob) {
    const full = (0,name_glob/* withRegistry */.u$)(glob);
    if (!full.startsWith(hub))
        return matching('', [full]);
    const path = full.slice(hub.length);
    const names = [path, ...(0,name_glob/* globsAfter */.Ag)(path, 'library/')];
    return `(${matching('(?:index\\.)?docker\\.io/', names)} || (${matching('', names)} && !${hasRegistry}))`;
}
function matching(start, globs) {
    const names = globs.map((glob) => (0,patterns/* expressionOf */.ez)(glob).slice(1, -1)).join('|');
    return `ref.matches(${JSON.stringify(`^${start}(?:${names})(?::[^/@]*)?(?:@.*)?$`)})`;
}
function attestorOf(signer, name, keys, say) {
    if (signer.kind === 'key') {
        const data = keys.get(signer.key);
        if (data === undefined)
            return void say('a key is left out: it could not be read');
        return { name, cosign: { key: { data, hashAlgorithm: 'sha256' }, ctlog: { insecureIgnoreTlog: true } } };
    }
    if (signer.root !== signature/* publicRoot */.KE)
        return void say(`an identity is left out: its trusted root \`${signer.file ?? signer.root}\` is not the public one`);
    return {
        name,
        cosign: {
            keyless: { identities: [(0,write/* clusterIdentity */.B)(signer)] },
            ctlog: { url: 'https://rekor.sigstore.dev' },
        },
    };
}

;// CONCATENATED MODULE: ./lib/enforcement/talos.js




const talos = {
    id: 'talos',
    title: "Talos's ImageVerificationConfig",
    comment: '#',
    isBySigner: true,
    write({ rules, keys }) {
        const notes = [];
        const written = rules.flatMap((rule, position) => {
            const say = (note) => void notes.push(`signatures[${position}]: ${note}`);
            if (rule.except !== undefined)
                say('`except` cannot be expressed, so the rule applies to these images too');
            if (rule.sourceTag !== undefined)
                say('`source-tag` has no meaning there');
            const verifier = verifierOf(rule, keys);
            const images = rule.images.flatMap((glob) => patternsOf(glob, say));
            if (typeof verifier !== 'string')
                return images.map((image) => ({ image, ...verifier }));
            say(`left out: ${verifier}`);
            return [];
        });
        const first = new Map();
        for (const rule of written)
            if (!first.has(rule.image))
                first.set(rule.image, rule);
        if (first.size < written.length ||
            written.some((one) => written.some((other) => hides(one.image, other.image))))
            notes.push('several rules name the same images; there, only the first of them applies');
        const config = {
            apiVersion: 'v1alpha1',
            kind: 'ImageVerificationConfig',
            rules: [...first.values()],
        };
        return { text: first.size === 0 ? '' : (0,dist/* stringify */.As)(config, { lineWidth: 0 }), notes };
    },
};
function hides(pattern, other) {
    const [start = '', ...more] = pattern.split('*');
    return pattern !== other && more.length > 0 && (other.split('*')[0] ?? '').startsWith(start);
}
function patternsOf(glob, say) {
    if (glob.includes('?')) {
        say(`\`${glob}\` is left out: there is no pattern for \`?\``);
        return [];
    }
    if (/(?<!\*)\*(?!\*)/.test(glob))
        say(`\`${glob}\`: a star also matches slashes there, which is stricter`);
    if (/^[^*/]+\*[^/]*\//.test((0,name_glob/* withRegistry */.u$)(glob)))
        say(`\`${glob}\` is compared with names that have a registry: not with short ones of Docker Hub`);
    const pattern = (0,name_glob/* withRegistry */.u$)(glob).replace(/\*+/g, '*');
    return pattern.startsWith('docker.io/') ? [pattern, `index.${pattern}`] : [pattern];
}
function verifierOf({ anyOf }, keys) {
    const [first, ...others] = anyOf;
    if (first === undefined)
        return 'it names no signer';
    if (first.kind === 'key') {
        if (others.length > 0)
            return 'a rule can have one key, and nothing besides it';
        const certificate = keys.get(first.key);
        return certificate === undefined ? 'its key could not be read' : { publicKey: { certificate } };
    }
    const identities = anyOf.flatMap((one) => (one.kind === 'identity' ? [one] : []));
    if (identities.length < anyOf.length)
        return 'a rule can have one key, and nothing besides it';
    if (identities.some(({ root }) => root !== signature/* publicRoot */.KE))
        return 'its trusted root is not the public one';
    const { issuer, identity } = first;
    if (!(0,patterns/* isLiteral */.c$)(issuer) || identities.some((one) => one.issuer !== issuer))
        return 'a rule can have one issuer, without a pattern';
    if (identities.length === 1 && (0,patterns/* isLiteral */.c$)(identity))
        return { keyless: { issuer, subject: identity } };
    const expressions = identities.map((one) => (0,patterns/* expressionOf */.ez)(one.identity).slice(1, -1));
    return { keyless: { issuer, subjectRegex: `^(?:${expressions.join('|')})$` } };
}

;// CONCATENATED MODULE: ./lib/enforcement/index.js







const targets = [buildkit, buildx, admission, kyverno, talos];
const maxLines = 1000;
function ruleDocument(target, enforced) {
    const { id, title, comment, isBySigner } = target;
    const nothing = isBySigner ? enforced.rules.length === 0 : enforced.images.length === 0;
    if (nothing)
        return {
            refused: isBySigner
                ? 'The policy of the report has no section `signatures`, so there is nothing to write'
                : 'The report proves no reference, so nothing would be allowed',
        };
    const written = target.write(enforced);
    if ('refused' in written)
        return written;
    if (written.text === '')
        return { refused: `Nothing of the policy can be expressed: ${written.notes.join('; ')}` };
    const rest = restLines(isBySigner ? enforced.unsigned : enforced.rest);
    const about = `${title}, written by \`tagproof enforce --as ${id}\` from a report.`;
    const head = comment === undefined ? [] : [about, ...rest, ...written.notes.map((note) => `note: ${(0,text_text/* plain */.pj)(note)}`)];
    const lines = head.map((line) => `${comment} ${line}\n`);
    return { text: `${lines.join('')}${written.text}`, rest, notes: written.notes };
}
function restLines(rest) {
    if (rest.length === 0)
        return [];
    const lines = rest.slice(0, maxLines).map(({ name, why, files }) => {
        const [first = '', ...others] = files;
        const more = others.length === 0 ? '' : ` and ${(0,text_text/* plural */.LS)(others.length, 'other file')}`;
        return `  ${(0,text_text/* plain */.pj)(name)}: ${(0,text_text/* plain */.pj)(why)}, in ${(0,text_text/* plain */.pj)(first)}${more}`;
    });
    const left = rest.length - lines.length;
    return [
        `Not in it: ${(0,text_text/* plural */.LS)(rest.length, 'reference')}.`,
        ...lines,
        ...(left > 0 ? [`  and ${left} more`] : []),
    ];
}

// EXTERNAL MODULE: ./lib/model/images/mirror.js
var mirror = __webpack_require__(97237);
// EXTERNAL MODULE: ./lib/report/coverage.js
var coverage = __webpack_require__(7130);
// EXTERNAL MODULE: ./lib/signatures/match.js
var match = __webpack_require__(13326);
;// CONCATENATED MODULE: ./lib/enforcement/proved.js






const disputed = new Set(coverage/* disputingChecks */.$3);
function enforcedBy(report, keys) {
    const rules = report.record?.policy.signatures ?? [];
    const disputes = disputesIn(report);
    const images = new Map();
    const rest = [];
    const unsigned = [];
    for (const reference of report.references) {
        const image = imageOf(reference);
        const dispute = image && disputes.get(nameOf(reference));
        const why = dispute ?? whyNot(reference, image) ?? (image && whyUnsigned(report, reference, image));
        if (why !== undefined)
            rest.push([reference, why]);
        else if (image !== undefined)
            keep(images, provedImage(reference, image));
        const unruled = dispute ?? (image && (0,match/* signatureRulesFor */.Rx)(rules, image).length > 0 ? undefined : 'no rule');
        if (unruled !== undefined)
            unsigned.push([reference, unruled]);
    }
    const sorted = [...images].sort(([a], [b]) => (0,text_text/* compareText */.n6)(a, b)).map(([, image]) => image);
    return { images: sorted, rest: leftOut(rest), rules, unsigned: leftOut(unsigned), keys };
}
function disputesIn({ findings }) {
    return new Map(findings.flatMap(({ check, image, waived }) => image !== undefined && waived === undefined && disputed.has(check) ? [[(0,images_image/* imageName */.tO)(image), check]] : []));
}
function imageOf({ kind, registry, repository, tag, digest }) {
    if (kind !== 'image' || registry === undefined || repository === undefined)
        return undefined;
    const parsed = (0,images_image/* parseImage */.zZ)(`${(0,images_image/* imageName */.tO)({ registry, repository, tag })}${digest === undefined ? '' : `@${digest}`}`);
    if (parsed.kind !== 'image')
        return undefined;
    const { image } = parsed;
    return image.registry === registry && image.repository === repository ? image : undefined;
}
function whyNot(reference, image) {
    const { kind, why, digest, testData, fact } = reference;
    if (kind !== 'image')
        return kind === 'opaque' ? `not resolved (${why ?? 'opaque'})` : 'built here';
    if (image === undefined)
        return 'not the name of an image';
    if (digest === undefined)
        return 'not pinned';
    if (testData !== undefined)
        return 'test data';
    if ((0,coverage/* isProved */.n_)(fact))
        return undefined;
    return fact?.status === 'unknown'
        ? `unknown (${fact.cause ?? 'no cause'})`
        : (fact?.status ?? 'not checked');
}
function whyUnsigned({ record }, { digest, signatures, waivedChecks = [] }, image) {
    const mirrored = signatures?.origin ?? (0,mirror/* originImage */.A)(image, record?.mirrors ?? {});
    const rules = (0,match/* signatureRulesFor */.Rx)(record?.policy.signatures ?? [], image, mirrored);
    if (rules.length === 0)
        return undefined;
    if (signatures === undefined || signatures.digest !== digest)
        return 'its signature is not known';
    if ((0,match/* satisfies */.ib)(rules, signatures))
        return undefined;
    if (!signatures.complete)
        return 'its signature is not known';
    const isAccepted = waivedChecks.some((check) => check === 'unsigned-image' || check === 'wrong-signer');
    return isAccepted ? undefined : 'not signed as the policy requires';
}
function provedImage({ fact }, image) {
    const isNow = fact?.status === 'current';
    const recovered = fact?.recoveredTag;
    const tag = image.tag ?? (recovered !== undefined && (0,images_image/* isTag */.dz)(recovered) ? recovered : undefined);
    return {
        repository: (0,images_image/* imageName */.tO)({ registry: image.registry, repository: image.repository }),
        digest: image.digest,
        ...(0,collections/* compact */.oE)({
            tag,
            isPart: fact?.status === 'one-platform' ? true : undefined,
            since: isNow ? 'now' : fact?.pinnedSince,
        }),
    };
}
function keep(images, image) {
    const key = JSON.stringify([image.repository, image.tag ?? '', image.digest]);
    const { isPart, since, ...rest } = images.get(key) ?? image;
    const times = [since, image.since].flatMap((one) => one ?? []).sort(text_text/* compareText */.n6);
    const isWhole = isPart === undefined || image.isPart === undefined;
    images.set(key, { ...rest, ...(0,collections/* compact */.oE)({ isPart: isWhole ? undefined : isPart, since: times.at(-1) }) });
}
function nameOf({ kind, raw, registry = '', repository = '', tag }) {
    if (kind === 'opaque' || repository === '')
        return raw;
    return (0,images_image/* imageName */.tO)({ registry, repository, tag });
}
function leftOut(references) {
    const groups = new Map();
    for (const [reference, why] of references) {
        const pin = reference.digest === undefined ? '' : `@${reference.digest}`;
        (0,collections/* addToGroup */.Mr)(groups, JSON.stringify([`${nameOf(reference)}${pin}`, why]), reference);
    }
    return [...groups]
        .sort(([a], [b]) => (0,text_text/* compareText */.n6)(a, b))
        .map(([key, all]) => {
        const [name, why] = JSON.parse(key);
        return { name, why, files: [...new Set(all.map(fileOf))].sort(text_text/* compareText */.n6) };
    });
}
function fileOf({ origin, file }) {
    return origin === undefined ? file : `${origin} ${file}`;
}

// EXTERNAL MODULE: ./lib/host/files/files.js
var files = __webpack_require__(3557);
// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
;// CONCATENATED MODULE: ./lib/cli/commands/enforce.js











const enforce_maxBytes = 16 * 1024 * 1024;
const maxKeyBytes = 64 * 1024;
const maxEditLength = 2000;
async function enforce(context) {
    const { operands, flags } = context.invocation;
    const wrong = (issues) => (0,report_file/* fileMistakes */.C$)(context, issues);
    const [file, as, check, out] = [operands[0], flags.get('as'), flags.get('check'), flags.get('out')];
    const target = targets.find(({ id }) => id === as);
    const issues = [
        ...(target === undefined ? [`\`--as\` must be one of ${targets.map(({ id }) => id).join(', ')}.`] : []),
        ...(file === undefined ? ['`enforce` requires REPORT, the JSON report of a run (`--report`).'] : []),
        ...(check !== undefined && out !== undefined ? ['`--check` and `--out` cannot be set together.'] : []),
    ];
    if (target === undefined || file === undefined || issues.length > 0)
        return wrong(issues);
    const read = await (0,report_file/* readReportFile */.$h)(file);
    if ('issues' in read)
        return wrong(read.issues);
    const report = (0,report_file/* withoutOwnFiles */.Wi)(read.report, [file]);
    const made = ruleDocument(target, enforcedBy(report, await keysOf(report)));
    if ('refused' in made)
        return wrong([`${made.refused}.`]);
    const { text, rest, notes } = made;
    if (check !== undefined)
        return compared(context, check, made);
    if (out !== undefined) {
        try {
            await (0,files/* diskFiles */.Ts)('.', undefined).save(out, '', text);
        }
        catch (error) {
            return (0,command_context/* printFailure */.eV)(context, (0,failure/* gapFrom */.rK)(error, out));
        }
    }
    if (context.invocation.json)
        context.out(JSON.stringify({ text, rest, notes }, null, 2));
    else if (out === undefined)
        context.out(text.trimEnd());
    if (target.comment === undefined)
        for (const line of rest)
            context.err(line);
    return saidNotes(context, notes);
}
function saidNotes({ err }, notes) {
    for (const note of notes)
        err(`note: ${(0,text_text/* plain */.pj)(note)}`);
    return notes.length === 0 ? 0 : 3;
}
async function compared(context, file, { text, notes }) {
    const { why, patch } = await differenceFrom(file, text);
    if (context.invocation.json)
        context.out(JSON.stringify({ differs: why !== undefined, notes, ...(0,collections/* compact */.oE)({ patch }) }, null, 2));
    else if (patch !== undefined)
        context.out(patch.split('\n').map(text_text/* plain */.pj).join('\n'));
    if (why !== undefined)
        context.err(`${(0,text_text/* plain */.pj)(file)} is not what the report says${why}`);
    const code = saidNotes(context, notes);
    return why === undefined ? code : 1;
}
async function differenceFrom(file, text) {
    const read = await (0,command_context/* readUserFile */.E1)(file, enforce_maxBytes);
    if ('unreadable' in read)
        return { why: `: ${(0,text_text/* plain */.pj)((0,report_file/* whyNoText */.LZ)(read))}.` };
    if (read.text === text)
        return {};
    const options = { context: 3, headerOptions: create/* FILE_HEADERS_ONLY */.jr, maxEditLength };
    const patch = (0,create/* createTwoFilesPatch */.ss)(`a/${file}`, `b/${file}`, read.text, text, undefined, undefined, options);
    const advice = '. Write it again with `--out`.';
    if (patch !== undefined)
        return { why: advice, patch: patch.trimEnd() };
    return { why: `: it has ${linesIn(read.text)}, and should have ${linesIn(text)}${advice}` };
}
function linesIn(text) {
    return (0,text_text/* plural */.LS)(text.split('\n').length - (/(?:^|\n)$/.test(text) ? 1 : 0), 'line');
}
async function keysOf({ record }) {
    const keys = new Map();
    for (const signer of (record?.policy.signatures ?? []).flatMap(({ anyOf }) => anyOf)) {
        if (signer.kind !== 'key' || signer.file === undefined || keys.has(signer.key))
            continue;
        const read = await (0,files/* diskFiles */.Ts)('.', undefined).read(signer.file, maxKeyBytes);
        if (!('text' in read))
            continue;
        const key = (0,signature/* publicKeyName */.yc)(read.text);
        if ('name' in key && key.name === signer.key)
            keys.set(signer.key, read.text);
    }
    return keys;
}


/***/ }),

/***/ 85090:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $h: () => (/* binding */ readReportFile),
/* harmony export */   C$: () => (/* binding */ fileMistakes),
/* harmony export */   LZ: () => (/* binding */ whyNoText),
/* harmony export */   Wi: () => (/* binding */ withoutOwnFiles)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _output_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38118);
/* harmony import */ var _report_schema_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35746);
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5062);




const maxBytes = 64 * 1024 * 1024;
const maxIssues = 20;
function fileMistakes(context, issues) {
    const shown = issues.slice(0, maxIssues).map(_output_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .plain */ .pj);
    const more = issues.length - shown.length;
    return (0,_context_js__WEBPACK_IMPORTED_MODULE_2__/* .usageErrors */ .jY)(context, 'usage', [...shown, ...(more > 0 ? [`and ${more} more.`] : [])]);
}
function whyNoText({ absent, unreadable, }) {
    return absent === true ? 'it does not exist' : unreadable;
}
async function readReportFile(file) {
    const read = await (0,_context_js__WEBPACK_IMPORTED_MODULE_2__/* .readUserFile */ .E1)(file, maxBytes);
    if ('unreadable' in read) {
        return { issues: [`${file} cannot be read: ${whyNoText(read)}.`] };
    }
    let data;
    try {
        data = JSON.parse(read.text);
    }
    catch {
        return { issues: [`${file} is not JSON.`] };
    }
    const parsed = _report_schema_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .reportSchema */ .Q.safeParse(data);
    if (parsed.success)
        return { report: parsed.data };
    return {
        issues: parsed.error.issues.map(({ path: at, message }) => `${file} is not a Tagproof report: \`${at.join('.')}\`: ${message}.`),
    };
}
function withoutOwnFiles(report, files) {
    const isOwn = (place) => files.some((file) => node_path__WEBPACK_IMPORTED_MODULE_0__.relative(file, place) === '');
    return { ...report, references: report.references.filter(({ file }) => !isOwn(file)) };
}


/***/ }),

/***/ 13693:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ag: () => (/* binding */ globsAfter),
/* harmony export */   B_: () => (/* binding */ imageSpellings),
/* harmony export */   MH: () => (/* binding */ nameMatcher),
/* harmony export */   _Z: () => (/* binding */ withCanonicalRegistry),
/* harmony export */   kD: () => (/* binding */ imageMatcher),
/* harmony export */   kh: () => (/* binding */ isNameGlob),
/* harmony export */   u$: () => (/* binding */ withRegistry)
/* harmony export */ });
/* harmony import */ var _images_registry_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65648);
/* harmony import */ var _glob_matcher_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50984);


function isNameGlob(glob) {
    return /^[\w.:/*?-]{1,255}$/.test(glob);
}
function nameMatcher(glob, work) {
    const parts = /[*?]/.test(glob) ? (glob.match(/\*\*+|./gsu) ?? []) : [glob];
    return (0,_glob_matcher_js__WEBPACK_IMPORTED_MODULE_1__/* .globMatcher */ .f)(parts.map(tokenOf), work);
}
function tokenOf(text) {
    if (text.startsWith('**'))
        return '**';
    return text === '*' || text === '?' ? text : { is: text };
}
function imageMatcher(globs, work) {
    const matchers = globs.map((glob) => nameMatcher(withCanonicalRegistry(glob), work));
    return (image) => {
        const names = image === undefined ? [] : imageSpellings(image);
        return matchers.some((matches) => names.some(matches));
    };
}
function withCanonicalRegistry(glob) {
    return glob.includes('/') ? (0,_images_registry_host_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalPrefix */ .l)(glob) : glob;
}
function withRegistry(glob) {
    const canonical = withCanonicalRegistry(glob);
    const [first = ''] = canonical.split('/');
    if (/[.:]/.test(first) && first !== canonical)
        return canonical;
    if (first === canonical)
        return glob.startsWith('**') ? glob : `docker.io/library/${glob}`;
    return /[*?]/.test(first) || first === 'localhost' ? canonical : `docker.io/${canonical}`;
}
function globsAfter(glob, text) {
    const parts = glob.match(/\*\*+|./gsu) ?? [];
    const isStar = (at) => parts[at]?.startsWith('*') === true;
    const withNext = (at) => (isStar(at) ? [at, at + 1] : [at]);
    let reached = new Set(withNext(0));
    for (const character of text)
        reached = new Set([...reached].flatMap((at) => {
            const part = parts[at];
            if (part === character)
                return withNext(at + 1);
            if (part?.startsWith('**') || (part === '*' && character !== '/'))
                return withNext(at);
            return part === '?' && character !== '/' ? withNext(at + 1) : [];
        }));
    const first = [...reached].filter((at) => !(isStar(at - 1) && reached.has(at - 1)));
    return first.map((at) => parts.slice(at).join('')).filter((rest) => rest !== '');
}
function imageSpellings({ registry, repository }) {
    const short = registry === 'docker.io' ? [repository, repository.replace(/^library\//, '')] : [];
    return [`${registry}/${repository}`, ...short];
}


/***/ }),

/***/ 75485:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ isDigest),
/* harmony export */   Lt: () => (/* binding */ withImpliedTag),
/* harmony export */   PA: () => (/* binding */ digestLead),
/* harmony export */   RW: () => (/* binding */ impliedTag),
/* harmony export */   aR: () => (/* binding */ repositoryName),
/* harmony export */   dz: () => (/* binding */ isTag),
/* harmony export */   tO: () => (/* binding */ imageName),
/* harmony export */   zZ: () => (/* binding */ parseImage)
/* harmony export */ });
/* harmony import */ var _registry_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65648);

const component = /^[a-z0-9]+(?:(?:\.|_{1,2}|-+)[a-z0-9]+)*$/;
const domain = /^(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?)*|\[[a-fA-F0-9:]+\])(?::[0-9]+)?$/;
const tagPattern = /^\w[\w.-]{0,127}$/;
const digestPattern = /^sha256:[a-f0-9]{64}$/;
const maxNameLength = 255;
const maxReferenceLength = maxNameLength + 1 + 128 + 1 + 71;
function isTag(text) {
    return tagPattern.test(text);
}
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
function imageName({ registry, repository, tag }) {
    return `${registry}/${repository}${tag === undefined ? '' : `:${tag}`}`;
}
function repositoryName({ registry, repository, }) {
    return `${registry}/${repository}`;
}
const impliedTag = 'latest';
function withImpliedTag(image) {
    return image.tag === undefined && image.digest === undefined ? { ...image, tag: impliedTag } : image;
}
function digestLead(image) {
    return image.tag === withImpliedTag(image).tag ? '@' : `:${impliedTag}@`;
}


/***/ }),

/***/ 97237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ originImage),
/* harmony export */   v: () => (/* binding */ mirrorsOfImage)
/* harmony export */ });
/* harmony import */ var _collections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50412);
/* harmony import */ var _waiting_memoize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76225);


const indexOf = (0,_waiting_memoize_js__WEBPACK_IMPORTED_MODULE_0__/* .rememberedFor */ .q)((mirrors) => {
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

/***/ 14086:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ riskLevels),
/* harmony export */   j: () => (/* binding */ newestEvent)
/* harmony export */ });
function newestEvent(events) {
    return events.reduce((latest, event) => (timeOf(event) >= timeOf(latest) ? event : latest), undefined);
}
function timeOf(event) {
    const at = Date.parse(event?.at ?? '');
    return Number.isNaN(at) ? 0 : at;
}
const riskLevels = ['none', 'low', 'medium', 'high', 'critical'];


/***/ }),

/***/ 23295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bo: () => (/* binding */ signerPresets),
/* harmony export */   JB: () => (/* binding */ trustedRootName),
/* harmony export */   KE: () => (/* binding */ publicRoot),
/* harmony export */   QU: () => (/* binding */ formOf),
/* harmony export */   yc: () => (/* binding */ publicKeyName)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

const publicRoot = 'sigstore';
function publicKeyName(text) {
    if (!/-----BEGIN (?:RSA )?PUBLIC KEY-----/.test(text))
        return { wrong: 'is not a public key in PEM' };
    let key;
    try {
        key = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createPublicKey)(text);
    }
    catch {
        return { wrong: 'is not a public key that can be read' };
    }
    const { asymmetricKeyType: type = '', asymmetricKeyDetails: details } = key;
    if (!['ec', 'ed25519', 'rsa'].includes(type))
        return { wrong: `is a key of the type ${type}, not ECDSA, Ed25519 or RSA` };
    if (type === 'rsa' && (details?.modulusLength ?? 0) < 2048)
        return { wrong: 'is an RSA key of fewer than 2048 bits' };
    return { name: sha256(key.export({ format: 'der', type: 'spki' })) };
}
function trustedRootName(text) {
    return sha256(text);
}
function sha256(data) {
    return `sha256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(data).digest('hex')}`;
}
const signPredicate = 'https://sigstore.dev/cosign/sign/v1';
const provenance = /^https:\/\/slsa\.dev\/provenance\/v\d{1,3}(?:\.\d{1,3})?$/;
function formOf(predicateType) {
    if (predicateType === signPredicate)
        return 'signature';
    return provenance.test(predicateType) ? 'provenance' : undefined;
}
const signerPresets = {
    chainguard: [
        {
            issuer: 'https://token.actions.githubusercontent.com',
            identity: 'https://github.com/chainguard-images/images/.github/workflows/release.yaml@refs/heads/main',
            source: 'https://edu.chainguard.dev/chainguard/chainguard-images/how-to-use/verifying-chainguard-images-and-metadata-signatures-with-cosign/',
        },
    ],
    distroless: [
        {
            issuer: 'https://accounts.google.com',
            identity: 'keyless@distroless.iam.gserviceaccount.com',
            source: 'https://github.com/GoogleContainerTools/distroless#how-do-i-verify-distroless-images',
        },
    ],
    kubernetes: [
        {
            issuer: 'https://accounts.google.com',
            identity: 'krel-trust@k8s-releng-prod.iam.gserviceaccount.com',
            source: 'https://kubernetes.io/docs/tasks/administer-cluster/verify-signed-artifacts/',
        },
    ],
};


/***/ }),

/***/ 76225:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ memoizeAsync),
/* harmony export */   q: () => (/* binding */ rememberedFor)
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
function rememberedFor(compute) {
    const results = new WeakMap();
    return (key) => {
        const known = results.get(key) ?? { value: compute(key) };
        results.set(key, known);
        return known.value;
    };
}


/***/ }),

/***/ 7130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $3: () => (/* binding */ disputingChecks),
/* harmony export */   GC: () => (/* binding */ coverageIn),
/* harmony export */   PW: () => (/* binding */ questionsOf),
/* harmony export */   Tf: () => (/* binding */ ofEachQuestion),
/* harmony export */   W8: () => (/* binding */ nothingCounted),
/* harmony export */   _5: () => (/* binding */ coverageOf),
/* harmony export */   js: () => (/* binding */ countByOutcome),
/* harmony export */   mQ: () => (/* binding */ countsOf),
/* harmony export */   n_: () => (/* binding */ isProved)
/* harmony export */ });
function coverageOf(references) {
    const tags = new Map();
    for (const { kind, registry, repository, tag, fact } of references) {
        if (kind !== 'image')
            continue;
        const name = `${registry}/${repository}:${tag ?? fact?.recoveredTag ?? ''}`;
        tags.set(name, tags.get(name) ?? historyCause(fact));
    }
    const answers = references.map(({ kind, fact }) => {
        if (kind !== 'image')
            return { unknown: kind };
        if (fact?.built !== undefined)
            return 'by build';
        const cause = causeOf(fact);
        return cause === undefined ? 'yes' : { unknown: cause };
    });
    return { references: counted(answers), histories: countByOutcome([...tags.values()]) };
}
function questionsOf(references, openOf) {
    const answers = references.flatMap((reference, index) => reference.kind === 'image' ? [answersAbout(reference, openOf(index))] : []);
    return ofEachQuestion((question) => counted(answers.map((one) => one[question])));
}
function ofEachQuestion(count) {
    return {
        proof: count('proof'),
        freshness: count('freshness'),
        endOfLife: count('endOfLife'),
        pullPolicy: count('pullPolicy'),
        advisories: count('advisories'),
        signature: count('signature'),
    };
}
const nothingCounted = { asked: 0, answered: 0, unknown: {} };
function answersAbout(reference, open) {
    const { digest, fact, pullPolicies, signatures } = reference;
    const unpinned = digest === undefined ? { notAsked: 'unpinned' } : undefined;
    const policies = [...(pullPolicies?.newest ?? []), ...(pullPolicies?.others ?? [])];
    const silent = policies.find(({ verdict }) => verdict === 'unknown');
    return {
        proof: unpinned ?? proofOf(fact),
        freshness: unpinned ?? freshnessOf(fact),
        endOfLife: fact?.deprecated === undefined ? (open.endOfLife ?? { unknown: endCause(fact) }) : 'yes',
        pullPolicy: silent === undefined ? (open.pullPolicy ?? 'yes') : { unknown: silent.unknown?.cause ?? 'pull-policy' },
        advisories: open.advisories ?? 'yes',
        signature: signatures === undefined ? (open.signature ?? { notAsked: 'not-configured' }) : signedBy(signatures),
    };
}
function proofOf(fact) {
    if (fact?.status === 'not-in-history')
        return 'no';
    if (fact?.built !== undefined)
        return 'by build';
    const cause = fact?.status === 'missing' ? 'missing' : causeOf(fact);
    return cause === undefined ? 'yes' : { unknown: cause };
}
const proved = new Set(['current', 'superseded', 'one-platform']);
function isProved(fact) {
    if (fact === undefined || fact.status === 'not-in-history')
        return false;
    return proved.has(fact.status) || fact.built !== undefined;
}
const disputingChecks = [
    'history-contradiction',
    'built-as-other-tag',
    'unsigned-image',
    'wrong-signer',
];
function freshnessOf(fact) {
    switch (fact?.status) {
        case 'current':
            return fact.ageUnknown === undefined ? 'yes' : { unknown: 'no-history' };
        case 'superseded':
            return 'yes';
        case 'one-platform':
            return fact.indexDigest === fact.currentDigest || fact.lagSeconds !== undefined
                ? 'yes'
                : { unknown: 'no-history' };
        case 'not-current':
            return (fact.notSince ?? fact.currentSince) === undefined ? { unknown: 'not-current' } : 'yes';
        default:
            return { unknown: causeOf(fact) ?? fact?.status ?? 'no-result' };
    }
}
function endCause(fact) {
    if (fact?.endUnread !== undefined)
        return fact.endUnread;
    const cause = fact?.status === 'missing' ? 'missing' : causeOf(fact);
    return cause === undefined || ['no-history', 'not-current'].includes(cause) ? 'not-listed' : cause;
}
function signedBy({ signed, complete }) {
    return complete || signed.length > 0 ? 'yes' : { unknown: 'unverifiable-signature' };
}
function coverageIn({ coverage, references }) {
    return coverage ?? { ...coverageOf(references), artifacts: nothingCounted };
}
function countByOutcome(causes) {
    return counted(causes.map((cause) => (cause === undefined ? 'yes' : { unknown: cause })));
}
function counted(answers) {
    const [unknown, notAsked] = [new Map(), new Map()];
    const count = (counts, why) => counts.set(why, (counts.get(why) ?? 0) + 1);
    let [answered, built, disproved] = [0, 0, 0];
    for (const answer of answers) {
        if (typeof answer !== 'string') {
            if ('unknown' in answer)
                count(unknown, answer.unknown);
            else
                count(notAsked, answer.notAsked);
            continue;
        }
        answered += 1;
        if (answer === 'by build')
            built += 1;
        if (answer === 'no')
            disproved += 1;
    }
    const left = [...notAsked.values()].reduce((sum, number) => sum + number, 0);
    return {
        asked: answers.length - left,
        answered,
        ...(built === 0 ? {} : { built }),
        ...(disproved === 0 ? {} : { disproved }),
        unknown: Object.fromEntries(unknown),
        ...(left === 0 ? {} : { notAsked: Object.fromEntries(notAsked) }),
    };
}
function causeOf(fact) {
    if (fact?.status === 'not-current')
        return fact.status;
    return fact !== undefined && fact.status !== 'unknown' ? undefined : (fact?.cause ?? 'no-result');
}
function historyCause(fact) {
    if (fact?.basis === 'present')
        return 'no-history';
    return fact?.status === 'not-current' ? undefined : causeOf(fact);
}
function countsOf({ findings, references, incomplete, edits, }) {
    const counts = { error: 0, warning: 0, notice: 0, waived: 0 };
    for (const { severity, waived } of findings)
        counts[waived === undefined ? severity : 'waived'] += 1;
    const { waived, ...bySeverity } = counts;
    return {
        findings: findings.length - waived,
        ...bySeverity,
        waived,
        references: references.length,
        files: new Set(references.map(({ file }) => file)).size,
        notVerified: incomplete.length,
        pinned: edits.filter(({ before }) => before !== '').length,
    };
}


/***/ }),

/***/ 84139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ harms),
/* harmony export */   z: () => (/* binding */ harmRank)
/* harmony export */ });
const harms = [
    'foreign-digest',
    'dead-tag',
    'fixable-advisory',
    'stale',
    'unpinned',
    'other',
    'none',
];
function harmRank(harm) {
    return harms.indexOf(harm);
}


/***/ }),

/***/ 85831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NP: () => (/* binding */ imageToCluster),
/* harmony export */   c$: () => (/* binding */ isLiteral),
/* harmony export */   ez: () => (/* binding */ expressionOf),
/* harmony export */   k8: () => (/* binding */ globOf),
/* harmony export */   wZ: () => (/* binding */ imageFromCluster)
/* harmony export */ });
/* harmony import */ var _model_globs_name_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13693);

const hub = 'docker.io/';
function imageFromCluster(glob) {
    const whole = glob === '*' ? `${hub}library/*` : glob === '*/*' ? `${hub}*/*` : glob;
    const named = whole.replace(/^index\.docker\.io\//, hub);
    const slash = named.lastIndexOf('/');
    const end = named.slice(slash + 1).search(/[:@]/);
    const name = end < 0 ? named : named.slice(0, slash + 1 + end);
    const tag = end < 0 ? '' : named.slice(slash + 1 + end);
    const isExact = tag === ':**' || tag === '@**' || tag === ':*' || tag === '@*' || (tag === '' && /\*$/.test(name));
    const note = `\`${glob}\`: here it applies to every tag of these images, which is stricter`;
    return { texts: [name], notes: isExact ? [] : [note] };
}
function imageToCluster(glob) {
    if (glob.includes('?'))
        return { texts: [], notes: [`\`${glob}\` is left out: policy-controller has no pattern for \`?\``] };
    const full = (0,_model_globs_name_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .withRegistry */ .u$)(glob).replace(/^docker\.io\//, 'index.docker.io/');
    return { texts: full.endsWith('*') ? [full] : [`${full}:**`, `${full}@**`], notes: [] };
}
function expressionOf(glob) {
    const parts = glob.match(/\*\*+|./gs) ?? [];
    const written = parts.map((part) => {
        if (part.startsWith('**'))
            return '.*';
        if (part === '*')
            return '[^/]*';
        return part === '?'
            ? '[^/]'
            : part.replace(/[\\^$.*+?()[\]{}|/-]/, (mark) => (/[-/]/.test(mark) ? mark : `\\${mark}`));
    });
    return `^${written.join('')}$`;
}
function isLiteral(text) {
    return !/[*?]/.test(text);
}
const token = /\\([^A-Za-z0-9])|\[\^\/\]([*+]?)|\.([*+]?)|([^\\^$.|?*+()[\]{}])/y;
function globOf(expression) {
    const isStart = expression.startsWith('^');
    const isEnd = /(?:^|[^\\])\$$/.test(expression);
    const body = expression.slice(isStart ? 1 : 0, isEnd ? -1 : undefined);
    const notes = new Set();
    let glob = isStart ? '' : '**';
    token.lastIndex = 0;
    while (token.lastIndex < body.length) {
        const found = token.exec(body);
        if (found === null)
            return undefined;
        const [whole, escaped, notSlash, any, plain] = found;
        const literal = escaped ?? plain;
        if (literal !== undefined) {
            if (/[*?]/.test(literal))
                return undefined;
            glob += literal;
        }
        else if (whole.startsWith('[')) {
            glob += notSlash === '*' ? '*' : notSlash === '+' ? '?*' : '?';
        }
        else if (any === '') {
            glob += '.';
            notes.add(`\`${expression}\`: a \`.\` that is not escaped is read as a dot, which is stricter`);
        }
        else {
            glob += any === '*' ? '**' : '?**';
            if (any === '+')
                notes.add(`\`${expression}\`: \`.+\` must not begin with a slash here, which is stricter`);
        }
    }
    const ended = isEnd ? glob : `${glob}**`;
    return { glob: ended.replace(/\*{3,}/g, '**'), notes: [...notes] };
}


/***/ }),

/***/ 55009:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ clusterIdentity),
/* harmony export */   W: () => (/* binding */ writeClusterPolicies)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _model_judgement_signature_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23295);
/* harmony import */ var _patterns_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85831);



function writeClusterPolicies(rules, keys) {
    const notes = [];
    const documents = rules.flatMap((rule, position) => {
        const say = (note) => void notes.push(`signatures[${position}]: ${note}`);
        const images = rule.images.map(_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .imageToCluster */ .NP);
        for (const note of images.flatMap((one) => one.notes))
            say(note);
        if (rule.except !== undefined)
            say('`except` cannot be expressed, so the document applies to these images too');
        if (rule.sourceTag !== undefined)
            say('`source-tag` has no meaning there');
        const globs = images.flatMap(({ texts }) => texts);
        const authorities = rule.anyOf.flatMap((signer) => authorityOf(signer, keys, say) ?? []);
        if (globs.length === 0 || authorities.length === 0) {
            say('left out: nothing of it can be expressed');
            return [];
        }
        return [
            {
                apiVersion: 'policy.sigstore.dev/v1beta1',
                kind: 'ClusterImagePolicy',
                metadata: { name: `tagproof-${position}` },
                spec: { images: globs.map((glob) => ({ glob })), authorities },
            },
        ];
    });
    return { text: documents.map((one) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .stringify */ .As)(one, { lineWidth: 0 })).join('---\n'), notes };
}
function authorityOf(signer, keys, say) {
    if (signer.kind === 'key') {
        const data = keys.get(signer.key);
        if (data === undefined)
            return void say('a key is left out: it could not be read');
        return { key: { data, hashAlgorithm: 'sha256' } };
    }
    const { root, file } = signer;
    if (root !== _model_judgement_signature_js__WEBPACK_IMPORTED_MODULE_1__/* .publicRoot */ .KE)
        return void say(`an identity is left out: the trusted root \`${file ?? root}\` needs a TrustRoot document`);
    return {
        keyless: {
            url: 'https://fulcio.sigstore.dev',
            identities: [clusterIdentity(signer)],
        },
    };
}
function clusterIdentity({ issuer, identity }) {
    return {
        ...((0,_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .isLiteral */ .c$)(issuer) ? { issuer } : { issuerRegExp: (0,_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .expressionOf */ .ez)(issuer) }),
        ...((0,_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .isLiteral */ .c$)(identity) ? { subject: identity } : { subjectRegExp: (0,_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .expressionOf */ .ez)(identity) }),
    };
}


/***/ }),

/***/ 13326:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jz: () => (/* binding */ isSigner),
/* harmony export */   Rr: () => (/* binding */ signaturesOf),
/* harmony export */   Rx: () => (/* binding */ signatureRulesFor),
/* harmony export */   YQ: () => (/* binding */ signerKey),
/* harmony export */   ib: () => (/* binding */ satisfies),
/* harmony export */   lA: () => (/* binding */ acceptedBy)
/* harmony export */ });
/* harmony import */ var _model_globs_name_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13693);

function signatureRulesFor(rules, image, origin) {
    const names = [image, ...(origin === undefined ? [] : [origin])];
    return rules.filter((rule) => names.some(matcherOf(rule)));
}
const matchers = new WeakMap();
function matcherOf(rule) {
    const known = matchers.get(rule);
    if (known !== undefined)
        return known;
    const [isNamed, isExcepted] = [(0,_model_globs_name_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .imageMatcher */ .kD)(rule.images), (0,_model_globs_name_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .imageMatcher */ .kD)(rule.except ?? [])];
    const matches = (image) => isNamed(image) && !isExcepted(image);
    matchers.set(rule, matches);
    return matches;
}
function acceptedBy({ anyOf }, { signed }) {
    return signed.find(({ signer }) => anyOf.some((required) => isSigner(required, signer)));
}
function satisfies(rules, found) {
    return rules.length > 0 && rules.every((rule) => acceptedBy(rule, found) !== undefined);
}
function isSigner(required, signer) {
    if (required.kind === 'key')
        return signer.kind === 'key' && signer.key === required.key;
    return (signer.kind === 'identity' &&
        signer.root === required.root &&
        (0,_model_globs_name_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .nameMatcher */ .MH)(required.issuer)(signer.issuer) &&
        (0,_model_globs_name_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .nameMatcher */ .MH)(required.identity)(signer.identity));
}
function signaturesOf(found, digest) {
    if (found.digest === digest)
        return found;
    return found.ofCurrent?.digest === digest ? found.ofCurrent : undefined;
}
function signerKey(signer) {
    return JSON.stringify(signer.kind === 'key' ? [signer.key] : [signer.root, signer.issuer, withoutRef(signer.identity)]);
}
function withoutRef(identity) {
    return identity.replace(/@refs\/.*$/, '');
}


/***/ }),

/***/ 64377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p6: () => (/* binding */ date),
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDate */ .db(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODate */ .Brp, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
