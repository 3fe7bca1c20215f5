import { Bt as isAudienceOf, _t as isSignInCause, ft as Failure, ht as gapFrom, zt as Secret } from "./scan-DFDHd4Kl.js";
import { D as isDigest, yt as compact } from "./reading-DT2Pr2dB.js";
import { T as string, f as array, x as object } from "./schemas-eoL3S0JI.js";
import { n as datetime } from "./iso-BUxoLqnE.js";
import { a as noIdentity, i as foreignToken, r as platformError } from "./client-Bf0SxAxW.js";
import { _ as decodeJson } from "./api-l38x_bCj.js";
import { l as serviceTime } from "./http-kiv8ZDRX.js";
import { d as ociClient, f as historyError, l as openSession, m as recordInFuture, p as platformHints } from "./clients-1vmCjFb-.js";
import { a as refusalHint, r as claimsOf, t as audiencesIn } from "./claims-Cos2twfs.js";
import { t as requestWorkflowToken } from "./workflow-token-9JwH3i1m.js";
// lib/clients/platform/sign-in.js
const exchangeAnswer = object({
	token: string().min(1),
	refreshToken: string().optional()
});
async function exchangeToken(send, exchange) {
	keepForeign(exchange);
	const operation = `Token exchange for ${exchange.audience}`;
	const response = await send({
		method: "POST",
		url: `${exchange.issuerUrl}/sts/exchange`,
		headers: {
			accept: "application/json",
			"content-type": "application/x-www-form-urlencoded"
		},
		authorization: {
			scheme: "Bearer",
			credential: exchange.idToken
		},
		body: new URLSearchParams({
			aud: exchange.audience,
			identity: exchange.identity
		}).toString(),
		repeatable: true
	});
	if (response.status !== 200) throw refusal(operation, response, exchange);
	const { token, refreshToken } = decodeJson(operation, response, exchangeAnswer);
	return refreshToken ? [new Secret(token), new Secret(refreshToken)] : [new Secret(token)];
}
function keepForeign({ issuerUrl, isPaired, idToken }) {
	const audiences = isPaired ? [] : audiencesIn(idToken);
	if (isPaired || audiences.length > 0 && audiences.every((one) => isAudienceOf(issuerUrl, one))) return;
	throw new Failure("sign-in", foreignToken(audiences, new URL(issuerUrl).host));
}
function refusal(operation, response, { identity, idToken, surface }) {
	const error = platformError(operation, response);
	if (error.status === 404) return platformError(operation, response, noIdentity(identity, surface));
	const claims = claimsOf(idToken);
	if (error.reason !== "denied" || claims === void 0) return error;
	return platformError(operation, response, refusalHint(claims, identity, error.details.metadata));
}
async function signIn(options) {
	const { config, platform, mask } = options;
	const { token, registryToken, identity } = config;
	for (const secret of [token, registryToken]) if (secret !== void 0) mask(secret);
	try {
		const idToken = await requestWorkflowToken(options);
		const audiences = audiencesOf(platform);
		const accessFor = async (audience) => idToken === void 0 || identity === void 0 ? void 0 : accessToken(options, {
			idToken,
			identity,
			audience
		});
		const [platformToken, registryAccess] = (await Promise.allSettled([token ?? accessFor(audiences.platform), registryToken ?? accessFor(audiences.registry)])).map(fulfilled);
		return { session: compact({
			platformToken,
			registryToken: registryAccess
		}) };
	} catch (error) {
		const failed = gapFrom(error, "sign-in");
		return { failed: isSignInCause(failed.cause) ? failed : {
			...failed,
			cause: "sign-in"
		} };
	}
}
function audiencesOf({ baseUrl, registryUrl }) {
	return {
		platform: new URL(baseUrl).origin,
		registry: new URL(registryUrl).host
	};
}
async function accessToken({ send, mask, platform: { issuerUrl, isPaired }, config: { surface } }, exchange) {
	const secrets = await exchangeToken(send, {
		issuerUrl,
		surface,
		...compact({ isPaired }),
		...exchange
	});
	secrets.forEach(mask);
	return secrets[0];
}
function fulfilled(result) {
	if (result.status === "rejected") throw result.reason;
	return result.value;
}
// lib/clients/registry/platform-registry.js
const record = object({
	updateTimestamp: datetime({ offset: true }),
	digest: string().refine(isDigest, "not a sha256 digest")
}).transform(({ updateTimestamp, digest }) => ({
	at: Date.parse(updateTimestamp),
	digest
}));
const historyAnswer = object({ history: array(record) });
const maxAheadMs = 3e5;
function platformRegistry(platform) {
	const { send, registryUrl, credential } = platform;
	const hints = platformHints(platform);
	const options = {
		url: registryUrl,
		name: new URL(registryUrl).host,
		describe: (repository) => repository,
		send,
		credential: async () => credential && {
			kind: "access",
			token: credential
		},
		hints,
		onSecret: platform.onToken,
		challenge: {
			scheme: "Bearer",
			realm: `${registryUrl}/token`
		},
		...compact({ remember: platform.remember })
	};
	const session = openSession(options);
	const content = ociClient(options, session, isInaccessible);
	return {
		content,
		children: content.children,
		async history(repository, tag, window) {
			const operation = `History of ${repository}:${tag}`;
			const path = `${platform.historyService}/history/${tag}${windowQuery(window)}`;
			const url = `${registryUrl}/v2/${repository}/${path}`;
			const response = await session(repository, {
				method: "GET",
				url,
				headers: { accept: "application/json" }
			});
			if (response.status !== 200) throw historyError(operation, response, hints);
			const { history } = decodeJson(operation, response, historyAnswer);
			const latest = Math.max(platform.now(), serviceTime(response) ?? 0) + maxAheadMs;
			const early = history.find(({ at }) => at > latest);
			if (early !== void 0) throw new Failure("bad-answer", `${operation}: ${recordInFuture(early.at)}`);
			return history;
		}
	};
}
function isInaccessible(_error, status) {
	return status >= 400 && status < 500 && status !== 429;
}
function windowQuery({ start, end }) {
	const query = new URLSearchParams();
	if (start !== void 0) query.set("start", new Date(start).toISOString());
	if (end !== void 0) query.set("end", new Date(end).toISOString());
	return query.size === 0 ? "" : `?${query}`;
}
export { signIn as i, accessToken as n, audiencesOf as r, platformRegistry as t };
