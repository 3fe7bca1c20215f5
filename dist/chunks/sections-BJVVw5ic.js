import { At as severities, _ as cut, b as shortDigests, g as code, v as fenced, y as markdown } from "./scan-DFDHd4Kl.js";
import { ct as shortDigest, st as plural } from "./reading-DT2Pr2dB.js";
import { a as placeLinks, i as errorUrl, n as advisoryUrl, r as checkUrl, t as aboutUrl } from "./links-CHYq8qHh.js";
import { u as sourcesLine } from "./coverage-BPHvwLV5.js";
import { C as notableWaivers, D as shownText, I as seenRows, L as seenTitle, N as accountRows, P as accountText, _ as cardTexts, f as subjectOf, j as waiverScope, k as stepTexts, m as verdictMeaning, o as formatPlace, p as totalsText, s as formatReportDay, y as existingLabel } from "./format-BQsPXYkp.js";
import { a as forecastFacts, c as gradeMeanings, i as forecastCounts, l as inGradeOrder, o as forecastRows, r as cutRows, s as gradeIcons } from "./forecast-DI-Ibh-2.js";
import { t as signatureRows } from "./signatures-B6vibvdP.js";
import { a as moodOf, d as openChecks, g as advisoriesOf, i as attentionText, n as sizeOf, o as changesText, p as riskText, v as severityText, y as takeWithin } from "./terminal-D54zA5g1.js";
// lib/output/markdown/rows.js
const openRows = 40;
const frameBytes$2 = 800;
function tableSection(title, head, items, cells, total = items.length) {
	return (maxBytes) => {
		if (items.length === 0 || maxBytes < 2 * frameBytes$2) return "";
		const { shown } = takeWithin(items, maxBytes - frameBytes$2, (item) => `| ${cells(item).join(" | ")} |\n`);
		return tableText(title, head, {
			shown,
			total
		}, openRows);
	};
}
function tableText(title, head, { shown, total }, open, notes = []) {
	const top = `| ${head.join(" | ")} |\n|${" --- |".repeat(head.length)}\n`;
	const folded = shown.slice(open);
	return `\n${[
		`### ${title} (${total})\n`,
		`${top}${shown.slice(0, open).join("")}`,
		...folded.length === 0 ? [] : [fold(`${folded.length} more`, `${top}${folded.join("")}`)],
		...shown.length === total ? [] : [`${shownText({
			shown,
			total
		})}.\n`],
		...notes
	].join("\n")}`;
}
function fold(title, text) {
	return `<details><summary>${title}</summary>\n\n${text}\n</details>\n`;
}
const placeLimits = [
	50,
	20,
	8,
	3,
	1,
	0
];
function rowsThatFit(items, limits, { maxFor, lengthOf }, render) {
	let rows = [];
	for (const limit of limits) {
		rows = [];
		let left = maxFor(limit);
		for (const item of items) {
			const row = render(item, limit);
			left -= lengthOf(row);
			if (left < 0) break;
			rows.push(row);
		}
		if (rows.length === items.length) return rows;
	}
	return rows;
}
// lib/output/markdown/forecast.js
const maxCellBytes = 300;
const maxFactBytes = 1200;
const maxFolded = 200;
const frameBytes$1 = 400;
function forecastsSection({ forecasts = [] }) {
	return (maxBytes) => {
		if (forecasts.length === 0 || maxBytes < 2 * frameBytes$1) return "";
		let left = maxBytes - frameBytes$1;
		const blocks = [];
		for (const one of inGradeOrder(forecasts)) {
			const shown = [maxFolded, 0].map((rows) => block(one, rows)).find((each) => Buffer.byteLength(each) <= left) ?? `- ${title(one)}\n`;
			left -= Buffer.byteLength(shown);
			if (left < 0) break;
			blocks.push(shown);
		}
		const more = forecasts.length - blocks.length;
		const rest = more === 0 ? "" : `\n${more} more: the JSON report has all of them.\n`;
		return `\n### What the new digests change (${forecasts.length})\n\n${blocks.join("\n")}${rest}`;
	};
}
function title(forecast) {
	const { image, from, to, grade } = forecast;
	const digests = `${code(shortDigest(from))} → ${code(shortDigest(to))}`;
	return `${gradeIcons[grade]} <b>${grade}</b>: ${code(cut(image, maxCellBytes))} ${digests} (${forecastCounts(forecast)})`;
}
function block(forecast, folded) {
	const rows = forecastRows(forecast);
	const open = rows.slice(0, 20);
	const more = rows.slice(20, 20 + folded);
	const left = rows.length - open.length - more.length + cutRows(forecast);
	const parts = [
		`${gradeIcons[forecast.grade]} ${forecast.grade}: ${gradeMeanings[forecast.grade]}.\n`,
		`${forecastFacts(forecast).map(factLine).join("\n")}\n`,
		...open.length === 0 ? [] : [table(open)],
		...more.length === 0 ? [] : [fold(`${more.length} more changes`, table(more))],
		...left === 0 ? [] : [`${left} more changes are in the JSON report.\n`]
	];
	return `<details><summary>${title(forecast)}</summary>\n\n${parts.join("\n")}\n</details>\n`;
}
function factLine({ label, text, link }) {
	return `- **${label}:** ${markdown(cut(text, maxFactBytes))}${link === void 0 ? "" : ` ([compare](<${link}>))`}`;
}
function table(rows) {
	const cell = (text) => text === "" ? "" : code(cut(text, maxCellBytes));
	return `| Change | What | From | To |\n| --- | --- | --- | --- |\n${rows.map(({ change, what, from, to, platforms }) => `| ${change} | ${cell(what)}${platforms === "" ? "" : ` ${markdown(cut(platforms, maxCellBytes))}`} | ${cell(from)} | ${cell(to)} |\n`).join("")}`;
}
// lib/output/markdown/places.js
const maxNameBytes = 600;
const maxUrlLength = 2e3;
function linkTo(url, text) {
	return url === void 0 || url.length > maxUrlLength ? text : `[${text}](<${url}>)`;
}
function breakable(name) {
	return code(shortDigests(cut(name, maxNameBytes))).replace(/(?<!<)\//g, "/<wbr>").replace(/&#58;(?=[^/]*<\/code>$)|:(?=[^/:]*<\/code>$)/, "<wbr>$&");
}
function placeLink(place, link) {
	return linkTo(place.url ?? link?.(place), breakable(formatPlace(place)));
}
function placesFold(shown, total) {
	if (total === 0) return "";
	if (total === 1 && shown[0] !== void 0) return shown[0];
	if (shown.length === 0) return cardTexts.places(total);
	const rest = total - shown.length;
	const lines = rest === 0 ? shown : [...shown, cardTexts.morePlaces(rest)];
	return inlineFold(cardTexts.places(total), lines.join("<br>"));
}
function placesList(shown, total) {
	const [first, ...others] = shown;
	if (first === void 0 || total < 2) return first ?? cardTexts.places(total);
	const rest = total - shown.length;
	if (others.length === 0) return `${first}<br>${cardTexts.more(rest)}`;
	const lines = rest === 0 ? others : [...others, cardTexts.morePlaces(rest)];
	return `${first}${inlineFold(cardTexts.more(total - 1), lines.join("<br>"))}`;
}
function inlineFold(title, text) {
	return `<details><summary>${title}</summary>${text}</details>`;
}
// lib/output/markdown/head.js
const moodIcons = {
	pass: "✅",
	notice: "ℹ️",
	attention: "⚠️",
	fail: "❌",
	incomplete: "⚠️"
};
const severityIcons = {
	error: "❌",
	warning: "⚠️",
	notice: "ℹ️"
};
function moodIcon(mood) {
	return moodIcons[mood];
}
function summaryHead(report, view) {
	const title = `## ${moodIcon(moodOf(report, view))} Tagproof: ${attentionText(report, view)}`;
	const account = accountText(report);
	const known = account === "" ? "" : `\n${markdown(account)}.\n`;
	const totals = `**${report.verdict}**: ${markdown(totalsText(report, view))}.`;
	const meaning = report.verdict === "pass" && view.totals.findings > 0 ? "" : ` ${verdictMeaning(report)}`;
	const hasFindings = view.totals.findings > 0;
	const counts = hasFindings ? `\n${countsLine(view)}\n` : "";
	const page = aboutUrl(report);
	const about = hasFindings && page !== void 0 ? ` ${linkTo(page, "What is this?")}` : "";
	const since = changesText(report);
	return `${title}\n\n${totals}${meaning}${about}\n${known}${counts}${since === "" ? "" : `\n${markdown(since)}.\n`}`;
}
function countsLine({ findings, images, totals }) {
	const severityOf = new Map();
	for (const { check, severity } of findings) if (!severityOf.has(check)) severityOf.set(check, severity);
	const conflicting = () => images.filter((image) => openChecks(image).some(({ check }) => check === "conflicting-pins"));
	return [...severityOf].map(([check, severity]) => ({
		check,
		severity,
		count: check === "conflicting-pins" ? conflicting().length : totals.byCheck[check] ?? 0
	})).sort((a, b) => Number(b.check === "digest-not-in-history") - Number(a.check === "digest-not-in-history") || severities.indexOf(a.severity) - severities.indexOf(b.severity) || b.count - a.count).map(({ check, severity, count }) => `${severityIcons[severity]} ${linkTo(checkUrl(check), code(check))} × ${count}`).join(", ");
}
// lib/output/markdown/next-steps.js
const maxSteps = 5;
const maxForeign = 3;
const maxLineLength = 600;
function nextStepsSection(steps, link) {
	return (maxBytes) => {
		if (steps.length === 0) return "";
		const list = steps.slice(0, maxSteps).map((step, index) => {
			const text = textOf(step, link).trimEnd().replace(/\n(?!\n)/g, "\n   ");
			return `${index + 1}. ${text}\n`;
		});
		const others = steps.length > maxSteps ? `\n${stepTexts.more(maxSteps, steps.length)}\n` : "";
		const text = `\n### What to do next\n\n${list.join("")}${others}`;
		return Buffer.byteLength(text) <= maxBytes ? text : "";
	};
}
function textOf(step, link) {
	switch (step.kind) {
		case "pin": return `**Pin ${sizeOf(step)}** (${step.checks.map(code).join(", ")}): ${stepTexts.pinBelow(step.count)}`;
		case "fix": {
			const [first] = step.places;
			const what = first?.foreign === void 0 ? "" : `: ${cardTexts.neverHad}`;
			const title = `**${linkTo(checkUrl(step.check), code(step.check))}**, ${sizeOf(step)}${what}. ${step.advice}`;
			if (first === void 0) return `${title}\n`;
			if (first.foreign === void 0) {
				const rest = step.count - 1;
				return `${title} ${placeText(first, link)}${rest === 0 ? "" : `, ${cardTexts.more(rest)}`}\n`;
			}
			const places = step.places.slice(0, step.count > maxForeign ? 1 : maxForeign).map((one) => `- ${placeText(one, link)}\n`);
			const more = step.count - places.length;
			return `${title}\n${places.join("")}${more > 0 ? `- ${cardTexts.more(more)}\n` : ""}`;
		}
		case "repository": {
			const owners = step.owners.map((one) => ` ${code(one)}`).join("");
			const places = step.places.map((one) => `- ${placeText(one, link)}\n`).join("");
			return `**${code(step.origin)}**${owners}: ${markdown(step.harm)}. ${step.advice}\n${places}`;
		}
		case "investigate": {
			const causes = step.causes.map(({ cause, count, first: message }) => `- ${linkTo(errorUrl(cause), code(cut(cause, maxLineLength)))} (${count}): ${markdown(shortDigests(cut(message, maxLineLength)))}\n`);
			return `**${stepTexts.unverified(sizeOf(step))}** ${step.advice}\n${causes.slice(0, maxSteps).join("")}`;
		}
	}
}
function placeText({ origin, file = "", line = 1, name, foreign }, link) {
	const place = placeLink({
		origin,
		file,
		line
	}, link);
	const image = name === void 0 ? "" : code(cut(name, maxLineLength));
	if (foreign === void 0) return `${place} ${image}`.trimEnd();
	const others = foreign.others === "" ? "" : `. ${foreign.others}`;
	return `${place} pins ${image} to ${code(foreign.digest)}${others}.`;
}
function diffOf(changes) {
	return fenced("diff", changes.flatMap(hunkOf));
}
function hunkOf({ before, after, ...at }) {
	const marked = (mark, lines) => lines.map((one) => cut(`${mark}${one.trimEnd()}`, maxLineLength));
	return [
		cut(`@@ ${formatPlace(at)} @@`, maxLineLength),
		...marked("-", before),
		...marked("+", after)
	];
}
// lib/output/markdown/sections.js
const riskIcons = {
	none: "⚪",
	low: "⚪",
	medium: "🟡",
	unknown: "❔",
	high: "🟠",
	critical: "🔴"
};
function advisoryLinks(advisory) {
	const { level = "unknown", id, url, artifact, waived } = advisory;
	const of = artifact === void 0 ? "" : `${codeLiteral(artifact)}: `;
	const note = waived === true ? ", waived" : "";
	return `${riskIcons[level]} ${linkTo(url, codeLiteral(id))} ${of}${untrusted(riskText(advisory))}${note}`;
}
function advisoriesSection(report) {
	return tableSection("Advisories", ["", "Advisory"], advisoriesOf(report), ({ id, aliases, artifact, risk, status, fixedIn, updated, outcome }) => {
		const also = aliases.length === 0 ? "" : ` ${untrusted(aliases.join(", "))}`;
		const fix = fixedIn.length === 0 ? "" : ` in ${codeLiteral(fixedIn.join(", "))}`;
		const name = linkTo(advisoryUrl(id, aliases), codeLiteral(id));
		return [riskIcons[risk?.level ?? "unknown"], `**${name}**${also}<br>${codeLiteral(artifact)}: severity ${severityText(risk)}; ${untrusted(status)}${fix}; updated ${untrusted(formatReportDay(updated))}; ${outcome}`];
	});
}
const openChanges = 10;
const frameBytes = 400;
function pinnedSection({ pinned }) {
	return (maxBytes) => {
		const part = takeWithin(pinned, maxBytes - frameBytes, (edit) => diffOf([changeOfEdit(edit)]));
		if (part.shown.length === 0) return "";
		const text = diffOf(pinned.slice(0, part.shown.length).map(changeOfEdit));
		return `\n${[
			`### Pinned (${pinned.length})\n`,
			part.shown.length > openChanges ? fold("Changed lines", text) : `${text}\n`,
			...part.shown.length === part.total ? [] : [`${shownText(part)}.\n`]
		].join("\n")}`;
	};
}
function changeOfEdit({ file, line, before, after }) {
	return {
		file,
		line,
		before: [before],
		after: [after]
	};
}
function recordedSection({ recorded }) {
	return tableSection("Added to the ledger", ["", "Image"], recorded, ({ file, line, after }) => {
		const [, image, digest] = entry.exec(after) ?? [];
		return ["👁️", `${image === void 0 ? codeLiteral(after.trim()) : `${codeLiteral(image)} ${codeLiteral(digest ?? "")}`}<br>${codeLiteral(`${file}:${line}`)}`];
	});
}
const entry = /^\s*\{"image":"([^"\\]+)",.*"digest":"(sha256:[a-f0-9]{64})"\},?$/;
const maxTextBytes = 600;
const maxSignatureBytes = 800;
const waiverIcons = {
	active: "⏳",
	expired: "❌",
	lapsed: "❌",
	unused: "ℹ️",
	unknown: "❔",
	removed: "➖",
	pending: "🆕"
};
const untrusted = (text) => markdown(shortDigests(cut(text, maxTextBytes)));
const codeLiteral = (text) => code(shortDigests(cut(text, maxTextBytes)));
function othersSection(report, { otherCauses, flagged }) {
	const link = placeLinks(report);
	return tableSection(flagged.length > 0 ? "Other findings" : "Findings", ["", "Finding"], otherCauses, (one) => findingCells(one, link));
}
function waivedSection(report, { waived }) {
	const link = placeLinks(report);
	return tableSection("Waived", ["", "Finding"], waived, (finding) => {
		const { reason = "", expires } = finding.waived ?? {};
		const until = expires === void 0 ? "" : ` (until ${markdown(formatReportDay(expires))})`;
		const [, cell] = findingCells(finding, link);
		return ["➖", `${cell}<br>Waived: ${untrusted(reason)}${until}`];
	});
}
function findingCells(finding, link) {
	const { severity, check, message, origin, file, line } = finding;
	const existing = existingLabel(finding);
	const label = existing === "" ? "" : ` (${existing})`;
	const text = codeLiteral(formatPlace(finding));
	const url = file === void 0 ? void 0 : link({
		origin,
		file,
		line
	});
	const place = formatPlace(finding) === "" ? "" : ` ${linkTo(url, text)}`;
	const name = linkTo(checkUrl(check), codeLiteral(check));
	return [severityIcons[severity], `**${name}**${place}${label}<br>${untrusted(message)}`];
}
function gapsSection({ incomplete }, { totals }) {
	const cells = (one) => ["❔", `**${linkTo(errorUrl(one.cause), codeLiteral(one.cause))}** ${codeLiteral(subjectOf(one))}<br>${untrusted(one.message)}`];
	return tableSection("Not verified", ["", "Item"], incomplete, cells, totals.unknown);
}
function repositoriesSection({ repositories = [] }) {
	return tableSection("Repositories that need attention", ["", "Repository"], repositories.filter(({ verdict, findings }) => verdict !== "pass" || findings > 0), ({ origin, verdict, findings, unknown, missing }) => [moodIcon(verdict === "pass" && findings > 0 ? "attention" : verdict), `${codeLiteral(origin)}<br>${missing === true ? "no report" : `${plural(findings, "finding")}${unknown === 0 ? "" : `, ${plural(unknown, "item")} not verified`}`}`]);
}
function coverageSection(report) {
	return (maxBytes) => {
		const rows = accountRows(report).map(({ label, counted: { asked }, known, notes }) => {
			const lines = notes.map(([note, number]) => `${untrusted(note)}: ${number}`);
			return `| ${label} | ${[...asked === 0 ? [] : [`${known} of ${asked}`], ...lines].join("<br>")} |\n`;
		});
		const sources = sourcesLine(report);
		const by = sources === "" ? "" : `\n${untrusted(sources)}.\n`;
		const text = `\n### Coverage\n\n| Question | Known |\n| --- | --- |\n${rows.join("")}${by}`;
		return rows.length === 0 || Buffer.byteLength(text) > maxBytes ? "" : text;
	};
}
function seenSection(report) {
	const { shown, total } = seenRows(report);
	const link = placeLinks(report);
	return (maxBytes) => {
		const lines = shown.map(({ file, line, name }) => {
			const place = linkTo(link({
				file,
				line
			}), codeLiteral(`${file}:${line}`));
			return `- ${codeLiteral(name)} at ${place}\n`;
		});
		const left = shown.length === total ? "" : `\n${shownText({
			shown,
			total
		})}.\n`;
		const text = `\n${fold(`${seenTitle} (${total})`, `${lines.join("")}${left}`)}`;
		return total === 0 || Buffer.byteLength(text) > maxBytes ? "" : text;
	};
}
function waiversSection(report) {
	return tableSection("Waivers that need attention", ["", "Waiver"], notableWaivers(report), (waiver) => {
		const { state, reason, notice = "", owner, file, line } = waiver;
		const ownedBy = owner === void 0 ? "" : `, ${codeLiteral(owner)}`;
		return [waiverIcons[state], `${codeLiteral(waiverScope(waiver))}${ownedBy}<br>${untrusted(reason)}<br>${untrusted(notice)} (${codeLiteral(`${file}:${line}`)})`];
	});
}
function signaturesSection(report) {
	return tableSection("Signatures", [
		"Image",
		"Digest",
		"Signer"
	], signatureRows(report), cellsOf);
}
function cellsOf({ image, digest, text, links }) {
	const linked = links.map(({ label, url }) => ` [${label}](<${url}>)`).join(",");
	const shown = markdown(cut(text, maxSignatureBytes));
	return [
		code(cut(image, maxSignatureBytes)),
		code(digest),
		`${shown}${linked === "" ? "" : `:${linked}`}`
	];
}
export { placesList as C, rowsThatFit as D, placeLimits as E, tableText as O, placesFold as S, fold as T, summaryHead as _, gapsSection as a, linkTo as b, recordedSection as c, signaturesSection as d, untrusted as f, severityIcons as g, nextStepsSection as h, coverageSection as i, repositoriesSection as l, waiversSection as m, advisoryLinks as n, othersSection as o, waivedSection as p, codeLiteral as r, pinnedSection as s, advisoriesSection as t, seenSection as u, breakable as v, forecastsSection as w, placeLink as x, inlineFold as y };
