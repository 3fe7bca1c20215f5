// The dimensions of the channels: a report of n references with their findings, and one of n advisories of one image.
import { judgeEvidence } from '../../lib/checks/apply-policy.js';
import { checks } from '../../lib/checks/index.js';
import { jsonDocument } from '../../lib/model/json-parts.js';
import { annotationsOf } from '../../lib/output/annotations.js';
import { codeQualityOf } from '../../lib/output/documents/code-quality.js';
import { junitOf } from '../../lib/output/documents/junit.js';
import { htmlOf } from '../../lib/output/html/index.js';
import { commentOf } from '../../lib/output/markdown/comment.js';
import { summaryOf } from '../../lib/output/markdown/summary.js';
import { sarifOf } from '../../lib/output/sarif/index.js';
import { terminalText } from '../../lib/output/terminal/index.js';
import { viewOf } from '../../lib/output/view.js';
import { describeRun, withImages } from '../../lib/report/build.js';
import { parseReport } from '../../lib/report/parse.js';
import { configWith, evidenceFor, now, policyWith } from './evidence.mjs';

const ages = { maxAgeMs: 0, minAgeMs: 0, eolWarningMs: 0 };

/** What `build` makes a report of. */
function decided({ evidence, files }) {
  const { findings, waiverStates } = judgeEvidence(evidence, policyWith(), ages, { now, complete: true });
  const run = {
    ...{ config: configWith(), startedAt: now, files, evidence, waiverStates },
    ...{ inline: [], examined: 0, changes: [], requests: { total: 0, retried: 0 }, source: undefined },
    artifacts: { asked: 0, answered: 0, unknown: {} },
  };
  return [run, { verdict: 'fail', findings, gaps: [] }];
}

const inputs = {
  'stale references': evidenceFor['stale-digest'],
  'advisories of an image': evidenceFor['advisory, of one package'],
};

/** Documents are written part by part, and no part is kept. */
function lengthOf(parts) {
  let length = 0;
  for (const part of parts) length += part.length;
  return length;
}

const channels = {
  terminal: (report, view) => terminalText(report, view, { colour: true, width: 120 }, checks),
  annotations: (report, view) => annotationsOf(report, view),
  summary: (report, view) => summaryOf(report, view, checks),
  comment: (report, view) => commentOf(report, view, checks),
  JSON: (report) => lengthOf(jsonDocument(report)),
  HTML: (report, view) => htmlOf(report, view, checks),
  SARIF: (report, view) => sarifOf(report, view, checks),
  JUnit: (report, view) => lengthOf(junitOf(report, view)),
  'Code Quality': (report, view) => lengthOf(codeQualityOf(report, view)),
  replay: (report) => parseReport(report),
};

/** What takes too little time to be measured is measured with more. */
const amounts = { JSON: 40_000 };

export const channelDimensions = Object.entries(inputs).flatMap(([what, make]) => [
  {
    name: `report: ${what}`,
    group: 'report: references and findings',
    n: 10_000,
    prepare: (n) => {
      const input = decided(make(n));
      return () => viewOf(withImages(describeRun(...input)));
    },
  },
  ...Object.entries(channels).map(([channel, render]) => ({
    name: `${channel}: ${what}`,
    group: `${channel}: references and findings`,
    n: amounts[channel] ?? 10_000,
    prepare: (n) => {
      const report = withImages(describeRun(...decided(make(n))));
      const view = viewOf(report);
      return () => render(report, view);
    },
  })),
]);
