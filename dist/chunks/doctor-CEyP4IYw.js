import { n as __exportAll } from "./rolldown-runtime-BrvMwczA.js";
import { n as policySources } from "./policy-sources-y5Wo0v9G.js";
import { A as printFound, D as inputOf, E as githubTokenOf, F as usageErrors, M as printOptionsOf, ft as Failure } from "./scan-DFDHd4Kl.js";
import { i as readCoverage, n as daysOf, r as provedText, t as causesText } from "./coverage-DUMICMVt.js";
import { C as record, O as union, T as string, f as array, k as unknown, u as _enum, v as looseObject } from "./schemas-eoL3S0JI.js";
import { t as configure } from "./config-MElt0Z2K.js";
import { t as localHost } from "./local-Dxo6jF7o.js";
import { n as scanCheckout, ot as plain, q as dayMs, st as plural, u as parseDocument, w as originImage, x as whereIs, yt as compact } from "./reading-DT2Pr2dB.js";
import { i as wrapped } from "./columns-qy4O7SPN.js";
import { a as serviceTransport, i as runTransports, n as guardHost } from "./http-kiv8ZDRX.js";
import { a as withPlatformTransport, c as probeRegistry, h as dockerCredentials, i as registryHost } from "./clients-1vmCjFb-.js";
import { r as claimsOf } from "./claims-Cos2twfs.js";
import { n as platformClient, o as tokenRefused } from "./client-Bf0SxAxW.js";
import { n as accessToken, r as audiencesOf, t as platformRegistry } from "./platform-registry-CRYDY_O7.js";
import { n as tokenPlaceOf, r as workflowAudience } from "./workflow-token-9JwH3i1m.js";
import { t as appliedPolicyText } from "./gate-CYeapkKr.js";
import { a as isCommit } from "./ci-systems-BV5p2CNW.js";
import { r as connectCi } from "./connect-y8a7Oj_c.js";
import { n as describeRepository } from "./files-ID5y8LHs.js";
import { n as docsUrl } from "./project-DUsCRlBa.js";
import { y as ApiError } from "./api-l38x_bCj.js";
import { styleText } from "node:util";
// lib/clients/platform/probes.js
function probesOf({ baseUrl, issuerUrl, registryUrl }) {
	return [
		{
			input: "base-url",
			url: `${baseUrl}/ping/v2/ping`,
			expected: [200]
		},
		{
			input: "issuer-url",
			url: `${issuerUrl}/.well-known/openid-configuration`,
			expected: []
		},
		{
			input: "registry-url",
			url: `${registryUrl}/v2/`,
			expected: [200, 401]
		}
	];
}
// lib/onboarding/doctor/diagnosis.js
const temporary = new Set([
	"timeout",
	"rate-limited",
	"server-error"
]);
const ok = (subject, message) => ({
	subject,
	status: "ok",
	message
});
const notChecked = (subject, why) => ({
	subject,
	status: "unknown",
	message: `not checked: ${why}`
});
function failed(subject, error, remedy, unreached = "Fix the endpoint first: see its line above.") {
	if (!(error instanceof Failure)) throw error;
	const { reason, message } = error;
	if (temporary.has(reason)) return {
		subject,
		status: "unknown",
		message,
		code: reason,
		remedy: "Run `tagproof doctor` again."
	};
	const isUnreached = reason === "unreachable";
	return {
		subject,
		status: "not ok",
		message: isUnreached ? message.replace(/\. .*$/s, "") : message,
		code: reason,
		remedy: isUnreached ? unreached : remedy
	};
}
function exitCodeOf(diagnoses) {
	if (diagnoses.some(({ status }) => status === "not ok")) return 1;
	return diagnoses.some(({ status }) => status === "unknown") ? 3 : 0;
}
// lib/onboarding/doctor/workflow-permissions.js
const level = _enum([
	"none",
	"read",
	"write"
]);
const permissions = union([_enum(["read-all", "write-all"]), record(string(), level)]);
const step = looseObject({
	uses: string().optional(),
	with: record(string(), unknown()).optional()
});
const workflow = looseObject({
	permissions: permissions.nullish(),
	jobs: record(string(), looseObject({
		permissions: permissions.nullish(),
		steps: array(step).optional(),
		uses: string().optional()
	}))
});
const maxBytes = 524288;
const isAction = /(?:^|\/)tagproof@/;
const isReusableWorkflow = /\/tagproof\/\.github\/workflows\/[^/@]+@/;
const levels = [
	"none",
	"read",
	"write"
];
function jobNeedsOf(text, config) {
	const read = readWorkflow(text);
	if (read === void 0) return void 0;
	return Object.entries(read.jobs).flatMap(([job, { steps = [], permissions: own }]) => steps.filter(({ uses = "" }) => isAction.test(uses)).map(({ uses = "", with: inputs = {} }) => {
		const needed = Object.entries(neededBy(inputs, config));
		const given = own ?? read.permissions ?? void 0;
		const names = (some) => some.map(([name, wanted]) => `${name}: ${wanted}`);
		if (given === void 0) return {
			job,
			uses,
			missing: names(needed.filter(([name]) => name === "id-token")),
			open: names(needed.filter(([name]) => name !== "id-token"))
		};
		return {
			job,
			uses,
			missing: names(needed.filter((one) => !isGiven(given, one))),
			open: []
		};
	}));
}
function actionsIn(text) {
	const uses = Object.values(readWorkflow(text)?.jobs ?? {}).flatMap(({ uses: reusable, steps = [] }) => [reusable, ...steps.map((one) => one.uses)]);
	const own = (name) => name !== void 0 && (isAction.test(name) || isReusableWorkflow.test(name));
	return [...new Set(uses.filter(own))].flatMap((name) => name ?? []);
}
function readWorkflow(text) {
	if (text.length > maxBytes) return void 0;
	const document = parseDocument(text, { logLevel: "silent" });
	if (document.errors.length > 0) return void 0;
	try {
		return workflow.safeParse(document.toJS({ maxAliasCount: 100 })).data;
	} catch {
		return;
	}
}
function isGiven(given, [name, wanted]) {
	const has = typeof given === "string" ? given === "write-all" ? "write" : "read" : given[name] ?? "none";
	return levels.indexOf(has) >= levels.indexOf(wanted);
}
function neededBy(inputs, config) {
	const { delivery } = config;
	const on = (name, policy) => inputs[name] === void 0 ? policy : String(inputs[name]) === "true";
	const comment = String(inputs.comment ?? delivery.comment) !== "never";
	const pullRequest = on("pull-request", delivery.pullRequest !== void 0);
	const issue = on("issue", delivery.issue);
	const identity = inputs.identity !== void 0 || config.identity !== void 0;
	return {
		contents: pullRequest ? "write" : "read",
		...identity ? { "id-token": "write" } : {},
		...comment || pullRequest ? { "pull-requests": "write" } : {},
		...issue ? { issues: "write" } : {}
	};
}
// lib/onboarding/doctor/ci.js
const subject$1 = "workflow permissions";
const isWorkflow = (path) => /^\.github\/workflows\/[^/]+\.ya?ml$/.test(path);
async function workflowLines({ files }, config) {
	const paths = (await files.list(isWorkflow)).filter(isWorkflow);
	const all = (await Promise.all(paths.map(async (path) => {
		const read = await files.read(path);
		const needs = "text" in read ? jobNeedsOf(read.text, config) : void 0;
		if (needs === void 0) {
			const message = `${path} is not a valid workflow`;
			return [{
				subject: subject$1,
				status: "unknown",
				message,
				code: "unreadable-file",
				remedy: `Fix ${path}.`
			}];
		}
		return needs.map(({ job, missing, open }) => {
			const where = `Job \`${job}\` of ${path}`;
			const list = (names) => names.map((name) => `\`${name}\``).join(", ");
			if (missing.length > 0) {
				const remedy = `Add ${list(missing)} under \`permissions:\` of the job.`;
				return {
					subject: subject$1,
					status: "not ok",
					message: `${where} lacks ${list(missing)}`,
					remedy
				};
			}
			if (open.length > 0) {
				const message = `${where} declares no permissions, so ${list(open)} depends on the repository's settings`;
				return {
					subject: subject$1,
					status: "unknown",
					message,
					remedy: `Add ${list(open)} under \`permissions:\`.`
				};
			}
			return ok(subject$1, `${where} has the permissions that its inputs require`);
		});
	}))).flat();
	if (all.length > 0) return all;
	const gitlab = await gitlabLine(files, config);
	if (gitlab !== void 0) return [gitlab];
	return [ok(subject$1, "No workflow uses Tagproof yet; `tagproof init` proposes one")];
}
async function gitlabLine(files, config) {
	for (const file of [".gitlab/tagproof.yml", ".gitlab-ci.yml"]) {
		const read = await files.read(file);
		if ("text" in read && /\btagproof\S{0,60} (?:verify|pin|audit)\b/.test(read.text)) return gitlabJob(file, read.text, config);
	}
}
function gitlabJob(file, text, config) {
	if (config.identity === void 0 || /^[ \t]+TAGPROOF_ID_TOKEN:/m.test(text)) return ok(subject$1, `The job in ${file} gets what its inputs require`);
	return {
		subject: subject$1,
		status: "not ok",
		message: `The job in ${file} gets no ID token, so it cannot sign in`,
		remedy: "Add `id_tokens: {TAGPROOF_ID_TOKEN: {aud: AUDIENCE}}` to the job."
	};
}
async function tokenLines(host, config) {
	if (host.ci === void 0) return [];
	const { comment, issue, pullRequest } = config.delivery;
	const needed = comment !== "never" || issue || pullRequest !== void 0;
	const remedy = `Set \`github-token\`, and grant the permissions described at ${docsUrl("ci-host.md")}.`;
	try {
		const { run, api } = await connectCi(host, config);
		if (run === void 0 || api === void 0) return [];
		if (config.githubToken === void 0) {
			if (!needed) return [ok("github-token", "Not set, and no enabled feature needs it")];
			throw new Failure("no-credential", "There is no token for the GitHub API");
		}
		await describeRepository(api, run.repository);
		return [ok("github-token", `It can read ${run.repository.owner}/${run.repository.name}`)];
	} catch (error) {
		return [failed("github-token", error, remedy)];
	}
}
// lib/onboarding/doctor/registries.js
const maxRegistries = 30;
const maxMs = 3e4;
async function registryAccessLines(host, config, occurrences) {
	const samples = samplesOf(config, occurrences);
	const over = host.clock.after?.(maxMs);
	const stop = [host.stop, over].filter((signal) => signal !== void 0);
	const guarded = guardHost({
		...host,
		...stop.length === 0 ? {} : { stop: AbortSignal.any(stop) }
	}).host;
	const onSecret = host.sink.mask.bind(host.sink);
	const credentials = dockerCredentials(host.docker, onSecret);
	const options = {
		send: runTransports(guarded).registries,
		credentials,
		onSecret
	};
	const lines = await Promise.all(samples.slice(0, maxRegistries).map((sample) => registryLine(sample, options, over)));
	const more = samples.length - lines.length;
	return more === 0 ? lines : [...lines, notChecked("registries", `${more} more: only the first ${maxRegistries} are contacted`)];
}
function samplesOf(config, occurrences) {
	const { registry: own } = registryHost(config.platform);
	const samples = new Map();
	for (const one of occurrences) {
		if (one.kind !== "image" || one.testData !== void 0) continue;
		const image = originImage(one.image, config.registries);
		const known = samples.get(image.registry);
		if (image.registry === own || known !== void 0 && (known.tag ?? image.tag) === known.tag) continue;
		samples.set(image.registry, image);
	}
	return [...samples.values()].sort((a, b) => a.registry < b.registry ? -1 : 1);
}
const network = "Check the name of the registry, the network and the proxy settings (`HTTPS_PROXY`, `NO_PROXY`).";
async function registryLine(sample, options, over) {
	const { registry } = sample;
	const subject = "registry";
	try {
		return await readLine(subject, sample, await probeRegistry(sample, options));
	} catch (error) {
		if (over?.aborted !== true) return failed(subject, named(registry, error), network, network);
		return {
			subject,
			status: "unknown",
			message: `${registry} did not respond within ${maxMs / 1e3} seconds`,
			code: "timeout",
			remedy: network
		};
	}
}
async function readLine(subject, { registry, repository, tag, digest }, { status, hasCredential, readSample }) {
	const access = hasCredential ? "with the credential of Docker's configuration" : status === 401 ? "with an anonymous token" : "without a sign-in";
	const image = `${repository}${tag === void 0 ? "" : `:${tag}`}${tag === void 0 && digest !== void 0 ? `@${digest.slice(0, 19)}…` : ""}`;
	try {
		await readSample();
		return ok(subject, `${registry} responds, and ${image} can be read ${access}`);
	} catch (error) {
		if (error instanceof Failure && /^missing-/.test(error.reason)) return ok(subject, `${registry} responds ${access}, and says that ${image} does not exist there`);
		if (!(status === 200 || status === 401) && status < 500 && status !== 429) return {
			subject,
			status: "not ok",
			message: `${registry} returned HTTP ${status} for \`/v2/\`, which a container registry does not do`,
			code: "bad-answer",
			remedy: `Check the name ${registry}, or whether a proxy intercepts the request.`
		};
		const remedy = hasCredential ? `Log in to ${registry} again by \`docker login\`, or check that the credential may pull ${repository}.` : `Log in to ${registry} by \`docker login\` in this environment, or check that ${image} exists.`;
		return failed(subject, named(registry, error), remedy);
	}
}
function named(registry, error) {
	if (!(error instanceof Failure) || error.message.includes(registry)) return error;
	return new Failure(error.reason, `${registry}: ${error.message}`, { cause: error });
}
// lib/onboarding/doctor/roles.js
const viewer = "Bind the role `viewer` to the identity at the root organization.";
const pullRemedies = {
	"signed in": "Bind the role `registry.pull` to the identity at the root organization, or check `--history-service` and `--public-organization`.",
	"sign-in failed": "Fix the sign-in first: see its line above.",
	anonymous: "Set `--identity` or `--registry-token`: this image is not public."
};
async function roleLines(client, config) {
	const [repositories, advisories] = await Promise.all([repositoryLines(client, config), line("list advisories", viewer, async () => {
		await client.listAdvisories({ artifactNames: [config.artifacts[0] ?? "openssl"] }).total();
		return "The identity can list advisories";
	})]);
	return {
		...repositories,
		lines: [...repositories.lines, advisories]
	};
}
async function repositoryLines(client, { group, platform }) {
	const subject = "list repositories";
	try {
		const scope = group === void 0 ? {} : { "uidp.descendants_of": group };
		const found = await client.listRepositories(scope).all();
		const [first] = found;
		if (first === void 0) throw new Failure("denied", group?.includes("/") === true ? `The identity sees no repository in ${group}, which is a subgroup: repositories belong to the root organization` : "The identity sees no repository");
		const listed = ok(subject, `The identity can list repositories (${found.length} found)`);
		const query = {
			...platform?.tagQuery,
			"uidp.children_of": first.uid
		};
		let tag;
		const tags = await line("list tags", viewer, async () => {
			const all = await client.listTags(query).all();
			tag = all[0]?.name;
			return `The identity can list tags (${all.length} of ${first.name})`;
		});
		const organization = group === void 0 ? void 0 : await nameOf(client, group);
		return {
			lines: [listed, tags],
			...tag !== void 0 && organization !== void 0 ? { sample: {
				path: `${organization}/${first.name}`,
				tag: tag ?? ""
			} } : {}
		};
	} catch (error) {
		return { lines: [failed(subject, error, viewer), notChecked("list tags", "no repository is visible")] };
	}
}
async function nameOf(client, group) {
	try {
		return (await client.getGroup([group])).name;
	} catch (error) {
		if (error instanceof Failure) return void 0;
		throw error;
	}
}
async function registryLines(registry, sample, clock, access) {
	const [token, history] = ["registry token", "tag history"];
	if (sample === void 0) {
		const why = "there is no image of the platform in the files or lists";
		return [notChecked(token, why), notChecked(history, why)];
	}
	const { path, tag } = sample;
	try {
		await registry.history(path, tag, { start: clock.now() - dayMs });
		return [ok(token, `The registry issued a token for ${path}`), ok(history, `The history of ${path}:${tag} can be read`)];
	} catch (error) {
		const atToken = error instanceof ApiError && error.operation.startsWith("Registry token");
		const remedy = pullRemedies[access];
		if (atToken) return [failed(token, error, remedy), notChecked(history, "there is no registry token")];
		return [error instanceof ApiError ? ok(token, `The registry issued a token for ${path}`) : notChecked(token, "the registry returned no usable response"), failed(history, error, remedy)];
	}
}
async function line(subject, remedy, check) {
	try {
		return ok(subject, await check());
	} catch (error) {
		return failed(subject, error, remedy);
	}
}
// lib/onboarding/doctor/diagnose.js
const identityRemedy = "Run `tagproof identity explain` to compare the token with the identity, or `tagproof identity create` to create a matching identity.";
async function signInLines(options) {
	const { config, mask } = options;
	for (const secret of [config.token, config.registryToken]) if (secret !== void 0) mask(secret);
	const given = compact({
		platformToken: config.token,
		registryToken: config.registryToken
	});
	if (config.token !== void 0 && config.registryToken !== void 0) return {
		...given,
		lines: [ok("sign-in", "Both tokens are set, so none is exchanged")]
	};
	const { identity } = config;
	if (identity === void 0) {
		const message = "No `--identity` is set, so only public images can be checked";
		return {
			...given,
			lines: [ok("sign-in", message)]
		};
	}
	const workflow = await workflowToken(options);
	if (workflow.token === void 0) return {
		...given,
		lines: [...workflow.lines, notChecked("identity", "there is no workflow token")]
	};
	const { token } = workflow;
	const tryExchange = async (subject, audience) => {
		try {
			return {
				token: await accessToken(options, {
					idToken: token,
					identity,
					audience
				}),
				line: ok(subject, `The identity received a token for ${audience}`)
			};
		} catch (error) {
			return { line: failed(subject, error, identityRemedy) };
		}
	};
	const audiences = audiencesOf(options.platform);
	const [platform, registry] = await Promise.all([config.token ?? tryExchange("identity", audiences.platform), config.registryToken ?? tryExchange("registry sign-in", audiences.registry)]);
	const platformToken = "line" in platform ? platform.token : platform;
	const registryToken = "line" in registry ? registry.token : registry;
	return {
		lines: [...workflow.lines, ...[platform, registry].flatMap((one) => "line" in one ? [one.line] : [])],
		...compact({
			platformToken,
			registryToken
		})
	};
}
async function workflowToken({ config, platform, workflow, mask }) {
	const subject = "workflow token";
	const place = tokenPlaceOf(config);
	const refusal = place === void 0 ? await workflow.refusal() : void 0;
	if (refusal === "not-in-ci") return { lines: [{
		subject,
		status: "unknown",
		message: "Not running in a known CI system, so there is no workflow token to check",
		code: "sign-in",
		remedy: "Run `tagproof doctor` in a workflow, or set TAGPROOF_TOKEN and TAGPROOF_REGISTRY_TOKEN."
	}] };
	if (refusal !== void 0) return { lines: [failed(subject, new Failure(...tokenRefused(refusal, config.surface)), "")] };
	const audience = workflowAudience(platform);
	try {
		const token = await workflow.idToken(audience, place);
		mask(token);
		const claims = claimsOf(token);
		if (claims === void 0) throw new Failure("bad-answer", "The OIDC token is not a JSON Web Token");
		return {
			token,
			lines: [ok(subject, `It has issuer "${claims.issuer}" and subject "${claims.subject}"`), audienceLine(claims.audience, audience)]
		};
	} catch (error) {
		return { lines: [failed(subject, error, "Run the job again.")] };
	}
}
function audienceLine(carried, wanted) {
	if (carried.split(" ").includes(wanted)) return ok("audience", `The token is issued for ${wanted}`);
	return {
		subject: "audience",
		status: "not ok",
		message: `The token is issued for "${carried}", but ${wanted} was requested`,
		code: "sign-in",
		remedy: "Set `--oidc-audience` to the audience in the identity's claimMatch, or remove it."
	};
}
const toleranceMs = 6e4;
const resolutionMs = 1e3;
async function endpointLines(platform, send, clock) {
	const probed = await Promise.all(probesOf(platform).map((probe) => probeOne(probe, send, clock)));
	return [...probed.map(({ diagnosis }) => diagnosis), clockLine(probed)];
}
async function probeOne({ input, url, expected }, send, clock) {
	const host = new URL(url).host;
	try {
		const before = clock.now();
		const { status, headers } = await send({
			method: "GET",
			url,
			headers: { accept: "application/json" }
		});
		const aheadMs = aheadOf(headers.date, before, clock.now());
		return {
			diagnosis: diagnosisOf({
				input,
				host,
				status,
				expected
			}),
			...aheadMs === void 0 ? {} : { aheadMs }
		};
	} catch (error) {
		const remedy = `Check \`--${input}\`, the network and the proxy settings (\`HTTPS_PROXY\`, \`NO_PROXY\`).`;
		return { diagnosis: failed(input, error, remedy, remedy) };
	}
}
function diagnosisOf(answer) {
	const { input, host, status, expected } = answer;
	if (status >= 500 || status === 429) return {
		subject: input,
		status: "unknown",
		message: `${host} returned HTTP ${status}`,
		code: "server-error",
		remedy: "Try again later."
	};
	if (expected.length > 0 && !expected.includes(status)) return {
		subject: input,
		status: "not ok",
		message: `${host} returned HTTP ${status}, which this service does not do`,
		code: "bad-answer",
		remedy: `Check \`--${input}\`: it points to another service, or a proxy intercepts the request.`
	};
	return ok(input, `${host} responds`);
}
function aheadOf(date, before, after) {
	const theirs = Date.parse(date ?? "");
	if (Number.isNaN(theirs)) return void 0;
	return Math.max(0, before - (theirs + resolutionMs)) || Math.min(0, after - theirs);
}
function clockLine(probed) {
	const [max] = [...probed.flatMap(({ aheadMs }) => aheadMs ?? [])].sort((a, b) => Math.abs(b) - Math.abs(a));
	if (max === void 0) return notChecked("clock", "no service reported its time");
	if (Math.abs(max) <= toleranceMs) return ok("clock", "The clocks of this machine and the services agree");
	return {
		subject: "clock",
		status: "not ok",
		message: `This machine is ${Math.round(Math.abs(max) / 1e3)} seconds ${max > 0 ? "ahead of" : "behind"} a service`,
		remedy: "Synchronize the clock (NTP): the validity of tokens and the age of pins depend on it."
	};
}
const subject = "placeholders";
const [exampleGroup, exampleName] = ["GROUP", "IDENTITY"];
async function placeholderLines(host, config) {
	const paths = (await host.files.list(isWorkflow)).filter(isWorkflow);
	const inFiles = await Promise.all(paths.map(async (path) => {
		const read = await host.files.read(path);
		return ("text" in read ? actionsIn(read.text) : []).flatMap((one) => actionLine(path, one));
	}));
	const lines = [...settingLines(config), ...inFiles.flat()];
	return lines.length > 0 ? lines : [ok(subject, "No value of an example is left")];
}
function settingLines({ settings, policy }) {
	const remedy = "Create the identity by `tagproof setup` or `tagproof identity create`, and write its UID here.";
	return settings.flatMap(({ name, value, from }) => {
		if (name !== "identity" && name !== "group") return [];
		const [group, identity] = value.split("/");
		if (!(group === exampleGroup || identity === exampleName || /^0+$/.test(group ?? ""))) return [];
		const message = `\`${name}\`${typeof from === "object" ? ` in ${whereIs(from, policy.sources)}` : ""} is \`${value}\`, which is the value of an example`;
		return [{
			subject,
			status: "not ok",
			message,
			remedy
		}];
	});
}
function actionLine(path, uses) {
	const [name = "", ref = ""] = uses.split("@");
	const isExample = name.startsWith("OWNER/") || /^0+$/.test(ref) || ref === "COMMIT";
	if (!isExample && isCommit(ref)) return [];
	const message = isExample ? `${path} uses \`${uses}\`, which is the value of an example` : `${path} uses \`${uses}\`, and a tag or branch can be moved to another commit`;
	return [{
		subject,
		status: "not ok",
		message,
		remedy: "Replace it with the action's repository and the full commit SHA of a release."
	}];
}
async function diagnose(host, config) {
	const send = serviceTransport(withPlatformTransport(host, config));
	const { platform } = config;
	const scanned = scanCheckout(host.files, config, host);
	const [about, registries, placeholders, workflows, token] = await Promise.all([
		platform === void 0 ? [noPlatform] : platformLines(host, config, platform, send, scanned),
		scanned.then(({ occurrences }) => registryAccessLines(host, config, occurrences)),
		placeholderLines(host, config),
		workflowLines(host, config),
		tokenLines(host, config)
	]);
	return [
		ok("policy", appliedPolicyText(config)),
		...placeholders,
		...about,
		...registries,
		...workflows,
		...token
	];
}
const noPlatform = {
	subject: "platform",
	status: "unknown",
	message: "No platform is configured, so tag histories cannot be checked",
	code: "no-platform",
	remedy: "Set `--platform`, or `--base-url` and `--registry-url`."
};
async function platformLines(host, config, platform, send, scanned) {
	const mask = host.sink.mask.bind(host.sink);
	const [addresses, signedIn, here] = await Promise.all([
		endpointLines(platform, send, host.clock),
		signInLines({
			platform,
			config,
			workflow: host.workflow,
			mask,
			send
		}),
		scanned.then(({ occurrences }) => sampleOf(config, occurrences))
	]);
	const { platformToken, registryToken } = signedIn;
	const anonymous = config.identity === void 0 && platformToken === void 0;
	const roles = platformToken === void 0 ? { lines: anonymous ? [] : [notChecked("roles", "there is no platform token")] } : await roleLines(platformClient({
		baseUrl: platform.baseUrl,
		send,
		token: platformToken,
		surface: config.surface
	}), config);
	const registry = platformRegistry({
		...platform,
		send,
		onToken: mask,
		now: () => host.clock.now(),
		surface: config.surface,
		...registryToken === void 0 ? {} : { credential: registryToken }
	});
	const access = registryToken !== void 0 ? "signed in" : anonymous ? "anonymous" : "sign-in failed";
	const histories = await registryLines(registry, here ?? roles.sample, host.clock, access);
	return [
		...addresses,
		...signedIn.lines,
		...roles.lines,
		...histories
	];
}
function sampleOf(config, occurrences) {
	const { registry } = registryHost(config.platform);
	for (const one of occurrences) {
		if (one.kind !== "image" || one.image.registry !== registry || one.image.tag === void 0) continue;
		return {
			path: one.image.repository,
			tag: one.image.tag
		};
	}
}
// lib/onboarding/doctor/index.js
var doctor_exports = __exportAll({ doctor: () => doctor });
async function doctor(context) {
	const { invocation, environment, err } = context;
	const host = localHost({
		root: invocation.operands[0] ?? ".",
		environment,
		...printOptionsOf(context),
		print: err
	});
	const read = await configure({
		get: (name) => inputOf(context, name),
		...await policySources(host, githubTokenOf(context), inputOf(context, "base"))
	});
	if ("issues" in read) return usageErrors(context, "configuration", read.issues);
	const [proofs, others] = await Promise.all([proofLines(context), diagnose(host, read.config)]);
	const diagnoses = [...proofs, ...others];
	const exitCode = exitCodeOf(diagnoses);
	printFound(context, {
		exitCode,
		diagnoses
	}, () => diagnosisText(diagnoses, context));
	return exitCode;
}
async function proofLines(context) {
	const read = await readCoverage(context);
	if ("issues" in read) return [];
	return read.registries.map((one) => {
		const by = one.sources.map(({ source, since }) => [source, daysOf(since)].filter(Boolean).join(" since "));
		const proof = by.length === 0 ? "" : ` by ${by.join(", and ")}`;
		const more = one.more === void 0 ? "" : `; ${causesText(one.unknown)}: \`tagproof coverage\` says what would prove more`;
		return ok("proofs", `${one.registry}: ${provedText(one)}${proof}${more}`);
	});
}
const marks = {
	ok: "✓",
	"not ok": "✗",
	unknown: "?"
};
const styles = {
	ok: "green",
	"not ok": "red",
	unknown: "yellow"
};
function diagnosisText(diagnoses, { colour, width = Number.POSITIVE_INFINITY }) {
	const paint = (style, text) => colour ? styleText(style, text, { validateStream: false }) : text;
	const column = Math.max(...diagnoses.map(({ subject }) => subject.length)) + 13;
	const indented = (text) => wrapped(plain(text), Math.max(40, width - column)).join(`\n${" ".repeat(column)}`);
	const lines = diagnoses.map(({ subject, status, message, code, remedy }, index) => {
		const head = paint(styles[status], `${marks[status]} ${status.padEnd(7)}`);
		const coded = code === void 0 ? message : `${message} [${code}]`;
		const below = !(status !== "ok" && remedy !== void 0 && diagnoses[index + 1]?.remedy !== remedy) ? "" : `\n${" ".repeat(column)}${paint("bold", indented(remedy))}`;
		return `${head}  ${subject.padEnd(column - 11)}${indented(coded)}${below}`;
	});
	const count = (wanted) => diagnoses.filter(({ status }) => status === wanted).length;
	const total = `${plural(diagnoses.length, "check")}: ${count("ok")} ok, ${count("not ok")} not ok, ${count("unknown")} unknown`;
	return [
		...lines,
		"",
		paint("bold", total)
	].join("\n");
}
export { doctor_exports as n, doctor as t };
