import { D as isDigest, yt as compact, z as parseJson } from "./reading-DT2Pr2dB.js";
import { C as record, T as string, _ as literal, f as array, k as unknown, x as object } from "./schemas-eoL3S0JI.js";
import { t as require_packageurl_js } from "./packageurl-js-xYJqYwxZ.js";
// lib/advisories/sbom/document.js
const maxDocumentBytes = 67108864;
const bundleSchema = object({ dsseEnvelope: unknown() });
const envelopeSchema = object({
	payload: string(),
	payloadType: string()
});
const statementSchema = object({
	_type: string().startsWith("https://in-toto.io/Statement/"),
	predicateType: string().max(1e3),
	predicate: unknown(),
	subject: array(object({ digest: record(string(), string()).default({}) })).max(1e4).default([])
});
const sbomPredicate = /^https:\/\/(?:spdx\.dev\/Document|cyclonedx\.org\/bom)(?:\/|$)/i;
const cosignPredicate = object({ Data: unknown() });
function unwrap(text) {
	const outer = readJson(text);
	if ("unreadable" in outer) return outer;
	const bundled = bundleSchema.safeParse(outer.json);
	const enveloped = envelopeSchema.safeParse(bundled.success && bundled.data.dsseEnvelope !== void 0 ? bundled.data.dsseEnvelope : outer.json);
	if (!enveloped.success) return fromStatement(outer.json);
	const { payload, payloadType } = enveloped.data;
	if (payloadType !== "application/vnd.in-toto+json") return { other: "an envelope without an in-toto statement" };
	const inner = readJson(Buffer.from(payload, "base64").toString("utf8"));
	return "unreadable" in inner ? { unreadable: `the payload of the envelope: ${inner.unreadable}` } : fromStatement(inner.json);
}
function fromStatement(json) {
	const stated = statementSchema.safeParse(json);
	if (!stated.success) return {
		document: json,
		subjects: []
	};
	const { predicateType, predicate, subject } = stated.data;
	if (!sbomPredicate.test(predicateType)) return { other: "an attestation about something other than packages" };
	const subjects = subject.map(({ digest }) => `sha256:${digest.sha256 ?? ""}`).filter(isDigest);
	const cosign = cosignPredicate.safeParse(predicate);
	const data = cosign.success ? cosign.data.Data : void 0;
	if (data === void 0) return {
		document: predicate,
		subjects
	};
	if (typeof data !== "string") return {
		document: data,
		subjects
	};
	const parsed = readJson(data);
	return "unreadable" in parsed ? parsed : {
		document: parsed.json,
		subjects
	};
}
function readJson(text) {
	if (text.length > 67108864) return { unreadable: `it is larger than ${maxDocumentBytes} bytes` };
	const json = parseJson(text.replace(/^\uFEFF/, ""));
	return json === void 0 ? { unreadable: "it is not JSON" } : { json };
}
// lib/advisories/sbom/component.js
var import_packageurl_js = require_packageurl_js();
const maxPurlLength = 4096;
const imageTypes = new Set(["oci", "docker"]);
function componentOf(entry) {
	const url = parsePurl(entry.purl);
	if (url !== void 0 && imageTypes.has(url.type)) return void 0;
	const name = url === void 0 ? entry.name?.trim() : nameIn(url);
	const version = url?.version ?? entry.version;
	const type = url?.type ?? entry.type;
	if (name === void 0 || name === "") return { why: "it has neither a name nor a purl" };
	if (name.length > 256) return { why: `its name is longer than 256 characters` };
	const usable = [...entry.origins, ...originsIn(url)].map((origin) => origin.trim()).filter((origin) => origin !== "" && origin !== name && origin.length <= 256);
	return {
		name,
		...compact({
			version: version === "" || (version?.length ?? 0) > 256 ? void 0 : version,
			purl: url === void 0 ? void 0 : entry.purl,
			type
		}),
		origins: [...new Set(usable)]
	};
}
function parsePurl(text) {
	if (text === void 0 || text.length > maxPurlLength) return void 0;
	try {
		return import_packageurl_js.PackageURL.fromString(text);
	} catch {
		return;
	}
}
function nameIn({ type, namespace, name }) {
	if (!namespace) return name;
	if (type === "maven") return `${namespace}:${name}`;
	return [
		"npm",
		"golang",
		"composer",
		"github",
		"swift"
	].includes(type) ? `${namespace}/${name}` : name;
}
function originsIn(url) {
	const { origin, upstream } = url?.qualifiers ?? {};
	return [origin, upstream].flatMap((text) => text?.slice(0, maxPurlLength).split(",") ?? []).map((text) => text.replace(/-[^-]+-[^-]+\.src\.rpm$/, "").replace(/(?<=.)@[^@]*$/, ""));
}
const maxPackages = 2e5;
// lib/advisories/sbom/cyclonedx.js
const text$1 = string().optional();
const componentSchema = object({
	type: text$1,
	group: text$1,
	name: text$1,
	version: text$1,
	purl: text$1,
	properties: array(object({
		name: text$1,
		value: text$1
	})).optional(),
	pedigree: object({ ancestors: array(object({ name: text$1 })).optional() }).optional(),
	components: array(unknown()).optional()
});
const documentSchema$2 = object({
	specVersion: string(),
	components: array(unknown()).default([])
});
const otherTypes = new Set([
	"operating-system",
	"container",
	"device",
	"device-driver",
	"firmware",
	"file",
	"platform",
	"machine-learning-model",
	"data",
	"cryptographic-asset"
]);
const originProperties = new Set(["syft:metadata:originPackage", "aquasecurity:trivy:SrcName"]);
const maxDepth = 32;
function isCycloneDx(json) {
	return object({ bomFormat: literal("CycloneDX") }).safeParse(json).success;
}
function readCycloneDx(json) {
	const parsed = documentSchema$2.safeParse(json);
	if (!parsed.success) return { unreadable: "its components are not a list" };
	const { specVersion, components } = parsed.data;
	if (!/^1\.[456]$/.test(specVersion)) return { unreadable: `CycloneDX ${specVersion.slice(0, 40)} is not supported, only 1.4 to 1.6` };
	const entries = [];
	let level = components;
	for (let depth = 0; level.length > 0; depth += 1) {
		if (depth >= maxDepth) return { unreadable: `its components are nested deeper than ${maxDepth}` };
		const below = [];
		for (const raw of level) {
			const { data } = componentSchema.safeParse(raw);
			entries.push(data === void 0 ? { why: "it is not a CycloneDX component" } : entryOf(data));
			for (const nested of data?.components ?? []) below.push(nested);
			if (entries.length > 2e5) return { entries };
		}
		level = below;
	}
	return { entries };
}
function entryOf(data) {
	if (data.purl === void 0 && otherTypes.has(data.type ?? "")) return void 0;
	const properties = (data.properties ?? []).filter(({ name }) => originProperties.has(name ?? ""));
	const ancestors = data.pedigree?.ancestors ?? [];
	const origins = [...properties.map(({ value }) => value), ...ancestors.map(({ name }) => name)];
	return {
		name: data.group && data.name ? `${data.group}/${data.name}` : data.name,
		version: data.version,
		purl: data.purl,
		origins: origins.filter((name) => name !== void 0).slice(0, 20)
	};
}
// lib/advisories/sbom/spdx.js
const text = string().optional();
const packageSchema$1 = object({
	SPDXID: text,
	name: text,
	versionInfo: text,
	sourceInfo: text,
	primaryPackagePurpose: text,
	externalRefs: array(object({
		referenceType: text,
		referenceLocator: text
	})).optional()
});
const relationshipSchema = object({
	spdxElementId: string(),
	relationshipType: string(),
	relatedSpdxElement: string()
});
const documentSchema$1 = object({
	spdxVersion: string(),
	packages: array(unknown()).default([]),
	relationships: array(unknown()).default([])
});
const otherPurposes = new Set(["CONTAINER", "OPERATING_SYSTEM"]);
const builtFrom = /\bbuilt (?:package )?from:? +(?<name>[^\s,;]{1,256})/i;
const maxRelationships = 1e6;
const maxSources = 20;
function isSpdx(json) {
	return object({ spdxVersion: string() }).safeParse(json).success;
}
function readSpdx(json) {
	const parsed = documentSchema$1.safeParse(json);
	if (!parsed.success) return { unreadable: "its packages are not a list" };
	const { spdxVersion, packages, relationships } = parsed.data;
	if (!/^SPDX-2\.\d$/.test(spdxVersion)) return { unreadable: `${spdxVersion.slice(0, 40)} is not supported, only SPDX 2.x` };
	const decoded = packages.map((raw) => packageSchema$1.safeParse(raw));
	const byId = new Map(decoded.flatMap(({ data }) => data?.SPDXID === void 0 ? [] : [[data.SPDXID, data]]));
	const sources = sourcesIn(relationships.slice(0, maxRelationships));
	const sourceIds = new Set([...sources.values()].flat());
	return { entries: decoded.map(({ data }) => {
		if (data === void 0) return { why: "it is not an SPDX 2 package" };
		if (isNotPackage(data, sourceIds)) return void 0;
		const origins = (sources.get(data.SPDXID ?? "") ?? []).map((id) => sourceName(byId.get(id)));
		const builtFromName = builtFrom.exec((data.sourceInfo ?? "").slice(0, 2e3))?.groups?.name;
		return {
			name: data.name,
			version: data.versionInfo,
			purl: purlOf(data),
			origins: [...origins, builtFromName].filter((name) => name !== void 0)
		};
	}) };
}
function sourcesIn(relationships) {
	const sources = new Map();
	for (const raw of relationships) {
		const { data } = relationshipSchema.safeParse(raw);
		if (data === void 0 || !["GENERATED_FROM", "DESCRIBED_BY"].includes(data.relationshipType)) continue;
		const ids = sources.get(data.spdxElementId) ?? [];
		if (ids.length < maxSources) sources.set(data.spdxElementId, [...ids, data.relatedSpdxElement]);
	}
	return sources;
}
function isNotPackage(data, sourceIds) {
	const type = () => parsePurl(purlOf(data))?.type ?? "";
	if (sourceIds.has(data.SPDXID ?? "")) return [
		"",
		"github",
		"gitlab",
		"generic"
	].includes(type());
	return otherPurposes.has(data.primaryPackagePurpose ?? "") && type() === "";
}
function purlOf({ externalRefs = [] }) {
	return externalRefs.find(({ referenceType }) => /(?:^|\/)purl$/.test(referenceType ?? ""))?.referenceLocator;
}
function sourceName(data) {
	return data?.name?.replace(/(?:\.melange)?\.ya?ml$/, "");
}
// lib/advisories/sbom/index.js
const documentSchema = object({
	version: string(),
	contents: object({
		packages: array(unknown()),
		repositories: unknown()
	})
});
const packageSchema = object({
	name: string(),
	version: string(),
	origin: string().optional()
});
function isApkoLock(json) {
	return documentSchema.safeParse(json).success;
}
function readApkoLock(json) {
	const parsed = documentSchema.safeParse(json);
	if (!parsed.success) return { unreadable: "its packages are not a list" };
	return { entries: parsed.data.contents.packages.map((raw) => {
		const { data } = packageSchema.safeParse(raw);
		if (data === void 0) return { why: "it has no name or no version" };
		const { name, version, origin } = data;
		return {
			name,
			version,
			type: "apk",
			origins: origin === void 0 ? [] : [origin]
		};
	}) };
}
const formats = [
	{
		kind: "spdx",
		is: isSpdx,
		read: readSpdx
	},
	{
		kind: "cyclonedx",
		is: isCycloneDx,
		read: readCycloneDx
	},
	{
		kind: "apko-lock",
		is: isApkoLock,
		read: readApkoLock
	}
];
const maxProblems = 20;
function parseSbom({ path, text }, opened = {}) {
	const failed = (kind, message, subjects = []) => ({
		kind,
		components: [],
		problems: [{
			file: path,
			message
		}],
		empty: false,
		subjects
	});
	const { unwrapped = unwrap(text), hasSpans = true } = opened;
	if ("unreadable" in unwrapped) return failed("unreadable", `The SBOM cannot be read: ${unwrapped.unreadable}`);
	if ("other" in unwrapped) return failed("other", `This file is not an SBOM: it is ${unwrapped.other}`);
	const format = formats.find(({ is }) => is(unwrapped.document));
	if (format === void 0) return failed("other", "This file is not an SBOM: it is neither SPDX, CycloneDX nor an apko lock file in JSON");
	const read = format.read(unwrapped.document);
	if ("unreadable" in read) return failed("unreadable", `The SBOM cannot be read: ${read.unreadable}`, unwrapped.subjects);
	const components = componentsOf(read.entries, {
		path,
		text: hasSpans ? text : ""
	});
	return {
		kind: format.kind,
		subjects: unwrapped.subjects,
		...components
	};
}
function inspectSbom(text, unwrapped = unwrap(text)) {
	if ("document" in unwrapped) {
		const { document, subjects } = unwrapped;
		return {
			isSbom: subjects.length > 0 || formats.some(({ is }) => is(document)),
			subjects
		};
	}
	return {
		isSbom: "unreadable" in unwrapped,
		subjects: []
	};
}
function componentsOf(entries, { path, text }) {
	const spanOf = indexSpans(text);
	const components = [];
	const issues = [];
	entries.slice(0, maxPackages).forEach((entry, index) => {
		const component = entry === void 0 || "why" in entry ? entry : componentOf(entry);
		if (component === void 0) return;
		if ("why" in component) {
			issues.push(`Package ${index + 1} of the SBOM cannot be checked: ${component.why}`);
			return;
		}
		const span = (component.purl === void 0 ? void 0 : spanOf(component.purl)) ?? spanOf(component.name);
		components.push({
			...component,
			file: path,
			...compact({ span })
		});
	});
	const more = issues.length - maxProblems;
	const messages = issues.slice(0, maxProblems);
	if (more > 0) messages.push(`${more} more packages of the SBOM cannot be checked`);
	if (entries.length > 2e5) messages.push(`The SBOM lists more than ${maxPackages} packages; the rest was not read`);
	const empty = components.length === 0 && issues.length === 0;
	if (empty) messages.push("The SBOM lists no packages");
	return {
		components,
		empty,
		problems: messages.map((message) => ({
			file: path,
			message
		}))
	};
}
const namedPattern = /"(?:purl|referenceLocator|name)"\s{0,20}:\s{0,20}("(?:[^"\\]|\\.){1,4096}")/g;
function indexSpans(text) {
	const spans = new Map();
	for (const match of text.matchAll(namedPattern)) {
		const literal = match[1] ?? "";
		const value = parseJson(literal);
		const end = match.index + match[0].length - 1;
		if (typeof value === "string" && !spans.has(value)) spans.set(value, {
			start: end - literal.length + 2,
			end
		});
	}
	return (value) => spans.get(value);
}
export { unwrap as i, parseSbom as n, maxDocumentBytes as r, inspectSbom as t };
