// `coverage`: how many pins each registry of a checkout lets a run prove, by what and since when, and what would prove more.
import { moreFor } from '../../clients/histories/index.js';
import { type Context, printJson, usageErrors } from '../../command/context.js';
import { folderHost, runOn, silentHost } from '../../command/gate.js';
import { addToGroup, compact } from '../../model/collections.js';
import { compareText, plural } from '../../model/text/text.js';
import { formatDay } from '../../model/text/time.js';
import { plain } from '../../output/escape.js';
import { terminalTable, wrapped } from '../../output/terminal/columns.js';
import { questionsOf } from '../../report/coverage.js';
import type { Report, ReportedReference } from '../../report/schema/schema.js';

interface RegistryCoverage {
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

/** Verifies the folder without writing anything, and prints one line for each registry. */
export async function coverageCommand(context: Context): Promise<number> {
  const { invocation, out, width = Number.POSITIVE_INFINITY } = context;
  const quiet = silentHost(folderHost({ ...context, out: () => undefined }));
  const ran = await runOn(context, quiet, 'audit', { isPreview: true });
  if ('issues' in ran) return usageErrors(context, 'configuration', ran.issues);
  const { report } = ran;
  const registries = coverageByRegistry(report);
  const { incomplete } = report;
  if (invocation.json) await printJson(context, { registries, incomplete });
  else out(textOf(registries, width));
  if (incomplete.length === 0) return 0;
  context.err(`${plural(incomplete.length, 'item')} could not be read; for the causes, run: tagproof verify`);
  return 3;
}

function coverageByRegistry({ references }: Pick<Report, 'references'>): readonly RegistryCoverage[] {
  const groups = new Map<string, ReportedReference[]>();
  for (const one of references)
    if (one.kind === 'image' && one.digest !== undefined && one.testData === undefined)
      addToGroup(groups, one.registry ?? '', one);
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

function textOf(registries: readonly RegistryCoverage[], width: number): string {
  if (registries.length === 0) return 'No image is pinned.';
  const rows = registries.flatMap(({ registry, pins, proved, disproved = 0, sources }) => {
    const state = `${proved} of ${plural(pins, 'pin')} proved${disproved === 0 ? '' : `, ${disproved} disproved`}`;
    const lines = sources.map(({ source, since }) => [plain(source), daysOf(since)]);
    const [first = ['nothing', ''], ...others] = lines;
    return [[plain(registry), state, ...first], ...others.map((line) => ['', '', ...line])];
  });
  const advice = registries.flatMap(({ registry, more, unknown }) =>
    more === undefined ? [] : [`${plain(registry)}: ${causesText(unknown)}. ${more}`],
  );
  return [
    terminalTable([['Registry', 'Pins', 'By', 'Since'], ...rows], width),
    ...advice.flatMap((line) => ['', ...wrapped(line, width)]),
  ].join('\n');
}

function causesText(unknown: Readonly<Record<string, number>>): string {
  return Object.entries(unknown)
    .map(([cause, count]) => `${count} ${cause}`)
    .join(', ');
}

function daysOf(since: SourceCoverage['since']): string {
  if (since === undefined) return '';
  const [first, last] = since.map((day) => formatDay(Date.parse(day)));
  return first === last ? `${first}` : `${first} to ${last}`;
}
