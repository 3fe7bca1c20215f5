import { H as memoizeAsync, Y as formatDay, vt as append, yt as compact } from "./reading-DT2Pr2dB.js";
import { ht as gapFrom } from "./scan-DFDHd4Kl.js";
import { r as satisfies } from "./match-BY2LDOyJ.js";
// lib/signatures/messages.js
function shown(text) {
	const line = text.replace(/[^\x20-\x7e]+/g, " ");
	return line.length > 200 ? `${line.slice(0, 200)}…` : line;
}
function minute(at) {
	const text = new Date(at).toISOString();
	return `${text.slice(0, 10)} ${text.slice(11, 16)} UTC`;
}
const refusals = {
	noPayload: "its payload is not a container image signature of cosign",
	noStatement: "its content is not an in-toto statement",
	otherPredicate: (type) => `it is an attestation of another kind (${shown(type)}), which does not say that the signer vouches for the image`,
	otherDigest: (subjects, digest) => `it is about ${subjects.length === 0 ? "no sha256 digest" : subjects.slice(0, 3).join(", ")}, not about ${digest}`,
	notJson: "the bundle is not JSON, or it is truncated",
	notBundle: (what) => `the bundle cannot be read: ${shown(what)}`,
	tooMany: (what, max) => `the bundle has more than ${max} ${what}`,
	checkpointName: "the checkpoint names its signer with characters that no log uses",
	otherType: (type) => `the envelope holds ${shown(type)}, which is not an in-toto statement`,
	messageSignature: "it signs bytes without saying which image they belong to",
	noSignature: "the annotation with the signature is missing",
	noCertificate: "it has no certificate, and the policy names no key that made it",
	badCertificate: "its certificate cannot be read",
	badLog: "the annotation with the log entry cannot be read",
	wrongKey: "none of the keys in the policy made it",
	otherCertificate: "its log entry is about another certificate than the one that it has",
	future: (at) => `it is dated ${formatDay(at)}, which is in the future`,
	noIdentity: "its certificate names no identity, or more than one",
	noIssuer: "its certificate does not name the issuer of the identity",
	usage: "its certificate is not for signing code",
	outside: (at, { from, to }) => `its certificate was valid from ${minute(from)} to ${minute(to)}, and the log has the signature from ${minute(at)}`,
	verification: (code, message) => `${codes[code] ?? "it could not be verified"} (${shown(message)})`,
	malformed: "it could not be verified, because a part of it is missing or cannot be read"
};
const codes = {
	TLOG_ERROR: "it lacks an entry in a transparency log that is trusted",
	TLOG_INCLUSION_PROOF_ERROR: "the proof that the log contains its entry is not valid",
	TLOG_INCLUSION_PROMISE_ERROR: "the promise of the log to contain its entry is not signed by a trusted log",
	TLOG_MISSING_INCLUSION_ERROR: "nothing shows that the log contains its entry",
	TLOG_BODY_ERROR: "its log entry is about another signature",
	CERTIFICATE_ERROR: "its certificate is not trusted",
	PUBLIC_KEY_ERROR: "none of the keys in the policy made it",
	SIGNATURE_ERROR: "the signature does not match the content",
	TIMESTAMP_ERROR: "nothing that is trusted says when it was made"
};
function unverifiable(subject, why) {
	return `It is not known whether ${subject} is signed as the policy requires: ${why}`;
}
function staleRoot(date, why) {
	return `The trusted root of Sigstore was not refreshed, so signatures were verified under the root of this release, of ${date}. It may lack newer keys, and still trust keys that Sigstore has withdrawn. Run again, or set \`sigstore-root: package\`. Reason: ${why}`;
}
const freshRootUnusable = "what the update repository has is not a trusted root that can be used";
function badRoot(file) {
	return {
		cause: "unverifiable-signature",
		subject: file,
		message: "The trusted root cannot be read, so no signature counts under it: it must be a `trusted_root.json`, or one such document per line, and each authority and log in it needs a start of its validity (`validFor.start`)"
	};
}
// lib/signatures/read-digest.js
function digestReader({ source, files, now, isWhole }) {
	let loaded;
	async function load() {
		const [{ signatureVerifier }, { signatureFormats: formats }] = await Promise.all([import("./verify-pcvrOjzx.js"), import("./formats-icaeNYIg.js")]);
		if (source.freshRoot === void 0) return {
			...signatureVerifier(files, now),
			formats
		};
		const { readFreshRoot } = await import("./trust-CSYF1wRV.js");
		const { fresh, stale } = await readFreshRoot(source.freshRoot);
		return {
			...signatureVerifier(files, now, fresh),
			formats,
			...compact({ staleRoot: stale })
		};
	}
	async function readDigest({ image, mirrored, own }, digest) {
		const subject = `${image.registry}/${image.repository}@${digest}`;
		loaded ??= load();
		const { verify, badRoots, staleRoot, formats } = await loaded;
		const isStale = compact({ staleRoot });
		const signed = [];
		const refused = [];
		const required = own.flatMap(({ anyOf }) => anyOf);
		const gaps = required.flatMap((one) => one.kind === "identity" && badRoots.includes(one.root) ? [badRoot(one.file ?? one.root)] : []);
		for (const place of source.places(image, mirrored, digest, required, formats)) {
			try {
				for (const attached of await place()) {
					const result = verify(attached, digest);
					if ("signed" in result) signed.push(result.signed);
					else refused.push(result.refused);
				}
			} catch (error) {
				gaps.push(gapFrom(error, subject));
			}
			if (isWhole === void 0 && isEnough(own, signed)) return {
				found: {
					digest,
					signed,
					refused,
					complete: false
				},
				gaps: [],
				...isStale
			};
		}
		append(gaps, unreadable(subject, refused));
		return {
			found: {
				digest,
				signed,
				refused,
				complete: gaps.length === 0
			},
			gaps,
			...isStale
		};
	}
	return memoizeAsync(readDigest, ({ image, own }, digest) => JSON.stringify([
		image.registry,
		image.repository,
		digest,
		own.length > 0
	]));
}
function isEnough(own, signed) {
	return own.length === 0 ? signed.length > 0 : satisfies(own, { signed });
}
function unreadable(subject, refused) {
	const first = refused.find(({ kind }) => kind === "unreadable");
	if (first === void 0) return [];
	return [{
		cause: "unverifiable-signature",
		subject,
		message: unverifiable(subject, first.why)
	}];
}
export { staleRoot as i, freshRootUnusable as n, refusals as r, digestReader as t };
