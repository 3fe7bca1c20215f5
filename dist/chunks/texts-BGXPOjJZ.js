import { bt as withFallback, g as code, y as markdown } from "./scan-DFDHd4Kl.js";
import { T as imageName, U as rememberedFor, Y as formatDay, _t as addToGroup, b as positionsOf, lt as uriOf, nt as compareText, q as dayMs, st as plural, vt as append, xt as groupedBy, y as placeKey, yt as compact } from "./reading-DT2Pr2dB.js";
import { n as imageMatcher } from "./name-glob-DKAgGtQd.js";
import { T as string, f as array, g as int, x as object } from "./schemas-eoL3S0JI.js";
import { a as fingerprint, s as trailer } from "./tree-name-sunCfVwQ.js";
import { c as isRefused, f as nothingLeft, h as workflowsWait, i as repositoryPath, o as requestJson, r as callGitHub, x as isAbsent } from "./api-l38x_bCj.js";
import { C as requestGraphql } from "./clients-1vmCjFb-.js";
import { a as placeLinks, n as advisoryUrl } from "./links-CHYq8qHh.js";
import { F as sameImagesCount, v as deliveryTexts } from "./format-BQsPXYkp.js";
import { C as placesList, D as rowsThatFit, E as placeLimits, b as linkTo, d as signaturesSection, v as breakable, w as forecastsSection, x as placeLink, y as inlineFold } from "./sections-BJVVw5ic.js";
import { createHash } from "node:crypto";
// lib/clients/ci-host/marks.js
const textCut = "\n\nThe rest is in the job summary and in the report.\n";
const pullNotices = {
	closed: (number) => `Pull request #${number} was closed: nothing is left to pin`,
	closedByUser: (number) => `Pull request #${number} with the same pins was closed, so no new one was opened`,
	otherAuthor: (number) => `Pull request #${number} was opened by another author, so it was not changed`,
	otherCommits: (branch) => `The branch ${branch} has commits that Tagproof did not create, so it was not changed. Merge it, or delete it to start over`,
	unverified: (branch) => `The branch ${branch} was not changed, because not everything could be verified`
};
function marker(kind, parts) {
	return `<!-- tagproof ${kind} ${createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 20)} -->`;
}
const maxCharacters = 6e4;
function marked(mark, text, foot = "") {
	const end = foot === "" ? "" : `\n\n${foot}`;
	const available = maxCharacters - mark.length - 1 - end.length;
	if (text.length <= available) return `${mark}\n${text}${end}`;
	const kept = text.slice(0, Math.max(0, available - 52 - maxClosing));
	const lineEnd = kept.lastIndexOf("\n");
	const whole = lineEnd > 0 ? kept.slice(0, lineEnd) : "";
	return `${mark}\n${whole}${closing(whole)}${textCut}${end}`;
}
const maxClosing = 200;
function closing(text) {
	const open = text.split("<details").length - text.split("</details>").length;
	return "\n</details>".repeat(Math.max(0, Math.min(open, maxClosing / 12)));
}
function sameText(one, other) {
	const normal = (text) => text.replace(/\r\n?/g, "\n").trim();
	return normal(one ?? "") === normal(other);
}
// lib/clients/github/pulls/authorship.js
const jobTokenLogin = "github-actions[bot]";
const viewerAnswer = object({ viewer: object({ login: string() }) });
const viewerLogin = rememberedFor(async (api) => {
	return (await requestGraphql(api, {
		operation: "Read the login of the token",
		document: "query { viewer { login } }",
		variables: {},
		needs: "metadata: read"
	}, viewerAnswer)).viewer.login;
});
const query = `query ($owner: String!, $name: String!, $number: Int!) {
  repository(owner: $owner, name: $name) {
    issueOrPullRequest(number: $number) {
      ... on PullRequest { userContentEdits(first: 100) { nodes { editedAt diff editor { __typename login } } } }
      ... on Issue { userContentEdits(first: 100) { nodes { editedAt diff editor { __typename login } } } }
    }
  }
}`;
const answer = object({ repository: object({ issueOrPullRequest: object({ userContentEdits: object({ nodes: array(object({
	editedAt: string(),
	diff: string().nullable(),
	editor: object({
		__typename: string(),
		login: string()
	}).nullable()
}).nullable()) }).nullable() }) }) });
async function readRevisions(api, { owner, name }, number) {
	const request = {
		operation: `Read the edits of #${number}`,
		document: query,
		variables: {
			owner,
			name,
			number
		},
		needs: "pull-requests: read"
	};
	const { repository } = await requestGraphql(api, request, answer);
	return (repository.issueOrPullRequest.userContentEdits?.nodes ?? []).flatMap((node) => node === null ? [] : [node]).map(({ editedAt, diff, editor }) => ({
		at: editedAt,
		isPerson: editor?.__typename === "User",
		...diff === null ? {} : { text: diff },
		...editor === null ? {} : { login: editor.login }
	})).sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
}
const permissionAnswer = object({ permission: string() });
async function mayWrite(api, repository, login) {
	const request = {
		operation: `Read the permission of ${login}`,
		path: `${repositoryPath(repository)}/collaborators/${encodeURIComponent(login)}/permission`,
		needs: "metadata: read"
	};
	const { permission } = await requestJson(api, request, permissionAnswer);
	return permission === "admin" || permission === "write";
}
// lib/output/markdown/pull-request/delivery.js
const maxTitleLength = 100;
function pinTitle(changes, { forecasts = [] } = {}) {
	const families = [...groupedBy(changes, ({ name }) => repositoryOf(name)).values()];
	const [tags = [], ...others] = families;
	if (others.length > 0) return titleOf(`Pin ${plural(changes.length, "image")}`, families, forecasts);
	const [first] = tags;
	if (first === void 0) return "Pin 0 images";
	const what = tags.length === 1 ? first.name.split("/").at(-1) : `${plural(tags.length, "tag")} of ${familyOf(first)}`;
	const news = commonly(tags, (one) => newsOf(one, forecasts));
	const title = `Pin ${what}`;
	if (news !== "" && title.length + news.length + 2 <= maxTitleLength) return `${title}: ${news}`;
	return title.length <= maxTitleLength ? title : "Pin 1 image";
}
function titleOf(start, families, forecasts) {
	const texts = families.map((tags) => {
		return [
			commonly(tags, familyOf),
			commonly(tags, (one) => versionsOf(one, forecastOf(one, forecasts))),
			tags.length > 1 ? `(${plural(tags.length, "tag")})` : ""
		].filter((part) => part !== "").join(" ");
	});
	for (let shown = texts.length; shown > 0; shown -= 1) {
		const more = texts.length - shown;
		const list = `${texts.slice(0, shown).join(", ")}${more === 0 ? "" : ` and ${more} more`}`;
		if (start.length + list.length + 2 <= maxTitleLength) return `${start}: ${list}`;
	}
	return start;
}
function commonly(changes, textOf) {
	const [text = "", ...others] = new Set(changes.map(textOf));
	return others.length === 0 ? text : "";
}
function updatesIn(changes) {
	return groupedBy(changes, ({ name, toSince }) => `${repositoryOf(name)} ${formatDay(toSince)}`).size;
}
function repositoryOf(name) {
	const colon = name.indexOf(":", name.lastIndexOf("/") + 1);
	return colon < 0 ? name : name.slice(0, colon);
}
function familyOf({ name }) {
	return repositoryOf(name).split("/").at(-1) ?? "";
}
const versionLabel = "org.opencontainers.image.version";
const plainVersion = /^[\w.+~-]{1,30}$/;
function forecastOf({ name, from, to }, forecasts) {
	return forecasts.find((one) => one.image === name && one.from === from && one.to === to);
}
function versionsOf(change, forecast) {
	const { configuration = [], packages = [] } = forecast ?? {};
	const { from, to } = configuration.find((one) => one.field === "label" && one.name === versionLabel) ?? packages.find((one) => one.name === familyOf(change)) ?? {};
	return plainVersion.test(from ?? "") && plainVersion.test(to ?? "") && from !== to ? `${from} → ${to}` : "";
}
function newsOf(change, forecasts) {
	const forecast = forecastOf(change, forecasts);
	const { packages = 0 } = forecast?.totals ?? {};
	return [versionsOf(change, forecast), packages === 0 ? "" : plural(packages, "package")].filter((part) => part !== "").join(", ");
}
const maxBodyLength = 58e3;
const frameLength = 1e3;
const maxSignatureLength = 8e3;
const maxTableLength = 52e3;
function pinBody(changes, locate, report, maxLength = maxBodyLength) {
	const maxRows = maxLength - frameLength;
	const maxTable = Math.min(maxTableLength, maxRows);
	const sorted = [...changes].sort(stalestFirst);
	const pages = new Map(report.images?.map(({ name, links }) => [name, links.page]));
	const context = {
		locate,
		link: placeLinks(report),
		pages,
		now: Date.parse(report.asOf)
	};
	const places = changes.reduce((sum, change) => sum + change.places.length, 0);
	const head = [
		deliveryTexts.pullRequestIntro(changes.length, places, updatesIn(changes)),
		"",
		"| Image | Change | Where |",
		"| --- | --- | --- |"
	];
	const rows = rowsThatFit(sorted, placeLimits, {
		maxFor: (maxPlaces) => report.forecasts === void 0 || maxPlaces <= 1 ? maxRows : maxTable,
		lengthOf: (row) => row.length + 1
	}, (change, maxPlaces) => `| ${cells(change, context, maxPlaces).join(" | ")} |`);
	const shown = rows.length < changes.length ? ["", deliveryTexts.pullRequestCut(rows.length, changes.length)] : [];
	const gaps = report.incomplete.length === 0 ? [] : ["", deliveryTexts.pullRequestGaps(report.incomplete.length)];
	const same = sameImagesCount(report);
	const unchecked = changes.every(({ advisories }) => advisories === void 0);
	const text = [
		...head,
		...rows,
		...shown,
		...gaps,
		...same === 0 ? [] : ["", deliveryTexts.pullRequestSame(same)],
		...unchecked ? ["", deliveryTexts.noAdvisories] : []
	].join("\n");
	const left = maxLength - Buffer.byteLength(text);
	const signatures = signaturesSection(report)(Math.min(maxSignatureLength, left));
	return text + signatures + forecastsSection(report)(left - Buffer.byteLength(signatures));
}
function stalestFirst(a, b) {
	return (a.supersededAt ?? Number.MAX_SAFE_INTEGER) - (b.supersededAt ?? Number.MAX_SAFE_INTEGER) || compareText(a.name, b.name);
}
function cells(change, context, maxPlaces) {
	const { name, from, to, places } = change;
	const shown = places.slice(0, maxPlaces).map((place) => placeLink({
		file: place.file,
		line: context.locate(place).line
	}, context.link));
	return [
		linkTo(context.pages.get(name), breakable(name)),
		`${from === void 0 ? "not pinned" : code(hexOf(from))}&nbsp;→&nbsp;${code(hexOf(to))}<br>${details(change, context)}`,
		placesList(shown, places.length)
	];
}
function hexOf(digest) {
	return digest.slice(7, 19);
}
function details({ toSince, supersededAt, behind, advisories }, { now }) {
	const days = supersededAt === void 0 ? 0 : Math.floor((now - supersededAt) / dayMs);
	const title = supersededAt === void 0 ? "First pin" : `${plural(days, "day")} behind`;
	const skipped = behind === void 0 || behind < 2 ? 0 : behind - 1;
	const lines = [
		`Current since ${formatDay(toSince)}`,
		...skipped === 0 ? [] : [`${plural(skipped, "digest")} skipped`],
		...advisories === void 0 ? [] : [advisoriesText("old", advisories.from), advisoriesText("new", advisories.to)].filter(Boolean)
	];
	return inlineFold(title, lines.join("<br>"));
}
const maxIds = 10;
function advisoriesText(which, answer) {
	if (answer === void 0) return "";
	const label = `Advisories of the ${which} digest`;
	if ("cause" in answer) return `${label}: unknown (${answer.cause})`;
	const byId = new Map(answer.map((one) => [one.advisoryId, one]));
	const shown = [...byId.values()].slice(0, maxIds).map(({ advisoryId, aliases }) => linkTo(advisoryUrl(advisoryId, aliases), markdown(advisoryId)));
	const more = byId.size > maxIds ? [`and ${byId.size - maxIds} more`] : [];
	return `${label}: ${byId.size === 0 ? "none" : [...shown, ...more].join(", ")}`;
}
function suggestionText(fixed) {
	const lines = fixed.map(({ check, message }) => `**${markdown(check)}**: ${markdown(message)}`);
	return [...new Set(lines)].join("<br>");
}
// lib/pin/changes.js
function pinChanges(findings, { occurrences, facts, histories }, files) {
	const changed = new Set(files.map(({ path }) => path));
	const sinceWhen = lastTimes(histories);
	const fixes = new Map(findings.flatMap(({ at, fix }) => at && fix ? [[placeKey(at), fix]] : []));
	const changes = new Map();
	const places = new Map();
	for (const occurrence of occurrences) {
		const fix = fixes.get(placeKey(occurrence.at));
		if (occurrence.kind !== "image" || fix === void 0 || !changed.has(occurrence.at.file)) continue;
		const { image, at } = occurrence;
		const fact = facts.get(occurrence);
		if (fact === void 0 || !("currentSince" in fact)) continue;
		const name = imageName(image);
		const key = `${name} ${image.digest} ${fix.digest}`;
		const ownPlaces = places.get(key) ?? [];
		places.set(key, ownPlaces);
		ownPlaces.push(at);
		const older = fix.digest === fact.currentDigest ? void 0 : sinceWhen(name, fix.digest);
		changes.set(key, {
			name,
			...compact({ from: image.digest }),
			to: fix.digest,
			...older === void 0 ? {
				toSince: fact.currentSince,
				...lagOf(fact)
			} : { toSince: older },
			places: ownPlaces
		});
	}
	return [...changes.values()].sort((a, b) => compareText(a.name, b.name));
}
function lastTimes(histories) {
	const historyOf = new Map(histories.toReversed().map((one) => [imageName(one), one]));
	const known = new Map();
	return (name, wanted) => {
		const key = `${name} ${wanted}`;
		const since = () => historyOf.get(name)?.intervals.findLast(({ digest }) => digest === wanted)?.since;
		if (!known.has(key)) known.set(key, since());
		return known.get(key);
	};
}
function lagOf(fact) {
	return fact.status === "superseded" ? {
		supersededAt: fact.supersededAt,
		behind: fact.behind
	} : {};
}
function suggestedChanges(findings, changes, describe) {
	const byFile = new Map();
	for (const finding of findings) if (finding.fix !== void 0) addToGroup(byFile, finding.fix.file, finding);
	return changes.map((change) => {
		const positionOf = positionsOf(change.before);
		const fixed = new Map();
		for (const finding of byFile.get(change.path) ?? []) {
			const { span, also = [] } = finding.fix ?? {};
			if (span === void 0) continue;
			const lines = new Set([span, ...also].map((one) => positionOf(one).line));
			for (const line of lines) addToGroup(fixed, line, finding);
		}
		const lines = change.lines.map((line) => ({
			...line,
			message: describe(fixed.get(line.line) ?? [])
		}));
		return {
			...change,
			lines
		};
	});
}
// lib/clients/github/pulls/pin-branch.js
const refAnswer = object({ object: object({ sha: string() }) });
async function branchHead(api, repository, branch) {
	const path = `${repositoryPath(repository)}/git/ref/heads/${uriOf(branch)}`;
	const request = {
		operation: `Branch ${branch}`,
		path,
		needs: "contents: read"
	};
	return (await withFallback(requestJson(api, request, refAnswer), void 0, isAbsent))?.object.sha;
}
async function branchesFrom(api, repository, prefix) {
	const path = `${repositoryPath(repository)}/git/matching-refs/heads/${uriOf(prefix)}`;
	const request = {
		operation: `Branches that begin with ${prefix}`,
		path,
		needs: "contents: read"
	};
	const refs = await requestJson(api, request, array(refAnswer.extend({ ref: string() })));
	return new Map(refs.map(({ ref, object }) => [ref.replace(/^refs\/heads\//, ""), object.sha]));
}
const compareAnswer = object({
	total_commits: int(),
	commits: array(object({
		commit: object({ message: string() }),
		author: object({ login: string().optional() }).nullable()
	})),
	files: array(object({
		filename: string(),
		sha: string().nullable()
	})).default([])
});
async function branchState(api, repository, heads, login) {
	const request = {
		operation: "Compare the branch with its base",
		path: `${repositoryPath(repository)}/compare/${heads.base}...${heads.branch}`,
		query: {
			per_page: "2",
			page: "1"
		},
		needs: "contents: read"
	};
	const { total_commits: ahead, commits, files } = await requestJson(api, request, compareAnswer);
	const content = new Map(files.map(({ filename, sha }) => [filename, sha ?? ""]));
	if (ahead === 0) return {
		own: true,
		content
	};
	const [only] = commits;
	const signed = only?.commit.message.includes(`${trailer}: ${fingerprint(content)}`) === true;
	return {
		own: ahead === 1 && only?.author?.login === login && signed,
		content
	};
}
// lib/clients/github/pulls/labels.js
const kinds = ["labels", "reviewers"];
const needs$1 = "pull-requests: write";
const mark = /^<!-- tagproof pins [0-9a-f]+ -->\s+<!-- tagproof-left ([\w ]+) -->\s+<!-- tagproof-pins /;
function extrasOf(wanted) {
	return kinds.filter((kind) => wanted[kind].length > 0);
}
function extrasMark(left) {
	return left.length === 0 ? "" : `<!-- tagproof-left ${left.join(" ")} -->\n`;
}
function extrasLeft(body, wanted) {
	const left = mark.exec(body)?.[1]?.split(" ") ?? [];
	return extrasOf(wanted).filter((kind) => left.includes(kind));
}
async function requestExtras(api, wanted, number, left) {
	const refused = [];
	const notices = [];
	for (const kind of left) try {
		await callGitHub(api, {
			...requestOf(kind, wanted, number),
			method: "POST",
			needs: needs$1
		});
	} catch (error) {
		if (!isRefused(error) && !(error instanceof Error && /HTTP 422/.test(error.message))) throw error;
		refused.push(kind);
		notices.push(error.message);
	}
	return {
		left: refused,
		notices
	};
}
function requestOf(kind, { repository, labels, reviewers }, number) {
	const path = repositoryPath(repository);
	if (kind === "labels") return {
		operation: "Label the pull request",
		path: `${path}/issues/${number}/labels`,
		body: { labels }
	};
	return {
		operation: "Request a review",
		path: `${path}/pulls/${number}/requested_reviewers`,
		body: {
			reviewers: reviewers.filter((name) => !name.includes("/")),
			team_reviewers: reviewers.flatMap((name) => name.split("/").slice(1, 2))
		}
	};
}
const quiet = /^(?:<!-- tagproof[ \w-]+ -->\s+){1,3}<!-- tagproof-quiet ([0-9a-f]{32}) -->/;
function quietMark(content) {
	return content === void 0 ? "" : `\n<!-- tagproof-quiet ${content} -->`;
}
function labelledContent(body) {
	return quiet.exec(body)?.[1];
}
async function removeLabel(api, repository, { number, labels }, label) {
	if (!labels.some((one) => one.toLowerCase() === label.toLowerCase())) return;
	const path = `${repositoryPath(repository)}/issues/${number}/labels/${encodeURIComponent(label)}`;
	const call = {
		operation: `Remove the label ${label}`,
		method: "DELETE",
		path,
		needs: needs$1
	};
	await withFallback(callGitHub(api, call), void 0, isAbsent);
}
async function addLabel(api, repository, pull, label, content) {
	if (labelledContent(pull.body) === content) return content;
	const path = `${repositoryPath(repository)}/issues/${pull.number}/labels`;
	const operation = `Add the label ${label}`;
	await callGitHub(api, {
		operation,
		method: "POST",
		path,
		body: { labels: [label] },
		needs: needs$1
	});
	return content;
}
// lib/clients/github/pulls/pulls.js
const textAnswer = object({ body: string().nullish() });
async function replaceText(api, { repository, kind, number }, textFrom, write) {
	const request = {
		operation: `Read the text of #${number}`,
		path: `${repositoryPath(repository)}/${kind}/${number}`,
		needs: kind === "pulls" ? "pull-requests: read" : "issues: read"
	};
	const latest = (await requestJson(api, request, textAnswer)).body ?? "";
	const text = textFrom(latest);
	await write(text, latest);
	const overwritten = await textBefore(api, repository, number, text);
	if (overwritten === void 0 || sameText(overwritten, latest)) return;
	const again = textFrom(overwritten);
	if (!sameText(again, text)) await write(again, overwritten);
}
async function textBefore(api, repository, number, ours) {
	const revisions = await readRevisions(api, repository, number).catch(() => []);
	const at = revisions.findIndex(({ text }) => sameText(text, ours));
	return at < 0 ? void 0 : revisions[at + 1]?.text;
}
const pullAnswer = object({
	number: int(),
	html_url: string(),
	state: string(),
	title: string(),
	body: string().nullable(),
	merged_at: string().nullish(),
	user: object({ login: string() }).nullable(),
	base: object({ ref: string() }),
	labels: array(object({ name: string() })).default([])
});
const needs = "pull-requests: write";
const pinsMark = /<!-- tagproof-pins ([0-9a-f]{32}) -->/;
async function findPulls(api, repository, branch) {
	const request = {
		operation: "Look for the pull request",
		path: `${repositoryPath(repository)}/pulls`,
		query: {
			state: "all",
			head: `${repository.owner}:${branch}`,
			sort: "created",
			direction: "desc",
			per_page: "30"
		},
		needs: "pull-requests: read"
	};
	return (await requestJson(api, request, array(pullAnswer))).map(pullOf);
}
function isPinPull({ body }) {
	return body.startsWith("<!-- tagproof pins ");
}
function pullOf(pull) {
	return {
		number: pull.number,
		url: pull.html_url,
		state: pull.state,
		title: pull.title,
		body: pull.body ?? "",
		author: pull.user?.login,
		base: pull.base.ref,
		merged: typeof pull.merged_at === "string",
		mark: pinsMark.exec(pull.body ?? "")?.[1],
		labels: pull.labels.map(({ name }) => name)
	};
}
async function openPull(api, text) {
	const { repository, branch, base, title, login } = text;
	const body = {
		title,
		head: branch,
		base,
		body: bodyOf(text, extrasOf(text), void 0),
		maintainer_can_modify: true
	};
	const request = {
		operation: "Open the pull request",
		method: "POST",
		path: `${repositoryPath(repository)}/pulls`,
		body,
		needs
	};
	const opened = pullOf(await requestJson(api, request, pullAnswer));
	const { notices } = await updatePull(api, text, opened);
	const waits = login === "github-actions[bot]" ? [`Pull request #${opened.number}: ${workflowsWait}`] : [];
	return {
		url: opened.url,
		notices: [...waits, ...notices]
	};
}
async function updatePull(api, text, pull) {
	const { left, notices } = await requestExtras(api, text, pull.number, extrasLeft(pull.body, text));
	const { automerge, repository, mark } = text;
	const next = bodyOf(text, left, automerge?.isQuiet ? await addLabel(api, repository, pull, automerge.label, mark) : void 0);
	const body = text.keepTicks(pull.body, next);
	const changes = {
		...pull.title === text.title ? {} : { title: text.title },
		...sameText(pull.body, body) ? {} : { body },
		...pull.base === text.base ? {} : { base: text.base }
	};
	if (Object.keys(changes).length === 0) return {
		url: pull.url,
		notices
	};
	if (!("body" in changes)) await patch(api, text.repository, pull, "Update", changes);
	else {
		const textFrom = (latest) => text.keepTicks(latest, next);
		await replaceText(api, {
			repository,
			kind: "pulls",
			number: pull.number
		}, textFrom, (kept) => patch(api, text.repository, pull, "Update", {
			...changes,
			body: kept
		}));
	}
	return {
		url: pull.url,
		notices
	};
}
async function closePull(api, { repository, branch }, pull) {
	await patch(api, repository, pull, "Close", {
		state: "closed",
		body: marked(marker("pins", [branch]), nothingLeft)
	});
}
async function patch(api, repository, { number }, verb, body) {
	const path = `${repositoryPath(repository)}/pulls/${number}`;
	await callGitHub(api, {
		operation: `${verb} the pull request`,
		method: "PATCH",
		path,
		body,
		needs
	});
}
function bodyOf({ branch, mark, login, body, foot }, left, labelled) {
	const note = login === "github-actions[bot]" ? `\n\n> [!NOTE]\n> ${workflowsWait}` : "";
	return marked(`${marker("pins", [branch])}\n${extrasMark(left)}<!-- tagproof-pins ${mark} -->${quietMark(labelled)}`, `${body.trimEnd()}${note}`, foot);
}
// lib/output/markdown/pull-request/boxes.js
const start = "<!-- tagproof-controls -->";
function controlsOf(lines) {
	return [start, ...lines].join("\n");
}
function boxLine({ kind, key, until, ticked }, label) {
	const id = [
		kind,
		key,
		...until === void 0 ? [] : [until]
	].join(" ");
	return `- [${ticked ? "x" : " "}] <!-- tagproof-box ${id} -->${label}`;
}
const linePattern = /^(?: {2})?- \[([ xX])\] <!-- tagproof-box (rebase|hold|skip|held) ([0-9a-f]{12})(?: (\d{4}-\d\d-\d\d))? -->/;
function readBoxes(text) {
	return controlLines(text).lines.flatMap((line) => boxIn(line) ?? []);
}
function keepTicked(seen, latest, next) {
	const before = new Map(readBoxes(seen).map((box) => [idOf(box), box.ticked]));
	const changed = new Map(readBoxes(latest).flatMap((box) => {
		const was = before.get(idOf(box));
		return was === void 0 || was === box.ticked ? [] : [[idOf(box), box.ticked]];
	}));
	if (changed.size === 0) return next;
	const { head, lines } = controlLines(next);
	const carried = lines.map((line) => {
		const box = boxIn(line);
		const ticked = box && changed.get(idOf(box));
		return ticked === void 0 ? line : line.replace(/- \[.\]/, `- [${ticked ? "x" : " "}]`);
	});
	return [...head, ...carried].join("\n");
}
function idOf({ kind, key, until }) {
	return [
		kind,
		key,
		until
	].join(" ");
}
function controlLines(text) {
	const lines = text.split(/\r\n|\n|\r/);
	const at = lines.lastIndexOf(start);
	return at < 0 ? {
		head: lines,
		lines: []
	} : {
		head: lines.slice(0, at + 1),
		lines: lines.slice(at + 1)
	};
}
function boxIn(line) {
	const [, tick, kind, key, until] = linePattern.exec(line) ?? [];
	if (tick === void 0 || kind === void 0 || key === void 0) return void 0;
	return {
		kind,
		key,
		ticked: tick !== " ",
		...until === void 0 ? {} : { until }
	};
}
// lib/output/markdown/pull-request/controls.js
const maxLength = 24e3;
function controlsText({ key, offered, held, skipUntil }) {
	const lines = [
		...heldLines(held),
		"",
		"<details><summary>Rebase, hold or skip</summary>",
		"",
		boxLine({
			kind: "rebase",
			key,
			ticked: false
		}, "Rebase: write this branch again on top of its base")
	];
	let room = maxLength - lines.join("\n").length;
	let shown = 0;
	for (const image of offered) {
		const own = offerLines(image, skipUntil);
		room -= own.join("\n").length + 1;
		if (room < 0) break;
		append(lines, own);
		shown += 1;
	}
	const left = offered.length - shown;
	const more = left === 0 ? [] : ["", `${left} more without checkboxes: list them in \`skips\` of the policy.`];
	return controlsOf([
		...lines,
		...more,
		"",
		explanation,
		"",
		"</details>"
	]);
}
const explanation = "The next run reads the ticks of people who may write to this repository, and writes what is held or skipped to `skips` in the policy on this branch. A held image keeps its findings.";
function offerLines({ key, name, hold = false, skipUntil }, day) {
	const until = skipUntil ?? day;
	return [
		`- ${code(name)}`,
		`  ${boxLine({
			kind: "hold",
			key,
			ticked: hold
		}, "hold")}`,
		`  ${boxLine({
			kind: "skip",
			key,
			until,
			ticked: skipUntil !== void 0
		}, `skip until ${until}`)}`
	];
}
function heldLines(held) {
	if (held.length === 0) return [];
	const lines = held.slice(0, maxHeld).map(heldLine);
	const more = held.length > maxHeld ? [`- and ${held.length - maxHeld} more`] : [];
	return [
		"",
		"**Not updated.** Remove a tick to update the image again:",
		"",
		...lines,
		...more
	];
}
const maxHeld = 50;
function heldLine(held) {
	const { key, name, isOwnEntry, isReleased } = held;
	const box = {
		kind: "held",
		key,
		ticked: !isReleased
	};
	if (isReleased) return boxLine(box, `${code(name)}: updated again by this pull request, which removes its entry`);
	const text = heldText(held);
	return isOwnEntry ? boxLine(box, text) : `- ${text} (by a pattern in \`skips\` of the policy)`;
}
function heldText({ name, reason, until }) {
	const end = until === void 0 ? "" : ` until ${until}`;
	return `${code(name)}${end}: ${markdown(reason.slice(0, 300))}`;
}
// lib/ci/pull-requests/groups.js
function groupBranch(branch, group) {
	return `${branch}.${group}`;
}
function branchFinder(branch, { groups = [] }) {
	const branches = groups.map(({ name, images }) => ({
		name: groupBranch(branch, name),
		matches: imageMatcher(images)
	}));
	return (image) => branches.find(({ matches }) => matches(image))?.name ?? branch;
}
function byBranch(findings, branch, rules) {
	const names = [...(rules.groups ?? []).map(({ name }) => groupBranch(branch, name)), branch];
	const branches = new Map(names.map((name) => [name, []]));
	const branchOf = branchFinder(branch, rules);
	for (const finding of findings) branches.get(branchOf(finding.about?.image))?.push(finding);
	return branches;
}
function boxKey(text) {
	return createHash("sha256").update(text).digest("hex").slice(0, 12);
}
function keyOfImage(image) {
	return boxKey(imageName(image));
}
function keyOfSkip({ image, tag }) {
	return boxKey(tag === void 0 ? image : `${image}:${tag}`);
}
function contentOfSkip({ at: _, ...one }) {
	return JSON.stringify(Object.entries(one).sort(([a], [b]) => a < b ? -1 : 1));
}
// lib/ci/pull-requests/texts.js
const pullRequestTexts = {
	unknownEditor: "the host does not say who set it",
	app: (login) => `it was set by the app ${login}`,
	mayNotWrite: (login) => `${login} may not write to the repository`,
	tickRefused: (number, why) => `A checkbox of #${number} does not count: ${why}`,
	heldBy: (number, login, day) => `Held in pull request #${number} by ${login} on ${day}`,
	held: (name, login, until) => `${name} is not updated${until === void 0 ? "" : ` until ${until}`}: requested by ${login}`,
	notKept: (file, why) => `What is held could not be written to ${file} (${why}), so it is only held while its checkbox has a tick`
};
const fixTexts = {
	offer: (commit) => `Who may write to this repository can have the pins committed to this branch by a comment:\n\n\`\`\`text\n/tagproof fix ${commit}\n\`\`\``,
	noEvent: "The payload of the event issue_comment is not as GitHub documents it. Write the comment again",
	edited: "The comment was edited or deleted, so that it does not count. Write a new one",
	app: (login) => `${login} is an app, or wrote the comment with one: only the comment of a person counts`,
	mayNotWrite: (login) => `${login} may not write to the repository`,
	whichCommit: (commit) => `The comment does not name a whole commit. If you have seen ${commit}, the newest of this pull request, write \`/tagproof fix ${commit}\``,
	closed: "The pull request is not open",
	otherHead: (commit) => `The newest commit of the pull request is ${commit}, and the comment names another. Look at what has changed, and write \`/tagproof fix ${commit}\``,
	otherCheckout: (commit) => `What was checked out is ${commit ?? "no commit"}, and not the commit that the comment names, as when somebody pushes meanwhile. Write the comment again, and let the workflow check out \`refs/pull/NUMBER/head\``,
	otherBase: (base) => `It was not judged by the rules of ${base}, into which the pull request is merged. Set \`base: ${base}\` in the workflow, and leave \`policy-from\` unset`,
	ofDefault: (branch) => `${branch} is not changed without a review: it is no branch of one pull request`,
	moved: "Somebody has pushed to the branch meanwhile, so that it was not changed. Look at the new commit, and write the comment again",
	noFiles: "No file could be changed",
	nothing: (why) => `Nothing was changed. ${why}.`,
	nothingToPin: (commit) => `Nothing was changed: no finding that counts in ${commit} has a fix that can be written.`,
	committed: (commit, files) => `Committed the proved pins to ${plural(files, "file")}: ${commit}.`,
	checksWait: "Checks do not start by themselves on a commit of the job's own token: push again, or close and reopen the pull request.",
	suggested: ({ shown, possible }) => `The branch is of a fork, where nothing is committed. ${shown === 0 ? "No line to change is in the diff" : `${plural(shown, "line")} of ${possible} in the diff ${shown === 1 ? "has" : "have"} a suggestion to accept`}; all changes are in the patch below.`,
	trailers: ({ number, login }) => `Requested in #${number} by ${login}.`
};
export { mayWrite as A, branchesFrom as C, pinTitle as D, pinBody as E, pullNotices as F, sameText as I, viewerLogin as M, marked as N, suggestionText as O, marker as P, branchState as S, suggestedChanges as T, isPinPull as _, byBranch as a, removeLabel as b, keyOfImage as c, heldText as d, idOf as f, findPulls as g, closePull as h, branchFinder as i, readRevisions as j, jobTokenLogin as k, keyOfSkip as l, readBoxes as m, pullRequestTexts as n, contentOfSkip as o, keepTicked as p, boxKey as r, groupBranch as s, fixTexts as t, controlsText as u, openPull as v, pinChanges as w, branchHead as x, updatePull as y };
