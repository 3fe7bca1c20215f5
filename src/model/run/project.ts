// The address of the project: one setting, from which everything that names it in code and in what it writes comes.

/** Owner and name of the repository, as a workflow names the action. `OWNER` until the address is set. */
export const projectRepository: string = 'OWNER/tagproof';

/** False: nothing that users run names the address, and a release is not built. */
export const isAddressSet = !projectRepository.startsWith('OWNER/');

/** The commit of the newest release, which examples use. Set with the address. */
const releaseCommit = '0'.repeat(40);

/** The action of the newest release; absent until there is one. */
export const releasedAction = isAddressSet ? `${projectRepository}@${releaseCommit}` : undefined;

export const projectUrl = `https://github.com/${projectRepository}`;

/** Where a page of the documentation is: `docsUrl('policy.md#waivers')`. Its path in a clone until the address is set. */
export function docsUrl(page: string): string {
  return isAddressSet ? `${projectUrl}/blob/main/docs/${page}` : `docs/${page}`;
}

/** The address of a page for a link; none until the project has one. */
export function docsLink(page: string): string | undefined {
  return isAddressSet ? docsUrl(page) : undefined;
}

/** The address of a JSON Schema, which is also its `$id`: `schemaUrl('policy')`. */
export function schemaUrl(name: string): string {
  return `https://raw.githubusercontent.com/${projectRepository}/main/schema/${name}.schema.json`;
}

/** The first line of a policy that Tagproof writes: editors with the YAML language server check and complete by it. */
export const policySchemaLine = isAddressSet
  ? `# yaml-language-server: $schema=${schemaUrl('policy')}\n`
  : '';
