import { a as hasOtherDigest, f as moreDiscarded, i as hasOtherContent, s as historyDisagrees } from "./messages-DooBp7Y5.js";
import { T as string, b as number, f as array, p as boolean, x as object } from "./schemas-eoL3S0JI.js";
import { D as isDigest, U as rememberedFor, q as dayMs, vt as append, z as parseJson } from "./reading-DT2Pr2dB.js";
import { a as encodeEntry, c as isOwnFile, i as decodeEntry, l as selfVerified, o as fileOf, s as hexDigest, t as cachedObjects } from "./objects-xy--Kb0V.js";
import { A as withRecords, F as periodAt, I as uncovered, M as allTime, O as orderRecords, P as joinPeriods, j as addPeriod, k as recordsIn, t as historyOf } from "./history-BRS3b5Zl.js";
import { _ as unprovedBy } from "./joined-DbJl1xWx.js";
// lib/history/cache/cache.js
const defaultMaxBytes = 1073741824;
const maxDiscarded = 20;
const roomOf = rememberedFor((_) => ({ written: 0 }));
function createCache(folder, { trust, now, tell = () => void 0, maxBytes = defaultMaxBytes }) {
	const count = {
		saved: 0,
		discarded: []
	};
	const mayWrite = ({ kind }) => trust === "all" || trust === "verified" && selfVerified.has(kind);
	const room = roomOf(folder);
	let discards = 0;
	async function makeRoom(bytes) {
		room.written += bytes;
		room.size ??= pruneFolder(folder, maxBytes);
		if (await room.size + room.written <= maxBytes) return;
		room.written = 0;
		room.size = pruneFolder(folder, maxBytes);
		await room.size;
	}
	async function get(key) {
		const file = fileOf(key);
		const bytes = await folder.read(file);
		if (bytes === void 0) return void 0;
		const found = await decodeEntry(bytes);
		if (found?.key.kind === key.kind && found.key.name === key.name) return found.entry;
		if (trust !== "none") await folder.remove(file);
	}
	async function put(key, text) {
		if (!mayWrite(key)) return;
		const bytes = await encodeEntry(key, {
			text,
			at: now()
		});
		if (bytes === void 0 || bytes.length > maxBytes / 10) return;
		if (await folder.write(fileOf(key), bytes)) await makeRoom(bytes.length);
	}
	return {
		count,
		get,
		put,
		async putOnce(key, text) {
			if (mayWrite(key) && await get(key) === void 0) await put(key, text);
		},
		async discard(key, why) {
			discards += 1;
			if (discards <= maxDiscarded) count.discarded.push(why);
			if (discards <= maxDiscarded) tell(why);
			else if (discards === 21) tell(moreDiscarded(maxDiscarded));
			if (trust !== "none") await folder.remove(fileOf(key));
		}
	};
}
const keptPart = .8;
async function pruneFolder(folder, maxBytes) {
	const files = (await folder.list()).filter(({ name }) => isOwnFile(name));
	const size = files.reduce((sum, { bytes }) => sum + bytes, 0);
	if (size <= maxBytes) return size;
	let left = size;
	for (const file of [...files].sort(byUse)) {
		if (left <= maxBytes * keptPart) break;
		await folder.remove(file.name);
		left -= file.bytes;
	}
	return left;
}
function byUse(a, b) {
	return a.usedAt - b.usedAt || (a.name < b.name ? -1 : 1);
}
// lib/history/cache/history-read.js
var HistoryRead = class {
	limit;
	stored;
	isVerified = false;
	records;
	coverage;
	startIsInclusive;
	constructor(limit, stored) {
		this.limit = limit;
		this.stored = stored;
		this.records = stored?.records ?? [];
		this.coverage = stored?.coverage ?? [];
		this.startIsInclusive = stored?.startIsInclusive;
	}
	known(now) {
		const { records, coverage, startIsInclusive } = this;
		return {
			records,
			coverage,
			startIsInclusive,
			readAt: this.stored?.readAt ?? now
		};
	}
	isStored({ records, coverage }) {
		const before = this.stored;
		return before?.records.length === records.length && JSON.stringify(before.coverage) === JSON.stringify(coverage);
	}
	isWhole() {
		return uncovered(this.coverage).length === 0;
	}
	overlapStart() {
		const last = this.coverage.at(-1);
		if (last === void 0) return void 0;
		const closed = recordsIn(this.records, last);
		const first = closed.at(-Math.ceil(this.limit / 2)) ?? closed[0];
		return first !== void 0 && (closed.at(-1)?.at ?? first.at) > first.at ? first.at : void 0;
	}
	agreesWith(tail, start) {
		const last = this.coverage.at(-1) ?? allTime;
		const from = tail.some(({ at }) => at === start) ? start : start + 1;
		const to = Math.min(this.endOf(tail), last.to);
		return tail.every(({ at }) => at >= start) && this.hasExactly(tail, {
			from,
			to
		});
	}
	hasExactly(page, interval) {
		const known = recordsIn(this.records, interval);
		const answered = recordsIn(withRecords([], page), interval);
		return known.length > 0 && known.length === answered.length && known.every(({ at, digest }, index) => answered[index]?.at === at && answered[index]?.digest === digest);
	}
	closedBefore(instant) {
		const from = periodAt(this.coverage, instant)?.from ?? instant;
		return recordsIn(this.records, {
			from,
			to: instant
		});
	}
	partFrom(from) {
		const to = this.coverage.at(-1)?.to ?? from;
		return historyOf(recordsIn(this.records, {
			from,
			to
		}), addPeriod([], {
			from,
			to
		}));
	}
	extend(page, start) {
		if (start !== void 0) {
			if (page.some(({ at }) => at === start)) this.startIsInclusive = true;
			else if (this.recordsOf(start).length > 0) this.startIsInclusive = false;
			if (page.some(({ at }) => at < start)) return;
		}
		const read = this.coveredBy(page, start);
		this.records = withRecords(this.records, page);
		this.coverage = addPeriod(this.coverage, read);
	}
	answer(start) {
		if (start !== void 0 && this.startIsInclusive === void 0) return void 0;
		const from = this.firstOf(start);
		const known = periodAt(this.coverage, from);
		if (known === void 0) return void 0;
		const records = recordsIn(this.records, {
			from,
			to: known.to
		});
		return known.to === allTime.to || records.length >= this.limit ? records.slice(0, this.limit) : void 0;
	}
	endOf(page) {
		if (page.length < this.limit) return allTime.to;
		return page.reduce((max, { at }) => Math.max(max, at), allTime.from);
	}
	firstOf(start) {
		if (start === void 0) return allTime.from;
		return this.startIsInclusive === true ? start : start + 1;
	}
	coveredBy(page, start) {
		return {
			from: this.firstOf(start),
			to: this.endOf(page)
		};
	}
	recordsOf(instant) {
		return recordsIn(this.records, {
			from: instant,
			to: instant + 1
		});
	}
};
// lib/history/cache/stored-history.js
const segmentRecords = 1e3;
const maxSegments = 1e3;
const headSchema = object({
	coverage: array(object({
		from: number().nullable(),
		to: number()
	})).max(1e3),
	segments: array(string().regex(/^[0-9a-f]{64}$/)).max(maxSegments),
	startIsInclusive: boolean().optional(),
	readAt: number()
});
async function loadHistory(cache, key) {
	const head = headSchema.safeParse(parseJson((await cache.get(key))?.text ?? ""));
	if (!head.success) return void 0;
	const { segments, coverage, ...rest } = head.data;
	const parts = await Promise.all(segments.map((digest) => loadNamed(cache, digest)));
	const records = [];
	for (const part of parts) {
		const read = part === void 0 ? void 0 : recordsOfText(part);
		if (read === void 0) return void 0;
		append(records, read);
	}
	const covered = joinPeriods(coverage.map(({ from, to }) => ({
		from: from ?? allTime.from,
		to
	})));
	return {
		records: orderRecords(records),
		coverage: covered,
		...rest
	};
}
async function storeHistory(cache, key, history) {
	const { records, coverage, startIsInclusive, readAt } = history;
	if (records.length > segmentRecords * maxSegments) return;
	const segments = [];
	for (let start = 0; start < records.length; start += segmentRecords) {
		const text = textOfRecords(records.slice(start, start + segmentRecords));
		segments.push(await storeNamed(cache, text));
	}
	const intervals = coverage.map(({ from, to }) => ({
		from: from === allTime.from ? null : from,
		to
	}));
	await cache.put(key, JSON.stringify({
		coverage: intervals,
		segments,
		startIsInclusive,
		readAt
	}));
}
function textOfRecords(records) {
	return records.map(({ at, digest }) => `${at} ${digest}`).join("\n");
}
function recordsOfText(text) {
	const records = [];
	for (const line of text.split("\n")) {
		const space = line.indexOf(" ");
		const [at, digest] = [Number(line.slice(0, space)), line.slice(space + 1)];
		if (space < 1 || !Number.isSafeInteger(at) || !isDigest(digest)) return void 0;
		records.push({
			at,
			digest
		});
	}
	return records;
}
const settlingMs = dayMs;
const maxAgeMs = 7 * dayMs;
function isUsable({ readAt, records, coverage }, now) {
	const newest = Math.max(records.at(-1)?.at ?? allTime.from, coverage.at(-1)?.to ?? allTime.from);
	return readAt <= now && now - readAt < maxAgeMs && newest <= now;
}
function worthStoring(known, now, limit) {
	const settled = recordsIn(known.records, {
		from: allTime.from,
		to: now - settlingMs
	});
	const end = settled.at(-1)?.at;
	if (end === void 0 || settled.length < limit) return void 0;
	const coverage = closedBefore(known.coverage, end);
	const records = coverage.flatMap((interval) => recordsIn(settled, interval));
	return coverage.length === 0 ? void 0 : {
		...known,
		coverage,
		records
	};
}
function closedBefore(coverage, end) {
	return coverage.map(({ from, to }) => ({
		from,
		to: Math.min(to, end)
	})).filter(({ from, to }) => from < to);
}
async function storeWhole(cache, histories) {
	return storeNamed(cache, histories.map(({ tag, readAt, records }) => `= ${readAt} ${tag}\n${textOfRecords(records)}`).sort().join("\n"));
}
async function loadWhole(cache, digest) {
	const text = await loadNamed(cache, digest);
	const histories = (text === void 0 ? [] : `\n${text}`.split("\n= ").slice(1)).flatMap((part) => historyIn(part) ?? []);
	return new Map(histories.map((history) => [history.tag, history]));
}
function historyIn(part) {
	const end = part.indexOf("\n");
	const [head, rest] = end < 0 ? [part, ""] : [part.slice(0, end), part.slice(end + 1)];
	const space = head.indexOf(" ");
	const [readAt, tag] = [Number(head.slice(0, space)), head.slice(space + 1)];
	const records = recordsOfText(rest);
	if (space < 1 || !Number.isSafeInteger(readAt) || records === void 0) return void 0;
	return {
		tag,
		readAt,
		records: orderRecords(records)
	};
}
async function storeNamed(cache, text) {
	const digest = hexDigest(text);
	await cache.putOnce({
		kind: "segment",
		name: digest
	}, text);
	return digest;
}
async function loadNamed(cache, digest) {
	const key = {
		kind: "segment",
		name: digest
	};
	const text = (await cache.get(key))?.text;
	if (text === void 0 || hexDigest(text) === digest) return text;
	await cache.discard(key, hasOtherContent(digest));
}
// lib/history/cache/cached-history.js
function cachedHistory(options) {
	const { request, limit } = options;
	let stored;
	let read = new HistoryRead(limit);
	let confirmations = 0;
	const counted = (window) => {
		confirmations += 1;
		return request(window);
	};
	return async (window) => {
		if (window.end !== void 0) return request(window);
		if (window.start === void 0) {
			stored ??= loadHistory(options.cache, options.key);
			const known = await stored;
			stored = Promise.resolve(void 0);
			confirmations = 0;
			read = await openRead(options, known, counted);
		}
		const answer = read.isVerified ? read.answer(window.start) : void 0;
		if (answer !== void 0) {
			if (window.start !== void 0 && confirmations-- <= 0) options.cache.count.saved += 1;
			return answer;
		}
		const page = await request(window);
		read.extend(page, window.start);
		if (page.length < limit || read.isWhole()) await store(options, read);
		return page;
	};
}
async function openRead(options, stored, requestOlder) {
	const { request, limit, cache, key, image, question, now } = options;
	const empty = new HistoryRead(limit);
	if (question === void 0 || stored === void 0 || !isUsable(stored, now())) return empty;
	const read = new HistoryRead(limit, stored);
	const start = read.overlapStart();
	if (start === void 0) return empty;
	const tail = await request({ start });
	const isHeld = read.agreesWith(tail, start);
	if (isHeld) read.extend(tail, start);
	const from = read.firstOf(start);
	const confirmation = isHeld ? await confirm(read, from, question, requestOlder) : "disagrees";
	if (confirmation === "disagrees") await cache.discard(key, historyDisagrees(image));
	if (confirmation !== "agrees") return empty;
	read.isVerified = true;
	if (tail.length < limit) await store(options, read);
	return read;
}
async function store({ cache, key, limit, now }, read) {
	const closed = worthStoring(read.known(now()), now(), limit);
	if (closed !== void 0 && !read.isStored(closed)) await storeHistory(cache, key, closed);
}
async function confirm(read, from, question, request) {
	const part = read.partFrom(from);
	const unproved = unprovedBy(part, question);
	if (unproved === void 0) return "unknown";
	const last = lastRecords(read.closedBefore(from), part.records, new Set(unproved), question);
	if (unproved.some((digest) => !last.known.has(digest))) return "unknown";
	let confirmed = [{
		from,
		to: allTime.to
	}];
	for (const { at, next = from } of last.places) {
		if (isWithin(confirmed, at, next)) continue;
		const page = await request({ start: at - 1 });
		const to = Math.min(read.endOf(page), (part.records.at(-1)?.at ?? from) + 1);
		if (!read.hasExactly(page, {
			from: at,
			to
		})) return "disagrees";
		confirmed = addPeriod(confirmed, {
			from: at,
			to
		});
		if (!isWithin(confirmed, at, next)) return "unknown";
	}
	return "agrees";
}
function lastRecords(older, newest, unproved, { isAsked }) {
	const known = new Set(newest.map(({ digest }) => digest));
	const places = [];
	let [later, next] = [];
	for (const { at, digest } of older.toReversed()) {
		if (at !== later) [next, later] = [later, at];
		const isLast = !known.has(digest);
		known.add(digest);
		if (isLast && (unproved.has(digest) || isAsked(digest))) places.push({
			at,
			next
		});
	}
	return {
		places: places.reverse(),
		known
	};
}
function isWithin(set, at, next) {
	const interval = periodAt(set, at);
	return interval !== void 0 && next < interval.to;
}
// lib/history/cache/run-cache.js
const byDigest = /\/(?:manifests|blobs)\/sha256:([0-9a-f]{64})$/;
function rememberContent(cache, owner) {
	return async (request, ask) => {
		const digest = request.method === "GET" ? byDigest.exec(request.url)?.[1] : void 0;
		const reader = digest === void 0 ? void 0 : await owner();
		if (digest === void 0 || reader === void 0) return ask();
		const key = {
			kind: "content",
			name: `${reader} ${request.url}`
		};
		const stored = await load(cache, key, digest);
		if (stored !== void 0 && stored.body.length <= (request.maxBytes ?? Number.POSITIVE_INFINITY)) {
			cache.count.saved += 1;
			return stored;
		}
		const response = await ask();
		if (response.status === 200 && hexDigest(response.body) === digest) await cache.put(key, `${response.headers["content-type"] ?? ""}\n${response.body}`);
		return response;
	};
}
async function load(cache, key, digest) {
	const text = (await cache.get(key))?.text;
	if (text === void 0) return void 0;
	const end = text.indexOf("\n");
	const [type, body] = [text.slice(0, end), text.slice(end + 1)];
	if (end >= 0 && hexDigest(body) === digest) return {
		status: 200,
		headers: type === "" ? {} : { "content-type": type },
		body
	};
	await cache.discard(key, hasOtherDigest(digest));
}
const etagText = /^(?:W\/)?"[\x21\x23-\x7e]{1,200}"$/;
const maxBytes = 8388608;
function conditionalAnswers(cache, base) {
	const keyOf = ({ url }) => ({
		kind: "answer",
		name: JSON.stringify([base, url])
	});
	async function store(request, response) {
		const { etag = "", "content-type": type = "" } = response.headers;
		if (response.status !== 200 || !etagText.test(etag) || response.body.length > maxBytes) return;
		await cache.put(keyOf(request), `${etag}\n${type}\n${response.body}`);
	}
	const asking = (send) => async (request) => {
		const stored = isPublic(request) ? storedIn((await cache.get(keyOf(request)))?.text) : void 0;
		if (stored === void 0 || stored.body.length > (request.maxBytes ?? maxBytes)) return unconditional(send)(request);
		const headers = {
			...request.headers,
			"if-none-match": stored.etag
		};
		const response = await send({
			...request,
			headers
		});
		if (response.status === 304) return unchanged(response, stored);
		await store(request, response);
		return response;
	};
	const unconditional = (send) => async (request) => {
		const response = await send(request);
		if (isPublic(request)) await store(request, response);
		return response;
	};
	return {
		asking,
		unconditional
	};
}
function isPublic({ method, authorization }) {
	return method === "GET" && authorization === void 0;
}
function storedIn(text) {
	const [, etag = "", type = "", body] = /^([^\n]*)\n([^\n]*)\n([\s\S]*)$/.exec(text ?? "") ?? [];
	return body === void 0 || !etagText.test(etag) ? void 0 : {
		etag,
		type,
		body
	};
}
function unchanged({ headers }, { etag, type, body }) {
	const own = type === "" ? {} : { "content-type": type };
	return {
		status: 200,
		headers: {
			...headers,
			...own,
			etag
		},
		body
	};
}
function createRunCache(folder, options) {
	const cache = createCache(folder, options);
	const { base, now } = options;
	return {
		count: cache.count,
		history(place, tag) {
			const name = JSON.stringify([
				place,
				base,
				tag.image
			]);
			return cachedHistory({
				...tag,
				cache,
				key: {
					kind: "history",
					name
				},
				now
			});
		},
		content: (reader) => rememberContent(cache, reader),
		keepWhole: (histories) => storeWhole(cache, histories),
		whole: (digest) => loadWhole(cache, digest),
		answers: conditionalAnswers(cache, base),
		objects: (place) => cachedObjects(cache, place)
	};
}
export { createRunCache };
