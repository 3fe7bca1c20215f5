import { T as failureText, gt as isOutage, ht as gapFrom } from "./scan-DFDHd4Kl.js";
import { St as largest, T as imageName, X as formatDuration, Y as formatDay, ct as shortDigest, ot as plain, q as dayMs, st as plural, w as originImage, yt as compact } from "./reading-DT2Pr2dB.js";
import { i as wrapped, r as terminalTable } from "./columns-qy4O7SPN.js";
import { n as describeSource } from "./history-DS0Tm7lZ.js";
import { r as isoTime } from "./time-DT7UPenW.js";
import { n as shownSources, t as contradictionIn } from "./shown-sources-CFJkp_sk.js";
import { n as readTag, t as periodBetween } from "./tag-readings-CKHwfwJP.js";
import { n as onImages } from "./images-CIG9zQ9F.js";
// lib/command/history/side-by-side.js
const maxPeriods = 2;
function periodTexts(stays = []) {
	const shown = stays.toReversed().slice(0, maxPeriods).map(periodText);
	const more = stays.length > maxPeriods ? [`${stays.length - maxPeriods} earlier`] : [];
	return [...shown, ...more];
}
function periodText({ kind, since, until, isRestored }) {
	if (kind === "first-push") return `first pushed ${formatDay(since)}`;
	if (kind === "sighting") {
		const days = [formatDay(since), formatDay(until ?? since)];
		return `seen ${[...new Set(days)].join(" – ")}`;
	}
	if (kind === "push") return `pushed ${formatDay(since)} or earlier`;
	const end = until === void 0 ? "now" : formatDay(until);
	return `${formatDay(since)} – ${end}${isRestored ? " (put back)" : ""}`;
}
const knows = {
	complete: () => "has every move of the tag",
	windowed: (since) => since === "" ? "has no period without gaps" : `has every move of the tag${since}`,
	witness: (since) => `has what others have seen the tag point to${since}, and may have missed moves`,
	observed: (since) => `has what this repository has seen the tag point to${since}, and may have missed moves`,
	timestamps: () => "has the times of pushes, and does not know which tag they were for"
};
function noteOf({ reading, stays }) {
	const { answer, evidence } = reading;
	const { id } = reading.source;
	const { source, strength, since, silent } = evidence;
	if (silent !== void 0) return `${id}: ${source} ${isOutage(silent.cause) ? "could not be read" : "was not asked"}: ${silent.message} [${silent.cause}]`;
	if (answer.records.length === 0 && (answer.pushes ?? []).length === 0) return `${id}: ${source} (${strength}) has no entry for the tag`;
	const from = since === void 0 ? "" : ` since ${formatDay(since)}`;
	const { keepsUntaggedMs: kept, expiresAt, gaps = [] } = answer;
	const more = [
		...kept === void 0 ? [] : [`a digest that no tag points to is deleted ${kept === 0 ? "at once" : `after ${formatDuration(kept)}`}`],
		...expiresAt === void 0 ? [] : [`the registry will remove the tag on ${formatDay(expiresAt)}`],
		...stays.some(({ isRestored }) => isRestored) ? ["\"put back\" means that somebody has restored an older digest"] : [],
		...gaps.map(({ message }) => `not everything was read: ${message}`)
	];
	return [`${id}: ${source} (${strength}) ${knows[strength](from)}`, ...more].join("; ");
}
function sideBySideJson(tag) {
	const sources = shownSources(tag).map(({ reading: { answer, evidence, silent }, stays }) => {
		if (silent !== void 0) return describeSource(evidence);
		const { pushes = [], keepsUntaggedMs, expiresAt, gaps = [] } = answer;
		return {
			...describeSource(evidence),
			reigns: stays.map(({ digest, since, until, isRestored }) => ({
				digest,
				since: isoTime(since),
				...compact({ until: until === void 0 ? void 0 : isoTime(until) }),
				...isRestored ? { restored: true } : {}
			})),
			...pushes.length === 0 ? {} : { pushes: pushes.map(({ digest, at, isFirst }) => ({
				digest,
				at: isoTime(at),
				first: isFirst
			})) },
			...compact({
				keepsUntaggedSeconds: keepsUntaggedMs === void 0 ? void 0 : keepsUntaggedMs / 1e3,
				expires: expiresAt === void 0 ? void 0 : isoTime(expiresAt)
			}),
			...gaps.length === 0 ? {} : { notRead: gaps.map(({ cause, message }) => ({
				cause,
				message
			})) }
		};
	});
	const contradiction = contradictionIn(tag);
	return {
		image: tag.name,
		current: tag.current,
		sources,
		...compact({ contradiction })
	};
}
function sideBySideText(tag, width = Number.POSITIVE_INFINITY) {
	const sources = shownSources(tag);
	const read = sources.filter(({ reading }) => reading.silent === void 0);
	const digests = digestsOf(tag, read);
	const table = fitting(width, [
		digests,
		digests.map(shortDigest),
		void 0
	], (names) => names === void 0 ? blocksOf(tag, read) : tableOf(tag, read, digests, names));
	const contradiction = contradictionIn(tag);
	const [first = "", ...rest] = [
		table,
		plural(digests.length, "digest"),
		...sources.length === 0 ? ["No source keeps a history of this tag"] : [],
		...sources.map((source) => noteOf(source)),
		...contradiction === void 0 ? [] : [`Contradiction: ${contradiction}`]
	];
	return [first, ...rest.map((line) => paragraph(plain(line), width))].join("\n");
}
function fitting(width, ways, show) {
	let shown = "";
	for (const way of ways) {
		shown = show(way);
		if (shown.split("\n").every((line) => line.length <= width)) return shown;
	}
	return shown;
}
function paragraph(text, width) {
	const [first = "", ...rest] = wrapped(text, width);
	return rest.length === 0 ? first : [first, ...wrapped(rest.join(" "), width - 2).map((line) => `  ${line}`)].join("\n");
}
function digestsOf({ current }, read) {
	const all = [...new Set([current, ...read.flatMap(({ cells }) => [...cells.keys()])])];
	const newest = new Map(all.map((digest) => [digest, newestOf(read, digest)]));
	return all.sort((a, b) => Number(b === current) - Number(a === current) || (newest.get(b) ?? 0) - (newest.get(a) ?? 0));
}
function tableOf({ current }, read, digests, names) {
	const rows = digests.map((digest, index) => [
		names[index] ?? digest,
		digest === current ? "now" : "",
		...read.map(({ cells }) => periodTexts(cells.get(digest)).join(", "))
	]);
	return terminalTable([[
		"DIGEST",
		"REGISTRY",
		...read.map(({ reading }) => reading.source.id.toUpperCase())
	], ...rows]);
}
function blocksOf(tag, read) {
	return [`REGISTRY\n  ${shortDigest(tag.current)}  now`, ...read.map(({ reading, cells }) => {
		const rows = [...cells].flatMap(([digest, stays]) => periodTexts(stays).map((text, index) => [index === 0 ? `  ${shortDigest(digest)}` : "", text]));
		return `${reading.source.id.toUpperCase()}\n${rows.length === 0 ? "  no digest" : terminalTable(rows)}`;
	})].join("\n");
}
function newestOf(read, digest) {
	const times = read.flatMap(({ cells }) => (cells.get(digest) ?? []).map(({ since }) => since));
	return largest(times, 0);
}
// lib/cli/history/history.js
async function claimsAbout({ clients, now }, { image, mirrored, digest }, { policy }) {
	const { readAttached, signedLines } = await import("./attached-BFqlVlrH.js");
	try {
		const attached = await readAttached({
			source: clients.signatures,
			files: policy.signatureFiles,
			now
		}, image, mirrored, digest);
		const { claims, gaps } = attached;
		return {
			digest,
			builtAs: claims.names,
			signed: signedLines(attached),
			gaps
		};
	} catch (error) {
		return {
			digest,
			builtAs: [],
			signed: [],
			gaps: [gapFrom(error, imageName(image))]
		};
	}
}
function claimsText({ digest, builtAs, signed, gaps }, width = Number.POSITIVE_INFINITY) {
	const lines = [
		...builtAs.map((name) => `built as ${plain(name)}: its own claim, not signed`),
		...signed.map((line) => `signed statement, ${line}`),
		...gaps.map(({ cause, message }) => `could not be read: ${plain(message)} [${cause}]`)
	];
	if (lines.length === 0) return [];
	return [paragraph(`claims: what ${shortDigest(digest)} says about itself; no proof of what the tag pointed to`, width), ...lines.map((line) => indented(line, width))];
}
function indented(line, width) {
	return `  ${paragraph(line, width - 2).replaceAll("\n", "\n  ")}`;
}
function describeClaims({ digest, builtAs, signed, gaps }) {
	const notRead = gaps.map(({ cause, message }) => ({
		cause,
		message
	}));
	return {
		digest,
		unsigned: { builtAs },
		signed,
		...notRead.length === 0 ? {} : { notRead }
	};
}
async function history(context) {
	const { operands, flags } = context.invocation;
	const bounds = ["start", "end"].map((name) => ({
		name,
		text: flags.get(name),
		at: Date.parse(flags.get(name) ?? "")
	}));
	const [start, end] = bounds;
	const within = periodBetween(start?.at, end?.at);
	const issuesOf = ([image]) => [
		...bounds.flatMap(({ name, text, at }) => text !== void 0 && Number.isNaN(at) ? [`\`--${name}\` is \`${plain(text)}\`, but must be an ISO 8601 timestamp.`] : []),
		...start !== void 0 && end !== void 0 && start.at >= end.at ? [`\`--start\` is not before \`--end\`, so no entry can be shown: \`${start.text}\`, \`${end.text}\`.`] : [],
		...image?.digest === void 0 ? [] : [withDigest(operands[0] ?? "")]
	];
	return onImages(context, issuesOf, ({ context: redacting, host, config }, [image]) => printHistory(redacting, host, config, image, within));
}
async function printHistory({ invocation, out, err, width }, host, config, image, within) {
	const [name = ""] = invocation.operands;
	const origin = originImage(image, config.registries);
	const read = await readTag(host, config, image);
	const { current } = read;
	const claims = current && await claimsAbout(read, {
		image,
		mirrored: origin,
		digest: current
	}, config);
	const tag = current && {
		...read,
		name,
		current,
		within
	};
	const own = read.known && shownOf(read.known, within);
	if (invocation.json) {
		const shown = {
			image: name,
			...tag && sideBySideJson(tag),
			...own && { reigns: described(own) }
		};
		out(JSON.stringify({
			...shown,
			...claims && { claims: describeClaims(claims) }
		}, null, 2));
	} else out([own !== void 0 && read.readings.length < 2 || tag === void 0 ? barTable(own ?? [], read.now, width) : sideBySideText(tag, width), ...claims === void 0 ? [] : claimsText(claims, width)].join("\n"));
	if (isComplete(read)) return 0;
	err(failureText({
		cause: "history-incomplete",
		message: "The tag history could not be read completely."
	}));
	return 3;
}
function withDigest(operand) {
	const name = operand.slice(0, operand.indexOf("@"));
	return `\`${plain(operand)}\` has a digest, but a history is of a tag and has all of its digests. Leave the digest out: \`tagproof history ${plain(name)}\`, with the tag that you mean.`;
}
function isComplete({ known }) {
	return known === void 0 || known.gaps.length === 0;
}
function shownOf(known, { from, to }) {
	return known.intervals.filter(({ since, until = Number.POSITIVE_INFINITY }) => until > from && since < to);
}
function described(intervals) {
	return intervals.map(({ digest, since, until }) => ({
		digest,
		since: isoTime(since),
		...until === void 0 ? {} : { until: isoTime(until) }
	}));
}
function barTable(intervals, now, width = Number.POSITIVE_INFINITY) {
	const longest = largest(intervals.map(({ since, until }) => (until ?? now) - since), 1);
	const newestFirst = intervals.toReversed();
	const digests = newestFirst.map(({ digest }) => digest);
	return `${fitting(width, [digests, digests.map(shortDigest)], (names) => {
		const rows = newestFirst.map(({ since, until }, index) => {
			const lasted = Math.max(0, (until ?? now) - since);
			const bar = "█".repeat(Math.max(1, Math.round(lasted / longest * 24)));
			const end = until === void 0 ? "now" : formatDay(until);
			const days = lasted < 864e5 ? "<1d" : `${Math.round(lasted / dayMs)}d`;
			return [
				formatDay(since),
				end,
				days,
				names[index] ?? "",
				bar
			];
		});
		return terminalTable([[
			"SINCE",
			"UNTIL",
			"FOR",
			"DIGEST",
			""
		], ...rows]);
	})}\n${plural(intervals.length, "entry")}`;
}
export { history };
