// CI systems and task runners whose files are lists of commands and names of images, as a table: which keys hold what.
import { isScalar, isSeq, type YAMLMap } from 'yaml';
import { mayNameFiles } from '../../languages/shell/inputs.js';
import { scriptImages } from '../../languages/shell/script.js';
import { commandsOf } from '../../languages/shell/syntax.js';
import { tomlScripts } from '../../languages/shell/toml-scripts.js';
import { evidence } from '../../languages/shell/uses.js';
import { type NamedFile, scanWithScripts } from '../../languages/shell/yaml-scripts.js';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { interpolated } from '../../languages/yaml/scan.js';
import { textOf, wordOf } from '../../languages/yaml/text.js';
import { child, children, entries, mapsOf, nodesAt } from '../../languages/yaml/tree.js';
import { append } from '../../model/collections.js';
import { pathMatcher } from '../../model/globs/glob.js';
import type { BuiltImage, Occurrence, Scanner } from '../../model/occurrence.js';
import type { SourceFile } from '../../model/text/source.js';
import { folderOf } from '../../scan/checkout/mentions.js';
import { looksLikeImage } from '../../scan/looks-like-image.js';
import { occurrenceAt } from '../../scan/occurrence.js';
import { notPinnable } from '../../scan/reasons.js';
import { withoutNewDigest } from '../../scan/undocumented-digests.js';
import { shell } from '../build/shell.js';

interface Recipe {
  readonly paths: readonly string[];
  /** Paths of names of images from any map of the file. `*_x` is every key that ends in `_x`. */
  readonly images?: readonly string[];
  /** Paths of commands from any map of the file: texts, or lists of texts. The commands of a list run in one shell. */
  readonly scripts?: readonly string[];
  /** The keys of a program and of its arguments. */
  readonly program?: readonly [string, string];
  /** Paths from the root of names of images that are built and pushed. */
  readonly builds?: readonly string[];
  /** Paths from the root of names of files, relative to the folder of this one, and what they are read as. */
  readonly files?: readonly (readonly [string, string])[];
}

const phases = ['before_script', 'script', 'after_script', 'before_install', 'install', 'after_success'];

const packages = '**/{package,composer,deno}.json';
const isPackage = pathMatcher([packages]);

const recipes: readonly Recipe[] = [
  // https://docs.travis-ci.com/user/job-lifecycle/
  {
    paths: ['**/.travis.{yml,yaml}'],
    scripts: [...phases, 'after_failure', 'deploy.script', 'before_deploy'],
  },
  // https://www.appveyor.com/docs/appveyor-yml/
  {
    paths: ['**/{.,}appveyor.{yml,yaml}'],
    scripts: [
      ...['init', 'install', 'before_build', 'build_script', 'after_build', 'before_test', 'test_script'],
      ...[
        'after_test',
        'before_deploy',
        'deploy_script',
        'on_success',
        'on_finish',
        'ps',
        'pwsh',
        'sh',
        'cmd',
      ],
    ],
  },
  // https://docs.semaphoreci.com/reference/pipeline-yaml
  { paths: ['**/.semaphore/**/*.{yml,yaml}'], images: ['containers.*.image'], scripts: ['commands'] },
  // https://codefresh.io/docs/docs/pipelines/steps/freestyle/
  {
    paths: ['**/codefresh*.{yml,yaml}', '**/.codefresh/**/*.{yml,yaml}'],
    images: ['steps.*.image', 'arguments.image', 'services.*.image', 'composition.services.*.image'],
    scripts: ['commands'],
  },
  // https://docs.aws.amazon.com/codebuild/latest/userguide/build-spec-ref.html
  {
    paths: ['**/*buildspec*.{yml,yaml}'],
    images: ['env.image'],
    scripts: ['commands', 'finally', 'on-failure'],
  },
  // https://github.com/tomzo/gocd-yaml-config-plugin
  {
    paths: ['**/*.gocd.{yml,yaml}'],
    scripts: ['script', 'tasks.*.script'],
    program: ['command', 'arguments'],
  },
  // https://docs.screwdriver.cd/user-guide/configuration/
  { paths: ['**/screwdriver.{yml,yaml}'], images: ['image'], scripts: ['steps', 'steps.*.*'] },
  // https://cirrus-ci.org/guide/linux/
  {
    paths: ['**/.cirrus.{yml,yaml}'],
    images: ['container.image', 'arm_container.image', 'additional_containers.*.image'],
    scripts: ['*_script', 'script'],
  },
  // https://man.sr.ht/builds.sr.ht/manifest.md
  { paths: ['**/.build.yml', '**/.builds/*.yml'], scripts: ['tasks.*.*'] },
  // https://developer.harness.io/docs/platform/pipelines/harness-yaml-quickstart
  { paths: ['**/.harness/**/*.{yml,yaml}'], images: ['spec.image'], scripts: ['spec.command', 'spec.run'] },
  // https://taskfile.dev/reference/schema
  {
    paths: ['**/{Taskfile,taskfile}*.{yml,yaml}'],
    scripts: ['cmds', 'cmd', 'tasks.*', 'sh', 'preconditions', 'status'],
    files: [
      ['includes.*', 'recipes'],
      ['includes.*.taskfile', 'recipes'],
    ],
  },
  // https://lefthook.dev/configuration/
  { paths: ['**/{.,}lefthook*.{yml,yaml}'], scripts: ['run'] },
  // https://docs.npmjs.com/cli/using-npm/scripts · https://docs.deno.com/runtime/reference/cli/task/
  { paths: [packages], scripts: ['scripts.*', 'scripts.*.command', 'tasks.*', 'tasks.*.command'] },
  // https://pre-commit.com/#docker_image
  { paths: ['**/.pre-commit-{config,hooks}.{yml,yaml}'], scripts: ['entry'] },
  // https://www.gitpod.io/docs/classic/user/references/gitpod-yml
  { paths: ['**/.gitpod.{yml,yaml}'], images: ['image'], scripts: ['init', 'before', 'command'] },
  // https://devfile.io/docs/2.2.0/devfile-schema
  {
    paths: ['**/{.,}devfile.{yml,yaml}'],
    images: ['container.image'],
    scripts: ['exec.commandLine'],
  },
  // https://goreleaser.com/customization/
  {
    paths: ['**/{.,}goreleaser*.{yml,yaml}'],
    images: ['kos.*.base_image'],
    scripts: ['hooks', 'pre', 'post', 'cmd'],
    builds: [
      ...['dockers', 'docker_manifests'].map((list) => `${list}.*.image_templates.*`),
      ...['docker_manifests.*.name_template', 'dockers_v2.*.images.*'],
    ],
    files: ['dockers', 'dockers_v2'].map((list) => [`${list}.*.dockerfile`, 'dockerfile'] as const),
  },
  // https://f1bonacc1.github.io/process-compose/configuration/
  { paths: ['**/process-compose*.{yml,yaml}'], scripts: ['command'] },
  // https://render.com/docs/blueprint-spec
  { paths: ['**/render.yaml'], images: ['image.url'], scripts: ['buildCommand', 'startCommand'] },
  // https://devcenter.heroku.com/articles/build-docker-images-heroku-yml
  { paths: ['**/heroku.yml'], files: [['build.docker.*', 'dockerfile']] },
  // https://werf.io/docs/v2/reference/werf_yaml.html
  { paths: ['**/werf*.{yml,yaml}'], images: ['from'] },
  // https://getcomposer.org/doc/articles/scripts.md
  { paths: ['**/composer.json'], scripts: ['scripts.*'] },
  // https://mise.jdx.dev/tasks/toml-tasks.html · https://github.com/sagiegurari/cargo-make · https://poethepoet.natn.io/
  { paths: ['**/{.,}mise{.*,}.toml', '**/Makefile.toml', '**/{pyproject,pixi}.toml'] },
];

const rows = recipes.map((row) => ({ row, matches: pathMatcher(row.paths) }));

/** The keys of commands in TOML: of a task, or of a table of tasks. */
const tomlKeys = /^(?:run|script|cmd|shell|command|depends_script)$/;

export const recipesOfCi: Scanner = {
  id: 'recipes',
  title: 'Other CI systems, task runners, lists of images',
  paths: [
    ...recipes.flatMap(({ paths }) => paths),
    '**/Procfile',
    '**/{*[-_.],}images.{txt,list}',
    '**/*image[-_]list{.txt,}',
  ],
  hasScripts: true,
  comment: '#',
  dismisses: isPackageWithoutImages,
  scan(file) {
    if (isList.test(file.path)) return { occurrences: imagesOfLines(file), problems: [] };
    if (file.path.endsWith('Procfile'))
      return shell.scan({ path: file.path, text: file.text.replace(nameOfProcess, blanks) });
    if (isPackageWithoutImages(file)) return { occurrences: [], problems: [] };
    if (file.path.endsWith('.toml')) return tomlScripts(file, { scripts: tomlKeys });
    const row = rows.find(({ matches }) => matches(file.path))?.row ?? named;
    return scanWithScripts(
      file,
      {
        needles: [],
        find(document, _, { builds }) {
          const maps = mapsOf(document);
          append(builds, productsOf(document, file, row));
          return [
            ...at(document, maps, row.images),
            ...maps.map((map) => ({ found: dockerHook(document, map, file) })),
          ];
        },
        read: interpolated(),
      },
      (document) => at(document, mapsOf(document), row.scripts).map((node) => linesOf(document, node)),
      (document) => programsOf(document, row),
      (document) => filesOf(document, file, row),
    );
  },
};

/** A file of a package manager whose scripts name no image and no further file. */
function isPackageWithoutImages(file: SourceFile): boolean {
  if (!isPackage(file.path)) return false;
  const text = file.text.replaceAll('\\n', '\n');
  return !evidence.test(text) && !mayNameFiles.test(text);
}

/** Each line of a Procfile is a command behind a name. https://devcenter.heroku.com/articles/procfile */
const nameOfProcess = /^[\w-]{1,99}:/gm;
const blanks = (text: string) => ' '.repeat(text.length);

const isList = /(?:\.(?:txt|list)|list)$/;
const listed = /^[ \t]{0,20}(?:- )?(?<name>[^\s#"']{3,500})[ \t]*(?:#.*)?\r?$/gm;

/**
 * Lists for air-gapped clusters and mirrors: one image in a line, which programs pull, and then tag, save or compare by its name.
 * Other lines are of lists of something else.
 */
function imagesOfLines(file: SourceFile): readonly Occurrence[] {
  return [...file.text.matchAll(listed)].flatMap(({ 0: line, index, groups: { name = '' } = {} }) => {
    const start = index + line.indexOf(name);
    if (!looksLikeImage(name)) return [];
    const found = occurrenceAt(file, { start, end: start + name.length });
    return [withoutNewDigest(found, notPinnable.unknownReader)];
  });
}

/** A file that another one names, under any name. */
const named: Recipe = { paths: [], scripts: ['cmds', 'cmd', 'tasks.*', 'sh'] };

function at(
  document: YamlDocument,
  maps: readonly YAMLMap[],
  paths: readonly string[] = [],
): readonly unknown[] {
  return maps.flatMap((map) =>
    paths.flatMap((path): readonly unknown[] =>
      path.startsWith('*_')
        ? entries(document, map).flatMap(([key, value]) => (key.endsWith(path.slice(1)) ? [value] : []))
        : nodesAt(document, map, path),
    ),
  );
}

function linesOf(document: YamlDocument, node: unknown): readonly unknown[] {
  return isSeq(node) ? children(document, node).filter(isScalar) : [node];
}

function programsOf(document: YamlDocument, { program: [name, args] = ['', ''] }: Recipe) {
  return mapsOf(document).flatMap((map) => {
    const program = wordOf(child(document, map, name));
    return program === undefined ? [] : [{ program, args: children(document, child(document, map, args)) }];
  });
}

function filesOf(document: YamlDocument, file: SourceFile, { files = [] }: Recipe): readonly NamedFile[] {
  const folders = [folderOf(file.path)];
  return files.flatMap(([path, as]) =>
    nodesAt(document, document.root, path).map((node) => ({ node, as, folders })),
  );
}

function productsOf(
  document: YamlDocument,
  file: SourceFile,
  { builds = [] }: Recipe,
): readonly BuiltImage[] {
  return builds
    .flatMap((path) => nodesAt(document, document.root, path))
    .flatMap((node) => {
      const name = textOf(document, node);
      if (name === undefined) return [];
      return [{ name: name.value, at: { file: file.path, span: name.span }, isPushed: true }];
    });
}

/** The entry of a hook that pre-commit starts by `docker run`: options, the image, and its arguments. */
function dockerHook(document: YamlDocument, map: YAMLMap, file: SourceFile) {
  if (wordOf(child(document, map, 'language')) !== 'docker_image') return [];
  const entry = textOf(document, child(document, map, 'entry'));
  if (entry?.exact !== true) return [];
  const start = ['docker', 'run'].map((text) => ({ text, span: { start: 0, end: 0 } }));
  const [command] = commandsOf(entry.value, ({ start, end }) => ({
    start: start + entry.span.start,
    end: end + entry.span.start,
  }));
  return scriptImages(file, [{ words: [...start, ...(command?.words ?? [])] }]).occurrences;
}
