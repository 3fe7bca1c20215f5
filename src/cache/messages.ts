// What the cache says about itself.

/** A registry no longer confirms what was stored about a tag. */
export function historyDisagrees(image: string): string {
  return `The stored history of ${image} disagrees with what the registry returns now, so it was thrown away and the history was read again`;
}
