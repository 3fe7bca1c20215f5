// Random faults at random requests, and at the disk: what a bad network, a bad proxy and a full disk do. None of them
// is a lie that nobody could tell from the truth, such as a well-formed answer with another history.
import type { Fault, Service } from '../../src/emulator/faults.js';
import { dayMs } from '../build.js';
import { type CiFault, randomCiFaults } from './ci-faults.js';
import { hostileText } from './hostile.js';
import type { Ordeal } from './ordeals.js';
import { start } from './platform.js';
import type { Random } from './random.js';
import { type Echo, randomEcho } from './spellings.js';

export interface Faults {
  readonly platform: readonly Fault[];
  /** Of the registry without a history; it counts as the service `registry`. */
  readonly other: readonly Fault[];
  /** Of the sources of tag histories; they count as the service `registry`. */
  readonly histories: readonly Fault[];
  readonly ci: readonly CiFault[];
  /** The request of this number gets an error that repeats the credentials it was sent with. */
  readonly echoes: ReadonlyMap<number, Echo>;
  /** What the disk says when a file or a document is written, by the number of the write. */
  readonly disk: ReadonlyMap<number, string>;
  /** Files that cannot be read, by the number of the read. */
  readonly unreadable: ReadonlySet<number>;
  /** By so much is the machine's own clock off. */
  readonly skewMs: number;
  /** The run receives a stop signal when it sends the request of this number. */
  readonly stopAt?: number;
  /** One service is slow, never ends, or contradicts itself; absent from most runs. */
  readonly ordeal?: Ordeal;
  /** The job may not ask for a workflow token. */
  readonly refusal?: 'fork' | 'no-permission';
}

export const noFaults: Faults = {
  platform: [],
  other: [],
  histories: [],
  ci: [],
  echoes: new Map(),
  disk: new Map(),
  unreadable: new Set(),
  skewMs: 0,
};

/** Errors repeat the credentials that the requests were sent with. */
export function repeatsCredentials({ echoes, ci }: Faults): boolean {
  return echoes.size > 0 || ci.some(({ effect }) => 'echo' in effect);
}

const paths = ['/token', '/history/', '/exchange', 'repos', 'tags', '/manifests/', '/referrers/', 'advisor'];

/** `hostile`: errors have texts that want to break out of where they are shown. */
export function randomFaults(random: Random, hostile: boolean): Faults {
  const several = <T>(max: number, make: () => T): readonly T[] =>
    Array.from({ length: random.below(max + 1) }, make);
  const fewNumbers = (max: number, below: number) => new Set(several(max, () => 1 + random.below(below)));
  const refused = random.chance(0.04) ? { refusal: random.pick(['fork', 'no-permission'] as const) } : {};
  return {
    platform: several(4, () => randomFault(random, hostile)),
    other: random.chance(0.5) ? several(2, () => randomFault(random, hostile, 'registry')) : [],
    ci: randomCiFaults(random, hostile),
    echoes: new Map(random.chance(0.3) ? [...fewNumbers(3, 20)].map((at) => [at, randomEcho(random)]) : []),
    disk: new Map(
      random.chance(0.15)
        ? [...fewNumbers(2, 4)].map((at) => [at, random.pick(['ENOSPC', 'EROFS', 'EACCES', 'EIO'])])
        : [],
    ),
    unreadable: random.chance(0.08) ? fewNumbers(2, 5) : new Set(),
    skewMs: random.chance(0.06) ? random.pick([Date.UTC(1970, 0, 1), Date.UTC(2099, 0, 1)]) - start : 0,
    ...(random.chance(0.06) ? { stopAt: 1 + random.below(12) } : {}),
    ...refused,
    histories: [],
  };
}

/** What happens to the sources of tag histories, besides their own trouble. */
export function randomHistoryFaults(random: Random, hostile: boolean): readonly Fault[] {
  return Array.from({ length: random.below(3) }, () => {
    const { match, effect } = randomFault(random, hostile, 'registry');
    const { path: _, ...of } = match ?? {};
    return { match: of, effect };
  });
}

function randomFault(random: Random, hostile: boolean, only?: Service): Fault {
  const service = only ?? random.pick(['platform', 'registry', 'issuer', 'provider'] as const);
  const count = random.pick<{ nth?: number; times?: number }>([
    { nth: 1 + random.below(6) },
    { times: 1 + random.below(6) },
    {},
  ]);
  const path = random.chance(0.4) ? { path: random.pick(paths as [string]) } : {};
  return { match: { service, ...count, ...path }, effect: randomEffect(random, hostile) };
}

function randomEffect(random: Random, hostile: boolean): Fault['effect'] {
  const message = hostile ? hostileText(random) : 'no';
  const body = random.pick([
    '',
    '<html>Sign in to the network</html>',
    '{}',
    '[]',
    'null',
    '{"errors":[]}',
    '{"code":5}',
    JSON.stringify({ code: 7, message, errors: [{ code: 'DENIED', message }] }),
  ]);
  const status = random.pick([
    400, 401, 403, 404, 404, 404, 407, 408, 429, 451, 500, 501, 502, 503, 504, 301, 302, 204, 101,
  ]);
  const retryAfter = random.chance(0.4)
    ? {
        retryAfter: random.pick([
          '0',
          '1',
          '30',
          '999999999',
          '-1',
          'soon',
          'Sat, 21 Nov 2026 12:00:30 GMT',
          '1e9',
        ]),
      }
    : {};
  return random.pick<Fault['effect']>([
    { status, body, ...retryAfter },
    {
      status: 200,
      body: random.pick(['', '<html>Sign in to the network</html>', '[]', 'null', '"', '{"history":null}']),
    },
    { delayMs: random.pick([100, 5_000, 45_000, 70_000, 3_600_000]) },
    { reset: true },
    { truncate: random.below(200) },
    { garbage: true },
    { repeatPage: true },
    { restartPage: true },
    { clockSkewMs: random.pick([-3_600_000, 3_600_000, -60_000, dayMs * 365]) },
  ]);
}
