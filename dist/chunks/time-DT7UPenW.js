// lib/report/time.js
function isoTime(instant) {
	return new Date(instant).toISOString();
}
function isoIfKnown(instant) {
	return instant === void 0 ? void 0 : isoTime(instant);
}
function instantIfKnown(text) {
	return text === void 0 ? void 0 : Date.parse(text);
}
function withIsoTimes(value, ...keys) {
	return withTimes(value, keys, isoTime);
}
function withInstants(value, ...keys) {
	return withTimes(value, keys, Date.parse);
}
function withTimes(value, keys, convert) {
	const copy = { ...value };
	for (const key of keys) if (copy[key] !== void 0) copy[key] = convert(copy[key]);
	return copy;
}
export { withIsoTimes as a, withInstants as i, isoIfKnown as n, isoTime as r, instantIfKnown as t };
