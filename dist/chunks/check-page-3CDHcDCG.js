import "./project-DUsCRlBa.js";
// lib/output/docs/check-page.js
function checkMarkdown(check, title = true) {
	const sections = sectionsOf(check).map(({ heading, text, sample }) => {
		return `## ${heading}\n\n${text}${sample === void 0 ? "" : `\n\n\`\`\`${sample.language}\n${sample.lines.join("\n")}\n\`\`\``}\n`;
	});
	return `${title ? `# ${check.id}\n\n` : ""}${check.summary}. Severity: ${check.severity}.\n\n${sections.join("\n")}`;
}
function checkDocument({ id, summary, severity, example, why, fix, waive }) {
	return {
		id,
		summary,
		severity,
		example,
		why,
		fix,
		waive
	};
}
function checkTextPage(check, strong) {
	const sections = sectionsOf(check).map(({ heading, text, sample }) => {
		const block = sample === void 0 ? [] : ["", ...sample.lines.map((line) => `    ${line}`.trimEnd())];
		return [
			strong(heading),
			text,
			...block
		].join("\n");
	});
	return [`${strong(check.id)}  ${check.severity}\n${check.summary}.`, ...sections].join("\n\n");
}
function sectionsOf(check) {
	const { bad, good } = check.example;
	return [
		{
			heading: "Why it matters",
			text: check.why
		},
		{
			heading: "Example",
			text: "Before (`-`) and after (`+`) the fix:",
			sample: {
				language: "diff",
				lines: [...bad.split("\n").map((line) => `- ${line}`), ...good.split("\n").map((line) => `+ ${line}`)]
			}
		},
		{
			heading: "How to fix it",
			text: check.fix
		},
		waiverSection(check)
	];
}
function waiverSection({ id, waive: { when, where, selector } }) {
	const heading = "How to waive it";
	if (where === "nowhere") return {
		heading,
		text: when
	};
	const comment = [`# tagproof: ignore[${id}] the reason why it is accepted`, ""];
	const about = where === "line" ? [`    ${selector ?? "image: registry.example.com/acme/node"}`] : [
		"    artifact: openssl",
		"    advisory: CVE-2026-0001",
		"    acknowledged: 2026-11-01T12:00:00Z # the advisory's updateTime"
	];
	const policy = [
		"# .github/tagproof.yml",
		"waivers:",
		`  - check: ${id}`,
		...about,
		"    reason: the reason why it is accepted",
		"    expires: 2030-01-31 # last day, in UTC"
	];
	const places = where === "line" ? "Add a comment on the line or above it, or an entry in the policy file." : "Add an entry to the policy file.";
	const lines = where === "line" ? [...comment, ...policy] : policy;
	return {
		heading,
		text: `${when} ${places} A reason is required.`,
		sample: {
			language: "yaml",
			lines
		}
	};
}
const headings = {
	causes: "Possible causes",
	fix: "What to do"
};
function errorTextPage(code, { means, causes, fix }, strong) {
	const list = causes.map((cause) => `  - ${cause}`).join("\n");
	return `${strong(code)}  error code\n${means}.\n\n${strong(headings.causes)}\n${list}\n\n${strong(headings.fix)}\n${fix}`;
}
function errorDocument(code, { means, causes, fix }) {
	return {
		code,
		means,
		causes,
		cure: fix
	};
}
export { errorTextPage as a, errorDocument as i, checkMarkdown as n, checkTextPage as r, checkDocument as t };
