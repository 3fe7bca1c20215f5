// lib/model/judgement/fact.js
function isBound(basis) {
	return basis === "witness" || basis === "first-seen";
}
const signedBuild = "the signed build of its version";
function isByDigestAge({ basis, youngUntil, evidence }) {
	const judge = evidence?.find(({ silent }) => silent === void 0);
	return basis === "timestamps" && youngUntil === void 0 && judge?.source !== "the signed build of its version";
}
function missedMs({ supersededAt, lagMs, compared }) {
	if (compared === void 0 || compared.unread !== void 0) return lagMs;
	return compared.changedAt === void 0 ? 0 : Math.max(0, lagMs - (compared.changedAt - supersededAt));
}
function hasSameImages(lag) {
	const { changedAt, unread, unsettled } = lag.compared ?? { changedAt: 0 };
	return changedAt === void 0 && unread === void 0 && unsettled === void 0;
}
export { signedBuild as a, missedMs as i, isBound as n, isByDigestAge as r, hasSameImages as t };
