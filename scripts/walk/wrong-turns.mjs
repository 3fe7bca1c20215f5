// The mistakes that are easily made on the way, and what the program says about each.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createStage, runLine } from './stage.mjs';

const setup = 'tagproof setup --yes';
const dockerfile = { Dockerfile: 'FROM cgr.dev/acme/node:20\n' };

/** `as`: whose tokens the command has; `before`: what happens first. */
const turns = [
  { title: 'There is no token', line: setup, as: () => ({}) },
  { title: 'The stored token has expired', line: setup, as: () => ({}), before: storeExpiredToken },
  {
    title: 'The token is for another audience',
    line: setup,
    as: ({ person }) => ({ TAGPROOF_TOKEN: person.TAGPROOF_REGISTRY_TOKEN }),
  },
  { title: 'The token may not create identities', line: setup, as: readerOf },
  { title: 'The organization is misspelled', line: `${setup} --group acne` },
  { title: 'The platform lacks a role', line: setup, options: { change: withoutPullRole } },
  { title: 'The folder is not a repository', line: setup, options: { hasGit: false } },
  { title: 'The repository has no origin', line: setup, options: { origin: null } },
  { title: 'The origin is not on a CI host', line: setup, options: { origin: '/srv/git/shop.git' } },
  { title: 'There is no terminal, and no --yes', line: 'tagproof setup' },
  {
    title: 'A workflow of the same name exists',
    line: setup,
    options: { files: { ...dockerfile, '.github/workflows/tagproof.yml': 'on: push\njobs: {}\n' } },
  },
  { title: 'The action is named by a tag', line: `${setup} --action acme/tagproof@v0` },
  {
    title: 'The name belongs to an identity of another subject',
    line: `${setup} --owner-id 12 --repository-id 34`,
    before: (load, stage) => runLine(load, stage, setup, stage.person),
  },
  {
    title: 'The job has another subject, because its environment was removed',
    line: 'tagproof verify',
    options: { subject: 'repo:acme/shop:ref:refs/heads/main' },
    before: (load, stage) => runLine(load, stage, setup, stage.person),
    as: ({ job }) => job(),
  },
  {
    title: 'The registry cannot be reached',
    line: 'tagproof pin',
    options: { unreachable: 'cgr.dev' },
    before: (load, stage) => runLine(load, stage, setup, stage.person),
  },
  {
    title: 'The platform cannot be reached',
    line: setup,
    options: { unreachable: 'console-api.enforce.dev' },
  },
];

/** Takes every wrong turn, each in a repository of its own. */
export async function wrongTurns(load) {
  const taken = [];
  for (const { title, line, options, before, as = ({ person }) => person } of turns) {
    const stage = await createStage(load, options);
    try {
      await before?.(load, stage);
      const { code, text } = await runLine(load, stage, line, await as(stage));
      taken.push({ title, command: line, code, text });
    } finally {
      stage.close();
    }
  }
  return taken;
}

async function readerOf({ emulator, state }) {
  const reader = state.identities.find(({ name }) => name === 'shop-ci');
  return { TAGPROOF_TOKEN: await emulator.tokenFor(reader.uid) };
}

function withoutPullRole(state) {
  state.roles = state.roles.filter(({ name }) => name !== 'registry.pull');
}

function storeExpiredToken(_load, { root }) {
  const folder = path.join(root, '.git', 'cache', 'chainguard', 'https:--console-api.enforce.dev');
  mkdirSync(folder, { recursive: true });
  const payload = Buffer.from(JSON.stringify({ exp: 1 })).toString('base64url');
  writeFileSync(path.join(folder, 'oidc-token'), `e30.${payload}.c2ln\n`);
}
