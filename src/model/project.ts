// The address of the project and of its documentation, for messages that point the reader there.

export const projectUrl = 'https://github.com/OWNER/tagproof';

/** The full address of a page of the documentation: `docsUrl('policy.md')`, `docsUrl('policy.md#waivers')`. */
export function docsUrl(page: string): string {
  return `${projectUrl}/blob/main/docs/${page}`;
}
