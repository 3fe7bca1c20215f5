import { P as readUserFile } from "./scan-DFDHd4Kl.js";
import { _t as addToGroup, yt as compact, z as parseJson } from "./reading-DT2Pr2dB.js";
import { S as worstFirst, x as viewOf } from "./terminal-D54zA5g1.js";
import { t as reportSchema } from "./schema-scNzanRA.js";
import { l as repositoryKey } from "./schema-BlTlU03A.js";
// lib/organization/since/comparison.js
function keepFirst(max, order) {
	let kept = [];
	const trim = () => {
		kept = kept.sort(order).slice(0, max);
	};
	return {
		add(item) {
			kept.push(item);
			if (kept.length >= 2 * max) trim();
		},
		items() {
			trim();
			return [...kept];
		}
	};
}
function findingKey({ file, check, image, artifact, advisory }) {
	return JSON.stringify([
		file,
		check,
		image?.registry,
		image?.repository,
		image?.tag,
		artifact,
		advisory
	]);
}
function imageNameOf({ image }) {
	if (image === void 0) return void 0;
	return `${image.registry}/${image.repository}${image.tag === void 0 ? "" : `:${image.tag}`}`;
}
const maxImages = 200;
const maxCounted = 5e3;
function newlyHarmful(wanted, earlier) {
	const known = new Set(earlier.filter(({ check }) => check === wanted).map(keyOf));
	const found = new Map();
	return {
		add(finding) {
			const image = imageNameOf(finding);
			if (finding.check !== wanted || image === void 0 || known.has(keyOf(finding))) return;
			const one = found.get(image) ?? {
				findings: 0,
				origins: new Set()
			};
			if (!found.has(image) && found.size >= maxCounted) return;
			found.set(image, one);
			one.findings += 1;
			one.origins.add(repositoryKey(finding.origin ?? ""));
		},
		images: () => [...found].map(([image, { findings, origins }]) => ({
			image,
			findings,
			repositories: origins.size
		})).sort((a, b) => b.findings - a.findings || (a.image < b.image ? -1 : 1)).slice(0, maxImages)
	};
}
function keyOf(finding) {
	return `${repositoryKey(finding.origin ?? "")} ${imageNameOf(finding)}`;
}
const maxListed = 500;
var AuditComparison = class {
	#before = new Map();
	#known;
	#last;
	#counts = {
		new: 0,
		fixed: 0,
		still: 0,
		waived: 0,
		first: 0,
		unverified: 0,
		uncompared: 0
	};
	#new = keepFirst(maxListed, worstFirst);
	#fixed = keepFirst(maxListed, worstFirst);
	#foreign;
	#stale;
	#since;
	constructor(earlier) {
		const { findings, repositories, totals, startedAt } = earlier;
		this.#since = startedAt;
		const open = findings.filter(({ waived }) => waived === void 0);
		for (const finding of open) {
			const origin = repositoryKey(finding.origin ?? "");
			const keys = this.#before.get(origin) ?? new Map();
			this.#before.set(origin, keys);
			addToGroup(keys, findingKey(finding), finding);
		}
		const isCut = totals !== void 0 && totals.findings + totals.waived > findings.length;
		this.#last = isCut ? findings.at(-1) : void 0;
		const read = repositories?.filter(({ missing, references, findings: found, unknown }) => missing === true ? false : references + found > 0 || unknown === 0);
		const names = read && new Set(read.map(({ origin }) => repositoryKey(origin)));
		this.#known = (origin) => names === void 0 || names.has(origin);
		this.#foreign = newlyHarmful("digest-not-in-history", findings);
		this.#stale = newlyHarmful("stale-digest", findings);
	}
	add({ findings, incomplete }, origin) {
		const key = repositoryKey(origin ?? "");
		const before = this.#before.get(key) ?? new Map();
		this.#before.delete(key);
		const named = findings.map((finding) => ({
			...finding,
			...compact({ origin })
		}));
		const added = named.filter(({ waived }) => waived === void 0).filter((finding) => !this.#isStill(before, finding)).filter((one) => this.#isNew(one, key));
		for (const finding of added) {
			this.#new.add(finding);
			this.#foreign.add(finding);
			this.#stale.add(finding);
		}
		this.#counts.new += added.length;
		const waived = new Set(named.filter((one) => one.waived !== void 0).map(findingKey));
		return {
			new: added.length,
			fixed: this.#gone(before, waived, incomplete.length === 0)
		};
	}
	result() {
		for (const left of this.#before.values()) this.#gone(left, new Set(), false);
		return {
			since: this.#since,
			counts: { ...this.#counts },
			new: this.#new.items().map(changed),
			fixed: this.#fixed.items().map(changed),
			newlyForeign: this.#foreign.images(),
			newlyStale: this.#stale.images()
		};
	}
	#isStill(before, finding) {
		if (before.get(findingKey(finding))?.pop() === void 0) return false;
		this.#counts.still += 1;
		return true;
	}
	#isNew(finding, origin) {
		const why = !this.#known(origin) ? "first" : this.#last !== void 0 && worstFirst(finding, this.#last) > 0 ? "uncompared" : void 0;
		if (why !== void 0) this.#counts[why] += 1;
		return why === void 0;
	}
	#gone(left, waived, isVerified) {
		let fixed = 0;
		for (const [key, findings] of left) if (waived.has(key)) this.#counts.waived += findings.length;
		else if (!isVerified) this.#counts.unverified += findings.length;
		else {
			fixed += findings.length;
			for (const finding of findings) this.#fixed.add(finding);
		}
		this.#counts.fixed += fixed;
		return fixed;
	}
};
function changed(finding) {
	const { origin, check, severity, file, line, artifact, advisory } = finding;
	return {
		...compact({ origin }),
		check,
		severity,
		...compact({
			file,
			line,
			image: imageNameOf(finding),
			artifact,
			advisory
		})
	};
}
// lib/organization/since/trend.js
function trendAfter(earlier) {
	return [...new Map([...earlier.trend ?? [], trendPointOf(earlier)].map((point) => [point.at, point])).values()].sort((a, b) => a.at < b.at ? -1 : 1).slice(-104);
}
function trendPointOf(report) {
	const { totals } = viewOf(report);
	const images = report.totals?.images ?? report.images?.filter(({ findings }) => findings > 0).length;
	return {
		at: report.startedAt,
		findings: totals.findings,
		bySeverity: { ...totals.bySeverity },
		...compact({ images }),
		references: totals.references,
		current: totals.current,
		unknown: totals.unknown,
		...compact({ repositories: report.repositories?.length })
	};
}
function changesSince(earlier) {
	return (report) => {
		const comparison = new AuditComparison(earlier);
		comparison.add(report);
		return {
			...report,
			changes: comparison.result(),
			trend: trendAfter(earlier)
		};
	};
}
const maxBytes = 134217728;
async function readEarlier(file, kind) {
	const read = await readUserFile(file, maxBytes);
	if ("unreadable" in read) return { issue: `\`--since\` names ${file}, which ${read.absent === true ? "does not exist" : `cannot be read (${read.unreadable})`}.` };
	const parsed = reportSchema.safeParse(parseJson(read.text));
	if (!parsed.success) return { issue: `\`--since\` names ${file}, which is not a JSON report of Tagproof.` };
	const isMerged = parsed.data.repositories !== void 0;
	if (isMerged === (kind === "many")) return { earlier: parsed.data };
	return { issue: isMerged ? `\`--since\` names ${file}, which is a report of many repositories. Use it with \`tagproof merge\`.` : `\`--since\` names ${file}, which is the report of one repository. \`merge\` needs an earlier merged report.` };
}
export { keepFirst as a, AuditComparison as i, readEarlier as n, trendAfter as r, changesSince as t };
