import { L as jsonDocument, ot as plain, st as plural, xt as groupedBy, yt as compact } from "./reading-DT2Pr2dB.js";
import { At as severities, _ as cut, g as code, ht as gapFrom, v as fenced } from "./scan-DFDHd4Kl.js";
import { b as viewLimits, c as actionPhrase, d as openChecks, f as placesInWords, h as wrongTexts, l as checksText, m as stateText, r as stepsOf, t as terminalText, u as countText, x as viewOf, y as takeWithin } from "./terminal-D54zA5g1.js";
import { r as replacementLines, t as changeOf, y as reportedPlaceKey } from "./change-CSk_ZWev.js";
import { D as shownText, _ as cardTexts, b as existingTexts, y as existingLabel } from "./format-BQsPXYkp.js";
import { a as placeLinks } from "./links-CHYq8qHh.js";
import { D as rowsThatFit, E as placeLimits, O as tableText, S as placesFold, T as fold, _ as summaryHead, a as gapsSection, b as linkTo, c as recordedSection, d as signaturesSection, f as untrusted, g as severityIcons, h as nextStepsSection, i as coverageSection, l as repositoriesSection, m as waiversSection, n as advisoryLinks, o as othersSection, p as waivedSection, r as codeLiteral, s as pinnedSection, t as advisoriesSection, u as seenSection, v as breakable, w as forecastsSection, x as placeLink, y as inlineFold } from "./sections-BJVVw5ic.js";
// lib/output/markdown/fix.js
const frameBytes$2 = 1500;
function fixSection(report, { findings }) {
	const [first] = findings;
	return (maxBytes) => {
		if (first === void 0 || maxBytes < frameBytes$2 || report.repositories !== void 0) return "";
		const isFixable = findings.some((finding) => changeOf(finding) !== void 0);
		const text = [...isFixable ? [patchText(report, findings, maxBytes - frameBytes$2), commandText(report)] : [], waiverText(first.check)].filter((part) => part !== "").join("\n");
		return `\n${fold(isFixable ? "Fix it: a patch, a command, or the line that accepts a finding" : "The line that accepts a finding", text)}`;
	};
}
function patchText({ patch = "" }, findings, maxBytes) {
	const files = patch.split(/^(?=diff --git )/m).filter((part) => part !== "");
	const shown = files.filter((file) => file.split(/[\n\t]/).every((text) => plain(text) === text));
	if (files.length === 0) return "";
	if (shown.length === 0 || Buffer.byteLength(shown.join("")) > maxBytes) return `The patch changes ${plural(files.length, "file")} and is not shown here: \`patch\` in the JSON report has it.\n${replacementsText(findings, maxBytes)}`;
	const title = files.length - shown.length === 0 ? "The whole fix" : `The fix of ${shown.length} of ${files.length} files`;
	const lines = shown.flatMap((file) => file.replace(/\n$/, "").split("\n"));
	return `${title}, as a patch: copy it, and run \`git apply --unidiff-zero\` in a terminal.\n\n${fenced("diff", lines)}\n`;
}
const maxReplacementBytes = 1500;
function replacementsText(findings, maxBytes) {
	const all = findings.flatMap(({ fix }) => fix === void 0 ? [] : [plain(fix.replacement)]);
	const { shown } = takeWithin([...new Set(all)].sort(), Math.min(maxBytes, maxReplacementBytes), (text) => `${text}\n`);
	if (shown.length === 0) return "";
	return `It writes${shown.length < new Set(all).size ? ", among others" : ""}:\n\n${fenced("text", shown.map((text) => text.trimEnd()))}\n`;
}
const settingsOfPin = new Set([...[
	"platform",
	"base-url",
	"registry-url",
	"issuer-url",
	"history-service",
	"public-organization",
	"group"
], ...[
	"paths",
	"exclude",
	"config",
	"min-age",
	"max-age",
	"history-sources",
	"ledger"
]]);
function commandText({ source, settings }) {
	const flags = settings.filter(({ name, from, value }) => from === "input" && settingsOfPin.has(name) && /^[^\s']+$/.test(value)).map(({ name, value }) => ` --${name} ${/^[\w./:@=-]+$/.test(value) ? value : `'${value}'`}`);
	const { action, server } = source ?? {};
	const program = action === void 0 ? "tagproof" : `D=$(mktemp -d) && git clone -q ${server}/${action.repository} "$D" && git -C "$D" checkout -q ${action.sha} && node "$D/dist/cli/index.js"`;
	const needs = settings.some(({ name, value }) => name === "base-url" && value !== "") ? " It reads a token of the platform from `TAGPROOF_TOKEN`." : "";
	return `Or let Tagproof write it (in a clone of this branch${action === void 0 ? "" : ", Node.js 20.17 or newer; nothing is installed"}):${needs}\n\n${fenced("sh", [`${program} pin${flags.join("")}`])}\n`;
}
function waiverText(check) {
	return `To accept a finding instead of fixing it, have this line above it on the base branch, where a change cannot waive its own findings: ${code(`# tagproof: ignore[${check}] REASON`)}\n`;
}
// lib/output/markdown/timeline.js
const cells = 16;
const barCharacters = {
	other: "·",
	pinned: "█",
	newer: "░",
	current: "▒"
};
const foreignMark = "✗";
const barLegend = "The bar covers the time from the first known day to now: `·` before the pin, `█` pinned, `░` newer, `▒` current; `✗` pinned, but at no time the tag's.";
function historiesByName({ histories = [] }) {
	return new Map(histories.map((one) => [`${one.registry}/${one.repository}:${one.tag}`, one]));
}
function barSegmentsOf(pin, { current = {} }, history, now) {
	const pinned = instant(pin.pinnedSince);
	const since = instant(current.currentSince);
	const intervals = history?.reigns ?? [];
	if (intervals.length > 0) {
		const segments = intervals.map((interval) => ({
			...interval,
			from: Date.parse(interval.since)
		})).filter(({ from }) => from <= now).map(({ from, until, digest: held }) => ({
			from,
			until: Math.min(instant(until) ?? now, now),
			digest: held,
			what: held === pin.digest ? "pinned" : kindOf(from, pinned, until === void 0)
		}));
		if (!isForeign(pin)) return segments;
		return [...segments, {
			from: now,
			until: now,
			what: "foreign",
			...compact({ digest: pin.digest })
		}];
	}
	if (since === void 0 || since > now) return [];
	const newest = {
		from: since,
		until: now,
		what: pin.status === "current" ? "pinned" : "current",
		...current.currentDigest === void 0 ? {} : { digest: current.currentDigest }
	};
	const superseded = instant(pin.supersededAt);
	if (pinned === void 0 || superseded === void 0) return [newest];
	const held = {
		from: pinned,
		until: superseded,
		what: "pinned",
		...pin.digest === void 0 ? {} : { digest: pin.digest }
	};
	return superseded < since ? [
		held,
		{
			from: superseded,
			until: since,
			what: "newer"
		},
		newest
	] : [held, newest];
}
function isForeign({ status }) {
	return status === "not-in-history";
}
function worstSegments(image, history, now) {
	const lagging = image.pins.filter(({ lagSeconds }) => lagSeconds !== void 0);
	const oldest = lagging.find(({ supersededAt }) => supersededAt === image.since) ?? lagging[0];
	const worst = image.pins.find(isForeign) ?? oldest;
	return worst === void 0 ? [] : barSegmentsOf(worst, image, history, now);
}
function kindOf(from, pinned, last) {
	if (last) return "current";
	return pinned !== void 0 && from > pinned ? "newer" : "other";
}
function barOf(shown, now) {
	const segments = shown.flatMap(({ what, ...time }) => what === "foreign" ? [] : [{
		what,
		...time
	}]);
	const mark = segments.length < shown.length ? foreignMark : "";
	const start = segments[0]?.from;
	if (start === void 0) return "";
	const step = Math.max(now - start, 1) / cells;
	return Array.from({ length: cells }, (_, cell) => {
		const [left, right] = [start + cell * step, start + (cell + 1) * step];
		if (segments.some(({ what, from, until }) => what === "pinned" && from < right && until > left)) return barCharacters.pinned;
		const at = cell === 15 ? now : (left + right) / 2;
		return barCharacters[segments.findLast(({ from }) => from <= at)?.what ?? "other"];
	}).join("") + mark;
}
const styles = {
	other: "",
	pinned: "crit, ",
	newer: "done, ",
	current: "active, ",
	foreign: "crit, milestone, "
};
function chartOf({ name: image }, segments) {
	const shown = segments.slice(-8);
	const span = (shown.at(-1)?.until ?? 0) - (shown[0]?.from ?? 0);
	const tick = span < 3888e6 ? "1week" : span < 2592e7 ? "1month" : "6month";
	return [
		"gantt",
		`    title ${chartName(image)}`,
		"    dateFormat YYYY-MM-DD HH:mm",
		"    axisFormat %b %d",
		`    tickInterval ${tick}`,
		"    todayMarker off",
		...shown.flatMap(({ from, until, what, digest }) => {
			const name = digest?.slice(7, 15) ?? "several digests";
			return [`    section ${what === "other" ? name : `${name}<br>${what}`}`, `    · :${styles[what]}${minute(from)}, ${minute(until)}`];
		})
	];
}
function chartName(name) {
	return name.slice(name.indexOf("/") + 1).replace(/[^A-Za-z0-9._/-]/g, " ").slice(0, 80);
}
function minute(at) {
	return new Date(at).toISOString().slice(0, 16).replace("T", " ");
}
function instant(text) {
	return text === void 0 ? void 0 : Date.parse(text);
}
// lib/output/markdown/images.js
const openRows = 25;
const frameBytes$1 = 2e3;
const head = [
	"Image",
	"What is wrong",
	"What to do"
];
function imagesSection(report, view, checks) {
	const images = view.flagged;
	const histories = historiesByName(report);
	const now = Date.parse(report.asOf);
	const whole = new Set(images.slice(0, openRows));
	const bars = new Map();
	const barFor = (image) => {
		const bar = bars.get(image) ?? barOf(worstSegments(image, histories.get(image.name), now), now);
		bars.set(image, bar);
		return bar;
	};
	return (maxBytes) => {
		if (images.length === 0 || maxBytes < frameBytes$1) return "";
		const shown = rowsThatFit(images, placeLimits, {
			maxFor: () => maxBytes - frameBytes$1,
			lengthOf: (row) => Buffer.byteLength(row)
		}, (image, maxPlaces) => rowOf(image, barFor(image), phraseMarkdown(actionPhrase(image, checks), whole.has(image)), maxPlaces));
		const legend = shown.some((row) => /[█░▒✗]/.test(row)) ? [`${barLegend}\n`] : [];
		const part = {
			shown,
			total: view.totals.images
		};
		return tableText("Images that need attention", head, part, openRows, legend);
	};
}
function rowOf(image, bar, action, maxPlaces) {
	const { severity = "notice", name, links } = image;
	const { found, total } = placesInWords(image);
	const existing = existingLabel(image);
	const label = existing === "" ? "" : ` (${existing})`;
	const wrong = [
		checksText(image, code, (one) => severityIcons[one]),
		...wrongTexts(image).map(untrusted),
		[bar === "" ? "" : code(bar), links.history === void 0 ? "" : linkTo(links.history, "history")].filter(Boolean).join(" "),
		...advisoriesFold(image, maxPlaces)
	];
	const shown = found.slice(0, maxPlaces).map((place) => placeLink(place));
	const todo = [action, placesFold(shown, total)];
	return `| ${[
		`${severityIcons[severity]}&nbsp;${linkTo(links.page, breakable(name))}${label}`,
		wrong.filter((line) => line !== "").join("<br>"),
		todo.filter((line) => line !== "").join("<br>")
	].join(" | ")} |\n`;
}
function advisoriesFold({ advisories }, max) {
	if (advisories.length === 0) return [];
	const shown = advisories.slice(0, max).map(advisoryLinks);
	const rest = advisories.length - shown.length;
	const lines = rest === 0 ? shown : [...shown, cardTexts.morePlaces(rest)];
	return [inlineFold(cardTexts.advisories(advisories.length), lines.join("<br>"))];
}
function phraseMarkdown(phrase, isWhole) {
	return phrase.map((part) => typeof part === "string" ? part : codeOf(part.code, isWhole)).join("");
}
function codeOf(text, isWhole) {
	if (!isWhole || !/^sha256:[0-9a-f]{64}$/.test(text)) return codeLiteral(text);
	return code(text).replace(/[0-9a-f]{16}(?=[0-9a-f])/g, "$&<wbr>");
}
// lib/output/markdown/summary.js
const frameBytes = 800;
function cleanSection(report, { clean }) {
	return (maxBytes) => {
		if (clean.length === 0 || maxBytes < 2 * frameBytes) return "";
		const part = takeWithin(clean, maxBytes - frameBytes, (image) => {
			const uses = image.references === 1 ? "" : ` × ${image.references}`;
			return `| ${`${iconOf(image)} ${linkTo(image.links.page, breakable(image.name))}${uses}`} | ${untrusted(stateText(image, report))} |\n`;
		});
		const cut = part.shown.length === part.total ? "" : `\n${shownText(part)}.\n`;
		const table = `| Image | What is known |\n| --- | --- |\n${part.shown.join("")}${cut}`;
		return `\n${fold(`Images without findings (${clean.length})`, table)}`;
	};
}
function iconOf({ pins, deprecated, waived }) {
	if (pins.some(({ status, built }) => status === "unknown" && built === void 0) || pins.length === 0) return "❔";
	if (deprecated === true || waived > 0 || !pins.every(({ status }) => status === "current")) return "🟡";
	return "🟢";
}
const maxCharts = 3;
function chartsSection(report, { flagged }) {
	const now = Date.parse(report.asOf);
	const histories = historiesByName(report);
	const charts = [];
	for (const image of flagged) {
		if (charts.length === maxCharts) break;
		const segments = worstSegments(image, histories.get(image.name), now);
		if (segments.length > 1) charts.push(fenced("mermaid", chartOf(image, segments)));
	}
	return (maxBytes) => {
		const text = charts.length === 0 ? "" : `\n${fold("Timelines of the worst images", charts.join("\n\n"))}`;
		return Buffer.byteLength(text) > maxBytes ? "" : text;
	};
}
function summaryOf(report, view, checks) {
	return textWithin(viewLimits.summaryBytes, report, view, partsOf(report, view, checks));
}
function commentOf(report, view, checks) {
	const parts = partsOf(report, view, checks).filter(({ isBackground }) => isBackground !== true);
	return textWithin(viewLimits.commentBytes, report, view, parts);
}
function partsOf(report, view, checks) {
	const steps = stepsOf(report, view, checks);
	return [
		{
			render: nextStepsSection(steps, placeLinks(report)),
			share: .3
		},
		{
			render: fixSection(report, view),
			share: .3
		},
		{
			render: gapsSection(report, view),
			share: .25
		},
		{
			render: repositoriesSection(report),
			share: .25,
			isBackground: true
		},
		{
			render: pinnedSection(view),
			share: .25
		},
		{
			render: forecastsSection(report),
			share: .25
		},
		{
			render: recordedSection(view),
			share: .1
		},
		{
			render: imagesSection(report, view, checks),
			share: 1,
			last: true
		},
		{
			render: chartsSection(report, view),
			share: .1,
			isBackground: true
		},
		{
			render: othersSection(report, view),
			share: .3
		},
		{
			render: cleanSection(report, view),
			share: .2,
			isBackground: true
		},
		{
			render: advisoriesSection(report),
			share: .2
		},
		{
			render: signaturesSection(report),
			share: .2
		},
		{
			render: coverageSection(report),
			share: .2,
			isBackground: true
		},
		{
			render: seenSection(report),
			share: .2,
			isBackground: true
		},
		{
			render: waiversSection(report),
			share: .2
		},
		{
			render: waivedSection(report, view),
			share: .2
		}
	];
}
function textWithin(maxBytes, report, view, parts) {
	const head = summaryHead(report, view);
	const rendered = new Map();
	let left = maxBytes - Buffer.byteLength(head);
	for (const part of [...parts.filter(({ last }) => !last), ...parts.filter(({ last }) => last)]) {
		const text = part.render(Math.floor(left * part.share));
		left -= Buffer.byteLength(text);
		rendered.set(part, text);
	}
	return head + parts.map((part) => rendered.get(part)).join("");
}
// lib/output/action-outputs.js
function writeOutputs(report, view, exitCode, paths, sink, { pullRequestUrl = "", issueUrl = "" } = {}) {
	const images = imageList(view);
	const values = {
		verdict: report.verdict,
		references: String(view.totals.references),
		findings: String(view.totals.findings),
		counts: JSON.stringify(view.totals.byCheck),
		images: `[${images.shown.join("").slice(1)}]`,
		"images-truncated": String(images.shown.length < images.total),
		"changed-files": [...new Set(report.edits.map(({ file }) => file))].join("\n"),
		report: paths.report ?? "",
		sarif: paths.sarif ?? "",
		html: paths.html ?? "",
		"pull-request-url": pullRequestUrl,
		"issue-url": issueUrl,
		"exit-code": String(exitCode)
	};
	for (const [name, value] of Object.entries(values)) sink.output(name, value);
}
function imageList({ images }) {
	const entries = images.flatMap(({ registry, repository, tag, pins, harm, findings }) => pins.map(({ digest, status }) => ({
		registry,
		repository,
		tag,
		digest,
		status,
		harm,
		findings
	})));
	return takeWithin(entries, viewLimits.imageListBytes - 2, (entry) => `,${JSON.stringify(entry)}`);
}
// lib/output/annotations.js
function annotationsOf(report, view, notices = []) {
	const subjects = [
		...imageSubjects(view),
		...view.otherCauses.map(ofFinding),
		...gapSubjects(report)
	];
	const bySeverity = groupedBy(subjects, ({ severity }) => severity);
	const all = [...notices.map((message) => ({
		severity: "notice",
		title: "tagproof",
		message
	})), ...severities.flatMap((severity) => bySeverity.get(severity) ?? [])];
	const max = viewLimits.annotations;
	const shown = all.length > max || all.slice(0, max).filter(({ severity }) => severity === "error").length > viewLimits.annotationErrors ? all.slice(0, max - 1) : all;
	const message = shownText({
		shown,
		total: all.length
	}, "the summary and the report");
	const rest = message === "" ? [] : [{
		severity: "notice",
		title: "tagproof",
		message
	}];
	return [...shown.map(annotation), ...rest];
}
function ofFinding({ check, ...finding }) {
	const title = `tagproof: ${check}`;
	if (finding.introduced !== false) return {
		title,
		...finding
	};
	return {
		title,
		...finding,
		severity: "notice",
		more: [existingTexts.finding]
	};
}
function imageSubjects({ flagged, findings }) {
	const byPlace = groupedBy(findings, reportedPlaceKey);
	return flagged.map((image) => {
		const [place] = image.places;
		const found = (place && byPlace.get(reportedPlaceKey(place))) ?? [];
		const [worst] = openChecks(image);
		const order = openChecks(image).map(({ check }) => check);
		const own = found.filter(({ check }) => order.includes(check)).sort((a, b) => order.indexOf(a.check) - order.indexOf(b.check))[0];
		const { check = "", severity = "notice", message = "" } = own ?? worst ?? {};
		const subject = ofFinding(own ?? {
			check,
			severity,
			message,
			...compact({ introduced: image.introduced })
		});
		return {
			...subject,
			more: [...subject.more ?? [], ...moreOf(image, check)]
		};
	});
}
function moreOf(image, shown) {
	const { places, placesTotal = places.length } = image;
	const clean = places.filter(({ checks }) => checks.length === 0).length;
	const others = openChecks(image).filter(({ check }) => check !== shown);
	const elsewhere = Math.max(0, placesTotal - clean - 1);
	return [...others.length === 0 ? [] : [cardTexts.also(others.map((one) => `${one.check}${countText(one, image)}`).join(", "))], ...elsewhere === 0 ? [] : [cardTexts.elsewhere(elsewhere)]];
}
function gapSubjects({ incomplete }) {
	const causes = new Map();
	for (const gap of incomplete) {
		const known = causes.get(gap.cause);
		if (known === void 0 || known.first.existing !== void 0 && gap.existing === void 0) causes.set(gap.cause, {
			first: gap,
			count: (known?.count ?? 0) + 1
		});
		else known.count += 1;
	}
	return [...causes.values()].map(({ first: { cause, subject, message, existing }, count }) => ({
		severity: existing === void 0 ? "warning" : "notice",
		title: `tagproof: ${cause}`,
		message: `${subject}: ${message}`,
		...count === 1 ? {} : { more: [cardTexts.moreGaps(count - 1)] }
	}));
}
function annotation({ title, more = [], ...finding }) {
	const { severity, message, file, line, column, ...end } = finding;
	const text = [
		message,
		...replacementLines({
			check: title,
			...finding
		}),
		...more
	].flatMap((one) => one.split("\n")).map(plain).join("\n");
	const located = file !== void 0 && line !== void 0 && column !== void 0;
	const { endLine = line ?? 1, endColumn = column ?? 1 } = end;
	return {
		severity,
		title: cut(plain(title), 200),
		message: cut(text, viewLimits.annotationBytes),
		...located ? { place: {
			file,
			line,
			column,
			endLine,
			endColumn
		} } : {}
	};
}
// lib/output/channels.js
const whole = (textOf) => (shown) => ({ parts: [textOf(shown)] });
const channels = [
	{
		name: "JSON report",
		kind: "json",
		file: {
			input: "report",
			name: "tagproof-report.json"
		},
		load: async () => (shown) => ({ parts: jsonDocument(shown.report) })
	},
	{
		name: "SARIF",
		kind: "json",
		file: {
			input: "sarif",
			name: "tagproof.sarif"
		},
		async load() {
			const { sarifOf } = await import("./sarif-kxdRYD-m.js");
			return ({ report, view, checks }) => {
				const document = sarifOf(report, view(), checks);
				if ("refused" in document) return { missing: document.refused };
				const isCut = document.shown.length < document.total;
				return {
					parts: document.parts,
					...isCut ? { cut: `SARIF: ${shownText(document)}` } : {}
				};
			};
		}
	},
	{
		name: "HTML page",
		kind: "html",
		maxBytes: 1e7,
		file: {
			input: "html",
			name: "tagproof-report.html"
		},
		async load() {
			const { htmlOf } = await import("./html-DQIzzQxy.js");
			return whole(({ report, view, checks }) => htmlOf(report, view(), checks));
		}
	},
	{
		name: "Code Quality",
		kind: "json",
		file: {
			input: "codeQuality",
			name: "gl-code-quality-report.json"
		},
		async load() {
			const { codeQualityOf } = await import("./code-quality-DlIfdqfE.js");
			return ({ report, view }) => ({ parts: codeQualityOf(report, view()) });
		}
	},
	{
		name: "JUnit",
		kind: "xml",
		file: {
			input: "junit",
			name: "tagproof-junit.xml"
		},
		async load() {
			const { junitOf } = await import("./junit-Cdjok6i7.js");
			return ({ report, view }) => ({ parts: junitOf(report, view()) });
		}
	},
	{
		name: "log",
		kind: "text",
		load: async () => whole(({ report, view, checks }) => terminalText(report, view(), { colour: false }, checks))
	},
	{
		name: "annotations",
		kind: "text",
		load: async () => (shown) => ({ parts: annotationsOf(shown.report, shown.view()).map(({ title, message }) => `${title}: ${message}\n`) })
	},
	{
		name: "job summary",
		kind: "markdown",
		maxBytes: viewLimits.summaryBytes,
		load: async () => whole(({ report, view, checks }) => summaryOf(report, view(), checks))
	},
	{
		name: "comment",
		kind: "markdown",
		maxBytes: viewLimits.commentBytes,
		load: async () => whole(({ report, view, checks }) => commentOf(report, view(), checks))
	}
];
// lib/output/publish.js
async function saveDocuments(report, { config, checks }, files) {
	const refused = [];
	const paths = {};
	let sarif = {};
	const shown = {
		report,
		view: viewOnDemand(report),
		checks
	};
	for (const { file, load } of channels) {
		if (file === void 0 || config[file.input] === void 0 && file.input !== "report") continue;
		const rendered = (await load())(shown);
		if ("missing" in rendered) {
			sarif = rendered;
			continue;
		}
		try {
			paths[file.input] = await files.save(config[file.input], file.name, rendered.parts);
		} catch (error) {
			refused.push(gapFrom(error, config[file.input] ?? file.name));
		}
		if (rendered.cut !== void 0) sarif = { cut: rendered.cut };
	}
	return {
		paths: compact({
			report: paths.report,
			sarif: paths.sarif,
			html: paths.html
		}),
		refused,
		sarif
	};
}
function viewOnDemand(report) {
	let made;
	return () => {
		made ??= viewOf(report);
		return made;
	};
}
async function saveReports(conclude, documents, files) {
	const outcome = await conclude([]);
	const saved = await saveDocuments(outcome.report, documents, files);
	if (saved.refused.length === 0) return {
		outcome,
		saved
	};
	const again = await conclude(saved.refused);
	return {
		outcome: again,
		saved: await saveDocuments(again.report, documents, files)
	};
}
async function showSummary(markdown, sink) {
	try {
		await sink.summary(markdown);
	} catch (error) {
		const { message } = gapFrom(error, "summary");
		sink.log(message);
		sink.annotate({
			severity: "warning",
			title: "tagproof",
			message
		});
	}
}
async function publish(report, { exitCode, checks }, { sink }, { paths, sarif }, links = {}) {
	if (sink.isSilent === true) return;
	const view = viewOf(report);
	const refused = [sarif.missing ?? []].flat();
	sink.log(terminalText(report, view, sink, checks));
	for (const line of [...refused, sarif.cut ?? []].flat()) sink.log(line);
	for (const annotation of annotationsOf(report, view, refused)) sink.annotate(annotation);
	await showSummary(summaryOf(report, view, checks), sink);
	writeOutputs(report, view, exitCode, paths, sink, links);
}
export { commentOf as i, saveDocuments as n, saveReports as r, publish as t };
