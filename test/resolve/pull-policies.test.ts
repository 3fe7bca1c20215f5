// Pull policies in the resolver: one request without policies, the newest allowed digest, and no answer taken for "allowed".
import { describe, expect, it } from 'vitest';
import { Failure } from '../../src/model/failure.js';
import type { Digest } from '../../src/model/images/image.js';
import { createResolver, type ResolveOptions } from '../../src/resolve/index.js';
import type { PlatformSources, PolicyBinding, PullPolicySource } from '../../src/resolve/ports.js';
import { dayMs, digest, occurrence } from '../build.js';

const now = Date.parse('2026-11-21T00:00:00Z');
const node = 'r.example.com/acme/node:20';

/** 26 different digests, `nth(0)` is the newest. */
const nth = (back: number): Digest => `sha256:${back.toString(16).padStart(2, '0').repeat(32)}`;

type Said = 'allowed' | 'denied' | 'error';

interface Platform {
  /** The tag moved every night. */
  readonly nights?: number;
  readonly bindings?: readonly PolicyBinding[] | 'unsupported';
  /** By nights back; the build was `builtBefore` days before the tag moved. */
  readonly says?: (back: number) => Said;
  readonly mode?: PolicyBinding['mode'];
  readonly changes?: Partial<PullPolicySource>;
}

const enforced: PolicyBinding = { uid: 'g/b', mode: 'enforced', parameters: { days: '7' } };

function platform({ nights = 30, bindings = [enforced], says = () => 'allowed', mode, changes }: Platform) {
  const asked: string[] = [];
  const backOf = (one: Digest) => Number.parseInt(one.slice(7, 9), 16);
  const sources: PlatformSources = {
    catalogue: {
      listRepositories: async ({ name }) => [{ uid: 'g/1', name }],
      listTags: async () => [{ name: '20', deprecated: false }],
    },
    history: () => async () =>
      Array.from({ length: nights }, (_, back) => ({
        at: now - back * dayMs - 3_600_000,
        digest: nth(back),
      })),
    children: async () => undefined,
    pullPolicies: {
      async bindings() {
        asked.push('bindings');
        return bindings === 'unsupported' ? undefined : bindings;
      },
      async overrides() {
        asked.push('overrides');
        return [];
      },
      async check(_repository, one) {
        asked.push(`check ${backOf(one)}`);
        const result = says(backOf(one));
        return [
          {
            policy: 'cooldown',
            policyUid: 'p',
            bindingUid: 'g/b',
            mode: mode ?? 'enforced',
            result,
            parameters: {},
          },
        ];
      },
      async builtAt(_repository, one) {
        asked.push(`built ${backOf(one)}`);
        return now - backOf(one) * dayMs - 2 * 3_600_000;
      },
      ...changes,
    },
  };
  return { asked, sources };
}

function optionsOf(sources: PlatformSources): ResolveOptions {
  const fail = () => Promise.reject(new Error('no other registry is asked'));
  return {
    registry: 'r.example.com',
    group: 'g',
    sources,
    registries: { digestOf: fail, manifest: fail, children: fail },
    needPlatform: [],
    mirrors: {},
    historyLimit: 1000,
    view: { now },
    surface: 'workflow',
  };
}

async function resolve(raw: string, of: Platform, changes: Partial<ResolveOptions> = {}) {
  const { asked, sources } = platform(of);
  const one = occurrence(raw);
  const resolver = createResolver({ ...optionsOf(sources), ...changes });
  const { evidence, gaps } = await resolver([one]);
  return { fact: evidence.facts.get(one), gaps, asked, policies: evidence.pullPolicies.get(one) };
}

const fails = (cause: Failure['reason']) => async (): Promise<never> => {
  throw new Failure(cause, `it is ${cause}`);
};
const checksIn = (asked: readonly string[]) => asked.filter((one) => one.startsWith('check'));

describe('without policies', () => {
  it.each([
    ['has no pull policies', 'unsupported' as const],
    ['has none bound', []],
  ])('a platform that %s is asked once, whatever the number of references', async (_, bindings) => {
    const { sources, asked } = platform({ bindings });
    const resolver = createResolver(optionsOf(sources));
    const raws = [node, `${node}@${nth(3)}`, `r.example.com/acme/python:20@${nth(0)}`];
    const { evidence, gaps } = await resolver(raws.map((raw) => occurrence(raw)));
    expect(asked).toEqual(['bindings']);
    expect([evidence.pullPolicies.size, gaps]).toEqual([0, []]);
  });

  it.each([
    ['is not listed', []],
    ['is listed twice', ['g/1', 'g/2']],
  ])('an image that %s is one gap of the catalogue, and no digest is asked about', async (_, uids) => {
    const { sources, asked } = platform({});
    const listRepositories = async () => uids.map((uid) => ({ uid, name: 'node' }));
    const catalogue = { listTags: async () => [{ name: '20', deprecated: false }], listRepositories };
    const one = occurrence(`${node}@${nth(0)}`);
    const { gaps, evidence } = await createResolver(optionsOf({ ...sources, catalogue }))([one]);
    expect(gaps).toMatchObject([{ cause: 'contradiction' }]);
    expect([asked, evidence.pullPolicies.size]).toEqual([['bindings'], 0]);
  });

  it('nothing is asked about a public image that the platform does not list', async () => {
    const { sources, asked } = platform({});
    const catalogue = { listTags: async () => [], listRepositories: async () => [] };
    const options = { ...optionsOf({ ...sources, catalogue }), publicOrganization: 'acme' };
    const { gaps, evidence } = await createResolver(options)([occurrence(`${node}@${nth(0)}`)]);
    expect([gaps, asked, evidence.pullPolicies.size]).toEqual([[], ['bindings'], 0]);
  });

  it('a policy of another part of the organization applies to no image here', async () => {
    for (const uid of ['g/2/b', 'h/b', 'g/1x/b']) {
      const { asked, policies } = await resolve(node, { bindings: [{ ...enforced, uid }] });
      expect([uid, asked, policies]).toEqual([uid, ['bindings'], undefined]);
    }
    for (const uid of ['g/1/b', 'g/b', 'b']) {
      const { policies } = await resolve(node, { bindings: [{ ...enforced, uid }] });
      expect([uid, policies?.newest.length]).toEqual([uid, 1]);
    }
  });
});

describe('the digest to pin', () => {
  it('is the newest that is allowed: nightly builds are within a cool-down of 7 days', async () => {
    const { fact, policies, asked, gaps } = await resolve(node, {
      says: (back) => (back < 7 ? 'denied' : 'allowed'),
    });
    expect(fact).toMatchObject({
      status: 'unpinned',
      currentDigest: nth(7),
      currentSince: now - 7 * dayMs - 3_600_000,
    });
    expect(policies?.newest.map((answer) => answer.digest)).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map(nth));
    expect(checksIn(asked).length).toBeLessThanOrEqual(15);
    expect(gaps).toEqual([]);
  });

  it('is the newest of all when that is allowed, with one question', async () => {
    const { fact, asked } = await resolve(`${node}@${nth(0)}`, {});
    expect(fact).toMatchObject({ status: 'current', currentDigest: nth(0) });
    expect(checksIn(asked)).toEqual(['check 0']);
  });

  it('makes an older pin current, and one in between too, as `min-age` does', async () => {
    const says = (back: number): Said => (back < 7 ? 'denied' : 'allowed');
    expect((await resolve(`${node}@${nth(7)}`, { says })).fact).toMatchObject({ status: 'current' });
    expect((await resolve(`${node}@${nth(8)}`, { says })).fact).toMatchObject({
      status: 'superseded',
      behind: 1,
      supersededBy: nth(7),
      currentDigest: nth(7),
    });
    const denied = await resolve(`${node}@${nth(2)}`, { says });
    expect(denied.fact).toMatchObject({ status: 'current', currentDigest: nth(7) });
    expect(denied.policies?.newest.find((one) => one.digest === nth(2))).toMatchObject({
      results: [{ result: 'denied' }],
    });
  });

  it('is old enough for `min-age` too, and the search begins there', async () => {
    const view = { now, minAgeMs: 10 * dayMs };
    const wide = await resolve(node, { says: (back) => (back < 7 ? 'denied' : 'allowed') }, { view });
    expect(wide.fact).toMatchObject({ currentDigest: nth(10) });
    expect(checksIn(wide.asked)).toEqual(['check 10']);
    // The history says that it is old enough, its build says that it is not.
    const rebuilt = await resolve(node, { says: (back) => (back < 12 ? 'denied' : 'allowed') }, { view });
    expect(rebuilt.fact).toMatchObject({ currentDigest: nth(12) });
    // The reverse: its build is old enough, and the tag got it too late.
    const late = await resolve(node, { says: () => 'allowed' }, { view });
    expect(late.fact).toMatchObject({ currentDigest: nth(10) });
  });

  it('is searched among 15 digests: with 16 denied ones nothing is found, and no sixteenth is asked about', async () => {
    const { fact, policies, asked } = await resolve(node, {
      says: (back) => (back < 16 ? 'denied' : 'allowed'),
    });
    expect(checksIn(asked)).toHaveLength(15);
    expect(policies?.newest).toHaveLength(15);
    expect(fact).toMatchObject({ status: 'unpinned', currentDigest: nth(0) });
    const last = await resolve(node, { says: (back) => (back < 14 ? 'denied' : 'allowed') });
    expect(last.fact).toMatchObject({ currentDigest: nth(14) });
  });

  it('is none in a short history of denied digests', async () => {
    const { policies, asked } = await resolve(node, { nights: 3, says: () => 'denied' });
    expect(checksIn(asked)).toEqual(['check 0', 'check 1', 'check 2']);
    expect(policies?.newest).toHaveLength(3);
  });

  it('is not looked for behind a digest of which nothing is known', async () => {
    const { fact, policies, gaps } = await resolve(node, {
      says: (back) => (['denied', 'error', 'allowed'] as const)[Math.min(back, 2)] ?? 'allowed',
    });
    expect(policies?.newest.map((one) => one.digest)).toEqual([nth(0), nth(1)]);
    expect(fact).toMatchObject({ currentDigest: nth(0) });
    expect(gaps).toMatchObject([{ cause: 'pull-policy', subject: node }]);
  });
});

describe('a pin', () => {
  it('is asked about even when the history cannot be read, or never had it', async () => {
    const old = await resolve(`${node}@${digest('f')}`, { says: () => 'denied' });
    expect(old.policies?.others).toMatchObject([{ digest: digest('f'), results: [{ result: 'denied' }] }]);
  });

  it('that is denied says when it was built, and from when on it is allowed', async () => {
    const { policies } = await resolve(`${node}@${nth(0)}`, { says: () => 'denied' });
    const builtAt = now - 2 * 3_600_000;
    expect(policies?.newest[0]?.results).toEqual([
      {
        policy: 'cooldown',
        mode: 'enforced',
        result: 'denied',
        parameters: { days: '7' },
        allowedFrom: { at: builtAt + 7 * dayMs, builtAt },
      },
    ]);
  });

  it('has the days of the platform where nobody says how many', async () => {
    const bindings = [{ ...enforced, parameters: {} }];
    const { policies } = await resolve(`${node}@${nth(0)}`, { says: () => 'denied', bindings });
    expect(policies?.newest[0]?.results[0]?.allowedFrom?.at).toBe(now - 2 * 3_600_000 + 7 * dayMs);
    for (const days of ['0', '366', '1.5', 'x']) {
      const odd = [{ ...enforced, parameters: { days } }];
      const said = await resolve(`${node}@${nth(0)}`, { says: () => 'denied', bindings: odd });
      expect(said.policies?.newest[0]?.results[0]).not.toHaveProperty('allowedFrom');
    }
  });

  it('whose build time is not known is allowed at the latest that long after the tag got it', async () => {
    for (const builtAt of [fails('server-error'), async () => undefined]) {
      const { policies, gaps } = await resolve(`${node}@${nth(0)}`, {
        says: () => 'denied',
        changes: { builtAt },
      });
      expect(policies?.newest[0]?.results).toEqual([
        {
          policy: 'cooldown',
          mode: 'enforced',
          result: 'denied',
          parameters: { days: '7' },
          allowedFrom: { at: now - 3_600_000 + 7 * dayMs },
        },
      ]);
      expect(gaps).toEqual([]);
    }
  });

  it('that an override lifts is allowed, with the reason', async () => {
    const override = { uid: 'g/o', policyUid: 'p', digest: nth(0), reason: 'a fix', createdBy: 'me' };
    const lifted = { overrides: async () => [override] };
    const { fact, policies, asked } = await resolve(`${node}@${nth(0)}`, {
      says: () => 'denied',
      changes: lifted,
    });
    expect(fact).toMatchObject({ status: 'current', currentDigest: nth(0) });
    expect(policies?.newest[0]?.results[0]?.override).toEqual({ reason: 'a fix', createdBy: 'me' });
    expect(checksIn(asked)).toEqual(['check 0']);
    for (const other of [{ uid: 'h/o' }, { policyUid: 'q' }, { digest: nth(1) }]) {
      const changes = { overrides: async () => [{ ...override, ...other }] };
      const { policies: still } = await resolve(`${node}@${nth(0)}`, { says: () => 'denied', changes });
      expect(still?.newest[0]?.results[0]).not.toHaveProperty('override');
    }
  });
});

describe('unknown', () => {
  it.each(['server-error', 'timeout', 'bad-answer', 'rate-limited', 'not-found'] as const)(
    '%s of a question is a gap, and never "allowed"',
    async (cause) => {
      const { gaps, policies } = await resolve(`${node}@${nth(0)}`, { changes: { check: fails(cause) } });
      expect(gaps).toEqual([
        {
          cause,
          subject: `acme/node@${nth(0).slice(0, 19)}`,
          message: expect.stringContaining(`it is ${cause}`),
        },
      ]);
      expect(policies?.newest[0]?.unknown?.cause).toBe(cause);
    },
  );

  it('a list of policies that cannot be read is one gap; one that may not be read is none, and is kept', async () => {
    const failed = await resolve(`${node}@${nth(3)}`, { changes: { bindings: fails('server-error') } });
    expect(failed.gaps).toMatchObject([{ cause: 'server-error', subject: 'pull policies' }]);
    const refused = await resolve(`${node}@${nth(3)}`, { changes: { bindings: fails('denied') } });
    expect(refused.gaps).toEqual([]);
    expect(refused.policies?.newest[0]).toMatchObject({ isHarmless: true, unknown: { cause: 'denied' } });
  });

  it('a list that is requested in another way than the rest is no gap where that way is closed, and is one otherwise', async () => {
    for (const cause of ['unreachable', 'timeout', 'server-error', 'bad-answer'] as const) {
      const apart = await resolve(node, { changes: { bindings: fails(cause), isApart: true } });
      const isClosed = cause === 'unreachable' || cause === 'timeout';
      expect([cause, apart.gaps.length]).toEqual([cause, isClosed ? 0 : 1]);
      const same = await resolve(node, { changes: { bindings: fails(cause) } });
      expect([cause, same.gaps.length]).toEqual([cause, 1]);
    }
  });

  it('a token that may not ask is refused once, which is a gap if a policy is enforced', async () => {
    let checks = 0;
    const check = async (): Promise<never> => {
      checks += 1;
      return fails('denied')();
    };
    const { sources } = platform({ changes: { check } });
    const resolver = createResolver(optionsOf(sources));
    const first = await resolver([occurrence(`${node}@${nth(0)}`)]);
    const second = await resolver([2, 3, 4].map((back) => occurrence(`${node}@${nth(back)}`)));
    expect(checks).toBe(1);
    expect(first.gaps).toMatchObject([{ cause: 'denied', subject: 'pull policies' }]);
    expect(second.gaps).toEqual(first.gaps);
    const dry = await resolve(`${node}@${nth(0)}`, {
      bindings: [{ ...enforced, mode: 'dry-run' }],
      changes: { check },
    });
    expect(dry.gaps).toEqual([]);
    expect(dry.policies?.newest[0]?.isHarmless).toBe(true);
    const both = await resolve(`${node}@${nth(0)}`, {
      bindings: [{ ...enforced, mode: 'dry-run' }, enforced],
      changes: { check },
    });
    expect(both.gaps).toMatchObject([{ cause: 'denied' }]);
    expect(both.policies?.newest[0]).not.toHaveProperty('isHarmless');
  });

  it('a check that fails after another was refused keeps its own cause', async () => {
    const check = async (_repository: unknown, one: Digest): Promise<never> => {
      if (one === nth(2)) return fails('denied')();
      await new Promise((resolve) => setImmediate(resolve));
      return fails('timeout')();
    };
    const { sources } = platform({ changes: { check } });
    const { gaps } = await createResolver(optionsOf(sources))(
      [2, 3].map((back) => occurrence(`${node}@${nth(back)}`)),
    );
    expect(gaps.map(({ cause }) => cause).sort()).toEqual(['denied', 'timeout']);
  });

  it('a denial is open while it is not known whether an override lifts it', async () => {
    const changes = { overrides: fails('server-error') };
    const { gaps, policies } = await resolve(`${node}@${nth(0)}`, { says: () => 'denied', changes });
    expect(gaps).toMatchObject([
      { cause: 'server-error', message: expect.stringContaining('`cooldown` denies') },
    ]);
    expect(policies?.newest[0]?.results).toEqual([]);
    const allowed = await resolve(`${node}@${nth(0)}`, { changes });
    expect(allowed.gaps).toEqual([]);
  });

  it('a policy in dry run that denies or fails opens nothing, and moves no pin', async () => {
    for (const says of ['denied', 'error'] as const) {
      const { gaps, fact, asked } = await resolve(node, { says: () => says, mode: 'dry-run' });
      expect([gaps, checksIn(asked)]).toEqual([[], ['check 0']]);
      expect(fact).toMatchObject({ currentDigest: nth(0) });
    }
  });
});
