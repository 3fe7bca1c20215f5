// Where images of the platform are used: in a checkout, and in the repositories that audits have read.
import { type Context, linesOf } from '../../command/context.js';
import { offlineRules } from '../../command/unpinned.js';
import { scanCheckout } from '../../formats/index.js';
import { diskFiles } from '../../host/files/files.js';
import { lineFilesAt } from '../../host/files/jsonl.js';
import { machineThreads } from '../../host/scan-threads.js';
import { addToGroup, compact } from '../../model/collections.js';
import { impliedTag } from '../../model/images/image.js';
import { originImage } from '../../model/images/mirror.js';
import { plural } from '../../model/text/text.js';
import { openShardFile } from '../../organization/merge/schema.js';
import { describeReference } from '../../report/scanned.js';
import type { ReportedReference } from '../../report/schema/schema.js';
import { locator } from '../../report/texts.js';
import type { CataloguedTag } from './catalogue.js';

interface Use {
  /** Absent: the checkout. */
  readonly repository?: string;
  readonly file: string;
  readonly line: number;
}

interface Reference {
  readonly use: Use;
  /** Absent: the reference has a digest alone. */
  readonly tag?: string | undefined;
  readonly digest?: string | undefined;
}

export interface Uses {
  /** The places that use a tag. A digest alone that no tag has now may be an old one of any tag. */
  of(tag: CataloguedTag): readonly Use[];
  /** References of which nobody knows which image they name. */
  readonly unresolved: number;
  /** Why there may be uses that were not found. */
  readonly gaps: readonly string[];
}

/**
 * Reads the checkout and the files of `--used-in`.
 * @throws ShardError if one of these is no result of an audit
 */
export async function findUses(
  context: Context,
  tags: readonly CataloguedTag[],
): Promise<Uses | { readonly issues: readonly string[] }> {
  const folder = context.invocation.operands[0] ?? '.';
  const files = diskFiles(folder, undefined);
  const rules = await offlineRules(context, files);
  if ('issues' in rules) return rules;
  const { registries } = rules.config;
  const byImage = new Map<string, Reference[]>();
  const gaps: string[] = [];
  let unresolved = 0;
  const add = (reference: ReportedReference, repository?: string) => {
    const { kind, registry, repository: path, tag, digest, file, line } = reference;
    if (kind === 'opaque') unresolved += 1;
    if (kind !== 'image' || registry === undefined || path === undefined) return;
    const origin = originImage({ registry, repository: path }, registries);
    const named = tag ?? (digest === undefined ? impliedTag : undefined);
    const use = { ...compact({ repository }), file, line };
    addToGroup(byImage, `${origin.registry}/${origin.repository}`, { use, tag: named, digest });
  };
  // What the policy leaves out uses images as well.
  const selection = { paths: [], exclude: [], registries };
  const scanned = await scanCheckout(files, selection, { threads: machineThreads() });
  const locate = locator(scanned.files);
  for (const one of scanned.occurrences) add(describeReference(one, scanned.files, locate));
  const count = scanned.problems.length;
  if (count > 0)
    gaps.push(`${plural(count, 'place')} in ${folder} could not be read; \`tagproof scan\` lists them`);
  for (const name of linesOf(context.invocation, 'used-in'))
    for (const file of await lineFilesAt(name)) {
      const { head, rows } = await openShardFile(file);
      const missing = new Set(head.expected.flatMap(({ repositories }) => repositories));
      for await (const { repository, report } of rows) {
        for (const reference of report?.references ?? []) add(reference, repository);
        const isWhole = report?.incomplete.every(({ cause }) => cause !== 'unreadable-file') === true;
        if (isWhole) missing.delete(repository);
        else missing.add(repository);
      }
      const some = [...missing].slice(0, 5).join(', ') + (missing.size > 5 ? ', …' : '');
      if (missing.size > 0)
        gaps.push(`${file} has no complete audit of ${plural(missing.size, 'repository')}: ${some}`);
    }
  const current = new Map<string, Set<string>>();
  for (const { image, digest } of tags) {
    const digests = current.get(image) ?? new Set();
    current.set(image, digest === undefined ? digests : digests.add(digest));
  }
  return {
    unresolved,
    gaps,
    of({ image, tag, digest }) {
      const isUse = (one: Reference) =>
        one.tag === undefined
          ? one.digest === digest || current.get(image)?.has(one.digest ?? '') !== true
          : one.tag === tag;
      return (byImage.get(image) ?? []).filter(isUse).map(({ use }) => use);
    },
  };
}

/** The first place, and how many there are besides. */
export function usesText(uses: readonly Use[]): string {
  const [first, ...others] = uses;
  if (first === undefined) return '';
  const place = Object.values(first).join(':');
  return others.length === 0 ? place : `${place} and ${others.length} more`;
}
