import { n as checks } from "./checks-BcNqVPJL.js";
import { F as usageErrors, M as printOptionsOf, T as failureText, h as version, j as printJson } from "./scan-DFDHd4Kl.js";
import { t as stepSink } from "./step-Cmb1-rUY.js";
import { _ as writeLines, a as shardHeadOf, g as startOfFile, l as repositoryKey, m as lineFilesAt, n as lineOf, p as isSameFile, r as openShardFile, s as byName, t as ShardError } from "./schema-BlTlU03A.js";
import { t as localHost } from "./local-Dxo6jF7o.js";
import { Y as formatDay, _t as addToGroup, bt as countWhile, nt as compareText, q as dayMs, st as plural, vt as append, yt as compact } from "./reading-DT2Pr2dB.js";
import { n as saveDocuments, t as publish } from "./publish-wvJatpGj.js";
import { S as worstFirst } from "./terminal-D54zA5g1.js";
import { c as ofEachQuestion, d as totalsOf, n as countsOf, r as coverageIn, s as nothingCounted } from "./coverage-BPHvwLV5.js";
import { a as imageSummaries, c as mostUsedFirst, d as longestBehindFirst, f as severityOrder, l as worstPlaceFirst, m as worstAdvisoryFirst, n as changesOf, p as worstImageFirst, u as harmOfFinding } from "./change-CSk_ZWev.js";
import { n as harms, t as harmRank } from "./harm-Bco38zcJ.js";
import { a as placeLinks } from "./links-CHYq8qHh.js";
import { c as readPlanFile, t as maxResultAgeMs } from "./previous-audit-DbRI7e-f.js";
import { a as keepFirst, i as AuditComparison, n as readEarlier, r as trendAfter } from "./trend-ClhVyWBR.js";
// lib/organization/merge/join.js
async function* joinRows(parts) {
	const waiting = [];
	const advance = async (rows) => {
		const { done, value } = await rows.next();
		if (done === true) return;
		const key = repositoryKey(value.repository);
		const before = countWhile(waiting, (one) => one.key > key);
		waiting.splice(before, 0, {
			key,
			row: value,
			rows
		});
	};
	await Promise.all(parts.map((part) => advance(part[Symbol.asyncIterator]())));
	for (let next = waiting.pop(); next !== void 0; next = waiting.pop()) {
		const same = [next];
		for (let other = waiting.at(-1); other?.key === next.key; other = waiting.at(-1)) {
			same.push(other);
			waiting.pop();
		}
		const best = same.map(({ row }) => row).reduce(betterOf);
		for (const { rows } of same) await advance(rows);
		yield best;
	}
}
function betterOf(a, b) {
	return (Number(a.report === void 0) - Number(b.report === void 0) || compareText(b.report?.startedAt ?? "", a.report?.startedAt ?? "") || compareText(lineOf(a), lineOf(b))) <= 0 ? a : b;
}
function joinHeads(heads) {
	const shards = new Map();
	const named = heads.flatMap(({ expected }) => expected.flatMap(({ shard }) => shard ?? []));
	for (const { expected } of heads) for (const { shard = "", repositories } of expected) for (const repository of repositories) {
		const known = shards.get(repositoryKey(repository));
		const next = {
			repository,
			shard
		};
		if (known === void 0 || firstOf(known, next) === next) shards.set(repositoryKey(repository), next);
	}
	const byShard = new Map(named.map((shard) => [shard, []]));
	for (const { repository, shard } of shards.values()) addToGroup(byShard, shard, repository);
	const ordered = [...byShard].sort(([a], [b]) => Number.parseInt(a || "0", 10) - Number.parseInt(b || "0", 10) || compareText(a, b));
	return shardHeadOf(ordered.map(([shard, repositories]) => ({
		...shard === "" ? {} : { shard },
		repositories: repositories.sort(byName)
	})));
}
function firstOf(a, b) {
	return (Number(a.shard === "") - Number(b.shard === "") || compareText(a.shard, b.shard) || compareText(a.repository, b.repository)) <= 0 ? a : b;
}
// lib/report/images/join.js
const joinedLimits = {
	images: 5e3,
	places: 200
};
function imageJoin(limits = joinedLimits) {
	let joined = new Map();
	let dropped = 0;
	const sorted = () => [...joined.values()].sort(worstImageFirst);
	const withFindings = (images) => images.filter(({ findings }) => findings > 0).length;
	const drop = () => {
		const images = sorted();
		dropped += withFindings(images.slice(2 * limits.images));
		joined = new Map(images.slice(0, 2 * limits.images).map((image) => [image.name, image]));
	};
	return {
		add(origin, report) {
			const link = placeLinks(report);
			for (const image of report.images ?? imageSummaries(report)) {
				const places = image.places.map((place) => ({
					...compact({ url: link(place) }),
					...place,
					origin
				}));
				const known = joined.get(image.name);
				const own = cutPlaces({
					...image,
					places
				}, limits.places);
				joined.set(image.name, known === void 0 ? own : merged(known, own, limits.places));
			}
			if (joined.size > 4 * limits.images) drop();
		},
		images: () => sorted().slice(0, limits.images),
		total: () => withFindings([...joined.values()]) + dropped
	};
}
function merged(a, b, maxPlaces) {
	const [worse, other] = worstImageFirst(a, b) <= 0 ? [a, b] : [b, a];
	const order = longestBehindFirst(worse, other);
	const oldest = order > 0 || order === 0 && (other.lagSeconds ?? 0) > (worse.lagSeconds ?? 0) ? other : worse;
	const isIntroduced = worse.introduced ?? other.introduced;
	const severity = severityOrder(other.severity) < severityOrder(worse.severity) ? other.severity : worse.severity;
	return cutPlaces({
		...other,
		...worse,
		harm: harmRank(other.harm) < harmRank(worse.harm) ? other.harm : worse.harm,
		...compact({
			severity,
			introduced: isIntroduced,
			since: oldest.since,
			behind: oldest.behind,
			lagSeconds: oldest.lagSeconds
		}),
		findings: a.findings + b.findings,
		waived: a.waived + b.waived,
		references: a.references + b.references,
		checks: joinChecks(worse.checks, other.checks),
		pins: joinPins(worse, other),
		places: [...a.places, ...b.places],
		placesTotal: placesCount(a) + placesCount(b),
		advisories: joinAdvisories(worse, other),
		...compact({ action: joinActions(worse, other) })
	}, maxPlaces);
}
function placesCount({ places, placesTotal }) {
	return placesTotal ?? places.length;
}
function cutPlaces(image, max) {
	const { placesTotal: _, ...rest } = image;
	const total = placesCount(image);
	const places = [...image.places].sort(worstPlaceFirst).slice(0, max);
	return {
		...rest,
		places,
		...places.length < total ? { placesTotal: total } : {}
	};
}
function joinChecks(first, second) {
	const checks = new Map(first.map((one) => [one.check, one]));
	for (const one of second) {
		const known = checks.get(one.check);
		if (known === void 0) {
			checks.set(one.check, one);
			continue;
		}
		checks.set(one.check, {
			...severityOrder(one.severity) < severityOrder(known.severity) ? one : known,
			findings: known.findings + one.findings,
			waived: known.waived + one.waived
		});
	}
	return [...checks.values()].sort((a, b) => Number(a.findings === 0) - Number(b.findings === 0));
}
function joinPins(a, b) {
	const pins = new Map();
	for (const pin of [...a.pins, ...b.pins]) {
		const known = pins.get(pin.digest ?? "");
		pins.set(pin.digest ?? "", {
			...known ?? pin,
			references: (known?.references ?? 0) + pin.references
		});
	}
	return [...pins.values()].sort(mostUsedFirst);
}
function joinAdvisories(a, b) {
	const advisories = new Map();
	for (const advisory of [...a.advisories, ...b.advisories]) {
		const key = JSON.stringify([advisory.id, advisory.artifact]);
		const known = advisories.get(key);
		if (known === void 0 || known.waived === true) advisories.set(key, advisory);
	}
	return [...advisories.values()].sort(worstAdvisoryFirst);
}
function joinActions({ action }, { action: other }) {
	if (action === void 0 || other === void 0) return action ?? other;
	if (action.do !== other.do) return action;
	const { automatic: _, from: __, ...rest } = action;
	const from = [...new Set([...action.from ?? [], ...other.from ?? []])].sort(compareText);
	const isAutomatic = action.automatic === true && other.automatic === true;
	return {
		...rest,
		...from.length === 0 ? {} : { from },
		...isAutomatic ? { automatic: true } : {}
	};
}
// lib/organization/merge/missing.js
function missingFrom({ expected }, seen) {
	const gaps = expected.map(({ shard, repositories }) => ({
		...shard === void 0 ? {} : { shard },
		dead: repositories.every((repository) => !seen.has(repositoryKey(repository))),
		repositories: repositories.filter((repository) => !seen.has(repositoryKey(repository)))
	})).filter(({ repositories }) => repositories.length > 0);
	return {
		incomplete: gaps.flatMap(({ shard, dead, repositories }) => [...shard !== void 0 && dead ? [deadShard(shard, repositories)] : [], ...repositories.map((origin) => noReport(origin, shard))]),
		repositories: gaps.flatMap(({ shard, repositories }) => repositories.map((origin) => ({
			origin,
			verdict: "incomplete",
			...shard === void 0 ? {} : { shard },
			findings: 0,
			waived: 0,
			references: 0,
			unknown: 1,
			missing: true
		})))
	};
}
const cause = "no-report";
const maxNames = 50;
function absentShards({ expected }) {
	const present = new Set(expected.flatMap(({ shard }) => shard ?? []));
	return [...new Set([...present].map((shard) => shard.split("/")[1] ?? ""))].sort(byNumber).flatMap((total) => {
		const all = Array.from({ length: Number(total) }, (_, index) => `${index + 1}/${total}`);
		const absent = all.filter((shard) => !present.has(shard));
		if (absent.length === 0) return [];
		const message = `There are reports of ${plural(all.length - absent.length, "shard")} of ${total}, but none of ${listed(absent)}, so it is not known which repositories are missing. Merge these reports too, or give the plan with \`--plan\``;
		return [{
			cause,
			subject: `shards of ${total}`,
			message
		}];
	});
}
function byNumber(a, b) {
	return Number(a) - Number(b);
}
function deadShard(shard, repositories) {
	const message = `Shard ${shard} left no report, so nothing is known about ${listed(repositories)}. Re-run its job`;
	return {
		cause,
		subject: `shard ${shard}`,
		message
	};
}
function listed(names) {
	const more = names.length - maxNames;
	return names.slice(0, maxNames).join(", ") + (more > 0 ? `, and ${more} more` : "");
}
function noReport(origin, shard) {
	const missing = shard === void 0 ? "There is no report for this repository" : `Shard ${shard} has no report for this repository`;
	return {
		cause,
		subject: origin,
		message: `${missing}. Re-run the job`,
		origin
	};
}
// lib/organization/merge/tally.js
function newTally() {
	let { bySeverity, byCheck, ...sums } = totalsOf({
		findings: [],
		references: [],
		incomplete: [],
		edits: []
	});
	const requests = {
		total: 0,
		retried: 0
	};
	let coverage;
	return {
		add(report, isCarried = false) {
			const { total, retried, saved } = report.requests;
			coverage = sumOfCoverage(coverage, coverageIn(report));
			const own = totalsOf(report);
			for (const name of Object.keys(sums)) sums[name] += own[name];
			bySeverity = sumOfCounts(bySeverity, own.bySeverity);
			byCheck = sumOfCounts(byCheck, own.byCheck);
			requests.total += isCarried ? 0 : total;
			requests.retried += isCarried ? 0 : retried;
			const unneeded = isCarried ? total + (saved ?? 0) : saved;
			if (unneeded !== void 0) requests.saved = (requests.saved ?? 0) + unneeded;
		},
		addUnknown() {
			sums.unknown += 1;
		},
		totals: () => ({
			...sums,
			bySeverity,
			byCheck
		}),
		requests: () => ({ ...requests }),
		coverage: () => coverage ?? {
			references: nothingCounted,
			histories: nothingCounted,
			artifacts: nothingCounted
		}
	};
}
function sumOfCoverage(a, b) {
	if (a === void 0) return b;
	const [one, other] = [a.questions, b.questions];
	const [vendored, besideTag] = ["vendored", "besideTag"].map((key) => (a[key] ?? 0) + (b[key] ?? 0) || void 0);
	return {
		...compact({
			vendored,
			besideTag
		}),
		references: sum(a.references, b.references),
		histories: sum(a.histories, b.histories),
		artifacts: sum(a.artifacts, b.artifacts),
		...one && other && { questions: ofEachQuestion((which) => sum(one[which], other[which])) }
	};
}
function sum(a, b) {
	const [built, disproved] = [(a.built ?? 0) + (b.built ?? 0), (a.disproved ?? 0) + (b.disproved ?? 0)];
	const notAsked = sumOfCounts(a.notAsked ?? {}, b.notAsked ?? {});
	return {
		asked: a.asked + b.asked,
		answered: a.answered + b.answered,
		...built === 0 ? {} : { built },
		...disproved === 0 ? {} : { disproved },
		unknown: sumOfCounts(a.unknown, b.unknown),
		...Object.keys(notAsked).length === 0 ? {} : { notAsked }
	};
}
function sumOfCounts(a, b) {
	const counts = new Map(Object.entries(a));
	for (const [key, number] of Object.entries(b)) counts.set(key, (counts.get(key) ?? 0) + number);
	return Object.fromEntries([...counts].sort(([a], [b]) => compareText(a, b)));
}
function countHarm(counts, finding) {
	const kind = harmOfFinding(finding, true);
	counts[kind] = (counts[kind] ?? 0) + 1;
}
function mostHarmedFirst(a = {}, b = {}) {
	for (const kind of harms) {
		const more = (b[kind] ?? 0) - (a[kind] ?? 0);
		if (more !== 0) return more;
	}
	return 0;
}
const maxOwners = 3;
function harmOfRepository(findings) {
	const open = findings.filter(({ waived }) => waived === void 0);
	if (open.length === 0) return {};
	const harm = {};
	for (const finding of open) countHarm(harm, finding);
	const worst = harms.find((kind) => harm[kind] !== void 0);
	const owners = open.flatMap((one) => harmOfFinding(one, true) === worst ? one.owners ?? [] : []);
	return {
		harm,
		...owners.length === 0 ? {} : { owners: [...new Set(owners)].slice(0, maxOwners) },
		pinnable: changesOf(open).length
	};
}
// lib/organization/merge/merged.js
const maxTeams = 2e3;
function teamTally() {
	const counts = new Map();
	const of = (team) => {
		const name = counts.size >= maxTeams && !counts.has(team) ? "" : team;
		const known = counts.get(name) ?? {
			repositories: new Set(),
			findings: 0,
			bySeverity: new Map(),
			harm: {}
		};
		counts.set(name, known);
		return known;
	};
	return {
		add(origin, findings) {
			for (const finding of findings) {
				const { owners = [], severity, waived } = finding;
				if (waived !== void 0) continue;
				for (const owner of owners.length === 0 ? [""] : owners) {
					const team = of(owner);
					team.repositories.add(origin);
					team.findings += 1;
					countHarm(team.harm, finding);
					team.bySeverity.set(severity, (team.bySeverity.get(severity) ?? 0) + 1);
				}
			}
		},
		teams() {
			if ([...counts.keys()].every((team) => team === "")) return void 0;
			return [...counts].map(([team, { repositories, findings, bySeverity, harm }]) => ({
				team,
				repositories: repositories.size,
				findings,
				bySeverity: Object.fromEntries([...bySeverity].sort(([a], [b]) => compareText(a, b))),
				harm
			})).sort((a, b) => mostHarmedFirst(a.harm, b.harm) || b.findings - a.findings || compareText(a.team, b.team));
		}
	};
}
const differs = "Audits were carried over from an earlier night that had other settings or another version. Plan again with `--full`";
const unread = "No audit of this night was able to read its settings, so it is not known whether the audits that were carried over had the same";
const isOver = (repository, until, newest) => `The audit of ${repository} was carried over although it held until ${formatDay(until)}, and the newest audit is of ${formatDay(newest)}: these files are of different nights, or the clock of the job that planned this one was wrong. Plan again, and merge only the files of that night`;
const maxDelayMs = dayMs;
function sameInputs() {
	const inputs = new Set();
	let [isAnyCarried, isAnyRead, isAnyUnread] = [
		false,
		false,
		false
	];
	let [first, firstEnd, newest] = [
		"",
		Number.POSITIVE_INFINITY,
		Number.NEGATIVE_INFINITY
	];
	return {
		add({ repository, report, carry, carried = false, ...row }) {
			const at = Date.parse(report?.startedAt ?? "");
			const until = carry?.until === void 0 ? Number.POSITIVE_INFINITY : Date.parse(carry.until);
			const end = Math.min(at + maxResultAgeMs, until);
			if (carried) isAnyCarried = true;
			else if (row.inputs === void 0) isAnyUnread = true;
			else isAnyRead = true;
			if (carried || row.inputs !== void 0) inputs.add(row.inputs);
			if (carried && end < firstEnd) [first, firstEnd] = [repository, end];
			if (!carried && at > newest) newest = at;
		},
		contradiction() {
			const wrong = (message) => ({
				cause: "contradiction",
				subject: "carried audits",
				message
			});
			if (!isAnyCarried) return void 0;
			if (inputs.size > 1) return wrong(differs);
			if (newest - firstEnd > maxDelayMs) return wrong(isOver(first, firstEnd, newest));
			return isAnyUnread && !isAnyRead ? wrong(unread) : void 0;
		}
	};
}
function repositoryOf({ repository: origin, carried, ownersUnknown }, { verdict, startedAt, source, findings, references, incomplete }) {
	const open = findings.filter(({ waived }) => waived === void 0).length;
	return {
		origin,
		verdict,
		...carried === true ? { auditedAt: startedAt } : {},
		...source === void 0 ? {} : {
			server: source.server,
			sha: source.sha
		},
		findings: open,
		...compact({ ownersUnknown }),
		...harmOfRepository(findings),
		waived: findings.length - open,
		references: references.length,
		unknown: incomplete.length
	};
}
function verdictOf(repositories) {
	const is = (wanted) => repositories.some(({ verdict }) => verdict === wanted);
	if (repositories.length === 0 || repositories.some(({ missing }) => missing === true)) return "incomplete";
	return is("fail") ? "fail" : is("incomplete") ? "incomplete" : "pass";
}
const order = [
	"fail",
	"incomplete",
	"pass"
];
function worstRepository(a, b) {
	const isForeign = ({ harm = {} }) => Number(harm["foreign-digest"] !== void 0);
	return isForeign(b) - isForeign(a) || Number(b.missing === true) - Number(a.missing === true) || mostHarmedFirst(a.harm, b.harm) || order.indexOf(a.verdict) - order.indexOf(b.verdict) || b.findings - a.findings || byName(a.origin, b.origin);
}
function byOrigin(a, b) {
	return byName(a.origin ?? "", b.origin ?? "");
}
const mergedLimits = {
	findings: 1e4,
	references: 1e4,
	unknowns: 5e3,
	advisories: 1e3
};
var Merger = class {
	#limits;
	#head;
	#shards;
	#seen = new Set();
	#tally = newTally();
	#repositories = [];
	#findings;
	#references;
	#incomplete;
	#advisories = new Map();
	#images = imageJoin();
	#inputs = sameInputs();
	#teams = teamTally();
	#earlier;
	#comparison;
	#unplaced = [];
	#startedAt = "";
	#asOf = "";
	constructor(head, limits = mergedLimits, earlier) {
		this.#earlier = earlier;
		this.#comparison = earlier && new AuditComparison(earlier);
		this.#head = head;
		this.#limits = limits;
		this.#shards = new Map(head.expected.flatMap(({ shard, repositories }) => repositories.map((repository) => [repositoryKey(repository), shard])));
		this.#findings = keepFirst(limits.findings, worstFirst);
		this.#references = keepFirst(limits.references, byOrigin);
		this.#incomplete = keepFirst(limits.unknowns, byOrigin);
	}
	add(row) {
		const { repository: origin, report, failed } = row;
		this.#inputs.add(row);
		if (row.carried === true && this.#shards.get(repositoryKey(origin)) !== void 0) return;
		this.#seen.add(repositoryKey(origin));
		if (report !== void 0) this.#addReport(row, report);
		if (report !== void 0) return;
		const why = failed ?? {
			cause: "bad-answer",
			subject: origin,
			message: "Its row has neither a report nor a reason"
		};
		this.#incomplete.add({
			...why,
			origin
		});
		this.#tally.addUnknown();
		this.#addRepository({
			origin,
			verdict: "incomplete",
			findings: 0,
			waived: 0,
			references: 0,
			unknown: 1
		});
	}
	miss(unknown) {
		this.#unplaced.push(unknown);
	}
	#addReport(row, report) {
		const { repository: origin } = row;
		this.#tally.add(report, row.carried);
		this.#images.add(origin, report);
		this.#teams.add(origin, report.findings);
		for (const finding of report.findings) this.#findings.add({
			...finding,
			origin
		});
		for (const reference of report.references) this.#references.add({
			...reference,
			origin
		});
		for (const unknown of report.incomplete) this.#incomplete.add({
			...unknown,
			origin
		});
		for (const advisory of report.advisories) if (this.#advisories.size < this.#limits.advisories) this.#advisories.set(advisory.uid, advisory);
		if (report.startedAt > this.#startedAt) this.#startedAt = report.startedAt;
		if (report.asOf > this.#asOf) this.#asOf = report.asOf;
		this.#addRepository({
			...repositoryOf(row, report),
			...this.#comparison?.add(report, origin)
		});
	}
	#addRepository(repository) {
		const shard = this.#shards.get(repositoryKey(repository.origin));
		this.#repositories.push({
			...repository,
			...shard === void 0 ? {} : { shard }
		});
	}
	report(now) {
		const missing = missingFrom(this.#head, this.#seen);
		for (const unknown of missing.incomplete) {
			this.#incomplete.add(unknown);
			this.#tally.addUnknown();
		}
		const contradiction = this.#inputs.contradiction();
		const unplaced = [...this.#unplaced, ...contradiction === void 0 ? [] : [contradiction]];
		for (const unknown of unplaced) {
			this.#incomplete.add(unknown);
			this.#tally.addUnknown();
		}
		const repositories = [...this.#repositories, ...missing.repositories].sort(worstRepository);
		const verdict = unplaced.length === 0 ? verdictOf(repositories) : "incomplete";
		const totals = this.#tally.totals();
		return {
			schemaVersion: 1,
			tool: {
				name: "tagproof",
				version
			},
			mode: "audit",
			verdict,
			counts: countsOf(totals),
			startedAt: this.#startedAt || now,
			asOf: this.#asOf || now,
			references: [...this.#references.items()],
			findings: [...this.#findings.items()],
			images: this.#images.images(),
			advisories: [...this.#advisories.values()].sort((a, b) => compareText(a.uid, b.uid)),
			coverage: this.#tally.coverage(),
			incomplete: [...this.#incomplete.items()],
			settings: [],
			waivers: [],
			requests: this.#tally.requests(),
			edits: [],
			repositories,
			...compact({ teams: this.#teams.teams() }),
			...this.#earlier === void 0 || this.#comparison === void 0 ? {} : {
				changes: this.#comparison.result(),
				trend: trendAfter(this.#earlier)
			},
			totals: {
				...totals,
				images: this.#images.total()
			}
		};
	}
};
// lib/organization/merge.js
async function merge(context) {
	const { invocation, err, environment } = context;
	const { flags, operands, json } = invocation;
	const onIncomplete = flags.get("on-incomplete") ?? "fail";
	const host = localHost({
		root: ".",
		environment,
		...printOptionsOf(context)
	});
	const planFile = flags.get("plan");
	const plan = planFile === void 0 ? { head: shardHeadOf([]) } : await readPlanFile(planFile);
	const since = flags.get("since");
	const read = since === void 0 ? void 0 : await readEarlier(since, "many");
	const issues = [
		...read !== void 0 && "issue" in read ? [read.issue] : [],
		..."issue" in plan ? [plan.issue] : [],
		...operands.length === 0 && !flags.has("plan") ? ["`merge` requires the reports of shards (`tagproof merge shard-*.jsonl`) or `--plan`."] : [],
		...["fail", "warn"].includes(onIncomplete) ? [] : ["`--on-incomplete` must be `fail` or `warn`."]
	];
	if ("issue" in plan || read !== void 0 && "issue" in read || issues.length > 0) return usageErrors(context, "usage", issues);
	if (await isExposure(operands[0])) {
		const planned = plan.head.expected.flatMap(({ repositories }) => repositories);
		return (await import("./organization-C_59ZmC4.js")).mergeExposures(context, planned);
	}
	try {
		const files = await shardFilesAt(operands, plan.head.expected.length > 0);
		const output = flags.get("output");
		const own = files.find((file) => output !== void 0 && isSameFile(file, output));
		if (own !== void 0) throw new ShardError(`\`--output\` is ${own}, which is merged. Name another file`);
		const planRows = rowsOfPlan(plan);
		const report = await joined(files, {
			...planRows,
			head: plan.head
		}, output, {
			now: host.clock.now(),
			...compact({ earlier: read?.earlier })
		});
		if (planRows.leftOut() > 0) err(`left out, because they were made before the plan: ${plural(planRows.leftOut(), "audit")}`);
		const exitCode = exitCodeOf(report, onIncomplete);
		const html = flags.get("html");
		const reportFile = flags.get("report");
		const config = {
			...reportFile === void 0 ? {} : { report: reportFile },
			...html === void 0 ? {} : { html }
		};
		const sink = await stepSink(host.sink, environment);
		const saved = await saveDocuments(report, {
			config,
			checks
		}, host.files);
		await publish(report, {
			exitCode,
			checks
		}, { sink }, saved);
		for (const refused of saved.refused) err(failureText(refused));
		if (json) await printJson(context, report);
		return saved.refused.length > 0 ? 3 : exitCode;
	} catch (error) {
		if (!(error instanceof ShardError)) throw error;
		return usageErrors(context, "usage", [error.message]);
	}
}
async function isExposure(file) {
	const start = file === void 0 ? "" : await startOfFile(file, 200);
	return /^\s*\{\s*"kind":\s*"tagproof-exposure"/.test(start);
}
async function shardFilesAt(operands, planned) {
	const all = [];
	for (const name of operands) try {
		const files = await lineFilesAt(name);
		if (files.length === 0 && !planned) throw new ShardError(`${name}: the folder has no file that ends in .jsonl`);
		append(all, files);
	} catch (error) {
		if (error instanceof ShardError) throw error;
		const { code, message } = error;
		throw new ShardError(`${name}: cannot be read (${code ?? message})`, { cause: error });
	}
	return all;
}
async function joined(files, planRows, output, { now, earlier }) {
	const planned = planRows.head.expected.length > 0;
	const parts = await Promise.all(files.map((file) => openShardFile(file, planned)));
	const head = joinHeads([planRows.head, ...parts.map((part) => part.head)]);
	const merger = new Merger(head, mergedLimits, earlier);
	for (const unknown of planned ? [] : absentShards(head)) merger.miss(unknown);
	const writer = output === void 0 ? void 0 : await writeLines(output, true);
	try {
		await writer?.write(JSON.stringify(head));
		for await (const row of joinRows(parts.map(({ rows }) => planRows.of(rows)))) await take(row, merger, writer);
	} finally {
		await writer?.close();
	}
	return merger.report(new Date(now).toISOString());
}
async function take(row, merger, writer) {
	merger.add(row);
	await writer?.write(lineOf(row));
}
function exitCodeOf({ verdict, repositories = [] }, onIncomplete) {
	const failed = repositories.some((one) => one.verdict === "fail");
	if (verdict === "incomplete" && onIncomplete === "fail") return 3;
	return failed ? 1 : 0;
}
const maxSkewMs = 36e5;
function rowsOfPlan({ head, plannedAt = "" }) {
	const planned = new Set(head.expected.flatMap(({ shard, repositories }) => shard === void 0 ? [] : repositories.map(repositoryKey)));
	const first = Date.parse(plannedAt) - maxSkewMs;
	const isEarlier = ({ repository, report, carried }) => carried !== true && planned.has(repositoryKey(repository)) && Date.parse(report?.startedAt ?? "") < first;
	let leftOut = 0;
	return {
		async *of(rows) {
			for await (const row of rows) if (isEarlier(row)) leftOut += 1;
			else yield row;
		},
		leftOut: () => leftOut
	};
}
export { merge };
