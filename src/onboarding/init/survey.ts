// Surveys a repository: formats, registries, pins and CI systems.

import { presetRegistries } from '../../clients/index.js';
import { scanCheckout } from '../../formats/index.js';
import { scanners } from '../../formats/registry.js';
import { compact, groupedBy } from '../../model/collections.js';
import { pathMatcher } from '../../model/globs/glob.js';
import { presets } from '../../model/images/presets.js';
import type { Files } from '../../model/run/host.js';
import type { ScanThreads } from '../../model/run/scan-threads.js';
import { whereIs } from '../../model/text/position.js';

export interface Survey {
  /** How many files were read, and how many of them have references. */
  readonly files: number;
  readonly holding: number;
  /** Most references first. */
  readonly formats: readonly {
    readonly title: string;
    readonly files: number;
    readonly references: number;
  }[];
  readonly registries: readonly {
    readonly registry: string;
    readonly references: number;
    readonly pinned: number;
  }[];
  readonly references: number;
  readonly pinned: number;
  /** Images without a digest in places where a digest can be written. */
  readonly pinnable: number;
  /** References that no registry is asked about: images that cannot be determined, and those that are built here. */
  readonly opaque: number;
  readonly local: number;
  /** Globs of examples, test data and files for development with references that are not pinned. */
  readonly samples: readonly string[];
  /** The platform preset whose registry some images come from. */
  readonly platform?: string;
  /** CI systems whose configuration files exist. */
  readonly ci: readonly string[];
  /** Workflows that already run Tagproof. */
  readonly users: readonly string[];
  /** Files that could not be read or parsed, each with the reason. */
  readonly problems: readonly string[];
}

const systems: Readonly<Record<string, string>> = {
  'GitHub Actions': '.github/workflows/*.{yml,yaml}',
  'GitLab CI': '.gitlab-ci.yml',
  CircleCI: '.circleci/config.yml',
  'Azure Pipelines': '{azure-pipelines.yml,.azure-pipelines/**}',
  Jenkins: '{Jenkinsfile,**/Jenkinsfile}',
  'Bitbucket Pipelines': 'bitbucket-pipelines.yml',
};
const sampleFolder = /^(?:.*\/)?(?:examples?|samples?|testdata|fixtures|__fixtures__)(?=\/)/;

/** Scans every file of a known format. Makes no requests. */
export async function surveyOf(files: Files, threads?: ScanThreads): Promise<Survey> {
  const everything = { paths: [], exclude: [], surface: 'terminal' } as const;
  const [checkout, paths] = await Promise.all([
    scanCheckout(files, everything, compact({ threads })),
    files.list(),
  ]);
  const images = checkout.occurrences.flatMap((one) => (one.kind === 'image' ? [one] : []));
  const unpinned = images.filter(({ image }) => image.digest === undefined);
  const registries = largestFirst(images, ({ image }) => image.registry).map(([registry, found]) => ({
    registry,
    references: found.length,
    pinned: found.filter(({ image }) => image.digest !== undefined).length,
  }));
  const platform = Object.keys(presets).find((_, index) =>
    registries.some(({ registry }) => registry === presetRegistries[index]),
  );
  return {
    files: checkout.scanned,
    holding: new Set(checkout.occurrences.map(({ at }) => at.file)).size,
    formats: formatsOf(checkout),
    registries,
    references: checkout.occurrences.length,
    pinned: images.length - unpinned.length,
    pinnable: unpinned.filter(({ pin }) => pin.kind === 'place').length,
    opaque: checkout.occurrences.length - images.length,
    local: checkout.occurrences.filter(({ kind }) => kind === 'local').length,
    // An override that names test data would make it count as usual.
    samples: samplesIn(
      unpinned.filter(({ testData }) => testData === undefined).map(({ at }) => at.file),
      (file) => checkout.files.get(file)?.text ?? '',
    ),
    ...(platform === undefined ? {} : { platform }),
    ci: Object.entries(systems).flatMap(([name, glob]) => {
      return paths.some(pathMatcher([glob])) ? [name] : [];
    }),
    users: await usersIn(files, paths),
    problems: [
      ...new Map(
        checkout.problems.map(({ file, message, span }) => {
          const source = checkout.files.get(file);
          const where = span === undefined || source === undefined ? file : whereIs({ file, span }, [source]);
          return [file, `${where}: ${message}`];
        }),
      ).values(),
    ],
  };
}

const composeFile = /(?:^|\/)(?:docker-)?compose[^/]*\.ya?ml$/;
/** Files that only development uses, by their names; each with the glob for all like it. */
const development: readonly (readonly [RegExp, string])[] = [
  [/(?:^|\/)(?:docker-)?compose\.override\.ya?ml$/, '**/{docker-compose,compose}.override.{yml,yaml}'],
  [/(?:^|\/)\.devcontainer\//, '**/.devcontainer/**'],
];

/**
 * One glob per folder of samples, or a common one for folders of the same name; one for each kind of files for development;
 * and the Compose files that build an image of their own next to the others.
 */
function samplesIn(files: readonly string[], textOf: (file: string) => string): readonly string[] {
  const kindOf = (file: string) => development.find(([name]) => name.test(file))?.[1];
  const builds = (file: string) => composeFile.test(file) && /^[ \t]+["']?build["']?\s*:/m.test(textOf(file));
  const ofDevelopment = files.flatMap((file) =>
    sampleFolder.test(file) ? [] : (kindOf(file) ?? (builds(file) && !/[*?[\]{}!]/.test(file) ? file : [])),
  );
  const folders = [...new Set(files.flatMap((file) => sampleFolder.exec(file)?.[0] ?? []))];
  const byName = largestFirst(folders, (folder) => folder.split('/').at(-1) ?? '');
  const ofFolders = byName.map(
    ([name, [only = '', ...others]]) => `${others.length === 0 ? only : `**/${name}`}/**`,
  );
  return [...new Set([...ofFolders, ...ofDevelopment])].sort();
}

/** How many references each format contributes, by scanning the files that have some once more per format. */
function formatsOf({ files }: Awaited<ReturnType<typeof scanCheckout>>): Survey['formats'] {
  const found = scanners.map((scanner) => {
    const matches = pathMatcher(scanner.paths);
    const counts = [...files.values()].flatMap((file) => {
      const references = matches(file.path) ? (scanner.scan(file)?.occurrences.length ?? 0) : 0;
      return references > 0 ? [references] : [];
    });
    const references = counts.reduce((sum, count) => sum + count, 0);
    return { title: scanner.title, files: counts.length, references };
  });
  return found.filter(({ files: some }) => some > 0).sort((a, b) => b.references - a.references);
}

async function usersIn(files: Files, paths: readonly string[]): Promise<readonly string[]> {
  const workflows = paths.filter((path) => /^\.github\/workflows\/[^/]+\.ya?ml$/.test(path));
  const read = await Promise.all(workflows.map(async (path) => ({ path, read: await files.read(path) })));
  return read.flatMap(({ path, read: file }) =>
    'text' in file && /\buses:\s*["']?[\w./-]*tagproof@/.test(file.text) ? [path] : [],
  );
}

/** The items by key, the largest group first. */
function largestFirst<T>(
  items: readonly T[],
  keyOf: (item: T) => string,
): readonly (readonly [string, readonly T[]])[] {
  return [...groupedBy(items, keyOf)].sort(([, a], [, b]) => b.length - a.length);
}
