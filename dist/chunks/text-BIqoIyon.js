import { kt as defaultPolicyPath } from "./scan-DFDHd4Kl.js";
import { n as scanCheckout, ot as plain, pt as pathMatcher, r as scanners, st as plural, x as whereIs, xt as groupedBy, yt as compact } from "./reading-DT2Pr2dB.js";
import { r as presetRegistries } from "./clients-1vmCjFb-.js";
import { i as policySchemaLine } from "./project-DUsCRlBa.js";
import { t as presets } from "./presets-CftpQPxC.js";
import { i as wrapped, r as terminalTable } from "./columns-qy4O7SPN.js";
import { _ as fetchedBy, a as imageOf, c as signsIn, h as yamlText, i as gitlabText, l as gitlabPipelinePath, m as workflowPaths, n as flagsOf, o as imageReason, p as proposedText, r as githubText, u as hostsWithImages } from "./workflow-text-DF3rDqeG.js";
import { styleText } from "node:util";
// lib/onboarding/init/job-texts.js
const reports = "--junit tagproof-junit.xml --html tagproof.html";
const tokens = ["TAGPROOF_TOKEN", "TAGPROOF_REGISTRY_TOKEN"];
function needsTokens({ platform: found }, options) {
	return signsIn(options.platform ?? found, options);
}
function indented(spaces, lines) {
	return lines.map((line) => [`${" ".repeat(spaces)}${line}`]);
}
const azureText = (survey, options) => {
	const { branch = "main" } = options;
	const { lines, command } = fetchedBy(options.program, "\"$AGENT_TEMPDIRECTORY/tagproof-cli\"");
	return proposedText([
		["trigger:"],
		[`  branches: {include: [${yamlText(branch)}]}`, "everything counts once it is merged"],
		["pr:", "only what a change introduces fails it; in Azure Repos, a branch policy runs it"],
		["  branches: {include: ['*']}"],
		["schedules:"],
		[`  - {cron: "23 5 * * 1", always: true, branches: {include: [${yamlText(branch)}]}}`],
		["pool: {vmImage: ubuntu-latest}"],
		["steps:"],
		["  - checkout: self"],
		["    fetchDepth: 0", "the base of a change"],
		["  - script: |"],
		...indented(6, [
			"set -e",
			...lines,
			`target="\${SYSTEM_PULLREQUEST_TARGETBRANCH#refs/heads/}"`
		]),
		[`      ${command} verify . --base "\${target:-${branch}}" ${reports}${flagsOf(options)}`],
		["    displayName: Images"],
		...needsTokens(survey, options) ? [["    env:", "secret variables of the pipeline"], ...indented(6, tokens.map((name) => `${name}: $(${name})`))] : [],
		["  - task: PublishTestResults@2"],
		["    condition: always()"],
		["    inputs: {testResultsFiles: tagproof-junit.xml}"]
	]);
};
const bitbucketText = (_, options) => {
	const { branch = "main" } = options;
	const { lines, command } = fetchedBy(options.program);
	const verify = `${command} verify . --base "$base" --junit test-results/tagproof.xml --html tagproof.html`;
	return proposedText([
		[`image: ${yamlText(imageOf(options))}`, imageReason(options)],
		["definitions:"],
		["  steps:"],
		["    - step: &images"],
		["        name: Images"],
		["        clone: {depth: full}", "the base of a change"],
		["        script:", "tokens are secured variables of the repository, which every step has"],
		...indented(10, [
			`- base="\${BITBUCKET_PR_DESTINATION_BRANCH:-${branch}}"`,
			"- git fetch --quiet origin \"+refs/heads/$base:refs/remotes/origin/$base\"",
			"- mkdir -p test-results",
			...lines.map((line) => `- ${line}`),
			`- ${verify}${flagsOf(options)}`
		]),
		["        artifacts: [tagproof.html]"],
		["pipelines:"],
		["  pull-requests:"],
		["    '**':", "only what a change introduces fails it"],
		["      - step: *images"],
		["  branches:"],
		[`    ${yamlText(branch)}:`, "everything counts once it is merged"],
		["      - step: *images"]
	]);
};
const jenkinsText = (survey, options) => {
	const { lines, command } = fetchedBy(options.program);
	const run = [
		"sh '''",
		...[...lines, `${command} verify . ${reports}${flagsOf(options)}`].map((line) => `  ${line}`),
		"'''"
	];
	const secrets = tokens.map((name) => `string(credentialsId: '${name.toLowerCase().replaceAll("_", "-")}', variable: '${name}')`);
	const steps = needsTokens(survey, options) ? [
		`withCredentials([${secrets.join(", ")}]) {`,
		...run.map((line) => `  ${line}`),
		"}"
	] : run;
	return proposedText([
		["pipeline {", "of a multibranch pipeline, which says what it builds"],
		[`  agent { docker { image '${imageOf(options)}' } }`, imageReason(options)],
		["  triggers { cron('H 5 * * 1') }", "tags change between pushes"],
		["  stages {"],
		["    stage('Images') {"],
		["      steps {"],
		...indented(8, steps),
		["      }"],
		["    }"],
		["  }"],
		["  post {"],
		["    always {"],
		["      junit 'tagproof-junit.xml'"],
		["      archiveArtifacts 'tagproof.html'"],
		["    }"],
		["  }"],
		["}"]
	], "", "//");
};
const buildkiteText = (_, options) => {
	const { branch = "main" } = options;
	const { lines, command } = fetchedBy(options.program, "\"$$tools/cli\"");
	return proposedText([
		["steps:"],
		["  - label: Images", "on an agent with Node 20.17 or newer"],
		["    key: images"],
		["    commands:", "tokens are secrets of the cluster, or set by a hook of the agent"],
		...indented(6, [
			"- tools=\"$$(mktemp -d)\"",
			...lines.map((line) => `- ${line}`),
			`- base="$\${BUILDKITE_PULL_REQUEST_BASE_BRANCH:-${branch}}"`,
			"- git fetch --quiet origin \"+refs/heads/$$base:refs/remotes/origin/$$base\"",
			`- ${command} verify . ${reports}${flagsOf(options)}`
		]),
		["    artifact_paths: [tagproof.html, tagproof-junit.xml]"]
	]);
};
const jobTexts = {
	azure: azureText,
	bitbucket: bitbucketText,
	jenkins: jenkinsText,
	buildkite: buildkiteText
};
// lib/onboarding/init/proposal.js
function policyText(survey, options) {
	const unpinned = survey.references - survey.pinned - survey.opaque;
	const hasOtherRegistries = hostsWithImages.includes(options.ci) || survey.registries.length > (survey.platform === void 0 ? 0 : 1);
	const lines = [
		...platformLines(options.platform ?? survey.platform, options),
		["max-age: 14d", "how long a pin may stay behind the current digest"],
		["min-age: 1d", "use new digests after a day, so that bad releases can be noticed first"],
		["fail-on: error", "warnings are reported but do not fail the gate"],
		...when(hasOtherRegistries, ["ledger: true", "record digests of registries without tag history"]),
		...when(unpinned > 0, ["checks:"], ["  unpinned: warning", `${unpinned} not pinned yet; delete this line after running tagproof pin`]),
		...when(survey.samples.length > 0, ["overrides:"], [`  - paths: [${survey.samples.map(yamlText).join(", ")}]`, "never deployed: examples and development"], ["    checks: {unpinned: notice}", "a digest that is wrong still fails"])
	];
	return proposedText(lines, policySchemaLine);
}
function platformLines(platform, { identity, addresses = [] }) {
	if (platform === void 0 || addresses.length > 0) return [];
	return [
		[`platform: ${yamlText(platform)}`, "whose tag histories prove the pins"],
		identity === void 0 ? ["# identity: UID", "tagproof setup creates an identity and writes its uid here"] : [`identity: ${yamlText(identity)}`, "which the jobs assume with their own token"],
		["sbom-from-registry: true", "look up advisories for the packages in the images"]
	];
}
function when(condition, ...lines) {
	return condition ? lines : [];
}
const workflowTexts = {
	github: githubText,
	gitlab: gitlabText,
	...jobTexts
};
function proposalFor(survey, options) {
	const { ci = "github" } = options;
	const include = ci === "gitlab" ? [{
		path: gitlabPipelinePath,
		text: includeText
	}] : [];
	return [
		{
			path: defaultPolicyPath,
			text: policyText(survey, options)
		},
		{
			path: workflowPaths[ci],
			text: workflowTexts[ci](survey, options)
		},
		...include
	];
}
const includeText = proposedText([["include:"], [`  - local: /${workflowPaths.gitlab}`]]);
// lib/onboarding/init/survey.js
const systems = {
	"GitHub Actions": ".github/workflows/*.{yml,yaml}",
	"GitLab CI": ".gitlab-ci.yml",
	CircleCI: ".circleci/config.yml",
	"Azure Pipelines": "{azure-pipelines.yml,.azure-pipelines/**}",
	Jenkins: "{Jenkinsfile,**/Jenkinsfile}",
	"Bitbucket Pipelines": "bitbucket-pipelines.yml"
};
const sampleFolder = /^(?:.*\/)?(?:examples?|samples?|testdata|fixtures|__fixtures__)(?=\/)/;
async function surveyOf(files, threads) {
	const [checkout, paths] = await Promise.all([scanCheckout(files, {
		paths: [],
		exclude: [],
		surface: "terminal"
	}, compact({ threads })), files.list()]);
	const images = checkout.occurrences.flatMap((one) => one.kind === "image" ? [one] : []);
	const unpinned = images.filter(({ image }) => image.digest === void 0);
	const registries = largestFirst(images, ({ image }) => image.registry).map(([registry, found]) => ({
		registry,
		references: found.length,
		pinned: found.filter(({ image }) => image.digest !== void 0).length
	}));
	const platform = Object.keys(presets).find((_, index) => registries.some(({ registry }) => registry === presetRegistries[index]));
	return {
		files: checkout.scanned,
		holding: new Set(checkout.occurrences.map(({ at }) => at.file)).size,
		formats: formatsOf(checkout),
		registries,
		references: checkout.occurrences.length,
		pinned: images.length - unpinned.length,
		pinnable: unpinned.filter(({ pin }) => pin.kind === "place").length,
		opaque: checkout.occurrences.length - images.length,
		local: checkout.occurrences.filter(({ kind }) => kind === "local").length,
		samples: samplesIn(unpinned.filter(({ testData }) => testData === void 0).map(({ at }) => at.file), (file) => checkout.files.get(file)?.text ?? ""),
		...platform === void 0 ? {} : { platform },
		ci: Object.entries(systems).flatMap(([name, glob]) => {
			return paths.some(pathMatcher([glob])) ? [name] : [];
		}),
		users: await usersIn(files, paths),
		problems: [...new Map(checkout.problems.map(({ file, message, span }) => {
			const source = checkout.files.get(file);
			return [file, `${span === void 0 || source === void 0 ? file : whereIs({
				file,
				span
			}, [source])}: ${message}`];
		})).values()]
	};
}
const composeFile = /(?:^|\/)(?:docker-)?compose[^/]*\.ya?ml$/;
const development = [[/(?:^|\/)(?:docker-)?compose\.override\.ya?ml$/, "**/{docker-compose,compose}.override.{yml,yaml}"], [/(?:^|\/)\.devcontainer\//, "**/.devcontainer/**"]];
function samplesIn(files, textOf) {
	const kindOf = (file) => development.find(([name]) => name.test(file))?.[1];
	const builds = (file) => composeFile.test(file) && /^[ \t]+["']?build["']?\s*:/m.test(textOf(file));
	const ofDevelopment = files.flatMap((file) => sampleFolder.test(file) ? [] : kindOf(file) ?? (builds(file) && !/[*?[\]{}!]/.test(file) ? file : []));
	const ofFolders = largestFirst([...new Set(files.flatMap((file) => sampleFolder.exec(file)?.[0] ?? []))], (folder) => folder.split("/").at(-1) ?? "").map(([name, [only = "", ...others]]) => `${others.length === 0 ? only : `**/${name}`}/**`);
	return [...new Set([...ofFolders, ...ofDevelopment])].sort();
}
function formatsOf({ files }) {
	return scanners.map((scanner) => {
		const matches = pathMatcher(scanner.paths);
		const counts = [...files.values()].flatMap((file) => {
			const references = matches(file.path) ? scanner.scan(file)?.occurrences.length ?? 0 : 0;
			return references > 0 ? [references] : [];
		});
		const references = counts.reduce((sum, count) => sum + count, 0);
		return {
			title: scanner.title,
			files: counts.length,
			references
		};
	}).filter(({ files: some }) => some > 0).sort((a, b) => b.references - a.references);
}
async function usersIn(files, paths) {
	const workflows = paths.filter((path) => /^\.github\/workflows\/[^/]+\.ya?ml$/.test(path));
	return (await Promise.all(workflows.map(async (path) => ({
		path,
		read: await files.read(path)
	})))).flatMap(({ path, read: file }) => "text" in file && /\buses:\s*["']?[\w./-]*tagproof@/.test(file.text) ? [path] : []);
}
function largestFirst(items, keyOf) {
	return [...groupedBy(items, keyOf)].sort(([, a], [, b]) => b.length - a.length);
}
// lib/onboarding/init/text.js
const maxRegistries = 8;
const maxProblems = 5;
function initNextSteps(survey, files, options) {
	const written = files.every(({ outcome }) => outcome === "written" || outcome === "same");
	const platform = options.platform ?? survey.platform;
	return [
		...written ? [] : ["tagproof init --write   writes both files; existing files are never overwritten"],
		...platform !== void 0 && options.identity === void 0 ? ["tagproof setup   creates the identity that the workflow assumes, and writes its uid into the policy"] : [],
		...survey.pinnable > 0 ? [`tagproof pin   writes ${plural(survey.pinnable, "missing digest")}`] : [],
		"tagproof doctor   diagnoses configuration problems"
	].slice(0, 4);
}
function bold({ colour }, text) {
	return colour ? styleText("bold", text, { validateStream: false }) : text;
}
function surveyText(survey, format) {
	const { formats, registries, references, pinned, opaque, local, ci, users, problems } = survey;
	const rows = [
		...formats.map(({ title, files, references: count }) => [`  ${title}`, `${plural(count, "reference")} in ${plural(files, "file")}`]),
		...registries.slice(0, maxRegistries).map(({ registry, references: count, pinned: some }) => [`  ${plain(registry)}`, `${plural(count, "reference")}, ${some} pinned`]),
		...registries.length > maxRegistries ? [["  Other registries", String(registries.length - maxRegistries)]] : [],
		["  CI", ci.length === 0 ? "none found" : `${ci.join(", ")}${elsewhere(ci)}`],
		...users.length > 0 ? [["  Tagproof already runs in", users.map(plain).join(", ")]] : []
	];
	const counts = `${pinned} pinned, ${references - pinned - opaque} not pinned, ${opaque - local} unresolved${local === 0 ? "" : `, ${local} built here`}`;
	const read = `${survey.holding} of ${plural(survey.files, "file")}`;
	return [
		bold(format, references === 0 ? `No image references found in ${plural(survey.files, "file")} of known formats` : `${plural(references, "reference")} in ${read}: ${counts}`),
		terminalTable(rows, format.width),
		...problemLines(problems, format)
	].join("\n");
}
function problemLines(problems, format) {
	if (problems.length === 0) return [];
	const [were, their] = problems.length === 1 ? ["was", "its"] : ["were", "their"];
	const left = problems.length - maxProblems;
	const room = (format.width ?? Number.POSITIVE_INFINITY) - 4;
	return [
		"",
		bold(format, `${plural(problems.length, "file")} ${were} not read completely, so ${their} images may be missing here`),
		...problems.slice(0, maxProblems).flatMap((one) => wrapped(plain(one), room).map((line, index) => `${index === 0 ? "  " : "    "}${line}`)),
		...left > 0 ? [`  … and ${left} more; \`tagproof scan\` lists all of them`] : [],
		...wrapped(problemAdvice, room).map((line) => `  ${line}`)
	];
}
const problemAdvice = "Until each is corrected, or listed under `exclude` in .github/tagproof.yml, `tagproof verify` ends as incomplete.";
function elsewhere(ci) {
	return ci.includes("GitHub Actions") ? "" : ". The workflow below is for GitHub Actions; elsewhere, run `tagproof verify`";
}
const outcomeTexts = {
	proposed: "proposed",
	written: "written",
	same: "exists, unchanged",
	kept: "exists with different content; proposed version shown"
};
function fileText({ path, text, outcome }, format) {
	const result = typeof outcome === "object" ? `not written: ${plain(outcome.refused)}` : outcomeTexts[outcome];
	const lines = text.trimEnd().split("\n").map((line) => `  ${line}`);
	return [`${bold(format, path)}  (${result})`, ...lines].join("\n");
}
function stepsText(steps, format) {
	return [bold(format, "Next steps"), ...steps.map((step, index) => `  ${index + 1}. ${step}`)].join("\n");
}
export { surveyOf as a, surveyText as i, initNextSteps as n, proposalFor as o, stepsText as r, jobTexts as s, fileText as t };
