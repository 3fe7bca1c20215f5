// `images`: every tag of the organization with its age, its last move, its end of life, and who uses it.
import { type Context, failureText, usageErrors } from '../../command/context.js';
import { type Column, formIssues, printListing } from '../../command/printing/listing.js';
import { pathMatcher } from '../../model/globs/glob.js';
import { plural } from '../../model/text/text.js';
import { dayMs } from '../../model/text/time.js';
import { onPlatform } from '../../onboarding/identity/client.js';
import { ShardError } from '../../organization/merge/schema.js';
import { plain } from '../../output/escape.js';
import { isoIfKnown } from '../../report/time.js';
import { type CataloguedTag, endText, readCatalogue, successorText } from './catalogue.js';
import { findUses, type Uses, usesText } from './uses.js';

/** What `--order` takes, and the field that the platform sorts by. */
const orders: Readonly<Record<string, string>> = {
  name: 'name',
  created: 'createTime',
  moved: 'updateTime',
  ended: 'deprecated',
};

type Row = CataloguedTag & { readonly uses: ReturnType<Uses['of']> };

/** Prints the list. Returns 3 if there may be uses that were not found. */
export async function listImages(context: Context): Promise<number> {
  const { flags, switches } = context.invocation;
  return onPlatform(context, ['group'], askedIn(context), async ({ iam, platform, group }, { by }) => {
    const { tags, ...facts } = await readCatalogue(iam, platform, group, by);
    const uses = await findUses(context, tags).catch(mistaken);
    if ('issues' in uses) return usageErrors(context, 'configuration', uses.issues);
    const isWanted = pathMatcher(flags.get('image')?.split('\n') ?? ['**']);
    const rows = tags
      .filter(({ name }) => isWanted(name))
      .map((tag): Row => ({ ...tag, uses: uses.of(tag) }))
      .filter(({ uses: places }) => !switches.has('unused') || places.length === 0);
    const list = { key: 'tags', noun: 'tag', facts: { ...facts, unresolved: uses.unresolved } };
    await printListing(context, { ...list, columns: columnsAt(Date.now()) }, rows);
    return warn(context, uses, rows);
  });
}

function askedIn({ invocation }: Context): { readonly by?: string } | { readonly issues: readonly string[] } {
  const text = invocation.flags.get('order');
  const issues = formIssues(invocation);
  if (issues.length > 0) return { issues };
  if (text === undefined) return {};
  const [, name = '', direction = ''] = /^(\w+)( desc)?$/.exec(text) ?? [];
  if (Object.hasOwn(orders, name)) return { by: `${orders[name]}${direction}` };
  const names = Object.keys(orders).join(', ');
  return {
    issues: [
      `\`--order\` is \`${plain(text)}\`, but must be one of ${names}, with or without \`desc\` after it.`,
    ],
  };
}

/** What is wrong with a file of `--used-in`. */
function mistaken(error: unknown): { readonly issues: readonly string[] } {
  if (error instanceof ShardError) return { issues: [`\`--used-in\`: ${plain(error.message)}.`] };
  throw error;
}

function columnsAt(now: number): readonly Column<Row>[] {
  const days = (at: number | undefined) =>
    at === undefined ? '' : `${Math.max(0, Math.floor((now - at) / dayMs))}d`;
  return [
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
      shown: ({ created }) => days(created),
    },
    { name: 'moved', value: ({ moved }) => isoIfKnown(moved), shown: ({ moved }) => days(moved) },
    { name: 'deprecated', value: ({ deprecated }) => deprecated },
    { name: 'endOfLife', value: endText, shown: endText },
    { name: 'successor', value: successorText, shown: successorText },
    { name: 'usedBy', value: ({ uses }) => uses, shown: ({ uses }) => usesText(uses) },
  ];
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
