import { Ct as smallest, T as imageName, _t as addToGroup, ct as shortDigest, nt as compareText, ot as plain, st as plural, tt as capitalized, xt as groupedBy, yt as compact } from "./reading-DT2Pr2dB.js";
import { d as totalsOf, u as sourcesLine } from "./coverage-BPHvwLV5.js";
import { At as severities, _ as cut, b as shortDigests, m as referenceName } from "./scan-DFDHd4Kl.js";
import { n as harms } from "./harm-Bco38zcJ.js";
import { a as imageSummaries, h as findingsOutside, i as withoutIndent, n as changesOf, o as isEndedByPin, s as isWaiting, t as changeOf, y as reportedPlaceKey } from "./change-CSk_ZWev.js";
import { t as newestEvent } from "./advisory-BsUDyRi4.js";
import { l as severityOf } from "./findings-BUuvkf3p.js";
import { C as notableWaivers, D as shownText, I as seenRows, L as seenTitle, M as waiverStates, O as statusLabels, S as moodTexts, _ as cardTexts, c as headline, d as sourceText, f as subjectOf, g as advisoryStatuses, i as daysText, j as waiverScope, k as stepTexts, l as historyText, m as verdictMeaning, n as behindText, o as formatPlace, r as dayText, s as formatReportDay, t as auditText, u as referenceText, x as foreignCheck, y as existingLabel } from "./format-BQsPXYkp.js";
import { t as signatureRows } from "./signatures-B6vibvdP.js";
import { i as wrapped, n as styles, r as terminalTable, t as painter } from "./columns-qy4O7SPN.js";
import { t as forecastSummary } from "./forecast-DI-Ibh-2.js";
// lib/output/view.js
const viewLimits = {
	annotations: 10,
	annotationErrors: 9,
	annotationBytes: 4096,
	summaryBytes: 6e4,
	commentBytes: 6e4,
	imageListBytes: 262144,
	sarifResults: 25e3,
	sarifGzipBytes: 1e7,
	terminalFindings: 1e3,
	terminalImages: 40
};
function viewOf(report) {
	const ordered = report.findings.toSorted(worstFirst);
	const findings = ordered.filter(({ waived }) => waived === void 0);
	const images = report.images ?? imageSummaries(report);
	const flagged = images.filter((image) => image.findings > 0);
	const totals = report.totals ?? totalsOf({
		...report,
		findings: ordered
	});
	return {
		images,
		flagged,
		clean: images.filter((image) => image.findings === 0),
		findings,
		otherCauses: byCause(findingsOutside(report.references, findings)),
		waived: ordered.filter(({ waived }) => waived !== void 0),
		pinned: report.edits.filter(({ before }) => before !== ""),
		recorded: report.edits.filter(({ before }) => before === ""),
		totals: {
			images: flagged.length,
			...totals
		}
	};
}
function byCause(findings) {
	const groups = new Map();
	for (const [index, one] of findings.entries()) {
		const { check, severity, message, introduced, testData, origin, file, fix } = one;
		addToGroup(groups, JSON.stringify([
			check,
			severity,
			message,
			introduced,
			testData,
			origin,
			file === void 0 || fix !== void 0 ? index : void 0
		]), one);
	}
	return [...groups.values()].flatMap(([first, second, ...more]) => {
		if (first === void 0 || second === void 0) return first ?? [];
		const many = more.length === 0 ? "" : ` and ${plural(more.length, "other place")}`;
		return {
			...first,
			message: `${first.message} (also at ${second.file}:${second.line}${many})`
		};
	});
}
function takeWithin(items, maxBytes, render) {
	const shown = [];
	let left = maxBytes;
	for (const item of items) {
		const text = render(item);
		left -= Buffer.byteLength(text);
		if (left < 0) break;
		shown.push(text);
	}
	return {
		shown,
		total: items.length
	};
}
function worstFirst(a, b) {
	return Number(a.introduced === false) - Number(b.introduced === false) || severities.indexOf(a.severity) - severities.indexOf(b.severity) || compareText(a.origin ?? "", b.origin ?? "") || Number(a.file === void 0) - Number(b.file === void 0) || compareText(a.file ?? "", b.file ?? "") || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0) || compareText(a.check, b.check);
}
// lib/output/words/advisories.js
function advisoriesOf({ advisories, findings }) {
	const about = new Map();
	for (const finding of findings) {
		if (finding.advisory === void 0) continue;
		const key = keyOf(finding.advisory, finding.artifact);
		addToGroup(about, key, finding);
	}
	return advisories.map((one) => rowOf(one, about.get(keyOf(one.advisoryId, one.artifactName)) ?? [])).sort((a, b) => Number(b.open) - Number(a.open) || severityRank(b) - severityRank(a) || compareText(a.id, b.id));
}
function keyOf(advisory, artifact) {
	return JSON.stringify([advisory, artifact]);
}
function rowOf(advisory, found) {
	const { advisoryId, uid, aliases = [], artifactName, severities = [], events = [], updateTime } = advisory;
	const risk = severityOf(severities);
	const { status = "unknown", fixedVersion, patchedVersions = [] } = newestEvent(events) ?? {};
	return {
		id: advisoryId === "" ? uid : advisoryId,
		aliases: aliases.filter((alias) => alias !== advisoryId),
		artifact: artifactName,
		...risk === void 0 ? {} : { risk },
		status: Object.hasOwn(advisoryStatuses, status) ? advisoryStatuses[status] ?? status : status,
		fixedIn: fixedVersion === void 0 ? patchedVersions : [fixedVersion],
		updated: updateTime,
		...outcomeOf(found)
	};
}
function outcomeOf(found) {
	const waived = found.filter((one) => one.waived !== void 0).length;
	const open = found.length - waived;
	const outcome = [open === 0 ? "" : plural(open, "finding"), waived === 0 ? "" : `${waived} waived`].filter((count) => count !== "").join(", ");
	return {
		open: open > 0,
		outcome: outcome === "" ? "no finding" : outcome
	};
}
function severityText(risk) {
	if (risk === void 0) return "unknown";
	const score = risk.score === void 0 ? "" : ` (CVSS ${risk.score})`;
	return `${risk.level}${score}${risk.orWorse ? " or worse" : ""}`;
}
const order = [
	"none",
	"low",
	"medium",
	"unknown",
	"high",
	"critical"
];
function severityRank({ risk }) {
	return order.indexOf(risk?.level ?? "unknown") * 100 + (risk?.score ?? 0);
}
// lib/output/words/image-card.js
function openChecks({ checks }) {
	return checks.filter(({ findings }) => findings > 0);
}
function placesInWords({ places, placesTotal = places.length, pins }) {
	const found = places.filter(({ checks }) => checks.length > 0);
	const good = places.filter(({ checks, waived }) => checks.length === 0 && waived === void 0);
	const statuses = new Map(pins.map(({ digest, status }) => [digest, status]));
	const known = new Set(good.map(({ digest }) => statuses.get(digest)));
	const [status] = known.size === 1 ? known : [];
	const pinned = status === "current" ? "current" : status === "superseded" ? "earlier" : void 0;
	const isWhole = placesTotal === places.length;
	const others = found.length === 0 || good.length === 0 || !isWhole ? "" : cardTexts.good(good.length, pinned);
	return {
		found,
		total: found.length < places.length ? found.length : placesTotal,
		others
	};
}
function countText({ check, findings }, { pins }) {
	if (check === "conflicting-pins") {
		const digests = digestsOf(pins);
		return digests < 2 ? "" : ` (${plural(digests, "digest")})`;
	}
	return findings === 1 ? "" : ` × ${findings}`;
}
function checksText(image, name = String, sign = String) {
	const { severity = "notice", waived } = image;
	return [...openChecks(image).map((one) => {
		return `${one.severity === severity ? "" : `${sign(one.severity)} `}${name(one.check)}${countText(one, image)}`;
	}), ...waived === 0 ? [] : [`${waived} waived`]].join(", ");
}
function wrongTexts(image) {
	const [worst] = openChecks(image);
	if (worst === void 0) return [];
	const lag = lagText(image);
	if (worst.check === "digest-not-in-history") return foreignTexts(worst, image);
	const isBehind = lag !== "" && openChecks(image).some(({ check }) => check === "stale-digest");
	if (worst.check === "stale-digest" && isBehind) return [lag];
	const isOpen = image.pins.some(({ cause }) => cause === "no-history");
	if (worst.check === "unpinned" && image.since === void 0 && !isOpen) return isBehind ? [lag] : [];
	const own = worst.check === "advisory" ? advisoryText(image) : ownText(worst, image);
	return isBehind ? [own, lag] : [own];
}
function foreignTexts(worst, image) {
	const { found, others } = placesInWords(image);
	const foreign = found.filter(({ checks }) => checks.includes(foreignCheck));
	const [first] = foreign;
	const own = ownText(worst, image).replace(/^Has never/, "The tag has never");
	if (first === void 0) return [own];
	const more = foreign.length === 1 ? "" : ` and ${plural(foreign.length - 1, "other place")}`;
	const text = `${formatPlace(first)}${more}: ${own.slice(0, 1).toLowerCase()}${own.slice(1)}`;
	return others === "" ? [text] : [text, others];
}
function lagText({ lagSeconds, behind = 0, since, pins }) {
	if (lagSeconds === void 0) return "";
	const lagging = pins.filter((pin) => pin.lagSeconds !== void 0);
	const upTo = lagging.length > 1 ? "Up to " : "";
	const [first] = lagging;
	const behindSince = behindText({
		...first,
		...compact({
			behind,
			supersededAt: since
		})
	});
	const text = `${daysText(lagSeconds)} and ${behindSince}`;
	return upTo === "" ? capitalized(text) : `${upTo}${text}`;
}
function ownText({ check, message }, { name, current, since, pins }) {
	if (check === "unpinned" && since !== void 0) return cardTexts.unpinned(dayText(since, current?.basis), sourceText(current ?? {}));
	if (check === "conflicting-pins") return cardTexts.conflicting(digestsOf(pins));
	const [first = ""] = (message.startsWith(`${name} `) ? message.slice(name.length + 1) : message).replace(/^\(no tag is written: [^)]{1,200}\) /, "").split(/(?<=\w|\))\. (?=[A-Z])/, 1);
	return capitalized(first);
}
function digestsOf(pins) {
	return pins.filter(({ digest, status }) => digest !== void 0 && status !== "not-in-history" && status !== "missing").length;
}
function advisoryText({ advisories, checks }) {
	const [worst, ...others] = advisories.filter(({ waived }) => waived === void 0);
	if (worst === void 0) return checks[0]?.message ?? "";
	const more = others.length === 0 ? "" : `, and ${plural(others.length, "more advisory")}`;
	return `${advisoryLine(worst)}${more}`;
}
function advisoryLine(advisory) {
	const { id, artifact } = advisory;
	return `${artifact === void 0 ? "" : `${artifact}: `}${id}, ${riskText(advisory)}`;
}
function riskText({ level, score, fixedIn = [] }) {
	const rating = level === void 0 ? void 0 : {
		level,
		...score === void 0 ? {} : { score }
	};
	const fix = fixedIn.length === 0 ? "no fix is known" : `fixed in ${fixedIn.join(", ")}`;
	return `severity ${severityText(rating)}, ${fix}`;
}
function stateText(image, report) {
	return [...new Set(pinTexts(image, report).map(({ text }) => text))].join("; ");
}
function pinTexts({ pins, current, deprecated, endOfLife }, { mode, asOf }) {
	const textOf = mode === "audit" ? auditText : referenceText;
	return pins.map((pin) => ({
		digest: pin.digest,
		text: textOf({
			kind: "image",
			fact: {
				...pin,
				...current,
				deprecated,
				endOfLife
			}
		}, asOf)
	}));
}
function actionPhrase(image, checks) {
	const { action } = image;
	switch (action?.do) {
		case void 0: return [];
		case "pin": return [
			"Pin ",
			{ code: action.to ?? "" },
			action.automatic === true ? "" : cardTexts.byHand
		];
		case "switch": return switchPhrase(image);
		case "update": return updatePhrase(image);
		default: return [openAdvice(image, checks)];
	}
}
function openAdvice(image, checks) {
	const check = openChecks(image)[0]?.check ?? "";
	if (image.pins.some(isWaiting) && isEndedByPin(check)) return stepTexts.waiting;
	return check === "unpinned" && image.current === void 0 ? stepTexts.blocked : adviceOf(check, checks);
}
function switchPhrase({ action, endOfLife }) {
	const { tag } = action ?? {};
	const [ended] = endOfLife?.releases?.ends ?? [];
	if (ended?.nearest !== void 0) return [
		"Switch from ",
		ended.name,
		" to ",
		{ code: ended.nearest },
		" or newer"
	];
	if (ended !== void 0) return [cardTexts.noRelease(ended.name)];
	if (tag === void 0) return [cardTexts.noSuccessor];
	const newest = endOfLife?.newest ?? tag;
	const far = newest === tag ? [] : [", or to the newest tag, ", { code: `:${newest}` }];
	return [
		"Switch to ",
		{ code: `:${tag}` },
		...far
	];
}
function updatePhrase({ advisories }) {
	const { artifact, fixedIn = [] } = advisories.find(({ fixedIn, waived }) => fixedIn !== void 0 && waived === void 0) ?? {};
	const [version] = fixedIn;
	if (artifact === void 0 || version === void 0) return [cardTexts.updateImage];
	return ["Use an image that has ", { code: `${artifact} ${version}` }];
}
function adviceOf(check, checks) {
	return checks.find(({ id }) => id === check)?.fix.split(/(?<=\.) /)[0] ?? "";
}
// lib/output/words/changes.js
const maxNamed = 3;
function changesText({ changes }) {
	if (changes === void 0) return "";
	const { counts, newlyForeign, newlyStale, since } = changes;
	return [
		`Since ${formatReportDay(since)}: ${counts.new} new, ${counts.fixed} fixed, ${counts.still} unchanged`,
		named(newlyForeign, "with a foreign digest"),
		named(newlyStale, "stale"),
		...comparisonNotes(counts)
	].filter((part) => part !== "").join(". ");
}
function named(images, how) {
	if (images.length === 0) return "";
	const more = images.length > maxNamed ? `, and ${images.length - maxNamed} more` : "";
	return `Newly ${how}: ${images.slice(0, maxNamed).map(({ image }) => image).join(", ")}${more}`;
}
function comparisonNotes({ first, unverified, uncompared, waived }) {
	return [
		[waived, "now accepted by a waiver"],
		[first, "in repositories that were not audited before"],
		[unverified, "gone from repositories that could not be verified this time, so they do not count as fixed"],
		[uncompared, "beyond what the earlier report lists, so they are neither new nor unchanged"]
	].filter(([number]) => number > 0).map(([number, text]) => `${plural(number, "finding")} ${text}`);
}
// lib/output/words/tone.js
function moodOf({ verdict }, { totals }) {
	if (verdict !== "pass" || totals.findings === 0) return verdict;
	const { error = 0, warning = 0 } = totals.bySeverity;
	return error + warning > 0 ? "attention" : "notice";
}
function attentionText(report, view) {
	const { totals } = view;
	if (totals.findings === 0) return report.verdict === "incomplete" ? moodTexts.unverified : moodTexts.allWell;
	const { images = 0, findings } = totals;
	const need = (count) => `${count === 1 ? "needs" : "need"} attention`;
	if (images === 0) return `${plural(findings, "finding")} ${need(findings)}${blockingText(report)}`;
	const all = findings === images ? "" : `, ${plural(findings, "finding")} in all`;
	return `${plural(images, "image")} ${need(images)}${all}${blockingText(report)}`;
}
function blockingText({ verdict, findings, settings }) {
	if (verdict !== "pass") return "";
	const failOn = settings.find(({ name }) => name === "fail-on")?.value ?? "";
	const rule = /^[a-z][a-z, -]*$/.test(failOn) ? `\`fail-on: ${failOn}\`` : "";
	const rules = [findings.some(({ introduced }) => introduced === false) ? "`new-only`" : "", rule].filter((text) => text !== "");
	return ` (nothing blocks${rules.length === 0 ? "" : `: ${rules.join(", ")}`})`;
}
// lib/output/next-steps.js
const maxPlaces$2 = 5;
const urgency = [
	foreignCheck,
	"pin",
	"missing-tag",
	"denied-by-policy",
	"deprecated-tag",
	"advisory"
];
const blocked = "blocked";
const waiting = "waiting ";
function stepsOf(report, view, checks) {
	const { findings } = view;
	if (report.repositories !== void 0) return repositorySteps(report, report.repositories, view);
	const groups = groupFindings(report, findings.filter(needsWork));
	const rank = (group) => urgency.includes(group) ? urgency.indexOf(group) : urgency.length;
	const worst = (found) => smallest(found.map(({ severity }) => severities.indexOf(severity)));
	const ordered = [...groups].map(([group, found]) => ({
		group,
		found,
		worst: worst(found),
		rank: rank(group)
	})).sort((a, b) => Number(b.group === "digest-not-in-history") - Number(a.group === "digest-not-in-history") || a.worst - b.worst || a.rank - b.rank || Number(a.group === blocked) - Number(b.group === blocked));
	const steps = [];
	for (const { group, found } of ordered) steps.push(stepFor(group, found, checks, view));
	if (report.incomplete.length === 0) return steps;
	const firstBlocked = ordered.findIndex(({ group }) => group === blocked);
	const afterForeign = Number(ordered[0]?.group === foreignCheck);
	const index = report.verdict === "incomplete" ? afterForeign : firstBlocked < 0 ? steps.length : firstBlocked;
	return steps.toSpliced(index, 0, investigateStep(report.incomplete));
}
function needsWork({ check, testData }) {
	return testData === void 0 && check !== "built-here";
}
function groupFindings({ references }, findings) {
	const unknown = new Set();
	const young = new Set();
	const current = new Set();
	for (const one of references) {
		if (one.fact === void 0) continue;
		if (isWaiting(one.fact)) young.add(reportedPlaceKey(one));
		else if (one.fact.status === "unknown") unknown.add(reportedPlaceKey(one));
		else if (one.fact.status === "current") current.add(reportedPlaceKey(one));
	}
	const inConflict = (one) => one.check === "conflicting-pins" && one.image !== void 0;
	const left = new Set(findings.filter((one) => inConflict(one) && changeOf(one) === void 0 && !current.has(reportedPlaceKey(one))).map(nameOf));
	const pinned = new Set(findings.filter((one) => changeOf(one) !== void 0).map(nameOf));
	const groupOf = (finding) => {
		if (changeOf(finding) !== void 0) return "pin";
		const name = nameOf(finding);
		if (inConflict(finding) && !left.has(name) && pinned.has(name)) return "pin";
		if (isEndedByPin(finding.check) && young.has(reportedPlaceKey(finding))) return waiting + finding.check;
		return finding.check === "unpinned" && unknown.has(reportedPlaceKey(finding)) ? blocked : finding.check;
	};
	return groupedBy(findings, groupOf);
}
function stepFor(group, findings, checks, view) {
	if (group === "pin") return pinStep(findings);
	const check = group === blocked ? "unpinned" : group.replace(waiting, "");
	const advice = group === blocked ? stepTexts.blocked : group === check ? adviceOf(check, checks) : stepTexts.waiting;
	const images = new Set(findings.flatMap((finding) => nameOf(finding) ?? [])).size;
	const places = findings.filter(({ file }) => file !== void 0).slice(0, maxPlaces$2);
	return {
		kind: "fix",
		count: findings.length,
		check,
		advice,
		findings,
		images,
		places: places.map((finding) => stepPlace(finding, view))
	};
}
function nameOf({ image }) {
	return image && imageName(image);
}
function stepPlace(finding, { images }) {
	const { origin, file, line, column, check } = finding;
	const name = nameOf(finding);
	const place = compact({
		origin,
		file,
		line,
		name
	});
	const image = check === "digest-not-in-history" ? images.find((one) => one.name === name) : void 0;
	const digest = image?.places.find((one) => one.file === file && one.line === line && one.column === column && one.origin === origin)?.digest;
	if (image === void 0 || digest === void 0) return place;
	return {
		...place,
		foreign: {
			digest,
			others: placesInWords(image).others
		}
	};
}
const harmTexts = {
	"foreign-digest": (count) => plural(count, "foreign digest"),
	"dead-tag": (count) => `${count} at the end of life or gone`,
	"fixable-advisory": (count) => plural(count, "advisory"),
	stale: (count) => `${count} stale`,
	unpinned: (count) => `${count} not pinned`,
	other: (count) => plural(count, "other finding"),
	none: () => ""
};
function repositorySteps({ incomplete }, repositories, view) {
	const foreign = new Map();
	for (const one of view.findings) if (one.check === "digest-not-in-history" && one.origin !== void 0 && !foreign.has(one.origin)) foreign.set(one.origin, one);
	const steps = repositories.filter(({ findings }) => findings > 0).map((one) => repositoryStep(one, foreign.get(one.origin), view));
	if (incomplete.length === 0) return steps;
	const first = repositories.filter(({ harm }) => harm?.["foreign-digest"] !== void 0).length;
	return steps.toSpliced(first, 0, investigateStep(incomplete));
}
const maxKinds = 3;
function repositoryStep(repository, foreign, view) {
	const { origin, findings: count, owners = [], harm: counts = {}, pinnable = 0 } = repository;
	const found = harms.filter((kind) => (counts[kind] ?? 0) > 0);
	const shown = found.slice(0, maxKinds);
	const left = found.slice(maxKinds).reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);
	const kinds = [...shown.map((kind) => harmTexts[kind](counts[kind] ?? 0)), ...left === 0 ? [] : [`${left} more`]];
	const since = repository.new === void 0 ? "" : `; ${repository.new} new, ${repository.fixed ?? 0} fixed since the last audit`;
	const places = foreign === void 0 ? [] : [stepPlace(foreign, view)];
	const advice = [...places.length === 0 ? [] : [stepTexts.blame], ...pinnable === 0 ? [] : [stepTexts.pinThere(pinnable)]].join(" ");
	return {
		kind: "repository",
		count,
		origin,
		owners,
		harm: `${kinds.join(", ") || plural(count, "finding")}${since}`,
		advice,
		places
	};
}
function pinStep(findings) {
	const changes = changesOf(findings);
	const checks = [...new Set(findings.map(({ check }) => check))];
	return {
		kind: "pin",
		count: changes.length,
		checks,
		changes
	};
}
const temporary = new Set([
	"unreachable",
	"timeout",
	"rate-limited",
	"server-error",
	"stopped"
]);
function investigateStep(incomplete) {
	const byCause = new Map();
	for (const { cause, message } of incomplete) {
		const known = byCause.get(cause);
		if (known === void 0) byCause.set(cause, {
			cause,
			count: 1,
			first: message
		});
		else known.count += 1;
	}
	const causes = [...byCause.values()].sort((a, b) => Number(temporary.has(a.cause)) - Number(temporary.has(b.cause)) || b.count - a.count);
	const { length: count } = incomplete;
	const passing = causes.filter(({ cause }) => temporary.has(cause)).length;
	return {
		kind: "investigate",
		count,
		causes,
		advice: passing === causes.length ? stepTexts.temporary(count) : passing === 0 ? stepTexts.permanent : stepTexts.mixed
	};
}
function sizeOf(step) {
	if (step.kind !== "fix") return plural(step.count, {
		pin: "line",
		investigate: "item",
		repository: "finding"
	}[step.kind]);
	return step.images === 0 ? plural(step.count, "place") : plural(step.images, "image");
}
// lib/output/terminal/images.js
const findingFolds = {
	maxUnfolded: 5,
	noun: ""
};
const maxBlocksPerKind = 3;
const maxRows = 40;
const maxRowsPerStatus = 8;
function foldedRows(images, row) {
	if (images.length <= maxRows) return images.map(row);
	const counts = new Map();
	const shown = images.filter((image) => {
		const status = statusText(image);
		const count = (counts.get(status) ?? 0) + 1;
		counts.set(status, count);
		return count <= maxRowsPerStatus;
	});
	const left = [...counts].filter(([, count]) => count > maxRowsPerStatus);
	return [...shown.map(row), ...left.map(([status, count]) => [
		`… and ${count - maxRowsPerStatus} more`,
		"",
		`${status} (the report lists all)`
	])];
}
function statusText({ pins: [pin] }) {
	const { status = "unknown", cause, built } = pin ?? {};
	const label = statusLabels[status].toLowerCase();
	if (built !== void 0) return "verified by its build";
	return status === "unknown" ? `${label} (${cause ?? "not checked"})` : label;
}
const cardFolds = {
	maxUnfolded: 5,
	noun: " images"
};
function foldedBlocks(items, kindOf, render, { maxUnfolded, noun } = findingFolds) {
	if (items.length <= maxUnfolded) return items.map(render);
	const lines = new Map();
	for (const [kind, similar] of groupedBy(items, kindOf)) {
		const shown = similar.length <= 4 ? similar : similar.slice(0, maxBlocksPerKind);
		for (const one of shown) lines.set(one, render(one));
		const last = shown.at(-1);
		const left = similar.length - shown.length;
		if (last !== void 0 && left > 0) lines.set(last, `${lines.get(last)}\n    … and ${left} more${noun} like these (${kind}); the JSON and HTML reports list all`);
	}
	return items.flatMap((item) => lines.get(item) ?? []);
}
const indent = "    ";
const maxPlaces$1 = 6;
const separator = ", ";
const maxAdvisories = 3;
function cardRenderer(report, look, paint, checks) {
	const lines = (text) => wrapped(plain(cut(text, viewLimits.annotationBytes)), (look.width ?? Number.POSITIVE_INFINITY) - 4);
	return (image) => {
		const { severity = "notice", name } = image;
		const title = [
			paint(styles[severity], severity),
			paint("bold", plain(shortDigests(cut(name, 400)))),
			paint("dim", existingLabel(image))
		];
		const text = [
			checksText(image),
			...knownTexts(image, report).map(shortDigests),
			...advisoryLines(image)
		].flatMap(lines);
		const action = todoTexts(image, checks).flatMap(lines).map((line) => paint("cyan", line));
		const places = placeLines(image, look);
		return [
			title.filter((part) => part !== "").join("  "),
			...[...text, ...action].map((line) => indent + line),
			...places
		].join("\n");
	};
}
function todoTexts(image, checks) {
	const todo = actionPhrase(image, checks).map((part) => typeof part === "string" ? part : part.code).join("");
	const { do: act, to, automatic } = image.action ?? {};
	if (act === "pin" && to !== void 0 && automatic !== true) return [`→ ${cardTexts.pinByHand}`, to];
	return todo === "" ? [] : [`→ ${shortDigests(todo)}`];
}
function knownTexts(image, report) {
	const wrong = wrongTexts(image);
	if (report.mode !== "audit") return wrong;
	const pins = pinTexts(image, report);
	const lines = pins.length < 2 ? pins.map(({ text }) => text) : pins.map(({ digest, text }) => digest === void 0 ? text : `${shortDigest(digest)}: ${text}`);
	const isSaid = (text) => pins.some((one) => one.text.includes(text));
	return [...wrong.filter((text) => !isSaid(text)), ...lines.filter((text) => text !== "")];
}
function advisoryLines({ advisories }) {
	return advisories.flatMap(({ url }) => url === void 0 ? [] : [url]).slice(0, maxAdvisories);
}
function placeLines(image, look) {
	const { found, total } = placesInWords(image);
	const shown = found.slice(0, maxPlaces$1);
	const left = total - shown.length;
	const more = left === 0 ? [] : [cardTexts.morePlaces(left)];
	const cells = [...shown.map((place) => ({
		text: linkedPlace(place, look),
		length: placeText(place).length
	})), ...more.map((text) => ({
		text,
		length: text.length
	}))];
	const width = look.width ?? 100;
	const lines = [];
	let room = 0;
	for (const { text, length } of cells) {
		room -= length + 2;
		if (room < 0 || lines.length === 0) {
			lines.push(`${indent}${text}`);
			room = width - 4 - length;
		} else lines.push(`${lines.pop() ?? ""}${separator}${text}`);
	}
	return lines;
}
function placeText({ origin, file, line, column }) {
	return origin === void 0 ? `${plain(file)}:${line}:${column}` : plain(formatPlace({
		origin,
		file,
		line
	}));
}
function linkedPlace(place, { link }) {
	const { origin, file, url } = place;
	const text = placeText(place);
	const target = origin === void 0 ? link?.(file) : link === void 0 ? void 0 : url;
	return target === void 0 ? text : `\u001b]8;;${plain(target)}\u001b\\${text}\u001b]8;;\u001b\\`;
}
// lib/output/terminal/index.js
function blockRenderer(look, paint) {
	const indented = (text) => wrapped(plain(cut(text, viewLimits.annotationBytes)), (look.width ?? Number.POSITIVE_INFINITY) - 4).map((line) => `    ${line}`).join("\n");
	const place = ({ origin, file, line, column }) => file === void 0 || origin !== void 0 ? plain(formatPlace({
		origin,
		file,
		line
	})) : linked(look, file, `${plain(file)}:${line}${column === void 0 ? "" : `:${column}`}`);
	const diff = (before, after) => {
		const lines = withoutIndent({
			before,
			after
		});
		return [...lines.before.map((line) => paint("red", `    - ${plain(line)}`)), ...lines.after.map((line) => paint("green", `    + ${plain(line)}`))].join("\n");
	};
	const head = (...parts) => parts.filter((part) => part !== "").join("  ");
	return {
		finding(finding) {
			const { severity, check, message } = finding;
			const change = changeOf(finding);
			const label = paint("dim", existingLabel(finding));
			const lines = [
				head(paint(styles[severity], severity), paint("bold", plain(check)), place(finding), label),
				indented(message),
				...change === void 0 ? [] : [diff(change.before, change.after)]
			];
			if (change !== void 0 && change.line !== finding.line) lines.splice(2, 0, `    fix at ${place({
				...change,
				column: void 0
			})}`);
			return lines.join("\n");
		},
		waived({ check, waived, ...at }) {
			const { reason = "", expires } = waived ?? {};
			const until = expires === void 0 ? "" : paint("dim", `until ${plain(formatReportDay(expires))}`);
			return `${head(paint("dim", "waived"), plain(check), place(at), until)}\n${indented(reason)}`;
		},
		waiver(waiver) {
			const { state, notice = "", file, line, column } = waiver;
			const title = paint(state === "expired" || state === "lapsed" ? "red" : "yellow", "waiver");
			const about = head(title, waiverStates[state], plain(cut(waiverScope(waiver), viewLimits.annotationBytes)));
			return `${head(about, place({
				file,
				line,
				column
			}))}\n${indented(notice)}`;
		},
		gap(gap) {
			const code = paint("dim", `[${plain(gap.cause)}]`);
			return `${head(paint("yellow", "not verified"), plain(shortDigests(subjectOf(gap))), code)}\n${indented(shortDigests(gap.message))}`;
		},
		edit({ file, line, before, after }) {
			const [title, old] = before === "" ? ["added to ledger", []] : ["pinned", [before]];
			return `${head(paint("green", title), place({
				file,
				line
			}))}\n${diff(old, [after])}`;
		}
	};
}
function linked({ link }, file, text) {
	return link === void 0 ? text : `\u001b]8;;${plain(link(file))}\u001b\\${text}\u001b]8;;\u001b\\`;
}
const maxSteps = 3;
const maxPlaces = 2;
const maxCauses = 3;
const maxSeen = 5;
function firstSteps(steps, { width }, paint) {
	if (steps.length === 0) return "";
	const room = (width ?? Number.POSITIVE_INFINITY) - 5;
	const lines = steps.slice(0, maxSteps).flatMap((step, index) => {
		const [head, ...more] = linesOf(step).map(plain);
		const [first = "", ...rest] = wrapped(head ?? "", room);
		const indented = [...rest, ...more.flatMap((line) => wrapped(line, room))];
		return [`  ${index + 1}. ${first}`, ...indented.map((line) => `     ${line}`)];
	});
	const left = steps.length - maxSteps;
	const others = left > 0 ? [`  … and ${plural(left, "more step")}. All findings are listed below.`] : [];
	return [
		paint("bold", "What to do first"),
		...lines,
		...others
	].join("\n");
}
function linesOf(step) {
	switch (step.kind) {
		case "pin": return [`Pin ${sizeOf(step)} (${step.checks.join(", ")}): ${stepTexts.pin(step.count)}`];
		case "fix": {
			const places = step.places.slice(0, maxPlaces).map(formatPlace);
			const more = step.count - places.length;
			const where = [...places, ...more > 0 && places.length > 0 ? [`${more} more`] : []].join(", ");
			const foreign = step.places.slice(0, maxPlaces).flatMap((one) => foreignText(one));
			return [`${step.check}, ${sizeOf(step)}${where === "" ? "" : ` (${where})`}: ${step.advice}`, ...foreign];
		}
		case "repository": return [`${[step.origin, ...step.owners.map((one) => `(${one})`)].join(" ")}: ${step.harm}. ${step.advice}`, ...step.places.flatMap((one) => foreignText(one))];
		case "investigate": {
			const causes = step.causes.slice(0, maxCauses).map(({ cause, count, first }) => {
				const many = step.causes.length > 1 ? `, ${count} of ${step.count}` : "";
				return `${shortDigests(first)} [${cause}]${many}`;
			});
			return [`${stepTexts.unverified(sizeOf(step))} ${step.advice}`, ...causes];
		}
	}
}
function foreignText({ name = "", foreign, ...at }) {
	if (foreign === void 0) return [];
	const others = foreign.others === "" ? "" : `. ${foreign.others}`;
	return [`${formatPlace(at)} pins ${shortDigests(name)} to ${shortDigests(foreign.digest)}, ${cardTexts.neverHad}${others}.`];
}
const maxTextBytes = 400;
function signatureTable(report, { width }) {
	const rows = signatureRows(report);
	const shown = rows.slice(0, viewLimits.terminalFindings);
	if (shown.length === 0) return "";
	const cell = (text) => plain(cut(text, maxTextBytes));
	const table = terminalTable([[
		"SIGNATURES",
		"DIGEST",
		""
	], ...shown.map(({ image, digest, text }) => [
		cell(image),
		cell(digest),
		cell(text)
	])], width);
	const left = shownText({
		shown,
		total: rows.length
	});
	return left === "" ? table : `${table}\n\n${left}`;
}
function terminalText(report, view, look, checks = []) {
	const paint = painter(look);
	const render = blockRenderer(look, paint);
	const card = cardRenderer(report, look, paint, checks);
	const { flagged, otherCauses, totals } = view;
	const isAudit = report.mode === "audit";
	const listed = isAudit ? flagged.slice(0, viewLimits.terminalImages) : flagged;
	const cards = isAudit ? listed.map(card) : foldedBlocks(flagged, kindOf, card, cardFolds);
	const waivers = notableWaivers(report).slice(0, viewLimits.terminalFindings);
	const gaps = report.incomplete;
	const edits = [...view.pinned, ...view.recorded];
	const folded = {
		others: foldedBlocks(otherCauses, ({ check }) => plain(check), render.finding),
		waived: foldedBlocks(view.waived, ({ check }) => `${plain(check)}, waived`, render.waived),
		gaps: foldedBlocks(gaps, ({ cause }) => plain(cause), render.gap),
		edits: foldedBlocks(edits, writtenWhere, render.edit)
	};
	const steps = stepsOf(report, view, checks);
	const sources = sourcesLine(report);
	const fitted = (text) => wrapped(text, look.width ?? Number.POSITIVE_INFINITY).join("\n");
	const style = styles[moodOf(report, view)];
	return [
		() => firstSteps(steps, look, paint),
		() => cards.join("\n"),
		() => rest(listed, flagged.length, "images that need attention"),
		() => folded.others.join("\n"),
		() => cleanTable(report, view, look),
		() => folded.waived.join("\n"),
		() => rest(view.waived, totals.waived, "waived findings"),
		() => advisoryTable(report, look),
		() => signatureTable(report, look),
		() => waivers.map(render.waiver).join("\n"),
		() => folded.gaps.join("\n"),
		() => rest(gaps, totals.unknown, "items that are not verified"),
		() => folded.edits.join("\n"),
		() => forecastSummary(report.forecasts ?? [], look),
		() => seenList(report),
		() => sources === "" ? "" : paint("dim", fitted(plain(sources))),
		() => report.references.length === 0 && report.verdict === "pass" ? verdictMeaning(report) : "",
		() => plain(changesText(report)),
		() => totals.findings === 0 ? "" : paint(["bold", style], fitted(attentionText(report, view))),
		() => paint(["bold", style], fitted(plain(headline(report, view))))
	].map((write) => write()).filter((part) => part !== "").join("\n\n");
}
function writtenWhere({ before }) {
	return before === "" ? "added to ledger" : "pinned";
}
function kindOf(image) {
	return openChecks(image).map(({ check }) => plain(check)).join(", ");
}
function rest(shown, total, noun) {
	const text = shownText({
		shown,
		total
	});
	return text === "" ? "" : text.replace(String(total), `${total} ${noun}`);
}
function cleanTable(report, { clean }, look) {
	const row = (image) => [
		placesOf(image),
		image.name,
		stateText(image, report)
	].map(short);
	const others = report.mode === "audit" ? report.references.filter(({ kind }) => kind !== "image") : [];
	const rows = others.slice(0, viewLimits.terminalImages).map((one) => [
		formatPlace(one),
		referenceName(one),
		historyText(one)
	].map(short));
	const table = terminalTable([...foldedRows(clean, row), ...rows], look.width, [0, 1]);
	const left = rest(rows, others.length, "references that are not verified");
	return left === "" ? table : `${table}\n\n${left}`;
}
function seenList(report) {
	const { shown, total } = seenRows(report);
	if (total === 0) return "";
	const some = shown.slice(0, maxSeen);
	const lines = some.map((one) => `  ${short(formatPlace(one))}  ${short(one.name)}`);
	const left = total - some.length;
	const more = left === 0 ? [] : [`  … and ${left} more, which are in the JSON report`];
	return [
		`${seenTitle}:`,
		...lines,
		...more
	].join("\n");
}
function placesOf({ places: [first], references }) {
	if (first === void 0) return "";
	const place = [first.origin, `${first.file}:${first.line}`].filter((part) => part !== void 0).join(" ");
	return references > 1 ? `${place} +${references - 1}` : place;
}
function advisoryTable(report, look) {
	const rows = advisoriesOf(report);
	const shown = rows.slice(0, viewLimits.terminalFindings);
	if (shown.length === 0) return "";
	const text = terminalTable([[
		"ADVISORY",
		"SEVERITY",
		"PACKAGE",
		"STATUS",
		"UPDATED",
		"FINDINGS"
	], ...shown.map(({ id, aliases, risk, artifact, status, fixedIn, updated, outcome }) => [
		short([id, ...aliases].join(" = ")),
		severityText(risk),
		short(artifact),
		short(fixedIn.length === 0 ? status : `${status} in ${fixedIn.join(", ")}`),
		short(formatReportDay(updated)),
		outcome
	])], look.width);
	const left = rest(shown, rows.length, "advisories");
	return left === "" ? text : `${text}\n\n${left}`;
}
function short(text) {
	return plain(cut(text, 400));
}
export { worstFirst as S, severityRank as _, moodOf as a, viewLimits as b, actionPhrase as c, openChecks as d, placesInWords as f, advisoriesOf as g, wrongTexts as h, attentionText as i, checksText as l, stateText as m, sizeOf as n, changesText as o, riskText as p, stepsOf as r, comparisonNotes as s, terminalText as t, countText as u, severityText as v, viewOf as x, takeWithin as y };
