import { n as ciSubjectIn, o as subjectDifferences, r as claimsOf } from "./claims-Cos2twfs.js";
import { r as workflowAudience } from "./workflow-token-9JwH3i1m.js";
import { t as localHost } from "./local-Dxo6jF7o.js";
import { ot as plain, yt as compact } from "./reading-DT2Pr2dB.js";
import { ft as Failure, zt as Secret } from "./scan-DFDHd4Kl.js";
import { i as onPlatform } from "./client-C9IZ1eLv.js";
import { readFile } from "node:fs/promises";
// lib/onboarding/identity/explain.js
async function explainIdentity(context) {
	const { invocation, out } = context;
	return onPlatform(context, ["identity"], await givenToken(context), async (setting, { given }) => {
		const { iam, platform, identity } = setting;
		const claims = given ?? claimsOf(await jobToken(context, setting));
		if (claims === void 0) throw new Failure("bad-answer", notAToken);
		const { claimMatch: match } = await iam.getIdentity([identity]);
		const { issuer, subject, audience = new URL(platform.issuerUrl).host, audiencePattern } = match;
		const claimMatch = compact({
			issuer,
			subject,
			audience: audiencePattern === void 0 ? audience : void 0
		});
		const differences = differencesOf(claims, claimMatch);
		out(invocation.json ? JSON.stringify({
			claims,
			claimMatch,
			differences
		}) : tableOf(claims, claimMatch, differences));
		return differences.length === 0 ? 0 : 1;
	});
}
const notAToken = "The token is not a JSON Web Token. Pass the OIDC token of a workflow";
function jobToken({ environment, err, network }, { platform }) {
	const { workflow } = localHost({
		root: ".",
		environment,
		print: err,
		...compact({ network })
	});
	return workflow.idToken(workflowAudience(platform));
}
async function givenToken({ invocation }) {
	const file = invocation.flags.get("token-file");
	if (file === void 0) return {};
	const text = await readFile(file, "utf8").catch(() => void 0);
	const given = text === void 0 ? void 0 : claimsOf(new Secret(text.trim()));
	if (given !== void 0) return { given };
	const why = text === void 0 ? ", which cannot be read" : `. ${notAToken}`;
	return { issues: [`\`--token-file\` is \`${plain(file)}\`${why}.`] };
}
function differencesOf(claims, { issuer, subject, audience }) {
	const byIssuer = issuer === void 0 || issuer === claims.issuer ? [] : [`the issuer is ${claims.issuer}, but the identity expects ${issuer}`];
	const byAudience = audience === void 0 || claims.audience.split(" ").includes(audience) ? [] : [`the audience is ${claims.audience}, but the identity expects ${audience}`];
	const bySubject = subject === void 0 ? [] : subjectDifferences(subject, claims.subject);
	return [
		...byIssuer,
		...bySubject,
		...byAudience
	];
}
function tableOf(claims, claimMatch, differences) {
	const rows = [
		`token     issuer   ${claims.issuer}`,
		`identity  issuer   ${claimMatch.issuer ?? "(by pattern)"}`,
		`token     subject  ${claims.subject}`,
		`identity  subject  ${claimMatch.subject ?? "(by pattern)"}`,
		`token     audience ${claims.audience}`,
		`identity  audience ${claimMatch.audience ?? "(by pattern)"}`,
		...subjectRows(claims.subject)
	];
	const verdict = differences.length === 0 ? ["They match."] : differences.map((difference) => `Differs: ${difference}.`);
	return [
		...rows,
		"",
		...verdict
	].map(plain).join("\n");
}
function subjectRows(subject) {
	const known = ciSubjectIn(subject);
	if (known === void 0) return [];
	const parts = Object.entries(known.parts).map(([name, value]) => `${name} ${value}`);
	return [`token     from     ${known.ci}: ${parts.join(", ")}`];
}
export { explainIdentity };
