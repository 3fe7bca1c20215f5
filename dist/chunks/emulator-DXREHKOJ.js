import { C as record, F as prettifyError, O as union, T as string, _ as literal, f as array, g as int, k as unknown, p as boolean, u as _enum, v as looseObject, w as strictObject, x as object } from "./schemas-eoL3S0JI.js";
import { n as datetime } from "./iso-BUxoLqnE.js";
import { A as decoder, C as JWSSignatureVerificationFailed, D as decode, E as JWTInvalid, M as encoder, N as strictDecoder, O as encode$1, S as JWSInvalid, T as JWTExpired, _ as JOSENotSupported, a as encodeAsciiMember, b as JWKSNoMatchingKey, c as isObject, d as validateAlgorithms, f as validateB64, g as JOSEError, h as JOSEAlgNotAllowed, i as decodeBase64url, j as encode, k as concat, l as parseJoseHeader, m as validateCritDuplicates, n as JWS_RECOGNIZED, o as isDisjoint, p as validateCrit, r as assertNotSet, s as isJwkSet, t as decodeJwt, u as serializeJoseHeader, v as JWKSInvalid, w as JWTClaimValidationFailed, x as JWKSTimeout, y as JWKSMultipleMatchingKeys } from "./decode_jwt-B7T8atRy.js";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import { createHash, createHmac, createPrivateKey, createPublicKey, randomBytes, timingSafeEqual } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { createServer } from "node:net";
import { createServer as createServer$1 } from "node:http";
import { TLSSocket, createServer as createServer$2 } from "node:tls";
const requiredText = string({ error: ({ input }) => input === void 0 ? "is required" : "must be a string" }).min(1, "is required");
const optionalText = string("must be a string").default("");
const uid = string().regex(/^[\w.-]+(?:\/[\w.-]+)*$/);
const time = datetime();
const digestPattern = /^sha256:[a-f0-9]{64}$/;
const digestText = string().regex(digestPattern);
const epoch$1 = "2026-01-01T00:00:00.000Z";
const times$1 = {
	createTime: time.default(epoch$1),
	updateTime: time.default(epoch$1)
};
// lib/emulator/state/catalog.js
const repoFields = object({
	name: requiredText,
	description: optionalText
});
const tagFields = object({
	name: requiredText,
	digest: string("is required").regex(digestPattern, "must be sha256:<64 hex digits>"),
	deprecated: boolean("must be true or false").default(false)
});
const tag$1 = tagFields.omit({ digest: true }).extend({
	uid,
	eolDate: string().optional(),
	releaseDate: string().optional().describe("The release of the main package; absent: the oldest record"),
	graceUntil: time.optional().describe("The tag is in its grace period from `eolDate` until then"),
	history: array(object({
		updateTimestamp: datetime({ offset: true }),
		digest: digestText
	}))
});
const platformManifest = object({
	digest: digestText,
	os: string(),
	architecture: string(),
	size: int().nonnegative().default(0).describe("Size of the image in bytes")
});
const vulnerabilityReport = object({
	digest: digestText,
	lastSeen: time,
	vulnerabilityMatches: array(looseObject({ vulnerability: looseObject({
		id: string(),
		severity: string()
	}) }))
});
const content = object({
	digest: digestText,
	mediaType: string(),
	text: string(),
	tag: string().optional().describe("A tag that the list of tags does not contain, such as `sha256-<hex>.att`"),
	subject: digestText.optional().describe("The digest that it refers to, for the referrers API"),
	artifactType: string().optional(),
	annotations: record(string(), string()).optional()
});
const repoSchema = repoFields.extend({
	uid: uid.describe("<group uid>/<suffix>"),
	tags: array(tag$1),
	indexes: array(object({
		digest: digestText,
		manifests: array(platformManifest)
	})).default([]).describe("Multi-platform indexes that the registry serves"),
	content: array(content).default([]).describe("Other manifests and blobs of the registry"),
	builds: array(object({
		digest: digestText,
		createTime: time
	})).optional().describe("Build times of images, in place of those that their content states"),
	readme: string().default(""),
	vulnerabilityReports: array(vulnerabilityReport).default([]),
	...times$1
});
const advisoryStateSchema = looseObject({
	uid,
	advisoryId: string(),
	artifactName: string(),
	...times$1
});
// lib/emulator/iam/capabilities.js
const dottedNames = {
	CAP_IAM_GROUPS_CREATE: "groups.create",
	CAP_IAM_GROUPS_UPDATE: "groups.update",
	CAP_IAM_GROUPS_LIST: "groups.list",
	CAP_IAM_GROUPS_DELETE: "groups.delete",
	CAP_IAM_GROUP_INVITES_CREATE: "group_invites.create",
	CAP_IAM_GROUP_INVITES_LIST: "group_invites.list",
	CAP_IAM_GROUP_INVITES_DELETE: "group_invites.delete",
	CAP_IAM_ROLES_CREATE: "roles.create",
	CAP_IAM_ROLES_UPDATE: "roles.update",
	CAP_IAM_ROLES_LIST: "roles.list",
	CAP_IAM_ROLES_DELETE: "roles.delete",
	CAP_IAM_ROLE_BINDINGS_CREATE: "role_bindings.create",
	CAP_IAM_ROLE_BINDINGS_UPDATE: "role_bindings.update",
	CAP_IAM_ROLE_BINDINGS_LIST: "role_bindings.list",
	CAP_IAM_ROLE_BINDINGS_DELETE: "role_bindings.delete",
	CAP_TENANT_VULN_REPORTS_LIST: "vuln_reports.list",
	CAP_IAM_ACCOUNT_ASSOCIATIONS_CREATE: "account_associations.create",
	CAP_IAM_ACCOUNT_ASSOCIATIONS_UPDATE: "account_associations.update",
	CAP_IAM_ACCOUNT_ASSOCIATIONS_LIST: "account_associations.list",
	CAP_IAM_ACCOUNT_ASSOCIATIONS_DELETE: "account_associations.delete",
	CAP_IAM_IDENTITY_CREATE: "identity.create",
	CAP_IAM_IDENTITY_UPDATE: "identity.update",
	CAP_IAM_IDENTITY_LIST: "identity.list",
	CAP_IAM_IDENTITY_DELETE: "identity.delete",
	CAP_IAM_IDENTITY_PROVIDERS_CREATE: "identity_providers.create",
	CAP_IAM_IDENTITY_PROVIDERS_UPDATE: "identity_providers.update",
	CAP_IAM_IDENTITY_PROVIDERS_LIST: "identity_providers.list",
	CAP_IAM_IDENTITY_PROVIDERS_DELETE: "identity_providers.delete",
	CAP_IAM_SCIM_MANAGE: "identity_providers.scim.manage",
	CAP_EVENTS_SUBSCRIPTION_CREATE: "subscriptions.create",
	CAP_EVENTS_SUBSCRIPTION_LIST: "subscriptions.list",
	CAP_EVENTS_SUBSCRIPTION_DELETE: "subscriptions.delete",
	CAP_REPO_CREATE: "repo.create",
	CAP_REPO_UPDATE: "repo.update",
	CAP_REPO_LIST: "repo.list",
	CAP_REPO_DELETE: "repo.delete",
	CAP_MANIFEST_LIST: "manifest.list",
	CAP_TAG_CREATE: "tag.create",
	CAP_TAG_LIST: "tag.list",
	CAP_TAG_DELETE: "tag.delete",
	CAP_MANIFEST_METADATA_LIST: "manifest.metadata.list",
	CAP_REPO_INTERNAL_ADMIN: "repo.internal.admin",
	CAP_APK_LIST: "apk.list",
	CAP_VULN_REPORT_LIST: "vuln_report.list",
	CAP_LIBRARIES_ARTIFACTS_LIST: "libraries.artifacts.list",
	CAP_ADVISORIES_LIST: "advisories.list",
	CAP_VERSION_LIST: "version.list",
	CAP_REPO_CHECK_POLICIES: "repo.check_policies",
	CAP_POLICIES_POLICY_LIST: "policies.policy.list",
	CAP_POLICIES_BINDING_CREATE: "policies.binding.create",
	CAP_POLICIES_BINDING_LIST: "policies.binding.list",
	CAP_POLICIES_BINDING_DELETE: "policies.binding.delete",
	CAP_POLICIES_OVERRIDE_CREATE: "policies.override.create",
	CAP_POLICIES_OVERRIDE_LIST: "policies.override.list",
	CAP_POLICIES_OVERRIDE_DELETE: "policies.override.delete",
	CAP_POLICIES_DECISION_LIST: "policies.decision.list",
	CAP_TERMS_ACCEPT: "terms.accept",
	CAP_TERMS_LIST: "terms.list"
};
const capabilityNames = Object.keys(dottedNames);
const pullCapability = "CAP_MANIFEST_LIST";
const pull = [
	pullCapability,
	"CAP_IAM_GROUPS_LIST",
	"CAP_REPO_LIST",
	"CAP_TAG_LIST",
	"CAP_MANIFEST_METADATA_LIST",
	"CAP_TENANT_VULN_REPORTS_LIST"
];
const push = [
	...pull,
	"CAP_REPO_CREATE",
	"CAP_REPO_UPDATE",
	"CAP_REPO_DELETE",
	"CAP_TAG_CREATE",
	"CAP_TAG_DELETE",
	"CAP_IAM_GROUPS_CREATE"
];
const viewer = [...new Set([...pull, ...capabilityNames.filter((name) => name.endsWith("_LIST"))])];
const builtInRoles = {
	viewer,
	editor: [
		...viewer,
		"CAP_EVENTS_SUBSCRIPTION_CREATE",
		"CAP_EVENTS_SUBSCRIPTION_DELETE"
	],
	owner: capabilityNames,
	"registry.pull": pull,
	"registry.push": push,
	"registry.pull_token_creator": [
		...pull,
		"CAP_APK_LIST",
		"CAP_IAM_IDENTITY_CREATE",
		"CAP_IAM_ROLES_LIST",
		"CAP_IAM_ROLE_BINDINGS_CREATE"
	],
	"apk.pull": ["CAP_IAM_GROUPS_LIST", "CAP_APK_LIST"]
};
const earlierSpellings = [
	[/^repos\./, "repo."],
	[/^tags\./, "tag."],
	[/^identities\./, "identity."],
	[/^libraries\.list$/, "libraries.artifacts.list"],
	[/^registry\.pull$/, "manifest.list"]
];
function capabilitiesNamed(text) {
	if (text === "*") return capabilityNames;
	const dotted = earlierSpellings.reduce((name, [from, to]) => name.replace(from, to), text);
	return capabilityNames.filter((name) => name === text || dottedNames[name] === dotted);
}
// lib/emulator/state/iam.js
const namePattern = /^[a-z0-9 ._-]{1,}$/;
const nameRule = `must match the pattern ${namePattern.source}`;
const maxPattern = 200;
const pattern = string("must be a string").max(maxPattern, `must have at most ${maxPattern} characters`).refine(isRegularExpression, "must be a regular expression");
const text = string("must be a string");
const identityFields = object({
	name: string(nameRule).regex(namePattern, nameRule),
	description: optionalText,
	claimMatch: object({
		issuer: text.optional().describe("Absent: the emulator's own OIDC provider"),
		issuerPattern: pattern.optional(),
		subject: text.optional(),
		subjectPattern: pattern.optional(),
		audience: text.optional().describe("Absent: the host of the issuer address"),
		audiencePattern: pattern.optional(),
		claims: record(string(), text, "must be an object of strings").default({}).optional(),
		claimPatterns: record(string(), pattern, "must be an object of regular expressions").optional()
	}, "must be an object").optional()
});
const identitySchema = identityFields.extend({
	uid: uid.describe("<group uid>/<suffix>"),
	lastSeenTime: time.optional(),
	...times$1
});
function isRegularExpression(source) {
	try {
		new RegExp(source, "u");
		return true;
	} catch {
		return false;
	}
}
const groupFields = object({
	name: requiredText,
	description: optionalText
});
const groupSchema = groupFields.extend({
	uid,
	...times$1
});
const roleFields = object({
	name: requiredText,
	description: optionalText,
	capabilities: array(_enum(capabilityNames, `must be one of ${capabilityNames.join(", ")}`), "is required").min(1, "is required")
});
const roleSchema = roleFields.extend({
	uid,
	capabilities: array(string().refine((name) => capabilitiesNamed(name).length > 0, "must be a capability").describe("`CAP_REPO_LIST`, `repo.list`, or `*` for all")).transform((names) => [...new Set(names.flatMap((name) => capabilitiesNamed(name)))]),
	...times$1
});
const roleBindingFields = object({
	identityUid: requiredText,
	roleUid: requiredText
});
const roleBindingSchema = roleBindingFields.extend({
	uid,
	...times$1
});
// lib/emulator/state/state.js
const modes = ["POLICY_MODE_ENFORCED", "POLICY_MODE_DRY_RUN"];
const times = {
	createdAt: time.default(epoch$1),
	updatedAt: time.default(epoch$1)
};
const pullPolicySchema = object({
	uid: uid.describe("<group uid>/<suffix>"),
	name: requiredText,
	decides: _enum([
		"ALLOWED",
		"DENIED",
		"ERROR"
	]).describe("Its result for every image")
});
const bindingSchema = object({
	uid: uid.describe("<uid of the group or repository>/<suffix>"),
	policy: requiredText,
	mode: _enum(modes, `must be one of ${modes.join(", ")}`),
	resourceTypes: array(string()).default([]),
	parameters: record(string(), unknown()).default({}),
	...times
});
const overrideSchema = object({
	uid: uid.describe("<uid of the group or repository>/<suffix>"),
	policyId: string(),
	artifactId: digestText,
	reason: string(),
	createdBy: string().default(""),
	createdAt: time.default(epoch$1)
});
const stateSchema = object({
	organization: string().describe("Name of the root organization group, first part of its image names"),
	publicOrganization: string(),
	groups: array(groupSchema),
	identities: array(identitySchema),
	roles: array(roleSchema),
	roleBindings: array(roleBindingSchema),
	repos: array(repoSchema),
	advisories: array(advisoryStateSchema).default([]),
	policies: array(pullPolicySchema).default([]).describe("Pull policies of organizations, in addition to the built-in ones"),
	policyBindings: array(bindingSchema).default([]).describe("What pull policies apply to, and how"),
	policyOverrides: array(overrideSchema).default([]).describe("Exceptions from pull policies")
});
function oldestFirst(history) {
	return history.every((record, at) => at === 0 || timeOrder(history[at - 1] ?? record, record) <= 0) ? history : history.toSorted(timeOrder);
}
function timeOrder({ updateTimestamp: a }, { updateTimestamp: b }) {
	if (a.length === b.length && a.endsWith("Z") && b.endsWith("Z")) return a < b ? -1 : Number(a > b);
	return Date.parse(a) - Date.parse(b);
}
function newestOf(history) {
	return oldestFirst(history).at(-1);
}
function parentOf(child) {
	return child.slice(0, Math.max(0, child.lastIndexOf("/")));
}
function isWithin(resource, groupUid) {
	return resource === groupUid || resource.startsWith(`${groupUid}/`);
}
function repoAt(state, path) {
	const [organization, ...rest] = path.split("/");
	const root = state.groups.find(({ uid: own, name }) => name === organization && !own.includes("/"));
	return root && state.repos.find(({ uid: own, name }) => name === rest.join("/") && isWithin(own, root.uid));
}
// lib/emulator/policies/evaluate.js
const createdKey = "org.opencontainers.image.created";
function imageFacts(repo, digest) {
	const index = repo.indexes.find(({ manifests }) => manifests.some((one) => one.digest === digest));
	const digests = [digest, ...index === void 0 ? [] : [index.digest]];
	const tags = repo.tags.filter(({ history }) => history.some((record) => digests.includes(record.digest)));
	const dated = tags.find(({ eolDate }) => eolDate !== void 0);
	const records = tags.flatMap(({ history }) => history).filter((record) => digests.includes(record.digest));
	return {
		builtAt: statedBuildTime(repo, digests) ?? instantOf(oldestFirst(records)[0]?.updateTimestamp),
		releasedAt: instantOf(dated?.releaseDate ?? (dated && oldestFirst(dated.history)[0]?.updateTimestamp)),
		endOfLife: instantOf(dated?.eolDate?.slice(0, 10))
	};
}
function statedBuildTime(repo, digests) {
	const stated = repo.builds?.find((build) => digests.includes(build.digest))?.createTime;
	if (stated !== void 0) return instantOf(stated);
	for (const digest of digests) {
		const text = (contentOf(repo, digest)?.annotations)?.["org.opencontainers.image.created"] ?? imageConfigOf(repo, digest)?.created;
		if (typeof text === "string") return instantOf(text);
	}
}
function imageConfigOf(repo, digest) {
	const manifest = contentOf(repo, digest);
	const [first] = Array.isArray(manifest?.manifests) ? manifest.manifests : [];
	return contentOf(repo, (first === void 0 ? manifest : contentOf(repo, first.digest))?.config?.digest ?? "");
}
function contentOf(repo, digest) {
	const held = repo.content.find((one) => one.digest === digest);
	try {
		return held === void 0 ? void 0 : JSON.parse(held.text);
	} catch {
		return;
	}
}
function instantOf(text) {
	const at = Date.parse(text ?? "");
	return Number.isNaN(at) ? void 0 : at;
}
const dayMs$1 = 864e5;
const allowed = {
	result: "ALLOWED",
	reason: ""
};
const denied = (reason) => ({
	result: "DENIED",
	reason: `denied: ${reason}`
});
const failed = (reason) => ({
	result: "ERROR",
	reason
});
const day = (instant) => new Date(instant).toISOString().slice(0, 10);
const systemPolicies = [
	{
		uid: "policy-no-eol",
		name: "no-eol",
		decide: ({ endOfLife }, _value, now) => endOfLife === void 0 || endOfLife > now ? allowed : denied(`main package reached end of life on ${day(endOfLife)}`)
	},
	{
		uid: "policy-cooldown",
		name: "cooldown",
		parameter: {
			name: "days",
			default: 7
		},
		decide({ builtAt }, days, now) {
			if (builtAt === void 0) return failed("the image has no build timestamp");
			if (now - builtAt >= days * dayMs$1) return allowed;
			return denied(`image built within the ${days}-day cooldown window (built ${day(builtAt)}, pulled ${day(now)})`);
		}
	},
	{
		uid: "policy-support-window",
		name: "support-window",
		parameter: {
			name: "months",
			default: 6
		},
		decide({ endOfLife, releasedAt }, months) {
			if (endOfLife === void 0) return allowed;
			if (releasedAt === void 0) return failed("the main package has no release date");
			const least = new Date(releasedAt);
			least.setUTCMonth(least.getUTCMonth() + months);
			return least.getTime() <= endOfLife ? allowed : denied(`support period is shorter than ${months} months`);
		}
	}
];
function evaluatePolicies(state, repo, digest, now) {
	return state.policyBindings.flatMap((binding) => {
		const { uid, resourceTypes, policy } = binding;
		if (!(resourceTypes.length === 0 || resourceTypes.some((type) => /\/Repo(@|$)/.test(type))) || !isWithin(repo.uid, parentOf(uid))) return [];
		const decided = decide(state, repo, digest, binding, now);
		const isLifted = state.policyOverrides.some((one) => one.policyId === policy && one.artifactId === digest && isWithin(repo.uid, parentOf(one.uid)));
		return decided === void 0 ? [] : [{
			binding,
			...decided,
			isLifted: isLifted && decided.result === "DENIED"
		}];
	});
}
function decide(state, repo, digest, { policy, parameters }, now) {
	const own = state.policies.find(({ uid }) => uid === policy);
	if (own !== void 0) {
		const { name: policyName, decides: result } = own;
		return {
			policyName,
			parameters,
			result,
			reason: result === "ALLOWED" ? "" : `${policyName}: ${result}`
		};
	}
	const system = systemPolicies.find(({ uid }) => uid === policy);
	if (system === void 0) return void 0;
	const { name: policyName, parameter } = system;
	const value = Number(parameters[parameter?.name ?? ""] ?? parameter?.default);
	const outcome = system.decide(imageFacts(repo, digest), value, now);
	return {
		policyName,
		parameters: parameter === void 0 ? {} : { [parameter.name]: value },
		...outcome
	};
}
function deniedBy(state, repo, digest, now) {
	return evaluatePolicies(state, repo, digest, now).find(({ binding, result, isLifted }) => binding.mode === "POLICY_MODE_ENFORCED" && result !== "ALLOWED" && !isLifted)?.policyName;
}
// lib/emulator/server/answer.js
function camelCase(name) {
	return name.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase());
}
function parameter(query, name) {
	return query.get(name) ?? query.get(camelCase(name)) ?? void 0;
}
function json(value, status = 200) {
	return {
		status,
		headers: { "content-type": "application/json" },
		body: JSON.stringify(value, withMilliseconds)
	};
}
const timeField = /(?:Time|Date|Timestamp|_at)$|^(?:date|lastSeen)$/;
const timestamp = /^\d{4}-\d\d-\d\dT[\d:]{8}(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;
function withMilliseconds(field, value) {
	if (typeof value !== "string" || !timeField.test(field) || !timestamp.test(value)) return value;
	const at = Date.parse(value);
	return Number.isNaN(at) ? value : new Date(at).toISOString();
}
var Refusal = class extends Error {
	answerFrom;
	constructor(answerFrom) {
		super(`HTTP ${answerFrom("").status}`);
		this.answerFrom = answerFrom;
	}
};
const httpStatus = {
	3: 400,
	5: 404,
	6: 409,
	7: 403,
	8: 429,
	9: 400,
	10: 409,
	12: 501,
	13: 500,
	14: 503,
	16: 401
};
const codes = {
	invalid: 3,
	notFound: 5,
	exists: 6,
	denied: 7,
	exhausted: 8,
	precondition: 9,
	aborted: 10,
	unimplemented: 12,
	unauthenticated: 16
};
const reasons = {
	3: "INVALID_ARGUMENT",
	5: "NOT_FOUND",
	6: "ALREADY_EXISTS",
	7: "PERMISSION_DENIED",
	8: "RESOURCE_EXHAUSTED",
	9: "FAILED_PRECONDITION",
	10: "ABORTED",
	12: "UNIMPLEMENTED",
	16: "UNAUTHENTICATED"
};
function refuse(code, message, details = [], because = {}) {
	const reason = {
		"@type": `${typePrefix}ErrorInfo`,
		reason: reasons[code] ?? "UNKNOWN",
		...because
	};
	return new Refusal((domain) => json({
		code,
		message,
		details: [{
			...reason,
			domain
		}, ...details]
	}, httpStatus[code] ?? 500));
}
const typePrefix = "type.googleapis.com/google.rpc.";
function resourceInfo(resourceType, resourceName) {
	return {
		"@type": `${typePrefix}ResourceInfo`,
		resourceType,
		resourceName
	};
}
function badRequest(fieldViolations) {
	return {
		"@type": `${typePrefix}BadRequest`,
		fieldViolations
	};
}
function preconditionFailure(type, description) {
	return {
		"@type": `${typePrefix}PreconditionFailure`,
		violations: [{
			type,
			description
		}]
	};
}
function refuseRegistry(status, code, message) {
	return new Refusal(() => json({ errors: [{
		code,
		message
	}] }, status));
}
// lib/emulator/iam/access.js
function route(operation, access, handle) {
	const [method = "", path = ""] = operation.split(" ");
	return {
		method,
		path,
		access,
		handle
	};
}
function groupsWith({ state, caller }, capability) {
	const own = parentOf(caller);
	return state.roleBindings.flatMap(({ uid, identityUid, roleUid }) => {
		const capabilities = state.roles.find((role) => role.uid === roleUid)?.capabilities ?? [];
		if (identityUid !== caller || !capabilities.includes(capability)) return [];
		const bound = parentOf(uid);
		return isWithin(bound, own) ? [bound] : isWithin(own, bound) ? [own] : [];
	});
}
function requireCapabilities(context, resource) {
	for (const capability of context.needs) {
		const groups = groupsWith(context, capability);
		if (!(resource === void 0 ? groups.length > 0 : groups.some((group) => isWithin(resource, group)))) {
			const where = resource === void 0 ? "" : ` in ${resource}`;
			throw refuse(codes.denied, `Permission denied: the identity lacks the capability ${dottedNames[capability]}${where}`);
		}
	}
}
function visible(context, items) {
	const reaches = context.needs.map((capability) => groupsWith(context, capability));
	return items.filter(({ uid }) => reaches.every((groups) => groups.some((group) => isWithin(uid, group))));
}
// node_modules/jose/dist/webapi/lib/key.js
const tag = (key) => key[Symbol.toStringTag];
const jwkMatchesOp = (entry, key, usage) => {
	const { alg } = entry;
	if (key.use !== void 0) {
		const expected = usage === "sign" || usage === "verify" ? "sig" : "enc";
		if (key.use !== expected) throw new TypeError(`Invalid key for this operation, its "use" must be "${expected}" when present`);
	}
	if (key.alg !== void 0 && key.alg !== alg) throw new TypeError(`Invalid key for this operation, its "alg" must be "${alg}" when present`);
	if (Array.isArray(key.key_ops)) {
		const expectedKeyOp = usage === "encrypt" || usage === "decrypt" ? entry.ops?.[usage === "encrypt" ? 0 : 1] : usage;
		if (expectedKeyOp && !key.key_ops.includes(expectedKeyOp)) throw new TypeError(`Invalid key for this operation, its "key_ops" must include "${expectedKeyOp}" when present`);
	}
};
async function prepareKey(entry, key, usage) {
	const { alg, secret } = entry, requiresPrivateKey = usage === "decrypt" || usage === "sign";
	if (secret && key instanceof Uint8Array) return key;
	let normalized, keyObject;
	if (isObject(key)) {
		if (normalized = normalizeJwk(key), typeof normalized.kty != "string") throw invalidKeyType(alg, key, secret);
		if (!(secret ? normalized.kty === "oct" && typeof normalized.k == "string" : normalized.kty !== "oct" && (requiresPrivateKey ? normalized.kty === "AKP" && typeof normalized.priv == "string" || typeof normalized.d == "string" : normalized.d === void 0 && normalized.priv === void 0))) throw new TypeError(secret ? "JSON Web Key for symmetric algorithms must have JWK \"kty\" (Key Type) equal to \"oct\" and the JWK \"k\" (Key Value) present" : `JSON Web Key for this operation must be a ${requiresPrivateKey ? "private" : "public"} JWK`);
		if (jwkMatchesOp(entry, normalized, usage), normalized.kty === "oct") return decode(normalized.k);
		if (!Object.isFrozen(key)) {
			const { key_ops } = key;
			Array.isArray(key_ops) && Object.freeze(key_ops), Object.freeze(key);
		}
	} else {
		if (!isKeyLike(key)) throw invalidKeyType(alg, key, secret);
		const expectedType = secret ? "secret" : requiresPrivateKey ? "private" : "public";
		if (key.type !== expectedType && (secret || [
			"secret",
			"public",
			"private"
		].includes(key.type))) throw new TypeError(`${tag(key)} instances must be of type "${expectedType}" for the ${alg} algorithm`);
		if (isCryptoKey(key)) return key;
		if (keyObject = key, keyObject.type === "secret") return keyObject.export();
	}
	cache ||= new WeakMap();
	const cacheKey = key;
	let cached = cache.get(cacheKey);
	if (cached?.[alg]) return cached[alg];
	if (cached || cache.set(cacheKey, cached = {}), keyObject && typeof keyObject.toCryptoKey == "function") {
		const isPublic = keyObject.type === "public", crv = nist[keyObject.asymmetricKeyDetails?.namedCurve], params = entry.resolve?.({
			crv,
			asymmetricKeyType: keyObject.asymmetricKeyType
		}) ?? entry.subtle;
		return cached[alg] = keyObject.toCryptoKey(params, isPublic, entry.usages[isPublic ? 0 : 1]);
	}
	return normalized ??= keyObject.export({ format: "jwk" }), normalized.alg = alg, cached[alg] = await jwkToKey(entry, normalized);
}
let cache;
const nist = {
	__proto__: null,
	prime256v1: "P-256",
	secp384r1: "P-384",
	secp521r1: "P-521"
};
const isCryptoKey = (key) => {
	if (key?.[Symbol.toStringTag] === "CryptoKey") return !0;
	try {
		return key instanceof CryptoKey;
	} catch {
		return !1;
	}
};
const isKeyObject = (key) => key?.[Symbol.toStringTag] === "KeyObject";
const isKeyLike = (key) => isCryptoKey(key) || isKeyObject(key);
function message(msg, actual, ...types) {
	if (types.length > 2) {
		const last = types.pop();
		msg += `one of type ${types.join(", ")}, or ${last}.`;
	} else types.length === 2 ? msg += `one of type ${types[0]} or ${types[1]}.` : msg += `of type ${types[0]}.`;
	return actual == null ? msg += ` Received ${actual}` : typeof actual == "function" && actual.name ? msg += ` Received function ${actual.name}` : typeof actual == "object" && actual != null && actual.constructor?.name && (msg += ` Received an instance of ${actual.constructor.name}`), msg;
}
const invalidKeyInput = (actual, ...types) => message("Key must be ", actual, ...types);
function invalidKeyType(alg, actual, secret) {
	const types = [
		"CryptoKey",
		"KeyObject",
		"JSON Web Key"
	];
	return secret && types.push("Uint8Array"), new TypeError(message(`Key for the ${alg} algorithm must be `, actual, ...types));
}
const unusable = (name, prop = "algorithm.name") => new TypeError(`CryptoKey does not support this operation, its ${prop} must be ${name}`);
function checkUsage(key, usage) {
	if (usage && !key.usages.includes(usage)) throw new TypeError(`CryptoKey does not support this operation, its usages must include ${usage}.`);
}
function checkModulusLength(alg, key) {
	const { modulusLength } = key.algorithm;
	if (typeof modulusLength != "number" || modulusLength < 2048) throw new TypeError(`${alg} requires key modulusLength to be 2048 bits or larger`);
}
function checkCryptoKey(key, expected, usage) {
	const algorithm = key.algorithm;
	if (algorithm.name !== expected.name) throw unusable(expected.name);
	if (expected.hash && algorithm.hash?.name !== expected.hash) throw unusable(expected.hash, "algorithm.hash");
	if (expected.namedCurve && algorithm.namedCurve !== expected.namedCurve) throw unusable(expected.namedCurve, "algorithm.namedCurve");
	if (expected.length !== void 0 && algorithm.length !== expected.length) throw unusable(expected.length, "algorithm.length");
	checkUsage(key, usage);
}
function snapshotJwk(jwk) {
	return {
		__proto__: null,
		...jwk
	};
}
function normalizeJwk(jwk) {
	const normalized = snapshotJwk(jwk);
	if (normalized.ext !== void 0 && typeof normalized.ext != "boolean") throw new TypeError("\"ext\" (Extractable) Parameter must be a boolean");
	if (normalized.key_ops !== void 0) {
		const value = normalized.key_ops, keyOps = Array.isArray(value) ? [...value] : void 0;
		if (!keyOps || keyOps.some((operation) => typeof operation != "string") || new Set(keyOps).size !== keyOps.length) throw new TypeError("\"key_ops\" (Key Operations) Parameter must be an array of unique strings");
		normalized.key_ops = keyOps;
	}
	return normalized;
}
async function jwkToKey(entry, jwk, extractable) {
	if (!entry.kty.includes(jwk.kty)) throw new JOSENotSupported("Invalid or unsupported JWK \"alg\" (Algorithm) Parameter value");
	const algorithm = entry.resolve?.({
		kty: jwk.kty,
		crv: jwk.crv
	}) ?? entry.subtle, isPrivate = !!(jwk.d || jwk.priv), keyData = {
		...jwk,
		ext: extractable ?? jwk.ext
	};
	return keyData.kty !== "AKP" && delete keyData.alg, delete keyData.use, crypto.subtle.importKey("jwk", keyData, algorithm, keyData.ext ?? !isPrivate, jwk.key_ops ?? entry.usages[isPrivate ? 1 : 0]);
}
async function rawKey(key, expected, usage, extractable = !1) {
	return key instanceof Uint8Array && (key = await crypto.subtle.importKey("raw", key, expected, extractable, [usage])), checkCryptoKey(key, expected, usage), key;
}
// node_modules/jose/dist/webapi/lib/key_descriptor.js
function table(entries) {
	const out = { __proto__: null };
	for (const alg in entries) out[alg] = {
		...entries[alg],
		alg
	};
	return out;
}
// node_modules/jose/dist/webapi/lib/jws_algorithms.js
const sig = [["verify"], ["sign"]];
function hmac(bits) {
	const subtle = {
		name: "HMAC",
		hash: `SHA-${bits}`
	};
	return {
		kty: ["oct"],
		secret: !0,
		subtle,
		signing: subtle,
		usages: sig
	};
}
function rsa(bits, saltLength) {
	const subtle = {
		name: saltLength ? "RSA-PSS" : "RSASSA-PKCS1-v1_5",
		hash: `SHA-${bits}`
	};
	return {
		kty: ["RSA"],
		subtle,
		signing: saltLength ? {
			...subtle,
			saltLength
		} : subtle,
		usages: sig,
		minRsaBits: 2048
	};
}
function ecdsa(crv, bits) {
	return {
		kty: ["EC"],
		crv,
		subtle: {
			name: "ECDSA",
			namedCurve: crv
		},
		signing: {
			name: "ECDSA",
			hash: `SHA-${bits}`
		},
		usages: sig
	};
}
function eddsa() {
	const subtle = { name: "Ed25519" };
	return {
		kty: ["OKP"],
		crv: "Ed25519",
		subtle,
		signing: subtle,
		usages: sig
	};
}
function mldsa(parameterSet) {
	const subtle = { name: `ML-DSA-${parameterSet}` };
	return {
		kty: ["AKP"],
		subtle,
		signing: subtle,
		usages: sig
	};
}
const JWS = table({
	HS256: hmac(256),
	HS384: hmac(384),
	HS512: hmac(512),
	RS256: rsa(256),
	RS384: rsa(384),
	RS512: rsa(512),
	PS256: rsa(256, 32),
	PS384: rsa(384, 48),
	PS512: rsa(512, 64),
	ES256: ecdsa("P-256", 256),
	ES384: ecdsa("P-384", 384),
	ES512: ecdsa("P-521", 512),
	EdDSA: eddsa(),
	Ed25519: eddsa(),
	"ML-DSA-44": mldsa(44),
	"ML-DSA-65": mldsa(65),
	"ML-DSA-87": mldsa(87)
});
function jwsAlgorithm(alg) {
	const entry = typeof alg == "string" ? JWS[alg] : void 0;
	if (!entry) throw new JOSENotSupported(`alg ${alg} is not supported either by JOSE or your javascript runtime`);
	return entry;
}
// node_modules/jose/dist/webapi/lib/jws_verify.js
function prepareVerify(options) {
	return [options && validateAlgorithms("algorithms", options.algorithms), options?.crit];
}
function parseProtectedHeader(encodedProtectedHeader) {
	return encodedProtectedHeader === void 0 ? {} : parseJoseHeader(encodedProtectedHeader, JWSInvalid, "JWS Protected Header is invalid");
}
function encodeCompactUnencodedPayload(payload) {
	try {
		return encode(payload);
	} catch (cause) {
		throw new JWSInvalid("JWS Compact Serialization payload must use only ASCII characters", { cause });
	}
}
async function verifySignature(jws, shared, key, encodeUnencodedPayload, parsedProtected) {
	const { protected: encodedProtectedHeader, header, payload: inputPayload } = jws, protectedHeader = parsedProtected ?? parseProtectedHeader(encodedProtectedHeader);
	if (!isDisjoint(protectedHeader, header)) throw new JWSInvalid("JWS Protected and JWS Unprotected Header Parameter names must be disjoint");
	const joseHeader = {
		...protectedHeader,
		...header
	}, b64 = validateB64(protectedHeader, validateCrit(JWSInvalid, JWS_RECOGNIZED, shared[1], protectedHeader, joseHeader)), { alg } = joseHeader;
	if (typeof alg != "string" || !alg) throw new JWSInvalid("JWS \"alg\" (Algorithm) Header Parameter missing or invalid");
	if (shared[0] && !shared[0].has(alg)) throw new JOSEAlgNotAllowed("\"alg\" (Algorithm) Header Parameter value not allowed");
	if (b64) {
		if (typeof inputPayload != "string") throw new JWSInvalid("JWS Payload must be a string");
	} else if (typeof inputPayload != "string" && !(inputPayload instanceof Uint8Array)) throw new JWSInvalid("JWS Payload must be a string or an Uint8Array instance");
	const signingPayload = b64 || typeof inputPayload != "string" ? inputPayload : encodeUnencodedPayload(inputPayload);
	let resolvedKey = !1;
	typeof key == "function" && (key = await key(protectedHeader, jws), resolvedKey = !0);
	const entry = jwsAlgorithm(alg), signingInput = concat(encodedProtectedHeader !== void 0 ? encode(encodedProtectedHeader) : new Uint8Array(), encode("."), typeof signingPayload == "string" ? shared[2] ??= encodeAsciiMember(signingPayload, "payload", JWSInvalid) : signingPayload), signature = decodeBase64url(jws.signature, "signature", JWSInvalid), verificationKey = await prepareKey(entry, key, "verify"), cryptoKey = await rawKey(verificationKey, entry.subtle, "verify");
	entry.minRsaBits && checkModulusLength(entry.alg, cryptoKey);
	let verified = !1;
	try {
		verified = await crypto.subtle.verify(entry.signing, cryptoKey, signature, signingInput);
	} catch (cause) {
		throw new JWSSignatureVerificationFailed(void 0, { cause });
	}
	if (!verified) throw new JWSSignatureVerificationFailed();
	const result = { payload: typeof signingPayload == "string" ? decodeBase64url(signingPayload, "payload", JWSInvalid) : signingPayload };
	return encodedProtectedHeader !== void 0 && (result.protectedHeader = protectedHeader), header !== void 0 && (result.unprotectedHeader = header), resolvedKey ? [{
		...result,
		key: verificationKey
	}, b64] : [result, b64];
}
async function verifyCompact(jws, shared, key) {
	if (jws instanceof Uint8Array && (jws = decoder.decode(jws)), typeof jws != "string") throw new JWSInvalid("Compact JWS must be a string or Uint8Array");
	const { 0: protectedHeader, 1: payload, 2: signature, length } = jws.split(".");
	if (length !== 3) throw new JWSInvalid("Invalid Compact JWS");
	return verifySignature({
		payload,
		protected: protectedHeader,
		signature
	}, shared, key, encodeCompactUnencodedPayload);
}
// node_modules/jose/dist/webapi/lib/jwt_claims_set.js
const epoch = (date) => Math.floor(date.getTime() / 1e3);
const multipliers = {
	s: 1,
	m: 60,
	h: 3600,
	d: 86400,
	w: 604800,
	y: 31557600
};
const REGEX = /^(\+|\-)? ?(\d+|\d+\.\d+) ?(seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h|days?|d|weeks?|w|years?|yrs?|y)(?: (ago|from now))?$/i;
const checkFailed = "check_failed";
function invalidDuration() {
	throw new TypeError("Invalid time period format");
}
function secs(str) {
	typeof str != "string" && invalidDuration();
	const matched = REGEX.exec(str);
	(!matched || matched[4] && matched[1]) && invalidDuration();
	const value = parseFloat(matched[2]), durationSeconds = Math.round(value * multipliers[matched[3][0].toLowerCase()]);
	return Number.isFinite(durationSeconds) || invalidDuration(), matched[1] === "-" || matched[4] === "ago" ? -durationSeconds : durationSeconds;
}
function validateInput(label, input) {
	if (!Number.isFinite(input)) throw new TypeError(`Invalid ${label} input`);
	return input;
}
function validateStringClaim(claim, value) {
	if (typeof value != "string") throw new TypeError(`"${claim}" claim must be a string`);
}
function validateAudienceClaim(value) {
	if (typeof value != "string" && (!Array.isArray(value) || Array.from(value).some((member) => typeof member != "string"))) throw new TypeError("\"aud\" claim must be a string or an array of strings");
}
function numericDate(value, label) {
	return typeof value == "number" ? validateInput(label, value) : value instanceof Date ? validateInput(label, epoch(value)) : epoch(new Date()) + secs(value);
}
const normalizeTyp = (value) => {
	const normalized = value.toLowerCase();
	return value.includes("/") ? normalized : `application/${normalized}`;
};
const checkAudiencePresence = (audPayload, audOption) => typeof audPayload == "string" ? audOption.includes(audPayload) : Array.isArray(audPayload) ? audOption.some((aud) => audPayload.includes(aud)) : !1;
function validateNumericDate(claimsSet, claim, required = !1) {
	const value = claimsSet[claim];
	if (!(value === void 0 && !required)) {
		if (typeof value != "number") throw new JWTClaimValidationFailed(`"${claim}" claim must be a number`, claimsSet, claim, "invalid");
		return value;
	}
}
function unexpectedClaim(claimsSet, claim) {
	throw new JWTClaimValidationFailed(`unexpected "${claim}" claim value`, claimsSet, claim, checkFailed);
}
function validateClaimsSet(protectedHeader, claimsSetBytes, options = {}) {
	let claimsSet;
	try {
		claimsSet = JSON.parse(strictDecoder.decode(claimsSetBytes));
	} catch (cause) {
		throw new JWTInvalid("JWT Claims Set must be a top-level JSON object", { cause });
	}
	if (!isObject(claimsSet)) throw new JWTInvalid("JWT Claims Set must be a top-level JSON object");
	const { typ } = options;
	if (typ !== void 0 && (typeof protectedHeader.typ != "string" || normalizeTyp(protectedHeader.typ) !== normalizeTyp(typ))) throw new JWTClaimValidationFailed("unexpected \"typ\" JWT header value", claimsSet, "typ", checkFailed);
	const { requiredClaims = [], issuer, subject, audience, maxTokenAge } = options, presenceCheck = [...requiredClaims];
	maxTokenAge !== void 0 && presenceCheck.push("iat"), audience !== void 0 && presenceCheck.push("aud"), subject !== void 0 && presenceCheck.push("sub"), issuer !== void 0 && presenceCheck.push("iss");
	for (const claim of new Set(presenceCheck.reverse())) if (!Object.hasOwn(claimsSet, claim)) throw new JWTClaimValidationFailed(`missing required "${claim}" claim`, claimsSet, claim, "missing");
	issuer !== void 0 && !(Array.isArray(issuer) ? issuer : [issuer]).includes(claimsSet.iss) && unexpectedClaim(claimsSet, "iss"), subject !== void 0 && claimsSet.sub !== subject && unexpectedClaim(claimsSet, "sub"), audience !== void 0 && !checkAudiencePresence(claimsSet.aud, typeof audience == "string" ? [audience] : audience) && unexpectedClaim(claimsSet, "aud");
	const { clockTolerance } = options;
	let tolerance = 0;
	if (typeof clockTolerance == "string") tolerance = secs(clockTolerance);
	else if (clockTolerance !== void 0) {
		if (typeof clockTolerance != "number") throw new TypeError("Invalid clockTolerance option type");
		tolerance = clockTolerance;
	}
	if (validateInput("clockTolerance option", tolerance), tolerance < 0) throw new TypeError("Invalid clockTolerance option input");
	const { currentDate } = options, now = validateInput("currentDate option", epoch(currentDate === void 0 ? new Date() : currentDate)), iat = validateNumericDate(claimsSet, "iat", maxTokenAge !== void 0), nbf = validateNumericDate(claimsSet, "nbf");
	if (nbf !== void 0 && nbf > now + tolerance) throw new JWTClaimValidationFailed("\"nbf\" claim timestamp check failed", claimsSet, "nbf", checkFailed);
	const exp = validateNumericDate(claimsSet, "exp");
	if (exp !== void 0 && exp <= now - tolerance) throw new JWTExpired("\"exp\" claim timestamp check failed", claimsSet, "exp", checkFailed);
	if (maxTokenAge !== void 0) {
		const age = now - iat, max = validateInput("maxTokenAge option", typeof maxTokenAge == "number" ? maxTokenAge : secs(maxTokenAge));
		if (max < 0) throw new TypeError("Invalid maxTokenAge option input");
		if (age - tolerance > max) throw new JWTExpired("\"iat\" claim timestamp check failed (too far in the past)", claimsSet, "iat", checkFailed);
		if (age < -tolerance) throw new JWTClaimValidationFailed("\"iat\" claim timestamp check failed (it should be in the past)", claimsSet, "iat", checkFailed);
	}
	return claimsSet;
}
let producerClaimsSets;
function producerClaimsSet(producer) {
	return producerClaimsSets.get(producer);
}
function jwtClaimsSetBytes(producer) {
	const claimsSet = producerClaimsSet(producer);
	for (const claim of [
		"iat",
		"nbf",
		"exp"
	]) {
		const value = claimsSet[claim];
		if (typeof value == "number" && !Number.isFinite(value)) throw new TypeError(`"${claim}" claim must be a finite number`);
	}
	return encoder.encode(JSON.stringify(claimsSet));
}
var JWTClaimsBuilder = class {
	constructor(claimsSet = {}) {
		if (!isObject(claimsSet)) throw new TypeError("JWT Claims Set MUST be an object");
		(producerClaimsSets ||= new WeakMap()).set(this, structuredClone(claimsSet));
	}
	setIssuer(value) {
		return validateStringClaim("iss", value), producerClaimsSet(this).iss = value, this;
	}
	setSubject(value) {
		return validateStringClaim("sub", value), producerClaimsSet(this).sub = value, this;
	}
	setAudience(value) {
		return validateAudienceClaim(value), producerClaimsSet(this).aud = value, this;
	}
	setJti(value) {
		return validateStringClaim("jti", value), producerClaimsSet(this).jti = value, this;
	}
	setNotBefore(value) {
		return producerClaimsSet(this).nbf = numericDate(value, "setNotBefore"), this;
	}
	setExpirationTime(value) {
		return producerClaimsSet(this).exp = numericDate(value, "setExpirationTime"), this;
	}
	setIssuedAt(value) {
		const claimsSet = producerClaimsSet(this);
		return value === void 0 ? claimsSet.iat = epoch(new Date()) : typeof value == "string" ? claimsSet.iat = validateInput("setIssuedAt", epoch(new Date()) + secs(value)) : claimsSet.iat = numericDate(value, "setIssuedAt"), this;
	}
};
// node_modules/jose/dist/webapi/jwt/verify.js
async function jwtVerify(jwt, key, options) {
	const [verified, b64] = await verifyCompact(jwt, prepareVerify(options), key);
	if (!b64) throw new JWTInvalid("JWTs MUST NOT use unencoded payload");
	const payload = validateClaimsSet(verified.protectedHeader, verified.payload, options);
	return {
		...verified,
		payload
	};
}
// node_modules/jose/dist/webapi/lib/jws_sign.js
async function createSignature(input, key, rejectUnencoded) {
	let [payload, protectedHeader, unprotectedHeader, crit] = input, encodedProtectedHeader = "";
	if (protectedHeader !== void 0) {
		const normalized = serializeJoseHeader(JWSInvalid, protectedHeader);
		protectedHeader = normalized[0], encodedProtectedHeader = encode$1(normalized[1]);
	}
	if (unprotectedHeader !== void 0 && (unprotectedHeader = serializeJoseHeader(JWSInvalid, unprotectedHeader)[0]), !protectedHeader && !unprotectedHeader) throw new JWSInvalid("either setProtectedHeader or setUnprotectedHeader must be called before #sign()");
	if (!isDisjoint(protectedHeader, unprotectedHeader)) throw new JWSInvalid("JWS Protected and JWS Unprotected Header Parameter names must be disjoint");
	const joseHeader = {
		...protectedHeader,
		...unprotectedHeader
	};
	validateCritDuplicates(JWSInvalid, protectedHeader);
	const b64 = validateB64(protectedHeader, validateCrit(JWSInvalid, JWS_RECOGNIZED, crit, protectedHeader, joseHeader));
	b64 || rejectUnencoded?.();
	const { alg } = joseHeader;
	if (typeof alg != "string" || !alg) throw new JWSInvalid("JWS \"alg\" (Algorithm) Header Parameter missing or invalid");
	const entry = jwsAlgorithm(alg);
	let encodedPayload = "", signingPayload = payload, signingInput;
	if (b64) {
		const encodedPayloadCache = input[4];
		encodedPayloadCache ? (encodedPayload = encodedPayloadCache[0] ??= encode$1(payload), signingPayload = encodedPayloadCache[1] ??= encode(encodedPayload)) : (encodedPayload = encode$1(payload), signingInput = encoder.encode(`${encodedProtectedHeader}.${encodedPayload}`));
	}
	signingInput ??= concat(encode(encodedProtectedHeader), encode("."), signingPayload);
	const signingKey = await rawKey(await prepareKey(entry, key, "sign"), entry.subtle, "sign");
	entry.minRsaBits && checkModulusLength(entry.alg, signingKey);
	const jws = {
		signature: encode$1(new Uint8Array(await crypto.subtle.sign(entry.signing, signingKey, signingInput))),
		payload: encodedPayload
	};
	return protectedHeader && (jws.protected = encodedProtectedHeader), unprotectedHeader && (jws.header = unprotectedHeader), [jws, b64];
}
async function createCompactSignature(payload, protectedHeader, crit, key, rejectUnencoded) {
	const [jws] = await createSignature([
		payload,
		protectedHeader,
		void 0,
		crit
	], key, rejectUnencoded);
	return `${jws.protected}.${jws.payload}.${jws.signature}`;
}
// node_modules/jose/dist/webapi/jwt/sign.js
const SignJWT_base = JWTClaimsBuilder;
var SignJWT = class extends SignJWT_base {
	#protectedHeader;
	setProtectedHeader(protectedHeader) {
		return assertNotSet(this.#protectedHeader, "setProtectedHeader"), this.#protectedHeader = protectedHeader, this;
	}
	async sign(key, options) {
		return createCompactSignature(jwtClaimsSetBytes(this), this.#protectedHeader, options?.crit, key, () => {
			throw new JWTInvalid("JWTs MUST NOT use unencoded payload");
		});
	}
};
// node_modules/jose/dist/webapi/key/export.js
async function exportJWK(key) {
	if (isKeyObject(key)) if (key.type === "secret") key = key.export();
	else return key.export({ format: "jwk" });
	if (key instanceof Uint8Array) return {
		kty: "oct",
		k: encode$1(key)
	};
	if (!isCryptoKey(key)) throw new TypeError(invalidKeyInput(key, "CryptoKey", "KeyObject", "Uint8Array"));
	if (!key.extractable) throw new TypeError("non-extractable CryptoKey cannot be exported as a JWK");
	const jwk = await crypto.subtle.exportKey("jwk", key);
	delete jwk.ext, delete jwk.key_ops, delete jwk.use, jwk.kty !== "AKP" && delete jwk.alg;
	for (const parameter of Object.keys(jwk)) jwk[parameter] === void 0 && delete jwk[parameter];
	return jwk;
}
// node_modules/jose/dist/webapi/jwks/local.js
function isUsableJWK(jwk, entry, alg, kid) {
	const { kty, key_ops: keyOps, ext, kid: jwkKid, alg: jwkAlg, use, crv } = jwk;
	return (ext === void 0 || typeof ext == "boolean") && (keyOps === void 0 || Array.isArray(keyOps) && keyOps.every((operation, index) => typeof operation == "string" && keyOps.indexOf(operation) === index) && keyOps.includes("verify")) && entry.kty.includes(kty) && (kid === void 0 || typeof kid == "string" && kid === jwkKid) && (jwkAlg === void 0 ? kty !== "AKP" : alg === jwkAlg) && (use === void 0 || use === "sig") && (!entry.crv || crv === entry.crv);
}
async function importWithAlgCache(cache, jwk, entry) {
	const cached = cache.get(jwk) || cache.set(jwk, {}).get(jwk), { alg } = entry;
	if (cached[alg] === void 0) {
		const pending = jwkToKey(entry, jwk, !0).then((key) => {
			if (key.type !== "public") throw new JWKSInvalid("JSON Web Key Set members must be public keys");
			return cached[alg] = key, key;
		}).catch((error) => {
			throw cached[alg] === pending && delete cached[alg], error;
		});
		cached[alg] = pending;
	}
	return cached[alg];
}
function createLocalJWKSet(jwks) {
	let snapshot;
	try {
		snapshot = structuredClone(jwks);
	} catch (cause) {
		throw new JWKSInvalid("JSON Web Key Set malformed", { cause });
	}
	if (!isJwkSet(snapshot)) throw new JWKSInvalid("JSON Web Key Set malformed");
	const metadata = snapshot.keys.map((jwk) => {
		const normalized = snapshotJwk(jwk);
		return Array.isArray(normalized.key_ops) && (normalized.key_ops = [...normalized.key_ops]), normalized;
	}), cached = new WeakMap();
	return Object.defineProperty(async (protectedHeader, token) => {
		const { alg, kid } = {
			...protectedHeader,
			...token?.header
		}, entry = typeof alg == "string" ? JWS[alg] : void 0;
		if (!entry || entry.secret) throw new JOSENotSupported("Unsupported \"alg\" value for a JSON Web Key Set");
		const candidates = snapshot.keys.filter((_, index) => isUsableJWK(metadata[index], entry, alg, kid)), { 0: jwk, length } = candidates;
		if (!length) throw new JWKSNoMatchingKey();
		if (length !== 1) {
			const error = new JWKSMultipleMatchingKeys();
			throw error[Symbol.asyncIterator] = async function* () {
				for (const jwk2 of candidates) try {
					yield await importWithAlgCache(cached, jwk2, entry);
				} catch {}
			}, error;
		}
		return importWithAlgCache(cached, jwk, entry);
	}, "jwks", { value: () => structuredClone(snapshot) });
}
// node_modules/jose/dist/webapi/jwks/remote.js
function isCloudflareWorkers() {
	return typeof WebSocketPair < "u" || typeof navigator < "u" && navigator.userAgent === "Cloudflare-Workers" || typeof EdgeRuntime < "u" && EdgeRuntime === "vercel";
}
let USER_AGENT;
(typeof navigator > "u" || !navigator.userAgent?.startsWith?.("Mozilla/5.0 ")) && (USER_AGENT = "jose/v6.2.17");
const customFetch = Symbol();
async function fetchJwks(url, headers, signal, fetchImpl = fetch) {
	const response = await fetchImpl(url, {
		method: "GET",
		signal,
		redirect: "manual",
		headers
	}).catch((err) => {
		throw err.name === "TimeoutError" ? new JWKSTimeout(void 0, { cause: err }) : err;
	});
	if (response.status !== 200) throw new JOSEError("Expected 200 OK from the JSON Web Key Set HTTP response");
	try {
		return await response.json();
	} catch (cause) {
		throw new JOSEError("Failed to parse the JSON Web Key Set HTTP response as JSON", { cause });
	}
}
const jwksCache = Symbol();
function isFreshFor(timestamp, duration) {
	return Number.isFinite(timestamp) && Date.now() < timestamp + duration;
}
function validateDuration(value, fallback, option) {
	if (Number.isNaN(value)) throw new TypeError(`"${option}" option must not be NaN`);
	if (typeof value == "number" && value < 0) throw new TypeError(`"${option}" option must not be negative`);
	return typeof value == "number" ? value : fallback;
}
function createRemoteJWKSet(url, options) {
	if (!(url instanceof URL)) throw new TypeError("url must be an instance of URL");
	const href = new URL(url.href).href, opts = options ?? {}, timeoutOption = opts.timeoutDuration;
	if (typeof timeoutOption == "number" && (!Number.isInteger(timeoutOption) || timeoutOption < 0)) throw new TypeError("\"timeoutDuration\" option must be a non-negative integer");
	const timeoutDuration = typeof timeoutOption == "number" ? timeoutOption : 5e3, cooldownDuration = validateDuration(opts.cooldownDuration, 3e4, "cooldownDuration"), cacheMaxAge = validateDuration(opts.cacheMaxAge, 6e5, "cacheMaxAge"), headers = new Headers(opts.headers);
	USER_AGENT && !headers.has("User-Agent") && headers.set("User-Agent", USER_AGENT), headers.has("accept") || headers.set("accept", "application/json, application/jwk-set+json");
	const fetchImpl = opts[customFetch], cache = opts[jwksCache];
	let jwksTimestamp, pendingFetch, reloadSequence = 0, appliedSequence = 0, local;
	if (cache && typeof cache == "object") {
		const { uat, jwks } = cache;
		isFreshFor(uat, cacheMaxAge) && isJwkSet(jwks) && (jwksTimestamp = uat, local = createLocalJWKSet(jwks));
	}
	const reload = async () => {
		if (pendingFetch && isCloudflareWorkers() && (pendingFetch = void 0), !pendingFetch) {
			const sequence = ++reloadSequence, current = pendingFetch = fetchJwks(href, headers, AbortSignal.timeout(timeoutDuration), fetchImpl).then((json) => {
				const next = createLocalJWKSet(json);
				if (sequence <= appliedSequence) return;
				local = next;
				const updatedAt = Date.now();
				cache && (cache.uat = updatedAt, cache.jwks = json), jwksTimestamp = updatedAt, appliedSequence = sequence;
			}).finally(() => {
				pendingFetch === current && (pendingFetch = void 0);
			});
		}
		await pendingFetch;
	};
	return Object.defineProperties(async (protectedHeader, token) => {
		(!local || !isFreshFor(jwksTimestamp, cacheMaxAge)) && await reload();
		try {
			return await local(protectedHeader, token);
		} catch (err) {
			if (err instanceof JWKSNoMatchingKey && !isFreshFor(jwksTimestamp, cooldownDuration)) return await reload(), local(protectedHeader, token);
			throw err;
		}
	}, {
		coolingDown: {
			get: () => isFreshFor(jwksTimestamp, cooldownDuration),
			enumerable: !0
		},
		fresh: {
			get: () => isFreshFor(jwksTimestamp, cacheMaxAge),
			enumerable: !0
		},
		reload: {
			value: reload,
			enumerable: !0
		},
		reloading: {
			get: () => !!pendingFetch,
			enumerable: !0
		},
		jwks: {
			value: () => local?.jwks(),
			enumerable: !0
		}
	});
}
// lib/emulator/iam/tokens.js
function randomnessOf(seed) {
	return (name, length) => seed === void 0 ? randomBytes(length) : createHash("sha256").update(`${seed} ${name}`).digest().subarray(0, length);
}
const pkcs8Prefix = Buffer.from("302e020100300506032b657004220420", "hex");
function signingKey(random) {
	const der = Buffer.concat([pkcs8Prefix, random("signing key", 32)]);
	return createPrivateKey({
		key: der,
		format: "der",
		type: "pkcs8"
	});
}
async function callerOf({ headers }, signer, origins, now) {
	const credential = credentialOf(headers);
	if (credential === void 0) throw refuse(codes.unauthenticated, "a bearer token is needed");
	const verified = await signer.verify(credential, origins.issuer, now);
	if ("invalid" in verified) throw refuse(codes.unauthenticated, `the token is not valid: ${verified.invalid}`);
	const { sub, aud } = verified.claims;
	if (![aud ?? []].flat().includes(origins.platform)) throw refuse(codes.unauthenticated, "the token was issued for another audience");
	return String(sub);
}
const alg = "EdDSA";
async function createSigner(privateKey, random, onMint) {
	const publicKey = createPublicKey(privateKey);
	const kid = "emulator";
	let minted = 0;
	return {
		jwks: { keys: [{
			...await exportJWK(publicKey),
			kid,
			alg,
			use: "sig"
		}] },
		async mint({ issuer, audience, expiresInSeconds, claims, now }) {
			const issuedAt = Math.floor(now / 1e3);
			minted += 1;
			const jti = `mark-${random(`token ${minted}`, 8).toString("hex")}`;
			const token = await new SignJWT({
				...claims,
				jti
			}).setProtectedHeader({
				alg,
				kid,
				typ: "JWT"
			}).setIssuer(issuer).setAudience(audience).setIssuedAt(issuedAt).setExpirationTime(issuedAt + expiresInSeconds).sign(privateKey);
			onMint(token);
			return token;
		},
		async verify(token, issuer, now) {
			try {
				const { payload } = await jwtVerify(token, publicKey, {
					issuer,
					currentDate: new Date(now)
				});
				return { claims: payload };
			} catch (error) {
				return { invalid: error instanceof Error ? error.message : "not a token" };
			}
		}
	};
}
function credentialOf(headers) {
	const [scheme, value = ""] = (headers.authorization ?? "").split(" ");
	if (scheme?.toLowerCase() === "bearer") return value;
	if (scheme?.toLowerCase() !== "basic") return void 0;
	const [user, ...password] = Buffer.from(value, "base64").toString("utf8").split(":");
	return user === "_token" ? password.join(":") : void 0;
}
// lib/emulator/catalog/pull-tokens.js
const expiresInSeconds = 300;
async function giveToken(request, context) {
	const isForm = request.method === "POST";
	const fields = isForm ? new URLSearchParams(request.body) : request.url.searchParams;
	const credential = isForm ? formCredential(fields) : credentialOf(request.headers);
	const scopes = fields.getAll("scope").flatMap((scope) => scope.split(" ").filter(Boolean));
	const repositories = scopes.map((scope) => /^repository:([^:]+\/[^:]+):(?:[\w*]+,)*pull(?:,[\w*]+)*$/.exec(scope)?.[1]).filter((path) => path !== void 0);
	if (repositories.length < scopes.length || scopes.length === 0 && credential === void 0) throw refuseRegistry(400, "UNSUPPORTED", "scope must be repository:<org>/<image>:pull");
	const subject = await subjectOf(credential, repositories, context);
	const { signer, registryUrl, now } = context;
	const audience = new URL(registryUrl).host;
	const claims = {
		sub: subject,
		repositories
	};
	const token = await signer.mint({
		issuer: registryUrl,
		audience,
		expiresInSeconds,
		now,
		claims
	});
	const issued = {
		expires_in: expiresInSeconds,
		issued_at: new Date(now).toISOString()
	};
	return json(isForm ? {
		access_token: token,
		...issued
	} : { token });
}
function formCredential(fields) {
	const grant = fields.get("grant_type");
	if (grant === "refresh_token") return fields.get("refresh_token") ?? void 0;
	if (grant !== "password") throw refuseRegistry(400, "UNSUPPORTED", "grant_type must be password or refresh_token");
	return fields.get("username") === "_token" ? fields.get("password") ?? void 0 : void 0;
}
async function subjectOf(credential, repositories, context) {
	const { state } = context;
	for (const path of repositories) {
		const [organization] = path.split("/");
		if (!state.groups.some(({ name }) => name === organization)) throw refuseRegistry(400, "NAME_INVALID", `the organization ${organization} cannot be resolved`);
		if (credential === void 0 && organization !== state.publicOrganization) throw refuseRegistry(401, "UNAUTHORIZED", "credentials are needed for this image");
	}
	if (credential === void 0) return anonymous;
	const { claims } = await registryToken(credential, context);
	const denied = repositories.find((path) => !mayPull(state, String(claims.sub), path));
	if (denied !== void 0) throw refuseRegistry(403, "DENIED", `no access to ${denied}, or no such repository`);
	return String(claims.sub);
}
async function registryToken(credential, { signer, issuerUrl, registryUrl, now }, refuse = (message) => refuseRegistry(401, "UNAUTHORIZED", message)) {
	const verified = await signer.verify(credential, issuerUrl, now);
	if ("invalid" in verified) throw refuse(`the token is not valid: ${verified.invalid}`);
	if (!hasAudience(verified.claims, registryUrl)) throw refuseRegistry(403, "DENIED", "the token was issued for another audience");
	return verified;
}
function hasAudience({ aud }, registryUrl) {
	return [aud ?? []].flat().includes(new URL(registryUrl).host);
}
function mayPull(state, identity, path) {
	const repo = repoAt(state, path);
	if (repo === void 0) return false;
	const publicRoot = state.groups.find(({ name }) => name === state.publicOrganization)?.uid;
	return [...groupsWith({
		state,
		caller: identity
	}, pullCapability), ...publicRoot ? [publicRoot] : []].some((group) => isWithin(repo.uid, group));
}
async function authorizeVersion(request, context) {
	const credential = credentialOf(request.headers);
	if (credential === void 0) throw challenge(context);
	if ("invalid" in await context.signer.verify(credential, context.registryUrl, context.now)) await registryToken(credential, context, (message) => challenge(context, void 0, message));
}
async function authorizePull({ headers }, context, path, reference) {
	const credential = credentialOf(headers);
	if (credential === void 0) throw challenge(context, path);
	const pull = await context.signer.verify(credential, context.registryUrl, context.now);
	if ("claims" in pull) {
		const { repositories, sub } = pull.claims;
		if (!Array.isArray(repositories) || !repositories.includes(path)) throw refuseRegistry(403, "DENIED", "the token is for another repository");
		if (sub === anonymous && !(reference !== void 0 && isPublic(repoAt(context.state, path), reference))) throw refuseRegistry(403, "DENIED", `${reference ?? "the list of tags"} needs credentials`);
		return;
	}
	const { claims } = await registryToken(credential, context, (message) => challenge(context, path, message));
	const organization = context.state.groups.find(({ name, uid }) => name === path.split("/")[0] && !uid.includes("/"));
	const groups = groupsWith({
		state: context.state,
		caller: String(claims.sub)
	}, pullCapability);
	if (!(organization !== void 0 && groups.some((group) => isWithin(organization.uid, group))) && !mayPull(context.state, String(claims.sub), path)) throw refuseRegistry(403, "DENIED", `no access to ${path}`);
}
function challenge({ registryUrl }, path, message = "a bearer token is needed") {
	const scope = path === void 0 ? "" : `,scope="repository:${path}:pull"`;
	const value = `Bearer realm="${registryUrl}/token",service="${new URL(registryUrl).host}"${scope}`;
	const refusal = refuseRegistry(401, "UNAUTHORIZED", message).answerFrom("registry");
	return new Refusal(() => ({
		...refusal,
		headers: {
			...refusal.headers,
			"www-authenticate": value
		}
	}));
}
const anonymous = "anonymous";
const anonymousTags = new Set(["latest", "latest-dev"]);
function isPublic(repo, reference) {
	if (repo === void 0 || anonymousTags.has(reference)) return anonymousTags.has(reference);
	const open = new Set(repo.tags.flatMap(({ name, history }) => anonymousTags.has(name) ? history.map(({ digest }) => digest) : []));
	for (const digest of open) {
		const index = repo.indexes.find((one) => one.digest === digest);
		for (const child of index?.manifests ?? []) open.add(child.digest);
		for (const one of repo.content) {
			if (one.subject === digest || one.tag?.startsWith(digest.replace(":", "-"))) open.add(one.digest);
			if (one.tag !== void 0 && open.has(one.digest)) open.add(one.tag);
			if (one.digest === digest) for (const [named] of one.text.matchAll(/sha256:[a-f0-9]{64}/g)) open.add(named);
		}
	}
	return open.has(reference);
}
// lib/emulator/catalog/registry.js
const indexType = "application/vnd.oci.image.index.v1+json";
const annotation = "org.opencontainers.distribution.tag";
const maxEntries = 100;
function standardHistoryPath(path) {
	const [, repository, tag] = /^\/v2\/([^/]+\/.+)\/_oci\/tag-history\/([^/]+)$/.exec(path) ?? [];
	return repository === void 0 || tag === void 0 ? void 0 : {
		path: repository,
		tag: decodeURIComponent(tag)
	};
}
function standardHistoryOf({ pathname, searchParams }, state, { path, tag }) {
	const history = repoAt(state, path)?.tags.find(({ name }) => name === tag)?.history ?? [];
	const [before, since] = [timeIn(searchParams, "before"), timeIn(searchParams, "since")];
	const digest = searchParams.get("digest");
	const entries = oldestFirst(history).toReversed().filter((one) => digest === null || one.digest === digest).filter(({ updateTimestamp }) => {
		const at = Date.parse(updateTimestamp);
		return (before === void 0 || at < before) && (since === void 0 || at > since);
	});
	const page = entries.slice(0, sizeIn(searchParams, maxEntries));
	const manifests = page.map((one) => ({
		mediaType: indexType,
		size: 1234,
		digest: one.digest,
		annotations: {
			[`${annotation}.timestamp`]: one.updateTimestamp,
			[`${annotation}.event`]: "created"
		}
	}));
	const answer = json({
		schemaVersion: 2,
		mediaType: indexType,
		manifests
	});
	const headers = {
		...answer.headers,
		"content-type": indexType
	};
	const last = page.at(-1);
	if (last === void 0 || page.length === entries.length) return {
		...answer,
		headers
	};
	const next = new URLSearchParams(searchParams);
	next.set("before", last.updateTimestamp);
	return {
		...answer,
		headers: {
			...headers,
			link: `<${pathname}?${next}>; rel="next"`
		}
	};
}
const manifestType = "application/vnd.oci.image.manifest.v1+json";
function manifestOf(state, path, reference) {
	const repo = repoAt(state, path);
	const digest = newestOf(repo?.tags.find(({ name }) => name === reference)?.history ?? [])?.digest ?? repo?.content.find(({ tag }) => tag === reference)?.digest ?? reference;
	const held = repo?.content.find((one) => one.digest === digest);
	if (held !== void 0) return answer(digest, held.mediaType, held.text);
	const index = repo?.indexes.find((one) => one.digest === digest);
	if (index !== void 0) {
		const manifests = index.manifests.map(({ digest: own, os, architecture }) => ({
			mediaType: manifestType,
			digest: own,
			size: 500,
			platform: {
				os,
				architecture
			}
		}));
		return answer(digest, indexType, JSON.stringify({
			schemaVersion: 2,
			mediaType: indexType,
			manifests
		}));
	}
	if (!repo?.indexes.some(({ manifests }) => manifests.some((one) => one.digest === digest))) throw refuseRegistry(404, "MANIFEST_UNKNOWN", `manifest ${reference} of ${path} is not known`);
	return answer(digest, manifestType, JSON.stringify({
		schemaVersion: 2,
		mediaType: manifestType,
		layers: []
	}));
}
function blobOf(state, path, digest) {
	const held = repoAt(state, path)?.content.find((one) => one.digest === digest);
	if (held === void 0) throw refuseRegistry(404, "BLOB_UNKNOWN", `blob ${digest} of ${path} is not known`);
	return answer(digest, "application/octet-stream", held.text);
}
function referrersOf(state, path, digest) {
	const manifests = referring$1(repoAt(state, path), digest).map((one) => ({
		mediaType: one.mediaType,
		digest: one.digest,
		size: Buffer.byteLength(one.text),
		artifactType: one.artifactType,
		annotations: one.annotations
	}));
	return {
		...json({
			schemaVersion: 2,
			mediaType: indexType,
			manifests
		}),
		headers: { "content-type": indexType }
	};
}
function referring$1(repo, digest) {
	return (repo?.content ?? []).filter(({ subject }) => subject === digest);
}
function answer(digest, mediaType, body) {
	return {
		status: 200,
		headers: {
			"content-type": mediaType,
			"docker-content-digest": digest
		},
		body
	};
}
const maxRecords = 1e3;
const contentPath = /^\/v2\/(?<path>[^/]+\/.+)\/(?<kind>manifests|blobs|referrers)\/(?<reference>[^/]+)$/;
const holdings = {
	manifests: manifestOf,
	blobs: blobOf,
	referrers: referrersOf
};
const historyPath = /^\/v2\/(?<path>[^/]+\/.+)\/_service\/history\/(?<tag>[^/]+)$/;
const listPath = /^\/v2\/(?<path>[^/]+\/.+)\/tags\/list$/;
async function serveRegistry(request, context) {
	const { method, url } = request;
	const isRead = method === "GET";
	if (url.pathname === "/token" && (isRead || method === "POST")) return giveToken(request, context);
	if (isRead && url.pathname === "/v2/") {
		await authorizeVersion(request, context);
		return json({});
	}
	const content = isRead ? contentPath.exec(url.pathname)?.groups : void 0;
	if (content?.path !== void 0) {
		const reference = decodeURIComponent(content.reference ?? "");
		await authorizePull(request, context, content.path, reference);
		const hold = holdings[content.kind];
		if (content.kind === "manifests") requireAllowed(context, content.path, reference);
		return hold(context.state, content.path, reference);
	}
	const listed = isRead ? listPath.exec(url.pathname)?.groups?.path : void 0;
	if (listed !== void 0) {
		await authorizePull(request, context, listed);
		return tagsOf(url, context.state, listed);
	}
	const standard = isRead ? standardHistoryPath(url.pathname) : void 0;
	if (standard !== void 0) {
		await authorizePull(request, context, standard.path, standard.tag);
		return standardHistoryOf(url, context.state, standard);
	}
	const { path, tag } = historyPath.exec(url.pathname)?.groups ?? {};
	if (!isRead || path === void 0 || tag === void 0) throw new Refusal(() => ({
		status: 404,
		body: "404 page not found\n"
	}));
	await authorizePull(request, context, path, decodeURIComponent(tag));
	return history(url.searchParams, context.state, path, decodeURIComponent(tag));
}
const maxTags = 1e3;
function tagsOf({ searchParams }, state, path) {
	const repo = repoAt(state, path);
	if (repo === void 0) throw refuseRegistry(404, "NAME_UNKNOWN", `repository ${path} is not known`);
	const size = sizeIn(searchParams, maxTags);
	const last = searchParams.get("last");
	const names = [...repo.tags.map(({ name }) => name), ...repo.content.flatMap(({ tag }) => tag ?? [])].toSorted((a, b) => a < b ? -1 : 1).filter((name) => last === null || name > last);
	const page = json({
		name: path,
		tags: names.slice(0, size)
	});
	if (size === 0 || names.length <= size) return page;
	const next = new URLSearchParams({
		n: String(size),
		last: names[size - 1] ?? ""
	});
	return {
		...page,
		headers: {
			...page.headers,
			link: `</v2/${path}/tags/list?${next}>; rel="next"`
		}
	};
}
function serveOpenRegistry(state, { method, url }) {
	const standard = method === "GET" ? standardHistoryPath(url.pathname) : void 0;
	if (standard !== void 0) return standardHistoryOf(url, state, standard);
	const { path, kind, reference } = contentPath.exec(url.pathname)?.groups ?? {};
	if (path === void 0 || reference === void 0 || method !== "GET" && method !== "HEAD") throw refuseRegistry(404, "NAME_UNKNOWN", "nothing is here");
	const found = holdings[kind](state, path, reference);
	return method === "HEAD" ? {
		...found,
		body: ""
	} : found;
}
function requireAllowed({ state, now }, path, reference) {
	const repo = repoAt(state, path);
	const history = repo?.tags.find(({ name }) => name === reference)?.history ?? [];
	const denying = repo && deniedBy(state, repo, newestOf(history)?.digest ?? reference, now);
	if (denying !== void 0) throw refuseRegistry(403, "DENIED", `pull denied by policy: ${denying}`);
}
function history(query, state, path, tag) {
	const repo = repoAt(state, path);
	if (repo === void 0) throw refuseRegistry(404, "NAME_UNKNOWN", `repository ${path} is not known`);
	const found = repo.tags.find(({ name }) => name === tag);
	if (found === void 0) throw refuseRegistry(404, "MANIFEST_UNKNOWN", `tag ${tag} of ${path} is not known`);
	const start = timeIn(query, "start") ?? Number.NEGATIVE_INFINITY;
	const end = timeIn(query, "end") ?? Number.POSITIVE_INFINITY;
	return json({ history: oldestFirst(found.history).filter(({ updateTimestamp }) => {
		const at = Date.parse(updateTimestamp);
		return at >= start && at < end;
	}).slice(0, maxRecords) });
}
function sizeIn(query, most) {
	const asked = query.get("n") ?? String(most);
	if (!/^\d{1,9}$/.test(asked)) throw refuseRegistry(400, "PAGINATION_NUMBER_INVALID", "n is not a number");
	return Math.min(Number(asked), most);
}
function timeIn(query, name) {
	const text = query.get(name);
	if (text === null) return void 0;
	const at = Date.parse(text);
	if (Number.isNaN(at)) throw refuseRegistry(400, "UNSUPPORTED", `${name} is not a time of RFC 3339`);
	return at;
}
// lib/emulator/faults.js
const effect = union([
	strictObject({
		status: int().min(100).max(599),
		body: string().default(""),
		retryAfter: string().optional().describe("Value of the Retry-After header")
	}),
	strictObject({ delayMs: int().nonnegative() }),
	strictObject({ reset: literal(true) }).describe("The connection breaks before any response"),
	strictObject({ truncate: int().nonnegative() }).describe("The connection breaks after this many characters of the body"),
	strictObject({ garbage: literal(true) }).describe("The body is not JSON"),
	strictObject({ repeatPage: literal(true) }).describe("Every further page repeats the first page"),
	strictObject({ restartPage: literal(true) }).describe("The cursor is ignored, as if it had expired after three days"),
	strictObject({ clockSkewMs: int() }).describe("From now on, the service's clock is off by this much")
]);
const faultSchema = strictObject({
	match: strictObject({
		service: _enum([
			"platform",
			"registry",
			"issuer",
			"provider"
		]).optional(),
		method: string().optional(),
		path: string().optional().describe("Regular expression for path and query"),
		nth: int().positive().optional().describe("Only the n-th matching request, counted from 1"),
		times: int().positive().optional().describe("Only this many matching requests, from the first on")
	}).default({}),
	effect
});
function createFaultMatcher(current) {
	const counts = new Map();
	return (service, { method, url }) => current().flatMap((fault) => {
		const { match, effect: happens } = faultSchema.parse(fault);
		const target = url.pathname + url.search;
		if (!((match.service === void 0 || match.service === service) && (match.method === void 0 || match.method === method) && (match.path === void 0 || new RegExp(match.path).test(target)))) return [];
		const count = (counts.get(fault) ?? 0) + 1;
		counts.set(fault, count);
		return (match.nth === void 0 ? count <= (match.times ?? count) : count === match.nth) ? [happens] : [];
	});
}
function withPagingFault(request, effects) {
	if (!effects.some((one) => "restartPage" in one || "repeatPage" in one)) return request;
	const url = new URL(request.url);
	const names = effects.some((one) => "repeatPage" in one) ? ["page_token", "skip"] : ["page_token"];
	for (const name of names) for (const spelling of [name, camelCase(name)]) url.searchParams.delete(spelling);
	return {
		...request,
		url
	};
}
function withResponseFaults(answer, effects) {
	const reply = {
		...answer,
		delayMs: 0
	};
	for (const one of effects) {
		if ("delayMs" in one) reply.delayMs += one.delayMs;
		if ("reset" in one) reply.breaksAfter = 0;
		if ("truncate" in one) reply.breaksAfter = one.truncate;
		if ("garbage" in one) reply.body = "<html>\0{\"";
		if ("status" in one) {
			reply.status = one.status;
			reply.body = one.body;
			reply.headers = one.retryAfter === void 0 ? {} : { "retry-after": one.retryAfter };
		}
	}
	return reply;
}
// lib/emulator/control.js
const clockSchema = union([strictObject({ now: datetime({ offset: true }) }), strictObject({ advanceMs: int() })]);
const tokenSchema = strictObject({
	identity: string(),
	audience: string().optional()
});
const faultsSchema = array(faultSchema);
const operations = {
	"GET /": () => json({ operations: Object.keys(operations) }),
	"GET /clock": (core) => json(clockOf(core)),
	"POST /clock": (core, request) => {
		const asked = bodyAs(clockSchema, request);
		const ahead = "now" in asked ? Date.parse(asked.now) - core.now() : asked.advanceMs;
		if (!isTime(core.now() + ahead)) throw refusal(400, "the clock shows the years 0000 to 9999");
		core.advance(ahead);
		return json(clockOf(core));
	},
	"GET /requests": (core, { url }) => {
		const after = Number(url.searchParams.get("after") ?? "0");
		if (!Number.isSafeInteger(after) || after < 0) throw refusal(400, "after must be a number of requests");
		return json({
			requests: core.requests.slice(after),
			total: core.requests.length
		});
	},
	"GET /faults": (core) => json({ faults: core.faults }),
	"POST /faults": (core, request) => {
		core.faults = bodyAs(faultsSchema, request);
		return json({ faults: core.faults });
	},
	"POST /tokens": async (core, request) => {
		const { identity, audience } = bodyAs(tokenSchema, request);
		if (!core.state.identities.some(({ uid }) => uid === identity)) throw refusal(404, `no identity has the uid ${identity}`);
		return json({ token: await core.tokenFor(identity, audience) });
	}
};
function controlOf(core) {
	return async (request) => {
		try {
			requireLocal(request);
			const operation = operations[`${request.method} ${request.url.pathname}`];
			if (operation === void 0) throw refusal(404, `there are: ${Object.keys(operations).join(", ")}`);
			return {
				...await operation(core, request),
				delayMs: 0
			};
		} catch (error) {
			if (error instanceof Refusal) return {
				...error.answerFrom("control"),
				delayMs: 0
			};
			throw error;
		}
	};
}
function requireLocal({ method, headers }) {
	const { hostname } = new URL(`http://${headers[":authority"] ?? headers.host ?? "unknown"}`);
	if (![
		"127.0.0.1",
		"localhost",
		"[::1]"
	].includes(hostname)) throw refusal(403, "the control endpoint answers on loopback only");
	if (method === "POST" && headers["content-type"] !== "application/json") throw refusal(415, "the content type must be application/json");
}
function bodyAs(schema, { body }) {
	let value;
	try {
		value = JSON.parse(body);
	} catch {
		throw refusal(400, "the body must be JSON");
	}
	const parsed = schema.safeParse(value);
	if (parsed.success) return parsed.data;
	throw refusal(400, prettifyError(parsed.error));
}
function isTime(at) {
	return at >= Date.parse("0000-01-01T00:00:00Z") && at < Date.parse("+010000-01-01T00:00:00Z");
}
function clockOf(core) {
	return { now: new Date(core.now()).toISOString() };
}
function refusal(status, error) {
	return new Refusal(() => json({ error }, status));
}
// lib/emulator/resources.js
function existing(items, type, uid) {
	const found = items.find((item) => item.uid === uid);
	if (found === void 0) throw refuse(codes.notFound, `${type} ${uid} was not found`, [resourceInfo(type, uid)]);
	return found;
}
function remove(items, unwanted) {
	const kept = items.filter((item) => !unwanted(item));
	items.length = 0;
	for (const item of kept) items.push(item);
}
function timesAt(now) {
	const time = new Date(now).toISOString();
	return {
		createTime: time,
		updateTime: time
	};
}
function bodyOf({ body }) {
	const value = parseJson(body === "" ? "{}" : body);
	if (typeof value !== "object" || value === null || Array.isArray(value)) throw invalid("body", "must be an object");
	return value;
}
function parseJson(text) {
	try {
		return JSON.parse(text);
	} catch {
		throw invalid("body", "must be JSON");
	}
}
function invalidFields(violations) {
	const { field = "body", description = "is not valid" } = violations[0] ?? {};
	return refuse(codes.invalid, `Invalid argument: ${field}: ${description}`, [badRequest(violations)]);
}
function invalid(field, description) {
	return invalidFields([{
		field,
		description
	}]);
}
function notNow(type, description) {
	return refuse(codes.precondition, `Precondition failed: ${description}`, [preconditionFailure(type, description)]);
}
function requireFreeName(items, type, { uid, name }) {
	const holder = items.find((one) => one.name === name && one.uid !== uid && parentOf(one.uid) === parentOf(uid));
	if (holder === void 0) return;
	throw refuse(codes.exists, `Already exists: ${type} ${holder.uid} has the name "${name}"`, [resourceInfo(type, holder.uid)]);
}
// lib/emulator/exchange.js
function expectedClaims(match = {}, { issuer, audience }) {
	return {
		expectedIssuer: match.issuerPattern ?? match.issuer ?? issuer,
		expectedSubject: match.subjectPattern ?? match.subject ?? "",
		expectedAudience: match.audiencePattern ?? match.audience ?? audience
	};
}
function matchesClaims(claims, match, defaults) {
	if (match === void 0) return false;
	const { expectedIssuer, expectedSubject, expectedAudience } = expectedClaims(match, defaults);
	const { iss = "", sub = "", aud = [] } = claims;
	const wanted = Object.entries(match.claims ?? {});
	const patterns = Object.entries(match.claimPatterns ?? {});
	return fits(iss, expectedIssuer, match.issuerPattern !== void 0) && expectedSubject !== "" && fits(sub, expectedSubject, match.subjectPattern !== void 0) && [aud].flat().some((one) => fits(one, expectedAudience, match.audiencePattern !== void 0)) && wanted.every(([name, value]) => fits(textOf(claims, name), value, false)) && patterns.every(([name, value]) => fits(textOf(claims, name), value, true));
}
function fits(value, expected, isPattern) {
	if (value === void 0 || !isPattern) return value === expected;
	return new RegExp(`^(?:${expected})$`, "u").test(value);
}
function textOf(claims, name) {
	const value = Object.hasOwn(claims, name) ? claims[name] : void 0;
	return [
		"string",
		"number",
		"boolean"
	].includes(typeof value) ? String(value) : void 0;
}
const workflowTokenSeconds = 300;
async function serveProvider({ method, url, headers }, context) {
	const { provider, providerUrl } = context;
	if (method === "GET" && url.pathname === "/.well-known/openid-configuration") return json({
		issuer: providerUrl,
		jwks_uri: `${providerUrl}/jwks`,
		id_token_signing_alg_values_supported: [alg]
	});
	if (method === "GET" && url.pathname === "/jwks") return json(provider.jwks);
	if (method !== "GET" || url.pathname !== "/token") throw refuse(codes.notFound, `${url.pathname} is not served`);
	if (credentialOf(headers) !== context.requestToken) throw refuse(codes.unauthenticated, "wrong request token");
	return json({ value: await workflowToken(context, url.searchParams.get("audience") ?? "https://ci.example.com/acme") });
}
function workflowToken({ provider, providerUrl, subject, now }, audience) {
	return provider.mint({
		issuer: providerUrl,
		audience,
		expiresInSeconds: workflowTokenSeconds,
		now,
		claims: {
			sub: subject,
			repository: "acme/shop",
			repository_owner: "acme",
			ref: "refs/heads/main",
			workflow: "images",
			event_name: "push"
		}
	});
}
const platformTokenSeconds = 3600;
async function serveExchange(request, context) {
	const { method, url } = request;
	const operation = `${method} ${url.pathname}`;
	if (operation !== "POST /sts/exchange") throw refuse(codes.notFound, `${operation} is not an operation of this service`);
	const fields = fieldsOf(request);
	const audience = fields.get("aud");
	if (audience === null) throw invalid("aud", "is required");
	const sub = await matchingIdentity(request, context, fields.get("identity") ?? "");
	const { signer, issuerUrl: issuer, now } = context;
	const expiresInSeconds = platformTokenSeconds;
	return json({
		token: await signer.mint({
			issuer,
			audience,
			expiresInSeconds,
			now,
			claims: { sub }
		}),
		expiry: new Date((Math.floor(now / 1e3) + expiresInSeconds) * 1e3).toISOString()
	});
}
function fieldsOf({ url, headers, body }) {
	const isForm = headers["content-type"]?.startsWith("application/x-www-form-urlencoded") === true;
	return new URLSearchParams([...url.searchParams, ...new URLSearchParams(isForm ? body : "")]);
}
async function matchingIdentity({ headers }, context, uid) {
	const credential = credentialOf(headers);
	if (credential === void 0) throw refuse(codes.unauthenticated, "a workflow token is needed");
	const { claimMatch } = existing(context.state.identities, "identity", uid);
	const defaults = {
		issuer: context.providerUrl,
		audience: new URL(context.issuerUrl).host
	};
	const expected = expectedClaims(claimMatch, defaults);
	const verified = await verifiedToken(credential, context, (issuer) => fits(issuer, expected.expectedIssuer, claimMatch?.issuerPattern !== void 0));
	if ("invalid" in verified) throw refuse(codes.unauthenticated, `the workflow token is not valid: ${verified.invalid}`);
	if (matchesClaims(verified.claims, claimMatch, defaults)) return uid;
	const { iss = "", sub = "", aud = [] } = verified.claims;
	const because = {
		reason: "CLAIM_MISMATCH",
		metadata: {
			issuer: iss,
			subject: sub,
			audience: [aud].flat().join(" "),
			...expected
		}
	};
	throw refuse(codes.denied, `the token does not match identity ${uid}`, [], because);
}
async function verifiedToken(token, { provider, providerUrl, verifyOutside, now }, isExpected) {
	const issuer = issuerOf(token);
	if (issuer === void 0 || issuer === providerUrl || !isExpected(issuer) || verifyOutside === void 0) return provider.verify(token, providerUrl, now);
	return verifyOutside(token, issuer, now);
}
function issuerOf(token) {
	try {
		return decodeJwt(token).iss;
	} catch {
		return;
	}
}
// lib/emulator/lists/filters.js
function queryOf(url, known) {
	const values = new Map();
	for (const [given, text] of url.searchParams) {
		const name = camelCase(given);
		const arity = Object.hasOwn(known, name) ? known[name] : void 0;
		if (arity === void 0) throw invalid(given, "is not a parameter of this operation");
		const before = values.get(name);
		if (before !== void 0 && arity === "one") throw invalid(given, "may be given only once");
		values.set(name, [...before ?? [], ...arity === "one" ? [text] : text.split(",")]);
	}
	const present = [...values].map(([name, texts]) => [name, texts.filter((text) => text !== "")]);
	return Object.fromEntries(present.filter(([, texts]) => texts.length > 0));
}
function wholeNumber(query, name) {
	const text = query[name]?.[0] ?? "0";
	if (!/^\d{1,10}$/.test(text) || Number(text) > 2147483647) throw invalid(name, "must be a whole number from 0 to 2147483647");
	return Number(text);
}
function equals(read) {
	return {
		arity: "one",
		matching: ([value]) => (item) => read(item) === value
	};
}
function anyOf(read) {
	return {
		arity: "many",
		matching: (values) => (item) => read(item).some((one) => values.includes(one))
	};
}
function whenTrue(test) {
	return {
		arity: "one",
		matching([value], parameter) {
			if (value !== "true" && value !== "false") throw invalid(parameter, "must be true or false");
			return (item) => value === "false" || test(item);
		}
	};
}
function shownIf(isHidden) {
	return {
		arity: "one",
		always: true,
		matching([value = "false"], parameter) {
			if (value !== "true" && value !== "false") throw invalid(parameter, "must be true or false");
			return (item) => value === "true" || !isHidden(item);
		}
	};
}
function instant(test) {
	return {
		arity: "one",
		matching([value = ""], parameter) {
			const at = /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : NaN;
			if (Number.isNaN(at)) throw invalid(parameter, "must be an RFC 3339 timestamp");
			return (item) => test(item, at);
		}
	};
}
const hierarchy = {
	"uidp.descendantsOf": {
		arity: "one",
		matching: ([above = ""]) => ({ uid }) => uid !== above && isWithin(uid, above)
	},
	"uidp.childrenOf": equals(({ uid }) => parentOf(uid)),
	"uidp.ancestorsOf": {
		arity: "one",
		matching: ([below = ""]) => ({ uid }) => uid !== below && isWithin(below, uid)
	},
	"uidp.inRoot": whenTrue(({ uid }) => !uid.includes("/")),
	"uidp.ids": anyOf(({ uid }) => [uid])
};
// lib/emulator/lists/lists.js
function orderOf(text, sortable) {
	const [name = "", direction = "asc", ...rest] = text.trim().split(/\s+/);
	const field = camelCase(name).replace(/^(create|update)dAt$/, "$1Time");
	if (rest.length > 0 || !["asc", "desc"].includes(direction) || !["uid", ...sortable].includes(field)) throw invalid("order_by", `cannot order by "${text}"; it must be one of ${["uid", ...sortable].join(", ")}, and asc or desc`);
	const sign = direction === "desc" ? -1 : 1;
	return {
		text: `${field} ${direction}`,
		compare: (a, b) => sign * compareValues(a.value, b.value) || byText(a.uid, b.uid),
		positionOf: (item) => ({
			value: sortValue(item, field),
			uid: item.uid
		})
	};
}
function compareValues(a, b) {
	return typeof a === "number" && typeof b === "number" ? a - b : byText(String(a), String(b));
}
function byText(a, b) {
	return a < b ? -1 : Number(a > b);
}
function sortValue(item, field) {
	const value = item[field];
	if (/Time$/.test(field)) return Date.parse(String(value)) || -1;
	return typeof value === "number" || typeof value === "boolean" ? value : String(value ?? "");
}
const cursorLifeMs = 2592e5;
function writeCursor(cursor, key) {
	const text = Buffer.from(JSON.stringify(cursor)).toString("base64url");
	return `${text}.${signatureOf(text, key)}`;
}
function readCursor(token, list, key) {
	const [text = "", signature = "", ...rest] = token.split(".");
	const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(text, key))];
	if (rest.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) throw invalid("page_token", "is not a cursor of this service");
	const cursor = JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
	if (cursor.list !== list) throw invalid("page_token", `is a cursor of ${cursor.list}`);
	return cursor;
}
function signatureOf(text, key) {
	return createHmac("sha256", key).update(text).digest("base64url");
}
const defaultPageSize = 50;
const maxPageSize = 200;
const pagingV2 = [
	"pageSize",
	"pageToken",
	"orderBy",
	"skip"
];
function listPage({ url }, { now, cursorKey }, listing, items) {
	const query = queryOf(url, arities(listing));
	const size = Math.min(maxPageSize, wholeNumber(query, "pageSize") || defaultPageSize);
	const skip = wholeNumber(query, "skip");
	const list = decodeURIComponent(url.pathname);
	const { filter, order, after } = continued(query, listing, {
		list,
		now,
		cursorKey
	});
	const sorted = items.filter(itemMatcher(filter, listing.filters)).map((item) => ({
		item,
		at: order.positionOf(item)
	})).sort((a, b) => order.compare(a.at, b.at));
	const first = after === void 0 ? 0 : sorted.filter(({ at }) => order.compare(at, after) <= 0).length;
	const page = sorted.slice(first + skip, first + skip + size);
	const last = page.at(-1);
	const isLast = last === void 0 || last === sorted.at(-1);
	return {
		[listing.key]: page.map(({ item }) => item),
		nextPageToken: isLast ? "" : writeCursor({
			list,
			filter,
			order: order.text,
			after: last.at,
			issued: now
		}, cursorKey),
		totalCount: String(sorted.length),
		skipped: skip
	};
}
function arities({ filters, paging = pagingV2 }) {
	return Object.fromEntries([...Object.entries(filters).map(([name, { arity }]) => [name, arity]), ...paging.map((name) => [name, "one"])]);
}
function continued(query, listing, { list, now, cursorKey }) {
	const { sortable, filters } = listing;
	const own = Object.fromEntries(Object.entries(query).filter(([name]) => Object.hasOwn(filters, name)));
	const [asked] = query.orderBy ?? [];
	const [token] = query.pageToken ?? [];
	const order = orderOf(asked ?? "uid", sortable);
	if (token === void 0) return {
		filter: own,
		order
	};
	const { filter, order: kept, after, issued } = readCursor(token, list, cursorKey);
	if (now - issued > cursorLifeMs) return {
		filter: Object.keys(own).length === 0 ? filter : own,
		order: asked === void 0 ? orderOf(kept, sortable) : order
	};
	if (asked !== void 0 && order.text !== kept) throw invalid("page_token", `was made for the order ${kept}`);
	const changed = Object.entries(own).find(([name, values]) => !isDeepStrictEqual(values, filter[name]));
	if (changed !== void 0) throw invalid("page_token", `was made for another ${changed[0]}`);
	return {
		filter,
		order: orderOf(kept, sortable),
		after
	};
}
function itemMatcher(query, filters) {
	const tests = Object.entries(filters).flatMap(([name, filter]) => {
		const values = query[name];
		return values === void 0 && filter.always === void 0 ? [] : [filter.matching(values ?? [], name)];
	});
	return (item) => tests.every((test) => test(item));
}
// lib/emulator/catalog/advisories.js
const advisories = {
	key: "advisories",
	sortable: [
		"advisoryId",
		"artifactName",
		"createTime",
		"updateTime"
	],
	filters: {
		...hierarchy,
		advisoryIds: anyOf(({ advisoryId }) => [advisoryId]),
		artifactNames: anyOf(({ artifactName }) => [artifactName])
	}
};
const advisoryRoutes = [route("GET /vulnerabilities/v2/advisories", ["CAP_ADVISORIES_LIST"], (request, context) => json(listPage(request, context, advisories, context.state.advisories))), route("GET /ping/v2/ping", "open", ({ url }) => {
	queryOf(url, {});
	return json({ response: "pong" });
})];
// lib/emulator/collection.js
function listing(collection, list) {
	return (request, context) => {
		return json(listPage(request, context, list, visibleItems(collection, context).map((item) => collection.shown(item, context))));
	};
}
function getting(collection) {
	return (_request, context, uid = "") => json(collection.shown(existing(visibleItems(collection, context), collection.type, uid), context));
}
function visibleItems({ items, visibleTo }, context) {
	return visibleTo?.(context) ?? visible(context, items(context.state));
}
function creating(collection, complete) {
	return (request, context, parent = "") => {
		requireCapabilities(context, parent);
		existing(context.state.groups, "group", parent);
		const values = checkedValues(collection.fields, bodyOf(request));
		const uid = context.childOf(parent);
		checkValues(collection, values, context, uid);
		const item = complete(values, uid, context);
		collection.items(context.state).push(item);
		return json(collection.shown(item, context));
	};
}
function updating(collection) {
	return (request, context, uid = "") => {
		requireCapabilities(context, uid);
		const item = existing(collection.items(context.state), collection.type, uid);
		const [body, known] = [bodyOf(request), Object.keys(collection.fields.shape)];
		const mask = parameter(request.url.searchParams, "update_mask") ?? "";
		const isGiven = (name) => (body[name] ?? void 0) !== void 0;
		const named = mask === "" ? known.filter(isGiven) : mask.split(",").map((path) => camelCase(path.trim()));
		const names = named.includes("*") ? known : named;
		const foreign = names.find((name) => !known.includes(name));
		if (foreign !== void 0) throw invalid("updateMask", `${foreign} is not a field that can be updated`);
		const changed = Object.fromEntries(names.map((name) => [name, body[name]]));
		const values = checkedValues(collection.fields, {
			...item,
			...changed
		});
		checkValues(collection, values, context, uid);
		for (const name of known) Reflect.deleteProperty(item, name);
		Object.assign(item, values, { updateTime: timesAt(context.now).updateTime });
		return json(collection.shown(item, context));
	};
}
function deleting(collection, { before, after } = {}) {
	return (_request, context, uid = "") => {
		requireCapabilities(context, uid);
		const items = collection.items(context.state);
		existing(items, collection.type, uid);
		before?.(uid, context.state);
		remove(items, (item) => item.uid === uid);
		after?.(uid, context.state);
		return {
			status: 200,
			body: ""
		};
	};
}
function checkValues({ items, type, check }, values, context, uid) {
	const { name } = values;
	if (typeof name === "string") requireFreeName(items(context.state).map((item) => ({
		name: "",
		...item
	})), type, {
		uid,
		name
	});
	check?.(values, context);
}
function checkedValues(schema, body) {
	const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
	const result = schema.safeParse(given);
	if (result.success) return result.data;
	throw invalidFields(result.error.issues.map(({ path, message }) => ({
		field: path.join("."),
		description: message
	})));
}
// lib/emulator/catalog/repos.js
const repos = {
	type: "repo",
	items: (state) => state.repos,
	visibleTo: visibleRepos,
	fields: repoFields,
	shown: shownRepo
};
const repoRoutes = [
	route("GET /registry/v2/repos", ["CAP_REPO_LIST"], listing(repos, {
		key: "repos",
		sortable: [
			"name",
			"description",
			"createTime",
			"updateTime"
		],
		filters: {
			...hierarchy,
			name: equals(({ name }) => name)
		}
	})),
	route("GET /registry/v2/repos/{uid}/readme", ["CAP_REPO_LIST"], (_request, context, uid = "") => json({
		uid,
		content: existing(visibleRepos(context), "repo", uid).readme
	})),
	route("GET /registry/v2/repos/{uid}", ["CAP_REPO_LIST"], getting(repos)),
	route("POST /registry/v2/repos/{parent}", ["CAP_REPO_CREATE"], creating(repos, (values, uid, { now }) => ({
		...values,
		uid,
		readme: "",
		tags: [],
		indexes: [],
		content: [],
		vulnerabilityReports: [],
		...timesAt(now)
	}))),
	route("DELETE /registry/v2/repos/{uid}", ["CAP_REPO_DELETE"], deleting(repos))
];
function visibleRepos(context) {
	const { state } = context;
	const publicRoot = state.groups.find(({ name, uid }) => name === state.publicOrganization && !uid.includes("/"));
	const own = visible(context, state.repos);
	const open = publicRoot === void 0 ? [] : state.repos.filter(({ uid }) => isWithin(uid, publicRoot.uid));
	return [...new Set([...own, ...open])];
}
function shownRepo({ tags: _t, indexes: _i, content: _c, readme: _r, vulnerabilityReports: _v, ...repo }) {
	return repo;
}
const readImages = ["CAP_REPO_LIST", "CAP_MANIFEST_METADATA_LIST"];
const tagRoutes = [
	route("GET /registry/v2/tags", ["CAP_TAG_LIST"], listTags),
	route("GET /registry/v2/tags/{uid}", ["CAP_TAG_LIST"], getTag),
	route("POST /registry/v2/tags/{parent}", ["CAP_TAG_CREATE"], createTag),
	route("DELETE /registry/v2/tags/{uid}", ["CAP_TAG_DELETE"], deleteTag),
	route("GET /registry/v2/repos/{repo}/digests/{digest}/architectures", readImages, getArchitectures),
	route("GET /registry/v2/repos/{repo}/digests/{digest}/size", readImages, getSize)
];
const tags = {
	key: "tags",
	sortable: [
		"name",
		"digest",
		"deprecated",
		"createTime",
		"updateTime"
	],
	filters: {
		...hierarchy,
		name: equals(({ name }) => name),
		digest: equals((tag) => tag.digest),
		updatedSince: instant(({ updateTime }, at) => Date.parse(updateTime) > at),
		includeReferrers: shownIf(({ name }) => name.startsWith("sha256-")),
		includeDates: shownIf(({ name }) => isDated(name)),
		includeEpochs: shownIf(({ name }) => isEpoch(name))
	}
};
function isDated(name) {
	return /-20\d{6}$/.test(name);
}
function isEpoch(name) {
	return /-r\d+$/.test(name);
}
function listTags(request, context) {
	const items = visibleRepos(context).flatMap((repo) => repo.tags.map((tag) => shownTag(tag, repo)));
	return json(listPage(request, context, tags, items));
}
function getTag(_request, context, uid = "") {
	const repo = existing(visibleRepos(context), "repo", parentOf(uid));
	return json(shownTag(existing(repo.tags, "tag", uid), repo));
}
function createTag(request, context, parent = "") {
	requireCapabilities(context, parent);
	const repo = existing(context.state.repos, "repo", parent);
	const { digest, ...values } = checkedValues(tagFields, bodyOf(request));
	const history = [{
		updateTimestamp: new Date(context.now).toISOString(),
		digest
	}];
	const tag = {
		...values,
		uid: context.childOf(parent),
		history
	};
	requireFreeName(repo.tags, "tag", tag);
	repo.tags.push(tag);
	return json(shownTag(tag, repo));
}
function deleteTag(_request, context, uid = "") {
	requireCapabilities(context, uid);
	const repo = existing(context.state.repos, "repo", parentOf(uid));
	existing(repo.tags, "tag", uid);
	remove(repo.tags, (tag) => tag.uid === uid);
	return {
		status: 200,
		body: ""
	};
}
function getArchitectures(_request, context, repo = "", digest = "") {
	return json({ architectures: indexOf(context, repo, digest).manifests.map(({ architecture }) => architecture) });
}
function getSize({ url }, context, repo = "", digest = "") {
	const index = indexOf(context, repo, digest);
	const [asked] = queryOf(url, { architecture: "one" }).architecture ?? [];
	const architecture = asked ?? "amd64";
	const { size } = existing(index.manifests.map((one) => ({
		uid: one.architecture,
		...one
	})), "architecture", architecture);
	return json({
		architecture,
		size: String(size)
	});
}
function indexOf(context, repo, digest) {
	const { indexes } = existing(visibleRepos(context), "repo", repo);
	return existing(indexes.map((index) => ({
		uid: index.digest,
		...index
	})), "image", digest);
}
function shownTag({ uid, name, deprecated, history }, repo) {
	const records = oldestFirst(history);
	return {
		uid,
		name,
		deprecated,
		digest: records.at(-1)?.digest ?? "",
		createTime: records[0]?.updateTimestamp ?? repo.createTime,
		updateTime: records.at(-1)?.updateTimestamp ?? repo.updateTime
	};
}
// lib/emulator/catalog/v1.js
function getImageConfig(_request, context, uid = "", digest = "") {
	const repo = existing(visibleRepos(context), "repo", uid);
	const { builtAt } = imageFacts(repo, digest);
	if (builtAt === void 0) throw refuse(codes.notFound, `image ${digest} was not found`, [resourceInfo("image", digest)]);
	const { Cmd = [], Entrypoint = [], Env = [], Labels = {}, User = "", WorkingDir = "" } = imageConfigOf(repo, digest)?.config ?? {};
	return json({
		cmd: Cmd,
		entrypoint: Entrypoint,
		env: Env,
		labels: {
			...Labels,
			[createdKey]: new Date(builtAt).toISOString()
		},
		user: User,
		workingDir: WorkingDir
	});
}
const v1Routes = [
	route("GET /registry/v1/repos/{repo}/digests/{digest}/imageconfig", ["CAP_REPO_LIST", "CAP_MANIFEST_METADATA_LIST"], getImageConfig),
	route("GET /registry/v1/eoltags", ["CAP_TAG_LIST"], listEolTags),
	route("GET /registry/v1/repos/{repo}/digests/{digest}/vulnreport", ["CAP_REPO_LIST", "CAP_TENANT_VULN_REPORTS_LIST"], getVulnReport),
	route("GET /registry/v1/vuln_reports/counts", ["CAP_VULN_REPORT_LIST"], listVulnCounts)
];
const endsOfLife = {
	key: "items",
	sortable: [],
	paging: ["pageSize", "pageToken"],
	filters: {
		...hierarchy,
		name: equals(({ name }) => name),
		excludeDates: whenTrue(({ name }) => !isDated(name)),
		excludeEpochs: whenTrue(({ name }) => !isEpoch(name))
	}
};
function listEolTags(request, context) {
	const items = visibleRepos(context).flatMap((repo) => repo.tags.map((tag) => endOfLife(tag, repo, context.now)));
	const page = listPage(request, context, endsOfLife, items);
	return json({
		items: page.items.map(({ uid, ...item }) => ({
			id: uid,
			...item
		})),
		nextPageToken: page.nextPageToken
	});
}
function endOfLife(tag, repo, now) {
	const { uid, name, deprecated, eolDate, graceUntil } = tag;
	const status = graceUntil !== void 0 && !deprecated && Date.parse(graceUntil) > now && Date.parse(eolDate ?? "") <= now ? "TAG_IN_GRACE" : "TAG_ACTIVE";
	return {
		uid,
		name,
		mainPackageName: repo.name,
		tagStatus: deprecated ? "TAG_INACTIVE" : status,
		mainPackageVersion: {
			version: name,
			...eolDate === void 0 ? {} : { eolDate }
		},
		graceStatus: status === "TAG_IN_GRACE" ? "GRACE_ACTIVE" : "GRACE_NOT_ELIGIBLE",
		...status === "TAG_IN_GRACE" ? { gracePeriodExpiryDate: graceUntil } : {}
	};
}
function getVulnReport(_request, context, uid = "", digest = "") {
	const { vulnerabilityReports } = existing(visibleRepos(context), "repo", uid);
	const report = vulnerabilityReports.find((one) => one.digest === digest);
	if (report === void 0) return json({
		id: "",
		vulnerabilityMatches: []
	});
	const { vulnerabilityMatches, lastSeen } = report;
	return json({
		id: digest,
		vulnerabilityDbLastBuildTime: lastSeen,
		vulnerabilityMatches,
		scanner: {
			name: "emulator",
			version: ""
		},
		lastSeen
	});
}
const countFilters = {
	repo: equals(({ repo }) => repo),
	tag: equals(({ tag }) => tag),
	from: instant(({ date }, at) => Date.parse(date) >= at),
	to: instant(({ date }, at) => Date.parse(date) <= at)
};
function listVulnCounts({ url }, context) {
	const query = queryOf(url, {
		repo: "one",
		tag: "one",
		from: "one",
		to: "one"
	});
	return json({ items: visibleRepos(context).flatMap(countsOf).filter(itemMatcher(query, countFilters)) });
}
function countsOf({ uid, tags, vulnerabilityReports }) {
	return tags.flatMap(({ name, history }) => {
		const report = vulnerabilityReports.find(({ digest }) => digest === newestOf(history)?.digest);
		if (report === void 0) return [];
		const severities = report.vulnerabilityMatches.map(({ vulnerability }) => vulnerability.severity);
		const vulnCounts = [...new Set(severities)].map((severity) => ({
			severity,
			count: severities.filter((one) => one === severity).length
		}));
		return [{
			repo: uid,
			tag: name,
			date: report.lastSeen,
			vulnCounts
		}];
	});
}
// lib/emulator/iam/groups.js
const groups = {
	type: "group",
	items: (state) => state.groups,
	fields: groupFields,
	shown: (group) => group
};
const groupRoutes = [
	route("GET /iam/v2/groups", ["CAP_IAM_GROUPS_LIST"], listing(groups, {
		key: "groups",
		sortable: [
			"name",
			"description",
			"createTime",
			"updateTime"
		],
		filters: {
			...hierarchy,
			name: equals(({ name }) => name)
		}
	})),
	route("GET /iam/v2/groups/{uid}", ["CAP_IAM_GROUPS_LIST"], getting(groups)),
	route("POST /iam/v2/groups/{parent}", ["CAP_IAM_GROUPS_CREATE"], creating(groups, (values, uid, { now }) => ({
		...values,
		uid,
		...timesAt(now)
	}))),
	route("DELETE /iam/v2/groups/{uid}", ["CAP_IAM_GROUPS_DELETE"], deleting(groups, { before: requireEmpty }))
];
function requireEmpty(uid, { groups: subgroups, identities, roles, roleBindings, repos }) {
	if ([
		subgroups,
		identities,
		roles,
		roleBindings,
		repos
	].flat().some((child) => child.uid.startsWith(`${uid}/`))) throw notNow("RESOURCE_NOT_EMPTY", `group ${uid} still contains resources`);
}
const identities = {
	type: "identity",
	items: (state) => state.identities,
	fields: identityFields,
	shown
};
const identityRoutes = [
	route("GET /iam/v2/identities", ["CAP_IAM_IDENTITY_LIST"], listing(identities, {
		key: "identities",
		sortable: [
			"name",
			"description",
			"createTime",
			"updateTime"
		],
		filters: {
			...hierarchy,
			name: equals(({ name }) => name)
		}
	})),
	route("GET /iam/v2/identities/{uid}", ["CAP_IAM_IDENTITY_LIST"], getting(identities)),
	route("POST /iam/v2/identities/{parent}", ["CAP_IAM_IDENTITY_CREATE"], creating(identities, (values, uid, { now }) => {
		const times = timesAt(now);
		return {
			...values,
			uid,
			...times,
			lastSeenTime: times.createTime
		};
	})),
	route("PATCH /iam/v2/identities/{uid}", ["CAP_IAM_IDENTITY_UPDATE"], updating(identities)),
	route("DELETE /iam/v2/identities/{uid}", ["CAP_IAM_IDENTITY_DELETE"], deleting(identities, { after: unbind }))
];
function unbind(uid, state) {
	remove(state.roleBindings, (binding) => binding.identityUid === uid);
}
function shown({ claimMatch = {}, ...identity }, { providerUrl }) {
	const { issuer, issuerPattern, subject, subjectPattern, ...claims } = claimMatch;
	const iss = issuerPattern === void 0 ? { issuer: issuer ?? providerUrl } : { issuerPattern };
	const sub = subjectPattern === void 0 ? { subject: subject ?? "" } : { subjectPattern };
	return {
		...identity,
		claimMatch: {
			...iss,
			...sub,
			...claims
		}
	};
}
// lib/emulator/iam/roles.js
const bindings = {
	type: "roleBinding",
	items: (state) => state.roleBindings,
	fields: roleBindingFields,
	shown: hydrated,
	check({ identityUid, roleUid }, { state }) {
		existing(state.identities, "identity", identityUid);
		existing(state.roles, "role", roleUid);
	}
};
const roleBindingRoutes = [
	route("GET /iam/v2/roleBindings", ["CAP_IAM_ROLE_BINDINGS_LIST"], listing(bindings, {
		key: "roleBindings",
		sortable: ["createTime", "updateTime"],
		filters: {
			...hierarchy,
			identity: equals(({ identity }) => identity.uid),
			group: equals(({ group }) => group.uid),
			role: equals(({ role }) => role.uid)
		}
	})),
	route("GET /iam/v2/roleBindings/{uid}", ["CAP_IAM_ROLE_BINDINGS_LIST"], getting(bindings)),
	route("POST /iam/v2/roleBindings/{parent}", ["CAP_IAM_ROLE_BINDINGS_CREATE"], creating(bindings, (values, uid, { now }) => ({
		...values,
		uid,
		...timesAt(now)
	}))),
	route("DELETE /iam/v2/roleBindings/{uid}", ["CAP_IAM_ROLE_BINDINGS_DELETE"], deleting(bindings))
];
function hydrated(binding, { state, providerUrl }) {
	const identity = existing(state.identities, "identity", binding.identityUid);
	const group = existing(state.groups, "group", parentOf(binding.uid));
	const role = existing(state.roles, "role", binding.roleUid);
	const { issuer = providerUrl, subject = "" } = identity.claimMatch ?? {};
	return {
		uid: binding.uid,
		identity: {
			uid: identity.uid,
			name: identity.name,
			description: identity.description,
			subject,
			issuer
		},
		group: {
			uid: group.uid,
			name: group.name,
			description: group.description
		},
		role: {
			uid: role.uid,
			name: role.name,
			description: role.description
		},
		identityUid: identity.uid,
		roleUid: role.uid,
		createTime: binding.createTime,
		updateTime: binding.updateTime
	};
}
const roles = {
	type: "role",
	items: (state) => state.roles,
	visibleTo: visibleRoles,
	fields: roleFields,
	shown: (role) => role
};
const roleRoutes = [
	route("GET /iam/v2/roles", ["CAP_IAM_ROLES_LIST"], listing(roles, {
		key: "roles",
		sortable: [
			"name",
			"description",
			"createTime",
			"updateTime"
		],
		filters: {
			...hierarchy,
			name: equals(({ name }) => name)
		}
	})),
	route("GET /iam/v2/roles/{uid}", ["CAP_IAM_ROLES_LIST"], getting(roles)),
	route("POST /iam/v2/roles/{parent}", ["CAP_IAM_ROLES_CREATE"], creating(roles, (values, uid, { now }) => ({
		...values,
		uid,
		...timesAt(now)
	}))),
	route("DELETE /iam/v2/roles/{uid}", ["CAP_IAM_ROLES_DELETE"], deleting(roles, { before: requireUnbound }))
];
function visibleRoles(context) {
	const own = new Set(visible(context, context.state.roles));
	return context.state.roles.filter((role) => !role.uid.includes("/") || own.has(role));
}
function requireUnbound(uid, { roleBindings }) {
	if (roleBindings.some(({ roleUid }) => roleUid === uid)) throw notNow("RESOURCE_IN_USE", `role ${uid} is still in use`);
}
// lib/emulator/policies/routes.js
const policyRoutes = [
	listOf("GET /policies/v1/bindings", "CAP_POLICIES_BINDING_LIST", (state) => state.policyBindings),
	listOf("GET /policies/v1/overrides", "CAP_POLICIES_OVERRIDE_LIST", (state) => state.policyOverrides.map((one) => ({
		...one,
		digest: one.artifactId
	}))),
	route("POST /registry/v1/repos/{repo}:checkPolicies", ["CAP_REPO_CHECK_POLICIES"], checkPolicies)
];
function listOf(operation, capability, all) {
	return route(operation, [capability], (request, context) => {
		const page = listPage(request, context, {
			key: "items",
			sortable: [],
			filters: hierarchy
		}, visible(context, all(context.state)));
		return json({
			...page,
			items: page.items.map(({ uid, ...item }) => ({
				id: uid,
				...item
			}))
		});
	});
}
function checkPolicies(request, context, uid = "") {
	requireCapabilities(context, uid);
	const repo = existing(visibleRepos({
		...context,
		needs: ["CAP_REPO_CHECK_POLICIES"]
	}), "repo", uid);
	const { digest } = bodyOf(request);
	if (typeof digest !== "string" || !digestPattern.test(digest)) throw invalid("digest", "must be sha256:<64 hex digits>");
	return json({ results: evaluatePolicies(context.state, repo, digest, context.now).map(({ binding, policyName, parameters, result }) => ({
		bindingId: binding.uid,
		policyId: binding.policy,
		policyName,
		mode: binding.mode.replace("POLICY_MODE_", ""),
		parameters,
		result
	})) });
}
// lib/emulator/platform.js
const routes = [
	...groupRoutes,
	...identityRoutes,
	...roleRoutes,
	...roleBindingRoutes,
	...tagRoutes,
	...repoRoutes,
	...advisoryRoutes,
	...v1Routes,
	...policyRoutes
];
const unserved = [...[
	"accountAssociations",
	"externalGroupRoleMappings",
	"groupInvites",
	"identityProviders",
	"terms"
].map((collection) => `/iam/v2/${collection}`), ...[
	"/advisory",
	"/events",
	"/libraries",
	"/scim"
]];
const compiled = routes.map((served) => ({
	...served,
	pattern: new RegExp(`^${served.path.replace(/[.]/g, "\\.").replace(/\{\w+\}/g, "(.+)")}$`)
}));
async function servePlatform(request, context, signIn) {
	const { method, url } = request;
	const path = decodeURIComponent(url.pathname);
	for (const { pattern, access, handle, ...served } of compiled) {
		const captures = served.method === method ? pattern.exec(path) : null;
		if (captures === null) continue;
		const caller = access === "open" ? "" : await signIn();
		const needs = access === "open" ? [] : access;
		requireCapabilities({
			...context,
			caller,
			needs
		});
		const known = parametersOf(served);
		if (known !== void 0) queryOf(url, known);
		return handle(request, {
			...context,
			caller,
			needs
		}, ...captures.slice(1));
	}
	if (unserved.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))) throw refuse(codes.unimplemented, `${method} ${path} is not served here`);
	throw refuse(codes.notFound, `${method} ${path} is not an operation of this service`);
}
function parametersOf({ method, path }) {
	if (method === "PATCH") return { updateMask: "one" };
	return method === "GET" && !/\/(?:\{uid\}|readme|architectures|vulnreport|\{package\})$/.test(path) ? void 0 : {};
}
// lib/emulator/seed/sbom.js
const apkArchitectures = {
	amd64: "x86_64",
	arm64: "aarch64"
};
function packagesOf(image, tag, daysAgo) {
	const version = /^\d+(?:\.\d+)*/.exec(tag)?.[0] ?? "1.0";
	return [
		{
			name: "ca-certificates-bundle",
			version: "20260611-r0",
			origin: "ca-certificates"
		},
		{
			name: "libexpat1",
			version: `2.7.1-r${daysAgo > 21 ? 4 : 5}`,
			origin: "expat"
		},
		{
			name: "musl",
			version: "1.2.5-r9",
			origin: "musl"
		},
		{
			name: "zlib",
			version: "1.3.1-r5",
			origin: "zlib"
		},
		{
			name: image,
			version: `${version}.0-r0`,
			origin: image
		}
	];
}
const fixedVersion = "2.7.1-r5";
function apkoSpdx(packages, { digest, architecture, created }) {
	const described = packages.map(({ name, version, origin }) => ({
		SPDXID: `SPDXRef-Package-${name}-${version}`,
		name,
		versionInfo: version,
		filesAnalyzed: false,
		downloadLocation: "NOASSERTION",
		externalRefs: [purlReference(`pkg:apk/wolfi/${name}@${version}?arch=${apkArchitectures[architecture]}`)],
		recipe: `${origin}.yaml`
	}));
	const image = {
		SPDXID: "SPDXRef-Package-Image",
		name: digest,
		primaryPackagePurpose: "CONTAINER"
	};
	const recipes = [...new Set(described.map(({ recipe }) => recipe))].map((name) => ({
		SPDXID: `SPDXRef-Package-${name}`,
		name,
		primaryPackagePurpose: "INSTALL"
	}));
	return {
		...spdxHead(digest, created, "apko"),
		packages: [
			image,
			...described.map(({ recipe: _, ...own }) => own),
			...recipes
		],
		relationships: described.flatMap(({ SPDXID, recipe }) => [{
			spdxElementId: image.SPDXID,
			relationshipType: "CONTAINS",
			relatedSpdxElement: SPDXID
		}, {
			spdxElementId: SPDXID,
			relationshipType: "DESCRIBED_BY",
			relatedSpdxElement: `SPDXRef-Package-${recipe}`
		}])
	};
}
function syftSpdx(packages, { digest, architecture, created }) {
	return {
		...spdxHead(digest, created, "syft"),
		packages: packages.map((one) => ({
			SPDXID: `SPDXRef-Package-apk-${one.name}`,
			name: one.name,
			versionInfo: one.version,
			downloadLocation: "NOASSERTION",
			sourceInfo: "acquired package info from APK DB: /lib/apk/db/installed",
			externalRefs: [purlReference(syftPurl(one, architecture))]
		})),
		relationships: []
	};
}
function cycloneDx(packages, { path, digest, architecture, created }) {
	return {
		bomFormat: "CycloneDX",
		specVersion: "1.6",
		version: 1,
		metadata: {
			timestamp: created,
			component: {
				type: "container",
				name: path,
				version: digest
			}
		},
		components: packages.map((one) => ({
			type: "library",
			name: one.name,
			version: one.version,
			purl: syftPurl(one, architecture),
			properties: [{
				name: "syft:metadata:originPackage",
				value: one.origin
			}]
		}))
	};
}
function statement(predicateType, predicate, { path, digest }) {
	return {
		_type: "https://in-toto.io/Statement/v1",
		subject: [{
			name: path,
			digest: { sha256: digest.slice(7) }
		}],
		predicateType,
		predicate
	};
}
function envelope(stated) {
	return {
		payloadType: "application/vnd.in-toto+json",
		payload: Buffer.from(JSON.stringify(stated)).toString("base64"),
		signatures: [{
			keyid: "",
			sig: "AAAA"
		}]
	};
}
function spdxHead(name, created, tool) {
	return {
		SPDXID: "SPDXRef-DOCUMENT",
		spdxVersion: "SPDX-2.3",
		dataLicense: "CC0-1.0",
		name: `sbom-${name}`,
		documentNamespace: `https://example.com/sbom/${name}`,
		creationInfo: {
			created,
			creators: [`Tool: ${tool}`]
		}
	};
}
function purlReference(referenceLocator) {
	return {
		referenceCategory: "PACKAGE-MANAGER",
		referenceType: "purl",
		referenceLocator
	};
}
function syftPurl({ name, version, origin }, architecture) {
	const upstream = origin === name ? "" : `&upstream=${origin}`;
	return `pkg:apk/wolfi/${name}@${version}?arch=${apkArchitectures[architecture]}&distro=wolfi${upstream}`;
}
// lib/emulator/seed/advisories.js
const bare = [
	["openssl", "CVE-2026-1001"],
	["glibc", "CVE-2026-1002"],
	["log4j", "CVE-2021-44228"]
];
const author = "advisories@example.com";
function seededAdvisories(hex, iso) {
	const named = (artifactName, advisoryId) => ({
		uid: hex(`advisory ${advisoryId}`, 40),
		advisoryId,
		artifactName,
		author,
		artifactType: "",
		artifactArchitecture: "",
		componentName: "",
		componentLocation: "",
		componentType: "",
		createTime: iso(30),
		updateTime: iso(6)
	});
	const approved = (daysAgo) => ({
		author,
		createTime: iso(daysAgo),
		reviewState: "REVIEW_STATE_APPROVED"
	});
	return [
		...bare.map(([artifactName, advisoryId]) => ({
			...named(artifactName, advisoryId),
			createTime: iso(20)
		})),
		{
			...named("expat", "CGA-2001-expt-fixd"),
			artifactType: "apk",
			aliases: ["CVE-2026-2001", "GHSA-2001-aaaa-bbbb"],
			severities: [{
				type: "TYPE_CVSS_V3",
				score: "CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:H"
			}],
			events: [{
				...approved(26),
				detection: { manual: {} }
			}, {
				...approved(21),
				fixed: { fixedVersion }
			}]
		},
		{
			...named("krb5", "CGA-2002-krb5-fals"),
			artifactType: "apk",
			aliases: ["CVE-2026-2002"],
			severities: [{
				type: "TYPE_CVSS_V3",
				score: "CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H"
			}],
			events: [{
				...approved(15),
				detection: { manual: {} }
			}, {
				...approved(10),
				falsePositiveDetermination: {
					type: "TYPE_VULNERABLE_CODE_NOT_INCLUDED_IN_PACKAGE",
					note: ""
				}
			}]
		}
	];
}
function scannerReport(digest, daysAgo, lastSeen) {
	const { version = "" } = packagesOf("", "", daysAgo).find(({ name }) => name === "libexpat1") ?? {};
	return {
		digest,
		lastSeen,
		vulnerabilityMatches: version === "2.7.1-r5" ? [] : [{
			vulnerability: {
				id: "CVE-2026-2001",
				severity: "HIGH",
				relatedVulnerabilities: [{
					id: "GHSA-2001-aaaa-bbbb",
					source: "github"
				}]
			},
			pkg: {
				name: "libexpat1",
				version
			},
			fix: {
				versions: [fixedVersion],
				state: "FIXED"
			}
		}]
	};
}
// lib/emulator/seed/images.js
const types = {
	index: "application/vnd.oci.image.index.v1+json",
	manifest: "application/vnd.oci.image.manifest.v1+json",
	config: "application/vnd.oci.image.config.v1+json",
	empty: "application/vnd.oci.empty.v1+json",
	inToto: "application/vnd.in-toto+json",
	dsse: "application/vnd.dsse.envelope.v1+json",
	bundle: "application/vnd.dev.sigstore.bundle.v0.3+json",
	cycloneDx: "application/vnd.cyclonedx+json"
};
function imageManifest(mediaType, config, layers, more = {}) {
	return blob(mediaType, {
		schemaVersion: 2,
		mediaType,
		...more,
		config: descriptor(config),
		layers
	});
}
function descriptor({ mediaType, digest, text }) {
	return {
		mediaType,
		digest,
		size: Buffer.byteLength(text)
	};
}
function blob(mediaType, value) {
	const text = JSON.stringify(value);
	return {
		mediaType,
		text,
		digest: `sha256:${createHash("sha256").update(text).digest("hex")}`
	};
}
const empty = blob(types.empty, {});
const attachments = {
	node: cosignAttestation,
	python: sigstoreBundle,
	nginx: buildKit,
	postgres: cosignSbom,
	redis: referrer,
	static: referrer
};
const spdxPredicate = "https://spdx.dev/Document";
function cosignAttestation(packages, image) {
	const layer = blob(types.dsse, envelope(statement(spdxPredicate, apkoSpdx(packages, image), image)));
	const annotations = { predicateType: spdxPredicate };
	const manifest = imageManifest(types.manifest, empty, [{
		...descriptor(layer),
		annotations
	}]);
	return { content: [
		empty,
		layer,
		{
			...manifest,
			tag: `${image.digest.replace(":", "-")}.att`
		}
	] };
}
function cosignSbom(packages, image) {
	const layer = blob(types.cycloneDx, cycloneDx(packages, image));
	const manifest = imageManifest(types.manifest, empty, [descriptor(layer)]);
	return { content: [
		empty,
		layer,
		{
			...manifest,
			tag: `${image.digest.replace(":", "-")}.sbom`
		}
	] };
}
function sigstoreBundle(packages, image) {
	const dsseEnvelope = envelope(statement(spdxPredicate, syftSpdx(packages, image), image));
	const layer = blob(types.bundle, {
		mediaType: types.bundle,
		verificationMaterial: {},
		dsseEnvelope
	});
	const annotations = { "dev.sigstore.bundle.predicateType": spdxPredicate };
	return referring(layer, types.bundle, annotations, image);
}
function referrer(packages, image) {
	return referring(blob(types.cycloneDx, cycloneDx(packages, image)), types.cycloneDx, {}, image);
}
function referring(layer, artifactType, annotations, image) {
	const manifest = imageManifest(types.manifest, empty, [descriptor(layer)], {
		artifactType,
		annotations,
		subject: {
			mediaType: types.manifest,
			digest: image.digest,
			size: 0
		}
	});
	return { content: [
		empty,
		layer,
		{
			...manifest,
			subject: image.digest,
			artifactType,
			annotations
		}
	] };
}
function buildKit(packages, image) {
	const layer = blob(types.inToto, statement(spdxPredicate, syftSpdx(packages, image), image));
	const annotations = { "in-toto.io/predicate-type": spdxPredicate };
	const manifest = imageManifest(types.manifest, empty, [{
		...descriptor(layer),
		annotations
	}]);
	const entry = {
		...descriptor(manifest),
		annotations: {
			"vnd.docker.reference.digest": image.digest,
			"vnd.docker.reference.type": "attestation-manifest"
		},
		platform: {
			os: "unknown",
			architecture: "unknown"
		}
	};
	return {
		content: [
			empty,
			layer,
			manifest
		],
		inIndex: [entry]
	};
}
function seededImage({ path, tag, daysAgo, created, seed }) {
	const name = path.split("/").at(-1) ?? "";
	const platforms = ["amd64", "arm64"].map((architecture) => {
		const config = blob(types.config, {
			os: "linux",
			architecture,
			created,
			config: { Labels: {
				path,
				tag,
				seed: String(seed)
			} }
		});
		const manifest = imageManifest(types.manifest, config, []);
		const info = {
			path,
			architecture,
			digest: manifest.digest,
			created
		};
		return {
			config,
			manifest,
			architecture,
			attached: attachments[name]?.(packagesOf(name, tag, daysAgo), info) ?? { content: [] }
		};
	});
	const index = blob(types.index, {
		schemaVersion: 2,
		mediaType: types.index,
		manifests: [...platforms.map(({ manifest, architecture }) => ({
			...descriptor(manifest),
			platform: {
				os: "linux",
				architecture
			}
		})), ...platforms.flatMap(({ attached }) => attached.inIndex ?? [])]
	});
	return {
		digest: index.digest,
		index: {
			digest: index.digest,
			manifests: platforms.map(({ manifest, architecture }) => ({
				digest: manifest.digest,
				os: "linux",
				architecture
			}))
		},
		content: [index, ...platforms.flatMap(({ config, manifest, attached }) => [
			config,
			manifest,
			...attached.content
		])]
	};
}
// lib/emulator/seed.js
const dayMs = 864e5;
const organizationImages = {
	node: {
		"18": [
			400,
			370,
			340,
			300
		],
		"18-dev": [400, 300],
		"20": [
			200,
			170,
			140,
			110,
			80,
			60,
			45,
			30,
			12,
			3
		],
		"20-dev": [
			200,
			110,
			45,
			3
		],
		"22": [
			90,
			60,
			30,
			9,
			2
		],
		"22-dev": [
			90,
			30,
			2
		],
		latest: [
			200,
			110,
			45,
			3
		]
	},
	python: {
		"3.11": [
			300,
			200,
			100,
			20
		],
		"3.12": [
			180,
			120,
			90,
			60,
			40,
			25,
			10,
			1
		],
		"3.12-dev": [
			180,
			60,
			1
		]
	},
	nginx: {
		"1.27": [
			150,
			90,
			50,
			21,
			5
		],
		latest: [
			150,
			50,
			5
		]
	},
	postgres: {
		"16": [
			210,
			140,
			70,
			35,
			8
		],
		"17": [
			60,
			30,
			8
		]
	},
	redis: { "7": [
		120,
		80,
		41,
		1
	] },
	busybox: { nightly: Array.from({ length: 1500 }, (_, index) => 250 - index / 6) }
};
const publicImages = {
	nginx: {
		latest: [
			30,
			14,
			4
		],
		"latest-dev": [30, 4],
		"1.27": [30, 4]
	},
	static: {
		latest: [90, 33],
		"latest-dev": [90, 33]
	}
};
const maxImages = 4;
const deprecated = new Set([
	"node:18",
	"node:18-dev",
	"python:3.11"
]);
function seededState({ now, seed = 1 }) {
	const hex = (name, length) => createHash("sha256").update(`${seed} ${name}`).digest("hex").slice(0, length);
	const iso = (daysAgo) => new Date(now - daysAgo * dayMs).toISOString();
	const root = hex("organization", 40);
	const publicRoot = hex("public organization", 40);
	const times = {
		createTime: iso(500),
		updateTime: iso(500)
	};
	const identity = {
		uid: `${root}/${hex("identity", 16)}`,
		name: "shop-ci",
		...times
	};
	const owner = {
		uid: `${root}/${hex("owner", 16)}`,
		name: "platform-team",
		...times
	};
	const repos = (parent, organization, images) => Object.entries(images).map(([name, tags]) => {
		const path = `${organization}/${name}`;
		const seeded = Object.entries(tags).map(([tag, moves]) => ({
			tag,
			moves: moves.map((daysAgo, at) => moves.length - at > maxImages ? {
				daysAgo,
				digest: `sha256:${hex(`${parent} ${name}:${tag} ${daysAgo}`, 64)}`
			} : {
				daysAgo,
				...seededImage({
					path,
					tag,
					daysAgo,
					created: iso(daysAgo),
					seed
				})
			})
		}));
		const held = seeded.flatMap(({ moves }) => moves.flatMap((move) => "index" in move ? [move] : []));
		const content = held.flatMap((image) => image.content);
		return {
			uid: `${parent}/${hex(`${parent} ${name}`, 16)}`,
			name,
			...times,
			indexes: held.map(({ index }) => index),
			content: [...new Map(content.map((one) => [`${one.digest} ${one.tag}`, one])).values()],
			vulnerabilityReports: held.map(({ digest, daysAgo }) => scannerReport(digest, daysAgo, iso(0))),
			tags: seeded.map(({ tag, moves }) => ({
				uid: `${parent}/${hex(`${parent} ${name}`, 16)}/${hex(`${parent} ${name}:${tag}`, 16)}`,
				name: tag,
				deprecated: deprecated.has(`${name}:${tag}`),
				...deprecated.has(`${name}:${tag}`) ? { eolDate: iso(100) } : {},
				history: moves.map(({ daysAgo, digest }) => ({
					updateTimestamp: iso(daysAgo),
					digest
				}))
			}))
		};
	});
	const state = {
		organization: "acme",
		publicOrganization: "public-images",
		groups: [{
			uid: root,
			name: "acme",
			...times
		}, {
			uid: publicRoot,
			name: "public-images",
			...times
		}],
		identities: [{
			...identity,
			claimMatch: { subject: "repo:acme/shop:ref:refs/heads/main" }
		}, {
			...owner,
			claimMatch: { subject: "repo:acme/platform:ref:refs/heads/main" }
		}],
		roles: Object.entries(builtInRoles).map(([name, capabilities]) => ({
			uid: hex(`role ${name}`, 40),
			name,
			capabilities: [...capabilities],
			...times
		})),
		roleBindings: [
			["viewer", identity.uid],
			["registry.pull", identity.uid],
			["owner", owner.uid]
		].map(([role = "", identityUid = ""]) => ({
			uid: `${root}/${hex(`binding ${role}`, 16)}`,
			identityUid,
			roleUid: hex(`role ${role}`, 40),
			...times
		})),
		repos: [...repos(root, "acme", organizationImages), ...repos(publicRoot, "public-images", publicImages)],
		advisories: seededAdvisories(hex, iso)
	};
	return stateSchema.parse(state);
}
function digestAt(state, path, tag, instant) {
	const [organization, name] = path.split("/");
	const root = state.groups.find((group) => group.name === organization);
	const record = oldestFirst(state.repos.find((one) => one.name === name && one.uid.startsWith(`${root?.uid}/`))?.tags.find((one) => one.name === tag)?.history ?? []).findLast(({ updateTimestamp }) => Date.parse(updateTimestamp) <= instant);
	if (record === void 0) throw new Error(`${path}:${tag} did not exist then`);
	return record.digest;
}
// lib/emulator/server/request.js
const maxBodyBytes = 1048576;
async function answerOf(service, request, handle) {
	const domain = service === "platform" ? apiOf(request.url.pathname) : service;
	const isHead = request.method === "HEAD";
	const answer = await errorsAsAnswers(domain, async () => {
		requireReadable(service, request);
		return handle(isHead ? {
			...request,
			method: "GET"
		} : request);
	});
	if (!isHead) return answer;
	const length = String(Buffer.byteLength(answer.body));
	return {
		...answer,
		headers: {
			...answer.headers,
			"content-length": length
		},
		body: ""
	};
}
function requireReadable(service, { url, body }) {
	if (Buffer.byteLength(body) > 1048576) throw tooLong(service);
	try {
		decodeURIComponent(url.pathname + url.search);
	} catch {
		const description = "has an escape that is not UTF-8";
		throw service === "registry" ? refuseRegistry(400, "NAME_INVALID", `the address ${description}`) : invalid("address", description);
	}
}
function tooLong(service) {
	const message = `the body is longer than ${maxBodyBytes} bytes`;
	if (service === "registry") return refuseRegistry(413, "SIZE_INVALID", message);
	const refusal = refuse(codes.exhausted, message);
	return new Refusal((domain) => ({
		...refusal.answerFrom(domain),
		status: 413
	}));
}
function apiOf(path) {
	return /^\/(\w+)\/v\d/.exec(path)?.[1] ?? "platform";
}
async function errorsAsAnswers(domain, handle) {
	try {
		return await handle();
	} catch (error) {
		if (error instanceof Refusal) return error.answerFrom(domain);
		return json({
			code: 13,
			message: error instanceof Error ? error.message : "internal",
			details: []
		}, 500);
	}
}
function requestUrl(target = "/") {
	return target.startsWith("/") ? new URL(`http://127.0.0.1${target}`) : void 0;
}
async function answerHttp1(message, response, handle) {
	const url = requestUrl(message.url);
	if (url === void 0) return void response.writeHead(400).end();
	const reply = await handle({
		...await incoming(message),
		url
	});
	if (reply.delayMs > 0) await setTimeout$1(reply.delayMs);
	if (reply.breaksAfter === 0) return void response.destroy();
	const body = message.method === "HEAD" ? "" : reply.body;
	response.writeHead(reply.status, {
		"content-length": Buffer.byteLength(body),
		...reply.headers
	});
	if (reply.breaksAfter === void 0) return void response.end(body);
	response.write(body.slice(0, reply.breaksAfter), () => response.destroy());
}
async function incoming(message) {
	const chunks = [];
	let size = 0;
	for await (const chunk of message) {
		if (size <= 1048576) chunks.push(chunk);
		size += chunk.length;
	}
	const headers = Object.entries(message.headers).map(([name, value]) => [name, [value].flat().join(", ")]);
	return {
		method: message.method ?? "GET",
		headers: Object.fromEntries(headers),
		body: Buffer.concat(chunks).toString("utf8")
	};
}
// lib/emulator/core.js
async function createCore(options, origins) {
	const clock = {
		offsetMs: 0,
		skewMs: {
			platform: 0,
			registry: 0,
			issuer: 0,
			provider: 0
		}
	};
	const base = options.now ?? Date.now;
	const nowAt = (service) => base() + clock.offsetMs + clock.skewMs[service];
	const tokens = [];
	const mint = (token) => void tokens.push(token);
	const random = randomnessOf(options.seed);
	const key = signingKey(random);
	const signerOf = (name) => createSigner(key, (part, length) => random(`${name} ${part}`, length), mint);
	const [signer, provider] = await Promise.all([signerOf("platform"), signerOf("provider")]);
	const requestToken = `request-${random("request token", 16).toString("hex")}`;
	mint(requestToken);
	const state = options.state ?? seededState({
		now: base(),
		...options.seed === void 0 ? {} : { seed: options.seed }
	});
	let made = 0;
	const cursorKey = random("cursors", 32).toString("hex");
	const childOf = (parent) => {
		made += 1;
		return `${parent}/${createHash("sha256").update(`${options.seed ?? 1} ${parent} ${made}`).digest("hex").slice(0, 16)}`;
	};
	const requests = [];
	const core = {
		state,
		origins,
		requests,
		tokens,
		faults: options.faults ?? [],
		requestToken,
		advance(ms) {
			clock.offsetMs += ms;
		},
		now: () => nowAt("platform"),
		tokenFor: (identity, audience = origins.platform) => signer.mint({
			issuer: origins.issuer,
			audience,
			expiresInSeconds: 3600,
			claims: { sub: identity },
			now: nowAt("issuer")
		}),
		async answer(service, request) {
			const effects = effectsOf(service, request);
			for (const effect of effects) if ("clockSkewMs" in effect) clock.skewMs[service] = effect.clockSkewMs;
			const reply = withDate(withResponseFaults(await answerOf(service, withPagingFault(request, effects), (read) => handlers[service](read, nowAt(service))), effects), nowAt(service));
			const { method, rpc, url } = request;
			requests.push({
				service,
				method,
				path: url.pathname + url.search,
				status: reply.status,
				...rpc === void 0 ? {} : { rpc }
			});
			return reply;
		}
	};
	const effectsOf = createFaultMatcher(() => core.faults);
	const signIn = (now) => ({
		state,
		provider,
		providerUrl: origins.provider,
		signer,
		issuerUrl: origins.issuer,
		requestToken,
		verifyOutside: options.verifyOutside,
		subject: options.subject ?? "repo:acme/shop:ref:refs/heads/main",
		now
	});
	const handlers = {
		platform: (request, now) => servePlatform(request, {
			state,
			now,
			providerUrl: origins.provider,
			childOf,
			cursorKey
		}, () => callerOf(request, signer, origins, now)),
		registry: (request, now) => serveRegistry(request, {
			state,
			signer,
			registryUrl: origins.registry,
			issuerUrl: origins.issuer,
			now
		}),
		issuer: (request, now) => serveExchange(request, signIn(now)),
		provider: (request, now) => serveProvider(request, signIn(now))
	};
	return core;
}
function withDate(reply, now) {
	return {
		...reply,
		headers: {
			...reply.headers,
			date: new Date(now).toUTCString()
		}
	};
}
// lib/emulator/iam/issuers.js
const maxBytes = 262144;
const timeoutDuration = 5e3;
const cooldownDuration = 5e3;
const cacheMaxAge = 6e5;
const clockTolerance = 60;
const algorithms = [
	"EdDSA",
	"ES256",
	"ES384",
	"ES512",
	"PS256",
	"PS384",
	"PS512",
	"RS256",
	"RS384",
	"RS512"
];
function outsideIssuers() {
	const known = new Map();
	return async (token, issuer, now) => {
		try {
			const keys = known.get(issuer) ?? discovered(issuer);
			known.set(issuer, keys);
			const { payload } = await jwtVerify(token, await keys, {
				issuer,
				algorithms,
				clockTolerance,
				requiredClaims: [
					"exp",
					"sub",
					"aud"
				],
				currentDate: new Date(now)
			});
			return { claims: payload };
		} catch (error) {
			await known.get(issuer)?.catch(() => known.delete(issuer));
			return { invalid: error instanceof Error ? error.message : "not a token" };
		}
	};
}
async function discovered(issuer) {
	const address = secureUrl(`${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`);
	const answer = await boundedFetch(address.href, { signal: AbortSignal.timeout(timeoutDuration) });
	if (answer.status !== 200) throw new Error(`${address.href} returned HTTP ${answer.status}`);
	const { issuer: named, jwks_uri: keys } = await answer.json();
	if (named !== issuer) throw new Error(`${address.href} is about another issuer`);
	if (typeof keys !== "string") throw new Error(`${address.href} has no jwks_uri`);
	const options = {
		timeoutDuration,
		cooldownDuration,
		cacheMaxAge,
		[customFetch]: boundedFetch
	};
	return createRemoteJWKSet(secureUrl(keys), options);
}
function secureUrl(text) {
	const url = new URL(text);
	const isLocal = url.protocol === "http:" && [
		"127.0.0.1",
		"localhost",
		"[::1]"
	].includes(url.hostname);
	if (url.protocol !== "https:" && !isLocal) throw new Error(`${url.origin} does not use https`);
	return url;
}
async function boundedFetch(url, options) {
	const answer = await fetch(url, {
		...options,
		redirect: "error"
	});
	const parts = [];
	let size = 0;
	for await (const part of answer.body ?? []) {
		size += part.byteLength;
		if (size > maxBytes) throw new Error(`${url} returned more than ${maxBytes} bytes`);
		parts.push(part);
	}
	return new Response(Buffer.concat(parts), {
		status: answer.status,
		headers: answer.headers
	});
}
// lib/emulator/server/server.js
const preface = Buffer.from("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n");
const silenceMs = 1e4;
async function protocolOf(socket) {
	if (socket instanceof TLSSocket) return socket.alpnProtocol === "h2" ? "h2" : "http/1.1";
	return new Promise((resolve) => {
		let head = Buffer.alloc(0);
		const settle = (protocol) => {
			clearTimeout(timer);
			socket.off("readable", read).off("close", closed);
			if (head.length > 0) socket.unshift(head);
			resolve(protocol);
		};
		const closed = () => settle(void 0);
		const timer = setTimeout(closed, silenceMs);
		const read = () => {
			const bytes = socket.read();
			if (bytes !== null) head = Buffer.concat([head, bytes]);
			if (!preface.subarray(0, head.length).equals(head.subarray(0, preface.length))) settle("http/1.1");
			else if (head.length >= preface.length) settle("h2");
			else if (socket.readableEnded) closed();
		};
		socket.on("readable", read).on("close", closed);
	});
}
function serve(port, handle, tls) {
	const sockets = new Set();
	const connect = connector(handle);
	const accept = (socket) => {
		sockets.add(socket);
		socket.once("close", () => sockets.delete(socket));
		socket.on("error", () => socket.destroy());
		connect(socket);
	};
	const server = tls === void 0 ? createServer(accept) : createServer$2({
		...tls,
		ALPNProtocols: ["h2", "http/1.1"]
	}, accept);
	return new Promise((resolve, reject) => {
		server.once("error", reject);
		server.listen(port, "127.0.0.1", () => {
			const { port: taken } = server.address();
			const close = () => new Promise((done) => {
				server.close(() => done());
				for (const socket of sockets) socket.destroy();
			});
			resolve({
				url: `${tls === void 0 ? "http" : "https"}://127.0.0.1:${taken}`,
				close
			});
		});
	});
}
function connector(handle) {
	const http1 = createServer$1((message, response) => {
		answerHttp1(message, response, handle).catch(() => response.destroy());
	});
	let http2;
	return async (socket) => {
		const protocol = await protocolOf(socket);
		if (protocol === void 0) return void socket.destroy();
		if (protocol === "http/1.1") return void http1.emit("connection", socket);
		http2 ??= import("./server-BrFY7Cqe.js").then(({ http2Server }) => http2Server(handle, maxBodyBytes));
		(await http2)(socket);
	};
}
// lib/emulator/index.js
function transportTo(core) {
	return async ({ method, body = "", ...sent }) => {
		const { service, url, headers } = addressed(core, sent);
		const reply = await core.answer(service, {
			method,
			url,
			headers,
			body
		});
		if (reply.delayMs > 0) await setTimeout$1(reply.delayMs);
		if (reply.breaksAfter !== void 0) throw connectionReset();
		return {
			status: reply.status,
			headers: reply.headers ?? {},
			body: reply.body
		};
	};
}
function openRegistry(state) {
	return async ({ method, url }) => {
		try {
			return {
				headers: {},
				...serveOpenRegistry(state, {
					method,
					url: new URL(url)
				})
			};
		} catch (error) {
			if (!(error instanceof Refusal)) throw error;
			return {
				headers: {},
				...error.answerFrom("registry")
			};
		}
	};
}
function grpcTransportTo(core) {
	return async ({ body, ...sent }) => {
		const { answerUnary } = await import("./unary-BU0st1JW.js");
		const { service, url, headers: metadata } = addressed(core, sent);
		const reply = await answerUnary({
			path: url.pathname,
			metadata,
			body
		}, (request) => core.answer(service, request));
		if (reply.breaksAfter !== void 0) throw connectionReset();
		const { headers, trailers } = reply;
		return {
			status: 200,
			headers,
			trailers,
			body: reply.body ?? new Uint8Array()
		};
	};
}
function addressed(core, { url: text, headers, authorization }) {
	const url = new URL(text);
	const service = Object.keys(core.origins).find((name) => core.origins[name] === url.origin);
	if (service === void 0) throw Object.assign(new Error(`nothing is at ${url.origin}`), { code: "ENOTFOUND" });
	const credential = authorization && `${authorization.scheme} ${authorization.credential.expose()}`;
	return {
		service,
		url,
		headers: {
			...headers,
			...credential === void 0 ? {} : { authorization: credential }
		}
	};
}
function connectionReset() {
	return Object.assign(new Error("connection reset"), { code: "ECONNRESET" });
}
function peopleOf(state) {
	const uids = state.identities.map(({ uid }) => uid);
	const may = (caller, capability) => groupsWith({
		state,
		caller
	}, capability).length > 0;
	const administrator = uids.find((uid) => may(uid, "CAP_IAM_IDENTITY_CREATE"));
	const reader = uids.find((uid) => may(uid, "CAP_REPO_LIST") && !may(uid, "CAP_IAM_IDENTITY_CREATE"));
	return {
		...administrator === void 0 ? {} : { administrator },
		...reader === void 0 ? {} : { reader }
	};
}
function servedImages({ groups, repos }) {
	return repos.flatMap(({ uid, name, tags }) => {
		const root = groups.find((group) => group.uid === uid.split("/")[0]);
		return root === void 0 ? [] : tags.map((tag) => `${root.name}/${name}:${tag.name}`);
	});
}
const services = [
	"platform",
	"registry",
	"issuer",
	"provider"
];
const testOrigins = {
	platform: "https://api.platform.test",
	registry: "https://registry.platform.test",
	issuer: "https://issuer.platform.test",
	provider: "https://oidc.platform.test"
};
async function createEmulator(options = {}, origins = testOrigins) {
	const core = await createCore(options, origins);
	return Object.assign(core, {
		address: addressOf(core),
		...transportsTo(core)
	});
}
async function startEmulator(options = {}) {
	const origins = {
		platform: "",
		registry: "",
		issuer: "",
		provider: ""
	};
	const core = await createCore({
		verifyOutside: outsideIssuers(),
		...options
	}, origins);
	const running = [];
	const close = async () => void await Promise.all(running.map((server) => server.close()));
	const listen = async (index, handle) => {
		try {
			const server = await serve(options.port ? options.port + index : 0, handle, options.tls);
			running.push(server);
			return server;
		} catch (error) {
			await close();
			throw error;
		}
	};
	for (const [index, service] of services.entries()) origins[service] = (await listen(index, (request) => core.answer(service, request))).url;
	const control = await listen(services.length, controlOf(core));
	const addresses = {
		address: addressOf(core),
		controlUrl: control.url
	};
	return Object.assign(core, {
		...addresses,
		...transportsTo(core),
		close
	});
}
function transportsTo(core) {
	return {
		transport: transportTo(core),
		grpcTransport: grpcTransportTo(core)
	};
}
function addressOf({ origins, state, requestToken }) {
	const identity = state.identities[0]?.uid ?? "";
	return {
		baseUrl: origins.platform,
		registryUrl: origins.registry,
		issuerUrl: origins.issuer,
		oidcRequestUrl: `${origins.provider}/token?api-version=2.0`,
		oidcRequestToken: requestToken,
		identity,
		group: parentOf(identity),
		organization: state.organization,
		publicOrganization: state.publicOrganization
	};
}
export { startEmulator as a, digestAt as c, invalid as d, faultSchema as f, stateSchema as g, refuse as h, servedImages as i, seededState as l, codes as m, openRegistry as n, apiOf as o, Refusal as p, peopleOf as r, requestUrl as s, createEmulator as t, seededImage as u };
