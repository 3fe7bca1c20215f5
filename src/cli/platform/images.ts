// `images`: every tag of the organization with its age, its last move, its end of life, and who uses it.
import type { PlatformClient } from '../../clients/platform/client.js';
import { type Context, failureText, usageErrors } from '../../command/context.js';
import { type Column, formIssues, type PrintedList, printListing } from '../../command/listing.js';
import { imageMatcher } from '../../model/globs/image-glob.js';
import { plural } from '../../model/text/text.js';
import { dayMs } from '../../model/text/time.js';
import { identitySetting, reporting } from '../../onboarding/identity/client.js';
import { ShardError } from '../../organization/merge/read.js';
import { plain } from '../../output/escape.js';
import { isoIfKnown } from '../../report/time.js';
import { type CataloguedTag, endText, readCatalogue, successorText } from './catalogue.js';
import { countsSince, type VulnerabilityCount, vulnerabilityTrend } from './counts.js';
import { findUses, type Uses, usesText } from './uses.js';

/** What `--order` takes, and the field that the platform sorts by. */
const orders: Readonly<Record<string, string>> = {
  name: 'name',
  created: 'createTime',
  moved: 'updateTime',
  ended: 'deprecated',
};

type Row = CataloguedTag & {
  readonly uses: ReturnType<Uses['of']>;
  readonly counts?: readonly VulnerabilityCount[];
};

/** Prints the list. Returns 3 if there may be uses that were not found. */
export async function listImages(context: Context): Promise<number> {
  const { flags, switches } = context.invocation;
  const shared = identitySetting(context, ['group']);
  const order = orderIn(flags.get('order'));
  const wrong = { issues: formIssues(context.invocation) };
  const issues = [shared, order, wrong].flatMap((part) => ('issues' in part ? part.issues : []));
  if ('issues' in shared || 'issues' in order || issues.length > 0)
    return usageErrors(context, 'usage', issues);
  const { iam, platform, config } = shared.setting;
  return reporting(context, async () => {
    const catalogue = await readCatalogue(iam, platform, config.group ?? '', order.by);
    const uses = await findUses(context, catalogue.tags).catch(mistaken);
    if ('issues' in uses) return usageErrors(context, 'configuration', uses.issues);
    const isWanted = matcherOf(flags.get('image'));
    const chosen = catalogue.tags
      .filter(isWanted)
      .map((tag): Row => ({ ...tag, uses: uses.of(tag) }))
      .filter(({ uses: places }) => !switches.has('unused') || places.length === 0);
    const rows = switches.has('vulnerabilities') ? await withCounts(iam, chosen) : chosen;
    const { registry, organization } = catalogue;
    const facts = { registry, organization, unresolved: uses.unresolved };
    await printListing(context, listing(Date.now(), facts, switches.has('vulnerabilities')), rows);
    return warn(context, uses, rows);
  });
}

function orderIn(
  text: string | undefined,
): { readonly by?: string } | { readonly issues: readonly string[] } {
  if (text === undefined) return {};
  const [name = '', direction = 'asc', ...more] = text.trim().split(/\s+/);
  const field = Object.hasOwn(orders, name) ? orders[name] : undefined;
  if (field !== undefined && ['asc', 'desc'].includes(direction) && more.length === 0)
    return { by: `${field} ${direction}` };
  const names = Object.keys(orders).join(', ');
  return {
    issues: [
      `\`--order\` is \`${plain(text)}\`, but must be one of ${names}, with or without \`desc\` after it.`,
    ],
  };
}

function matcherOf(globs: string | undefined): (tag: CataloguedTag) => boolean {
  if (globs === undefined) return () => true;
  const matches = imageMatcher(globs.split('\n'));
  return ({ image, name }) => {
    const [registry = '', ...path] = image.split('/');
    return matches({ registry, repository: path.join('/') }) || globs.split('\n').includes(name);
  };
}

/** What is wrong with a file of `--used-in`. */
function mistaken(error: unknown): { readonly issues: readonly string[] } {
  if (error instanceof ShardError) return { issues: [`\`--used-in\`: ${plain(error.message)}.`] };
  throw error;
}

async function withCounts(client: PlatformClient, rows: readonly Row[]): Promise<readonly Row[]> {
  const since = Date.now() - 30 * dayMs;
  const counts = new Map<string, Promise<ReadonlyMap<string, readonly VulnerabilityCount[]>>>();
  return Promise.all(
    rows.map(async (row) => {
      const asked = counts.get(row.repositoryUid) ?? countsSince(client, { repo: row.repositoryUid }, since);
      counts.set(row.repositoryUid, asked);
      return { ...row, counts: (await asked).get(row.tag) ?? [] };
    }),
  );
}

function listing(now: number, facts: PrintedList<Row>['facts'], hasCounts: boolean): PrintedList<Row> {
  const counted: Column<Row>[] = [
    {
      name: 'vulnerabilities',
      value: ({ counts }) => counts,
      shown: ({ counts = [] }) => vulnerabilityTrend(counts),
    },
  ];
  return {
    key: 'tags',
    noun: 'tag',
    ...(facts === undefined ? {} : { facts }),
    columns: [
      {
        name: 'image',
        keepsEnd: true,
        value: ({ image, tag }) => `${image}:${tag}`,
        shown: ({ name, tag }) => `${name}:${tag}`,
      },
      { name: 'uid', value: ({ uid }) => uid },
      { name: 'digest', value: ({ digest }) => digest },
      {
        name: 'created',
        title: 'AGE',
        value: ({ created }) => isoIfKnown(created),
        shown: ({ created }) => daysText(now, created),
      },
      { name: 'moved', value: ({ moved }) => isoIfKnown(moved), shown: ({ moved }) => daysText(now, moved) },
      { name: 'deprecated', value: ({ deprecated }) => deprecated },
      { name: 'endOfLife', value: endText, shown: endText },
      { name: 'successor', value: successorText, shown: successorText },
      ...(hasCounts ? counted : []),
      { name: 'usedBy', value: ({ uses }) => uses, shown: ({ uses }) => usesText(uses) },
    ],
  };
}

/** How long ago: `3d`; empty if that is not known. */
function daysText(now: number, at: number | undefined): string {
  return at === undefined ? '' : `${Math.max(0, Math.floor((now - at) / dayMs))}d`;
}

/** Says what an empty `USED BY` does not mean. */
function warn({ err }: Context, { gaps, unresolved }: Uses, rows: readonly Row[]): number {
  const unused = rows.filter(({ uses }) => uses.length === 0).length;
  if (unused > 0 && unresolved > 0)
    err(
      `No use was found of ${plural(unused, 'tag')}, but ${plural(unresolved, 'reference')} could not be resolved and may be one: \`tagproof scan\` lists them.`,
    );
  for (const gap of gaps) err(failureText({ cause: 'unreadable-file', message: plain(gap) }));
  return gaps.length === 0 ? 0 : 3;
}
