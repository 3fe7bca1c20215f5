export const id = 2783;
export const ids = [2783];
export const modules = {

/***/ 12783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ reportSchema)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 10 modules
var schemas = __webpack_require__(13798);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
;// CONCATENATED MODULE: ./lib/report/schema-parts.js

const instantSchema = iso/* datetime */.w$();
const digest = schemas/* string */.YjP().regex(/^sha256:[a-f0-9]{64}$/);
const severity = schemas/* enum */.k5n(['error', 'warning', 'notice']);
const span = {
    line: schemas/* int */.Whr().positive(),
    column: schemas/* int */.Whr().positive(),
    endLine: schemas/* int */.Whr().positive(),
    endColumn: schemas/* int */.Whr().positive(),
};
const place = { file: schemas/* string */.YjP(), ...span };
const origin = schemas/* string */.YjP().optional().describe('In a merged report: the repository (`owner/name`)');

;// CONCATENATED MODULE: ./lib/report/evidence-schema.js


const advisorySchema = schemas/* object */.Ikc({
    uid: schemas/* string */.YjP(),
    advisoryId: schemas/* string */.YjP(),
    artifactName: schemas/* string */.YjP(),
    updateTime: schemas/* string */.YjP(),
    artifactType: schemas/* string */.YjP().optional(),
    aliases: schemas/* array */.YOg(schemas/* string */.YjP()).optional().describe('Names of the same vulnerability elsewhere: CVE, GHSA'),
    severities: schemas/* array */.YOg(schemas/* object */.Ikc({ type: schemas/* string */.YjP(), score: schemas/* string */.YjP().describe('A CVSS vector or a number') }))
        .optional(),
    events: schemas/* array */.YOg(schemas/* object */.Ikc({
        status: schemas/* string */.YjP(),
        at: schemas/* string */.YjP().optional(),
        fixedVersion: schemas/* string */.YjP().optional(),
        patchedVersions: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    }))
        .optional()
        .describe('Absent: the platform has no status of it'),
});
const historySchema = schemas/* object */.Ikc({
    registry: schemas/* string */.YjP(),
    repository: schemas/* string */.YjP(),
    tag: schemas/* string */.YjP(),
    complete: schemas/* boolean */.zMY()
        .describe('False: only as much was read as the pins needed, or a part could not be read'),
    reigns: schemas/* array */.YOg(schemas/* object */.Ikc({ digest: digest, since: instantSchema, until: instantSchema.optional() }))
        .describe('What the tag pointed to and when, from oldest to newest; the newest has no `until`'),
    truncated: schemas/* int */.Whr().positive().optional().describe('How many older entries were left out'),
    known: schemas/* array */.YOg(schemas/* object */.Ikc({ from: instantSchema.optional(), to: instantSchema.optional() }))
        .optional()
        .describe('Of a history that is not complete: the intervals of time that are'),
});

;// CONCATENATED MODULE: ./lib/report/finding-schema.js


const fixSchema = schemas/* object */.Ikc({
    expect: schemas/* string */.YjP(),
    replacement: schemas/* string */.YjP(),
    place: schemas/* object */.Ikc(place)
        .omit({ file: true })
        .optional()
        .describe('The place of `expect`, if that is not the place of the finding'),
    lines: schemas/* object */.Ikc({ before: schemas/* string */.YjP(), after: schemas/* string */.YjP() })
        .optional()
        .describe('The same change as whole lines, without the last line end'),
});
const findingSchema = schemas/* object */.Ikc({
    check: schemas/* string */.YjP(),
    severity: severity,
    file: place.file.optional().describe('Absent when the finding is not about a file'),
    line: place.line.optional(),
    column: place.column.optional(),
    endLine: place.endLine.optional(),
    endColumn: place.endColumn.optional(),
    charOffset: schemas/* int */.Whr()
        .nonnegative()
        .optional()
        .describe('UTF-16 units before the place; absent in a file with a byte order mark'),
    charLength: schemas/* int */.Whr().nonnegative().optional(),
    message: schemas/* string */.YjP(),
    image: schemas/* object */.Ikc({ registry: schemas/* string */.YjP(), repository: schemas/* string */.YjP(), tag: schemas/* string */.YjP().optional() })
        .optional()
        .describe('The image that it is about, without its digest'),
    artifact: schemas/* string */.YjP().optional(),
    advisory: schemas/* string */.YjP().optional(),
    origin: origin,
    testData: schemas/* string */.YjP()
        .optional()
        .describe('The folder that makes the file test data, so that the severity is reduced to `notice`'),
    introduced: schemas/* boolean */.zMY().optional().describe('Under `new-only`: whether the change introduces it'),
    fix: fixSchema
        .optional()
        .describe('Replace `expect`, which is at `place` or else at the place of the finding, by `replacement`'),
    waived: schemas/* object */.Ikc({
        reason: schemas/* string */.YjP(),
        owner: schemas/* string */.YjP().optional(),
        expires: instantSchema.optional(),
        file: schemas/* string */.YjP(),
        line: schemas/* int */.Whr().positive(),
    })
        .optional()
        .describe('The waiver that accepts the finding, which then does not fail the gate'),
});
const waiverSchema = schemas/* object */.Ikc({
    ...place,
    state: schemas/* enum */.k5n(['active', 'expired', 'lapsed', 'unused', 'unknown', 'removed', 'pending'])
        .describe('Only waivers that are `active` or `removed` apply'),
    matched: schemas/* int */.Whr().nonnegative().describe('How many findings it matches'),
    notice: schemas/* string */.YjP().optional(),
    check: schemas/* string */.YjP().optional(),
    image: schemas/* string */.YjP().optional(),
    tag: schemas/* string */.YjP().optional(),
    paths: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    artifact: schemas/* string */.YjP().optional(),
    advisory: schemas/* string */.YjP().optional(),
    reason: schemas/* string */.YjP(),
    expires: instantSchema.optional(),
    owner: schemas/* string */.YjP().optional(),
    acknowledged: instantSchema.optional(),
});

// EXTERNAL MODULE: ./lib/model/advisory.js
var advisory = __webpack_require__(20186);
// EXTERNAL MODULE: ./lib/model/glob.js
var glob = __webpack_require__(53523);
// EXTERNAL MODULE: ./lib/model/name-glob.js
var name_glob = __webpack_require__(78893);
;// CONCATENATED MODULE: ./lib/report/record-schema.js





const offset = schemas/* int */.Whr().nonnegative();
const paths = schemas/* array */.YOg(schemas/* string */.YjP().refine(glob/* isPathGlob */.a_, { error: 'must be a glob over paths' }));
const nameGlob = schemas/* string */.YjP().refine(name_glob/* isNameGlob */.k, { error: 'must be a glob over names' });
const milliseconds = schemas/* number */.aig().nonnegative();
const spanSchema = schemas/* object */.Ikc({ start: offset, end: offset });
const record_schema_place = schemas/* object */.Ikc({ file: schemas/* string */.YjP(), span: spanSchema });
const checks = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* enum */.k5n(['error', 'warning', 'notice', 'off']));
const override = schemas/* object */.Ikc({
    at: record_schema_place,
    paths: paths.exactOptional(),
    images: schemas/* array */.YOg(nameGlob).exactOptional(),
    checks,
    maxAgeMs: milliseconds.exactOptional(),
    minAgeMs: milliseconds.exactOptional(),
});
const waiver = schemas/* object */.Ikc({
    at: record_schema_place,
    inheritedAt: record_schema_place.exactOptional(),
    check: schemas/* string */.YjP().exactOptional(),
    image: nameGlob.exactOptional(),
    tag: nameGlob.exactOptional(),
    paths: paths.exactOptional(),
    artifact: schemas/* string */.YjP().exactOptional(),
    advisory: schemas/* string */.YjP().exactOptional(),
    reason: schemas/* string */.YjP(),
    expires: instantSchema.exactOptional(),
    owner: schemas/* string */.YjP().exactOptional(),
    acknowledged: instantSchema.exactOptional(),
});
const policy = schemas/* object */.Ikc({
    checks,
    overrides: schemas/* array */.YOg(override),
    waivers: schemas/* array */.YOg(waiver),
    removed: schemas/* array */.YOg(waiver),
    pending: schemas/* array */.YOg(waiver),
    advisories: schemas/* object */.Ikc({
        severity: schemas/* enum */.k5n(advisory/* riskLevels */.N).exclude(['none']).exactOptional(),
        ignoreStatus: schemas/* array */.YOg(schemas/* enum */.k5n(['fixed', 'false-positive', 'not-planned'])),
    }),
});
const packagePlace = {
    reference: offset.exactOptional().describe('Index of the reference whose image has it'),
    at: record_schema_place.exactOptional(),
};
const packageUse = schemas/* object */.Ikc({
    ...packagePlace,
    name: schemas/* string */.YjP(),
    version: schemas/* string */.YjP().exactOptional(),
    type: schemas/* string */.YjP().exactOptional(),
    origins: schemas/* array */.YOg(schemas/* string */.YjP()),
    platforms: schemas/* array */.YOg(schemas/* string */.YjP()).exactOptional(),
});
const vulnerability = schemas/* object */.Ikc({
    reference: offset,
    id: schemas/* string */.YjP(),
    aliases: schemas/* array */.YOg(schemas/* string */.YjP()),
    severity: schemas/* string */.YjP(),
    package: schemas/* object */.Ikc({ name: schemas/* string */.YjP(), version: schemas/* string */.YjP().exactOptional() }).exactOptional(),
    fixState: schemas/* string */.YjP(),
    fixVersions: schemas/* array */.YOg(schemas/* string */.YjP()),
});
const baseFile = {
    file: schemas/* string */.YjP(),
    gone: schemas/* boolean */.zMY().describe('The change removes the file'),
    testData: schemas/* literal */.euz(true).exactOptional(),
};
const baseReference = schemas/* discriminatedUnion */.gMt('kind', [
    schemas/* object */.Ikc({ kind: schemas/* literal */.euz('opaque'), ...baseFile, raw: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({
        kind: schemas/* enum */.k5n(['image', 'local']),
        ...baseFile,
        registry: schemas/* string */.YjP(),
        repository: schemas/* string */.YjP(),
        tag: schemas/* string */.YjP().exactOptional(),
        digest: digest.exactOptional(),
    }),
]);
const base = schemas/* union */.KCZ([
    schemas/* literal */.euz('none').describe('The event has no base commit'),
    schemas/* literal */.euz('unknown').describe('It could not be read'),
    schemas/* object */.Ikc({
        references: schemas/* array */.YOg(baseReference)
            .describe('References of the base commit to images that the change also references'),
        unchanged: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* boolean */.zMY())
            .describe('Files with findings but without references: whether the base has the same content'),
    }),
]);
const ledgerPart = schemas/* object */.Ikc({ count: offset, images: schemas/* array */.YOg(schemas/* string */.YjP()).describe('The first few') });
const recordSchema = schemas/* object */.Ikc({
    places: schemas/* array */.YOg(schemas/* object */.Ikc({
        file: schemas/* string */.YjP(),
        start: offset,
        end: offset,
        line: schemas/* int */.Whr().positive(),
        column: schemas/* int */.Whr(),
        endLine: schemas/* int */.Whr().positive(),
        endColumn: schemas/* int */.Whr(),
    }))
        .describe('Every place that a finding may have'),
    marked: schemas/* array */.YOg(schemas/* string */.YjP()).describe('Files that begin with a byte order mark'),
    examined: offset.describe('How many entries of `incomplete`, from its start, come from evaluating the checkout'),
    mirrors: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()),
    packages: schemas/* array */.YOg(packageUse).exactOptional().describe('The packages that an advisory is about'),
    vulnerabilities: schemas/* array */.YOg(vulnerability),
    inline: schemas/* array */.YOg(schemas/* object */.Ikc({
        check: schemas/* string */.YjP(),
        reason: schemas/* string */.YjP(),
        at: record_schema_place,
        covers: record_schema_place,
        pending: schemas/* literal */.euz(true).exactOptional().describe('The change adds it, so it does not apply yet'),
    }))
        .describe('Inline waivers'),
    policy,
    ledger: schemas/* object */.Ikc({ at: record_schema_place, removed: ledgerPart, backdated: ledgerPart })
        .exactOptional()
        .describe('What the change does to entries of the ledger that its base has; absent: it only adds entries'),
    base: base.exactOptional().describe('Absent: no comparison was requested'),
});

;// CONCATENATED MODULE: ./lib/report/pull-policies-schema.js


const result = schemas/* object */.Ikc({
    policy: schemas/* string */.YjP(),
    mode: schemas/* enum */.k5n(['enforced', 'dry-run']),
    result: schemas/* enum */.k5n(['allowed', 'denied', 'error']).describe('`error`: the policy could not be evaluated'),
    parameters: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()),
    override: schemas/* object */.Ikc({
        reason: schemas/* string */.YjP(),
        createdBy: schemas/* string */.YjP().exactOptional(),
        createdAt: schemas/* string */.YjP().exactOptional(),
    })
        .exactOptional()
        .describe('An exception for this digest: the policy denies it, and it may be pulled'),
    allowedFrom: instantSchema
        .exactOptional()
        .describe('The first moment at which a cool-down allows the pull'),
    builtAt: instantSchema
        .exactOptional()
        .describe('What the cool-down counts from. Absent: not known, and `allowedFrom` is the latest possible moment'),
});
const answer = schemas/* object */.Ikc({
    digest: digest,
    verdict: schemas/* enum */.k5n(['allowed', 'denied', 'unknown']).describe('Whether the registry serves a pull'),
    results: schemas/* array */.YOg(result),
    unknown: schemas/* object */.Ikc({ cause: schemas/* string */.YjP(), subject: schemas/* string */.YjP(), message: schemas/* string */.YjP() })
        .exactOptional()
        .describe('Why the results are not known'),
    isHarmless: schemas/* literal */.euz(true).exactOptional().describe('No policy that applies is enforced'),
});
const pullPoliciesSchema = schemas/* object */.Ikc({
    newest: schemas/* array */.YOg(answer)
        .describe('The digests that could be pinned, newest first, up to the first one that is not denied'),
    others: schemas/* array */.YOg(answer).describe('The pin, and the index that it is one platform of, if not among them'),
});

;// CONCATENATED MODULE: ./lib/report/schema-items.js




const factSchema = schemas/* object */.Ikc({
    status: schemas/* enum */.k5n([
        'current',
        'superseded',
        'not-in-history',
        'one-platform',
        'unpinned',
        'missing',
        'unknown',
    ]),
    currentDigest: digest.optional(),
    currentSince: instantSchema.optional(),
    pinnedSince: instantSchema.optional(),
    supersededAt: instantSchema.optional(),
    supersededBy: digest.optional().describe('The next digest: what the tag moved to'),
    behind: schemas/* int */.Whr().nonnegative().optional(),
    lagSeconds: schemas/* int */.Whr().nonnegative().optional(),
    deprecated: schemas/* boolean */.zMY().optional(),
    endOfLife: schemas/* object */.Ikc({
        date: schemas/* string */.YjP().optional().describe('The day, as the platform returns it'),
        dateUnknown: schemas/* string */.YjP().optional().describe('Why the day is unknown'),
        nearest: schemas/* string */.YjP().optional().describe('The closest supported tag to switch to'),
        newest: schemas/* string */.YjP().optional(),
        grace: schemas/* object */.Ikc({ until: instantSchema.optional() })
            .optional()
            .describe('The tag has reached its end of life, and is rebuilt until then'),
    })
        .optional()
        .describe('Of a tag that is not deprecated: the end that is announced'),
    youngUntil: instantSchema.optional().describe('Under `min-age`: the pin counts as too young until then'),
    indexDigest: digest.optional().describe('The index that the pin is one platform of'),
    records: schemas/* int */.Whr().nonnegative().optional().describe('How many entries the whole history has'),
    historySince: instantSchema.optional().describe('The time of the oldest entry'),
    what: schemas/* enum */.k5n(['repository', 'tag', 'digest']).optional().describe('What is missing'),
    basis: schemas/* enum */.k5n(['first-seen', 'present'])
        .optional()
        .describe("What the fact is based on, if not the platform's history: this repository's ledger, or what the registry returns for the tag now"),
    recoveredTag: schemas/* string */.YjP().optional().describe('The tag of a reference without one, found by its digest'),
    cause: schemas/* string */.YjP().optional().describe('Why the status is `unknown`'),
    message: schemas/* string */.YjP().optional().describe('The same as a sentence'),
});
const referenceSchema = schemas/* object */.Ikc({
    kind: schemas/* enum */.k5n(['image', 'opaque', 'local']),
    ...place,
    raw: schemas/* string */.YjP().describe('The whole reference as written, digest included'),
    registry: schemas/* string */.YjP().optional(),
    repository: schemas/* string */.YjP().optional(),
    tag: schemas/* string */.YjP().optional(),
    assumedTag: schemas/* string */.YjP().optional().describe('The tag that a reference with neither tag nor digest means'),
    digest: digest.optional(),
    why: schemas/* enum */.k5n(['variable', 'template', 'invalid']).optional().describe('Why the reference is opaque'),
    detail: schemas/* string */.YjP().optional().describe('The same for a reader: which variable, what is wrong'),
    builtBy: schemas/* object */.Ikc({ file: schemas/* string */.YjP(), line: schemas/* int */.Whr().positive() })
        .optional()
        .describe('Of a local image: the place in the repository that builds it'),
    testData: schemas/* string */.YjP().optional().describe('The folder that makes the file test data'),
    parts: schemas/* array */.YOg(schemas/* object */.Ikc({ part: schemas/* enum */.k5n(['registry', 'repository', 'tag', 'digest']), raw: schemas/* string */.YjP(), ...span }))
        .optional()
        .describe('Of a reference split over several keys: where each part is'),
    uses: schemas/* array */.YOg(schemas/* object */.Ikc(span))
        .optional()
        .describe('Where the text is used under another name: aliases, variables that hold the whole image'),
    noPlace: schemas/* string */.YjP().optional().describe('Why no digest can be written here'),
    origin: origin,
    waivedChecks: schemas/* array */.YOg(schemas/* string */.YjP())
        .optional()
        .describe('The checks of those of its findings that a waiver accepts'),
    span: spanSchema.optional().describe('UTF-16 units from the start of the file'),
    pullPolicies: pullPoliciesSchema
        .optional()
        .describe("What the organization's pull policies say of its digests; absent if none applies"),
    pin: schemas/* object */.Ikc({
        span: spanSchema,
        lead: schemas/* string */.YjP().describe('The text before the digest'),
        unset: schemas/* string */.YjP().optional().describe('The text that stands for no digest'),
        isBare: schemas/* literal */.euz(true).optional().describe('The digest is written without `sha256:`'),
        around: schemas/* object */.Ikc({ text: schemas/* string */.YjP(), place: schemas/* object */.Ikc(span) })
            .optional()
            .describe('The text from the reference to its digest, where that is in another key'),
    })
        .optional()
        .describe('Where the digest is or would be'),
});

;// CONCATENATED MODULE: ./lib/report/schema.js






const settingSchema = schemas/* object */.Ikc({
    name: schemas/* string */.YjP(),
    value: schemas/* string */.YjP(),
    from: schemas/* string */.YjP().describe('`input`, `default`, or `file:line:column` of the policy'),
});
const counted = schemas/* object */.Ikc({
    asked: schemas/* int */.Whr().nonnegative(),
    answered: schemas/* int */.Whr().nonnegative(),
    unknown: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* int */.Whr().positive()).describe('How many are not known, by cause'),
});
const coverageSchema = schemas/* object */.Ikc({
    references: counted.describe('All references; one that cannot be resolved counts as unknown with the cause `opaque`'),
    histories: counted.describe('All tags that the references name'),
    artifacts: counted.describe('All names whose advisories were requested; an SBOM or scanner report that could not be fetched counts as one'),
});
const sourceSchema = schemas/* object */.Ikc({
    server: schemas/* url */.OZ5(),
    repository: schemas/* string */.YjP().describe('`owner/name`'),
    sha: schemas/* string */.YjP().regex(/^[a-f0-9]{40,64}$/),
});
const amount = schemas/* int */.Whr().nonnegative();
const totalsSchema = schemas/* object */.Ikc({
    findings: amount.describe('Not waived'),
    waived: amount,
    references: amount,
    files: amount,
    current: amount.describe('References that are pinned to the current digest'),
    unknown: amount,
    local: amount.exactOptional().describe('References to images that the repository builds'),
    pinned: amount.describe('Lines that were pinned'),
    recorded: amount.describe('Tags that were written into the ledger'),
    bySeverity: schemas/* record */.g1P(schemas/* string */.YjP(), amount).describe('Severity → findings that are not waived'),
    byCheck: schemas/* record */.g1P(schemas/* string */.YjP(), amount).describe('Check id → findings that are not waived'),
});
const repositorySchema = schemas/* object */.Ikc({
    origin: schemas/* string */.YjP().describe('`owner/name`'),
    verdict: schemas/* enum */.k5n(['pass', 'fail', 'incomplete']),
    shard: schemas/* string */.YjP().optional().describe('The shard that was to audit it'),
    server: schemas/* url */.OZ5().optional(),
    sha: schemas/* string */.YjP().optional().describe('The commit that was audited'),
    findings: amount.describe('Not waived'),
    waived: amount,
    references: amount,
    unknown: amount,
    missing: schemas/* boolean */.zMY().optional().describe('No shard has a report of it'),
});
const reportSchema = schemas/* object */.Ikc({
    schemaVersion: schemas/* literal */.euz(1),
    tool: schemas/* object */.Ikc({ name: schemas/* literal */.euz('tagproof'), version: schemas/* string */.YjP() }),
    mode: schemas/* enum */.k5n(['verify', 'pin', 'audit']),
    verdict: schemas/* enum */.k5n(['pass', 'fail', 'incomplete']),
    startedAt: instantSchema,
    asOf: instantSchema,
    source: sourceSchema.optional().describe('The commit that was verified, if the CI says which'),
    references: schemas/* array */.YOg(referenceSchema.extend({ fact: factSchema.optional() })),
    findings: schemas/* array */.YOg(findingSchema),
    advisories: schemas/* array */.YOg(advisorySchema),
    histories: schemas/* array */.YOg(historySchema).optional(),
    coverage: coverageSchema.optional().describe('How much was requested, and how much is known'),
    incomplete: schemas/* array */.YOg(schemas/* object */.Ikc({ cause: schemas/* string */.YjP(), subject: schemas/* string */.YjP(), message: schemas/* string */.YjP(), origin: origin })),
    settings: schemas/* array */.YOg(settingSchema).describe('Every setting with its value and its origin'),
    waivers: schemas/* array */.YOg(waiverSchema),
    requests: schemas/* object */.Ikc({ total: schemas/* int */.Whr().nonnegative(), retried: schemas/* int */.Whr().nonnegative() }),
    edits: schemas/* array */.YOg(schemas/* object */.Ikc({ file: schemas/* string */.YjP(), line: schemas/* int */.Whr().positive(), before: schemas/* string */.YjP(), after: schemas/* string */.YjP() })),
    repositories: schemas/* array */.YOg(repositorySchema)
        .optional()
        .describe('In a merged report: all repositories, the worst first'),
    totals: totalsSchema
        .optional()
        .describe('In a merged report, whose lists have only the worst entries: the full counts'),
    record: recordSchema.optional().describe('What `tagproof replay` needs in addition to the rest'),
});


/***/ })

};
