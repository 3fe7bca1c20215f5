import { z as parseJson } from "./reading-DT2Pr2dB.js";
import { O as union, T as string, b as number, f as array, g as int, k as unknown, v as looseObject, x as object } from "./schemas-eoL3S0JI.js";
import { r as refusals } from "./read-digest-DYXwseoC.js";
import { createHash } from "node:crypto";
// lib/signatures/bundle.js
const maxEntries = 8;
const maxHashes = 64;
const logName = /^[\w.:/+-]{1,200}$/;
const boundedText = string().max(4194304);
const entry = looseObject({
	integratedTime: union([boundedText, number()]).optional(),
	inclusionPromise: unknown().optional(),
	inclusionProof: looseObject({
		hashes: array(boundedText).max(maxHashes).optional(),
		checkpoint: looseObject({ envelope: boundedText }).optional()
	}).nullish()
});
const bundleSchema = looseObject({
	mediaType: boundedText,
	verificationMaterial: looseObject({
		tlogEntries: array(entry).optional(),
		timestampVerificationData: looseObject({ rfc3161Timestamps: array(unknown()).optional() }).nullish(),
		publicKey: unknown().optional()
	}),
	messageSignature: unknown().optional(),
	dsseEnvelope: looseObject({
		payload: boundedText,
		payloadType: boundedText,
		signatures: array(looseObject({ sig: boundedText }))
	}).optional()
});
function readBundle(body) {
	const value = parseJson(body);
	if (value === void 0) return { why: refusals.notJson };
	return checkedBundle(value);
}
function checkedBundle(value) {
	const parsed = bundleSchema.safeParse(value);
	if (!parsed.success) {
		const [issue] = parsed.error.issues;
		return { why: refusals.notBundle(`${issue?.path.join(".") ?? ""} ${issue?.message ?? ""}`) };
	}
	const { verificationMaterial } = parsed.data;
	const { tlogEntries = [], timestampVerificationData, publicKey } = verificationMaterial;
	const timestamps = timestampVerificationData?.rfc3161Timestamps ?? [];
	if (tlogEntries.length > maxEntries) return { why: refusals.tooMany("log entries", maxEntries) };
	if (timestamps.length > maxEntries) return { why: refusals.tooMany("timestamps", maxEntries) };
	if (!tlogEntries.map(({ inclusionProof }) => inclusionProof?.checkpoint?.envelope ?? "").every(namesLogs)) return { why: refusals.checkpointName };
	return {
		bundle: parsed.data,
		hasKey: publicKey !== void 0
	};
}
function namesLogs(note) {
	const lines = note.split("\n").filter((line) => line.startsWith("—"));
	return lines.length <= 32 && lines.every((line) => logName.test(line.split(" ")[1] ?? ""));
}
// lib/signatures/formats/cosign.js
const names = {
	signature: "dev.cosignproject.cosign/signature",
	certificate: "dev.sigstore.cosign/certificate",
	log: "dev.sigstore.cosign/bundle",
	timestamp: "dev.sigstore.cosign/rfc3161timestamp"
};
const cosignPayload = {
	id: "payload",
	suffix: ".sig",
	mediaType: /^application\/vnd\.dev\.cosign\.simplesigning\.v1\+json$/,
	maxBytes: 65536,
	read: bundleOfSignature
};
const cosignEnvelope = {
	id: "envelope",
	suffix: ".att",
	mediaType: /^application\/vnd\.dsse\.envelope\.v1\+json$/,
	maxBytes: 4194304,
	hasPredicate: true,
	read: bundleOfEnvelope
};
function bundleOfSignature(payload, annotations) {
	const signature = annotations[names.signature];
	if (signature === void 0 || signature === "") return { why: refusals.noSignature };
	const read = olderBundle({ messageSignature: {
		messageDigest: {
			algorithm: "SHA2_256",
			digest: createHash("sha256").update(payload, "utf8").digest("base64")
		},
		signature
	} }, annotations);
	return "why" in read ? read : {
		...read,
		payload
	};
}
function bundleOfEnvelope(body, annotations) {
	const dsseEnvelope = parseJson(body);
	if (dsseEnvelope === void 0) return { why: refusals.notJson };
	return olderBundle({ dsseEnvelope }, annotations);
}
const logSchema = object({
	SignedEntryTimestamp: boundedText,
	Payload: object({
		body: boundedText,
		integratedTime: int(),
		logIndex: int(),
		logID: string().regex(/^[0-9a-f]{64}$/)
	})
});
const bodySchema = object({
	kind: string().max(100),
	apiVersion: string().max(100)
});
const timestampSchema = object({ SignedRFC3161Timestamp: boundedText });
function olderBundle(content, annotations) {
	const certificate = annotations[names.certificate];
	const log = logEntries(annotations[names.log]);
	const timestamps = timestampsOf(annotations[names.timestamp]);
	if (log === void 0 || timestamps === void 0) return { why: refusals.badLog };
	const rawBytes = certificate?.replace(/-----[A-Z ]{1,40}-----|\s/g, "");
	return checkedBundle({
		mediaType: "application/vnd.dev.sigstore.bundle+json;version=0.1",
		verificationMaterial: {
			...rawBytes === void 0 || rawBytes === "" ? { publicKey: { hint: "" } } : { x509CertificateChain: { certificates: [{ rawBytes }] } },
			tlogEntries: log,
			timestampVerificationData: { rfc3161Timestamps: timestamps }
		},
		...content
	});
}
function logEntries(annotation) {
	if (annotation === void 0) return [];
	const parsed = logSchema.safeParse(parseJson(annotation));
	if (!parsed.success) return void 0;
	const { SignedEntryTimestamp, Payload } = parsed.data;
	const body = bodySchema.safeParse(parseJson(Buffer.from(Payload.body, "base64").toString("utf8")));
	if (!body.success) return void 0;
	return [{
		logIndex: String(Payload.logIndex),
		logId: { keyId: Buffer.from(Payload.logID, "hex").toString("base64") },
		kindVersion: {
			kind: body.data.kind,
			version: body.data.apiVersion
		},
		integratedTime: String(Payload.integratedTime),
		inclusionPromise: { signedEntryTimestamp: SignedEntryTimestamp },
		canonicalizedBody: Payload.body
	}];
}
function timestampsOf(annotation) {
	if (annotation === void 0) return [];
	const parsed = timestampSchema.safeParse(parseJson(annotation));
	return parsed.success ? [{ signedTimestamp: parsed.data.SignedRFC3161Timestamp }] : void 0;
}
const signatureFormats = [
	{
		id: "bundle",
		mediaType: /^application\/vnd\.dev\.sigstore\.bundle(?:\.v\d\.\d)?\+json/,
		maxBytes: 4194304,
		hasPredicate: true,
		read: readBundle
	},
	cosignPayload,
	cosignEnvelope
];
export { signatureFormats };
