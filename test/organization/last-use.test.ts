// What the audits of the last night rest on, for the questions that `plan` asks about it.
import { expect, it } from 'vitest';
import type { ShardRow } from '../../src/organization/merge/schema.js';
import { type PreviousAudit, readPreviousAudits } from '../../src/organization/plan/previous-audit.js';
import { lastUse, tagsInUse } from '../../src/organization/plan/unchanged.js';
import { digest } from '../build.js';

const image = (repository: string, tag: string, registry = 'r.example.com') => ({
  ...{ registry, repository, tag },
  digest: digest('a'),
});

function audit(more: Partial<PreviousAudit>): PreviousAudit {
  const kept = { histories: 'a'.repeat(64), tags: [{ tag: 'acme/go:1', digest: digest('a') }] };
  const carry = {
    platform: 'r.example.com',
    images: [image('acme/node', '1'), image('public/node', '20'), image('library/node', '18', 'docker.io')],
  };
  const own = { repository: 'acme/shop', line: 2, isCarried: false, cost: 1, images: [] };
  return { ...own, announcesEnd: true, carry, kept, ...more };
}

it('are the tags of the platform, their organizations, and how many tags have each name', () => {
  const use = lastUse([audit({}), audit({ announcesEnd: false })]);
  expect([...use.tags].sort()).toEqual(['acme/go:1', 'acme/node:1', 'public/node:20']);
  expect([...use.organizations].sort()).toEqual(['acme', 'public']);
  expect(tagsInUse(use, 'public')).toEqual({ count: 2, names: new Map([['1', 2]]) });
  const { count, names } = tagsInUse(use, undefined);
  expect([count, names.get('20')]).toEqual([3, 1]);
  const quiet = lastUse([audit({ announcesEnd: false })]);
  expect(tagsInUse(quiet, 'public')).toEqual({ count: 2, names: new Map() });
});

it.each([
  ['30d', true],
  ['0d', false],
  ['00h', false],
  [undefined, true],
])('an audit with `eol-warning: %s` has looked at ends: %s', async (value, announcesEnd) => {
  const settings = value === undefined ? [] : [{ name: 'eol-warning', value, from: 'input' as const }];
  const at = '2026-11-01T00:00:00.000Z';
  async function* rows(): AsyncGenerator<ShardRow> {
    yield {
      repository: 'acme/shop',
      report: {
        ...{ schemaVersion: 1, tool: { name: 'tagproof', version: '0' }, mode: 'audit', verdict: 'pass' },
        ...{ startedAt: at, asOf: at, requests: { total: 0, retried: 0 }, settings },
        ...{ references: [], findings: [], advisories: [], incomplete: [], waivers: [], edits: [] },
      },
    };
  }
  expect([...(await readPreviousAudits(rows())).values()].map((one) => one.announcesEnd)).toEqual([
    announcesEnd,
  ]);
});
