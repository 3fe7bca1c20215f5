// What could not be verified on a change, and does not fail it: nothing that the change adds or edits may need it. What the
// change touches is known from who wrote the files before it and after it; nothing of the product compares them.
import type { Report } from '../../src/report/schema/schema.js';
import { gateOf } from './gate.js';
import { homesIn } from './homes.js';
import type { Ended, Verdict } from './judge.js';
import { exitOf, gapText, signIns, verdictOf } from './judge-verdict.js';
import { joined, pulledName } from './names.js';
import { platformHost } from './references.js';
import { rulesFor } from './rules.js';
import { excludes, ledgerFile } from './settings.js';
import { policyInForce, type World } from './world.js';

type Gap = Report['incomplete'][number];

/** A reference that the change adds or edits; its digest is absent where only the name is known. */
interface Touched {
  readonly file: string;
  readonly name: string;
  readonly digest?: string;
}

/** Of a run over the files as the change has them. */
export function judgeGaps(world: World, ended: Ended): readonly Verdict[] {
  const { report, hung } = ended;
  if (report === undefined || hung) return [];
  return [...markedIn(world, report), ...exitOf(world, ended, report), ...verdictOf(world, report)];
}

/** `before`: a push of the files before the change. What the change itself makes unknown is not existing. */
export function judgeOldGaps(world: World, report: Report, before: Report): readonly Verdict[] {
  const { before: oldHome, now } = homesIn(world);
  const keyOf = ({ cause, subject }: Gap, home: (file: string) => string) => `${cause} ${home(subject)}`;
  const old = new Set(before.incomplete.map((gap) => keyOf(gap, oldHome)));
  return report.incomplete
    .filter((gap) => gap.existing === true && !old.has(keyOf(gap, now)))
    .map((gap) => ({ harm: 'wrong pass', what: `the base has no such gap: ${gapText(gap)}` }));
}

/** They are about the run as a whole, or about what it had to write. */
const ofTheRun = new Set(['policy-unread', 'clock', 'stopped', 'nothing-verified', 'no-base', 'not-written']);
const runSubjects = new Set(['base commit', 'run', 'pull request', 'issue', 'comment', ledgerFile]);

const isOfTheRun = ({ cause, subject }: Gap) => ofTheRun.has(cause) || runSubjects.has(subject);

function markedIn(world: World, report: Report): readonly Verdict[] {
  const existing = report.incomplete.filter((gap) => gap.existing === true);
  const wrong = (gaps: readonly Gap[], why: string): readonly Verdict[] =>
    gaps.map((gap) => ({ harm: 'wrong pass', what: `${why}: ${gapText(gap)}` }));
  const isCompared =
    gateOf(world).isNewOnly && report.incomplete.every(({ subject }) => subject !== 'base commit');
  if (!isCompared) return wrong(existing, 'nothing is compared, and a gap is existing');
  const touched = touchedBy(world).filter(isIn(report));
  const files = new Set(Object.keys(world.checkout));
  const signIn = touched.filter(({ name }) => name.startsWith(`${platformHost}/`));
  const needed = touched.flatMap((one) => {
    const about = report.incomplete.filter((gap) => !files.has(gap.subject) && isAbout(gap, one));
    return isUnknown(report, one) && about.every((gap) => gap.existing === true) ? about : [];
  });
  return [
    ...wrong(existing.filter(isOfTheRun), 'it is about the run as a whole, and existing'),
    ...wrong(
      existing.filter(({ cause }) => signIns.has(cause) && signIn.length > 0),
      `${signIn[0]?.name} needs it, and it is existing`,
    ),
    ...wrong([...new Set(needed)], 'the change adds what needs it, and it is existing'),
    ...wrong(
      existing.filter(({ subject }) => files.has(subject) && isEdited(world, subject)),
      'the change edits the file, and it is existing',
    ),
    ...(touchesNothing(world) ? needless(report.incomplete, files) : []),
  ];
}

/** Where a change touches no file, no gap about one is held against it. */
function needless(gaps: readonly Gap[], files: ReadonlySet<string>): readonly Verdict[] {
  return gaps
    .filter(({ subject, existing }) => existing !== true && files.has(subject))
    .filter((gap) => !isOfTheRun(gap))
    .map((gap) => ({
      harm: 'false finding',
      what: `the change touches nothing, and it counts: ${gapText(gap)}`,
    }));
}

/** The references that the base has not, or fewer times, in the same file; of two texts of one file, those of the layout. */
function touchedBy(world: World): readonly Touched[] {
  const { change, pulled, checkout } = world;
  if (change === undefined) return [];
  const { before, now } = homesIn(world);
  const left = new Map<string, number>();
  const add = (key: string, count: number) => left.set(key, (left.get(key) ?? 0) + count);
  for (const { file, reference } of change.placed.before) add(`${before(file)}\n${reference}`, 1);
  for (const { file, reference } of change.placed.after) add(`${now(file)}\n${reference}`, -1);
  const placed = change.placed.after.flatMap(({ file, reference }): readonly Touched[] => {
    const name = pulledName(reference);
    if (name === undefined || (left.get(`${now(file)}\n${reference}`) ?? 0) >= 0) return [];
    const [, digest] = reference.split('@');
    return [{ file, name, ...(digest === undefined ? {} : { digest }) }];
  });
  const base = baseOf(world);
  const isNew = (file: string) => base[file] === undefined && now(file) === file && file in checkout;
  const added = pulled.filter(({ file }) => isNew(file));
  const policy = policyInForce(world);
  return [...placed, ...added].filter(({ file }) => !excludes(policy, file));
}

function baseOf({ change }: World): Readonly<Record<string, string>> {
  const rules = change === undefined ? 'nobody' : rulesFor(change);
  return typeof rules === 'string' ? {} : rules;
}

/** What the run has not read, it does not ask about; that its file could not be read is another gap. */
function isIn({ references }: Report): (one: Touched) => boolean {
  const listed = new Set(
    references.map(({ file, registry, repository, tag }) => `${file}\n${joined(registry, repository, tag)}`),
  );
  return ({ file, name }) => listed.has(`${file}\n${name}`);
}

function isUnknown({ references }: Report, { file, name, digest }: Touched): boolean {
  const own = references.filter(
    (one) =>
      one.file === file &&
      joined(one.registry, one.repository, one.tag) === name &&
      (digest === undefined || one.digest === digest),
  );
  return own.length > 0 && own.every(({ fact }) => fact?.status === 'unknown');
}

/** Subjects name a repository, a tag or a digest, with the registry or without. */
function isAbout({ subject }: Gap, { name, digest }: Touched): boolean {
  const path = name.slice(name.indexOf('/') + 1);
  const hasTag = /:[^/]*$/.test(path);
  const [bare, tag = 'latest'] = hasTag ? path.split(':') : [path];
  const names = [bare, `${bare}:${tag}`, `${bare}@${digest}`, `${bare}:${tag}@${digest}`];
  const registry = name.slice(0, name.indexOf('/'));
  return names.some((one) => subject === one || subject === `${registry}/${one}`);
}

/** Another text than the base has, without a reference there that it has as well and that is no name. */
function isEdited(world: World, file: string): boolean {
  const { change, checkout } = world;
  const { before, now } = homesIn(world);
  if (baseOf(world)[file] === checkout[file] || now(file) !== file) return false;
  const isOpaque = ({ reference }: { readonly reference: string }) => pulledName(reference) === undefined;
  const old = (change?.placed.before ?? []).filter((one) => isOpaque(one) && before(one.file) === file);
  const kept = (change?.placed.after ?? []).filter((one) => isOpaque(one) && one.file === file);
  return !kept.some(({ reference }) => old.some((one) => one.reference === reference));
}

function touchesNothing({ change }: World): boolean {
  return change !== undefined && change.head === change.fork;
}
