// Every channel that shows a report, as one array: what a run writes, and what the suites of all channels hold each against.

import { jsonDocument } from '../model/json.js';
import type { CheckText } from '../model/judgement/finding.js';
import type { Config } from '../model/run/config.js';
import type { Report } from '../report/schema/schema.js';
import { annotationsOf } from './annotations.js';
import { commentOf, summaryOf } from './markdown/summary.js';
import { terminalText } from './terminal/index.js';
import { type ReportView, viewLimits } from './view.js';
import { shownText } from './words/texts.js';

/** What every channel is made of. */
export interface ShownReport {
  readonly report: Report;
  /** Made when it is first asked for: most runs write only the JSON report, which needs none. */
  readonly view: () => ReportView;
  /** The explanations of all checks: advice in the summary, rule help in SARIF. */
  readonly checks: readonly CheckText[];
}

/** The text in parts, and a sentence about what it leaves out; or why there is none. */
export type Rendered =
  | { readonly parts: Iterable<string>; readonly cut?: string }
  | { readonly missing: string };

export interface Channel {
  readonly name: string;
  /** How its reader interprets the text, which decides what a hostile text could do there. */
  readonly kind: 'text' | 'markdown' | 'html' | 'json' | 'xml';
  /** The most that its reader accepts, in bytes; absent: it has no limit. */
  readonly maxBytes?: number;
  /** The input with the path of its file, and the name of the file where the input is not set; absent: it is no file. */
  readonly file?: { readonly input: keyof Config & DocumentInput; readonly name: string };
  /** Loads its code, which most runs do not need. */
  readonly load: () => Promise<Render>;
}

type Render = (shown: ShownReport) => Rendered;

type DocumentInput = 'report' | 'sarif' | 'html' | 'codeQuality' | 'junit';

/** A channel of one text. */
const whole =
  (textOf: (shown: ShownReport) => string): Render =>
  (shown) => ({ parts: [textOf(shown)] });

export const channels: readonly Channel[] = [
  {
    name: 'JSON report',
    kind: 'json',
    file: { input: 'report', name: 'tagproof-report.json' },
    load: async () => (shown) => ({ parts: jsonDocument(shown.report) }),
  },
  {
    name: 'SARIF',
    kind: 'json',
    file: { input: 'sarif', name: 'tagproof.sarif' },
    async load() {
      const { sarifOf } = await import('./sarif/index.js');
      return ({ report, view, checks }) => {
        const document = sarifOf(report, view(), checks);
        if ('refused' in document) return { missing: document.refused };
        // Code scanning limits the size of an upload; the log says what was left out.
        const isCut = document.shown.length < document.total;
        return { parts: document.parts, ...(isCut ? { cut: `SARIF: ${shownText(document)}` } : {}) };
      };
    },
  },
  {
    name: 'HTML page',
    kind: 'html',
    maxBytes: 10_000_000,
    file: { input: 'html', name: 'tagproof-report.html' },
    async load() {
      const { htmlOf } = await import('./html/index.js');
      return whole(({ report, view, checks }) => htmlOf(report, view(), checks));
    },
  },
  {
    name: 'Code Quality',
    kind: 'json',
    file: { input: 'codeQuality', name: 'gl-code-quality-report.json' },
    async load() {
      const { codeQualityOf } = await import('./documents/code-quality.js');
      return ({ report, view }) => ({ parts: codeQualityOf(report, view()) });
    },
  },
  {
    name: 'JUnit',
    kind: 'xml',
    file: { input: 'junit', name: 'tagproof-junit.xml' },
    async load() {
      const { junitOf } = await import('./documents/junit.js');
      return ({ report, view }) => ({ parts: junitOf(report, view()) });
    },
  },
  {
    name: 'log',
    kind: 'text',
    load: async () =>
      whole(({ report, view, checks }) => terminalText(report, view(), { colour: false }, checks)),
  },
  {
    name: 'annotations',
    kind: 'text',
    load: async () => (shown) => ({
      parts: annotationsOf(shown.report, shown.view()).map(({ title, message }) => `${title}: ${message}\n`),
    }),
  },
  {
    name: 'job summary',
    kind: 'markdown',
    maxBytes: viewLimits.summaryBytes,
    load: async () => whole(({ report, view, checks }) => summaryOf(report, view(), checks)),
  },
  {
    name: 'comment',
    kind: 'markdown',
    maxBytes: viewLimits.commentBytes,
    load: async () => whole(({ report, view, checks }) => commentOf(report, view(), checks)),
  },
];
