import { ft as Failure, ht as gapFrom, u as locator } from "./scan-DFDHd4Kl.js";
import { i as withoutSkipped, n as skipFinder, t as isInForce } from "./skips-BElRFg72.js";
import { n as ciTargetOf } from "./connect-y8a7Oj_c.js";
import { T as imageName, Y as formatDay, _t as addToGroup, et as parseInstant, h as isSeq, m as isScalar, p as isMap, q as dayMs, u as parseDocument, vt as append, yt as compact } from "./reading-DT2Pr2dB.js";
import { A as mayWrite, C as branchesFrom, D as pinTitle, E as pinBody, M as viewerLogin, S as branchState, a as byBranch, c as keyOfImage, f as idOf, g as findPulls, i as branchFinder, j as readRevisions, l as keyOfSkip, m as readBoxes, n as pullRequestTexts, o as contentOfSkip, p as keepTicked, r as boxKey, s as groupBranch, u as controlsText, w as pinChanges, x as branchHead } from "./texts-BGXPOjJZ.js";
import { n as describeRepository, r as filesOf } from "./files-ID5y8LHs.js";
import { n as readSkips } from "./updates-CH4_xKVM.js";
import { n as writePinPullRequest } from "./pin-pull-request-DsXVvqii.js";
import { t as appendEntry } from "./append-CJzknrPy.js";
import { i as policySchemaLine } from "./project-DUsCRlBa.js";
// lib/ci/pull-requests/bundles.js
async function bundlesOf(context) {
	const { earlier, config, settings, found, now, plan } = context;
	const { branch } = settings;
	const rules = config.policy.pullRequests;
	const images = imagesByKey(found.evidence);
	const pulls = [...earlier.pulls.values()];
	const released = new Set(pulls.flatMap((pull) => [...pull.released]));
	const asked = pulls.flatMap((pull) => pull.asked.flatMap((request) => askedSkip(request, pull, images) ?? []));
	const inPolicy = config.policy.skips.filter((skip) => !released.has(keyOfSkip(skip)));
	const inBranches = pulls.flatMap(({ skips }) => skips);
	const skips = [
		...inPolicy,
		...inBranches,
		...asked.map(({ skip }) => skip)
	];
	const findings = withoutSkipped(found.findings, skips, now);
	const sorted = byBranch(findings, branch, rules);
	const all = byBranch(found.findings, branch, rules);
	const branchOf = branchFinder(branch, rules);
	const askedOn = grouped(asked, ({ image }) => branchOf(image));
	const list = [];
	for (const [name, own] of sorted) {
		const seen = earlier.pulls.get(name);
		const added = distinct([...seen?.skips ?? [], ...(askedOn.get(name) ?? []).map(({ skip }) => skip)]);
		const ended = seen?.released ?? new Set();
		list.push({
			branch: name,
			findings: own,
			...sorted.size === 1 ? {} : { files: await plan(own) },
			...compact({ seen }),
			added,
			released: ended,
			held: [...heldOf(all.get(name) ?? [], skips, added, now), ...config.policy.skips.filter((skip) => ended.has(keyOfSkip(skip))).map(releasedImage)]
		});
	}
	const notices = asked.map(({ image, skip: { owner = "", until } }) => pullRequestTexts.held(imageName(image), owner, until === void 0 ? void 0 : formatDay(until)));
	return {
		findings,
		list,
		notices: [...earlier.notices, ...notices]
	};
}
function grouped(items, keyOf) {
	const groups = new Map();
	for (const item of items) addToGroup(groups, keyOf(item), item);
	return groups;
}
function releasedImage(skip) {
	const name = skip.tag === void 0 ? skip.image : `${skip.image}:${skip.tag}`;
	return {
		key: keyOfSkip(skip),
		name,
		reason: skip.reason,
		isOwnEntry: true,
		isReleased: true
	};
}
function imagesByKey({ occurrences }) {
	return new Map(occurrences.flatMap((one) => one.kind === "image" ? [[keyOfImage(one.image), one.image]] : []));
}
function askedSkip({ key, until, login, day }, { number }, images) {
	const image = images.get(key);
	if (image === void 0) return void 0;
	return {
		image,
		skip: {
			at: {
				file: "",
				span: {
					start: 0,
					end: 0
				}
			},
			image: `${image.registry}/${image.repository}`,
			...compact({
				tag: image.tag,
				until: until === void 0 ? void 0 : parseInstant(until)
			}),
			reason: pullRequestTexts.heldBy(number, login, day),
			owner: login
		}
	};
}
function distinct(skips) {
	return [...new Map([...skips].reverse().map((skip) => [keyOfSkip(skip), skip])).values()].reverse();
}
function heldOf(findings, skips, added, now) {
	const held = new Map();
	const skipOf = skipFinder(skips, now);
	for (const { about, fix } of findings) {
		const skip = fix === void 0 ? void 0 : skipOf(about?.image);
		if (skip === void 0 || about?.image === void 0) continue;
		const key = keyOfImage(about.image);
		const isOwnEntry = keyOfSkip(skip) === key;
		held.set(key, {
			key,
			name: imageName(about.image),
			...shown(skip),
			isOwnEntry
		});
	}
	for (const skip of added.filter((one) => isInForce(one, now))) {
		const key = keyOfSkip(skip);
		const name = skip.tag === void 0 ? skip.image : `${skip.image}:${skip.tag}`;
		if (!held.has(key)) held.set(key, {
			key,
			name,
			...shown(skip),
			isOwnEntry: true
		});
	}
	return [...held.values()].sort((a, b) => a.name < b.name ? -1 : 1);
}
function shown({ reason, until }) {
	return {
		reason,
		...compact({ until: until === void 0 ? void 0 : formatDay(until) })
	};
}
// lib/ci/pull-requests/requests.js
function isAsked({ kind, ticked }) {
	return kind === "held" ? !ticked : ticked;
}
async function readRequests(api, repository, { number, body }) {
	const boxes = readBoxes(body).filter(isAsked);
	if (boxes.length === 0) return {
		asked: [],
		released: new Set(),
		rebase: false,
		notices: []
	};
	const [own, revisions] = await Promise.all([viewerLogin(api), readRevisions(api, repository, number)]);
	const asked = [];
	const released = new Set();
	let rebase = false;
	const notices = new Set();
	const hasSame = boxSearch();
	for (const box of boxes) {
		const by = authorOf(box, revisions, {
			ownLogin: own,
			hasSame
		});
		const refused = await whyRefused(api, repository, by);
		if (refused !== void 0 || by?.login === void 0) {
			notices.add(pullRequestTexts.tickRefused(number, refused ?? pullRequestTexts.unknownEditor));
			continue;
		}
		const { key, until } = box;
		if (box.kind === "rebase") rebase = true;
		if (box.kind === "held") released.add(key);
		if (box.kind === "hold" || box.kind === "skip" && until !== void 0 && parseInstant(until) !== void 0) asked.push({
			key,
			login: by.login,
			day: by.at.slice(0, 10),
			...box.kind === "skip" && until !== void 0 ? { until } : {}
		});
	}
	return {
		asked,
		released,
		rebase,
		notices: [...notices]
	};
}
const loginPattern = /^[\w-]{1,100}$/;
async function whyRefused(api, repository, by) {
	if (by?.login === void 0 || !loginPattern.test(by.login)) return pullRequestTexts.unknownEditor;
	if (!by.isPerson) return pullRequestTexts.app(by.login);
	return await mayWrite(api, repository, by.login) ? void 0 : pullRequestTexts.mayNotWrite(by.login);
}
function authorOf(box, newestFirst, known) {
	const { ownLogin, hasSame } = known;
	const since = newestFirst.findIndex((one) => one.text === void 0 || !hasSame(box, one.text));
	if (since < 1 || newestFirst[since]?.text === void 0) return void 0;
	const [author, replaced, earlier] = newestFirst.slice(since - 1);
	if (author === void 0 || !isOwn(author, ownLogin)) return author;
	return replaced !== void 0 && earlier?.text !== void 0 && isOwn(replaced, ownLogin) && Date.parse(author.at) - Date.parse(replaced.at) < maxCarryMs && hasSame(box, earlier.text) ? authorOf(box, newestFirst.slice(since + 1), known) : author;
}
const maxCarryMs = 6e5;
function boxSearch() {
	const keyOf = (box) => `${box.ticked} ${idOf(box)}`;
	const known = new Map();
	return (box, text) => {
		const boxes = known.get(text) ?? new Set(readBoxes(text).map(keyOf));
		known.set(text, boxes);
		return boxes.has(keyOf(box));
	};
}
function isOwn({ login, isPerson }, ownLogin) {
	return !isPerson && login === ownLogin.replace(/\[bot\]$/, "");
}
// lib/ci/pull-requests/own-pull-requests.js
const maxBranches = 60;
async function readOwnPullRequests(context) {
	const { target, settings, config } = context;
	const { api, run } = target;
	const heads = await branchesFrom(api, run.repository, settings.branch);
	const groups = (config.policy.pullRequests.groups ?? []).map(({ name }) => groupBranch(settings.branch, name));
	const own = [...heads.keys()].filter((name) => name === settings.branch || isOfGroup(name, settings.branch));
	if (own.length > maxBranches) throw new Failure("bad-answer", `More than ${maxBranches} branches begin with ${settings.branch}`);
	const notices = [];
	const pulls = new Map();
	const base = own.length === 0 ? void 0 : await baseHead(context);
	for (const branch of own) {
		const seen = await readPull(context, {
			branch,
			head: heads.get(branch) ?? "",
			base: base ?? ""
		});
		if (seen === void 0) continue;
		append(notices, seen.notices);
		pulls.set(branch, seen.pull);
	}
	return {
		pulls,
		abandoned: own.filter((name) => name !== settings.branch && !groups.includes(name)),
		notices
	};
}
function isOfGroup(name, branch) {
	return name.startsWith(groupBranch(branch, "")) && !name.endsWith("-next");
}
async function baseHead({ target: { api, run }, settings }) {
	const base = settings.base ?? (await describeRepository(api, run.repository)).default_branch;
	const head = await branchHead(api, run.repository, base);
	if (head === void 0) throw new Failure("not-found", `The base branch ${base} does not exist`);
	return head;
}
async function readPull(context, { branch, head, base }) {
	const { api, run } = context.target;
	const { repository } = run;
	const [login, found] = await Promise.all([viewerLogin(api), findPulls(api, repository, branch)]);
	const open = found.find(({ state }) => state === "open");
	if (open === void 0 || open.author !== login) return void 0;
	if (!(await branchState(api, repository, {
		base,
		branch: head
	}, login)).own) return void 0;
	const { asked, released, rebase, notices } = await readRequests(api, repository, open);
	const skips = await skipsOfBranch(context, branch, head);
	return {
		notices,
		pull: {
			branch,
			number: open.number,
			text: open.body,
			rebase,
			asked,
			released,
			skips: skips.filter((skip) => !released.has(keyOfSkip(skip)) && isInForce(skip, context.now))
		}
	};
}
async function skipsOfBranch({ target: { api, run }, settings, config, files }, branch, head) {
	const text = textOf(await filesOf(api, run.repository, head, files).read(settings.policyFile), settings.policyFile, branch);
	if (text === void 0) return [];
	const parsed = readSkips({
		path: settings.policyFile,
		text
	});
	if ("issue" in parsed) throw new Failure("policy-unread", `${settings.policyFile} on ${branch}: ${parsed.issue}`);
	const own = new Set(config.policy.skips.map(contentOfSkip));
	return parsed.skips.filter((skip) => !own.has(contentOfSkip(skip)));
}
function textOf(read, path, branch) {
	if ("text" in read) return read.text;
	if (read.absent) return void 0;
	throw new Failure("policy-unread", `${path} on ${branch} cannot be read: ${read.unreadable}`);
}
// lib/config/policy/edits/remove-entry.js
const refused = { refused: "the form of its `skips` cannot be changed automatically; remove the entry by hand" };
function removeSkips(text, indexes) {
	if (indexes.size === 0) return { text };
	const root = parseDocument(text, {
		prettyErrors: false,
		uniqueKeys: false,
		logLevel: "silent"
	}).contents;
	const pair = isMap(root) ? root.items.find(({ key }) => isScalar(key) && key.value === "skips") : void 0;
	if (pair === void 0 || !isSeq(pair.value) || pair.value.flow) return refused;
	let result = text;
	for (const index of [...indexes].sort((a, b) => b - a)) {
		const range = pair.value.items[index]?.range;
		if (range == null) return refused;
		const start = text.lastIndexOf("\n", range[0] - 1) + 1;
		if (!/^[ \t]*-[ \t]+$/.test(text.slice(start, range[0]))) return refused;
		const end = lineAfter(text, range[1]);
		result = result.slice(0, start) + result.slice(end);
	}
	return isWithout(result, text, indexes) ? { text: result } : refused;
}
function lineAfter(text, offset) {
	if (text[offset - 1] === "\n") return offset;
	const lineEnd = text.indexOf("\n", offset);
	return lineEnd < 0 ? text.length : lineEnd + 1;
}
function isWithout(text, before, indexes) {
	const after = parseDocument(text, {
		prettyErrors: false,
		logLevel: "silent"
	});
	if (after.errors.length > 0) return false;
	const old = parseDocument(before, { logLevel: "silent" }).toJS();
	const skips = old.skips.filter((_, index) => !indexes.has(index));
	const wanted = {
		...old,
		skips: skips.length === 0 ? null : skips
	};
	try {
		return JSON.stringify(after.toJS()) === JSON.stringify(wanted);
	} catch (error) {
		if (!(error instanceof ReferenceError)) throw error;
		return false;
	}
}
// lib/ci/pull-requests/write.js
async function policyChange(file, added, released, files) {
	if (added.length === 0 && released.size === 0) return {};
	const read = await files.read(file);
	if ("unreadable" in read && !read.absent) return { refused: read.unreadable };
	const before = "text" in read ? read.text : "";
	const parsed = readSkips({
		path: file,
		text: before
	});
	if ("issue" in parsed) return { refused: parsed.issue };
	const ended = parsed.skips.flatMap((skip, index) => released.has(keyOfSkip(skip)) ? [index] : []);
	const removed = removeSkips(before, new Set(ended));
	if ("refused" in removed) return removed;
	let text = before === "" && added.length > 0 ? policySchemaLine : removed.text;
	for (const skip of added) {
		const appended = appendEntry(text, "skips", entryOf(skip));
		if ("refused" in appended) return appended;
		text = appended.text;
	}
	return text === before ? {} : { change: {
		path: file,
		before,
		after: text,
		lines: []
	} };
}
function entryOf({ image, tag, until, reason, owner }) {
	return {
		image,
		...tag === void 0 ? {} : { tag },
		...until === void 0 ? {} : { until: formatDay(until) },
		reason,
		...owner === void 0 ? {} : { owner }
	};
}
function isQuietPullRequest({ complete, changesPolicy }, images, report) {
	return complete && !changesPolicy && areQuiet(images, report);
}
function areQuiet(images, { forecasts = [] }) {
	const isQuiet = new Map();
	for (const { image, from, to, grade } of forecasts) {
		const key = JSON.stringify([
			image,
			from,
			to
		]);
		isQuiet.set(key, isQuiet.get(key) !== false && grade === "quiet");
	}
	return images.length > 0 && images.every(({ name, from, to }) => isQuiet.get(JSON.stringify([
		name,
		from,
		to
	])) === true);
}
async function writeBundle(context, bundle) {
	const { target, settings, config, files, report, evidence, sources, complete } = context;
	const changes = changesOf(bundle, context.changes, settings);
	const images = pinChanges(bundle.findings, evidence, changes);
	const kept = await policyChange(settings.policyFile, bundle.added, bundle.released, files);
	const { automergeLabel, checkboxes = true } = config.policy.pullRequests;
	const isQuiet = isQuietPullRequest({
		complete,
		changesPolicy: kept.change !== void 0
	}, images, report);
	const footFor = (written) => checkboxes ? footOf(context, bundle, images, written) : "";
	const foot = footFor(new Set([settings.policyFile]));
	const plan = {
		...settings,
		branch: bundle.branch,
		repository: target.run.repository,
		title: images.length === 0 && kept.change !== void 0 ? holdTitle(bundle) : pinTitle(images, report),
		body: pinBody(images, locator(sources), withOwn(report, images), maxTextLength - foot.length),
		files: [...changes, ...kept.change === void 0 ? [] : [kept.change]],
		complete,
		rebase: bundle.seen?.rebase === true,
		keepTicks: (latest, next) => keepTicked(bundle.seen?.text ?? "", latest, next),
		foot: footFor,
		...compact({ automerge: automergeLabel === void 0 ? void 0 : {
			label: automergeLabel,
			isQuiet
		} })
	};
	const { notices, ...written } = await writePinPullRequest(target.api, plan);
	const refused = kept.refused === void 0 ? [] : [pullRequestTexts.notKept(settings.policyFile, kept.refused)];
	return {
		...written,
		notices: [...refused, ...notices]
	};
}
const maxTextLength = 58e3;
function withOwn(report, images) {
	if (report.forecasts === void 0) return report;
	const names = new Set(images.map(({ name }) => name));
	return {
		...report,
		forecasts: report.forecasts.filter(({ image }) => names.has(image))
	};
}
function changesOf({ branch, files }, changes, settings) {
	if (files === void 0) return changes;
	const written = new Set(changes.map(({ path }) => path));
	const own = files.filter(({ path }) => written.has(path));
	const recorded = changes.filter(({ lines }) => lines.some(({ before }) => before === ""));
	return branch === settings.branch ? [...own, ...recorded] : own;
}
function holdTitle({ held }) {
	return held.length === 1 ? "Hold 1 image" : `Hold ${held.length} images`;
}
function footOf({ settings, now }, { branch, held, added }, images, written) {
	const unkept = added.length === 0 || written.has(settings.policyFile) ? [] : added.map(tickedOffer);
	const names = new Set(unkept.map(({ key }) => key));
	const offered = [...new Set(images.map(({ name }) => name))].map((name) => ({
		key: boxKey(name),
		name
	}));
	return controlsText({
		key: boxKey(branch),
		offered: [...unkept, ...offered.filter(({ key }) => !names.has(key))],
		held: held.filter(({ key }) => !names.has(key)),
		skipUntil: endOfMonth(now + minSkipDays * dayMs)
	});
}
function tickedOffer(skip) {
	const { image, tag, until } = skip;
	return {
		key: keyOfSkip(skip),
		name: tag === void 0 ? image : `${image}:${tag}`,
		...until === void 0 ? { hold: true } : { skipUntil: formatDay(until) }
	};
}
const minSkipDays = 14;
function endOfMonth(instant) {
	const day = new Date(instant);
	return formatDay(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0));
}
// lib/ci/pull-requests/index.js
async function pullRequestScope(host, config, ci, settings, input) {
	const { found, now } = input;
	try {
		const earlier = await readOwnPullRequests({
			config,
			settings,
			files: host.files,
			now,
			target: ciTargetOf(ci)
		});
		const { findings, ...bundles } = await bundlesOf({
			...input,
			earlier,
			config,
			settings
		});
		return {
			findings,
			found,
			now,
			pullRequests: {
				...earlier,
				...bundles
			}
		};
	} catch (error) {
		return {
			findings: withoutSkipped(found.findings, config.policy.skips, now),
			found,
			now,
			pullRequests: { gap: gapFrom(error, "pull request") }
		};
	}
}
async function writePullRequests(context, bundles, attempt) {
	const only = [{
		branch: context.settings.branch,
		...nothing
	}];
	const { list, abandoned, notices } = bundles ?? {
		list: only,
		abandoned: [],
		notices: []
	};
	const urls = [];
	const left = abandoned.map((branch) => ({
		branch,
		...nothing
	}));
	for (const bundle of [...list, ...left]) {
		const subject = bundle.branch === context.settings.branch ? "pull request" : `pull request of ${bundle.branch}`;
		urls.push(await attempt(subject, () => writeBundle(context, bundle)));
	}
	const url = urls.at(list.length - 1) ?? urls.find((one) => one !== void 0);
	return {
		notices,
		...url === void 0 ? {} : { url }
	};
}
const nothing = {
	findings: [],
	files: [],
	added: [],
	released: new Set(),
	held: []
};
export { pullRequestScope, writePullRequests };
