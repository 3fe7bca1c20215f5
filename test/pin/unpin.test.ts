// `unpin`: takes away what pins have written and nothing else, in every format, and says which digests stay and why.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { corpus, formats } from '../../bench/corpus.mjs';
import { unpin } from '../../src/cli/commands/unpin.js';
import { scanCheckout } from '../../src/formats/index.js';
import { filesWith } from '../../src/pin/pinner.js';
import { planRemovals } from '../../src/pin/unpin.js';
import { contextOf } from '../cli/context.js';
import { temporaryFolder } from '../e2e/workflow.js';
import { corpus as fixtures } from '../scan/any-text.js';
import { pinOccurrences } from '../scan/pinning.js';

type Texts = Readonly<Record<string, string>>;
const everything = { paths: [], exclude: [] };
const onlyFiles = (texts: Texts) => ({
  list: async () => Object.keys(texts).sort(),
  read: async (name: string) =>
    texts[name] === undefined ? { unreadable: 'ENOENT', absent: true as const } : { text: texts[name] },
});

async function unpinned(texts: Texts) {
  const files = onlyFiles(texts);
  const checkout = await scanCheckout(files, everything);
  const planned = await planRemovals(
    checkout,
    () => true,
    (changed) => scanCheckout(filesWith(files, changed), everything),
  );
  const after = planned.changes.map((change) => [change.path, change.after] as const);
  return { ...planned, texts: { ...texts, ...Object.fromEntries(after) } };
}

/** The texts with digests wherever a pin would write one, and the tags that it would write with them. */
async function pinned(texts: Texts): Promise<Texts> {
  const { occurrences } = await scanCheckout(onlyFiles(texts), everything);
  const byFile = Object.entries(texts).map(([name, text]) => [
    name,
    pinOccurrences(
      text,
      occurrences.filter(({ at }) => at.file === name),
    ),
  ]);
  return Object.fromEntries(byFile);
}

const countDigests = (texts: Texts) =>
  Object.values(texts)
    .join('\n')
    .match(/sha256:[a-f0-9]{64}/g)?.length ?? 0;

describe('what pins have written is taken away exactly', () => {
  it('in every format that takes digests', async () => {
    const images = Array.from({ length: 24 }, (_, index) => `team/app${index}x:1.${index}-a_b`);
    const files = corpus('registry.example.com', images, formats.length * 5);
    const texts = Object.fromEntries([...files].map(([name, { text }]) => [name, text]));
    const withDigests = await pinned(texts);
    expect(countDigests(withDigests)).toBe(formats.length * 5);
    const { texts: after, kept, refused } = await unpinned(withDigests);
    expect([after, kept, refused]).toEqual([texts, [], []]);
  });

  it('behind the colon of a key without a value, and in the quotes of an empty one', async () => {
    const source = 'source: {repository: acme/app, tag: "1"}';
    const resource = (version: string) =>
      `resources:\n- name: a\n  type: registry-image\n  ${source}\n  version: ${version}\n`;
    for (const version of ['\n    digest:', '{digest: ""}']) {
      const texts = { 'ci/pipeline.yml': resource(version) };
      const withDigests = await pinned(texts);
      expect(withDigests['ci/pipeline.yml']).toMatch(/digest: "?sha256:[a-f0-9]{64}"?/);
      expect((await unpinned(withDigests)).texts).toEqual(texts);
    }
  });

  it.each(fixtures.map((file) => [file.path, file.text] as const))(
    'in the fixture %s',
    async (name, text) => {
      // What a fixture has pinned already may have been written by hand: then its file stays. Names without a tag get theirs.
      const { texts, refused } = await unpinned(await pinned({ [name]: text }));
      // All that was written is taken away: to pin and unpin it again would be the same.
      if (texts[name] === text) return;
      const again = await unpinned(await pinned(texts));
      expect(again.texts).toEqual(texts);
      expect(again.refused).toEqual(refused);
    },
  );
});

/** Runs the command on a folder. */
async function run(
  files: Texts,
  { image, switches = [], json = false }: { image?: string; switches?: string[]; json?: boolean } = {},
) {
  const folder = temporaryFolder(files);
  const { context, written } = contextOf({
    operands: [folder],
    flags: image === undefined ? {} : { image },
    switches,
    json,
  });
  const code = await unpin(context);
  const texts = Object.fromEntries(
    Object.keys(files).map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]),
  );
  return { code, folder, texts, out: written.out.join('\n'), err: written.err.join('\n') };
}

const [a, b] = ['a', 'b'].map((letter) => `sha256:${letter.repeat(64)}`);

describe('unpin', () => {
  it('removes all digests, and says which', async () => {
    const { code, texts, out } = await run({
      Dockerfile: `FROM node:20@${a} AS x\r\nFROM ghcr.io/acme/app:1@${b}`,
      'values.yaml': `image:\n  repository: acme/app\n  tag: "1"\n  digest: ${a} # pinned\n`,
    });
    expect(code).toBe(0);
    expect(texts).toEqual({
      Dockerfile: 'FROM node:20 AS x\r\nFROM ghcr.io/acme/app:1',
      'values.yaml': 'image:\n  repository: acme/app\n  tag: "1"\n  digest: # pinned\n',
    });
    expect(out.split('\n')).toEqual([
      'Dockerfile:1:6  docker.io/library/node:20  without sha256:aaaaaaaaaaaa',
      'Dockerfile:2:6  ghcr.io/acme/app:1  without sha256:bbbbbbbbbbbb',
      'values.yaml:2:15  docker.io/acme/app:1  without sha256:aaaaaaaaaaaa',
      '3 digests removed from 2 files, 0 kept',
    ]);
  });

  it('removes the digests of one image only, in any spelling', async () => {
    const text = `FROM node:20@${a} AS x\nFROM ghcr.io/acme/app:1@${b}\n`;
    for (const image of ['node', 'docker.io/library/node', 'docker.io/**'])
      expect((await run({ Dockerfile: text }, { image })).texts.Dockerfile, image).toBe(
        text.replace(`@${a}`, ''),
      );
    expect(await run({ Dockerfile: text }, { image: 'quay.io/**' })).toMatchObject({
      code: 0,
      texts: { Dockerfile: text },
      out: '0 digests removed from 0 files, 0 kept',
    });
    expect(await run({ Dockerfile: text }, { image: 'node:20' })).toMatchObject({ code: 2 });
  });

  it('keeps a digest without a tag, and one where no pin writes it, and says why', async () => {
    const { code, texts, out } = await run({
      Dockerfile: `FROM node@${a}\n`,
      'nomad.hcl': `job "x" {\n  group "g" {\n    task "t" {\n      driver = "docker"\n      config {\n        image = "b:1"\n      }\n    }\n  }\n}\n`,
      'deploy.sh': `A=@${b}\ndocker run acme/x:1$A\n`,
    });
    expect(code).toBe(1);
    expect(texts.Dockerfile).toBe(`FROM node@${a}\n`);
    expect(out).toContain('Dockerfile:1:6  docker.io/library/node  kept: it has no tag');
    expect(out).toContain('docker.io/acme/x:1  kept: Tagproof does not write it there: ');
    expect(out).toContain('0 digests removed from 0 files, 2 kept');
  });

  it('reports as JSON', async () => {
    const { out } = await run({ Dockerfile: `FROM node:20@${a}\nFROM node@${b}\n` }, { json: true });
    const image = 'docker.io/library/node';
    expect(JSON.parse(out)).toMatchObject({
      removed: [{ file: 'Dockerfile', line: 1, column: 6, image: `${image}:20`, digest: a }],
      kept: [
        { file: 'Dockerfile', line: 2, column: 6, image, digest: b, why: expect.stringContaining('no tag') },
      ],
      refused: [],
      problems: [],
    });
  });

  it('writes nothing with --dry-run, and prints a patch that git applies', async () => {
    const files = { 'a b/Dockerfile': `FROM node:20@${a}\r\nRUN true`, 'x.sh': `docker run c/d:1@${b}\n` };
    const { code, folder, texts, out } = await run(files, { switches: ['dry-run'] });
    expect([code, texts]).toEqual([0, files]);
    execFileSync('git', ['apply', '-'], { cwd: folder, input: `${out}\n` });
    const after = Object.keys(files).map((name) => readFileSync(path.join(folder, name), 'utf8'));
    expect(after).toEqual(['FROM node:20\r\nRUN true', 'docker run c/d:1\n']);
  });

  it('returns 3 for a file that it cannot read, and changes the others', async () => {
    const { code, texts } = await run({ Dockerfile: `FROM node:20@${a}\n`, 'compose.yaml': 'services: [\n' });
    expect([code, texts.Dockerfile]).toEqual([3, 'FROM node:20\n']);
  });
});
