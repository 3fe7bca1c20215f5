import { i as __toESM } from "./rolldown-runtime-BrvMwczA.js";
import { ft as Failure, ht as gapFrom, vt as orGap } from "./scan-DFDHd4Kl.js";
import { D as isDigest, H as memoizeAsync, T as imageName, a as isPlatform, at as onOneLine, ct as shortDigest, nt as compareText, s as platformsIn, st as plural, vt as append, xt as groupedBy, yt as compact, z as parseJson } from "./reading-DT2Pr2dB.js";
import { l as severityOf, r as noAttachedSbom, s as compareApk, t as advisoryFindings } from "./findings-BUuvkf3p.js";
import { t as require_semver } from "./semver-B9HzRMmj.js";
import { C as record, O as union, T as string, b as number, f as array, g as int, k as unknown, x as object } from "./schemas-eoL3S0JI.js";
import { _ as decodeJson } from "./api-l38x_bCj.js";
import { d as readManifest, t as attestedBy, u as platformName } from "./attached-manifests-Cl92Vz6s.js";
import { i as unwrap, n as parseSbom, t as inspectSbom } from "./sbom-DyTBat3U.js";
import { t as createSearcher } from "./attached-BOIJ_jAy.js";
// lib/clients/registry/image-reader.js
const maxPlatforms$1 = 64;
const maxConfigBytes = 1048576;
const maxNameLength = 100;
const digest = string().refine(isDigest, "not a sha256 digest");
const imageManifest = object({
	config: object({
		digest,
		size: int().nonnegative()
	}),
	layers: array(object({
		digest,
		size: int().nonnegative()
	})).max(1e3)
});
const ownPlatform = object({
	os: string().min(1).max(100),
	architecture: string().max(100),
	variant: string().max(100).nullish()
});
function imageReader(clientOf) {
	return { async platformsOf({ registry, repository }, image) {
		const about = {
			source: clientOf(registry),
			repository,
			name: `${registry}/${repository}@${image}`
		};
		const found = await manifestOf(about, image);
		const { children } = readManifest(about.name, found);
		if (children === void 0) return [await singlePlatform(about, image, found.text)];
		const images = children.filter((child) => attestedBy(child) === void 0);
		if (images.length > maxPlatforms$1) throw new Failure("bad-answer", `${about.name} has more than ${maxPlatforms$1} platforms`);
		return distinctNames(images).map((one) => platformOfIndex(about, image, one, children));
	} };
}
async function manifestOf({ source, repository, name }, reference) {
	const found = await source.manifest(repository, reference);
	if (found !== void 0) return found;
	throw new Failure("not-found", `The registry does not have ${reference} of ${name}`);
}
async function singlePlatform(about, image, text) {
	const manifest = decodeJson(about.name, { body: text }, imageManifest);
	const config = await configOf(about, manifest.config);
	const platform = decodeJson(`Configuration of ${about.name}`, { body: config }, ownPlatform);
	return {
		name: platformName({
			mediaType: "",
			digest: image,
			platform
		}),
		digest: image,
		read: async (inspect) => ({
			layers: manifest.layers,
			config,
			sboms: await sbomsOf(about, { digest: image }, [], inspect)
		})
	};
}
function platformOfIndex(about, index, { name, child }, children) {
	const attestations = (subject) => children.filter((one) => attestedBy(one) === subject);
	const readImage = async () => {
		const what = `Manifest ${child.digest} of ${about.name}`;
		const { text } = await manifestOf(about, child.digest);
		if (readManifest(what, { text }).children !== void 0) throw new Failure("bad-answer", `${what}: it is an index inside an index`);
		const { config, layers } = decodeJson(what, { body: text }, imageManifest);
		return {
			layers,
			config: await orGap(configOf(about, config), what)
		};
	};
	const readSboms = async (inspect) => {
		const own = await sbomsOf(about, {
			digest: child.digest,
			platform: name
		}, attestations(child.digest), inspect);
		if ("cause" in own || own.length > 0) return own;
		return sbomsOf(about, {
			digest: index,
			ofIndex: true
		}, attestations(index), inspect);
	};
	return {
		name,
		digest: child.digest,
		async read(inspect) {
			const [image, sboms] = await Promise.all([readImage(), readSboms(inspect)]);
			return {
				...image,
				sboms
			};
		}
	};
}
function sbomsOf({ source, repository, name }, subject, attestations, inspect) {
	return orGap(createSearcher({
		source,
		repository,
		inspect
	})(subject, attestations), name);
}
async function configOf({ source, repository, name }, { digest: config, size }) {
	const what = `Configuration ${config} of ${name}`;
	if (size > maxConfigBytes) throw new Failure("bad-answer", `${what} is larger than ${maxConfigBytes} bytes`);
	const found = await source.blob(repository, config, maxConfigBytes);
	if (found === void 0) throw new Failure("bad-answer", `${what}: the registry lists it, but does not have it`);
	return found.text;
}
function distinctNames(images) {
	const used = new Set();
	return images.map((child) => {
		const base = platformName(child).slice(0, maxNameLength);
		let name = base;
		for (let number = 2; used.has(name); number += 1) name = `${base} #${number}`;
		used.add(name);
		return {
			name,
			child
		};
	});
}
// lib/forecast/changes/advisory-changes.js
function advisoryNames(compared) {
	const all = compared.flatMap(({ from, to }) => [...from.values(), ...to.values()]);
	return [...new Set(all.flatMap(({ name, origins }) => [name, ...origins]))];
}
function advisoryChanges(advisories, compared, policy) {
	const [fixed, introduced] = [new Map(), new Map()];
	for (const { platform, from, to } of compared) {
		const [before, after] = [from, to].map((packages) => matching(advisories, packages, policy));
		if (before === void 0 || after === void 0) continue;
		for (const [key, one] of before) if (!after.has(key)) add(fixed, key, one, platform);
		for (const [key, one] of after) if (!before.has(key)) add(introduced, key, one, platform);
	}
	return {
		fixed: [...fixed.values()],
		introduced: [...introduced.values()]
	};
}
function matching(advisories, packages, policy) {
	const uses = [...packages.values()];
	const named = new Map(advisories.map((one) => [keyOf(one.advisoryId, one.artifactName), one]));
	const found = advisoryFindings(advisories, uses, policy).flatMap(({ about }) => {
		const key = keyOf(about?.advisory?.id ?? "", about?.artifact ?? "");
		const advisory = named.get(key);
		return advisory === void 0 ? [] : [[key, advisory]];
	});
	return new Map(found);
}
function keyOf(id, artifact) {
	return JSON.stringify([id, artifact]);
}
function add(changes, key, advisory, platform) {
	const { advisoryId: id, aliases = [], artifactName, severities = [] } = advisory;
	const known = changes.get(key);
	changes.set(key, {
		id,
		aliases: aliases.filter((alias) => alias !== id),
		package: artifactName,
		...compact({ severity: severityOf(severities)?.level }),
		platforms: [...known?.platforms ?? [], platform]
	});
}
// lib/forecast/changes/versions.js
var import_semver = __toESM(require_semver(), 1);
const versionPattern = /^(?:(?<epoch>\d{1,9}):)?(?<rest>\d[A-Za-z0-9.+~:-]*)$/;
const maxVersionLength = 256;
function compareDeb(a, b) {
	const [left, right] = [partsOf(a), partsOf(b)];
	if (left === void 0 || right === void 0) return void 0;
	return left.epoch - right.epoch || compareParts(left.upstream, right.upstream) || compareParts(left.revision, right.revision);
}
function partsOf(version) {
	const groups = version.length > maxVersionLength ? void 0 : versionPattern.exec(version)?.groups;
	if (groups === void 0) return void 0;
	const { epoch = "0", rest = "" } = groups;
	const dash = rest.lastIndexOf("-");
	const [upstream, revision] = dash < 0 ? [rest, ""] : [rest.slice(0, dash), rest.slice(dash + 1)];
	return {
		epoch: Number(epoch),
		upstream,
		revision
	};
}
function compareParts(a, b) {
	const [left, right] = [chunksOf(a), chunksOf(b)];
	for (let at = 0; at < Math.max(left.length, right.length); at += 1) {
		const [one, other] = [left[at], right[at]];
		const order = compareLetters(one?.text ?? "", other?.text ?? "") || compareDigits(one?.digits ?? "", other?.digits ?? "");
		if (order !== 0) return order;
	}
	return 0;
}
function chunksOf(text) {
	return [...text.matchAll(/(\D*)(\d*)/g)].map(([, letters = "", digits = ""]) => ({
		text: letters,
		digits
	}));
}
function compareLetters(a, b) {
	for (let at = 0; at < Math.max(a.length, b.length); at += 1) {
		const order = rankOf(a[at]) - rankOf(b[at]);
		if (order !== 0) return order;
	}
	return 0;
}
function rankOf(character) {
	if (character === void 0) return 0;
	if (character === "~") return -1;
	const code = character.charCodeAt(0);
	return /[A-Za-z]/.test(character) ? code : code + 256;
}
function compareDigits(a, b) {
	const difference = BigInt(a === "" ? 0 : a) - BigInt(b === "" ? 0 : b);
	return difference < 0n ? -1 : Number(difference > 0n);
}
const semanticTypes = new Set([
	"npm",
	"cargo",
	"golang"
]);
function compareVersions(type, a, b) {
	if (type === "apk") return compareApk(a, b);
	if (type === "deb") return compareDeb(a, b);
	if (type === void 0 || !semanticTypes.has(type)) return void 0;
	if (import_semver.default.valid(a) === null || import_semver.default.valid(b) === null) return void 0;
	return import_semver.default.compareBuild(a, b);
}
const leadingNumbers = /^(?:(?<epoch>\d{1,9}):)?v?(?<major>\d{1,19})(?:\.(?<minor>\d{1,19}))?/;
function stepBetween(a, b) {
	const [from, to] = [leadingNumbers.exec(a)?.groups, leadingNumbers.exec(b)?.groups];
	if (from === void 0 || to === void 0) return void 0;
	if (from.epoch !== to.epoch || Number(from.major) !== Number(to.major)) return "major";
	return Number(from.minor ?? 0) === Number(to.minor ?? 0) ? "patch" : "minor";
}
// lib/forecast/changes/diff.js
const maxTextLength = 300;
const publicVariable = /^(?:PATH|[A-Z][A-Z0-9_]{0,60}_VERSION)$/;
const publicLabel = /^org\.opencontainers\.image\.(?:version|revision|source|created|base\.name|base\.digest|ref\.name)$/;
function configurationChanges(from, to) {
	const all = [...new Set([...from.keys(), ...to.keys()])].flatMap((key) => {
		const [old, next] = [from.get(key), to.get(key)];
		if (old === next) return [];
		return [shownConfiguration(old === void 0 ? "added" : next === void 0 ? "removed" : "changed", key, old, next)];
	});
	return [
		"removed",
		"changed",
		"added"
	].flatMap((kind) => all.filter(({ change }) => change === kind));
}
function shownConfiguration(change, key, from, to) {
	const space = key.indexOf(" ");
	const field = space < 0 ? key : key.slice(0, space);
	const name = space < 0 ? void 0 : key.slice(space + 1);
	const shown = (value) => value === void 0 || value === "" || !isPublic(field, name) ? void 0 : cut(value);
	return {
		field,
		change,
		...compact({
			name: name && cut(name),
			from: shown(from),
			to: shown(to)
		})
	};
}
function isPublic(field, name = "") {
	if (field === "env") return publicVariable.test(name);
	return field !== "label" || publicLabel.test(name);
}
function cut(text) {
	return text.length <= maxTextLength ? text : `${text.slice(0, maxTextLength)}…`;
}
function packageChanges(from, to) {
	const byName = new Map();
	for (const side of ["from", "to"]) {
		const [own, other] = side === "from" ? [from, to] : [to, from];
		for (const [id, one] of own) {
			if (other.has(id)) continue;
			const key = JSON.stringify([one.type ?? null, one.name]);
			const versions = byName.get(key) ?? {
				of: one,
				from: [],
				to: []
			};
			byName.set(key, versions);
			versions[side].push(one.version ?? "");
		}
	}
	return [...byName.values()].map(shownPackage);
}
function shownPackage({ of: { type, name }, from, to }) {
	const text = (versions) => {
		const known = versions.filter((version) => version !== "").sort(compareText);
		return known.length === 0 ? void 0 : known.join(", ");
	};
	return {
		change: kindOf(type, from, to),
		name,
		...compact({
			type,
			from: text(from),
			to: text(to)
		})
	};
}
function kindOf(type, from, to) {
	const [[old, ...olds], [next, ...nexts]] = [from, to];
	if (old === void 0) return "added";
	if (next === void 0) return "removed";
	if (olds.length + nexts.length > 0) return "changed";
	const order = compareVersions(type, old, next);
	if (order === void 0 || order === 0) return "changed";
	return order < 0 ? "up" : "down";
}
// lib/forecast/description.js
function packageKey({ type, name, version }) {
	return JSON.stringify([
		type ?? null,
		name,
		version ?? null
	]);
}
function configurationKey(field, name) {
	return name === void 0 ? field : `${field} ${name}`;
}
function knownValue(known) {
	return known !== void 0 && "value" in known ? known.value : void 0;
}
// lib/forecast/compared-platforms.js
function comparePlatforms({ from, to }) {
	const [old, next] = [knownValue(from.platforms), knownValue(to.platforms)];
	const both = old !== void 0 && next !== void 0;
	const shared = [...old ?? []].flatMap(([name, own]) => {
		const other = next?.get(name);
		return other === void 0 ? [] : [{
			name,
			from: own,
			to: other
		}];
	});
	const changed = shared.filter((one) => one.from.digest !== one.to.digest);
	const compared = changed.filter(isRead);
	const namesOf = (all) => all.map(({ name }) => name);
	return {
		compared,
		facts: compared.map(factsOf),
		sizes: compared.flatMap(sizeOf),
		configurations: compared.flatMap((one) => {
			const [a, b] = [knownValue(one.from.configuration), knownValue(one.to.configuration)];
			return a === void 0 || b === void 0 ? [] : [{
				from: a,
				to: b
			}];
		}),
		same: namesOf(shared.filter((one) => !changed.includes(one))),
		notCompared: namesOf(changed.filter((one) => !isRead(one))),
		lost: both ? [...old.keys()].filter((name) => !next.has(name)) : [],
		won: both ? [...next.keys()].filter((name) => !old.has(name)) : []
	};
}
function isRead({ from, to }) {
	const isLeft = ({ packages }) => "unknown" in packages && packages.unknown.cause === "not-compared";
	return !isLeft(from) && !isLeft(to);
}
function factsOf(one) {
	const [from, to] = [one.from, one.to].map(({ packages, configuration }) => ({
		packages: knownValue(packages),
		configuration: knownValue(configuration)
	}));
	const { packages, configuration } = from;
	return {
		from,
		to,
		packages: packages && to.packages ? packageChanges(packages, to.packages) : [],
		configuration: configuration && to.configuration ? configurationChanges(configuration, to.configuration) : []
	};
}
function sizeOf({ name, from, to }) {
	const [old, next] = [knownValue(from.layers), knownValue(to.layers)];
	if (old === void 0 || next === void 0) return [];
	const had = new Set(old.map(({ digest }) => digest));
	const shared = next.filter(({ digest }) => had.has(digest)).length;
	const layers = {
		from: old.length,
		to: next.length,
		shared
	};
	return [{
		platform: name,
		from: totalOf(old),
		to: totalOf(next),
		layers
	}];
}
function totalOf(layers) {
	return layers.reduce((sum, { size }) => sum + size, 0);
}
// lib/forecast/messages.js
const maxListed = 5;
function listed(texts) {
	const distinct = [...new Set(texts)].map((text) => onOneLine(text, 120));
	const more = distinct.length - maxListed;
	return `${distinct.slice(0, maxListed).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
const riskTexts = {
	lostWanted: (platforms) => `The new digest has no image for ${listed(platforms)}, which this repository builds for`,
	lost: (platforms) => `The new digest has no image for ${listed(platforms)}`,
	rootUser: (from, to) => `The user changed from ${shownUser(from)} to ${shownUser(to)}`,
	otherUser: (from, to) => `The user changed from ${shownUser(from)} to ${shownUser(to)}`,
	command: (field) => field === "entrypoint" ? "The entrypoint changed" : "The default command changed",
	portsGone: (ports) => `No longer exposed: port ${listed(ports)}`,
	variablesGone: (names) => `No longer set: environment variable ${listed(names)}`,
	variablesChanged: (names) => `Changed value: environment variable ${listed(names)}`,
	shellGone: "The new image has no shell",
	libc: (from, to) => `The C library changed from ${listed(from)} to ${listed(to)}`,
	mainMajor: (name, from, to) => `The major version of ${onOneLine(name, 100)} changed from ${onOneLine(from, 100)} to ${onOneLine(to, 100)}`,
	mainMinor: (name, from, to) => `The version of ${onOneLine(name, 100)} changed from ${onOneLine(from, 100)} to ${onOneLine(to, 100)}`,
	removed: (names) => `Removed: ${countedPackages(names)}`,
	added: (names) => `Added: ${countedPackages(names)}`,
	down: (names) => `Older version: ${countedPackages(names)}`,
	moreThanPatch: (names) => `More than a patch version: ${countedPackages(names)}`,
	unordered: (names) => `Changed to a version that cannot be compared with the old one: ${countedPackages(names)}`,
	field: ({ field, change }, names) => `${fieldNames[field]} ${change}${names.length === 0 ? "" : `: ${listed(names)}`}`,
	introduced: (advisories) => `Introduces ${plural(advisories.length, "advisory")}: ${listed(advisories.map(({ id }) => id))}`,
	sourceMoved: "The label of the image names another source repository"
};
const fieldNames = {
	user: "User",
	entrypoint: "Entrypoint",
	cmd: "Default command",
	env: "Environment variable",
	port: "Port",
	volume: "Volume",
	label: "Label",
	workdir: "Working directory",
	"stop-signal": "Stop signal",
	healthcheck: "Health check",
	onbuild: "Build trigger (`ONBUILD`)",
	shell: "Shell of builds (`SHELL`)",
	created: "Creation time"
};
function countedPackages(names) {
	return `${plural(new Set(names).size, "package")} (${listed(names)})`;
}
function shownUser(user) {
	return user === "" ? "root (none is set)" : onOneLine(user, 100);
}
const unknownTexts = {
	advisoriesElsewhere: "The platform's advisories are about the packages of its own images, so they are not matched with images of other registries",
	advisoriesUnread: (message) => `The advisories could not be requested: ${message}`,
	packagesFirst: "Without the packages of both digests, nobody can say which advisories the change fixes or introduces",
	noLabels: "The images do not state the commits that they were built from",
	noneShared: (wanted) => wanted.length === 0 ? "No platform is in both digests" : `No platform that this repository builds for (${listed(wanted)}) is in both digests`,
	sameSbom: "The layers differ, but the SBOMs of both digests list the same packages, and nobody has signed them, so what changed in the layers is not known",
	noHistory: "There is no tag history that reaches from the old digest to the new one"
};
const holdTexts = {
	introduces: (advisories) => `it would introduce ${plural(advisories.length, "advisory")} at or above the gate: ${listed(advisories.map(({ id, package: name }) => `${id} (${name})`))}`,
	introducesUnknown: (why) => `it is not known whether it would introduce advisories: ${why}`,
	platformLost: (platforms) => `it would lose ${listed(platforms)}`,
	platformsUnknown: (why) => `it is not known whether it would lose a platform: ${why}`,
	kept: (newest, reasons, examined) => `${shortDigest(newest)} is held back by the policy (\`hold\`), because ${reasons.join("; and ")}. ${examined === 0 ? "There is no older build to offer instead" : `None of the ${plural(examined, "newest older build")} that were examined can be offered instead`}`,
	keptAfterOffer: (newest, reasons) => `${shortDigest(newest)} is held back by the policy (\`hold\`), because ${reasons.join("; and ")}`,
	offered: (newest, reasons, offered) => `${shortDigest(newest)} is held back by the policy (\`hold\`), because ${reasons.join("; and ")}. Pin ${shortDigest(offered)} instead, the newest of the examined builds that the policy does not hold back`
};
// lib/forecast/risk.js
const quietFields = ["label", "created"];
const quietVariable = /(?:_VERSION|_SHA\d*|_CHECKSUM|_DIGEST|_REVISION|_RELEASE)$/;
function configurationReasons({ configuration }) {
	const named = (field, change) => configuration.filter((one) => one.field === field && one.change === change).map(({ name }) => name ?? "");
	const reason = (grade, names, text) => names.length === 0 ? [] : [{
		grade,
		text: text(names)
	}];
	const changedVariables = named("env", "changed").filter((name) => !quietVariable.test(name));
	return [
		...configuration.filter(({ field }) => field === "user").map(userReason),
		...configuration.flatMap(({ field }) => field === "entrypoint" || field === "cmd" ? [{
			grade: "breaking",
			text: riskTexts.command(field)
		}] : []),
		...reason("breaking", named("port", "removed"), riskTexts.portsGone),
		...reason("breaking", named("env", "removed"), riskTexts.variablesGone),
		...reason("notable", changedVariables, riskTexts.variablesChanged),
		...otherReasons(configuration)
	];
}
function userReason({ from = "", to = "" }) {
	return isRoot(from) !== isRoot(to) ? {
		grade: "breaking",
		text: riskTexts.rootUser(from, to)
	} : {
		grade: "notable",
		text: riskTexts.otherUser(from, to)
	};
}
function isRoot(user) {
	return /^(?:0*|root)$/.test(user.split(":")[0] ?? "");
}
function isNew(change, name = "") {
	return change === "added" && !quietVariable.test(name);
}
function otherReasons(configuration) {
	const judged = [
		"user",
		"entrypoint",
		"cmd",
		...quietFields
	];
	const rest = configuration.filter(({ field, change, name }) => !judged.includes(field) && !(field === "port" && change === "removed") && (field !== "env" || isNew(change, name)));
	return [...groupedBy(rest, ({ field, change }) => `${field} ${change}`).values()].flatMap((group) => {
		const names = group.flatMap(({ name }) => name ?? []);
		return group.slice(0, 1).map((first) => notable(riskTexts.field(first, names)));
	});
}
function mainVersions(repository, from, to) {
	const base = repository.split("/").at(-1) ?? "";
	const places = [
		({ packages }) => packageVersion(base, packages),
		({ configuration }) => configuration?.get(configurationKey("env", variableOf(base))),
		({ configuration }) => configuration?.get(configurationKey("label", "org.opencontainers.image.version"))
	];
	for (const versionIn of places) {
		const [old, next] = [versionIn(from), versionIn(to)];
		if (isVersion(old) && isVersion(next)) return {
			name: base,
			from: old,
			to: next
		};
	}
}
function variableOf(base) {
	return `${base.toUpperCase().replace(/[^A-Z0-9]/g, "_")}_VERSION`;
}
function isVersion(text) {
	return text !== void 0 && text.length <= 100 && /^v?\d/.test(text);
}
function packageVersion(base, packages) {
	const named = [...packages?.values() ?? []].filter(({ name }) => isNamed(name, base));
	const exact = named.filter(({ name }) => name === base);
	const versions = new Set((exact.length > 0 ? exact : named).map(({ version }) => version));
	const [only] = versions;
	return versions.size === 1 ? only : void 0;
}
function isNamed(name, base) {
	if (!name.startsWith(base)) return false;
	return /^(?:js)?(?:-?\d[\d.]{0,20})?$/.test(name.slice(base.length));
}
function riskReasons(facts) {
	const all = [
		...lostReasons(facts),
		...facts.platforms.flatMap((platform) => [
			...configurationReasons(platform),
			...contentReasons(platform),
			...mainReasons(facts.repository, platform),
			...packageReasons(platform.packages)
		]),
		...facts.introduced.length > 0 ? [notable(riskTexts.introduced(facts.introduced))] : [],
		...facts.sourceMoved ? [notable(riskTexts.sourceMoved)] : []
	];
	const distinct = [...new Map(all.map((reason) => [reason.text, reason])).values()];
	return [...distinct.filter(({ grade }) => grade === "breaking"), ...distinct.filter(({ grade }) => grade === "notable")];
}
const decisive = [
	"platforms",
	"configuration",
	"layers",
	"packages"
];
function gradeOf(reasons, unknown, isSeen) {
	if (reasons.some(({ grade }) => grade === "breaking")) return "breaking";
	if (!isSeen || unknown.some(({ about }) => decisive.includes(about))) return "unknown";
	return reasons.length > 0 ? "notable" : "quiet";
}
function breaking(text) {
	return {
		grade: "breaking",
		text
	};
}
function notable(text) {
	return {
		grade: "notable",
		text
	};
}
function lostReasons({ lost, wanted }) {
	if (lost.length === 0) return [];
	if (wanted.length === 0) return [breaking(riskTexts.lost(lost))];
	const needed = lost.filter((name) => wanted.some((one) => isPlatform(name, one)));
	const others = lost.filter((name) => !needed.includes(name));
	return [...needed.length > 0 ? [breaking(riskTexts.lostWanted(needed))] : [], ...others.length > 0 ? [notable(riskTexts.lost(others))] : []];
}
const shells = [
	"sh",
	"ash",
	"bash",
	"busybox",
	"dash",
	"mksh",
	"toybox",
	"zsh"
];
const libraries = {
	musl: "musl",
	glibc: "glibc",
	libc6: "glibc"
};
function contentReasons({ from, to }) {
	if (from.packages === void 0 || to.packages === void 0) return [];
	const [old, next] = [namesOf(from.packages), namesOf(to.packages)];
	const hasShell = (names) => shells.some((name) => names.has(name));
	const librariesOf = (names) => [...new Set(Object.entries(libraries).flatMap(([name, library]) => names.has(name) ? [library] : []))];
	const [before, after] = [librariesOf(old), librariesOf(next)];
	const isOther = before.length > 0 && after.length > 0 && !before.some((one) => after.includes(one));
	return [...hasShell(old) && !hasShell(next) ? [breaking(riskTexts.shellGone)] : [], ...isOther ? [breaking(riskTexts.libc(before, after))] : []];
}
function namesOf(packages) {
	return new Set([...packages.values()].map(({ name }) => name));
}
function mainReasons(repository, { from, to }) {
	const main = mainVersions(repository, from, to);
	if (main === void 0) return [];
	const step = stepBetween(main.from, main.to);
	if (step === "major") return [breaking(riskTexts.mainMajor(main.name, main.from, main.to))];
	return step === "minor" ? [notable(riskTexts.mainMinor(main.name, main.from, main.to))] : [];
}
function packageReasons(changes) {
	const isLarge = ({ from, to }) => stepBetween(from ?? "", to ?? "") !== "patch";
	return [
		[
			"removed",
			riskTexts.removed,
			() => true
		],
		[
			"down",
			riskTexts.down,
			() => true
		],
		[
			"changed",
			riskTexts.unordered,
			() => true
		],
		[
			"up",
			riskTexts.moreThanPatch,
			isLarge
		],
		[
			"added",
			riskTexts.added,
			() => true
		]
	].flatMap(([kind, text, counts]) => {
		const names = changes.filter((one) => one.change === kind && counts(one)).map(({ name }) => name);
		return names.length > 0 ? [notable(text(names))] : [];
	});
}
// lib/forecast/skipped-builds.js
function buildsBetween({ complete, known = [], intervals }, from, to) {
	const start = intervals.findLastIndex(({ digest }) => digest === from);
	const end = intervals.findLastIndex(({ digest }) => digest === to);
	const [first, last] = [intervals[start], intervals[end]];
	if (first === void 0 || last === void 0 || start > end) return void 0;
	const covers = known.some((one) => one.from <= first.since && one.to > last.since);
	if (!complete && !covers) return void 0;
	const builds = new Map();
	let [left, isCounted] = [0, true];
	for (const { digest, since, leftOut } of intervals.slice(start + 1, end + 1)) {
		left += leftOut?.intervals ?? 0;
		isCounted &&= leftOut?.areElsewhere !== true;
		if (digest !== from && digest !== to) builds.set(digest, {
			digest,
			since
		});
	}
	return {
		builds: [...builds.values()],
		...isCounted ? { count: builds.size + left } : {}
	};
}
function skippedBuilds({ builds, count }) {
	if (count === void 0) return void 0;
	return {
		count,
		builds: builds.slice(-10).map(({ digest, since }) => ({
			digest,
			since: new Date(since).toISOString()
		}))
	};
}
// lib/forecast/forecast.js
function unknownParts({ from, to }, { compared, facts, notCompared }) {
	const found = new Map();
	const add = (about, of, known, platform) => {
		const why = whyUnknown(known);
		if (why === void 0) return;
		const key = JSON.stringify([
			about,
			of,
			why
		]);
		const before = found.get(key)?.platforms ?? [];
		const platforms = platform === void 0 ? {} : { platforms: [...before, platform] };
		found.set(key, {
			about,
			of,
			...platforms,
			...why
		});
	};
	add("platforms", "old", from.platforms);
	add("platforms", "new", to.platforms);
	for (const { name, ...sides } of compared) for (const [of, one] of [["old", sides.from], ["new", sides.to]]) {
		add("configuration", of, one.configuration, name);
		add("layers", of, one.layers, name);
		add("packages", of, one.packages, name);
	}
	const left = notCompared.length === 0 ? [] : [{
		about: "image",
		platforms: notCompared,
		cause: "not-compared",
		message: `${plural(notCompared.length, "further platform")} changed too, and ${notCompared.length === 1 ? "was" : "were"} not compared`
	}];
	const unexplained = compared.filter((one, at) => haveOtherLayers(one) && facts[at]?.packages.length === 0);
	const layers = {
		about: "layers",
		cause: "not-stated",
		message: unknownTexts.sameSbom
	};
	return [
		...found.values(),
		...unexplained.length === 0 ? [] : [{
			...layers,
			platforms: unexplained.map(({ name }) => name)
		}],
		...left
	];
}
function haveOtherLayers({ from, to }) {
	if (!("value" in from.packages) || !("value" in to.packages)) return false;
	const [a, b] = [from, to].map(({ layers }) => knownValue(layers)?.map(({ digest }) => digest).join(" "));
	return a !== void 0 && b !== void 0 && a !== b;
}
function whyUnknown(known) {
	return "unknown" in known ? known.unknown : known.incomplete;
}
const commit = /^[0-9a-f]{7,64}$/;
const page = /^https:\/\/(?<host>github\.com|gitlab\.com|gitlab\.[a-z0-9.-]{1,100})\/(?<path>[\w.-]{1,100}(?:\/[\w.-]{1,100}){1,5})\/?(?:#.{0,200})?$/;
function compareSources(configurations) {
	const single = (side, label) => {
		const key = configurationKey("label", `org.opencontainers.image.${label}`);
		const values = new Set(configurations.map((one) => one[side].get(key) ?? ""));
		const [value = ""] = values;
		return values.size === 1 && value !== "" && value.length <= 300 ? value : void 0;
	};
	const [from, to] = [single("from", "revision"), single("to", "revision")];
	const [before, repository] = [single("from", "source"), single("to", "source")];
	if (from === void 0 && to === void 0 && repository === void 0) return { hasMoved: false };
	const hasMoved = before !== void 0 && repository !== void 0 && before !== repository;
	const compare = hasMoved ? void 0 : compareLink(repository, from, to);
	const rebuildOnly = from === void 0 || to === void 0 || hasMoved ? void 0 : from === to;
	return {
		source: compact({
			repository,
			from,
			to,
			compare
		}),
		...compact({ rebuildOnly }),
		hasMoved
	};
}
function compareLink(repository, from, to) {
	const { host, path: written } = page.exec(repository ?? "")?.groups ?? {};
	const path = written?.replace(/\.git$/, "") ?? "";
	if (host === void 0 || from === to || /(?:^|\/)\.{0,2}(?:\/|$)/.test(path)) return void 0;
	if (!commit.test(from ?? "") || !commit.test(to ?? "")) return void 0;
	if (host === "github.com" && path.split("/").length !== 2) return void 0;
	return `https://${host}/${path}/${host === "github.com" ? "" : "-/"}compare/${from}...${to}`;
}
function isWanted(name, wanted) {
	return wanted.length === 0 || wanted.some((one) => isPlatform(name, one));
}
const limits = {
	packages: 500,
	configuration: 200,
	advisories: 200
};
function comparedPackages({ compared }) {
	return compared.flatMap(({ name, from, to }) => {
		const [old, next] = [knownValue(from.packages), knownValue(to.packages)];
		return old === void 0 || next === void 0 ? [] : [{
			platform: name,
			from: old,
			to: next
		}];
	});
}
function forecastOf(pair, context) {
	const { image, wanted, history } = context;
	const comparison = comparePlatforms(pair);
	const advisories = advisoriesIn(pair, context, comparison);
	const { source, rebuildOnly, hasMoved } = compareSources(comparison.configurations);
	const builds = history && buildsBetween(history, pair.from.digest, pair.to.digest);
	const skipped = builds && skippedBuilds(builds);
	const isRead = !("unknown" in pair.from.platforms) && !("unknown" in pair.to.platforms);
	const isSeen = comparison.compared.length > 0 || comparison.same.some((name) => isWanted(name, wanted));
	const unknown = [
		...unknownParts(pair, comparison),
		...isSeen || !isRead ? [] : [{
			about: "image",
			cause: "not-compared",
			message: unknownTexts.noneShared(wanted)
		}],
		..."changes" in advisories ? [] : [{
			about: "advisories",
			...advisories
		}],
		...source === void 0 ? [notStated("source", unknownTexts.noLabels)] : [],
		...skipped === void 0 ? [notStated("skipped", unknownTexts.noHistory)] : []
	];
	const changes = "changes" in advisories ? advisories.changes : void 0;
	const reasons = riskReasons({
		repository: image.repository,
		lost: comparison.lost,
		wanted,
		platforms: comparison.facts,
		introduced: changes?.introduced ?? [],
		sourceMoved: hasMoved
	});
	const packages = merged(comparison, "packages").sort(byKind);
	const configuration = merged(comparison, "configuration").sort(byField);
	return {
		image: imageName(image),
		from: pair.from.digest,
		to: pair.to.digest,
		grade: gradeOf(reasons, unknown, isSeen),
		reasons,
		platforms: {
			compared: comparison.compared.map(({ name }) => name),
			same: comparison.same,
			lost: comparison.lost,
			won: comparison.won
		},
		packages: packages.slice(0, limits.packages),
		configuration: configuration.slice(0, limits.configuration),
		sizes: comparison.sizes,
		...compact({
			advisories: changes && cutAdvisories(changes),
			source,
			rebuildOnly
		}),
		...compact({ skipped }),
		totals: {
			packages: packages.length,
			configuration: configuration.length,
			fixed: changes?.fixed.length ?? 0,
			introduced: changes?.introduced.length ?? 0
		},
		unknown
	};
}
function advisoriesIn(pair, { advisories, policy }, comparison) {
	if ("cause" in advisories) return advisories;
	const packages = comparedPackages(comparison);
	if (packages.length < comparison.compared.length || "unknown" in pair.from.platforms || "unknown" in pair.to.platforms) return {
		cause: "no-sbom",
		message: unknownTexts.packagesFirst
	};
	return { changes: advisoryChanges(advisories, packages, policy) };
}
function notStated(about, message) {
	return {
		about,
		cause: about === "skipped" ? "no-history" : "not-stated",
		message
	};
}
function merged({ facts, compared }, list) {
	const found = new Map();
	facts.forEach((platform, at) => {
		for (const change of platform[list]) {
			const key = JSON.stringify(change);
			const known = found.get(key) ?? {
				change,
				platforms: []
			};
			found.set(key, known);
			known.platforms.push(compared[at]?.name ?? "");
		}
	});
	return [...found.values()].map(({ change, platforms }) => ({
		...change,
		platforms
	}));
}
const kinds = [
	"removed",
	"down",
	"changed",
	"up",
	"added"
];
const fields = [...[
	"user",
	"entrypoint",
	"cmd",
	"port",
	"volume",
	"env"
], ...[
	"workdir",
	"stop-signal",
	"healthcheck",
	"onbuild",
	"shell",
	"label",
	"created"
]];
function byKind(a, b) {
	return kinds.indexOf(a.change) - kinds.indexOf(b.change) || compareText(a.name, b.name);
}
function byField(a, b) {
	return fields.indexOf(a.field) - fields.indexOf(b.field) || compareText(a.name ?? "", b.name ?? "");
}
function cutAdvisories({ fixed, introduced }) {
	return {
		fixed: fixed.slice(0, limits.advisories),
		introduced: introduced.slice(0, limits.advisories)
	};
}
// lib/forecast/describe.js
const maxEntries = 2e3;
const text = string().max(32768);
const names = record(text, unknown()).nullish();
const command = array(text).max(maxEntries).nullish();
const configuration = object({
	created: text.nullish(),
	config: object({
		User: text.nullish(),
		Entrypoint: command,
		Cmd: command,
		Env: command,
		ExposedPorts: names,
		Volumes: names,
		Labels: record(text, text).nullish(),
		WorkingDir: text.nullish(),
		StopSignal: text.nullish(),
		Healthcheck: record(text, union([
			text,
			number(),
			array(text).max(maxEntries)
		])).nullish(),
		OnBuild: command,
		Shell: command
	}).nullish()
});
function readConfiguration(json) {
	const parsed = configuration.safeParse(parseJson(json));
	const refuse = (why) => ({ unknown: {
		cause: "bad-answer",
		message: `The configuration of the image cannot be used: ${why}`
	} });
	if (!parsed.success) {
		const [issue] = parsed.error.issues;
		return refuse(issue === void 0 ? "it is invalid" : `${issue.path.join(".") || "it"}: ${issue.message}`);
	}
	const { created, config } = parsed.data;
	const entries = new Map();
	const set = (field, value, name) => {
		if (value != null && (value !== "" || name !== void 0)) entries.set(configurationKey(field, name), value);
	};
	const list = (field, value) => set(field, value == null || value.length === 0 ? "" : JSON.stringify(value));
	set("created", created);
	set("user", config?.User);
	list("entrypoint", config?.Entrypoint);
	list("cmd", config?.Cmd);
	set("workdir", config?.WorkingDir);
	set("stop-signal", config?.StopSignal);
	set("healthcheck", config?.Healthcheck == null ? "" : JSON.stringify(config.Healthcheck));
	list("onbuild", config?.OnBuild);
	list("shell", config?.Shell);
	for (const one of config?.Env ?? []) {
		const equals = one.indexOf("=");
		set("env", equals < 0 ? "" : one.slice(equals + 1), equals < 0 ? one : one.slice(0, equals));
	}
	for (const port of Object.keys(config?.ExposedPorts ?? {})) set("port", "", port);
	for (const volume of Object.keys(config?.Volumes ?? {})) set("volume", "", volume);
	for (const [label, value] of Object.entries(config?.Labels ?? {})) set("label", value, label);
	return entries.size > maxEntries ? refuse(`it has more than ${maxEntries} entries`) : { value: entries };
}
async function describePlatform(platform) {
	const opened = new Map();
	const { config, layers, sboms } = await platform.read((text) => {
		const unwrapped = unwrap(text);
		opened.set(text, unwrapped);
		return inspectSbom(text, unwrapped);
	});
	return {
		digest: platform.digest,
		configuration: typeof config === "string" ? readConfiguration(config) : { unknown: whyOf(config) },
		layers: { value: layers },
		packages: packagesOf(sboms, platform.name, opened)
	};
}
function unreadPlatform({ digest }, unknown) {
	return {
		digest,
		configuration: { unknown },
		layers: { unknown },
		packages: { unknown }
	};
}
function whyOf({ cause, message }) {
	return {
		cause,
		message
	};
}
function packagesOf(sboms, platform, opened) {
	if ("cause" in sboms) return { unknown: whyOf(sboms) };
	if (sboms.length === 0) return { unknown: {
		cause: "no-sbom",
		message: noAttachedSbom(platform)
	} };
	const packages = new Map();
	const problems = [];
	for (const { digest, text } of sboms) {
		const parsed = parseSbom({
			path: digest,
			text
		}, {
			unwrapped: opened.get(text),
			hasSpans: false
		});
		append(problems, parsed.problems.map(({ message }) => message));
		for (const { name, type, version, origins } of parsed.components) {
			const own = {
				name,
				...compact({
					type,
					version
				})
			};
			const key = packageKey(own);
			const known = packages.get(key) ?? {
				...own,
				origins: new Set()
			};
			packages.set(key, known);
			for (const origin of origins) known.origins.add(origin);
		}
	}
	const [first] = problems;
	const value = new Map([...packages].map(([key, { origins, ...own }]) => [key, {
		...own,
		origins: [...origins].sort(compareText)
	}]));
	if (first === void 0) return { value };
	const incomplete = {
		cause: "unreadable-file",
		message: first
	};
	return packages.size === 0 ? { unknown: incomplete } : {
		value,
		incomplete
	};
}
// lib/forecast/read.js
const platformFiles = [
	".github/workflows/*.{yml,yaml}",
	".github/actions/**/*.{yml,yaml}",
	".gitlab-ci.yml",
	"**/docker-bake*.{hcl,json}",
	"**/*compose*.{yml,yaml}",
	"**/skaffold*.{yml,yaml}",
	"**/Makefile"
];
const maxPlatforms = 20;
function platformsNamed(texts) {
	const found = new Set();
	for (const text of texts) for (const platform of platformsIn(text)) {
		found.add(platform);
		if (found.size >= maxPlatforms) break;
	}
	return [...found].sort();
}
const notCompared = {
	cause: "not-compared",
	message: "This platform was not selected for comparison"
};
const sameImage = {
	cause: "not-compared",
	message: "Both digests have the same image for this platform"
};
const usualPlatforms = ["linux/amd64", "linux/arm64"];
function pairDescriber(reader) {
	const listOf = memoizeAsync(async (image) => {
		try {
			return { platforms: await reader.platformsOf(image, image.digest) };
		} catch (error) {
			return { unknown: whyOf(gapFrom(error, image.digest)) };
		}
	}, ({ registry, repository, digest }) => `${registry}/${repository}@${digest}`);
	const described = memoizeAsync(async (_name, platform) => {
		try {
			return await describePlatform(platform);
		} catch (error) {
			return unreadPlatform(platform, whyOf(gapFrom(error, platform.name)));
		}
	}, ({ registry, repository }, { name, digest }) => `${registry}/${repository}@${digest} ${name}`);
	const describeImage = async (image, own, other, selection) => {
		const { digest } = image;
		if ("unknown" in own) return {
			digest,
			platforms: { unknown: own.unknown }
		};
		const others = new Map(("platforms" in other ? other.platforms : []).map((one) => [one.name, one.digest]));
		const selected = selectedOf(own.platforms, others, selection);
		const read = async (platform) => {
			if (others.get(platform.name) === platform.digest) return unreadPlatform(platform, sameImage);
			return selected.has(platform.name) ? described(image, platform) : unreadPlatform(platform, notCompared);
		};
		const platforms = await Promise.all(own.platforms.map(async (platform) => [platform.name, await read(platform)]));
		return {
			digest,
			platforms: { value: new Map(platforms) }
		};
	};
	return async (from, to, selection) => {
		const [old, next] = await Promise.all([listOf(from), listOf(to)]);
		const [a, b] = await Promise.all([describeImage(from, old, next, selection), describeImage(to, next, old, selection)]);
		return {
			from: a,
			to: b
		};
	};
}
function selectedOf(platforms, others, { wanted, usual }) {
	const shared = platforms.map(({ name }) => name).filter((name) => others.has(name));
	const among = (choice) => shared.filter((name) => choice.some((one) => isPlatform(name, one)));
	if (wanted.length > 0) return new Set(among(wanted));
	if (usual === void 0) return new Set(shared);
	const chosen = among(usual);
	return new Set(chosen.length > 0 ? chosen : shared.slice(0, 1));
}
// lib/forecast/index.js
function createForecaster({ reader, advisories, policy, selection }) {
	const describe = pairDescriber(reader);
	const lookUp = advisoryLookup(advisories);
	return async (bumps) => {
		const pairs = await Promise.all(bumps.map(({ origin, oldOrigin = origin, from, to }) => describe({
			...oldOrigin,
			digest: from
		}, {
			...origin,
			digest: to
		}, selection)));
		const found = await lookUp(bumps.map(({ origin }, at) => ({
			registry: origin.registry,
			pair: pairs[at]
		})));
		return pairs.map((pair, at) => {
			const { image, history } = bumps[at];
			const { wanted } = selection;
			return forecastOf(pair, {
				image,
				history,
				wanted,
				policy,
				advisories: found[at] ?? []
			});
		});
	};
}
function advisoryLookup(sources) {
	const known = new Map();
	return async (all) => {
		if ("cause" in sources) return all.map(() => ({
			cause: sources.cause,
			message: sources.message
		}));
		const namesOf = ({ registry, pair }) => pair === void 0 || sources.sbomsIn(registry) === void 0 ? void 0 : advisoryNames(comparedPackages(comparePlatforms(pair)));
		const wanted = all.map(namesOf);
		const fresh = [...new Set(wanted.flatMap((names) => names ?? []))].filter((name) => !known.has(name));
		if (fresh.length > 0) await request(sources, fresh.sort(), known);
		return wanted.map((names) => {
			if (names === void 0) return {
				cause: "no-platform",
				message: unknownTexts.advisoriesElsewhere
			};
			const answers = names.map((name) => known.get(name) ?? []);
			return answers.find((one) => "cause" in one) ?? answers.flatMap((one) => "cause" in one ? [] : one);
		});
	};
}
async function request(sources, names, known) {
	const { advisories, gaps, unanswered } = await sources.advisories(names);
	for (const name of names) {
		const cause = unanswered.get(name);
		const why = gaps.find((gap) => gap.cause === cause)?.message ?? "";
		known.set(name, cause === void 0 ? [] : {
			cause,
			message: unknownTexts.advisoriesUnread(why)
		});
	}
	for (const one of advisories) {
		const list = known.get(one.artifactName);
		if (list !== void 0 && !("cause" in list)) list.push(one);
	}
}
export { buildsBetween as a, usualPlatforms as i, platformFiles as n, holdTexts as o, platformsNamed as r, imageReader as s, createForecaster as t };
