// Globs over the names and tags of images: `*`, `**` and `?`. A star stops at a slash, two stars do not.

/** True for a glob over names: what a name may hold, `*`, `**` and `?`. */
export function isNameGlob(glob: string): boolean {
  return /^[\w.:/*?-]{1,255}$/.test(glob);
}

/**
 * True when the glob is the whole name: `?` is one character and `*` any number of them but `/`, `**` is any number
 * of any. Takes time proportional to glob × name, whatever they are: names come from repositories.
 */
export function matchesName(glob: string, name: string): boolean {
  if (!/[*?]/.test(glob)) return glob === name;
  const tokens = glob.match(/\*\*+|./gs) ?? [];
  let ends = new Set([0]);
  for (const token of tokens) {
    const next = new Set<number>();
    for (const end of ends) {
      if (token.startsWith('*')) {
        for (let at = end; at <= name.length && !next.has(at); at += 1) {
          next.add(at);
          if (token === '*' && name[at] === '/') break;
        }
      } else if (end < name.length && (token === '?' ? name[end] !== '/' : name[end] === token)) {
        next.add(end + 1);
      }
    }
    ends = next;
  }
  return ends.has(name.length);
}
