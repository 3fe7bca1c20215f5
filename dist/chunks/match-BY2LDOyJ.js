import { a as nameMatcher, n as imageMatcher } from "./name-glob-DKAgGtQd.js";
import { U as rememberedFor } from "./reading-DT2Pr2dB.js";
// lib/signatures/match.js
function signatureRulesFor(rules, image, origin) {
	const names = [image, ...origin === void 0 ? [] : [origin]];
	return rules.filter((rule) => names.some(matcherOf(rule)));
}
const matcherOf = rememberedFor(({ images, except = [] }) => {
	const [isNamed, isExcepted] = [imageMatcher(images), imageMatcher(except)];
	return (image) => isNamed(image) && !isExcepted(image);
});
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
