// Compares an audit with an earlier one, a repository at a time: what is new, what is fixed, and what cannot be told.
import { addToGroup, compact } from '../../model/collections.js';
import { worstFirst } from '../../output/view.js';
import type { ChangedFinding, NewlyHarmful, ReportedChanges } from '../../report/schema/changes-schema.js';
import type { Report, ReportedFinding } from '../../report/schema/schema.js';
import { repositoryKey } from '../merge/name.js';

/** Keeps the first `max` items by `order`. Equal items keep their order of arrival. */
export function keepFirst<T>(max: number, order: (a: T, b: T) => number) {
  let kept: T[] = [];
  const trim = () => {
    kept = kept.sort(order).slice(0, max);
  };
  return {
    add(item: T): void {
      kept.push(item);
      if (kept.length >= 2 * max) trim();
    },
    items(): readonly T[] {
      trim();
      return [...kept];
    },
  };
}

/** The key of a finding within its repository. */
function findingKey({ file, check, image, artifact, advisory }: ReportedFinding): string {
  return JSON.stringify([file, check, image?.registry, image?.repository, image?.tag, artifact, advisory]);
}

/** `registry/repository:tag`; `undefined` for a finding that is about no image. */
function imageNameOf({ image }: Pick<ReportedFinding, 'image'>): string | undefined {
  if (image === undefined) return undefined;
  return `${image.registry}/${image.repository}${image.tag === undefined ? '' : `:${image.tag}`}`;
}

const maxImages = 200;
const maxCounted = 5000;

/** Collects images with findings of a check that had none in the same repository before. */
function newlyHarmful(wanted: string, earlier: readonly ReportedFinding[]) {
  const known = new Set(earlier.filter(({ check }) => check === wanted).map(keyOf));
  const found = new Map<string, { findings: number; origins: Set<string> }>();
  return {
    /** Takes a new finding; those of other checks are ignored. */
    add(finding: ReportedFinding): void {
      const image = imageNameOf(finding);
      if (finding.check !== wanted || image === undefined || known.has(keyOf(finding))) return;
      const one = found.get(image) ?? { findings: 0, origins: new Set<string>() };
      if (!found.has(image) && found.size >= maxCounted) return;
      found.set(image, one);
      one.findings += 1;
      one.origins.add(repositoryKey(finding.origin ?? ''));
    },
    /** Those with the most findings first. */
    images: (): NewlyHarmful[] =>
      [...found]
        .map(([image, { findings, origins }]) => ({ image, findings, repositories: origins.size }))
        .sort((a, b) => b.findings - a.findings || (a.image < b.image ? -1 : 1))
        .slice(0, maxImages),
  };
}

function keyOf(finding: ReportedFinding): string {
  return `${repositoryKey(finding.origin ?? '')} ${imageNameOf(finding)}`;
}

/** As many changed findings are listed; all are counted. */
const maxListed = 500;

/** The part of a report that is compared. */
type ComparedReport = Pick<Report, 'findings' | 'incomplete'>;

/**
 * A finding is recognized by its repository, file, check and image, not by its line. Memory grows with the earlier report
 * and with what is listed, not with what is added.
 */
export class AuditComparison {
  readonly #before = new Map<string, Map<string, ReportedFinding[]>>();
  readonly #known: (origin: string) => boolean;
  /** The last finding that the earlier report lists, if it leaves some out. */
  readonly #last: ReportedFinding | undefined;
  readonly #counts = { new: 0, fixed: 0, still: 0, waived: 0, first: 0, unverified: 0, uncompared: 0 };
  readonly #new = keepFirst<ReportedFinding>(maxListed, worstFirst);
  readonly #fixed = keepFirst<ReportedFinding>(maxListed, worstFirst);
  readonly #foreign;
  readonly #stale;
  readonly #since: string;

  constructor(earlier: Report) {
    const { findings, repositories, totals, startedAt } = earlier;
    this.#since = startedAt;
    const open = findings.filter(({ waived }) => waived === undefined);
    for (const finding of open) {
      const origin = repositoryKey(finding.origin ?? '');
      const keys = this.#before.get(origin) ?? new Map<string, ReportedFinding[]>();
      this.#before.set(origin, keys);
      addToGroup(keys, findingKey(finding), finding);
    }
    const isCut = totals !== undefined && totals.findings + totals.waived > findings.length;
    this.#last = isCut ? findings.at(-1) : undefined;
    const read = repositories?.filter(({ missing, references, findings: found, unknown }) =>
      missing === true ? false : references + found > 0 || unknown === 0,
    );
    const names = read && new Set(read.map(({ origin }) => repositoryKey(origin)));
    this.#known = (origin) => names === undefined || names.has(origin);
    this.#foreign = newlyHarmful('digest-not-in-history', findings);
    this.#stale = newlyHarmful('stale-digest', findings);
  }

  /** Compares a repository, or with one report the only one. Each is added once. */
  add({ findings, incomplete }: ComparedReport, origin?: string) {
    const key = repositoryKey(origin ?? '');
    const before = this.#before.get(key) ?? new Map<string, ReportedFinding[]>();
    this.#before.delete(key);
    const named = findings.map((finding) => ({ ...finding, ...compact({ origin }) }));
    const open = named.filter(({ waived }) => waived === undefined);
    const added = open
      .filter((finding) => !this.#isStill(before, finding))
      .filter((one) => this.#isNew(one, key));
    for (const finding of added) {
      this.#new.add(finding);
      this.#foreign.add(finding);
      this.#stale.add(finding);
    }
    this.#counts.new += added.length;
    const waived = new Set(named.filter((one) => one.waived !== undefined).map(findingKey));
    return { new: added.length, fixed: this.#gone(before, waived, incomplete.length === 0) };
  }

  /** The result; call it once, at the end. What was in repositories that were not added is not verified. */
  result(): ReportedChanges {
    for (const left of this.#before.values()) this.#gone(left, new Set(), false);
    return {
      since: this.#since,
      counts: { ...this.#counts },
      new: this.#new.items().map(changed),
      fixed: this.#fixed.items().map(changed),
      newlyForeign: this.#foreign.images(),
      newlyStale: this.#stale.images(),
    };
  }

  #isStill(before: Map<string, ReportedFinding[]>, finding: ReportedFinding): boolean {
    if (before.get(findingKey(finding))?.pop() === undefined) return false;
    this.#counts.still += 1;
    return true;
  }

  /** True for a finding that the earlier report would list if it had existed. */
  #isNew(finding: ReportedFinding, origin: string): boolean {
    const why = !this.#known(origin)
      ? 'first'
      : this.#last !== undefined && worstFirst(finding, this.#last) > 0
        ? 'uncompared'
        : undefined;
    if (why !== undefined) this.#counts[why] += 1;
    return why === undefined;
  }

  /** Counts what is left of the earlier findings. Nothing counts as fixed where something could not be verified. */
  #gone(left: Map<string, ReportedFinding[]>, waived: ReadonlySet<string>, isVerified: boolean): number {
    let fixed = 0;
    for (const [key, findings] of left) {
      if (waived.has(key)) this.#counts.waived += findings.length;
      else if (!isVerified) this.#counts.unverified += findings.length;
      else {
        fixed += findings.length;
        for (const finding of findings) this.#fixed.add(finding);
      }
    }
    this.#counts.fixed += fixed;
    return fixed;
  }
}

function changed(finding: ReportedFinding): ChangedFinding {
  const { origin, check, severity, file, line, artifact, advisory } = finding;
  return {
    ...compact({ origin }),
    check,
    severity,
    ...compact({ file, line, image: imageNameOf(finding), artifact, advisory }),
  };
}
