import { bt as withFallback, ft as Failure, ht as gapFrom, mt as distinctGaps, vt as orGap } from "./scan-DFDHd4Kl.js";
import { A as looksImmutable, C as mirrorsOfImage, E as impliedTag, H as memoizeAsync, O as isFullVersion, T as imageName, nt as compareText, w as originImage, yt as compact } from "./reading-DT2Pr2dB.js";
import { n as limitOf } from "./limit-iMlwQmPW.js";
import { _ as withReleaseEnd, a as createPolicyCache, c as latestOnlyFact, d as observedTagOf, f as onePlatformFact, g as withRecoveredTag, h as unsettledFact, i as withPolicies, l as missingFact, m as unresolvedImage, o as isOpenPast, p as outagesOf, r as policiesOfTag, u as noHistoryFact, v as withTargetReason, y as withoutProof } from "./tag-policies-BxozSZdx.js";
import { F as periodAt, I as uncovered, M as allTime, O as orderRecords, c as listedButMissing, d as otherTagsUnread, k as recordsIn, l as noTagHadDigest, m as platformNeeded, n as packedSet, r as digestWithoutTag, t as historyOf, w as unanswered } from "./history-BRS3b5Zl.js";
import { a as proveJoined, d as cutoffOf, f as isAboutPast, g as readPlanFor, i as judgeOf, l as knowsMoves, m as proveDigest, n as joinHistories, o as provedBy, r as joinOthers, t as compareFact } from "./joined-DbJl1xWx.js";
import { a as readHistory, i as platformReading, n as askSources, r as ledgerReading } from "./source-readings-6gDcuOo9.js";
import { a as listedDigest, i as endingAsListed, n as createTagCatalogue, o as withPlatformEnd, r as endOfLifeIn, t as contradictionOf } from "./tag-list-BPJOpPVD.js";
import { r as versionOf, t as compareTags } from "./successor-Bost_iW4.js";
// lib/history/shortened.js
const maxWhole = 500;
const keptBefore = 3;
function shortened(known, isAsked, view) {
	const { records, coverage, count, beginsWithRecord } = known;
	if (records.length <= maxWhole) return known;
	const parts = coverage.map((period) => known.indexIn(period).intervals);
	const newest = new Set(parts.flatMap((part) => newestIn(part, view)));
	const kept = [...uncovered(coverage).map((gap) => recordsIn(records, gap)), ...parts.map((part) => recordsOf(part, (digest) => newest.has(digest) || isAsked(digest)))];
	return historyOf(orderRecords(withSharedTexts(kept.flat())), coverage, {
		count,
		isWholeFor: oneOf(packedSet(newest), isAsked),
		...beginsWithRecord ? { beginsWithRecord } : {}
	});
}
function oneOf(isNewest, isAsked) {
	return (digest) => isAsked(digest) || isNewest(digest);
}
function withSharedTexts(records) {
	const texts = new Map();
	return records.map(({ at, digest: own, leftOut }) => {
		const digest = texts.get(own) ?? own;
		texts.set(digest, digest);
		return leftOut === void 0 ? {
			at,
			digest
		} : {
			at,
			digest,
			leftOut
		};
	});
}
function newestIn(part, view) {
	return [allTime.to, cutoffOf(view)].flatMap((end) => {
		const found = new Set();
		let number = 0;
		for (const { digest, since } of part.toReversed()) {
			if (since > end) continue;
			if (number >= 100 && found.size >= 100) break;
			found.add(digest);
			number += 1;
		}
		return [...found];
	});
}
function recordsOf(part, isKept) {
	const { instants, returning } = lookedAt(part, isKept);
	const records = [];
	let leftOut;
	for (const { digest, since } of part) if (instants.has(since)) {
		records.push({
			at: since,
			digest,
			...leftOut === void 0 ? {} : { leftOut }
		});
		leftOut = void 0;
	} else {
		const { intervals = 0, areElsewhere = false } = leftOut ?? {};
		leftOut = {
			intervals: intervals + 1,
			areElsewhere: areElsewhere || returning.has(digest)
		};
	}
	return records;
}
function lookedAt(part, isKept) {
	const instants = new Set([part[0]?.since]);
	const later = new Set();
	const returning = new Set();
	for (const [back, { digest, since, until }] of part.toReversed().entries()) {
		const index = part.length - 1 - back;
		const isLast = !later.has(digest);
		if (isLast) later.add(digest);
		else returning.add(digest);
		if (!isKept(digest)) continue;
		instants.add(since).add(until);
		if (!isLast) continue;
		for (const before of part.slice(Math.max(0, index - keptBefore), index)) instants.add(before.since);
	}
	return {
		instants,
		returning
	};
}
// lib/resolve/platform-tag.js
async function lookUpTag(image, digests, options) {
	const { catalogue, announcesEnd, view } = options;
	const askForEnd = () => catalogue.endOfLife(image.repository, image.tag);
	const list = catalogue.listTags(image.repository);
	const [history, tags, announced] = await Promise.all([
		readTag(image, digests, list, options),
		list,
		announcesEnd ? askForEnd() : void 0
	]);
	const endOfLife = endOfLifeIn(tags, image);
	const observed = observedOf(image, options.firstSeen);
	const known = "cause" in history ? void 0 : history;
	const read = {
		history,
		...compact({
			shown: known && tagHistoryOf(image, known),
			joint: known && observed.length > 0 ? joinOthers(platformReading(image, known, view), (current) => [ledgerReading(observed, current, view)], view.now) : void 0
		})
	};
	if (endOfLife === void 0 || "cause" in endOfLife) return {
		...read,
		tags,
		endOfLife
	};
	const end = endOfLife.deprecated && !announcesEnd ? await askForEnd() : announced;
	return {
		...read,
		tags,
		...withPlatformEnd(image, endOfLife, end, tags)
	};
}
async function readTag(image, digests, list, { sources, historyLimit, view, turns, isAsked }) {
	const ask = sources.history(image.repository, image.tag, {
		digests,
		isAsked,
		view,
		newest: 100
	});
	const turn = [await turns.enterHistory()];
	let pages = 0;
	const request = async (window) => {
		pages += 1;
		if (pages === 4) turn.push(await turns.enterLongHistory());
		return ask(window);
	};
	const read = () => orGap(readHistory({
		request,
		limit: historyLimit,
		now: view.now,
		...readPlanFor(digests, view)
	}), imageName(image));
	try {
		const first = await read();
		const listed = listedDigest(await list, image.tag);
		const contradicts = (known) => "cause" in known ? void 0 : contradictionOf(image, listed, known, view.now);
		const last = contradicts(first) === void 0 ? first : await read();
		const known = contradicts(last) ?? last;
		if ("cause" in known) return known;
		return shortened(endingAsListed(known, listed, view.now), isAsked, view).packed();
	} finally {
		for (const leave of turn) leave();
	}
}
function judgePin(image, lookup, view) {
	const { history, endOfLife, unread } = lookup;
	const unlisted = endOfLife !== void 0 && "cause" in endOfLife ? endOfLife : void 0;
	const listed = endOfLife === void 0 || "cause" in endOfLife ? void 0 : endOfLife;
	const end = compact({
		endOfLife: listed,
		endUnread: unlisted?.cause
	});
	if ("cause" in history) return missingTag(image, history, lookup.tags) ?? {
		fact: factWithoutHistory(history, end),
		gaps: [history]
	};
	const listGaps = [unlisted ?? unread ?? []].flat();
	const proved = proveDigest(image.digest, history, view);
	if (proved.status === "missing") return {
		fact: proved,
		gaps: listGaps
	};
	const fact = {
		...proved,
		...end
	};
	if (fact.status !== "unknown") return {
		fact,
		gaps: listGaps
	};
	const { cause, message } = fact;
	return {
		fact,
		gaps: [{
			cause,
			subject: imageName(image),
			message
		}, ...listGaps]
	};
}
function missingTag(image, failed, tags) {
	const fact = missingFact(failed);
	if (fact === void 0) return void 0;
	if (tags === void 0) return {
		fact,
		gaps: []
	};
	if ("cause" in tags) return {
		fact,
		gaps: tags.cause === "contradiction" ? [] : [tags]
	};
	if (tags.named(image.tag ?? "").length === 0) return {
		fact,
		gaps: []
	};
	const contradiction = {
		cause: "contradiction",
		message: listedButMissing(failed.message)
	};
	return {
		fact: {
			status: "unknown",
			...contradiction
		},
		gaps: [{
			subject: failed.subject,
			...contradiction
		}]
	};
}
function factWithoutHistory({ cause, message }, end) {
	const { endOfLife: _others, ...own } = end;
	return {
		status: "unknown",
		cause,
		message,
		...cause === "denied" ? own : end
	};
}
function createTagLookups({ askedNow, ...options }) {
	const lookUpNow = (image, digests) => {
		const isAskedNow = askedNow();
		const observed = new Set(observedOf(image, options.firstSeen).map(({ digest }) => digest));
		const isAsked = (digest) => isAskedNow(digest) || observed.has(digest);
		return lookUpTag(image, digests, {
			...options,
			isAsked
		});
	};
	const lookUpFirst = memoizeAsync(lookUpNow, (image) => imageName(image));
	const lookUpAgain = memoizeAsync(lookUpNow, (image, digests) => JSON.stringify([imageName(image), digests]));
	const wholeFor = new Map();
	return async (image, digests) => {
		const name = imageName(image);
		const first = await lookUpFirst(image, digests);
		const { history } = first;
		if ("cause" in history || wholeFor.get(name) === digests) return first;
		if (!digests.every((one) => history.isWholeFor(one))) return lookUpAgain(image, digests);
		wholeFor.set(name, digests);
		return first;
	};
}
function observedOf(image, firstSeen) {
	return firstSeen?.get(imageName(image)) ?? [];
}
function tagHistoryOf({ registry, repository, tag }, known, evidence) {
	const { gaps, coverage } = known;
	const complete = gaps.length === 0 && (evidence === void 0 || evidence.strength === "complete");
	return {
		registry,
		repository,
		tag,
		complete,
		...compact({
			known: complete ? void 0 : coverage,
			evidence
		}),
		get intervals() {
			return known.intervals;
		}
	};
}
function readingTurns() {
	return {
		enterHistory: limitOf(64).enter,
		enterLongHistory: limitOf(12).enter
	};
}
// lib/resolve/platform.js
function createPlatformResolver(options) {
	const { sources, view, policies } = options;
	const catalogue = createTagCatalogue(sources, options);
	const childrenOf = memoizeAsync(sources.children);
	const lookUp = createTagLookups({
		...options,
		catalogue
	});
	const findAllowed = memoizeAsync((image, history) => policiesOfTag(image, history, view, policies), (image) => imageName(image));
	async function resolveTag(image, digests) {
		const tag = await lookUp(image, digests);
		const { answers, view: allowed } = await findAllowed(image, tag.history);
		return withPolicies(await proveTag(image, tag, allowed), image, tag.history, answers, policies);
	}
	async function proveTag(image, tag, at) {
		const { history } = tag;
		const judged = judgePin(image, tag, at);
		if ("cause" in history) return judged;
		const resolution = {
			...judged,
			...compact({ history: tag.shown })
		};
		const { digest } = image;
		const compared = (fact) => {
			if (tag.joint === void 0) return {
				...resolution,
				fact: provedBy(fact, platformReading(image, history, at))
			};
			return {
				...resolution,
				...comparedWithLedger(image, {
					...judged,
					fact
				}, tag.joint, at)
			};
		};
		if (judged.fact.status !== "not-in-history" || digest === void 0) return compared(judged.fact);
		try {
			const children = (index) => childrenOf(image.repository, index);
			return compared(await onePlatformFact(judged.fact, digest, history, at, children));
		} catch (error) {
			return {
				...resolution,
				...unresolvedImage(gapFrom(error, imageName(image)))
			};
		}
	}
	async function resolveBareDigest(image, digest, digests) {
		const subject = `${imageName(image)}@${digest}`;
		const tags = await catalogue.listTags(image.repository);
		const unresolved = (gap) => withPolicies(unresolvedImage(gap), image, gap, [], policies);
		if (tags !== void 0 && "cause" in tags) return unresolved({
			...tags,
			subject
		});
		const tag = await tagOfDigest(digest, tags?.all ?? [{
			name: "latest",
			deprecated: false
		}], async (name) => {
			const { history } = await lookUp({
				...image,
				tag: name
			}, name === "latest" ? digests : [digest]);
			return "cause" in history ? void 0 : history;
		});
		if (tag === void 0) return unresolved({
			cause: "no-tag",
			subject,
			message: noTagHadDigest
		});
		return withRecoveredTag(await resolveTag({
			...image,
			tag
		}, digests), tag);
	}
	return (image, digests) => {
		const { tag, digest, repository } = image;
		if (digest === void 0) policies.open();
		else policies.answer(repository, digest);
		if (tag === void 0 && digest !== void 0) return resolveBareDigest(image, digest, digests);
		return resolveTag({
			...image,
			tag: tag ?? "latest"
		}, digests);
	};
}
function comparedWithLedger(image, { fact, gaps }, joint, at) {
	const compared = compareFact(fact, image.digest, joint, at);
	if (joint.contradiction === void 0) return {
		fact: compared,
		gaps
	};
	const { message } = joint.contradiction;
	return {
		fact: compared,
		gaps: [{
			cause: "contradiction",
			subject: imageName(image),
			message
		}, ...gaps.filter(({ cause }) => cause !== "history-incomplete")]
	};
}
const maxHistories = 50;
async function tagOfDigest(digest, tags, historyOf) {
	const ranked = [...tags].sort((a, b) => searchRank(a) - searchRank(b) || compareText(a.name, b.name));
	const hadDigest = (known) => known?.index.lastOf(digest) !== void 0;
	const [first] = ranked;
	if (first?.name === "latest" && hadDigest(await historyOf("latest"))) return impliedTag;
	const listed = ranked.find((tag) => tag.digest === digest);
	if (listed !== void 0) return listed.name;
	const searched = ranked.slice(0, maxHistories);
	const histories = await Promise.all(searched.map(({ name }) => historyOf(name)));
	return searched.find((_, index) => hadDigest(histories[index]))?.name;
}
function searchRank({ name, deprecated }) {
	return (name === "latest" ? 0 : 1) + (deprecated ? 2 : 0);
}
// lib/resolve/other-tags.js
const maxAsked = 30;
const maxAskedInAll = 600;
const concurrency = 10;
const notOffered = [
	"denied",
	"no-credential",
	"not-found",
	"missing-repository"
];
function otherTagFinder(lists) {
	const keyOf = ({ registry, repository }, text) => JSON.stringify([
		registry,
		repository,
		text
	]);
	const tagsOf = memoizeAsync((name, part) => lists.tagsOf(name, part), keyOf);
	let left = maxAskedInAll;
	const digestOf = memoizeAsync(async (name, tag) => {
		if (left <= 0) return void 0;
		left -= 1;
		const isDeleted = (error) => error instanceof Failure && error.reason === "missing-tag";
		return withFallback(lists.digestOf(name, tag), void 0, isDeleted);
	}, keyOf);
	async function search(image, pin) {
		const listed = await tagsOf(image, partOf(image.tag));
		const named = tagsWith(pin, listed);
		if (named.length > 0) return named;
		const neighbours = neighboursOf(image.tag, listed).slice(0, maxAsked);
		for (let start = 0; start < neighbours.length; start += concurrency) {
			const batch = neighbours.slice(start, start + concurrency);
			const digests = await Promise.all(batch.map((tag) => digestOf(image, tag)));
			const found = batch.filter((_, position) => digests[position] === pin);
			if (found.length > 0) return found;
		}
		return [];
	}
	return async (image, pin, known) => {
		const told = known.flatMap(({ answer }) => tagsWith(pin, answer.otherTags ?? []));
		if (told.length > 0 || known.some((one) => knowsTagsOf(pin, one))) return compact({ otherTag: bestOf(image.tag, told) });
		try {
			return compact({ otherTag: bestOf(image.tag, await search(image, pin)) });
		} catch (error) {
			const gap = gapFrom(error, `${image.registry}/${image.repository}`);
			if (!isFullVersion(image.tag) || notOffered.includes(gap.cause)) return {};
			return { gap: {
				...gap,
				message: otherTagsUnread(gap.message)
			} };
		}
	};
}
function tagsWith(pin, tags) {
	return tags.filter(({ digest }) => digest === pin).map(({ tag }) => tag);
}
function knowsTagsOf(pin, { answer: { otherTags, pushes = [] } }) {
	return otherTags !== void 0 && pushes.some(({ digest }) => digest === pin);
}
function partOf(tag) {
	return /^\D{0,20}\d{1,9}(?=\.|-|$)/.exec(tag)?.[0].concat(".") ?? "";
}
function neighboursOf(written, listed) {
	const from = versionOf(written);
	const variant = from?.variant ?? (written === "latest" ? "" : `-${written}`);
	const candidates = listed.flatMap(({ tag, digest }) => {
		const version = digest === void 0 && tag !== written ? versionOf(tag) : void 0;
		return version?.variant === variant && version.precision >= (from?.precision ?? 3) ? [version] : [];
	});
	const distances = new Map(candidates.map((one) => [one, from === void 0 ? [] : distance(from, one)]));
	return candidates.sort((a, b) => compareLists(distances.get(a), distances.get(b)) || compareTags(b, a)).map(({ name }) => name);
}
function distance(from, to) {
	const parts = (tag) => [
		tag.version.major,
		tag.version.minor,
		tag.version.patch
	];
	const other = parts(to);
	return parts(from).slice(0, from.precision).map((part, position) => Math.abs(part - (other[position] ?? 0)));
}
function compareLists(a = [], b = []) {
	const position = a.findIndex((value, at) => value !== b[at]);
	return position < 0 ? 0 : (a[position] ?? 0) - (b[position] ?? 0);
}
function bestOf(written, tags) {
	const others = tags.filter((tag) => tag !== written);
	const contradicts = (tag) => isFullVersion(tag) && differs(written, tag);
	const rank = (tag) => Number(differs(written, tag)) * 2 + Number(!isFullVersion(tag));
	const full = others.filter(isFullVersion);
	const isContradicted = isFullVersion(written) && full.length > 0 && full.every(contradicts);
	const [tag] = (isContradicted ? full : others).toSorted((a, b) => rank(a) - rank(b) || a.length - b.length || compareText(a, b));
	return tag === void 0 ? void 0 : {
		tag,
		contradicts: isContradicted
	};
}
function differs(a, b) {
	const [one, other] = [versionOf(a), versionOf(b)];
	if (one === void 0 || other === void 0) return false;
	const [short, long] = one.precision < other.precision ? [one, other] : [other, one];
	return distance(short, long).some((part) => part > 0);
}
// lib/resolve/registry-tag.js
function withVanishing(fact, pin, readings) {
	if (pin === void 0 || fact.status !== "superseded" && fact.status !== "current") return fact;
	for (const reading of readings) {
		const vanishes = vanishingOf(fact, pin, reading);
		if (vanishes !== void 0) return {
			...fact,
			vanishes
		};
	}
	return fact;
}
function vanishingOf(fact, pin, { answer, history }) {
	const { keepsUntaggedMs: keptMs, otherTags, expiresAt } = answer;
	if (keptMs === void 0 || otherTags === void 0 || history === void 0) return void 0;
	if (!(history.index.lastOf(pin) !== void 0) || otherTags.some(({ digest }) => digest === pin)) return void 0;
	const hasMoved = history.intervals.some(({ digest }, _, [first]) => digest !== first?.digest);
	const leftAt = fact.status === "superseded" ? leftBy(pin, history, fact.supersededAt) : expiresAt;
	if (!hasMoved && leftAt === void 0) return void 0;
	const [sibling] = otherTags.filter(({ tag, digest }) => digest === fact.currentDigest && looksImmutable(tag)).map(({ tag }) => tag).sort(compareText);
	return {
		keptMs,
		...compact({
			from: leftAt === void 0 ? void 0 : leftAt + keptMs,
			sibling
		})
	};
}
function leftBy(pin, { records, coverage }, supersededAt) {
	const last = records.findLastIndex(({ digest }) => digest === pin);
	const part = periodAt(coverage, records[last]?.at ?? supersededAt);
	return Math.min(supersededAt, records[last + 1]?.at ?? supersededAt, part?.to ?? supersededAt);
}
const maxMirrors = 3;
async function withMirror(fact, image, mirrors, manifest) {
	const { digest } = image;
	if (!("vanishes" in fact) || fact.vanishes === void 0 || digest === void 0) return fact;
	for (const mirror of mirrorsOfImage(image, mirrors).slice(0, maxMirrors)) if (await withFallback(manifest(mirror, digest), void 0) !== void 0) {
		const name = `${mirror.registry}/${mirror.repository}`;
		return {
			...fact,
			vanishes: {
				...fact.vanishes,
				mirror: name
			}
		};
	}
	return fact;
}
function createTagProver({ registry, histories, firstSeen, tagLists, mirrors }) {
	const findOtherTag = tagLists && otherTagFinder(tagLists);
	const sourcesOf = (image) => histories?.sourcesOf(image, image.tag) ?? [];
	async function isPartOf(image, index, manifest) {
		return manifest !== void 0 && (await registry.children(image, index))?.includes(manifest) === true;
	}
	async function isAnsweredByToday({ image, current }, manifest, view) {
		if (sourcesOf(image).length === 0 || !needsPast(image.digest, current, view)) return true;
		return !needsPast(current, current, view) && await isPartOf(image, current, manifest);
	}
	const read = memoizeAsync(async (tag, view, asksSources) => {
		const asked = asksSources ? await askSources(sourcesOf(tag.image), tag, view) : [];
		const observed = firstSeen && ledgerReading(firstSeen.get(imageName(tag.image)) ?? [], tag.current, view);
		return joinHistories([...asked, observed ?? []].flat(), tag.current, view.now);
	}, ({ image }, { minAgeMs = 0 }, asksSources) => JSON.stringify([
		imageName(image),
		minAgeMs,
		asksSources
	]));
	async function jointHistoryOf(tag, manifest, view) {
		return read(tag, view, !await isAnsweredByToday(tag, manifest, view));
	}
	async function hasTarget(image, fact, current) {
		const target = "currentDigest" in fact ? fact.currentDigest : void 0;
		if (target === void 0 || target === current) return true;
		return await registry.manifest(image, target) !== void 0;
	}
	async function deletedFact(tag, pin, view) {
		const missing = {
			status: "missing",
			what: "digest"
		};
		const joint = await jointHistoryOf(tag, void 0, view);
		const exists = async (digest) => await registry.manifest(tag.image, digest) !== void 0;
		const successor = await successorOfPin(pin, joint, view, exists);
		return {
			fact: {
				...missing,
				...compact({ successor })
			},
			gaps: []
		};
	}
	async function withOtherTag(proof, tag, view) {
		const { fact, gaps } = proof;
		const { image, isAssumed } = tag;
		if (fact.status !== "not-current" || isAssumed || image.digest === void 0) return proof;
		const { readings } = await jointHistoryOf(tag, void 0, view);
		const { otherTag, gap = [] } = await findOtherTag?.(image, image.digest, readings) ?? {};
		return {
			...proof,
			fact: {
				...fact,
				...compact({ otherTag })
			},
			gaps: [...gaps, gap].flat()
		};
	}
	async function proveTag(tag, view) {
		const { image, current } = tag;
		const otherPin = image.digest === current ? void 0 : image.digest;
		const found = otherPin === void 0 ? void 0 : await registry.manifest(image, otherPin);
		if (otherPin !== void 0 && found === void 0) return deletedFact(tag, otherPin, view);
		const manifest = found?.isIndex === false ? otherPin : void 0;
		const latest = {
			image,
			current,
			hasLedger: firstSeen !== void 0
		};
		const joint = await jointHistoryOf(tag, manifest, view);
		if (joint.asked.length === 0) return {
			fact: latestOnlyFact(latest, await isPartOf(image, current, manifest), view),
			gaps: []
		};
		const proof = proveJoined(image.digest, joint, view);
		const children = async (index) => index === manifest ? [] : registry.children(image, index);
		const fact = (manifest !== void 0 && isOpen(proof) && joint.contradiction === void 0 ? await partOfHistory(manifest, joint, view, children) : void 0) ?? proof;
		const answered = (settled) => ({
			fact: settled,
			gaps: outagesOf(image, settled, joint, view)
		});
		if (fact.status === "unknown" || fact.status === "not-current") {
			if (manifest !== void 0 && joint.readings.every(({ history }) => history === void 0) && await isPartOf(image, current, manifest)) {
				const isOldEnough = proveJoined(void 0, joint, view).status === "unpinned";
				const part = latestOnlyFact(latest, true, isOldEnough ? {
					...view,
					minAgeMs: 0
				} : view);
				return answered(withTargetReason(part, latest, joint));
			}
			if (joint.contradiction !== void 0) return {
				fact,
				gaps: []
			};
			if (fact.status === "unknown") return answered(unsettledFact(latest, joint, fact, view));
			return answered(withTargetReason(fact, latest, joint));
		}
		if (!await hasTarget(image, fact, current)) return answered(noHistoryFact(latest, unanswered.deletedDigest));
		return {
			...answered(await withMirror(withVanishing(fact, image.digest, joint.readings), image, mirrors, registry.manifest)),
			...historyShown(image, judgeOf(fact, joint))
		};
	}
	return async (tag, view) => withOpenPast(await withOtherTag(await proveTag(tag, view), tag, view), tag, view);
}
function withOpenPast(proof, { image, isAssumed }, view) {
	const { fact, gaps } = proof;
	if (gaps.length > 0 || isAssumed || image.digest === void 0 || !isOpenPast(fact, view)) return proof;
	return {
		...proof,
		gaps: [{
			cause: fact.cause,
			subject: imageName(image),
			message: fact.message
		}]
	};
}
function isOpen({ status }) {
	return status === "unknown" || status === "not-current" || status === "not-in-history";
}
function needsPast(pin, current, view) {
	return isAboutPast(view) || (view.minAgeMs ?? 0) > 0 || pin !== void 0 && pin !== current;
}
async function partOfHistory(manifest, joint, view, children) {
	for (const judge of joint.readings) {
		const { history, source } = judge;
		if (history === void 0) continue;
		const target = proveJoined(void 0, {
			...joint,
			readings: [judge]
		}, view);
		const absent = {
			...target.status === "unpinned" ? target : {
				currentDigest: joint.current,
				noTarget: target.status === "unknown" ? target.message : ""
			},
			status: "not-in-history",
			records: history.count,
			historySince: 0
		};
		const at = knowsMoves(source.strength) ? view : { now: view.now };
		const fact = await onePlatformFact(absent, manifest, history, at, children);
		if (fact.status === "one-platform") return provedBy(fact, judge);
	}
}
function historyShown(image, judge) {
	if (judge?.history === void 0 || judge.source.strength === "observed") return {};
	return { history: tagHistoryOf(image, judge.history, judge.evidence) };
}
const maxTried = 20;
async function successorOfPin(pin, { current, readings, contradiction }, view, exists) {
	if (contradiction !== void 0) return void 0;
	for (const reading of readings) for (const { digest, since } of laterThan(pin, reading, view)) if (digest === current || await exists(digest)) return {
		digest,
		since,
		source: reading.source.title
	};
}
function laterThan(pin, { history }, view) {
	const last = history?.index.placesOf(pin).at(-1);
	if (history === void 0 || last === void 0) return [];
	const cutoff = cutoffOf(view);
	return history.intervals.slice(last + 1).filter(({ digest, since }) => digest !== pin && since <= cutoff).slice(0, maxTried);
}
// lib/resolve/index.js
function createRegistryResolver({ registries, ...options }) {
	const observedDigests = new Map();
	const registry = memoized(registries);
	const prove = createTagProver({
		...options,
		registry
	});
	async function resolveTag(image, view, pins, assumed = {}) {
		const name = imageName(image);
		return resolutionOf(name, async () => {
			const current = await registry.digestOf(image, image.tag);
			observedDigests.set(name, current);
			return prove({
				image,
				current,
				pins,
				...assumed
			}, view);
		});
	}
	async function resolveBareDigest(image, digest, view, pins) {
		const resolution = await resolutionOf(`${imageName(image)}@${digest}`, async () => {
			if (await registry.manifest(image, digest) === void 0) return {
				fact: {
					status: "missing",
					what: "digest"
				},
				gaps: []
			};
			return {
				fact: {
					status: "unknown",
					cause: "no-tag",
					message: digestWithoutTag(image.registry)
				},
				gaps: []
			};
		});
		if (resolution.fact.status !== "unknown" || resolution.gaps.length > 0) return resolution;
		const observed = observedTagOf(image, digest, options.firstSeen);
		const tag = observed ?? "latest";
		const judged = withRecoveredTag(await resolveTag({
			...image,
			tag
		}, view, pins, { isAssumed: true }), tag);
		const isProved = ![
			"missing",
			"unknown",
			"not-current"
		].includes(judged.fact.status);
		return observed !== void 0 || isProved ? judged : {
			...resolution,
			gaps: judged.gaps
		};
	}
	return {
		observedDigests,
		resolve: (image, view, pins) => image.tag === void 0 && image.digest !== void 0 ? resolveBareDigest(image, image.digest, view, pins) : resolveTag({
			...image,
			tag: image.tag ?? "latest"
		}, view, pins)
	};
}
function memoized(registries) {
	const keyOf = ({ registry, repository }, reference) => JSON.stringify([
		registry,
		repository,
		reference
	]);
	return {
		digestOf: memoizeAsync((name, tag) => registries.digestOf(name, tag), keyOf),
		manifest: memoizeAsync((name, digest) => registries.manifest(name, digest), keyOf),
		children: memoizeAsync((name, digest) => registries.children(name, digest), keyOf)
	};
}
async function resolutionOf(subject, prove) {
	try {
		return await prove();
	} catch (error) {
		const gap = gapFrom(error, subject);
		const missing = missingFact(gap);
		return missing === void 0 ? unresolvedImage(gap) : {
			fact: missing,
			gaps: []
		};
	}
}
const maxTags = 256;
function createResolver(options) {
	const { registry, sources, mirrors, view, eolWarningMs = 0 } = options;
	const announcesEnd = eolWarningMs > 0;
	const turns = readingTurns();
	const asked = new Map();
	let calls = 0;
	const askedNow = () => {
		const latest = calls;
		return (digest) => (asked.get(digest) ?? latest + 1) <= latest;
	};
	const platformResolvers = new Map();
	const registryResolver = createRegistryResolver(options);
	const service = "cause" in sources ? sources : {
		sources,
		policies: createPolicyCache(sources, options)
	};
	function viewAt(occurrence) {
		const minAgeMs = options.minAgeOf?.(occurrence) ?? view.minAgeMs;
		return minAgeMs === void 0 ? view : {
			...view,
			minAgeMs
		};
	}
	function platformResolver(at, platform) {
		const resolver = platformResolvers.get(at.minAgeMs) ?? createPlatformResolver({
			...options,
			...platform,
			announcesEnd,
			turns,
			askedNow,
			view: at
		});
		platformResolvers.set(at.minAgeMs, resolver);
		return resolver;
	}
	async function withEnd(found, origin, { sources: { catalogue } }) {
		const { fact } = found;
		if (fact.status === "missing" || fact.endOfLife !== void 0 || fact.endUnread !== void 0) return found;
		const asked = await withReleaseEnd(found, origin, options.releaseEnd);
		return catalogue === void 0 && asked.fact === fact ? {
			...asked,
			fact: {
				...fact,
				endUnread: "no-credential"
			}
		} : asked;
	}
	async function resolveImage(image, at, pins) {
		const origin = originImage(image, mirrors);
		if (origin.registry === registry) {
			if ("cause" in service) return unresolvedImage(service);
			return withEnd(await platformResolver(at, service)(origin, pins), origin, service);
		}
		const found = await registryResolver.resolve(image, at, pins);
		const asked = await withReleaseEnd(found, origin, options.releaseEnd);
		if (registry !== void 0 || !options.needPlatform.includes(origin.registry)) return asked;
		const message = platformNeeded(origin.registry, options.surface);
		return withoutProof(asked, {
			cause: "no-platform",
			subject: origin.registry,
			message
		});
	}
	const resolveOnce = memoizeAsync(resolveImage, (image, { minAgeMs = null }) => JSON.stringify([
		imageName(image),
		image.digest ?? null,
		minAgeMs
	]));
	return async (occurrences) => {
		const images = occurrences.filter((occurrence) => occurrence.kind === "image");
		calls += 1;
		for (const { image } of images) if (image.digest !== void 0 && !asked.has(image.digest)) asked.set(image.digest, calls);
		let done = 0;
		const found = new Map();
		const resolveOne = async (occurrence, pins) => {
			found.set(occurrence, await resolveOnce(occurrence.image, viewAt(occurrence), pins));
			done += 1;
			options.progress?.(done, images.length);
		};
		const tags = limitOf(maxTags);
		const resolveGroup = ({ occurrences: group, pins }) => {
			const references = limitOf(maxTags);
			return Promise.all(group.map((one) => references(() => resolveOne(one, pins))));
		};
		await Promise.all(groupsByTag(images, mirrors).map((group) => tags(() => resolveGroup(group))));
		const { facts, histories, pullPolicies, gaps, placed } = resolved(images, found);
		return {
			evidence: {
				occurrences,
				facts,
				histories,
				pullPolicies,
				advisories: []
			},
			gaps,
			placed,
			observedDigests: registryResolver.observedDigests
		};
	};
}
function resolved(images, found) {
	const facts = new Map();
	const pullPolicies = new Map();
	const histories = new Map();
	const gaps = new Set();
	const placed = [];
	for (const occurrence of images) {
		const resolution = found.get(occurrence);
		if (resolution === void 0) continue;
		facts.set(occurrence, resolution.fact);
		if (resolution.policies !== void 0) pullPolicies.set(occurrence, resolution.policies);
		if (resolution.history !== void 0) histories.set(imageName(resolution.history), resolution.history);
		for (const gap of resolution.gaps) gaps.add(gap);
		if (resolution.gaps.length > 0) placed.push({
			gaps: resolution.gaps,
			at: [occurrence.at]
		});
	}
	return {
		facts,
		gaps: distinctGaps(gaps),
		placed,
		histories: [...histories.values()],
		pullPolicies
	};
}
function groupsByTag(images, mirrors) {
	const groups = new Map();
	for (const occurrence of images) {
		const image = originImage(occurrence.image, mirrors);
		const key = imageName({
			...image,
			tag: image.tag ?? "latest"
		});
		const group = groups.get(key) ?? {
			occurrences: [],
			pins: new Set()
		};
		groups.set(key, group);
		group.occurrences.push(occurrence);
		if (image.digest !== void 0) group.pins.add(image.digest);
	}
	return [...groups.values()].map(({ occurrences, pins }) => ({
		occurrences,
		pins: [...pins]
	}));
}
export { createResolver as t };
