export const id = 5746;
export const ids = [5746];
export const modules = {

/***/ 51195:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ spanSchema),
/* harmony export */   f: () => (/* binding */ recordSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42047);
/* harmony import */ var _model_globs_glob_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93635);
/* harmony import */ var _model_globs_name_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13693);
/* harmony import */ var _model_judgement_advisory_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14086);
/* harmony import */ var _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67554);





const offset = zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().nonnegative();
const paths = zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().refine(_model_globs_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .isPathGlob */ .a_, { error: 'must be a glob over paths' }));
const nameGlob = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().refine(_model_globs_name_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .isNameGlob */ .kh, { error: 'must be a glob over names' });
const milliseconds = zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nonnegative();
const spanSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ start: offset, end: offset });
const place = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ file: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), span: spanSchema });
const checks = zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['error', 'warning', 'notice', 'off']));
const override = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    at: place,
    paths: paths.exactOptional(),
    images: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(nameGlob).exactOptional(),
    checks,
    maxAgeMs: milliseconds.exactOptional(),
    minAgeMs: milliseconds.exactOptional(),
});
const waiver = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    at: place,
    inheritedAt: place.exactOptional(),
    inBase: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(true).exactOptional(),
    check: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().exactOptional(),
    image: nameGlob.exactOptional(),
    tag: nameGlob.exactOptional(),
    paths: paths.exactOptional(),
    artifact: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().exactOptional(),
    advisory: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().exactOptional(),
    reason: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    expires: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .instantSchema */ .p8.exactOptional(),
    owner: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().exactOptional(),
    acknowledged: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .instantSchema */ .p8.exactOptional(),
});
const signerGlob = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^[\x21-\x7e]{1,1000}$/);
const file = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().exactOptional();
const signatureRule = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    at: place,
    images: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(nameGlob),
    except: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(nameGlob).exactOptional(),
    anyOf: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .discriminatedUnion */ .gMt('kind', [
        zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
            kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('identity'),
            issuer: signerGlob,
            identity: signerGlob,
            root: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
            file,
        }),
        zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('key'), key: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .digest */ .br, file }),
    ])),
    sourceTag: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('any').exactOptional(),
});
const policy = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    checks,
    overrides: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(override),
    waivers: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(waiver),
    removed: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(waiver),
    pending: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(waiver),
    advisories: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        severity: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_model_judgement_advisory_js__WEBPACK_IMPORTED_MODULE_4__/* .riskLevels */ .N).exclude(['none']).exactOptional(),
        ignoreStatus: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['fixed', 'false-positive', 'not-planned'])),
    }),
    signatures: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(signatureRule).exactOptional().describe('Absent: the policy requires no signature'),
    proof: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).exactOptional().describe('Globs over the images whose pins must be proved'),
});
const packagePlace = {
    reference: offset.exactOptional().describe('Index of the reference whose image has it'),
    at: place.exactOptional(),
};
const packageUse = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    ...packagePlace,
    name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    version: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().exactOptional(),
    type: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().exactOptional(),
    origins: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    platforms: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).exactOptional(),
});
const vulnerability = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    reference: offset,
    id: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    aliases: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    severity: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    package: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), version: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().exactOptional() }).exactOptional(),
    fixState: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    fixVersions: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
});
const baseFile = {
    file: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    gone: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().describe('The change removes the file'),
    testData: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(true).exactOptional(),
};
const baseReference = zod__WEBPACK_IMPORTED_MODULE_2__/* .discriminatedUnion */ .gMt('kind', [
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('opaque'), ...baseFile, raw: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['image', 'local']),
        ...baseFile,
        registry: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        repository: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        tag: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().exactOptional(),
        digest: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .digest */ .br.exactOptional(),
    }),
]);
const base = zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('none').describe('The event has no base commit'),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('unknown').describe('It could not be read'),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        references: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(baseReference)
            .describe('References of the base commit to images that the change also references'),
        unchanged: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY())
            .describe('Files with findings but without references: whether the base has the same content'),
    }),
]);
const ledgerPart = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ count: offset, images: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).describe('The first few') });
const recordSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    places: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        file: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        start: offset,
        end: offset,
        line: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().positive(),
        column: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
        endLine: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().positive(),
        endColumn: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    }))
        .describe('Every place that a finding may have'),
    marked: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).describe('Files that begin with a byte order mark'),
    examined: offset.describe('How many entries of `incomplete`, from its start, come from evaluating the checkout'),
    mirrors: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    packages: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(packageUse).exactOptional().describe('The packages that an advisory is about'),
    vulnerabilities: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(vulnerability),
    inline: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        check: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        reason: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        at: place,
        covers: place,
        pending: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(true).exactOptional().describe('The change adds it, so it does not apply yet'),
    }))
        .describe('Inline waivers'),
    policy,
    ledger: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ at: place, removed: ledgerPart, backdated: ledgerPart })
        .exactOptional()
        .describe('What the change does to entries of the ledger that its base has; absent: it only adds entries'),
    base: base.exactOptional().describe('Absent: no comparison was requested'),
});


/***/ }),

/***/ 94760:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nm: () => (/* binding */ referenceSchema),
/* harmony export */   Ut: () => (/* binding */ historySchema),
/* harmony export */   nv: () => (/* binding */ advisorySchema),
/* harmony export */   oZ: () => (/* binding */ factSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42047);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64377);
/* harmony import */ var _model_images_source_strength_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66317);
/* harmony import */ var _record_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51195);
/* harmony import */ var _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67554);




const advisorySchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    uid: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    advisoryId: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    artifactName: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    updateTime: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    artifactType: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    aliases: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).optional().describe('Names of the same vulnerability elsewhere: CVE, GHSA'),
    severities: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), score: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().describe('A CVSS vector or a number') }))
        .optional(),
    events: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        status: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        at: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
        fixedVersion: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
        patchedVersions: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).optional(),
    }))
        .optional()
        .describe('Absent: the platform has no status of it'),
});
const evidenceSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    source: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().describe('As messages name it'),
    strength: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_model_images_source_strength_js__WEBPACK_IMPORTED_MODULE_3__/* .sourceStrengths */ .I)
        .describe('What the source can say; only a complete history proves that a tag never pointed to a digest'),
    since: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .instantSchema */ .p8.exactOptional().describe('The start of its window, or its oldest entry for the tag'),
    readAt: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .instantSchema */ .p8.describe('When it was read; for a cached answer, when that was stored'),
    silent: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ cause: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), message: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() })
        .exactOptional()
        .describe('Why it could not say anything'),
});
const historySchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    evidence: evidenceSchema.optional().describe("Where it comes from; absent: the platform's own history"),
    registry: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    repository: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    tag: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    complete: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()
        .describe('False: only as much was read as the pins needed, or a part could not be read'),
    reigns: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ digest: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .digest */ .br, since: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .instantSchema */ .p8, until: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .instantSchema */ .p8.exactOptional() }))
        .describe('What the tag pointed to and when, from oldest to newest; the newest has no `until`'),
    truncated: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().positive().optional().describe('How many older entries were left out'),
    known: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ from: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .instantSchema */ .p8.optional(), to: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .instantSchema */ .p8.optional() }))
        .optional()
        .describe('Of a history that is not complete: the intervals of time that are'),
});
const result = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    policy: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    mode: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['enforced', 'dry-run']),
    result: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['allowed', 'denied', 'error']).describe('`error`: the policy could not be evaluated'),
    parameters: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    override: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        reason: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        createdBy: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().exactOptional(),
        createdAt: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().exactOptional(),
    })
        .exactOptional()
        .describe('An exception for this digest: the policy denies it, and it may be pulled'),
    allowedFrom: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .instantSchema */ .p8
        .exactOptional()
        .describe('The first moment at which a cool-down allows the pull'),
    builtAt: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .instantSchema */ .p8
        .exactOptional()
        .describe('What the cool-down counts from. Absent: not known, and `allowedFrom` is the latest possible moment'),
});
const answer = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    digest: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .digest */ .br,
    verdict: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['allowed', 'denied', 'unknown']).describe('Whether the registry serves a pull'),
    results: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(result),
    unknown: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ cause: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), subject: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), message: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() })
        .exactOptional()
        .describe('Why the results are not known'),
    isHarmless: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(true).exactOptional().describe('No policy that applies is enforced'),
});
const pullPoliciesSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    newest: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(answer)
        .describe('The digests that could be pinned, newest first, up to the first one that is not denied'),
    others: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(answer).describe('The pin, and the index that it is one platform of, if not among them'),
});
const signer = zod__WEBPACK_IMPORTED_MODULE_2__/* .discriminatedUnion */ .gMt('kind', [
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('identity'),
        issuer: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().describe('Who confirmed the identity'),
        identity: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().describe('The identity in the certificate'),
        root: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().describe('`sigstore`, or the digest of the trusted root of a private instance'),
    }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('key'), key: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .digest */ .br.describe('The digest of the public key') }),
]);
const build = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    repository: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().exactOptional(),
    ref: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().exactOptional(),
    commit: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().exactOptional(),
    workflow: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().exactOptional(),
    runner: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().exactOptional(),
    run: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().exactOptional(),
})
    .describe('The build that the certificate names, as its issuer confirmed it');
const signature = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    signer,
    digest: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .digest */ .br.describe('What was signed: the image, or the index that contains it'),
    form: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['signature', 'provenance']),
    at: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .instantSchema */ .p8.exactOptional().describe('When it was made, by the log or a timestamp authority'),
    logIndex: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().exactOptional().describe('Its position in the transparency log'),
    build: build.exactOptional(),
});
const ofDigest = {
    digest: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .digest */ .br,
    signed: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(signature).describe('Verified'),
    refused: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ digest: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .digest */ .br, kind: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['untrusted', 'unreadable']), why: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() })),
    complete: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()
        .describe('False: something could not be read, or the policy was satisfied before everything was'),
};
const signaturesOfReference = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    ...ofDigest,
    origin: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ registry: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), repository: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), tag: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().exactOptional() })
        .exactOptional()
        .describe('The image that it mirrors'),
    ofCurrent: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc(ofDigest).exactOptional().describe('Of the current digest, if that is another one'),
    before: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc(ofDigest))
        .exactOptional()
        .describe('Of the digests that the tag had before, the newest first'),
    replaced: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc(ofDigest).exactOptional().describe('Of the digest that this run replaced by this one'),
    built: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        form: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['signature', 'provenance']),
        at: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .instantSchema */ .p8.exactOptional(),
        gitTag: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().exactOptional(),
        relation: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['same', 'line', 'other'])
            .exactOptional()
            .describe('How the Git tag relates to the tag of the image'),
        provesTag: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(true)
            .exactOptional()
            .describe('The policy, or the list of known signers, names the source, and the Git tag is the full version in the tag of the image'),
        isRequired: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()
            .describe('The policy, or the list of known signers, names the signer; otherwise anybody may have signed'),
        build,
    })
        .exactOptional()
        .describe('The build of the image, as its signatures prove it'),
});
const releaseEndsSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    list: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().describe('The name of the list'),
    asOf: zod__WEBPACK_IMPORTED_MODULE_4__/* .date */ .p6().describe('The day of its data'),
    outdated: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional().describe('Why newer data could not be requested'),
    ends: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        of: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['image', 'base']).describe('The software of the image, or the distribution below it'),
        name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().describe('Product and release'),
        date: zod__WEBPACK_IMPORTED_MODULE_4__/* .date */ .p6().optional().describe('Absent: it has ended, and the list has no date'),
        nearest: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional().describe('The closest supported release'),
        newest: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    }))
        .min(1)
        .describe('The earliest first'),
});
const vanishingSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    keptSeconds: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().nonnegative().describe('How long the registry keeps what no tag points to'),
    from: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .instantSchema */ .p8.optional().describe('When that is over; absent while the tag points to the pin'),
    sibling: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional().describe("A tag with a full version that has the tag's current digest"),
    mirror: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
        .optional()
        .describe("The image's name at a mirror of the policy that has the pinned digest"),
});
const successorSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    digest: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .digest */ .br,
    since: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .instantSchema */ .p8.describe('When the tag moved to it, or at the latest then'),
    source: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().describe('The source of the history'),
});
const factSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    status: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n([
        'current',
        'superseded',
        'not-current',
        'not-in-history',
        'one-platform',
        'unpinned',
        'missing',
        'unknown',
    ]),
    currentDigest: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .digest */ .br.optional(),
    currentSince: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .instantSchema */ .p8.optional(),
    pinnedSince: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .instantSchema */ .p8.optional(),
    supersededAt: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .instantSchema */ .p8.optional(),
    supersededBy: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .digest */ .br.optional().describe('The next digest: what the tag moved to'),
    behind: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().nonnegative().optional(),
    lagSeconds: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().nonnegative().optional(),
    compared: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        platforms: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).optional().describe('Absent: all platforms of the pinned digest'),
        changedAt: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .instantSchema */ .p8
            .optional()
            .describe('When the tag first had another image for one of them; absent: the digest to pin has the same'),
        unsettled: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
            .optional()
            .describe('Why no digest can be pinned yet: the tag is still being built'),
        unread: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
            .optional()
            .describe('Why the images could not be compared, so that every move counts'),
    })
        .optional()
        .describe('What the newer digests change for the platforms in use; absent: nothing asked for it'),
    deprecated: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().optional(),
    endOfLife: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        date: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional().describe('The day, as the platform returns it'),
        dateUnknown: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional().describe('Why the day is unknown'),
        nearest: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional().describe('The closest supported tag to switch to'),
        newest: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
        grace: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ until: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .instantSchema */ .p8.optional() })
            .optional()
            .describe('The tag has reached its end of life, and is rebuilt until then'),
        releases: releaseEndsSchema
            .optional()
            .describe('Set if a public list of release cycles says so, and not the platform'),
    })
        .optional()
        .describe('Of a tag that is not deprecated: the end that is announced'),
    endUnread: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
        .optional()
        .describe('Why it is not known whether the tag has reached its end of life: the platform was not asked, or did not answer'),
    notSince: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .instantSchema */ .p8
        .optional()
        .describe('Of a pin that is not current: the tag has had other digests since then'),
    otherTag: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        tag: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        contradicts: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().describe('It and the written tag are full versions that differ'),
    })
        .optional()
        .describe('Of a pin that is not current: a tag of the repository that has the pinned digest now'),
    noTarget: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional().describe('Why it is not known which digest is old enough to be pinned'),
    ageUnknown: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
        .optional()
        .describe('Under `min-age`: why it is not known since when the tag has the pinned digest'),
    youngUntil: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .instantSchema */ .p8.optional().describe('Under `min-age`: the pin counts as too young until then'),
    indexDigest: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .digest */ .br.optional().describe('The index that the pin is one platform of'),
    records: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().nonnegative().optional().describe('How many entries the whole history has'),
    historySince: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .instantSchema */ .p8.optional().describe('The time of the oldest entry'),
    what: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['repository', 'tag', 'digest']).optional().describe('What is missing'),
    basis: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['windowed', 'witness', 'first-seen', 'timestamps', 'present'])
        .optional()
        .describe("What the fact is based on, if not a complete history: a history since an instant, digests that a third party, this repository's ledger or a history with a hole has seen (times and counts are bounds), push times, or what the registry returns for the tag now"),
    evidence: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(evidenceSchema)
        .optional()
        .describe('The sources that the fact rests on, and those that were silent; absent where only the present is known'),
    vanishes: vanishingSchema
        .optional()
        .describe('The registry deletes the pin once no tag points to it, and no other tag does'),
    successor: successorSchema.optional().describe('Of a deleted digest: what followed it and still exists'),
    recoveredTag: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional().describe('The tag of a reference without one, found by its digest'),
    built: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ gitTag: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), at: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .instantSchema */ .p8, repository: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional() })
        .optional()
        .describe('The build that proves the version of the pin although its tag has no history; by its signature'),
    cause: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional().describe('Why the status is `unknown`'),
    message: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional().describe('The same as a sentence'),
});
const referenceSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    kind: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['image', 'opaque', 'local']),
    ..._schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .place */ .ik,
    raw: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().describe('The whole reference as written, digest included'),
    registry: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    repository: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    tag: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional(),
    assumedTag: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional().describe('The tag that a reference with neither tag nor digest means'),
    digest: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .digest */ .br.optional(),
    why: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['variable', 'template', 'invalid']).optional().describe('Why the reference is opaque'),
    detail: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional().describe('The same for a reader: which variable, what is wrong'),
    builtBy: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ file: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), line: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().positive() })
        .optional()
        .describe('Of a local image: the place in the repository that builds it'),
    testData: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional().describe('The folder that makes the file test data'),
    parts: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ part: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['registry', 'repository', 'tag', 'digest']), raw: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), ..._schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .span */ .Ln }))
        .optional()
        .describe('Of a reference split over several keys: where each part is'),
    uses: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .span */ .Ln))
        .optional()
        .describe('Where the text is used under another name: aliases, variables that hold the whole image'),
    noPlace: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional().describe('Why no digest can be written here'),
    origin: _schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .origin */ .TG,
    waivedChecks: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())
        .optional()
        .describe('The checks of those of its findings that a waiver accepts'),
    span: _record_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .spanSchema */ .M.optional().describe('UTF-16 units from the start of the file'),
    pullPolicies: pullPoliciesSchema
        .optional()
        .describe("What the organization's pull policies say of its digests; absent if none applies"),
    signatures: signaturesOfReference
        .optional()
        .describe('Who signed it; absent if nothing asked for its signatures'),
    pin: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        span: _record_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .spanSchema */ .M,
        lead: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().describe('The text before the digest'),
        unset: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional().describe('The text that stands for no digest'),
        isBare: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(true).optional().describe('The digest is written without `sha256:`'),
        tail: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional().describe('The text after the digest, with the comment that keeps the tag'),
        text: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().optional().describe('The tag and the digest that the digest alone replaces'),
        also: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_record_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .spanSchema */ .M)
            .optional()
            .describe('Places of the file where the same digest is written because they are compared with this one'),
        around: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ text: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), place: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc(_schema_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .span */ .Ln) })
            .optional()
            .describe('The text from the reference to its digest, where that is in another key'),
    })
        .optional()
        .describe('Where the digest is or would be'),
});


/***/ }),

/***/ 67554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ln: () => (/* binding */ span),
/* harmony export */   TG: () => (/* binding */ origin),
/* harmony export */   br: () => (/* binding */ digest),
/* harmony export */   ik: () => (/* binding */ place),
/* harmony export */   p8: () => (/* binding */ instantSchema),
/* harmony export */   yf: () => (/* binding */ severity)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64377);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42047);

const instantSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .datetime */ .w$();
const digest = zod__WEBPACK_IMPORTED_MODULE_1__/* .templateLiteral */ .Uy$(['sha256:', zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^[a-f0-9]{64}$/)], {
    error: (issue) => 'format' in issue ? 'Invalid string: must match pattern /^sha256:[a-f0-9]{64}$/' : undefined,
});
const severity = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['error', 'warning', 'notice']);
const span = {
    line: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().positive(),
    column: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().positive(),
    endLine: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().positive(),
    endColumn: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().positive(),
};
const place = { file: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), ...span };
const origin = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional().describe('In a merged report: the repository (`owner/name`)');


/***/ }),

/***/ 35746:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ reportSchema)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(42047);
// EXTERNAL MODULE: ./lib/report/schema/schema-items.js
var schema_items = __webpack_require__(94760);
// EXTERNAL MODULE: ./lib/report/schema/schema-parts.js
var schema_parts = __webpack_require__(67554);
// EXTERNAL MODULE: ./lib/report/images/harm.js
var harm = __webpack_require__(84139);
;// CONCATENATED MODULE: ./lib/report/images/schema.js




const imageSignatureSchema = schemas/* object */.Ikc({
    digest: schema_parts/* digest */.br,
    role: schemas/* enum */.k5n(['pinned', 'current', 'replaced'])
        .describe('`replaced`: the digest that this run replaced by the pinned one'),
    state: schemas/* enum */.k5n(['signed', 'not-signed', 'unknown']),
    signer: schemas/* string */.YjP().optional().describe('The identity, or the digest of the key'),
    issuer: schemas/* string */.YjP().optional(),
    at: schema_parts/* instantSchema */.p8.optional(),
    accepted: schemas/* literal */.euz(true).optional().describe('The policy names the signer'),
    gitTag: schemas/* string */.YjP().optional(),
    relation: schemas/* enum */.k5n(['same', 'line', 'other']).optional(),
    repository: schemas/* string */.YjP().optional(),
    commit: schemas/* string */.YjP().optional(),
    refused: schemas/* int */.Whr().positive().optional().describe('How many signatures do not count'),
    links: schemas/* object */.Ikc({
        commit: schemas/* url */.OZ5().optional(),
        run: schemas/* url */.OZ5().optional(),
        log: schemas/* url */.OZ5().optional().describe('The entry in the transparency log'),
    }),
});
const amount = schemas/* int */.Whr().nonnegative();
const imageCheckSchema = schemas/* object */.Ikc({
    check: schemas/* string */.YjP(),
    severity: schema_parts/* severity */.yf.describe('The worst of its findings'),
    findings: amount.describe('Not waived'),
    waived: amount,
    message: schemas/* string */.YjP().describe('Of the worst of its findings'),
    url: schemas/* url */.OZ5().optional().describe('The page of the check; absent until the project has an address'),
});
const imagePinSchema = schema_items/* factSchema */.oZ
    .pick({
    status: true,
    cause: true,
    pinnedSince: true,
    supersededAt: true,
    notSince: true,
    otherTag: true,
    noTarget: true,
    behind: true,
    lagSeconds: true,
    basis: true,
    evidence: true,
    built: true,
})
    .extend({
    digest: schema_parts/* digest */.br.optional().describe('Absent: the references without a digest'),
    references: amount,
});
const imagePlaceSchema = schemas/* object */.Ikc({
    origin: schema_parts/* origin */.TG,
    file: schemas/* string */.YjP(),
    line: schemas/* int */.Whr().positive(),
    column: schemas/* int */.Whr().positive(),
    digest: schema_parts/* digest */.br.optional(),
    checks: schemas/* array */.YOg(schemas/* string */.YjP()).describe('The checks that found something here, without waived findings'),
    severity: schema_parts/* severity */.yf.optional().describe('The worst of these findings'),
    waived: schemas/* array */.YOg(schemas/* string */.YjP()).optional().describe('The checks whose findings here are waived'),
    introduced: schemas/* boolean */.zMY()
        .optional()
        .describe('Under `new-only`: whether the change introduces a finding here'),
    testData: schemas/* string */.YjP().optional().describe('The folder that makes the file test data'),
    url: schemas/* url */.OZ5().optional().describe('The line at the commit of the run'),
});
const imageAdvisorySchema = schemas/* object */.Ikc({
    id: schemas/* string */.YjP(),
    aliases: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    url: schemas/* url */.OZ5().optional().describe('The page of the advisory; absent if the form of its id is unknown'),
    artifact: schemas/* string */.YjP().optional(),
    level: schemas/* enum */.k5n(['none', 'low', 'medium', 'high', 'critical']).optional().describe('Absent: unknown'),
    score: schemas/* number */.aig().min(0).max(10).optional().describe('The CVSS base score'),
    fixedIn: schemas/* array */.YOg(schemas/* string */.YjP()).optional().describe('Versions of the artifact that have the fix'),
    waived: schemas/* literal */.euz(true).optional().describe('All findings about it are waived'),
});
const actionSchema = schemas/* object */.Ikc({
    do: schemas/* enum */.k5n(['investigate', 'correct', 'switch', 'pin', 'update', 'review'])
        .describe('`investigate` a digest that never belonged to the tag, `correct` a name that does not exist, `switch` to a supported tag, `pin` the current digest, `update` the artifact that has an advisory, `review` the finding'),
    from: schemas/* array */.YOg(schema_parts/* digest */.br).optional().describe('The pinned digests that should be replaced'),
    to: schema_parts/* digest */.br.optional().describe('The current digest of the tag'),
    tag: schemas/* string */.YjP().optional().describe('Of `switch`: the closest supported tag'),
    automatic: schemas/* literal */.euz(true).optional().describe('`tagproof pin` does it, at every place that needs it'),
});
const imageSchema = schemas/* object */.Ikc({
    name: schemas/* string */.YjP().describe('`registry/repository:tag`'),
    registry: schemas/* string */.YjP(),
    repository: schemas/* string */.YjP(),
    tag: schemas/* string */.YjP().optional().describe('With the tag that a name without one means'),
    harm: schemas/* enum */.k5n(harm/* harms */.y),
    severity: schema_parts/* severity */.yf.optional().describe('The worst of its findings; absent: all is well or waived'),
    introduced: schemas/* boolean */.zMY().optional().describe('Under `new-only`: whether the change introduces a finding'),
    findings: amount.describe('Not waived'),
    waived: amount,
    references: amount.describe('How many references use it'),
    checks: schemas/* array */.YOg(imageCheckSchema).describe('The worst first'),
    since: schema_parts/* instantSchema */.p8
        .optional()
        .describe('Since when it is wrong: the oldest pin was superseded, or an unpinned tag has pointed to its current digest'),
    behind: amount.optional().describe('How many newer digests the oldest pin has'),
    lagSeconds: amount.optional(),
    current: schema_items/* factSchema */.oZ
        .pick({ currentDigest: true, currentSince: true, basis: true, evidence: true })
        .optional()
        .describe('What the tag points to'),
    deprecated: schemas/* boolean */.zMY().optional(),
    endOfLife: schema_items/* factSchema */.oZ.shape.endOfLife,
    action: actionSchema.optional().describe('The one thing to do'),
    pins: schemas/* array */.YOg(imagePinSchema).describe('Each digest that is pinned, the most used first'),
    places: schemas/* array */.YOg(imagePlaceSchema).describe('The worst first'),
    placesTotal: amount.optional().describe('In a merged report that does not list all places'),
    advisories: schemas/* array */.YOg(imageAdvisorySchema).describe('The most severe first'),
    signatures: schemas/* array */.YOg(imageSignatureSchema)
        .optional()
        .describe('Who signed its digests; absent if nothing asked for that'),
    links: schemas/* object */.Ikc({
        page: schemas/* url */.OZ5().optional().describe('The page of the image at its registry'),
        history: schemas/* url */.OZ5().optional().describe('The page with its tags or their history'),
    }),
});

;// CONCATENATED MODULE: ./lib/report/schema/changes-schema.js



const changes_schema_amount = schemas/* int */.Whr().nonnegative();
const harmSchema = schemas/* partialRecord */.jgl(schemas/* enum */.k5n(harm/* harms */.y), changes_schema_amount)
    .describe('Kind of harm → findings that are not waived: what to look at first');
const changedFindingSchema = schemas/* object */.Ikc({
    origin: schema_parts/* origin */.TG,
    check: schemas/* string */.YjP(),
    severity: schema_parts/* severity */.yf,
    file: schema_parts/* place */.ik.file.optional(),
    line: schema_parts/* place */.ik.line.optional(),
    image: schemas/* string */.YjP().optional().describe('`registry/repository:tag`'),
    artifact: schemas/* string */.YjP().optional(),
    advisory: schemas/* string */.YjP().optional(),
});
const newlySchema = schemas/* object */.Ikc({
    image: schemas/* string */.YjP(),
    findings: changes_schema_amount.describe('How many of the new findings are about it'),
    repositories: changes_schema_amount,
});
const changesSchema = schemas/* object */.Ikc({
    since: schema_parts/* instantSchema */.p8.describe('When the earlier audit was started'),
    counts: schemas/* object */.Ikc({
        new: changes_schema_amount,
        fixed: changes_schema_amount,
        still: changes_schema_amount,
        waived: changes_schema_amount.describe('Gone because a waiver accepts them now'),
        first: changes_schema_amount.describe('In repositories of which the earlier audit knows nothing'),
        unverified: changes_schema_amount.describe('Gone, but their repository was not verified as a whole this time'),
        uncompared: changes_schema_amount.describe('Beyond the findings that the earlier report lists'),
    }),
    new: schemas/* array */.YOg(changedFindingSchema).describe('The worst of them first, up to 500'),
    fixed: schemas/* array */.YOg(changedFindingSchema).describe('The worst of them first, up to 500'),
    newlyForeign: schemas/* array */.YOg(newlySchema).describe('Images with a digest that never belonged to the tag'),
    newlyStale: schemas/* array */.YOg(newlySchema).describe('Images whose pins have become too old'),
});
const trendPointSchema = schemas/* object */.Ikc({
    at: schema_parts/* instantSchema */.p8,
    findings: changes_schema_amount.describe('Not waived'),
    bySeverity: schemas/* record */.g1P(schemas/* string */.YjP(), changes_schema_amount),
    images: changes_schema_amount.optional().describe('Images with findings'),
    references: changes_schema_amount,
    current: changes_schema_amount.describe('References that are pinned to the current digest'),
    unknown: changes_schema_amount,
    repositories: changes_schema_amount.optional(),
});
const teamSchema = schemas/* object */.Ikc({
    team: schemas/* string */.YjP().describe('An owner in CODEOWNERS; empty: files without an owner'),
    repositories: changes_schema_amount,
    findings: changes_schema_amount.describe('Not waived. A file with two owners counts for both'),
    bySeverity: schemas/* record */.g1P(schemas/* string */.YjP(), changes_schema_amount),
    harm: harmSchema.optional(),
});

// EXTERNAL MODULE: ./lib/model/judgement/advisory.js
var advisory = __webpack_require__(14086);
;// CONCATENATED MODULE: ./lib/report/schema/forecast-schema.js



const forecast_schema_amount = schemas/* int */.Whr().nonnegative();
const platforms = schemas/* array */.YOg(schemas/* string */.YjP()).readonly();
const forecast_schema_text = schemas/* string */.YjP().exactOptional();
const packageChange = schemas/* object */.Ikc({
    change: schemas/* enum */.k5n(['removed', 'down', 'changed', 'up', 'added']),
    type: forecast_schema_text.describe('As in package URLs'),
    name: schemas/* string */.YjP(),
    from: forecast_schema_text,
    to: forecast_schema_text,
    platforms,
});
const configurationChange = schemas/* object */.Ikc({
    field: schemas/* enum */.k5n([
        'user',
        'entrypoint',
        'cmd',
        'env',
        'port',
        'volume',
        'label',
        'workdir',
        'stop-signal',
        'healthcheck',
        'onbuild',
        'shell',
        'created',
    ]),
    change: schemas/* enum */.k5n(['added', 'removed', 'changed']),
    name: forecast_schema_text,
    from: forecast_schema_text.describe('Left out where the value may be a secret'),
    to: forecast_schema_text,
    platforms,
});
const sizeChange = schemas/* object */.Ikc({
    platform: schemas/* string */.YjP(),
    from: forecast_schema_amount.describe('Compressed bytes of the layers'),
    to: forecast_schema_amount,
    layers: schemas/* object */.Ikc({ from: forecast_schema_amount, to: forecast_schema_amount, shared: forecast_schema_amount }),
});
const advisoryChange = schemas/* object */.Ikc({
    id: schemas/* string */.YjP(),
    aliases: schemas/* array */.YOg(schemas/* string */.YjP()).readonly(),
    package: schemas/* string */.YjP(),
    severity: schemas/* enum */.k5n(advisory/* riskLevels */.N).exactOptional(),
    platforms,
});
const unknownPart = schemas/* object */.Ikc({
    about: schemas/* enum */.k5n([
        'image',
        'platforms',
        'configuration',
        'layers',
        'packages',
        'advisories',
        'source',
        'skipped',
    ]),
    of: schemas/* enum */.k5n(['old', 'new']).exactOptional(),
    platforms: platforms.exactOptional(),
    cause: schemas/* string */.YjP().describe('A cause, `not-compared` or `not-stated`'),
    message: schemas/* string */.YjP(),
});
const heldBump = schemas/* object */.Ikc({
    newest: schema_parts/* digest */.br,
    reasons: schemas/* array */.YOg(schemas/* string */.YjP()).readonly(),
    examined: forecast_schema_amount.describe('How many older builds were examined in its place'),
    offered: schema_parts/* digest */.br.exactOptional().describe('The digest that is written instead'),
});
const forecastSchema = schemas/* object */.Ikc({
    image: schemas/* string */.YjP().describe('`registry/repository:tag`'),
    from: schema_parts/* digest */.br,
    to: schema_parts/* digest */.br,
    grade: schemas/* enum */.k5n(['breaking', 'notable', 'quiet', 'unknown']),
    reasons: schemas/* array */.YOg(schemas/* object */.Ikc({ grade: schemas/* enum */.k5n(['breaking', 'notable']), text: schemas/* string */.YjP() })).readonly(),
    platforms: schemas/* object */.Ikc({
        compared: platforms,
        same: platforms.describe('Both digests have the same image for them'),
        lost: platforms,
        won: platforms,
    }),
    packages: schemas/* array */.YOg(packageChange).readonly(),
    configuration: schemas/* array */.YOg(configurationChange).readonly(),
    sizes: schemas/* array */.YOg(sizeChange).readonly(),
    advisories: schemas/* object */.Ikc({
        fixed: schemas/* array */.YOg(advisoryChange).readonly(),
        introduced: schemas/* array */.YOg(advisoryChange).readonly(),
    })
        .exactOptional()
        .describe('At or above the gate; absent if they are not known'),
    source: schemas/* object */.Ikc({
        repository: forecast_schema_text,
        from: forecast_schema_text,
        to: forecast_schema_text,
        compare: forecast_schema_text.describe('Address of the comparison of both commits'),
    })
        .exactOptional(),
    rebuildOnly: schemas/* boolean */.zMY().exactOptional().describe('Both name the same commit as their source, in a label'),
    skipped: schemas/* object */.Ikc({
        count: forecast_schema_amount,
        builds: schemas/* array */.YOg(schemas/* object */.Ikc({ digest: schema_parts/* digest */.br, since: schema_parts/* instantSchema */.p8 })).readonly(),
    })
        .exactOptional()
        .describe('What the tag pointed to between both; the newest 10'),
    totals: schemas/* object */.Ikc({ packages: forecast_schema_amount, configuration: forecast_schema_amount, fixed: forecast_schema_amount, introduced: forecast_schema_amount })
        .describe('Full counts of lists that may be cut'),
    unknown: schemas/* array */.YOg(unknownPart).readonly().describe('What is not known, and why'),
    held: heldBump.exactOptional().describe('Why the newest digest is not written'),
});

// EXTERNAL MODULE: ./lib/report/schema/record-schema.js
var record_schema = __webpack_require__(51195);
;// CONCATENATED MODULE: ./lib/report/schema/schema.js







const fixSchema = schemas/* object */.Ikc({
    expect: schemas/* string */.YjP(),
    replacement: schemas/* string */.YjP(),
    place: schemas/* object */.Ikc(schema_parts/* place */.ik)
        .omit({ file: true })
        .optional()
        .describe('The place of `expect`, if that is not the place of the finding'),
    lines: schemas/* object */.Ikc({ before: schemas/* string */.YjP(), after: schemas/* string */.YjP() })
        .optional()
        .describe('The same change as whole lines, without the last line end'),
});
const findingSchema = schemas/* object */.Ikc({
    check: schemas/* string */.YjP(),
    severity: schema_parts/* severity */.yf,
    file: schema_parts/* place */.ik.file.optional().describe('Absent when the finding is not about a file'),
    line: schema_parts/* place */.ik.line.optional(),
    column: schema_parts/* place */.ik.column.optional(),
    endLine: schema_parts/* place */.ik.endLine.optional(),
    endColumn: schema_parts/* place */.ik.endColumn.optional(),
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
    origin: schema_parts/* origin */.TG,
    owners: schemas/* array */.YOg(schemas/* string */.YjP())
        .optional()
        .describe('In an audit of many repositories: the owners of the file, by CODEOWNERS'),
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
        expires: schema_parts/* instantSchema */.p8.optional(),
        file: schemas/* string */.YjP(),
        line: schemas/* int */.Whr().positive(),
    })
        .optional()
        .describe('The waiver that accepts the finding, which then does not fail the gate'),
});
const waiverSchema = schemas/* object */.Ikc({
    ...schema_parts/* place */.ik,
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
    expires: schema_parts/* instantSchema */.p8.optional(),
    owner: schemas/* string */.YjP().optional(),
    acknowledged: schema_parts/* instantSchema */.p8.optional(),
});
const settingSchema = schemas/* object */.Ikc({
    name: schemas/* string */.YjP(),
    value: schemas/* string */.YjP(),
    from: schemas/* string */.YjP().describe('`input`, `default`, or `file:line:column` of the policy'),
});
const counted = schemas/* object */.Ikc({
    asked: schemas/* int */.Whr().nonnegative(),
    answered: schemas/* int */.Whr().nonnegative(),
    built: schemas/* int */.Whr()
        .positive()
        .exactOptional()
        .describe('How many of the answered are known only by the build that their signature proves'),
    disproved: schemas/* int */.Whr()
        .positive()
        .exactOptional()
        .describe("How many of the answered are pins that never were their tags'"),
    unknown: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* int */.Whr().positive()).describe('How many are not known, by cause'),
    notAsked: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* int */.Whr().positive())
        .exactOptional()
        .describe('How many are not among the asked, by reason'),
});
const questionsSchema = schemas/* object */.Ikc({
    proof: counted.describe("Is the pinned digest, or was it, the tag's? A pin that is `not-current` is not known"),
    freshness: counted.describe('How far is the pin behind its tag, or at least how far?'),
    endOfLife: counted.describe('Has the tag, or its release, reached its end of life?'),
    pullPolicy: counted.describe("Do the organization's pull policies allow the image?"),
    advisories: counted.describe('Which advisories concern the packages of the image?'),
    signature: counted.describe('Who signed the image?'),
});
const coverageSchema = schemas/* object */.Ikc({
    references: counted.describe('All references; one that cannot be resolved counts as unknown with the cause `opaque`'),
    histories: counted.describe('All tags that the references name'),
    artifacts: counted.describe('All names whose advisories were requested; an SBOM or scanner report that could not be fetched counts as one'),
    questions: questionsSchema
        .exactOptional()
        .describe('Every question about each image: answered, not asked, or not known. Absent in older reports'),
    vendored: schemas/* int */.Whr()
        .positive()
        .exactOptional()
        .describe('Files of known formats in `node_modules`, `vendor` and `third_party` that were not read, because no other file names them'),
    besideTag: schemas/* int */.Whr()
        .positive()
        .exactOptional()
        .describe('Under `pin-form: digest`: references whose digest is or would be behind the tag, because no comment can keep the tag there'),
});
const sourceSchema = schemas/* object */.Ikc({
    server: schemas/* url */.OZ5(),
    repository: schemas/* string */.YjP().describe('`owner/name`'),
    sha: schemas/* string */.YjP().regex(/^[a-f0-9]{40,64}$/),
    workflow: schemas/* string */.YjP()
        .exactOptional()
        .describe('The file of the workflow that ran, if it is in the repository'),
    action: schemas/* object */.Ikc({ repository: schemas/* string */.YjP(), sha: schemas/* string */.YjP().regex(/^[a-f0-9]{40}$/) })
        .exactOptional()
        .describe('The action that ran, if the workflow names it by a commit'),
});
const schema_amount = schemas/* int */.Whr().nonnegative();
const countsSchema = schemas/* object */.Ikc({
    findings: schema_amount.describe('Not waived: the sum of `error`, `warning` and `notice`'),
    error: schema_amount,
    warning: schema_amount,
    notice: schema_amount,
    waived: schema_amount,
    references: schema_amount,
    files: schema_amount.describe('Files with references'),
    notVerified: schema_amount.describe('The items of `incomplete`'),
    pinned: schema_amount.describe('Lines that this run pinned'),
});
const totalsSchema = schemas/* object */.Ikc({
    findings: schema_amount.describe('Not waived'),
    waived: schema_amount,
    references: schema_amount,
    files: schema_amount,
    current: schema_amount.describe('References that are pinned to the current digest'),
    unknown: schema_amount,
    local: schema_amount.exactOptional().describe('References to images that the repository builds'),
    images: schema_amount.exactOptional().describe('Images with findings'),
    pinned: schema_amount.describe('Lines that were pinned'),
    recorded: schema_amount.describe('Tags that were written into the ledger'),
    bySeverity: schemas/* record */.g1P(schemas/* string */.YjP(), schema_amount).describe('Severity → findings that are not waived'),
    byCheck: schemas/* record */.g1P(schemas/* string */.YjP(), schema_amount).describe('Check id → findings that are not waived'),
});
const repositorySchema = schemas/* object */.Ikc({
    origin: schemas/* string */.YjP().describe('`owner/name`'),
    verdict: schemas/* enum */.k5n(['pass', 'fail', 'incomplete']),
    shard: schemas/* string */.YjP().optional().describe('The shard that was to audit it'),
    server: schemas/* url */.OZ5().optional(),
    sha: schemas/* string */.YjP().optional().describe('The commit that was audited'),
    findings: schema_amount.describe('Not waived'),
    waived: schema_amount,
    references: schema_amount,
    unknown: schema_amount,
    missing: schemas/* boolean */.zMY().optional().describe('No shard has a report of it'),
    auditedAt: schema_parts/* instantSchema */.p8
        .optional()
        .describe('When it was audited, if that was in an earlier night, and nothing has changed since'),
    new: schema_amount.optional().describe('Findings that are new since the earlier audit'),
    fixed: schema_amount.optional(),
    ownersUnknown: schemas/* string */.YjP().optional().describe('Why the owners of its files are not known'),
    harm: harmSchema.optional(),
    owners: schemas/* array */.YOg(schemas/* string */.YjP()).optional().describe('Of the files with the worst findings, up to three'),
    pinnable: schema_amount.optional().describe('Lines that `tagproof pin` would write'),
});
const seenSchema = schemas/* object */.Ikc({
    count: schemas/* int */.Whr().positive(),
    names: schemas/* array */.YOg(schema_parts/* place */.ik.file === undefined
        ? schemas/* never */.ZmZ()
        : schemas/* object */.Ikc({ file: schema_parts/* place */.ik.file, line: schema_parts/* place */.ik.line, column: schema_parts/* place */.ik.column, name: schemas/* string */.YjP() }))
        .describe('The first 1000, those in documents and tests last'),
});
const reportSchema = schemas/* object */.Ikc({
    schemaVersion: schemas/* literal */.euz(1),
    tool: schemas/* object */.Ikc({ name: schemas/* literal */.euz('tagproof'), version: schemas/* string */.YjP() }),
    mode: schemas/* enum */.k5n(['verify', 'pin', 'audit']),
    verdict: schemas/* enum */.k5n(['pass', 'fail', 'incomplete']),
    counts: countsSchema.optional().describe('The numbers of the report. Absent in reports of older versions'),
    startedAt: schema_parts/* instantSchema */.p8,
    asOf: schema_parts/* instantSchema */.p8,
    source: sourceSchema.optional().describe('The commit that was verified, if the CI says which'),
    references: schemas/* array */.YOg(schema_items/* referenceSchema */.Nm.extend({ fact: schema_items/* factSchema */.oZ.optional() })),
    findings: schemas/* array */.YOg(findingSchema),
    images: schemas/* array */.YOg(imageSchema)
        .optional()
        .describe('Every image once, with all findings and places: the worst first. Absent in older reports'),
    seen: seenSchema
        .optional()
        .describe('Image names in text that no scanner reads; it is not known whether a tool uses them'),
    advisories: schemas/* array */.YOg(schema_items/* advisorySchema */.nv),
    histories: schemas/* array */.YOg(schema_items/* historySchema */.Ut).optional(),
    coverage: coverageSchema.optional().describe('How much was requested, and how much is known'),
    incomplete: schemas/* array */.YOg(schemas/* object */.Ikc({
        cause: schemas/* string */.YjP(),
        subject: schemas/* string */.YjP(),
        message: schemas/* string */.YjP(),
        existing: schemas/* literal */.euz(true)
            .exactOptional()
            .describe('Under `new-only`: nothing that the change adds or edits needs it, so it does not fail the run'),
        origin: schema_parts/* origin */.TG,
    })),
    settings: schemas/* array */.YOg(settingSchema).describe('Every setting with its value and its origin'),
    waivers: schemas/* array */.YOg(waiverSchema),
    requests: schemas/* object */.Ikc({
        total: schemas/* int */.Whr().nonnegative(),
        retried: schemas/* int */.Whr().nonnegative(),
        saved: schemas/* int */.Whr()
            .nonnegative()
            .optional()
            .describe('Requests that the cache, or another run, made unnecessary; in a merged report, also those of the audits that were carried over'),
    }),
    edits: schemas/* array */.YOg(schemas/* object */.Ikc({ file: schemas/* string */.YjP(), line: schemas/* int */.Whr().positive(), before: schemas/* string */.YjP(), after: schemas/* string */.YjP() })),
    patch: schemas/* string */.YjP()
        .optional()
        .describe('The fixes of all findings that are not waived, as a patch for `git apply --unidiff-zero`. Without the files that do not fit into 200,000 characters; absent if there is nothing to fix'),
    forecasts: schemas/* array */.YOg(forecastSchema).optional().describe('In `pin`: what each new digest changes'),
    repositories: schemas/* array */.YOg(repositorySchema)
        .optional()
        .describe('In a merged report: all repositories, the worst first'),
    teams: schemas/* array */.YOg(teamSchema)
        .optional()
        .describe('In a merged report: findings by the owners of their files, the most errors first'),
    changes: changesSchema.optional().describe('What changed since the audit that `--since` names'),
    trend: schemas/* array */.YOg(trendPointSchema).optional().describe('The numbers of earlier audits, the oldest first'),
    totals: totalsSchema
        .optional()
        .describe('In a merged report, whose lists have only the worst entries: the full counts'),
    record: record_schema/* recordSchema */.f.optional().describe('What `tagproof replay` needs in addition to the rest'),
});


/***/ })

};
