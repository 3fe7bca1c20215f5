import { n as checks } from "./checks-BcNqVPJL.js";
import { _ as waivedSubject, a as nothingVerified, d as allCounting, f as baselineReferences, g as notCompared, h as needsBase, l as describeRun, m as isNewOnly, n as asksForOtherTags, o as questionsAsked, p as compareFindings, s as unreadEnds, t as asksForMoves, u as withImages, v as withExisting } from "./questions-C92dmBy6.js";
import { Ct as smallest, F as distinctByJson, H as memoizeAsync, J as durationText, T as imageName, Y as formatDay, _t as addToGroup, a as isPlatform, b as positionsOf, bt as countWhile, ct as shortDigest, gt as Multiset, i as canonicalPlatform, j as parseImage, n as scanCheckout, ot as plain, pt as pathMatcher, q as dayMs, st as plural, vt as append, w as originImage, xt as groupedBy, y as placeKey, yt as compact } from "./reading-DT2Pr2dB.js";
import { n as guardHost, o as stopGap } from "./http-kiv8ZDRX.js";
import { ft as Failure, ht as gapFrom, mt as distinctGaps, vt as orGap, yt as placesOfGaps } from "./scan-DFDHd4Kl.js";
import { i as withoutSkipped, n as skipFinder, r as withinLimit } from "./skips-BElRFg72.js";
import { t as revisionOf } from "./revision-gW1fLCgI.js";
import { a as withPlatformTransport, g as contentReader, i as registryHost, n as historyLimit, r as presetRegistries, t as connect } from "./clients-1vmCjFb-.js";
import { o as openLedger, s as nothingWritten } from "./source-readings-6gDcuOo9.js";
import { r as saveReports, t as publish } from "./publish-wvJatpGj.js";
import { a as planEdits, i as applyEdits, s as nameOf$1, t as createPinner } from "./pinner-BHRQrpu-.js";
import { a as anyFails, n as judgeInput, r as ageLimitsFor, s as verdictFrom } from "./apply-policy-BXY_jY8K.js";
import { a as sbomNotRead, i as noSbomFile, o as scannerReportOf, r as noAttachedSbom } from "./findings-BUuvkf3p.js";
import { n as parseSbom, r as maxDocumentBytes, t as inspectSbom } from "./sbom-DyTBat3U.js";
import { n as limitOf } from "./limit-iMlwQmPW.js";
import { t as countByOutcome } from "./coverage-BPHvwLV5.js";
import { t as createResolver } from "./resolve-DQf4Xl_t.js";
import { t as builtOf } from "./built-BZ018G6e.js";
import { i as signatureRulesFor, r as satisfies, t as acceptedBy } from "./match-BY2LDOyJ.js";
import { t as digestReader } from "./read-digest-DYXwseoC.js";
import { r as publicRoot } from "./signature-C5L8zABi.js";
import { a as signedBuild } from "./fact-D1jIvt7l.js";
import { setImmediate } from "node:timers/promises";
// lib/checks/waivers/inline-waivers.js
function markNewInlineWaivers(base, change, renames) {
	const existing = new Multiset();
	const [keyInBase, keyInChange] = [keysOf(base), keysOf(change)];
	for (const waiver of base.waivers) {
		const { file } = waiver.at;
		existing.add(keyInBase(waiver, renames.get(file) ?? file));
	}
	return change.waivers.map((waiver) => existing.take(keyInChange(waiver, waiver.at.file)) ? waiver : {
		...waiver,
		pending: true
	});
}
function keysOf({ occurrences }) {
	const byFile = groupedBy(occurrences, ({ at }) => at.file);
	for (const own of byFile.values()) own.sort((a, b) => a.at.span.start - b.at.span.start);
	return ({ check, reason, covers }, file) => {
		const own = byFile.get(covers.file) ?? [];
		const countBefore = (offset) => countWhile(own, ({ at }) => at.span.start < offset);
		const covered = own.slice(countBefore(covers.span.start), countBefore(covers.span.end));
		return JSON.stringify([
			file,
			check,
			reason,
			covered.map(waivedSubject)
		]);
	};
}
// lib/checks/waivers/renamed-files.js
function renamedFiles(base, change, { overrides, waivers, removed }) {
	const selectors = [
		...overrides,
		...waivers,
		...removed
	].flatMap(({ paths }) => paths === void 0 ? [] : [pathMatcher(paths)]);
	const onlyIn = (tree, { paths }) => {
		const testData = new Set(tree.occurrences.flatMap((one) => one.testData === void 0 ? [] : one.at.file));
		return [...tree.files.values()].flatMap(({ path, text }) => {
			if (paths.has(path)) return [];
			return {
				path,
				key: `${selectors.map((selects) => selects(path) ? 1 : 0).join("")} ${testData.has(path)} ${text}`
			};
		});
	};
	const gone = new Map();
	for (const { path, key } of onlyIn(base, change).reverse()) addToGroup(gone, key, path);
	const renames = new Map();
	for (const { path, key } of onlyIn(change, base)) {
		const old = gone.get(key)?.pop();
		if (old !== void 0) renames.set(old, path);
	}
	return renames;
}
// lib/ci/index.js
async function openCi(host, config) {
	const { ofBase } = config.policy;
	if (!(isNewOnly(config, ofBase !== void 0) || ofBase === true) && !writesToCi(config)) return { revision: { kind: "local" } };
	const { connectCi } = await import("./connect-y8a7Oj_c.js").then((n) => n.i);
	return orGap(connectCi(host, config), "event");
}
async function scopePins(host, config, ci, { found, pinner, mayWrite, now }) {
	const { pullRequest } = config.delivery;
	const { skips } = config.policy;
	const skipOf = skipFinder(skips, now);
	const isSkipped = (image) => skipOf(image) !== void 0;
	const findings = withinLimit(found.findings, found.evidence, config.limit, isSkipped);
	const isGitlab = !("cause" in ci) && ci.gitlab !== void 0;
	if (!mayWrite || pullRequest === void 0 || isGitlab) return {
		findings: withoutSkipped(findings, skips, now),
		found,
		now
	};
	const { pullRequestScope } = await import("./pull-requests-D70zT72-.js");
	const plan = (findings) => pinner.plan({
		...found,
		findings
	});
	return pullRequestScope(host, config, ci, pullRequest, {
		found: {
			...found,
			findings
		},
		now,
		plan
	});
}
const nothingDelivered = async () => ({ gaps: [] });
function delivererTo(host, config, ci, input) {
	if (!writesToCi(config)) return nothingDelivered;
	return async (report) => {
		const { deliver } = await import("./deliver-B9je82wx.js");
		return deliver(host, config, ci, {
			...input,
			report
		});
	};
}
function writesToCi({ delivery }) {
	return delivery.comment !== "never" || delivery.issue || delivery.fixOnComment || delivery.pullRequest !== void 0;
}
// lib/ci/baseline.js
function filesBelow(files, folder) {
	if (folder === void 0) return files;
	const start = `${folder}/`;
	return {
		read: (path, maxBytes) => files.read(`${start}${path}`, maxBytes),
		async list(wanted = () => true, isReadAlike) {
			const isWanted = (path) => path.startsWith(start) && wanted(path.slice(start.length));
			return (await files.list(isWanted, isReadAlike)).flatMap((path) => isWanted(path) ? [path.slice(start.length)] : []);
		}
	};
}
async function openCheckout(host, config, scanning) {
	const [ci, checkout] = await Promise.all([openCi(host, config), scanning]);
	return {
		ci,
		checkout,
		...openBaseline(host, config, ci, checkout)
	};
}
function openBaseline(host, config, ci, checkout) {
	const commits = new Map();
	const opened = memoizeAsync(async (use) => {
		const base = await openCommit(host, config, ci, use);
		if (base === void 0) return void 0;
		const known = commits.get(base.commit) ?? base;
		commits.set(base.commit, known);
		return known;
	});
	const required = async (use) => {
		const base = await opened(use);
		if (base === void 0) throw new Failure("no-base", "There is no base commit");
		return base;
	};
	const readBase = async (path, use) => (await required(use)).files.read(path);
	const hasRules = config.policy.ofBase === true;
	return {
		...hasRules ? { readBase } : {},
		readReviewed: (path) => hasRules ? readBase(path, "rules") : host.files.read(path),
		async markWaivers(change) {
			const { waivers } = change;
			if (!hasRules || waivers.length === 0) return {
				waivers,
				unread: []
			};
			try {
				const base = await required("rules");
				const { renames } = await filesOfChange(host, base, checkout, config);
				return {
					waivers: markNewInlineWaivers(await base.scanned(), change, renames),
					unread: []
				};
			} catch (error) {
				return {
					waivers,
					unread: [waiversUnread(error)]
				};
			}
		},
		async compare(found) {
			const { findings, gaps, placesOf } = found;
			const newOnly = isNewOnly(config, !("cause" in ci) && ci.revision.kind === "change");
			const isWanted = needsBase(findings, newOnly) || newOnly && gaps.some((gap) => placesOf(gap) !== void 0);
			const uncompared = {
				findings: notCompared(findings, void 0),
				gaps
			};
			if (!isWanted) return uncompared;
			try {
				const base = await opened("comparison");
				if (base === void 0) return {
					...uncompared,
					base: "none"
				};
				const compared = await compareWithBase(host, base, await filesOfChange(host, base, checkout, config), found);
				return newOnly ? compared : {
					...compared,
					findings: allCounting(compared.findings),
					gaps
				};
			} catch (error) {
				const unread = baseUnread(gapFrom(error, "base commit"));
				const all = {
					...uncompared,
					gaps: [...gaps, unread]
				};
				return newOnly ? {
					...all,
					findings: notCompared(findings, "unknown"),
					base: "unknown"
				} : all;
			}
		}
	};
}
async function scanWhole(base, host, config) {
	const scanned = await scanCheckout(base, config, {
		...host,
		onlyReferences: true
	});
	const stopped = stopGap(host.stop);
	if (stopped !== void 0) throw new Failure(stopped.cause, stopped.message);
	return scanned;
}
async function openCommit(host, config, ci, use) {
	if ("cause" in ci) throw new Failure(ci.cause, ci.message);
	const { openBase } = await import("./connect-y8a7Oj_c.js").then((n) => n.i);
	const base = await openBase(host, ci, use);
	if (base === void 0) return void 0;
	const files = filesBelow(base.files, host.repository?.folder);
	return {
		...base,
		files,
		scanned: memoizeAsync(() => scanWhole(files, host, config))
	};
}
function waiversUnread(error) {
	const { message } = gapFrom(error, "base commit");
	return {
		cause: "policy-unread",
		subject: "base commit",
		message: `The inline waivers of the base commit could not be read: ${message}`
	};
}
async function filesOfChange({ files }, base, checkout, { policy }) {
	const [scanned, before, now] = await Promise.all([
		base.scanned(),
		base.files.list(),
		files.list()
	]);
	const paths = new Set(now);
	return {
		paths,
		renames: renamedFiles({
			...scanned,
			paths: new Set(before)
		}, {
			...checkout,
			paths
		}, policy)
	};
}
async function compareWithBase(host, { files: base, scanned }, { paths, renames }, { findings, occurrences, gaps, placesOf }) {
	const existing = (await scanned()).occurrences;
	const places = [...findings.flatMap(({ at }) => at ?? []), ...gaps.flatMap((gap) => [...placesOf(gap) ?? []])];
	const baseline = {
		references: baselineReferences(existing, occurrences, paths, renames),
		unchanged: await unchangedFiles(places, occurrences, base, host)
	};
	return {
		findings: compareFindings(findings, occurrences, baseline),
		gaps: withExisting(gaps, placesOf, occurrences, baseline),
		base: baseline
	};
}
function baseUnread({ cause, message }) {
	return {
		cause,
		subject: "base commit",
		message: `Findings could not be compared with the base commit: ${message}`
	};
}
async function unchangedFiles(places, occurrences, base, host) {
	const references = new Set(occurrences.map(({ at }) => placeKey(at)));
	const files = new Set(places.flatMap((at) => references.has(placeKey(at)) ? [] : [at.file]));
	const unchanged = [];
	for (const file of files) {
		const [now, before] = await Promise.all([readChanged(host, file), base.read(file)]);
		unchanged.push([file, "text" in now && "text" in before && now.text === before.text]);
	}
	return Object.fromEntries(unchanged);
}
async function readChanged({ files, git, repository }, file) {
	const onDisk = await files.read(file);
	if ("text" in onDisk || onDisk.absent !== true || git === void 0) return onDisk;
	try {
		const head = await git.head();
		const committed = head && await git.filesAt(head.commit);
		return committed === void 0 ? onDisk : await filesBelow(committed, repository?.folder).read(file);
	} catch (error) {
		const { message } = gapFrom(error, file);
		return { unreadable: message };
	}
}
// lib/ci/run-cache.js
async function openRunCache({ cache: open, ci, git, job = ci, clock, sink, tell = sink.log }, { cache: folder, base }) {
	const opened = await open?.(folder);
	if (opened === void 0) return void 0;
	if ("refused" in opened) {
		sink.log(opened.refused);
		return;
	}
	const { createRunCache } = await import("./run-cache-Cm-i0DoK.js");
	return createRunCache(opened, {
		...await reachOf(compact({
			ci: job,
			git
		}), base),
		now: clock.now,
		tell
	});
}
async function reachOf(job, named) {
	const revision = await revisionOf(job, named).catch(() => void 0);
	switch (revision?.kind) {
		case "change": return {
			trust: revision.isFromOutside ? "none" : "verified",
			base: revision.target ?? ""
		};
		case "branch": return {
			trust: revision.isAnybodys === true ? "none" : "all",
			base: revision.name ?? ""
		};
		case "local": return {
			trust: "all",
			base: ""
		};
		default: return {
			trust: "none",
			base: ""
		};
	}
}
// lib/model/run/scan-threads.js
const maxSize = 67108864;
const overhead = 500;
var RememberedScans = class {
	most;
	results = new Map();
	size = 0;
	constructor(most = maxSize) {
		this.most = most;
	}
	get(key) {
		return this.results.get(key);
	}
	set(key, result, size) {
		if (this.size + size + overhead > this.most) {
			this.results.clear();
			this.size = 0;
		}
		this.size += size + overhead;
		this.results.set(key, result);
	}
};
// lib/pin/patch.js
const maxLength = 2e5;
function patchOfFixes(findings, files) {
	let patch = "";
	for (const [path, edits] of planEdits(findings)) {
		const { text = "" } = files.get(path) ?? {};
		const applied = applyEdits(text, edits);
		const part = "refused" in applied ? "" : filePatch(path, text, applied.text);
		if (patch.length + part.length <= maxLength) patch += part;
	}
	return patch === "" ? void 0 : patch;
}
function filePatch(path, before, after) {
	const old = linesOf(before);
	const fresh = linesOf(after);
	const hunks = groupsOf(old.flatMap((line, index) => line === fresh[index] ? [] : [index])).map(([first, last]) => {
		const marked = (mark, lines) => lines.slice(first, last + 1).map((line) => ended(`${mark}${line}`));
		const range = `${first + 1},${last + 1 - first}`;
		return `@@ -${range} +${range} @@\n${[...marked("-", old), ...marked("+", fresh)].join("")}`;
	});
	const name = (side) => quoted(`${side}/${path}`);
	return `diff --git ${name("a")} ${name("b")}\n--- ${name("a")}\n+++ ${name("b")}\n${hunks.join("")}`;
}
function linesOf(text) {
	return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}
function groupsOf(changed) {
	const groups = [];
	for (const index of changed) {
		const last = groups.at(-1);
		if (last !== void 0 && index - last[1] === 1) last[1] = index;
		else groups.push([index, index]);
	}
	return groups;
}
function ended(line) {
	return line.endsWith("\n") ? line : `${line}\n\\ No newline at end of file\n`;
}
function quoted(path) {
	if (!/["\\\p{Cc}]/u.test(path)) return path;
	return `"${path.replace(/["\\]/g, "\\$&").replace(/\p{Cc}/gu, (character) => [...Buffer.from(character)].map((byte) => `\\${byte.toString(8).padStart(3, "0")}`).join(""))}"`;
}
// lib/pin/rendered.js
const kinds = [
	{
		file: /^(?:kustomization\.ya?ml|Kustomization)$/,
		commands: () => [[
			"kustomize",
			"build",
			"."
		], [
			"kubectl",
			"kustomize",
			"."
		]]
	},
	{
		file: /^(?:docker-)?compose(?:[.-][\w.-]+)?\.ya?ml$/,
		commands: (name) => [[
			"docker-compose",
			"-f",
			name,
			"config"
		], [
			"docker",
			"stack",
			"config",
			"-c",
			name
		]]
	},
	{
		file: /^Chart\.yaml$/,
		commands: () => [[
			"helm",
			"template",
			"checked",
			"."
		]]
	},
	{
		file: /\.jsonnet$/,
		commands: (name) => [["jsonnet", name]]
	}
];
const maxUnits = 200;
function unitsOf(paths) {
	return paths.flatMap((path) => {
		const name = path.slice(path.lastIndexOf("/") + 1);
		const kind = kinds.find(({ file }) => file.test(name));
		const folder = path.slice(0, -name.length).replace(/\/$/, "");
		return kind === void 0 ? [] : [{
			path,
			folder,
			commands: kind.commands(name)
		}];
	});
}
async function print(copy, { commands, folder }) {
	for (const [program, ...args] of commands) {
		const rendered = await copy.run(program, args, folder);
		if (!("missing" in rendered)) return {
			...rendered,
			program
		};
	}
	return { missing: true };
}
const pinnedName = /([\w./:-]*)@(sha256:[0-9a-f]{64})/g;
const withoutDigests = (line) => line.replace(/(?::latest)?@sha256:[0-9a-f]{64}/g, "").replace(/:latest(?![\w.-])/, "");
const imageKey = /(?:^|[\s{,"'-])[\w./-]*image[\w-]*["']?\s*[:=]|^\s*FROM\s/i;
const isOfImage = (line, last = "") => imageKey.test(line) || /^\s*value:/.test(line) && /name:.*image/i.test(last);
function otherDifference(before, after, names) {
	const [old, now] = [before.split("\n"), after.split("\n")];
	if (old.length !== now.length) return `it has ${plural(now.length, "line")} instead of ${old.length}`;
	const isKnown = ([whole, name = "", digest], line) => {
		const parsed = parseImage(`${name}@${digest}`);
		return line.includes(whole) || parsed.kind !== "invalid" && names.has(nameOf$1(parsed.image));
	};
	const index = now.findIndex((line, at) => {
		const was = old[at] ?? "";
		if (line === was) return false;
		return !(withoutDigests(line) === withoutDigests(was) && isOfImage(line, now[at - 1])) || ![...line.matchAll(pinnedName)].every((match) => isKnown(match, was));
	});
	return index === -1 ? void 0 : `line ${index + 1} is \`${now[index]?.trim().slice(0, 120)}\``;
}
async function culprits(changes, isHarmful) {
	if (changes.length < 2) return changes;
	const middle = Math.ceil(changes.length / 2);
	const found = [];
	for (const half of [changes.slice(0, middle), changes.slice(middle)]) if (await isHarmful(half)) append(found, await culprits(half, isHarmful));
	return found.length > 0 ? found : changes;
}
function changesOf(copy) {
	let present = new Set();
	return async (wanted) => {
		const next = new Set(wanted);
		for (const change of present) if (!next.has(change)) await copy.write(change.path, void 0);
		for (const change of next) if (!present.has(change)) await copy.write(change.path, change.after);
		present = next;
	};
}
function harmOf(before, after, names) {
	if ("text" in after) return otherDifference(before, after.text, names);
	return "failed" in after ? `it fails: ${after.failed}` : "it is not there any more";
}
function renderJudge({ files, renderers, sink }) {
	if (renderers === void 0) return void 0;
	return async (changes, names) => {
		const paths = await files.list();
		const all = unitsOf(paths);
		const copy = await renderers.open(paths);
		if ("refused" in copy) {
			sink.log(`Nothing was rendered: ${copy.refused}`);
			return [];
		}
		try {
			const { harmful, unrendered } = await judged(copy, all.slice(0, maxUnits), changes, names);
			for (const { path } of all.slice(maxUnits)) addToGroup(unrendered, `more than ${maxUnits} files`, path);
			sink.log(described$1(all, unrendered));
			return harmful;
		} finally {
			await copy.close();
		}
	};
}
async function judged(copy, units, changes, names) {
	const harmful = new Map();
	const unrendered = new Map();
	const befores = new Map();
	for (const unit of units) {
		const before = await print(copy, unit);
		if ("text" in before) {
			befores.set(unit, before);
			continue;
		}
		const why = "missing" in before ? `no ${unit.commands.map(([program]) => program).join(" or ")}` : before.failed;
		addToGroup(unrendered, why, unit.path);
	}
	const give = changesOf(copy);
	for (const [unit, before] of befores) {
		const harm = async (some) => {
			await give(some);
			return harmOf(before.text, await print(copy, unit), names);
		};
		const kept = changes.filter(({ path }) => !harmful.has(path));
		const why = await harm(kept);
		if (why === void 0) continue;
		for (const { path } of await culprits(kept, async (some) => await harm(some) !== void 0)) harmful.set(path, {
			path,
			why: `with the digests, \`${before.program}\` renders ${unit.path} in another way: ${why}`
		});
	}
	return {
		harmful: [...harmful.values()],
		unrendered
	};
}
const maxShown = 10;
function described$1(all, unrendered) {
	const missed = [...unrendered.values()].flat().length;
	return [`Rendered before and after: ${all.length - missed} of ${plural(all.length, "file")}.`, ...[...unrendered].map(([why, paths]) => {
		const more = paths.length > maxShown ? ` and ${paths.length - maxShown} more` : "";
		return plain(`Not rendered (${why}): ${paths.slice(0, maxShown).join(", ")}${more}`);
	})].join("\n");
}
// lib/pipeline/conclude.js
const unamended = (report) => report;
function weighing({ gaps: known, settings, stopped, failed }) {
	return (further) => {
		const all = [...known, ...further];
		const stop = all.length > 0 ? stopped() : void 0;
		const gaps = stop === void 0 ? all : [stop, ...all.filter(({ cause }) => cause !== stop.cause)];
		return {
			gaps,
			...verdictFrom(failed, gaps, settings.onIncomplete)
		};
	};
}
async function concludeRun(collect, { host, amend, redact }) {
	const { report, exitCode, weigh, deliver } = await described(collect, () => stopGap(host.stop));
	const first = {
		report: redact(amend(withImages(report))),
		exitCode
	};
	const delivered = await deliver(first.report);
	return {
		finish: addGaps(concluder(first, weigh, redact), delivered.gaps),
		delivered
	};
}
async function described(collect, stopped) {
	const { deliver, ...collected } = await collect();
	await setImmediate();
	const { findings, gaps: known, config: settings } = collected;
	const weigh = weighing({
		gaps: known,
		settings,
		stopped,
		failed: anyFails(findings, settings.failOn)
	});
	const { verdict, gaps, exitCode } = weigh([]);
	return {
		report: describeRun(collected, {
			verdict,
			gaps,
			findings
		}),
		exitCode,
		weigh,
		deliver
	};
}
function concluder(first, weigh, redact) {
	return async (further = []) => {
		if (further.length === 0) return first;
		const { verdict, gaps, exitCode } = weigh(further);
		const { counts } = first.report;
		const numbers = counts === void 0 ? {} : { counts: {
			...counts,
			notVerified: gaps.length
		} };
		return {
			report: redact({
				...first.report,
				verdict,
				...numbers,
				incomplete: [...gaps]
			}),
			exitCode
		};
	};
}
function addGaps(conclude, later) {
	return (further = []) => conclude([...later, ...further]);
}
// lib/pipeline/progress.js
function withProgress(run) {
	const { host } = run;
	let references = "";
	let rest = "";
	const show = () => host.sink.progress([references, rest].filter((part) => part !== "").join(", "));
	const sink = {
		...host.sink,
		progress(text) {
			rest = text;
			show();
		}
	};
	return {
		...run,
		host: {
			...host,
			sink
		},
		progress(done, total) {
			references = `${done} of ${total} references resolved`;
			show();
		}
	};
}
// lib/advisories/collect.js
function pulledImages(occurrences, facts, mirrors) {
	return occurrences.flatMap((occurrence) => {
		if (occurrence.kind !== "image") return [];
		const fact = facts.get(occurrence);
		const current = fact !== void 0 && "currentDigest" in fact ? fact.currentDigest : void 0;
		const digest = occurrence.image.digest ?? current;
		return digest === void 0 ? [] : [{
			occurrence,
			origin: originImage(occurrence.image, mirrors),
			digest
		}];
	});
}
function imageAdvisoryCollector(sources) {
	const attachedPackages = memoizeAsync(async (registry, repository, digest) => {
		const findSboms = sources.sbomsIn(registry);
		if (findSboms === void 0) return {
			packages: [],
			gaps: []
		};
		return packagesIn(await findSboms(repository, digest, inspectSbom), `${registry}/${repository}@${digest}`);
	});
	const scannerMatches = memoizeAsync(async (repository, digest, subject) => orGap(sources.scanned(repository, digest), subject), (repository, digest) => `${repository}@${digest}`);
	return {
		async packagesOf({ occurrence: { at, image }, origin, digest }) {
			const { packages, gaps } = await attachedPackages(origin.registry, origin.repository, digest);
			return {
				packages: packages.map((use) => ({
					...use,
					at,
					image
				})),
				gaps,
				at: [at]
			};
		},
		async vulnerabilitiesOf({ occurrence: { at, image }, origin, digest }) {
			if (sources.sbomsIn(origin.registry) === void 0) return {
				vulnerabilities: [],
				gaps: [],
				at: [at]
			};
			const subject = scannerReportOf(`${imageName(origin)}@${digest}`);
			const matches = await scannerMatches(origin.repository, digest, subject);
			if ("cause" in matches) return {
				vulnerabilities: [],
				gaps: [matches],
				at: [at]
			};
			return {
				vulnerabilities: matches.map((match) => ({
					...match,
					at,
					image
				})),
				gaps: [],
				at: [at]
			};
		}
	};
}
function packagesIn(attached, name) {
	if ("cause" in attached) return {
		packages: [],
		gaps: [attached]
	};
	const packages = new Map();
	const gaps = attached.missing.map((platform) => ({
		cause: "no-sbom",
		subject: name,
		message: noAttachedSbom(platform === name ? void 0 : platform)
	}));
	for (const { digest, platform, ofIndex, text } of attached.documents) {
		const { components, problems, empty } = parseSbom({
			path: digest,
			text
		});
		if (ofIndex && empty) continue;
		for (const { message } of problems) gaps.push({
			cause: "unreadable-file",
			subject: `SBOM ${digest} of ${name}`,
			message
		});
		for (const { name: packageName, version, type, origins } of components) {
			const key = JSON.stringify([
				packageName,
				version,
				type,
				origins
			]);
			const platforms = [...packages.get(key)?.platforms ?? [], ...platform === void 0 ? [] : [platform]];
			packages.set(key, {
				name: packageName,
				...compact({
					version,
					type
				}),
				origins,
				platforms: [...new Set(platforms)]
			});
		}
	}
	return {
		packages: [...packages.values()],
		gaps
	};
}
async function localSboms(files, globs) {
	const packages = [];
	const sources = new Map();
	const gaps = [];
	for (const match of await matchingFiles(files, globs)) {
		if ("glob" in match) {
			gaps.push({
				cause: "no-sbom",
				subject: match.glob,
				message: noSbomFile
			});
			continue;
		}
		const { path } = match;
		const unreadable = (message) => gaps.push({
			cause: "unreadable-file",
			subject: path,
			message
		});
		const read = await files.read(path, maxDocumentBytes);
		if ("unreadable" in read) {
			unreadable(sbomNotRead(read.unreadable));
			continue;
		}
		const source = {
			path,
			text: read.text
		};
		const { components, problems } = parseSbom(source);
		sources.set(path, source);
		for (const { message } of problems) unreadable(message);
		for (const { name, version, type, origins, span = {
			start: 0,
			end: 0
		} } of components) packages.push({
			name,
			...compact({
				version,
				type
			}),
			origins,
			at: {
				file: path,
				span
			}
		});
	}
	return {
		packages,
		files: sources,
		gaps
	};
}
async function matchingFiles(files, globs) {
	if (globs.length === 0) return [];
	const matchesAny = pathMatcher(globs);
	const paths = (await files.list(matchesAny)).filter(matchesAny).sort();
	return [...globs.filter((glob) => !paths.some(pathMatcher([glob]))).map((glob) => ({ glob })), ...paths.map((path) => ({ path }))];
}
function createAdvisoryCollector(sources, files, options) {
	const { artifacts, sbom, sbomFromRegistry, vulnerabilityReports, registries } = options;
	const requested = artifacts.length + sbom.length > 0 || sbomFromRegistry || vulnerabilityReports;
	if (!requested || "cause" in sources) {
		const gaps = requested && "cause" in sources ? [sources] : [];
		return async (occurrences) => ({
			advice: {
				advisories: [],
				packages: [],
				vulnerabilities: []
			},
			files: new Map(),
			gaps,
			placed: [{
				gaps,
				at: sbom.length > 0 ? void 0 : occurrences.map(({ at }) => at)
			}],
			asked: "cause" in sources ? artifacts.map(() => sources.cause) : []
		});
	}
	const images = imageAdvisoryCollector(sources);
	const advisoriesFor = advisoryLookup(sources);
	let local;
	return async (occurrences, facts) => {
		local ??= localSboms(files, sbom);
		const pulled = pulledImages(occurrences, facts, registries);
		const [fromFiles, attached, scanned] = await Promise.all([
			local,
			Promise.all(sbomFromRegistry ? pulled.map(images.packagesOf) : []),
			Promise.all(vulnerabilityReports ? pulled.map(images.vulnerabilitiesOf) : [])
		]);
		const packages = [
			...artifacts.map((name) => ({
				name,
				origins: []
			})),
			...fromFiles.packages,
			...attached.flatMap((image) => image.packages)
		];
		const { advisories, gaps, asked } = await advisoriesFor(packages);
		const sourceGaps = [...fromFiles.gaps, ...[...attached, ...scanned].flatMap((image) => image.gaps)];
		return {
			advice: {
				advisories,
				packages,
				vulnerabilities: scanned.flatMap((image) => image.vulnerabilities)
			},
			files: fromFiles.files,
			gaps: [...sourceGaps, ...gaps],
			placed: [
				...attached,
				...scanned,
				{
					gaps,
					at: packages.flatMap(({ at }) => at ?? [])
				}
			],
			asked: [...asked, ...sourceGaps.map(({ cause }) => cause)]
		};
	};
}
function advisoryLookup(sources) {
	const outcomes = new Map();
	const advisories = new Map();
	const gaps = [];
	return async (packages) => {
		const newNames = [...new Set(packages.flatMap(({ name, origins }) => [name, ...origins]))].filter((name) => !outcomes.has(name)).sort();
		if (newNames.length > 0) {
			const answer = await sources.advisories(newNames);
			for (const name of newNames) outcomes.set(name, void 0);
			for (const advisory of answer.advisories) advisories.set(advisory.uid, advisory);
			for (const [name, cause] of answer.unanswered) outcomes.set(name, cause);
			append(gaps, answer.gaps);
		}
		return {
			advisories: [...advisories.values()],
			gaps: [...gaps],
			asked: [...outcomes.values()]
		};
	};
}
// lib/moves/same-images.js
function givesSameImages(from, to, inUse) {
	if ("index" in from && "index" in to) return areSameIn(from.index, to.index, inUse);
	if ("image" in from && "image" in to) return from.image === to.image;
	const image = "image" in from ? from.image : "image" in to ? to.image : void 0;
	const index = "index" in from ? from.index : "index" in to ? to.index : [];
	const isOne = (images) => images.length > 0 && images.every(({ digest }) => digest === image);
	if (index.some(isUnplaced)) return false;
	const choices = inUse.map((platform) => choicesFor(platform, index));
	if (choices.some(({ length }) => length > 0)) return choices.every(isOne);
	const own = new Set(index.filter(({ digest }) => digest === image).map(nameOf));
	return isOne("image" in from ? index.filter((one) => own.has(nameOf(one))) : index);
}
function areSameIn(old, next, inUse) {
	if ([...old, ...next].some(isUnplaced)) return isSame(old, next);
	const known = inUse.map((platform) => [choicesFor(platform, old), choicesFor(platform, next)]).filter(([before, after]) => before.length + after.length > 0);
	if (known.length > 0) return known.every(([before, after]) => isSame(before, after));
	const named = (name, images) => images.filter((one) => nameOf(one) === name);
	const names = new Set(old.map(nameOf));
	return names.size > 0 && [...names].every((name) => isSame(named(name, old), named(name, next)));
}
function coversPlatforms(from, to) {
	if ("image" in from || "image" in to) return "image" in from;
	const names = new Set(to.index.map(nameOf));
	return from.index.every((one) => names.has(nameOf(one)));
}
const alsoRun = {
	amd64: ["386"],
	arm64: ["arm"]
};
function choicesFor(platform, images) {
	const own = images.filter(({ platform: name }) => name !== void 0 && isPlatform(name, platform));
	if (own.some((one) => nameOf(one) === canonicalPlatform(platform))) return own;
	const [os, architecture = ""] = platform.split("/");
	const near = [architecture, ...alsoRun[architecture] ?? []].map((one) => `${os}/${one}`);
	return images.filter(({ platform: name }) => near.some((one) => name !== void 0 && isPlatform(name, one)));
}
function isUnplaced({ platform }) {
	return platform === void 0;
}
function nameOf({ platform = "" }) {
	return canonicalPlatform(platform);
}
function isSame(old, next) {
	const keyOf = (one) => `${one.digest} ${nameOf(one)} ${one.os ?? ""}`;
	return old.length === next.length && old.every((one, at) => keyOf(one) === keyOf(next[at] ?? one));
}
// lib/moves/compare.js
async function compareWithPin(behind, contentOf) {
	const { pin, isPart, supersededAt, target, inUse } = behind;
	const named = inUse.length === 0 ? {} : { platforms: inUse };
	try {
		const next = Promise.allSettled([contentOf(target)]);
		const from = isPart ? { image: pin } : await contentOf(pin);
		const [to] = await next;
		if (to.status === "rejected") throw to.reason;
		if (givesSameImages(from, to.value, inUse)) return named;
		if (supersededAt === void 0) return void 0;
		const isSame = async (digest) => digest === pin || givesSameImages(from, await contentOf(digest), inUse);
		return {
			...named,
			changedAt: await firstChange({
				...behind,
				supersededAt
			}, isSame)
		};
	} catch (error) {
		return {
			...named,
			unread: gapFrom(error, pin).message
		};
	}
}
const maxRead = 15;
async function firstChange({ supersededAt, target, history }, isSame) {
	let start = supersededAt;
	for (const { digest, since, leftOut } of movesSince(supersededAt, history).slice(0, maxRead)) {
		if (leftOut !== void 0) return start;
		start = since;
		if (digest === target || !await isSameIfRead(digest, isSame)) return start;
	}
	return start;
}
async function isSameIfRead(digest, isSame) {
	try {
		return await isSame(digest);
	} catch (error) {
		if (error instanceof Failure) return false;
		throw error;
	}
}
function movesSince(instant, history) {
	if (instant === void 0 || history === void 0) return [];
	const { complete, known = [], intervals } = history;
	const last = intervals.at(-1)?.since ?? instant;
	const covers = known.some(({ from, to }) => from <= instant && to > last);
	return complete || covers ? intervals.filter(({ since }) => since >= instant) : [];
}
// lib/moves/index.js
const maxCompared = 256;
function createMoveJudge(options) {
	const { read, mirrors, platforms, isAsked } = options;
	const limit = limitOf(maxCompared);
	return async ({ facts, histories }) => {
		const historyOf = new Map(histories.map((one) => [imageName(one), one]));
		const judge = async (occurrence, fact) => {
			const { image } = occurrence;
			const pin = image.digest;
			if (pin === void 0 || !isAsked(occurrence, fact)) return fact;
			const isPart = fact.status === "one-platform";
			const isUnproved = fact.status === "not-current";
			const lag = fact.status === "superseded" ? fact : isPart ? fact.lag : void 0;
			if (fact.status === "missing" || fact.status === "unknown") return fact;
			if (lag === void 0 && !isUnproved) return fact;
			const origin = originImage(image, mirrors);
			const tag = image.tag ?? fact.recoveredTag;
			const history = [image, origin].map((one) => imageName({
				...one,
				...tag === void 0 ? {} : { tag }
			})).map((name) => historyOf.get(name)).find((one) => one !== void 0);
			const named = isUnproved ? [] : platforms;
			const inUse = isPart ? [] : occurrence.platforms ?? named;
			const contentOf = (digest) => read(origin, digest);
			const behind = {
				pin,
				isPart,
				supersededAt: lag?.supersededAt,
				target: fact.currentDigest,
				history,
				inUse
			};
			const settled = await settledTarget(behind, contentOf, options.settle);
			if ("unsettled" in settled) return withComparison(fact, settled);
			const { target, since } = settled;
			const compared = await compareWithPin({
				...behind,
				target
			}, contentOf);
			const written = since === void 0 ? {} : {
				currentDigest: target,
				currentSince: since
			};
			return withComparison({
				...fact,
				...written
			}, compared);
		};
		const all = [...facts].map(async ([occurrence, fact]) => [occurrence, await limit(() => judge(occurrence, fact))]);
		return new Map(await Promise.all(all));
	};
}
function withComparison(fact, compared) {
	if (compared === void 0) return fact;
	if (fact.status === "superseded" || fact.status === "not-current") return {
		...fact,
		compared
	};
	return fact.status === "one-platform" && fact.lag ? {
		...fact,
		lag: {
			...fact.lag,
			compared
		}
	} : fact;
}
async function settledTarget({ pin, isPart, supersededAt, target, history }, contentOf, { settleMs, at }) {
	const moves = movesSince(supersededAt, history);
	const index = moves.findLastIndex(({ digest, since }) => digest === target && since <= at);
	const own = moves[index];
	const endOf = ({ until = at }) => Math.min(until, at);
	const rested = (one) => endOf(one) - one.since >= settleMs;
	if (settleMs === 0 || own === void 0 || rested(own)) return { target };
	const before = moves.findLast(({ since }) => since <= endOf(own) - settleMs)?.digest ?? pin;
	try {
		if (coversPlatforms(isPart && before === pin ? { image: pin } : await contentOf(before), await contentOf(target))) return { target };
		const older = moves.slice(0, index).findLast(rested);
		if (older !== void 0 && await contentOf(older.digest)) return {
			target: older.digest,
			since: older.since
		};
	} catch (error) {
		if (error instanceof Failure) return { target };
		throw error;
	}
	return { unsettled: stillBuilt(target, own.since, settleMs) };
}
function stillBuilt(target, since, settleMs) {
	return `The tag moved to ${shortDigest(target)} on ${formatDay(since)}, which has no image yet for some platform that the tag had before. It is pinned once it has, or once the tag has rested for ${durationText(settleMs)} (\`settle\`)`;
}
// lib/signatures/collect.js
const maxBefore = 3;
function createSignatureCollector(options) {
	const { rules, known = [], mirrors, compareSigners } = options;
	const read = digestReader(options);
	let replaceable = new Map();
	async function builtByKnown(image, mirrored, origin, fact) {
		const own = signatureRulesFor(known, image, origin);
		if (image.digest === void 0 || own.length === 0 || !isOpen(fact)) return void 0;
		const { found } = await read({
			image,
			mirrored,
			own
		}, image.digest);
		const built = builtOf(image, found, own);
		if (built?.provesTag !== true) return void 0;
		return {
			found: {
				...found,
				...compact({
					origin,
					built
				})
			},
			gaps: []
		};
	}
	async function collect({ image }, fact, histories) {
		const target = "currentDigest" in fact ? fact.currentDigest : void 0;
		const digest = image.digest ?? target;
		const mirrored = originImage(image, mirrors);
		const origin = mirrored === image ? void 0 : mirrored;
		const own = signatureRulesFor(rules, image, origin);
		if (digest === void 0) return void 0;
		if (own.length === 0) {
			const proved = await builtByKnown(image, mirrored, origin, fact);
			if (proved !== void 0 || !compareSigners) return proved;
		}
		const ask = (one, required = own) => read({
			image,
			mirrored,
			own: required
		}, one);
		const ownDigest = await ask(digest);
		const pinned = fact.status === "one-platform" && !satisfies(own, ownDigest.found) ? joined(own, ownDigest, await ask(fact.indexDigest)) : ownDigest;
		const isOther = target !== void 0 && target !== digest && own.length > 0;
		const replaced = replaceable.get(`${imageName(image)}@${digest}`);
		const history = compareSigners ? histories.get(imageName(mirrored)) : void 0;
		const before = history && await Promise.all(digestsBefore(history, digest).map((one) => ask(one, [])));
		return {
			found: {
				...pinned.found,
				...compact({
					origin,
					built: builtOf(image, pinned.found, own),
					replaced,
					ofCurrent: isOther ? (await ask(target)).found : void 0,
					before: before?.map(({ found }) => found)
				})
			},
			gaps: [
				...[ownDigest.staleRoot ?? []].flat(),
				...pinned.gaps,
				...(before ?? []).flatMap(({ gaps }) => gaps)
			]
		};
	}
	return async (occurrences, facts, histories) => {
		if (rules.length + known.length === 0 && !compareSigners) return {
			signatures: new Map(),
			gaps: [],
			placed: []
		};
		const byName = new Map(histories.map((history) => [imageName(history), history]));
		const all = (await Promise.all(occurrences.map(async (occurrence) => {
			const fact = occurrence.kind === "image" ? facts.get(occurrence) : void 0;
			if (occurrence.kind !== "image" || fact === void 0) return [];
			const signatures = await collect(occurrence, fact, byName);
			return signatures === void 0 ? [] : [[occurrence, signatures]];
		}))).flat();
		replaceable = new Map(all.flatMap(([{ image }, { found }]) => found.ofCurrent === void 0 ? [] : [[`${imageName(image)}@${found.ofCurrent.digest}`, found]]));
		return {
			signatures: new Map(all.map(([occurrence, { found }]) => [occurrence, found])),
			gaps: distinctByJson(all.flatMap(([, { gaps }]) => gaps)),
			placed: all.map(([{ at }, { gaps }]) => ({
				gaps,
				at: [at]
			}))
		};
	};
}
function isOpen(fact) {
	return fact.status === "not-current" || fact.status === "unknown" && fact.cause === "no-history";
}
function digestsBefore({ intervals }, digest) {
	const position = intervals.findLastIndex((interval) => interval.digest === digest);
	const earlier = new Set();
	for (let index = (position < 0 ? intervals.length : position) - 1; index >= 0; index -= 1) {
		const interval = intervals[index];
		if (interval === void 0 || earlier.size === maxBefore) break;
		if (interval.digest !== digest) earlier.add(interval.digest);
		if (interval.leftOut !== void 0) break;
	}
	return [...earlier];
}
function joined(own, image, index) {
	const found = {
		digest: image.found.digest,
		signed: [...image.found.signed, ...index.found.signed],
		refused: [...image.found.refused, ...index.found.refused],
		complete: image.found.complete && index.found.complete
	};
	return {
		found,
		gaps: satisfies(own, found) ? [] : [...image.gaps, ...index.gaps]
	};
}
// lib/signatures/known-signers.js
const githubActions = "https://token.actions.githubusercontent.com";
const knownSignerRules = [
	{
		images: ["quay.io/argoproj/argocd"],
		issuer: githubActions,
		identity: "https://github.com/argoproj/argo-cd/.github/workflows/image-reuse.yaml@refs/tags/v*",
		document: "https://argo-cd.readthedocs.io/en/release-3.3/operator-manual/signed-release-assets/",
		read: "2026-11-28"
	},
	{
		images: ["quay.io/argoproj/argo-rollouts"],
		issuer: githubActions,
		identity: "https://github.com/argoproj/argo-rollouts/.github/workflows/image-reuse.yaml@refs/tags/v*",
		document: "https://github.com/argoproj/argo-rollouts/blob/master/docs/security/signed-release-assets.md",
		read: "2026-11-28"
	},
	{
		images: ["quay.io/cilium/cilium"],
		issuer: githubActions,
		identity: "https://github.com/cilium/cilium/.github/workflows/build-images-releases.yaml@refs/tags/v*",
		document: "https://docs.cilium.io/en/stable/configuration/verify-image-signatures/",
		read: "2026-11-28"
	},
	{
		images: ["docker.io/aquasec/trivy", "ghcr.io/aquasecurity/trivy"],
		issuer: githubActions,
		identity: "https://github.com/aquasecurity/trivy/.github/workflows/*@refs/tags/v*",
		document: "https://trivy.dev/docs/latest/getting-started/signature-verification",
		read: "2026-11-28"
	},
	{
		images: ["docker.io/goreleaser/goreleaser"],
		issuer: githubActions,
		identity: "https://github.com/goreleaser/goreleaser/.github/workflows/release.yml@refs/tags/v*",
		document: "https://github.com/goreleaser/goreleaser/blob/main/www/content/getting-started/install/oss.md",
		read: "2026-11-28"
	}
].map(({ images, issuer, identity }) => ({
	at: {
		file: "known-signers",
		span: {
			start: 0,
			end: 0
		}
	},
	images,
	anyOf: [{
		kind: "identity",
		issuer,
		identity,
		root: publicRoot
	}]
}));
// lib/signatures/log-age.js
function withLogAges(facts, signatures, rules, viewOf) {
	if (rules.length === 0 || signatures.size === 0) return facts;
	return new Map([...facts].map(([occurrence, fact]) => {
		const found = signatures.get(occurrence);
		if (found === void 0) return [occurrence, fact];
		return [occurrence, factByLog(occurrence, fact, found, signatureRulesFor(rules, occurrence.image, found.origin), viewOf(occurrence))];
	}));
}
function factByLog({ image }, fact, found, rules, { now, asOf = now, minAgeMs, acceptsDigestAge }) {
	if (fact.status !== "unknown" || fact.cause !== "no-history" || image.digest !== void 0) return fact;
	const { currentDigest, evidence = [], endOfLife } = fact;
	if (currentDigest === void 0 || minAgeMs === 0 || asOf < now) return fact;
	if (evidence.some(({ silent }) => silent === void 0)) return fact;
	if (found.digest !== currentDigest || !satisfies(rules, found)) return fact;
	if (!acceptsDigestAge && found.built?.provesTag !== true) return fact;
	const times = found.signed.flatMap((one) => {
		return rules.some((rule) => acceptedBy(rule, { signed: [one] }) !== void 0) && one.digest === currentDigest ? one.at ?? [] : [];
	});
	const since = smallest(times);
	if (!(since <= now - minAgeMs)) return fact;
	return {
		status: "unpinned",
		currentDigest,
		basis: "timestamps",
		evidence: [{
			source: found.built?.provesTag === true ? signedBuild : "the time of its signature",
			strength: "timestamps",
			since,
			readAt: now
		}, ...evidence],
		...compact({ endOfLife })
	};
}
// lib/pipeline/evaluate.js
const defaultSettleMs = dayMs;
const unsafeCauses = ["clock", "policy-unread"];
function createEvaluator(options) {
	const { clients, config, ledger, files, now, progress, markWaivers } = options;
	const { policy } = config;
	const ages = ageLimitsFor(policy.overrides, config);
	const acceptsDigestAge = policy.digestAge === "accepted";
	const { tagLists, ...asked } = clients;
	const resolverOptions = {
		...config,
		...config.platform,
		...registryHost(config.platform),
		...asked,
		...asksForOtherTags(policy) ? { tagLists } : {},
		...ledger,
		needPlatform: presetRegistries,
		mirrors: config.registries,
		historyLimit,
		progress,
		view: {
			now,
			...config,
			acceptsDigestAge
		},
		minAgeOf: (occurrence) => ages(occurrence).minAgeMs
	};
	const kept = config.mode === "pin" ? createResolver(resolverOptions) : void 0;
	const collectSignatures = createSignatureCollector({
		source: clients.signatures,
		rules: policy.signatures,
		known: config.signers === "none" ? [] : knownSignerRules,
		files: policy.signatureFiles,
		compareSigners: config.compareSigners,
		mirrors: config.registries,
		now
	});
	const compareMoves = createMoveJudge({
		read: contentReader(clients.contentIn),
		mirrors: config.registries,
		platforms: policy.platforms,
		settle: {
			settleMs: policy.settleMs ?? defaultSettleMs,
			at: config.asOf ?? now
		},
		isAsked: asksForMoves(policy, (one) => ages(one).maxAgeMs, now)
	});
	const collectAdvisories = createAdvisoryCollector(clients.advisories, files, config);
	return async (checkout) => {
		const { occurrences } = checkout;
		const { waivers: inline, unread } = await markWaivers(checkout);
		const resolution = await (kept ?? createResolver(resolverOptions))(occurrences);
		const resolved = {
			...resolution.evidence,
			facts: await compareMoves(resolution.evidence)
		};
		const [collected, signed] = await Promise.all([collectAdvisories(occurrences, resolved.facts), collectSignatures(occurrences, resolved.facts, resolved.histories)]);
		const viewOf = (one) => ({
			...ages(one),
			now,
			acceptsDigestAge,
			...compact({ asOf: config.asOf })
		});
		const evidence = {
			...resolved,
			facts: withLogAges(resolved.facts, signed.signatures, policy.signatures, viewOf),
			signatures: signed.signatures,
			...compact({ ledger: ledger.rewrite }),
			...collected.advice
		};
		const ends = unreadEnds(evidence, policy, config.surface);
		const placesOf = placesOfGaps([
			{
				gaps: clients.gaps,
				at: []
			},
			...resolution.placed,
			ends,
			...collected.placed,
			...signed.placed,
			...checkout.problems.map((problem) => ({
				gaps: [unreadableFile(problem, checkout.files.get(problem.file))],
				at: [{
					file: problem.file,
					span: problem.span ?? {
						start: 0,
						end: 0
					}
				}]
			}))
		]);
		const all = [
			...policy.unread,
			...unread,
			...clients.gaps,
			...ledger.gaps,
			...[clients.clock() ?? []].flat(),
			...resolution.gaps,
			...ends.gaps,
			...collected.gaps,
			...signed.gaps,
			...checkout.problems.map((problem) => unreadableFile(problem, checkout.files.get(problem.file)))
		];
		const known = distinctGaps(all);
		const context = {
			now,
			complete: known.length === 0,
			inline,
			failOn: config.failOn
		};
		const judged = judgeInput(evidence, policy, config, context);
		const nothing = known.length > 0 ? [] : nothingVerified(occurrences, judged.findings, checkout);
		const gaps = [
			...known,
			...judged.gaps,
			...nothing
		];
		return {
			...judged,
			files: new Map([
				...ledgerFile(ledger),
				...collected.files,
				...checkout.files
			]),
			evidence,
			problems: checkout.problems,
			...compact({
				seen: checkout.seen,
				vendored: checkout.vendored
			}),
			gaps,
			placesOf,
			observedDigests: resolution.observedDigests,
			inline,
			artifacts: countByOutcome(collected.asked),
			asked: questionsAsked(config, clients, gaps),
			isSafeToWrite: gaps.every(({ cause }) => !unsafeCauses.includes(cause))
		};
	};
}
function ledgerFile({ rewrite }) {
	return rewrite === void 0 ? [] : [[rewrite.at.file, {
		path: rewrite.at.file,
		text: ""
	}]];
}
function unreadableFile({ file, message, span }, source) {
	const line = span && source && positionsOf(source.text)(span).line;
	return {
		cause: "unreadable-file",
		subject: file,
		message: `${line === void 0 ? "" : `Line ${line}: `}${message}`
	};
}
// lib/pipeline/run-evaluator.js
function createRunEvaluator(options) {
	const evaluate = createEvaluator(options);
	const { mode, forecast, hold } = options.config;
	const isAsked = mode === "pin" && (forecast || hold.length > 0);
	let known;
	return async (checkout) => {
		const judged = await evaluate(checkout);
		if (!isAsked || known === void 0 && !judged.isSafeToWrite) return {
			...judged,
			forecasts: []
		};
		known ??= import("./forecasts-BXedv-0d.js").then(({ forecastPins }) => forecastPins(judged, options));
		const { forecasts, withHolds } = await known;
		return {
			...withHolds(judged),
			forecasts
		};
	};
}
// lib/run.js
async function run(outside, config, amend = unamended) {
	const { host, redact, progress } = withProgress(guardHost(withPlatformTransport(outside, config), config));
	if (config.policy.overruled !== void 0) host.sink.log(config.policy.overruled);
	const collected = () => collect(host, config, progress);
	const { finish, delivered } = await concludeRun(collected, {
		host,
		amend,
		redact
	});
	const { outcome, saved } = await saveReports(finish, {
		config,
		checks
	}, host.files);
	await publish(outcome.report, {
		exitCode: outcome.exitCode,
		checks
	}, host, saved, delivered);
	return outcome;
}
async function collect(outside, config, progress) {
	const host = {
		...outside,
		scans: outside.scans ?? new RememberedScans()
	};
	const [startedAt, { files }] = [host.clock.now(), host];
	const opening = openCheckout(host, config, scanCheckout(files, config, host));
	const [clients, { ci, checkout, markWaivers, compare, readBase }] = await Promise.all([connect(host, config, openRunCache(host, config), async (path) => (await opening).readReviewed(path)), opening]);
	const ledger = await openLedger({
		files,
		file: config.ledger,
		now: startedAt,
		readBase
	});
	const pinner = createPinner(files, (pinned) => scanCheckout(pinned, config, host), renderJudge(host));
	const evaluate = createRunEvaluator({
		clients,
		config,
		ledger,
		files,
		now: startedAt,
		progress,
		markWaivers
	});
	const found = await evaluate(checkout);
	const mayWrite = config.mode === "pin" && found.isSafeToWrite;
	const scope = await scopePins(host, config, ci, {
		found,
		pinner,
		mayWrite,
		now: startedAt
	});
	const pins = mayWrite ? await pinner.write({
		...found,
		...scope
	}) : nothingWritten;
	const left = pins.changes.length > 0 ? await evaluate(await pinner.rescan()) : found;
	const recorded = mayWrite ? await ledger.add(left.observedDigests, startedAt) : nothingWritten;
	const compared = await compare({
		...left,
		...left.evidence,
		findings: await pinner.guard(left)
	});
	const judged = {
		...left,
		...compared,
		gaps: [
			...compared.gaps,
			...pins.refused,
			...recorded.refused
		]
	};
	const [examined, requests, source] = [
		left.gaps.length,
		clients.requests,
		host.workflow.source
	];
	const fixes = {
		patch: patchOfFixes(judged.findings, left.files),
		changes: [...pins.changes, ...recorded.changes]
	};
	const deliver = delivererTo(host, config, ci, {
		left: judged,
		...fixes,
		scope,
		plan: pinner.plan
	});
	return {
		...judged,
		...fixes,
		examined,
		config,
		startedAt,
		requests,
		source,
		deliver
	};
}
export { RememberedScans as n, openRunCache as r, run as t };
