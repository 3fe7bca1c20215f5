import { X as formatDuration, Y as formatDay, ct as shortDigest } from "./reading-DT2Pr2dB.js";
// lib/history/messages.js
const noRecords = "The tag has no history";
function noDigestBy(cutoff) {
	return `No digest of the tag is old enough: there was none by ${formatDay(cutoff)}, the latest date that \`as-of\` and \`min-age\` allow`;
}
function firstSeenAfter(since, cutoff) {
	return `The current digest of the tag was first seen on ${formatDay(since)}, so it is not known what the tag pointed to on ${formatDay(cutoff)}, the latest date that \`as-of\` and \`min-age\` allow`;
}
function digestAgeOnly(ageMs) {
	return `the current digest is at least ${formatDuration(ageMs)} old, but not since when the tag points to it`;
}
function movedTwiceAt(instant) {
	return `The tag moved twice in the same millisecond (${new Date(instant).toISOString()}), and nothing says to which digest last. Re-run when the tag has moved again, and pin its new digest`;
}
function recordsMissing(missing) {
	return `The tag history is not complete: records are missing ${missing.map(periodText).join(" and ")}`;
}
function periodText({ from, to }) {
	const last = to - 1;
	if (!Number.isFinite(from) && !Number.isFinite(to)) return "for its whole lifetime";
	if (!Number.isFinite(to)) return `since ${formatDay(from)}`;
	if (!Number.isFinite(from)) return `up to ${formatDay(last)}`;
	const days = [formatDay(from), formatDay(last)];
	return days[0] === days[1] ? `on ${days[0]}` : `from ${days[0]} to ${days[1]}`;
}
function ledgerUnusable(why) {
	return `The first-seen ledger cannot be used: ${why}. Fix the file, or delete it to start a new one`;
}
function ledgerNotWritten(why) {
	return `The first-seen ledger was not written: ${why}`;
}
function ledgerFull(maxEntries) {
	return `it would have more than ${maxEntries} entries; remove the entries of tags that are no longer used`;
}
function ledgerOfBaseUnread(why) {
	return `The first-seen ledger of the base commit could not be read: ${why}`;
}
function entryInFuture(image, at) {
	return `it dates an entry of ${image} in the future (${new Date(at).toISOString()})`;
}
function wrongTime(at) {
	return `it has an entry ${at >= 0 && at < 864e13 ? `in the future (${formatDay(at)})` : "without a usable time"}, so none of its entries is used`;
}
function sourcesContradict(judge, other, { at, digest }) {
	return `According to ${other}, the tag pointed to ${shortDigest(digest)} by ${formatDay(at)}, but ${judge} excludes that, so neither is used`;
}
function historyDisagrees(image) {
	return `The stored history of ${image} disagrees with what the registry returns now, so it was thrown away and the history was read again`;
}
function moreDiscarded(named) {
	return `More than ${named} entries of the cache disagree with what the services return now: the others are thrown away as well, without a line for each`;
}
const notDamaged = "Its checksum was correct, so this is no damage: something other than Tagproof has written it. Check who can write to the folder of the cache";
function hasOtherDigest(digest) {
	return `The cache had other content for sha256:${digest}, so it was thrown away and requested again. ${notDamaged}`;
}
function hasOtherObject(name) {
	return `The cache had other content for the git object ${name}, so it was thrown away and is requested again. ${notDamaged}`;
}
function hasOtherContent(digest) {
	return `The cache had other content for the histories of tags ${digest}, so they are requested again. ${notDamaged}`;
}
export { sourcesContradict as _, hasOtherDigest as a, ledgerFull as c, ledgerUnusable as d, moreDiscarded as f, recordsMissing as g, noRecords as h, hasOtherContent as i, ledgerNotWritten as l, noDigestBy as m, entryInFuture as n, hasOtherObject as o, movedTwiceAt as p, firstSeenAfter as r, historyDisagrees as s, digestAgeOnly as t, ledgerOfBaseUnread as u, wrongTime as v };
