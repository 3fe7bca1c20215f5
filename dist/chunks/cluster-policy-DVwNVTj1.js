import { t as checkoutPolicy } from "./policy-sources-y5Wo0v9G.js";
import { D as inputOf, F as usageErrors, L as diskFiles, P as readUserFile } from "./scan-DFDHd4Kl.js";
import { T as string, _ as literal, f as array, u as _enum, v as looseObject, w as strictObject, x as object } from "./schemas-eoL3S0JI.js";
import { t as configure } from "./config-MElt0Z2K.js";
import { d as stringify, l as parseAllDocuments, ot as plain, vt as append } from "./reading-DT2Pr2dB.js";
import { a as imageFromCluster, i as globOf, n as writeClusterPolicies, o as isLiteral } from "./write-BynJdndD.js";
// lib/signatures/cluster/read.js
const maxBytes$1 = 1048576;
const maxDocuments = 200;
const text = string().max(2e4);
const identity = strictObject({
	issuer: text.optional(),
	subject: text.optional(),
	issuerRegExp: text.optional(),
	subjectRegExp: text.optional()
});
const authority = looseObject({
	name: text.optional(),
	key: looseObject({
		data: text.optional(),
		hashAlgorithm: text.optional()
	}).optional(),
	keyless: looseObject({
		url: text.optional(),
		identities: array(identity).default([])
	}).optional(),
	ctlog: looseObject({ url: text.optional() }).optional(),
	signatureFormat: text.optional()
});
const cluster = object({
	kind: literal("ClusterImagePolicy"),
	metadata: object({ name: text }).optional(),
	spec: looseObject({
		images: array(looseObject({ glob: text })).min(1),
		authorities: array(authority).default([]),
		mode: _enum(["enforce", "warn"]).default("enforce")
	})
});
function readClusterPolicies(source) {
	if (Buffer.byteLength(source) > maxBytes$1) throw new Error(`The file is larger than ${maxBytes$1} bytes.`);
	const documents = parseAllDocuments(source, {
		prettyErrors: false,
		logLevel: "error"
	});
	if (!Array.isArray(documents) || documents.length > maxDocuments) throw new Error("The file holds no document, or too many.");
	const notes = [];
	const entries = [];
	const warned = [];
	for (const [position, document] of documents.entries()) {
		const [wrong] = document.errors;
		if (wrong !== void 0) throw new Error(`Document ${position + 1} is not YAML: ${wrong.message}.`);
		const parsed = cluster.safeParse(followed(document, position));
		if (!parsed.success) {
			const [issue] = parsed.error.issues;
			notes.push(`Document ${position + 1} is left out: ${issue?.path.join(".")}: ${issue?.message}`);
			continue;
		}
		const read = entryOf(parsed.data);
		append(notes, read.notes.map((note) => `${parsed.data.metadata?.name ?? position + 1}: ${note}`));
		if (read.entry === void 0) continue;
		entries.push(read.entry);
		if (parsed.data.spec.mode === "warn") append(warned, read.entry.images);
	}
	const policy = {
		signatures: entries,
		...warned.length === 0 ? {} : { overrides: [{
			images: warned,
			checks: {
				"unsigned-image": "warning",
				"wrong-signer": "warning"
			}
		}] }
	};
	return {
		text: stringify(policy, { lineWidth: 0 }),
		notes
	};
}
function followed(document, position) {
	try {
		return document.toJS({ maxAliasCount: 100 });
	} catch (error) {
		if (!(error instanceof ReferenceError)) throw error;
		throw new Error(`Document ${position + 1} has aliases that cannot be followed, or too many.`);
	}
}
function entryOf({ spec }) {
	const images = spec.images.map(({ glob }) => imageFromCluster(glob));
	const signers = spec.authorities.map(signersOf);
	const all = signers.flatMap(({ own }) => own);
	const notes = [
		...images.flatMap((one) => one.notes),
		...unknownKeys(spec, [
			"images",
			"authorities",
			"mode"
		]),
		...signers.flatMap((one) => one.notes)
	];
	if (all.length === 0) return { notes: [...notes, "left out: none of its authorities can be expressed here"] };
	const [only] = all;
	return {
		entry: {
			images: [...new Set(images.flatMap(({ texts }) => texts))],
			...all.length === 1 ? only : { any: all }
		},
		notes
	};
}
function signersOf(one, position) {
	const name = one.name ?? `authority ${position}`;
	const { key, keyless } = one;
	const notes = unknownKeys(one, [
		"name",
		"key",
		"keyless",
		"ctlog",
		"signatureFormat"
	]);
	const own = [];
	if (one.signatureFormat !== void 0) notes.push("`signatureFormat`: both formats are read here");
	if (key !== void 0 && one.ctlog !== void 0) notes.push("`ctlog`: a signature by a key needs no log here, which is less strict");
	if (one.ctlog?.url !== void 0 && !/^https:\/\/rekor\.sigstore\.dev\/?$/.test(one.ctlog.url)) notes.push("`ctlog`: only the logs of the trusted root count here");
	if (key?.data !== void 0) {
		if ((key.hashAlgorithm ?? "sha256") === "sha256") own.push({ key: `${key.data.trim()}\n` });
		else notes.push("the key is left out: only SHA-256 is supported");
	} else if (key !== void 0) notes.push("the key is left out: only `data` can be expressed");
	if (keyless !== void 0) {
		const others = unknownKeys(keyless, ["url", "identities"]);
		const isPublic = /^https:\/\/fulcio\.sigstore\.dev\/?$/.test(keyless.url ?? "https://fulcio.sigstore.dev");
		if (others.length > 0 || !isPublic) append(notes, others, ["its identities are left out: set `trusted-root` to the trusted root of that instance"]);
		else for (const identity of keyless.identities) {
			const read = identityOf(identity);
			if ("signer" in read) own.push(read.signer);
			append(notes, read.notes);
		}
	}
	return {
		own,
		notes: notes.map((note) => `${name}: ${note}`)
	};
}
function identityOf({ issuer, issuerRegExp, subject, subjectRegExp }) {
	const parts = [{
		label: "issuer",
		exact: issuer,
		expression: issuerRegExp
	}, {
		label: "subject",
		exact: subject,
		expression: subjectRegExp
	}].map(({ label, exact, expression }) => {
		if (exact !== void 0 && exact !== "") return isLiteral(exact) ? {
			glob: exact,
			notes: []
		} : { why: `the ${label} \`${exact}\` would be a glob here` };
		if (expression === void 0) return { why: `an identity without ${label} is left out` };
		return globOf(expression) ?? { why: `\`${expression}\` cannot be written as a glob, so the identity is left out` };
	});
	const [first, second] = parts;
	if (first === void 0 || second === void 0 || "why" in first || "why" in second) return { notes: parts.flatMap((part) => "why" in part ? [part.why] : []) };
	return {
		signer: {
			issuer: first.glob,
			identity: second.glob
		},
		notes: [...first.notes, ...second.notes]
	};
}
function unknownKeys(value, known) {
	return Object.keys(value).filter((key) => !known.includes(key)).map((key) => `\`${key.slice(0, 100)}\` cannot be expressed here and is left out`);
}
// lib/cli/commands/cluster-policy.js
const maxBytes = 1048576;
async function clusterPolicy(context) {
	const [file] = context.invocation.operands;
	return file === void 0 ? exported(context) : imported(context, file);
}
async function imported(context, file) {
	const read = await readUserFile(file, maxBytes);
	if (!("text" in read)) return usageErrors(context, "usage", [`\`${plain(file)}\` cannot be read.`]);
	try {
		return printed(context, readClusterPolicies(read.text));
	} catch (error) {
		return usageErrors(context, "usage", [plain(error instanceof Error ? error.message : String(error))]);
	}
}
async function exported(context) {
	const files = diskFiles(".", void 0);
	const read = await configure({
		get: (name) => inputOf(context, name),
		checks: async () => (await import("./checks-BcNqVPJL.js").then((n) => n.r)).checkIds,
		head: checkoutPolicy({ read: (path) => files.read(path, maxBytes) }),
		remote: async () => ({ unreadable: "this command reads only files of the checkout" })
	});
	if ("issues" in read) return usageErrors(context, "configuration", read.issues);
	const { signatures, signatureFiles } = read.config.policy;
	if (signatures.length === 0) return usageErrors(context, "usage", ["The policy has no section `signatures`, so there is nothing to write."]);
	return printed(context, writeClusterPolicies(signatures, signatureFiles.keys));
}
function printed({ invocation, out, err }, { text, notes }) {
	if (invocation.json) out(JSON.stringify({
		text,
		notes
	}, null, 2));
	else {
		out(text.trimEnd());
		for (const note of notes) err(`note: ${plain(note)}`);
	}
	return notes.length === 0 ? 0 : 3;
}
export { clusterPolicy };
