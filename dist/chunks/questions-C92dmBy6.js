import { d as textsOf, h as version } from "./scan-DFDHd4Kl.js";
import { N as withImpliedTag, S as settingName, T as imageName, _t as addToGroup, at as onOneLine, gt as Multiset, st as plural, w as originImage, wt as withFields, x as whereIs, xt as groupedBy, y as placeKey, yt as compact } from "./reading-DT2Pr2dB.js";
import { c as digestOfOtherTag, f as isStale, h as capped, l as notCurrent, p as staleDigest } from "./checks-BcNqVPJL.js";
import { n as imageMatcher } from "./name-glob-DKAgGtQd.js";
import { i as registryHost, v as isAboutAdvisories } from "./clients-1vmCjFb-.js";
import { d as totalsOf, i as coverageOf, l as questionsOf, n as countsOf, r as coverageIn } from "./coverage-BPHvwLV5.js";
import { n as isoIfKnown, r as isoTime } from "./time-DT7UPenW.js";
import { t as describeHistory } from "./history-DS0Tm7lZ.js";
import { S as describeFact, _ as describeReferenceWithFact, a as imageSummaries, b as withWaivedChecks, x as describeBuilt } from "./change-CSk_ZWev.js";
import { i as offFor } from "./apply-policy-BXY_jY8K.js";
// lib/checks/baseline.js
function baselineReferences(base, change, files, renames) {
	const names = new Set(change.map((one) => nameOf(referenceOf(one))));
	const references = [];
	for (const one of base) {
		const file = renames.get(one.at.file) ?? one.at.file;
		const reference = referenceOf(one, file, !files.has(file));
		if (names.has(nameOf(reference))) references.push(reference);
	}
	return references;
}
function referenceOf(occurrence, file = occurrence.at.file, gone = false) {
	const shared = {
		file,
		gone,
		...occurrence.testData === void 0 ? {} : { testData: true }
	};
	return occurrence.kind === "opaque" ? {
		kind: occurrence.kind,
		...shared,
		raw: occurrence.raw
	} : {
		kind: occurrence.kind,
		...shared,
		...occurrence.image
	};
}
const alwaysCounting = [
	"digest-not-in-history",
	"wrong-signer",
	"rewritten-ledger"
];
function notCompared(findings, introduced) {
	return findings.map((finding) => comparedAs(finding, introduced));
}
function comparedAs(finding, introduced) {
	const { existing: _, ...rest } = finding;
	return ratedBy(withFields(rest, { introduced: alwaysCounting.includes(finding.check) ? void 0 : introduced }));
}
function ratedBy(finding) {
	const { elsewhere, ...rated } = finding;
	if (elsewhere === void 0) return finding;
	const severity = finding.introduced === true ? finding.severity : capped(finding.severity, { atMost: elsewhere });
	return {
		...rated,
		severity
	};
}
function allCounting(findings) {
	return findings.map((finding) => ({
		...finding,
		introduced: void 0
	}));
}
function isNewOnly({ newOnly, mode }, isChange) {
	return newOnly ?? (mode !== "audit" && isChange);
}
function needsBase(findings, newOnly) {
	return findings.some(({ elsewhere, waived }) => waived === void 0 && (newOnly || elsewhere !== void 0));
}
function compareFindings(findings, occurrences, baseline) {
	const introduced = introducedFindings(findings, occurrences, baseline);
	const compared = new Set([...occurrences.map(({ at }) => at.file), ...Object.keys(baseline.unchanged)]);
	const isKnown = ({ at, existing }) => existing === true || at === void 0 || compared.has(at.file);
	return findings.map((finding) => {
		const from = finding.waived === void 0 ? introduced.get(finding) : void 0;
		const message = from === void 0 ? finding.message : `${finding.message}. ${notMoved(from)}`;
		return comparedAs({
			...finding,
			message
		}, isKnown(finding) ? introduced.has(finding) : "unknown");
	});
}
function withExisting(gaps, placesOf, occurrences, { references, unchanged }) {
	const keyOf = (one) => `${one.file}\0${pinSubject(one)}`;
	const left = new Map();
	const add = (key, count) => left.set(key, (left.get(key) ?? 0) + count);
	for (const reference of references) add(keyOf(reference), 1);
	const keysAt = new Map();
	for (const one of occurrences) {
		const key = keyOf(referenceOf(one));
		add(key, -1);
		addToGroup(keysAt, placeKey(one.at), key);
	}
	const isOfBase = (place) => {
		const keys = keysAt.get(placeKey(place));
		return keys === void 0 ? unchanged[place.file] === true : keys.every((key) => (left.get(key) ?? 0) >= 0);
	};
	return gaps.map((gap) => {
		const places = placesOf(gap);
		return places !== void 0 && [...places].every(isOfBase) ? {
			...gap,
			existing: true
		} : gap;
	});
}
function notMoved({ file, gone }) {
	return `The base has it in ${gone ? `\`${file}\`, which the change removes or renames` : `\`${file}\``}: what is accepted there does not move to another file. Fix it, or merge a waiver for it first`;
}
function introducedFindings(findings, occurrences, { references, unchanged }) {
	const occurrenceOf = occurrenceFinder(occurrences);
	const introduced = new Map();
	const byCheck = new Map();
	for (const finding of findings) {
		const { at, check } = finding;
		if (finding.existing === true) continue;
		const occurrence = occurrenceOf(finding);
		if (occurrence !== void 0) {
			const ofCheck = byCheck.get(check) ?? new Map();
			byCheck.set(check, ofCheck);
			addToGroup(ofCheck, occurrence, finding);
		} else if (at !== void 0 && unchanged[at.file] !== true) introduced.set(finding, void 0);
	}
	for (const [check, found] of byCheck) {
		const inFile = new Multiset();
		const keyOf = (one) => `${one.file}\0${subjectOf(one, check)}`;
		for (const reference of references) inFile.add(keyOf(reference));
		const added = [];
		for (const occurrence of found.keys()) if (!inFile.take(keyOf(referenceOf(occurrence)))) added.push(occurrence);
		if (added.length === 0) continue;
		const left = new Map();
		for (const reference of references) if (inFile.take(keyOf(reference))) left.set(subjectOf(reference, check), reference);
		for (const occurrence of added) {
			const from = left.get(subjectOf(referenceOf(occurrence), check));
			for (const finding of found.get(occurrence) ?? []) introduced.set(finding, from);
		}
	}
	return introduced;
}
function occurrenceFinder(occurrences) {
	const byPlace = groupedBy(occurrences, ({ at }) => placeKey(at));
	return ({ at, about }) => {
		const known = (at && byPlace.get(placeKey(at))) ?? [];
		const isAbout = (one) => one.kind !== "opaque" && about?.image !== void 0 && imageName(one.image) === imageName(about.image);
		return known.find(isAbout) ?? known.at(-1);
	};
}
const aboutTheTag = ["deprecated-tag", "nearing-end-of-life"];
function subjectOf(reference, check) {
	return aboutTheTag.includes(check) ? tagSubject(reference) : pinSubject(reference);
}
function waivedSubject(occurrence) {
	if (occurrence.kind === "opaque") return tagSubject(referenceOf(occurrence));
	return tagSubject(referenceOf({
		...occurrence,
		image: withImpliedTag(occurrence.image)
	}));
}
function tagSubject(reference) {
	return reference.kind !== "opaque" && reference.tag !== void 0 ? nameOf(reference) : pinSubject(reference);
}
function pinSubject(reference) {
	return reference.kind === "opaque" ? nameOf(reference) : `${nameOf(reference)}@${reference.digest ?? ""}`;
}
function nameOf(reference) {
	const name = reference.kind === "opaque" ? `opaque ${reference.raw}` : `${reference.kind === "local" ? "local " : ""}${imageName(reference)}`;
	return reference.testData === true ? `test data ${name}` : name;
}
// lib/report/record.js
function recordOf({ evidence, policy, inline, examined, mirrors, base }, files, locate) {
	const { occurrences, advisories, packages, vulnerabilities = [], ledger } = evidence;
	const named = new Set(advisories.map(({ artifactName }) => artifactName));
	const uses = packages?.filter(({ name, origins }) => [name, ...origins].some((one) => named.has(one)));
	const isUsed = (uses ?? []).length + vulnerabilities.length > 0;
	const references = new Map(isUsed ? occurrences.map(({ at }, index) => [at, index]) : []);
	return {
		places: locatedPlaces([
			...(uses ?? []).flatMap(({ at, image }) => at === void 0 || image !== void 0 ? [] : [at]),
			...inline.map(({ at }) => at),
			...ledger === void 0 ? [] : [ledger.at],
			...placesIn(policy)
		], locate),
		marked: [...files.values()].flatMap(({ path, text }) => text.startsWith("﻿") ? [path] : []),
		examined,
		mirrors,
		...compact({ packages: uses?.map((use) => recordUse(use, references)) }),
		vulnerabilities: vulnerabilities.map(({ at, image: _, ...match }) => ({
			...match,
			reference: references.get(at) ?? 0
		})),
		inline,
		policy: recordPolicy(policy),
		...compact({
			ledger,
			base
		})
	};
}
function rewriteRecord(record, { policy, examined }, locate) {
	const added = locatedPlaces(placesIn(policy), locate);
	const keys = new Set(added.map(recordedKey));
	const places = [...record.places.filter((place) => !keys.has(recordedKey(place))), ...added];
	return {
		...record,
		places,
		examined,
		policy: recordPolicy(policy)
	};
}
function placesIn({ waivers, removed, pending }) {
	return [
		...waivers,
		...removed,
		...pending
	].flatMap(({ at, inheritedAt }) => inheritedAt === void 0 ? [at] : [at, inheritedAt]);
}
function locatedPlaces(places, locate) {
	return [...new Map(places.map((place) => [placeKey(place), place])).values()].map((place) => ({
		file: place.file,
		...place.span,
		...locate(place)
	}));
}
function recordedKey({ file, start, end }) {
	return placeKey({
		file,
		span: {
			start,
			end
		}
	});
}
function recordUse({ name, version, type, origins, at, platforms }, references) {
	const reference = at === void 0 ? void 0 : references.get(at);
	return {
		...compact(reference === void 0 ? { at } : { reference }),
		name,
		...compact({
			version,
			type
		}),
		origins,
		...compact({ platforms })
	};
}
function recordPolicy(policy) {
	const { severity, ignoreStatus } = policy.advisories;
	return {
		checks: Object.fromEntries(policy.checks),
		overrides: policy.overrides.map(recordOverride),
		waivers: policy.waivers.map(recordWaiver),
		removed: policy.removed.map(recordWaiver),
		pending: policy.pending.map(recordWaiver),
		advisories: {
			...compact({ severity }),
			ignoreStatus
		},
		...policy.signatures.length === 0 ? {} : { signatures: policy.signatures },
		...policy.proof.length === 0 ? {} : { proof: policy.proof }
	};
}
function recordOverride({ checks, paths, images, ...rest }) {
	return {
		...rest,
		...compact({
			paths,
			images
		}),
		checks: Object.fromEntries(checks)
	};
}
function recordWaiver({ paths, expires, acknowledged, ...says }) {
	return {
		...says,
		...compact({
			paths,
			expires: isoIfKnown(expires),
			acknowledged: isoIfKnown(acknowledged)
		})
	};
}
// lib/report/build.js
function describeFinding({ check, severity, at, message, about, fix, waived, introduced, testData }, { locate, isMarked, fix: describeFix }) {
	return {
		check,
		severity,
		...at === void 0 ? {} : {
			file: at.file,
			...locate(at)
		},
		...at === void 0 || isMarked(at.file) ? {} : {
			charOffset: at.span.start,
			charLength: at.span.end - at.span.start
		},
		message,
		...describeSubject(about),
		...compact({ testData }),
		...typeof introduced === "boolean" ? { introduced } : {},
		...describeWaived(waived, locate),
		...fix === void 0 || at === void 0 || fix.also !== void 0 ? {} : { fix: describeFix(at, fix) }
	};
}
function describeSubject({ image, artifact, advisory } = {}) {
	const { registry, repository, tag } = image ?? {};
	return {
		...registry === void 0 || repository === void 0 ? {} : { image: {
			registry,
			repository,
			...compact({ tag })
		} },
		...compact({
			artifact,
			advisory: advisory?.id
		})
	};
}
function describeWaived(waived, locate) {
	if (waived === void 0) return {};
	const { at, reason, owner, expires } = waived;
	return { waived: {
		reason,
		...compact({
			owner,
			expires: isoIfKnown(expires)
		}),
		file: at.file,
		line: locate(at).line
	} };
}
function describeWaiver({ waiver, state, matched, notice }, locate) {
	const effect = {
		state,
		matched,
		...compact({ notice })
	};
	const place = {
		file: waiver.at.file,
		...locate(waiver.at)
	};
	if ("covers" in waiver) return {
		...place,
		...effect,
		check: waiver.check,
		reason: waiver.reason
	};
	const { at: _at, inheritedAt: _inheritedAt, inBase: _inBase, ...rest } = recordWaiver(waiver);
	return {
		...place,
		...effect,
		...rest
	};
}
function besideTag(references, { pinForm }) {
	if (pinForm !== "digest") return void 0;
	const kept = references.filter(({ tag, pin }) => tag !== void 0 && pin?.lead === "@" && pin.tail === void 0);
	return kept.length === 0 ? void 0 : kept.length;
}
function describeRun(run, decision) {
	const { policy, settings } = run.config;
	const sources = policy.sources.map((source) => [source.path, source]);
	const files = new Map([...run.files, ...sources]);
	const texts = textsOf(files);
	const { locate } = texts;
	const { occurrences, advisories, histories } = run.evidence;
	const asOf = run.config.asOf ?? run.startedAt;
	const decided = describeDecision(decision, run.waiverStates, texts);
	const references = withWaivedChecks(occurrences.map((one) => describeReferenceWithFact(one, run.evidence, files, locate, asOf)), decided.findings);
	const questions = questionsOf(references, openAt(run.evidence, run.asked));
	const coverage = {
		...coverageOf(references),
		artifacts: run.artifacts,
		questions,
		...compact({
			vendored: run.vendored,
			besideTag: besideTag(references, run.config)
		})
	};
	const record = recordOf({
		...run,
		policy,
		mirrors: run.config.registries
	}, files, locate);
	return {
		schemaVersion: 1,
		tool: {
			name: "tagproof",
			version
		},
		mode: run.config.mode,
		verdict: decided.verdict,
		startedAt: isoTime(run.startedAt),
		asOf: isoTime(asOf),
		...compact({ source: run.source }),
		references,
		findings: decided.findings,
		...compact({ seen: run.seen }),
		advisories,
		histories: histories.map(describeHistory),
		coverage,
		incomplete: decided.incomplete,
		settings: settings.map(({ name, value, from }) => ({
			name,
			value,
			from: typeof from === "string" ? from : whereIs(from, policy.sources)
		})),
		waivers: decided.waivers,
		requests: { ...run.requests },
		edits: run.changes.flatMap(({ path, lines }) => lines.map(({ line, before, after }) => ({
			file: path,
			line,
			before,
			after
		}))),
		...compact({ patch: run.patch }),
		...forecastsIn(run.forecasts),
		record
	};
}
function openAt({ occurrences }, asked = () => ({})) {
	return (index) => {
		const one = occurrences[index];
		return one?.kind === "image" ? asked(one) : {};
	};
}
function buildReplayReport(report, { record, texts: recorded }, replay, decision) {
	const { policy, evidence } = replay;
	const ofPolicy = textsOf(new Map(policy.sources.map((source) => [source.path, source])));
	const isInPolicy = ({ file }) => policy.sources.some(({ path }) => path === file);
	const locate = (place) => (isInPolicy(place) ? ofPolicy : recorded).locate(place);
	const isMarked = (file) => recorded.isMarked(file) || ofPolicy.isMarked(file);
	const decided = describeDecision(decision, replay.waiverStates, {
		...recorded,
		locate,
		isMarked
	});
	const withFacts = report.references.map((reference, index) => {
		const occurrence = evidence.occurrences[index];
		const fact = occurrence?.kind === "image" ? evidence.facts.get(occurrence) : void 0;
		if (occurrence?.kind !== "image" || fact === void 0) return reference;
		const signatures = evidence.signatures?.get(occurrence);
		const built = describeBuilt(fact, occurrence.image, signatures, replay.asOf);
		return {
			...reference,
			fact: {
				...describeFact(fact),
				...built
			}
		};
	});
	const references = withWaivedChecks(withFacts, decided.findings);
	const known = coverageIn(report);
	const { pullPolicy, advisories, endOfLife } = known.questions ?? {};
	const answers = {
		...questionsOf(references, openAt(evidence, replay.asked)),
		...compact({
			pullPolicy,
			advisories,
			...replay.asked === void 0 ? { endOfLife } : {}
		})
	};
	const { patch: _, ...recordedRun } = report;
	return withImages({
		...recordedRun,
		tool: {
			name: "tagproof",
			version
		},
		...decided,
		asOf: isoTime(replay.asOf),
		references,
		settings: replay.settings,
		coverage: {
			...known,
			...coverageOf(references),
			...known.questions && { questions: answers }
		},
		record: rewriteRecord(record, replay, locate)
	});
}
function describeDecision({ verdict, findings, gaps }, waiverStates, texts) {
	return {
		verdict,
		findings: findings.map((finding) => describeFinding(finding, texts)),
		incomplete: gaps,
		waivers: waiverStates.map((state) => describeWaiver(state, texts.locate))
	};
}
function withImages(report) {
	const { schemaVersion, tool, mode, verdict, counts: _, ...rest } = report;
	return {
		schemaVersion,
		tool,
		mode,
		verdict,
		counts: countsOf(totalsOf(report)),
		...rest,
		images: imageSummaries(report)
	};
}
function forecastsIn(forecasts = []) {
	return forecasts.length === 0 ? {} : { forecasts };
}
// lib/pipeline/questions.js
const off = { notAsked: "off" };
const notConfigured = { notAsked: "not-configured" };
function endQuestion(isOff) {
	return (one) => isOff("deprecated-tag", one) ? { endOfLife: off } : {};
}
function asksForOtherTags({ checks, overrides }) {
	const levels = [checks, ...overrides.map((one) => one.checks)].map((of) => of.get(digestOfOtherTag.id));
	return levels[0] !== "off" || levels.some((level) => level !== void 0 && level !== "off");
}
function asksForMoves(policy, maxAgeMs, now) {
	const isOff = offFor(policy);
	const needsProof = imageMatcher(policy.proof);
	return (one, fact) => {
		const isStaleHere = isStale(fact, maxAgeMs(one), now) && !isOff(staleDigest.id, one);
		if (fact.status !== "not-current") return isStaleHere;
		return (isStaleHere || !isOff(notCurrent.id, one)) && !needsProof(one.image);
	};
}
function questionsAsked(config, { sources, advisories }, gaps) {
	const { policy, registries, sbomFromRegistry, vulnerabilityReports } = config;
	const { registry } = registryHost(config.platform);
	const isOff = offFor(policy);
	const end = endQuestion(isOff);
	const failed = "cause" in sources ? sources.cause : void 0;
	const unread = "cause" in advisories ? advisories : gaps.find(({ subject }) => isAboutAdvisories(subject));
	const pullPolicy = (one) => {
		if (isOff("denied-by-policy", one)) return off;
		if (failed !== void 0) return { unknown: failed };
		return "pullPolicies" in sources ? void 0 : { notAsked: "no-sign-in" };
	};
	const advice = ({ image: { digest } }) => {
		if (!sbomFromRegistry && !vulnerabilityReports) return notConfigured;
		const cause = (digest && gaps.find(({ subject }) => subject.includes(digest))?.cause) ?? unread?.cause;
		return cause === void 0 ? void 0 : { unknown: cause };
	};
	return (one) => {
		const isPlatform = originImage(one.image, registries).registry === registry;
		return {
			...isPlatform || config.endOfLife !== "off" ? end(one) : { endOfLife: off },
			...compact({
				pullPolicy: isPlatform ? pullPolicy(one) : notConfigured,
				advisories: isPlatform ? advice(one) : notConfigured
			})
		};
	};
}
function unreadEnds({ facts }, policy, surface) {
	const isOff = offFor(policy);
	const open = [...facts].flatMap(([one, fact]) => {
		return fact.status !== "missing" && fact.status !== "unknown" && fact.endUnread === "no-credential" && !isOff("deprecated-tag", one) ? [one] : [];
	});
	const tags = new Set(open.map(({ image }) => imageName(image)));
	const at = open.map((one) => one.at);
	if (tags.size === 0) return {
		gaps: [],
		at
	};
	const signIn = `${settingName(surface, "identity")} or ${settingName(surface, "token")}`;
	const message = `The run is not signed in to the platform, so it is not known whether ${plural(tags.size, "tag")} of its registry ${tags.size === 1 ? "has reached its" : "have reached their"} end of life. Set ${signIn}, or \`deprecated-tag: off\` under \`checks\` in the policy`;
	return {
		gaps: [{
			cause: "no-credential",
			subject: unreadEndsSubject,
			message
		}],
		at
	};
}
const unreadEndsSubject = "end of life";
const unresolvedSubject = "references";
const maxNameLength = 300;
function isOfPolicy({ cause, subject }) {
	return cause === "no-credential" && subject === unreadEndsSubject || cause === "nothing-verified" && subject === unresolvedSubject;
}
function nothingVerified(occurrences, findings, { seen, excluded = 0 } = {}) {
	if (occurrences.some(({ kind }) => kind === "image")) return [];
	const open = findings.filter(({ check, waived }) => check === "opaque-reference" && waived === void 0).length;
	const cause = "nothing-verified";
	const unresolved = `No image was verified: ${plural(open, "reference")} could not be resolved, and the files that were read have no other. Remove the cause that the finding names, or waive \`opaque-reference\` where the image is verified elsewhere`;
	const leftOut = `No image was verified: \`exclude\` leaves out files with ${plural(excluded, "reference")}, and the files that were read have none. Shorten \`exclude\`, or name the files that this check is about with \`paths\``;
	const [{ file, line, name } = {
		file: "",
		line: 0,
		name: ""
	}] = seen?.names ?? [];
	const notRead = `No image was verified: the files that were read have no reference to an image, but ${plural(seen?.count ?? 0, "image name")} ${seen?.count === 1 ? "is" : "are"} in text that no scanner reads, such as \`${onOneLine(name, maxNameLength)}\` at ${onOneLine(`${file}:${line}`, maxNameLength)}. Write the images that a tool pulls in a file of a known format, or exclude these files`;
	return [
		...open === 0 ? [] : [{
			cause,
			subject: unresolvedSubject,
			message: unresolved
		}],
		...seen === void 0 ? [] : [{
			cause,
			subject: "names",
			message: notRead
		}],
		...excluded === 0 ? [] : [{
			cause,
			subject: "exclude",
			message: leftOut
		}]
	];
}
export { waivedSubject as _, nothingVerified as a, buildReplayReport as c, allCounting as d, baselineReferences as f, notCompared as g, needsBase as h, isOfPolicy as i, describeRun as l, isNewOnly as m, asksForOtherTags as n, questionsAsked as o, compareFindings as p, endQuestion as r, unreadEnds as s, asksForMoves as t, withImages as u, withExisting as v };
