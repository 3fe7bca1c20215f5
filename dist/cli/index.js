#!/usr/bin/env node
import { Et as namesIn, F as usageErrors, St as essentialInputs, T as failureText, Tt as inputFlags, Wt as suggestion, ft as Failure, h as version, ut as boundHeap, w as withoutDebugOutput, x as runToEnd, xt as booleanInputs } from "../chunks/scan-DFDHd4Kl.js";
import { B as visibleJson, ot as plain } from "../chunks/reading-DT2Pr2dB.js";
import { statSync } from "node:fs";
import { once } from "node:events";
// lib/command/arguments.js
const { parseArgs } = process.getBuiltinModule("node:util");
const shortNames = {
	help: "h",
	quiet: "q",
	verbose: "v"
};
const common = [
	"json",
	"help",
	"help-all",
	"no-color",
	"version"
];
function readArguments(args, commands) {
	const typed = parse(withBooleans(args, booleanInputs), commands).positionals;
	const spec = commandIn(typed[0] === "help" ? typed.slice(1) : typed, commands);
	const { positionals, tokens } = parse(withBooleans(args, spec?.booleans ?? []), spec === void 0 ? commands : [...commands, spec]);
	const options = tokens.filter((token) => token.kind === "option");
	const has = (name) => options.some((option) => option.name === name);
	const [first = "help"] = positionals;
	const words = positionals.slice(first === "help" ? 1 : 0);
	const operands = words.slice(spec?.name.split(" ").length ?? 0);
	const help = has("help-all") ? "all" : has("help") || first === "help";
	const given = valuesOf(options, spec);
	const issues = [
		...spec === void 0 && words.length > 0 ? [notACommand(words, commands)] : [],
		...spec === void 0 || help !== false || given.issues.length > 0 ? [] : operandIssues(spec, operands),
		...spec === void 0 && words.length > 0 ? [] : given.issues
	];
	if (issues.length > 0) return {
		issues,
		...spec === void 0 ? {} : { command: spec.name }
	};
	return {
		command: has("version") ? "version" : spec?.name ?? "help",
		operands,
		flags: given.flags,
		switches: given.switches,
		json: has("json"),
		noColour: has("no-color"),
		help
	};
}
function valuesOf(options, spec) {
	const { name, flags: known = [], switches: bare = [] } = spec ?? {};
	const flags = new Map();
	const switches = new Set();
	const issues = [];
	for (const option of options) {
		const valueless = bare.includes(option.name) || common.includes(option.name);
		if (!valueless && !known.includes(option.name)) {
			const near = [
				...known,
				...bare,
				...common
			].map((one) => `--${one}`);
			const owner = name === void 0 ? "tagproof" : `\`${name}\``;
			issues.push(`\`${option.rawName}\` is not a flag of ${owner}.${suggestion(option.rawName, near)}`);
		} else if (valueless) {
			if (option.value !== void 0) issues.push(`\`${option.rawName}\` takes no value.`);
			if (bare.includes(option.name)) switches.add(option.name);
		} else if (!option.value || option.value.startsWith("--") && !option.inlineValue) issues.push(`\`${option.rawName}\` requires a value.`);
		else flags.set(option.name, [flags.get(option.name) ?? [], option.value].flat().join("\n"));
	}
	return {
		flags,
		switches,
		issues
	};
}
function notACommand(words, commands) {
	const [first = ""] = words;
	const names = commands.map(({ name }) => name);
	const group = names.filter((name) => name.startsWith(`${first} `)).map((name) => `\`${name}\``);
	if (group.length === 0) return `\`${first}\` is not a command.${suggestion(first, names)}`;
	return `\`${words.slice(0, 2).join(" ")}\` is not a command. Available: ${group.join(", ")}.`;
}
function operandIssues({ name, operand, operands: many }, given) {
	const max = operand === void 0 ? 0 : many === void 0 ? 1 : Number.POSITIVE_INFINITY;
	if (given.length > max) return [`\`${given.at(-1)}\` is an unexpected operand.`];
	return operand !== void 0 && !operand.startsWith("[") && many === void 0 && !given[0] ? [`\`${name}\` requires ${operand}.`] : [];
}
function commandIn(words, commands) {
	return commands.findLast(({ name }) => `${words.join(" ")} `.startsWith(`${name} `));
}
function withBooleans(args, booleans) {
	return args.map((arg, index) => {
		return arg.startsWith("--") && booleans.includes(arg.slice(2)) && !["true", "false"].includes(args[index + 1] ?? "") ? `${arg}=true` : arg;
	});
}
function parse(args, commands) {
	const types = commands.flatMap(({ flags, switches = [] }) => [...flags.map((name) => [name, {
		type: "string",
		multiple: true
	}]), ...switches.map((name) => [name, { type: "boolean" }])]);
	const options = Object.fromEntries([
		...types,
		...common.map((name) => [name, { type: "boolean" }]),
		...Object.entries(shortNames).map(([name, short]) => [name, {
			type: "boolean",
			short
		}])
	]);
	return parseArgs({
		args: [...args],
		options,
		strict: false,
		allowPositionals: true,
		tokens: true
	});
}
// lib/host/standard-output.js
function jsonOutput({ out, outParts }) {
	return {
		out: (text) => out(visibleJson(text)),
		outParts: (parts) => outParts(visibleParts(parts))
	};
}
function* visibleParts(parts) {
	for (const part of parts) yield visibleJson(part);
}
function standardOutput({ stdout, stderr } = process, onUnread = () => void 0) {
	const unread = new Set();
	for (const stream of [stdout, stderr]) stream.on("error", (error) => {
		if (error.code !== "EPIPE") throw error;
		const isNew = !unread.has(stream);
		unread.add(stream);
		if (isNew && stream === stdout) onUnread();
	});
	function write(stream, text) {
		if (stderr.isTTY) stderr.write("\r\x1B[K");
		return unread.has(stream) || stream.write(text);
	}
	async function taken() {
		try {
			await once(stdout, "drain");
		} catch (error) {
			if (!unread.has(stdout)) throw error;
		}
	}
	return {
		out: (text) => void write(stdout, `${text}\n`),
		async outParts(parts) {
			write(stdout, "");
			for (const part of parts) {
				if (unread.has(stdout)) return;
				if (!stdout.write(part)) await taken();
			}
		},
		err: (text) => void write(stderr, `${text}\n`),
		progress: (text) => void write(stderr, text)
	};
}
// lib/cli/args/command.js
const waiverFlags = {
	check: "check",
	image: "image",
	tag: "tag",
	paths: "path",
	artifact: "artifact",
	advisory: "advisory",
	reason: "reason",
	expires: "expires",
	owner: "owner",
	acknowledged: "acknowledged"
};
const replayFlags = [
	"fail-on",
	"on-incomplete",
	"max-age",
	"as-of"
];
const platformFlags = namesIn("platform");
const credentialFlags = [
	"identity",
	"oidc-audience",
	"oidc-token-file",
	"oidc-token-env",
	"token",
	"registry-token"
];
const groups = {
	start: "Get started",
	work: "Everyday commands",
	look: "Investigate",
	many: "Many repositories",
	setUp: "Sign-in",
	tools: "Utilities"
};
// lib/cli/args/everyday.js
const gating = {
	flags: inputFlags,
	booleans: booleanInputs,
	switches: [
		"quiet",
		"verbose",
		"no-cache"
	],
	essential: essentialInputs
};
const everyday = [
	{
		name: "demo",
		group: groups.start,
		summary: "Run a complete example on this machine: no account, no network",
		flags: [],
		switches: ["incident"],
		examples: ["demo", "demo --incident"],
		exits: { 0: "the example completed as expected" },
		start: async (context) => (await import("../chunks/demo-BDYPH1is.js")).demo(context)
	},
	{
		name: "setup",
		operand: "[DIR]",
		group: groups.start,
		summary: "Set a repository up: identity, roles, workflow and policy, in one step",
		flags: [
			...platformFlags,
			...[
				"token",
				"group",
				"name",
				"repository",
				"ci",
				"server",
				"branch"
			],
			...[
				"owner-id",
				"repository-id",
				"issuer",
				"action"
			]
		],
		switches: [
			"yes",
			"dry-run",
			"try",
			"undo"
		],
		essential: [
			"platform",
			"token",
			"group",
			"repository",
			"ci",
			"branch",
			"action"
		],
		examples: [
			"setup --dry-run",
			"setup",
			"setup --yes --group acme --action OWNER/REPO@SHA",
			"setup --undo"
		],
		exits: {
			0: "set up",
			1: "set up, but doctor found a problem, or with --try the gate failed",
			2: "invalid usage, or an answer is missing; nothing was done",
			3: "the platform refused, or a file could not be written; everything was undone"
		},
		start: async (context) => (await import("../chunks/setup-DrePo2CZ.js")).setup(context)
	},
	{
		name: "init",
		operand: "[DIR]",
		group: groups.start,
		summary: "Inspect the repository and propose a workflow and a policy",
		flags: [
			"platform",
			"identity",
			"action"
		],
		switches: ["write"],
		examples: ["init", "init --platform chainguard --identity UID --write"],
		exits: {
			0: "files proposed or written",
			3: "a file could not be read or written"
		},
		start: async (context) => (await import("../chunks/init-Dow6hZXD.js")).init(context)
	},
	{
		name: "doctor",
		operand: "[DIR]",
		group: groups.start,
		summary: "Diagnose configuration problems and suggest fixes",
		flags: [
			...platformFlags,
			...credentialFlags,
			"group",
			"config",
			"github-token"
		],
		examples: ["doctor --platform chainguard --identity UID", "doctor . --json"],
		exits: {
			0: "no problem found",
			1: "problems found",
			3: "something could not be checked"
		},
		start: async (context) => (await import("../chunks/doctor-CEyP4IYw.js").then((n) => n.n)).doctor(context)
	},
	{
		name: "verify",
		operand: "[DIR]",
		group: groups.work,
		summary: "Verify every image reference; changes files only with --fix",
		...gating,
		switches: [
			"fix",
			"watch",
			...gating.switches
		],
		examples: [
			"verify",
			"verify --fix",
			"verify . --platform chainguard --identity UID --max-age 7d",
			"verify . --fail-on unpinned,missing-tag --json"
		],
		start: async (context) => (await import("../chunks/gate-CYeapkKr.js").then((n) => n.o)).gate(context)
	},
	{
		name: "pin",
		operand: "[DIR]",
		group: groups.work,
		summary: "Write missing and outdated digests",
		...gating,
		switches: [
			"dry-run",
			"check-rendered",
			...gating.switches
		],
		examples: [
			"pin",
			"pin --check-rendered",
			"pin --dry-run",
			"pin --dry-run | git apply",
			"pin . --paths '**/Dockerfile' --ledger true"
		],
		start: async (context) => (await import("../chunks/gate-CYeapkKr.js").then((n) => n.o)).gate(context)
	},
	{
		name: "unpin",
		operand: "[DIR]",
		group: groups.work,
		summary: "Remove the digests that pins have written, offline; tags stay",
		flags: [
			"paths",
			"exclude",
			"image"
		],
		switches: ["dry-run"],
		examples: [
			"unpin",
			"unpin --image 'ghcr.io/acme/*'",
			"unpin . --paths '**/Dockerfile' --dry-run"
		],
		exits: {
			0: "no digest of these images is left",
			1: "a digest has to stay: it has no tag, or is where pins write none",
			3: "a file could not be read or written"
		},
		start: async (context) => (await import("../chunks/unpin-B9aeD2uW.js")).unpin(context)
	},
	{
		name: "audit",
		operand: "[DIR]",
		group: groups.work,
		summary: "Report all findings; fail only if --fail-on is set",
		...gating,
		flags: [
			...inputFlags,
			"repository",
			"shard",
			"plan",
			"jobs",
			"since",
			"known"
		],
		switches: ["json-lines", ...gating.switches],
		examples: [
			"audit . --html report.html",
			"audit . --since last.json --report tagproof.json",
			"audit --repository OWNER/REPO@main",
			"audit --shard 3/8 --plan plan.json --report shard.jsonl",
			"audit --json-lines --repository OWNER/REPO > repository.jsonl"
		],
		start: async (context) => (await import("../chunks/audit-DxGuqpT-.js")).audit(context)
	},
	{
		name: "scan",
		operand: "[DIR]",
		group: groups.work,
		summary: "List image references, offline",
		flags: ["paths", "exclude"],
		switches: ["pinned", "watch"],
		examples: [
			"scan",
			"scan . --pinned",
			"scan . --exclude 'test/**' --json"
		],
		exits: {
			0: "references listed",
			1: "with --pinned: a reference is not pinned",
			3: "a file could not be read"
		},
		start: async (context) => (await import("../chunks/scan-DFDHd4Kl.js").then((n) => n.t)).scan(context)
	},
	{
		name: "waive",
		operand: "[DIR]",
		group: groups.work,
		summary: "Add a waiver to the policy file",
		flags: [...Object.values(waiverFlags), "config"],
		examples: ["waive --check unpinned --path 'legacy/**' --reason 'Retired in spring' --expires 2030-03-31"],
		exits: { 0: "waiver added" },
		start: async (context) => (await import("../chunks/waive-NKUm_wpa.js")).waive(context)
	}
];
// lib/cli/args/commands.js
const investigating = [
	{
		name: "replay",
		operand: "REPORT",
		group: groups.look,
		summary: "Re-evaluate a recorded report offline, with other settings or policy",
		flags: [...replayFlags, "config"],
		examples: ["replay tagproof-report.json", "replay tagproof-report.json --fail-on warning"],
		start: async (context) => (await import("../chunks/replay-BKgoeCF_.js")).replayReport(context)
	},
	{
		name: "history",
		operand: "IMAGE:TAG",
		group: groups.look,
		summary: "Show which digests a tag pointed to, and when",
		flags: [
			...platformFlags,
			...credentialFlags,
			"ledger",
			"start",
			"end"
		],
		examples: ["history cgr.dev/chainguard/nginx:latest --platform chainguard", "history quay.io/prometheus/prometheus:latest"],
		exits: {
			0: "history shown",
			3: "the history could not be read completely"
		},
		start: async (context) => (await import("../chunks/history-C4DfGiuN.js")).history(context)
	},
	{
		name: "images",
		operand: "[DIR]",
		group: groups.look,
		summary: "List the tags of the organization, their ends of life, and who uses them",
		flags: [
			...platformFlags,
			"token",
			"group",
			"image",
			"order",
			"used-in",
			"config"
		],
		switches: ["unused", "csv"],
		examples: ["images --platform chainguard --group UID --unused --used-in organization.jsonl", "images --platform chainguard --group UID --order 'moved desc' --csv"],
		exits: {
			0: "tags listed",
			3: "the platform or a file could not be read, so a use may be missing"
		},
		start: async (context) => (await import("../chunks/platform-D_T5njHo.js")).listImages(context)
	},
	{
		name: "tag",
		operand: "NAME:TAG",
		group: groups.look,
		summary: "Show a tag: platforms, sizes, vulnerabilities and readme",
		flags: [
			...platformFlags,
			"token",
			"group"
		],
		examples: ["tag node:20 --platform chainguard --group UID"],
		exits: {
			0: "tag shown",
			3: "the platform does not list the tag, or could not be reached"
		},
		start: async (context) => (await import("../chunks/platform-D_T5njHo.js")).showTag(context)
	},
	{
		name: "coverage",
		operand: "[DIR]",
		group: groups.look,
		summary: "Show how many pins each registry proves, and what would prove more",
		flags: [...[
			...platformFlags,
			...credentialFlags,
			"config",
			"paths",
			"exclude",
			"history-sources",
			"ledger"
		], ...["github-token", "policy-from"]],
		examples: ["coverage", "coverage . --json"],
		exits: {
			0: "coverage shown",
			3: "shown without what could not be read"
		},
		start: async (context) => (await import("../chunks/coverage-CwwLtBFk.js")).coverageCommand(context)
	},
	{
		name: "running",
		operand: "REPORT",
		group: groups.look,
		summary: "Compare what a cluster or an engine runs with the pins of a report",
		flags: [
			"from",
			...platformFlags,
			...credentialFlags,
			"config",
			"history-sources",
			"ledger",
			"policy-from"
		],
		switches: ["csv"],
		examples: ["running --from pods.json tagproof-report.json", "running --from containers.json tagproof-report.json --json"],
		exits: {
			0: "everything of the report that runs, runs as pinned",
			1: "something else runs, or is started by its tag",
			3: "of something it is not known"
		},
		start: async (context) => (await import("../chunks/running-BKRp91Q7.js")).runningCommand(context)
	},
	{
		name: "releases",
		operand: "IMAGE...",
		operands: true,
		group: groups.look,
		summary: "Write tags with digests and times, for Renovate's custom datasources",
		flags: [
			...platformFlags,
			...credentialFlags,
			"history-sources",
			"ledger",
			"min-age"
		],
		examples: ["releases quay.io/prometheus/prometheus > releases.json", "releases cgr.dev/chainguard/nginx --platform chainguard --min-age 7d"],
		exits: {
			0: "written",
			3: "written without what could not be read"
		},
		start: async (context) => (await import("../chunks/releases-CSspuyiK.js")).releases(context)
	},
	{
		name: "exposure",
		operand: "[INCIDENT]",
		group: groups.look,
		summary: "Show which runs of CI used an image while it was bad",
		flags: [...[
			"image",
			"tag",
			"digest",
			"from",
			"to",
			"repository",
			"github-token",
			"max-requests",
			"html"
		]],
		examples: ["exposure incident.yaml --repository OWNER/REPO --html exposure.html", "exposure --image docker.io/acme/scanner --tag latest --from 2026-04-22T12:35:00Z --to 2026-04-23"],
		exits: {
			0: "not exposed",
			1: "exposed",
			3: "possibly exposed, or not everything could be read"
		},
		start: async (context) => (await import("../chunks/exposure-BvrlKyUc.js")).exposure(context)
	},
	{
		name: "diff",
		operand: "OLD NEW",
		operands: true,
		group: groups.look,
		summary: "Show what a new digest of an image changes",
		flags: [
			...platformFlags,
			...credentialFlags,
			"image-platform"
		],
		examples: ["diff IMAGE@sha256:OLD IMAGE@sha256:NEW", "diff docker.io/library/node:22.1 docker.io/library/node:22.2 --image-platform linux/amd64"],
		exits: {
			0: "compared",
			3: "an image could not be read"
		},
		start: async (context) => (await import("../chunks/diff-o5AB2Qax.js")).compareImages(context)
	},
	{
		name: "signatures",
		operand: "IMAGE",
		group: groups.look,
		summary: "Show who signed an image, and the policy that would require it",
		flags: [
			...platformFlags,
			...credentialFlags,
			"key",
			"trusted-root",
			"sigstore-root",
			"github-token"
		],
		examples: ["signatures ghcr.io/acme/app:1.2.3", "signatures registry.example.com/vendor/app@sha256:DIGEST --key keys/vendor.pub"],
		exits: {
			0: "signatures shown",
			3: "not everything could be read"
		},
		start: async (context) => (await import("../chunks/signatures-BFOcYUHD.js")).signatures(context)
	},
	{
		name: "cluster-policy",
		operand: "[FILE]",
		group: groups.look,
		summary: "Convert signature rules to a ClusterImagePolicy, or back",
		flags: ["config"],
		examples: ["cluster-policy", "cluster-policy cluster-image-policies.yaml"],
		exits: {
			0: "converted without loss",
			3: "converted; the notes say what is lost or stricter"
		},
		start: async (context) => (await import("../chunks/cluster-policy-DVwNVTj1.js")).clusterPolicy(context)
	},
	{
		name: "enforce",
		operand: "REPORT",
		group: groups.look,
		summary: "Write what a report proves as the rules of a builder or of a cluster",
		flags: [
			"as",
			"out",
			"check"
		],
		essential: ["as"],
		examples: ["enforce tagproof-report.json --as buildkit --out buildkit-policy.json", "enforce tagproof-report.json --as admission --check cluster/images.yaml"],
		exits: {
			0: "written, or nothing differs",
			1: "with --check: the file differs",
			2: "invalid usage, or there is nothing to write",
			3: "written, or nothing differs; the notes say what the engine cannot express"
		},
		start: async (context) => (await import("../chunks/enforce-0qc3UgYX.js")).enforce(context)
	},
	{
		name: "mcp",
		operand: "[DIR]",
		group: groups.look,
		summary: "Answer agents about images, by the Model Context Protocol",
		flags: [...[
			...platformFlags,
			...credentialFlags,
			"config",
			"policy-from",
			"history-sources",
			"ledger"
		], ...[
			"max-age",
			"min-age",
			"timeout",
			"cache",
			"github-token"
		]],
		essential: [
			"platform",
			"identity",
			"token",
			"config",
			"max-age",
			"min-age"
		],
		examples: ["mcp", "mcp . --platform chainguard --identity UID"],
		exits: { 0: "the input has ended" },
		start: async (context) => (await import("../chunks/mcp-tX00__xo.js")).mcp(context)
	},
	{
		name: "explain",
		operand: "[NAME]",
		group: groups.look,
		summary: "Explain a check or an error code and how to fix it",
		flags: [],
		examples: [
			"explain",
			"explain stale-digest",
			"explain sign-in"
		],
		exits: { 0: "explanation shown" },
		start: async (context) => (await import("../chunks/explain-oqqfGFVZ.js")).explain(context)
	},
	{
		name: "plan",
		operand: "[ORGANIZATION]",
		group: groups.many,
		summary: "Distribute repositories over the jobs of a matrix",
		flags: [...[
			"list",
			"shards",
			"match",
			"exclude",
			"topic",
			"since",
			"output",
			"known",
			"github-token"
		], ...[
			...platformFlags,
			...credentialFlags,
			"group"
		]],
		switches: [
			"archived",
			"forks",
			"full"
		],
		essential: [
			"list",
			"shards",
			"match",
			"exclude",
			"topic",
			"since",
			"output",
			"known"
		],
		examples: [
			"plan acme --shards 8 --exclude '*-archive'",
			"plan --list repositories.txt",
			"plan acme --since last.jsonl --output carried.jsonl --known known.jsonl"
		],
		exits: {
			0: "plan printed",
			2: "invalid usage, or no repository left",
			3: "the repositories could not be listed"
		},
		start: async (context) => (await import("../chunks/plan-DtZ_Z2hE.js")).plan(context)
	},
	{
		name: "merge",
		operand: "FILE...",
		operands: true,
		group: groups.many,
		summary: "Merge the shard reports of a matrix, or of exposure",
		flags: [
			"plan",
			"since",
			"output",
			"report",
			"html",
			"on-incomplete"
		],
		examples: ["merge shard-*.jsonl --plan plan.json --html report.html", "merge shard-*.jsonl --since last.json --report report.json"],
		start: async (context) => (await import("../chunks/merge-Dp33sR1K.js")).merge(context)
	}
];
const workflowFlags = [
	"repository",
	"ref",
	"environment",
	"owner-id",
	"repository-id",
	"issuer"
];
const setUp = [
	{
		name: "identity create",
		group: groups.setUp,
		summary: "Create an identity that a workflow can assume, and bind its roles",
		flags: [
			...platformFlags,
			"token",
			"group",
			...workflowFlags,
			"role",
			"name"
		],
		switches: ["pull-request", "dry-run"],
		examples: ["identity create --platform chainguard --group UID --repository OWNER/REPO --ref main --dry-run"],
		exits: {
			0: "identity created",
			3: "the platform refused the request or could not be reached"
		},
		start: async (context) => (await import("../chunks/create-BskKH0_Z.js")).createIdentity(context)
	},
	{
		name: "identity list",
		group: groups.setUp,
		summary: "List identities: what they expect of workflows, and their roles",
		flags: [
			...platformFlags,
			"token",
			"group"
		],
		switches: ["csv"],
		examples: ["identity list --platform chainguard --group UID"],
		exits: {
			0: "identities listed",
			3: "the platform refused the request or could not be reached"
		},
		start: async (context) => (await import("../chunks/platform-D_T5njHo.js")).listIdentities(context)
	},
	{
		name: "identity update",
		group: groups.setUp,
		summary: "Change what an identity expects, such as after a rename; roles stay",
		flags: [
			...platformFlags,
			"token",
			"identity",
			...workflowFlags,
			"name"
		],
		switches: ["pull-request", "dry-run"],
		examples: ["identity update --platform chainguard --identity UID --repository OWNER/NEW --dry-run"],
		exits: {
			0: "identity updated",
			3: "the platform refused the request or could not be reached"
		},
		start: async (context) => (await import("../chunks/update-CN_plRgs.js")).updateIdentity(context)
	},
	{
		name: "identity explain",
		group: groups.setUp,
		summary: "Compare a workflow token's claims with an identity's claim match",
		flags: [
			...platformFlags,
			"token",
			"identity",
			"oidc-audience",
			"token-file"
		],
		examples: ["identity explain --platform chainguard --identity UID --token-file FILE"],
		exits: {
			0: "the claims match",
			1: "the claims differ",
			3: "the platform refused the request or could not be reached"
		},
		start: async (context) => (await import("../chunks/explain-BqM6x-0m.js")).explainIdentity(context)
	},
	{
		name: "identity delete",
		group: groups.setUp,
		summary: "Delete an identity and its role bindings",
		flags: [
			...platformFlags,
			"token",
			"identity"
		],
		switches: ["dry-run"],
		examples: ["identity delete --platform chainguard --identity UID --dry-run"],
		exits: {
			0: "identity deleted",
			3: "the platform refused the request or could not be reached"
		},
		start: async (context) => (await import("../chunks/delete-BAxhYfx4.js")).deleteIdentity(context)
	},
	{
		name: "emulator",
		group: groups.tools,
		summary: "Serve an emulated platform on loopback, for trials and tests",
		flags: [
			"port",
			"state",
			"faults",
			"seed",
			"clock",
			"tls-cert",
			"tls-key"
		],
		switches: ["example"],
		examples: [
			"emulator --json",
			"emulator --example",
			"emulator --seed 7 --clock 2026-11-01T00:00:00Z"
		],
		exits: { 0: "stopped by Ctrl+C" },
		start: async (context) => (await import("../chunks/emulator-DoTZoDvC.js")).emulator(context)
	}
];
const caching = [
	{
		name: "cache stats",
		group: groups.tools,
		summary: "Show what the cache has, by kind and size",
		flags: ["cache"],
		examples: ["cache stats --cache ~/.cache/tagproof"],
		exits: { 0: "cache shown" },
		start: async (context) => (await import("../chunks/cache-C5U3DZSy.js")).showCache(context)
	},
	{
		name: "cache verify",
		group: groups.tools,
		summary: "Verify every entry of the cache, and remove damaged ones",
		flags: ["cache"],
		examples: ["cache verify --cache ~/.cache/tagproof"],
		exits: {
			0: "every entry is sound",
			1: "damaged entries were removed"
		},
		start: async (context) => (await import("../chunks/cache-C5U3DZSy.js")).checkCache(context)
	},
	{
		name: "cache clear",
		group: groups.tools,
		summary: "Remove every entry of the cache",
		flags: ["cache"],
		examples: ["cache clear --cache ~/.cache/tagproof"],
		exits: { 0: "cache cleared" },
		start: async (context) => (await import("../chunks/cache-C5U3DZSy.js")).clearCache(context)
	}
];
const commands = [
	...everyday,
	...investigating,
	...setUp,
	...caching,
	{
		name: "completion",
		operand: "SHELL",
		group: groups.tools,
		summary: "Print a completion script for bash, zsh or fish",
		flags: [],
		examples: [
			"completion bash",
			"completion zsh",
			"completion fish"
		],
		exits: { 0: "script printed" },
		start: async (context) => (await import("../chunks/completion-9mQ_3rMj.js")).completion(context, commands)
	}
];
// lib/cli/index.js
let isEndless = false;
const { out, outParts, err, progress } = standardOutput(process, () => {
	if (isEndless) process.kill(process.pid, "SIGTERM");
});
async function ask(question) {
	const { askOn } = await import("../chunks/question-CXMWPDrZ.js");
	return askOn({
		input: process.stdin,
		output: process.stderr
	}, question, () => process.kill(process.pid, "SIGINT"));
}
async function terminalOptions(noColour) {
	const { createSupportsHyperlinks } = await import("../chunks/supports-hyperlinks-B7JvlPEP.js");
	return {
		colour: process.stdout.hasColors() && !process.env.NO_COLOR && !noColour,
		...process.stdout.columns > 0 ? { width: process.stdout.columns } : {},
		links: createSupportsHyperlinks(process.stdout)
	};
}
async function main() {
	const invocation = readArguments(process.argv.slice(2), commands);
	if ("issues" in invocation) {
		const { issues, command } = invocation;
		const usage = `Usage: ${[
			"tagproof",
			command,
			"--help"
		].filter(Boolean).join(" ")}`;
		const json = process.argv.includes("--json");
		const shown = json ? jsonOutput({
			out,
			outParts
		}) : { out };
		return usageErrors({
			invocation: { json },
			...shown,
			err
		}, "usage", [...issues.map(plain), usage]);
	}
	if (invocation.command === "version") {
		out(invocation.json ? JSON.stringify({ version }) : version);
		return 0;
	}
	const command = commands.find(({ name }) => name === invocation.command);
	const format = process.stdout.isTTY ? await terminalOptions(invocation.noColour) : { colour: false };
	if (invocation.help !== false || command === void 0) {
		const { helpText } = await import("../chunks/help-DI4CawWU.js");
		out(helpText(commands, command?.name, {
			...format,
			isWhole: invocation.help === "all"
		}));
		return 0;
	}
	const [operand] = invocation.operands;
	const shown = invocation.json || invocation.switches.has("json-lines") ? jsonOutput({
		out,
		outParts
	}) : {
		out,
		outParts
	};
	if (command.operand === "[DIR]" && operand !== void 0 && !statSync(operand, { throwIfNoEntry: false })?.isDirectory()) return usageErrors({
		invocation,
		...shown,
		err
	}, "usage", [`\`${plain(operand)}\` is not a directory.`]);
	isEndless = ["emulator", "mcp"].includes(command.name) || invocation.switches.has("watch");
	const live = process.stderr.isTTY ? { progress } : {};
	const person = process.stdin.isTTY && process.stderr.isTTY ? { ask } : {};
	return command.start({
		invocation,
		environment: process.env,
		...shown,
		err,
		input: () => process.stdin,
		...process.argv[1] === void 0 ? {} : { program: process.argv[1] },
		...format,
		...live,
		...person
	});
}
async function start() {
	try {
		process.exitCode = await main();
	} catch (error) {
		const message = error instanceof Error ? error.message : String(error);
		const isKnown = error instanceof Failure;
		err(isKnown ? failureText({
			cause: error.reason,
			message
		}) : `Internal error in Tagproof: ${message} [defect]`);
		process.exitCode = 3;
	}
}
boundHeap();
runToEnd(() => withoutDebugOutput(start));
export { waiverFlags as t };
