import { At as severities, _t as isSignInCause } from "./scan-DFDHd4Kl.js";
import { T as imageName, Y as formatDay, _t as addToGroup, bt as countWhile, mt as startOfGlob, pt as pathMatcher, q as dayMs, st as plural, wt as withFields, yt as compact } from "./reading-DT2Pr2dB.js";
import { a as unusedDraft, d as expiredWaiver, g as leveled, i as findingsOf, m as byPlace, o as unusedWaiver, u as expiredDraft, v as subjectKey } from "./checks-BcNqVPJL.js";
import { a as nameMatcher, n as imageMatcher, o as withCanonicalRegistry, r as imageSpellings } from "./name-glob-DKAgGtQd.js";
// lib/checks/verdict.js
function judge(findings, gaps, { failOn, onIncomplete }) {
	return verdictFrom(anyFails(findings, failOn), gaps, onIncomplete);
}
function verdictFrom(failed, gaps, onIncomplete) {
	const causes = new Set(gaps.map(({ cause }) => cause));
	if (causes.has("stopped")) return {
		verdict: "incomplete",
		exitCode: 3
	};
	const counting = gaps.filter(({ existing }) => onIncomplete === "strict" || existing !== true);
	const signInFailed = onIncomplete !== "warn" && counting.some(({ cause }) => isSignInCause(cause));
	const isConclusive = !causes.has("policy-unread") && !causes.has("clock");
	if (failed && isConclusive && !signInFailed) return {
		verdict: "fail",
		exitCode: 1
	};
	if (gaps.length === 0) return {
		verdict: "pass",
		exitCode: 0
	};
	return {
		verdict: "incomplete",
		exitCode: counting.length > 0 && onIncomplete !== "warn" ? 3 : 0
	};
}
function anyFails(findings, failOn) {
	return findings.some((finding) => fails(finding, failOn));
}
function fails({ check, severity, waived, introduced = true, testData }, failOn) {
	if (failOn === "none" || waived !== void 0 || introduced !== true) return false;
	if (typeof failOn !== "string") return failOn.includes(check) && testData === void 0;
	return severities.indexOf(severity) <= severities.indexOf(failOn);
}
// lib/checks/waivers/selector-index.js
const stepsPerEntry = 128;
function selectorIndex(entries, selectedBy, work = { steps: 0 }) {
	const selected = entries.map(selectedBy);
	const choices = selected.map(choicesOf);
	const uses = new Map();
	for (const key of choices.flat(2)) uses.set(key, (uses.get(key) ?? 0) + 1);
	const usesOf = (keys) => keys.reduce((sum, key) => sum + (uses.get(key) ?? 0), 0);
	const byKey = new Map();
	for (const [position, [first = [], ...others]] of choices.entries()) {
		const rarest = others.reduce((best, one) => usesOf(one) < usesOf(best) ? one : best, first);
		for (const key of rarest) addToGroup(byKey, key, position);
	}
	const startsIn = startsAmong([...byKey.keys()]);
	const lineOf = linesIn(selected.flatMap(({ line }) => line ?? []));
	return ({ check, at, about }) => {
		const { image, artifact, advisory } = about ?? {};
		const line = at && lineOf(at);
		const keys = [
			"anything",
			`check ${check}`,
			...at === void 0 ? [] : [`file ${at.file}`, ...startsIn("files", `${at.file}/`)],
			...line === void 0 ? [] : [`line ${check} ${line}`],
			...(image === void 0 ? [] : imageSpellings(image)).flatMap((name) => [`image ${name}`, ...startsIn("images", name)]),
			...artifact === void 0 ? [] : [`artifact ${artifact}`],
			...(advisory === void 0 ? [] : [advisory.id, ...advisory.aliases]).map(advisoryKey)
		];
		const lists = keys.flatMap((key) => [byKey.get(key) ?? []]).filter((list) => list.length > 0);
		const found = lists.length === 1 ? lists[0] ?? [] : [...new Set(lists.flat())].sort((a, b) => a - b);
		work.steps += keys.length + stepsPerEntry * found.length;
		return found.flatMap((position) => entries[position] ?? []);
	};
}
function choicesOf(selected) {
	const { check, image, images = image === void 0 ? void 0 : [image] } = selected;
	const { paths, artifact, advisory, line } = selected;
	return [
		...line === void 0 ? [] : [[`line ${check} ${lineKey(line.file, line.span.start)}`]],
		...advisory === void 0 ? [] : [[advisoryKey(advisory)]],
		...paths === void 0 ? [] : [paths.map((glob) => globKey("file", glob))],
		...images === void 0 ? [] : [images.map((glob) => globKey("image", withCanonicalRegistry(glob)))],
		...artifact === void 0 ? [] : [[`artifact ${artifact}`]],
		[check === void 0 ? "anything" : `check ${check}`]
	];
}
function advisoryKey(id) {
	return `advisory ${id.toLowerCase()}`;
}
function globKey(kind, glob) {
	const start = startOfGlob(glob);
	return start === glob ? `${kind} ${glob}` : `${kind}s ${start}`;
}
function startsAmong(keys) {
	const lengths = {
		files: new Set(),
		images: new Set()
	};
	for (const key of keys) for (const kind of ["files", "images"]) if (key.startsWith(`${kind} `)) lengths[kind].add(key.length - kind.length - 1);
	return (kind, text) => [...lengths[kind]].flatMap((length) => length <= text.length ? [`${kind} ${text.slice(0, length)}`] : []);
}
function linesIn(lines) {
	const byFile = new Map();
	for (const { file, span } of lines) {
		const starts = byFile.get(file);
		if (starts === void 0) byFile.set(file, new Set([span.start]));
		else starts.add(span.start);
	}
	const sorted = new Map([...byFile].map(([file, starts]) => [file, [...starts].sort((a, b) => a - b)]));
	return ({ file, span }) => {
		const starts = sorted.get(file) ?? [];
		const start = starts[countWhile(starts, (one) => one <= span.start) - 1];
		return start === void 0 ? void 0 : lineKey(file, start);
	};
}
function lineKey(file, start) {
	return `${start} ${file}`;
}
// lib/checks/waivers/waivers.js
function waiverIndex(entries, work) {
	const selectedBy = ({ waiver }) => "covers" in waiver ? {
		check: waiver.check,
		line: waiver.covers
	} : waiver;
	return selectorIndex(entries, selectedBy, work);
}
var PolicyWaiver = class {
	waiver;
	matched = 0;
	lapsed;
	expiredAt;
	matches;
	constructor(waiver, now, work) {
		this.waiver = waiver;
		const { expires } = waiver;
		this.expiredAt = expires !== void 0 && now > expires ? expires : void 0;
		this.matches = selectorMatcher(waiver, work);
	}
	decide(finding) {
		const { acknowledged } = this.waiver;
		if (!this.matches(finding)) return void 0;
		if (acknowledged !== void 0 && finding.about?.advisory === void 0) return void 0;
		this.matched += 1;
		if (this.expiredAt !== void 0) return { lapsed: `A waiver for it expired on ${formatDay(this.expiredAt)}` };
		const changed = changedSince(acknowledged, finding);
		if (changed === void 0) return { waived: waivedBy(this.waiver) };
		this.lapsed = changed;
		return { lapsed: changed };
	}
};
var InlineWaiverEntry = class {
	waiver;
	matched = 0;
	lapsed = void 0;
	expiredAt = void 0;
	constructor(waiver) {
		this.waiver = waiver;
	}
	decide({ check, at, about }) {
		const { file, span } = this.waiver.covers;
		if (check !== this.waiver.check || at?.file !== file) return void 0;
		if (at.span.start < span.start || at.span.start >= span.end) return void 0;
		this.matched += 1;
		const { reason, pending } = this.waiver;
		if (pending) return { lapsed: pendingSentence(file, about?.image) };
		return { waived: {
			at: this.waiver.at,
			reason
		} };
	}
};
function pendingSentence(file, image) {
	return `This change adds the inline waiver, which takes effect after the merge: the base has none for ${image === void 0 ? "it" : `\`${imageName(image)}\``} in \`${file}\`, and one for another image, tag or file does not move. Fix the finding, or merge the waiver first`;
}
function changedSince(acknowledged, { about }) {
	if (acknowledged === void 0) return void 0;
	const updatedAt = about?.advisory?.updatedAt;
	const seen = formatDay(acknowledged);
	if (updatedAt === void 0) return `Its waiver does not apply: it acknowledges the update of ${seen}, and the platform does not say when the advisory was last updated`;
	if (updatedAt <= acknowledged) return void 0;
	return `Its waiver has lapsed: the advisory was updated on ${formatDay(updatedAt)}, after the update of ${seen} that the waiver acknowledges`;
}
function waivedBy({ at, reason, owner, expires }) {
	return {
		at,
		reason,
		...compact({
			owner,
			expires
		})
	};
}
function selectorMatcher({ check, image, tag, paths, artifact, advisory }, work) {
	const given = [
		check === void 0 ? void 0 : (finding) => finding.check === check,
		image === void 0 ? void 0 : ofImages([image], work),
		tag === void 0 ? void 0 : withTag(tag, work),
		paths === void 0 ? void 0 : inPaths(paths, work),
		artifact === void 0 ? void 0 : ({ about }) => about?.artifact === artifact,
		advisory === void 0 ? void 0 : ({ about }) => advisoryMatches(advisory, about?.advisory)
	].filter((test) => test !== void 0);
	return (finding) => given.length > 0 && given.every((test) => test(finding));
}
function inPaths(globs, work) {
	const matches = pathMatcher(globs, work);
	return ({ at }) => at !== void 0 && matches(at.file);
}
function ofImages(globs, work) {
	const matches = imageMatcher(globs, work);
	return ({ about }) => matches(about?.image);
}
function withTag(glob, work) {
	const matches = nameMatcher(glob, work);
	return ({ about }) => about?.image?.tag !== void 0 && matches(about.image.tag);
}
function advisoryMatches(wanted, advisory) {
	if (advisory === void 0) return false;
	const same = (id) => id.toLowerCase() === wanted.toLowerCase();
	return same(advisory.id) || advisory.aliases.some(same);
}
// lib/checks/waivers/overrides.js
function severityRater({ checks, overrides }, work) {
	const applying = overridesIn(overrides, work);
	return (finding) => {
		const own = applying(finding).flatMap((override) => {
			const level = override.checks.get(finding.check);
			return level === void 0 ? [] : [{
				level,
				isByPath: override.paths !== void 0
			}];
		});
		const set = own.at(-1)?.level ?? checks.get(finding.check);
		const { elsewhere: _, ...always } = finding;
		const level = set ?? finding.severity;
		return leveled(set === void 0 ? finding : always, level, own.some(({ isByPath }) => isByPath));
	};
}
function offFor(policy) {
	const rate = severityRater(policy);
	return (check, { at, image }) => rate({
		check,
		severity: "notice",
		message: "",
		at,
		about: { image }
	}).length === 0;
}
function overridesIn(overrides, work) {
	const possible = selectorIndex(overrides.map((override) => ({
		override,
		inFiles: override.paths && inPaths(override.paths, work),
		ofThese: override.images && ofImages(override.images, work)
	})), ({ override: { paths, images } }) => compact({
		paths,
		images
	}), work);
	return (subject) => possible(subject).flatMap(({ override, inFiles, ofThese }) => inFiles?.(subject) === false || ofThese?.(subject) === false ? [] : [override]);
}
function ageLimitsFor(overrides, { maxAgeMs, minAgeMs }) {
	const applying = overridesIn(overrides);
	return ({ at, image }) => applying({
		at,
		about: { image }
	}).reduce((ages, override) => ({
		maxAgeMs: override.maxAgeMs ?? ages.maxAgeMs,
		minAgeMs: override.minAgeMs ?? ages.minAgeMs
	}), {
		maxAgeMs,
		minAgeMs
	});
}
// lib/checks/apply-policy.js
const soonMs = 14 * dayMs;
function waiverStateOf(entry, now, complete) {
	const { waiver, matched, lapsed, expiredAt } = entry;
	if ("pending" in waiver) return pending(entry);
	if (expiredAt !== void 0) return stateWith(entry, "expired", `It expired on ${formatDay(expiredAt)}`);
	if (lapsed !== void 0) return stateWith(entry, "lapsed", lapsed);
	const soon = "expires" in waiver ? expiringSoon(waiver.expires, now) : void 0;
	return stateWith(entry, matched > 0 ? "active" : complete ? "unused" : "unknown", soon);
}
function removedWaiverState(entry) {
	return stateWith(entry, "removed", `This pull request removes the waiver${entry.expiredAt === void 0 ? "; it applies until the merge" : ""}`);
}
function pendingWaiverStates(waivers, findings, now, limit) {
	if (waivers.length === 0) return [];
	const work = { steps: 0 };
	const entries = waivers.map((waiver) => new PolicyWaiver(waiver, now, work));
	const possible = waiverIndex(entries, work);
	for (const finding of findings) {
		if (work.steps > limit) return waivers.map((waiver) => stateWith({
			waiver,
			matched: 0
		}, "pending", `${addsWaiver}. ${notCounted}`));
		for (const entry of possible(finding)) entry.decide(finding);
	}
	return entries.map(pending);
}
const addsWaiver = "This pull request adds the waiver: it takes effect after the merge";
const notCounted = "How many findings it will match was not counted: there are too many waivers and findings";
function pending(entry) {
	const findings = entry.matched > 0 ? ` and will match ${plural(entry.matched, "finding")}` : "";
	return stateWith(entry, "pending", `${addsWaiver}${findings}`);
}
function stateWith({ waiver, matched }, state, notice) {
	return {
		waiver,
		state,
		matched,
		...compact({ notice })
	};
}
function expiringSoon(expires, now) {
	if (expires === void 0 || expires - now > soonMs) return void 0;
	const days = Math.floor((expires - now) / dayMs);
	return `It expires on ${formatDay(expires)}, ${days === 0 ? "within a day" : `in ${plural(days, "day")}`}`;
}
const maxSteps = 2e9;
function judgeInput(input, policy, ages, context) {
	const limits = ageLimitsFor(policy.overrides, ages);
	return applyPolicy(findingsOf(input, {
		maxAgeMs: (occurrence) => limits(occurrence).maxAgeMs,
		now: context.now,
		...compact({ eolWarningMs: ages.eolWarningMs }),
		advisories: policy.advisories,
		signatures: policy.signatures,
		needsProof: imageMatcher(policy.proof)
	}), policy, context);
}
function applyPolicy(findings, policy, { now, complete, inline = [], limit = maxSteps, failOn }) {
	const rate = severityRater(policy);
	const rated = findings.flatMap(rate);
	const work = { steps: 0 };
	const own = policy.waivers.map((waiver) => new PolicyWaiver(waiver, now, work));
	const removed = policy.removed.map((waiver) => new PolicyWaiver(waiver, now, work));
	const inlineEntries = inline.map((waiver) => new InlineWaiverEntry(waiver));
	const inForce = waiverIndex([
		...own,
		...removed,
		...inlineEntries
	], work);
	let left = rated.length;
	const judged = rated.map((finding) => {
		if (work.steps > limit) return unwaived(finding);
		left -= 1;
		return matchWaivers(inForce(finding), finding);
	});
	const isComplete = complete && left === 0;
	const aboutWaivers = [
		...own.flatMap((entry) => findingsAboutWaiver(entry, isComplete)),
		...inlineEntries.flatMap((entry) => entry.waiver.pending ? [] : findingsAboutUnused(entry, isComplete)),
		...policy.pending.flatMap((waiver) => addedExpired(waiver, now))
	];
	return {
		findings: [...withoutRepeats(judged, failOn), ...aboutWaivers.flatMap(rate).map(unwaived)].toSorted(byPlace),
		waiverStates: [
			...[...own, ...inlineEntries].map((entry) => waiverStateOf(entry, now, isComplete)),
			...removed.map(removedWaiverState),
			...pendingWaiverStates(policy.pending, rated, now, limit)
		],
		gaps: left === 0 ? [] : [tooManyWaivers(left)]
	};
}
function withoutRepeats(findings, failOn) {
	const keyOf = ({ at, about }, check) => at && `${check} ${subjectKey(at, about?.image)}`;
	const named = new Set(findings.flatMap(({ unless = [] }) => unless));
	const said = new Map();
	const isListed = (check) => typeof failOn !== "object" || failOn.includes(check);
	for (const finding of findings) if (named.has(finding.check) && finding.waived === void 0) said.set(keyOf(finding, finding.check), severities.indexOf(finding.severity));
	return findings.flatMap((finding) => {
		const { unless = [], ...kept } = finding;
		const rank = severities.indexOf(finding.severity);
		return unless.some((check) => (said.get(keyOf(finding, check)) ?? severities.length) <= rank && (isListed(check) || !isListed(finding.check))) ? [] : [kept];
	});
}
function matchWaivers(entries, finding) {
	const decisions = entries.flatMap((entry) => entry.decide(finding) ?? []);
	const match = decisions.find((decision) => "waived" in decision);
	if (match !== void 0) return withFields(finding, { waived: match.waived });
	const lapsed = decisions.find((decision) => "lapsed" in decision);
	if (lapsed === void 0) return unwaived(finding);
	return unwaived({
		...finding,
		message: `${finding.message}. ${lapsed.lapsed}`
	});
}
function tooManyWaivers(left) {
	return {
		cause: "policy-unread",
		subject: "waivers",
		message: `The waivers of the policy were not compared with ${plural(left, "finding")}, because that takes too much work. In the waivers, write whole names and paths instead of globs that begin with \`*\`, or remove some of them`
	};
}
function unwaived(finding) {
	return withFields(finding, { waived: void 0 });
}
function findingsAboutWaiver(entry, complete) {
	const { waiver, matched, expiredAt } = entry;
	if (waiver.inheritedAt !== void 0 && (expiredAt === void 0 || matched === 0)) return [];
	if (expiredAt === void 0) return findingsAboutUnused(entry, complete);
	return [findingOf(expiredWaiver, expiredDraft(waiver, expiredAt, matched))];
}
function addedExpired(waiver, now) {
	const { expiredAt } = new PolicyWaiver(waiver, now);
	if (expiredAt === void 0 || waiver.inheritedAt !== void 0) return [];
	return [findingOf(expiredWaiver, expiredDraft(waiver, expiredAt))];
}
function findingsAboutUnused({ waiver, matched }, complete) {
	return matched > 0 || !complete ? [] : [findingOf(unusedWaiver, unusedDraft(waiver))];
}
function findingOf({ id, severity }, draft) {
	return {
		check: id,
		severity,
		...draft
	};
}
export { anyFails as a, offFor as i, judgeInput as n, judge as o, ageLimitsFor as r, verdictFrom as s, applyPolicy as t };
