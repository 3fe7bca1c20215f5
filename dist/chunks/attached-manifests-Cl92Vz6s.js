import { ft as Failure } from "./scan-DFDHd4Kl.js";
import { D as isDigest } from "./reading-DT2Pr2dB.js";
import { C as record, T as string, _ as literal, f as array, g as int, x as object } from "./schemas-eoL3S0JI.js";
import { _ as decodeJson } from "./api-l38x_bCj.js";
import { createHash } from "node:crypto";
// lib/clients/registry/attached-manifests.js
const indexType = "application/vnd.oci.image.index.v1+json";
const indexTypes = [indexType, "application/vnd.docker.distribution.manifest.list.v2+json"];
const imageTypes = ["application/vnd.oci.image.manifest.v1+json", "application/vnd.docker.distribution.manifest.v2+json"];
const manifestTypes = [...indexTypes, ...imageTypes].join(", ");
function isIndexType(contentType) {
	return indexTypes.includes((contentType ?? "").split(";")[0]?.trim().toLowerCase() ?? "");
}
const anyManifest = object({ schemaVersion: literal(2) });
const indexAnswer = anyManifest.extend({ manifests: array(object({ digest: string().refine(isDigest, "not a sha256 digest") })).default([]) });
const maxManifestBytes = 4194304;
function parseDigestHeader(header, operation) {
	if (isDigest(header)) return header;
	throw new Failure("bad-answer", `${operation}: the registry returned a digest that is not sha256`);
}
function manifestDigest(response, operation) {
	const { body, headers } = response;
	const refuse = (why) => new Failure("bad-answer", `${operation}: the digest of the manifest cannot be computed, because ${why}`);
	if (Buffer.byteLength(body) > 4194304) throw refuse("it is larger than 4 MiB");
	if (body.includes("�")) throw refuse("it is not UTF-8 text");
	if ((headers["content-encoding"] ?? "identity") !== "identity") throw refuse("it was sent compressed");
	if (/\.docker\.distribution\.manifest\.v1\+/.test(headers["content-type"] ?? "")) throw refuse("it has the old format that contains signatures");
	decodeJson(operation, response, anyManifest);
	const digest = sha256(body);
	const header = headers["docker-content-digest"];
	if (header !== void 0) requireSameDigest(parseDigestHeader(header, operation), digest, operation);
	return digest;
}
function requireSameDigest(expected, actual, operation) {
	if (expected === actual) return;
	throw new Failure("contradiction", `${operation}: expected ${expected}, but the registry sent ${actual}`);
}
function verifyContent(what, digest, text) {
	const actual = sha256(text);
	if (actual === digest) return;
	const message = `${what}: the registry sent content with another digest (${actual})`;
	throw new Failure("digest-mismatch", `${message}. Do not use it; ask the operator of the registry`);
}
function sha256(text) {
	return `sha256:${createHash("sha256").update(text, "utf8").digest("hex")}`;
}
async function* referrerPages(source, repository, digest) {
	let page = await source.referrers(repository, digest);
	page ??= await source.manifest(repository, digest.replace(":", "-"));
	while (page !== void 0) {
		yield page;
		page = page.next === void 0 ? void 0 : await source.referrers(repository, digest, page.next);
	}
}
const text = string().max(1e3);
const annotations = record(string(), string()).nullish();
const digest = string().refine(isDigest, "not a sha256 digest");
const descriptor = object({
	mediaType: text.default(""),
	digest,
	size: int().nonnegative().optional(),
	artifactType: text.nullish(),
	annotations,
	platform: object({
		os: text.default(""),
		architecture: text.default(""),
		variant: text.nullish(),
		"os.version": text.nullish(),
		"os.features": array(text).max(100).nullish()
	}).nullish()
});
const manifest = object({
	mediaType: text.nullish(),
	manifests: array(descriptor).max(1e3).nullish(),
	layers: array(descriptor).max(1e3).nullish()
});
function readManifest(operation, { text: body }) {
	const { manifests, layers } = decodeJson(operation, { body }, manifest);
	return {
		...manifests ? { children: manifests } : {},
		layers: layers ?? []
	};
}
function attestedBy({ annotations: notes }) {
	const about = notes?.["vnd.docker.reference.digest"] ?? "";
	return notes?.["vnd.docker.reference.type"] === "attestation-manifest" && isDigest(about) ? about : void 0;
}
function platformName({ platform, digest: fallback }) {
	if (!platform || platform.os === "") return fallback;
	return [
		platform.os,
		platform.architecture,
		platform.variant ?? ""
	].filter((part) => part !== "").join("/");
}
const predicateAnnotations = [
	"in-toto.io/predicate-type",
	"predicateType",
	"dev.sigstore.bundle.predicateType"
];
const sbomWords = /spdx|cyclonedx/i;
const attestationTypes = /in-toto|dsse|sigstore\.bundle/i;
function mayBeSbom({ mediaType, artifactType, annotations: notes }) {
	const predicate = predicateAnnotations.map((name) => notes?.[name]).find((value) => value !== void 0);
	if (predicate !== void 0) return sbomWords.test(predicate);
	const type = `${artifactType ?? ""} ${mediaType}`;
	return sbomWords.test(type) || attestationTypes.test(type);
}
export { manifestDigest as a, mayBeSbom as c, readManifest as d, referrerPages as f, isIndexType as i, parseDigestHeader as l, verifyContent as m, indexAnswer as n, manifestTypes as o, requireSameDigest as p, indexType as r, maxManifestBytes as s, attestedBy as t, platformName as u };
