import { Ct as smallest, D as isDigest, H as memoizeAsync, I as fieldsOf, S as settingName, T as imageName, U as rememberedFor, _t as addToGroup, at as onOneLine, j as parseImage, k as isTag, lt as uriOf, ot as plain, vt as append, yt as compact, z as parseJson } from "./reading-DT2Pr2dB.js";
import { Ht as isPublicName, Vt as isLoopback, bt as withFallback, ft as Failure, jt as historyKinds, zt as Secret } from "./scan-DFDHd4Kl.js";
import { C as record, O as union, T as string, b as number, d as _null, f as array, k as unknown, p as boolean, x as object } from "./schemas-eoL3S0JI.js";
import { n as datetime } from "./iso-BUxoLqnE.js";
import { t as presets } from "./presets-CftpQPxC.js";
import { C as isUnsupported, _ as decodeJson, b as errorBody, n as apiHeaders, o as requestJson, p as permissionMissing, s as githubError, t as apiAuthorization, v as jsonRequest, y as ApiError } from "./api-l38x_bCj.js";
import { i as runTransports } from "./http-kiv8ZDRX.js";
import { a as manifestDigest, d as readManifest, f as referrerPages, i as isIndexType, l as parseDigestHeader, m as verifyContent, n as indexAnswer, o as manifestTypes, p as requireSameDigest, r as indexType, s as maxManifestBytes, t as attestedBy, u as platformName } from "./attached-manifests-Cl92Vz6s.js";
import { t as decodeJwt } from "./decode_jwt-B7T8atRy.js";
import { t as formOf } from "./signature-C5L8zABi.js";
// lib/clients/github/graphql.js
const graphqlAnswer = object({
	data: unknown().optional(),
	errors: array(object({
		message: string(),
		type: string().optional(),
		path: array(union([string(), number()])).optional()
	})).optional()
});
const statusOfType = {
	FORBIDDEN: 403,
	INSUFFICIENT_SCOPES: 403,
	NOT_FOUND: 404,
	STALE_DATA: 409,
	RATE_LIMIT: 429,
	RATE_LIMITED: 429
};
async function requestGraphql(api, query, schema) {
	const { operation, document, variables, needs, isPartial = false } = query;
	const response = await api.send(jsonRequest({
		method: "POST",
		url: api.addresses.graphql,
		headers: apiHeaders,
		...apiAuthorization(api),
		body: {
			query: document,
			variables
		},
		repeatable: document.startsWith("query")
	}));
	if (response.status !== 200) throw githubError(operation, response, api.isForeign === true ? void 0 : needs);
	const { data, errors = [] } = decodeJson(operation, response, graphqlAnswer);
	const first = errors.find(({ type, path = [] }) => {
		const isOneField = path.length === 1 && (type === "NOT_FOUND" || type === "FORBIDDEN");
		return !(isPartial && isOneField);
	});
	if (first !== void 0) {
		const status = statusOfType[first.type ?? ""] ?? 422;
		const hint = needs !== void 0 && (status === 403 || status === 404) && api.isForeign !== true ? permissionMissing(needs) : void 0;
		throw new ApiError(operation, status, { message: onOneLine(first.message) }, hint);
	}
	return decodeJson(operation, {
		...response,
		body: JSON.stringify(data ?? null)
	}, schema);
}
// lib/clients/histories/messages.js
function apiLimited(service) {
	return `${service} limits the request rate`;
}
function apiDenied(service, status, hadCredential) {
	const refused = `${service} refused the request with HTTP ${status}`;
	if (hadCredential === void 0) return refused;
	return hadCredential ? `${refused}: the token lacks the permission to read this repository` : `${refused}: a token is needed to read this repository`;
}
function apiLacks(service) {
	return `${service} does not have this repository or tag, or does not show it without a token`;
}
function apiAbsent(service) {
	return `${service} does not exist at its address (HTTP 404)`;
}
function apiFailed(service, status) {
	return `${service} answered with HTTP ${status}`;
}
function needsToken(service, variable) {
	return `${service} needs a token (${variable})`;
}
function needsOwnersToken(service) {
	return `${service} is shown to the owners of the namespace only, with a token (\`user:token\`)`;
}
function signInRefused(service) {
	return `${service} does not know the user of the token`;
}
function notAmongNewest(service, count) {
	return `the digest is not among the newest ${count} versions that ${service} shows`;
}
function logTooLong(service, count) {
	return `${service} has more than ${count} entries for the repository, and the older ones were not read`;
}
const logNeedsToken = "the audit log of Harbor is shown to members of the project only, with a token (`user:password`), so only the last move of the tag is known";
const oldAuditLog = "the audit log of this version of Harbor names no digests, so only the last move of the tag is known";
function quayHints(hasToken) {
	return hasToken ? "Check that the token of the OAuth application may read the repository (scope `repo:read`)" : "If the repository is private, set the token of an OAuth application (scope `repo:read`), since a login of the registry is not accepted";
}
function noEntry(tag) {
	return `It has no entry for the tag ${tag}, although the registry has the tag. Run again in a minute`;
}
function unusableRows(tag) {
	return `None of the rows that the registry lists for the tag ${tag} can be used`;
}
function otherFile(file) {
	return `a version of ${file} does not describe the tag`;
}
function loginNeeded(service, status) {
	return `${service} refused the request with HTTP ${status}: sign in to the registry with \`docker login\` as somebody who may read this repository`;
}
function gitlabLacks(service) {
	return `${service} does not know when this tag last moved: it needs its metadata database and a version of December 2024 or later, and shows a private repository only after \`docker login\``;
}
function otherDigest(service) {
	return `${service} answered about another digest`;
}
function otherTag(service) {
	return `${service} answered about another tag`;
}
const awsVariables = "`AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY` and, for temporary credentials, `AWS_SESSION_TOKEN`";
function needsAws(service) {
	return `${service} needs AWS credentials (${awsVariables})`;
}
function needsOwnersAws(service) {
	return `${service} dates images for their owner only, with AWS credentials (${awsVariables})`;
}
function awsDenied(service, type, permission) {
	return `${service} refused the request (${type}): the AWS credentials must be valid and have the permission \`${permission}\``;
}
function ownersOnly(service) {
	return `${service} dates images for their owner only, and the account of the credentials does not own this one`;
}
function noPushTime(service) {
	return `${service} gives no push time for this image`;
}
function lacksExtension(service, status) {
	return `${service} does not exist (HTTP ${status}): the registry does not have OCI's \`tag-history\`, so leave it out of \`history-sources\``;
}
function foreignLink(service) {
	return `${service} continues at another host, which is not followed`;
}
function eventAmongOthers(service) {
	return `${service} contradicts itself: its newest entries do not have one that it finds by the digest`;
}
function unreadableDocument(service, why) {
	return `${service} cannot be read: ${why}`;
}
// lib/clients/histories/api.js
function pullTransport({ send, pull }, repository) {
	return pull === void 0 ? send : (request) => pulled(pull(repository, request));
}
async function pulled(answer) {
	try {
		return await answer;
	} catch (error) {
		if (!(error instanceof Failure) || error.reason !== "no-credential") throw error;
		throw new Failure("denied", error.message, { cause: error });
	}
}
function asksForAge({ pins, view }) {
	return pins.length === 0 || (view.minAgeMs ?? 0) > 0;
}
function pushAnswer(digest, { at, isFirst, tags, tag }) {
	const others = tags.filter((other) => other !== tag);
	return {
		records: [],
		pushes: [{
			digest,
			at,
			isFirst
		}],
		otherTags: others.map((other) => ({
			tag: other,
			digest
		}))
	};
}
const maxBytes$1 = 8388608;
async function askApi(request) {
	const { send, service, url, schema, authorization, isPublic, headers, post, refused } = request;
	const how = post === void 0 ? {} : {
		method: "POST",
		body: post,
		repeatable: true
	};
	const response = await send(jsonRequest({
		url,
		headers,
		...compact({ authorization }),
		...how,
		maxBytes: maxBytes$1
	}));
	if (response.status !== 200) throw limited(service, response) ?? refused?.(response) ?? refusal$1(service, response, isPublic === true ? void 0 : authorization !== void 0);
	return decodeJson(service, response, schema);
}
function limited(service, { status, headers }) {
	return status === 429 || status === 403 && headers["x-ratelimit-remaining"] === "0" ? new Failure("rate-limited", apiLimited(service)) : void 0;
}
var NoEntry = class extends Failure {
	constructor(service) {
		super("not-found", apiLacks(service));
	}
};
function isOwnAnswer(body) {
	return Object.keys(fieldsOf(parseJson(body))).length > 0;
}
function refusal$1(service, { status, body }, hadCredential) {
	if (status === 401 || status === 403) return new Failure("denied", apiDenied(service, status, hadCredential));
	if (status === 404) return isOwnAnswer(body) ? new NoEntry(service) : new Failure("not-found", apiAbsent(service));
	return new Failure(status >= 500 ? "server-error" : "bad-answer", apiFailed(service, status));
}
function authorizationOf(token) {
	if (token === void 0) return void 0;
	const text = token.expose();
	return text.includes(":") ? basic(text) : {
		scheme: "Bearer",
		credential: token
	};
}
function basic(userAndPassword) {
	return {
		scheme: "Basic",
		credential: new Secret(Buffer.from(userAndPassword).toString("base64"))
	};
}
// lib/clients/histories/acr.js
const service$4 = "the API of the Azure registry";
const apiVersion = "2021-07-01";
const manifestSchema = object({ manifest: object({
	digest: string(),
	createdTime: datetime(),
	tags: array(string()).nullish()
}) });
const acr = {
	id: "acr",
	title: "the Azure registry",
	strength: "timestamps",
	knowsOnlyAges: true,
	registries: [
		".azurecr.io",
		".azurecr.cn",
		".azurecr.us"
	],
	open({ registry, origin, send, token }) {
		const authorization = authorizationOf(token);
		return ({ repository }, tag) => async ({ current }) => {
			if (authorization === void 0) throw new Failure("no-credential", needsToken(service$4, `\`user:password\` for ${registry}`));
			const url = `${origin}/acr/v1/${uriOf(repository)}/_manifests/${current}?api-version=${apiVersion}`;
			const { manifest } = await askApi({
				send,
				service: service$4,
				url,
				schema: manifestSchema,
				authorization
			});
			const { digest, createdTime, tags } = manifest;
			if (digest !== current) throw new Failure("bad-answer", otherDigest(service$4));
			return pushAnswer(current, {
				at: Date.parse(createdTime),
				isFirst: true,
				tags: tags ?? [],
				tag
			});
		};
	}
};
// lib/clients/histories/artifact-registry.js
const service$3 = "the API of Artifact Registry";
const api$1 = "https://artifactregistry.googleapis.com/v1";
const imageSchema = object({
	uploadTime: datetime({ offset: true }),
	tags: array(string()).optional()
});
const artifactRegistry = {
	id: "artifact-registry",
	title: "Artifact Registry",
	strength: "timestamps",
	knowsOnlyAges: true,
	proves: {
		registry: "ghcr.io, Amazon ECR, Azure, Artifact Registry, and every other registry",
		current: "proved",
		left: "not current",
		foreign: "not current"
	},
	registries: ["-docker.pkg.dev"],
	open({ registry, send, token: credential }) {
		const location = /^([a-z0-9-]+)-docker\.pkg\.dev$/.exec(registry)?.[1];
		return ({ repository }, tag) => {
			const [project, folder = "", ...rest] = segmentsOf(repository);
			if (location === void 0 || rest.length === 0) return void 0;
			const parent = `projects/${encodeURIComponent(project)}/locations/${location}/repositories/${encodeURIComponent(folder)}`;
			return async ({ current }) => {
				if (credential === void 0) throw new Failure("no-credential", needsToken(service$3, "an access token"));
				const url = `${api$1}/${parent}/dockerImages/${encodeURIComponent(rest.join("/"))}@${current}`;
				const { uploadTime, tags = [] } = await askApi({
					send,
					service: service$3,
					url,
					schema: imageSchema,
					authorization: {
						scheme: "Bearer",
						credential
					}
				});
				return pushAnswer(current, {
					at: Date.parse(uploadTime),
					isFirst: false,
					tags,
					tag
				});
			};
		};
	}
};
function segmentsOf(repository) {
	const [first = "", second = "", ...rest] = repository.split("/");
	return first.includes(".") ? [`${first}:${second}`, ...rest] : [
		first,
		second,
		...rest
	];
}
// lib/clients/histories/docker-hub.js
const hubOrigin = "https://hub.docker.com";
const tagApi = "the API of Docker Hub";
const tagSchema$1 = object({
	name: string(),
	digest: string().nullish(),
	tag_last_pushed: datetime({ offset: true }).nullish()
});
const dockerHub = {
	id: "docker-hub",
	title: "the push time at Docker Hub",
	strength: "windowed",
	proves: {
		registry: "Docker Hub, everything else",
		current: "proved",
		left: "not current since the last push",
		foreign: "not current since the last push"
	},
	registries: ["docker.io"],
	open({ send }) {
		return ({ repository }, tag) => {
			const [namespace = "", ...rest] = repository.split("/");
			const name = rest.join("/");
			if (name === "") return void 0;
			const path = `/v2/namespaces/${uriOf(namespace)}/repositories/${uriOf(name)}/tags/${encodeURIComponent(tag)}`;
			return async ({ current }) => {
				const url = `${hubOrigin}${path}`;
				const found = await askApi({
					send,
					service: tagApi,
					url,
					schema: tagSchema$1,
					isPublic: true
				});
				const { digest, tag_last_pushed: pushedAt } = found;
				if (found.name !== tag) throw new Failure("bad-answer", otherTag(tagApi));
				if (digest == null || !isDigest(digest) || pushedAt == null) return { records: [] };
				const at = Date.parse(pushedAt);
				return {
					records: [{
						at,
						digest
					}],
					known: digest === current ? [{
						from: at,
						to: Number.POSITIVE_INFINITY
					}] : [],
					startIsBound: true
				};
			};
		};
	}
};
const auditLog = "the audit log of Docker Hub";
const pageSize$4 = 100;
const maxPages$6 = 20;
const tokenSchema = object({ access_token: string().min(1) });
const logSchema$1 = object({ logs: array(object({
	action: string(),
	name: string(),
	data: record(string(), string()).default({}),
	timestamp: datetime({ offset: true })
})) });
const dockerHubAudit = {
	id: "docker-hub-audit",
	title: auditLog,
	strength: "windowed",
	proves: {
		registry: "Docker Hub, your own organization",
		current: "proved, since when",
		left: "proved within the audit log; before it, not current for at least that long",
		foreign: "not current for at least the log"
	},
	more: "Of your own organization, `TAGPROOF_TOKEN_DOCKER_IO` (`user:token` of an owner) adds the audit log.",
	registries: ["docker.io"],
	open(options) {
		const signIn = memoizeAsync(() => signInWith(options));
		return ({ repository }, tag) => repository.startsWith("library/") ? void 0 : async (question, readAt) => readLog(options, await signIn(), {
			repository,
			tag
		}, question, readAt);
	}
};
async function signInWith({ send, token }) {
	if (token === void 0) throw new Failure("no-credential", needsOwnersToken(auditLog));
	const [identifier = "", ...rest] = token.expose().split(":");
	const secret = rest.join(":");
	if (secret === "") throw new Failure("denied", needsOwnersToken(auditLog));
	const { access_token: access } = await askApi({
		send,
		service: auditLog,
		url: `${hubOrigin}/v2/auth/token`,
		schema: tokenSchema,
		post: {
			identifier,
			secret
		},
		refused: ({ status, body }) => status === 404 && isOwnAnswer(body) ? new Failure("denied", signInRefused(auditLog)) : void 0
	});
	return {
		identifier,
		authorization: {
			scheme: "Bearer",
			credential: new Secret(access)
		}
	};
}
async function readLog({ send }, { identifier, authorization }, { repository, tag }, question, readAt) {
	const [account = ""] = repository.split("/");
	const refused = ({ status, body }) => status === 403 && account !== identifier && isOwnAnswer(body) ? new Failure("no-credential", needsOwnersToken(auditLog)) : void 0;
	const entries = [];
	for (let page = 1;; page += 1) {
		const query = new URLSearchParams({
			action: "repo.tag.push",
			name: repository,
			page: String(page),
			page_size: String(pageSize$4)
		});
		const url = `${hubOrigin}/v2/auditlogs/${encodeURIComponent(account)}?${query}`;
		const { logs } = await askApi({
			send,
			service: auditLog,
			url,
			schema: logSchema$1,
			authorization,
			refused
		});
		append(entries, logs);
		const isWhole = logs.length < pageSize$4;
		const answer = answerOf$1(entries, repository, tag, readAt, isWhole);
		if (isWhole || isNewestFirst(entries) && question.isAnswered(answer)) return answer;
		if (page === maxPages$6) {
			const message = logTooLong(auditLog, entries.length);
			return {
				...answer,
				gaps: [{
					cause: "history-incomplete",
					subject: auditLog,
					message
				}]
			};
		}
	}
}
function answerOf$1(entries, repository, tag, readAt, isWhole) {
	const records = entries.flatMap(({ action, name, data, timestamp }) => {
		const digest = data.digest ?? "";
		return action === "repo.tag.push" && name === repository && data.tag === tag && isDigest(digest) ? [{
			at: Date.parse(timestamp),
			digest
		}] : [];
	});
	const oldest = smallest(records.map(({ at }) => at));
	if (!(records.length > 0 && (isWhole || isNewestFirst(entries)))) return {
		readAt,
		records
	};
	return {
		readAt,
		records,
		known: [{
			from: oldest,
			to: Number.POSITIVE_INFINITY
		}],
		startIsBound: true
	};
}
function isNewestFirst(entries) {
	return entries.every(({ timestamp }, index) => Date.parse(timestamp) <= Date.parse(entries[index - 1]?.timestamp ?? timestamp));
}
// lib/clients/histories/ecr.js
const apiDomains = {
	"amazonaws.com": "amazonaws.com",
	"amazonaws.com.cn": "amazonaws.com.cn",
	"amazonaws.eu": "amazonaws.eu",
	"on.aws": "amazonaws.com"
};
const host = /^(\d{12})\.dkr[.-]ecr(-fips)?\.([a-z]{2,5}(?:-[a-z]+){1,4}-\d{1,2})\.([a-z.]+)$/;
const ecr = {
	id: "ecr",
	title: "the push time at Amazon ECR",
	strength: "timestamps",
	knowsOnlyAges: true,
	registries: Object.keys(apiDomains).map((domain) => `.${domain}`),
	open(options) {
		const [, account = "", fips = "", region = "", domain = ""] = host.exec(options.registry) ?? [];
		if (!Object.hasOwn(apiDomains, domain)) return () => void 0;
		const api = {
			service: "the API of Amazon ECR",
			url: `https://api.ecr${fips}.${region}.${apiDomains[domain]}/`,
			region,
			signingName: "ecr",
			target: "AmazonEC2ContainerRegistry_V20150921"
		};
		return ({ repository }, tag) => ({ current: digest }) => describeImage(options, api, {
			account,
			repository,
			digest,
			tag
		});
	}
};
const imagesSchema = object({ imageDetails: array(object({
	imageDigest: string().optional(),
	imageTags: array(string()).optional(),
	imagePushedAt: number().positive().max(8e12).optional()
})) });
async function describeImage(options, api, { account, repository, digest, tag }) {
	const { imageDetails } = await askAws(options, api, {
		operation: "DescribeImages",
		input: {
			registryId: account,
			repositoryName: repository,
			imageIds: [{ imageDigest: digest }]
		},
		schema: imagesSchema
	});
	const image = imageDetails.find(({ imageDigest }) => imageDigest === digest);
	if (image === void 0) throw new Failure("bad-answer", otherDigest(api.service));
	const { imagePushedAt: pushedAt, imageTags = [] } = image;
	if (pushedAt === void 0) throw new Failure("no-history", noPushTime(api.service));
	return pushAnswer(digest, {
		at: Math.floor(pushedAt * 1e3),
		isFirst: false,
		tags: imageTags,
		tag
	});
}
const publicApi = {
	service: "the API of Amazon ECR Public",
	url: "https://api.ecr-public.us-east-1.amazonaws.com/",
	region: "us-east-1",
	signingName: "ecr-public",
	target: "SpencerFrontendService"
};
const registriesSchema = object({ registries: array(object({
	registryId: string().regex(/^\d{12}$/),
	aliases: array(object({
		name: string(),
		status: string()
	}))
})) });
const ecrPublic = {
	id: "ecr-public",
	title: "the push time at Amazon ECR Public",
	strength: "timestamps",
	knowsOnlyAges: true,
	registries: ["public.ecr.aws"],
	open(options) {
		const accountsByAlias = memoizeAsync(() => ownAliases(options));
		return ({ repository }, tag) => {
			const [alias = "", ...rest] = repository.split("/");
			if (rest.length === 0) return void 0;
			return async ({ current: digest }) => {
				const { service } = publicApi;
				if (options.aws?.() === void 0) throw new Failure("no-credential", needsOwnersAws(service));
				const account = (await accountsByAlias()).get(alias);
				if (account === void 0) throw new Failure("no-credential", ownersOnly(service));
				return describeImage(options, publicApi, {
					account,
					repository: rest.join("/"),
					digest,
					tag
				});
			};
		};
	}
};
async function ownAliases(options) {
	const { registries } = await askAws(options, publicApi, {
		operation: "DescribeRegistries",
		input: {},
		schema: registriesSchema
	});
	return new Map(registries.flatMap(({ registryId, aliases }) => aliases.flatMap(({ name, status }) => status === "ACTIVE" ? [[name, registryId]] : [])));
}
async function askAws({ send, clock, aws }, api, { operation, input, schema }) {
	const { service, url } = api;
	const credentials = aws?.();
	if (credentials === void 0) throw new Failure("no-credential", needsAws(service));
	const { accessKeyId, secretAccessKey, sessionToken } = credentials;
	const { AwsV4Signer } = await import("./aws4fetch.esm-BbX7WqOt.js");
	const signer = new AwsV4Signer({
		method: "POST",
		url,
		headers: { "x-amz-target": `${api.target}.${operation}` },
		body: JSON.stringify(input),
		accessKeyId,
		secretAccessKey: secretAccessKey.expose(),
		...sessionToken === void 0 ? {} : { sessionToken: sessionToken.expose() },
		service: api.signingName,
		region: api.region,
		datetime: new Date(clock.now()).toISOString().replace(/[:-]|\.\d{3}/g, "")
	});
	return askApi({
		send,
		service,
		url,
		schema,
		headers: {
			...Object.fromEntries((await signer.sign()).headers),
			"content-type": "application/x-amz-json-1.1"
		},
		post: input,
		refused: (response) => refusalOf(response, service, `${api.signingName}:${operation}`)
	});
}
const errorSchema = object({ __type: string() });
const denied = /^(?:AccessDenied|UnrecognizedClient|InvalidClientTokenId|InvalidSignature|SignatureDoesNotMatch|IncompleteSignature|ExpiredToken|MissingAuthenticationToken|OptInRequired|UnsupportedCommand)/;
function refusalOf({ status, headers, body }, service, permission) {
	if (status < 400 || status >= 500) return void 0;
	const parsed = errorSchema.safeParse(parseJson(body));
	const named = parsed.success ? parsed.data.__type : headers["x-amzn-errortype"] ?? "";
	const type = /(?:^|#)([A-Za-z]{1,80})(?::|$)/.exec(named)?.[1] ?? "";
	if (/^(?:Throttling|TooManyRequests|RequestLimitExceeded)/.test(type)) return new Failure("rate-limited", apiLimited(service));
	if (/^(?:Repository|Image|Registry)NotFound/.test(type)) return new NoEntry(service);
	if (status !== 401 && status !== 403 && !denied.test(type)) return void 0;
	return new Failure("denied", awsDenied(service, type || `HTTP ${status}`, permission));
}
// lib/clients/histories/ghcr.js
const service$2 = "GitHub's list of package versions";
const pageSize$3 = 100;
const maxPages$5 = 10;
const tokenVariable = "`TAGPROOF_TOKEN_GHCR_IO`, with the scope `read:packages`";
const versionsSchema = array(object({
	name: string(),
	created_at: datetime({ offset: true }),
	metadata: object({ container: object({ tags: array(string()) }).optional() }).optional()
}));
const ghcr = {
	id: "ghcr",
	title: service$2,
	strength: "timestamps",
	more: "`TAGPROOF_TOKEN_GHCR_IO` (scope `read:packages`) dates digests, for `digest-age: accepted`.",
	registries: ["ghcr.io"],
	open(options) {
		const opened = memoizeAsync(async (repository) => versionsOf(options, repository));
		return ({ repository }, tag) => async (question) => readVersions(await opened(repository), tag, question);
	}
};
async function versionsOf(options, repository) {
	const { github, token, send } = options;
	const credential = token ?? github.token;
	if (credential === void 0) throw new Failure("no-credential", needsToken(service$2, tokenVariable));
	const authorization = {
		scheme: "Bearer",
		credential
	};
	const [owner = "", ...rest] = repository.split("/");
	const name = encodeURIComponent(rest.join("/"));
	const refusedIn = (kind) => (response) => token === void 0 && isOwnAnswer(response.body) && isHidden(response, kind) ? new Failure("no-credential", needsToken(service$2, tokenVariable)) : void 0;
	const pageOf = memoizeAsync(async (kind, page) => {
		const query = `per_page=${pageSize$3}&state=active&page=${page}`;
		const url = `${github.api}/${kind}/${encodeURIComponent(owner)}/packages/container/${name}/versions?${query}`;
		return askApi({
			send,
			service: service$2,
			url,
			schema: versionsSchema,
			authorization,
			headers: { "x-github-api-version": "2022-11-28" },
			refused: refusedIn(kind)
		});
	});
	const kind = await pageOf("orgs", "1").then(() => "orgs", (error) => {
		if (error instanceof NoEntry) return "users";
		throw error;
	});
	return (page) => pageOf(kind, String(page));
}
function isHidden({ status }, kind) {
	return status === 403 || status === 404 && kind === "users";
}
async function readVersions(pageOf, tag, question) {
	const missing = new Set([question.current, ...question.pins]);
	const most = asksForAge(question) ? maxPages$5 : 1;
	const pushes = [];
	const otherTags = [];
	for (let page = 1; missing.size > 0 && page <= most; page += 1) {
		const versions = await pageOf(page);
		for (const { name, created_at: createdAt, metadata } of versions) {
			if (!isDigest(name) || !missing.delete(name)) continue;
			pushes.push({
				digest: name,
				at: Date.parse(createdAt),
				isFirst: true
			});
			const others = (metadata?.container?.tags ?? []).filter((other) => other !== tag);
			append(otherTags, others.map((other) => ({
				tag: other,
				digest: name
			})));
		}
		if (versions.length < pageSize$3) return {
			records: [],
			pushes,
			otherTags
		};
	}
	const gap = {
		subject: service$2,
		message: notAmongNewest(service$2, pageSize$3 * most)
	};
	const gaps = missing.size > 0 ? [{
		cause: "history-incomplete",
		...gap
	}] : void 0;
	return {
		records: [],
		pushes,
		otherTags,
		...compact({ gaps })
	};
}
// lib/clients/histories/gitlab.js
const service$1 = "GitLab's container registry";
const instant$2 = datetime({ offset: true });
const tagSchema = object({
	name: string(),
	image: object({ manifest: object({ digest: string() }) }),
	created_at: instant$2,
	updated_at: instant$2.nullish(),
	published_at: instant$2.nullish()
});
const gitlab = {
	id: "gitlab",
	title: service$1,
	strength: "windowed",
	hasEveryTag: true,
	proves: {
		registry: "GitLab",
		current: "proved, since when",
		left: "not current since the last move",
		foreign: "not current since the last move"
	},
	registries: ["registry.gitlab.com"],
	open(options) {
		const { origin } = options;
		return ({ repository }, tag) => async () => {
			const url = `${origin}/gitlab/v1/repositories/${uriOf(repository)}/tags/detail/${encodeURIComponent(tag)}/`;
			return answerOf(await askApi({
				send: pullTransport(options, repository),
				service: service$1,
				url,
				schema: tagSchema,
				refused
			}), tag);
		};
	}
};
function answerOf(found, tag) {
	const { digest } = found.image.manifest;
	if (found.name !== tag || !isDigest(digest)) throw new Failure("bad-answer", otherTag(service$1));
	const { created_at: created, updated_at: updated, published_at: published } = found;
	const at = [updated, published].reduce((latest, time) => Math.max(latest, time == null ? latest : Date.parse(time)), Date.parse(created));
	return {
		records: [{
			at,
			digest
		}],
		known: [{
			from: at,
			to: Number.POSITIVE_INFINITY
		}]
	};
}
function refused({ status, body }) {
	if (status === 404 && !isOwnAnswer(body)) return new Failure("not-found", gitlabLacks(service$1));
	if (status === 401 || status === 403) return new Failure("denied", loginNeeded(service$1, status));
}
// lib/clients/histories/harbor.js
const service = "the API of Harbor";
const pageSize$2 = 100;
const maxPages$4 = 20;
const instant$1 = datetime({ offset: true });
const artifactSchema = object({
	digest: string(),
	push_time: instant$1,
	tags: array(object({
		name: string(),
		push_time: instant$1
	})).nullish()
});
const logSchema = array(object({
	resource: string(),
	operation: string(),
	operation_description: string().optional(),
	operation_result: boolean().optional(),
	op_time: instant$1
}));
const harbor = {
	id: "harbor",
	title: "Harbor's tags and audit log",
	strength: "windowed",
	hasEveryTag: true,
	proves: {
		registry: "Harbor of your own",
		current: "proved, since when",
		left: "proved if the audit log has it (Harbor 2.13 and later); otherwise not current since the last move",
		foreign: "not current since the last move"
	},
	registries: [],
	open(options) {
		return ({ repository }, tag) => {
			const [project = "", ...rest] = repository.split("/");
			const of = {
				repository,
				project,
				name: rest.join("/"),
				tag
			};
			return (question, readAt) => readTag(options, of, question, readAt);
		};
	}
};
async function readTag(options, of, question, readAt) {
	const authorization = authorizationOf(options.token);
	const present = await presentOf(options, of, authorization, readAt);
	if (question.pins.length === 0 || question.isAnswered(present)) return present;
	if (authorization === void 0) return {
		...present,
		gaps: [{
			cause: "no-credential",
			subject: service,
			message: logNeedsToken
		}]
	};
	try {
		return await withLog(options, of, authorization, question, present);
	} catch (error) {
		if (!(error instanceof Failure)) throw error;
		const { reason, message } = error;
		const gap = error instanceof NoEntry ? {
			cause: "no-history",
			subject: service,
			message: oldAuditLog
		} : {
			cause: reason,
			subject: service,
			message
		};
		return {
			...present,
			gaps: [gap]
		};
	}
}
async function presentOf({ send, origin }, { project, name, tag }, authorization, readAt) {
	const url = `${origin}/api/v2.0/projects/${`${uriOf(project)}/repositories/${encodeURIComponent(encodeURIComponent(name))}/artifacts/${encodeURIComponent(tag)}`}?with_tag=true`;
	const { digest, push_time: pushedAt, tags } = await askApi({
		send,
		service,
		url,
		schema: artifactSchema,
		authorization
	});
	const moved = tags?.find((one) => one.name === tag)?.push_time;
	if (!isDigest(digest) || moved === void 0) throw new Failure("bad-answer", otherTag(service));
	const at = Date.parse(moved);
	const others = (tags ?? []).filter((one) => one.name !== tag);
	return {
		readAt,
		records: [{
			at,
			digest
		}],
		known: [{
			from: at,
			to: Number.POSITIVE_INFINITY
		}],
		pushes: [{
			digest,
			at: Date.parse(pushedAt),
			isFirst: true
		}],
		otherTags: others.map((one) => ({
			tag: one.name,
			digest
		}))
	};
}
async function withLog({ send, origin }, { project, repository, tag }, authorization, question, present) {
	const resource = `${repository}:${tag}`;
	const records = [...present.records];
	for (let page = 1; page <= maxPages$4; page += 1) {
		const query = new URLSearchParams({
			q: `operation=create,resource_type=artifact,resource=${resource}`,
			sort: "-op_time",
			page: String(page),
			page_size: String(pageSize$2)
		});
		const url = `${origin}/api/v2.0/projects/${uriOf(project)}/auditlog-exts?${query}`;
		const entries = await askApi({
			send,
			service,
			url,
			schema: logSchema,
			authorization
		});
		const pushes = entries.flatMap((entry) => pushIn(entry, resource));
		append(records, pushes.filter((push) => isBefore(push, present.records[0])));
		const answer = {
			...present,
			records
		};
		if (entries.length < pageSize$2 || question.isAnswered(answer)) return answer;
	}
	const message = logTooLong(service, 2e3);
	return {
		...present,
		records,
		gaps: [{
			cause: "history-incomplete",
			subject: service,
			message
		}]
	};
}
function isBefore(push, lastMove) {
	return lastMove === void 0 || push.digest !== lastMove.digest && push.at < lastMove.at;
}
function pushIn(entry, resource) {
	const { operation, operation_description: description = "", operation_result: isDone = true } = entry;
	if (operation !== "create" || entry.resource !== resource || !isDone) return [];
	const digest = description.slice(description.lastIndexOf("@") + 1);
	return isDigest(digest) ? [{
		at: Date.parse(entry.op_time),
		digest
	}] : [];
}
// lib/clients/histories/oci/tag-events.js
const tagEventList = union([
	object({ manifests: array(unknown()).nullable() }).transform(({ manifests }) => manifests ?? []),
	array(unknown()),
	_null().transform(() => [])
]);
const entrySchema = object({
	digest: string(),
	annotations: record(string(), unknown())
});
const instant = datetime({ offset: true });
const reserved = "org.opencontainers.distribution.tag";
const forms = [(all) => [[all[`${reserved}.timestamp`], all[`${reserved}.event`]]], ...[reserved, "org.opencontainers.tag"].map((prefix) => (all) => ["created", "deleted"].map((event) => {
	const time = all[`${prefix}.${event}`];
	return [time, time === void 0 ? void 0 : event];
}))];
function eventsOf(entry) {
	const parsed = entrySchema.safeParse(entry);
	if (!parsed.success) return void 0;
	const { digest, annotations } = parsed.data;
	const stated = forms.map((form) => form(annotations).filter((one) => one.some((part) => part !== void 0))).filter((one) => one.length > 0);
	const [form = []] = stated;
	if (!isDigest(digest) || stated.length !== 1) return void 0;
	const events = form.flatMap(([time, event]) => {
		const at = instant.safeParse(time);
		if (!at.success || event !== "created" && event !== "deleted") return [];
		return [{
			at: Date.parse(at.data),
			digest,
			isDeletion: event === "deleted"
		}];
	});
	return events.length === form.length ? events : void 0;
}
function timesOf(digest, entries) {
	return entries.flatMap((entry) => eventsOf(entry) ?? []).filter((event) => event.digest === digest && !event.isDeletion).map(({ at }) => ({
		at,
		digest
	}));
}
function eventsAnswer(entries, isWhole) {
	const read = entries.map(eventsOf);
	const newestFirst = distinct(read.flatMap((events) => [...events ?? []].reverse()));
	const isOrdered = newestFirst.every(({ at }, index) => at <= (newestFirst[index - 1]?.at ?? at));
	const events = newestFirst.toReversed().sort((a, b) => a.at - b.at);
	return {
		records: events.flatMap(({ at, digest, isDeletion }) => isDeletion ? [] : [{
			at,
			digest
		}]),
		known: read.every((one) => one !== void 0) && (isWhole || isOrdered) && periodsOf(events) || [],
		startIsBound: true
	};
}
function distinct(events) {
	return [...new Map(events.map((one) => [`${one.at} ${one.digest} ${one.isDeletion}`, one])).values()];
}
function periodsOf(events) {
	const known = [];
	let open;
	for (const [index, { at, digest, isDeletion }] of events.entries()) {
		if (!isDeletion) {
			open = {
				from: open?.from ?? at,
				digest
			};
			continue;
		}
		if (index > 0 && open?.digest !== digest) return void 0;
		if (open !== void 0 && open.from < at) known.push({
			from: open.from,
			to: at
		});
		open = void 0;
	}
	return open === void 0 ? known : [...known, {
		from: open.from,
		to: Number.POSITIVE_INFINITY
	}];
}
// lib/clients/histories/oci/documents.js
const schema = object({
	manifests: array(unknown()),
	"x-image": string()
});
const documents = {
	id: "documents",
	title: (registry) => `the history documents of ${registry}`,
	strength: "witness",
	proves: {
		registry: "Any of them, with [history documents](#history-documents)",
		current: "proved",
		left: "proved if a document has it; otherwise not current",
		foreign: "not current"
	},
	registries: [],
	open(options) {
		const { registry, documents: place } = options;
		if (place === void 0) return () => void 0;
		return ({ repository }, tag) => async () => {
			const service = `the history document of ${registry}/${repository}:${tag}`;
			const document = await readDocument(options, place, `${repository}/${tag}.json`, service);
			if (document["x-image"] !== `${registry}/${repository}:${tag}`) throw new Failure("bad-answer", otherTag(service));
			return { records: eventsAnswer(document.manifests, true).records };
		};
	}
};
async function readDocument({ send }, { location, read }, path, service) {
	if (!location.startsWith("file:")) {
		const refused = ({ status }) => status === 404 ? new NoEntry(service) : void 0;
		return askApi({
			send,
			service,
			url: `${location}/${uriOf(path)}`,
			schema,
			isPublic: true,
			refused
		});
	}
	const found = await read(`${location.slice(5)}/${path}`);
	if ("text" in found) return decodeJson(service, { body: found.text }, schema);
	if (found.absent === true) throw new NoEntry(service);
	throw new Failure("unreadable-file", unreadableDocument(service, found.unreadable));
}
// lib/clients/histories/oci/index.js
const paths = [(repository, tag) => `/v2/${repository}/_oci/tag-history/${tag}`, (repository, tag) => `/v2/${repository}/tag/${tag}/history`];
const pageSize$1 = 100;
const maxPages$3 = 10;
const maxDigests = 10;
const oci = {
	id: "oci",
	title: (registry) => `the tag history that ${registry} keeps`,
	strength: "windowed",
	proves: {
		registry: "Any of them, once it serves OCI's `tag-history`",
		current: "proved, since when",
		left: "proved if the history has it; otherwise not current, for at least the history",
		foreign: "not current, for at least the history"
	},
	registries: [],
	isExtension: true,
	open(options) {
		let found;
		const firstPage = async (repository, tag, read) => {
			if (found === void 0) {
				const probed = probe(repository, tag, read, options.isGuess === true);
				found = probed.then((first) => first?.path).catch(() => void 0);
				return probed;
			}
			const path = await found;
			if (path !== void 0) return {
				path,
				page: await read(path(repository, tag))
			};
			return options.isGuess === true ? void 0 : probe(repository, tag, read, false);
		};
		return ({ repository }, tag) => {
			const name = uriOf(repository);
			const read = reader(options, repository);
			return async (question, readAt) => {
				const first = await firstPage(name, encodeURIComponent(tag), read);
				if (first === void 0) return void 0;
				const byDigest = (digest) => read(first.path(name, encodeURIComponent(tag)), `n=${pageSize$1}&digest=${digest}`);
				return readEvents(first.page, {
					...question,
					readAt
				}, read, byDigest);
			};
		};
	}
};
function reader(options, repository) {
	const { origin, registry } = options;
	const service = `the tag history of ${registry}`;
	return async (path, query) => {
		const url = new URL(path, origin);
		if (query !== void 0 || url.search === "") url.search = query ?? `n=${pageSize$1}`;
		let link = "";
		const send = async (request) => {
			const response = await pullTransport(options, repository)(request);
			link = response.headers.link ?? "";
			return response;
		};
		const refused = (response) => refusal(service, response);
		return {
			entries: await askApi({
				send,
				service,
				url: url.href,
				schema: tagEventList,
				headers: { accept: "application/vnd.oci.image.index.v1+json, application/json" },
				refused
			}),
			...compact({ next: nextOf(link, url, service) })
		};
	};
}
function refusal(service, { status }) {
	if (status === 405 || status === 501) return new Failure("not-found", lacksExtension(service, status));
	if (status === 401 || status === 403) return new Failure("denied", loginNeeded(service, status));
}
function nextOf(link, from, service) {
	const target = /^\s*<([^<>]{1,2000})>\s*;\s*rel="?next"?/.exec(link)?.[1];
	if (target === void 0) return void 0;
	const next = URL.canParse(target, from.href) ? new URL(target, from) : void 0;
	if (next?.origin !== from.origin) throw new Failure("bad-answer", foreignLink(service));
	return `${next.pathname}${next.search}`;
}
async function probe(repository, tag, read, isGuess) {
	let absent;
	for (const path of isGuess ? paths.slice(0, 1) : paths) try {
		return {
			path,
			page: await read(path(repository, tag))
		};
	} catch (error) {
		if (!(error instanceof Failure)) throw error;
		if (!isGuess && error.reason !== "not-found") throw error;
		absent ??= error;
	}
	if (isGuess || absent === void 0) return void 0;
	throw absent;
}
async function readEvents({ entries: newest, next: older }, question, read, byDigest) {
	const entries = [...newest];
	let next = older;
	const { isFull, isAnswered, pins, readAt } = question;
	const soFar = () => eventsAnswer(entries, next === void 0);
	const wantsMore = () => isFull === true || asksForAge(question) && !isAnswered({
		readAt,
		...soFar()
	});
	for (let count = 1; next !== void 0 && count < maxPages$3 && wantsMore(); count += 1) {
		const page = await read(next);
		append(entries, page.entries);
		next = page.next;
	}
	const answer = soFar();
	if (next === void 0) return answer;
	const missing = pins.filter((pin) => !answer.records.some(({ digest }) => digest === pin));
	const pages = await Promise.all(missing.slice(0, maxDigests).map(async (pin) => timesOf(pin, (await byDigest(pin)).entries)));
	const [first] = answer.records;
	const before = pages.flat().filter(({ at }) => first === void 0 || at <= first.at);
	const service = "the tag history";
	const last = answer.records.at(-1)?.at ?? Number.POSITIVE_INFINITY;
	if (pages.flat().some(({ at }) => at <= last && first !== void 0 && at > first.at)) throw new Failure("bad-answer", eventAmongOthers(service));
	const isPartial = isFull === true || missing.length > maxDigests;
	const gap = {
		cause: "history-incomplete",
		subject: service,
		message: logTooLong(service, entries.length)
	};
	return {
		...answer,
		records: [...before, ...answer.records],
		...compact({ gaps: isPartial ? [gap] : void 0 })
	};
}
// lib/clients/histories/quay-rows.js
const rowSchema = object({
	name: string(),
	manifest_digest: string().refine(isDigest),
	start_ts: number().int().positive().max(8e12),
	end_ts: number().int().positive().max(8e12).nullish(),
	reversion: boolean().optional().catch(void 0)
});
function quayRow(value, tag) {
	const parsed = rowSchema.safeParse(value);
	if (!parsed.success || parsed.data.name !== tag) return void 0;
	const { manifest_digest: digest, start_ts: start, end_ts: end, reversion } = parsed.data;
	const row = {
		digest,
		since: start * 1e3,
		tied: false,
		...reversion === true ? { isRestored: true } : {}
	};
	if (end === null || end === void 0) return row;
	return end < start ? void 0 : {
		...row,
		until: end * 1e3
	};
}
function rowsAnswer(rows, readAt) {
	const distinct = withoutOverlaps(withoutRepeats(rows));
	const lasting = new Set(distinct.flatMap((row) => isInstantaneous(row) ? [] : [row.since]));
	const records = distinct.map((row) => recordOf(row, lasting));
	const now = Math.floor(readAt / 1e3) * 1e3;
	const newest = distinct.at(-1);
	const live = newest !== void 0 && endOf(newest) > now ? newest : void 0;
	const known = distinct.map((row) => ({
		from: row.since,
		to: row === live ? Number.POSITIVE_INFINITY : row.until ?? row.since
	}));
	const restoredAt = distinct.flatMap((row) => row.isRestored ? [recordOf(row, lasting).at] : []);
	return {
		readAt,
		records,
		known: known.filter(({ from, to }) => from < to),
		startIsBound: true,
		...live?.until === void 0 ? {} : { expiresAt: live.until },
		...restoredAt.length === 0 ? {} : { restoredAt }
	};
}
function withoutRepeats(rows) {
	const byStart = new Map();
	for (const row of rows) {
		const key = `${row.since} ${row.digest} ${isInstantaneous(row)}`;
		const other = byStart.get(key);
		if (other?.until === void 0 || row.until !== void 0 && row.until < other.until) byStart.set(key, row);
	}
	return [...byStart.values()].sort((a, b) => a.since - b.since || length(a) - length(b));
}
function withoutOverlaps(sorted) {
	let latestEnd = Number.NEGATIVE_INFINITY;
	return sorted.filter((row, index) => {
		const startsTooEarly = row.since < latestEnd;
		latestEnd = Math.max(latestEnd, endOf(row));
		return !startsTooEarly && endOf(row) <= (sorted[index + 1]?.since ?? Number.POSITIVE_INFINITY);
	});
}
function recordOf(row, lasting) {
	const isBefore = isInstantaneous(row) && lasting.has(row.since);
	return {
		at: row.since - (isBefore ? 1 : 0),
		digest: row.digest
	};
}
function isInstantaneous({ since, until }) {
	return until === since;
}
function endOf({ until = Number.POSITIVE_INFINITY }) {
	return until;
}
function length(row) {
	return endOf(row) - row.since;
}
// lib/clients/histories/quay.js
const page = object({
	tags: array(unknown()),
	has_additional: boolean().optional()
});
const problem = object({
	error_message: string().optional(),
	detail: string().optional(),
	message: string().optional()
});
const pageSize = 100;
const maxPages$2 = 10;
const maxPageBytes = 2e6;
const quay = {
	id: "quay",
	title: (registry) => `the tag history of ${registry}`,
	strength: "windowed",
	hasEveryTag: true,
	proves: {
		registry: "quay.io, and Quay of your own",
		current: "proved, since when",
		left: "proved within the window, 14 days by default; before it, not current for at least that long",
		foreign: "not current for at least the window"
	},
	registries: ["quay.io"],
	open(options) {
		const durabilityOf = memoizeAsync((repository) => readDurability(readBelow(options, repository, `Repository ${repository} of ${options.registry}`)));
		return ({ repository }, tag) => async (question, readAt) => {
			const history = await readRows(readBelow(options, repository, `Tag history of ${repository}:${tag}`), tag, question, readAt);
			const { current, pins, isFull } = question;
			const left = pins.filter((pin) => history.records.some(({ digest }) => digest === pin));
			if (isFull !== true && left.length === 0) return history;
			const { otherTags: tags, ...kept } = await durabilityOf(repository);
			const isOther = (one) => one.tag !== tag && [current, ...left].includes(one.digest);
			return {
				...history,
				...kept,
				...compact({ otherTags: tags?.filter(isOther) })
			};
		};
	}
};
async function readRows(read, tag, question, readAt) {
	const rows = [];
	const query = `specificTag=${encodeURIComponent(tag)}&onlyActiveTags=false&limit=${pageSize}`;
	for (let number = 1;; number += 1) {
		const { tags, has_additional: hasMore = tags.length >= pageSize } = await read(`/tag/?${query}&page=${number}`, page);
		append(rows, tags.flatMap((row) => quayRow(row, tag) ?? []));
		if (rows.length === 0 && tags.length > 0) throw new Failure("bad-answer", unusableRows(tag));
		const isLast = !hasMore || tags.length === 0 || number === maxPages$2;
		const isAnswered = () => question.isAnswered(rowsAnswer(withoutOldestStay(rows), readAt));
		if (isLast || isAnswered()) return rowsAnswer(rows, readAt);
	}
}
function withoutOldestStay(rows) {
	const oldest = rows.at(-1)?.digest;
	return rows.slice(0, rows.findLastIndex(({ digest }) => digest !== oldest) + 1);
}
function readBelow(options, repository, operation) {
	const { origin, send, token } = options;
	return async (path, schema) => {
		const response = await send(jsonRequest({
			url: `${origin}/api/v1/repository/${uriOf(repository)}${path}`,
			headers: { "x-requested-with": "XMLHttpRequest" },
			maxBytes: maxPageBytes,
			...token && { authorization: {
				scheme: "Bearer",
				credential: token
			} }
		}));
		if (response.status !== 200) throw await quayError(operation, response, options);
		return decodeJson(operation, response, schema);
	};
}
async function quayError(operation, response, { token, hasLogin }) {
	const parsed = problem.safeParse(errorBody(response));
	const { error_message, detail, message } = parsed.success ? parsed.data : {};
	const isRefused = [
		401,
		403,
		404
	].includes(response.status);
	const hasToken = token !== void 0;
	if (isRefused && !hasToken && isOwnAnswer(response.body) && await hasLogin?.() === true) return new Failure("no-credential", `${operation}: ${quayHints(hasToken)}`);
	const details = compact({ message: error_message ?? detail ?? message });
	return new ApiError(operation, response.status, details, isRefused ? quayHints(hasToken) : void 0);
}
const repositoryInfo = object({ tag_expiration_s: number().int().nonnegative().optional() });
const livingPage = object({
	tags: array(object({
		name: string(),
		manifest_digest: string()
	})),
	has_additional: boolean().optional()
});
const maxLivingPages = 5;
async function readDurability(read) {
	const [info, otherTags] = await Promise.all([withFallback(read("?includeTags=false", repositoryInfo), void 0), withFallback(livingTags(read), void 0)]);
	const seconds = info?.tag_expiration_s;
	return compact({
		keepsUntaggedMs: seconds === void 0 ? void 0 : seconds * 1e3,
		otherTags
	});
}
async function livingTags(read) {
	const living = [];
	for (let number = 1; number <= maxLivingPages; number += 1) {
		const { tags, has_additional: hasMore = tags.length >= pageSize } = await read(`/tag/?${`onlyActiveTags=true&limit=${pageSize}&page=${number}`}`, livingPage);
		for (const { name, manifest_digest: digest } of tags) if (isDigest(digest)) living.push({
			tag: name,
			digest
		});
		if (!hasMore) return living;
	}
}
// lib/clients/histories/repo-info.js
const owner = "docker-library";
const name = "repo-info";
const versionsPerRequest = 30;
const maxRequests = 2;
const maxFiles = 12;
const filesAtOnce = 4;
const officialImages = {
	id: "official-images",
	title: "the docker-library/repo-info record",
	strength: "witness",
	proves: {
		registry: "Docker Official Images",
		current: "proved",
		left: "proved if [repo-info](https://github.com/docker-library/repo-info) has seen it; otherwise not current",
		foreign: "not current"
	},
	registries: ["docker.io"],
	open(options) {
		return ({ repository }, tag) => {
			const image = /^library\/([a-z0-9]+(?:[._-][a-z0-9]+)*)$/.exec(repository)?.[1];
			if (image === void 0) return void 0;
			const file = `repos/${image}/remote/${tag}.md`;
			const read = options.github.token === void 0 ? readByRest : readByGraphql;
			return async (question, readAt) => {
				const versions = [];
				for await (const more of read(options, file)) {
					append(versions, more);
					const records = recordsOf(versions, image, tag);
					if (question.isAnswered({
						readAt,
						records
					})) break;
				}
				return { records: recordsOf(versions, image, tag) };
			};
		};
	}
};
const document = `query ($owner: String!, $name: String!, $file: String!, $count: Int!, $after: String) {
  repository(owner: $owner, name: $name) {
    defaultBranchRef { target { ... on Commit { history(path: $file, first: $count, after: $after) {
      pageInfo { hasNextPage endCursor }
      nodes { committedDate file(path: $file) { object { ... on Blob { text } } } }
    } } } }
  }
}`;
const versions = object({ repository: object({ defaultBranchRef: object({ target: object({ history: object({
	pageInfo: object({
		hasNextPage: boolean(),
		endCursor: string().nullable()
	}),
	nodes: array(object({
		committedDate: string(),
		file: object({ object: object({ text: string().nullish() }).nullish() }).nullish()
	}))
}) }) }) }) });
async function* readByGraphql({ github, send }, file) {
	const operation = `Versions of ${file} in ${owner}/${name}`;
	let after = null;
	for (let number = 1; number <= maxRequests; number += 1) {
		const query = {
			operation,
			document,
			variables: {
				owner,
				name,
				file,
				count: versionsPerRequest,
				after
			}
		};
		const { nodes, pageInfo } = (await requestGraphql(apiOf({
			github,
			send
		}), query, versions)).repository.defaultBranchRef.target.history;
		yield nodes.map(({ committedDate: date, file: found }) => ({
			date,
			text: found == null ? void 0 : found.object?.text ?? ""
		}));
		if (!pageInfo.hasNextPage) return;
		after = pageInfo.endCursor;
	}
}
const commits = array(object({
	sha: string().regex(/^[0-9a-f]{40}$/),
	commit: object({ committer: object({ date: string() }) })
}));
async function* readByRest({ github, send }, file) {
	const call = {
		operation: `Versions of ${file} in ${owner}/${name}`,
		method: "GET",
		path: `/repos/${owner}/${name}/commits`,
		query: {
			path: file,
			per_page: "100"
		}
	};
	const listed = await requestJson(apiOf({
		github,
		send
	}), call, commits);
	for (let start = 0; start < Math.min(listed.length, maxFiles); start += filesAtOnce) yield await Promise.all(listed.slice(start, start + filesAtOnce).map(async ({ sha, commit }) => ({
		date: commit.committer.date,
		text: await readFile(send, `${github.raw}/${owner}/${name}/${sha}/${file}`)
	})));
}
async function readFile(send, url) {
	const { status, body } = await send({
		method: "GET",
		url,
		headers: {
			accept: "text/plain",
			range: `bytes=0-2047`
		}
	});
	if (status === 200 || status === 206) return body;
	if (status === 404 && body.startsWith("404: Not Found")) return void 0;
	throw new ApiError(url, status, {});
}
function recordsOf(versions, image, tag) {
	return versions.flatMap(({ date, text }, index) => {
		if (!(text === void 0 && (index === 0 || versions[index - 1]?.text !== void 0)) && titleOf(text) !== titleFor(image, tag)) throw new Failure("bad-answer", otherFile(`${image}:${tag}`));
		const at = Date.parse(date);
		const digest = text === void 0 ? void 0 : pulledDigest(text, image, tag);
		return Number.isNaN(at) || digest === void 0 ? [] : [{
			at,
			digest
		}];
	});
}
function apiOf({ github, send }) {
	const { api, graphql, token } = github;
	return {
		send,
		addresses: {
			api,
			graphql,
			server: "https://github.com"
		},
		isForeign: true,
		...compact({ token })
	};
}
function titleFor(image, tag) {
	return `## \`${image}:${tag}\``;
}
function titleOf(text = "") {
	return text.slice(0, maxHead).split(/\r?\n/)[0];
}
const maxHead = 1500;
function pulledDigest(text, image, tag) {
	const [, ...lines] = text.slice(0, maxHead).split(/\r?\n/);
	if (titleOf(text) !== titleFor(image, tag)) return void 0;
	const command = `$ docker pull ${image}@`;
	const platform = lines.findIndex((line) => line.startsWith("### "));
	const pull = (platform < 0 ? lines : lines.slice(0, platform)).find((line) => line.startsWith(command))?.slice(command.length).trim();
	return pull !== void 0 && isDigest(pull) ? pull : void 0;
}
// lib/clients/histories/index.js
const sourceKinds = [
	quay,
	harbor,
	gitlab,
	dockerHubAudit,
	officialImages,
	dockerHub,
	ghcr,
	ecr,
	ecrPublic,
	acr,
	artifactRegistry,
	oci,
	documents
];
function isWellKnown({ registries }, registry) {
	return registries.some((one) => /^[.-]/.test(one) ? registry.endsWith(one) : registry === one);
}
function moreFor(registry) {
	const known = sourceKinds.filter((kind) => isWellKnown(kind, registry));
	return [...known.length > 0 ? known.flatMap(({ more }) => more ?? []) : [`\`history-sources: ["${registry}=API"]\` asks its own history, where API is one of ${historyKinds.join(", ")}; \`=file:FOLDER\` reads documents that its operator exports.`], "`ledger: true` keeps what this repository sees from now on."].join(" ");
}
function openSource({ id, title, strength, knowsOnlyAges, hasEveryTag, open }, options) {
	const opened = open(options);
	const source = {
		id,
		title: typeof title === "string" ? title : title(options.registry),
		strength
	};
	return (name, tag) => {
		const ask = opened(name, tag);
		if (ask === void 0) return void 0;
		return {
			...source,
			async ask(question) {
				const readAt = options.clock.now();
				if (knowsOnlyAges === true && !asksForAge(question)) return {
					readAt,
					records: []
				};
				const answer = await ask(question, readAt).catch((error) => {
					if (error instanceof NoEntry) return { records: [] };
					throw error;
				});
				if (answer === void 0) return void 0;
				if (hasEveryTag === true && answer.records.length === 0) throw new Failure("bad-answer", noEntry(tag));
				return {
					readAt,
					...answer
				};
			}
		};
	};
}
function pullsOf(registry, pullFrom) {
	return async (repository, request) => pullFrom(registry)(repository, request);
}
function openHistories({ selection: { wellKnown: usesWellKnown, hosts, documents: places = {} }, tokenOf, originOf, pullFrom, hasLogin, readFile: read, ...shared }) {
	const opened = new Map();
	function open(registry) {
		const named = Object.hasOwn(hosts, registry) ? hosts[registry] : void 0;
		const kinds = sourceKinds;
		const wellKnown = usesWellKnown ? kinds.filter((kind) => isWellKnown(kind, registry)) : [];
		const location = Object.hasOwn(places, registry) ? places[registry] : void 0;
		const own = location === void 0 || read === void 0 ? void 0 : {
			location,
			read
		};
		const documented = own === void 0 ? [] : [documents];
		const chosen = [
			...kinds.filter(({ id }) => id === named),
			...wellKnown,
			...documented
		];
		const extensions = usesWellKnown && !chosen.some(({ hasEveryTag }) => hasEveryTag) ? kinds.filter(({ isExtension }) => isExtension) : [];
		const wanted = new Set([...chosen, ...extensions]);
		if (wanted.size === 0) return [];
		const token = tokenOf(registry);
		const options = {
			registry,
			origin: originOf(registry),
			...shared,
			...compact({
				token,
				pull: pullFrom && pullsOf(registry, pullFrom),
				hasLogin: hasLogin && (() => hasLogin(registry)),
				documents: own
			})
		};
		return [...wanted].map((kind) => openSource(kind, chosen.includes(kind) ? options : {
			...options,
			isGuess: true
		}));
	}
	return { sourcesOf(name, tag) {
		const sources = opened.get(name.registry) ?? open(name.registry);
		opened.set(name.registry, sources);
		return sources.flatMap((source) => source(name, tag) ?? []);
	} };
}
function maskingTransport(send, mask) {
	const known = new Set();
	return (request) => {
		const credential = request.authorization?.credential;
		if (credential !== void 0 && !known.has(credential.expose())) {
			known.add(credential.expose());
			mask(credential);
		}
		return send(request);
	};
}
function maskingTokens(tokenOf, mask) {
	return (registry) => {
		const token = tokenOf(registry);
		if (token === void 0) return void 0;
		mask(token);
		const text = token.expose();
		const password = text.slice(text.indexOf(":") + 1);
		if (password !== text && password !== "") mask(new Secret(password));
		return token;
	};
}
// lib/clients/messages.js
function noPlatform(surface) {
	const name = (setting) => settingName(surface, setting);
	return `No platform is configured, so tag histories cannot be checked. Set ${name("platform")}, or ${name("base-url")} and ${name("registry-url")}`;
}
function platformTokenNeeded(what, surface) {
	return `${what} require a platform token: set ${settingName(surface, "identity")} or ${settingName(surface, "token")}`;
}
function tagOfAnother(tag, repository) {
	return `List tags: the service lists ${plain(tag)}, which belongs to another repository, as a tag of ${plain(repository)}, so the list cannot be used`;
}
function severalEndsOfLife(tag) {
	return `the service gives different dates for the end of life of ${plain(tag)}`;
}
const maxNamed = 5;
const advisoriesFor = "advisories for ";
function isAboutAdvisories(subject) {
	return subject.startsWith(advisoriesFor);
}
function advisorySubject(names) {
	const more = names.length > maxNamed ? ` and ${names.length - maxNamed} more` : "";
	const shown = names.slice(0, maxNamed).map((name) => name.replace(/[\p{Cc}\p{Cf}]+/gu, " "));
	return `${advisoriesFor}${shown.join(", ")}${more}`;
}
const noHttp2 = "The platform cannot be called over gRPC here, because HTTP/2 is not available";
// lib/clients/registry/content-reader.js
function contentReader(clientOf) {
	return async ({ registry, repository }, digest) => {
		const name = `${registry}/${repository}@${digest}`;
		const found = await clientOf(registry).manifest(repository, digest);
		if (found === void 0) throw new Failure("not-found", `The registry does not have ${name}`);
		const { children } = readManifest(name, found);
		return children === void 0 ? { image: digest } : { index: children.flatMap(imageOf) };
	};
}
function imageOf(entry) {
	const { platform, digest, mediaType } = entry;
	if (platform?.os === "unknown" && platform.architecture === "unknown") return [];
	if (!platform || platform.os === "" || platform.architecture === "" || isIndexType(mediaType)) return [{ digest }];
	const features = platform["os.features"] ?? [];
	const os = [platform["os.version"] ?? "", ...features.toSorted()].join(" ").trim();
	return [{
		digest,
		platform: platformName(entry),
		...compact({ os: os === "" ? void 0 : os })
	}];
}
function withContentOnce(source) {
	const manifest = memoizeAsync((repository, reference) => source.manifest(repository, reference));
	const waiting = new Map();
	return {
		...source,
		manifest,
		blob(repository, wanted, maxBytes) {
			const key = JSON.stringify([
				repository,
				wanted,
				maxBytes
			]);
			const known = waiting.get(key);
			if (known !== void 0) return known;
			const answer = source.blob(repository, wanted, maxBytes).finally(() => waiting.delete(key));
			waiting.set(key, answer);
			return answer;
		}
	};
}
// lib/clients/registry/docker-config.js
const entry = object({
	auth: string().optional(),
	username: string().optional(),
	password: string().optional(),
	identitytoken: string().optional(),
	registrytoken: string().optional()
});
const configSchema = object({
	auths: record(string(), entry).default({}),
	credHelpers: record(string(), string()).default({}),
	credsStore: string().default("")
});
const helperAnswer = object({
	Username: string(),
	Secret: string()
});
const helperName = /^[\w-][\w.-]{0,63}$/;
const hubKey = "https://index.docker.io/v1/";
function dockerCredentials(docker, onSecret) {
	const config = memoizeAsync(() => readConfig(docker));
	return memoizeAsync(async (registry) => {
		const { auths, credHelpers, credsStore } = await config();
		const keys = keysOf(registry);
		const helper = keys.map((key) => credHelpers[key]).find((name) => name !== void 0) ?? credsStore;
		const credential = (helper === "" ? void 0 : await fromHelper(docker, helper, keys)) ?? fromAuths(auths, keys);
		if (credential !== void 0) onSecret(secretOf(credential));
		return credential;
	});
}
function keysOf(registry) {
	return [
		...registry === "docker.io" ? [hubKey, "index.docker.io"] : [registry],
		...registry === "docker.io" ? [registry] : [],
		`https://${registry}`
	];
}
async function readConfig(docker) {
	const file = await docker.config();
	if ("unreadable" in file) {
		if (file.absent === true) return configSchema.parse({});
		throw unusable(file.unreadable);
	}
	const value = parseJson(file.text);
	if (value === void 0) throw unusable("it is not JSON");
	const parsed = configSchema.safeParse(value);
	if (!parsed.success) throw unusable(`\`${parsed.error.issues[0]?.path.join(".")}\` has an unexpected value`);
	return parsed.data;
}
function unusable(why) {
	return new Failure("no-credential", `Docker's configuration (\`config.json\`) cannot be used: ${why}`);
}
function fromAuths(auths, keys) {
	const known = authsByHost(auths);
	const inOrder = [...new Set(keys.map(bare))].flatMap((host) => known.get(host) ?? []).sort((a, b) => a.order - b.order);
	for (const { auth, identitytoken, registrytoken, ...plain } of inOrder) {
		if (registrytoken) return {
			kind: "registry",
			token: new Secret(registrytoken)
		};
		if (identitytoken) return {
			kind: "identity",
			token: new Secret(identitytoken)
		};
		const text = auth ? Buffer.from(auth, "base64").toString("utf8") : "";
		const colon = text.indexOf(":");
		const user = plain.username ?? text.slice(0, Math.max(0, colon));
		const password = plain.password ?? text.slice(colon + 1).replace(/\0+$/, "");
		if (user !== "" && password !== "") return {
			kind: "password",
			user,
			password: new Secret(password)
		};
	}
}
const authsByHost = rememberedFor((auths) => {
	const byHost = new Map();
	for (const [order, [key, value]] of Object.entries(auths).entries()) addToGroup(byHost, bare(key), {
		...value,
		order
	});
	return byHost;
});
function bare(key) {
	return key.replace(/^https?:\/\//, "").replace(/\/.*$/, "");
}
async function fromHelper(docker, helper, [server]) {
	const name = `docker-credential-${helper.slice(0, 100)}`;
	if (!helperName.test(helper)) throw unusable(`\`${name}\` is not the name of a credential helper`);
	const answer = await docker.helper(helper, server);
	if ("failed" in answer) throw new Failure("no-credential", `\`${name}\` ${answer.failed}`);
	if (answer.exitCode !== 0) {
		if (/credentials not found/i.test(answer.output)) return void 0;
		throw new Failure("no-credential", `\`${name} get\` for ${server} exited with code ${answer.exitCode}`);
	}
	const parsed = helperAnswer.safeParse(parseJson(answer.output));
	if (!parsed.success) throw new Failure("no-credential", `\`${name} get\` did not print a credential`);
	const { Username: user, Secret: secret } = parsed.data;
	if (user === "" || secret === "") return void 0;
	if (user === "<token>") return {
		kind: "identity",
		token: new Secret(secret)
	};
	return {
		kind: "password",
		user,
		password: new Secret(secret)
	};
}
function secretOf(credential) {
	return credential.kind === "password" ? credential.password : credential.token;
}
// lib/clients/registry/messages.js
const logIn = "Log in to this registry with `docker login`, or check that the image exists";
const dockerHints = {
	denied: logIn,
	unclear: "check that its host is a container registry",
	token(status, hadCredential) {
		if (status !== 401 && status !== 403) return void 0;
		return hadCredential ? "The credential in Docker's configuration was rejected: log in again with `docker login`" : logIn;
	}
};
function platformHints({ surface, isOfSubgroup }) {
	const name = (setting) => settingName(surface, setting);
	const noAccess = "The identity may not pull this image, or the repository does not exist";
	const tokens = {
		400: "The registry does not know the organization in the image name",
		401: `The registry requires credentials for this image: set ${name("identity")} or ${name("registry-token")}`,
		403: isOfSubgroup ? `${noAccess}. An identity of a subgroup cannot access the registry of the organization, and this one belongs to a subgroup` : noAccess
	};
	return {
		denied: "The token has no permission to pull this image, or was issued for another audience",
		deniedByPolicy: "A pull policy of the organization denies this digest. The finding `denied-by-policy` of the pin says until when, if that is known",
		unclear: `check ${name("registry-url")} and ${name("history-service")}`,
		token: (status) => tokens[status]
	};
}
function noPassword(registry) {
	return `${registry} requires a user name and a password. Log in to it with \`docker login\``;
}
function untrustedTokenServer(registry, realm, why) {
	return `${registry} requires a token from ${realm.slice(0, 200)}, which was not contacted: ${why}`;
}
function redirectRefused(what, host, why) {
	return `${what}: the redirect from ${host} was not followed, because ${why}`;
}
function tooManyRegistries(registry, maxRegistries) {
	return `${registry} was not contacted: this run has already used ${maxRegistries} other registries`;
}
function notAHost(registry) {
	return `${registry} cannot be reached: it is not a valid host name`;
}
function recordInFuture(at) {
	return `the service dates a record at ${new Date(at).toISOString()}, which is in the future, so it is not known when the tag moved. Re-run, and if it keeps happening, report it to the operator of the service`;
}
// lib/clients/registry/errors.js
const errorAnswer = object({ errors: array(object({
	code: string(),
	message: string().optional()
})).min(1) });
function registryError(operation, response, hint) {
	const parsed = errorAnswer.safeParse(errorBody(response));
	const first = parsed.success ? parsed.data.errors[0] : void 0;
	const details = first === void 0 ? {} : {
		code: first.code,
		message: first.message ?? first.code
	};
	return new ApiError(operation, response.status, details, hint);
}
const missing = {
	NAME_UNKNOWN: "missing-repository",
	MANIFEST_UNKNOWN: "missing-tag"
};
function historyError(operation, response, hints) {
	return withMissingCause(operation, response, hints, missing);
}
function manifestError(operation, response, hints) {
	return withMissingCause(operation, response, hints, {
		...missing,
		NOT_FOUND: "missing-tag"
	});
}
function withMissingCause(operation, response, hints, causes) {
	const { status } = response;
	const error = registryError(operation, response, status === 401 || status === 403 ? deniedHint(response, hints) : void 0);
	if (status !== 404) return error;
	const cause = causes[String(error.details.code)];
	if (cause !== void 0) return new Failure(cause, error.message, { cause: error });
	const message = `${error.message}. The registry does not say what is missing: ${hints.unclear}`;
	return new Failure("bad-answer", message, { cause: error });
}
function deniedHint(response, { denied, deniedByPolicy }) {
	const { details } = registryError("", response);
	return deniedByPolicy !== void 0 && /denied by policy/i.test(details.message ?? "") ? deniedByPolicy : denied;
}
// lib/clients/registry/oci-client.js
const maxRedirects = 3;
const redirects = new Set([
	301,
	302,
	303,
	307,
	308
]);
async function followRedirects(what, send, request, first) {
	let from = new URL(request.url);
	let response = first;
	let ledFrom;
	for (let count = 0; redirects.has(response.status); count += 1) {
		const refuse = (why) => new Failure("bad-answer", redirectRefused(what, from.host, why));
		const location = response.headers.location ?? "";
		if (count === maxRedirects) throw refuse(`it is number 4 in a row`);
		if (location === "" || !URL.canParse(location, from.href)) throw refuse("its target is not a valid URL");
		const target = new URL(location, from);
		if (!isAllowed(from, target)) throw refuse(`${target.origin} is neither the same host nor a public https address`);
		if (target.origin !== from.origin) ledFrom = response.network;
		from = target;
		response = await send({
			...request,
			url: target.href,
			...compact({ ledFrom })
		});
	}
	return response;
}
function isAllowed(from, target) {
	if (target.origin === from.origin) return true;
	const network = networkOf(target);
	if (network === "loopback") return networkOf(from) === "loopback" && /^https?:$/.test(target.protocol);
	return target.protocol === "https:" && (network === "public" || network === networkOf(from));
}
function networkOf({ hostname }) {
	if (isLoopback(hostname)) return "loopback";
	return isPublicName(hostname) ? "public" : "private";
}
const tagsPage = object({
	tags: array(string()).nullish(),
	manifest: record(string(), object({ tag: array(string()).nullish() })).nullish()
});
const maxTagsBytes = 8388608;
const needsGet = new Set([
	404,
	405,
	501
]);
function ociClient({ url, send, describe, hints, remember = (_, ask) => ask() }, session, isAbsent) {
	async function request(repository, path, more) {
		const request = {
			method: "GET",
			url: `${url}/v2/${repository}/${path}`,
			headers: { accept: manifestTypes },
			maxBytes: maxManifestBytes,
			...more
		};
		return remember(request, async () => {
			const response = await session(repository, request);
			return followRedirects(`Request to ${describe(repository)}`, send, request, response);
		});
	}
	async function inspect(repository, reference, operation) {
		const path = `manifests/${reference}`;
		const head = await request(repository, path, { method: "HEAD" });
		const header = head.headers["docker-content-digest"];
		if (head.status === 200 && header !== void 0) return {
			digest: parseDigestHeader(header, operation),
			isIndex: isIndex(head)
		};
		if (head.status !== 200 && !needsGet.has(head.status)) throw manifestError(operation, head, hints);
		const response = await request(repository, path, {});
		if (response.status !== 200) return {
			error: manifestError(operation, response, hints),
			status: response.status
		};
		return {
			digest: manifestDigest(response, operation),
			isIndex: isIndex(response)
		};
	}
	function contentOf(operation, response, digest) {
		const { status, headers, body } = response;
		if (status === 404) return void 0;
		if (status !== 200) throw registryError(operation, response, status === 401 || status === 403 ? hints.denied : void 0);
		if (digest !== void 0) verifyContent(operation, digest, body);
		return compact({
			text: body,
			mediaType: headers["content-type"]
		});
	}
	return {
		async digestOf(repository, tag) {
			const found = await inspect(repository, tag, `Digest of ${describe(repository)}:${tag}`);
			if (found.error !== void 0) throw found.error;
			return found.digest;
		},
		async kindOf(repository, digest) {
			const operation = `Manifest ${digest} of ${describe(repository)}`;
			const found = await inspect(repository, digest, operation);
			if (found.error !== void 0) return unlessAbsent(found.error, found.status);
			requireSameDigest(digest, found.digest, operation);
			return { isIndex: found.isIndex };
		},
		async children(repository, digest) {
			const operation = `Manifest ${digest} of ${describe(repository)}`;
			const response = await request(repository, `manifests/${digest}`, {});
			if (response.status !== 200) return unlessAbsent(manifestError(operation, response, hints), response.status);
			requireSameDigest(digest, manifestDigest(response, operation), operation);
			return decodeJson(operation, response, indexAnswer).manifests.map((manifest) => manifest.digest);
		},
		async manifest(repository, reference) {
			const response = await request(repository, `manifests/${reference}`, {});
			const digest = isDigest(reference) ? reference : void 0;
			return contentOf(`Manifest ${reference} of ${describe(repository)}`, response, digest);
		},
		async referrers(repository, digest, page = "") {
			const accept = { headers: { accept: indexType } };
			const response = await request(repository, `referrers/${digest}${page}`, accept);
			const content = contentOf(`Referrers of ${describe(repository)}@${digest}`, response);
			return content && compact({
				...content,
				next: nextPage(response)
			});
		},
		async tags(repository, page = "?n=1000") {
			const operation = `Tags of ${describe(repository)}`;
			const more = {
				headers: { accept: "application/json" },
				maxBytes: maxTagsBytes
			};
			const response = await request(repository, `tags/list${page}`, more);
			if (response.status !== 200) throw registryError(operation, response);
			const { tags, manifest } = decodeJson(operation, response, tagsPage);
			const withDigest = Object.entries(manifest ?? {}).flatMap(([digest, { tag: names }]) => isDigest(digest) ? (names ?? []).map((tag) => ({
				tag,
				digest
			})) : []);
			const known = new Set(withDigest.map(({ tag }) => tag));
			const others = (tags ?? []).flatMap((tag) => known.has(tag) ? [] : { tag });
			return {
				tags: [...withDigest, ...others].filter(({ tag }) => isTag(tag)),
				...compact({ next: nextPage(response) })
			};
		},
		async blob(repository, digest, maxBytes) {
			const more = {
				headers: { accept: "*/*" },
				maxBytes
			};
			const response = await request(repository, `blobs/${digest}`, more);
			return contentOf(`Blob ${digest} of ${describe(repository)}`, response, digest);
		}
	};
	function unlessAbsent(error, status) {
		if (!isAbsent(error, status)) throw error;
	}
}
function isIndex({ headers }) {
	return isIndexType(headers["content-type"]);
}
function nextPage({ headers }) {
	return /^<[^<>?]{0,2000}(\?[^<>]{1,2000})>\s*;\s*rel="?next"?/.exec(headers.link ?? "")?.[1];
}
// lib/clients/registry/token.js
const maxHeaderLength = 4096;
const token = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+/;
const quoted = /^"((?:[^"\\]|\\.)*)"/;
function challengeIn(header) {
	const challenges = parse((header ?? "").slice(0, maxHeaderLength));
	const bearer = challenges.find(({ scheme }) => scheme === "bearer");
	const realm = bearer?.parameters.get("realm");
	if (realm !== void 0) {
		const service = bearer?.parameters.get("service");
		return {
			scheme: "Bearer",
			realm,
			...compact({ service })
		};
	}
	return challenges.some(({ scheme }) => scheme === "basic") ? { scheme: "Basic" } : void 0;
}
function parse(header) {
	const challenges = [];
	let rest = header;
	for (;;) {
		rest = rest.replace(/^[\s,]+/, "");
		const [word] = token.exec(rest) ?? [];
		if (word === void 0) return challenges;
		rest = rest.slice(word.length);
		const equals = /^\s*=\s*/.exec(rest);
		if (equals === null) {
			challenges.push({
				scheme: word.toLowerCase(),
				parameters: new Map()
			});
			continue;
		}
		rest = rest.slice(equals[0].length);
		const value = quoted.exec(rest) ?? token.exec(rest);
		if (value === null) return challenges;
		challenges.at(-1)?.parameters.set(word.toLowerCase(), (value[1] ?? value[0]).replace(/\\(.)/g, "$1"));
		rest = rest.slice(value[0].length);
	}
}
const known = {
	"lscr.io": "ghcr.io",
	"registry-1.docker.io": "auth.docker.io",
	"rg.fr-par.scw.cloud": "api.scaleway.com",
	"rg.nl-ams.scw.cloud": "api.scaleway.com",
	"rg.pl-waw.scw.cloud": "api.scaleway.com"
};
async function trustedRealm(origin, realm) {
	const refuse = (why) => new Failure("bad-answer", untrustedTokenServer(new URL(origin).host, realm, why));
	if (!URL.canParse(realm)) throw refuse("it is not a valid URL");
	const url = new URL(realm);
	const registry = new URL(origin).hostname;
	if (url.username !== "" || url.password !== "") throw refuse("it contains a user name or password");
	if (isLoopback(url.hostname) && isLoopback(registry) && /^https?:$/.test(url.protocol)) return url;
	if (url.protocol !== "https:") throw refuse("it does not use https");
	if (!await belongTogether(registry, url.hostname)) throw refuse("it is not known to belong to that registry");
	return url;
}
async function belongTogether(registry, realm) {
	if (realm === registry || known[registry] === realm) return true;
	if (isLoopback(realm) || isLoopback(registry)) return false;
	if (!realm.includes(".") || !registry.includes(".")) return false;
	if (registry.endsWith(`.${realm}`) || realm.endsWith(`.${registry}`)) return true;
	const { getDomain } = await import("./es6-B6KuKRjY.js");
	const domain = getDomain(registry, { allowPrivateDomains: true });
	return domain !== null && domain === getDomain(realm, { allowPrivateDomains: true });
}
const tokenAnswer = object({
	token: string().optional(),
	access_token: string().optional()
}).transform(({ token, access_token }) => token || access_token || "").refine((token) => token !== "", "without a token");
async function authorizationFor(options, repositories, challenge) {
	const credential = await options.credential();
	if (credential?.kind === "registry") return {
		scheme: "Bearer",
		credential: credential.token
	};
	if (challenge.scheme === "Basic") return passwordOf(options, credential);
	const realm = await trustedRealm(options.url, challenge.realm);
	const operation = `Registry token for ${described(options, repositories)}`;
	const scopes = repositories.map((repository) => `repository:${repository}:pull`);
	const query = {
		...compact({ service: challenge.service }),
		scopes
	};
	const isOwn = realm.origin === new URL(options.url).origin;
	const led = compact({ ledFrom: isOwn ? void 0 : challenge.network });
	const response = await options.send({
		...tokenRequest(options, realm, query, credential),
		...led
	});
	if (response.status === 403 && credential?.kind === "access") return {
		scheme: "Bearer",
		credential: credential.token
	};
	if (response.status !== 200) throw registryError(operation, response, options.hints.token(response.status, credential !== void 0));
	const token = new Secret(decodeJson(operation, response, tokenAnswer));
	options.onSecret(token);
	return {
		scheme: "Bearer",
		credential: token
	};
}
function described({ describe }, [first = "", ...others]) {
	const more = others.length === 0 ? "" : ` and ${others.length} more`;
	return `${describe(first)}${more}`;
}
function tokenRequest(options, realm, query, credential) {
	if (credential?.kind === "identity") return refreshRequest(realm, query, credential.token);
	const url = new URL(realm);
	if (query.service !== void 0) url.searchParams.set("service", query.service);
	url.searchParams.delete("scope");
	for (const scope of query.scopes) url.searchParams.append("scope", scope);
	const request = {
		method: "GET",
		url: url.href,
		headers: { accept: "application/json" }
	};
	if (credential === void 0) return request;
	if (credential.kind === "access") return {
		...request,
		authorization: {
			scheme: "Bearer",
			credential: credential.token
		}
	};
	return {
		...request,
		authorization: passwordOf(options, credential)
	};
}
function refreshRequest(realm, query, token) {
	const fields = {
		...compact({ service: query.service }),
		scope: query.scopes.join(" "),
		grant_type: "refresh_token",
		client_id: "tagproof",
		refresh_token: token.expose()
	};
	return {
		method: "POST",
		url: realm.href,
		headers: {
			accept: "application/json",
			"content-type": "application/x-www-form-urlencoded"
		},
		body: new URLSearchParams(fields).toString(),
		repeatable: true
	};
}
function passwordOf({ name, onSecret }, credential) {
	if (credential?.kind !== "password") throw new Failure("no-credential", noPassword(name));
	const pair = `${credential.user}:${credential.password.expose()}`;
	const encoded = new Secret(Buffer.from(pair).toString("base64"));
	onSecret(encoded);
	return {
		scheme: "Basic",
		credential: encoded
	};
}
// lib/clients/registry/session.js
const maxRepositories = 50;
const maxLength = 3e3;
function tokenSource(options) {
	let isSet = options.scopeSets === true;
	let wanted = [];
	let place;
	async function ownTokenFor(repository, challenge) {
		return {
			authorization: await authorizationFor(options, [repository], challenge),
			isShared: false
		};
	}
	async function tokensOf(repositories, challenge) {
		try {
			const authorization = await authorizationFor(options, repositories, challenge);
			const granted = grantedIn(authorization, repositories);
			if (granted.length < repositories.length) isSet = false;
			return new Map(granted.map((repository) => [repository, {
				authorization,
				isShared: true
			}]));
		} catch (error) {
			if (!(error instanceof ApiError && error.status < 500 && error.status !== 429)) throw error;
			isSet = false;
			return;
		}
	}
	function ask(batch, challenge) {
		const [only] = batch;
		if (only !== void 0 && batch.length === 1) {
			only.resolve(ownTokenFor(only.repository, challenge));
			return;
		}
		const tokens = tokensOf(batch.map(({ repository }) => repository), challenge);
		for (const { repository, resolve } of batch) resolve(tokens.then((all) => all?.get(repository) ?? ownTokenFor(repository, challenge)));
	}
	return {
		ownTokenFor,
		tokenFor(repository, challenge) {
			if (!isSet || challenge.scheme === "Basic") return ownTokenFor(repository, challenge);
			place ??= JSON.stringify(challenge);
			if (place !== JSON.stringify(challenge)) return ownTokenFor(repository, challenge);
			return new Promise((resolve) => {
				wanted.push({
					repository,
					resolve
				});
				if (wanted.length > 1) return;
				setImmediate(() => {
					const all = wanted;
					[wanted, place] = [[], void 0];
					for (const batch of batchesOf(all)) ask(batch, challenge);
				});
			});
		}
	};
}
function batchesOf(all) {
	const batches = [];
	let length = 0;
	for (const one of all) {
		const last = batches.at(-1);
		const size = encodeURIComponent(one.repository).length;
		const isFull = last === void 0 || last.length >= maxRepositories || length + size > maxLength;
		if (isFull) batches.push([one]);
		else last.push(one);
		length = isFull ? size : length + size;
	}
	return batches;
}
function grantedIn({ credential }, repositories) {
	let access;
	try {
		({access} = decodeJwt(credential.expose()));
	} catch {
		return repositories;
	}
	if (!Array.isArray(access)) return repositories;
	const names = new Set(access.flatMap((one) => pullAccess.safeParse(one).data?.name ?? []));
	return repositories.filter((repository) => names.has(repository));
}
const pullAccess = object({
	name: string(),
	actions: array(unknown()).refine((actions) => actions.includes("pull"))
});
function openSession(options) {
	const { send } = options;
	let challenged = options.challenge === void 0 ? void 0 : Promise.resolve(options.challenge);
	const tokens = new Map();
	const source = tokenSource(options);
	function token(repository, challenge, ask = source.tokenFor) {
		const known = tokens.get(repository) ?? ask(repository, challenge);
		tokens.set(repository, known);
		return known;
	}
	async function sendWith(repository, request, challenge, other) {
		const via = other ?? send;
		const isNew = !tokens.has(repository);
		const first = token(repository, challenge);
		const { authorization, isShared } = await first;
		const response = await via({
			...request,
			authorization
		});
		if (isShared ? !(other === void 0 ? refusals : deniedStatuses).has(response.status) : response.status !== 401 || isNew || challenge.scheme === "Basic") return response;
		if (tokens.get(repository) === first) tokens.delete(repository);
		const own = await token(repository, challenge, source.ownTokenFor);
		return via({
			...request,
			authorization: own.authorization
		});
	}
	return async (repository, request, other) => {
		const via = other ?? send;
		const retryIfChallenged = (response) => {
			const challenge = challengeOf(response);
			return challenge === void 0 ? response : sendWith(repository, request, challenge, other);
		};
		if (challenged === void 0) {
			const plain = via(request);
			if (other === void 0) challenged = plain.then(challengeOf, () => void 0);
			return retryIfChallenged(await plain);
		}
		const challenge = await challenged;
		if (challenge !== void 0) return sendWith(repository, request, challenge, other);
		return retryIfChallenged(await via(request));
	};
}
const refusals = new Set([
	400,
	401,
	403,
	404
]);
const deniedStatuses = new Set([401, 403]);
function challengeOf({ status, headers, network }) {
	const challenge = status === 401 ? challengeIn(headers["www-authenticate"]) : void 0;
	return challenge?.scheme === "Bearer" ? {
		...challenge,
		...compact({ network })
	} : challenge;
}
// lib/clients/registry/registries.js
async function probeRegistry({ registry, repository, tag = "latest", digest }, options) {
	const [{ status }, hasCredential] = await Promise.all([options.send({
		method: "GET",
		url: `${registryOrigin(registry)}/v2/`,
		headers: {}
	}), isKnown(options.credentials, registry)]);
	const client = registriesClient(options);
	const readSample = async () => {
		const name = {
			registry,
			repository
		};
		await (digest === void 0 ? client.digestOf(name, tag) : client.manifest(name, digest));
	};
	return {
		status,
		hasCredential,
		readSample
	};
}
async function isKnown(credentials, registry) {
	return await credentials(registry) !== void 0;
}
const maxRegistries = 100;
const hosts = { "docker.io": "registry-1.docker.io" };
function registriesClient({ send, credentials, onSecret, remember, scopeSets = false }) {
	const opened = new Map();
	function open(registry) {
		const url = registryOrigin(registry);
		const known = opened.get(url);
		if (known !== void 0) return known;
		if (opened.size >= maxRegistries) throw new Failure("unreachable", tooManyRegistries(registry, maxRegistries));
		const options = {
			url,
			name: registry,
			describe: (repository) => `${registry}/${repository}`,
			send,
			credential: () => credentials(registry),
			hints: dockerHints,
			onSecret,
			scopeSets,
			...compact({ remember: remember?.(() => readerOf(url, () => credentials(registry))) })
		};
		const session = openSession(options);
		const client = ociClient(options, session, ({ reason }) => reason === "missing-tag");
		opened.set(url, {
			client,
			session
		});
		return {
			client,
			session
		};
	}
	const clientOf = (registry) => open(registry).client;
	return {
		contentOf: clientOf,
		sessionOf: (registry) => open(registry).session,
		hasLogin: (registry) => isKnown(credentials, registry),
		digestOf: async ({ registry, repository }, tag) => clientOf(registry).digestOf(repository, tag),
		manifest: async ({ registry, repository }, digest) => clientOf(registry).kindOf(repository, digest),
		children: async ({ registry, repository }, digest) => clientOf(registry).children(repository, digest)
	};
}
async function readerOf(url, credentialOf) {
	const credential = await credentialOf().catch(() => "unknown");
	if (credential === void 0) return `${url} anonymous`;
	return credential !== "unknown" && credential.kind === "password" ? `${url} ${credential.user}` : void 0;
}
function registryOrigin(registry) {
	const address = `https://${hosts[registry] ?? registry}`;
	if (!URL.canParse(address)) throw new Failure("unreachable", notAHost(registry));
	const { host, hostname } = new URL(address);
	return `${isLoopback(hostname) ? "http" : "https"}://${host}`;
}
// lib/clients/registry/tag-lists.js
const row = object({
	name: string(),
	digest: string().nullish(),
	manifest_digest: string().nullish()
});
const searches = {
	"docker.io": {
		url: (path, part) => {
			const [namespace = "", ...name] = path.split("/");
			return `https://hub.docker.com/v2/namespaces/${namespace}/repositories/${name.join("/")}/tags?page_size=100${part === "" ? "" : `&name=${part}`}`;
		},
		schema: object({ results: array(row).max(1e3) }).transform(({ results }) => results)
	},
	"quay.io": {
		url: (path, part) => `https://quay.io/api/v1/repository/${path}/tag/?onlyActiveTags=true&limit=100${part === "" ? "" : `&filter_tag_name=like:${part}`}`,
		schema: object({ tags: array(row).max(1e3) }).transform(({ tags }) => tags)
	}
};
const maxPages$1 = 5;
const maxBytes = 8388608;
function tagLists({ contentOf, send, asksApis }) {
	async function search({ url, schema }, { registry, repository }, part) {
		const operation = `Tags of ${registry}/${repository}`;
		const response = await send({
			method: "GET",
			url: url(uriOf(repository), encodeURIComponent(part)),
			headers: {
				accept: "application/json",
				"x-requested-with": "XMLHttpRequest"
			},
			maxBytes
		});
		if (response.status !== 200) throw new ApiError(operation, response.status, {});
		return decodeJson(operation, response, schema).flatMap(({ name: tag, digest, manifest_digest }) => {
			const of = digest ?? manifest_digest ?? "";
			return isTag(tag) && isDigest(of) ? [{
				tag,
				digest: of
			}] : [];
		});
	}
	const list = memoizeAsync(async (registry, repository) => {
		const client = contentOf(registry);
		const all = [];
		for (let page, count = 0; count < maxPages$1; count += 1) {
			const { tags, next } = await withFallback(client.tags(repository, page), { tags: [] }, isUnsupported);
			append(all, tags);
			if (next === void 0) break;
			page = next;
		}
		return all;
	});
	return {
		tagsOf: async (name, part) => {
			const { registry, repository } = name;
			const known = asksApis && Object.hasOwn(searches, registry) ? searches[registry] : void 0;
			try {
				if (known !== void 0) return await search(known, name, part);
			} catch (error) {
				if (!(error instanceof Failure && ["denied", "not-found"].includes(error.reason))) throw error;
			}
			return list(registry, repository);
		},
		digestOf: async ({ registry, repository }, tag) => contentOf(registry).digestOf(repository, tag)
	};
}
// lib/clients/signatures/claims.js
const prefix = "pkg:docker/";
function claimedName(purl) {
	if (!purl.startsWith(prefix)) return void 0;
	const [path = ""] = purl.slice(11).split(/[?#]/, 1);
	const at = path.lastIndexOf("@");
	const [repository, tag] = at < 0 ? [path, ""] : [path.slice(0, at), path.slice(at + 1)];
	const name = tag === "" ? decoded(repository) : decoded(`${repository}:${tag}`);
	const parsed = name === void 0 ? void 0 : parseImage(name);
	return parsed === void 0 || parsed.kind === "invalid" ? void 0 : imageName(parsed.image);
}
function decoded(text) {
	try {
		return decodeURIComponent(text);
	} catch {
		return;
	}
}
const maxManifests = 64;
const maxClaims = 20;
const maxTypeLength = 200;
const maxStatements = 4;
const maxStatementBytes = 1048576;
const maxSubjects = 100;
const predicateName = "in-toto.io/predicate-type";
const statement = object({ subject: array(object({
	name: string().max(1e3),
	digest: record(string(), string())
})).max(maxSubjects) });
async function readClaims(source, repository, digest) {
	const read = async (one) => {
		const content = await source.manifest(repository, one);
		return content && readManifest(`Manifest ${one} of ${repository}`, content);
	};
	const attestations = ((await read(digest))?.children ?? []).flatMap((child) => {
		const about = attestedBy(child);
		return about !== void 0 && isDigest(child.digest) ? [{
			about,
			digest: child.digest
		}] : [];
	});
	const described = await Promise.all(attestations.slice(0, maxManifests).map(async ({ about, digest: one }) => ({
		about,
		layers: (await read(one))?.layers ?? []
	})));
	const types = described.flatMap(({ layers }) => layers.flatMap((layer) => predicateOf(layer) ?? []));
	const names = await Promise.all(described.slice(0, maxStatements).map(({ about, layers }) => namesIn(source, repository, about, layers)));
	return {
		types: [...new Set(types)].slice(0, maxClaims),
		names: [...new Set(names.flat())].slice(0, maxClaims)
	};
}
async function namesIn(source, repository, about, layers) {
	const [layer] = layers.filter((one) => predicateOf(one) !== void 0 && (one.size ?? 0) <= maxStatementBytes).sort((a, b) => (a.size ?? maxStatementBytes) - (b.size ?? maxStatementBytes));
	if (layer === void 0 || !isDigest(layer.digest)) return [];
	const content = await source.blob(repository, layer.digest, maxStatementBytes);
	const parsed = statement.safeParse(parseJson(content?.text ?? ""));
	if (!parsed.success) return [];
	return parsed.data.subject.flatMap(({ name, digest }) => `sha256:${digest.sha256}` === about ? claimedName(name) ?? [] : []);
}
function predicateOf({ annotations }) {
	return annotations?.[predicateName]?.slice(0, maxTypeLength);
}
// lib/clients/signatures/messages.js
function tooManySignatures(name, found, max) {
	return `${name}: ${found} signatures are attached, and only the newest ${max} were read. Delete those that are not needed`;
}
function tooManyPages(name, max) {
	return `${name}: the list of what refers to it has more than ${max} pages`;
}
function missingContent(digest) {
	return `the registry lists ${digest} and does not return it`;
}
function tooLarge(digest, max) {
	return `${digest} is larger than ${max} bytes`;
}
function rootStatus(path, status) {
	return `the update repository of Sigstore returned HTTP ${status} for ${path}`;
}
function rootRefused(path, why) {
	return `${path} of the update repository of Sigstore was refused (${why.replace(/[^\x20-\x7e]+/g, " ").slice(0, 200)})`;
}
function attestationsFailed(operation, status) {
	return `${operation}: the GitHub API returned ${status}. Set \`github-token\` to a token that may read attestations`;
}
// lib/clients/signatures/registry-places.js
const maxSignatures = 50;
const fewSignatures = 20;
const maxListed = 2e4;
const maxPages = 10;
const predicateNames = [
	"dev.sigstore.bundle.predicateType",
	"predicateType",
	"in-toto.io/predicate-type"
];
const text = string().max(1e3);
const descriptor = object({
	mediaType: text.default(""),
	artifactType: text.nullish(),
	digest: string().refine(isDigest, "not a sha256 digest"),
	size: number().default(0),
	annotations: record(string(), string()).nullish()
});
const manifest = object({
	manifests: array(descriptor).max(maxListed).nullish(),
	layers: array(descriptor).max(maxListed).nullish()
});
function registryPlaces(open, repository, digest, formats) {
	const name = `${repository}@${digest}`;
	const tag = digest.replace(":", "-");
	async function referrers(format) {
		const listed = [];
		const source = open();
		let count = 0;
		for await (const page of referrerPages(source, repository, digest)) {
			append(listed, decode(name, page).manifests ?? []);
			count += 1;
			if (page.next !== void 0 && (count >= maxPages || listed.length > maxListed)) throw new Failure("unverifiable-signature", tooManyPages(name, maxPages));
		}
		const own = listed.filter((one) => format.mediaType.test(one.artifactType ?? one.mediaType) && mayVouch(one, format));
		return newest(name, own, async (one) => {
			const found = await source.manifest(repository, one.digest);
			const layer = found && decode(one.digest, found).layers?.find(({ mediaType }) => format.mediaType.test(mediaType));
			if (layer === void 0) return {
				kind: "unreadable",
				why: missingContent(one.digest)
			};
			return read(source, layer, format);
		});
	}
	async function tagged(suffix, format) {
		const source = open();
		const content = await source.manifest(repository, `${tag}${suffix}`);
		if (content === void 0) return [];
		const layers = (decode(`${name} ${suffix}`, content).layers ?? []).filter((layer) => format.mediaType.test(layer.mediaType) && mayVouch(layer, format));
		return newest(name, layers, (layer) => read(source, layer, format));
	}
	async function read(source, layer, { id: kind, maxBytes }) {
		if (layer.size > maxBytes) return {
			kind: "unreadable",
			why: tooLarge(layer.digest, maxBytes)
		};
		const found = await source.blob(repository, layer.digest, maxBytes);
		if (found === void 0) return {
			kind: "unreadable",
			why: missingContent(layer.digest)
		};
		return {
			kind,
			text: found.text,
			annotations: layer.annotations ?? {}
		};
	}
	return formats.map((format) => () => format.suffix === void 0 ? referrers(format) : tagged(format.suffix, format));
}
function mayVouch({ annotations }, { hasPredicate }) {
	if (hasPredicate !== true) return true;
	const predicate = predicateNames.map((one) => annotations?.[one]).find((value) => value !== void 0);
	return predicate === void 0 || formOf(predicate) !== void 0;
}
function decode(operation, { text: body }) {
	return decodeJson(operation, { body }, manifest);
}
async function newest(name, found, read) {
	const isWhole = found.length <= maxSignatures;
	const all = await Promise.all((isWhole ? found : found.slice(-20)).map((one) => read(one).catch((error) => {
		if (!(error instanceof Failure) || error.reason === "stopped") throw error;
		return {
			kind: "unreadable",
			why: error.message
		};
	})));
	const why = tooManySignatures(name, found.length, fewSignatures);
	return isWhole ? all : [{
		kind: "unreadable",
		why
	}, ...all];
}
// lib/clients/signatures/index.js
const api = "https://api.github.com";
const maxAttestations = 30;
const answer = object({ attestations: array(object({ bundle: unknown() })).max(maxAttestations) });
const identity = /^https:\/\/github\.com\/([\w.-]+)\/([\w.*?-]+)\//;
function attestationPlaces({ send, token }, required, digest) {
	const paths = required.flatMap((signer) => {
		const [, owner, repository = ""] = signer.kind === "identity" && identity.exec(signer.identity) || [];
		if (owner === void 0) return [];
		return /[*?]/.test(repository) ? [`orgs/${owner}`, `users/${owner}`] : [`repos/${owner}/${repository}`];
	});
	return [...new Set(paths)].map((path) => async () => {
		const operation = `Attestations of ${digest} in ${path.replace(/^\w+\//, "")}`;
		const response = await send({
			method: "GET",
			url: `${api}/${path}/attestations/${digest}?per_page=${maxAttestations}`,
			headers: {
				accept: "application/vnd.github+json",
				"x-github-api-version": "2022-11-28"
			},
			...token === void 0 ? {} : { authorization: {
				scheme: "Bearer",
				credential: token
			} },
			maxBytes: 16777216
		});
		if (response.status === 404) return [];
		if (response.status !== 200) throw new Failure(response.status === 429 || response.headers["x-ratelimit-remaining"] === "0" ? "rate-limited" : "unverifiable-signature", attestationsFailed(operation, response.status));
		const { attestations } = decodeJson(operation, response, answer);
		if (/rel="next"/.test(response.headers.link ?? "")) throw new Failure("unverifiable-signature", tooManySignatures(operation, 31, maxAttestations));
		return attestations.map(({ bundle }) => ({
			kind: "bundle",
			text: JSON.stringify(bundle)
		}));
	});
}
async function freshRoot(send, answers) {
	const { refreshedRoot } = await import("./refreshed-root-JWuKftnT.js");
	if (answers === void 0) return refreshedRoot(send);
	try {
		return await refreshedRoot(send, void 0, answers.asking(send));
	} catch (error) {
		if (!(error instanceof Failure) || error.reason !== "bad-answer") throw error;
		return refreshedRoot(send, void 0, answers.unconditional(send));
	}
}
function signatureSource({ platform, contentOf, github, rootFrom, answers }) {
	return {
		...compact({ freshRoot: rootFrom && (() => freshRoot(rootFrom, answers)) }),
		places(image, origin, digest, required, formats) {
			const { registry, repository } = platform === origin.registry ? origin : image;
			return [...registryPlaces(() => contentOf(registry), repository, digest, formats), ...attestationPlaces(github, required, digest)];
		},
		async claims(image, origin, digest) {
			const { registry, repository } = platform === origin.registry ? origin : image;
			return readClaims(contentOf(registry), repository, digest);
		}
	};
}
// lib/clients/index.js
const historyLimit = 1e3;
async function connectPlatform(host, config, send, cached) {
	const { platform } = config;
	if (platform === void 0) {
		const gap = {
			cause: "no-platform",
			subject: "platform",
			message: noPlatform(config.surface)
		};
		return {
			sources: gap,
			advisories: gap,
			gaps: []
		};
	}
	const { connectPlatformClients } = await import("./connect-platform-BsozWz3W.js");
	return connectPlatformClients(host, config, {
		platform,
		send,
		historyLimit,
		...compact({ cached })
	});
}
function registryHost(platform) {
	return platform === void 0 ? {} : { registry: new URL(platform.registryUrl).host };
}
const presetRegistries = Object.values(presets).map(({ registryUrl }) => new URL(registryUrl).host);
function contentIn(registry, platform, { content, sources }, registries) {
	if (registry !== registryHost(platform).registry) return registries.contentOf(registry);
	if (content !== void 0) return content;
	throw "cause" in sources ? new Failure(sources.cause, sources.message) : new Failure("no-platform", `${registry} cannot be read`);
}
function countWithSavings(requests, savings) {
	if (savings.length === 0) return requests;
	return {
		get total() {
			return requests.total;
		},
		get retried() {
			return requests.retried;
		},
		get saved() {
			return savings.reduce((sum, { saved }) => sum + saved, 0);
		}
	};
}
function withPlatformTransport(host, { transport, platform }) {
	if (transport === "rest" || platform === void 0) return host;
	const { baseUrl } = platform;
	let loaded;
	const grpc = async (request) => {
		loaded ??= loadGrpc(host, baseUrl);
		return (await loaded)(request);
	};
	const send = (request) => request.url.startsWith(`${baseUrl}/`) ? grpc(request) : host.send(request);
	return {
		...host,
		send
	};
}
async function loadGrpc({ send, sendBytes }, baseUrl) {
	if (sendBytes === void 0) throw new Failure("unreachable", noHttp2);
	const { grpcSend } = await import("./send-Cmq5xHHw.js");
	return grpcSend(sendBytes, send, baseUrl);
}
async function connect(host, config, opening, readFile = (path) => host.files.read(path)) {
	const cached = await opening;
	const transports = runTransports(host);
	const connected = await connectPlatform(host, config, transports.platform, cached);
	const createRegistries = registryFactory(host);
	const registries = createRegistries(transports.registries, cached);
	const contents = createRegistries(transports.content, cached);
	const tags = createRegistries(transports.histories, void 0);
	const contentOf = (registry) => contentIn(registry, config.platform, connected, registries);
	const mask = host.sink.mask.bind(host.sink);
	const github = {
		send: transports.registries,
		...publicGithub(host, config)
	};
	return {
		...connected,
		...openReleaseList(host, config, transports.registries),
		registries,
		tagLists: tagLists({
			contentOf: tags.contentOf,
			send: transports.histories,
			asksApis: config.historySources.wellKnown
		}),
		histories: openHistories({
			selection: config.historySources,
			send: maskingTransport(transports.histories, mask),
			clock: host.clock,
			github,
			tokenOf: maskingTokens((registry) => host.apiToken?.(registry), mask),
			originOf: registryOrigin,
			pullFrom: (registry) => (repository, request) => registries.sessionOf(registry)(repository, request, transports.histories),
			hasLogin: registries.hasLogin,
			aws: maskedAws(host),
			readFile
		}),
		contentIn: rememberedByName((registry) => withContentOnce(contentIn(registry, config.platform, connected, contents))),
		signatures: signatureSource({
			...compact({
				platform: registryHost(config.platform).registry,
				rootFrom: config.sigstoreRoot === "refresh" ? transports.registries : void 0,
				answers: cached?.answers
			}),
			contentOf,
			github
		}),
		requests: countWithSavings(transports.requests, [
			cached,
			host.shared,
			host.known
		].flatMap((one) => one?.count ?? [])),
		clock: transports.clockSkew
	};
}
function rememberedByName(open) {
	const opened = new Map();
	return (name) => {
		const known = opened.get(name) ?? open(name);
		opened.set(name, known);
		return known;
	};
}
function maskedAws({ aws, sink }) {
	let read;
	return () => {
		if (read !== void 0) return read.credentials;
		read = { credentials: aws?.() };
		const { secretAccessKey, sessionToken } = read.credentials ?? {};
		for (const secret of [secretAccessKey, sessionToken]) if (secret !== void 0) sink.mask(secret);
		return read.credentials;
	};
}
function publicGithub({ ci }, { githubToken }) {
	const api = "https://api.github.com";
	const runsThere = ci?.variable("GITHUB_API_URL") === api;
	return {
		api,
		graphql: `${api}/graphql`,
		raw: "https://raw.githubusercontent.com",
		...compact({ token: runsThere ? githubToken : void 0 })
	};
}
function openReleaseList({ clock }, { endOfLife }, send) {
	if (endOfLife === "off") return {};
	const options = {
		isOnline: endOfLife === "online",
		send,
		now: clock.now()
	};
	const load = memoizeAsync(async () => (await import("./release-list-DOlL6qWw.js")).releaseEndLookup(options));
	return { releaseEnd: async (image) => (await load())(image) };
}
function registryFactory({ docker, sink, shared }) {
	const onSecret = sink.mask.bind(sink);
	const credentials = dockerCredentials(docker, onSecret);
	const scopeSets = shared === void 0;
	return (send, cached) => registriesClient({
		send,
		credentials,
		onSecret,
		scopeSets,
		...compact({ remember: cached?.content })
	});
}
export { requestGraphql as C, moreFor as S, advisorySubject as _, withPlatformTransport as a, severalEndsOfLife as b, probeRegistry as c, ociClient as d, historyError as f, contentReader as g, dockerCredentials as h, registryHost as i, openSession as l, recordInFuture as m, historyLimit as n, rootRefused as o, platformHints as p, presetRegistries as r, rootStatus as s, connect as t, followRedirects as u, isAboutAdvisories as v, tagOfAnother as x, platformTokenNeeded as y };
