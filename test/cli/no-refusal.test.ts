// What `init` and `setup` write is accepted by the next command, whatever that is: none of them ends with 2.
import { afterEach, describe, expect, it } from 'vitest';
import { createStage, runLine, type Stage } from '../../scripts/walk/stage.mjs';
import { load } from '../e2e/load.js';
import { sampleOf } from '../sample.js';

const repositories = {
  'with images of the platform': {
    Dockerfile: 'FROM cgr.dev/acme/node:20\nFROM cgr.dev/chainguard/nginx:latest\n',
  },
  'with images of other registries': { Dockerfile: 'FROM docker.io/library/node:24\n' },
  'with both, and examples': {
    Dockerfile: 'FROM cgr.dev/acme/node:20\nFROM node:24\n',
    'examples/a/Dockerfile': 'FROM node:24\n',
  },
  'without images': { 'README.md': 'Nothing\n' },
};
const next = ['verify', 'pin --dry-run', 'audit', 'doctor', 'scan'];

let stage: Stage | undefined;
afterEach(() => stage?.close());

const ways = (['github', 'gitlab'] as const).flatMap((ci) =>
  ['init --write', 'setup --yes'].flatMap((first) =>
    Object.entries(repositories).map(([name, files]) => ({ ci, first, name, files })),
  ),
);

// A registry that nobody reaches is asked again after real waits.
describe.each(sampleOf(ways, ({ ci, first }) => `${ci} ${first}`, 1))('on $ci, $name', (way) => {
  const { ci, first, files } = way;
  it(`after ${first}`, async () => {
    stage = await createStage(load, { ci, files });
    const usesPlatform = Object.values(files).some((text) => text.includes('cgr.dev'));
    const environment = usesPlatform ? stage.person : {};
    const { code, text } = await runLine(load, stage, `tagproof ${first}`, environment);
    expect(code, text).toBe(0);
    for (const line of next)
      for (const tokens of [environment, {}, await stage.job()]) {
        const ran = await runLine(load, stage, `tagproof ${line}`, tokens);
        expect([0, 1, 3], `${line}: ${ran.text}`).toContain(ran.code);
      }
  });
});

it('init asks for the platform of an identity', async () => {
  stage = await createStage(load, { files: { Dockerfile: 'FROM node:24\n' } });
  const { code, text } = await runLine(load, stage, 'tagproof init --identity a/b --write', {});
  expect(code).toBe(2);
  expect(text).toContain('`--identity` requires a platform');
});
