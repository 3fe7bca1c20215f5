// The dashboard in the tracking issue: the pull requests of pins and the images that are not updated.
import { markdown } from '../../escape.js';
import { type HeldImage, heldText } from './controls.js';

export interface DashboardPull {
  readonly number: number;
  readonly url: string;
  readonly title: string;
}

export interface Dashboard {
  readonly open: readonly DashboardPull[];
  /** Closed by a person, so that the same pins are not proposed again. */
  readonly closed: readonly DashboardPull[];
  readonly held: readonly Pick<HeldImage, 'name' | 'reason' | 'until'>[];
  /** Why the pull requests are not known. */
  readonly unread?: string;
}

const maxItems = 50;

/** The end of the text. */
export function dashboardText({ open, closed, held, unread }: Dashboard): string {
  return [
    '',
    '## Updates',
    ...(unread === undefined ? [] : ['', `The pull requests are not known: ${markdown(unread)}`]),
    ...section('Open pull requests', open.map(link)),
    ...section('Closed pull requests, whose pins are not proposed again', closed.map(link)),
    ...section(
      'Not updated',
      held.map((one) => `- ${heldText(one)}`),
    ),
    ...(open.length + closed.length + held.length === 0 ? ['', 'Nothing is open or held.'] : []),
  ].join('\n');
}

function link({ number, url, title }: DashboardPull): string {
  return `- [#${number}](${url}) ${markdown(title.slice(0, 200))}`;
}

function section(title: string, lines: readonly string[]): readonly string[] {
  if (lines.length === 0) return [];
  const more = lines.length > maxItems ? [`- and ${lines.length - maxItems} more`] : [];
  return ['', `**${title}**`, '', ...lines.slice(0, maxItems), ...more];
}
