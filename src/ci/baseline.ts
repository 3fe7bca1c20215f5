// `new-only`: which findings the change introduces, by what the base commit holds.
import { type BaselineReference, introducedFindings } from '../checks/baseline.js';
import type { Config } from '../model/config.js';
import { type Gap, gapFrom } from '../model/failure.js';
import type { Finding } from '../model/finding.js';
import type { CommitFiles, Host } from '../model/host.js';
import { type Digest, imageName } from '../model/image.js';
import type { Occurrence } from '../model/occurrence.js';
import type { RecordedBase } from '../report/record-schema.js';
import { scanCheckout } from '../scan/checkout.js';
import type { CiConnection } from './index.js';

interface Comparison {
  readonly findings: readonly Finding[];
  readonly gaps: readonly Gap[];
  /** What the findings were held against; absent: nothing was asked. */
  readonly base?: RecordedBase;
}

/**
 * Says of each finding whether the change introduces it. On events without a base everything counts. A base that
 * cannot be read is an Unknown, and no finding is accused.
 */
export async function compareToBaseline(
  host: Host,
  config: Config,
  ci: CiConnection | Gap,
  {
    findings,
    occurrences,
  }: { readonly findings: readonly Finding[]; readonly occurrences: readonly Occurrence[] },
): Promise<Comparison> {
  if (!config.newOnly || findings.length === 0) return { findings, gaps: [] };
  try {
    if ('cause' in ci) return notCompared(findings, ci);
    const { openBase } = await import('./index.js');
    const base = await openBase(host, ci);
    if (base === undefined) return { findings, gaps: [], base: 'none' };
    const [scanned, files] = await Promise.all([scanCheckout(base.files, config), host.files.list()]);
    const unchanged = await unchangedFiles(findings, occurrences, base.files, host);
    const held = baselineReferencesFor(scanned.occurrences, occurrences, new Set(files));
    return { ...compareWithReferences(held, unchanged, { findings, occurrences }), gaps: [] };
  } catch (error) {
    return notCompared(findings, gapFrom(error, 'base commit'));
  }
}

function notCompared(findings: readonly Finding[], { cause, message }: Gap): Comparison {
  const sentence = `What the change introduces is not known: ${message}`;
  return {
    findings: findings.map((finding) => ({ ...finding, introduced: 'unknown' as const })),
    gaps: [{ cause, subject: 'base commit', message: sentence }],
    base: 'unknown',
  };
}

type Against = Exclude<RecordedBase, string>;
type Seen = Pick<Comparison, 'findings'> & { readonly occurrences: readonly Occurrence[] };

/** Says of each finding whether it is introduced; about a file that was not compared, nobody knows. */
export function compareWithReferences(
  references: Against['references'],
  unchanged: Against['unchanged'],
  { findings, occurrences }: Seen,
): Required<Omit<Comparison, 'gaps'>> {
  const base = references.map(({ file, ...held }): BaselineReference & { readonly gone: boolean } =>
    held.kind === 'opaque'
      ? { ...held, at: { file } }
      : { kind: held.kind, gone: held.gone, at: { file }, image: imageOf(held) },
  );
  const introduced = introducedFindings(
    {
      findings,
      occurrences,
      files: new Set(base.flatMap(({ at, gone }) => (gone ? [] : [at.file]))),
    },
    { occurrences: base, unchanged: (file) => unchanged[file] === true },
  );
  const compared = new Set([...occurrences.map(({ at }) => at.file), ...Object.keys(unchanged)]);
  const isKnown = ({ at }: Finding) => at === undefined || compared.has(at.file);
  return {
    findings: findings.map((finding) => ({
      ...finding,
      introduced: isKnown(finding) ? introduced.has(finding) : ('unknown' as const),
    })),
    base: { references, unchanged },
  };
}

function imageOf({
  registry,
  repository,
  tag,
  digest,
}: Omit<Extract<Against['references'][number], { kind: 'image' }>, 'file'>) {
  return {
    registry,
    repository,
    ...(tag === undefined ? {} : { tag }),
    ...(digest === undefined ? {} : { digest: digest as Digest }),
  };
}

/** Of the base's references, those to what the change refers to as well; no other can make a finding an old one. */
function baselineReferencesFor(
  base: readonly Occurrence[],
  change: readonly Occurrence[],
  files: ReadonlySet<string>,
): Against['references'] {
  const nameOf = (one: Occurrence) => (one.kind === 'opaque' ? `opaque ${one.raw}` : imageName(one.image));
  const names = new Set(change.map(nameOf));
  return base
    .filter((one) => names.has(nameOf(one)))
    .map((one) => {
      const { file } = one.at;
      const gone = !files.has(file);
      return one.kind === 'opaque'
        ? { kind: one.kind, file, gone, raw: one.raw }
        : { kind: one.kind, file, gone, ...one.image };
    });
}

/** Of the files with findings but without references, those that the base holds unchanged. */
async function unchangedFiles(
  findings: readonly Finding[],
  occurrences: readonly Occurrence[],
  base: CommitFiles,
  host: Host,
): Promise<Against['unchanged']> {
  const scanned = new Set(occurrences.map(({ at }) => at.file));
  const files = new Set(
    findings.flatMap(({ at }) => (at === undefined || scanned.has(at.file) ? [] : [at.file])),
  );
  const unchanged: [string, boolean][] = [];
  for (const file of files) {
    const [now, before] = await Promise.all([host.files.read(file), base.read(file)]);
    unchanged.push([file, 'text' in now && 'text' in before && now.text === before.text]);
  }
  return Object.fromEntries(unchanged);
}
