import { t as __commonJSMin } from "./rolldown-runtime-BrvMwczA.js";
import { n as require_dist$1, publicVerifiers, t as require_dist$2, verifiersIn } from "./trust-CSYF1wRV.js";
import { C as record, T as string, _ as literal, f as array, u as _enum, x as object } from "./schemas-eoL3S0JI.js";
import { Ct as smallest, D as isDigest, I as fieldsOf, yt as compact, z as parseJson } from "./reading-DT2Pr2dB.js";
import { signatureFormats } from "./formats-icaeNYIg.js";
import { r as refusals } from "./read-digest-DYXwseoC.js";
import { t as formOf } from "./signature-C5L8zABi.js";
import { X509Certificate, createHash, createPublicKey, verify } from "node:crypto";
// node_modules/@sigstore/bundle/dist/bundle.js
var require_bundle = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.BUNDLE_V03_MEDIA_TYPE = exports.BUNDLE_V03_LEGACY_MEDIA_TYPE = exports.BUNDLE_V02_MEDIA_TYPE = exports.BUNDLE_V01_MEDIA_TYPE = void 0;
	exports.isBundleWithCertificateChain = isBundleWithCertificateChain;
	exports.isBundleWithPublicKey = isBundleWithPublicKey;
	exports.isBundleWithMessageSignature = isBundleWithMessageSignature;
	exports.isBundleWithDsseEnvelope = isBundleWithDsseEnvelope;
	exports.BUNDLE_V01_MEDIA_TYPE = "application/vnd.dev.sigstore.bundle+json;version=0.1";
	exports.BUNDLE_V02_MEDIA_TYPE = "application/vnd.dev.sigstore.bundle+json;version=0.2";
	exports.BUNDLE_V03_LEGACY_MEDIA_TYPE = "application/vnd.dev.sigstore.bundle+json;version=0.3";
	exports.BUNDLE_V03_MEDIA_TYPE = "application/vnd.dev.sigstore.bundle.v0.3+json";
	function isBundleWithCertificateChain(b) {
		return b.verificationMaterial.content.$case === "x509CertificateChain";
	}
	function isBundleWithPublicKey(b) {
		return b.verificationMaterial.content.$case === "publicKey";
	}
	function isBundleWithMessageSignature(b) {
		return b.content.$case === "messageSignature";
	}
	function isBundleWithDsseEnvelope(b) {
		return b.content.$case === "dsseEnvelope";
	}
}));
// node_modules/@sigstore/bundle/dist/build.js
var require_build = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.toMessageSignatureBundle = toMessageSignatureBundle;
	exports.toDSSEBundle = toDSSEBundle;
	const protobuf_specs_1 = require_dist$1();
	const bundle_1 = require_bundle();
	function toMessageSignatureBundle(options) {
		return {
			mediaType: options.certificateChain ? bundle_1.BUNDLE_V02_MEDIA_TYPE : bundle_1.BUNDLE_V03_MEDIA_TYPE,
			content: {
				$case: "messageSignature",
				messageSignature: {
					messageDigest: {
						algorithm: protobuf_specs_1.HashAlgorithm.SHA2_256,
						digest: options.digest
					},
					signature: options.signature
				}
			},
			verificationMaterial: toVerificationMaterial(options)
		};
	}
	function toDSSEBundle(options) {
		return {
			mediaType: options.certificateChain ? bundle_1.BUNDLE_V02_MEDIA_TYPE : bundle_1.BUNDLE_V03_MEDIA_TYPE,
			content: {
				$case: "dsseEnvelope",
				dsseEnvelope: toEnvelope(options)
			},
			verificationMaterial: toVerificationMaterial(options)
		};
	}
	function toEnvelope(options) {
		return {
			payloadType: options.artifactType,
			payload: options.artifact,
			signatures: [toSignature(options)]
		};
	}
	function toSignature(options) {
		return {
			keyid: options.keyHint || "",
			sig: options.signature
		};
	}
	function toVerificationMaterial(options) {
		return {
			content: toKeyContent(options),
			tlogEntries: [],
			timestampVerificationData: { rfc3161Timestamps: [] }
		};
	}
	function toKeyContent(options) {
		if (options.certificate) {
			if (options.certificateChain) return {
				$case: "x509CertificateChain",
				x509CertificateChain: { certificates: [{ rawBytes: options.certificate }] }
			};
			else return {
				$case: "certificate",
				certificate: { rawBytes: options.certificate }
			};
		} else return {
			$case: "publicKey",
			publicKey: { hint: options.keyHint || "" }
		};
	}
}));
// node_modules/@sigstore/bundle/dist/error.js
var require_error = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.ValidationError = void 0;
	var ValidationError = class extends Error {
		constructor(message, fields) {
			super(message);
			this.fields = fields;
		}
	};
	exports.ValidationError = ValidationError;
}));
// node_modules/@sigstore/bundle/dist/validate.js
var require_validate = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.assertBundle = assertBundle;
	exports.assertBundleV01 = assertBundleV01;
	exports.isBundleV01 = isBundleV01;
	exports.assertBundleV02 = assertBundleV02;
	exports.assertBundleLatest = assertBundleLatest;
	const error_1 = require_error();
	function assertBundle(b) {
		const invalidValues = validateBundleBase(b);
		if (invalidValues.length > 0) throw new error_1.ValidationError("invalid bundle", invalidValues);
	}
	function assertBundleV01(b) {
		const invalidValues = [];
		invalidValues.push(...validateBundleBase(b));
		invalidValues.push(...validateInclusionPromise(b));
		if (invalidValues.length > 0) throw new error_1.ValidationError("invalid v0.1 bundle", invalidValues);
	}
	function isBundleV01(b) {
		try {
			assertBundleV01(b);
			return true;
		} catch (e) {
			return false;
		}
	}
	function assertBundleV02(b) {
		const invalidValues = [];
		invalidValues.push(...validateBundleBase(b));
		invalidValues.push(...validateInclusionProof(b));
		if (invalidValues.length > 0) throw new error_1.ValidationError("invalid v0.2 bundle", invalidValues);
	}
	function assertBundleLatest(b) {
		const invalidValues = [];
		invalidValues.push(...validateBundleBase(b));
		invalidValues.push(...validateInclusionProof(b));
		invalidValues.push(...validateNoCertificateChain(b));
		if (invalidValues.length > 0) throw new error_1.ValidationError("invalid bundle", invalidValues);
	}
	function validateBundleBase(b) {
		const invalidValues = [];
		if (b.mediaType === void 0 || !b.mediaType.match(/^application\/vnd\.dev\.sigstore\.bundle\+json;version=\d\.\d/) && !b.mediaType.match(/^application\/vnd\.dev\.sigstore\.bundle\.v\d\.\d\+json/)) invalidValues.push("mediaType");
		if (b.content === void 0) invalidValues.push("content");
		else switch (b.content.$case) {
			case "messageSignature":
				if (b.content.messageSignature.messageDigest === void 0) invalidValues.push("content.messageSignature.messageDigest");
				else if (b.content.messageSignature.messageDigest.digest.length === 0) invalidValues.push("content.messageSignature.messageDigest.digest");
				if (b.content.messageSignature.signature.length === 0) invalidValues.push("content.messageSignature.signature");
				break;
			case "dsseEnvelope":
				if (b.content.dsseEnvelope.payload.length === 0) invalidValues.push("content.dsseEnvelope.payload");
				if (b.content.dsseEnvelope.signatures.length !== 1) invalidValues.push("content.dsseEnvelope.signatures");
				else if (b.content.dsseEnvelope.signatures[0].sig.length === 0) invalidValues.push("content.dsseEnvelope.signatures[0].sig");
		}
		if (b.verificationMaterial === void 0) invalidValues.push("verificationMaterial");
		else {
			if (b.verificationMaterial.content === void 0) invalidValues.push("verificationMaterial.content");
			else switch (b.verificationMaterial.content.$case) {
				case "x509CertificateChain":
					if (b.verificationMaterial.content.x509CertificateChain.certificates.length === 0) invalidValues.push("verificationMaterial.content.x509CertificateChain.certificates");
					b.verificationMaterial.content.x509CertificateChain.certificates.forEach((cert, i) => {
						if (cert.rawBytes.length === 0) invalidValues.push(`verificationMaterial.content.x509CertificateChain.certificates[${i}].rawBytes`);
					});
					break;
				case "certificate": if (b.verificationMaterial.content.certificate.rawBytes.length === 0) invalidValues.push("verificationMaterial.content.certificate.rawBytes");
			}
			if (b.verificationMaterial.tlogEntries === void 0) invalidValues.push("verificationMaterial.tlogEntries");
			else if (b.verificationMaterial.tlogEntries.length > 0) b.verificationMaterial.tlogEntries.forEach((entry, i) => {
				if (entry.logId === void 0) invalidValues.push(`verificationMaterial.tlogEntries[${i}].logId`);
				if (entry.kindVersion === void 0) invalidValues.push(`verificationMaterial.tlogEntries[${i}].kindVersion`);
			});
		}
		return invalidValues;
	}
	function validateInclusionPromise(b) {
		const invalidValues = [];
		if (b.verificationMaterial && b.verificationMaterial.tlogEntries?.length > 0) b.verificationMaterial.tlogEntries.forEach((entry, i) => {
			if (entry.inclusionPromise === void 0) invalidValues.push(`verificationMaterial.tlogEntries[${i}].inclusionPromise`);
		});
		return invalidValues;
	}
	function validateInclusionProof(b) {
		const invalidValues = [];
		if (b.verificationMaterial && b.verificationMaterial.tlogEntries?.length > 0) b.verificationMaterial.tlogEntries.forEach((entry, i) => {
			if (entry.inclusionProof === void 0) invalidValues.push(`verificationMaterial.tlogEntries[${i}].inclusionProof`);
			else if (entry.inclusionProof.checkpoint === void 0) invalidValues.push(`verificationMaterial.tlogEntries[${i}].inclusionProof.checkpoint`);
		});
		return invalidValues;
	}
	function validateNoCertificateChain(b) {
		const invalidValues = [];
		if (b.verificationMaterial?.content?.$case === "x509CertificateChain") invalidValues.push("verificationMaterial.content.$case");
		return invalidValues;
	}
}));
// node_modules/@sigstore/bundle/dist/serialized.js
var require_serialized = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.envelopeToJSON = exports.envelopeFromJSON = exports.bundleToJSON = exports.bundleFromJSON = void 0;
	const protobuf_specs_1 = require_dist$1();
	const bundle_1 = require_bundle();
	const validate_1 = require_validate();
	const bundleFromJSON = (obj) => {
		const bundle = protobuf_specs_1.Bundle.fromJSON(obj);
		switch (bundle.mediaType) {
			case bundle_1.BUNDLE_V01_MEDIA_TYPE:
				(0, validate_1.assertBundleV01)(bundle);
				break;
			case bundle_1.BUNDLE_V02_MEDIA_TYPE:
				(0, validate_1.assertBundleV02)(bundle);
				break;
			default: (0, validate_1.assertBundleLatest)(bundle);
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
}));
// lib/signatures/statement.js
var import_dist = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.isBundleV01 = exports.assertBundleV02 = exports.assertBundleV01 = exports.assertBundleLatest = exports.assertBundle = exports.envelopeToJSON = exports.envelopeFromJSON = exports.bundleToJSON = exports.bundleFromJSON = exports.ValidationError = exports.isBundleWithPublicKey = exports.isBundleWithMessageSignature = exports.isBundleWithDsseEnvelope = exports.isBundleWithCertificateChain = exports.BUNDLE_V03_MEDIA_TYPE = exports.BUNDLE_V03_LEGACY_MEDIA_TYPE = exports.BUNDLE_V02_MEDIA_TYPE = exports.BUNDLE_V01_MEDIA_TYPE = exports.toMessageSignatureBundle = exports.toDSSEBundle = void 0;
	var build_1 = require_build();
	Object.defineProperty(exports, "toDSSEBundle", {
		enumerable: true,
		get: function() {
			return build_1.toDSSEBundle;
		}
	});
	Object.defineProperty(exports, "toMessageSignatureBundle", {
		enumerable: true,
		get: function() {
			return build_1.toMessageSignatureBundle;
		}
	});
	var bundle_1 = require_bundle();
	Object.defineProperty(exports, "BUNDLE_V01_MEDIA_TYPE", {
		enumerable: true,
		get: function() {
			return bundle_1.BUNDLE_V01_MEDIA_TYPE;
		}
	});
	Object.defineProperty(exports, "BUNDLE_V02_MEDIA_TYPE", {
		enumerable: true,
		get: function() {
			return bundle_1.BUNDLE_V02_MEDIA_TYPE;
		}
	});
	Object.defineProperty(exports, "BUNDLE_V03_LEGACY_MEDIA_TYPE", {
		enumerable: true,
		get: function() {
			return bundle_1.BUNDLE_V03_LEGACY_MEDIA_TYPE;
		}
	});
	Object.defineProperty(exports, "BUNDLE_V03_MEDIA_TYPE", {
		enumerable: true,
		get: function() {
			return bundle_1.BUNDLE_V03_MEDIA_TYPE;
		}
	});
	Object.defineProperty(exports, "isBundleWithCertificateChain", {
		enumerable: true,
		get: function() {
			return bundle_1.isBundleWithCertificateChain;
		}
	});
	Object.defineProperty(exports, "isBundleWithDsseEnvelope", {
		enumerable: true,
		get: function() {
			return bundle_1.isBundleWithDsseEnvelope;
		}
	});
	Object.defineProperty(exports, "isBundleWithMessageSignature", {
		enumerable: true,
		get: function() {
			return bundle_1.isBundleWithMessageSignature;
		}
	});
	Object.defineProperty(exports, "isBundleWithPublicKey", {
		enumerable: true,
		get: function() {
			return bundle_1.isBundleWithPublicKey;
		}
	});
	var error_1 = require_error();
	Object.defineProperty(exports, "ValidationError", {
		enumerable: true,
		get: function() {
			return error_1.ValidationError;
		}
	});
	var serialized_1 = require_serialized();
	Object.defineProperty(exports, "bundleFromJSON", {
		enumerable: true,
		get: function() {
			return serialized_1.bundleFromJSON;
		}
	});
	Object.defineProperty(exports, "bundleToJSON", {
		enumerable: true,
		get: function() {
			return serialized_1.bundleToJSON;
		}
	});
	Object.defineProperty(exports, "envelopeFromJSON", {
		enumerable: true,
		get: function() {
			return serialized_1.envelopeFromJSON;
		}
	});
	Object.defineProperty(exports, "envelopeToJSON", {
		enumerable: true,
		get: function() {
			return serialized_1.envelopeToJSON;
		}
	});
	var validate_1 = require_validate();
	Object.defineProperty(exports, "assertBundle", {
		enumerable: true,
		get: function() {
			return validate_1.assertBundle;
		}
	});
	Object.defineProperty(exports, "assertBundleLatest", {
		enumerable: true,
		get: function() {
			return validate_1.assertBundleLatest;
		}
	});
	Object.defineProperty(exports, "assertBundleV01", {
		enumerable: true,
		get: function() {
			return validate_1.assertBundleV01;
		}
	});
	Object.defineProperty(exports, "assertBundleV02", {
		enumerable: true,
		get: function() {
			return validate_1.assertBundleV02;
		}
	});
	Object.defineProperty(exports, "isBundleV01", {
		enumerable: true,
		get: function() {
			return validate_1.isBundleV01;
		}
	});
}))();
const payloadSchema = object({ critical: object({
	type: literal("cosign container image signature"),
	image: object({ "docker-manifest-digest": string().refine(isDigest) })
}) });
const statementSchema = object({
	_type: _enum(["https://in-toto.io/Statement/v1", "https://in-toto.io/Statement/v0.1"]),
	subject: array(object({ digest: record(string(), string()) })).max(1e3),
	predicateType: string().max(1e3)
});
function readPayload(text) {
	const parsed = payloadSchema.safeParse(parseJson(text));
	if (!parsed.success) return { why: refusals.noPayload };
	return {
		subjects: [parsed.data.critical.image["docker-manifest-digest"]],
		form: "signature"
	};
}
function readStatement(text) {
	const parsed = statementSchema.safeParse(parseJson(text));
	if (!parsed.success) return { why: refusals.noStatement };
	const { subject, predicateType } = parsed.data;
	const form = formOf(predicateType);
	if (form === void 0) return { why: refusals.otherPredicate(predicateType) };
	return {
		subjects: subject.flatMap(({ digest: { sha256 } }) => {
			const digest = `sha256:${sha256}`;
			return isDigest(digest) ? [digest] : [];
		}),
		form
	};
}
function preAuthEncoding({ payload, payloadType }) {
	const head = `DSSEv1 ${Buffer.byteLength(payloadType)} ${payloadType} ${payload.length} `;
	return Buffer.concat([Buffer.from(head, "utf8"), payload]);
}
// lib/signatures/verify-certificate.js
var import_dist$1 = require_dist$2();
const codeSigning = "1.3.6.1.5.5.7.3.3";
const extensionPrefix = "1.3.6.1.4.1.57264.1.";
const printable = /^[\x21-\x7e]{1,2000}$/;
function identityOf(der) {
	let certificate;
	try {
		certificate = new X509Certificate(der);
	} catch {
		return { why: refusals.badCertificate };
	}
	const [, identity = ""] = /^(?:URI|email):([^\s",]+)$/.exec(certificate.subjectAltName ?? "") ?? [];
	if (!printable.test(identity)) return { why: refusals.noIdentity };
	if (certificate.keyUsage?.includes(codeSigning) !== true) return { why: refusals.usage };
	return {
		identity,
		from: Date.parse(certificate.validFrom),
		to: Date.parse(certificate.validTo)
	};
}
function buildOf(extensions) {
	const value = (number) => {
		const found = extensions.find(({ oid }) => oid?.id.join(".") === `${extensionPrefix}${number}`);
		return found && utf8String(found.value);
	};
	const build = compact({
		repository: value(12),
		ref: value(14),
		commit: value(13),
		workflow: value(9),
		runner: value(11),
		run: value(21)
	});
	return Object.keys(build).length === 0 ? void 0 : build;
}
function utf8String(der) {
	const [tag, length = 0] = der;
	if (tag !== 12) return void 0;
	const lengthBytes = length < 128 ? 0 : length & 127;
	if (lengthBytes > 2) return void 0;
	const size = lengthBytes === 0 ? length : der.readUIntBE(2, lengthBytes);
	const content = der.subarray(2 + lengthBytes);
	const content8 = content.toString("utf8");
	return content.length === size && printable.test(content8) ? content8 : void 0;
}
function verifyByRoot(bundle, payload, verifiers) {
	const certificate = leafOf(bundle);
	if (certificate === void 0) return { why: refusals.badCertificate };
	const named = identityOf(certificate);
	if ("why" in named) return { why: named.why };
	let best;
	for (const { root, verifier } of verifiers) try {
		const entity = entityOf(bundle, payload);
		const { identity } = verifier.verify(entity);
		const issuer = identity?.extensions?.issuer;
		if (issuer === void 0 || issuer === "") return { why: refusals.noIssuer };
		if (identity?.subjectAlternativeName !== named.identity) return { why: refusals.noIdentity };
		if (!isLoggedWith(bundle, certificate)) return { why: refusals.otherCertificate };
		return {
			signer: {
				kind: "identity",
				issuer,
				identity: named.identity,
				root
			},
			...compact({
				at: timeOf(entity),
				build: buildOf(identity.oids ?? [])
			})
		};
	} catch (error) {
		const rank = rankOf(error);
		if (best === void 0 || rank >= best.rank) best = {
			rank,
			error
		};
	}
	const dated = statedTime(bundle);
	const isOutside = dated !== void 0 && (dated < named.from || dated > named.to);
	const error = best?.error;
	if (!(error instanceof import_dist$1.VerificationError)) return { why: refusals.malformed };
	const { code, message } = error;
	if (isOutside && code === "CERTIFICATE_ERROR") return { why: refusals.outside(dated, named) };
	return { why: refusals.verification(code, message) };
}
const verifierPaths = {
	"hashedrekord/0.0.1": "spec.signature.publicKey.content",
	"hashedrekord/0.0.2": "spec.hashedRekordV002.signature.verifier.x509Certificate.rawBytes",
	"dsse/0.0.1": "spec.signatures.0.verifier",
	"dsse/0.0.2": "spec.dsseV002.signatures.0.verifier.x509Certificate.rawBytes",
	"intoto/0.0.2": "spec.content.envelope.signatures.0.publicKey"
};
function isLoggedWith({ verificationMaterial: { tlogEntries } }, certificate) {
	return tlogEntries.every(({ kindVersion, canonicalizedBody }) => {
		const path = verifierPaths[`${kindVersion?.kind}/${kindVersion?.version}`];
		const body = parseJson(canonicalizedBody.toString("utf8"));
		const found = path?.split(".").reduce((value, key) => fieldsOf(value)[key], body);
		return typeof found === "string" && isSameCertificate(Buffer.from(found, "base64"), certificate);
	});
}
function isSameCertificate(logged, certificate) {
	try {
		return new X509Certificate(logged).raw.equals(new X509Certificate(certificate).raw);
	} catch {
		return false;
	}
}
function entityOf(bundle, payload) {
	const entity = (0, import_dist$1.toSignedEntity)(bundle, payload === void 0 ? void 0 : Buffer.from(payload, "utf8"));
	const { content, verificationMaterial } = bundle;
	const { tlogEntries } = verificationMaterial;
	const isPlain = tlogEntries.length > 0 && tlogEntries.every(({ kindVersion }) => kindVersion?.kind === "hashedrekord");
	if (content.$case !== "dsseEnvelope" || !isPlain) return entity;
	const signed = createHash("sha256").update(preAuthEncoding(content.dsseEnvelope)).digest();
	const { signature } = entity;
	return {
		...entity,
		signature: {
			signature: signature.signature,
			compareSignature: (other) => signature.compareSignature(other),
			verifySignature: (key) => signature.verifySignature(key),
			compareDigest: (digest) => signed.equals(digest)
		}
	};
}
function statedTime({ verificationMaterial: { tlogEntries } }) {
	const seconds = Number(tlogEntries[0]?.integratedTime ?? 0);
	return seconds > 0 && seconds < 1e10 ? seconds * 1e3 : void 0;
}
function leafOf({ verificationMaterial: { content } }) {
	if (content.$case === "certificate") return content.certificate.rawBytes;
	if (content.$case === "x509CertificateChain") return content.x509CertificateChain.certificates[0]?.rawBytes;
}
function timeOf({ timestamps }) {
	const confirmed = timestamps.flatMap((one) => {
		if (one.$case === "timestamp-authority") return [one.timestamp.signingTime.getTime()];
		return one.tlogEntry.inclusionPromise === void 0 ? [] : [Number(one.tlogEntry.integratedTime) * 1e3];
	});
	return confirmed.length === 0 ? void 0 : smallest(confirmed);
}
function rankOf(error) {
	const steps = [
		"TIMESTAMP",
		"CERTIFICATE",
		"TLOG",
		"SIGNATURE"
	];
	if (!(error instanceof import_dist$1.VerificationError)) return steps.length;
	return steps.findIndex((step) => error.code.startsWith(step));
}
// lib/signatures/verify.js
function verifyByKey({ content }, payload, keys) {
	if (keys.length === 0) return { why: refusals.noCertificate };
	const [bytes, signature] = content.$case === "messageSignature" ? [Buffer.from(payload ?? "", "utf8"), content.messageSignature.signature] : [preAuthEncoding(content.dsseEnvelope), content.dsseEnvelope.signatures[0]?.sig];
	const found = keys.find(([, key]) => signature !== void 0 && isSignedBy(key, bytes, signature));
	if (found === void 0) return { why: refusals.wrongKey };
	return { signer: {
		kind: "key",
		key: found[0]
	} };
}
function isSignedBy(key, bytes, signature) {
	const algorithm = key.asymmetricKeyType === "ed25519" ? null : "sha256";
	try {
		return verify(algorithm, bytes, key, signature);
	} catch {
		return false;
	}
}
const maxAheadMs = 3e5;
function signatureVerifier({ keys, roots }, now, fresh) {
	const files = [...roots].map(([root, text]) => [root, verifiersIn(root, text)]);
	const trusted = {
		verifiers: [...publicVerifiers(fresh), ...files.flatMap(([, found]) => found ?? [])],
		keys: [...keys].map(([key, pem]) => [key, createPublicKey(pem)]),
		now
	};
	return {
		verify: (attached, digest) => {
			const result = verifyOne(attached, digest, trusted);
			return "why" in result ? { refused: {
				digest,
				kind: result.kind,
				why: result.why
			} } : result;
		},
		badRoots: files.flatMap(([root, found]) => found === void 0 ? [root] : [])
	};
}
const formats = Object.fromEntries(signatureFormats.map((one) => [one.id, one]));
function verifyOne(attached, digest, trusted) {
	if (attached.kind === "unreadable") return {
		kind: "unreadable",
		why: attached.why
	};
	const read = readAttached(attached);
	if ("why" in read) return {
		kind: "untrusted",
		why: read.why
	};
	const bundle = parsed(read);
	if ("why" in bundle) return bundle;
	const content = contentOf(bundle, read);
	if ("why" in content) return {
		kind: "untrusted",
		why: content.why
	};
	const proof = read.hasKey ? verifyByKey(bundle, read.payload, trusted.keys) : verifyByRoot(bundle, read.payload, trusted.verifiers);
	if ("why" in proof) return {
		kind: "untrusted",
		why: proof.why
	};
	if (!content.subjects.includes(digest)) return {
		kind: "untrusted",
		why: refusals.otherDigest(content.subjects, digest)
	};
	if (proof.at !== void 0 && proof.at > trusted.now + maxAheadMs) return {
		kind: "untrusted",
		why: refusals.future(proof.at)
	};
	const [entry] = bundle.verificationMaterial.tlogEntries;
	const logIndex = proof.at === void 0 ? void 0 : entry?.logIndex;
	const { at, ...made } = proof;
	return { signed: {
		...made,
		digest,
		form: content.form,
		...compact({
			logIndex,
			at
		})
	} };
}
function readAttached({ kind, text, annotations = {} }) {
	return formats[kind].read(text, annotations);
}
function parsed({ bundle }) {
	try {
		return (0, import_dist.bundleFromJSON)(bundle);
	} catch (error) {
		const what = error instanceof import_dist.ValidationError ? `${error.message} (${error.fields.join(", ")})` : "a part of it has a value that it cannot have";
		return {
			kind: "untrusted",
			why: refusals.notBundle(what)
		};
	}
}
function contentOf({ content }, { payload }) {
	if (content.$case === "messageSignature") return payload === void 0 ? { why: refusals.messageSignature } : readPayload(payload);
	const { dsseEnvelope } = content;
	if (dsseEnvelope.payloadType !== "application/vnd.in-toto+json") return { why: refusals.otherType(dsseEnvelope.payloadType) };
	return readStatement(dsseEnvelope.payload.toString("utf8"));
}
export { signatureVerifier };
