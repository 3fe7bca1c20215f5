// The base commit of a run: which inline waivers it has, and which findings the change introduces.
import { baselineReferences, compareFindings, notCompared } from '../checks/baseline.js';
import { type MarkedWaivers, markNewInlineWaivers } from '../checks/inline-waivers.js';
import { stopGap } from '../clients/http/stop.js';
import type { BaselineState } from '../model/baseline.js';
import type { Config } from '../model/config.js';
import { Failure, type Gap, gapFrom } from '../model/failure.js';
import type { ComparedFinding, JudgedFinding } from '../model/finding.js';
import type { CommitFiles, Host } from '../model/host.js';
import type { Occurrence } from '../model/occurrence.js';
import { type ScannedCheckout, scanCheckout } from '../scan/checkout.js';
import type { CiConnection } from './connect.js';

export interface Comparison {
  readonly findings: readonly ComparedFinding[];
  readonly gaps: readonly Gap[];
  /** What the findings were compared with; absent: no comparison was requested. */
  readonly base?: BaselineState;
}

/** The base commit of a pull request or a merge group. It is read when the first of the methods needs it. */
export interface OpenedBaseline {
  /**
   * Marks the inline waivers that the change adds as pending: a change cannot waive its own findings. Under the
   * checkout's own policy, and without inline waivers, the base is not read. A base that cannot be read is a gap of
   * the policy, under which no finding fails the gate.
   */
  markWaivers(checkout: ScannedCheckout): Promise<MarkedWaivers>;
  /**
   * Under `new-only`, says of each finding whether the change introduces it. On events without a base every finding
   * counts. A base that cannot be read is a gap, and no finding counts.
   */
  compare(findings: readonly JudgedFinding[], occurrences: readonly Occurrence[]): Promise<Comparison>;
}

/** Gives access to the base commit without reading it yet. */
export function openBaseline(host: Host, config: Config, ci: CiConnection | Gap): OpenedBaseline {
  let scanned: Promise<ScannedCheckout> | undefined;
  return {
    async markWaivers(checkout) {
      const { waivers } = checkout;
      if (config.policy.ofBase !== true || waivers.length === 0) return { waivers, unread: [] };
      try {
        scanned ??= scanBase(host, config, ci);
        const [base, files] = await Promise.all([scanned, host.files.list()]);
        const existing = new Set(files);
        return {
          waivers: markNewInlineWaivers(base, checkout, (file) => !existing.has(file)),
          unread: [],
        };
      } catch (error) {
        return { waivers, unread: [waiversUnread(error)] };
      }
    },
    async compare(findings, occurrences) {
      if (!config.newOnly || findings.length === 0)
        return { findings: notCompared(findings, undefined), gaps: [] };
      try {
        return await compareWithBase(host, config, ci, findings, occurrences);
      } catch (error) {
        return unreadable(findings, gapFrom(error, 'base commit'));
      }
    },
  };
}

async function scanBase(host: Host, config: Config, ci: CiConnection | Gap): Promise<ScannedCheckout> {
  const base = await baseFiles(host, ci);
  if (base === undefined) throw new Failure('bad-answer', 'The event names no base commit');
  return scanWhole(base, host, config);
}

/** A base of which only a part was scanned would make old findings look new. */
async function scanWhole(base: CommitFiles, host: Host, config: Config): Promise<ScannedCheckout> {
  const scanned = await scanCheckout(base, config, host);
  const stopped = stopGap(host.stop);
  if (stopped !== undefined) throw new Failure(stopped.cause, stopped.message);
  return scanned;
}

async function baseFiles(host: Host, ci: CiConnection | Gap): Promise<CommitFiles | undefined> {
  if ('cause' in ci) throw new Failure(ci.cause, ci.message);
  const { openBase } = await import('./connect.js');
  return (await openBase(host, ci))?.files;
}

function waiversUnread(error: unknown): Gap {
  const { message } = gapFrom(error, 'base commit');
  return {
    cause: 'policy-unread',
    subject: 'base commit',
    message: `The inline waivers of the base commit could not be read: ${message}`,
  };
}

async function compareWithBase(
  host: Host,
  config: Config,
  ci: CiConnection | Gap,
  findings: readonly JudgedFinding[],
  occurrences: readonly Occurrence[],
): Promise<Comparison> {
  const base = await baseFiles(host, ci);
  if (base === undefined) return { findings: notCompared(findings, undefined), gaps: [], base: 'none' };
  const [scanned, files] = await Promise.all([scanWhole(base, host, config), host.files.list()]);
  const baseline = {
    references: baselineReferences(scanned.occurrences, occurrences, new Set(files)),
    unchanged: await unchangedFiles(findings, occurrences, base, host),
  };
  return { findings: compareFindings(findings, occurrences, baseline), gaps: [], base: baseline };
}

function unreadable(findings: readonly JudgedFinding[], { cause, message }: Gap): Comparison {
  const sentence = `Findings could not be compared with the base commit: ${message}`;
  return {
    findings: notCompared(findings, 'unknown'),
    gaps: [{ cause, subject: 'base commit', message: sentence }],
    base: 'unknown',
  };
}

/** Of the files with findings but without references: whether the base has them with the same content. */
async function unchangedFiles(
  findings: readonly JudgedFinding[],
  occurrences: readonly Occurrence[],
  base: CommitFiles,
  host: Host,
): Promise<Readonly<Record<string, boolean>>> {
  const scanned = new Set(occurrences.map(({ at }) => at.file));
  const files = new Set(
    findings.flatMap(({ at }) => (at === undefined || scanned.has(at.file) ? [] : [at.file])),
  );
  const unchanged: [string, boolean][] = [];
  for (const file of files) {
    const [now, before] = await Promise.all([host.files.read(file), base.read(file)]);
    unchanged.push([file, 'text' in now && 'text' in before && now.text === before.text]);
  }
  return Object.fromEntries(unchanged);
}
