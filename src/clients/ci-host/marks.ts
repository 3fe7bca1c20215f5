// Texts with a hidden marker, by which a run recognizes what an earlier run wrote, and the notices about pull requests that it
// recognizes so.
import { createHash } from 'node:crypto';

/** A text that was cut to the host's limit. */
const textCut = '\n\nThe rest is in the job summary and in the report.\n';

/** What was done or not done about the pull request of the pins. */
export const pullNotices = {
  closed: (number: number) => `Pull request #${number} was closed: nothing is left to pin`,
  closedByUser: (number: number) =>
    `Pull request #${number} with the same pins was closed, so no new one was opened`,
  otherAuthor: (number: number) =>
    `Pull request #${number} was opened by another author, so it was not changed`,
  otherCommits: (branch: string) =>
    `The branch ${branch} has commits that Tagproof did not create, so it was not changed. Merge it, or delete it to start over`,
  unverified: (branch: string) =>
    `The branch ${branch} was not changed, because not everything could be verified`,
} as const;

/** An HTML comment with `kind` and a hash of `parts`, so that no text from outside can end the comment. */
export function marker(kind: string, parts: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 20);
  return `<!-- tagproof ${kind} ${hash} -->`;
}

/** The host's limit is 65,536 characters. */
const maxCharacters = 60_000;

/**
 * The marker, the text below it, and the foot, which is never cut; a long text is cut after a whole line, with a note. What
 * the rest of the text would have closed is closed, so that it does not hide the foot.
 */
export function marked(mark: string, text: string, foot = ''): string {
  const end = foot === '' ? '' : `\n\n${foot}`;
  const available = maxCharacters - mark.length - 1 - end.length;
  if (text.length <= available) return `${mark}\n${text}${end}`;
  const kept = text.slice(0, Math.max(0, available - textCut.length - maxClosing));
  const lineEnd = kept.lastIndexOf('\n');
  const whole = lineEnd > 0 ? kept.slice(0, lineEnd) : '';
  return `${mark}\n${whole}${closing(whole)}${textCut}${end}`;
}

const maxClosing = 200;

function closing(text: string): string {
  const open = text.split('<details').length - text.split('</details>').length;
  return '\n</details>'.repeat(Math.max(0, Math.min(open, maxClosing / 12)));
}

/** Compares texts as the host stores them, which normalizes line ends and outer white space. */
export function sameText(one: string | null | undefined, other: string): boolean {
  const normal = (text: string) => text.replace(/\r\n?/g, '\n').trim();
  return normal(one ?? '') === normal(other);
}
