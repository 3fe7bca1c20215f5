// Recognizes text in the place of an image that a person or a tool replaces before use.

/** `<image>`, `{IMAGE}`, `@IMAGE@`, `%IMAGE%`, and the import path of a Go program, which ko and Skaffold replace. */
const marked = /<[^<>]*>|\{[^{}]*\}|@\w+@|%\w+%|^ko:\/\//;
/** `REPLACE_ME`, also as a part of a path or as the tag: programs reject upper-case letters in a repository. */
const shouted = /^(?:[^@]*[/:])?[A-Z][A-Z0-9]*(?:[_-][A-Z0-9]+)+(?:[/:][^@]*)?$|^[A-Z]+$/;
const maxLength = 1000;

/** True for a text that is no valid image name and that no program could pull: an empty one or a placeholder. */
export function isPlaceholder(text: string): boolean {
  const searched = text.slice(0, maxLength);
  return /^["']*$/.test(searched) || marked.test(searched) || shouted.test(searched);
}
