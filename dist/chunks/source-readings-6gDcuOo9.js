import { ht as gapFrom } from "./scan-DFDHd4Kl.js";
import { D as isDigest, F as distinctByJson, St as largest, T as imageName, _t as addToGroup, j as parseImage, nt as compareText, yt as compact, z as parseJson } from "./reading-DT2Pr2dB.js";
import { O as union, T as string, _ as literal, d as _null, f as array, w as strictObject } from "./schemas-eoL3S0JI.js";
import { n as datetime } from "./iso-BUxoLqnE.js";
import { c as ledgerFull, d as ledgerUnusable, l as ledgerNotWritten, n as entryInFuture, u as ledgerOfBaseUnread } from "./messages-DooBp7Y5.js";
import { A as withRecords, I as uncovered, M as allTime, O as orderRecords, j as addPeriod, k as recordsIn, p as ownLedger, t as historyOf, x as tagHistoryTitle } from "./history-BRS3b5Zl.js";
import { a as proveJoined, c as evidenceOf, n as joinHistories, u as sourceReading } from "./joined-DbJl1xWx.js";
// lib/model/run/delivery.js
const nothingWritten = {
	changes: [],
	refused: []
};
// lib/history/ledger-text.js
const maxEntries = 2e4;
const ledgerVersion = 1;
const maxIssues = 5;
const head = [
	"{",
	`"version": ${ledgerVersion},`,
	"\"entries\": ["
];
const foot = [
	"null",
	"]",
	"}"
];
const entrySchema = strictObject({
	image: string().max(512).describe("Normalized image name with registry and tag: `docker.io/library/alpine:3.20`"),
	seen: datetime().describe("When the registry first returned this digest for the tag (UTC)"),
	digest: string().regex(/^sha256:[a-f0-9]{64}$/).describe("The digest that the registry returned for the tag")
});
const ledgerSchema = strictObject({
	version: literal(ledgerVersion),
	entries: array(union([entrySchema, _null()])).max(20001).describe("Sorted by image, time and digest. The last item is null, so that every entry line ends with a comma")
});
function mergeEntries(a, b) {
	const all = [...a, ...b].sort(compareEntries);
	return all.filter((entry, index) => {
		const before = all[index - 1];
		return before === void 0 || compareEntries(before, entry) !== 0;
	});
}
function compareEntries(a, b) {
	return compareText(a.image, b.image) || a.at - b.at || compareText(a.digest, b.digest);
}
function printLedger(entries) {
	return `${[
		...head,
		...entries.map((entry) => `${entryText(entry)},`),
		...foot
	].join("\n")}\n`;
}
function entryText({ image, at, digest }) {
	return JSON.stringify({
		image,
		seen: new Date(at).toISOString(),
		digest
	});
}
function parseLedger(text) {
	const value = parseJson(text);
	if (value === void 0) return { issues: [`${atLine(unexpectedLine(text))}it is not JSON`] };
	const parsed = ledgerSchema.safeParse(value);
	if (!parsed.success) return { issues: parsed.error.issues.slice(0, maxIssues).map(({ path, message }) => {
		return `${atLine(typeof path[1] === "number" ? lineOfEntry(text, path[1]) : void 0)}${path.length === 0 ? "the file" : path.join(".")}: ${message}`;
	}) };
	const entries = [];
	const issues = [];
	for (const [index, entry] of parsed.data.entries.entries()) {
		if (entry === null) continue;
		const { image, seen, digest } = entry;
		if (isTagName(image) && isDigest(digest)) entries.push({
			image,
			at: Date.parse(seen),
			digest
		});
		else if (issues.length < maxIssues) issues.push(`${atLine(lineOfEntry(text, index))}the image is not a normalized name with a tag`);
	}
	return issues.length > 0 ? { issues } : { entries: mergeEntries(entries, []) };
}
function isTagName(name) {
	const parsed = parseImage(name);
	if (parsed.kind === "invalid") return false;
	const { tag, digest } = parsed.image;
	return tag !== void 0 && digest === void 0 && imageName(parsed.image) === name;
}
function lineOfEntry(text, index) {
	const lines = text.split(/\r?\n/);
	return head.every((line, position) => lines[position]?.trim() === line) ? head.length + index + 1 : void 0;
}
function unexpectedLine(text) {
	const fixed = new Set([...head, ...foot]);
	const unexpected = text.split(/\r?\n/).findIndex((line) => {
		const trimmed = line.trim();
		return trimmed !== "" && !fixed.has(trimmed) && parseJson(trimmed.replace(/,$/, "")) === void 0;
	});
	return unexpected < 0 ? void 0 : unexpected + 1;
}
function atLine(line) {
	return line === void 0 ? "" : `line ${line}: `;
}
// lib/history/ledger.js
async function openLedger({ files, file, now, readBase }) {
	const noFile = { add: async () => nothingWritten };
	if (file === void 0) return {
		gaps: [],
		...noFile
	};
	const { path, create } = file;
	const [own, base] = await Promise.all([readLedger(path, (name) => files.read(name), now), readBase && readBaseLedger(path, readBase, now, "rules")]);
	const fork = [own, base].some((one) => one !== void 0 && ("cause" in one || one.text !== void 0)) && readBase ? await readBaseLedger(path, readBase, now, "comparison") : void 0;
	const isWritable = !("cause" in own) && (own.text !== void 0 || create);
	const counting = base ?? own;
	const isUsed = !("cause" in counting) && (counting.text !== void 0 || create);
	const isComparable = fork !== void 0 && !("cause" in fork) && !("cause" in own);
	return {
		gaps: distinctByJson([
			own,
			base ?? [],
			fork ?? []
		].flat().filter((one) => "cause" in one)),
		...isWritable ? ledgerOf(files, path, own) : noFile,
		...isUsed ? { firstSeen: recordsByImage(counting.entries) } : {},
		...compact({ rewrite: isComparable ? rewriteOf(path, fork.entries, own.entries) : void 0 })
	};
}
function ledgerOf(files, path, { text: before, entries }) {
	return { async add(observed, now) {
		const added = newEntries(entries, observed, now);
		const all = mergeEntries(entries, added);
		if (added.length === 0) return nothingWritten;
		if (all.length > 2e4) return notWritten(path, ledgerFull(maxEntries));
		const text = printLedger(all);
		const { refused } = await files.replace(path, before, text);
		if (refused !== void 0) return notWritten(path, refused);
		const addedLines = new Set(added.map((entry) => `${entryText(entry)},`));
		const lines = text.split("\n").flatMap((after, index) => addedLines.has(after) ? [{
			line: index + 1,
			before: "",
			after
		}] : []);
		return {
			changes: [{
				path,
				before: before ?? "",
				after: text,
				lines
			}],
			refused: []
		};
	} };
}
function recordsByImage(entries) {
	const records = new Map();
	for (const { image, at, digest } of entries) addToGroup(records, image, {
		at,
		digest
	});
	return records;
}
function newEntries(entries, observed, now) {
	const records = recordsByImage(entries);
	return mergeEntries([...observed].flatMap(([image, digest]) => {
		return (records.get(image) ?? []).findLast(({ at }) => at <= now)?.digest === digest ? [] : [{
			image,
			at: now,
			digest
		}];
	}), []);
}
function notWritten(path, why) {
	const refused = {
		cause: "not-written",
		subject: path,
		message: ledgerNotWritten(why)
	};
	return {
		...nothingWritten,
		refused: [refused]
	};
}
const maxAheadMs = 3e5;
async function readLedger(path, read, now, subject = path) {
	const unusable = (why) => ({
		cause: "unreadable-file",
		subject,
		message: ledgerUnusable(why)
	});
	const file = await read(path);
	if ("unreadable" in file) return file.absent === true ? { entries: [] } : unusable(file.unreadable);
	const parsed = parseLedger(file.text);
	if ("issues" in parsed) return unusable(parsed.issues.join("; "));
	const early = parsed.entries.find(({ at }) => at > now + maxAheadMs);
	if (early !== void 0) return unusable(entryInFuture(early.image, early.at));
	return {
		text: file.text,
		entries: parsed.entries
	};
}
async function readBaseLedger(path, read, now, use) {
	const subject = `${path}@base`;
	try {
		return await readLedger(path, (name) => read(name, use), now, subject);
	} catch (error) {
		const { cause, message } = gapFrom(error, subject);
		return {
			cause,
			subject,
			message: ledgerOfBaseUnread(message)
		};
	}
}
const maxNamed = 3;
function rewriteOf(path, base, change) {
	const [before, after] = [textsOf(base), textsOf(change)];
	const newest = newestByImage(base);
	const newestOfAll = largest(newest.values());
	const removed = base.filter((entry) => !after.has(entryText(entry)));
	const backdated = change.filter((entry) => !before.has(entryText(entry)) && entry.at < (newest.get(entry.image) ?? newestOfAll));
	if (removed.length === 0 && backdated.length === 0) return void 0;
	return {
		at: {
			file: path,
			span: {
				start: 0,
				end: 0
			}
		},
		removed: partOf(removed),
		backdated: partOf(backdated)
	};
}
function textsOf(entries) {
	return new Set(entries.map(entryText));
}
function newestByImage(entries) {
	return new Map(entries.map(({ image, at }) => [image, at]));
}
function partOf(entries) {
	const images = [...new Set(entries.map(({ image }) => image))];
	return {
		count: entries.length,
		images: images.slice(0, maxNamed)
	};
}
// lib/history/reader.js
async function readHistory({ request, limit, now, focus, isDone }) {
	const reader = new HistoryReader(request, limit, focus, now);
	await reader.read(allTime.from);
	for (;;) {
		const from = reader.next();
		const known = reader.known();
		if (from === void 0 || isDone(known)) return known;
		await reader.read(from);
	}
}
var HistoryReader = class {
	request;
	limit;
	focus;
	now;
	records = [];
	coverage = [];
	done = [];
	startIsInclusive = false;
	pages = 0;
	pageMs = 0;
	skipped = false;
	constructor(request, limit, focus, now) {
		this.request = request;
		this.limit = limit;
		this.focus = focus;
		this.now = now;
	}
	known() {
		return historyOf(this.records, this.coverage);
	}
	next() {
		const gap = uncovered(this.done, {
			from: allTime.from,
			to: this.focus.to
		}).at(-1);
		if (gap === void 0 || this.skipped || gap.to < this.focus.to) return gap?.from;
		const target = Math.min(this.focus.from, this.now);
		const pagesAhead = (target - gap.from) / this.pageMs;
		this.skipped = this.pages > 1 && pagesAhead > 1 && pagesAhead <= 2 ** (this.pages + 2);
		return this.skipped ? Math.floor(target - .75 * this.pageMs) : gap.from;
	}
	async read(from) {
		const start = this.startIsInclusive && this.hasRecordAt(from - 1) ? from : from - 1;
		const page = await this.request(start === allTime.from ? {} : { start });
		const overlaps = this.hasRecordAt(from);
		this.records = withRecords(this.records, page);
		const instants = new Set(page.map(({ at }) => at));
		const oldest = page.reduce((min, { at }) => Math.min(min, at), allTime.to);
		const newest = page.reduce((max, { at }) => Math.max(max, at), allTime.from);
		const isFull = page.length >= this.limit;
		if (instants.has(start)) this.startIsInclusive = true;
		if (isFull && newest <= from && oldest < from) {
			if (start === from || oldest < start) this.markDone({
				from,
				to: allTime.to
			});
		} else if (overlaps && !instants.has(from)) this.markDone({
			from,
			to: allTime.to
		});
		else {
			const read = {
				from,
				to: isFull ? newest : allTime.to
			};
			this.coverage = addPeriod(this.coverage, read);
			this.markDone(read);
			if (isFull && oldest === newest) this.markDone({
				from: newest,
				to: newest + 1
			});
			if (isFull) this.pages += 1;
			this.pageMs = newest - oldest;
		}
	}
	markDone(interval) {
		this.done = addPeriod(this.done, interval);
	}
	hasRecordAt(instant) {
		return recordsIn(this.records, {
			from: instant,
			to: instant + 1
		}).length > 0;
	}
};
// lib/resolve/source-readings.js
async function askSources(sources, question, view) {
	return (await Promise.all(sources.map((source) => askSource(source, question, view)))).flat();
}
async function askSource(source, { image, current, pins: all }, view) {
	const pins = all.filter((pin) => pin !== current);
	const isAnswered = (answer) => {
		const joint = joinHistories([sourceReading(source, answer, current, view.now)], current, view.now);
		return [void 0, ...all].every((pin) => {
			const { status } = proveJoined(pin, joint, view);
			return status !== "unknown" && status !== "not-current";
		});
	};
	return answerOfSource(source, {
		image,
		current,
		pins,
		view,
		isAnswered
	});
}
async function answerOfSource(source, question) {
	const { current, view } = question;
	const read = (answer) => [sourceReading(source, answer, current, view.now)];
	try {
		const answer = await source.ask(question);
		return answer === void 0 ? [] : read(answer);
	} catch (error) {
		return read(gapFrom(error, source.title));
	}
}
function platformReading({ registry }, history, { now }) {
	const source = {
		id: "platform",
		title: tagHistoryTitle(registry),
		strength: "complete"
	};
	const answer = {
		readAt: now,
		get records() {
			return history.records;
		},
		known: history.coverage
	};
	return {
		source,
		answer,
		evidence: evidenceOf(source, answer, now),
		history
	};
}
function ledgerReading(observed, current, { now }) {
	const records = orderRecords(observed.filter(({ at }) => at <= now));
	return sourceReading({
		id: "ledger",
		title: ownLedger,
		strength: "observed"
	}, {
		readAt: now,
		records
	}, current, now);
}
export { readHistory as a, platformReading as i, askSources as n, openLedger as o, ledgerReading as r, nothingWritten as s, answerOfSource as t };
