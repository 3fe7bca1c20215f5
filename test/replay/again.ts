// Replays a report as the command line does, without its file.

import { expect } from 'vitest';
import type { Outcome } from '../../src/pipeline/conclude.js';
import { type ReplayOptions, replay } from '../../src/replay/index.js';
import { replaySettings } from '../../src/replay/settings.js';
import { type Report, reportSchema } from '../../src/report/schema/schema.js';

/** The outcome of a replay, from the report's own text. Wrong flags and broken records throw. */
export function replayed(
  report: Report,
  flags: Readonly<Record<string, string>> = {},
  policy?: ReplayOptions['policy'],
): Outcome {
  const read: Report = reportSchema.parse(JSON.parse(JSON.stringify(report)));
  const settings = replaySettings(read, new Map(Object.entries(flags)), policy);
  if ('issues' in settings) throw new Error(settings.issues.join('\n'));
  const outcome = replay(read, settings);
  if ('issues' in outcome) throw new Error(outcome.issues.join('\n'));
  return outcome;
}

/** What a replay without flags must give back. */
export function decisionsOf({ report, exitCode }: Outcome) {
  const { verdict, findings, incomplete, waivers, references, coverage, settings, record } = report;
  return { verdict, exitCode, findings, incomplete, waivers, references, coverage, settings, record };
}

/** Holds a run to its own replay. */
export function expectSameAgain(outcome: Outcome): void {
  expect(decisionsOf(replayed(outcome.report))).toEqual(decisionsOf(outcome));
}
