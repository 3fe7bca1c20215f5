// The way from an empty folder with one Dockerfile to a proved pin: what a reader types, what is printed, and what the
// job of the CI host does then with a clone of what was committed.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { createStage, runLine } from './stage.mjs';

const signIn =
  'export TAGPROOF_TOKEN="$(chainctl auth token)" TAGPROOF_REGISTRY_TOKEN="$(chainctl auth token --audience cgr.dev)"';
const commit = "git add --all && git commit --message 'Prove the images' && git push";

/** Walks the way on a CI host. Every command has to succeed, and the last one proves the pin. */
export async function walked(load, ci) {
  const stage = await createStage(load, { ci });
  const steps = [{ command: signIn, text: '' }];
  let spent = 0;
  const type = async (command) => {
    const start = performance.now();
    const { code, text } = await runLine(load, stage, command, stage.person);
    spent += performance.now() - start;
    if (code !== 0) throw new Error(`${command} ended with ${code}:\n${text}`);
    steps.push({ command, text });
  };
  try {
    await type('tagproof setup --yes');
    await type('tagproof pin');
    const git = (...args) =>
      execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
        cwd: stage.root,
        stdio: 'ignore',
      });
    git('add', '--all');
    git('commit', '-m', 'Prove the images');
    steps.push({ command: commit, text: '' });
    const job = await jobOf(load, stage, ci);
    return { steps, job, seconds: spent / 1000 };
  } finally {
    stage.close();
  }
}

/** Runs the job in a clone, as the committed workflow says. */
async function jobOf(load, stage, ci) {
  const clone = mkdtempSync(path.join(tmpdir(), 'tagproof-walk-'));
  try {
    execFileSync('git', ['clone', '-q', stage.root, clone], { stdio: 'ignore' });
    const line = ci === 'github' ? githubLine(clone) : gitlabLine(clone);
    const { code, text } = await runLine(load, { ...stage, root: clone }, line, await stage.job());
    if (code !== 0) throw new Error(`The job ended with ${code}:\n${text}`);
    return text;
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
}

/** What the action does with the inputs of the workflow. The subject of the job's token has its environment. */
function githubLine(folder) {
  const { jobs } = parse(readFileSync(path.join(folder, '.github/workflows/tagproof.yml'), 'utf8'));
  const step = jobs.tagproof.steps.find(({ uses = '' }) => /^acme\/tagproof@[0-9a-f]{40}$/.test(uses));
  if (jobs.tagproof.environment !== 'tagproof' || step === undefined)
    throw new Error('The workflow is not the one that the identity was made for');
  const flags = Object.entries(step.with ?? {}).map(([name, value]) => ` --${name} ${value}`);
  return `tagproof verify${flags.join('')}`;
}

/** The command of the job, which runs the program of a clone, without a token for notes. */
function gitlabLine(folder) {
  const line = parse(readFileSync(path.join(folder, '.gitlab/tagproof.yml'), 'utf8')).images.script.at(-1);
  return line
    .replace(/^node \S+/, 'tagproof')
    .replace(/ \$\{\w+:\+[^}]*\}/, '')
    .replace(/ --(?:code-quality|junit) \S+/g, '');
}
