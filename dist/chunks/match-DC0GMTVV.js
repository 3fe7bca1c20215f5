import { a as nameMatcher, n as imageMatcher } from "./name-glob-Dk_qATsj.js";
// lib/signatures/match.js
function signatureRulesFor(rules, image, origin) {
	const names = [image, ...origin === void 0 ? [] : [origin]];
	return rules.filter((rule) => names.some(matcherOf(rule)));
}
const matchers = new WeakMap();
function matcherOf(rule) {
	const known = matchers.get(rule);
	if (known !== void 0) return known;
	const [isNamed, isExcepted] = [imageMatcher(rule.images), imageMatcher(rule.except ?? [])];
	const matches = (image) => isNamed(image) && !isExcepted(image);
	matchers.set(rule, matches);
	return matches;
}
function acceptedBy({ anyOf }, { signed }) {
	return signed.find(({ signer }) => anyOf.some((required) => isSigner(required, signer)));
}
function satisfies(rules, found) {
	return rules.length > 0 && rules.every((rule) => acceptedBy(rule, found) !== void 0);
}
function isSigner(required, signer) {
	if (required.kind === "key") return signer.kind === "key" && signer.key === required.key;
	return signer.kind === "identity" && signer.root === required.root && nameMatcher(required.issuer)(signer.issuer) && nameMatcher(required.identity)(signer.identity);
}
function signaturesOf(found, digest) {
	if (found.digest === digest) return found;
	return found.ofCurrent?.digest === digest ? found.ofCurrent : void 0;
}
function signerKey(signer) {
	return JSON.stringify(signer.kind === "key" ? [signer.key] : [
		signer.root,
		signer.issuer,
		withoutRef(signer.identity)
	]);
}
function withoutRef(identity) {
	return identity.replace(/@refs\/.*$/, "");
}
export { signaturesOf as a, signatureRulesFor as i, isSigner as n, signerKey as o, satisfies as r, acceptedBy as t };
