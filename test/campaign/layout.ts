// References spread over files of several formats, with waivers next to some of them.
import { hostileFolder } from './hostile.js';
import type { Random } from './random.js';

export type Files = Readonly<Record<string, string>>;

/** A reference, and the file that contains it. */
export interface Placed {
  readonly reference: string;
  readonly file: string;
  /** The check that a comment next to it waives, with the reason. */
  readonly waiver?: string;
}

interface Format {
  readonly head?: string;
  readonly comment: string;
  /** One reference; `at` makes names unique. */
  readonly entry: (reference: string, at: number) => string;
}

const quoted = JSON.stringify;
const dockerfile = (end = ''): Format => ({
  comment: '#',
  entry: (reference, at) => `FROM ${reference.replace(/\s/g, '')} AS s${at}${end}`,
});

/** `registry.test/acme/app:1@sha256:…` in its parts. */
function partsOf(reference: string) {
  const [name = '', digest = ''] = reference.split('@');
  const colon = name.lastIndexOf(':');
  const tag = colon > name.lastIndexOf('/') ? name.slice(colon + 1) : '';
  return { repository: tag === '' ? name : name.slice(0, colon), tag, digest };
}

const formats: Readonly<Record<string, Format>> = {
  Dockerfile: { ...dockerfile(), head: '# syntax\n' },
  'a/Dockerfile': dockerfile('\r'),
  'deploy/compose.yaml': {
    head: 'services:\n',
    comment: '  #',
    entry: (reference, at) => `  s${at}: {image: ${quoted(reference)}}`,
  },
  'k8s/app.yml': {
    comment: '#',
    entry: (reference) =>
      `---\napiVersion: v1\nkind: Pod\nspec: {containers: [{name: c, image: ${quoted(reference)}}]}`,
  },
  'chart/values.yaml': {
    comment: '#',
    entry(reference, at) {
      const { repository, tag, digest } = partsOf(reference);
      return `s${at}:\n  image: {repository: ${quoted(repository)}, tag: ${quoted(tag)}, digest: ${quoted(digest)}}`;
    },
  },
  'kustomize/kustomization.yaml': {
    head: 'kind: Kustomization\nimages:\n',
    comment: '  #',
    entry(reference, at) {
      const { repository, tag, digest } = partsOf(reference);
      const pin = digest === '' ? '' : `, digest: ${quoted(digest)}`;
      return `  - {name: s${at}, newName: ${quoted(repository)}, newTag: ${quoted(tag)}${pin}}`;
    },
  },
  '.github/workflows/ci.yml': {
    head: 'on: push\njobs:\n',
    comment: '  #',
    entry: (reference, at) =>
      `  j${at}: {runs-on: ubuntu-latest, container: ${quoted(reference)}, steps: []}`,
  },
  'infra/main.tf': {
    comment: '#',
    entry: (reference, at) => `resource "docker_image" "s${at}" { name = ${quoted(reference)} }`,
  },
};

const names = Object.keys(formats) as unknown as readonly [string];

/** Where a reference is; hostile worlds have folders whose names are so, too. */
export function randomPlace(random: Random, reference: string, folder: string | undefined): string {
  if (reference.startsWith('$')) return 'Dockerfile';
  const file = random.pick(names);
  // Workflows are read in one folder alone.
  if (file.startsWith('.github/')) return file;
  return folder !== undefined && random.chance(0.3) ? `${folder}/${file.split('/').at(-1)}` : file;
}

export const randomFolder = (random: Random, hostile: boolean) =>
  hostile ? hostileFolder(random) : undefined;

function formatOf(file: string): Format {
  const last = file.split('/').at(-1) ?? '';
  const [, format] = Object.entries(formats).find(([name]) => name.endsWith(last)) ?? [];
  return formats[file] ?? format ?? dockerfile();
}

export function layOut(placed: readonly Placed[]): Files {
  const files: Record<string, string> = {};
  placed.forEach(({ reference, file, waiver }, at) => {
    const { head = '', comment, entry } = formatOf(file);
    const waiverLine = waiver === undefined ? '' : `${comment} tagproof: ignore[${waiver}\n`;
    files[file] = `${files[file] ?? head}${waiverLine}${entry(reference, at)}\n`;
  });
  return files;
}
