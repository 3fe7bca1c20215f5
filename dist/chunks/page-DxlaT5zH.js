import { Ct as smallest, St as largest, rt as numberText, st as plural } from "./reading-DT2Pr2dB.js";
import { c as htmlDocument, d as attributes, f as html, l as sectionLinks, n as formatMinute, r as percent, u as sectionMarkup } from "./format-DELeZWxg.js";
import { r as sentence, t as answerText } from "./markdown-jYScH0gi.js";
// lib/exposure/page.js
const maxRows = 2e3;
const looks = {
	exposed: ["error", "fill-not-in-history"],
	"possibly-exposed": ["warning", "fill-superseded"],
	unknown: ["unknown", "fill-unknown"],
	"not-exposed": ["current", "fill-current"]
};
function exposurePage(report) {
	const { incident, repository, answer, runs, commits, gaps, notes } = report;
	const title = `${repository}: ${answerText[answer]}`;
	const heads = [
		"Answer",
		"Run",
		"Created",
		"Commit",
		"Why"
	];
	const sections = [
		...gaps.length === 0 ? [] : [{
			id: "unread",
			title: "Not read",
			body: list(gaps)
		}],
		{
			id: "timeline",
			title: "Timeline",
			body: timeline(report)
		},
		{
			id: "runs",
			title: "Runs",
			number: runs.length,
			body: table(heads, runs, runCells)
		},
		{
			id: "commits",
			title: "Commits that name the image",
			number: commits.length,
			body: table([
				"Commit",
				"Branch",
				"At",
				"References"
			], commits, commitCells)
		},
		{
			id: "notes",
			title: "What this does not cover",
			body: list(notes)
		}
	];
	const start = html`<header class="top"><p class="brand">Tagproof</p>
<p class="about"><span>incident ${[incident.id, ...incident.aliases].join(", ")}</span></p></header>
<main id="main" tabindex="-1">
<h1>${title}</h1>
<p class="lead says">${incident.images.map((image) => html`<code>${image}</code> `)}from ${formatMinute(incident.from)} to ${formatMinute(incident.to)}</p>
<p class="lead">${sentence(report)}</p>
${sectionLinks(sections)}`;
	const end = html`</main>
<footer><p>The document of <code>exposure --json</code> contains all the data of this page.</p></footer>
`;
	return htmlDocument(title, [
		start,
		...sections.flatMap(sectionMarkup),
		end
	]);
}
function list(items) {
	return html`<ul class="notes">${items.map((item) => html`<li>${item}</li>`)}</ul>`;
}
function timeline({ incident, runs }) {
	if (runs.length === 0) return html`<p class="none">No run names the image.</p>`;
	const [from, to] = [Date.parse(incident.from), Date.parse(incident.to)];
	const times = runs.map(({ created }) => Date.parse(created));
	const [start, end] = [smallest(times, from), largest(times, to)];
	const scale = (at) => percent((at - start) / Math.max(1, end - start) * 100);
	const bar = attributes({
		x: scale(from),
		width: scale(start + to - from),
		y: 4,
		height: 8,
		rx: 2
	});
	const rows = Object.keys(looks).map((answer) => {
		const own = runs.filter((run) => run.answer === answer);
		if (own.length === 0) return void 0;
		const marks = own.slice(0, maxRows).map(({ id, created }) => {
			const x = scale(Date.parse(created));
			return html`<rect class="${looks[answer][1]}"${attributes({
				x,
				width: 4,
				height: 16
			})}><title>${id}, ${formatMinute(created)}</title></rect>`;
		});
		const label = `${plural(own.length, "run")} ${answerText[answer]}`;
		return html`<p>${label}</p>
<svg class="share" width="100%" height="16" overflow="visible" role="img" aria-label="${label}"><rect class="part skipped"${bar}/>${marks}</svg>
`;
	});
	return html`<p class="muted">The grey bar is the window of the incident, ${formatMinute(incident.from)} to ${formatMinute(incident.to)}.</p>
${rows}`;
}
function table(heads, rows, cells) {
	if (rows.length === 0) return html`<p class="none">None.</p>`;
	const shown = rows.slice(0, maxRows).map((row) => html`<tr>${cells(row).map((cell) => html`<td>${cell}</td>`)}</tr>\n`);
	const left = rows.length - shown.length;
	const more = left === 0 ? void 0 : html`<p class="left">${numberText(left)} more are in the JSON report.</p>`;
	const head = heads.map((name, index) => {
		const width = index === heads.length - 1 ? "40%" : void 0;
		return html`<th scope="col"${attributes({ width })}>${name}</th>`;
	});
	return html`<table class="rows"><thead><tr>${head}</tr></thead>
<tbody>
${shown}</tbody></table>${more}`;
}
function runCells(run) {
	const { answer, branch } = run;
	const id = /^https:\/\/[\w.:/-]+$/.test(run.url) ? html`<a href="${run.url}">${run.id}</a>` : html`${run.id}`;
	const lines = run.evidence.map(({ job, line, text }) => html`<p class="muted">${job}, line ${line}: <code>${text}</code></p>`);
	return [
		html`<span class="badge ${looks[answer][0]}">${answerText[answer]}</span>`,
		html`${id} ${run.workflow}, ${run.event}${branch === void 0 ? "" : ` on ${branch}`}`,
		formatMinute(run.created),
		html`<code>${run.commit.slice(0, 12)}</code>`,
		html`${run.reasons.join("; ")}${lines}`
	];
}
function commitCells({ commit, branch, at, references }) {
	const named = references.map(({ file, line, raw }) => html`${file}:${line} <code>${raw}</code><br>`);
	return [
		html`<code>${commit.slice(0, 12)}</code>`,
		branch,
		formatMinute(at),
		html`${named}`
	];
}
export { exposurePage };
