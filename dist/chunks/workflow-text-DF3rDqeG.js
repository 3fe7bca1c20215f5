import { t as presets } from "./presets-CftpQPxC.js";
import { a as openGit, o as runGit } from "./scan-DFDHd4Kl.js";
import { o as releasedAction } from "./project-DUsCRlBa.js";
import { St as largest, yt as compact } from "./reading-DT2Pr2dB.js";
import { realpathSync } from "node:fs";
import path from "node:path";
import { createHash } from "node:crypto";
// lib/onboarding/setup/where.js
async function repositoryFacts(root) {
	const git = await openGit(root);
	if (git === void 0 || "refused" in git) return {};
	const { origin } = git;
	const [remoteHead, current] = await Promise.all([printed(git, [
		"symbolic-ref",
		"--short",
		"refs/remotes/origin/HEAD"
	]), printed(git, [
		"symbolic-ref",
		"--short",
		"HEAD"
	])]);
	const folder = path.relative(git.top, git.root).split(path.sep).join("/");
	const below = folder === "" ? void 0 : `${folder}/`;
	const place = origin === void 0 ? void 0 : placeOf(origin);
	const branch = remoteHead?.replace(/^origin\//, "") ?? current;
	return compact({
		place,
		branch,
		unusable: place === void 0 ? origin : void 0,
		below
	});
}
function placeOf(origin) {
	const scp = /^(?:[\w.-]+@)?([\w.-]+):(?!\/\/)\/?([\w./-]+?)(?:\.git)?\/?$/.exec(origin);
	const url = /^(?:https?|ssh|git):\/\/(?:[^@/]+@)?([\w.-]+)(?::\d+)?\/([\w./-]+?)(?:\.git)?\/?$/.exec(origin);
	const [, host = "", name = ""] = scp ?? url ?? [];
	const parts = name.split("/");
	if (host === "" || parts.length < 2 || parts.some((part) => /^\.{0,2}$/.test(part))) return void 0;
	const ci = ciHostOf(host);
	if (ci === "github" && parts.length !== 2) return void 0;
	return {
		...compact({ ci }),
		server: `https://${host}`,
		name
	};
}
function ciHostOf(host) {
	if (/gitlab/i.test(host)) return "gitlab";
	if (/(?:^|\.)(?:dev\.azure|visualstudio)\.com$/i.test(host)) return "azure";
	if (/^bitbucket\.org$/i.test(host)) return "bitbucket";
	return /github|\.ghe\.com$/i.test(host) ? "github" : void 0;
}
async function printed(git, args) {
	return (await runGit(git, args, 65536))?.toString("utf8").trim() || void 0;
}
// lib/onboarding/program.js
const actionPattern = /^([\w.-]+\/[\w.-]+(?:\/[\w./-]+)?)@([0-9a-f]{40})$/;
async function programSource(context) {
	const given = context.invocation.flags.get("action");
	const named = sourceOf(given ?? "");
	if (given !== void 0 && named === void 0) return { issues: ["`--action` must be OWNER/REPO@SHA with the full commit SHA of 40 digits, because a tag can be moved."] };
	if (named !== void 0) return {
		...named,
		isGiven: true
	};
	return await cloneOf(context.program) ?? sourceOf(releasedAction ?? "") ?? { issues: ["Where workflows get Tagproof from is not known, because it does not run from a clone with a remote. Add `--action OWNER/REPO@SHA`."] };
}
function sourceOf(action) {
	const [, name, commit] = actionPattern.exec(action) ?? [];
	return name === void 0 || commit === void 0 ? void 0 : {
		server: "https://github.com",
		name,
		commit
	};
}
async function cloneOf(program) {
	if (program === void 0) return void 0;
	const folder = path.dirname(realpathSync(program));
	const git = await openGit(folder);
	if (git === void 0 || "refused" in git) return void 0;
	const { place } = await repositoryFacts(folder);
	const head = (await runGit(git, ["rev-parse", "HEAD"], 1024))?.toString("utf8").trim() ?? "";
	return place === void 0 || !/^[0-9a-f]{40}$/.test(head) ? void 0 : {
		server: place.server,
		name: place.name,
		commit: head
	};
}
function actionOf({ name, commit }) {
	return `${name}@${commit}`;
}
function fetchedBy({ server, name, commit }, folder = "/tmp/tagproof-cli") {
	return {
		lines: [`git clone --quiet ${server}/${server === "https://github.com" ? name.split("/").slice(0, 2).join("/") : name} ${folder}`, `git -C ${folder} checkout --quiet ${commit}`],
		command: `node ${folder}/dist/cli/index.js`
	};
}
// lib/onboarding/init/options.js
const jobEnvironment = "tagproof";
const workflowPaths = {
	github: ".github/workflows/tagproof.yml",
	gitlab: ".gitlab/tagproof.yml",
	azure: ".azure-pipelines/tagproof.yml",
	bitbucket: "bitbucket-pipelines.yml",
	jenkins: ".jenkins/Jenkinsfile.tagproof",
	buildkite: ".buildkite/tagproof.yml"
};
const hostsWithImages = [
	"gitlab",
	"bitbucket",
	"jenkins"
];
const gitlabPipelinePath = ".gitlab-ci.yml";
const maxColumn = 46;
const mark = /^(?:# yaml-language-server:[^\n]*\n)?(?:#|\/\/) Written by tagproof \(([0-9a-f]{16})\)[^\n]*\n/;
function proposedText(lines, head = "", comment = "#") {
	const column = Math.min(maxColumn, largest(lines.map(([text]) => text.length)));
	const body = lines.map(([text, reason]) => `${reason === void 0 ? text : `${text.padEnd(column)} ${comment} ${reason}`}\n`).join("");
	return `${head}${comment} Written by tagproof (${digestOf(body)}). Until it is edited, tagproof setup may update or remove it.\n${body}`;
}
function isAsWritten(text) {
	const [first, digest] = mark.exec(text) ?? [];
	return first !== void 0 && digestOf(text.slice(first.length)) === digest;
}
function yamlText(text) {
	return /^[\w][\w./@-]*$/.test(text) ? text : JSON.stringify(text);
}
function digestOf(text) {
	return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
// lib/onboarding/init/workflow-text.js
const checkoutAction = "actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0";
function gitlabText(survey, options) {
	const platform = options.platform ?? survey.platform;
	const reports = "--code-quality gl-code-quality-report.json --junit tagproof-junit.xml";
	const token = [["  id_tokens:", "to sign in without a stored secret"], [`    TAGPROOF_ID_TOKEN: {aud: ${yamlText(audienceOf(platform, options))}}`]];
	const { lines, command } = fetchedBy(options.program);
	return proposedText([
		["images:"],
		...options.stage === void 0 ? [] : [[`  stage: ${yamlText(options.stage)}`, "the pipeline has no stage named test"]],
		[`  image: ${yamlText(imageOf(options))}`, imageReason(options)],
		["  rules:"],
		["    - if: $CI_PIPELINE_SOURCE == \"merge_request_event\"", "only what a change introduces fails it"],
		["    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH", "everything counts once it is merged"],
		...signsIn(platform, options) ? token : [],
		["  script:"],
		...lines.map((line) => [`    - ${line}`]),
		[`    - ${command} verify . \${TAGPROOF_GITLAB_TOKEN:+--comment on-findings} ${reports}${flagsOf(options)}`],
		["  artifacts:"],
		["    when: always"],
		["    reports: {codequality: gl-code-quality-report.json, junit: tagproof-junit.xml}"]
	]);
}
const jobImage = "node:24";
function githubText(survey, options) {
	const inputs = inWorkflow(options);
	const isSigningIn = signsIn(options.platform ?? survey.platform, options);
	const token = ["  id-token: write", "to sign in without a stored secret"];
	const environment = [`    environment: ${jobEnvironment}`, "gives pushes and pull requests the same OIDC subject"];
	return proposedText([
		["name: images"],
		["on:"],
		["  pull_request:", "only what a change introduces fails it"],
		["  push:", "everything counts once it is merged"],
		[`    branches: [${yamlText(options.branch ?? "main")}]`, "only your default branch: a push is judged by its own policy"],
		["  schedule:"],
		["    - cron: \"23 5 * * 1\"", "tags change and reach end-of-life between pushes"],
		["permissions:"],
		["  contents: read", "no other access to the repository is needed"],
		...isSigningIn ? [token] : [],
		["jobs:"],
		["  tagproof:"],
		["    runs-on: ubuntu-latest"],
		...isSigningIn ? [environment] : [],
		["    steps:"],
		[`      - uses: ${checkoutAction}`],
		["        with:"],
		["          persist-credentials: false", "keep the token out of the checkout"],
		[`      - uses: ${actionOf(options.program)}`, "Tagproof, by its full commit SHA"],
		...inputs.length === 0 ? [] : [["        with:"]],
		...inputs.map(([name, value]) => [`          ${name}: ${yamlText(value)}`])
	]);
}
function imageOf({ image = jobImage }) {
	return image;
}
function imageReason(options) {
	return imageOf(options).includes("@") ? "Node and git, by digest" : "tagproof pin adds its digest";
}
function flagsOf(options) {
	return inWorkflow(options).map(([name, value]) => ` --${name} ${value}`).join("");
}
function signsIn(platform, { identity, addresses = [] }) {
	return platform !== void 0 || identity !== void 0 || addresses.length > 0;
}
function inWorkflow({ addresses = [], identity }) {
	if (addresses.length === 0) return [];
	return identity === void 0 ? addresses : [...addresses, ["identity", identity]];
}
function audienceOf(platform, { audience }) {
	const preset = platform === void 0 ? void 0 : presets[platform];
	return audience ?? (preset === void 0 ? "AUDIENCE" : new URL(preset.issuerUrl).host);
}
export { fetchedBy as _, imageOf as a, signsIn as c, isAsWritten as d, jobEnvironment as f, actionOf as g, yamlText as h, gitlabText as i, gitlabPipelinePath as l, workflowPaths as m, flagsOf as n, imageReason as o, proposedText as p, githubText as r, jobImage as s, checkoutAction as t, hostsWithImages as u, programSource as v, repositoryFacts as y };
