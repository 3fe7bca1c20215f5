// Generated expressions of HCL against `terraform console`, where Terraform is installed.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { evaluateHcl, outcomes } from '../../src/languages/hcl/evaluate.js';
import { moduleFile, moduleScope } from '../../src/languages/hcl/module.js';
import { hclText } from '../../src/languages/hcl/values.js';
import { type Random, randomOf } from '../campaign/random.js';
import { runs, seed } from '../sample.js';

const count = Math.min(runs(300), 5000);
const environment = { ...process.env, TF_CLI_CONFIG_FILE: '/dev/null', CHECKPOINT_DISABLE: '1' };
const isInstalled = spawnSync('terraform', ['version'], { env: environment }).status === 0;
if (!isInstalled) process.stderr.write('SKIPPED: Terraform is not installed, so nothing compares with it\n');

const names = ['ghcr.io', 'acme', 'v1.2', 'a,b,c', 'App', ' x ', 'node:20'] as const;
const settings = `
  registry = "ghcr.io/acme"
  tags = { dev = "1", prod = "2" }
  list = ["nginx:1", "redis:7"]
  deep = { a = { image = "app", tag = 3 }, b = { image = "web", tag = 4 } }
`;

/** An expression whose value is a text. */
function textExpression(random: Random, depth: number): string {
  const text = (): string => textExpression(random, depth - 1);
  const list = (): string => listExpression(random, depth - 1);
  if (depth <= 0)
    return random.pick([
      JSON.stringify(random.pick(names)),
      'local.registry',
      'local.tags["dev"]',
      'local.tags.prod',
      'local.list[1]',
      'local.deep.a.image',
    ]);
  return random.pick<() => string>([
    () => `"\${${text()}}-\${${text()}}"`,
    () => `format("%s/%s:%d", ${text()}, ${text()}, ${random.below(9)})`,
    () => `join("${random.pick(['/', ':', ''])}", ${list()})`,
    () => `replace(${text()}, "${random.pick(['a', '.', 'x'])}", ${text()})`,
    () => `trimprefix(${text()}, "${random.pick(['v', 'ghcr.io/', ''])}")`,
    () => `trimsuffix(${text()}, "${random.pick(['c', ':1', ''])}")`,
    () => `${random.pick(['lower', 'upper', 'trimspace'])}(${text()})`,
    () => `coalesce(null, "", ${text()}, "z")`,
    () => `element(${list()}, ${random.below(5)})`,
    () => `(${list()})[0]`,
    () => `lookup({ a = ${text()}, b = "2" }, "${random.pick(['a', 'c'])}", ${text()})`,
    () => `(${text()} == ${text()} ? ${text()} : ${text()})`,
    () => `(${random.below(3)} > 1 && ${text()} != "x" ? "yes" : ${text()})`,
    () => `split(",", ${text()})[0]`,
    () => `merge({ k = ${text()} }, { o = "1" }).k`,
    () => `values({ b = ${text()}, a = ${text()} })[0]`,
    () => `try({ a = ${text()} }.${random.pick(['a', 'missing'])}, ${text()})`,
    () => `local.deep[${random.pick(['"a"', '"b"'])}].tag`,
    () => `jsondecode(jsonencode({ a = ${text()} })).a`,
    () => `substr(${text()}, 0, ${1 + random.below(3)})`,
  ])();
}

/** An expression whose value is a list of texts with at least one item. */
function listExpression(random: Random, depth: number): string {
  const text = (): string => textExpression(random, depth - 1);
  if (depth <= 0) return random.pick(['local.list', '["a", "b", "c"]', 'keys(local.tags)']);
  return random.pick<() => string>([
    () => `[${text()}, ${text()}]`,
    () => `concat(${listExpression(random, depth - 1)}, [${text()}])`,
    () => `[for one in ${listExpression(random, depth - 1)} : "\${one}:\${${text()}}"]`,
    () =>
      `[for key, one in local.deep : "\${key}\${one.image}" if one.tag ${random.pick(['>', '>=', '<'])} ${3 + random.below(2)} || key == "a"]`,
    () => `split("${random.pick([',', '/', ':'])}", ${text()})`,
    () => `flatten([[${text()}], ${listExpression(random, depth - 1)}])`,
    () => 'values(local.deep)[*].image',
    () => `reverse(${listExpression(random, depth - 1)})`,
  ])();
}

function answersOf(expressions: readonly string[]): readonly string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'tagproof-terraform-'));
  try {
    const locals = expressions.map((one, at) => `  r${at} = try(tostring(${one}), "no value")`).join('\n');
    writeFileSync(path.join(folder, 'main.tf'), `locals {${settings}\n${locals}\n}\n`);
    const all = expressions.map((_, at) => `local.r${at}`).join(', ');
    const { stdout, stderr } = spawnSync('terraform', ['console'], {
      cwd: folder,
      env: environment,
      input: `base64encode(jsonencode([${all}]))\n`,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    });
    expect(stderr).toBe('');
    return JSON.parse(Buffer.from(JSON.parse(stdout), 'base64').toString('utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it.skipIf(!isInstalled)('a value is the one of Terraform, or is not known', () => {
  const random = randomOf(seed);
  const expressions = Array.from({ length: count }, () => textExpression(random, 1 + random.below(3)));
  const answers = answersOf(expressions);
  const lines = expressions.map((one, at) => `  r${at} = ${one}`).join('\n');
  const file = { path: 'main.tf', text: `locals {${settings}\n${lines}\n}\n` };
  const scope = moduleScope(file);
  const values = new Map(
    moduleFile(file).body.blocks.flatMap(({ body }) =>
      body.attributes.map(({ name, value }) => [name, value]),
    ),
  );
  const unlike: string[] = [];
  let known = 0;
  expressions.forEach((expression, at) => {
    const value = values.get(`r${at}`);
    if (value === undefined) throw new Error(`not read: ${expression}`);
    const found = outcomes({ steps: 100_000 }, (run) => hclText(evaluateHcl(value, scope, run)));
    const [ours, ...more] = found === 'too many' ? [] : found;
    if (ours === undefined) return;
    known += 1;
    if (answers[at] !== 'no value' && (more.length > 0 || ours !== answers[at]))
      unlike.push(`${expression}: ${ours}, but Terraform says ${answers[at]}`);
  });
  expect(unlike).toEqual([]);
  expect(known).toBeGreaterThan(0.9 * count);
});
