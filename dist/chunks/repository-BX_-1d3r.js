import { st as plural, yt as compact } from "./reading-DT2Pr2dB.js";
import { ft as Failure, ht as gapFrom } from "./scan-DFDHd4Kl.js";
// lib/model/images/repository.js
const maxNamed = 5;
const inSubgroup = "This is a subgroup, in which the repositories of the organization are not listed. Set `group` (in a terminal `--group`) to the part before the first `/`, with an identity of the organization";
function notOneRepository(name, found, group) {
	const seen = `The identity can see ${found.length === 0 ? "no repository" : plural(found.length, "repository")} named ${name}${group === void 0 ? "" : ` in group ${group}`}, so the end of life of its tags is not known`;
	if (found.length === 0) return group?.includes("/") === true ? `${seen}. ${inSubgroup}` : seen;
	const groups = found.slice(0, maxNamed).map(({ uid }) => uid.split("/")[0] ?? "");
	const more = found.length > maxNamed ? ` and ${found.length - maxNamed} more` : "";
	return `${seen}. Set \`group\` (in a terminal \`--group\`) to the organization that you mean: ${groups.join(" or ")}${more}`;
}
async function findRepository({ catalogue }, { publicOrganization, group }, path) {
	const [organization = "", ...rest] = path.split("/");
	const name = rest.join("/");
	const isPublic = organization === publicOrganization;
	if (catalogue === void 0) return void 0;
	try {
		const scope = isPublic ? {} : compact({ group });
		const candidates = (await catalogue.listRepositories({
			name,
			...scope
		})).filter((repository) => repository.name === name && (group === void 0 || isInGroup(repository, group) !== isPublic));
		const [repository] = candidates;
		if (repository !== void 0 && candidates.length === 1) return repository;
		if (isPublic && repository === void 0) return void 0;
		throw new Failure("contradiction", notOneRepository(name, candidates, scope.group));
	} catch (error) {
		return gapFrom(error, path);
	}
}
function isInGroup({ uid }, group) {
	return uid.startsWith(`${group}/`);
}
export { findRepository as t };
