// Compares versions of Debian packages: `[epoch:]upstream[-revision]`, as dpkg does.
// https://www.debian.org/doc/debian-policy/ch-controlfields.html#version

const versionPattern = /^(?:(?<epoch>\d{1,9}):)?(?<rest>\d[A-Za-z0-9.+~:-]*)$/;
const maxVersionLength = 256;

/** Negative if `a` is older than `b`, positive if newer; `undefined` if either is not a Debian version. */
export function compareDeb(a: string, b: string): number | undefined {
  const [left, right] = [partsOf(a), partsOf(b)];
  if (left === undefined || right === undefined) return undefined;
  return (
    left.epoch - right.epoch ||
    compareParts(left.upstream, right.upstream) ||
    compareParts(left.revision, right.revision)
  );
}

function partsOf(version: string) {
  const groups = version.length > maxVersionLength ? undefined : versionPattern.exec(version)?.groups;
  if (groups === undefined) return undefined;
  const { epoch = '0', rest = '' } = groups;
  const dash = rest.lastIndexOf('-');
  const [upstream, revision] = dash < 0 ? [rest, ''] : [rest.slice(0, dash), rest.slice(dash + 1)];
  return { epoch: Number(epoch), upstream, revision };
}

/** Text and numbers alternate; an absent number is 0. */
function compareParts(a: string, b: string): number {
  const [left, right] = [chunksOf(a), chunksOf(b)];
  for (let at = 0; at < Math.max(left.length, right.length); at += 1) {
    const [one, other] = [left[at], right[at]];
    const order =
      compareLetters(one?.text ?? '', other?.text ?? '') ||
      compareDigits(one?.digits ?? '', other?.digits ?? '');
    if (order !== 0) return order;
  }
  return 0;
}

function chunksOf(text: string): readonly { readonly text: string; readonly digits: string }[] {
  return [...text.matchAll(/(\D*)(\d*)/g)].map(([, letters = '', digits = '']) => ({
    text: letters,
    digits,
  }));
}

function compareLetters(a: string, b: string): number {
  for (let at = 0; at < Math.max(a.length, b.length); at += 1) {
    const order = rankOf(a[at]) - rankOf(b[at]);
    if (order !== 0) return order;
  }
  return 0;
}

/** `~` sorts before the end of the text, letters before everything else. */
function rankOf(character: string | undefined): number {
  if (character === undefined) return 0;
  if (character === '~') return -1;
  const code = character.charCodeAt(0);
  return /[A-Za-z]/.test(character) ? code : code + 256;
}

function compareDigits(a: string, b: string): number {
  const difference = BigInt(a === '' ? 0 : a) - BigInt(b === '' ? 0 : b);
  return difference < 0n ? -1 : Number(difference > 0n);
}
