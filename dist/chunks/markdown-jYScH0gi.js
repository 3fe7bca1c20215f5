import { g as code, y as markdown } from "./scan-DFDHd4Kl.js";
import { rt as numberText, st as plural } from "./reading-DT2Pr2dB.js";
import { T as string, _ as literal, b as number, f as array, p as boolean, u as _enum, x as object } from "./schemas-eoL3S0JI.js";
// lib/exposure/report.js
const answers = [
	"exposed",
	"possibly-exposed",
	"unknown",
	"not-exposed"
];
const text = string().max(4e3);
const answer = _enum(answers);
const evidence = object({
	job: text,
	attempt: number().int(),
	line: number().int(),
	digest: text,
	text,
	url: text.optional()
});
const reference = object({
	file: text,
	line: number().int(),
	raw: text
});
const run = object({
	id: number().int(),
	url: text,
	workflow: text,
	event: text,
	created: text,
	attempts: number().int(),
	commit: text,
	branch: text.optional(),
	pullRequests: array(number().int()).optional(),
	answer,
	reasons: array(text),
	evidence: array(evidence),
	references: array(reference)
});
const exposureSchema = object({
	kind: literal("tagproof-exposure"),
	version: literal(1),
	incident: object({
		id: text,
		aliases: array(text),
		sources: array(text),
		from: text,
		to: text,
		images: array(text)
	}),
	repository: text,
	answer,
	asked: object({
		runs: number().int(),
		trees: number().int(),
		logs: number().int(),
		logsUnread: number().int(),
		requests: number().int()
	}),
	runs: array(run),
	commits: array(object({
		commit: text,
		branch: text,
		at: text,
		hasRun: boolean(),
		answer,
		references: array(reference)
	})),
	gaps: array(text),
	notes: array(text)
});
function worst(all) {
	const found = new Set(all);
	return answers.find((one) => found.has(one)) ?? "not-exposed";
}
function exposureExitCode({ answer }) {
	return answer === "exposed" ? 1 : answer === "not-exposed" ? 0 : 3;
}
// lib/exposure/markdown.js
const answerText = {
	exposed: "exposed",
	"possibly-exposed": "possibly exposed",
	unknown: "unknown",
	"not-exposed": "not exposed"
};
const maxRows = 100;
const maxCommits = 50;
function exposureMarkdown(report) {
	const { incident, repository, answer, runs, commits, gaps, notes } = report;
	const known = [incident.id, ...incident.aliases].map(markdown).join(", ");
	return `${[
		`## ${markdown(repository)}: ${answerText[answer]}`,
		`Incident ${known}: ${incident.images.map(code).join(", ")} from ${incident.from} to ${incident.to}.`,
		`${sentence(report)}${incident.sources.length === 0 ? "" : ` Sources: ${incident.sources.map(markdown).join(", ")}.`}`,
		...gaps.length === 0 ? [] : ["### What could not be read", list(gaps)],
		...runs.length === 0 ? [] : ["### Runs", table([
			"Answer",
			"Run",
			"Commit",
			"Why"
		], runs.slice(0, maxRows).map(rowOf))],
		...runs.length > maxRows ? [`${plural(runs.length - maxRows, "further run")}: see the JSON report.`] : [],
		...commits.length === 0 ? [] : ["### Commits of the window that name the image", table([
			"Commit",
			"Branch",
			"At",
			"References",
			"Run"
		], commits.slice(0, maxCommits).map(commitOf))],
		...commits.length > maxCommits ? [`${plural(commits.length - maxCommits, "further commit")}: see the JSON report.`] : [],
		"### What this does not cover",
		list(notes)
	].join("\n\n")}\n`;
}
function sentence({ asked, runs }) {
	const counts = Object.keys(answerText).flatMap((answer) => {
		const count = runs.filter((run) => run.answer === answer).length;
		return count === 0 ? [] : [`${numberText(count)} ${answerText[answer]}`];
	});
	const of = counts.length === 0 ? "None of them names the image." : `By run: ${counts.join(", ")}.`;
	const unread = asked.logsUnread === 0 ? "" : ` ${plural(asked.logsUnread, "log")} could not be read.`;
	return `${plural(asked.runs, "run")}, ${plural(asked.trees, "tree")} and ${plural(asked.logs, "log")} were read with ${plural(asked.requests, "request")}.${unread} ${asked.runs === 0 ? "There was no run within the window." : of}`;
}
function rowOf(run) {
	const where = run.branch === void 0 ? "" : ` on ${markdown(run.branch)}`;
	const pulls = (run.pullRequests ?? []).map((number) => `, pull request ${number}`).join("");
	const attempts = run.attempts === 1 ? "" : `, ${plural(run.attempts, "attempt")}`;
	const lines = run.evidence.map(({ job, line, text }) => `<br>${markdown(job)}, line ${line}: ${code(text)}`);
	return [
		answerText[run.answer],
		`${linked(String(run.id), run.url)}, ${markdown(run.workflow)}, ${markdown(run.event)}${where}${pulls}${attempts}, ${run.created}`,
		code(run.commit.slice(0, 12)),
		`${run.reasons.map(markdown).join("; ")}${lines.join("")}`
	];
}
function commitOf({ commit, branch, at, references, hasRun }) {
	const named = references.map(({ file, line, raw }) => `${markdown(`${file}:${line}`)} ${code(raw)}`);
	return [
		code(commit.slice(0, 12)),
		markdown(branch),
		at,
		named.join("<br>"),
		hasRun ? "yes" : "no"
	];
}
function linked(text, url) {
	return /^https:\/\/[\w.:/-]+$/.test(url) ? `[${markdown(text)}](${url})` : markdown(text);
}
function list(items) {
	return items.map((item) => `- ${markdown(item)}`).join("\n");
}
function table(heads, rows) {
	const line = (cells) => `| ${cells.join(" | ")} |`;
	return [
		line(heads),
		line(heads.map(() => "---")),
		...rows.map(line)
	].join("\n");
}
export { exposureExitCode as a, answers as i, exposureMarkdown as n, exposureSchema as o, sentence as r, worst as s, answerText as t };
