// The dimensions of the channels: a report of n references with their findings, and one of n advisories of one image.
import { judgeInput } from '../../lib/checks/apply-policy.js';
import { checks } from '../../lib/checks/index.js';
import { channels } from '../../lib/output/channels.js';
import { viewOf } from '../../lib/output/view.js';
import { describeRun, withImages } from '../../lib/report/build.js';
import { parseReport } from '../../lib/report/parse.js';
import { configWith, evidenceFor, now, policyWith } from './evidence.mjs';

const ages = { maxAgeMs: 0, minAgeMs: 0, eolWarningMs: 0 };

/** What `build` makes a report of. */
function decided({ evidence, files }) {
  const { findings, waiverStates } = judgeInput(evidence, policyWith(), ages, { now, complete: true });
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

const works = { replay: (report) => parseReport(report) };
for (const { name, load } of channels) {
  const render = await load();
  works[name] = (report, view) => lengthOf(render({ report, view: () => view, checks }).parts ?? []);
}

/** What takes too little time to be measured is measured with more. */
const amounts = { 'JSON report': 40_000 };

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
  ...Object.entries(works).map(([channel, render]) => ({
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
