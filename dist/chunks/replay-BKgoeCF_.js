import { n as checks } from "./checks-BcNqVPJL.js";
import { t as checkoutPolicy } from "./policy-sources-y5Wo0v9G.js";
import { L as diskFiles, j as printJson, l as describeChange } from "./scan-DFDHd4Kl.js";
import { t as inputNames } from "./names-C8DbdWME.js";
import { n as readReportFile, t as fileMistakes } from "./report-file-BfeLtCwk.js";
import { loadPolicy } from "./extends-DtTLROtE.js";
import { n as issueText } from "./issue-CyqyzpRD.js";
import { F as distinctByJson, T as imageName, w as originImage, x as whereIs, y as placeKey, yt as compact } from "./reading-DT2Pr2dB.js";
import { t as terminalText, x as viewOf } from "./terminal-D54zA5g1.js";
import { i as offFor, n as judgeInput, o as judge, r as ageLimitsFor } from "./apply-policy-BXY_jY8K.js";
import { a as nothingVerified, c as buildReplayReport, d as allCounting, g as notCompared, h as needsBase, i as isOfPolicy, m as isNewOnly, p as compareFindings, r as endQuestion, s as unreadEnds } from "./questions-C92dmBy6.js";
import { t as noPolicy } from "./policy-COMIQ2Ru.js";
import { C as parseFact, v as parsePolicies } from "./change-CSk_ZWev.js";
import { r as parseRecordedHistory } from "./history-DS0Tm7lZ.js";
import { o as parseSignatures } from "./signatures-B6vibvdP.js";
import { i as withInstants } from "./time-DT7UPenW.js";
import { c as latestOnlyFact, n as candidatesOf, o as isOpenPast, s as lagOf, t as allowedUpTo } from "./tag-policies-BxozSZdx.js";
import { O as orderRecords, o as historyNotInReport, t as historyOf } from "./history-BRS3b5Zl.js";
import { a as proveJoined, m as proveDigest, n as joinHistories, u as sourceReading } from "./joined-DbJl1xWx.js";
import { n as isBound } from "./fact-D1jIvt7l.js";
import { t as builtOf } from "./built-BZ018G6e.js";
import { i as signatureRulesFor, r as satisfies } from "./match-BY2LDOyJ.js";
import { t as readConfig } from "./read-BchwS-qt.js";
import { t as presets } from "./presets-CftpQPxC.js";
import path from "node:path";
// lib/report/parse.js
function placesOf({ references }, { places }) {
	return new Map([...references.flatMap(({ file, span, ...position }) => span === void 0 ? [] : [[placeKey({
		file,
		span
	}), positionIn(position)]]), ...places.map(({ file, start, end, ...position }) => [placeKey({
		file,
		span: {
			start,
			end
		}
	}), positionIn(position)])]);
}
function positionIn({ line, column, endLine, endColumn }) {
	return {
		line,
		column,
		endLine,
		endColumn
	};
}
function misplacedIssues({ packages = [], vulnerabilities, policy, inline, ledger }, occurrences, placed) {
	const lost = [
		...[
			...policy.waivers,
			...policy.removed,
			...policy.pending,
			...inline
		].flatMap((waiver) => [waiver.at, "inheritedAt" in waiver ? waiver.inheritedAt : void 0]),
		...packages.map(({ at }) => at),
		ledger?.at
	].find((place) => place !== void 0 && !placed.has(placeKey(place)));
	const noImage = [...packages, ...vulnerabilities].map(({ reference }) => reference).find((one) => one !== void 0 && occurrences[one]?.kind !== "image");
	return [...lost === void 0 ? [] : [`\`record.places\` has no place of ${lost.file} that is needed.`], ...noImage === void 0 ? [] : [`\`record\` names reference ${noImage}, which is not an image.`]];
}
function textsIn({ references, findings }, { marked }, placed) {
	const byPlace = new Map(references.flatMap((one) => one.span ? [[placeKey({
		file: one.file,
		span: one.span
	}), one]] : []));
	const fixes = new Map(findings.flatMap(({ file = "", line = 0, column = 0, fix }) => fix?.lines === void 0 ? [] : [[changeKey(file, line, column, fix), fix.lines]]));
	const marks = new Set(marked);
	return {
		isMarked: (file) => marks.has(file),
		locate: (place) => {
			const position = placed.get(placeKey(place));
			if (position === void 0) throw new Error(`no place of ${place.file} is recorded`);
			return position;
		},
		fix: (at, edit) => {
			const reference = byPlace.get(placeKey(at));
			const { text, place } = reference?.pin?.around ?? { text: reference?.raw ?? "" };
			const fix = describeChange(at, edit, text, () => place ?? positionIn(reference));
			const { line = 0, column = 0 } = reference ?? {};
			const lines = fixes.get(changeKey(at.file, line, column, fix));
			return lines === void 0 ? fix : {
				...fix,
				lines
			};
		}
	};
}
function changeKey(file, line, column, { expect, replacement }) {
	return JSON.stringify([
		file,
		line,
		column,
		expect,
		replacement
	]);
}
function parseReport(report) {
	const { record, references } = report;
	if (record === void 0) return { issues: ["The report has no `record`, so it cannot be replayed: an older version wrote it."] };
	const parsed = references.map((reference) => parseReference(reference, Date.parse(report.asOf)));
	const invalid = parsed.indexOf(void 0);
	if (invalid >= 0) return { issues: [`\`references[${invalid}]\` lacks a field that its kind or status requires.`] };
	const whole = parsed.filter((reference) => reference !== void 0);
	const occurrences = whole.map(([occurrence]) => occurrence);
	const placed = placesOf(report, record);
	const issues = misplacedIssues(record, occurrences, placed);
	if (issues.length > 0) return { issues };
	const ofImages = (says) => new Map(references.flatMap((reference, index) => {
		const [occurrence, said] = [occurrences[index], says(reference, index)];
		return occurrence?.kind === "image" && said !== void 0 ? [[occurrence, said]] : [];
	}));
	return {
		record,
		evidence: {
			occurrences,
			facts: ofImages((_, index) => whole[index]?.[1]),
			advisories: report.advisories,
			...compact({ packages: record.packages?.map((use) => parseUse(use, occurrences)) }),
			vulnerabilities: record.vulnerabilities.flatMap((match) => parseMatch(match, occurrences)),
			pullPolicies: ofImages(({ pullPolicies }) => pullPolicies && parsePolicies(pullPolicies)),
			signatures: ofImages(({ signatures }) => signatures && parseSignatures(signatures)),
			histories: (report.histories ?? []).map(parseRecordedHistory),
			...compact({ ledger: record.ledger })
		},
		policy: parseRecordedPolicy(record.policy),
		texts: textsIn(report, record, placed)
	};
}
function parseReference({ kind, file, raw, span, pin, noPlace = "", why, detail = "", fact, builtBy, testData, ...name }, at) {
	if (span === void 0) return void 0;
	const place = {
		at: {
			file,
			span
		},
		raw,
		...compact({ testData })
	};
	if (kind === "opaque") return why === void 0 ? void 0 : [{
		kind,
		...place,
		why,
		detail
	}];
	const { registry, repository, tag, digest } = name;
	const known = fact && parseFact(fact, at);
	if (registry === void 0 || repository === void 0) return void 0;
	const image = {
		registry,
		repository,
		...compact({
			tag,
			digest
		})
	};
	if (kind === "local") return builtBy === void 0 ? void 0 : [{
		kind,
		...place,
		image,
		builtBy
	}];
	if (known === void 0) return void 0;
	const writable = pin === void 0 ? {
		kind: "refused",
		why: noPlace
	} : {
		kind: "place",
		...compact({
			span: pin.span,
			lead: pin.lead,
			unset: pin.unset,
			also: pin.also
		}),
		...compact({
			isBare: pin.isBare,
			tail: pin.tail,
			text: pin.text
		})
	};
	return [{
		kind,
		...place,
		image,
		pin: writable
	}, known];
}
function imageAt(occurrences, index) {
	const occurrence = index === void 0 ? void 0 : occurrences[index];
	return occurrence?.kind === "image" ? {
		at: occurrence.at,
		image: occurrence.image
	} : void 0;
}
function parseUse({ reference, ...use }, occurrences) {
	return {
		...use,
		...imageAt(occurrences, reference)
	};
}
function parseMatch({ reference, ...match }, occurrences) {
	const at = imageAt(occurrences, reference);
	return at === void 0 ? [] : [{
		...match,
		...at
	}];
}
function parseRecordedPolicy(recorded) {
	const { checks, overrides, waivers, removed, pending, advisories, signatures = [], proof = [] } = recorded;
	return {
		...noPolicy,
		checks: new Map(Object.entries(checks)),
		overrides: overrides.map(({ checks: levels, ...rest }) => ({
			...rest,
			checks: new Map(Object.entries(levels))
		})),
		waivers: waivers.map(parseWaiver),
		removed: removed.map(parseWaiver),
		pending: pending.map(parseWaiver),
		advisories,
		signatures,
		proof
	};
}
function parseWaiver(waiver) {
	return withInstants(waiver, "expires", "acknowledged");
}
// lib/resolve/reprove.js
function recordedHistories(histories, now) {
	const byName = new Map(histories.map((history) => [imageName(history), history]));
	const ready = new Map();
	return (name) => {
		const history = byName.get(name);
		const found = ready.get(name) ?? (history && recordedHistory(history, now));
		if (found !== void 0) ready.set(name, found);
		return found;
	};
}
function recordedHistory({ intervals, known, evidence }, now) {
	const records = orderRecords(intervals.map(({ since, digest }) => ({
		at: since,
		digest
	})));
	const recorded = historyOf(records, known);
	if (evidence === void 0) return { known: recorded };
	const current = intervals.at(-1)?.digest;
	if (current === void 0) return {
		known: recorded,
		source: "nothing"
	};
	const { source: title, strength, readAt } = evidence;
	const reading = sourceReading({
		id: "",
		title,
		strength
	}, {
		readAt,
		records,
		...compact({ known })
	}, current, now);
	return {
		known: recorded,
		source: joinHistories([reading], current, now)
	};
}
function proveAgain(image, origin, fact, find, view, policies) {
	if (fact.status === "missing") return fact;
	if (fact.status === "unknown" && fact.cause !== "history-incomplete") return fact;
	const recoveredTag = fact.status === "unknown" ? void 0 : fact.recoveredTag;
	const history = find(imageName({
		...origin,
		tag: origin.tag ?? recoveredTag ?? "latest"
	}));
	const again = fact.status !== "unknown" && (fact.basis === "present" || fact.status === "not-current") ? presentAgain(image, fact, view) : pastAgain(image, fact, history, view, policies);
	if (again.status === "missing") return again;
	const { endOfLife, endUnread } = fact;
	const kept = compact({
		endOfLife,
		endUnread
	});
	return again.status === "unknown" ? {
		...again,
		...kept
	} : {
		...again,
		...kept,
		...compact({ recoveredTag }),
		...comparedStill(fact, again)
	};
}
function comparedStill(fact, again) {
	if (fact.status !== "superseded" || again.status !== "superseded") return {};
	return fact.supersededAt === again.supersededAt && fact.currentDigest === again.currentDigest && fact.compared?.unsettled === void 0 ? compact({ compared: fact.compared }) : {};
}
function presentAgain(image, fact, view) {
	const tag = {
		image,
		current: fact.currentDigest,
		hasLedger: false
	};
	const again = latestOnlyFact(tag, fact.status === "one-platform", view);
	if (again.status === fact.status && lacksAge(again) === lacksAge(fact)) return fact;
	if (again.status !== "not-current" || fact.status !== "not-current") return again;
	const { noTarget: _recorded, ...known } = fact;
	return {
		...known,
		...compact({ noTarget: again.noTarget })
	};
}
function pastAgain(image, fact, history, view, policies) {
	const isFirstSeen = fact.status !== "unknown" && fact.basis === "first-seen";
	if (history === void 0 || isFirstSeen) return notInReport;
	const { known, source } = history;
	if (source !== void 0) return boundedAs(fact, proveAgainBySource(image, source, view));
	const at = allowedView(known, view, policies);
	const proved = proveDigest(image.digest, known, at);
	if (proved.status === "missing") return proved;
	const { evidence } = fact;
	const read = {
		...proved,
		...compact({ evidence })
	};
	if (read.status !== "not-in-history") return read;
	if (fact.status === "one-platform") {
		const { lag: _recordedLag, ...platform } = fact;
		const { currentDigest, currentSince } = read;
		return {
			...platform,
			currentDigest,
			...compact({ currentSince }),
			...lagOf(fact.indexDigest, known, at)
		};
	}
	return fact.status === "not-in-history" ? {
		...read,
		records: fact.records
	} : read;
}
function lacksAge(fact) {
	return "noTarget" in fact && fact.noTarget !== void 0 || "ageUnknown" in fact && fact.ageUnknown !== void 0;
}
function proveAgainBySource({ digest }, joint, view) {
	if (joint === "nothing") return notInReport;
	const fact = proveJoined(digest, joint, view);
	return fact.status === "unknown" ? {
		...notInReport,
		currentDigest: joint.current
	} : fact;
}
const notInReport = {
	status: "unknown",
	cause: "history-incomplete",
	message: historyNotInReport
};
function boundedAs(recorded, again) {
	if (!("basis" in recorded && "basis" in again) || !isBound(recorded.basis)) return again;
	return again.basis === "windowed" ? {
		...again,
		basis: recorded.basis
	} : again;
}
function allowedView(known, view, policies) {
	if (policies === void 0) return view;
	const newest = allowedUpTo(candidatesOf(known, view), [...policies.newest, ...policies.others]);
	return newest === void 0 ? view : {
		...view,
		allowedUpTo: newest
	};
}
// lib/replay/index.js
function signaturesUnder(evidence, rules, mirrors) {
	const gaps = [];
	const signatures = new Map(evidence.signatures);
	for (const one of evidence.occurrences) {
		if (one.kind !== "image") continue;
		const mirrored = originImage(one.image, mirrors);
		const own = signatureRulesFor(rules, one.image, mirrored === one.image ? void 0 : mirrored);
		const found = signatures.get(one);
		if (found !== void 0) {
			const { built: _, ...rest } = found;
			const built = builtOf(one.image, found, own);
			signatures.set(one, built === void 0 ? rest : {
				...rest,
				built
			});
		}
		const hasDigest = one.image.digest !== void 0 || evidence.facts.get(one)?.status === "unpinned";
		const isOpen = found === void 0 ? hasDigest : !found.complete && !satisfies(own, found);
		if (own.length === 0 || !isOpen) continue;
		gaps.push({
			cause: "unverifiable-signature",
			subject: imageName(one.image),
			message: "The policy requires a signature, and the report does not record all signatures of this image"
		});
	}
	return {
		evidence: {
			...evidence,
			signatures
		},
		gaps: distinctByJson(gaps)
	};
}
function replay(report, { before, now: settings, settings: shown, policy: other }) {
	const parsed = parseReport(report);
	if ("issues" in parsed) return parsed;
	const { record } = parsed;
	const policy = other ?? parsed.policy;
	const now = Date.parse(report.startedAt);
	const newOnly = isNewOnly(settings, record.base !== void 0);
	const recordedGaps = report.incomplete.map(({ existing, ...gap }) => newOnly ? {
		...gap,
		...compact({ existing })
	} : gap);
	const ownGaps = recordedGaps.slice(0, record.examined);
	const proved = proveFacts(parsed, {
		before,
		settings,
		policy,
		now
	}, ownGaps);
	const signed = signaturesUnder(proved.evidence, policy.signatures, record.mirrors);
	const notSigned = other === void 0 ? [] : signed.gaps;
	const known = [
		...proved.gaps,
		...endsNotRecorded(before, settings, report),
		...notSigned
	];
	const { evidence } = signed;
	const gaps = other === void 0 ? known : underPolicy(known, evidence, other);
	const judged = judgeInput(evidence, policy, settings, {
		now,
		complete: gaps.length === 0,
		inline: record.inline,
		failOn: settings.failOn
	});
	const compared = compareWithRecord(judged.findings, parsed, newOnly);
	const { waiverStates } = judged;
	const nothing = !(other !== void 0 && gaps.length === 0) ? [] : nothingVerified(evidence.occurrences, judged.findings);
	const own = [...gaps, ...nothing];
	const unmatched = judged.gaps.filter(({ message }) => !gaps.some((gap) => gap.message === message));
	const asOf = settings.asOf ?? now;
	const asked = other && endQuestion(offFor(other));
	const input = {
		evidence,
		waiverStates,
		examined: own.length,
		policy,
		asOf,
		settings: shown,
		...compact({ asked })
	};
	const { findings } = compared;
	const everyGap = [
		...own,
		...unmatched,
		...compared.gaps,
		...recordedGaps.slice(record.examined)
	];
	const { verdict, exitCode } = judge(findings, everyGap, settings);
	return {
		report: buildReplayReport(report, parsed, input, {
			verdict,
			findings,
			gaps: everyGap
		}),
		exitCode
	};
}
function proveFacts({ evidence, policy: recorded, record }, { before, settings, policy, now }, gaps) {
	const limitsBefore = ageLimitsFor(recorded.overrides, before);
	const limits = ageLimitsFor(policy.overrides, settings);
	const histories = recordedHistories(evidence.histories, now);
	const facts = new Map();
	const provedNames = new Set();
	const newGaps = [];
	for (const [occurrence, fact] of evidence.facts) {
		const { minAgeMs } = limits(occurrence);
		if (settings.asOf === before.asOf && minAgeMs === limitsBefore(occurrence).minAgeMs) {
			facts.set(occurrence, fact);
			continue;
		}
		const { image } = occurrence;
		const view = {
			now,
			minAgeMs,
			...compact({ asOf: settings.asOf })
		};
		const policies = evidence.pullPolicies?.get(occurrence);
		const proved = proveAgain(image, originImage(image, record.mirrors), fact, histories, view, policies);
		facts.set(occurrence, proved);
		provedNames.add(imageName(image));
		if (proved.status === "unknown" && proved.cause === "history-incomplete" || image.digest !== void 0 && isOpenPast(proved, view)) newGaps.push({
			cause: proved.cause,
			subject: imageName(image),
			message: proved.message
		});
	}
	const left = gaps.filter(({ cause, subject }) => cause !== "history-incomplete" || !provedNames.has(subject));
	return {
		evidence: {
			...evidence,
			facts
		},
		gaps: distinctByJson([...left, ...newGaps])
	};
}
function endsNotRecorded(before, now, { references }) {
	if (before.eolWarningMs > 0 || now.eolWarningMs === 0 || references.every(({ fact }) => fact?.deprecated !== false)) return [];
	return [{
		cause: "no-history",
		subject: "end of life",
		message: "The report does not record when the tags that are still supported reach their end of life"
	}];
}
function underPolicy(gaps, evidence, policy) {
	const left = gaps.filter((gap) => gap.cause !== "policy-unread" && !isOfPolicy(gap));
	return [
		...policy.unread,
		...unreadEnds(evidence, policy, "terminal").gaps,
		...left
	];
}
function compareWithRecord(findings, { record: { base }, evidence: { occurrences } }, newOnly) {
	if (!(needsBase(findings, newOnly) || newOnly && base !== void 0) || base === "none" || base === void 0 && !newOnly) return {
		findings: notCompared(findings, void 0),
		gaps: []
	};
	const compared = base === void 0 || base === "unknown" ? notCompared(findings, "unknown") : compareFindings(findings, occurrences, base);
	const isOpen = base !== "unknown" && compared.some(({ introduced }) => introduced === "unknown");
	return {
		findings: newOnly ? compared : allCounting(compared),
		gaps: isOpen ? [{
			cause: "no-history",
			subject: "base commit",
			message: "The report does not record of every finding whether the change introduces it"
		}] : []
	};
}
// lib/replay/settings.js
const decisive = [
	"mode",
	"max-age",
	"min-age",
	"eol-warning",
	"as-of",
	"fail-on",
	"on-incomplete",
	"new-only"
];
function isByRun({ name, value, from }) {
	return from === "default" && (name === "as-of" || name === "new-only" && value === "true");
}
function replaySettings({ settings: recorded }, flags, policy) {
	const recordedSettings = new Map(recorded.filter((one) => !isByRun(one)).map((one) => [one.name, one]));
	const before = readDecisive((name) => recordedSettings.get(name)?.value, noPolicy);
	const kept = (name) => {
		const one = recordedSettings.get(name);
		return policy === void 0 || name === "mode" || one?.from === "input" ? one?.value : void 0;
	};
	const read = readDecisive((name) => flags.get(name) ?? kept(name), policy ?? noPolicy);
	if ("issues" in before) return { issues: before.issues.map((one) => `In the report's settings: ${one}`) };
	if ("issues" in read) return read;
	const now = read.config;
	return {
		before: before.config,
		now,
		settings: shownSettings(recorded, now, flags, policy),
		...compact({ policy })
	};
}
function readDecisive(get, policy) {
	const settings = new Map([...policy.settings].filter(([name]) => decisive.includes(name)));
	const known = {
		presets,
		checks: checks.map(({ id }) => id)
	};
	const only = {
		...policy,
		settings,
		registries: new Map()
	};
	return readConfig((name) => decisive.includes(name) ? get(name) : void 0, known, only);
}
function shownSettings(recorded, { settings }, flags, policy) {
	const before = new Map(recorded.map((one) => [one.name, one]));
	const changed = settings.filter(({ name, from }) => decisive.includes(name) || typeof from === "object").map(({ name, value, from }) => {
		const known = before.get(name);
		const same = !flags.has(name) && known?.value === value && (policy === void 0 || from === "input");
		const origin = typeof from === "string" ? from : whereIs(from, policy?.sources ?? []);
		return [name, same ? known : {
			name,
			value,
			from: origin
		}];
	});
	const byName = new Map(changed);
	const left = recorded.filter(({ name }) => policy === void 0 || !/^(?:checks\.|advisories\.|overrides\[)/.test(name));
	return [...left.map((one) => byName.get(one.name) ?? one), ...[...byName.values()].filter(({ name }) => left.every((one) => one.name !== name))];
}
// lib/cli/commands/replay.js
async function replayReport(context) {
	const { invocation, out, colour, width } = context;
	const { operands, flags, json } = invocation;
	const wrong = (issues) => fileMistakes(context, issues);
	const file = operands[0];
	if (file === void 0) return wrong(["`replay` requires REPORT, the JSON report of an earlier run (`--report`)."]);
	const read = await readReportFile(file);
	const policy = await policyOf(flags.get("config"));
	const issues = [read, policy].flatMap((one) => "issues" in one ? one.issues : []);
	if ("issues" in read || "issues" in policy) return wrong(issues);
	const options = replaySettings(read.report, flags, policy.policy);
	if ("issues" in options) return wrong(options.issues);
	const outcome = replay(read.report, options);
	if ("issues" in outcome) return wrong(outcome.issues.map((one) => `${file}: ${one}`));
	const { report, exitCode } = outcome;
	const format = {
		colour,
		...compact({ width })
	};
	if (json) await printJson(context, report);
	else out(terminalText(report, viewOf(report), format, checks));
	return exitCode;
}
async function policyOf(file) {
	if (file === void 0) return {};
	const [root, inside] = path.isAbsolute(file) ? [path.dirname(file), path.basename(file)] : [".", file];
	const loaded = await loadPolicy({
		path: inside,
		required: true,
		read: checkoutPolicy(diskFiles(root, void 0)),
		remote: async ({ owner, repository, path: there, ref }) => {
			return { unknown: {
				cause: "policy-unread",
				subject: `${owner}/${repository}/${there}@${ref}`,
				message: "The policy cannot be read: a replay makes no requests"
			} };
		},
		names: inputNames
	});
	return "issues" in loaded ? { issues: loaded.issues.map(issueText) } : loaded;
}
export { replayReport };
