import { At as severities, p as describeReference } from "./scan-DFDHd4Kl.js";
import { Ct as smallest, Y as formatDay, _t as addToGroup, lt as uriOf, nt as compareText, wt as withFields, yt as compact } from "./reading-DT2Pr2dB.js";
import { r as pullVerdict } from "./pull-policy-DDC3i6mQ.js";
import { c as parseRiskLevel, l as severityOf } from "./findings-BUuvkf3p.js";
import { t as newestEvent } from "./advisory-BsUDyRi4.js";
import { a as placeLinks, n as advisoryUrl, r as checkUrl } from "./links-CHYq8qHh.js";
import { a as withIsoTimes, i as withInstants, n as isoIfKnown, r as isoTime, t as instantIfKnown } from "./time-DT7UPenW.js";
import { i as parseSource, n as describeSource } from "./history-DS0Tm7lZ.js";
import { a as describeSignatures, i as signatureSummaries } from "./signatures-B6vibvdP.js";
import { t as harmRank } from "./harm-Bco38zcJ.js";
// lib/report/fact.js
function describeBuilt(fact, { digest }, signatures, asOf) {
	if (!(fact.status === "not-current" || fact.status === "unknown" && fact.cause === "no-history")) return {};
	const { built } = signatures ?? {};
	if (digest === void 0 || signatures?.digest !== digest || built?.provesTag !== true) return {};
	const { gitTag, at, build } = built;
	if (gitTag === void 0 || at === void 0 || at > asOf) return {};
	return { built: {
		gitTag,
		at: isoTime(at),
		...compact({ repository: build.repository })
	} };
}
function describeFact(fact) {
	const { status } = fact;
	if (status === "missing") return {
		status,
		what: fact.what,
		message: `the ${fact.what} does not exist`,
		...describeSuccessor(fact.successor)
	};
	const { endOfLife, endUnread, currentDigest } = fact;
	const evidence = fact.evidence?.length ? fact.evidence.map(describeSource) : void 0;
	if (status === "unknown") return {
		status,
		cause: fact.cause,
		message: fact.message,
		...compact({
			currentDigest,
			evidence,
			endUnread
		}),
		...describeEnd(endOfLife)
	};
	const { currentSince, basis, recoveredTag, noTarget } = fact;
	return compact({
		status,
		currentDigest,
		currentSince: isoIfKnown(currentSince),
		pinnedSince: "pinnedSince" in fact ? isoIfKnown(fact.pinnedSince) : void 0,
		basis,
		evidence,
		...describeOwn(fact),
		recoveredTag,
		noTarget,
		endUnread,
		...describeEnd(endOfLife)
	});
}
function describeOwn(fact) {
	switch (fact.status) {
		case "superseded": return {
			...describeLag(fact),
			...describeVanishing(fact.vanishes)
		};
		case "current": return {
			...compact({
				youngUntil: isoIfKnown(fact.youngUntil),
				ageUnknown: fact.ageUnknown
			}),
			...describeVanishing(fact.vanishes)
		};
		case "not-current": return compact({
			notSince: isoIfKnown(fact.notSince),
			otherTag: fact.otherTag,
			compared: fact.compared && describeCompared(fact.compared)
		});
		case "not-in-history": return {
			records: fact.records,
			historySince: isoTime(fact.historySince)
		};
		case "one-platform": return {
			indexDigest: fact.indexDigest,
			...fact.lag && describeLag(fact.lag)
		};
		case "unpinned": return {};
	}
}
function describeLag({ supersededAt, supersededBy, behind, lagMs, compared }) {
	return {
		supersededAt: isoTime(supersededAt),
		supersededBy,
		behind,
		lagSeconds: Math.floor(lagMs / 1e3),
		...compared && { compared: describeCompared(compared) }
	};
}
function describeCompared({ platforms, changedAt, ...why }) {
	return compact({
		platforms: platforms && [...platforms],
		changedAt: isoIfKnown(changedAt),
		...why
	});
}
function parseCompared(reported) {
	if (reported === void 0) return {};
	const { platforms, changedAt, ...why } = reported;
	return { compared: compact({
		platforms,
		changedAt: instantIfKnown(changedAt),
		...why
	}) };
}
function describeEnd(endOfLife) {
	if (endOfLife === void 0) return {};
	const { deprecated, successors } = endOfLife;
	const day = endOfLife.deprecated ? describeDate(endOfLife.date) : describeAnnounced(endOfLife.announced);
	const releases = endOfLife.releases && { releases: describeReleaseEnds(endOfLife.releases) };
	if (day === void 0 && successors === void 0 && releases === void 0) return { deprecated };
	return {
		deprecated,
		endOfLife: {
			...day,
			...successors,
			...releases
		}
	};
}
function describeDate(date) {
	if (date === void 0) return void 0;
	return typeof date === "string" ? { date } : { dateUnknown: date.unknown };
}
function describeAnnounced(announced) {
	if (announced === void 0) return void 0;
	const { date, grace } = announced;
	return compact({
		date: isoIfKnown(date)?.slice(0, 10),
		grace: grace && compact({ until: isoIfKnown(grace.until) })
	});
}
function parseFact(reported, at) {
	const { status, cause, message = "", what } = reported;
	if (status === "missing") return what === void 0 ? void 0 : {
		status,
		what,
		...parseSuccessor(reported.successor)
	};
	const { currentDigest, currentSince, basis, recoveredTag, noTarget } = reported;
	const learned = compact({
		evidence: reported.evidence?.map(parseSource),
		endOfLife: parseEnd(reported),
		endUnread: reported.endUnread
	});
	if (status === "unknown") return cause === void 0 ? void 0 : {
		status,
		cause,
		message,
		...compact({ currentDigest }),
		...learned
	};
	if (currentDigest === void 0) return void 0;
	return parseOwn(status, reported, {
		currentDigest,
		...compact({
			currentSince: instantIfKnown(currentSince),
			basis,
			recoveredTag,
			noTarget
		}),
		...learned
	}, at);
}
function parseOwn(status, reported, known, at) {
	const { records, historySince, indexDigest } = reported;
	const pinned = compact({ pinnedSince: instantIfKnown(reported.pinnedSince) });
	const lag = parseLag(reported, at);
	switch (status) {
		case "unpinned": return {
			status,
			...known
		};
		case "current": return {
			status,
			...pinned,
			...compact({
				youngUntil: instantIfKnown(reported.youngUntil),
				ageUnknown: reported.ageUnknown
			}),
			...parseVanishing(reported.vanishes),
			...known
		};
		case "superseded": return pinned.pinnedSince !== void 0 && lag !== void 0 ? {
			status,
			pinnedSince: pinned.pinnedSince,
			...parseVanishing(reported.vanishes),
			...lag,
			...known
		} : void 0;
		case "not-current": return {
			status,
			...compact({
				notSince: instantIfKnown(reported.notSince),
				otherTag: reported.otherTag
			}),
			...parseCompared(reported.compared),
			...known
		};
		case "not-in-history": return records === void 0 || historySince === void 0 ? void 0 : {
			status,
			records,
			historySince: Date.parse(historySince),
			...known
		};
		case "one-platform": return indexDigest === void 0 ? void 0 : {
			status,
			indexDigest,
			...pinned,
			...lag && { lag },
			...known
		};
	}
}
function parseLag({ supersededAt, supersededBy, behind, lagSeconds, compared }, at) {
	if (supersededAt === void 0 || supersededBy === void 0 || behind === void 0) return void 0;
	const since = Date.parse(supersededAt);
	const whole = Math.max(0, at - since);
	return {
		supersededAt: since,
		supersededBy,
		behind,
		lagMs: lagSeconds === void 0 || lagSeconds === Math.floor(whole / 1e3) ? whole : lagSeconds * 1e3,
		...parseCompared(compared)
	};
}
function parseEnd({ deprecated, endOfLife }) {
	if (deprecated === void 0) return void 0;
	const { date, dateUnknown, nearest, newest, grace, releases } = endOfLife ?? {};
	const shared = {
		...nearest === void 0 || newest === void 0 ? {} : { successors: {
			nearest,
			newest
		} },
		...releases && { releases: parseReleaseEnds(releases) }
	};
	if (!deprecated) {
		if (date === void 0 && grace === void 0) return { deprecated };
		return {
			deprecated,
			announced: compact({
				date: instantIfKnown(date),
				grace: grace && compact({ until: instantIfKnown(grace.until) })
			}),
			...shared
		};
	}
	const day = date ?? (dateUnknown === void 0 ? void 0 : { unknown: dateUnknown });
	return {
		deprecated,
		...shared,
		...day === void 0 ? {} : { date: day }
	};
}
function describeVanishing(vanishing) {
	if (vanishing === void 0) return {};
	const { keptMs, from, sibling, mirror } = vanishing;
	const known = compact({
		from: isoIfKnown(from),
		sibling,
		mirror
	});
	return { vanishes: {
		keptSeconds: Math.floor(keptMs / 1e3),
		...known
	} };
}
function parseVanishing(reported) {
	if (reported === void 0) return {};
	const { keptSeconds, from, sibling, mirror } = reported;
	const known = compact({
		from: instantIfKnown(from),
		sibling,
		mirror
	});
	return { vanishes: {
		keptMs: keptSeconds * 1e3,
		...known
	} };
}
function describeSuccessor(successor) {
	if (successor === void 0) return {};
	return { successor: withIsoTimes(successor, "since") };
}
function parseSuccessor(reported) {
	if (reported === void 0) return {};
	return { successor: withInstants(reported, "since") };
}
function describeReleaseEnds({ ends, ...source }) {
	return {
		...source,
		ends: ends.map(({ of, name, date, successors }) => ({
			of,
			name,
			...compact({ date: date === void 0 ? void 0 : formatDay(date) }),
			...successors
		}))
	};
}
function parseReleaseEnds({ list, asOf, outdated, ends }) {
	return {
		list,
		asOf,
		...compact({ outdated }),
		ends: ends.map(({ of, name, date, nearest, newest }) => ({
			of,
			name,
			...compact({
				date: date === void 0 ? void 0 : Date.parse(date),
				successors: nearest === void 0 || newest === void 0 ? void 0 : {
					nearest,
					newest
				}
			})
		}))
	};
}
// lib/report/references.js
function describePolicies({ newest, others }) {
	return {
		newest: newest.map(describeAnswer),
		others: others.map(describeAnswer)
	};
}
function describeAnswer(answer) {
	const { digest, results, unknown, isHarmless } = answer;
	return {
		digest,
		verdict: pullVerdict(answer),
		results: results.map(describeResult),
		...compact({
			unknown,
			isHarmless
		})
	};
}
function describeResult({ allowedFrom, override, parameters, ...rest }) {
	const { at, builtAt } = allowedFrom ?? {};
	return {
		...rest,
		parameters,
		...compact({
			override,
			allowedFrom: isoIfKnown(at),
			builtAt: isoIfKnown(builtAt)
		})
	};
}
function parsePolicies({ newest, others }) {
	return {
		newest: newest.map(parseAnswer),
		others: others.map(parseAnswer)
	};
}
function parseAnswer({ verdict: _, unknown, ...answer }) {
	const why = unknown && {
		...unknown,
		cause: unknown.cause
	};
	return {
		...answer,
		results: answer.results.map(parseResult),
		...compact({ unknown: why })
	};
}
function parseResult({ allowedFrom, builtAt, ...rest }) {
	if (allowedFrom === void 0) return rest;
	const built = compact({ builtAt: instantIfKnown(builtAt) });
	return {
		...rest,
		allowedFrom: {
			at: Date.parse(allowedFrom),
			...built
		}
	};
}
function describeReferenceWithFact(occurrence, { facts, pullPolicies, signatures }, files, locate, asOf) {
	const span = { ...occurrence.at.span };
	const reference = withFields(describeReference(occurrence, files, locate), { span });
	if (occurrence.kind !== "image") return reference;
	const fact = facts.get(occurrence);
	const policies = pullPolicies?.get(occurrence);
	const signed = signatures?.get(occurrence);
	const learned = {
		pin: describePin(occurrence, files, locate),
		pullPolicies: policies && describePolicies(policies),
		signatures: signed && describeSignatures(signed),
		fact: fact && withFields(describeFact(fact), describeBuilt(fact, occurrence.image, signed, asOf))
	};
	return withFields(reference, compact(learned));
}
function describePin({ at, pin }, files, locate) {
	if (pin.kind === "refused") return void 0;
	const { kind, span, ...form } = pin;
	const around = {
		start: Math.min(at.span.start, span.start),
		end: Math.max(at.span.end, span.end)
	};
	const isWithin = around.start === at.span.start && around.end === at.span.end;
	const text = files.get(at.file)?.text.slice(around.start, around.end) ?? "";
	const place = isWithin ? void 0 : locate({
		file: at.file,
		span: around
	});
	return {
		span: { ...span },
		...form,
		...place === void 0 ? {} : { around: {
			text,
			place
		} }
	};
}
function reportedPlaceKey({ origin, file, line, column }) {
	return `${line}:${column}:${file?.length}:${file}${origin === void 0 ? "" : `:${origin}`}`;
}
function withWaivedChecks(references, findings) {
	const waived = new Map();
	for (const finding of findings) {
		if (finding.waived === void 0) continue;
		const key = reportedPlaceKey(finding);
		waived.set(key, (waived.get(key) ?? new Set()).add(finding.check));
	}
	return references.map((reference) => {
		const checks = waived.size === 0 ? void 0 : waived.get(reportedPlaceKey(reference));
		if (checks === void 0 && reference.waivedChecks === void 0) return reference;
		const { waivedChecks: _, ...rest } = reference;
		return checks === void 0 ? rest : {
			...rest,
			waivedChecks: [...checks]
		};
	});
}
// lib/report/images/group.js
function findingsOutside(references, findings) {
	const local = new Set(references.flatMap((one) => one.kind === "local" ? [reportedPlaceKey(one)] : []));
	const isLocal = (one) => local.size > 0 && local.has(reportedPlaceKey(one));
	return findings.filter((one) => one.image === void 0 || isLocal(one));
}
function imageGroups({ references, findings }) {
	const groups = new Map();
	const groupOf = (registry, repository, tag) => {
		const name = `${registry}/${repository}${tag === void 0 ? "" : `:${tag}`}`;
		const known = groups.get(name);
		if (known !== void 0) return known;
		const group = {
			name,
			registry,
			repository,
			...tag === void 0 ? {} : { tag },
			references: [],
			findings: []
		};
		groups.set(name, group);
		return group;
	};
	const atPlace = new Map();
	for (const reference of references) {
		const { kind, registry, repository } = reference;
		if (kind === "local") atPlace.set(reportedPlaceKey(reference), "local");
		if (kind !== "image" || registry === void 0 || repository === void 0) continue;
		const group = groupOf(registry, repository, meantTag(reference));
		group.references.push(reference);
		atPlace.set(reportedPlaceKey(reference), group);
	}
	for (const finding of findings) {
		const { image } = finding;
		if (image === void 0) continue;
		const there = atPlace.get(reportedPlaceKey(finding));
		if (there === "local") continue;
		(there?.registry === image.registry && there.repository === image.repository && image.tag === void 0 ? there : groupOf(image.registry, image.repository, image.tag)).findings.push(finding);
	}
	return [...groups.values()];
}
function meantTag({ tag, digest, assumedTag, fact }) {
	return tag ?? fact?.recoveredTag ?? assumedTag ?? (digest === void 0 ? "latest" : void 0);
}
// lib/report/images/advisories.js
function advisoryLookup({ advisories, references, record }) {
	const known = new Map();
	for (const { reference, id, aliases, severity, package: artifact, fixVersions } of record?.vulnerabilities ?? []) {
		const image = references[reference];
		const level = parseRiskLevel(severity);
		known.set(keyOf(id, artifact?.name, image), describe(id, aliases, artifact?.name, level && { level }, fixVersions));
	}
	for (const advisory of advisories) known.set(keyOf(advisory.advisoryId, advisory.artifactName), inFeed(advisory));
	return (finding) => {
		const { advisory: id, artifact } = finding;
		if (id === void 0) return void 0;
		return known.get(keyOf(id, artifact, finding.image)) ?? known.get(keyOf(id, artifact)) ?? describe(id, [], artifact, void 0, []);
	};
}
function inFeed(advisory) {
	const { advisoryId, artifactName, aliases = [], severities = [], events = [] } = advisory;
	const { fixedVersion, patchedVersions = [] } = newestEvent(events) ?? {};
	const fixedIn = fixedVersion === void 0 ? patchedVersions : [fixedVersion];
	return describe(advisoryId, aliases, artifactName, severityOf(severities), fixedIn);
}
function describe(id, aliases, artifact, rating, fixedIn) {
	const others = aliases.filter((alias) => alias !== id);
	return {
		id,
		...compact({
			url: advisoryUrl(id, others),
			artifact,
			level: rating?.level,
			score: rating?.score
		}),
		...others.length === 0 ? {} : { aliases: others },
		...fixedIn.length === 0 ? {} : { fixedIn: [...fixedIn] }
	};
}
function keyOf(id, artifact, image) {
	return JSON.stringify([
		id,
		artifact,
		image?.registry,
		image?.repository
	]);
}
function hasFix({ fixedIn = [] }) {
	return fixedIn.length > 0;
}
const levels = [
	"none",
	"low",
	"medium",
	void 0,
	"high",
	"critical"
];
function worstAdvisoryFirst(a, b) {
	return Number(a.waived === true) - Number(b.waived === true) || levels.indexOf(b.level) - levels.indexOf(a.level) || (b.score ?? 0) - (a.score ?? 0) || compareText(a.id, b.id);
}
// lib/report/images/order.js
const harmOfCheck = {
	"digest-not-in-history": "foreign-digest",
	"missing-tag": "dead-tag",
	"deprecated-tag": "dead-tag",
	"stale-digest": "stale",
	"not-current": "stale",
	"digest-of-other-tag": "stale",
	unpinned: "unpinned"
};
function harmOfFinding({ check, testData, waived }, hasFix) {
	if (waived !== void 0) return "none";
	if (testData !== void 0) return "other";
	if (check === "advisory" && hasFix) return "fixable-advisory";
	return Object.hasOwn(harmOfCheck, check) ? harmOfCheck[check] ?? "other" : "other";
}
function checksRank(checks) {
	const ranks = checks.map((check) => harmRank(check === "advisory" ? "fixable-advisory" : harmOfFinding({ check }, false)));
	return smallest(ranks, harmRank("none"));
}
function severityOrder(severity) {
	return severity === void 0 ? severities.length : severities.indexOf(severity);
}
function longestBehindFirst(a, b) {
	const [from, other] = [behindFrom(a), behindFrom(b)];
	if (from !== unknownStart || other !== unknownStart) return from - other;
	return (b.lagSeconds ?? 0) - (a.lagSeconds ?? 0);
}
const notBehind = Number.MAX_VALUE;
const unknownStart = Number.MAX_SAFE_INTEGER;
function behindFrom({ since, lagSeconds }) {
	if (lagSeconds === void 0) return notBehind;
	return since === void 0 ? unknownStart : Date.parse(since);
}
function worstImageFirst(a, b) {
	return Number(a.findings === 0) - Number(b.findings === 0) || Number(a.introduced === false) - Number(b.introduced === false) || harmRank(a.harm) - harmRank(b.harm) || severityOrder(a.severity) - severityOrder(b.severity) || longestBehindFirst(a, b) || b.findings - a.findings || compareText(a.name, b.name);
}
// lib/report/images/places.js
function placesIn({ references, findings }, link) {
	const places = new Map();
	for (const reference of references) {
		const key = reportedPlaceKey(reference);
		if (!places.has(key)) places.set(key, placeAt(reference, link));
	}
	const found = new Map();
	for (const finding of findings) {
		const { file, line, column } = finding;
		if (file === void 0 || line === void 0 || column === void 0) continue;
		const key = reportedPlaceKey(finding);
		if (!places.has(key)) places.set(key, placeAt({
			...finding,
			file,
			line,
			column
		}, link));
		addToGroup(found, key, finding);
	}
	return [...places].map(([key, place]) => withFields(place, foundAt(found.get(key) ?? []))).sort(worstPlaceFirst);
}
function placeAt({ origin, file, line, column, testData, ...rest }, link) {
	const url = link({
		origin,
		file,
		line
	});
	return compact({
		origin,
		file,
		line,
		column,
		digest: rest.digest,
		checks: [],
		testData,
		url
	});
}
function foundAt(findings) {
	const open = findings.filter((finding) => finding.waived === void 0);
	const waived = findings.filter((finding) => finding.waived !== void 0);
	return {
		checks: [...new Set(open.map(({ check }) => check))],
		...compact({
			severity: worstSeverity(open),
			introduced: introducedIn(open)
		}),
		...waived.length === 0 ? {} : { waived: [...new Set(waived.map(({ check }) => check))] }
	};
}
function worstSeverity(findings) {
	return findings.reduce((worst, { severity }) => severityOrder(severity) < severityOrder(worst) ? severity : worst, void 0);
}
function introducedIn(findings) {
	const compared = findings.flatMap(({ introduced }) => introduced === void 0 ? [] : [introduced]);
	if (compared.length < findings.length) return compared.length === 0 ? void 0 : true;
	return compared.length === 0 ? void 0 : compared.includes(true);
}
function worstPlaceFirst(a, b) {
	return Number(a.checks.length === 0) - Number(b.checks.length === 0) || Number(a.introduced === false) - Number(b.introduced === false) || severityOrder(a.severity) - severityOrder(b.severity) || checksRank(a.checks) - checksRank(b.checks) || compareText(a.origin ?? "", b.origin ?? "") || compareText(a.file, b.file) || a.line - b.line || a.column - b.column;
}
function pinsIn(references) {
	const pins = new Map();
	for (const reference of references) {
		const key = reference.digest ?? "";
		const known = pins.get(key);
		if (known !== void 0) known.references += 1;
		else pins.set(key, pinOf(reference));
	}
	return [...pins.values()].sort(mostUsedFirst);
}
function pinOf({ digest, fact }) {
	const { status = "unknown", cause, pinnedSince, supersededAt, behind, lagSeconds, notSince, otherTag, noTarget, basis, evidence, built } = fact ?? {};
	return compact({
		digest,
		status,
		cause,
		pinnedSince,
		supersededAt,
		behind,
		lagSeconds,
		notSince,
		otherTag,
		noTarget,
		basis,
		evidence,
		built,
		references: 1
	});
}
function mostUsedFirst(a, b) {
	return b.references - a.references || compareText(a.digest ?? "", b.digest ?? "");
}
// lib/report/images/summaries.js
const pinned = new Set([
	"stale-digest",
	"not-current",
	"digest-of-other-tag",
	"unpinned",
	"digest-of-one-platform",
	"conflicting-pins"
]);
const wrong = {
	investigate: new Set(["not-in-history"]),
	pin: new Set([
		"superseded",
		"not-current",
		"one-platform"
	])
};
function actionFor(image, findings) {
	const [worst] = image.checks.filter((one) => one.findings > 0).map(({ check }) => check);
	if (worst === void 0) return void 0;
	const act = actFor(worst, image);
	const from = image.pins.flatMap(({ digest, status }) => digest !== void 0 && wrong[act]?.has(status) === true ? [digest] : []);
	const isAutomatic = act === "pin" && isPinnable(findings);
	return {
		do: act,
		...from.length === 0 ? {} : { from },
		...act === "investigate" || act === "pin" ? compact({ to: image.current?.currentDigest }) : {},
		...act === "switch" ? compact({ tag: image.endOfLife?.nearest }) : {},
		...isAutomatic ? { automatic: true } : {}
	};
}
function actFor(worst, { checks, current, harm, pins }) {
	if (worst === "digest-not-in-history") return "investigate";
	if (worst === "missing-tag") return "correct";
	if (worst === "deprecated-tag") return "switch";
	const isOutdated = checks.some(({ check, findings }) => findings > 0 && pinned.has(check));
	if (current?.currentDigest !== void 0 && !pins.every(isWaiting) && (pinned.has(worst) || worst === "advisory" && isOutdated)) return "pin";
	return harm === "fixable-advisory" ? "update" : "review";
}
function isEndedByPin(check) {
	return pinned.has(check);
}
function isWaiting({ status, cause, noTarget }) {
	return noTarget !== void 0 || status === "unknown" && cause === "no-history";
}
function isPinnable(findings) {
	const ended = findings.filter(({ check, testData }) => check !== "conflicting-pins" && pinned.has(check) && testData === void 0);
	return ended.length > 0 && ended.every(({ fix }) => fix !== void 0);
}
const pagesAt = {
	"docker.io": dockerHub,
	"quay.io": ({ repository }) => bothOf(`https://quay.io/repository/${uriOf(repository)}`, "?tab=info", "?tab=history"),
	"ghcr.io": ({ repository }) => ({ page: `https://ghcr.io/${uriOf(repository)}` }),
	"cgr.dev": chainguard,
	"public.ecr.aws": ({ repository }) => ({ page: `https://gallery.ecr.aws/${uriOf(repository)}` }),
	"mcr.microsoft.com": ({ repository }) => bothOf(`https://mcr.microsoft.com/en-us/artifact/mar/${uriOf(repository)}`, "/about", "/tags"),
	"registry.k8s.io": ({ repository }) => ({ page: `https://explore.ggcr.dev/?repo=${encodeURIComponent("registry.k8s.io/")}${encodeURIComponent(wellFormed(repository))}` })
};
function pagesOf({ registry, repository, tag }) {
	return Object.hasOwn(pagesAt, registry) ? pagesAt[registry]?.({
		repository,
		tag
	}) ?? {} : {};
}
function dockerHub({ repository, tag }) {
	const [folder, ...name] = repository.split("/");
	const page = folder === "library" && name.length === 1 ? `https://hub.docker.com/_/${uriOf(name.join("/"))}` : name.length === 1 ? `https://hub.docker.com/r/${uriOf(repository)}` : void 0;
	if (page === void 0) return {};
	return bothOf(page, "", `/tags${tag === void 0 ? "" : `?name=${encodeURIComponent(wellFormed(tag))}`}`);
}
function chainguard({ repository }) {
	const [organization, name, ...more] = repository.split("/");
	if (organization !== "chainguard" || name === void 0 || more.length > 0) return {};
	return bothOf(`https://images.chainguard.dev/directory/image/${uriOf(name)}`, "/overview", "/versions");
}
function bothOf(base, page, history) {
	return compact({
		page: `${base}${page}`,
		history: `${base}${history}`
	});
}
function wellFormed(text) {
	return text.replace(/\p{Cs}/gu, "�");
}
function imageSummaries(report) {
	const advisoryOf = advisoryLookup(report);
	const link = placeLinks(report);
	const urls = new Map();
	const urlOf = (check) => {
		if (!urls.has(check)) urls.set(check, checkUrl(check));
		return urls.get(check);
	};
	return imageGroups(report).map((group) => imageOf(group, advisoryOf, link, urlOf)).sort(worstImageFirst);
}
function imageOf(group, advisoryOf, link, urlOf) {
	const { name, registry, repository, tag, references, findings } = group;
	const rated = findings.map((finding) => ({
		finding,
		harm: harmOf(finding, advisoryOf)
	})).sort(worstFindingFirst);
	const open = rated.flatMap(({ finding }) => finding.waived === void 0 ? [finding] : []);
	const harm = rated[0]?.harm ?? "none";
	const checks = checksOf(rated.map(({ finding }) => finding), urlOf);
	const pins = pinsIn(references);
	const known = {
		checks,
		pins,
		...tagOf(references)
	};
	return {
		name,
		registry,
		repository,
		...compact({ tag }),
		harm,
		...compact({
			severity: worstSeverity(open),
			introduced: introducedIn(open)
		}),
		findings: open.length,
		waived: findings.length - open.length,
		references: references.length,
		...oldestLag(pins, known.current),
		...known,
		...compact({ action: actionFor({
			harm,
			...known
		}, open) }),
		places: placesIn(group, link),
		advisories: advisoriesOf(findings, advisoryOf),
		...signaturesOfImage(references),
		links: pagesOf({
			registry,
			repository,
			tag
		})
	};
}
function harmOf(finding, advisoryOf) {
	return harmOfFinding(finding, hasFix(advisoryOf(finding) ?? {}));
}
function worstFindingFirst(a, b) {
	return harmRank(a.harm) - harmRank(b.harm) || severityOrder(a.finding.severity) - severityOrder(b.finding.severity) || Number(a.finding.introduced === false) - Number(b.finding.introduced === false);
}
function signaturesOfImage(references) {
	const signatures = signatureSummaries(references);
	return signatures.length === 0 ? {} : { signatures: [...signatures] };
}
function checksOf(findings, urlOf) {
	const checks = new Map();
	for (const { check, severity, message, waived } of findings) {
		const known = checks.get(check);
		const isOpen = waived === void 0;
		const isWorse = known === void 0 || isOpen && severityOrder(severity) < severityOrder(known.severity);
		checks.set(check, {
			check,
			severity: isWorse ? severity : known.severity,
			message: known?.message ?? message,
			...compact({ url: known?.url ?? urlOf(check) }),
			findings: (known?.findings ?? 0) + Number(isOpen),
			waived: (known?.waived ?? 0) + Number(!isOpen)
		});
	}
	return [...checks.values()];
}
function tagOf(references) {
	const facts = references.flatMap(({ fact }) => fact === void 0 ? [] : [fact]);
	const { currentDigest, currentSince, basis, evidence } = facts.find((fact) => fact.currentDigest !== void 0) ?? {};
	const current = currentDigest === void 0 ? void 0 : compact({
		currentDigest,
		currentSince,
		basis,
		evidence
	});
	const { deprecated, endOfLife } = facts.find((fact) => fact.deprecated !== void 0) ?? {};
	return compact({
		current,
		deprecated,
		endOfLife
	});
}
function oldestLag(pins, current) {
	const [oldest] = pins.map(({ supersededAt, behind, lagSeconds }) => compact({
		since: supersededAt,
		behind,
		lagSeconds
	})).sort(longestBehindFirst);
	if (oldest?.lagSeconds !== void 0) return oldest;
	const isUnpinned = pins.some(({ status }) => status === "unpinned");
	return compact({ since: isUnpinned ? current?.currentSince : void 0 });
}
function advisoriesOf(findings, advisoryOf) {
	const found = new Map();
	for (const finding of findings) {
		const advisory = advisoryOf(finding);
		if (advisory === void 0) continue;
		const key = JSON.stringify([advisory.id, advisory.artifact]);
		const isOpen = finding.waived === void 0 || found.get(key)?.isOpen === true;
		found.set(key, {
			...advisory,
			isOpen
		});
	}
	return [...found.values()].map(({ isOpen, ...advisory }) => isOpen ? advisory : {
		...advisory,
		waived: true
	}).sort(worstAdvisoryFirst);
}
// lib/output/words/change.js
function changeOf({ origin, file, line, fix }) {
	if (fix === void 0 || file === void 0 || line === void 0) return void 0;
	const { before, after } = fix.lines ?? {
		before: fix.expect,
		after: fix.replacement
	};
	const [old, fresh] = [linesOf(before), linesOf(after)];
	const max = Math.min(old.length, fresh.length);
	let head = 0;
	while (head < max && old[head] === fresh[head]) head += 1;
	let tail = 0;
	while (tail < max - head && old.at(-1 - tail) === fresh.at(-1 - tail)) tail += 1;
	const changed = {
		before: old.slice(head, old.length - tail),
		after: fresh.slice(head, fresh.length - tail)
	};
	if (changed.before.length + changed.after.length === 0) return void 0;
	const at = {
		file,
		line: (fix.place?.line ?? line) + head
	};
	return {
		...origin === void 0 ? {} : { origin },
		...at,
		...changed
	};
}
function replacementLines(finding) {
	const { fix } = finding;
	if (fix === void 0) return [];
	const change = fix.place === void 0 ? void 0 : changeOf(finding);
	if (change === void 0) return [`Replace with: ${fix.replacement}`];
	return [`On line ${change.line}, replace with: ${change.after.map((line) => line.trim()).join("\n")}`];
}
function changesOf(findings) {
	const changes = findings.flatMap((finding) => changeOf(finding) ?? []);
	return [...new Map(changes.map((change) => [`${change.line} ${change.origin} ${change.file}`, change])).values()];
}
function withoutIndent({ before, after }) {
	const indents = [...before, ...after].filter((line) => line.trim() !== "").map((line) => line.search(/\S/));
	const least = smallest(indents, Number.MAX_SAFE_INTEGER);
	const cut = (line) => line.slice(least).trimEnd();
	return {
		before: before.map(cut),
		after: after.map(cut)
	};
}
function linesOf(text) {
	return text.split(/\r\n|\n|\r/);
}
export { parseFact as C, describeFact as S, describeReferenceWithFact as _, imageSummaries as a, withWaivedChecks as b, mostUsedFirst as c, longestBehindFirst as d, severityOrder as f, imageGroups as g, findingsOutside as h, withoutIndent as i, worstPlaceFirst as l, worstAdvisoryFirst as m, changesOf as n, isEndedByPin as o, worstImageFirst as p, replacementLines as r, isWaiting as s, changeOf as t, harmOfFinding as u, parsePolicies as v, describeBuilt as x, reportedPlaceKey as y };
