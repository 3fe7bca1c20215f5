import { n as __exportAll } from "./rolldown-runtime-BrvMwczA.js";
import { O as isFullVersion, T as imageName, X as formatDuration, Y as formatDay, Z as hourMs, _t as addToGroup, at as onOneLine, ct as shortDigest, nt as compareText, q as dayMs, st as plural, wt as withFields, xt as groupedBy, y as placeKey, yt as compact } from "./reading-DT2Pr2dB.js";
import { At as severities } from "./scan-DFDHd4Kl.js";
import { n as denialsOf, r as pullVerdict, t as answerAbout } from "./pull-policy-DDC3i6mQ.js";
import { a as signaturesOf, i as signatureRulesFor, o as signerKey, r as satisfies, t as acceptedBy } from "./match-BY2LDOyJ.js";
import { n as scannerFindings, t as advisoryFindings } from "./findings-BUuvkf3p.js";
import { t as noPolicy } from "./policy-COMIQ2Ru.js";
import { i as missedMs, n as isBound, r as isByDigestAge, t as hasSameImages } from "./fact-D1jIvt7l.js";
import { t as builtOf } from "./built-BZ018G6e.js";
// lib/checks/check.js
function perImage({ occurrences, facts }, rule) {
	return occurrences.flatMap((occurrence) => {
		const fact = occurrence.kind === "image" ? facts.get(occurrence) : void 0;
		if (occurrence.kind !== "image" || fact === void 0) return [];
		const draft = rule(occurrence, fact);
		return draft === void 0 ? [] : [{
			at: occurrence.at,
			...draft,
			about: { image: occurrence.image }
		}];
	});
}
function pinTo(occurrence, digest) {
	const { pin, image, at } = occurrence;
	if (pin.kind === "refused") return {};
	const digits = (one) => pin.isBare ? one.slice(7) : one;
	const written = (one) => `${pin.lead}${digits(one)}${pin.tail ?? ""}`;
	return { fix: {
		file: at.file,
		span: pin.span,
		expect: pin.text ?? (image.digest === void 0 ? pin.unset ?? "" : written(image.digest)),
		replacement: written(digest),
		digest,
		...pin.also === void 0 ? {} : { also: pin.also }
	} };
}
function pinToCurrent(occurrence, { currentDigest, noTarget }) {
	if (noTarget !== void 0) return {
		fix: {},
		advice: `No digest can be pinned yet. ${noTarget}`
	};
	return {
		fix: pinTo(occurrence, currentDigest),
		advice: `Pin ${shortDigest(currentDigest)}`
	};
}
function subjectKey(at, image) {
	return `${placeKey(at)} ${image === void 0 ? "" : imageName(image)}`;
}
function byPlace(a, b) {
	if (a.at === void 0 || b.at === void 0) return Number(a.at === void 0) - Number(b.at === void 0);
	return compareText(a.at.file, b.at.file) || a.at.span.start - b.at.span.start;
}
function testDataMarker(occurrences) {
	const folders = new Map();
	for (const { at, testData } of occurrences) if (testData !== void 0) folders.set(at.file, testData);
	return ({ at }) => {
		const testData = at === void 0 ? void 0 : folders.get(at.file);
		return testData === void 0 ? {} : { testData };
	};
}
function capped(severity, { atMost }) {
	return atMost !== void 0 && severities.indexOf(atMost) > severities.indexOf(severity) ? atMost : severity;
}
function leveled(finding, level, isNamed) {
	if (level === "off") return [];
	const { testData, ...usual } = finding;
	if (testData === void 0 || isNamed) return [withFields(usual, { severity: capped(level, finding) })];
	const { fix: _, ...unfixed } = usual;
	const message = `${finding.message}. The file is test data (\`${testData}\`), so this is a notice, and it is not pinned`;
	return [{
		...unfixed,
		testData,
		severity: "notice",
		message
	}];
}
// lib/checks/refused-fixes.js
function policyNames(results) {
	return results.map(({ policy, parameters }) => {
		const values = Object.entries(parameters).map(([name, value]) => `${name}: ${value}`);
		return `\`${policy}\`${values.length === 0 ? "" : ` (${values.join(", ")})`}`;
	}).join(" and ");
}
function momentText(denials, now) {
	const moments = denials.map(({ allowedFrom }) => allowedFrom);
	const known = moments.filter((moment) => moment !== void 0 && moment.at > now).filter((one) => one !== void 0);
	const [first] = known;
	if (first === void 0 || known.length < moments.length) return "";
	const last = known.reduce((a, b) => a.at >= b.at ? a : b);
	if (last.builtAt === void 0) return `The build time is not known, but the image is older than its place in the tag's history: the pull is allowed from ${timeText(last.at)} at the latest`;
	return `It was built on ${timeText(last.builtAt)}, and the policy counts from then, not from when the tag got the digest: the pull is allowed from ${timeText(last.at)}`;
}
function timeText(instant) {
	const at = new Date(Math.ceil(instant / 6e4) * 6e4).toISOString();
	return `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`;
}
function fixUnderPolicies(policies, digest, now) {
	if (policies === void 0) return {};
	const refused = refusal(policies, digest, now);
	if (refused !== void 0) return { refused };
	const [newest] = policies.newest;
	if (newest === void 0 || newest.digest === digest || pullVerdict(newest) !== "denied") return {};
	return { note: `That is the newest digest that the pull policies allow: ${policyNames(denialsOf(newest.results, "enforced"))} denies ${shortDigest(newest.digest)}` };
}
function refusal(policies, digest, now) {
	const answer = answerAbout(policies, digest);
	const verdict = answer === void 0 ? "unknown" : pullVerdict(answer);
	if (verdict === "allowed") return void 0;
	if (answer === void 0 || verdict === "unknown") return `it is not known whether the pull policies allow ${shortDigest(digest)}`;
	return noneAllowed(policies, answer, now);
}
function noneAllowed({ newest }, answer, now) {
	const denials = denialsOf(answer.results, "enforced");
	const moment = momentText(denials, now);
	const one = `${policyNames(denials)} denies ${shortDigest(answer.digest)}${moment === "" ? "" : `. ${moment}`}`;
	const denied = newest.filter((other) => pullVerdict(other) === "denied").length;
	if (denied < 2 || denied < newest.length) return one;
	return `${`the pull policies deny the newest ${denied} digests of the tag that are old enough`}${denied < 15 ? "" : ", and older ones are not tried"}. ${one}`;
}
function signaturesAt({ signatures }, occurrence, rules = []) {
	const found = signatures?.get(occurrence);
	return found && {
		found,
		rules: signatureRulesFor(rules, occurrence.image, found.origin)
	};
}
function signerText(signer) {
	if (signer.kind === "key") return `the key ${shortDigest(signer.key)}`;
	const { issuer, identity, root } = signer;
	return `${identity} (issuer ${issuer}${root === "sigstore" ? "" : ", of a private Sigstore"})`;
}
function requiredSignersText({ anyOf }) {
	const all = anyOf.map(requiredSignerText);
	return all.length === 0 ? "a signer whose file could not be read" : all.slice(0, 3).join(" or ");
}
function requiredSignerText(required) {
	if (required.kind === "key") return `the key \`${required.file ?? shortDigest(required.key)}\``;
	return `\`${required.identity}\` (issuer \`${required.issuer}\`)`;
}
function refusedText({ refused }) {
	const reasons = [...new Set(refused.map(({ why }) => why))];
	if (reasons.length === 0) return "";
	const more = reasons.length > 2 ? `; and ${reasons.length - 2} more reasons` : "";
	return `${reasons.slice(0, 2).join("; ")}${more}`;
}
function unsignedFix({ found, rules }, digest) {
	const signed = signaturesOf(found, digest);
	if (rules.length === 0 || signed !== void 0 && satisfies(rules, signed)) return void 0;
	return signed?.complete === true ? `${shortDigest(digest)} is not signed as the policy requires` : `it is not known whether ${shortDigest(digest)} is signed as the policy requires`;
}
// lib/checks/rules/advisory.js
const advisory = {
	id: "advisory",
	summary: "The platform lists a security advisory for an artifact",
	severity: "error",
	example: {
		bad: "artifacts: openssl # CVE-2026-0001 is open",
		good: "artifacts: openssl # CVE-2026-0001 is fixed or waived"
	},
	why: "The platform's security feed has an advisory for an artifact that you listed or that is in one of your images. Whether your version is affected, and how severely, depends on the details of the advisory.",
	fix: "Read the advisory, then update to a release that contains the fix, remove the artifact, or establish that you are not affected. Pinning the current digest often brings in the fixed release.",
	waive: {
		when: "Waive it if you are not affected, or if you accept the risk until a fix is available. Set `acknowledged` to the advisory's `updateTime`: when the advisory changes, the waiver lapses and you review it again.",
		where: "policy"
	},
	run({ advisories, packages, vulnerabilities = [] }, { advisories: policy = noPolicy.advisories }) {
		return [...advisoryFindings(advisories, packages, policy), ...scannerFindings(vulnerabilities, policy)];
	}
};
// lib/checks/rules/built-here.js
const maxFileLength = 200;
const builtHere = {
	id: "built-here",
	summary: "The repository builds this image itself, so it is not verified",
	severity: "notice",
	example: {
		bad: "image: my-app:dev, and elsewhere `docker build -t my-app:dev .`",
		good: "image: registry.example.com/acme/my-app:1.4@sha256:…"
	},
	why: "No registry has this image: a file of the repository builds it under this name, and the name is one that nobody can publish. So there is nothing to look up or to pin, and no other check covers this place. Names with a registry or an organization are never treated like this, because they can be pulled, except from a registry of the machine itself, such as `localhost:5000`.",
	fix: "Nothing is wrong if the image is always built before it is used. To have it verified, push it to a registry and use it by that name.",
	waive: {
		when: "Waive it if the notice is in the way. Say what builds the image before it is used.",
		where: "line"
	},
	run({ occurrences }) {
		return occurrences.flatMap((occurrence) => {
			if (occurrence.kind !== "local") return [];
			const { at, image, builtBy } = occurrence;
			return [{
				at,
				message: `${imageName(image)} is built here by ${onOneLine(builtBy.file, maxFileLength)}:${builtBy.line}. Not verified`,
				about: { image }
			}];
		});
	}
};
// lib/checks/format.js
function sourceNote(fact, now) {
	if (!("basis" in fact) || fact.basis === void 0 || fact.basis === "present") return "";
	if (fact.basis === "first-seen") return " (according to this repository's ledger)";
	const source = "evidence" in fact ? fact.evidence?.find(({ silent }) => silent === void 0) : void 0;
	if (source === void 0) return "";
	const since = source.since === void 0 ? "" : ` since ${formatDay(source.since)}`;
	const age = now - source.readAt;
	const read = age < staleReadingMs ? "" : `, read ${formatDuration(age)} ago`;
	if (isByDigestAge(fact)) return ` (by the age of the digest, which \`digest-age: accepted\` lets count: ${source.source}${since}${read})`;
	return ` (according to ${source.source}${since}${read})`;
}
const staleReadingMs = 36e5;
function otherDigestText(name, { currentDigest, currentSince, notSince }, note) {
	if (notSince !== void 0 && notSince <= (currentSince ?? notSince)) return `${name} has not pointed to the pinned digest since ${formatDay(notSince)} or earlier${note}`;
	if (currentSince === void 0) return `${name} does not point to the pinned digest now`;
	return `${name} has pointed to ${shortDigest(currentDigest)} since ${formatDay(currentSince)} or earlier${note}, not to the pinned digest`;
}
function judgedName(image, fact) {
	if (image.tag !== void 0) return imageName(image);
	const found = "recoveredTag" in fact ? fact.recoveredTag : void 0;
	if (image.digest !== void 0 && found === void 0) return imageName(image);
	const tag = found ?? "latest";
	const why = tag === "latest" ? "assumed" : "found by its digest";
	return `${imageName({
		...image,
		tag
	})} (no tag is written: \`${tag}\` is ${why})`;
}
function successorAdvice(image, successors) {
	if (successors === void 0) return "No supported successor was found in the repository";
	const { nearest, newest } = successors;
	const far = newest === nearest ? "" : `, or to the newest tag, ${newest}`;
	return `Switch to ${imageName({
		...image,
		tag: nearest
	})}${far}`;
}
function endedReleases(end, now) {
	return (end?.releases?.ends ?? []).filter(({ date }) => date === void 0 || date <= now);
}
function endingReleases(end, now, withinMs) {
	const isNear = (date) => date > now && now >= date - withinMs;
	return (end?.releases?.ends ?? []).filter(({ date }) => date !== void 0 && isNear(date));
}
function releaseEndsText(name, ends, releases, now) {
	return `${name} ${ends.map((end) => `${linkOf(end)} ${end.name}, which ${whenText$1(end, now)}`).join(", and ")} (${sourceText(releases)}). ${adviceText$1(ends)}`;
}
function linkOf({ of }) {
	return of === "base" ? "is based on" : "uses";
}
function whenText$1({ date }, now) {
	if (date === void 0) return "has reached its end of life";
	if (date <= now) return `reached its end of life on ${formatDay(date)}`;
	return `reaches its end of life on ${formatDay(date)}, in ${plural(Math.ceil((date - now) / dayMs), "day")}`;
}
function sourceText({ list, asOf, outdated }) {
	return `according to ${list} as of ${asOf}${outdated === void 0 ? "" : `; ${outdated}`}`;
}
function adviceText$1(ends) {
	return ends.map(({ of, name, successors }) => {
		const product = of === "base" ? "a tag with a supported base" : "a tag of a supported release";
		if (successors === void 0) return `Switch to ${product}: the list names none after ${name}`;
		const { nearest, newest } = successors;
		return `Switch to ${product}: the next one after ${name} is ${nearest}${newest === nearest ? "" : `, the newest is ${newest}`}`;
	}).join(". ");
}
// lib/checks/rules/pins/stale-digest.js
const staleDigest = {
	id: "stale-digest",
	summary: "The tag has pointed to newer digests than the pinned one for longer than `max-age`",
	severity: "error",
	example: {
		bad: "FROM registry.example.com/acme/node:20@sha256:<superseded 40 days ago>",
		good: "FROM registry.example.com/acme/node:20@sha256:<the current digest>"
	},
	why: "A pin keeps out surprises, but it also keeps out fixes: each newer digest may contain security fixes that you are missing. Where nothing proves that the tag ever pointed to the pinned digest, the message says so, and for how long at least the tag has pointed to others. Newer digests with the same images for the platforms in use do not count.",
	fix: "Pin the current digest. `tagproof pin` writes it; run it on a schedule to stay current. If you generally need more time, raise `max-age`.",
	waive: {
		when: "Waive it if the newer digest breaks something. Say what breaks, and set an expiry date so that the pin does not stay behind indefinitely.",
		where: "line"
	},
	run(input, settings) {
		return perImage(input, (occurrence, fact) => {
			const maxAgeMs = settings.maxAgeMs(occurrence);
			if (!isStale(fact, maxAgeMs, settings.now)) return void 0;
			const name = judgedName(occurrence.image, fact);
			const { fix, advice } = pinToCurrent(occurrence, fact);
			if (fact.status === "not-current") {
				const behind = `at least ${formatDuration(boundMs(fact, settings.now))} ago (max-age: ${formatDuration(maxAgeMs)})`;
				return {
					message: `${otherDigestText(name, fact, sourceNote(fact, settings.now))}, ${behind}; nothing proves that it ever did. ${advice}`,
					...fix
				};
			}
			const lag = fact.status === "superseded" ? fact : fact.lag;
			const newer = `${plural(lag.behind, "newer digest")} since (max-age: ${formatDuration(maxAgeMs)})`;
			const note = sourceNote(fact, settings.now);
			const images = imagesText(lag);
			const [day, age] = [formatDay(lag.supersededAt), formatDuration(lag.lagMs)];
			return {
				message: `The pinned digest of ${name} ${isBound(fact.basis) ? `was replaced on ${day} or earlier, at least ${age} ago${note}; at least ${newer}` : `was last current on ${day}, ${age} ago${note}; ${newer}`}${images}. ${advice}`,
				...fix
			};
		});
	}
};
function imagesText({ supersededAt, compared = {} }) {
	const { changedAt, platforms } = compared;
	if (changedAt === void 0 || changedAt <= supersededAt) return "";
	return `. The first of them that changes an image for ${platforms === void 0 ? "its platforms" : platforms.join(", ")} came on ${formatDay(changedAt)}`;
}
function boundMs(fact, now) {
	const { notSince, currentSince } = fact;
	return hasSameImages(fact) ? 0 : now - Math.min(notSince ?? now, currentSince ?? now);
}
function isStale(fact, maxAgeMs, now) {
	if (fact.status === "not-current") return boundMs(fact, now) > maxAgeMs;
	if (fact.status !== "superseded" && fact.status !== "one-platform") return false;
	const lag = fact.status === "superseded" ? fact : fact.lag;
	return lag !== void 0 && missedMs(lag) > maxAgeMs;
}
// lib/checks/rules/denied-by-policy.js
const deniedByPolicy = {
	id: "denied-by-policy",
	summary: "A pull policy of the organization denies the pull of the digest",
	severity: "error",
	example: {
		bad: "FROM registry.example.com/acme/node:20@sha256:<built yesterday, with a cool-down of 7 days>",
		good: "FROM registry.example.com/acme/node:20@sha256:<the newest digest that every policy allows>"
	},
	why: "The registry refuses to serve a digest that an enforced pull policy denies, so the next build or deployment that has no cached copy fails. A cool-down policy counts from the build time of the image, while `min-age` counts from the time when the tag got the digest: a digest can be old enough for one and too young for the other, and with nightly builds the newest digests are always within a cool-down. A policy in dry run denies nothing yet; what it would deny is a notice, and so is a digest that only an override allows.",
	fix: "Pin the newest digest that every enforced policy allows: `tagproof pin` looks for it among the newest 15 digests of the tag that are old enough for `min-age`. If all of them are denied by a longer cool-down, set `min-age` to its length, so that the search begins with older digests. Otherwise wait until the time in the finding, or ask an administrator of the organization for an override of this digest.",
	waive: {
		when: "Waive it while an override has been requested, or if the image is only pulled through a registry that the policy does not cover. State which of the two applies.",
		where: "line"
	},
	run(input, { now, maxAgeMs }) {
		return [
			...perReference(input, (occurrence, fact, policies) => denial(occurrence, fact, policies, now)),
			...perReference(input, (occurrence, fact, policies) => notice(occurrence, fact, policies, {
				maxAgeMs: maxAgeMs(occurrence),
				now
			})),
			...unansweredNotices(input)
		];
	}
};
function perReference(input, rule) {
	return perImage(input, (occurrence, fact) => {
		const policies = input.pullPolicies?.get(occurrence);
		return policies && rule(occurrence, fact, policies);
	});
}
function denial(occurrence, fact, policies, now) {
	const { image } = occurrence;
	const target = fact.status === "missing" ? void 0 : fact.currentDigest;
	const digest = image.digest ?? (fact.status === "unpinned" ? target : void 0);
	const answer = digest && answerAbout(policies, digest);
	if (answer === void 0 || pullVerdict(answer) !== "denied") return void 0;
	const name = judgedName(image, fact);
	if (image.digest === void 0) return { message: `${name} cannot be pinned: ${noneAllowed(policies, answer, now)}` };
	const denials = denialsOf(answer.results, "enforced");
	const moment = momentText(denials, now);
	const by = `the pull ${denials.length === 1 ? "policy" : "policies"} ${policyNames(denials)}`;
	const denied = `${name} is pinned to ${shortDigest(image.digest)}, whose pull is denied by ${by}`;
	const message = moment === "" ? denied : `${denied}. ${moment}`;
	const allowed = target && target !== image.digest ? answerAbout(policies, target) : void 0;
	if (allowed === void 0 || pullVerdict(allowed) !== "allowed" || fact.status === "not-in-history") return { message };
	return {
		message: `${message}. Pin ${shortDigest(allowed.digest)}`,
		...pinTo(occurrence, allowed.digest)
	};
}
function notice(occurrence, fact, policies, ages) {
	const sentences = [...new Set([occurrence.image.digest ?? [], writtenDigest(fact, ages) ?? []].flat())].flatMap((digest) => {
		const answer = answerAbout(policies, digest);
		return answer === void 0 || pullVerdict(answer) === "denied" ? [] : sentencesAbout(answer);
	});
	if (sentences.length === 0) return void 0;
	return {
		message: `${judgedName(occurrence.image, fact)}: ${sentences.join(". ")}`,
		atMost: "notice"
	};
}
function writtenDigest(fact, { maxAgeMs, now }) {
	const stale = isStale(fact, maxAgeMs, now);
	if (fact.status === "one-platform" && !stale) return fact.indexDigest;
	if (fact.status !== "unpinned" && fact.status !== "not-current" && !stale) return void 0;
	if (fact.status === "not-current" && hasSameImages(fact)) return void 0;
	return fact.noTarget === void 0 ? fact.currentDigest : void 0;
}
function sentencesAbout({ digest, results }) {
	const tested = results.filter(({ mode }) => mode === "dry-run");
	const denials = denialsOf(tested, "dry-run");
	const failed = tested.filter(({ result }) => result === "error");
	const lifted = results.filter(({ mode, result, override }) => mode === "enforced" && result !== "error" && override);
	const short = shortDigest(digest);
	return [
		...denials.length === 0 ? [] : [`${policyNames(denials)}, which is in dry run, would deny ${short} if it were enforced`],
		...failed.length === 0 ? [] : [`${policyNames(failed)}, which is in dry run, could not be evaluated for ${short}`],
		...lifted.map((result) => overrideSentence(short, result))
	];
}
function overrideSentence(short, result) {
	const { override } = result;
	const by = override?.createdBy === void 0 ? "" : ` by ${override.createdBy}`;
	const on = override?.createdAt === void 0 ? "" : ` on ${override.createdAt.slice(0, 10)}`;
	return `An override of ${policyNames([result])}${by}${on} allows ${short}: "${override?.reason}"`;
}
function unansweredNotices({ pullPolicies = new Map() }) {
	const messages = [...pullPolicies.values()].flatMap(({ newest, others }) => [...newest, ...others]).flatMap(({ unknown, isHarmless }) => isHarmless && unknown ? [unknown.message] : []);
	return [...new Set(messages)].map((message) => ({
		message,
		atMost: "notice"
	}));
}
// lib/checks/rules/expired-waiver.js
const expiredWaiver = {
	id: "expired-waiver",
	summary: "A waiver has expired, so the findings it covered are active again",
	severity: "error",
	example: {
		bad: "expires: 2020-01-31",
		good: "expires: <a future date>"
	},
	why: "A waiver accepts a risk until a date that you chose. That date has passed, so the findings that it covered count again. A date without a time means the end of that day in UTC.",
	fix: "Fix the waived finding, then delete the waiver. If you still need it, renew it: set a new `expires`, and explain in `reason` why it takes longer.",
	waive: {
		when: "It cannot be waived: renew or delete the expired waiver.",
		where: "nowhere"
	}
};
function expiredDraft(waiver, expires, matched) {
	const name = waiver.inheritedAt === void 0 ? "The waiver" : `A waiver in ${waiver.at.file}`;
	return {
		at: waiver.inheritedAt ?? waiver.at,
		...compact({ existing: waiver.inBase }),
		message: `${name} expired on ${formatDay(expires)} (reason: ${waiver.reason}). ${consequence(matched)}`
	};
}
function consequence(matched) {
	if (matched === void 0) return "This change adds it, and it would have no effect. Set a later date, or leave it out";
	if (matched === 0) return "It no longer matches any finding. Remove it";
	return matched === 1 ? "The finding it covered is active again. Fix it, or renew or remove the waiver" : `The ${matched} findings it covered are active again. Fix them, or renew or remove the waiver`;
}
// lib/checks/rules/opaque-reference.js
const opaqueReference = {
	id: "opaque-reference",
	summary: "The image cannot be determined from the file alone",
	severity: "notice",
	example: {
		bad: "FROM $BASE",
		good: "ARG BASE=registry.example.com/acme/node:20@sha256:…\nFROM $BASE"
	},
	why: "This place uses an image, but the file does not say which one: it comes from a variable without a default value, from a template, or from a file that is not in the checkout, it is a placeholder, or it may be either pulled or built. An image that cannot be determined cannot be verified, so no other check covers this place. A name that is not valid also makes the run incomplete, because programs disagree on what it means.",
	fix: "Remove the cause that the finding names: write the full image reference in this file, give the variable a default value, put the file that it names into the checkout, or say whether the image is pulled or built. For templates and charts, run Tagproof on the rendered output.",
	waive: {
		when: "Waive it if the value always comes from a place where it is verified. Name that place.",
		where: "line",
		selector: "paths: \"charts/**\""
	},
	run({ occurrences }) {
		return occurrences.flatMap((occurrence) => occurrence.kind === "opaque" ? [{
			at: occurrence.at,
			message: `Cannot determine the image: ${occurrence.detail}. Not verified`
		}] : []);
	}
};
// lib/checks/rules/pins/conflicting-pins.js
const conflictingPins = {
	id: "conflicting-pins",
	summary: "The same image and tag is pinned to different digests in different places",
	severity: "warning",
	example: {
		bad: "FROM registry.example.com/acme/node:20@sha256:<one digest>, and elsewhere another",
		good: "FROM registry.example.com/acme/node:20@sha256:<the same digest everywhere>"
	},
	why: "Two places use the same image and tag but pin different digests, so parts of the repository build or run different software. Usually one of them was missed in the last update. A digest that never belonged to the tag, or that does not exist, is an error of its own and does not count: the other places are not in conflict with it.",
	fix: "Pin all places to the same digest. `tagproof pin` moves those that are known to be behind to the current digest. If one place must stay behind, use a different tag there, or waive the older pin.",
	waive: {
		when: "Waive it if one place is held back on purpose, for example for a compatibility test. Give the reason.",
		where: "line"
	},
	run({ occurrences, facts }) {
		const pins = new Map();
		for (const occurrence of occurrences) {
			if (occurrence.kind !== "image" || occurrence.image.digest === void 0 || occurrence.image.tag === void 0 || occurrence.testData !== void 0 || isWrong(facts.get(occurrence))) continue;
			const name = imageName(occurrence.image);
			const digests = pins.get(name) ?? new Map();
			addToGroup(digests, occurrence.image.digest, occurrence);
			pins.set(name, digests);
		}
		return [...pins].flatMap(([name, digests]) => {
			const [first, second] = digests;
			if (first === void 0 || second === void 0) return [];
			return [...digests].flatMap(([digest, uses]) => {
				const message = conflictMessage(name, digest, digest === first[0] ? second : first, digests.size);
				return uses.map((use) => {
					const { at, image } = use;
					return {
						at,
						message,
						about: { image },
						...catchUp(use, facts.get(use))
					};
				});
			});
		});
	}
};
function isWrong(fact) {
	return fact?.status === "not-in-history" || fact?.status === "missing";
}
function catchUp(use, fact) {
	return fact?.status === "superseded" ? pinToCurrent(use, fact).fix : {};
}
function conflictMessage(name, pinned, [other, [use]], digests) {
	const more = digests > 2 ? `, and to ${plural(digests - 2, "other digest")} elsewhere` : "";
	return `${name} is pinned to ${shortDigest(pinned)} here, but to ${shortDigest(other)} in ${use?.at.file}${more}`;
}
// lib/checks/rules/pins/cooling-down.js
const coolingDown = {
	id: "cooling-down",
	summary: "The tag has pointed to the pinned digest for less than `min-age`",
	severity: "warning",
	example: {
		bad: "FROM registry.example.com/acme/node:20@sha256:<since an hour>",
		good: "FROM registry.example.com/acme/node:20@sha256:<since longer than min-age>"
	},
	why: "`min-age` requires that a tag has pointed to a digest for some time before you depend on it: most broken and malicious releases are found and withdrawn within days. What counts is since when the tag has the digest, not when the digest was pushed, unless the policy says `digest-age: accepted`.",
	fix: "Wait until the date in the finding, or go back to the previously pinned digest. `tagproof pin` does not cause this finding: it writes the newest digest that the tag surely got at least `min-age` ago, and none if that is not known.",
	waive: {
		when: "Waive it if the new digest contains a fix that you need now. Name the fix.",
		where: "line"
	},
	run(input, { now }) {
		return perImage(input, ({ image }, fact) => {
			if (fact.status !== "current" || fact.youngUntil === void 0) return void 0;
			return { message: `${whyYoung(judgedName(image, fact), fact, sourceNote(fact, now))}. It reaches min-age on ${formatDay(fact.youngUntil)}` };
		});
	}
};
function whyYoung(name, { pinnedSince, basis }, source) {
	if (pinnedSince === void 0) return `The pinned digest of ${name} was pushed too recently${source}`;
	return `${name} ${isBound(basis) ? "is known to have pointed" : "has pointed"} to the pinned digest only since ${formatDay(pinnedSince)}${source}`;
}
// lib/checks/rules/pins/digest-not-in-history.js
const digestNotInHistory = {
	id: "digest-not-in-history",
	summary: "The pinned digest has never belonged to this tag, according to the complete tag history",
	severity: "error",
	example: {
		bad: "FROM registry.example.com/acme/node:20@sha256:<a digest of another tag>",
		good: "FROM registry.example.com/acme/node:20@sha256:<a digest from the history of 20>"
	},
	why: "The tag and the digest do not match: the platform's complete history of the tag does not contain this digest. It may be a typo, a digest copied from another tag or registry, or an image planted by an attacker. The runtime pulls by digest and ignores the tag, so the file is misleading about what actually runs.",
	fix: "Investigate before re-pinning: check `git blame` for who added this digest, and inspect the image it refers to. Then pin the tag's current digest, or change the tag to the one that the digest belongs to. There is no automatic fix, because replacing the digest would hide the evidence.",
	waive: {
		when: "Waive it only for an image that you deliberately rebuilt or mirrored under the same name, and say where its source is.",
		where: "line"
	},
	run(input, { now }) {
		return perImage(input, ({ image }, fact) => {
			if (fact.status !== "not-in-history") return void 0;
			const since = formatDay(fact.historySince);
			const checked = fact.records === 1 ? `checked the only entry of its tag history, from ${since}` : `checked all ${fact.records} entries of its tag history, back to ${since}`;
			return { message: `${imageName(image)} has never pointed to ${image.digest} (${checked})${sourceNote(fact, now)}. Investigate before you replace it` };
		});
	}
};
// lib/checks/rules/pins/digest-of-one-platform.js
const digestOfOnePlatform = {
	id: "digest-of-one-platform",
	summary: "The pinned digest is one platform's manifest from the tag's index, not the index itself",
	severity: "warning",
	example: {
		bad: "FROM registry.example.com/acme/node:20@sha256:<the manifest of linux/amd64>",
		good: "FROM registry.example.com/acme/node:20@sha256:<the index of all platforms>"
	},
	why: "The tag points to an index with one manifest per platform, and the pin names only one of those manifests. It works on machines of that platform; on all others it fails or runs under slow emulation. The signature and the attestations of the index are not checked either.",
	fix: "Pin the index, as the suggested replacement does; the runtime then selects the manifest for its own platform. `tagproof pin` writes it.",
	waive: {
		when: "Waive it if the workload is deliberately tied to one platform, and name that platform.",
		where: "line"
	},
	run(input) {
		return perImage(input, (occurrence, fact) => {
			if (fact.status !== "one-platform") return void 0;
			const message = `${judgedName(occurrence.image, fact)} is pinned to the manifest of a single platform from the tag's index ${shortDigest(fact.indexDigest)}`;
			if (fact.noTarget !== void 0 && fact.indexDigest === fact.currentDigest) return { message: `${message}. ${pinToCurrent(occurrence, fact).advice}` };
			return {
				message: `${message}. Pin the index instead`,
				...pinTo(occurrence, fact.indexDigest)
			};
		});
	}
};
// lib/checks/rules/pins/not-current.js
const notCurrent = {
	id: "not-current",
	summary: "The tag points to another digest, and nothing proves that it ever pointed to the pinned one",
	severity: "error",
	example: {
		bad: "FROM ghcr.io/acme/app:1.2@sha256:<not the digest of 1.2>",
		good: "FROM ghcr.io/acme/app:1.2@sha256:<the current digest of 1.2>"
	},
	why: "Most registries keep no tag history. The pin may have fallen behind, or it may never have belonged to the tag, such as an image of another tag or one that an attacker has pushed to the repository. On a line that the change adds or edits it is an error, because a new pin has no reason to be behind; elsewhere it is a warning. A pin that gives every machine the image that the tag gives it is none.",
	fix: "Pin the current digest: `tagproof pin` writes it. A ledger (`ledger: true`) records what the tag points to, so that the pin can still be proved after the tag has moved. With `proof` in the policy, unproved pins of the images that you name always fail.",
	waive: {
		when: "Waive it if you know from another source that the tag pointed to the digest. Name the source.",
		where: "line"
	},
	run(input, { now }) {
		return perImage(input, (occurrence, fact) => {
			if (fact.status !== "not-current" || hasSameImages(fact)) return void 0;
			if (isBuiltAsTag(input, occurrence)) return void 0;
			const { fix, advice } = pinToCurrent(occurrence, fact);
			return {
				message: `${otherDigestText(judgedName(occurrence.image, fact), fact, sourceNote(fact, now))}, and nothing proves that it ever did. ${advice}`,
				...fix,
				elsewhere: "warning",
				unless: ["stale-digest", "digest-of-other-tag"]
			};
		});
	}
};
function isBuiltAsTag({ signatures }, occurrence) {
	const found = signatures?.get(occurrence);
	return found?.built?.provesTag === true && found.digest === occurrence.image.digest;
}
// lib/checks/rules/pins/digest-of-other-tag.js
const digestOfOtherTag = {
	id: "digest-of-other-tag",
	summary: "The pinned digest is what another tag of the repository points to now",
	severity: "error",
	example: {
		bad: "FROM registry.example.com/acme/node:22.3.1@sha256:<the digest of 22.3.0>",
		good: "FROM registry.example.com/acme/node:22.3.1@sha256:<the digest of 22.3.1>"
	},
	why: "Somebody has changed the tag and left the digest, or has copied the digest of another tag. The runtime pulls by digest and ignores the tag, so it runs a version that the line does not name. It is an error if both tags are full versions that differ. Otherwise it is a notice, because a tag such as `22` may have moved on while the tag of the release kept the digest.",
	fix: "Pin the current digest of the tag that is written: `tagproof pin` writes it. If the tag that the message names is meant, write that tag.",
	waive: {
		when: "Waive it if the publisher uses one image for several versions, and say where that is written.",
		where: "line"
	},
	run(input) {
		return perImage(input, (occurrence, fact) => {
			if (fact.status !== "not-current" || fact.otherTag === void 0) return void 0;
			if (hasSameImages(fact) || isBuiltAsTag(input, occurrence)) return void 0;
			const { image } = occurrence;
			const { tag, contradicts } = fact.otherTag;
			const { fix, advice } = pinToCurrent(occurrence, fact);
			const what = contradicts ? "which is another version" : `but ${image.tag} points to another one now, and nothing proves that it ever pointed to this one`;
			return {
				message: `${imageName(image)} is pinned to the current digest of ${tag}, ${what}. ${advice}. If ${tag} is meant, write that tag instead`,
				...contradicts ? {} : { atMost: "notice" },
				...fix
			};
		});
	}
};
// lib/checks/rules/pins/unpinned.js
const unpinned = {
	id: "unpinned",
	summary: "The reference has no digest, so the image it points to can change",
	severity: "error",
	example: {
		bad: "FROM registry.example.com/acme/node:20",
		good: "FROM registry.example.com/acme/node:20@sha256:…"
	},
	why: "A tag is a name that its owner can point to another image at any time: in a release, by mistake, or after a compromise. Without a digest, two runs of the same commit can use different images, there is no record of which one ran, and a bad push reaches you immediately.",
	fix: "Append the digest shown in the finding, or run `tagproof pin` to add all of them. Keep the tag: it documents your intent, and later pins are verified against it. If the reference comes from a variable, pin the variable's default value.",
	waive: {
		when: "Waive it for an image that is built in the same workflow and never leaves it, or for a local development file that deploys nothing. State which of the two applies.",
		where: "line"
	},
	run(input, { now }) {
		return perImage(input, (occurrence, fact) => {
			if (occurrence.image.digest !== void 0 || fact.status === "missing") return void 0;
			const name = judgedName(occurrence.image, fact);
			const refused = occurrence.pin.kind === "refused" ? `. It cannot be pinned automatically: ${occurrence.pin.why}` : "";
			if (fact.status === "unknown") return { message: `${name} is not pinned${fact.currentDigest === void 0 ? ". Its current digest could not be looked up" : ", and no digest can be pinned yet"}: ${fact.message}${refused}` };
			return {
				message: `${name} is not pinned. ${fact.currentSince === void 0 ? `It currently points to ${shortDigest(fact.currentDigest)}${sourceNote(fact, now)}` : `It has pointed to ${shortDigest(fact.currentDigest)} since ${formatDay(fact.currentSince)}${isBound(fact.basis) ? " or earlier" : ""}${sourceNote(fact, now)}`}${refused}`,
				...pinTo(occurrence, fact.currentDigest)
			};
		});
	}
};
// lib/checks/rules/pins/unproved-pin.js
const unprovedPin = {
	id: "unproved-pin",
	summary: "The policy requires proof for the image, and nothing proves that its tag ever pointed to the pinned digest",
	severity: "error",
	example: {
		bad: "FROM ghcr.io/acme/app:1.2@sha256:<proved by nothing>",
		good: "FROM ghcr.io/acme/app:1.2@sha256:<the digest of 1.2, or one from its history>"
	},
	why: "`proof` in the policy names images whose pins must be proved: by the current digest of the tag, its history, a ledger, or a signed build of the version. Without proof, the digest of another tag or of an attacker looks like any other pin.",
	fix: "Pin the current digest, which the registry proves. To prove a pin after the tag has moved, use a ledger (`ledger: true`), a registry that keeps a history, or signed builds (`signatures` in the policy).",
	waive: {
		when: "Waive it for an image whose digest you have confirmed with its publisher. Say how.",
		where: "line"
	},
	run(input, { needsProof = () => false }) {
		return perImage(input, (occurrence, fact) => {
			const { image } = occurrence;
			if (image.digest === void 0 || !needsProof(image) || isBuiltAsTag(input, occurrence)) return void 0;
			const required = "The policy requires proof for this image (`proof`)";
			if (fact.status === "not-current") return { message: `${otherDigestText(judgedName(image, fact), fact, "")}, and nothing proves that it ever did. ${required}. ${pinToCurrent(occurrence, fact).advice}` };
			if (fact.status !== "unknown" || fact.cause !== "no-history" && fact.cause !== "no-tag") return void 0;
			return { message: `The pin of ${judgedName(image, fact)} is not proved. ${fact.message}. ${required}` };
		});
	}
};
// lib/checks/rules/pins/vanishing-pin.js
const vanishingPin = {
	id: "vanishing-pin",
	summary: "The registry will delete the pinned digest",
	severity: "warning",
	example: {
		bad: "FROM quay.io/acme/app:22@sha256:<superseded, and held by no other tag>",
		good: "FROM quay.io/acme/app:22.3.1@sha256:<held by a tag that stays as it is>"
	},
	why: "A digest never changes, but it can be deleted: some registries keep a digest that no tag points to for a limited time only, or not at all. The tag has moved before, and no other tag holds the digest. Once it has been deleted, every build that pins it fails, usually in a change that has nothing to do with it.",
	fix: "Pin the digest of a tag that names a full version and stays as it is. If there is none, pull the image from a mirror that has the digest: the finding names one if the policy maps a mirror under `registries`; without such an entry Tagproof knows no mirror, and offers none. Copying the image to a registry of your own has the same effect. Otherwise pin the current digest before the date in the finding, and run `tagproof pin` more often than the registry deletes.",
	waive: {
		when: "Waive it if the image is copied to a registry that keeps it, and builds use that copy.",
		where: "line"
	},
	run: (input, { now }) => perImage(input, (occurrence, fact) => {
		if (fact.status !== "superseded" && fact.status !== "current" || fact.vanishes === void 0) return void 0;
		return {
			message: `The pinned digest of ${imageName(occurrence.image)} ${endText(fact.vanishes, now)}. ${adviceText(occurrence.image, fact.vanishes, now)}`,
			...fact.status === "superseded" ? pinToCurrent(occurrence, fact).fix : {}
		};
	})
};
function endText({ keptMs, from }, now) {
	const rule = `no other tag holds it, and the registry deletes what no tag holds ${keptMs === 0 ? "at once" : `after ${formatDuration(keptMs)}`}`;
	if (from === void 0) return `stops working when the tag moves again: ${rule}`;
	if (from <= now) return `can stop working at any time: ${rule}, which was over on ${formatDay(from)}`;
	return `stops working on ${formatDay(from)}: ${rule}`;
}
function adviceText(image, { from, sibling, mirror }, now) {
	if (sibling !== void 0) return `Pin ${imageName({
		...image,
		tag: sibling
	})} instead, which has the current digest of the tag, or copy the image to a registry of your own`;
	const again = from === void 0 || from <= now ? "now" : `before ${formatDay(from)}`;
	if (mirror !== void 0) return `Pull it from ${mirror} instead, a mirror in the policy that has the digest, or pin again ${from === void 0 ? "as soon as the tag has moved" : again}`;
	return from === void 0 ? "Copy the image to a registry of your own, or pin again as soon as the tag has moved" : `Pin again ${again}, or copy the image to a registry of your own`;
}
// lib/checks/rules/signers/built-as-other-tag.js
const builtAsOtherTag = {
	id: "built-as-other-tag",
	summary: "The signature says that the image was built as another version than its tag names",
	severity: "error",
	example: {
		bad: "FROM ghcr.io/acme/app:1.2.3@sha256:<built from refs/tags/v1.2.2>",
		good: "FROM ghcr.io/acme/app:1.2.3@sha256:<built from refs/tags/v1.2.3>"
	},
	why: "The certificate of the signature names the Git tag that was built, and it is not the version in the tag of the image. Whoever can write to the registry can point a new tag at an old, vulnerable image; the signature of that image stays valid.",
	fix: "Pin the digest that was built as this version, or correct the tag. If the Git tags of the publisher are not the versions of its images, set `source-tag: any` in the entry of the policy.",
	waive: {
		when: "Waive it for a single image that was released again under another version on purpose.",
		where: "line"
	},
	run(input, { signatures }) {
		return perImage(input, (occurrence) => {
			const { image } = occurrence;
			const own = signaturesAt(input, occurrence, signatures);
			if (own === void 0 || own.rules.some(({ sourceTag }) => sourceTag === "any")) return void 0;
			const isRequired = own.rules.length > 0;
			if (isRequired && !satisfies(own.rules, own.found)) return void 0;
			const built = builtOf(image, own.found, own.rules);
			if (built?.relation !== "other") return void 0;
			const of = built.build.repository === void 0 ? "" : ` of ${built.build.repository}`;
			return {
				message: `${imageName(image)} (${shortDigest(own.found.digest)}) was built as ${built.gitTag}${of}, not as ${image.tag}`,
				...isRequired ? {} : { atMost: "warning" }
			};
		});
	}
};
// lib/checks/rules/signers/signer-changed.js
const signerChanged = {
	id: "signer-changed",
	summary: "The digests before this one were signed by somebody else",
	severity: "warning",
	example: {
		bad: "FROM registry.example.com/acme/node:20@sha256:<not signed, although the digests before it are>",
		good: "FROM registry.example.com/acme/node:20@sha256:<signed like the digests before it>"
	},
	why: "The digests that the tag pointed to before were signed by one signer, and this one is signed by another or not at all. That is what an image looks like that was pushed with a stolen password of the registry.",
	fix: "Ask the publisher whether it changed how it signs. If it did, the warning ends when the tag has moved on, or as soon as an entry of `signatures` in the policy names the new signer.",
	waive: {
		when: "Waive it if the publisher has announced the change, and say where.",
		where: "line"
	},
	run(input, { signatures }) {
		return perImage(input, (occurrence) => {
			const own = signaturesAt(input, occurrence, signatures);
			if (own?.found.before === void 0 || satisfies(own.rules, own.found)) return void 0;
			const { digest, signed, refused, complete, before } = own.found;
			const earlier = before.flatMap((one) => one.signed);
			const [last] = earlier;
			const known = new Set(earlier.map(({ signer }) => signerKey(signer)));
			if (last === void 0 || signed.some(({ signer }) => known.has(signerKey(signer)))) return void 0;
			const name = `${imageName(occurrence.image)} (${shortDigest(digest)})`;
			const was = `the digests before it were signed by ${signerText(last.signer)}`;
			const [first] = signed;
			if (first !== void 0) return { message: `${name} is signed by ${signerText(first.signer)}, but ${was}` };
			if (!complete) return void 0;
			return { message: `${name} ${refused.length === 0 ? "is not signed" : "has no valid signature"}, but ${was}` };
		});
	}
};
// lib/checks/rules/signers/unsigned-image.js
const unsignedImage = {
	id: "unsigned-image",
	summary: "The policy requires a signature, and the image has none that is valid",
	severity: "error",
	example: {
		bad: "FROM ghcr.io/acme/app:1.2.3@sha256:<a digest without a valid signature>",
		good: "FROM ghcr.io/acme/app:1.2.3@sha256:<a digest that the release workflow signed>"
	},
	why: "Whoever can write to the registry can push an image under any name. A signature shows that it comes from the build that you trust, and it cannot be made with the password of the registry. This image has none, or only signatures that are forged, altered, or about another image.",
	fix: "Find out who pushed the digest and why it is not signed. `tagproof signatures IMAGE` lists what is attached to it. If the publisher does not sign its images, remove the image from `signatures` in the policy.",
	waive: {
		when: "Waive it for a single image that was built before its publisher began to sign, and say until when it is needed.",
		where: "policy"
	},
	run(input, { signatures }) {
		return perImage(input, (occurrence) => {
			const own = signaturesAt(input, occurrence, signatures);
			if (own === void 0 || own.rules.length === 0) return void 0;
			const { found, rules } = own;
			if (!found.complete || found.signed.length > 0 || satisfies(rules, found)) return void 0;
			const name = `${imageName(occurrence.image)} (${shortDigest(found.digest)})`;
			const [rule] = rules;
			const by = rule === void 0 ? "" : `, and the policy requires one by ${requiredSignersText(rule)}`;
			const refused = refusedText(found);
			if (refused === "") return { message: `${name} is not signed: no signature is attached to it${by}` };
			return { message: `${name} has no valid signature${by}. What is attached does not count: ${refused}` };
		});
	}
};
// lib/checks/rules/signers/wrong-signer.js
const wrongSigner = {
	id: "wrong-signer",
	summary: "The image is signed by somebody else than the policy requires",
	severity: "error",
	example: {
		bad: "FROM ghcr.io/acme/app:1.2.3@sha256:<signed by a workflow of another repository>",
		good: "FROM ghcr.io/acme/app:1.2.3@sha256:<signed by the release workflow of acme/app>"
	},
	why: "Anybody can sign any image with their own identity. The signature is valid, but it was made by a person, a workflow or a key that the policy does not name for this image.",
	fix: "Compare the signer in the message with the entry in the policy. If the publisher has changed its workflow or its key, change the entry in a pull request. If you do not know the signer, do not use the image.",
	waive: {
		when: "Waive it for a short time if the publisher has announced a new identity and the policy cannot be changed yet.",
		where: "policy"
	},
	run(input, { signatures }) {
		return perImage(input, (occurrence) => {
			const own = signaturesAt(input, occurrence, signatures);
			if (own === void 0 || !own.found.complete || own.found.signed.length === 0) return void 0;
			const { found, rules } = own;
			const unsatisfied = rules.find((rule) => acceptedBy(rule, found) === void 0);
			if (unsatisfied === void 0) return void 0;
			const signers = [...new Set(found.signed.map(({ signer }) => signerText(signer)))];
			const more = signers.length > 3 ? ` and ${signers.length - 3} more` : "";
			return { message: `${`${imageName(occurrence.image)} (${shortDigest(found.digest)})`} is signed by ${signers.slice(0, 3).join(" and ")}${more}, but the policy requires ${requiredSignersText(unsatisfied)}` };
		});
	}
};
// lib/checks/rules/tags/deprecated-tag.js
const deprecatedTag = {
	id: "deprecated-tag",
	summary: "The tag, or the release that it names, has reached its end of life",
	severity: "error",
	example: {
		bad: "FROM registry.example.com/acme/node:16",
		good: "FROM registry.example.com/acme/node:22"
	},
	why: "The tag receives no new digests and no security fixes. A pin to it stays current forever while the number of known vulnerabilities grows. The platform marks such tags. For other images, a list of the dates that vendors publish is used, also for the distribution and other software that the tag names (`-bookworm`, `-alpine3.16`, `-php7.4`); the message shows the day of its data. No finding does not mean that an image is supported: the list may not have it. `end-of-life` selects how the list is used.",
	fix: "Switch to the tag or release that the finding names, the closest one that is still supported. Test the change, because it may be a new minor or major version; for that reason there is no automatic fix.",
	waive: {
		when: "Waive it while a migration is in progress. Name the migration, and set an expiry date before its planned end.",
		where: "line"
	},
	run(input, { now }) {
		return perImage(input, ({ image }, fact) => {
			const endOfLife = endOfLifeOf(fact);
			if (endOfLife?.releases !== void 0) {
				const ended = endedReleases(endOfLife, now);
				if (ended.length === 0) return void 0;
				return { message: releaseEndsText(judgedName(image, fact), ended, endOfLife.releases, now) };
			}
			if (endOfLife?.deprecated !== true) return void 0;
			return { message: `${`${judgedName(image, fact)} ${endedOn(endOfLife.date, now)}`}. ${successorAdvice(image, endOfLife.successors)}` };
		});
	}
};
function endedOn(date, now) {
	const ended = "has reached its end of life";
	if (date === void 0) return ended;
	if (typeof date !== "string") return `${ended} (date unknown: ${date.unknown})`;
	const at = Date.parse(date);
	if (Number.isNaN(at)) return ended;
	return at <= now ? `reached its end of life on ${formatDay(at)}` : `reaches its end of life on ${formatDay(at)}`;
}
function endOfLifeOf(fact) {
	return fact.status === "missing" ? void 0 : fact.endOfLife;
}
// lib/checks/rules/tags/history-contradiction.js
const historyContradiction = {
	id: "history-contradiction",
	summary: "Two sources of tag histories contradict each other about the tag",
	severity: "error",
	example: {
		bad: "FROM quay.example.com/acme/node:20, which the registry serves with a digest that its own tag history does not contain",
		good: "FROM quay.example.com/acme/node:20, about which the registry, its history and the ledger agree"
	},
	why: "A tag's past is proved by what independent sources say about it: the registry's history, a third party that watches it, this repository's ledger. If they cannot all be right, one of them is wrong or has been tampered with: a registry or a proxy that serves another image than the one that was pushed, a rewritten history, or an edited ledger. Tagproof chooses none of them, so nothing is known about the pin.",
	fix: "Compare the sources that the finding names: `tagproof history IMAGE:TAG` shows them next to each other. Ask the registry without a mirror or proxy. If an entry of the ledger is wrong, remove it in a change of its own and say why.",
	waive: {
		when: "Waive it while the operator of the registry investigates, and set an expiry date.",
		where: "line"
	},
	run(input) {
		return perImage(input, ({ image }, fact) => {
			if (fact.status !== "unknown" || fact.cause !== "contradiction" || fact.evidence === void 0) return void 0;
			return { message: `${judgedName(image, fact)}: ${fact.message}` };
		});
	}
};
// lib/checks/rules/tags/moved-version-tag.js
function staysByRule({ evidence, registry, repository, tag }) {
	const isPlatform = evidence === void 0;
	const isOfficial = registry === "docker.io" && repository.startsWith("library/");
	return !isPlatform && !isOfficial && isFullVersion(tag);
}
const movedVersionTag = {
	id: "moved-version-tag",
	summary: "A tag that names a full version has had more than one digest",
	severity: "notice",
	example: {
		bad: "FROM quay.io/acme/app:1.4.2",
		good: "FROM quay.io/acme/app:1.4.2@sha256:<digest>"
	},
	why: "Users expect a tag such as `1.4.2` to stay as it is. One that has moved was rebuilt or replaced: usually for fixes in its base, sometimes by mistake, and in some attacks on purpose. Images of the platform and official images of Docker Hub are not reported, because their tags are rebuilt as a rule.",
	fix: "Pin the digest, so that builds do not follow the tag. Find out from the publisher why the tag has moved, and compare the digests if there is no answer.",
	waive: {
		when: "Waive it if the publisher rebuilds version tags as a rule. Say where that is documented.",
		where: "line"
	},
	run(input) {
		const histories = historiesOf(input);
		return perImage(input, ({ image }) => {
			const { history, digests = 0 } = histories.get(imageName(image)) ?? {};
			const last = history?.intervals.at(-1);
			if (last === void 0 || digests < 2) return void 0;
			const source = history?.evidence === void 0 ? "" : ` according to ${history.evidence.source}`;
			return { message: `${imageName(image)} names a full version, but has had ${plural(digests, "digest")}${source}; the last one since ${formatDay(last.since)}. Pin the digest, and find out why the tag has moved` };
		});
	}
};
function historiesOf({ histories }) {
	return new Map(histories.filter(staysByRule).map((history) => {
		const digests = new Set(history.intervals.map(({ digest }) => digest)).size;
		return [imageName(history), {
			history,
			digests
		}];
	}));
}
// lib/checks/rules/tags/mass-move.js
const many = 3;
const massMove = {
	id: "mass-move",
	summary: "Many version tags of a repository moved within an hour",
	severity: "warning",
	example: {
		bad: "FROM quay.io/acme/app:1.4.2",
		good: "FROM quay.io/acme/app:1.4.2@sha256:<a digest from before the move>"
	},
	why: "Whoever takes over a publisher’s account can point every version tag to one image of theirs at once. A publisher rarely has a reason to move several tags that name full versions at the same time. Only tags whose histories were read in this run are compared; images of the platform and official images of Docker Hub are left out, because their tags are rebuilt as a rule.",
	fix: "Do not pin the new digests before the publisher has explained the move. Pins of the digests from before are not affected.",
	waive: {
		when: "Waive it if the publisher has announced the move. Say where.",
		where: "line"
	},
	run(input) {
		const moved = massMoves(input);
		return perImage(input, ({ image }) => {
			const move = moved.get(imageName(image));
			if (move === void 0) return void 0;
			const when = new Date(move.from).toISOString().slice(0, 16).replace("T", " ");
			const name = `${image.registry}/${image.repository}`;
			return { message: `${plural(move.tags, "version tag")} of ${name} moved within an hour of ${when} UTC, ${imageName(image)} among them. Do not pin the new digests before the publisher has explained this` };
		});
	}
};
function massMoves({ histories }) {
	const moves = new Map();
	for (const history of histories.filter(staysByRule)) {
		const repository = `${history.registry}/${history.repository}`;
		const known = moves.get(repository) ?? [];
		moves.set(repository, known);
		for (const at of movesIn(history)) known.push({
			name: imageName(history),
			at
		});
	}
	const found = new Map();
	for (const all of moves.values()) {
		const sorted = all.sort((a, b) => a.at - b.at);
		for (const [index, largest] of largestAround(sorted).entries()) {
			const { name } = sorted[index] ?? {};
			if (name !== void 0 && largest.tags >= many && largest.tags > (found.get(name)?.tags ?? 0)) found.set(name, largest);
		}
	}
	return found;
}
function largestAround(sorted) {
	const hours = hoursFrom(sorted);
	const candidates = [];
	let first = 0;
	return sorted.map(({ at }, index) => {
		const own = hours[index] ?? {
			from: at,
			tags: 0
		};
		while (candidates.length > first && (hours[candidates.at(-1) ?? 0]?.tags ?? 0) < own.tags) candidates.pop();
		candidates.push(index);
		while ((hours[candidates[first] ?? 0]?.from ?? 0) < at - hourMs) first += 1;
		return hours[candidates[first] ?? 0] ?? own;
	});
}
function hoursFrom(sorted) {
	const inHour = new Map();
	const count = (name, more) => {
		const number = (inHour.get(name) ?? 0) + more;
		if (number === 0) inHour.delete(name);
		else inHour.set(name, number);
	};
	let end = 0;
	return sorted.map(({ name, at }) => {
		for (let next = sorted[end]; next !== void 0 && next.at <= at + 36e5; next = sorted[end]) {
			count(next.name, 1);
			end += 1;
		}
		const hour = {
			from: at,
			tags: inHour.size
		};
		count(name, -1);
		return hour;
	});
}
function movesIn({ intervals }) {
	return intervals.flatMap(({ digest, since }, index) => {
		const before = intervals[index - 1];
		return before !== void 0 && before.digest !== digest ? [since] : [];
	});
}
// lib/checks/rules/tags/missing-tag.js
const missingTag = {
	id: "missing-tag",
	summary: "The repository, the tag or the pinned digest does not exist",
	severity: "error",
	example: {
		bad: "FROM registry.example.com/acme/node:twenty",
		good: "FROM registry.example.com/acme/node:20"
	},
	why: "The registry reports that the repository, the tag or the digest does not exist. A fresh pull fails; whatever still runs uses a cached copy. A name without an owner can also be registered by someone else.",
	fix: "Correct the spelling, or find out where the image has moved. If the tag was deleted, choose a supported tag of the same repository. A digest that the registry has deleted is replaced by the one that followed it, if a history of the tag is known.",
	waive: {
		when: "Waive it for an image that this workflow pushes before using it. Say where that happens.",
		where: "line"
	},
	run(input) {
		return perImage(input, (occurrence, fact) => {
			const { image } = occurrence;
			if (fact.status !== "missing") return void 0;
			if (fact.what === "digest") {
				const message = `${imageName(image)}@${image.digest} does not exist: ${reasons.digest}`;
				if (fact.successor === void 0) return { message };
				const { digest, since, source } = fact.successor;
				return {
					message: `${message}. ${`According to ${source}, the tag moved on to ${shortDigest(digest)} on ${formatDay(since)} at the latest, which still exists. Pin that digest`}`,
					...pinTo(occurrence, digest)
				};
			}
			return { message: `${fact.what === "tag" ? judgedName(image, fact) : imageName(image)} does not exist: ${reasons[fact.what]}` };
		});
	}
};
const reasons = {
	repository: "the registry has no such repository",
	tag: "the repository has no such tag",
	digest: "the repository has no such digest, so it cannot be pulled"
};
// lib/checks/rules/tags/nearing-end-of-life.js
const nearingEndOfLife = {
	id: "nearing-end-of-life",
	summary: "The end of life of the tag is announced, or its grace period has begun",
	severity: "warning",
	example: {
		bad: "FROM registry.example.com/acme/node:18",
		good: "FROM registry.example.com/acme/node:22"
	},
	why: "The platform, or for other registries a list of the dates that vendors publish, says when the tag reaches its end of life. On the platform it may then be rebuilt for a grace period of some months, and receives nothing at all after that, and `deprecated-tag` reports it as an error. The pull policy `no-eol` does not wait for the grace period: it denies every digest of the tag from the day of its end of life. `eol-warning` sets how long before that day the tag is reported.",
	fix: "Plan the move to the suggested tag before the date in the finding. Test the change, because it may be a new major version; for that reason there is no automatic fix.",
	waive: {
		when: "Waive it while a migration is planned. Name the migration, and let the waiver expire before the date in the finding.",
		where: "line"
	},
	run: (input, { now, eolWarningMs = 0 }) => perImage(input, (occurrence, fact) => {
		const end = fact.status === "missing" ? void 0 : fact.endOfLife;
		if (end?.releases !== void 0) {
			const ending = endingReleases(end, now, eolWarningMs);
			const name = judgedName(occurrence.image, fact);
			if (ending.length === 0 || endedReleases(end, now).length > 0) return void 0;
			return { message: releaseEndsText(name, ending, end.releases, now) };
		}
		if (end === void 0 || end.deprecated || end.announced === void 0) return void 0;
		const when = whenText(end.announced, now, eolWarningMs);
		if (when === void 0) return void 0;
		const name = judgedName(occurrence.image, fact);
		const advice = successorAdvice(occurrence.image, end.successors);
		return { message: `${name} ${when}${denialText(end.announced, now, input.pullPolicies?.get(occurrence))}. ${advice}` };
	})
};
function whenText({ date, grace }, now, warningMs) {
	if (grace !== void 0) return `${date === void 0 ? "has reached its end of life" : `reached its end of life on ${formatDay(date)}`} and is in its grace period${grace.until === void 0 ? "" : `, which ends on ${formatDay(grace.until)}`}`;
	if (date === void 0 || now < date - warningMs) return void 0;
	if (date <= now) return `reached its end of life on ${formatDay(date)}, although it is not marked as end-of-life yet`;
	return `reaches its end of life on ${formatDay(date)}, in ${plural(Math.ceil((date - now) / dayMs), "day")}`;
}
function denialText({ date }, now, { newest, others } = {
	newest: [],
	others: []
}) {
	if (![...newest, ...others].flatMap((answer) => answer.results).some(({ policy, mode }) => policy === "no-eol" && mode === "enforced") || date === void 0) return "";
	return date > now ? ". From that day on, the pull policy `no-eol` denies its digests" : ". Since that day, the pull policy `no-eol` has denied its digests";
}
// lib/checks/rules/tags/rewritten-ledger.js
const rewrittenLedger = {
	id: "rewritten-ledger",
	summary: "A change deletes, edits or back-dates entries of the first-seen ledger",
	severity: "warning",
	example: {
		bad: "a pull request that sets `\"seen\"` of an entry to a year ago",
		good: "a pull request that adds the entries that `tagproof pin` has written"
	},
	why: "The ledger is the only evidence of when a tag of a registry without history was first seen with a digest. If its past can be changed, a digest of today looks old enough for `min-age`. On pull requests and in merge queues the entries of the base commit count, so the change has no effect on its own verdict. After the merge it has.",
	fix: "Restore the base's version of the file (`git checkout BASE -- FILE`), and run `tagproof pin` to add what was observed. Entries of tags that are no longer used may be removed: accept that in review.",
	waive: {
		when: "Waive it for a change that only removes entries of tags that are no longer used, and let the waiver expire soon.",
		where: "policy",
		selector: "paths: [.github/tagproof.lock.json]"
	},
	run({ ledger }) {
		if (ledger === void 0) return [];
		const { at, removed, backdated } = ledger;
		return [...draft(at, removed, "deletes or edits", "of the base commit"), ...draft(at, backdated, "adds", "dated before the newest entry of the base commit")];
	}
};
function draft(at, { count, images }, verb, which) {
	if (count === 0) return [];
	const more = count > images.length ? ", …" : "";
	const message = `This change ${verb} ${plural(count, "entry")} of the first-seen ledger ${which} (${images.join(", ")}${more}). Until the merge, only the entries of the base commit count`;
	return [{
		...at === void 0 ? {} : { at },
		message
	}];
}
// lib/checks/rules/unused-waiver.js
const unusedWaiver = {
	id: "unused-waiver",
	summary: "A waiver matches no finding",
	severity: "notice",
	example: {
		bad: "waivers: [{ check: stale-digest, image: acme/gone, reason: … }]",
		good: "waivers without an entry for acme/gone"
	},
	why: "The waiver accepts a finding that does not exist: it was fixed, or the waiver never matched because of a typo in a name or path. If the waiver stays, it can hide a future finding that nobody has reviewed.",
	fix: "Delete it, or correct its `check`, `image`, `tag`, `paths`, `artifact` or `advisory` if it was meant for a finding that is still reported.",
	waive: {
		when: "It cannot be waived. To turn this check off, set `unused-waiver: off` under `checks` in the policy.",
		where: "nowhere"
	}
};
function unusedDraft(waiver) {
	return {
		at: waiver.at,
		..."inBase" in waiver ? compact({ existing: waiver.inBase }) : {},
		message: `This waiver matches no finding (reason: ${waiver.reason}). Remove it so it cannot hide a future one`
	};
}
// lib/checks/index.js
var checks_exports = __exportAll({ checkIds: () => checkIds });
const rules = [
	unpinned,
	digestNotInHistory,
	notCurrent,
	unprovedPin,
	digestOfOnePlatform,
	digestOfOtherTag,
	staleDigest,
	coolingDown,
	deniedByPolicy,
	deprecatedTag,
	nearingEndOfLife,
	missingTag,
	vanishingPin,
	massMove,
	movedVersionTag,
	conflictingPins,
	advisory,
	opaqueReference,
	rewrittenLedger,
	historyContradiction,
	builtHere,
	unsignedImage,
	wrongSigner,
	builtAsOtherTag,
	signerChanged
];
const checks = [
	...rules,
	expiredWaiver,
	unusedWaiver
];
const checkIds = checks.map(({ id }) => id);
function findingsOf(input, settings) {
	const mark = testDataMarker(input.occurrences);
	const guarded = guardFixes(input, settings);
	return rules.flatMap((check) => check.run(input, settings).map((draft) => {
		const severity = capped(check.severity, draft);
		return guarded({
			check: check.id,
			severity,
			...draft,
			...mark(draft)
		});
	})).toSorted(byPlace);
}
function guardFixes(input, { now, signatures = [] }) {
	const images = input.occurrences.filter((one) => one.kind === "image");
	const places = groupedBy(images, ({ at, image }) => subjectKey(at, image));
	return (finding) => {
		const { fix, ...unfixed } = finding;
		const { at, about, message } = finding;
		const here = at && about?.image && places.get(subjectKey(at, about.image));
		if (fix === void 0 || here === void 0) return finding;
		const [policies] = here.flatMap((one) => input.pullPolicies?.get(one) ?? []).reverse();
		const [required] = here.flatMap((one) => signaturesAt(input, one, signatures) ?? []).reverse();
		const allowed = fixUnderPolicies(policies, fix.digest, now);
		const note = "note" in allowed && allowed.note !== void 0 ? `. ${allowed.note}` : "";
		const refused = "refused" in allowed ? allowed.refused : required && unsignedFix(required, fix.digest);
		if (refused === void 0) return note === "" ? finding : {
			...finding,
			message: `${message}${note}`
		};
		return {
			...unfixed,
			message: `${message}${note}. It cannot be pinned automatically: ${refused}`
		};
	};
}
export { pinTo as _, unusedDraft as a, digestOfOtherTag as c, expiredWaiver as d, isStale as f, leveled as g, capped as h, findingsOf as i, notCurrent as l, byPlace as m, checks as n, unusedWaiver as o, staleDigest as p, checks_exports as r, unpinned as s, checkIds as t, expiredDraft as u, subjectKey as v };
