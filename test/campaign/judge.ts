// What a run said, held against the truth: the emulator's state, and a clean run over what the run left behind.
import type { Report } from '../../src/report/schema/schema.js';
import type { Shown } from './ci.js';
import type { Trace } from './host.js';
import { injections } from './judge-channels.js';
import { judgeCi } from './judge-ci.js';
import { filesOf } from './judge-files.js';
import { againstClean, againstState } from './judge-findings.js';
import { judgeGaps } from './judge-gaps.js';
import { imagesOf, needlessGaps } from './judge-images.js';
import { secretIn } from './judge-secrets.js';
import { judgeSources } from './judge-sources.js';
import type { World } from './world.js';

export const harms = [
  'wrong pass',
  'false finding',
  'wrong pin',
  'hang',
  'crash',
  'torn file',
  'token leak',
  'injection',
  'incomplete delivery',
  'unstable result',
  'collateral',
] as const;
export type Harm = (typeof harms)[number];
export type Verdict = { readonly harm: Harm; readonly what: string };

/** One run as it ended. */
export interface Ended {
  readonly trace: Trace;
  /** Absent: none was written. */
  readonly report: Report | undefined;
  readonly hung: boolean;
  /** On the clock of the run. */
  readonly elapsedMs: number;
  /** How often the ordeal of the run took effect. */
  readonly suffered: number;
  /** Connections that the run left open. */
  readonly heldConnections: number;
  /** The machine's clock was off, so what is old and what has expired was not the same. */
  readonly skewed: boolean;
  /** Errors repeated credentials, in any spelling. */
  readonly repeats: boolean;
  readonly tokens: readonly string[];
  /** The CI host after the run; absent: there was none. */
  readonly ci?: { readonly shown: Shown; readonly readBase: boolean; readonly wasAsked: boolean };
}

export function reportIn({ documents }: Trace): Report | undefined {
  const text = documents['tagproof-report.json'];
  return text === undefined ? undefined : JSON.parse(text);
}

/** `clean` verified the files that the run left behind, `pinned` pinned the files that it found. */
export function judgeRun(world: World, ended: Ended, clean: Ended, pinned: Ended): readonly Verdict[] {
  return [
    ...endOf(ended),
    ...tokensIn(ended),
    ...againstClean(world, ended, clean),
    ...judgeGaps(world, ended),
    ...judgeSources(world, ended, false),
    ...filesOf(world, ended, pinned),
    ...imagesOf(world, ended),
    ...injections(ended),
    ...judgeCi(world, ended, pinned),
  ];
}

/** A run without faults, held against the state alone. */
export function judgeClean(world: World, ended: Ended): readonly Verdict[] {
  return [
    ...endOf(ended),
    ...againstState(world, ended),
    ...judgeSources(world, ended, true),
    ...imagesOf(world, ended),
    ...needlessGaps(world, ended),
  ];
}

function endOf({ hung, trace, report }: Ended): readonly Verdict[] {
  if (hung) return [{ harm: 'hang', what: 'the run did not end' }];
  const crashed = trace.failures.find((text) => /Internal error in Tagproof|\n\s+at /.test(text));
  if (crashed !== undefined) return [{ harm: 'crash', what: crashed }];
  const exitCode = trace.outputs['exit-code'];
  if (exitCode === undefined) return [{ harm: 'crash', what: 'no exit code' }];
  const failed = trace.failures.length > 0;
  const verdict = trace.outputs.verdict;
  if (failed !== (exitCode !== '0') || (verdict === 'pass') > (exitCode === '0'))
    return [{ harm: 'wrong pass', what: `${verdict}, exit code ${exitCode}, failed ${failed}` }];
  if (report === undefined && verdict === 'pass')
    return [{ harm: 'torn file', what: 'a pass without its report' }];
  if (report !== undefined && report.verdict !== verdict)
    return [{ harm: 'torn file', what: `the report says ${report.verdict}, the output ${verdict}` }];
  return [];
}

/** Itself, its signature, and as a password; where errors repeated it, in every spelling. */
function tokensIn({ trace, tokens, ci, repeats }: Ended): readonly Verdict[] {
  const { masked: _, ...written } = trace;
  const marks = tokens.flatMap((token) => [
    token,
    token.split('.')[2] ?? token,
    Buffer.from(`_token:${token}`).toString('base64'),
  ]);
  return Object.entries({ ...written, ci: ci?.shown }).flatMap(([channel, value]) => {
    const all = textsIn(value).join('\n');
    const mark =
      marks.find((one) => one.length > 8 && all.includes(one)) ??
      (repeats ? secretIn(all, tokens) : undefined);
    return mark === undefined ? [] : [{ harm: 'token leak' as const, what: `in ${channel}: ${mark}` }];
  });
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.entries(value).flat().flatMap(textsIn) : [];
}
