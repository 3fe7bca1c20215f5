// Compares what the scanner finds in a Dockerfile with what BuildKit's own parser asks for.

/** Images of ONBUILD triggers: the build that has them does not ask for them. */
const trigger = 'docker.io/trigger/';

/** A refusal because of `${NAME:?…}`, which a build may give a value. */
const unsetVariable = /^failed to process .*: (\S+): (?:is not allowed to be (?:unset|empty)|unset|x y)$/s;

/** `{"images":["from:…"],"error":"…"}` → the names, or a word for a file without an answer. */
export function answerOf({ images, error }) {
  if (error !== undefined) {
    const [, name] = unsetVariable.exec(error) ?? [];
    return /^panic /.test(error) ? 'no answer' : name === undefined ? 'refused' : `needs ${name}`;
  }
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
export function differenceOf(scan, answer, parseImage, text) {
  if (scan.problems.length > 0 || answer === 'no answer') return undefined;
  const isOpen = (why) => scan.occurrences.some(({ kind, detail }) => kind === 'opaque' && why.test(detail));
  if (typeof answer === 'string')
    return isDeclared(answer, text) ||
      scan.occurrences.length === 0 ||
      isOpen(/has no default value$|must be set|is set by the build$|is a placeholder$/)
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

/** Whether the text has the variable that is needed as an ARG without a default. */
function isDeclared(answer, text) {
  const name = /^needs (\w+)$/.exec(answer)?.[1];
  return name !== undefined && new RegExp(`\\s${name}(?:\\s|$)`).test(text);
}
