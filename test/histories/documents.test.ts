// History documents: files and addresses, what an older one does not know, and the exporter over a real registry's disk.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openHistories } from '../../src/clients/histories/index.js';
import type { HistoryAnswer } from '../../src/history/source.js';
import type { Digest } from '../../src/model/images/image.js';
import { historySources } from '../../src/model/inputs/special-types.js';
import type { ReadFile } from '../../src/model/run/host.js';
import { dayMs, digest } from '../build.js';
import { temporaryFolder } from '../e2e/workflow.js';
import { build, missingPrograms, pushBySkopeo, realRegistry } from '../registry/real-registry.js';
import { ask, proveTogether } from './build.js';
import { documentOf } from './document-server.js';
import { ociRegistry } from './oci-server.js';
import { now, type World } from './world.js';

const world: World = {
  repository: 'acme/app',
  events: [30, 20, 10].map((days, index) => ({
    at: now - days * dayMs,
    tag: '1',
    digest: digest('abc'.charAt(index)),
  })),
  now,
  retentionMs: 0,
};

function inFiles(read: (path: string) => Promise<ReadFile>, registry = ociRegistry) {
  const histories = openHistories({
    selection: { wellKnown: false, hosts: {}, documents: { [registry]: 'file:histories/own' } },
    send: async ({ url }) => {
      throw new Error(`a request to ${url}`);
    },
    clock: { now: () => now },
    github: { api: '', graphql: '', raw: '' },
    tokenOf: () => undefined,
    originOf: (host) => `https://${host}`,
    readFile: read,
  });
  return (repository: string, tag: string) => {
    const [source] = histories.sourcesOf({ registry, repository }, tag);
    if (source === undefined) throw new Error('the documents are a source');
    return source;
  };
}

async function proved(text: string | undefined, pin: Digest, current = digest('c')) {
  const source = inFiles(async () =>
    text === undefined ? { unreadable: 'not there', absent: true } : { text },
  )('acme/app', '1');
  const reading = await ask(source, `${ociRegistry}/acme/app:1`, current, [pin], { now });
  return { ...proveTogether(pin, current, [reading], { now }), answer: reading.answer };
}

describe('a document', () => {
  it('is read from the folder of its registry, by the repository and the tag', async () => {
    const paths: string[] = [];
    const source = inFiles(async (file) => {
      paths.push(file);
      return { text: (await documentOf(world, '1')) ?? '' };
    })('acme/app', '1');
    await ask(source, `${ociRegistry}/acme/app:1`, digest('c'), [digest('a')], { now });
    expect(paths).toEqual(['histories/own/acme/app/1.json']);
  });

  it('proves what it has, with bounds, and accuses nobody', async () => {
    const text = await documentOf(world, '1');
    expect((await proved(text, digest('a'))).fact).toMatchObject({ status: 'superseded', basis: 'witness' });
    const { fact } = await proved(text, digest('f'));
    expect(fact.status).toBe('not-current');
    expect(fact).not.toHaveProperty('notSince');
  });

  it('of an older day says nothing of the time since', async () => {
    const text = await documentOf(world, '1', now - 15 * dayMs);
    expect((await proved(text, digest('a'))).fact).toMatchObject({ status: 'superseded' });
    expect((await proved(text, digest('c'), digest('e'))).fact).toMatchObject({ status: 'not-current' });
  });

  it('that is not there is no entry', async () => {
    expect((await proved(undefined, digest('a'))).answer).toEqual({ readAt: now, records: [] });
  });

  it.each<[string, (text: string) => string, string]>([
    ['of another tag', (text) => text.replace('acme/app:1', 'acme/app:2'), 'about another tag'],
    ['of another case', (text) => text.replace('acme/app:1', 'acme/App:1'), 'about another tag'],
    ['without its image', (text) => text.replace('x-image', 'image'), 'x-image'],
    ['without a list', (text) => text.replace('manifests', 'tags'), 'manifests'],
    ['that is cut', (text) => text.slice(0, -9), 'not JSON'],
  ])('%s is not used', async (_, change, why) => {
    const { answer } = await proved(change((await documentOf(world, '1')) ?? ''), digest('a'));
    expect(answer).toMatchObject({ message: expect.stringContaining(why) });
  });

  it('that cannot be read is an outage', async () => {
    const source = inFiles(async () => ({ unreadable: 'it is too large' }))('acme/app', '1');
    const { answer } = await ask(source, `${ociRegistry}/acme/app:1`, digest('c'), [], { now });
    expect(answer).toMatchObject({ cause: 'unreadable-file', message: expect.stringContaining('too large') });
  });
});

describe('the input `history-sources`', () => {
  const names = { presets: [], checks: [] };

  it.each([
    ['file:histories', true],
    ['file:.github/histories/own', true],
    ['file:', false],
    ['file:/etc', false],
    ['file:../other', false],
    ['file:a/../../b', false],
    ['file:a/.', false],
    ['file:a/', false],
    ['file:a//b', false],
    ['file:a\\b', false],
    ['https://histories.example.com', true],
    ['https://histories.example.com:8443/own/histories', true],
    ['https://user@histories.example.com', false],
    ['https://histories.example.com/a?b', false],
    ['https://histories.example.com/', false],
    ['http://histories.example.com', false],
  ])('%s is a place of documents: %s', (place, isOne) => {
    const read = historySources.read(`registry.example.com=${place}`, names);
    if (isOne)
      expect(read).toEqual({
        value: { wellKnown: true, hosts: {}, documents: { 'registry.example.com': place } },
      });
    else expect(read).toHaveProperty('rejected');
  });

  it('may name the API of a registry as well', () => {
    expect(historySources.read('r.example.com=oci\nr.example.com=file:histories', names)).toEqual({
      value: {
        wellKnown: true,
        hosts: { 'r.example.com': 'oci' },
        documents: { 'r.example.com': 'file:histories' },
      },
    });
  });
});

const needed = missingPrograms.length === 0 ? '' : ` — SKIPPED: install ${missingPrograms.join(', ')}`;

describe.skipIf(needed !== '')(`the exporter for the storage of distribution${needed}`, () => {
  it('has every digest that a tag was pushed with, and the last time of each', async () => {
    const storage = temporaryFolder();
    const registry = await realRegistry('none', storage);
    const out = temporaryFolder();
    try {
      const built = ['one', 'two', 'three'].map((name) => build('oci', name, ['amd64', 'arm64']));
      const [one, two, three] = built.map(({ top }) => top.digest as Digest);
      if (one === undefined || two === undefined || three === undefined) throw new Error('three images');
      const [first, second, third] = built;
      for (const image of [first, second, third, first])
        if (image !== undefined) await pushBySkopeo(registry, 'team/deep/app:1.0', image);
      if (second !== undefined) await pushBySkopeo(registry, 'app:2', second);
      const exporter = path.join(import.meta.dirname, '../../exporters/distribution.mjs');
      const printed = execFileSync('node', [exporter, storage, ociRegistry, out], { encoding: 'utf8' });
      expect(printed).toBe(`2 documents in ${out}\n`);
      const text = readFileSync(path.join(out, 'team/deep/app/1.0.json'), 'utf8');
      const source = inFiles(async () => ({ text }))('team/deep/app', '1.0');
      const name = `${ociRegistry}/team/deep/app:1.0`;
      const view = { now: Date.now() };
      const asked = [two, three, digest('f')];
      const reading = await ask(source, name, one, asked, view);
      const { records } = reading.answer as HistoryAnswer;
      expect(records.map((record) => record.digest)).toEqual([two, three, one]);
      const of = { ...reading, answer: { readAt: view.now, records } };
      const statuses = asked.map((pin) => proveTogether(pin, one, [of], view).fact.status);
      expect(statuses).toEqual(['superseded', 'superseded', 'not-current']);
      expect(JSON.parse(readFileSync(path.join(out, 'app/2.json'), 'utf8')).manifests).toHaveLength(1);
    } finally {
      await registry.close();
    }
  }, 60_000);
});
