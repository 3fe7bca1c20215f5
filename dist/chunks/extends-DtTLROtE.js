import { vt as append, yt as compact } from "./reading-DT2Pr2dB.js";
import { t as noPolicy } from "./policy-COMIQ2Ru.js";
import { t as issueAt } from "./issue-CyqyzpRD.js";
import { r as mergePolicies } from "./merge-BvaNvZ2c.js";
import { t as readPolicy } from "./read-zyIYVWxB.js";
import { a as trustedRootName, i as signerPresets, n as publicKeyName, r as publicRoot } from "./signature-C5L8zABi.js";
import { w as many } from "./updates-CH4_xKVM.js";
// lib/config/policy/signatures.js
async function loadSignatures(written, read, wrong) {
	const keys = new Map();
	const roots = new Map();
	async function keyOf(path, at) {
		const isInline = path.startsWith("-----BEGIN");
		const text = isInline ? path : await read(path, at);
		if (text === void 0) return [];
		const key = publicKeyName(text);
		if ("wrong" in key) {
			wrong(`\`${isInline ? "key" : path}\` ${key.wrong}.`, at);
			return [];
		}
		keys.set(key.name, text);
		return [{
			kind: "key",
			key: key.name,
			...isInline ? {} : { file: path }
		}];
	}
	async function rootOf(path, at) {
		if (path === void 0) return publicRoot;
		const text = await read(path, at);
		if (text === void 0) return void 0;
		const name = trustedRootName(text);
		roots.set(name, text);
		return name;
	}
	async function signersOf(entry, at) {
		if (entry.key !== void 0) return (await Promise.all(many(entry.key).map((path) => keyOf(path, at)))).flat();
		if (entry.preset !== void 0) return (signerPresets[entry.preset] ?? []).map(({ issuer, identity }) => ({
			kind: "identity",
			issuer,
			identity,
			root: publicRoot
		}));
		const file = entry["trusted-root"];
		const root = await rootOf(file, at);
		const { issuer } = entry;
		if (root === void 0 || issuer === void 0) return [];
		return many(entry.identity).map((identity) => ({
			kind: "identity",
			issuer,
			identity,
			root,
			...compact({ file })
		}));
	}
	return {
		rules: await Promise.all(written.map(async ({ entry, at }) => {
			const { images, except, any: several = [entry], "source-tag": sourceTag } = entry;
			return {
				at,
				...compact({ sourceTag }),
				images: many(images),
				anyOf: (await Promise.all(several.map((one) => signersOf(one, at)))).flat(),
				...compact({ except: except === void 0 ? void 0 : many(except) })
			};
		})),
		files: {
			keys,
			roots
		}
	};
}
// lib/config/policy/extends.js
const remote = /^([\w.-]{1,100})\/([\w.-]{1,100})\/([^@]{1,1024})@([\w][\w./-]{0,254})$/;
function parseTarget(text, from) {
	const [, owner = "", repository = "", inside = "", ref = ""] = remote.exec(text) ?? [];
	if (text.includes("@") && (ref === "" || ref.includes("..") || /^\.+$/.test(owner) || /^\.+$/.test(repository))) return { issue: "must be `OWNER/REPO/PATH@REF`, or a path in the repository" };
	const path = (ref === "" ? text : inside).replace(/^(?:\.\/)+/, "");
	const parts = path.split("/");
	if (path.length > 1024 || path.includes("\\") || parts.some((part) => part === "" || /^\.{1,2}$/.test(part))) return { issue: "its path must be relative to the root of the repository, without `..`" };
	if (ref !== "") return {
		kind: "remote",
		owner,
		repository,
		path,
		ref
	};
	return from.kind === "remote" ? {
		...from,
		path
	} : {
		kind: "local",
		path
	};
}
function targetName(target) {
	if (target.kind === "local") return target.path;
	return `${target.owner}/${target.repository}/${target.path}@${target.ref}`;
}
const maxFiles = 20;
const maxDepth = 5;
async function loadPolicy(request) {
	const loader = new Loader(request);
	const root = {
		kind: "local",
		path: request.path
	};
	const policy = await loader.load(root, [], void 0);
	return loader.issues.length > 0 ? { issues: loader.issues } : {
		policy,
		isRoot: loader.isRoot
	};
}
var Loader = class {
	request;
	issues = [];
	isRoot = false;
	loaded = new Set();
	constructor(request) {
		this.request = request;
	}
	async load(target, above, extension) {
		const name = targetName(target);
		if (above.includes(name)) return this.wrong(extension, `\`${name}\` extends itself.`);
		if (this.loaded.has(name)) return noPolicy;
		if (above.length > maxDepth) return this.wrong(extension, `\`extends\` is nested more than ${maxDepth} levels deep.`);
		if (this.loaded.size >= maxFiles) return this.wrong(extension, `A policy can extend at most ${maxFiles} files.`);
		this.loaded.add(name);
		const answer = target.kind === "local" ? await this.request.read(target.path) : await this.request.remote(target);
		if ("unknown" in answer) return {
			...noPolicy,
			unread: [answer.unknown]
		};
		if ("missing" in answer) return this.missing(target, extension);
		if ("unreadable" in answer) return this.wrong(extension, `\`${name}\` cannot be read: ${answer.unreadable}.`);
		const source = {
			path: target.kind === "local" ? this.request.label?.(target.path) ?? target.path : name,
			text: answer.text
		};
		const read = readPolicy(source, this.request.names);
		if ("issues" in read) {
			append(this.issues, read.issues);
			return noPolicy;
		}
		if (extension === void 0) this.isRoot = read.file.isRoot;
		const signed = await this.withSignatures(read.file, source, target);
		return this.withBases(signed, source, target, [...above, name], extension);
	}
	async withSignatures(file, source, target) {
		if (file.signatures.length === 0) return file;
		const unread = [];
		const wrong = (message, { span }) => void this.issues.push(issueAt(source, span, message));
		const { rules, files } = await loadSignatures(file.signatures, async (path, at) => {
			const named = parseTarget(path, target);
			if ("issue" in named) return void wrong(`\`${path}\` ${named.issue}.`, at);
			const answer = named.kind === "local" ? await this.request.read(named.path) : await this.request.remote(named);
			if ("text" in answer) return answer.text;
			if ("unknown" in answer) return void unread.push(answer.unknown);
			const why = "missing" in answer ? "does not exist" : `cannot be read: ${answer.unreadable}`;
			wrong(`\`${targetName(named)}\` ${why}.`, at);
		}, wrong);
		return {
			...file,
			policy: {
				...file.policy,
				signatures: rules,
				signatureFiles: files,
				unread
			}
		};
	}
	async withBases({ policy, extended }, source, target, above, extension) {
		let merged = noPolicy;
		for (const { target: text, at } of extended) {
			const parsed = parseTarget(text, target);
			const next = {
				by: source,
				at,
				inheritedAt: target.kind === "local" || extension === void 0 ? at : extension.inheritedAt
			};
			if ("issue" in parsed) this.wrong(next, `\`extends\` is \`${text.slice(0, 100)}\`, but ${parsed.issue}.`);
			else merged = mergePolicies(merged, await this.load(parsed, above, next));
		}
		if (target.kind === "local" || extension === void 0) return mergePolicies(merged, policy);
		const { inheritedAt } = extension;
		const waivers = policy.waivers.map((waiver) => ({
			...waiver,
			inheritedAt
		}));
		return mergePolicies(merged, {
			...policy,
			waivers
		});
	}
	missing(target, extension) {
		if (extension === void 0 && !this.request.required) return noPolicy;
		const hint = extension === void 0 || target.kind === "remote" ? "" : " To name a file of another repository, use `OWNER/REPO/PATH@REF`.";
		return this.wrong(extension, `\`${targetName(target)}\` does not exist.${hint}`);
	}
	wrong(extension, message) {
		const file = extension?.by ?? {
			path: this.request.path,
			text: ""
		};
		this.issues.push(issueAt(file, extension?.at.span ?? {
			start: 0,
			end: 0
		}, message));
		return noPolicy;
	}
};
export { loadPolicy, parseTarget, targetName };
