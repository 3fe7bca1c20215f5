// Runs the tests against one mutant after the other in one vitest, without writing to the disk: a child process, because
// only its end stops a mutant that runs for ever.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createVitest } from 'vitest/node';

const root = process.argv[2];
// Every run adds listeners for signals.
process.setMaxListeners(0);
let active;

const plugin = {
  name: 'mutant',
  enforce: 'pre',
  load(id) {
    return active && id.split('?')[0] === active.path ? active.code : undefined;
  },
};

class GivenOrder {
  shard(files) {
    return files;
  }
  sort(files) {
    return files;
  }
}

const vitest = await createVitest(
  'test',
  {
    root,
    config: false,
    watch: false,
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/setup.ts'],
    pool: 'threads',
    isolate: false,
    fileParallelism: false,
    maxWorkers: 1,
    bail: 1,
    sequence: { sequencer: GivenOrder },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: [{}],
    silent: true,
  },
  { plugins: [plugin] },
);

/** The name of the first test that fails; undefined if all pass. */
async function run(tests) {
  const all = await vitest.globTestSpecifications();
  const specifications = tests.flatMap((test) =>
    all.filter(({ moduleId }) => moduleId.startsWith(resolve(root, test))),
  );
  if (specifications.length === 0) throw new Error(`no tests below ${tests.join(', ')}`);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const ran = new Set(specifications.map(({ moduleId }) => moduleId));
  const failed = testModules
    .filter(({ moduleId }) => ran.has(moduleId))
    .flatMap((module) => [
      ...[...module.children.allTests('failed')].map(({ fullName }) => fullName),
      ...module.errors().map(({ message }) => message),
      ...[...module.children.allSuites()].flatMap((suite) => suite.errors().map(({ message }) => message)),
    ]);
  if (failed.length === 0 && unhandledErrors.length > 0) return String(unhandledErrors[0]?.message);
  return failed[0];
}

process.on('message', async ({ mutant, tests }) => {
  const path = mutant && resolve(root, mutant.file);
  if (mutant) {
    const source = readFileSync(path, 'utf8');
    active = { path, code: source.slice(0, mutant.start) + mutant.after + source.slice(mutant.end) };
    vitest.invalidateFile(path);
  }
  const killedBy = await run(tests).catch((error) => String(error));
  active = undefined;
  if (mutant) vitest.invalidateFile(path);
  process.send({ killedBy });
});
process.send({ ready: true });
