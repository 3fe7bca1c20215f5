import { i as registryHost, n as historyLimit, r as presetRegistries, t as connect } from "./clients-1vmCjFb-.js";
import { T as failureText, gt as isOutage, ht as gapFrom, mt as distinctGaps } from "./scan-DFDHd4Kl.js";
import { o as openLedger } from "./source-readings-6gDcuOo9.js";
import { T as imageName, X as formatDuration, nt as compareText, ot as plain, st as plural, w as originImage, yt as compact } from "./reading-DT2Pr2dB.js";
import { n as isoIfKnown } from "./time-DT7UPenW.js";
import { t as createResolver } from "./resolve-DQf4Xl_t.js";
import { r as versionOf, t as compareTags } from "./successor-Bost_iW4.js";
import { n as createTagCatalogue } from "./tag-list-BPJOpPVD.js";
import { n as onImages } from "./images-CIG9zQ9F.js";
// lib/cli/commands/releases.js
const maxTags = 200;
const maxNames = 5;
async function releases(context) {
	const { operands } = context.invocation;
	const issuesOf = (images) => [...images.filter(({ tag, digest }) => tag !== void 0 || digest !== void 0).map((one) => `\`${plain(imageName(one))}\` must be the name of an image without a tag or digest.`), ...operands.length === 0 ? ["`releases` requires IMAGE, such as `quay.io/prometheus/prometheus`."] : []];
	return onImages(context, issuesOf, async ({ context: { out, err }, host, config }, images) => {
		const read = await openReleases(host, config);
		const found = await Promise.all(images.map(read));
		const document = found.map(({ releases }, index) => [operands[index], { releases }]);
		out(JSON.stringify(Object.fromEntries(document), null, 2));
		for (const note of found.flatMap(({ notes }) => notes)) err(`note: ${plain(note)}`);
		const gaps = distinctGaps(found.flatMap((one) => one.gaps));
		for (const gap of gaps) err(plain(`${gap.subject}: ${failureText(gap)}`));
		return gaps.length === 0 ? 0 : 3;
	});
}
async function openReleases(host, config) {
	const clients = await connect(host, config);
	const now = host.clock.now();
	const { firstSeen, gaps: unread } = await openLedger({
		files: host.files,
		file: config.ledger,
		now
	});
	const { sources, registries, histories } = clients;
	const { minAgeMs, surface } = config;
	const resolverAt = (ageMs) => createResolver({
		...config.platform,
		...registryHost(config.platform),
		...compact({
			firstSeen,
			group: config.group
		}),
		registries,
		histories,
		historyLimit,
		surface,
		sources: "cause" in sources ? sources : compact({
			...sources,
			pullPolicies: void 0
		}),
		needPlatform: presetRegistries,
		mirrors: config.registries,
		view: {
			now,
			minAgeMs: ageMs
		}
	});
	const resolveToday = resolverAt(1);
	const resolveOld = minAgeMs > 1 ? resolverAt(minAgeMs) : resolveToday;
	return async (image) => {
		const tags = await tagsOf(clients, config, originImage(image, config.registries)).catch((error) => gapFrom(error, imageName(image)));
		if ("cause" in tags) return {
			releases: [],
			gaps: [tags],
			notes: []
		};
		const ordered = versionsIn(tags);
		const occurrences = ordered.slice(0, maxTags).map((tag) => occurrenceOf({
			...image,
			tag
		}));
		const today = await resolveToday(occurrences);
		const old = await resolveOld(occurrences);
		const found = [];
		const gaps = [
			...unread,
			...today.gaps,
			...old.gaps.filter(({ cause }) => isOutage(cause))
		];
		const unproved = [];
		for (const one of occurrences) {
			const { tag: version = "" } = one.image;
			const [present, target] = [today.evidence.facts.get(one), releaseIn(old.evidence.facts.get(one), minAgeMs <= 1)];
			if (target !== void 0) found.push({
				version,
				...target,
				...deprecation(present)
			});
			else if (releaseIn(present, true) !== void 0) unproved.push(version);
			else gaps.push(gapIn(present, imageName(one.image)));
		}
		return {
			releases: found,
			gaps,
			notes: [...leftOut(image, unproved, `nothing proves that they have had a digest for ${formatDuration(minAgeMs)}`), ...leftOut(image, ordered.slice(maxTags), `a list has ${maxTags} tags at most`)]
		};
	};
}
async function tagsOf({ sources, tagLists }, config, origin) {
	if (origin.registry !== registryHost(config.platform).registry) return (await tagLists.tagsOf(origin, "")).map(({ tag }) => tag);
	if ("cause" in sources) return sources;
	const scope = {
		...config.platform,
		...compact({ group: config.group })
	};
	const listed = await createTagCatalogue(sources, scope).listTags(origin.repository);
	if (listed === void 0) return {
		cause: "no-credential",
		subject: imageName(origin),
		message: "The platform lists no tags of the image"
	};
	return "cause" in listed ? listed : listed.all.map(({ name }) => name);
}
function versionsIn(tags) {
	return [...new Set(tags)].sort(compareText).flatMap((tag) => versionOf(tag) ?? []).sort((a, b) => compareTags(b, a)).map(({ name }) => name);
}
function occurrenceOf(image) {
	return {
		kind: "image",
		image,
		at: {
			file: "",
			span: {
				start: 0,
				end: 0
			}
		},
		raw: imageName(image),
		pin: {
			kind: "refused",
			why: "it is in no file"
		}
	};
}
function releaseIn(fact, mayBeNew) {
	if (fact?.status === "unpinned") return {
		digest: fact.currentDigest,
		...compact({ releaseTimestamp: isoIfKnown(fact.currentSince) })
	};
	return mayBeNew && fact?.status === "unknown" && fact.cause === "no-history" && fact.currentDigest !== void 0 ? { digest: fact.currentDigest } : void 0;
}
function deprecation(fact) {
	return fact !== void 0 && "endOfLife" in fact && fact.endOfLife?.deprecated === true ? { isDeprecated: true } : {};
}
function gapIn(fact, subject) {
	const { cause, message } = fact?.status === "unknown" ? fact : {
		cause: "missing-tag",
		message: "the registry lists the tag and does not have it"
	};
	return {
		cause,
		subject,
		message
	};
}
function leftOut(image, tags, why) {
	if (tags.length === 0) return [];
	const more = tags.length > maxNames ? ", …" : "";
	const names = tags.slice(0, maxNames).join(", ");
	return [`${imageName(image)}: ${plural(tags.length, "tag")} left out, because ${why}: ${names}${more}`];
}
export { releases };
