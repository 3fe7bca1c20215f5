export const id = 4398;
export const ids = [4398];
export const modules = {

/***/ 24398:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  signatureFormats: () => (/* binding */ signatureFormats)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
// EXTERNAL MODULE: ./lib/signatures/messages.js
var messages = __webpack_require__(8487);
;// CONCATENATED MODULE: ./lib/signatures/bundle.js



const maxEntries = 8;
const maxHashes = 64;
const logName = /^[\w.:/+-]{1,200}$/;
const boundedText = schemas/* string */.YjP().max(4 * 1024 * 1024);
const entry = schemas/* looseObject */._H3({
    integratedTime: schemas/* union */.KCZ([boundedText, schemas/* number */.aig()]).optional(),
    inclusionPromise: schemas/* unknown */.L5J().optional(),
    inclusionProof: schemas/* looseObject */._H3({
        hashes: schemas/* array */.YOg(boundedText).max(maxHashes).optional(),
        checkpoint: schemas/* looseObject */._H3({ envelope: boundedText }).optional(),
    })
        .nullish(),
});
const bundleSchema = schemas/* looseObject */._H3({
    mediaType: boundedText,
    verificationMaterial: schemas/* looseObject */._H3({
        tlogEntries: schemas/* array */.YOg(entry).optional(),
        timestampVerificationData: schemas/* looseObject */._H3({ rfc3161Timestamps: schemas/* array */.YOg(schemas/* unknown */.L5J()).optional() })
            .nullish(),
        publicKey: schemas/* unknown */.L5J().optional(),
    }),
    messageSignature: schemas/* unknown */.L5J().optional(),
    dsseEnvelope: schemas/* looseObject */._H3({
        payload: boundedText,
        payloadType: boundedText,
        signatures: schemas/* array */.YOg(schemas/* looseObject */._H3({ sig: boundedText })),
    })
        .optional(),
});
function readBundle(body) {
    const value = (0,json/* parseJson */.qF)(body);
    if (value === undefined)
        return { why: messages/* refusals */.Ke.notJson };
    return checkedBundle(value);
}
function checkedBundle(value) {
    const parsed = bundleSchema.safeParse(value);
    if (!parsed.success) {
        const [issue] = parsed.error.issues;
        return { why: messages/* refusals */.Ke.notBundle(`${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`) };
    }
    const { verificationMaterial } = parsed.data;
    const { tlogEntries = [], timestampVerificationData, publicKey } = verificationMaterial;
    const timestamps = timestampVerificationData?.rfc3161Timestamps ?? [];
    if (tlogEntries.length > maxEntries)
        return { why: messages/* refusals */.Ke.tooMany('log entries', maxEntries) };
    if (timestamps.length > maxEntries)
        return { why: messages/* refusals */.Ke.tooMany('timestamps', maxEntries) };
    const notes = tlogEntries.map(({ inclusionProof }) => inclusionProof?.checkpoint?.envelope ?? '');
    if (!notes.every(namesLogs))
        return { why: messages/* refusals */.Ke.checkpointName };
    return { bundle: parsed.data, hasKey: publicKey !== undefined };
}
function namesLogs(note) {
    const lines = note.split('\n').filter((line) => line.startsWith('\u2014'));
    return lines.length <= maxEntries * 4 && lines.every((line) => logName.test(line.split(' ')[1] ?? ''));
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./lib/signatures/formats/cosign.js





const names = {
    signature: 'dev.cosignproject.cosign/signature',
    certificate: 'dev.sigstore.cosign/certificate',
    log: 'dev.sigstore.cosign/bundle',
    timestamp: 'dev.sigstore.cosign/rfc3161timestamp',
};
const cosignPayload = {
    id: 'payload',
    suffix: '.sig',
    mediaType: /^application\/vnd\.dev\.cosign\.simplesigning\.v1\+json$/,
    maxBytes: 64 * 1024,
    read: bundleOfSignature,
};
const cosignEnvelope = {
    id: 'envelope',
    suffix: '.att',
    mediaType: /^application\/vnd\.dsse\.envelope\.v1\+json$/,
    maxBytes: 4 * 1024 * 1024,
    hasPredicate: true,
    read: bundleOfEnvelope,
};
function bundleOfSignature(payload, annotations) {
    const signature = annotations[names.signature];
    if (signature === undefined || signature === '')
        return { why: messages/* refusals */.Ke.noSignature };
    const digest = (0,external_node_crypto_.createHash)('sha256').update(payload, 'utf8').digest('base64');
    const messageSignature = { messageDigest: { algorithm: 'SHA2_256', digest }, signature };
    const read = olderBundle({ messageSignature }, annotations);
    return 'why' in read ? read : { ...read, payload };
}
function bundleOfEnvelope(body, annotations) {
    const dsseEnvelope = (0,json/* parseJson */.qF)(body);
    if (dsseEnvelope === undefined)
        return { why: messages/* refusals */.Ke.notJson };
    return olderBundle({ dsseEnvelope }, annotations);
}
const logSchema = schemas/* object */.Ikc({
    SignedEntryTimestamp: boundedText,
    Payload: schemas/* object */.Ikc({
        body: boundedText,
        integratedTime: schemas/* int */.Whr(),
        logIndex: schemas/* int */.Whr(),
        logID: schemas/* string */.YjP().regex(/^[0-9a-f]{64}$/),
    }),
});
const bodySchema = schemas/* object */.Ikc({ kind: schemas/* string */.YjP().max(100), apiVersion: schemas/* string */.YjP().max(100) });
const timestampSchema = schemas/* object */.Ikc({ SignedRFC3161Timestamp: boundedText });
function olderBundle(content, annotations) {
    const certificate = annotations[names.certificate];
    const log = logEntries(annotations[names.log]);
    const timestamps = timestampsOf(annotations[names.timestamp]);
    if (log === undefined || timestamps === undefined)
        return { why: messages/* refusals */.Ke.badLog };
    const rawBytes = certificate?.replace(/-----[A-Z ]{1,40}-----|\s/g, '');
    const signedBy = rawBytes === undefined || rawBytes === ''
        ? { publicKey: { hint: '' } }
        : { x509CertificateChain: { certificates: [{ rawBytes }] } };
    return checkedBundle({
        mediaType: 'application/vnd.dev.sigstore.bundle+json;version=0.1',
        verificationMaterial: {
            ...signedBy,
            tlogEntries: log,
            timestampVerificationData: { rfc3161Timestamps: timestamps },
        },
        ...content,
    });
}
function logEntries(annotation) {
    if (annotation === undefined)
        return [];
    const parsed = logSchema.safeParse((0,json/* parseJson */.qF)(annotation));
    if (!parsed.success)
        return undefined;
    const { SignedEntryTimestamp, Payload } = parsed.data;
    const body = bodySchema.safeParse((0,json/* parseJson */.qF)(Buffer.from(Payload.body, 'base64').toString('utf8')));
    if (!body.success)
        return undefined;
    return [
        {
            logIndex: String(Payload.logIndex),
            logId: { keyId: Buffer.from(Payload.logID, 'hex').toString('base64') },
            kindVersion: { kind: body.data.kind, version: body.data.apiVersion },
            integratedTime: String(Payload.integratedTime),
            inclusionPromise: { signedEntryTimestamp: SignedEntryTimestamp },
            canonicalizedBody: Payload.body,
        },
    ];
}
function timestampsOf(annotation) {
    if (annotation === undefined)
        return [];
    const parsed = timestampSchema.safeParse((0,json/* parseJson */.qF)(annotation));
    return parsed.success ? [{ signedTimestamp: parsed.data.SignedRFC3161Timestamp }] : undefined;
}

;// CONCATENATED MODULE: ./lib/signatures/formats/index.js


const bundle = {
    id: 'bundle',
    mediaType: /^application\/vnd\.dev\.sigstore\.bundle(?:\.v\d\.\d)?\+json/,
    maxBytes: 4 * 1024 * 1024,
    hasPredicate: true,
    read: readBundle,
};
const signatureFormats = [bundle, cosignPayload, cosignEnvelope];


/***/ })

};
