import { ct as shortDigest, yt as compact } from "./reading-DT2Pr2dB.js";
import { s as formatReportDay } from "./format-BQsPXYkp.js";
import { a as withIsoTimes, i as withInstants } from "./time-DT7UPenW.js";
// lib/report/signatures.js
function describeSignatures({ origin, ofCurrent, before, replaced, built, ...own }) {
	const { registry = "", repository = "", tag } = origin ?? {};
	return {
		...describeDigest(own),
		...compact({
			origin: origin && {
				registry,
				repository,
				...compact({ tag })
			},
			ofCurrent: ofCurrent && describeDigest(ofCurrent),
			before: before?.map(describeDigest),
			replaced: replaced && describeDigest(replaced),
			built: built && withIsoTimes(built, "at")
		})
	};
}
function describeDigest({ digest, signed, refused, complete }) {
	return {
		digest,
		signed: signed.map((one) => withIsoTimes(one, "at")),
		refused,
		complete
	};
}
function parseSignatures({ ofCurrent, before, replaced, built, ...own }) {
	return {
		...parseDigest(own),
		...compact({
			ofCurrent: ofCurrent && parseDigest(ofCurrent),
			before: before?.map(parseDigest),
			replaced: replaced && parseDigest(replaced),
			built: built && withInstants(built, "at")
		})
	};
}
function parseDigest({ signed, ...rest }) {
	return {
		...rest,
		signed: signed.map((one) => withInstants(one, "at"))
	};
}
// lib/report/images/signatures.js
function signatureSummaries(references) {
	const summaries = new Map();
	const add = (role, found, built) => {
		if (found === void 0 || summaries.get(found.digest)?.role === "pinned") return;
		summaries.set(found.digest, summaryOfDigest(role, found, built));
	};
	for (const { signatures } of references) {
		if (signatures === void 0) continue;
		add("replaced", signatures.replaced);
		add("pinned", signatures, signatures.built);
		add("current", signatures.ofCurrent);
	}
	return [...summaries.values()];
}
function summaryOfDigest(role, { digest: signed, signed: all, refused, complete }, built) {
	const best = all.find(({ build }) => build !== void 0) ?? all[0];
	const signer = best?.signer;
	const build = built?.build ?? best?.build;
	return {
		digest: signed,
		role,
		state: best !== void 0 ? "signed" : complete ? "not-signed" : "unknown",
		...compact({
			signer: signer?.kind === "key" ? signer.key : signer?.identity,
			issuer: signer?.kind === "identity" ? signer.issuer : void 0,
			at: best?.at,
			accepted: built?.isRequired === true ? true : void 0,
			gitTag: built?.gitTag,
			relation: built?.relation,
			repository: build?.repository,
			commit: build?.commit,
			refused: refused.length === 0 ? void 0 : refused.length
		}),
		links: linksOf(best, build)
	};
}
const repositoryAddress = /^https:\/\/(?:github|gitlab)\.com\/[\w.-]{1,100}(?:\/[\w.-]{1,100}){1,8}$/;
function linksOf(signature, { repository = "", commit = "", run = "" } = {}) {
	const isKnown = repositoryAddress.test(repository);
	const isRun = isKnown && run.startsWith(`${repository}/`) && /^[\w./:-]{1,300}$/.test(run);
	const isPublic = signature?.signer.kind === "identity" && signature.signer.root === "sigstore";
	const { logIndex = "" } = signature ?? {};
	return compact({
		commit: isKnown && /^[0-9a-f]{40,64}$/.test(commit) ? `${repository}/commit/${commit}` : void 0,
		run: isRun ? run : void 0,
		log: isPublic && /^\d{1,20}$/.test(logIndex) ? `https://search.sigstore.dev/?logIndex=${logIndex}` : void 0
	});
}
// lib/output/words/signatures.js
function signatureRows({ images = [] }) {
	return images.flatMap(signatureRowsOf);
}
function signatureRowsOf({ name, signatures = [] }) {
	return signatures.map((card) => ({
		image: name,
		digest: `${roles[card.role]}${shortDigest(card.digest)}`,
		text: signatureText(card),
		links: [
			...link("commit", card.links.commit),
			...link("run", card.links.run),
			...link("log entry", card.links.log)
		]
	}));
}
const roles = {
	pinned: "",
	current: "new: ",
	replaced: "old: "
};
function link(label, url) {
	return url === void 0 ? [] : [{
		label,
		url
	}];
}
function signatureText(card) {
	const { state, signer = "", issuer, at, refused = 0 } = card;
	const invalid = refused === 0 ? "" : `, and ${refused} that ${refused === 1 ? "does" : "do"} not count`;
	if (state === "unknown") return `not known whether it is signed${invalid}`;
	if (state === "not-signed") return refused === 0 ? "not signed" : `no valid signature${invalid}`;
	const by = issuer === void 0 ? `the key ${shortDigest(signer)}` : `${signer} (${issuer})`;
	const when = at === void 0 ? "" : ` on ${formatReportDay(at)}`;
	const built = builtText(card);
	return `signed by ${by}${when}${built === "" ? "" : `; ${built}`}`;
}
function builtText({ gitTag, relation, repository, commit, accepted }) {
	const of = repository === void 0 ? "" : ` of ${repository}`;
	const at = commit === void 0 ? "" : ` from commit ${commit.slice(0, 12)}`;
	if (gitTag === void 0) return of === "" ? "" : `built${at}${of}`;
	return `built as ${gitTag}${of}${at}${relation === "line" ? ", a version of this tag" : relation === "other" ? ", another version" : ""}${accepted && (relation === "same" || relation === "line") ? ", proved by its signature" : ""}`;
}
export { describeSignatures as a, signatureSummaries as i, signatureRowsOf as n, parseSignatures as o, signatureText as r, signatureRows as t };
