import { at as onOneLine, vt as append, yt as compact, z as parseJson } from "./reading-DT2Pr2dB.js";
import { ft as Failure } from "./scan-DFDHd4Kl.js";
import { O as union, T as string, f as array, x as object } from "./schemas-eoL3S0JI.js";
// lib/clients/http/api-error.js
var ApiError = class extends Failure {
	operation;
	status;
	details;
	name = "ApiError";
	constructor(operation, status, details, hint) {
		super(causeOf(status), sentence(operation, status, details, hint));
		this.operation = operation;
		this.status = status;
		this.details = details;
	}
};
function isUnsupported(error) {
	return error instanceof ApiError && ([
		404,
		405,
		501
	].includes(error.status) || error.details.code === 12);
}
function isAbsent(error) {
	return error instanceof ApiError && error.status === 404;
}
function isRejectedToken(error) {
	return error instanceof ApiError && error.status === 401;
}
function causeOf(status) {
	if (status === 401 || status === 403) return "denied";
	if (status === 404) return "not-found";
	if (status === 429) return "rate-limited";
	return status >= 500 ? "server-error" : "bad-answer";
}
function sentence(operation, status, details, hint) {
	const message = details.message === void 0 ? "" : `: ${onOneLine(details.message)}`;
	const fields = (details.violations ?? []).map((v) => `${onOneLine(v.field)}: ${onOneLine(v.description)}`);
	return `${operation}: HTTP ${status}${message}${fields.length === 0 ? "" : ` (${fields.slice(0, 5).join("; ")})`}${hint === void 0 ? "" : `. ${hint}`}`;
}
function errorBody({ body }) {
	return parseJson(body.slice(0, 4096));
}
// lib/clients/http/json.js
function jsonRequest({ method = "GET", url, query, headers, body, ...more }) {
	const sent = body === void 0 ? void 0 : JSON.stringify(body);
	return {
		...more,
		method,
		url: query === void 0 ? url : `${url}?${new URLSearchParams(query)}`,
		headers: {
			accept: "application/json",
			...compact({ "content-type": sent && "application/json" }),
			...headers
		},
		...compact({ body: sent })
	};
}
function decodeJson(operation, { body }, schema) {
	const value = parseJson(body);
	if (value === void 0) throw new Failure("bad-answer", `${operation}: the response is not JSON`);
	const parsed = schema.safeParse(value);
	if (parsed.success) return parsed.data;
	const issue = parsed.error.issues[0];
	const field = issue === void 0 || issue.path.length === 0 ? "the body" : issue.path.join(".");
	throw new Failure("bad-answer", `${operation}: the response cannot be used, ${field} is ${issue?.message ?? "invalid"}`);
}
const pageSize = 100;
async function allPages({ operation, query }, request, hasNext, { item, maxPages, remedy }) {
	const items = [];
	for (let page = 1; page <= maxPages; page += 1) {
		const response = await request({
			...query,
			per_page: String(pageSize),
			page: String(page)
		});
		append(items, decodeJson(operation, response, array(item)));
		if (!hasNext(response)) return items;
	}
	const then = remedy === void 0 ? "" : `. ${remedy}`;
	throw new Failure("bad-answer", `${operation}: the list has more than ${maxPages * pageSize} items${then}`);
}
// lib/clients/github/messages.js
const tokenInvalid = "The token in `github-token` is invalid or has expired";
const pullRequestsForbidden = "Allow it in Settings → Actions → General → \"Allow GitHub Actions to create and approve pull requests\", or set `github-token` to the token of an app";
function permissionMissing(permission) {
	return `The token lacks the permission \`${permission}\`. Grant it under \`permissions:\` of the job; pull requests from forks and Dependabot never get it`;
}
const tooManyRepositories = "Plan them in parts with `tagproof plan --list FILE`, which reads OWNER/REPO from a file, and merge the results of the parts";
const workflowsWait = "Workflows on this pull request need approval, because it was opened with `GITHUB_TOKEN`. Approve them, or close and reopen the pull request.";
const nothingLeft = "Nothing is left to pin, so this pull request was closed.";
const leftOutReasons = {
	moved: (base) => `changed on ${base} since the checkout; the next run will pin them`,
	executable: "executable, which a commit through the API cannot preserve; pin them manually",
	workflows: "workflows, which the job's own token may not change; use the token of an app",
	tooMany: "more than one pull request may contain; the next one will pin them"
};
const maxListed = 5;
function leftOut(paths, reason) {
	if (paths.length === 0) return [];
	const more = paths.length > maxListed ? `, and ${paths.length - maxListed} more; \`edits\` in the JSON report lists every changed file` : "";
	return [`Left out of the pull request: ${paths.slice(0, maxListed).join(", ")}${more} (${reason})`];
}
function issueNotPlanned(number) {
	return `Issue #${number} was closed as not planned, so it was not changed`;
}
// lib/clients/github/errors.js
const errorAnswer = object({
	message: string().optional(),
	errors: array(union([string(), object({
		field: string().optional(),
		code: string().optional(),
		message: string().optional()
	})])).optional().catch(void 0)
});
function githubError(operation, response, needs) {
	const parsed = errorAnswer.safeParse(errorBody(response));
	const { message, errors = [] } = parsed.success ? parsed.data : {};
	const violations = errors.map((error) => typeof error === "string" ? {
		field: "request",
		description: error
	} : {
		field: error.field ?? "request",
		description: error.message ?? error.code ?? "invalid"
	});
	const details = compact({
		violations,
		message
	});
	return new ApiError(operation, response.status, details, hintFor(response.status, message ?? "", needs));
}
function hintFor(status, message, needs) {
	if (status === 401) return tokenInvalid;
	if (needs === void 0) return void 0;
	if (/not permitted to create or approve pull requests/i.test(message)) return pullRequestsForbidden;
	return status === 403 || status === 404 ? permissionMissing(needs) : void 0;
}
function isRefused(error) {
	return error instanceof ApiError && (error.status === 403 || error.status === 404);
}
// lib/clients/github/api.js
function repositoryPath({ owner, name }) {
	return `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}`;
}
async function callGitHub(api, { operation, method = "GET", path, query, body, needs }) {
	const [url, repeatable] = [`${api.addresses.api}${path}`, method !== "POST"];
	const response = await api.send(jsonRequest({
		method,
		url,
		query,
		body,
		headers: apiHeaders,
		...apiAuthorization(api),
		repeatable
	}));
	if (response.status < 200 || response.status > 299) throw githubError(operation, response, api.isForeign === true ? void 0 : needs);
	return response;
}
async function requestJson(api, request, schema) {
	return decodeJson(request.operation, await callGitHub(api, request), schema);
}
function requestAllPages(api, call, item, maxPages, remedy) {
	const hasNext = ({ headers }) => /<[^>]*>;\s*rel="next"/.test(headers.link ?? "");
	return allPages(call, (query) => callGitHub(api, {
		...call,
		query
	}), hasNext, {
		item,
		maxPages,
		remedy
	});
}
const apiHeaders = {
	accept: "application/vnd.github+json",
	"x-github-api-version": "2022-11-28"
};
function apiAuthorization({ token }) {
	return token === void 0 ? {} : { authorization: {
		scheme: "Bearer",
		credential: token
	} };
}
export { isUnsupported as C, isRejectedToken as S, decodeJson as _, requestAllPages as a, errorBody as b, isRefused as c, leftOutReasons as d, nothingLeft as f, allPages as g, workflowsWait as h, repositoryPath as i, issueNotPlanned as l, tooManyRepositories as m, apiHeaders as n, requestJson as o, permissionMissing as p, callGitHub as r, githubError as s, apiAuthorization as t, leftOut as u, jsonRequest as v, isAbsent as x, ApiError as y };
