// A report made by the real stages from files, facts and policies: everything but the network.
import { applyPolicy } from '../../src/checks/apply-policy.js';
import { baselineReferences, compareFindings, notCompared } from '../../src/checks/baseline.js';
import { checkIds, findingsOf } from '../../src/checks/index.js';
import { judge } from '../../src/checks/verdict.js';
import { ageLimitsFor } from '../../src/checks/waivers/overrides.js';
import { configure } from '../../src/config/index.js';
import { scanCheckout } from '../../src/formats/index.js';
import { compact } from '../../src/model/collections.js';
import type { Gap } from '../../src/model/failure.js';
import type { Advisory, Vulnerability } from '../../src/model/judgement/advisory.js';
import type { Fact, TagHistory } from '../../src/model/judgement/fact.js';
import type { ComparedFinding, JudgedFinding, Severity } from '../../src/model/judgement/finding.js';
import type { ImageOccurrence, Occurrence } from '../../src/model/occurrence.js';
import type { Config } from '../../src/model/run/config.js';
import type { FileChange } from '../../src/model/run/delivery.js';
import type { Source } from '../../src/model/run/host.js';
import { patchOfFixes } from '../../src/pin/patch.js';
import { writePins } from '../../src/pin/pinner.js';
import { describeRun, withImages } from '../../src/report/build.js';
import type { Report, ReportedWaiver } from '../../src/report/schema/schema.js';
import { now } from './histories.js';

export type Files = Readonly<Record<string, string>>;

export interface Setting {
  readonly files: Files;
  /** The base commit: which findings are introduced, and whose policy holds. */
  readonly base?: Files;
  readonly fact: (occurrence: ImageOccurrence) => Fact;
  readonly histories?: readonly TagHistory[];
  readonly advisories?: readonly Advisory[];
  readonly vulnerabilities?: (images: readonly ImageOccurrence[]) => readonly Vulnerability[];
  readonly gaps?: readonly Gap[];
  readonly inputs?: Readonly<Record<string, string>>;
  readonly source?: Source;
  readonly requests?: Report['requests'];
  /** Lines that are new in the ledger. */
  readonly recorded?: FileChange;
  /** What no stage can give. */
  readonly change?: (report: Report) => Report;
}

export interface Situation {
  readonly report: Report;
  readonly exitCode: number;
}

/** Runs scan, check, policy, pin and verdict over the files. */
export async function situation(setting: Setting): Promise<Situation> {
  const { histories = [], advisories = [], gaps = [], requests = { total: 0, retried: 0 } } = setting;
  const config = await configOf(setting);
  const { policy } = config;
  const ages = ageLimitsFor(policy.overrides, config);
  const examine = async (files: Files) => {
    const checkout = await scanCheckout(readable(files), config);
    const { occurrences, files: texts, waivers, problems, seen } = checkout;
    const images = occurrences.filter((one) => one.kind === 'image');
    const facts = new Map(images.map((one) => [one, setting.fact(one)]));
    const vulnerabilities = setting.vulnerabilities?.(images) ?? [];
    const evidence = { occurrences, facts, advisories, histories, vulnerabilities };
    const maxAgeMs = (one: ImageOccurrence) => ages(one).maxAgeMs;
    const found = findingsOf(evidence, { maxAgeMs, now, advisories: policy.advisories });
    const complete = gaps.length === 0;
    const applied = applyPolicy(found, policy, { now, complete, inline: waivers });
    return { evidence, problems, files: texts, inline: waivers, ...compact({ seen }), ...applied };
  };
  const before = await examine(setting.files);
  const disk = new Map(Object.entries(setting.files));
  const replace = async (path: string, _: string | undefined, after: string) => {
    disk.set(path, after);
    return {};
  };
  const pinned =
    config.mode === 'pin'
      ? await writePins({ replace }, before, (texts) =>
          scanCheckout(readable({ ...setting.files, ...Object.fromEntries(texts) }), config),
        )
      : undefined;
  const after = pinned === undefined ? before : await examine(Object.fromEntries(disk));
  const findings = await compared(setting, config, after.findings, after.evidence.occurrences);
  const { verdict, exitCode } = judge(findings, gaps, config);
  const learned = {
    ...after,
    artifacts: { asked: 0, answered: 0, unknown: {} },
    asked: () => ({ pullPolicy: notConfigured, advisories: notConfigured }),
    examined: gaps.length,
    config,
    startedAt: now,
    requests,
    source: setting.source,
    patch: patchOfFixes(findings, after.files),
    changes: [...(pinned?.changes ?? []), ...(setting.recorded ? [setting.recorded] : [])],
  };
  const report = withImages(describeRun(learned, { verdict, findings, gaps }));
  return { report: setting.change === undefined ? report : setting.change(report), exitCode };
}

const notConfigured = { notAsked: 'not-configured' };

function readable(files: Files) {
  return {
    list: async () => Object.keys(files).sort(),
    read: async (path: string) => ({ text: files[path] ?? '' }),
  };
}

async function configOf({ inputs = {}, files, base }: Setting): Promise<Config> {
  const read = (all: Files) => async (path: string) => {
    const text = all[path];
    return text === undefined ? ({ missing: true } as const) : { text };
  };
  const configured = await configure({
    get: (name) => inputs[name],
    checks: async () => checkIds,
    head: read(files),
    ...(base === undefined ? {} : { base: read(base) }),
    remote: async () => ({ missing: true }),
  });
  if ('issues' in configured) throw new Error(configured.issues.join('\n'));
  return configured.config;
}

async function compared(
  { base, files }: Setting,
  config: Config,
  findings: readonly JudgedFinding[],
  occurrences: readonly Occurrence[],
): Promise<readonly ComparedFinding[]> {
  if (base === undefined) return notCompared(findings, undefined);
  const { occurrences: existing } = await scanCheckout(readable(base), config);
  const baseline = {
    references: baselineReferences(existing, occurrences, new Set(Object.keys(files)), new Map()),
    unchanged: Object.fromEntries(
      findings.flatMap(({ at }) => (at === undefined ? [] : [[at.file, files[at.file] === base[at.file]]])),
    ),
  };
  return compareFindings(findings, occurrences, baseline);
}

/** A waiver of the policy as the report shows it. */
export function waiver(says: Partial<ReportedWaiver>): ReportedWaiver {
  const place = { file: '.github/tagproof.yml', line: 3, column: 5, endLine: 6, endColumn: 1 };
  return { ...place, state: 'active', matched: 1, reason: 'r', ...says };
}

/** How many open findings there are of each severity. */
export function bySeverity({ findings }: Report): Readonly<Record<Severity, number>> {
  const count = (wanted: Severity) =>
    findings.filter(({ severity, waived }) => severity === wanted && waived === undefined).length;
  return { error: count('error'), warning: count('warning'), notice: count('notice') };
}
