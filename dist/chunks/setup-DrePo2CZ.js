import { t as connect } from "./clients-1vmCjFb-.js";
import { t as expectedSubject } from "./client-Bf0SxAxW.js";
import { D as inputOf, Et as namesIn, F as usageErrors, I as variableOf, M as printOptionsOf, S as stopSignal, Wt as suggestion, ft as Failure, ht as gapFrom, kt as defaultPolicyPath, zt as Secret } from "./scan-DFDHd4Kl.js";
import { t as readConfig } from "./read-BchwS-qt.js";
import { t as localHost } from "./local-Dxo6jF7o.js";
import { h as isSeq, j as parseImage, m as isScalar, ot as plain, p as isMap, u as parseDocument, yt as compact } from "./reading-DT2Pr2dB.js";
import { t as presets } from "./presets-CftpQPxC.js";
import { r as terminalTable } from "./columns-qy4O7SPN.js";
import { a as reporting, l as wrongIdentityFlags, n as iamOf, o as requiredRoles, r as identityNameOf, s as roleNamed, t as githubIssuer } from "./client-C9IZ1eLv.js";
import { d as isAsWritten, f as jobEnvironment, g as actionOf, l as gitlabPipelinePath, m as workflowPaths, s as jobImage, u as hostsWithImages, v as programSource, y as repositoryFacts } from "./workflow-text-DF3rDqeG.js";
import { a as surveyOf, o as proposalFor, r as stepsText, s as jobTexts } from "./text-BIqoIyon.js";
import { C as isUnsupported } from "./api-l38x_bCj.js";
import { t as appendEntry } from "./append-CJzknrPy.js";
import { t as decodeJwt } from "./decode_jwt-B7T8atRy.js";
import { s as subjectText } from "./claims-Cos2twfs.js";
import { r as workflowAudience } from "./workflow-token-9JwH3i1m.js";
import { i as gate } from "./gate-CYeapkKr.js";
import { t as doctor } from "./doctor-CEyP4IYw.js";
import { n as docsUrl } from "./project-DUsCRlBa.js";
import path from "node:path";
import { readFile, rm } from "node:fs/promises";
import { styleText } from "node:util";
// lib/onboarding/setup/answers.js
const maxShown = 20;
async function organizationOf(context, iam) {
	const roots = (await iam.listGroups({ "uidp.in_root": "true" }).all()).filter(({ uid }) => !uid.includes("/"));
	const shown = roots.slice(0, maxShown).map(({ uid, name }) => `${plain(name)} (${uid})`);
	const [only, ...others] = roots;
	if (only === void 0) throw new Failure("denied", "The token sees no organization, so no identity can be created. Sign in as a member of one who may manage identities, such as an owner");
	const named = (text) => roots.find(({ uid, name }) => uid === text || name === text);
	const given = context.invocation.flags.get("group");
	const found = given === void 0 ? void 0 : named(given);
	if (given !== void 0 && found === void 0) return { issues: [`\`--group\` is \`${plain(given)}\`, which is no organization that the token may use.${suggestion(given, roots.map(({ name }) => name))} Set \`--group\` to one of these: ${shown.join(", ")}.`] };
	if (found !== void 0 || others.length === 0) return found ?? only;
	const answers = answersOf(context);
	const answer = await answers.get({
		flag: "group",
		text: `Organization: ${shown.join(", ")}`,
		accepts: /\S/,
		expected: "the name or uid of one",
		missing: `The token may use ${roots.length} organizations: ${shown.join(", ")}.`
	});
	const chosen = named(answer);
	if (chosen !== void 0) return chosen;
	return { issues: answers.issues.length > 0 ? answers.issues : [`${plain(answer)} is not one of ${shown.join(", ")}.`] };
}
const attempts = 3;
function answersOf({ invocation, ask }) {
	const issues = [];
	const canAsk = ask !== void 0 && !invocation.switches.has("yes");
	return {
		issues,
		async get({ flag, text, found, accepts, expected, missing }) {
			const given = invocation.flags.get(flag) ?? found;
			if (given !== void 0 && accepts.test(given)) return given;
			if (given !== void 0) {
				issues.push(`\`--${flag}\` is \`${plain(given)}\`, but must be ${expected}.`);
				return "";
			}
			for (let attempt = 0; canAsk && attempt < attempts; attempt += 1) {
				const answer = (await ask(`${text} (${expected}): `)).trim();
				if (accepts.test(answer)) return answer;
			}
			issues.push(`${missing} The flag \`--${flag}\` sets it: ${expected}.`);
			return "";
		}
	};
}
async function isConfirmed({ invocation, ask }, question) {
	if (invocation.switches.has("yes")) return true;
	return /^y(?:es)?$/i.test((await ask?.(`${question} [y/N] `))?.trim() ?? "");
}
// lib/onboarding/setup/identity.js
const checkingRole = {
	name: "tagproof.check-policies",
	capabilities: ["CAP_REPO_CHECK_POLICIES"]
};
async function identityIn(iam, group, { name, claimMatch }) {
	const listed = await iam.listIdentities({ "uidp.children_of": group }).all();
	const matching = listed.filter((one) => isSameMatch(one.claimMatch, claimMatch));
	const [found, ...others] = matching.filter((one) => one.name === name);
	if (others.length > 0) throw new Failure("bad-answer", `${others.length + 1} identities of the group have the name ${plain(name)} and the subject ${expectedSubject(claimMatch)}, so it is not certain which one to use. Delete all but one with: tagproof identity delete --identity UID`);
	if (found !== void 0) return {
		name,
		claimMatch,
		uid: found.uid
	};
	const sameName = listed.find((one) => one.name === name);
	if (sameName !== void 0) throw new Failure("bad-answer", `The group has an identity named ${plain(name)} (${sameName.uid}), which expects other tokens: issuer "${plain(sameName.claimMatch.issuer ?? "by pattern")}", subject "${plain(sameName.claimMatch.subject ?? "by pattern")}", while the jobs of this repository have issuer "${claimMatch.issuer}", subject "${expectedSubject(claimMatch)}". Choose another name with \`--name\`, or delete that identity with: tagproof identity delete --identity ${sameName.uid}`);
	const [sameClaims] = matching;
	return sameClaims === void 0 ? {
		name,
		claimMatch
	} : {
		name: sameClaims.name,
		claimMatch,
		uid: sameClaims.uid
	};
}
async function identityNamed(iam, group, { name, claimMatch }) {
	return (await iam.listIdentities({ "uidp.children_of": group }).all()).find((one) => one.name === name && isSameMatch(one.claimMatch, claimMatch))?.uid;
}
function isSameMatch(listed, wanted) {
	const { issuer, subject = "", subjectPattern = "", ...conditions } = listed;
	const isSet = (value) => typeof value === "object" && value !== null ? Object.keys(value).length > 0 : Boolean(value);
	const isSubject = subject === (wanted.subject ?? "") && subjectPattern === (wanted.subjectPattern ?? "");
	return issuer === wanted.issuer && isSubject && !Object.values(conditions).some(isSet);
}
async function rolesFor(iam, group, identity) {
	const [listed, bindings, isEnforced] = await Promise.all([
		iam.listRoles().all(),
		identity === void 0 ? [] : bindingsOf(iam, group, identity),
		hasEnforcedPolicies(iam)
	]);
	const bound = new Set(bindings.map(({ roleUid }) => roleUid));
	const wanted = requiredRoles.map((name) => {
		const role = roleNamed(listed, name);
		if ("missing" in role) throw new Failure("not-found", role.missing);
		return role;
	});
	const named = ({ uid, name }) => ({
		uid,
		name,
		isBound: bound.has(uid)
	});
	const roles = wanted.map(named);
	if (!isEnforced) return roles;
	const checking = listed.find(mayOnlyCheck);
	return [...roles, checking === void 0 ? {
		name: checkingRole.name,
		isBound: false
	} : named(checking)];
}
async function bindingsOf(iam, group, identity) {
	return (await iam.listRoleBindings({ "uidp.descendants_of": group }).all()).filter(({ uid, identityUid }) => identityUid === identity && uid.split("/").slice(0, -1).join("/") === group);
}
function mayOnlyCheck({ capabilities }) {
	const [only = "", ...others] = capabilities;
	return others.length === 0 && [checkingRole.capabilities[0], "repo.check_policies"].includes(only);
}
async function hasEnforcedPolicies(iam) {
	try {
		return (await iam.listPolicyBindings().all()).some(({ mode }) => mode === "enforced");
	} catch (error) {
		if (isUnsupported(error)) return false;
		throw error;
	}
}
// lib/onboarding/setup/apply.js
async function applyAccess(iam, group, identity, roles, journal) {
	const uid = identity.uid ?? await createIdentity(iam, group, identity, journal);
	const missing = [];
	for (const role of roles.filter(({ isBound }) => !isBound)) missing.push(role.uid ?? await createRole(iam, group, journal));
	const known = new Set((await bindingsOf(iam, group, uid)).map((one) => one.uid));
	journal.before("new role bindings", async () => {
		for (const binding of await bindingsOf(iam, group, uid)) if (!known.has(binding.uid)) await iam.deleteRoleBinding(binding.uid);
	});
	for (const roleUid of missing) await iam.createRoleBinding(group, {
		identityUid: uid,
		roleUid
	});
	return uid;
}
async function createIdentity(iam, group, { name, claimMatch }, journal) {
	journal.before(`the identity ${name}`, async () => {
		const listed = await iam.listIdentities({ "uidp.children_of": group }).all();
		for (const one of listed) if (one.name === name && isSameMatch(one.claimMatch, claimMatch)) await iam.deleteIdentity(one.uid);
	});
	return (await iam.createIdentity(group, {
		name,
		claimMatch
	})).uid;
}
async function createRole(iam, group, journal) {
	journal.before(`the role ${checkingRole.name}`, () => deleteCheckingRole(iam, group));
	return (await iam.createRole(group, checkingRole)).uid;
}
async function removeAccess(iam, group, uid) {
	for (const binding of await bindingsOf(iam, group, uid)) await iam.deleteRoleBinding(binding.uid);
	await iam.deleteIdentity(uid);
	await deleteCheckingRole(iam, group);
}
async function deleteCheckingRole(iam, group) {
	const own = (await iam.listRoles({ name: checkingRole.name }).all()).find(({ uid, name }) => name === checkingRole.name && uid.startsWith(`${group}/`));
	if (own === void 0) return;
	if (!(await iam.listRoleBindings({ "uidp.descendants_of": group }).all()).some(({ roleUid }) => roleUid === own.uid)) await iam.deleteRole(own.uid);
}
async function allOrNothing(stop, steps) {
	const done = [];
	try {
		return await steps({ before(what, undo) {
			if (stop.aborted) throw new Failure("stopped", "Setup was interrupted");
			done.push({
				what,
				undo
			});
		} });
	} catch (error) {
		if (!(error instanceof Failure)) throw error;
		const left = [];
		for (const { what, undo } of done.reverse()) try {
			await undo();
		} catch (cause) {
			left.push(`${what} (${gapFrom(cause, "").message})`);
		}
		const result = left.length === 0 ? `Nothing was set up: what this run had begun was taken back${done.length === 0 ? "" : ` (${done.map(({ what }) => what).join(", ")})`}` : `Undone, except for: ${left.join("; ")}. Run \`tagproof setup --undo\` when the cause is fixed`;
		throw new Failure(error.reason, `${error.message}. ${result}`, { cause: error });
	}
}
// lib/onboarding/setup/files.js
async function filesFor(files, proposed, options) {
	return Promise.all(proposed.map(async ({ path: file, text }) => {
		const read = await files.read(file);
		if (!("text" in read)) {
			if (read.absent === true) return {
				path: file,
				text,
				state: "new"
			};
			throw new Failure("not-written", `${file} cannot be read (${read.unreadable}), so it is not known what writing it would overwrite`);
		}
		const before = read.text;
		if (before === text) return {
			path: file,
			text,
			state: "same",
			before
		};
		if (file === ".gitlab-ci.yml" && !isAsWritten(before)) return extended(before);
		if (file === ".github/tagproof.yml" ? hasSettings(before, options) : runsTagproof(before, options)) return {
			path: file,
			text: before,
			state: "ready",
			before
		};
		if (isAsWritten(before)) return {
			path: file,
			text,
			state: "outdated",
			before
		};
		throw new Failure("not-written", `${file} exists with other content, and is not overwritten. Move it away, run setup again, and copy what you need from it into the new file`);
	}));
}
const include = { local: `/${workflowPaths.gitlab}` };
function extended(before) {
	const path = gitlabPipelinePath;
	if (before.includes(include.local.slice(1))) return {
		path,
		text: before,
		state: "ready",
		before
	};
	const added = appendEntry(before, "include", include);
	if ("refused" in added) throw new Failure("not-written", `${path} is not changed: ${added.refused}. It has to include ${include.local} by \`local\``);
	return {
		path,
		text: added.text,
		state: "extended",
		before
	};
}
async function stageIn(files) {
	const read = await files.read(gitlabPipelinePath);
	const stages = "text" in read ? settingIn(read.text, "stages") : void 0;
	const names = isSeq(stages) ? stages.items.map((item) => isScalar(item) ? item.value : void 0) : [];
	const [first] = names;
	return typeof first === "string" && !names.includes("test") ? first : void 0;
}
function withoutInclude(text) {
	const line = String.raw`[ ]*- local: ${include.local.replaceAll(".", String.raw`\.`)}(?:\r?\n|$)`;
	return [new RegExp(`^include:\\r?\\n${line}`, "m"), new RegExp(`^${line}`, "m")].map((pattern) => text.replace(pattern, "")).find((before) => before !== text && extended(before).text === text);
}
async function writeFiles(root, files, wanted, journal) {
	for (const { path: file, text, state, before } of wanted) {
		if (state === "same" || state === "ready") continue;
		journal.before(file, async () => {
			const now = await files.read(file);
			if (!("text" in now) || now.text !== text) return;
			if (before === void 0) await rm(path.join(root, file));
			else await files.replace(file, text, before);
		});
		const { refused } = await files.replace(file, before, text);
		if (refused !== void 0) throw new Failure("not-written", `${file} could not be written: ${refused}`);
	}
}
async function writtenFiles(files, paths) {
	return (await Promise.all(paths.map(async (file) => {
		const read = await files.read(file);
		return "text" in read && isAsWritten(read.text) ? [file] : [];
	}))).flat();
}
async function platformIn(files) {
	const read = await files.read(defaultPolicyPath);
	const platform = "text" in read ? settingIn(read.text, "platform") : void 0;
	return typeof platform === "string" && Object.hasOwn(presets, platform) ? platform : void 0;
}
function settingIn(text, name) {
	const document = parseDocument(text, { logLevel: "silent" });
	return document.errors.length > 0 || !isMap(document.contents) ? void 0 : document.contents.get(name);
}
function hasSettings(text, { platform, identity, addresses = [] }) {
	if (addresses.length > 0) return true;
	return settingIn(text, "platform") === platform && settingIn(text, "identity") === identity;
}
function runsTagproof(text, { program, ci, addresses = [], identity }) {
	if (addresses.length > 0 && (identity === void 0 || !text.includes(identity))) return false;
	if (ci !== "github") return /(?:\btagproof\S*|\/dist\/cli\/index\.js"?) verify\b/.test(text) && (ci !== "gitlab" || /\bTAGPROOF_ID_TOKEN\b/.test(text));
	return program.isGiven === true ? text.includes(`uses: ${actionOf(program)}`) : /^[ \t]*(?:- )?uses: *\S+\/tagproof@/m.test(text);
}
// lib/onboarding/setup/request.js
const ciHosts = Object.keys(workflowPaths);
const withStoredTokens = Object.keys(jobTexts);
function claimsOfJob({ ci, server, repository, ids }) {
	if (ci === "gitlab") return {
		issuer: server,
		subjectPattern: `^project_path:${repository.replaceAll(".", "\\.")}:ref_type:branch:ref:.+$`
	};
	const scope = {
		kind: "environment",
		environment: jobEnvironment
	};
	return {
		issuer: githubIssuerOf(server),
		subject: subjectText({
			repository,
			scope,
			...ids === void 0 ? {} : { ids }
		})
	};
}
function githubIssuerOf(server) {
	const { host } = new URL(server);
	if (host === "github.com") return githubIssuer;
	return host.endsWith(".ghe.com") ? `https://token.actions.${host}` : `https://${host}/_services/token`;
}
async function jobOf(answers, { place, branch, unusable }) {
	const unknown = unusable !== void 0 ? `The remote \`origin\` (${plain(withoutUser(unusable))}) does not name a repository on a CI host.` : branch === void 0 ? "This folder is not a git repository, so its name on the CI host is not known. Run setup in a clone of the repository." : "This repository has no remote `origin`, so its name on the CI host is not known. Add it with `git remote add origin URL`.";
	const repository = await answers.get({
		flag: "repository",
		text: "Name of the repository on its CI host",
		found: place?.name,
		accepts: /^[\w.-]+(?:\/[\w.-]+)+$/,
		expected: "OWNER/REPO",
		missing: unknown
	});
	const ci = await answers.get({
		flag: "ci",
		text: "CI host",
		found: place?.ci,
		accepts: new RegExp(`^(?:${ciHosts.join("|")})$`),
		expected: `one of ${ciHosts.join(", ")}`,
		missing: "The CI host of the repository is not known."
	});
	return {
		ci,
		server: await answers.get({
			flag: "server",
			text: "Address of the CI host",
			found: place?.server ?? `https://${ci || "github"}.com`,
			accepts: /^https:\/\/[\w.-]+(?::\d+)?$/,
			expected: "an https address without a path",
			missing: "The address of the CI host is not known."
		}),
		repository,
		branch: await answers.get({
			flag: "branch",
			text: "Default branch",
			found: branch,
			accepts: /^(?!-)[\w./-]+$/,
			expected: "the name of the default branch",
			missing: "The default branch is not known."
		})
	};
}
function withoutUser(address) {
	return address.replace(/\/\/[^/@]*@/, "//");
}
async function storedToken(baseUrl, environment, now) {
	const folder = cacheFolder(environment);
	const audience = new URL(baseUrl).origin.replaceAll("/", "-");
	const name = process.platform === "win32" ? audience.replaceAll(":", "-") : audience;
	const file = path.join(folder, "chainguard", name, "oidc-token");
	try {
		const text = (await readFile(file, "utf8")).trim();
		const { exp = 0 } = decodeJwt(text);
		if (exp * 1e3 > now) return {
			token: new Secret(text),
			from: file,
			variables: () => ({ TAGPROOF_TOKEN: text })
		};
		return { missing: `The token in ${file} has expired. Run \`chainctl auth login\`, or set TAGPROOF_TOKEN` };
	} catch {
		return { missing: `No token: TAGPROOF_TOKEN is not set, and ${file} has none. Run \`chainctl auth login\`, or set TAGPROOF_TOKEN to a token for ${new URL(baseUrl).origin}` };
	}
}
function cacheFolder({ HOME = "", XDG_CACHE_HOME, LOCALAPPDATA = "" }) {
	if (process.platform === "win32") return LOCALAPPDATA;
	if (process.platform === "darwin") return path.join(HOME, "Library", "Caches");
	return XDG_CACHE_HOME || path.join(HOME, ".cache");
}
async function setupRequest(context, facts, derived) {
	const { flags } = context.invocation;
	const answers = answersOf(context);
	const place = await jobOf(answers, facts);
	const ids = idsIn(context);
	const preset = flags.get("platform") ?? (flags.has("base-url") ? void 0 : derived);
	const access = withStoredTokens.includes(place.ci) ? void 0 : await accessOf(context, preset);
	const program = await programSource(context);
	const wrong = [
		ids,
		access ?? {},
		program
	].flatMap((part) => "issues" in part ? part.issues : []);
	const named = wrongIdentityFlags(flags);
	const issues = [
		...belowIssues(facts),
		...answers.issues,
		...named,
		...wrong,
		...unasked(context)
	];
	const isUnusable = "issues" in ids || "issues" in program || access !== void 0 && "issues" in access;
	if (issues.length > 0 || isUnusable) return { issues };
	const job = {
		...place,
		...compact({ ids: ids.ids })
	};
	const claims = claimsOfJob(job);
	const addresses = preset === void 0 ? addressesIn(flags) : [];
	return {
		job,
		name: flags.get("name") ?? identityNameOf(job.repository),
		claimMatch: {
			...claims,
			issuer: flags.get("issuer") ?? claims.issuer
		},
		...compact({ access }),
		proposal: {
			ci: job.ci,
			program,
			branch: job.branch,
			...compact({
				platform: preset,
				audience: access && workflowAudience(access.platform),
				addresses: addresses.length === 0 ? void 0 : addresses
			})
		}
	};
}
function idsIn({ invocation: { flags } }) {
	const [owner, repository] = [flags.get("owner-id"), flags.get("repository-id")];
	if (owner === void 0 && repository === void 0) return {};
	if (!(/^\d+$/.test(owner ?? "") && /^\d+$/.test(repository ?? "")) || owner === void 0 || repository === void 0) return { issues: ["`--owner-id` and `--repository-id` must be set together, each to a number."] };
	return { ids: {
		owner,
		repository
	} };
}
function belowIssues({ below }) {
	if (below === void 0) return [];
	return [`This folder is \`${plain(below)}\` in its repository. Run setup in the root folder of the repository.`];
}
function unasked({ invocation: { switches }, ask }) {
	if (ask !== void 0 || switches.has("yes") || switches.has("dry-run")) return [];
	return ["There is no terminal to ask for a confirmation. Add `--yes`, or `--dry-run` to see what would be done."];
}
function addressesIn(flags) {
	return namesIn("platform").flatMap((name) => {
		const value = flags.get(name);
		return value === void 0 ? [] : [[name, value]];
	});
}
async function accessOf(context, preset) {
	const used = ["token", ...namesIn("platform")];
	const get = (name) => {
		if (name === "platform") return preset;
		return used.includes(name) && (name !== "token" || preset !== void 0 || context.invocation.flags.has("base-url")) ? inputOf(context, name) : void 0;
	};
	const read = readConfig(get, {
		presets,
		checks: []
	});
	if ("issues" in read) return read;
	const { config } = read;
	const { platform, token } = config;
	if (platform === void 0) return void 0;
	const found = token === void 0 ? await storedToken(platform.baseUrl, context.environment, Date.now()) : {
		token,
		from: context.invocation.flags.has("token") ? "--token" : "TAGPROOF_TOKEN"
	};
	if ("missing" in found) return { issues: [`${found.missing}.`] };
	const { token: own, ...rest } = found;
	return {
		iam: iamOf(context, config, platform, own),
		platform,
		...rest
	};
}
// lib/onboarding/setup/text.js
const fileStates = {
	new: "is created",
	same: "exists, unchanged",
	ready: "exists, and has what is needed",
	outdated: "was written by tagproof, and is updated",
	extended: "exists, and gets a line that includes the job"
};
const noPlatform = "none: no image of a known platform was found, and --platform is not set";
function setupText({ request, access, files }, format) {
	const { job, claimMatch } = request;
	const isDryRun = format.invocation.switches.has("dry-run");
	const rows = [
		["  repository", `${job.repository} on ${new URL(job.server).host}, default branch ${job.branch}`],
		...access === void 0 ? [["  platform", request.proposal.platform ?? noPlatform]] : [
			["  token", request.access?.from ?? ""],
			["  organization", `${access.organization.name} (${access.organization.uid})`],
			["  identity", identityText(access.identity)],
			["  issuer", claimMatch.issuer],
			["  subject", expectedSubject(claimMatch)],
			...access.roles.map((role) => ["  role", `${role.name} ${roleText(role)}`])
		],
		...files.map(({ path, state }) => ["  file", `${path} ${fileStates[state]}`])
	].map((row) => row.map(plain));
	const isBound = access?.identity.uid !== void 0 && access.roles.every((role) => role.isBound);
	const title = files.every(({ state }) => state === "same" || state === "ready") && (isBound || access === void 0 && request.proposal.platform !== void 0) ? "Everything is set up already" : isDryRun ? "Setup would do this; nothing is changed" : "Setup";
	const texts = isDryRun ? files.filter(({ state }) => state === "new" || state === "outdated") : [];
	return [[bold(format, title), terminalTable(rows)].join("\n"), ...texts.map(({ path, text }) => `${bold(format, path)}\n${indented(text)}`)].join("\n\n");
}
function identityText({ name, uid }) {
	return uid === void 0 ? `${name} is created` : `${name} (${uid}) exists and is used`;
}
function roleText({ uid, isBound }) {
	if (isBound) return "is bound already";
	return uid === void 0 ? "is created and bound, because the organization enforces pull policies" : "is bound";
}
const tokens = `the tokens TAGPROOF_TOKEN and TAGPROOF_REGISTRY_TOKEN, if images of a platform are used (${docsUrl("other-ci.md")})`;
const hostSteps = {
	gitlab: ["For notes on merge requests, store a project access token (role Reporter, scope api) as the masked variable TAGPROOF_GITLAB_TOKEN"],
	azure: [`Create a pipeline from ${workflowPaths.azure}, give it ${tokens}, and require it in a branch policy`],
	bitbucket: [`Enable Pipelines, and store ${tokens}, as secured repository variables`],
	jenkins: [`Create a multibranch pipeline with the script path ${workflowPaths.jenkins}, and store ${tokens}, as secret texts`],
	buildkite: [`Add the step \`buildkite-agent pipeline upload ${workflowPaths.buildkite}\` to a pipeline, and store ${tokens}, as secrets`]
};
function stepsLeft({ request, files }) {
	const { addresses = [] } = request.proposal;
	const exports = addresses.map(([name, value]) => `${variableOf(name)}=${value}`).join(" ");
	return [
		...exports === "" ? [] : [`export ${exports}   gives your terminal the settings that the workflow has`],
		...files[0]?.text.includes("unpinned: warning") === true ? ["tagproof pin   writes the missing digests"] : [],
		`Commit and push ${files.map(({ path }) => path).join(" and ")}`,
		...hostSteps[request.job.ci] ?? []
	];
}
function setupDocument(plan, done = {}) {
	const { request, access, files } = plan;
	const { uid, name } = access?.identity ?? {};
	return JSON.stringify({
		dryRun: done.exitCode === void 0,
		repository: request.job,
		organization: access?.organization,
		identity: access && {
			uid: done.identity ?? uid,
			name,
			claimMatch: request.claimMatch,
			state: uid === void 0 ? "new" : "same"
		},
		roles: access?.roles.map(({ name: role, isBound }) => ({
			name: role,
			state: isBound ? "same" : "new"
		})),
		files: files.map(({ path, text, state }) => ({
			path,
			text,
			state
		})),
		next: stepsLeft(plan),
		doctor: done.doctor,
		report: done.report,
		exitCode: done.exitCode
	}, null, 2);
}
function bold({ colour }, text) {
	return colour ? styleText("bold", text, { validateStream: false }) : text;
}
function indented(text) {
	return text.trimEnd().split("\n").map((line) => `  ${plain(line)}`).join("\n");
}
// lib/onboarding/setup/steps.js
async function checkSetup(context, plan, identity) {
	const { invocation, out } = context;
	const { json } = invocation;
	if (!json && identity !== void 0) out(`\n${bold(context, "Done")}\n  identity  ${identity}`);
	if (!json) out(`\n${bold(context, "Doctor")}`);
	const doctored = await runOn(plan, identity, context, "doctor", doctor);
	const found = doctored.code === 3 ? 0 : doctored.code;
	if (!json && invocation.switches.has("try")) out(`\n${bold(context, "Verify")}`);
	const tried = invocation.switches.has("try") ? await runOn(plan, identity, context, "verify", gate) : {
		code: 0,
		document: void 0
	};
	const exitCode = found === 0 ? tried.code : found;
	out(json ? setupDocument(plan, {
		...identity === void 0 ? {} : { identity },
		doctor: doctored.document,
		report: tried.document,
		exitCode
	}) : `\n${stepsText(stepsLeft(plan), context)}`);
	return exitCode;
}
async function runOn({ request: { access, proposal } }, identity, context, name, command) {
	const { invocation, environment } = context;
	const { addresses = [] } = proposal;
	const flags = new Map(addresses);
	const token = invocation.flags.get("token");
	if (token !== void 0 && access !== void 0) flags.set("token", token);
	if (addresses.length > 0 && identity !== void 0) flags.set("identity", identity);
	const printed = [];
	return {
		code: await command({
			...context,
			...invocation.json ? { out: (text) => void printed.push(text) } : {},
			invocation: {
				...invocation,
				command: name,
				flags,
				switches: new Set()
			},
			environment: access === void 0 && proposal.platform === void 0 ? withoutTokens(environment) : {
				...environment,
				...access?.variables?.()
			}
		}),
		document: invocation.json ? JSON.parse(printed.join("\n")) : void 0
	};
}
function withoutTokens(environment) {
	const { TAGPROOF_TOKEN: _, TAGPROOF_REGISTRY_TOKEN: __, ...others } = environment;
	return others;
}
async function setUpAll(context, request, folder) {
	const { invocation, out } = context;
	const { access } = request;
	const organization = access && await organizationOf(context, access.iam);
	if (organization !== void 0 && "issues" in organization) return usageErrors(context, "usage", organization.issues);
	const plan = await planFor(request, folder, organization);
	const isDryRun = invocation.switches.has("dry-run");
	if (isDryRun || !invocation.json) out(isDryRun && invocation.json ? setupDocument(plan) : setupText(plan, context));
	if (isDryRun) return 0;
	if (!await isConfirmed(context, "Set this up?")) {
		out("Nothing was changed.");
		return 0;
	}
	return checkSetup(context, plan, await allOrNothing(context.stop ?? stopSignal(), async (journal) => {
		const { organization: own, identity, roles } = plan.access ?? {};
		const made = access && own && identity && roles && await applyAccess(access.iam, own.uid, identity, roles, journal);
		const files = await filesOf(request, folder, made);
		await writeFiles(folder.root, folder.files, files, journal);
		return made;
	}));
}
async function planFor(request, folder, organization) {
	const { access: given } = request;
	if (given === void 0 || organization === void 0) return {
		request,
		files: await filesOf(request, folder, void 0)
	};
	const { iam } = given;
	const identity = await identityIn(iam, organization.uid, request);
	const roles = await rolesFor(iam, organization.uid, identity.uid);
	const files = await filesOf(request, folder, identity.uid ?? `${organization.uid}/NEW`);
	return {
		request,
		access: {
			organization,
			identity,
			roles
		},
		files
	};
}
function filesOf({ proposal }, { files, survey }, identity) {
	const options = {
		...proposal,
		...compact({ identity })
	};
	return filesFor(files, proposalFor(survey, options), options);
}
// lib/onboarding/setup/index.js
async function undoSetup(context, request, folder) {
	const { invocation, out } = context;
	const found = await undoable(context, request, folder);
	if ("issues" in found) return usageErrors(context, "usage", found.issues);
	const isDryRun = invocation.switches.has("dry-run");
	if (!invocation.json) out(undoText(context, request, found, isDryRun));
	if (!isDryRun) {
		if (!await isConfirmed(context, "Delete this?")) {
			out("Nothing was changed.");
			return 0;
		}
		await undo(request, folder, found);
	}
	if (invocation.json) out(JSON.stringify({
		dryRun: isDryRun,
		...found
	}, null, 2));
	else if (!isDryRun) out("\nUndone.");
	return 0;
}
async function undoable(context, request, { files }) {
	const { ci } = request.job;
	const pipeline = ci === "gitlab" ? await files.read(gitlabPipelinePath) : void 0;
	const included = pipeline !== void 0 && "text" in pipeline ? pipeline.text : void 0;
	const isOurs = included === void 0 || isAsWritten(included);
	const restored = isOurs ? void 0 : withoutInclude(included);
	const isNeeded = !isOurs && restored === void 0 && included.includes(workflowPaths.gitlab);
	const paths = [
		defaultPolicyPath,
		...isNeeded ? [] : [workflowPaths[ci]],
		...ci === "gitlab" ? [gitlabPipelinePath] : []
	];
	const written = await writtenFiles(files, paths);
	const own = {
		files: written,
		kept: (await Promise.all(paths.map(async (file) => "text" in await files.read(file) && !written.includes(file) ? [file] : []))).flat().filter((file) => file !== ".gitlab-ci.yml" || restored === void 0),
		...compact({ pipeline: included === void 0 || restored === void 0 ? void 0 : {
			before: included,
			after: restored
		} })
	};
	const { access } = request;
	if (access === void 0) return {
		...own,
		roles: []
	};
	const { iam } = access;
	const organization = await organizationOf(context, iam);
	if ("issues" in organization) return organization;
	const { uid } = organization;
	const identity = await identityNamed(iam, uid, request);
	if (identity === void 0) return {
		...own,
		organization: uid,
		roles: []
	};
	const roles = (await bindingsOf(iam, uid, identity)).map(({ roleName }) => roleName).sort();
	return {
		...own,
		organization: uid,
		identity,
		roles
	};
}
async function undo({ access }, { root, files: own }, { organization, identity, files, pipeline }) {
	if (access !== void 0 && organization !== void 0 && identity !== void 0) await removeAccess(access.iam, organization, identity);
	if (pipeline !== void 0) {
		const { refused } = await own.replace(gitlabPipelinePath, pipeline.before, pipeline.after);
		if (refused !== void 0) throw new Failure("not-written", `${gitlabPipelinePath} could not be written: ${refused}`);
	}
	for (const file of files) await rm(path.join(root, file), { force: true });
}
function undoText(context, { name, claimMatch, access }, { identity, roles, files, kept, pipeline }, isDryRun) {
	const none = `none of the name ${name} with the subject ${expectedSubject(claimMatch)}`;
	const rows = [
		...access === void 0 ? [] : [["  identity", identity === void 0 ? none : `${name} (${identity})`]],
		...identity === void 0 ? [] : [["  roles", roles.join(", ") || "none"]],
		...files.map((file) => ["  file", file]),
		...pipeline === void 0 ? [] : [["  line", `${gitlabPipelinePath}: the include of the job`]],
		...kept.map((file) => ["  kept", `${file} has been edited; delete it yourself if it is not needed`])
	].map((row) => row.map(plain));
	return `${bold(context, isDryRun ? "Setup would delete this; nothing is changed" : "To delete")}\n${terminalTable(rows)}`;
}
async function setup(context) {
	const { invocation, environment, err } = context;
	const root = invocation.operands[0] ?? ".";
	const { files, threads } = localHost({
		root,
		environment,
		...printOptionsOf(context),
		print: err
	});
	const [facts, survey] = await Promise.all([repositoryFacts(root), surveyOf(files, threads)]);
	const asked = await setupRequest(context, facts, survey.platform ?? await platformIn(files));
	if ("issues" in asked) return usageErrors(context, "usage", asked.issues);
	const folder = {
		root,
		files,
		survey
	};
	return reporting(context, async () => {
		if (invocation.switches.has("undo")) return undoSetup(context, asked, folder);
		const image = await pinnedJobImage(context, asked.job.ci, files, root);
		const stage = asked.job.ci === "gitlab" ? await stageIn(files) : void 0;
		return setUpAll(context, {
			...asked,
			proposal: {
				...asked.proposal,
				...compact({
					image,
					stage
				})
			}
		}, folder);
	});
}
async function pinnedJobImage(context, ci, files, root) {
	if (!hostsWithImages.includes(ci)) return void 0;
	const read = await files.read(workflowPaths[ci]);
	const [kept] = "text" in read && read.text.match(new RegExp(`node:24@sha256:[0-9a-f]{64}`)) || [];
	if (kept !== void 0) return kept;
	const parsed = parseImage(jobImage);
	const settings = readConfig(() => void 0, {
		presets,
		checks: []
	});
	if (!("image" in parsed) || "issues" in settings) return void 0;
	const { image } = parsed;
	const host = localHost({
		root,
		environment: context.environment,
		...printOptionsOf(context)
	});
	try {
		const { registries } = await connect(host, settings.config);
		return `${jobImage}@${await registries.digestOf(image, image.tag ?? "")}`;
	} catch (error) {
		if (error instanceof Failure) return void 0;
		throw error;
	}
}
export { setup };
