// `tag`: what the platform knows of one tag: its digest, platforms, sizes, end of life, vulnerabilities over time and readme.
import type { PlatformClient } from '../../clients/platform/client.js';
import { type Context, printJson } from '../../command/context.js';
import { compact } from '../../model/collections.js';
import { Failure } from '../../model/failure.js';
import { dayMs, formatDay } from '../../model/text/time.js';
import { onPlatform } from '../../onboarding/identity/client.js';
import { plain } from '../../output/escape.js';
import { wrapped } from '../../output/terminal/columns.js';
import { isoIfKnown } from '../../report/time.js';
import { type CataloguedTag, endText, ifKnown, readCatalogue, successorText } from './catalogue.js';

const countedDays = 90;
/** Of the readme in a terminal; JSON has all of it. */
const maxLines = 12;
const labelWidth = 17;

/** Prints what is known. Returns 3 if the platform does not list the tag. */
export async function showTag(context: Context): Promise<number> {
  return onPlatform(context, ['group'], {}, async ({ iam, platform, group }) => {
    const { tags } = await readCatalogue(iam, platform, group);
    const found = tagNamed(tags, context.invocation.operands[0] ?? '');
    const isAlike = ({ image, digest }: CataloguedTag) => image === found.image && digest === found.digest;
    const sameDigest = tags.filter((one) => one !== found && isAlike(one)).map(({ tag }) => tag);
    const known = { ...found, sameDigest, ...(await detailsOf(iam, found)) };
    const [created, moved] = [isoIfKnown(found.created), isoIfKnown(found.moved)];
    if (context.invocation.json) await printJson(context, { ...known, ...compact({ created, moved }) });
    else context.out(textOf(known, context.width));
    return 0;
  });
}

/** By `name:tag`, or the whole name with registry and organization. @throws Failure */
function tagNamed(tags: readonly CataloguedTag[], text: string): CataloguedTag {
  const found = tags.filter(({ name, image, tag }) => [`${name}:${tag}`, `${image}:${tag}`].includes(text));
  const [only] = found;
  if (only !== undefined && found.length === 1) return only;
  const many = found.length === 0 ? 'no tag' : `${found.length} tags`;
  const next = 'Give it as NAME:TAG; `tagproof images` lists all of them';
  throw new Failure('not-found', `The organization has ${many} ${plain(text)}. ${next}`);
}

type Details = Awaited<ReturnType<typeof detailsOf>>;

/** What one digest and one repository are asked for; a platform without an operation, or without the image, says nothing. */
async function detailsOf(client: PlatformClient, { repositoryUid, digest, tag }: CataloguedTag) {
  const from = new Date(Date.now() - countedDays * dayMs).toISOString();
  const place = [repositoryUid, digest ?? ''];
  const [architectures, readme, counted] = await Promise.all([
    digest === undefined ? [] : ifKnown(client.getArchitectures(place), (known) => known.architectures, []),
    ifKnown(client.getReadme([repositoryUid]), ({ content }) => content, ''),
    ifKnown(client.listVulnerabilityCounts([], { repo: repositoryUid, tag, from }), ({ items }) => items, []),
  ]);
  const sizes = architectures.map(async (architecture) => {
    // No image has 0 bytes.
    const bytes = await ifKnown(client.getSize(place, { architecture }), ({ size }) => size, 0);
    return { architecture, ...compact({ size: bytes || undefined }) };
  });
  const vulnerabilities = counted.map(({ date, vulnCounts }) => ({
    date,
    bySeverity: Object.fromEntries(vulnCounts.map(({ severity, count }) => [severity, count])),
  }));
  vulnerabilities.sort((a, b) => Date.parse(a.date) - Date.parse(b.date));
  return { platforms: await Promise.all(sizes), vulnerabilities, readme };
}

type KnownTag = CataloguedTag & Details & { readonly sameDigest: readonly string[] };

function textOf(known: KnownTag, width = 100): string {
  const { image, tag, digest, created, moved, platforms, vulnerabilities, readme, sameDigest } = known;
  const rows = [
    ['image', `${image}:${tag}`],
    ['digest', digest ?? ''],
    ['created', created === undefined ? '' : formatDay(created)],
    ['last move', moved === undefined ? '' : formatDay(moved)],
    ['end of life', endText(known)],
    ['move to', successorText(known)],
    ['same digest', sameDigest.join(', ')],
    ['platforms', platforms.map(sizeText).join(', ')],
    ...vulnerabilities.map((one, at) => [at === 0 ? 'vulnerabilities' : '', countText(one)]),
  ].filter(([, value]) => value !== '');
  const about = readme
    .trim()
    .split('\n')
    .flatMap((line) => wrapped(plain(line), width));
  return [
    // A digest is a word, which is never cut.
    ...rows.flatMap(([label = '', value = '']) =>
      wrapped(plain(value), width - labelWidth).map(
        (line, at) => `${(at === 0 ? label : '').padEnd(labelWidth)}${line}`,
      ),
    ),
    ...(readme.trim() === '' ? [] : ['', ...about.slice(0, maxLines)]),
    ...(about.length > maxLines ? ['… (`--json` has all of it)'] : []),
    `\nNext: \`tagproof history ${plain(image)}:${plain(tag)}\` shows every digest that it had.`,
  ].join('\n');
}

function sizeText({ architecture, size }: Details['platforms'][number]): string {
  if (size === undefined) return architecture;
  return `${architecture} ${size < 1e6 ? `${Math.ceil(size / 1e3)} kB` : `${(size / 1e6).toFixed(1)} MB`}`;
}

/** `2026-11-20: 3 (1 HIGH, 2 LOW)` */
function countText({ date, bySeverity }: Details['vulnerabilities'][number]): string {
  const counts = Object.entries(bySeverity).filter(([, count]) => count > 0);
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  const parts = counts.map(([severity, count]) => `${count} ${severity}`).join(', ');
  return `${date.slice(0, 10)}: ${all}${parts === '' ? '' : ` (${parts})`}`;
}
