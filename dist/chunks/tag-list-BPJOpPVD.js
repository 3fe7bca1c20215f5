import { C as tagNotListed, E as endingWith, F as periodAt, M as allTime, S as tagListedTwice, i as endOfLifeUnreadable, s as listContradictsHistory, t as historyOf } from "./history-BRS3b5Zl.js";
import { H as memoizeAsync, Q as isDay, T as imageName, xt as groupedBy, yt as compact } from "./reading-DT2Pr2dB.js";
import { vt as orGap } from "./scan-DFDHd4Kl.js";
import { t as findRepository } from "./repository-BX_-1d3r.js";
import { n as successorFinder } from "./successor-Bost_iW4.js";
// lib/resolve/tag-list.js
var ListedTags = class {
	all;
	successorsOf;
	byName;
	constructor(all) {
		this.all = all;
		this.successorsOf = successorFinder(all);
	}
	named(name) {
		this.byName ??= groupedBy(this.all, (tag) => tag.name);
		return this.byName.get(name) ?? [];
	}
};
function createTagCatalogue(sources, scope) {
	return {
		listTags: memoizeAsync(async (path) => {
			const tags = sources.listed?.(path)?.tags ?? await listTags(sources, scope, path);
			return tags === void 0 || "cause" in tags ? tags : new ListedTags(tags);
		}),
		async endOfLife(path, tag) {
			return sources.listed?.(path)?.ends.get(tag) ?? endOfLife(sources, scope, path, tag);
		}
	};
}
function endOfLifeIn(tags, image) {
	if (tags === void 0 || "cause" in tags) return tags;
	const [tag, ...others] = tags.named(image.tag ?? "");
	const contradiction = (message) => ({
		cause: "contradiction",
		subject: imageName(image),
		message
	});
	if (tag === void 0) return contradiction(tagNotListed);
	const isSame = ({ deprecated, digest }) => deprecated === tag.deprecated && digest === tag.digest;
	if (!others.every(isSame)) return contradiction(tagListedTwice);
	if (!tag.deprecated) return { deprecated: false };
	return {
		deprecated: true,
		...compact({ successors: tags.successorsOf(tag.name) })
	};
}
async function listTags(sources, scope, path) {
	const repository = await findRepository(sources, scope, path);
	if (repository === void 0 || "cause" in repository) return repository;
	return sources.catalogue && orGap(sources.catalogue.listTags(repository), path);
}
async function endOfLife(sources, scope, path, tag) {
	const { catalogue } = sources;
	if (catalogue?.endOfLife === void 0) return void 0;
	const repository = await findRepository(sources, scope, path);
	if (repository === void 0 || "cause" in repository) return void 0;
	return orGap(catalogue.endOfLife(repository, tag), `${path}:${tag}`);
}
function withPlatformEnd(image, listed, end, tags) {
	if (end === void 0) return { endOfLife: listed };
	if (listed.deprecated) {
		const date = "cause" in end ? { unknown: end.message } : end.date;
		return { endOfLife: {
			...listed,
			...compact({ date })
		} };
	}
	if ("cause" in end) return {
		endOfLife: listed,
		unread: end
	};
	const { date: text, grace } = end;
	if (text === void 0 && grace === void 0) return { endOfLife: listed };
	const date = text === void 0 ? void 0 : dayOf(text);
	if (text !== void 0 && date === void 0) return {
		endOfLife: listed,
		unread: {
			cause: "bad-answer",
			subject: imageName(image),
			message: endOfLifeUnreadable(text)
		}
	};
	const successors = tags === void 0 || "cause" in tags ? void 0 : tags.successorsOf(image.tag);
	return { endOfLife: {
		...listed,
		announced: compact({
			date,
			grace
		}),
		...compact({ successors })
	} };
}
function dayOf(text) {
	const day = text.slice(0, 10);
	return /^.{10}(?:$|T)/.test(text) && isDay(day) ? Date.parse(day) : void 0;
}
const maxListAgeMs = 36e5;
function listedDigest(tags, tag) {
	if (tags === void 0 || "cause" in tags) return void 0;
	const [digest, ...others] = new Set(tags.named(tag).map(({ digest }) => digest));
	return others.length > 0 ? void 0 : digest;
}
function contradictionOf(image, listed, whole, now) {
	const { recent, isWholeHour } = lastHour(whole, now);
	const newest = recent.at(-1);
	if (listed === void 0 || newest === void 0 || !isWholeHour) return void 0;
	if (recent.some(({ digest }) => digest === listed)) return void 0;
	return {
		cause: "contradiction",
		subject: imageName(image),
		message: listContradictsHistory(listed, newest.digest)
	};
}
function endingAsListed(whole, listed, now) {
	const { recent, isWholeHour } = lastHour(whole, now);
	const isListedOnce = recent.filter(({ digest }) => digest === listed).length === 1;
	if (listed === void 0 || !isListedOnce || !isWholeHour) return whole;
	const records = endingWith(whole.records, listed);
	return records === whole.records ? whole : historyOf(records, whole.coverage);
}
function lastHour(whole, now) {
	const known = periodAt(whole.coverage, allTime.to);
	if (known === void 0) return {
		recent: [],
		isWholeHour: false
	};
	const isAll = known.from === allTime.from;
	const since = now - maxListAgeMs;
	const recent = whole.indexIn(known).intervals.filter(({ until }) => until === void 0 || until >= since);
	return {
		recent,
		isWholeHour: isAll || recent.some((interval) => interval.since <= since)
	};
}
export { listedDigest as a, endingAsListed as i, createTagCatalogue as n, withPlatformEnd as o, endOfLifeIn as r, contradictionOf as t };
