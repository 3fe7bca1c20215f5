// The dashboard in the tracking issue: the pull requests of pins and the images that are not updated, with checkboxes.
import { markdown } from '../escape.js';
import { boxLine, controlsOf } from './boxes.js';
import { type HeldImage, heldLine } from './controls.js';

export interface DashboardPull {
  /** Of its branch. */
  readonly key: string;
  readonly number: number;
  readonly url: string;
  readonly title: string;
}

export interface Dashboard {
  readonly open: readonly DashboardPull[];
  /** Closed by a person, so that the same pins are not proposed again. */
  readonly closed: readonly DashboardPull[];
  readonly held: readonly HeldImage[];
  /** Why the pull requests are not known. */
  readonly unread?: string;
}

const maxItems = 50;

/** The end of the text. */
export function dashboardText({ open, closed, held, unread }: Dashboard): string {
  const pulls = open.map((one) =>
    boxLine({ kind: 'rebase', key: one.key, ticked: false }, `rebase ${link(one)}`),
  );
  const reopened = closed.map((one) =>
    boxLine({ kind: 'open', key: one.key, ticked: false }, `open ${link(one)} again`),
  );
  return controlsOf([
    '',
    '## Updates',
    ...(unread === undefined ? [] : ['', `The pull requests are not known: ${markdown(unread)}`]),
    ...section('Open pull requests', pulls),
    ...section('Closed pull requests, whose pins are not proposed again', reopened),
    ...section('Not updated (remove a tick to update the image again)', held.map(heldLine)),
    ...(open.length + closed.length + held.length === 0 ? ['', 'Nothing is open or held.'] : []),
    '',
    'The next run that pins reads the ticks of people who may write to this repository.',
  ]);
}

function link({ number, url, title }: DashboardPull): string {
  return `[#${number}](${url}) ${markdown(title.slice(0, 200))}`;
}

function section(title: string, lines: readonly string[]): readonly string[] {
  if (lines.length === 0) return [];
  const more = lines.length > maxItems ? [`- and ${lines.length - maxItems} more`] : [];
  return ['', `**${title}**`, '', ...lines.slice(0, maxItems), ...more];
}
