import { vt as append } from "./reading-DT2Pr2dB.js";
import { ft as Failure, vt as orGap } from "./scan-DFDHd4Kl.js";
import { c as mayBeSbom, d as readManifest, f as referrerPages, t as attestedBy, u as platformName } from "./attached-manifests-Cl92Vz6s.js";
// lib/clients/registry/attached.js
const maxSbomBytes = 67108864;
const maxTotalBytes = 268435456;
const maxCandidates = 100;
const maxPages = 10;
function createSearcher(options) {
	const search = {
		...options,
		budget: { left: maxTotalBytes }
	};
	const { source, repository } = options;
	return async (subject, attestations) => {
		const hex = subject.digest.slice(7);
		const tagged = async (tag) => {
			const content = await source.manifest(repository, tag);
			return content === void 0 ? [] : readManifest(`${repository}:${tag}`, content).layers;
		};
		const places = [
			() => layersOf(search, attestations),
			async () => layersOf(search, await referrersOf(search, subject.digest)),
			() => tagged(`sha256-${hex}.att`),
			() => tagged(`sha256-${hex}.sbom`)
		];
		for (const place of places) {
			const documents = await documentsOf(search, subject, (await place()).filter(mayBeSbom));
			if (documents.length > 0) return documents;
		}
		return [];
	};
}
async function referrersOf({ source, repository }, digest) {
	const what = `Referrers of ${repository}@${digest}`;
	const pages = [];
	let count = 0;
	for await (const page of referrerPages(source, repository, digest)) {
		append(pages, readManifest(what, page).children ?? []);
		count += 1;
		if (page.next !== void 0 && count >= maxPages) throw new Failure("bad-answer", `${what}: the list has more than ${maxPages} pages`);
	}
	return bounded(what, pages.filter(mayBeSbom));
}
async function layersOf({ source, repository }, manifests) {
	return bounded(repository, (await Promise.all(manifests.map(async ({ digest, artifactType, annotations }) => {
		const what = `Manifest ${digest} of ${repository}`;
		const content = requirePresent(what, await source.manifest(repository, digest));
		return readManifest(what, content).layers.map((layer) => ({
			...layer,
			artifactType,
			annotations: {
				...annotations,
				...layer.annotations
			}
		}));
	}))).flat());
}
async function documentsOf({ source, repository, inspect, budget }, subject, layers) {
	return (await Promise.all(layers.map(async ({ digest, size = 0 }) => {
		const what = `SBOM ${digest} of ${repository}`;
		if (size > maxSbomBytes) throw new Failure("bad-answer", `${what} is larger than ${maxSbomBytes} bytes`);
		const { text } = requirePresent(what, await source.blob(repository, digest, maxSbomBytes));
		budget.left -= text.length;
		if (budget.left < 0) throw new Failure("bad-answer", `${what}: the SBOMs of the image exceed ${maxTotalBytes} characters in total`);
		const { isSbom, subjects } = inspect(text);
		if (isSbom && subjects.length > 0 && !subjects.includes(subject.digest)) throw new Failure("contradiction", `${what} is attached to ${subject.digest}, but describes another image`);
		return isSbom ? [{
			...subject,
			subject: subject.digest,
			digest,
			text
		}] : [];
	}))).flat();
}
function requirePresent(what, content) {
	if (content === void 0) throw new Failure("bad-answer", `${what}: the registry lists it, but does not have it`);
	return content;
}
function bounded(what, descriptors) {
	if (descriptors.length <= maxCandidates) return descriptors;
	throw new Failure("bad-answer", `${what}: more than ${maxCandidates} documents are attached`);
}
const maxPlatforms = 64;
function sbomFinder(source) {
	return (repository, digest, inspect) => {
		const name = `${repository}@${digest}`;
		return orGap(findSboms(name, source, repository, digest, inspect), name);
	};
}
async function findSboms(name, source, ...[repository, digest, inspect]) {
	const found = await source.manifest(repository, digest);
	if (found === void 0) throw new Failure("not-found", `The registry has no image ${name}`);
	const { children } = readManifest(name, found);
	const images = (children ?? []).filter((child) => attestedBy(child) === void 0);
	if (images.length > maxPlatforms) throw new Failure("bad-answer", `${name} has more than ${maxPlatforms} platforms`);
	const platforms = images.map((child) => ({
		digest: child.digest,
		platform: platformName(child)
	}));
	const subjects = [children === void 0 ? { digest } : {
		digest,
		ofIndex: true
	}, ...platforms];
	const search = createSearcher({
		source,
		repository,
		inspect
	});
	const documents = await Promise.all(subjects.map((subject) => {
		const attestations = (children ?? []).filter((child) => attestedBy(child) === subject.digest);
		return search(subject, attestations);
	}));
	const missing = subjects.flatMap(({ platform, ofIndex }, at) => {
		return (ofIndex === void 0 || platforms.length === 0) && documents[at]?.length === 0 ? [platform ?? name] : [];
	});
	return {
		documents: documents.flat(),
		missing
	};
}
export { sbomFinder as n, createSearcher as t };
