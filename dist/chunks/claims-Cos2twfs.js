import { t as decodeJwt } from "./decode_jwt-B7T8atRy.js";
import { at as onOneLine } from "./reading-DT2Pr2dB.js";
// lib/clients/platform/claims.js
const form = /^repo:(?<owner>[\w.-]+)(?:@(?<ownerId>\d+))?\/(?<repo>[\w.-]+)(?:@(?<repoId>\d+))?:(?:ref:(?<ref>refs\/[\w./-]+)|environment:(?<environment>[^:]+)|(?<pull>pull_request))$/;
function parseSubject(text) {
	const groups = form.exec(text)?.groups;
	if (groups === void 0) return void 0;
	const { owner = "", ownerId, repo = "", repoId, ref, environment } = groups;
	const scope = ref !== void 0 ? {
		kind: "ref",
		ref
	} : environment !== void 0 ? {
		kind: "environment",
		environment
	} : { kind: "pull-request" };
	const ids = ownerId === void 0 || repoId === void 0 ? {} : { ids: {
		owner: ownerId,
		repository: repoId
	} };
	return {
		repository: `${owner}/${repo}`,
		scope,
		...ids
	};
}
function subjectText({ repository, ids, scope }) {
	const [owner = "", repo = ""] = repository.split("/");
	return `repo:${ids === void 0 ? repository : `${owner}@${ids.owner}/${repo}@${ids.repository}`}:${scope.kind === "ref" ? `ref:${scope.ref}` : scope.kind === "environment" ? `environment:${scope.environment}` : "pull_request"}`;
}
function subjectDifferences(expected, carried) {
	if (expected === carried) return [];
	const want = parseSubject(expected);
	const have = parseSubject(carried);
	if (want === void 0 || have === void 0) return partDifferences(expected, carried);
	const differences = [];
	if (want.repository !== have.repository) differences.push(`the repository is ${have.repository}, the identity expects ${want.repository}`);
	if (JSON.stringify(want.ids) !== JSON.stringify(have.ids)) {
		const style = (subject) => subject.ids === void 0 ? "names alone" : "names with ids";
		differences.push(`the token writes the repository by ${style(have)}, the identity expects ${style(want)}`);
	}
	if (JSON.stringify(want.scope) !== JSON.stringify(have.scope)) differences.push(`the token is for ${scopeText(have.scope)}, the identity expects ${scopeText(want.scope)}`);
	return differences;
}
function partDifferences(expected, carried) {
	const [want, have] = [ciSubjectIn(expected), ciSubjectIn(carried)];
	if (want === void 0 || have === void 0) return [`the subject is "${carried}", the identity expects "${expected}"`];
	if (want.ci !== have.ci) return [`the token is from ${have.ci}, the identity expects one from ${want.ci} ("${expected}")`];
	return [...new Set([...Object.keys(want.parts), ...Object.keys(have.parts)])].flatMap((name) => {
		const [wanted = "none", carries = "none"] = [want.parts[name], have.parts[name]];
		if (wanted === carries) return [];
		return [`the ${name} is ${carries}, the identity expects ${wanted}${have.varying.includes(name) ? `. ${have.ci} puts another ${name} into each token, so an identity with one exact subject cannot match` : ""}`];
	});
}
function scopeText(scope) {
	if (scope.kind === "ref") return `ref ${scope.ref}`;
	return scope.kind === "environment" ? `environment ${scope.environment}` : "pull requests";
}
const formats = [
	{
		ci: "GitHub Actions",
		form: /^repo:(?<repository>[\w.-]+(?:@\d+)?\/[\w.-]+(?:@\d+)?):(?:ref:(?<ref>.+)|environment:(?<environment>.+)|(?<event>pull_request))$/
	},
	{
		ci: "GitLab CI",
		form: /^project_path:(?<project>[^:]+):ref_type:(?<type>branch|tag):ref:(?<ref>.+)$/
	},
	{
		ci: "CircleCI",
		form: /^org\/(?<organization>[^/]+)\/project\/(?<project>[^/]+)\/user\/(?<user>[^/]+)(?:\/vcs-origin\/(?<repository>.+)\/vcs-ref\/(?<ref>.+))?$/,
		varying: ["user"]
	},
	{
		ci: "Buildkite",
		form: /^organization:(?<organization>[^:]+):pipeline:(?<pipeline>[^:]+):ref:(?<ref>[^:]+):commit:(?<commit>[^:]+):step:(?<step>.*)$/,
		varying: ["commit"]
	},
	{
		ci: "Azure Pipelines",
		form: /^sc:\/\/(?<organization>[^/]+)\/(?<project>[^/]+)\/(?<connection>.+)$/
	},
	{
		ci: "Bitbucket Pipelines",
		form: /^(?<repository>\{[0-9a-f-]{36}\}):(?:(?<environment>\{[0-9a-f-]{36}\}):)?(?<step>\{[0-9a-f-]{36}\})$/,
		varying: ["step"]
	},
	{
		ci: "Kubernetes",
		form: /^system:serviceaccount:(?<namespace>[^:]+):(?<account>[^:]+)$/
	},
	{
		ci: "Google Cloud",
		form: /^(?<account>\d{6,32})$/
	}
];
function ciSubjectIn(text) {
	if (text.length > 4096) return void 0;
	for (const { ci, form, varying = [] } of formats) {
		const groups = form.exec(text)?.groups;
		if (groups === void 0) continue;
		const parts = Object.entries(groups).filter(([, value]) => value !== void 0);
		return {
			ci,
			parts: Object.fromEntries(parts),
			varying
		};
	}
}
function claimsOf(token) {
	try {
		const { iss, sub, aud } = decodeJwt(token.expose());
		return {
			issuer: onOneLine(iss ?? ""),
			subject: onOneLine(sub ?? ""),
			audience: onOneLine([aud ?? ""].flat().join(" "))
		};
	} catch {
		return;
	}
}
function audiencesIn(token) {
	try {
		return [decodeJwt(token.expose()).aud ?? []].flat().map(String);
	} catch {
		return [];
	}
}
function refusalHint(claims, identity, metadata) {
	const { expectedIssuer = "", expectedSubject, expectedAudience } = metadata ?? {};
	const expected = expectedSubject === void 0 ? void 0 : {
		issuer: onOneLine(expectedIssuer),
		subject: onOneLine(expectedSubject),
		...expectedAudience === void 0 ? {} : { audience: onOneLine(expectedAudience) }
	};
	const group = identity.split("/").slice(0, -1).join("/");
	return claimsMismatch(claims, expected, identityCommand(claims.subject, group));
}
function identityCommand(subject, group) {
	const parsed = parseSubject(subject);
	if (parsed === void 0) return void 0;
	const { repository, ids, scope } = parsed;
	const flags = scope.kind === "ref" ? `--ref ${shellWord(scope.ref.replace(/^refs\/heads\//, ""))}` : scope.kind === "environment" ? `--environment ${shellWord(scope.environment)}` : "--pull-request";
	return `tagproof identity create --group ${group} --repository ${repository}${ids === void 0 ? "" : ` --owner-id ${ids.owner} --repository-id ${ids.repository}`} ${flags}`;
}
function shellWord(text) {
	return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
function claimsMismatch({ issuer, subject, audience }, expected, command) {
	return `${`The workflow's token has issuer "${issuer}", subject "${subject}", audience "${audience}"`}; ${expected === void 0 ? "compare them with the claimMatch of the identity" : `the identity expects issuer "${expected.issuer}", subject "${expected.subject}"${expected.audience === void 0 ? "" : `, audience "${expected.audience}"`}`}${command === void 0 ? "" : `. To create an identity that matches: ${command}`}`;
}
export { refusalHint as a, parseSubject as i, ciSubjectIn as n, subjectDifferences as o, claimsOf as r, subjectText as s, audiencesIn as t };
