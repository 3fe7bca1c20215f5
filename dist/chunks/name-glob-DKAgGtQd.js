import { G as canonicalPrefix, ht as globMatcher } from "./reading-DT2Pr2dB.js";
// lib/model/globs/name-glob.js
function isNameGlob(glob) {
	return /^[\w.:/*?-]{1,255}$/.test(glob);
}
function nameMatcher(glob, work) {
	const parts = /[*?]/.test(glob) ? glob.match(/\*\*+|./gsu) ?? [] : [glob];
	return globMatcher(parts.map(tokenOf), work);
}
function tokenOf(text) {
	if (text.startsWith("**")) return "**";
	return text === "*" || text === "?" ? text : { is: text };
}
function imageMatcher(globs, work) {
	const matchers = globs.map((glob) => nameMatcher(withCanonicalRegistry(glob), work));
	return (image) => {
		const names = image === void 0 ? [] : imageSpellings(image);
		return matchers.some((matches) => names.some(matches));
	};
}
function withCanonicalRegistry(glob) {
	return glob.includes("/") ? canonicalPrefix(glob) : glob;
}
function withRegistry(glob) {
	const canonical = withCanonicalRegistry(glob);
	const [first = ""] = canonical.split("/");
	if (/[.:]/.test(first) && first !== canonical) return canonical;
	if (first === canonical) return glob.startsWith("**") ? glob : `docker.io/library/${glob}`;
	return /[*?]/.test(first) || first === "localhost" ? canonical : `docker.io/${canonical}`;
}
function globsAfter(glob, text) {
	const parts = glob.match(/\*\*+|./gsu) ?? [];
	const isStar = (at) => parts[at]?.startsWith("*") === true;
	const withNext = (at) => isStar(at) ? [at, at + 1] : [at];
	let reached = new Set(withNext(0));
	for (const character of text) reached = new Set([...reached].flatMap((at) => {
		const part = parts[at];
		if (part === character) return withNext(at + 1);
		if (part?.startsWith("**") || part === "*" && character !== "/") return withNext(at);
		return part === "?" && character !== "/" ? withNext(at + 1) : [];
	}));
	return [...reached].filter((at) => !(isStar(at - 1) && reached.has(at - 1))).map((at) => parts.slice(at).join("")).filter((rest) => rest !== "");
}
function imageSpellings({ registry, repository }) {
	const short = registry === "docker.io" ? [repository, repository.replace(/^library\//, "")] : [];
	return [`${registry}/${repository}`, ...short];
}
export { nameMatcher as a, isNameGlob as i, imageMatcher as n, withCanonicalRegistry as o, imageSpellings as r, withRegistry as s, globsAfter as t };
