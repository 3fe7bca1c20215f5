import { F as usageErrors, P as readUserFile, g as code, j as printJson, y as markdown } from "./scan-DFDHd4Kl.js";
import { rt as numberText, st as plural, z as parseJson } from "./reading-DT2Pr2dB.js";
import { a as exposureExitCode, i as answers, o as exposureSchema, s as worst, t as answerText } from "./markdown-jYScH0gi.js";
// lib/exposure/organization.js
const maxBytes = 268435456;
async function mergeExposures(context, planned) {
	const rows = [];
	const issues = [];
	const incidents = new Set();
	for (const file of context.invocation.operands) {
		const read = await readExposure(file);
		if ("issue" in read) issues.push(read.issue);
		else {
			const { repository, incident, answer, runs, asked, gaps } = read.report;
			const exposed = runs.filter((run) => run.answer === "exposed").length;
			incidents.add(JSON.stringify([
				incident.id,
				incident.from,
				incident.to,
				incident.images
			]));
			rows.push({
				repository,
				incident: incident.id,
				answer,
				exposed,
				runs: asked.runs,
				gaps: gaps.length
			});
		}
	}
	if (incidents.size > 1) issues.push("The documents are about different incidents.");
	if (issues.length > 0) return usageErrors(context, "usage", issues);
	const seen = new Set(rows.map(({ repository }) => repository.toLowerCase()));
	for (const repository of planned) if (!seen.has(repository.toLowerCase())) rows.push({
		repository,
		answer: "unknown",
		exposed: 0,
		runs: 0,
		gaps: 1
	});
	rows.sort((a, b) => answers.indexOf(a.answer) - answers.indexOf(b.answer));
	const answer = worst(rows.map((row) => row.answer));
	if (context.invocation.json) await printJson(context, {
		kind: "tagproof-exposures",
		version: 1,
		answer,
		repositories: rows
	});
	else {
		const text = answers.map((one) => [rows.filter((row) => row.answer === one).length, one]).filter(([count]) => count > 0).map(([count, one]) => `${numberText(count)} ${answerText[one]}`);
		const lines = rows.map((row) => `| ${code(row.repository)} | ${row.incident === void 0 ? "no document" : answerText[row.answer]} | ${numberText(row.exposed)} of ${plural(row.runs, "run")} |`);
		context.out(`## ${markdown(rows[0]?.incident ?? "Incident")}: ${answerText[answer]}\n\n${plural(rows.length, "repository")}: ${text.join(", ")}.\n\n| Repository | Answer | Exposed |\n| --- | --- | --- |\n${lines.join("\n")}\n`);
	}
	return exposureExitCode({ answer });
}
async function readExposure(file) {
	const read = await readUserFile(file, maxBytes);
	if ("unreadable" in read) return { issue: `${file}: ${read.unreadable}.` };
	const parsed = exposureSchema.safeParse(parseJson(read.text));
	return parsed.success ? { report: parsed.data } : { issue: `${file}: is no document of \`exposure --json\`.` };
}
export { mergeExposures };
