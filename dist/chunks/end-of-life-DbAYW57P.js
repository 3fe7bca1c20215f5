import { H as memoizeAsync, _t as addToGroup, yt as compact } from "./reading-DT2Pr2dB.js";
import { ft as Failure } from "./scan-DFDHd4Kl.js";
import { C as isUnsupported } from "./api-l38x_bCj.js";
import { b as severalEndsOfLife } from "./clients-1vmCjFb-.js";
import { setImmediate } from "node:timers/promises";
// lib/clients/end-of-life.js
const namesPerPage = 4;
const pageSize = 200;
async function organizationEnds(client, below, inUse) {
	const { names, count } = await inUse();
	const isWorth = (tags) => names.size <= namesPerPage * Math.ceil(tags / pageSize);
	const isByName = isWorth(count) || isWorth(Number(await client.listTags(below).total()));
	const queries = isByName ? [...names.keys()].map((name) => ({
		...below,
		name
	})) : [below];
	const lists = await Promise.allSettled(queries.map((query) => client.listEndOfLifeTags(query).all()));
	const errors = lists.flatMap((list) => list.status === "rejected" ? [list.reason] : []);
	if (errors.length > 0 && errors.length === lists.length && errors.every(isUnsupported)) return {
		listed: [],
		isAsked: () => true
	};
	if (errors.length > 0) throw errors.find((error) => !isUnsupported(error)) ?? errors[0];
	return {
		listed: lists.flatMap((list) => list.status === "fulfilled" ? list.value : []),
		isAsked: (name) => !isByName || names.has(name)
	};
}
async function organizationTags(client, { tagQuery }, group, inUse) {
	const below = { "uidp.descendants_of": group };
	const [repositories, tags, ends] = await Promise.all([
		client.listRepositories(below).all(),
		client.listTags({
			...tagQuery,
			...below
		}).all(),
		organizationEnds(client, below, inUse)
	]);
	const tagsOf = new Map();
	for (const tag of tags) addToGroup(tagsOf, parentUid(tag.uid), repositoryTag(tag));
	const endsIn = endsByRepository(ends.listed);
	const names = new Map();
	for (const { name } of repositories) names.set(name, (names.get(name) ?? 0) + 1);
	const images = new Map();
	for (const { name, uid } of repositories) {
		const known = endsIn.get(uid) ?? new Map();
		if (names.get(name) !== 1 || !uid.startsWith(`${group}/`) || known === "contradictory") continue;
		const own = tagsOf.get(uid) ?? [];
		const asked = own.filter((tag) => ends.isAsked(tag.name));
		images.set(name, {
			tags: own,
			ends: new Map(asked.map((tag) => [tag.name, known.get(tag.name) ?? {}]))
		});
	}
	return images;
}
function endsByRepository(listed) {
	const found = new Map();
	const contradictory = new Set();
	for (const end of listed) {
		const parent = parentUid(end.id);
		const known = found.get(parent) ?? new Map();
		const [other, one] = [known.get(end.name), announcedEnd(end)];
		if (other !== void 0 && JSON.stringify(other) !== JSON.stringify(one)) contradictory.add(parent);
		found.set(parent, known.set(end.name, one));
	}
	return new Map([...found].map(([uid, ends]) => [uid, contradictory.has(uid) ? "contradictory" : ends]));
}
function parentUid(uid) {
	return uid.slice(0, Math.max(0, uid.lastIndexOf("/")));
}
function repositoryTag({ name, deprecated, digest, updateTime = "" }) {
	const updatedAt = Date.parse(updateTime);
	return {
		name,
		deprecated,
		digest,
		...Number.isNaN(updatedAt) ? {} : { updatedAt }
	};
}
function endOfLifeLookup(client) {
	let isSupported = true;
	const expected = new Map();
	async function read(answer) {
		try {
			return isSupported ? await answer() : void 0;
		} catch (error) {
			if (!isUnsupported(error)) throw error;
			isSupported = false;
			return;
		}
	}
	const wholeList = memoizeAsync(async (repository) => {
		const list = client.listEndOfLifeTags({ "uidp.children_of": repository });
		const page = await read(() => list.firstPage());
		return page?.nextPageToken === "" ? page.items : void 0;
	});
	return memoizeAsync(async (repository, tag) => {
		const tags = expected.get(repository) ?? new Set();
		expected.set(repository, tags.add(tag));
		await setImmediate();
		return endIn((tags.size > 1 ? await wholeList(repository) : void 0) ?? await read(() => client.listEndOfLifeTags({
			"uidp.children_of": repository,
			name: tag
		}).all()) ?? [], tag);
	});
}
function endIn(listed, tag) {
	const ends = listed.flatMap((one) => one.name === tag ? [announcedEnd(one)] : []);
	const [end, ...others] = new Map(ends.map((one) => [JSON.stringify(one), one])).values();
	if (others.length > 0) throw new Failure("contradiction", severalEndsOfLife(tag));
	return end;
}
function announcedEnd({ tagStatus, mainPackageVersion, gracePeriodExpiryDate }) {
	const until = Date.parse(gracePeriodExpiryDate ?? "");
	const grace = tagStatus === "TAG_IN_GRACE" ? Number.isNaN(until) ? {} : { until } : void 0;
	return compact({
		date: mainPackageVersion?.eolDate || void 0,
		grace
	});
}
export { repositoryTag as a, parentUid as i, endsByRepository as n, organizationTags as r, endOfLifeLookup as t };
