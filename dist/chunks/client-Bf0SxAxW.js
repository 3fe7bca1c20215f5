import { ft as Failure } from "./scan-DFDHd4Kl.js";
import { D as isDigest, S as settingName, at as onOneLine, yt as compact } from "./reading-DT2Pr2dB.js";
import { C as record, M as _coercedNumber, O as union, T as string, a as ZodNumber, b as number$1, f as array, g as int, k as unknown, p as boolean, v as looseObject, x as object } from "./schemas-eoL3S0JI.js";
import { _ as decodeJson, b as errorBody, v as jsonRequest, y as ApiError } from "./api-l38x_bCj.js";
import { isDeepStrictEqual } from "node:util";
// node_modules/zod/v4/classic/coerce.js
function number(params) {
	return _coercedNumber(ZodNumber, params);
}
// lib/clients/platform/advisories.js
function batchNames(names, baseUrl) {
	const room = 1700 - `${baseUrl}/vulnerabilities/v2/advisories?`.length;
	const batches = [];
	const tooLong = [];
	let left = 0;
	for (const name of new Set(names)) {
		const size = `${new URLSearchParams({ artifactNames: name })}&`.length;
		if (size > room) {
			tooLong.push(name);
			continue;
		}
		if (size > left) {
			batches.push([]);
			left = room;
		}
		batches.at(-1)?.push(name);
		left -= size;
	}
	return {
		batches,
		tooLong
	};
}
const statuses = {
	detection: "detected",
	truePositiveDetermination: "true-positive",
	falsePositiveDetermination: "false-positive",
	fixed: "fixed",
	patched: "patched",
	pendingUpstreamFix: "pending-upstream-fix",
	fixNotPlanned: "not-planned",
	analysisNotPlanned: "analysis-not-planned"
};
const event = looseObject({
	createTime: string().optional(),
	reviewState: string().optional(),
	fixed: object({ fixedVersion: string().optional() }).nullish(),
	patched: object({ patchedVersions: array(string()).optional() }).nullish()
});
function isApproved({ reviewState }) {
	return [
		"REVIEW_STATE_APPROVED",
		"REVIEW_STATE_UNSPECIFIED",
		"",
		void 0
	].includes(reviewState);
}
function eventOf(raw) {
	const kind = Object.keys(statuses).find((name) => raw[name] !== void 0 && raw[name] !== null);
	const status = (kind === void 0 ? void 0 : statuses[kind]) ?? "unknown";
	return compact({
		status,
		at: raw.createTime,
		fixedVersion: status === "fixed" && raw.fixed?.fixedVersion || void 0,
		patchedVersions: status === "patched" ? raw.patched?.patchedVersions : void 0
	});
}
const platformAdvisorySchema = object({
	uid: string().min(1),
	advisoryId: string().min(1),
	artifactName: string().min(1),
	updateTime: string(),
	artifactType: string().optional(),
	aliases: array(string()).optional(),
	severities: array(object({
		type: string().default("TYPE_UNSPECIFIED"),
		score: string().default("")
	})).optional(),
	events: array(event).optional()
}).transform(({ artifactType, aliases, severities, events, ...advisory }) => compact({
	...advisory,
	artifactType: artifactType || void 0,
	aliases,
	severities,
	events: events?.filter(isApproved).map(eventOf)
}));
const text$1 = string().default("");
const filled = string().optional().transform((value) => value || void 0);
const word = text$1.transform((name) => name === "UNKNOWN" ? "" : name.toLowerCase().replaceAll("_", "-"));
const vulnerabilityReportSchema = object({
	id: text$1,
	lastSeen: filled,
	vulnerabilityMatches: array(object({
		vulnerability: object({
			id: string().min(1),
			displayId: filled,
			severity: word,
			relatedVulnerabilities: array(union([string(), object({ id: string() }).transform(({ id }) => id)])).default([])
		}),
		pkg: object({
			name: filled,
			version: filled
		}).optional(),
		fix: object({
			versions: array(string()).default([]),
			state: word
		}).optional()
	})).default([])
});
// lib/clients/platform/messages.js
function tokenRefused(refusal, surface) {
	const addPermission = "Add `id-token: write` under `permissions:` of the job";
	if (typeof refusal === "object") return ["sign-in", `This job of ${refusal.ci} has no OIDC token. ${refusal.remedy}`];
	switch (refusal) {
		case "no-permission": return ["no-permission", `This job has no permission to request an OIDC token. ${addPermission}`];
		case "fork": return ["fork", "Pull requests from forks get no OIDC token. Verify the change on `merge_group`, or after the merge"];
		case "dependabot": return ["dependabot", `A run that Dependabot triggered gets an OIDC token only with a permission of the job itself. ${addPermission}, or verify on \`merge_group\``];
		case "not-in-ci": return ["sign-in", `No OIDC token is available, because this is not a job of a known CI system. Set ${tokenNames(surface)}, or ${settingName(surface, "oidc-token-file")} to a file with a token`];
	}
}
function tokenNames(surface) {
	return surface === "terminal" ? "`TAGPROOF_TOKEN` and `TAGPROOF_REGISTRY_TOKEN`" : `${settingName(surface, "token")} and ${settingName(surface, "registry-token")}`;
}
function tokenRejected(surface) {
	return `The token has expired, or was issued for another audience than ${settingName(surface, "base-url")}. Sign in for that address, and pass the new token`;
}
function foreignToken(audiences, host) {
	return `The OIDC token is issued for ${audiences.map((one) => `"${onOneLine(one, 100)}"`).join(", ") || "an unknown audience"} and is not sent to ${host}, which a policy names. Set \`issuer-url\` and \`oidc-audience\` outside the policy`;
}
function noIdentity(uid, surface) {
	return `No identity has the uid ${uid}: check ${settingName(surface, "identity")}`;
}
const missingRoles = {
	manageIdentities: "The token needs a role that may manage identities in this group, such as `owner`",
	listAdvisories: "The identity needs a role that may list advisories, such as `viewer`; `registry.pull` is not enough",
	listPolicies: "The identity needs a role that may list pull policies and their overrides, such as `viewer`; `registry.pull` is not enough",
	checkPolicies: "The identity needs a role with the capability `CAP_REPO_CHECK_POLICIES` at the organization. Of the built-in roles, `owner` has it; bind a custom role that has only this capability (`repo.check_policies`)"
};
const incompleteList = {
	restarted: "the list started again from its beginning. Re-run",
	changed: (read, total) => `the list ended after ${read} of ${total} items. It changed while it was read, or the service is faulty: re-run`,
	moved: "items were added or removed while the list was read, so that some may be missing. Re-run",
	contradictsItself: (key) => `the list contains \`${onOneLine(key, 100)}\` twice, with different content. Re-run`,
	contradicts: (read, total) => `the list has ${read} items, but the service counts ${total}. It changed while it was read, or the service is faulty: re-run`,
	withoutTokens: "the service ends the list after exactly one page, whatever its size, so that items may be missing. Re-run",
	tooLong: (maxItems) => `the list has more than ${maxItems} items`
};
// lib/clients/platform/resources.js
const text = string().default("");
const line = (maxLength) => text.transform((value) => onOneLine(value, maxLength));
const mode = text.transform((value) => value.endsWith("DRY_RUN") ? "dry-run" : "enforced");
const results = new Map([["ALLOWED", "allowed"], ["DENIED", "denied"]]);
const result = text.transform((value) => results.get(value.replace(/^RESULT_/, "")) ?? "error");
const maxParameters = 20;
const parameters = record(string(), unknown()).default({}).transform((values) => Object.fromEntries(Object.entries(values).slice(0, maxParameters).map(([name, value]) => [onOneLine(name, 60), onOneLine(typeof value === "string" ? value : JSON.stringify(value) ?? "", 60)])));
const policyBinding = object({
	id: string().min(1),
	mode,
	parameters,
	resourceTypes: array(string()).default([])
});
const policyOverride = object({
	id: string().min(1),
	policyId: text,
	digest: text,
	artifactId: text,
	reason: line(300),
	createdBy: line(200),
	createdAt: line(40)
});
const policyCheck = object({ results: array(object({
	bindingId: text,
	policyId: text,
	policyName: line(200),
	mode,
	result,
	parameters
})).max(1e3).default([]) });
const imageConfig = object({ labels: record(string(), string()).default({}) });
const uid = string().min(1);
const times = {
	createTime: string().optional(),
	updateTime: string().optional()
};
const group = object({
	uid,
	name: string(),
	description: text,
	...times
});
const role = object({
	uid,
	name: string(),
	description: text,
	capabilities: array(string()).default([])
});
const repository = object({
	uid,
	name: string().min(1),
	description: text,
	...times
});
const digest = string().optional().transform((value) => value !== void 0 && isDigest(value) ? value : void 0);
const tag = object({
	uid,
	name: string().min(1),
	deprecated: boolean().default(false),
	digest,
	...times
});
const architectures = object({ architectures: array(string()).max(100).default([]) });
const size = object({ size: number().nonnegative().optional() });
const readme = object({ content: text });
const vulnerabilityCounts = object({ items: array(object({
	tag: text,
	date: text,
	vulnCounts: array(object({
		severity: line(40),
		count: number().int().nonnegative().default(0)
	})).max(100).default([])
})).max(1e5).default([]) });
const identity = object({
	uid,
	name: string(),
	description: text,
	claimMatch: looseObject({
		issuer: string().optional(),
		issuerPattern: string().optional(),
		subject: string().optional(),
		subjectPattern: string().optional(),
		audience: string().optional(),
		audiencePattern: string().optional()
	}).default({}),
	lastSeenTime: string().optional(),
	...times
});
const roleBinding = object({
	uid,
	identity: object({ uid }),
	role: object({
		uid,
		name: string()
	}),
	...times
}).transform(({ uid: own, identity: { uid: identityUid }, role: { uid: roleUid, name: roleName } }) => ({
	uid: own,
	identityUid,
	roleUid,
	roleName
}));
const endOfLifeTag = object({
	id: string(),
	name: string(),
	tagStatus: string().optional(),
	gracePeriodExpiryDate: string().nullish(),
	mainPackageVersion: object({
		eolDate: text.transform((date) => date || void 0),
		version: text
	}).optional()
});
const byUid = ({ uid }) => uid;
const byId = ({ id }) => id;
// lib/clients/platform/call.js
const detail = looseObject({
	"@type": string(),
	reason: string().optional(),
	domain: string().optional(),
	metadata: record(string(), string()).optional(),
	fieldViolations: array(object({
		field: string(),
		description: string()
	})).optional(),
	violations: array(object({
		type: string(),
		description: string()
	})).optional()
});
const status = object({
	code: number$1().int().optional(),
	message: string().optional(),
	details: array(unknown()).optional()
});
function platformError(operation, response, hint) {
	return new ApiError(operation, response.status, decodeDetails(errorBody(response)), hint);
}
function decodeDetails(body) {
	const parsed = status.safeParse(body);
	if (!parsed.success) return {};
	const details = (parsed.data.details ?? []).flatMap((raw) => {
		const one = detail.safeParse(raw);
		return one.success ? [one.data] : [];
	});
	const info = details.find((d) => d["@type"].endsWith("ErrorInfo"));
	const violations = details.flatMap((d) => [...d.fieldViolations ?? [], ...(d.violations ?? []).map((v) => ({
		field: v.type,
		description: v.description
	}))]);
	const { message, code } = parsed.data;
	return compact({
		violations,
		message,
		code,
		reason: info?.reason,
		domain: info?.domain,
		metadata: info?.metadata
	});
}
async function callPlatform({ send, baseUrl, token, surface }, request) {
	const { method, operation, path, query, body, repeatable, denied } = request;
	const authorization = {
		scheme: "Bearer",
		credential: token
	};
	const url = `${baseUrl}${path}`;
	const response = await send(jsonRequest({
		method,
		url,
		query,
		body,
		authorization,
		...compact({ repeatable })
	}));
	const hints = new Map([[401, tokenRejected(surface)], [403, denied]]);
	if (response.status !== 200) throw platformError(operation, response, hints.get(response.status));
	return response;
}
// lib/clients/platform/list.js
const pageSize = 200;
const stepOf = (size) => Math.max(1, size - 1);
const maxItems = 2e5;
function listOf(operation, request, keyOf, hasTotals = true) {
	const all = () => readAll(operation, request, keyOf, hasTotals);
	return {
		all,
		firstPage: () => request({ page_size: String(pageSize) }),
		async *[Symbol.asyncIterator]() {
			yield* await all();
		},
		async total() {
			const { items, totalCount, nextPageToken } = await request({ page_size: "1" });
			if (totalCount !== void 0) return totalCount;
			if (nextPageToken === "") return BigInt(items.length);
			return BigInt((await all()).length);
		}
	};
}
async function readAll(operation, request, keyOf, hasTotals) {
	const found = new Map();
	const add = ({ items }) => {
		for (const item of items) {
			const key = keyOf(item);
			const known = found.get(key);
			if (known !== void 0 && !isDeepStrictEqual(known, item)) throw new Failure("bad-answer", `${operation}: ${incompleteList.contradictsItself(key)}`);
			found.set(key, item);
		}
		if (found.size > maxItems) throw tooLong(operation);
	};
	const asked = await request({ page_size: String(pageSize) });
	const first = isOpen(asked) && !hasTotals ? await request({ page_size: String(199) }) : asked;
	if (first !== asked && first.nextPageToken === "") throw new Failure("bad-answer", `${operation}: ${incompleteList.withoutTokens}`);
	add(first);
	let last = first;
	const join = (page) => {
		const wrong = boundaryProblem(first, last, page, keyOf);
		if (wrong !== void 0) throw new Failure("bad-answer", `${operation}: ${wrong}`);
		add(page);
		last = page;
	};
	for (const page of await pagesBySkip(operation, request, first)) join(page);
	const step = stepOf(pageSize);
	for (let skip = step; hasTotals && isOpen(last); skip += step) join(await request({
		page_size: String(pageSize),
		skip: String(skip)
	}));
	const tokens = new Set();
	while (last.nextPageToken !== "") {
		const [token, before] = [last.nextPageToken, found.size];
		last = await request({
			page_size: String(pageSize),
			page_token: token
		});
		add(last);
		if (tokens.has(token) || found.size === before && last.nextPageToken !== "") throw new Failure("bad-answer", `${operation}: ${incompleteList.restarted}`);
		tokens.add(token);
	}
	const missing = [first.totalCount ?? 0n, last.totalCount ?? 0n].find((total) => found.size < total);
	if (missing !== void 0) throw new Failure("bad-answer", `${operation}: ${incompleteList.changed(found.size, missing)}`);
	if (last.totalCount !== void 0 && found.size > last.totalCount) throw new Failure("bad-answer", `${operation}: ${incompleteList.contradicts(found.size, last.totalCount)}`);
	return [...found.values()];
}
function isOpen({ items, nextPageToken, totalCount }) {
	return items.length === pageSize && nextPageToken === "" && totalCount === void 0;
}
function boundaryProblem(first, before, { items: [again] }, keyOf) {
	const [beginning] = first.items;
	const shared = first.items.length > 1 ? before.items[stepOf(first.items.length)] : void 0;
	if (shared === void 0 || beginning === void 0) return void 0;
	const key = again === void 0 ? void 0 : keyOf(again);
	if (key === keyOf(shared)) return void 0;
	return key === keyOf(beginning) ? incompleteList.restarted : incompleteList.moved;
}
async function pagesBySkip(operation, request, { items, nextPageToken, totalCount = 0n }) {
	if (totalCount > maxItems) throw tooLong(operation);
	if (items.length === 0 || nextPageToken === "") return [];
	const step = stepOf(items.length);
	const skips = [];
	for (let skip = step; items.length > 1 ? skip < totalCount - 1n : skip < totalCount; skip += step) skips.push(skip);
	return Promise.all(skips.map((skip) => request({
		page_size: String(pageSize),
		skip: String(skip)
	})));
}
function tooLong(operation) {
	return new Failure("bad-answer", `${operation}: ${incompleteList.tooLong(maxItems)}`);
}
// lib/clients/platform/verbs.js
const envelope = object({
	nextPageToken: string().default(""),
	totalCount: union([string().regex(/^(?:0|[1-9]\d{0,17})$/), int().nonnegative()]).optional()
});
function getVerb(operation, schema, labels) {
	return {
		operation,
		bind: (credentials) => async (captures = [], query) => {
			const response = await send(credentials, operation, labels, captures, { ...compact({ query: query && searchOf(query) }) });
			return decodeJson(labels.name, response, schema);
		}
	};
}
function listVerb(operation, items, schema, key, labels) {
	const page = object({ [items]: array(schema).default([]) });
	return {
		operation,
		bind: (credentials) => (query = {}, captures = []) => {
			const name = `${labels.name}${typeof query.name === "string" ? ` named ${query.name}` : ""}`;
			const requestPage = async (paging) => {
				const response = await send(credentials, operation, {
					...labels,
					name
				}, captures, { query: searchOf({
					...query,
					...paging
				}) });
				const { nextPageToken, totalCount } = decodeJson(name, response, envelope);
				return {
					items: decodeJson(name, response, page)[items] ?? [],
					nextPageToken,
					...totalCount === void 0 ? {} : { totalCount: BigInt(totalCount) }
				};
			};
			return listOf(name, requestPage, key, operation.includes("/v2/"));
		}
	};
}
function postVerb(operation, schema, labels) {
	const more = compact({ repeatable: labels.repeatable });
	return {
		operation,
		bind: (credentials) => async (parent, body) => decodeJson(labels.name, await send(credentials, operation, labels, [parent], {
			body,
			...more
		}), schema)
	};
}
function updateVerb(operation, schema, labels) {
	return {
		operation,
		bind: (credentials) => async (uid, body, mask) => {
			const query = searchOf({ updateMask: mask.join(",") });
			const response = await send(credentials, operation, labels, [uid], {
				body,
				query,
				repeatable: true
			});
			return decodeJson(labels.name, response, schema);
		}
	};
}
function deleteVerb(operation, labels) {
	return {
		operation,
		bind: (credentials) => async (uid) => void await send(credentials, operation, labels, [uid], {})
	};
}
function send(credentials, operation, { name, denied }, captures, more) {
	const [method, template = ""] = operation.split(" ");
	const rest = [...captures];
	return callPlatform(credentials, {
		method,
		operation: name,
		path: template.replace(/\{\w+\}/g, () => rest.shift() ?? ""),
		...compact({ denied }),
		...more
	});
}
function searchOf(query) {
	const parameters = new URLSearchParams();
	for (const [name, value] of Object.entries(query)) for (const text of [value ?? []].flat()) parameters.append(name, text);
	return parameters;
}
// lib/clients/platform/client.js
function expectedSubject({ subject, subjectPattern }) {
	return subject ?? `(by pattern) ${subjectPattern ?? ""}`;
}
const manage = missingRoles.manageIdentities;
const iamVerbs = {
	getGroup: getVerb("GET /iam/v2/groups/{uid}", group, { name: "Get group" }),
	listGroups: listVerb("GET /iam/v2/groups", "groups", group, byUid, {
		name: "List groups",
		denied: manage
	}),
	listIdentities: listVerb("GET /iam/v2/identities", "identities", identity, byUid, {
		name: "List identities",
		denied: manage
	}),
	getIdentity: getVerb("GET /iam/v2/identities/{uid}", identity, {
		name: "Get identity",
		denied: manage
	}),
	createIdentity: postVerb("POST /iam/v2/identities/{parent}", identity, {
		name: "Create identity",
		denied: manage
	}),
	deleteIdentity: deleteVerb("DELETE /iam/v2/identities/{uid}", {
		name: "Delete identity",
		denied: manage
	}),
	updateIdentity: updateVerb("PATCH /iam/v2/identities/{uid}", identity, {
		name: "Update identity",
		denied: manage
	}),
	createRole: postVerb("POST /iam/v2/roles/{parent}", role, {
		name: "Create role",
		denied: manage
	}),
	deleteRole: deleteVerb("DELETE /iam/v2/roles/{uid}", {
		name: "Delete role",
		denied: manage
	}),
	listRoles: listVerb("GET /iam/v2/roles", "roles", role, byUid, {
		name: "List roles",
		denied: manage
	}),
	listRoleBindings: listVerb("GET /iam/v2/roleBindings", "roleBindings", roleBinding, byUid, {
		name: "List role bindings",
		denied: manage
	}),
	createRoleBinding: postVerb("POST /iam/v2/roleBindings/{parent}", roleBinding, {
		name: "Create role binding",
		denied: manage
	}),
	deleteRoleBinding: deleteVerb("DELETE /iam/v2/roleBindings/{uid}", {
		name: "Delete role binding",
		denied: manage
	})
};
const registryVerbs = {
	listRepositories: listVerb("GET /registry/v2/repos", "repos", repository, byUid, { name: "List repositories" }),
	listTags: listVerb("GET /registry/v2/tags", "tags", tag, byUid, { name: "List tags" }),
	listEndOfLifeTags: listVerb("GET /registry/v1/eoltags", "items", endOfLifeTag, byId, { name: "List end-of-life tags" }),
	getVulnerabilityReport: getVerb("GET /registry/v1/repos/{repo}/digests/{digest}/vulnreport", vulnerabilityReportSchema, { name: "Get vulnerability report" }),
	listVulnerabilityCounts: getVerb("GET /registry/v1/vuln_reports/counts", vulnerabilityCounts, { name: "List vulnerability counts" }),
	getReadme: getVerb("GET /registry/v2/repos/{uid}/readme", readme, { name: "Get readme" }),
	getArchitectures: getVerb("GET /registry/v2/repos/{repo}/digests/{digest}/architectures", architectures, { name: "Get architectures" }),
	getSize: getVerb("GET /registry/v2/repos/{repo}/digests/{digest}/size", size, { name: "Get size" }),
	listAdvisories: listVerb("GET /vulnerabilities/v2/advisories", "advisories", platformAdvisorySchema, byUid, {
		name: "List advisories",
		denied: missingRoles.listAdvisories
	})
};
const policyVerbs = {
	listPolicyBindings: listVerb("GET /policies/v1/bindings", "items", policyBinding, byId, {
		name: "List policy bindings",
		denied: missingRoles.listPolicies
	}),
	listPolicyOverrides: listVerb("GET /policies/v1/overrides", "items", policyOverride, byId, {
		name: "List policy overrides",
		denied: missingRoles.listPolicies
	}),
	checkPolicies: postVerb("POST /registry/v1/repos/{repo}:checkPolicies", policyCheck, {
		name: "Check pull policies",
		denied: missingRoles.checkPolicies,
		repeatable: true
	}),
	getImageConfig: getVerb("GET /registry/v1/repos/{repo}/digests/{digest}/imageconfig", imageConfig, { name: "Get image configuration" })
};
const verbs = {
	...iamVerbs,
	...registryVerbs,
	...policyVerbs
};
function bindAll(table, credentials) {
	return Object.fromEntries(Object.entries(table).map(([name, verb]) => [name, verb.bind(credentials)]));
}
function platformClient(credentials) {
	return bindAll(verbs, credentials);
}
export { noIdentity as a, foreignToken as i, platformClient as n, tokenRefused as o, platformError as r, batchNames as s, expectedSubject as t };
