// The scanners, in the order of the documentation.
import type { Scanner } from '../model/occurrence.js';
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
