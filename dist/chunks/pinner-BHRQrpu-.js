import { N as withImpliedTag, T as imageName, b as positionsOf, vt as append, xt as groupedBy } from "./reading-DT2Pr2dB.js";
// lib/pin/compare.js
function misreadFiles(before, after, edits, lineOf) {
	const fileOf = ({ at }) => at.file;
	const expected = groupedBy(before.occurrences, fileOf);
	const found = groupedBy(after.occurrences, fileOf);
	const planned = plannedNames(before.occurrences, edits);
	const problems = newProblems(before.problems, after.problems);
	const paths = new Set([
		...expected.keys(),
		...found.keys(),
		...problems.keys()
	]);
	const isRemoval = [...edits.values()].flat().some(({ digest }) => digest === void 0);
	const whereOf = ({ file, span }) => span === void 0 ? "the file" : `line ${lineOf(file, span.start, "after")}`;
	return [...paths].flatMap((path) => {
		const digests = new Map(edits.get(path)?.map(({ span, digest }) => [span.end, digest]));
		const own = found.get(path) ?? [];
		const first = (expected.get(path) ?? []).findIndex((one, index) => difference(one, own[index], digests, planned) !== void 0);
		const one = expected.get(path)?.[first];
		const differs = one && `line ${lineOf(path, one.at.span.start, "before")} ${difference(one, own[first], digests, planned)}`;
		const extra = own.length > (expected.get(path)?.length ?? 0) ? "it would name another image" : void 0;
		const problem = problems.get(path);
		const why = problem === void 0 ? differs ?? extra : `${whereOf(problem)} could not be read: ${problem.message}`;
		return why === void 0 ? [] : [{
			path,
			why: `${isRemoval ? "without" : "with"} the digests, ${why}`
		}];
	});
}
function difference(before, after, digests, planned) {
	if (after === void 0) return "would name one image less";
	if (before.kind !== "image") return isSameRest(before, after) ? void 0 : "would be read in another way";
	if (after.kind === "local") return "would name an image that is built here";
	if (after.kind === "opaque") return `could not be read: ${after.detail}`;
	const [expected, found] = [nameOf(editedImage(before, digests)), nameOf(after.image)];
	if (before.pin.kind === "refused" && isSameName(before, after) && planned.has(found)) return void 0;
	return expected === found ? void 0 : `would name ${found} instead of ${expected}`;
}
function isSameRest(before, after) {
	const reasons = [before, after].map((one) => one.kind === "opaque" ? one.why : void 0);
	return after.kind === before.kind && after.raw === before.raw && reasons[0] === reasons[1];
}
function isSameName(before, after) {
	return imageName(withImpliedTag(before.image)) === imageName(after.image);
}
function plannedNames(occurrences, edits) {
	const digests = new Map([...edits].map(([path, own]) => [path, new Map(own.map(({ span, digest }) => [span.end, digest]))]));
	return new Set(occurrences.flatMap((one) => {
		if (one.kind !== "image" || one.pin.kind === "refused") return [];
		const own = digests.get(one.at.file);
		return own?.has(one.pin.span.end) ? [nameOf(editedImage(one, own))] : [];
	}));
}
function editedImage({ image, pin }, digests) {
	if (pin.kind === "refused" || !digests.has(pin.span.end)) return image;
	const digest = digests.get(pin.span.end);
	const { digest: _, ...name } = image;
	if (digest === void 0) return name;
	return {
		...pin.lead.startsWith(`:latest`) ? withImpliedTag(image) : image,
		digest
	};
}
function nameOf(image) {
	return image.digest === void 0 ? imageName(image) : `${imageName(image)}@${image.digest}`;
}
function newProblems(before, after) {
	const keyOf = ({ file, message }) => JSON.stringify([file, message.replace(/(?::latest)?@sha256:[0-9a-f]*|:latest(?![\w.-])/g, "")]);
	const known = new Set(before.map(keyOf));
	const found = new Map();
	for (const problem of after) if (!known.has(keyOf(problem)) && !found.has(problem.file)) found.set(problem.file, problem);
	return found;
}
// lib/pin/plan.js
function planEdits(findings) {
	const planned = new Map();
	const keyOf = (file, { start }) => `${start} ${file}`;
	const accepted = new Set(findings.flatMap(({ fix, waived }) => fix && waived ? keyOf(fix.file, fix.span) : []));
	for (const { fix, waived } of findings) {
		if (fix === void 0 || waived !== void 0) continue;
		const { also = [], ...edit } = fix;
		if (also.some((span) => accepted.has(keyOf(fix.file, span)))) continue;
		const edits = planned.get(fix.file) ?? new Map();
		planned.set(fix.file, edits);
		for (const span of [fix.span, ...also]) edits.set(span.start, {
			...edit,
			span
		});
	}
	return new Map([...planned].map(([file, edits]) => [file, [...edits.values()].sort(byStart)]));
}
function changeFile(path, before, edits) {
	const applied = applyEdits(before, edits);
	if ("refused" in applied) return applied;
	return {
		path,
		before,
		after: applied.text,
		lines: changedLines(before, applied.text)
	};
}
function applyEdits(text, edits) {
	let result = "";
	let done = 0;
	for (const { span, expect, replacement } of [...edits].sort(byStart)) {
		if (span.start < done) return { refused: "two edits overlap" };
		if (text.slice(span.start, span.end) !== expect) return { refused: "the text has changed since it was scanned" };
		result += text.slice(done, span.start) + replacement;
		done = span.end;
	}
	return { text: result + text.slice(done) };
}
function changedLines(before, after) {
	const ends = /\r\n|\n|\r/;
	const old = before.split(ends);
	return after.split(ends).flatMap((text, index) => {
		const was = old[index] ?? "";
		return was === text ? [] : [{
			line: index + 1,
			before: was,
			after: text
		}];
	});
}
function byStart(a, b) {
	return a.span.start - b.span.start;
}
const maxReadings = 4;
function planChanges({ evidence: { occurrences }, problems, files, findings }, reread, judge) {
	return planFileChanges({
		occurrences,
		problems,
		files
	}, planEdits(findings), reread, judge);
}
async function planFileChanges(checkout, edits, reread, judge = async () => []) {
	const planned = new Map();
	const refused = [];
	for (const [path, ofFile] of edits) {
		const change = changeFile(path, checkout.files.get(path)?.text ?? "", ofFile);
		if ("refused" in change) refused.push({
			path,
			why: change.refused
		});
		else planned.set(path, change);
	}
	for (let reading = 1; planned.size > 0; reading += 1) {
		const after = await reread(new Map([...planned].map(([path, change]) => [path, change.after])));
		const kept = new Map([...edits].filter(([path]) => planned.has(path)));
		const misread = misreadFiles(checkout, after, kept, lineIn(checkout.files, planned));
		const [first] = misread;
		const changes = [...planned.values()];
		const [cause = first, ...more] = first === void 0 ? await judge(changes, plannedNames(checkout.occurrences, kept)) : misread;
		if (cause === void 0) return {
			changes,
			refused,
			after
		};
		const own = reading < maxReadings ? [cause, ...more].filter(({ path }) => planned.has(path)) : [];
		const left = own.length > 0 ? own : changes.map(({ path }) => ({
			path,
			why: whyAll(path, cause)
		}));
		for (const one of left) planned.delete(one.path);
		append(refused, left);
	}
	return {
		changes: [],
		refused
	};
}
function whyAll(path, { path: other, why }) {
	return path === other ? why : `in ${other}, ${why}`;
}
function lineIn(files, planned) {
	return (file, offset, when) => {
		const text = (when === "after" ? planned.get(file)?.after : void 0) ?? files.get(file)?.text ?? "";
		return positionsOf(text)({
			start: offset,
			end: offset
		}).line;
	};
}
// lib/pin/pinner.js
async function writePins(files, checkout, reread, judge) {
	return writePlanned(files, await planChanges(checkout, reread, judge), "The file was not pinned");
}
async function writePlanned(files, planned, failure) {
	const gapOf = (subject, why) => ({
		cause: "not-written",
		subject,
		message: `${failure}: ${why}`
	});
	const changes = [];
	const refused = planned.refused.map(({ path, why }) => gapOf(path, why));
	for (const change of planned.changes) {
		const written = await files.replace(change.path, change.before, change.after);
		if (written.refused === void 0) changes.push(change);
		else refused.push(gapOf(change.path, written.refused));
	}
	return {
		changes,
		refused,
		...changes.length === planned.changes.length && planned.after !== void 0 ? { after: planned.after } : {}
	};
}
async function guardedFindings(checkout, reread) {
	const { findings } = checkout;
	if (findings.every(({ fix }) => fix === void 0)) return findings;
	const all = findings.map((one) => ({
		...one,
		waived: void 0
	}));
	const { refused } = await planChanges({
		...checkout,
		findings: all
	}, reread);
	const reasons = new Map(refused.map(({ path, why }) => [path, why]));
	return findings.map((one) => {
		const why = one.fix && reasons.get(one.fix.file);
		return why === void 0 ? one : withoutFix(one, why);
	});
}
function withoutFix({ fix: _, ...one }, why) {
	return {
		...one,
		message: `${one.message}. It cannot be pinned automatically: ${why}`
	};
}
function createPinner(files, scan, judge) {
	const reread = (texts) => scan(filesWith(files, texts));
	let rescanned;
	return {
		async write(found) {
			const { after, ...written } = await writePins(files, found, reread, judge);
			rescanned = after;
			return written;
		},
		rescan: async () => rescanned ?? scan(files),
		guard: (left) => guardedFindings(left, reread),
		plan: async (left) => (await planChanges(left, reread)).changes
	};
}
function filesWith(files, texts) {
	return {
		...files,
		read: async (path, maxBytes) => {
			const text = texts.get(path);
			return text === void 0 ? files.read(path, maxBytes) : { text };
		}
	};
}
export { planEdits as a, applyEdits as i, filesWith as n, planFileChanges as o, writePlanned as r, nameOf as s, createPinner as t };
