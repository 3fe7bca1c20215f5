// lib/model/images/pull-policy.js
function answerAbout({ newest, others }, digest) {
	return [...newest, ...others].find((answer) => answer.digest === digest);
}
function pullVerdict({ results, unknown, isHarmless }) {
	if (denialsOf(results, "enforced").length > 0) return "denied";
	return results.some(({ mode, result }) => mode === "enforced" && result === "error") || unknown !== void 0 && isHarmless !== true ? "unknown" : "allowed";
}
function denialsOf(results, mode) {
	return results.filter((one) => one.mode === mode && one.result === "denied" && one.override === void 0);
}
export { denialsOf as n, pullVerdict as r, answerAbout as t };
