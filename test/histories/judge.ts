// Judges what the sources of a life say: each alone, every pair of them, and runs that ask two of them with and without faults.
import { findingsOf } from '../../src/checks/index.js';
import { judge, type Verdict } from '../../src/checks/verdict.js';
import { proveJoined } from '../../src/history/joined.js';
import type { HistorySource } from '../../src/history/source.js';
import { Failure } from '../../src/model/failure.js';
import type { Digest } from '../../src/model/images/image.js';
import type { Fact, HistoryRecord } from '../../src/model/judgement/fact.js';
import type { Severity } from '../../src/model/judgement/finding.js';
import type { HttpResponse, Transport } from '../../src/model/run/http.js';
import { createResolver } from '../../src/resolve/index.js';
import { dayMs, digest, occurrence } from '../build.js';
import { serve } from '../resolve/walk-service.js';
import { joinSaid, type Said } from './build.js';
import { inParts, type Life, returnedBy, worldBefore } from './lives.js';
import { ledgerOf, openSimulated, simulatedKinds, simulatedSources, worldOf } from './simulations.js';
import { type Claim, copyMs, lostBy, TrueLife, untruthIn } from './truth.js';
import { digestAt, movesOf, now, tagsOf, type World } from './world.js';

/** Digests of the life, and one that never was there. */
const pins = ['a', 'b', 'c', 'd', 'f'].map(digest);
/** The manifest of one platform in each of them. */
const platforms = new Map(pins.map((index, number) => [index, digest(String(number + 1))]));
const childrenOf = (index: Digest): readonly Digest[] => [platforms.get(index) ?? []].flat();

/** One variant of each is enough: who signs in says nothing else. */
const kinds = simulatedKinds.filter(({ name, kind }) => name === kind.id);
const readers = simulatedSources.filter(
  ([name, { id }]) => name === id || name === 'official-images with a token',
);
export const sourceNames: readonly string[] = [...readers.map(([name]) => name), 'parts'];

/** A platform's history decides alone; what a run makes of it and the ledger is judged as well. */
const pairs = sourceNames.flatMap((name, one) =>
  sourceNames.flatMap((before, other) =>
    other < one && name !== 'platform' && before !== 'platform' ? [[other, one] as const] : [],
  ),
);

export interface Untruth {
  /** What is wrong, the same for all lives. */
  readonly what: string;
  readonly sources: readonly string[];
  readonly pin: Digest | undefined;
  readonly fact: Fact;
  readonly more?: unknown;
}

export function viewOf({ minAgeDays, asOfDays }: Life) {
  return {
    now,
    minAgeMs: minAgeDays * dayMs,
    ...(asOfDays === undefined ? {} : { asOf: now - asOfDays * dayMs }),
  };
}

function lateText({ registryBehindMs, sourcesBehindMs, storedMs }: Life): string {
  if (registryBehindMs + sourcesBehindMs > 0) return ' (somebody is behind)';
  return storedMs > 0 ? ' (an answer was kept)' : '';
}

/** What every source says of a life, and what each says alone and in pairs. */
export async function untruthsOf(life: Life): Promise<readonly Untruth[]> {
  const current = returnedBy(life);
  if (current === undefined) return [];
  const view = viewOf(life);
  const truth = new TrueLife(life.world, life.tag, now);
  const partly = inParts({ ...life, world: worldBefore(life.world, life.storedMs) }, now - life.storedMs);
  const asked = await Promise.all(
    readers.map(async ([name, source], index) => {
      // A platform's history is what its registry serves.
      const behindMs = name === 'platform' ? 0 : life.sourcesBehindMs;
      const storedMs = name !== 'platform' && index % 2 === 1 ? life.storedMs : 0;
      const world = worldBefore(life.world, Math.max(behindMs, storedMs));
      const then = storedMs === 0 ? current : (digestAt(world, life.tag, now) ?? current);
      const reading = await source.read({ world, tag: life.tag, current: then, pins, view });
      if (storedMs === 0 || 'cause' in reading.answer) return reading;
      return { ...reading, answer: { ...reading.answer, readAt: now - storedMs } };
    }),
  );
  const readings = [...asked, partly];
  const found: Untruth[] = [];
  /** What is said about each question, if it is true. */
  const judged = (...indices: readonly number[]): readonly (Claim | undefined)[] => {
    const some = indices.flatMap((index): Said | [] => readings[index] ?? []);
    const sources = indices.flatMap((index) => sourceNames[index] ?? []);
    const joint = joinSaid(some, current, now);
    const records = some.flatMap(({ answer }) => ('cause' in answer ? [] : answer.records));
    return [undefined, ...pins].map((pin) => {
      const fact = proveJoined(pin, joint, view);
      const claim = { fact, pin, current, view, life: truth, records };
      const untruth = untruthIn(claim);
      if (untruth === undefined) return claim;
      found.push({ what: `${untruth}${lateText(life)}`, sources, pin, fact });
      return undefined;
    });
  };
  const alone = readings.map((_, index) => judged(index));
  for (const [one, other] of pairs)
    for (const [index, both] of judged(one, other).entries())
      for (const single of [alone[one]?.[index], alone[other]?.[index]]) {
        if (both === undefined || single === undefined) continue;
        const { fact, pin } = both;
        const lost = lostBy(single, both);
        if (lost === undefined) continue;
        const sources = [one, other].flatMap((place) => sourceNames[place] ?? []);
        found.push({ what: `with another source ${lost}`, sources, pin, fact, more: single.fact });
      }
  return found;
}

export const faults: Readonly<Record<string, HttpResponse | 'unreachable'>> = {
  500: { status: 500, headers: {}, body: '' },
  503: { status: 503, headers: {}, body: '' },
  429: { status: 429, headers: {}, body: '' },
  401: { status: 401, headers: {}, body: '{}' },
  page: { status: 200, headers: {}, body: '<html>' },
  empty: { status: 200, headers: {}, body: '' },
  nothing: 'unreachable',
};

/** A run that asks two sources, whose services may be down. */
export interface RunOf {
  readonly sources: readonly [number, number];
  readonly isDown: readonly [boolean, boolean];
  readonly fault: string;
  readonly hasLedger: boolean;
  readonly pin: number;
  readonly failOn: Severity;
  readonly maxAgeDays: number;
}

export const pinned: readonly (Digest | undefined)[] = [undefined, ...pins, ...platforms.values()];
/** Those that a run asks over the network, and the platform. */
export const runSources: readonly string[] = [...kinds.map(({ name }) => name), 'platform'];

interface Ran {
  readonly fact: Fact;
  readonly verdict: Verdict;
  readonly fixes: readonly Digest[];
  readonly checks: readonly string[];
}

async function ran(life: Life, run: RunOf, fault: HttpResponse | 'unreachable' | undefined): Promise<Ran> {
  const view = viewOf(life);
  const world = worldBefore(life.world, life.sourcesBehindMs);
  const names = run.sources.map((index) => runSources[index]);
  const isPlatform = names.includes('platform');
  const sources = run.sources.flatMap((index, place): HistorySource | [] => {
    const one = kinds[index];
    if (one === undefined) return [];
    const { send } = one.simulation.serve(worldOf(one.simulation, world), one.simulation.server);
    const isDown = fault !== undefined && run.isDown[place] === true;
    const asked = isDown ? failing(fault) : send;
    return openSimulated(one.kind, one.simulation, asked, worldOf(one.simulation, world), life.tag) ?? [];
  });
  const host = isPlatform ? 'cgr.dev' : 'r.example.com';
  const name = `${host}/${world.repository}:${life.tag}`;
  const pin = pinned[run.pin];
  const one = occurrence(pin === undefined ? name : `${name}@${pin}`);
  const platformDown = fault !== undefined && run.isDown.includes(true);
  const resolve = createResolver({
    ...(isPlatform ? { registry: host } : {}),
    sources: isPlatform
      ? platformOf(world, life.tag, platformDown)
      : { cause: 'no-platform', subject: 'platform', message: 'none' },
    registries: {
      digestOf: async () => returnedBy(life) ?? digest('0'),
      manifest: async (_, of) => ({ isIndex: platforms.has(of) }),
      children: async (_, of) => childrenOf(of),
    },
    histories: { sourcesOf: () => [...new Map(sources.map((source) => [source.id, source])).values()] },
    needPlatform: [],
    mirrors: {},
    historyLimit: 3,
    view,
    surface: 'workflow',
    ...(run.hasLedger ? { firstSeen: new Map([[name, ledgerOf(life.world, life.tag)]]) } : {}),
  });
  const { evidence, gaps } = await resolve([one]);
  const findings = findingsOf(evidence, { now, maxAgeMs: () => run.maxAgeDays * dayMs });
  const { verdict } = judge(
    findings.map((one) => ({ ...one, introduced: true, waived: undefined })),
    gaps,
    { failOn: run.failOn, onIncomplete: 'fail' },
  );
  const fact = evidence.facts.get(one) ?? { status: 'unknown', cause: 'no-history', message: 'no fact' };
  const fixes = findings.flatMap(({ fix }) => (fix !== undefined && 'digest' in fix ? [fix.digest] : []));
  return { fact, verdict, fixes: fixes as readonly Digest[], checks: findings.map(({ check }) => check) };
}

function failing(fault: HttpResponse | 'unreachable'): Transport {
  return async () => {
    if (fault === 'unreachable') throw new Failure('unreachable', 'There is no answer');
    return fault;
  };
}

function platformOf(world: World, tag: string, isDown: boolean) {
  const moves = movesOf(world, tag).flatMap(({ at, digest }): readonly HistoryRecord[] =>
    digest === undefined ? [] : [{ at, digest }],
  );
  const { ask } = serve(moves, { limit: 3 });
  const down = async () => {
    throw new Failure('unreachable', 'There is no answer');
  };
  return {
    history: () => (isDown ? down : ask),
    children: async (_: string, of: Digest) => childrenOf(of),
  };
}

const worse: readonly Verdict[] = ['pass', 'incomplete', 'fail'];

/** What is not true of a run, and what the silence of a source makes better. */
export async function untruthsOfRun(some: Life, run: RunOf): Promise<readonly Untruth[]> {
  const names = run.sources.flatMap((index) => runSources[index] ?? []);
  const life = names.includes('platform') ? { ...some, registryBehindMs: 0, sourcesBehindMs: 0 } : some;
  const current = returnedBy(life);
  if (current === undefined) return [];
  const view = viewOf(life);
  const truth = new TrueLife(life.world, life.tag, now);
  const pin = pinned[run.pin];
  const sources = [...names, ...(run.hasLedger ? ['ledger'] : [])];
  const found: Untruth[] = [];
  const say = (what: string, fact: Fact, more: unknown) => found.push({ what, sources, pin, fact, more });
  const well = await ran(life, run, undefined);
  const ill = await ran(life, run, faults[run.fault]);
  for (const [{ fact, checks, fixes, verdict }, when] of [
    [well, 'a run'],
    [ill, 'a run with a fault'],
  ] as const) {
    const records = run.hasLedger ? ledgerOf(life.world, life.tag) : [];
    const what = untruthIn({ fact, pin, current, view, life: truth, records, childrenOf });
    if (what !== undefined) say(`${when}: ${what}${lateText(life)}`, fact, checks);
    const tenured = view.asOf === undefined && view.minAgeMs === 0;
    const since = tenured && fact.status !== 'one-platform' ? now - copyMs : undefined;
    for (const fix of fixes) if (!truth.had(fix, since)) say(`${when}: a fix is not the tag’s`, fact, checks);
    if (
      'noTarget' in fact &&
      fact.noTarget !== undefined &&
      fact.status !== 'one-platform' &&
      fixes.length > 0
    )
      say(`${when}: a fix, although it is not known what to pin`, fact, checks);
    if ('vanishes' in fact && fact.vanishes !== undefined && lateText(life) === '' && pin !== undefined)
      if (tagsOf(life.world, pin).length > 0) say(`${when}: a digest vanishes that a tag has`, fact, checks);
    const isForeign =
      pin !== undefined && pin !== current && !truth.had(pin) && !childrenOf(current).includes(pin);
    if (
      tenured &&
      isForeign &&
      run.failOn === 'notice' &&
      verdict === 'pass' &&
      fact.status !== 'one-platform'
    )
      say(`${when}: a foreign digest passes`, fact, checks);
  }
  if (worse.indexOf(well.verdict) > 0 && ill.verdict === 'pass')
    say('a fault turns a worse verdict into pass', ill.fact, { run, well, ill });
  return found;
}
