// Every image that is pulled is in the report, or its file is there as a problem, and no other image is. What is pulled is
// known from who wrote the file and from the answers of its consumer's own reader; no scanner says what a file holds.
import type { Ended, Verdict } from './judge.js';
import { joined } from './names.js';
import { excludes } from './settings.js';
import { policyInForce, type World } from './world.js';

export function imagesOf(world: World, { report }: Ended): readonly Verdict[] {
  if (report === undefined) return [];
  const policy = policyInForce(world);
  const problems = new Set(report.incomplete.map(({ subject }) => subject));
  const listed = new Set(
    report.references.map(
      ({ file, registry, repository, tag }) => `${file}\n${joined(registry, repository, tag)}`,
    ),
  );
  // A run that is stopped says how many files it had not read by then, and not which.
  const isCutShort = report.incomplete.some(({ cause }) => cause === 'stopped') && problems.has('.');
  const isExplained = (file: string) =>
    excludes(policy, file) || ((isCutShort || problems.has(file)) && report.verdict !== 'pass');
  const missing = world.pulled.filter(
    ({ file, name }) => !listed.has(`${file}\n${name}`) && !isExplained(file),
  );
  const opaque = (file: string) =>
    report.references.filter((one) => one.why === 'variable' && one.file === file).length;
  const silent = missing.filter(
    ({ file, mayBeOpaque }) =>
      !mayBeOpaque || missing.filter((one) => one.file === file).length > opaque(file),
  );
  const decoys = world.disguised.flatMap(({ path, decoys: names }) =>
    names.filter((name) => listed.has(`${path}\n${name}`)).map((name) => ({ file: path, name })),
  );
  const silentlyBroken = world.disguised.filter(({ path, isBroken }) => isBroken && !isExplained(path));
  const unread = [...world.hidden.sparse, ...world.hidden.submodules].filter((file) => !isExplained(file));
  const passed = [
    ...silent.map(({ file, name }) => `${name} in ${JSON.stringify(file)} is pulled, and not in the report`),
    ...unread.map((file) => `${JSON.stringify(file)} was not read, and the report does not say so`),
    ...silentlyBroken.map(({ path }) => `${path} cannot be read, and the report does not say so`),
  ];
  const accused = decoys.map(({ file, name }) => `${name} is only text in ${file}`);
  return [
    ...passed.map((what) => ({ harm: 'wrong pass' as const, what })),
    ...accused.map((what) => ({ harm: 'false finding' as const, what })),
  ];
}

/** A run without faults reads every file that can be read: a gap that is none keeps a change from being merged. */
export function needlessGaps({ disguised, hidden }: World, { report }: Ended): readonly Verdict[] {
  const problems = new Set(report?.incomplete.map(({ subject }) => subject));
  return disguised
    .filter(({ path, isBroken }) => !isBroken && problems.has(path) && !hidden.sparse.includes(path))
    .map(({ path }) => ({ harm: 'false finding', what: `${path} can be read, and is reported as a gap` }));
}
