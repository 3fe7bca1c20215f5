// Selection and shards: stable, balanced, and each repository exactly once.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type RepositorySelection,
  type SelectionCandidate,
  selectRepositories,
  shardsOf,
} from '../../src/organization/plan/shards.js';

const candidate = fc.record({
  repository: fc.stringMatching(/^acme\/[a-zA-Z0-9._-]{1,8}$/),
  size: fc.integer({ min: 0, max: 1_000_000 }),
});
const candidates = fc.uniqueArray(candidate, {
  maxLength: 60,
  selector: ({ repository }) => repository.toLowerCase(),
});
const shards = fc.integer({ min: 1, max: 20 });

describe('shards', () => {
  it('hold each repository once, and none is empty', () => {
    fc.assert(
      fc.property(candidates, shards, (all, max) => {
        const planned = shardsOf(all, max);
        expect(planned.flatMap(({ repositories }) => repositories).sort()).toEqual(
          all.map(({ repository }) => repository).sort(),
        );
        expect(planned).toHaveLength(Math.min(max, all.length));
        expect(planned.every(({ repositories }) => repositories.length > 0)).toBe(true);
      }),
    );
  });

  it('do not depend on the order in which the host lists', () => {
    fc.assert(
      fc.property(candidates, shards, fc.integer(), (all, max, turn) => {
        const turned = [...all].sort((a, b) => ((a.size ^ turn) % 7) - ((b.size ^ turn) % 7)).reverse();
        expect(shardsOf(turned, max)).toEqual(shardsOf(all, max));
      }),
    );
  });

  it('are within 4/3 of the best division', () => {
    fc.assert(
      fc.property(candidates, shards, (all, max) => {
        const cost = new Map(all.map(({ repository, size }) => [repository, size + 2000]));
        const loads = shardsOf(all, max).map(({ repositories }) =>
          repositories.reduce((sum, repository) => sum + (cost.get(repository) ?? 0), 0),
        );
        const costs = [...cost.values()].sort((a, b) => b - a);
        const mean = costs.reduce((sum, one) => sum + one, 0) / Math.max(1, loads.length);
        const pair = (costs[loads.length - 1] ?? 0) + (costs[loads.length] ?? 0);
        const least = Math.max(mean, costs[0] ?? 0, costs.length > loads.length ? pair : 0);
        expect(Math.max(0, ...loads)).toBeLessThanOrEqual((4 / 3) * least + 1);
      }),
    );
  });

  it('are named by their number, and sorted inside', () => {
    const all = ['acme/b', 'acme/A', 'acme/c'].map((repository) => ({ repository, size: 1 }));
    expect(shardsOf(all, 2)).toEqual([
      { shard: '1/2', repositories: ['acme/A', 'acme/c'] },
      { shard: '2/2', repositories: ['acme/b'] },
    ]);
  });
});

describe('shards after an earlier night', () => {
  const named = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      repository: `acme/${String(index).padStart(2, '0')}`,
      size: 1,
    }));

  it('have repositories with common images together', () => {
    const all = named(40);
    const family = (index: number) => Math.floor(index / 10);
    const last = new Map(
      all.map(({ repository }, index) => [
        repository,
        { cost: 200, images: [`r.example.com/${family(index)}/a`, `r.example.com/${family(index)}/b`] },
      ]),
    );
    const planned = shardsOf(all, 4, last).map(
      ({ repositories }) => new Set(repositories.map((repository) => family(Number(repository.slice(5))))),
    );
    expect(planned.map(({ size }) => size)).toEqual([1, 1, 1, 1]);
  });

  it('are balanced by what the last audits have cost, also if all have the same images', () => {
    const all = named(40);
    // Every tenth one took twenty times as many requests.
    const costOf = (index: number) => (index % 10 === 0 ? 2000 : 100);
    const last = new Map(
      all.map(({ repository }, index) => [
        repository,
        { cost: costOf(index), images: ['r.example.com/same'] },
      ]),
    );
    const loads = shardsOf(all, 4, last).map(({ repositories }) =>
      repositories.reduce((sum, repository) => sum + 10 + costOf(Number(repository.slice(5))), 0),
    );
    const mean = loads.reduce((sum, load) => sum + load, 0) / 4;
    expect(loads).toHaveLength(4);
    expect(Math.max(...loads)).toBeLessThanOrEqual(1.1 * mean);
  });

  it('are few for little work', () => {
    const all = named(40);
    const last = new Map(all.map(({ repository }) => [repository, { cost: 20, images: [] }]));
    expect(shardsOf(all, 8, last)).toHaveLength(2);
  });
});

describe('a selection', () => {
  const one = (repository: string, rest: Partial<SelectionCandidate> = {}): SelectionCandidate => ({
    repository,
    ...{ archived: false, fork: false, size: 1, topics: [] },
    ...rest,
  });
  const all: RepositorySelection = { archived: false, forks: false, match: [], exclude: [], topics: [] };
  const chosenOf = (candidates: readonly SelectionCandidate[], selection: Partial<RepositorySelection>) =>
    selectRepositories(candidates, { ...all, ...selection }).chosen.map(({ repository }) => repository);

  it('leaves out archived ones and forks, and says how many for which reason', () => {
    const listed = [
      one('acme/shop'),
      one('acme/old', { archived: true, fork: true }),
      one('acme/copy', { fork: true }),
    ];
    const { left } = selectRepositories(listed, all);
    expect(chosenOf(listed, {})).toEqual(['acme/shop']);
    expect([...left]).toEqual([
      ['archived', 1],
      ['fork', 1],
    ]);
    const more = { archived: true, forks: true };
    expect(selectRepositories(listed, { ...all, ...more }).chosen).toHaveLength(3);
  });

  it('matches names, owners and names in any case, and topics', () => {
    const listed = [one('Acme/Shop-web', { topics: ['web'] }), one('acme/shop-db'), one('acme/docs')];
    expect(chosenOf(listed, { match: ['shop-*'] })).toEqual(['Acme/Shop-web', 'acme/shop-db']);
    expect(chosenOf(listed, { match: ['ACME/d*'] })).toEqual(['acme/docs']);
    expect(chosenOf(listed, { exclude: ['*-db', 'docs'] })).toEqual(['Acme/Shop-web']);
    expect(chosenOf(listed, { topics: ['web', 'x'] })).toEqual(['Acme/Shop-web']);
  });

  it('counts a repository once that is on two pages', () => {
    expect(chosenOf([one('acme/shop'), one('Acme/shop')], {})).toHaveLength(1);
  });
});
