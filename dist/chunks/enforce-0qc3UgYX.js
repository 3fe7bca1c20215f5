import { L as diskFiles, P as readUserFile, ht as gapFrom, k as printFailure } from "./scan-DFDHd4Kl.js";
import { patchOf } from "./patch-CP0S7q9u.js";
import { i as withoutOwnFiles, n as readReportFile, r as whyNoText, t as fileMistakes } from "./report-file-BfeLtCwk.js";
import { T as imageName, _t as addToGroup, d as stringify, j as parseImage, k as isTag, nt as compareText, ot as plain, rt as numberText, st as plural, w as originImage, xt as groupedBy, yt as compact } from "./reading-DT2Pr2dB.js";
import { s as withRegistry, t as globsAfter } from "./name-glob-DKAgGtQd.js";
import { n as publicKeyName } from "./signature-C5L8zABi.js";
import { o as isLiteral, r as expressionOf, t as clusterIdentity } from "./write-BynJdndD.js";
import { a as disputingChecks, o as isProved$1 } from "./coverage-BPHvwLV5.js";
import { i as signatureRulesFor, r as satisfies } from "./match-BY2LDOyJ.js";
// lib/enforcement/admission.js
const maxBytes$1 = 1048576;
const name = "tagproof-images";
const namespace = "kube-system";
const admission = {
	id: "admission",
	title: "Kubernetes' ValidatingAdmissionPolicy",
	comment: "#",
	write({ images }) {
		const data = dataOf(images);
		const bytes = Object.entries(data).reduce((sum, [key, value]) => sum + key.length + value.length, 0);
		if (bytes > maxBytes$1) return { refused: `The digests need ${numberText(bytes)} bytes, and a ConfigMap can have ${numberText(maxBytes$1)}. Write one policy for each repository from its own report` };
		return {
			text: [
				{
					apiVersion: "v1",
					kind: "ConfigMap",
					metadata: {
						name,
						namespace
					},
					data
				},
				policy,
				binding
			].map((one) => stringify(one, { lineWidth: 0 })).join("---\n"),
			notes: []
		};
	}
};
function dataOf(images) {
	const names = new Map();
	for (const { repository, tag, digest } of images) {
		const [registry = "", ...path] = repository.split("/");
		addToGroup(names, digest.slice(7), imageName({
			registry,
			repository: path.join("/"),
			tag
		}));
	}
	return Object.fromEntries([...names].sort(([a], [b]) => a < b ? -1 : 1).map(([key, all]) => [key, all.join(" ")]));
}
const specOf = (object) => `${object}.kind == "Pod" ? ${object}.spec : ${object}.kind == "CronJob" ? ${object}.spec.jobTemplate.spec.template.spec : ${object}.spec.template.spec`;
const namesIn = (list, where, name) => `(has(${list}) ? ${list}${where}.map(c, has(c.${name}) ? c.${name} : "") : [])`;
const imagesOf = (spec) => [...[
	"containers",
	"initContainers",
	"ephemeralContainers"
].map((list) => namesIn(`${spec}.${list}`, "", "image")), namesIn(`${spec}.volumes`, ".filter(v, has(v.image))", "image.reference")].join(" + ");
const isProved = (image) => `(${image}.split("@sha256:").size() == 2 && ${image}.split("@sha256:")[1] in params.data)`;
const policy = {
	apiVersion: "admissionregistration.k8s.io/v1",
	kind: "ValidatingAdmissionPolicy",
	metadata: { name },
	spec: {
		failurePolicy: "Fail",
		paramKind: {
			apiVersion: "v1",
			kind: "ConfigMap"
		},
		matchConstraints: { resourceRules: [
			rulesFor("", [
				"pods",
				"pods/ephemeralcontainers",
				"replicationcontrollers"
			]),
			rulesFor("apps", [
				"deployments",
				"replicasets",
				"statefulsets",
				"daemonsets"
			]),
			rulesFor("batch", ["jobs", "cronjobs"])
		] },
		variables: [
			{
				name: "spec",
				expression: specOf("object")
			},
			{
				name: "oldSpec",
				expression: specOf("oldObject")
			},
			{
				name: "images",
				expression: imagesOf("variables.spec")
			},
			{
				name: "before",
				expression: `request.operation == "UPDATE" ? ${imagesOf("variables.oldSpec")} : []`
			},
			{
				name: "wrong",
				expression: `variables.images.filter(i, !(i in variables.before || ${isProved("i")}))`
			}
		],
		validations: [{
			expression: "has(params.data) && variables.wrong.size() == 0",
			messageExpression: "\"not among the proved images: \" + variables.wrong.join(\", \")"
		}]
	}
};
const binding = {
	apiVersion: "admissionregistration.k8s.io/v1",
	kind: "ValidatingAdmissionPolicyBinding",
	metadata: { name },
	spec: {
		policyName: name,
		paramRef: {
			name,
			namespace,
			parameterNotFoundAction: "Deny"
		},
		validationActions: ["Warn", "Audit"],
		matchResources: { namespaceSelector: { matchExpressions: [{
			key: "kubernetes.io/metadata.name",
			operator: "NotIn",
			values: [namespace]
		}] } }
	}
};
function rulesFor(group, resources) {
	return {
		apiGroups: [group],
		apiVersions: ["v1"],
		operations: ["CREATE", "UPDATE"],
		resources
	};
}
// lib/enforcement/buildkit.js
const buildkit = {
	id: "buildkit",
	title: "BuildKit's source policy",
	write({ images }) {
		const allowed = new Set(images.flatMap(namesOf));
		const { converted, notes } = conversions(images);
		const rules = [
			{
				action: "DENY",
				selector: {
					identifier: `${scheme}*`,
					matchType: "WILDCARD"
				}
			},
			...[...allowed].map((identifier) => ({
				action: "ALLOW",
				selector: {
					identifier,
					matchType: "EXACT"
				}
			})),
			...[...converted].map(([from, to]) => ({
				action: "CONVERT",
				selector: {
					identifier: from,
					matchType: "EXACT"
				},
				updates: { identifier: to }
			}))
		];
		return {
			text: `${JSON.stringify({
				version: 1,
				rules
			}, null, 2)}\n`,
			notes
		};
	}
};
const scheme = "docker-image://";
function namesOf({ repository, tag, digest }) {
	const bare = `${scheme}${repository}@${digest}`;
	return tag === void 0 ? [bare] : [bare, `${scheme}${repository}:${tag}@${digest}`];
}
function conversions(images) {
	const tagged = images.filter(({ tag }) => tag !== void 0);
	const byTag = groupedBy(tagged, ({ repository, tag }) => `${repository}:${tag}`);
	const converted = new Map();
	const notes = [];
	for (const [name, all] of byTag) {
		const whole = all.filter(({ isPart }) => isPart !== true);
		const newest = whole.find((one) => whole.every((other) => other === one || isLater(one, other)));
		if (newest !== void 0) converted.set(`${scheme}${name}`, `${scheme}${name}@${newest.digest}`);
		else if (whole.length === 0) notes.push(`${name} is denied without a digest: it is pinned to one platform`);
		else notes.push(`${name} is denied without a digest: it is not known which of its pins is newer`);
	}
	return {
		converted,
		notes
	};
}
function isLater({ since: one }, { since: other }) {
	if (one === "now") return other !== "now";
	return one !== void 0 && other !== void 0 && other !== "now" && one > other;
}
// lib/enforcement/buildx.js
const buildx = {
	id: "buildx",
	title: "buildx's policy",
	comment: "#",
	write({ images }) {
		const byName = groupedBy(images, ({ repository }) => repository);
		const allowed = Object.fromEntries([...byName].map(([name, all]) => [name, [...new Set(all.map(({ digest }) => digest))].sort()]));
		return {
			text: `${head}\nallowed := ${JSON.stringify(allowed, null, 2)}\n\n${rule}`,
			notes: []
		};
	}
};
const head = "package docker\n";
const rule = `default allow := false

allow if not input.image

allow if input.image.checksum in allowed[input.image.fullRepo]

deny_msg contains msg if {
  not allow
  msg := sprintf("%s is not among the proved images", [input.image.ref])
}

decision := {"allow": allow, "deny_msg": [msg | some msg in deny_msg]}
`;
// lib/enforcement/kyverno.js
const kyverno = {
	id: "kyverno",
	title: "Kyverno's ImageValidatingPolicy",
	comment: "#",
	isBySigner: true,
	write({ rules, keys }) {
		const notes = [];
		return {
			text: rules.flatMap(({ images, except = [], anyOf, sourceTag }, position) => {
				const say = (note) => void notes.push(`signatures[${position}]: ${note}`);
				if (sourceTag !== void 0) say("`source-tag` has no meaning there");
				for (const glob of [...images, ...except]) if (/^[^/]*[*?]/.test(withRegistry(glob))) say(`\`${glob}\` is compared with names as they are written: not with short ones of Docker Hub`);
				const attestors = anyOf.flatMap((signer, index) => attestorOf(signer, `signer${index}`, keys, say) ?? []);
				if (attestors.length > 0) return [policyOf(position, images, except, attestors)];
				say("left out: none of its signers can be expressed");
				return [];
			}).map((one) => stringify(one, { lineWidth: 0 })).join("---\n"),
			notes
		};
	}
};
function policyOf(position, images, except, attestors) {
	const signers = attestors.map(({ name }) => `attestors.${name}`).join(", ");
	return {
		apiVersion: "policies.kyverno.io/v1",
		kind: "ImageValidatingPolicy",
		metadata: { name: `tagproof-${position}` },
		spec: {
			failurePolicy: "Fail",
			validationActions: ["Warn", "Audit"],
			matchConstraints: { resourceRules: [{
				apiGroups: [""],
				apiVersions: ["v1"],
				operations: ["CREATE", "UPDATE"],
				resources: ["pods"]
			}] },
			matchImageReferences: images.map((glob) => ({ expression: [named(glob), ...except.map((one) => `!${named(one)}`)].join(" && ") })),
			validationConfigurations: {
				mutateDigest: false,
				verifyDigest: false,
				required: true
			},
			attestors,
			validations: [
				"containers",
				"initContainers",
				"ephemeralContainers"
			].map((list) => ({
				expression: `images.${list}.map(image, verifyImageSignatures(image, [${signers}])).all(count, count > 0)`,
				message: "not signed as the policy requires"
			}))
		}
	};
}
const hub = "docker.io/";
const hasRegistry = "ref.matches(\"^(?:[^/]*[.:][^/]*|localhost)/\")";
function named(glob) {
	const full = withRegistry(glob);
	if (!full.startsWith(hub)) return matching("", [full]);
	const path = full.slice(10);
	const names = [path, ...globsAfter(path, "library/")];
	return `(${matching("(?:index\\.)?docker\\.io/", names)} || (${matching("", names)} && !${hasRegistry}))`;
}
function matching(start, globs) {
	const names = globs.map((glob) => expressionOf(glob).slice(1, -1)).join("|");
	return `ref.matches(${JSON.stringify(`^${start}(?:${names})(?::[^/@]*)?(?:@.*)?$`)})`;
}
function attestorOf(signer, name, keys, say) {
	if (signer.kind === "key") {
		const data = keys.get(signer.key);
		if (data === void 0) return void say("a key is left out: it could not be read");
		return {
			name,
			cosign: {
				key: {
					data,
					hashAlgorithm: "sha256"
				},
				ctlog: { insecureIgnoreTlog: true }
			}
		};
	}
	if (signer.root !== "sigstore") return void say(`an identity is left out: its trusted root \`${signer.file ?? signer.root}\` is not the public one`);
	return {
		name,
		cosign: {
			keyless: { identities: [clusterIdentity(signer)] },
			ctlog: { url: "https://rekor.sigstore.dev" }
		}
	};
}
// lib/enforcement/talos.js
const talos = {
	id: "talos",
	title: "Talos's ImageVerificationConfig",
	comment: "#",
	isBySigner: true,
	write({ rules, keys }) {
		const notes = [];
		const written = rules.flatMap((rule, position) => {
			const say = (note) => void notes.push(`signatures[${position}]: ${note}`);
			if (rule.except !== void 0) say("`except` cannot be expressed, so the rule applies to these images too");
			if (rule.sourceTag !== void 0) say("`source-tag` has no meaning there");
			const verifier = verifierOf(rule, keys);
			const images = rule.images.flatMap((glob) => patternsOf(glob, say));
			if (typeof verifier !== "string") return images.map((image) => ({
				image,
				...verifier
			}));
			say(`left out: ${verifier}`);
			return [];
		});
		const first = new Map();
		for (const rule of written) if (!first.has(rule.image)) first.set(rule.image, rule);
		if (first.size < written.length || written.some((one) => written.some((other) => hides(one.image, other.image)))) notes.push("several rules name the same images; there, only the first of them applies");
		const config = {
			apiVersion: "v1alpha1",
			kind: "ImageVerificationConfig",
			rules: [...first.values()]
		};
		return {
			text: first.size === 0 ? "" : stringify(config, { lineWidth: 0 }),
			notes
		};
	}
};
function hides(pattern, other) {
	const [start = "", ...more] = pattern.split("*");
	return pattern !== other && more.length > 0 && (other.split("*")[0] ?? "").startsWith(start);
}
function patternsOf(glob, say) {
	if (glob.includes("?")) {
		say(`\`${glob}\` is left out: there is no pattern for \`?\``);
		return [];
	}
	if (/(?<!\*)\*(?!\*)/.test(glob)) say(`\`${glob}\`: a star also matches slashes there, which is stricter`);
	if (/^[^*/]+\*[^/]*\//.test(withRegistry(glob))) say(`\`${glob}\` is compared with names that have a registry: not with short ones of Docker Hub`);
	const pattern = withRegistry(glob).replace(/\*+/g, "*");
	return pattern.startsWith("docker.io/") ? [pattern, `index.${pattern}`] : [pattern];
}
function verifierOf({ anyOf }, keys) {
	const [first, ...others] = anyOf;
	if (first === void 0) return "it names no signer";
	if (first.kind === "key") {
		if (others.length > 0) return "a rule can have one key, and nothing besides it";
		const certificate = keys.get(first.key);
		return certificate === void 0 ? "its key could not be read" : { publicKey: { certificate } };
	}
	const identities = anyOf.flatMap((one) => one.kind === "identity" ? [one] : []);
	if (identities.length < anyOf.length) return "a rule can have one key, and nothing besides it";
	if (identities.some(({ root }) => root !== "sigstore")) return "its trusted root is not the public one";
	const { issuer, identity } = first;
	if (!isLiteral(issuer) || identities.some((one) => one.issuer !== issuer)) return "a rule can have one issuer, without a pattern";
	if (identities.length === 1 && isLiteral(identity)) return { keyless: {
		issuer,
		subject: identity
	} };
	return { keyless: {
		issuer,
		subjectRegex: `^(?:${identities.map((one) => expressionOf(one.identity).slice(1, -1)).join("|")})$`
	} };
}
// lib/enforcement/index.js
const targets = [
	buildkit,
	buildx,
	admission,
	kyverno,
	talos
];
const maxLines = 1e3;
function ruleDocument(target, enforced) {
	const { id, title, comment, isBySigner } = target;
	if (isBySigner ? enforced.rules.length === 0 : enforced.images.length === 0) return { refused: isBySigner ? "The policy of the report has no section `signatures`, so there is nothing to write" : "The report proves no reference, so nothing would be allowed" };
	const written = target.write(enforced);
	if ("refused" in written) return written;
	if (written.text === "") return { refused: `Nothing of the policy can be expressed: ${written.notes.join("; ")}` };
	const rest = restLines(isBySigner ? enforced.unsigned : enforced.rest);
	const about = `${title}, written by \`tagproof enforce --as ${id}\` from a report.`;
	return {
		text: `${(comment === void 0 ? [] : [
			about,
			...rest,
			...written.notes.map((note) => `note: ${plain(note)}`)
		]).map((line) => `${comment} ${line}\n`).join("")}${written.text}`,
		rest,
		notes: written.notes
	};
}
function restLines(rest) {
	if (rest.length === 0) return [];
	const lines = rest.slice(0, maxLines).map(({ name, why, files }) => {
		const [first = "", ...others] = files;
		const more = others.length === 0 ? "" : ` and ${plural(others.length, "other file")}`;
		return `  ${plain(name)}: ${plain(why)}, in ${plain(first)}${more}`;
	});
	const left = rest.length - lines.length;
	return [
		`Not in it: ${plural(rest.length, "reference")}.`,
		...lines,
		...left > 0 ? [`  and ${left} more`] : []
	];
}
// lib/enforcement/proved.js
const disputed = new Set(disputingChecks);
function enforcedBy(report, keys) {
	const rules = report.record?.policy.signatures ?? [];
	const disputes = disputesIn(report);
	const images = new Map();
	const rest = [];
	const unsigned = [];
	for (const reference of report.references) {
		const image = imageOf(reference);
		const dispute = image && disputes.get(nameOf(reference));
		const why = dispute ?? whyNot(reference, image) ?? (image && whyUnsigned(report, reference, image));
		if (why !== void 0) rest.push([reference, why]);
		else if (image !== void 0) keep(images, provedImage(reference, image));
		const unruled = dispute ?? (image && signatureRulesFor(rules, image).length > 0 ? void 0 : "no rule");
		if (unruled !== void 0) unsigned.push([reference, unruled]);
	}
	return {
		images: [...images].sort(([a], [b]) => compareText(a, b)).map(([, image]) => image),
		rest: leftOut(rest),
		rules,
		unsigned: leftOut(unsigned),
		keys
	};
}
function disputesIn({ findings }) {
	return new Map(findings.flatMap(({ check, image, waived }) => image !== void 0 && waived === void 0 && disputed.has(check) ? [[imageName(image), check]] : []));
}
function imageOf({ kind, registry, repository, tag, digest }) {
	if (kind !== "image" || registry === void 0 || repository === void 0) return void 0;
	const parsed = parseImage(`${imageName({
		registry,
		repository,
		tag
	})}${digest === void 0 ? "" : `@${digest}`}`);
	if (parsed.kind !== "image") return void 0;
	const { image } = parsed;
	return image.registry === registry && image.repository === repository ? image : void 0;
}
function whyNot(reference, image) {
	const { kind, why, digest, testData, fact } = reference;
	if (kind !== "image") return kind === "opaque" ? `not resolved (${why ?? "opaque"})` : "built here";
	if (image === void 0) return "not the name of an image";
	if (digest === void 0) return "not pinned";
	if (testData !== void 0) return "test data";
	if (isProved$1(fact)) return void 0;
	return fact?.status === "unknown" ? `unknown (${fact.cause ?? "no cause"})` : fact?.status ?? "not checked";
}
function whyUnsigned({ record }, { digest, signatures, waivedChecks = [] }, image) {
	const mirrored = signatures?.origin ?? originImage(image, record?.mirrors ?? {});
	const rules = signatureRulesFor(record?.policy.signatures ?? [], image, mirrored);
	if (rules.length === 0) return void 0;
	if (signatures === void 0 || signatures.digest !== digest) return "its signature is not known";
	if (satisfies(rules, signatures)) return void 0;
	if (!signatures.complete) return "its signature is not known";
	return waivedChecks.some((check) => check === "unsigned-image" || check === "wrong-signer") ? void 0 : "not signed as the policy requires";
}
function provedImage({ fact }, image) {
	const isNow = fact?.status === "current";
	const recovered = fact?.recoveredTag;
	const tag = image.tag ?? (recovered !== void 0 && isTag(recovered) ? recovered : void 0);
	return {
		repository: imageName({
			registry: image.registry,
			repository: image.repository
		}),
		digest: image.digest,
		...compact({
			tag,
			isPart: fact?.status === "one-platform" ? true : void 0,
			since: isNow ? "now" : fact?.pinnedSince
		})
	};
}
function keep(images, image) {
	const key = JSON.stringify([
		image.repository,
		image.tag ?? "",
		image.digest
	]);
	const { isPart, since, ...rest } = images.get(key) ?? image;
	const times = [since, image.since].flatMap((one) => one ?? []).sort(compareText);
	const isWhole = isPart === void 0 || image.isPart === void 0;
	images.set(key, {
		...rest,
		...compact({
			isPart: isWhole ? void 0 : isPart,
			since: times.at(-1)
		})
	});
}
function nameOf({ kind, raw, registry = "", repository = "", tag }) {
	if (kind === "opaque" || repository === "") return raw;
	return imageName({
		registry,
		repository,
		tag
	});
}
function leftOut(references) {
	const groups = new Map();
	for (const [reference, why] of references) {
		const pin = reference.digest === void 0 ? "" : `@${reference.digest}`;
		addToGroup(groups, JSON.stringify([`${nameOf(reference)}${pin}`, why]), reference);
	}
	return [...groups].sort(([a], [b]) => compareText(a, b)).map(([key, all]) => {
		const [name, why] = JSON.parse(key);
		return {
			name,
			why,
			files: [...new Set(all.map(fileOf))].sort(compareText)
		};
	});
}
function fileOf({ origin, file }) {
	return origin === void 0 ? file : `${origin} ${file}`;
}
// lib/cli/commands/enforce.js
const maxBytes = 16777216;
const maxKeyBytes = 65536;
async function enforce(context) {
	const { operands, flags } = context.invocation;
	const wrong = (issues) => fileMistakes(context, issues);
	const [file, as, check, out] = [
		operands[0],
		flags.get("as"),
		flags.get("check"),
		flags.get("out")
	];
	const target = targets.find(({ id }) => id === as);
	const issues = [
		...target === void 0 ? [`\`--as\` must be one of ${targets.map(({ id }) => id).join(", ")}.`] : [],
		...file === void 0 ? ["`enforce` requires REPORT, the JSON report of a run (`--report`)."] : [],
		...check !== void 0 && out !== void 0 ? ["`--check` and `--out` cannot be set together."] : []
	];
	if (target === void 0 || file === void 0 || issues.length > 0) return wrong(issues);
	const read = await readReportFile(file);
	if ("issues" in read) return wrong(read.issues);
	const report = withoutOwnFiles(read.report, [file]);
	const made = ruleDocument(target, enforcedBy(report, await keysOf(report)));
	if ("refused" in made) return wrong([`${made.refused}.`]);
	const { text, rest, notes } = made;
	if (check !== void 0) return compared(context, check, made);
	if (out !== void 0) try {
		await diskFiles(".", void 0).save(out, "", text);
	} catch (error) {
		return printFailure(context, gapFrom(error, out));
	}
	if (context.invocation.json) context.out(JSON.stringify({
		text,
		rest,
		notes
	}, null, 2));
	else if (out === void 0) context.out(text.trimEnd());
	if (target.comment === void 0) for (const line of rest) context.err(line);
	return saidNotes(context, notes);
}
function saidNotes({ err }, notes) {
	for (const note of notes) err(`note: ${plain(note)}`);
	return notes.length === 0 ? 0 : 3;
}
async function compared(context, file, { text, notes }) {
	const { why, patch } = await differenceFrom(file, text);
	if (context.invocation.json) context.out(JSON.stringify({
		differs: why !== void 0,
		notes,
		...compact({ patch })
	}, null, 2));
	else if (patch !== void 0) context.out(patch.split("\n").map(plain).join("\n"));
	if (why !== void 0) context.err(`${plain(file)} is not what the report says${why}`);
	const code = saidNotes(context, notes);
	return why === void 0 ? code : 1;
}
async function differenceFrom(file, text) {
	const read = await readUserFile(file, maxBytes);
	if ("unreadable" in read) return { why: `: ${plain(whyNoText(read))}.` };
	if (read.text === text) return {};
	const patch = patchOf(file, read.text, text);
	const advice = ". Write it again with `--out`.";
	if (patch !== void 0) return {
		why: advice,
		patch: patch.trimEnd()
	};
	return { why: `: it has ${linesIn(read.text)}, and should have ${linesIn(text)}${advice}` };
}
function linesIn(text) {
	return plural(text.split("\n").length - (/(?:^|\n)$/.test(text) ? 1 : 0), "line");
}
async function keysOf({ record }) {
	const keys = new Map();
	for (const signer of (record?.policy.signatures ?? []).flatMap(({ anyOf }) => anyOf)) {
		if (signer.kind !== "key" || signer.file === void 0 || keys.has(signer.key)) continue;
		const read = await diskFiles(".", void 0).read(signer.file, maxKeyBytes);
		if (!("text" in read)) continue;
		const key = publicKeyName(read.text);
		if ("name" in key && key.name === signer.key) keys.set(signer.key, read.text);
	}
	return keys;
}
export { enforce };
