export const id = 5407;
export const ids = [5407,4398,6417];
export const modules = {

/***/ 18456:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.toMessageSignatureBundle = toMessageSignatureBundle;
exports.toDSSEBundle = toDSSEBundle;
/*
Copyright 2023 The Sigstore Authors.

Licensed under the Apache License, Version 2.0 (the "License");
you may not use this file except in compliance with the License.
You may obtain a copy of the License at

    http://www.apache.org/licenses/LICENSE-2.0

Unless required by applicable law or agreed to in writing, software
distributed under the License is distributed on an "AS IS" BASIS,
WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
See the License for the specific language governing permissions and
limitations under the License.
*/
const protobuf_specs_1 = __webpack_require__(19654);
const bundle_1 = __webpack_require__(37742);
// Message signature bundle - $case: 'messageSignature'
function toMessageSignatureBundle(options) {
    return {
        mediaType: options.certificateChain
            ? bundle_1.BUNDLE_V02_MEDIA_TYPE
            : bundle_1.BUNDLE_V03_MEDIA_TYPE,
        content: {
            $case: 'messageSignature',
            messageSignature: {
                messageDigest: {
                    algorithm: protobuf_specs_1.HashAlgorithm.SHA2_256,
                    digest: options.digest,
                },
                signature: options.signature,
            },
        },
        verificationMaterial: toVerificationMaterial(options),
    };
}
// DSSE envelope bundle - $case: 'dsseEnvelope'
function toDSSEBundle(options) {
    return {
        mediaType: options.certificateChain
            ? bundle_1.BUNDLE_V02_MEDIA_TYPE
            : bundle_1.BUNDLE_V03_MEDIA_TYPE,
        content: {
            $case: 'dsseEnvelope',
            dsseEnvelope: toEnvelope(options),
        },
        verificationMaterial: toVerificationMaterial(options),
    };
}
function toEnvelope(options) {
    return {
        payloadType: options.artifactType,
        payload: options.artifact,
        signatures: [toSignature(options)],
    };
}
function toSignature(options) {
    return {
        keyid: options.keyHint || '',
        sig: options.signature,
    };
}
// Verification material
function toVerificationMaterial(options) {
    return {
        content: toKeyContent(options),
        tlogEntries: [],
        timestampVerificationData: { rfc3161Timestamps: [] },
    };
}
function toKeyContent(options) {
    if (options.certificate) {
        if (options.certificateChain) {
            return {
                $case: 'x509CertificateChain',
                x509CertificateChain: {
                    certificates: [{ rawBytes: options.certificate }],
                },
            };
        }
        else {
            return {
                $case: 'certificate',
                certificate: { rawBytes: options.certificate },
            };
        }
    }
    else {
        return {
            $case: 'publicKey',
            publicKey: {
                hint: options.keyHint || '',
            },
        };
    }
}


/***/ }),

/***/ 37742:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.BUNDLE_V03_MEDIA_TYPE = exports.BUNDLE_V03_LEGACY_MEDIA_TYPE = exports.BUNDLE_V02_MEDIA_TYPE = exports.BUNDLE_V01_MEDIA_TYPE = void 0;
exports.isBundleWithCertificateChain = isBundleWithCertificateChain;
exports.isBundleWithPublicKey = isBundleWithPublicKey;
exports.isBundleWithMessageSignature = isBundleWithMessageSignature;
exports.isBundleWithDsseEnvelope = isBundleWithDsseEnvelope;
exports.BUNDLE_V01_MEDIA_TYPE = 'application/vnd.dev.sigstore.bundle+json;version=0.1';
exports.BUNDLE_V02_MEDIA_TYPE = 'application/vnd.dev.sigstore.bundle+json;version=0.2';
exports.BUNDLE_V03_LEGACY_MEDIA_TYPE = 'application/vnd.dev.sigstore.bundle+json;version=0.3';
exports.BUNDLE_V03_MEDIA_TYPE = 'application/vnd.dev.sigstore.bundle.v0.3+json';
// Type guards for bundle variants.
function isBundleWithCertificateChain(b) {
    return b.verificationMaterial.content.$case === 'x509CertificateChain';
}
function isBundleWithPublicKey(b) {
    return b.verificationMaterial.content.$case === 'publicKey';
}
function isBundleWithMessageSignature(b) {
    return b.content.$case === 'messageSignature';
}
function isBundleWithDsseEnvelope(b) {
    return b.content.$case === 'dsseEnvelope';
}


/***/ }),

/***/ 47714:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.ValidationError = void 0;
/*
Copyright 2023 The Sigstore Authors.

Licensed under the Apache License, Version 2.0 (the "License");
you may not use this file except in compliance with the License.
You may obtain a copy of the License at

    http://www.apache.org/licenses/LICENSE-2.0

Unless required by applicable law or agreed to in writing, software
distributed under the License is distributed on an "AS IS" BASIS,
WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
See the License for the specific language governing permissions and
limitations under the License.
*/
class ValidationError extends Error {
    constructor(message, fields) {
        super(message);
        this.fields = fields;
    }
}
exports.ValidationError = ValidationError;


/***/ }),

/***/ 61040:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {

var __webpack_unused_export__;

__webpack_unused_export__ = ({ value: true });
__webpack_unused_export__ = __webpack_unused_export__ = __webpack_unused_export__ = __webpack_unused_export__ = __webpack_unused_export__ = __webpack_unused_export__ = __webpack_unused_export__ = __webpack_unused_export__ = exports.vw = exports.yI = __webpack_unused_export__ = __webpack_unused_export__ = __webpack_unused_export__ = __webpack_unused_export__ = __webpack_unused_export__ = __webpack_unused_export__ = __webpack_unused_export__ = __webpack_unused_export__ = __webpack_unused_export__ = __webpack_unused_export__ = void 0;
/*
Copyright 2023 The Sigstore Authors.

Licensed under the Apache License, Version 2.0 (the "License");
you may not use this file except in compliance with the License.
You may obtain a copy of the License at

    http://www.apache.org/licenses/LICENSE-2.0

Unless required by applicable law or agreed to in writing, software
distributed under the License is distributed on an "AS IS" BASIS,
WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
See the License for the specific language governing permissions and
limitations under the License.
*/
var build_1 = __webpack_require__(18456);
__webpack_unused_export__ = ({ enumerable: true, get: function () { return build_1.toDSSEBundle; } });
__webpack_unused_export__ = ({ enumerable: true, get: function () { return build_1.toMessageSignatureBundle; } });
var bundle_1 = __webpack_require__(37742);
__webpack_unused_export__ = ({ enumerable: true, get: function () { return bundle_1.BUNDLE_V01_MEDIA_TYPE; } });
__webpack_unused_export__ = ({ enumerable: true, get: function () { return bundle_1.BUNDLE_V02_MEDIA_TYPE; } });
__webpack_unused_export__ = ({ enumerable: true, get: function () { return bundle_1.BUNDLE_V03_LEGACY_MEDIA_TYPE; } });
__webpack_unused_export__ = ({ enumerable: true, get: function () { return bundle_1.BUNDLE_V03_MEDIA_TYPE; } });
__webpack_unused_export__ = ({ enumerable: true, get: function () { return bundle_1.isBundleWithCertificateChain; } });
__webpack_unused_export__ = ({ enumerable: true, get: function () { return bundle_1.isBundleWithDsseEnvelope; } });
__webpack_unused_export__ = ({ enumerable: true, get: function () { return bundle_1.isBundleWithMessageSignature; } });
__webpack_unused_export__ = ({ enumerable: true, get: function () { return bundle_1.isBundleWithPublicKey; } });
var error_1 = __webpack_require__(47714);
Object.defineProperty(exports, "yI", ({ enumerable: true, get: function () { return error_1.ValidationError; } }));
var serialized_1 = __webpack_require__(23404);
Object.defineProperty(exports, "vw", ({ enumerable: true, get: function () { return serialized_1.bundleFromJSON; } }));
__webpack_unused_export__ = ({ enumerable: true, get: function () { return serialized_1.bundleToJSON; } });
__webpack_unused_export__ = ({ enumerable: true, get: function () { return serialized_1.envelopeFromJSON; } });
__webpack_unused_export__ = ({ enumerable: true, get: function () { return serialized_1.envelopeToJSON; } });
var validate_1 = __webpack_require__(9352);
__webpack_unused_export__ = ({ enumerable: true, get: function () { return validate_1.assertBundle; } });
__webpack_unused_export__ = ({ enumerable: true, get: function () { return validate_1.assertBundleLatest; } });
__webpack_unused_export__ = ({ enumerable: true, get: function () { return validate_1.assertBundleV01; } });
__webpack_unused_export__ = ({ enumerable: true, get: function () { return validate_1.assertBundleV02; } });
__webpack_unused_export__ = ({ enumerable: true, get: function () { return validate_1.isBundleV01; } });


/***/ }),

/***/ 23404:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.envelopeToJSON = exports.envelopeFromJSON = exports.bundleToJSON = exports.bundleFromJSON = void 0;
/*
Copyright 2023 The Sigstore Authors.

Licensed under the Apache License, Version 2.0 (the "License");
you may not use this file except in compliance with the License.
You may obtain a copy of the License at

    http://www.apache.org/licenses/LICENSE-2.0

Unless required by applicable law or agreed to in writing, software
distributed under the License is distributed on an "AS IS" BASIS,
WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
See the License for the specific language governing permissions and
limitations under the License.
*/
const protobuf_specs_1 = __webpack_require__(19654);
const bundle_1 = __webpack_require__(37742);
const validate_1 = __webpack_require__(9352);
const bundleFromJSON = (obj) => {
    const bundle = protobuf_specs_1.Bundle.fromJSON(obj);
    switch (bundle.mediaType) {
        case bundle_1.BUNDLE_V01_MEDIA_TYPE:
            (0, validate_1.assertBundleV01)(bundle);
            break;
        case bundle_1.BUNDLE_V02_MEDIA_TYPE:
            (0, validate_1.assertBundleV02)(bundle);
            break;
        default:
            (0, validate_1.assertBundleLatest)(bundle);
            break;
    }
    return bundle;
};
exports.bundleFromJSON = bundleFromJSON;
const bundleToJSON = (bundle) => {
    return protobuf_specs_1.Bundle.toJSON(bundle);
};
exports.bundleToJSON = bundleToJSON;
const envelopeFromJSON = (obj) => {
    return protobuf_specs_1.Envelope.fromJSON(obj);
};
exports.envelopeFromJSON = envelopeFromJSON;
const envelopeToJSON = (envelope) => {
    return protobuf_specs_1.Envelope.toJSON(envelope);
};
exports.envelopeToJSON = envelopeToJSON;


/***/ }),

/***/ 9352:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.assertBundle = assertBundle;
exports.assertBundleV01 = assertBundleV01;
exports.isBundleV01 = isBundleV01;
exports.assertBundleV02 = assertBundleV02;
exports.assertBundleLatest = assertBundleLatest;
/*
Copyright 2023 The Sigstore Authors.

Licensed under the Apache License, Version 2.0 (the "License");
you may not use this file except in compliance with the License.
You may obtain a copy of the License at

    http://www.apache.org/licenses/LICENSE-2.0

Unless required by applicable law or agreed to in writing, software
distributed under the License is distributed on an "AS IS" BASIS,
WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
See the License for the specific language governing permissions and
limitations under the License.
*/
const error_1 = __webpack_require__(47714);
// Performs basic validation of a Sigstore bundle to ensure that all required
// fields are populated. This is not a complete validation of the bundle, but
// rather a check that the bundle is in a valid state to be processed by the
// rest of the code.
function assertBundle(b) {
    const invalidValues = validateBundleBase(b);
    if (invalidValues.length > 0) {
        throw new error_1.ValidationError('invalid bundle', invalidValues);
    }
}
// Asserts that the given bundle conforms to the v0.1 bundle format.
function assertBundleV01(b) {
    const invalidValues = [];
    invalidValues.push(...validateBundleBase(b));
    invalidValues.push(...validateInclusionPromise(b));
    if (invalidValues.length > 0) {
        throw new error_1.ValidationError('invalid v0.1 bundle', invalidValues);
    }
}
// Type guard to determine if Bundle is a v0.1 bundle.
function isBundleV01(b) {
    try {
        assertBundleV01(b);
        return true;
    }
    catch (e) {
        return false;
    }
}
// Asserts that the given bundle conforms to the v0.2 bundle format.
function assertBundleV02(b) {
    const invalidValues = [];
    invalidValues.push(...validateBundleBase(b));
    invalidValues.push(...validateInclusionProof(b));
    if (invalidValues.length > 0) {
        throw new error_1.ValidationError('invalid v0.2 bundle', invalidValues);
    }
}
// Asserts that the given bundle conforms to the newest (0.3) bundle format.
function assertBundleLatest(b) {
    const invalidValues = [];
    invalidValues.push(...validateBundleBase(b));
    invalidValues.push(...validateInclusionProof(b));
    invalidValues.push(...validateNoCertificateChain(b));
    if (invalidValues.length > 0) {
        throw new error_1.ValidationError('invalid bundle', invalidValues);
    }
}
function validateBundleBase(b) {
    const invalidValues = [];
    // Media type validation
    if (b.mediaType === undefined ||
        (!b.mediaType.match(/^application\/vnd\.dev\.sigstore\.bundle\+json;version=\d\.\d/) &&
            !b.mediaType.match(/^application\/vnd\.dev\.sigstore\.bundle\.v\d\.\d\+json/))) {
        invalidValues.push('mediaType');
    }
    // Content-related validation
    if (b.content === undefined) {
        invalidValues.push('content');
    }
    else {
        switch (b.content.$case) {
            case 'messageSignature':
                if (b.content.messageSignature.messageDigest === undefined) {
                    invalidValues.push('content.messageSignature.messageDigest');
                }
                else {
                    if (b.content.messageSignature.messageDigest.digest.length === 0) {
                        invalidValues.push('content.messageSignature.messageDigest.digest');
                    }
                }
                if (b.content.messageSignature.signature.length === 0) {
                    invalidValues.push('content.messageSignature.signature');
                }
                break;
            case 'dsseEnvelope':
                if (b.content.dsseEnvelope.payload.length === 0) {
                    invalidValues.push('content.dsseEnvelope.payload');
                }
                if (b.content.dsseEnvelope.signatures.length !== 1) {
                    invalidValues.push('content.dsseEnvelope.signatures');
                }
                else {
                    if (b.content.dsseEnvelope.signatures[0].sig.length === 0) {
                        invalidValues.push('content.dsseEnvelope.signatures[0].sig');
                    }
                }
                break;
        }
    }
    // Verification material-related validation
    if (b.verificationMaterial === undefined) {
        invalidValues.push('verificationMaterial');
    }
    else {
        if (b.verificationMaterial.content === undefined) {
            invalidValues.push('verificationMaterial.content');
        }
        else {
            switch (b.verificationMaterial.content.$case) {
                case 'x509CertificateChain':
                    if (b.verificationMaterial.content.x509CertificateChain.certificates
                        .length === 0) {
                        invalidValues.push('verificationMaterial.content.x509CertificateChain.certificates');
                    }
                    b.verificationMaterial.content.x509CertificateChain.certificates.forEach((cert, i) => {
                        if (cert.rawBytes.length === 0) {
                            invalidValues.push(`verificationMaterial.content.x509CertificateChain.certificates[${i}].rawBytes`);
                        }
                    });
                    break;
                case 'certificate':
                    if (b.verificationMaterial.content.certificate.rawBytes.length === 0) {
                        invalidValues.push('verificationMaterial.content.certificate.rawBytes');
                    }
                    break;
            }
        }
        if (b.verificationMaterial.tlogEntries === undefined) {
            invalidValues.push('verificationMaterial.tlogEntries');
        }
        else {
            if (b.verificationMaterial.tlogEntries.length > 0) {
                b.verificationMaterial.tlogEntries.forEach((entry, i) => {
                    if (entry.logId === undefined) {
                        invalidValues.push(`verificationMaterial.tlogEntries[${i}].logId`);
                    }
                    if (entry.kindVersion === undefined) {
                        invalidValues.push(`verificationMaterial.tlogEntries[${i}].kindVersion`);
                    }
                });
            }
        }
    }
    return invalidValues;
}
// Necessary for V01 bundles
function validateInclusionPromise(b) {
    const invalidValues = [];
    if (b.verificationMaterial &&
        b.verificationMaterial.tlogEntries?.length > 0) {
        b.verificationMaterial.tlogEntries.forEach((entry, i) => {
            if (entry.inclusionPromise === undefined) {
                invalidValues.push(`verificationMaterial.tlogEntries[${i}].inclusionPromise`);
            }
        });
    }
    return invalidValues;
}
// Necessary for V02 and later bundles
function validateInclusionProof(b) {
    const invalidValues = [];
    if (b.verificationMaterial &&
        b.verificationMaterial.tlogEntries?.length > 0) {
        b.verificationMaterial.tlogEntries.forEach((entry, i) => {
            if (entry.inclusionProof === undefined) {
                invalidValues.push(`verificationMaterial.tlogEntries[${i}].inclusionProof`);
            }
            else {
                if (entry.inclusionProof.checkpoint === undefined) {
                    invalidValues.push(`verificationMaterial.tlogEntries[${i}].inclusionProof.checkpoint`);
                }
            }
        });
    }
    return invalidValues;
}
// Necessary for V03 and later bundles
function validateNoCertificateChain(b) {
    const invalidValues = [];
    /* istanbul ignore next */
    if (b.verificationMaterial?.content?.$case === 'x509CertificateChain') {
        invalidValues.push('verificationMaterial.content.$case');
    }
    return invalidValues;
}


/***/ }),

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


/***/ }),

/***/ 86417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ne: () => (/* binding */ publicVerifiers),
  readFreshRoot: () => (/* binding */ readFreshRoot),
  xH: () => (/* binding */ verifiersIn)
});

// UNUSED EXPORTS: publicRootDate

// EXTERNAL MODULE: ./node_modules/@sigstore/protobuf-specs/dist/index.js
var dist = __webpack_require__(19654);
// EXTERNAL MODULE: ./node_modules/@sigstore/verify/dist/index.js
var verify_dist = __webpack_require__(54187);
// EXTERNAL MODULE: ./lib/model/failure.js
var failure = __webpack_require__(38675);
// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
// EXTERNAL MODULE: ./lib/model/judgement/signature.js
var signature = __webpack_require__(23295);
// EXTERNAL MODULE: ./lib/signatures/messages.js
var messages = __webpack_require__(8487);
;// CONCATENATED MODULE: ./lib/signatures/roots/public-root.json
const public_root_namespaceObject = /*#__PURE__*/JSON.parse('{"mediaType":"application/vnd.dev.sigstore.trustedroot+json;version=0.1","tlogs":[{"baseUrl":"https://rekor.sigstore.dev","hashAlgorithm":"SHA2_256","publicKey":{"rawBytes":"MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE2G2Y+2tabdTV5BcGiBIx0a9fAFwrkBbmLSGtks4L3qX6yYY0zufBnhC8Ur/iy55GhWP/9A/bY2LhC30M9+RYtw==","keyDetails":"PKIX_ECDSA_P256_SHA_256","validFor":{"start":"2021-01-12T11:53:27Z"}},"logId":{"keyId":"wNI9atQGlz+VWfO6LRygH4QUfY/8W4RFwiT5i5WRgB0="}},{"baseUrl":"https://log2025-1.rekor.sigstore.dev","hashAlgorithm":"SHA2_256","publicKey":{"rawBytes":"MCowBQYDK2VwAyEAt8rlp1knGwjfbcXAYPYAkn0XiLz1x8O4t0YkEhie244=","keyDetails":"PKIX_ED25519","validFor":{"start":"2025-09-23T00:00:00Z"}},"logId":{"keyId":"zxGZFVvd0FEmjR8WrFwMdcAJ9vtaY/QXf44Y1wUeP6A="}}],"certificateAuthorities":[{"subject":{"organization":"sigstore.dev","commonName":"sigstore"},"uri":"https://fulcio.sigstore.dev","certChain":{"certificates":[{"rawBytes":"MIIB+DCCAX6gAwIBAgITNVkDZoCiofPDsy7dfm6geLbuhzAKBggqhkjOPQQDAzAqMRUwEwYDVQQKEwxzaWdzdG9yZS5kZXYxETAPBgNVBAMTCHNpZ3N0b3JlMB4XDTIxMDMwNzAzMjAyOVoXDTMxMDIyMzAzMjAyOVowKjEVMBMGA1UEChMMc2lnc3RvcmUuZGV2MREwDwYDVQQDEwhzaWdzdG9yZTB2MBAGByqGSM49AgEGBSuBBAAiA2IABLSyA7Ii5k+pNO8ZEWY0ylemWDowOkNa3kL+GZE5Z5GWehL9/A9bRNA3RbrsZ5i0JcastaRL7Sp5fp/jD5dxqc/UdTVnlvS16an+2Yfswe/QuLolRUCrcOE2+2iA5+tzd6NmMGQwDgYDVR0PAQH/BAQDAgEGMBIGA1UdEwEB/wQIMAYBAf8CAQEwHQYDVR0OBBYEFMjFHQBBmiQpMlEk6w2uSu1KBtPsMB8GA1UdIwQYMBaAFMjFHQBBmiQpMlEk6w2uSu1KBtPsMAoGCCqGSM49BAMDA2gAMGUCMH8liWJfMui6vXXBhjDgY4MwslmN/TJxVe/83WrFomwmNf056y1X48F9c4m3a3ozXAIxAKjRay5/aj/jsKKGIkmQatjI8uupHr/+CxFvaJWmpYqNkLDGRU+9orzh5hI2RrcuaQ=="}]},"validFor":{"start":"2021-03-07T03:20:29Z","end":"2022-12-31T23:59:59.999Z"}},{"subject":{"organization":"sigstore.dev","commonName":"sigstore"},"uri":"https://fulcio.sigstore.dev","certChain":{"certificates":[{"rawBytes":"MIICGjCCAaGgAwIBAgIUALnViVfnU0brJasmRkHrn/UnfaQwCgYIKoZIzj0EAwMwKjEVMBMGA1UEChMMc2lnc3RvcmUuZGV2MREwDwYDVQQDEwhzaWdzdG9yZTAeFw0yMjA0MTMyMDA2MTVaFw0zMTEwMDUxMzU2NThaMDcxFTATBgNVBAoTDHNpZ3N0b3JlLmRldjEeMBwGA1UEAxMVc2lnc3RvcmUtaW50ZXJtZWRpYXRlMHYwEAYHKoZIzj0CAQYFK4EEACIDYgAE8RVS/ysH+NOvuDZyPIZtilgUF9NlarYpAd9HP1vBBH1U5CV77LSS7s0ZiH4nE7Hv7ptS6LvvR/STk798LVgMzLlJ4HeIfF3tHSaexLcYpSASr1kS0N/RgBJz/9jWCiXno3sweTAOBgNVHQ8BAf8EBAMCAQYwEwYDVR0lBAwwCgYIKwYBBQUHAwMwEgYDVR0TAQH/BAgwBgEB/wIBADAdBgNVHQ4EFgQU39Ppz1YkEZb5qNjpKFWixi4YZD8wHwYDVR0jBBgwFoAUWMAeX5FFpWapesyQoZMi0CrFxfowCgYIKoZIzj0EAwMDZwAwZAIwPCsQK4DYiZYDPIaDi5HFKnfxXx6ASSVmERfsynYBiX2X6SJRnZU84/9DZdnFvvxmAjBOt6QpBlc4J/0DxvkTCqpclvziL6BCCPnjdlIB3Pu3BxsPmygUY7Ii2zbdCdliiow="},{"rawBytes":"MIIB9zCCAXygAwIBAgIUALZNAPFdxHPwjeDloDwyYChAO/4wCgYIKoZIzj0EAwMwKjEVMBMGA1UEChMMc2lnc3RvcmUuZGV2MREwDwYDVQQDEwhzaWdzdG9yZTAeFw0yMTEwMDcxMzU2NTlaFw0zMTEwMDUxMzU2NThaMCoxFTATBgNVBAoTDHNpZ3N0b3JlLmRldjERMA8GA1UEAxMIc2lnc3RvcmUwdjAQBgcqhkjOPQIBBgUrgQQAIgNiAAT7XeFT4rb3PQGwS4IajtLk3/OlnpgangaBclYpsYBr5i+4ynB07ceb3LP0OIOZdxexX69c5iVuyJRQ+Hz05yi+UF3uBWAlHpiS5sh0+H2GHE7SXrk1EC5m1Tr19L9gg92jYzBhMA4GA1UdDwEB/wQEAwIBBjAPBgNVHRMBAf8EBTADAQH/MB0GA1UdDgQWBBRYwB5fkUWlZql6zJChkyLQKsXF+jAfBgNVHSMEGDAWgBRYwB5fkUWlZql6zJChkyLQKsXF+jAKBggqhkjOPQQDAwNpADBmAjEAj1nHeXZp+13NWBNa+EDsDP8G1WWg1tCMWP/WHPqpaVo0jhsweNFZgSs0eE7wYI4qAjEA2WB9ot98sIkoF3vZYdd3/VtWB5b9TNMea7Ix/stJ5TfcLLeABLE4BNJOsQ4vnBHJ"}]},"validFor":{"start":"2022-04-13T20:06:15Z"}}],"ctlogs":[{"baseUrl":"https://ctfe.sigstore.dev/test","hashAlgorithm":"SHA2_256","publicKey":{"rawBytes":"MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEbfwR+RJudXscgRBRpKX1XFDy3PyudDxz/SfnRi1fT8ekpfBd2O1uoz7jr3Z8nKzxA69EUQ+eFCFI3zeubPWU7w==","keyDetails":"PKIX_ECDSA_P256_SHA_256","validFor":{"start":"2021-03-14T00:00:00Z","end":"2022-10-31T23:59:59.999Z"}},"logId":{"keyId":"CGCS8ChS/2hF0dFrJ4ScRWcYrBY9wzjSbea8IgY2b3I="}},{"baseUrl":"https://ctfe.sigstore.dev/2022","hashAlgorithm":"SHA2_256","publicKey":{"rawBytes":"MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEiPSlFi0CmFTfEjCUqF9HuCEcYXNKAaYalIJmBZ8yyezPjTqhxrKBpMnaocVtLJBI1eM3uXnQzQGAJdJ4gs9Fyw==","keyDetails":"PKIX_ECDSA_P256_SHA_256","validFor":{"start":"2022-10-20T00:00:00Z"}},"logId":{"keyId":"3T0wasbHETJjGR4cmWc3AqJKXrjePK3/h4pygC8p7o4="}}],"timestampAuthorities":[{"subject":{"organization":"sigstore.dev","commonName":"sigstore-tsa-selfsigned"},"uri":"https://timestamp.sigstore.dev/api/v1/timestamp","certChain":{"certificates":[{"rawBytes":"MIICEDCCAZagAwIBAgIUOhNULwyQYe68wUMvy4qOiyojiwwwCgYIKoZIzj0EAwMwOTEVMBMGA1UEChMMc2lnc3RvcmUuZGV2MSAwHgYDVQQDExdzaWdzdG9yZS10c2Etc2VsZnNpZ25lZDAeFw0yNTA0MDgwNjU5NDNaFw0zNTA0MDYwNjU5NDNaMC4xFTATBgNVBAoTDHNpZ3N0b3JlLmRldjEVMBMGA1UEAxMMc2lnc3RvcmUtdHNhMHYwEAYHKoZIzj0CAQYFK4EEACIDYgAE4ra2Z8hKNig2T9kFjCAToGG30jky+WQv3BzL+mKvh1SKNR/UwuwsfNCg4sryoYAd8E6isovVA3M4aoNdm9QDi50Z8nTEyvqgfDPtTIwXItfiW/AFf1V7uwkbkAoj0xxco2owaDAOBgNVHQ8BAf8EBAMCB4AwHQYDVR0OBBYEFIn9eUOHz9BlRsMCRscsc1t9tOsDMB8GA1UdIwQYMBaAFJjsAe9/u1H/1JUeb4qImFMHic6/MBYGA1UdJQEB/wQMMAoGCCsGAQUFBwMIMAoGCCqGSM49BAMDA2gAMGUCMDtpsV/6KaO0qyF/UMsX2aSUXKQFdoGTptQGc0ftq1csulHPGG6dsmyMNd3JB+G3EQIxAOajvBcjpJmKb4Nv+2Taoj8Uc5+b6ih6FXCCKraSqupe07zqswMcXJTe1cExvHvvlw=="},{"rawBytes":"MIIB9zCCAXygAwIBAgIUV7f0GLDOoEzIh8LXSW80OJiUp14wCgYIKoZIzj0EAwMwOTEVMBMGA1UEChMMc2lnc3RvcmUuZGV2MSAwHgYDVQQDExdzaWdzdG9yZS10c2Etc2VsZnNpZ25lZDAeFw0yNTA0MDgwNjU5NDNaFw0zNTA0MDYwNjU5NDNaMDkxFTATBgNVBAoTDHNpZ3N0b3JlLmRldjEgMB4GA1UEAxMXc2lnc3RvcmUtdHNhLXNlbGZzaWduZWQwdjAQBgcqhkjOPQIBBgUrgQQAIgNiAAQUQNtfRT/ou3YATa6wB/kKTe70cfJwyRIBovMnt8RcJph/COE82uyS6FmppLLL1VBPGcPfpQPYJNXzWwi8icwhKQ6W/Qe2h3oebBb2FHpwNJDqo+TMaC/tdfkv/ElJB72jRTBDMA4GA1UdDwEB/wQEAwIBBjASBgNVHRMBAf8ECDAGAQH/AgEAMB0GA1UdDgQWBBSY7AHvf7tR/9SVHm+KiJhTB4nOvzAKBggqhkjOPQQDAwNpADBmAjEAwGEGrfGZR1cen1R8/DTVMI943LssZmJRtDp/i7SfGHmGRP6gRbuj9vOK3b67Z0QQAjEAuT2H673LQEaHTcyQSZrkp4mX7WwkmF+sVbkYY5mXN+RMH13KUEHHOqASaemYWK/E"}]},"validFor":{"start":"2025-07-04T00:00:00Z"}}]}');
;// CONCATENATED MODULE: ./lib/signatures/roots/trust.js







const publicRootDate = '2025-09-22';
const maxRoots = 10;
function publicVerifiers(fresh) {
    return fresh ?? [verifierOf(signature/* publicRoot */.KE, public_root_namespaceObject)];
}
function verifiersIn(root, text) {
    const whole = (0,json/* parseJson */.qF)(text);
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    const documents = whole === undefined ? lines.slice(0, maxRoots + 1).map(json/* parseJson */.qF) : [whole];
    if (documents.length === 0 || documents.length > maxRoots)
        return undefined;
    try {
        return documents.map((document) => verifierOf(root, document));
    }
    catch {
        return undefined;
    }
}
function verifierOf(root, document) {
    const trusted = dist.TrustedRoot.fromJSON(document);
    if (trusted.certificateAuthorities.length === 0)
        throw new TypeError('no certificate authority');
    if (trusted.tlogs.length + trusted.timestampAuthorities.length === 0)
        throw new TypeError('no time');
    const keys = [...trusted.tlogs, ...trusted.ctlogs].map(({ publicKey }) => publicKey);
    const parts = [...keys, ...trusted.certificateAuthorities, ...trusted.timestampAuthorities];
    if (parts.some((part) => part?.validFor?.start === undefined))
        throw new TypeError('no start of validity');
    const options = {
        tlogThreshold: Math.min(1, trusted.tlogs.length),
        ctlogThreshold: Math.min(1, trusted.ctlogs.length),
        timestampThreshold: 1,
    };
    return { root, verifier: new verify_dist/* Verifier */.BL((0,verify_dist/* toTrustMaterial */.jO)(trusted), options) };
}
const subject = 'the trusted root of Sigstore';
async function readFreshRoot(read) {
    try {
        const fresh = verifiersIn(signature/* publicRoot */.KE, await read());
        if (fresh !== undefined)
            return { fresh };
        return { stale: { cause: 'bad-answer', subject, message: (0,messages/* staleRoot */.M8)(publicRootDate, messages/* freshRootUnusable */.Cs) } };
    }
    catch (error) {
        const { cause, message } = (0,failure/* gapFrom */.rK)(error, subject);
        return { stale: { cause, subject, message: (0,messages/* staleRoot */.M8)(publicRootDate, message) } };
    }
}


/***/ }),

/***/ 65407:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  signatureVerifier: () => (/* binding */ signatureVerifier)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./node_modules/@sigstore/bundle/dist/index.js
var dist = __webpack_require__(61040);
// EXTERNAL MODULE: ./lib/model/collections.js
var collections = __webpack_require__(50412);
// EXTERNAL MODULE: ./lib/signatures/formats/index.js + 2 modules
var formats = __webpack_require__(24398);
// EXTERNAL MODULE: ./lib/signatures/messages.js
var messages = __webpack_require__(8487);
// EXTERNAL MODULE: ./lib/signatures/roots/trust.js + 1 modules
var trust = __webpack_require__(86417);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./lib/model/images/image.js
var images_image = __webpack_require__(75485);
// EXTERNAL MODULE: ./lib/model/json.js
var json = __webpack_require__(7687);
// EXTERNAL MODULE: ./lib/model/judgement/signature.js
var signature = __webpack_require__(23295);
;// CONCATENATED MODULE: ./lib/signatures/statement.js





const payloadSchema = schemas/* object */.Ikc({
    critical: schemas/* object */.Ikc({
        type: schemas/* literal */.euz('cosign container image signature'),
        image: schemas/* object */.Ikc({ 'docker-manifest-digest': schemas/* string */.YjP().refine(images_image/* isDigest */.Bc) }),
    }),
});
const maxSubjects = 1000;
const statementSchema = schemas/* object */.Ikc({
    _type: schemas/* enum */.k5n(['https://in-toto.io/Statement/v1', 'https://in-toto.io/Statement/v0.1']),
    subject: schemas/* array */.YOg(schemas/* object */.Ikc({ digest: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()) })).max(maxSubjects),
    predicateType: schemas/* string */.YjP().max(1000),
});
const statementType = 'application/vnd.in-toto+json';
function readPayload(text) {
    const parsed = payloadSchema.safeParse((0,json/* parseJson */.qF)(text));
    if (!parsed.success)
        return { why: messages/* refusals */.Ke.noPayload };
    const digest = parsed.data.critical.image['docker-manifest-digest'];
    return { subjects: [digest], form: 'signature' };
}
function readStatement(text) {
    const parsed = statementSchema.safeParse((0,json/* parseJson */.qF)(text));
    if (!parsed.success)
        return { why: messages/* refusals */.Ke.noStatement };
    const { subject, predicateType } = parsed.data;
    const form = (0,signature/* formOf */.QU)(predicateType);
    if (form === undefined)
        return { why: messages/* refusals */.Ke.otherPredicate(predicateType) };
    const subjects = subject.flatMap(({ digest: { sha256 } }) => {
        const digest = `sha256:${sha256}`;
        return (0,images_image/* isDigest */.Bc)(digest) ? [digest] : [];
    });
    return { subjects, form };
}
function preAuthEncoding({ payload, payloadType }) {
    const head = `DSSEv1 ${Buffer.byteLength(payloadType)} ${payloadType} ${payload.length} `;
    return Buffer.concat([Buffer.from(head, 'utf8'), payload]);
}

// EXTERNAL MODULE: ./node_modules/@sigstore/verify/dist/index.js
var verify_dist = __webpack_require__(54187);
;// CONCATENATED MODULE: ./lib/signatures/verify-certificate.js






const codeSigning = '1.3.6.1.5.5.7.3.3';
const extensionPrefix = '1.3.6.1.4.1.57264.1.';
const printable = /^[\x21-\x7e]{1,2000}$/;
function identityOf(der) {
    let certificate;
    try {
        certificate = new external_node_crypto_.X509Certificate(der);
    }
    catch {
        return { why: messages/* refusals */.Ke.badCertificate };
    }
    const [, identity = ''] = /^(?:URI|email):([^\s",]+)$/.exec(certificate.subjectAltName ?? '') ?? [];
    if (!printable.test(identity))
        return { why: messages/* refusals */.Ke.noIdentity };
    if (certificate.keyUsage?.includes(codeSigning) !== true)
        return { why: messages/* refusals */.Ke.usage };
    return { identity, from: Date.parse(certificate.validFrom), to: Date.parse(certificate.validTo) };
}
function buildOf(extensions) {
    const value = (number) => {
        const found = extensions.find(({ oid }) => oid?.id.join('.') === `${extensionPrefix}${number}`);
        return found && utf8String(found.value);
    };
    const build = (0,collections/* compact */.oE)({
        repository: value(12),
        ref: value(14),
        commit: value(13),
        workflow: value(9),
        runner: value(11),
        run: value(21),
    });
    return Object.keys(build).length === 0 ? undefined : build;
}
function utf8String(der) {
    const [tag, length = 0] = der;
    if (tag !== 0x0c)
        return undefined;
    const lengthBytes = length < 0x80 ? 0 : length & 0x7f;
    if (lengthBytes > 2)
        return undefined;
    const size = lengthBytes === 0 ? length : der.readUIntBE(2, lengthBytes);
    const content = der.subarray(2 + lengthBytes);
    const content8 = content.toString('utf8');
    return content.length === size && printable.test(content8) ? content8 : undefined;
}
function verifyByRoot(bundle, payload, verifiers) {
    const certificate = leafOf(bundle);
    if (certificate === undefined)
        return { why: messages/* refusals */.Ke.badCertificate };
    const named = identityOf(certificate);
    if ('why' in named)
        return { why: named.why };
    let best;
    for (const { root, verifier } of verifiers) {
        try {
            const entity = entityOf(bundle, payload);
            const { identity } = verifier.verify(entity);
            const issuer = identity?.extensions?.issuer;
            if (issuer === undefined || issuer === '')
                return { why: messages/* refusals */.Ke.noIssuer };
            if (identity?.subjectAlternativeName !== named.identity)
                return { why: messages/* refusals */.Ke.noIdentity };
            if (!isLoggedWith(bundle, certificate))
                return { why: messages/* refusals */.Ke.otherCertificate };
            const signer = { kind: 'identity', issuer, identity: named.identity, root };
            return { signer, ...(0,collections/* compact */.oE)({ at: timeOf(entity), build: buildOf(identity.oids ?? []) }) };
        }
        catch (error) {
            const rank = rankOf(error);
            if (best === undefined || rank >= best.rank)
                best = { rank, error };
        }
    }
    const dated = statedTime(bundle);
    const isOutside = dated !== undefined && (dated < named.from || dated > named.to);
    const error = best?.error;
    if (!(error instanceof verify_dist/* VerificationError */.mk))
        return { why: messages/* refusals */.Ke.malformed };
    const { code, message } = error;
    if (isOutside && code === 'CERTIFICATE_ERROR')
        return { why: messages/* refusals */.Ke.outside(dated, named) };
    return { why: messages/* refusals */.Ke.verification(code, message) };
}
const verifierPaths = {
    'hashedrekord/0.0.1': 'spec.signature.publicKey.content',
    'hashedrekord/0.0.2': 'spec.hashedRekordV002.signature.verifier.x509Certificate.rawBytes',
    'dsse/0.0.1': 'spec.signatures.0.verifier',
    'dsse/0.0.2': 'spec.dsseV002.signatures.0.verifier.x509Certificate.rawBytes',
    'intoto/0.0.2': 'spec.content.envelope.signatures.0.publicKey',
};
function isLoggedWith({ verificationMaterial: { tlogEntries } }, certificate) {
    return tlogEntries.every(({ kindVersion, canonicalizedBody }) => {
        const path = verifierPaths[`${kindVersion?.kind}/${kindVersion?.version}`];
        const body = (0,json/* parseJson */.qF)(canonicalizedBody.toString('utf8'));
        const found = path?.split('.').reduce((value, key) => (0,json/* fieldsOf */.Pf)(value)[key], body);
        return typeof found === 'string' && isSameCertificate(Buffer.from(found, 'base64'), certificate);
    });
}
function isSameCertificate(logged, certificate) {
    try {
        return new external_node_crypto_.X509Certificate(logged).raw.equals(new external_node_crypto_.X509Certificate(certificate).raw);
    }
    catch {
        return false;
    }
}
function entityOf(bundle, payload) {
    const entity = (0,verify_dist/* toSignedEntity */.DC)(bundle, payload === undefined ? undefined : Buffer.from(payload, 'utf8'));
    const { content, verificationMaterial } = bundle;
    const { tlogEntries } = verificationMaterial;
    const isPlain = tlogEntries.length > 0 && tlogEntries.every(({ kindVersion }) => kindVersion?.kind === 'hashedrekord');
    if (content.$case !== 'dsseEnvelope' || !isPlain)
        return entity;
    const signed = (0,external_node_crypto_.createHash)('sha256').update(preAuthEncoding(content.dsseEnvelope)).digest();
    const { signature } = entity;
    return {
        ...entity,
        signature: {
            signature: signature.signature,
            compareSignature: (other) => signature.compareSignature(other),
            verifySignature: (key) => signature.verifySignature(key),
            compareDigest: (digest) => signed.equals(digest),
        },
    };
}
function statedTime({ verificationMaterial: { tlogEntries } }) {
    const seconds = Number(tlogEntries[0]?.integratedTime ?? 0);
    return seconds > 0 && seconds < 1e10 ? seconds * 1000 : undefined;
}
function leafOf({ verificationMaterial: { content } }) {
    if (content.$case === 'certificate')
        return content.certificate.rawBytes;
    if (content.$case === 'x509CertificateChain')
        return content.x509CertificateChain.certificates[0]?.rawBytes;
    return undefined;
}
function timeOf({ timestamps }) {
    const confirmed = timestamps.flatMap((one) => {
        if (one.$case === 'timestamp-authority')
            return [one.timestamp.signingTime.getTime()];
        return one.tlogEntry.inclusionPromise === undefined ? [] : [Number(one.tlogEntry.integratedTime) * 1000];
    });
    return confirmed.length === 0 ? undefined : (0,collections/* smallest */.o9)(confirmed);
}
function rankOf(error) {
    const steps = ['TIMESTAMP', 'CERTIFICATE', 'TLOG', 'SIGNATURE'];
    if (!(error instanceof verify_dist/* VerificationError */.mk))
        return steps.length;
    return steps.findIndex((step) => error.code.startsWith(step));
}

;// CONCATENATED MODULE: ./lib/signatures/verify.js








function verifyByKey({ content }, payload, keys) {
    if (keys.length === 0)
        return { why: messages/* refusals */.Ke.noCertificate };
    const [bytes, signature] = content.$case === 'messageSignature'
        ? [Buffer.from(payload ?? '', 'utf8'), content.messageSignature.signature]
        : [preAuthEncoding(content.dsseEnvelope), content.dsseEnvelope.signatures[0]?.sig];
    const found = keys.find(([, key]) => signature !== undefined && isSignedBy(key, bytes, signature));
    if (found === undefined)
        return { why: messages/* refusals */.Ke.wrongKey };
    return { signer: { kind: 'key', key: found[0] } };
}
function isSignedBy(key, bytes, signature) {
    const algorithm = key.asymmetricKeyType === 'ed25519' ? null : 'sha256';
    try {
        return (0,external_node_crypto_.verify)(algorithm, bytes, key, signature);
    }
    catch {
        return false;
    }
}
const maxAheadMs = 5 * 60_000;
function signatureVerifier({ keys, roots }, now, fresh) {
    const files = [...roots].map(([root, text]) => [root, (0,trust/* verifiersIn */.xH)(root, text)]);
    const verifiers = [...(0,trust/* publicVerifiers */.ne)(fresh), ...files.flatMap(([, found]) => found ?? [])];
    const publicKeys = [...keys].map(([key, pem]) => [key, (0,external_node_crypto_.createPublicKey)(pem)]);
    const trusted = { verifiers, keys: publicKeys, now };
    return {
        verify: (attached, digest) => {
            const result = verifyOne(attached, digest, trusted);
            return 'why' in result ? { refused: { digest, kind: result.kind, why: result.why } } : result;
        },
        badRoots: files.flatMap(([root, found]) => (found === undefined ? [root] : [])),
    };
}
const verify_formats = Object.fromEntries(formats.signatureFormats.map((one) => [one.id, one]));
function verifyOne(attached, digest, trusted) {
    if (attached.kind === 'unreadable')
        return { kind: 'unreadable', why: attached.why };
    const read = readAttached(attached);
    if ('why' in read)
        return { kind: 'untrusted', why: read.why };
    const bundle = parsed(read);
    if ('why' in bundle)
        return bundle;
    const content = contentOf(bundle, read);
    if ('why' in content)
        return { kind: 'untrusted', why: content.why };
    const proof = read.hasKey
        ? verifyByKey(bundle, read.payload, trusted.keys)
        : verifyByRoot(bundle, read.payload, trusted.verifiers);
    if ('why' in proof)
        return { kind: 'untrusted', why: proof.why };
    if (!content.subjects.includes(digest))
        return { kind: 'untrusted', why: messages/* refusals */.Ke.otherDigest(content.subjects, digest) };
    if (proof.at !== undefined && proof.at > trusted.now + maxAheadMs)
        return { kind: 'untrusted', why: messages/* refusals */.Ke.future(proof.at) };
    const [entry] = bundle.verificationMaterial.tlogEntries;
    const logIndex = proof.at === undefined ? undefined : entry?.logIndex;
    const { at, ...made } = proof;
    return { signed: { ...made, digest, form: content.form, ...(0,collections/* compact */.oE)({ logIndex, at }) } };
}
function readAttached({ kind, text, annotations = {} }) {
    return verify_formats[kind].read(text, annotations);
}
function parsed({ bundle }) {
    try {
        return (0,dist/* bundleFromJSON */.vw)(bundle);
    }
    catch (error) {
        const what = error instanceof dist/* ValidationError */.yI
            ? `${error.message} (${error.fields.join(', ')})`
            : 'a part of it has a value that it cannot have';
        return { kind: 'untrusted', why: messages/* refusals */.Ke.notBundle(what) };
    }
}
function contentOf({ content }, { payload }) {
    if (content.$case === 'messageSignature')
        return payload === undefined ? { why: messages/* refusals */.Ke.messageSignature } : readPayload(payload);
    const { dsseEnvelope } = content;
    if (dsseEnvelope.payloadType !== statementType)
        return { why: messages/* refusals */.Ke.otherType(dsseEnvelope.payloadType) };
    return readStatement(dsseEnvelope.payload.toString('utf8'));
}


/***/ })

};
