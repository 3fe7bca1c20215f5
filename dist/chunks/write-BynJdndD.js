import { d as stringify } from "./reading-DT2Pr2dB.js";
import "./signature-C5L8zABi.js";
import { s as withRegistry } from "./name-glob-DKAgGtQd.js";
// lib/signatures/cluster/patterns.js
const hub = "docker.io/";
function imageFromCluster(glob) {
	const named = (glob === "*" ? `${hub}library/*` : glob === "*/*" ? `${hub}*/*` : glob).replace(/^index\.docker\.io\//, hub);
	const slash = named.lastIndexOf("/");
	const end = named.slice(slash + 1).search(/[:@]/);
	const name = end < 0 ? named : named.slice(0, slash + 1 + end);
	const tag = end < 0 ? "" : named.slice(slash + 1 + end);
	const isExact = tag === ":**" || tag === "@**" || tag === ":*" || tag === "@*" || tag === "" && /\*$/.test(name);
	const note = `\`${glob}\`: here it applies to every tag of these images, which is stricter`;
	return {
		texts: [name],
		notes: isExact ? [] : [note]
	};
}
function imageToCluster(glob) {
	if (glob.includes("?")) return {
		texts: [],
		notes: [`\`${glob}\` is left out: policy-controller has no pattern for \`?\``]
	};
	const full = withRegistry(glob).replace(/^docker\.io\//, "index.docker.io/");
	return {
		texts: full.endsWith("*") ? [full] : [`${full}:**`, `${full}@**`],
		notes: []
	};
}
function expressionOf(glob) {
	return `^${(glob.match(/\*\*+|./gs) ?? []).map((part) => {
		if (part.startsWith("**")) return ".*";
		if (part === "*") return "[^/]*";
		return part === "?" ? "[^/]" : part.replace(/[\\^$.*+?()[\]{}|/-]/, (mark) => /[-/]/.test(mark) ? mark : `\\${mark}`);
	}).join("")}$`;
}
function isLiteral(text) {
	return !/[*?]/.test(text);
}
const token = /\\([^A-Za-z0-9])|\[\^\/\]([*+]?)|\.([*+]?)|([^\\^$.|?*+()[\]{}])/y;
function globOf(expression) {
	const isStart = expression.startsWith("^");
	const isEnd = /(?:^|[^\\])\$$/.test(expression);
	const body = expression.slice(isStart ? 1 : 0, isEnd ? -1 : void 0);
	const notes = new Set();
	let glob = isStart ? "" : "**";
	token.lastIndex = 0;
	while (token.lastIndex < body.length) {
		const found = token.exec(body);
		if (found === null) return void 0;
		const [whole, escaped, notSlash, any, plain] = found;
		const literal = escaped ?? plain;
		if (literal !== void 0) {
			if (/[*?]/.test(literal)) return void 0;
			glob += literal;
		} else if (whole.startsWith("[")) glob += notSlash === "*" ? "*" : notSlash === "+" ? "?*" : "?";
		else if (any === "") {
			glob += ".";
			notes.add(`\`${expression}\`: a \`.\` that is not escaped is read as a dot, which is stricter`);
		} else {
			glob += any === "*" ? "**" : "?**";
			if (any === "+") notes.add(`\`${expression}\`: \`.+\` must not begin with a slash here, which is stricter`);
		}
	}
	return {
		glob: (isEnd ? glob : `${glob}**`).replace(/\*{3,}/g, "**"),
		notes: [...notes]
	};
}
// lib/signatures/cluster/write.js
function writeClusterPolicies(rules, keys) {
	const notes = [];
	return {
		text: rules.flatMap((rule, position) => {
			const say = (note) => void notes.push(`signatures[${position}]: ${note}`);
			const images = rule.images.map(imageToCluster);
			for (const note of images.flatMap((one) => one.notes)) say(note);
			if (rule.except !== void 0) say("`except` cannot be expressed, so the document applies to these images too");
			if (rule.sourceTag !== void 0) say("`source-tag` has no meaning there");
			const globs = images.flatMap(({ texts }) => texts);
			const authorities = rule.anyOf.flatMap((signer) => authorityOf(signer, keys, say) ?? []);
			if (globs.length === 0 || authorities.length === 0) {
				say("left out: nothing of it can be expressed");
				return [];
			}
			return [{
				apiVersion: "policy.sigstore.dev/v1beta1",
				kind: "ClusterImagePolicy",
				metadata: { name: `tagproof-${position}` },
				spec: {
					images: globs.map((glob) => ({ glob })),
					authorities
				}
			}];
		}).map((one) => stringify(one, { lineWidth: 0 })).join("---\n"),
		notes
	};
}
function authorityOf(signer, keys, say) {
	if (signer.kind === "key") {
		const data = keys.get(signer.key);
		if (data === void 0) return void say("a key is left out: it could not be read");
		return { key: {
			data,
			hashAlgorithm: "sha256"
		} };
	}
	const { root, file } = signer;
	if (root !== "sigstore") return void say(`an identity is left out: the trusted root \`${file ?? root}\` needs a TrustRoot document`);
	return { keyless: {
		url: "https://fulcio.sigstore.dev",
		identities: [clusterIdentity(signer)]
	} };
}
function clusterIdentity({ issuer, identity }) {
	return {
		...isLiteral(issuer) ? { issuer } : { issuerRegExp: expressionOf(issuer) },
		...isLiteral(identity) ? { subject: identity } : { subjectRegExp: expressionOf(identity) }
	};
}
export { imageFromCluster as a, globOf as i, writeClusterPolicies as n, isLiteral as o, expressionOf as r, clusterIdentity as t };
