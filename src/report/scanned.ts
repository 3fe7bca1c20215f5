// References and problems of a scan, as `scan --json` and the report show them. Without facts, so that a scan loads nothing else.
import { compact } from '../model/collections.js';
import { withImpliedTag } from '../model/images/image.js';
import type { Occurrence } from '../model/occurrence.js';
import type { Problem, SourceFile } from '../model/text/source.js';
import type { ReportedReference } from './schema/schema.js';
import type { Locate } from './texts.js';

/** An occurrence as the report and `scan --json` show it, without its fact. */
export function describeReference(
  occurrence: Occurrence,
  files: ReadonlyMap<string, SourceFile>,
  locate: Locate,
): ReportedReference {
  const { at, raw, parts, uses, testData } = occurrence;
  const { file } = at;
  const text = files.get(file)?.text ?? '';
  const shared = {
    file,
    ...locate(at),
    raw,
    ...(parts === undefined
      ? {}
      : {
          parts: parts.map(({ part, span }) => ({
            part,
            raw: text.slice(span.start, span.end),
            ...locate({ file, span }),
          })),
        }),
    ...(uses === undefined ? {} : { uses: uses.map((span) => locate({ file, span })) }),
    ...compact({ testData }),
  };
  if (occurrence.kind === 'opaque')
    return { kind: 'opaque', ...shared, why: occurrence.why, detail: occurrence.detail };
  if (occurrence.kind === 'local')
    return { kind: 'local', ...shared, ...occurrence.image, builtBy: { ...occurrence.builtBy } };
  const noPlace = occurrence.pin.kind === 'refused' ? { noPlace: occurrence.pin.why } : {};
  const { image } = occurrence;
  const assumed = image.tag === undefined ? withImpliedTag(image).tag : undefined;
  const assumedTag = assumed === undefined ? {} : { assumedTag: assumed };
  return { kind: 'image', ...shared, ...image, ...assumedTag, ...noPlace };
}

/** Problems as `scan --json` shows them. */
export function describeProblem({ file, message, span }: Problem, locate: Locate) {
  return { file, message, ...(span === undefined ? {} : locate({ file, span })) };
}

/** Image and tag as one name; for an opaque reference its text. */
export function referenceName({ kind, raw, registry, repository, tag }: ReportedReference): string {
  return kind === 'opaque' ? raw : `${registry}/${repository}${tag === undefined ? '' : `:${tag}`}`;
}
