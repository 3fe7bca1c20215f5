// Decides about a run: what its trees name and what its logs say, against the incident. Pure.
import {
  type Digest,
  type ImageReference,
  imageName,
  parseImage,
  repositoryName,
  withImpliedTag,
} from '../model/images/image.js';
import { plural, shortDigest } from '../model/text/text.js';
import type { Incident } from './incident.js';
import type { JobLog } from './log.js';
import { type ExposureAnswer, type RunRow, worst } from './report.js';
import type { NamedImage } from './trees.js';

/** A job that ran within the window. */
export interface JobFacts {
  readonly name: string;
  readonly attempt: number;
  readonly url?: string;
  readonly log: JobLog;
}

export interface RunFacts {
  readonly named: readonly NamedImage[];
  /** What of the trees could not be read. */
  readonly unread: readonly string[];
  /** Workflows of other repositories that the run calls, as it names them. */
  readonly called: readonly string[];
  /** Those of every attempt; `unread` with the reason. */
  readonly jobs: readonly JobFacts[] | { readonly unread: string };
}

/** `registry/repository@digest` of what was in use before the window. */
export type KnownBefore = ReadonlySet<string>;

/** The key of a digest in `KnownBefore`. */
export function pinKey(image: Pick<ImageReference, 'registry' | 'repository'>, digest: Digest): string {
  return `${repositoryName(image)}@${digest}`;
}

interface Reason {
  readonly answer: ExposureAnswer;
  readonly why: string;
}

/** All digests that the incident says are bad. */
export function badDigests({ windows }: Incident): ReadonlySet<Digest> {
  return new Set(windows.flatMap(({ digests }) => digests));
}

function isBad({ windows }: Incident, digest: Digest): boolean {
  return windows.some(({ digests }) => digests.includes(digest));
}

/** What a reference says by itself, if something runs it; `undefined`: a log must say what it was. */
export function reasonOf(incident: Incident, known: KnownBefore, one: NamedImage): Reason | undefined {
  const { image, raw, why = '' } = one;
  if (image === undefined) return { answer: 'unknown', why: `${raw}: cannot determine the image: ${why}` };
  const { digest } = image;
  if (digest === undefined) return undefined;
  if (isBad(incident, digest))
    return { answer: 'exposed', why: `${raw}: the digest is a bad one of the incident` };
  const harmless = whyHarmless(incident, known, image, digest);
  if (harmless !== undefined) return { answer: 'not-exposed', why: `${raw}: the digest ${harmless}` };
  return { answer: 'possibly-exposed', why: `${raw}: the digest is first seen within the window` };
}

/** Why a digest is not that of the incident, after `the digest`; `undefined`: it may be. */
function whyHarmless(
  incident: Incident,
  known: KnownBefore,
  image: Pick<ImageReference, 'registry' | 'repository'>,
  digest: Digest,
): string | undefined {
  if (isBad(incident, digest)) return undefined;
  if (known.has(pinKey(image, digest))) return 'was pinned before the window, by commit dates';
  return incident.windows.some(({ good }) => good.includes(digest)) ? 'is listed as good' : undefined;
}

/** The answer for a run. A bad digest counts wherever a log has it, a good one only where the runner has pulled it. */
export function decideRun(
  incident: Incident,
  known: KnownBefore,
  facts: RunFacts,
): Pick<RunRow, 'answer' | 'reasons' | 'evidence'> {
  const { named, unread, called, jobs } = facts;
  if ('unread' in jobs) {
    const found = worst(named.map((one) => reasonOf(incident, known, one)?.answer ?? 'possibly-exposed'));
    // That it ran within the window is not known.
    const answer = found === 'exposed' ? 'possibly-exposed' : worst([found, 'unknown']);
    return { answer, reasons: [jobs.unread], evidence: [] };
  }
  if (jobs.length === 0)
    return { answer: 'not-exposed', reasons: ['no job of it ran within the window'], evidence: [] };
  const evidence = jobs.flatMap(({ name, attempt, url, log }) =>
    log.bad.map(({ line, digest, text }) => ({
      job: name,
      attempt,
      line,
      digest,
      text,
      ...(url === undefined ? {} : { url }),
    })),
  );
  const reasons: Reason[] = [
    ...evidence.map(
      ({ job, line, digest }): Reason => ({
        answer: 'exposed',
        why: `the log of ${job} names the bad digest ${shortDigest(digest)} in line ${line}`,
      }),
    ),
    ...named.map((one) => reasonOf(incident, known, one) ?? byLogs(incident, known, facts, one, jobs)),
    ...unread.map((why): Reason => ({ answer: 'unknown', why: `not read: ${why}` })),
    ...called.map(
      (path): Reason => ({
        answer: 'unknown',
        why: `it calls ${path}, a workflow of another repository that is not read`,
      }),
    ),
  ];
  const answer = worst(reasons.map((one) => one.answer));
  const shown = reasons.filter((one) => one.answer === answer).map(({ why }) => why);
  return { answer, reasons: [...new Set(shown)].slice(0, 20), evidence: evidence.slice(0, 20) };
}

/** A tag of the incident: only what the runner has pulled, and only it, can show that it was another image. */
function byLogs(
  incident: Incident,
  known: KnownBefore,
  { named }: RunFacts,
  one: NamedImage,
  jobs: readonly JobFacts[],
): Reason {
  const possibly = (why: string): Reason => ({ answer: 'possibly-exposed', why: `${one.raw}: ${why}` });
  const missing = jobs.find(({ log }) => log.unread !== undefined);
  if (missing !== undefined) return possibly(`${missing.log.unread} (job ${missing.name})`);
  const { image } = one;
  if (image === undefined) return possibly('the image is not known');
  const name = imageName(image);
  const isSame = ({ image: other }: NamedImage) => other !== undefined && imageName(other) === name;
  if (named.some((other) => isSame(other) && other.byRunner !== true))
    return possibly('a step or a build uses the tag, and only the runner says for certain what it pulls');
  const pulls = jobs.flatMap(({ log }) => log.pulls).filter((pull) => pulledName(pull.image) === name);
  const cut = jobs.find(({ log }) => !log.isReady);
  if (cut !== undefined) return possibly(`the log of ${cut.name} does not say what the runner has pulled`);
  if (pulls.length === 0) return possibly('no log says what the runner has pulled');
  const other = pulls.find(({ digest }) => whyHarmless(incident, known, image, digest) === undefined);
  if (other !== undefined)
    return possibly(
      `the runner has pulled ${shortDigest(other.digest)}, which is neither listed nor known from before`,
    );
  return {
    answer: 'not-exposed',
    why: `${one.raw}: ${plural(pulls.length, 'pull')} of the runner, all of good digests`,
  };
}

function pulledName(raw: string): string | undefined {
  const parsed = parseImage(raw);
  return parsed.kind === 'image' ? imageName(withImpliedTag(parsed.image)) : undefined;
}
