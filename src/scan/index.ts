// The scanners, in the order of the documentation, and the scan of one file by all of them that know its format.
import { pathMatcher } from '../model/glob.js';
import { distinctByJson } from '../model/json.js';
import type {
  BuiltImage,
  ChartUse,
  CheckoutPaths,
  ImageField,
  ImageParameter,
  Mention,
  PassedArguments,
  RenamedImage,
  Scan,
  ScanContext,
  Scanner,
} from '../model/occurrence.js';
import type { InlineWaiver } from '../model/policy.js';
import type { SourceFile } from '../model/source.js';
import { ansible } from './formats/ansible.js';
import { apko } from './formats/apko.js';
import { argo } from './formats/argo.js';
import { azurePipelines } from './formats/azure-pipelines.js';
import { bake } from './formats/bake.js';
import { bakeJson } from './formats/bake-json.js';
import { bazel } from './formats/bazel.js';
import { bitbucketPipelines } from './formats/bitbucket-pipelines.js';
import { buildkite } from './formats/buildkite.js';
import { circleci } from './formats/circleci.js';
import { cloudBuild } from './formats/cloud-build.js';
import { cloudformation } from './formats/cloudformation.js';
import { compose } from './formats/compose.js';
import { concourse } from './formats/concourse.js';
import { devcontainer } from './formats/devcontainer.js';
import { dockerfile } from './formats/dockerfile.js';
import { drone } from './formats/drone.js';
import { earthfile } from './formats/earthfile.js';
import { ecs } from './formats/ecs.js';
import { fly } from './formats/fly.js';
import { gitlabCi } from './formats/gitlab-ci.js';
import { helmValues } from './formats/helm-values.js';
import { jenkinsfile } from './formats/jenkinsfile.js';
import { jsonnet } from './formats/jsonnet.js';
import { kamal } from './formats/kamal.js';
import { ko } from './formats/ko.js';
import { kubernetes } from './formats/kubernetes.js';
import { kustomize } from './formats/kustomize.js';
import { nomad } from './formats/nomad.js';
import { packer } from './formats/packer.js';
import { quadlet } from './formats/quadlet.js';
import { shell } from './formats/shell.js';
import { skaffold } from './formats/skaffold.js';
import { tekton } from './formats/tekton.js';
import { terraform } from './formats/terraform.js';
import { workflow } from './formats/workflow.js';
import { inlineWaivers } from './inline-waivers.js';
import { invalidReferences } from './invalid-references.js';
import { agreedOccurrences, withoutOverlaps } from './overlaps.js';
import { unexplainedImages } from './safety-net/index.js';

export const scanners: readonly Scanner[] = [
  dockerfile,
  compose,
  kubernetes,
  workflow,
  helmValues,
  kustomize,
  gitlabCi,
  circleci,
  tekton,
  azurePipelines,
  bitbucketPipelines,
  drone,
  cloudBuild,
  buildkite,
  concourse,
  jenkinsfile,
  argo,
  devcontainer,
  bake,
  bakeJson,
  terraform,
  packer,
  nomad,
  ecs,
  cloudformation,
  kamal,
  fly,
  ansible,
  skaffold,
  ko,
  quadlet,
  apko,
  bazel,
  earthfile,
  jsonnet,
  shell,
];

const matchers = scanners.map((scanner) => ({
  scanner,
  matches: pathMatcher(scanner.paths),
}));
/** One matcher for all: almost every file of a checkout is dismissed by it. */
const matchesAny = pathMatcher(scanners.flatMap(({ paths }) => paths));

/** Extensions of template engines: `compose.yaml.j2` is read as `compose.yaml`. */
const templateExtension = /\.(?:j2|jinja2?|tmpl|tpl|gotmpl|erb|template)$/;

/** Several stages ask for the same files one after the other. */
const maxRemembered = 1000;
const remembered = new Map<string, readonly Scanner[]>();

function scannersOf(path: string): readonly Scanner[] {
  const known = remembered.get(path);
  if (known !== undefined) return known;
  const name = path.replace(templateExtension, '');
  const found = !matchesAny(name)
    ? []
    : matchers.filter(({ matches }) => matches(name)).map(({ scanner }) => scanner);
  if (remembered.size >= maxRemembered) remembered.clear();
  remembered.set(path, found);
  return found;
}

/** True when the globs of some scanner match the path; with an id, when those of that scanner do. */
export function isKnownFormat(path: string, id?: string): boolean {
  const name = path.replace(templateExtension, '');
  if (id === undefined) return matchesAny(name);
  return matchers.some(({ scanner, matches }) => scanner.id === id && matches(name));
}

/** True where the same scanners read both files. */
export function isReadAlike(path: string, other: string): boolean {
  const scannersOfOther = scannersOf(other);
  return scannersOf(path).every((scanner) => scannersOfOther.includes(scanner));
}

/** The files that a file is read with: `siblings` are the paths of all files in its folder. */
export function companionsOf(
  path: string,
  siblings: () => readonly string[],
  checkout: CheckoutPaths,
  mentionedAs: ReadonlySet<string> = new Set(),
): readonly string[] {
  return readersOf(path, mentionedAs).flatMap(
    (scanner) => scanner.companions?.(path, siblings(), checkout) ?? [],
  );
}

/** The scanners whose globs match the path, and those that another file names for it. */
function readersOf(path: string, mentionedAs: ReadonlySet<string>): readonly Scanner[] {
  const known = scannersOf(path);
  return mentionedAs.size === 0
    ? known
    : scanners.filter((scanner) => known.includes(scanner) || mentionedAs.has(scanner.id));
}

export interface FileScan extends Scan {
  readonly waivers: readonly InlineWaiver[];
  readonly mentions: readonly Mention[];
  readonly builds: readonly BuiltImage[];
  readonly renames: readonly RenamedImage[];
  /** False for a Dockerfile, and where no scanner takes the file for one of its format. */
  readonly isKnown: boolean;
  readonly passes: readonly PassedArguments[];
  readonly charts: readonly ChartUse[];
  readonly imageParameters: readonly ImageParameter[];
  readonly passedTo: readonly string[];
  readonly imageFields: readonly ImageField[];
}

export interface FileContext extends ScanContext {
  /** Ids of scanners that other files name for this one. */
  readonly mentionedAs?: ReadonlySet<string>;
  readonly companions?: readonly SourceFile[];
}

/**
 * Scans a file with every scanner whose globs match it. Occurrences are in the order of the text, those in companions
 * last; where two scanners find the same place, the first in the array wins. Never throws, whatever the text is.
 */
export function scanFile(
  file: SourceFile,
  { mentionedAs = new Set(), companions = [], ...context }: FileContext = {},
): FileScan {
  const responsible = readersOf(file.path, mentionedAs);
  const scans = responsible.flatMap((scanner) => scanner.scan(file, companions, context) ?? []);
  const comment = responsible.find((scanner) => scanner.comment !== undefined)?.comment;
  const { waivers, problems } =
    comment === undefined || scans.length === 0
      ? { waivers: [], problems: [] }
      : inlineWaivers(file, comment);
  const found = scans.flatMap((scan) => scan.occurrences);
  const occurrences = withoutOverlaps(agreedOccurrences(found.filter(({ at }) => at.file === file.path)));
  const elsewhere = distinctByJson(found.filter(({ at }) => at.file !== file.path));
  const read = [...scans.flatMap((scan) => scan.problems), ...problems];
  // A file that could not be read completely already has a problem, and needs no further one.
  const name = file.path.replace(templateExtension, '');
  const net = read.length > 0 ? undefined : unexplainedImages(file, name, occurrences, scans.length > 0);
  const invalid = read.length > 0 ? [] : invalidReferences(file, occurrences);
  return {
    occurrences: [...occurrences, ...elsewhere],
    problems: distinctByJson([...read, ...[net ?? []].flat(), ...invalid]),
    waivers,
    mentions: distinctByJson(scans.flatMap(({ mentions = [] }) => mentions)),
    builds: scans.flatMap(({ builds = [] }) => builds),
    renames: scans.flatMap(({ renames = [] }) => renames),
    isKnown: responsible.some((one) => one === shell || (one !== dockerfile && scans.length > 0)),
    passes: scans.flatMap(({ passes = [] }) => passes),
    imageParameters: scans.flatMap(({ imageParameters = [] }) => imageParameters),
    passedTo: scans.flatMap(({ passedTo = [] }) => passedTo),
    imageFields: scans.flatMap(({ imageFields = [] }) => imageFields),
    charts: distinctByJson(scans.flatMap(({ charts = [] }) => charts)),
  };
}
