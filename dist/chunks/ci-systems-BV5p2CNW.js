import { I as fieldsOf, yt as compact, z as parseJson } from "./reading-DT2Pr2dB.js";
import { ft as Failure, zt as Secret } from "./scan-DFDHd4Kl.js";
import path from "node:path";
// lib/model/run/revision.js
function isCommit(value) {
	return typeof value === "string" && /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(value);
}
// lib/ci-systems/github.js
const headsPrefix = "refs/heads/";
const ofWriters = new Set([
	"push",
	"schedule",
	"workflow_dispatch",
	"repository_dispatch"
]);
const onGithub = {
	name: "GitHub Actions",
	isHere: (variable) => variable("GITHUB_ACTIONS") === "true" || variable("GITHUB_EVENT_NAME") !== void 0,
	async revision({ variable, payload: readPayload }) {
		const event = variable("GITHUB_EVENT_NAME");
		if (event === void 0) return { unclear: "The runner does not set GITHUB_EVENT_NAME" };
		const payload = fieldsOf(await readPayload());
		if (event.startsWith("pull_request")) return { request: pullRequest$1(event, payload, variable) };
		if (event === "merge_group") return { request: mergeGroup(payload, variable) };
		return branchRun(event, payload, variable);
	},
	checkout: "Grant `contents: read` and set `github-token`, with which the base is read, or set `fetch-depth: 0` at the step `actions/checkout`"
};
function pullRequest$1(event, payload, variable) {
	const pull = fieldsOf(payload.pull_request);
	const [base, head] = [fieldsOf(pull.base), fieldsOf(pull.head)];
	const number = pull.number;
	if (typeof number !== "number" || !Number.isSafeInteger(number) || number < 1) throw invalid(event, "pull_request.number");
	if (!isCommit(base.sha)) throw invalid(event, "pull_request.base.sha");
	if (!isCommit(head.sha)) throw invalid(event, "pull_request.head.sha");
	const commit = variable("GITHUB_SHA");
	const isTarget = event === "pull_request_target";
	const isFork = fieldsOf(head.repo).full_name !== fieldsOf(base.repo).full_name;
	return {
		number,
		target: text(base.ref),
		base: base.sha,
		newerBase: isTarget ? commit : void 0,
		head: head.sha,
		merges: [isTarget ? void 0 : commit, pull.merge_commit_sha].filter(isCommit),
		isFromOutside: isFork || fieldsOf(pull.user).login === "dependabot[bot]"
	};
}
function mergeGroup(payload, variable) {
	const group = fieldsOf(payload.merge_group);
	if (!isCommit(group.base_sha)) throw invalid("merge_group", "merge_group.base_sha");
	return {
		target: branchOf$1(text(group.base_ref)) ?? queueBase(variable),
		base: group.base_sha,
		forkPoint: group.base_sha,
		head: text(group.head_sha),
		isFromOutside: false
	};
}
function queueBase(variable) {
	const [, branch] = /^gh-readonly-queue\/(.+)\/pr-\d+-[^/]*$/.exec(variable("GITHUB_REF_NAME") ?? "") ?? [];
	return branch;
}
function branchRun(event, payload, variable) {
	return {
		branch: branchOf$1(variable("GITHUB_REF")),
		defaultBranch: text(fieldsOf(payload.repository).default_branch),
		isDefaultBranch: event === "schedule",
		commit: variable("GITHUB_SHA"),
		isAnybodys: !ofWriters.has(event),
		mayCheckOutAnother: !["push", "schedule"].includes(event)
	};
}
function branchOf$1(ref) {
	return ref?.startsWith(headsPrefix) === true ? ref.slice(11) : void 0;
}
function text(value) {
	return typeof value === "string" && value !== "" ? value : void 0;
}
function invalid(event, field) {
	return new Failure("bad-answer", `The payload of the event ${event} has no valid \`${field}\`. Re-run the job`);
}
// lib/ci-systems/system.js
const idTokenVariable = "TAGPROOF_ID_TOKEN";
// lib/ci-systems/gitlab.js
const onGitlab = {
	name: "GitLab CI",
	isHere: (variable) => variable("GITLAB_CI") !== void 0,
	async revision({ variable }) {
		return {
			request: mergeRequest(variable) ?? externalPullRequest(variable),
			branch: variable("CI_COMMIT_BRANCH"),
			defaultBranch: variable("CI_DEFAULT_BRANCH"),
			commit: variable("CI_COMMIT_SHA")
		};
	},
	checkout: "Use an image with git, which fetches the target branch with `CI_JOB_TOKEN`; where GitLab has no https, run `git fetch origin` with the target branch before",
	remote: remote$1,
	idToken: {
		canHave: () => false,
		token: async () => void 0,
		remedy: `Add \`id_tokens:\` to the job, with an entry \`${idTokenVariable}\` whose \`aud\` is the audience`
	}
};
function mergeRequest(variable) {
	const number = variable("CI_MERGE_REQUEST_IID");
	if (number === void 0) return void 0;
	const [source, project] = [variable("CI_MERGE_REQUEST_SOURCE_PROJECT_ID"), variable("CI_PROJECT_ID")];
	return {
		number: Number(number),
		target: variable("CI_MERGE_REQUEST_TARGET_BRANCH_NAME"),
		base: variable("CI_MERGE_REQUEST_TARGET_BRANCH_SHA"),
		head: variable("CI_MERGE_REQUEST_SOURCE_BRANCH_SHA"),
		forkPoint: variable("CI_MERGE_REQUEST_DIFF_BASE_SHA"),
		isFromOutside: source === void 0 || source !== project
	};
}
function externalPullRequest(variable) {
	const number = variable("CI_EXTERNAL_PULL_REQUEST_IID");
	if (number === void 0) return void 0;
	const [source, project] = ["CI_EXTERNAL_PULL_REQUEST_SOURCE_REPOSITORY", "CI_EXTERNAL_PULL_REQUEST_TARGET_REPOSITORY"].map(variable);
	return {
		number: Number(number),
		target: variable("CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_NAME"),
		base: variable("CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_SHA"),
		head: variable("CI_EXTERNAL_PULL_REQUEST_SOURCE_BRANCH_SHA"),
		isFromOutside: source === void 0 || source !== project
	};
}
function remote$1(variable) {
	const [url, token] = [variable("CI_PROJECT_URL"), variable("CI_JOB_TOKEN")];
	if (url?.startsWith("https://") !== true) return void 0;
	const login = token === void 0 ? void 0 : Buffer.from(`gitlab-ci-token:${token}`).toString("base64");
	return {
		url: `${url}.git`,
		...compact({
			authorization: login === void 0 ? void 0 : new Secret(`Basic ${login}`),
			authorities: variable("CI_SERVER_TLS_CA_FILE")
		})
	};
}
// lib/ci-systems/azure.js
const tokenVariables = [
	"SYSTEM_OIDCREQUESTURI",
	"SYSTEM_ACCESSTOKEN",
	"AZURESUBSCRIPTION_SERVICE_CONNECTION_ID"
];
const onAzure = {
	name: "Azure Pipelines",
	isHere: (variable) => variable("TF_BUILD") !== void 0,
	async revision({ variable }) {
		const commit = variable("BUILD_SOURCEVERSION");
		const target = branchOf(variable("SYSTEM_PULLREQUEST_TARGETBRANCH"));
		const isRequest = variable("BUILD_REASON") === "PullRequest" || target !== void 0;
		const request = {
			number: numberOf(variable("SYSTEM_PULLREQUEST_PULLREQUESTNUMBER") ?? variable("SYSTEM_PULLREQUEST_PULLREQUESTID")),
			target,
			head: variable("SYSTEM_PULLREQUEST_SOURCECOMMITID"),
			merges: commit === void 0 ? void 0 : [commit],
			isFromOutside: variable("SYSTEM_PULLREQUEST_ISFORK")?.toLowerCase() !== "false"
		};
		if (isRequest) return { request };
		return {
			branch: branchOf(variable("BUILD_SOURCEBRANCH")),
			commit
		};
	},
	checkout: "Set `fetchDepth: 0` at the step `checkout: self`",
	remote,
	idToken: {
		canHave: (variable) => tokenVariables.every((name) => variable(name) !== void 0),
		token: tokenOfConnection,
		remedy: "Map `SYSTEM_ACCESSTOKEN: $(System.AccessToken)` under `env:` of the step, and set `AZURESUBSCRIPTION_SERVICE_CONNECTION_ID` to the id of a service connection"
	},
	show: show$1
};
function branchOf(ref) {
	if (ref === void 0 || !ref.startsWith("refs/")) return ref;
	return ref.startsWith("refs/heads/") ? ref.slice(11) : void 0;
}
function numberOf(text) {
	return text !== void 0 && /^\d{1,15}$/.test(text) ? Number(text) : void 0;
}
function remote(variable) {
	const [url, token] = [variable("BUILD_REPOSITORY_URI"), variable("SYSTEM_ACCESSTOKEN")];
	if (variable("BUILD_REPOSITORY_PROVIDER") !== "TfsGit" || url === void 0 || token === void 0) return void 0;
	return {
		url: url.replace(/^https:\/\/[^/@]*@/, "https://"),
		authorization: new Secret(`Bearer ${token}`)
	};
}
async function tokenOfConnection({ variable, send }) {
	const [uri = "", token = "", connection = ""] = tokenVariables.map(variable);
	const response = await send({
		method: "POST",
		url: `${uri}?api-version=7.1&serviceConnectionId=${encodeURIComponent(connection)}`,
		headers: {
			accept: "application/json",
			"content-type": "application/json"
		},
		authorization: {
			scheme: "Bearer",
			credential: new Secret(token)
		},
		body: "",
		repeatable: true
	});
	const { oidcToken } = fieldsOf(response.status === 200 ? parseJson(response.body) : void 0);
	return typeof oidcToken === "string" ? oidcToken : void 0;
}
function show$1({ variable, log, writeFile }) {
	return {
		log: (text) => log(withoutCommands(text)),
		annotate: (annotation) => log(issueOf(annotation)),
		async summary(markdown) {
			const temp = variable("AGENT_TEMPDIRECTORY");
			if (temp === void 0) return;
			const file = path.join(temp, "tagproof-summary.md");
			await writeFile(file, markdown);
			log(`##vso[task.uploadsummary]${file}`);
		}
	};
}
function issueOf({ severity, title, message, place }) {
	if (severity === "notice") return `${title}: ${message}`;
	const properties = {
		type: severity,
		...place === void 0 ? {} : {
			sourcepath: place.file,
			linenumber: String(place.line),
			columnnumber: String(place.column)
		},
		code: title
	};
	return `##vso[task.logissue ${Object.entries(properties).map(([name, value]) => `${name}=${propertyOf(value)};`).join("")}]${textOf(message)}`;
}
function textOf(text) {
	return withoutCommands(text).replaceAll("%", "%AZP25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function propertyOf(text) {
	return textOf(text).replaceAll("]", "%5D").replaceAll(";", "%3B");
}
function withoutCommands(text) {
	return text.replace(/##(?=\[|vso\[)/gi, "#​#");
}
// lib/ci-systems/bitbucket.js
const onBitbucket = {
	name: "Bitbucket Pipelines",
	isHere: (variable) => variable("BITBUCKET_BUILD_NUMBER") !== void 0,
	async revision({ variable }) {
		const number = variable("BITBUCKET_PR_ID");
		return {
			request: number === void 0 ? void 0 : {
				number: Number(number),
				target: variable("BITBUCKET_PR_DESTINATION_BRANCH"),
				base: variable("BITBUCKET_PR_DESTINATION_COMMIT")
			},
			branch: variable("BITBUCKET_BRANCH"),
			commit: variable("BITBUCKET_COMMIT")
		};
	},
	checkout: "Set `clone: depth: full`, and run `git fetch origin` with the destination branch before",
	idToken: {
		canHave: (variable) => variable("BITBUCKET_STEP_OIDC_TOKEN") !== void 0,
		token: async ({ variable }) => variable("BITBUCKET_STEP_OIDC_TOKEN"),
		remedy: "Set `oidc: true` in the step, with the audience under `oidc.audiences`"
	}
};
// lib/ci-systems/buildkite.js
const maxAnnotationBytes = 1048576;
const onBuildkite = {
	name: "Buildkite",
	isHere: (variable) => variable("BUILDKITE") !== void 0,
	revision: async ({ variable }) => ({
		request: pullRequest(variable) ?? mergeQueue(variable),
		branch: variable("BUILDKITE_TAG") === void 0 ? variable("BUILDKITE_BRANCH") : void 0,
		defaultBranch: variable("BUILDKITE_PIPELINE_DEFAULT_BRANCH"),
		commit: variable("BUILDKITE_COMMIT")
	}),
	checkout: "Run `git fetch origin` with the base branch in the step or a hook of the agent",
	idToken: {
		canHave: () => true,
		token: ({ execute }, audience) => execute("buildkite-agent", [
			"oidc",
			"request-token",
			"--audience",
			audience
		]),
		remedy: "Run it where the program `buildkite-agent` is, not in a container without it"
	},
	show
};
function pullRequest(variable) {
	const number = variable("BUILDKITE_PULL_REQUEST");
	if (number === void 0 || number === "false") return void 0;
	const [source, repository] = [variable("BUILDKITE_PULL_REQUEST_REPO"), variable("BUILDKITE_REPO")];
	return {
		number: Number(number),
		target: variable("BUILDKITE_PULL_REQUEST_BASE_BRANCH"),
		isFromOutside: source === void 0 || source !== repository
	};
}
function mergeQueue(variable) {
	const [target, base] = [variable("BUILDKITE_MERGE_QUEUE_BASE_BRANCH"), variable("BUILDKITE_MERGE_QUEUE_BASE_COMMIT")];
	return target === void 0 && base === void 0 ? void 0 : {
		target,
		base
	};
}
function show({ log, feed }) {
	return { async summary(markdown) {
		const why = await feed("buildkite-agent", [
			"annotate",
			"--context",
			"tagproof",
			"--style",
			"info"
		], withinBytes(markdown));
		if (why !== void 0) log(`The annotation was not made: ${why}`);
	} };
}
function withinBytes(text) {
	if (Buffer.byteLength(text) <= maxAnnotationBytes) return text;
	const cut = Buffer.from(text).subarray(0, maxAnnotationBytes).toString();
	return cut.slice(0, cut.lastIndexOf("\n") + 1);
}
// lib/ci-systems/circleci.js
const onCircleci = {
	name: "CircleCI",
	isHere: (variable) => variable("CIRCLECI") !== void 0,
	async revision({ variable }) {
		return {
			request: ["CIRCLE_PULL_REQUEST", "CIRCLE_PR_NUMBER"].some((name) => variable(name) !== void 0) ? {} : void 0,
			branch: variable("CIRCLE_BRANCH"),
			commit: variable("CIRCLE_SHA1")
		};
	},
	checkout: "Set `method: full` at the step `checkout`",
	idToken: {
		canHave: () => true,
		token: ({ execute }, audience) => execute("circleci", [
			"run",
			"oidc",
			"get",
			"--claims",
			JSON.stringify({ aud: audience })
		]),
		remedy: "Run it in a job of CircleCI, which has the program `circleci`"
	}
};
// lib/ci-systems/drone.js
const onDrone = {
	name: "Drone",
	isHere: (variable) => variable("DRONE") !== void 0,
	async revision({ variable }) {
		const number = variable("DRONE_PULL_REQUEST");
		const isBranch = variable("DRONE_COMMIT_REF")?.startsWith("refs/heads/") === true;
		return {
			request: number === void 0 ? void 0 : {
				number: Number(number),
				target: variable("DRONE_TARGET_BRANCH")
			},
			branch: isBranch ? variable("DRONE_BRANCH") : void 0,
			defaultBranch: variable("DRONE_REPO_BRANCH"),
			commit: variable("DRONE_COMMIT_SHA")
		};
	},
	checkout: "Run `git fetch origin` with the target branch in a step before"
};
const onWoodpecker = {
	name: "Woodpecker",
	isHere: (variable) => variable("CI") === "woodpecker",
	async revision({ variable }) {
		const number = variable("CI_COMMIT_PULL_REQUEST");
		const isBranch = variable("CI_COMMIT_REF")?.startsWith("refs/heads/") === true;
		return {
			request: number === void 0 ? void 0 : {
				number: Number(number),
				target: variable("CI_COMMIT_TARGET_BRANCH")
			},
			branch: isBranch ? variable("CI_COMMIT_BRANCH") : void 0,
			defaultBranch: variable("CI_REPO_DEFAULT_BRANCH"),
			commit: variable("CI_COMMIT_SHA")
		};
	},
	checkout: "Set `partial: false` for the clone, and run `git fetch origin` with the target branch in a step before"
};
// lib/ci-systems/google.js
const onGoogle = {
	name: "Google Cloud",
	isHere: (variable) => [
		"GCE_METADATA_HOST",
		"K_SERVICE",
		"CLOUD_RUN_JOB",
		"BUILDER_OUTPUT"
	].some((name) => variable(name) !== void 0),
	revision: async () => ({ unclear: "The variables of the job do not say what it judges" }),
	checkout: "Clone with the base branch",
	idToken: {
		canHave: () => true,
		async token({ variable, send }, audience) {
			const response = await send({
				method: "GET",
				url: `http://${variable("GCE_METADATA_HOST") ?? "metadata.google.internal"}/computeMetadata/v1/instance/service-accounts/default/identity?audience=${encodeURIComponent(audience)}&format=full`,
				headers: { "metadata-flavor": "Google" }
			});
			return response.status === 200 ? response.body : void 0;
		},
		remedy: "Give the job a service account"
	}
};
// lib/ci-systems/jenkins.js
const onJenkins = {
	name: "Jenkins",
	isHere: (variable) => variable("JENKINS_URL") !== void 0,
	async revision({ variable }) {
		const [id, branch] = [variable("CHANGE_ID"), variable("BRANCH_NAME")];
		if (id === void 0 && branch === void 0) return { unclear: "The job is not of a multibranch pipeline, so Jenkins does not say what it builds" };
		const number = /^\d{1,15}$/.test(id ?? "") ? Number(id) : void 0;
		const target = variable("CHANGE_TARGET");
		return {
			request: id === void 0 ? void 0 : {
				number,
				target
			},
			branch: variable("TAG_NAME") === void 0 ? branch : void 0,
			isDefaultBranch: variable("BRANCH_IS_PRIMARY") === "true",
			commit: variable("GIT_COMMIT")
		};
	},
	checkout: "Let the branch source fetch the target branch as `+refs/heads/*:refs/remotes/origin/*`, without a shallow clone"
};
// lib/ci-systems/other.js
const signs = [
	"CI",
	"CODEBUILD_BUILD_ID",
	"TEAMCITY_VERSION",
	"GO_PIPELINE_NAME",
	"bamboo_planKey",
	"ARGO_TEMPLATE",
	"KUBERNETES_SERVICE_HOST"
];
const signIn = (variable) => signs.find((name) => ![
	void 0,
	"false",
	"0"
].includes(variable(name)));
// lib/ci-systems/index.js
const ciSystems = [
	onGithub,
	onGitlab,
	onAzure,
	onBuildkite,
	onCircleci,
	onBitbucket,
	onDrone,
	onWoodpecker,
	{
		name: "Prow",
		isHere: (variable) => ["PULL_BASE_REF", "PULL_BASE_SHA"].some((name) => variable(name) !== void 0),
		async revision({ variable }) {
			const [target, base] = [variable("PULL_BASE_REF"), variable("PULL_BASE_SHA")];
			const [number, head] = [variable("PULL_NUMBER"), variable("PULL_PULL_SHA")];
			if (number === void 0 && head === void 0 && variable("JOB_TYPE") === "postsubmit") return {
				branch: target,
				commit: base
			};
			return { request: {
				number: number === void 0 ? void 0 : Number(number),
				target,
				base,
				head
			} };
		},
		checkout: "Clone with the base branch"
	},
	onJenkins,
	onGoogle,
	{
		name: "another CI system",
		isHere: (variable) => signIn(variable) !== void 0,
		revision: async ({ variable }) => ({ unclear: `The variable ${signIn(variable)} is set, as in a job of a CI system, and no variable says what the job judges` }),
		checkout: "Clone with the base branch"
	}
];
function ciSystemOf(variable) {
	return ciSystems.find(({ isHere }) => isHere(variable));
}
export { isCommit as a, onGithub as i, onGitlab as n, idTokenVariable as r, ciSystemOf as t };
