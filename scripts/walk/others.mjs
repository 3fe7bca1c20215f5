// Three more ways: without an account, from a failed pull request to a passed one, and what an organization reads on Monday.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createStage, runLine } from './stage.mjs';

/** Takes every way, each in a repository of its own: its title, what it is about, and the steps with what they print. */
export async function otherWays(load) {
  const walked = [];
  for (const { title, about, options, walk } of ways) {
    const stage = await createStage(load, options);
    const steps = [];
    const type = async (command, environment, expected) => {
      const { code, text } = await runLine(load, stage, command, environment);
      if (code !== expected) throw new Error(`${command} ended with ${code}:\n${text}`);
      steps.push({ command: command.replaceAll(`${stage.root}/`, ''), text, code });
    };
    try {
      await walk({ load, stage, steps, type });
      walked.push({ title, about, steps });
    } finally {
      stage.close();
    }
  }
  return walked;
}

const ways = [
  {
    title: 'Without an account',
    about: 'Nobody has signed in anywhere, and the image is of a public registry.',
    options: { files: { Dockerfile: 'FROM node:24\n' } },
    async walk({ type }) {
      await type('tagproof scan', {}, 0);
      await type('tagproof verify', {}, 1);
      await type('tagproof pin', {}, 0);
      await type('tagproof verify', {}, 0);
    },
  },
  {
    title: 'From a failed pull request to a passed one',
    about:
      'The repository is set up, and a branch adds a Dockerfile. The job fails; its summary has the patch that the report has, too.',
    options: {},
    async walk({ load, stage, steps, type }) {
      await runLine(load, stage, 'tagproof setup --yes', stage.person);
      await runLine(load, stage, 'tagproof pin', stage.person);
      git(stage, 'add', '--all');
      git(stage, 'commit', '-m', 'Prove the images');
      git(stage, 'update-ref', 'refs/remotes/origin/main', 'main');
      git(stage, 'checkout', '-b', 'cache');
      mkdirSync(path.join(stage.root, 'cache'));
      writeFileSync(path.join(stage.root, 'cache/Dockerfile'), 'FROM cgr.dev/acme/redis:7\n');
      const job = 'tagproof verify --base main --fail-on warning --report report.json';
      await type(job, await stage.job(), 1);
      const { patch } = JSON.parse(readFileSync(path.join(stage.root, 'report.json'), 'utf8'));
      execFileSync('git', ['apply', '--unidiff-zero'], { cwd: stage.root, input: patch });
      rmSync(path.join(stage.root, 'report.json'));
      const apply = 'jq -r .patch report.json | git apply --unidiff-zero && rm report.json';
      steps.push({ command: apply, text: '', code: 0 });
      await type(job, await stage.job(), 0);
    },
  },
  {
    title: "Monday's list",
    about:
      'Two repositories were audited in the night, and in the night before. Meanwhile one got a digest that its tag never had, and its `CODEOWNERS` says whose it is.',
    options: {},
    async walk({ load, stage, type }) {
      const { digestAt } = await load('emulator/seed');
      const { withOwners } = await load('organization/merge/owned');
      const digest = (name, tag) => digestAt(stage.state, `acme/${name}`, tag, Date.now());
      const foreign = `cgr.dev/acme/redis:7@${digest('nginx', 'latest')}`;
      const nights = [
        { 'acme/shop': 'cgr.dev/acme/redis:7', 'acme/site': 'cgr.dev/acme/node:20' },
        { 'acme/shop': foreign, 'acme/site': 'cgr.dev/acme/node:20' },
      ];
      const shard = path.join(stage.root, 'shard.jsonl');
      const last = path.join(stage.root, 'last.json');
      for (const [night, images] of nights.entries()) {
        const repositories = Object.keys(images);
        const lines = [{ schemaVersion: 1, document: 'shard', expected: [{ repositories }] }];
        for (const repository of repositories) {
          writeFileSync(path.join(stage.root, 'Dockerfile'), `FROM ${images[repository]}\n`);
          const audit = 'tagproof audit --platform chainguard --report one.json';
          await runLine(load, stage, audit, stage.person);
          const text = readFileSync(path.join(stage.root, 'one.json'), 'utf8');
          const { histories: _, record: __, ...report } = JSON.parse(text);
          const read = async () => ({ text: `* @acme/${repository.split('/')[1]}-team\n` });
          const { findings } = await withOwners(report.findings, { read });
          lines.push({ repository, report: { ...report, findings } });
        }
        writeFileSync(shard, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
        if (night === 0) await runLine(load, stage, `tagproof merge ${shard} --report ${last}`, {});
        else await type(`tagproof merge ${shard} --since ${last}`, {}, 0);
      }
    },
  },
];

function git(stage, ...args) {
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: stage.root,
    stdio: 'ignore',
  });
}
