// Recognizes text in the place of an image that a person or a tool replaces before use.

/** `<image>`, `{IMAGE}`, `@IMAGE@`, `%IMAGE%`, and the import path of a Go program, which ko and Skaffold replace. */
const marked = /<[^<>]*>|\{[^{}]*\}|@\w+@|%\w+%|^ko:\/\//;
/** `REPLACE_ME`, also as a part of a path or as the tag: programs reject upper-case letters in a repository. */
const shouted =
  /^(?:[^@]*[/:])?[A-Z][A-Z0-9]*(?:[_-][A-Z0-9]+)+(?:[/:][^@]*)?$|^(?:IMAGE|PLACEHOLDER|TODO|CHANGEME|REPLACEME|X{3,})$/;
const maxLength = 1000;

/** True for a text without variables that no program could pull: an empty one or a placeholder. */
export function isPlaceholder(text: string): boolean {
  const searched = text.slice(0, maxLength);
  if (searched.includes('$')) return false;
  return /^["']*$/.test(searched) || marked.test(searched) || shouted.test(searched);
}
