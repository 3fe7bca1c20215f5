// Renovate itself, with the settings of docs/beside-renovate.md, against a registry on this machine: who proposes which digest.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { releases } from '../../src/cli/commands/releases.js';
import type { HttpRequest } from '../../src/model/run/http.js';
import { dayMs } from '../build.js';
import { contextOf } from '../cli/context.js';
import { quayServer } from '../histories/quay-server.js';
import { image, ociRegistry } from '../registry/oci-registry.js';
import { spawnNode, temporaryFolder } from './workflow.js';

const program = process.env.TAGPROOF_RENOVATE;
const skipped =
  program === undefined
    ? ' — SKIPPED: TAGPROOF_RENOVATE is not set to a folder with renovate and node@24'
    : '';

const [first, second, third, foreign] = [image('first'), image('second'), image('third'), image('foreign')];
/** Days before now at which the newer digest came. */
const ages = { old: 20, young: 2 };

type Pushes = readonly (readonly [tag: string, manifest: typeof first, daysAgo: number])[];

const raised = (days: number): Pushes => [
  ['1.2.0', first, 30],
  ['1.2.1', second, days],
];
const moved = (days: number): Pushes => [
  ['1', first, 30],
  ['1', second, days],
];
/** An image each, so that Renovate's list of updates names them: the tag that the file has, and whether it has a digest. */
const images: Readonly<
  Record<string, { readonly pushes: Pushes; readonly tag: string; readonly unpinned?: true }>
> = {
  'raised-old': { pushes: raised(ages.old), tag: '1.2.0' },
  'raised-young': { pushes: raised(ages.young), tag: '1.2.0' },
  'raised-unpinned': { pushes: raised(ages.old), tag: '1.2.0', unpinned: true },
  'moved-old': { pushes: moved(ages.old), tag: '1' },
  'moved-young': { pushes: moved(ages.young), tag: '1' },
  'moved-daily': { pushes: [...moved(ages.old), ['1', third, 1]], tag: '1' },
  'moved-unpinned': { pushes: moved(ages.old), tag: '1', unpinned: true },
  unlisted: { pushes: raised(ages.old), tag: '1.2.0' },
};

/** A Quay with the images, on loopback: its registry, and the API of its histories. */
async function startQuay() {
  const quays = new Map(
    Object.entries(images).map(([name, { pushes }]) => {
      const quay = quayServer(0, { repository: `acme/${name}` });
      for (const [tag, { digest }, daysAgo] of pushes) {
        quay.now = Date.now() - daysAgo * dayMs;
        quay.push(tag, digest);
      }
      quay.now = Date.now();
      return [name, quay] as const;
    }),
  );
  const registry = ociRegistry('http://127.0.0.1');
  for (const [name, { pushes }] of Object.entries(images))
    for (const [tag, manifest] of pushes) registry.push(`acme/${name}:${tag}`, manifest);
  registry.push('acme/raised-old:foreign', foreign);
  const answer = (request: HttpRequest) => {
    const { pathname } = new URL(request.url);
    const [, name = ''] = /\/acme\/([\w-]+)/.exec(pathname) ?? [];
    if (pathname === '/v2/') return { status: 200, headers: {}, body: '{}' };
    if (pathname.endsWith('/tags/list')) {
      const tags = [...new Set((images[name]?.pushes ?? []).map(([tag]) => tag))];
      return {
        status: 200,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name, tags }),
      };
    }
    const quay = quays.get(name);
    return pathname.startsWith('/v2/') || quay === undefined
      ? registry.answer(request)
      : quay.answer(request);
  };
  const server = createServer(({ method, url }, response) => {
    const { status, headers, body } = answer({
      method: method as 'GET',
      url: `http://127.0.0.1${url}`,
      headers: {},
    });
    response.writeHead(status, headers).end(body);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

/** The blocks of the page that are configurations of Renovate, for the registry of this test. */
function settings(host: string) {
  const page = readFileSync(new URL('../../docs/beside-renovate.md', import.meta.url), 'utf8');
  const blocks = [...page.matchAll(/^```json\n([\s\S]*?)^```$/gm)].map(([, text = '']) => JSON.parse(text));
  const [digestsOff, withTimes] = blocks;
  const rules = withTimes.packageRules.map((rule: object) => ({
    ...rule,
    matchPackageNames: [`${host}/**`],
  }));
  return { digestsOff, withTimes: { ...withTimes, packageRules: rules } };
}

interface Update {
  readonly updateType: string;
  readonly newValue: string;
  readonly newDigest?: string | null;
  readonly pendingChecks?: true;
}

/** The updates that Renovate would propose now, or those that it holds back, by image. */
async function proposed(folder: string, host: string, settings: object, isHeld = false) {
  const home = mkdtempSync(path.join(tmpdir(), 'tagproof-renovate-'));
  const global = path.join(home, 'config.json');
  const hostRules = [{ matchHost: `https://${host}`, insecureRegistry: true, allowInternal: true }];
  const config = {
    platform: 'local',
    dryRun: 'lookup',
    onboarding: false,
    requireConfig: 'optional',
    hostRules,
  };
  writeFileSync(global, JSON.stringify(config));
  writeFileSync(path.join(folder, 'renovate.json'), JSON.stringify(settings));
  const modules = path.join(program ?? '', 'node_modules');
  const child = spawn(
    path.join(modules, 'node/bin/node'),
    [path.join(modules, 'renovate/dist/renovate.js')],
    {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        HOME: home,
        LOG_LEVEL: 'debug',
        LOG_FORMAT: 'json',
        RENOVATE_CONFIG_FILE: global,
        RENOVATE_BASE_DIR: path.join(home, 'base'),
        RENOVATE_X_IGNORE_RE2: 'true',
      },
    },
  );
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  await new Promise((resolve) => child.on('close', resolve));
  const lines = output.split('\n').filter((line) => line.startsWith('{'));
  const logged = lines.map((line) => JSON.parse(line));
  const found = logged.find(({ msg }) => msg === 'packageFiles with updates');
  if (found === undefined) throw new Error(`Renovate found nothing:\n${output.slice(-4000)}`);
  const [, listed = ''] = /flattened updates found: ([^\\"]*)/.exec(output) ?? [];
  const names = new Set(listed.split(', '));
  const dependencies: { packageName: string; updates: Update[] }[] = Object.values(found.config)
    .flat()
    .flatMap((file) => (file as { deps: [] }).deps);
  return Object.fromEntries(
    dependencies
      .filter(({ packageName }) => names.has(packageName))
      .flatMap(({ packageName, updates }) =>
        updates
          .filter(({ pendingChecks }) => (pendingChecks === true) === isHeld)
          .map(({ updateType, newValue, newDigest }) => [
            packageName.slice(`${host}/acme/`.length),
            [updateType, newValue, newDigest ?? 'no digest'],
          ]),
      ),
  );
}

describe.skipIf(program === undefined)(`Renovate beside Tagproof${skipped}`, { timeout: 120_000 }, () => {
  let quay: Awaited<ReturnType<typeof startQuay>>;
  let page: ReturnType<typeof settings>;
  beforeAll(async () => {
    quay = await startQuay();
    page = settings(quay.host);
  });
  afterAll(() => quay.close());

  /** A Dockerfile for each image. */
  const checkout = () =>
    temporaryFolder(
      Object.fromEntries(
        Object.entries(images).map(([name, { tag, unpinned }]) => [
          `${name}/Dockerfile`,
          `FROM ${quay.host}/acme/${name}:${tag}${unpinned ? '' : `@${first.digest}`}\n`,
        ]),
      ),
    );

  const tagproof = (...words: string[]) =>
    spawnNode('dist/cli/index.js', [...words, '--history-sources', `${quay.host}=quay`], {});

  /** The images in whose files a run of `pin` has changed something. */
  async function pinned() {
    const folder = checkout();
    const read = (name: string) => readFileSync(path.join(folder, name, 'Dockerfile'), 'utf8');
    const before = new Map(Object.keys(images).map((name) => [name, read(name)]));
    await tagproof('pin', folder);
    return [...before].flatMap(([name, text]) => (read(name) === text ? [] : [name]));
  }

  const raises = {
    'raised-old': ['patch', '1.2.1', second.digest],
    'raised-young': ['patch', '1.2.1', second.digest],
    'raised-unpinned': ['patch', '1.2.1', 'no digest'],
    unlisted: ['patch', '1.2.1', second.digest],
  };

  it('doubles the digests that Tagproof moves, without the rule of the page', async () => {
    const ours = await pinned();
    expect(ours).toEqual(['raised-unpinned', 'moved-old', 'moved-young', 'moved-daily', 'moved-unpinned']);
    expect(await proposed(checkout(), quay.host, {})).toEqual({
      ...raises,
      'moved-old': ['digest', '1', second.digest],
      'moved-young': ['digest', '1', second.digest],
      'moved-daily': ['digest', '1', third.digest],
    });
  });

  it('proposes only tags with the rule of the page, also below a preset that pins digests', async () => {
    const below = { ...page.digestsOff, extends: ['config:best-practices'] };
    expect(await proposed(checkout(), quay.host, below)).toEqual(raises);
  });

  it('proposes what `verify` proves, and another digest of the same tag fails', async () => {
    const verify = async (digest: string) => {
      const text = `FROM ${quay.host}/acme/raised-old:1.2.1@${digest}\n`;
      return tagproof('verify', temporaryFolder({ Dockerfile: text }));
    };
    expect((await verify(second.digest)).code).toBe(0);
    const { code, stdout } = await verify(foreign.digest);
    expect(code, stdout).toBe(1);
  });

  /** What `releases` writes of the images, next to their files, with a tag that a platform would list as deprecated. */
  async function withReleases(flags: Readonly<Record<string, string>> = {}) {
    const folder = checkout();
    const listed = Object.keys(images).filter((name) => name !== 'unlisted');
    const { context, written } = contextOf({
      operands: listed.map((name) => `${quay.host}/acme/${name}`),
      flags: { 'history-sources': `${quay.host}=quay`, ...flags },
    });
    expect(await releases(context)).toBe(0);
    const document = JSON.parse(written.out.join(''));
    const { releases: found } = document[`${quay.host}/acme/raised-old`];
    found.push({ ...found[0], version: '1.2.2', isDeprecated: true });
    writeFileSync(path.join(folder, 'releases.json'), JSON.stringify(document));
    return folder;
  }

  const aged = {
    'raised-old': ['patch', '1.2.1', second.digest],
    'raised-unpinned': ['patch', '1.2.1', 'no digest'],
    'moved-old': ['digest', '1', second.digest],
  };

  it('has no times by the registry, so that everything is pending', async () => {
    const { packageRules, customDatasources: _, ...rest } = page.withTimes;
    const [{ overrideDatasource: __, ...rule }] = packageRules;
    const untimed = { ...rest, packageRules: [rule] };
    expect(Object.keys(await proposed(checkout(), quay.host, untimed, true))).toEqual(
      expect.arrayContaining([...Object.keys(raises), 'moved-old', 'moved-young', 'moved-daily']),
    );
    expect(await proposed(checkout(), quay.host, untimed)).toEqual({});
  });

  it('has the times and digests of the file of `releases`', async () => {
    expect(await proposed(await withReleases(), quay.host, page.withTimes)).toEqual(aged);
  });

  it('ends the cool-down of a tag that moves every day, with a file of `--min-age`', async () => {
    const folder = await withReleases({ 'min-age': '7d' });
    const daily = { 'moved-daily': ['digest', '1', second.digest] };
    expect(await proposed(folder, quay.host, page.withTimes)).toEqual({ ...aged, ...daily });
  });

  it('leaves digests to Tagproof with the rule of the page after those of the file', async () => {
    const [off] = page.digestsOff.packageRules;
    const packageRules = [
      ...page.withTimes.packageRules,
      { ...off, matchDatasources: ['docker', 'custom.tagproof'] },
    ];
    const { 'moved-old': _, ...tags } = aged;
    expect(await proposed(await withReleases(), quay.host, { ...page.withTimes, packageRules })).toEqual(
      tags,
    );
  });
});
