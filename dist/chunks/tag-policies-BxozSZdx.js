import { bt as withFallback, gt as isOutage, vt as orGap } from "./scan-DFDHd4Kl.js";
import { Ct as smallest, H as memoizeAsync, T as imageName, Y as formatDay, ct as shortDigest, q as dayMs, tt as capitalized, yt as compact } from "./reading-DT2Pr2dB.js";
import { r as pullVerdict } from "./pull-policy-DDC3i6mQ.js";
import { T as countUpTo, _ as policyUnanswered, a as firstSeenLately, b as sourcesLeaveOpen, f as overridesUnread, g as policyFailed, h as policiesUnread, u as noTagHistory, v as sourceIsBehind, w as unanswered$1, y as sourceReasons } from "./history-BRS3b5Zl.js";
import { d as cutoffOf, f as isAboutPast, h as provenPartAt, m as proveDigest, p as isExact } from "./joined-DbJl1xWx.js";
import { t as findRepository } from "./repository-BX_-1d3r.js";
// lib/resolve/facts.js
function unresolvedImage(gap) {
	return {
		fact: {
			status: "unknown",
			cause: gap.cause,
			message: gap.message
		},
		gaps: [gap]
	};
}
function withoutProof({ fact, gaps }, gap) {
	const { cause, message } = gap;
	return {
		fact: fact.status === "unknown" && gaps.length === 0 ? {
			...fact,
			cause,
			message
		} : fact,
		gaps: [gap, ...gaps]
	};
}
function missingFact({ cause }) {
	if (cause === "missing-tag") return {
		status: "missing",
		what: "tag"
	};
	return cause === "missing-repository" ? {
		status: "missing",
		what: "repository"
	} : void 0;
}
function withRecoveredTag(resolution, tag) {
	const { fact } = resolution;
	if (fact.status === "unknown" || fact.status === "missing") return resolution;
	return {
		...resolution,
		fact: {
			...fact,
			recoveredTag: tag
		}
	};
}
async function withReleaseEnd(resolution, { registry, repository, tag, digest }, ask) {
	const { fact } = resolution;
	const recovered = "recoveredTag" in fact ? fact.recoveredTag : void 0;
	const named = tag ?? recovered ?? (digest === void 0 ? "latest" : void 0);
	if (ask === void 0 || named === void 0 || fact.status === "missing") return resolution;
	const endOfLife = await ask({
		registry,
		repository,
		tag: named
	});
	return endOfLife === void 0 ? resolution : {
		...resolution,
		fact: {
			...fact,
			endOfLife
		}
	};
}
function latestOnlyFact(tag, isPlatform, view) {
	const { image, current } = tag;
	const known = {
		currentDigest: current,
		basis: "present"
	};
	if (isAboutPast(view)) return noHistoryFact(tag, unanswered$1.asOf);
	const tooLittle = (view.minAgeMs ?? 0) > 0 ? noTagHistory(image.registry, tag.hasLedger, unanswered$1.minAge) : void 0;
	if (isPlatform) return {
		status: "one-platform",
		indexDigest: current,
		...known,
		...compact({ noTarget: tooLittle })
	};
	if (image.digest === current) return {
		status: "current",
		...known,
		...compact({ ageUnknown: tooLittle })
	};
	if (image.digest !== void 0) return {
		status: "not-current",
		...known,
		...compact({ noTarget: tooLittle })
	};
	return tooLittle === void 0 ? {
		status: "unpinned",
		...known
	} : noHistoryFact(tag, unanswered$1.minAge);
}
function noHistoryFact({ image, current, hasLedger }, what) {
	return {
		status: "unknown",
		cause: "no-history",
		message: noTagHistory(image.registry, hasLedger, what),
		currentDigest: current
	};
}
function isOpenPast(fact, view) {
	return isAboutPast(view) && fact.status === "unknown" && fact.cause === "no-history";
}
function unsettledFact(tag, joint, open, view) {
	const { image, current } = tag;
	const evidence = joint.asked.flatMap((one) => one.source.strength === "observed" ? [] : [one.evidence]);
	const message = waitingText(image, joint, view) ?? whyOpen(tag, joint, whatIsOpen(image, current, open, view));
	if (image.digest === current && !isAboutPast(view)) return {
		status: "current",
		currentDigest: current,
		basis: "present",
		evidence,
		ageUnknown: message
	};
	return {
		status: "unknown",
		cause: "no-history",
		message,
		currentDigest: current,
		...evidence.length === 0 ? {} : { evidence }
	};
}
function withTargetReason(fact, tag, joint) {
	if (!("noTarget" in fact) || fact.noTarget === void 0) return fact;
	return {
		...fact,
		noTarget: whyOpen(tag, joint, unanswered$1.minAge)
	};
}
function whyOpen({ image, current, hasLedger }, { asked }, what) {
	if (asked.every(({ source }) => source.strength === "observed")) return noTagHistory(image.registry, hasLedger, what);
	const empty = asked.filter(isEmpty);
	const others = asked.filter((one) => !isEmpty(one)).map((one) => reasonOf$1(one, current));
	const titles = empty.map(({ source }) => source.title);
	const reasons = titles.length === 0 ? others : [sourceReasons.empty(titles), ...others];
	return sourcesLeaveOpen(hasLedger ? reasons : [...reasons, sourceReasons.noLedger], what);
}
function waitingText({ digest }, { current, readings }, view) {
	const { minAgeMs = 0 } = view;
	const seen = readings.find(({ source }) => source.strength === "observed")?.history?.intervals.at(-1);
	if (digest !== void 0 || minAgeMs === 0 || isAboutPast(view) || seen?.digest !== current) return void 0;
	const day = seen.since < view.now ? formatDay(seen.since) : void 0;
	return firstSeenLately(formatDay(seen.since + minAgeMs), day);
}
const settling = [
	"complete",
	"windowed",
	"witness"
];
function outagesOf(image, fact, { asked, readings, current }, { now, minAgeMs = 0 }) {
	const subject = imageName(image);
	const { digest } = image;
	const behind = readings.flatMap(({ isBehind, answer, source, history, unconfirmed }) => {
		const isAhead = fact.status === "unknown" && digest && unconfirmed?.index.lastOf(digest) !== void 0;
		if (isBehind !== true && !isAhead || answer.readAt < now) return [];
		const ends = (isAhead ? unconfirmed : history)?.intervals.at(-1)?.digest;
		return [{
			cause: "bad-answer",
			subject,
			message: sourceIsBehind(capitalized(source.title), current, ends)
		}];
	});
	if (fact.status === "missing" || fact.status === "not-in-history") return behind;
	const basis = fact.status === "unknown" ? "present" : fact.basis;
	if ((basis === void 0 || basis === "windowed") && !isPartlyOpen(fact, current)) return behind;
	const outages = asked.flatMap(({ source, answer, silent }) => {
		if (!settling.includes(source.strength) && minAgeMs === 0) return [];
		return [silent ?? answer.gaps ?? []].flat().filter(({ cause }) => isOutage(cause)).map(({ cause, message }) => ({
			cause,
			subject,
			message: sourceReasons.silent(capitalized(source.title), message)
		}));
	});
	return [...behind, ...outages];
}
function isPartlyOpen(fact, current) {
	if ("noTarget" in fact && fact.noTarget !== void 0) return true;
	return fact.status === "one-platform" && fact.lag === void 0 && fact.indexDigest !== current;
}
function whatIsOpen({ digest }, current, open, view) {
	if (open.cause !== "no-history" && (digest === void 0 || digest === current)) return unanswered$1.target(open.message);
	if (isAboutPast(view)) return unanswered$1.asOf;
	return digest === void 0 || digest === current ? unanswered$1.minAge : unanswered$1.pin;
}
function isEmpty({ source, answer, silent, evidence }) {
	if (silent !== void 0 || source.strength === "observed") return false;
	return (answer.pushes ?? []).length === 0 && (answer.records.length === 0 || evidence.since === void 0);
}
function reasonOf$1({ source: { title, strength }, answer, silent, evidence }, current) {
	if (silent !== void 0) return silent.cause === "no-credential" ? sourceReasons.notAsked(title, silent.message) : sourceReasons.silent(title, silent.message);
	const pushes = answer.pushes?.filter(({ digest }) => digest === current) ?? [];
	if (strength === "timestamps" && pushes.length > 0) return sourceReasons.timestamps(title, answer.readAt - smallest(pushes.map(({ at }) => at)));
	const { since } = evidence;
	return since === void 0 ? sourceReasons.empty([title]) : sourceReasons.since(title, formatDay(since));
}
function observedTagOf({ registry, repository }, digest, firstSeen) {
	const prefix = `${registry}/${repository}:`;
	const tags = [...firstSeen ?? []].filter(([name, records]) => name.startsWith(prefix) && records.some((record) => record.digest === digest)).map(([name]) => name.slice(prefix.length)).sort();
	return tags.includes("latest") ? "latest" : tags[0];
}
const maxIndexes = 64;
const concurrency = 8;
async function onePlatformFact(fact, digest, known, view, children) {
	const pinChildren = await children(digest);
	if (pinChildren === void 0 || pinChildren.length > 0) return fact;
	const indexes = [...new Set(known.intervals.toReversed().map((interval) => interval.digest))].slice(0, maxIndexes);
	for (let start = 0; start < indexes.length; start += concurrency) {
		const batch = indexes.slice(start, start + concurrency);
		const manifests = await Promise.all(batch.map(children));
		const indexDigest = batch.find((_, position) => manifests[position]?.includes(digest));
		if (indexDigest === void 0) continue;
		const { records: _records, historySince: _since, ...current } = fact;
		const interval = known.index.lastOf(indexDigest);
		const since = interval && { pinnedSince: interval.since };
		return {
			...current,
			status: "one-platform",
			indexDigest,
			...since,
			...lagOf(indexDigest, known, view)
		};
	}
	return fact;
}
function lagOf(indexDigest, known, view) {
	const fact = proveDigest(indexDigest, known, view);
	if (fact.status !== "superseded") return {};
	const { supersededAt, supersededBy, behind, lagMs } = fact;
	return { lag: {
		supersededAt,
		supersededBy,
		behind,
		lagMs
	} };
}
// lib/resolve/pull-policies.js
function createPolicyCache(sources, scope) {
	const { pullPolicies: service } = sources;
	if (service === void 0) return {
		open: () => void 0,
		answer: async () => void 0
	};
	const bindings = memoizeAsync(() => orGap(service.bindings(), subjectOfAll));
	const check = checkOf(service);
	return {
		open: () => void bindings(),
		answer: memoizeAsync(async (path, digest) => {
			const bound = await bindings();
			if (bound === void 0) return void 0;
			if ("cause" in bound) return unanswered(digest, bound, policiesUnread(bound.message), isHarmless(bound, service));
			if (bound.length === 0) return void 0;
			const repository = await findRepository(sources, scope, path);
			if (repository === void 0 || "cause" in repository) return void 0;
			const applying = bound.filter(({ uid }) => isAbove(uid, repository));
			return applying.length === 0 ? void 0 : check(path, repository, digest, applying);
		})
	};
}
function isHarmless({ cause }, { isApart = false }) {
	return cause === "denied" || isApart && (cause === "unreachable" || cause === "timeout");
}
const subjectOfAll = "pull policies";
function checkOf(service) {
	const overrides = memoizeAsync(() => orGap(service.overrides(), subjectOfAll));
	let refusal;
	return async (path, repository, digest, bindings) => {
		const subject = `${path}@${shortDigest(digest)}`;
		const [results, lifted] = await Promise.all([refusal ?? orGap(service.check(repository, digest), subject), overrides()]);
		if ("cause" in results) {
			const gap = results.cause === "denied" ? {
				...results,
				subject: subjectOfAll
			} : results;
			if (gap.cause === "denied") refusal ??= gap;
			const isDryRun = bindings.every(({ mode }) => mode === "dry-run");
			return unanswered(digest, gap, policyUnanswered(gap.message), isDryRun);
		}
		if ("cause" in lifted) {
			const denial = results.find(({ mode, result }) => mode === "enforced" && result === "denied");
			if (denial !== void 0) return unanswered(digest, {
				...lifted,
				subject
			}, overridesUnread(denial.policy, lifted.message));
		}
		const known = "cause" in lifted ? [] : lifted.filter((one) => one.digest === digest && isAbove(one.uid, repository));
		const completed = results.map((result) => completedDecision(result, bindings, known));
		const builtAt = memoizeAsync(() => service.builtAt(repository, digest));
		return {
			digest,
			results: await Promise.all(completed.map((result) => withMoment(result, builtAt)))
		};
	};
}
function unanswered(digest, gap, message, failsNothing = false) {
	return {
		digest,
		results: [],
		unknown: {
			...gap,
			message
		},
		...failsNothing ? { isHarmless: true } : {}
	};
}
function isAbove(uid, repository) {
	const parent = uid.slice(0, Math.max(0, uid.lastIndexOf("/")));
	return parent === "" || repository.uid === parent || repository.uid.startsWith(`${parent}/`);
}
function completedDecision({ policyUid, bindingUid, ...result }, bindings, overrides) {
	const ofBinding = bindings.find(({ uid }) => uid === bindingUid)?.parameters;
	const isStated = Object.keys(result.parameters).length > 0;
	const override = overrides.find((one) => one.policyUid === policyUid);
	return {
		...result,
		parameters: isStated ? result.parameters : ofBinding ?? {},
		...compact({ override: override && reasonOf(override) })
	};
}
function reasonOf({ reason, createdBy, createdAt }) {
	return {
		reason,
		...compact({
			createdBy,
			createdAt
		})
	};
}
const defaultDays = 7;
function coolDownOf({ policy, parameters }) {
	if (policy !== "cooldown") return void 0;
	const days = parameters.days === void 0 ? defaultDays : Number(parameters.days);
	return Number.isInteger(days) && days >= 1 && days <= 365 ? days * dayMs : void 0;
}
async function withMoment(result, builtAt) {
	const coolDown = result.result === "denied" ? coolDownOf(result) : void 0;
	if (coolDown === void 0) return result;
	const built = await withFallback(builtAt(), void 0);
	return built === void 0 ? result : {
		...result,
		allowedFrom: {
			at: built + coolDown,
			builtAt: built
		}
	};
}
function withLatestMoment(answer, since) {
	if (since === void 0) return answer;
	const results = answer.results.map((result) => {
		const coolDown = result.result === "denied" ? coolDownOf(result) : void 0;
		if (coolDown === void 0 || result.allowedFrom !== void 0) return result;
		return {
			...result,
			allowedFrom: { at: since + coolDown }
		};
	});
	return {
		...answer,
		results
	};
}
// lib/resolve/tag-policies.js
async function policiesOfTag({ repository }, known, view, policies) {
	if ("cause" in known) return {
		answers: [],
		view
	};
	const candidates = candidatesOf(known, view);
	const answers = await answersBack(candidates, async ({ digest, since }) => {
		const answer = await policies.answer(repository, digest);
		return answer && withLatestMoment(answer, since);
	});
	const newest = allowedUpTo(candidates, answers);
	return {
		answers,
		view: newest === void 0 ? view : {
			...view,
			allowedUpTo: newest
		}
	};
}
async function withPolicies(resolution, image, known, newest, policies) {
	const { fact } = resolution;
	if (fact.status === "missing") return resolution;
	const index = fact.status === "one-platform" ? fact.indexDigest : void 0;
	const digests = [image.digest, index].filter((digest) => newest.every((answer) => answer.digest !== digest));
	const asked = [...new Set(digests)].map((digest) => policiesOfDigest(image, digest, known, policies));
	const others = (await Promise.all(asked)).flat();
	if (newest.length + others.length === 0) return resolution;
	const gaps = policyGaps(image, [...newest, ...others]);
	return {
		...resolution,
		policies: {
			newest,
			others
		},
		gaps: [...resolution.gaps, ...gaps]
	};
}
async function policiesOfDigest({ repository }, digest, known, policies) {
	const answer = digest === void 0 ? void 0 : await policies.answer(repository, digest);
	if (answer === void 0 || digest === void 0) return [];
	return [withLatestMoment(answer, ("cause" in known ? void 0 : known.index.lastOf(digest))?.since)];
}
function policyGaps(image, answers) {
	return answers.flatMap((answer) => {
		if (pullVerdict(answer) !== "unknown") return [];
		if (answer.unknown !== void 0) return [answer.unknown];
		const failed = answer.results.filter(({ mode, result }) => mode === "enforced" && result === "error");
		const message = policyFailed(answer.digest, failed);
		return [{
			cause: "pull-policy",
			subject: imageName(image),
			message
		}];
	});
}
function candidatesOf(known, view) {
	const cutoff = cutoffOf(view);
	const proven = provenPartAt(known, cutoff);
	if (proven === void 0) return [];
	const found = new Map();
	const { intervals } = proven.index;
	for (let index = countUpTo(intervals, cutoff) - 1; index >= 0; index -= 1) {
		const { digest, since } = intervals[index] ?? {};
		if (digest === void 0 || since === void 0) continue;
		if (found.size === 15 || !isExact(proven, since)) break;
		if (!found.has(digest)) found.set(digest, {
			digest,
			since
		});
	}
	return [...found.values()];
}
async function answersBack(candidates, ask) {
	const answers = [];
	for (let size = 1; answers.length < candidates.length; size *= 2) {
		const round = candidates.slice(answers.length, answers.length + size);
		for (const answer of await Promise.all(round.map(ask))) {
			if (answer === void 0) return answers;
			answers.push(answer);
			if (pullVerdict(answer) !== "denied") return answers;
		}
	}
	return answers;
}
function allowedUpTo(candidates, answers) {
	const known = new Map(answers.map((answer) => [answer.digest, answer]));
	const verdicts = candidates.map(({ digest }) => {
		const answer = known.get(digest);
		return answer === void 0 ? "unknown" : pullVerdict(answer);
	});
	const index = verdicts.findIndex((verdict) => verdict !== "denied");
	return index > 0 && verdicts[index] === "allowed" ? candidates[index]?.since : void 0;
}
export { withReleaseEnd as _, createPolicyCache as a, latestOnlyFact as c, observedTagOf as d, onePlatformFact as f, withRecoveredTag as g, unsettledFact as h, withPolicies as i, missingFact as l, unresolvedImage as m, candidatesOf as n, isOpenPast as o, outagesOf as p, policiesOfTag as r, lagOf as s, allowedUpTo as t, noHistoryFact as u, withTargetReason as v, withoutProof as y };
