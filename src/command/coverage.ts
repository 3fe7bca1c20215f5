// How many pins each registry of a folder lets a run prove, by what and since when, and what would prove more.
import { moreFor } from '../clients/histories/index.js';
import { addToGroup, compact, groupedBy } from '../model/collections.js';
import { compareText, plural } from '../model/text/text.js';
import { formatDay } from '../model/text/time.js';
import { questionsOf } from '../report/coverage.js';
import type { Report, ReportedReference } from '../report/schema/schema.js';
import type { Context } from './context.js';
import { folderHost, runOn, silentHost } from './gate.js';

export interface RegistryCoverage {
  readonly registry: string;
  /** References with a digest. */
  readonly pins: number;
  /** Those of which it is known that they are or were their tags'. */
  readonly proved: number;
  readonly disproved?: number;
  /** What is not known, by cause. */
  readonly unknown: Readonly<Record<string, number>>;
  readonly sources: readonly SourceCoverage[];
  /** What to configure; absent where every pin is decided. */
  readonly more?: string;
}

interface SourceCoverage {
  readonly source: string;
  readonly pins: number;
  /** The first and the last day since which it knows a tag; absent: it has said nothing of any. */
  readonly since?: readonly [first: string, last: string];
}

/** Verifies the folder without writing or printing anything, the registry with most pins first; or what is wrong with the configuration. */
export async function readCoverage(context: Context) {
  const quiet = silentHost(folderHost({ ...context, out: () => undefined }));
  const ran = await runOn(context, quiet, 'audit', { isPreview: true });
  if ('issues' in ran) return { issues: ran.issues };
  const { report } = ran;
  return { registries: coverageByRegistry(report), incomplete: report.incomplete };
}

function coverageByRegistry({ references }: Pick<Report, 'references'>): readonly RegistryCoverage[] {
  const pinned = references.filter(
    ({ kind, digest, testData }) => kind === 'image' && digest !== undefined && testData === undefined,
  );
  const groups = groupedBy(pinned, ({ registry = '' }) => registry);
  return [...groups]
    .map(([registry, pins]) => coverageOfPins(registry, pins))
    .sort((a, b) => b.pins - a.pins || compareText(a.registry, b.registry));
}

function coverageOfPins(registry: string, pins: readonly ReportedReference[]): RegistryCoverage {
  const { asked, answered, disproved, unknown } = questionsOf([...pins], () => ({})).proof;
  const proved = answered - (disproved ?? 0);
  const more = answered === asked ? undefined : moreFor(registry);
  return {
    registry,
    pins: asked,
    proved,
    unknown,
    sources: sourcesOf(pins),
    ...compact({ disproved, more }),
  };
}

/** Where no source was needed, the registry's digest of today is what proves a pin. */
function sourcesOf(pins: readonly ReportedReference[]): readonly SourceCoverage[] {
  const days = new Map<string, (string | undefined)[]>();
  for (const { fact } of pins) {
    const used = (fact?.evidence ?? []).filter(({ silent }) => silent === undefined);
    for (const { source, since } of used) addToGroup(days, source, since);
    if (used.length === 0 && fact?.basis === 'present') addToGroup(days, presentDigest, undefined);
  }
  return [...days].map(([source, all]) => {
    const since = all.flatMap((one) => one ?? []).sort(compareText);
    const [first, last] = [since[0], since.at(-1)];
    return { source, pins: all.length, ...(first && last ? { since: [first, last] as const } : {}) };
  });
}

const presentDigest = 'the digest that the tag has now';

/** `2 of 3 pins proved`. */
export function provedText({ proved, pins, disproved = 0 }: RegistryCoverage): string {
  return `${proved} of ${plural(pins, 'pin')} proved${disproved === 0 ? '' : `, ${disproved} disproved`}`;
}

/** A day, or two of them; empty if none is known. */
export function daysOf(since: SourceCoverage['since']): string {
  if (since === undefined) return '';
  const [first, last] = since.map((day) => formatDay(Date.parse(day)));
  return first === last ? `${first}` : `${first} to ${last}`;
}

/** `1 not-current, 2 unreachable`. */
export function causesText(unknown: RegistryCoverage['unknown']): string {
  return Object.entries(unknown)
    .map(([cause, count]) => `${count} ${cause}`)
    .join(', ');
}
