// Every fault at every request to the CI host: the policy and the base commit are what they are, or nobody knows.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpResponse } from '../../src/model/run/http.js';
import { amount, sampleOf } from '../sample.js';
import { from, type Situation, stage } from './drive.js';

let setting: Awaited<ReturnType<typeof stage>>;
beforeAll(async () => {
  setting = await stage();
});
afterAll(() => setting.server.close());

const answer = (status: number, body = ''): HttpResponse => ({ status, headers: {}, body });
const faults: readonly (readonly [string, HttpResponse | 'lost'])[] = [
  ...[301, 401, 403, 404, 429, 500].map((status) => [String(status), answer(status)] as const),
  ['404 in words', answer(404, '{"message":"Not Found"}')],
  ['a page of a proxy', answer(200, '<html>')],
  ['an empty answer', answer(200)],
  ['an empty object', answer(200, '{}')],
  ['an empty list', answer(200, '[]')],
  ['null', answer(200, 'null')],
  ['a lost connection', 'lost'],
];

const file = '.github/tagproof.yml';
const waiver = 'waivers: [{check: unpinned, reason: it is built here}]\n';

function situations(): Readonly<Record<string, Situation & { readonly verdict: 'pass' | 'fail' }>> {
  const unpinned = from(setting.emulator, 'redis', '7');
  const pinned = from(setting.emulator, 'redis', '7', 0);
  const newOnly = { 'new-only': 'true' };
  const event = 'pull_request';
  return {
    'an old finding': {
      event,
      base: { Dockerfile: unpinned },
      head: { Dockerfile: `# moved\n${unpinned}` },
      inputs: newOnly,
      verdict: 'pass',
    },
    'a new finding': {
      event,
      base: { Dockerfile: pinned },
      head: { Dockerfile: unpinned },
      inputs: newOnly,
      verdict: 'fail',
    },
    'a waiver of the base commit': {
      event,
      base: { Dockerfile: unpinned, [file]: waiver },
      head: { Dockerfile: unpinned },
      verdict: 'pass',
    },
    'a waiver that the change adds': {
      event,
      base: { Dockerfile: pinned, [file]: 'max-age: 1d\n' },
      head: { Dockerfile: unpinned, [file]: waiver },
      verdict: 'fail',
    },
  };
}

describe.each(
  Object.keys({
    'an old finding': 0,
    'a new finding': 0,
    'a waiver of the base commit': 0,
    'a waiver that the change adds': 0,
  }),
)('%s', (name) => {
  const kindOf = ([, fault]: (typeof faults)[number]) => (fault === 'lost' ? fault : 'status');
  it.each(sampleOf(faults, kindOf, 1, name.length))('%s', async (_name, fault) => {
    const { server, drive } = setting;
    const situation = situations()[name];
    if (situation === undefined) throw new Error(name);
    server.fault = undefined;
    server.log.length = 0;
    const clean = await drive(situation);
    expect(clean.report.verdict).toBe(situation.verdict);
    const lines = [...server.log];
    expect(lines.length).toBeGreaterThan(1);
    const wrong: string[] = [];
    for (const [nth, line] of [...lines.entries()].filter(([at]) => at % amount(3, 1) === 0)) {
      for (const isLasting of [false, true]) {
        let count = -1;
        server.fault = (asked) => {
          count += 1;
          return count === nth || (isLasting && asked === line) ? fault : undefined;
        };
        try {
          const { report } = await drive(situation);
          if (report.verdict !== 'incomplete' && report.verdict !== situation.verdict)
            wrong.push(`${report.verdict}: ${line}`);
        } catch (error) {
          wrong.push(`throws ${error}: ${line}`);
        }
      }
    }
    server.fault = undefined;
    expect(wrong).toEqual([]);
  });
});
