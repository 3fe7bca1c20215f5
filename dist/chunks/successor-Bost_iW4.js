import { i as __toESM } from "./rolldown-runtime-BrvMwczA.js";
import { t as require_semver } from "./semver-B9HzRMmj.js";
import { _t as addToGroup, bt as countWhile, nt as compareText } from "./reading-DT2Pr2dB.js";
// lib/resolve/successor.js
var import_semver = __toESM(require_semver(), 1);
const tagPattern = new RegExp([
	/^(?<prefix>(?:[a-z]+-)*)(?<v>v?)(?<numbers>\d{1,9}(?:\.\d{1,9}){0,2})/,
	/(?:[-_.]?(?<stage>alpha|beta|rc|cr|preview|pre|milestone|nightly|snapshot|canary|ea|[abm](?=\d))(?![a-z])[-_.]?(?<step>\d{0,9}))?/,
	/(?:(?:-r|\.)(?<revision>\d{1,9}))?(?<suffix>(?:-[a-z][\w.-]*)?)$/
].map(({ source }) => source).join(""), "i");
const stageAliases = {
	a: "alpha",
	b: "beta",
	cr: "rc",
	m: "milestone"
};
const dateVersion = /^\d{8}$/;
function successorFinder(tags) {
	let lists;
	return (tag) => {
		const from = versionOf(tag);
		if (from === void 0) return void 0;
		lists ??= sortOnce(tags);
		return successorsIn(lists, from);
	};
}
function successorsIn(lists, from) {
	const asPrecise = newerThan(from, lists(from, from.precision));
	const candidates = asPrecise.length > 0 ? asPrecise : newerThan(from, lists(from, void 0));
	const [next] = candidates;
	const newest = candidates.at(-1);
	if (next === void 0 || newest === void 0) return void 0;
	return {
		nearest: candidates[countWhile(candidates, (other) => isSameReleaseLine(other, next, from)) - 1]?.name ?? next.name,
		newest: newest.name
	};
}
function sortOnce(tags) {
	const byVariant = new Map();
	for (const { name, deprecated } of tags) {
		const tag = deprecated ? void 0 : versionOf(name);
		if (tag !== void 0) addToGroup(byVariant, tag.variant, tag);
	}
	const sorted = new Map();
	return (from, precision) => {
		const { variant, spelledWithV, version } = from;
		const isFinal = version.prerelease.length === 0;
		const key = JSON.stringify([
			variant,
			spelledWithV,
			isFinal,
			precision
		]);
		const list = sorted.get(key) ?? (byVariant.get(variant) ?? []).filter((one) => !isFinal || one.version.prerelease.length === 0).filter((one) => precision === void 0 || one.precision === precision).sort((a, b) => compareTags(a, b) || compareSpelling(a, b, from));
		sorted.set(key, list);
		return list;
	};
}
function newerThan(from, sorted) {
	return sorted.slice(countWhile(sorted, (other) => compareTags(other, from) <= 0));
}
function versionOf(name) {
	const groups = tagPattern.exec(name)?.groups;
	if (groups === void 0) return void 0;
	const { prefix = "", v = "", numbers = "", stage, step, revision, suffix = "" } = groups;
	const [major = 0, minor = 0, patch = 0] = numbers.split(".").map(Number);
	const stageName = stage?.toLowerCase();
	const prerelease = stageName === void 0 ? "" : `-${stageAliases[stageName] ?? stageName}.${Number(step)}`;
	return {
		name,
		version: new import_semver.default.SemVer(`${major}.${minor}.${patch}${prerelease}`),
		revision: Number(revision ?? -1),
		variant: `${prefix}${dateVersion.test(numbers) ? "date" : ""}${suffix}`,
		precision: numbers.split(".").length + (revision === void 0 ? 0 : 1),
		spelledWithV: v !== ""
	};
}
function compareTags(a, b) {
	return import_semver.default.compare(a.version, b.version) || a.revision - b.revision;
}
function compareSpelling(a, b, from) {
	const isAlike = (tag) => Number(tag.spelledWithV === from.spelledWithV);
	return isAlike(a) - isAlike(b) || compareText(b.name, a.name);
}
function isSameReleaseLine(a, b, from) {
	return a.version.major === b.version.major && (from.precision === 1 || a.version.minor === b.version.minor);
}
export { successorFinder as n, versionOf as r, compareTags as t };
