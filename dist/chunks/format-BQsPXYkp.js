import { n as isBound, r as isByDigestAge, t as hasSameImages } from "./fact-D1jIvt7l.js";
import { _t as addToGroup, ct as shortDigest, st as plural, tt as capitalized } from "./reading-DT2Pr2dB.js";
import { o as isProved, r as coverageIn, s as nothingCounted } from "./coverage-BPHvwLV5.js";
// lib/output/words/account.js
const nouns = {
	endOfLife: "end of life",
	pullPolicy: "pull policies",
	advisories: "advisories",
	signature: "signatures"
};
const named = Object.keys(nouns);
function sameImagesCount({ references }) {
	return references.filter(({ fact }) => fact !== void 0 && hasSameImages(fact)).length;
}
function accountText(report) {
	const { questions, references, artifacts, vendored, besideTag } = coverageIn(report);
	if (questions === void 0) return "";
	const { proof, freshness } = questions;
	const { opaque = 0 } = references.unknown;
	const { unpinned = 0 } = proof.notAsked ?? {};
	const same = sameImagesCount(report);
	const isNews = freshness.answered !== proof.answered - (proof.disproved ?? 0);
	const lookups = questions.advisories.asked === 0 ? artifacts : nothingCounted;
	const known = named.map((one) => [nouns[one], questions[one]]);
	const notAsked = named.filter((one) => notAskedWhy(questions[one]) !== void 0);
	const noPins = [[unpinned, "not pinned"], [opaque, "not resolved"]].filter(([number]) => number > 0);
	const text = [
		...proofText(proof),
		...noPins.map(([number, what]) => `${plural(number, "reference")} ${what}`),
		...same === 0 ? [] : [`${plural(same, "pin")} left at another digest with ${sameImages}`],
		...knownTexts(isNews ? [["freshness", freshness], ...known] : known),
		...lookups.asked === 0 ? [] : [`${lookups.answered} of ${plural(lookups.asked, "advisory lookup")} answered`],
		...notAskedText(questions, lookups.asked === 0 ? notAsked : notAsked.filter((one) => one !== "advisories")),
		...vendored === void 0 ? [] : [`${plural(vendored, "file")} in ${vendoredWhere}`],
		...besideTag === void 0 ? [] : [`${plural(besideTag, "reference")} with the tag beside the digest, where no comment can keep it`],
		...report.seen === void 0 ? [] : [`${plural(report.seen.count, "image name")} ${seenWhere}, not verified`]
	].join("; ");
	return capitalized(text);
}
const sameImages = "the same images for the platforms in use";
const vendoredWhere = "`node_modules`, `vendor` or `third_party` not read, because no other file names them";
const seenWhere = "in text that no scanner reads";
const seenTitle = `Image names ${seenWhere}`;
const maxSeen = 50;
function seenRows({ seen }) {
	return {
		shown: seen?.names.slice(0, maxSeen) ?? [],
		total: seen?.count ?? 0
	};
}
function proofText({ asked, answered, built = 0, disproved = 0, unknown }) {
	if (asked === 0) return [];
	const { "not-current": notCurrent = 0, missing = 0, ...others } = unknown;
	const rest = Object.values(others).reduce((sum, number) => sum + number, 0);
	const notProved = [
		[disproved, "disproved"],
		[notCurrent, "not current"],
		[missing, "missing"],
		[rest, `not known (${Object.keys(others).map(whyText).join(", ")})`]
	].flatMap(([number, what]) => number === 0 ? [] : [`${number} ${what}`]);
	const byBuild = built === 0 ? "" : ` (${built} by a signed build)`;
	return [[`${answered - disproved} of ${plural(asked, "pin")} proved${byBuild}`, ...notProved].join(", ")];
}
function knownTexts(asked) {
	const byCount = new Map();
	for (const [noun, { answered, asked: number }] of asked) if (number > 0) addToGroup(byCount, `${answered} of ${number}`, noun);
	return [...byCount].map(([count, names]) => `${names.join(", ")} known for ${count}`);
}
function notAskedWhy({ asked, notAsked = {} }) {
	return asked > 0 ? void 0 : Object.keys(notAsked)[0];
}
function notAskedText(questions, notAsked) {
	const byReason = new Map();
	for (const one of notAsked) {
		const why = whyText(notAskedWhy(questions[one]) ?? "");
		addToGroup(byReason, why, nouns[one]);
	}
	const parts = [...byReason].map(([why, names]) => `${names.join(", ")} (${why})`);
	return parts.length === 0 ? [] : [`not asked: ${parts.join(", ")}`];
}
const labels = [
	["proof", "Pin proved"],
	["freshness", "Freshness of pins"],
	["endOfLife", "End of life"],
	["pullPolicy", "Pull policies"],
	["advisories", "Advisories of the image"],
	["signature", "Signatures"]
];
function accountRows(report) {
	const { questions, ...counts } = coverageIn(report);
	return [
		...questions === void 0 ? [] : labels.map(([one, label]) => [label, questions[one]]),
		["All references", counts.references],
		["Tag histories", counts.histories],
		["Advisory lookups (packages, SBOMs, scanner reports)", counts.artifacts]
	].filter(([, { asked: number, notAsked }]) => number > 0 || notAsked !== void 0).map(([label, counted]) => ({
		label,
		counted,
		known: counted.answered - (counted.disproved ?? 0),
		notes: notesOf(counted)
	}));
}
function notesOf({ built = 0, disproved = 0, unknown, notAsked = {} }) {
	return [
		[
			"by a signed build",
			built,
			"answered"
		],
		[
			"disproved",
			disproved,
			"answered"
		],
		...Object.entries(unknown).map(([cause, number]) => [
			whyText(cause),
			number,
			"unknown"
		]),
		...Object.entries(notAsked).map(([why, number]) => [
			`not asked: ${whyText(why)}`,
			number,
			"skipped"
		])
	].filter(([, number]) => number > 0);
}
const whys = {
	opaque: "not resolved",
	local: "built here",
	unpinned: "not pinned",
	"not-current": "not current",
	"not-in-history": "not in the history",
	"not-listed": "not listed",
	"not-configured": "not configured",
	"no-sign-in": "no sign-in"
};
function whyText(why) {
	return (Object.hasOwn(whys, why) ? whys[why] : void 0) ?? why;
}
// lib/output/words/texts.js
const verdictTexts = {
	failed: (mode) => mode === "audit" ? "This audit failed. Fix or waive the findings below." : "This check failed. Fix or waive the findings below before merging.",
	incomplete: "Not everything could be verified, so this run neither passed nor failed.",
	passedWithGaps: "No finding is blocking, but not everything could be verified.",
	passedWithFindings: (failOn) => `None of the findings is blocking${failOn === void 0 ? "" : ` (\`fail-on: ${failOn}\`)`}.`,
	allWaived: "All findings are waived.",
	noReferences: "No image references were found. If that is unexpected, check the settings `paths` and `exclude`.",
	allProved: "Every pin is proved, and there are no findings.",
	someBuilt: (count) => `There are no findings. ${plural(count, "reference")} ${count === 1 ? "is" : "are"} proved by a signed build of the version, the others by the tag itself.`,
	notAllProved: (count) => `There are no findings, but ${plural(count, "reference")} could not be proved.`
};
const stepTexts = {
	pin: (count) => `\`tagproof pin\` writes ${count === 1 ? "it" : "all of them"}.`,
	pinBelow: (count) => `the fix is below the steps, and \`tagproof pin\` writes ${count === 1 ? "it" : "all of them"}.`,
	pinThere: (count) => `\`tagproof pin\` in a clone writes ${plural(count, "line")}.`,
	blame: "First see who added the digest (`git blame`).",
	blocked: "The current digest is not known; the message says why. Fix the cause, then run `tagproof pin`.",
	waiting: "No digest can be pinned yet, because none is known to be old enough. Run `tagproof pin` later.",
	temporary: (count) => count === 1 ? "This is usually temporary (network, rate limit). Re-run later." : "These are usually temporary (network, rate limit). Re-run later.",
	permanent: "Fix the cause below; re-running on its own will not help.",
	mixed: "Some of these are temporary. Fix the others, then re-run.",
	unverified: (items) => `${items} could not be verified.`,
	more: (shown, total) => `Showing ${shown} of ${total} steps. All findings are listed below.`
};
const foreignCheck = "digest-not-in-history";
const moodTexts = {
	allWell: "no image needs attention",
	unverified: "not everything could be verified"
};
const cardTexts = {
	unpinned: (day, note) => `Not pinned; the tag last moved on ${day}${note}`,
	conflicting: (digests) => `Pinned to ${plural(digests, "different digest")}`,
	byHand: ", by hand where `tagproof pin` cannot write it",
	pinByHand: "Pin this digest, by hand where `tagproof pin` cannot write it:",
	noSuccessor: "Choose another image: no supported tag was found in the repository",
	noRelease: (ended) => `Choose another image: no supported release is known after ${ended}`,
	updateImage: "Use an image that has the fixed version",
	places: (count) => plural(count, "place"),
	advisories: (count) => plural(count, "advisory"),
	good: (count, pinned) => {
		const places = plural(count, "other place");
		if (pinned === void 0) return `${places} of this image ${count === 1 ? "has" : "have"} no findings`;
		return `${places} ${count === 1 ? "is good: it pins" : "are good: they pin"} ${pinned === "current" ? "the current digest" : "an earlier digest of the tag"}`;
	},
	neverHad: "a digest that this tag never had",
	more: (count) => `and ${count} more`,
	morePlaces: (count) => `and ${count} more; the report lists all`,
	also: (checks) => `Also found for this image: ${checks}.`,
	elsewhere: (count) => `The image has findings in ${plural(count, "other place")} as well.`,
	moreGaps: (count) => `${plural(count, "other item")} could not be verified for the same reason.`
};
function shownText({ shown, total }, where = "the report") {
	return shown.length === total ? "" : `Showing ${shown.length} of ${total}; the rest is in ${where}`;
}
const statusLabels = {
	"not-in-history": "Not in history",
	missing: "Missing",
	"not-current": "Not current",
	superseded: "Superseded",
	unpinned: "Not pinned",
	"one-platform": "Single platform",
	unknown: "Unknown",
	opaque: "Not resolved",
	local: "Built here",
	current: "Current"
};
const waiverStates = {
	active: "active",
	expired: "expired",
	lapsed: "lapsed",
	unused: "unused",
	unknown: "unknown",
	removed: "removed by this change",
	pending: "added by this change"
};
const advisoryStatuses = {
	detected: "detected, not yet assessed",
	"true-positive": "affects the package",
	"false-positive": "does not affect the package",
	fixed: "fixed",
	patched: "patched",
	"pending-upstream-fix": "waiting for an upstream fix",
	"not-planned": "no fix planned",
	"analysis-not-planned": "no analysis planned",
	unknown: "status unknown"
};
const existingTexts = {
	finding: "The base branch has this already, so it does not fail this change. It counts on the default branch and in audits.",
	findings: "None of the findings fails this change: those that the base branch has already count on the default branch and in audits.",
	gaps: "Not everything could be verified, but nothing that this change adds or edits needs what is missing, so it does not fail this change. It counts on the default branch and in audits."
};
function existingLabel({ introduced }) {
	return introduced === false ? "existing" : "";
}
const sarifRefused = "SARIF not written: the run is incomplete, and uploading it would close open alerts.";
function sarifWithoutPlace(message) {
	return `This finding is about no file, so it is not among the results: ${message}`;
}
const deliveryTexts = {
	pullRequestIntro: (images, places, updates) => `Pins ${plural(images, "image")} in ${plural(places, "place")}${updates < images ? `, from ${plural(updates, "update")}: tags of one image that moved on one day are one` : ""}. Every digest below is the one that its tag's history shows as current.`,
	pullRequestCut: (shown, total) => `Showing ${shown} of ${total}; the rest is in the diff and in the report.`,
	pullRequestSame: (count) => `${plural(count, "pin")} of images that were rebuilt without a change for the platforms in use ${count === 1 ? "is left as it is" : "are left as they are"}.`,
	pullRequestGaps: (count) => `${plural(count, "item")} could not be verified, so this pull request may not contain all pins.`,
	noAdvisories: "Advisories were not compared. Set `sbom` or `advisories` to compare those of the old and the new digests.",
	resolvedComment: "### ✅ Tagproof: resolved\n\nThe findings reported here are fixed, or this pull request no longer touches them.",
	issueTitle: "Container images need attention",
	issueClosed: "No image needs attention any more. This issue is reopened automatically when one does again."
};
function savedText({ saved = 0 }) {
	if (saved === 0) return "";
	return saved === 1 ? "; 1 more was not needed" : `; ${saved} more were not needed`;
}
const order = [
	"pending",
	"lapsed",
	"expired",
	"removed",
	"unknown",
	"unused",
	"active"
];
function notableWaivers({ waivers }) {
	return waivers.filter(({ notice }) => notice !== void 0).sort(urgentFirst);
}
function urgentFirst(a, b) {
	return order.indexOf(a.state) - order.indexOf(b.state) || expiryOf(a) - expiryOf(b);
}
function expiryOf({ expires }) {
	const expiry = Date.parse(expires ?? "");
	return Number.isNaN(expiry) ? Number.POSITIVE_INFINITY : expiry;
}
function waiverScope({ check, image, tag, paths, artifact, advisory }) {
	return [
		check,
		image,
		tag,
		paths?.join(" or "),
		artifact,
		advisory
	].filter((part) => part !== void 0).join(" ");
}
// lib/output/words/format.js
function headline(report, view) {
	const account = accountText(report);
	return `${verdictText(report, view)}${account === "" ? "" : `. ${account}`}`;
}
function verdictText(report, view) {
	return `${report.verdict}: ${totalsText(report, view)}`;
}
function totalsText(report, { totals }) {
	const { local = 0 } = totals;
	const counted = `${plural(totals.findings, "finding")} in ${plural(totals.references, "reference")} across ${plural(totals.files, "file")}`;
	const waived = totals.waived === 0 ? "" : `, ${totals.waived} waived`;
	const builtHere = local === 0 ? "" : `, ${plural(local, "reference")} built here`;
	const pinned = totals.pinned === 0 ? "" : `, ${plural(totals.pinned, "line")} pinned`;
	const recorded = totals.recorded === 0 ? "" : `, ${plural(totals.recorded, "tag")} added to the ledger`;
	const unknown = totals.unknown === 0 ? "" : `, ${plural(totals.unknown, "item")} not verified`;
	return `${counted}${report.repositories === void 0 ? "" : ` of ${plural(report.repositories.length, "repository")}`}${waived}${builtHere}${pinned}${recorded}${unknown}`;
}
function verdictMeaning(report) {
	const { verdict, references, findings, incomplete, settings } = report;
	if (verdict === "fail") return verdictTexts.failed(report.mode);
	if (verdict === "incomplete") return isUntouched(report) ? existingTexts.gaps : verdictTexts.incomplete;
	if (incomplete.length > 0) return verdictTexts.passedWithGaps;
	if (findings.some(({ waived, introduced }) => waived === void 0 && introduced === false)) return existingTexts.findings;
	if (findings.some(({ waived }) => waived === void 0)) {
		const failOn = settings.find(({ name }) => name === "fail-on")?.value;
		return verdictTexts.passedWithFindings(/^[a-z][a-z, -]*$/.test(failOn ?? "") ? failOn : void 0);
	}
	if (findings.length > 0) return verdictTexts.allWaived;
	if (references.length === 0) return verdictTexts.noReferences;
	const open = references.filter(({ fact }) => !isProved(fact)).length;
	if (open > 0) return verdictTexts.notAllProved(open);
	const built = references.filter(({ fact }) => fact?.built !== void 0).length;
	return built === 0 ? verdictTexts.allProved : verdictTexts.someBuilt(built);
}
function isUntouched({ incomplete, settings }) {
	return !settings.some(({ name, value }) => name === "on-incomplete" && value === "strict") && incomplete.length > 0 && incomplete.every(({ existing }) => existing === true);
}
function subjectOf({ origin, subject }) {
	return origin === void 0 || origin === subject ? subject : `${origin} ${subject}`;
}
function formatPlace({ origin, file, line }) {
	return [origin, file === void 0 ? "" : `${file}:${line}`].filter(Boolean).join(" ");
}
function historyText({ kind, why, detail, fact, builtBy }) {
	if (kind === "opaque") return `not resolved: ${detail === void 0 ? why : firstSentence(detail)}`;
	if (kind === "local") return `built here (${builtBy?.file}:${builtBy?.line}), not verified`;
	switch (fact?.status) {
		case "current": {
			const since = fact.youngUntil === void 0 ? fact.currentSince : fact.pinnedSince;
			return since === void 0 ? `current${noHistoryText(fact)}` : `current since ${sinceText(since, fact)}`;
		}
		case "superseded": return `${daysText(fact.lagSeconds)} and ${behindText(fact)}`;
		case "unpinned": return fact.currentSince === void 0 ? `not pinned${noHistoryText(fact)}` : `not pinned, tag moved ${sinceText(fact.currentSince, fact)}`;
		case "not-current": return fact.built === void 0 ? notCurrentText(fact) : `${provedBuildText(fact.built)}; no longer current`;
		case "not-in-history": return "digest not in the tag's history";
		case "one-platform": return `single platform of the tag's index${sourceText(fact)}`;
		case "missing": return fact.message ?? "missing";
		default: return fact?.built === void 0 ? `unknown (${fact?.cause ?? "not checked"})` : `${provedBuildText(fact.built)}; no tag history`;
	}
}
function notCurrentText({ notSince, currentSince, otherTag, compared, ...source }) {
	const since = [notSince ?? [], currentSince ?? []].flat().sort()[0];
	return `not current${since === void 0 ? "" : ` since ${formatReportDay(since)} or earlier${sourceText(source)}`}, and not proved to have been${otherTag === void 0 ? "" : `; the digest of ${otherTag.tag} now`}${hasSameImages({ compared }) ? `, but with ${sameImages}` : ""}`;
}
function firstSentence(detail) {
	return detail.split(/\. (?=[A-Z])/, 1)[0] ?? detail;
}
function provedBuildText({ gitTag, repository, at }) {
	return `built as ${gitTag}${repository === void 0 ? "" : ` of ${repository}`} on ${formatReportDay(at)}`;
}
function behindText({ behind = 0, supersededAt, compared, ...source }) {
	return `${isBound(source.basis) ? "at least " : ""}${plural(behind, "digest")} behind, since ${dayText(supersededAt, source.basis)}${sourceText(source)}${hasSameImages({ compared }) ? `, with ${sameImages}` : ""}`;
}
function sinceText(since, fact) {
	return `${dayText(since, fact.basis)}${sourceText(fact)}`;
}
function dayText(timestamp, basis) {
	return `${formatReportDay(timestamp)}${isBound(basis) ? " or earlier" : ""}`;
}
function referenceText(reference, asOf) {
	const ended = endOfLifeText(reference.fact, asOf);
	return ended === "" ? historyText(reference) : `${ended}; ${historyText(reference)}`;
}
function auditText(reference, asOf) {
	const { fact, waivedChecks: waived = [] } = reference;
	return [
		historyText(reference),
		ageText(fact, asOf),
		currentDigestText(fact),
		endOfLifeText(fact, asOf),
		announcedEndText(fact),
		waived.length === 0 ? "" : `waived: ${waived.join(", ")}`
	].filter((part) => part !== "").join("; ");
}
function ageText(fact, asOf) {
	const since = fact?.pinnedSince ?? fact?.currentSince;
	if (since === void 0) return "";
	const age = wholeDays((Date.parse(asOf) - Date.parse(since)) / 1e3);
	return age < 0 ? `dated ${formatReportDay(since)}` : `${plural(age, "day")} old`;
}
function currentDigestText(fact) {
	return [
		"superseded",
		"not-current",
		"unpinned",
		"one-platform"
	].includes(fact?.status ?? "") && fact?.currentDigest !== void 0 ? `now ${shortDigest(fact.currentDigest)}` : "";
}
function endOfLifeText(fact, asOf) {
	if (fact?.deprecated !== true) return "";
	const day = fact.endOfLife?.date;
	if (day === void 0) return "end-of-life";
	return `end-of-life ${Date.parse(day) > Date.parse(asOf) ? "on" : "since"} ${formatReportDay(day)}`;
}
function announcedEndText(fact) {
	if (fact?.deprecated !== false || fact.endOfLife === void 0) return "";
	const { date, grace } = fact.endOfLife;
	if (grace === void 0) return date === void 0 ? "" : `supported until ${date}`;
	return grace.until === void 0 ? "in its grace period" : `in its grace period until ${formatReportDay(grace.until)}`;
}
function noHistoryText(fact) {
	if (fact.basis !== "timestamps") return fact.ageUnknown === void 0 ? " (no tag history)" : " (no tag history, so its age is not known)";
	return `${isByDigestAge(fact) ? ", old enough by `digest-age: accepted`" : ""}${sourceText(fact)}`;
}
function sourceText({ basis, evidence }) {
	if (basis === "first-seen") return " (per ledger)";
	const judge = evidence?.find(({ silent }) => silent === void 0);
	if (judge === void 0 || basis === void 0 || basis === "present") return "";
	const since = judge.since === void 0 ? "" : ` since ${formatReportDay(judge.since)}`;
	return ` (by ${judge.source}${since}, read ${formatReportDay(judge.readAt)})`;
}
function daysText(seconds) {
	const days = wholeDays(seconds);
	return days < 1 ? "less than a day" : plural(days, "day");
}
function wholeDays(seconds) {
	return Math.floor((seconds ?? 0) / 86400);
}
function formatReportDay(timestamp) {
	return timestamp?.slice(0, 10) ?? "an unknown day";
}
export { urgentFirst as A, notableWaivers as C, shownText as D, savedText as E, sameImagesCount as F, seenRows as I, seenTitle as L, waiverStates as M, accountRows as N, statusLabels as O, accountText as P, moodTexts as S, sarifWithoutPlace as T, cardTexts as _, endOfLifeText as a, existingTexts as b, headline as c, sourceText as d, subjectOf as f, advisoryStatuses as g, verdictText as h, daysText as i, waiverScope as j, stepTexts as k, historyText as l, verdictMeaning as m, behindText as n, formatPlace as o, totalsText as p, dayText as r, formatReportDay as s, auditText as t, referenceText as u, deliveryTexts as v, sarifRefused as w, foreignCheck as x, existingLabel as y };
