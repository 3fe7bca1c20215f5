// Where to go from a tag at its end of life: same repository, same variant, the newest living version.
import semver from 'semver';

interface Candidate {
  readonly name: string;
  readonly deprecated: boolean;
}

/** `v3.12.1-dev` is version 3.12.1 and variant `-dev`; a tag that does not begin with a version has none. */
const versioned = /^v?(\d{1,9}(?:\.\d{1,9}){0,2})(?:-r\d+)?((?:-[a-z][\w.-]*)?)$/;

/**
 * The living tag to move to: the newest version above the tag's own with the same variant suffix, in the same
 * precision (`18` → `22`, not `22.1.3`). For a tag without a version, and when there is none: `undefined`.
 */
export function successorOf(tag: string, tags: readonly Candidate[]): string | undefined {
  const from = parse(tag);
  if (from === undefined) return undefined;
  const living = tags.flatMap(({ name, deprecated }) => {
    const version = deprecated ? undefined : parse(name);
    const fits = version?.variant === from.variant && semver.gt(version.version, from.version);
    return fits ? [{ name, ...version }] : [];
  });
  const alike = living.filter(({ precision }) => precision === from.precision);
  const best = (alike.length > 0 ? alike : living).sort(
    (a, b) => semver.rcompare(a.version, b.version) || (a.name < b.name ? -1 : 1),
  );
  return best[0]?.name;
}

function parse(tag: string) {
  const [, digits, variant = ''] = versioned.exec(tag) ?? [];
  const version = digits === undefined ? null : semver.coerce(digits);
  if (digits === undefined || version === null) return undefined;
  return { version, variant, precision: digits.split('.').length };
}
