import { n as checks } from "./checks-BcNqVPJL.js";
import { a as requestAllPages, c as isRefused, i as repositoryPath, l as issueNotPlanned, o as requestJson, r as callGitHub } from "./api-l38x_bCj.js";
import { C as branchesFrom, D as pinTitle, E as pinBody, I as sameText, M as viewerLogin, N as marked, O as suggestionText, P as marker, T as suggestedChanges, _ as isPinPull, d as heldText, g as findPulls, s as groupBranch, t as fixTexts, w as pinChanges } from "./texts-BGXPOjJZ.js";
import { T as string, g as int, k as unknown, x as object } from "./schemas-eoL3S0JI.js";
import { St as largest, Y as formatDay, ot as plain, yt as compact } from "./reading-DT2Pr2dB.js";
import { ft as Failure, ht as gapFrom, u as locator, y as markdown } from "./scan-DFDHd4Kl.js";
import { i as commentOf } from "./publish-wvJatpGj.js";
import { x as viewOf } from "./terminal-D54zA5g1.js";
import { v as deliveryTexts } from "./format-BQsPXYkp.js";
import { a as gitlabApi, n as ciTargetOf } from "./connect-y8a7Oj_c.js";
import { t as isInForce } from "./skips-BElRFg72.js";
// lib/clients/github/pulls/comment.js
const commentAnswer$1 = object({
	id: int(),
	html_url: string(),
	body: string().optional(),
	user: object({ login: string() }).nullable()
});
const needs$2 = "pull-requests: write";
const maxPages$1 = 30;
async function writeComment(api, comment) {
	const { repository, number, identity, action, foot } = comment;
	const mark = marker("comment", identity);
	const body = marked(mark, comment.body, foot);
	const path = `${repositoryPath(repository)}/issues`;
	const [login, all] = await Promise.all([viewerLogin(api), requestAllPages(api, {
		operation: "Read the comments",
		path: `${path}/${number}/comments`,
		needs: needs$2
	}, commentAnswer$1, maxPages$1)]);
	const [own, ...duplicates] = all.filter((one) => one.user?.login === login && one.body?.startsWith(mark));
	for (const { id } of duplicates) await callGitHub(api, {
		operation: "Delete a duplicate comment",
		method: "DELETE",
		path: `${path}/comments/${id}`,
		needs: needs$2
	});
	if (own === void 0 && action === "clear") return void 0;
	if (own !== void 0 && sameText(own.body, body)) return own.html_url;
	const request = own === void 0 ? {
		operation: "Write the comment",
		method: "POST",
		path: `${path}/${number}/comments`
	} : {
		operation: "Update the comment",
		method: "PATCH",
		path: `${path}/comments/${own.id}`
	};
	return (await requestJson(api, {
		...request,
		body: { body },
		needs: needs$2
	}, commentAnswer$1)).html_url;
}
// lib/clients/github/pulls/issue.js
const issueAnswer = object({
	number: int(),
	html_url: string(),
	title: string(),
	body: string().nullish(),
	state: string(),
	state_reason: string().nullish(),
	user: object({ login: string() }).nullable(),
	pull_request: unknown().optional()
});
const needs$1 = "issues: write";
const maxPages = 30;
async function writeIssue(api, wanted) {
	const { repository, identity, title, state } = wanted;
	const mark = marker("issue", identity);
	const text = marked(mark, wanted.body, wanted.foot);
	const path = `${repositoryPath(repository)}/issues`;
	const own = await findIssue(api, path, mark);
	if (own === void 0) {
		if (state !== "open") return { notices: [] };
		return {
			url: (await requestJson(api, {
				operation: "Open the issue",
				method: "POST",
				path,
				body: {
					title,
					body: text
				},
				needs: needs$1
			}, issueAnswer)).html_url,
			notices: []
		};
	}
	const url = own.html_url;
	if (own.state === "closed" && own.state_reason === "not_planned") {
		const notices = [issueNotPlanned(own.number)];
		return {
			url,
			notices: state === "open" ? notices : []
		};
	}
	const next = state === "keep" ? own.state : state;
	const changes = {
		...own.title === title ? {} : { title },
		...sameText(own.body, text) ? {} : { body: text },
		...next === own.state ? {} : {
			state: next,
			...next === "closed" ? { state_reason: "completed" } : {}
		}
	};
	const closedAlready = own.state === "closed" && next === "closed";
	if (Object.keys(changes).length > 0 && !closedAlready) {
		const request = {
			operation: "Update the issue",
			method: "PATCH",
			path: `${path}/${own.number}`,
			needs: needs$1
		};
		await requestJson(api, {
			...request,
			body: changes
		}, issueAnswer);
	}
	return {
		url,
		notices: []
	};
}
async function findIssue(api, path, mark) {
	const login = await viewerLogin(api);
	const own = (await requestAllPages(api, {
		operation: "Look for the issue",
		path,
		query: {
			state: "all",
			creator: login
		},
		needs: needs$1
	}, issueAnswer, maxPages)).filter((one) => one.pull_request === void 0 && one.user?.login === login && one.body?.startsWith(mark));
	return own.find((one) => one.state === "open") ?? own[0];
}
// lib/clients/ci-host/suggestion-lines.js
const hunkHead = /^@@ -\d{1,9}(?:,\d{1,9})? \+(\d{1,9})(?:,\d{1,9})? @@/;
function shownLines(patch, onlyAdded = false) {
	const shown = new Map();
	let line = 0;
	for (const text of patch.split("\n")) {
		const head = hunkHead.exec(text);
		if (head) line = Number(head[1]);
		else if (line > 0 && (text.startsWith("+") || text.startsWith(" "))) {
			if (!onlyAdded || text.startsWith("+")) shown.set(line, text.slice(1));
			line += 1;
		}
	}
	return shown;
}
function lineInDiff(shown, line, text) {
	const wanted = withoutReturn(text);
	if (withoutReturn(shown.get(line) ?? "\n") === wanted) return line;
	const [only, ...more] = [...shown].filter(([, candidate]) => withoutReturn(candidate) === wanted);
	return more.length === 0 ? only?.[0] : void 0;
}
function withoutReturn(text) {
	return text.replace(/\r$/, "");
}
const invisible = /(?![\t\n\r])[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u;
function isVisible({ after }) {
	return !invisible.test(after);
}
function placedSuggestions({ path, lines }, shown, kind) {
	return lines.flatMap((change, index) => {
		const line = lineInDiff(shown, change.line, change.before);
		if (line === void 0 || !isVisible(change)) return [];
		const equal = lines.slice(0, index).filter(({ before }) => before === change.before).length;
		const mark = marker("suggestion", [
			path,
			change.before,
			String(equal)
		]);
		return [{
			path,
			line,
			mark,
			body: marked(mark, suggestionOf(change, kind))
		}];
	});
}
function suggestionOf({ after, message = "" }, kind) {
	return `${message}\n\n${suggestionBlock(after, kind)}\n`;
}
function suggestionBlock(line, kind) {
	const longest = largest([...line.matchAll(/`+/g)].map(([run]) => run.length), 2);
	const fence = "`".repeat(longest + 1);
	return `${fence}${kind}\n${line.replace(/\r$/, "")}\n${fence}`;
}
// lib/clients/github/pulls/suggestions.js
const fileAnswer = object({
	filename: string(),
	patch: string().optional()
});
const commentAnswer = object({
	id: int(),
	body: string(),
	user: object({ login: string() }).nullable()
});
const maxSuggestions = 20;
const maxFilePages = 30;
const maxCommentPages = 30;
const needs = "pull-requests: write";
async function writeSuggestions(api, { repository, number, head, suggestions }) {
	if (suggestions.length === 0) return {
		shown: 0,
		possible: 0
	};
	const path = `${repositoryPath(repository)}/pulls`;
	const get = { needs };
	const [login, files, comments] = await Promise.all([
		viewerLogin(api),
		requestAllPages(api, {
			...get,
			operation: "Read the changed files",
			path: `${path}/${number}/files`
		}, fileAnswer, maxFilePages),
		requestAllPages(api, {
			...get,
			operation: "Read the review comments",
			path: `${path}/${number}/comments`
		}, commentAnswer, maxCommentPages)
	]);
	const patches = new Map(files.map(({ filename, patch = "" }) => [filename, shownLines(patch)]));
	const placed = suggestions.flatMap((change) => placedSuggestions(change, patches.get(change.path) ?? new Map(), "suggestion"));
	const kept = placed.slice(0, maxSuggestions);
	const own = comments.filter(({ user }) => user?.login === login);
	const added = [];
	for (const one of kept) {
		const earlier = own.find(({ body }) => body.startsWith(one.mark));
		if (earlier === void 0) added.push(one);
		else if (!sameText(earlier.body, one.body)) await updateComment(api, path, earlier.id, one.body);
	}
	if (added.length > 0) await callGitHub(api, {
		operation: "Write the suggestions",
		method: "POST",
		path: `${path}/${number}/reviews`,
		body: {
			commit_id: head,
			event: "COMMENT",
			body: "Tagproof suggests these pins.",
			comments: added.map(({ path: file, line, body }) => ({
				path: file,
				line,
				side: "RIGHT",
				body
			}))
		},
		needs
	});
	return {
		shown: kept.length,
		possible: placed.length
	};
}
async function updateComment(api, path, id, body) {
	await callGitHub(api, {
		operation: "Update a suggestion",
		method: "PATCH",
		path: `${path}/comments/${id}`,
		body: { body },
		needs
	});
}
// lib/ci/pull-requests/dashboard.js
const maxItems = 50;
function dashboardText({ open, closed, held, unread }) {
	return [
		"",
		"## Updates",
		...unread === void 0 ? [] : ["", `The pull requests are not known: ${markdown(unread)}`],
		...section("Open pull requests", open.map(link)),
		...section("Closed pull requests, whose pins are not proposed again", closed.map(link)),
		...section("Not updated", held.map((one) => `- ${heldText(one)}`)),
		...open.length + closed.length + held.length === 0 ? ["", "Nothing is open or held."] : []
	].join("\n");
}
function link({ number, url, title }) {
	return `- [#${number}](${url}) ${markdown(title.slice(0, 200))}`;
}
function section(title, lines) {
	if (lines.length === 0) return [];
	const more = lines.length > maxItems ? [`- and ${lines.length - maxItems} more`] : [];
	return [
		"",
		`**${title}**`,
		"",
		...lines.slice(0, maxItems),
		...more
	];
}
async function dashboardFoot(target, config, now) {
	if (!config.policy.pullRequests.dashboard) return {};
	const pulls = await readPulls(target, config);
	const held = config.policy.skips.filter((skip) => isInForce(skip, now)).map(heldBySkip);
	return { foot: dashboardText({
		...pulls,
		held
	}) };
}
async function readPulls({ api, run }, config) {
	const branch = config.settings.find(({ name }) => name === "pull-request-branch")?.value ?? "";
	const groups = (config.policy.pullRequests.groups ?? []).map(({ name }) => groupBranch(branch, name));
	const open = [];
	const closed = [];
	try {
		const heads = await branchesFrom(api, run.repository, branch);
		for (const name of [branch, ...groups].filter((one) => heads.has(one))) {
			const own = (await findPulls(api, run.repository, name)).filter(isPinPull);
			const newest = own.find(({ state }) => state === "open") ?? own[0];
			if (newest === void 0) continue;
			if (newest.state === "open") open.push(newest);
			else if (!newest.merged && newest.mark !== void 0) closed.push(newest);
		}
	} catch (error) {
		if (!isRefused(error)) throw error;
		return {
			open: [],
			closed: [],
			unread: error.message
		};
	}
	return {
		open,
		closed
	};
}
function heldBySkip({ image, tag, reason, until }) {
	return {
		name: tag === void 0 ? image : `${image}:${tag}`,
		reason,
		...compact({ until: until === void 0 ? void 0 : formatDay(until) })
	};
}
// lib/ci/deliver.js
const lastingCauses = new Set([
	"no-history",
	"no-tag",
	"no-platform",
	"unreadable-file"
]);
function isComplete({ incomplete }) {
	return incomplete.every(({ cause }) => lastingCauses.has(cause));
}
function isClean({ findings }) {
	return findings.every(({ waived }) => waived !== void 0);
}
async function trackIssue(target, config, report) {
	const { api, run } = target;
	const clean = isClean(report);
	return writeIssue(api, {
		repository: run.repository,
		identity: identityOf(run, config),
		title: deliveryTexts.issueTitle,
		body: clean && isComplete(report) ? deliveryTexts.issueClosed : bodyOf(report),
		state: clean ? isComplete(report) ? "closed" : "keep" : "open",
		...await dashboardFoot(target, config, Date.parse(report.startedAt))
	});
}
async function commentOn(ci, config, { report, left, plan }) {
	const { comment } = config.delivery;
	const needed = comment === "always" || !isClean(report) || report.incomplete.length > 0;
	const note = {
		body: needed ? bodyOf(report) : deliveryTexts.resolvedComment,
		action: needed ? "write" : "clear"
	};
	const suggested = async () => suggestedChanges(left.findings, await plan(left), suggestionText);
	if (!("cause" in ci) && ci.gitlab !== void 0) {
		const { revision, gitlab } = ci;
		if (revision.kind !== "change" || revision.number === void 0) return;
		const api = gitlabApi(gitlab);
		const identity = [
			"gitlab",
			gitlab.job,
			ownInputs(config)
		];
		const { writeNote } = await import("./notes-DJopb89u.js");
		return writeNote(api, {
			number: revision.number,
			identity,
			...note,
			suggestions: await suggested()
		});
	}
	const { api, run } = ciTargetOf(ci);
	if ("cause" in ci || ci.revision.kind !== "change") return;
	const { number, head } = ci.revision;
	if (number === void 0 || head === void 0) return;
	const { repository } = run;
	await writeComment(api, {
		repository,
		number,
		identity: identityOf(run, config),
		...note,
		...isFixOffered(config, left) ? { foot: fixTexts.offer(head) } : {}
	});
	await writeSuggestions(api, {
		repository,
		number,
		head,
		suggestions: await suggested()
	});
}
function isFixOffered({ mode, delivery }, { findings, isSafeToWrite }) {
	return mode === "verify" && delivery.fixOnComment && isSafeToWrite && findings.some(isCountedFix);
}
function isCountedFix({ fix, waived, introduced }) {
	return fix !== void 0 && waived === void 0 && (introduced ?? true) === true;
}
async function fixAsked(target, { host, config, ci }, { report, left, plan }) {
	const findings = left.isSafeToWrite ? left.findings.filter(isCountedFix) : [];
	const planned = async () => suggestedChanges(findings, await plan({
		...left,
		findings
	}), suggestionText);
	const { fixOnComment } = await import("./fix-BifVGnEB.js");
	return fixOnComment(target, {
		host,
		revision: ci.revision,
		isByBase: config.policy.ofBase === true,
		plan: planned,
		title: (files) => pinTitle(pinChanges(findings, left.evidence, files)),
		body: () => bodyOf(report)
	});
}
function bodyOf(report) {
	return commentOf(report, viewOf(report), checks);
}
const matrixInputs = new Set([
	"paths",
	"exclude",
	"platform",
	"base-url",
	"config"
]);
function identityOf({ workflow, job }, config) {
	return [
		workflow,
		job,
		ownInputs(config)
	];
}
function ownInputs({ settings }) {
	const own = settings.filter(({ name, from }) => from === "input" && matrixInputs.has(name));
	return JSON.stringify(own.map(({ name, value }) => [name, value]));
}
async function deliver(host, config, ci, input) {
	const notice = (message) => host.sink.annotate({
		severity: "notice",
		title: "tagproof",
		message: plain(message)
	});
	const gaps = [];
	const attempt = async (subject, write) => {
		try {
			const { url, notices } = await write();
			for (const text of notices) notice(text);
			return url;
		} catch (error) {
			gaps.push(gapFrom(error, subject));
			return;
		}
	};
	const { comment, issue, pullRequest, fixOnComment } = config.delivery;
	const pullRequestUrl = config.mode === "pin" && pullRequest !== void 0 ? await attempt("pull request", () => writePins({
		host,
		config,
		ci
	}, pullRequest, input, attempt)) : void 0;
	const issueUrl = config.mode === "audit" && issue ? await attempt("issue", async () => trackIssue(ciTargetOf(ci), config, input.report)) : void 0;
	if (config.mode === "verify" && fixOnComment && !("cause" in ci)) await attempt("fix", async () => fixAsked(ciTargetOf(ci), {
		host,
		config,
		ci
	}, input));
	if (comment !== "never") try {
		await commentOn(ci, config, input);
	} catch (error) {
		notice(commentNotWritten(error));
	}
	return {
		gaps,
		...compact({
			pullRequestUrl,
			issueUrl
		})
	};
}
async function writePins({ host, config, ci }, settings, { report, changes, scope }, attempt) {
	const { pullRequests, found, now, findings } = scope;
	if (!("cause" in ci) && ci.gitlab !== void 0) {
		const { writePinMergeRequest } = await import("./pin-merge-request-46jzfXyr.js");
		const images = pinChanges(findings, found.evidence, changes);
		const [title, body] = [pinTitle(images, report), pinBody(images, locator(found.files), report)];
		const checkedOut = (await host.git?.head())?.commit;
		const plan = {
			...settings,
			title,
			body,
			files: changes,
			complete: isComplete(report),
			checkedOut
		};
		return writePinMergeRequest(gitlabApi(ci.gitlab), plan);
	}
	const target = ciTargetOf(ci);
	if (pullRequests !== void 0 && "gap" in pullRequests) throw new Failure(pullRequests.gap.cause, pullRequests.gap.message);
	const { writePullRequests } = await import("./pull-requests-D70zT72-.js");
	const { files, evidence } = {
		files: host.files,
		evidence: found.evidence
	};
	return writePullRequests({
		target,
		settings,
		config,
		files,
		report,
		evidence,
		sources: found.files,
		changes,
		now,
		complete: isComplete(report)
	}, pullRequests, attempt);
}
function commentNotWritten(error) {
	if (isRefused(error)) return `The pull request comment was not written, because the token lacks permission. ${error.message}`;
	if (error instanceof Failure) return `The pull request comment was not written: ${error.message}`;
	throw error;
}
export { deliver, writeComment as i, placedSuggestions as n, shownLines as r, writeSuggestions as t };
