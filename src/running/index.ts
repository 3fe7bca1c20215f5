// `running`: compares the containers of a cluster or an engine with the pins of a report. It proves what runs as a run would.
import { type Context, linesOf, readUserFile } from '../command/context.js';
import { folderHost, runOn, silentHost } from '../command/gate.js';
import { aboutImages, hostOfImages, imagesFile } from '../command/listed-images.js';
import { type Column, formIssues, printListing } from '../command/printing/listing.js';
import { fileMistakes, readReportFile, whyNoText, withoutOwnFiles } from '../command/report-file.js';
import { compact } from '../model/collections.js';
import type { ImageReference } from '../model/images/image.js';
import { plural, shortDigest } from '../model/text/text.js';
import { formatDay } from '../model/text/time.js';
import { plain } from '../output/escape.js';
import type { ReportedFact } from '../report/schema/schema.js';
import {
  judgeRunning,
  type RunningImage,
  type RunningState,
  runningKey,
  runningStates,
  runningSubjects,
  unprovedImages,
} from './compare.js';
import { type Containers, containersIn } from './containers.js';

const maxBytes = 256 * 1024 * 1024;

/**
 * Prints the comparison. Returns 1 if something runs that is not what is written, or else 3 if that is not known of
 * something.
 */
export async function runningCommand(context: Context): Promise<number> {
  const { invocation } = context;
  const [file = ''] = invocation.operands;
  const from = linesOf(invocation, 'from');
  const [report, ...answers] = await Promise.all([readReportFile(file), ...from.map(readContainers)]);
  const issues = [
    ...('issues' in report ? report.issues : []),
    ...(from.length === 0 ? [noFile] : []),
    ...answers.flatMap((one) => ('issue' in one ? [one.issue] : [])),
    ...formIssues(invocation),
  ];
  if ('issues' in report || issues.length > 0) return fileMistakes(context, issues);
  const read = answers.flatMap((one) => ('issue' in one ? [] : one));
  const containers = read.flatMap((one) => one.containers);
  const { references, incomplete } = withoutOwnFiles(report.report, [file, ...from]);
  const subjects = runningSubjects(containers, references);
  const proofs = await proofsOf(context, unprovedImages(subjects));
  if ('issues' in proofs) return fileMistakes(context, proofs.issues);
  const images = judgeRunning(subjects, proofs);
  await printImages(context, images);
  const missing = [
    ...read.flatMap(({ isCut }) =>
      isCut ? ['A list of pods is only its first page: ask for all of them.'] : [],
    ),
    ...(images.some(({ state }) => compared.includes(state))
      ? []
      : ['Nothing that runs is in the report, so nothing was compared.']),
  ];
  const notes =
    incomplete.length === 0
      ? []
      : [`The report lacks ${plural(incomplete.length, 'item')} that could not be verified.`];
  context.err([summary(images, containers.length), ...missing, ...notes].join('\n'));
  const count = (states: readonly RunningState[]) =>
    images.filter(({ state }) => states.includes(state)).length;
  if (count(failing) > 0) return 1;
  return count(['unknown']) + missing.length > 0 ? 3 : 0;
}

const noFile =
  '`running` requires `--from FILE`, such as the output of `kubectl get pods --all-namespaces --output json`.';

async function readContainers(file: string): Promise<Containers | { readonly issue: string }> {
  const read = await readUserFile(file, maxBytes);
  if ('unreadable' in read) return { issue: `${file} cannot be read: ${whyNoText(read)}.` };
  const found = containersIn(read.text);
  if ('issue' in found) return { issue: `${file} cannot be used: ${found.issue}.` };
  if (found.containers.length > 0) return found;
  return {
    issue: `${file} has no container. Of an engine, inspect the containers together with their images.`,
  };
}

type Proofs = ReadonlyMap<string, ReportedFact>;

/** What a run of its own knows of the images, under the policy of this folder. */
async function proofsOf(
  context: Context,
  images: readonly ImageReference[],
): Promise<Proofs | { readonly issues: readonly string[] }> {
  if (images.length === 0) return new Map();
  const host = hostOfImages(silentHost(folderHost(context, '.')), images.map(runningKey));
  const ran = await runOn(context, host, 'verify', { ...aboutImages, isPreview: true });
  if (ran.issues !== undefined) return { issues: ran.issues };
  return new Map(
    ran.report.references.flatMap(({ file, registry, repository, tag, digest, fact }) =>
      file !== imagesFile || fact === undefined || registry === undefined || repository === undefined
        ? []
        : [[runningKey({ registry, repository, ...compact({ tag, digest }) }), fact] as const],
    ),
  );
}

const titles: Readonly<Record<RunningState, string>> = {
  'never-the-tag': 'never the tag',
  'other-digest': 'other digest',
  'by-tag': 'by its tag',
  unknown: 'not known',
  'as-pinned': 'as pinned',
  'not-started': 'not started',
  'other-tag': 'other tag',
  'not-running': 'not running',
  'not-in-report': 'not in the report',
};
const failing: readonly RunningState[] = ['never-the-tag', 'other-digest', 'by-tag'];
/** The states of what runs and is in the report. */
const compared: readonly RunningState[] = [...failing, 'unknown', 'as-pinned'];

const shownPlaces = 2;
const columns: readonly Column<RunningImage>[] = [
  { name: 'state', value: ({ state }) => state, shown: ({ state }) => titles[state] },
  { name: 'image', keepsEnd: true, value: ({ image }) => image, shown: ({ image }) => image },
  {
    name: 'digest',
    title: 'RUNS',
    value: ({ digest }) => digest,
    shown: ({ digest }) => (digest === undefined ? '' : shortDigest(digest)),
  },
  {
    name: 'pinned',
    value: ({ pinned }) => pinned,
    shown: ({ pinned: [first, ...more] }) =>
      first === undefined
        ? ''
        : `${shortDigest(first)}${more.length === 0 ? '' : ` and ${more.length} more`}`,
  },
  {
    name: 'since',
    value: ({ since }) => since,
    shown: ({ since, relation }) =>
      since === undefined ? '' : [formatDay(Date.parse(since)), relation ?? []].flat().join(', '),
  },
  { name: 'until', value: ({ until }) => until },
  { name: 'relation', value: ({ relation }) => relation },
  { name: 'message', value: ({ message }) => message },
  {
    name: 'where',
    keepsEnd: true,
    value: ({ where }) => where,
    shown: ({ where }) => {
      const more = where.length - shownPlaces;
      return `${where.slice(0, shownPlaces).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
    },
  },
];

/** The table has no row for what the report does not have: its line in the summary counts them. */
async function printImages(context: Context, images: readonly RunningImage[]): Promise<void> {
  const { invocation } = context;
  const isWhole = invocation.json || invocation.switches.has('csv');
  const listed = images.filter(({ state }) => isWhole || state !== 'not-in-report');
  await printListing(context, { key: 'images', noun: 'image', columns }, listed);
  if (!isWhole) for (const text of reasons(images)) context.out(text);
}

function summary(images: readonly RunningImage[], containers: number): string {
  const count = (state: RunningState) => images.filter((one) => one.state === state).length;
  const said = runningStates.flatMap((state) =>
    count(state) === 0 ? [] : [`${count(state)} ${titles[state]}`],
  );
  return `${plural(containers, 'container')}: ${said.join(', ')}`;
}

const maxReasons = 20;

/** A sentence for each image that is not as pinned. */
function reasons(images: readonly RunningImage[]): readonly string[] {
  const wrong = images.filter(({ state }) => failing.includes(state) || state === 'unknown');
  const more = wrong.length - maxReasons;
  return [
    ...wrong.slice(0, maxReasons).map(({ image, message }) => plain(`${image}: ${message}.`)),
    ...(more > 0 ? [`and ${plural(more, 'image')} more; --json has all of them.`] : []),
  ];
}
