// A workflow as a runner reads it: jobs by the matrix, expressions by GitHub's own evaluator, scripts by bash with stubs.
// https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { data, Evaluator, Lexer, Parser } from '@actions/expressions';
import { parse } from 'yaml';
import { type Files, isMapping, type Mapping } from './cases.js';
import { Machine, type Rendering, type Value } from './programs.js';

type Contexts = { readonly [name: string]: unknown };

function evaluated(expression: string, contexts: Contexts): data.ExpressionData {
  const known = JSON.parse(JSON.stringify(contexts), data.reviver) as data.Dictionary;
  const { tokens } = new Lexer(expression).lex();
  const tree = new Parser(tokens, Object.keys(contexts), []).parse();
  return new Evaluator(tree, known).evaluate();
}

const filledIn = (text: unknown, contexts: Contexts): string =>
  String(text).replace(/\$\{\{(.*?)\}\}/g, (_, expression: string) =>
    evaluated(expression, contexts).coerceString(),
  );

const listOf = (value: unknown): readonly Mapping[] => (Array.isArray(value) ? value.filter(isMapping) : []);
const mappingOf = (value: unknown): Mapping => (isMapping(value) ? value : {});
const agrees = (job: Mapping, other: Mapping, keys: readonly string[]) =>
  keys.every((key) => job[key] === other[key]);

/** Every job of a matrix. */
function jobsOf(matrix: Mapping): readonly Mapping[] {
  const { include, exclude, ...axes } = matrix;
  let jobs: Mapping[] = [{}];
  for (const [key, values] of Object.entries(axes))
    jobs = jobs.flatMap((job) => (values as readonly unknown[]).map((value) => ({ ...job, [key]: value })));
  if (Object.keys(axes).length === 0) jobs = [];
  jobs = jobs.filter((job) => !listOf(exclude).some((one) => agrees(job, one, Object.keys(one))));
  const added: Mapping[] = [];
  for (const one of listOf(include)) {
    const shared = Object.keys(one).filter((key) => key in axes);
    const fitting = jobs.filter((job) => agrees(job, one, shared));
    if (fitting.length === 0 || (shared.length === 0 && jobs.length === 0)) added.push(one);
    else jobs = jobs.map((job) => (fitting.includes(job) ? { ...job, ...one } : job));
  }
  return [...jobs, ...added];
}

async function stepOf(
  step: Mapping,
  contexts: Contexts & { readonly steps: Record<string, unknown> },
  machine: Machine,
  folder: string,
): Promise<readonly Value[]> {
  const say = (at: string, text: string, isImage = false): Value => ({ at, text, isImage });
  const values: Value[] = [];
  if (step.if !== undefined) {
    const isMet = evaluated(String(step.if), contexts).coerceString() !== 'false';
    values.push(say('if', String(isMet)));
    if (!isMet) return values;
  }
  // People read it, and nothing else does.
  if (step.name !== undefined) values.push(say('name', filledIn(step.name, contexts), true));
  for (const [key, value] of Object.entries(mappingOf(step.with)))
    values.push(say(`with ${key}`, filledIn(value, contexts), /image/i.test(key)));
  if (step.run === undefined) return values;
  const [script, outputs] = ['step.sh', 'outputs'].map((name) =>
    path.join(folder, '..', `${path.basename(folder)}-${name}`),
  );
  writeFileSync(script ?? '', filledIn(step.run, contexts));
  writeFileSync(outputs ?? '', '');
  const env = Object.fromEntries(
    Object.entries(mappingOf(contexts.env)).map(([key, value]) => [key, String(value)]),
  );
  const { status } = await machine.run('bash', ['-e', script ?? ''], {
    ...env,
    GITHUB_OUTPUT: outputs ?? '',
  });
  const lines = readFileSync(outputs ?? '', 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  const own = Object.fromEntries(lines.map((line) => line.split(/=(.*)/).slice(0, 2)));
  if (typeof step.id === 'string') contexts.steps[step.id] = { outputs: own };
  // What takes an output is judged where it takes it.
  return [...values, say('status', String(status))];
}

async function jobValues(
  id: string,
  job: Mapping,
  matrix: Mapping,
  workflow: Mapping,
  machine: Machine,
  folder: string,
) {
  const env = { ...mappingOf(workflow.env), ...mappingOf(job.env) };
  const contexts = { matrix, env, steps: {}, github: { ref: 'x' } };
  const filled = Object.fromEntries(
    Object.entries(env).map(([key, value]) => [key, filledIn(value, contexts)]),
  );
  const own = { ...contexts, env: filled };
  const parts = Object.values(matrix).map(String);
  const name =
    job.name === undefined
      ? `${id}${parts.length > 0 ? ` (${parts.join(', ')})` : ''}`
      : filledIn(job.name, own);
  const values: Value[] = [{ at: 'job', text: name, isImage: false }];
  const { container, concurrency } = job;
  const images = [
    isMapping(container) ? container.image : container,
    ...Object.values(mappingOf(job.services)).map((one) => mappingOf(one).image),
  ];
  for (const image of images)
    if (image !== undefined) values.push({ at: 'image', text: filledIn(image, own), isImage: true });
  const group = isMapping(concurrency) ? concurrency.group : concurrency;
  if (group !== undefined) values.push({ at: 'concurrency', text: filledIn(group, own), isImage: false });
  for (const step of listOf(job.steps)) values.push(...(await stepOf(step, own, machine, folder)));
  return values;
}

/** Runs every job of the workflows, one after the other, on one machine for each. */
export async function runWorkflows(files: Files, folder: string): Promise<Rendering> {
  const values: Value[] = [];
  for (const [file, text] of Object.entries(files)) {
    if (!file.startsWith('.github/workflows/')) continue;
    const workflow = mappingOf(parse(text));
    for (const [id, job] of Object.entries(mappingOf(workflow.jobs)))
      for (const matrix of jobsOfJob(mappingOf(job))) {
        const machine = new Machine(folder, files);
        values.push(
          ...(await jobValues(id, mappingOf(job), matrix, workflow, machine, folder)),
          ...machine.end(),
        );
      }
  }
  return { values };
}

function jobsOfJob(job: Mapping): readonly Mapping[] {
  const matrix = mappingOf(job.strategy).matrix;
  return isMapping(matrix) ? jobsOf(matrix) : [{}];
}
