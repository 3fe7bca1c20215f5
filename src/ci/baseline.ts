// The base commit of a run: which inline waivers it has, and which findings the change introduces.
import {
  allCounting,
  baselineReferences,
  compareFindings,
  isNewOnly,
  needsBase,
  notCompared,
  withExisting,
} from '../checks/baseline.js';
import { type MarkedWaivers, markNewInlineWaivers } from '../checks/waivers/inline-waivers.js';
import { type Renames, renamedFiles } from '../checks/waivers/renamed-files.js';
import { stopGap } from '../clients/http/stop.js';
import { scanCheckout } from '../formats/index.js';
import { Failure, type Gap, gapFrom, type PlacesOfGap } from '../model/failure.js';
import type { BaselineState, ComparedFinding, JudgedFinding } from '../model/judgement/finding.js';
import type { Occurrence } from '../model/occurrence.js';
import type { Config } from '../model/run/config.js';
import type { CommitFiles, Host, ReadFile } from '../model/run/host.js';
import { type Place, placeKey } from '../model/text/source.js';
import { memoizeAsync } from '../model/waiting/memoize.js';
import type { ScannedCheckout } from '../scan/checkout/index.js';
import type { BaseCommit, BaseUse, CiConnection } from './connect.js';
import { openCi } from './index.js';

/** The files of a commit as the checkout names them, which may be a folder of the repository. */
export function filesBelow(files: CommitFiles, folder: string | undefined): CommitFiles {
  if (folder === undefined) return files;
  const start = `${folder}/`;
  return {
    read: (path, maxBytes) => files.read(`${start}${path}`, maxBytes),
    async list(wanted = () => true, isReadAlike) {
      const isWanted = (path: string) => path.startsWith(start) && wanted(path.slice(start.length));
      return (await files.list(isWanted, isReadAlike)).flatMap((path) =>
        isWanted(path) ? [path.slice(start.length)] : [],
      );
    },
  };
}

/** What an evaluation found, as far as the comparison needs it. */
interface Compared {
  readonly findings: readonly JudgedFinding[];
  readonly occurrences: readonly Occurrence[];
  readonly gaps: readonly Gap[];
  readonly placesOf: PlacesOfGap;
}

interface Comparison {
  readonly findings: readonly ComparedFinding[];
  /** Those of the evaluation, marked, and then those of the comparison itself. */
  readonly gaps: readonly Gap[];
  /** What the findings were compared with; absent: no comparison was requested. */
  readonly base?: BaselineState;
}

/** The base of a change. It is read when the first of the methods needs it. */
interface OpenedBaseline {
  /** Reads a file of the base; absent under the checkout's own policy and on what has no base. Throws Failure. */
  readonly readBase?: (path: string, use: BaseUse) => Promise<ReadFile>;
  /** Reads a file that was reviewed: of the base where that has the rules, otherwise of the checkout. Throws Failure. */
  readReviewed(path: string): Promise<ReadFile>;
  /**
   * Marks the inline waivers that the change adds as pending: a change cannot waive its own findings. Under the
   * checkout's own policy, and without inline waivers, the base is not read. A base that cannot be read is a gap of
   * the policy, under which no finding fails the gate.
   */
  markWaivers(checkout: ScannedCheckout): Promise<MarkedWaivers>;
  /**
   * Under `new-only`, says of each finding whether the change introduces it, and of each gap whether something that the
   * change touches needs it. Otherwise only the severity of some findings depends on that, and all count. Without a base
   * everything counts. A base that cannot be read is a gap, and only the findings count that always do.
   */
  compare(found: Compared): Promise<Comparison>;
}

/**
 * The checkout with its CI host and its base, which is not read yet.
 * @param scanning the checkout as the author of the change left it, before this run pins anything
 */
export async function openCheckout(host: Host, config: Config, scanning: Promise<ScannedCheckout>) {
  const [ci, checkout] = await Promise.all([openCi(host, config), scanning]);
  return { ci, checkout, ...openBaseline(host, config, ci, checkout) };
}

function openBaseline(
  host: Host,
  config: Config,
  ci: CiConnection | Gap,
  checkout: ScannedCheckout,
): OpenedBaseline {
  const commits = new Map<string, OpenedCommit>();
  const opened = memoizeAsync(async (use: BaseUse) => {
    const base = await openCommit(host, config, ci, use);
    if (base === undefined) return undefined;
    const known = commits.get(base.commit) ?? base;
    commits.set(base.commit, known);
    return known;
  });
  const required = async (use: BaseUse) => {
    const base = await opened(use);
    if (base === undefined) throw new Failure('no-base', 'There is no base commit');
    return base;
  };
  const readBase = async (path: string, use: BaseUse) => (await required(use)).files.read(path);
  const hasRules = config.policy.ofBase === true;
  return {
    ...(hasRules ? { readBase } : {}),
    readReviewed: (path) => (hasRules ? readBase(path, 'rules') : host.files.read(path)),
    async markWaivers(change) {
      const { waivers } = change;
      if (!hasRules || waivers.length === 0) return { waivers, unread: [] };
      try {
        const base = await required('rules');
        const { renames } = await filesOfChange(host, base, checkout, config);
        return { waivers: markNewInlineWaivers(await base.scanned(), change, renames), unread: [] };
      } catch (error) {
        return { waivers, unread: [waiversUnread(error)] };
      }
    },
    async compare(found) {
      const { findings, gaps, placesOf } = found;
      const newOnly = isNewOnly(config, !('cause' in ci) && ci.revision.kind === 'change');
      const isWanted =
        needsBase(findings, newOnly) || (newOnly && gaps.some((gap) => placesOf(gap) !== undefined));
      const uncompared = { findings: notCompared(findings, undefined), gaps };
      if (!isWanted) return uncompared;
      try {
        const base = await opened('comparison');
        if (base === undefined) return { ...uncompared, base: 'none' };
        const files = await filesOfChange(host, base, checkout, config);
        const compared = await compareWithBase(host, base, files, found);
        return newOnly ? compared : { ...compared, findings: allCounting(compared.findings), gaps };
      } catch (error) {
        const unread = baseUnread(gapFrom(error, 'base commit'));
        const all = { ...uncompared, gaps: [...gaps, unread] };
        return newOnly ? { ...all, findings: notCompared(findings, 'unknown'), base: 'unknown' } : all;
      }
    },
  };
}

/** A commit that is scanned when it is needed, and then once. */
interface OpenedCommit extends BaseCommit {
  scanned(): Promise<ScannedCheckout>;
}

/** A base of which only a part was scanned would make old findings look new. */
async function scanWhole(base: CommitFiles, host: Host, config: Config): Promise<ScannedCheckout> {
  const scanned = await scanCheckout(base, config, { ...host, onlyReferences: true });
  const stopped = stopGap(host.stop);
  if (stopped !== undefined) throw new Failure(stopped.cause, stopped.message);
  return scanned;
}

async function openCommit(
  host: Host,
  config: Config,
  ci: CiConnection | Gap,
  use: BaseUse,
): Promise<OpenedCommit | undefined> {
  if ('cause' in ci) throw new Failure(ci.cause, ci.message);
  const { openBase } = await import('./connect.js');
  const base = await openBase(host, ci, use);
  if (base === undefined) return undefined;
  const files = filesBelow(base.files, host.repository?.folder);
  return { ...base, files, scanned: memoizeAsync(() => scanWhole(files, host, config)) };
}

function waiversUnread(error: unknown): Gap {
  const { message } = gapFrom(error, 'base commit');
  return {
    cause: 'policy-unread',
    subject: 'base commit',
    message: `The inline waivers of the base commit could not be read: ${message}`,
  };
}

/** The paths of the change, and those that it only renames. */
async function filesOfChange(
  { files }: Host,
  base: OpenedCommit,
  checkout: ScannedCheckout,
  { policy }: Config,
): Promise<{ readonly paths: ReadonlySet<string>; readonly renames: Renames }> {
  const [scanned, before, now] = await Promise.all([base.scanned(), base.files.list(), files.list()]);
  const paths = new Set(now);
  const treeBefore = { ...scanned, paths: new Set(before) };
  return { paths, renames: renamedFiles(treeBefore, { ...checkout, paths }, policy) };
}

async function compareWithBase(
  host: Host,
  { files: base, scanned }: OpenedCommit,
  { paths, renames }: Awaited<ReturnType<typeof filesOfChange>>,
  { findings, occurrences, gaps, placesOf }: Compared,
): Promise<Comparison> {
  const existing = (await scanned()).occurrences;
  const places = [
    ...findings.flatMap(({ at }) => at ?? []),
    ...gaps.flatMap((gap) => [...(placesOf(gap) ?? [])]),
  ];
  const baseline = {
    references: baselineReferences(existing, occurrences, paths, renames),
    unchanged: await unchangedFiles(places, occurrences, base, host),
  };
  return {
    findings: compareFindings(findings, occurrences, baseline),
    gaps: withExisting(gaps, placesOf, occurrences, baseline),
    base: baseline,
  };
}

function baseUnread({ cause, message }: Gap): Gap {
  const sentence = `Findings could not be compared with the base commit: ${message}`;
  return { cause, subject: 'base commit', message: sentence };
}

/** Of the files with such places, but without a reference there: whether the base has them with the same content. */
async function unchangedFiles(
  places: readonly Place[],
  occurrences: readonly Occurrence[],
  base: CommitFiles,
  host: Host,
): Promise<Readonly<Record<string, boolean>>> {
  const references = new Set(occurrences.map(({ at }) => placeKey(at)));
  const files = new Set(places.flatMap((at) => (references.has(placeKey(at)) ? [] : [at.file])));
  const unchanged: [string, boolean][] = [];
  for (const file of files) {
    const [now, before] = await Promise.all([readChanged(host, file), base.read(file)]);
    unchanged.push([file, 'text' in now && 'text' in before && now.text === before.text]);
  }
  return Object.fromEntries(unchanged);
}

/**
 * A file as the change has it. One that a sparse checkout left out is not on the disk, but in the commit that is checked out:
 * a change that edits it has another text there.
 */
async function readChanged({ files, git, repository }: Host, file: string): Promise<ReadFile> {
  const onDisk = await files.read(file);
  if ('text' in onDisk || onDisk.absent !== true || git === undefined) return onDisk;
  try {
    const head = await git.head();
    const committed = head && (await git.filesAt(head.commit));
    return committed === undefined ? onDisk : await filesBelow(committed, repository?.folder).read(file);
  } catch (error) {
    const { message } = gapFrom(error, file);
    return { unreadable: message };
  }
}
