// The scanners, in the order of the documentation; and which of them read a file, by its path and by what other files call it.

import { pathSorter } from '../model/globs/glob.js';
import type { CheckoutPaths, Scanner } from '../model/occurrence.js';
import { agents } from './formats/agents/agents.js';
import { bake, bakeJson } from './formats/bake/bake.js';
import { apko } from './formats/build/apko.js';
import { bazel } from './formats/build/bazel.js';
import { devcontainer } from './formats/build/devcontainer.js';
import { dockerfile } from './formats/build/dockerfile.js';
import { earthfile } from './formats/build/earthfile.js';
import { ko } from './formats/build/ko.js';
import { shell } from './formats/build/shell.js';
import { argo } from './formats/ci/argo.js';
import { azurePipelines } from './formats/ci/azure-pipelines.js';
import { bitbucketPipelines } from './formats/ci/bitbucket-pipelines.js';
import { buildkite } from './formats/ci/buildkite.js';
import { circleci } from './formats/ci/circleci.js';
import { cloudBuild } from './formats/ci/cloud-build.js';
import { concourse } from './formats/ci/concourse.js';
import { drone } from './formats/ci/drone.js';
import { jenkinsfile } from './formats/ci/jenkinsfile.js';
import { recipesOfCi } from './formats/ci/recipes.js';
import { tekton } from './formats/ci/tekton.js';
import { compose } from './formats/compose/compose.js';
import { ansible } from './formats/deploy/ansible.js';
import { cloudformation } from './formats/deploy/cloudformation.js';
import { ecs } from './formats/deploy/ecs.js';
import { fly } from './formats/deploy/fly.js';
import { jsonnet } from './formats/deploy/jsonnet.js';
import { kamal } from './formats/deploy/kamal.js';
import { nomad } from './formats/deploy/nomad.js';
import { packer } from './formats/deploy/packer.js';
import { otherPlatforms } from './formats/deploy/platforms.js';
import { quadlet } from './formats/deploy/quadlet.js';
import { settings } from './formats/deploy/settings.js';
import { skaffold } from './formats/deploy/skaffold.js';
import { terraform } from './formats/deploy/terraform.js';
import { gitlabCi } from './formats/gitlab/gitlab-ci.js';
import { helmValues } from './formats/helm/helm-values.js';
import { kubernetes } from './formats/kubernetes/kubernetes.js';
import { kustomize } from './formats/kustomize/kustomize.js';
import { workflow } from './formats/workflow/workflow.js';

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
export function isKnownFormat(path: string, id?: string): boolean {
  const found = scannersOf(path);
  return id === undefined ? found.size > 0 : [...found].some((one) => one.id === id);
}

/** True where the same scanners read both files. */
export function isReadAlike(path: string, other: string): boolean {
  const scannersOfOther = scannersOf(other);
  return [...scannersOf(path)].every((scanner) => scannersOfOther.has(scanner));
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
