import { n as __exportAll } from "./rolldown-runtime-BrvMwczA.js";
// lib/clients/github/runner.js
var runner_exports = __exportAll({
	readAddresses: () => readAddresses,
	readRun: () => readRun
});
function readRun(ci) {
	const [owner, name, ...more] = ci?.variable("GITHUB_REPOSITORY")?.split("/") ?? [];
	if (ci === void 0 || !owner || !name || more.length > 0) return void 0;
	const { server } = readAddresses(ci.variable);
	const branch = ci.variable("GITHUB_REF_TYPE") === "branch" ? ci.variable("GITHUB_REF_NAME") : void 0;
	const onBranch = branch !== void 0 && ci.variable("GITHUB_REF")?.startsWith("refs/heads/") === true;
	return {
		repository: {
			owner,
			name
		},
		...onBranch ? { branch } : {},
		workflow: ci.variable("GITHUB_WORKFLOW") ?? "",
		job: ci.variable("GITHUB_JOB") ?? "",
		url: `${server}/${owner}/${name}/actions/runs/${ci.variable("GITHUB_RUN_ID") ?? ""}`,
		addresses: readAddresses(ci.variable)
	};
}
function readAddresses(variable) {
	return {
		api: variable("GITHUB_API_URL") ?? "https://api.github.com",
		graphql: variable("GITHUB_GRAPHQL_URL") ?? "https://api.github.com/graphql",
		server: variable("GITHUB_SERVER_URL") ?? "https://github.com"
	};
}
export { readRun as n, runner_exports as r, readAddresses as t };
