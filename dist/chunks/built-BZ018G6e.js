import { O as isFullVersion, yt as compact } from "./reading-DT2Pr2dB.js";
import { n as isSigner, t as acceptedBy } from "./match-BY2LDOyJ.js";
// lib/signatures/built.js
function provesTag({ build, signer, at }, image, rules) {
	const { repository, ref = "" } = build ?? {};
	if (at === void 0 || repository === void 0 || !ref.startsWith("refs/tags/")) return false;
	if (rules.some(({ sourceTag }) => sourceTag === "any")) return false;
	if (!isSpelledAs(ref.slice(10), image.tag ?? "")) return false;
	return rules.some(({ anyOf }) => anyOf.some((required) => required.kind === "identity" && isSigner(required, signer) && !/[*?]/.test(required.issuer) && namesSource(required.identity, repository, image.repository)));
}
const variant = /^[-_](?!r\d)[a-z]/i;
function isSpelledAs(gitTag, tag) {
	if (!isFullVersion(gitTag) || !isFullVersion(tag)) return false;
	const [built, claimed] = [gitTag.replace(/^v/, ""), tag.replace(/^v/, "")];
	return claimed === built || claimed.startsWith(built) && variant.test(claimed.slice(built.length));
}
const sourceAddress = /^(https:\/\/[^/]+\/)([^/]+)\/([^/]+)$/;
function namesSource(identity, repository, imageRepository) {
	const literal = identity.split(/[*?]/, 1)[0] ?? "";
	if (literal.startsWith(`${repository}/`)) return true;
	const [, host = "", owner = "", name = ""] = sourceAddress.exec(repository) ?? [];
	if (name === "" || imageRepository === void 0 || !literal.startsWith(`${host}${owner}/`)) return false;
	const path = `${owner}/${name}`.toLowerCase();
	return imageRepository === path || imageRepository.startsWith(`${path}/`);
}
function builtOf(image, found, rules) {
	const { tag } = image;
	const builds = found.signed.filter((signature) => rules.every((rule) => acceptedBy(rule, { signed: [signature] }) !== void 0)).flatMap((signature) => {
		const { build } = signature;
		if (build === void 0) return [];
		const gitTag = build.ref?.startsWith("refs/tags/") ? build.ref.slice(10) : void 0;
		const relation = gitTag === void 0 || tag === void 0 ? void 0 : relationOf(gitTag, tag);
		const { form, at } = signature;
		const proves = relation === "same" && provesTag(signature, image, rules) ? true : void 0;
		return [{
			build,
			form,
			isRequired: rules.length > 0,
			...compact({
				gitTag,
				relation,
				provesTag: proves,
				at
			})
		}];
	});
	const order = [
		"same",
		"line",
		"other",
		void 0
	];
	const rank = ({ relation, form, provesTag: proves }) => order.indexOf(relation) * 4 + (proves ? 0 : 2) + (form === "provenance" ? 0 : 1);
	return builds.sort((a, b) => rank(a) - rank(b))[0];
}
const numbers = String.raw`(\d{1,5}(?:\.\d{1,9}){0,3})`;
const imageTag = new RegExp(`^v?${numbers}(?:[-_.+](.*))?$`);
const gitVersion = new RegExp(`^(?:[A-Za-z][A-Za-z0-9_/-]*[-_/])?(v)?${numbers}(?:[-_+](.*))?$`);
const preRelease = /^(?:a|alpha|b|beta|c|rc|pre|preview|dev|snapshot|nightly|canary)(?![a-z])/i;
function relationOf(gitTag, tag) {
	const built = versionIn(gitVersion.exec(gitTag)?.slice(1));
	const [, claimedNumbers = "", claimedRest = ""] = imageTag.exec(tag) ?? [];
	if (built === void 0 || claimedNumbers === "") return void 0;
	const claimed = {
		numbers: claimedNumbers.split(".").map(Number),
		rest: claimedRest
	};
	const shared = Math.min(built.numbers.length, claimed.numbers.length);
	if (!built.numbers.slice(0, shared).every((number, index) => number === claimed.numbers[index])) return "other";
	if (claimed.numbers.length < built.numbers.length) return "line";
	if (claimed.numbers.slice(shared).some((number) => number !== 0)) return void 0;
	return sameRelease(built.rest, claimed.rest) ? "same" : "other";
}
function versionIn([v, written = "", rest = ""] = []) {
	if (written === "" || v === void 0 && !written.includes(".")) return void 0;
	return {
		numbers: written.split(".").map(Number),
		rest
	};
}
function sameRelease(built, claimed) {
	if (preRelease.test(built)) {
		const next = claimed[built.length];
		return claimed.startsWith(built) && (next === void 0 || /[-_.+]/.test(next));
	}
	return !preRelease.test(claimed);
}
export { builtOf as t };
