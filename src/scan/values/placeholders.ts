// Recognizes text in the place of an image that a person or a tool replaces before use.

/** `<image>`, `{IMAGE}`, `@IMAGE@`, `%IMAGE%`, and the import path of a Go program, which ko and Skaffold replace. */
const marked = /<[^<>]*>|\{[^{}]*\}|@\w+@|%\w+%|^ko:\/\//;
/** `REPLACE_ME`, also as a part of a path or as the tag: programs reject upper-case letters in a repository. */
const shouted =
  /^(?:[^@]*[/:])?[A-Z][A-Z0-9]*(?:[_-][A-Z0-9]+)+(?:[/:][^@]*)?$|^(?:IMAGE|PLACEHOLDER|TODO|CHANGEME|REPLACEME|X{3,})$/;
/**
 * Words for "an image" that are names of no repository that anyone can publish. `auto` is where Istio injects the image
 * of the proxy. A longer name, such as `your-org/app`, may belong to somebody, so it counts as an image.
 * https://istio.io/latest/docs/setup/additional-setup/gateway/#deploying-a-gateway
 */
const word =
  /^(?:auto|placeholder|(?:image[-_]?)?(?:replace|change)[-_]?me|to-be-replaced|your[-_]?image(?:[-_]?name)?|image[-_]?name)(?::[\w.-]*)?$/;
const maxLength = 1000;

/** True for a text without variables that no program could pull: an empty one or a placeholder. */
export function isPlaceholder(text: string): boolean {
  const searched = text.slice(0, maxLength);
  if (searched.includes('$')) return false;
  return /^["']*$/.test(searched) || marked.test(searched) || shouted.test(searched);
}

/** True for a valid name that stands for an image and that no registry has. */
export function isPlaceholderName(name: string): boolean {
  return word.test(name.slice(0, maxLength));
}
