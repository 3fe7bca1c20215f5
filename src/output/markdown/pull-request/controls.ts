// The end of a pull request's text: the images that are not updated, and checkboxes to rebase, hold or skip.
import { append } from '../../../model/collections.js';
import { code, markdown } from '../../escape.js';
import { type Box, boxLine, controlsOf } from './boxes.js';

/** An image that the pull request updates. */
export interface OfferedImage {
  readonly key: string;
  readonly name: string;
  /** What a person has ticked and could not be written to the policy yet: to hold it, or to skip it until this day. */
  readonly hold?: boolean;
  readonly skipUntil?: string;
}

/** An image that is not updated. */
export interface HeldImage {
  readonly key: string;
  readonly name: string;
  readonly reason: string;
  readonly until?: string;
  /** Its entry in the policy names only this image, so it can be removed by a tick. */
  readonly isOwnEntry: boolean;
  /** A person has removed the tick, and the policy of the base still has the entry. */
  readonly isReleased?: true;
}

export interface PullRequestControls {
  /** Of the branch. */
  readonly key: string;
  readonly offered: readonly OfferedImage[];
  readonly held: readonly HeldImage[];
  /** The day that the checkboxes to skip an image name. */
  readonly skipUntil: string;
}

/** About 140 images. */
const maxLength = 24_000;

/** The boxes of a pull request, as many as fit. */
export function controlsText({ key, offered, held, skipUntil }: PullRequestControls): string {
  const lines = [
    ...heldLines(held),
    '',
    '<details><summary>Rebase, hold or skip</summary>',
    '',
    boxLine({ kind: 'rebase', key, ticked: false }, 'Rebase: write this branch again on top of its base'),
  ];
  let room = maxLength - lines.join('\n').length;
  let shown = 0;
  for (const image of offered) {
    const own = offerLines(image, skipUntil);
    room -= own.join('\n').length + 1;
    if (room < 0) break;
    append(lines, own);
    shown += 1;
  }
  const left = offered.length - shown;
  const more =
    left === 0 ? [] : ['', `${left} more without checkboxes: list them in \`skips\` of the policy.`];
  return controlsOf([...lines, ...more, '', explanation, '', '</details>']);
}

const explanation =
  'The next run reads the ticks of people who may write to this repository, and writes what is held or skipped to `skips` in the policy on this branch. A held image keeps its findings.';

function offerLines({ key, name, hold = false, skipUntil }: OfferedImage, day: string): readonly string[] {
  const until = skipUntil ?? day;
  return [
    `- ${code(name)}`,
    `  ${boxLine({ kind: 'hold', key, ticked: hold }, 'hold')}`,
    `  ${boxLine({ kind: 'skip', key, until, ticked: skipUntil !== undefined }, `skip until ${until}`)}`,
  ];
}

function heldLines(held: readonly HeldImage[]): readonly string[] {
  if (held.length === 0) return [];
  const lines = held.slice(0, maxHeld).map(heldLine);
  const more = held.length > maxHeld ? [`- and ${held.length - maxHeld} more`] : [];
  return ['', '**Not updated.** Remove a tick to update the image again:', '', ...lines, ...more];
}

const maxHeld = 50;

/** One image that is not updated; without a box if a pattern of the policy holds it. */
function heldLine(held: HeldImage): string {
  const { key, name, isOwnEntry, isReleased } = held;
  const box: Box = { kind: 'held', key, ticked: !isReleased };
  if (isReleased)
    return boxLine(box, `${code(name)}: updated again by this pull request, which removes its entry`);
  const text = heldText(held);
  return isOwnEntry ? boxLine(box, text) : `- ${text} (by a pattern in \`skips\` of the policy)`;
}

/** An image that is not updated, until when, and why. */
export function heldText({ name, reason, until }: Pick<HeldImage, 'name' | 'reason' | 'until'>): string {
  const end = until === undefined ? '' : ` until ${until}`;
  return `${code(name)}${end}: ${markdown(reason.slice(0, 300))}`;
}
