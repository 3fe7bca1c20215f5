import { O as linesOf, P as readUserFile } from "./scan-DFDHd4Kl.js";
import { c as silentHost, r as folderHost, s as runOn } from "./gate-CYeapkKr.js";
import { O as union, T as string, f as array, k as unknown, x as object } from "./schemas-eoL3S0JI.js";
import { n as hostOfImages, t as aboutImages } from "./listed-images-UoWTte1E.js";
import { n as printListing, t as formIssues } from "./listing-CS8MgS_C.js";
import { i as withoutOwnFiles, n as readReportFile, r as whyNoText, t as fileMistakes } from "./report-file-BfeLtCwk.js";
import { D as isDigest, M as repositoryName, N as withImpliedTag, T as imageName, Y as formatDay, _t as addToGroup, ct as shortDigest, j as parseImage, nt as compareText, ot as plain, st as plural, xt as groupedBy, yt as compact, z as parseJson } from "./reading-DT2Pr2dB.js";
// lib/running/compare.js
const runningStates = [
	"never-the-tag",
	"other-digest",
	"by-tag",
	"unknown",
	"as-pinned",
	"not-started",
	"other-tag",
	"not-running",
	"not-in-report"
];
function runningKey(image) {
	return `${imageName(image)}@${image.digest ?? ""}`;
}
function runningSubjects(containers, references) {
	const written = writtenImages(references);
	return {
		written,
		subjects: [...groupedBy(containers, ({ where: _, ...same }) => JSON.stringify(same)).values()].map((group) => subjectOf(group, written))
	};
}
function unprovedImages({ subjects }) {
	const open = subjects.flatMap(({ candidates, state }) => state === void 0 ? candidates : []);
	return [...new Map(open.map((image) => [runningKey(image), image])).values()];
}
function judgeRunning({ written, subjects }, proofs) {
	const judged = subjects.map((subject) => judgedSubject(subject, proofs));
	const rank = ({ state }) => runningStates.indexOf(state);
	return [...judged, ...notRunning(written, subjects)].sort((a, b) => rank(a) - rank(b) || compareText(a.image, b.image));
}
function writtenImages(references) {
	const byName = new Map();
	const byRepository = new Map();
	const byDigest = new Map();
	for (const one of references) {
		const { kind, registry, repository, digest, fact, testData } = one;
		if (kind !== "image" || registry === void 0 || repository === void 0 || testData !== void 0) continue;
		const tag = one.tag ?? fact?.recoveredTag;
		const { digest: _, ...image } = withImpliedTag({
			registry,
			repository,
			...compact({
				tag,
				digest
			})
		});
		const name = imageName(image);
		const known = byName.get(name) ?? {
			image,
			references: []
		};
		if (known.references.length === 0) addToGroup(byRepository, repositoryName(image), known);
		known.references.push(one);
		byName.set(name, known);
		if (digest !== void 0) byDigest.set(runningKey({
			registry,
			repository,
			digest
		}), known);
	}
	return {
		byName,
		byRepository,
		byDigest
	};
}
function subjectOf(group, written) {
	const [first] = group;
	const where = group.map((one) => one.where);
	const { image } = first;
	const match = image === void 0 ? void 0 : matchOf(image, written);
	const pins = pinsOf(match?.references ?? []);
	const named = match?.image.tag === void 0 && image !== void 0 ? withImpliedTag(image) : match?.image;
	const digests = digestsOf(first, pins);
	const candidates = match === void 0 || named === void 0 ? [] : digests.map((digest) => ({
		...named,
		digest
	}));
	const name = match && imageName(match.image);
	const state = match === void 0 && image !== void 0 && written.byRepository.has(repositoryName(image)) ? otherTag : withoutProof({
		...first,
		digests
	}, match, pins);
	return {
		first,
		where,
		pins,
		candidates,
		...compact({
			name,
			state
		})
	};
}
function pinsOf(references) {
	const pins = new Map();
	for (const { digest, fact } of references) if (digest !== void 0 && pins.get(digest)?.status !== "not-in-history") pins.set(digest, fact);
	return pins;
}
function digestsOf({ image, digests }, pins) {
	return image?.digest === void 0 || pins.has(image.digest) ? digests : [image.digest];
}
function matchOf(image, { byName, byRepository, byDigest }) {
	const { tag } = withImpliedTag(image);
	const repository = repositoryName(image);
	if (tag !== void 0) return byName.get(imageName({
		...image,
		tag
	})) ?? byName.get(repository);
	const own = byDigest.get(runningKey({
		...image,
		digest: image.digest
	}));
	const all = byRepository.get(repository) ?? [];
	if (own !== void 0 || all.length < 2) return own ?? all[0];
	const { registry, repository: path } = image;
	return {
		image: {
			registry,
			repository: path
		},
		references: all.flatMap(({ references }) => references)
	};
}
const otherTag = {
	state: "other-tag",
	message: "The report has the repository by other tags only"
};
function withoutProof({ image, digests, why, isWaiting, isForeign, asked }, match, pins) {
	if (image === void 0) return {
		state: "unknown",
		message: `It was started by \`${asked}\`, which names no repository`
	};
	if (match === void 0) return {
		state: "not-in-report",
		message: "The report has no reference to it"
	};
	if (isWaiting === true) return {
		state: "not-started",
		message: "It has not started"
	};
	const digest = digests.find((one) => pins.has(one));
	if (digest !== void 0) return pins.get(digest)?.status === "not-in-history" ? never(digest) : ranAsPinned(image, digest);
	const unread = isForeign === true && image.digest === void 0 ? foreign : why;
	if (isForeign === true && image.digest !== void 0 && pins.has(image.digest)) return {
		state: "unknown",
		message: `It was started by the pin, but ${foreign}`
	};
	if (unread === void 0) return void 0;
	if (image.digest === void 0) return {
		state: "by-tag",
		message: `It was started by its tag, and its digest is not known: ${unread}`
	};
	return {
		state: "unknown",
		message: `Its digest is not known: ${unread}`
	};
}
const foreign = "its runtime names an image of another repository";
function never(digest) {
	return {
		state: "never-the-tag",
		digest,
		message: "The complete history of the tag does not have the digest that runs"
	};
}
function ranAsPinned(asked, digest, how = "") {
	if (asked.digest !== void 0) return {
		state: "as-pinned",
		digest,
		message: `It runs as pinned${how}`
	};
	return {
		state: "by-tag",
		digest,
		message: `It has the pinned digest now${how}, but it was started by its tag, which may move`
	};
}
const order = [
	"as-pinned",
	"by-tag",
	"other-digest",
	"unknown",
	"never-the-tag"
];
function judgedSubject(subject, proofs) {
	const { first, name, where, pins, candidates, state } = subject;
	const shared = {
		image: name ?? first.asked,
		pinned: [...pins.keys()],
		where
	};
	if (state !== void 0) return {
		...shared,
		...state
	};
	const [best] = candidates.map((one) => byProof(one.digest, first.image ?? one, pins, proofs.get(runningKey(one)))).sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state) || compareSince(b, a));
	return {
		...shared,
		...best ?? {
			state: "unknown",
			message: "Its digest is not known"
		}
	};
}
function compareSince(a, b) {
	return Date.parse(a.since ?? "1970") - Date.parse(b.since ?? "1970");
}
function byProof(digest, asked, pins, fact) {
	const unknown = (message) => asked.digest === void 0 ? {
		state: "by-tag",
		digest,
		message: `It was started by its tag. ${message}`
	} : {
		state: "unknown",
		digest,
		message
	};
	if (fact?.status === "not-in-history") return never(digest);
	const index = fact?.indexDigest;
	if (fact?.status === "one-platform" && index !== void 0 && pins.has(index)) return ranAsPinned(asked, digest, ", by one of its platforms");
	if (asked.digest !== void 0 && pins.has(asked.digest)) return unknown("It was started by the pin, but its runtime names another digest");
	if ([...pins.values()].some((pin) => pin?.indexDigest === digest)) return unknown("The index runs of which the pin is one platform: it is not known which platform runs");
	const isKnown = fact?.status === "current" || fact?.status === "superseded" || fact?.status === "one-platform";
	if (fact === void 0 || !isKnown) return unknown(`Nothing proves that the tag ever had the digest that runs${whyOf(fact)}`);
	const since = fact.pinnedSince ?? currentSince([...pins.values()], digest);
	const held = heldText(fact, since);
	const known = {
		digest,
		...compact({
			since,
			until: fact.supersededAt
		})
	};
	const [pin] = pins.keys();
	if (pin === void 0) return {
		...known,
		state: "by-tag",
		message: `The repository does not pin it; ${held}`
	};
	const relation = relationTo([...pins.values()], fact);
	const message = `The repository pins ${shortDigest(pin)}; ${held}`;
	return {
		...known,
		...compact({ relation }),
		state: "other-digest",
		message
	};
}
function whyOf(fact) {
	return fact?.message === void 0 ? "" : `: ${fact.message}`;
}
function heldText({ supersededAt, status }, since) {
	const from = since === void 0 ? "" : ` since ${formatDay(Date.parse(since))}`;
	if (status === "one-platform") return "what runs is one platform of another digest of the tag";
	if (supersededAt === void 0) return `the tag has had the digest that runs${from}`;
	return `the tag had the digest that runs until ${formatDay(Date.parse(supersededAt))}`;
}
function currentSince(pins, digest) {
	return pins.find((pin) => pin?.currentDigest === digest)?.currentSince;
}
function relationTo(pins, fact) {
	const [pin] = pins;
	if (pin === void 0 || pins.length !== 1) return void 0;
	if (fact.status === "current") return pin.status === "superseded" ? "ahead" : void 0;
	if (pin.status === "current") return fact.status === "superseded" ? "behind" : void 0;
	if (pin.pinnedSince === void 0 || fact.pinnedSince === void 0) return void 0;
	if (pin.pinnedSince === fact.pinnedSince) return void 0;
	return Date.parse(fact.pinnedSince) > Date.parse(pin.pinnedSince) ? "ahead" : "behind";
}
function notRunning({ byName }, subjects) {
	const running = new Set(subjects.map(({ name }) => name));
	return [...byName].flatMap(([image, { references }]) => {
		const pinned = references.filter(({ digest }) => digest !== void 0);
		if (pinned.length === 0 || running.has(image)) return [];
		return [{
			state: "not-running",
			image,
			pinned: [...new Set(pinned.flatMap(({ digest }) => digest ?? []))],
			message: "No container of the file runs it",
			where: pinned.map(({ file, line }) => `${file}:${line}`)
		}];
	});
}
// lib/running/containers.js
const maxItems = 1e5;
const text = string().max(4096);
const named = object({
	name: text,
	image: text
});
const status = named.extend({
	imageID: text.default(""),
	state: object({
		waiting: unknown(),
		running: unknown()
	}).partial().optional()
});
const kinds = [
	"containers",
	"initContainers",
	"ephemeralContainers"
];
const statusKinds = [
	"containerStatuses",
	"initContainerStatuses",
	"ephemeralContainerStatuses"
];
const list = (item) => array(item).max(maxItems).nullish();
const pod = object({
	metadata: object({
		name: text,
		namespace: text.optional()
	}),
	spec: object({
		containers: list(named),
		initContainers: list(named),
		ephemeralContainers: list(named),
		volumes: list(object({
			name: text,
			image: object({ reference: text.optional() }).nullish()
		}))
	}),
	status: object({
		phase: text.optional(),
		containerStatuses: list(status),
		initContainerStatuses: list(status),
		ephemeralContainerStatuses: list(status)
	}).optional()
});
const podList = object({
	items: array(pod).max(maxItems),
	metadata: object({ continue: text.optional() }).optional()
});
const engineContainer = object({
	Name: text,
	Image: text,
	ImageName: text.optional().describe("Podman"),
	ImageDigest: text.optional().describe("Podman"),
	Config: object({ Image: text }),
	ImageManifestDescriptor: object({ digest: text }).optional()
});
const engineImage = object({
	Id: text,
	RepoDigests: array(text).max(1e3).nullable()
});
const inspected = array(union([engineContainer, engineImage])).max(maxItems);
function containersIn(text) {
	const data = parseJson(text);
	if (data === void 0) return { issue: "it is not JSON" };
	const read = Array.isArray(data) ? inspected.safeParse(data) : podsOf(data);
	if (!read.success) {
		const [first] = read.error.issues;
		return { issue: `it is no answer of \`kubectl get pods -o json\` or \`docker inspect\`: \`${plain((first?.path ?? []).join("."))}\`: ${first?.message}` };
	}
	if (!("items" in read.data)) return {
		containers: ofEngine(read.data),
		isCut: false
	};
	const { items, metadata } = read.data;
	return {
		containers: items.flatMap(ofPod),
		isCut: (metadata?.continue ?? "") !== ""
	};
}
function podsOf(data) {
	const one = pod.safeParse(data);
	return podList.safeParse(one.success ? { items: [one.data] } : data);
}
function ofPod({ metadata, spec, status: states = {} }) {
	const { namespace = "default", name } = metadata;
	return [...kinds.flatMap((kind, index) => {
		const known = states[statusKinds[index] ?? "containerStatuses"] ?? [];
		return (spec[kind] ?? []).map((container) => {
			const from = askedFor(`${namespace}/${name}/${container.name}`, container.image);
			const said = known.find((one) => one.name === container.name);
			if (isWaiting(said, states.phase)) return {
				...from,
				digests: [],
				isWaiting: true
			};
			return {
				...from,
				...digestOfId(said?.imageID, from.image)
			};
		});
	}), ...volumesOf(`${namespace}/${name}`, spec.volumes ?? [])];
}
function isWaiting(said, phase) {
	if (said === void 0) return phase === "Pending";
	const { waiting, running } = said.state ?? {};
	return said.imageID === "" && isSet(waiting) && !isSet(running);
}
function isSet(value) {
	return value !== void 0 && value !== null;
}
function volumesOf(pod, volumes) {
	return volumes.flatMap(({ name, image }) => {
		if (image?.reference === void 0) return [];
		const from = askedFor(`${pod}/${name}`, image.reference);
		const digests = from.image?.digest === void 0 ? [] : [from.image.digest];
		return [{
			...from,
			digests,
			...digests.length === 0 ? { why: "the status of a pod does not have its volumes" } : {}
		}];
	});
}
function digestOfId(id, asked) {
	if (id === void 0) return {
		digests: [],
		why: "the status of its pod does not have the container"
	};
	const name = id.replace(/^docker-pullable:\/\//, "");
	const parsed = name.includes("@") ? parseImage(name) : void 0;
	if (parsed?.kind === "image" && parsed.image.digest !== void 0) {
		const { registry, repository, digest } = parsed.image;
		const isOwn = registry === asked?.registry && repository === asked.repository;
		return {
			digests: [digest],
			...isOwn ? {} : { isForeign: true }
		};
	}
	if (isDigest(id) || id.startsWith("docker://")) return {
		digests: [],
		why: "its runtime names the configuration of the image, not its digest"
	};
	return {
		digests: [],
		why: "its runtime does not say which image it is"
	};
}
function askedFor(where, asked) {
	const parsed = isImageId(asked) ? void 0 : parseImage(asked);
	return {
		where,
		asked,
		...parsed?.kind === "image" ? { image: parsed.image } : {}
	};
}
function isImageId(text) {
	return isDigest(text) || /^(?:sha256:)?[a-f0-9]{12,64}$/.test(text);
}
function ofEngine(found) {
	const images = new Map(found.flatMap((one) => "Config" in one ? [] : [[one.Id, one.RepoDigests ?? []]]));
	return found.flatMap((one) => {
		if (!("Config" in one)) return [];
		const from = askedFor(one.Name.replace(/^\//, ""), one.ImageName ?? one.Config.Image);
		const digests = [...[one.ImageDigest, one.ImageManifestDescriptor?.digest].filter((text) => text !== void 0).filter(isDigest), ...repoDigests(images.get(one.Image) ?? [], from.image)];
		if (digests.length > 0) return [{
			...from,
			digests: [...new Set(digests)]
		}];
		const why = images.has(one.Image) ? "the engine knows no digest of the image in its repository" : "the file does not have its image: inspect the images, too";
		return [{
			...from,
			digests: [],
			why
		}];
	});
}
function repoDigests(names, asked) {
	return names.flatMap((name) => {
		const parsed = parseImage(name);
		if (parsed.kind === "invalid" || parsed.image.digest === void 0) return [];
		const { registry, repository, digest } = parsed.image;
		return registry === asked?.registry && repository === asked.repository ? [digest] : [];
	});
}
// lib/running/index.js
const maxBytes = 268435456;
async function runningCommand(context) {
	const { invocation } = context;
	const [file = ""] = invocation.operands;
	const from = linesOf(invocation, "from");
	const [report, ...answers] = await Promise.all([readReportFile(file), ...from.map(readContainers)]);
	const issues = [
		..."issues" in report ? report.issues : [],
		...from.length === 0 ? [noFile] : [],
		...answers.flatMap((one) => "issue" in one ? [one.issue] : []),
		...formIssues(invocation)
	];
	if ("issues" in report || issues.length > 0) return fileMistakes(context, issues);
	const read = answers.flatMap((one) => "issue" in one ? [] : one);
	const containers = read.flatMap((one) => one.containers);
	const { references, incomplete } = withoutOwnFiles(report.report, [file, ...from]);
	const subjects = runningSubjects(containers, references);
	const proofs = await proofsOf(context, unprovedImages(subjects));
	if ("issues" in proofs) return fileMistakes(context, proofs.issues);
	const images = judgeRunning(subjects, proofs);
	await printImages(context, images);
	const missing = [...read.flatMap(({ isCut }) => isCut ? ["A list of pods is only its first page: ask for all of them."] : []), ...images.some(({ state }) => compared.includes(state)) ? [] : ["Nothing that runs is in the report, so nothing was compared."]];
	const notes = incomplete.length === 0 ? [] : [`The report lacks ${plural(incomplete.length, "item")} that could not be verified.`];
	context.err([
		summary(images, containers.length),
		...missing,
		...notes
	].join("\n"));
	const count = (states) => images.filter(({ state }) => states.includes(state)).length;
	if (count(failing) > 0) return 1;
	return count(["unknown"]) + missing.length > 0 ? 3 : 0;
}
const noFile = "`running` requires `--from FILE`, such as the output of `kubectl get pods --all-namespaces --output json`.";
async function readContainers(file) {
	const read = await readUserFile(file, maxBytes);
	if ("unreadable" in read) return { issue: `${file} cannot be read: ${whyNoText(read)}.` };
	const found = containersIn(read.text);
	if ("issue" in found) return { issue: `${file} cannot be used: ${found.issue}.` };
	if (found.containers.length > 0) return found;
	return { issue: `${file} has no container. Of an engine, inspect the containers together with their images.` };
}
async function proofsOf(context, images) {
	if (images.length === 0) return new Map();
	const host = hostOfImages(silentHost(folderHost(context, ".")), images.map(runningKey));
	const ran = await runOn(context, host, "verify", {
		...aboutImages,
		isPreview: true
	});
	if (ran.issues !== void 0) return { issues: ran.issues };
	return new Map(ran.report.references.flatMap(({ file, registry, repository, tag, digest, fact }) => file !== ".tagproof/compose.yaml" || fact === void 0 || registry === void 0 || repository === void 0 ? [] : [[runningKey({
		registry,
		repository,
		...compact({
			tag,
			digest
		})
	}), fact]]));
}
const titles = {
	"never-the-tag": "never the tag",
	"other-digest": "other digest",
	"by-tag": "by its tag",
	unknown: "not known",
	"as-pinned": "as pinned",
	"not-started": "not started",
	"other-tag": "other tag",
	"not-running": "not running",
	"not-in-report": "not in the report"
};
const failing = [
	"never-the-tag",
	"other-digest",
	"by-tag"
];
const compared = [
	...failing,
	"unknown",
	"as-pinned"
];
const shownPlaces = 2;
const columns = [
	{
		name: "state",
		value: ({ state }) => state,
		shown: ({ state }) => titles[state]
	},
	{
		name: "image",
		keepsEnd: true,
		value: ({ image }) => image,
		shown: ({ image }) => image
	},
	{
		name: "digest",
		title: "RUNS",
		value: ({ digest }) => digest,
		shown: ({ digest }) => digest === void 0 ? "" : shortDigest(digest)
	},
	{
		name: "pinned",
		value: ({ pinned }) => pinned,
		shown: ({ pinned: [first, ...more] }) => first === void 0 ? "" : `${shortDigest(first)}${more.length === 0 ? "" : ` and ${more.length} more`}`
	},
	{
		name: "since",
		value: ({ since }) => since,
		shown: ({ since, relation }) => since === void 0 ? "" : [formatDay(Date.parse(since)), relation ?? []].flat().join(", ")
	},
	{
		name: "until",
		value: ({ until }) => until
	},
	{
		name: "relation",
		value: ({ relation }) => relation
	},
	{
		name: "message",
		value: ({ message }) => message
	},
	{
		name: "where",
		keepsEnd: true,
		value: ({ where }) => where,
		shown: ({ where }) => {
			const more = where.length - shownPlaces;
			return `${where.slice(0, shownPlaces).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
		}
	}
];
async function printImages(context, images) {
	const { invocation } = context;
	const isWhole = invocation.json || invocation.switches.has("csv");
	const listed = images.filter(({ state }) => isWhole || state !== "not-in-report");
	await printListing(context, {
		key: "images",
		noun: "image",
		columns
	}, listed);
	if (!isWhole) for (const text of reasons(images)) context.out(text);
}
function summary(images, containers) {
	const count = (state) => images.filter((one) => one.state === state).length;
	const said = runningStates.flatMap((state) => count(state) === 0 ? [] : [`${count(state)} ${titles[state]}`]);
	return `${plural(containers, "container")}: ${said.join(", ")}`;
}
const maxReasons = 20;
function reasons(images) {
	const wrong = images.filter(({ state }) => failing.includes(state) || state === "unknown");
	const more = wrong.length - maxReasons;
	return [...wrong.slice(0, maxReasons).map(({ image, message }) => plain(`${image}: ${message}.`)), ...more > 0 ? [`and ${plural(more, "image")} more; --json has all of them.`] : []];
}
export { runningCommand };
