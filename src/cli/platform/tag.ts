// `tag`: what the platform knows of one tag: its digest, platforms, size, end of life, vulnerabilities and readme.
import { isUnsupported } from '../../clients/http/api-error.js';
import type { PlatformClient } from '../../clients/platform/client.js';
import { type Context, printJson, usageErrors } from '../../command/context.js';
import { compact } from '../../model/collections.js';
import { Failure } from '../../model/failure.js';
import type { Digest } from '../../model/images/image.js';
import { dayMs, formatDay } from '../../model/text/time.js';
import { identitySetting, reporting } from '../../onboarding/identity/client.js';
import { plain } from '../../output/escape.js';
import { terminalTable, wrapped } from '../../output/terminal/columns.js';
import { isoIfKnown } from '../../report/time.js';
import { type CataloguedTag, endText, readCatalogue, successorText } from './catalogue.js';
import { countsSince, type VulnerabilityCount } from './counts.js';

const countedDays = 90;
/** Of the readme in a terminal; JSON has all of it. */
const maxLines = 12;
const labelWidth = 13;

interface Platformed {
  readonly architecture: string;
  /** Bytes; absent if the platform does not say. */
  readonly size?: number;
}

/** Prints what is known. Returns 3 if the platform does not list the tag. */
export async function showTag(context: Context): Promise<number> {
  const shared = identitySetting(context, ['group']);
  if ('issues' in shared) return usageErrors(context, 'usage', shared.issues);
  const { iam, platform, config } = shared.setting;
  const [operand = ''] = context.invocation.operands;
  return reporting(context, async () => {
    const { tags } = await readCatalogue(iam, platform, config.group ?? '');
    const found = tagNamed(tags, operand);
    const alike = tags.filter(
      ({ image, digest, uid }) => image === found.image && digest === found.digest && uid !== found.uid,
    );
    const [platforms, { content }, counts] = await Promise.all([
      found.digest === undefined ? [] : platformsOf(iam, found.repositoryUid, found.digest),
      iam.getReadme([found.repositoryUid]).catch(emptyIfUnsupported),
      countsSince(iam, { repo: found.repositoryUid, tag: found.tag }, Date.now() - countedDays * dayMs),
    ]);
    const known = { ...found, platforms, counts: counts.get(found.tag) ?? [], readme: content };
    const sameDigest = alike.map((one) => one.tag);
    if (context.invocation.json) await printJson(context, documentOf(known, sameDigest));
    else context.out(textOf(known, sameDigest, context.width));
    return 0;
  });
}

/** By `name:tag`, or the whole name with registry and organization. @throws Failure */
function tagNamed(tags: readonly CataloguedTag[], text: string): CataloguedTag {
  const found = tags.filter(
    ({ name, image, tag: own }) => text === `${name}:${own}` || text === `${image}:${own}`,
  );
  const [only] = found;
  if (only !== undefined && found.length === 1) return only;
  if (only !== undefined)
    throw new Failure('contradiction', `${plain(text)} is a tag of ${found.length} repositories`);
  throw new Failure(
    'not-found',
    `The organization has no tag ${plain(text)}. Give it as NAME:TAG; \`tagproof images\` lists all of them`,
  );
}

async function platformsOf(
  client: PlatformClient,
  repository: string,
  digest: Digest,
): Promise<readonly Platformed[]> {
  try {
    const { architectures } = await client.getArchitectures([repository, digest]);
    return await Promise.all(
      architectures.map(async (architecture) => {
        const { size } = await client.getSize([repository, digest], { architecture });
        // No image has 0 bytes.
        return { architecture, ...compact({ size: size || undefined }) };
      }),
    );
  } catch (error) {
    // The platform keeps the newest images only.
    if (isUnsupported(error)) return [];
    throw error;
  }
}

function emptyIfUnsupported(error: unknown): { readonly content: string } {
  if (isUnsupported(error)) return { content: '' };
  throw error;
}

interface Known extends CataloguedTag {
  readonly platforms: readonly Platformed[];
  readonly counts: readonly VulnerabilityCount[];
  readonly readme: string;
}

function documentOf(
  { created, moved, counts, repositoryUid, name: _, ...known }: Known,
  sameDigest: readonly string[],
) {
  return compact({
    ...known,
    repository: repositoryUid,
    created: isoIfKnown(created),
    moved: isoIfKnown(moved),
    sameDigest,
    vulnerabilities: counts,
  });
}

function textOf(known: Known, sameDigest: readonly string[], width?: number): string {
  const { image, tag: own, digest, created, moved, platforms, counts, readme } = known;
  const rows = [
    ['image', `${image}:${own}`],
    ['digest', digest ?? ''],
    ['created', created === undefined ? '' : formatDay(created)],
    ['last move', moved === undefined ? '' : formatDay(moved)],
    ['end of life', endText(known)],
    ['move to', successorText(known)],
    ['same digest', sameDigest.join(', ')],
    ['platforms', platforms.map(sizeText).join(', ')],
  ].filter(([, value]) => value !== '');
  return [
    ...rows.flatMap(([label = '', value = '']) => detailLines(label, plain(value), width)),
    ...countTable(counts, width),
    ...readmeLines(readme, width),
    `\nNext: \`tagproof history ${plain(image)}:${plain(own)}\` shows every digest that it had.`,
  ].join('\n');
}

/** A digest is never cut. */
function detailLines(label: string, value: string, width = 100): readonly string[] {
  const [first, ...more] = wrapped(value, width - labelWidth);
  return [`${label.padEnd(labelWidth)}${first}`, ...more.map((line) => ' '.repeat(labelWidth) + line)];
}

function sizeText({ architecture, size }: Platformed): string {
  if (size === undefined) return architecture;
  return `${architecture} ${size < 1e6 ? `${Math.ceil(size / 1e3)} kB` : `${(size / 1e6).toFixed(1)} MB`}`;
}

function countTable(counts: readonly VulnerabilityCount[], width?: number): readonly string[] {
  if (counts.length === 0) return [];
  const severities = [...new Set(counts.flatMap(({ bySeverity }) => Object.keys(bySeverity)))].sort();
  const rows = counts.map(({ date, total, bySeverity }) => [
    date.slice(0, 10),
    String(total),
    ...severities.map((name) => String(bySeverity[name] ?? 0)),
  ]);
  const titles = ['VULNERABILITIES', 'ALL', ...severities.map((name) => name.toUpperCase())];
  return [
    '',
    terminalTable(
      [titles, ...rows].map((row) => row.map(plain)),
      width,
    ),
  ];
}

function readmeLines(readme: string, width = 100): readonly string[] {
  const lines = readme
    .trim()
    .split('\n')
    .flatMap((line) => wrapped(plain(line), width));
  if (readme.trim() === '') return [];
  return [
    '',
    ...lines.slice(0, maxLines),
    ...(lines.length > maxLines ? ['… (`--json` has all of it)'] : []),
  ];
}
