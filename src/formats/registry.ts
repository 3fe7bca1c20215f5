// The scanners, in the order of the documentation; and which of them read a file, by its path and by what other files call it.

import { pathSorter } from '../model/globs/glob.js';
import type { ChartUse, CheckoutPaths, Scanner } from '../model/occurrence.js';
import type { SourceFile } from '../model/text/source.js';
import type { FileContext } from '../scan/ports.js';
import { agents } from './agents/agents.js';
import { bake, bakeJson } from './bake/bake.js';
import { apko } from './build/apko.js';
import { bazel } from './build/bazel.js';
import { devcontainer } from './build/devcontainer.js';
import { dockerfile } from './build/dockerfile.js';
import { earthfile } from './build/earthfile.js';
import { ko } from './build/ko.js';
import { shell } from './build/shell.js';
import { argo } from './ci/argo.js';
import { azurePipelines } from './ci/azure-pipelines.js';
import { bitbucketPipelines } from './ci/bitbucket-pipelines.js';
import { buildkite } from './ci/buildkite.js';
import { circleci } from './ci/circleci.js';
import { cloudBuild } from './ci/cloud-build.js';
import { concourse } from './ci/concourse.js';
import { drone } from './ci/drone.js';
import { jenkinsfile } from './ci/jenkinsfile.js';
import { recipesOfCi } from './ci/recipes.js';
import { tekton } from './ci/tekton.js';
import { compose } from './compose/compose.js';
import { ansible } from './deploy/ansible.js';
import { cloudformation } from './deploy/cloudformation.js';
import { ecs } from './deploy/ecs.js';
import { fly } from './deploy/fly.js';
import { jsonnet } from './deploy/jsonnet.js';
import { kamal } from './deploy/kamal.js';
import { nomad } from './deploy/nomad.js';
import { packer } from './deploy/packer.js';
import { otherPlatforms } from './deploy/platforms.js';
import { quadlet } from './deploy/quadlet.js';
import { settings } from './deploy/settings.js';
import { skaffold } from './deploy/skaffold.js';
import { terraform } from './deploy/terraform.js';
import { gitlabCi } from './gitlab/gitlab-ci.js';
import { chartFiles } from './helm/chart.js';
import { helmValues } from './helm/helm-values.js';
import { kubernetes } from './kubernetes/kubernetes.js';
import { kustomize } from './kustomize/kustomize.js';
import { workflow } from './workflow/workflow.js';

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
  recipesOfCi,
  devcontainer,
  agents,
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
  otherPlatforms,
  settings,
  shell,
];

const matching = pathSorter(scanners.map((scanner) => [scanner, scanner.paths] as const));

/** Extensions of template engines: `compose.yaml.j2` is read as `compose.yaml`. */
export const templateExtension = /\.(?:j2|jinja2?|tmpl|tpl|gotmpl|erb|template)$/;

function scannersOf(path: string): ReadonlySet<Scanner> {
  return matching(path.replace(templateExtension, ''));
}

/** True when the globs of some scanner match the path; with an id, when those of that scanner do. */
export function isKnown(path: string, id?: string): boolean {
  const found = scannersOf(path);
  return id === undefined ? found.size > 0 : [...found].some((one) => one.id === id);
}

/** True where all scanners of a link read its target too. */
export function isReadAlike(link: string, target: string): boolean {
  const scannersOfTarget = scannersOf(target);
  return [...scannersOf(link)].every((scanner) => scannersOfTarget.has(scanner));
}

/** The files that a file is read with: `siblings` are the paths of all files in its folder, `uses` the charts that get its values. */
export function companionsOf(
  path: string,
  siblings: () => readonly string[],
  checkout: CheckoutPaths,
  mentionedAs: ReadonlySet<string>,
  uses: readonly ChartUse[],
): readonly string[] {
  const own = readersOf(path, mentionedAs).flatMap(
    (scanner) => scanner.companions?.(path, siblings(), checkout) ?? [],
  );
  const charts = uses.map(({ folder }) => `${folder}Chart.yaml`);
  return [...own, ...charts.flatMap((chart) => chartFiles(chart, checkout)), ...charts];
}

const yaml = /\.ya?ml$/;

/** The scanners whose globs match the path, those that another file names for it, and those that know its text. */
export function readersOf(path: string, mentionedAs: ReadonlySet<string>, text?: string): readonly Scanner[] {
  const known = scannersOf(path);
  const content = text !== undefined && yaml.test(path.replace(templateExtension, '')) ? text : undefined;
  return scanners.filter(
    (scanner) =>
      known.has(scanner) ||
      mentionedAs.has(scanner.id) ||
      (content !== undefined && scanner.recognizes?.(content) === true),
  );
}

/**
 * True for a JSON file that every scanner which reads it dismisses quickly, such as a lockfile or a schema. With companions, it
 * may be the template of a chart.
 */
export function isDismissed(
  file: SourceFile,
  { mentionedAs = new Set(), companions = [] }: FileContext = {},
): boolean {
  return (
    file.path.endsWith('.json') &&
    companions.length === 0 &&
    readersOf(file.path, mentionedAs).every((scanner) => scanner.dismisses?.(file) === true)
  );
}
