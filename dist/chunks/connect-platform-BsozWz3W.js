import { H as memoizeAsync, yt as compact } from "./reading-DT2Pr2dB.js";
import { ft as Failure, ht as gapFrom } from "./scan-DFDHd4Kl.js";
import { t as findRepository } from "./repository-BX_-1d3r.js";
import { _ as advisorySubject, x as tagOfAnother, y as platformTokenNeeded } from "./clients-1vmCjFb-.js";
import { n as platformClient, s as batchNames } from "./client-Bf0SxAxW.js";
import { n as sbomFinder } from "./attached-BOIJ_jAy.js";
import { a as repositoryTag, r as organizationTags, t as endOfLifeLookup } from "./end-of-life-DbAYW57P.js";
import { C as isUnsupported, S as isRejectedToken } from "./api-l38x_bCj.js";
import { r as claimsOf } from "./claims-Cos2twfs.js";
import { i as signIn, t as platformRegistry } from "./platform-registry-CRYDY_O7.js";
// lib/clients/advisory-sources.js
function createAdvisorySources(options) {
	const { client, platform, sources, scope, content, surface } = options;
	const host = new URL(platform.registryUrl).host;
	const findSboms = sbomFinder(content);
	return {
		advisories: (names) => requestAdvisories(options, names),
		sbomsIn: (registry) => registry === host ? findSboms : void 0,
		async scanned(path, digest) {
			if (client === void 0) throw missingToken("Vulnerability reports", surface);
			const repository = await findRepository(sources, scope, path);
			if (repository === void 0) throw new Failure("not-found", `The platform lists no repository ${path}`);
			if ("cause" in repository) throw new Failure(repository.cause, repository.message);
			const { vulnerabilityMatches, lastSeen } = await client.getVulnerabilityReport([repository.uid, digest]);
			if (vulnerabilityMatches.length === 0 && lastSeen === void 0) throw new Failure("not-found", `The platform has not scanned ${path}@${digest}: its report is empty`);
			return vulnerabilityMatches.map(scannerMatch);
		}
	};
}
function scannerMatch({ vulnerability, pkg, fix }) {
	const id = vulnerability.displayId ?? vulnerability.id;
	return {
		id,
		aliases: [vulnerability.id, ...vulnerability.relatedVulnerabilities].filter((alias) => alias !== id),
		severity: vulnerability.severity,
		fixState: fix?.state ?? "",
		fixVersions: fix?.versions ?? [],
		...pkg?.name === void 0 ? {} : { package: {
			name: pkg.name,
			...compact({ version: pkg.version })
		} }
	};
}
async function requestAdvisories({ client, platform, surface }, names) {
	const { batches, tooLong } = batchNames(names, platform.baseUrl);
	const answers = await Promise.all(batches.map(async (batch) => {
		try {
			if (client === void 0) throw missingToken("Advisories", surface);
			const listed = await client.listAdvisories({ artifactNames: batch }).all();
			const wanted = new Set(batch);
			return {
				advisories: listed.filter(({ artifactName }) => wanted.has(artifactName)),
				gaps: [],
				unanswered: new Map()
			};
		} catch (error) {
			return unansweredNames(batch, gapFrom(error, advisorySubject(batch)));
		}
	}));
	const failure = new Failure("bad-answer", "The name is too long for a request");
	if (tooLong.length > 0) answers.push(unansweredNames(tooLong, gapFrom(failure, advisorySubject(tooLong))));
	return {
		advisories: answers.flatMap(({ advisories }) => advisories),
		gaps: answers.flatMap(({ gaps }) => gaps),
		unanswered: new Map(answers.flatMap(({ unanswered }) => [...unanswered]))
	};
}
function unansweredNames(names, gap) {
	return {
		advisories: [],
		gaps: [gap],
		unanswered: new Map(names.map((name) => [name, gap.cause]))
	};
}
function missingToken(what, surface) {
	return new Failure("no-credential", platformTokenNeeded(what, surface));
}
// lib/clients/connect-platform.js
const createdLabel = "org.opencontainers.image.created";
const repositoryType = /\/Repo(?:@|$)/;
function pullPolicySource(client, { transport }) {
	return {
		isApart: transport === "grpc",
		async bindings() {
			try {
				return (await client.listPolicyBindings().all()).filter(({ resourceTypes: types }) => types.length === 0 || types.some((type) => repositoryType.test(type))).map(({ id, mode, parameters }) => ({
					uid: id,
					mode,
					parameters
				}));
			} catch (error) {
				if (isUnsupported(error)) return void 0;
				throw isRejectedToken(error) ? new Failure("no-credential", error.message, { cause: error }) : error;
			}
		},
		async overrides() {
			return (await client.listPolicyOverrides().all()).map(({ id, policyId, digest, artifactId, reason, createdBy, createdAt }) => ({
				uid: id,
				policyUid: policyId,
				digest: artifactId || digest,
				reason,
				...compact({
					createdBy: createdBy || void 0,
					createdAt: createdAt || void 0
				})
			}));
		},
		async check({ uid }, digest) {
			const { results } = await client.checkPolicies(uid, { digest });
			return results.map(({ bindingId, policyId, policyName, mode, result, parameters }) => ({
				policy: policyName || policyId,
				policyUid: policyId,
				bindingUid: bindingId,
				mode,
				result,
				parameters
			}));
		},
		async builtAt({ uid }, digest) {
			const { labels } = await client.getImageConfig([uid, digest]);
			const at = Date.parse(labels[createdLabel] ?? "");
			return Number.isNaN(at) ? void 0 : at;
		}
	};
}
async function connectPlatformClients(host, config, { platform, send, historyLimit, cached }) {
	const mask = host.sink.mask.bind(host.sink);
	const signedIn = await signIn({
		platform,
		config,
		workflow: host.workflow,
		mask,
		send
	});
	if ("failed" in signedIn) {
		const { failed } = signedIn;
		return {
			sources: failed,
			advisories: failed,
			gaps: [failed]
		};
	}
	const { platformToken: token, registryToken: credential } = signedIn.session;
	const { surface } = config;
	const { known } = host;
	const client = token && platformClient({
		baseUrl: platform.baseUrl,
		send,
		token,
		surface
	});
	const owner = ownerOf(config, credential);
	const remember = cached?.content(async () => owner && `${platform.registryUrl} ${owner}`);
	const registry = platformRegistry({
		...platform,
		send,
		onToken: mask,
		now: () => host.clock.now(),
		surface,
		isOfSubgroup: isOfSubgroup(owner),
		...compact({
			credential,
			remember
		})
	});
	const sources = {
		...compact({ catalogue: client && catalogueOf(client, platform) }),
		history(repository, tag, question) {
			const image = `${repository}:${tag}`;
			const ask = (window) => registry.history(repository, tag, window);
			const place = JSON.stringify([
				platform.registryUrl,
				platform.historyService,
				owner
			]);
			const throughCache = (request) => cached === void 0 || owner === void 0 ? request : cached.history(place, {
				image,
				request,
				limit: historyLimit,
				question
			});
			if (known === void 0) return throughCache(ask);
			return reusedHistory(known, image, ask, historyLimit, throughCache);
		},
		children: registry.children,
		...compact({ listed: known && ((path) => known.listOf(path)) }),
		...compact({ pullPolicies: client && pullPolicySource(client, config) })
	};
	const scope = {
		...platform,
		...compact({ group: config.group })
	};
	const { content } = registry;
	return {
		sources,
		advisories: createAdvisorySources({
			client,
			platform,
			sources,
			scope,
			content,
			surface
		}),
		content,
		gaps: []
	};
}
function isOfSubgroup(identity = "") {
	return identity.split("/").length > 2;
}
function ownerOf({ identity }, credential) {
	if (credential === void 0) return "anonymous";
	return identity ?? (claimsOf(credential)?.subject || void 0);
}
function catalogueOf(client, { tagQuery }) {
	const listRepositories = memoizeAsync((name, group) => client.listRepositories({
		name,
		"uidp.descendants_of": group
	}).all());
	const endOf = endOfLifeLookup(client);
	return {
		listRepositories: ({ name, group }) => listRepositories(name, group),
		async listTags({ uid, name }) {
			const listed = await client.listTags({
				...tagQuery,
				"uidp.children_of": uid
			}).all();
			const foreign = listed.find((tag) => !isChild(tag.uid, uid));
			if (foreign === void 0) return listed.map(repositoryTag);
			throw new Failure("bad-answer", tagOfAnother(foreign.name, name));
		},
		endOfLife: ({ uid }, tag) => endOf(uid, tag),
		organization: (group, inUse) => organizationTags(client, { tagQuery }, group, inUse)
	};
}
function isChild(uid, parent) {
	return uid.startsWith(`${parent}/`) && !uid.slice(parent.length + 1).includes("/");
}
function reusedHistory(known, tag, ask, limit, through = (own) => own) {
	const request = through(async (window) => {
		const page = await ask(window);
		if (isWhole(window) && page.length < limit) known.keep(tag, page);
		return page;
	});
	let isFirst = true;
	return async (window) => {
		const records = isFirst && isWhole(window) ? await known.recordsOf(tag) : void 0;
		isFirst = false;
		return records !== void 0 && records.length < limit ? records : request(window);
	};
}
function isWhole({ start, end }) {
	return start === void 0 && end === void 0;
}
export { connectPlatformClients };
