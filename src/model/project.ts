/** Where the project and its documentation are published, for messages that point a reader there. */

export const projectUrl = 'https://github.com/OWNER/tagproof';

/** The full address of a page of the documentation: `docsUrl('policy.md')`, `docsUrl('policy.md#waivers')`. */
export function docsUrl(page: string): string {
  return `${projectUrl}/blob/main/docs/${page}`;
}
