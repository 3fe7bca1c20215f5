// Every channel of a report as a page: what it shows, and the width that the host gives it.
import { checks } from '../../src/checks/index.js';
import type { Digest } from '../../src/model/images/image.js';
import type { PinChange } from '../../src/model/run/delivery.js';
import { htmlOf } from '../../src/output/html/index.js';
import { pinBody, pinTitle } from '../../src/output/markdown/pull-request/delivery.js';
import { commentOf, summaryOf } from '../../src/output/markdown/summary.js';
import { terminalText } from '../../src/output/terminal/index.js';
import { viewOf } from '../../src/output/view.js';
import { deliveryTexts } from '../../src/output/words/texts.js';
import type { Report } from '../../src/report/schema/schema.js';
import { boxPage, summaryPage, type Theme, terminalPage } from './host-page.js';
import { organizationOf } from './organization.js';

export interface Channel {
  readonly id: string;
  readonly title: string;
  /** CSS pixels, as the host has them on a screen of 1440. */
  readonly width: number;
  /** More than the first screen of it is cut. */
  readonly height: number;
  /** `undefined`: there is none at this size. */
  readonly page: (report: Report, theme: Theme) => string | undefined;
}

const html = (report: Report) => htmlOf(report, viewOf(report), checks);

/** As a scheduled audit reports: nothing blocks. */
const audited = (report: Report): Report => ({ ...report, mode: 'audit', verdict: 'pass' });

export const channels: readonly Channel[] = [
  {
    id: 'terminal',
    title: 'Terminal',
    width: 860,
    height: 800,
    page: (report, theme) =>
      terminalPage(terminalText(report, viewOf(report), { colour: true, width: 100 }, checks), theme),
  },
  {
    id: 'summary',
    title: 'Job summary',
    width: 960,
    height: 900,
    page: (report, theme) => summaryPage(summaryOf(report, viewOf(report), checks), theme),
  },
  {
    id: 'comment',
    title: 'Comment on a pull request',
    width: 830,
    height: 800,
    page: (report, theme) => boxPage(commentOf(report, viewOf(report), checks), theme),
  },
  {
    id: 'issue',
    title: 'Tracking issue of a scheduled audit',
    width: 830,
    height: 800,
    page: (report, theme) => {
      const body =
        viewOf(report).totals.findings === 0
          ? deliveryTexts.issueClosed
          : commentOf(audited(report), viewOf(audited(report)), checks);
      return boxPage(body, theme, deliveryTexts.issueTitle);
    },
  },
  {
    id: 'pull-request',
    title: 'Pull request with new pins',
    width: 830,
    height: 800,
    page: (report, theme) => {
      const changes = changesOf(report);
      if (changes.length === 0) return undefined;
      const at = ({ span }: { readonly span: { readonly start: number } }) => span.start;
      const locate = (place: PinChange['places'][number]) => ({
        line: at(place),
        column: 1,
        endLine: at(place),
        endColumn: 2,
      });
      return boxPage(pinBody(changes, locate, report), theme, pinTitle(changes));
    },
  },
  { id: 'html', title: 'HTML report', width: 1280, height: 1000, page: html },
  {
    id: 'organization',
    title: 'Page of an organization',
    width: 1280,
    height: 1000,
    page: (report) => html(organizationOf(audited(report))),
  },
];

/** What `pin` would write for the images of a report. A place is at the line that its span starts with. */
function changesOf(report: Report): readonly PinChange[] {
  return viewOf(report).images.flatMap(
    ({ name, action, pins, current, behind, places }): readonly PinChange[] => {
      if (action?.do !== 'pin' || action.to === undefined || current?.currentSince === undefined) return [];
      const pin = pins.find(({ digest }) => digest !== undefined);
      return [
        {
          name,
          ...(pin?.digest === undefined ? {} : { from: pin.digest as Digest }),
          to: action.to as Digest,
          toSince: Date.parse(current.currentSince),
          ...(pin?.supersededAt === undefined ? {} : { supersededAt: Date.parse(pin.supersededAt) }),
          ...(behind === undefined ? {} : { behind }),
          places: places.map(({ file, line }) => ({ file, span: { start: line, end: line } })),
        },
      ];
    },
  );
}
