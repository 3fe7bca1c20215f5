import { I as fieldsOf } from "./reading-DT2Pr2dB.js";
import { T as string, g as int, x as object } from "./schemas-eoL3S0JI.js";
import { _ as decodeJson, b as errorBody, g as allPages, v as jsonRequest, y as ApiError } from "./api-l38x_bCj.js";
// lib/clients/gitlab/api.js
const hints = {
	401: "TAGPROOF_GITLAB_TOKEN is invalid or has expired",
	403: "The token in TAGPROOF_GITLAB_TOKEN may not do this: it needs the scope `api`, and the role Reporter for notes or Developer for `pull-request`"
};
async function callGitLab({ send, api, project, token }, { operation, method = "GET", path, query, body }) {
	const url = `${api}${(path.startsWith("/") ? path : `/projects/${encodeURIComponent(project)}/${path}`).replace(/\/$/, "")}`;
	const response = await send(jsonRequest({
		method,
		url,
		query,
		body,
		authorization: {
			scheme: "Bearer",
			credential: token
		},
		repeatable: method !== "POST"
	}));
	if (response.status >= 200 && response.status <= 299) return response;
	const { message, error } = fieldsOf(errorBody(response));
	const text = typeof message === "string" ? message : JSON.stringify(message ?? error) ?? "";
	throw new ApiError(operation, response.status, { message: text }, hints[response.status]);
}
async function requestGitLab(api, call, schema) {
	return decodeJson(call.operation, await callGitLab(api, call), schema);
}
function allGitLabPages(api, call, item, maxPages) {
	const hasNext = ({ headers }) => Boolean(headers["x-next-page"]);
	return allPages(call, (query) => callGitLab(api, {
		...call,
		query
	}), hasNext, {
		item,
		maxPages
	});
}
const userAnswer = object({
	id: int(),
	email: string().nullish(),
	commit_email: string().nullish()
}).transform(({ id, email, commit_email: own }) => ({
	id,
	email: own || email || ""
}));
function gitLabUser(api) {
	return requestGitLab(api, {
		operation: "Read the user of the token",
		path: "/user"
	}, userAnswer);
}
function withoutQuickActions(text) {
	return text.replace(/^([^\S\n]*(?:>[^\S\n]*)*)\//gm, "$1&#47;");
}
export { withoutQuickActions as a, requestGitLab as i, callGitLab as n, gitLabUser as r, allGitLabPages as t };
