export const id = 1823;
export const ids = [1823];
export const modules = {

/***/ 81823:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  hz: () => (/* binding */ byPlace),
  AV: () => (/* binding */ checks),
  WX: () => (/* binding */ findingsOf)
});

// EXTERNAL MODULE: ./lib/model/policy.js
var model_policy = __webpack_require__(39711);
// EXTERNAL MODULE: ./lib/model/risk.js
var model_risk = __webpack_require__(78390);
;// CONCATENATED MODULE: ./lib/check/advisories/about.js
function aboutAdvisory(advisory, image) {
    const { artifactName, advisoryId, aliases = [], updateTime } = advisory;
    const updatedAt = Date.parse(updateTime);
    return {
        ...(image === undefined ? {} : { image }),
        artifact: artifactName,
        advisory: { id: advisoryId, aliases, ...(Number.isNaN(updatedAt) ? {} : { updatedAt }) },
    };
}
/** The scanner does not say when a vulnerability last changed, so a waiver that acknowledges a state does not hold. */
function aboutVulnerability({ image, id, aliases, package: found }) {
    return { image, advisory: { id, aliases }, ...(found === undefined ? {} : { artifact: found.name }) };
}

// EXTERNAL MODULE: ./lib/model/advisory.js
var model_advisory = __webpack_require__(20186);
// EXTERNAL MODULE: ./node_modules/semver/index.js
var semver = __webpack_require__(62088);
;// CONCATENATED MODULE: ./lib/check/versions/apk.js
// Order of apk versions: `number{.number}…{letter}{_suffix{number}}…{~hash}{-r#}`.
// Rules: https://gitlab.alpinelinux.org/alpine/apk-tools/-/blob/master/doc/apk-package.5.scd
const kinds = ['first', 'number', 'letter', 'suffix', 'suffix-number', 'hash', 'revision', 'end'];
/** Below zero: before the version without a suffix. */
const ranks = {
    alpha: -4,
    beta: -3,
    pre: -2,
    rc: -1,
    cvs: 1,
    svn: 2,
    git: 3,
    hg: 4,
    p: 5,
};
const apk_form = /^(?<numbers>\d+(?:\.\d+)*)(?<letter>[a-z]?)(?<suffixes>(?:_[a-z]+\d*)*)(?:~(?<hash>[0-9a-f]+))?(?:-r(?<revision>\d+))?$/;
const longest = 256;
/** Below zero when `a` is older than `b`, above when newer; `undefined` when one of them is no apk version. */
function compareApk(a, b) {
    const [left, right] = [partsOf(a), partsOf(b)];
    if (left === undefined || right === undefined)
        return undefined;
    for (let at = 0;; at += 1) {
        const [one, other] = [left[at] ?? end, right[at] ?? end];
        if (one.kind !== other.kind)
            return compareKinds(one, other);
        if (one.kind === 'end')
            return 0;
        const order = compareAlike(one, other);
        if (order !== 0)
            return order;
    }
}
const end = { kind: 'end' };
function partsOf(version) {
    const groups = version.length > longest ? undefined : apk_form.exec(version)?.groups;
    if (groups === undefined)
        return undefined;
    const { numbers = '', letter = '', suffixes = '', hash, revision } = groups;
    const named = suffixes.split('_').slice(1).map(suffixParts);
    if (named.some((parts) => parts === undefined))
        return undefined;
    return [
        ...numbers.split('.').map((digits, at) => ({ kind: at === 0 ? 'first' : 'number', digits })),
        ...(letter === '' ? [] : [{ kind: 'letter', letter }]),
        ...named.flatMap((parts) => parts ?? []),
        ...(hash === undefined ? [] : [{ kind: 'hash', hash }]),
        ...(revision === undefined ? [] : [{ kind: 'revision', digits: revision }]),
    ];
}
function suffixParts(text) {
    const word = text.replace(/\d+$/, '');
    const rank = Object.hasOwn(ranks, word) ? ranks[word] : undefined;
    if (rank === undefined)
        return undefined;
    const digits = text.slice(word.length);
    return [{ kind: 'suffix', rank }, ...(digits === '' ? [] : [{ kind: 'suffix-number', digits }])];
}
/** One version has ended or goes on differently: a suffix of a prerelease makes it older, all else newer. */
function compareKinds(one, other) {
    if (one.kind === 'suffix' && one.rank < 0)
        return -1;
    if (other.kind === 'suffix' && other.rank < 0)
        return 1;
    return kinds.indexOf(other.kind) - kinds.indexOf(one.kind);
}
function compareAlike(one, other) {
    if (one.kind === 'letter' && other.kind === 'letter')
        return compareText(one.letter, other.letter);
    if (one.kind === 'suffix' && other.kind === 'suffix')
        return one.rank - other.rank;
    if (one.kind === 'hash' && other.kind === 'hash')
        return compareText(one.hash, other.hash);
    if (!('digits' in one) || !('digits' in other))
        return 0;
    const asText = one.kind === 'number' && (one.digits.startsWith('0') || other.digits.startsWith('0'));
    return asText ? compareText(one.digits, other.digits) : compareNumbers(one.digits, other.digits);
}
function compareText(a, b) {
    return a < b ? -1 : Number(a > b);
}
function compareNumbers(a, b) {
    const [one, other] = [BigInt(a), BigInt(b)];
    return one < other ? -1 : Number(one > other);
}

;// CONCATENATED MODULE: ./lib/check/versions/index.js
// Is a package's version the fixed one or newer? Only where the order of its versions is known.


/**
 * `fixed` when the component's version is `fixedVersion` or newer, `affected` when it is older. `unknown` when the
 * component has no version, a version is not well-formed, or nobody says how versions of its type are ordered:
 * apk by apk's own rules, npm by semver.
 */
function isFixed(component, fixedVersion) {
    const { version, type } = component;
    const order = version === undefined ? undefined : compare(type, version, fixedVersion);
    if (order === undefined)
        return 'unknown';
    return order >= 0 ? 'fixed' : 'affected';
}
function compare(type, version, fixedVersion) {
    if (type === 'apk')
        return compareApk(version, fixedVersion);
    if (type !== 'npm' || semver.valid(version) === null || semver.valid(fixedVersion) === null)
        return undefined;
    const order = semver.compare(version, fixedVersion);
    // Build metadata has no order: `1.2.3` need not hold what was mended in `1.2.3+cgr.1`.
    return order === 0 && semver.compareBuild(version, fixedVersion) !== 0 ? undefined : order;
}

;// CONCATENATED MODULE: ./lib/check/advisories/standing.js
// What an advisory says of one package: fixed there, affected, or only a possible match by name.


/** An apk package has the version of its origin; what else is built from another package has one of its own. */
function sharesVersions({ artifactName }, { name, type }) {
    return name === artifactName || type === 'apk';
}
/** How an advisory stands for a package, by its newest event. An earlier fix counts no more when the advisory was reopened. */
function standingOf(advisory, use) {
    const latest = (0,model_advisory/* newestEvent */.j)(advisory.events ?? []);
    if (latest === undefined)
        return { kind: 'open' };
    const { fixedVersion, patchedVersions = [] } = latest;
    const comparable = sharesVersions(advisory, use);
    if (comparable && use.version !== undefined && patchedVersions.includes(use.version))
        return { kind: 'fixed' };
    if (fixedVersion === undefined)
        return { kind: 'open', latest };
    const fixed = comparable ? isFixed(use, fixedVersion) : 'unknown';
    if (fixed === 'unknown')
        return { kind: 'open', latest };
    return fixed === 'fixed' ? { kind: 'fixed' } : { kind: 'affected', fixedVersion };
}

;// CONCATENATED MODULE: ./lib/check/advisories/match.js

/** Types of packages, as purls and advisories both name them. A name of one type is another thing in another. */
const packageTypes = new Set([
    'apk',
    'deb',
    'rpm',
    'npm',
    'pypi',
    'maven',
    'golang',
    'gem',
    'cargo',
    'nuget',
]);
/** Matches in the order of the advisories, then of the packages. */
function matchesOf(advisories, packages) {
    const byName = new Map();
    for (const use of packages) {
        for (const name of new Set([use.name, ...use.origins])) {
            const known = byName.get(name);
            if (known === undefined)
                byName.set(name, [use]);
            else
                known.push(use);
        }
    }
    const matches = new Map();
    for (const advisory of advisories) {
        for (const use of byName.get(advisory.artifactName) ?? []) {
            if (!isSameType(advisory, use))
                continue;
            const key = JSON.stringify([
                advisory.uid,
                use.version,
                use.at,
                use.type,
                sharesVersions(advisory, use),
            ]);
            const match = matches.get(key);
            matches.set(key, match === undefined ? { advisory, use, uses: [use] } : { ...match, uses: [...match.uses, use] });
        }
    }
    return [...matches.values()];
}
/** Types that are not known, or are of no package (`image`, `library`), contradict none. */
function isSameType({ artifactType }, { type }) {
    const wanted = artifactType?.toLowerCase() ?? '';
    return type === undefined || !packageTypes.has(wanted) || wanted === type;
}

// EXTERNAL MODULE: ./lib/model/image.js
var model_image = __webpack_require__(71976);
;// CONCATENATED MODULE: ./lib/check/advisories/words.js

const statusWords = {
    detected: 'detected, nobody has judged it yet',
    'true-positive': 'the platform says that it affects the package',
    'false-positive': 'the platform says that it does not affect the package',
    fixed: 'fixed',
    patched: 'patched',
    'pending-upstream-fix': 'waiting for a fix upstream',
    'not-planned': 'no fix is planned',
    'analysis-not-planned': 'no analysis is planned',
    unknown: 'its status is not known',
};
const mostShown = 5;
/** One line, without control characters of what came from outside. */
function messageOf({ advisory, use, uses }, standing, risk) {
    const { artifactName, advisoryId, updateTime } = advisory;
    const version = use.version === undefined ? '' : ` ${shown(use.version)}`;
    const built = listed(uses.map(({ name }) => name).filter((name) => name !== artifactName));
    const where = use.image === undefined ? '' : ` in ${(0,model_image/* imageName */.tO)(use.image)}${platformsOf(uses)}`;
    const subject = `${shown(artifactName)}${version}${built === '' ? '' : ` (as ${built})`}${where}`;
    const id = `${shown(advisoryId)}${aliasesOf(advisory)} (updated ${shown(updateTime)})`;
    return `${subject}: ${id}. ${verdictOf(standing, risk, use.version)}`;
}
function scannerMessage(vulnerability) {
    const { image, id, aliases, severity, fixState, fixVersions } = vulnerability;
    const { name = 'a package', version } = vulnerability.package ?? {};
    const also = listed(aliases);
    const subject = `${shown(name)}${version === undefined ? '' : ` ${shown(version)}`} in ${(0,model_image/* imageName */.tO)(image)}`;
    const bad = severity === '' ? 'Its severity is not known' : `Severity ${shown(severity).toLowerCase()}`;
    const versions = listed(fixVersions);
    const state = fixState === '' ? 'whether there is a fix is not known' : `fix: ${shown(fixState)}`;
    const fix = versions === '' ? state : `fixed in ${versions}`;
    return `${subject}: ${shown(id)}${also === '' ? '' : ` (${also})`}, found by the platform's scanner. ${bad}; ${fix}`;
}
function verdictOf(standing, risk, version) {
    const possible = 'A possible match by name';
    const bad = severityWords(risk);
    if (standing.kind === 'affected')
        return `${capital(bad)}; fixed in ${shown(standing.fixedVersion)}`;
    const latest = standing.kind === 'open' ? standing.latest : undefined;
    if (latest === undefined) {
        return risk === undefined
            ? `${possible}: its severity and status are not known`
            : `${possible}: ${bad}; its status is not known`;
    }
    if (latest.fixedVersion !== undefined) {
        const why = version === undefined ? 'the version in use is not known' : 'the versions cannot be compared';
        return `${possible}: ${bad}; fixed in ${shown(latest.fixedVersion)}, and ${why}`;
    }
    return `${possible}: ${bad}; ${statusWords[latest.status]}`;
}
function severityWords(risk) {
    if (risk === undefined)
        return 'its severity is not known';
    const score = risk.score === undefined ? '' : ` (CVSS ${risk.score})`;
    return `severity ${risk.level}${score}${risk.orWorse ? ' or worse, for another score cannot be read' : ''}`;
}
function aliasesOf({ aliases = [], advisoryId }) {
    const others = listed(aliases.filter((alias) => alias !== advisoryId));
    return others === '' ? '' : ` = ${others}`;
}
function platformsOf(uses) {
    const platforms = listed(uses.flatMap(({ platforms: own }) => own ?? []));
    return platforms === '' ? '' : ` (${platforms})`;
}
/** Each once, the first five. */
function listed(texts) {
    const distinct = [...new Set(texts)];
    const more = distinct.length - mostShown;
    return distinct.slice(0, mostShown).map(shown).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
/** Text from outside, cut, on one line. */
function shown(text) {
    const line = text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim();
    return line.length > 120 ? `${line.slice(0, 120)}…` : line;
}
function capital(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}

;// CONCATENATED MODULE: ./lib/check/advisories/scanner.js



/**
 * Fix states as grype names them. `fixed` is not among them: it says that a fix exists, and the image does not have
 * it, so `ignore-status: [fixed]` does not hide the match.
 */
const statuses = { 'wont-fix': 'not-planned' };
/** One finding a match, at the image's reference. */
function scannerFindings(vulnerabilities, { severity: threshold, ignoreStatus }) {
    return vulnerabilities
        .filter(({ severity, fixState }) => {
        const level = (0,model_risk/* levelNamed */.kO)(severity);
        const below = threshold !== undefined && level !== undefined && !(0,model_risk/* isAtLeast */.du)(level, threshold);
        const status = Object.hasOwn(statuses, fixState) ? statuses[fixState] : undefined;
        return !below && !(status !== undefined && ignoreStatus.includes(status));
    })
        .map((vulnerability) => ({
        at: vulnerability.at,
        message: scannerMessage(vulnerability),
        about: aboutVulnerability(vulnerability),
    }));
}

;// CONCATENATED MODULE: ./lib/check/rules/advisory.js







const advisory = {
    id: 'advisory',
    summary: 'The platform lists a security advisory for an artifact',
    severity: 'error',
    example: { bad: 'artifacts: openssl', good: 'artifacts: openssl, with its advisories resolved or waived' },
    why: "The platform's security feed names an artifact that you asked about. The list says that there is an advisory; whether your version is affected, and how badly, depends on what the advisory says itself.",
    fix: 'Read the advisory, then update to a release that holds the fix, remove the artifact, or conclude that you are not affected. Pinning the current digest often brings the fixed release.',
    waive: {
        when: "Waive it when you are not affected or accept the risk until a fix is out. Set `acknowledged` to the advisory's `updateTime`: when the advisory changes, the waiver lapses and you look again.",
        where: 'policy',
    },
    run(evidence, { advisories: policy = model_policy/* noPolicy */.W.advisories }) {
        return [
            ...advisoryFindings(evidence, policy),
            ...scannerFindings(evidence.vulnerabilities ?? [], policy),
        ];
    },
};
/** A package that has the fix gives none, whatever the policy. */
function advisoryFindings({ advisories, packages }, policy) {
    const asked = packages ??
        [...new Set(advisories.map(({ artifactName: name }) => name))].map((name) => ({ name, origins: [] }));
    return matchesOf(advisories, asked).flatMap((match) => {
        const standing = standingOf(match.advisory, match.use);
        const risk = (0,model_risk/* riskOf */.bi)(match.advisory.severities ?? []);
        return standing.kind === 'fixed' || isIgnored(standing, risk, policy)
            ? []
            : [findingOf(match, standing, risk)];
    });
}
/** A severity below the threshold or a status to ignore; what is not known is never ignored. */
function isIgnored(standing, risk, policy) {
    const isKnown = risk !== undefined && risk.orWorse === undefined;
    const below = policy.severity !== undefined && isKnown && !(0,model_risk/* isAtLeast */.du)(risk.level, policy.severity);
    const status = standing.kind === 'open' ? standing.latest?.status : undefined;
    return below || policy.ignoreStatus.some((ignored) => ignored === status);
}
function findingOf(match, standing, risk) {
    const { use, advisory: about } = match;
    return {
        ...(use.at === undefined ? {} : { at: use.at }),
        message: messageOf(match, standing, risk),
        about: aboutAdvisory(about, use.image),
    };
}

// EXTERNAL MODULE: ./lib/check/words.js
var words = __webpack_require__(66709);
;// CONCATENATED MODULE: ./lib/check/rules/conflicting-pins.js


const conflictingPins = {
    id: 'conflicting-pins',
    summary: 'The same image and tag is pinned to different digests in different places',
    severity: 'warning',
    example: {
        bad: 'FROM registry.example.com/acme/node:20@sha256:<one digest>, and elsewhere another',
        good: 'FROM registry.example.com/acme/node:20@sha256:<the same digest everywhere>',
    },
    why: 'Two places name the same image and tag and pin it to different digests, so parts of the repository build or run on different software. Mostly one of them was forgotten at the last update.',
    fix: 'Pin all places to the same digest; `tagproof pin` moves every stale one to the current digest. If one place must stay behind, give the places different tags or waive the older one.',
    waive: {
        when: 'Waive it when one place is held back on purpose, such as a compatibility test. Say what holds it.',
        where: 'line',
    },
    run({ occurrences }) {
        const pins = new Map();
        for (const occurrence of occurrences) {
            if (occurrence.kind !== 'image' ||
                occurrence.image.digest === undefined ||
                occurrence.image.tag === undefined)
                continue;
            const name = (0,model_image/* imageName */.tO)(occurrence.image);
            const digests = pins.get(name) ?? new Map();
            digests.set(occurrence.image.digest, [...(digests.get(occurrence.image.digest) ?? []), occurrence]);
            pins.set(name, digests);
        }
        return [...pins].flatMap(([name, digests]) => digests.size < 2
            ? []
            : [...digests].flatMap(([digest, uses]) => uses.map(({ at, image }) => ({ at, message: others(name, digest, digests), about: { image } }))));
    },
};
function others(name, own, digests) {
    const elsewhere = [...digests].filter(([digest]) => digest !== own);
    const [first] = elsewhere;
    const more = elsewhere.length > 1 ? `, and ${(0,words/* plural */.LS)(elsewhere.length - 1, 'other digest')}` : '';
    return `${name} is pinned to ${(0,words/* shortDigest */.VK)(own)} here, but to ${first === undefined ? '' : (0,words/* shortDigest */.VK)(first[0])} in ${first?.[1][0]?.at.file}${more}`;
}

;// CONCATENATED MODULE: ./lib/check/check.js
/** Runs a rule over every image occurrence; each draft stands at the reference and is about its image. */
function perImage(evidence, rule) {
    return evidence.occurrences.flatMap((occurrence) => {
        if (occurrence.kind !== 'image')
            return [];
        const { at, image } = occurrence;
        const fact = evidence.facts.get(occurrence);
        const draft = fact === undefined ? undefined : rule(occurrence, fact);
        return draft === undefined ? [] : [{ at, ...draft, about: { image } }];
    });
}
/** The edit that makes a reference carry the digest, if there is a place for it. */
function pinTo(occurrence, digest) {
    const { pin, image, at } = occurrence;
    if (pin.kind === 'refused')
        return {};
    return {
        fix: {
            file: at.file,
            span: pin.span,
            expect: image.digest === undefined ? '' : `${pin.lead}${image.digest}`,
            replacement: `${pin.lead}${digest}`,
            digest,
        },
    };
}

;// CONCATENATED MODULE: ./lib/check/rules/cooling-down.js
// cooling-down: a digest so new that nobody has had the time to find out what is wrong with it.



const coolingDown = {
    id: 'cooling-down',
    summary: 'The pinned digest is younger than `min-age`',
    severity: 'warning',
    example: {
        bad: 'FROM registry.example.com/acme/node:20@sha256:<an hour old>',
        good: 'FROM registry.example.com/acme/node:20@sha256:<older than min-age>',
    },
    why: '`min-age` asks that a digest has been in the history for a while before you depend on it. Most broken and malicious releases are found and taken back within days; a digest this young has not had that test.',
    fix: 'Wait until the day that the finding names, or go back to the digest that was pinned before. New pins never get this far: with the same `min-age`, `tagproof pin` writes the newest digest that is old enough.',
    waive: {
        when: 'Waive it when the young digest brings a fix that you need now. Name the fix.',
        where: 'line',
    },
    run(evidence) {
        return perImage(evidence, ({ image }, fact) => {
            if (fact.status !== 'current' || fact.youngUntil === undefined || fact.pinnedSince === undefined)
                return undefined;
            const since = `has been ${(0,model_image/* imageName */.tO)(image)} only since ${(0,words/* day */.vd)(fact.pinnedSince)}${(0,words/* bySight */.p4)(fact)}`;
            return { message: `The pinned digest ${since}; it is old enough on ${(0,words/* day */.vd)(fact.youngUntil)}` };
        });
    },
};

;// CONCATENATED MODULE: ./lib/check/rules/deprecated-tag.js



const deprecatedTag = {
    id: 'deprecated-tag',
    summary: 'The tag is marked end-of-life',
    severity: 'error',
    example: { bad: 'FROM registry.example.com/acme/node:16', good: 'FROM registry.example.com/acme/node:22' },
    why: 'The owner has marked the tag as end-of-life: it gets no more digests and no more security fixes, whatever is found. A pin to it stays current for ever and gets worse every day.',
    fix: 'Move to the tag that the finding names; it is the nearest living one with the same variant. Test the step, since it may be a new minor or major version. There is no automatic fix for that reason.',
    waive: {
        when: 'Waive it while a migration is under way. Name the migration and set an expiry before its end.',
        where: 'line',
    },
    run(evidence, { now }) {
        return perImage(evidence, ({ image }, fact) => {
            const endOfLife = endOfLifeOf(fact);
            if (endOfLife?.deprecated !== true)
                return undefined;
            const ended = `${(0,model_image/* imageName */.tO)(image)} ${endedOn(endOfLife.date, now)}`;
            return { message: `${ended}. ${next(image, endOfLife.successors)}` };
        });
    },
};
function endedOn(date, now) {
    const ended = 'has reached its end of life';
    if (date === undefined)
        return ended;
    if (typeof date !== 'string')
        return `${ended} (its date is not known: ${date.unknown})`;
    const at = Date.parse(date);
    if (Number.isNaN(at))
        return ended;
    return at <= now ? `reached its end of life on ${(0,words/* day */.vd)(at)}` : `reaches its end of life on ${(0,words/* day */.vd)(at)}`;
}
function next(image, successors) {
    if (successors === undefined)
        return 'No living successor was found in the repository';
    const { nearest, newest } = successors;
    const far = newest === nearest ? '' : `, or to the newest, ${newest}`;
    return `Move to ${(0,model_image/* imageName */.tO)({ ...image, tag: nearest })}${far}`;
}
function endOfLifeOf(fact) {
    return fact.status === 'missing' ? undefined : fact.endOfLife;
}

;// CONCATENATED MODULE: ./lib/check/rules/digest-not-in-history.js
// digest-not-in-history: the pin and the tag tell different stories; somebody should look before it is changed.



const digestNotInHistory = {
    id: 'digest-not-in-history',
    summary: 'The pinned digest never was this tag, as far as the whole history goes',
    severity: 'error',
    example: {
        bad: 'FROM registry.example.com/acme/node:20@sha256:<a digest of another tag>',
        good: 'FROM registry.example.com/acme/node:20@sha256:<a digest from the history of 20>',
    },
    why: "The tag and the digest tell different stories, and the platform's record of the tag, read to its first entry, does not know this digest. It may be a typing mistake, a digest copied from another tag or another registry, or an image that somebody slipped in. The runtime pulls the digest and ignores the tag, so a reader of the file is misled about what runs.",
    fix: "Find out where the digest comes from first: look at who wrote the line, and at the image itself. Then pin the tag's current digest, or correct the tag to the one that the digest belongs to. It has no automatic fix, since replacing the digest would hide the evidence.",
    waive: {
        when: 'Waive it only for an image that you rebuilt or mirrored under the same name on purpose, and say where its source is.',
        where: 'line',
    },
    run(evidence) {
        return perImage(evidence, ({ image }, fact) => {
            if (fact.status !== 'not-in-history')
                return undefined;
            const whole = `${(0,words/* plural */.LS)(fact.records, 'record')} since ${(0,words/* day */.vd)(fact.historySince)}`;
            const next = 'Find out where it comes from before you replace it';
            return {
                message: `${(0,model_image/* imageName */.tO)(image)} never was ${image.digest}: not in its whole history (${whole}). ${next}`,
            };
        });
    },
};

;// CONCATENATED MODULE: ./lib/check/rules/digest-of-one-platform.js
// digest-of-one-platform: the pin is right on one kind of machine and pulls the wrong image on every other.



const digestOfOnePlatform = {
    id: 'digest-of-one-platform',
    summary: "The pin is one platform's manifest of an index that was in the history",
    severity: 'warning',
    example: {
        bad: 'FROM registry.example.com/acme/node:20@sha256:<the manifest of linux/amd64>',
        good: 'FROM registry.example.com/acme/node:20@sha256:<the index of all platforms>',
    },
    why: "The tag points to an index with one manifest for each platform, and the pin names only one of these. It works on machines of that platform and fails, or runs under slow emulation, on every other one. The index's signature and attestations are not looked at either.",
    fix: "Pin the index, as the finding's replacement does; the runtime then chooses the platform's manifest itself. `tagproof pin` writes it.",
    waive: {
        when: 'Waive it where the workload is bound to one platform on purpose, and say which one.',
        where: 'line',
    },
    run(evidence) {
        return perImage(evidence, (occurrence, fact) => {
            if (fact.status !== 'one-platform')
                return undefined;
            const name = (0,model_image/* imageName */.tO)(occurrence.image);
            const message = `The pin of ${name} is one platform's manifest of the index ${(0,words/* shortDigest */.VK)(fact.indexDigest)}, which was that tag. Pin the index`;
            return { message, ...pinTo(occurrence, fact.indexDigest) };
        });
    },
};

// EXTERNAL MODULE: ./lib/check/rules/expired-waiver.js
var expired_waiver = __webpack_require__(60266);
;// CONCATENATED MODULE: ./lib/check/rules/missing-tag.js
// missing-tag: nothing can be pulled under this name.


const missingTag = {
    id: 'missing-tag',
    summary: 'The repository, the tag or the pinned digest does not exist',
    severity: 'error',
    example: {
        bad: 'FROM registry.example.com/acme/node:twenty',
        good: 'FROM registry.example.com/acme/node:20',
    },
    why: 'The registry says in its own words that the repository or the tag does not exist. A fresh pull fails; what still runs, runs from a cache. A name that nobody owns can also be taken by somebody else.',
    fix: 'Correct the spelling, or find out where the image moved to. If the tag was deleted, choose a living one of the same repository.',
    waive: {
        when: 'Waive it for an image that this workflow pushes before it is used. Say where that happens.',
        where: 'line',
    },
    run(evidence) {
        return perImage(evidence, ({ image }, fact) => {
            if (fact.status !== 'missing')
                return undefined;
            if (fact.what === 'digest')
                return { message: `${(0,model_image/* imageName */.tO)(image)}@${image.digest} does not exist: ${missing_tag_words.digest}` };
            return { message: `${(0,model_image/* imageName */.tO)(image)} does not exist: ${missing_tag_words[fact.what]}` };
        });
    },
};
const missing_tag_words = {
    repository: 'the registry has no such repository',
    tag: 'its repository has no such tag',
    digest: 'its repository has no such digest, so nothing can be pulled by it',
};

;// CONCATENATED MODULE: ./lib/check/rules/opaque-reference.js
const opaqueReference = {
    id: 'opaque-reference',
    summary: 'The reference cannot be resolved from the file alone',
    severity: 'notice',
    example: { bad: 'FROM $BASE', good: 'ARG BASE=registry.example.com/acme/node:20@sha256:…\nFROM $BASE' },
    why: 'An image stands here, but the file alone does not say which: it comes from a variable without a default, or a template fills it in. What cannot be named cannot be verified, so this place is outside every other check.',
    fix: 'Write the image where the file alone shows it: out in full, or as the default of the variable. For templates and charts, run Tagproof on what they render.',
    waive: {
        when: 'Waive it where the value always comes from a place that is verified there. Name that place.',
        where: 'line',
        selector: 'paths: "charts/**"',
    },
    run({ occurrences }) {
        return occurrences.flatMap((occurrence) => occurrence.kind === 'opaque'
            ? [
                {
                    at: occurrence.at,
                    message: `This image cannot be resolved, so it is not verified: ${occurrence.detail}`,
                },
            ]
            : []);
    },
};

;// CONCATENATED MODULE: ./lib/check/rules/stale-digest.js
// stale-digest: the pin was right once, and has been superseded for too long.



const staleDigest = {
    id: 'stale-digest',
    summary: 'The pinned digest has been superseded for longer than `max-age`',
    severity: 'error',
    example: {
        bad: 'FROM registry.example.com/acme/node:20@sha256:<superseded 40 days ago>',
        good: 'FROM registry.example.com/acme/node:20@sha256:<the current digest>',
    },
    why: 'The pin was right once, and newer digests of the same tag have come since. A pin keeps out surprises, and fixes too: each digest that it is behind may hold security fixes that you do not have.',
    fix: 'Pin the current digest; `tagproof pin` writes it, and a scheduled run of it keeps you close. If you need more time as a rule, raise `max-age`.',
    waive: {
        when: 'Waive it when the newer digest breaks you. Say what breaks and set an expiry, so that the pin does not stay behind for good.',
        where: 'line',
    },
    run(evidence, settings) {
        return perImage(evidence, (occurrence, fact) => {
            const maxAgeMs = settings.maxAgeMs(occurrence);
            if (fact.status !== 'superseded' && fact.status !== 'one-platform')
                return undefined;
            const lag = fact.status === 'superseded' ? fact : fact.lag;
            if (lag === undefined || lag.lagMs <= maxAgeMs)
                return undefined;
            const when = `${(0,words/* lengthOfTime */.BK)(lag.lagMs)} ago (${(0,words/* day */.vd)(lag.supersededAt)})`;
            const behind = `${(0,words/* plural */.LS)(lag.behind, 'newer digest')} since; max-age is ${(0,words/* lengthOfTime */.BK)(maxAgeMs)}${(0,words/* bySight */.p4)(fact)}`;
            const name = (0,model_image/* imageName */.tO)(occurrence.image);
            return {
                message: `The pin of ${name} was superseded ${when} by ${(0,words/* shortDigest */.VK)(lag.supersededBy)}, ${behind}`,
                ...pinTo(occurrence, fact.currentDigest),
            };
        });
    },
};

;// CONCATENATED MODULE: ./lib/check/rules/unpinned.js



const unpinned = {
    id: 'unpinned',
    summary: 'The reference has no digest, so what it names can change',
    severity: 'error',
    example: {
        bad: 'FROM registry.example.com/acme/node:20',
        good: 'FROM registry.example.com/acme/node:20@sha256:…',
    },
    why: 'A tag is a name that its owner can point to another image at any time: by a release, by mistake, or after a break-in. Without a digest two runs of the same commit can use different images, nobody can say afterwards which one ran, and a bad push reaches you at once.',
    fix: "Append the digest that the finding names, or let `tagproof pin` write all of them. Keep the tag: it says what you meant, and it is what later pins are proved against. Where the reference comes from a variable, pin the variable's default.",
    waive: {
        when: 'Waive it for an image that is built in the same workflow and never leaves it, or for a local development file that deploys nothing. Say which of the two it is.',
        where: 'line',
    },
    run(evidence) {
        return perImage(evidence, (occurrence, fact) => {
            if (occurrence.image.digest !== undefined || fact.status === 'missing')
                return undefined;
            const name = (0,model_image/* imageName */.tO)(occurrence.image);
            if (fact.status === 'unknown')
                return { message: `${name} is not pinned. ${noDigest(fact)}` };
            const since = fact.currentSince === undefined
                ? `it points to ${(0,words/* shortDigest */.VK)(fact.currentDigest)} now`
                : `it has pointed to ${(0,words/* shortDigest */.VK)(fact.currentDigest)} since ${(0,words/* day */.vd)(fact.currentSince)}${(0,words/* bySight */.p4)(fact)}`;
            const refused = occurrence.pin.kind === 'refused' ? `. It cannot be pinned here: ${occurrence.pin.why}` : '';
            return {
                message: `${name} is not pinned; ${since}${refused}`,
                ...pinTo(occurrence, fact.currentDigest),
            };
        });
    },
};
function noDigest(fact) {
    return `Which digest to pin is not known: ${fact.message}`;
}

// EXTERNAL MODULE: ./lib/check/rules/unused-waiver.js
var unused_waiver = __webpack_require__(85865);
;// CONCATENATED MODULE: ./lib/check/index.js
// Facts → findings: the array of checks, in the order of the documentation.












/** The checks of the evidence. */
const rules = [
    unpinned,
    digestNotInHistory,
    digestOfOnePlatform,
    staleDigest,
    coolingDown,
    deprecatedTag,
    missingTag,
    conflictingPins,
    advisory,
    opaqueReference,
];
/** Every check: those of the evidence, and those of the waivers (`applyPolicy`). */
const checks = [...rules, expired_waiver/* expiredWaiver */.a, unused_waiver/* unusedWaiver */.L];
/** Runs every check of the evidence, without the policy. Findings come sorted by file and position, those without a file last. */
function findingsOf(evidence, settings) {
    const findings = rules.flatMap((check) => check.run(evidence, settings).map((draft) => ({ check: check.id, severity: check.severity, ...draft })));
    return findings.sort(byPlace);
}
/** By file and position, those without a file last. */
function byPlace(a, b) {
    if (a.at === undefined || b.at === undefined)
        return Number(a.at === undefined) - Number(b.at === undefined);
    if (a.at.file !== b.at.file)
        return a.at.file < b.at.file ? -1 : 1;
    return a.at.span.start - b.at.span.start;
}


/***/ }),

/***/ 60266:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ expiredWaiver),
/* harmony export */   n: () => (/* binding */ expiredDraft)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66709);

const expiredWaiver = {
    id: 'expired-waiver',
    summary: 'A waiver has expired, so what it accepted counts again',
    severity: 'error',
    example: { bad: 'expires: 2020-01-31', good: 'expires: <a day to come>' },
    why: 'A waiver accepts a risk until a day that you chose. That day has passed: the finding below it counts again, and the line in the policy says something that no longer holds. A day without a time means its end in UTC.',
    fix: 'Mend what the waiver was for and delete it. If you still need it, decide again: set a new `expires`, and say in `reason` why it took longer.',
    waive: { when: 'It cannot be waived: renew or delete the waiver at its own line.', where: 'nowhere' },
};
/** The finding of a waiver that ended at `expires` and would have waived so many findings. */
function expiredDraft(waiver, expires, matched) {
    const counting = matched === 0
        ? 'It would waive nothing'
        : `${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(matched, 'finding')} that it waived ${matched === 1 ? 'counts' : 'count'} again`;
    return {
        at: waiver.inheritedAt ?? waiver.at,
        message: `${waiver.inheritedAt === undefined ? 'The waiver' : `A waiver of ${waiver.at.file}`} expired on ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .day */ .vd)(expires)} (reason: ${waiver.reason}). ${counting}. Fix the cause, or take the waiver away`,
    };
}


/***/ }),

/***/ 85865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ unusedWaiver),
/* harmony export */   a: () => (/* binding */ unusedDraft)
/* harmony export */ });
const unusedWaiver = {
    id: 'unused-waiver',
    summary: 'A waiver matches no finding',
    severity: 'notice',
    example: {
        bad: 'waivers: [{ check: stale-digest, image: acme/gone, reason: … }]',
        good: 'waivers without an entry for acme/gone',
    },
    why: 'The waiver accepts something that is not there: the finding was mended, or the waiver never matched because of a slip in a name or a path. Left alone, it waits for a finding that nobody has looked at yet.',
    fix: 'Delete it, or correct its `check`, `image`, `tag`, `paths`, `artifact` or `advisory` if it was meant for a finding that still shows.',
    waive: {
        when: 'It cannot be waived. To be told nothing of unused waivers, set `unused-waiver: off` under `checks` in the policy.',
        where: 'nowhere',
    },
};
function unusedDraft({ at, reason }) {
    return {
        at,
        message: `The waiver matches no finding (reason: ${reason}). Take it away, so that it hides nothing later`,
    };
}


/***/ }),

/***/ 66709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BK: () => (/* binding */ lengthOfTime),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   VK: () => (/* binding */ shortDigest),
/* harmony export */   p4: () => (/* binding */ bySight),
/* harmony export */   vd: () => (/* binding */ day)
/* harmony export */ });
const dayMs = 86_400_000;
/** `sha256:` and the first 12 hex digits. */
function shortDigest(digest) {
    return digest.slice(0, 'sha256:'.length + 12);
}
/** The day of an instant in UTC, `2026-11-21`. */
function day(instant) {
    return new Date(instant).toISOString().slice(0, 10);
}
/** A length of time in its largest whole unit: `40 days`, `1 hour`, `less than a minute`. */
function lengthOfTime(ms) {
    const units = [
        [dayMs, 'day'],
        [dayMs / 24, 'hour'],
        [60_000, 'minute'],
    ];
    for (const [size, name] of units) {
        const count = Math.floor(ms / size);
        if (count > 0)
            return plural(count, name);
    }
    return 'less than a minute';
}
/** `1 digest`, `2 digests`. */
function plural(count, noun) {
    return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
/** Says that times and counts are this repository's own first sightings, where they are. */
function bySight(fact) {
    return 'basis' in fact && fact.basis === 'first-seen' ? ' (as first seen by this repository)' : '';
}


/***/ }),

/***/ 20186:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ riskLevels),
/* harmony export */   j: () => (/* binding */ newestEvent)
/* harmony export */ });
/** By time; of events without one, or at the same, the last in the list. */
function newestEvent(events) {
    return events.reduce((latest, event) => (timeOf(event) >= timeOf(latest) ? event : latest), undefined);
}
function timeOf(event) {
    const at = Date.parse(event?.at ?? '');
    return Number.isNaN(at) ? 0 : at;
}
/** How bad a vulnerability is, worst last. */
const riskLevels = ['none', 'low', 'medium', 'high', 'critical'];


/***/ }),

/***/ 78390:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bi: () => (/* binding */ riskOf),
/* harmony export */   du: () => (/* binding */ isAtLeast),
/* harmony export */   kO: () => (/* binding */ levelNamed)
/* harmony export */ });
/* harmony import */ var ae_cvss_calculator__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44353);
/* harmony import */ var _advisory_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20186);
// Scores → one level: the worst that anybody gave.


const longestVector = 300;
/** `undefined` when there is no score that can be read: the severity is not known. */
function riskOf(severities) {
    const given = severities.filter(({ score }) => score.trim() !== '').map(({ score }) => readScore(score));
    const worst = given.reduce((most, risk) => (risk !== undefined && isWorse(risk, most) ? risk : most), undefined);
    return worst !== undefined && given.includes(undefined) ? { ...worst, orWorse: true } : worst;
}
/** A level by its name in any case; `negligible` counts as low, `moderate` as medium. */
function levelNamed(word) {
    const name = word.trim().toLowerCase();
    const others = { negligible: 'low', moderate: 'medium' };
    return (_advisory_js__WEBPACK_IMPORTED_MODULE_1__/* .riskLevels */ .N.find((level) => level === name) ?? (Object.hasOwn(others, name) ? others[name] : undefined));
}
/** True for `level` as bad as `threshold` or worse. */
function isAtLeast(level, threshold) {
    return _advisory_js__WEBPACK_IMPORTED_MODULE_1__/* .riskLevels */ .N.indexOf(level) >= _advisory_js__WEBPACK_IMPORTED_MODULE_1__/* .riskLevels */ .N.indexOf(threshold);
}
/** A CVSS vector of any version, a number, or a word. https://www.first.org/cvss/v3.1/specification-document#Qualitative-Severity-Rating-Scale */
function readScore(text) {
    if (text.length > longestVector)
        return undefined;
    const named = levelNamed(text);
    if (named !== undefined)
        return { level: named };
    const score = /^\d{1,2}(?:\.\d{1,3})?$/.test(text) ? Number(text) : baseScore(text);
    return score === undefined || score > 10 ? undefined : { level: levelOf(score), score };
}
/** Metrics and values are letters: the calculator prints what it cannot read, so it gets nothing else. */
const vectorShape = /^(?:CVSS:\d\.\d\/)?[A-Za-z]{1,5}:[A-Za-z]{1,5}(?:\/[A-Za-z]{1,5}:[A-Za-z]{1,5})*$/;
/** A vector with a metric missing has no base score. */
function baseScore(vector) {
    if (!vectorShape.test(vector))
        return undefined;
    const read = ae_cvss_calculator__WEBPACK_IMPORTED_MODULE_0__.fromVector(vector);
    const scores = read?.calculateScores();
    return scores?.base;
}
function levelOf(score) {
    if (score >= 9)
        return 'critical';
    if (score >= 7)
        return 'high';
    if (score >= 4)
        return 'medium';
    return score > 0 ? 'low' : 'none';
}
function isWorse(risk, than) {
    if (than === undefined)
        return true;
    const order = _advisory_js__WEBPACK_IMPORTED_MODULE_1__/* .riskLevels */ .N.indexOf(risk.level) - _advisory_js__WEBPACK_IMPORTED_MODULE_1__/* .riskLevels */ .N.indexOf(than.level);
    return order > 0 || (order === 0 && (risk.score ?? 0) > (than.score ?? 0));
}


/***/ })

};
