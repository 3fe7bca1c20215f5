// The address of the project: everything that names it, in code and in what it writes, comes from here.

/** Owner and name of the repository, as a workflow names the action. `OWNER` until the address is set. */
export const projectRepository = 'OWNER/tagproof';

/** A commit that stands for that of a release in examples: valid where a commit is, and no commit of any repository. */
const exampleCommit = '0'.repeat(40);

/** The action as examples use it, and the comment by which updates of it are found. */
export const exampleAction = {
  uses: `${projectRepository}@${exampleCommit}`,
  release: 'vX.Y.Z',
} as const;

export const projectUrl = `https://github.com/${projectRepository}`;

/** The full address of a page of the documentation: `docsUrl('policy.md')`, `docsUrl('policy.md#waivers')`. */
export function docsUrl(page: string): string {
  return `${projectUrl}/blob/main/docs/${page}`;
}

/** The address of a JSON Schema, which is also its `$id`: `schemaUrl('policy')`. */
export function schemaUrl(name: string): string {
  return `https://raw.githubusercontent.com/${projectRepository}/main/schema/${name}.schema.json`;
}

/** The first line of a policy that Tagproof writes: editors with the YAML language server check and complete by it. */
export const policySchemaLine = `# yaml-language-server: $schema=${schemaUrl('policy')}\n`;
