import { ct as shortDigest, ot as plain, st as plural } from "./reading-DT2Pr2dB.js";
import { _ as cut } from "./scan-DFDHd4Kl.js";
import { s as formatReportDay } from "./format-BQsPXYkp.js";
import { i as wrapped, r as terminalTable, t as painter } from "./columns-qy4O7SPN.js";
// lib/output/words/forecast.js
const gradeIcons = {
	breaking: "🔴",
	notable: "🟡",
	quiet: "🟢",
	unknown: "❔"
};
const gradeMeanings = {
	breaking: "something that users of the image may rely on is gone or different",
	notable: "worth a look",
	quiet: "patch versions only, nothing removed",
	unknown: "nothing known is breaking, but not everything could be compared"
};
const gradeOrder = [
	"breaking",
	"unknown",
	"notable",
	"quiet"
];
function inGradeOrder(forecasts) {
	return [...forecasts].sort((a, b) => gradeOrder.indexOf(a.grade) - gradeOrder.indexOf(b.grade));
}
function forecastCounts({ totals, advisories, rebuildOnly, platforms }) {
	const changed = [...totals.packages > 0 ? [plural(totals.packages, "package")] : [], ...totals.configuration > 0 ? [plural(totals.configuration, "setting")] : []];
	return [
		...platforms.lost.length > 0 ? [`${plural(platforms.lost.length, "platform")} lost`] : [],
		changed.length === 0 ? "no known change" : `${changed.join(" and ")} changed`,
		...advisories === void 0 ? [] : [`${plural(totals.fixed, "advisory")} fixed`, `${totals.introduced} introduced`],
		...rebuildOnly === true ? ["same commit by the labels"] : []
	].join(", ");
}
const fieldLabels = {
	user: "user",
	entrypoint: "entrypoint",
	cmd: "default command",
	env: "variable",
	port: "port",
	volume: "volume",
	label: "label",
	workdir: "working directory",
	"stop-signal": "stop signal",
	healthcheck: "health check",
	onbuild: "build trigger",
	shell: "shell of builds",
	created: "created"
};
function forecastRows({ configuration, packages, platforms }) {
	const where = (own) => own.length === platforms.compared.length ? "" : own.join(", ");
	return [...configuration.map((one) => ({
		change: one.change,
		what: one.name === void 0 ? fieldLabels[one.field] : `${fieldLabels[one.field]} ${one.name}`,
		from: one.from ?? "",
		to: one.to ?? "",
		platforms: where(one.platforms)
	})), ...packages.map((one) => ({
		change: one.change,
		what: one.type === void 0 ? one.name : `${one.name} (${one.type})`,
		from: one.from ?? "",
		to: one.to ?? "",
		platforms: where(one.platforms)
	}))];
}
function cutRows({ totals, packages, configuration }) {
	return totals.packages + totals.configuration - packages.length - configuration.length;
}
function forecastFacts(forecast) {
	const { held, reasons, platforms, advisories, totals, source, rebuildOnly, skipped, sizes, unknown } = forecast;
	const { lost, won, same, compared } = platforms;
	const builds = skipped?.builds.map(({ digest, since }) => `${formatReportDay(since)} ${shortDigest(digest)}`) ?? [];
	return [
		...held === void 0 ? [] : [{
			label: "Held back",
			text: heldText(held)
		}],
		...reasons.map(({ grade, text }) => ({
			label: grade === "breaking" ? "Breaking" : "Notable",
			text
		})),
		...fact("Platforms lost", lost.join(", ")),
		...fact("Platforms won", won.join(", ")),
		...fact("Platforms compared", compared.join(", ")),
		...fact("Same image", same.join(", ")),
		...advisories === void 0 ? [] : [{
			label: "Advisories fixed",
			text: advisoryList(advisories.fixed, totals.fixed)
		}, {
			label: "Advisories introduced",
			text: advisoryList(advisories.introduced, totals.introduced)
		}],
		...source === void 0 ? [] : [sourceFact(source, rebuildOnly)],
		...skipped === void 0 ? [] : [{
			label: "Builds skipped",
			text: `${skipped.count}${builds.length === 0 ? "" : ` (${builds.join(", ")})`}`
		}],
		...sizes.map(({ platform, from, to, layers }) => ({
			label: "Size",
			text: `${platform}: ${megabytes(from)} → ${megabytes(to)}, ${layers.shared} of ${plural(layers.to, "layer")} shared`
		})),
		...unknown.map((one) => ({
			label: "Not known",
			text: unknownText(one)
		}))
	];
}
function fact(label, text) {
	return text === "" ? [] : [{
		label,
		text
	}];
}
const maxAdvisories = 10;
function advisoryList(advisories, total) {
	if (total === 0) return "none";
	const shown = advisories.slice(0, maxAdvisories).map(({ id, package: name, severity }) => `${id} (${name}, ${severity ?? "severity unknown"})`);
	return `${total}: ${shown.join(", ")}${total > shown.length ? ", …" : ""}`;
}
function sourceFact({ repository, from, to, compare }, rebuildOnly) {
	const commits = `${from?.slice(0, 12) ?? "unknown"} → ${to?.slice(0, 12) ?? "unknown"}`;
	const what = rebuildOnly === true ? `both name the commit ${to?.slice(0, 12) ?? ""}` : commits;
	return {
		label: "Source",
		text: repository === void 0 ? what : `${what} of ${repository}`,
		...compare === void 0 ? {} : { link: compare }
	};
}
function heldText({ newest, reasons, examined, offered }) {
	const instead = offered === void 0 ? `no older build is offered (${plural(examined, "build")} examined)` : `${shortDigest(offered)} is pinned instead`;
	return `${shortDigest(newest)} is not pinned, because ${reasons.join("; and ")}; ${instead}`;
}
function unknownText({ about, of, platforms = [], message, cause }) {
	return `${about}${of === void 0 ? "" : ` of the ${of} digest`}${platforms.length === 0 ? "" : ` (${platforms.join(", ")})`}: ${message} [${cause}]`;
}
function megabytes(bytes) {
	return `${(bytes / 1e6).toFixed(1)} MB`;
}
// lib/output/terminal/forecast.js
const gradeStyles = {
	breaking: "red",
	notable: "yellow",
	quiet: "green",
	unknown: "yellow"
};
const maxTextBytes = 2e3;
function forecastText(forecast, look, maxRows) {
	const paint = painter(look);
	const { image, from, to, grade } = forecast;
	const shown = (text) => plain(cut(text, maxTextBytes));
	const head = `${paint(gradeStyles[grade], grade)}  ${paint("bold", shown(image))}  ${shortDigest(from)} → ${shortDigest(to)}`;
	const facts = forecastFacts(forecast).flatMap(({ label, text, link }) => wrapped(`${label}: ${shown(text)}${link === void 0 ? "" : ` ${shown(link)}`}`, (look.width ?? Number.POSITIVE_INFINITY) - 4).map((line) => `    ${line}`));
	const rows = forecastRows(forecast);
	const cells = rows.slice(0, maxRows).map(({ change, what, from: old, to: next, platforms }) => [
		`    ${change}`,
		shown(what),
		shown(old),
		shown(next),
		shown(platforms)
	]);
	const left = rows.length - cells.length + cutRows(forecast);
	return [
		head,
		`    ${forecastCounts(forecast)}; ${gradeMeanings[grade]}`,
		...facts,
		...cells.length === 0 ? [] : [terminalTable(cells, look.width)],
		...left === 0 ? [] : [`    ${plural(left, "more change")}`]
	].join("\n");
}
const maxShort = 20;
const shortLabels = ["Held back", "Breaking"];
function forecastSummary(forecasts, look) {
	const paint = painter(look);
	const blocks = inGradeOrder(forecasts).slice(0, maxShort).map((one) => {
		const name = plain(cut(one.image, maxTextBytes));
		const head = `${paint(gradeStyles[one.grade], one.grade)}  ${name}  ${shortDigest(one.from)} → ${shortDigest(one.to)}`;
		const reasons = forecastFacts(one).filter(({ label }) => shortLabels.includes(label)).map(({ label, text }) => `${label}: ${plain(cut(text, maxTextBytes))}`);
		return [head, ...[forecastCounts(one), ...reasons].flatMap((line) => wrapped(line, (look.width ?? Number.POSITIVE_INFINITY) - 4)).map((line) => `    ${line}`)].join("\n");
	});
	const left = forecasts.length - blocks.length;
	return [...blocks, ...left > 0 ? [plural(left, "more forecast")] : []].join("\n");
}
export { forecastFacts as a, gradeMeanings as c, forecastCounts as i, inGradeOrder as l, forecastText as n, forecastRows as o, cutRows as r, gradeIcons as s, forecastSummary as t };
