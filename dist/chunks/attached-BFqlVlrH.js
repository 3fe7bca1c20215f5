import { ot as plain, yt as compact } from "./reading-DT2Pr2dB.js";
import { a as describeSignatures, i as signatureSummaries, r as signatureText } from "./signatures-B6vibvdP.js";
import { t as builtOf } from "./built-BZ018G6e.js";
import { t as digestReader } from "./read-digest-DYXwseoC.js";
// lib/cli/commands/attached.js
async function readAttached({ source, files, now }, image, mirrored, digest) {
	const read = digestReader({
		source,
		files,
		now,
		isWhole: true
	});
	const [{ found, gaps, staleRoot }, claims] = await Promise.all([read({
		image,
		mirrored,
		own: [ruleAbout(image)]
	}, digest), source.claims(image, mirrored, digest)]);
	return {
		image,
		digest,
		found,
		claims,
		gaps: [...gaps, ...[staleRoot ?? []].flat()]
	};
}
function ruleAbout({ registry, repository }) {
	const [owner = ""] = repository.split("/");
	return {
		at: {
			file: "",
			span: {
				start: 0,
				end: 0
			}
		},
		images: [],
		anyOf: registry === "ghcr.io" ? [{
			kind: "identity",
			issuer: "",
			identity: `https://github.com/${owner}/*/`,
			root: ""
		}] : []
	};
}
function signedLines({ image, found }) {
	return found.signed.flatMap((one) => {
		const own = {
			...found,
			signed: [one],
			refused: []
		};
		const signed = describeSignatures({
			...own,
			...compact({ built: builtOf(image, own, []) })
		});
		return signatureSummaries([{ signatures: signed }]).map((card) => `${one.form}: ${plain(signatureText(card))}`);
	});
}
function claimLines({ claims: { types, names } }) {
	const builtAs = names.length === 0 ? [] : [`claimed, not signed: built as ${plain(names.join(", "))}`];
	return [...types.map((type) => `claimed, not signed: ${plain(type)}`), ...builtAs];
}
export { claimLines, readAttached, signedLines };
