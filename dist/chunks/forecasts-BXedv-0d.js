import { _ as pinTo } from "./checks-BcNqVPJL.js";
import { a as buildsBetween, i as usualPlatforms, n as platformFiles, o as holdTexts, r as platformsNamed, s as imageReader, t as createForecaster } from "./forecast-KxlnPWRH.js";
import { Ct as smallest, T as imageName, a as isPlatform, nt as compareText, pt as pathMatcher, w as originImage, y as placeKey } from "./reading-DT2Pr2dB.js";
import { r as pullVerdict, t as answerAbout } from "./pull-policy-DDC3i6mQ.js";
// lib/forecast/hold.js
async function heldReplacement(bump, forecast, isAllowed) {
	const { history, from, to } = bump;
	const candidates = ((history && buildsBetween(history, from, to))?.builds ?? []).filter(({ digest }) => bump.mayPull(digest)).slice(-5).toReversed();
	const offered = (await forecast(candidates.map(({ digest }) => ({
		...bump,
		to: digest
	})))).find(isAllowed);
	return {
		examined: candidates.length,
		...offered === void 0 ? {} : { offered }
	};
}
function holdReasons(forecast, rules, wanted) {
	return [...rules.includes("introduces") ? introducedReasons(forecast) : [], ...rules.includes("platform-lost") ? lostReasons(forecast, wanted) : []];
}
function introducedReasons({ advisories, unknown }) {
	if (advisories !== void 0 && advisories.introduced.length > 0) return [holdTexts.introduces(advisories.introduced)];
	const isElsewhere = unknown.some(({ about, cause }) => about === "advisories" && cause === "no-platform");
	const why = unknown.find(isAbout("packages", "platforms")) ?? unknown.find(isAbout("advisories"));
	return why === void 0 || isElsewhere ? [] : [holdTexts.introducesUnknown(why.message)];
}
function lostReasons({ platforms, unknown }, wanted) {
	const needed = wanted.length === 0 ? platforms.lost : platforms.lost.filter((name) => wanted.some((one) => isPlatform(name, one)));
	if (needed.length > 0) return [holdTexts.platformLost(needed)];
	const why = unknown.find(isAbout("platforms"));
	return why === void 0 ? [] : [holdTexts.platformsUnknown(why.message)];
}
function isAbout(...parts) {
	return ({ about }) => parts.includes(about);
}
// lib/pipeline/forecasts.js
function bumpsOf({ findings, evidence }, mirrors) {
	const fixes = new Map(findings.flatMap(({ at, fix, about, waived }) => at && fix && about?.image && waived === void 0 ? [[`${placeKey(at)} ${imageName(about.image)}`, fix.digest]] : []));
	const bumps = new Map();
	const historyOf = historyFinder(evidence.histories);
	for (const one of evidence.occurrences) {
		if (one.kind !== "image") continue;
		const to = fixes.get(`${placeKey(one.at)} ${imageName(one.image)}`);
		const from = one.image.digest;
		if (to === void 0 || from === void 0 || from === to) continue;
		const key = `${imageName(one.image)} ${from} ${to}`;
		if (!bumps.has(key)) bumps.set(key, bumpOf(one, {
			from,
			to
		}, {
			...evidence,
			historyOf
		}, mirrors));
	}
	return [...bumps.values()].sort((a, b) => compareText(imageName(a.image), imageName(b.image)));
}
function bumpOf(occurrence, digests, { facts, historyOf, pullPolicies }, mirrors) {
	const { image } = occurrence;
	const fact = facts.get(occurrence);
	const origin = originImage(image, mirrors);
	const tag = image.tag ?? (fact !== void 0 && "recoveredTag" in fact ? fact.recoveredTag : void 0);
	const history = historyOf([image, origin].map((one) => imageName({
		...one,
		...tag === void 0 ? {} : { tag }
	})));
	const policies = pullPolicies?.get(occurrence);
	return {
		image,
		origin,
		history,
		...digests,
		mayPull: (digest) => policies === void 0 || isAllowed(policies, digest)
	};
}
function historyFinder(histories) {
	const positions = new Map(histories.map((one, position) => [imageName(one), position]).reverse());
	return (names) => histories[smallest(names.flatMap((name) => positions.get(name) ?? []))];
}
function isAllowed(policies, digest) {
	const answer = answerAbout(policies, digest);
	return answer !== void 0 && pullVerdict(answer) === "allowed";
}
const maxFiles = 500;
const maxFileBytes = 1048576;
async function forecastPins(found, { clients, config, files }) {
	const bumps = bumpsOf(found, config.registries);
	if (bumps.length === 0) return {
		forecasts: [],
		withHolds: (evaluation) => evaluation
	};
	const wanted = await wantedPlatforms(found, files);
	const forecast = createForecaster({
		reader: imageReader(clients.contentIn),
		advisories: clients.advisories,
		policy: config.policy.advisories,
		selection: {
			wanted,
			usual: usualPlatforms
		}
	});
	const holdable = (await forecast(bumps)).map((one, at) => ({
		one,
		bump: bumps[at]
	}));
	const decided = await Promise.all(holdable.map(({ one, bump }) => decide(one, bump, {
		config,
		wanted,
		forecast
	})));
	const held = new Map(decided.flatMap(({ forecast: { image, from }, held: why }) => why === void 0 ? [] : heldKeys(image, from, why)));
	return {
		forecasts: decided.map(reported),
		withHolds: (evaluation) => withHolds(evaluation, held)
	};
}
async function decide(one, bump, options) {
	const { config, wanted, forecast } = options;
	const reasons = holdReasons(one, config.hold, wanted);
	if (reasons.length === 0) return { forecast: one };
	const isAllowed = (other) => holdReasons(other, config.hold, wanted).length === 0;
	const { examined, offered } = await heldReplacement(bump, forecast, isAllowed);
	const held = {
		newest: bump.to,
		reasons,
		examined,
		...offered === void 0 ? {} : { offered: offered.to }
	};
	return {
		forecast: offered ?? one,
		held
	};
}
function reported({ forecast, held }) {
	return held === void 0 ? forecast : {
		...forecast,
		held
	};
}
function heldKeys(image, from, held) {
	const { newest, reasons, examined, offered } = held;
	const kept = {
		...held,
		text: holdTexts.kept(newest, reasons, examined)
	};
	if (offered === void 0) return [[heldKey(image, from, newest), kept]];
	const { offered: _, ...none } = held;
	const text = holdTexts.offered(newest, reasons, offered);
	const stays = {
		...none,
		text: holdTexts.keptAfterOffer(newest, reasons)
	};
	return [[heldKey(image, from, newest), {
		...held,
		text
	}], [heldKey(image, offered, newest), stays]];
}
function heldKey(image, from, to) {
	return `${image} ${from} ${to}`;
}
function withHolds(evaluation, held) {
	if (held.size === 0) return evaluation;
	const places = new Map(evaluation.evidence.occurrences.flatMap((one) => one.kind === "image" ? [[occurrenceKey(one.at, imageName(one.image)), one]] : []));
	const findings = evaluation.findings.map((finding) => {
		const { fix, at, about, ...rest } = finding;
		if (fix === void 0 || at === void 0 || about?.image === void 0) return finding;
		const image = imageName(about.image);
		const hold = held.get(heldKey(image, about.image.digest, fix.digest));
		if (hold === void 0) return finding;
		const occurrence = places.get(occurrenceKey(at, image));
		const instead = hold.offered === void 0 || occurrence === void 0 ? {} : pinTo(occurrence, hold.offered);
		return {
			...rest,
			at,
			about,
			message: `${finding.message}. ${hold.text}`,
			...instead
		};
	});
	return {
		...evaluation,
		findings
	};
}
function occurrenceKey(at, image) {
	return `${placeKey(at)} ${image}`;
}
async function wantedPlatforms(found, files) {
	const matches = pathMatcher(platformFiles);
	const listed = (await files.list(matches)).filter((path) => matches(path) && !found.files.has(path));
	if (listed.length > maxFiles) return [];
	const texts = [...found.files.values()].map(({ text }) => text);
	for (const path of listed) {
		const read = await files.read(path, maxFileBytes);
		if ("unreadable" in read) return [];
		texts.push(read.text);
	}
	return platformsNamed(texts);
}
export { forecastPins };
