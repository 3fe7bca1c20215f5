// lib/model/run/project.js
const projectRepository = "OWNER/tagproof";
const isAddressSet = !projectRepository.startsWith("OWNER/");
const releaseCommit = "0".repeat(40);
const releasedAction = isAddressSet ? `${projectRepository}@${releaseCommit}` : void 0;
const projectUrl = `https://github.com/${projectRepository}`;
function docsUrl(page) {
	return isAddressSet ? `${projectUrl}/blob/main/docs/${page}` : `docs/${page}`;
}
function docsLink(page) {
	return isAddressSet ? docsUrl(page) : void 0;
}
function schemaUrl(name) {
	return `https://raw.githubusercontent.com/${projectRepository}/main/schema/${name}.schema.json`;
}
const policySchemaLine = isAddressSet ? `# yaml-language-server: $schema=${schemaUrl("policy")}\n` : "";
export { projectUrl as a, policySchemaLine as i, docsUrl as n, releasedAction as o, isAddressSet as r, docsLink as t };
