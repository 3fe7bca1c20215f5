// Mutation testing: `npm run mutate -- src/checks --sample 100 --seed 1` changes the code in small ways and runs the tests of
// the folder on each change. `--emulator` uses the list of broken rules of the emulator, or
// those in the named files, and the contract suite alone. Results are kept in
// lib/mutation/, so that an interrupted run goes on; survivors are always tried again. Exit code 1 if a mutant survives.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { emulatorMutants } from './mutation/emulator.mjs';
import { mutantsOf } from './mutation/mutants.mjs';
import { createPool } from './mutation/pool.mjs';
import { leftOut, targets } from './mutation/targets.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    emulator: { type: 'boolean' },
    fresh: { type: 'boolean' },
  },
});
const equivalents = JSON.parse(readFileSync('scripts/mutation/equivalents.json', 'utf8'));

const digest = (...parts) => createHash('sha256').update(parts.join('\n')).digest('hex');
const isEquivalent = (mutant) =>
  equivalents.some((one) => ['file', 'line', 'before', 'after'].every((key) => one[key] === mutant[key]));

function filesOf(name) {
  if (name.endsWith('.ts')) return [name];
  const files = readdirSync(name, { recursive: true }).map((file) => `${name}/${file}`);
  return files.filter((file) => file.endsWith('.ts') && !leftOut.test(file)).sort();
}

/** The sample: the mutants whose digests are smallest, so that a larger sample contains a smaller one. */
function sampled(mutants) {
  const order = mutants.map((mutant) => [
    digest(values.seed, mutant.file, mutant.line, mutant.start, mutant.after),
    mutant,
  ]);
  order.sort(([a], [b]) => (a < b ? -1 : 1));
  const size = values.sample ?? (values.emulator ? order.length : 60);
  return order.slice(0, Number(size)).map(([, mutant]) => mutant);
}

/** The given folders or files, each with the tests of the target that it belongs to. */
function chosen() {
  if (values.emulator) {
    const isNamed = ({ file }) =>
      positionals.length === 0 || positionals.some((name) => file.startsWith(name));
    const all = emulatorMutants().filter(isNamed);
    return [{ name: 'emulator', tests: ['test/contract/'], all: all.length, mutants: sampled(all) }];
  }
  const names = positionals.length === 0 ? targets.map(({ name }) => name) : positionals;
  return names.map((name) => {
    const target = targets.find((one) => name === one.name || name.startsWith(`${one.name}/`));
    if (target === undefined) throw new Error(`${name} is not in scripts/mutation/targets.mjs`);
    const all = filesOf(name).flatMap((file) => mutantsOf(file, readFileSync(file, 'utf8')));
    return { name, tests: target.tests, all: all.length, mutants: sampled(all) };
  });
}

async function scoreOf({ name, tests, mutants, all }) {
  const pool = createPool(root);
  const broken = await pool.run({ tests });
  if (broken !== undefined) throw new Error(`${name}: the tests fail without a mutant: ${broken}`);
  const kept = `lib/mutation/${name.replaceAll('/', '-')}.json`;
  const known = !values.fresh && existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {};
  const counted = mutants.filter((mutant) => !isEquivalent(mutant));
  let survived = 0;
  for (const [index, mutant] of counted.entries()) {
    process.stderr.write(`\r${name} ${index + 1} of ${counted.length} `);
    const { file, line, before, after } = mutant;
    const key = digest(file, readFileSync(file, 'utf8'), mutant.start, before, after);
    known[key] ??= await pool.run({ mutant, tests });
    writeFileSync(kept, JSON.stringify(known));
    if (known[key] !== undefined) continue;
    survived += 1;
    console.log(JSON.stringify({ file, line, before, after }));
  }
  pool.close();
  const score = counted.length === 0 ? '–' : `${Math.floor(100 * (1 - survived / counted.length))} %`;
  return { name, all, tried: counted.length, equivalent: mutants.length - counted.length, survived, score };
}

mkdirSync('lib/mutation', { recursive: true });
const scores = [];
for (const target of chosen()) scores.push(await scoreOf(target));
console.log(
  '\n| Code | Mutants | Tried | Equivalent | Survived | Score |\n| --- | ---: | ---: | ---: | ---: | ---: |',
);
for (const { name, all, tried, equivalent, survived, score } of scores)
  console.log(`| \`${name}\` | ${all} | ${tried} | ${equivalent} | ${survived} | ${score} |`);
process.exitCode = scores.some(({ survived }) => survived > 0) ? 1 : 0;
