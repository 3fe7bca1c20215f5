// Compose files: images of services and volumes, and what builds pull. Next to `build`, `image` names what is built, and
// Compose pulls it first, unless nobody can publish it or `pull_policy` says that it is built.
// https://github.com/compose-spec/compose-spec/blob/main/05-services.md#image
// https://github.com/compose-spec/compose-spec/blob/main/build.md
// https://github.com/compose-spec/compose-spec/blob/main/05-build.md
// https://docs.docker.com/build/bake/compose-file/#extension-field-with-x-bake
import { isMap, isScalar, isSeq, type Node } from 'yaml';
import { scanDockerfile, wholeFile } from '../../languages/dockerfile/dockerfile.js';
import type { WorkBudget } from '../../languages/dockerfile/lexer/lexer-types.js';
import { workOf } from '../../languages/dockerfile/reading.js';
import type { PassedImages } from '../../languages/dockerfile/values/passed.js';
import { programsIn, scanWithScripts } from '../../languages/shell/yaml-scripts.js';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { scanNestedFile } from '../../languages/yaml/nested-file.js';
import { listedText, withoutPrefix, type YamlGrammar } from '../../languages/yaml/scan.js';
import { textOf } from '../../languages/yaml/text.js';
import { child, children, entries, nodesAt } from '../../languages/yaml/tree.js';
import { append } from '../../model/collections.js';
import { pathMatcher } from '../../model/globs/glob.js';
import { parseImage } from '../../model/images/image.js';
import { isUnpublishable } from '../../model/images/official-images.js';
import { isPlatformName } from '../../model/images/platform.js';
import type { BuiltImage, Mention, Occurrence, ScanContext, Scanner } from '../../model/occurrence.js';
import type { Problem, SourceFile } from '../../model/text/source.js';
import { isImageArgument } from '../../scan/looks-like-image.js';
import { opaqueAt } from '../../scan/occurrence.js';
import { NamedPlatforms } from '../../scan/platforms.js';
import { notPinnable, unresolved } from '../../scan/reasons.js';
import { buildsOf } from '../../scan/values/build-arguments.js';
import type { ValuesOf } from '../../scan/values/possible-values.js';
import { expand } from '../../scan/values/variables.js';
import { composeArguments, isDotenv, projectValues, referenceReader } from './layers.js';
import { composeMentions } from './mentions.js';

const reset = '!reset';

const paths = [
  '**/*compose*.{yml,yaml}',
  '**/{stack,docker-stack,docker-swarm}*.{yml,yaml}',
  '**/*[.-]stack.{yml,yaml}',
];
const isCompose = pathMatcher(paths);

export const compose: Scanner = {
  id: 'compose',
  title: 'Compose',
  paths,
  recognizes: (text) =>
    /^services:\s*$/m.test(text) && /^\s{1,99}(?:image|build):/m.test(text) && !otherRoots.test(text),
  // Its commands run in containers, which store no images.
  hasScripts: false,
  comment: '#',
  // `env_file` of a service sets variables in its container only, and none in this file.
  companions(path, siblings) {
    // Files of one folder use the variables of its `.env`, and may override each other's builds and platforms.
    return siblings.filter((one) => one !== path && (isDotenv(one) || isCompose(one)));
  },
  scan(file, companions = [], context = {}) {
    const mentions: Mention[] = [];
    const builds: BuiltImage[] = [];
    const platforms = new NamedPlatforms();
    const valuesOf = projectValues(companions);
    const pay = workOf(file.text.length);
    const grammar: YamlGrammar = {
      needles: [],
      hasOwnTags: true,
      find(document, _file, { problems, passes }) {
        const named = composeMentions(document, file, companions);
        append(mentions, named.mentions);
        append(problems, named.problems);
        append(passes, named.passes);
        append(builds, builtServices(document, file));
        notePlatforms(document, platforms);
        const found = findImages(document, { file, problems, valuesOf, context, pay });
        return found && [...found, { found: named.occurrences }];
      },
      read: referenceReader(companions),
    };
    const scan = scanWithScripts(
      file,
      grammar,
      (document) => commandsOf(document).map((node) => [node]),
      (document) => programsIn(document, commandsOf(document)),
    );
    if (scan === undefined) return undefined;
    const all = [...scan.builds, ...builds];
    const occurrences = platforms.within(scan.occurrences, () =>
      companions.some(({ path, text }) => !isDotenv(path) && text.includes('platform')),
    );
    return { ...scan, occurrences, mentions, builds: all };
  },
};

/** Notes the `platform` of each service at the start of its image. */
function notePlatforms(document: YamlDocument, platforms: NamedPlatforms): void {
  for (const service of children(document, child(document, document.root, 'services'))) {
    const start = textOf(document, child(document, service, 'image'))?.span.start;
    if (start === undefined) continue;
    const written = textOf(document, child(document, service, 'platform'))?.value ?? '';
    platforms.note(start, isPlatformName(written) ? [written] : []);
  }
}

/** Keys that other formats have beside `services`. */
const otherRoots = /^(?:apiVersion|kind|jobs|steps|pipelines?|stages|parameters|on):/m;

/** What the services run, beside the entry points of their images. */
function commandsOf(document: YamlDocument): readonly Node[] {
  const paths = ['command', 'entrypoint', 'healthcheck.test', 'post_start.*.command', 'pre_stop.*.command'];
  return [...paths, 'develop.watch.*.exec.command'].flatMap((path) =>
    nodesAt(document, document.root, `services.*.${path}`),
  );
}

/** Compose gives what it builds for such a service this name, and the Dockerfile the names of contexts. */
function builtServices(document: YamlDocument, file: SourceFile): readonly BuiltImage[] {
  return entries(document, child(document, document.root, 'services')).flatMap(([key, service]) => {
    const build = child(document, service, 'build');
    const contexts = child(document, build, 'additional_contexts');
    const named = entries(document, contexts).flatMap(([context, node]): readonly BuiltImage[] => {
      const text = textOf(document, node);
      return text === undefined
        ? []
        : [{ name: context, at: { file: file.path, span: text.span }, isPushed: false }];
    });
    const name = textOf(document, child(document, service, 'image'));
    if (isEmpty(build)) return named;
    if (name === undefined && build?.range != null) {
      const [start, end] = build.range;
      return [...named, { name: `*-${key}`, at: { file: file.path, span: { start, end } }, isPushed: false }];
    }
    if (name === undefined || isPulled(document, service)) return named;
    const expansion = expand(name.value, () => undefined);
    const at = { file: file.path, span: name.span };
    const own = expansion.kind === 'value' ? expansion.value : name.value;
    return [...named, { name: own, at, isPushed: false }];
  });
}

interface ComposeReading {
  readonly file: SourceFile;
  readonly problems: Problem[];
  readonly valuesOf: ValuesOf;
  readonly context: ScanContext;
  /** For all Dockerfiles in the file. */
  readonly pay: WorkBudget;
}

function findImages(document: YamlDocument, reading: ComposeReading): readonly unknown[] | undefined {
  const services = child(document, document.root, 'services');
  if (!isMap(services)) return child(document, document.root, 'include') === undefined ? undefined : [];
  // Models are artifacts of a registry.
  const models = nodesAt(document, document.root, 'models.*.model').map((node) =>
    listedText(textOf(document, node), notPinnable.notDocumented('Docker Model Runner')),
  );
  return [
    ...models,
    ...children(document, services).flatMap((service) => {
      const build = child(document, service, 'build');
      const volumes = children(document, child(document, service, 'volumes')).filter(
        (volume) => textAt(document, volume, 'type') === 'image',
      );
      return [
        ...(isEmpty(build)
          ? imagesWithoutBuild(document, service, reading.file)
          : imagesOfBuild(document, build, reading)),
        ...(isEmpty(build) ? [] : imagesBesideBuild(document, service)),
        ...volumes.map((volume) => child(document, volume, 'source')),
      ];
    }),
  ];
}

/** The image that is pulled. Where `!reset` takes the build of another file away, that file's image is. */
function imagesWithoutBuild(document: YamlDocument, service: unknown, file: SourceFile): readonly unknown[] {
  const image = child(document, service, 'image');
  const build = child(document, service, 'build');
  if (image !== undefined || build?.tag !== reset || build.range == null) return [image];
  const [start, end] = build.range;
  return [{ found: [opaqueAt(file, { start, end }, 'variable', unresolved.resetBuild)] }];
}

/**
 * Without a policy, Compose pulls the image, and builds it where that fails. Nothing tells whether its registry has it, but
 * nobody can publish a name without an organization. A swarm knows no policy.
 */
function imagesBesideBuild(document: YamlDocument, service: unknown): readonly unknown[] {
  const image = child(document, service, 'image');
  if (isPulled(document, service)) return [image];
  const text = textOf(document, image);
  if (text === undefined || isBuiltOnly(text.value)) return [];
  const policy = textAt(document, service, 'pull_policy');
  const isKept = policy === 'build' || policy === 'never';
  const why = isKept ? unresolved.pulledBySwarm(policy) : unresolved.pulledOrBuilt;
  return [{ text, read: (file: SourceFile) => opaqueAt(file, text.span, 'variable', why) }];
}

function isBuiltOnly(name: string): boolean {
  const parsed = parseImage(name);
  return parsed.kind === 'image' && (isUnpublishable(parsed.image) || parsed.image.registry === 'localhost');
}

function imagesOfBuild(document: YamlDocument, build: unknown, reading: ComposeReading): readonly unknown[] {
  const inline = child(document, build, 'dockerfile_inline');
  return [
    ...(inline === undefined
      ? imageArguments(document, child(document, build, 'args'))
      : [{ found: imagesOfInline(document, build, inline, reading) }]),
    ...imagesBesideDockerfile(document, build, reading.valuesOf),
  ];
}

/** By the text of the Dockerfile, which many builds may use by alias, and the arguments beside it. */
const inlineImages = new WeakMap<object, Map<string, readonly Occurrence[]>>();

/** What reading a character of a Dockerfile takes. */
const stepsPerCharacter = 4;

/** The images of a Dockerfile in the file, built with the arguments beside it. */
function imagesOfInline(
  document: YamlDocument,
  build: unknown,
  inline: unknown,
  { file, problems, valuesOf, context, pay }: ComposeReading,
): readonly Occurrence[] {
  const builds = buildsOf(composeArguments(document, file, build, valuesOf));
  if (!isScalar(inline)) return [];
  const byArguments = inlineImages.get(inline) ?? new Map<string, readonly Occurrence[]>();
  inlineImages.set(inline, byArguments);
  const key = JSON.stringify(builds, (name, value) => (name === 'file' ? value.path : value));
  const known = byArguments.get(key);
  if (known !== undefined) return known;
  // One text that is built in many ways is as much work as many texts.
  document.step(stepsPerCharacter * String(inline.value).length);
  const passed: PassedImages[] = [];
  const scan = scanNestedFile(file, inline, {
    scan(inner) {
      const found = scanDockerfile(inner, { ...wholeFile(inner), pay }, false, { ...context, builds });
      passed.push(found.passed);
      return found;
    },
  });
  append(
    problems,
    scan.problems,
    passed.flatMap((one) => one.problems),
  );
  const found = [...scan.occurrences, ...passed.flatMap((one) => one.occurrences)];
  byArguments.set(key, found);
  return found;
}

/** Arguments such as `BASE_IMAGE: org/app:1` or `BASE_IMAGE=org/app:1`, which override the Dockerfile's default. */
function imageArguments(document: YamlDocument, args: unknown): readonly unknown[] {
  if (!isSeq(args))
    return entries(document, args).flatMap(([name, value]) =>
      isImageArgument(name, textOf(document, value)?.value ?? '') ? [value] : [],
    );
  return children(document, args).flatMap((entry) => {
    const text = textOf(document, entry);
    const name = /^[^=]*=/.exec(text?.value ?? '')?.[0] ?? '=';
    const value = text && withoutPrefix(name, text);
    return value !== undefined && isImageArgument(name.slice(0, -1), value.value) ? [{ text: value }] : [];
  });
}

/** A policy that pulls makes the image of a service with `build` one that is used. */
function isPulled(document: YamlDocument, service: unknown): boolean {
  const policy = textOf(document, child(document, service, 'pull_policy'))?.value ?? '';
  return /^(?:always|missing|if_not_present|daily|weekly|every_.*)$/.test(policy);
}

/** `!reset` removes a key, whatever value is behind it. */
function isEmpty(node: Node | undefined): boolean {
  return node === undefined || node.tag === reset || (isScalar(node) && node.value === null);
}

function textAt(document: YamlDocument, node: unknown, key: string): unknown {
  const value = child(document, node, key);
  return isScalar(value) ? value.value : undefined;
}

const scheme = 'docker-image://';
const generator = /^(?:[^,]*,)*?generator=/;

/** The candidates of a `build`, and of what Bake reads beside it. */
function imagesBesideDockerfile(
  document: YamlDocument,
  build: unknown,
  valuesOf: ValuesOf,
): readonly unknown[] {
  const bake = child(document, build, 'x-bake');
  return [
    ...contextImages(document, child(document, build, 'additional_contexts'), valuesOf),
    ...contextImages(document, child(document, bake, 'contexts'), valuesOf),
    ...children(document, child(document, build, 'cache_from')),
    ...children(document, child(document, bake, 'cache-from')),
    ...generatorImage(document, child(document, build, 'sbom')),
  ];
}

/** A variable may hold the scheme. */
function contextImages(document: YamlDocument, contexts: unknown, valuesOf: ValuesOf): readonly unknown[] {
  const values = isSeq(contexts)
    ? children(document, contexts)
    : entries(document, contexts).map(([, value]) => value);
  return values.flatMap((node): readonly unknown[] => {
    if (!isScalar(node)) return [];
    if (String(node.value).includes(scheme)) return [node];
    const text = textOf(document, node);
    if (text?.value.includes('$') !== true) return [];
    const expansion = expand(text.value, (name) => valuesOf(name).at(-1)?.value);
    if (expansion.kind !== 'value' || !expansion.value.includes(scheme)) return [];
    return [{ text: { ...text, value: expansion.value, exact: false } }];
  });
}

/** `sbom: generator=image`; without a generator, BuildKit has one of its own. */
function generatorImage(document: YamlDocument, sbom: unknown): readonly unknown[] {
  const text = textOf(document, sbom);
  const prefix = generator.exec(text?.value ?? '')?.[0];
  const image = prefix === undefined || text === undefined ? undefined : withoutPrefix(prefix, text);
  return image === undefined ? [] : [{ text: image }];
}
