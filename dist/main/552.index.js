export const id = 552;
export const ids = [552,191];
export const modules = {

/***/ 1823:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  hz: () => (/* binding */ byPlace),
  AV: () => (/* binding */ checks),
  WX: () => (/* binding */ findingsOf)
});

// EXTERNAL MODULE: ./lib/model/policy.js
var model_policy = __webpack_require__(9711);
// EXTERNAL MODULE: ./lib/model/risk.js
var model_risk = __webpack_require__(6009);
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
var model_advisory = __webpack_require__(186);
// EXTERNAL MODULE: ./node_modules/semver/index.js
var semver = __webpack_require__(2088);
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
var model_image = __webpack_require__(1976);
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
var words = __webpack_require__(6709);
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
var expired_waiver = __webpack_require__(266);
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
var unused_waiver = __webpack_require__(5865);
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

/***/ 266:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ expiredWaiver),
/* harmony export */   n: () => (/* binding */ expiredDraft)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6709);

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

/***/ 5865:
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

/***/ 6709:
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

/***/ 5271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   hD: () => (/* binding */ ApiError),
/* harmony export */   t4: () => (/* binding */ errorBody)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8675);
// One error for every answer that is not a success: the operation, what the service said, the next step.

class ApiError extends _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR {
    operation;
    status;
    details;
    name = 'ApiError';
    constructor(operation, status, details, hint) {
        super(causeOf(status), sentence(operation, status, details, hint));
        this.operation = operation;
        this.status = status;
        this.details = details;
    }
}
function causeOf(status) {
    if (status === 401 || status === 403)
        return 'denied';
    if (status === 404)
        return 'not-found';
    if (status === 429)
        return 'rate-limited';
    return status >= 500 ? 'server-error' : 'bad-answer';
}
function sentence(operation, status, details, hint) {
    const said = details.message === undefined ? '' : `: ${oneLine(details.message)}`;
    const fields = (details.violations ?? []).map((v) => `${oneLine(v.field)}: ${oneLine(v.description)}`);
    const violated = fields.length === 0 ? '' : ` (${fields.slice(0, 5).join('; ')})`;
    return `${operation}: HTTP ${status}${said}${violated}${hint === undefined ? '' : `. ${hint}`}`;
}
/** Text from outside, cut to 500 characters, with control characters and line ends as spaces. */
function oneLine(text) {
    return text
        .slice(0, 500)
        .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
        .trim();
}
/** An error body has told enough after 4 KiB. */
function errorBody(response) {
    try {
        return JSON.parse(response.body.slice(0, 4096));
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 9147:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ decodeJson)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8675);

/**
 * Decodes a success body. Extra fields are dropped.
 * @throws Failure `bad-answer` when the body is no JSON or a required field is missing or of the wrong type
 */
function decodeJson(operation, response, schema) {
    const parsed = schema.safeParse(parseJson(operation, response.body));
    if (parsed.success)
        return parsed.data;
    const issue = parsed.error.issues[0];
    const field = issue === undefined || issue.path.length === 0 ? 'the body' : issue.path.join('.');
    throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', `${operation}: the answer cannot be used, ${field} is ${issue?.message ?? 'wrong'}`);
}
function parseJson(operation, body) {
    try {
        return JSON.parse(body);
    }
    catch (cause) {
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('bad-answer', `${operation}: the answer is not JSON`, { cause });
    }
}


/***/ }),

/***/ 827:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ withLimit)
/* harmony export */ });
/** Wraps a transport so that at most `limit` requests are in flight; the others wait in order. `onAnswer` follows each. */
function withLimit(send, limit, onAnswer = () => undefined) {
    let free = limit;
    const waiting = [];
    const release = () => {
        const next = waiting.shift();
        if (next)
            next();
        else
            free += 1;
    };
    return async (request) => {
        if (free > 0)
            free -= 1;
        else
            await new Promise((resolve) => waiting.push(resolve));
        try {
            return await send(request);
        }
        finally {
            release();
            onAnswer();
        }
    };
}


/***/ }),

/***/ 186:
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

/***/ 1976:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ isDigest),
/* harmony export */   tO: () => (/* binding */ imageName),
/* harmony export */   zZ: () => (/* binding */ parseImage)
/* harmony export */ });
// Image names: the grammar of distribution/reference, normalised the way Docker does it.
// https://github.com/distribution/reference/blob/main/reference.go
const component = /^[a-z0-9]+(?:(?:\.|_{1,2}|-+)[a-z0-9]+)*$/;
const domain = /^(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?)*|\[[a-fA-F0-9:]+\])(?::[0-9]+)?$/;
const tagPattern = /^\w[\w.-]{0,127}$/;
const digestPattern = /^sha256:[a-f0-9]{64}$/;
const longestName = 255;
const longestReference = longestName + 1 + 128 + 1 + 71;
/** True for `sha256:` and 64 lower-case hex digits, the one algorithm that tag histories use. */
function isDigest(text) {
    return digestPattern.test(text);
}
/**
 * Parses an image name as written, without surrounding white space.
 * Never throws; an invalid name comes back with the reason.
 */
function parseImage(raw) {
    if (raw === '')
        return invalid('the name is empty');
    if (raw.length > longestReference)
        return invalid(`the name is longer than ${longestReference} characters`);
    const at = raw.indexOf('@');
    const named = at < 0 ? raw : raw.slice(0, at);
    const digest = at < 0 ? undefined : raw.slice(at + 1);
    if (digest !== undefined && !isDigest(digest))
        return invalid('the digest is not sha256 and 64 hex digits');
    const colon = named.indexOf(':', named.lastIndexOf('/') + 1);
    const tag = colon < 0 ? undefined : named.slice(colon + 1);
    if (tag !== undefined && !tagPattern.test(tag))
        return invalid('the tag has characters that a tag cannot have');
    const name = splitName(colon < 0 ? named : named.slice(0, colon));
    if (typeof name === 'string')
        return invalid(name);
    return {
        kind: 'image',
        image: { ...name, ...(tag === undefined ? {} : { tag }), ...(digest === undefined ? {} : { digest }) },
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
    const registry = hasRegistry ? registryName(first) : 'docker.io';
    const path = hasRegistry ? name.slice(slash + 1) : name;
    if (path.length > longestName)
        return `the repository is longer than ${longestName} characters`;
    if (!path.split('/').every((part) => component.test(part)))
        return 'the repository is not a lower-case path';
    const implied = registry === 'docker.io' && !path.includes('/');
    return { registry, repository: implied ? `library/${path}` : path };
}
/** Host names know no case. A single upper-case word is a registry too, but in lower case it would be an organization. */
function registryName(host) {
    const lower = /[.:]/.test(host) ? host.toLowerCase() : host;
    return /^(?:index|registry-1)\.docker\.io$/.test(lower) ? 'docker.io' : lower;
}
/** `registry/repository:tag` in its normalised spelling, without the digest: the key of a tag's history. */
function imageName(image) {
    return `${image.registry}/${image.repository}${image.tag === undefined ? '' : `:${image.tag}`}`;
}


/***/ }),

/***/ 6009:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bi: () => (/* binding */ riskOf),
/* harmony export */   du: () => (/* binding */ isAtLeast),
/* harmony export */   kO: () => (/* binding */ levelNamed)
/* harmony export */ });
/* harmony import */ var ae_cvss_calculator__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4353);
/* harmony import */ var _advisory_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(186);
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


/***/ }),

/***/ 6484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ withoutStacks)
/* harmony export */ });
// Errors by the hundred thousand: a parser that makes one for every slip in a hostile text spends its time on stacks.
/** What `work` gives; the errors that it makes meanwhile carry no stack trace. It must not be asynchronous. */
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

/***/ 228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V9: () => (/* binding */ historyError),
/* harmony export */   eZ: () => (/* binding */ manifestError),
/* harmony export */   eo: () => (/* binding */ registryError)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2857);
/* harmony import */ var _http_api_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5271);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8675);
// The registry's errors, in the shape of the OCI distribution specification.
// https://github.com/opencontainers/distribution-spec/blob/main/spec.md#error-codes



const shape = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    errors: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ code: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), message: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional() })).min(1),
});
/** The error for an answer of a registry that is not a success; its code is the registry's word. */
function registryError(operation, response, hint) {
    const parsed = shape.safeParse((0,_http_api_error_js__WEBPACK_IMPORTED_MODULE_0__/* .errorBody */ .t4)(response));
    const first = parsed.success ? parsed.data.errors[0] : undefined;
    const details = first === undefined ? {} : { code: first.code, message: first.message ?? first.code };
    return new _http_api_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD(operation, response.status, details, hint);
}
const missing = {
    NAME_UNKNOWN: 'missing-repository',
    MANIFEST_UNKNOWN: 'missing-tag',
};
/**
 * The failure for an answer that is not a success, to a question about one tag or manifest. Only a 404 that says in
 * the registry's own words what is missing counts as missing: a wrong address or a wrong path segment answers 404 as
 * well.
 */
function answerError(operation, response, words) {
    const error = registryError(operation, response, response.status === 401 || response.status === 403 ? words.denied : undefined);
    if (response.status !== 404)
        return error;
    const cause = words.missing[String(error.details.code)];
    if (cause !== undefined)
        return new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR(cause, error.message, { cause: error });
    return new _model_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR('bad-answer', `${error.message}. The registry does not say what is missing: ${words.next}`, {
        cause: error,
    });
}
/** The failure for an answer of the history endpoint. */
function historyError(operation, response) {
    return answerError(operation, response, {
        missing,
        denied: 'The token lacks the capability, or was issued for another audience',
        next: 'check `registry-url` and `history-service`',
    });
}
/** The failure for an answer to a request for a manifest. */
function manifestError(operation, response) {
    return answerError(operation, response, {
        // Harbor has one word for a repository and a tag that are not there.
        missing: { ...missing, NOT_FOUND: 'missing-tag' },
        denied: 'Log in to this registry first (`docker login`), unless the image does not exist',
        next: 'check that its host is a container registry',
    });
}


/***/ }),

/***/ 9484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $U: () => (/* binding */ isIndexType),
/* harmony export */   Fm: () => (/* binding */ manifestTypes),
/* harmony export */   M9: () => (/* binding */ anyManifest),
/* harmony export */   hO: () => (/* binding */ indexAnswer)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2857);
/* harmony import */ var _model_image_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1976);
// The kinds of manifest that a tag may point to, and the digests that an index holds.
// https://github.com/opencontainers/image-spec/blob/main/media-types.md


const indexTypes = [
    'application/vnd.oci.image.index.v1+json',
    'application/vnd.docker.distribution.manifest.list.v2+json',
];
const imageTypes = [
    'application/vnd.oci.image.manifest.v1+json',
    'application/vnd.docker.distribution.manifest.v2+json',
];
/** What a request for a manifest accepts: with less, a registry answers with one platform of an index. */
const manifestTypes = [...indexTypes, ...imageTypes].join(', ');
/** By the `Content-Type` of a manifest; its parameters do not matter. */
function isIndexType(contentType) {
    return indexTypes.includes((contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? '');
}
/** What every manifest says, and no page of a proxy in between does. */
const anyManifest = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ schemaVersion: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(2) });
/** An index, or an image, which has no `manifests`. */
const indexAnswer = anyManifest.extend({
    manifests: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ digest: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().refine(_model_image_js__WEBPACK_IMPORTED_MODULE_0__/* .isDigest */ .Bc, 'not a sha256 digest') })).default([]),
});


/***/ }),

/***/ 6099:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b8: () => (/* binding */ badness),
/* harmony export */   fO: () => (/* binding */ advisoriesOf),
/* harmony export */   zk: () => (/* binding */ riskWords)
/* harmony export */ });
/* harmony import */ var _model_advisory_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(186);
/* harmony import */ var _model_risk_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6009);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8191);
// The advisories of a report, one row for each: how bad, what became of it, and what the gate made of it.



const statuses = {
    detected: 'detected, not judged yet',
    'true-positive': 'affects the package',
    'false-positive': 'does not affect the package',
    fixed: 'fixed',
    patched: 'patched',
    'pending-upstream-fix': 'waiting for a fix upstream',
    'not-planned': 'no fix is planned',
    'analysis-not-planned': 'no analysis is planned',
    unknown: 'not known',
};
/** Those with open findings first, then the worst; what is not known counts as bad. */
function advisoriesOf({ advisories, findings }) {
    const about = new Map();
    for (const finding of findings) {
        if (finding.advisory === undefined)
            continue;
        const key = keyOf(finding.advisory, finding.artifact);
        about.set(key, [...(about.get(key) ?? []), finding]);
    }
    return advisories
        .map((one) => rowOf(one, about.get(keyOf(one.advisoryId, one.artifactName)) ?? []))
        .sort((a, b) => Number(b.open) - Number(a.open) || badness(b) - badness(a) || compare(a.id, b.id));
}
function keyOf(advisory, artifact) {
    return JSON.stringify([advisory, artifact]);
}
function rowOf(advisory, found) {
    const { advisoryId, uid, aliases = [], artifactName, severities = [], events = [], updateTime } = advisory;
    const risk = (0,_model_risk_js__WEBPACK_IMPORTED_MODULE_0__/* .riskOf */ .bi)(severities);
    const newest = (0,_model_advisory_js__WEBPACK_IMPORTED_MODULE_2__/* .newestEvent */ .j)(events);
    const { status = 'unknown', fixedVersion, patchedVersions = [] } = newest ?? {};
    return {
        id: advisoryId === '' ? uid : advisoryId,
        aliases: aliases.filter((alias) => alias !== advisoryId),
        artifact: artifactName,
        ...(risk === undefined ? {} : { risk }),
        status: Object.hasOwn(statuses, status) ? (statuses[status] ?? status) : status,
        fixedIn: fixedVersion === undefined ? patchedVersions : [fixedVersion],
        updated: updateTime,
        ...outcomeOf(found),
    };
}
function outcomeOf(found) {
    const waived = found.filter((one) => one.waived !== undefined).length;
    const open = found.length - waived;
    const words = [open === 0 ? '' : (0,_words_js__WEBPACK_IMPORTED_MODULE_1__.plural)(open, 'finding'), waived === 0 ? '' : `${waived} waived`];
    const outcome = words.filter((word) => word !== '').join(', ');
    return { open: open > 0, outcome: outcome === '' ? 'no finding' : outcome };
}
/** `high (CVSS 7.5)`, or that nobody knows. */
function riskWords(risk) {
    if (risk === undefined)
        return 'not known';
    const score = risk.score === undefined ? '' : ` (CVSS ${risk.score})`;
    return `${risk.level}${score}${risk.orWorse ? ' or worse' : ''}`;
}
const order = ['none', 'low', 'medium', 'unknown', 'high', 'critical'];
/** For sorting: the higher the worse. */
function badness({ risk }) {
    return order.indexOf(risk?.level ?? 'unknown') * 100 + (risk?.score ?? 0);
}
function compare(a, b) {
    return a < b ? -1 : Number(a > b);
}


/***/ }),

/***/ 6251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ti: () => (/* binding */ auditWords),
/* harmony export */   v8: () => (/* binding */ auditSection),
/* harmony export */   z0: () => (/* binding */ withWaived)
/* harmony export */ });
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9965);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(755);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8191);



/** In a few words, from what the report holds. */
function auditWords(reference, asOf) {
    const { fact, waivedChecks: waived = [] } = reference;
    const next = nextDigest(fact);
    const ends = fact === undefined ? '' : (0,_words_js__WEBPACK_IMPORTED_MODULE_2__.endOfLife)(fact, asOf);
    const parts = [
        (0,_words_js__WEBPACK_IMPORTED_MODULE_2__.story)(reference),
        ageOf(fact, asOf),
        next === undefined ? '' : `next is ${next.slice(0, 'sha256:'.length + 12)}`,
        ends,
        waived.length === 0 ? '' : `waived: ${waived.join(', ')}`,
    ];
    return parts.filter((part) => part !== '').join('; ');
}
/** How old the pin is; of what is not pinned, how long the tag has been what it is. */
function ageOf(fact, asOf) {
    const since = fact?.pinnedSince ?? fact?.currentSince;
    if (fact === undefined || since === undefined)
        return '';
    const age = (0,_words_js__WEBPACK_IMPORTED_MODULE_2__.days)((Date.parse(asOf) - Date.parse(since)) / 1000);
    return age < 0 ? `dated ${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__.day)(since)}` : `${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__.plural)(age, 'day')} old`;
}
/** What the tag moved to from the pin; of what is not pinned, what it is. */
function nextDigest(fact) {
    if (fact?.status === 'superseded')
        return fact.supersededBy;
    return fact?.status === 'unpinned' || fact?.status === 'one-platform' ? fact.currentDigest : undefined;
}
/** Every reference; nothing in other modes, which show what is wrong. */
function auditSection({ mode, references, asOf }) {
    const rows = mode === 'audit' ? references : [];
    return (0,_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .tableSection */ .Y)('References', ['Where', 'Image'], rows, (one) => [
        (0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu)((0,_words_js__WEBPACK_IMPORTED_MODULE_2__.placeOf)(one)),
        `${(0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu)((0,_words_js__WEBPACK_IMPORTED_MODULE_2__.referenceName)(one))}<br>${(0,_sections_js__WEBPACK_IMPORTED_MODULE_1__/* .words */ .aL)(auditWords(one, asOf))}`,
    ]);
}
/** The references with the checks of those of their findings that a waiver accepts. */
function withWaived(references, findings) {
    const waived = new Map();
    for (const finding of findings) {
        if (finding.waived === undefined)
            continue;
        const key = placeKey(finding);
        waived.set(key, [...(waived.get(key) ?? []), finding.check]);
    }
    return references.map(({ waivedChecks: _, ...reference }) => {
        const checks = waived.get(placeKey(reference));
        return (checks === undefined ? reference : { ...reference, waivedChecks: [...new Set(checks)] });
    });
}
function placeKey({ file, line, column }) {
    return `${line}:${column} ${file}`;
}


/***/ }),

/***/ 2936:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C2: () => (/* binding */ changeOf),
/* harmony export */   fs: () => (/* binding */ changesOf),
/* harmony export */   tO: () => (/* binding */ withoutIndent)
/* harmony export */ });
/**
 * The lines that a fix changes; those around, which a reference over several keys has between its parts, are left
 * out. Where the report has no lines, since they are too long, the reference alone. `undefined`: there is no fix.
 */
function changeOf({ origin, file, line, fix }) {
    if (fix === undefined || file === undefined || line === undefined)
        return undefined;
    const { before, after } = fix.lines ?? { before: fix.expect, after: fix.replacement };
    const [old, fresh] = [linesOf(before), linesOf(after)];
    const most = Math.min(old.length, fresh.length);
    let head = 0;
    while (head < most && old[head] === fresh[head])
        head += 1;
    let tail = 0;
    while (tail < most - head && old.at(-1 - tail) === fresh.at(-1 - tail))
        tail += 1;
    const changed = {
        before: old.slice(head, old.length - tail),
        after: fresh.slice(head, fresh.length - tail),
    };
    if (changed.before.length + changed.after.length === 0)
        return undefined;
    const at = { file, line: (fix.place?.line ?? line) + head };
    return { ...(origin === undefined ? {} : { origin }), ...at, ...changed };
}
/** The changes of many findings, each once: a reference may break several rules. */
function changesOf(findings) {
    const changes = findings.flatMap((finding) => changeOf(finding) ?? []);
    return [
        ...new Map(changes.map((change) => [`${change.line} ${change.origin} ${change.file}`, change])).values(),
    ];
}
/** The lines without the white space that all of them begin with. */
function withoutIndent({ before, after, }) {
    const indents = [...before, ...after].filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
    const least = Math.min(...indents, Number.MAX_SAFE_INTEGER);
    const cut = (line) => line.slice(least).trimEnd();
    return { before: before.map(cut), after: after.map(cut) };
}
function linesOf(text) {
    return text.split(/\r\n|\n|\r/);
}


/***/ }),

/***/ 7130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GC: () => (/* binding */ coverageIn),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   _5: () => (/* binding */ coverageOf),
/* harmony export */   at: () => (/* binding */ coverageKinds),
/* harmony export */   n6: () => (/* binding */ causeName),
/* harmony export */   vn: () => (/* binding */ coverageLine)
/* harmony export */ });
/** Counts of references, and of the tags that they name. */
function coverageOf(references) {
    const tags = new Map();
    for (const { kind, registry, repository, tag, fact } of references) {
        if (kind === 'opaque')
            continue;
        const name = `${registry}/${repository}:${tag ?? fact?.recoveredTag ?? ''}`;
        tags.set(name, tags.get(name) ?? historyCause(fact));
    }
    return {
        references: count(references.map(({ kind, fact }) => (kind === 'opaque' ? 'opaque' : causeOf(fact)))),
        histories: count([...tags.values()]),
    };
}
/** The coverage of a report, also of one that does not hold it. */
function coverageIn({ coverage, references }) {
    return coverage ?? { ...coverageOf(references), artifacts: { asked: 0, answered: 0, unknown: {} } };
}
/** Each thing by the cause for which it is not known; `undefined`: it is known. */
function count(causes) {
    const unknown = {};
    let answered = 0;
    for (const cause of causes) {
        if (cause === undefined)
            answered += 1;
        else
            unknown[cause] = (Object.hasOwn(unknown, cause) ? (unknown[cause] ?? 0) : 0) + 1;
    }
    return { asked: causes.length, answered, unknown };
}
function causeOf(fact) {
    return fact !== undefined && fact.status !== 'unknown' ? undefined : (fact?.cause ?? 'not asked');
}
/** A registry's word on the present is no history. */
function historyCause(fact) {
    return fact?.basis === 'present' ? 'no-history' : causeOf(fact);
}
const coverageKinds = ['references', 'histories', 'artifacts'];
const nouns = { references: 'references', histories: 'tag histories', artifacts: 'artifacts' };
/** One line: `answered 3 of 4 references (timeout 1), 2 of 2 tag histories`; nothing when nothing was asked. */
function coverageLine(report) {
    const coverage = coverageIn(report);
    const parts = coverageKinds.flatMap((kind) => {
        const { asked, answered, unknown } = coverage[kind];
        const causes = Object.entries(unknown).map(([cause, number]) => `${causeName(cause)} ${number}`);
        const why = causes.length === 0 ? '' : ` (${causes.join(', ')})`;
        return asked === 0 ? [] : [`${answered} of ${asked} ${nouns[kind]}${why}`];
    });
    return parts.length === 0 ? '' : `answered: ${parts.join(', ')}`;
}
/** The cause as a reader knows it. */
function causeName(cause) {
    return cause === 'opaque' ? 'not resolved' : cause;
}


/***/ }),

/***/ 8148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CO: () => (/* binding */ clearedComment),
/* harmony export */   Wz: () => (/* binding */ pinTitle),
/* harmony export */   _T: () => (/* binding */ suggestionText),
/* harmony export */   al: () => (/* binding */ issueTitle),
/* harmony export */   dQ: () => (/* binding */ cleanIssue),
/* harmony export */   wV: () => (/* binding */ pinBody)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2527);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8191);
// The words of what is written to the CI host: pull request, tracking issue, suggestions, the cleared comment.


/** Title of the pull request and headline of its commit: one line, at most 100 characters. */
function pinTitle(changes) {
    const [only] = changes;
    const name = only?.name.split('/').at(-1) ?? '';
    const title = changes.length === 1 ? `Pin ${name}` : `Pin ${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__.plural)(changes.length, 'image')}`;
    return title.length <= 100 ? title : 'Pin 1 image';
}
const mostCharacters = 55_000;
/** Body of the pull request: for each image what changed, since when, what it skips, and what advisories say. */
function pinBody(changes, locate, report) {
    const head = [
        "Every digest below is what its tag points to, by the tag's own history.",
        '',
        '| Image | From | To | Since | Skips | Advisories | Where |',
        '| --- | --- | --- | --- | --- | --- | --- |',
    ];
    let room = mostCharacters;
    const rows = [];
    for (const change of changes) {
        const row = `| ${cells(change, locate).join(' | ')} |`;
        room -= row.length + 1;
        if (room < 0)
            break;
        rows.push(row);
    }
    const shown = rows.length < changes.length
        ? ['', `Shown ${rows.length} of ${changes.length}; the rest is in the diff and in the report.`]
        : [];
    const unknown = report.incomplete.length === 0
        ? []
        : [
            '',
            `${(0,_words_js__WEBPACK_IMPORTED_MODULE_0__.plural)(report.incomplete.length, 'thing')} could not be verified, so pins may be missing here.`,
        ];
    return [...head, ...rows, ...shown, ...unknown].join('\n');
}
const mostPlaces = 5;
function cells(change, locate) {
    const { name, from, to, toSince, behind, places, advisories } = change;
    const where = places.slice(0, mostPlaces).map((place) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(`${place.file}:${locate(place).line}`));
    const more = places.length > mostPlaces ? [`and ${places.length - mostPlaces} more`] : [];
    return [
        (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(name),
        from === undefined ? 'not pinned' : (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(short(from)),
        (0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(short(to)),
        new Date(toSince).toISOString().slice(0, 10),
        behind === undefined || behind < 2 ? '' : (0,_words_js__WEBPACK_IMPORTED_MODULE_0__.plural)(behind - 1, 'digest'),
        advisories === undefined
            ? 'not asked'
            : [advised('old', advisories.from), advised('new', advisories.to)]
                .filter((text) => text !== '')
                .join('; '),
        [...where, ...more].join('<br>'),
    ];
}
function advised(which, answer) {
    if (answer === undefined)
        return '';
    if ('cause' in answer)
        return `${which}: unknown (${answer.cause})`;
    const ids = [...new Set(answer.map(({ advisoryId }) => advisoryId))];
    const shown = ids.slice(0, 3).map(_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .markdown */ .wD).join(', ');
    return `${which}: ${ids.length === 0 ? 'none' : `${ids.length} (${shown}${ids.length > 3 ? ', …' : ''})`}`;
}
function short(digest) {
    return digest.slice(0, 'sha256:'.length + 12);
}
/** Title of the tracking issue. It does not change with the counts, so that it can be found and linked to. */
const issueTitle = 'Container images need attention';
/** Why a suggestion is made: the findings that it mends. */
function suggestionText(mended) {
    const lines = mended.map(({ check, message }) => `**${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .markdown */ .wD)(check)}**: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .markdown */ .wD)(message)}`);
    return [...new Set(lines)].join('<br>');
}
/** What the comment says when nothing is left of what it said. */
const clearedComment = '### ✅ Tagproof: resolved\n\nThe findings that stood here are gone, or the pull request no longer touches them.';
/** What the issue says when it is closed. */
const cleanIssue = 'Every image is in order. This issue opens again when something needs attention.';


/***/ }),

/***/ 1551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ nextSteps),
/* harmony export */   n: () => (/* binding */ diffOf)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2527);
/* harmony import */ var _steps_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6053);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8191);



const mostSteps = 5;
const mostChanges = 5;
const mostPlaces = 3;
const longestLine = 600;
/** A numbered list; nothing when there is nothing to do. */
function nextSteps(report, plan, checks) {
    const steps = (0,_steps_js__WEBPACK_IMPORTED_MODULE_0__/* .stepsOf */ .B)(report, plan, checks);
    return (room) => {
        if (steps.length === 0)
            return '';
        const list = steps.slice(0, mostSteps).map((step, index) => {
            const text = textOf(step)
                .trimEnd()
                .replace(/\n(?!\n)/g, '\n   ');
            return `${index + 1}. ${text}\n`;
        });
        const others = steps.length > mostSteps
            ? `\nShown ${mostSteps} of ${steps.length} steps; all findings are below.\n`
            : '';
        const text = `\n### What to do next\n\n${list.join('\n')}${others}`;
        return Buffer.byteLength(text) <= room ? text : '';
    };
}
function textOf(step) {
    switch (step.kind) {
        case 'pin':
            return `**Pin ${(0,_steps_js__WEBPACK_IMPORTED_MODULE_0__/* .sizeOf */ .$)(step)}** (${step.checks.map(_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY).join(', ')}): <code>tagproof pin</code> writes ${step.count === 1 ? 'it' : 'them all'}.${first(step.count, mostChanges)}\n\n${diffOf(step.changes.slice(0, mostChanges))}\n`;
        case 'mend': {
            const places = step.findings.slice(0, mostPlaces).map(({ message, ...at }) => {
                const place = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__.placeOf)(at) === '' ? '' : `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)((0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)((0,_words_js__WEBPACK_IMPORTED_MODULE_1__.placeOf)(at), longestLine))}: `;
                return `- ${place}${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdown */ .wD)((0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .shortDigests */ .sY)((0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)(message, longestLine)))}\n`;
            });
            return `**${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(step.check)}**, ${(0,_steps_js__WEBPACK_IMPORTED_MODULE_0__/* .sizeOf */ .$)(step)}. ${step.advice}${first(step.count, mostPlaces)}\n\n${places.join('')}`;
        }
        case 'learn': {
            const causes = step.causes.map(({ cause, count, first: message }) => `- ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)((0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)(cause, longestLine))} (${count}): ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .markdown */ .wD)((0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .shortDigests */ .sY)((0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)(message, longestLine)))}\n`);
            return `**${(0,_steps_js__WEBPACK_IMPORTED_MODULE_0__/* .sizeOf */ .$)(step)} could not be verified.** ${step.advice}\n\n${causes.slice(0, mostSteps).join('')}`;
        }
    }
}
function first(count, most) {
    return count > most ? ` The first ${most}:` : '';
}
/** Changes as hunks of a diff. */
function diffOf(changes) {
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .fenced */ .OF)('diff', changes.flatMap(hunkOf));
}
function hunkOf({ before, after, ...at }) {
    const marked = (mark, lines) => lines.map((one) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)(`${mark}${one.trimEnd()}`, longestLine));
    return [(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)(`@@ ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__.placeOf)(at)} @@`, longestLine), ...marked('-', before), ...marked('+', after)];
}


/***/ }),

/***/ 3764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fy: () => (/* binding */ limits),
/* harmony export */   GS: () => (/* binding */ fill),
/* harmony export */   Rp: () => (/* binding */ shownOf),
/* harmony export */   XC: () => (/* binding */ planOf)
/* harmony export */ });
/* unused harmony export worstFirst */
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5268);
// One planner for all channels: what is worst comes first, what does not fit is counted, the totals are the same everywhere.

/** What each channel takes, with room for what the CI host adds itself. */
const limits = {
    /** A step shows 10 of each severity; one error is kept for the failing verdict. */
    annotations: { error: 9, warning: 10, notice: 10 },
    annotationBytes: 4096,
    summaryBytes: 900 * 1024,
    commentBytes: 60_000,
    imageListBytes: 256 * 1024,
    sarifResults: 25_000,
    sarifGzipBytes: 10_000_000,
    terminalFindings: 1000,
};
/** Orders and counts a report once, for every channel. A merged report, whose lists are cut, brings its totals. */
function planOf(report) {
    const ordered = [...report.findings].sort(worstFirst);
    const findings = ordered.filter((finding) => !isWaived(finding));
    const waived = ordered.filter(isWaived);
    const { references, incomplete, edits } = report;
    const pinned = edits.filter(({ before }) => before !== '');
    const recorded = edits.filter(({ before }) => before === '');
    return {
        findings,
        waived,
        pinned,
        recorded,
        totals: report.totals ?? {
            findings: findings.length,
            waived: waived.length,
            references: references.length,
            files: new Set(references.map(({ file }) => file)).size,
            current: references.filter(({ fact }) => fact?.status === 'current').length,
            unknown: incomplete.length,
            pinned: pinned.length,
            recorded: recorded.length,
            bySeverity: countBy(findings, ({ severity }) => severity),
            byCheck: countBy(findings, ({ check }) => check),
        },
    };
}
function countBy(items, key) {
    const counts = {};
    for (const item of items)
        counts[key(item)] = (counts[key(item)] ?? 0) + 1;
    return counts;
}
/** Draws items from the start while the drawings fit into so many bytes of UTF-8. */
function fill(items, room, draw) {
    const shown = [];
    let left = room;
    for (const item of items) {
        const drawing = draw(item);
        left -= Buffer.byteLength(drawing);
        if (left < 0)
            break;
        shown.push(drawing);
    }
    return { shown, total: items.length };
}
/** `Shown 8 of 100; the rest is in the report`, or nothing when all are shown. */
function shownOf({ shown, total }, where = 'the report') {
    return shown.length === total ? '' : `Shown ${shown.length} of ${total}; the rest is in ${where}`;
}
function isWaived({ waived }) {
    return waived !== undefined;
}
/** The order of findings in every channel. */
function worstFirst(a, b) {
    return (Number(a.introduced === false) - Number(b.introduced === false) ||
        _model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .g.indexOf(a.severity) - _model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .g.indexOf(b.severity) ||
        compare(a.origin ?? '', b.origin ?? '') ||
        Number(a.file === undefined) - Number(b.file === undefined) ||
        compare(a.file ?? '', b.file ?? '') ||
        (a.line ?? 0) - (b.line ?? 0) ||
        (a.column ?? 0) - (b.column ?? 0) ||
        compare(a.check, b.check));
}
function compare(a, b) {
    return a < b ? -1 : Number(a > b);
}


/***/ }),

/***/ 9965:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ fold),
/* harmony export */   Y: () => (/* binding */ tableSection)
/* harmony export */ });
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3764);
// Markdown tables of as many rows as fit a room in bytes; what is left out is counted.

/** Rows that a reader sees at once; the others are folded away. */
const openRows = 40;
/** For the headings, the fold, and the sentence on what was left out. */
const frameBytes = 800;
/** A table below a heading that carries the total, which may be more than `items`. `cells` gives Markdown of one line. */
function tableSection(title, head, items, cells, total = items.length) {
    return (room) => {
        if (items.length === 0 || room < 2 * frameBytes)
            return '';
        const { shown } = (0,_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .fill */ .GS)(items, room - frameBytes, (item) => `| ${cells(item).join(' | ')} |\n`);
        const share = { shown, total };
        const top = `| ${head.join(' | ')} |\n|${' --- |'.repeat(head.length)}\n`;
        const folded = share.shown.slice(openRows);
        const parts = [
            `### ${title} (${total})\n`,
            `${top}${share.shown.slice(0, openRows).join('')}`,
            ...(folded.length === 0 ? [] : [fold(`${folded.length} more`, `${top}${folded.join('')}`)]),
            ...(share.shown.length === share.total ? [] : [`${(0,_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .shownOf */ .Rp)(share)}.\n`]),
        ];
        return `\n${parts.join('\n')}`;
    };
}
/** Markdown that opens at a click. `title` is plain words of our own. */
function fold(title, text) {
    return `<details><summary>${title}</summary>\n\n${text}\n</details>\n`;
}


/***/ }),

/***/ 125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ advisoriesSection),
  B: () => (/* binding */ freshnessSection)
});

// EXTERNAL MODULE: ./lib/report/advisories.js
var advisories = __webpack_require__(6099);
// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(2527);
// EXTERNAL MODULE: ./lib/report/words.js
var words = __webpack_require__(8191);
;// CONCATENATED MODULE: ./lib/report/freshness.js

const order = ['wrong', 'stale', 'loose', 'behind', 'unknown', 'fresh'];
/** Images without those of opaque references, which have no name. */
function imagesOf(report) {
    const uses = new Map();
    for (const reference of report.references) {
        if (reference.kind !== 'image')
            continue;
        const key = `${(0,words.referenceName)(reference)}@${reference.digest ?? ''}`;
        const others = uses.get(key);
        if (others === undefined)
            uses.set(key, [reference]);
        else
            others.push(reference);
    }
    const histories = new Map(report.histories?.map((one) => [`${one.registry}/${one.repository}:${one.tag}`, one]));
    const old = new Set(report.findings.filter(({ check }) => check === 'stale-digest').map(placeKey));
    return [...uses.values()]
        .map((all) => {
        const tooOld = all.some((one) => old.has(placeKey(one)));
        return rowOf(all, histories, report.asOf, tooOld);
    })
        .sort(stalestFirst);
}
function placeKey({ file, line, column }) {
    return `${line}:${column} ${file}`;
}
function rowOf([first, ...others], histories, asOf, tooOld) {
    const { fact, digest } = first;
    const name = (0,words.referenceName)(first);
    const history = histories.get(first.tag === undefined ? `${name}:${fact?.recoveredTag ?? 'latest'}` : name);
    return {
        name,
        ...(digest === undefined ? {} : { digest }),
        ...(fact === undefined ? {} : { fact }),
        ...(history === undefined ? {} : { history }),
        uses: 1 + others.length,
        verdict: verdictOf(fact, tooOld),
        says: (0,words.wholeStory)(first, asOf),
    };
}
function verdictOf(fact, tooOld) {
    switch (fact?.status) {
        case 'not-in-history':
        case 'missing':
            return 'wrong';
        case 'superseded':
            return tooOld || fact.deprecated === true ? 'stale' : 'behind';
        case 'one-platform':
        case 'unpinned':
            return 'loose';
        case 'current':
            return fact.deprecated === true ? 'stale' : 'fresh';
        default:
            return 'unknown';
    }
}
function stalestFirst(a, b) {
    return (order.indexOf(a.verdict) - order.indexOf(b.verdict) ||
        (b.fact?.lagSeconds ?? 0) - (a.fact?.lagSeconds ?? 0) ||
        (a.name < b.name ? -1 : Number(a.name > b.name)));
}

// EXTERNAL MODULE: ./lib/report/rows.js
var report_rows = __webpack_require__(9965);
// EXTERNAL MODULE: ./lib/report/sections.js
var sections = __webpack_require__(755);
;// CONCATENATED MODULE: ./lib/report/timeline.js
const cells = 16;
const dayMs = 86_400_000;
const signs = { other: '·', pinned: '█', newer: '░', current: '▒' };
/** What the tag was, in order of time, up to `now`: from its history, or from the little that the fact says. */
function stretchesOf({ fact, history, digest }, now) {
    const pinned = instant(fact?.pinnedSince);
    const since = instant(fact?.currentSince);
    if (history !== undefined && history.reigns.length > 0) {
        const reigns = history.reigns.map((reign) => ({ ...reign, from: Date.parse(reign.since) }));
        return reigns
            .filter(({ from }) => from <= now)
            .map(({ from, until, digest: reigning }) => ({
            from,
            until: Math.min(instant(until) ?? now, now),
            digest: reigning,
            what: reigning === digest ? 'pinned' : kindOf(from, pinned, until === undefined),
        }));
    }
    if (fact === undefined || since === undefined || since > now)
        return [];
    const current = {
        from: since,
        until: now,
        what: fact.status === 'current' ? 'pinned' : 'current',
        ...(fact.currentDigest === undefined ? {} : { digest: fact.currentDigest }),
    };
    const superseded = instant(fact.supersededAt);
    if (pinned === undefined || superseded === undefined)
        return [current];
    const own = {
        from: pinned,
        until: superseded,
        what: 'pinned',
        ...(digest === undefined ? {} : { digest }),
    };
    return superseded < since
        ? [own, { from: superseded, until: since, what: 'newer' }, current]
        : [own, current];
}
function kindOf(from, pinned, last) {
    if (last)
        return 'current';
    return pinned !== undefined && from > pinned ? 'newer' : 'other';
}
/**
 * Sixteen signs from the first stretch to now: `██████░░░░░░░░▒▒`. Empty when nothing is known. A pin shows however
 * short it was, and so does what the tag is now.
 */
function barOf(stretches, now) {
    const start = stretches[0]?.from;
    if (start === undefined)
        return '';
    const step = Math.max(now - start, 1) / cells;
    return Array.from({ length: cells }, (_, cell) => {
        const [left, right] = [start + cell * step, start + (cell + 1) * step];
        const pinned = stretches.some(({ what, from, until }) => what === 'pinned' && from < right && until > left);
        if (pinned)
            return signs.pinned;
        const at = cell === cells - 1 ? now : (left + right) / 2;
        return signs[stretches.findLast(({ from }) => from <= at)?.what ?? 'other'];
    }).join('');
}
const styles = { other: '', pinned: 'crit, ', newer: 'done, ', current: 'active, ' };
const mostRows = 8;
/**
 * A Mermaid chart (https://mermaid.js.org/syntax/gantt.html) of the newest stretches. Each is a section of its own, since
 * only names of sections are readable in the dark theme beside a short bar.
 */
function chartOf({ name: image }, stretches) {
    const shown = stretches.slice(-mostRows);
    const span = (shown.at(-1)?.until ?? 0) - (shown[0]?.from ?? 0);
    const tick = span < 45 * dayMs ? '1week' : span < 300 * dayMs ? '1month' : '6month';
    return [
        'gantt',
        `    title ${harmless(image)}`,
        '    dateFormat YYYY-MM-DD HH:mm',
        '    axisFormat %b %d',
        `    tickInterval ${tick}`,
        '    todayMarker off',
        ...shown.flatMap(({ from, until, what, digest }) => {
            const name = digest?.slice('sha256:'.length, 'sha256:'.length + 8) ?? 'several';
            const label = what === 'other' ? name : `${name}<br>${what}`;
            return [`    section ${label}`, `    · :${styles[what]}${minute(from)}, ${minute(until)}`];
        }),
    ];
}
/** Names in a chart: what its grammar could read as more than a name is left out. */
function harmless(name) {
    const last = name.slice(name.indexOf('/') + 1);
    return last.replace(/[^A-Za-z0-9._/-]/g, ' ').slice(0, 80);
}
function minute(at) {
    return new Date(at).toISOString().slice(0, 16).replace('T', ' ');
}
function instant(text) {
    return text === undefined ? undefined : Date.parse(text);
}

;// CONCATENATED MODULE: ./lib/report/sections-images.js
// The sections about images and what is in them: freshness with timelines, and advisories.







const mostCharts = 3;
const charted = new Set(['stale', 'behind']);
const freshnessSigns = {
    wrong: '❌',
    stale: '🔴',
    loose: '🟡',
    behind: '🟡',
    unknown: '❔',
    fresh: '🟢',
};
const riskSigns = { none: '⚪', low: '⚪', medium: '🟡', unknown: '❔', high: '🟠', critical: '🔴' };
/** Every image with a bar of its tag's timeline, and charts of the stalest few. */
function freshnessSection(report) {
    const now = Date.parse(report.asOf);
    const rows = imagesOf(report).map((row) => ({ ...row, stretches: stretchesOf(row, now) }));
    const table = (0,report_rows/* tableSection */.Y)('Freshness', ['', 'Image'], rows, ({ name, digest, uses, verdict, says, stretches }) => {
        const pin = digest === undefined ? '' : ` ${(0,sections/* literal */.eu)(digest)}`;
        const used = uses === 1 ? '' : ` × ${uses}`;
        const bar = barOf(stretches, now);
        return [
            freshnessSigns[verdict],
            `${(0,sections/* literal */.eu)(name)}${pin}${used}<br>${bar === '' ? '' : `${(0,report_escape/* code */.aY)(bar)} `}${(0,sections/* words */.aL)(says)}`,
        ];
    });
    const charts = rows
        .filter(({ verdict, stretches }) => charted.has(verdict) && stretches.length > 1)
        .slice(0, mostCharts)
        .map((row) => (0,report_escape/* fenced */.OF)('mermaid', chartOf(row, row.stretches)));
    const legend = 'The bar runs from the first known day to now: `█` pinned, `░` newer, `▒` current, `·` before.';
    const drawn = rows.some(({ stretches }) => barOf(stretches, now) !== '');
    return (room) => {
        const pictures = charts.length === 0 ? '' : `\n${(0,report_rows/* fold */.A)('Timelines of the stalest', charts.join('\n\n'))}`;
        const text = table(room - Buffer.byteLength(pictures + legend) - 4);
        return text === '' || !drawn ? text : `${text}\n${legend}\n${pictures}`;
    };
}
/** Advisories, those that count here first, then the worst. */
function advisoriesSection(report) {
    return (0,report_rows/* tableSection */.Y)('Advisories', ['', 'Advisory'], (0,advisories/* advisoriesOf */.fO)(report), ({ id, aliases, artifact, risk, status, fixedIn, updated, outcome }) => {
        const also = aliases.length === 0 ? '' : ` ${(0,sections/* words */.aL)(aliases.join(', '))}`;
        const fix = fixedIn.length === 0 ? '' : ` in ${(0,sections/* literal */.eu)(fixedIn.join(', '))}`;
        return [
            riskSigns[risk?.level ?? 'unknown'],
            `**${(0,sections/* literal */.eu)(id)}**${also}<br>${(0,sections/* literal */.eu)(artifact)}: severity ${(0,advisories/* riskWords */.zk)(risk)}; ${(0,sections/* words */.aL)(status)}${fix}; updated ${(0,sections/* words */.aL)((0,words.day)(updated))}; ${outcome}`,
        ];
    });
}


/***/ }),

/***/ 2130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ pinnedSection),
/* harmony export */   u: () => (/* binding */ recordedSection)
/* harmony export */ });
/* harmony import */ var _next_steps_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1551);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3764);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9965);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(755);
// The sections about what `pin` wrote: lines that were pinned, and tags that were first seen.




/** More changes than these are folded away. */
const openChanges = 10;
const frameBytes = 400;
/** What `pin` wrote into the files, as a diff. */
function pinnedSection({ pinned }) {
    return (room) => {
        const share = (0,_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .fill */ .GS)(pinned, room - frameBytes, (edit) => (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_0__/* .diffOf */ .n)([changeOfEdit(edit)]));
        if (share.shown.length === 0)
            return '';
        const text = (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_0__/* .diffOf */ .n)(pinned.slice(0, share.shown.length).map(changeOfEdit));
        const parts = [
            `### Pinned (${pinned.length})\n`,
            share.shown.length > openChanges ? (0,_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .fold */ .A)('The lines that were changed', text) : `${text}\n`,
            ...(share.shown.length === share.total ? [] : [`${(0,_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .shownOf */ .Rp)(share)}.\n`]),
        ];
        return `\n${parts.join('\n')}`;
    };
}
function changeOfEdit({ file, line, before, after }) {
    return { file, line, before: [before], after: [after] };
}
/** What `pin` wrote into the first-seen ledger. */
function recordedSection({ recorded }) {
    return (0,_rows_js__WEBPACK_IMPORTED_MODULE_2__/* .tableSection */ .Y)('First seen', ['', 'Image'], recorded, ({ file, line, after }) => {
        const [, image, digest] = entry.exec(after) ?? [];
        const seen = image === undefined ? (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .eu)(after.trim()) : `${(0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .eu)(image)} ${(0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .eu)(digest ?? '')}`;
        return ['👁️', `${seen}<br>${(0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .eu)(`${file}:${line}`)}`];
    });
}
/** A line of the ledger; any other text is shown as it is. */
const entry = /^\s*\{"image":"([^"\\]+)",.*"digest":"(sha256:[a-f0-9]{64})"\},?$/;


/***/ }),

/***/ 755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EA: () => (/* binding */ coverageSection),
/* harmony export */   In: () => (/* binding */ verdictSigns),
/* harmony export */   MR: () => (/* binding */ unknownSection),
/* harmony export */   RO: () => (/* binding */ waiversSection),
/* harmony export */   WT: () => (/* binding */ findingsSection),
/* harmony export */   aL: () => (/* binding */ words),
/* harmony export */   c_: () => (/* binding */ waivedSection),
/* harmony export */   eu: () => (/* binding */ literal),
/* harmony export */   ew: () => (/* binding */ repositoriesSection)
/* harmony export */ });
/* harmony import */ var _coverage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7130);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2527);
/* harmony import */ var _rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9965);
/* harmony import */ var _waivers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7411);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8191);
// The sections about the gate that summary and comment are made of. Two columns at most, short digests: they are read on phones too.





const longest = 600;
const verdictSigns = { pass: '✅', fail: '❌', incomplete: '⚠️' };
const severitySigns = { error: '❌', warning: '⚠️', notice: 'ℹ️' };
const waiverSigns = {
    active: '⏳',
    expired: '❌',
    lapsed: '❌',
    unused: 'ℹ️',
    unknown: '❔',
    removed: '➖',
    pending: '🆕',
};
/** Words from outside. */
const words = (text) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .markdown */ .wD)((0,_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .shortDigests */ .sY)((0,_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .cut */ .Jj)(text, longest)));
/** A name from outside. */
const literal = (text) => (0,_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)((0,_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .shortDigests */ .sY)((0,_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .cut */ .Jj)(text, longest)));
function findingsSection({ source }, { findings, totals }) {
    const cells = (one) => findingCells(one, source);
    return (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .tableSection */ .Y)('Findings', ['', 'Finding'], findings, cells, totals.findings);
}
/** Findings that a waiver accepts, with its reason. */
function waivedSection({ source }, { waived }) {
    return (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .tableSection */ .Y)('Waived', ['', 'Finding'], waived, (finding) => {
        const { reason = '', expires } = finding.waived ?? {};
        const until = expires === undefined ? '' : ` (until ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .markdown */ .wD)((0,_words_js__WEBPACK_IMPORTED_MODULE_3__.day)(expires))})`;
        const [, cell] = findingCells(finding, source);
        return ['➖', `${cell}<br>Waived: ${words(reason)}${until}`];
    });
}
function findingCells(finding, source) {
    const { severity, check, message, introduced } = finding;
    const old = introduced === false ? ' (was there before)' : '';
    const place = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__.placeOf)(finding) === '' ? '' : ` ${linked(finding, source)}`;
    return [severitySigns[severity], `**${literal(check)}**${place}${old}<br>${words(message)}`];
}
/** The place of a finding, linked to its line at the commit that was looked at. */
function linked(finding, source) {
    const { file, line } = finding;
    const text = literal((0,_words_js__WEBPACK_IMPORTED_MODULE_3__.placeOf)(finding));
    if (file === undefined || source === undefined || !/^https?:\/\/[\w.:-]+$/.test(source.server))
        return text;
    const path = [source.repository, 'blob', source.sha, file].map(_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .uriOf */ .S_).join('/');
    return `[${text}](<${source.server}/${path}#L${line}>)`;
}
function unknownSection({ incomplete }, { totals }) {
    const cells = (one) => [
        '❔',
        `**${literal(one.cause)}** ${literal((0,_words_js__WEBPACK_IMPORTED_MODULE_3__.subjectOf)(one))}<br>${words(one.message)}`,
    ];
    return (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .tableSection */ .Y)('Not verified', ['', 'What'], incomplete, cells, totals.unknown);
}
/** Of a merged report: every repository that is not a clean pass. */
function repositoriesSection({ repositories = [] }) {
    const wanting = repositories.filter(({ verdict, findings }) => verdict !== 'pass' || findings > 0);
    return (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .tableSection */ .Y)('Repositories with findings or without a verdict', ['', 'Repository'], wanting, ({ origin, verdict, findings, unknown, missing }) => [
        verdictSigns[verdict],
        `${literal(origin)}<br>${missing === true ? 'no report' : `${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__.plural)(findings, 'finding')}, ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__.plural)(unknown, 'thing')} not verified`}`,
    ]);
}
const covered = { references: 'References', histories: 'Tag histories', artifacts: 'Artifacts' };
function coverageSection(report) {
    const coverage = (0,_coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .coverageIn */ .GC)(report);
    const kinds = _coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .coverageKinds */ .at.filter((kind) => coverage[kind].asked > 0);
    return (room) => {
        const rows = kinds.map((kind) => {
            const { asked, answered, unknown } = coverage[kind];
            const causes = Object.entries(unknown).map(([cause, number]) => `<br>${literal((0,_coverage_js__WEBPACK_IMPORTED_MODULE_0__/* .causeName */ .n6)(cause))}: ${number}`);
            return `| ${covered[kind]} | ${answered} of ${asked}${causes.join('')} |\n`;
        });
        const text = `\n### Coverage\n\n| Asked | Answered |\n| --- | --- |\n${rows.join('')}`;
        return rows.length === 0 || Buffer.byteLength(text) > room ? '' : text;
    };
}
/** Waivers that somebody should look at. */
function waiversSection(report) {
    return (0,_rows_js__WEBPACK_IMPORTED_MODULE_1__/* .tableSection */ .Y)('Waivers to look at', ['', 'Waiver'], (0,_waivers_js__WEBPACK_IMPORTED_MODULE_2__/* .notableWaivers */ .$_)(report), (waiver) => {
        const { state, reason, notice = '', owner, file, line } = waiver;
        const answers = owner === undefined ? '' : `, ${literal(owner)}`;
        return [
            waiverSigns[state],
            `${literal((0,_waivers_js__WEBPACK_IMPORTED_MODULE_2__/* .waivedBy */ ._R)(waiver))}${answers}<br>${words(reason)}<br>${words(notice)} (${literal(`${file}:${line}`)})`,
        ];
    });
}


/***/ }),

/***/ 6053:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ sizeOf),
/* harmony export */   B: () => (/* binding */ stepsOf)
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5268);
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2936);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8191);



/** What is more urgent within one severity; checks that are not here come last, in the order of the documentation. */
const urgency = [
    'digest-not-in-history',
    'pin',
    'missing-tag',
    'deprecated-tag',
    'advisory',
];
/** Not pinned, and nobody knows yet to what: it comes after what is to be found out. */
const waiting = 'waiting';
/** One step for all that can be pinned, one for each other check that found something, one for what is not known. */
function stepsOf(report, { findings }, checks) {
    const kinds = new Map();
    const unknown = new Set(report.references.flatMap((one) => (one.fact?.status === 'unknown' ? keyOf(one) : [])));
    const kindOf = (finding) => {
        if ((0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .changeOf */ .C2)(finding) !== undefined)
            return 'pin';
        return finding.check === 'unpinned' && unknown.has(keyOf(finding)) ? waiting : finding.check;
    };
    for (const finding of findings) {
        const kind = kindOf(finding);
        const same = kinds.get(kind);
        if (same === undefined)
            kinds.set(kind, [finding]);
        else
            same.push(finding);
    }
    const rank = (kind) => (urgency.includes(kind) ? urgency.indexOf(kind) : urgency.length);
    const worst = (found) => Math.min(...found.map(({ severity }) => _model_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .severities */ .g.indexOf(severity)));
    const mending = [...kinds]
        .map(([kind, found]) => ({ kind, found, worst: worst(found), rank: rank(kind) }))
        .sort((a, b) => a.worst - b.worst || a.rank - b.rank || Number(a.kind === waiting) - Number(b.kind === waiting));
    const steps = mending.map(({ kind, found }) => stepOf(kind, found, checks));
    if (report.incomplete.length === 0)
        return steps;
    const before = mending.findIndex(({ kind }) => kind === waiting);
    const place = report.verdict === 'incomplete' ? 0 : before < 0 ? steps.length : before;
    return steps.toSpliced(place, 0, learnStep(report.incomplete));
}
function keyOf({ origin, file, line, column }) {
    return JSON.stringify([origin, file, line, column]);
}
function stepOf(kind, found, checks) {
    if (kind === 'pin')
        return pinStep(found);
    if (kind !== waiting)
        return mendStep(kind, found, checks);
    const advice = 'Which digest to pin is not known yet; when it is, `tagproof pin` writes it.';
    return { kind: 'mend', count: found.length, check: 'unpinned', advice, findings: found };
}
function pinStep(found) {
    const changes = (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .changesOf */ .fs)(found);
    const checks = [...new Set(found.map(({ check }) => check))];
    return { kind: 'pin', count: changes.length, checks, changes };
}
/** The first sentence of the check's own advice. */
function mendStep(check, findings, checks) {
    const advice = checks.find(({ id }) => id === check)?.fix.split(/(?<=\.) /)[0] ?? '';
    return { kind: 'mend', count: findings.length, check, advice, findings };
}
/** These pass by themselves; all others need somebody. */
const passing = new Set(['unreachable', 'timeout', 'rate-limited', 'server-error']);
function learnStep(incomplete) {
    const causes = new Map();
    for (const { cause, message } of incomplete) {
        const known = causes.get(cause);
        if (known === undefined)
            causes.set(cause, { cause, count: 1, first: message });
        else
            known.count += 1;
    }
    const all = [...causes.values()].sort((a, b) => Number(passing.has(a.cause)) - Number(passing.has(b.cause)) || b.count - a.count);
    const some = all.filter(({ cause }) => passing.has(cause)).length;
    return { kind: 'learn', count: incomplete.length, causes: all, advice: adviceFor(some, all.length) };
}
function adviceFor(some, all) {
    if (some === all)
        return 'Run again later: such causes mostly pass by themselves.';
    return some === 0
        ? 'Mend the cause; running again alone is no help.'
        : 'Mend what does not pass by itself, then run again.';
}
/** `4 lines`, `1 place`, `3 things`. */
function sizeOf({ kind, count }) {
    return (0,_words_js__WEBPACK_IMPORTED_MODULE_0__.plural)(count, { pin: 'line', mend: 'place', learn: 'thing' }[kind]);
}


/***/ }),

/***/ 3394:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uo: () => (/* binding */ headOf),
/* harmony export */   YG: () => (/* binding */ summaryOf),
/* harmony export */   oh: () => (/* binding */ drawWithin)
/* harmony export */ });
/* harmony import */ var _audit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6251);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2527);
/* harmony import */ var _next_steps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1551);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3764);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(755);
/* harmony import */ var _sections_images_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(125);
/* harmony import */ var _sections_written_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2130);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8191);








/** Markdown for `GITHUB_STEP_SUMMARY`, at most 900 KiB: beyond the host's limit the whole summary would be lost. */
function summaryOf(report, plan, checks) {
    const head = headOf(report, plan);
    const body = drawWithin(_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .limits */ .Fy.summaryBytes - Buffer.byteLength(head), [
        { draw: (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .nextSteps */ .Z)(report, plan, checks), share: 1 },
        { draw: (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .unknownSection */ .MR)(report, plan), share: 0.3 },
        { draw: (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoriesSection */ .ew)(report), share: 0.3 },
        { draw: (0,_sections_written_js__WEBPACK_IMPORTED_MODULE_5__/* .pinnedSection */ .s)(plan), share: 0.3 },
        { draw: (0,_sections_written_js__WEBPACK_IMPORTED_MODULE_5__/* .recordedSection */ .u)(plan), share: 0.1 },
        { draw: (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .findingsSection */ .WT)(report, plan), share: 0.6, last: true },
        { draw: (0,_sections_images_js__WEBPACK_IMPORTED_MODULE_4__/* .freshnessSection */ .B)(report), share: 1, last: true },
        { draw: (0,_audit_js__WEBPACK_IMPORTED_MODULE_0__/* .auditSection */ .v8)(report), share: 0.4 },
        { draw: (0,_sections_images_js__WEBPACK_IMPORTED_MODULE_4__/* .advisoriesSection */ .t)(report), share: 0.3 },
        { draw: (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .coverageSection */ .EA)(report), share: 1 },
        { draw: (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .waiversSection */ .RO)(report), share: 0.2 },
        { draw: (0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .waivedSection */ .c_)(report, plan), share: 0.3 },
    ]);
    return head + body;
}
/** The first lines of summary and comment. */
function headOf(report, plan) {
    return `## ${_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .verdictSigns */ .In[report.verdict]} Tagproof: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_7__/* .markdown */ .wD)((0,_words_js__WEBPACK_IMPORTED_MODULE_6__.headline)(report, plan))}\n\n${(0,_words_js__WEBPACK_IMPORTED_MODULE_6__.meaning)(report)}\n`;
}
/** Sections in their order, together at most `room` bytes. */
function drawWithin(room, slices) {
    const drawn = new Map();
    let left = room;
    for (const slice of [...slices.filter(({ last }) => !last), ...slices.filter(({ last }) => last)]) {
        const text = slice.draw(Math.floor(left * slice.share));
        left -= Buffer.byteLength(text);
        drawn.set(slice, text);
    }
    return slices.map((slice) => drawn.get(slice)).join('');
}


/***/ }),

/***/ 5322:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ locator),
  C: () => (/* binding */ textsOf)
});

// EXTERNAL MODULE: ./lib/model/position.js
var position = __webpack_require__(5218);
;// CONCATENATED MODULE: ./lib/report/fix.js
/** The edit widened to the finding's place, and the same change as whole lines. */
function describeFix(at, edit, text, locate) {
    const { start, end } = widened(at.span, edit.span);
    const fix = describeChange(at, edit, text.slice(start, end), () => locate({ file: at.file, span: { start, end } }));
    const lines = linesAround(text, { start, end });
    const before = text.slice(lines.start, lines.end);
    const after = text.slice(lines.start, start) + fix.replacement + text.slice(end, lines.end);
    return before.length > longestLines ? fix : { ...fix, lines: { before, after } };
}
/** `around` is the text from the place to the edit; where it stands is told when that is not the place itself. */
function describeChange(at, edit, around, locate) {
    const { start, end } = widened(at.span, edit.span);
    const elsewhere = start !== at.span.start || end !== at.span.end;
    const before = around.slice(0, edit.span.start - start);
    return {
        expect: around,
        replacement: before + edit.replacement + around.slice(edit.span.end - start),
        ...(elsewhere ? { place: locate() } : {}),
    };
}
function widened(at, edit) {
    return { start: Math.min(at.start, edit.start), end: Math.max(at.end, edit.end) };
}
/** Longer lines are no help to a reader, and would fill the report. */
const longestLines = 2000;
function linesAround(text, { start, end }) {
    const from = Math.max(text.lastIndexOf('\n', start - 1), text.lastIndexOf('\r', start - 1)) + 1;
    const after = text.slice(end).search(/[\r\n]/);
    const mark = text.startsWith('\uFEFF') ? 1 : 0;
    return { start: Math.max(start === 0 ? 0 : from, mark), end: after < 0 ? text.length : end + after };
}

;// CONCATENATED MODULE: ./lib/report/texts.js


/** Finds lines and columns in the scanned files. A place in a file that was not scanned is a defect and throws. */
function locator(files) {
    const known = new Map();
    return ({ file, span }) => {
        const source = files.get(file);
        if (source === undefined)
            throw new Error(`no text of ${file}`);
        const positions = known.get(file) ?? (0,position/* positionsOf */.q)(source.text);
        known.set(file, positions);
        return positions(span);
    };
}
/** Texts of files at hand. */
function textsOf(files) {
    const locate = locator(files);
    const textOf = (file) => files.get(file)?.text ?? '';
    return {
        locate,
        isMarked: (file) => textOf(file).startsWith('\uFEFF'),
        fix: (at, edit) => describeFix(at, edit, textOf(at.file), locate),
    };
}


/***/ }),

/***/ 7411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $_: () => (/* binding */ notableWaivers),
/* harmony export */   RT: () => (/* binding */ waiverStates),
/* harmony export */   Wx: () => (/* binding */ urgentFirst),
/* harmony export */   _R: () => (/* binding */ waivedBy)
/* harmony export */ });
/** Added by this change, changed under the waiver, run out, taken away, and at last those that run out soon. */
const order = [
    'pending',
    'lapsed',
    'expired',
    'removed',
    'unknown',
    'unused',
    'active',
];
/** Waivers with a notice, the most urgent kind first, and of one kind those that end first. */
function notableWaivers({ waivers }) {
    return waivers.filter(({ notice }) => notice !== undefined).sort(urgentFirst);
}
function urgentFirst(a, b) {
    return order.indexOf(a.state) - order.indexOf(b.state) || endOf(a) - endOf(b);
}
function endOf({ expires }) {
    const end = Date.parse(expires ?? '');
    return Number.isNaN(end) ? Number.POSITIVE_INFINITY : end;
}
/** How each state is said. */
const waiverStates = {
    active: 'in force',
    expired: 'expired',
    lapsed: 'lapsed',
    unused: 'unused',
    unknown: 'not known',
    removed: 'taken away by this change',
    pending: 'added by this change',
};
/** What a waiver waives, all of which must match: `stale-digest acme/node 20`. */
function waivedBy({ check, image, tag, paths, artifact, advisory }) {
    const parts = [check, image, tag, paths?.join(' or '), artifact, advisory];
    return parts.filter((part) => part !== undefined).join(' ');
}


/***/ }),

/***/ 8191:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   day: () => (/* binding */ day),
/* harmony export */   days: () => (/* binding */ days),
/* harmony export */   endOfLife: () => (/* binding */ endOfLife),
/* harmony export */   headline: () => (/* binding */ headline),
/* harmony export */   meaning: () => (/* binding */ meaning),
/* harmony export */   placeOf: () => (/* binding */ placeOf),
/* harmony export */   plural: () => (/* binding */ plural),
/* harmony export */   referenceName: () => (/* binding */ referenceName),
/* harmony export */   restsOn: () => (/* binding */ restsOn),
/* harmony export */   story: () => (/* binding */ story),
/* harmony export */   subjectOf: () => (/* binding */ subjectOf),
/* harmony export */   wholeStory: () => (/* binding */ wholeStory)
/* harmony export */ });
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3764);
// The sentences and numbers that every channel shares.

/** One line: the verdict and what it rests on. The same in every channel. */
function headline(report, plan = (0,_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .planOf */ .XC)(report)) {
    return `${report.verdict}: ${restsOn(report, plan)}`;
}
/** The same without the verdict. */
function restsOn(report, { totals } = (0,_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .planOf */ .XC)(report)) {
    const counted = `${plural(totals.findings, 'finding')} in ${plural(totals.references, 'reference')} of ${plural(totals.files, 'file')}`;
    const waived = totals.waived === 0 ? '' : `, ${totals.waived} waived`;
    const pinned = totals.pinned === 0 ? '' : `, ${plural(totals.pinned, 'line')} pinned`;
    const recorded = totals.recorded === 0 ? '' : `, ${plural(totals.recorded, 'tag')} first seen`;
    const unknown = totals.unknown === 0 ? '' : `, ${plural(totals.unknown, 'thing')} not verified`;
    const among = report.repositories === undefined ? '' : `, ${plural(report.repositories.length, 'repository')}`;
    return `${counted}${among}${waived}${pinned}${recorded}${unknown}`;
}
/** What the verdict means for the reader, in one sentence that says no more than is true. */
function meaning({ verdict, references, findings, incomplete }) {
    if (verdict === 'fail')
        return 'The change must not land as it is.';
    if (verdict === 'incomplete')
        return 'Not everything could be verified, so this is neither a pass nor a finding.';
    if (incomplete.length > 0)
        return 'Nothing fails the gate, but not everything could be verified.';
    if (findings.length > 0)
        return 'Nothing found fails the gate.';
    if (references.length === 0)
        return 'No image reference was found. If that is a surprise, look at the inputs `paths` and `exclude`.';
    const open = references.filter(({ fact }) => fact === undefined || !proved.has(fact.status)).length;
    return open === 0
        ? 'Every reference is pinned to a digest that its tag had, and nothing is wrong.'
        : `Nothing was found wrong, but ${plural(open, 'reference')} could not be proved by a history.`;
}
const proved = new Set(['current', 'superseded', 'one-platform']);
function plural(count, noun) {
    if (count === 1)
        return `1 ${noun}`;
    return `${count} ${/[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ie` : noun}s`;
}
/** What was not verified; in a merged report after the repository that it is about. */
function subjectOf({ origin, subject }) {
    return origin === undefined || origin === subject ? subject : `${origin} ${subject}`;
}
/** Image and tag as one name; for an opaque reference its text. */
function referenceName({ kind, raw, registry, repository, tag }) {
    return kind === 'opaque' ? raw : `${registry}/${repository}${tag === undefined ? '' : `:${tag}`}`;
}
/** `file:line`, in a merged report after `owner/name`; or nothing when the finding is about no file. */
function placeOf({ origin, file, line }) {
    const place = file === undefined ? '' : `${file}:${line}`;
    return [origin, place].filter(Boolean).join(' ');
}
/** What the tag's history says of a reference, in a few words. */
function story({ kind, why, fact }) {
    if (kind === 'opaque')
        return `not resolved (${why})`;
    switch (fact?.status) {
        case 'current':
            return fact.currentSince === undefined
                ? 'current (no history)'
                : `current since ${day(fact.currentSince)}${bySight(fact)}`;
        case 'superseded':
            return `${plural(days(fact.lagSeconds), 'day')} and ${plural(fact.behind ?? 0, 'digest')} behind, since ${day(fact.supersededAt)}${bySight(fact)}`;
        case 'unpinned':
            return fact.currentSince === undefined
                ? 'not pinned (no history)'
                : `not pinned, tag moved ${day(fact.currentSince)}${bySight(fact)}`;
        case 'not-in-history':
            return 'never was this tag';
        case 'one-platform':
            return 'one platform of an index that was this tag';
        case 'missing':
            return fact.message ?? 'missing';
        default:
            return `unknown (${fact?.cause ?? 'not asked'})`;
    }
}
/** The tag's end of life, if it is marked, before the story: a pin to a dead tag stays current for ever. */
function wholeStory(reference, asOf) {
    const ends = reference.fact === undefined ? '' : endOfLife(reference.fact, asOf);
    return ends === '' ? story(reference) : `${ends}; ${story(reference)}`;
}
/** That the tag is at its end of life, and since when; else nothing. */
function endOfLife({ deprecated, endOfLife: ends }, asOf) {
    if (deprecated !== true)
        return '';
    const endOfLifeDate = ends?.date;
    if (endOfLifeDate === undefined)
        return 'at its end of life';
    const comes = Date.parse(endOfLifeDate) > Date.parse(asOf);
    return comes
        ? `its end of life comes on ${day(endOfLifeDate)}`
        : `at its end of life since ${day(endOfLifeDate)}`;
}
function bySight({ basis }) {
    return basis === 'first-seen' ? ', as first seen' : '';
}
/** Whole days of a length in seconds. */
function days(seconds) {
    return Math.floor((seconds ?? 0) / 86_400);
}
/** The day of an RFC 3339 instant. */
function day(instant) {
    return instant?.slice(0, 10) ?? 'an unknown day';
}


/***/ }),

/***/ 9386:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ findRepository)
/* harmony export */ });
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8675);
// An image path → the platform's repository of it, as far as the identity sees it.

/** `path` is `<org>/<image>`. `undefined`: a public image whose repository the platform does not show. */
async function findRepository({ catalogue }, { publicOrganization, group }, path) {
    const [organization = '', ...rest] = path.split('/');
    const name = rest.join('/');
    const isPublic = organization === publicOrganization;
    if (catalogue === undefined) {
        const message = 'Without a platform token the list of tags cannot be asked, so end of life is not known';
        return isPublic ? undefined : { cause: 'no-credential', subject: path, message };
    }
    try {
        const scope = isPublic || group === undefined ? {} : { group };
        const seen = await catalogue.listRepositories({ name, ...scope });
        const found = seen.filter((repository) => !isPublic || group === undefined || !isBeneath(repository, group));
        const [repository] = found;
        if (repository !== undefined && found.length === 1)
            return repository;
        if (isPublic && repository === undefined)
            return undefined;
        throw new _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('contradiction', notOne(name, found.length, scope.group));
    }
    catch (error) {
        return (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .unknownFrom */ .NI)(error, path);
    }
}
function isBeneath({ uid }, group) {
    return uid.startsWith(`${group}/`);
}
function notOne(name, count, group) {
    const where = group === undefined ? '' : ` beneath group ${group}`;
    const seen = count === 0 ? 'no repository' : `${count} repositories`;
    return `The identity sees ${seen} named ${name}${where}, so end of life is not known. An identity of a subgroup does not see the organization's repositories`;
}


/***/ }),

/***/ 9552:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

;// CONCATENATED MODULE: ./lib/check/counts.js
// A multiset of keys.
class Counts {
    #counts = new Map();
    add(key) {
        this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    }
    /** Takes one out; false: there was none. */
    take(key) {
        const count = this.#counts.get(key) ?? 0;
        if (count > 0)
            this.#counts.set(key, count - 1);
        return count > 0;
    }
}

;// CONCATENATED MODULE: ./lib/check/waivers-beside.js

/**
 * The waivers of the change; `pending` marks those that the base does not have. A waiver is the same one when check,
 * reason and repository are, in the same file or out of one that is gone: a new tag beside an old waiver is no news,
 * an old reason beside another image is.
 * @param isGone true for a file that the change no longer has
 */
function heldAgainst(base, change, isGone) {
    const known = new Counts();
    for (const waiver of base.waivers) {
        const { file } = waiver.at;
        known.add(keyOf(waiver, base, isGone(file) ? '' : file));
    }
    return change.waivers.map((waiver) => {
        const isKnown = known.take(keyOf(waiver, change, waiver.at.file)) || known.take(keyOf(waiver, change, ''));
        return isKnown ? waiver : { ...waiver, pending: true };
    });
}
/** `file`: where it must stand; empty for one that may have moved. */
function keyOf({ check, reason, covers }, { occurrences }, file) {
    const covered = occurrences.filter(({ at }) => at.file === covers.file && at.span.start >= covers.span.start && at.span.start < covers.span.end);
    return JSON.stringify([file, check, reason, covered.map(subjectOf)]);
}
function subjectOf(occurrence) {
    if (occurrence.kind === 'opaque')
        return `opaque ${occurrence.raw}`;
    return `${occurrence.image.registry}/${occurrence.image.repository}`;
}

// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(8675);
// EXTERNAL MODULE: ./lib/model/glob.js + 1 modules
var model_glob = __webpack_require__(941);
// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(4006);
// EXTERNAL MODULE: ./lib/model/image.js
var model_image = __webpack_require__(1976);
;// CONCATENATED MODULE: ./lib/scan/evident.js
// Texts that are an image name beyond doubt, for places where something else may stand.

/** True for a name with a digest, or with a registry and a tag: `registry.example.com/a/b:1`, `org/app:1`, not `a:1`. */
function isEvident(text) {
    const parsed = text.includes('://') ? undefined : (0,model_image/* parseImage */.zZ)(text);
    if (parsed?.kind !== 'image')
        return false;
    return parsed.image.digest !== undefined || (parsed.image.tag !== undefined && text.includes('/'));
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
;// CONCATENATED MODULE: ./lib/scan/templates.js
// Template directives in files of another grammar: covered, so that the grammar's own parser can read the rest.
/** Stands for a directive inside a value: a letter to every grammar, and one that no image name holds. */
const filler = '\uE000';
const closes = { '{{': '}}', '{%': '%}', '{#': '#}', '<%': '%>' };
const control = /^\{\{[-~]?\s*(?:if|else|end|range|with|define|block|break|continue|\/\*|#|\/)|^\{[%#]|^<%(?!=)/;
const comment = /\{\{[-~]?[^\S\n]*\/\*|\{#/y;
const marks = /\{\{|\{%|<%|<<|\$\[\[|\[\[/;
/** True for a name that some template fills in. */
function isTemplated(name) {
    return marks.test(name);
}
/**
 * The text with every directive replaced, character for character, so that offsets stay: by blanks where it stands
 * alone on its lines or only controls the flow, else by letters that make it part of the value around it. Only
 * comments run over several lines, so that one directive without an end hides nothing. `${{ … }}` is text to YAML.
 */
function coverTemplates(text) {
    const pieces = [];
    let done = 0;
    for (const { start, end } of directives(text)) {
        const directive = text.slice(start, end);
        const blank = control.test(directive) || standsAlone(text, start, end);
        pieces.push(text.slice(done, start), directive.replace(/[^\r\n]/g, blank ? ' ' : filler));
        done = end;
    }
    return done === 0 ? text : pieces.join('') + text.slice(done);
}
/** In one pass: what was searched for once and lies ahead is not searched for again. */
function directives(text) {
    const ahead = aheadIn(text);
    const found = [];
    const opening = /\{\{|\{%|\{#|<%/g;
    for (let match = opening.exec(text); match !== null; match = opening.exec(text)) {
        const start = match.index;
        const end = text[start - 1] === '$' ? undefined : endOf(text, start, closes[match[0]] ?? '', ahead);
        if (end !== undefined)
            found.push({ start, end });
        opening.lastIndex = end ?? start + match[0].length;
    }
    return found;
}
/** `indexOf` for questions whose `from` never falls; the length of the text where there is nothing. */
function aheadIn(text) {
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
    comment.lastIndex = start;
    const isComment = comment.test(text);
    const inner = isComment && close === '}}' ? ahead('*/', start) : start + (isComment ? 0 : 2);
    const end = ahead(close, inner);
    const last = isComment ? text.length : ahead('\n', start);
    return end < last ? end + close.length : undefined;
}
/** Only blanks around it on its lines. */
function standsAlone(text, start, end) {
    let [before, after] = [start - 1, end];
    while (before >= 0 && isBlank(text[before]))
        before -= 1;
    while (after < text.length && isBlank(text[after]))
        after += 1;
    return (before < 0 || text[before] === '\n') && (after === text.length || text[after] === '\n');
}
function isBlank(char) {
    return char !== undefined && char !== '\n' && /\s/.test(char);
}

;// CONCATENATED MODULE: ./lib/scan/reference.js
// A candidate as written and as resolved → an occurrence with the place of its digest.


/**
 * The occurrence at a span. `value` is the image name after variables were expanded or quoting undone; without it
 * the text stands for itself. A value that differs from the text is pinned behind the text, unless its digest
 * comes from elsewhere or the text cannot be extended.
 */
function occurrenceAt(file, span, value, extendable = true) {
    const raw = file.text.slice(span.start, span.end);
    const name = value ?? raw;
    if (isTemplated(raw) || isTemplated(name))
        return opaqueAt(file, span, 'template', 'it is filled in by a template');
    const parsed = (0,model_image/* parseImage */.zZ)(name);
    if (parsed.kind === 'invalid')
        return opaqueAt(file, span, 'invalid', parsed.why);
    const pin = extendable ? pinPlace(raw, span, name) : refused('the text is written with escapes');
    return { kind: 'image', at: { file: file.path, span }, raw, image: parsed.image, pin };
}
function opaqueAt(file, span, why, detail) {
    const shown = detail.length > 200 ? `${detail.slice(0, 200)}…` : detail;
    return {
        kind: 'opaque',
        at: { file: file.path, span },
        raw: file.text.slice(span.start, span.end),
        why,
        detail: shown,
    };
}
function refused(why) {
    return { kind: 'refused', why };
}
function pinPlace(raw, span, value) {
    const at = raw.indexOf('@');
    const literal = at >= 0 && raw.slice(at) === value.slice(value.indexOf('@'));
    if (!literal && value.includes('@'))
        return refused('its digest comes from a variable');
    return { kind: 'place', span: { start: literal ? span.start + at : span.end, end: span.end }, lead: '@' };
}

;// CONCATENATED MODULE: ./lib/scan/split.js
// A reference split over several keys: one occurrence with several spans.



/** The occurrence, at its repository. A digest goes into the `digest` key if there is one, else behind the tag. */
function splitOccurrence(file, split) {
    const { repository, tag, digest } = split;
    const parts = partsOf(split);
    const opaque = (why, detail) => ({
        ...opaqueAt(file, repository.span, why, detail),
        ...(parts.length > 1 ? { parts } : {}),
    });
    const texts = parts.map(({ span }) => file.text.slice(span.start, span.end));
    if (texts.some(isTemplated))
        return opaque('template', 'it is filled in by a template');
    const name = nameOf(split);
    if (name.includes('$'))
        return opaque('variable', 'a variable is a part of it');
    if (digest !== undefined && digest.value !== '' && !(0,model_image/* isDigest */.Bc)(digest.value))
        return opaque('invalid', 'the digest is not sha256 and 64 hex digits');
    const parsed = (0,model_image/* parseImage */.zZ)(name);
    if (parsed.kind === 'invalid')
        return opaque('invalid', parsed.why);
    if (parsed.image.tag === undefined && parsed.image.digest === undefined)
        return opaque('variable', split.tagElsewhere);
    return {
        kind: 'image',
        at: { file: file.path, span: repository.span },
        raw: file.text.slice(repository.span.start, repository.span.end),
        image: parsed.image,
        pin: parts.every(({ exact }) => exact)
            ? split_pinPlace(split, tag)
            : refused('the text is written with escapes'),
        parts: parts.map(({ part, span }) => ({ part, span })),
    };
}
function partsOf(split) {
    const names = ['registry', 'repository', 'tag', 'digest'];
    return names.flatMap((part) => {
        const text = split[part];
        return text === undefined || text.value === '' ? [] : [{ part, ...text }];
    });
}
function nameOf({ registry, repository, tag, digest }) {
    const host = registry === undefined || registry.value === '' ? '' : `${registry.value}/`;
    const version = tag === undefined || tag.value === '' ? '' : `:${tag.value}`;
    const pin = digest === undefined || digest.value === '' ? '' : `@${digest.value}`;
    return `${host}${repository.value}${version}${pin}`;
}
function split_pinPlace(split, tag) {
    const { digest, digestLead = '', repository, noPlace } = split;
    if (noPlace !== undefined)
        return refused(noPlace);
    if (digest !== undefined)
        return { kind: 'place', span: digest.span, lead: digestLead };
    const carrier = [tag, repository].find((text) => text?.value.includes('@')) ?? tag;
    if (carrier === undefined || carrier.value === '')
        return refused('the tag is not written here');
    const at = carrier.value.indexOf('@');
    const start = at < 0 ? carrier.span.end : carrier.span.start + at;
    return { kind: 'place', span: { start, end: carrier.span.end }, lead: '@' };
}

;// CONCATENATED MODULE: ./lib/scan/variables.js
// Shell-style variables in image names: `$NAME`, `${NAME}`, `${NAME:-default}`, as Dockerfiles and Compose know them.
const deepest = 8;
/** More than any image name has: variables that repeat variables multiply. */
const mostSteps = 200;
const longest = 4096;
const variable = /^\$(?:(?<bare>[A-Za-z_]\w*)|\{(?<name>[A-Za-z_]\w*)(?<rest>[\s\S]*)\})$/;
/** Expands every variable. `lookup` gives the declared default; an inline `:-` or `-` default is used where it has none. */
function expand(text, lookup) {
    return expandAll(text, lookup, 0, { steps: mostSteps });
}
function expandAll(text, lookup, depth, left) {
    if (depth > deepest)
        return { kind: 'unknown', detail: 'variables are nested too deeply' };
    let value = '';
    let rest = text;
    for (let dollar = rest.indexOf('$'); dollar >= 0; dollar = rest.indexOf('$')) {
        value += rest.slice(0, dollar);
        left.steps -= 1;
        if (left.steps < 0 || value.length > longest)
            return { kind: 'unknown', detail: 'it has more variables than an image name can have' };
        const end = endOfVariable(rest, dollar);
        if (end === undefined)
            return { kind: 'unknown', detail: `\`${rest.slice(dollar)}\` is not a variable` };
        const inner = expandOne(rest.slice(dollar, end), lookup, depth, left);
        if (inner.kind === 'unknown')
            return inner;
        value += inner.value;
        rest = rest.slice(end);
    }
    return { kind: 'value', value: value + rest };
}
/** Tells whether the text is one variable and nothing else. */
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
        return { kind: 'unknown', detail: `\`${text}\` is not a variable` };
    const declared = lookup(name);
    const dash = /^:?-/.exec(rest)?.[0];
    if (rest !== '' && dash === undefined) {
        return { kind: 'unknown', detail: `\`${text}\` depends on whether ${name} is set` };
    }
    if (declared !== undefined && declared !== '')
        return expandAll(declared, lookup, depth + 1, left);
    if (dash !== undefined)
        return expandAll(rest.slice(dash.length), lookup, depth + 1, left);
    return { kind: 'unknown', detail: `${name} has no default` };
}
/** The offset after the variable that begins at `start`; `undefined` when it is not one or is not closed. */
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

// EXTERNAL MODULE: ./lib/model/stackless.js
var stackless = __webpack_require__(6484);
;// CONCATENATED MODULE: ./lib/scan/yaml-nodes.js
// The nodes of a YAML tree, each once: in their order, by alias, and by key.

/** What each alias stands for: the last node before it that has its anchor. One walk, so that a thousand aliases cost no more. */
function targetsOf(root) {
    const anchors = new Map();
    const targets = new Map();
    for (const node of nodesOf(root)) {
        if ((0,dist/* isAlias */.Vj)(node)) {
            const target = anchors.get(node.source);
            if (target !== undefined)
                targets.set(node, target);
        }
        else if ('anchor' in node && typeof node.anchor === 'string')
            anchors.set(node.anchor, node);
    }
    return targets;
}
function twinsOf(root) {
    const twins = new Map();
    for (const node of nodesOf(root)) {
        if (!(0,dist/* isMap */.jh)(node))
            continue;
        const keys = new Map();
        for (const pair of node.items) {
            if (!(0,dist/* isNode */.Ll)(pair.value))
                continue;
            const known = keys.get(yaml_nodes_keyOf(pair));
            if (known === undefined)
                keys.set(yaml_nodes_keyOf(pair), [pair.value]);
            else
                known.push(pair.value);
        }
        for (const values of keys.values())
            if (values.length > 1)
                for (const value of values)
                    twins.set(value, values);
    }
    return twins;
}
/** Every node in the order of the text. */
function* nodesOf(root) {
    const waiting = [root];
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
        if (!(0,dist/* isNode */.Ll)(node))
            continue;
        yield node;
        const inner = (0,dist/* isMap */.jh)(node)
            ? node.items.flatMap(({ key, value }) => [key, value])
            : (0,dist/* isSeq */.oP)(node)
                ? node.items
                : [];
        for (let last = inner.length - 1; last >= 0; last -= 1)
            waiting.push(inner[last] ?? null);
    }
}
/** The text or number of a pair's key; `undefined` where the key is no scalar. */
function yaml_nodes_keyOf({ key }) {
    return (0,dist/* isScalar */.jn)(key) ? key.value : undefined;
}

;// CONCATENATED MODULE: ./lib/scan/yaml-uses.js
/** Where the aliases stand whose anchor holds a span, in the order of the text. */
function usesIn(targets) {
    const anchored = anchoredIn(targets);
    return ({ start, end }) => {
        const found = [];
        for (let one = lastFrom(anchored, start); one !== undefined; one = one.outer)
            if (end <= one.end)
                for (const alias of one.aliases)
                    found.push(alias);
        return found.sort((a, b) => a.start - b.start);
    };
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
/** The last that begins at the offset or before it. */
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

;// CONCATENATED MODULE: ./lib/scan/yaml-document.js
// YAML files as syntax trees, parsed once; aliases are followed and never expanded.





/** Aliases and merges make more of a document than stands in it. */
class TooManySteps extends Error {
}
const parsed = new WeakMap();
const mostProblems = 5;
const leastSteps = 1_000_000;
const stepsPerCharacter = 20;
/** Parses a file once, whichever scanners ask. Aliases are never expanded, so an alias bomb is only text. */
function parseYaml(file) {
    const known = parsed.get(file) ?? parse(file);
    parsed.set(file, known);
    return known;
}
function parse(file) {
    const options = { uniqueKeys: false, logLevel: 'silent', strict: false, prettyErrors: false };
    const text = coverTemplates(file.text);
    const hasAliases = text.includes('*');
    try {
        const parsedDocuments = (0,stackless/* withoutStacks */.G)(() => (0,dist/* parseAllDocuments */.hR)(text, options));
        const documents = Array.isArray(parsedDocuments) ? parsedDocuments : [];
        const errors = documents.flatMap((document) => document.errors);
        return {
            documents: documents.map(({ contents }) => documentOf(contents, text, hasAliases)),
            problems: errors.slice(0, mostProblems).map(({ message, pos: [start, end] }) => ({
                file: file.path,
                message: `The YAML cannot be read: ${message.split('\n')[0]}`,
                span: { start, end: Math.max(start, end) },
            })),
        };
    }
    catch (error) {
        if (!(error instanceof RangeError))
            throw error;
        const message = 'The YAML cannot be read: it is nested too deeply';
        return { documents: [], problems: [{ file: file.path, message }] };
    }
}
function documentOf(root, text, hasAliases) {
    let aliases;
    const targets = () => {
        aliases ??= hasAliases ? targetsOf(root) : new Map();
        return aliases;
    };
    let twins;
    let uses;
    let left = leastSteps + stepsPerCharacter * text.length;
    return {
        root,
        text,
        step(count) {
            left -= count;
            if (left < 0)
                throw new TooManySteps('its aliases and merges repeat too much');
        },
        twins: (node) => {
            twins ??= twinsOf(root);
            return twins.get(node) ?? [node];
        },
        follow: (node) => ((0,dist/* isAlias */.Vj)(node) ? targets().get(node) : (0,dist/* isNode */.Ll)(node) ? node : undefined),
        usesOf(span) {
            uses ??= usesIn(targets());
            return uses(span);
        },
    };
}

;// CONCATENATED MODULE: ./lib/scan/yaml-text.js
// The exact place of a YAML scalar's text.

/** The text of a string scalar, trimmed; `undefined` for anything else and for an empty text. */
function textOf(document, node) {
    const text = (0,dist/* isScalar */.jn)(node) && typeof node.value === 'string' ? sourceOf(document, node) : undefined;
    return text?.value === '' ? undefined : text;
}
/** The same for every scalar as it is written, so that `7.20` stays `7.20`; an empty one has an empty text. */
function sourceOf({ text }, node) {
    if (!(0,dist/* isScalar */.jn)(node) || node.range == null || hasOwnTag(node))
        return undefined;
    const value = (typeof node.value === 'string' ? node.value : (node.source ?? '')).trim();
    const [start, end] = innerRange(node, text, node.range);
    const offset = text.slice(start, end).lastIndexOf(value);
    const open = start === node.range[0] && /^QUOTE/.test(node.type ?? '');
    if (offset < 0 || open)
        return { value, span: { start, end }, exact: false };
    const at = value === '' ? start : start + offset;
    return { value, span: { start: at, end: at + value.length }, exact: true };
}
/** A tag of the format's own, such as GitLab's `!reference`: the text is not the value. `!override` keeps it. */
function hasOwnTag({ tag }) {
    return tag?.startsWith('!') === true && tag !== '!override';
}
/** Without the quotes. A quote that is never closed stays, so that the text is not the value. */
function innerRange({ type }, text, [start, end]) {
    const quoted = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE';
    return quoted && end - start > 1 && text[end - 1] === text[start] ? [start + 1, end - 1] : [start, end];
}

;// CONCATENATED MODULE: ./lib/scan/yaml-reference.js
// Nodes that name an image → occurrences; and the part that every YAML format shares.






/** Scans by a grammar. A node that several places use by alias is one occurrence, with its uses. */
function scanYaml(file, { needles, find, read = literal }) {
    if (!needles.every((needle) => file.text.includes(needle)))
        return undefined;
    const { documents, problems } = parseYaml(file);
    const found = documents.map((document) => scanDocument(file, document, { find, read }));
    if (found.every((scan) => scan === undefined))
        return undefined;
    const occurrences = found.flatMap((scan) => scan?.occurrences ?? []);
    const all = [...problems, ...found.flatMap((scan) => scan?.problems ?? [])];
    return {
        occurrences: [...new Map(occurrences.map((one) => [one.at.span.start, one])).values()],
        problems: all,
    };
}
function scanDocument(file, document, { find, read }) {
    try {
        const candidates = find(document, file);
        if (candidates === undefined)
            return undefined;
        const occurrences = withTwins(document, candidates)
            .flatMap((candidate) => occurrencesOf(file, document, candidate, read))
            .map((one) => withUses(one, document));
        return { occurrences, problems: [] };
    }
    catch (error) {
        if (!(error instanceof TooManySteps))
            throw error;
        const message = `The YAML cannot be read: ${error.message}`;
        return { occurrences: [], problems: [{ file: file.path, message }] };
    }
}
/** Each node once, with all that stand under the same key. */
function withTwins(document, candidates) {
    const seen = new Set();
    for (const candidate of candidates) {
        if (seen.has(candidate))
            continue;
        for (const one of (0,dist/* isNode */.Ll)(candidate) ? document.twins(candidate) : [candidate])
            seen.add(one);
    }
    return [...seen];
}
function withUses(one, document) {
    const uses = document.usesOf(one.at.span);
    return uses.length === 0 ? one : { ...one, uses };
}
function occurrencesOf(file, document, candidate, read) {
    const special = (0,dist/* isNode */.Ll)(candidate) ? {} : (candidate ?? {});
    if (special.split !== undefined)
        return [splitOccurrence(file, special.split)];
    if (special.found !== undefined)
        return special.found;
    if ((0,dist/* isScalar */.jn)(candidate) && candidate.tag !== '!reset' && hasOwnTag(candidate))
        return candidate.value === '' ? [] : [tagged(file, candidate)];
    const text = special.text ?? textOf(document, candidate);
    const one = text === undefined ? undefined : (special.read ?? read)(file, text, document);
    return one === undefined ? [] : [one];
}
/** Most programs pass over tags that they do not know, and take the text. */
function tagged(file, { range, tag = '' }) {
    const [start, end] = range ?? [0, 0];
    return opaqueAt(file, { start, end }, 'template', `its tag ${tag} may give it another value`);
}
/** A name that the format takes as it stands. */
function literal(file, { span, value, exact }) {
    return occurrenceAt(file, span, value, exact);
}
/** A name behind a scheme such as `docker://`; `undefined` without it. The scheme stays when nothing follows it. */
function behind(scheme, text) {
    if (!text.value.startsWith(scheme))
        return undefined;
    if (text.value === scheme || !text.exact)
        return { ...text, value: text.value.slice(scheme.length) };
    const span = { start: text.span.start + scheme.length, end: text.span.end };
    return { ...text, value: text.value.slice(scheme.length), span };
}
/** Reads names in which the format expands `$NAME` and `${NAME:-default}`; what `lookup` does not know is opaque. */
function interpolated(lookup = () => undefined) {
    return (file, text) => {
        const { span, value, exact } = text;
        if (!value.includes('$'))
            return literal(file, text);
        const expansion = expand(value, lookup);
        if (expansion.kind === 'unknown')
            return opaqueAt(file, span, 'variable', expansion.detail);
        const home = exact ? homeOfDefault(value, span, lookup) : undefined;
        return home === undefined ? occurrenceAt(file, span, expansion.value, exact) : occurrenceAt(file, home);
    };
}
function homeOfDefault(value, { start }, lookup) {
    const whole = wholeVariable(value);
    if (whole?.fallback === undefined || whole.fallback.text.includes('$'))
        return undefined;
    if (lookup(whole.name) !== undefined)
        return undefined;
    const { offset, text } = whole.fallback;
    return { start: start + offset, end: start + offset + text.length };
}

;// CONCATENATED MODULE: ./lib/scan/yaml-tree.js
// Looking things up in a YAML document, through aliases and merges.



const deepestMerge = 500;
const indexes = new WeakMap();
/** The first pair of each key, and the merge keys. */
function indexOf(map) {
    const known = indexes.get(map);
    if (known !== undefined)
        return known;
    const own = new Map([...map.items].reverse().map((pair) => [yaml_nodes_keyOf(pair), pair]));
    const index = { own, merges: map.items.filter((pair) => yaml_nodes_keyOf(pair) === '<<') };
    indexes.set(map, index);
    return index;
}
/** The node under a key, through aliases and merge keys (`<<`). */
function child(document, node, key, seen = new Set()) {
    const map = document.follow(node);
    document.step(1);
    if (!(0,dist/* isMap */.jh)(map) || seen.has(map))
        return undefined;
    if (seen.size > deepestMerge)
        throw new TooManySteps('it merges too many maps');
    seen.add(map);
    const { own, merges } = indexOf(map);
    const pair = own.get(key);
    if (pair !== undefined)
        return document.follow(pair.value);
    for (const { value } of merges) {
        const merged = document.follow(value);
        for (const source of (0,dist/* isSeq */.oP)(merged) ? merged.items : [merged]) {
            const found = child(document, source, key, seen);
            if (found !== undefined)
                return found;
        }
    }
    return undefined;
}
/** The values of a map or the items of a sequence, aliases followed. */
function children(document, node) {
    const parent = document.follow(node);
    if (parent === undefined)
        return [];
    const values = document
        .twins(parent)
        .flatMap((one) => ((0,dist/* isMap */.jh)(one) ? one.items.map(({ value }) => value) : (0,dist/* isSeq */.oP)(one) ? one.items : []));
    document.step(values.length);
    return values.flatMap((value) => document.follow(value) ?? []);
}
/** The text keys of a map with their values, aliases followed. */
function entries(document, node) {
    const map = document.follow(node);
    if (!(0,dist/* isMap */.jh)(map))
        return [];
    document.step(map.items.length);
    return map.items.flatMap((pair) => {
        const key = yaml_nodes_keyOf(pair);
        const value = document.follow(pair.value);
        return typeof key === 'string' && value !== undefined ? [[key, value]] : [];
    });
}
/** Every map of the document that stands in the text, in its order. Aliases are not followed: each map comes once. */
function mapsOf({ root }, below = root) {
    return [...nodesOf(below)].filter((node) => (0,dist/* isMap */.jh)(node));
}

;// CONCATENATED MODULE: ./lib/scan/formats/apko.js




const apko = {
    id: 'apko',
    title: 'apko',
    paths: ['**/*apko*.{yml,yaml}'],
    comment: '#',
    scan: (file) => scanYaml(file, { needles: ['contents'], find }),
};
function find(document) {
    const contents = child(document, document.root, 'contents');
    if (contents === undefined)
        return undefined;
    const image = child(document, child(document, contents, 'baseimage'), 'image');
    return isEvident(textOf(document, image)?.value ?? '') ? [image] : [];
}

;// CONCATENATED MODULE: ./lib/scan/formats/argo.js



const argo = {
    id: 'argo',
    title: 'Argo Workflows',
    paths: ['**/*.{yml,yaml}', '**/*.json'],
    comment: '#',
    scan: (file) => scanYaml(file, { needles: ['apiVersion', 'argoproj.io/', 'image'], find: argo_find }),
};
function argo_find(document) {
    const version = textOf(document, child(document, document.root, 'apiVersion'))?.value;
    if (version?.startsWith('argoproj.io/') !== true)
        return undefined;
    return mapsOf(document).flatMap((map) => [
        ...['container', 'script'].map((key) => child(document, child(document, map, key), 'image')),
        ...children(document, child(document, map, 'sidecars')).map((sidecar) => child(document, sidecar, 'image')),
    ]);
}

;// CONCATENATED MODULE: ./lib/scan/formats/azure-pipelines.js
// Azure Pipelines: container resources, and containers and services of jobs. `pool.vmImage` is a virtual machine.
// https://learn.microsoft.com/azure/devops/pipelines/yaml-schema/resources-containers-container





const azurePipelines = {
    id: 'azure-pipelines',
    title: 'Azure Pipelines',
    paths: [
        '**/*azure-pipelines*.{yml,yaml}',
        '**/{.azure-pipelines,azure-pipelines,.azuredevops}/**/*.{yml,yaml}',
    ],
    comment: '#',
    scan: (file) => scanYaml(file, { needles: ['container'], find: azure_pipelines_find, read }),
};
function azure_pipelines_find(document) {
    const resources = children(document, child(document, child(document, document.root, 'resources'), 'containers'));
    const names = new Set(resources.map((one) => textOf(document, child(document, one, 'container'))?.value));
    const isName = (node) => names.has(textOf(document, node)?.value ?? '');
    const jobs = mapsOf(document).filter((map) => !resources.some((resource) => resource === map));
    return [
        ...resources.map((one) => child(document, one, 'image')),
        ...jobs.flatMap((job) => {
            const container = child(document, job, 'container');
            const services = children(document, child(document, job, 'services')).filter(dist/* isScalar */.jn);
            const image = (0,dist/* isScalar */.jn)(container) ? container : child(document, container, 'image');
            return [image, ...services].filter((node) => !isName(node));
        }),
    ];
}
function read(file, text) {
    const variable = /\$[([{]/.test(text.value);
    return variable
        ? opaqueAt(file, text.span, 'variable', 'a variable of the pipeline is a part of it')
        : literal(file, text);
}

;// CONCATENATED MODULE: ./lib/scan/hcl.js
/** Every literal and every bare name that is a value, in the order of the text. Deeper nesting than `deepest` is not followed. */
function hclValues(text) {
    const tokens = tokensOf(text);
    const values = [];
    const around = [];
    let header = [];
    let key;
    tokens.forEach(({ kind, text: own, span }, index) => {
        const [before, next] = [tokens[index - 1], tokens[index + 1]];
        const isIndex = before?.text === '[' && /^(?:word|string)$|^\]$/.test(kindOrSign(tokens[index - 2]));
        const isKey = (kind === 'word' || kind === 'string') &&
            (next?.text === '=' || next?.text === ':') &&
            before?.text !== '?';
        if (own === '{' && kind === 'sign') {
            around.push(header.length > 0 ? header.join(' ') : (key ?? ''));
            [header, key] = [[], undefined];
        }
        else if (own === '}' && kind === 'sign') {
            around.pop();
            [header, key] = [[], undefined];
        }
        else if (isKey &&
            (before === undefined || /^[{\n,(]$/.test(before.text) || before.kind === 'newline')) {
            [header, key] = [[], own];
        }
        else if (kind === 'newline')
            header = [];
        else if (key === undefined && (kind === 'word' || kind === 'string'))
            header.push(own);
        else if (key !== undefined && !isIndex && isValue(kind, before, next)) {
            const exact = kind !== 'string' || !own.includes('\\');
            values.push({
                kind: kind === 'word' ? 'name' : kind,
                path: [...around.slice(-hcl_deepest), key],
                text: own,
                span,
                exact,
            });
        }
    });
    return values;
}
const hcl_deepest = 16;
function kindOrSign(token) {
    return token?.kind === 'sign' ? token.text : (token?.kind ?? '');
}
function isValue(kind, before, next) {
    if (kind !== 'string' && kind !== 'heredoc' && kind !== 'word')
        return false;
    if (kind === 'word')
        return /^[=:]$/.test(before?.text ?? '') && (next === undefined || /^[\n},[]$/.test(next.text));
    return ![before?.text, next?.text].some((sign) => sign === '==' || sign === '!=');
}
const word = /[\p{L}_][\p{L}\p{N}_.-]*/uy;
const sign = /==|!=|>=|<=|&&|\|\||=>|[^\s]/y;
function tokensOf(text) {
    const tokens = [];
    const push = (kind, start, end) => tokens.push({ kind, text: kind === 'newline' ? '\n' : text.slice(start, end), span: { start, end } });
    for (let at = 0; at < text.length;) {
        const char = text[at];
        const two = text.slice(at, at + 2);
        if (char === '\n') {
            push('newline', at, at + 1);
            at += 1;
        }
        else if (char === '#' || two === '//')
            at = endOr(text, '\n', at);
        else if (two === '/*')
            at = endOr(text, '*/', at + 2) + 2;
        else if (char === '"') {
            const end = endOfString(text, at + 1);
            push('string', at + 1, end);
            at = end + 1;
        }
        else if (two === '<<')
            at = heredoc(text, at, push);
        else if (/\s/.test(char ?? ''))
            at += 1;
        else {
            word.lastIndex = at;
            sign.lastIndex = at;
            const found = word.exec(text)?.[0];
            const end = at + (found ?? sign.exec(text)?.[0] ?? ' ').length;
            push(found === undefined ? 'sign' : 'word', at, end);
            at = end;
        }
    }
    return tokens;
}
/** The offset of the closing quote; quotes inside `${ … }` do not close. */
function endOfString(text, start) {
    let depth = 0;
    for (let at = start; at < text.length; at += 1) {
        const char = text[at];
        if (char === '\n')
            return at;
        if (char === '\\')
            at += 1;
        else if (char === '$' && text[at + 1] === '{')
            depth += 1;
        else if (char === '}' && depth > 0)
            depth -= 1;
        else if (char === '"' && depth === 0)
            return at;
    }
    return text.length;
}
function heredoc(text, at, push) {
    const open = /^<<[-~]?(?<label>\w+)[ \t]*\r?\n/.exec(text.slice(at, at + 200));
    const label = open?.groups?.label;
    if (open === null || label === undefined) {
        push('sign', at, at + 2);
        return at + 2;
    }
    const start = at + open[0].length;
    for (let line = start; line < text.length; line = endOr(text, '\n', line) + 1) {
        if (text.slice(line, endOr(text, '\n', line)).trim() !== label)
            continue;
        push('heredoc', start, line);
        return endOr(text, '\n', line);
    }
    push('heredoc', start, text.length);
    return text.length;
}
function endOr(text, what, from) {
    const at = text.indexOf(what, from);
    return at < 0 ? text.length : at;
}

;// CONCATENATED MODULE: ./lib/scan/hcl-reference.js


/** The values of `variable "name" { default = … }`, and of `locals` under `local.name`. */
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
/** A name with variables expanded; a name that is nothing but a variable stands at the variable's default. */
function hclOccurrence(file, value, defaults) {
    const { span, exact } = value;
    const text = value.kind === 'name' ? `\${${value.text}}` : value.text;
    const whole = /^\$\{(?:var\.)?(?<name>(?:local\.)?[\w-]+)\}$/.exec(text)?.groups?.name;
    const home = whole === undefined ? undefined : defaults.get(whole);
    if (home !== undefined && home.text !== '' && !home.text.includes('$'))
        return { ...occurrenceAt(file, home.span, home.text, home.exact), uses: [span] };
    if (!text.includes('${'))
        return occurrenceAt(file, span, text, exact);
    const shell = text.replace(/\$\{var\.(\w+)\}/g, '$${$1}');
    const expansion = expand(shell, (name) => defaults.get(name)?.text);
    if (expansion.kind === 'unknown') {
        const name = /\$\{(?<name>[^{}]*[.[(?][^{}]*)\}/.exec(shell)?.groups?.name;
        const detail = name === undefined ? expansion.detail : `\`${name}\` is not known here`;
        return opaqueAt(file, span, 'variable', detail);
    }
    return occurrenceAt(file, span, expansion.value, exact);
}
/** Without the first characters, such as a scheme. */
function hclBehind(value, length) {
    return {
        ...value,
        text: value.text.slice(length),
        span: { start: value.span.start + length, end: value.span.end },
    };
}

;// CONCATENATED MODULE: ./lib/scan/image-argument.js
// Build arguments that a Dockerfile's FROM is given, and which its own default gives way to.


/**
 * True for `BASE_IMAGE=node:20`, and for evident images under names such as `BASE`, `FROM_X` or `RUNTIME_IMAGE`, also
 * where variables are a part of them.
 */
function isImageArgument(name, value) {
    if (!/(?:^|_)(?:BASE|FROM)(?:_|$)|(?:^|_)IMAGE$/i.test(name))
        return false;
    const filled = value.replace(/\$\{[^{}]*\}|\$\w+/g, 'x');
    if (isEvident(filled))
        return true;
    const parsed = /(?:^|_)BASE_?IMAGE$/i.test(name) ? (0,model_image/* parseImage */.zZ)(filled) : undefined;
    return parsed?.kind === 'image' && parsed.image.tag !== undefined;
}

// EXTERNAL MODULE: ./node_modules/dockerfile-ast/lib/main.js
var main = __webpack_require__(8390);
;// CONCATENATED MODULE: ./lib/scan/dockerfile-spans.js
function spansIn(text) {
    const starts = [0, ...[...text.matchAll(/\r\n|\n|\r/g)].map((end) => end.index + end[0].length)];
    return ({ start, end }) => ({
        start: (starts[start.line] ?? text.length) + start.character,
        end: (starts[end.line] ?? text.length) + end.character,
    });
}
/** Without a pair of quotes around it, unless nothing would be left. */
function unquoted(text, { start, end }) {
    const quote = text[start];
    const quoted = end - start > 2 && (quote === '"' || quote === "'") && text[end - 1] === quote;
    return quoted ? { start: start + 1, end: end - 1 } : { start, end };
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile-arguments.js
// Arguments before the first FROM: their values, and where a digest may stand in them without touching another image.
// https://docs.docker.com/reference/dockerfile/#understand-how-arg-and-from-interact



function globalArguments(text, instructions, spans) {
    const declared = declaredIn(text, instructions, spans);
    const images = instructions.flatMap((one) => (one instanceof main.From ? (one.getImage() ?? []) : []));
    const uses = dockerfile_arguments_usesIn([...images, ...[...declared.values()].map(({ value }) => value)]);
    return {
        valueOf: (name) => declared.get(name)?.value,
        homeOf(raw, { start }) {
            const whole = wholeVariable(raw);
            if (whole === undefined)
                return undefined;
            const own = declared.get(whole.name);
            if (own !== undefined && own.value !== '') {
                const isShared = uses.get(whole.name)?.isPart === true;
                return isShared || own.value.includes('$') ? undefined : { span: own.span, declared: true };
            }
            if (whole.fallback === undefined || whole.fallback.text.includes('$'))
                return undefined;
            const from = start + whole.fallback.offset;
            return { span: { start: from, end: from + whole.fallback.text.length }, declared: false };
        },
        digestOf(raw) {
            const name = /\$(?:\{(?<braced>\w+)\}|(?<bare>\w+))$/.exec(raw)?.groups;
            const key = name?.braced ?? name?.bare ?? '';
            const own = declared.get(key);
            const at = own?.value.indexOf('@') ?? -1;
            if (own === undefined || at < 0)
                return undefined;
            if ((uses.get(key)?.texts ?? 0) > 1)
                return { why: `its digest comes from ${key}, which other references share` };
            return { span: { start: own.span.start + at, end: own.span.end } };
        },
    };
}
function declaredIn(text, instructions, spans) {
    const declared = new Map();
    const first = instructions.findIndex((instruction) => instruction instanceof main.From);
    for (const instruction of first < 0 ? instructions : instructions.slice(0, first)) {
        if (instruction.getKeyword() !== 'ARG')
            continue;
        for (const property of instruction.getPropertyArguments()) {
            const { start, end } = spans(property.getRange());
            const equals = text.slice(start, end).indexOf('=');
            if (equals < 0)
                continue;
            const span = unquoted(text, { start: start + equals + 1, end });
            declared.set(text.slice(start, start + equals), { value: text.slice(span.start, span.end), span });
        }
    }
    return declared;
}
function dockerfile_arguments_usesIn(texts) {
    const uses = new Map();
    for (const text of texts) {
        const whole = wholeVariable(unquotedText(text))?.name;
        for (const name of new Set([...text.matchAll(/\$\{?(?<name>\w+)/g)].map(({ groups }) => groups?.name ?? ''))) {
            const known = uses.get(name) ?? { texts: 0, isPart: false };
            uses.set(name, { texts: known.texts + 1, isPart: known.isPart || name !== whole });
        }
    }
    return uses;
}
function unquotedText(text) {
    const { start, end } = unquoted(text, { start: 0, end: text.length });
    return text.slice(start, end);
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile-heredocs.js
// Heredocs of a Dockerfile: what the parser takes for one and is none, and one that never ends.
// https://docs.docker.com/reference/dockerfile/#here-documents

const escapeDirective = /^(?:[^\S\n]*#.*\n)*?[^\S\n]*#[^\S\n]*escape[^\S\n]*=[^\S\n]*`/i;
/**
 * The text with every `<<` within quotes covered, character for character: the parser would take `"a <<b"` for the
 * beginning of a heredoc, and everything behind it for its content. Quotes end with their instruction.
 */
function coverQuotedHeredocs(text) {
    if (!text.includes('<<'))
        return text;
    const continued = escapeDirective.test(text) ? /`[^\S\n]*$/ : /\\[^\S\n]*$/;
    let quote = '';
    const covered = [];
    for (const line of text.split('\n')) {
        if (/^\s*#/.test(line)) {
            covered.push(line);
            continue;
        }
        const read = coverLine(line, quote);
        covered.push(read.line);
        quote = continued.test(line) ? read.quote : '';
    }
    return covered.join('\n');
}
function coverLine(line, open) {
    let quote = open;
    const characters = line.split('');
    for (let at = 0; at < characters.length; at += 1) {
        const one = line[at] ?? '';
        if (one === '\\' && quote !== "'")
            at += 1;
        else if (one === quote)
            quote = '';
        else if (quote === '' && (one === '"' || one === "'"))
            quote = one;
        else if (quote !== '' && one === '<' && line[at + 1] === '<')
            characters[at] = '_';
    }
    return { line: characters.join(''), quote };
}
/** The name of a heredoc without an end: it swallows what stands behind it, so it is of the last instruction. */
function openHeredoc(instructions) {
    const last = instructions.at(-1);
    if (!(last instanceof main.Run || last instanceof main.Copy))
        return undefined;
    return last
        .getHeredocs()
        .find((heredoc) => heredoc.getDelimiterRange() === null)
        ?.getName();
}

;// CONCATENATED MODULE: ./lib/scan/dockerfile-stages.js
// The instructions of a Dockerfile → the images that they name, and not the stages.




const platformVariable = /\$\{?(?:target|build)(?:platform|os|arch|variant)\b\}?/;
const mostStages = 1000;
/** Reads instructions in order, knowing the stages that came before. */
class Stages {
    file;
    spans;
    globals;
    names = new Set();
    constructor(file, spans, globals) {
        this.file = file;
        this.spans = spans;
        this.globals = globals;
    }
    read(instructions) {
        return instructions.flatMap((instruction) => {
            if (instruction instanceof main.From)
                return this.from(instruction);
            const inner = instruction instanceof main.Onbuild ? instruction.getTriggerInstruction() : instruction;
            return inner instanceof main.ModifiableInstruction
                ? inner.getFlags().flatMap((flag) => this.flag(inner, flag))
                : [];
        });
    }
    from(instruction) {
        const range = instruction.getImageRange();
        const stage = instruction.getBuildStage();
        const found = range === null ? [] : this.image(range);
        if (stage !== null)
            this.names.add(stage.toLowerCase());
        return found;
    }
    image(range) {
        const span = unquoted(this.file.text, this.spans(range));
        const raw = this.slice(span);
        const expansion = expand(raw, (name) => this.globals.valueOf(name));
        if (expansion.kind === 'unknown')
            return this.isStageOfPlatform(raw) ? [] : [opaqueAt(this.file, span, 'variable', expansion.detail)];
        const { value } = expansion;
        const name = value.toLowerCase();
        if (name === 'scratch' || this.names.has(name))
            return [];
        return [this.resolved(span, raw, value)];
    }
    /** `FROM build-$TARGETOS`: a stage for each platform, when there is an earlier one of such a name. */
    isStageOfPlatform(raw) {
        const [before = '', after, ...more] = raw.toLowerCase().split(platformVariable);
        if (after === undefined || more.length > 0)
            return false;
        const length = before.length + after.length;
        return [...this.names]
            .slice(0, mostStages)
            .some((name) => name.length > length && name.startsWith(before) && name.endsWith(after));
    }
    resolved(span, raw, value) {
        const home = this.globals.homeOf(raw, span);
        if (home !== undefined)
            return { ...occurrenceAt(this.file, home.span), ...(home.declared ? { uses: [span] } : {}) };
        const found = occurrenceAt(this.file, span, value);
        const digest = found.kind === 'image' && found.pin.kind === 'refused' ? this.globals.digestOf(raw) : undefined;
        if (found.kind === 'opaque' || digest === undefined)
            return found;
        const pin = 'span' in digest ? { kind: 'place', lead: '@', ...digest } : { kind: 'refused', ...digest };
        return { ...found, pin };
    }
    flag(instruction, flag) {
        const range = flag.getValueRange();
        const span = range === null
            ? undefined
            : fromSpan(instruction.getKeyword(), flag.getName(), this.file.text, this.spans(range));
        if (span === undefined)
            return [];
        const name = this.slice(span);
        const isStage = /^\d+$/.test(name) || this.names.has(name.toLowerCase());
        if (name === '' || name === 'scratch' || isStage)
            return [];
        if (!name.includes('$'))
            return [occurrenceAt(this.file, span)];
        return [opaqueAt(this.file, span, 'variable', 'variables are not expanded in --from')];
    }
    slice({ start, end }) {
        return this.file.text.slice(start, end);
    }
}
/** The value of `from`: of the flag itself, or of the `from=` field of a RUN mount. */
function fromSpan(keyword, flag, text, value) {
    if (flag === 'from' && (keyword === 'COPY' || keyword === 'ADD'))
        return unquoted(text, value);
    if (flag !== 'mount' || keyword !== 'RUN')
        return undefined;
    let start = value.start;
    for (const field of text.slice(value.start, value.end).split(',')) {
        const from = /^[\\`\s]*from=/.exec(field)?.[0];
        if (from !== undefined)
            return unquoted(text, {
                start: start + from.length,
                end: start + field.replace(/[\\`\s]+$/, '').length,
            });
        start += field.length + 1;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/scan/formats/dockerfile.js
// Dockerfile and Containerfile: FROM, --from of COPY, ADD and RUN mounts, ONBUILD of these, and `# syntax=`.
// https://docs.docker.com/reference/dockerfile/







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
    scan(file) {
        const text = coverQuotedHeredocs(coverTemplates(file.text.replace(/^\uFEFF/, ' ')));
        if (hasEndlessWords(text)) {
            const message = `The Dockerfile was not read: an instruction has more than ${mostInRow} flags or heredocs`;
            return { occurrences: [], problems: [{ file: file.path, message }] };
        }
        const parsed = main.DockerfileParser.parse(text);
        const spans = spansIn(text);
        const instructions = parsed.getInstructions();
        const syntax = parsed.getDirectives().flatMap((directive) => {
            const range = directive.getName().toLowerCase() === 'syntax' ? directive.getValueRange() : null;
            return range === null ? [] : [occurrenceAt(file, spans(range))];
        });
        const found = new Stages(file, spans, globalArguments(file.text, instructions, spans)).read(instructions);
        const open = openHeredoc(instructions);
        const problems = open === undefined ? [] : [{ file: file.path, message: notClosed(open) }];
        return { occurrences: joined([...syntax, ...found]), problems };
    },
};
const notClosed = (name) => `The heredoc ${name.slice(0, 100)} is not closed, so what stands behind it was not read`;
const mostInRow = 2000;
/** Flags or heredocs in a row that no build has: the parser's time grows with the square of their number. */
function hasEndlessWords(text) {
    let inRow = 0;
    for (const [word] of text.matchAll(/\S+/g)) {
        if (/^(?:--|<<)/.test(word))
            inRow += 1;
        else if (word !== '\\' && word !== '`')
            inRow = 0;
        if (inRow > mostInRow)
            return true;
    }
    return false;
}
/** Several FROM lines may use one ARG: its image is one occurrence, with all its uses. */
function joined(occurrences) {
    const byStart = new Map();
    for (const one of occurrences) {
        const known = byStart.get(one.at.span.start) ?? { one, uses: [] };
        for (const use of one.uses ?? [])
            known.uses.push(use);
        byStart.set(one.at.span.start, known);
    }
    return [...byStart.values()].map(({ one, uses }) => (uses.length === 0 ? one : { ...one, uses }));
}

;// CONCATENATED MODULE: ./lib/scan/shifted.js
/** The occurrence with every span moved by an offset. */
function shifted(one, by) {
    const move = ({ start, end }) => ({ start: start + by, end: end + by });
    const at = { ...one.at, span: move(one.at.span) };
    const uses = one.uses === undefined ? {} : { uses: one.uses.map(move) };
    if (one.kind === 'opaque')
        return { ...one, ...uses, at };
    return {
        ...one,
        ...uses,
        at,
        pin: one.pin.kind === 'refused' ? one.pin : { ...one.pin, span: move(one.pin.span) },
    };
}

;// CONCATENATED MODULE: ./lib/scan/inline-dockerfile.js


const meanings = { n: ' \n', t: '  ', r: '  ', '"': ' "', '\\': ' \\' };
/** What stands in the span, read as a Dockerfile. Escapes of a quoted text become as many characters, so places stay. */
function inlineDockerfile(file, { start, end }, quoted) {
    const written = file.text.slice(start, end);
    const text = quoted ? written.replace(/\\(.)/g, (all, letter) => meanings[letter] ?? all) : written;
    const { occurrences, problems } = dockerfile.scan({ path: file.path, text }) ?? empty;
    return { occurrences: occurrences.map((one) => shifted(one, start)), problems };
}
const empty = { occurrences: [], problems: [] };

;// CONCATENATED MODULE: ./lib/scan/formats/bake.js




const scheme = 'docker-image://';
const bake = {
    id: 'bake',
    title: 'Docker Bake',
    paths: ['**/*docker-bake*.hcl'],
    comment: '#',
    scan(file) {
        const values = hclValues(file.text);
        const defaults = hclDefaults(values);
        const problems = [];
        const found = values.flatMap((value) => {
            const [block, key] = value.path;
            if (block?.startsWith('target') !== true)
                return [];
            if (key === 'dockerfile-inline') {
                if (value.kind === 'name')
                    return [];
                const scan = inlineDockerfile(file, value.span, value.kind === 'string');
                problems.push(...scan.problems);
                return scan.occurrences;
            }
            const image = imageOf(value, key);
            return image === undefined ? [] : [hclOccurrence(file, image, defaults)];
        });
        return { occurrences: found, problems };
    },
};
function imageOf(value, key) {
    if (key === 'contexts')
        return value.text.startsWith(scheme) ? hclBehind(value, scheme.length) : undefined;
    if (key === 'attest') {
        const generator = /^(?:[^,]*,)*?generator=/.exec(value.text)?.[0];
        return generator === undefined ? undefined : hclBehind(value, generator.length);
    }
    if (key === 'args')
        return isImageArgument(value.path.at(-1) ?? '', value.text) ? value : undefined;
    if (key !== 'cache-from')
        return undefined;
    const ref = /^type=registry,(?:[^,]*,)*?ref=/.exec(value.text)?.[0];
    if (ref !== undefined)
        return hclBehind(value, ref.length);
    const isObject = value.path.at(-1) === 'ref';
    return isObject || !/^\w+=|^(?:gha|registry|local|inline)$/.test(value.text) ? value : undefined;
}

;// CONCATENATED MODULE: ./lib/scan/formats/bake-json.js





const bake_json_read = interpolated();
const bakeJson = {
    id: 'bake-json',
    title: 'Docker Bake, JSON',
    paths: ['**/*docker-bake*.json'],
    scan: (file) => scanYaml(file, { needles: ['target'], find: bake_json_find, read: named }),
};
function bake_json_find(document, file) {
    return children(document, child(document, document.root, 'target')).flatMap((target) => [
        ...children(document, child(document, target, 'contexts')),
        ...children(document, child(document, target, 'cache-from')),
        ...entries(document, child(document, target, 'args')).flatMap(([name, value]) => {
            const text = textOf(document, value);
            return text !== undefined && isImageArgument(name, text.value) ? [{ text, read: bake_json_read }] : [];
        }),
        ...inline(document, file, child(document, target, 'dockerfile-inline')),
    ]);
}
function inline(document, file, node) {
    const text = textOf(document, node);
    return text === undefined ? [] : [{ found: inlineDockerfile(file, text.span, true).occurrences }];
}
function named(file, text) {
    const prefix = /^docker-image:\/\/|^type=registry,(?:[^,]*,)*?ref=/.exec(text.value)?.[0];
    const inner = prefix === undefined ? undefined : behind(prefix, text);
    return inner === undefined ? undefined : bake_json_read(file, inner);
}

;// CONCATENATED MODULE: ./lib/scan/starlark.js
/** A string that is never closed ends with its line, or with the text where three quotes opened it. */
const token = /#[^\n]*|"""[\s\S]*?(?:"""|$)|'''[\s\S]*?(?:'''|$)|"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?|[A-Za-z_][\w.]*|[^\s]/g;
const plain = /^(?:"[^"]*"|'[^']*')$/;
/** The keyword arguments that are plain strings, for every call of one of the functions. */
function callsOf(text, functions) {
    const tokens = [...text.matchAll(token)].filter(([found]) => !found.startsWith('#'));
    const calls = [];
    /** What is open around a token: calls of one of the functions, and other brackets. */
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
            const value = around.at(-1) === undefined ? undefined : literalOf(tokens, index);
            if (value !== undefined)
                around.at(-1)?.set(found, value);
        }
    });
    return calls;
}
/** The plain string that a keyword argument gives. */
function literalOf(tokens, name) {
    const [sign, string, behind] = [tokens[name + 1]?.[0], tokens[name + 2], tokens[name + 3]?.[0] ?? ')'];
    if (sign !== '=' || string === undefined || !plain.test(string[0]) || !/^[,)]$/.test(behind))
        return undefined;
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
        const occurrences = callsOf(file.text, rules).flatMap((given) => {
            const repository = given.get('image') ?? given.get('repository');
            if (repository === undefined || repository.value === '')
                return [];
            return [
                splitOccurrence(file, {
                    registry: given.has('image') ? undefined : given.get('registry'),
                    repository,
                    tag: given.get('tag'),
                    digest: given.get('digest'),
                    ...(given.has('digest')
                        ? {}
                        : { noPlace: 'Bazel takes a digest as an argument of its own: add `digest = ""`' }),
                    tagElsewhere: 'neither a tag nor a digest is written here',
                }),
            ];
        });
        return { occurrences, problems: [] };
    },
};

;// CONCATENATED MODULE: ./lib/scan/formats/bitbucket-pipelines.js
// Bitbucket Pipelines: `image` of the file, of steps and of services, as text or with `name`, and `pipe: docker://…`.
// https://support.atlassian.com/bitbucket-cloud/docs/docker-image-options/




const bitbucket_pipelines_scheme = 'docker://';
const bitbucketPipelines = {
    id: 'bitbucket-pipelines',
    title: 'Bitbucket Pipelines',
    paths: ['**/bitbucket-pipelines.{yml,yaml}'],
    comment: '#',
    scan: (file) => scanYaml(file, { needles: ['pipelines'], find: bitbucket_pipelines_find, read: bitbucket_pipelines_read }),
};
function bitbucket_pipelines_find(document) {
    const { root } = document;
    const services = children(document, child(document, child(document, root, 'definitions'), 'services'));
    const maps = mapsOf(document);
    const steps = maps.map((map) => child(document, map, 'step'));
    const pipes = maps.map((map) => child(document, map, 'pipe'));
    return [
        ...[root, ...services, ...steps].map((holder) => {
            const image = child(document, holder, 'image');
            return (0,dist/* isScalar */.jn)(image) ? image : child(document, image, 'name');
        }),
        ...pipes.filter((pipe) => textOf(document, pipe)?.value.startsWith(bitbucket_pipelines_scheme)),
    ];
}
function bitbucket_pipelines_read(file, text) {
    return interpolated()(file, behind(bitbucket_pipelines_scheme, text) ?? text);
}

;// CONCATENATED MODULE: ./lib/scan/formats/circleci.js
// CircleCI: the Docker images of jobs and executors, also of inline orbs. `machine` images are virtual machines.
// https://circleci.com/docs/configuration-reference/#docker




const circleci = {
    id: 'circleci',
    title: 'CircleCI',
    paths: ['**/.circleci/**/*.{yml,yaml}'],
    comment: '#',
    scan: (file) => scanYaml(file, { needles: ['docker'], find: circleci_find }),
};
const whole = /^<<\s*(?<of>pipeline\.)?parameters\.(?<name>[\w-]+)\s*>>$/;
function circleci_find(document) {
    const maps = mapsOf(document);
    const images = maps.flatMap((map) => ['jobs', 'executors'].flatMap((kind) => children(document, child(document, map, kind)).flatMap((holder) => children(document, child(document, holder, 'docker')).map((entry) => ({
        holder,
        image: child(document, entry, 'image'),
    })))));
    const names = images.flatMap(({ image }) => {
        const parameter = whole.exec(textOf(document, image)?.value ?? '')?.groups;
        return parameter?.name === undefined || parameter.of !== undefined ? [] : [parameter.name];
    });
    return [
        ...images.map(({ holder, image }) => circleci_named(document, holder, image)),
        ...maps.flatMap((map) => given(document, map, new Set(names))),
    ];
}
/** What a job gives its executor, and a workflow its jobs, for parameters that are images. */
function given(document, map, names) {
    const listed = child(document, map, 'jobs');
    const jobs = (0,dist/* isSeq */.oP)(listed) ? children(document, listed).flatMap((entry) => children(document, entry)) : [];
    return [child(document, map, 'executor'), ...jobs].flatMap((holder) => entries(document, holder).flatMap(([key, value]) => names.has(key) && (0,dist/* isScalar */.jn)(value) ? [circleci_named(document, map, value)] : []));
}
/** The node itself, or the default of the parameter that it consists of. */
function circleci_named(document, holder, node) {
    const parameter = whole.exec(textOf(document, node)?.value ?? '')?.groups;
    if (parameter?.name === undefined)
        return node;
    const declared = child(document, parameter.of === undefined ? holder : document.root, 'parameters');
    return child(document, child(document, declared, parameter.name), 'default') ?? node;
}

;// CONCATENATED MODULE: ./lib/scan/formats/cloud-build.js



const cloudBuild = {
    id: 'cloud-build',
    title: 'Google Cloud Build',
    paths: ['**/*cloudbuild*.{yml,yaml,json}'],
    comment: '#',
    scan: (file) => scanYaml(file, {
        needles: ['steps'],
        find: (document) => children(document, child(document, document.root, 'steps')).map((step) => child(document, step, 'name')),
        read: (source, text, document) => interpolated(substitutionOf(document))(source, text),
    }),
};
function substitutionOf(document) {
    const substitutions = child(document, document.root, 'substitutions');
    return (name) => sourceOf(document, child(document, substitutions, name))?.value;
}

;// CONCATENATED MODULE: ./lib/scan/embedded.js
// A file inside a YAML block scalar, such as an inline Dockerfile: read as a file, placed in the one around it.

/** Scans the text of a literal block (`|`). Any other scalar is a problem, for its text is not what is written. */
function scanEmbedded(file, node, scanner) {
    if (!(0,dist/* isScalar */.jn)(node) || typeof node.value !== 'string' || node.range == null)
        return { occurrences: [], problems: [] };
    const [start, end] = node.range;
    if (node.type !== 'BLOCK_LITERAL' || node.value.trim() === '') {
        const message = 'A file inside this file is read only from a literal block (`|`)';
        const problems = node.value.trim() === '' ? [] : [{ file: file.path, message, span: { start, end } }];
        return { occurrences: [], problems };
    }
    const { text, offsets } = unindented(file.text, start, end);
    const scan = scanner.scan({ path: file.path, text });
    const outer = (span) => {
        const from = offsets[span.start] ?? end;
        return { start: from, end: span.end === span.start ? from : (offsets[span.end - 1] ?? end) + 1 };
    };
    return {
        occurrences: (scan?.occurrences ?? []).map((one) => moved(one, outer)),
        problems: (scan?.problems ?? []).map(({ span, ...problem }) => span === undefined ? problem : { ...problem, span: outer(span) }),
    };
}
/** The lines below the block's header without their indentation, and where each character stood. */
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
function moved(one, outer) {
    const uses = one.uses === undefined ? {} : { uses: one.uses.map(outer) };
    const at = { file: one.at.file, span: outer(one.at.span) };
    if (one.kind === 'opaque')
        return { ...one, ...uses, at };
    return { ...one, ...uses, at, pin: movedPin(one.pin, one.at.span, at.span, outer) };
}
/** An empty place behind the last character stays behind it. */
function movedPin(pin, inner, place, outer) {
    if (pin.kind === 'refused')
        return pin;
    const behind = pin.span.start === inner.end && pin.span.end === inner.end;
    return { ...pin, span: behind ? { start: place.end, end: place.end } : outer(pin.span) };
}

;// CONCATENATED MODULE: ./lib/scan/formats/compose.js
// Compose files: images of services and volumes, and what builds pull. `image` beside `build` names the output of a build.
// https://github.com/compose-spec/compose-spec/blob/main/05-services.md#image
// https://github.com/compose-spec/compose-spec/blob/main/build.md







const compose_read = interpolated();
const compose_scheme = 'docker-image://';
const compose = {
    id: 'compose',
    title: 'Compose',
    paths: ['**/*compose*.{yml,yaml}', '**/{stack,docker-stack}*.{yml,yaml}'],
    comment: '#',
    scan(file) {
        const problems = [];
        const scan = scanYaml(file, {
            needles: ['services'],
            find: (document) => candidates(document, file, problems),
            read: compose_named,
        });
        return scan === undefined ? undefined : { ...scan, problems: [...scan.problems, ...problems] };
    },
};
function candidates(document, file, problems) {
    const services = child(document, document.root, 'services');
    if (!(0,dist/* isMap */.jh)(services))
        return undefined;
    return children(document, services).flatMap((service) => {
        const build = child(document, service, 'build');
        const volumes = children(document, child(document, service, 'volumes')).filter((volume) => textAt(document, volume, 'type') === 'image');
        return [
            ...(isNothing(build) ? [child(document, service, 'image')] : ofBuild(document, build, file, problems)),
            ...volumes.map((volume) => child(document, volume, 'source')),
        ];
    });
}
function ofBuild(document, build, file, problems) {
    const inline = child(document, build, 'dockerfile_inline');
    const scan = inline === undefined ? undefined : scanEmbedded(file, inline, dockerfile);
    problems.push(...(scan?.problems ?? []));
    const contexts = child(document, build, 'additional_contexts');
    return [
        ...(scan === undefined ? [] : [{ found: scan.occurrences }]),
        ...((0,dist/* isSeq */.oP)(contexts)
            ? children(document, contexts)
            : entries(document, contexts).map(([, value]) => value)).filter((value) => (0,dist/* isScalar */.jn)(value) && String(value.value).includes(compose_scheme)),
        ...children(document, child(document, build, 'cache_from')),
        ...imageArguments(document, child(document, build, 'args')),
    ];
}
/** Arguments such as `BASE_IMAGE: org/app:1` or `BASE_IMAGE=org/app:1`, which a Dockerfile's own default gives way to. */
function imageArguments(document, args) {
    if (!(0,dist/* isSeq */.oP)(args))
        return entries(document, args).flatMap(([name, value]) => isImageArgument(name, textOf(document, value)?.value ?? '') ? [value] : []);
    return children(document, args).flatMap((entry) => {
        const text = textOf(document, entry);
        const name = /^[^=]*=/.exec(text?.value ?? '')?.[0] ?? '=';
        const value = text && behind(name, text);
        return value !== undefined && isImageArgument(name.slice(0, -1), value.value) ? [{ text: value }] : [];
    });
}
function isNothing(node) {
    return node === undefined || ((0,dist/* isScalar */.jn)(node) && node.value === null);
}
function textAt(document, node, key) {
    const value = child(document, node, key);
    return (0,dist/* isScalar */.jn)(value) ? value.value : undefined;
}
/** `image`, `docker-image://image`, `name=docker-image://image`, `type=registry,ref=image`; other caches are no image. */
function compose_named(file, text) {
    const prefix = /^(?:[^=,]*=)?docker-image:\/\/|^(?:[^,]*,)*ref=/.exec(text.value)?.[0];
    if (prefix === undefined)
        return /^type=/.test(text.value) ? undefined : compose_read(file, text);
    if (prefix.endsWith('ref=') && !/(?:^|,)type=registry(?:,|$)/.test(text.value))
        return undefined;
    const inner = behind(prefix, text);
    const comma = inner?.value.indexOf(',') ?? -1;
    if (inner === undefined || comma < 0)
        return inner && compose_read(file, inner);
    const span = { start: inner.span.start, end: inner.exact ? inner.span.start + comma : inner.span.end };
    return compose_read(file, { ...inner, value: inner.value.slice(0, comma), span });
}

// EXTERNAL MODULE: ./node_modules/jsonc-parser/lib/umd/main.js
var umd_main = __webpack_require__(9547);
;// CONCATENATED MODULE: ./lib/scan/formats/devcontainer.js
// Development containers: `image`, base images given as arguments, what the build takes its cache from, in JSON with comments.
// https://containers.dev/implementors/json_reference/



const devcontainer = {
    id: 'devcontainer',
    title: 'Development containers',
    paths: ['**/.devcontainer/**/devcontainer.json', '**/.devcontainer.json', '**/devcontainer.json'],
    comment: '//',
    scan(file) {
        const errors = [];
        const root = treeOf(file.text.replace(/^\uFEFF/, ' '), errors);
        if (root === 'too deep') {
            const message = 'The JSON cannot be read: it is nested too deeply';
            return { occurrences: [], problems: [{ file: file.path, message }] };
        }
        const at = (...path) => (root === undefined ? undefined : (0,umd_main.findNodeAtLocation)(root, path));
        const cache = at('build', 'cacheFrom');
        const nodes = [
            at('image'),
            ...devcontainer_imageArguments(at('build', 'args')),
            ...(cache?.type === 'array' ? (cache.children ?? []) : [cache]),
        ];
        return {
            occurrences: nodes.flatMap((node) => devcontainer_named(file, node)),
            problems: errors.slice(0, 1).map(({ error, offset, length }) => ({
                file: file.path,
                message: `The JSON cannot be read: ${(0,umd_main.printParseErrorCode)(error)}`,
                span: { start: offset, end: offset + length },
            })),
        };
    },
};
function treeOf(text, errors) {
    try {
        return (0,umd_main.parseTree)(text, errors, { allowTrailingComma: true });
    }
    catch (error) {
        if (error instanceof RangeError)
            return 'too deep';
        throw error;
    }
}
function devcontainer_imageArguments(args) {
    return (args?.children ?? []).flatMap(({ children: [name, value] = [] }) => value?.type === 'string' && isImageArgument(String(name?.value), String(value.value)) ? [value] : []);
}
function devcontainer_named(file, node) {
    if (node?.type !== 'string' || typeof node.value !== 'string' || /^$|^type=/.test(node.value))
        return [];
    const whole = { start: node.offset, end: node.offset + node.length };
    const closed = node.length > 2 && file.text[whole.end - 1] === '"';
    const span = closed ? { start: whole.start + 1, end: whole.end - 1 } : whole;
    if (node.value.includes('${'))
        return [opaqueAt(file, span, 'variable', 'a variable of the editor is a part of it')];
    return [occurrenceAt(file, span, node.value, file.text.slice(span.start, span.end) === node.value)];
}

;// CONCATENATED MODULE: ./lib/scan/formats/drone.js


const drone = {
    id: 'drone',
    title: 'Drone, Woodpecker',
    paths: ['**/.drone.{yml,yaml}', '**/.woodpecker.{yml,yaml}', '**/.woodpecker/**/*.{yml,yaml}'],
    comment: '#',
    scan: (file) => scanYaml(file, { needles: ['image'], find: drone_find, read: interpolated() }),
};
function drone_find(document) {
    return ['steps', 'services', 'pipeline', 'clone'].flatMap((key) => children(document, child(document, document.root, key)).map((step) => child(document, step, 'image')));
}

;// CONCATENATED MODULE: ./lib/scan/formats/gitlab-ci.js
// GitLab CI: `image` and `services` of the file, of `default` and of every job, as text or with `name`.
// https://docs.gitlab.com/ci/yaml/#image





const notJobs = new Set(['variables', 'include', 'stages', 'workflow', 'spec', 'cache', 'image', 'services']);
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
    scan: (file) => scanYaml(file, { needles: ['image'], find: gitlab_ci_find }) ?? scanYaml(file, { needles: ['services'], find: gitlab_ci_find }),
};
function gitlab_ci_find(document, file) {
    const { root } = document;
    if (!(0,dist/* isMap */.jh)(root))
        return undefined;
    const jobs = entries(document, root).flatMap(([key, value]) => notJobs.has(key) || !(0,dist/* isMap */.jh)(value) ? [] : [value]);
    return [root, ...jobs].flatMap((job) => {
        const services = children(document, child(document, job, 'services'));
        return [child(document, job, 'image'), ...services].flatMap((node) => gitlab_ci_named(file, document, job, node));
    });
}
/** The node itself; with variables, what the job's own or the file's say, or the values of the job's matrix. */
function gitlab_ci_named(file, document, job, holder) {
    const node = (0,dist/* isScalar */.jn)(holder) ? holder : child(document, holder, 'name');
    const text = textOf(document, node);
    if (node === undefined || text?.value.includes('$') !== true)
        return [node];
    const lookup = (name) => variableOf(document, job, name) ?? variableOf(document, document.root, name);
    const whole = wholeVariable(text.value)?.name ?? '';
    const values = whole === '' || lookup(whole) !== undefined ? [] : matrixValues(document, job, whole);
    if (values.length > 0)
        return values;
    const texts = document.twins(node).flatMap((twin) => textOf(document, twin) ?? []);
    return [{ found: texts.map((one) => interpolated(lookup)(file, one)) }];
}
/** A variable of the job or of the file, as text or with `value`. */
function variableOf(document, holder, name) {
    const value = child(document, child(document, holder, 'variables'), name);
    return sourceOf(document, (0,dist/* isMap */.jh)(value) ? child(document, value, 'value') : value)?.value;
}
function matrixValues(document, job, name) {
    const matrix = child(document, child(document, job, 'parallel'), 'matrix');
    return children(document, matrix).flatMap((combination) => {
        const values = child(document, combination, name);
        return (0,dist/* isSeq */.oP)(values) ? children(document, values) : (values ?? []);
    });
}

;// CONCATENATED MODULE: ./lib/scan/yaml-split.js
// References split over the keys of a YAML map, with the `digest` key also where it is empty.


/** The reference of a map. A part that other places use by alias takes no digest: it would change them too. */
function splitOf(document, map, named) {
    const digest = digestPart(document, map);
    const carrier = digest?.digest ?? named.tag;
    const shared = carrier !== undefined && document.usesOf(carrier.span).length > 0;
    return { ...named, ...digest, ...(shared ? { noPlace: 'other places use this text by its anchor' } : {}) };
}
/** True when the map has the key with a value, also an empty one. */
function hasDigest(document, map) {
    return digestPart(document, map) !== undefined;
}
/** The text of the key's value; for `digest:` with nothing behind it, the place behind the colon. */
function digestPart(document, map) {
    const pair = map.items.find(({ key }) => (0,dist/* isScalar */.jn)(key) && key.value === 'digest');
    const value = document.follow(pair?.value);
    const text = sourceOf(document, value);
    if (pair === undefined || text === undefined || !(0,dist/* isScalar */.jn)(value))
        return undefined;
    if (value.type !== 'PLAIN' || text.value !== '')
        return value.value === null ? undefined : { digest: text };
    const key = (0,dist/* isScalar */.jn)(pair.key) ? pair.key.range : undefined;
    const colon = document.text.indexOf(':', key?.[1] ?? text.span.start);
    const at = { start: colon + 1, end: colon + 1 };
    return { digest: { value: '', span: at, exact: true }, digestLead: ' ' };
}

;// CONCATENATED MODULE: ./lib/scan/formats/helm-values.js
// Helm values: `image: name`, and names split over `registry`, `repository`, `tag` and `digest`.
// https://helm.sh/docs/chart_best_practices/values/








const tagElsewhere = 'its tag is not written here: the chart gives it';
const helmValues = {
    id: 'helm-values',
    title: 'Helm values',
    paths: ['**/*values*.{yml,yaml}', '**/values/**/*.{yml,yaml}'],
    comment: '#',
    scan: (file) => scanYaml(file, { needles: ['mage'], find: valuesImages }) ??
        scanYaml(file, { needles: ['repository'], find: valuesImages }),
};
/** The images of a tree of values; manifests and everything else with a schema of its own are left to others. */
function valuesImages(document) {
    if (!(0,dist/* isMap */.jh)(document.root) || child(document, document.root, 'apiVersion') !== undefined)
        return undefined;
    return imagesOfValues(document, document.root);
}
/** The same below one map, such as `valuesInline` of a kustomization. */
function imagesOfValues(document, root) {
    const others = new Set(otherMaps(document, root));
    return mapsOf(document, root).flatMap((map) => {
        const split = others.has(map) ? undefined : splitImage(document, map);
        return [...(split === undefined ? [] : [{ split }]), ...namedImages(document, map, split !== undefined)];
    });
}
/** Maps whose `repository` is one of sources or charts, by the key that they stand under. */
function otherMaps(document, root) {
    return mapsOf(document, root).flatMap((map) => entries(document, map).flatMap(([key, value]) => /^(?:git|github|gitlab|source|chart|helm)s?$/i.test(key) ? [value] : []));
}
/**
 * Whole names under `image`, tagged ones under keys that end so, evident ones under keys such as `imageEnvoy` and in
 * maps and lists that are called `images`, and split ones under a key that ends in `image`, also where the chart gives the tag.
 */
function namedImages(document, map, isSplit) {
    return entries(document, map).flatMap(([key, value]) => {
        const text = textOf(document, value)?.value;
        if (key === 'image' && text !== undefined)
            return isSplit ? [] : [{ text: textOf(document, value), read: helm_values_whole }];
        if (/images$/i.test(key))
            return listed(document, value);
        if (/^image(?!Repository|Tag)[A-Z]/.test(key))
            return isEvident(text ?? '') ? [value] : [];
        if (!/image$/i.test(key))
            return [];
        if (text !== undefined)
            return isVersioned(text) ? [value] : [];
        const split = (0,dist/* isMap */.jh)(value) ? splitImage(document, value, true) : undefined;
        return split === undefined ? [] : [{ split }];
    });
}
/** Evident names of a list or a map, and of the map `tags` in it. */
function listed(document, value) {
    if (!(0,dist/* isMap */.jh)(value) && !(0,dist/* isSeq */.oP)(value))
        return [];
    return [...children(document, value), ...children(document, child(document, value, 'tags'))].filter((one) => (0,dist/* isScalar */.jn)(one) && isEvident(textOf(document, one)?.value ?? ''));
}
function isVersioned(text) {
    const parsed = (0,model_image/* parseImage */.zZ)(text);
    return parsed.kind === 'image' && (parsed.image.tag !== undefined || parsed.image.digest !== undefined);
}
/** A name without a tag is completed by the chart. Addresses and pictures are no names of images. */
function helm_values_whole(file, text) {
    if (/:\/\/|\.(?:png|svg|jpe?g|gif|webp|ico)$/i.test(text.value))
        return undefined;
    const found = literal(file, text);
    const isOpen = found.kind === 'image' && found.image.tag === undefined && found.image.digest === undefined;
    return isOpen ? opaqueAt(file, text.span, 'variable', tagElsewhere) : found;
}
/** The parts of a map that says which version it means; `open`: or leaves that to the chart. */
function splitImage(document, map, open = false) {
    const at = (key) => sourceOf(document, child(document, map, key));
    const registry = at('registry');
    const named = open ? (at('name') ?? at('repo')) : registry === undefined ? undefined : at('name');
    const own = at('repository') ?? at('image') ?? named;
    const repository = own ?? at('imageRepository');
    const tag = own === undefined ? at('imageTag') : (at('tag') ?? at('imageTag'));
    if (repository === undefined || repository.value === '' || repository.value.includes('://'))
        return undefined;
    if (!open && tag === undefined && !hasDigest(document, map))
        return undefined;
    return splitOf(document, map, { registry, repository, tag, tagElsewhere });
}

;// CONCATENATED MODULE: ./lib/scan/formats/ko.js


const ko = {
    id: 'ko',
    title: 'ko',
    paths: ['**/.ko.{yml,yaml}'],
    comment: '#',
    scan: (file) => scanYaml(file, { needles: ['aseImage'], find: ko_find }),
};
function ko_find(document) {
    const { root } = document;
    return [
        child(document, root, 'defaultBaseImage'),
        ...children(document, child(document, root, 'baseImageOverrides')),
    ];
}

;// CONCATENATED MODULE: ./lib/scan/kubernetes-custom.js
// Where custom resources name an image outside a container list.


/** `group/Kind` → paths of keys; `*` is every item of a list or every value of a map. */
const known = {
    'monitoring.coreos.com/Prometheus': ['spec.image', 'spec.thanos.image'],
    'monitoring.coreos.com/PrometheusAgent': ['spec.image'],
    'monitoring.coreos.com/Alertmanager': ['spec.image'],
    'monitoring.coreos.com/ThanosRuler': ['spec.image'],
    'opentelemetry.io/OpenTelemetryCollector': ['spec.image'],
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
    'acid.zalan.do/postgresql': ['spec.dockerImage'],
    'postgres-operator.crunchydata.com/PostgresCluster': [
        'spec.image',
        'spec.backups.pgbackrest.image',
        'spec.proxy.pgBouncer.image',
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
};
/** The nodes at the known places of a resource. */
function customImages(document, resource) {
    const text = (key) => textOf(document, child(document, resource, key))?.value ?? '';
    const paths = known[`${text('apiVersion').split('/')[0]}/${text('kind')}`] ?? [];
    return paths.flatMap((path) => nodesAt(document, resource, path));
}
/** The name of a map's `from` that is an image in a registry, as OpenShift's image streams and builds have it. */
function fromImage(document, map) {
    const from = child(document, map, 'from');
    const kind = textOf(document, child(document, from, 'kind'))?.value;
    return kind === 'DockerImage' ? child(document, from, 'name') : undefined;
}
/** The nodes at a path of keys; `*` is every item of a list or every value of a map. */
function nodesAt(document, node, path) {
    return path
        .split('.')
        .reduce((nodes, key) => nodes.flatMap((one) => (key === '*' ? children(document, one) : (child(document, one, key) ?? []))), [node]);
}

;// CONCATENATED MODULE: ./lib/scan/kubernetes-passed.js
// Images that are handed on: by an environment variable, an argument or an annotation whose name says `image`, and by
// the argument of the Prometheus operator that does not.



/** The nodes and texts that are evidently images. Other values of such names (a pull policy, a flag) stay out. */
function passedImages(document, container) {
    return [...environment(document, container), ...argumentsOf(document, container)];
}
/** The values of annotations such as `sidecar.istio.io/proxyImage`. */
function annotatedImages(document, map) {
    return entries(document, child(document, map, 'annotations')).flatMap(([key, value]) => /image/i.test(key) && isEvident(textOf(document, value)?.value ?? '') ? [value] : []);
}
function environment(document, container) {
    return children(document, child(document, container, 'env')).flatMap((entry) => {
        const name = textOf(document, child(document, entry, 'name'))?.value ?? '';
        const value = child(document, entry, 'value');
        const text = textOf(document, value);
        return /(?:^|_)IMAGE(?:_|$)/i.test(name) && text !== undefined && isEvident(text.value) ? [value] : [];
    });
}
function argumentsOf(document, container) {
    return ['args', 'command'].flatMap((key) => children(document, child(document, container, key)).flatMap((argument, index, all) => {
        const text = textOf(document, argument);
        const before = textOf(document, all[index - 1])?.value ?? '';
        if (/^--?[\w.-]*image[\w.-]*$/i.test(before) && isEvident(text?.value ?? ''))
            return [argument];
        const flag = /^--?(?:[\w.-]*image[\w.-]*|prometheus-config-reloader)=/i.exec(text?.value ?? '')?.[0];
        if (text === undefined ||
            flag === undefined ||
            !text.exact ||
            !isEvident(text.value.slice(flag.length)))
            return [];
        return [{ text: behindFlag(text, flag.length) }];
    }));
}
function behindFlag({ value, span }, length) {
    return { value: value.slice(length), span: { start: span.start + length, end: span.end }, exact: true };
}

;// CONCATENATED MODULE: ./lib/scan/kustomize-image.js
// An entry of Kustomize's `images`, as kustomizations and resources that carry one have it.
// https://kubectl.docs.kubernetes.io/references/kustomize/kustomization/images/




const kustomize_image_tagElsewhere = 'its tag is not written here: it stays as the resources have it';
/** An entry that changes something. A name alone changes nothing and names no image of its own. */
function transformed(document, entry) {
    if (!(0,dist/* isMap */.jh)(entry))
        return undefined;
    const at = (key) => sourceOf(document, child(document, entry, key));
    const [newName, tag] = [at('newName'), at('newTag')];
    const repository = newName ?? at('name');
    if (repository === undefined || repository.value === '')
        return undefined;
    if (newName === undefined && tag === undefined && !hasDigest(document, entry))
        return undefined;
    return { split: splitOf(document, entry, { repository, tag, tagElsewhere: kustomize_image_tagElsewhere }) };
}

;// CONCATENATED MODULE: ./lib/scan/kubernetes-values.js
// Resources that carry the values of a Helm chart or the images of a kustomization: Flux, Argo CD, the chart controller.








const application = (spec) => {
    const sources = [`${spec}.source`, `${spec}.sources.*`];
    return {
        maps: sources.map((source) => `${source}.helm.valuesObject`),
        texts: sources.map((source) => `${source}.helm.values`),
        short: sources.map((source) => `${source}.kustomize.images.*`),
    };
};
const kubernetes_values_known = {
    'helm.toolkit.fluxcd.io/HelmRelease': {
        maps: ['spec.values'],
        images: ['spec.postRenderers.*.kustomize.images.*'],
    },
    'kustomize.toolkit.fluxcd.io/Kustomization': { images: ['spec.images.*'] },
    'argoproj.io/Application': application('spec'),
    'argoproj.io/ApplicationSet': application('spec.template.spec'),
    'helm.cattle.io/HelmChart': { texts: ['spec.valuesContent'] },
    'helm.cattle.io/HelmChartConfig': { texts: ['spec.valuesContent'] },
};
/** The images of a resource's values; what cannot be read of them is added to the problems. */
function kubernetes_values_valuesImages(document, resource, file, problems) {
    const text = (key) => textOf(document, child(document, resource, key))?.value ?? '';
    const places = kubernetes_values_known[`${text('apiVersion').split('/')[0]}/${text('kind')}`] ?? {};
    const at = (paths = []) => paths.flatMap((path) => nodesAt(document, resource, path));
    const embedded = (node) => {
        const scan = scanEmbedded(file, node, helmValues);
        problems.push(...scan.problems);
        return scan.occurrences;
    };
    return [
        ...at(places.maps).flatMap((map) => ((0,dist/* isMap */.jh)(map) ? imagesOfValues(document, map) : [])),
        ...at(places.images).map((entry) => transformed(document, entry)),
        ...at(places.texts).map((node) => ({ found: embedded(node) })),
        ...at(places.short).flatMap((node) => {
            const whole = textOf(document, node);
            const name = /^[^=]*=/.exec(whole?.value ?? '')?.[0] ?? '';
            const image = whole === undefined ? undefined : behind(name, whole);
            return image === undefined ? [] : [{ text: image }];
        }),
    ];
}

;// CONCATENATED MODULE: ./lib/scan/formats/kubernetes.js
// Kubernetes manifests: container lists at any depth of a document with `apiVersion` and `kind`, image volumes, the
// images of known custom resources, and images given to operators by environment, argument or annotation.
// https://kubernetes.io/docs/reference/kubernetes-api/workload-resources/pod-v1/







const containerLists = ['containers', 'initContainers', 'ephemeralContainers'];
const onlyText = new Set(['ConfigMap', 'Secret']);
/** Policies: their containers are what others must look like. */
const patterns = /^(?:policies\.)?kyverno\.io\//;
const kubernetes = {
    id: 'kubernetes',
    title: 'Kubernetes manifests',
    paths: ['**/*.{yml,yaml}', '**/*.json'],
    comment: '#',
    scan(file) {
        const problems = [];
        const find = (document) => kubernetes_images(document, file, problems);
        const scan = scanYaml(file, { needles: ['apiVersion', 'kind'], find });
        return scan === undefined ? undefined : { ...scan, problems: [...scan.problems, ...problems] };
    },
};
function kubernetes_images(document, file, problems) {
    if (!isManifest(document, document.root))
        return undefined;
    const text = textMaps(document);
    return mapsOf(document)
        .filter((map) => !text.has(map))
        .flatMap((map) => [
        ...containers(document, map).flatMap((container) => [
            child(document, container, 'image'),
            ...passedImages(document, container),
        ]),
        ...children(document, child(document, map, 'volumes')).flatMap((volume) => [
            child(document, child(document, volume, 'image'), 'reference'),
            child(document, child(document, volume, 'containerDisk'), 'image'),
        ]),
        ...annotatedImages(document, map),
        fromImage(document, map),
        ...(isManifest(document, map)
            ? [...customImages(document, map), ...kubernetes_values_valuesImages(document, map, file, problems)]
            : []),
    ]);
}
function containers(document, map) {
    return containerLists.flatMap((key) => children(document, child(document, map, key)).filter((one) => (0,dist/* isMap */.jh)(one)));
}
function isManifest(document, node) {
    return ['apiVersion', 'kind'].every((key) => textOf(document, child(document, node, key)) !== undefined);
}
/** Everything below a resource that only carries text or patterns, such as a ConfigMap in a List. */
function textMaps(document) {
    const text = (map, key) => textOf(document, child(document, map, key))?.value ?? '';
    const holders = mapsOf(document).filter((map) => onlyText.has(text(map, 'kind')) || patterns.test(text(map, 'apiVersion')));
    return new Set(holders.flatMap((map) => mapsOf(document, map)));
}

;// CONCATENATED MODULE: ./lib/scan/formats/kustomize.js
// Kustomize: `images` with `newName`, `newTag` and `digest`, inline patches, and the values given inline to Helm charts.
// https://kubectl.docs.kubernetes.io/references/kustomize/kustomization/








const kustomize = {
    id: 'kustomize',
    title: 'Kustomize',
    paths: ['**/kustomization.{yml,yaml}', '**/Kustomization'],
    comment: '#',
    scan(file) {
        if (!/images|helmCharts|patch/.test(file.text))
            return undefined;
        const problems = [];
        const scan = scanYaml(file, { needles: [], find: (document) => kustomize_find(document, file, problems) });
        return scan === undefined ? undefined : { ...scan, problems: [...scan.problems, ...problems] };
    },
};
function kustomize_find(document, file, problems) {
    const { root } = document;
    const charts = children(document, child(document, root, 'helmCharts')).map((chart) => child(document, chart, 'valuesInline'));
    return [
        ...children(document, child(document, root, 'images')).map((entry) => transformed(document, entry)),
        ...charts.flatMap((values) => ((0,dist/* isMap */.jh)(values) ? imagesOfValues(document, values) : [])),
        ...patches(document).map((patch) => {
            const scan = scanEmbedded(file, patch, { scan: patched });
            problems.push(...scan.problems);
            return { found: scan.occurrences };
        }),
    ];
}
/** Patches that are written out as blocks; others name a file. */
function patches(document) {
    const { root } = document;
    const entries = ['patches', 'patchesJson6902'].flatMap((key) => children(document, child(document, root, key)));
    const texts = [
        ...entries.map((entry) => child(document, entry, 'patch')),
        ...children(document, child(document, root, 'patchesStrategicMerge')),
    ];
    return texts.filter((text) => (0,dist/* isScalar */.jn)(text) && text.type === 'BLOCK_LITERAL' && /image/.test(String(text.value)));
}
/** A patch: a part of a resource, or a list of operations. */
const patched = (file) => kubernetes.scan(file) ?? scanYaml(file, { needles: ['path'], find: operations });
function operations(document) {
    if (!(0,dist/* isSeq */.oP)(document.root))
        return undefined;
    return children(document, document.root).flatMap((operation) => {
        const path = textOf(document, child(document, operation, 'path'))?.value ?? '';
        const value = child(document, operation, 'value');
        if (/\/(?:c|initC|ephemeralC)ontainers\/[^/]+$/.test(path))
            return [child(document, value, 'image')];
        return /\/(?:c|initC|ephemeralC)ontainers\/[^/]+\/image$/.test(path) ? [value] : [];
    });
}

;// CONCATENATED MODULE: ./lib/scan/formats/quadlet.js

const isMount = /^\s*Mount/;
const keys = /^\s*Image[ \t]*=[ \t]*|^\s*Mount[ \t]*=[ \t]*(?=(?:[^,]*,)*?type=image(?:,|$))(?:[^,]*,)*?(?:source|src)=/;
const sections = new Set(['[Container]', '[Image]', '[Volume]']);
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
        for (const { 0: line, index } of file.text.matchAll(/[^\r\n]+/g)) {
            const text = line.replace(/^\uFEFF/, '').trim();
            if (text.startsWith('['))
                section = text;
            const key = keys.exec(line)?.[0];
            const rest = key === undefined ? '' : line.slice(key.length);
            const value = (isMount.test(key ?? '') ? rest.replace(/,.*/, '') : rest).trimEnd();
            if (key === undefined || value === '' || !sections.has(section) || /\.(?:image|build)$/.test(value))
                continue;
            const span = { start: index + key.length, end: index + key.length + value.length };
            occurrences.push(/%/.test(value)
                ? opaqueAt(file, span, 'template', 'systemd fills a part of it in')
                : occurrenceAt(file, span));
        }
        return { occurrences, problems: [] };
    },
};

;// CONCATENATED MODULE: ./lib/scan/shell-words.js
const ends = new Set([';', '&', '|', '(', ')', '\n', '`', '{', '}']);
const shell_words_deepest = 4;
/** The commands of a text, also those in `$( … )`; a line that ends in a backslash goes on. */
function commandsOf(text) {
    return commandsIn(text, { start: 0, end: text.length }, expansionsIn(text), 0);
}
function commandsIn(text, { start, end }, expansions, depth) {
    const commands = [];
    let words = [];
    let heredocs = [];
    for (let at = start; at < end;) {
        const char = text[at] ?? '';
        if (/^\\\r?\n/.test(text.slice(at, at + 3)))
            at = text.indexOf('\n', at) + 1;
        else if (char === '#')
            at = endOfLine(text, at);
        else if (char === '`' && text[at + 1] === '#')
            at = endOfComment(text, at);
        else if (ends.has(char)) {
            if (words.length > 0)
                commands.push(words);
            words = [];
            at += 1;
            if (char === '\n')
                at = behindHeredocs(text, at, heredocs);
            if (char === '\n')
                heredocs = [];
        }
        else if (/\s/.test(char))
            at += 1;
        else {
            const word = wordAt(text, at, end, expansions);
            const label = labelOf(text.slice(at, Math.min(word.end, at + 100)));
            if (label !== undefined)
                heredocs.push(label);
            words.push(shell_words_unquoted(text, at, word.end));
            for (const inner of depth < shell_words_deepest ? word.commands : [])
                for (const command of commandsIn(text, inner, expansions, depth + 1))
                    commands.push(command);
            at = word.end;
        }
    }
    if (words.length > 0)
        commands.push(words);
    return commands;
}
/** Behind a comment in the middle of a command: `` `# … ` ``. */
function endOfComment(text, at) {
    const line = endOfLine(text, at);
    const close = text.slice(at + 1, line).indexOf('`');
    return close < 0 ? line : at + 1 + close + 1;
}
function labelOf(word) {
    return /^\d*<<-?\s*(?<quote>['"]?)(?<label>\w+)\k<quote>$/.exec(word)?.groups?.label;
}
function wordAt(text, start, limit, expansions) {
    const commands = [];
    let quote = '';
    for (let at = start; at < limit; at += 1) {
        const char = text[at] ?? '';
        const close = char === '$' && quote !== "'" ? expansions.get(at + 1) : undefined;
        if (char === '\\' && quote !== "'") {
            if (text[at + 1] === '\n' || text[at + 1] === '\r')
                return { end: quote === '' ? at : at + 1, commands };
            at += 1;
        }
        else if (close !== undefined) {
            if (text[at + 1] === '(' && text[at + 2] !== '(')
                commands.push({ start: at + 2, end: close });
            at = close;
        }
        else if (quote !== '')
            quote = char === quote ? '' : quote;
        else if (char === '"' || char === "'")
            quote = char;
        else if (char === '$' && text[at + 1] === '(')
            return { end: at + 1, commands };
        else if (char === '$' && text[at + 1] === '{')
            at += 1;
        else if (/\s/.test(char) || (ends.has(char) && at > start))
            return { end: at, commands };
    }
    return { end: limit, commands };
}
/** Where `$(` and `${` that are closed on their line end, by the place of the bracket. */
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
function shell_words_unquoted(text, start, end) {
    const quote = text[start];
    const inner = text.slice(start + 1, end - 1);
    const whole = end - start > 2 && (quote === '"' || quote === "'") && text[end - 1] === quote && !inner.includes(quote);
    return whole
        ? { text: inner, span: { start: start + 1, end: end - 1 } }
        : { text: text.slice(start, end), span: { start, end } };
}
function behindHeredocs(text, start, labels) {
    let at = start;
    for (const label of labels) {
        for (let line = ''; at < text.length && line !== label;) {
            const end = endOfLine(text, at);
            line = text.slice(at, end).trim();
            at = Math.min(end + 1, text.length);
        }
    }
    return at;
}
function endOfLine(text, from) {
    const end = text.indexOf('\n', from);
    return end < 0 ? text.length : end;
}

;// CONCATENATED MODULE: ./lib/scan/formats/shell.js



const programs = /^[@+-]*(?:docker|podman|nerdctl|\$[({]?(?:DOCKER|PODMAN|NERDCTL|CONTAINER_?(?:ENGINE|TOOL|RUNTIME|CLI))(?:_(?:CMD|BIN))?[)}]?)$/;
const prefixes = /^[@+-]*(?:sudo|exec|time|env|command|shell|nohup|nice|timeout|\d+[smhd]?|then|do|else|if|elif|while|until|!|-[A-Za-z]+|\w+=.*)$/;
const verbs = new Set(['run', 'pull', 'create']);
const nouns = new Set(['container', 'image']);
/** Options without a value, long and short; every other one takes the next word unless it has `=`. */
const bare = /^--(?:rm|detach|interactive|tty|privileged|init|quiet|read-only|publish-all|no-healthcheck|oom-kill-disable|sig-proxy|all-tags|disable-content-trust|replace|rmi|tls-verify|help|no-hosts|http-proxy)$|^-[ditPq]+$/;
/** Options of the program itself that take the next word. */
const globals = /^(?:-[Hclna]|--(?:host|context|config|log-level|connection|url|root|namespace|address))$/;
/** Words that the shell makes options of, or nothing. */
const options = /^\$\{[^}]*(?::\+|\[@\])|^\$[({]?\w*(?:OPT|ARG|FLAG|PARAM|TTY)\w*[)}]?$/i;
const assignment = /^(?:[:?+!]|::)?=$/;
const marker = '@sha256:';
const shell = {
    id: 'shell',
    title: 'Shell scripts, Makefiles',
    paths: ['**/*.{sh,bash,zsh,mk}', '**/{Makefile,makefile,GNUmakefile}', '**/Makefile.*'],
    comment: '#',
    scan(file) {
        if (!/docker|podman|nerdctl|container|@sha256:/i.test(file.text))
            return undefined;
        const commands = commandsOf(file.text);
        const started = commands.flatMap((words) => shell_imageOf(words) ?? []).map((word) => shell_named(file, word));
        const pinned = commands.flat().flatMap((word) => withDigest(file, word));
        const byStart = new Map([...pinned, ...started].map((one) => [one.at.span.start, one]));
        return { occurrences: [...byStart.values()], problems: [] };
    },
};
function shell_imageOf(all) {
    const words = assignment.test(all[1]?.text ?? '') ? all.slice(2) : all;
    const program = words.findIndex(({ text }) => programs.test(text));
    if (program < 0 || !words.slice(0, program).every(({ text }) => prefixes.test(text)))
        return undefined;
    let index = program + 1;
    while (words[index]?.text.startsWith('-'))
        index += globals.test(words[index]?.text ?? '') ? 2 : 1;
    if (nouns.has(words[index]?.text ?? ''))
        index += 1;
    const verb = words[index]?.text ?? '';
    if (!verbs.has(verb))
        return undefined;
    for (index += 1; isOption(words[index]?.text ?? ''); index += 1) {
        const { text = '' } = words[index] ?? {};
        if (text === '--') {
            index += 1;
            break;
        }
        const isBare = bare.test(text) || (verb === 'pull' && text === '-a');
        if (text.startsWith('-') && !isBare && !/^--[^=]*=|^-[A-Za-z]./.test(text))
            index += 1;
    }
    const word = words[index];
    return word === undefined || /^\d*[<>]|^\W*$/.test(word.text) ? undefined : word;
}
function isOption(text) {
    return text.startsWith('-') || options.test(text);
}
function shell_named(file, { text, span }) {
    if (/[$`*?]/.test(text))
        return opaqueAt(file, span, 'variable', 'the shell fills a part of it in');
    const scheme = text.startsWith('docker://') ? 'docker://'.length : 0;
    return occurrenceAt(file, { start: span.start + scheme, end: span.end });
}
/** The reference that ends in a digest somewhere in a word, such as `--image=org/app:1@sha256:…`. */
function withDigest(file, { text, span }) {
    const at = text.indexOf(marker);
    if (at < 0)
        return [];
    let start = at;
    while (start > 0 && /[\w./:-]/.test(text[start - 1] ?? ''))
        start -= 1;
    const name = text.slice(start, at + marker.length + 64);
    if (!isEvident(name))
        return [];
    return [occurrenceAt(file, { start: span.start + start, end: span.start + start + name.length })];
}

;// CONCATENATED MODULE: ./lib/scan/formats/skaffold.js




const skaffold = {
    id: 'skaffold',
    title: 'Skaffold',
    paths: ['**/*skaffold*.{yml,yaml}'],
    comment: '#',
    scan: (file) => scanYaml(file, { needles: ['skaffold/'], find: skaffold_find }),
};
function skaffold_find(document) {
    const version = textOf(document, child(document, document.root, 'apiVersion'))?.value;
    if (version?.startsWith('skaffold/') !== true)
        return undefined;
    return mapsOf(document).flatMap((map) => [
        child(document, child(document, map, 'buildpacks'), 'builder'),
        child(document, child(document, map, 'buildpacks'), 'runImage'),
        child(document, child(document, map, 'kaniko'), 'image'),
        child(document, child(document, map, 'kaniko'), 'initImage'),
        child(document, child(document, map, 'jib'), 'fromImage'),
        child(document, child(document, map, 'ko'), 'fromImage'),
        child(document, child(document, map, 'container'), 'image'),
        ...children(document, child(document, child(document, map, 'docker'), 'cacheFrom')),
        ...entries(document, child(document, map, 'buildArgs')).flatMap(([name, value]) => isImageArgument(name, textOf(document, value)?.value ?? '') ? [value] : []),
    ]);
}

;// CONCATENATED MODULE: ./lib/scan/formats/tekton.js




const tekton = {
    id: 'tekton',
    title: 'Tekton',
    paths: ['**/*.{yml,yaml}', '**/*.json'],
    comment: '#',
    scan: (file) => scanYaml(file, { needles: ['apiVersion', 'tekton.dev/'], find: tekton_find, read: tekton_read }),
};
function tekton_find(document) {
    const version = textOf(document, child(document, document.root, 'apiVersion'))?.value;
    if (version?.startsWith('tekton.dev/') !== true)
        return undefined;
    return mapsOf(document)
        .flatMap((map) => [
        ...['steps', 'sidecars'].flatMap((key) => children(document, child(document, map, key)).map((step) => child(document, step, 'image'))),
        child(document, child(document, map, 'stepTemplate'), 'image'),
        ...(textOf(document, child(document, map, 'kind'))?.value === 'StepAction'
            ? [child(document, child(document, map, 'spec'), 'image')]
            : []),
        child(document, map, 'bundle'),
        ...resolved(document, map),
    ])
        .map((node) => defaultOf(document, node));
}
/** The bundle that a resolver is asked for. */
function resolved(document, map) {
    if (textOf(document, child(document, map, 'resolver'))?.value !== 'bundles')
        return [];
    return children(document, child(document, map, 'params'))
        .filter((one) => textOf(document, child(document, one, 'name'))?.value === 'bundle')
        .map((one) => child(document, one, 'value'));
}
/** The node itself, or the default of the task's parameter that it consists of. */
function defaultOf(document, node) {
    const value = textOf(document, node)?.value ?? '';
    const name = /^\$\((?:inputs\.)?params\.(?<name>[\w-]+)\)$/.exec(value)?.groups?.name;
    if (name === undefined)
        return node;
    const declared = children(document, child(document, child(document, document.root, 'spec'), 'params'));
    const own = declared.find((one) => textOf(document, child(document, one, 'name'))?.value === name);
    const found = child(document, own, 'default');
    return textOf(document, found) === undefined ? node : found;
}
function tekton_read(file, text) {
    if (!text.value.includes('$('))
        return literal(file, text);
    return opaqueAt(file, text.span, 'variable', 'a parameter of the run is a part of it');
}

;// CONCATENATED MODULE: ./lib/scan/formats/terraform.js







const runsContainers = /^(?:resource|data) (?:kubernetes_|docker_(?:container|service)|google_cloud_run|azurerm_container_|aws_(?:ecs_task|apprunner|batch_job|codebuild_project))/;
const holdsManifest = /^resource (?:kubectl_manifest|kubernetes_manifest) /;
const namesImage = /^(?:resource docker_image|data docker_registry_image|resource docker_registry_image) /;
const expression = 'an expression is a part of it';
/** What a name may stand for that is an image of another resource, or nothing. */
const elsewhere = /^(?:docker_(?:registry_)?image|data\.docker|null|true|false)\b/;
const terraform = {
    id: 'terraform',
    title: 'Terraform, OpenTofu',
    paths: ['**/*.{tf,tofu}'],
    comment: '#',
    scan(file) {
        if (!/image|helm_release/i.test(file.text))
            return undefined;
        const values = hclValues(file.text);
        const defaults = hclDefaults(values);
        const problems = [];
        const found = values.flatMap((value) => {
            if (value.kind === 'heredoc')
                return inHeredoc(file, value, problems);
            return isImage(value) ? [hclOccurrence(file, value, defaults)] : [];
        });
        return { occurrences: found, problems };
    },
};
function isImage({ kind, path, text }) {
    const [block = ''] = path;
    const key = path.at(-1) ?? '';
    if (text === '')
        return false;
    if (namesImage.test(block))
        return key === 'name' && path.length === 2 && !/^docker_image\./.test(text);
    if ((kind === 'name' && elsewhere.test(text)) || text.startsWith('aws/codebuild/'))
        return false;
    if (key === 'image' && runsContainers.test(block))
        return !/\.(?:image_id|name|latest|repo_digest)\b/.test(text);
    if (key === 'image_uri' && block.startsWith('resource aws_lambda_function'))
        return true;
    if (kind === 'name')
        return false;
    if (block.startsWith('resource helm_release '))
        return (path.includes('set') || key === 'image') && isEvident(text);
    const names = /^(?:variable|locals)\b/.test(block) ? path : [key];
    return names.some((name) => /image/i.test(name)) && isEvident(text);
}
/** Container definitions in JSON, and manifests and the values of a chart in YAML. */
function inHeredoc(file, { path, text, span }, problems) {
    const [block = '', key] = path;
    const isValues = block.startsWith('resource helm_release ') && key === 'values';
    if (isValues || holdsManifest.test(block)) {
        const scan = (isValues ? helmValues : kubernetes).scan({ path: file.path, text });
        for (const { message } of scan?.problems ?? [])
            problems.push({ file: file.path, message, span });
        return (scan?.occurrences ?? [])
            .map((one) => shifted(one, span.start))
            .map((one) => (one.raw.includes('${') ? opaqueAt(file, one.at.span, 'variable', expression) : one));
    }
    if (key !== 'container_definitions' && key !== 'container_properties')
        return [];
    return [...text.matchAll(/"image"\s*:\s*"(?<image>[^"\\\n]+)"/g)].map(({ 0: whole, index, groups }) => {
        const image = groups?.image ?? '';
        const end = span.start + index + whole.length - 1;
        const at = { start: end - image.length, end };
        return image.includes('${') ? opaqueAt(file, at, 'variable', expression) : occurrenceAt(file, at);
    });
}

;// CONCATENATED MODULE: ./lib/scan/workflow-expression.js
const workflow_expression_token = /'(?:[^']|'')*'|\|\||&&|==|!=|[<>]=?|[(),![\]]|[^\s'|&=!<>(),[\]]+/g;
const before = new Set([undefined, '||', '&&', '(']);
const after = new Set([undefined, '||', ')']);
/** Texts that may be the result of an expression which is the whole scalar: `a && 'img:1' || 'img:2'`. Empty ones mean nothing. */
function literalsIn(text) {
    const inner = /^\$\{\{(?<expression>[\s\S]*)\}\}$/.exec(text.value)?.groups?.expression;
    if (inner === undefined || inner.includes('${{'))
        return [];
    const tokens = [...inner.matchAll(workflow_expression_token)];
    const isCall = (index) => /^[\w.-]+$/.test(tokens[index - 1]?.[0] ?? '') && tokens[index]?.[0] === '(';
    const inCall = tokens.some((_, index) => isCall(index));
    return tokens.flatMap((match, index) => {
        const [found] = match;
        const isResult = before.has(tokens[index - 1]?.[0]) && after.has(tokens[index + 1]?.[0]);
        if (!found.startsWith("'") || !isResult || inCall || found === "''" || found.slice(1, -1).includes("'"))
            return [];
        const start = text.span.start + '${{'.length + match.index + 1;
        const value = found.slice(1, -1);
        return [{ value, span: { start, end: start + value.length }, exact: true }];
    });
}
/** `matrix.image` of `${{ matrix.image }}`; `undefined` for more than a name. */
function wholeName(value) {
    return /^\$\{\{\s*(?<name>[\w-]+(?:\.[\w-]+)+)\s*\}\}$/.exec(value)?.groups?.name;
}

;// CONCATENATED MODULE: ./lib/scan/formats/workflow.js
// GitHub workflows and actions: job containers, services, `uses: docker://…`, the image of a Docker action, and the
// literal images behind expressions: in the expression itself, in matrix values, in defaults of inputs.
// https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax






const workflow_scheme = 'docker://';
const workflow = {
    id: 'workflow',
    title: 'GitHub workflows and actions',
    paths: ['**/.github/workflows/*.{yml,yaml}', '**/action.{yml,yaml}'],
    comment: '#',
    scan: (file) => scanYaml(file, { needles: ['jobs'], find: jobImages, read: workflow_named }) ??
        scanYaml(file, { needles: ['runs'], find: jobImages, read: workflow_named }),
};
function jobImages(document, file) {
    const { root } = document;
    const jobs = children(document, child(document, root, 'jobs'));
    const runs = child(document, root, 'runs');
    if (jobs.length === 0 && runs === undefined)
        return undefined;
    const steps = [...jobs, runs].flatMap((job) => children(document, child(document, job, 'steps')));
    return [
        ...jobs.flatMap((job) => containersOf(document, job).flatMap((container) => expressed(file, document, job, container))),
        ...steps.map((step) => child(document, step, 'uses')).filter(hasScheme),
        ...[child(document, runs, 'image')].filter(hasScheme),
    ];
}
function containersOf(document, job) {
    const all = [child(document, job, 'container'), ...children(document, child(document, job, 'services'))];
    return all.map((container) => ((0,dist/* isScalar */.jn)(container) ? container : child(document, container, 'image')));
}
/** The node itself, or what the expression that it consists of stands for, as far as the file says it. */
function expressed(file, document, job, node) {
    const text = textOf(document, node);
    if (text === undefined || !text.exact || !text.value.includes('${{'))
        return [node];
    const literals = literalsIn(text);
    if (literals.length > 0)
        return [{ found: literals.map((one) => literal(file, one)) }];
    const name = wholeName(text.value);
    const values = name === undefined ? [] : valuesOf(document, job, name.split('.'));
    if (values.length === 0)
        return [node];
    return values.map((value) => ((0,dist/* isMap */.jh)(value) ? child(document, value, 'image') : value));
}
/** Values that the file gives for `matrix.a.b` or `inputs.name`. An empty one means: no container. */
function valuesOf(document, job, [context, ...path]) {
    const at = (node, keys) => keys.reduce((inner, key) => child(document, inner, key), node);
    if (context === 'inputs') {
        const on = child(document, document.root, 'on');
        const triggers = ['workflow_call', 'workflow_dispatch'];
        return triggers.flatMap((event) => at(on, [event, 'inputs', ...path, 'default']) ?? []);
    }
    const [first, ...rest] = path;
    if (context !== 'matrix' || first === undefined)
        return [];
    const matrix = at(job, ['strategy', 'matrix']);
    const own = children(document, child(document, matrix, first)).map((value) => at(value, rest));
    const included = children(document, child(document, matrix, 'include')).map((value) => at(value, path));
    return [...own, ...included].filter((value) => value !== undefined);
}
function hasScheme(node) {
    return (0,dist/* isScalar */.jn)(node) && typeof node.value === 'string' && node.value.startsWith(workflow_scheme);
}
function workflow_named(file, text) {
    if (text.value.includes('${{'))
        return opaqueAt(file, text.span, 'template', 'it is an expression of the workflow');
    return literal(file, behind(workflow_scheme, text) ?? text);
}

;// CONCATENATED MODULE: ./lib/scan/inline-waivers.js
const inline_waivers_marker = 'tagproof: ignore[';
const inline_waivers_form = /tagproof: ignore\[(?<checks>[\w, -]{1,200})\](?<reason>[^\r\n]*)/;
/**
 * The waivers in a file's comments. One behind a reference speaks of its own line, one on a line of its own of the next
 * line that is no comment. A waiver without a reason is a problem and waives nothing.
 */
function inlineWaivers(file, comment) {
    const { text, path } = file;
    const waivers = [];
    const problems = [];
    let next = { start: 0, end: 0 };
    for (let at = text.indexOf(inline_waivers_marker); at >= 0;) {
        const line = { start: text.lastIndexOf('\n', at - 1) + 1, end: inline_waivers_endOfLine(text, at) };
        const opened = openedIn(text, line, at, comment);
        at = text.indexOf(inline_waivers_marker, line.end);
        if (opened === undefined)
            continue;
        const { checks = '', reason = '' } = inline_waivers_form.exec(text.slice(opened.at, line.end))?.groups ?? {};
        const span = { start: opened.at, end: opened.at + text.slice(opened.at, line.end).trimEnd().length };
        if (checks.trim() === '' || reason.trim() === '') {
            const message = 'An inline waiver needs a check and a reason: `tagproof: ignore[check-id] reason`';
            problems.push({ file: path, message, span });
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
/** The first waiver of a line that a comment opens; `alone`: nothing stands before it. The rest is its reason. */
function openedIn(text, line, first, comment) {
    const quotes = { '"': 0, "'": 0 };
    let counted = line.start;
    for (let at = first; at >= 0 && at < line.end; at = text.indexOf(inline_waivers_marker, at + 1)) {
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
/** Where the comment's mark begins that is the last thing before the waiver, with a blank or nothing before it. */
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
    while (start < text.length && text.slice(start, inline_waivers_endOfLine(text, start)).trim().startsWith(comment))
        start = Math.min(inline_waivers_endOfLine(text, start) + 1, text.length);
    return { start, end: inline_waivers_endOfLine(text, start) };
}
function inline_waivers_endOfLine(text, from) {
    const end = text.indexOf('\n', from);
    return end < 0 ? text.length : end;
}

;// CONCATENATED MODULE: ./lib/scan/index.js
// Files → occurrences: the array of scanners, in the order of the documentation.


























const scanners = [
    dockerfile,
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
    argo,
    devcontainer,
    bake,
    bakeJson,
    terraform,
    skaffold,
    ko,
    quadlet,
    apko,
    bazel,
    shell,
];
const matchers = scanners.map((scanner) => ({
    scanner,
    matches: picomatch([...scanner.paths], { dot: true }),
}));
/** Names of files that a template engine fills in: `compose.yaml.j2` is read as `compose.yaml`. */
const templated = /\.(?:j2|jinja2?|tmpl|tpl|gotmpl|erb|template)$/;
function scannersOf(path) {
    const filled = path.replace(templated, '');
    return matchers.filter(({ matches }) => matches(filled)).map(({ scanner }) => scanner);
}
/** True when some scanner wants to see the path. */
function isKnownFormat(path) {
    const filled = path.replace(templated, '');
    return matchers.some(({ matches }) => matches(filled));
}
/**
 * Offers the file to every scanner whose globs match. Occurrences come in the order of the text; where two scanners
 * find the same place, the first in the array has it.
 */
function scanFile(file) {
    const mine = scannersOf(file.path);
    const scans = mine.flatMap((scanner) => scanner.scan(file) ?? []);
    const comment = mine.find((scanner) => scanner.comment !== undefined)?.comment;
    const { waivers, problems } = comment === undefined || scans.length === 0
        ? { waivers: [], problems: [] }
        : inlineWaivers(file, comment);
    const all = [...scans.flatMap((scan) => scan.problems), ...problems];
    return {
        occurrences: withoutOverlaps(scans.flatMap(({ occurrences }) => occurrences)),
        problems: [...new Map(all.map((problem) => [JSON.stringify(problem), problem])).values()],
        waivers,
    };
}
function withoutOverlaps(occurrences) {
    let end = 0;
    const sorted = [...occurrences].sort((a, b) => a.at.span.start - b.at.span.start);
    return sorted.filter(({ at }) => {
        const free = at.span.start >= end;
        if (free)
            end = at.span.end;
        return free;
    });
}

;// CONCATENATED MODULE: ./lib/scan/walk.js
// The checkout → the files worth reading → their occurrences.


const vendored = ['**/node_modules/**', '**/vendor/**', '**/third_party/**'];
const readAtOnce = 16;
const mostFiles = 200_000;
/** True for known formats below `paths` without `exclude`; vendored folders only when `paths` names them. */
function selector({ paths, exclude }) {
    const wanted = paths.length === 0 ? () => true : (0,model_glob/* pathMatcher */.kZ)(paths);
    const unwanted = (0,model_glob/* pathMatcher */.kZ)(paths.length === 0 ? [...exclude, ...vendored] : exclude);
    return (path) => isKnownFormat(path) && wanted(path) && !unwanted(path);
}
/**
 * Scans the checkout. A file that cannot be read is a problem and hides no other; so are files beyond the bound, and
 * a glob of `paths` that names a place where nothing is.
 */
async function scanCheckout(files, selection) {
    const wanted = selector(selection);
    const listed = await files.list(wanted);
    const all = listed.filter(wanted);
    const paths = all.slice(0, mostFiles);
    const found = { files: new Map(), occurrences: [], problems: [], waivers: [] };
    if (all.length > mostFiles) {
        const message = `Only the first ${mostFiles} files were scanned: narrow \`paths\` or widen \`exclude\``;
        found.problems.push({ file: '.', message });
    }
    for (const glob of selection.paths.filter((one) => givesNothing(one, all)))
        found.problems.push({ file: glob, message: 'This glob of `paths` gives no file of a known format' });
    for (const folder of listed.filter((path) => path === '' || path.endsWith('/')))
        found.problems.push({ file: folder || '.', message: 'The folder cannot be listed' });
    for (let next = 0; next < paths.length; next += readAtOnce) {
        const batch = paths.slice(next, next + readAtOnce);
        const texts = await Promise.all(batch.map((path) => files.read(path)));
        texts.forEach((read, index) => {
            add(found, batch[index] ?? '', read);
        });
    }
    return { ...found, scanned: paths.length };
}
/** True for a glob that names a place where nothing is. One that begins with `**` may match nothing: it picks, wherever. */
function givesNothing(glob, files) {
    return !glob.startsWith('**') && !files.some((0,model_glob/* pathMatcher */.kZ)([glob]));
}
function add(found, path, read) {
    if ('unreadable' in read) {
        found.problems.push({ file: path, message: `The file was not scanned: ${read.unreadable}` });
        return;
    }
    const file = { path, text: read.text };
    const { occurrences, problems, waivers } = scanFile(file);
    if (occurrences.length + problems.length + waivers.length > 0)
        found.files.set(path, file);
    for (const one of occurrences)
        found.occurrences.push(one);
    for (const one of problems)
        found.problems.push(one);
    for (const one of waivers)
        found.waivers.push(one);
}

;// CONCATENATED MODULE: ./lib/beside.js
// Holds the waivers beside references against the base commit, as the policy is: a change cannot waive its own findings.



/**
 * Marks the waivers that the change adds. Under the checkout's own policy, and where none stands beside a reference,
 * the base is not asked. A base that cannot be read is an Unknown under which nobody is accused.
 */
function besideReferences(host, config, ci) {
    let base;
    return async (checkout) => {
        if (config.policy.ofBase !== true || checkout.waivers.length === 0)
            return { ...checkout, unread: [] };
        try {
            base ??= scanBase(host, config, ci);
            const [before, files] = await Promise.all([base, host.files.list()]);
            const there = new Set(files);
            const waivers = heldAgainst(before, checkout, (file) => !there.has(file));
            return { ...checkout, waivers, unread: [] };
        }
        catch (error) {
            return { ...checkout, unread: [unread(error)] };
        }
    };
}
async function scanBase(host, config, ci) {
    if ('cause' in ci)
        throw new failure/* Failure */.HR(ci.cause, ci.message);
    const { openBase } = await __webpack_require__.e(/* import() */ 475).then(__webpack_require__.bind(__webpack_require__, 1856));
    const base = await openBase(host, ci);
    if (base === undefined)
        throw new failure/* Failure */.HR('bad-answer', 'The event names no base commit');
    return scanCheckout(base.files, config);
}
function unread(error) {
    const { message } = (0,failure/* unknownFrom */.NI)(error, 'base commit');
    return {
        cause: 'policy-unread',
        subject: 'base commit',
        message: `Which waivers stood beside references before is not known: ${message}`,
    };
}

// EXTERNAL MODULE: ./lib/check/index.js + 18 modules
var check = __webpack_require__(1823);
// EXTERNAL MODULE: ./lib/model/finding.js
var finding = __webpack_require__(5268);
;// CONCATENATED MODULE: ./lib/check/verdict.js


/**
 * A failing finding fails the gate even when more is unknown, a waived one does not. Exceptions: a run
 * that was stopped ends with exit code 3; after a failed sign-in nothing was verified, which is `incomplete` under
 * `on-incomplete: fail`; and findings accuse nobody while a part of the policy, which might accept them, is not known,
 * or the clock is wrong. What is unknown is never `pass`.
 */
function judge(findings, incomplete, { failOn, onIncomplete }) {
    const failing = findings.filter((finding) => fails(finding, failOn));
    const has = (cause) => incomplete.some((unknown) => unknown.cause === cause);
    if (has('stopped'))
        return { verdict: 'incomplete', exitCode: 3, failing };
    const signInFailed = incomplete.some(({ cause }) => (0,failure/* isSignIn */.h3)(cause));
    const judged = !has('policy-unread') && !has('clock');
    if (failing.length > 0 && judged && !(signInFailed && onIncomplete === 'fail'))
        return { verdict: 'fail', exitCode: 1, failing };
    if (incomplete.length === 0)
        return { verdict: 'pass', exitCode: 0, failing };
    return { verdict: 'incomplete', exitCode: onIncomplete === 'fail' ? 3 : 0, failing };
}
function fails({ check, severity, waived, introduced = true }, failOn) {
    if (failOn === 'none' || waived !== undefined || introduced !== true)
        return false;
    if (typeof failOn !== 'string')
        return failOn.includes(check);
    return finding/* severities */.g.indexOf(severity) <= finding/* severities */.g.indexOf(failOn);
}

;// CONCATENATED MODULE: ./lib/ci-wishes.js
/** True when the run writes a comment, a pull request or an issue. */
function writesToCi({ delivery }) {
    return delivery.comment !== 'never' || delivery.issue || delivery.pullRequest !== undefined;
}
/** True when anything but the checkout is needed of the CI host. */
function needsCi(config) {
    return config.newOnly || config.policy.ofBase === true || writesToCi(config);
}

;// CONCATENATED MODULE: ./lib/http/clock-check.js
const toleratedMs = 3_600_000;
/**
 * Looks at every answer on its way. `Date` is when the answer was made, and `Age` how long a cache held it since:
 * https://www.rfc-editor.org/rfc/rfc9110#name-date, https://www.rfc-editor.org/rfc/rfc9111#name-age
 */
function checkingClock(send, clock) {
    let wrong;
    return {
        wrong: () => wrong,
        async send(request) {
            const response = await send(request);
            const { date = '', age = '' } = response.headers;
            const at = Date.parse(date) + (/^\d{1,9}$/.test(age) ? Number(age) * 1000 : 0);
            if (wrong === undefined && Math.abs(at - clock.now()) > toleratedMs)
                wrong = differ(new URL(request.url).host, at, clock.now());
            return response;
        },
    };
}
function differ(host, theirs, ours) {
    const shown = (at) => `${new Date(at).toISOString().slice(0, 16)}Z`;
    const message = `This machine's clock says ${shown(ours)}, and ${host} says ${shown(theirs)}: how old a pin is cannot be told. Set the clock, and run again`;
    return { cause: 'clock', subject: 'clock', message };
}

// EXTERNAL MODULE: ./lib/http/limit.js
var limit = __webpack_require__(827);
// EXTERNAL MODULE: ./lib/http/retry.js
var retry = __webpack_require__(8394);
;// CONCATENATED MODULE: ./lib/http/per-host.js
// Each host has its own bound of concurrency and its own circuit: one that is down costs the others nothing.


const downStatus = {
    429: 'rate-limited',
    502: 'server-error',
    503: 'server-error',
    504: 'server-error',
};
/** Sends every request through a transport of its own host (with the port). */
function perHost(wrap) {
    const transports = new Map();
    return (request) => {
        const { host } = new URL(request.url);
        const transport = transports.get(host) ?? wrap();
        transports.set(host, transport);
        return transport(request);
    };
}
/**
 * Bounds the requests under way, and gives a host up after so many failures in a row (no connection, no answer in
 * time, or the statuses of a host that is down or limits), or after the first if it has never answered at all: what
 * waits is then answered at once, with the cause.
 */
function withCircuit(send, { atOnce, failures }) {
    let inRow = 0;
    let hasAnswered = false;
    let last;
    const note = (reason) => {
        inRow = reason === undefined ? 0 : inRow + 1;
        if (reason !== undefined && inRow >= (hasAnswered ? failures : 1))
            last ??= reason;
    };
    return (0,limit/* withLimit */.K)(async (request) => {
        if (last !== undefined)
            throw givenUp(new URL(request.url).host, last);
        try {
            const response = await send(request);
            hasAnswered = true;
            note(downCause(response));
            return response;
        }
        catch (error) {
            note(error instanceof failure/* Failure */.HR && isDown(error.reason) ? error.reason : undefined);
            throw error;
        }
    }, atOnce);
}
function downCause({ status }) {
    return downStatus[status];
}
function isDown(reason) {
    return reason === 'unreachable' || reason === 'timeout';
}
const words = {
    'rate-limited': 'limits the rate of requests (HTTP 429)',
    'server-error': 'is not in service (HTTP 502 to 504)',
    unreachable: 'cannot be reached',
    timeout: 'does not answer in time',
};
function givenUp(host, reason) {
    return new failure/* Failure */.HR(reason, `${host} ${words[reason]}, so it was not asked again`);
}

// EXTERNAL MODULE: ./lib/platform/presets.js
var presets = __webpack_require__(7391);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./lib/model/secret.js
var model_secret = __webpack_require__(1817);
;// CONCATENATED MODULE: ./lib/registry/docker-config.js
// The credentials of Docker's configuration: `auths`, `credHelpers`, `credsStore`, identity and registry tokens.
// https://docs.docker.com/reference/cli/docker/login/#credential-stores



const entry = schemas/* object */.Ikc({
    auth: schemas/* string */.YjP().optional(),
    username: schemas/* string */.YjP().optional(),
    password: schemas/* string */.YjP().optional(),
    identitytoken: schemas/* string */.YjP().optional(),
    registrytoken: schemas/* string */.YjP().optional(),
});
const config = schemas/* object */.Ikc({
    auths: schemas/* record */.g1P(schemas/* string */.YjP(), entry).default({}),
    credHelpers: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()).default({}),
    credsStore: schemas/* string */.YjP().default(''),
});
const helperAnswer = schemas/* object */.Ikc({ Username: schemas/* string */.YjP(), Secret: schemas/* string */.YjP() });
const helperName = /^[\w-][\w.-]{0,63}$/;
/** What `docker login` without a host writes for Docker Hub. */
const hubKey = 'https://index.docker.io/v1/';
/**
 * Reads the configuration when the first registry asks for a credential, and asks a helper once a registry. What is
 * found is given to `onSecret` before it is used.
 * @throws Failure `no-credential` when the configuration or a helper cannot be read
 */
function dockerCredentials(docker, onSecret) {
    let read;
    const found = new Map();
    async function find(registry) {
        read ??= readConfig(docker);
        const { auths, credHelpers, credsStore } = await read;
        const keys = keysOf(registry);
        const helper = keys.map((key) => credHelpers[key]).find((name) => name !== undefined) ?? credsStore;
        const credential = (helper === '' ? undefined : await fromHelper(docker, helper, keys)) ?? fromAuths(auths, keys);
        if (credential !== undefined)
            onSecret(secretOf(credential));
        return credential;
    }
    return (registry) => {
        const known = found.get(registry) ?? find(registry);
        found.set(registry, known);
        return known;
    };
}
/** The keys under which a registry may stand, the one that Docker writes first. */
function keysOf(registry) {
    const hub = registry === 'docker.io' ? [hubKey, 'index.docker.io'] : [registry];
    return [...hub, ...(registry === 'docker.io' ? [registry] : []), `https://${registry}`];
}
async function readConfig(docker) {
    const file = await docker.config();
    if ('unreadable' in file) {
        if (file.absent === true)
            return config.parse({});
        throw unusable(file.unreadable);
    }
    let value;
    try {
        value = JSON.parse(file.text);
    }
    catch {
        throw unusable('it is not JSON');
    }
    const parsed = config.safeParse(value);
    if (!parsed.success)
        throw unusable(`\`${parsed.error.issues[0]?.path.join('.')}\` is not what Docker writes`);
    return parsed.data;
}
function unusable(why) {
    return new failure/* Failure */.HR('no-credential', `Docker's configuration (\`config.json\`) cannot be used: ${why}`);
}
function fromAuths(auths, keys) {
    const wanted = new Set(keys.map(docker_config_bare));
    const found = Object.entries(auths).filter(([key]) => wanted.has(docker_config_bare(key)));
    for (const [, { auth, identitytoken, registrytoken, ...plain }] of found) {
        if (registrytoken)
            return { kind: 'registry', token: new model_secret/* Secret */.z(registrytoken) };
        if (identitytoken)
            return { kind: 'identity', token: new model_secret/* Secret */.z(identitytoken) };
        const text = auth ? Buffer.from(auth, 'base64').toString('utf8') : '';
        const colon = text.indexOf(':');
        const user = plain.username ?? text.slice(0, Math.max(0, colon));
        const password = plain.password ?? text.slice(colon + 1).replace(/\0+$/, '');
        if (user !== '' && password !== '')
            return { kind: 'password', user, password: new model_secret/* Secret */.z(password) };
    }
    return undefined;
}
/** A key without scheme and path: Docker has written it in several ways. */
function docker_config_bare(key) {
    return key.replace(/^https?:\/\//, '').replace(/\/.*$/, '');
}
async function fromHelper(docker, helper, [server]) {
    const name = `docker-credential-${helper.slice(0, 100)}`;
    if (!helperName.test(helper))
        throw unusable(`\`${name}\` is not the name of a credential helper`);
    const answer = await docker.helper(helper, server);
    if ('failed' in answer)
        throw new failure/* Failure */.HR('no-credential', `\`${name}\` ${answer.failed}`);
    if (answer.exitCode !== 0) {
        if (/credentials not found/i.test(answer.output))
            return undefined;
        throw new failure/* Failure */.HR('no-credential', `\`${name} get\` for ${server} ended with code ${answer.exitCode}`);
    }
    const parsed = helperAnswer.safeParse(parseJson(answer.output));
    if (!parsed.success)
        throw new failure/* Failure */.HR('no-credential', `\`${name} get\` did not print a credential`);
    const { Username: user, Secret: secret } = parsed.data;
    if (user === '' || secret === '')
        return undefined;
    if (user === '<token>')
        return { kind: 'identity', token: new model_secret/* Secret */.z(secret) };
    return { kind: 'password', user, password: new model_secret/* Secret */.z(secret) };
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function secretOf(credential) {
    return credential.kind === 'password' ? credential.password : credential.token;
}

// EXTERNAL MODULE: ./lib/http/json.js
var json = __webpack_require__(9147);
;// CONCATENATED MODULE: ./lib/registry/challenge.js
// What a registry asks for with a 401: `WWW-Authenticate` of RFC 9110 and of the distribution's token protocol.
// https://www.rfc-editor.org/rfc/rfc9110#section-11.6.1, https://distribution.github.io/distribution/spec/auth/token/
const longestHeader = 4096;
const challenge_token = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+/;
const quoted = /^"((?:[^"\\]|\\.)*)"/;
/** The challenge to answer, a token before a password; `undefined` when none can be. Reads at most 4 KiB. */
function challengeIn(header) {
    const challenges = challenge_parse((header ?? '').slice(0, longestHeader));
    const bearer = challenges.find(({ scheme }) => scheme === 'bearer');
    const realm = bearer?.parameters.get('realm');
    if (realm !== undefined) {
        const service = bearer?.parameters.get('service');
        return { scheme: 'Bearer', realm, ...(service === undefined ? {} : { service }) };
    }
    return challenges.some(({ scheme }) => scheme === 'basic') ? { scheme: 'Basic' } : undefined;
}
/** Reads from left to right: a word with `=` is a parameter of the scheme before it, a word without one is a scheme. */
function challenge_parse(header) {
    const challenges = [];
    let rest = header;
    for (;;) {
        rest = rest.replace(/^[\s,]+/, '');
        const [word] = challenge_token.exec(rest) ?? [];
        if (word === undefined)
            return challenges;
        rest = rest.slice(word.length);
        const equals = /^\s*=\s*/.exec(rest);
        if (equals === null) {
            challenges.push({ scheme: word.toLowerCase(), parameters: new Map() });
            continue;
        }
        rest = rest.slice(equals[0].length);
        const value = quoted.exec(rest) ?? challenge_token.exec(rest);
        if (value === null)
            return challenges;
        challenges.at(-1)?.parameters.set(word.toLowerCase(), (value[1] ?? value[0]).replace(/\\(.)/g, '$1'));
        rest = rest.slice(value[0].length);
    }
}

// EXTERNAL MODULE: ./lib/registry/errors.js
var errors = __webpack_require__(228);
// EXTERNAL MODULE: ./lib/model/address.js
var model_address = __webpack_require__(3313);
;// CONCATENATED MODULE: ./lib/registry/realm.js
// Which token server a registry may send us to: its own, or one that is known to belong to it.


/** Registries whose token server is under another registrable name. */
const realm_known = {
    'lscr.io': 'ghcr.io',
    'registry-1.docker.io': 'auth.docker.io',
    'rg.fr-par.scw.cloud': 'api.scaleway.com',
    'rg.nl-ams.scw.cloud': 'api.scaleway.com',
    'rg.pl-waw.scw.cloud': 'api.scaleway.com',
};
/**
 * The address of the token server that a registry at `origin` names, if it may be asked: over https, and of the same
 * host, one above or below it, the same registrable name by the Public Suffix List, or a pair that is known. A
 * registry on loopback may name another address on loopback, over http too.
 * @throws Failure `bad-answer` when it may not
 */
async function trustedRealm(origin, realm) {
    const refuse = (why) => new failure/* Failure */.HR('bad-answer', `${new URL(origin).host} wants a token from ${realm.slice(0, 200)}, which is not asked: ${why}`);
    if (!URL.canParse(realm))
        throw refuse('it is not an address');
    const url = new URL(realm);
    const registry = new URL(origin).hostname;
    if (url.username !== '' || url.password !== '')
        throw refuse('it carries a user name or password');
    if ((0,model_address/* isLoopback */.U9)(url.hostname) && (0,model_address/* isLoopback */.U9)(registry) && /^https?:$/.test(url.protocol))
        return url;
    if (url.protocol !== 'https:')
        throw refuse('it is not https');
    if (!(await belongTogether(registry, url.hostname)))
        throw refuse('nothing says that it belongs to that registry');
    return url;
}
async function belongTogether(registry, realm) {
    if (realm === registry || realm_known[registry] === realm)
        return true;
    if ((0,model_address/* isLoopback */.U9)(realm) || (0,model_address/* isLoopback */.U9)(registry))
        return false;
    if (!realm.includes('.') || !registry.includes('.'))
        return false;
    if (registry.endsWith(`.${realm}`) || realm.endsWith(`.${registry}`))
        return true;
    // Loaded only here, because the list is large and most registries name their own host.
    const { getDomain } = await __webpack_require__.e(/* import() */ 935).then(__webpack_require__.t.bind(__webpack_require__, 935, 19));
    const domain = getDomain(registry, { allowPrivateDomains: true });
    return domain !== null && domain === getDomain(realm, { allowPrivateDomains: true });
}

;// CONCATENATED MODULE: ./lib/registry/authorize.js
// Requests to one registry with what it asks for: nothing, a password, or a token of its token server.







const tokenAnswer = schemas/* object */.Ikc({ token: schemas/* string */.YjP().optional(), access_token: schemas/* string */.YjP().optional() })
    .transform(({ token, access_token }) => token || access_token || '')
    .refine((token) => token !== '', 'without a token');
/**
 * A sender for one registry. The first request goes out as it is and shows what the registry asks for; later ones
 * wait for that and bring it along. One token a repository, for pulling it and no more, whatever scope the registry
 * names (https://distribution.github.io/distribution/spec/auth/token/); a token that has expired is asked for once
 * more.
 * @throws Failure when the registry asks for what cannot be given, or its token server refuses
 */
function authorized(door) {
    let learned;
    const tokens = new Map();
    function authorization(repository, challenge) {
        const known = tokens.get(repository) ?? authorizationFor(door, repository, challenge);
        tokens.set(repository, known);
        return known;
    }
    async function sendWith(repository, request, challenge) {
        const fresh = !tokens.has(repository);
        const first = authorization(repository, challenge);
        const response = await door.send({ ...request, authorization: await first });
        if (response.status !== 401 || fresh || challenge.scheme === 'Basic')
            return response;
        if (tokens.get(repository) === first)
            tokens.delete(repository);
        return door.send({ ...request, authorization: await authorization(repository, challenge) });
    }
    async function answering(repository, request, response) {
        const challenge = response.status === 401 ? challengeIn(response.headers['www-authenticate']) : undefined;
        return challenge === undefined ? response : sendWith(repository, request, challenge);
    }
    return async (repository, request) => {
        if (learned === undefined) {
            const plain = door.send(request);
            learned = plain.then(({ status, headers }) => (status === 401 ? challengeIn(headers['www-authenticate']) : undefined), () => undefined);
            return answering(repository, request, await plain);
        }
        const challenge = await learned;
        if (challenge !== undefined)
            return sendWith(repository, request, challenge);
        return answering(repository, request, await door.send(request));
    };
}
async function authorizationFor(door, repository, challenge) {
    const credential = await door.credentials(door.registry);
    if (credential?.kind === 'registry')
        return { scheme: 'Bearer', credential: credential.token };
    if (challenge.scheme === 'Basic')
        return { scheme: 'Basic', credential: authorize_password(door, credential) };
    const realm = await trustedRealm(door.origin, challenge.realm);
    const operation = `Registry token for ${door.registry}/${repository}`;
    const query = {
        ...(challenge.service === undefined ? {} : { service: challenge.service }),
        scope: `repository:${repository}:pull`,
    };
    const response = await door.send(credential?.kind === 'identity'
        ? refresh(realm, query, credential.token)
        : ask(realm, query, credential && { scheme: 'Basic', credential: authorize_password(door, credential) }));
    if (response.status !== 200)
        throw (0,errors/* registryError */.eo)(operation, response, hintFor(response, credential));
    const token = new model_secret/* Secret */.z((0,json/* decodeJson */.x)(operation, response, tokenAnswer));
    door.onSecret(token);
    return { scheme: 'Bearer', credential: token };
}
function authorize_password({ registry, onSecret }, credential) {
    if (credential?.kind !== 'password') {
        const message = `${registry} wants a user name and a password. Log in to it first (\`docker login\`)`;
        throw new failure/* Failure */.HR('no-credential', message);
    }
    const pair = `${credential.user}:${credential.password.expose()}`;
    const encoded = new model_secret/* Secret */.z(Buffer.from(pair).toString('base64'));
    onSecret(encoded);
    return encoded;
}
function ask(realm, query, own) {
    const url = new URL(realm);
    for (const [name, value] of Object.entries(query))
        url.searchParams.set(name, value);
    const headers = { accept: 'application/json' };
    return { method: 'GET', url: url.href, headers, ...(own === undefined ? {} : { authorization: own }) };
}
/** https://distribution.github.io/distribution/spec/auth/oauth/ */
function refresh(realm, query, token) {
    const fields = {
        ...query,
        grant_type: 'refresh_token',
        client_id: 'tagproof',
        refresh_token: token.expose(),
    };
    return {
        method: 'POST',
        url: realm.href,
        headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields).toString(),
        repeatable: true,
    };
}
function hintFor({ status }, credential) {
    if (status !== 401 && status !== 403)
        return undefined;
    return credential === undefined
        ? 'Log in to this registry first (`docker login`), unless the image does not exist'
        : 'The credential in the configuration of Docker is not accepted: log in again';
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./lib/registry/media-types.js
var media_types = __webpack_require__(9484);
;// CONCATENATED MODULE: ./lib/registry/body-digest.js
// The digest of a manifest, by the registry's header and by the bytes themselves.
// https://github.com/opencontainers/image-spec/blob/main/descriptor.md#digests






/** The specification lets a registry refuse larger ones: #pushing-manifests. */
const mostManifestBytes = 4 * 1024 * 1024;
/** @throws Failure `bad-answer` for any other algorithm */
function sha256In(header, operation) {
    if ((0,model_image/* isDigest */.Bc)(header))
        return header;
    throw new failure/* Failure */.HR('bad-answer', `${operation}: the registry names a digest that is not sha256`);
}
/**
 * The SHA-256 of the bytes of a manifest, which must be what the registry says if it says anything.
 * @throws Failure for an answer that is not a success, or whose bytes cannot be hashed as they were
 */
function digestOfBody(response, operation) {
    if (response.status !== 200)
        throw (0,errors/* manifestError */.eZ)(operation, response);
    const { body, headers } = response;
    const refuse = (why) => new failure/* Failure */.HR('bad-answer', `${operation}: the manifest cannot be hashed, ${why}`);
    if (Buffer.byteLength(body) > mostManifestBytes)
        throw refuse('it is larger than 4 MiB');
    if (body.includes('\uFFFD'))
        throw refuse('it is not UTF-8 text');
    if ((headers['content-encoding'] ?? 'identity') !== 'identity')
        throw refuse('it came compressed');
    if (/\.docker\.distribution\.manifest\.v1\+/.test(headers['content-type'] ?? ''))
        throw refuse('it has the old format with signatures inside');
    (0,json/* decodeJson */.x)(operation, response, media_types/* anyManifest */.M9);
    const digest = `sha256:${(0,external_node_crypto_.createHash)('sha256').update(body).digest('hex')}`;
    const named = headers['docker-content-digest'];
    if (named !== undefined)
        requireSame(sha256In(named, operation), digest, operation);
    return digest;
}
/** @throws Failure `contradiction` when they differ */
function requireSame(said, digest, operation) {
    if (said === digest)
        return;
    throw new failure/* Failure */.HR('contradiction', `${operation}: the registry says ${said}, but its answer is ${digest}`);
}

;// CONCATENATED MODULE: ./lib/registry/origin.js
// Where a registry is: image names carry its host, and for Docker Hub another one than it listens on.


/** Names that stand in image references → the host that answers. */
const hosts = { 'docker.io': 'registry-1.docker.io' };
/**
 * The origin of a registry as it stands in image names: https, or http on loopback.
 * @throws Failure `unreachable` for a name that fits the grammar of images and is no address
 */
function registryOrigin(registry) {
    const address = `https://${hosts[registry] ?? registry}`;
    if (!URL.canParse(address))
        throw new failure/* Failure */.HR('unreachable', `${registry} cannot be reached: it is not the name of a host`);
    const { host, hostname } = new URL(address);
    return `${(0,model_address/* isLoopback */.U9)(hostname) ? 'http' : 'https'}://${host}`;
}

;// CONCATENATED MODULE: ./lib/registry/redirect.js
// Some registries keep manifests elsewhere: their redirects are followed with care, and without any credential.


const mostRedirects = 3;
const redirects = new Set([301, 302, 303, 307, 308]);
/**
 * The answer at the end of at most 3 redirects: to the same origin, to a public https address, or from loopback to
 * loopback.
 * @throws Failure `bad-answer` when they lead elsewhere or nowhere
 */
async function followed(send, request, first) {
    let { url } = request;
    let response = first;
    for (let step = 0; redirects.has(response.status); step += 1) {
        const target = response.headers.location ?? '';
        if (step === mostRedirects || !URL.canParse(target, url))
            throw lost(url, 'it redirects too often or nowhere');
        const next = new URL(target, url);
        const { hostname, origin } = new URL(url);
        const inside = (0,model_address/* isLoopback */.U9)(hostname) && (0,model_address/* isLoopback */.U9)(next.hostname);
        if (!inside && next.origin !== origin && !(next.protocol === 'https:' && (0,model_address/* isPublicName */.XC)(next.hostname)))
            throw lost(url, `it redirects to ${next.origin}, which is not a public https address`);
        url = next.href;
        response = await send({ ...request, url });
    }
    return response;
}
function lost(url, why) {
    return new failure/* Failure */.HR('bad-answer', `${new URL(url).host} cannot be asked for manifests: ${why}`);
}

;// CONCATENATED MODULE: ./lib/registry/manifests.js
// Any OCI registry: the digest of a tag, whether a digest exists, and what an index holds.
// https://github.com/opencontainers/distribution-spec/blob/main/spec.md#pulling-manifests








/** A HEAD has no body, so the words of a 404 need a GET; and a registry may know no HEAD at all. */
const askedAgain = new Set([404, 405, 501]);
/** More than any repository needs: a hostile one shall not make a run call on a thousand hosts. */
const mostRegistries = 100;
/** A client for all registries that are not the platform's; a registry is met when its first image is asked for. */
function manifestClient({ send, credentials, onSecret }) {
    const doors = new Map();
    async function ask(method, { registry, repository }, reference) {
        const origin = registryOrigin(registry);
        const door = doors.get(origin) ?? meet(registry, origin);
        const url = `${origin}/v2/${repository}/manifests/${reference}`;
        const request = { method, url, headers: { accept: media_types/* manifestTypes */.Fm } };
        return followed(send, request, await door(repository, request));
    }
    function meet(registry, origin) {
        if (doors.size >= mostRegistries)
            throw new failure/* Failure */.HR('unreachable', `${registry} was not asked: ${mostRegistries} other registries were before`);
        const door = authorized({ registry, origin, send, credentials, onSecret });
        doors.set(origin, door);
        return door;
    }
    /** By HEAD, which registries count least; with the body only where the header does not say. */
    async function look(name, reference, operation) {
        const head = await ask('HEAD', name, reference);
        const named = head.headers['docker-content-digest'];
        if (head.status === 200 && named !== undefined)
            return { digest: sha256In(named, operation), ...kind(head) };
        if (head.status !== 200 && !askedAgain.has(head.status))
            throw (0,errors/* manifestError */.eZ)(operation, head);
        const whole = await ask('GET', name, reference);
        return { digest: digestOfBody(whole, operation), ...kind(whole) };
    }
    return {
        async digestOf(name, tag) {
            return (await look(name, tag, `Digest of ${manifests_textOf(name)}:${tag}`)).digest;
        },
        manifest(name, digest) {
            const operation = `Manifest ${digest} of ${manifests_textOf(name)}`;
            return unlessMissing(async () => {
                const seen = await look(name, digest, operation);
                requireSame(seen.digest, digest, operation);
                return { isIndex: seen.isIndex };
            });
        },
        children(name, digest) {
            const operation = `Manifest ${digest} of ${manifests_textOf(name)}`;
            return unlessMissing(async () => {
                const response = await ask('GET', name, digest);
                requireSame(digestOfBody(response, operation), digest, operation);
                return (0,json/* decodeJson */.x)(operation, response, media_types/* indexAnswer */.hO).manifests.map((manifest) => manifest.digest);
            });
        },
    };
}
/** The registry's own word that a manifest is not there is an answer, not a failure. */
async function unlessMissing(ask) {
    try {
        return await ask();
    }
    catch (error) {
        if (error instanceof failure/* Failure */.HR && error.reason === 'missing-tag')
            return undefined;
        throw error;
    }
}
function kind({ headers }) {
    return { isIndex: (0,media_types/* isIndexType */.$U)(headers['content-type']) };
}
function manifests_textOf({ registry, repository }) {
    return `${registry}/${repository}`;
}

;// CONCATENATED MODULE: ./lib/registries.js
// The registries that are not the platform's: one client, each host with a bound and a circuit of its own.




/** Requests under way at once to one host, and after how many failures in a row it is given up. */
const perRegistry = { atOnce: 16, failures: 3 };
/** Hosts of the built-in platforms' registries. */
const presetRegistries = Object.values(presets/* presets */.v).map(({ registryUrl }) => new URL(registryUrl).host);
/** A client with the credentials of this machine's Docker; every secret is masked before it is used. */
function registriesOf({ docker, sink }, send) {
    const onSecret = sink.mask.bind(sink);
    return manifestClient({
        send: perHost(() => withCircuit(send, perRegistry)),
        credentials: dockerCredentials(docker, onSecret),
        onSecret,
    });
}

;// CONCATENATED MODULE: ./lib/connect.js
// Signs in and builds the clients of a run: the one place where stages meet the platform and the registries.




/** Records that one answer of the history endpoint holds at most (platform-api: Tag history endpoint, rule 4). */
const historyLimit = 1000;
/** Requests under way at once, to all services together. */
const requestsAtOnce = 64;
/** Signs in. What fails is an Unknown of the connection. */
async function connect(host, config) {
    const requests = { total: 0, retried: 0 };
    const send = (0,limit/* withLimit */.K)((0,retry/* withRetries */.L)(host.send, host.clock, requests), requestsAtOnce, () => host.sink.progress(`${requests.total} requests`));
    const others = registriesOf(host, send);
    const clock = checkingClock(send, host.clock);
    const connected = await connectPlatform(host, config, clock.send);
    return { ...connected, others, requests, clock: clock.wrong };
}
const noPlatform = {
    cause: 'no-platform',
    subject: 'platform',
    message: 'No platform is configured, so nothing can be proved. Give `platform`, or `base-url` and `registry-url`',
};
async function connectPlatform(host, config, send) {
    const { platform } = config;
    if (platform === undefined)
        return { sources: noPlatform, advice: noPlatform, incomplete: [] };
    const { signedIn } = await __webpack_require__.e(/* import() */ 338).then(__webpack_require__.bind(__webpack_require__, 8338));
    return signedIn(host, config, platform, send);
}
/** Host of the platform's registry as it stands in image names, with its port if any. */
function registryHost(platform) {
    return platform === undefined ? {} : { registry: new URL(platform.registryUrl).host };
}

;// CONCATENATED MODULE: ./lib/sbom/apko.js
// apko's lock files (https://github.com/chainguard-dev/apko/blob/main/pkg/lock/lock.go).

const apko_document = schemas/* object */.Ikc({
    version: schemas/* string */.YjP(),
    contents: schemas/* object */.Ikc({ packages: schemas/* array */.YOg(schemas/* unknown */.L5J()), repositories: schemas/* unknown */.L5J() }),
});
const pack = schemas/* object */.Ikc({ name: schemas/* string */.YjP(), version: schemas/* string */.YjP(), origin: schemas/* string */.YjP().optional() });
function isApkoLock(json) {
    return apko_document.safeParse(json).success;
}
/** The locked packages, which are apk packages; each architecture lists its own. */
function readApkoLock(json) {
    const parsed = apko_document.safeParse(json);
    if (!parsed.success)
        return { unreadable: 'its packages are not a list' };
    return {
        entries: parsed.data.contents.packages.map((raw) => {
            const { data } = pack.safeParse(raw);
            if (data === undefined)
                return { why: 'it has no name or no version' };
            const { name, version, origin } = data;
            return { name, version, type: 'apk', origins: origin === undefined ? [] : [origin] };
        }),
    };
}

// EXTERNAL MODULE: ./node_modules/packageurl-js/index.js
var packageurl_js = __webpack_require__(7091);
;// CONCATENATED MODULE: ./lib/sbom/component.js
// One entry of a document → a component, named by its purl where it has one.

/** UTF-16 units; no ecosystem has longer names or versions. */
const longestName = 256;
const longestPurl = 4096;
/** Images, layers and documents: a container of packages, not a package. */
const noPackage = new Set(['oci', 'docker']);
/**
 * The component, or why the entry cannot be asked about; `undefined` when it is no package but an image.
 * Names follow the purl's type (https://github.com/package-url/purl-spec/blob/main/PURL-TYPES.rst).
 */
function componentOf(entry) {
    const url = parsePurl(entry.purl);
    if (url !== undefined && noPackage.has(url.type))
        return undefined;
    const name = url === undefined ? entry.name?.trim() : nameIn(url);
    const version = url?.version ?? entry.version;
    const type = url?.type ?? entry.type;
    if (name === undefined || name === '')
        return { why: 'it has neither a name nor a purl' };
    if (name.length > longestName)
        return { why: `its name is longer than ${longestName} characters` };
    const origins = [...entry.origins, ...originsIn(url)].map((origin) => origin.trim());
    const usable = origins.filter((origin) => origin !== '' && origin !== name && origin.length <= longestName);
    return {
        name,
        ...(version === undefined || version === '' || version.length > longestName ? {} : { version }),
        ...(entry.purl === undefined || url === undefined ? {} : { purl: entry.purl }),
        ...(type === undefined ? {} : { type }),
        origins: [...new Set(usable)],
    };
}
/** `undefined` for a text that is no purl: the document's own name stands then. */
function parsePurl(text) {
    if (text === undefined || text.length > longestPurl)
        return undefined;
    try {
        return packageurl_js.PackageURL.fromString(text);
    }
    catch {
        return undefined;
    }
}
function nameIn({ type, namespace, name }) {
    if (!namespace)
        return name;
    if (type === 'maven')
        return `${namespace}:${name}`;
    return ['npm', 'golang', 'composer', 'github', 'swift'].includes(type) ? `${namespace}/${name}` : name;
}
/**
 * The qualifiers `origin` (apko, melange) and `upstream` (syft): a name, `name@version`, or the file name of a
 * source package, several behind commas.
 */
function originsIn(url) {
    const { origin, upstream } = url?.qualifiers ?? {};
    return [origin, upstream]
        .flatMap((text) => text?.slice(0, longestPurl).split(',') ?? [])
        .map((text) => text.replace(/-[^-]+-[^-]+\.src\.rpm$/, '').replace(/(?<=.)@[^@]*$/, ''));
}

;// CONCATENATED MODULE: ./lib/sbom/read.js
const mostPackages = 200_000;

;// CONCATENATED MODULE: ./lib/sbom/cyclonedx.js
// CycloneDX 1.4 to 1.6 as JSON (https://cyclonedx.org/docs/1.6/json/).


const cyclonedx_text = schemas/* string */.YjP().optional();
const component = schemas/* object */.Ikc({
    type: cyclonedx_text,
    group: cyclonedx_text,
    name: cyclonedx_text,
    version: cyclonedx_text,
    purl: cyclonedx_text,
    properties: schemas/* array */.YOg(schemas/* object */.Ikc({ name: cyclonedx_text, value: cyclonedx_text })).optional(),
    pedigree: schemas/* object */.Ikc({ ancestors: schemas/* array */.YOg(schemas/* object */.Ikc({ name: cyclonedx_text })).optional() }).optional(),
    components: schemas/* array */.YOg(schemas/* unknown */.L5J()).optional(),
});
const cyclonedx_document = schemas/* object */.Ikc({ specVersion: schemas/* string */.YjP(), components: schemas/* array */.YOg(schemas/* unknown */.L5J()).default([]) });
const cyclonedx_noPackage = new Set([
    'operating-system',
    'container',
    'device',
    'device-driver',
    'firmware',
    'file',
    'platform',
    'machine-learning-model',
    'data',
    'cryptographic-asset',
]);
/** Where syft and trivy say which package the component was built from. */
const originProperties = new Set(['syft:metadata:originPackage', 'aquasecurity:trivy:SrcName']);
const cyclonedx_deepest = 32;
/** True for a document that says it is CycloneDX, of any version. */
function isCycloneDx(json) {
    return schemas/* object */.Ikc({ bomFormat: schemas/* literal */.euz('CycloneDX') }).safeParse(json).success;
}
/** The components at every depth that are packages; a component without a purl counts unless its type is of no package. */
function readCycloneDx(json) {
    const parsed = cyclonedx_document.safeParse(json);
    if (!parsed.success)
        return { unreadable: 'its components are not a list' };
    const { specVersion, components } = parsed.data;
    if (!/^1\.[456]$/.test(specVersion)) {
        return { unreadable: `CycloneDX ${specVersion.slice(0, 40)} is not read, only 1.4 to 1.6` };
    }
    const entries = [];
    let level = components;
    for (let depth = 0; level.length > 0; depth += 1) {
        if (depth >= cyclonedx_deepest)
            return { unreadable: `its components are nested deeper than ${cyclonedx_deepest}` };
        const below = [];
        for (const raw of level) {
            const { data } = component.safeParse(raw);
            entries.push(data === undefined ? { why: 'it is not a component of CycloneDX' } : entryOf(data));
            for (const nested of data?.components ?? [])
                below.push(nested);
            if (entries.length > mostPackages)
                return { entries };
        }
        level = below;
    }
    return { entries };
}
function entryOf(data) {
    if (data.purl === undefined && cyclonedx_noPackage.has(data.type ?? ''))
        return undefined;
    const properties = (data.properties ?? []).filter(({ name }) => originProperties.has(name ?? ''));
    const ancestors = data.pedigree?.ancestors ?? [];
    const origins = [...properties.map(({ value }) => value), ...ancestors.map(({ name }) => name)];
    return {
        name: data.group && data.name ? `${data.group}/${data.name}` : data.name,
        version: data.version,
        purl: data.purl,
        origins: origins.filter((name) => name !== undefined).slice(0, 20),
    };
}

;// CONCATENATED MODULE: ./lib/sbom/document.js
// Text → JSON → the document inside its envelopes.


/** In UTF-16 units, and in bytes where it is read from disk or network. */
const largestDocument = 64 * 1024 * 1024;
const bundle = schemas/* object */.Ikc({ dsseEnvelope: schemas/* unknown */.L5J() });
const envelope = schemas/* object */.Ikc({ payload: schemas/* string */.YjP(), payloadType: schemas/* string */.YjP() });
const statement = schemas/* object */.Ikc({
    _type: schemas/* string */.YjP().startsWith('https://in-toto.io/Statement/'),
    predicateType: schemas/* string */.YjP().max(1000),
    predicate: schemas/* unknown */.L5J(),
    subject: schemas/* array */.YOg(schemas/* object */.Ikc({ digest: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()).default({}) }))
        .max(10_000)
        .default([]),
});
const sbomPredicate = /^https:\/\/(?:spdx\.dev\/Document|cyclonedx\.org\/bom)(?:\/|$)/i;
/** Older cosign puts the document, or its text, under `Data`. */
const cosignPredicate = schemas/* object */.Ikc({ Data: schemas/* unknown */.L5J() });
/**
 * Opens a Sigstore bundle, a DSSE envelope and an in-toto statement, each where it is there. Signatures are not
 * looked at. `subjects` are the images that the statement says it is about; none for a bare document.
 * https://github.com/secure-systems-lab/dsse/blob/master/envelope.md
 * https://github.com/in-toto/attestation/blob/main/spec/v1/statement.md
 */
function unwrap(text) {
    const outer = document_parseJson(text);
    if ('unreadable' in outer)
        return outer;
    const bundled = bundle.safeParse(outer.json);
    const enveloped = envelope.safeParse(bundled.success && bundled.data.dsseEnvelope !== undefined ? bundled.data.dsseEnvelope : outer.json);
    if (!enveloped.success)
        return fromStatement(outer.json);
    const { payload, payloadType } = enveloped.data;
    if (payloadType !== 'application/vnd.in-toto+json')
        return { other: 'an envelope that holds no in-toto statement' };
    const inner = document_parseJson(Buffer.from(payload, 'base64').toString('utf8'));
    return 'unreadable' in inner
        ? { unreadable: `the payload of the envelope: ${inner.unreadable}` }
        : fromStatement(inner.json);
}
function fromStatement(json) {
    const stated = statement.safeParse(json);
    if (!stated.success)
        return { document: json, subjects: [] };
    const { predicateType, predicate, subject } = stated.data;
    if (!sbomPredicate.test(predicateType))
        return { other: 'an attestation of something else than packages' };
    const subjects = subject.map(({ digest }) => `sha256:${digest.sha256 ?? ''}`).filter(model_image/* isDigest */.Bc);
    const old = cosignPredicate.safeParse(predicate);
    const data = old.success ? old.data.Data : undefined;
    if (data === undefined)
        return { document: predicate, subjects };
    if (typeof data !== 'string')
        return { document: data, subjects };
    const parsed = document_parseJson(data);
    return 'unreadable' in parsed ? parsed : { document: parsed.json, subjects };
}
function document_parseJson(text) {
    if (text.length > largestDocument)
        return { unreadable: `it is larger than ${largestDocument} bytes` };
    try {
        return { json: JSON.parse(text.replace(/^\uFEFF/, '')) };
    }
    catch {
        return { unreadable: 'it is not JSON' };
    }
}

;// CONCATENATED MODULE: ./lib/sbom/places.js
const places_named = /"(?:purl|referenceLocator|name)"\s{0,20}:\s{0,20}("(?:[^"\\]|\\.){1,4096}")/g;
/** Finds the first place where the document gives a purl or a name, quotes left out. */
function placesIn(text) {
    const places = new Map();
    for (const match of text.matchAll(places_named)) {
        const literal = match[1] ?? '';
        const value = places_unquoted(literal);
        const end = match.index + match[0].length - 1;
        if (value !== undefined && !places.has(value))
            places.set(value, { start: end - literal.length + 2, end });
    }
    return (value) => places.get(value);
}
function places_unquoted(literal) {
    try {
        return JSON.parse(literal);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/sbom/spdx.js
// SPDX 2.x as JSON (https://spdx.github.io/spdx-spec/v2.3/package-information/).


const spdx_text = schemas/* string */.YjP().optional();
const spdx_pack = schemas/* object */.Ikc({
    SPDXID: spdx_text,
    name: spdx_text,
    versionInfo: spdx_text,
    sourceInfo: spdx_text,
    primaryPackagePurpose: spdx_text,
    externalRefs: schemas/* array */.YOg(schemas/* object */.Ikc({ referenceType: spdx_text, referenceLocator: spdx_text })).optional(),
});
const relationship = schemas/* object */.Ikc({
    spdxElementId: schemas/* string */.YjP(),
    relationshipType: schemas/* string */.YjP(),
    relatedSpdxElement: schemas/* string */.YjP(),
});
const spdx_document = schemas/* object */.Ikc({
    spdxVersion: schemas/* string */.YjP(),
    packages: schemas/* array */.YOg(schemas/* unknown */.L5J()).default([]),
    relationships: schemas/* array */.YOg(schemas/* unknown */.L5J()).default([]),
});
const spdx_noPackage = new Set(['CONTAINER', 'OPERATING_SYSTEM']);
const builtFrom = /\bbuilt (?:package )?from:? +(?<name>[^\s,;]{1,256})/i;
const mostRelationships = 1_000_000;
/** True for a document that says it is SPDX, of any version. */
function isSpdx(json) {
    return schemas/* object */.Ikc({ spdxVersion: schemas/* string */.YjP() }).safeParse(json).success;
}
/**
 * The packages. Images, layers and operating systems are not among them, nor the sources that packages were
 * generated from or described by: those give the origin names (apko, melange), as do `built package from` (trivy)
 * and the purl's qualifiers.
 */
function readSpdx(json) {
    const parsed = spdx_document.safeParse(json);
    if (!parsed.success)
        return { unreadable: 'its packages are not a list' };
    const { spdxVersion, packages, relationships } = parsed.data;
    if (!/^SPDX-2\.\d$/.test(spdxVersion))
        return { unreadable: `${spdxVersion.slice(0, 40)} is not read, only SPDX 2.x` };
    const decoded = packages.map((raw) => spdx_pack.safeParse(raw));
    const byId = new Map(decoded.flatMap(({ data }) => (data?.SPDXID === undefined ? [] : [[data.SPDXID, data]])));
    const sources = sourcesIn(relationships.slice(0, mostRelationships));
    const sourceIds = new Set([...sources.values()].flat());
    const entries = decoded.map(({ data }) => {
        if (data === undefined)
            return { why: 'it is not a package of SPDX 2' };
        if (isNoPackage(data, sourceIds))
            return undefined;
        const origins = (sources.get(data.SPDXID ?? '') ?? []).map((id) => sourceName(byId.get(id)));
        const built = builtFrom.exec((data.sourceInfo ?? '').slice(0, 2000))?.groups?.name;
        return {
            name: data.name,
            version: data.versionInfo,
            purl: purlOf(data),
            origins: [...origins, built].filter((name) => name !== undefined),
        };
    });
    return { entries };
}
/** Ids of packages → ids of what they were made from. */
function sourcesIn(relationships) {
    const found = new Map();
    for (const raw of relationships) {
        const { data } = relationship.safeParse(raw);
        if (data === undefined || !['GENERATED_FROM', 'DESCRIBED_BY'].includes(data.relationshipType))
            continue;
        const own = found.get(data.spdxElementId) ?? [];
        if (own.length < 20)
            found.set(data.spdxElementId, [...own, data.relatedSpdxElement]);
    }
    return found;
}
function isNoPackage(data, sourceIds) {
    const type = () => parsePurl(purlOf(data))?.type ?? '';
    if (sourceIds.has(data.SPDXID ?? ''))
        return ['', 'github', 'gitlab', 'generic'].includes(type());
    return spdx_noPackage.has(data.primaryPackagePurpose ?? '') && type() === '';
}
function purlOf({ externalRefs = [] }) {
    return externalRefs.find(({ referenceType }) => /(?:^|\/)purl$/.test(referenceType ?? ''))
        ?.referenceLocator;
}
/** `unbound` of `unbound.yaml` and of `unbound.melange.yaml`. */
function sourceName(data) {
    return data?.name?.replace(/(?:\.melange)?\.ya?ml$/, '');
}

;// CONCATENATED MODULE: ./lib/sbom/index.js







const formats = [
    { kind: 'spdx', is: isSpdx, read: readSpdx },
    { kind: 'cyclonedx', is: isCycloneDx, read: readCycloneDx },
    { kind: 'apko-lock', is: isApkoLock, read: readApkoLock },
];
const sbom_mostProblems = 20;
/**
 * Reads a document. Never throws: what is wrong is a problem, and a document that names no package is one too, so
 * that an empty document is no clean bill. Names are kept as they stand; they are text from outside.
 */
function parseSbom({ path, text }) {
    const failed = (kind, message, subjects = []) => ({
        kind,
        components: [],
        problems: [{ file: path, message }],
        empty: false,
        subjects,
    });
    const opened = unwrap(text);
    if ('unreadable' in opened)
        return failed('unreadable', `The SBOM cannot be read: ${opened.unreadable}`);
    if ('other' in opened)
        return failed('other', `This is no SBOM: it is ${opened.other}`);
    const format = formats.find(({ is }) => is(opened.document));
    if (format === undefined) {
        return failed('other', 'This is no SBOM: it is neither SPDX, CycloneDX nor an apko lock file as JSON');
    }
    const read = format.read(opened.document);
    if ('unreadable' in read)
        return failed('unreadable', `The SBOM cannot be read: ${read.unreadable}`, opened.subjects);
    return { kind: format.kind, subjects: opened.subjects, ...componentsOf(read.entries, { path, text }) };
}
/** Whether a text is worth reading as an SBOM, and which images it says it is about. One that cannot be read is. */
function inspectSbom(text) {
    const opened = unwrap(text);
    if ('document' in opened) {
        const { document, subjects } = opened;
        return { isSbom: subjects.length > 0 || formats.some(({ is }) => is(document)), subjects };
    }
    return { isSbom: 'unreadable' in opened, subjects: [] };
}
function componentsOf(entries, { path, text }) {
    const placeOf = placesIn(text);
    const components = [];
    const wrong = [];
    entries.slice(0, mostPackages).forEach((entry, index) => {
        const named = entry === undefined || 'why' in entry ? entry : componentOf(entry);
        if (named === undefined)
            return;
        if ('why' in named) {
            wrong.push(`Package ${index + 1} of the SBOM cannot be asked about: ${named.why}`);
            return;
        }
        const span = (named.purl === undefined ? undefined : placeOf(named.purl)) ?? placeOf(named.name);
        components.push({ ...named, file: path, ...(span === undefined ? {} : { span }) });
    });
    const more = wrong.length - sbom_mostProblems;
    const messages = wrong.slice(0, sbom_mostProblems);
    if (more > 0)
        messages.push(`${more} more packages of the SBOM cannot be asked about`);
    if (entries.length > mostPackages)
        messages.push(`The SBOM names more than ${mostPackages} packages`);
    const empty = components.length === 0 && wrong.length === 0;
    if (empty)
        messages.push('The SBOM names no package');
    return { components, empty, problems: messages.map((message) => ({ file: path, message })) };
}

;// CONCATENATED MODULE: ./lib/advise/files.js
// SBOMs of the checkout → packages at their lines.


const largest = 64 * 1024 * 1024;
/** Reads the SBOMs that the globs name. A glob without a file and a file that cannot be read are unknown. */
async function localSboms(files, globs) {
    const packages = [];
    const sources = new Map();
    const incomplete = [];
    if (globs.length === 0)
        return { packages, files: sources, incomplete };
    const picked = (0,model_glob/* pathMatcher */.kZ)(globs);
    const paths = await files.list((path) => picked(path));
    const chosen = new Set();
    for (const glob of globs) {
        const matches = (0,model_glob/* pathMatcher */.kZ)([glob]);
        const matched = paths.filter((path) => matches(path));
        for (const path of matched)
            chosen.add(path);
        if (matched.length === 0)
            incomplete.push({
                cause: 'no-sbom',
                subject: glob,
                message: 'No file of the checkout matches this glob of `sbom`',
            });
    }
    for (const path of [...chosen].sort()) {
        const read = await files.read(path, largest);
        if ('unreadable' in read) {
            const message = `The SBOM was not read: ${read.unreadable}`;
            incomplete.push({ cause: 'unreadable-file', subject: path, message });
            continue;
        }
        const source = { path, text: read.text };
        const { components, problems } = parseSbom(source);
        sources.set(path, source);
        for (const { message } of problems)
            incomplete.push({ cause: 'unreadable-file', subject: path, message });
        for (const { name, version, type, origins, span } of components) {
            packages.push({
                name,
                ...(version === undefined ? {} : { version }),
                ...(type === undefined ? {} : { type }),
                origins,
                at: { file: path, span: span ?? { start: 0, end: 0 } },
            });
        }
    }
    return { packages, files: sources, incomplete };
}

;// CONCATENATED MODULE: ./lib/registry/attached-manifests.js
// Manifests and indexes on the wire, as far as SBOMs are found by them (OCI image specification).



const attached_manifests_text = schemas/* string */.YjP().max(1000);
const annotations = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()).nullish();
const digest = schemas/* string */.YjP().refine(model_image/* isDigest */.Bc, 'not a sha256 digest');
const descriptor = schemas/* object */.Ikc({
    mediaType: attached_manifests_text.default(''),
    digest,
    size: schemas/* int */.Whr().nonnegative().optional(),
    artifactType: attached_manifests_text.nullish(),
    annotations,
    platform: schemas/* object */.Ikc({ os: attached_manifests_text.default(''), architecture: attached_manifests_text.default(''), variant: attached_manifests_text.nullish() })
        .nullish(),
});
const manifest = schemas/* object */.Ikc({
    mediaType: attached_manifests_text.nullish(),
    manifests: schemas/* array */.YOg(descriptor).max(1000).nullish(),
    layers: schemas/* array */.YOg(descriptor).max(1000).nullish(),
});
/** @throws Failure `bad-answer` when the text is no manifest */
function readManifest(what, content) {
    const parsed = manifest.safeParse(attached_manifests_parseJson(what, content.text));
    if (!parsed.success)
        throw new failure/* Failure */.HR('bad-answer', `${what}: the answer is no manifest that can be read`);
    const { manifests, layers } = parsed.data;
    return { ...(manifests ? { children: manifests } : {}), layers: layers ?? [] };
}
/** The image that a BuildKit attestation manifest in an index is about. */
function attestedBy({ annotations: notes }) {
    const about = notes?.['vnd.docker.reference.digest'] ?? '';
    return notes?.['vnd.docker.reference.type'] === 'attestation-manifest' && (0,model_image/* isDigest */.Bc)(about)
        ? about
        : undefined;
}
/** `linux/amd64`, `linux/arm/v7`; the digest where the index does not say. */
function platformName({ platform, digest: own }) {
    if (!platform || platform.os === '')
        return own;
    return [platform.os, platform.architecture, platform.variant ?? ''].filter((part) => part !== '').join('/');
}
/** What tools write beside a descriptor when they know what it holds. */
const predicateNotes = ['in-toto.io/predicate-type', 'predicateType', 'dev.sigstore.bundle.predicateType'];
const sbomWords = /spdx|cyclonedx/i;
const carriers = /in-toto|dsse|sigstore\.bundle/i;
/**
 * Whether a descriptor may lead to an SBOM: its type or its predicate says so, or it is an attestation that does
 * not say of what.
 */
function mayBeSbom({ mediaType, artifactType, annotations: notes }) {
    const predicate = predicateNotes.map((name) => notes?.[name]).find((value) => value !== undefined);
    if (predicate !== undefined)
        return sbomWords.test(predicate);
    const type = `${artifactType ?? ''} ${mediaType}`;
    return sbomWords.test(type) || carriers.test(type);
}
function attached_manifests_parseJson(what, body) {
    try {
        return JSON.parse(body);
    }
    catch (cause) {
        throw new failure/* Failure */.HR('bad-answer', `${what}: the answer is not JSON`, { cause });
    }
}

;// CONCATENATED MODULE: ./lib/registry/content.js
// What a registry holds under a repository: manifests, referrers and blobs, as text that is checked against its digest.


/** @throws Failure `digest-mismatch` when the bytes are not what the digest promises */
function verified(what, digest, content) {
    const actual = `sha256:${(0,external_node_crypto_.createHash)('sha256').update(content.text, 'utf8').digest('hex')}`;
    if (actual === digest)
        return content;
    const message = `${what}: the registry gave other bytes than ${digest} promises (${actual})`;
    throw new failure/* Failure */.HR('digest-mismatch', `${message}. Do not trust it; ask who runs the registry`);
}

;// CONCATENATED MODULE: ./lib/registry/attached-search.js
// The places where the SBOMs of one image can be attached, asked one after the other.



const largestSbom = 64 * 1024 * 1024;
/** All documents of one index together, in UTF-16 units. */
const largestTogether = 256 * 1024 * 1024;
const mostCandidates = 100;
const mostPages = 10;
/**
 * Gives the documents of the first place that holds any; `attestations` are BuildKit's manifests about the subject.
 * @throws Failure for everything that is named and cannot be had or used
 */
function searcher(options) {
    const search = { ...options, room: { left: largestTogether } };
    const { source, repository } = options;
    return async (subject, attestations) => {
        const hex = subject.digest.slice('sha256:'.length);
        const tagged = async (tag) => {
            const content = await source.manifest(repository, tag);
            return content === undefined ? [] : readManifest(`${repository}:${tag}`, content).layers;
        };
        const places = [
            () => layersOf(search, attestations),
            async () => layersOf(search, await referrersOf(search, subject.digest)),
            () => tagged(`sha256-${hex}.att`),
            () => tagged(`sha256-${hex}.sbom`),
        ];
        for (const place of places) {
            const documents = await documentsOf(search, subject, (await place()).filter(mayBeSbom));
            if (documents.length > 0)
                return documents;
        }
        return [];
    };
}
/** Descriptors of what refers to the digest: by the API, else by the tag of the referrers' index. */
async function referrersOf({ source, repository }, digest) {
    const what = `Referrers of ${repository}@${digest}`;
    const pages = [];
    let content = await source.referrers(repository, digest);
    content ??= await source.manifest(repository, digest.replace(':', '-'));
    for (let page = 1; content !== undefined; page += 1) {
        pages.push(...(readManifest(what, content).children ?? []));
        if (content.next === undefined)
            break;
        if (page >= mostPages)
            throw new failure/* Failure */.HR('bad-answer', `${what}: the list has more than ${mostPages} pages`);
        content = await source.referrers(repository, digest, content.next);
    }
    return bounded(what, pages.filter(mayBeSbom));
}
/** The layers of manifests: what is attached is a manifest, and the document is its layer. */
async function layersOf({ source, repository }, manifests) {
    const layers = await Promise.all(manifests.map(async ({ digest, artifactType, annotations }) => {
        const what = `Manifest ${digest} of ${repository}`;
        const content = found(what, await source.manifest(repository, digest));
        const own = readManifest(what, verified(what, digest, content)).layers;
        return own.map((layer) => ({
            ...layer,
            artifactType,
            annotations: { ...annotations, ...layer.annotations },
        }));
    }));
    return bounded(repository, layers.flat());
}
async function documentsOf({ source, repository, inspect, room }, subject, layers) {
    const read = await Promise.all(layers.map(async ({ digest, size = 0 }) => {
        const what = `SBOM ${digest} of ${repository}`;
        if (size > largestSbom)
            throw new failure/* Failure */.HR('bad-answer', `${what} is larger than ${largestSbom} bytes`);
        const { text } = verified(what, digest, found(what, await source.blob(repository, digest, largestSbom)));
        room.left -= text.length;
        if (room.left < 0)
            throw new failure/* Failure */.HR('bad-answer', `${what}: the SBOMs of the image are too large together`);
        const { isSbom, subjects } = inspect(text);
        if (isSbom && subjects.length > 0 && !subjects.includes(subject.digest))
            throw new failure/* Failure */.HR('contradiction', `${what} is attached to ${subject.digest}, but says that it is about another image`);
        return isSbom ? [{ ...subject, subject: subject.digest, digest, text }] : [];
    }));
    return read.flat();
}
function found(what, content) {
    if (content === undefined)
        throw new failure/* Failure */.HR('bad-answer', `${what}: the registry names it, and does not have it`);
    return content;
}
function bounded(what, descriptors) {
    if (descriptors.length <= mostCandidates)
        return descriptors;
    throw new failure/* Failure */.HR('bad-answer', `${what}: more than ${mostCandidates} documents are attached`);
}

;// CONCATENATED MODULE: ./lib/registry/attached.js
// The SBOMs attached to an image, for every platform: BuildKit's attestations, referrers, cosign's tags.




const mostPlatforms = 64;
/**
 * Finds the SBOMs of an image by digest, an index or one platform's image. Each place is looked at until one holds
 * an SBOM: attestation manifests in the index (https://github.com/moby/buildkit/blob/master/docs/attestations/attestation-storage.md),
 * the referrers API with its tag (OCI distribution specification, Listing Referrers), cosign's `.att` and `.sbom`
 * tags. Every blob is checked against its digest, and an attestation must be about the image. Signatures are not
 * checked. What fails is an Unknown of the whole image: a part of its packages is no answer.
 */
async function attachedSboms(source, repository, digest, inspect) {
    const name = `${repository}@${digest}`;
    try {
        const found = await source.manifest(repository, digest);
        if (found === undefined)
            throw new failure/* Failure */.HR('not-found', `The registry has no image ${name}`);
        const { children } = readManifest(name, verified(name, digest, found));
        const images = (children ?? []).filter((child) => attestedBy(child) === undefined);
        if (images.length > mostPlatforms)
            throw new failure/* Failure */.HR('bad-answer', `${name} has more than ${mostPlatforms} platforms`);
        const platforms = images.map((child) => ({ digest: child.digest, platform: platformName(child) }));
        const whole = children === undefined ? { digest } : { digest, ofIndex: true };
        const subjects = [whole, ...platforms];
        const search = searcher({ source, repository, inspect });
        const documents = await Promise.all(subjects.map((subject) => {
            const attestations = (children ?? []).filter((child) => attestedBy(child) === subject.digest);
            return search(subject, attestations);
        }));
        const missing = subjects.flatMap(({ platform, ofIndex }, at) => {
            const counts = ofIndex === undefined || platforms.length === 0;
            return counts && documents[at]?.length === 0 ? [platform ?? name] : [];
        });
        return { documents: documents.flat(), missing };
    }
    catch (error) {
        return (0,failure/* unknownFrom */.NI)(error, name);
    }
}

;// CONCATENATED MODULE: ./lib/resolve/mirror.js
/**
 * The image that a mirror's image is a copy of, by the longest prefix that ends at a slash; an image of no mirror is
 * itself. Docker Hub's `library/` may be left out at the mirror as it may elsewhere. Prefixes are `host` or `host/path`; what stands behind the prefix stays. Applied once: a mirror of a mirror
 * names its origin itself.
 */
function mirroredImage(image, registries) {
    const name = `${image.registry}/${image.repository}/`;
    const prefixes = Object.keys(registries).map(trimmed);
    const matching = prefixes.filter((prefix) => prefix !== '' && name.startsWith(`${prefix}/`));
    const longest = matching.reduce((best, prefix) => (prefix.length > best.length ? prefix : best), '');
    const [, origin] = Object.entries(registries).find(([prefix]) => trimmed(prefix) === longest) ?? [];
    if (longest === '' || origin === undefined)
        return image;
    const rest = name.slice(longest.length + 1, -1);
    const [registry = '', ...path] = [...trimmed(origin).split('/'), ...(rest === '' ? [] : [rest])];
    if (path.length === 0)
        return image;
    const implied = registry === 'docker.io' && path.length === 1 && !rest.includes('/') ? ['library'] : [];
    return { ...image, registry, repository: [...implied, ...path].join('/') };
}
function trimmed(prefix) {
    return prefix.replace(/\/$/, '');
}

;// CONCATENATED MODULE: ./lib/advise/images.js





/** Images of which nobody knows what would be pulled are left out: their facts say so. */
function pulledImages(occurrences, facts, mirrors) {
    return occurrences.flatMap((occurrence) => {
        if (occurrence.kind !== 'image')
            return [];
        const fact = facts.get(occurrence);
        const current = fact !== undefined && 'currentDigest' in fact ? fact.currentDigest : undefined;
        const digest = occurrence.image.digest ?? current;
        return digest === undefined
            ? []
            : [{ occurrence, origin: mirroredImage(occurrence.image, mirrors), digest }];
    });
}
/** Asks once for each image by digest, also when asked again. Images of registries that cannot be asked give nothing. */
function imageAdviser(sources) {
    const attached = new Map();
    const scanned = new Map();
    return {
        async packagesOf({ occurrence, origin, digest }) {
            const { registry, repository } = origin;
            const content = sources.content(registry);
            if (content === undefined)
                return { packages: [], incomplete: [] };
            const asked = once(attached, `${registry}/${repository}@${digest}`, async () => packagesIn(await attachedSboms(content, repository, digest, inspectSbom), `${registry}/${repository}@${digest}`));
            const { packages, incomplete } = await asked;
            const { at, image } = occurrence;
            return { packages: packages.map((use) => ({ ...use, at, image })), incomplete };
        },
        async vulnerabilitiesOf({ occurrence, origin, digest }) {
            const { at, image } = occurrence;
            if (sources.content(origin.registry) === undefined)
                return { vulnerabilities: [], incomplete: [] };
            const subject = `vulnerability report of ${(0,model_image/* imageName */.tO)(origin)}@${digest}`;
            const found = await once(scanned, `${origin.repository}@${digest}`, async () => {
                try {
                    return await sources.scanned(origin.repository, digest);
                }
                catch (error) {
                    return (0,failure/* unknownFrom */.NI)(error, subject);
                }
            });
            if ('cause' in found)
                return { vulnerabilities: [], incomplete: [found] };
            return {
                vulnerabilities: found.map((match) => ({ ...match, at, image })),
                incomplete: [],
            };
        },
    };
}
function once(answers, key, ask) {
    const answer = answers.get(key) ?? ask();
    answers.set(key, answer);
    return answer;
}
/** The packages of all documents; one package of several platforms once, with their names. */
function packagesIn(attached, name) {
    if ('cause' in attached)
        return { packages: [], incomplete: [attached] };
    const uses = new Map();
    const incomplete = attached.missing.map((platform) => ({
        cause: 'no-sbom',
        subject: name,
        message: `The registry has no SBOM of ${platform === name ? 'it' : platform}, so its packages are not known`,
    }));
    for (const { digest, platform, ofIndex, text } of attached.documents) {
        const { components, problems, empty } = parseSbom({ path: digest, text });
        if (ofIndex && empty)
            continue;
        for (const { message } of problems)
            incomplete.push({ cause: 'unreadable-file', subject: `SBOM ${digest} of ${name}`, message });
        for (const { name: own, version, type, origins } of components) {
            const key = JSON.stringify([own, version, type, origins]);
            const platforms = [...(uses.get(key)?.platforms ?? []), ...(platform === undefined ? [] : [platform])];
            uses.set(key, {
                name: own,
                ...(version === undefined ? {} : { version }),
                ...(type === undefined ? {} : { type }),
                origins,
                platforms: [...new Set(platforms)],
            });
        }
    }
    return { packages: [...uses.values()], incomplete };
}

;// CONCATENATED MODULE: ./lib/advise/index.js


/** Asking again, after a pin, asks only for what is new. `sources`: or why nothing can be asked. */
function createAdviser(sources, files, wishes) {
    const { artifacts, sbom, sbomFromRegistry, vulnerabilityReports, registries } = wishes;
    const wished = artifacts.length + sbom.length > 0 || sbomFromRegistry || vulnerabilityReports;
    if (!wished || 'cause' in sources) {
        const incomplete = wished && 'cause' in sources ? [sources] : [];
        return async () => ({
            advice: { advisories: [], packages: [], vulnerabilities: [] },
            files: new Map(),
            incomplete,
            asked: 'cause' in sources ? artifacts.map(() => sources.cause) : [],
        });
    }
    const images = imageAdviser(sources);
    const advisoriesFor = rememberingNames(sources);
    let local;
    return async (occurrences, facts) => {
        local ??= localSboms(files, sbom);
        const pulled = pulledImages(occurrences, facts, registries);
        const [own, attached, scanned] = await Promise.all([
            local,
            Promise.all(sbomFromRegistry ? pulled.map(images.packagesOf) : []),
            Promise.all(vulnerabilityReports ? pulled.map(images.vulnerabilitiesOf) : []),
        ]);
        const named = artifacts.map((name) => ({ name, origins: [] }));
        const packages = [...named, ...own.packages, ...attached.flatMap((image) => image.packages)];
        const { advisories, incomplete, asked } = await advisoriesFor(packages);
        const notHad = [...own.incomplete, ...[...attached, ...scanned].flatMap((image) => image.incomplete)];
        return {
            advice: { advisories, packages, vulnerabilities: scanned.flatMap((image) => image.vulnerabilities) },
            files: own.files,
            incomplete: [...notHad, ...incomplete],
            asked: [...asked, ...notHad.map(({ cause }) => cause)],
        };
    };
}
/** Every name is asked for once in a run; what it brought, or why it failed, stays. */
function rememberingNames(sources) {
    const asked = new Map();
    const found = new Map();
    const incomplete = [];
    return async (packages) => {
        const names = new Set(packages.flatMap(({ name, origins }) => [name, ...origins]));
        const fresh = [...names].filter((name) => !asked.has(name)).sort();
        for (const name of fresh)
            asked.set(name, undefined);
        if (fresh.length > 0) {
            const answer = await sources.advisories(fresh);
            for (const advisory of answer.advisories)
                found.set(advisory.uid, advisory);
            for (const [name, cause] of answer.unanswered)
                asked.set(name, cause);
            incomplete.push(...answer.incomplete);
        }
        return { advisories: [...found.values()], incomplete: [...incomplete], asked: [...asked.values()] };
    };
}

;// CONCATENATED MODULE: ./lib/check/selectors.js

/** Tells of findings whether all selectors match. A selector of what a finding is not about does not match it. */
function selectorMatcher({ check, image, tag, paths, artifact, advisory }) {
    const tests = [
        check === undefined ? undefined : (finding) => finding.check === check,
        image === undefined ? undefined : ({ about }) => imageMatches([image], about?.image),
        tag === undefined ? undefined : ({ about }) => tagMatches(tag, about?.image),
        paths === undefined ? undefined : inPaths(paths),
        artifact === undefined ? undefined : ({ about }) => about?.artifact === artifact,
        advisory === undefined ? undefined : ({ about }) => advisoryMatches(advisory, about?.advisory),
    ];
    const given = tests.filter((test) => test !== undefined);
    return (finding) => given.length > 0 && given.every((test) => test(finding));
}
/** Tells of findings whether they stand in a file that one of the globs matches. */
function inPaths(globs) {
    const matches = (0,model_glob/* pathMatcher */.kZ)(globs);
    return ({ at }) => at !== undefined && matches(at.file);
}
/** True when one of the globs is the image's `registry/repository` or its short spelling. Host names know no case. */
function imageMatches(globs, image) {
    return (image !== undefined &&
        globs.map(withPlainHost).some((glob) => spellings(image).some((name) => (0,model_glob/* matchesName */.Hj)(glob, name))));
}
function withPlainHost(glob) {
    const [host = '', ...path] = glob.split('/');
    return path.length > 0 && /[.:]/.test(host) ? [host.toLowerCase(), ...path].join('/') : glob;
}
function tagMatches(glob, image) {
    return image?.tag !== undefined && (0,model_glob/* matchesName */.Hj)(glob, image.tag);
}
/** Docker Hub's images are also known without the registry, and its own without `library/`. */
function spellings({ registry, repository }) {
    const short = registry === 'docker.io' ? [repository, repository.replace(/^library\//, '')] : [];
    return [`${registry}/${repository}`, ...short];
}
function advisoryMatches(wanted, advisory) {
    if (advisory === undefined)
        return false;
    const same = (id) => id.toLowerCase() === wanted.toLowerCase();
    return same(advisory.id) || advisory.aliases.some(same);
}

;// CONCATENATED MODULE: ./lib/check/overrides.js


/** The findings with the policy's severities; those of a check that is `off` are gone. */
function withSeverities(findings, { checks, overrides }) {
    const levels = overrides.map((override) => ({ override, matches: overrideMatcher(override) }));
    return findings.flatMap((finding) => {
        const level = levels.reduce((before, { override, matches }) => {
            const own = override.checks.get(finding.check);
            return own !== undefined && matches(finding) ? own : before;
        }, checks.get(finding.check) ?? finding.severity);
        return level === 'off' ? [] : [{ ...finding, severity: level }];
    });
}
function overrideMatcher({ paths, images }) {
    const inFiles = paths === undefined ? () => true : inPaths(paths);
    return (finding) => inFiles(finding) && (images === undefined || imageMatches(images, finding.about?.image));
}
/** `max-age` and `min-age` of every place: the settings, but where an override gives another. */
function agesOf(overrides, { maxAgeMs, minAgeMs }) {
    const given = overrides
        .filter((override) => override.maxAgeMs !== undefined || override.minAgeMs !== undefined)
        .map((override) => ({ override, inFiles: override.paths && (0,model_glob/* pathMatcher */.kZ)(override.paths) }));
    return ({ at, image }) => given.reduce((ages, { override, inFiles }) => {
        const { images } = override;
        const means = inFiles?.(at.file) !== false && (images === undefined || imageMatches(images, image));
        return means
            ? {
                maxAgeMs: override.maxAgeMs ?? ages.maxAgeMs,
                minAgeMs: override.minAgeMs ?? ages.minAgeMs,
            }
            : ages;
    }, { maxAgeMs, minAgeMs });
}

// EXTERNAL MODULE: ./lib/check/rules/expired-waiver.js
var expired_waiver = __webpack_require__(266);
// EXTERNAL MODULE: ./lib/check/rules/unused-waiver.js
var unused_waiver = __webpack_require__(5865);
// EXTERNAL MODULE: ./lib/check/words.js
var check_words = __webpack_require__(6709);
;// CONCATENATED MODULE: ./lib/check/waiver-entry.js


/** A waiver of the policy. It counts up to and including the instant `expires`. */
class PolicyWaiver {
    waiver;
    matched = 0;
    lapsed;
    expiredAt;
    matches;
    constructor(waiver, now) {
        this.waiver = waiver;
        const { expires } = waiver;
        this.expiredAt = expires !== undefined && now > expires ? expires : undefined;
        this.matches = selectorMatcher(waiver);
    }
    decide(finding) {
        const { acknowledged } = this.waiver;
        if (!this.matches(finding))
            return undefined;
        if (acknowledged !== undefined && finding.about?.advisory === undefined)
            return undefined;
        this.matched += 1;
        if (this.expiredAt !== undefined)
            return { lapsed: `A waiver of it expired on ${(0,check_words/* day */.vd)(this.expiredAt)}` };
        const changed = changedSince(acknowledged, finding);
        if (changed === undefined)
            return { waived: waivedBy(this.waiver) };
        this.lapsed = changed;
        return { lapsed: changed };
    }
}
/** A waiver beside the reference: it accepts its check where the finding begins within what it covers. */
class WaiverBeside {
    waiver;
    matched = 0;
    lapsed = undefined;
    expiredAt = undefined;
    constructor(waiver) {
        this.waiver = waiver;
    }
    decide({ check, at }) {
        const { file, span } = this.waiver.covers;
        if (check !== this.waiver.check || at?.file !== file)
            return undefined;
        if (at.span.start < span.start || at.span.start >= span.end)
            return undefined;
        this.matched += 1;
        const { reason, pending } = this.waiver;
        if (pending)
            return { lapsed: 'The change adds the waiver beside it, which counts once it is merged' };
        return { waived: { at: this.waiver.at, reason } };
    }
}
function changedSince(acknowledged, { about }) {
    if (acknowledged === undefined)
        return undefined;
    const updatedAt = about?.advisory?.updatedAt;
    const seen = new Date(acknowledged).toISOString();
    if (updatedAt === undefined)
        return `Its waiver does not hold: it acknowledges the state of ${seen}, and the platform does not say when the advisory changed`;
    if (updatedAt <= acknowledged)
        return undefined;
    return `Its waiver has lapsed: the advisory changed on ${new Date(updatedAt).toISOString()}, after the state of ${seen} that the waiver acknowledges`;
}
function waivedBy({ at, reason, owner, expires }) {
    return {
        at,
        reason,
        ...(owner === undefined ? {} : { owner }),
        ...(expires === undefined ? {} : { expires }),
    };
}

;// CONCATENATED MODULE: ./lib/check/apply-policy.js
// Findings and policy → what counts: severities, waivers, and what is to say about the waivers themselves.






const dayMs = 86_400_000;
const soonMs = 14 * dayMs;
/** Applies a policy to the findings of the evidence. Waivers never waive what is said about waivers. */
function applyPolicy(findings, policy, { now, complete, inline = [] }) {
    const levelled = withSeverities(findings, policy);
    const own = policy.waivers.map((waiver) => new PolicyWaiver(waiver, now));
    const removed = policy.removed.map((waiver) => new PolicyWaiver(waiver, now));
    const beside = inline.map((waiver) => new WaiverBeside(waiver));
    const counting = [...own, ...removed, ...beside];
    const judged = levelled.map((finding) => judgedBy(counting, finding));
    const about = [
        ...own.flatMap((entry) => aboutPolicyWaiver(entry, complete)),
        ...beside.flatMap((entry) => (entry.waiver.pending ? [] : aboutUnused(entry, complete))),
    ];
    return {
        findings: [...judged, ...withSeverities(about, policy)].sort(check/* byPlace */.hz),
        waiverStates: [
            ...[...own, ...beside].map((entry) => stateOf(entry, now, complete)),
            ...removed.map(removedState),
            ...policy.pending.map((waiver) => pendingState(new PolicyWaiver(waiver, now), levelled)),
        ],
    };
}
/** The first waiver that holds waives the finding; one that no longer holds leaves a sentence. */
function judgedBy(entries, finding) {
    const decisions = entries.flatMap((entry) => entry.decide(finding) ?? []);
    const waived = decisions.find((decision) => 'waived' in decision);
    if (waived !== undefined)
        return { ...finding, ...waived };
    const lapsed = decisions.find((decision) => 'lapsed' in decision);
    return lapsed === undefined ? finding : { ...finding, message: `${finding.message}. ${lapsed.lapsed}` };
}
/** What another repository's policy waives is nobody's here to tidy, unless it is missed. */
function aboutPolicyWaiver(entry, complete) {
    const { waiver, matched, expiredAt } = entry;
    if (waiver.inheritedAt !== undefined && (expiredAt === undefined || matched === 0))
        return [];
    if (expiredAt === undefined)
        return aboutUnused(entry, complete);
    return [apply_policy_finding(expired_waiver/* expiredWaiver */.a, (0,expired_waiver/* expiredDraft */.n)(waiver, expiredAt, matched))];
}
function aboutUnused({ waiver, matched }, complete) {
    return matched > 0 || !complete ? [] : [apply_policy_finding(unused_waiver/* unusedWaiver */.L, (0,unused_waiver/* unusedDraft */.a)(waiver))];
}
function apply_policy_finding({ id, severity }, draft) {
    return { check: id, severity, ...draft };
}
function stateOf(entry, now, complete) {
    const { waiver, matched, lapsed, expiredAt } = entry;
    if ('pending' in waiver)
        return waiting(entry);
    if (expiredAt !== undefined)
        return said(entry, 'expired', `It expired on ${(0,check_words/* day */.vd)(expiredAt)}`);
    if (lapsed !== undefined)
        return said(entry, 'lapsed', lapsed);
    const soon = 'expires' in waiver ? expiringSoon(waiver.expires, now) : undefined;
    return said(entry, matched > 0 ? 'active' : complete ? 'unused' : 'unknown', soon);
}
function removedState(entry) {
    const until = entry.expiredAt === undefined ? '; until it is merged, it counts' : '';
    return said(entry, 'removed', `The pull request takes it away${until}`);
}
function pendingState(entry, findings) {
    for (const one of findings)
        entry.decide(one);
    return waiting(entry);
}
function waiting(entry) {
    const findings = entry.matched > 0 ? `, for ${(0,check_words/* plural */.LS)(entry.matched, 'finding')}` : '';
    return said(entry, 'pending', `The pull request adds this waiver: it counts once it is merged${findings}`);
}
function said({ waiver, matched }, state, notice) {
    return { waiver, state, matched, ...(notice === undefined ? {} : { notice }) };
}
function expiringSoon(expires, now) {
    if (expires === undefined || expires - now > soonMs)
        return undefined;
    const days = Math.floor((expires - now) / dayMs);
    return `It expires on ${(0,check_words/* day */.vd)(expires)}, ${days === 0 ? 'within a day' : `in ${(0,check_words/* plural */.LS)(days, 'day')}`}`;
}

// EXTERNAL MODULE: ./lib/report/coverage.js
var report_coverage = __webpack_require__(7130);
// EXTERNAL MODULE: ./lib/resolve/repository.js
var resolve_repository = __webpack_require__(9386);
;// CONCATENATED MODULE: ./lib/resolve/end-of-life-date.js
// The day of a deprecated tag's end of life. A finding shows it; no verdict rests on it.


/** Asks for the date of a tag that the list of tags calls deprecated; the operation is not served everywhere. */
function dateAsker(sources, scope) {
    const { catalogue } = sources;
    return async (path, tag) => {
        if (catalogue?.endOfLifeDate === undefined)
            return undefined;
        const repository = await (0,resolve_repository/* findRepository */.W)(sources, scope, path);
        if (repository === undefined || 'cause' in repository)
            return undefined;
        try {
            return await catalogue.endOfLifeDate(repository, tag);
        }
        catch (error) {
            const { cause, message } = (0,failure/* unknownFrom */.NI)(error, path);
            return cause === 'not-found' ? undefined : { unknown: message };
        }
    };
}

;// CONCATENATED MODULE: ./lib/resolve/coverage.js
const coverage_allTime = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };
/** All of time up to and including an instant. */
function timeUpTo(instant) {
    return { from: coverage_allTime.from, to: instant + 1 };
}
/** The coverage with one more stretch known. */
function covering(coverage, { from, to }) {
    if (from >= to)
        return coverage;
    const before = coverage.filter((known) => known.to < from);
    const after = coverage.filter((known) => known.from > to);
    const touching = coverage.slice(before.length, coverage.length - after.length);
    const joined = {
        from: Math.min(from, touching[0]?.from ?? from),
        to: Math.max(to, touching.at(-1)?.to ?? to),
    };
    return [...before, joined, ...after];
}
/** What the coverage lacks of a stretch, in order; empty when all of it is known. */
function gapsOf(coverage, within = coverage_allTime) {
    const gaps = [];
    let from = within.from;
    for (const known of coverage) {
        const to = Math.min(known.from, within.to);
        if (to > from)
            gaps.push({ from, to });
        from = Math.max(from, known.to);
    }
    if (from < within.to)
        gaps.push({ from, to: within.to });
    return gaps;
}
/** The known stretch that an instant lies in; for the end of time, the one that has no end. */
function stretchAt(coverage, instant) {
    return coverage.find(({ from, to }) => from <= instant && (instant < to || to === coverage_allTime.to));
}

;// CONCATENATED MODULE: ./lib/resolve/timeline-records.js

/** Orders records of any origin and drops those that repeat another (platform-facts: Registry). */
function orderRecords(records) {
    const sorted = [...records].sort((a, b) => a.at - b.at || compareText(a.digest, b.digest));
    return sorted.filter(({ at, digest }, index) => {
        const before = sorted[index - 1];
        return before?.at !== at || before.digest !== digest;
    });
}
function compareText(a, b) {
    return a < b ? -1 : Number(a > b);
}
/** The records with more of them: only where the new ones lie is anything sorted. */
function withRecords(records, more) {
    const added = orderRecords(more);
    const start = countBefore(records, added[0]?.at ?? coverage_allTime.to);
    const end = countBefore(records, (added.at(-1)?.at ?? coverage_allTime.to) + 1);
    const among = start === end ? added : orderRecords([...records.slice(start, end), ...added]);
    return records.slice(0, start).concat(among, records.slice(end));
}
/** The records of a stretch of time. */
function recordsIn(records, { from, to }) {
    return records.slice(countBefore(records, from), countBefore(records, to));
}
/** How many of an ordered list lie before an instant. */
function countBefore(records, instant) {
    let low = 0;
    let high = records.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((records[middle]?.at ?? coverage_allTime.to) < instant)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

;// CONCATENATED MODULE: ./lib/resolve/timeline.js

/**
 * Orders records by time and joins those that repeat a digest. Records may come in any order and more than once
 * (platform-facts: Registry). Where several digests carry one time stamp, each has a tied reign of its own, never
 * joined to its neighbours: whether it came first or last in that millisecond is not known.
 */
function timelineOf(records) {
    const reigns = [];
    let newest = [];
    for (const [at, digests] of momentsOf(orderRecords(records))) {
        const tied = digests.length > 1;
        if (!tied && newest.length === 1 && newest[0]?.digest === digests[0])
            continue;
        for (const reign of newest)
            reign.until = at;
        newest = digests.map((digest) => ({ digest, since: at, tied }));
        for (const reign of newest)
            reigns.push(reign);
    }
    return reigns;
}
/** Each time stamp once, in order, with its digests. */
function* momentsOf(records) {
    let digests = [];
    for (const [index, { at, digest }] of records.entries()) {
        digests.push(digest);
        if (records[index + 1]?.at === at)
            continue;
        yield [at, digests];
        digests = [];
    }
}
/** Every reign of the digest, from oldest to newest. */
function reignsOf(timeline, digest) {
    return timeline.filter((reign) => reign.digest === digest);
}
/** The index of the digest's newest reign, or -1. */
function lastReignOf(timeline, digest) {
    return timeline.findLastIndex((reign) => reign.digest === digest);
}
/** What the tag was at an instant: nothing before its first record, several reigns where they are tied. */
function reignsAt(timeline, instant) {
    const end = countUpTo(timeline, instant);
    const since = timeline[end - 1]?.since;
    let start = end;
    while (start > 0 && timeline[start - 1]?.since === since)
        start -= 1;
    return timeline.slice(start, end);
}
/** The timeline as it stood at an instant: what came later has not happened yet. */
function upTo(timeline, instant) {
    return timeline.slice(0, countUpTo(timeline, instant)).map((reign) => {
        if (reign.until === undefined || reign.until <= instant)
            return reign;
        const { until: _later, ...open } = reign;
        return open;
    });
}
/** How many reigns began at or before an instant. */
function countUpTo(timeline, instant) {
    let low = 0;
    let high = timeline.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((timeline[middle]?.since ?? Number.POSITIVE_INFINITY) <= instant)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

;// CONCATENATED MODULE: ./lib/resolve/timeline-standing.js

/** How the digest stands at the end of the timeline; its last reign decides. */
function standingOf(timeline, digest) {
    const reign = timeline[lastReignOf(timeline, digest)];
    if (reign === undefined)
        return { status: 'never' };
    const { since, until, tied } = reign;
    if (until === undefined)
        return { status: 'current', since, tied };
    const newer = timeline.slice(timeline.findIndex((other) => other.since === until));
    const by = newer.filter((other) => other.since === until).map((other) => other.digest);
    return { status: 'superseded', since, tied, at: until, by, behind: newer.length };
}
/**
 * The newest reign that is old enough, without its end: the tag as it stood `minAgeMs` before `asOf`. Empty when
 * none is, several where they are tied. A digest that returns is as young as its return.
 */
function currentAt(timeline, view) {
    const horizon = timeline_standing_horizonOf(view);
    return reignsAt(upTo(timeline, horizon), horizon);
}
/** The newest instant at which a reign may have begun for its digest to count as current. */
function timeline_standing_horizonOf({ now, asOf, minAgeMs = 0 }) {
    return minAgeMs === 0 ? (asOf ?? Number.POSITIVE_INFINITY) : (asOf ?? now) - minAgeMs;
}

;// CONCATENATED MODULE: ./lib/resolve/walk-answer.js




/** The reigns that count as current (see `currentAt`): none when no digest is old enough or the history is empty. */
function currentIn(known, view) {
    const horizon = timeline_standing_horizonOf(view);
    const proved = provedAt(known, horizon);
    if (proved === undefined)
        return missingUpTo(known, horizon);
    const reigns = currentAt(proved.timeline, view);
    return isExact(proved, reigns[0]?.since) ? { status: 'known', reigns } : missingUpTo(known, horizon);
}
/** How the digest stands as of the view's instant. `never` is said only when everything up to it is known. */
function standingIn(known, digest, view) {
    const asOf = view.asOf ?? coverage_allTime.to;
    const proved = provedAt(known, asOf);
    if (proved === undefined)
        return missingUpTo(known, asOf);
    const standing = standingOf(upTo(proved.timeline, asOf), digest);
    const since = standing.status === 'never' ? undefined : standing.since;
    return isExact(proved, since) ? standing : missingUpTo(known, asOf);
}
/** What must be read to say which digest is current, and how each of these digests stands. */
function goalOf(digests, view) {
    return {
        about: { from: horizonOf(view), to: (view.asOf ?? allTime.to) + 1 },
        enough: (known) => currentIn(known, view).status === 'known' &&
            digests.every((digest) => standingIn(known, digest, view).status !== 'unknown'),
    };
}
function provedAt({ coverage, history }, instant) {
    const stretch = stretchAt(coverage, instant);
    if (stretch === undefined)
        return undefined;
    return { timeline: timelineOf(recordsIn(history, stretch)), from: stretch.from };
}
/** A known stretch's first reign may have begun before it: of what is older than the second, nothing is sure. */
function isExact({ timeline, from }, since) {
    return from === coverage_allTime.from || (since !== undefined && since !== timeline[0]?.since);
}
function missingUpTo({ coverage }, instant) {
    return { status: 'unknown', missing: gapsOf(coverage, timeUpTo(instant)) };
}

;// CONCATENATED MODULE: ./lib/resolve/prove.js



/** What must be read to say which digest is current, and what each of these digests is to the tag. */
function goalFor(digests, view) {
    return {
        about: { from: Math.min(timeline_standing_horizonOf(view), view.now), to: coverage_allTime.to },
        enough: (known) => currentIn(known, view).status === 'known' &&
            digests.every((digest) => placeOf(known, digest, view).status !== 'unknown'),
    };
}
/**
 * Where a pin stands in the view. A digest whose last reign began after the view's horizon is judged by the whole
 * history, so that neither `as-of` nor `min-age` calls a newer pin foreign or stale.
 */
function placeOf(known, digest, view) {
    const horizon = timeline_standing_horizonOf(view);
    const overall = standingIn(known, digest, { now: view.now });
    if ('since' in overall && overall.since > horizon)
        return { ...overall, status: 'current' };
    const then = standingIn(known, digest, { now: view.now, asOf: horizon });
    return then.status === 'never' ? overall : then;
}
/** What a reference's digest is to its tag. `digest` is absent for an unpinned reference. */
function factOf(digest, known, endOfLife, view) {
    const more = endOfLife === undefined ? {} : { endOfLife };
    const unknown = (message) => ({
        status: 'unknown',
        cause: 'history-incomplete',
        message,
        ...more,
    });
    const newest = currentIn(known, view);
    if (newest.status === 'unknown')
        return unknown(missingStretch(newest));
    const place = digest === undefined ? undefined : placeOf(known, digest, view);
    if (place?.status === 'unknown')
        return unknown(missingStretch(place));
    const young = place?.status === 'current' ? youngUntil(place.since, view) : {};
    const [reign] = newest.reigns;
    if (reign === undefined) {
        if (digest === undefined || place?.status !== 'current')
            return unknown(noCurrent(known, view));
        return {
            status: 'current',
            pinnedSince: place.since,
            currentDigest: digest,
            currentSince: place.since,
            ...young,
            ...more,
        };
    }
    const current = { currentDigest: reign.digest, currentSince: reign.since, ...more };
    const tied = newest.reigns.length > 1;
    if (place === undefined)
        return tied ? unknown(tiedAt(reign.since)) : { status: 'unpinned', ...current };
    switch (place.status) {
        case 'current':
            return { status: 'current', pinnedSince: place.since, ...current, ...young };
        case 'never':
            return { status: 'not-in-history', records: known.records, historySince: oldest(known), ...current };
        case 'superseded':
            if (tied)
                return unknown(tiedAt(reign.since));
            return {
                status: 'superseded',
                pinnedSince: place.since,
                supersededAt: place.at,
                supersededBy: place.by[0] ?? reign.digest,
                behind: place.behind,
                lagMs: Math.max(0, (view.asOf ?? view.now) - place.at),
                ...current,
            };
    }
}
function youngUntil(since, { now, asOf, minAgeMs = 0 }) {
    return minAgeMs > 0 && since + minAgeMs > (asOf ?? now) ? { youngUntil: since + minAgeMs } : {};
}
function oldest({ timeline }) {
    return timeline[0]?.since ?? Number.NaN;
}
function noCurrent({ records }, view) {
    if (records === 0)
        return 'The tag has no history';
    return `No digest of the tag was there by ${new Date(timeline_standing_horizonOf(view)).toISOString()} (\`as-of\`, \`min-age\`)`;
}
function missingStretch({ missing }) {
    return `The history cannot be read whole, records are missing ${missing.map(stretchText).join(', and ')}`;
}
function stretchText({ from, to }) {
    const since = Number.isFinite(from) ? `from ${new Date(from).toISOString()}` : 'from the beginning';
    return Number.isFinite(to) ? `${since} to ${new Date(to).toISOString()}` : since;
}
function tiedAt(instant) {
    return `The tag moved twice at ${new Date(instant).toISOString()}, so which digest is current is not known`;
}

;// CONCATENATED MODULE: ./lib/resolve/one-platform.js


const mostIndexes = 64;
const atOnce = 8;
/**
 * Looks the pin up under the indexes of the history, newest first, where the registry serves manifests
 * (platform-facts: Registry). Gives the fact back unchanged when the pin is under none of the newest 64.
 * @throws Failure when the registry serves manifests but fails to answer
 */
async function onePlatformFact(fact, digest, known, view, children) {
    const own = await children(digest);
    if (own === undefined || own.length > 0)
        return fact;
    const { timeline } = known;
    const indexes = [...new Set(timeline.toReversed().map((reign) => reign.digest))].slice(0, mostIndexes);
    for (let next = 0; next < indexes.length; next += atOnce) {
        const batch = indexes.slice(next, next + atOnce);
        const found = await Promise.all(batch.map(children));
        const indexDigest = batch.find((_, position) => found[position]?.includes(digest));
        if (indexDigest === undefined)
            continue;
        const { records: _records, historySince: _since, ...current } = fact;
        const reign = timeline[lastReignOf(timeline, indexDigest)];
        const since = reign && { pinnedSince: reign.since };
        return { ...current, status: 'one-platform', indexDigest, ...since, ...lagOf(indexDigest, known, view) };
    }
    return fact;
}
/** How the index lies behind the tag: pinning a part of it makes it no younger. */
function lagOf(indexDigest, known, view) {
    const fact = factOf(indexDigest, known, undefined, view);
    if (fact.status !== 'superseded')
        return {};
    const { supersededAt, supersededBy, behind, lagMs } = fact;
    return { lag: { supersededAt, supersededBy, behind, lagMs } };
}

;// CONCATENATED MODULE: ./lib/resolve/recover.js
const mostHistories = 50;
/**
 * The tag that the digest was: one whose list entry names it, else the first whose history holds it, `latest` before
 * others and living tags before those at their end of life. `undefined`: none of the first 50 tags ever was it.
 */
async function recoverTag(digest, tags, historyOf) {
    const ranked = [...tags].sort((a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : 1));
    const listed = ranked.find((tag) => tag.digest === digest);
    if (listed !== undefined)
        return listed.name;
    const asked = ranked.slice(0, mostHistories);
    const histories = await Promise.all(asked.map(({ name }) => historyOf(name)));
    return asked.find((_, index) => histories[index]?.timeline.some((reign) => reign.digest === digest))?.name;
}
function rank({ name, deprecated }) {
    return (name === 'latest' ? 0 : 1) + (deprecated ? 2 : 0);
}

;// CONCATENATED MODULE: ./lib/resolve/remember.js
// Asks once for each key: later askers, also those who come while the first is waiting, get the same answer.
/** Wraps an asker; two keys are the same when their texts are. */
function remember(ask) {
    const answers = new Map();
    return (...key) => {
        const name = key.join(' ');
        const answer = answers.get(name) ?? ask(...key);
        answers.set(name, answer);
        return answer;
    };
}

// EXTERNAL MODULE: ./node_modules/semver/index.js
var semver = __webpack_require__(2088);
;// CONCATENATED MODULE: ./lib/resolve/successor.js
// Where to go from a tag at its end of life: same repository, same variant, a newer living version.

const successor_form = new RegExp([
    /^(?<prefix>(?:[a-z]+-)*)(?<v>v?)(?<numbers>\d{1,9}(?:\.\d{1,9}){0,2})/,
    /(?:[-_.]?(?<stage>alpha|beta|rc|cr|preview|pre|milestone|nightly|snapshot|canary|ea|[abm](?=\d))(?![a-z])[-_.]?(?<step>\d{0,9}))?/,
    /(?:(?:-r|\.)(?<revision>\d{1,9}))?(?<suffix>(?:-[a-z][\w.-]*)?)$/,
]
    .map(({ source }) => source)
    .join(''), 'i');
const stages = { a: 'alpha', b: 'beta', cr: 'rc', m: 'milestone' };
const date = /^\d{8}$/;
/**
 * The living tags to move to: newer than `tag` by `semver`, with the same variant suffix, as exact as `tag` if there
 * are any such (`18` → `22`, not `22.1.3`), and prereleases only for a prerelease. `undefined` when there is none, or
 * when `tag` names no version.
 */
function successorsOf(tag, tags) {
    const from = successor_parse(tag);
    if (from === undefined)
        return undefined;
    const living = tags
        .flatMap(({ name, deprecated }) => (deprecated ? [] : (successor_parse(name) ?? [])))
        .filter((other) => other.variant === from.variant && compare(other, from) > 0)
        .filter(({ version }) => version.prerelease.length === 0 || from.version.prerelease.length > 0)
        .sort((a, b) => compare(a, b) || compareSpelling(a, b, from));
    const alike = living.filter(({ precision }) => precision === from.precision);
    const candidates = alike.length > 0 ? alike : living;
    const [next] = candidates;
    const nearest = candidates.findLast((other) => next !== undefined && isSameLine(other, next, from));
    const newest = candidates.at(-1);
    return nearest && newest && { nearest: nearest.name, newest: newest.name };
}
function successor_parse(name) {
    const groups = successor_form.exec(name)?.groups;
    if (groups === undefined)
        return undefined;
    const { prefix = '', v = '', numbers = '', stage, step, revision, suffix = '' } = groups;
    const [major = 0, minor = 0, patch = 0] = numbers.split('.').map(Number);
    const stageName = stage?.toLowerCase();
    const prerelease = stageName === undefined ? '' : `-${stages[stageName] ?? stageName}.${Number(step)}`;
    return {
        name,
        version: new semver.SemVer(`${major}.${minor}.${patch}${prerelease}`),
        revision: Number(revision ?? -1),
        variant: `${prefix}${date.test(numbers) ? 'date' : ''}${suffix}`,
        precision: numbers.split('.').length + (revision === undefined ? 0 : 1),
        spelledWithV: v !== '',
    };
}
function compare(a, b) {
    return semver.compare(a.version, b.version) || a.revision - b.revision;
}
/** Of two names for one version the one that is spelled like `from` comes last, so it is taken. */
function compareSpelling(a, b, from) {
    const alike = (tag) => Number(tag.spelledWithV === from.spelledWithV);
    return alike(a) - alike(b) || (a.name < b.name ? 1 : -1);
}
/** A line is a major version for a tag that names only that, else a major and minor version. */
function isSameLine(a, b, from) {
    return a.version.major === b.version.major && (from.precision === 1 || a.version.minor === b.version.minor);
}

;// CONCATENATED MODULE: ./lib/resolve/tag-list.js
// The platform's list of a repository's tags, asked once; and what it says of a tag's end of life.





/** Asks once a repository and remembers. `path` is `<org>/<image>`. */
function tagLister(sources, scope) {
    return remember((path) => tagsOf(sources, scope, path));
}
/** What the list says of the image's tag. A list that failed or lacks the tag is an Unknown, never "not deprecated". */
function endOfLifeIn(tags, image) {
    if (tags === undefined || 'cause' in tags)
        return tags;
    const tag = tags.find(({ name }) => name === image.tag);
    if (tag === undefined) {
        const message = "The platform's list of tags does not have it, so its end of life is not known";
        return { cause: 'contradiction', subject: (0,model_image/* imageName */.tO)(image), message };
    }
    if (!tag.deprecated)
        return { deprecated: false };
    const successors = successorsOf(tag.name, tags);
    return { deprecated: true, ...(successors === undefined ? {} : { successors }) };
}
async function tagsOf(sources, scope, path) {
    const repository = await (0,resolve_repository/* findRepository */.W)(sources, scope, path);
    if (repository === undefined || 'cause' in repository)
        return repository;
    try {
        return await sources.catalogue?.listTags(repository);
    }
    catch (error) {
        return (0,failure/* unknownFrom */.NI)(error, path);
    }
}

;// CONCATENATED MODULE: ./lib/resolve/walk.js



/**
 * Asks for the whole history first, then goes on from the newest record. Once the pace of the records says that more
 * than an answer lies ahead it jumps, once, to shortly before what the question is about, and comes back for what it
 * left out only if the answer needs it. Windows have no end and overlap at a time stamp: so it does not matter whether
 * the service counts bounds in, and a time stamp that the limit cut is read again whole.
 *
 * No request proves more than `limit - 1` records, for a full answer may have cut its newest time stamp. N records
 * with time stamps of their own so take ⌈N / (limit - 1)⌉ requests and at least one; a jump adds at most one. Up to
 * N = limit × (limit - 1) that is within ⌈N / limit⌉ + 1, unless a jump lands behind almost all records and N is
 * within ⌈N / limit⌉ of the next multiple of `limit`. A time stamp with `limit` or more records stays a gap.
 */
async function walkHistory({ ask, limit, now, about, enough }) {
    const walk = new Walk(ask, limit, about ?? { from: now, to: coverage_allTime.to }, now);
    await walk.read(coverage_allTime.from);
    for (;;) {
        const from = walk.next();
        const known = walk.known();
        if (from === undefined || enough(known))
            return known;
        await walk.read(from);
    }
}
class Walk {
    ask;
    limit;
    about;
    now;
    history = [];
    coverage = [];
    /** Known, or given up: not to be asked again. */
    settled = [];
    /** The service has shown that a window holds records of its very start. */
    countsStart = false;
    pages = 0;
    pageMs = 0;
    jumped = false;
    constructor(ask, limit, about, now) {
        this.ask = ask;
        this.limit = limit;
        this.about = about;
        this.now = now;
    }
    known() {
        const { history, coverage } = this;
        let timeline;
        return {
            get timeline() {
                timeline ??= timelineOf(history);
                return timeline;
            },
            records: history.length,
            history,
            coverage,
            gaps: gapsOf(coverage),
        };
    }
    /** From where a request can learn more; `undefined` when none can. */
    next() {
        const gap = gapsOf(this.settled, { from: coverage_allTime.from, to: this.about.to }).at(-1);
        if (gap === undefined || this.jumped || gap.to < this.about.to)
            return gap?.from;
        const likely = Math.min(this.about.from, this.now);
        const pagesAhead = (likely - gap.from) / this.pageMs;
        // A long silence is believed to be full of records only in proportion to what has been read: the tag may be dead.
        this.jumped = this.pages > 1 && pagesAhead > 1 && pagesAhead <= 2 ** (this.pages + 2);
        return this.jumped ? Math.floor(likely - 0.75 * this.pageMs) : gap.from;
    }
    /** Reads records from an instant on. The one before it is asked too unless that is known to be a waste. */
    async read(from) {
        const start = this.countsStart && this.holds(from - 1) ? from : from - 1;
        const answer = await this.ask(start === coverage_allTime.from ? {} : { start });
        const overlaps = this.holds(from);
        this.history = withRecords(this.history, answer);
        const instants = new Set(answer.map(({ at }) => at));
        const oldest = answer.reduce((least, { at }) => Math.min(least, at), coverage_allTime.to);
        const newest = answer.reduce((most, { at }) => Math.max(most, at), coverage_allTime.from);
        const full = answer.length >= this.limit;
        if (instants.has(start))
            this.countsStart = true;
        if (full && newest <= from && oldest < from) {
            // Only what came before: try again without it, or give up on a service that does not heed the window.
            if (start === from || oldest < start)
                this.settle({ from, to: coverage_allTime.to });
        }
        else if (overlaps && !instants.has(from)) {
            this.settle({ from, to: coverage_allTime.to });
        }
        else {
            const stretch = { from, to: full ? newest : coverage_allTime.to };
            this.coverage = covering(this.coverage, stretch);
            this.settle(stretch);
            if (full && oldest === newest)
                this.settle({ from: newest, to: newest + 1 });
            if (full)
                this.pages += 1;
            this.pageMs = newest - oldest;
        }
    }
    settle(stretch) {
        this.settled = covering(this.settled, stretch);
    }
    holds(instant) {
        return recordsIn(this.history, { from: instant, to: instant + 1 }).length > 0;
    }
}

;// CONCATENATED MODULE: ./lib/resolve/tag.js
// One tag: its history and its end of life, asked side by side; then each pin judged by the answer.





/** Asks for as much of the tag's history as the pinned digests need, and for its end of life. Never throws a Failure. */
async function askTag(image, digests, { sources, listTags, dateOf, historyLimit, view }) {
    const ask = sources.history(image.repository, image.tag);
    const [history, tags] = await Promise.all([
        walkHistory({ ask, limit: historyLimit, now: view.now, ...goalFor(digests, view) }).catch((error) => (0,failure/* unknownFrom */.NI)(error, (0,model_image/* imageName */.tO)(image))),
        listTags(image.repository),
    ]);
    const endOfLife = endOfLifeIn(tags, image);
    if (endOfLife === undefined || 'cause' in endOfLife || !endOfLife.deprecated)
        return { history, endOfLife };
    const date = await dateOf(image.repository, image.tag);
    return { history, endOfLife: { ...endOfLife, ...(date === undefined ? {} : { date }) } };
}
/** The fact of one pin, and what of the answer is missing for a verdict. */
function judgePin(image, { history, endOfLife }, view) {
    const notListed = endOfLife !== undefined && 'cause' in endOfLife ? [endOfLife] : [];
    const listed = endOfLife === undefined || 'cause' in endOfLife ? undefined : endOfLife;
    if ('cause' in history)
        return withoutHistory(history, listed);
    const fact = factOf(image.digest, history, listed, view);
    if (fact.status !== 'unknown')
        return { fact, incomplete: notListed };
    return {
        fact,
        incomplete: [{ cause: fact.cause, subject: (0,model_image/* imageName */.tO)(image), message: fact.message }, ...notListed],
    };
}
function withoutHistory(failed, listed) {
    const { cause, message } = failed;
    const missing = missingFact(failed);
    if (missing !== undefined && listed === undefined)
        return { fact: missing, incomplete: [] };
    if (missing !== undefined) {
        const contradiction = `The platform lists the tag, but the registry does not know it: ${message}`;
        const unknown = { ...failed, cause: 'contradiction', message: contradiction };
        return {
            fact: { status: 'unknown', cause: unknown.cause, message: contradiction },
            incomplete: [unknown],
        };
    }
    // A list that the identity may see says nothing about an image that it may not pull: it may be another organization's.
    const known = listed === undefined || cause === 'denied' ? {} : { endOfLife: listed };
    return { fact: { status: 'unknown', cause, message, ...known }, incomplete: [failed] };
}
/** The fact that the registry itself says that repository or tag do not exist; `undefined` for any other failure. */
function missingFact({ cause }) {
    if (cause === 'missing-tag')
        return { status: 'missing', what: 'tag' };
    return cause === 'missing-repository' ? { status: 'missing', what: 'repository' } : undefined;
}

;// CONCATENATED MODULE: ./lib/resolve/ask.js
// One image of the platform → its fact: the tag's answer remembered, what the answer leaves open asked further.








function createAsker({ sources, historyLimit, view, ...scope }) {
    const listTags = tagLister(sources, scope);
    const dateOf = dateAsker(sources, scope);
    const children = remember(sources.children);
    const answers = new Map();
    function tagAnswer(image, digests) {
        const name = (0,model_image/* imageName */.tO)(image);
        const answer = answers.get(name) ?? askTag(image, digests, { sources, listTags, dateOf, historyLimit, view });
        answers.set(name, answer);
        return answer;
    }
    async function askTagged(image, digests) {
        const answer = await tagAnswer(image, digests);
        const judged = { ...judgePin(image, answer, view), ...historyOf(image, answer) };
        const { fact } = judged;
        if (fact.status !== 'not-in-history' || image.digest === undefined || 'cause' in answer.history)
            return judged;
        try {
            const below = (digest) => children(image.repository, digest);
            return {
                ...judged,
                fact: await onePlatformFact(fact, image.digest, answer.history, view, below),
            };
        }
        catch (error) {
            return { ...judged, ...unknownAnswer((0,failure/* unknownFrom */.NI)(error, (0,model_image/* imageName */.tO)(image))) };
        }
    }
    /** A reference without a tag: the tag that its digest was, else unknown. */
    async function askUntagged(image, digest) {
        const subject = `${(0,model_image/* imageName */.tO)(image)}@${digest}`;
        const tags = await listTags(image.repository);
        if (tags !== undefined && 'cause' in tags)
            return unknownAnswer({ ...tags, subject });
        const known = tags ?? [{ name: 'latest', deprecated: false }];
        const tag = await recoverTag(digest, known, async (name) => {
            const { history } = await tagAnswer({ ...image, tag: name }, [digest]);
            return 'cause' in history ? undefined : history;
        });
        if (tag === undefined) {
            const message = 'The reference has a digest and no tag, and none of the tags looked at ever was that digest';
            return unknownAnswer({ cause: 'no-tag', subject, message });
        }
        const answered = await askTagged({ ...image, tag }, [digest]);
        const { fact } = answered;
        const hasTag = fact.status !== 'unknown' && fact.status !== 'missing';
        return hasTag ? { ...answered, fact: { ...fact, recoveredTag: tag } } : answered;
    }
    return (image, digests) => {
        const { tag, digest } = image;
        if (tag === undefined && digest !== undefined)
            return askUntagged(image, digest);
        return askTagged({ ...image, tag: tag ?? 'latest' }, digests);
    };
}
function historyOf({ registry, repository, tag }, { history }) {
    if ('cause' in history)
        return {};
    const { timeline, gaps, coverage } = history;
    const part = gaps.length === 0 ? {} : { known: coverage };
    return {
        history: { registry, repository, tag, complete: gaps.length === 0, ...part, reigns: timeline },
    };
}
/** An unknown that the verdict needs. */
function unknownAnswer(unknown) {
    return {
        fact: { status: 'unknown', cause: unknown.cause, message: unknown.message },
        incomplete: [unknown],
    };
}

;// CONCATENATED MODULE: ./lib/resolve/present.js



/**
 * The fact that the registry's word on the present gives by itself. Nothing is said of the past: not since when the
 * tag is its digest, and never that a pin was not the tag. `isPlatform`: the pin is a manifest of the present index.
 */
function presentFact(present, isPlatform, view) {
    const { image, current } = present;
    const known = { currentDigest: current, basis: 'present' };
    if (view.asOf !== undefined && view.asOf < view.now)
        return noHistory(present, 'what it was at `as-of`');
    if (isPlatform)
        return { status: 'one-platform', indexDigest: current, ...known };
    if (image.digest === current)
        return { status: 'current', ...known };
    if (image.digest !== undefined)
        return unseenPin(present);
    if ((view.minAgeMs ?? 0) > 0)
        return noHistory(present, 'how old its digest is (`min-age`)');
    return { status: 'unpinned', ...known };
}
/** A pin that exists, is not the tag's present digest, and was not seen before. That is no accusation. */
function unseenPin(present) {
    const what = 'whether it ever was the pinned digest, which exists but is not what it is now, and how far behind that is';
    return noHistory(present, what);
}
/** Unknown for want of a history: no other run would find it out either, so it is no gap in this one. */
function noHistory({ image, current, hasLedger }, what) {
    const who = hasLedger
        ? `${image.registry} keeps no history of the tag, and this repository has not seen enough of it`
        : `${image.registry} keeps no history of the tag, and this repository keeps no ledger`;
    return {
        status: 'unknown',
        cause: 'no-history',
        message: `${who}, so it is not known ${what}`,
        currentDigest: current,
    };
}
/** What was seen of a tag as its whole history, ending in what it is now. Records dated after `now` are left out. */
function seenHistory(seen, current, now) {
    const past = orderRecords(seen.filter(({ at }) => at <= now));
    const history = past.at(-1)?.digest === current ? past : orderRecords([...past, { at: now, digest: current }]);
    return {
        timeline: timelineOf(history),
        records: history.length,
        history,
        coverage: [coverage_allTime],
        gaps: [],
    };
}

;// CONCATENATED MODULE: ./lib/resolve/seen-tag.js
/** The first tag of the repository, `latest` before others, that was seen to be the digest. */
function tagSeenAs({ registry, repository }, digest, firstSeen) {
    const prefix = `${registry}/${repository}:`;
    const names = [...(firstSeen ?? [])]
        .filter(([name, records]) => name.startsWith(prefix) && records.some((one) => one.digest === digest))
        .map(([name]) => name.slice(prefix.length))
        .sort();
    return names.includes('latest') ? 'latest' : names[0];
}

;// CONCATENATED MODULE: ./lib/resolve/ask-present.js









/** Asks one digest a tag; of a pin that is not that digest whether it exists, and whether it is a part of it. */
function createPresentAsker({ registries, firstSeen }) {
    const said = new Map();
    const asked = askedOnce(registries);
    async function factFor(image, current, view) {
        const { digest } = image;
        const present = { image, current, hasLedger: firstSeen !== undefined };
        const other = digest === current ? undefined : digest;
        const found = other === undefined ? undefined : await asked.manifest(image, other);
        if (other !== undefined && found === undefined)
            return { status: 'missing', what: 'digest' };
        const single = found?.isIndex === false ? other : undefined;
        const below = async (of) => (of === single ? [] : asked.children(image, of));
        if (firstSeen !== undefined) {
            const fact = await seenFact(present, single, below, firstSeen, view);
            return (await isThere(image, fact, current)) ? fact : noHistory(present, goneDigest);
        }
        const isPlatform = single !== undefined && (await below(current))?.includes(single) === true;
        return presentFact(present, isPlatform, view);
    }
    /** A digest that the ledger would have written must be at the registry: a line in a file is no image. */
    async function isThere(image, fact, current) {
        const wanted = 'currentDigest' in fact ? fact.currentDigest : undefined;
        if (wanted === undefined || wanted === current)
            return true;
        return (await asked.manifest(image, wanted)) !== undefined;
    }
    async function askTagged(image, view) {
        const name = (0,model_image/* imageName */.tO)(image);
        return answered(name, async () => {
            const current = await asked.digestOf(image, image.tag);
            said.set(name, current);
            return factFor(image, current, view);
        });
    }
    /** A reference without a tag: it must exist, and it may have been seen as a tag. */
    async function askUntagged(image, digest, view) {
        const subject = `${(0,model_image/* imageName */.tO)(image)}@${digest}`;
        const found = await answered(subject, async () => (await asked.manifest(image, digest)) === undefined
            ? { status: 'missing', what: 'digest' }
            : withoutTag(image));
        const tag = found.fact.status === 'unknown' ? tagSeenAs(image, digest, firstSeen) : undefined;
        if (tag === undefined || found.incomplete.length > 0)
            return found;
        const tagged = await askTagged({ ...image, tag }, view);
        const { fact } = tagged;
        const hasTag = fact.status !== 'unknown' && fact.status !== 'missing';
        return hasTag ? { ...tagged, fact: { ...fact, recoveredTag: tag } } : tagged;
    }
    return {
        said,
        ask: (image, view) => image.tag === undefined && image.digest !== undefined
            ? askUntagged(image, image.digest, view)
            : askTagged({ ...image, tag: image.tag ?? 'latest' }, view),
    };
}
const goneDigest = 'which digest to take: the one that is old enough is no longer at the registry';
/** The same questions, each asked once. */
function askedOnce(registries) {
    const manifest = remember((registry, repository, digest) => registries.manifest({ registry, repository }, digest));
    const children = remember((registry, repository, digest) => registries.children({ registry, repository }, digest));
    const digestOf = remember((registry, repository, tag) => registries.digestOf({ registry, repository }, tag));
    return {
        digestOf: ({ registry, repository }, tag) => digestOf(registry, repository, tag),
        manifest: ({ registry, repository }, digest) => manifest(registry, repository, digest),
        children: ({ registry, repository }, digest) => children(registry, repository, digest),
    };
}
async function seenFact(present, single, below, firstSeen, view) {
    const { image, current } = present;
    const known = seenHistory(firstSeen.get((0,model_image/* imageName */.tO)(image)) ?? [], current, view.now);
    const proved = factOf(image.digest, known, undefined, view);
    if (proved.status === 'unknown')
        return noHistory(present, `which digest to take: ${proved.message}`);
    if (proved.status === 'missing')
        return proved;
    if (proved.status !== 'not-in-history')
        return { ...proved, basis: 'first-seen' };
    const fact = single === undefined ? proved : await onePlatformFact(proved, single, known, view, below);
    return fact.status === 'one-platform' ? { ...fact, basis: 'first-seen' } : unseenPin(present);
}
function withoutTag({ registry }) {
    const message = `The reference has a digest and no tag. ${registry} has the digest, and keeps no history of tags, so it is not known which tag it is or was`;
    return { status: 'unknown', cause: 'no-tag', message };
}
async function answered(subject, ask) {
    try {
        return { fact: await ask(), incomplete: [] };
    }
    catch (error) {
        const unknown = (0,failure/* unknownFrom */.NI)(error, subject);
        const missing = missingFact(unknown);
        return missing === undefined ? unknownAnswer(unknown) : { fact: missing, incomplete: [] };
    }
}

;// CONCATENATED MODULE: ./lib/resolve/index.js
// Occurrences → facts: the only stage that waits for the network. Nothing is asked twice, order changes nothing.




/** Makes a resolver that remembers its answers: resolving again asks only for tags that are new. */
function createResolver(options) {
    const { registry, sources, mirrors, view } = options;
    const askers = new Map();
    const others = createPresentAsker({ ...options, registries: options.others });
    function viewAt(occurrence) {
        const minAgeMs = options.minAgeOf?.(occurrence) ?? view.minAgeMs;
        return minAgeMs === undefined ? view : { ...view, minAgeMs };
    }
    function platformAsker(at, asked) {
        const ask = askers.get(at.minAgeMs) ?? createAsker({ ...options, sources: asked, view: at });
        askers.set(at.minAgeMs, ask);
        return ask;
    }
    /** `pins` are the digests of each tag of the platform's registry, by its name. */
    async function answerFor(occurrence, pins) {
        const { image } = occurrence;
        const at = viewAt(occurrence);
        const origin = mirroredImage(image, mirrors);
        if (origin.registry === registry) {
            if ('cause' in sources)
                return unknownAnswer(sources);
            return platformAsker(at, sources)(origin, [...(pins.get((0,model_image/* imageName */.tO)(origin)) ?? [])]);
        }
        if (registry === undefined && options.needPlatform.includes(origin.registry))
            return unknownAnswer(resolve_noPlatform(origin));
        return others.ask(image, at);
    }
    return async (occurrences) => {
        const images = occurrences.filter((occurrence) => occurrence.kind === 'image');
        const pins = pinsOf(images.map(({ image }) => mirroredImage(image, mirrors)));
        const answered = await Promise.all(images.map(async (one) => [one, await answerFor(one, pins)]));
        const histories = answered.flatMap(([, { history }]) => history ?? []);
        const unknowns = answered.flatMap(([, { incomplete }]) => incomplete);
        return {
            facts: new Map(answered.map(([occurrence, { fact }]) => [occurrence, fact])),
            incomplete: [...new Map(unknowns.map((unknown) => [JSON.stringify(unknown), unknown])).values()],
            histories: [...new Map(histories.map((history) => [(0,model_image/* imageName */.tO)(history), history])).values()],
            said: others.said,
        };
    };
}
function pinsOf(images) {
    const pins = new Map();
    for (const image of images) {
        if (image.digest === undefined)
            continue;
        const name = (0,model_image/* imageName */.tO)(image);
        const known = pins.get(name) ?? new Set();
        pins.set(name, known.add(image.digest));
    }
    return pins;
}
function resolve_noPlatform({ registry }) {
    const message = `${registry} keeps histories of its tags, but no platform is configured. Give \`platform\`, or \`base-url\` and \`registry-url\``;
    return { cause: 'no-platform', subject: registry, message };
}

;// CONCATENATED MODULE: ./lib/examine.js
// What a checkout holds → facts, advice, findings and what is not known: resolve, advise and check in one question.








/** Examining again, after a pin, asks the network for nothing that it has already answered. */
function examiner({ connection, config, ledger, checkout, now }) {
    const { policy } = config;
    const ages = agesOf(policy.overrides, config);
    const resolve = createResolver({
        ...config,
        ...config.platform,
        ...registryHost(config.platform),
        ...connection,
        ...ledger,
        needPlatform: presetRegistries,
        mirrors: config.registries,
        historyLimit: historyLimit,
        view: { now, ...config },
        minAgeOf: (occurrence) => ages(occurrence).minAgeMs,
    });
    const advise = createAdviser(connection.advice, checkout, config);
    const maxAgeMs = (occurrence) => ages(occurrence).maxAgeMs;
    return async ({ files, occurrences, problems, waivers, unread }) => {
        const { facts, histories, said, incomplete } = await resolve(occurrences);
        const advised = await advise(occurrences, facts);
        const evidence = { occurrences, facts, histories, ...advised.advice };
        const unreadable = problems.map(({ file, message }) => ({ cause: 'unreadable-file', subject: file, message }));
        const known = [
            ...policy.unread,
            ...unread,
            ...connection.incomplete,
            ...ledger.incomplete,
            ...[connection.clock() ?? []].flat(),
        ];
        const unknowns = [...known, ...incomplete, ...advised.incomplete, ...unreadable];
        const distinct = new Map(unknowns.map((unknown) => [JSON.stringify(unknown), unknown]));
        const found = (0,check/* findingsOf */.WX)(evidence, { maxAgeMs, now, advisories: policy.advisories });
        const applied = applyPolicy(found, policy, { now, complete: distinct.size === 0, inline: waivers });
        const texts = new Map([...advised.files, ...files]);
        return {
            files: texts,
            evidence,
            said,
            inline: waivers,
            artifacts: (0,report_coverage/* count */.U9)(advised.asked),
            ...applied,
            incomplete: [...distinct.values()],
        };
    };
}

// EXTERNAL MODULE: ./lib/http/secrets.js
var secrets = __webpack_require__(8305);
// EXTERNAL MODULE: ./lib/http/stop.js
var stop = __webpack_require__(5334);
;// CONCATENATED MODULE: ./lib/ledger/entries.js
/**
 * The union. Entries that repeat their neighbour's digest stay: dropping them here would make the order of merges
 * matter, for a later merge may put another digest between them.
 */
function mergeEntries(one, other) {
    const all = [...one, ...other].sort(entries_compare);
    return all.filter((entry, index) => {
        const before = all[index - 1];
        return before === undefined || entries_compare(before, entry) !== 0;
    });
}
function entries_compare(a, b) {
    return entries_compareText(a.image, b.image) || a.at - b.at || entries_compareText(a.digest, b.digest);
}
function entries_compareText(a, b) {
    return a < b ? -1 : Number(a > b);
}
/** Records by image name, in order of time. */
function recordsByImage(entries) {
    const records = new Map();
    for (const { image, at, digest } of entries) {
        const known = records.get(image) ?? [];
        known.push({ at, digest });
        records.set(image, known);
    }
    return records;
}
/** What is new in what registries said at `now`: a tag's digest is added only where the newest entry is another. */
function newEntries(entries, said, now) {
    const records = recordsByImage(entries);
    const added = [...said].flatMap(([image, digest]) => {
        const newest = (records.get(image) ?? []).findLast(({ at }) => at <= now);
        return newest?.digest === digest ? [] : [{ image, at: now, digest }];
    });
    return mergeEntries(added, []);
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(4377);
;// CONCATENATED MODULE: ./lib/ledger/schema.js
// The first-seen ledger on disk: one line an entry, so that two branches that saw different things merge by lines.

/** Beyond this a ledger is neither read nor written. */
const mostEntries = 20_000;
const ledgerVersion = 1;
const entrySchema = schemas/* strictObject */.rej({
    image: schemas/* string */.YjP()
        .max(512)
        .describe('Image name with registry and tag, in its normalised spelling: `docker.io/library/alpine:3.20`'),
    seen: iso/* datetime */.w$().describe('When the tag was first seen to be the digest: UTC'),
    digest: schemas/* string */.YjP()
        .regex(/^sha256:[a-f0-9]{64}$/)
        .describe('What the registry said that the tag is'),
});
const ledgerSchema = schemas/* strictObject */.rej({
    version: schemas/* literal */.euz(ledgerVersion),
    entries: schemas/* array */.YOg(schemas/* union */.KCZ([entrySchema, schemas/* null */.chJ()]))
        .max(mostEntries + 1)
        .describe('In the order of image, time and digest. The last is null, so that every line of an entry is alike'),
});

;// CONCATENATED MODULE: ./lib/ledger/text.js
// The ledger's text: read with every mistake at its line, written the same for the same entries.



const mostMistakes = 5;
const head = ['{', `"version": ${ledgerVersion},`, '"entries": ['];
const foot = ['null', ']', '}'];
/** One line an entry, every one with a comma after it: the last of the list is null. Ends with a line end. */
function printLedger(entries) {
    return `${[...head, ...entries.map((entry) => `${entryText(entry)},`), ...foot].join('\n')}\n`;
}
/** An entry as it stands in its line, without the comma. */
function entryText({ image, at, digest }) {
    return JSON.stringify({ image, seen: new Date(at).toISOString(), digest });
}
/** Reads a ledger in any layout of JSON and any order: two that git has merged by lines are one. Never throws. */
function parseLedger(text) {
    const value = text_parseJson(text);
    if (value === undefined)
        return { mistakes: [`${atLine(strangeLine(text))}it is not JSON`] };
    const parsed = ledgerSchema.safeParse(value);
    if (!parsed.success) {
        const mistakes = parsed.error.issues.slice(0, mostMistakes).map(({ path, message }) => {
            const line = typeof path[1] === 'number' ? lineOfEntry(text, path[1]) : undefined;
            return `${atLine(line)}${path.length === 0 ? 'the whole' : path.join('.')}: ${message}`;
        });
        return { mistakes };
    }
    const entries = [];
    const mistakes = [];
    for (const [index, entry] of parsed.data.entries.entries()) {
        if (entry === null)
            continue;
        const { image, seen, digest } = entry;
        if (isTagName(image) && (0,model_image/* isDigest */.Bc)(digest))
            entries.push({ image, at: Date.parse(seen), digest });
        else
            mistakes.push(`${atLine(lineOfEntry(text, index))}the image is not a normalised name with a tag`);
    }
    return mistakes.length > 0
        ? { mistakes: mistakes.slice(0, mostMistakes) }
        : { entries: mergeEntries(entries, []) };
}
function text_parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function isTagName(name) {
    const parsed = (0,model_image/* parseImage */.zZ)(name);
    if (parsed.kind === 'invalid')
        return false;
    const { tag, digest } = parsed.image;
    return tag !== undefined && digest === undefined && (0,model_image/* imageName */.tO)(parsed.image) === name;
}
/** The line of an entry in the ledger's own layout; `undefined` in any other. */
function lineOfEntry(text, index) {
    const lines = text.split(/\r?\n/);
    const isOwnLayout = head.every((line, position) => lines[position]?.trim() === line);
    return isOwnLayout ? head.length + index + 1 : undefined;
}
/** The first line that cannot stand in the ledger's own layout: a conflict that nobody resolved, most often. */
function strangeLine(text) {
    const own = new Set([...head, ...foot]);
    const lines = text.split(/\r?\n/);
    const strange = lines.findIndex((line) => {
        const trimmed = line.trim();
        return trimmed !== '' && !own.has(trimmed) && text_parseJson(trimmed.replace(/,$/, '')) === undefined;
    });
    return strange < 0 ? undefined : strange + 1;
}
function atLine(line) {
    return line === undefined ? '' : `line ${line}: `;
}

;// CONCATENATED MODULE: ./lib/ledger/index.js



const nothing = { edits: [], refused: [], changed: [] };
/** Reads the ledger. A file that is not there is empty if it may be made, else there is no ledger. */
async function openLedger(files, file) {
    if (file === undefined)
        return { incomplete: [], add: async () => nothing };
    const { path } = file;
    const read = await files.read(path);
    if ('unreadable' in read && read.absent === true) {
        if (!file.create)
            return { incomplete: [], add: async () => nothing };
        return ledger(files, path, undefined, []);
    }
    if ('unreadable' in read)
        return ledger_unusable(path, read.unreadable);
    const parsed = parseLedger(read.text);
    return 'mistakes' in parsed
        ? ledger_unusable(path, parsed.mistakes.join('; '))
        : ledger(files, path, read.text, parsed.entries);
}
function ledger(files, path, before, entries) {
    return {
        firstSeen: recordsByImage(entries),
        incomplete: [],
        async add(said, now) {
            const added = new Set(newEntries(entries, said, now));
            const all = mergeEntries(entries, [...added]);
            if (added.size === 0)
                return nothing;
            if (all.length > mostEntries)
                return refusal(path, `it would have more than ${mostEntries} entries; remove those of tags that are not used any more`);
            const text = printLedger(all);
            const { refused } = await files.replace(path, before, text);
            if (refused !== undefined)
                return refusal(path, refused);
            const lines = text.split('\n');
            const fresh = new Set([...added].map((entry) => `${entryText(entry)},`));
            return {
                edits: lines.flatMap((after, index) => fresh.has(after) ? [{ file: path, line: index + 1, before: '', after }] : []),
                refused: [],
                changed: [{ path, before: before ?? '', after: text }],
            };
        },
    };
}
function ledger_unusable(path, why) {
    const message = `The first-seen ledger cannot be used: ${why}. Mend the file, or delete it to begin anew`;
    return { incomplete: [{ cause: 'unreadable-file', subject: path, message }], add: async () => nothing };
}
function refusal(path, why) {
    const message = `The first-seen ledger was not written: ${why}`;
    return { ...nothing, refused: [{ cause: 'not-written', subject: path, message }] };
}

;// CONCATENATED MODULE: ./lib/pin/index.js
/** The edits of all fixes but waived ones by file, one for each place, in the order of the text. */
function planEdits(findings) {
    const planned = new Map();
    for (const { fix, waived } of findings) {
        if (fix === undefined || waived !== undefined)
            continue;
        const edits = planned.get(fix.file) ?? new Map();
        planned.set(fix.file, edits.set(fix.span.start, fix));
    }
    return new Map([...planned].map(([file, edits]) => [file, [...edits.values()].sort(byStart)]));
}
/**
 * Applies edits to a text. Refused as a whole when one does not find what it expects or two overlap; every byte
 * outside the edits stays.
 */
function applyEdits(text, edits) {
    let result = '';
    let done = 0;
    for (const { span, expect, replacement } of [...edits].sort(byStart)) {
        if (span.start < done)
            return { refused: 'two edits overlap' };
        if (text.slice(span.start, span.end) !== expect)
            return { refused: 'the text has moved since it was scanned' };
        result += text.slice(done, span.start) + replacement;
        done = span.end;
    }
    return { text: result + text.slice(done) };
}
/** The lines that differ. An edit never adds or removes a line, so they pair up one to one. */
function changedLines(before, after) {
    const ends = /\r\n|\n|\r/;
    const old = before.split(ends);
    return after.split(ends).flatMap((text, index) => {
        const was = old[index] ?? '';
        return was === text ? [] : [{ line: index + 1, before: was, after: text }];
    });
}
function byStart(a, b) {
    return a.span.start - b.span.start;
}

;// CONCATENATED MODULE: ./lib/pin/changes.js


/** The images whose pins the files change, by name; the same change in several places is one, with all of them. */
function pinChanges(findings, { occurrences, facts }, files) {
    const changed = new Set(files.map(({ path }) => path));
    const fixes = new Map(findings.flatMap(({ at, fix }) => (at && fix ? [[placeKey(at), fix]] : [])));
    const changes = new Map();
    for (const occurrence of occurrences) {
        const fix = fixes.get(placeKey(occurrence.at));
        if (occurrence.kind !== 'image' || fix === undefined || !changed.has(occurrence.at.file))
            continue;
        const { image, at } = occurrence;
        const fact = facts.get(occurrence);
        if (fact === undefined || !('currentSince' in fact))
            continue;
        const key = `${(0,model_image/* imageName */.tO)(image)} ${image.digest} ${fix.digest}`;
        changes.set(key, {
            name: (0,model_image/* imageName */.tO)(image),
            ...(image.digest === undefined ? {} : { from: image.digest }),
            to: fix.digest,
            toSince: fact.currentSince,
            ...(fact.status === 'superseded' ? { supersededAt: fact.supersededAt, behind: fact.behind } : {}),
            places: [...(changes.get(key)?.places ?? []), at],
        });
    }
    return [...changes.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}
/** Every line that fixes would change, with the findings that they mend; the text comes from `describe`. */
function suggestedLines(findings, files, describe) {
    return [...planEdits(findings)].flatMap(([file, edits]) => {
        const text = files.get(file)?.text;
        const edited = text === undefined ? undefined : applyEdits(text, edits);
        if (text === undefined || edited === undefined || 'refused' in edited)
            return [];
        const mended = new Map();
        for (const finding of findings) {
            if (finding.fix?.file !== file)
                continue;
            const line = lineOf(text, finding.fix.span.start);
            mended.set(line, [...(mended.get(line) ?? []), finding]);
        }
        return changedLines(text, edited.text).map((change) => ({
            file,
            ...change,
            message: describe(mended.get(change.line) ?? []),
        }));
    });
}
function lineOf(text, offset) {
    return text.slice(0, offset).split(/\r\n|\n|\r/).length;
}
function placeKey({ file, span }) {
    return `${span.start}-${span.end} ${file}`;
}

;// CONCATENATED MODULE: ./lib/pin/write.js

const nothingWritten = { edits: [], refused: [], changed: [] };
/** Writes every fix into the files as they were scanned; a file that has changed since refuses and is told. */
async function writePins(files, findings, sources) {
    const edits = [];
    const refused = [];
    const changed = [];
    for (const [file, planned] of planEdits(findings)) {
        const before = sources.get(file)?.text ?? '';
        const edited = applyEdits(before, planned);
        const written = 'text' in edited ? await files.replace(file, before, edited.text) : edited;
        if (written.refused !== undefined) {
            const message = `The file was not pinned: ${written.refused}`;
            refused.push({ cause: 'not-written', subject: file, message });
        }
        else if ('text' in edited) {
            edits.push(...changedLines(before, edited.text).map((change) => ({ file, ...change })));
            changed.push({ path: file, before, after: edited.text });
        }
    }
    return { edits, refused, changed };
}

// EXTERNAL MODULE: ./lib/report/delivery.js
var delivery = __webpack_require__(8148);
// EXTERNAL MODULE: ./lib/model/position.js
var position = __webpack_require__(5218);
// EXTERNAL MODULE: ./lib/report/audit.js
var audit = __webpack_require__(6251);
;// CONCATENATED MODULE: ./lib/report/fact.js
/** RFC 3339 in UTC with milliseconds. */
function fact_isoTime(instant) {
    return new Date(instant).toISOString();
}
function fact_describeFact(fact) {
    if (fact.status === 'missing')
        return { status: 'missing', what: fact.what, message: `the ${fact.what} does not exist` };
    const { status, endOfLife, currentDigest } = fact;
    const current = currentDigest === undefined ? {} : { currentDigest };
    if (status === 'unknown') {
        const { cause, message } = fact;
        return { status, cause, message, ...current, ...describeEnd(endOfLife) };
    }
    const pinnedSince = 'pinnedSince' in fact ? fact.pinnedSince : undefined;
    return {
        status,
        ...current,
        ...(fact.currentSince === undefined ? {} : { currentSince: fact_isoTime(fact.currentSince) }),
        ...(pinnedSince === undefined ? {} : { pinnedSince: fact_isoTime(pinnedSince) }),
        ...(fact.basis === undefined ? {} : { basis: fact.basis }),
        ...describeOwn(fact),
        ...(fact.recoveredTag === undefined ? {} : { recoveredTag: fact.recoveredTag }),
        ...describeEnd(endOfLife),
    };
}
function describeOwn(fact) {
    switch (fact.status) {
        case 'superseded':
            return describeLag(fact);
        case 'current':
            return fact.youngUntil === undefined ? {} : { youngUntil: fact_isoTime(fact.youngUntil) };
        case 'not-in-history':
            return { records: fact.records, historySince: fact_isoTime(fact.historySince) };
        case 'one-platform':
            return { indexDigest: fact.indexDigest, ...(fact.lag && describeLag(fact.lag)) };
        case 'unpinned':
            return {};
    }
}
function describeLag({ supersededAt, supersededBy, behind, lagMs }) {
    return { supersededAt: fact_isoTime(supersededAt), supersededBy, behind, lagSeconds: Math.floor(lagMs / 1000) };
}
function describeEnd(endOfLife) {
    if (endOfLife?.deprecated !== true)
        return endOfLife === undefined ? {} : { deprecated: false };
    const { date, successors } = endOfLife;
    const day = typeof date === 'string' ? { date } : date === undefined ? {} : { dateUnknown: date.unknown };
    if (date === undefined && successors === undefined)
        return { deprecated: true };
    return { deprecated: true, endOfLife: { ...day, ...successors } };
}
/** The fact of a report that was looked at from `at`; `undefined` when it lacks what its status has by definition. */
function readFact(reported, at) {
    const { status, cause, message = '', what } = reported;
    if (status === 'missing')
        return what === undefined ? undefined : { status, what };
    const { currentDigest, currentSince, basis, recoveredTag } = reported;
    const current = currentDigest === undefined ? undefined : { currentDigest: currentDigest };
    const endOfLife = readEnd(reported);
    const end = endOfLife === undefined ? {} : { endOfLife };
    if (status === 'unknown')
        return cause === undefined ? undefined : { status, cause: cause, message, ...current, ...end };
    if (current === undefined)
        return undefined;
    const known = {
        ...current,
        ...(currentSince === undefined ? {} : { currentSince: Date.parse(currentSince) }),
        ...(basis === undefined ? {} : { basis }),
        ...(recoveredTag === undefined ? {} : { recoveredTag }),
        ...end,
    };
    return readOwn(status, reported, known, at);
}
function readOwn(status, reported, known, at) {
    const { pinnedSince, youngUntil } = reported;
    const { records, historySince, indexDigest } = reported;
    const pinned = pinnedSince === undefined ? {} : { pinnedSince: Date.parse(pinnedSince) };
    const lag = readLag(reported, at);
    switch (status) {
        case 'unpinned':
            return { status, ...known };
        case 'current':
            return {
                status,
                ...pinned,
                ...(youngUntil === undefined ? {} : { youngUntil: Date.parse(youngUntil) }),
                ...known,
            };
        case 'superseded':
            return 'pinnedSince' in pinned && lag !== undefined
                ? { status, pinnedSince: pinned.pinnedSince, ...lag, ...known }
                : undefined;
        case 'not-in-history':
            return records === undefined || historySince === undefined
                ? undefined
                : { status, records, historySince: Date.parse(historySince), ...known };
        case 'one-platform':
            return indexDigest === undefined
                ? undefined
                : { status, indexDigest: indexDigest, ...pinned, ...(lag && { lag }), ...known };
    }
}
function readLag({ supersededAt, supersededBy, behind }, at) {
    if (supersededAt === undefined || supersededBy === undefined || behind === undefined)
        return undefined;
    const since = Date.parse(supersededAt);
    return {
        supersededAt: since,
        supersededBy: supersededBy,
        behind,
        lagMs: Math.max(0, at - since),
    };
}
function readEnd({ deprecated, endOfLife = {} }) {
    if (deprecated === undefined)
        return undefined;
    if (!deprecated)
        return { deprecated };
    const { date, dateUnknown, nearest, newest } = endOfLife;
    const day = date ?? (dateUnknown === undefined ? undefined : { unknown: dateUnknown });
    return {
        deprecated,
        ...(nearest === undefined || newest === undefined ? {} : { successors: { nearest, newest } }),
        ...(day === undefined ? {} : { date: day }),
    };
}

;// CONCATENATED MODULE: ./lib/report/policy.js

/** The waiver of a finding, as a part of the finding. */
function describeWaived(waived, locate) {
    if (waived === undefined)
        return {};
    const { at, reason, owner, expires } = waived;
    return {
        waived: {
            reason,
            ...(owner === undefined ? {} : { owner }),
            ...(expires === undefined ? {} : { expires: fact_isoTime(expires) }),
            file: at.file,
            line: locate(at).line,
        },
    };
}
function policy_describeWaiver({ waiver, state, matched, notice }, locate) {
    const standing = { state, matched, ...(notice === undefined ? {} : { notice }) };
    const place = { file: waiver.at.file, ...locate(waiver.at) };
    if ('covers' in waiver)
        return { ...place, ...standing, check: waiver.check, reason: waiver.reason };
    const { at: _at, inheritedAt: _inheritedAt, expires, acknowledged, paths, ...says } = waiver;
    return {
        ...place,
        ...standing,
        ...says,
        ...(paths === undefined ? {} : { paths: [...paths] }),
        ...(expires === undefined ? {} : { expires: fact_isoTime(expires) }),
        ...(acknowledged === undefined ? {} : { acknowledged: fact_isoTime(acknowledged) }),
    };
}

;// CONCATENATED MODULE: ./lib/report/evidence.js


/** A finding with its place; the fix is given for the whole reference, or with a place of its own in another key. */
function evidence_describeFinding({ check, severity, at, message, about, fix, waived, introduced }, { locate, isMarked, fix: described }) {
    return {
        check,
        severity,
        ...(at === undefined ? {} : { file: at.file, ...locate(at) }),
        ...(at === undefined || isMarked(at.file)
            ? {}
            : { charOffset: at.span.start, charLength: at.span.end - at.span.start }),
        message,
        ...describeSubject(about),
        ...(typeof introduced === 'boolean' ? { introduced } : {}),
        ...describeWaived(waived, locate),
        ...(fix === undefined || at === undefined ? {} : { fix: described(at, fix) }),
    };
}
/** An advisory with all that the platform said of it. */
function describeAdvisory(advisory) {
    const { aliases, severities, events, ...rest } = advisory;
    return {
        ...rest,
        ...(aliases === undefined ? {} : { aliases: [...aliases] }),
        ...(severities === undefined ? {} : { severities: severities.map((one) => ({ ...one })) }),
        ...(events === undefined
            ? {}
            : {
                events: events.map(({ patchedVersions, ...event }) => ({
                    ...event,
                    ...(patchedVersions === undefined ? {} : { patchedVersions: [...patchedVersions] }),
                })),
            }),
    };
}
function describeSubject({ image, artifact, advisory } = {}) {
    const { registry, repository, tag } = image ?? {};
    return {
        ...(registry === undefined || repository === undefined
            ? {}
            : { image: { registry, repository, ...(tag === undefined ? {} : { tag }) } }),
        ...(artifact === undefined ? {} : { artifact }),
        ...(advisory === undefined ? {} : { advisory: advisory.id }),
    };
}
const mostReigns = 100;
/** A tag's history as the report shows it: its newest 100 reigns, and how many older ones there are. */
function describeHistory({ reigns, known, ...tag }) {
    const left = reigns.length - mostReigns;
    return {
        ...tag,
        reigns: reigns.slice(-mostReigns).map(({ digest, since, until }) => ({
            digest,
            since: fact_isoTime(since),
            ...(until === undefined ? {} : { until: fact_isoTime(until) }),
        })),
        ...(left > 0 ? { truncated: left } : {}),
        ...(known === undefined ? {} : { known: known.map(describeStretch) }),
    };
}
function describeStretch({ from, to }) {
    return {
        ...(Number.isFinite(from) ? { from: fact_isoTime(from) } : {}),
        ...(Number.isFinite(to) ? { to: fact_isoTime(to) } : {}),
    };
}

;// CONCATENATED MODULE: ./lib/report/record.js

/** `files` hold the text of every place. Packages that no advisory names are left out: they can give no finding. */
function recordOf({ evidence, policy, inline, examined, mirrors, base }, files, locate) {
    const { occurrences, advisories, packages, vulnerabilities = [] } = evidence;
    const references = new Map(occurrences.map(({ at }, index) => [at, index]));
    const named = new Set(advisories.map(({ artifactName }) => artifactName));
    const uses = packages?.filter(({ name, origins }) => [name, ...origins].some((one) => named.has(one)));
    const places = [
        ...(uses ?? []).flatMap(({ at, image }) => (at === undefined || image !== undefined ? [] : [at])),
        ...inline.map(({ at }) => at),
        ...record_placesIn(policy),
    ];
    return {
        places: locatedPlaces(places, locate),
        marked: [...files.values()].filter(({ text }) => text.startsWith('\uFEFF')).map(({ path }) => path),
        examined,
        mirrors: { ...mirrors },
        ...(uses === undefined ? {} : { packages: uses.map((use) => recordUse(use, references)) }),
        vulnerabilities: vulnerabilities.map(({ at, image: _, ...match }) => ({
            ...match,
            reference: references.get(at) ?? 0,
            aliases: [...match.aliases],
            fixVersions: [...match.fixVersions],
        })),
        inline: [...inline],
        policy: recordPolicy(policy),
        ...(base === undefined ? {} : { base }),
    };
}
/** The record of a replay under this policy. */
function record_recordAnew(record, { policy, examined }, locate) {
    const added = locatedPlaces(record_placesIn(policy), locate);
    const keys = new Set(added.map(recordedKey));
    const places = [...record.places.filter((place) => !keys.has(recordedKey(place))), ...added];
    return { ...record, places, examined, policy: recordPolicy(policy) };
}
function record_placesIn({ waivers, removed, pending }) {
    return [...waivers, ...removed, ...pending].flatMap(({ at, inheritedAt }) => inheritedAt === undefined ? [at] : [at, inheritedAt]);
}
function locatedPlaces(places, locate) {
    const distinct = new Map(places.map((place) => [record_placeKey(place), place]));
    return [...distinct.values()].map((place) => ({ file: place.file, ...place.span, ...locate(place) }));
}
function recordedKey({ file, start, end }) {
    return record_placeKey({ file, span: { start, end } });
}
function record_placeKey({ file, span }) {
    return `${span.start}-${span.end} ${file}`;
}
function recordUse({ name, version, type, origins, at, platforms }, references) {
    const reference = at === undefined ? undefined : references.get(at);
    return {
        ...(reference === undefined ? (at === undefined ? {} : { at }) : { reference }),
        name,
        ...(version === undefined ? {} : { version }),
        ...(type === undefined ? {} : { type }),
        origins: [...origins],
        ...(platforms === undefined ? {} : { platforms: [...platforms] }),
    };
}
function recordPolicy(policy) {
    const { severity, ignoreStatus } = policy.advisories;
    return {
        checks: Object.fromEntries(policy.checks),
        overrides: policy.overrides.map(recordOverride),
        waivers: policy.waivers.map(recordWaiver),
        removed: policy.removed.map(recordWaiver),
        pending: policy.pending.map(recordWaiver),
        advisories: { ...(severity === undefined ? {} : { severity }), ignoreStatus: [...ignoreStatus] },
    };
}
function recordOverride({ checks, paths, images, ...rest }) {
    return {
        ...rest,
        ...(paths === undefined ? {} : { paths: [...paths] }),
        ...(images === undefined ? {} : { images: [...images] }),
        checks: Object.fromEntries(checks),
    };
}
function recordWaiver({ paths, expires, acknowledged, ...says }) {
    return {
        ...says,
        ...(paths === undefined ? {} : { paths: [...paths] }),
        ...(expires === undefined ? {} : { expires: fact_isoTime(expires) }),
        ...(acknowledged === undefined ? {} : { acknowledged: fact_isoTime(acknowledged) }),
    };
}

;// CONCATENATED MODULE: ./lib/report/references.js

/** An occurrence as the report and `scan --json` show it, without its fact. */
function describeReference(occurrence, files, locate) {
    const { at, raw, parts, uses } = occurrence;
    const { file } = at;
    const text = files.get(file)?.text ?? '';
    const shared = {
        file,
        ...locate(at),
        raw,
        ...(parts === undefined
            ? {}
            : {
                parts: parts.map(({ part, span }) => ({
                    part,
                    raw: text.slice(span.start, span.end),
                    ...locate({ file, span }),
                })),
            }),
        ...(uses === undefined ? {} : { uses: uses.map((span) => locate({ file, span })) }),
    };
    if (occurrence.kind === 'opaque')
        return { kind: 'opaque', ...shared, why: occurrence.why, detail: occurrence.detail };
    const noPlace = occurrence.pin.kind === 'refused' ? { noPlace: occurrence.pin.why } : {};
    return { kind: 'image', ...shared, ...occurrence.image, ...noPlace };
}
/** Problems as `scan --json` shows them. */
function describeProblem({ file, message, span }, locate) {
    return { file, message, ...(span === undefined ? {} : locate({ file, span })) };
}
/** The same with what the platform said of it, and with the offsets that a replay needs. */
function describeReferenceWithFact(occurrence, facts, files, locate) {
    const reference = { ...describeReference(occurrence, files, locate), span: { ...occurrence.at.span } };
    if (occurrence.kind === 'opaque')
        return reference;
    const fact = facts.get(occurrence);
    return {
        ...reference,
        ...describePin(occurrence, files, locate),
        ...(fact === undefined ? {} : { fact: fact_describeFact(fact) }),
    };
}
function describePin({ at, pin }, files, locate) {
    if (pin.kind === 'refused')
        return {};
    const { lead, span } = pin;
    const around = { start: Math.min(at.span.start, span.start), end: Math.max(at.span.end, span.end) };
    const isWithin = around.start === at.span.start && around.end === at.span.end;
    const text = files.get(at.file)?.text.slice(around.start, around.end) ?? '';
    const place = isWithin ? undefined : locate({ file: at.file, span: around });
    return { pin: { span: { ...span }, lead, ...(place === undefined ? {} : { around: { text, place } }) } };
}

// EXTERNAL MODULE: ./lib/report/texts.js + 1 modules
var report_texts = __webpack_require__(5322);
;// CONCATENATED MODULE: ./lib/report/version.js
// The version that reports carry; a test holds it to package.json.
const version_version = '0.1.0';

;// CONCATENATED MODULE: ./lib/report/index.js










/** The report of a finished run (design: JSON report). */
function reportOf(run) {
    const { policy, settings } = run.config;
    const files = new Map([...run.files, ...policy.sources.map((source) => [source.path, source])]);
    const texts = (0,report_texts/* textsOf */.C)(files);
    const { locate } = texts;
    const { occurrences, facts, advisories, histories } = run.evidence;
    const findings = run.findings.map((finding) => evidence_describeFinding(finding, texts));
    const references = (0,audit/* withWaived */.z0)(occurrences.map((one) => describeReferenceWithFact(one, facts, files, locate)), findings);
    return {
        schemaVersion: 1,
        tool: { name: 'tagproof', version: version_version },
        mode: run.config.mode,
        verdict: run.verdict,
        startedAt: fact_isoTime(run.startedAt),
        asOf: fact_isoTime(run.config.asOf ?? run.startedAt),
        ...(run.source === undefined ? {} : { source: run.source }),
        references,
        findings,
        advisories: advisories.map(describeAdvisory),
        histories: histories.map(describeHistory),
        coverage: { ...(0,report_coverage/* coverageOf */._5)(references), artifacts: run.artifacts },
        incomplete: run.incomplete.map((unknown) => ({ ...unknown })),
        settings: settings.map(({ name, value, from }) => ({
            name,
            value,
            from: typeof from === 'string' ? from : (0,position/* whereIs */.i)(from, policy.sources),
        })),
        waivers: run.waiverStates.map((state) => policy_describeWaiver(state, locate)),
        requests: { ...run.requests },
        edits: [...run.edits],
        record: recordOf({ ...run, policy, mirrors: run.config.registries }, files, locate),
    };
}
/** The report of a replay: the recorded one with the new decisions. */
function describeReplay(report, { record, texts: held }, run) {
    const { policy, evidence } = run;
    const written = textsOf(new Map(policy.sources.map((source) => [source.path, source])));
    const isNew = ({ file }) => policy.sources.some(({ path }) => path === file);
    const locate = (place) => (isNew(place) ? written : held).locate(place);
    const isMarked = (file) => held.isMarked(file) || written.isMarked(file);
    const texts = { ...held, locate, isMarked };
    const findings = run.findings.map((finding) => describeFinding(finding, texts));
    const looked = report.references.map((reference, index) => {
        const occurrence = evidence.occurrences[index];
        const fact = occurrence?.kind === 'image' ? evidence.facts.get(occurrence) : undefined;
        return fact === undefined ? reference : { ...reference, fact: describeFact(fact) };
    });
    const references = withWaived(looked, findings);
    return {
        ...report,
        tool: { name: 'tagproof', version },
        verdict: run.verdict,
        asOf: isoTime(run.asOf),
        references,
        findings,
        incomplete: run.incomplete.map((unknown) => ({ ...unknown })),
        settings: [...run.settings],
        waivers: run.waiverStates.map((state) => describeWaiver(state, locate)),
        coverage: { ...coverageOf(references), artifacts: coverageIn(report).artifacts },
        record: recordAnew(record, run, locate),
    };
}

// EXTERNAL MODULE: ./lib/report/change.js
var report_change = __webpack_require__(2936);
// EXTERNAL MODULE: ./lib/report/escape.js
var report_escape = __webpack_require__(2527);
// EXTERNAL MODULE: ./lib/report/plan.js
var report_plan = __webpack_require__(3764);
;// CONCATENATED MODULE: ./lib/report/annotations.js
// Findings as annotations on their exact characters, within the host's limits.




/**
 * At most as many annotations of each severity as the host keeps, worst first; the last of a severity says how many
 * were left out. `notices` are sentences of the run itself, which come first of their kind.
 */
function annotationsOf(report, plan, notices = []) {
    const all = [
        ...notices.map((message) => ({ severity: 'notice', title: 'tagproof', message })),
        ...plan.findings.map(({ check, ...finding }) => ({ title: `tagproof: ${check}`, ...finding })),
        ...report.incomplete.map(({ cause, subject, message }) => ({
            severity: 'warning',
            title: `tagproof: ${cause}`,
            message: `${subject}: ${message}`,
        })),
    ];
    return finding/* severities */.g.flatMap((severity) => ofOneSeverity(severity, all.filter((one) => one.severity === severity)));
}
function ofOneSeverity(severity, all) {
    const most = report_plan/* limits */.Fy.annotations[severity];
    const share = { shown: all.slice(0, all.length > most ? most - 1 : most), total: all.length };
    const message = (0,report_plan/* shownOf */.Rp)(share, 'the summary and the report');
    const rest = message === '' ? [] : [{ severity, title: 'tagproof', message }];
    return [...share.shown.map(annotation), ...rest];
}
function annotation({ title, ...finding }) {
    const { severity, message, file, line, column, ...end } = finding;
    const lines = [message, ...fixOf({ check: title, ...finding })];
    const text = lines
        .flatMap((one) => one.split('\n'))
        .map(report_escape/* plain */.pj)
        .join('\n');
    const located = file !== undefined && line !== undefined && column !== undefined;
    const { endLine = line ?? 1, endColumn = column ?? 1 } = end;
    return {
        severity,
        title: (0,report_escape/* cut */.Jj)((0,report_escape/* plain */.pj)(title), 200),
        message: (0,report_escape/* cut */.Jj)(text, report_plan/* limits */.Fy.annotationBytes),
        ...(located ? { place: { file, line, column, endLine, endColumn } } : {}),
    };
}
/** A fix in another line than the finding's names that line. */
function fixOf(finding) {
    const { fix } = finding;
    if (fix === undefined)
        return [];
    const change = fix.place === undefined ? undefined : (0,report_change/* changeOf */.C2)(finding);
    if (change === undefined)
        return [`Replace by: ${fix.replacement}`];
    return [`Line ${change.line}, replace by: ${change.after.map((line) => line.trim()).join('\n')}`];
}

;// CONCATENATED MODULE: ./lib/report/outputs.js

/** Every output of the action by name, as action.yml and the README list them. */
const outputTable = {
    verdict: '`pass`, `fail` or `incomplete`',
    references: 'Number of references found',
    findings: 'Number of findings that are not waived',
    counts: 'JSON object: check id → number of findings that are not waived',
    images: 'JSON array of the images with their status, capped at 256 KiB',
    'images-truncated': '`true` when `images` does not hold all; the report does',
    'changed-files': 'Files that `pin` changed, one a line',
    report: 'Path of the JSON report',
    sarif: 'Path of the SARIF file; empty when none was written',
    html: 'Path of the HTML report, when `html` was given',
    'pull-request-url': 'Address of the pull request of `pin`',
    'issue-url': 'Address of the tracking issue of `audit`',
    'exit-code': '0 pass, 1 the gate failed, 2 wrong inputs, 3 incomplete',
};
/** Sets every output of the contract that this version can fill. */
function writeOutputs(report, plan, exitCode, paths, sink, { pullRequestUrl = '', issueUrl = '' } = {}) {
    const images = imageList(report);
    const values = {
        verdict: report.verdict,
        references: String(plan.totals.references),
        findings: String(plan.totals.findings),
        counts: JSON.stringify(plan.totals.byCheck),
        images: `[${images.shown.join('').slice(1)}]`,
        'images-truncated': String(images.shown.length < images.total),
        'changed-files': [...new Set(report.edits.map(({ file }) => file))].join('\n'),
        report: paths.report ?? '',
        sarif: paths.sarif ?? '',
        html: paths.html ?? '',
        'pull-request-url': pullRequestUrl,
        'issue-url': issueUrl,
        'exit-code': String(exitCode),
    };
    for (const [name, value] of Object.entries(values))
        sink.output(name, value);
}
function imageList({ references }) {
    const images = references.filter(({ kind }) => kind === 'image');
    return (0,report_plan/* fill */.GS)(images, report_plan/* limits */.Fy.imageListBytes - '[]'.length, ({ registry, repository, tag, digest, fact }) => {
        const image = JSON.stringify({ registry, repository, tag, digest, status: fact?.status });
        return `,${image}`;
    });
}

// EXTERNAL MODULE: ./lib/report/summary.js
var summary = __webpack_require__(3394);
// EXTERNAL MODULE: ./lib/report/advisories.js
var advisories = __webpack_require__(6099);
// EXTERNAL MODULE: ./node_modules/string-width/index.js + 6 modules
var string_width = __webpack_require__(4668);
;// CONCATENATED MODULE: ./lib/report/columns.js
// Columns of text that fit a width, measured in the cells that a terminal draws.

const gap = 2;
const narrowest = 8;
const leastName = 24;
/**
 * Rows as aligned columns; the last column is not padded. With `width`, the widest columns give way until a line
 * fits (or all are at their narrowest), and what is cut ends in `…`. Columns of `names` give way first, down to
 * `leastName` cells, and keep their ends, where a path has its line and an image its tag. Cells hold no control
 * characters.
 */
function table(rows, width = Number.POSITIVE_INFINITY, names = []) {
    const columns = Math.max(0, ...rows.map((row) => row.length));
    const room = width - gap * (columns - 1);
    const shown = namesWithin(rows.map(measured), room, names);
    const widths = narrowed(widthsOf(shown), room, narrowest);
    const line = (row) => row
        .map(({ text, cells }, column) => {
        const own = widths[column] ?? 0;
        const fits = cells <= own ? { text, cells } : cellOf(clipped(text, own));
        return fits.text + ' '.repeat(Math.max(0, own - fits.cells));
    })
        .join(' '.repeat(gap));
    return shown.map((row) => line(row).trimEnd()).join('\n');
}
function cellOf(text) {
    return { text, cells: cellsOf(text) };
}
function measured(row) {
    return row.map(cellOf);
}
function widthsOf(rows) {
    const widths = [];
    for (const row of rows)
        row.forEach(({ cells }, column) => {
            widths[column] = Math.max(widths[column] ?? 0, cells);
        });
    return widths;
}
/** The rows with the names cut so far that the other columns are whole, if that is possible. */
function namesWithin(rows, room, names) {
    const wanted = widthsOf(rows);
    const others = wanted.reduce((sum, own, column) => sum + (names.includes(column) ? 0 : own), 0);
    const given = narrowed(names.map((column) => wanted[column] ?? 0), room - others, leastName);
    const roots = names.map((column, index) => {
        const cut = rows.flatMap((row) => row[column] ?? []).filter(({ cells }) => cells > (given[index] ?? 0));
        return new Set(cut.map(({ text }) => rootOf(text)).filter((root) => root !== ''));
    });
    return rows.map((row) => row.map((cell, column) => {
        const name = names.indexOf(column);
        const own = given[name];
        if (own === undefined)
            return cell;
        if (cell.cells > own)
            return cellOf(columns_endOf(cell.text, own));
        const root = rootOf(cell.text);
        return roots[name]?.has(root) === true ? cellOf(`…${cell.text.slice(root.length)}`) : cell;
    }));
}
/** The cells that a text takes. Most text is plain ASCII, which needs no look at each character. */
function cellsOf(text) {
    return /^[ -~]*$/.test(text) ? text.length : (0,string_width/* default */.A)(text);
}
/** Takes from the widest until the sum fits, or all are at `least`. */
function narrowed(wanted, room, least) {
    const widths = [...wanted];
    let excess = widths.reduce((sum, width) => sum + width, 0) - room;
    while (excess > 0) {
        const widest = Math.max(...widths);
        if (widest <= least)
            break;
        const next = Math.max(least, ...widths.filter((width) => width < widest));
        const column = widths.indexOf(widest);
        const step = widths.filter((width) => width === widest).length > 1 ? 1 : widest - next;
        const taken = Math.min(excess, Math.max(1, step));
        widths[column] = widest - taken;
        excess -= taken;
    }
    return widths;
}
/** At most so many cells, the last of them `…` when something was cut. */
function clipped(text, cells) {
    let shown = '';
    let used = 1;
    for (const { segment } of new Intl.Segmenter().segment(text.slice(0, cells * 8))) {
        used += cellsOf(segment);
        if (used > cells)
            break;
        shown += segment;
    }
    return `${shown}…`;
}
/** The first of several segments: when one name of a registry or folder loses it, the others do too. */
function rootOf(text) {
    return text.slice(0, Math.max(0, text.indexOf('/')));
}
/** The end of a name: as many of its last segments as fit, `…/acme/node:22`, or else its last characters. */
function columns_endOf(text, cells) {
    let shown = '';
    let used = 1;
    for (const { segment } of [...new Intl.Segmenter().segment(text.slice(-cells * 8))].toReversed()) {
        used += cellsOf(segment);
        if (used > cells)
            break;
        shown = segment + shown;
    }
    const slash = shown.indexOf('/');
    return `…${slash > 0 ? shown.slice(slash) : shown}`;
}
/** Breaks a text at spaces into lines of at most `width` cells; a longer word keeps a line of its own. */
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
            line = word;
            used = cells;
        }
        else {
            line = line === '' ? word : `${line} ${word}`;
            used = used === 0 ? cells : used + 1 + cells;
        }
    }
    return [...lines, line];
}

// EXTERNAL MODULE: ./lib/report/steps.js
var steps = __webpack_require__(6053);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/report/waivers.js
var report_waivers = __webpack_require__(7411);
// EXTERNAL MODULE: ./lib/report/words.js
var report_words = __webpack_require__(8191);
;// CONCATENATED MODULE: ./lib/report/terminal-blocks.js
// The blocks of the terminal's text: a finding, a waiver, what is unknown, a changed line.







const styles = {
    error: 'red',
    warning: 'yellow',
    notice: 'cyan',
    pass: 'green',
    fail: 'red',
    incomplete: 'yellow',
};
/** Colours where they are wanted. */
function painter({ colour }) {
    return (style, text) => (colour && text !== '' ? (0,external_node_util_.styleText)(style, text, { validateStream: false }) : text);
}
/** Draws each kind of block, without a line end. */
function drawer(look, paint) {
    const indented = (text) => wrapped((0,report_escape/* plain */.pj)((0,report_escape/* cut */.Jj)(text, report_plan/* limits */.Fy.annotationBytes)), (look.width ?? Number.POSITIVE_INFINITY) - 4)
        .map((line) => `    ${line}`)
        .join('\n');
    const place = ({ origin, file, line, column }) => file === undefined || origin !== undefined
        ? (0,report_escape/* plain */.pj)((0,report_words.placeOf)({ origin, file, line }))
        : linked(look, file, `${(0,report_escape/* plain */.pj)(file)}:${line}${column === undefined ? '' : `:${column}`}`);
    const diff = (before, after) => {
        const lines = (0,report_change/* withoutIndent */.tO)({ before, after });
        return [
            ...lines.before.map((line) => paint('red', `    - ${(0,report_escape/* plain */.pj)(line)}`)),
            ...lines.after.map((line) => paint('green', `    + ${(0,report_escape/* plain */.pj)(line)}`)),
        ].join('\n');
    };
    const head = (...words) => words.filter((word) => word !== '').join('  ');
    return {
        finding(finding) {
            const { severity, check, message, introduced } = finding;
            const change = (0,report_change/* changeOf */.C2)(finding);
            const old = introduced === false ? paint('dim', 'was there before') : '';
            const lines = [
                head(paint(styles[severity], severity), paint('bold', (0,report_escape/* plain */.pj)(check)), place(finding), old),
                indented(message),
                ...(change === undefined ? [] : [diff(change.before, change.after)]),
            ];
            const elsewhere = change !== undefined && change.line !== finding.line;
            if (elsewhere)
                lines.splice(2, 0, `    fix at ${place({ ...change, column: undefined })}`);
            return lines.join('\n');
        },
        waived({ check, waived, ...at }) {
            const { reason = '', expires } = waived ?? {};
            const until = expires === undefined ? '' : paint('dim', `until ${(0,report_escape/* plain */.pj)((0,report_words.day)(expires))}`);
            return `${head(paint('dim', 'waived'), (0,report_escape/* plain */.pj)(check), place(at), until)}\n${indented(reason)}`;
        },
        waiver(waiver) {
            const { state, notice = '', file, line, column } = waiver;
            const title = paint(state === 'expired' || state === 'lapsed' ? 'red' : 'yellow', 'waiver');
            const about = head(title, report_waivers/* waiverStates */.RT[state], (0,report_escape/* plain */.pj)((0,report_escape/* cut */.Jj)((0,report_waivers/* waivedBy */._R)(waiver), report_plan/* limits */.Fy.annotationBytes)));
            return `${head(about, place({ file, line, column }))}\n${indented(notice)}`;
        },
        unknown(one) {
            const code = paint('dim', `[${(0,report_escape/* plain */.pj)(one.cause)}]`);
            const title = head(paint('yellow', 'not verified'), (0,report_escape/* plain */.pj)((0,report_words.subjectOf)(one)), code);
            return `${title}\n${indented(one.message)}`;
        },
        edit({ file, line, before, after }) {
            const [title, old] = before === '' ? ['first seen', []] : ['pinned', [before]];
            return `${head(paint('green', title), place({ file, line }))}\n${diff(old, [after])}`;
        },
    };
}
/** An OSC 8 hyperlink: https://gist.github.com/egmontkob/eb114294efbcd5adb1944c9f3cb5feda */
function linked({ link }, file, text) {
    return link === undefined ? text : `\u001b]8;;${(0,report_escape/* plain */.pj)(link(file))}\u001b\\${text}\u001b]8;;\u001b\\`;
}

;// CONCATENATED MODULE: ./lib/report/terminal-folds.js
/** Up to so many of a kind all are shown. */
const fewEnough = 20;
const fewOfMany = 3;
/** Up to so many rows a table is read; beyond, so many of each standing are shown. */
const mostRows = 40;
const rowsOfMany = 8;
/**
 * Rows as they are when they are few; else one an image and story, with its first place and how many more there are.
 * When even these are many, the first of each standing, and at the end how many more stand so.
 */
function foldedRows(references, row) {
    if (references.length <= fewEnough)
        return references.map(row);
    const same = new Map();
    for (const reference of references) {
        const first = row(reference);
        const key = JSON.stringify(first.slice(1));
        const known = same.get(key);
        if (known === undefined)
            same.set(key, { first, standing: terminal_folds_standingOf(reference), count: 1 });
        else
            known.count += 1;
    }
    const folded = [...same.values()].map(({ first: [place, ...rest], standing, count }) => ({
        standing,
        row: [count === 1 ? place : `${place} +${count - 1}`, ...rest],
    }));
    return folded.length <= mostRows ? folded.map((one) => one.row) : firstOfEach(folded);
}
function firstOfEach(rows) {
    const counts = new Map();
    const shown = rows.filter(({ standing }) => {
        const count = (counts.get(standing) ?? 0) + 1;
        counts.set(standing, count);
        return count <= rowsOfMany;
    });
    const left = [...counts].filter(([, count]) => count > rowsOfMany);
    return [
        ...shown.map(({ row }) => row),
        ...left.map(([standing, count]) => [
            `… and ${count - rowsOfMany} more`,
            '',
            `${standing} (all are in the report)`,
        ]),
    ];
}
function terminal_folds_standingOf({ kind, fact }) {
    if (kind === 'opaque')
        return 'not resolved';
    if (fact === undefined || fact.status === 'unknown')
        return `unknown (${fact?.cause ?? 'not asked'})`;
    return standings[fact.status];
}
const standings = {
    current: 'current',
    superseded: 'superseded',
    unpinned: 'not pinned',
    missing: 'missing',
    'not-in-history': 'never was this tag',
    'one-platform': 'one platform of an index',
};
/**
 * Drawings of items in their order. When there are many, the first few of each kind, and after them one line on how
 * many more of it there are.
 */
function foldedBlocks(items, kindOf, draw) {
    if (items.length <= fewEnough)
        return items.map(draw);
    const kinds = new Map();
    for (const item of items) {
        const alike = kinds.get(kindOf(item));
        if (alike === undefined)
            kinds.set(kindOf(item), [item]);
        else
            alike.push(item);
    }
    const lines = new Map();
    for (const [kind, alike] of kinds) {
        const shown = alike.length <= fewOfMany + 1 ? alike : alike.slice(0, fewOfMany);
        for (const one of shown)
            lines.set(one, draw(one));
        const last = shown.at(-1);
        const left = alike.length - shown.length;
        if (last !== undefined && left > 0)
            lines.set(last, `${lines.get(last)}\n    … and ${left} more like these (${kind}); the report and \`--html\` have them all`);
    }
    return items.flatMap((item) => lines.get(item) ?? []);
}

;// CONCATENATED MODULE: ./lib/report/terminal-steps.js
// The first steps as a terminal shows them, before anything else: what to do, how much of it, and where.




const terminal_steps_mostSteps = 3;
const mostPlaces = 2;
const mostCauses = 3;
/** At most three steps, numbered; nothing when there is nothing to do. */
function firstSteps(steps, { width }, paint) {
    if (steps.length === 0)
        return '';
    const room = (width ?? Number.POSITIVE_INFINITY) - 5;
    const lines = steps.slice(0, terminal_steps_mostSteps).flatMap((step, index) => {
        const [head, ...more] = linesOf(step).map(report_escape/* plain */.pj);
        const [first = '', ...rest] = wrapped(head ?? '', room);
        const indented = [...rest, ...more.flatMap((line) => wrapped(line, room))];
        return [`  ${index + 1}. ${first}`, ...indented.map((line) => `     ${line}`)];
    });
    const left = steps.length - terminal_steps_mostSteps;
    const others = left > 0 ? [`  Then ${left} more; all findings are below`] : [];
    return [paint('bold', 'What to do first'), ...lines, ...others].join('\n');
}
function linesOf(step) {
    switch (step.kind) {
        case 'pin':
            return [
                `Pin ${(0,steps/* sizeOf */.$)(step)} (${step.checks.join(', ')}): \`tagproof pin\` writes ${step.count === 1 ? 'it' : 'them all'}`,
            ];
        case 'mend': {
            const places = step.findings
                .slice(0, mostPlaces)
                .map(report_words.placeOf)
                .filter((place) => place !== '');
            const more = step.count - places.length;
            const where = [...places, ...(more > 0 && places.length > 0 ? [`${more} more`] : [])].join(', ');
            return [`${step.check}, ${(0,steps/* sizeOf */.$)(step)}${where === '' ? '' : ` (${where})`}: ${step.advice}`];
        }
        case 'learn': {
            const causes = step.causes.slice(0, mostCauses).map(({ cause, count, first }) => {
                const many = step.causes.length > 1 ? `, ${count} of ${step.count}` : '';
                return `${(0,report_escape/* shortDigests */.sY)(first)} [${cause}]${many}`;
            });
            return [`${(0,steps/* sizeOf */.$)(step)} could not be verified. ${step.advice}`, ...causes];
        }
    }
}

;// CONCATENATED MODULE: ./lib/report/terminal.js












/** The whole report as text. Everything from outside is spelled out, nothing can move the cursor. */
function terminalText(report, plan, look, checks = []) {
    const paint = painter(look);
    const draw = drawer(look, paint);
    const { references } = report;
    const { findings } = plan;
    const waivers = (0,report_waivers/* notableWaivers */.$_)(report).slice(0, report_plan/* limits */.Fy.terminalFindings);
    const unknown = report.incomplete;
    const edits = [...plan.pinned, ...plan.recorded];
    const coverage = (0,report_coverage/* coverageLine */.vn)(report);
    const said = (one) => report.mode === 'audit' ? (0,audit/* auditWords */.ti)(one, report.asOf) : (0,report_words.wholeStory)(one, report.asOf);
    const parts = [
        firstSteps((0,steps/* stepsOf */.B)(report, plan, checks), look, paint),
        table(foldedRows(references, (r) => [terminal_short((0,report_words.placeOf)(r)), terminal_short((0,report_words.referenceName)(r)), terminal_short(said(r))]), look.width, [0, 1]),
        rest(references, plan.totals.references, 'references'),
        foldedBlocks(findings, ({ check }) => (0,report_escape/* plain */.pj)(check), draw.finding).join('\n'),
        rest(findings, plan.totals.findings, 'findings'),
        foldedBlocks(plan.waived, ({ check }) => `${(0,report_escape/* plain */.pj)(check)}, waived`, draw.waived).join('\n'),
        rest(plan.waived, plan.totals.waived, 'waived findings'),
        advisoryTable(report, look),
        waivers.map(draw.waiver).join('\n'),
        foldedBlocks(unknown, ({ cause }) => (0,report_escape/* plain */.pj)(cause), draw.unknown).join('\n'),
        rest(unknown, plan.totals.unknown, 'things that are not verified'),
        foldedBlocks(edits, ({ before }) => (before === '' ? 'first seen' : 'pinned'), draw.edit).join('\n'),
        coverage === '' ? '' : paint('dim', (0,report_escape/* plain */.pj)(coverage)),
        references.length === 0 && report.verdict === 'pass' ? (0,report_words.meaning)(report) : '',
        paint(['bold', styles[report.verdict]], (0,report_escape/* plain */.pj)((0,report_words.headline)(report, plan))),
    ];
    return parts.filter((part) => part !== '').join('\n\n');
}
function rest(shown, total, noun) {
    const text = (0,report_plan/* shownOf */.Rp)({ shown, total });
    return text === '' ? '' : text.replace(String(total), `${total} ${noun}`);
}
function advisoryTable(report, look) {
    const rows = (0,advisories/* advisoriesOf */.fO)(report);
    const shown = rows.slice(0, report_plan/* limits */.Fy.terminalFindings);
    if (shown.length === 0)
        return '';
    const text = table([
        ['ADVISORY', 'SEVERITY', 'PACKAGE', 'STATUS', 'UPDATED', 'HERE'],
        ...shown.map(({ id, aliases, risk, artifact, status, fixedIn, updated, outcome }) => [
            terminal_short([id, ...aliases].join(' = ')),
            (0,advisories/* riskWords */.zk)(risk),
            terminal_short(artifact),
            terminal_short(fixedIn.length === 0 ? status : `${status} in ${fixedIn.join(', ')}`),
            terminal_short((0,report_words.day)(updated)),
            outcome,
        ]),
    ], look.width);
    const left = rest(shown, rows.length, 'advisories');
    return left === '' ? text : `${text}\n\n${left}`;
}
/** A cell of a table; the report has the whole text. */
function terminal_short(text) {
    return (0,report_escape/* plain */.pj)((0,report_escape/* cut */.Jj)(text, 400));
}

;// CONCATENATED MODULE: ./lib/report/publish.js






/** Writes the report file, and SARIF and HTML where they are asked for. What the disk refuses is an Unknown. */
async function saveDocuments(report, { config, checks }, files) {
    const refused = [];
    const save = async (path, name, text) => {
        try {
            return await files.save(path, name, text);
        }
        catch (error) {
            refused.push((0,failure/* unknownFrom */.NI)(error, path ?? name));
            return undefined;
        }
    };
    // Loaded where they are asked for: most runs write neither.
    const sarif = config.sarif === undefined
        ? undefined
        : (await __webpack_require__.e(/* import() */ 630).then(__webpack_require__.bind(__webpack_require__, 4630))).sarifOf(report, (0,report_plan/* planOf */.XC)(report), checks);
    const paths = {
        report: await save(config.report, 'tagproof-report.json', `${JSON.stringify(report, null, 2)}\n`),
        sarif: sarif === undefined || 'refused' in sarif
            ? undefined
            : await save(config.sarif, 'tagproof.sarif', sarif.text),
        html: config.html === undefined
            ? undefined
            : await save(config.html, 'tagproof-report.html', (await __webpack_require__.e(/* import() */ 703).then(__webpack_require__.bind(__webpack_require__, 1703))).htmlOf(report, (0,report_plan/* planOf */.XC)(report), checks)),
    };
    return { paths, refused, sarif };
}
/** Draws the log, annotations, summary and outputs from the report, all by one plan. */
async function publish(report, { exitCode, checks }, { sink }, { paths, sarif }, links = {}) {
    const plan = (0,report_plan/* planOf */.XC)(report);
    const refused = sarif !== undefined && 'refused' in sarif ? [sarif.refused] : [];
    sink.log(terminalText(report, plan, sink, checks));
    for (const line of [...refused, ...sarifRest(sarif)])
        sink.log(line);
    for (const annotation of annotationsOf(report, plan, refused))
        sink.annotate(annotation);
    await sink.summary((0,summary/* summaryOf */.YG)(report, plan, checks));
    writeOutputs(report, plan, exitCode, paths, sink, links);
}
/** Code scanning takes only so much; what it does not get is said. */
function sarifRest(sarif) {
    if (sarif === undefined || 'refused' in sarif || sarif.shown.length === sarif.total)
        return [];
    return [`SARIF: ${(0,report_plan/* shownOf */.Rp)(sarif)}`];
}

;// CONCATENATED MODULE: ./lib/check/introduced.js


/** It judges the tag alone: a new digest of the same tag introduces nothing that it finds. */
const aboutTheTag = 'deprecated-tag';
/**
 * The findings that the change introduces. A reference is the same one when file, name, tag and digest are; as many
 * equal ones as the base has are old, the further ones are new, so moving a line introduces nothing. What stood in a
 * file that is gone may stand in any other: renaming introduces nothing either. A finding about no file is not the
 * change's doing.
 */
function introducedFindings(change, base) {
    const occurrences = new Map(change.occurrences.map((one) => [introduced_placeKey(one.at.file, one.at.span), one]));
    const introduced = new Set();
    const atOccurrence = new Map();
    for (const finding of change.findings) {
        const { at, check } = finding;
        const occurrence = at && occurrences.get(introduced_placeKey(at.file, at.span));
        if (occurrence !== undefined) {
            const ofCheck = atOccurrence.get(check) ?? new Map();
            atOccurrence.set(check, ofCheck.set(occurrence, [...(ofCheck.get(occurrence) ?? []), finding]));
        }
        else if (at !== undefined && !base.unchanged(at.file)) {
            introduced.add(finding);
        }
    }
    for (const [check, found] of atOccurrence) {
        const left = new Counts();
        const moved = new Counts();
        for (const old of base.occurrences) {
            const subject = introduced_subjectOf(old, check);
            if (change.files.has(old.at.file))
                left.add(`${old.at.file}\0${subject}`);
            else
                moved.add(subject);
        }
        for (const [occurrence, findings] of found) {
            const subject = introduced_subjectOf(occurrence, check);
            if (left.take(`${occurrence.at.file}\0${subject}`) || moved.take(subject))
                continue;
            for (const finding of findings)
                introduced.add(finding);
        }
    }
    return introduced;
}
/** What a reference is, wherever it stands. */
function introduced_subjectOf(occurrence, check) {
    if (occurrence.kind === 'opaque')
        return `opaque ${occurrence.raw}`;
    const { image } = occurrence;
    return `${(0,model_image/* imageName */.tO)(image)}@${check === aboutTheTag && image.tag !== undefined ? '' : (image.digest ?? '')}`;
}
function introduced_placeKey(file, { start, end }) {
    return `${start}-${end} ${file}`;
}

;// CONCATENATED MODULE: ./lib/weigh.js
// `new-only`: which findings the change introduces, by what the base commit holds.




/**
 * Says of each finding whether the change introduces it. On events without a base everything counts. A base that
 * cannot be read is an Unknown, and no finding is accused.
 */
async function weigh(host, config, ci, { findings, occurrences, }) {
    if (!config.newOnly || findings.length === 0)
        return { findings, incomplete: [] };
    try {
        if ('cause' in ci)
            return unweighed(findings, ci);
        const { openBase } = await __webpack_require__.e(/* import() */ 475).then(__webpack_require__.bind(__webpack_require__, 1856));
        const base = await openBase(host, ci);
        if (base === undefined)
            return { findings, incomplete: [], base: 'none' };
        const [scanned, files] = await Promise.all([scanCheckout(base.files, config), host.files.list()]);
        const unchanged = await unchangedFiles(findings, occurrences, base.files, host);
        const held = heldIn(scanned.occurrences, occurrences, new Set(files));
        return { ...weighedAgainst(held, unchanged, { findings, occurrences }), incomplete: [] };
    }
    catch (error) {
        return unweighed(findings, (0,failure/* unknownFrom */.NI)(error, 'base commit'));
    }
}
function unweighed(findings, { cause, message }) {
    const sentence = `What the change introduces is not known: ${message}`;
    return {
        findings: findings.map((finding) => ({ ...finding, introduced: 'unknown' })),
        incomplete: [{ cause, subject: 'base commit', message: sentence }],
        base: 'unknown',
    };
}
/** Says of each finding whether it is introduced; about a file that was not compared, nobody knows. */
function weighedAgainst(references, unchanged, { findings, occurrences }) {
    const base = references.map(({ file, ...held }) => held.kind === 'opaque'
        ? { ...held, at: { file } }
        : { kind: held.kind, gone: held.gone, at: { file }, image: weigh_imageOf(held) });
    const introduced = introducedFindings({
        findings,
        occurrences,
        files: new Set(base.flatMap(({ at, gone }) => (gone ? [] : [at.file]))),
    }, { occurrences: base, unchanged: (file) => unchanged[file] === true });
    const compared = new Set([...occurrences.map(({ at }) => at.file), ...Object.keys(unchanged)]);
    const isKnown = ({ at }) => at === undefined || compared.has(at.file);
    return {
        findings: findings.map((finding) => ({
            ...finding,
            introduced: isKnown(finding) ? introduced.has(finding) : 'unknown',
        })),
        base: { references, unchanged },
    };
}
function weigh_imageOf({ registry, repository, tag, digest, }) {
    return {
        registry,
        repository,
        ...(tag === undefined ? {} : { tag }),
        ...(digest === undefined ? {} : { digest: digest }),
    };
}
/** Of the base's references, those to what the change refers to as well; no other can make a finding an old one. */
function heldIn(base, change, files) {
    const nameOf = (one) => (one.kind === 'opaque' ? `opaque ${one.raw}` : (0,model_image/* imageName */.tO)(one.image));
    const names = new Set(change.map(nameOf));
    return base
        .filter((one) => names.has(nameOf(one)))
        .map((one) => {
        const { file } = one.at;
        const gone = !files.has(file);
        return one.kind === 'opaque'
            ? { kind: one.kind, file, gone, raw: one.raw }
            : { kind: one.kind, file, gone, ...one.image };
    });
}
/** Of the files with findings but without references, those that the base holds unchanged. */
async function unchangedFiles(findings, occurrences, base, host) {
    const scanned = new Set(occurrences.map(({ at }) => at.file));
    const files = new Set(findings.flatMap(({ at }) => (at === undefined || scanned.has(at.file) ? [] : [at.file])));
    const unchanged = [];
    for (const file of files) {
        const [now, before] = await Promise.all([host.files.read(file), base.read(file)]);
        unchanged.push([file, 'text' in now && 'text' in before && now.text === before.text]);
    }
    return Object.fromEntries(unchanged);
}

;// CONCATENATED MODULE: ./lib/run.js
// The story of a run: sign in → scan → examine (resolve, advise, check) → (pin) → weigh → deliver → report.

















/** Runs once over a checkout. What cannot be learned is part of the outcome; it throws only on a defect. */
async function run(outside, config) {
    const { host, without } = (0,secrets/* keepingSecrets */.l)((0,stop/* stoppable */.p)(outside));
    const startedAt = host.clock.now();
    const [connection, ci, checkout, ledger] = await Promise.all([
        connect(host, config),
        ciOf(host, config),
        scanCheckout(host.files, config),
        openLedger(host.files, config.ledger),
    ]);
    const examine = examiner({ connection, config, ledger, checkout: host.files, now: startedAt });
    const beside = besideReferences(host, config, ci);
    const pins = config.mode === 'pin';
    const before = await examine(await beside(checkout));
    // With a wrong clock nobody knows which digest is old enough, and without the policy which files it leaves out.
    const isRuled = before.incomplete.every(({ cause }) => cause !== 'policy-unread');
    const mayWrite = pins && isRuled && connection.clock() === undefined;
    const pinned = mayWrite ? await writePins(host.files, before.findings, before.files) : nothingWritten;
    const after = pinned.edits.length > 0 ? await examine(await beside(await scanCheckout(host.files, config))) : before;
    const seen = mayWrite ? await ledger.add(after.said, startedAt) : nothingWritten;
    const { occurrences } = after.evidence;
    const weighed = await weigh(host, config, ci, { findings: after.findings, occurrences });
    const known = [...after.incomplete, ...pinned.refused, ...seen.refused, ...weighed.incomplete];
    const conclude = (unknown) => {
        const cut = host.stop?.aborted === true && unknown.length > 0;
        const incomplete = cut ? [stop/* stopped */.c, ...unknown.filter(({ cause }) => cause !== 'stopped')] : unknown;
        const { verdict, exitCode } = judge(weighed.findings, incomplete, config);
        const report = reportOf({
            ...after,
            ...weighed,
            examined: after.incomplete.length,
            config,
            startedAt,
            incomplete,
            verdict,
            edits: [...pinned.edits, ...seen.edits],
            requests: connection.requests,
            source: host.workflow.source,
        });
        return { report: without(report), exitCode };
    };
    const draft = conclude(known);
    const changed = [...pinned.changed, ...seen.changed];
    const work = {
        report: draft.report,
        changed,
        changes: pinChanges(before.findings, before.evidence, changed),
        files: before.files,
        suggestions: suggestedLines(after.findings, after.files, delivery/* suggestionText */._T),
    };
    const delivered = writesToCi(config)
        ? await (await __webpack_require__.e(/* import() */ 945).then(__webpack_require__.bind(__webpack_require__, 1945))).deliver(host, config, ci, work)
        : { incomplete: [] };
    const { incomplete } = delivered;
    const all = [...known, ...incomplete];
    const { outcome, saved } = await save(host, config, conclude, incomplete.length === 0 ? draft : conclude(all), all);
    await publish(outcome.report, { exitCode: outcome.exitCode, checks: check/* checks */.AV }, host, saved, delivered);
    return outcome;
}
/** Writes the documents; when one of them is refused, the others say so. */
async function save({ files }, config, conclude, outcome, known) {
    const saved = await saveDocuments(outcome.report, { config, checks: check/* checks */.AV }, files);
    if (saved.refused.length === 0)
        return { outcome, saved };
    const second = conclude([...known, ...saved.refused]);
    return { outcome: second, saved: await saveDocuments(second.report, { config, checks: check/* checks */.AV }, files) };
}
async function ciOf(host, config) {
    if (!needsCi(config))
        return { event: { kind: 'local' } };
    const { connectCi } = await __webpack_require__.e(/* import() */ 475).then(__webpack_require__.bind(__webpack_require__, 1856));
    return connectCi(host, config).catch((error) => (0,failure/* unknownFrom */.NI)(error, 'event'));
}


/***/ })

};
