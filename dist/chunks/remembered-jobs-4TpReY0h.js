import { g as lengthOf, v as withPassedArguments, wt as withFields } from "./reading-DT2Pr2dB.js";
import { createHash } from "node:crypto";
// lib/scan/checkout/remembered-jobs.js
const digests = new WeakMap();
function fileIdentity(file) {
	const digest = digests.get(file) ?? textDigest(file.text);
	digests.set(file, digest);
	return [file.path, digest];
}
const half = /[\ud800-\udfff]/;
function textDigest(text) {
	const encoding = half.test(text) ? "utf16le" : "utf8";
	return createHash("sha256").update(`${encoding}\n`).update(text, encoding).digest("base64");
}
function withoutRepeats(scan, remembered) {
	return async (job) => {
		const key = keyOf(job);
		const known = remembered.get(key);
		if (known !== void 0) return withFields(known, { occurrences: known.occurrences.map((one) => ({ ...one })) });
		const found = await scan(job);
		if (!("failed" in found)) remembered.set(key, withoutDocuments(found), lengthOf(job));
		return found;
	};
}
function withoutDocuments(found) {
	const copies = new Map();
	const copyOf = (file) => {
		const copy = copies.get(file) ?? {
			path: file.path,
			text: file.text
		};
		copies.set(file, copy);
		return copy;
	};
	return withPassedArguments(found, (args) => args.map((one) => ({
		...one,
		file: copyOf(one.file)
	})));
}
function keyOf(job) {
	const { file, companions, builds, mentionedAs, charts, imageParameters, imageFields, mirrors, ...rest } = job;
	const texts = {
		file: fileIdentity(file),
		companions: companions.map(fileIdentity),
		builds: builds.map((args) => args.map((one) => ({
			...one,
			file: fileIdentity(one.file)
		})))
	};
	const context = {
		mentionedAs: [...mentionedAs].sort(),
		charts,
		imageParameters,
		imageFields,
		mirrors
	};
	return textDigest(JSON.stringify({
		...texts,
		...context
	}));
}
export { withoutRepeats };
