import { createHash, createPublicKey } from "node:crypto";
// lib/model/judgement/signature.js
const publicRoot = "sigstore";
function publicKeyName(text) {
	if (!/-----BEGIN (?:RSA )?PUBLIC KEY-----/.test(text)) return { wrong: "is not a public key in PEM" };
	let key;
	try {
		key = createPublicKey(text);
	} catch {
		return { wrong: "is not a public key that can be read" };
	}
	const { asymmetricKeyType: type = "", asymmetricKeyDetails: details } = key;
	if (![
		"ec",
		"ed25519",
		"rsa"
	].includes(type)) return { wrong: `is a key of the type ${type}, not ECDSA, Ed25519 or RSA` };
	if (type === "rsa" && (details?.modulusLength ?? 0) < 2048) return { wrong: "is an RSA key of fewer than 2048 bits" };
	return { name: sha256(key.export({
		format: "der",
		type: "spki"
	})) };
}
function trustedRootName(text) {
	return sha256(text);
}
function sha256(data) {
	return `sha256:${createHash("sha256").update(data).digest("hex")}`;
}
const signPredicate = "https://sigstore.dev/cosign/sign/v1";
const provenance = /^https:\/\/slsa\.dev\/provenance\/v\d{1,3}(?:\.\d{1,3})?$/;
function formOf(predicateType) {
	if (predicateType === signPredicate) return "signature";
	return provenance.test(predicateType) ? "provenance" : void 0;
}
const signerPresets = {
	chainguard: [{
		issuer: "https://token.actions.githubusercontent.com",
		identity: "https://github.com/chainguard-images/images/.github/workflows/release.yaml@refs/heads/main",
		source: "https://edu.chainguard.dev/chainguard/chainguard-images/how-to-use/verifying-chainguard-images-and-metadata-signatures-with-cosign/"
	}],
	distroless: [{
		issuer: "https://accounts.google.com",
		identity: "keyless@distroless.iam.gserviceaccount.com",
		source: "https://github.com/GoogleContainerTools/distroless#how-do-i-verify-distroless-images"
	}],
	kubernetes: [{
		issuer: "https://accounts.google.com",
		identity: "krel-trust@k8s-releng-prod.iam.gserviceaccount.com",
		source: "https://kubernetes.io/docs/tasks/administer-cluster/verify-signed-artifacts/"
	}]
};
export { trustedRootName as a, signerPresets as i, publicKeyName as n, publicRoot as r, formOf as t };
