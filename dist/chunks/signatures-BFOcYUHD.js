import { t as connect } from "./clients-1vmCjFb-.js";
import { A as printFound, O as linesOf$1, P as readUserFile } from "./scan-DFDHd4Kl.js";
import { N as withImpliedTag, T as imageName, ot as plain, w as originImage, yt as compact } from "./reading-DT2Pr2dB.js";
import { a as trustedRootName, n as publicKeyName } from "./signature-C5L8zABi.js";
import { a as describeSignatures } from "./signatures-B6vibvdP.js";
import { t as builtOf } from "./built-BZ018G6e.js";
import { claimLines, readAttached, signedLines } from "./attached-BFqlVlrH.js";
import { n as onImages, t as digestOf } from "./images-CIG9zQ9F.js";
// lib/signatures/propose.js
function proposedPolicy({ image, signers, fileOf }) {
	const entries = distinctLines(signers.map((signer) => linesOf(signer, fileOf)));
	const [first] = entries;
	if (first === void 0) return void 0;
	const head = ["signatures:", `  - images: ${scalar(image)}`];
	if (entries.length === 1) return [...head, ...first.map((line) => `    ${line}`)].join("\n");
	const items = entries.flatMap((lines) => lines.map((line, position) => `      ${position === 0 ? "- " : "  "}${line}`));
	return [
		...head,
		"    any:",
		...items
	].join("\n");
}
function linesOf(signer, fileOf) {
	if (signer.kind === "key") return [`key: ${scalar(fileOf(signer.key) ?? signer.key)}`];
	const { issuer, identity, root } = signer;
	const file = root === "sigstore" ? void 0 : fileOf(root);
	return [
		`issuer: ${scalar(issuer)}`,
		`identity: ${scalar(anyRelease(identity))}`,
		...file === void 0 ? [] : [`trusted-root: ${scalar(file)}`]
	];
}
function anyRelease(identity) {
	return identity.replace(/@refs\/tags\/(.+)$/, (_, tag) => `@refs/tags/${tag.includes("/") ? "**" : "*"}`);
}
function distinctLines(entries) {
	return [...new Map(entries.map((lines) => [lines.join("\n"), lines])).values()];
}
function scalar(text) {
	return /^[A-Za-z][\w./@+*-]*(?::[\w./@+*-]+)*$/.test(text) && /[./@]/.test(text) ? text : JSON.stringify(text);
}
// lib/cli/commands/signatures.js
async function signatures(context) {
	const files = await namedFiles(context);
	return onImages(context, () => files.issues, async ({ context: redacting, host, config }, [named]) => {
		const image = withImpliedTag(named);
		const clients = await connect(host, config);
		const mirrored = originImage(image, config.registries);
		const digest = await digestOf(clients, mirrored, image);
		const options = {
			source: clients.signatures,
			files,
			now: host.clock.now()
		};
		const attached = await readAttached(options, image, mirrored, digest);
		const shown = {
			...attached,
			policy: policyFor(mirrored, attached.found, files)
		};
		printFound(redacting, documentOf(shown), () => asText(shown));
		for (const { cause, message } of attached.gaps) redacting.err(`${plain(message)} [${cause}]`);
		return attached.gaps.length > 0 ? 3 : 0;
	});
}
async function namedFiles({ invocation }) {
	const keys = new Map();
	const roots = new Map();
	const paths = new Map();
	const issues = [];
	for (const flag of ["key", "trusted-root"]) for (const path of linesOf$1(invocation, flag)) {
		const file = await readUserFile(path, 1048576);
		const named = "text" in file ? nameOf(flag, file.text) : file;
		if (!("text" in file) || !("name" in named)) {
			issues.push(`\`${plain(path)}\` ${"wrong" in named ? named.wrong : "is not a file that can be read"}.`);
			continue;
		}
		if (flag === "key") keys.set(named.name, file.text);
		else roots.set(named.name, file.text);
		paths.set(named.name, path);
	}
	return {
		keys,
		roots,
		paths,
		issues
	};
}
function nameOf(flag, text) {
	return flag === "key" ? publicKeyName(text) : { name: trustedRootName(text) };
}
function policyFor({ registry, repository }, { signed }, { paths }) {
	return proposedPolicy({
		image: `${registry}/${repository}`,
		signers: signed.map(({ signer }) => signer),
		fileOf: (name) => paths.get(name)
	});
}
function documentOf({ image, found, claims: { types, names }, policy }) {
	const described = describeSignatures({
		...found,
		...compact({ built: builtOf(image, found, []) })
	});
	const builtAs = names.length === 0 ? {} : { builtAs: names };
	return {
		image: imageName(image),
		...described,
		claims: types,
		...builtAs,
		...compact({ policy })
	};
}
function asText(shown) {
	const { image, digest, found, policy } = shown;
	const refused = found.refused.map(({ why }) => `does not count: ${plain(why)}`);
	const lines = [
		...signedLines(shown),
		...refused,
		...claimLines(shown)
	].map((line) => `  ${line}`);
	const head = `${imageName(image)}@${digest}`;
	if (policy === void 0) return [
		head,
		...lines,
		...found.signed.length === 0 ? ["  not signed"] : []
	].join("\n");
	const advice = "# To require these signers, review the lines and add them to the policy in a pull request:";
	return [
		head,
		...lines,
		"",
		advice,
		policy
	].join("\n");
}
export { signatures };
