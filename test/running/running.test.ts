// `tagproof running` against a registry that keeps a history: what runs, compared with the pins of a report.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { folderHost, runOn, silentHost } from '../../src/command/gate.js';
import type { Digest } from '../../src/model/images/image.js';
import type { Transport } from '../../src/model/run/http.js';
import { runningCommand } from '../../src/running/index.js';
import { dayMs } from '../build.js';
import { contextOf } from '../cli/context.js';
import { temporaryFolder } from '../e2e/workflow.js';
import { quayServer } from '../histories/quay-server.js';
import { image, ociRegistry } from '../registry/oci-registry.js';

const [first, second, third, foreign] = [image('first'), image('second'), image('third'), image('foreign')];

const name = 'quay.io/acme/app:1';

/** quay.io, whose tag has had three digests; `isDown` answers nothing. */
function network(isDown = false): Transport {
  const quay = quayServer(Date.now() - 30 * dayMs, { expirationS: 2_592_000 });
  const registry = ociRegistry('https://quay.io');
  for (const one of [first, second, third]) {
    quay.push('1', one.digest);
    quay.now += 9 * dayMs;
    registry.push('acme/app:1', one);
  }
  quay.now = Date.now();
  registry.push('acme/app:other', foreign);
  return async (request) => {
    if (isDown) return { status: 503, headers: {}, body: '' };
    if (new URL(request.url).pathname.startsWith('/v2/')) return registry.answer(request);
    return quay.answer(request);
  };
}

async function verified(files: Readonly<Record<string, string>>) {
  const folder = temporaryFolder(files);
  const of = contextOf({ operands: [folder] }).context;
  const context = { ...of, network: { send: network() } };
  const ran = await runOn(context, silentHost(folderHost(context)), 'verify', { isPreview: true });
  if (ran.issues !== undefined) throw new Error(ran.issues.join('\n'));
  return { folder, ran };
}

interface Given {
  readonly written?: string;
  readonly isDown?: boolean;
  readonly json?: boolean;
}

/** Runs the command over pods that were started with these names and have these digests. */
async function shown(
  running: readonly (readonly [asked: string, digest: Digest])[],
  { written = `FROM ${name}@${second.digest}\n`, isDown = false, json = true }: Given = {},
) {
  const { folder, ran } = await verified({ Dockerfile: written });
  const [report, pods] = ['report.json', 'pods.json'].map((file) => path.join(folder, file)) as [
    string,
    string,
  ];
  writeFileSync(report, JSON.stringify(ran.report));
  const items = running.map(([asked, digest], index) => ({
    metadata: { name: `pod-${index}`, namespace: 'shop' },
    spec: { containers: [{ name: 'app', image: asked }] },
    status: { containerStatuses: [{ name: 'app', image: asked, imageID: `quay.io/acme/app@${digest}` }] },
  }));
  writeFileSync(pods, JSON.stringify({ items }));
  const { context: own, written: said } = contextOf({ operands: [report], flags: { from: pods }, json });
  const code = await runningCommand({ ...own, network: { send: network(isDown) } });
  const out = said.out.join('\n');
  return { code, out, err: said.err.join('\n'), images: json ? JSON.parse(out).images : [] };
}

const pinned = (digest: Digest) => `${name}@${digest}`;

it('passes what runs as pinned, without a request', async () => {
  const { code, images, err } = await shown([[pinned(second.digest), second.digest]], { isDown: true });
  expect(images).toMatchObject([
    {
      state: 'as-pinned',
      image: name,
      digest: second.digest,
      pinned: [second.digest],
      where: ['shop/pod-0/app'],
    },
  ]);
  expect(code).toBe(0);
  expect(err).toBe('1 container: 1 as pinned');
});

it('fails for another digest of the tag, and says since when the tag had it and on which side of the pin', async () => {
  const { code, images } = await shown([
    [pinned(first.digest), first.digest],
    [pinned(third.digest), third.digest],
    [pinned(second.digest), second.digest],
  ]);
  expect(images).toMatchObject([
    { state: 'other-digest', digest: first.digest, relation: 'behind', since: expect.any(String) },
    { state: 'other-digest', digest: third.digest, relation: 'ahead', since: expect.any(String) },
    { state: 'as-pinned' },
  ]);
  expect(images[0].until).toEqual(expect.any(String));
  expect(images[1].until).toBeUndefined();
  expect(code).toBe(1);
});

it('fails for a start by the tag, also where it has the pinned digest now', async () => {
  const { code, images } = await shown([[name, second.digest]]);
  expect(images).toMatchObject([{ state: 'by-tag', digest: second.digest }]);
  expect(code).toBe(1);
});

it('does not know what nobody can prove, which is no pass', async () => {
  const { code, images, err } = await shown([[pinned(third.digest), third.digest]], { isDown: true });
  expect(images).toMatchObject([{ state: 'unknown', digest: third.digest }]);
  expect(images[0].message).toMatch(/^Nothing proves that the tag ever had the digest that runs: /);
  expect(code).toBe(3);
  expect(err).toBe('1 container: 1 not known');
});

it('lists pins that do not run, counts what the report does not have, and passes nothing that it has not compared', async () => {
  const other = 'registry.example.com/other:1';
  const { code, images, err } = await shown([[other, first.digest]]);
  expect(images).toMatchObject([
    { state: 'not-running', image: name, pinned: [second.digest], where: ['Dockerfile:1'] },
    { state: 'not-in-report', image: other },
  ]);
  expect(code).toBe(3);
  expect(err.split('\n')).toEqual([
    '1 container: 1 not running, 1 not in the report',
    'Nothing that runs is in the report, so nothing was compared.',
  ]);
});

it('prints a table and a sentence for each image that is not as pinned', async () => {
  const { out } = await shown([[pinned(first.digest), first.digest]], { json: false });
  const lines = out.split('\n').map((line) => line.replace(/ {2,}/g, ' | ').trim());
  expect(lines[0]).toBe('STATE | IMAGE | RUNS | PINNED | SINCE | WHERE');
  expect(lines[1]).toMatch(
    /^other digest \| quay\.io\/acme\/app:1 \| sha256:\w{12} \| sha256:\w{12} \| \d{4}-\d\d-\d\d, behind \| shop\/pod-0\/app$/,
  );
  expect(out).toContain(`${name}: The repository pins sha256:`);
});

it('takes no pin from what runs, or from the report: both may be in the folder that was scanned', async () => {
  const folder = temporaryFolder({});
  const [report, pods] = ['report.json', 'pods.json'].map((file) => path.join(folder, file)) as [
    string,
    string,
  ];
  const pod = (digest: Digest) => ({
    metadata: { name: 'web' },
    spec: { containers: [{ name: 'app', image: pinned(digest) }] },
    status: { containerStatuses: [{ name: 'app', image: name, imageID: `quay.io/acme/app@${digest}` }] },
  });
  const place = { line: 1, column: 1, endLine: 1, endColumn: 2, raw: name, kind: 'image' };
  const known = { ...place, registry: 'quay.io', repository: 'acme/app', tag: '1' };
  const references = [
    { ...known, file: 'Dockerfile', digest: second.digest },
    { ...known, file: path.relative(process.cwd(), pods), digest: first.digest },
    { ...known, file: path.relative(process.cwd(), report), digest: first.digest },
  ];
  const { ran } = await verified({ Dockerfile: `FROM ${pinned(second.digest)}\n` });
  writeFileSync(report, JSON.stringify({ ...ran.report, references }));
  writeFileSync(pods, JSON.stringify(pod(first.digest)));
  const { context } = contextOf({ operands: [report], flags: { from: pods }, json: true });
  expect(await runningCommand({ ...context, network: { send: network() } })).toBe(1);
});

it('names every file that cannot be used, at once', async () => {
  const { context, written } = contextOf({
    operands: ['absent.json'],
    flags: { from: 'none.json\nnor.json' },
  });
  expect(await runningCommand(context)).toBe(2);
  expect(written.err.join('\n').split('\n').slice(0, 3)).toEqual(
    ['absent', 'none', 'nor'].map((file) => `${file}.json cannot be read: it does not exist.`),
  );
});
