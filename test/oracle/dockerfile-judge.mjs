// Compares what the scanner finds in a Dockerfile with what BuildKit's own parser asks for.

/** Images of ONBUILD triggers: the build that has them does not ask for them. */
const trigger = 'docker.io/trigger/';

/** `{"images":["from:…"],"error":"…"}` → the names, or `undefined` for a file that BuildKit refuses. */
export function answerOf({ images, error }) {
  if (error !== undefined) return /^panic /.test(error) ? 'no answer' : 'refused';
  return [...new Set((images ?? []).map((image) => image.slice(image.indexOf(':') + 1)))].sort();
}

function nameOf({ registry, repository, tag, digest }) {
  const shown = tag === undefined && digest === undefined ? 'latest' : tag;
  return `${registry}/${repository}${shown === undefined ? '' : `:${shown}`}${digest === undefined ? '' : `@${digest}`}`;
}

/**
 * What differs, or `undefined`. A file that BuildKit refuses must have a problem, unless nothing in it is a reference
 * or a build can give the argument that is missing.
 */
export function differenceOf(scan, answer, parseImage) {
  if (scan.problems.length > 0 || answer === 'no answer') return undefined;
  const isOpen = (why) => scan.occurrences.some(({ kind, detail }) => kind === 'opaque' && why.test(detail));
  if (answer === 'refused')
    return scan.occurrences.length === 0 || isOpen(/has no default value$|must be set|is set by the build$/)
      ? undefined
      : 'refused by BuildKit alone';
  const ours = new Set(scan.occurrences.flatMap((one) => (one.kind === 'image' ? nameOf(one.image) : [])));
  const theirs = new Set(
    answer.map((name) => {
      const parsed = parseImage(name);
      return parsed.kind === 'image' ? nameOf(parsed.image) : name;
    }),
  );
  const missing = [...theirs].filter((name) => !ours.has(name));
  const extra = [...ours].filter((name) => !theirs.has(name) && !name.startsWith(trigger));
  if (extra.length > 0) return `only here: ${extra.join(' ')}`;
  const automatic = scan.occurrences.filter(
    ({ kind, detail }) => kind === 'opaque' && /is set by the build$/.test(detail),
  );
  if (missing.length > automatic.length) return `only in BuildKit: ${missing.join(' ')}`;
  return undefined;
}
