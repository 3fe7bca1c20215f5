import { t as apiAt } from "./connect-y8a7Oj_c.js";
import { c as resolveCommit } from "./files-ID5y8LHs.js";
import { I as NEVER, T as string, f as array, m as custom, w as strictObject } from "./schemas-eoL3S0JI.js";
import { t as readAddresses } from "./runner-CgSyuAgJ.js";
import { n as guardHost } from "./http-kiv8ZDRX.js";
import { E as githubTokenOf, F as usageErrors, O as linesOf, P as readUserFile, a as openGit, ft as Failure, ht as gapFrom, j as printJson, k as printFailure, o as runGit } from "./scan-DFDHd4Kl.js";
import { r as folderHost } from "./gate-CYeapkKr.js";
import { D as isDigest, Q as isDay, T as imageName, et as parseInstant, j as parseImage, k as isTag, u as parseDocument } from "./reading-DT2Pr2dB.js";
import { n as periodOf, t as investigate } from "./investigate-D7xX5tQa.js";
import { a as exposureExitCode, n as exposureMarkdown } from "./markdown-jYScH0gi.js";
// lib/host/git/window.js
const maxBytes = 67108864;
const maxCommits = "200000";
const format = "--format=%H%x09%ct%x09%S";
async function commitWindow(root, from, to) {
	const opened = await openGit(root);
	if (opened === void 0 || "refused" in opened) return void 0;
	const git = async (...args) => (await runGit(opened, args, maxBytes))?.toString("utf8").trim();
	const main = await git("symbolic-ref", "refs/remotes/origin/HEAD") ?? await git("symbolic-ref", "HEAD") ?? "HEAD";
	const limits = [`--max-count=${maxCommits}`, format];
	const [line, others, shallow] = await Promise.all([
		git("log", "--first-parent", "--source", ...limits, main, "--"),
		git("log", "--source", ...limits, "--branches", "--remotes=origin", "--not", main, "--"),
		git("rev-parse", "--is-shallow-repository")
	]);
	if (line === void 0 || others === void 0) return void 0;
	const commits = [...datedIn(line), ...datedIn(others)];
	const before = new Map();
	for (const one of commits) if (one.at < from && one.at > (before.get(one.branch)?.at ?? Number.NEGATIVE_INFINITY)) before.set(one.branch, one);
	return {
		defaultBranch: branchOf(main),
		before: [...before.values()],
		within: commits.filter(({ at }) => at >= from && at < to),
		isShallow: shallow !== "false"
	};
}
function datedIn(text) {
	return text.split("\n").flatMap((line) => {
		const [commit = "", seconds = "", ref = ""] = line.split("	");
		return commit === "" ? [] : [{
			commit,
			at: Number(seconds) * 1e3,
			branch: branchOf(ref)
		}];
	});
}
function branchOf(ref) {
	return ref.replace(/^refs\/(?:heads|remotes\/origin)\//, "");
}
// lib/exposure/incident.js
const maxIncidentBytes = 262144;
const most = 1e3;
const image = string().transform((raw, context) => {
	const parsed = parseImage(raw);
	if (parsed.kind === "image" && parsed.image.tag === void 0 && parsed.image.digest === void 0) return imageName(parsed.image);
	const why = parsed.kind === "invalid" ? parsed.why : "tags and digests have lists of their own";
	context.addIssue({
		code: "custom",
		message: `must be the name of an image: ${why}`
	});
	return NEVER;
});
const tag = string().refine(isTag, "must be a tag");
const digest = custom((value) => typeof value === "string" && isDigest(value), "must be `sha256:` followed by 64 lower-case hexadecimal digits");
const instant = (isEnd) => string().transform((text, context) => {
	const at = parseInstant(isDay(text) ? `${text}T00:00:00Z` : text);
	if (at !== void 0) return isDay(text) && isEnd ? at + 864e5 : at;
	context.addIssue({
		code: "custom",
		message: "must be a time with its zone, such as 2026-03-19T18:22:00Z"
	});
	return NEVER;
});
const windowSchema = strictObject({
	images: array(image).min(1).max(most),
	tags: array(tag).max(most).default([]),
	from: instant(false),
	to: instant(true),
	digests: array(digest).max(most).default([]),
	good: array(digest).max(most).default([])
}).superRefine(({ from, to, digests, good }, context) => {
	if (from >= to) context.addIssue({
		code: "custom",
		path: ["to"],
		message: "must be later than `from`"
	});
	for (const one of digests) if (good.includes(one)) context.addIssue({
		code: "custom",
		path: ["good"],
		message: `${one} is in \`digests\`, too`
	});
});
const incidentSchema = strictObject({
	id: string().min(1).max(200),
	aliases: array(string().max(200)).max(100).default([]),
	sources: array(string().max(2e3)).max(100).default([]),
	windows: array(windowSchema).min(1).max(100)
});
function parseIncident(name, text) {
	const document = parseDocument(text, {
		uniqueKeys: true,
		schema: "core"
	});
	const wrong = document.errors.map(({ message }) => `${name}: ${message.split("\n", 1)[0]}`);
	if (wrong.length > 0) return { issues: wrong };
	let value;
	try {
		value = document.toJS({ maxAliasCount: 100 });
	} catch (error) {
		return { issues: [`${name}: ${error instanceof Error ? error.message : String(error)}`] };
	}
	return checked(value, (path) => `${name}: ${path === "" ? "the document" : `\`${path}\``} `);
}
function incidentOfFlags({ image: images, tag: tags, digest: digests, from, to }) {
	const missing = Object.entries({
		image: images[0],
		from,
		to
	}).filter(([, value]) => value === void 0);
	if (missing.length > 0) return { issues: [`${missing.map(([name]) => `\`--${name}\``).join(", ")} ${missing.length === 1 ? "is" : "are"} missing: name an incident file, or set --image, --from and --to.`] };
	const flagOf = {
		images: "image",
		tags: "tag",
		digests: "digest"
	};
	return checked({
		id: "unnamed",
		windows: [{
			images,
			tags,
			digests,
			from,
			to
		}]
	}, (path) => {
		const [, , field = ""] = path.split(".");
		return `\`--${flagOf[field] ?? field}\` `;
	});
}
function checked(value, where) {
	const parsed = incidentSchema.safeParse(value);
	if (parsed.success) return { incident: parsed.data };
	return { issues: parsed.error.issues.map(({ path, message }) => `${where(path.join("."))}${message}.`) };
}
// lib/exposure/index.js
const defaultRequests = 4500;
async function exposure(context) {
	const { environment, invocation } = context;
	const [read, repository] = [await incidentOf(context), repositoryOf(context)];
	const most = invocation.flags.get("max-requests") ?? String(defaultRequests);
	const issues = [
		..."issues" in read ? read.issues : [],
		..."issue" in repository ? [repository.issue] : [],
		.../^[1-9]\d{0,6}$/.test(most) ? [] : ["`--max-requests` must be a whole number from 1."]
	];
	if ("issues" in read || "issue" in repository || issues.length > 0) return usageErrors(context, "usage", issues);
	const token = githubTokenOf(context);
	if (token === void 0) return printFailure(context, {
		cause: "no-credential",
		subject: "GitHub",
		message: "Logs are only read with a token: set --github-token or GITHUB_TOKEN"
	});
	const { host } = guardHost(folderHost(context, "."));
	try {
		const addresses = readAddresses((variable) => environment[variable] || void 0);
		const api = apiAt(host, addresses, token);
		const { incident } = read;
		const { from, to } = periodOf(incident);
		const commits = await ofRepository(api, repository, await commitWindow(".", from, to));
		const maxRequests = Number(most);
		const report = await investigate({
			incident,
			repository,
			api,
			host,
			commits,
			maxRequests
		});
		const html = invocation.flags.get("html");
		if (html !== void 0) await host.files.save(html, "exposure.html", (await import("./page-DxlaT5zH.js")).exposurePage(report));
		if (invocation.json) await printJson(context, report);
		else context.out(exposureMarkdown(report));
		return exposureExitCode(report);
	} catch (error) {
		return printFailure(context, gapFrom(error, `${repository.owner}/${repository.name}`));
	}
}
async function incidentOf(context) {
	const { invocation } = context;
	const file = invocation.operands[0];
	const flags = {
		image: linesOf(invocation, "image"),
		tag: linesOf(invocation, "tag"),
		digest: linesOf(invocation, "digest"),
		from: invocation.flags.get("from"),
		to: invocation.flags.get("to")
	};
	if (file === void 0) return incidentOfFlags(flags);
	const both = [
		"image",
		"tag",
		"digest",
		"from",
		"to"
	].filter((name) => invocation.flags.has(name));
	if (both.length > 0) return { issues: [`Name either an incident file or ${both.map((name) => `\`--${name}\``).join(", ")}, not both.`] };
	const read = await readUserFile(file, maxIncidentBytes);
	return "text" in read ? parseIncident(file, read.text) : { issues: [`${file}: ${read.unreadable}.`] };
}
function repositoryOf({ invocation, environment }) {
	const named = invocation.flags.get("repository") ?? environment.GITHUB_REPOSITORY ?? "";
	const [, owner, name] = /^([\w.-]+)\/([\w.-]+)$/.exec(named) ?? [];
	if (owner !== void 0 && name !== void 0) return {
		owner,
		name
	};
	return { issue: named === "" ? "Set `--repository` to OWNER/REPO." : "`--repository` must be one OWNER/REPO." };
}
async function ofRepository(api, repository, commits) {
	const one = commits?.before.find(({ branch }) => branch === commits.defaultBranch) ?? commits?.within.at(-1);
	if (one === void 0) return void 0;
	try {
		return await resolveCommit(api, repository, one.commit) === one.commit ? commits : void 0;
	} catch (error) {
		if (error instanceof Failure && error.reason !== "stopped") return void 0;
		throw error;
	}
}
export { exposure };
