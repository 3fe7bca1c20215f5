// What plan knows of the repositories that it plans, and what their audits make of it.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { reusedHistory } from '../../src/clients/connect-platform.js';
import { encodeEntry, fileOf } from '../../src/history/cache/entry.js';
import { createRunCache } from '../../src/history/cache/run-cache.js';
import type { OrganizationImage } from '../../src/model/images/listed-tag.js';
import type { HistoryRecord } from '../../src/model/judgement/fact.js';
import { auditKnowledge } from '../../src/organization/one.js';
import { type PlanKnowledge, readKnown, writeKnown } from '../../src/organization/plan/known-file.js';
import { createUnchanged } from '../../src/organization/plan/unchanged.js';
import { collectKnown } from '../../src/organization/since.js';
import { dayMs, digest } from '../build.js';
import { memoryFolder } from '../cache/folder.js';
import { temporaryFolder } from '../e2e/workflow.js';

const now = Date.parse('2026-05-01T00:00:00Z');
const minuteMs = 60_000;
const [old, current] = [digest('a'), digest('b')];
const records: readonly HistoryRecord[] = [
  { at: now - 40 * dayMs, digest: old },
  { at: now - 30 * dayMs, digest: current },
];
const list: OrganizationImage = {
  tags: [{ name: '20', deprecated: false, digest: current, updatedAt: now - 30 * dayMs }],
  ends: new Map([['20', { date: '2027-04-30', grace: { until: now + dayMs } }]]),
};
const folder = () => ({ ...memoryFolder(), isChange: false });
const cacheAt = (files: ReturnType<typeof folder>) =>
  createRunCache(files, { trust: 'all', base: 'main', now: () => now });
const own = { repository: 'acme/shop', inputs: 'settings', access: 'identity' };

/** One audit that asked for `acme/node:20`, then another one with what it has stored. */
async function twoAudits(change: Partial<typeof own> = {}, later = dayMs, files = folder()) {
  const first = auditKnowledge({ ...own, knowledge: undefined, cached: cacheAt(files), now });
  const asked: unknown[] = [];
  const ask = async (window: object) => {
    asked.push(window);
    return records;
  };
  await reusedHistory(first, 'acme/node:20', ask, 1000)({});
  const kept = await first.store();
  if (kept === undefined) throw new Error('nothing was stored');
  const knowledge: PlanKnowledge = {
    listedAt: now + later - minuteMs,
    access: 'identity',
    repositories: new Map([
      [
        'acme/shop',
        {
          repository: 'acme/shop',
          inputs: 'settings',
          histories: kept.histories,
          tags: kept.tags.map(({ tag }) => tag),
        },
      ],
    ]),
    lists: new Map([['acme/node', list]]),
  };
  const options = { ...own, ...change, knowledge, cached: cacheAt(files), now: now + later };
  return { kept, asked, files, knowledge, second: auditKnowledge(options), ask };
}

describe('an audit that plan knows something about', () => {
  it('reads the history of a tag that has not moved from the cache, and asks the second time', async () => {
    const { second, asked, ask, kept } = await twoAudits();
    expect(kept.tags).toEqual([{ tag: 'acme/node:20', digest: current }]);
    const request = reusedHistory(second, 'acme/node:20', ask, 1000);
    expect(await request({})).toEqual(records);
    expect([asked.length, second.count.saved]).toEqual([1, 1]);
    expect(await request({})).toEqual(records);
    expect(asked).toHaveLength(2);
  });

  it('passes on when a history was read, and reads it again after six days', async () => {
    const { second, files, knowledge } = await twoAudits({}, 4 * dayMs);
    expect(await second.recordsOf('acme/node:20')).toEqual(records);
    const kept = await second.store();
    const repository = {
      ...own,
      histories: kept?.histories ?? '',
      tags: ['acme/node:20'],
    };
    const third = auditKnowledge({
      ...own,
      knowledge: { ...knowledge, repositories: new Map([['acme/shop', repository]]) },
      cached: cacheAt(files),
      now: now + 6 * dayMs,
    });
    expect(await third.recordsOf('acme/node:20')).toBeUndefined();
  });

  it.each([
    ['of another repository', { repository: 'acme/other' }],
    ['that was audited with other settings', { inputs: 'others' }],
    ['whose platform is read by somebody else', { access: 'another identity' }],
  ])('asks about a tag %s', async (_, change) => {
    const { second } = await twoAudits(change);
    expect(await second.recordsOf('acme/node:20')).toBeUndefined();
  });

  it('asks about a tag that plan does not name', async () => {
    const { second } = await twoAudits();
    expect(await second.recordsOf('acme/node:22')).toBeUndefined();
  });

  it('asks if the clock was set back to before the history was read', async () => {
    const { second } = await twoAudits({}, -dayMs);
    expect(await second.recordsOf('acme/node:20')).toBeUndefined();
  });

  it('throws a forged history away, although its checksum is right', async () => {
    const files = folder();
    const { second, kept } = await twoAudits({}, dayMs, files);
    const key = { kind: 'segment' as const, name: kept.histories };
    const text = `= ${now} acme/node:20\n${now - 30 * dayMs} ${digest('c')}`;
    const forged = await encodeEntry(key, { text, at: now });
    if (forged !== undefined) await files.write(fileOf(key), forged);
    expect(await second.recordsOf('acme/node:20')).toBeUndefined();
    expect(files.files.has(fileOf(key))).toBe(false);
  });

  it('keeps no history that does not fit into one response, or that is empty', async () => {
    const knowledge = auditKnowledge({ ...own, knowledge: undefined, cached: cacheAt(folder()), now });
    await reusedHistory(knowledge, 'acme/node:20', async () => records, 2)({});
    await reusedHistory(knowledge, 'acme/node:22', async () => [], 2)({});
    expect(await knowledge.store()).toBeUndefined();
  });

  it('uses a list for twenty minutes', async () => {
    const { second } = await twoAudits();
    expect(second.listOf('acme/node')).toEqual(list);
    expect(second.listOf('acme/go')).toBeUndefined();
    const { knowledge } = await twoAudits();
    const late = auditKnowledge({
      ...own,
      knowledge,
      cached: undefined,
      now: knowledge.listedAt + 20 * minuteMs,
    });
    expect(late.listOf('acme/node')).toBeUndefined();
    const early = auditKnowledge({ ...own, knowledge, cached: undefined, now: knowledge.listedAt - 1 });
    expect(early.listOf('acme/node')).toBeUndefined();
  });
});

describe('what plan knows', () => {
  const image = (tag: Partial<OrganizationImage['tags'][number]>): OrganizationImage => ({
    ...list,
    tags: [{ name: '20', deprecated: false, digest: current, updatedAt: now - 30 * dayMs, ...tag }],
  });
  const last = {
    repository: 'acme/shop',
    line: 2,
    isCarried: false,
    startedAt: now - dayMs,
    announcesEnd: true,
    inputs: 'settings',
    kept: { histories: 'a'.repeat(64), tags: [{ tag: 'acme/node:20', digest: current }] },
    cost: 1,
    images: [],
  };
  async function known(
    listed: OrganizationImage | undefined,
    audit: object = {},
    organizations: readonly string[] = ['acme'],
  ) {
    const sources = {
      catalogue: {
        listRepositories: async () => [],
        listTags: async () => [],
        organization: async () => new Map(listed === undefined ? [] : [['node', listed]]),
      },
      history: () => async () => [],
      children: async () => undefined,
    };
    const clients = { sources, registries: { digestOf: async () => current } } as never;
    const unchanged = createUnchanged({
      ...{ clients, group: 'uid', publicOrganization: 'public' },
      last: async () => ({ tags: new Set(), organizations: new Set(organizations), announcesEnd: true }),
    });
    const collector = collectKnown(unchanged);
    const held = await collector.add({ ...last, ...audit });
    return { held, ...collector.result() };
  }

  it('is that a tag has the same digest, and was not updated since an hour before the audit', async () => {
    const { held, repositories, lists } = await known(image({}));
    expect([held, repositories.get('acme/shop')?.tags, [...lists.keys()]]).toEqual([
      1,
      ['acme/node:20'],
      ['acme/node'],
    ]);
  });

  it.each([
    ['another digest', image({ digest: old })],
    ['an update after the audit', image({ updatedAt: now - dayMs + 1 })],
    ['an update in the hour before the audit', image({ updatedAt: now - dayMs - minuteMs })],
    ['no time of its update', { ...list, tags: [{ name: '20', deprecated: false, digest: current }] }],
    ['two tags of the name', { ...list, tags: [...list.tags, ...list.tags] }],
    ['no such tag', image({ name: '21' })],
  ])('is nothing about a tag with %s', async (_, listed) => {
    const { held, repositories } = await known(listed);
    expect([held, repositories.get('acme/shop')?.tags]).toEqual([0, []]);
  });

  it('is nothing about images of one of two organizations, which lists do not tell apart', async () => {
    expect((await known(image({}), {}, ['acme', 'public'])).held).toBe(1);
    expect((await known(image({}), {}, ['acme', 'other'])).held).toBe(0);
    expect((await known(image({}), {}, ['other'])).held).toBe(0);
  });

  it('is nothing where an image is not listed, or the audit has kept nothing', async () => {
    expect((await known(undefined)).held).toBe(0);
    expect((await known(image({}), { kept: undefined })).repositories.size).toBe(0);
    expect((await known(image({}), { startedAt: undefined })).repositories.size).toBe(0);
  });

  it('is written and read back', async () => {
    const file = path.join(temporaryFolder(), 'known.jsonl');
    const { knowledge } = await twoAudits();
    await writeKnown(file, knowledge);
    expect(await readKnown(file)).toEqual(knowledge);
  });

  it.each(['', 'no JSON\n', '{"schemaVersion":1,"document":"shard","expected":[]}\n'])(
    'is not read from %j',
    async (text) => {
      const file = path.join(temporaryFolder(), 'known.jsonl');
      writeFileSync(file, text);
      await expect(readKnown(file)).rejects.toThrow(`${file}: `);
    },
  );
});
